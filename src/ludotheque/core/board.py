"""Board data: values that only the printed board showed, each with where it comes from."""

from __future__ import annotations

import datetime
import hashlib
import json
import re
import tomllib
from pathlib import Path
from typing import Any, Final, NoReturn

from ludotheque.core.errors import BadBoard, BoardFault
from ludotheque.core.lines import Lines

PROVENANCES = ("stated", "reported", "inferred", "reconstructed", "box")
"""Where a value comes from: the rule sheet, independent accounts, the only value that fits the
sheet's examples, our own reconstruction, or a real box whose owner read it off."""
BOX: Final = "box"

MOST_CHARACTERS: Final = 48_000
"""Of a board file: several times the largest of ours."""
MOST_TITLE: Final = 60
_DEEPEST: Final = 8
_LARGEST: Final = 1_000_000_000
_ENDLESS: Final = re.compile(r"[0-9][0-9_]{4000,}")

_REMARKS = ("provenance", "why", "why_fr", "why_de")
_TITLE: Final = "title"


class BoardFile:
    """A board's values as they stand in a TOML file, with the line of each for complaints.

    A value is a table of its own: `value`, its `provenance`, and `why` in a sentence (in French and
    German as `why_fr` and `why_de`). A `title` at the top says whose values these are.

    A complaint names a sentence, `box-<code>` in the words of the game or of all games, and what
    that sentence is given.
    """

    def __init__(self, text: str, source: str) -> None:
        self.text = text
        self.source = source
        self._lines: Lines | None = None
        if len(text) > MOST_CHARACTERS:
            self._complain("file", 1, "", "too-long", {"most": MOST_CHARACTERS})
        try:
            self.data: dict[str, Any] = _read(text)
        except tomllib.TOMLDecodeError as error:
            line, column = _place_of(error, text)
            self._complain("line", line, "", "no-toml", {"column": column})
        except RecursionError:
            self._complain("file", 1, "", "too-deep", {})
        self._refuse_odd_values()
        for name, table in self.data.items():
            if isinstance(table, dict) and table.get("provenance") not in PROVENANCES:
                known = ", ".join(PROVENANCES)
                line = self.lines.line_of(name, 0, "provenance")
                self._complain("line", line, name, "provenance", {"known": known})

    @staticmethod
    def read(path: Path) -> BoardFile:
        """The board in a file."""
        try:
            text = path.read_text(encoding="utf-8")
        except OSError:
            raise BadBoard([BoardFault("file", str(path), 1, "", "unreadable", {})]) from None
        except UnicodeDecodeError:
            raise BadBoard([BoardFault("file", str(path), 1, "", "no-text", {})]) from None
        return BoardFile(text, path.name)

    @property
    def lines(self) -> Lines:
        """Where each value stands."""
        if self._lines is None:
            self._lines = Lines(self.text)
        return self._lines

    @property
    def hash(self) -> str:
        """A short name for the values, whatever the remarks beside them."""
        values = {name: _values(one) for name, one in self.data.items() if name != _TITLE}
        said = json.dumps(values, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(said.encode()).hexdigest()[:16]

    @property
    def title(self) -> str:
        """Whose values these are, as the file says; empty where it does not."""
        return str(self.data.get(_TITLE, ""))

    @property
    def is_read_off_a_box(self) -> bool:
        """Whether any value was read off a real box: then what we ask of our own is not asked."""
        tables = [one for one in self.data.values() if isinstance(one, dict)]
        for one in self.data.values():
            if isinstance(one, list):
                tables += [table for table in one if isinstance(table, dict)]
        return any(table.get("provenance") == BOX for table in tables)

    def provenance(self, name: str) -> str:
        """Where a value comes from."""
        return str(self.data[name]["provenance"])

    def number(self, name: str, low: int, high: int) -> int:
        """A whole number within bounds."""
        value = self._value(name)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            self.fault(name, "number", least=low, most=high, said=as_toml(value))
        return value

    def numbers(self, name: str) -> list[int]:
        """A list of whole numbers."""
        value = self._value(name)
        if not isinstance(value, list):
            self.fault(name, "numbers")
        for item, one in enumerate(value):
            if type(one) is not int:
                self.fault_at(name, item, "numbers-member", member=item + 1, said=as_toml(one))
        return list(value)

    def value(self, name: str) -> Any:
        """A value as it stands, for games that check its shape themselves."""
        return self._value(name)

    def tables(self, name: str) -> list[dict[str, Any]]:
        """The tables `[[name]]` in their order, each with its provenance."""
        found = self.data.get(name, [])
        if not isinstance(found, list) or not all(isinstance(one, dict) for one in found):
            self.fault(name, "tables")
        for place, table in enumerate(found):
            if table.get("provenance") not in PROVENANCES:
                known = ", ".join(PROVENANCES)
                line = self.lines.line_of(name, place, "provenance")
                self._complain("line", line, name, "provenance", {"known": known})
        return found

    @property
    def names(self) -> list[str]:
        """What the tables are called, each once."""
        return [name for name in self.data if name != _TITLE]

    def refuse_unknown(self, known: list[str], lookalike: str) -> None:
        """Complain about tables that the game does not know, or that the file looks like another
        game's, where it does."""
        strange = [name for name in self.names if name not in known]
        if strange and lookalike:
            self._complain("file", 1, "", "other-game", {"other": lookalike})
        if strange:
            name = strange[0]
            line = self.lines.heading(name) if name in self.lines.headings else 0
            line = line or self.lines.line_of(name)
            self._complain("line", line, name, "unknown", {"known": ", ".join(known)})

    def require(self, holds: bool, name: str, code: str, **given: int | str) -> None:
        """Complain about a value unless its constraint holds."""
        if not holds:
            self.fault(name, code, **given)

    def fault(self, name: str, code: str, **given: int | str) -> NoReturn:
        """Complain about a value: `box-<code>` says what it must be."""
        self._complain("value", self.lines.line_of(name), name, code, given)

    def fault_at(self, name: str, item: int, code: str, **given: int | str) -> NoReturn:
        """Complain about one member of a list, counted from 0."""
        self._complain("value", self.lines.line_of(name, 0, "value", item), name, code, given)

    def fault_in(self, name: str, place: int, code: str, **given: int | str) -> NoReturn:
        """Complain about one of the tables `[[name]]`, counted from 0."""
        self._complain("table", self.lines.heading(name, place), name, code, given)

    def refuse(self, faults: list[BoardFault]) -> None:
        """Complain about everything in the list, if there is anything."""
        if faults:
            raise BadBoard(faults)

    def with_value(self, name: str, place: int, key: str, written: str) -> str:
        """The text of the file with another value, as its owner read it off the box; the remarks
        on the old one go. `place` is among the tables of that name."""
        spot = self.lines.spot(name, place, key)
        if spot is None:
            self._complain("file", 1, name, "missing", {})
        text = self.text[: spot.start] + written.strip() + self.text[spot.end :]
        for remark in ("why", "why_fr", "why_de"):
            gone = Lines(text).spot(name, place, remark)
            if gone is not None:
                end = text.find("\n", gone.end)
                text = text[: gone.first] + ("" if end < 0 else text[end + 1 :])
        said = Lines(text).spot(name, place, "provenance")
        if said is not None:
            text = f'{text[: said.start]}"{BOX}"{text[said.end :]}'
        return text

    def with_title(self, title: str) -> str:
        """The text of the file under another title."""
        line = f"{_TITLE} = {json.dumps(title, ensure_ascii=False)}\n"
        spot = self.lines.spot("", 0, _TITLE)
        if spot is None:
            return f"{line}\n{self.text}"
        end = self.text.find("\n", spot.end)
        return self.text[: spot.first] + line + ("" if end < 0 else self.text[end + 1 :])

    def _value(self, name: str) -> Any:
        table = self.data.get(name)
        if not isinstance(table, dict) or "value" not in table:
            self._complain("file", 1, name, "missing", {})
        return table["value"]

    def _refuse_odd_values(self) -> None:
        """Only text, yes and no, lists, tables and numbers that everybody can read are values."""
        title = self.data.get(_TITLE, "")
        if not isinstance(title, str) or len(title) > MOST_TITLE or not title.isprintable():
            line = self.lines.line_of("", 0, _TITLE)
            self._complain("line", line, _TITLE, "bad-title", {"most": MOST_TITLE})
        faults: list[BoardFault] = []
        for name, tables in self.data.items():
            listed: Any = tables if isinstance(tables, list) else [tables]
            for place, table in enumerate(listed):
                named: Any = table if isinstance(table, dict) else {"value": table}
                for key, value in named.items():
                    item, code = _oddity(value)
                    if code:
                        line = self.lines.line_of(name, place, key, item)
                        faults.append(BoardFault("line", self.source, line, name, code, {}))
        self.refuse(faults)

    def _complain(
        self, frame: str, line: int, name: str, code: str, given: dict[str, int | str]
    ) -> NoReturn:
        raise BadBoard([BoardFault(frame, self.source, line, name, code, given)])


def as_toml(value: Any) -> str:
    """A value as a TOML file writes it, cut off where it is long."""
    said = json.dumps(value, ensure_ascii=False, default=str)
    return said if len(said) <= 60 else f"{said[:59]}…"


def _oddity(value: Any) -> tuple[int, str]:
    """What a board file cannot hold in a value: at which of its members, if at one, and the name of
    the complaint; empty if nothing."""
    members: Any = value if isinstance(value, list) else [value]
    for item, member in enumerate(members):
        level: list[Any] = [member]
        depth = 0
        while level:
            below: list[Any] = []
            for one in level:
                if isinstance(one, datetime.date | datetime.time):
                    return item, "date"
                if isinstance(one, int | float) and not _is_readable(one):
                    return item, "odd-number"
                if isinstance(one, dict):
                    below += list(one.values())
                elif isinstance(one, list):
                    below += one
            depth += 1
            if depth > _DEEPEST:
                return item, "too-deep"
            level = below
    return -1, ""


def _read(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        raise
    except ValueError:  # More digits than are read. A number with fewer is refused by its line.
        return tomllib.loads(_ENDLESS.sub("9" * 20, text))


def _is_readable(number: float) -> bool:
    return abs(number) <= _LARGEST  # Nor is what is no number at all.


def _place_of(error: Exception, text: str) -> tuple[int, int]:
    """The line and the column at which a text stops being TOML."""
    found = re.search(r"line (\d+), column (\d+)", str(error))
    if found is None:
        return max(len(text.splitlines()), 1), 1
    return int(found[1]), int(found[2])


def _values(data: Any) -> Any:
    """The same data without remarks."""
    if isinstance(data, dict):
        return {key: _values(one) for key, one in data.items() if key not in _REMARKS}
    if isinstance(data, list):
        return [_values(one) for one in data]
    return data
