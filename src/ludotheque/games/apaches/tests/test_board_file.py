"""The board file: each constraint by its name, and that an owner's own board is played on."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.every_game.looking import may, shown

from ludotheque import BadBoard
from ludotheque.core.constraint import code_of
from ludotheque.games.apaches.city import City
from ludotheque.games.apaches.constraints import constraints, is_planar
from ludotheque.games.apaches.tests.table import ONE, new_table, table

OWN = Path(__file__).parent.parent / "board.toml"


def changed(folder: Path, *changes: tuple[str, str]) -> Path:
    """Our board with some of its lines changed."""
    text = OWN.read_text(encoding="utf-8")
    for before, after in changes:
        assert before in text
        text = text.replace(before, after, 1)
    path = folder / "own.toml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.article("AP-11")
def test_our_board_satisfies_every_constraint() -> None:
    city = City(new_table().game.own_board())
    checked = constraints(city)
    assert len(checked) == len({one.name for one in checked}) == 13
    assert all(one.holds for one in checked)


@pytest.mark.parametrize(
    ("changes", "name"),
    [
        ([('colour = "green"', 'colour = "pink"')], "colours"),
        ([('colour = "sky blue"', 'colour = "red"'), ('colour = "red"', 'colour = "sky blue"')],
         "sky blue and orange"),
        ([("touches = [4, 6, 8]", "touches = [4, 8]"), ("touches = [1, 2, 8, 9]",
          "touches = [2, 8, 9]")], "two neighbours"),
        ([('"jailed"]\nprovenance = "reconstructed"\nwhy = "The smallest',
           '"money 400"]\nprovenance = "reconstructed"\nwhy = "The smallest')], "gain and loss"),
        ([('"reinforcements", "jailed"', '"money 200", "jailed"')], "reinforcements"),
        ([('"robbery", "killed", "hurt"', '"money 500", "killed", "hurt"')], "everything occurs"),
        ([("touches = [4, 6, 8]", "touches = [2, 3, 4, 5, 6, 7, 8, 9]"),
          ("touches = [3, 6, 8, 9]", "touches = [1, 3, 6, 8, 9]"),
          ("touches = [2, 7, 8, 9]", "touches = [1, 2, 7, 8, 9]"),
          ("touches = [4, 7, 8, 9]", "touches = [1, 4, 7, 8, 9]"),
          ("touches = [3, 5, 8, 9]", "touches = [1, 3, 5, 8, 9]"),
          ("touches = [2, 3, 5, 6, 7]", "touches = [1, 2, 3, 5, 6, 7]")], "drawable"),
    ],
)  # fmt: skip
def test_a_broken_constraint_is_named(
    tmp_path: Path, changes: list[tuple[str, str]], name: str
) -> None:
    with pytest.raises(BadBoard, match=r"own\.toml, line \d+: .*\(found: .*\)\.$") as refusal:
        new_table(board=changed(tmp_path, *changes))
    assert code_of(name) in [fault.code for fault in refusal.value.faults]


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (("number = 3", "number = 4"), "number 3"),
        (("[4, 6, 8]", "[4, 6, 8, 12]"), "from 1 to 9"),
        (("[4, 6, 8]", "[1, 4, 6, 8]"), "does not touch itself"),
        (("[4, 6, 8]", "[6, 8]"), "which touches it"),
        (('"money 400"', '"money 450"'), 'not "money 450"'),
        (('"burglary 100", "burglary 300"', '"burglary 100", "burglary 100"'), "places differ"),
        (('"money 300", "reinforcements", "jailed"', '"money 300", "jailed"'), "with 3 places"),
        (('provenance = "reconstructed"', 'provenance = "hearsay"'), "provenance"),
        (("[3, 4, 4,", "[3, 4,"), "nine quarters"),
    ],
)
def test_a_board_that_makes_no_sense_is_refused_with_its_line(
    tmp_path: Path, change: tuple[str, str], complaint: str
) -> None:
    with pytest.raises(BadBoard, match=r"own\.toml, line \d+: ") as refusal:
        new_table(board=changed(tmp_path, change))
    assert complaint in str(refusal.value)


def test_a_board_read_off_a_box_is_held_to_what_is_known_only(tmp_path: Path) -> None:
    path = changed(tmp_path, ('"robbery", "killed", "hurt"', '"money 500", "killed", "hurt"'))
    path.write_text(path.read_text().replace('"reconstructed"', '"box"'))
    match = table(board=path, held=["6 money 500", ""])
    assert "lay 6 money 500" in may(match, ONE)
    assert shown(match, "stacks") == [1, 1, 1, 0, 0, 1, 0]


def test_what_cannot_be_drawn_is_told_from_what_can() -> None:
    five = [[other for other in range(5) if other != one] for one in range(5)]
    assert not is_planar(five)
    assert is_planar([[other for other in row if {one, other} != {0, 1}]
                      for one, row in enumerate(five)])  # fmt: skip
    houses = [[3, 4, 5]] * 3 + [[0, 1, 2]] * 3
    assert not is_planar(houses)
    assert is_planar([[4, 5], [3, 4, 5], [3, 4, 5], [1, 2], [0, 1, 2], [0, 1, 2]])
    path = [[1, 2, 3, 5], [0, 2, 3, 4], [0, 1, 3, 4], [0, 1, 2, 4], [1, 2, 3, 5], [0, 4]]
    assert not is_planar(path)
