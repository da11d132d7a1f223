"""Set-up for all tests: the games that a test for every game runs on."""

from __future__ import annotations

from ludotheque.core.registry import register
from tests.toy.quarrel.rules import GAME as QUARREL

register(QUARREL)
