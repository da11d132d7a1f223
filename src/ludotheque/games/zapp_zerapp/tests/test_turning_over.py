"""ZZ-10, ZZ-11, ZZ-17: what the barrels hold, and what becomes of them."""

from __future__ import annotations

import json

import pytest
from tests.every_game.looking import shown, told

import ludotheque
from ludotheque import Luck, Match
from ludotheque.games.zapp_zerapp.tests.table import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    apprentices,
    play,
    table,
)

EXAMPLE = ["barrel 9", "barrel 6", "barrel 4", "barrel 2"]


@pytest.mark.article("ZZ-10", "ZZ-12")
def test_example_1_nine_does_not_move_and_then_come_six_four_and_two() -> None:
    match = table(*EXAMPLE, magic=8)
    play(match, (BLUE, "put a"), (RED, "put b"), (YELLOW, "put c"), (GREEN, "put d"))
    assert told(match, "busted") == [{"seat": BLUE, "stones": 9, "magic": 8}]
    order = []
    for _ in range(3):
        order += match.asks()
        match.play(match.asks()[0], "move start")
    assert order == [RED, YELLOW, GREEN]
    assert [(one["seat"], one["steps"]) for one in told(match, "walked")] == [
        (RED, 6),
        (YELLOW, 4),
        (GREEN, 2),
    ]
    assert [apprentices(match, seat) for seat in range(4)] == ["8 S S", "S S S", "0 S S", "10 S S"]
    assert shown(match, "turn") == 2


@pytest.mark.article("ZZ-10")
@pytest.mark.parametrize(("stones", "asked"), [(7, [RED]), (8, [RED]), (9, [BLUE])])
def test_a_spell_works_up_to_the_magic_number(stones: int, asked: list[int]) -> None:
    match = table(f"barrel {stones}", "barrel 1", magic=8, seats=2)
    play(match, (RED, "put a"), (BLUE, "put b"))
    assert match.asks() == asked


@pytest.mark.article("ZZ-10")
def test_a_barrel_above_the_magic_number_goes_back_at_once() -> None:
    match = table("barrel 9", "barrel 1", magic=8, seats=2)
    play(match, (RED, "put a"), (BLUE, "put b"))
    assert shown(match, "put") == [0, 2]
    assert 1 in shown(match, "middle")


@pytest.mark.article("ZZ-10")
def test_nothing_is_turned_over_before_everyone_has_chosen() -> None:
    match = table(*EXAMPLE, magic=8)
    play(match, (BLUE, "put a"), (RED, "put b"), (YELLOW, "put c"))
    assert told(match, "shown") == []
    match.play(GREEN, "put d")
    assert len(told(match, "shown")) == 4


@pytest.mark.article("ZZ-11")
def test_every_number_is_shown_to_everyone_those_without_a_spell_too() -> None:
    match = table(*EXAMPLE, magic=8)
    play(match, (BLUE, "put a"), (RED, "put b"), (YELLOW, "put c"), (GREEN, "put d"))
    for seat in [None, RED, BLUE]:
        assert told(match, "shown", seat) == [
            {"seat": RED, "barrel": 2, "stones": 6},
            {"seat": BLUE, "barrel": 1, "stones": 9},
            {"seat": YELLOW, "barrel": 3, "stones": 4},
            {"seat": GREEN, "barrel": 4, "stones": 2},
        ]
    assert shown(match, "shown") == [6, 9, 4, 2]


@pytest.mark.article("ZZ-10")
def test_where_nobodys_spell_works_the_next_turn_begins() -> None:
    match = table("barrel 9", "barrel 13", "die 6", "die 6", magic=8, seats=2)
    play(match, (RED, "put a"), (BLUE, "put b"))
    assert (shown(match, "turn"), shown(match, "magic")) == (2, 12)
    assert shown(match, "shown") == [0, 0]


@pytest.mark.article("ZZ-17")
def test_after_the_turn_the_barrels_are_mixed_and_nothing_heard_is_kept() -> None:
    luck = ["barrel 9", "heard 8", "barrel 1", "die 6", "die 6"]
    match = table(*luck, magic=8, seats=2)
    play(match, (RED, "take a"), (RED, "shake a"), (BLUE, "put b"), (RED, "put a"))
    match.play(BLUE, "move start")
    assert shown(match, "turn") == 2
    assert shown(match, "middle") == list(range(1, 14))
    assert shown(match, "stones") == [0] * 13
    assert match.view(RED)["heard"][RED] == []
    assert shown(match, "known") == [0] * 13


@pytest.mark.article("ZZ-17", "ZZ-R2")
def test_a_number_once_seen_cannot_be_followed_into_the_next_turn() -> None:
    luck = ["barrel 9", "barrel 1", "die 6", "die 6", "barrel 4", "barrel 9"]
    match = table(*luck, magic=8, seats=2)
    play(match, (RED, "put a"), (BLUE, "put b"), (BLUE, "move start"))
    play(match, (RED, "take a"), (RED, "take c"))
    assert match.state.stones[:3] == [4, 0, 9]


@pytest.mark.article("ZZ-17")
def test_with_memory_a_number_seen_stays_where_it_was_seen() -> None:
    luck = ["barrel 9", "barrel 1", "die 6", "die 6", "barrel 4"]
    match = table(*luck, magic=8, seats=2, has_memory=True)
    play(match, (RED, "put a"), (BLUE, "put b"), (BLUE, "move start"))
    assert shown(match, "known")[:2] == [9, 1]
    play(match, (BLUE, "put a"), (RED, "put c"))
    assert shown(match, "shown") == [4, 9]
    assert shown(match, "known")[:3] == [9, 1, 4]


@pytest.mark.article("ZZ-17")
def test_with_memory_what_was_heard_stays_until_the_number_is_seen() -> None:
    luck = ["barrel 9", "heard 8", "barrel 1", "barrel 5", "heard 4", "die 6", "die 6"]
    match = table(*luck, magic=8, seats=2, has_memory=True)
    play(match, (RED, "take a"), (RED, "shake a"), (BLUE, "put c"))
    play(match, (RED, "take b"), (RED, "shake b"), (RED, "put b"))
    play(match, (RED, "move start"), (BLUE, "move start"))
    assert shown(match, "shaken")[RED] == [1]
    assert match.view(RED)["heard"][RED] == [8]
    assert match.view(BLUE)["heard"][RED] == 1


@pytest.mark.article("ZZ-17")
def test_with_memory_a_known_barrel_can_be_shaken_and_tells_nothing_new() -> None:
    luck = ["barrel 9", "barrel 1", "die 6", "die 6", "heard 7"]
    match = table(*luck, magic=8, seats=2, has_memory=True)
    play(match, (RED, "put a"), (BLUE, "put b"), (BLUE, "move start"))
    play(match, (RED, "take a"), (RED, "shake a"))
    assert told(match, "heard", RED) == [{"barrel": 1, "heard": 7}]
    assert shown(match, "shaken") == [[], []]
    assert match.view(RED)["heard"][RED] == []


@pytest.mark.article("ZZ-17")
def test_with_memory_the_story_of_earlier_turns_names_no_barrel() -> None:
    luck = ["barrel 9", "barrel 1", "die 6", "die 6", "barrel 4"]
    match = table(*luck, magic=8, seats=2, has_memory=True)
    play(match, (RED, "put a"), (BLUE, "put b"))
    assert match.fades_before("shown") == 0, "in the same turn it is told"
    play(match, (BLUE, "move start"), (RED, "take c"))
    naming = {one.name for one in match.game.happenings if "barrel" in one.names}
    for name in naming:
        assert match.fades_before(name) == match.fades_before("shown") > 0
    taken = next(one for one in match.entries if one.text == "take c")
    assert match.entries.index(taken) >= match.fades_before("taken")
    assert match.fades_before("walked") == 0
    assert ludotheque.load_match(with_plain_luck(match)).fades_before("shown") > 0


@pytest.mark.article("ZZ-17")
def test_without_memory_and_after_the_game_all_is_told() -> None:
    match = table("barrel 9", "barrel 1", "die 6", "die 6", magic=8, seats=2)
    play(match, (RED, "put a"), (BLUE, "put b"), (BLUE, "move start"))
    assert match.fades_before("shown") == 0


def with_plain_luck(match: Match) -> str:
    return json.dumps({**json.loads(match.save()), "luck": Luck.seeded(1).as_json()})
