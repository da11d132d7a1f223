"""What holds for every game: it ends, and its options are exactly what its law allows."""

from __future__ import annotations

import pytest

from ludotheque.core.audience import NUMBER
from ludotheque.core.game import Game
from ludotheque.core.move import CHANCE
from ludotheque.core.position import write_position
from ludotheque.core.rulebook import rule_book
from ludotheque.core.state import OVER, plain
from ludotheque.core.window import Window
from ludotheque.core.words import LANGUAGES, words_of
from tests.every_game.walk import Table, ends, first_tables, tables, walk


@pytest.mark.parametrize("table", tables(), ids=repr)
@pytest.mark.parametrize("seed", range(3))
def test_a_random_game_ends_with_a_result(table: Table, seed: int) -> None:
    s = ends(table, seed)
    result = table.game.result(s)
    assert s.step == OVER
    assert result.winners
    assert set(result.winners) <= set(range(table.seats))
    assert len(result.scores) == table.seats


@pytest.mark.parametrize("table", tables(), ids=repr)
def test_options_are_the_candidates_that_the_law_allows(table: Table) -> None:
    for seed in range(2):
        for ply in walk(table, seed):
            for seat in ply.step.asks(ply.s):
                if seat == CHANCE:
                    continue
                before = write_position(table.game, table.terms, ply.s)
                options = ply.step.options(ply.s, seat)
                lines = [move.text for move in options]
                assert options, f"{before}: seat {seat} is asked and has no move"
                assert len(set(lines)) == len(lines), f"{before}: a move is offered twice"
                allowed = {
                    move.text
                    for move in ply.step.candidates(ply.s, seat)
                    if ply.step.check(ply.s, seat, move) is None
                }
                assert set(lines) == allowed, before
                assert ply.step.default(ply.s, seat).text in allowed
                assert write_position(table.game, table.terms, ply.s) == before


@pytest.mark.parametrize("table", first_tables(), ids=repr)
def test_whoever_is_not_asked_is_not_refused_by_surprise(table: Table) -> None:
    """`some` gives legal moves only, and chance is asked alone."""
    for ply in walk(table, 5):
        if ply.seat != CHANCE:
            assert ply.step.check(ply.s, ply.seat, ply.move) is None
        else:
            assert ply.step.asks(ply.s) == [CHANCE]
            assert ply.step.ways(ply.s) > 0


def _refusals(game: Game) -> set[tuple[str, str]]:
    found = set()
    for table in tables():
        if table.game is game:
            for ply in walk(table, 11):
                for seat in ply.step.asks(ply.s):
                    for move in [] if seat == CHANCE else ply.step.candidates(ply.s, seat):
                        article = ply.step.check(ply.s, seat, move)
                        if article is not None:
                            found.add((article.code, article.reason))
    return found


@pytest.mark.parametrize("game", {table.game.name: table.game for table in tables()}.values(),
                         ids=lambda game: game.name)  # fmt: skip
def test_each_refusal_names_an_article_of_the_rule_book_in_every_language(game: Game) -> None:
    refusals = _refusals(game)
    assert refusals
    for language in LANGUAGES:
        passages = rule_book(game, language).passages
        for code, reason in refusals:
            assert code in passages
            assert words_of(game, language).has(f"refused-{reason}"), (language, reason)


@pytest.mark.parametrize("table", first_tables(), ids=repr)
def test_a_copy_is_equal_and_shares_no_list(table: Table) -> None:
    for ply in walk(table, 1):
        copy = ply.s.copy()
        before = write_position(table.game, table.terms, ply.s)
        assert write_position(table.game, table.terms, copy) == before
        for field in table.game.fields:
            mine, theirs = getattr(ply.s, field.name), getattr(copy, field.name)
            if field.shape == NUMBER:
                continue
            assert mine is not theirs, f"{field.name} is shared"
            if isinstance(mine, Window):
                assert mine.at is not theirs.at, f"{field.name} is shared"
            else:
                for one, other in zip(mine, theirs):
                    assert isinstance(one, int) or one is not other, f"{field.name} is shared"


@pytest.mark.parametrize("table", tables(), ids=repr)
def test_what_the_box_holds_never_changes_in_sum(table: Table) -> None:
    box = table.game.box(table.set_up())
    assert box
    for seed in range(3):
        for ply in walk(table, seed):
            assert table.game.box(ply.s) == box
        assert table.game.box(ends(table, seed)) == box


@pytest.mark.parametrize("table", first_tables(), ids=repr)
def test_views_share_nothing_with_the_state(table: Table) -> None:
    for ply in walk(table, 2):
        view = table.game.view(ply.s, 0)
        for field in table.game.fields:
            if field.shape != NUMBER:
                value = getattr(ply.s, field.name)
                assert view[field.name] is not value
                if field.audience.is_public:
                    assert view[field.name] == plain(value, field.shape)
