"""Moments: where the rule book waits for somebody.

The chapters of a rule book lead to each other in circles, and modules cannot. So a game names its
moments first, beside its state; its chapters go on to them (`s.enter(MOVING)`), and the step that
is played at a moment is made from it in the game's list of steps.
"""

from __future__ import annotations

from typing import Final

from ludotheque.core.article import Article

UNLISTED: Final = 1 << 30
"""The place of a moment that is in no game's list of steps: whoever goes on to it gets nowhere."""


class Moment:
    """A place where the rule book waits for somebody."""

    def __init__(self, name: str, article: Article) -> None:
        self.name = name
        """What it is called in positions and locale files."""
        self.article = article
        """The article that is played."""
        self.index = UNLISTED
        """Its place among the game's steps, which the game sets; a state holds this number."""

    def __repr__(self) -> str:
        return f"<moment {self.name} ({self.article.code})>"
