"""ZZ-5 to ZZ-9, ZZ-R2, ZZ-R3: shaking live, in the order in which hands arrive."""

from __future__ import annotations

from typing import Any

import pytest
from tests.every_game.looking import assert_no_time_is_up, assert_refused, may, shown, told

from ludotheque import Match, Refused, Stale
from ludotheque.core.words import words_of
from ludotheque.games.zapp_zerapp.magic import begin_shaking
from ludotheque.games.zapp_zerapp.moves import LETTERS
from ludotheque.games.zapp_zerapp.state import ZappZerapp
from ludotheque.games.zapp_zerapp.tests.table import BLUE, GREEN, RED, YELLOW, play, table


def hands(match: Match, seat: int) -> tuple[int, int]:
    """What a seat holds, left and right."""
    return shown(match, "left")[seat], shown(match, "right")[seat]


def live_table(*luck: str, **options: Any) -> Match:
    """A table of four that keeps the time itself: shakes end when it rings."""
    match = table(*luck, **options)
    match.keeps_time = True
    return match


@pytest.mark.article("ZZ-5")
def test_everyone_may_pick_up_or_choose_any_free_barrel() -> None:
    match = table()
    free = {f"{verb} {LETTERS[barrel]}" for verb in ("take", "put") for barrel in range(1, 14)}
    assert [may(match, seat) for seat in range(4)] == [free] * 4


@pytest.mark.article("ZZ-5")
def test_all_shake_at_once_in_later_turns_too() -> None:
    match = table()
    assert isinstance(match.state, ZappZerapp)
    match.state.turn = 2
    begin_shaking(match.state)
    assert match.asks() == [RED, BLUE, YELLOW, GREEN]


@pytest.mark.article("ZZ-5")
def test_a_barrel_goes_into_the_left_hand_first_and_then_into_the_right() -> None:
    match = table("barrel 9", "barrel 2")
    play(match, (RED, "take e"), (RED, "take h"))
    assert hands(match, RED) == (5, 8)
    assert shown(match, "barrel") == 0  # Nothing is being filled any more.
    assert told(match, "taken") == [
        {"seat": RED, "barrel": 5, "hand": 0},
        {"seat": RED, "barrel": 8, "hand": 1},
    ]
    play(match, (RED, "return e"), (RED, "take f"))
    assert hands(match, RED) == (6, 8)


@pytest.mark.article("ZZ-5")
def test_with_a_barrel_in_hand_one_may_shake_it_return_it_choose_it_or_take_another() -> None:
    match = table("barrel 9")
    match.play(RED, "take e")
    others = {f"{verb} {LETTERS[barrel]}" for verb in ("take", "put") for barrel in range(1, 14)}
    others -= {"take e", "put e"}
    assert may(match, RED) == others | {"shake e", "return e", "put e"}


@pytest.mark.article("ZZ-5")
def test_all_see_what_is_picked_up_shaken_put_back_and_chosen() -> None:
    match = table("barrel 9", "heard 8")
    play(match, (RED, "take e"), (RED, "shake e"))
    play(match, *[(seat, f"put {LETTERS[seat + 9]}") for seat in (BLUE, YELLOW, GREEN)])
    play(match, (RED, "return e"), (RED, "put f"))
    assert told(match, "shaken") == [{"seat": RED, "barrel": 5, "hand": 0}]
    assert told(match, "returned") == [{"seat": RED, "barrel": 5}]
    assert told(match, "put-down")[-1] == {"seat": RED, "barrel": 6}


@pytest.mark.article("ZZ-6")
def test_with_two_barrels_in_hand_there_is_no_third() -> None:
    match = table("barrel 9", "barrel 2")
    play(match, (RED, "take e"), (RED, "take h"))
    assert may(match, RED) == {
        "shake e", "return e", "put e", "shake h", "return h", "put h",
    }  # fmt: skip
    assert_refused(match, RED, "take g", "ZZ-6", "two-at-most")
    assert_refused(match, RED, "put g", "ZZ-6", "two-at-most")


@pytest.mark.article("ZZ-7")
def test_what_another_holds_or_has_chosen_is_out_of_reach() -> None:
    match = table("barrel 9", "barrel 2")
    play(match, (RED, "take e"), (BLUE, "put h"))
    for verb in ("take", "put", "shake", "return"):
        assert_refused(match, YELLOW, f"{verb} e", "ZZ-7", "held-by-another")
        assert_refused(match, YELLOW, f"{verb} h", "ZZ-7", "chosen-by-another")


@pytest.mark.article("ZZ-7", "ZZ-R2")
def test_of_two_hands_that_reach_for_a_barrel_the_first_gets_it() -> None:
    match = table("barrel 9")
    question = match.question(BLUE)
    assert question is not None
    match.play(RED, "take e")
    with pytest.raises(Refused, match="ZZ-7"):
        match.play(BLUE, "take e", question.number, question.wave)


@pytest.mark.article("ZZ-R2")
def test_two_hands_that_reach_for_two_barrels_both_succeed() -> None:
    """A question stays open while others act, and after one's own act."""
    match = table("barrel 9", "barrel 2", "barrel 3")
    posed = [match.question(seat) for seat in (RED, BLUE)]
    assert posed[0] is not None and posed[1] is not None
    match.play(RED, "take e", posed[0].number, posed[0].wave)
    match.play(BLUE, "take f", posed[1].number, posed[1].wave)
    match.play(RED, "take g", posed[0].number, posed[0].wave)
    assert hands(match, RED) == (5, 7) and hands(match, BLUE) == (6, 0)


@pytest.mark.article("ZZ-8")
def test_who_has_chosen_is_asked_no_more_and_may_touch_nothing() -> None:
    match = table("barrel 9")
    match.play(RED, "put e")
    assert match.asks() == [BLUE, YELLOW, GREEN]
    for move in ("return e", "take f", "shake e", "put f"):
        assert_refused(match, RED, move, "ZZ-8", "already-chosen")


@pytest.mark.article("ZZ-8", "ZZ-R2")
def test_choosing_returns_what_the_other_hand_holds() -> None:
    match = table("barrel 9", "barrel 2")
    play(match, (RED, "take e"), (RED, "take h"), (RED, "put h"))
    assert shown(match, "put")[RED] == 8
    assert hands(match, RED) == (0, 0)
    assert 5 in shown(match, "middle")


@pytest.mark.article("ZZ-R2")
def test_a_free_barrel_may_be_chosen_unshaken_and_what_is_in_hand_returns() -> None:
    match = table("barrel 9", "barrel 2")
    play(match, (RED, "take e"), (RED, "put h"))
    assert shown(match, "put")[RED] == 8
    assert hands(match, RED) == (0, 0)


@pytest.mark.article("ZZ-9")
def test_a_barrel_that_was_put_back_is_free_for_all_at_once() -> None:
    match = table("barrel 9")
    play(match, (RED, "take e"), (RED, "return e"))
    assert shown(match, "middle") == list(range(1, 14))
    match.play(BLUE, "take e")
    assert hands(match, BLUE) == (5, 0)
    assert match.state.stones[4] == 9


@pytest.mark.article("ZZ-R2")
def test_a_shake_takes_a_second_in_which_its_shaker_can_do_nothing() -> None:
    match = live_table("barrel 9", "heard 8", "heard 10")
    play(match, (RED, "take e"), (RED, "shake e"))
    assert match.asks() == [BLUE, YELLOW, GREEN]
    for move in ("shake e", "put e", "return e", "take f"):
        assert_refused(match, RED, move, "ZZ-R2", "shake-not-over")
    match.time_is_up("shake 0")
    assert told(match, "shake-ended") == [{"seat": RED}]
    match.play(RED, "shake e")
    assert match.view(RED)["heard"][RED] == [8, 10]


@pytest.mark.article("ZZ-R2")
def test_each_shake_ends_by_its_own_clock() -> None:
    match = live_table("barrel 9", "barrel 2", "heard 8", "heard 2")
    play(match, (RED, "take e"), (BLUE, "take f"), (RED, "shake e"), (BLUE, "shake f"))
    assert [(clock.name, clock.seconds) for clock in match.clocks()] == [
        ("bell 1", 45),
        ("shake 0", 1),
        ("shake 1", 1),
    ]
    match.time_is_up("shake 1")
    assert match.asks() == [BLUE, YELLOW, GREEN]
    assert [clock.name for clock in match.clocks()] == ["bell 1", "shake 0"]


@pytest.mark.article("ZZ-R2")
def test_while_all_shake_nobody_is_asked_until_the_table_rings() -> None:
    match = live_table("barrel 9", "barrel 2", "heard 8", "heard 2", seats=2)
    play(match, (RED, "take e"), (BLUE, "take f"), (RED, "shake e"), (BLUE, "shake f"))
    assert match.asks() == []
    with pytest.raises(Stale, match="the clock is to decide"):
        match.play(RED, "move start")
    match.time_is_up("shake 0")
    assert match.asks() == [RED]


@pytest.mark.article("ZZ-R2")
def test_where_no_table_keeps_the_time_a_second_passes_when_all_wait_for_it() -> None:
    match = table("barrel 9", "barrel 2", "heard 8", "heard 2", seats=2)
    play(match, (RED, "take e"), (BLUE, "take f"), (RED, "shake e"))
    assert match.asks() == [BLUE]
    match.play(BLUE, "shake f")
    assert match.asks() == [RED, BLUE]
    assert [entry.text for entry in match.entries[-2:]] == ["heard 2", "second"]


@pytest.mark.article("ZZ-R2")
def test_a_log_with_shakes_that_a_table_ended_can_be_replayed() -> None:
    import ludotheque

    match = live_table("barrel 9", "heard 8", "barrel 3", "barrel 1", seats=2)
    play(match, (RED, "take e"), (RED, "shake e"))
    match.time_is_up("shake 0")
    play(match, (RED, "put e"), (BLUE, "put a"))
    again = ludotheque.replay(match.log())
    assert again.position() == match.position()
    assert [entry.text for entry in match.entries if entry.kind == "time"] == ["time shake 0"]


@pytest.mark.article("ZZ-R3")
def test_the_bell_gives_everyone_the_barrel_in_hand_and_of_two_the_last() -> None:
    match = table("barrel 9", "barrel 2", "barrel 3", "barrel 4", "barrel 5", "barrel 6")
    play(match, (RED, "take e"), (BLUE, "take f"), (BLUE, "take g"))
    play(match, (YELLOW, "take h"), (YELLOW, "take i"), (YELLOW, "return i"), (GREEN, "put a"))
    match.time_is_up()
    assert told(match, "bell") == [{}]
    assert told(match, "handed-out") == [
        {"seat": RED, "barrel": 5},
        {"seat": BLUE, "barrel": 7},
        {"seat": YELLOW, "barrel": 8},
    ]
    assert shown(match, "step") == "move"
    assert shown(match, "shown") == [9, 3, 4, 6]


@pytest.mark.article("ZZ-R3")
def test_the_bell_gives_those_with_empty_hands_a_free_barrel_at_random() -> None:
    match = table("barrel 9", "give g", "barrel 2", "give c", "barrel 5", seats=3)
    match.play(RED, "take e")
    match.time_is_up()
    assert told(match, "handed-out") == [
        {"seat": RED, "barrel": 5},
        {"seat": BLUE, "barrel": 7},
        {"seat": YELLOW, "barrel": 3},
    ]
    assert shown(match, "shown") == [9, 2, 5]


@pytest.mark.article("ZZ-R3")
def test_the_bell_ends_shakes_too() -> None:
    match = live_table("barrel 9", "heard 8", "barrel 2", "barrel 3", "barrel 4")
    play(match, (RED, "take e"), (RED, "shake e"))
    play(match, (BLUE, "put a"), (YELLOW, "put b"), (GREEN, "put c"))
    assert match.asks() == []
    match.time_is_up("bell 1")
    assert shown(match, "shown")[RED] == 9


@pytest.mark.article("ZZ-R3")
def test_the_bell_rings_after_as_many_seconds_as_were_agreed() -> None:
    match = table(shake_seconds=20)
    [clock] = match.clocks()
    assert (clock.seconds, clock.since_step) == (20, True)


@pytest.mark.article("ZZ-R3")
@pytest.mark.parametrize("name", ["", "bell 1", "shake 0", "bell 2"])
def test_no_clock_rings_while_apprentices_move(name: str) -> None:
    match = table(spells={RED: 3, BLUE: 2, YELLOW: 9, GREEN: 10})
    assert match.clocks() == []
    assert_no_time_is_up(match, name, "ZZ-R3", "no-clock")


@pytest.mark.article("ZZ-R3")
@pytest.mark.parametrize("name", ["shake 1", "shake 7", "bell 2", "lunch"])
def test_a_clock_that_does_not_run_cannot_ring(name: str) -> None:
    match = live_table("barrel 9", "heard 8")
    play(match, (RED, "take e"), (RED, "shake e"))
    assert_no_time_is_up(match, name, "ZZ-R3", "no-clock")


@pytest.mark.article("ZZ-R3")
def test_whoever_is_absent_too_long_chooses_as_when_the_bell_rings() -> None:
    match = table("barrel 9", "barrel 2", "barrel 3")
    play(match, (RED, "take e"), (RED, "take h"))
    match.expire(RED)
    match.expire(BLUE)
    assert shown(match, "put")[:2] == [8, 1]


def test_in_the_race_nothing_can_be_taken_back() -> None:
    match = table("barrel 9")
    play(match, (RED, "take e"), (RED, "return e"))
    assert match.why_no_undo(RED)


@pytest.mark.article("ZZ-5")
def test_a_barrel_is_called_by_its_letter_and_not_by_a_number() -> None:
    match = table("barrel 9")
    play(match, (RED, "take e"))
    assert hands(match, RED) == (5, 0)
    game = match.game
    for verb in ("take", "shake", "return", "put"):
        assert game.parse(f"{verb} m", match.terms) is not None
    for line in ("take n", "take ee", "take -", "take", "move e", "take 5"):
        assert game.parse(line, match.terms) is None
    assert words_of(game, "en").move(match.legal(BLUE)[0]) == "Pick up barrel A"
