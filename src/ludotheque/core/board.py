"""Board data: values that only the printed board showed, each with where it comes from."""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from pathlib import Path
from typing import Any, NoReturn

from ludotheque.core.errors import BadBoard

PROVENANCES = ("stated", "reported", "inferred", "reconstructed", "box")
"""Where a value comes from: the rule sheet, independent accounts, the only value that fits the
sheet's examples, our own reconstruction, or a real box whose owner read it off."""

_REMARKS = ("provenance", "why")


class BoardFile:
    """A board's values as they stand in a TOML file, with the line of each for complaints.

    A value is a table of its own: `value`, its `provenance`, and `why` in a sentence.
    """

    def __init__(self, text: str, source: str) -> None:
        self.text = text
        self.source = source
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BadBoard(f"{source} is no TOML file: {error}.") from None
        for name, table in self.data.items():
            if isinstance(table, dict) and table.get("provenance") not in PROVENANCES:
                self.fault(name, f"its provenance is one of {', '.join(PROVENANCES)}")

    @staticmethod
    def read(path: Path) -> BoardFile:
        """The board in a file."""
        try:
            text = path.read_text(encoding="utf-8")
        except OSError as error:
            raise BadBoard(f"the board file {path} cannot be read: {error.strerror}.") from None
        except UnicodeDecodeError:
            raise BadBoard(f"the board file {path} is no text file.") from None
        return BoardFile(text, path.name)

    @property
    def hash(self) -> str:
        """A short name for the values, whatever the remarks beside them."""
        said = json.dumps(_values(self.data), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(said.encode()).hexdigest()[:16]

    def provenance(self, name: str) -> str:
        """Where a value comes from."""
        return str(self.data[name]["provenance"])

    def number(self, name: str, low: int, high: int) -> int:
        """A whole number within bounds."""
        value = self._value(name)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            self.fault(name, f"a whole number from {low} to {high}, not {value!r}")
        return value

    def numbers(self, name: str) -> list[int]:
        """A list of whole numbers."""
        value = self._value(name)
        if not isinstance(value, list) or not all(type(one) is int for one in value):
            self.fault(name, "a list of whole numbers")
        return list(value)

    def value(self, name: str) -> Any:
        """A value as it stands, for games that check its shape themselves."""
        return self._value(name)

    def tables(self, name: str) -> list[dict[str, Any]]:
        """The tables `[[name]]` in their order, each with its provenance."""
        found = self.data.get(name, [])
        if not isinstance(found, list) or not all(isinstance(one, dict) for one in found):
            self.fault(name, f"tables headed [[{name}]]")
        for place, table in enumerate(found):
            if table.get("provenance") not in PROVENANCES:
                self.fault_in(name, place, f"its provenance is one of {', '.join(PROVENANCES)}")
        return found

    def require(self, holds: bool, name: str, constraint: str) -> None:
        """Complain about a value unless its constraint holds."""
        if not holds:
            self.fault(name, constraint)

    def fault(self, name: str, constraint: str) -> NoReturn:
        raise BadBoard(f"{self.source}, line {self.line_of(name)}: `{name}` must be: {constraint}.")

    def fault_in(self, name: str, place: int, constraint: str) -> NoReturn:
        """Complain about one of the tables `[[name]]`, counted from 0."""
        line = self.line_of_table(name, place)
        raise BadBoard(f"{self.source}, line {line}: this `{name}` must be: {constraint}.")

    def line_of_table(self, name: str, place: int) -> int:
        """The line where one of the tables `[[name]]` begins, counted from 0."""
        heading = re.compile(rf"\s*\[\[\s*{re.escape(name)}\s*\]\]")
        lines = enumerate(self.text.splitlines(), start=1)
        found = [number for number, line in lines if heading.match(line)]
        return found[place] if place < len(found) else 1

    def line_of(self, name: str) -> int:
        """The line where a value stands, or else where its table begins."""
        inside = False
        found = 1
        for number, line in enumerate(self.text.splitlines(), start=1):
            heading = re.match(r"\s*\[+\s*([\w.-]+)\s*\]+", line)
            if heading:
                inside = heading[1] == name
                if inside:
                    found = number
            elif inside and re.match(r"\s*value\s*=", line):
                return number
        return found

    def _value(self, name: str) -> Any:
        table = self.data.get(name)
        if not isinstance(table, dict) or "value" not in table:
            raise BadBoard(f"{self.source}: the value `{name}` is missing.")
        return table["value"]


def _values(data: Any) -> Any:
    """The same data without remarks."""
    if isinstance(data, dict):
        return {key: _values(one) for key, one in data.items() if key not in _REMARKS}
    if isinstance(data, list):
        return [_values(one) for one in data]
    return data
