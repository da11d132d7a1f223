"""Finding each other: open tables, and waiting for somebody."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from ludotheque.server.service.finding import SEEN_FOR
from ludotheque.server.service.record import Guest
from ludotheque.server.store.finding import Seeker
from ludotheque.server.wire import commands, sheets
from ludotheque.server.wire.values import Pace
from tests.server.guests import anna as anna
from tests.server.guests import ben as ben
from tests.server.guests import carl as carl
from tests.server.inn import Inn, refused
from tests.server.meeting import (
    gathering,
    seek,
    seeking,
)
from tests.server.process import Person, Server
from tests.server.test_sharing import ANNA, BEN, CARL, House
from tests.server.test_sharing import together as together  # a fixture

# Open tables


def test_open_tables_are_found_by_game_pace_and_language(inn: Inn, anna: Guest, ben: Guest) -> None:
    live = inn.make(anna, is_open=True, language="fr")
    slow = inn.make(anna, is_open=True, pace=Pace(kind="turns", answer=86_400), language="de")
    other = inn.make(anna, "zock", 3, is_open=True)

    def listed(**wanted: str) -> set[str]:
        return {one.id for one in inn.run(inn.tables.open_tables(ben.id, **wanted))}

    assert listed() == {live, slow, other}
    assert listed(game="quarrel") == {live, slow}
    assert listed(pace="turns") == {slow}
    assert listed(language="fr") == {live}
    assert listed(game="zock", language="fr") == set()
    inn.send(live, anna, commands.Change(id=inn.message(), language="en"))
    assert listed(language="en") == {live}
    assert inn.info(live, ben).language == "en"


# Waiting for somebody


def test_two_who_wait_get_one_table_which_begins_when_both_are_there(
    inn: Inn, anna: Guest, ben: Guest
) -> None:
    assert seek(inn, anna) == ""
    told = seeking(inn, anna)
    assert told is not None and (told.game, told.others, told.table) == ("quarrel", 0, "")
    table = seek(inn, ben, game="", seats=0, fill="random")
    assert table
    found = seeking(inn, anna)
    assert found is not None and found.table == table
    info = inn.info(table, anna)
    assert [(seat.kind, seat.name) for seat in info.seats] == [
        ("person", "Anna"), ("person", "Ben"),
    ]  # fmt: skip
    assert (info.phase, info.is_open, info.is_host) == ("gathering", False, True)
    inn.listen(table, anna)
    inn.run(asyncio.sleep(0))
    assert inn.info(table, anna).phase == "gathering"
    inn.listen(table, ben)
    inn.run(_until_quiet(inn))
    assert inn.info(table, anna).phase == "running"


async def _until_quiet(inn: Inn) -> None:
    while inn.tables.driver._running:
        await asyncio.wait(list(inn.tables.driver._running))


def test_who_is_not_seen_any_more_is_not_waited_with(inn: Inn, anna: Guest, ben: Guest) -> None:
    seek(inn, anna)
    inn.time += SEEN_FOR + 1
    assert seek(inn, ben) == ""
    assert seeking(inn, anna) is None
    inn.run(inn.tables.finding.follow(anna.id, "", 0.01))
    assert seeking(inn, anna) is not None, "a page that asks again is there again"
    inn.run(inn.tables.finding.sweep())
    inn.run(inn.tables.finding.match())
    first, second = seeking(inn, anna), seeking(inn, ben)
    assert first is not None and second is not None and first.table == second.table != ""


def test_who_stops_or_sits_down_elsewhere_waits_no_more_but_may_play_with_bots_meanwhile(
    inn: Inn, anna: Guest, ben: Guest, carl: Guest
) -> None:
    for end in (
        lambda: inn.run(inn.tables.finding.stop(anna.id)),
        lambda: gathering(inn, anna),
        lambda: inn.make(anna, sit=sheets.Sitter()),
    ):
        seek(inn, anna)
        end()
        assert seeking(inn, anna) is None
    seek(inn, anna)
    inn.make(anna, bots={"1": "random"}, sit=sheets.Sitter(), start=True)
    assert seek(inn, ben) != ""
    assert seek(inn, carl) == "", "both are taken"


def test_what_cannot_be_waited_for_is_refused_and_nobody_waits(inn: Inn, anna: Guest) -> None:
    for code, wish in (
        ("no-such-game", {"game": "chess"}),
        ("bad-seat-count", {"seats": 9}),
        ("no-such-level", {"fill": "god"}),
        ("bad-name", {"sit": sheets.Sitter(name="\u200b")}),
        ("bad-word", {"sit": sheets.Sitter(word="\u202e")}),
    ):
        with refused(code):
            seek(inn, anna, **wish)  # type: ignore[arg-type]
    assert seeking(inn, anna) is None


def test_names_that_look_alike_do_not_keep_people_apart(inn: Inn, anna: Guest) -> None:
    seek(inn, anna)
    other = inn.guest("Аnna")
    table = seek(inn, other)
    names = [seat.name for seat in inn.info(table, anna).seats]
    assert names == ["Anna", "Аnna 2"]


def test_whoever_waits_hears_at_once_that_somebody_was_found(
    inn: Inn, anna: Guest, ben: Guest
) -> None:
    seek(inn, anna)
    tag = inn.run(inn.tables.finding.look(anna.id)).tag

    async def both() -> sheets.Finding:
        waiting = asyncio.create_task(inn.tables.finding.follow(anna.id, tag, 30.0))
        await asyncio.sleep(0)
        await inn.tables.finding.seek(ben, sheets.Seek(game="quarrel"))
        told = await waiting
        # Whoever looks while the table is being made may see a part of it, and looks again.
        for _ in range(2):
            if told.seeking is not None and not told.seeking.table:
                told = await inn.tables.finding.follow(anna.id, told.tag, 30.0)
        return told

    told = inn.run(both())
    assert told.seeking is not None and told.seeking.table


def test_of_many_who_wait_at_two_servers_everybody_gets_one_seat(
    together: Callable[..., None],
) -> None:
    async def work(one: House, other: House) -> None:
        guests = [Guest(f"guest{place}", f"Guest {place}") for place in range(12)]
        await asyncio.gather(
            *(
                house.tables.finding.seek(guest, sheets.Seek(game="quarrel", seats=2))
                for house, guest in zip([one, other] * 6, guests)
            )
        )
        await asyncio.gather(one.tables.finding.match(), other.tables.finding.match())
        tables: dict[str, list[str]] = {}
        for guest in guests:
            found = await one.store.seeker(guest.id)
            assert found is not None and found.table
            tables.setdefault(found.table, []).append(guest.id)
            assert len(await one.store.tables_of(guest.id, 9)) == 1
        assert [len(pair) for pair in tables.values()] == [2] * 6

    together(work)


def test_another_server_tells_whoever_waits_there(together: Callable[..., None]) -> None:
    async def work(one: House, other: House) -> None:
        finding = one.tables.finding
        told = await finding.seek(ANNA, sheets.Seek(game="quarrel"))
        waiting = asyncio.create_task(finding.follow(ANNA.id, told.tag, 30.0))
        await asyncio.sleep(0)
        await other.tables.finding.seek(BEN, sheets.Seek())
        heard = await waiting
        assert heard.seeking is not None and heard.seeking.table
        table = heard.seeking.table
        await one.listen(table, ANNA)
        await other.listen(table, BEN)
        while (await other.tables.info(table, CARL.id)).phase == "gathering":
            await asyncio.sleep(0.005)
        assert (await other.tables.info(table, BEN.id)).phase == "running"

    together(work)


def test_a_wish_that_cannot_be_read_is_told_once_and_keeps_nobody_else_waiting(
    inn: Inn, anna: Guest, ben: Guest, caplog: pytest.LogCaptureFixture
) -> None:
    for place, wish in enumerate(("{", "[]", '{"seats": "two"}')):
        inn.run(inn.store.seek(Seeker(f"bad{place}", wish, inn.time, inn.time)))
    assert seek(inn, anna) == ""
    inn.run(inn.tables.finding.match())
    assert seek(inn, ben) != ""
    assert inn.run(inn.tables.finding.look("bad0")).seeking is None
    for place in range(3):
        told = [line for line in caplog.messages if f"guest bad{place} waits for" in line]
        assert len(told) == 1
    inn.run(inn.tables.finding.seek(Guest("bad0", "Dora"), sheets.Seek(game="quarrel")))
    assert inn.run(inn.tables.finding.look("bad0")).seeking is not None, "it may wish anew"


def test_a_wish_sent_again_after_somebody_was_found_leads_to_the_same_table(
    inn: Inn, anna: Guest, ben: Guest, carl: Guest
) -> None:
    seek(inn, anna)
    table = seek(inn, ben)
    assert seek(inn, anna) == seek(inn, ben) == table, "nobody is left waiting there"
    with refused("no-such-game"):
        seek(inn, anna, game="chess")
    inn.send(table, ben, commands.Leave(id=inn.message()))
    assert seek(inn, ben) == "", "who has left may be found somebody else"
    assert seek(inn, anna) not in ("", table), "and so may who was left alone"


def test_who_was_found_somebody_at_a_table_that_has_begun_may_look_again(
    inn: Inn, anna: Guest, ben: Guest
) -> None:
    seek(inn, anna)
    table = seek(inn, ben)
    for guest in (anna, ben):
        inn.listen(table, guest)
    inn.run(_until_quiet(inn))
    assert inn.info(table, anna).phase == "running"
    assert seek(inn, anna) == ""
    assert seek(inn, ben) not in ("", table)


# On the wire


def test_two_people_find_each_other_over_the_wire(server: Server) -> None:
    with Person(server, "Anna") as anna, Person(server, "Ben") as ben:
        wish = {"game": "quarrel", "seats": 2, "sit": {"name": "Anna", "word": "luck"}}
        assert anna.post("/api/me/seeking", wish)["seeking"]["table"] == ""
        assert anna.http.delete("/api/me/seeking").status_code == 204
        assert anna.get("/api/me/finding")["seeking"] is None
        anna.post("/api/me/seeking", wish)
        found = ben.post("/api/me/seeking", {"game": "quarrel", "seats": 2})["seeking"]["table"]
        assert anna.get("/api/me/finding", wait=5)["seeking"]["table"] == found
        with anna.socket(found) as one, ben.socket(found):
            while (one.hear_until("news")["table"] or {}).get("phase") != "running":
                pass
        assert [one["name"] for one in anna.get("/api/me/people")["people"]] == ["Ben"]
        who = anna.get("/api/me/people")["people"][0]["who"]
        table = anna.make("quarrel", 2, sit={})
        sent = anna.post(f"/api/tables/{table}/invitations", {"who": who})
        assert sent == anna.get(f"/api/tables/{table}/invitations")
        (one,) = ben.get("/api/me/finding")["invitations"]
        done = ben.post(f"/api/me/invitations/{one['id']}", {"answer": "accept"})
        assert (done["table"], done["seat"]) == (table, 1)
        door = anna.http.put("/api/me/door", json={"block": who, "is_closed": True}).json()
        assert ([one["name"] for one in door["blocked"]], door["is_closed"]) == (["Ben"], True)
        assert anna.get("/api/me/door") == door
        assert anna.get("/api/me/people")["people"] == []
        assert ben.get("/api/tables", game="quarrel", pace="live", language="fr") == []
        ben.get("/api/tables", 422, pace="fast")
