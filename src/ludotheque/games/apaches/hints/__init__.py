"""What computer players know about playing Les Apaches de Paris."""

from ludotheque.games.apaches.hints.foresight import EXPERT
from ludotheque.games.apaches.hints.judgement import HINTS

__all__ = ["EXPERT", "HINTS"]
