"""Search: moves thought through, all on the same deals and with the same luck."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any

import pytest

from ludotheque import BadSetup, Luck, Perspective
from ludotheque.bots.levels import Expert, expertise_of, make_bot, search_of
from ludotheque.bots.playout import play_out
from ludotheque.bots.search import Search, ToTheEnd
from ludotheque.core.hints import FEW, Foresight, Hints, lead, whim
from ludotheque.core.move import Move, Seat
from ludotheque.core.state import OVER, Terms
from tests.every_game.walk import Table, walk
from tests.toy.quarrel.rules import GAME as QUARREL
from tests.toy.quarrel.rules import LAYING, Card, Quarrel


class LowestCard(Hints[Quarrel]):
    """Likes low cards, which lose: whoever thinks ahead sees that."""

    holds = True

    def holds_for(self, terms: Terms) -> bool:
        return self.holds

    def novice(self, s: Quarrel, seat: Seat, legal: list[Move], luck: Luck) -> Move:
        return legal[luck.draw(len(legal))]

    def judge(self, s: Quarrel, seat: Seat, move: Move) -> float:
        return -float(move.card) if isinstance(move, Card) else 0.0


class HighestCard(LowestCard):
    """Has learnt better."""

    def judge(self, s: Quarrel, seat: Seat, move: Move) -> float:
        return float(move.card) if isinstance(move, Card) else 0.0


class ThisTrick(Foresight[Quarrel]):
    """Looks no further than the move itself, and remembers what it was shown."""

    def __init__(self) -> None:
        self.seen: list[tuple[list[list[int]], list[int]]] = []

    def playouts(self, s: Quarrel, seat: Seat, is_compiled: bool) -> int:
        return 4

    def is_far_enough(self, start: Quarrel, now: Quarrel) -> bool:
        self.seen.append((start.hands, start.pile))
        return True

    def worth(self, s: Quarrel, seat: Seat) -> float:
        return 0.5


@pytest.fixture
def hints(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The toy game with hints in its folder; what they are can be said."""
    module = ModuleType("tests.toy.quarrel.hints")
    module.HINTS = LowestCard()  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, module.__name__, module)
    return module


def to_lay(seed: int = 3) -> Perspective:
    """A seat that is to lay one of several cards, as it sees the table."""
    for ply in walk(Table(QUARREL, 2, {"peek": False}), seed=seed):
        if ply.s.is_at(LAYING) and len(ply.step.options(ply.s, ply.seat)) > 1:
            return Perspective(QUARREL, ply.s, ply.seat, Luck.seeded(1))
    raise AssertionError("nobody ever laid a card")


def test_what_a_bad_judgement_likes_is_seen_through(hints: Any) -> None:
    assert make_bot("regular", QUARREL).choose(to_lay()) is to_lay().legal[0]
    best = search_of(QUARREL).weigh(to_lay(), playouts=200)
    assert best[0].move is to_lay().legal[-1]
    assert best[0].worth > best[-1].worth


def test_playouts_are_counted_and_most_go_to_the_best(hints: Any) -> None:
    weighed = search_of(QUARREL).weigh(to_lay(), playouts=96)
    assert sorted([one.move.text for one in weighed]) == sorted(
        [move.text for move in to_lay().legal]
    )
    assert weighed[0].playouts == max(one.playouts for one in weighed)
    assert sum(one.playouts for one in weighed) <= 96
    assert all(0 <= one.ahead <= one.playouts and 0 <= one.worth <= 1 for one in weighed)


def test_all_moves_get_the_same_where_they_are_to_be_compared(hints: Any) -> None:
    moves = to_lay().legal[:2]
    weighed = search_of(QUARREL).weigh(to_lay(), playouts=20, among=moves, is_even=True)
    assert {one.move for one in weighed} == set(moves)
    assert [one.playouts for one in weighed] == [10, 10]


def test_all_candidates_are_tried_on_the_same_deals(hints: Any) -> None:
    hints.EXPERT = foresight = ThisTrick()
    moves = to_lay().legal
    search_of(QUARREL).weigh(to_lay(), playouts=3 * len(moves), among=moves, is_even=True)
    deals = [
        foresight.seen[place : place + len(moves)] for place in range(0, 3 * len(moves), len(moves))
    ]
    assert all(deal == [deal[0]] * len(moves) for deal in deals)
    assert deals[0] != deals[1] or deals[1] != deals[2]


def test_who_wavers_makes_a_move_about_three_times_as_often_that_is_judged_one_better() -> None:
    luck = Luck.seeded(4)
    better = sum([1.0 + whim(luck) > whim(luck) for _ in range(4000)])
    assert 0.70 < better / 4000 < 0.76  # e of e + 1


def test_rivals_who_waver_do_not_always_play_what_judgement_likes(hints: Any) -> None:
    firm = search_of(QUARREL).weigh(to_lay(), playouts=200, is_even=True)
    hints.EXPERT = ToTheEnd(QUARREL)
    hints.EXPERT.wavering = 100.0
    wavering = search_of(QUARREL).weigh(to_lay(), playouts=200, is_even=True)
    again = search_of(QUARREL).weigh(to_lay(), playouts=200, is_even=True)
    assert [one.worth for one in wavering] == [one.worth for one in again]
    assert [one.worth for one in wavering] != [one.worth for one in firm]
    best = wavering[0].move.text
    assert wavering[0].worth < next(one.worth for one in firm if one.move.text == best)


def test_deals_are_first_made_likely_ones(hints: Any) -> None:
    class Certain(ThisTrick):
        def suppose(self, s: Quarrel, seat: Seat, luck: Luck) -> None:
            s.pile = []

    hints.EXPERT = foresight = Certain()
    search_of(QUARREL).weigh(to_lay())
    assert foresight.seen and all(not pile for _, pile in foresight.seen)


def test_the_same_seed_gives_the_same_decision_and_the_same_figures(hints: Any) -> None:
    def figures(seed: int) -> list[tuple[str, float, int]]:
        perspective = to_lay()
        perspective.luck = Luck.seeded(seed)
        weighed = search_of(QUARREL).weigh(perspective, playouts=48)
        return [(one.move.text, one.worth, one.ahead) for one in weighed]

    assert figures(5) == figures(5)
    assert figures(5) != figures(6)


def test_thinking_changes_nothing_on_the_table(hints: Any) -> None:
    perspective = to_lay()
    before = perspective.view
    search_of(QUARREL).weigh(perspective, playouts=30)
    assert perspective.view == before


@pytest.mark.parametrize("playouts", [0, -3])
def test_a_budget_of_nothing_is_refused(hints: Any, playouts: int) -> None:
    with pytest.raises(BadSetup) as refusal:
        Expert(QUARREL, playouts=playouts).choose(to_lay())
    assert str(refusal.value) == (
        f"a move is thought through by one playout at least, not by {playouts}."
    )


def test_a_game_that_says_no_more_is_thought_through_to_its_end(hints: Any) -> None:
    assert expertise_of(QUARREL) is None
    assert isinstance(search_of(QUARREL).foresight, ToTheEnd)
    s = QUARREL.new_state(QUARREL.new_terms(2))
    play_out(QUARREL, s, Luck.seeded(1), [Expert(QUARREL, 12), make_bot("regular", QUARREL)])
    assert s.step == OVER


def test_a_finer_judgement_is_followed_where_it_holds(hints: Any) -> None:
    hints.EXPERT = finer = HighestCard()
    assert make_bot("expert", QUARREL).choose(to_lay()) is to_lay().legal[-1]
    finer.holds = False
    assert make_bot("expert", QUARREL).choose(to_lay()) is to_lay().legal[0]


def test_a_foresight_says_what_is_thought_through(hints: Any) -> None:
    class Never(ThisTrick):
        def is_searched(self, s: Quarrel, seat: Seat) -> bool:
            return False

    hints.EXPERT = foresight = Never()
    assert make_bot("expert", QUARREL).choose(to_lay()) is to_lay().legal[0]
    assert foresight.seen == []


def test_no_more_moves_are_thought_through_than_a_foresight_wants(hints: Any) -> None:
    class Two(ThisTrick):
        def candidates(self, s: Quarrel, seat: Seat) -> int:
            return 2

    perspective = to_lay()
    liked = [one.move for one in Search(QUARREL, hints.HINTS, Two()).weigh(perspective)]
    assert liked == perspective.legal[:2]
    assert Foresight[Quarrel]().candidates(QUARREL.new_state(QUARREL.new_terms(2)), 0) == FEW


def test_a_lead_is_worth_more_than_half_and_the_best_rival_counts() -> None:
    assert lead([3.0, 3.0, -50.0], 0, 2.0) == 0.5
    assert lead([4.0, 3.0, -50.0], 0, 2.0) > 0.5 > lead([2.0, 3.0, -50.0], 0, 2.0)
    assert lead([1e9, 0.0], 0, 1.0) <= 1.0
