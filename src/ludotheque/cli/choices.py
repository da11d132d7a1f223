"""Choices: the moves that answer a question, each under a letter, and what a typed line means.

Letters, because numbers belong to the game: 6 is the quarter, the square or the card.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice, pairwise, product
from string import ascii_lowercase

from ludotheque.cli.tongue import Tongue, fold
from ludotheque.core.move import Move

MOST_LISTED = 9
"""So many moves are listed one by one; of longer lists, kinds that have many are folded."""
MOST_LISTED_LOW = 5
"""The same where the screen is low."""
MOST_OF_A_KIND = 3
"""So many moves of one verb are listed one by one in a longer list."""
LEAST_IN_STEPS = 5
"""So many numbers, one step apart from each to the next, are said by the first two and the last."""
_QUOTED = re.compile(r"“[^“”]{1,40}”|„[^„“]{1,40}“|«[^«»]{1,42}»")
BETWEEN = "\u00a0· "
AND_SO_ON = "…"


def unbroken(line: str) -> str:
    """What is to be typed, not to be broken over lines where it stands in a text."""
    return line.replace(" ", "\u00a0")


def _begins(word: str, words: set[str]) -> bool:
    """Whether one of these is the word, or begins with it; 5 is no beginning of 50."""
    return word in words or (word.isalpha() and any(one.startswith(word) for one in words))


def unbroken_quotes(sentence: str) -> str:
    """A sentence in which no quoted line is broken: most are to be typed, or were."""
    return _QUOTED.sub(lambda found: unbroken(found[0]), sentence)


def letters(reserved: set[str]) -> Iterator[str]:
    """a, b, … z, aa, ab, …: without what means something else here, so that no letter is taken
    for a word of the game or of the table."""
    alphabet = [letter for letter in ascii_lowercase if letter not in reserved]
    length = 1
    while True:
        for name in product(alphabet, repeat=length):
            if "".join(name) not in reserved:
                yield "".join(name)
        length += 1


def _number_in(name: str) -> int | None:
    """The number behind the letter of a name like `v08`."""
    digits = name[1:]
    return int(digits) if name[:1].isalpha() and digits.isdecimal() else None


class Choices:
    """What a seat may answer now."""

    def __init__(
        self,
        moves: list[Move],
        tongue: Tongue,
        reserved: set[str],
        suggested: list[Move] | None = None,
        is_low: bool = False,
    ) -> None:
        self.moves = moves
        self._suggested = {move.text for move in (moves if suggested is None else suggested)}
        self.tongue = tongue
        self.kinds: dict[str, list[Move]] = {}
        """The moves by their verbs."""
        for move in moves:
            self.kinds.setdefault(move.verb, []).append(move)
        is_long = len(moves) > (MOST_LISTED_LOW if is_low else MOST_LISTED)
        self.folded = [
            verb
            for verb, kind in self.kinds.items()
            if (is_long and len(kind) > MOST_OF_A_KIND) or not self._is_all_suggested(kind)
        ]
        """The verbs whose moves are not listed one by one: those that have many, and those of which
        the rules would not show all."""
        self.listed = [move for move in moves if move.verb not in self.folded]
        rest = [move for verb in self.folded for move in self.kinds[verb]]
        names = islice(letters(reserved), 0 if self._has_own_letters() else len(moves))
        self._by_letter = dict(zip(names, [*self.listed, *rest]))
        self.letter = {move.text: name for name, move in self._by_letter.items()}
        """By a move's line: its letter."""
        self._shown: set[str] = set()
        """The lines of moves that have been shown: no other letter makes a move."""

    def shortened(self) -> tuple[list[Move], list[str]]:
        """What is listed and what is folded where lines are few: every verb that has several
        moves is folded."""
        folded = [verb for verb, kind in self.kinds.items() if len(kind) > 1 or verb in self.folded]
        return [move for move in self.moves if move.verb not in folded], folded

    @property
    def example(self) -> Move:
        """A move that can be made now, to show how one is typed."""
        return self.moves[0]

    @property
    def has_letters(self) -> bool:
        """Whether moves have been shown with their letters."""
        return bool(self.last_shown)

    def _has_own_letters(self) -> bool:
        """Whether the game itself calls things by letters here: where B is a barrel, letters for
        the moves would puzzle."""
        words = {word for move in self.moves for word in move.text.split(" ")}
        return any(len(word) == 1 and word.isalpha() for word in words)

    def _is_all_suggested(self, kind: list[Move]) -> bool:
        return all(move.text in self._suggested for move in kind)

    def note_shown(self, moves: list[Move]) -> None:
        """Note that these moves have been shown with their letters."""
        self._shown.update(move.text for move in moves)

    @property
    def last_shown(self) -> str:
        """The last letter that has been shown; empty where none has."""
        found = [name for line, name in self.letter.items() if line in self._shown]
        return found[-1] if found else ""

    def lettered(self, word: str) -> Move | None:
        """The move under a letter that has been shown."""
        move = self._by_letter.get(word.lower())
        return move if move is not None and move.text in self._shown else None

    def has_unshown(self, word: str) -> bool:
        """Whether there is a move under that letter that has not been shown."""
        return word.lower() in self._by_letter and self.lettered(word) is None

    def containing(self, text: str) -> list[Move]:
        """The moves in whose lines all those words stand."""
        wanted = {fold(word) for word in text.split()}
        return [move for move in self.moves if wanted <= self.tongue.words_in(move)]

    def beginning(self, text: str) -> list[Move]:
        """The moves in whose lines all those words stand, or words that begin so."""
        wanted = [fold(word) for word in text.split()]
        words = [(move, self.tongue.words_in(move)) for move in self.moves]
        return [move for move, there in words if all(_begins(word, there) for word in wanted)]

    def alone(self, word: str) -> list[Move | str]:
        """What a number or a name alone may mean: the moves that have it in their lines. Where
        none has that number and one verb alone takes one, the line that says so, so that the
        rules can tell why not."""
        found: list[Move | str] = [*self.containing(word)]
        if found or not word.isdecimal():
            return found
        found = [*self._numbered(int(word))]
        if found:
            return found
        patterns = {
            tuple("" if token.isdecimal() else token for token in move.text.split(" "))
            for move in self.moves
            if "seat" not in move.data and any(one.isdecimal() for one in move.text.split(" "))
        }
        fitting = [pattern for pattern in patterns if pattern.count("") == 1]
        if len(patterns) == 1 and fitting:
            found = [" ".join(token or word for token in fitting[0])]
        return found

    def following(self, line: str) -> list[Move]:
        """The moves of which a line is what follows their verb, as lists show it."""
        rest = fold(" ".join(line.split()))
        return [
            move for move in self.moves if fold(self.tongue.line(move)).partition(" ")[2] == rest
        ]

    def _numbered(self, number: int) -> list[Move]:
        """The moves in which a name ends with that number, as village 8 is `v08`."""
        return [
            move
            for move in self.moves
            if any(_number_in(word) == number for word in self.tongue.words_in(move))
        ]

    def rest_of(self, verb: str) -> str:
        """What can follow a verb, one after the other; of a kind of which the rules would not show
        all, what they would."""
        kind = [move for move in self.kinds[verb] if move.text in self._suggested]
        rests = [self.tongue.line(move).partition(" ")[2] for move in kind]
        if all(len(one) == 1 for one in rests):
            rests.sort()
        if not self._is_all_suggested(self.kinds[verb]):
            rests.append(AND_SO_ON)
        elif len(rests) >= LEAST_IN_STEPS and all(one.isdecimal() for one in rests):
            numbers = [int(one) for one in rests]
            steps = {after - before for before, after in pairwise(numbers)}
            if len(steps) == 1:
                rests = [rests[0], rests[1], AND_SO_ON, rests[-1]]
        return BETWEEN.join(unbroken(one) for one in rests)
