"""A real server: sockets, polling, coming back, hot seat, watching, bots, to the end."""

from __future__ import annotations

import select
import socket
from pathlib import Path
from typing import Any

import httpx

from tests.server.process import PATIENCE, Line, Person, Server, message_id


def sat_down(game: str, *people: Person, **more: Any) -> str:
    """A table at which people sit and play."""
    table = people[0].make(game, len(people), **more)
    for person in people:
        person.send(table, "sit")
    people[0].send(table, "start")
    return table


def answer(now: Any, choice: int = 0) -> dict[str, Any]:
    """What to send to make one of the legal moves."""
    question = now["question"]
    move = now["moves"][choice % len(now["moves"])]["move"]
    return {"move": move, "question": question["number"], "wave": question["wave"]}


def play_to_the_end(person: Person, table: str, seat: int) -> None:
    """Play a seat by polling until the game is over; others may be faster at times."""
    version = 0
    for _ in range(500):
        news = person.news(table, version=version, wait=5)
        version = news["version"]
        now = next(part["now"] for part in news["seats"] if part["seat"] == seat)
        if now["result"]:
            return
        if now["question"]:
            body = {"type": "move", "id": message_id(), "seat": seat, **answer(now)}
            sent = person.http.post(f"/api/tables/{table}/send", json=body)
            assert sent.status_code in (200, 409)
            version = 0
    raise AssertionError("the game does not end")


def numbers(line: Line, seat: int | None) -> list[int]:
    """The numbers of all entries that came for a seat, as they came."""
    return [
        entry["number"]
        for news in line.heard
        if news["type"] == "news"
        for part in news["seats"]
        if part["seat"] == seat
        for entry in part["entries"]
    ]


def test_the_first_message_is_hello_and_the_second_news(anna: Person, ben: Person) -> None:
    table = sat_down("quarrel", anna, ben)
    with anna.socket(table) as line:
        hello = line.hear()
        assert (hello["type"], hello["protocol"]) == ("hello", 1)
        assert hello["build"] == anna.get("/api/hello")["build"]
        news = line.hear()
        assert news["type"] == "news"
        assert news["table"]["id"] == table
        assert [part["seat"] for part in news["seats"]] == [0]


def test_a_move_is_answered_and_then_told_to_everybody(anna: Person, ben: Person) -> None:
    table = sat_down("quarrel", anna, ben)
    with anna.socket(table) as mine, ben.socket(table) as theirs:
        now = mine.wait_for_question(0)
        theirs.wait_for_question(1)
        done = mine.ask("move", seat=0, **answer(now))
        assert done["type"] == "done"
        for line, seat in ((mine, 0), (theirs, 1)):
            while done["number"] not in numbers(line, seat):
                line.hear_until("news")
        entries = {
            seat: next(
                entry
                for news in line.heard if news["type"] == "news"
                for part in news["seats"]
                for entry in part["entries"] if entry["number"] == done["number"]
            )
            for line, seat in ((mine, 0), (theirs, 1))
        }  # fmt: skip
        assert entries[0]["text"] == now["moves"][0]["move"]
        assert entries[1]["text"] == "lay ?"


def test_two_people_play_to_the_end_over_sockets_and_numbers_stay_whole(
    anna: Person, ben: Person
) -> None:
    table = sat_down("quarrel", anna, ben)
    with anna.socket(table) as first, ben.socket(table) as second:
        lines = [first, second]
        result = None
        for ply in range(200):
            seat = ply % 2
            now = anna.news(table)["seats"][0]["now"]
            if now["result"]:
                result = now["result"]
                break
            if seat not in now["asked"]:
                continue
            now = (anna, ben)[seat].news(table)["seats"][0]["now"]
            assert lines[seat].ask("move", seat=seat, **answer(now, ply))["type"] == "done"
        assert result is not None
        length = len(anna.news(table)["seats"][0]["entries"])
        for seat, line in enumerate(lines):
            while len(numbers(line, seat)) < length:
                line.hear()
            assert numbers(line, seat) == list(range(length))


def test_who_comes_back_gets_exactly_what_was_missed(anna: Person, ben: Person) -> None:
    table = sat_down("quarrel", anna, ben)
    with anna.socket(table) as line:
        line.wait_for_question(0)
        had = numbers(line, 0)
    now = ben.news(table)["seats"][0]["now"]
    done = ben.send(table, "move", seat=1, **answer(now))
    ben.send(table, "say", text="where are you?")
    with anna.socket(table, since=had[-1] + 1) as line:
        line.hear()
        news = line.hear()
        assert [entry["number"] for entry in news["seats"][0]["entries"]] == [done["number"]]
        assert [chat["text"] for chat in news["chat"]] == ["where are you?"]


def test_a_move_sent_again_on_a_new_socket_or_by_post_counts_once(
    anna: Person, ben: Person
) -> None:
    table = sat_down("quarrel", anna, ben)
    same = message_id()
    with anna.socket(table) as line:
        now = line.wait_for_question(0)
        move = {"seat": 0, "id": same, **answer(now)}
        line.send("move", **move)
    with anna.socket(table) as line:
        line.hear_until("news")
        first = line.ask("move", **move)
    assert first["type"] == "done"
    assert anna.send(table, "move", **move)["number"] == first["number"]
    entries = ben.news(table)["seats"][0]["entries"]
    assert [entry["seat"] for entry in entries].count(0) == 1


def test_polling_does_the_same_as_the_socket(anna: Person, ben: Person) -> None:
    table = sat_down("quarrel", anna, ben)
    with ben.socket(table) as line:
        line.hear_until("news")
        known = len(numbers(line, 1))
        version = line.heard[-1]["version"]
        now = anna.news(table)["seats"][0]["now"]
        anna.send(table, "move", seat=0, **answer(now))
        pushed = line.hear_until("news")
        polled = ben.news(table, since=known, version=version, wait=20)
        assert polled["seats"] == pushed["seats"]
        assert polled["table"]["id"] == table
        assert polled["version"] == pushed["version"]


def test_one_device_plays_several_seats(anna: Person) -> None:
    table = anna.make("quarrel", 2)
    anna.send(table, "sit", name="Anna")
    anna.send(table, "sit", name="Ben")
    anna.send(table, "start")
    with anna.socket(table) as line:
        line.hear()
        news = line.hear()
        assert [part["seat"] for part in news["seats"]] == [0, 1]
        for part in news["seats"]:
            done = line.ask("move", seat=part["seat"], **answer(part["now"]))
            assert done["type"] == "done"


def test_who_watches_sees_what_is_public_and_can_do_nothing(anna: Person, ben: Person) -> None:
    table = sat_down("quarrel", anna, ben)
    with Person(anna.server, "Cleo") as cleo, cleo.socket(table) as line:
        line.hear()
        part = line.hear()["seats"][0]
        assert part["seat"] is None
        assert part["now"]["view"]["hands"] == [2, 2]
        assert all(entry["text"] == "deal ?" for entry in part["entries"])
        question = anna.news(table)["seats"][0]["now"]["question"]["number"]
        problem = line.ask("move", seat=0, move="peek", question=question, wave=0)
        assert (problem["type"], problem["code"]) == ("problem", "not-your-seat")


def test_undo_is_asked_for_and_agreed_to(anna: Person, ben: Person) -> None:
    table = sat_down("quarrel", anna, ben)
    with anna.socket(table) as mine, ben.socket(table) as theirs:
        now = mine.wait_for_question(0)
        first = mine.ask("move", seat=0, **answer(now))["number"]
        now = ben.news(table)["seats"][0]["now"]
        second = theirs.ask("move", seat=1, **answer(now))["number"]
        assert mine.ask("undo", seat=0)["code"] == "no-undo"
        assert mine.ask("ask-undo", seat=0)["type"] == "done"
        asked: Any = None
        while not asked:
            table_info = theirs.hear_until("news")["table"]
            asked = table_info and table_info["undo"]
        assert asked == {"seat": 0, "entries": [second, first], "waits_for": [1]}
        done = theirs.ask("answer-undo", agree=True)
        assert done["number"] == second + 1
        assert ben.news(table)["seats"][0]["now"]["asked"] == [0, 1]


def test_a_game_against_bots_is_played_to_its_end_and_again(anna: Person) -> None:
    table = anna.make(
        "zock", 3, bots={"1": "novice", "2": "regular"}, options={"rounds": 3},
        sit={"word": "fair"}, start=True,
    )  # fmt: skip
    with anna.socket(table) as line:
        while True:
            now = line.wait_for_question(0)
            if now["result"]:
                break
            done = line.ask("move", seat=0, **answer(now))
            assert done["type"] == "done"
        again = line.ask("rematch")["table"]
    assert anna.get(f"/api/tables/{table}")["rematch"] == again
    assert anna.get(f"/api/tables/{again}")["phase"] == "running"  # Nobody else is to come.
    assert [info["id"] for info in anna.get("/api/my-tables")][:2] == [again, table]


def test_a_hosts_leaving_and_a_resignation_are_told(anna: Person, ben: Person) -> None:
    table = anna.make("quarrel", 2)
    anna.send(table, "sit")
    ben.send(table, "sit")
    anna.send(table, "leave")
    assert ben.get(f"/api/tables/{table}")["is_host"]
    anna.send(table, "sit")
    ben.send(table, "start")
    with anna.socket(table) as line:
        line.hear_until("news")
        ben.send(table, "resign", seat=1)
        info = None
        while info is None or info["seats"][1]["kind"] != "bot":
            info = line.hear_until("news")["table"]
        assert info["is_host"]
    play_to_the_end(anna, table, 0)


def test_a_seat_link_brings_one_back_on_another_device(anna: Person, ben: Person) -> None:
    table = sat_down("quarrel", anna, ben)
    key = anna.get(f"/api/tables/{table}")["seats"][0]["key"]
    with Person(anna.server, "Phone") as phone:
        link = phone.get(f"/api/tables/{table}/links/{key}")
        assert (link["seat"], link["name"], link["is_mine"]) == (0, "Anna", False)
        phone.send(table, "claim", key=key)
        now = phone.news(table)["seats"][0]["now"]
        assert phone.send(table, "move", seat=0, **answer(now))["type"] == "done"
        problem = phone.get(f"/api/tables/{table}/links/{key}x", status=404)
        assert problem["code"] == "no-such-seat-link"


def test_a_table_that_is_not_there_is_said_over_the_socket_too(anna: Person) -> None:
    with anna.socket("nowhere") as line:
        assert line.hear()["code"] == "no-such-table"
        assert line.hear() == {"type": "bye", "code": "no-such-table"}


def test_a_ping_is_answered(anna: Person, ben: Person) -> None:
    table = sat_down("quarrel", anna, ben)
    with anna.socket(table) as line:
        assert line.ask("ping")["type"] == "pong"
        assert anna.send(table, "ping", status=422)["code"] == "socket-only"


def test_a_server_that_stops_answers_those_who_wait_for_news(tmp_path: Path) -> None:
    """They need not be waited for, and the log says nothing of them."""
    log = tmp_path / "log"
    with Server(tmp_path / "data", log=log) as server, Person(server, "Anna") as anna:
        table = anna.make("quarrel", 2, sit={})
        version = anna.news(table)["version"]
        with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
            line.sendall(
                f"GET /api/tables/{table}/news?wait=25&version={version} HTTP/1.1\r\n"
                f"Host: x\r\n\r\n".encode()
            )
            # Whoever is not waiting yet would only find the door shut.
            while "news_waiting 1.0" not in httpx.get(f"{server.watch}metrics").text:
                assert not select.select([line], [], [], 0.02)[0]
            server.stop()
            assert line.recv(12) == b"HTTP/1.1 200"
    assert log.read_text() == ""
