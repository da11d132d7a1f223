"""Paper: where the command line writes, and in which language and colours."""

from __future__ import annotations

import json
import os
import re
import shlex
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rich import _wrap
from rich.console import Console
from rich.text import Text
from rich.theme import Theme

from ludotheque.core.errors import BadLog, LudothequeError
from ludotheque.core.move import Seat
from ludotheque.core.words import LANGUAGES, Words, words_of

THEME = Theme(
    {
        "seat-0": "bold #ffffff on #af0000",
        "seat-1": "bold #ffffff on #005faf",
        "seat-2": "bold #1c1c1c on #ffd700",
        "seat-3": "bold #ffffff on #00875f",
        "seat-4": "bold #1c1c1c on #eeeeee",
        "seat-5": "bold #ffffff on #303030",
        "article": "dim",
        "asked": "bold",
        "refused": "bold red",
        "typed": "cyan",
    }
)
"""The styles that drawings may use by name; a seat's goes with its letter, never alone. The colours
are among those that terminals of 256 colours have."""


_wrap.re_word = re.compile(
    r"[ \t\n]*[^ \t\n]+(?:(?<=[0-9]) [A-Z€%][.,;:!?)]*(?![^ \t\n]))?[ \t\n]*"
)
"""Where lines may break: not at a space that holds words or figures together, as in *2 000 : non*,
nor between a sum and its coin, *300 F*."""


class BadFile(LudothequeError):
    """A file that cannot be read or written."""


def new_console(*, is_error: bool = False) -> Console:
    """Where text goes: as it is, without markup or guesses at what to highlight."""
    return Console(theme=THEME, markup=False, highlight=False, emoji=False, stderr=is_error)


def sentence(text: str, language: str = "en") -> str:
    """A complaint as one line that begins with a capital; file names stay as they are."""
    line = re.sub(r"[ \t\n]+", " ", text.strip())
    first = line.partition(" ")[0].rstrip(",:.;")
    if "." in first or os.sep in first:
        line = words_of(None, language).say("terminal-file", file=line)
    line = line[:1].upper() + line[1:]
    return line if line.endswith((".", "!", "?")) else f"{line}."


def complain(text: str, language: str) -> None:
    """One sentence where complaints belong."""
    print(sentence(text, language), file=sys.stderr)


def language_here(environment: Mapping[str, str]) -> str:
    """The language of the terminal, where there are words in it; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        setting = environment.get(name, "")
        if setting:
            language = setting[:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"


def to_type(command: str, language: str) -> str:
    """A command of ours to be typed here, which goes on in the language of now: it is named where
    the terminal would choose another."""
    asked = "" if language == language_here(os.environ) else f" --lang {language}"
    return f"ludotheque {command}{asked}"


def shared_words(language: str | None) -> Words:
    """The words that all games share, in the language asked for or in the terminal's."""
    return words_of(None, language_here(os.environ) if language is None else language)


def badge(words: Words, seat: Seat) -> Text:
    """A seat by its letter, in its colour."""
    return Text(f" {words.letter(seat)} ", style=f"seat-{seat}")


def read_text(path: Path, what: str) -> str:
    """The text of a file; `what` says what it was to be: `log`, `saved` game or `file`."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadFile.of("file-no-text", what=what, file=str(path)) from None
    except (OSError, ValueError) as error:
        raise BadFile.of("file-unread", what=what, file=str(path), why=_reason(error)) from None


def saved_unfinished(path: Path, language: str) -> BadLog:
    """That a file is no log but a saved game, and how to go on with it."""
    command = to_type(f"play --resume {shlex.quote(str(path))}", language)
    return BadLog.of("saved-unfinished", file=str(path), command=command)


def file_named(name: str) -> Path:
    """The file that somebody typed the name of; `~` is their home."""
    try:
        return Path(name).expanduser()
    except RuntimeError:
        raise BadFile.of("file-no-home", file=name) from None


def write_text(path: Path, what: str, text: str) -> None:
    """Write a file whole or not at all: what was there before is never half lost."""
    beside = path.with_name(f".{path.name}.new")
    try:
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    except (OSError, ValueError) as error:
        if isinstance(error, OSError):
            beside.unlink(missing_ok=True)
        raise unwritten(path, what, error) from None


def require_ours(path: Path, what: str, kind: str) -> None:
    """Refuse to write over a file that is no `kind` of ours, or where nothing can be written."""
    try:
        if not path.name or path.is_dir():
            raise BadFile.of("file-folder", what=what, file=str(path))
        if not path.parent.is_dir():
            raise BadFile.of("file-nowhere", what=what, file=str(path))
        if not path.exists():
            return
        with path.open(encoding="utf-8") as file:
            opening: Any = json.loads(file.readline())
    except OSError as error:
        raise unwritten(path, what, error) from None
    except ValueError:
        opening = None
    if not isinstance(opening, dict) or opening.get("ludotheque") != kind:
        raise BadFile.of("file-other", what=what, file=str(path))


def unwritten(path: Path, what: str, error: Exception) -> BadFile:
    """That a file cannot be written, and why."""
    return BadFile.of("file-unwritten", what=what, file=str(path), why=_reason(error))


def _reason(error: Exception) -> LudothequeError | str:
    """Why the system does not let somebody at a file."""
    for kind, name in (
        (FileNotFoundError, "missing"), (IsADirectoryError, "folder"), (PermissionError, "denied"),
    ):  # fmt: skip
        if isinstance(error, kind):
            return BadFile.of(f"reason-{name}")
    return str(error.strerror or error) if isinstance(error, OSError) else str(error)
