"""Replays: every view of a finished game, its luck to be checked, and logs as files."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Iterator
from typing import Any

import pytest

import ludotheque
from ludotheque.core.log import Log, chain
from ludotheque.core.replay import retrace
from tests.server.process import Person, Server


@pytest.fixture(scope="module")
def anna(server: Server) -> Iterator[Person]:
    with Person(server, "Anna") as anna:
        yield anna


def finished(anna: Person, game: str, **more: Any) -> str:
    """A game that bots have played to its end, once Anna had got up from it."""
    table = anna.make(game, 3, bots={"1": "random", "2": "random"}, sit={"word": "é☂"}, **more)
    anna.send(table, "start")
    anna.send(table, "resign", seat=0)
    version = 0
    while anna.get(f"/api/tables/{table}")["phase"] != "over":
        version = anna.news(table, wait=5, version=version)["version"]
    return table


def test_a_game_ended_by_resigning_is_watched_again_and_taken_apart(
    server: Server, anna: Person
) -> None:
    with Person(server, "Ben") as ben:
        table = anna.make("zock", 2, sit={"word": "é☂"})
        ben.send(table, "sit")
        anna.send(table, "start")
        problem = ben.send(table, "resign", seat=0, ends=True, status=403)
        assert problem["code"] == "not-your-seat"
        ben.send(table, "resign", seat=1, ends=True)
        info = anna.get(f"/api/tables/{table}")
        assert (info["phase"], info["result"]["winners"]) == ("over", [0])
        shown = anna.get(f"/api/tables/{table}/replay")
        last = shown["entries"][-1]
        assert (last["kind"], last["seat"], last["text"]) == ("resigned", 1, "resigned to 0")
        assert shown["is_replayed"] and shown["result"] == info["result"]
        taken_apart = anna.get(f"/api/tables/{table}/reckoning")
        assert taken_apart["curve"][-1]["scores"] == info["result"]["scores"]
        log = log_of(anna, table)
        ludotheque.verify(log, info["seal"])
        assert anna.post("/api/replay", {"log": log})["result"] == info["result"]


@pytest.fixture(scope="module")
def quarrel(anna: Person) -> str:
    return finished(anna, "quarrel")


@pytest.fixture(scope="module")
def zock(anna: Person) -> str:
    return finished(anna, "zock", options={"rounds": 3})


def log_of(anna: Person, table: str) -> str:
    answer = anna.http.get(f"/api/tables/{table}/log")
    assert answer.status_code == 200
    assert "attachment" in answer.headers["content-disposition"]
    return answer.text


def seal_gives(shown: Any, draw: int, ways: int) -> int:
    """The way of a draw, as a browser computes it from what the replay shows."""
    words = json.dumps(shown["words"], ensure_ascii=False, separators=(",", ":"))
    for attempt in range(1000):
        line = f"{draw}:{attempt}:{words}".encode()
        value = int(hmac.new(shown["secret"].encode(), line, hashlib.sha256).hexdigest(), 16)
        if value < 2**256 - 2**256 % ways:
            return value % ways
    raise AssertionError


def views_after(shown: Any, number: int) -> list[Any]:
    """How each saw the table after an entry, made as a page makes it."""
    views = [dict(view) for view in shown["start"]]
    for entry in shown["entries"][: number + 1]:
        for view, places in zip(views, entry["changes"], strict=True):
            for place in places:
                view |= shown["changes"][place]
    return views


@pytest.mark.parametrize("game", ["quarrel", "zock"])
def test_a_replay_shows_every_view_after_every_entry(
    anna: Person, game: str, request: pytest.FixtureRequest
) -> None:
    table = request.getfixturevalue(game)
    shown = anna.get(f"/api/tables/{table}/replay")
    match = ludotheque.replay(log_of(anna, table))
    result = match.result()
    assert result is not None
    assert shown["is_replayed"]
    assert shown["result"] == {**result.as_json(), "why": match.ending()}
    assert [seat["name"] for seat in shown["names"]] == ["Anna", "", ""]
    last = views_after(shown, len(shown["entries"]) - 1)
    assert last[:4] == [match.view(0), match.view(1), match.view(2), match.view(None)]
    for number, entry in enumerate(shown["entries"]):
        assert entry["number"] == number
        assert len(entry["changes"]) == 5
    assert len(shown["start"]) == 5
    texts = [json.dumps(view, sort_keys=True) for view in shown["changes"]]
    assert len(set(texts)) == len(texts)


def test_each_seat_saw_its_own_hand_and_the_open_view_shows_all(anna: Person, quarrel: str) -> None:
    shown = anna.get(f"/api/tables/{quarrel}/replay")
    dealt = [entry for entry in shown["entries"] if entry["text"].startswith("deal")][-1]
    views = views_after(shown, dealt["number"])
    hands = views[-1]["hands"]
    assert [len(hand) for hand in hands] == [2, 2, 2]
    for seat in range(3):
        assert views[seat]["hands"][seat] == hands[seat]
        assert views[seat]["hands"][(seat + 1) % 3] == 2
    assert views[3]["hands"] == [2, 2, 2]


@pytest.mark.parametrize("game", ["quarrel", "zock"])
def test_the_seal_can_be_checked_throw_by_throw(
    anna: Person, game: str, request: pytest.FixtureRequest
) -> None:
    table = request.getfixturevalue(game)
    shown = anna.get(f"/api/tables/{table}/replay")
    assert hashlib.sha256(shown["secret"].encode()).hexdigest() == shown["seal"]
    assert shown["seal"] == anna.get(f"/api/tables/{table}")["seal"]
    assert shown["words"] == ["0:é☂"]
    log = Log.read(log_of(anna, table))
    traced = retrace(ludotheque.find_game(game), log)
    drawn = 0
    for entry in shown["entries"]:
        assert (entry["draw"] is not None) == (entry["kind"] == "chance")
        if entry["draw"] is not None:
            assert entry["draw"] == drawn
            way = seal_gives(shown, entry["draw"], entry["ways"])
            before = traced.states[entry["number"]]
            assert traced.match.game.step(before).outcome(before, way).text == entry["text"]
            if entry["outcomes"] is not None:
                assert len(entry["outcomes"]) == entry["ways"]
                assert entry["outcomes"][way] == entry["text"]
            drawn += 1
    assert drawn == ludotheque.verify(log)
    assert any(entry["outcomes"] for entry in shown["entries"])


def test_a_log_as_a_file_gives_the_same_replay(anna: Person, quarrel: str) -> None:
    own = anna.get(f"/api/tables/{quarrel}/replay")
    brought = anna.post("/api/replay", {"log": log_of(anna, quarrel)})
    assert brought == {**own, "names": []}


def test_a_running_game_has_neither_log_nor_replay(anna: Person) -> None:
    table = anna.make("quarrel", 2, sit={}, bots={"1": "random"}, start=True)
    for what in ("log", "replay"):
        assert anna.get(f"/api/tables/{table}/{what}", status=409)["code"] == "not-over"


def altered(text: str) -> Iterator[str]:
    """A log, each time with something else wrong with it."""
    lines = text.splitlines()
    yield ""
    yield "no log"
    yield "[" * 100_000
    yield "\n".join(lines[:-1])
    yield text.replace('"seat":1', '"seat":2')
    yield "\n".join([*lines, lines[-1]])
    yield text.replace("é☂", "\\ud800")
    yield lines[0]


def rewritten(text: str, **head: Any) -> str:
    """The same log with another head, its checksums made to fit."""
    check = ""
    lines = []
    for place, line in enumerate(text.splitlines()):
        part = json.loads(line)
        del part["check"]
        if place == 0:
            part.update(head)
        check = chain(check, part)
        lines.append(json.dumps({**part, "check": check}, ensure_ascii=False))
    return "\n".join(lines)


def test_a_text_that_is_no_log_is_refused_with_what_is_wrong(anna: Person, quarrel: str) -> None:
    text = log_of(anna, quarrel)
    for bad in altered(text):
        problem = anna.post("/api/replay", {"log": bad}, status=422)
        assert problem["code"] == "bad-log"
        assert problem["variables"]["what"].endswith(".")
    heads: list[dict[str, Any]] = [
        {"seats": 99}, {"seats": "two"}, {"options": []}, {"board": "x"}, {"rules": "1"},
    ]  # fmt: skip
    for head in heads:
        problem = anna.post("/api/replay", {"log": rewritten(text, **head)}, status=422)
        assert problem["code"] == "bad-log"
    unknown = anna.post("/api/replay", {"log": rewritten(text, game="chess")}, status=404)
    assert unknown["code"] == "no-such-game"


def test_a_log_of_other_rules_is_shown_from_its_events(anna: Person, quarrel: str) -> None:
    own = anna.get(f"/api/tables/{quarrel}/replay")
    old = anna.post("/api/replay", {"log": rewritten(log_of(anna, quarrel), rules=0)})
    assert not old["is_replayed"]
    assert (old["changes"], old["start"]) == ([], [])
    assert [one["events"] for one in old["entries"]] == [one["events"] for one in own["entries"]]
    assert all(entry["changes"] == [] for entry in old["entries"])
