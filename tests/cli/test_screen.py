"""Whole games on a screen of 80 by 24, by somebody who types what the screen suggests."""

from __future__ import annotations

import fcntl
import os
import pty
import random
import re
import select
import struct
import subprocess
import sys
import termios
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from rich.cells import cell_len
from tests.cli.conftest import PATIENCE

from ludotheque.cli.choices import BETWEEN
from ludotheque.core.registry import find_game, games
from ludotheque.core.words import words_of

WIDTH = 80
HEIGHT = 24
GAMES = [name for name in games() if not type(find_game(name)).__module__.startswith("tests.")]
SHORT_GAMES = {
    "zock": ("-o", "rounds=4"),
    "zapp-zerapp": ("-o", "tempo=turns"),
}
"""What makes a game short, or lets it wait for whoever is asked."""

_STYLE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
_TYPED = re.compile(r"\x1b\[36m(.*?)\x1b\[0m")
_REFUSED = "\x1b[1;31m"
_KEY = re.compile(r"\b(?:terminal|event|move|step|typed|refused|option|field|value)-[a-z]|\{ ?\$")
_LETTER = re.compile(r"^ {0,3}([a-z]{1,3})  \S")


class Player:
    """Somebody at a terminal."""

    def __init__(self, terminal: int, language: str) -> None:
        self.terminal = terminal
        words = words_of(None, language)
        colours = "|".join(words.colour(seat) for seat in range(6))
        self.prompt = re.compile(rf"^(?:{colours})(?: \[\d+:\d\d\])? > $")
        self.farewell = words.say("terminal-log-where", save="@").partition("@")[0]
        self.is_over = False

    def read(self) -> str:
        """What is written until something is to be typed, or nothing comes any more."""
        seen = b""
        while True:
            ready, _, _ = select.select([self.terminal], [], [], PATIENCE)
            assert ready, f"nothing happens any more after {seen[-500:]!r}"
            try:
                more = os.read(self.terminal, 65_536)
            except OSError:  # the other end is closed
                more = b""
            seen += more
            text = seen.decode("utf-8", "replace")
            last = _STYLE.sub("", text.rpartition("\n")[2])
            self.is_over = not more or last.startswith(self.farewell)
            if self.is_over or self.prompt.match(last):
                return text

    def type(self, line: str) -> None:
        os.write(self.terminal, f"{line}\n".encode())


@contextmanager
def at_a_terminal(language: str, *arguments: str) -> Iterator[Player]:
    """The command line in a terminal of its own."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", HEIGHT, WIDTH, 0, 0))
    environment = {name: value for name, value in os.environ.items()
                   if name not in ("COLUMNS", "LINES", "NO_COLOR")}  # fmt: skip
    playing = subprocess.Popen(
        [sys.executable, "-m", "ludotheque", *arguments, "--lang", language],
        stdin=theirs, stdout=theirs, stderr=theirs,
        env={**environment, "TERM": "xterm", "PYTHONIOENCODING": "utf-8"},
    )  # fmt: skip
    os.close(theirs)
    try:
        yield Player(ours, language)
        assert playing.wait(PATIENCE) == 0
    finally:
        playing.kill()
        playing.wait()
        os.close(ours)


def suggestions(text: str) -> list[tuple[str, str]]:
    """What the screen suggests to type: the letter, where there is one, and the words."""
    found: list[tuple[str, str]] = []
    letter = ""
    for line in text.splitlines():
        plain = _STYLE.sub("", line).rstrip()
        start = _LETTER.match(plain)
        if start:
            letter = start[1]
        for match in _TYPED.finditer(line):
            words = match[1].strip()
            is_first = plain.lstrip().startswith(words)
            if letter:
                found.append((letter, words))
            elif is_first:
                rest = plain.lstrip()[len(words) :].partition(BETWEEN)[0].strip()
                found.append(("", f"{words} {rest}"))
            else:
                found.append(("", words))
            letter = ""
    return found


def look_at(text: str) -> None:
    """Nothing is too long for the screen, refused, or said by its key."""
    assert _REFUSED not in text, text[-2000:]
    plain = _STYLE.sub("", text)
    assert "Traceback" not in plain, plain
    for line in plain.splitlines():
        assert cell_len(line) <= WIDTH, line
        assert not _KEY.search(line), line


@pytest.mark.parametrize("language", ["fr", "de"])
@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_is_played_by_what_the_screen_suggests(name: str, language: str) -> None:
    luck = random.Random(f"{name} {language}")
    seats = min(find_game(name).seats)
    arguments = ["play", name, "--seats", str(seats), "--bots", "random", "--seed", "11"]
    answers = 0
    with at_a_terminal(language, *arguments, *SHORT_GAMES.get(name, ())) as player:
        seen = player.read()
        while not player.is_over:
            look_at(seen)
            offered = suggestions(seen)
            assert offered, f"nothing is suggested:\n{_STYLE.sub('', seen)}"
            letter, words = luck.choice(offered)
            answers += 1
            player.type(letter if letter and answers % 2 else " ".join(words.split()))
            seen = player.read()
        look_at(seen)
        assert player.farewell in _STYLE.sub("", seen), f"it broke off:\n{seen}"
        player.type("")
    assert answers > 3
