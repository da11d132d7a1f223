"""Lay out a folder for a new game: a small one that works, to be turned into yours.

    make new-game NAME=lucky-cup
    make new-game NAME=lucky-cup TITLE="Lucky Cup" CODE=LC

`lucky_cup/` beside this file is that small game, whole. Its name is replaced by yours wherever it
stands, in all of its spellings, and a game is recorded.
"""

from __future__ import annotations

import argparse
import ast
import keyword
import re
import subprocess
import sys
import unicodedata
from pathlib import Path
from typing import NoReturn

from tests.test_architecture import words_of_the_house

from ludotheque.core.registry import find_game, games

ROOT = Path(__file__).resolve().parent.parent
MODEL = ROOT / "tools" / "lucky_cup"
GAMES = ROOT / "src" / "ludotheque" / "games"
LONGEST_NAME = 24
LONGEST_TITLE = 30
"""With longer ones, lines of the folder would be too long."""
LONGEST_CODE = 4
LEFT_OUT = {"tests", "dist"}
"""Folders of this name are no part of what is checked, kept and packed."""


class Names:
    """How a new game is called: by people, in folders, in Python, on its box, in its articles."""

    def __init__(self, name: str, title: str, code: str) -> None:
        words = name.split("-")
        self.name = name
        self.folder = name.replace("-", "_")
        self.class_name = "".join(word.capitalize() for word in words)
        self.title = title.strip() or " ".join(word.capitalize() for word in words)
        self.code = code or code_of(words)

    def put_into(self, text: str) -> str:
        """A text of the model with these names in it; the code first, that no title is taken for
        it."""
        text = re.sub(r"\bLC(?=[-_\"])", self.code, text)
        for spelling, own in (
            ("lucky-cup", self.name),
            ("lucky_cup", self.folder),
            ("LuckyCup", self.class_name),
            ("Lucky Cup", self.title),
        ):
            text = text.replace(spelling, own)
        return text


def code_of(words: list[str]) -> str:
    """A code for articles: the initials of a game's words, or the first two letters of one word."""
    initials = "".join(word[0] for word in words if word[0].isalpha())
    return (initials[:LONGEST_CODE] if len(initials) > 1 else words[0][:2]).upper()


def classes_of_the_model() -> set[str]:
    """What the model's modules call classes, but for those that are called as the game is."""
    said: set[str] = set()
    for path in MODEL.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef | ast.alias):
                said.add(node.name)
    return {name for name in said if not name.startswith("LuckyCup")}


def width_of(title: str) -> int:
    """How much room a title takes in a line: signs of the Far East are twice as wide."""
    return sum(1 + (unicodedata.east_asian_width(sign) in "FW") for sign in title)


def names_for(name: str, title: str, code: str) -> Names:
    """The names of a new game, or the sentence that says why it cannot be called so."""
    if not name:
        refuse("Say what the game is called, as people type it: make new-game NAME=lucky-cup.")
    name = name.replace("_", "-")
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", name) or len(name) > LONGEST_NAME:
        refuse(
            f"{name!r} is no name for a game: take small letters and digits, a letter first, and "
            f"hyphens between words, {LONGEST_NAME} at most, as in lucky-cup."
        )
    names = Names(name, title, code)
    if name in games() or (GAMES / names.folder).exists():
        refuse(f"There is a game {name} already: give another NAME.")
    taken = words_of_the_house() | LEFT_OUT
    if keyword.iskeyword(names.folder) or taken & {name, names.folder}:
        refuse(
            f"{name!r} is a word that the house itself uses, and it may know no game by name: give "
            "another NAME, of two words perhaps."
        )
    if names.class_name in classes_of_the_model():
        refuse(
            f"{name!r} would be a class {names.class_name}, and what is laid out has one of that "
            "name already: give another NAME."
        )
    if not re.fullmatch(r"[A-Z]{2,4}", names.code):
        refuse(f"{names.code!r} is no code for articles: give two to four capitals, as CODE=LC.")
    for other in map(find_game, games()):
        if other.code == names.code:
            refuse(f"{other.title} has the code {names.code} already: give another, as CODE=LC.")
    is_odd = re.search(r'["\\{}]', names.title) or not names.title.isprintable()
    if is_odd or width_of(names.title) > LONGEST_TITLE:
        refuse(
            f"{names.title!r} is no title for a game: it stands in one line, has {LONGEST_TITLE} "
            "letters at most (wide ones are two), and no quotation marks, backslashes or braces."
        )
    return names


def lay_out(names: Names, folder: Path) -> None:
    """Write the model into a folder under these names, in shape."""
    for path in sorted(MODEL.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            laid = folder / path.relative_to(MODEL)
            laid.parent.mkdir(parents=True, exist_ok=True)
            laid.write_text(names.put_into(path.read_text(encoding="utf-8")), encoding="utf-8")
    for command in (["check", "--select", "I", "--fix"], ["format"]):
        run("ruff", *command, "--quiet", "--config", str(ROOT / "pyproject.toml"), str(folder))


def run(*command: str) -> None:
    """Run a Python module at the repository's root; it says itself what it complains about."""
    done = subprocess.run([sys.executable, "-m", *command], cwd=ROOT, check=False)
    if done.returncode:
        sys.exit(done.returncode)


def refuse(sentence: str) -> NoReturn:
    sys.exit(sentence)


def main() -> None:
    parser = argparse.ArgumentParser(description="Lay out a folder for a new game.")
    parser.add_argument("name", nargs="?", default="", help="as people type it: lucky-cup")
    parser.add_argument("--title", default="", help='as on the box: "Lucky Cup"')
    parser.add_argument("--code", default="", help="what its articles begin with: LC")
    given = parser.parse_args()
    try:
        names = names_for(given.name, given.title, given.code)
    except Exception as error:
        refuse(f"A game that is here already cannot be opened: {error}")
    folder = GAMES / names.folder
    lay_out(names, folder)
    run("tests.every_game.golden", names.name)
    print(
        f"{names.title} lies in {folder.relative_to(ROOT)} and can be played: make play "
        f"GAME={names.name}. Now make it yours; docs/add-a-game.md goes through its files."
    )


if __name__ == "__main__":
    main()
