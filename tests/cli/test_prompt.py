"""`play` at its prompt: what can be typed, and what is answered."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from tests.cli.conftest import SHORT, Run, typed


def test_moves_are_listed_with_what_they_would_do(run: Run, position: Callable[..., str]) -> None:
    done = run("play", "zock", "--position", position(), "--seed", "1", typed="quit\n")
    assert "Throw the die, or cash in?  ZO-7" in done.stdout
    assert re.search(r"2 +Cash in on square 26 +cash 26", done.stdout)
    assert "Red turns the disc to square 26 and takes 10,500 from the bank." in done.stdout
    assert re.search(r"4 +Pay 1,000 back to the bank +repay 1000", done.stdout)


def test_a_move_is_typed_by_its_number_or_by_its_line(
    run: Run, position: Callable[..., str]
) -> None:
    for line in ("2", "cash 26", "  CASH   26 "):
        done = run(
            "play", "zock", "--position", position(), "--humans", "2", "--seed", "1",
            typed=typed(line, "log", "quit"),
        )  # fmt: skip
        assert "Red turns the disc to square 26" in done.stdout
        assert "Blue throws a" in done.stdout


def test_long_lists_of_moves_are_cut_and_moves_shows_them_all(
    run: Run, position: Callable[..., str]
) -> None:
    deep = position(debt=[15_000, 0])
    done = run("play", "zock", "--position", deep, "--seed", "1", typed=typed("quit"))
    assert "repay 2000" in done.stdout
    assert "repay 2500" not in done.stdout
    assert "and 26 more" in done.stdout
    whole = run("play", "zock", "--position", deep, "--seed", "1", typed=typed("moves", "quit"))
    assert "repay 15000" in whole.stdout


def test_a_number_beyond_the_list_and_a_forbidden_move_are_refused_with_their_article(
    run: Run, position: Callable[..., str]
) -> None:
    text = position()
    done = run(
        "play", "zock", "--position", text, "--seed", "1",
        typed=typed("9", "fly", "move king", "repay 500000", "position", "quit"),
    )  # fmt: skip
    assert "There is no move number 9: the list goes from 1 to 4." in done.stdout
    assert "That is no move of Zock" in done.stdout
    assert "The die comes first: before the throw no pawn moves. (ZO-3)" in done.stdout
    assert "You do not owe the bank that much. (ZO-R9)" in done.stdout
    (line,) = re.findall(r"\{.*\}", done.stdout)
    assert json.loads(line) == json.loads(text), "nothing was changed"


def test_why_names_the_article_and_reads_it_out(run: Run, position: Callable[..., str]) -> None:
    done = run(
        "play", "zock", "--position", position(places=[5, 3, 0, 0, 0, 0]), "--seed", "1",
        typed=typed("why cash 5", "why 1", "why", "why fly", "quit"),
    )  # fmt: skip
    assert "passed the first quarter of the ring. (ZO-7)" in done.stdout
    assert "ZO-7 · Turning the disc" in done.stdout
    assert "Read the sum in the window" in done.stdout
    assert "Yes, you may do that now." in done.stdout
    assert "Why what?" in done.stdout
    assert "That is no move of Zock" in done.stdout


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
    assert "Nothing can be taken back" in run(*SHORT, typed=typed("1", "undo", "quit")).stdout


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


def test_with_one_move_left_enter_plays_it(run: Run) -> None:
    done = run(*SHORT, "--bots", "random", typed="\n" * 20)
    assert re.search(r"wins!|share the win", done.stdout)
