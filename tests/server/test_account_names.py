"""Names of accounts: no two look alike, and nobody else wears one."""

from __future__ import annotations

from ludotheque.server.service import gathering
from ludotheque.server.service.accounts import Visitor
from ludotheque.server.service.record import Guest
from ludotheque.server.wire import commands, sheets
from tests.server.inn import refused
from tests.server.registry import Registry
from tests.server.registry import registry as registry  # a fixture


def test_no_two_accounts_wear_names_that_look_alike(registry: Registry) -> None:
    run, anna = registry.inn.run, registry.visitor("Anna")
    registry.keep(anna)
    other = registry.visitor("Аnnа")  # Cyrillic letters among them.
    with refused("name-kept"):
        registry.keep(other)
    assert registry.sheet(other).made_at is None
    ben = registry.visitor("Ben")
    registry.keep(ben)
    with refused("name-kept"):
        run(registry.inn.tables.guests.introduce(ben.guest, sheets.Profile(name="ANNA")))
    assert registry.as_guest(ben).name == "Ben"
    run(registry.inn.tables.guests.introduce(ben.guest, sheets.Profile(name="Benno")))
    run(registry.inn.tables.guests.introduce(anna.guest, sheets.Profile(name="Änne")))
    assert (registry.as_guest(ben).name, registry.as_guest(anna).is_kept) == ("Benno", True)


def test_no_guest_wears_the_name_of_an_account_at_the_same_table(registry: Registry) -> None:
    inn, anna = registry.inn, registry.visitor("Anna")
    registry.keep(anna)
    guest, other = Guest("guest", "Anna"), Guest("other", "Аnnа")
    early = inn.make(guest, "zankapfel", 4)
    for one in (guest, Guest("third", "Anna")):
        inn.send(early, one, commands.Sit(id=inn.message()))
    inn.send(early, registry.as_guest(anna), commands.Sit(id=inn.message()))
    names = [chair.name for chair in inn.table(early).record.chairs]
    assert names[:3] == ["Anna 3", "Anna 2", "Anna"], "the guest gives way"
    for one in (Guest("fourth", "anna"), other):
        with refused("name-kept"):
            inn.send(early, one, commands.Sit(id=inn.message()))
    inn.send(early, registry.as_guest(anna), commands.Sit(id=inn.message()))
    assert inn.table(early).record.chairs[3].name == "Anna 4", "a second seat of the same person"
    inn.send(early, registry.as_guest(anna), commands.Sit(id=inn.message(), seat=2, colour="blue"))
    assert inn.table(early).record.chairs[2].name == "Anna"


def test_the_name_is_its_own_also_after_coming_back_and_at_the_next_table(
    registry: Registry,
) -> None:
    inn, anna = registry.inn, registry.as_guest(registry.visitor("Anna"))
    registry.keep(Visitor(anna.id, anna.id, ""))
    anna = inn.run(inn.tables.guests.find(anna.id))
    ben, cleo = inn.guest("Ben"), inn.guest("Cleo")
    table = inn.started(anna, ben, cleo)
    inn.send(table, anna, commands.Resign(id="go", seat=0))
    inn.send(table, anna, commands.ComeBack(id="back", seat=0))
    inn.send(table, cleo, commands.Resign(id="go", seat=2))
    inn.play_out(table, {0: anna, 1: ben})
    another = inn.send(table, ben, commands.Rematch(id="again")).table
    inn.send(another, ben, commands.FreeSeat(id="free", seat=2))
    with refused("name-kept"):
        inn.send(another, Guest("guest", "Anna"), commands.Sit(id=inn.message()))


def test_who_is_found_by_waiting_wears_the_name_of_its_account(registry: Registry) -> None:
    inn = registry.inn
    anna, guest, third = registry.visitor("Anna"), inn.guest("Anna"), inn.guest("Аnnа")
    registry.keep(anna)
    wish = sheets.Seek(game="quarrel", seats=3)
    for one in (guest, registry.as_guest(anna), third):
        told = inn.run(inn.tables.finding.seek(one, wish))
    assert told.seeking is not None and told.seeking.table
    chairs = inn.table(told.seeking.table).record.chairs
    names = {chair.holders[0]: (chair.name, chair.is_known) for chair in chairs}
    assert names == {
        guest.id: ("Anna 2", False), anna.guest: ("Anna", True), third.id: ("Аnnа 3", False),
    }  # fmt: skip


def test_an_account_may_sit_down_under_another_name(registry: Registry) -> None:
    inn, anna = registry.inn, registry.visitor("Anna")
    registry.keep(anna)
    table = inn.make(registry.as_guest(anna), "zankapfel", 3)
    inn.send(table, registry.as_guest(anna), commands.Sit(id=inn.message(), name="Fox"))
    inn.send(table, Guest("guest", "Fox"), commands.Sit(id=inn.message()))
    assert [chair.name for chair in inn.table(table).record.chairs] == ["Fox", "Fox 2", ""]
    assert gathering.own_name(inn.table(table).record, "Anna") == "Anna"


def test_the_name_of_an_account_cannot_be_read_as_any(registry: Registry) -> None:
    mixed = registry.visitor("Anնa")  # An Armenian letter that may look like several.
    with refused("name-mixed"):
        registry.keep(mixed)
    assert registry.sheet(mixed).made_at is None
