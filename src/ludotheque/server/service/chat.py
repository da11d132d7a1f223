"""Chat: what was said in one place, the last lines of it in memory.

A table has two such places. In its chat everybody reads everybody. While a game runs, spectators
speak in the gallery, where those who play hear nothing: see docs/decisions/0017.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection

from ludotheque.server.store.store import KEPT_CHAT
from ludotheque.server.wire import messages


class Chat:
    """Lines in their order, numbered without holes; older ones are only on disk."""

    def __init__(self) -> None:
        self.lines: list[messages.ChatLine] = []
        self.count = 0
        """How many lines there have been."""
        self._kept = 0

    def load(self, lines: list[messages.ChatLine], count: int) -> None:
        """Take over what is on disk."""
        self.lines, self.count, self._kept = lines, count, count

    def since(self, number: int) -> list[messages.ChatLine]:
        """The lines from a number on, as far as they are remembered."""
        return self.lines[bisect_left(self.lines, number, key=lambda line: line.number) :]

    def add(self, line: messages.ChatLine) -> messages.ChatLine:
        """Add a line, which gets the next number."""
        line.number = self.count
        self.lines.append(line)
        self.count += 1
        return line

    def new(self) -> list[messages.ChatLine]:
        """The lines that are not on disk yet."""
        return self.since(self._kept)

    def has_new(self) -> bool:
        return self.count > self._kept

    def note_kept(self) -> None:
        """Note that all of it is on disk."""
        self._kept = self.count
        del self.lines[:-KEPT_CHAT]

    def unsay(self, handles: Collection[str]) -> None:
        """Take out everything that some people have said."""
        self.lines = [line for line in self.lines if line.who not in handles]

    def forget(self, before: float) -> None:
        """Forget what was said before then."""
        self.lines = [line for line in self.lines if line.at >= before]
