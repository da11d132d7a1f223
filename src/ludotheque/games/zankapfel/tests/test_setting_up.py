"""ZK-1 to ZK-4: pawns, tokens and cards before the first round."""

from __future__ import annotations

import pytest
from tests.every_game.looking import assert_refused, may, shown, told

import ludotheque
from ludotheque import Luck
from ludotheque.games.zankapfel.tests.table import (
    ONE,
    THREE,
    TWO,
    hand,
    mayor,
    name_of,
    new_table,
    play,
    step,
    tokens,
)

ALL_SQUARES = {name_of(square) for square in range(25)}
DEAL = ", ".join(["deal red"] * 4 + ["deal green"] * 3 + ["deal joker"] * 5)


@pytest.mark.article("ZK-1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_all_pawns_are_on_the_start_and_all_squares_have_a_token(seats: int) -> None:
    match = new_table(seats=seats)
    assert shown(match, "score") == [0] * seats
    assert tokens(match) == ALL_SQUARES


@pytest.mark.article("ZK-1", "ZK-R13")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_first_seat_which_is_red_is_first_player(seats: int) -> None:
    match = new_table(seats=seats)
    assert shown(match, "first") == ONE
    assert match.asks() == [ONE]


@pytest.mark.article("ZK-2")
def test_the_first_player_puts_the_mayor_on_any_square_and_its_token_stays() -> None:
    match = new_table()
    assert may(match, ONE) == {f"place {name}" for name in ALL_SQUARES}
    play(match, "1: place d2")
    assert mayor(match) == "d2"
    assert told(match, "mayor-placed") == [{"seat": ONE, "square": shown(match, "mayor")}]
    assert tokens(match) == ALL_SQUARES


@pytest.mark.article("ZK-3")
def test_each_is_dealt_four_apple_cards_which_only_they_see() -> None:
    match = new_table(seats=3, luck=f"{DEAL}, turn blue")
    play(match, "1: place c3")
    assert hand(match, ONE) == "red red green joker"
    assert hand(match, TWO) == "red green joker joker"
    assert hand(match, THREE) == "red green joker joker"
    assert shown(match, "hands") == [4, 4, 4]
    assert [one["seat"] for one in told(match, "dealt")] == [ONE, TWO, THREE] * 4
    assert match.view(ONE)["hands"][1:] == [4, 4]


@pytest.mark.article("ZK-3")
def test_the_top_card_of_the_pile_is_turned_up() -> None:
    match = new_table(seats=3, luck=f"{DEAL}, turn blue")
    play(match, "1: place c3")
    assert told(match, "turned-up") == [{"card": 4}]
    assert shown(match, "pile") == 50 - 3 * 4 - 1


@pytest.mark.article("ZK-3")
def test_each_has_ten_discord_cards_from_one_to_ten() -> None:
    match = new_table(seats=6)
    assert shown(match, "discord") == [list(range(1, 11))] * 6


@pytest.mark.article("ZK-4", "ZK-R1")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_four_to_six_players_take_one_token_each_clockwise(seats: int) -> None:
    match = new_table(seats=seats)
    play(match, "1: place c3")
    for seat, name in zip(range(seats), ["a1", "a2", "a3", "a4", "a5", "b1"]):
        assert step(match) == "remove-token"
        assert match.asks() == [seat]
        match.play(seat, f"remove {name}")
    assert len(tokens(match)) == 25 - seats
    assert step(match) == "buy-or-play"
    assert shown(match, "round") == 1


@pytest.mark.article("ZK-4", "ZK-R1")
def test_three_players_take_two_tokens_each_in_two_rounds() -> None:
    match = new_table(seats=3)
    play(match, "1: place c3", "1: remove a1", "2: remove a2", "3: remove a3")
    assert step(match) == "remove-token"
    play(match, "1: remove b1", "2: remove b2", "3: remove b3")
    assert tokens(match) == ALL_SQUARES - {"a1", "a2", "a3", "b1", "b2", "b3"}
    assert step(match) == "buy-or-play"


@pytest.mark.article("ZK-R1")
def test_the_token_under_the_mayor_may_be_taken_too() -> None:
    match = new_table()
    play(match, "1: place c3")
    assert "remove c3" in may(match, ONE)
    play(match, "1: remove c3")
    assert "c3" not in tokens(match)
    assert_refused(match, TWO, "remove c3", "ZK-4", "nothing-to-remove")


@pytest.mark.article("ZK-6")
def test_set_up_ends_with_the_first_player_buying_or_playing() -> None:
    match = ludotheque.new_match("zankapfel", seats=4, luck=Luck.seeded(8))
    play(match, "1: place c3", "1: remove a1", "2: remove a2", "3: remove a3", "4: remove a4")
    assert match.asks() == [ONE]
    assert told(match, "round") == [{"round": 1, "seat": ONE}]
