"""What computer players know about playing Zock."""

from ludotheque.games.zock.hints.judgement import ALL_HINTS, HINTS, landing_square
from ludotheque.games.zock.hints.learned import EXPERT

__all__ = ["ALL_HINTS", "EXPERT", "HINTS", "landing_square"]
