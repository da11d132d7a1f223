"""Positions: any state of any game as one line of JSON text, in and out."""

from __future__ import annotations

import json
from typing import Any

from ludotheque.core.audience import NUMBER, NUMBERS, ROWS, WINDOW
from ludotheque.core.errors import BadPosition, LudothequeError
from ludotheque.core.game import Game
from ludotheque.core.state import OVER, State, Terms, plain
from ludotheque.core.window import FINAL, Window


def write_position(game: Game[Any], terms: Terms, s: State) -> str:
    """The state in one line."""
    data: dict[str, Any] = {
        "game": game.name,
        "rules": game.version,
        "board": terms.board_hash,
        "seats": s.seats,
        "options": terms.options,
        "step": "over" if s.step == OVER else game.steps[s.step].name,
    }
    for field in game.fields:
        data[field.name] = plain(getattr(s, field.name), field.shape)
    return json.dumps(data, separators=(",", ":"))


def read_terms(game: Game[Any], text: str, board: Any = None) -> tuple[Terms, dict[str, Any]]:
    """The terms that a position was played under, and the rest of what it says."""
    try:
        data = json.loads(text)
    except ValueError:
        raise BadPosition("this is no position: a position is one line of JSON.") from None
    if not isinstance(data, dict):
        raise BadPosition("this is no position: it holds no fields.")
    if data.get("game") != game.name:
        raise BadPosition(f"this is a position of {data.get('game')!r}, not of {game.name!r}.")
    if data.get("rules") != game.version:
        raise BadPosition(
            f"this position follows version {data.get('rules')!r} of the rules; "
            f"here is version {game.version}."
        )
    seats, options = data.get("seats"), data.get("options")
    if type(seats) is not int or not isinstance(options, dict):
        raise BadPosition("this position does not say its seats and options.")
    try:
        terms = game.new_terms(seats, options, board)
    except LudothequeError as error:
        raise BadPosition(f"in this position {error}") from None
    if data.get("board") != terms.board_hash:
        raise BadPosition(
            f"this position was played on the board {data.get('board')!r}, "
            f"and here lies {terms.board_hash!r}."
        )
    return terms, data


def read_position(game: Game[Any], text: str, board: Any = None) -> tuple[Terms, State]:
    """The state that a line describes, checked in shape and against what the box holds."""
    terms, data = read_terms(game, text, board)
    fresh: Any = game.set_up(terms)
    s: Any = game.blank()
    s.seats = terms.seats
    s.entered = 0
    steps = {step.name: step.index for step in game.steps}
    steps["over"] = OVER
    step = data.get("step")
    if not isinstance(step, str) or step not in steps:
        raise BadPosition(f"in this position the step {step!r} is unknown.")
    s.step = steps[step]
    game.agree(s, terms)
    for field in game.fields:
        if field.name not in data:
            raise BadPosition(f"in this position the field {field.name!r} is missing.")
        setattr(s, field.name, _read(field.name, field.shape, data[field.name]))
        if field.audience.is_by_seat and len(getattr(s, field.name)) != terms.seats:
            raise BadPosition(f"in this position {field.name!r} has not one member a seat.")
    known = {"game", "rules", "board", "seats", "options", "step"}
    strange = set(data) - known - {field.name for field in game.fields}
    if strange:
        raise BadPosition(f"in this position the field {min(strange)!r} is unknown.")
    fault = game.fault(s)
    if fault:
        raise BadPosition(f"in this position {fault}")
    holds, found = game.box(fresh), game.box(s)
    for thing in sorted({*holds, *found}):
        if found.get(thing, 0) != holds.get(thing, 0):
            raise BadPosition(
                f"in this position there are {found.get(thing, 0)} {thing} "
                f"where the box holds {holds.get(thing, 0)}."
            )
    return terms, s


def _read(name: str, shape: int, value: Any) -> Any:
    if shape == NUMBER and type(value) is int:
        return value
    if shape == NUMBERS and _are_numbers(value):
        return value
    if shape == ROWS and isinstance(value, list) and all(_are_numbers(row) for row in value):
        return value
    if shape == WINDOW and isinstance(value, dict):
        at: Any = value.get("at")
        wave: Any = value.get("wave")
        if _are_numbers(at) and all(0 <= one <= FINAL for one in at) and type(wave) is int:
            made = Window()
            made.at = at
            made.wave = wave
            return made
    shapes = {NUMBER: "a number", NUMBERS: "a list of numbers", ROWS: "a list of lists of numbers"}
    raise BadPosition(f"in this position {name!r} is not {shapes.get(shape, 'a window')}.")


def _are_numbers(value: Any) -> bool:
    return isinstance(value, list) and all(type(one) is int for one in value)
