"""ZK-24 to ZK-30: laying cards, buying dice, and who wins."""

from __future__ import annotations

from typing import Any

import pytest
from tests.every_game.looking import assert_refused, may, shown, told

from ludotheque import Match, Stale
from ludotheque.games.zankapfel.tests.table import FOUR, ONE, THREE, TWO, card, play, step, table


def discord(
    *played: str, seats: int = 4, left: list[str] | None = None, luck: str = "", **options: Any
) -> Match:
    """The mayor has just come to B5: green is worth 7, red 5, yellow 3 and blue 2."""
    match = table(
        seats=seats, step="name-square", mayor="a4", played=list(played), discord=left, luck=luck,
        bribery=False, **options,
    )  # fmt: skip
    play(match, "1: go b5")
    return match


def dice(match: Match, *moves: str) -> None:
    """Both contenders of a discord between seats 1 and 2 have laid; these moves follow."""
    play(match, "1: lay 5", "2: lay 5", *moves)


@pytest.mark.article("ZK-24")
def test_everyone_involved_lays_exactly_one_card_and_nobody_stays_out() -> None:
    match = discord("green", "red", "green", "green")
    assert match.asks() == [ONE, THREE, FOUR]
    for seat in match.asks():
        assert may(match, seat) == {f"lay {value}" for value in range(1, 11)}
    play(match, "3: lay 4")
    assert match.asks() == [ONE, FOUR]


@pytest.mark.article("ZK-24")
def test_a_card_laid_cannot_be_changed() -> None:
    match = discord("green", "green", "", "")
    play(match, "1: lay 4")
    assert_refused(match, ONE, "lay 9", "ZK-24", "card-is-laid")
    play(match, "2: lay 5")
    assert_refused(match, ONE, "lay 9", "ZK-24", "card-is-laid")
    play(match, "1: stand")
    assert_refused(match, ONE, "lay 9", "ZK-24", "card-is-laid")
    assert match.why_no_undo(ONE) == "this move is final and cannot be taken back."


@pytest.mark.article("ZK-24", "ZK-R5")
def test_cards_are_laid_together_and_unseen_before_any_dice_are_bought() -> None:
    match = discord("green", "green", "", "")
    play(match, "2: lay 9")
    assert shown(match, "laid") == [0, -1, 0, 0]
    assert match.view(ONE)["laid"] == [0, -1, 0, 0]
    assert match.view(TWO)["laid"] == [0, 9, 0, 0]
    assert shown(match, "discord")[TWO] == list(range(1, 11))
    assert match.story(ONE)[-1]["text"] == "lay ?"
    assert_refused(match, ONE, "dice 1", "ZK-R5", "cards-first")
    assert_refused(match, ONE, "stand", "ZK-R5", "cards-first")


@pytest.mark.article("ZK-R5")
def test_in_a_new_fight_cards_are_laid_together_again() -> None:
    match = discord("green", "green", "", "")
    dice(match, "1: stand", "2: stand")
    assert step(match) == "lay"
    assert match.asks() == [ONE, TWO]
    play(match, "2: lay 1")
    assert_refused(match, ONE, "dice 2", "ZK-R5", "cards-first")


@pytest.mark.article("ZK-25")
@pytest.mark.parametrize("bought", [1, 2, 3])
def test_dice_cost_two_points_each_and_are_paid_at_once(bought: int) -> None:
    match = discord("green", "green", "", "")
    dice(match, f"1: dice {bought}")
    assert shown(match, "score") == [-2 * bought, 0, 0, 0]
    assert shown(match, "bought") == [bought, 0, 0, 0]
    assert step(match) == "buy-dice"


@pytest.mark.article("ZK-25")
def test_there_is_no_fourth_die() -> None:
    match = discord("green", "green", "", "")
    dice(match)
    assert may(match, ONE) == {"stand", "dice 1", "dice 2", "dice 3"}
    assert_refused(match, ONE, "dice 4", "ZK-25", "three-at-most")


@pytest.mark.article("ZK-26")
def test_one_may_wait_and_react_to_anothers_purchase() -> None:
    match = discord("green", "green", "", "")
    dice(match)
    assert match.asks() == [ONE, TWO]
    play(match, "2: dice 2")
    assert match.asks() == [ONE]
    assert may(match, ONE) == {"stand", "dice 1", "dice 2", "dice 3"}


@pytest.mark.article("ZK-26")
def test_one_buys_only_once() -> None:
    match = discord("green", "green", "green", "")
    play(match, "1: lay 5", "2: lay 5", "3: lay 5", "1: dice 1", "2: dice 1")
    assert match.asks() == [THREE]
    assert_refused(match, ONE, "dice 1", "ZK-26", "one-purchase")
    assert_refused(match, TWO, "dice 2", "ZK-26", "one-purchase")


@pytest.mark.article("ZK-R4")
def test_standing_is_provisional_and_a_purchase_asks_again() -> None:
    match = discord("green", "green", "green", "")
    play(match, "1: lay 5", "2: lay 6", "3: lay 7", "1: stand", "2: stand", "3: dice 1")
    assert match.asks() == [ONE, TWO]
    play(match, "2: dice 3")
    assert match.asks() == [ONE]
    play(match, "1: stand")
    assert told(match, "discord-won")


@pytest.mark.article("ZK-R4")
def test_the_window_closes_when_each_has_bought_or_stands() -> None:
    match = discord("green", "green", "", "", luck="die 6")
    dice(match, "1: stand", "2: dice 1", "1: stand")
    assert told(match, "thrown") == [{"seat": TWO, "pips": 6}]
    assert shown(match, "score") == [0, 5, 0, 0]


@pytest.mark.article("ZK-R4")
def test_a_stand_that_crosses_a_purchase_is_void_and_a_purchase_holds() -> None:
    match = discord("green", "green", "", "")
    dice(match)
    question = match.question(ONE)
    assert question is not None
    play(match, "2: dice 1")
    with pytest.raises(Stale):
        match.play(ONE, "stand", question.number, question.wave)
    assert match.asks() == [ONE]
    match.play(ONE, "dice 2", question.number, question.wave)
    assert len(told(match, "dice-bought")) == 2


@pytest.mark.article("ZK-27")
def test_card_plus_dice_is_the_total_and_the_highest_wins() -> None:
    match = discord("green", "green", "green", "", luck="die 1, die 1, die 6")
    play(match, "1: lay 10", "2: lay 3", "3: lay 9")
    play(match, "2: dice 3", "1: stand", "3: stand")
    assert shown(match, "turned") == [10, 3, 9, 0]
    assert shown(match, "dice") == [[], [1, 1, 6], [], []]
    won = {"seat": TWO, "colour": card("green"), "total": 11, "points": 7}
    assert told(match, "discord-won") == [won]
    assert shown(match, "contenders") == []
    assert shown(match, "score") == [0, 7 - 6, 0, 0]


@pytest.mark.article("ZK-27")
def test_nothing_is_turned_up_before_everyones_decision_is_final() -> None:
    match = discord("green", "green", "", "")
    dice(match, "1: dice 1")
    assert shown(match, "turned") == [0, 0, 0, 0]
    assert shown(match, "laid") == [-1, -1, 0, 0]
    play(match, "2: stand")
    assert shown(match, "turned")[:2] == [5, 5]
    assert shown(match, "laid") == [0, 0, 0, 0]


@pytest.mark.article("ZK-28")
def test_only_those_who_tie_for_the_highest_fight_again() -> None:
    match = discord("green", "green", "green", "", luck="die 2")
    play(match, "1: lay 8", "2: lay 6", "3: lay 7")
    play(match, "2: dice 1", "1: stand", "3: stand")
    assert told(match, "tied") == [{"colour": card("green"), "total": 8}]
    assert shown(match, "contenders") == [ONE, TWO]
    assert match.asks() == [ONE, TWO]
    assert may(match, ONE) == {f"lay {value}" for value in range(1, 11) if value != 8}
    assert shown(match, "bought") == [0, 0, 0, 0]
    assert shown(match, "score") == [0, -2, 0, 0]


@pytest.mark.article("ZK-28")
def test_it_goes_on_until_one_wins() -> None:
    match = discord("green", "green", "", "")
    for value in (1, 2, 3):
        play(match, f"1: lay {value}", f"2: lay {value}", "1: stand", "2: stand")
    assert len(told(match, "tied")) == 3
    play(match, "1: lay 4", "2: lay 5", "1: stand", "2: stand")
    assert shown(match, "score") == [0, 7, 0, 0]


@pytest.mark.article("ZK-29")
def test_discord_cards_played_are_out_of_the_game() -> None:
    match = discord("green", "green", "", "")
    play(match, "1: lay 4", "2: lay 9", "1: stand", "2: stand")
    assert 4 not in shown(match, "discord")[ONE]
    assert shown(match, "spent") == [[4], [9], [], []]
    again = discord("green", "green", "", "", left=["1 2", "3", "4", "5"])
    assert_refused(again, ONE, "lay 4", "ZK-29", "card-is-spent")


@pytest.mark.article("ZK-29")
def test_without_a_card_one_takes_part_with_dice_alone() -> None:
    match = discord("green", "green", "", "", left=["", "2 3", "1", "1"], luck="die 4")
    assert step(match) == "lay"
    assert match.asks() == [TWO]
    play(match, "2: lay 3")
    assert match.asks() == [ONE, TWO]
    play(match, "1: dice 1", "2: stand")
    assert shown(match, "score") == [7 - 2, 0, 0, 0]


@pytest.mark.article("ZK-29")
def test_where_no_contender_has_a_card_dice_are_bought_at_once() -> None:
    match = discord("green", "green", "", "", left=["", "", "1", "1"], luck="die 1")
    assert step(match) == "buy-dice"
    play(match, "1: stand", "2: dice 1", "1: stand")
    assert shown(match, "score") == [0, 7 - 2, 0, 0]


@pytest.mark.article("ZK-R6")
def test_if_no_contender_has_a_card_and_none_buys_nobody_harvests() -> None:
    match = discord("green", "green", "", "", left=["", "", "1", "1"])
    play(match, "1: stand", "2: stand")
    assert told(match, "nobody-harvests") == [{"colour": card("green")}]
    assert shown(match, "score") == [0, 0, 0, 0]
    assert step(match) == "buy-or-play"


@pytest.mark.article("ZK-R6", "ZK-28")
def test_that_holds_in_a_new_fight_too() -> None:
    match = discord("green", "green", "", "", left=["7", "7", "1", "1"])
    play(match, "1: lay 7", "2: lay 7", "1: stand", "2: stand")
    assert step(match) == "buy-dice"
    play(match, "2: stand", "1: stand")
    assert told(match, "nobody-harvests") == [{"colour": card("green")}]


@pytest.mark.article("ZK-30", "ZK-R7")
def test_several_discords_are_settled_one_after_another_as_the_first_player_says() -> None:
    match = discord("red", "green", "red", "green", "blue", "blue", seats=6)
    assert step(match) == "choose-discord"
    assert match.asks() == [ONE]
    assert may(match, ONE) == {"settle red", "settle green", "settle blue"}
    assert_refused(match, ONE, "settle yellow", "ZK-R7", "no-such-discord")
    play(match, "1: settle green")
    assert match.asks() == [TWO, FOUR]
    play(match, "2: lay 1", "4: lay 2", "2: stand", "4: stand")
    assert may(match, ONE) == {"settle red", "settle blue"}
    play(match, "1: settle red", "1: lay 1", "3: lay 2", "1: stand", "3: stand")
    assert match.asks() == [4, 5]
    play(match, "5: lay 2", "6: lay 1", "5: stand", "6: stand")
    assert shown(match, "score") == [0, 0, 5, 7, 2, 0]


@pytest.mark.article("ZK-R11")
def test_dice_are_never_short() -> None:
    match = discord("green", "green", "green", "green", luck=", ".join(["die 1"] * 12))
    play(match, "1: lay 1", "2: lay 2", "3: lay 3", "4: lay 4")
    play(match, "1: dice 3", "2: dice 3", "3: dice 3", "4: dice 3")
    assert len(told(match, "thrown")) == 12
    assert shown(match, "score") == [-6, -6, -6, 1]
