"""Meaning: the move that somebody means by what they typed, or a sentence that helps."""

from __future__ import annotations

from collections.abc import Callable

from ludotheque.cli.choices import AND_SO_ON, Choices, unbroken
from ludotheque.cli.slips import Slips
from ludotheque.core.errors import NotAMove
from ludotheque.core.move import Move
from ludotheque.core.words import Words

MOST_NAMED = 3
"""So many moves are named that a word alone may mean."""
MOST_QUOTED = 40
"""So much of a line that was typed is said again."""


def understand(
    line: str, choices: Choices, slips: Slips, say: Callable[..., None]
) -> Move | str | None:
    """The move meant by a letter, by a line in any of the languages, or by a number, a name or
    whatever follows a verb alone; a line of the grammar where the rules are to say why not. `None`
    where it is none: then a sentence of the terminal was said."""
    tongue = choices.tongue
    known = tongue.read(line) or choices.lettered(line)
    if known is not None:
        return known
    meant = choices.alone(line) if " " not in line else [*choices.following(line)]
    if len(meant) == 1:
        return meant[0]
    if meant:
        moves = [move for move in meant if isinstance(move, Move)][:MOST_NAMED]
        end = "." if len(moves) == len(meant) else f" {AND_SO_ON}"
        lines = _quoted(choices, moves) + end
        say("which-of-them", word=line[:20], count=len(meant), lines=lines)
        return None
    if choices.has_unshown(line):
        say("letter-unshown", letter=line)
        return None
    if line.isdecimal():
        name = "no-number" if choices.has_letters else "no-number-typed"
        say(name, number=line[:10], example=tongue.line(choices.example))
        return None
    verb = tongue.english(line).partition(" ")[0]
    alike = choices.kinds.get(verb, [])[:MOST_NAMED]
    now, later = tongue.examples(choices.moves)
    near = slips.meant(line, choices)
    if near is not None:
        say("meant", line=line[:MOST_QUOTED], near=near)
    elif alike:
        say("no-such-line", line=line[:MOST_QUOTED], lines=_quoted(choices, alike))
    elif any(move.verb == verb for move in later) and now:
        lines = _quoted(choices, now[:MOST_NAMED])
        say("not-now", line=line[:MOST_QUOTED], lines=lines)
    elif len(line) == 1 and choices.last_shown:
        say("no-letter", letter=line, last=choices.last_shown)
    else:
        raise NotAMove(line)
    return None


def _quoted(choices: Choices, moves: list[Move]) -> str:
    return quoted(choices.tongue.words, [choices.tongue.line(move) for move in moves])


def quoted(words: Words, lines: list[str]) -> str:
    """Lines that can be typed or were typed, none of them broken."""
    return ", ".join(words.say("terminal-quoted", text=unbroken(line)) for line in lines)
