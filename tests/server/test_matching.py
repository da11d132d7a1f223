"""Matching: who of those who wait can play together."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.server.service.matching import Company, Waiting, find_company
from ludotheque.server.wire import sheets

GAMES = {"duel": [2], "quarrel": [2, 3, 4], "council": [3, 4]}


def waits(name: str, **wish: Any) -> Waiting:
    return Waiting(name, sheets.Seek(**wish))


def found(*waiting: Waiting, blocks: tuple[tuple[str, str], ...] = ()) -> Any:
    company = find_company(waiting, GAMES, blocks, lambda several: several[-1])
    return company and _said(company)


def _said(company: Company) -> tuple[str, int, str]:
    return company.game, company.seats, " ".join(one.guest for one in company.people)


@pytest.mark.parametrize(
    ("waiting", "company"),
    [
        ([waits("anna", game="duel")], None),
        ([waits("anna", game="duel"), waits("ben", game="duel")], ("duel", 2, "anna ben")),
        ([waits("anna", game="duel"), waits("ben")], ("duel", 2, "anna ben")),
        ([waits("anna"), waits("ben", game="duel")], ("duel", 2, "anna ben")),
        ([waits("anna", game="duel"), waits("ben", game="council")], None),
        ([waits("anna"), waits("ben")], ("quarrel", 2, "anna ben")),
        ([waits("anna", game="quarrel", seats=3), waits("ben")], None),
        (
            [waits("anna", game="quarrel", seats=3), waits("ben"), waits("carl", seats=3)],
            ("quarrel", 3, "anna ben carl"),
        ),
        (
            [waits("anna", game="quarrel", seats=3), waits("ben", seats=2), waits("carl")],
            ("quarrel", 2, "ben carl"),
        ),
    ],
)
def test_people_are_matched_who_want_the_same(waiting: list[Waiting], company: Any) -> None:
    assert found(*waiting) == company


def test_bots_take_seats_only_where_everybody_would() -> None:
    anna, ben = waits("anna", game="council", fill="random"), waits("ben", fill="random")
    assert found(anna, ben) == ("council", 3, "anna ben")
    assert found(anna, waits("ben")) is None
    assert found(anna, waits("carl"), ben) == ("council", 3, "anna carl ben")
    assert found(waits("anna", game="council", seats=4, fill="random"), waits("carl"), ben) == (
        "council", 4, "anna ben",
    )  # fmt: skip


def test_nobody_sits_with_somebody_who_is_blocked_whoever_has_done_it() -> None:
    anna, ben, carl = (waits(name, game="duel") for name in ("anna", "ben", "carl"))
    for block in (("anna", "ben"), ("ben", "anna")):
        assert found(anna, ben, blocks=(block,)) is None
        assert found(anna, ben, carl, blocks=(block,)) == ("duel", 2, "anna carl")
