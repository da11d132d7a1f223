"""Options are complete: of the whole grammar, exactly what the law allows is offered."""

from __future__ import annotations

import pytest

from ludotheque import Luck
from ludotheque.core.board import BoardFile
from ludotheque.core.event import SILENT
from ludotheque.core.move import CHANCE
from ludotheque.core.position import write_position
from ludotheque.core.state import OVER
from ludotheque.games.zankapfel.rules import GAME
from ludotheque.games.zankapfel.state import Zankapfel
from ludotheque.games.zankapfel.tests.table import lucky, play, table

TINY = BoardFile.read(GAME.folder / "tests" / "tiny.toml")


def compare(s: Zankapfel, where: str) -> None:
    """What is offered to each seat is what the law allows of everything that can be said."""
    step = GAME.steps[s.step]
    for seat in step.asks(s):
        if seat != CHANCE:
            allowed = {line for line, move in GAME.catalogue.items()
                       if step.check(s, seat, move) is None}  # fmt: skip
            assert {move.text for move in step.options(s, seat)} == allowed, where


@pytest.mark.parametrize("bribery", [True, False])
@pytest.mark.parametrize("deck", ["reshuffle", "once"])
@pytest.mark.parametrize("seats", [3, 4])
def test_options_are_all_of_the_grammar_that_the_law_allows(
    seats: int, bribery: bool, deck: str
) -> None:
    terms = GAME.new_terms(seats, {"bribery": bribery, "deck": deck}, TINY)
    steps = set()
    for seed in range(60):
        luck = Luck.seeded(seed)
        s = GAME.new_state(terms)
        while s.step != OVER:
            compare(s, write_position(GAME, terms, s))
            steps.add(s.step)
            step = GAME.steps[s.step]
            asked = step.asks(s)
            seat = asked[luck.draw(len(asked))]
            if seat == CHANCE:
                move = step.outcome(s, luck.draw(step.ways(s)))
            else:
                move = step.some(s, seat, luck)
            step.do(s, seat, move, SILENT)
    most = {step.moment.index for step in GAME.steps}
    unseen = {GAME.steps[index].name for index in most - steps}
    assert unseen <= {"offer", "answer", "choose-discord"}
    assert bribery == ("offer" not in unseen)


@pytest.mark.article("ZK-R3")
def test_every_way_through_a_small_bribery_window_keeps_options_and_law_together() -> None:
    """All histories of a window with three squares and two bribers, by brute force."""
    match = table(seats=3, step="name-square", mayor="a1", tokens="b1 b2 a2 e5")
    play(match, "1: go b1")
    start = match.state
    assert isinstance(start, Zankapfel)
    here = [start]
    places = 0
    while here:
        following = []
        for s in here:
            places += 1
            compare(s, "in the window")
            step = GAME.steps[s.step]
            for seat in step.asks(s):
                for move in step.options(s, seat):
                    after = s.copy()
                    step.do(after, seat, move, SILENT)
                    if after.step == s.step:
                        following.append(after)
        here = list({write_position(GAME, match.terms, s): s for s in following}.values())
    assert places > 100


@pytest.mark.article("ZK-R4")
def test_every_way_through_a_dice_window_closes() -> None:
    """Three contenders: whatever they do, the window shuts, and the options fit the law."""
    match = table(seats=3, step="name-square", played=["red"] * 3, discord=["1", "2", "3"],
                  bribery=False)  # fmt: skip
    play(match, "1: go c4", "1: lay 1", "2: lay 2", "3: lay 3")
    start = match.state
    assert isinstance(start, Zankapfel)
    waiting = [start]
    lengths = 0
    while waiting:
        lengths += 1
        assert lengths <= 3 + 2 + 1 + 3
        following = {}
        for s in waiting:
            compare(s, "in the window")
            step = GAME.steps[s.step]
            for seat in step.asks(s):
                for move in step.options(s, seat):
                    after = s.copy()
                    step.do(after, seat, move, SILENT)
                    if after.step == s.step:
                        following[write_position(GAME, match.terms, after)] = after
        waiting = list(following.values())
    assert lengths > 3


def test_a_random_offer_is_any_legal_one_equally_often() -> None:
    match = table(seats=3, step="name-square", mayor="a1", tokens="b1 b2 a2")
    play(match, "1: go b1")
    step = GAME.steps[match.state.step]
    luck = lucky("")
    drawn = [step.some(match.state, 1, luck).text for _ in range(2000)]
    legal = {move.text for move in step.options(match.state, 1)}
    assert set(drawn) == legal
    assert all(300 < drawn.count(line) < 500 for line in legal)
