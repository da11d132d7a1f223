"""`play`: a game in the terminal, from its beginning to its end and by the clock."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import FIRST_MOVES, PATIENCE, SHORT, Run, process, typed

import ludotheque


def test_a_game_is_played_to_its_end_in_a_process_of_its_own(tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    done = process(
        "play", "zock", "--bots", "random", "-o", "rounds=2", "--log", log,
        typed=typed("abracadabra") + FIRST_MOVES,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    seal = re.search(r"sealed:\n  ([0-9a-f]{64})\n", done.stdout)
    secret = re.search(r"behind the seal:\n  ([0-9a-f]{64})\n", done.stdout)
    assert seal and secret
    assert done.stdout.index(seal[0]) < done.stdout.index("keeps the bank and begins")
    assert "♔" in done.stdout
    assert re.search(r"wins!|share the win", done.stdout)
    assert f"ludotheque verify {log}" in done.stdout
    head = json.loads(log.read_text().splitlines()[0])
    assert head["seal"] == seal[1]
    assert "abracadabra" in log.read_text()
    checked = process("verify", log)
    assert checked.returncode == 0, checked.stderr


def test_the_console_script_is_the_command_line() -> None:
    script = Path(sys.executable).with_name("ludotheque")
    done = subprocess.run(
        [script, "--version"], capture_output=True, text=True, timeout=PATIENCE, check=True
    )
    assert done.stdout == f"ludotheque {ludotheque.__version__} (plain)\n"


def test_the_same_seed_deals_the_same_game(run: Run) -> None:
    once = run(*SHORT, "--bots", "random", typed=FIRST_MOVES)
    again = run(*SHORT, "--bots", "random", typed=FIRST_MOVES)
    assert once.exit_code == 0
    assert once.stdout == again.stdout
    assert "sealed" not in once.stdout


def test_it_speaks_three_languages(run: Run) -> None:
    asked = {"en": "Which pawn moves?", "fr": "Quel pion avance ?", "de": "Welche Figur zieht?"}
    for language, question in asked.items():
        done = run(*SHORT, "--lang", language, typed=typed("help", "quit"))
        assert question in " ".join(done.stdout.split())
        assert "--resume" in done.stdout
    here = run(*SHORT, typed="quit\n", LC_ALL="fr_CA.UTF-8").stdout
    assert "Quel pion avance ?" in " ".join(here.split())


def test_bots_alone_play_while_people_look_on(run: Run) -> None:
    done = run("play", "zock", "--humans", "0", "--bots", "random,random", "-o", "rounds=2")
    assert done.exit_code == 0
    assert "Red throws a" in done.stdout and "Blue throws a" in done.stdout
    assert re.search(r"wins!|share the win", done.stdout)


def test_the_log_can_be_kept_at_the_end(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "kept.log"
    other = tmp_path / "letter.txt"
    other.write_text("Dear aunt")
    done = run(
        "play", "zock", "--humans", "2", "--seats", "2", "--seed", "5", "-o", "rounds=1",
        typed=typed(
            "a", "a", "well played", f"save {other}", f"save {tmp_path}",
            f"save {tmp_path / 'no' / 'x'}", f"save {path}",
        ),
    )  # fmt: skip
    assert done.exit_code == 0, done.output
    assert "To keep the log, type “save” and the name of a file" in done.stdout
    assert not Path("well played").exists()
    assert "is there already and is something else" in done.stdout
    assert "it is a folder" in done.stdout
    assert "there is no such folder" in done.stdout
    assert other.read_text() == "Dear aunt"
    assert run("verify", path).exit_code == 0


# The clock


class Hours:
    """A clock on which each look takes a while."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.now = 0.0

    def monotonic(self) -> float:
        self.now += self.seconds
        return self.now


def test_when_the_tables_time_is_up_the_rules_are_told(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludotheque.cli.play.time", Hours(4))
    done = run(
        "play", "zock", "--seats", "2", "--humans", "2", "--seed", "5", "-o", "minutes=1",
        typed=FIRST_MOVES + "\n" * 5,
    )  # fmt: skip
    assert done.exit_code == 0, done.output
    assert "Time is up: round" in done.stdout
    assert re.search(r"(Red|Blue) \[0:\d\d\] > ", done.stdout)
    assert re.search(r"wins!|share the win", done.stdout)


def test_an_answer_that_comes_after_the_time_is_refused(
    run: Run, whisper: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludotheque.cli.play.time", Hours(22))
    done = run(
        "play", "whisper", "--humans", "2", "--seats", "2", "--seed", "3",
        typed=typed("", "say high", ""),
    )  # fmt: skip
    assert done.exit_code == 0, done.output
    assert "That question is no longer open: the answer came too late." in done.stdout
    assert "Red whispers." not in done.stdout.split("no longer open")[1]
