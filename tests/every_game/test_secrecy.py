"""What holds for every game: nobody can know what they must not know."""

from __future__ import annotations

import json

import pytest

from ludotheque.core.changes import Witness
from ludotheque.core.event import EVERYONE_SEES, Event
from ludotheque.core.luck import Luck
from ludotheque.core.move import CHANCE, Move
from ludotheque.core.position import write_position
from ludotheque.core.state import OVER, State, hidden
from tests.every_game.walk import Ply, Table, first_tables, tables, told, walk, with_secrets


def _seen(table: Table, s: State, seat: int) -> str:
    return json.dumps(table.game.view(s, seat))


def _heard(events: list[Event], seat: int) -> list[object]:
    return [event.as_json() if event.is_seen_by(seat) else None for event in events]


def _witnessed(table: Table, ply: Ply, s: State, move: Move, seat: int) -> list[object]:
    """Carry a move out: what the seat is told, and what of its view is new with each event."""
    tell = Witness(table.game, s, s.copy())
    ply.step.do(s, ply.seat, move, tell)
    tell.note()
    return [_heard(tell.events, seat), tell.changes.seen_by(seat)]


def _law(table: Table, s: State, seat: int) -> list[object]:
    """All that a seat can ask the rules: who is asked, and what it may do and why not."""
    if s.step == OVER:
        return []
    step = table.game.steps[s.step]
    asked = step.asks(s)
    if seat not in asked:
        return [asked]
    refusals = []
    for move in table.some_sayable(seat):
        article = step.check(s, seat, move)
        refusals.append([move.text, article and (article.code, article.reason)])
    options = [move.text for move in step.options(s, seat)]
    return [asked, options, refusals, step.default(s, seat).text, step.wave(s)]


@pytest.mark.parametrize("table", first_tables(), ids=repr)
def test_a_redeal_looks_the_same_to_its_seat(table: Table) -> None:
    luck = Luck.seeded(3)
    for ply in walk(table, 3):
        for seat in range(table.seats):
            dealt = table.game.redeal(ply.s, seat, luck)
            assert _seen(table, dealt, seat) == _seen(table, ply.s, seat)
            assert _law(table, dealt, seat) == _law(table, ply.s, seat)
            assert table.game.box(dealt) == table.game.box(ply.s)
            assert not table.game.fault(dealt)


@pytest.mark.parametrize("table", first_tables(), ids=repr)
def test_a_redeal_reads_nothing_but_the_view(table: Table) -> None:
    """The same luck gives the same redeals on the state and on one that looks the same."""
    for ply in walk(table, 4):
        for seat in range(table.seats):
            other = table.game.redeal(ply.s, seat, Luck.seeded(8))
            one = table.game.redeal(ply.s, seat, Luck.seeded(9))
            two = table.game.redeal(other, seat, Luck.seeded(9))
            assert write_position(table.game, table.terms, one) == write_position(
                table.game, table.terms, two
            )


@pytest.mark.parametrize("table", with_secrets(first_tables()), ids=repr)
def test_a_redeal_does_not_know_the_truth(table: Table) -> None:
    """Where something is hidden, most redeals differ from what lies on the table."""
    luck = Luck.seeded(10)
    differing = 0
    for ply in walk(table, 5):
        for seat in range(table.seats):
            dealt = table.game.redeal(ply.s, seat, luck)
            differing += write_position(table.game, table.terms, dealt) != write_position(
                table.game, table.terms, ply.s
            )
    assert differing


@pytest.mark.parametrize("table", first_tables(), ids=repr)
def test_a_redeal_changes_nothing(table: Table) -> None:
    for ply in walk(table, 6):
        before = write_position(table.game, table.terms, ply.s)
        table.game.redeal(ply.s, 0, Luck.seeded(1))
        assert write_position(table.game, table.terms, ply.s) == before


def _reads(ply: Ply, s: State, move: Move, seat: int) -> str:
    """What a seat reads of a move's line."""
    sees = ply.step.seen_by(s, ply.seat, move)
    is_open = sees == EVERYONE_SEES or bool(sees >> seat & 1)
    return move.text if is_open else move.public


def _alike(ply: Ply, s: State, seat: int) -> Move | None:
    """A move in another state that a seat cannot tell from the ply's, if there is one."""
    if ply.seat == seat:
        return ply.move
    read = _reads(ply, ply.s, ply.move, seat)
    if ply.seat == CHANCE:
        moves = [ply.step.outcome(s, way) for way in range(ply.step.ways(s))]
    elif ply.seat in ply.step.asks(s):
        moves = ply.step.options(s, ply.seat)
    else:
        moves = []
    return next((move for move in moves if _reads(ply, s, move, seat) == read), None)


def _has_learnt(table: Table, before: State, after: State, seat: int) -> bool:
    was, now = hidden(table.game.fields, before, seat), hidden(table.game.fields, after, seat)
    return bool(was - now)


@pytest.mark.parametrize("table", with_secrets(tables()), ids=repr)
def test_two_games_that_differ_by_a_redeal_send_a_seat_the_same(table: Table) -> None:
    """Until something hidden from the seat is shown, everything it receives is the same."""
    luck = Luck.seeded(12)
    for seed in range(4):
        for seat in range(table.seats):
            twin: State | None = None
            for ply in walk(table, seed):
                if twin is None or luck.draw(12) == 0:
                    twin = table.game.redeal(ply.s, seat, luck)
                move = _alike(ply, twin, seat)
                if move is None:
                    twin = None  # Another's open move showed something that the twin lacks.
                    continue
                real, before = ply.s.copy(), twin.copy()
                heard = _witnessed(table, ply, real, ply.move, seat)
                heard_by_twin = _witnessed(table, ply, twin, move, seat)
                if _has_learnt(table, ply.s, real, seat) or _has_learnt(table, before, twin, seat):
                    twin = None
                    continue
                if ply.seat == CHANCE and _reads(ply, ply.s, ply.move, seat) == ply.move.text:
                    assert move.text == ply.move.text
                assert heard == heard_by_twin, ply.move
                assert _seen(table, real, seat) == _seen(table, twin, seat), ply.move
                assert _law(table, real, seat) == _law(table, twin, seat), ply.move


@pytest.mark.parametrize("table", tables(), ids=repr)
def test_undo_is_refused_where_somebody_learnt_something(table: Table) -> None:
    """The oracle: the same move on several redeals; where a seat can tell them apart, it learnt."""
    luck = Luck.seeded(21)
    for seed in range(2):
        match = table.match(seed)
        while not match.is_over:
            asked = match.asks()
            seat = asked[luck.draw(len(asked))]
            step = table.game.steps[match.state.step]
            move = step.some(match.state, seat, luck)
            ply = Ply(table, match.state.copy(), seat, move)
            learns = False
            for other in range(table.seats):
                if other == seat:
                    continue
                tales = set()
                for _ in range(6):
                    dealt = table.game.redeal(ply.s, other, luck)
                    same = _alike(ply, dealt, other)
                    if same is not None:
                        heard = _heard(told(step, dealt, seat, same), other)
                        tales.add(json.dumps([heard, _seen(table, dealt, other)]))
                learns |= len(tales) > 1
            chances = len(match.entries)
            match.play(seat, move)
            chance_followed = len(match.entries) > chances + 1
            reason = match.why_no_undo(seat)
            if learns or chance_followed:
                assert reason, f"undo of {move} would hide what was learnt"
            if not reason:
                after = match.position()
                match.undo(seat)
                assert match.position() == write_position(table.game, table.terms, ply.s)
                match.play(seat, move)
                assert match.position() == after
