"""The gallery: what spectators say while a game runs reaches nobody who plays, in no byte."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from ludotheque.server.service import mine
from ludotheque.server.service.record import Guest
from ludotheque.server.wire import commands
from tests.server.guests import anna as anna
from tests.server.guests import ben as ben
from tests.server.guests import carl as carl
from tests.server.inn import Inn
from tests.server.process import Person, Server
from tests.server.test_sharing import ANNA, BEN, CARL, House, message, until
from tests.server.test_sharing import together as together  # a fixture


@pytest.fixture
def dora(inn: Inn) -> Guest:
    return inn.guest("Dora")


def say(inn: Inn, table: str, guest: Guest, text: str, id: str = "") -> None:
    inn.send(table, guest, commands.Say(id=id or inn.message(), text=text))


def heard(inn: Inn, table: str, guest: Guest) -> tuple[list[str], list[str]]:
    """What a guest reads of chat and gallery."""
    news = inn.news(table, guest)
    return [line.text for line in news.chat], [line.text for line in news.gallery]


def everything(inn: Inn, table: str, guest: Guest) -> list[bytes]:
    """Every byte that a guest who asks for everything is told of a table."""
    seat = inn.table(table).record.seats_of(guest.id)[0]
    asked = (
        inn.tables.news(table, guest.id, 0, 0, 0),
        inn.tables.info(table, guest.id),
        inn.tables.open_tables(guest.id),
        inn.tables.tables_of(guest.id),
        inn.tables.past(table, guest.id, seat, 0),
        inn.tables.hidden(table, guest.id),
        mine.tables_of(inn.tables, guest.id),
        mine.turns_of(inn.tables, guest.id),
    )
    return [msgspec.json.encode(inn.run(one)) for one in asked]  # type: ignore[arg-type]


def test_who_plays_is_told_the_same_whether_spectators_speak_or_not(
    inn: Inn, anna: Guest, ben: Guest, carl: Guest, tmp_path: Path
) -> None:
    table = inn.started(anna, ben, is_open=True)
    say(inn, table, carl, "Take the left one")
    ears = {guest.id: inn.listen(table, guest) for guest in (anna, ben)}
    told = {guest.id: everything(inn, table, guest) for guest in (anna, ben)}
    waiting = inn.news(table, anna).version
    said = {guest: len(ear.heard) for guest, ear in ears.items()}
    for number in range(3):
        inn.time += 10
        say(inn, table, carl, f"Anna has {number}")
    inn.time -= 30
    for guest in (anna, ben):
        assert everything(inn, table, guest) == told[guest.id]
        assert len(ears[guest.id].heard) == said[guest.id]
    inn.run(inn.tables.wait_for_news(table, anna.id, waiting, 0.0))  # It would not be woken.
    assert inn.news(table, anna).version == waiting
    say(inn, table, ben, "Hm")
    for ear in ears.values():
        assert not any(b"left one" in one or b"Anna has" in one for one in ear.heard)
        assert [line["number"] for line in json.loads(ear.heard[-1])["chat"]] == [0]
    again = Inn(tmp_path)  # Nor after a start of the server.
    again.time = inn.time
    for guest in (anna, ben):
        assert heard(again, table, guest) == (["Hm"], [])
        assert again.news(table, guest).version == inn.news(table, guest).version
    again.close()


def test_spectators_read_those_who_play_and_each_other(
    inn: Inn, anna: Guest, ben: Guest, carl: Guest, dora: Guest
) -> None:
    table = inn.started(anna, ben)
    ear = inn.listen(table, dora)
    say(inn, table, anna, "Your turn")
    say(inn, table, carl, "She is lost", id="once")
    say(inn, table, carl, "She is lost", id="once")
    assert heard(inn, table, dora) == (["Your turn"], ["She is lost"])
    assert json.loads(ear.heard[-1])["gallery"][0]["name"] == "Carl"
    number = inn.news(table, dora).version
    say(inn, table, carl, "Or is she?")
    assert inn.news(table, dora).version == number + 1


def test_before_the_start_and_after_the_end_all_read_all(
    inn: Inn, anna: Guest, ben: Guest, carl: Guest
) -> None:
    table = inn.make(anna)
    say(inn, table, carl, "May I watch?")
    for guest in (anna, ben):
        inn.send(table, guest, commands.Sit(id=inn.message()))
    inn.send(table, anna, commands.Start(id=inn.message()))
    say(inn, table, carl, "She is lost")
    assert heard(inn, table, anna) == (["May I watch?"], [])
    ear = inn.listen(table, anna)
    inn.play_out(table, {0: anna, 1: ben})
    last = [json.loads(one)["gallery"] for one in ear.heard]
    assert [line["text"] for line in last[-1]] == ["She is lost"]
    assert not any(last[:-1])
    say(inn, table, carl, "Well played")
    assert heard(inn, table, anna) == (["May I watch?", "Well played"], ["She is lost"])


def test_who_may_come_back_to_a_seat_hears_nothing_and_speaks_to_those_who_play(
    inn: Inn, anna: Guest, ben: Guest, carl: Guest
) -> None:
    table = inn.started(anna, ben)
    inn.send(table, ben, commands.Resign(id=inn.message(), seat=1))
    say(inn, table, carl, "Left")
    assert heard(inn, table, ben) == ([], [])
    say(inn, table, ben, "I am back in a minute")
    assert heard(inn, table, anna) == (["I am back in a minute"], [])


def test_of_a_long_gallery_the_last_lines_stay_and_what_was_removed_is_gone(
    inn: Inn, anna: Guest, ben: Guest, carl: Guest, dora: Guest
) -> None:
    table = inn.started(anna, ben)
    inn.tables.quotas = msgspec.structs.replace(inn.tables.quotas, lines=3)
    for number in range(5):
        say(inn, table, carl, f"Line {number}")
        say(inn, table, ben, f"Word {number}")
    say(inn, table, dora, "Nonsense")
    inn.tables._live.clear()
    assert heard(inn, table, carl)[0] == ["Word 2", "Word 3", "Word 4"]
    assert heard(inn, table, carl)[1] == ["Line 3", "Line 4", "Nonsense"]
    who = inn.news(table, carl).gallery[-1].who
    inn.send(table, anna, commands.Remove(id=inn.message(), who=who))
    assert heard(inn, table, carl)[1] == ["Line 3", "Line 4"]
    inn.tables._live.clear()
    assert heard(inn, table, carl)[1] == ["Line 3", "Line 4"]
    assert inn.table(table).gallery.count == 6


def test_at_another_server_who_plays_is_told_nothing_either(
    together: Callable[..., None],
) -> None:
    async def work(one: House, other: House) -> None:
        for house in (one, other):
            for guest in (ANNA, BEN, CARL):
                house.tables.guests._remember(guest)
        table = await one.started(ANNA, BEN)
        plays, watches = await other.listen(table, BEN), await other.listen(table, CARL)
        await until(lambda: len(plays.heard) >= 1 and len(watches.heard) >= 1)
        dora = type(CARL)("dora", "Dora")
        one.tables.guests._remember(dora)
        before = await other.tables.news(table, BEN.id, 0, 0)
        await one.send(table, dora, commands.Say(id=message(), text="Left"))
        await until(lambda: any(b'"text":"Left"' in told for told in watches.heard))
        assert not any(b"Left" in told for told in plays.heard)
        after = await other.tables.news(table, BEN.id, 0, 0)
        assert (after.version, after.chat, after.gallery) == (before.version, [], [])
        await one.send(table, ANNA, commands.Say(id=message(), text="Your turn"))
        await until(lambda: any(b"Your turn" in told for told in plays.heard))
        await asyncio.sleep(0)
        assert not any(b"Left" in told for told in plays.heard)

    together(work)


def test_on_the_wire_a_spectator_speaks_apart(server: Server) -> None:
    with Person(server, "Anna") as anna, Person(server, "Ben") as ben:
        table = anna.make("quarrel", 2, bots={"1": "random"}, sit={}, start=True)
        ben.send(table, "say", text="Take the left one")
        with ben.socket(table) as line:
            assert [one["text"] for one in line.hear_until("news")["gallery"]] == [
                "Take the left one"
            ]
        assert [one["text"] for one in ben.news(table)["gallery"]] == ["Take the left one"]
        assert ben.news(table, gallery=1)["gallery"] == []
        path = f"/api/tables/{table}/news?since=0&chat=0&gallery=0"
        assert "left one" not in anna.http.get(path).text
        with anna.socket(table) as line:
            news = line.hear_until("news")
            assert (news["chat"], news["gallery"]) == ([], [])
            line.send("catch-up", since=0, chat=0, gallery=0)
            news = line.hear_until("news")
            assert (news["chat"], news["gallery"]) == ([], [])
