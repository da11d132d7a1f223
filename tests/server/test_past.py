"""The past: who was away sees each thing that happened on the board as it stood then."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import ludotheque
from ludotheque.core.luck import Luck
from ludotheque.core.registry import find_game, games
from ludotheque.server.service.record import Guest
from ludotheque.server.service.replays import past_of
from ludotheque.server.service.table import KEPT_CHANGES
from ludotheque.server.wire import commands, sheets
from tests.server.inn import Inn, refused

ENTRIES = 70


def past(inn: Inn, table: str, guest: Guest, seat: int | None, since: int = 0) -> sheets.Past:
    """What the table remembers; it is what its log tells."""
    found = inn.run(inn.tables.past(table, guest.id, seat, since))
    assert isinstance(found, sheets.Past)
    match = inn.match(table)
    assert plain(found) == plain(past_of(match.game, match.log(), seat, since))
    return found


def views(found: sheets.Past) -> list[Any]:
    """How the table stood after each entry that is shown."""
    view = dict(found.view or {})
    stood = []
    for changes in found.changes:
        for new in changes:
            view |= new
        stood.append(plain(view))
    return stood


def plain(view: Any) -> Any:
    """A view as it is on the wire."""
    return msgspec.json.decode(msgspec.json.encode(view))


@pytest.mark.parametrize("name", [*games(), "quarrel"])
def test_the_past_is_what_was_shown_at_the_time(inn: Inn, name: str) -> None:
    guests = [inn.guest(f"Guest {seat}") for seat in range(max(2, min(find_game(name).seats)))]
    watching = inn.guest("Cleo")
    table = inn.started(*guests, game=name)
    luck = Luck.seeded(4)
    shown: dict[int, list[Any]] = {}
    while len(inn.match(table).entries) < ENTRIES:
        match = inn.match(table)
        asked = match.asks()
        if not asked:  # It is over, or all wait for a clock.
            break
        seat = asked[luck.draw(len(asked))]
        legal = match.legal(seat)
        inn.play(table, guests[seat], seat, legal[luck.draw(len(legal))].text)
        news = [inn.news(table, guest).seats[0].now for guest in (*guests, watching)]
        shown[len(inn.match(table).entries)] = [plain(now.view) for now in news if now]
    assert len(shown) > 8
    for place, guest in enumerate((*guests, watching)):
        found = past(inn, table, guest, None if guest is watching else place)
        assert found.since == 0
        stood = views(found)
        assert len(stood) == len(inn.match(table).entries)
        for number, seen in shown.items():
            assert stood[number - 1] == seen[place]


def test_a_table_that_has_forgotten_tells_the_same_from_its_log(inn: Inn) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.started(anna, ben)
    seat = inn.match(table).asks()[0]
    inn.play(table, (anna, ben)[seat], seat, inn.match(table).legal(seat)[0].text)
    known = past(inn, table, anna, 0)
    inn.match(table).entries[1].changes = None
    found = inn.run(inn.tables.past(table, anna.id, 0, 0))
    assert not isinstance(found, sheets.Past)
    assert plain(past_of(*found, 0, 0)) == plain(known)


def test_what_was_taken_back_is_seen_and_seen_to_go(inn: Inn) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.started(anna, ben)
    seat = inn.match(table).asks()[0]
    mover = (anna, ben)[seat]
    laid = next(move.text for move in inn.match(table).legal(seat) if move.text != "peek")
    before = len(inn.match(table).entries)
    inn.play(table, mover, seat, laid)
    inn.send(table, mover, commands.Undo(inn.message(), seat))
    stood = views(past(inn, table, mover, seat, since=before - 1))
    assert len(stood) == 3
    assert stood[0]["laid"] == stood[2]["laid"] != stood[1]["laid"]


def test_only_ones_own_past_is_seen_before_the_end(inn: Inn) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    gathering = inn.make(anna)
    with refused("not-found"):
        past(inn, gathering, anna, None)
    table = inn.started(anna, ben)
    with refused("not-your-seat"):
        past(inn, table, ben, 0)
    with refused("no-such-seat"):
        past(inn, table, anna, 9)
    inn.play_out(table, {0: anna, 1: ben})
    assert past(inn, table, ben, 0).changes
    with refused("no-such-seat"):
        past(inn, table, anna, 9)


def test_the_past_goes_back_so_far_and_no_further() -> None:
    match = ludotheque.new_match("zock", seats=4, luck=Luck.seeded(3))
    luck = Luck.seeded(1)
    while len(match.entries) < KEPT_CHANGES + 20:
        seat = match.asks()[0]
        legal = match.legal(seat)
        match.play(seat, legal[luck.draw(len(legal))])
    found = past_of(match.game, match.log(), 0, 5)
    assert found.since == len(match.entries) - KEPT_CHANGES
    assert len(found.changes) == KEPT_CHANGES
    assert views(found)[-1] == plain(match.view(0))


def test_a_log_of_other_rules_has_no_past_to_be_seen() -> None:
    match = ludotheque.new_match("quarrel", seats=2, luck=Luck.seeded(3))
    log = match.log()
    log.head["rules"] = match.game.version + 1
    found = past_of(match.game, log, 0, 0)
    assert (found.view, found.changes) == (None, [])
