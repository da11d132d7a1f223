"""Set-up for all tests in this folder: the toy game joins, and nothing is timed."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

from ludotheque.core.registry import register
from tests.toy.quarrel.rules import GAME as QUARREL

register(QUARREL)

settings.register_profile("house", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")
