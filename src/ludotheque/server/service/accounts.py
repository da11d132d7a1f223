"""Accounts: guests who keep who they are, and how they come back.

Nothing secret is kept: of passkeys the public keys, of recovery codes, cookies and links their
hashes. What is answered here is durable; a way in that was used is used up before anybody is in.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from collections.abc import Collection
from typing import Final, Literal, Protocol

from msgspec import Struct

from ludotheque.server.service import passkeys
from ludotheque.server.service.erasing import erase
from ludotheque.server.service.merging import merge
from ludotheque.server.service.names import clean_name, own_looks
from ludotheque.server.service.passkeys import Site
from ludotheque.server.service.record import Guest, guest_id, handle
from ludotheque.server.service.sessions import Sessions, good_cookies
from ludotheque.server.service.tables import Tables
from ludotheque.server.service.trouble import Trouble, stored
from ludotheque.server.store.accounts import Account, Challenge, Passkey, Purpose, Session
from ludotheque.server.wire import sheets

_log = logging.getLogger(__name__)
Language = Literal["de", "en", "fr"]

SIGNED_WITHIN: Final = 300.0
"""Seconds that a browser has to sign a challenge."""
MOST_CHALLENGES: Final = 10_000
"""So many may be open, of all guests together."""
MOST_PASSKEYS: Final = 20
MOST_DEVICES: Final = 50
"""With one more, the one that was not seen for longest is signed off."""
CODES: Final = 10
CODE_LENGTH: Final = 16
LINK_FOR: Final = 900.0
"""Seconds that a link is good for."""
MOST_LINKS: Final = 3
"""So many of one guest may be good at once: nobody is sent more letters than that."""
_LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Of recovery codes: none that looks like another; each is 5 bits, a code is 80."""
_READ_AS: Final = str.maketrans("OIL", "011", " -–\t\n")
SEEN_EVERY: Final = 600.0
"""Seconds between two times of noting that a device was seen."""


class Mail(Protocol):
    """Whoever sends letters."""

    has_mail: bool

    async def guests_at(self, address: str) -> list[str]:
        """The guests who have confirmed an address."""

    async def mail_link(self, guest: str, kind: str, path: str, language: Language) -> bool:
        """Send a letter with one link to the address that a guest has confirmed."""


class Visitor(Struct):
    """Whoever asks: the guest, the hash of the cookie, and what browser it is."""

    guest: str
    session: str
    browser: str


class Entered(Struct):
    """Somebody who has signed in."""

    guest: Guest
    token: str
    """The secret of the new cookie; empty where the device was that guest's already."""
    tables: int
    """At so many tables the device's former guest had something."""


class Accounts:
    """Everything that can be done with accounts."""

    def __init__(
        self,
        tables: Tables,
        sessions: Sessions,
        banned: Collection[str] = (),
        mail: Mail | None = None,
    ) -> None:
        self.tables = tables
        self.store = tables.store
        self.sessions = sessions
        self.banned = banned
        self.mail = mail
        self._erasing = asyncio.Lock()
        self._sending: set[asyncio.Task[None]] = set()

    # Looking

    async def sheet(self, visitor: Visitor) -> sheets.AccountSheet:
        """What the account page shows; also of a guest who has none."""
        account = await stored(self.store.account(visitor.guest))
        keys = await stored(self.store.passkeys_of(visitor.guest))
        devices = await stored(self.store.sessions_of(visitor.guest)) if account else []
        return sheets.AccountSheet(
            made_at=None if account is None else account.made_at,
            passkeys=[
                sheets.PasskeyInfo(
                    id=key.id, name=key.name, site=key.site, made_at=key.made_at,
                    used_at=key.used_at or None,
                )
                for key in keys
            ],
            codes_left=await stored(self.store.codes_left(visitor.guest)),
            devices=[
                sheets.DeviceInfo(
                    id=_device(one.id), browser=one.browser, made_at=one.made_at,
                    seen_at=one.seen_at, is_this=one.id == visitor.session,
                )
                for one in devices
                if not one.is_ended
            ],
            tables=len(await stored(self.store.tables_naming(visitor.guest))),
            has_links=self.mail is not None and self.mail.has_mail,
        )  # fmt: skip

    async def note_seen(self, visitor: Visitor) -> None:
        """Note when a device of an account was seen, now and then."""
        found = await stored(self.store.session(visitor.session))
        now = self.tables.now()
        if found is not None and not found.is_ended and now - found.seen_at >= SEEN_EVERY:
            await stored(self.store.note_seen(visitor.session, visitor.browser, now))

    # Keeping who one is

    async def offer_to_keep(self, visitor: Visitor, site: Site) -> str:
        """What a browser needs to make a passkey."""
        guest = await self._named(visitor.guest)
        known = await stored(self.store.passkeys_of(guest.id))
        if len(known) >= MOST_PASSKEYS:
            raise Trouble("too-many-passkeys", most=MOST_PASSKEYS)
        challenge = await self._challenge(guest.id, "keep", site)
        here = [one.id for one in known if one.site == site.host]
        return await asyncio.to_thread(
            passkeys.options_to_keep, site, guest.id, guest.name, challenge, here
        )

    async def keep(self, visitor: Visitor, site: Site, credential: str, name: str) -> list[str]:
        """Add a passkey; the first one makes the account, and its recovery codes are returned."""
        guest = await self._named(visitor.guest)
        label = clean_name(name)
        challenge = await self._take_challenge(guest.id, "keep", site, credential)
        proved = await asyncio.to_thread(passkeys.verify_new, site, credential, challenge)
        known = await stored(self.store.passkeys_of(guest.id))
        if await stored(self.store.passkey(proved.id)) is not None:
            raise Trouble("passkey-known")
        if len(known) >= MOST_PASSKEYS:
            raise Trouble("too-many-passkeys", most=MOST_PASSKEYS)
        now = self.tables.now()
        passkey = Passkey(proved.id, guest.id, site.host, proved.key, proved.uses, label, now)
        if guest.is_kept:
            if not await stored(self.store.add_passkey(passkey)):
                raise Trouble("passkey-known")
            return []
        codes = new_codes()
        is_kept = await stored(
            self.store.keep_account(
                Account(guest.id, now, own_looks(guest.name)),
                passkey,
                [code_hash(code) for code in codes],
                Session(visitor.session, guest.id, visitor.browser, now, now),
            )
        )
        if not is_kept:
            raise Trouble("name-kept", whose=guest.name)
        self.tables.guests.forget(guest.id)
        return codes

    async def name_passkey(self, visitor: Visitor, id: str, name: str) -> None:
        """Give a passkey another name."""
        if not await stored(self.store.name_passkey(visitor.guest, id, clean_name(name))):
            raise Trouble("no-such-passkey")

    async def remove_passkey(self, visitor: Visitor, id: str) -> None:
        """Remove a passkey, unless it is the last way in."""
        if id not in [one.id for one in await stored(self.store.passkeys_of(visitor.guest))]:
            raise Trouble("no-such-passkey")
        if not await stored(self.store.remove_passkey(visitor.guest, id)):
            raise Trouble("last-way-in")

    async def renew_codes(self, visitor: Visitor) -> list[str]:
        """New recovery codes in place of all earlier ones."""
        await self._require_account(visitor.guest)
        codes = new_codes()
        await stored(self.store.replace_codes(visitor.guest, [code_hash(code) for code in codes]))
        return codes

    # Coming back

    async def offer_to_enter(self, visitor: Visitor, site: Site) -> str:
        """What a browser needs to sign in with a passkey."""
        challenge = await self._challenge(visitor.guest, "enter", site)
        return await asyncio.to_thread(passkeys.options_to_enter, site, challenge)

    async def enter_with_passkey(self, visitor: Visitor, site: Site, credential: str) -> Entered:
        """Sign in with a passkey."""
        challenge = await self._take_challenge(visitor.guest, "enter", site, credential)
        found = await stored(self.store.passkey(passkeys.id_in(credential)))
        if found is None or found.site != site.host:
            raise Trouble("no-such-passkey")
        proved = await asyncio.to_thread(
            passkeys.verify_known, site, credential, challenge, found.key, found.uses
        )
        session, token, tables = await self._come_in(visitor, found.guest)
        if not await stored(self.store.enter_with_passkey(found.id, proved.uses, session)):
            raise Trouble("no-such-passkey")
        return await self._entered(visitor, session, token, tables)

    async def enter_with_code(self, visitor: Visitor, code: str) -> Entered:
        """Sign in with a recovery code, which is used up by that."""
        hash = code_hash(code)
        found = await stored(self.store.code(hash))
        if found is None:
            raise Trouble("bad-code")
        if found.used_by:
            raise Trouble("used-code")
        session, token, tables = await self._come_in(visitor, found.guest)
        if token and not await stored(self.store.enter_with_code(hash, session)):
            raise Trouble("used-code")
        return await self._entered(visitor, session, token, tables)

    async def enter_with_link(self, visitor: Visitor, link: str) -> Entered:
        """Sign in with what a letter told, which is used up by that."""
        guest, hash = await self._read_link(link)
        session, token, tables = await self._come_in(visitor, guest)
        if not await stored(self.store.enter_with_link(hash, session)):
            raise Trouble("bad-link")
        return await self._entered(visitor, session, token, tables)

    async def name_on_link(self, link: str) -> str:
        """Whom a link signs in: somebody may have been sent one that is not theirs."""
        guest, _ = await self._read_link(link)
        return (await self.tables.guests.find(guest)).name

    async def _read_link(self, link: str) -> tuple[str, str]:
        """The guest of a link that is still good, and the link's hash."""
        hash = _hash(link.encode(errors="replace"))
        guest = await stored(self.store.link_of(hash, self.tables.now()))
        if guest is None:
            raise Trouble("bad-link")
        return guest, hash

    def send_link(self, address: str, language: Language) -> asyncio.Task[None]:
        """Send a link that signs in to an address, if an account has confirmed it. Whoever asks is
        not told whether one has, also not by how long it takes: that is done later."""
        if self.mail is None or not self.mail.has_mail:
            raise Trouble("not-found")
        task = asyncio.create_task(self._send_link(self.mail, address, language))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)
        return task

    async def _send_link(self, mail: Mail, address: str, language: Language) -> None:
        try:
            for guest in await mail.guests_at(address):
                if await stored(self.store.account(guest)) is None or guest in self.banned:
                    continue
                token, now = secrets.token_urlsafe(24), self.tables.now()
                until = now + LINK_FOR
                hash = _hash(token.encode())
                if await stored(self.store.keep_link(hash, guest, until, now, MOST_LINKS)):
                    await mail.mail_link(guest, "sign-in", f"/sign-in/{token}", language)
        except Trouble as trouble:
            _log.warning("a link to sign in could not be sent: %s", trouble.code)

    async def stop(self) -> None:
        """Finish what was begun."""
        await asyncio.gather(*self._sending, return_exceptions=True)

    async def _come_in(self, visitor: Visitor, guest: str) -> tuple[Session, str, int]:
        """What a session will be that is begun now, and at how many tables the device's former
        guest was, whose seats are this one's already. Where the device is this guest's, its session
        stays."""
        if guest in self.banned:
            raise Trouble("banned")
        now = self.tables.now()
        if guest == visitor.guest:
            return Session(visitor.session, guest, visitor.browser, now, now), "", 0
        tables = 0
        if await stored(self.store.account(visitor.guest)) is None:
            tables = await merge(self.tables, visitor.guest, guest)
        token = secrets.token_urlsafe(24)
        return Session(guest_id(token), guest, visitor.browser, now, now), token, tables

    async def _entered(
        self, visitor: Visitor, session: Session, token: str, tables: int
    ) -> Entered:
        """After a session was begun: the device's former one is over, and there are not too
        many."""
        if token and await stored(self.store.account(visitor.guest)) is not None:
            await self._end(visitor.guest, [visitor.session])
        devices = [
            one for one in await stored(self.store.sessions_of(session.guest)) if not one.is_ended
        ]
        if len(devices) > MOST_DEVICES:
            await self._end(session.guest, [one.id for one in devices[MOST_DEVICES:]])
        return Entered(await self.tables.guests.find(session.guest), token, tables)

    # Going

    async def sign_off(self, visitor: Visitor, where: str, device: str = "") -> bool:
        """Sign devices off: a `device`, `here`, `elsewhere` or `everywhere`; whether this one is
        among them."""
        await self._require_account(visitor.guest)
        good = good_cookies(visitor.guest, await stored(self.store.sessions_of(visitor.guest)))
        ending = {
            "device": {one for one in good if _device(one) == device},
            "here": {visitor.session},
            "elsewhere": good - {visitor.session},
            "everywhere": good,
        }[where]
        if where == "device" and not ending:
            raise Trouble("no-such-device")
        if good <= ending and not await self._has_way_in(visitor.guest):
            raise Trouble("last-way-in")
        if ending:
            await self._end(visitor.guest, sorted(ending))
        return visitor.session in ending

    async def erase(self, visitor: Visitor) -> int:
        """Erase everything about a guest; at how many tables it was. It reads through much of what
        is kept, and so there is one at a time."""
        async with self._erasing:
            return await erase(self.tables, visitor.guest)

    async def _end(self, guest: str, cookies: Collection[str]) -> None:
        await stored(self.store.end_sessions(guest, cookies, self.tables.now()))
        await self.sessions.look_again(self.tables, guest)

    async def _has_way_in(self, guest: str) -> bool:
        keys = await stored(self.store.passkeys_of(guest))
        return bool(keys) or await stored(self.store.codes_left(guest)) > 0

    # How it is done

    async def _named(self, guest: str) -> Guest:
        """A guest who has a name to keep; `bad-name` otherwise."""
        found = await self.tables.guests.find(guest)
        own_looks(clean_name(found.name))
        return found

    async def _require_account(self, guest: str) -> None:
        if await stored(self.store.account(guest)) is None:
            raise Trouble("no-account")

    async def _challenge(self, guest: str, purpose: Purpose, site: Site) -> bytes:
        challenge = secrets.token_bytes(32)
        now = self.tables.now()
        kept = Challenge(_hash(challenge), guest, purpose, site.host, now + SIGNED_WITHIN)
        await stored(self.store.keep_challenge(kept, now, MOST_CHALLENGES))
        return challenge

    async def _take_challenge(
        self, guest: str, purpose: Purpose, site: Site, credential: str
    ) -> bytes:
        """The challenge that was signed, if it is this guest's, for this, and was not taken yet."""
        challenge = passkeys.challenge_in(credential)
        kept = await stored(self.store.take_challenge(_hash(challenge), self.tables.now()))
        if kept is None or (kept.guest, kept.purpose, kept.site) != (guest, purpose, site.host):
            raise Trouble("challenge-gone")
        return challenge


def new_codes() -> list[str]:
    """Recovery codes that nobody can guess, in groups of four."""
    codes = []
    for _ in range(CODES):
        letters = "".join(secrets.choice(_LETTERS) for _ in range(CODE_LENGTH))
        codes.append("-".join(letters[place : place + 4] for place in range(0, CODE_LENGTH, 4)))
    return codes


def code_hash(code: str) -> str:
    """By what a recovery code is known, however it is typed."""
    return _hash(code.upper().translate(_READ_AS).encode(errors="replace"))


def _hash(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()


def _device(session: str) -> str:
    """By what a person's page knows a device."""
    return handle("device", session)
