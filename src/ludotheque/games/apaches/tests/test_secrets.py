"""What nobody may know, and what everyone may count."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.every_game.looking import shown

from ludotheque import Luck, Match
from ludotheque.games.apaches.tests.table import ONE, TWO, money, number, settled, table


def redeals(match: Match, seat: int, count: int) -> list[Any]:
    """States that a seat holds possible."""
    luck = Luck.seeded(5)
    return [match.redeal(seat, luck) for _ in range(count)]


@pytest.mark.article("AP-R10")
def test_money_is_secret_and_each_sees_only_their_own() -> None:
    match = table(money=[700, 300])
    assert match.view(ONE)["wallets"] == [700, None]
    assert match.view(TWO)["wallets"] == [None, 300]
    assert match.view(None)["wallets"] == [None, None]
    assert shown(match, "money") == []
    assert shown(match, "bank") is None


@pytest.mark.article("AP-R10")
def test_sums_are_heard_as_they_are_won_so_that_money_can_be_counted() -> None:
    match = settled(gangs=["2:1", ""], removed=["2 money 400"], money=[600, 250])
    heard = [event for entry in match.story(TWO) for event in entry["events"]]
    assert any(event.get("event") == "money-won" and event["sum"] == 400 for event in heard)
    assert all(s.francs() == money(match) == [1_000, 250] for s in redeals(match, TWO, 5))


@pytest.mark.article("AP-R10")
def test_with_open_money_all_of_it_is_seen() -> None:
    match = table(money=[700, 300], open_money=True)
    assert shown(match, "money") == [700, 300]
    assert match.view(ONE)["wallets"] == [0, None]


@pytest.mark.article("AP-R15", "AP-11")
def test_a_redeal_keeps_what_is_seen_and_deals_the_rest_by_colour() -> None:
    match = table(turn=3, held=["1 jailed, 2 hurt", "6 robbery, 3 hurt"])
    true: Any = match.state
    for s in redeals(match, ONE, 60):
        assert s.hands[ONE] == true.hands[ONE]
        assert s.covered == true.covered
        assert [one // 20 for one in s.hands[TWO]] == [one // 20 for one in true.hands[TWO]]
        assert [len(stack) for stack in s.stacks] == [1, 1, 1, 0, 0, 1, 0]


@pytest.mark.article("AP-11", "AP-3")
def test_every_hideout_not_seen_is_as_likely_to_be_the_removed_one() -> None:
    match = table(turn=5, held=["1 jailed", "6 robbery, 6 killed"], removed=["6 hurt"])
    true: Any = match.state
    unseen = {one for one in [*true.hands[TWO], *true.stacks[5]] if one // 20 == 6}
    found = Counter(s.stacks[5][0] for s in redeals(match, ONE, 900))
    assert set(found) == unseen == {number(f"6 {one}") for one in ("robbery", "killed", "hurt")}
    assert all(240 < count < 360 for count in found.values())


@pytest.mark.article("AP-11")
def test_who_holds_all_others_of_a_quarter_knows_what_it_hides() -> None:
    match = table(turn=5, held=["1 jailed, 1 money 300", ""], removed=["1 reinforcements"])
    assert {s.stacks[0][0] for s in redeals(match, ONE, 40)} == {number("1 reinforcements")}
    assert len({s.stacks[0][0] for s in redeals(match, TWO, 40)}) == 3


@pytest.mark.article("AP-27", "AP-R10")
def test_the_policeman_is_where_one_has_not_looked() -> None:
    match = table(round=3, attacked=[[0], [0]])
    found = Counter(s.attacked[TWO][0] for s in redeals(match, ONE, 900))
    assert 240 < found[1] < 360
    caught = table(round=3, attacked=[[1], [0]])
    assert {s.attacked[TWO][0] for s in redeals(caught, ONE, 40)} == {0}


@pytest.mark.article("AP-10")
def test_a_hideout_that_was_shown_cannot_be_taken_back_but_a_move_can() -> None:
    match = table(held=["1 jailed", ""])
    match.play(ONE, "place leader 1 in 1")
    assert match.why_no_undo(ONE) == ""
    match.undo(ONE)
    match.play(ONE, "lay 1 jailed")
    assert "learnt" in match.why_no_undo(ONE)
