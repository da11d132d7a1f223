"""What can go wrong, in one small hierarchy. Every message is one sentence for a person.

A `LudothequeError` is never the fault of the rules: somebody asked for something that cannot
be had. Our own mistakes are assertions that carry the position.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ludotheque.core.article import Article


@mypyc_attr(native_class=False)
class LudothequeError(Exception):
    """The base of everything that this package raises on purpose."""


@mypyc_attr(native_class=False)
class Refused(LudothequeError):
    """A move that an article forbids; nothing was changed.

    `article` is the article's code, `reason` the name of the sentence in the locale files.
    """

    def __init__(self, article: Article, sentence: str) -> None:
        super().__init__(sentence)
        self.article = article


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
class BadSetup(LudothequeError):
    """A game, a number of seats, an option or a language that does not exist."""


@mypyc_attr(native_class=False)
class BadBoard(LudothequeError):
    """A board file that breaks a constraint; the message names line and constraint."""


@mypyc_attr(native_class=False)
class BadPosition(LudothequeError):
    """A position that is not one of this game."""


@mypyc_attr(native_class=False)
class BadLog(LudothequeError):
    """A log that is truncated, altered, or was never one; the message names the entry."""


@mypyc_attr(native_class=False)
class BadLuck(LudothequeError):
    """A script of luck that ran out or does not fit, or a seal that is misused."""
