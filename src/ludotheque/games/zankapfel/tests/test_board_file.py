"""The board file: what an owner's own values have to satisfy, and that they are played on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.every_game.looking import may, shown

from ludotheque import BadBoard
from ludotheque.games.zankapfel.rules import GAME
from ludotheque.games.zankapfel.tests.table import ONE, new_table, play, table


def own_board(folder: Path, **values: object) -> Path:
    """The game's board with other values."""
    text = GAME.own_board().text
    for name, value in values.items():
        text, times = re.subn(
            rf"(\[{name}\]\n(?:#.*\n)*value = ).*", rf"\g<1>{value}", text, flags=re.MULTILINE
        )
        assert times == 1
    path = folder / "own.toml"
    path.write_text(text)
    return path


@pytest.mark.article("ZK-7", "ZK-21")
def test_the_edges_are_those_of_the_rule_sheet() -> None:
    board = GAME.own_board()
    assert board.numbers("red") == board.numbers("blue") == [7, 5, 4, 3, 2]
    assert board.numbers("yellow") == board.numbers("green") == [2, 3, 4, 5, 7]
    for name in ("red", "yellow", "green", "blue", "hand", "discord"):
        assert board.provenance(name) == "stated"
    assert board.provenance("apples") == "reported"
    assert board.provenance("finish") == board.provenance("finish_once") == "reconstructed"


@pytest.mark.article("ZK-21")
def test_a_game_is_played_on_the_owners_values(tmp_path: Path) -> None:
    board = own_board(tmp_path, red="[9, 8, 4, 3, 2]", finish="[8, 8, 8, 8]")
    match = table(step="name-square", mayor="a4", played=["red", "", "", ""], bribery=False,
                  board=board)  # fmt: skip
    play(match, "1: go b5")
    assert shown(match, "score")[ONE] == 8
    assert match.is_over


def test_a_smaller_orchard_lies_in_the_top_left_corner(tmp_path: Path) -> None:
    board = own_board(tmp_path, red="[7, 5, 4]", yellow="[2, 3, 4]")
    match = new_table(board=board)
    assert len(may(match, ONE)) == 15
    play(match, "1: place c5")
    assert {line.split()[1][0] for line in may(match, ONE)} == {"a", "b", "c"}


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ({"red": "[7, 5, 4, 3, 2, 1]"}, "`red` must be: one to 5 numbers from 1 to 99"),
        ({"green": "[2, 3, 0, 5, 7]"}, "`green` must be: one to 5 numbers from 1 to 99"),
        ({"yellow": "[2, 3, 4, 5]"}, "`yellow` must be: one number a column, as many as `red`"),
        ({"blue": "[7]"}, "`blue` must be: one number a row, as many as `green`"),
        ({"red": "[7]", "yellow": "[2]", "green": "[2, 3]", "blue": "[7, 5]"},
         "`red` must be: so long that more than 4 squares lie between the edges, not 2"),
        ({"apples": "[10, 10, 10, 10]"},
         "`apples` must be: five counts: red, yellow, green, blue and jokers"),
        ({"apples": "[10, 10, 10, 10, -1]"},
         "`apples` must be: five counts: red, yellow, green, blue and jokers"),
        ({"apples": "[4, 3, 3, 3, 3]"}, "`apples` must be: from 17 cards"),
        ({"hand": "0"}, "`hand` must be: a whole number from 1 to 9, not 0"),
        ({"discord": "11"}, "`discord` must be: a whole number from 1 to 10, not 11"),
        ({"finish": "[38, 36, 32]"},
         "`finish` must be: four numbers from 1 to 400, for 3, 4, 5 and 6 players"),
        ({"finish": "[38, 0, 32, 28]"}, "`finish` must be: four numbers from 1 to 400"),
    ],
)  # fmt: skip
def test_a_board_that_cannot_be_is_refused_with_the_line_and_the_constraint(
    tmp_path: Path, values: dict[str, str], said: str
) -> None:
    with pytest.raises(BadBoard) as refusal:
        new_table(board=own_board(tmp_path, **values))
    assert said in str(refusal.value)
    line = int(str(refusal.value).partition("line ")[2].partition(":")[0])
    name = said.partition("`")[2].partition("`")[0]
    text = (tmp_path / "own.toml").read_text().splitlines()
    assert text[line - 1] == f"value = {values[name]}"


def test_the_other_path_is_checked_where_it_is_played(tmp_path: Path) -> None:
    board = own_board(tmp_path, finish_once="[1, 2]")
    new_table(board=board)
    with pytest.raises(BadBoard, match="finish_once"):
        new_table(board=board, deck="once")
