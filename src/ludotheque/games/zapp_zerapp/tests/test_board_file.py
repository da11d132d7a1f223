"""The board file: what it says, what an owner's own values have to satisfy."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ludotheque
from ludotheque import BadBoard, Luck
from ludotheque.games.zapp_zerapp.tests.table import BLUE, GREEN, NAME, RED, YELLOW, new_table

OWN = ludotheque.find_game(NAME).own_board()

ZONES = ["blue"] * 5 + ["white"] + ["yellow"] * 5 + ["white"]
ZONES += ["red"] * 5 + ["white"] + ["green"] * 5 + ["white"]


def board_with(folder: Path, **values: str) -> Path:
    """The game's own board file but for the values given."""
    text = OWN.text
    for name, value in values.items():
        text, times = re.subn(
            rf"(\[{name}\]\n(?:#.*\n)*value = )(?:.|\n)*?(\nprovenance)", rf"\g<1>{value}\2", text
        )
        assert times == 1
    path = folder / "own.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_the_board_is_the_one_that_was_inferred() -> None:
    terms = new_table().terms
    colours = {-1: "white", RED: "red", BLUE: "blue", YELLOW: "yellow", GREEN: "green"}
    assert [colours[zone] for zone in terms.zones] == ZONES
    assert {space: castles for space, castles in enumerate(terms.castles) if castles} == {
        5: 1 << RED | 1 << GREEN,
        11: 1 << GREEN | 1 << BLUE,
        17: 1 << BLUE | 1 << YELLOW,
        23: 1 << YELLOW | 1 << RED,
    }
    assert terms.villages == [2, 14, 20, 8]
    assert terms.entries == [3, 15, 21, 9]
    assert terms.stones == list(range(1, 14))


def test_where_each_value_comes_from_is_said() -> None:
    provenances = {name: OWN.provenance(name) for name in OWN.data}
    assert provenances == {
        "spaces": "reported", "zones": "inferred", "castles": "inferred", "villages": "inferred",
        "entries": "inferred", "apprentices": "stated", "stones": "stated",
        "hearing": "reconstructed",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("name", "value", "constraint"),
    [
        ("spaces", "23", "24"),
        ("zones", "[]", "the colour of each of the 24 spaces"),
        ("zones", str(["pink", *ZONES[1:]]), "the colour of each of the 24 spaces"),
        ("zones", str([*ZONES[1:], ZONES[0]]), "five spaces of one colour and a white one"),
        ("zones", str(ZONES[:12] * 2), "four zones of different colours"),
        ("castles", "[]", "two colours for each white space"),
        ("castles", '[["red", "blue"], ["green", "blue"], ["blue", "yellow"], ["yellow", "red"]]',
         "at space 5 red and green"),
        ("villages", "{ red = 2 }", "a space from 0 to 23 for each of"),
        ("villages", "{ red = 2, blue = 14, yellow = 20, green = 24 }", "a space from 0 to 23"),
        ("villages", "{ red = 5, blue = 17, yellow = 23, green = 11 }", "beside coloured spaces"),
        ("villages", "{ red = 8, blue = 20, yellow = 2, green = 14 }", "beside the opposite zone"),
        ("villages", "{ red = 2, blue = 14, yellow = 20, green = 9 }", "at the same place in all"),
        ("entries", "{ red = 2, blue = 15, yellow = 21, green = 9 }", "just after the village"),
        ("apprentices", "4", "a whole number from 1 to 3"),
        ("stones", "[1, 2, 3]", "at least 7 barrels for 4 players"),
        ("stones", "[2, 1, 3, 4, 5, 6, 7]", "different numbers from 1 to 13, in rising order"),
        ("stones", "[1, 2, 3, 4, 5, 6, 14]", "different numbers from 1 to 13"),
        ("hearing", "[[1]]", "13 rows of 13 whole numbers"),
        ("hearing", str([[1] * 13] * 12 + [[2] * 13]), "rows that add up to the same"),
        ("hearing", str([[0] * 13] * 13), "rows that add up to the same"),
        ("hearing", str([[-1] * 13] * 13), "13 rows of 13 whole numbers"),
    ],
)  # fmt: skip
def test_a_board_that_breaks_a_constraint_is_refused_by_its_line(
    tmp_path: Path, name: str, value: str, constraint: str
) -> None:
    with pytest.raises(BadBoard) as refusal:
        ludotheque.new_match(NAME, seats=4, board=board_with(tmp_path, **{name: value}))
    said = str(refusal.value)
    assert re.match(rf"own\.toml, line \d+: `{name}` must be: .*{re.escape(constraint)}", said)


def test_a_game_is_played_on_the_owners_own_values(tmp_path: Path) -> None:
    path = board_with(
        tmp_path,
        villages="{ red = 0, blue = 12, yellow = 18, green = 6 }",
        entries="{ red = 1, blue = 13, yellow = 19, green = 7 }",
    )
    match = ludotheque.new_match(NAME, seats=2, board=path, luck=Luck.seeded(1))
    assert match.terms.villages[RED] == 0
    assert match.terms.to_go[RED][23] == 2
