"""What computer players know about playing Zankapfel."""

from ludotheque.games.zankapfel.hints.foresight import EXPERT
from ludotheque.games.zankapfel.hints.judgement import HINTS

__all__ = ["EXPERT", "HINTS"]
