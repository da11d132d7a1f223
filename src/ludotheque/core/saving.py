"""Saving: a match written down where it stands, and going on with it later."""

from __future__ import annotations

import json
from typing import Any

from ludotheque.core.errors import BadLog
from ludotheque.core.game import Game
from ludotheque.core.log import board_in_head, read_entries, winner_by_resignation
from ludotheque.core.luck import Luck
from ludotheque.core.match import Match, agreed_match
from ludotheque.core.position import read_position, read_state, write_position
from ludotheque.core.registry import find_game
from ludotheque.core.undo import Past


def save_match(match: Match) -> str:
    """Everything it takes to go on later, as JSON text. It holds all secrets."""
    grows = {
        "past": [saved_past(match, past) for past in match.history.pasts],
        "entries": [entry.as_json() for entry in match.entries],
    }
    return json.dumps({**snapshot(match), **grows}, ensure_ascii=False)


def snapshot(match: Match) -> dict[str, Any]:
    """What `save_match` writes down, without the entries and the earlier states: for those who
    keep these one by one."""
    return {
        "ludotheque": "match",
        "head": match.head(),
        "position": match.position(),
        "questions": list(match.posed),
        "has_begun": match.has_begun,
        "luck": match.luck.as_json(),
    }


def saved_past(match: Match, past: Past) -> list[Any]:
    """An earlier state of a match, as `save_match` writes it down."""
    position = write_position(match.game, match.terms, past.state)
    return [past.entry, past.seat, past.is_final, position]


def restore(game: Game[Any], data: dict[str, Any]) -> Match:
    """The match that `snapshot` wrote down, with its entries and its earlier states, where it
    stood."""
    try:
        head = data["head"]
        board = board_in_head(head)
        terms, state = read_position(game, data["position"], board)
        luck = Luck.from_json(data["luck"])
        match = agreed_match(game, head, terms, state, luck, board)
        match.has_begun = bool(data["has_begun"])
        match.posed = [int(number) for number in data["questions"]]
        match.entries = read_entries(data["entries"])
        match.won_by_resignation = winner_by_resignation(match.entries)
        match.told = sum(len(entry.events) for entry in match.entries)
        for entry, seat, is_final, position in data["past"]:
            match.history.keep(entry, seat, is_final, read_state(game, position, terms))
    except (KeyError, TypeError, ValueError, AttributeError):
        raise BadLog.of("no-saved-match") from None
    return match


def load_match(text: str) -> Match:
    """The match that `Match.save` wrote down, where it stood."""
    try:
        data = json.loads(text)
        game = find_game(data["head"]["game"])
    except RecursionError:
        raise BadLog.of("too-deep") from None
    except (ValueError, KeyError, TypeError):
        raise BadLog.of("no-saved-match") from None
    return restore(game, data)
