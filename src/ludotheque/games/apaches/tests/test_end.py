"""The end of the game: the bourgeois, the operational Apaches, and who wins."""

from __future__ import annotations

import pytest
from tests.every_game.looking import shown, told

from ludotheque.games.apaches.tests.table import ONE, TWO, money, settled


@pytest.mark.article("AP-29", "AP-R19")
def test_the_game_ends_after_the_third_round_and_nothing_is_dealt_any_more() -> None:
    assert not settled(round=2).is_over
    match = settled(round=3)
    assert match.is_over
    assert shown(match, "hands") == [[], []]
    assert len(shown(match, "covered")) == 12


@pytest.mark.article("AP-29")
@pytest.mark.parametrize("rounds", [2, 4])
def test_a_table_may_agree_on_another_number_of_rounds(rounds: int) -> None:
    assert not settled(round=rounds - 1, rounds=rounds).is_over
    assert settled(round=rounds, rounds=rounds).is_over


@pytest.mark.article("AP-32")
def test_at_the_end_everyones_money_is_counted_before_all() -> None:
    assert shown(settled(round=2, money=[700, 500]), "totals") == [-1, -1]
    match = settled(round=3, money=[700, 500])
    assert match.view(ONE)["wallets"] == [1_200, None]
    assert shown(match, "totals") == [1_200, 1_000]


@pytest.mark.article("AP-31", "AP-R19")
def test_each_operational_apache_is_worth_50_and_all_cash_counts() -> None:
    match = settled(round=3, retired=[3, 0], money=[700, 500])
    assert money(match) == [700 + 7 * 50, 500 + 10 * 50]
    result = match.result()
    assert result is not None
    assert result.scores == [1_050, 1_000]
    assert result.winners == [ONE]


@pytest.mark.article("AP-31")
def test_five_leaders_two_recruits_and_an_unused_novice_bring_400() -> None:
    match = settled(
        round=3, gangs=["1:1", ""], removed=["1 reinforcements"], cemetery=[2, 0], retired=[2, 0]
    )
    assert told(match, "operational")[ONE] == {"seat": ONE, "apaches": 8, "sum": 400}
    assert money(match)[ONE] == 900


@pytest.mark.article("AP-31", "AP-R17")
def test_who_came_out_at_the_end_counts_and_who_was_taken_in_round_three_does_not() -> None:
    match = settled(
        round=3, gangs=["1:1", ""], removed=["1 jailed"], prison=[1, 0], hospital=[1, 0],
        retired=[3, 3], recruits=[2, 0],
    )  # fmt: skip
    assert told(match, "operational")[ONE] == {"seat": ONE, "apaches": 6, "sum": 300}


@pytest.mark.article("AP-30", "AP-R11")
def test_bourgeois_pay_200_each_and_the_policeman_fines_and_takes_a_leader() -> None:
    match = settled(round=3, attacked=[[0, 1], [0]], retired=[3, 3], money=[0, 0])
    assert told(match, "bourgeois-shown") == [
        {"seat": ONE, "bourgeois": 1, "sum": 200}, {"seat": TWO, "bourgeois": 1, "sum": 200},
    ]  # fmt: skip
    assert told(match, "policeman-shown") == [{"seat": ONE, "sum": 200, "leaders": 1}]
    assert money(match) == [200 - 200 + 6 * 50, 200 + 7 * 50]
    assert shown(match, "unmasked") == [[0, 1], [0]]
    assert shown(match, "prison") == [1, 0]


@pytest.mark.article("AP-R11", "AP-R5")
def test_the_policeman_takes_what_there_is_and_with_no_leader_left_only_money() -> None:
    match = settled(round=3, attacked=[[1], []], retired=[3, 3], cemetery=[7, 0], money=[120, 0])
    assert told(match, "policeman-shown") == [{"seat": ONE, "sum": 120, "leaders": 0}]
    assert money(match)[ONE] == 0


@pytest.mark.article("AP-30", "AP-27")
def test_a_bourgeois_attacked_in_round_three_is_shown_at_once() -> None:
    match = settled(round=3, gangs=["8:1", ""], retired=[3, 3], luck="bourgeois")
    assert money(match)[ONE] == 500 + 200 + 7 * 50


@pytest.mark.article("AP-32")
@pytest.mark.parametrize(
    ("purses", "cemetery", "winners"),
    [
        ([500, 450], [0, 0], [ONE]),
        ([500, 450], [1, 0], [TWO]),
        ([450, 500], [0, 1], [ONE]),
        ([500, 500], [0, 0], [ONE, TWO]),
    ],
)
def test_most_money_wins_then_most_operational_apaches_then_it_is_shared(
    purses: list[int], cemetery: list[int], winners: list[int]
) -> None:
    match = settled(round=3, money=purses, cemetery=cemetery)
    result = match.result()
    assert result is not None
    assert result.winners == winners
