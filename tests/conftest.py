"""Set-up for all tests in this folder: the toy game joins, nothing is timed, and what is made up
for a test is the same each time, unless it is to be a long run."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

from ludotheque.core.registry import register
from tests.toy.quarrel.rules import GAME as QUARREL

register(QUARREL)

settings.register_profile(
    "house",
    deadline=None,
    derandomize=os.environ.get("LUDOTHEQUE_LONG") != "1",
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("house")
