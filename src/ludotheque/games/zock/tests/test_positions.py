"""Positions: any position of the game in one line, and none that cannot be."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.every_game.looking import shown

import ludotheque
from ludotheque import BadPosition, Luck
from ludotheque.games.zock.tests.table import BLUE, RED, YELLOW, new_table, pawns, table

KING_ALONE = [5, 0, 0]
ALL_HOME = [0, 0, 0]
OUT = [-1, -1, -1]
NO_CHALLENGE = {"challenger": -1, "challenged": -1, "thrower": -1}


def position(**changes: Any) -> str:
    """A position of two players in which Red has thrown a 4, but for the changes."""
    plain = json.loads(table(red="king 5, pawn 9", blue="king 25", die=4).position())
    return json.dumps({**plain, **changes})


def complaint(text: str) -> str:
    """What is said about a position that is refused: one sentence."""
    with pytest.raises(BadPosition) as refusal:
        ludotheque.load_position("zock", text, luck=Luck.seeded(1))
    said = str(refusal.value)
    assert said.endswith(".")
    assert len(said.splitlines()) == 1
    assert ". " not in said
    return said


def test_a_position_is_one_line_and_comes_back_as_it_was() -> None:
    text = table(
        seats=3, red="king 5, pawn 26", blue="out", yellow="king 25", money=[90_000, 0, 40_000],
        debt=[1_500, 0, 0], round=7, banker=YELLOW, cash="before", stacks=False, rounds=9,
    ).position()  # fmt: skip
    assert "\n" not in text
    again = ludotheque.load_position("zock", text)
    assert again.position() == text
    assert pawns(again, RED) == "king 5, pawn 26"
    assert pawns(again, BLUE) == "out"
    assert again.asks() == [RED]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_a_game_can_be_written_down_and_read_again(seats: int) -> None:
    luck = Luck.seeded(seats)
    for stacks in (True, False):
        match = ludotheque.new_match(
            "zock", seats=seats, options={"rounds": 12, "stacks": stacks}, luck=Luck.seeded(3)
        )
        while not match.is_over:
            text = match.position()
            assert ludotheque.load_position("zock", text).position() == text
            seat = match.asks()[0]
            moves = match.legal(seat)
            match.play(seat, moves[luck.draw(len(moves))])
        text = match.position()
        assert ludotheque.load_position("zock", text).is_over


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        pytest.param(
            {"places": [5, 9, 0, 5, 0, 0, 0]},
            "a list of 7, and by seat and piece there are 6",
            id="a pawn too many",
        ),
        pytest.param({"places": [5, 9, 0, 5, 0]}, "a list of 5", id="a pawn too few"),
        pytest.param({"places": [5, 41, 0, 5, 0, 0]}, "step 41", id="a pawn beyond the ring"),
        pytest.param({"places": [5, -2, 0, 5, 0, 0]}, "step -2", id="a pawn nowhere"),
        pytest.param({"places": [5, 9, 0, -1, 0, 0]}, "only some", id="half out of the game"),
        pytest.param({"money": [30_500, 30_000]}, "160500 money", id="money too much"),
        pytest.param({"money": [29_500, 30_000]}, "159500 money", id="money too little"),
        pytest.param({"bank": 0}, "60000 money", id="money gone from the bank"),
        pytest.param({"money": [30_000, -500], "bank": 130_500}, "sum of -500", id="money below 0"),
        pytest.param({"money": [30_250, 29_750]}, "sum of 30250", id="money in halves of a note"),
        pytest.param({"debt": [-500, 0]}, "sum of -500", id="a debt below 0"),
        pytest.param({"money": [60_000]}, "by seat there are 2", id="one purse for two"),
        pytest.param({"debt": [0, 0, 0]}, "by seat there are 2", id="three debts for two"),
        pytest.param({"turn": 2}, "no seat from 0 to 1", id="nobody's turn"),
        pytest.param({"banker": -1}, "no seat from 0 to 1", id="no banker"),
        pytest.param(
            {"turn": 0, "places": OUT + KING_ALONE, "money": [0, 30_000], "bank": 130_000},
            "not at the table",
            id="the turn of somebody who is out",
        ),
        pytest.param({"die": 7}, "no die from 1 to 6", id="a 7"),
        pytest.param({"round": 0}, "no number from 1 to 30", id="round 0"),
        pytest.param({"round": 31}, "no number from 1 to 30", id="round 31 of 30"),
        pytest.param({"is_last_round": 2}, "no flag from 0 to 1", id="the last round twice"),
        pytest.param(
            {"step": "challenge", "challenger": 0, "challenged": 2, "thrower": 2},
            "no seat from 0 to 1",
            id="a challenge to nobody",
        ),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_a_sentence(
    changes: dict[str, Any], said: str
) -> None:
    assert said in complaint(position(**changes))


@pytest.mark.parametrize(
    "changes",
    [
        pytest.param({"die": 0}, id="a pawn is to move before the throw"),
        pytest.param({"die": 1}, id="a pawn is to move on a 1"),
        pytest.param({"step": "decide"}, id="a throw before the decision"),
        pytest.param({"step": "challenge"}, id="a challenge without rivals"),
        pytest.param(
            {"step": "challenge", "challenger": 0, "challenged": 0, "thrower": 0},
            id="a king challenges himself",
        ),
        pytest.param(
            {"step": "challenge", "challenger": 0, "challenged": 1, "thrower": 1},
            id="a challenge between kings on two squares",
        ),
        pytest.param(
            {"challenger": 0, "challenged": 1, "thrower": 1}, id="rivals without a challenge"
        ),
        pytest.param(
            {"step": "go-back", "die": 1}, id="a choice of who goes back, and nobody is level"
        ),
        pytest.param(
            {"step": "over", "places": OUT + OUT, "money": [0, 0], "bank": 160_000},
            id="everybody is out of the game",
        ),
        pytest.param({"places": [5, 9, 0, *OUT]}, id="money of somebody who is out"),
        pytest.param({"places": [25, 9, 0, 5, 0, 0]}, id="two colours on a square"),
        pytest.param(
            {"places": [5, 5, 0, 5, 0, 0], "options": {"stacks": False}},
            id="a stack where none may be",
        ),
        pytest.param(
            {"places": [4, 0, 0, 5, 0, 0], "options": {"stacks": False}},
            id="a pawn is to move and none can",
        ),
    ],
)
def test_a_position_that_no_play_leads_to_is_refused_in_a_sentence(changes: dict[str, Any]) -> None:
    complaint(position(**changes))


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"places": "5 9 0"}, "'places' is not a list of numbers"),
        ({"places": [[5, 9, 0], [5, 0, 0]]}, "'places' is not a list of numbers"),
        ({"places": [5.0, 9, 0, 5, 0, 0]}, "'places' is not a list of numbers"),
        ({"places": [True, 9, 0, 5, 0, 0]}, "'places' is not a list of numbers"),
        ({"money": None}, "'money' is not a list of numbers"),
        ({"bank": "100000"}, "'bank' is not a number"),
        ({"bank": [100_000]}, "'bank' is not a number"),
        ({"turn": None}, "'turn' is not a number"),
        ({"die": 4.0}, "'die' is not a number"),
        ({"step": "sleep"}, "the step 'sleep' is unknown"),
        ({"crown": 1}, "the field 'crown' is unknown"),
        ({"seats": 5}, "played by 2 to 4, not by 5"),
        ({"seats": "2"}, "does not say its seats"),
        ({"options": None}, "does not say its seats and options"),
        ({"options": {"cash": "never"}}, "the option cash is before or after"),
        ({"options": {"dice": 2}}, "no option 'dice'"),
        ({"board": "0"}, "was played on the board '0'"),
        ({"rules": 0}, "version 0 of the rules"),
        ({"game": "chess"}, "a position of 'chess'"),
    ],
)
def test_a_position_of_the_wrong_shape_is_refused_in_a_sentence(
    changes: dict[str, Any], said: str
) -> None:
    assert said in complaint(position(**changes))


@pytest.mark.parametrize("name", ["places", "money", "debt", "bank", "turn", "die", "round"])
def test_a_position_with_a_field_missing_is_refused(name: str) -> None:
    plain = json.loads(position())
    del plain[name]
    assert f"the field '{name}' is missing" in complaint(json.dumps(plain))


@pytest.mark.parametrize("text", ["", "king 5, pawn 9", "[]", "12", "null", '{"game": "zock"'])
def test_what_is_no_position_at_all_is_refused(text: str) -> None:
    assert complaint(text).startswith("this is no position")


def test_a_position_with_another_number_of_seats_does_not_fit() -> None:
    assert "a list of 2, and by seat there are 3" in complaint(position(seats=3))


@pytest.mark.article("ZO-11")
def test_a_position_in_the_middle_of_a_challenge_is_thrown_out() -> None:
    text = position(
        step="challenge", places=[25, 9, 0, 5, 0, 0], challenger=RED, challenged=BLUE, thrower=BLUE
    )
    dice = [f"die {pips}" for pips in (3, 5, 1, 2)]
    match = ludotheque.load_position("zock", text, luck=Luck.scripted(*dice))
    assert pawns(match, RED) == "king 25, pawn 9"
    assert pawns(match, BLUE) == "all home"
    assert shown(match, "money") == [60_000, 0]
    assert {name: shown(match, name) for name in NO_CHALLENGE} == NO_CHALLENGE


def test_a_new_match_begins_in_the_position_of_the_set_up() -> None:
    match = new_table()
    assert shown(match, "places") == ALL_HOME * 2
    assert ludotheque.load_position("zock", match.position()).asks() == [RED]
