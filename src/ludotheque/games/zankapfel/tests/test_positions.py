"""Positions: any position of the game in one line, and none that cannot be."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque import BadPosition, Luck, Match
from ludotheque.games.zankapfel.tests.table import new_table, play, table


def buying() -> Match:
    return table(hands=["red joker", "green", "", ""], seen=["joker", "", "", ""])


def setting_up() -> Match:
    match = new_table()
    play(match, "1: place c3")
    return match


def naming() -> Match:
    return table(step="name-square", mayor="a1", tokens="b1 b2 e5", played=["red", "", "red", ""])


def offering() -> Match:
    match = naming()
    play(match, "1: go b1", "2: offer 1 b2")
    return match


def answering() -> Match:
    match = offering()
    play(match, "2: done", "3: done", "4: done")
    return match


def laying() -> Match:
    match = table(step="name-square", played=["red", "red", "", "joker"], bribery=False)
    play(match, "1: go c4", "4: name green", "1: lay 4")
    return match


def buying_dice() -> Match:
    match = laying()
    play(match, "2: lay 5", "1: dice 2")
    return match


def complaint(text: str) -> str:
    """What is said about a position that is refused: one sentence."""
    with pytest.raises(BadPosition) as refusal:
        ludotheque.load_position("zankapfel", text, luck=Luck.seeded(1))
    said = str(refusal.value)
    assert said.endswith(".")
    assert len(said.splitlines()) == 1
    return said


@pytest.mark.parametrize("make", [buying, setting_up, offering, answering, laying, buying_dice])
def test_a_position_is_one_line_and_comes_back_as_it_was(make: Callable[[], Match]) -> None:
    match = make()
    text = match.position()
    assert "\n" not in text
    again = ludotheque.load_position("zankapfel", text)
    assert again.position() == text
    assert again.asks() == match.asks()


@pytest.mark.parametrize("seats", [3, 6])
def test_every_position_of_a_game_can_be_written_down_and_read_again(seats: int) -> None:
    luck = Luck.seeded(seats)
    match = ludotheque.new_match("zankapfel", seats=seats, luck=Luck.seeded(3))
    while not match.is_over:
        text = match.position()
        assert ludotheque.load_position("zankapfel", text).position() == text
        asked = match.asks()
        seat = asked[luck.draw(len(asked))]
        moves = match.legal(seat)
        match.play(seat, moves[luck.draw(len(moves))])
    assert ludotheque.load_position("zankapfel", match.position()).is_over


WINDOW = {"at": [0, 0, 0, 0], "wave": 0}

FAULTS: list[tuple[Callable[[], Match], dict[str, Any], str]] = [
    (buying, {"score": [0, 0, 0]}, "by seat there are 4"),
    (buying, {"seen": [[5], [], []]}, "by seat there are 4"),
    (buying, {"first": 4}, "no seat from 0 to 3"),
    (buying, {"turn": -1}, "no seat from 0 to 3"),
    (buying, {"tokens": [1] * 24}, "by square there are 25"),
    (buying, {"tokens": [2] * 25}, "no flag from 0 to 1"),
    (buying, {"mayor": 25}, "no square from 0 to 24"),
    (buying, {"mayor": -1}, "the mayor is not where he should be"),
    (buying, {"hands": [[5, 1], [3], [], []]}, "not sorted"),
    (buying, {"hands": [[1, 6], [3], [], []], "seen": [[], [], [], []]}, "holds 6, which is no"),
    (buying, {"face_up": 7}, "holds 7, which is no apple"),
    (buying, {"face_up": 1}, "9 blue apple cards where the box holds 10"),
    (buying, {"reshuffled": [1]}, "before the pile had run out"),
    (buying, {"seen": [[1, 1], [], [], []]}, "seen buying a card that it has not"),
    (buying, {"claims": [1, 0, 0, 0]}, "harvests a colour that it has not played"),
    (buying, {"claims": [5, 0, 0, 0]}, "no apple from 1 to 4"),
    (buying, {"discord": [[1], [], [], []]}, "not one discord card of each number"),
    (buying, {"spent": [[10], [], [], []]}, "not one discord card of each number"),
    (buying, {"laid": [3, 0, 0, 0]}, "a discord card that it cannot lay"),
    (buying, {"score": [36, 0, 0, 0]}, "has not begun yet or is over already"),
    (buying, {"round": 0}, "has not begun yet or is over already"),
    (buying, {"tokens": [0] * 25}, "the orchard is bare"),
    (buying, {"turn": 2, "face_up": 0}, "can neither buy nor play"),
    (buying, {"step": "turn-up"}, "no card to be turned up"),
    (buying, {"step": "place-mayor"}, "the mayor is not where he should be"),
    (buying, {"step": "remove-token"}, "not being set up any more"),
    (buying, {"step": "lay"}, "a fight at the wrong time"),
    (buying, {"step": "name-colour"}, "has no joker to be named"),
    (buying, {"step": "choose-discord"}, "no discords to choose from"),
    (buying, {"step": "offer"}, "at the wrong time"),
    (buying, {"goal": 3}, "at the wrong time"),
    (buying, {"dice": [[1], [], [], []]}, "dice that it did not buy"),
    (buying, {"bought": [4, 0, 0, 0]}, "dice that it did not buy"),
    (buying, {"bought": [1, 0, 0, 0], "dice": [[7], [], [], []]}, "no die from 1 to 6"),
    (buying, {"turned": [11, 0, 0, 0]}, "no number from 1 to 10"),
    (buying, {"quarrels": [1]}, "no discord over colour 1"),
    (buying, {"quarrel": 1}, "a discord needs a colour and two contenders"),
    (buying, {"contenders": [0]}, "two contenders"),
    (buying, {"contenders": [0, 1]}, "a discord needs a colour"),
    (setting_up, {"tokens": [1] * 21 + [0] * 4}, "no more tokens to be taken out"),
    (setting_up, {"tokens": [1] * 20 + [0] * 5}, "not being set up any more"),
    (setting_up, {"step": "deal", "face_up": 0}, "no more cards to be dealt"),
    (naming, {"shown": [0, 1, 0, 0], "played": [1, 0, 0, 0]}, "face up or face down at the wrong"),
    (naming, {"shown": [1, 0, 0, 0]}, "two apple cards in a round"),
    (naming, {"bribes": [0, 1, 0, 0]}, "wants points or a square"),
    (offering, {"goal": 24}, "to which the mayor cannot go"),
    (offering, {"goal": 6}, "to which the mayor cannot go"),
    (offering, {"bribe_squares": [-1, 24, -1, -1]}, "to which the mayor cannot go"),
    (offering, {"bribes": [0, 3, 0, 0]}, "none that can be made"),
    (offering, {"offers": [0, 0, 0, 0]}, "cannot have made that offer"),
    (offering, {"offers": [0, 2, 0, 0]}, "has no more offer to make"),
    (offering, {"choice": WINDOW}, "everyone has decided"),
    (offering, {"choice": {"at": [1, 1, 1, 1], "wave": 0}}, "has no more offer to make"),
    (offering, {"choice": {"at": [1, 1, 1], "wave": 0}}, "by seat there are 4"),
    (answering, {"bribes": [0] * 4, "bribe_squares": [-1] * 4, "offers": [0] * 4},
     "no offer to be answered"),
    (laying, {"choice": {"at": [1, 1, 0, 0], "wave": 0}}, "no discord card to lay"),
    (laying, {"choice": {"at": [0, 0, 1, 0], "wave": 0}}, "is asked and does not fight"),
    (laying, {"bought": [1, 0, 0, 0]}, "before all cards were laid"),
    (laying, {"contenders": [0, 1, 1]}, "fights for a colour"),
    (laying, {"contenders": [0, 3]}, "fights for a colour"),
    (laying, {"contenders": [0]}, "two contenders"),
    (laying, {"step": "throw-dice"}, "no die to be thrown"),
    (buying_dice, {"choice": {"at": [1, 1, 0, 0], "wave": 0}}, "has bought its dice"),
]  # fmt: skip


@pytest.mark.parametrize(("make", "changes", "said"), FAULTS, ids=[fault[2] for fault in FAULTS])
def test_a_position_that_cannot_be_is_refused_in_a_sentence(
    make: Callable[[], Match], changes: dict[str, Any], said: str
) -> None:
    position = {**json.loads(make().position()), **changes}
    assert said in complaint(json.dumps(position))


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"mayor": 10}, "square 10 is none of the orchard"),
        ({"tokens": [1] * 25}, "no place for a token on square 4"),
    ],
)
def test_in_a_small_orchard_nothing_stands_outside_of_it(
    changes: dict[str, Any], said: str
) -> None:
    small = Path(__file__).parent / "tiny.toml"
    match = ludotheque.new_match("zankapfel", seats=3, luck=Luck.seeded(1), board=small)
    text = json.dumps({**json.loads(match.position()), **changes})
    with pytest.raises(BadPosition, match=said):
        ludotheque.load_position("zankapfel", text, board=small)
