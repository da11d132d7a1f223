"""Advice from what a seat knows, and what a finished game is taken apart into."""

from __future__ import annotations

from itertools import pairwise

import pytest

import ludotheque
from ludotheque import BadSetup, Luck, Match
from ludotheque.bots.advice import MOST, advise
from ludotheque.bots.analysis import (
    DECISION,
    LUCK,
    RESIGNATION,
    Change,
    Fortunes,
    Group,
    Stop,
    _moments,
    analyse,
    grouped,
    is_sure,
    taken_back,
)
from ludotheque.bots.levels import make_bot
from ludotheque.bots.perspective import Perspective
from ludotheque.core.log import OUTCOME
from ludotheque.core.move import CHANCE
from ludotheque.core.replay import retrace
from tests.bots.test_hints import gives_hints
from tests.every_game.walk import Table, first_tables, walk, with_secrets

TABLES = [table for table in first_tables() if gives_hints(table)]
SECRET = [t for t in with_secrets(TABLES) if t.seats == min(t.game.seats)]


def played(seed: int, levels: tuple[str, ...] = ("regular", "regular")) -> Match:
    """A short game of Zock, over."""
    match = ludotheque.new_match(
        "zock", seats=len(levels), options={"rounds": 10}, luck=Luck.seeded(seed)
    )
    luck = Luck.seeded(seed)
    bots = [make_bot(level, match.game) for level in levels]
    while not match.is_over:
        seat = match.asks()[0]
        match.play(seat, bots[seat].choose(Perspective(match.game, match.state, seat, luck)))
    return match


def question(table: Table) -> tuple[object, int]:
    """A state of a random game in which somebody has a choice to think about, and who: between more
    than two moves, where there are ever so many."""
    found: tuple[object, int] | None = None
    for ply in walk(table, seed=8):
        if ply.seat == CHANCE or ply.step.is_live:
            continue
        choices = len(ply.step.options(ply.s, ply.seat))
        if choices > 2:
            return ply.s.copy(), ply.seat
        if choices == 2 and found is None:
            found = ply.s.copy(), ply.seat
    assert found is not None, "nobody ever has a choice"
    return found


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_a_few_legal_moves_are_advised_with_what_they_lead_to(table: Table) -> None:
    s, seat = question(table)
    advised = advise(table.game, s, seat, Luck.seeded(2), continuations=3)  # type: ignore[arg-type]
    legal = {move.text for move in Perspective(table.game, s, seat, Luck.seeded(1)).legal}  # type: ignore[arg-type]
    assert 1 <= len(advised) <= MOST
    assert {one.move.text for one in advised} <= legal
    assert len({one.move.text for one in advised}) == len(advised)
    assert all(one.continuations == 3 and 0 <= one.ahead <= 3 for one in advised)
    assert all(one.ahead >= other.ahead for one, other in pairwise(advised))


@pytest.mark.parametrize("table", SECRET, ids=repr)
def test_advice_is_the_same_whatever_is_hidden_from_the_seat(table: Table) -> None:
    s, seat = question(table)
    other = table.game.redeal(s, seat, Luck.seeded(77))  # type: ignore[arg-type]
    first, second = (
        [one.as_json() for one in advise(table.game, here, seat, Luck.seeded(2), 2)]  # type: ignore[arg-type]
        for here in (s, other)
    )
    assert first == second


def test_whoever_is_not_asked_gets_no_advice() -> None:
    match = ludotheque.new_match("zock", seats=2, luck=Luck.seeded(1))
    other = 1 - match.asks()[0]
    for seat in (other, 7, -1):
        with pytest.raises(BadSetup, match="whoever is asked"):
            ludotheque.advise(match, seat)
    with pytest.raises(BadSetup, match="whoever is asked"):
        ludotheque.advise(played(3), 0)
    match.resign(other, 1 - other)
    with pytest.raises(BadSetup, match="whoever is asked"):
        ludotheque.advise(match, 1 - other)


def test_before_the_game_begins_nobody_gets_advice() -> None:
    match = ludotheque.new_match("zankapfel", seats=3, luck=Luck.sealed())
    assert match.asks() == []
    with pytest.raises(BadSetup, match="whoever is asked"):
        ludotheque.advise(match, 0)


def test_there_is_no_advice_where_all_act_at_once() -> None:
    match = ludotheque.new_match("zapp-zerapp", seats=2, luck=Luck.seeded(1))
    assert match.game.step(match.state).is_live
    with pytest.raises(BadSetup, match="everybody acts at once"):
        ludotheque.advise(match, match.asks()[0])


def test_advice_needs_at_least_one_continuation() -> None:
    match = ludotheque.new_match("zock", seats=2, luck=Luck.seeded(1))
    with pytest.raises(BadSetup, match="one playout at least, not by 0"):
        ludotheque.advise(match, match.asks()[0], continuations=0)


def test_a_game_is_taken_apart_into_luck_and_decisions_that_add_up() -> None:
    match = played(4, ("random", "regular"))
    found = ludotheque.analyse(match.log(), playouts=6)
    start, end = found.stops[0].chances, found.stops[-1].chances
    result = match.result()
    assert result is not None
    assert [seat for seat, chance in enumerate(end) if chance] == result.winners
    assert sum(start) == pytest.approx(1)
    for seat in range(2):
        gained = found.luck[seat] + found.own[seat] + found.others[seat]
        assert gained == pytest.approx(end[seat] - start[seat])
    assert found.stops[-1].entry == len(match.entries)
    assert all(moment.kind in (LUCK, DECISION) for moment in found.moments)
    assert len(found.moments) <= 3


def test_the_same_seed_finds_the_same_and_progress_is_told() -> None:
    log = played(5).log()
    told: list[tuple[int, int]] = []
    game = ludotheque.find_game("zock")
    first = analyse(game, log, lambda done, whole: told.append((done, whole)), playouts=3)
    assert first.as_json() == analyse(game, log, playouts=3).as_json()
    assert [done for done, _ in told] == sorted(done for done, _ in told)
    assert told[-1][0] == told[-1][1]


def test_what_a_sound_player_would_have_done_changes_no_chances() -> None:
    """Where nothing is hidden, the player of the playouts and `regular` of the same temper choose
    alike, and the throws that follow are the same."""
    match = ludotheque.new_match("zock", seats=2, options={"rounds": 8}, luck=Luck.seeded(6))
    teller = Fortunes(match.game, 1, seed=9)
    minds = [teller.mind(9, seat) for seat in range(2)]
    while not match.is_over:
        seat = match.asks()[0]
        throws = sum(entry.kind == OUTCOME for entry in match.entries)
        before = teller.shares(match.state, throws)
        legal = match.legal(seat)
        move = max(legal, key=lambda one: minds[seat].hints.judge(match.state, seat, one))
        s = match.state.copy()
        match.play(seat, move)
        if match.is_over or match.entries[-1].kind == OUTCOME:
            match.game.step(s).do(s, seat, move, ludotheque.core.event.SILENT)
            if not match.game.is_over(s):
                assert teller.shares(s, throws) == before
        else:
            assert teller.shares(match.state, throws) == before


def test_what_belongs_together_is_one_group() -> None:
    entries = played(2).entries
    groups = grouped(entries)
    assert [group.first for group in groups][1:] == [group.end for group in groups][:-1]
    assert groups[-1].end == len(entries)
    for one, other in pairwise(groups):
        assert (one.is_luck, one.seat) != (other.is_luck, other.seat)


def corrected(seed: int) -> tuple[Match, set[int]]:
    """A game in which any move is made and, where that may be, taken back for a sound one; and the
    entries of those that were taken back."""
    match = ludotheque.new_match("apaches", seats=2, options={"rounds": 2}, luck=Luck.seeded(seed))
    luck = Luck.seeded(seed)
    any_move, sound = (make_bot(level, match.game) for level in ("random", "regular"))
    gone: set[int] = set()
    while not match.is_over:
        seat = match.asks()[0]
        here = len(match.entries)
        match.play(seat, any_move.choose(Perspective(match.game, match.state, seat, luck)))
        if not match.why_no_undo(seat):
            match.undo(seat)
            gone.update(range(here, len(match.entries) - 1))
            match.play(seat, sound.choose(Perspective(match.game, match.state, seat, luck)))
    return match, gone


def test_a_move_that_was_taken_back_decided_nothing() -> None:
    match, gone = corrected(seed=3)
    assert len(gone) > 20
    assert taken_back(match.entries) == gone
    moments = ludotheque.analyse(match.log(), playouts=1).moments
    assert moments
    assert not gone & {moment.entry for moment in moments}


def test_whoever_resigned_with_chances_left_decided_it() -> None:
    match = ludotheque.new_match("zock", seats=2, luck=Luck.seeded(1))
    seat = match.asks()[0]
    match.play(seat, match.legal(seat)[0])
    match.resign(seat, 1 - seat)
    found = ludotheque.analyse(match.log(), playouts=8)
    left = found.stops[-2].chances[seat]
    assert left > 0
    (moment,) = [one for one in found.moments if one.kind == RESIGNATION]
    assert (moment.entry, moment.seat) == (len(match.entries) - 1, seat)
    assert moment.change == pytest.approx(-left)


def test_what_is_not_over_is_not_analysed() -> None:
    match = ludotheque.new_match("zock", seats=2, luck=Luck.seeded(1))
    with pytest.raises(BadSetup, match="a game that is over"):
        ludotheque.analyse(match.log())


def test_a_slip_is_found_with_the_better_move() -> None:
    """Of many short games between one who plays at random and a sound player, some slip is told,
    and every one told is a slip, for fewer than four continuations more could be chance."""
    found = []
    for seed in range(4):
        log = played(seed, ("random", "regular")).log()
        moments = ludotheque.analyse(log, playouts=2).moments
        found += [moment for moment in moments if moment.kind == DECISION]
    assert found
    for moment in found:
        assert moment.played != moment.better
        assert moment.change < 0
        assert moment.ahead_better - moment.ahead >= 4


def test_what_so_few_playouts_cannot_tell_from_nothing_decides_nothing() -> None:
    assert is_sure([1.0] * 4)
    assert is_sure([-1.0] * 4 + [0.0] * 96)
    assert not is_sure([1.0] * 3 + [0.0] * 45)
    assert not is_sure([1.0] * 20 + [-1.0] * 10)
    assert not is_sure([0.0] * 48)
    for seed in range(3):
        # Two continuations of every place cannot tell one throw from another.
        moments = ludotheque.analyse(played(seed).log(), playouts=2).moments
        assert not [one for one in moments if one.kind == LUCK]


def test_a_run_of_throws_is_told_by_the_last() -> None:
    """A tie is thrown again: what was thrown first has decided nothing."""
    match = played(1)
    traced = retrace(match.game, match.log())
    run = Group(2, CHANCE, is_luck=True)
    run.end = 5
    change = Change(Stop(2, [[0.0, 1.0]] * 40), Stop(5, [[1.0, 0.0]] * 40))
    (moment,) = _moments(match.game, traced, [run], [change], [0], 1)
    assert (moment.kind, moment.entry, moment.change) == (LUCK, 4, 1.0)


def test_what_a_winner_might_have_done_better_is_told_last() -> None:
    """Who plays at random wins now and then, and slips all the time."""
    won = 0
    for seed in range(12):
        match = played(seed, ("random", "regular"))
        result = match.result()
        assert result is not None
        if result.winners == [0]:
            won += 1
            moments = ludotheque.analyse(match.log(), playouts=2).moments
            own = [one for one in moments if one.kind == DECISION and one.seat == 0]
            # The winner's fill up what is missing of three others.
            assert not own or len(moments) - len(own) < 3
    assert won, "nobody has won by chance"
