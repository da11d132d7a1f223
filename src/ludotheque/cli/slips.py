"""Slips: what somebody may have meant who typed something that means nothing here."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from ludotheque.cli.choices import Choices
from ludotheque.cli.commands import Commands
from ludotheque.cli.drawing import Looking
from ludotheque.cli.tongue import Tongue, fold

LEAST = 3
"""What a shorter word was to be nobody can say."""
MOST = 60
"""No line that can be typed is much longer."""
LIKENESS = 0.7
"""Words are taken for one another of which one letter in four is another, or stands elsewhere."""


class Slips:
    """The words with which a line may begin at a table."""

    def __init__(self, tongue: Tongue, commands: Commands, looking: Looking) -> None:
        self._tongue = tongue
        self._known = {word: commands.word(one) for word, one in commands.known.items()}
        self._known.update({word: tongue.word(look) for word, look in looking.known.items()})
        for move in tongue.game.catalogue.values():
            shown = tongue.word(move.verb)
            self._known.update({fold(move.verb): shown, fold(shown): shown})

    def meant(self, line: str, choices: Choices) -> str | None:
        """The line that was probably meant, as the table's language has it, if one is like it."""
        word, gap, rest = line.partition(" ")
        if len(word) < LEAST or len(line) > MOST:
            return None
        if fold(word) in self._known:
            kind = choices.kinds.get(self._tongue.english(word), [])
            rests = {self._tongue.line(move).partition(" ")[2]: move for move in kind}
            near = _nearest(rest, rests) if len(rest) >= LEAST else None
            return None if near is None else self._tongue.line(rests[near])
        named = {one for move in choices.moves for one in self._tongue.line(move).split()}
        words = {fold(one): one for one in named if one.isalpha()} | self._known
        near = _nearest(word, words)
        if near is None or near == fold(word):
            return None
        return f"{words[near]}{gap}{rest}"


def _nearest(typed: str, lines: Iterable[str]) -> str | None:
    """The line that is most like what was typed, whatever its capitals and accents."""
    folded = {fold(line): line for line in lines}
    found = get_close_matches(fold(typed), folded, 1, LIKENESS)
    return folded[found[0]] if found else None
