"""Hints and analyses: who may ask, what is answered, and that nothing hidden is in it."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.server.service.trouble import Trouble
from ludotheque.server.wire import sheets
from tests.server.inn import Inn, Ponders
from tests.server.process import Person, Server

TWO_ROUNDS = {"rounds": 2}


def alone(person: Person, game: str = "zock", **more: object) -> str:
    """A table at which a person plays against a bot."""
    return str(person.make(game, 2, sit={}, bots={"1": "random"}, start=True, **more))


def asked(person: Person, table: str) -> None:
    """Wait until the person is asked something."""
    version = 0
    while 0 not in person.get(f"/api/tables/{table}")["asked"]:
        version = person.news(table, wait=5, version=version)["version"]


def test_whoever_plays_against_bots_alone_gets_a_hint(anna: Person) -> None:
    table = alone(anna)
    asked(anna, table)
    info = anna.get(f"/api/tables/{table}")
    assert (info["has_hints"], info["offers_hints"]) == (False, True)
    hint = anna.get(f"/api/tables/{table}/hint", seat=0)
    legal = {one["move"] for one in anna.news(table)["seats"][0]["now"]["moves"]}
    assert hint["seat"] == 0
    assert hint["moves"]
    for one in hint["moves"]:
        assert one["move"] in legal
        assert 0 <= one["ahead"] <= one["continuations"]
    assert anna.get(f"/api/tables/{table}/hint", seat=0) == hint


def test_it_is_nobody_elses_hint(anna: Person, ben: Person) -> None:
    table = alone(anna)
    asked(anna, table)
    assert ben.get(f"/api/tables/{table}/hint", 403, seat=0)["code"] == "not-your-seat"
    assert anna.get(f"/api/tables/{table}/hint", 404, seat=9)["code"] == "no-such-seat"


def test_among_people_hints_are_agreed_on_before_the_start(anna: Person, ben: Person) -> None:
    for agreed in (False, True):
        table = anna.make("zock", 2, sit={})
        anna.send(table, "change", has_hints=agreed)
        ben.send(table, "sit")
        anna.send(table, "start")
        seat = anna.get(f"/api/tables/{table}")["asked"][0]
        person = anna if seat == 0 else ben
        status = 200 if agreed else 409
        answer = person.get(f"/api/tables/{table}/hint", status, seat=seat)
        assert answer.get("reason", "") == ("" if agreed else "agreed")
        other, its = (ben, 1) if seat == 0 else (anna, 0)
        refused = other.get(f"/api/tables/{table}/hint", 409, seat=its)
        assert refused["reason"] == ("asked" if agreed else "agreed")
        late = anna.send(table, "change", 409, has_hints=True)
        assert late["code"] == "has-started"


def test_there_is_no_hint_while_all_act_at_once(anna: Person) -> None:
    table = alone(anna, "zapp-zerapp")
    asked(anna, table)
    assert anna.get(f"/api/tables/{table}/hint", 409, seat=0)["reason"] == "live"


def test_what_is_thought_about_is_a_table_that_the_seat_holds_possible(tmp_path: Path) -> None:
    """Whatever others hold, the question that reaches the worker is made from the seat's view."""
    inn = Inn(tmp_path, Ponders())
    try:
        anna, ben = inn.guest("Anna"), inn.guest("Ben")
        table = inn.started(anna, ben, has_hints=True)
        seat = inn.match(table).asks()[0]
        guest = (anna, ben)[seat]
        game = inn.match(table).game
        for _ in range(8):
            _, given = inn.run(inn.tables.to_hint(table, guest.id, seat))
            from ludotheque.core.position import read_position

            _, s = read_position(game, given["position"])
            assert game.view(s, seat) == inn.match(table).view(seat)
        with pytest.raises(Trouble, match="not-your-seat"):
            inn.run(inn.tables.to_hint(table, (anna, ben)[1 - seat].id, seat))
    finally:
        inn.close()


def finished(person: Person) -> str:
    table = alone(person, options=TWO_ROUNDS)
    person.send(table, "resign", seat=0)
    version = 0
    while person.get(f"/api/tables/{table}")["phase"] != "over":
        version = person.news(table, wait=5, version=version)["version"]
    return table


def test_a_game_is_analysed_once_and_kept_with_its_table(tmp_path: Path) -> None:
    with Server(tmp_path) as server, Person(server, "Anna") as anna:
        table = finished(anna)
        assert anna.get(f"/api/tables/{table}/analysis")["of"] == 0
        found = anna.post(f"/api/tables/{table}/analysis", {})
        for _ in range(10_000):
            if found["is_done"]:
                break
            assert found["done"] <= found["of"]
            found = anna.get(f"/api/tables/{table}/analysis")
        assert found["is_done"]
        assert sum(found["curve"][-1]["chances"]) == pytest.approx(1)
        assert len(found["luck"]) == len(found["own"]) == len(found["others"]) == 2
        server.kill()
        server.start()
        assert anna.get(f"/api/tables/{table}/analysis") == found
        assert anna.post(f"/api/tables/{table}/analysis", {}) == found


def test_only_what_is_over_is_analysed(anna: Person) -> None:
    table = alone(anna)
    assert anna.post(f"/api/tables/{table}/analysis", {}, 409)["code"] == "not-over"
    assert anna.get("/api/tables/nowhere/analysis", 404)["code"] == "no-such-table"


def test_a_new_table_can_agree_on_hints_at_once(inn: Inn) -> None:
    anna = inn.guest("Anna")
    table = inn.make(anna, sit=sheets.Sitter(), has_hints=True)
    info = inn.info(table, anna)
    assert info.has_hints
    assert info.offers_hints
