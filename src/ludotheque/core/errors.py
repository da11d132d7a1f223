"""What can go wrong, in one small hierarchy. Every message is one sentence for a person.

A `LudothequeError` is never the fault of the rules: somebody asked for something that cannot
be had. Our own mistakes are assertions that carry the position.
"""

from __future__ import annotations

from typing import Any, Self

from mypy_extensions import mypyc_attr

from ludotheque.core.article import Article


@mypyc_attr(native_class=False)
class LudothequeError(Exception):
    """The base of everything that this package raises on purpose.

    Its message is in English, for programs. What people meet is made by `of`, and told to them in
    their own language (`Words.problem`).
    """

    name: str = ""
    """The name of its sentence, without `problem-`; empty where there is only the message."""
    given: dict[str, Any] = {}
    """What the sentence is told: texts, numbers, other errors."""

    @classmethod
    def of(cls, sentence: str, **given: Any) -> Self:
        """The error that `problem-<sentence>` tells."""
        error = cls()
        error.name = sentence
        error.given = given
        return error

    def __str__(self) -> str:
        from ludotheque.core.words import words_of

        return words_of(None, "en").problem(self) if self.name else super().__str__()


@mypyc_attr(native_class=False)
class Refused(LudothequeError):
    """A move that an article forbids; nothing was changed.

    `article` is the article's code, `reason` the name of the sentence in the locale files.
    """

    def __init__(self, article: Article, sentence: str, game: Any = None) -> None:
        super().__init__(sentence)
        self.article = article
        self.game = game
        """Whose words say why, in each language."""


@mypyc_attr(native_class=False)
class NotAMove(LudothequeError):
    """The text is no move of this game."""


@mypyc_attr(native_class=False)
class Stale(LudothequeError):
    """The question was answered, or changed before the answer arrived."""


@mypyc_attr(native_class=False)
class NoUndo(LudothequeError):
    """The last move cannot be taken back."""


@mypyc_attr(native_class=False)
class BadOrder(LudothequeError):
    """An answer in advance that cannot be given."""


@mypyc_attr(native_class=False)
class BadSetup(LudothequeError):
    """A game, a number of seats, an option or a language that does not exist."""


class BoardFault:
    """One thing that is wrong with a board file: where it stands, the value it is about, and the
    name of the sentence that says what that must be."""

    def __init__(
        self, frame: str, source: str, line: int, name: str, code: str, given: dict[str, int | str]
    ) -> None:
        self.frame = frame
        """How the sentence begins: with a `value`, one `table` of several, a `line`, the `file`."""
        self.source = source
        self.line = line
        self.name = name
        self.code = code
        self.given = given
        """What the sentence is told besides."""


@mypyc_attr(native_class=False)
class BadBoard(LudothequeError):
    """A board file that breaks a constraint; the message names line and constraint.

    It is in English, for programs; people read each of the `faults` in their own language
    (`Words.fault`), by the words of the `game` that the board was meant for.
    """

    def __init__(self, faults: list[BoardFault]) -> None:
        super().__init__()
        self.faults = faults
        self.game: Any = None

    def __str__(self) -> str:
        from ludotheque.core.words import words_of

        return words_of(self.game, "en").fault(self.faults[0])


@mypyc_attr(native_class=False)
class BadPosition(LudothequeError):
    """A position that is not one of this game."""


@mypyc_attr(native_class=False)
class BadLog(LudothequeError):
    """A log that is truncated, altered, or was never one; the message names the entry."""


@mypyc_attr(native_class=False)
class BadLuck(LudothequeError):
    """A script of luck that ran out or does not fit, or a seal that is misused."""
