"""History: what somebody has played, told to themselves and to whom they allow it."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.server.service.history import history_of, page_of, show_to
from ludotheque.server.service.ratings import Ratings
from ludotheque.server.service.record import Guest
from ludotheque.server.wire import commands, sheets, values
from tests.server.inn import Inn, refused
from tests.server.process import Person, Server
from tests.server.results_contract import result
from tests.server.test_ratings import played, rated_game


def history(inn: Inn, guest: Guest) -> sheets.History:
    return inn.run(history_of(inn.tables, Ratings(inn.tables), guest.id))


def page(inn: Inn, id: str, guest: Guest) -> sheets.PersonPage:
    return inn.run(page_of(inn.tables, Ratings(inn.tables), id, guest.id))


def show(inn: Inn, guest: Guest, shown_to: values.ShownTo) -> str:
    return inn.run(show_to(inn.tables, guest.id, shown_to)).id


def test_finished_games_are_told_with_people_and_results_the_latest_first(inn: Inn) -> None:
    anna, ben, cleo = inn.guest("Anna"), inn.guest("Ben"), inn.guest("Cleo")
    first = played(inn, anna, ben)
    running = inn.started(anna, ben)
    second = inn.started(ben, anna, cleo)
    inn.play_out(second, {0: ben, 1: anna, 2: cleo})
    told = history(inn, anna)
    assert [game.table for game in told.games] == [second, first] and running not in str(told)
    assert [game.is_rated for game in told.games] == [False, True]
    assert [seat.name for seat in told.games[0].seats] == ["Ben", "Anna", "Cleo"]
    assert [seat.is_mine for seat in told.games[0].seats] == [False, True, False]
    info = inn.info(second, anna).result
    assert info is not None
    assert [seat.score for seat in told.games[0].seats] == info.scores
    winners = [place for place, seat in enumerate(told.games[0].seats) if seat.has_won]
    assert winners == info.winners
    (total,) = told.totals
    assert (total.game, total.games, total.rated_games) == ("quarrel", 2, 1)
    assert [(one.seats, one.games) for one in total.won_at] == [(2, 1), (3, 1)]
    assert total.wins == sum(one.wins for one in total.won_at)
    assert total.rating is not None and total.give > 0
    assert [(one.name, one.games) for one in told.people] == [("Ben", 2), ("Cleo", 1)]
    assert (told.shown_to, told.person) == ("nobody", "")
    assert history(inn, inn.guest("Dora")).games == []


def test_a_history_needs_no_table_and_outlives_them(inn: Inn, tmp_path: Path) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = played(inn, anna, ben)
    history(inn, anna)
    again = Inn(tmp_path)
    again.run(Ratings(again.tables).settle())
    assert [game.table for game in history(again, anna).games] == [table]
    assert again.tables.live_tables() == []
    assert again.run(again.store.remove(table, "over", 10_000.0))
    (game,) = history(again, anna).games
    assert game.table == "" and len(game.seats) == 2, "there is no replay any more"
    again.close()


def test_who_left_is_told_and_finds_the_game(inn: Inn) -> None:
    anna, ben, cleo = inn.guest("Anna"), inn.guest("Ben"), inn.guest("Cleo")
    table = rated_game(inn, anna, ben, cleo)
    inn.send(table, ben, commands.Resign(id=inn.message(), seat=1))
    inn.play_out(table, {0: anna, 2: cleo})
    (game,) = history(inn, ben).games
    assert [seat.has_left for seat in game.seats] == [False, True, False]
    assert game.seats[1].is_mine and not game.seats[1].has_won
    assert game.seats[1].kind == "person", "whoever has played on for them"


def test_favourite_openings_are_counted_as_the_game_names_them(inn: Inn) -> None:
    anna = inn.guest("Anna")
    for table, opening, rank in (
        ("a", "found place=koeln", 0), ("b", "found place=gent", 1), ("c", "found place=koeln", 1),
        ("d", "", 0),
    ):  # fmt: skip
        text = (
            '{"seats": [{"player": "anna", "guests": ["anna"], "name": "Anna", "colour": "red", '
            f'"shape": "star", "temper": 0, "score": 3, "rank": {rank}, "opening": "{opening}"}}]}}'
        )
        made = result(table, game="pfeffersaecke", text=text, is_rated=False)
        inn.run(inn.store.note_result(made))
    (total,) = history(inn, anna).totals
    assert [(one.name, one.about, one.games, one.wins) for one in total.openings] == [
        ("found", {"place": "koeln"}, 2, 1), ("found", {"place": "gent"}, 1, 0),
    ]  # fmt: skip


def test_a_game_ends_whatever_its_names_for_openings_come_to(
    inn: Inn, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def opening_of(*_: object) -> str:
        raise ZeroDivisionError

    monkeypatch.setattr("ludotheque.server.service.results.opening_of", opening_of)
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = played(inn, anna, ben)
    assert inn.info(table, anna).phase == "over"
    assert [game.table for game in history(inn, anna).games] == [table]
    assert caplog.messages == [
        f"table {table}: naming the opening of seat {seat} failed" for seat in (0, 1)
    ]


def test_others_see_a_page_as_far_as_its_person_allows(inn: Inn) -> None:
    anna, ben, dora = inn.guest("Anna"), inn.guest("Ben"), inn.guest("Dora")
    played(inn, anna, ben)
    id = show(inn, anna, "played")
    assert len(id) > 20 and anna.id not in id
    assert (page(inn, id, ben).name, page(inn, id, ben).is_me) == ("Anna", False)
    with refused("nobody-to-see"):
        page(inn, id, dora)
    assert show(inn, anna, "everybody") == id, "its address stays"
    told = page(inn, id, dora)
    assert told.totals[0].games == 1 and "Ben" not in str(told)
    assert history(inn, ben).people[0].person == id
    show(inn, anna, "nobody")
    for guest in (ben, dora):
        with refused("nobody-to-see"):
            page(inn, id, guest)
    assert page(inn, id, anna).is_me
    assert history(inn, ben).people[0].person == ""
    with refused("nobody-to-see"):
        page(inn, "nobody-has-this", anna)


def test_history_ratings_and_pages_over_http(tmp_path: Path) -> None:
    with Server(tmp_path) as server, Person(server, "Anna") as anna, Person(server, "Ben") as ben:
        assert anna.http.get("/api/me/history").json()["games"] == []
        listed = anna.http.get("/api/ratings/zock").json()
        assert {one["level"] for one in listed["players"]} >= {"novice", "regular", "expert"}
        ratings = [one["rating"] - one["give"] for one in listed["players"]]
        assert ratings == sorted(ratings, reverse=True)
        assert anna.http.get("/api/ratings/chess").status_code == 404
        shown = anna.http.put("/api/me/shown", json={"shown_to": "everybody"}).json()
        found = ben.http.get(f"/api/people/{shown['person']}").json()
        assert (found["name"], found["is_me"], found["totals"]) == ("Anna", False, [])
        assert anna.http.put("/api/me/shown", json={"shown_to": "some"}).status_code == 422
        assert anna.http.put("/api/me/shown", json={"shown_to": "nobody"}).json()["person"] == ""
        answer = ben.http.get(f"/api/people/{shown['person']}")
        assert (answer.status_code, answer.json()["code"]) == (404, "nobody-to-see")


def test_a_rated_game_that_ended_before_a_kill_is_rated_by_the_next_server(tmp_path: Path) -> None:
    """Commit before tell: whoever was told the end finds it rated, whatever happened between."""
    with Server(tmp_path) as server, Person(server, "Anna") as anna, Person(server, "Ben") as ben:
        table = anna.make("quarrel", 2)
        for who in (anna, ben):
            who.send(table, "sit")
        for who in (anna, ben):
            who.send(table, "rate", is_rated=True)
        anna.send(table, "start")
        anna.send(table, "resign", seat=0, ends=True)
        server.kill()
    with Server(tmp_path) as server, Person(server, "Cleo") as cleo:
        told = cleo.get(f"/api/tables/{table}/ratings")["seats"]
        assert [one["before"] for one in told] == [1000, 1000]
        assert told[0]["rating"] < 1000 < told[1]["rating"]
        assert cleo.get(f"/api/tables/{table}/ratings")["seats"] == told
