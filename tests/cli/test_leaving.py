"""`play`: leaving a game, keeping it, and coming back."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from tests.cli.conftest import ENGLISH, FIRST_MOVES, PATIENCE, SHORT, Run, typed


def test_a_saved_game_goes_on_where_it_stood(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "evening.json"
    table = ("play", "zock", "--seats", "2", "--humans", "2", "--seed", "5", "-o", "rounds=4")
    whole = run(*table, typed=FIRST_MOVES)
    left = run(*table, typed=typed("a", "a", f"save {path}", "quit"))
    assert f"The game is kept in {path}." in left.stdout
    assert "was not kept" not in left.stdout
    resumed = run("play", "--resume", path, typed=FIRST_MOVES)
    assert resumed.exit_code == 0, resumed.output

    def end(text: str) -> str:
        return text[text.rindex("╭─ Round") :].partition("The log of this game")[0]

    assert end(resumed.stdout) == end(whole.stdout)
    assert json.loads(path.read_text())["players"] == ["human", "human"]
    assert "wins!" in resumed.stdout or "share the win" in resumed.stdout
    assert run("play", "--resume", path).exit_code == 0, "a finished game shows its end again"


def test_a_game_of_sealed_luck_can_be_resumed_and_verified(run: Run, tmp_path: Path) -> None:
    path, log = tmp_path / "evening.json", tmp_path / "evening.log"
    table = ("play", "zock", "--seats", "2", "--humans", "2", "-o", "rounds=3", "--save", path)
    left = run(*table, typed=typed("sesame", "", "a", "quit"))
    assert f"ludotheque play --resume {path}" in left.stdout
    resumed = run("play", "zock", "--resume", path, "--log", log, typed=FIRST_MOVES)
    assert resumed.exit_code == 0, resumed.output
    assert "sesame" in log.read_text()
    assert run("verify", log).exit_code == 0


def test_at_the_end_of_the_input_one_leaves_politely(run: Run, tmp_path: Path) -> None:
    done = run(*SHORT, typed="a\n")
    assert done.exit_code == 0
    assert done.stderr == ""
    assert "This game was not kept." in done.stdout
    path = tmp_path / "kept.json"
    kept = run(*SHORT, "--save", path, typed="a\n")
    assert kept.exit_code == 0
    assert "was not kept" not in kept.stdout
    assert json.loads(path.read_text())["ludotheque"] == "match"


def _heed_interrupts() -> None:
    """A shell that runs the tests in the background makes what it starts deaf to interrupts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_an_interrupt_leaves_politely_and_keeps_the_game(tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    command = [sys.executable, "-m", "ludotheque", *SHORT, "--save", str(path)]
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        bufsize=1,
        env={**os.environ, **ENGLISH, "PYTHONIOENCODING": "utf-8", "PYTHONUNBUFFERED": "1"},
        preexec_fn=_heed_interrupts,
    ) as playing:
        assert playing.stdout is not None
        seen = ""
        while not seen.endswith(" > "):
            seen += playing.stdout.read(1)
        playing.send_signal(signal.SIGINT)
        output, complaints = playing.communicate(timeout=PATIENCE)
    assert playing.returncode == 130
    assert complaints == ""
    assert f"ludotheque play --resume {path}" in output
    assert path.exists()


def test_a_saved_game_that_was_damaged_is_refused(
    run: Run, refused: Callable[..., str], tmp_path: Path
) -> None:
    path = tmp_path / "kept.json"
    run(*SHORT, "--save", path, typed="a\n")
    whole = path.read_text()
    data = json.loads(whole)
    damaged = [
        whole[:-50],
        "",
        "[]",
        '{"ludotheque":"match"}',
        json.dumps({**data, "players": ["human", "random"]}),
        json.dumps({**data, "position": data["position"].replace('"bank"', '"till"')}),
        whole.replace('"text": "die ', '"text": "dice ', 1),
    ]
    for text in damaged:
        path.write_text(text)
        assert f"The file {path}: " in refused("play", "--resume", path)
        assert path.read_text() == text, "nothing is written over"
    assert "checksum does not fit" in refused("play", "--resume", path)
    assert "cannot be read" in refused("play", "--resume", tmp_path / "none.json")


def test_a_saved_game_whose_bot_is_gone_says_so(
    run: Run, refused: Callable[..., str], tmp_path: Path
) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(
        "from ludotheque import Bot\n"
        "class First(Bot):\n"
        "    def choose(self, perspective):\n"
        "        return perspective.legal[0]\n"
    )
    path = tmp_path / "kept.json"
    assert run(*SHORT, "--bots", f"{bot}:First", "--save", path, typed="a\n").exit_code == 0
    bot.unlink()
    said = refused("play", "--resume", path)
    assert (
        said == f"The saved game cannot go on: there is no file {bot} to take the bot First from."
    )


def test_a_resumed_table_is_as_it_was_saved(
    run: Run, refused: Callable[..., str], tmp_path: Path, whisper: None
) -> None:
    path = tmp_path / "kept.json"
    run(*SHORT, "--save", path, typed="a\n")
    assert "at the table where it stood" in refused("play", "--resume", path, "--seats", "3")
    assert "holds a game of Zock" in refused("play", "whisper", "--resume", path)


def test_files_are_refused_at_the_prompt_without_leaving_the_table(
    run: Run, tmp_path: Path
) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear aunt")
    done = run(
        *SHORT,
        typed=typed(f"save {letter}", "save", f"save {tmp_path}/no/x", "save a\0b", "quit"),
    )
    assert done.exit_code == 0
    assert letter.read_text() == "Dear aunt"
    assert "is something else: name another" in done.stdout
    assert "Save where?" in done.stdout
    assert "there is no such folder" in done.stdout


def test_files_that_cannot_be_written_are_refused_before_the_game(
    refused: Callable[..., str], tmp_path: Path
) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear aunt")
    assert "something else" in refused(*SHORT, "--log", letter)
    assert "something else" in refused(*SHORT, "--save", letter)
    assert "no such folder" in refused(*SHORT, "--save", tmp_path / "no" / "x.json")
    assert letter.read_text() == "Dear aunt"


def test_a_bot_that_fails_ends_the_game_in_a_sentence_and_what_was_to_be_kept_is_kept(
    run: Run, tmp_path: Path
) -> None:
    bots = tmp_path / "bots.py"
    bots.write_text(
        "from ludotheque import Bot\n"
        "class Clumsy(Bot):\n"
        "    def choose(self, perspective):\n"
        "        raise ValueError('oops')\n"
    )
    path = tmp_path / "kept.json"
    done = run(*SHORT, "--bots", f"{bots}:Clumsy", "--save", path, typed="a\na\na\na\n")
    assert done.exit_code == 2
    assert done.stderr == f"The bot {bots}:Clumsy failed: ValueError: oops (line 4).\n"
    assert path.exists()


def test_before_a_game_is_dropped_it_can_be_kept(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    table = ("play", "zock", "--seats", "2", "--seed", "5", "--lang", "fr")
    kept = run(*table, typed=typed("a", "quitter", "hein ?", f"garder {path}"))
    assert kept.stdout.count("Partir sans garder la partie") == 2
    assert f"ludotheque play --resume {path}" in kept.stdout
    assert json.loads(path.read_text())["ludotheque"] == "match"
    left = run(*table, typed=typed("a", "quitter", ""))
    assert left.stdout.count("Partir sans garder la partie") == 1
    assert "n’a pas été gardée" in left.stdout
    soon = run(*table, typed=typed("quitter"))
    assert soon.exit_code == 0


def test_what_is_printed_to_be_typed_goes_on_in_the_same_language(
    run: Run, refused: Callable[..., str], tmp_path: Path
) -> None:
    path, log = tmp_path / "kept.json", tmp_path / "game.log"
    table = ("play", "zock", "--seats", "2", "-o", "rounds=2")
    left = run(*table, "--lang", "de", "--save", path, typed=typed("", "a", "ende"))
    assert f"  ludotheque play --resume {path} --lang de\n" in left.stdout
    asked = run(*table, "--lang", "fr", typed=typed("", "a", "quitter", f"garder {path}"))
    assert f"  ludotheque play --resume {path} --lang fr\n" in asked.stdout
    ended = run(*table, "--lang", "fr", "--log", log, typed="\n" + FIRST_MOVES)
    assert f"  ludotheque verify {log} --seal " in ended.stdout
    assert "--lang fr\n" in ended.stdout.rpartition("ludotheque verify")[2]
    assert f"play --resume {path} --lang fr" in refused("verify", path, "--lang", "fr")
    here = run("play", "--resume", path, typed=typed("quitter"), LC_ALL="fr_FR.UTF-8")
    assert f"  ludotheque play --resume {path}\n" in here.stdout
    assert "--lang" not in run("play", "--resume", path, typed=typed("quit")).stdout


def test_whoever_wanted_to_leave_can_go_back_to_the_table(run: Run, tmp_path: Path) -> None:
    for language, leave, back in (
        ("en", "quit", "back"), ("fr", "quitter", "RETOUR"), ("de", "ende", "zurueck"),
    ):  # fmt: skip
        table = ("play", "zock", "--seats", "2", "--seed", "5", "-o", "rounds=2")
        lines = typed("a", leave, back, *["a"] * 20)
        done = run(*table, "--lang", language, "--log", tmp_path / language, typed=lines)
        assert done.exit_code == 0, done.output
        assert '"result"' in (tmp_path / language).read_text(), "it was played to its end"
        assert done.stdout.count("Zock · ") == 1, "nobody is introduced twice"


def test_what_can_be_typed_is_said_to_whoever_types_something_else_before_leaving(
    run: Run,
) -> None:
    for line in ("n", "help", "a", "quit now", "undo"):
        left = run(*SHORT, typed=typed("a", "quit", line, ""))
        assert "Play on: “back”" in left.stdout
        assert left.stdout.count("Here three things can be typed") == 1, line
        assert left.stdout.count("Leave without keeping") == 2


def test_a_game_that_is_not_over_is_no_log_and_says_how_to_go_on(
    run: Run, refused: Callable[..., str], tmp_path: Path
) -> None:
    path = tmp_path / "kept.json"
    run(*SHORT, "--save", path, typed="a\n")
    said = refused("verify", path)
    assert "is a saved game" in said and f"ludotheque play --resume {path}" in said


def test_after_the_end_one_can_quit_and_the_hint_names_the_seal(run: Run, tmp_path: Path) -> None:
    table = ("play", "zock", "--seats", "2", "-o", "rounds=2")
    done = run(*table, typed="\n" + FIRST_MOVES + "quit\n")
    assert done.exit_code == 0
    assert "To keep the log" not in done.stdout.rpartition("The log of this game")[2]
    path = tmp_path / "game.log"
    logged = run(*table, "--log", path, typed="\n" + FIRST_MOVES)
    seal = json.loads(path.read_text().splitlines()[0])["seal"]
    assert f"ludotheque verify {path} --seal {seal[:16]}" in logged.stdout
