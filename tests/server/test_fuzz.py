"""A fuzzer over the socket: whatever comes, the server answers, and no table changes."""

from __future__ import annotations

import json
import os
import random
import string
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.process import Line, Person
from tests.server.test_wire import COMMANDS

MESSAGES = 20_000 if os.environ.get("LUDOTHEQUE_LONG") == "1" else 600
HARMLESS = ("say", "sit", "catch-up", "look", "ping", "hide", "report")
"""What anybody may do at a running table, or what would take a seat at a gathering one."""


@pytest.fixture
def table(anna: Person) -> str:
    """A running table at which it is Anna's turn on both seats."""
    table = anna.make("quarrel", 2, sit={})
    anna.send(table, "sit", name="Ben")
    anna.send(table, "start")
    return table


def anything(luck: random.Random, depth: int = 0) -> Any:
    """Any value of JSON."""
    kind = luck.randrange(9 if depth < 3 else 6)
    if kind == 0:
        return luck.choice([None, True, False])
    if kind == 1:
        return luck.choice([0, 1, -1, 2, 15, 16, 10**6, 2**63, -(2**70), 1.5, 1e308])
    if kind == 2:
        return "".join(luck.choices(string.printable, k=luck.randrange(12)))
    if kind == 3:
        return luck.choice(["", "peek", "lay 5", "lay ?", "é" * 300, "\u202e", "\x00", "x" * 900])
    if kind == 4:
        return luck.choice(list(COMMANDS))
    if kind == 5:
        return luck.randrange(-3, 20)
    if kind == 6:
        return [anything(luck, depth + 1) for _ in range(luck.randrange(4))]
    return {
        str(anything(luck, 3))[:20]: anything(luck, depth + 1) for _ in range(luck.randrange(4))
    }


def broken(luck: random.Random) -> str | bytes:
    """A message that is no command: noise, a cut one, or one with something wrong in it."""
    kind = luck.choice(list(COMMANDS))
    whole: dict[str, Any] = {"type": kind, "id": "fuzz", **COMMANDS[kind]}
    way = luck.randrange(6)
    if way == 0:
        return luck.randbytes(luck.randrange(40))
    if way == 1:
        return json.dumps(anything(luck))
    if way == 2:
        return json.dumps(whole)[: -luck.randrange(1, 8)]
    if way == 3:
        return "[" * luck.randrange(1, 4000)
    if way == 4:
        return json.dumps({**whole, "id": luck.choice(["", "a b", 7, None, "x" * 65])})
    whole[luck.choice([*whole, "more"])] = luck.choice([{}, [], 1.5, {"a": 1}, -(2**70)])
    return json.dumps(whole)


def answer_to(line: Line, message: str | bytes) -> Any:
    """The first thing that is said after a message, news apart."""
    line.connection.send(message)
    while True:
        said = line.hear()
        if said["type"] != "news":
            return said


def state_of(person: Person, table: str) -> Any:
    """All of a table but who is there just now."""
    news = person.news(table)
    for seat in news["table"]["seats"]:
        del seat["is_here"]
    del news["table"]["spectators"]
    return news


def test_noise_is_answered_with_a_problem_and_changes_nothing(anna: Person, table: str) -> None:
    luck = random.Random(1)
    before = state_of(anna, table)
    left = MESSAGES
    while left > 0:
        with anna.socket(table) as line:
            line.hear_until("news")
            for _ in range(50):
                left -= 1
                said = answer_to(line, broken(luck))
                assert said["type"] == "problem", said
                assert 400 <= said["status"] < 500
    assert state_of(anna, table) == before


def test_who_sends_nothing_but_noise_is_dropped(anna: Person, table: str) -> None:
    with anna.socket(table) as line:
        line.hear_until("news")
        for _ in range(51):
            line.connection.send("noise")
        assert line.hear_until("bye") == {"type": "bye", "code": "bad-messages"}
        with pytest.raises(ConnectionClosed):
            line.hear()


def test_commands_of_a_stranger_are_refused_and_change_nothing(anna: Person, table: str) -> None:
    luck = random.Random(2)
    before = state_of(anna, table)
    kinds = [kind for kind in COMMANDS if kind not in HARMLESS]
    with Person(anna.server, "Mallory") as mallory, mallory.socket(table) as line:
        line.hear_until("news")
        for number in range(MESSAGES):
            kind = luck.choice(kinds)
            message = {"type": kind, "id": f"f{number}", **COMMANDS[kind]}
            if "seat" in message:
                message["seat"] = luck.randrange(4)
            if "question" in message:
                message["question"] = luck.randrange(-2, 12)
            said = answer_to(line, json.dumps(message))
            assert said["type"] == "problem", said
            assert 400 <= said["status"] < 500
    assert state_of(anna, table) == before


def test_moves_that_cannot_be_are_refused_and_change_nothing(anna: Person, table: str) -> None:
    luck = random.Random(3)
    before = state_of(anna, table)
    legal = {
        part["seat"]: {choice["move"] for choice in part["now"]["moves"]}
        for part in before["seats"]
    }
    questions = {part["seat"]: part["now"]["question"]["number"] for part in before["seats"]}
    lines = ["raise", "stand", "lay 0", "lay 99", "LAY", "deal 3", "turn 1", "\t", "peek peek"]
    with anna.socket(table) as line:
        line.hear_until("news")
        for number in range(MESSAGES):
            seat = luck.randrange(2)
            move = luck.choice([*lines, *(f"lay {card}" for card in range(1, 10))])
            question = luck.choice([questions[seat], luck.randrange(-5, 99)])
            if move in legal[seat] and question == questions[seat]:
                continue
            message = {
                "type": luck.choice(["move", "why-not"]), "id": f"f{number}", "seat": seat,
                "move": move, "question": question, "wave": luck.randrange(-1, 3),
            }  # fmt: skip
            if message["type"] == "why-not":
                del message["question"], message["wave"]
            said = answer_to(line, json.dumps(message))
            assert said["type"] in ("problem", "verdict"), said
            assert said.get("status", 0) < 500
    assert state_of(anna, table) == before
