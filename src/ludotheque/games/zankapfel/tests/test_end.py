"""ZK-31 and ZK-32: who wins, and when."""

from __future__ import annotations

from typing import Any

import pytest
from tests.every_game.looking import shown, told

from ludotheque import Match
from ludotheque.games.zankapfel.tests.table import FOUR, ONE, THREE, TWO, mayor, play, step, table

FINISH = 36
"""With four players."""


def near_the_end(*played: str, score: list[int], **changes: Any) -> Match:
    """The mayor is on A4 and can go to B5, where green is worth 7, red 5, yellow 3, blue 2."""
    return table(step="name-square", mayor="a4", played=list(played), score=score, **changes)


def winners(match: Match) -> list[int]:
    result = match.result()
    assert result is not None
    return result.winners


@pytest.mark.article("ZK-31")
def test_the_first_pawn_to_reach_the_finish_wins() -> None:
    match = near_the_end("green", "", "", "", score=[FINISH - 7, 35, 0, 0], bribery=False)
    play(match, "1: go b5")
    assert match.is_over
    assert told(match, "finished") == [{"seat": ONE}]
    assert winners(match) == [ONE]


@pytest.mark.article("ZK-31")
def test_or_to_pass_it() -> None:
    match = near_the_end("", "green", "", "", score=[0, FINISH - 1, 0, 0], bribery=False)
    play(match, "1: go b5")
    assert match.is_over
    assert shown(match, "score") == [0, FINISH + 6, 0, 0]
    assert winners(match) == [TWO]


@pytest.mark.article("ZK-31")
def test_one_step_short_of_it_the_game_goes_on() -> None:
    match = near_the_end("green", "", "", "", score=[FINISH - 8, 0, 0, 0], bribery=False)
    play(match, "1: go b5")
    assert not match.is_over
    assert step(match) == "buy-or-play"


@pytest.mark.article("ZK-R12")
def test_a_pawn_pushed_back_beyond_the_start_has_not_finished() -> None:
    match = near_the_end("", "red", "", "", score=[-1, 0, 0, -FINISH - 40], bribery=False)
    play(match, "1: go b5")
    assert not match.is_over
    assert shown(match, "score") == [-1, 5, 0, -FINISH - 40]


@pytest.mark.article("ZK-R8")
def test_harvests_without_a_fight_are_one_step_and_the_furthest_forward_wins() -> None:
    scores = [FINISH - 3, FINISH - 5, FINISH - 5, 0]
    match = near_the_end("yellow", "green", "red", "", score=scores, bribery=False)
    play(match, "1: go b5")
    assert shown(match, "score") == [FINISH, FINISH + 2, FINISH, 0]
    assert [event["seat"] for event in told(match, "finished")] == [ONE, TWO, THREE]
    assert winners(match) == [TWO]


@pytest.mark.article("ZK-R8")
def test_equal_pawns_share_the_win() -> None:
    scores = [FINISH - 3, FINISH - 5, 0, 0]
    match = near_the_end("yellow", "red", "", "", score=scores, bribery=False)
    play(match, "1: go b5")
    assert winners(match) == [ONE, TWO]


@pytest.mark.article("ZK-R8")
def test_harvests_without_a_fight_come_before_the_discords() -> None:
    scores = [FINISH - 7, FINISH - 1, FINISH - 7, 0]
    match = near_the_end("green", "blue", "green", "", score=scores, bribery=False)
    play(match, "1: go b5")
    assert match.is_over
    assert winners(match) == [TWO]
    assert told(match, "fight") == []


@pytest.mark.article("ZK-R8")
def test_each_discord_is_a_step_of_its_own() -> None:
    scores = [FINISH - 7, FINISH - 5, FINISH - 7, FINISH - 5]
    match = near_the_end("green", "red", "green", "red", score=scores, bribery=False)
    play(match, "1: go b5", "1: settle red", "2: lay 2", "4: lay 1", "2: stand", "4: stand")
    assert match.is_over
    assert winners(match) == [TWO]


@pytest.mark.article("ZK-R8")
def test_dice_paid_for_may_keep_one_from_the_finish() -> None:
    match = near_the_end("green", "green", "", "", score=[FINISH - 7, 0, 0, 0], bribery=False)
    play(match, "1: go b5", "1: lay 9", "2: lay 1", "1: dice 1", "2: stand")
    assert shown(match, "score")[ONE] == FINISH - 2
    assert not match.is_over


@pytest.mark.article("ZK-R8")
def test_a_bribe_that_takes_the_first_player_over_the_line_wins_on_the_spot() -> None:
    match = near_the_end("", "green", "", "", score=[FINISH - 1, FINISH - 2, 0, 0])
    play(match, "1: go b5", "3: offer 1 a5", "3: done", "2: done", "4: done", "1: accept yellow")
    assert match.is_over
    assert mayor(match) == "a4"
    assert shown(match, "score") == [FINISH, FINISH - 2, -1, 0]
    assert winners(match) == [ONE]


@pytest.mark.article("ZK-32", "ZK-R9")
def test_when_the_orchard_is_bare_the_pawn_furthest_forward_wins() -> None:
    match = near_the_end("blue", "", "", "", score=[10, 11, -5, 0], tokens="b5")
    play(match, "1: go b5")
    assert match.is_over
    assert told(match, "orchard-is-bare") == [{"round": 3}]
    assert shown(match, "score") == [12, 11, -5, 0]
    assert winners(match) == [ONE]


@pytest.mark.article("ZK-32", "ZK-R8")
def test_equal_pawns_share_the_win_there_too() -> None:
    match = near_the_end("blue", "", "", "", score=[9, 11, -5, 11], tokens="b5")
    play(match, "1: go b5")
    assert winners(match) == [ONE, TWO, FOUR]


@pytest.mark.article("ZK-R8", "ZK-R9")
def test_the_last_round_is_played_to_its_end_and_the_finish_comes_first() -> None:
    match = near_the_end("green", "green", "", "", score=[FINISH - 7, 30, 0, 0], tokens="b5")
    play(match, "1: go b5")
    assert not match.is_over
    play(match, "1: lay 2", "2: lay 1", "1: stand", "2: stand")
    assert match.is_over
    assert told(match, "finished") == [{"seat": ONE}]
    assert told(match, "orchard-is-bare") == []


ALL_BUT_TWO = " ".join(
    ["red"] * 10 + ["yellow"] * 10 + ["green"] * 10 + ["blue"] * 8 + ["joker"] * 10
)


@pytest.mark.article("ZK-R9")
def test_with_deck_once_the_discards_are_never_shuffled_again() -> None:
    match = table(face_up="blue", hands=["", "blue", "", ""], pile="", discards=ALL_BUT_TWO,
                  deck="once", bribery=False)  # fmt: skip
    play(match, "1: buy")
    assert shown(match, "face_up") == 0
    assert told(match, "reshuffled") == []
    assert match.asks() == [TWO]
    play(match, "2: play blue")
    assert [event["seat"] for event in told(match, "sat-out")] == [THREE, FOUR]
    play(match, "1: go b3")
    assert not match.is_over


@pytest.mark.article("ZK-R9")
def test_with_deck_once_the_game_also_ends_when_the_last_apple_card_has_been_played() -> None:
    match = near_the_end(
        "blue", "blue", "", "", score=[3, 0, 4, 0], pile="", face_up="", discards=ALL_BUT_TWO,
        deck="once", bribery=False,
    )  # fmt: skip
    play(match, "1: go b5", "1: lay 2", "2: lay 1", "1: stand", "2: stand")
    assert match.is_over
    assert told(match, "last-card-played") == [{"round": 3}]
    assert winners(match) == [ONE]


@pytest.mark.article("ZK-R9")
def test_with_reshuffled_discards_the_last_card_played_ends_nothing() -> None:
    match = near_the_end("blue", "blue", "", "", score=[3, 0, 4, 0], pile="", face_up="",
                         discards=ALL_BUT_TWO, bribery=False)  # fmt: skip
    play(match, "1: go b5", "1: lay 2", "2: lay 1", "1: stand", "2: stand")
    assert not match.is_over
    assert told(match, "reshuffled") == [{"cards": 50}]


@pytest.mark.article("ZK-31")
@pytest.mark.parametrize(
    ("seats", "deck", "steps"),
    [(3, "reshuffle", 37), (4, "reshuffle", 36), (5, "reshuffle", 31), (6, "reshuffle", 27),
     (3, "once", 37), (4, "once", 36), (5, "once", 29), (6, "once", 24)],
)  # fmt: skip
def test_the_path_is_as_long_as_the_board_says(seats: int, deck: str, steps: int) -> None:
    nothing = [""] * (seats - 1)
    for missing, is_over in ((1, True), (8, False)):
        score = [steps - missing - 1] + [0] * (seats - 1)
        match = near_the_end("blue", *nothing, seats=seats, score=score, deck=deck, bribery=False)
        play(match, "1: go b5")
        assert match.is_over == is_over
