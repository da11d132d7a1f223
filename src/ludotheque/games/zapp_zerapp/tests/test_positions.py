"""Positions: any position of the game in one line, and none that cannot be."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import ludotheque
from ludotheque import BadPosition, Luck, Match
from ludotheque.games.zapp_zerapp.tests.table import (
    BLUE,
    GREEN,
    NAME,
    RED,
    YELLOW,
    new_table,
    play,
    table,
)


def shaking() -> Match:
    """Red holds 1 and 2 and has heard 1, blue is shaking 3, yellow has chosen 4."""
    luck = ["barrel 6", "barrel 7", "heard 5", "barrel 9", "barrel 8", "heard 8", "barrel 2"]
    match = table(*luck)
    match.keeps_time = True
    play(match, (RED, "take a"), (RED, "take b"), (RED, "shake a"))
    match.time_is_up("shake 0")
    play(match, (BLUE, "take c"), (YELLOW, "put d"), (BLUE, "shake c"))
    return match


def moving(**position: Any) -> Match:
    return table(red="5 S S", spells={RED: 4, BLUE: 3, YELLOW: 12, GREEN: 13}, **position)


def by_turns() -> Match:
    match = table("barrel 6", "heard 5", tempo="turns")
    match.play(RED, "shake a")
    return match


def complaint(match: Match, **changes: Any) -> str:
    """What is said about a position with changes, which is refused: one sentence."""
    text = json.dumps({**json.loads(match.position()), **changes})
    with pytest.raises(BadPosition) as refusal:
        ludotheque.load_position(NAME, text, luck=Luck.seeded(1))
    said = str(refusal.value)
    assert said.endswith(".")
    assert len(said.splitlines()) == 1
    return said


def test_a_position_is_one_line_and_comes_back_as_it_was() -> None:
    for match in (shaking(), moving(), by_turns(), new_table(seats=2, ears="sound,number")):
        text = match.position()
        assert "\n" not in text
        again = ludotheque.load_position(NAME, text, luck=Luck.seeded(1))
        assert again.position() == text


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"put": [0, 0, 4]}, "by seat there are 4"),
        ({"shaken": [[1], [3], []]}, "by seat there are 4"),
        ({"stones": [6, 7, 9, 8] + [0] * 8}, "by barrel there are 13"),
        ({"places": [24] * 11}, "by seat there are 12"),
        ({"thrower": 4}, "no seat from 0 to 3"),
        ({"turn": -1}, "no count from 0 on"),
        ({"dice": [2, 7]}, "no die from 1 to 6"),
        ({"dice": [2, 5]}, "the magic number is not"),
        ({"barrel": 14}, "no barrel from 1 to 13"),
        ({"listener": 4}, "no seat from 0 to 3"),
        ({"places": [24] * 11 + [26]}, "no place from 0 to 25"),
        ({"places": [25] * 3 + [24] * 9}, "not one winner"),
        ({"middle": [4, 5, 6, 7, 8, 9, 10, 11, 12, 13]}, "in two places"),
        ({"middle": [6, 5, 7, 8, 9, 10, 11, 12, 13]}, "not in order"),
        ({"left": [1, 3, 5, 0], "middle": [6, 7, 8, 9, 10, 11, 12, 13]}, "still holds a barrel"),
        ({"latest": [14, 3, 0, 0]}, "no barrel from 1 to 13"),
        ({"shakes": [-1, 1, 0, 0]}, "no count from 0 on"),
        ({"choosing": 16}, "no seat-set from 0 to 15"),
        ({"has_rung": 2}, "no flag from 0 to 1"),
        ({"choosing": 13}, "has chosen and can still act"),
        ({"has_rung": 1}, "can act at the wrong time"),
        ({"choosing": 1}, "seat 3 is in the middle of a shake and holds no barrel"),
        ({"pile": [1, 2, 3, 4, 5, 10, 11, 12]}, "number of stones is missing"),
        ({"pile": [1, 3, 4, 5, 10, 11, 12, 12, 13]}, "number of stones is missing"),
        ({"pile": [13, 1, 3, 4, 5, 10, 11, 12]}, "pile is not in order"),
        ({"stones": [6, 7, 9, 8] + [2] + [0] * 8}, "number of stones is missing"),
        ({"known": [0] * 12 + [13], "pile": [1, 2, 3, 4, 5, 10, 11, 12]}, "'memory' leaves it out"),
        ({"stones": [6, 0, 9, 8, 7] + [0] * 8}, "barrel 2 was touched and holds nothing"),
        ({"heard": [[], [8], [], []]}, "seat 0 has not heard once"),
        ({"heard": [[5], [8], [], [3]]}, "seat 3 has not heard once"),
        ({"shaken": [[14], [3], [], []]}, "no barrel from 1 to 13"),
        ({"earlier": [0, 1, 0, 0]}, "'memory' leaves it out"),
        ({"shaken": [[13], [3], [], []]}, "that nobody has touched"),
        ({"heard": [[14], [8], [], []]}, "what barrel 1 cannot sound like"),
        ({"heard": [[13], [8], [], []]}, "what barrel 1 cannot sound like"),
        ({"turn": 0}, "the turn is none that can be"),
        ({"dice": [2], "magic": 0}, "the dice are thrown at the wrong time"),
        ({"barrel": 1}, "at the wrong time"),
        ({"step": "fill"}, "at the wrong time"),
        ({"step": "shake-by-turns"}, "shaken live at a table that shakes by turns"),
        ({"step": "turn-over"}, "before everyone has chosen"),
        ({"step": "hand-out", "choosing": 0}, "the bell has not rung"),
        ({"shown": [1, 2, 3, 4]}, "shown at the wrong time"),
    ],
)  # fmt: skip
def test_a_position_that_cannot_be_while_shaking_is_refused(
    changes: dict[str, Any], said: str
) -> None:
    assert said in complaint(shaking(), **changes)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"left": [1, 0, 0, 0], "put": [0, 2, 0, 0]}, "holds a barrel at the wrong time"),
        ({"choosing": 1, "put": [0, 2, 0, 0], "middle": [1, *range(3, 14)]}, "at the wrong time"),
        ({"stones": [1] + [0] * 12, "pile": [2, 5, 6, 7, 8, 9, 10, 11]}, "before anybody has"),
        ({"shaken": [[1], [], [], []], "heard": [[1], [], [], []]}, "that have been mixed"),
        ({"shown": [4, 3, 12, 0], "pile": [1, 2, 5, 6, 7, 8, 9, 10, 11, 13]}, "wrong time"),
        ({"shown": [4, 3, 12, 4]}, "is missing"),
        ({"magic": 3, "dice": [1, 2]}, "has no spell"),
        ({"player": 1}, "not the turn of the highest spell"),
        ({"step": "throw", "dice": [], "magic": 0, "turn": 2}, "has no spell"),
        ({"put": [0, 0, 0, 0], "middle": list(range(1, 14))}, "not the turn of the highest spell"),
        ({"listener": 0}, "listens at the wrong time"),
        ({"step": "over"}, "not one winner"),
    ],
)  # fmt: skip
def test_a_position_that_cannot_be_while_moving_is_refused(
    changes: dict[str, Any], said: str
) -> None:
    assert said in complaint(moving(), **changes)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"step": "shake"}, "in the middle of a shake and holds no barrel"),
        ({"shakes": [5, 0, 0, 0]}, "nothing more to shake"),
        ({"player": 1, "put": [0, 5, 0, 0], "middle": [1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13],
          "stones": [6, 0, 0, 0, 7] + [0] * 8, "pile": [1, 2, 3, 4, 5, 8, 9, 10, 11, 12, 13]},
         "nothing more to shake or to choose"),
        ({"left": [1, 0, 0, 0], "middle": list(range(2, 14))}, "holds a barrel at the wrong time"),
        ({"step": "listen", "barrel": 2, "listener": 0}, "seat 0 has not heard once"),
        ({"step": "listen", "barrel": 2}, "nobody listens"),
        ({"step": "fill", "barrel": 1}, "filled twice"),
    ],
)  # fmt: skip
def test_a_position_that_cannot_be_by_turns_is_refused(changes: dict[str, Any], said: str) -> None:
    assert said in complaint(by_turns(), **changes)


def test_a_known_barrel_is_not_unknown_as_well() -> None:
    match = moving(has_memory=True)
    stones = [7] + [0] * 12
    said = complaint(match, stones=stones, pile=[1, 2, 5, 6, 8, 9, 10, 11])
    assert "both known and unknown" in said


def test_nobody_has_shaken_more_in_earlier_turns_than_at_all() -> None:
    assert "less than it shook in earlier turns" in complaint(
        moving(has_memory=True), earlier=[1, 0, 0, 0]
    )


def _slips(fields: dict[str, Any], dice: random.Random) -> dict[str, Any]:
    """One number of a position changed."""
    changed: dict[str, Any] = json.loads(json.dumps(fields))
    name = dice.choice(sorted(set(changed) - {"game", "rules", "board", "seats", "options"}))
    value = changed[name]
    steps = ["draw-thrower", "throw", "shake", "shake-by-turns", "fill", "listen", "hand-out",
             "turn-over", "move", "over"]  # fmt: skip
    other = dice.choice([-1, 0, 1, 2, 3, 7, 13, 14, 24, 25, 26, 99])
    if name == "step":
        changed[name] = dice.choice(steps)
    elif isinstance(value, int):
        changed[name] = other
    elif value and isinstance(value[0], list):
        row = dice.choice(value)
        row[:] = [*row[1:], other] if row else [other]
    elif value:
        value[dice.randrange(len(value))] = other
    return changed


@pytest.mark.parametrize("options", [{}, {"tempo": "turns", "memory": True}], ids=["live", "turns"])
def test_whatever_position_is_accepted_can_be_played_to_its_end(options: dict[str, Any]) -> None:
    """Slips of one number: most are refused, and none of the others leads the rules astray."""
    dice = random.Random(5)
    luck = Luck.seeded(6)
    accepted = 0
    match = ludotheque.new_match(NAME, seats=3, options=options, luck=luck)
    for _ in range(250):
        asked = match.asks()
        if not asked:
            match = ludotheque.new_match(NAME, seats=3, options=options, luck=luck)
            continue
        legal = match.legal(asked[0])
        match.play(asked[0], legal[dice.randrange(len(legal))])
        text = json.dumps(_slips(json.loads(match.position()), dice))
        try:
            other = ludotheque.load_position(NAME, text, luck=Luck.seeded(7))
        except BadPosition:
            continue
        accepted += 1
        for _ in range(40):
            for seat in other.asks()[:1]:
                other.redeal(seat, luck)
                legal = other.legal(seat)
                other.play(seat, legal[dice.randrange(len(legal))])
    assert accepted > 10
