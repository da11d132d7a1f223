"""Choosing: where settings come from. The command line goes before the environment, that before the
settings file, and that before the defaults.

What cannot be is said in one sentence that names the place: the option, the variable, or the file
with line and key.
"""

from __future__ import annotations

import re
import tomllib
import typing
from collections.abc import Mapping
from dataclasses import MISSING, Field, dataclass, fields
from pathlib import Path
from typing import Any, Final

from ludotheque.core.errors import BadSetup
from ludotheque.server.settings import LEAST, Settings

VARIABLES: Final = "LUDOTHEQUE_SERVE_"
"""What the names of environment variables begin with."""
FILE_VARIABLE: Final = f"{VARIABLES}SETTINGS"
"""Names the settings file where the command line does not."""
MOST_PORT: Final = 65_535
MOST: Final = 1_000_000_000_000
DEFAULT_DATA: Final = Path("ludotheque-data")
ORIGINS: Final = "origins"
_ORIGIN: Final = re.compile(r"https?://[^/?#@\s]+")
_YES: Final = ("true", "yes", "on", "1")
_NO: Final = ("false", "no", "off", "0")


@dataclass(frozen=True, kw_only=True)
class Place:
    """Where a server listens and keeps its tables."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = DEFAULT_DATA
    database: str = ""
    """Where to find a PostgreSQL database; without one, tables are in the folder."""
    cluster: str = ""
    """The name that all servers of a database share."""


def kinds() -> dict[str, tuple[Any, Field[Any]]]:
    """Everything that can be chosen by name: of which type it is, and its field."""
    return {
        one.name: (typing.get_type_hints(group)[one.name], one)
        for group in (Place, Settings)
        for one in fields(group)
    }


def choose(
    line: Mapping[str, Any], environment: Mapping[str, str], file: Path | None = None
) -> tuple[Place, Settings]:
    """What was chosen; `None` on the line is nothing chosen there."""
    chosen: dict[str, Any] = {}
    named = environment.get(FILE_VARIABLE)
    if file is not None or named:
        chosen.update(_from_file(file or Path(named or "")))
    chosen.update(_from_environment(environment))
    for name, value in line.items():
        if value is not None:
            chosen[name] = read(name, value, f"--{name.removeprefix('is_').replace('_', '-')}")
    place: Place = _made(Place, chosen)
    if not 0 <= place.port <= MOST_PORT:
        raise BadSetup(f"there is no port {place.port}: ports go from 0 to {MOST_PORT}.")
    settings: Settings = _made(Settings, chosen)
    return place, settings


def settings_from(given: Mapping[str, Any]) -> Settings:
    """The settings that a program gives by name."""
    for name in given:
        if name not in kinds() or name in Place.__dataclass_fields__:
            raise BadSetup(f"there is no setting {name}.")
    return Settings(**given)


def read(name: str, value: Any, where: str) -> Any:
    """One value, of the type and within the limits that the setting has."""
    kind, about = kinds()[name]
    origin = typing.get_origin(kind) or kind
    if origin is bool:
        return _truth(value, where)
    if origin in (int, float):
        return _number(value, origin, about.metadata.get(LEAST), where)
    if origin is tuple:
        texts = _texts(value.split(",") if isinstance(value, str) else value, where)
        return tuple(_origin(one, where) for one in texts) if name == ORIGINS else tuple(texts)
    if origin is dict:
        return _pairs(value, where)
    if not isinstance(value, str | Path):
        raise BadSetup(f"{where} must be a text.")
    return kind(value)


def _made(group: type, chosen: Mapping[str, Any]) -> Any:
    return group(**{one.name: chosen[one.name] for one in fields(group) if one.name in chosen})


# From where


def _from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    found = {}
    for variable, value in environment.items():
        if variable.startswith(VARIABLES) and variable != FILE_VARIABLE:
            name = variable.removeprefix(VARIABLES).lower()
            if name not in kinds():
                raise BadSetup(f"there is no setting {name}, which {variable} would set.")
            found[name] = read(name, value, variable)
    return found


def _from_file(file: Path) -> dict[str, Any]:
    try:
        text = file.read_text(encoding="utf-8")
        data = tomllib.loads(text)
    except OSError as error:
        raise BadSetup(f"the settings {file} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise BadSetup(f"the settings {file} cannot be read: they are no text.") from None
    except tomllib.TOMLDecodeError as error:
        told = re.search(r"at line (\d+)", str(error))
        number = int(told[1]) if told else len(text.splitlines())
        why = str(error).partition(" (at ")[0]
        raise BadSetup(f"{file}, line {number}: this is not TOML: {why}.") from None
    except ValueError:  # More digits than are read.
        raise BadSetup(f"{file}: a number in it is too large.") from None
    found = {}
    for name, value in data.items():
        where = f"{file}, line {_line(text, name)}: {name}"
        if name not in kinds():
            raise BadSetup(f"{where} is no setting.")
        found[name] = read(name, value, where)
    return found


def _line(text: str, name: str) -> int:
    """The line of a file in which a key stands, or the heading of its table."""
    key = re.compile(rf"\s*(?:\[\s*)?[\"']?{re.escape(name)}[\"']?\s*(?:[.=\]]|$)")
    lines = text.splitlines()
    return next((number for number, one in enumerate(lines, 1) if key.match(one)), 1)


# Of which type


def _truth(value: Any, where: str) -> bool:
    if isinstance(value, bool):
        return value
    if isinstance(value, str) and value.lower() in _YES + _NO:
        return value.lower() in _YES
    raise BadSetup(f"{where} must be true or false.")


def _number(value: Any, kind: type, least: float | None, where: str) -> Any:
    what = "a whole number" if kind is int else "a number"
    try:
        if isinstance(value, bool) or (kind is int and isinstance(value, float)):
            raise ValueError
        number = kind(value)
    except (TypeError, ValueError):
        raise BadSetup(f"{where} must be {what}.") from None
    if least is not None and not least <= number <= MOST:  # Which is false of no number, too.
        within = f"at most {MOST}" if number > MOST else f"at least {least:g}"
        raise BadSetup(f"{where} must be {what} of {within}.")
    return number


def _texts(values: Any, where: str) -> list[str]:
    if not isinstance(values, list | tuple) or not all(isinstance(one, str) for one in values):
        raise BadSetup(f"{where} must be a list of texts.")
    return [one.strip() for one in values if one.strip()]


def _origin(text: str, where: str) -> str:
    """An origin as browsers say it: in small letters, and nothing behind host and port."""
    origin = text.lower().removesuffix("/")
    if not _ORIGIN.fullmatch(origin):
        raise BadSetup(f"{where} must be like https://example.org, not {text}.")
    return origin


def _pairs(value: Any, where: str) -> dict[str, str]:
    if isinstance(value, str | list | tuple):
        parts = value.split(",") if isinstance(value, str) else value
        found = {}
        for one in _texts(parts, where):
            name, equals, place = one.partition("=")
            if not equals:
                raise BadSetup(f"{where} must be NAME=PLACE.")
            found[name.strip()] = place.strip()
        return found
    if not isinstance(value, dict) or not all(isinstance(one, str) for one in value.values()):
        raise BadSetup(f"{where} must give each name a text.")
    return dict(value)


def default_of(about: Field[Any]) -> Any:
    """What a setting is where nobody chooses."""
    if about.default is not MISSING:
        return about.default
    assert about.default_factory is not MISSING
    return about.default_factory()
