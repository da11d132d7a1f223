"""Secrets: what a seat can know of the discs in other hands, and how they are dealt anew."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from ludotheque import Luck, new_match
from ludotheque.core.registry import find_game
from ludotheque.games.pfeffersaecke.board import PfeffersaeckeTerms
from ludotheque.games.pfeffersaecke.state import Pfeffersaecke
from ludotheque.games.pfeffersaecke.tests.table import BLUE, RED, new_table, table

GAME = find_game("pfeffersaecke")
DEALS = 6_000


def large(discs: list[int]) -> int:
    return sum(number >= 5 for number in discs)


def dealt_by_hand(terms: PfeffersaeckeTerms, chance: random.Random) -> list[list[int]]:
    """PF-3, done as with real discs: shuffle and deal the large ones, then the rest."""
    discs = terms.large[:]
    chance.shuffle(discs)
    even = terms.large_each * terms.seats
    rest = terms.small + discs[even:]
    chance.shuffle(rest)
    hands: list[list[int]] = [[] for _ in range(terms.seats)]
    for place, number in enumerate(discs[:even] + rest):
        hands[place % terms.seats].append(number)
    return hands


@pytest.mark.article("PF-3")
@pytest.mark.parametrize("own", [2, 3])
def test_with_five_players_the_discs_left_over_are_redealt_as_often_as_they_come(own: int) -> None:
    terms = GAME.new_terms(5)
    assert isinstance(terms, PfeffersaeckeTerms)
    chance = random.Random(own)
    came: Counter[tuple[int, ...]] = Counter()
    while came.total() < DEALS:
        hands = dealt_by_hand(terms, chance)
        if large(hands[RED]) == own:
            came[tuple(large(hand) for hand in hands)] += 1
    match = next(
        match
        for seed in range(100)
        if large((match := new_match("pfeffersaecke", seats=5, luck=Luck.seeded(seed))).view(RED)
                 ["hands"][RED]) == own
    )  # fmt: skip
    luck = Luck.seeded(11)
    dealt: Counter[tuple[int, ...]] = Counter()
    for _ in range(DEALS):
        redealt = match.redeal(RED, luck)
        assert isinstance(redealt, Pfeffersaecke)
        dealt[tuple(large(hand) for hand in redealt.hands)] += 1
    assert set(dealt) == set(came)
    for shares in came:
        assert abs(dealt[shares] - came[shares]) < 5 * (came[shares] + 1) ** 0.5


@pytest.mark.article("PF-3")
def test_whoever_has_placed_small_discs_holds_the_share_of_large_ones_all_the_more() -> None:
    match = new_table(
        seats=5,
        discs="8 7 7 7 6 5 5 5 5 5 5 2 5 2 2 3 3 3 4 4 4 4 4 2 2",
        found="v01 v05 v07 v11 v13",
    )
    assert match.view(BLUE)["hands"][BLUE] == [2, 3, 4, 5, 7]
    luck = Luck.seeded(3)
    for city in ("muenster", "bremen", "soest"):
        while match.asks() != [BLUE] or match.view(None)["step"] != "place":
            seat = match.asks()[0]
            match.play(seat, match.legal(seat)[-1])
        match.play(BLUE, f"place {city}")
    for _ in range(50):
        redealt = match.redeal(RED, luck)
        assert isinstance(redealt, Pfeffersaecke)
        assert large(redealt.hands[BLUE]) == 2


@pytest.mark.article("PF-3", "PF-R10")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_redeal_deals_exactly_the_discs_that_are_missing(seats: int) -> None:
    match = new_match("pfeffersaecke", seats=seats, luck=Luck.seeded(5))
    truth = match.state
    assert isinstance(truth, Pfeffersaecke)
    all_discs = sorted(number for hand in truth.hands for number in hand)
    luck = Luck.seeded(1)
    for seat in range(seats):
        redealt = match.redeal(seat, luck)
        assert isinstance(redealt, Pfeffersaecke)
        assert redealt.hands[seat] == truth.hands[seat]
        assert sorted(number for hand in redealt.hands for number in hand) == all_discs


@pytest.mark.article("PF-R19")
def test_hidden_money_can_be_counted_along() -> None:
    match = table(posts={"luebeck": "r"}, hidden_money=True, money=[7, 8, 9, 10])
    redealt = match.redeal(RED, Luck.seeded(1))
    assert isinstance(redealt, Pfeffersaecke)
    assert redealt.florins() == [7, 8, 9, 10]
    assert match.view(RED)["purses"] == [7, None, None, None]
