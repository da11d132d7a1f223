"""Calls: how people want to be called, and whatever they are to be called with.

`call` is for whoever knows of something that a person should hear of; tables are looked at by
`calling.py`. Everything is kept before it is sent (`sending.py`), and sent only if it still holds.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

import msgspec

from ludotheque.server.post import clean_address, mailbox_of
from ludotheque.server.service.record import new_id
from ludotheque.server.service.tables import Tables
from ludotheque.server.service.trouble import Trouble, stored
from ludotheque.server.service.wishes import (
    begin_in,
    check_wishes,
    has_wished,
    read_wishes,
    without_mail,
    write_wishes,
    zone_named,
)
from ludotheque.server.store.calls import Callee, FirstLetter, NewCall, Way
from ludotheque.server.wire import sheets
from ludotheque.server.wire.sheets.calls import CallKind, CallLanguage

TOGETHER: Final = 30.0
"""So many seconds a call waits for others that go with it."""
CONFIRMED_WITHIN: Final = 86_400.0
"""Seconds in which an address has to be confirmed."""
FIRST_LETTERS: Final = 3
"""So many letters to be confirmed go to one address in that time, whoever asks."""
LINK_LETTERS: Final = 12
"""So many letters with another link, which also anybody can ask for."""
SHOWN: Final = 2
"""So many letters of an address are shown to whoever has a link."""


class LinkData(msgspec.Struct):
    """What a letter with one link holds."""

    address: str
    path: str
    language: CallLanguage


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


class Calls:
    """What people wish, and what they are called with."""

    def __init__(self, tables: Tables, has_mail: bool, push_key: str = "") -> None:
        self.tables = tables
        self.book = tables.store.calls
        self.has_mail = has_mail
        self.push_key = push_key

    # Calling

    async def call(self, guest: str, kind: CallKind, table: str = "") -> None:
        """Call somebody in all ways they wish for that kind, a little later and if it holds then
        (`causes.holds`); nothing happens if they wish for none."""
        callee = await self._callee(guest)
        if not callee.off_key:
            return  # Of whom nothing is kept: there is no address, and no browser.
        now = self.tables.now()
        await self._add(
            [
                NewCall(new_id(), guest, way, kind, now + TOGETHER, now, table)
                for way in self.ways(callee, kind)
            ]
        )

    async def mail_link(self, guest: str, kind: str, path: str, language: CallLanguage) -> bool:
        """Send a letter with one link to a path of this site, to the address that a guest has
        confirmed: now, whatever they wish; whether there is such an address, to which not too many
        went within a day. Its words are `letter-<kind>` and `letter-<kind>-subject`."""
        callee, now = await self._callee(guest), self.tables.now()
        if not (self.has_mail and callee.address):
            return False
        counted = hashed(f"{kind} {mailbox_of(callee.address)}")
        since = now - CONFIRMED_WITHIN
        if not await stored(self.book.count_letter(counted, now, since, LINK_LETTERS)):
            return False
        await self._add([self._link(guest, kind, callee.address, path, language)])
        return True

    async def guests_at(self, address: str) -> list[str]:
        """The guests who have confirmed an email address."""
        clean = clean_address(address)
        return [] if clean is None else await stored(self.book.guests_at(clean))

    def ways(self, callee: Callee, kind: str) -> list[Way]:
        """In which ways somebody wants to be called for a kind, and can be."""
        wishes = read_wishes(callee.wishes)
        ways: list[Way] = []
        if self.has_mail and callee.address and kind in wishes.mail:
            ways.append("mail")
        if self.push_key and kind in wishes.push:
            ways.append("push")
        return ways

    # Wishing

    async def sheet(self, guest: str) -> sheets.CallSheet:
        """How somebody is called, and how one can be."""
        callee = await self._callee(guest)
        return sheets.CallSheet(
            wishes=read_wishes(callee.wishes),
            has_wished=has_wished(callee.wishes),
            has_mail=self.has_mail,
            address=callee.address,
            asked=callee.asked if self._is_open(callee) else "",
            push_key=self.push_key,
            browsers=len(await stored(self.book.pushes(guest))),
        )

    async def wish(self, guest: str, wishes: sheets.CallWishes) -> None:
        """Keep how somebody wants to be called."""
        check_wishes(wishes)
        now = self.tables.now()
        # Kept with the wish, so that no crash comes between: the tables are told by `Holidays`.
        errand = NewCall(new_id(), guest, "self", "holiday", now, now, is_alone=True)
        before = read_wishes((await self._callee(guest)).wishes)
        is_new = before.holidays != wishes.holidays or before.zone != wishes.zone
        errands = [errand] if is_new else []
        await stored(self.book.keep_wishes(guest, write_wishes(wishes), new_id(), errands))

    async def ask_address(
        self, guest: str, address: str, language: CallLanguage, zone: str = "UTC"
    ) -> None:
        """Send a letter to an address; until it is confirmed by the link in it, nothing else is
        sent there, and the one before stays."""
        clean = clean_address(address)
        if clean is None:
            raise Trouble("bad-address")
        if not self.has_mail:
            raise Trouble("no-mail")
        zone_named(zone)
        token, now = secrets.token_urlsafe(24), self.tables.now()
        before = (await self._callee(guest)).wishes
        first = FirstLetter(
            guest=guest,
            address=clean,
            address_hash=hashed(mailbox_of(clean)),
            proof=hashed(token),
            off_key=new_id(),
            call=self._link(guest, "confirm", clean, f"/calls/confirm/{token}", language),
            most=FIRST_LETTERS,
            since=now - CONFIRMED_WITHIN,
            before=before,
            wishes=before if has_wished(before) else begin_in(language, zone),
        )
        if not await stored(self.book.ask_address(first)):
            raise Trouble("enough-letters")

    async def confirm(self, token: str) -> sheets.Confirmed:
        """Confirm an address by what the letter told."""
        since = self.tables.now() - CONFIRMED_WITHIN
        guest = await stored(self.book.confirm(hashed(token), since))
        if guest is None:
            raise Trouble("no-such-letter")
        return sheets.Confirmed((await self._callee(guest)).address)

    async def drop_address(self, guest: str) -> None:
        await stored(self.book.drop_address(guest))

    async def signing_off(self, key: str) -> sheets.SignedOff:
        """Whom a link that signs off belongs to."""
        callee = await self._of_key(key)
        name, _, domain = callee.address.partition("@")
        shown = f"{name[:SHOWN]}…@{domain}" if domain else ""
        return sheets.SignedOff(shown, bool(domain and read_wishes(callee.wishes).mail))

    async def sign_off(self, key: str) -> sheets.SignedOff:
        """Send no more letters that call to tables; done again, it changes nothing."""
        callee = await self._of_key(key)
        wishes = without_mail(read_wishes(callee.wishes))
        await stored(self.book.keep_wishes(callee.guest, write_wishes(wishes), key))
        return await self.signing_off(key)

    # How it is done

    async def _callee(self, guest: str) -> Callee:
        return (await stored(self.book.callees([guest]))).get(guest) or Callee(guest)

    async def _of_key(self, key: str) -> Callee:
        callee = await stored(self.book.callee_of_key(key))
        if callee is None:
            raise Trouble("no-such-letter")
        return callee

    async def _add(self, calls: list[NewCall]) -> None:
        if calls:
            await stored(self.book.add(calls))

    def _is_open(self, callee: Callee) -> bool:
        return callee.asked_at >= self.tables.now() - CONFIRMED_WITHIN

    def _link(
        self, guest: str, kind: str, address: str, path: str, language: CallLanguage
    ) -> NewCall:
        now = self.tables.now()
        data = msgspec.json.encode(LinkData(address, path, language)).decode()
        return NewCall(new_id(), guest, "mail", kind, now, now, data=data, is_alone=True)
