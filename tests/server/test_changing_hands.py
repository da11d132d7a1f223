"""A seat changes hands while the game runs: a bot takes over, and a person comes back."""

from __future__ import annotations

import json

from ludotheque.core.replay import replay, verify
from ludotheque.server.service.playing import look_at_the_time
from ludotheque.server.wire import commands
from tests.server.inn import FirstMove, Inn, refused

GAME = "zapp-zerapp"


def held(inn: Inn, table: str) -> list[tuple[int, str]]:
    return [(one.seat, one.text) for one in inn.match(table).entries if one.kind == "held"]


def test_a_bot_hears_as_bots_do_and_a_person_who_comes_back_as_before(inn: Inn) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.started(anna, ben, game=GAME, options={"tempo": "turns"})
    assert inn.match(table).view(None)["ears"] == [1, 1]
    inn.send(table, ben, commands.Resign(id="r", seat=1))
    assert inn.match(table).view(None)["ears"] == [1, 0]
    assert held(inn, table) == [(1, "held by a program")]
    assert inn.info(table, ben).seats[1].can_come_back
    assert not inn.info(table, anna).seats[1].can_come_back

    done = inn.send(table, ben, commands.ComeBack(id="c", seat=1))
    assert done.seat == 1
    assert inn.match(table).view(None)["ears"] == [1, 1]
    assert held(inn, table)[-1] == (1, "held by a person")
    seat = inn.info(table, ben).seats[1]
    assert (seat.kind, seat.name, seat.is_mine, seat.has_resigned) == ("person", "Ben", True, False)
    assert not seat.can_come_back and seat.key
    assert inn.send(table, ben, commands.ComeBack(id="c", seat=1)).seat == 1
    assert len(held(inn, table)) == 2


def test_the_bot_that_takes_over_is_given_a_position_in_which_it_is_told_numbers(inn: Inn) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.started(anna, ben, game=GAME)
    inn.send(table, ben, commands.Resign(id="r", seat=1))
    inn.settle()
    thinker = inn.thinker
    assert isinstance(thinker, FirstMove)
    positions = [json.loads(position) for seat, position in thinker.shown if seat == 1]
    assert positions and all(one["ears"] == [1, 0] for one in positions)


def test_only_who_handed_a_seat_over_can_take_it_back(inn: Inn) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.started(anna, ben)
    with refused("not-your-seat"):
        inn.send(table, anna, commands.ComeBack(id="c", seat=0))
    inn.send(table, ben, commands.Resign(id="r", seat=1))
    with refused("not-your-seat"):
        inn.send(table, anna, commands.ComeBack(id="d", seat=1))
    with refused("no-such-seat"):
        inn.send(table, ben, commands.ComeBack(id="e", seat=7))
    inn.send(table, anna, commands.Resign(id="r", seat=0))
    assert inn.table(table).record.host == ""
    inn.send(table, anna, commands.ComeBack(id="f", seat=0))
    assert inn.info(table, anna).is_host


def test_a_game_in_which_seats_changed_hands_is_kept_replayed_and_verified(inn: Inn) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.started(anna, ben, game=GAME, options={"tempo": "turns"})
    people = {0: anna, 1: ben}
    for round_number in range(2):
        inn.send(table, ben, commands.Resign(id=f"r{round_number}", seat=1))
        inn.settle()
        inn.send(table, ben, commands.ComeBack(id=f"c{round_number}", seat=1))
    inn.play_out(table, people)
    log = inn.table(table).log()
    match = inn.match(table)
    assert [text for _, text in held(inn, table)] == ["held by a program", "held by a person"] * 2
    assert replay(match.game, log).position() == match.position()
    assert verify(match.game, log) > 0
    with refused("is-over"):
        inn.send(table, ben, commands.ComeBack(id="late", seat=1))


def test_in_the_middle_of_a_shake_too_a_seat_changes_hands(inn: Inn) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.started(anna, ben, game=GAME)
    for seat, guest in enumerate((anna, ben)):
        inn.play(table, guest, seat, "ready")
    inn.play(table, ben, 1, "take a")
    inn.play(table, ben, 1, "shake a")
    inn.send(table, ben, commands.Resign(id="r", seat=1))
    assert inn.match(table).asks() == [0]
    inn.time += 1.0
    inn.run(inn.tables.act(inn.table(table), lambda one: look_at_the_time(one, inn.time)))
    inn.settle()
    after = [(one.kind, one.seat) for one in inn.match(table).entries]
    assert after[after.index(("held", 1)) :][:3] == [("held", 1), ("time", -1), ("move", 1)]
