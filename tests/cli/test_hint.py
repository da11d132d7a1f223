"""`hint` at the prompt, and `analyse` afterwards."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.conftest import SHORT, Run, typed

import ludotheque
from ludotheque.bots.advice import noise
from ludotheque.bots.analysis import LUCK, Analysis, Moment
from ludotheque.cli.analysing import sentence_of, told, where
from ludotheque.cli.paper import new_console
from ludotheque.cli.tongue import Tongue
from ludotheque.core.registry import find_game
from ludotheque.core.words import words_of


def test_a_hint_names_moves_and_what_they_lead_to(run: Run, position: Callable[..., str]) -> None:
    done = run("play", "zock", "--position", position(), "--seed", "1", typed=typed("hint", "quit"))
    assert re.search(r"\[(throw|cash\s26)\]", done.stdout)
    assert re.search(r"Won in \d+ of \d+ continuations\.", done.stdout)


def test_a_hint_says_in_which_order_its_moves_stand_and_how_sure_it_is(
    run: Run, position: Callable[..., str]
) -> None:
    done = run("play", "zock", "--position", position(), "--seed", "1", typed=typed("hint", "quit"))
    said = " ".join(done.stdout.split())
    often = re.search(r"Won in \d+ of (\d+) continuations", said)
    assert often is not None
    assert f"first stands the one that won most. Each was played on {often[1]} times" in said
    won = [int(one) for one in re.findall(r"Won in (\d+) of", said)]
    assert won == sorted(won, reverse=True)
    assert f"a difference of up to {noise(int(often[1]))} may be chance" in said
    assert noise(20) == 6 and noise(100) == 14


def test_asked_again_a_hint_is_the_same_until_something_has_happened(
    run: Run, position: Callable[..., str]
) -> None:
    done = run("play", "zock", "--position", position(debt=[9_000, 0]), "--seed", "1",
               typed=typed("hint", "hint", "repay 500", "hint", "quit"))  # fmt: skip
    hints = [one for one in done.stdout.split("Red > ") if "continuations" in one]
    assert len(hints) == 3
    assert hints[0] == hints[1] != hints[2]


@pytest.mark.parametrize(("language", "word"), [("fr", "conseil"), ("de", "rat")])
def test_it_is_asked_for_in_the_tables_language(
    run: Run, position: Callable[..., str], language: str, word: str
) -> None:
    done = run(
        "play", "zock", "--position", position(), "--seed", "1", "--lang", language,
        typed=typed(word, "quit"),
    )  # fmt: skip
    assert {"fr": "parties d’essai sur", "de": "Fortsetzungen"}[language] in done.stdout


def test_several_people_agree_on_hints_before(run: Run, position: Callable[..., str]) -> None:
    table = ["play", "zock", "--position", position(), "--humans", "2", "--seed", "1"]
    silent = run(*table, typed=typed("hint", "quit"))
    assert "no hints were agreed on" in silent.stdout
    assert "continuations" not in silent.stdout
    agreed = run(*table, "--hints", typed=typed("hint", "quit"))
    assert "continuations" in agreed.stdout


def test_what_was_agreed_of_hints_is_kept(run: Run, tmp_path: Path) -> None:
    kept = tmp_path / "evening.json"
    run(*SHORT, "--humans", "2", "--hints", typed=typed("quit", f"save {kept}"))
    run(*SHORT, "--humans", "2", "--hints", typed=typed(f"save {kept}", "quit"))
    done = run("play", "--resume", kept, typed=typed("hint", "quit"))
    assert "continuations" in done.stdout


def test_a_game_is_analysed_as_a_text_and_as_data(run: Run, sealed_log: Path) -> None:
    done = run("analyse", sealed_log, "--playouts", "2")
    assert done.exit_code == 0, done.output
    assert "own moves" in done.stdout
    assert "What decided it:" in done.stdout or "No single moment" in done.stdout
    data = json.loads(run("analyse", sealed_log, "--playouts", "2", "--json").stdout)
    assert data["playouts"] == 2
    assert data["game"] == "zock"
    assert data["curve"][0]["entry"] == 0
    assert sum(data["curve"][-1]["chances"]) == pytest.approx(1)


def test_what_chance_did_is_told_in_words() -> None:
    match = ludotheque.new_match("zock", seats=2, luck=ludotheque.Luck.seeded(4))
    while not any(entry.text.startswith("die") for entry in match.entries):
        match.play(match.asks()[0], match.legal(match.asks()[0])[0])
    entry = next(n for n, one in enumerate(match.entries) if one.text.startswith("die"))
    tongue = Tongue(words_of(find_game("zock"), "fr"), match.terms)
    said = sentence_of(Moment(LUCK, entry, 0, 0.25), match, tongue)
    assert re.search(r"(Rouge|Bleu) fait \d\. Le hasard donne 25\s% à Rouge\.$", said), said


def test_a_moment_is_told_with_its_round_and_the_board_as_it_was() -> None:
    """A decision that ends a round was made in that round, and not in the next."""
    game = find_game("zock")
    match = ludotheque.new_match("zock", seats=2, luck=ludotheque.Luck.seeded(4))
    words = words_of(game, "en")
    entry = round = 0
    while not entry or "round" not in [one.happening.name for one in match.entries[entry].events]:
        round = match.view(0)["round"]
        entry = len(match.entries)
        match.play(match.asks()[0], match.legal(match.asks()[0])[0])
    assert where(entry, match, words) == f"Round {round}, entry {entry}"
    found = Analysis([], 2)
    moment = Moment(LUCK, entry, 0, 0.25)
    found.moments = [moment]
    while not match.is_over:
        match.play(match.asks()[0], match.legal(match.asks()[0])[0])
    console = new_console()
    with console.capture() as said:
        for line in told(found, game, match.log(), words):
            console.print(line)
    assert f"Round {round} of 30" in said.get()


def test_an_analysis_says_how_sure_it_is(run: Run, sealed_log: Path) -> None:
    few = " ".join(run("analyse", sealed_log, "--playouts", "2").stdout.split())
    assert "Each place was played on 2 times: a chance may be off by 41 points" in few
    more = " ".join(run("analyse", sealed_log, "--playouts", "4", "--lang", "fr").stdout.split())
    assert "rejouée 4 fois" in more and "fausse de 35 points" in more


@pytest.mark.parametrize(("name", "opening"), [("a.svg", b"<?xml"), ("a.png", b"\x89PNG")])
def test_chances_are_drawn_into_a_picture(
    run: Run, sealed_log: Path, tmp_path: Path, name: str, opening: bytes
) -> None:
    picture = tmp_path / name
    done = run("analyse", sealed_log, "--playouts", "1", "--plot", picture)
    assert done.exit_code == 0, done.output
    assert picture.read_bytes().startswith(opening)


def test_what_cannot_be_analysed_or_drawn_is_said_in_a_sentence(
    run: Run, refused: Callable[..., str], sealed_log: Path, tmp_path: Path
) -> None:
    assert "must end in .svg" in refused("analyse", sealed_log, "--plot", "chances.doc")
    assert "no such folder" in refused("analyse", sealed_log, "--plot", tmp_path / "no" / "a.svg")
    (tmp_path / "old.svg").mkdir()
    assert "is a folder" in refused("analyse", sealed_log, "--plot", tmp_path / "old.svg")
    assert "cannot be written" in refused("analyse", sealed_log, "--plot", "a" * 300 + ".svg")
    assert "not by 0" in refused("analyse", sealed_log, "--playouts", "0")
    assert "cannot be read" in refused("analyse", tmp_path / "nothing.log")
    torn = tmp_path / "torn.log"
    torn.write_text("no log\n")
    assert refused("analyse", torn)
    lines = sealed_log.read_text().splitlines()
    throw = max(n for n, line in enumerate(lines) if '"kind":"chance"' in line)
    torn.write_text("\n".join(lines[:throw]) + "\n")
    said = f"cut off after entry {throw - 2}: chance was to follow"
    assert said in refused("analyse", torn)
    saved = tmp_path / "evening.json"
    run(*SHORT, typed=typed(f"save {saved}", "quit"))
    assert "is a saved game" in refused("analyse", saved)


def test_whoever_resigned_is_told(run: Run, tmp_path: Path) -> None:
    match = ludotheque.new_match("zock", seats=2, luck=ludotheque.Luck.seeded(1))
    match.resign(1, 0)
    log = tmp_path / "short.log"
    log.write_text(match.log().text(), encoding="utf-8")
    done = run("analyse", log, "--playouts", "8")
    assert re.search(r"Blue resigned with \d+% left", done.stdout)
