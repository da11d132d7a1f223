"""After `make fast` whatever is run here runs compiled, as long as the sources are the same."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque.compiled import BUILD, Record
from tests.building.processes import ROOT, run
from tests.test_articles import BUILT_IN

SPY = """
import sys
import ludotheque

class Spy(ludotheque.Bot):
    def choose(self, perspective):
        print("a bot thinks", ludotheque.compiled.is_in_use(), file=sys.stderr)
        return perspective.legal[0]
"""
CHANGED = (
    "ludotheque was compiled from another ludotheque.core.step: it runs plain until `make fast`.\n"
)


class Copy:
    """A copy of the sources and of what was compiled from them."""

    def __init__(self, root: Path) -> None:
        self.root = root
        left_out = shutil.ignore_patterns("__pycache__", "tests", "web", "page")
        shutil.copytree(ROOT / "src", root / "src", ignore=left_out)
        record = Record.read(BUILD)
        assert record is not None
        build = root / "build" / "compiled"
        shutil.copytree(BUILD / record.folder, build / record.folder)
        record.write(build)
        self.source = root / "src" / "ludotheque" / "core" / "step.py"

    def python(self, *arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
        path = str(self.root / "src")
        return run([sys.executable, *arguments], self.root, PYTHONPATH=path, **more)

    def version(self, **more: str) -> tuple[str, str]:
        """What the command line says of itself, and its complaints."""
        done = self.python("-m", "ludotheque", "--version", **more)
        assert done.stdout.startswith(f"ludotheque {ludotheque.__version__} ")
        return done.stdout.split()[-1], done.stderr

    def simulate(self, game: str, **more: str) -> tuple[dict[str, Any], str]:
        """What came of some games in two processes, apart from the time, and complaints."""
        few = ("--games", "6", "--seed", "3", "--jobs", "2", "--json")
        done = self.python("-m", "ludotheque", "simulate", game, *few, **more)
        told = json.loads(done.stdout)
        return {name: value for name, value in told.items() if "second" not in name}, done.stderr


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    return Copy(tmp_path)


def test_what_is_run_runs_compiled_and_plays_the_same_games(copy: Copy) -> None:
    assert copy.version() == ("(compiled)", "")
    assert copy.version(LUDOTHEQUE_PLAIN="1") == ("(plain)", "")
    for game in BUILT_IN:
        assert copy.simulate(game.name) == copy.simulate(game.name, LUDOTHEQUE_PLAIN="1")


def test_bots_at_tables_think_compiled(copy: Copy) -> None:
    (copy.root / "spy.py").write_text(SPY)
    settings = {"limit": 5, "games": [], "bots": {"spy": str(copy.root / "spy.py:Spy")}}
    match = ludotheque.new_match("zock", seats=2, luck=ludotheque.Luck.seeded(7))
    question = {
        "game": "zock", "position": match.position(), "seat": match.asks()[0], "bot": "spy",
        "temper": 0,
    }  # fmt: skip
    worker = ("-m", "ludotheque.server.bot_worker", json.dumps(settings))
    done = copy.python(*worker, typed=json.dumps(question) + "\n")
    assert "move" in json.loads(done.stdout.splitlines()[-1]), done.stdout
    assert done.stderr == "a bot thinks True\n"


def test_a_source_that_was_only_touched_changes_nothing(copy: Copy) -> None:
    os.utime(copy.source)
    assert copy.version() == ("(compiled)", "")


def test_after_a_change_everything_runs_plain_and_it_is_said_once(copy: Copy) -> None:
    copy.source.write_text(copy.source.read_text(encoding="utf-8") + "# changed\n")
    assert copy.version() == ("(plain)", CHANGED)
    assert copy.simulate("zock")[1] == CHANGED
