"""What holds for every game's board file: whatever an owner writes is played on or complained
about, in every language and by its line; and every value says where it comes from."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludotheque.core.board import BoardFile
from ludotheque.core.errors import BadBoard
from ludotheque.core.game import Game
from ludotheque.core.registry import find_game, games
from ludotheque.core.words import LANGUAGES, words_of

GAMES = [find_game(name) for name in games()]
COMPLAINTS = {"require": 2, "fault": 1, "fault_at": 2, "fault_in": 2}
"""The calls by which boards are refused, and which of their arguments names the sentence."""
ODD = [
    "1979-05-27", "07:32:00", "1979-05-27T07:32:00Z", "nan", "inf", "-1", "0", "1.5", "true", '""',
    '"x"', "[]", "[[]]", '[["a", 1], 2]', "{ a = 1 }", "99999999999999999999", "[1979-05-27]",
    "[nan]", '[["red", 1], ["red", 1], ["red", 1], ["red", 1]]', "[true, true, true, true]",
]  # fmt: skip
PARTS = re.compile(r"^(\w+) = ", re.MULTILINE)


def _written(board: BoardFile) -> Iterator[tuple[str, int, str]]:
    """Every part of every value: its table, the place of that, and its key."""
    for spot in board.lines.spots:
        if not spot.key.startswith("why"):
            yield spot.table, spot.place, spot.key


def _with(board: BoardFile, name: str, place: int, key: str, text: str) -> str:
    spot = board.lines.spot(name, place, key)
    assert spot is not None
    return board.text[: spot.start] + text + board.text[spot.end :]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_whatever_is_written_is_played_on_or_complained_about_by_its_line(
    game: Game[Any],
) -> None:
    own = game.own_board()
    refused = 0
    for name, place, key in _written(own):
        if place > 1:  # The tables of one name are read alike.
            continue
        for odd in ODD:
            text = _with(own, name, place, key, odd)
            try:
                game.new_terms(max(game.seats), None, BoardFile(text, "own.toml"))
            except BadBoard as error:
                _look_at(error, len(text.splitlines()))
                refused += 1
    assert refused, "nothing was ever complained about"


def _look_at(refusal: BadBoard, lines: int) -> None:
    """Each fault names a line of the file and is a whole sentence in every language."""
    assert refusal.faults
    for fault in refusal.faults:
        assert 1 <= fault.line <= lines
        for language in LANGUAGES:
            said = words_of(refusal.game, language).fault(fault)
            assert said.endswith("."), said
            assert "{ $" not in said, said


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_date_is_complained_about_at_its_own_line(game: Game[Any]) -> None:
    own = game.own_board()
    name, place, key = next(part for part in _written(own) if part[2] == "value")
    text = _with(own, name, place, key, "[\n1,\n2,\n1979-05-27,\n]")
    with pytest.raises(BadBoard) as refusal:
        BoardFile(text, "own.toml")
    where = text.splitlines().index("1979-05-27,") + 1
    assert str(refusal.value).startswith(f"own.toml, line {where}: ")
    assert "holds a date or a time" in str(refusal.value)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_complaint_and_every_value_has_its_words(game: Game[Any], language: str) -> None:
    words = words_of(game, language)
    due = {f"box-{code}" for path in game.folder.glob("*.py") for code in _codes(path)}
    board = game.own_board()
    for name, one in board.data.items():
        due.add(f"box-label-{name.replace('_', '-')}")
        due |= _names_in(name, one)
        for table in one if isinstance(one, list) else []:
            due |= {f"box-key-{key}" for key in _values(table) if key != "id"}
    lacking = sorted(name for name in due if not words.has(name))
    assert not lacking, f"{game.name} has no words in {language}.ftl for {', '.join(lacking)}"


def _names_in(name: str, one: Any) -> set[str]:
    """The words for each of several that the file calls by a name: it is in one language."""
    tables = one if isinstance(one, list) else []
    return {
        f"box-{name.replace('_', '-')}-{table['id']}"
        for table in tables
        if isinstance(table, dict) and "id" in table
    }


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_word_about_boards_is_left_over(game: Game[Any]) -> None:
    text = (game.folder / "locale" / "en.ftl").read_text(encoding="utf-8")
    code = "\n".join(path.read_text(encoding="utf-8") for path in game.folder.glob("*.py"))
    keys = set(PARTS.findall(game.own_board().text))
    data = game.own_board().data
    tables = {name.replace("_", "-") for name in data}
    names = {called for name, one in data.items() for called in _names_in(name, one)}
    for name in re.findall(r"^box-([\w-]+) =", text, re.MULTILINE):
        kind, _, rest = name.partition("-")
        is_used = (
            (kind == "label" and rest in tables)
            or (kind == "key" and rest in keys)
            or kind == "constraint"
            or f"box-{name}" in names
            or f'"{name}"' in code
        )
        assert is_used, f"nothing in {game.name} says box-{name}"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_is_not_stated_says_why_in_every_language_or_in_none(game: Game[Any]) -> None:
    for name, one in game.own_board().data.items():
        for table in one if isinstance(one, list) else [one]:
            if table["provenance"] != "stated" and "why" in table:
                assert table.get("why_fr") and table.get("why_de"), f"{name}: {table['why']}"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_value_is_changed_in_its_place_and_the_rest_of_the_file_stays(game: Game[Any]) -> None:
    own = game.own_board()
    for name, place, key in _written(own):
        if key == "provenance" or place > 1:
            continue
        spot = own.lines.spot(name, place, key)
        assert spot is not None
        same = own.text[spot.start : spot.end]
        changed = BoardFile(own.with_value(name, place, key, same), "own.toml")
        assert changed.hash == own.hash
        assert changed.is_read_off_a_box
        table = (
            changed.data[name][place]
            if isinstance(changed.data[name], list)
            else changed.data[name]
        )
        assert table["provenance"] == "box"
        assert not any(part.startswith("why") for part in table)
        kept = [
            line for line in own.text.splitlines() if not line.startswith(("why", "provenance"))
        ]
        left = [line for line in changed.text.splitlines() if not line.startswith(("why", "prov"))]
        assert left == kept
    titled = BoardFile(own.with_title('Anna\'s "old" box'), "own.toml")
    assert (titled.title, titled.hash) == ('Anna\'s "old" box', own.hash)
    assert BoardFile(titled.with_title("Ben’s"), "own.toml").title == "Ben’s"


def _values(table: dict[str, Any]) -> list[str]:
    return [key for key in table if key != "provenance" and not key.startswith("why")]


def _codes(path: Path) -> Iterator[str]:
    """The sentences that a module names where it refuses a board."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            called = node.func
            name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
            place = COMPLAINTS.get(name, -1)
            if 0 <= place < len(node.args):
                given = node.args[place]
                if isinstance(given, ast.Constant) and isinstance(given.value, str):
                    yield given.value
