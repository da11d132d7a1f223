"""What games' drawings for the terminal are made of. Nothing else in the core needs `rich`."""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter

from rich.text import Text

TURN = "►"
"""Stands before whoever is on turn."""
DICE = " ⚀⚁⚂⚃⚄⚅"
"""A die by its pips; nothing before it is thrown."""

Parts = list[tuple[str, str]]
"""A line in stretches, each with its style."""


class Canvas:
    """Characters with their styles, to be written over one another."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.rows = [[(" ", "")] * width for _ in range(height)]

    def write(self, x: int, y: int, text: str, style: str = "") -> int:
        """Write from that place to the right, as far as there is room; where the next text would
        follow."""
        for place, letter in enumerate(text, start=x):
            if 0 <= place < self.width and 0 <= y < self.height:
                self.rows[y][place] = (letter, style)
        return x + len(text)

    def write_parts(self, x: int, y: int, parts: Parts) -> None:
        """Write stretches of text one after the other."""
        for text, style in parts:
            x = self.write(x, y, text, style)

    def read(self, x: int, y: int, length: int) -> str:
        """What stands from that place to the right, as far as there is room."""
        return "".join(letter for letter, _ in self.rows[y][max(0, x) : max(0, x + length)])

    def lines(self) -> list[Text]:
        """The rows, with each stretch of one style in one piece."""
        lines = []
        for row in self.rows:
            line = Text(no_wrap=True)
            for style, stretch in groupby(row, key=itemgetter(1)):
                line.append("".join(letter for letter, _ in stretch), style)
            lines.append(line)
        return lines
