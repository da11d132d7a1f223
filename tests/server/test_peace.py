"""Peace at a table: its host mutes and removes, everybody hides for themselves and reports."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from ludotheque.server.service import peace
from ludotheque.server.service.peace import REPORTED_LINES
from ludotheque.server.service.quotas import Quotas
from ludotheque.server.service.record import Guest
from ludotheque.server.store.sqlite import FILE_NAME
from ludotheque.server.store.store import Change, StoreFailed
from ludotheque.server.wire import commands
from tests.server.guests import anna as anna
from tests.server.guests import ben as ben
from tests.server.guests import carl as carl
from tests.server.inn import Inn, new_office, refused
from tests.server.process import Person, Server


def say(inn: Inn, table: str, guest: Guest, text: str) -> None:
    inn.send(table, guest, commands.Say(id=inn.message(), text=text))


def said(inn: Inn, table: str, guest: Guest) -> list[str]:
    return [line.text for line in inn.news(table, guest).chat]


def who(inn: Inn, table: str, name: str, reader: Guest) -> str:
    """By what somebody who sits or has spoken is known at a table."""
    seats = [seat.who for seat in inn.info(table, reader).seats if seat.name == name]
    return next(iter(seats + [one.who for one in inn.news(table, reader).chat if one.name == name]))


def mute(inn: Inn, table: str, host: Guest, handle: str, **more: Any) -> None:
    inn.send(table, host, commands.Mute(id=inn.message(), who=handle, **more))


def remove(inn: Inn, table: str, host: Guest, handle: str) -> None:
    inn.send(table, host, commands.Remove(id=inn.message(), who=handle))


def test_a_person_is_known_by_another_handle_at_every_table(
    inn: Inn, anna: Guest, ben: Guest
) -> None:
    first, second = inn.started(anna, ben), inn.started(anna, ben)
    say(inn, first, ben, "Hello")
    handles = {
        who(inn, first, "Anna", ben), who(inn, first, "Ben", anna), who(inn, second, "Ben", anna),
    }  # fmt: skip
    assert len(handles) == 3
    assert inn.news(first, anna).chat[0].who == who(inn, first, "Ben", anna)
    assert not any(guest.id in handle for guest in (anna, ben) for handle in handles)


def test_the_host_mutes_somebody_and_lets_them_speak_again(
    inn: Inn, anna: Guest, ben: Guest
) -> None:
    table = inn.started(anna, ben)
    say(inn, table, ben, "One")
    handle = who(inn, table, "Ben", anna)
    mute(inn, table, anna, handle)
    with refused("muted"):
        say(inn, table, ben, "Two")
    assert inn.info(table, ben).muted == [handle]
    assert said(inn, table, anna) == ["One"], "what was said before stays"
    seat = inn.match(table).asks()[0]
    inn.play(table, (anna, ben)[seat], seat, inn.match(table).legal(seat)[0].text)
    inn.tables._live.clear()
    with refused("muted"):
        say(inn, table, ben, "Two")
    mute(inn, table, anna, handle, is_muted=False)
    say(inn, table, ben, "Three")
    assert said(inn, table, anna) == ["One", "Three"]


def test_a_spectator_is_muted_by_what_they_said(
    inn: Inn, anna: Guest, ben: Guest, carl: Guest
) -> None:
    table = inn.started(anna, ben)
    say(inn, table, carl, "I only watch")
    mute(inn, table, anna, inn.news(table, carl).gallery[0].who)
    with refused("muted"):
        say(inn, table, carl, "Still here")
    say(inn, table, ben, "Quiet now")


def test_who_is_muted_is_so_on_every_device(inn: Inn, anna: Guest, ben: Guest, carl: Guest) -> None:
    table = inn.make(anna)
    for guest in (anna, ben):
        inn.send(table, guest, commands.Sit(id="sit"))
    key = inn.info(table, ben).seats[1].key
    inn.send(table, carl, commands.Claim(id="claim", key=key))
    say(inn, table, carl, "From the phone")
    assert inn.news(table, anna).chat[0].who == who(inn, table, "Ben", anna)
    mute(inn, table, anna, who(inn, table, "Ben", anna))
    for device in (ben, carl):
        with refused("muted"):
            say(inn, table, device, "Hello")
    inn.send(table, ben, commands.Leave(id="leave"))
    for device in (ben, carl):
        with refused("muted"):
            say(inn, table, device, "Hello")


def test_nobody_but_the_host_mutes_or_removes_and_nobody_themselves(
    inn: Inn, anna: Guest, ben: Guest, carl: Guest
) -> None:
    table = inn.started(anna, ben)
    ours = {name: who(inn, table, name, anna) for name in ("Anna", "Ben")}
    for guest in (ben, carl):
        with refused("not-host"):
            mute(inn, table, guest, ours["Anna"])
        with refused("not-host"):
            remove(inn, table, guest, ours["Anna"])
    for do in (mute, remove):
        with refused("not-oneself"):
            do(inn, table, anna, ours["Anna"])
        with refused("no-such-person"):
            do(inn, table, anna, "0123456789abcdef")
    assert (inn.info(table, anna).muted, inn.info(table, anna).removed) == ([], [])


def test_who_is_removed_while_people_gather_loses_seat_and_lines_for_good(
    inn: Inn, anna: Guest, ben: Guest
) -> None:
    table = inn.make(anna)
    for guest in (anna, ben):
        inn.send(table, guest, commands.Sit(id="sit"))
    say(inn, table, anna, "Welcome")
    say(inn, table, ben, "Nonsense")
    key = inn.info(table, ben).seats[1].key
    handle = who(inn, table, "Ben", anna)
    remove(inn, table, anna, handle)
    info = inn.info(table, anna)
    assert [seat.kind for seat in info.seats] == ["person", "free"]
    assert info.removed == [handle]
    assert said(inn, table, anna) == ["Welcome"]
    inn.tables._live.clear()
    assert said(inn, table, ben) == ["Welcome"], "they may still watch"
    assert [row.table for row in inn.run(inn.store.tables_of(ben.id, 9))] == []
    with refused("removed"):
        inn.send(table, ben, commands.Sit(id="again"))
    with refused("no-such-seat-link"):
        inn.send(table, ben, commands.Claim(id="claim", key=key))
    with refused("muted"):
        say(inn, table, ben, "But")
    say(inn, table, anna, "Go on")
    assert [line.number for line in inn.news(table, ben).chat] == [0, 2]
    mute(inn, table, anna, handle, is_muted=False)
    inn.send(table, ben, commands.Sit(id="back"))
    assert inn.info(table, ben).seats[1].is_mine


def test_who_is_removed_during_the_game_keeps_their_seat(inn: Inn, anna: Guest, ben: Guest) -> None:
    table = inn.started(anna, ben)
    say(inn, table, ben, "Nonsense")
    remove(inn, table, anna, who(inn, table, "Ben", anna))
    assert inn.info(table, ben).seats[1].is_mine
    assert said(inn, table, anna) == []
    inn.play_out(table, {0: anna, 1: ben})
    again = inn.send(table, anna, commands.Rematch(id="rematch")).table
    with refused("muted"):
        say(inn, again, ben, "Hello")


def test_a_removal_that_could_not_be_kept_is_nowhere_to_be_seen(
    inn: Inn, anna: Guest, ben: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = inn.make(anna)
    for guest in (anna, ben):
        inn.send(table, guest, commands.Sit(id="sit"))
    say(inn, table, ben, "Hello")

    async def fail(*changes: Change) -> None:
        raise StoreFailed("database or disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(inn.store, "commit", fail)
        with refused("store-failed"):
            remove(inn, table, anna, who(inn, table, "Ben", anna))
    assert said(inn, table, anna) == ["Hello"]
    assert inn.info(table, ben).seats[1].is_mine
    say(inn, table, ben, "Still here")
    assert said(inn, table, anna) == ["Hello", "Still here"]


def test_hiding_is_for_oneself_alone_and_holds_at_every_table(
    inn: Inn, anna: Guest, ben: Guest, carl: Guest
) -> None:
    first, second = inn.started(anna, ben), inn.started(carl, ben)
    ear = inn.listen(first, ben)
    heard = len(ear.heard)
    version = inn.news(first, ben).version
    inn.send(first, anna, commands.Hide(id="hide", who=who(inn, first, "Ben", anna)))
    for table in (first, second):
        hidden = inn.run(inn.tables.hidden(table, anna.id)).who
        assert hidden == [who(inn, table, "Ben", anna)]
    assert inn.run(inn.tables.hidden(first, ben.id)).who == []
    assert (len(ear.heard), inn.news(first, ben).version) == (heard, version), "nobody is told"
    with refused("not-oneself"):
        inn.send(first, anna, commands.Hide(id="self", who=who(inn, first, "Anna", anna)))
    show = commands.Hide(id="show", who=who(inn, second, "Ben", anna), is_hidden=False)
    inn.send(second, anna, show)
    assert inn.run(inn.tables.hidden(first, anna.id)).who == []


def test_only_so_many_people_are_hidden(
    inn: Inn, anna: Guest, ben: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peace, "MOST_HIDDEN", 1)
    table = inn.started(anna, ben)
    inn.run(inn.store.hide(anna.id, "somebody", True))
    handle = who(inn, table, "Ben", anna)
    with refused("too-many-hidden"):
        inn.send(table, anna, commands.Hide(id="hide", who=handle))
    inn.send(table, anna, commands.Hide(id="show", who=handle, is_hidden=False))


def reports(folder: Path) -> list[dict[str, Any]]:
    with closing(sqlite3.connect(folder / FILE_NAME)) as file:
        file.row_factory = sqlite3.Row
        return [dict(row) for row in file.execute("SELECT * FROM reports ORDER BY id")]


def test_a_report_is_kept_with_the_chat_as_it_was(
    inn: Inn, anna: Guest, ben: Guest, carl: Guest, tmp_path: Path
) -> None:
    table = inn.started(anna, ben)
    for number in range(REPORTED_LINES + 3):
        say(inn, table, (ben, carl)[number % 2], f"Line {number}")
    inn.tables._live.clear()
    report = commands.Report(id="report", text="He  shouts", who=who(inn, table, "Ben", anna))
    for _ in range(2):
        inn.send(table, anna, report)
    remove(inn, table, anna, who(inn, table, "Ben", anna))
    with closing(new_office(tmp_path)) as office:
        (kept,) = office.reports(False)
    assert (kept.table, kept.game, kept.reporter) == (table, "quarrel", anna.id)
    assert (kept.about, kept.text, kept.is_settled) == (ben.id, "He shouts", False)
    lines = json.loads(kept.chat)
    assert [line["text"] for line in lines] == [f"Line {n}" for n in range(3, REPORTED_LINES + 3)]
    assert [line["guest"] for line in lines[:2]] == [carl.id, ben.id]


def test_anybody_reports_but_not_without_end(inn: Inn, anna: Guest, carl: Guest) -> None:
    inn.tables.quotas = Quotas(reports=2)
    table = inn.make(anna)
    for number in range(2):
        inn.send(table, carl, commands.Report(id=f"report-{number}", text="Odd"))
    with refused("enough-reports"):
        inn.send(table, carl, commands.Report(id="third", text="Odd"))
    with refused("bad-text"):
        inn.send(table, anna, commands.Report(id="empty", text=" \u200b "))
    inn.time += 86_401
    inn.send(table, carl, commands.Report(id="tomorrow", text="Odd"))


def test_over_the_wire_and_through_a_crash(tmp_path: Path) -> None:
    with Server(tmp_path) as server, Person(server, "Anna") as anna, Person(server, "Ben") as ben:
        table = anna.make("quarrel", 2)
        anna.send(table, "sit")
        ben.send(table, "sit")
        with anna.socket(table) as line:
            ben.send(table, "say", text="Nonsense", seat=1)
            while not (news := line.hear()).get("chat"):
                pass
            handle = news["chat"][0]["who"]
            anna.send(table, "report", text="He says nonsense", who=handle)
            anna.send(table, "hide", who=handle)
            anna.send(table, "remove", who=handle)
            while not (news := line.hear()).get("table") or not news["table"]["removed"]:
                pass
            assert news["table"]["removed"] == news["table"]["muted"] == [handle]
        server.kill()
        server.start()
        assert anna.news(table)["chat"] == []
        assert anna.get(f"/api/tables/{table}/hidden") == {"who": [handle]}
        assert ben.get(f"/api/tables/{table}/hidden") == {"who": []}
        assert ben.send(table, "sit", status=403)["code"] == "removed"
        assert ben.send(table, "say", status=403, text="But")["code"] == "muted"
    (report,) = reports(tmp_path)
    assert json.loads(report["chat"])[0]["text"] == "Nonsense"
