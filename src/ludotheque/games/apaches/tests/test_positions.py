"""Positions: one line of text, in and out, and what is said about those that cannot be."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.every_game.looking import may

import ludotheque
from ludotheque import BadPosition
from ludotheque.games.apaches.tests.table import ONE, number, table

PLAIN: dict[str, Any] = json.loads(
    table(seats=2, turn=5, gangs=["1:2+1", "2:1"], held=["1 jailed", "3 hurt"]).position()
)


def test_a_position_is_one_line_and_comes_back_as_it_was() -> None:
    text = json.dumps(PLAIN, separators=(",", ":"))
    again = ludotheque.load_position("apaches", text)
    assert again.position() == text
    assert again.asks() == [ONE]
    assert "lay 1 jailed" in may(again, ONE)


def with_item(name: str, place: int, value: int) -> dict[str, Any]:
    return {name: [value if at == place else one for at, one in enumerate(PLAIN[name])]}


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"leaders": [0] * 9}, "a list of 9, and by seat and quarter there are 18"),
        ({"order": [0]}, "order of play"),
        ({"order": [0, 0]}, "order of play"),
        ({"order": [1, 0]}, "not clockwise"),
        ({"at": 2}, "nobody is on turn"),
        ({"at": 3}, "no place in 'order' from 0 to 2"),
        ({"round": 4}, "no number from 1 to 3"),
        ({"turn": 7}, "turn 7"),
        ({"chosen": 0}, "hideout is taken"),
        (with_item("leaders", 0, 3), "leaders"),
        (with_item("novices_in_reserve", 0, 3), "novices"),
        ({"recruits_aside": 6}, "recruits"),
        ({"money": [1, 1]}, "open_money"),
        ({"stacks": [[], *PLAIN["stacks"][1:]]}, "hideouts"),
        ({"hands": [PLAIN["hands"][1], PLAIN["hands"][1]]}, "hideouts"),
        ({"covered": PLAIN["covered"][1:]}, "hideouts"),
        ({"covered": [*PLAIN["covered"][1:], number("7 hurt")]}, "quarter"),
        ({"bourgeois": [0, 0, 1, 1]}, "policeman"),
        ({"bourgeois": [0, 1], "attacked": [[0], [0]]}, "more bourgeois"),
        ({"totals": [500, 500]}, "counted before the end"),
        ({"step": "bail"}, "hideouts|bail"),
        ({"wallets": [-50, 500], "bank": 550}, "no sum from 0 to 1000000"),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_a_sentence(
    changes: dict[str, Any], said: str
) -> None:
    with pytest.raises(BadPosition, match=said) as refusal:
        ludotheque.load_position("apaches", json.dumps({**PLAIN, **changes}))
    assert str(refusal.value).endswith(".")


@pytest.mark.parametrize(
    ("gangs", "said"),
    [
        (["1:1", "1:1"], "two gangs are equal in quarter 1"),
        (["1:0+1", ""], "alone in quarter 1"),
        (["4:1", ""], "quarter 4, which is closed"),
    ],
)
def test_gangs_that_cannot_stand_so_are_refused(gangs: list[str], said: str) -> None:
    with pytest.raises(BadPosition, match=said):
        table(gangs=gangs)
