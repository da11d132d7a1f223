"""`play` at its prompt: what can be typed, and what is answered."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from tests.cli.conftest import SHORT, Run, typed
from tests.cli.whisper.rules import HIGH

from ludotheque.core.article import Caution
from ludotheque.core.registry import find_game


def test_moves_are_listed_in_sentences_that_are_not_said_again_in_other_words(
    run: Run, position: Callable[..., str]
) -> None:
    done = run("play", "zock", "--position", position(), "--seed", "1", typed="quit\n")
    assert "Throw the die, or cash in?  ZO-7" in done.stdout
    assert re.search(r"b +Cash in 10,500 on square 26 +cash\s26", done.stdout)
    assert "Red turns the disc to square 26" not in done.stdout
    assert re.search(r"d +Pay 1,000 back to the bank +repay\s1000", done.stdout)


def test_a_move_is_typed_by_its_letter_or_by_its_line(
    run: Run, position: Callable[..., str]
) -> None:
    for line in ("b", "B", "cash 26", "  CASH   26 ", "26"):
        done = run(
            "play", "zock", "--position", position(), "--humans", "2", "--seed", "1",
            typed=typed(line, "log", "quit"),
        )  # fmt: skip
        assert "Red turns the disc to square 26" in done.stdout
        assert "Blue throws a" in done.stdout


def test_a_number_that_no_move_has_and_a_forbidden_move_are_refused_with_their_article(
    run: Run, position: Callable[..., str]
) -> None:
    text = position()
    done = run(
        "play", "zock", "--position", text, "--seed", "1",
        typed=typed("9", "fly", "move king", "repay 500000", "position", "quit"),
    )  # fmt: skip
    assert "No move has the number 9 here." in done.stdout
    assert "That is neither a move of Zock" in done.stdout
    assert "The die comes first: before the throw no pawn moves. (ZO-3)" in done.stdout
    assert "You do not owe the bank that much. (ZO-R9)" in done.stdout
    (line,) = re.findall(r"\{.*\}", done.stdout)
    assert json.loads(line) == json.loads(text), "nothing was changed"


def test_why_names_the_article_and_reads_it_out(run: Run, position: Callable[..., str]) -> None:
    done = run(
        "play", "zock", "--position", position(places=[5, 3, 0, 0, 0, 0]), "--seed", "1",
        typed=typed("why cash 5", "why a", "why", "why fly", "quit"),
    )  # fmt: skip
    assert "passed the first quarter of the ring. (ZO-7)" in done.stdout
    assert "ZO-7 · Turning the disc" in done.stdout
    assert "Read the sum in the window" in done.stdout
    assert "Yes, you may do that now." in done.stdout
    assert "Why what?" in done.stdout
    assert "That is neither a move of Zock" in done.stdout


def test_why_reads_the_article_of_the_move_and_not_only_of_its_moment(
    run: Run, position: Callable[..., str]
) -> None:
    done = run("play", "zock", "--position", position(), "--seed", "1",
               typed=typed("why repay 500", "why throw", "why cash 26", "quit"))  # fmt: skip
    for heading in ("ZO-R9 · ", "ZO-3 · ", "ZO-7 · "):
        assert f"\n{heading}" in done.stdout


def test_before_a_move_that_may_cost_more_than_one_expects_there_is_a_warning(
    run: Run, whisper: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    speak: Any = type(find_game("whisper").steps[-1])
    loud = Caution("WH-2", "loud")
    monkeypatch.setattr(speak, "warns", lambda self, s, seat, move: loud if move is HIGH else None)
    table = ("play", "whisper", "--humans", "2", "--seats", "2", "--seed", "3")
    warning = "Everybody will hear that. (WH-2)"
    done = run(*table, typed=typed("", "why say high", "say high", "quit"))
    red, _ = done.stdout.split("The screen is for Blue now.")
    assert red.count(warning) == 2
    assert f"say\N{NO-BREAK SPACE}high: {warning}" in red, "beside what is offered"
    monkeypatch.setattr("ludotheque.cli.choices.MOST_LISTED", 0)
    monkeypatch.setattr("ludotheque.cli.choices.MOST_OF_A_KIND", 0)
    folded = run(*table, typed=typed("", "say high", "say high", "quit"))
    red, _ = folded.stdout.split("The screen is for Blue now.")
    assert red.count(warning) == 1
    assert "Say it again to do it all the same." in red


@pytest.mark.parametrize(
    ("language", "word"), [("en", "back"), ("fr", "annuler"), ("de", "zurück"), ("de", "zurueck")]
)
def test_another_word_for_undo_alone_takes_the_last_move_back_too(
    run: Run, position: Callable[..., str], language: str, word: str
) -> None:
    done = run(
        "play", "zock", "--humans", "2", "--position", position(), "--lang", language,
        typed=typed("repay 500", word, "position", "quit", ""),
    )  # fmt: skip
    assert '"debt":[1000,0]' in done.stdout, done.stdout


def test_undo_takes_the_last_move_back(run: Run, position: Callable[..., str]) -> None:
    text = position()
    done = run(
        "play", "zock", "--position", text, "--seed", "1",
        typed=typed("repay 500", "undo", "position", "log", "undo", "quit"),
    )  # fmt: skip
    assert "Red pays 500 back to the bank." in done.stdout
    assert "Red takes the last move back." in done.stdout
    (line,) = re.findall(r"\{.*\}", done.stdout)
    assert json.loads(line) == json.loads(text)
    assert "Nothing can be taken back" in done.stdout


def test_nothing_is_taken_back_past_a_throw(run: Run) -> None:
    assert "Nothing can be taken back" in run(*SHORT, typed=typed("a", "undo", "quit")).stdout


def test_another_persons_move_is_taken_back_only_if_all_agree(run: Run, whisper: None) -> None:
    done = run(
        "play", "whisper", "--humans", "2", "--seats", "2", "--seed", "2",
        typed=typed("", "hush", "", "undo", "n", "undo", "y", "", "log", "quit"),
    )  # fmt: skip
    assert done.exit_code == 0, done.output
    assert done.stdout.count("Red made the last move. Do all agree") == 2
    assert "Blue takes the last move back." in done.stdout


def test_the_rules_can_be_read_at_the_prompt(run: Run) -> None:
    done = run(*SHORT, typed=typed("rules", "rules 9", "rules 99", "board", "help", "quit"))
    assert "ZO-11   The challenge" in done.stdout
    assert "ZO-9 · The dreaded 1" in done.stdout
    assert "have no article '99'" in done.stdout
    assert done.stdout.count("╭─ Round 1 of 2") == 2
    assert "why MOVE" in done.stdout


@pytest.mark.parametrize("word", ["board", "help", "hint", "rules", "log"])
def test_after_a_long_answer_the_question_is_said_again_without_its_moves(
    run: Run, word: str
) -> None:
    asked = run(*SHORT, "--bots", "random", typed=typed("quit")).stdout
    head = next(line for line in asked.splitlines() if line.startswith(" R  ") and "?" in line)
    done = run(*SHORT, "--bots", "random", typed=typed(word, "position", "quit")).stdout
    parts = done.split(head.rstrip())
    assert len(parts) == 3
    after = parts[2]
    assert after.lstrip(" ").startswith("\nRed > {"), "no move between, and not after a short one"


def test_with_one_move_left_enter_plays_it(run: Run) -> None:
    done = run(*SHORT, "--bots", "random", typed="\n" * 20)
    assert re.search(r"wins!|share the win", done.stdout)


def test_of_a_bank_that_cannot_pay_one_is_warned_and_why_names_the_article(
    run: Run, position: Callable[..., str]
) -> None:
    poor = position(places=[39, 3, 0, 0, 0, 0], money=[78_000, 78_000], bank=4_000)
    done = run(
        "play", "zock", "--position", poor, "--seed", "1",
        typed=typed("why cash 39", "why throw", "quit"),
    )  # fmt: skip
    listed, _, answered = " ".join(done.stdout.split()).partition("Yes, you may do that now.")
    warning = "The bank cannot pay all of this."
    assert warning in listed and "(ZO-R12)" in listed
    assert warning in answered and "ZO-R12 · What if the bank cannot pay in full?" in answered
    assert answered.count(warning) == 1, "of the throw there is nothing to warn of"


def test_sums_that_no_notes_make_are_refused_by_their_article(
    run: Run, position: Callable[..., str]
) -> None:
    done = run("play", "zock", "--position", position(), "--seed", "1", typed=typed("repay 250"))
    assert "The bank takes whole notes" in done.stdout and "(ZO-R9)" in done.stdout


def test_help_ends_with_what_can_be_answered_now(run: Run, position: Callable[..., str]) -> None:
    done = run("play", "zock", "--position", position(), "--seed", "1", typed=typed("help", "quit"))
    told = done.stdout[done.stdout.index("To the table you can say:") :]
    order = ["undo", "At other moments:", "Answer with a letter", "Throw the die"]
    places = [told.index(one) for one in order]
    assert places == sorted(places)
    assert "look [WHAT]" not in told, "there is nothing more to look at in Zock"
    other = run("play", "pfeffersaecke", "--seed", "1", typed=typed("help", "quit"))
    assert "look [WHAT]" in other.stdout


def test_a_letter_that_is_not_offered_is_said_to_be_none(
    run: Run, position: Callable[..., str]
) -> None:
    done = run("play", "zock", "--position", position(), "--seed", "1", typed=typed("x", "quit"))
    assert "No move has the letter x here: they go from a to d." in done.stdout
