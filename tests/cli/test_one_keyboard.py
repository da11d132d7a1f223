"""`play` with several people at one keyboard."""

from __future__ import annotations

import re

from tests.cli.conftest import FIRST_MOVES, SHORT, Run, typed


def test_a_curtain_falls_between_people_where_something_is_hidden(run: Run, whisper: None) -> None:
    done = run(
        "play", "whisper", "--humans", "2", "--bots", "random", "--seed", "3",
        typed=typed("", "say high", "", "log", "say high", "", "", ""),
    )  # fmt: skip
    assert done.exit_code == 0, done.output
    red, blue = done.stdout.split("The screen is for Blue now.")
    assert "The screen is for Red now." in red
    (own,) = set(re.findall(r"Red gets the card (\d)", red))
    assert f"Red whispers about the card {own}." in red, "its own future is shown"
    assert "Red gets the card" not in blue
    assert "Red whispers." in blue and "Red whispers about" not in blue
    assert re.search(r"Card +secret", blue), blue


def test_where_nothing_is_hidden_there_is_no_curtain(run: Run) -> None:
    done = run(*SHORT, "--humans", "2", typed=FIRST_MOVES)
    assert "The screen is for" not in done.stdout


def test_a_position_is_not_shown_where_it_would_tell_secrets(run: Run, whisper: None) -> None:
    done = run("play", "whisper", "--seats", "2", "--seed", "1", typed=typed("position", "quit"))
    assert "would show what others hold" in done.stdout
    assert '"cards"' not in done.stdout


def test_somebody_else_who_is_asked_may_answer_first(run: Run, whisper: None) -> None:
    done = run(
        "play", "whisper", "--humans", "2", "--seats", "2", "--seed", "3",
        typed=typed("", "as blue say high", "as blue hush", "as nobody hush", "quit"),
    )  # fmt: skip
    assert "Blue whispers." in done.stdout
    assert "Blue is not asked now. To decide now: Red." in done.stdout
    assert "Say who, then the move" in done.stdout


def test_a_seat_that_may_not_act_is_told_who_may(run: Run) -> None:
    table = (*SHORT, "--humans", "2")
    asked = re.findall(r"^(\w+) > ", run(*table, typed="").stdout, re.MULTILINE)
    other = {"Red": "Blue", "Blue": "Red"}[asked[0]]
    done = run(*table, typed=typed(f"as {other} out king", "quit"))
    assert f"{other} is not asked now. To decide now: {asked[0]}." in done.stdout
    against_a_bot = run(*SHORT, "--bots", "random", typed=typed("as b out king", "quit"))
    assert "Blue is played by a bot." in against_a_bot.stdout
