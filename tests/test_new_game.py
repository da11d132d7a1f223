"""`make new-game`: what it lays out passes at once whatever is asked of a game."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tools.new_game import LONGEST_NAME, LONGEST_TITLE, Names, lay_out, names_for

ROOT = Path(__file__).parent.parent
NAME = "odd-one-2"
FOLDER = "odd_one_2"
PATIENCE = 3600
"""The seconds after which a process that never ends is given up."""


def ignored(folder: str, names: list[str]) -> set[str]:
    """What the copy has not: what was built, and tests of the page."""
    place = Path(folder).relative_to(ROOT)
    if place == Path("src/ludotheque/server"):
        return {"page", "__pycache__"}
    return {"__pycache__", "browser"} & set(names)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of this repository, in which there is a new game."""
    copy = tmp_path_factory.mktemp("house")
    for name in ("benchmarks", "docs", "src", "tests", "tools", "web"):
        shutil.copytree(ROOT / name, copy / name, ignore=ignored)
    for path in ROOT.iterdir():
        if path.is_file():
            shutil.copy(path, copy)
    laid = run(copy, "tools.new_game", NAME)
    assert laid.returncode == 0, laid.stderr
    assert laid.stdout.startswith(f"Odd One 2 lies in src/ludotheque/games/{FOLDER} and can be")
    return copy


def run(house: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run a Python module in a copy of the house, and on nothing else."""
    return subprocess.run(
        [sys.executable, "-m", *command],
        cwd=house,
        env={
            **os.environ,
            "PYTHONPATH": str(house / "src"),
            "MYPYPATH": str(house / "src"),
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        },
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


@pytest.mark.parametrize(
    "tests",
    [
        [f"src/ludotheque/games/{FOLDER}"],
        ["tests", "-k", NAME],
        ["tests/test_architecture.py", "tests/core/test_moments.py", "tests/cli/test_shelf.py"],
    ],
    ids=["its own", "those that name it", "those of all games together"],
)
def test_a_new_game_passes_all_tests_that_concern_it(house: Path, tests: list[str]) -> None:
    done = run(house, "pytest", "-x", "-p", "no:cacheprovider", *tests)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    "command",
    [
        ["ruff", "format", "--check", "."],
        ["ruff", "check", "."],
        ["mypy", "-p", f"ludotheque.games.{FOLDER}"],
        ["importlinter.cli", "lint"],
    ],
    ids=lambda command: " ".join(command[:2]),
)
def test_a_new_game_passes_the_checks(house: Path, command: list[str]) -> None:
    done = run(house, *command)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_new_game_says_nothing_of_its_model(house: Path) -> None:
    for path in sorted((house / "src" / "ludotheque" / "games" / FOLDER).rglob("*.*")):
        if path.suffix != ".pyc":
            text = path.read_text(encoding="utf-8")
            assert not re.search(r"lucky|\bLC\b|\bLC_", text, re.IGNORECASE), path


def test_with_the_longest_name_no_line_is_too_long(tmp_path: Path) -> None:
    name = "w" * (LONGEST_NAME - 9) + "-w-w-w-ww"
    names = Names(name, "W" * LONGEST_TITLE, "WWWW")
    lay_out(names, tmp_path / names.folder)
    settings = ["--config", str(ROOT / "pyproject.toml"), str(tmp_path)]
    done = run(ROOT, "ruff", "check", *settings)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    ("name", "code", "sentence"),
    [
        ("", "", "Say what the game is called, .*: make new-game NAME=lucky-cup."),
        ("Lucky Cup", "", "'Lucky Cup' is no name for a game: .*, as in lucky-cup."),
        ("2-cups", "", "'2-cups' is no name for a game"),
        ("cup-", "", "'cup-' is no name for a game"),
        ("c" * 30, "", f"'{'c' * 30}' is no name for a game: .* {LONGEST_NAME} at most"),
        ("zock", "", "There is a game zock already: give another NAME."),
        ("zapp_zerapp", "", "There is a game zapp-zerapp already"),
        ("quarrel", "", "There is a game quarrel already"),
        ("class", "", "'class' is a word that the house itself uses"),
        ("table", "", "'table' is a word that the house itself uses"),
        ("tests", "", "'tests' is a word that the house itself uses"),
        ("dist", "", "'dist' is a word that the house itself uses"),
        ("throw-or-stand", "", "'throw-or-stand' would be a class ThrowOrStand, and what is laid"),
        ("shake-a-die", "", "'shake-a-die' would be a class ShakeADie, and what is laid out has"),
        ("zebra-okapi", "", "Zock has the code ZO already: give another, as CODE=LC."),
        ("zebra-okapi", "ZO", "Zock has the code ZO already"),
        ("zebra-okapi", "L-C", "'L-C' is no code for articles: give two to four capitals"),
    ],
)
def test_what_is_wrong_with_a_name_is_said_in_a_sentence(
    name: str, code: str, sentence: str
) -> None:
    with pytest.raises(SystemExit, match=f"^{sentence}") as refusal:
        names_for(name, "", code)
    assert str(refusal.value).endswith(".")


@pytest.mark.parametrize("title", ['Say "cup"', "C" * 33, "盃" * 16, "{cup}", "Cup\rand die"])
def test_what_is_wrong_with_a_title_is_said_in_a_sentence(title: str) -> None:
    with pytest.raises(SystemExit, match=r"is no title for a game: .*\.$"):
        names_for("wild-okapi", title, "")


def test_names_are_made_from_one() -> None:
    names = names_for("wild_okapi", "", "")
    assert (names.name, names.folder, names.class_name) == ("wild-okapi", "wild_okapi", "WildOkapi")
    assert (names.title, names.code) == ("Wild Okapi", "WO")
    assert names_for("farkle", "", "").code == "FA"
    assert names_for("farkle-2", "", "").code == "FA"
    assert names_for("wild-okapi", "  ", "").title == "Wild Okapi"
    assert names_for("how-to-feed-an-okapi", "", "").code == "HTFA"


def test_a_title_is_not_taken_for_the_code_of_the_model() -> None:
    assert Names("odd-cup", "LC-1", "OC").put_into('LC-7 of "Lucky Cup"') == 'OC-7 of "LC-1"'


def test_the_guide_to_adding_a_game_names_every_file_that_is_laid(house: Path) -> None:
    guide = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    laid = house / "src" / "ludotheque" / "games" / FOLDER
    for path in sorted(laid.rglob("*.*")):
        name = path.relative_to(laid).as_posix()
        name = re.sub(r"/(fr|en|de)\.", "/{fr,en,de}.", re.sub(r"/test_\w+", "/test_*", name))
        if path.suffix != ".pyc" and path.name != "__init__.py":
            assert f"`{name}`" in guide, name
