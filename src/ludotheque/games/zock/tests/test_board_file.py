"""The board file: what an owner's own values have to satisfy, and that they are played on."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.every_game.looking import assert_refused, may, shown

import ludotheque
from ludotheque import BadBoard, BadPosition, Luck
from ludotheque.games.zock.tests.table import BLUE, RED, new_table, pawns, table

OWN_SUMS = [500, 1_000, 500, 1_500, 1_000, 2_000, 1_500, 2_500, 3_000,
            2_000, 3_500, 2_500, 4_000, 3_500, 5_000, 4_500, 7_000, 6_000]  # fmt: skip
"""Eighteen sums for a ring of 24 squares, for steps 7 to 24."""

BOARD = """\
[squares]
value = {squares}
provenance = "box"

[sums]
# From the first step after the first quarter on.
value = {sums}
provenance = "box"
why = "Read off the disc."

[bank]
value = {bank}
provenance = "box"
"""
SQUARES_LINE = 2
SUMS_LINE = 7
BANK_LINE = 12


def own_board(folder: Path, **values: object) -> Path:
    """A board file of a ring of 24 squares, but for the values given."""
    path = folder / "own.toml"
    path.write_text(BOARD.format(**{"squares": 24, "sums": OWN_SUMS, "bank": 64_000, **values}))
    return path


def with_sum(step: int, sum: object) -> list[object]:
    """The own sums with another one at a step."""
    sums: list[object] = [*OWN_SUMS]
    sums[step - 7] = sum
    return sums


@pytest.mark.article("ZO-7")
def test_the_games_own_board_is_the_one_the_rule_book_prints() -> None:
    board = new_table().game.own_board()
    assert board.number("squares", 0, 100) == 40
    assert board.number("bank", 0, 200_000) == 100_000
    assert len(board.numbers("sums")) == 30
    assert {board.provenance(name) for name in ("squares", "sums", "bank")} == {"reconstructed"}


@pytest.mark.parametrize(
    ("values", "line", "name", "constraint"),
    [
        ({"squares": 12}, SQUARES_LINE, "squares", "a whole number from 16 to 96, not 12"),
        ({"squares": 100}, SQUARES_LINE, "squares", "a whole number from 16 to 96, not 100"),
        ({"squares": '"24"'}, SQUARES_LINE, "squares", 'a whole number from 16 to 96, not "24"'),
        ({"squares": 24.0}, SQUARES_LINE, "squares", "a whole number from 16 to 96, not 24.0"),
        ({"squares": "true"}, SQUARES_LINE, "squares", "a whole number from 16 to 96, not true"),
        ({"squares": 26}, SQUARES_LINE, "squares", "a multiple of four"),
        ({"sums": 500}, SUMS_LINE, "sums", "a list of whole numbers"),
        ({"sums": with_sum(9, 500.5)}, SUMS_LINE, "sums", "a list of whole numbers"),
        ({"sums": OWN_SUMS[1:]}, SUMS_LINE, "sums", "each step from 7 to 24: 18 sums, not 17"),
        ({"sums": [*OWN_SUMS, 500]}, SUMS_LINE, "sums", "each step from 7 to 24: 18 sums, not 19"),
        ({"sums": []}, SUMS_LINE, "sums", "each step from 7 to 24: 18 sums, not 0"),
        ({"squares": 28}, SUMS_LINE, "sums", "each step from 8 to 28: 21 sums, not 18"),
        ({"sums": with_sum(9, 750)}, SUMS_LINE, "sums", "and the sum of step 9 is 750"),
        ({"sums": with_sum(7, 0)}, SUMS_LINE, "sums", "and the sum of step 7 is 0"),
        ({"sums": with_sum(24, -500)}, SUMS_LINE, "sums", "and the sum of step 24 is -500"),
        ({"sums": [500] * 18}, SUMS_LINE, "sums", "larger further on than near the house"),
        ({"sums": OWN_SUMS[::-1]}, SUMS_LINE, "sums", "larger further on than near the house"),
        ({"bank": -500}, BANK_LINE, "bank", "a whole number from 0 to 800000, not -500"),
        ({"bank": 800_500}, BANK_LINE, "bank", "a whole number from 0 to 800000, not 800500"),
        ({"bank": 64_250}, BANK_LINE, "bank", "a multiple of 500"),
    ],
)
def test_a_broken_constraint_is_named_with_its_line(
    tmp_path: Path, values: dict[str, object], line: int, name: str, constraint: str
) -> None:
    board = own_board(tmp_path, **values)
    with pytest.raises(BadBoard) as complaint:
        new_table(board=board)
    assert str(complaint.value).startswith(f"own.toml, line {line}: `{name}` must be: ")
    assert constraint in str(complaint.value)
    assert str(complaint.value).endswith(".")


@pytest.mark.parametrize("name", ["squares", "sums", "bank"])
def test_a_value_that_is_missing_is_named(tmp_path: Path, name: str) -> None:
    board = own_board(tmp_path)
    tables = board.read_text().split("\n\n")
    board.write_text("\n\n".join(one for one in tables if not one.startswith(f"[{name}]")))
    with pytest.raises(BadBoard, match=rf"own\.toml: the value `{name}` is missing"):
        new_table(board=board)


def test_a_value_says_where_it_comes_from(tmp_path: Path) -> None:
    board = own_board(tmp_path)
    board.write_text(board.read_text().replace('"box"', '"hearsay"', 1))
    with pytest.raises(BadBoard, match=rf"own\.toml, line {SQUARES_LINE + 1}: .* its provenance"):
        new_table(board=board)


def test_a_file_that_holds_no_board_is_told_in_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    with pytest.raises(BadBoard, match="cannot be read"):
        new_table(board=path)
    path.write_text("squares: 24")
    with pytest.raises(BadBoard, match=r"own\.toml, line 1: from column 8 on this is not TOML"):
        new_table(board=path)
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadBoard, match="is not a text file"):
        new_table(board=path)


@pytest.mark.parametrize(
    "values",
    [
        {"squares": 16, "sums": [500] * 11 + [1_000], "bank": 0},
        {"squares": 96, "sums": [500] * 71 + [1_000], "bank": 800_000},
    ],
)
def test_the_smallest_and_the_largest_board_can_be_played_on(
    tmp_path: Path, values: dict[str, object]
) -> None:
    match = new_table(board=own_board(tmp_path, **values))
    assert shown(match, "bank") == values["bank"]
    assert may(match, RED) == {"out king"}


@pytest.mark.article("ZO-R13", "ZO-R5")
def test_on_an_own_board_the_exits_and_the_first_quarter_are_its_own(tmp_path: Path) -> None:
    board = own_board(tmp_path)
    match = table(board=board, red="king 23, pawn 6, pawn 7", blue="king 14")
    assert may(match, RED) == {"throw", "cash 23", "cash 7"}
    assert_refused(match, RED, "cash 6", "ZO-7", "too-early")
    assert_refused(match, RED, "cash 25", "ZO-7", "nothing-there")
    match.play(RED, "throw")
    match.play(RED, "move king")
    assert pawns(match, RED) == "king 1, pawn 6, pawn 7"
    match.play(BLUE, "out pawn")
    assert pawns(match, BLUE) == "king 14, pawn 14"


@pytest.mark.article("ZO-7", "ZO-8")
def test_on_an_own_board_the_window_shows_its_own_sums(tmp_path: Path) -> None:
    board = own_board(tmp_path)
    for step, sum in enumerate(OWN_SUMS, start=7):
        match = table(board=board, red=f"king {step}, pawn 1")
        match.play(RED, f"cash {step}")
        assert shown(match, "money") == [30_000 + 3 * sum, 30_000]
        assert shown(match, "bank") == 64_000 - 3 * sum


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_is_played_on_an_own_board_and_told_by_its_log(
    tmp_path: Path, seats: int
) -> None:
    board = own_board(tmp_path)
    luck = Luck.seeded(seats)
    match = ludotheque.new_match(
        "zock", seats=seats, options={"rounds": 20}, luck=Luck.seeded(5), board=board
    )
    for _ in range(1_000):
        if match.is_over:
            break
        seat = match.asks()[0]
        moves = match.legal(seat)
        match.play(seat, moves[luck.draw(len(moves))])
    assert match.is_over
    assert max(shown(match, "places")) <= 24
    assert ludotheque.replay(match.log().text()).position() == match.position()


def test_an_own_board_has_a_name_of_its_own_whatever_is_remarked_beside_it(tmp_path: Path) -> None:
    board = own_board(tmp_path)
    name = new_table(board=board).terms.board_hash
    assert name != new_table().terms.board_hash
    board.write_text(board.read_text().replace("Read off the disc.", "Measured twice."))
    assert new_table(board=board).terms.board_hash == name
    assert new_table(board=own_board(tmp_path, bank=64_500)).terms.board_hash != name


def test_a_position_of_one_board_is_not_played_on_another(tmp_path: Path) -> None:
    board = own_board(tmp_path)
    position = new_table(board=board).position()
    assert ludotheque.load_position("zock", position, board=board).position() == position
    with pytest.raises(BadPosition, match="was played on the board"):
        ludotheque.load_position("zock", position)
