"""A package of a few lines is compiled: what of it, and what anew after a change."""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path

import pytest

from tests.building.processes import ROOT, run

FILES = {
    "__init__.py": "from ludotheque import compiled as compiled\n",
    "core/__init__.py": "",
    "core/counting.py": "def twice(number: int) -> int:\n    return number + number\n",
    "games/__init__.py": "",
    "games/dice/__init__.py": "",
    "games/dice/rules.py": (
        "from pathlib import Path\n"
        "from ludotheque.core.counting import twice\n"
        "FOLDER = Path(__file__).parent\n"
        "def sides() -> int:\n    return twice(3)\n"
    ),
    "games/dice/terminal.py": "",
    "games/dice/hints/__init__.py": "",
    "games/dice/hints/odds.py": (
        "from ludotheque.games.dice.rules import sides\n"
        "def odds() -> float:\n    return 1 / sides()\n"
    ),
    "games/dice/tests/__init__.py": "",
    "games/dice/tests/test_rules.py": "",
    "games/cards/__init__.py": "",
    "games/cards/rules.py": "SUITS: list[str] = ['red', 'black']\n",
}
LOOK = """
from ludotheque.games.cards import rules as cards
from ludotheque.games.dice import rules, terminal
from ludotheque.games.dice.hints import odds
print(rules.sides(), odds.odds(), cards.SUITS, rules.FOLDER)
for module in (rules, odds, cards, terminal):
    print("plain" if module.__spec__.origin.endswith(".py") else "compiled")
"""

EDITED_MEANWHILE = """
import sys
sys.path.insert(0, "tools")
import compile as tool
write_c, rules = tool.write_c, tool.PACKAGE / "games" / "cards" / "rules.py"
def write_and_edit(parts):
    written = write_c(parts)
    rules.write_text(rules.read_text().replace("red", "hearts"))
    return written
tool.write_c = write_and_edit
try:
    tool.main()
except SystemExit as said:
    print(said)
"""


class Toy:
    """A package with two games, and the tool that compiles it."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.package = root / "src" / "ludotheque"

    def write(self) -> None:
        for name, text in FILES.items():
            path = self.package / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        shutil.copy(ROOT / "src" / "ludotheque" / "compiled.py", self.package)
        (self.root / "tools").mkdir()
        shutil.copy(ROOT / "tools" / "compile.py", self.root / "tools")

    def compile(self) -> str:
        return self.python("tools/compile.py", LUDOTHEQUE_PLAIN="1")

    def look(self) -> list[str]:
        """What the package's modules say, and of what kind they are."""
        return self.python("-c", LOOK).splitlines()

    def python(self, *arguments: str, **settings: str) -> str:
        path = str(self.root / "src")
        done = run([sys.executable, *arguments], self.root, PYTHONPATH=path, **settings)
        return done.stderr + done.stdout

    def edit(self, name: str, before: str, after: str) -> None:
        path = self.package / name
        path.write_text(path.read_text().replace(before, after))

    @property
    def said(self) -> str:
        return f"6 0.16666666666666666 ['red', 'black'] {self.package / 'games' / 'dice'}"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder in which a toy was compiled."""
    toy = Toy(tmp_path_factory.mktemp("toy"))
    toy.write()
    assert "Compiled 4 modules" in toy.compile()
    return toy.root


@pytest.fixture
def toy(built: Path, tmp_path: Path) -> Toy:
    """A copy of the toy and all that was built of it."""
    shutil.copytree(built, tmp_path / "toy")
    return Toy(tmp_path / "toy")


def test_rules_and_their_subpackages_are_compiled_and_find_their_files(toy: Toy) -> None:
    assert toy.look() == [toy.said, "compiled", "compiled", "compiled", "plain"]


def test_what_is_up_to_date_is_left_alone(toy: Toy) -> None:
    assert toy.compile() == "What is compiled is up to date.\n"


def test_after_a_change_it_runs_plain_until_only_what_changed_is_compiled(toy: Toy) -> None:
    toy.edit("games/cards/rules.py", "red", "hearts")
    warning, said, *kinds = toy.look()
    assert warning == (
        "ludotheque was compiled from another ludotheque.games.cards.rules: "
        "it runs plain until `make fast`."
    )
    assert said == toy.said.replace("red", "hearts")
    assert kinds == ["plain"] * 4
    made = re.search(r"Compiled 4 modules; (\d+) C files were new", toy.compile())
    assert made is not None
    assert 1 <= int(made[1]) <= 2, "a game's text, and its library"
    assert toy.look() == [said, "compiled", "compiled", "compiled", "plain"]


def test_what_was_changed_while_it_was_compiled_is_compiled_again(toy: Toy) -> None:
    before = toy.look()
    toy.edit("games/cards/rules.py", "black", "spades")
    said = toy.python("-c", EDITED_MEANWHILE, LUDOTHEQUE_PLAIN="1")
    assert "Sources were changed while they were compiled: run `make fast` again." in said
    toy.edit("games/cards/rules.py", "hearts", "red")  # As it was when its compilation began.
    assert toy.look()[0].startswith("ludotheque was compiled from another")
    toy.edit("games/cards/rules.py", "spades", "black")
    assert toy.look() == before


def test_a_new_module_is_plain_until_it_is_compiled(toy: Toy) -> None:
    shutil.copy(toy.package / "core" / "counting.py", toy.package / "core" / "doubling.py")
    look = "from ludotheque.core import doubling; print(doubling.twice.__class__.__name__)"
    assert toy.python("-c", look) == "function\n"
    assert "Compiled 5 modules" in toy.compile()
    assert toy.python("-c", look) == "builtin_function_or_method\n"
