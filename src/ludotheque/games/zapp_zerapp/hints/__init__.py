"""What computer players know about playing Zapp Zerapp."""

from ludotheque.games.zapp_zerapp.hints.expert import EXPERT
from ludotheque.games.zapp_zerapp.hints.judgement import HINTS

__all__ = ["EXPERT", "HINTS"]
