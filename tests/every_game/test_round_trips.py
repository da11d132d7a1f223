"""What holds for every game: whatever is written down comes back the same."""

from __future__ import annotations

import json

import pytest

import ludotheque
from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.match import Match
from ludotheque.core.position import read_position, write_position
from ludotheque.core.reckoning import reckon
from ludotheque.core.replay import replay, retrace, verify
from ludotheque.core.saving import load_match
from tests.every_game.walk import Table, first_tables, tables, walk


def _play(match: Match, luck: Luck, plies: int = 10**6) -> None:
    """Go on at random; now and then somebody takes a move back."""
    while plies and not match.is_over:
        plies -= 1
        asked = match.asks()
        seat = asked[luck.draw(len(asked))]
        legal = match.legal(seat)
        match.play(seat, legal[luck.draw(len(legal))])
        if luck.draw(5) == 0 and not match.why_no_undo(seat):
            match.undo(seat)


def _final(match: Match) -> tuple[str, str, str]:
    return match.position(), match.log().text(), json.dumps(match.story(0))


@pytest.mark.parametrize("table", tables(), ids=repr)
def test_a_position_survives_being_written_down(table: Table) -> None:
    for place, ply in enumerate(walk(table, 7)):
        if place % 7 == 0:
            text = write_position(table.game, table.terms, ply.s)
            assert "\n" not in text, "a position takes more than one line"
            terms, back = read_position(table.game, text)
            assert write_position(table.game, terms, back) == text
            assert table.game.view(back, 0) == table.game.view(ply.s, 0)


@pytest.mark.parametrize("table", first_tables(), ids=repr)
def test_views_and_moves_survive_json(table: Table) -> None:
    for ply in walk(table, 8):
        view = table.game.view(ply.s, None)
        assert json.loads(json.dumps(view)) == view
        if ply.seat >= 0:
            data = json.loads(json.dumps(ply.move.as_json()))
            known = table.game.parse(data["move"], table.terms)
            assert known is ply.move, (
                f"`parse` finds {known} for {data['move']!r}, not that very move"
            )


@pytest.mark.parametrize("table", tables(), ids=repr)
def test_a_replayed_log_gives_the_same_state(table: Table) -> None:
    match = table.match(13)
    _play(match, Luck.seeded(14))
    text = match.log().text()
    again = replay(table.game, Log.read(text))
    assert _final(again) == _final(match)


@pytest.mark.parametrize("table", first_tables(), ids=repr)
def test_an_unfinished_log_can_be_replayed_and_played_on(table: Table) -> None:
    match = table.match(15)
    _play(match, Luck.seeded(16), plies=9)
    again = ludotheque.replay(match.log().text(), luck=Luck.seeded(99))
    assert again.position() == match.position()
    assert again.asks() == match.asks()
    _play(again, Luck.seeded(17))
    assert again.is_over


@pytest.mark.parametrize("table", first_tables(), ids=repr)
@pytest.mark.parametrize("plies", [0, 1, 5, 23])
def test_a_saved_match_goes_on_as_if_nothing_had_happened(table: Table, plies: int) -> None:
    match = table.match(18)
    _play(match, Luck.seeded(19), plies)
    again = load_match(match.save())
    assert _final(again) == _final(match)
    for seat in range(table.seats):
        one, two = match.question(seat), again.question(seat)
        assert (one and one.number) == (two and two.number)
        assert match.why_no_undo(seat) == again.why_no_undo(seat)
    _play(match, Luck.seeded(20))
    _play(again, Luck.seeded(20))
    assert _final(again) == _final(match)


@pytest.mark.parametrize("table", first_tables(), ids=repr)
@pytest.mark.parametrize("plies", [0, 3, 17])
def test_a_game_that_a_seat_ends_by_resigning_is_kept_told_and_checked(
    table: Table, plies: int
) -> None:
    match = Match(table.game, table.terms, table.set_up(), Luck.sealed("a secret"))
    match.begin()
    _play(match, Luck.seeded(25), plies)
    if match.is_over:
        return
    winner = plies % table.seats
    match.resign((winner + 1) % table.seats, to=winner)
    result = match.result()
    assert result is not None
    assert (result.winners, len(result.scores)) == ([winner], table.seats)
    log = Log.read(match.log().text())
    verify(table.game, log)
    assert _final(replay(table.game, log)) == _final(match)
    again = load_match(match.save())
    assert again.is_over and again.asks() == []
    assert _final(again) == _final(match)
    assert reckon(table.game, log).curve[-1][1] == result.scores
    assert len(retrace(table.game, log).states) == len(log.entries) + 1


@pytest.mark.parametrize("table", first_tables(), ids=repr)
def test_sealed_luck_can_be_checked_by_anyone(table: Table) -> None:
    match = Match(table.game, table.terms, table.set_up(), Luck.sealed("a secret"))
    match.add_word(0, "a word")
    match.begin()
    assert "a secret" not in match.log().text()
    _play(match, Luck.seeded(22))
    text = match.log().text()
    outcomes = sum(entry.kind == "chance" for entry in match.entries)
    assert verify(table.game, Log.read(text)) == outcomes > 0


@pytest.mark.parametrize("table", first_tables(), ids=repr)
def test_event_numbers_have_no_holes_for_anyone(table: Table) -> None:
    match = table.match(23)
    _play(match, Luck.seeded(24))
    for seat in [None, *range(table.seats)]:
        story = match.story(seat)
        assert [entry["number"] for entry in story] == list(range(len(match.entries)))
        numbers = [event["number"] for entry in story for event in entry["events"]]
        assert numbers == list(range(len(numbers)))
