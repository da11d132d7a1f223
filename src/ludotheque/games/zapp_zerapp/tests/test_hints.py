"""What computer players know: they decide by what was heard, by the magic number and by risk."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque import Luck, Match
from ludotheque.bots.levels import make_bot
from ludotheque.bots.perspective import Perspective
from ludotheque.core.position import write_position
from ludotheque.games.zapp_zerapp.hints import HINTS
from ludotheque.games.zapp_zerapp.hints.belief import beliefs
from ludotheque.games.zapp_zerapp.hints.judgement import TEMPERS
from ludotheque.games.zapp_zerapp.tests.table import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    new_table,
    play,
    table,
)

ALONE = {RED: 13, BLUE: 12, YELLOW: 11}
"""Nobody but green has a spell."""


def choice(match: Match, seat: int, level: str) -> str:
    """What a bot of that level does in a seat."""
    bot = make_bot(level, match.game)
    return bot.choose(Perspective(match.game, match.state, seat, Luck.seeded(3))).text


def value(match: Match, seat: int, line: str) -> float:
    """How good a move seems to be."""
    move = match.game.parse(line, match.terms)
    assert move is not None
    return HINTS.judge(match.redeal(seat, Luck.seeded(2)), seat, move)


@pytest.mark.parametrize("level", ["novice", "regular"])
@pytest.mark.parametrize("magic", [2, 3])
def test_a_low_number_is_grabbed_at_once(level: str, magic: int) -> None:
    match = table("barrel 2", "heard 2", magic=magic, seats=2)
    play(match, (RED, "take e"), (RED, "shake e"), (BLUE, "take a"))
    match.play(BLUE, "put a")
    assert choice(match, RED, level) == "put e"


@pytest.mark.parametrize("level", ["novice", "regular"])
def test_a_barrel_that_sounds_too_full_is_not_chosen(level: str) -> None:
    match = table("barrel 12", "heard 13", "barrel 1", magic=6, seats=2)
    play(match, (RED, "take e"), (RED, "shake e"), (BLUE, "put a"))
    assert choice(match, RED, level) != "put e"


@pytest.mark.parametrize("level", ["novice", "regular"])
def test_a_barrel_in_hand_is_shaken_before_it_is_chosen(level: str) -> None:
    match = table("barrel 6", magic=7)
    match.play(RED, "take e")
    assert choice(match, RED, level) == "shake e"


def test_regular_keeps_the_better_of_two_barrels() -> None:
    luck = ["barrel 6", "heard 5", "barrel 1", "barrel 13", "heard 13"]
    match = table(*luck, magic=9, seats=2)
    play(match, (RED, "take e"), (RED, "shake e"), (BLUE, "put a"), (RED, "take f"))
    match.play(RED, "shake f")
    assert value(match, RED, "put e") > value(match, RED, "put f")
    assert choice(match, RED, "regular") in ("put e", "return f", "shake e")


def test_who_stands_safe_chooses_a_barrel_that_is_too_full_on_purpose() -> None:
    """Red is safe on 16; a small step would bring it before everybody's feet."""
    luck = ["barrel 2", "heard 2", "barrel 13", "heard 13"]
    position: dict[str, Any] = {"red": "16 H H", "blue": "11 S S", "yellow": "10 S S",
                                "green": "12 S S", "tempo": "turns", "magic": 4}  # fmt: skip
    match = table(*luck, **position)
    play(match, (RED, "shake a"), (RED, "shake b"))
    assert value(match, RED, "put b") > value(match, RED, "put a")


def test_who_is_in_danger_would_rather_run() -> None:
    luck = ["barrel 2", "heard 2", "barrel 13", "heard 13"]
    position: dict[str, Any] = {"red": "1 H H", "blue": "23 S S", "tempo": "turns", "magic": 4}
    match = table(*luck, **position)
    play(match, (RED, "shake a"), (RED, "shake b"))
    assert value(match, RED, "put a") > value(match, RED, "put b")


def test_what_is_believed_adds_up_and_leaves_room_for_each_number_once() -> None:
    luck = ["barrel 2", "heard 2", "barrel 9", "heard 8", "heard 9"]
    match = table(*luck, tempo="turns")
    play(match, (RED, "shake a"), (RED, "shake b"), (RED, "shake b"))
    held = beliefs(match.state, RED)
    for belief in held:
        assert abs(sum(belief) - 1) < 1e-9
    assert held[0][2] > 0.95
    assert held[1].index(max(held[1])) in (8, 9, 10)
    assert held[2][2] < 0.02
    assert sum(held[2][9:]) > sum(held[1][:5])


def test_with_memory_what_was_seen_is_known() -> None:
    match = table("barrel 9", "barrel 1", "die 6", "die 6", magic=8, seats=2, has_memory=True)
    play(match, (RED, "put a"), (BLUE, "put b"), (BLUE, "move start"))
    assert beliefs(match.state, RED)[0][9] == 1.0
    assert max(belief[9] for belief in beliefs(match.state, RED)[1:]) == 0.0


@pytest.mark.parametrize("level", ["novice", "regular"])
def test_an_apprentice_that_can_win_wins(level: str) -> None:
    match = table(green="4 H H", magic=10, spells={**ALONE, GREEN: 9})
    assert choice(match, GREEN, level) == "move 4"


@pytest.mark.parametrize("level", ["novice", "regular"])
def test_somebody_far_ahead_is_banished(level: str) -> None:
    """Red on 22 has nearly come round."""
    match = table(green="18 10 S", red="22 S S", magic=10, spells={**ALONE, GREEN: 4})
    assert choice(match, GREEN, level) == "move 18"


def test_regular_takes_its_own_companion_home() -> None:
    match = table(green="4 5 S", magic=10, spells={**ALONE, GREEN: 9}, advanced=True)
    assert choice(match, GREEN, "regular") == "move 4 with green 5"


def test_with_claim_bots_do_not_forget() -> None:
    match = table(green="18 S S", red="20 S S", magic=10, spells={**ALONE, GREEN: 4}, claim=True)
    for level in ("novice", "regular"):
        assert choice(match, GREEN, level) == "move 18 banishing red 20"


def test_the_judgement_changes_nothing_and_depends_on_the_view_alone() -> None:
    luck = ["barrel 6", "heard 5", "barrel 1"]
    match = table(*luck, magic=9, seats=2)
    play(match, (RED, "take e"), (RED, "shake e"), (BLUE, "put a"))
    before = match.position()
    for line in ("put e", "shake e", "take g", "put g", "return e"):
        move = match.game.parse(line, match.terms)
        assert move is not None
        redeals = [match.redeal(RED, Luck.seeded(seed)) for seed in range(4)]
        judged = {HINTS.judge(redealt, RED, move) for redealt in redeals}
        assert len(judged) == 1
        for redealt in redeals:
            again = write_position(match.game, match.terms, redealt)
            HINTS.judge(redealt, RED, move)
            assert write_position(match.game, match.terms, redealt) == again
    assert match.position() == before


def test_regular_weighs_one_state_because_its_view_alone_decides() -> None:
    match = table("barrel 6", "heard 5", magic=9, seats=2)
    play(match, (RED, "take e"), (RED, "shake e"))
    once, luck = Luck.seeded(3), Luck.seeded(3)
    match.redeal(RED, once)
    make_bot("regular", match.game).choose(Perspective(match.game, match.state, RED, luck))
    assert luck.calls == once.calls > 0


def test_players_of_one_level_differ_in_temper() -> None:
    """Some listen once more where others choose, and some run where others wait."""
    match = table("barrel 6", "heard 6", magic=9, tempo="live", seats=2)
    play(match, (RED, "take e"), (RED, "shake e"))
    tempers = [HINTS.of_temper(temper) for temper in range(12)]
    assert tempers[0] is HINTS
    assert len({id(temper) for temper in tempers}) == len(TEMPERS)
    again = match.game.parse("shake e", match.terms)
    assert again is not None
    assert len({temper.judge(match.state, RED, again) for temper in tempers}) >= 4


@pytest.mark.parametrize("level", ["novice", "regular"])
@pytest.mark.parametrize(
    "options",
    [{}, {"tempo": "turns", "advanced": True}, {"ears": "sound"}, {"memory": True, "claim": True}],
    ids=str,
)
def test_bots_get_through_any_game(level: str, options: dict[str, Any]) -> None:
    """Eighty decisions of each kind of table; nobody shakes for ever."""
    match = new_table("thrower 0", seats=2, **options)
    for _ in range(80):
        if match.asks():
            seat = match.asks()[0]
            match.play(seat, choice(match, seat, level))
            assert match.state.shakes[seat] < 30
    assert match.state.turn > 2
