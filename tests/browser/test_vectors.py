"""The vectors by which the page checks its seal are those of the core."""

from __future__ import annotations

import json

from tests.browser.vectors import PATH, vectors


def test_the_vectors_of_sealed_luck_are_those_that_the_core_gives() -> None:
    assert json.loads(PATH.read_text(encoding="utf-8")) == vectors()
