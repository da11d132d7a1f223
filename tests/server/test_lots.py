"""Lots: where it is agreed, the table draws who sits where before the game begins."""

from __future__ import annotations

from ludotheque.core.luck import Luck
from ludotheque.server.wire import commands
from tests.server.inn import Inn

GAME = "zapp-zerapp"


def test_everybody_sits_where_the_secret_puts_them_and_keeps_their_own(inn: Inn) -> None:
    guests = [inn.guest(name) for name in ("Anna", "Ben", "Cleo")]
    found = set()
    for _ in range(12):
        agreed = {"colours": "drawn", "ears": "sound,number,sound"}
        table = inn.make(guests[0], GAME, 3, options=agreed)
        for guest in guests:
            word = f"by {guest.name}"
            inn.send(table, guest, commands.Sit(id=inn.message(), word=word))
        inn.send(table, guests[0], commands.Start(id=inn.message()))
        record = inn.table(table).record
        order = Luck.sealed(record.secret).lots("seats", 3)
        names = [chair.name for chair in record.chairs]
        assert names == [["Anna", "Ben", "Cleo"][place] for place in order]
        found.add(tuple(names))
        words = {one.seat: one.text for one in inn.match(table).entries if one.kind == "word"}
        assert words == {seat: f"by {name}" for seat, name in enumerate(names)}
        ears = inn.match(table).view(None)["ears"]
        assert ears == [int(name != "Ben") for name in names]
        for guest in guests:
            (seat,) = [one.seat for one in inn.news(table, guest).seats]
            assert seat is not None and names[seat] == guest.name
        assert record.host == guests[0].id
    assert len(found) > 2


def test_unless_it_is_agreed_everybody_stays_where_they_sat_down(inn: Inn) -> None:
    table = inn.started(*[inn.guest(name) for name in ("Anna", "Ben", "Cleo")], game=GAME)
    assert [one.name for one in inn.table(table).record.chairs] == ["Anna", "Ben", "Cleo"]
