"""The keyboard and the foot of the screen: lines are typed there while other things go on above.

The terminal hands over key by key, so that what was typed so far is known, and is there again below
whatever was told in the meantime.
"""

from __future__ import annotations

import codecs
import os
import select
import sys
from collections.abc import Callable
from typing import Any, Final, TextIO

from rich.cells import cell_len, set_cell_size

try:
    import termios
    import tty
except ImportError:  # Where there are no such terminals, nothing is live.
    termios = tty = None  # type: ignore[assignment]

BELL: Final = "\a"
_ENTER: Final = "\r\n"
_ERASE: Final = "\x7f\b"
_ERASE_ALL: Final = "\x15"
_ERASE_WORD: Final = "\x17"
_END: Final = "\x04"
_ESCAPE: Final = "\x1b"
_HELD_TOGETHER: Final = "\u00a0\u202f"
"""Spaces at which no line is broken: French has them, and one may copy them off the screen."""
_BLOCK: Final = 1024

Wait = Callable[[int, float], bool]
"""Whether something can be read there within so many seconds."""


def wait_for_keys(source: int, seconds: float) -> bool:
    """Whether a key was struck within so many seconds."""
    return bool(select.select([source], [], [], max(0.0, seconds))[0])


def is_a_terminal() -> bool:
    """Whether somebody sits at a terminal that can be read key by key and written anywhere."""
    if termios is None or os.environ.get("TERM") == "dumb":
        return False
    return sys.stdin.isatty() and sys.stdout.isatty()


def _cut(line: str, width: int) -> str:
    """A line that is no longer than that; what is cut shows that it is."""
    return line if cell_len(line) <= width else f"{set_cell_size(line, width - 1).rstrip()}…"


class Keyboard:
    """What is typed at a terminal, and the lines at its foot that show it."""

    def __init__(self, source: int, screen: TextIO, wait: Wait = wait_for_keys) -> None:
        self.typed = ""
        """The line that is being typed."""
        self.lines: list[str] = []
        """Whole lines that nobody has taken yet."""
        self.is_closed = False
        """Whether the one who typed has ended it."""
        self._source = source
        self._screen = screen
        self._wait = wait
        self._decoder = codecs.getincrementaldecoder("utf-8")("ignore")
        self._escape = ""
        self._shown: list[str] = []
        self._before: Any = None

    def __enter__(self) -> Keyboard:
        self._before = termios.tcgetattr(self._source)
        tty.setcbreak(self._source)
        return self

    def __exit__(self, *_: object) -> None:
        self.hide()
        termios.tcsetattr(self._source, termios.TCSADRAIN, self._before)

    # What is typed

    def listen(self, seconds: float) -> None:
        """Wait for keys, but no longer than so many seconds, and take in what was typed."""
        if not self._wait(self._source, seconds):
            return
        try:
            block = os.read(self._source, _BLOCK)
        except OSError:  # The terminal is gone.
            block = b""
        self.is_closed = self.is_closed or not block
        for key in self._decoder.decode(block):
            self._strike(key)

    def take_line(self) -> str | None:
        """The first whole line that nobody has taken, if there is one."""
        return self.lines.pop(0) if self.lines else None

    def take_lines(self) -> list[str]:
        """All whole lines that nobody has taken."""
        taken, self.lines = self.lines, []
        return taken

    def _strike(self, key: str) -> None:
        if self._escape or key == _ESCAPE:
            self._pass_over(key)
        elif key in _ENTER:
            self.lines.append(self.typed)
            self.typed = ""
        elif key in _ERASE:
            self.typed = self.typed[:-1]
        elif key == _ERASE_ALL:
            self.typed = ""
        elif key == _ERASE_WORD:
            self.typed = self.typed.rstrip().rpartition(" ")[0]
        elif key == _END:
            self.is_closed = self.is_closed or not self.typed
        elif key in _HELD_TOGETHER:
            self.typed += " "
        elif key.isprintable():
            self.typed += key

    def _pass_over(self, key: str) -> None:
        """Arrows and the like come as several keys, which mean nothing here."""
        self._escape += key
        is_begun = len(self._escape) < 3 and key in f"{_ESCAPE}[O"
        if not is_begun and (key.isalpha() or key == "~" or not key.isprintable()):
            self._escape = ""

    # The foot of the screen

    def show(self, news: list[str], prompt: str, width: int) -> None:
        """Show what goes on, if anything, and below it the prompt with what was typed so far."""
        room = max(1, width - 1 - cell_len(prompt))
        typed = self.typed
        while cell_len(typed) > room:
            typed = typed[1:]
        lines = [_cut(line, width - 1) for line in news]
        lines.append(prompt + typed)
        if lines != self._shown:
            self._erase()
            self._shown = lines
            self._write("\n".join(lines))

    def hide(self) -> None:
        """Take the foot away, so that something can be told there."""
        self._erase()
        self._write("")

    def leave(self, line: str) -> None:
        """Let a line stand for good where the foot was."""
        self._erase()
        self._write(f"{line}\n")

    def ring(self) -> None:
        """Let the terminal's bell be heard."""
        self._write(BELL)

    def _erase(self) -> None:
        for place in range(len(self._shown)):
            self._screen.write("\r\x1b[K" if place == 0 else "\x1b[A\r\x1b[K")
        self._shown = []

    def _write(self, text: str) -> None:
        self._screen.write(text)
        self._screen.flush()
