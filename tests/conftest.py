"""Set-up for all tests: the toy game joins, and compiled runs really are compiled."""

from __future__ import annotations

import os

from ludotheque.core import match
from ludotheque.core.registry import register
from tests.toy.quarrel.rules import GAME as QUARREL

if os.environ.get("LUDOTHEQUE_COMPILED"):
    assert match.__file__.endswith(".so"), f"{match.__file__} is not compiled"

register(QUARREL)
