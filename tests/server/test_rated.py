"""Rated tables: everybody agrees before the start, and what is agreed can be rated at all."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludotheque.core.registry import find_game
from ludotheque.server.service.rated import obstacle
from ludotheque.server.service.record import Guest
from ludotheque.server.store.results import BOT
from ludotheque.server.wire import commands, messages, sheets
from ludotheque.server.wire.values import Pace
from tests.server.inn import Inn, refused


def want(inn: Inn, table: str, guest: Guest, is_rated: bool = True) -> messages.Done:
    done: messages.Done = inn.send(table, guest, commands.Rate(id=inn.message(), is_rated=is_rated))
    return done


def seated(inn: Inn, *guests: Guest, **more: Any) -> str:
    """A table at which the guests sit, before the start."""
    table = inn.make(guests[0], seats=more.pop("seats", len(guests)), **more)
    for guest in guests:
        inn.send(table, guest, commands.Sit(id=inn.message()))
    return table


def start(inn: Inn, table: str, host: Guest, fill: str | None = None) -> None:
    inn.send(table, host, commands.Start(id=inn.message(), fill=fill))


def agreed(inn: Inn, table: str, guest: Guest) -> tuple[bool, list[bool]]:
    info = inn.info(table, guest)
    return info.is_rated, [seat.agrees for seat in info.seats]


def test_a_table_is_rated_once_all_people_agree_and_one_no_ends_it(inn: Inn) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = seated(inn, anna, ben)
    assert agreed(inn, table, ben) == (False, [False, False])
    want(inn, table, ben)
    assert agreed(inn, table, anna) == (True, [False, True])
    with refused("not-agreed"):  # The host cannot force it.
        start(inn, table, anna)
    want(inn, table, anna, False)
    assert agreed(inn, table, anna) == (False, [False, False])
    want(inn, table, anna)
    want(inn, table, ben)
    start(inn, table, anna)
    assert inn.info(table, anna).is_rated
    assert inn.table(table).record.players == [anna.id, ben.id]
    with refused("has-started"):
        want(inn, table, ben, False)


def test_whoever_changes_what_is_agreed_asks_the_others_anew(inn: Inn) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = seated(inn, anna, ben, seats=3)
    for guest in (anna, ben):
        want(inn, table, guest)
    everybody = (True, [True, True, False])
    assert agreed(inn, table, anna) == everybody
    for change in (
        commands.Change(id="c1", pace=Pace(answer=60)),
        commands.Change(id="c2", seats=2),
        commands.Change(id="c3", seats=3),
        commands.PutBot(id="c4", seat=2, level="random"),
    ):
        inn.send(table, anna, change)
        rated, agree = agreed(inn, table, ben)
        assert rated and agree[:2] == [True, False]
        want(inn, table, ben)
    inn.send(table, anna, commands.Change(id="c5", is_open=True))
    assert agreed(inn, table, anna)[1][:2] == [True, True], "that changes nothing of the game"
    inn.send(table, ben, commands.Sit(id="again", seat=1, name="Benno"))
    assert agreed(inn, table, anna)[1][:2] == [True, True], "nor what somebody is called"


def test_who_agrees_has_read_what_is_agreed(inn: Inn) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.make(anna, "zock", 2)
    for guest in (anna, ben):
        inn.send(table, guest, commands.Sit(id=inn.message()))
    inn.send(table, anna, commands.Rate(id=inn.message(), is_rated=True))
    read = inn.run(inn.tables.info(table, ben.id)).terms
    inn.send(table, anna, commands.Change(id=inn.message(), pace=Pace(bank=60)))
    with refused("other-terms"):
        inn.send(table, ben, commands.Rate(id=inn.message(), is_rated=True, terms=read))
    info = inn.run(inn.tables.info(table, ben.id))
    assert not info.seats[1].agrees
    inn.send(table, ben, commands.Rate(id=inn.message(), is_rated=True, terms=info.terms))
    inn.send(table, anna, commands.Start(id=inn.message()))
    assert inn.run(inn.tables.info(table, ben.id)).is_rated


def test_bots_take_no_seats_at_the_start_that_others_have_not_agreed_to(inn: Inn) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = seated(inn, anna, ben, seats=3)
    for guest in (anna, ben):
        want(inn, table, guest)
    with refused("seats-free"):
        start(inn, table, anna, fill="random")
    alone = seated(inn, anna, seats=2)
    want(inn, alone, anna)
    start(inn, alone, anna, fill="random")
    assert inn.table(alone).record.players == [anna.id, f"{BOT}random"]


def test_one_person_sits_in_one_seat_of_a_rated_table(inn: Inn) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    twice = seated(inn, anna, anna)
    with refused("two-seats"):
        want(inn, twice, anna)
    assert not inn.info(twice, anna).is_rated
    table = seated(inn, anna, ben, seats=3)
    want(inn, table, anna)
    with refused("two-seats"):
        inn.send(table, anna, commands.Sit(id=inn.message()))
    key = inn.table(table).record.chairs[1].key
    with refused("two-seats"):
        inn.send(table, anna, commands.Claim(id=inn.message(), key=key))
    assert inn.table(table).record.seats_of(anna.id) == [0]
    phone = inn.guest("Phone")
    inn.send(table, phone, commands.Claim(id=inn.message(), key=key))
    assert inn.table(table).record.seats_of(phone.id) == [1], "a second device is the same person"


def test_who_has_left_a_rated_game_takes_no_other_seat_there(inn: Inn) -> None:
    anna, ben, cleo = inn.guest("Anna"), inn.guest("Ben"), inn.guest("Cleo")
    table = seated(inn, anna, ben, cleo)
    for guest in (anna, ben, cleo):
        want(inn, table, guest)
    start(inn, table, anna)
    key = inn.table(table).record.chairs[1].key
    inn.send(table, anna, commands.Resign(id=inn.message(), seat=0))
    with refused("two-seats"):
        inn.send(table, anna, commands.Claim(id=inn.message(), key=key))


def test_what_cannot_be_rated_is_refused_and_nothing_changes(inn: Inn) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    with refused("cannot-be-rated"):
        inn.make(anna, options={"peek": False}, is_rated=True)
    with refused("cannot-be-rated"):
        inn.make(anna, has_hints=True, is_rated=True)
    board = (find_game("quarrel").folder / "board.toml").read_text(encoding="utf-8")
    own = inn.make(anna, board=board.replace("9", "8"), sit=sheets.Sitter())
    with refused("cannot-be-rated"):
        want(inn, own, anna)
    table = seated(inn, anna, ben, has_hints=True)
    want(inn, table, ben)
    assert not inn.info(table, anna).has_hints, "a rated game has none"
    for change in (
        commands.Change(id="hints", has_hints=True),
        commands.Change(id="peek", options={"peek": False}),
    ):
        with refused("cannot-be-rated"):
            inn.send(table, anna, change)
    assert agreed(inn, table, anna) == (True, [False, True])
    with refused("not-seated"):
        want(inn, table, inn.guest("Cleo"))


def test_nobody_is_rated_where_only_bots_play(inn: Inn) -> None:
    anna = inn.guest("Anna")
    table = inn.make(anna, bots={"0": "random", "1": "random"}, is_rated=True)
    with refused("cannot-be-rated"):
        start(inn, table, anna)


@pytest.mark.parametrize(
    ("game", "seats", "options", "can"),
    [
        ("zankapfel", 3, {}, True),
        ("zankapfel", 3, {"deck": "once"}, False),
        ("zock", 3, {"houses": "drawn"}, True),  # What gives even chances among three.
        ("zock", 2, {"houses": "drawn"}, False),
        ("zapp-zerapp", 2, {"tempo": "turns"}, True),
        ("zapp-zerapp", 2, {"ears": "number", "colours": "drawn"}, True),
        ("zapp-zerapp", 2, {"claim": True}, False),
        ("pfeffersaecke", 4, {"consolation": 5, "founding": "lots", "finish_round": True}, True),
        ("pfeffersaecke", 4, {"consolation": 6}, False),
    ],
)
def test_rated_is_by_the_rulings_with_even_chances_or_by_turns(
    inn: Inn, game: str, seats: int, options: dict[str, Any], can: bool
) -> None:
    table = inn.make(inn.guest("Anna"), game=game, seats=seats, options=options)
    found = inn.table(table)
    assert obstacle(found.game, found.record) == ("" if can else "options")


def test_a_rated_game_has_no_hints_and_takes_back_only_what_others_agree_to(inn: Inn) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = seated(inn, anna, ben)
    for guest in (anna, ben):
        want(inn, table, guest)
    start(inn, table, anna)
    assert not inn.info(table, anna).offers_hints
    inn.play(table, anna, 0, inn.match(table).legal(0)[0].text)
    news = inn.news(table, anna).seats[0].now
    assert news is not None and news.undo == messages.UndoState("ask", "")
    with refused("no-undo"):
        inn.send(table, anna, commands.Undo(id=inn.message(), seat=0))
    inn.send(table, anna, commands.AskUndo(id=inn.message(), seat=0))
    inn.send(table, ben, commands.AnswerUndo(id=inn.message(), agree=True))
    assert inn.match(table).entries[-1].kind == "undo"


def test_against_bots_alone_nothing_is_taken_back_and_no_hint_given(tmp_path: Path) -> None:
    inn = Inn(tmp_path)
    anna = inn.guest("Anna")
    table = inn.make(anna, bots={"1": "random"}, sit=sheets.Sitter(), start=True, is_rated=True)
    inn.settle()
    assert not inn.info(table, anna).offers_hints
    with refused("no-hint"):
        inn.run(inn.tables.to_hint(table, anna.id, 0))
    inn.play(table, anna, 0, inn.match(table).legal(0)[0].text)
    with refused("no-undo"):
        inn.send(table, anna, commands.AskUndo(id=inn.message(), seat=0))
    inn.close()


def test_a_rematch_of_a_rated_game_is_to_be_rated_and_asks_everybody(inn: Inn) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = seated(inn, anna, ben)
    for guest in (anna, ben):
        want(inn, table, guest)
    start(inn, table, anna)
    inn.play_out(table, {0: anna, 1: ben})
    done = inn.send(table, ben, commands.Rematch(id=inn.message()))
    assert agreed(inn, done.table, anna) == (True, [False, False])
