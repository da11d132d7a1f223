"""What a seat can know of the barrels: redeals are as likely as what it has heard makes them."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from ludotheque import Luck, Match
from ludotheque.games.zapp_zerapp.redeal import draw_exactly, draw_heard, likelihoods
from ludotheque.games.zapp_zerapp.tests.table import BLUE, RED, play, table

DEALS = 3000


def frequencies(match: Match, seat: int, barrel: int) -> dict[int, float]:
    """How often a barrel holds each number in many redeals."""
    luck = Luck.seeded(4)
    dealt = Counter(match.redeal(seat, luck).stones[barrel - 1] for _ in range(DEALS))
    return {stones: times / DEALS for stones, times in dealt.items()}


@pytest.mark.article("ZZ-R9")
def test_who_has_heard_nothing_holds_every_number_alike() -> None:
    match = table("barrel 9")
    match.play(RED, "take e")
    dealt = frequencies(match, BLUE, 5)
    assert sorted(dealt) == list(range(1, 14))
    assert max(abs(share - 1 / 13) for share in dealt.values()) < 0.02


@pytest.mark.article("ZZ-R9")
def test_who_has_shaken_holds_numbers_as_likely_as_they_sound() -> None:
    match = table("barrel 9", "heard 8", "barrel 3", "heard 10", seats=2)
    play(match, (RED, "take e"), (RED, "shake e"), (BLUE, "put a"), (RED, "shake e"))
    hearing = match.terms.hearing
    weights = {stones: hearing[stones][8] * hearing[stones][10] for stones in range(1, 14)}
    total = sum(weights.values())
    dealt = frequencies(match, RED, 5)
    for stones, weight in weights.items():
        assert abs(dealt.get(stones, 0.0) - weight / total) < 0.03


@pytest.mark.article("ZZ-R9")
def test_the_others_have_heard_what_their_barrels_sound_like() -> None:
    match = table("barrel 9", "heard 8")
    play(match, (RED, "take e"), (RED, "shake e"))
    luck = Luck.seeded(5)
    for _ in range(200):
        redealt = match.redeal(BLUE, luck)
        assert match.terms.hearing[redealt.stones[4]][redealt.heard[RED][0]] > 0


def test_numbers_drawn_apart_and_numbers_weighed_together_come_out_alike() -> None:
    """Three barrels of which each was heard as 7 or 8: no two may hold the same."""
    match = table()
    hearing = match.terms.hearing
    heard = [[float(hearing[stones][number]) if stones else 0.0 for stones in range(14)]
             for number in (7, 8, 7)]  # fmt: skip
    unknown = list(range(1, 14))
    weights = {
        three: heard[0][three[0]] * heard[1][three[1]] * heard[2][three[2]]
        for three in permutations(unknown, 3)
    }
    total = sum(weights.values())
    luck = Luck.seeded(6)
    for draw in (draw_heard, draw_exactly):
        dealt = Counter(tuple(draw(heard, [0, 1, 2], unknown, luck)) for _ in range(DEALS))
        assert all(weights[three] > 0 for three in dealt)
        for place in range(3):
            for stones in unknown:
                share = sum(times for three, times in dealt.items() if three[place] == stones)
                due = sum(one for three, one in weights.items() if three[place] == stones)
                assert abs(share / DEALS - due / total) < 0.04


def test_thirteen_barrels_that_all_were_heard_can_still_be_dealt() -> None:
    """Drawn apart their numbers would hardly ever differ."""
    match = table(has_memory=True)
    hearing = match.terms.hearing
    heard = [[float(hearing[stones][number]) if stones else 0.0 for stones in range(14)]
             for number in range(1, 14)]  # fmt: skip
    dealt = draw_heard(heard, list(range(13)), list(range(1, 14)), Luck.seeded(7))
    assert sorted(dealt) == list(range(1, 14))
    assert all(heard[place][stones] > 0 for place, stones in enumerate(dealt))


def test_what_was_heard_counts_only_for_the_barrels_that_were_shaken() -> None:
    match = table("barrel 9", "heard 8")
    play(match, (RED, "take e"), (RED, "shake e"))
    assert [bool(one) for one in likelihoods(match.state, RED)] == [False] * 4 + [True] + [
        False
    ] * 8
    assert likelihoods(match.state, BLUE) == [[]] * 13
