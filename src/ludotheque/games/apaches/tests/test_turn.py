"""A turn: placing, moving, ties, and laying a hideout."""

from __future__ import annotations

import pytest
from tests.every_game.looking import assert_refused, may, shown, told

from ludotheque import NotAMove
from ludotheque.games.apaches.tests.table import ONE, TWO, gang, number, table


@pytest.mark.article("AP-6", "AP-10")
def test_after_one_action_a_hideout_is_laid_and_the_turn_is_over() -> None:
    match = table(held=["1 jailed", ""])
    match.play(ONE, "place leader 2 in 3")
    assert may(match, ONE) == {move for move in may(match, ONE) if move.startswith("lay")}
    assert_refused(match, ONE, "place leader 1 in 2", "AP-6", "one-action")
    assert_refused(match, ONE, "move leader 3>2", "AP-6", "one-action")
    match.play(ONE, "lay 1 jailed")
    assert match.asks() == [TWO]


@pytest.mark.article("AP-6")
def test_one_may_do_without_an_action() -> None:
    match = table(held=["1 jailed", ""])
    match.play(ONE, "lay 1 jailed")
    assert match.asks() == [TWO]


@pytest.mark.article("AP-7", "AP-R14")
def test_any_number_is_placed_from_the_reserve_in_one_quarter() -> None:
    match = table(recruits=[2, 0])
    match.play(ONE, "place leader 4, novice 3, recruit 2 in 9")
    assert gang(match, ONE, 9) == "4+3+2"
    assert shown(match, "leaders_in_reserve") == [3, 7]
    assert shown(match, "novices_in_reserve") == [0, 3]
    assert shown(match, "recruits_in_reserve") == [0, 0]
    counts = {"leaders": 4, "novices": 3, "recruits": 2}
    assert told(match, "placed") == [{"seat": ONE, "quarter": 9, **counts}]


@pytest.mark.article("AP-R14")
@pytest.mark.parametrize("line", ["place in 3", "place leader 0 in 3", "place leader 1 in 10"])
def test_placing_nobody_or_nowhere_is_no_move(line: str) -> None:
    with pytest.raises(NotAMove):
        table().play(ONE, line)


MOVES = [
    ("two leave a quarter empty and lead next door", ["4:2", "5:1", "", ""],
     "move leader 4>5, leader 4>5", {4: "0+0+0", 5: "2+0+0"}),
    ("two from two quarters lead in a third", ["6:1 3:1", "2:1", "", ""],
     "move leader 3>2, leader 6>2", {3: "0+0+0", 6: "0+0+0", 2: "2+0+0"}),
    ("two from one quarter lead in one and are second in another", ["7:2", "3:2", "", ""],
     "move leader 7>3, leader 7>5", {7: "0+0+0", 3: "1+0+0", 5: "1+0+0"}),
    ("two from two quarters to two", ["1:1 2:1", "3:3", "", ""],
     "move leader 1>4, leader 2>3", {1: "0+0+0", 2: "0+0+0", 4: "1+0+0", 3: "1+0+0"}),
    ("one alone", ["1:2", "", "", ""], "move leader 1>8", {1: "1+0+0", 8: "1+0+0"}),
]  # fmt: skip


@pytest.mark.article("AP-8", "AP-9")
@pytest.mark.parametrize(
    ("gangs", "move", "after"), [case[1:] for case in MOVES], ids=[case[0] for case in MOVES]
)
def test_one_or_two_move_to_quarters_that_touch(
    gangs: list[str], move: str, after: dict[int, str]
) -> None:
    match = table(seats=4, gangs=gangs)
    assert move in may(match, ONE)
    match.play(ONE, move)
    assert {quarter: gang(match, ONE, quarter) for quarter in after} == after
    assert len(told(match, "moved")) == move.count(">")


@pytest.mark.article("AP-8")
def test_the_order_in_which_two_are_named_does_not_matter() -> None:
    match = table(seats=4, gangs=["1:1 2:1", "", "", ""])
    match.play(ONE, "move leader 2>3, leader 1>4")
    assert match.entries[-1].text == "move leader 1>4, leader 2>3"


@pytest.mark.article("AP-9", "AP-R1")
@pytest.mark.parametrize(
    ("gangs", "move", "reason"),
    [
        (["4:2", "5:2", "", ""], "move leader 4>5, leader 4>5", "tie-entered"),
        (["1:3", "1:2", "", ""], "move leader 1>8", "tie-left"),
        (["", "5:2", "", ""], "place leader 2 in 5", "tie-entered"),
        (["5:1", "5:3", "", ""], "place leader 1, novice 1 in 5", "tie-entered"),
        (["5:4", "5:3", "5:2", ""], "move leader 5>8, leader 5>8", "tie-left"),
    ],
)
def test_no_action_may_make_a_tie(gangs: list[str], move: str, reason: str) -> None:
    assert_refused(table(seats=4, gangs=gangs), ONE, move, "AP-9", reason)


@pytest.mark.article("AP-R1")
def test_ties_are_looked_at_when_the_whole_action_is_done() -> None:
    match = table(seats=4, gangs=["1:3", "1:2", "", ""])
    assert_refused(match, ONE, "move leader 1>4", "AP-9", "tie-left")
    match.play(ONE, "move leader 1>4, leader 1>8")
    assert gang(match, ONE, 1) == "1+0+0"


@pytest.mark.article("AP-R1")
def test_a_gang_with_nobody_there_is_not_present() -> None:
    match = table(seats=4, gangs=["1:1", "1:2", "", ""])
    match.play(ONE, "move leader 1>4")
    assert gang(match, ONE, 1) == "0+0+0"


@pytest.mark.article("AP-R2")
def test_nobody_moves_twice_and_a_closed_quarter_is_not_crossed() -> None:
    match = table(seats=4, gangs=["1:1", "", "", ""])
    assert_refused(match, ONE, "move leader 1>4, leader 4>5", "AP-R2", "moved-twice")
    closed = table(gangs=["1:2", ""])
    assert "move leader 1>8" in may(closed, ONE)
    assert_refused(closed, ONE, "move leader 1>4, leader 4>5", "AP-2", "closed-quarter")


@pytest.mark.article("AP-R2")
def test_two_may_follow_each_other() -> None:
    match = table(seats=4, gangs=["1:1 4:1", "", "", ""])
    match.play(ONE, "move leader 1>4, leader 4>5")
    assert [gang(match, ONE, quarter) for quarter in (1, 4, 5)] == ["0+0+0", "1+0+0", "1+0+0"]


@pytest.mark.article("AP-R14", "AP-8")
def test_two_may_swap_quarters() -> None:
    match = table(seats=4, gangs=["1:2 4:2+1", "", "", ""])
    match.play(ONE, "move leader 1>4, novice 4>1")
    assert [gang(match, ONE, quarter) for quarter in (1, 4)] == ["1+1+0", "3+0+0"]
    again = table(seats=4, gangs=["1:1 4:1", "", "", ""])
    assert "move leader 1>4, leader 4>1" in may(again, ONE)


@pytest.mark.article("AP-10", "AP-11")
def test_a_hideout_is_shown_to_all_and_covers_its_place() -> None:
    match = table(held=["3 hurt", ""])
    before = shown(match, "covered")
    match.play(ONE, "lay 3 hurt")
    assert shown(match, "covered") == [*before, number("3 hurt")]
    assert told(match, "laid", TWO) == [{"seat": ONE, "quarter": 3, "content": 10}]


@pytest.mark.article("AP-10")
def test_the_hideout_may_be_of_the_same_quarter_or_of_another() -> None:
    match = table(seats=4, order=[0, 1, 2, 3], held=["3 hurt", "6 killed", "", ""])
    match.play(ONE, "place leader 1 in 3")
    match.play(ONE, "lay 3 hurt")
    match.play(TWO, "place leader 3 in 7")
    match.play(TWO, "lay 6 killed")
    assert gang(match, ONE, 3) == "1+0+0"
    assert gang(match, TWO, 7) == "3+0+0"


@pytest.mark.article("AP-10")
def test_one_lays_only_what_one_holds() -> None:
    match = table(held=["3 hurt", "1 jailed"])
    assert_refused(match, ONE, "lay 1 jailed", "AP-10", "not-held")


@pytest.mark.article("AP-12", "AP-13", "AP-R13")
@pytest.mark.parametrize(
    ("gangs", "move"),
    [
        ("", "place leader 1, novice 3 in 1"),
        ("1:1", "place novice 2 in 1"),
        ("1:1", "place recruit 1 in 1"),
        ("1:1+1 4:1", "move novice 1>4"),
        ("1:1+1", "move leader 1>4, novice 1>4"),
        ("1:1+1 4:1", "move leader 1>4, leader 4>1"),
    ],
)
def test_novices_and_recruits_go_with_a_leader(gangs: str, move: str) -> None:
    match = table(seats=4, gangs=[gangs, "", "", ""], recruits=[1, 0, 0, 0])
    assert move in may(match, ONE)


@pytest.mark.article("AP-13", "AP-R13")
@pytest.mark.parametrize(
    ("gangs", "move", "reason"),
    [
        ("", "place novice 1 in 1", "novice-alone"),
        ("", "place recruit 1 in 1", "novice-alone"),
        ("1:1+1", "move novice 1>4", "novice-alone"),
        ("1:1+1", "move leader 1>4", "novice-left"),
        ("1:2+1", "move leader 1>4, leader 1>8", "novice-left"),
        ("1:1+1 4:1", "move novice 1>4, leader 4>5", "novice-alone"),
    ],
)
def test_no_novice_is_placed_or_left_alone(gangs: str, move: str, reason: str) -> None:
    match = table(seats=4, gangs=[gangs, "", "", ""], recruits=[1, 0, 0, 0])
    assert_refused(match, ONE, move, "AP-13", reason)


@pytest.mark.article("AP-12")
def test_a_novice_counts_like_a_leader() -> None:
    match = table(seats=4, gangs=["", "5:1+1", "", ""])
    assert_refused(match, ONE, "place leader 2 in 5", "AP-9", "tie-entered")


@pytest.mark.article("AP-15", "AP-R16")
def test_the_last_turn_goes_by_the_reserve_then_clockwise() -> None:
    match = table(
        seats=4, turn=5, first=TWO, at=3, gangs=["1:3", "2:3", "3:1", "4:5+1"],
        prison=[0, 0, 2, 0],
    )  # fmt: skip
    match.play(ONE, sorted(may(match, ONE))[0])
    assert shown(match, "turn") == 6
    assert shown(match, "order") == [TWO, 2, ONE, 3]
    assert told(match, "last-turn") == [
        {"seat": TWO, "place": 1, "apaches": 7},
        {"seat": 2, "place": 2, "apaches": 7},
        {"seat": ONE, "place": 3, "apaches": 7},
        {"seat": 3, "place": 4, "apaches": 4},
    ]


@pytest.mark.article("AP-15", "AP-R16")
def test_recruits_count_and_a_leader_freed_in_turn_five_counts_too() -> None:
    match = table(turn=5, at=1, prison=[0, 1], recruits=[0, 1], money=[500, 500])
    match.play(TWO, sorted(may(match, TWO))[0])
    match.play(TWO, "free")
    assert told(match, "last-turn")[0] == {"seat": TWO, "place": 1, "apaches": 11}
    assert match.asks() == [TWO]
