"""ZZ-1 to ZZ-4: setting up, the turn, and the magic number."""

from __future__ import annotations

import pytest
from tests.every_game.looking import shown, told

import ludotheque
from ludotheque import BadSetup
from ludotheque.games.zapp_zerapp.moves import LETTERS
from ludotheque.games.zapp_zerapp.tests.table import (
    AT_START,
    BLUE,
    GREEN,
    NAME,
    RED,
    YELLOW,
    apprentices,
    new_table,
    play,
    table,
)


@pytest.mark.article("ZZ-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_barrels_lie_on_the_summit_and_all_apprentices_at_the_start(seats: int) -> None:
    match = new_table("thrower 0", seats=seats)
    assert shown(match, "middle") == list(range(1, 14))
    assert shown(match, "pile") == 13
    assert [apprentices(match, seat) for seat in range(seats)] == [AT_START] * seats


@pytest.mark.article("ZZ-1")
def test_no_barrel_holds_anything_before_it_is_touched() -> None:
    match = new_table("thrower 0", "die 3", "die 4", "barrel 9")
    assert shown(match, "stones") == [0] * 13
    match.play(RED, "take e")
    assert shown(match, "stones") == [0] * 4 + [-1] + [0] * 8
    assert match.state.stones[4] == 9
    assert shown(match, "pile") == 12


@pytest.mark.article("ZZ-3", "ZZ-4")
def test_a_turn_begins_with_two_dice_whose_sum_all_can_see() -> None:
    match = new_table("thrower 2", "die 3", "die 4")
    assert told(match, "turn") == [{"turn": 1, "thrower": YELLOW}]
    assert told(match, "thrown") == [
        {"seat": YELLOW, "pips": 3},
        {"seat": YELLOW, "pips": 4},
    ]
    assert (shown(match, "dice"), shown(match, "magic")) == ([3, 4], 7)
    assert match.asks() == [RED, BLUE, YELLOW, GREEN]


@pytest.mark.article("ZZ-3")
def test_the_dice_come_before_the_shaking_and_the_shaking_before_the_moving() -> None:
    luck = ["barrel 1", "barrel 13", "die 2", "die 2"]
    match = table(*luck, seats=2, magic=8)
    assert shown(match, "step") == "shake"
    play(match, (RED, "put a"), (BLUE, "put b"))
    assert shown(match, "step") == "move"
    match.play(RED, "move start")
    assert (shown(match, "step"), shown(match, "turn"), shown(match, "magic")) == ("shake", 2, 4)


@pytest.mark.article("ZZ-4", "ZZ-R11")
@pytest.mark.parametrize(
    ("seats", "order"),
    [(2, [RED, BLUE]), (3, [RED, BLUE, YELLOW]), (4, [RED, GREEN, BLUE, YELLOW])],
)
def test_the_dice_go_round_clockwise_as_the_villages_lie(seats: int, order: list[int]) -> None:
    barrels = [f"barrel {stones}" for stones in range(13, 13 - seats, -1)]
    luck = []
    for _ in range(seats):
        luck += [*barrels, "die 1", "die 1"]
    match = table(*luck, seats=seats, magic=2, thrower=RED)
    throwers = [RED]
    for _ in range(seats):
        play(match, *[(seat, f"put {LETTERS[seat + 1]}") for seat in range(seats)])
        throwers.append(shown(match, "thrower"))
    assert throwers == [*order, RED]


@pytest.mark.article("ZZ-R11")
@pytest.mark.parametrize("thrower", [0, 1, 2])
def test_who_throws_first_is_drawn(thrower: int) -> None:
    match = new_table(f"thrower {thrower}", seats=3)
    assert told(match, "thrower") == [{"seat": thrower}]
    assert shown(match, "thrower") == thrower


@pytest.mark.article("ZZ-R11")
def test_two_players_have_opposite_villages() -> None:
    match = new_table("thrower 0", seats=2)
    red, blue = match.terms.villages[RED], match.terms.villages[BLUE]
    assert (blue - red) % 24 == 12


@pytest.mark.article("ZZ-R11")
def test_the_zone_of_an_absent_colour_protects_nobody() -> None:
    """Space 8 lies in yellow's zone; with two players it is as dangerous as any."""
    match = table(seats=2, red="6 S S", blue="8 S S", spells={RED: 3, BLUE: 2})
    match.play(RED, "move 6")
    assert apprentices(match, BLUE) == "S S S"


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"tempo": "fast"}, "tempo is live or turns"),
        ({"shakes": 0}, "shakes is 1 to 20"),
        ({"shake_seconds": 5}, "shake_seconds is 10 to 600"),
        ({"advanced": "perhaps"}, "advanced is on or off"),
        ({"ears": "nose"}, "ears is number or sound, for all or one for each seat"),
        ({"ears": "sound,number"}, "ears is one word for all or one for each of 3 seats"),
        ({"ears": ""}, "ears is number or sound"),
        ({"speed": 1}, "no option 'speed'"),
    ],
)
def test_a_setting_that_does_not_exist_is_refused(
    options: dict[str, int | str | bool], complaint: str
) -> None:
    with pytest.raises(BadSetup, match=complaint):
        ludotheque.new_match(NAME, seats=3, options=options)


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(BadSetup, match="played by 2 to 4"):
        ludotheque.new_match(NAME, seats=seats)
