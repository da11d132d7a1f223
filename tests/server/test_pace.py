"""Pace: banks and increments, answers by turns, resting, and what everybody agrees to."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludotheque.server.service.pace import GRACE
from ludotheque.server.service.playing import look_at_the_time
from ludotheque.server.service.record import Guest, read_record, write_record
from ludotheque.server.wire import commands, sheets
from ludotheque.server.wire.messages import SeatInfo
from ludotheque.server.wire.values import Pace
from tests.server.inn import Ear, Inn, refused

DAY = 86_400
BY_TURNS = Pace(kind="turns", answer=2 * DAY, late="bot")


def look(inn: Inn, table: str) -> None:
    """What the timer does when it goes off."""
    inn.run(inn.tables.act(inn.table(table), lambda one: look_at_the_time(one, inn.time)))


def seat_of(inn: Inn, table: str, seat: int) -> SeatInfo:
    return inn.run(inn.tables.info(table, "nobody")).seats[seat]


def answer(inn: Inn, table: str, guest: Guest, seat: int) -> None:
    inn.play(table, guest, seat, inn.match(table).legal(seat)[0].text)


def propose(inn: Inn, table: str, guest: Guest, what: str, **more: object) -> None:
    inn.send(table, guest, commands.Propose(id=inn.message(), what=what, **more))  # type: ignore[arg-type]


def agree(inn: Inn, table: str, guest: Guest, agrees: bool = True) -> None:
    inn.send(table, guest, commands.AnswerProposal(id=inn.message(), agree=agrees))


def test_a_bank_runs_while_its_person_is_asked_and_grows_by_each_answer(inn: Inn) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.started(anna, ben, pace=Pace(bank=100, increment=5))
    assert [seat_of(inn, table, seat).due_at for seat in (0, 1)] == [1100.0, 1100.0]
    inn.time = 1030.0
    answer(inn, table, anna, 0)
    assert inn.match(table).asks() == [1]
    assert seat_of(inn, table, 0).left == 75.0  # 30 seconds used, and 5 won.
    assert seat_of(inn, table, 0).due_at is None
    assert seat_of(inn, table, 1).due_at == 1100.0  # Both ran at once.
    inn.time = 1040.0
    answer(inn, table, ben, 1)
    due = {seat: seat_of(inn, table, seat).due_at for seat in inn.match(table).asks()}
    assert due == {seat: 1040.0 + (75.0, 65.0)[seat] for seat in due}
    assert due


@pytest.mark.parametrize("pace", [Pace(bank=100, increment=5), Pace(answer=60), BY_TURNS, Pace()])
def test_whoever_listens_is_told_the_times_with_each_answer_that_changes_them(
    inn: Inn, pace: Pace
) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.started(anna, ben, pace=pace)
    ears = [inn.listen(table, guest) for guest in (anna, ben)]
    for guest, seat in ((anna, 0), (ben, 1)):
        inn.time += 30
        for ear in ears:
            ear.heard.clear()
        answer(inn, table, guest, seat)
        times = [(one.due_at, one.left) for one in inn.run(inn.tables.info(table, "")).seats]
        for ear in ears:
            told = json.loads(ear.heard[-1])["table"]
            if pace == Pace():
                assert told is None, "nobody's time runs: nothing has changed"
            else:
                assert [(one["due_at"], one["left"]) for one in told["seats"]] == times


def test_time_used_is_kept_over_a_restart(inn: Inn, tmp_path: Path) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.started(anna, ben, pace=Pace(bank=100))
    inn.time = 1030.0
    answer(inn, table, anna, 0)
    again = Inn(tmp_path)
    again.time = 1031.0
    assert seat_of(again, table, 0).left == 70.0
    assert seat_of(again, table, 1).due_at == 1100.0
    again.close()


def test_when_a_bank_is_empty_the_default_is_played_from_then_on(inn: Inn) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.started(anna, ben, pace=Pace(bank=100))
    assert inn.table(table).wake_at == 1100.0
    inn.time = 1100.0
    look(inn, table)
    late = [entry.seat for entry in inn.match(table).entries if entry.kind == "late"]
    assert sorted(late) == [0, 1]
    for seat in inn.match(table).asks():
        assert seat_of(inn, table, seat).due_at == 1100.0


def test_where_agreed_a_bot_takes_the_seat_until_its_person_is_back(inn: Inn) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.started(anna, ben, pace=Pace(bank=100, late="bot"))
    inn.time = 1050.0
    answer(inn, table, ben, 1)
    inn.time = 1100.0
    look(inn, table)
    late = seat_of(inn, table, 0)
    assert (late.kind, late.is_late, late.has_resigned) == ("bot", True, False)
    assert inn.match(table).entries[-1].kind != "late"
    info = inn.run(inn.tables.info(table, anna.id))
    assert info.seats[0].can_come_back
    inn.send(table, anna, commands.ComeBack(id="back", seat=0))
    back = seat_of(inn, table, 0)
    assert (back.kind, back.is_late) == ("person", False)
    assert (back.left or (back.due_at or 0) - inn.time) == 60.0  # Enough to look around.


def test_that_a_bot_has_taken_a_seat_is_on_disk_whoever_is_host(inn: Inn) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.started(anna, ben, pace=BY_TURNS)
    answer(inn, table, anna, 0)
    inn.time += 2 * DAY
    look(inn, table)
    inn.tables.forget(table)
    chairs = inn.table(table).record.chairs
    assert [(chair.kind, chair.gone) for chair in chairs] == [("person", []), ("bot", [ben.id])]


def test_by_turns_everybody_has_days_for_each_answer(inn: Inn) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.started(anna, ben, pace=BY_TURNS)
    inn.time += DAY
    answer(inn, table, anna, 0)
    assert inn.table(table).wake_at == 1000.0 + 2 * DAY
    inn.time = 1000.0 + 2 * DAY
    look(inn, table)
    assert seat_of(inn, table, 1).is_late
    assert not seat_of(inn, table, 0).is_late


@pytest.mark.parametrize(
    "pace",
    [
        Pace(kind="turns"),
        Pace(kind="turns", answer=59),
        Pace(kind="turns", answer=DAY, bank=100),
        Pace(bank=5),
        Pace(bank=100, answer=10),
        Pace(increment=5),
    ],
    ids=str,
)
def test_a_pace_that_leaves_no_time_is_refused(inn: Inn, pace: Pace) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    with refused("bad-pace"):
        inn.make(anna, pace=pace)
    table = inn.make(anna)
    with refused("bad-pace"):
        inn.send(table, anna, commands.Change(id="c", pace=pace))
    table = inn.started(anna, ben)
    with refused("bad-pace"):
        propose(inn, table, anna, "pace", pace=pace)
    assert inn.run(inn.tables.info(table, anna.id)).proposal is None


def test_by_turns_sets_what_the_game_says(inn: Inn) -> None:
    anna = inn.guest("Anna")
    table = inn.make(anna, "zapp-zerapp", 2, pace=BY_TURNS, options={"tempo": "live"})
    assert inn.run(inn.tables.info(table, anna.id)).options["tempo"] == "turns"
    table = inn.make(anna, "zapp-zerapp", 2)
    assert inn.run(inn.tables.info(table, anna.id)).options["tempo"] == "live"
    inn.send(table, anna, commands.Change(id="c", pace=BY_TURNS))
    assert inn.run(inn.tables.info(table, anna.id)).options["tempo"] == "turns"


def test_a_game_that_is_live_by_its_rules_cannot_go_on_by_turns(inn: Inn) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.started(anna, ben, game="zapp-zerapp")
    with refused("bad-pace"):
        propose(inn, table, anna, "pace", pace=BY_TURNS)


def test_a_table_rests_when_all_agree_and_nobodys_time_runs(inn: Inn) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.started(anna, ben, pace=Pace(bank=100))
    inn.time = 1010.0
    propose(inn, table, anna, "pause")
    info = inn.run(inn.tables.info(table, ben.id))
    assert info.proposal is not None
    assert (info.proposal.what, info.proposal.waits_for) == ("pause", [1])
    assert not info.is_paused
    agree(inn, table, ben)
    assert inn.run(inn.tables.info(table, ben.id)).is_paused
    assert inn.table(table).wake_at is None
    with refused("paused"):
        answer(inn, table, anna, 0)
    with refused("paused"):
        propose(inn, table, anna, "pause")
    inn.time = 5000.0
    look(inn, table)
    assert all(entry.kind != "late" for entry in inn.match(table).entries)
    propose(inn, table, ben, "go-on")
    agree(inn, table, anna)
    assert seat_of(inn, table, 0).due_at == 5090.0
    assert inn.table(table).wake_at == 5090.0
    answer(inn, table, anna, 0)
    with refused("not-paused"):
        propose(inn, table, anna, "go-on")


def test_a_rest_is_kept_over_a_restart(inn: Inn, tmp_path: Path) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.started(anna, ben, pace=Pace(answer=100))
    inn.time = 1040.0
    propose(inn, table, anna, "pause")
    agree(inn, table, ben)
    again = Inn(tmp_path)
    again.time = 9000.0
    propose(again, table, anna, "go-on")
    agree(again, table, ben)
    assert seat_of(again, table, 0).due_at == 9060.0
    once_more = Inn(tmp_path)
    once_more.time = 9001.0
    assert seat_of(once_more, table, 0).due_at == 9060.0
    once_more.close()
    again.close()


def test_bots_rest_too(inn: Inn) -> None:
    anna = inn.guest("Anna")
    table = inn.make(anna, seats=2, bots={"1": "random"}, sit=sheets.Sitter(), start=True)
    propose(inn, table, anna, "pause")
    assert inn.run(inn.tables.info(table, anna.id)).is_paused  # A bot agrees to everything.
    assert inn.table(table).asked_bots() == []
    propose(inn, table, anna, "go-on")
    assert not inn.run(inn.tables.info(table, anna.id)).is_paused


def test_another_pace_begins_anew_when_all_agree(inn: Inn) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.started(anna, ben, pace=Pace(bank=100))
    inn.time = 1090.0
    propose(inn, table, anna, "pace", pace=BY_TURNS)
    agree(inn, table, ben, agrees=False)
    info = inn.run(inn.tables.info(table, ben.id))
    assert (info.proposal, info.pace) == (None, Pace(bank=100))
    propose(inn, table, anna, "pace", pace=BY_TURNS)
    agree(inn, table, ben)
    assert inn.run(inn.tables.info(table, ben.id)).pace == BY_TURNS
    assert seat_of(inn, table, 0).due_at == 1090.0 + 2 * DAY
    with refused("nothing-proposed"):
        agree(inn, table, ben)


def test_an_answer_is_to_the_proposal_that_was_read_and_to_no_other(inn: Inn) -> None:
    anna, ben, cleo = (inn.guest(name) for name in ("Anna", "Ben", "Cleo"))
    table = inn.started(anna, ben, cleo, game="zock", pace=Pace(bank=100))

    def proposal() -> str:
        found = inn.run(inn.tables.info(table, cleo.id)).proposal
        assert found is not None
        return found.id

    def agree_to(guest: Guest, read: str) -> None:
        answered = commands.AnswerProposal(id=inn.message(), agree=True, proposal=read)
        inn.send(table, guest, answered)

    propose(inn, table, anna, "pause")
    read = proposal()
    agree_to(ben, read)
    propose(inn, table, ben, "pace", pace=BY_TURNS)
    agree_to(anna, proposal())
    with refused("other-proposal"):  # Cleo has agreed to a pause, which is proposed no more.
        agree_to(cleo, read)
    info = inn.run(inn.tables.info(table, cleo.id))
    assert (info.pace, info.is_paused) == (Pace(bank=100), False)
    agree_to(cleo, proposal())
    assert inn.run(inn.tables.info(table, cleo.id)).pace == BY_TURNS


def one_is_away(inn: Inn) -> tuple[str, int, Guest, list[Guest]]:
    """A table of three, who is asked there, the guest who does not answer, and the other two."""
    guests = [inn.guest(name) for name in ("Anna", "Ben", "Cleo")]
    table = inn.started(*guests, game="zock")
    asked = inn.match(table).asks()[0]
    return table, asked, guests[asked], [one for one in guests if one is not guests[asked]]


def test_who_does_not_answer_any_more_is_replaced_for_good_by_a_vote(inn: Inn) -> None:
    table, asked, away, others = one_is_away(inn)
    with refused("still-there"):
        propose(inn, table, others[0], "replace", seat=asked)
    inn.time += GRACE["live"]
    ear = Ear(away)
    inn.run(inn.tables.listen(table, ear, 0, 0))
    with refused("still-there"):
        propose(inn, table, others[0], "replace", seat=asked)
    inn.run(inn.tables.go(inn.table(table), ear))
    propose(inn, table, others[0], "replace", seat=asked)
    assert seat_of(inn, table, asked).kind == "person"
    agree(inn, table, others[1])
    assert seat_of(inn, table, asked).kind == "bot"
    assert not inn.run(inn.tables.info(table, away.id)).seats[asked].can_come_back
    with refused("not-your-seat"):
        inn.send(table, away, commands.ComeBack(id="back", seat=asked))


def test_who_has_come_back_meanwhile_is_not_replaced_by_a_vote(inn: Inn) -> None:
    table, asked, away, others = one_is_away(inn)
    inn.time += GRACE["live"]
    propose(inn, table, others[0], "replace", seat=asked)
    ear = Ear(away)
    inn.run(inn.tables.listen(table, ear, 0, 0))
    with refused("still-there"):
        agree(inn, table, others[1])
    assert seat_of(inn, table, asked).kind == "person"
    answer(inn, table, away, asked)
    assert inn.run(inn.tables.info(table, others[0].id)).proposal is None
    inn.run(inn.tables.go(inn.table(table), ear))
    with refused("nothing-proposed"):
        agree(inn, table, others[1])


def test_whose_time_was_out_is_replaced_although_each_answer_has_less_time_than_that(
    inn: Inn,
) -> None:
    """Where defaults are played nobody is ever asked for long."""
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.started(anna, ben, pace=Pace(answer=100))
    with refused("still-there"):
        propose(inn, table, ben, "replace", seat=0)
    inn.time += 50
    answer(inn, table, ben, 1)
    inn.time += 50
    look(inn, table)
    assert [one.seat for one in inn.match(table).entries if one.kind == "late"] == [0]
    with refused("still-there"):
        propose(inn, table, anna, "replace", seat=1)
    ear = Ear(anna)
    inn.run(inn.tables.listen(table, ear, 0, 0))
    with refused("still-there"):
        propose(inn, table, ben, "replace", seat=0)
    inn.run(inn.tables.go(inn.table(table), ear))
    propose(inn, table, ben, "replace", seat=0)
    assert seat_of(inn, table, 0).kind == "bot"


def test_another_pace_may_be_agreed_while_the_table_rests(inn: Inn) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.started(anna, ben, pace=Pace(bank=100))
    for what, more in (("pause", {}), ("pace", {"pace": BY_TURNS}), ("go-on", {})):
        propose(inn, table, anna, what, **more)
        inn.time += DAY
        agree(inn, table, ben)
    assert seat_of(inn, table, 0).due_at == inn.time + 2 * DAY


def test_only_who_sits_there_proposes_and_agrees(inn: Inn) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.started(anna, ben)
    with refused("not-seated"):
        propose(inn, table, inn.guest("Zoe"), "pause")
    propose(inn, table, anna, "pause")
    with refused("not-seated"):
        agree(inn, table, inn.guest("Zoe"))


def test_what_tables_of_earlier_servers_said_of_absence_holds(inn: Inn) -> None:
    table = inn.make(inn.guest("Anna"), pace=Pace(answer=60))
    record = inn.table(table).record
    older = (
        write_record(record)
        .replace('"answer":60', '"answer":0')
        .replace('"absence":0', '"absence":60')
    )
    assert read_record(older).pace == Pace(answer=60)
