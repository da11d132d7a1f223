"""The tests for every game can fail: each is shown a game that breaks what it holds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ludotheque.core.event import Tell
from ludotheque.core.luck import Luck
from ludotheque.core.move import Move, Seat
from ludotheque.core.registry import find_game
from tests.every_game import test_conformance, test_redeal_is_complete, test_secrecy
from tests.every_game.walk import Table, tiny_tables
from tests.toy.quarrel import rules
from tests.toy.quarrel.rules import Quarrel


def _table(name: str = "peek") -> Table:
    return Table(find_game("quarrel"), 2, {name: True})


def test_a_redeal_that_cheats_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """It looks right to its seat, but deals only the truth."""
    monkeypatch.setattr(rules.QuarrelGame, "redeal", lambda self, s, seat, luck: s.copy())
    tiny = next(table for table in tiny_tables() if table.game.name == "quarrel")
    with pytest.raises(AssertionError):
        test_redeal_is_complete.test_redeals_are_the_states_with_the_same_seen_history(tiny, 0)
    with pytest.raises(AssertionError):
        test_secrecy.test_a_redeal_does_not_know_the_truth(_table())


def test_a_redeal_that_changes_what_a_seat_holds_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = rules.QuarrelGame.redeal

    def redeal(self: Any, s: Quarrel, seat: Seat, luck: Luck) -> Quarrel:
        return honest(self, s, 1 - seat, luck)

    monkeypatch.setattr(rules.QuarrelGame, "redeal", redeal)
    with pytest.raises(AssertionError):
        test_secrecy.test_a_redeal_looks_the_same_to_its_seat(_table())


def _leak(told: Callable[[Quarrel, Seat, Move, Tell], None]) -> Any:
    honest = rules.LayACard.do

    def do(self: Any, s: Quarrel, seat: Seat, move: Move, tell: Tell) -> None:
        honest(self, s, seat, move, tell)
        told(s, seat, move, tell)

    return do


def test_an_event_that_tells_too_much_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def told(s: Quarrel, seat: Seat, move: Move, tell: Tell) -> None:
        if isinstance(move, rules.Card):
            tell.everyone(rules.SHOWN, seat, move.card, 0)

    monkeypatch.setattr(rules.LayACard, "do", _leak(told))
    with pytest.raises(AssertionError):
        test_secrecy.test_two_games_that_differ_by_a_redeal_send_a_seat_the_same(_table())
    with pytest.raises(AssertionError):
        test_secrecy.test_undo_is_refused_where_somebody_learnt_something(_table())


def test_a_step_that_passes_by_itself_and_tells_by_that_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Who laid the highest card is not asked about raising: everyone can see who that is."""

    def told(s: Quarrel, seat: Seat, move: Move, tell: Tell) -> None:
        if s.is_at(rules.RAISING):
            s.choice.finish(s.laid.index(max(s.laid)))

    monkeypatch.setattr(rules.LayACard, "do", _leak(told))
    with pytest.raises(AssertionError):
        test_secrecy.test_two_games_that_differ_by_a_redeal_send_a_seat_the_same(_table())


def test_an_option_that_the_law_forbids_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        rules.LayACard, "options", lambda self, s, seat: [rules.LAY_CARD[9], rules.PEEK]
    )
    with pytest.raises(AssertionError):
        test_conformance.test_options_are_what_the_law_allows(_table())


def test_a_card_that_vanishes_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def told(s: Quarrel, seat: Seat, move: Move, tell: Tell) -> None:
        s.pile = s.pile[1:]

    monkeypatch.setattr(rules.LayACard, "do", _leak(told))
    with pytest.raises(AssertionError):
        test_conformance.test_what_the_box_holds_never_changes_in_sum(_table())


def test_a_copy_that_shares_a_list_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Quarrel.copy

    def copy(self: Quarrel) -> Quarrel:
        made = honest(self)
        made.hands = list(self.hands)
        return made

    monkeypatch.setattr(Quarrel, "copy", copy)
    with pytest.raises(AssertionError, match="hands is shared"):
        test_conformance.test_a_copy_is_equal_and_shares_no_list(_table())


def test_an_event_told_with_a_number_too_few_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def told(s: Quarrel, seat: Seat, move: Move, tell: Tell) -> None:
        tell.everyone(rules.SHOWN, seat, 3)

    monkeypatch.setattr(rules.LayACard, "do", _leak(told))
    with pytest.raises(AssertionError, match="the event 'shown' tells 3 numbers"):
        test_conformance.test_a_random_game_ends_with_a_result(_table(), 0)
