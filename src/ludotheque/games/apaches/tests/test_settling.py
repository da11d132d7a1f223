"""The end of a round: what every quarter brings; prison, recruits, the fence, the bourgeois."""

from __future__ import annotations

import pytest
from tests.every_game.looking import assert_refused, may, shown, told

from ludotheque.games.apaches.tests.table import ONE, TWO, money, settled, table


@pytest.mark.article("AP-11", "AP-17", "AP-18")
def test_the_majority_takes_what_is_still_uncovered() -> None:
    match = settled(gangs=["2:1", "2:2+1"], removed=["2 money 400"])
    assert money(match) == [500, 900]
    assert told(match, "money-won") == [{"seat": TWO, "quarter": 2, "sum": 400}]
    assert {"quarter": 2, "content": 2} in told(match, "uncovered")


@pytest.mark.article("AP-18")
@pytest.mark.parametrize(
    ("removed", "quarter", "sum"), [("5 money 200", 5, 200), ("5 money 500", 5, 500)]
)
def test_money_is_paid_as_printed(removed: str, quarter: int, sum: int) -> None:
    match = settled(seats=3, gangs=[f"{quarter}:1", "", ""], removed=[removed])
    assert money(match) == [500 + sum, 500, 500]


@pytest.mark.article("AP-R3")
def test_a_quarter_where_nobody_stands_gives_nothing() -> None:
    match = settled()
    assert money(match) == [500, 500]
    assert [event["quarter"] for event in told(match, "nobody-there")] == [1, 2, 3, 6, 9, 8]


@pytest.mark.article("AP-R4")
def test_quarters_are_settled_from_1_to_7_then_the_fence_then_the_bourgeois() -> None:
    match = settled(seats=4, gangs=["9:1 8:1", "", "", ""])
    names = [event.get("event") for entry in match.story(None) for event in entry["events"]]
    assert [event["quarter"] for event in told(match, "uncovered")] == [1, 2, 3, 4, 5, 6, 7]
    assert names.index("uncovered") < names.index("fenced") < names.index("attacked")


@pytest.mark.article("AP-19", "AP-26", "AP-R9", "AP-R18")
def test_burglaries_pay_at_once_and_the_fence_250_for_each() -> None:
    match = settled(
        gangs=["2:2 9:1", "3:1"], removed=["2 burglary 300", "3 burglary 200", "6 burglary 200"]
    )
    assert told(match, "burgled") == [
        {"seat": ONE, "quarter": 2, "sum": 300},
        {"seat": TWO, "quarter": 3, "sum": 200},
    ]
    assert told(match, "fenced") == [{"seat": ONE, "burglaries": 2, "sum": 500, "recruits": 1}]
    assert money(match) == [500 + 300 + 500, 700]
    assert shown(match, "recruits_in_reserve") == [1, 0]


@pytest.mark.article("AP-26")
def test_the_fence_gives_a_recruit_even_without_a_burglary() -> None:
    match = settled(gangs=["", "9:1"], removed=["2 money 400"])
    assert money(match) == [500, 500]
    assert shown(match, "recruits_in_reserve") == [0, 1]


@pytest.mark.article("AP-20")
@pytest.mark.parametrize(("seats", "each"), [(2, 300), (3, 200), (4, 150)])
def test_every_other_gang_pays_for_a_robbery(seats: int, each: int) -> None:
    match = settled(seats=seats, gangs=["6:1", *[""] * (seats - 1)], removed=["6 robbery"])
    assert money(match) == [500 + each * (seats - 1)] + [500 - each] * (seats - 1)


@pytest.mark.article("AP-R5", "AP-20")
def test_one_pays_what_one_has() -> None:
    match = settled(seats=3, gangs=["6:1", "", ""], removed=["6 robbery"], money=[500, 120, 0])
    assert money(match) == [620, 0, 0]
    assert told(match, "robbed") == [
        {"seat": ONE, "victim": 1, "sum": 120}, {"seat": ONE, "victim": 2, "sum": 0},
    ]  # fmt: skip


@pytest.mark.article("AP-21", "AP-R6")
def test_reinforcements_are_two_recruits_for_the_next_round() -> None:
    match = settled(gangs=["1:1", ""], removed=["1 reinforcements"])
    assert shown(match, "recruits_in_reserve") == [2, 0]
    assert told(match, "reinforced") == [{"seat": ONE, "quarter": 1, "recruits": 2}]
    assert told(match, "recruited") == [{"seat": ONE, "recruits": 2, "left": 2}]
    assert shown(match, "recruits_aside") == 3


@pytest.mark.article("AP-R6")
def test_all_recruits_go_back_then_those_just_won_are_handed_out() -> None:
    match = settled(
        seats=4, gangs=["1:1 5:1 9:1", "2:1+0+1", "", ""], recruits=[2, 0, 2, 0],
        removed=["1 reinforcements", "5 reinforcements"],
    )  # fmt: skip
    assert shown(match, "recruits_in_reserve") == [5, 0, 0, 0]
    assert shown(match, "recruits_aside") == 0
    assert shown(match, "recruits_gone") == 0


@pytest.mark.article("AP-R6")
def test_where_used_recruits_leave_the_others_are_handed_out_as_far_as_they_reach() -> None:
    match = settled(
        seats=4, gangs=["1:1", "5:1+0+3", "9:1", ""], recruits=[1, 0, 0, 0],
        removed=["1 reinforcements", "5 reinforcements"], recruits_leave=True,
    )  # fmt: skip
    assert shown(match, "recruits_gone") == 3
    assert [event["recruits"] for event in told(match, "reinforced")] == [2, 0]
    assert told(match, "fenced") == [{"seat": 2, "burglaries": 0, "sum": 0, "recruits": 0}]
    assert shown(match, "recruits_in_reserve") == [2, 0, 0, 0]
    assert shown(match, "recruits_aside") == 0


LOSSES = [("2 hurt", 2, "hospital"), ("6 killed", 6, "cemetery"), ("1 jailed", 1, "prison")]


@pytest.mark.article("AP-22", "AP-23", "AP-24", "AP-14", "AP-R7")
@pytest.mark.parametrize(("removed", "quarter", "where"), LOSSES)
def test_a_loss_takes_a_leader_of_that_quarter_and_never_a_novice(
    removed: str, quarter: int, where: str
) -> None:
    match = settled(gangs=[f"{quarter}:1+2 9:1", f"{quarter}:2"], removed=[removed])
    assert shown(match, where) == [1, 0]
    assert shown(match, "leaders_in_reserve") == [6, 7]
    assert shown(match, "novices_in_reserve") == [1, 3]
    for other in {"hospital", "prison", "cemetery"} - {where}:
        assert shown(match, other) == [0, 0]
    # Nobody is missing in 9, and a loss is no burglary.
    assert told(match, "fenced") == [{"seat": ONE, "burglaries": 0, "sum": 0, "recruits": 1}]


@pytest.mark.article("AP-22", "AP-24", "AP-R17", "AP-28")
def test_who_was_hurt_or_jailed_is_back_at_the_end_of_the_next_round() -> None:
    match = settled(
        round=2, hospital=[1, 0], prison=[1, 2], cemetery=[0, 1], gangs=["1:1", ""],
        removed=["1 jailed"],
    )  # fmt: skip
    assert shown(match, "hospital") == [0, 0]
    assert shown(match, "prison") == [1, 0]
    assert shown(match, "cemetery") == [0, 1]
    assert shown(match, "leaders_in_reserve") == [6, 6]
    assert told(match, "came-back") == [
        {"seat": ONE, "healed": 1, "released": 1}, {"seat": TWO, "healed": 0, "released": 2},
    ]  # fmt: skip


@pytest.mark.article("AP-R17")
def test_a_gang_without_leaders_only_lays_hideouts() -> None:
    match = table(round=2, hospital=[2, 0], prison=[3, 0], cemetery=[2, 0], money=[0, 500])
    assert all(move.startswith("lay ") for move in may(match, ONE))


@pytest.mark.article("AP-12", "AP-28")
def test_leaders_come_back_and_used_novices_leave_the_game() -> None:
    match = settled(gangs=["2:2+2", "3:3+1"], removed=["2 money 400", "3 money 500"])
    assert shown(match, "leaders_in_reserve") == [7, 7]
    assert shown(match, "novices_in_reserve") == [1, 2]
    assert shown(match, "retired") == [2, 1]
    assert not any(shown(match, "leaders") + shown(match, "novices"))


@pytest.mark.article("AP-25", "AP-R8")
def test_after_laying_jailed_leaders_may_be_freed_for_150_each() -> None:
    match = table(round=2, turn=3, prison=[2, 0], money=[400, 0])
    reserve = shown(match, "leaders_in_reserve")[ONE]
    assert_refused(match, ONE, "free", "AP-25", "bail-after-laying")
    match.play(ONE, sorted(may(match, ONE))[0])
    assert may(match, ONE) == {"free", "done"}
    match.play(ONE, "free")
    match.play(ONE, "free")
    assert money(match) == [100, 0]
    assert shown(match, "prison") == [0, 0]
    assert shown(match, "leaders_in_reserve")[ONE] == reserve + 2
    assert match.asks() == [TWO]


@pytest.mark.article("AP-25")
def test_one_may_leave_them_there_and_without_money_one_is_not_asked() -> None:
    match = table(round=2, turn=3, prison=[1, 1], money=[150, 149])
    match.play(ONE, sorted(may(match, ONE))[0])
    match.play(ONE, "done")
    assert shown(match, "prison") == [1, 1]
    assert_refused(match, TWO, "free", "AP-25", "no-money-for-bail")
    match.play(TWO, sorted(may(match, TWO))[0])
    assert match.asks() == [ONE]


@pytest.mark.article("AP-R8")
def test_in_the_last_turn_no_bail_is_offered() -> None:
    match = table(round=2, turn=6, prison=[1, 0])
    assert_refused(match, ONE, "free", "AP-R8", "no-bail-in-last-turn")
    match.play(ONE, sorted(may(match, ONE))[0])
    assert match.asks() == [TWO]


@pytest.mark.article("AP-27")
@pytest.mark.parametrize(("luck", "who"), [("bourgeois", 0), ("policeman", 1)])
def test_the_majority_attacks_a_bourgeois_and_alone_learns_who_it_was(luck: str, who: int) -> None:
    match = settled(gangs=["8:2", "8:1"], luck=luck)
    assert match.view(ONE)["attacked"] == [[who], 0]
    assert match.view(TWO)["attacked"] == [1, []]
    assert match.view(None)["attacked"] == [1, 0]
    assert told(match, "attacked-whom", ONE) == [{"who": who}]
    assert told(match, "attacked-whom", TWO) == []
    assert shown(match, "bourgeois") == 3


@pytest.mark.article("AP-27")
def test_the_same_gang_may_attack_each_round() -> None:
    match = settled(round=2, gangs=["8:2", ""], attacked=[[0], []], luck="policeman")
    assert match.view(ONE)["attacked"] == [[0, 1], 0]
