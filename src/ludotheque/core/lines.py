"""Lines: where in a TOML text each value stands, so that a complaint can name its line and a change
can be made in its place."""

from __future__ import annotations

import re
from typing import Final

_HEADING: Final = re.compile(r"(\[\[?)\s*([^\[\]]*?)\s*\]\]?")
_QUOTES: Final = ('"""', "'''", '"', "'")


class Spot:
    """One `key = value` of a text: below which heading it stands, and from where to where the value
    goes."""

    def __init__(self, table: str, place: int, key: str, line: int, first: int) -> None:
        self.table = table
        self.place = place
        """Among the tables of that name, from 0."""
        self.key = key
        self.line = line
        self.first = first
        """Where its line begins in the text."""
        self.start = first
        self.end = first
        self.items: list[int] = []
        """Of a list: the line of each member."""


class Lines:
    """Every heading and every value of a text that is known to be TOML."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.headings: dict[str, list[int]] = {}
        """By the tables' name: the line of each heading."""
        self.spots: list[Spot] = []
        self._at = 0
        self._line = 1
        self._table = ""
        self._place = 0
        while self._at < len(text):
            self._read_statement()

    def heading(self, table: str, place: int = 0) -> int:
        """The line where a table begins; 1 where it has no heading."""
        lines = self.headings.get(table, [])
        return lines[place] if place < len(lines) else 1

    def spot(self, table: str, place: int, key: str) -> Spot | None:
        """Where a value of a table stands; `None` where it is not written in a line of its own."""
        for spot in self.spots:
            if (spot.table, spot.place, spot.key) == (table, place, key):
                return spot
        return None

    def line_of(self, table: str, place: int = 0, key: str = "value", item: int = -1) -> int:
        """The line of a value, or of a member of it; else where its table begins."""
        spot = self.spot(table, place, key)
        if spot is None and table not in self.headings:
            spot = self.spot("", 0, f"{table}.{key}") or self.spot("", 0, table)
        if spot is None:
            return self.heading(table, place)
        return spot.items[item] if 0 <= item < len(spot.items) else spot.line

    def _read_statement(self) -> None:
        text = self.text
        here = text[self._at]
        if here == "\n":
            self._line += 1
            self._at += 1
        elif here == "#":
            self._at = self._end_of_line()
        elif here == "[":
            end = self._end_of_line()
            found = _HEADING.match(text, self._at, end)
            if found is not None:
                self._table = found[2].strip("\"'")
                lines = self.headings.setdefault(self._table, [])
                lines.append(self._line)
                self._place = len(lines) - 1
            self._at = end
        elif here.isspace():
            self._at += 1
        else:
            self._read_value()

    def _read_value(self) -> None:
        text = self.text
        equals = text.find("=", self._at, self._end_of_line())
        if equals < 0:
            self._at = self._end_of_line()
            return
        key = text[self._at : equals].strip().strip("\"'")
        first = text.rfind("\n", 0, self._at) + 1
        spot = Spot(self._table, self._place, key, self._line, first)
        self._at = equals + 1
        while self._at < len(text) and text[self._at] in " \t":
            self._at += 1
        spot.start = spot.end = self._at
        self.spots.append(spot)
        depth = 0
        is_new = False
        while self._at < len(text) and not (depth == 0 and text[self._at] in "\n#"):
            here = text[self._at]
            if is_new and depth == 1 and not here.isspace() and here not in "#],":
                spot.items.append(self._line)
                is_new = False
            if here in "\"'":
                self._pass_string()
                spot.end = self._at
                continue
            if here == "#":
                self._at = self._end_of_line()
                continue
            if here in "[{":
                depth += 1
                is_new = is_new or depth == 1
            elif here in "]}":
                depth -= 1
            elif here == ",":
                is_new = is_new or depth == 1
            elif here == "\n":
                self._line += 1
            self._at += 1
            if not here.isspace():
                spot.end = self._at

    def _pass_string(self) -> None:
        text = self.text
        quote = next(one for one in _QUOTES if text.startswith(one, self._at))
        at = self._at + len(quote)
        while at < len(text) and not text.startswith(quote, at):
            at += 2 if text[at] == "\\" and quote[0] == '"' else 1
        end = min(at + len(quote), len(text))
        self._line += text.count("\n", self._at, end)
        self._at = end

    def _end_of_line(self) -> int:
        end = self.text.find("\n", self._at)
        return len(self.text) if end < 0 else end
