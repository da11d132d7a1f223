"""Cashing in: the disc, the king's triple, and when it may be done."""

from __future__ import annotations

import pytest
from tests.every_game.looking import assert_refused, may, shown

from ludotheque import Refused
from ludotheque.core.words import LANGUAGES, words_of
from ludotheque.games.zock.rules import GAME
from ludotheque.games.zock.tests.table import BLUE, RED, YELLOW, pawns, table, told

SUMS = [
    (11, 1_000), (12, 1_500), (13, 1_000), (14, 1_500), (15, 1_000), (16, 1_500), (17, 2_000),
    (18, 1_500), (19, 2_000), (20, 1_500), (21, 2_000), (22, 3_000), (23, 2_500), (24, 3_000),
    (25, 2_500), (26, 3_500), (27, 4_000), (28, 3_500), (29, 4_500), (30, 4_000), (31, 5_000),
    (32, 6_000), (33, 5_500), (34, 6_500), (35, 5_500), (36, 7_500), (37, 9_000), (38, 8_000),
    (39, 10_000), (40, 8_500),
]  # fmt: skip
"""What the window shows at each step, as the rule book prints it."""


@pytest.mark.article("ZO-7")
def test_cashing_in_takes_the_sum_from_the_bank_and_the_pawn_goes_home() -> None:
    match = table(red="king 5, pawn 26", blue="king 30")
    match.play(RED, "cash 26")
    assert pawns(match, RED) == "king 5"
    assert shown(match, "money") == [33_500, 30_000]
    assert shown(match, "bank") == 96_500
    cashed = {"seat": RED, "square": 26, "pieces": 1, "kings": 0, "sum": 3_500}
    assert told(match, "cashed") == [{"article": "ZO-7", **cashed}]


@pytest.mark.article("ZO-7")
def test_cashing_in_is_the_turn() -> None:
    match = table(red="king 15, pawn 26", blue="king 30")
    match.play(RED, "cash 26")
    assert match.asks() == [BLUE]
    assert [thrown["seat"] for thrown in told(match, "thrown")] == [BLUE]


@pytest.mark.article("ZO-7")
@pytest.mark.parametrize(("step", "sum"), SUMS)
def test_a_pawn_is_paid_what_the_window_shows_at_its_step(step: int, sum: int) -> None:
    match = table(red=f"king 1, pawn {step}")
    match.play(RED, f"cash {step}")
    assert shown(match, "money") == [30_000 + sum, 30_000]


@pytest.mark.article("ZO-7", "ZO-R5")
def test_the_sum_depends_on_the_square_and_on_the_colour() -> None:
    match = table(seats=3, red="king 1, pawn 32", blue="king 12, pawn 33", yellow="king 22")
    match.play(RED, "cash 32")
    match.play(BLUE, "cash 33")
    assert shown(match, "money") == [36_000, 32_500, 30_000]


@pytest.mark.article("ZO-7", "ZO-R5")
@pytest.mark.parametrize("step", range(1, 11))
def test_within_the_first_quarter_nothing_can_be_cashed_in(step: int) -> None:
    match = table(red=f"king 15, pawn {step}")
    assert may(match, RED) == {"throw", "cash 15"}
    assert_refused(match, RED, f"cash {step}", "ZO-7", "too-early")


@pytest.mark.article("ZO-7", "ZO-R5")
@pytest.mark.parametrize(
    ("seats", "seat", "first"), [(2, BLUE, 31), (4, BLUE, 21), (4, YELLOW, 31), (4, 3, 1)]
)
def test_the_first_quarter_ends_at_the_next_houses_exit(seats: int, seat: int, first: int) -> None:
    door = (first - 11) % 40 + 1
    before = (first - 2) % 40 + 1
    colour = ["red", "blue", "yellow", "green"][seat]
    match = table(
        seats=seats,
        turn=seat,
        **{colour: f"king {door}, pawn {before}, pawn {first}"},  # type: ignore[arg-type]
    )
    assert may(match, seat) == {"throw", f"cash {first}"}
    assert_refused(match, seat, f"cash {before}", "ZO-7", "too-early")


@pytest.mark.article("ZO-8")
@pytest.mark.parametrize(("step", "sum"), SUMS)
def test_a_kings_cash_is_tripled(step: int, sum: int) -> None:
    match = table(red=f"king {step}, pawn 1")
    match.play(RED, f"cash {step}")
    assert pawns(match, RED) == "pawn 1"
    assert shown(match, "money") == [30_000 + 3 * sum, 30_000]
    assert shown(match, "bank") == 100_000 - 3 * sum


@pytest.mark.article("ZO-8")
def test_the_rule_books_king_on_step_26_is_paid_10_500() -> None:
    match = table(red="king 26, pawn 5")
    match.play(RED, "cash 26")
    assert shown(match, "money") == [40_500, 30_000]


@pytest.mark.article("ZO-R1", "ZO-7")
def test_one_decides_before_throwing_and_so_avoids_the_1() -> None:
    match = table(red="king 5, pawn 26", blue="king 30, pawn 24", dice="1")
    assert may(match, RED) == {"throw", "cash 26"}
    match.play(RED, "cash 26")
    assert shown(match, "money") == [33_500, 30_000]
    assert told(match, "struck") == [{"article": "ZO-9", "seat": BLUE, "piece": 0, "from": 30}]


@pytest.mark.article("ZO-R1", "ZO-9")
def test_whoever_throws_instead_risks_the_1() -> None:
    match = table(red="king 5, pawn 26", dice="1")
    match.play(RED, "throw")
    assert pawns(match, RED) == "king 5"
    assert shown(match, "money") == [30_000, 30_000]


@pytest.mark.article("ZO-R1")
def test_after_the_throw_it_is_too_late_to_cash_in() -> None:
    match = table(red="king 5, pawn 26", dice="4")
    match.play(RED, "throw")
    assert may(match, RED) == {"out pawn", "move king", "move pawn 26"}
    assert_refused(match, RED, "cash 26", "ZO-R1", "cash-before")


@pytest.mark.article("ZO-R1")
def test_with_nothing_to_cash_in_the_die_is_thrown_at_once() -> None:
    match = table(red="king 5, pawn 26", blue="king 25, pawn 29", die=2, dice="6")
    match.play(RED, "move king")
    assert match.asks() == [BLUE]
    assert (shown(match, "step"), shown(match, "die")) == ("move", 6)


@pytest.mark.article("ZO-R1", "ZO-R14")
def test_with_cash_after_one_throws_first_and_then_decides() -> None:
    match = table(red="king 5, pawn 26", step="throw", dice="4", cash="after")
    assert may(match, RED) == {"out pawn", "move king", "move pawn 26", "cash 26"}
    match.play(RED, "cash 26")
    assert pawns(match, RED) == "king 5"
    assert shown(match, "money") == [33_500, 30_000]
    assert match.asks() == [BLUE]


@pytest.mark.article("ZO-R14", "ZO-6")
def test_with_cash_after_one_may_move_instead() -> None:
    match = table(red="king 5, pawn 26", step="throw", dice="4", cash="after")
    match.play(RED, "move pawn 26")
    assert pawns(match, RED) == "king 5, pawn 30"
    assert shown(match, "money") == [30_000, 30_000]


@pytest.mark.article("ZO-R1", "ZO-R14", "ZO-9")
def test_with_cash_after_a_1_still_strikes_first() -> None:
    match = table(red="king 5, pawn 26", step="throw", dice="1", cash="after")
    assert pawns(match, RED) == "king 5"
    assert shown(match, "money") == [30_000, 30_000]
    assert match.asks() == [BLUE]


@pytest.mark.article("ZO-R1")
def test_with_cash_after_nobody_cashes_in_before_the_throw() -> None:
    match = table(red="king 5, pawn 26", debt=[500, 0], cash="after")
    assert may(match, RED) == {"throw", "repay 500"}
    assert_refused(match, RED, "cash 26", "ZO-R1", "cash-after")


@pytest.mark.article("ZO-R14", "ZO-R4", "ZO-5")
def test_with_cash_after_a_king_that_must_come_out_excludes_cashing_in() -> None:
    match = table(red="pawn 26, pawn 30", die=4, cash="after")
    assert may(match, RED) == {"out king"}
    assert_refused(match, RED, "cash 26", "ZO-R4", "two-and-king")


@pytest.mark.article("ZO-R14", "ZO-R4", "ZO-4")
def test_with_cash_after_a_pawn_that_must_come_out_excludes_cashing_in() -> None:
    match = table(red="king 26", die=4, cash="after")
    assert may(match, RED) == {"out pawn"}
    assert_refused(match, RED, "cash 26", "ZO-R4", "two-and-king")


@pytest.mark.article("ZO-R4", "ZO-5")
def test_with_the_king_at_home_nothing_is_cashed_in() -> None:
    match = table(red="pawn 26, pawn 30", debt=[500, 0])
    assert may(match, RED) == {"throw", "repay 500"}
    assert_refused(match, RED, "cash 26", "ZO-R4", "two-and-king")
    match.play(RED, "throw")
    assert may(match, RED) == {"out king"}


@pytest.mark.article("ZO-R4")
def test_a_king_alone_on_the_ring_is_not_cashed_in() -> None:
    match = table(red="king 26", debt=[500, 0])
    assert may(match, RED) == {"throw", "repay 500"}
    assert_refused(match, RED, "cash 26", "ZO-R4", "two-and-king")


@pytest.mark.article("ZO-R4")
@pytest.mark.parametrize(
    "red",
    [
        "pawn 26, pawn 30",
        "king 26",
        "pawn 39",
        "king 10, pawn 4",
        "king 5, pawn 10",
        "king 5, pawn 4, pawn 10",
    ],
)
def test_without_two_and_the_king_and_one_past_the_quarter_there_is_nothing_to_decide(
    red: str,
) -> None:
    match = table(red=red, blue="king 25, pawn 29", turn=BLUE, die=3)
    match.play(BLUE, "move king")
    assert match.asks() == [RED]
    assert shown(match, "step") == "move"


@pytest.mark.article("ZO-R5")
def test_a_pawn_that_has_come_round_is_worth_nothing_until_it_passes_the_first_quarter() -> None:
    match = table(red="king 12, pawn 38", blue="king 30", die=5)
    match.play(RED, "move pawn 38")
    assert pawns(match, RED) == "king 12, pawn 3"
    match.play(BLUE, "out pawn")
    assert may(match, RED) == {"throw", "cash 12"}
    assert_refused(match, RED, "cash 3", "ZO-7", "too-early")


@pytest.mark.article("ZO-R5")
def test_a_pawn_passing_square_40_goes_on_counting_from_its_own_exit() -> None:
    match = table(red="king 12", blue="king 22, pawn 38", turn=BLUE, die=5)
    match.play(BLUE, "move pawn 38")
    assert pawns(match, BLUE) == "king 22, pawn 3"
    match.play(RED, "out pawn")
    assert may(match, BLUE) == {"throw", "cash 3"}
    match.play(BLUE, "cash 3")
    assert shown(match, "money") == [30_000, 32_500]


@pytest.mark.article("ZO-R12")
def test_the_bank_pays_what_it_has_and_the_pawn_goes_home_all_the_same() -> None:
    match = table(red="king 32, pawn 5", money=[80_000, 79_000])
    match.play(RED, "cash 32")
    assert pawns(match, RED) == "pawn 5"
    assert shown(match, "money") == [81_000, 79_000]
    assert shown(match, "bank") == 0
    assert told(match, "cashed")[0]["sum"] == 1_000


@pytest.mark.article("ZO-R12")
def test_an_empty_bank_pays_nothing_and_the_pawn_goes_home_all_the_same() -> None:
    match = table(red="king 5, pawn 32", money=[80_000, 80_000])
    assert may(match, RED) == {"throw", "cash 32"}
    match.play(RED, "cash 32")
    assert pawns(match, RED) == "king 5"
    assert shown(match, "money") == [80_000, 80_000]


@pytest.mark.article("ZO-R12")
@pytest.mark.parametrize("cash", ["before", "after"])
def test_one_is_warned_before_one_cashes_in_what_the_bank_cannot_pay(cash: str) -> None:
    die = 4 if cash == "after" else 0
    step = "move-or-cash" if cash == "after" else "decide"
    position = {"red": "king 32, pawn 26", "step": step, "die": die, "cash": cash}
    match = table(money=[80_000, 76_500], **position)
    warned = match.warning(RED, "cash 32")
    assert warned is not None
    assert (warned.code, warned.reason) == ("ZO-R12", "bank-is-short")
    assert match.warning(RED, "cash 26") is None, "3,500 are just there"
    other = "throw" if cash == "before" else "move king"
    assert match.warning(RED, other) is None
    for language in LANGUAGES:
        assert words_of(GAME, language).warning(warned).endswith(".")


@pytest.mark.article("ZO-R12")
def test_no_warning_is_given_of_what_is_not_allowed() -> None:
    match = table(red="king 32, pawn 5", money=[80_000, 79_000])
    with pytest.raises(Refused, match="ZO-7"):
        match.warning(RED, "cash 5")


@pytest.mark.article("ZO-R14")
def test_after_the_throw_one_is_asked_about_cashing_in_too_where_one_can() -> None:
    match = table(red="king 5, pawn 26", step="throw", dice="4", cash="after")
    assert match.view(None)["step"] == "move-or-cash"
    assert "cash 26" in may(match, RED)
    match = table(red="king 5, pawn 9", step="throw", dice="4", cash="after")
    assert match.view(None)["step"] == "move"
    assert not [line for line in may(match, RED) if line.startswith("cash")]
