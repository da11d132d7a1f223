"""Inviting each other, and not meeting whom one has blocked."""

from __future__ import annotations

import msgspec
import pytest

from ludotheque.server.service import company, invitations
from ludotheque.server.service.invitations import OPEN_FOR
from ludotheque.server.service.record import Guest
from ludotheque.server.wire import commands, sheets
from tests.server.guests import anna as anna
from tests.server.guests import ben as ben
from tests.server.guests import carl as carl
from tests.server.inn import Inn, refused
from tests.server.meeting import (
    answer,
    block,
    blocked,
    gathering,
    invite,
    invited,
    people,
    seek,
)
from tests.server.test_sharing import together as together  # a fixture

# Blocking


def test_who_is_blocked_neither_sits_down_with_the_other_nor_finds_their_table(
    inn: Inn, anna: Guest, ben: Guest, carl: Guest
) -> None:
    block(inn, inn.started(anna, ben), anna, "Ben")
    for host, guest, code in ((anna, ben, "no-seat-here"), (ben, anna, "blocked-here")):
        table = gathering(inn, host, is_open=True)
        with refused(code):
            inn.send(table, guest, commands.Sit(id=inn.message()))
        assert [seat.kind for seat in inn.info(table, guest).seats] == ["person", "free"]
        assert table not in {one.id for one in inn.run(inn.tables.open_tables(guest.id))}
        assert table in {one.id for one in inn.run(inn.tables.open_tables(carl.id))}
        inn.send(table, carl, commands.Sit(id=inn.message()))
    inn.run(inn.tables.finding.stop(carl.id))
    assert seek(inn, anna) == seek(inn, ben) == ""
    assert seek(inn, carl) != ""


def test_a_blocked_person_is_not_read_at_any_table(inn: Inn, anna: Guest, ben: Guest) -> None:
    first, second = inn.started(anna, ben), inn.started(anna, ben)
    block(inn, first, anna, "Ben")
    who = next(seat.who for seat in inn.info(second, anna).seats if seat.name == "Ben")
    assert inn.run(inn.tables.hidden(second, anna.id)).who == [who]
    assert inn.run(inn.tables.hidden(second, ben.id)).who == []
    block(inn, second, anna, "Ben", is_blocked=False)
    assert inn.run(inn.tables.hidden(second, anna.id)).who == []


def test_the_blocked_are_listed_and_unblocked_in_one_place(
    inn: Inn, anna: Guest, ben: Guest, carl: Guest
) -> None:
    table = gathering(inn, anna)
    inn.send(table, ben, commands.Sit(id=inn.message()))
    key = inn.info(table, ben).seats[1].key
    inn.send(table, carl, commands.Claim(id="phone", key=key))
    block(inn, table, anna, "Ben")
    assert blocked(inn, anna) == ["Ben"], "a person with two devices is one"
    for device in (ben, carl):
        other = gathering(inn, device)
        with refused("blocked-here"):
            inn.send(other, anna, commands.Sit(id=inn.message()))
    door = inn.run(company.door_of(inn.store, anna.id))
    assert not any(guest.id in msgspec.json.encode(door).decode() for guest in (ben, carl))
    change = sheets.DoorChange(unblock=door.blocked[0].who)
    assert inn.run(company.change_door(inn.tables, anna.id, change)).blocked == []
    inn.send(other, anna, commands.Sit(id=inn.message()))
    with refused("no-such-person"):
        inn.run(company.change_door(inn.tables, anna.id, change))


def test_nobody_blocks_themselves_nobody_else_knows_and_there_is_an_end(
    inn: Inn, anna: Guest, ben: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = inn.started(anna, ben)
    with refused("not-oneself"):
        block(inn, table, anna, "Anna")
    before = [inn.news(table, ben), inn.info(table, ben)]
    block(inn, table, anna, "Ben")
    assert [inn.news(table, ben), inn.info(table, ben)] == before
    monkeypatch.setattr(company, "MOST_BLOCKED", 1)
    other = inn.started(anna, inn.guest("Dora"))
    with refused("too-many-blocked"):
        block(inn, other, anna, "Dora")
    assert blocked(inn, anna) == ["Ben"]


def test_who_is_blocked_is_not_seated_again_by_a_rematch(
    inn: Inn, anna: Guest, ben: Guest, carl: Guest
) -> None:
    tables = [inn.started(anna, ben, carl) for _ in range(2)]
    for table in tables:
        inn.play_out(table, {0: anna, 1: ben, 2: carl})
    block(inn, tables[0], anna, "Ben")
    for table, host, stays in zip(tables, (anna, ben), ("Anna Carl", "Ben Carl")):
        again = inn.send(table, host, commands.Rematch(id=inn.message())).table
        seats = inn.info(again, carl).seats
        assert " ".join(seat.name for seat in seats if seat.kind == "person") == stays


# Invitations


def test_somebody_with_whom_one_has_played_is_invited_and_sits_down(
    inn: Inn, anna: Guest, ben: Guest, carl: Guest
) -> None:
    assert people(inn, anna) == {}
    inn.started(anna, ben)
    inn.started(anna, ben, carl)
    known = people(inn, anna)
    assert sorted(known) == ["Ben", "Carl"]
    assert people(inn, ben)["Anna"] != people(inn, carl)["Anna"]
    table = gathering(inn, anna)
    tag = inn.run(inn.tables.finding.look(ben.id)).tag
    assert invite(inn, table, anna, known["Ben"]) == [("Ben", "open")]
    assert invite(inn, table, anna, known["Ben"]) == [("Ben", "open")], "once"
    told = inn.run(inn.tables.finding.follow(ben.id, tag, 30.0))
    (one,) = told.invitations
    assert (one.table, one.from_name, one.game, one.seats) == (table, "Anna", "quarrel", 2)
    assert invited(inn, carl) == []
    with refused("no-such-invitation"):
        answer(inn, carl, one.id, "accept")
    done = answer(inn, ben, one.id, "accept")
    assert (done.table, done.seat) == (table, 1)
    assert invited(inn, ben) == []
    with refused("no-such-invitation"):
        answer(inn, ben, one.id, "accept")
    assert [seat.name for seat in inn.info(table, ben).seats] == ["Anna", "Ben"]


def test_an_invitation_is_declined_withdrawn_or_expires(inn: Inn, anna: Guest, ben: Guest) -> None:
    inn.started(anna, ben)
    who = people(inn, anna)["Ben"]
    for what, by, state in (("decline", ben, "declined"), ("withdraw", anna, "withdrawn")):
        table = gathering(inn, anna)
        invite(inn, table, anna, who)
        (one,) = invited(inn, ben)
        answer(inn, by, one.id, what)
        assert invited(inn, ben) == []
        sent = inn.run(invitations.sent_from(inn.tables, anna.id, table)).invitations
        assert [each.state for each in sent] == [state]
    table = gathering(inn, anna)
    invite(inn, table, anna, who)
    (one,) = invited(inn, ben)
    inn.time += OPEN_FOR
    assert invited(inn, ben) == []
    with refused("no-such-invitation"):
        answer(inn, ben, one.id, "accept")
    sent = inn.run(invitations.sent_from(inn.tables, anna.id, table)).invitations
    assert [each.state for each in sent] == ["expired"]


def test_an_invitation_to_somebody_blocked_is_refused_in_the_same_words_either_way(
    inn: Inn, anna: Guest, ben: Guest, carl: Guest
) -> None:
    played = inn.started(anna, ben, carl)
    anna_knows, ben_knows = people(inn, anna), people(inn, ben)
    block(inn, played, anna, "Ben")
    by_blocker = gathering(inn, anna)
    with refused("no-such-person"):
        invite(inn, by_blocker, anna, anna_knows["Ben"])
    by_blocked = gathering(inn, ben)
    with refused("takes-no-invitations"):
        invite(inn, by_blocked, ben, ben_knows["Anna"])
    inn.run(company.change_door(inn.tables, carl.id, sheets.DoorChange(is_closed=True)))
    with refused("takes-no-invitations"):
        invite(inn, by_blocked, ben, ben_knows["Carl"])
    for guest in (anna, ben, carl):
        assert invited(inn, guest) == []
    assert inn.run(invitations.sent_from(inn.tables, ben.id, by_blocked)).invitations == []


def test_who_is_blocked_after_inviting_is_not_heard_and_one_tap_blocks(
    inn: Inn, anna: Guest, ben: Guest
) -> None:
    inn.started(anna, ben)
    table = gathering(inn, anna)
    invite(inn, table, anna, people(inn, anna)["Ben"])
    (one,) = invited(inn, ben)
    answer(inn, ben, one.id, "block")
    assert (blocked(inn, ben), invited(inn, ben)) == (["Anna"], [])
    sent = inn.run(invitations.sent_from(inn.tables, anna.id, table)).invitations
    assert [each.state for each in sent] == ["declined"]


def test_invitations_that_cannot_be_are_refused_and_there_are_so_many_a_day(
    inn: Inn, anna: Guest, ben: Guest, carl: Guest
) -> None:
    playing = inn.started(anna, ben, carl)
    known = people(inn, anna)
    with refused("has-started"):
        invite(inn, playing, anna, known["Ben"])
    table = gathering(inn, anna, seats=3)
    with refused("not-seated"):
        invite(inn, table, ben, people(inn, ben)["Carl"])
    with refused("no-such-person"):
        invite(inn, table, anna, "0123456789abcdef")
    inn.send(table, ben, commands.Sit(id=inn.message()))
    with refused("sits-already"):
        invite(inn, table, anna, known["Ben"])
    full = gathering(inn, anna)
    inn.send(full, ben, commands.Sit(id=inn.message()))
    with refused("table-full"):
        invite(inn, full, anna, known["Carl"])
    inn.tables.quotas = msgspec.structs.replace(inn.tables.quotas, invitations=1)
    invite(inn, table, anna, known["Carl"])
    with refused("enough-invitations"):
        invite(inn, gathering(inn, anna), anna, known["Ben"])
    inn.time += 86_401
    invite(inn, gathering(inn, anna), anna, known["Ben"])
