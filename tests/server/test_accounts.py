"""Being known: keeping who one is, coming back from elsewhere, and going."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludotheque.server.service.accounts import code_hash
from ludotheque.server.service.exporting import everything_about
from ludotheque.server.service.notices import Notices
from ludotheque.server.service.record import guest_id
from ludotheque.server.service.sessions import browser_of
from ludotheque.server.store.finding import Block
from ludotheque.server.wire import commands, sheets
from tests.server.inn import refused
from tests.server.registry import HERE, Registry, entered_with
from tests.server.registry import registry as registry  # a fixture

# Keeping who one is


def test_who_keeps_who_they_are_stays_the_same_guest_with_all_they_have(
    registry: Registry,
) -> None:
    inn, anna, ben = registry.inn, registry.visitor("Anna"), registry.visitor("Ben")
    table = inn.started(registry.as_guest(anna), registry.as_guest(ben))
    assert registry.sheet(anna).made_at is None
    device, codes = registry.keep(anna)
    assert len(codes) == len(set(codes)) == 10
    sheet = registry.sheet(anna)
    assert (sheet.made_at, sheet.codes_left, sheet.tables) == (1000.0, 10, 1)
    assert [one.name for one in sheet.passkeys] == ["Laptop"]
    assert [(one.browser, one.is_this) for one in sheet.devices] == [("Firefox, Linux", True)]
    phone = registry.visitor("", "Safari, iOS")
    entered = registry.enter(phone, device)
    assert (entered.guest.id, entered.guest.is_kept, entered.tables) == (anna.guest, True, 0)
    assert registry.guest_of(entered.token) == anna.guest
    seat = inn.match(table).asks()[0]
    if seat == 0:
        inn.play(table, entered.guest, 0, inn.match(table).legal(0)[0].text)
    assert [one.is_this for one in registry.sheet(entered_with(phone, entered)).devices] != []


def test_the_first_cookie_and_every_guest_without_an_account_stay_who_they_are(
    registry: Registry,
) -> None:
    anna = registry.visitor("Anna")
    assert registry.guest_of("anna" * 8) == anna.guest
    registry.keep(anna)
    registry.sessions.forget("")
    assert registry.guest_of("anna" * 8) == anna.guest
    assert registry.guest_of("never" * 8) == guest_id("never" * 8)


def test_whose_a_cookie_is_is_asked_once(registry: Registry) -> None:
    asked = []
    find = registry.inn.store.session

    async def counted(id: str) -> Any:
        asked.append(id)
        return await find(id)

    registry.inn.store.session = counted  # type: ignore[method-assign]
    for _ in range(3):
        registry.guest_of("somebody" * 4)
    assert len(asked) == 1


def test_without_a_name_there_is_nothing_to_keep(registry: Registry) -> None:
    with refused("bad-name"):
        registry.inn.run(registry.accounts.offer_to_keep(registry.visitor(""), HERE))


def test_several_passkeys_are_named_and_removed_but_the_last_way_in_stays(
    registry: Registry,
) -> None:
    run, anna = registry.inn.run, registry.visitor("Anna")
    first, _ = registry.keep(anna)
    registry.inn.time += 10
    second, codes = registry.keep(anna, "Phone")
    assert codes == [], "codes come with the account, once"
    laptop, phone = registry.sheet(anna).passkeys
    run(registry.accounts.name_passkey(anna, phone.id, " My  phone "))
    assert registry.sheet(anna).passkeys[1].name == "My phone"
    ben = registry.visitor("Ben")
    for work in (
        registry.accounts.name_passkey(ben, phone.id, "Mine"),
        registry.accounts.remove_passkey(ben, phone.id),
        registry.accounts.remove_passkey(anna, "unknown"),
    ):
        with refused("no-such-passkey"):
            run(work)
    run(registry.accounts.remove_passkey(anna, laptop.id))
    with refused("no-such-passkey"):
        registry.enter(registry.visitor(""), first)
    run(registry.inn.store.replace_codes(anna.guest, []))
    with refused("last-way-in"):
        run(registry.accounts.remove_passkey(anna, phone.id))
    assert registry.enter(registry.visitor(""), second).guest.id == anna.guest


def test_a_passkey_is_kept_once_and_there_are_not_too_many(
    registry: Registry, monkeypatch: pytest.MonkeyPatch
) -> None:
    run, anna, ben = registry.inn.run, registry.visitor("Anna"), registry.visitor("Ben")
    device, _ = registry.keep(anna)
    offer = run(registry.accounts.offer_to_keep(ben, HERE))
    with refused("passkey-known"):
        run(registry.accounts.keep(ben, HERE, device.make(offer), "Stolen"))
    assert registry.sheet(ben).made_at is None
    monkeypatch.setattr("ludotheque.server.service.accounts.MOST_PASSKEYS", 1)
    with refused("too-many-passkeys"):
        run(registry.accounts.offer_to_keep(anna, HERE))


# By codes and letters


def test_a_recovery_code_signs_in_once_however_it_is_typed(registry: Registry) -> None:
    run, anna = registry.inn.run, registry.visitor("Anna")
    _, codes = registry.keep(anna)
    typed = f" {codes[0].lower().replace('-', ' ').replace('0', 'o')}"
    entered = run(registry.accounts.enter_with_code(registry.visitor(""), typed))
    assert registry.guest_of(entered.token) == anna.guest
    assert registry.sheet(anna).codes_left == 9
    with refused("used-code"):
        run(registry.accounts.enter_with_code(registry.visitor("Thief"), codes[0]))
    with refused("bad-code"):
        run(registry.accounts.enter_with_code(registry.visitor("Thief"), "0000-0000"))
    fresh = run(registry.accounts.renew_codes(anna))
    with refused("bad-code"):
        run(registry.accounts.enter_with_code(registry.visitor(""), codes[1]))
    assert run(registry.accounts.enter_with_code(registry.visitor(""), fresh[0])).token
    with refused("no-account"):
        run(registry.accounts.renew_codes(registry.visitor("Ben")))


class Letterbox:
    """Mail that goes nowhere, with who has confirmed which address."""

    has_mail = True

    def __init__(self, **guests: str) -> None:
        self.guests = guests
        self.sent: list[tuple[str, str, str, str]] = []

    async def guests_at(self, address: str) -> list[str]:
        name, _, _ = address.partition("@")
        return [self.guests[name]] if name in self.guests else []

    async def mail_link(self, guest: str, kind: str, path: str, language: str) -> bool:
        self.sent.append((guest, kind, path, language))
        return True


def test_a_link_by_mail_signs_in_once_and_soon(registry: Registry) -> None:
    run, accounts = registry.inn.run, registry.accounts
    anna, ben = registry.visitor("Anna"), registry.visitor("Ben")
    registry.keep(anna)

    async def ask(address: str) -> None:
        await accounts.send_link(address, "fr")

    with refused("not-found"):
        run(ask("anna@example.org"))
    accounts.mail = box = Letterbox(anna=anna.guest, ben=ben.guest)
    assert registry.sheet(ben).has_links
    for name in ("nobody", "ben"):
        run(ask(f"{name}@example.org"))
    assert box.sent == [], "neither who is unknown nor a guest without an account is sent any"
    for _ in range(5):
        run(ask("anna@example.org"))
    assert [(guest, kind, said) for guest, kind, _, said in box.sent] == [
        (anna.guest, "sign-in", "fr")
    ] * 3
    links = [path.removeprefix("/sign-in/") for _, _, path, _ in box.sent]
    assert [run(accounts.name_on_link(links[0])) for _ in range(2)] == ["Anna"] * 2
    entered = run(accounts.enter_with_link(registry.visitor(""), links[0]))
    assert registry.guest_of(entered.token) == anna.guest
    registry.inn.time += 900
    for link in (links[0], links[1], "forged"):
        with refused("bad-link"):
            run(accounts.enter_with_link(registry.visitor(""), link))
        with refused("bad-link"):
            run(accounts.name_on_link(link))


def test_no_secret_is_kept(registry: Registry, tmp_path: Path) -> None:
    anna = registry.visitor("Anna")
    device, codes = registry.keep(anna)
    entered = registry.enter(registry.visitor(""), device)
    told = json.dumps(registry.inn.run(everything_about(registry.inn.tables, anna.guest)))
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir() if path.is_file())
    for secret in (*codes, entered.token, *(code.replace("-", "") for code in codes)):
        assert secret.encode() not in kept and secret not in told
    assert code_hash(codes[0]) not in told


# Coming in where somebody was already


def test_what_the_devices_former_guest_had_comes_along(registry: Registry) -> None:
    inn = registry.inn
    anna, ben, phone = (registry.visitor(name) for name in ("Anna", "Ben", "Phone"))
    device, _ = registry.keep(anna)
    played = inn.started(registry.as_guest(phone), registry.as_guest(ben))
    hosted = inn.make(registry.as_guest(phone))
    inn.send(played, registry.as_guest(phone), commands.Say(id="hello", text="Hello", seat=0))
    entered = registry.enter(phone, device)
    assert entered.tables == 2
    for table in (played, hosted):
        assert inn.table(table).record.host == anna.guest
    info = inn.info(played, entered.guest)
    assert [seat.is_mine for seat in info.seats] == [True, False]
    assert inn.run(inn.store.tables_naming(phone.guest)) == []
    rows = inn.run(inn.store.personal_rows(anna.guest))
    assert len(rows["chat"]) == 1
    seat = inn.match(played).asks()[0]
    player = entered.guest if seat == 0 else registry.as_guest(ben)
    inn.play(played, player, seat, inn.match(played).legal(seat)[0].text)


def test_also_a_seat_that_was_handed_over_and_what_the_host_has_said(registry: Registry) -> None:
    inn = registry.inn
    anna, phone = registry.visitor("Anna"), registry.visitor("Phone")
    device, _ = registry.keep(anna)
    guests = [registry.as_guest(phone), *(inn.guest(name) for name in ("Ben", "Cleo"))]
    table = inn.started(*guests)
    inn.send(table, guests[0], commands.Say(id="hello", text="Hello", seat=0))
    who = inn.news(table, guests[1]).chat[0].who
    inn.send(table, guests[0], commands.Resign(id="go", seat=0))
    inn.send(table, guests[1], commands.Mute(id="hush", who=who, is_muted=True))
    entered = registry.enter(phone, device)
    assert entered.tables == 1
    inn.send(table, entered.guest, commands.ComeBack(id="back", seat=0))
    assert inn.info(table, entered.guest).seats[0].is_mine
    assert inn.news(table, guests[1]).chat[0].who == inn.info(table, guests[1]).seats[0].who
    with refused("muted"):
        inn.send(table, entered.guest, commands.Say(id="more", text="Hello?", seat=0))


def test_a_second_former_guest_comes_along_as_well(registry: Registry) -> None:
    inn, anna = registry.inn, registry.visitor("Anna")
    device, codes = registry.keep(anna)
    phone, tablet = registry.visitor("Phone"), registry.visitor("Tablet")
    ben, cleo = inn.guest("Ben"), inn.guest("Cleo")
    tables = [inn.started(registry.as_guest(one), ben) for one in (phone, tablet)]
    both = inn.started(registry.as_guest(phone), registry.as_guest(tablet), cleo)
    inn.run(inn.store.hide(phone.guest, ben.id, True))
    inn.run(inn.store.hide(tablet.guest, ben.id, True))
    inn.run(inn.store.hide(tablet.guest, cleo.id, True))
    inn.run(inn.store.block(tablet.guest, [Block(cleo.id, "Cleo", 5.0)]))
    registry.enter(phone, device)
    entered = inn.run(registry.accounts.enter_with_code(tablet, codes[0]))
    assert entered.tables == 2
    for table in tables:
        assert inn.table(table).record.seats_of(anna.guest) == [0]
    assert inn.table(both).record.seats_of(anna.guest) == [0, 1]
    assert inn.run(inn.store.hidden_by(anna.guest)) == sorted([ben.id, cleo.id])
    assert [one.other for one in inn.run(inn.store.blocked_by(anna.guest))] == [cleo.id]


def test_who_was_signed_in_to_another_account_leaves_that_as_it_is(registry: Registry) -> None:
    inn = registry.inn
    anna, ben = registry.visitor("Anna"), registry.visitor("Ben")
    anna_device, _ = registry.keep(anna)
    ben_device, _ = registry.keep(ben)
    table = inn.make(registry.as_guest(ben), sit=sheets.Sitter())
    entered = registry.enter(ben, anna_device)
    assert (entered.guest.id, entered.tables) == (anna.guest, 0)
    assert inn.table(table).record.host == ben.guest
    assert registry.guest_of("ben" * 8) == "", "the browser is Ben's no more"
    assert registry.enter(registry.visitor(""), ben_device).guest.id == ben.guest


def test_who_is_signed_in_already_stays_so(registry: Registry) -> None:
    anna = registry.visitor("Anna")
    device, codes = registry.keep(anna)
    assert registry.enter(anna, device).token == ""
    entered = registry.inn.run(registry.accounts.enter_with_code(anna, codes[0]))
    assert (entered.token, registry.sheet(anna).codes_left) == ("", 10)
    assert len(registry.sheet(anna).devices) == 1


def test_who_is_banned_does_not_sign_in(registry: Registry) -> None:
    anna = registry.visitor("Anna")
    device, _ = registry.keep(anna)
    registry.banned.add(anna.guest)
    with refused("banned"):
        registry.enter(registry.visitor(""), device)


# Going


def test_devices_are_signed_off_also_the_first_one(registry: Registry) -> None:
    inn, run, anna = registry.inn, registry.inn.run, registry.visitor("Anna")
    device, _ = registry.keep(anna)
    phone = registry.visitor("", "Safari, iOS")
    entered = registry.enter(phone, device)
    there = entered_with(phone, entered)
    table = inn.make(entered.guest)
    ear, other = inn.listen(table, entered.guest), inn.listen(table, entered.guest)
    ear.session, other.session = there.session, anna.session
    first = next(one for one in registry.sheet(there).devices if not one.is_this)
    assert run(registry.accounts.sign_off(there, "device", first.id)) is False
    assert registry.guest_of("anna" * 8) == ""
    assert json.loads(other.heard[-1]) == {"type": "bye", "code": "signed-off"}
    assert json.loads(ear.heard[-1])["type"] == "news"
    assert [one.is_this for one in registry.sheet(there).devices] == [True]
    with refused("no-such-device"):
        run(registry.accounts.sign_off(there, "device", first.id))
    assert run(registry.accounts.sign_off(there, "here")) is True
    assert registry.guest_of(entered.token) == guest_id(entered.token), "a stranger from now on"
    assert registry.enter(registry.visitor(""), device).guest.id == anna.guest


def test_everywhere_and_elsewhere(registry: Registry) -> None:
    run, anna = registry.inn.run, registry.visitor("Anna")
    device, _ = registry.keep(anna)
    tokens = [registry.enter(registry.visitor(""), device).token for _ in range(3)]
    assert run(registry.accounts.sign_off(anna, "elsewhere")) is False
    assert {registry.guest_of(token) for token in tokens}.isdisjoint({anna.guest})
    assert registry.guest_of("anna" * 8) == anna.guest
    assert run(registry.accounts.sign_off(anna, "everywhere")) is True
    assert registry.guest_of("anna" * 8) == ""


def test_nobody_signs_off_who_could_not_come_back(registry: Registry) -> None:
    run, ben, anna = registry.inn.run, registry.visitor("Ben"), registry.visitor("Anna")
    with refused("no-account"):
        run(registry.accounts.sign_off(ben, "here"))
    registry.keep(anna)
    run(registry.accounts.remove_passkey(anna, registry.sheet(anna).passkeys[0].id))
    run(registry.inn.store.replace_codes(anna.guest, []))
    with refused("last-way-in"):
        run(registry.accounts.sign_off(anna, "everywhere"))
    assert registry.guest_of("anna" * 8) == anna.guest


def test_the_device_that_was_not_seen_for_longest_makes_room(
    registry: Registry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludotheque.server.service.accounts.MOST_DEVICES", 2)
    anna = registry.visitor("Anna")
    device, _ = registry.keep(anna)
    tokens = []
    for _ in range(3):
        registry.inn.time += 10
        tokens.append(registry.enter(registry.visitor(""), device).token)
    assert [registry.guest_of(token) == anna.guest for token in tokens] == [False, True, True]


def test_what_another_server_ends_is_heeded_at_the_next_sweep(registry: Registry) -> None:
    inn, run, anna = registry.inn, registry.inn.run, registry.visitor("Anna")
    registry.keep(anna)
    table = inn.make(registry.as_guest(anna))
    ear = inn.listen(table, registry.as_guest(anna))
    notices = Notices(inn.tables, set(), registry.sessions)
    run(notices.begin())
    assert registry.guest_of("anna" * 8) == anna.guest
    run(inn.store.end_sessions(anna.guest, [anna.guest], inn.time))
    assert registry.guest_of("anna" * 8) == anna.guest, "it is not known here yet"
    run(notices.heed())
    assert registry.guest_of("anna" * 8) == ""
    assert json.loads(ear.heard[-1])["code"] == "signed-off"


def test_a_device_is_seen_now_and_then(registry: Registry) -> None:
    run, anna = registry.inn.run, registry.visitor("Anna")
    registry.keep(anna)
    for later, seen in ((599.0, 1000.0), (1.0, 1600.0), (30.0, 1600.0)):
        registry.inn.time += later
        run(registry.accounts.note_seen(anna))
        assert registry.sheet(anna).devices[0].seen_at == seen


def test_of_a_browser_its_kind_is_kept() -> None:
    for agent, said in (
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Safari/604.1",
         "Safari, iOS"),
        ("Mozilla/5.0 (Windows NT 10.0; Win64) Chrome/126.0.0.0 Safari/537.36 Edg/126.0",
         "Edge, Windows"),
        ("Mozilla/5.0 (Linux; Android 14) Chrome/126.0 Mobile Safari/537.36", "Chrome, Android"),
        ("curl/8.5", ""),
    ):  # fmt: skip
        assert browser_of(agent) == said
