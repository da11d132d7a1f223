"""Several servers of one database, and what is kept of people beside tables: each thing once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from ludotheque.server.service import guests
from ludotheque.server.service.accounts import Accounts, Entered, Visitor
from ludotheque.server.service.rating import priors_of, rate_all
from ludotheque.server.service.ratings import Ratings
from ludotheque.server.service.record import guest_id
from ludotheque.server.service.results import GameResult, SeatResult
from ludotheque.server.service.sessions import Sessions
from ludotheque.server.service.shelf import Shelf
from ludotheque.server.service.trouble import Trouble
from ludotheque.server.store.accounts import Account, Passkey, Session
from ludotheque.server.store.results import NewResult
from ludotheque.server.wire import sheets
from tests.server.test_sharing import House
from tests.server.test_sharing import together as together  # a fixture


def ended(number: int, *players: str) -> NewResult:
    """A rated game that the first of its players has won."""
    seats = [
        SeatResult(
            player=player, guests=[player], name=player, colour="red", shape="circle", temper=0,
            score=0, rank=rank,
        )
        for rank, player in enumerate(players)
    ]  # fmt: skip
    text = msgspec.json.encode(GameResult(seats)).decode()
    return NewResult(f"table {number}", "zock", float(number), True, text, list(players))


def test_games_that_two_servers_rate_at_once_are_rated_once_each(
    together: Callable[..., None],
) -> None:
    """Nobody's games are passed over, also not of those who have no rating yet."""

    async def work(one: House, other: House) -> None:
        people = [f"guest {place}" for place in range(6)]
        for number in range(30):
            first, second = number % 6, (number * number + 1) % 6
            second = second if second != first else (first + 1) % 6
            await one.store.note_result(ended(number, people[first], people[second]))
        ratings = [Ratings(house.tables) for house in (one, other, one, other)]
        counts = await asyncio.gather(*(each.settle() for each in ratings))
        assert sum(counts) == 30
        results = [await one.store.result(f"table {number}") for number in range(30)]
        kept = sorted((one for one in results if one), key=lambda one: one.place or 0)
        assert [result.place for result in kept] == list(range(1, 31))
        again = rate_all(kept, priors_of(Shelf().game("zock")))
        known = await one.store.ratings_of("zock", people)
        assert [known[each.player] for each in again.ratings] == again.ratings

    together(work)


class Letterbox:
    """Sends links, and keeps the last one."""

    has_mail = True
    link = ""

    async def guests_at(self, address: str) -> list[str]:
        return ["anna"]

    async def mail_link(self, guest: str, kind: str, path: str, language: Any) -> bool:
        self.link = path.rpartition("/")[2]
        return True


def test_a_link_that_is_used_at_two_servers_at_once_lets_one_in(
    together: Callable[..., None],
) -> None:
    async def work(one: House, other: House) -> None:
        await one.tables.guests.introduce("anna", sheets.Profile(name="Anna"))
        key = Passkey("key", "anna", "example.org", "public", 0, "Laptop", 1.0)
        begun = Session("anna", "anna", "Firefox, Linux", 1.0, 1.0)
        assert await one.store.keep_account(Account("anna", 1.0, "anna"), key, [], begun)
        letterbox = Letterbox()
        desks = [
            Accounts(house.tables, Sessions(house.store), mail=letterbox) for house in (one, other)
        ]
        for time in range(5):
            await desks[0].send_link("anna@example.org", "en")
            cookies = [guest_id(f"{time} {name}") for name in "ab"]
            ends = await asyncio.gather(
                *(
                    desk.enter_with_link(Visitor(cookie, cookie, ""), letterbox.link)
                    for desk, cookie in zip(desks, cookies)
                ),
                return_exceptions=True,
            )
            assert sorted((type(end) for end in ends), key=str) == [Entered, Trouble]
            assert [str(end) for end in ends if isinstance(end, Trouble)] == ["bad-link"]
            assert len(await one.store.sessions_of("anna")) == time + 2

    together(work)


def test_a_name_that_is_given_at_one_server_is_known_at_the_other_before_long(
    together: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = SimpleNamespace(monotonic=lambda: clock.now, now=100.0)
    monkeypatch.setattr(guests, "time", clock)

    async def work(one: House, other: House) -> None:
        await one.tables.guests.introduce("anna", sheets.Profile(name="Anna"))
        assert (await other.tables.guests.find("anna")).name == "Anna"
        await one.tables.guests.introduce("anna", sheets.Profile(name="Annette"))
        clock.now += guests.SURE_FOR / 2
        assert (await other.tables.guests.find("anna")).name == "Anna"
        clock.now += guests.SURE_FOR
        assert (await other.tables.guests.find("anna")).name == "Annette"

    together(work)
