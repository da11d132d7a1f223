"""Debts and ruin."""

from __future__ import annotations

import pytest
from tests.every_game.looking import assert_refused, may, shown

from ludotheque import NotAMove
from ludotheque.games.zock.tests.table import BLUE, GREEN, RED, YELLOW, pawns, table, told


@pytest.mark.article("ZO-12", "ZO-R9")
@pytest.mark.parametrize(
    ("purse", "left", "loan"),
    [(3_500, 500, 0), (3_000, 0, 0), (2_500, 0, 500), (1_000, 0, 2_000), (0, 0, 3_000)],
)
def test_a_fine_is_paid_in_cash_and_the_rest_by_a_loan(purse: int, left: int, loan: int) -> None:
    match = table(red="king 5, pawn 9", blue="king 12, pawn 30", money=[30_000, purse], die=3)
    bank = shown(match, "bank")
    match.play(RED, "move pawn 9")
    assert shown(match, "money") == [33_000, left]
    assert shown(match, "debt") == [0, loan]
    assert shown(match, "bank") == bank - loan
    lent = [{"article": "ZO-12", "seat": BLUE, "sum": loan}] if loan else []
    assert told(match, "borrowed") == lent
    assert pawns(match, BLUE) == "pawn 30"


@pytest.mark.article("ZO-R9")
def test_a_new_loan_is_added_to_the_debt() -> None:
    match = table(
        red="king 5, pawn 9", blue="king 30, pawn 12", money=[30_000, 0], debt=[0, 2_000], die=3
    )
    match.play(RED, "move pawn 9")
    assert shown(match, "debt") == [0, 3_000]


@pytest.mark.article("ZO-12", "ZO-R9")
def test_the_bank_may_lend_its_last_note_and_the_debtor_who_has_none_left_is_out() -> None:
    match = table(
        seats=3, red="king 5, pawn 9", blue="king 12, pawn 30", yellow="king 25",
        money=[150_000, 1_000, 37_000], die=3,
    )  # fmt: skip
    assert shown(match, "bank") == 2_000
    match.play(RED, "move pawn 9")
    assert shown(match, "money") == [153_000, 0, 37_000]
    assert told(match, "borrowed") == [{"article": "ZO-12", "seat": BLUE, "sum": 2_000}]
    assert pawns(match, BLUE) == "out"


@pytest.mark.article("ZO-12", "ZO-R9")
def test_where_the_bank_cannot_lend_the_whole_the_creditor_gets_what_there_is() -> None:
    match = table(
        seats=3, red="king 5, pawn 9", blue="king 12, pawn 30", yellow="king 25",
        money=[150_000, 1_000, 38_500], debt=[0, 7_000, 0], die=3,
    )  # fmt: skip
    assert shown(match, "bank") == 500
    match.play(RED, "move pawn 9")
    assert shown(match, "money") == [151_500, 0, 38_500]
    assert shown(match, "bank") == 0
    assert pawns(match, BLUE) == "out"
    assert told(match, "ruined") == [{"article": "ZO-12", "seat": BLUE}]


@pytest.mark.article("ZO-R9")
def test_whoever_is_out_has_no_pawns_no_debt_and_no_turns() -> None:
    match = table(
        seats=3, red="king 5, pawn 9", blue="king 12, pawn 30", yellow="king 25",
        money=[150_000, 1_000, 38_500], debt=[0, 7_000, 0], die=3,
    )  # fmt: skip
    match.play(RED, "move pawn 9")
    assert pawns(match, BLUE) == "out"
    assert shown(match, "debt") == [0, 0, 0]
    assert match.asks() == [YELLOW]
    match.play(YELLOW, "out pawn")
    match.play(RED, "throw")
    match.play(RED, "move king")
    assert match.asks() == [YELLOW]
    assert all(thrown["seat"] != BLUE for thrown in told(match, "thrown"))


@pytest.mark.article("ZO-R9")
def test_nobody_lands_on_pawns_that_are_off_the_board() -> None:
    match = table(
        seats=3, red="king 5, pawn 38", blue="out", yellow="king 25",
        money=[150_000, 0, 40_000], die=2,
    )  # fmt: skip
    match.play(RED, "move pawn 38")
    assert pawns(match, RED) == "king 5, pawn 40"
    assert told(match, "hit") == []
    assert shown(match, "money") == [150_000, 0, 40_000]


@pytest.mark.article("ZO-12", "ZO-R9")
def test_without_money_one_is_out_at_once_when_cashing_in_empties_the_bank() -> None:
    match = table(
        seats=4, red="king 5, pawn 32", blue="king 15", yellow="king 25", green="king 35",
        money=[150_000, 0, 36_000, 30_000],
    )  # fmt: skip
    assert shown(match, "bank") == 4_000
    match.play(RED, "cash 32")
    assert shown(match, "bank") == 0
    assert pawns(match, BLUE) == "out"
    assert [pawns(match, seat) for seat in (RED, YELLOW, GREEN)] == ["king 5", "king 25", "king 35"]
    assert match.asks() == [YELLOW]


@pytest.mark.article("ZO-12", "ZO-R9", "ZO-R11")
def test_with_the_bank_empty_the_loser_of_a_challenge_is_out_at_once() -> None:
    match = table(
        seats=3, red="king 9, pawn 5", blue="king 12, pawn 30", yellow="king 25",
        money=[100_000, 50_000, 40_000], die=3, dice="1",
    )  # fmt: skip
    match.play(RED, "move king")
    assert shown(match, "money") == [150_000, 0, 40_000]
    assert pawns(match, BLUE) == "out"
    assert match.asks() == [YELLOW]


@pytest.mark.article("ZO-12", "ZO-R9", "ZO-R11")
def test_a_challenger_who_loses_with_the_bank_empty_is_out_as_well() -> None:
    match = table(
        seats=3, red="king 9, pawn 5", blue="king 12, pawn 30", yellow="king 25",
        money=[100_000, 50_000, 40_000], die=3, dice="4 1",
    )  # fmt: skip
    match.play(RED, "move king")
    assert pawns(match, RED) == "out"
    assert pawns(match, BLUE) == "king 12, pawn 30"
    assert match.asks() == [BLUE]


@pytest.mark.article("ZO-12", "ZO-R9")
def test_several_can_be_ruined_at_once() -> None:
    match = table(
        seats=4, red="king 5, pawn 32", blue="king 15", yellow="king 25", green="king 35",
        money=[180_000, 0, 0, 36_000],
    )  # fmt: skip
    match.play(RED, "cash 32")
    assert [ruined["seat"] for ruined in told(match, "ruined")] == [BLUE, YELLOW]
    assert match.asks() == [GREEN]


@pytest.mark.article("ZO-12", "ZO-R9")
def test_without_money_one_plays_on_while_the_bank_has_500() -> None:
    match = table(
        red="king 5, pawn 9", blue="king 30, pawn 22", money=[159_500, 0], die=3, dice="4"
    )
    assert shown(match, "bank") == 500
    match.play(RED, "move pawn 9")
    assert match.asks() == [BLUE]
    match.play(BLUE, "move pawn 22")
    assert pawns(match, BLUE) == "king 30, pawn 26"


@pytest.mark.article("ZO-R9")
def test_a_debt_can_be_repaid_in_units_of_500_before_the_throw() -> None:
    match = table(red="king 5, pawn 9", debt=[1_500, 0])
    assert may(match, RED) == {"throw", "repay 500", "repay 1000", "repay 1500"}
    bank = shown(match, "bank")
    match.play(RED, "repay 1000")
    assert shown(match, "money") == [29_000, 30_000]
    assert shown(match, "debt") == [500, 0]
    assert shown(match, "bank") == bank + 1_000
    assert told(match, "repaid") == [{"article": "ZO-R9", "seat": RED, "sum": 1_000}]


@pytest.mark.article("ZO-R9")
def test_after_repaying_it_is_still_ones_turn() -> None:
    match = table(red="king 5, pawn 26", debt=[1_500, 0])
    match.play(RED, "repay 1000")
    assert may(match, RED) == {"throw", "repay 500", "cash 26"}
    match.play(RED, "repay 500")
    assert may(match, RED) == {"throw", "cash 26"}
    match.play(RED, "cash 26")
    assert shown(match, "money") == [32_000, 30_000]
    assert match.asks() == [BLUE]


@pytest.mark.article("ZO-R9")
def test_with_the_debt_repaid_and_nothing_to_cash_in_the_die_is_thrown_at_once() -> None:
    match = table(red="king 5, pawn 9", debt=[500, 0], dice="6")
    match.play(RED, "repay 500")
    assert (shown(match, "turn"), shown(match, "step"), shown(match, "die")) == (RED, "move", 6)


@pytest.mark.article("ZO-R9")
def test_one_repays_no_more_than_one_has() -> None:
    match = table(red="king 5, pawn 9", money=[1_000, 30_000], debt=[5_000, 0])
    assert may(match, RED) == {"throw", "repay 500", "repay 1000"}
    assert_refused(match, RED, "repay 1500", "ZO-R9", "not-so-much")
    match.play(RED, "repay 1000")
    assert shown(match, "money") == [0, 30_000]
    assert shown(match, "debt") == [4_000, 0]


@pytest.mark.article("ZO-R9")
def test_one_repays_no_more_than_one_owes() -> None:
    match = table(red="king 5, pawn 26")
    assert_refused(match, RED, "repay 500", "ZO-R9", "no-such-debt")
    match = table(red="king 5, pawn 26", debt=[500, 5_000])
    assert_refused(match, RED, "repay 1000", "ZO-R9", "no-such-debt")


@pytest.mark.article("ZO-R9")
def test_debts_are_repaid_before_the_throw_and_not_after() -> None:
    match = table(red="king 5, pawn 9", debt=[500, 0], dice="4")
    match.play(RED, "throw")
    assert_refused(match, RED, "repay 500", "ZO-R9", "repay-before")


@pytest.mark.article("ZO-R9")
def test_a_debtor_without_money_is_not_asked_to_repay() -> None:
    match = table(
        red="king 5, pawn 9", blue="king 25, pawn 29", money=[0, 30_000], debt=[500, 0],
        turn=BLUE, die=3, dice="4",
    )  # fmt: skip
    match.play(BLUE, "move king")
    assert (shown(match, "turn"), shown(match, "step"), shown(match, "die")) == (RED, "move", 4)


@pytest.mark.article("ZO-R9")
def test_money_comes_in_500s_and_nothing_is_borrowed_without_a_payment() -> None:
    match = table(red="king 5, pawn 26", money=[0, 30_000], debt=[500, 0])
    before = match.save()
    for line in ("borrow 500", "repay some", "repay -500", "repay 5e2"):
        with pytest.raises(NotAMove):
            match.play(RED, line)
    assert match.save() == before
    assert told(match, "borrowed") == []


@pytest.mark.article("ZO-R9", "ZO-13")
def test_wealth_is_money_less_debt() -> None:
    match = table(
        red="king 5, pawn 9", blue="king 25, pawn 29", turn=BLUE, die=3, round=30,
        money=[40_000, 35_000], debt=[6_000, 500],
    )  # fmt: skip
    match.play(BLUE, "move king")
    result = match.result()
    assert result is not None
    assert result.scores == [34_000, 34_500]
    assert result.winners == [BLUE]


@pytest.mark.article("ZO-12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_money_in_the_box_never_changes(seats: int) -> None:
    purses = [30_000, 500, 0, 0][:seats]
    match = table(seats=seats, red="king 5, pawn 9", blue="king 12", money=purses, die=3)
    before = match.game.box(match.state)
    match.play(RED, "move pawn 9")
    assert match.game.box(match.state) == before


@pytest.mark.article("ZO-R9")
def test_of_many_repayments_the_sensible_ones_are_shown_first() -> None:
    match = table(red="king 5, pawn 26", debt=[9_000, 0])
    assert len(may(match, RED)) == 2 + 18
    shown_first = [move.text for move in match.suggested(RED)]
    assert shown_first == [
        "throw", "cash 26", "repay 500", "repay 1000", "repay 4500", "repay 5000", "repay 9000",
    ]  # fmt: skip
    match.play(RED, "repay 8500")
    assert shown(match, "debt") == [500, 0]


@pytest.mark.article("ZO-R9", "ZO-7")
def test_one_is_asked_about_cashing_in_only_where_one_can() -> None:
    match = table(red="king 5, pawn 26", blue="king 30, pawn 25", debt=[500, 500])
    assert match.view(None)["step"] == "decide"
    match.play(RED, "cash 26")
    question = match.question(BLUE)
    assert question is not None
    assert (question.step, question.article) == ("repay", "ZO-R9")
    assert may(match, BLUE) == {"throw", "repay 500"}
