"""`verify` and `position`."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console
from tests.cli.conftest import Run

from ludotheque.cli import checks
from ludotheque.core.log import Log, chain


def rewritten(path: Path, number: int, old: str, new: str) -> Path:
    """The log with one line changed and all checksums made to fit again."""
    lines = path.read_text().splitlines()
    assert old in lines[number]
    lines[number] = lines[number].replace(old, new)
    check = ""
    for place, line in enumerate(lines):
        part = json.loads(line)
        del part["check"]
        check = chain(check, part)
        part["check"] = check
        lines[place] = json.dumps(part, ensure_ascii=False, separators=(",", ":"))
    path.write_text("\n".join(lines) + "\n")
    return path


def test_at_a_terminal_no_word_of_a_verdict_is_broken(
    run: Run, sealed_log: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = run("verify", sealed_log).stdout
    assert max(map(len, whole.splitlines())) > 100, "a program gets a line for each"
    monkeypatch.setattr(
        checks, "new_console", lambda: Console(width=70, force_terminal=True, highlight=False)
    )
    wrapped = run("verify", Path(sealed_log.name)).stdout
    assert max(map(len, wrapped.splitlines())) <= 70
    said = whole.replace(str(sealed_log), sealed_log.name)
    assert {*wrapped.split()} >= {*said.partition("Seal")[0].split()}


def test_a_finished_game_of_sealed_luck_is_verified(run: Run, sealed_log: Path) -> None:
    done = run("verify", sealed_log)
    assert done.exit_code == 0, done.output
    outcomes = sealed_log.read_text().count('"kind":"chance"')
    assert f"the seal gives all {outcomes} outcomes" in done.stdout
    assert "Winners: " in done.stdout


def test_the_seal_is_printed_and_compared_with_the_one_that_was_shown(
    run: Run, refused: Callable[..., str], sealed_log: Path, tmp_path: Path
) -> None:
    seal = json.loads(sealed_log.read_text().splitlines()[0])["seal"]
    alone = run("verify", sealed_log)
    assert f"Seal: {seal}" in alone.stdout
    assert "Compare it" in alone.stdout
    compared = run("verify", sealed_log, "--seal", seal[:16])
    assert compared.exit_code == 0, compared.output
    assert "It is the one that was shown" in compared.stdout
    other = tmp_path / "other.log"
    run("play", "zock", "--humans", "0", "--bots", "random", "-o", "rounds=3", "--log", other)
    assert "forged whole under another secret" in refused("verify", other, "--seal", seal)
    seeded = tmp_path / "seeded.log"
    run("play", "zock", "--humans", "0", "--seed", "4", "-o", "rounds=2", "--log", seeded)
    assert "not sealed" in refused("verify", seeded, "--seal", seal)
    assert "first 16 characters" in refused("verify", sealed_log, "--seal", "")
    assert "not sealed" in refused("verify", seeded, "--seal", "")


def test_a_game_whose_luck_was_not_sealed_is_checked_against_the_rules(
    run: Run, tmp_path: Path
) -> None:
    path = tmp_path / "seeded.log"
    run("play", "zock", "--humans", "0", "--seed", "4", "-o", "rounds=2", "--log", path)
    done = run("verify", path)
    assert done.exit_code == 0, done.output
    assert "was not sealed" in done.stdout


def test_a_tampered_log_is_refused_where_it_was_tampered_with(
    refused: Callable[..., str], sealed_log: Path
) -> None:
    lines = sealed_log.read_text().splitlines()
    wrong = next(n for n, line in enumerate(lines) if '"text":"die ' in line)
    sealed_log.write_text("\n".join(lines).replace('"text":"die ', '"text":"dice ', 1))
    assert refused("verify", sealed_log).startswith(f"Entry {wrong - 1} was tampered with")


def test_a_throw_changed_with_its_checksums_is_found_by_the_seal(
    refused: Callable[..., str], sealed_log: Path
) -> None:
    lines = sealed_log.read_text().splitlines()
    wrong = next(n for n, line in enumerate(lines) if '"text":"banker ' in line)
    seat = int(json.loads(lines[wrong])["text"].split()[1])
    rewritten(sealed_log, wrong, f"banker {seat}", f"banker {1 - seat}")
    said = refused("verify", sealed_log)
    assert said.startswith(f"Entry {wrong - 1} was tampered with: the seal gives")


@pytest.mark.parametrize(
    ("forged", "why"),
    [
        ("dance", "« dance » n’est pas un coup de Zock."),
        ("cash 12", "On encaisse au lieu de lancer le dé, pas après. (ZO-R1)."),
    ],
)
def test_a_forged_move_is_told_with_its_reason_in_the_language_of_the_reader(
    refused: Callable[..., str], sealed_log: Path, forged: str, why: str
) -> None:
    lines = sealed_log.read_text().splitlines()
    wrong = next(n for n, line in enumerate(lines) if '"kind":"move"' in line)
    text = json.loads(lines[wrong])["text"]
    rewritten(sealed_log, wrong, f'"text":"{text}"', f'"text":"{forged}"')
    said = refused("verify", sealed_log, "--lang", "fr").replace("\xa0", " ")
    assert said == f"L’entrée {wrong - 1} a été falsifiée : {why}"


def test_a_changed_result_is_found(refused: Callable[..., str], sealed_log: Path) -> None:
    lines = sealed_log.read_text().splitlines()
    end = json.loads(lines[-1])
    winners = json.dumps(end["result"]["winners"], separators=(",", ":"))
    rewritten(sealed_log, len(lines) - 1, f'"winners":{winners}', '"winners":[7]')
    assert "the end was tampered with" in refused("verify", sealed_log).lower()


def test_a_truncated_log_is_refused_where_it_ends(
    refused: Callable[..., str], sealed_log: Path, tmp_path: Path, run: Run
) -> None:
    whole = sealed_log.read_text()
    lines = whole.splitlines(keepends=True)
    sealed_log.write_text("".join(lines[:6]))
    assert "cut off after entry 4" in refused("verify", sealed_log)
    sealed_log.write_text(whole[:-40])
    assert "cut off" in refused("verify", sealed_log)
    seeded = tmp_path / "seeded.log"
    run("play", "zock", "--humans", "0", "--seed", "4", "-o", "rounds=2", "--log", seeded)
    seeded.write_text("".join(seeded.read_text().splitlines(keepends=True)[:-1]))
    assert "cut off after entry" in refused("verify", seeded)


def test_what_is_no_log_is_refused(refused: Callable[..., str], tmp_path: Path) -> None:
    path = tmp_path / "some.log"
    assert "cannot be read: No such file" in refused("verify", path)
    path.write_text("")
    assert "it is empty" in refused("verify", path)
    path.write_text("hello\n")
    assert refused("verify", path) == "This is no log of a game."
    path.write_bytes(b"\xff\xfe\x00")
    assert "is no text file" in refused("verify", path)
    assert "cannot be read" in refused("verify", tmp_path)
    path.write_text(Log({"game": "chess"}, [], {}).text())
    assert "there is no game 'chess'" in refused("verify", path).lower()


def test_a_position_is_drawn_with_what_may_be_done(run: Run, position: Callable[..., str]) -> None:
    done = run("position", "zock", position())
    assert done.exit_code == 0, done.output
    assert "♔R" in done.stdout
    assert "Red: Throw the die, or cash in?" in done.stdout
    assert "Cash in 10,500 on square 26  [cash 26]" in done.stdout
    french = run("position", "zock", position(), "--lang", "fr")
    assert re.search(r"Rouge\s: Lancer le dé, ou encaisser\s\?", french.stdout)
    assert "[encaisser 26]" in french.stdout


def test_a_position_may_come_from_the_input(run: Run, position: Callable[..., str]) -> None:
    assert run("position", "zock", "-", typed=position()).exit_code == 0


def test_a_position_where_chance_is_next_or_the_game_is_over_says_so(
    run: Run, position: Callable[..., str]
) -> None:
    assert "Chance" in run("position", "zock", position(step="throw")).stdout
    assert "over" in run("position", "zock", position(step="over")).stdout


def test_a_position_is_seen_with_the_eyes_of_a_seat(
    run: Run, whisper: None, refused: Callable[..., str]
) -> None:
    text = (
        '{"game":"whisper","rules":1,"board":"BOARD","seats":2,"options":{},"step":"speak",'
        '"cards":[9,4],"spoken":[0,0],"open":{"at":[1,1],"wave":0}}'
    ).replace("BOARD", board_of_whisper())
    onlooker = run("position", "whisper", text)
    assert "9" not in onlooker.stdout
    red = run("position", "whisper", text, "--seat", "1")
    assert re.search(r"Card +9 +secret", red.stdout), red.stdout
    assert "say low" not in red.stdout, "a nine is not whispered low"
    assert "1 to 2" in refused("position", "whisper", text, "--seat", "3")


def board_of_whisper() -> str:
    from tests.cli.whisper.rules import GAME

    return GAME.own_board().hash


@pytest.mark.parametrize(
    ("language", "no_json", "missing", "shape"),
    [
        ("fr", "une position est une ligne de JSON", "manque", "« places » n’est pas une liste"),
        ("de", "Eine Stellung ist eine Zeile JSON", "fehlt", "„places“ keine Liste von Zahlen"),
    ],
)
def test_what_is_wrong_with_a_position_is_told_in_the_readers_language(
    refused: Callable[..., str],
    position: Callable[..., str],
    language: str,
    no_json: str,
    missing: str,
    shape: str,
) -> None:
    def said(text: str) -> str:
        told = refused("position", "zock", text, "--lang", language)
        return told.replace("\u00a0", " ").replace("\u202f", " ")

    assert no_json in said("hello")
    assert missing in said(position().replace('"bank":', '"banque":'))
    assert shape in said(position(places="all"))
    assert "where the box holds" in said(position(bank=99_500))


def test_a_position_that_cannot_be_is_refused(
    refused: Callable[..., str], position: Callable[..., str]
) -> None:
    too_many = position(places=[26, 3, 0, 0, 0, 0, 0])
    assert "'places' is a list of 7" in refused("position", "zock", too_many)
    assert "one line of JSON" in refused("position", "zock", "hello")
    assert "does not say that it is one of 'zock'" in refused("position", "zock", "{}")
    assert "position of 'chess'" in refused("position", "zock", '{"game":"chess"}')
    assert "'colour' is unknown" in refused("position", "zock", position(colour=3))
    assert "where the box holds" in refused("position", "zock", position(bank=99_500))
    assert "position" in refused("position", "zock", position(step=["decide"]))
    assert "position" in refused("position", "zock", position(debt=[10**30, 0]))
    assert "nested too deeply" in refused("position", "zock", "[" * 100_000)
