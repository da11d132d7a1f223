"""Saving: a match written down where it stands, and going on with it later."""

from __future__ import annotations

import json
from typing import Any

from ludotheque.core.errors import BadLog
from ludotheque.core.game import Game
from ludotheque.core.log import board_in_head, read_entries
from ludotheque.core.luck import Luck
from ludotheque.core.match import Match
from ludotheque.core.position import read_position, write_position
from ludotheque.core.registry import find_game


def save_match(match: Match) -> str:
    """Everything it takes to go on later, as JSON text. It holds all secrets."""
    entries = [entry.as_json() for entry in match.entries]
    return json.dumps({**snapshot(match), "entries": entries}, ensure_ascii=False)


def snapshot(match: Match) -> dict[str, Any]:
    """What `save_match` writes down, without the entries: for those who keep these one by one."""
    return {
        "ludotheque": "match",
        "head": match.head(),
        "position": match.position(),
        "questions": list(match.posed),
        "has_begun": match.has_begun,
        "luck": match.luck.as_json(),
        "past": [
            [
                past.entry,
                past.seat,
                past.is_final,
                write_position(match.game, match.terms, past.state),
            ]
            for past in match.history.pasts
        ],
    }


def restore(game: Game[Any], data: dict[str, Any]) -> Match:
    """The match that `snapshot` wrote down, with its entries, where it stood."""
    try:
        head = data["head"]
        board = board_in_head(head)
        terms, state = read_position(game, data["position"], board)
        match = Match(game, terms, state, Luck.from_json(data["luck"]), board)
        match.start = head.get("start", "")
        match.keeps_time = bool(head.get("keeps_time"))
        match.has_begun = bool(data["has_begun"])
        match.posed = [int(number) for number in data["questions"]]
        match.entries = read_entries(data["entries"])
        match.told = sum(len(entry.events) for entry in match.entries)
        for entry, seat, is_final, position in data["past"]:
            match.history.keep(entry, seat, is_final, read_position(game, position, board)[1])
    except (KeyError, TypeError, ValueError, AttributeError):
        raise BadLog("this is no saved match, or one that was damaged.") from None
    return match


def load_match(text: str) -> Match:
    """The match that `Match.save` wrote down, where it stood."""
    try:
        data = json.loads(text)
        game = find_game(data["head"]["game"])
    except (ValueError, KeyError, TypeError):
        raise BadLog("this is no saved match, or one that was damaged.") from None
    return restore(game, data)
