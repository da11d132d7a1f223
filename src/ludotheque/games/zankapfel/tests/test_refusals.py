"""Everything that Zankapfel refuses: by which article, for which reason, and nothing changes."""

from __future__ import annotations

from typing import Any

import pytest
from tests.every_game.looking import assert_refused, shown

from ludotheque import Match, NotAMove, Stale
from ludotheque.core.article import Article
from ludotheque.games.zankapfel import articles
from ludotheque.games.zankapfel.rules import GAME
from ludotheque.games.zankapfel.tests.table import FOUR, ONE, THREE, TWO, new_table, play, table

REASONS = {
    article.reason: article.code
    for article in vars(articles).values()
    if isinstance(article, Article) and article.reason
}


def placing() -> Match:
    return new_table()


def removing() -> Match:
    match = new_table()
    play(match, "1: place c3", "1: remove a1")
    return match


def buying(**changes: Any) -> Match:
    return table(hands=["red joker", "", "", ""], **changes)


def holding_nothing() -> Match:
    return table()


def buying_from_nothing() -> Match:
    return buying(face_up="")


def naming_a_square() -> Match:
    return table(step="name-square", mayor="a1", tokens="b1 b2 e5", played=["red"] * 2 + [""] * 2)


def offering() -> Match:
    match = naming_a_square()
    play(match, "1: go b1")
    return match


def answering() -> Match:
    match = offering()
    play(match, "2: offer 1 b2", "2: done", "3: done", "4: done")
    return match


def naming_a_colour() -> Match:
    match = table(step="name-square", played=["joker", "", "", ""], bribery=False)
    play(match, "1: go c4")
    return match


def choosing() -> Match:
    match = table(step="name-square", played=["red", "red", "blue", "blue"], bribery=False)
    play(match, "1: go c4")
    return match


def laying() -> Match:
    match = table(step="name-square", played=["red", "red", "", ""], discord=["2 3", "4", "1", "1"],
                  bribery=False)  # fmt: skip
    play(match, "1: go c4")
    return match


def buying_dice() -> Match:
    match = laying()
    play(match, "1: lay 2", "2: lay 4")
    return match


def no_such_square(tmp_path: Any) -> Match:
    path = tmp_path / "small.toml"
    board = GAME.own_board().text.replace("[7, 5, 4, 3, 2]", "[7, 5, 4, 3]", 1)
    path.write_text(board.replace("[2, 3, 4, 5, 7]", "[2, 3, 4, 5]", 1))
    return new_table(board=path)


REFUSED: list[tuple[str, Any, int, str]] = [
    ("not-now", placing, ONE, "buy"),
    ("not-now", removing, TWO, "place c3"),
    ("not-now", buying, ONE, "go c4"),
    ("not-now", naming_a_square, ONE, "buy"),
    ("not-now", offering, TWO, "stand"),
    ("not-now", answering, ONE, "done"),
    ("not-now", naming_a_colour, ONE, "play red"),
    ("not-now", choosing, ONE, "lay 3"),
    ("not-now", laying, ONE, "buy"),
    ("not-now", buying_dice, ONE, "done"),
    ("nothing-to-remove", removing, TWO, "remove a1"),
    ("not-held", buying, ONE, "play green"),
    ("must-buy", holding_nothing, ONE, "play green"),
    ("nothing-to-buy", buying_from_nothing, ONE, "buy"),
    ("out-of-reach", naming_a_square, ONE, "go e5"),
    ("no-token", naming_a_square, ONE, "go a2"),
    ("another-square", offering, TWO, "offer 1 b1"),
    ("two-at-most", offering, TWO, "offer 3 b2"),
    ("two-at-most", offering, TWO, "offer 3 e5"),
    ("offer-out-of-reach", offering, TWO, "offer 2 e5"),
    ("offer-out-of-reach", offering, TWO, "offer 2 a2"),
    ("no-such-offer", answering, ONE, "accept yellow"),
    ("no-such-offer", answering, ONE, "accept black"),
    ("offers-are-in", answering, THREE, "offer 2 b2"),
    ("no-such-discord", choosing, ONE, "settle green"),
    ("card-is-spent", laying, ONE, "lay 4"),
    ("cards-first", laying, ONE, "dice 1"),
    ("cards-first", laying, TWO, "stand"),
    ("three-at-most", buying_dice, ONE, "dice 4"),
    ("card-is-laid", buying_dice, ONE, "lay 3"),
]


@pytest.mark.article(
    "ZK-4", "ZK-6", "ZK-9", "ZK-10", "ZK-13", "ZK-16", "ZK-17", "ZK-18", "ZK-24", "ZK-25", "ZK-29",
    "ZK-R2", "ZK-R3", "ZK-R5", "ZK-R7", "ZK-R10",
)  # fmt: skip
@pytest.mark.parametrize(
    ("reason", "position", "seat", "move"),
    [pytest.param(*case, id=f"{case[0]}: {case[1].__name__}: {case[3]}") for case in REFUSED],
)
def test_a_move_is_refused_by_its_article(reason: str, position: Any, seat: int, move: str) -> None:
    assert_refused(position(), seat, move, REASONS[reason], reason)


@pytest.mark.article("ZK-2")
def test_the_mayor_is_not_placed_outside_a_smaller_orchard(tmp_path: Any) -> None:
    match = no_such_square(tmp_path)
    assert_refused(match, ONE, "place e1", "ZK-2", "no-such-square")


@pytest.mark.article("ZK-R3")
def test_a_third_offer_is_refused_and_other_decisions_stay_open() -> None:
    match = offering()
    play(match, "2: offer 1 b2", "2: offer 2 b2")
    pending = {seat: match.question(seat).number for seat in (THREE, FOUR)}  # type: ignore[union-attr]
    assert_refused(match, TWO, "offer 1 b2", "ZK-R3", "offered-twice")
    for seat, number in pending.items():
        match.play(seat, "done", number, match.question(seat).wave)  # type: ignore[union-attr]
    assert match.asks() == [ONE]


@pytest.mark.article("ZK-R3")
def test_a_revision_has_to_be_better_or_elsewhere() -> None:
    match = table(step="name-square", mayor="a1", tokens="b1 b2 a2")
    play(match, "1: go b1", "2: offer 2 b2")
    assert_refused(match, TWO, "offer 1 b2", "ZK-R3", "better-offer")
    assert_refused(match, TWO, "offer 2 b2", "ZK-R3", "better-offer")
    play(match, "2: offer 1 a2")
    assert shown(match, "bribes") == [0, 1, 0, 0]


@pytest.mark.article("ZK-26")
def test_buying_dice_twice_is_refused_and_the_others_decision_stays_open() -> None:
    match = buying_dice()
    play(match, "1: dice 2")
    question = match.question(TWO)
    assert question is not None
    assert_refused(match, ONE, "dice 1", "ZK-26", "one-purchase")
    match.play(TWO, "dice 3", question.number, question.wave)
    assert shown(match, "bought") == [2, 3, 0, 0]


@pytest.mark.article("ZK-24")
def test_changing_a_card_laid_is_refused_and_the_others_may_still_lay() -> None:
    match = laying()
    question = match.question(TWO)
    assert question is not None
    play(match, "1: lay 3")
    assert_refused(match, ONE, "lay 2", "ZK-24", "card-is-laid")
    match.play(TWO, "lay 4", question.number, question.wave)
    assert shown(match, "step") == "buy-dice"


def test_the_same_purchase_sent_twice_counts_once() -> None:
    match = buying_dice()
    question = match.question(ONE)
    assert question is not None
    match.play(ONE, "dice 1", question.number, question.wave)
    with pytest.raises(Stale):
        match.play(ONE, "dice 1", question.number, question.wave)
    assert shown(match, "score") == [-2, 0, 0, 0]


@pytest.mark.parametrize("line", ["dice 5", "offer 0 c3", "lay 11", "play purple", "go f6", ""])
def test_what_is_no_move_at_all_is_none(line: str) -> None:
    with pytest.raises(NotAMove):
        buying_dice().play(ONE, line)


def test_whoever_is_not_asked_is_told_who_is() -> None:
    with pytest.raises(Stale, match="ZK-24"):
        laying().play(THREE, "lay 1")
