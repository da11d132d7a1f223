"""What computer players know about playing Pfeffersäcke."""

from ludotheque.games.pfeffersaecke.hints.foresight import EXPERT
from ludotheque.games.pfeffersaecke.hints.judgement import HINTS

__all__ = ["EXPERT", "HINTS"]
