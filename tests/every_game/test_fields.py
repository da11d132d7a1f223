"""What holds for every game: its fields are what they say, and can be said in every language."""

from __future__ import annotations

import copy
import json
import re
from typing import Any

import pytest

from ludotheque.cli.plain import plain_rows
from ludotheque.core.errors import BadPosition
from ludotheque.core.field import NUMBER, PLAIN, ROWS, SEAT, SUM, WINDOW, Field
from ludotheque.core.game import Game
from ludotheque.core.position import read_position, write_position
from ludotheque.core.registry import find_game, games
from ludotheque.core.state import State, View, plain
from ludotheque.core.words import LANGUAGES, words_of
from tests.every_game import readings
from tests.every_game.walk import Table, ends, first_tables, tables, walk

GAMES = [find_game(name) for name in games()]
RAW = re.compile(r"-1\b|−1\b|None|null|[_{}\[\]]|\b(field|value|none|hidden|back|plain)-")
"""What no person should read: numbers for nothing, keys, and names of sentences."""
READ_AS_IT_IS = (PLAIN.name, SUM.name)


def _states(table: Table, every: int) -> list[State]:
    """States of a random game, each so many plies after the last, and its end."""
    found = [ply.s.copy() for place, ply in enumerate(walk(table, 41)) if place % every == 0]
    return [*found, ends(table, 41)]


def _open(game: Game[Any], s: State) -> View:
    """Everything there is, as if every hand were up."""
    view = game.view(s, None)
    for field in game.fields:
        view[field.name] = plain(getattr(s, field.name), field.shape)
    return view


def _name(seat: int) -> str:
    return readings.NAMES[seat]


@pytest.mark.parametrize("table", tables(), ids=repr)
def test_a_plain_table_has_words_for_all_that_lies_there(table: Table) -> None:
    game, terms = table.game, table.terms
    as_it_is = {field.name for field in game.fields if field.kind.name in READ_AS_IT_IS}
    for s in _states(table, 61):
        views = [game.view(s, seat) for seat in [None, *range(table.seats)]]
        for language in LANGUAGES:
            words = words_of(game, language)
            numbers = {words.field(name) for name in as_it_is}
            for view in [*views, _open(game, s)]:
                for row in plain_rows(game, view, terms, words, _name):
                    said = row.label if row.label in numbers else " ".join([row.label, *row.values])
                    assert not RAW.search(said), f"{language}: {said}"


@pytest.mark.parametrize("table", first_tables(), ids=repr)
def test_a_plain_table_says_what_is_hidden_unlike_what_is_known(table: Table) -> None:
    game, terms, words = table.game, table.terms, words_of(table.game, "en")
    for s in _states(table, 31):
        opened = _open(game, s)
        known = {row.label: row.values for row in plain_rows(game, opened, terms, words, _name)}
        for seat in [None, *range(table.seats)]:
            view = game.view(s, seat)
            for row in plain_rows(game, view, terms, words, _name):
                field = next(one for one in game.fields if words.field(one.name) == row.label)
                if field.shape == WINDOW:
                    continue
                seen, true = view[field.name], opened[field.name]
                parts = zip(seen, true) if row.is_by_seat else [(seen, true)]
                for place, (part, whole) in enumerate(parts):
                    if part != whole and whole != []:
                        nothing = [""] * len(row.values)
                        assert row.values[place] != known.get(row.label, nothing)[place], row.label


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_field_has_a_name_of_its_own(game: Game[Any], language: str) -> None:
    words = words_of(game, language)
    names = [words.field(field.name) for field in game.fields]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_option_that_a_field_names_is_a_switch(game: Game[Any]) -> None:
    switches = {one.name for one in game.options if isinstance(one.default, bool)}
    lists = {field.name for field in game.fields if field.shape not in (NUMBER, WINDOW)}
    for field in game.fields:
        assert {field.when, field.unless} <= {"", *switches}, field.name
        assert field.among in {"", *lists}, field.name


@pytest.mark.parametrize("table", first_tables(), ids=repr)
def test_a_position_with_a_field_that_is_not_what_it_says_is_refused(table: Table) -> None:
    for s in _states(table, 101):
        right = json.loads(write_position(table.game, table.terms, s))
        for field in table.game.fields:
            if not field.is_used(table.terms.options):
                continue
            for value in [*_of_wrong_length(field, right), *_of_wrong_kind(field, right, table)]:
                wrong = json.dumps({**right, field.name: value})
                with pytest.raises(BadPosition, match=f"^in this position '{field.name}' "):
                    read_position(table.game, wrong)


def _of_wrong_length(field: Field, right: dict[str, Any]) -> list[Any]:
    """A member too many, and one too few."""
    value = right[field.name]
    if field.shape == WINDOW:
        return [{**value, "at": [*value["at"], 0]}, {**value, "at": value["at"][1:]}]
    if field.by is None:
        return []
    return [[*value, value[0]], value[1:]]


def _of_wrong_kind(field: Field, right: dict[str, Any], table: Table) -> list[Any]:
    """A number below the first of the kind, and one beyond the last."""
    first, size = field.kind.first, field.kind.size(table.terms)
    if field.shape == WINDOW or field.among or first is None:
        return []
    wrong = [first - 1] if size is None else [first - 1, first + size]
    return [_with(field, right[field.name], one) for one in wrong if one != field.none]


def _with(field: Field, value: Any, number: int) -> Any:
    if field.shape == NUMBER:
        return number
    changed = copy.deepcopy(value)
    if field.shape == ROWS:
        changed = changed or [[]]
        changed[-1] = [*changed[-1], number]
    elif field.by is None:
        changed.append(number)
    else:
        changed[-1] = number
    return changed


@pytest.mark.parametrize("table", tables(), ids=repr)
def test_what_an_option_leaves_out_stays_as_it_was_set_up(table: Table) -> None:
    fresh = table.set_up()
    unused = [field for field in table.game.fields if not field.is_used(table.terms.options)]
    for s in _states(table, 9):
        for field in unused:
            assert getattr(s, field.name) == getattr(fresh, field.name), field.name


RECORDED = json.loads(readings.PATH.read_text("utf-8")) if readings.PATH.exists() else []


def test_there_are_tables_that_were_recorded_for_the_page() -> None:
    assert RECORDED, f"there is no {readings.PATH.name}: `make golden` records it"


@pytest.mark.parametrize("recorded", RECORDED, ids=lambda recorded: str(recorded["game"]))
def test_the_page_is_held_to_the_words_of_the_terminal(recorded: dict[str, Any]) -> None:
    table = next(one for one in readings.tables() if one.game.name == recorded["game"])
    assert set(recorded["view"]) == set(table.game.view(table.set_up(), readings.READER))
    assert readings.reading(table, recorded["view"]) == recorded, "`make golden` records it anew"


def test_what_is_by_seat_is_one_column_a_seat() -> None:
    for table in first_tables():
        view = table.game.view(table.set_up(), 0)
        rows = plain_rows(table.game, view, table.terms, words_of(table.game, "fr"), _name)
        by_seat = {len(row.values) for row in rows if row.is_by_seat}
        assert by_seat == {table.seats}
        assert any(field.by is SEAT for field in table.game.fields)
