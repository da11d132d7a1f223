"""Positions: any state of any game as one line of JSON text, in and out."""

from __future__ import annotations

import json
from typing import Any

from ludotheque.core.errors import BadPosition, LudothequeError
from ludotheque.core.field import NUMBER, NUMBERS, ROWS, WINDOW, Field
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
        "step": game.step_name(s),
    }
    for field in game.fields:
        data[field.name] = plain(getattr(s, field.name), field.shape)
    return json.dumps(data, separators=(",", ":"))


def read_position(game: Game[Any], text: str, board: Any = None) -> tuple[Terms, State]:
    """The terms and the state that a line describes, checked in shape, by what its fields are, by
    the rules, and against what the box holds."""
    data = _read_fields(game, text)
    terms = _read_terms(game, data, board)
    return terms, _read_state(game, data, terms)


def read_state(game: Game[Any], text: str, terms: Terms) -> State:
    """The state that a line describes, checked likewise, where its terms are known already."""
    data = _read_fields(game, text)
    said = (data.get("board"), data.get("seats"), _settings(game, data.get("options"), terms))
    if said != (terms.board_hash, terms.seats, terms.options):
        raise BadPosition("this position was played under other terms.")
    return _read_state(game, data, terms)


def _settings(game: Game[Any], options: Any, terms: Terms) -> Any:
    """The options that a position names; those that were not there yet are at their defaults."""
    try:
        return game.settings(options, terms.seats)
    except (LudothequeError, TypeError, AttributeError):
        return None


def _read_fields(game: Game[Any], text: str) -> dict[str, Any]:
    """What a position of the game says, by the names of its fields."""
    try:
        data = json.loads(text)
    except ValueError:
        raise BadPosition("this is no position: a position is one line of JSON.") from None
    if not isinstance(data, dict):
        raise BadPosition("this is no position: it holds no fields.")
    if "game" not in data:
        raise BadPosition(f"this is no position: it does not say that it is one of {game.name!r}.")
    if data["game"] != game.name:
        raise BadPosition(f"this is a position of {data.get('game')!r}, not of {game.name!r}.")
    if data.get("rules") != game.version:
        raise BadPosition(
            f"this position follows version {data.get('rules')!r} of the rules; "
            f"here is version {game.version}."
        )
    return data


def _read_terms(game: Game[Any], data: dict[str, Any], board: Any) -> Terms:
    """The terms that a position was played under."""
    seats, options = data.get("seats"), data.get("options")
    if type(seats) is not int or not isinstance(options, dict):
        raise BadPosition("this position does not say its seats and options.")
    try:
        terms: Terms = game.new_terms(seats, options, board)
    except LudothequeError as error:
        raise BadPosition(f"in this position {error}") from None
    if data.get("board") != terms.board_hash:
        raise BadPosition(
            f"this position was played on the board {data.get('board')!r}, "
            f"and here lies {terms.board_hash!r}."
        )
    return terms


def _read_state(game: Game[Any], data: dict[str, Any], terms: Terms) -> State:
    fresh: Any = game.new_state(terms)
    s: Any = game.blank(terms)
    steps = {step.name: index for index, step in enumerate(game.steps)}
    steps["over"] = OVER
    step = data.get("step")
    if not isinstance(step, str) or step not in steps:
        raise BadPosition(f"in this position the step {step!r} is unknown.")
    s.step = steps[step]
    for field in game.fields:
        if field.name not in data and field.is_added:
            setattr(s, field.name, getattr(fresh, field.name))
            continue
        if field.name not in data:
            raise BadPosition(f"in this position the field {field.name!r} is missing.")
        setattr(s, field.name, _read(field.name, field.shape, data[field.name]))
    known = {"game", "rules", "board", "seats", "options", "step"}
    strange = set(data) - known - {field.name for field in game.fields}
    if strange:
        raise BadPosition(f"in this position the field {min(strange)!r} is unknown.")
    fault = _fault_of_fields(game.fields, s, fresh, terms) or game.fault(s)
    if fault:
        raise BadPosition(f"in this position {fault}")
    holds, found = game.box(fresh), game.box(s)
    for thing in sorted({*holds, *found}):
        if found.get(thing, 0) != holds.get(thing, 0):
            raise BadPosition(
                f"in this position there are {found.get(thing, 0)} {thing} "
                f"where the box holds {holds.get(thing, 0)}."
            )
    state: State = s
    return state


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


def _fault_of_fields(fields: list[Field], s: Any, fresh: Any, terms: Terms) -> str:
    """What is wrong with a field by its declaration; empty if nothing is."""
    for field in fields:
        value = getattr(s, field.name)
        if not field.is_used(terms.options):
            if value != getattr(fresh, field.name):
                option = field.when or field.unless
                return f"{field.name!r} is used, and the option {option!r} leaves it out."
            continue
        fault = _fault_of_length(field, value, terms) or _fault_of_numbers(field, value, s, terms)
        if fault:
            return fault
    return ""


def _fault_of_length(field: Field, value: Any, terms: Terms) -> str:
    """Whether a list has one member for each of those that it is listed by."""
    kinds = [kind for kind in (field.by, field.each) if kind is not None]
    if not kinds:
        return ""
    due = 1
    for kind in kinds:
        due *= kind.size(terms) or 1
    length = len(value.at if isinstance(value, Window) else value)
    if length == due:
        return ""
    names = " and ".join([kind.name for kind in kinds if kind.name])
    by = f"by {names} " if names else ""
    return f"{field.name!r} is a list of {length}, and {by}there are {due}."


def _fault_of_numbers(field: Field, value: Any, s: Any, terms: Terms) -> str:
    """Whether every number is one of its kind, or the one for nothing."""
    first, size, name = field.kind.first, field.kind.size(terms), field.kind.name
    if field.among:  # At its end is nobody.
        first, size, name = 0, len(getattr(s, field.among)) + 1, f"place in {field.among!r}"
    if first is None or isinstance(value, Window):
        return ""
    for part in [value] if isinstance(value, int) else value:
        for one in [part] if isinstance(part, int) else part:
            if one != field.none and (one < first or (size is not None and one >= first + size)):
                limit = "on" if size is None else f"to {first + size - 1}"
                return f"{field.name!r} holds {one}, which is no {name} from {first} {limit}."
    return ""
