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
        raise BadPosition.of("position-no-json") from None
    except RecursionError:
        raise BadPosition.of("too-deep") from None
    if not isinstance(data, dict):
        raise BadPosition.of("position-no-fields")
    if "game" not in data:
        raise BadPosition.of("position-no-game", game=game.name)
    if data["game"] != game.name:
        raise BadPosition.of("position-other-game", other=data["game"], game=game.name)
    if data.get("rules") != game.version:
        raise BadPosition.of("position-rules", version=data.get("rules"), here=game.version)
    return data


def _read_terms(game: Game[Any], data: dict[str, Any], board: Any) -> Terms:
    """The terms that a position was played under."""
    seats, options = data.get("seats"), data.get("options")
    if type(seats) is not int or not isinstance(options, dict):
        raise BadPosition.of("position-no-setup")
    try:
        terms: Terms = game.new_terms(seats, options, board)
    except LudothequeError as error:
        raise BadPosition.of("position-setup", why=error) from None
    if data.get("board") != terms.board_hash:
        raise BadPosition.of("position-board", board=data.get("board"), here=terms.board_hash)
    return terms


def _read_state(game: Game[Any], data: dict[str, Any], terms: Terms) -> State:
    fresh: Any = game.new_state(terms)
    s: Any = game.blank(terms)
    steps = {step.name: index for index, step in enumerate(game.steps)}
    steps["over"] = OVER
    step = data.get("step")
    if not isinstance(step, str) or step not in steps:
        raise BadPosition.of("position-step", step=step)
    s.step = steps[step]
    for field in game.fields:
        if field.name not in data and field.is_added:
            setattr(s, field.name, getattr(fresh, field.name))
            continue
        if field.name not in data:
            raise BadPosition.of("position-field-missing", field=field.name)
        setattr(s, field.name, _read(field.name, field.shape, data[field.name]))
    known = {"game", "rules", "board", "seats", "options", "step"}
    strange = set(data) - known - {field.name for field in game.fields}
    if strange:
        raise BadPosition.of("position-field-unknown", field=min(strange))
    fault = _fault_of_fields(game.fields, s, fresh, terms) or game.fault(s)
    if fault:
        raise BadPosition.of("position-fault", why=fault)
    holds, found = game.box(fresh), game.box(s)
    for thing in sorted({*holds, *found}):
        if found.get(thing, 0) != holds.get(thing, 0):
            there = f"there are {found.get(thing, 0)} {thing}"
            why = f"{there} where the box holds {holds.get(thing, 0)}."
            raise BadPosition.of("position-fault", why=why)
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
    shapes = {NUMBER: "number", NUMBERS: "numbers", ROWS: "rows"}
    raise BadPosition.of("position-field-shape", field=name, shape=shapes.get(shape, "window"))


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
