"""Everything that Zapp Zerapp refuses: by which article, for which reason, and nothing changes."""

from __future__ import annotations

from typing import Any

import pytest
from tests.every_game.looking import assert_refused

from ludotheque import NotAMove, Refused
from ludotheque.games.zapp_zerapp.tests.table import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    new_table,
    play,
    table,
)

shows = pytest.mark.article

SHAKING: list[tuple[str, str, int, str]] = [
    ("choose-first", "ZZ-3", RED, "move start"),
    ("choose-first", "ZZ-3", RED, "move 3 with red 5"),
    ("not-in-hand", "ZZ-5", RED, "shake i"),
    ("two-at-most", "ZZ-6", BLUE, "take i"),
    ("two-at-most", "ZZ-6", BLUE, "put i"),
    ("in-hand-already", "ZZ-6", RED, "take a"),
    ("in-hand-already", "ZZ-6", BLUE, "take c"),
    ("held-by-another", "ZZ-7", RED, "take b"),
    ("held-by-another", "ZZ-7", RED, "shake c"),
    ("held-by-another", "ZZ-7", RED, "return c"),
    ("held-by-another", "ZZ-7", RED, "put c"),
    ("chosen-by-another", "ZZ-7", RED, "take d"),
    ("chosen-by-another", "ZZ-7", RED, "shake d"),
    ("chosen-by-another", "ZZ-7", RED, "return d"),
    ("chosen-by-another", "ZZ-7", RED, "put d"),
    ("already-chosen", "ZZ-8", YELLOW, "return d"),
    ("already-chosen", "ZZ-8", YELLOW, "take i"),
    ("already-chosen", "ZZ-8", YELLOW, "put i"),
    ("nothing-to-return", "ZZ-9", RED, "return i"),
    ("shake-not-over", "ZZ-R2", GREEN, "shake e"),
    ("shake-not-over", "ZZ-R2", GREEN, "put e"),
]
"""The reason, its article, and the move that is refused. Red holds 1, blue 2 and 3, yellow has
chosen 4, and green is shaking 5."""

BY_TURNS: list[tuple[str, str, int, str]] = [
    ("choose-first", "ZZ-3", RED, "move start"),
    ("no-hands-by-turns", "ZZ-R2", RED, "take i"),
    ("no-hands-by-turns", "ZZ-R2", RED, "return i"),
    ("no-more-shakes", "ZZ-R2", RED, "shake i"),
    ("not-your-turn", "ZZ-R2", GREEN, "shake i"),
    ("not-your-turn", "ZZ-R2", GREEN, "put i"),
    ("already-chosen", "ZZ-8", YELLOW, "put i"),
    ("chosen-by-another", "ZZ-7", RED, "put d"),
]
"""By turns: yellow has chosen 4, and red has shaken once, which is all that is allowed."""

MOVING: list[tuple[str, str, int, str]] = [
    ("shaking-is-over", "ZZ-3", GREEN, "take i"),
    ("shaking-is-over", "ZZ-3", RED, "put i"),
    ("not-your-spell", "ZZ-12", RED, "move start"),
    ("no-apprentice-there", "ZZ-12", GREEN, "move 7"),
    ("no-apprentice-there", "ZZ-12", GREEN, "move 12"),
    ("not-passed", "ZZ-18", GREEN, "move 10 banishing red 21"),
    ("not-passed", "ZZ-18", GREEN, "move 10 banishing yellow 10"),
    ("not-passed", "ZZ-18", GREEN, "move 10 banishing yellow 12 yellow 12"),
    ("not-passed", "ZZ-18", GREEN, "move 10 banishing red 15"),
    ("not-ones-own", "ZZ-19", GREEN, "move 10 banishing green 11"),
    ("protected-by-zone", "ZZ-19", GREEN, "move 10 banishing red 13"),
    ("leaving-the-start", "ZZ-20", GREEN, "move start banishing yellow 12"),
    ("protected-by-castle", "ZZ-23", GREEN, "move 10 banishing blue 11"),
    ("no-companion-square", "ZZ-24", GREEN, "move 10 with yellow 12"),
    ("not-its-colour", "ZZ-24", GREEN, "move 10 with yellow 11"),
    ("companion-not-passed", "ZZ-24", GREEN, "move 10 with red 23"),
    ("nobody-there", "ZZ-24", GREEN, "move 10 with blue 11 blue 11"),
    ("nobody-there", "ZZ-24", GREEN, "move 10 with green 11 green 11"),
    ("only-ones-own-wait", "ZZ-26", GREEN, "move 10 with green 11 outside green 11"),
    ("only-ones-own-wait", "ZZ-26", GREEN, "move 10 with blue 11 outside blue 11"),
    ("only-ones-own-wait", "ZZ-26", GREEN, "move 10 outside green 11"),
    ("from-its-own-square", "ZZ-28", GREEN, "move 11 with blue 11"),
    ("landing-takes-nobody", "ZZ-R7", GREEN, "move 10 with blue 17"),
]
"""Green has a spell of seven: from 10 it goes over 11 and lands on 17."""

POSITION: dict[str, Any] = {
    "green": "10 11 S", "yellow": "12 10 S", "blue": "11 17 S", "red": "13 21 23", "magic": 8,
    "spells": {RED: 1, BLUE: 2, YELLOW: 13, GREEN: 7}, "advanced": True, "claim": True,
}  # fmt: skip

BASIC: list[tuple[str, str, int, str]] = [
    ("no-claims", "ZZ-21", GREEN, "move 10 banishing yellow 12"),
    ("no-companions", "ZZ-22", GREEN, "move 10 with blue 11"),
]
"""The same position in the basic game."""


def cases(listed: list[tuple[str, str, int, str]]) -> Any:
    return pytest.mark.parametrize(
        ("reason", "article", "seat", "move"),
        [pytest.param(*case, marks=shows(case[1]), id=f"{case[0]}: {case[3]}") for case in listed],
    )


@cases(SHAKING)
def test_while_shaking_live_it_is_refused(reason: str, article: str, seat: int, move: str) -> None:
    luck = ["barrel 1", "barrel 2", "barrel 3", "barrel 4", "barrel 5", "heard 5"]
    match = table(*luck)
    match.keeps_time = True
    play(match, (RED, "take a"), (BLUE, "take b"), (BLUE, "take c"), (YELLOW, "put d"))
    play(match, (GREEN, "take e"), (GREEN, "shake e"))
    assert_refused(match, seat, move, article, reason)


@cases(BY_TURNS)
def test_while_shaking_by_turns_it_is_refused(
    reason: str, article: str, seat: int, move: str
) -> None:
    match = table("barrel 4", "barrel 1", "heard 1", tempo="turns", shakes=1, thrower=YELLOW)
    play(match, (YELLOW, "put d"), (RED, "shake a"))
    assert_refused(match, seat, move, article, reason)


@cases(MOVING)
def test_while_moving_it_is_refused(reason: str, article: str, seat: int, move: str) -> None:
    assert_refused(table(**POSITION), seat, move, article, reason)


@cases(BASIC)
def test_in_the_basic_game_it_is_refused(reason: str, article: str, seat: int, move: str) -> None:
    basic = {**POSITION, "advanced": False, "claim": False}
    assert_refused(table(**basic), seat, move, article, reason)


@pytest.mark.article("ZZ-5")
def test_on_a_board_with_fewer_barrels_the_others_do_not_exist(tmp_path: Any) -> None:
    import ludotheque

    tiny = ludotheque.find_game("zapp-zerapp").folder / "tests" / "tiny.toml"
    match = new_table(seats=2, board=tiny)
    assert_refused(match, RED, "take d", "ZZ-5", "no-such-barrel")


@pytest.mark.parametrize(
    "line",
    ["", "move", "move 24", "move -1", "move 02", "move home", "move 10 with", "move 10 with red",
     "move 10 with red 24", "move 10 with pink 5", "move 10 red 5", "move 10 outside",
     "move 10 banishing red 5 with blue 11", "move 10 with red 5 with blue 11",
     "move 10 with " + "red 5 " * 12, "take", "take 0", "take 14", "take e 6", "shake left",
     "put five", "roll"],
)  # fmt: skip
def test_what_is_no_move_is_said_to_be_none(line: str) -> None:
    match = table(**POSITION)
    before = match.save()
    with pytest.raises(NotAMove):
        match.play(GREEN, line)
    assert match.save() == before


def test_a_move_is_read_whatever_its_spacing_and_letters() -> None:
    match = table(**POSITION)
    assert match.play(GREEN, "  Move 10   WITH blue 11 ").text == "move 10 with blue 11"


def test_a_refusal_names_its_article_in_a_sentence() -> None:
    with pytest.raises(Refused, match=r"^None of your apprentices stands there\. \(ZZ-12\)$"):
        table(**POSITION).play(GREEN, "move 7")
