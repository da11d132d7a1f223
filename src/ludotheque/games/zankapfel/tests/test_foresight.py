"""How an expert of Zankapfel thinks ahead: to the end of the round, by what games have taught."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.every_game.walk import Table, ends, walk

from ludotheque import BoardFile, Luck
from ludotheque.games.zankapfel.hints.foresight import EXPERT
from ludotheque.games.zankapfel.hints.prospects import features
from ludotheque.games.zankapfel.rules import GAME
from ludotheque.games.zankapfel.state import (
    BUYING_DICE,
    BUYING_OR_PLAYING,
    LAYING_CARDS,
    OFFERING_BRIBES,
)
from ludotheque.games.zankapfel.tests.table import ONE

SEATS = [3, 4, 5, 6]


def between_rounds(table: Table) -> Any:
    """A game in which the sixth round begins."""
    for ply in walk(table, seed=2):
        s: Any = ply.s
        if s.round == 6 and s.is_at(BUYING_OR_PLAYING):
            return s
    raise AssertionError("there was no sixth round")


@pytest.fixture
def other_board(tmp_path: Path) -> BoardFile:
    path = tmp_path / "board.toml"
    own = GAME.own_board().text
    path.write_text(own.replace("value = [37, 36, 31, 27]", "value = [36, 35, 30, 26]"))
    return BoardFile.read(path)


@pytest.mark.parametrize("seats", SEATS)
def test_being_further_on_the_path_is_worth_more(seats: int) -> None:
    s = between_rounds(Table(GAME, seats, {}))
    worths = []
    for score in (0, 10, 20):
        s.score[ONE] = score
        worths.append(EXPERT.worth(s, ONE))
    assert worths == sorted(worths)
    assert worths[-1] > worths[0] + 0.15


@pytest.mark.parametrize("seats", SEATS)
def test_what_was_learnt_holds_for_the_games_own_board(seats: int) -> None:
    s = between_rounds(Table(GAME, seats, {}))
    assert s.terms.board_hash == EXPERT.prospects.board
    assert EXPERT.worth(s, ONE) == EXPERT.prospects.chance(features(s, ONE))
    assert {len(features(s, seat)) + 1 for seat in range(seats)} == {
        len(unit) for unit in EXPERT.prospects.hidden
    }


def test_on_another_board_path_and_cards_are_counted(other_board: BoardFile) -> None:
    s = between_rounds(Table(GAME, 4, {}, other_board))
    before = EXPERT.worth(s, ONE)
    assert before != EXPERT.prospects.chance(features(s, ONE))
    s.score[ONE] += 3
    assert EXPERT.worth(s, ONE) > before


def test_chances_are_of_somebody_who_judges_among_others_who_need_not() -> None:
    for seats in SEATS:
        s = between_rounds(Table(GAME, seats, {}))
        chances = [EXPERT.worth(s, seat) for seat in range(seats)]
        assert all(0 < chance < 1 for chance in chances)
        assert sum(chances) > 0.8
        assert max(chances) > 1.3 * min(chances)


def test_only_what_others_have_not_yet_answered_to_is_left_to_judgement() -> None:
    for ply in walk(Table(GAME, 4, {}), seed=3):
        s: Any = ply.s
        if s.is_at(BUYING_OR_PLAYING, OFFERING_BRIBES):
            assert EXPERT.is_searched(s, ply.seat) == s.is_at(BUYING_OR_PLAYING)


def test_the_furthest_have_won_at_the_end() -> None:
    s: Any = ends(Table(GAME, 3, {}), seed=4)
    assert sum(EXPERT.worth(s, seat) for seat in range(3)) == pytest.approx(1.0)
    assert EXPERT.is_ahead(s, s.score.index(max(s.score)))


def test_what_a_rival_has_laid_is_often_supposed_to_be_high_and_nothing_else_changes() -> None:
    uniform, supposed = [], []
    for seed in range(40):
        for ply in walk(Table(GAME, 4, {}), seed=seed):
            s: Any = ply.s
            if not s.is_at(LAYING_CARDS, BUYING_DICE):
                continue
            redealt: Any = GAME.redeal(s, ply.seat, Luck.seeded(seed))
            before = GAME.view(redealt, ply.seat)
            uniform += [card for seat, card in enumerate(redealt.laid) if card and seat != ply.seat]
            EXPERT.suppose(redealt, ply.seat, Luck.seeded(seed))
            supposed += [
                card for seat, card in enumerate(redealt.laid) if card and seat != ply.seat
            ]
            assert GAME.view(redealt, ply.seat) == before
            assert all(
                not card or card in left for card, left in zip(redealt.laid, redealt.discord)
            )
    assert len(supposed) == len(uniform) > 20
    assert sum(supposed) > sum(uniform) + len(uniform) / 3
    chosen = sum(before != after for before, after in zip(uniform, supposed))
    assert len(uniform) / 4 < chosen < len(uniform) / 2
    assert len(set(supposed)) > 3
