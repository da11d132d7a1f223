"""Phase 1: placing a disc; and the order of the phases."""

from __future__ import annotations

import pytest
from tests.every_game.looking import assert_refused, may, shown, told

from ludotheque.games.pfeffersaecke.state import GONE, LIES, NOT_YET
from ludotheque.games.pfeffersaecke.tests.table import (
    BLUE,
    RED,
    disc,
    index,
    names_told,
    new_table,
    step_of,
    table,
)

DEAL = "8 7 7 7 5 5 5 5 5 5 6 5 2 2 2 2 3 3 3 4 4 4 4 4"
"""Red holds 8, 5, 5, 2, 3 and 4."""
FOUND = "v05 v11 v01 v13"


@pytest.mark.article("PF-6")
def test_a_disc_goes_on_a_city_of_its_number_that_never_had_one() -> None:
    match = new_table(discs=DEAL, found=FOUND)
    assert may(match, RED) == {
        "place koeln",
        "place gent", "place antwerpen", "place amsterdam", "place trier", "place erfurt",
        "place frankfurt", "place strassburg",
        "place muenster", "place regensburg", "place muenchen", "place linz",
        "place bremen", "place rostock", "place leipzig",
        "place bruessel", "place soest", "place braunschweig", "place hamburg", "place wien",
    }  # fmt: skip
    match.play(RED, "place koeln")
    assert disc(match, "koeln") == LIES
    assert match.view(RED)["hands"][RED] == [2, 3, 4, 5, 5]
    assert shown(match, "placed") == [[8], [], [], []]
    assert told(match, "disc-placed") == [{"seat": RED, "place": index("koeln"), "disc": 8}]


@pytest.mark.article("PF-6")
@pytest.mark.parametrize(("others", "reason"), [("lies", "had-its-disc"), ("gone", "had-its-disc")])
def test_a_city_gets_one_disc_only(others: str, reason: str) -> None:
    cities = {"gent": LIES, "antwerpen": GONE}
    match = table(step="place", **{others: " ".join(cities)})
    assert_refused(match, RED, "place gent", "PF-6", reason)
    assert_refused(match, RED, "place antwerpen", "PF-6", reason)


@pytest.mark.article("PF-6")
def test_a_disc_that_one_does_not_hold_cannot_be_placed() -> None:
    match = new_table(discs=DEAL, found=FOUND)
    assert_refused(match, RED, "place luebeck", "PF-6", "no-such-disc")


@pytest.mark.article("PF-6")
def test_who_has_discs_must_place_one_before_anything_else() -> None:
    match = table(step="place", posts={"luebeck": "rb", "v11": "r"})
    for move in ("done", "extend luebeck", "income", "open v11 hamburg", "double-income"):
        assert_refused(match, RED, move, "PF-6", "disc-first")


@pytest.mark.article("PF-6", "PF-5")
def test_who_has_no_disc_goes_on_at_once_and_the_log_tells_it() -> None:
    match = table(
        others=LIES, posts={"luebeck": "r", "v11": "b", "v01": "r"}, money=[0] * 4,
        conducts=[1, 0, 0, 0], turn=RED, step="extend",
    )  # fmt: skip
    match.play(RED, "done")
    match.play(RED, "income")
    assert match.asks() == [RED]
    match.play(RED, "done")
    assert {"seat": BLUE, "phase": 1} in told(match, "phase-passed")
    assert {"seat": BLUE, "phase": 2} in told(match, "phase-passed")


@pytest.mark.article("PF-5")
def test_the_six_phases_come_in_order() -> None:
    match = table(
        step="place", posts={"luebeck": "r", "v11": "r"}, lies="hamburg", conducts=[0] * 4
    )
    place = min(may(match, RED))
    steps = []
    for move in (place, "extend luebeck", "open v11 hamburg"):
        steps.append(step_of(match))
        match.play(RED, move)
    assert steps == ["place", "extend", "open"]
    names = names_told(match)
    order = ["disc-placed", "extended", "base-income", "city-opened"]
    assert [name for name in names if name in order] == order
    assert match.asks() == [BLUE]


@pytest.mark.article("PF-5")
def test_phases_without_a_choice_pass_by_themselves_and_are_told() -> None:
    match = new_table(discs=DEAL, found=FOUND)
    match.play(RED, "place koeln")
    assert told(match, "phase-passed") == [{"seat": RED, "phase": 2}]
    assert told(match, "base-income") == [{"seat": RED, "sum": 6}]
    assert step_of(match) == "open"


@pytest.mark.article("PF-5")
def test_a_turn_in_which_nothing_can_be_opened_ends_by_itself() -> None:
    match = table(step="place", posts={"luebeck": "b"}, money=[0, 40, 40, 40], round=1)
    assert disc(match, "gent") == NOT_YET
    match.play(RED, min(may(match, RED)))
    assert {"seat": RED, "phase": 5} in told(match, "phase-passed")
    assert match.asks() == [BLUE]
