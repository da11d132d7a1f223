"""What the tests of the command line share."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.cli.whisper.rules import GAME as WHISPER
from typer.testing import CliRunner, Result

import ludotheque
from ludotheque.cli.app import app
from ludotheque.core import registry

ENGLISH = {"LC_ALL": "en_GB.UTF-8", "COLUMNS": "100", "NO_COLOR": "1"}

SHORT = ("play", "zock", "--seats", "2", "--seed", "5", "-o", "rounds=2")
PATIENCE = 300
"""After so many seconds without an end a process is held to hang."""
FIRST_MOVES = "a\n" * 20
"""Always the first move of the list."""

Run = Callable[..., Result]


def typed(*lines: str) -> str:
    """What somebody types, line by line."""
    return "".join(f"{line}\n" for line in lines)


@pytest.fixture(autouse=True)
def somewhere_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is written without a folder is written where nobody minds."""
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def run() -> Run:
    """The command line, in this process."""

    def invoke(*arguments: str | Path, typed: str = "", **environment: str) -> Result:
        given = [str(argument) for argument in arguments]
        return CliRunner(env={**ENGLISH, **environment}).invoke(
            app, given, input=typed, prog_name="ludotheque"
        )

    return invoke


@pytest.fixture
def refused(run: Run) -> Callable[..., str]:
    """The one sentence with which the command line refuses something."""

    def invoke(*arguments: str | Path, typed: str = "", **environment: str) -> str:
        done = run(*arguments, typed=typed, **environment)
        assert done.exit_code == 2, done.output
        assert done.stdout == ""
        (sentence,) = done.stderr.splitlines()
        assert sentence[0].isupper() and sentence.endswith("."), sentence
        assert "Traceback" not in done.output
        return sentence

    return invoke


def process(*arguments: str | Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    """The command line as a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "ludotheque", *(str(argument) for argument in arguments)],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, **ENGLISH, "PYTHONIOENCODING": "utf-8"},
        timeout=PATIENCE,
        check=False,
    )


@pytest.fixture
def whisper() -> Iterator[None]:
    """A small game with a secret, known as long as a test runs."""
    registry.register(WHISPER)
    yield
    del registry._known[WHISPER.name]


@pytest.fixture
def position() -> Callable[..., str]:
    """A position of a game for two: red is to decide, with what is given changed."""

    def line(**changes: Any) -> str:
        match = ludotheque.new_match(
            "zock", seats=2, luck=ludotheque.Luck.scripted("banker 0", "die 2")
        )
        data = json.loads(match.position())
        data.update(step="decide", die=0, debt=[1000, 0], places=[26, 3, 0, 0, 0, 0])
        data.update(changes)
        return json.dumps(data)

    return line


@pytest.fixture
def sealed_log(tmp_path: Path, run: Run) -> Path:
    """The log of a finished game of sealed luck between bots."""
    path = tmp_path / "sealed.log"
    done = run("play", "zock", "--humans", "0", "--bots", "random", "-o", "rounds=3", "--log", path)
    assert done.exit_code == 0, done.output
    return path
