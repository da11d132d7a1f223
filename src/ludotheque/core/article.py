"""Articles: the names under which the rule book, the log and a refusal speak of a rule."""

from __future__ import annotations

from typing import Final


class Article:
    """A rule, by its code in the rule book (`ZO-7`), and why it forbids something.

    `reason` names the sentence in the game's locale files that a refused player reads;
    it is empty where the article is only told, not broken.
    """

    def __init__(self, code: str, reason: str = "") -> None:
        self.code: Final = code
        self.reason: Final = reason

    def because(self, reason: str) -> Article:
        """The same article, forbidding something for the reason of that name."""
        return Article(self.code, reason)

    def warning(self, reason: str) -> Caution:
        """The same article, by which a move that is allowed deserves a warning."""
        return Caution(self.code, reason)

    def __repr__(self) -> str:
        return f"Article({self.code!r}, {self.reason!r})" if self.reason else self.code


class Caution:
    """What a move that is allowed may cost without one expecting it, by its article.

    `reason` names the sentence in the game's locale files: `warning-<reason>`.
    """

    def __init__(self, code: str, reason: str) -> None:
        self.code: Final = code
        self.reason: Final = reason
