"""`play`: who sits where."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from tests.cli.conftest import Run, typed

from ludotheque.cli.seating import seat_players
from ludotheque.core.errors import BadSetup
from ludotheque.core.registry import find_game


def test_people_sit_first_and_bots_fill_the_rest() -> None:
    game = find_game("zock")
    assert seat_players(game, None, None, None, None) == ["human"] + ["regular"] * 3
    assert seat_players(game, None, 2, None, None) == ["human"] * 2 + ["regular"] * 2
    assert seat_players(game, None, 4, None, None) == ["human"] * 4
    assert seat_players(game, None, None, "novice,random", None) == ["human", "novice", "random"]
    assert seat_players(game, 4, None, "novice,random", None) == [
        "human", "novice", "random", "novice",
    ]  # fmt: skip
    assert seat_players(game, None, 0, "random", None) == ["random", "random"]
    assert seat_players(game, None, None, None, ["random", "human"]) == ["random", "human"]


def test_a_game_without_hints_seats_random_bots(whisper: None) -> None:
    assert seat_players(find_game("whisper"), 2, None, None, None) == ["human", "random"]


@pytest.mark.parametrize(
    ("seats", "humans", "bots", "each"),
    [
        (2, 3, None, None),
        (3, 2, "random,random", None),
        (None, 1, None, ["human", "random"]),
        (3, None, None, ["human", "random"]),
        (2, 1, "random,", None),
    ],
)
def test_a_seating_that_cannot_be_is_refused(
    seats: int | None, humans: int | None, bots: str | None, each: list[str] | None
) -> None:
    with pytest.raises(BadSetup):
        seat_players(find_game("zock"), seats, humans, bots, each)


def test_bad_tables_are_refused_in_one_sentence(
    refused: Callable[..., str], position: Callable[..., str]
) -> None:
    assert "say which game to play" in refused("play").lower()
    assert "'chess'" in refused("play", "chess")
    assert "not by 6" in refused("play", "zock", "--humans", "6")
    assert "no bot 'genius'" in refused("play", "zock", "--bots", "genius")
    text = position()
    assert "--option" in refused("play", "zock", "--position", text, "-o", "rounds=2")
    assert "2 seats, not for 3" in refused("play", "zock", "--position", text, "--seats", "3")
    assert "no position" in refused("play", "zock", "--position", "hello")


def test_where_lots_are_drawn_chance_says_who_sits_where(run: Run) -> None:
    found = set()
    for seed in range(8):
        drawn = ("-o", "colours=drawn", "--seed", str(seed))
        done = run("play", "zapp-zerapp", "--seats", "3", *drawn, typed=typed("quit"))
        found.update(re.findall(r"(\w+): a person at this keyboard", done.stdout))
    assert found == {"Red", "Blue", "Yellow"}
