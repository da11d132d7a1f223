"""What holds for every game: it ends, and its options are exactly what its law allows."""

from __future__ import annotations

import pytest

from ludotheque.core.errors import Refused
from ludotheque.core.field import NUMBER
from ludotheque.core.game import Game
from ludotheque.core.move import CHANCE
from ludotheque.core.position import write_position
from ludotheque.core.rulebook import rule_book
from ludotheque.core.state import OVER, plain
from ludotheque.core.window import Window
from ludotheque.core.words import LANGUAGES, words_of
from tests.every_game.chapters import refusals_of
from tests.every_game.walk import Table, ends, first_tables, tables, walk


@pytest.mark.parametrize("table", tables(), ids=repr)
@pytest.mark.parametrize("seed", range(3))
def test_a_random_game_ends_with_a_result(table: Table, seed: int) -> None:
    s = ends(table, seed)
    result = table.game.result(s)
    assert s.step == OVER
    assert result.winners, "the game is over, and nobody has won"
    assert set(result.winners) <= set(range(table.seats)), "somebody has won who does not play"
    assert len(result.scores) == table.seats, f"{len(result.scores)} scores for {table.seats} seats"


@pytest.mark.parametrize("table", tables(), ids=repr)
def test_options_are_what_the_law_allows(table: Table) -> None:
    """Whether a step lists them or leaves that to the law: of all that can be said, no more and no
    less."""
    for seed in range(2):
        for number, ply in enumerate(walk(table, seed)):
            for seat in ply.step.asks(ply.s):
                if seat == CHANCE:
                    continue
                before = write_position(table.game, table.terms, ply.s)
                options = ply.step.options(ply.s, seat)
                lines = [move.text for move in options]
                assert options, f"{before}: seat {seat} is asked and has no move"
                assert len(set(lines)) == len(lines), f"{before}: a move is offered twice"
                said = [*table.some_sayable(number), *ply.step.candidates(ply.s, seat)]
                allowed = {move.text for move in said if ply.step.check(ply.s, seat, move) is None}
                assert allowed <= set(lines), f"{before}: {allowed - set(lines)} is not offered"
                for move in options:
                    refusal = ply.step.check(ply.s, seat, move)
                    assert refusal is None, f"{before}: {move} is offered, and {refusal} forbids it"
                assert ply.step.default(ply.s, seat).text in lines
                assert write_position(table.game, table.terms, ply.s) == before


@pytest.mark.parametrize("table", first_tables(), ids=repr)
def test_whoever_is_not_asked_is_not_refused_by_surprise(table: Table) -> None:
    """`some` gives legal moves only, and chance is asked alone."""
    for ply in walk(table, 5):
        name = ply.step.name
        if ply.seat != CHANCE:
            refusal = ply.step.check(ply.s, ply.seat, ply.move)
            assert refusal is None, (
                f"{name}: `some` gives {ply.move.text!r}, which {refusal} forbids"
            )
        else:
            assert ply.step.asks(ply.s) == [CHANCE], f"{name}: chance is asked together with seats"
            assert ply.step.ways(ply.s) > 0, f"{name}: chance is asked, and nothing can come of it"


def _refusals(game: Game) -> set[tuple[str, str]]:
    found = set()
    for table in tables():
        if table.game is game:
            for number, ply in enumerate(walk(table, 11)):
                for seat in ply.step.asks(ply.s):
                    for move in [] if seat == CHANCE else table.some_sayable(number):
                        article = ply.step.check(ply.s, seat, move)
                        if article is not None:
                            found.add((article.code, article.reason))
    return found


@pytest.mark.parametrize("game", {table.game.name: table.game for table in tables()}.values(),
                         ids=lambda game: game.name)  # fmt: skip
def test_each_refusal_is_written_down_and_names_an_article_of_the_rule_book(game: Game) -> None:
    met, known = _refusals(game), refusals_of(game)
    assert met, f"{game.name} has never refused anything"
    for code, reason in sorted(met - set(known)):
        pytest.fail(f"no module of {game.name} names {code} {reason}: articles.py should")
    for language in LANGUAGES:
        passages = rule_book(game, language).passages
        for code, reason in known:
            assert code in passages, f"{reason}: the rule book in {language} has no {code}"


@pytest.mark.parametrize("table", first_tables(), ids=repr)
def test_a_clock_that_nobody_keeps_cannot_ring(table: Table) -> None:
    match = table.match(1)
    with pytest.raises(Refused) as refusal:
        match.time_is_up("of nobody")
    for language in LANGUAGES:
        assert words_of(table.game, language).refusal(refusal.value.article)


@pytest.mark.parametrize("table", first_tables(), ids=repr)
def test_a_copy_is_equal_and_shares_no_list(table: Table) -> None:
    for ply in walk(table, 1):
        copy = ply.s.copy()
        before = write_position(table.game, table.terms, ply.s)
        assert write_position(table.game, table.terms, copy) == before, "`copy` forgets something"
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
    assert box, f"{table.game.name} counts nothing in `box`"
    for seed in range(3):
        last = "the set-up"
        for ply in walk(table, seed):
            assert table.game.box(ply.s) == box, f"what the box holds has changed by {last}"
            last = f"{ply.move.text!r} at the step {ply.step.name}"
        assert table.game.box(ends(table, seed)) == box, f"what the box holds has changed by {last}"


@pytest.mark.parametrize("table", first_tables(), ids=repr)
def test_views_share_nothing_with_the_state(table: Table) -> None:
    for ply in walk(table, 2):
        view = table.game.view(ply.s, 0)
        for field in table.game.fields:
            if field.shape != NUMBER:
                value = getattr(ply.s, field.name)
                assert view[field.name] is not value, f"a view shares {field.name} with the state"
                if field.audience.is_public:
                    assert view[field.name] == plain(value, field.shape)
