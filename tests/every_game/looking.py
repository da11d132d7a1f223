"""What the tests of a game look at: what is shown, what was told, and what may be done."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque import Match, Refused

REFUSED: set[tuple[str, str]] = set()
"""The refusals that tests have shown so far, each by its article's code and its reason."""


def shown(match: Match, name: str) -> Any:
    """What a spectator sees under that name."""
    return match.view(None)[name]


def may(match: Match, seat: int) -> set[str]:
    """The printed lines of what a seat may do now."""
    return {move.text for move in match.legal(seat)}


def told(match: Match, name: str, seat: int | None = None) -> list[dict[str, Any]]:
    """What a seat, or a spectator, was told under that name, oldest first."""
    return [
        {key: value for key, value in event.items() if key not in ("number", "event", "article")}
        for entry in match.story(seat)
        for event in entry["events"]
        if event.get("event") == name
    ]


def assert_refused(match: Match, seat: int, move: str, article: str, reason: str) -> None:
    """The move is refused under that article and for that reason, and nothing changes."""
    before = match.save()
    assert move not in may(match, seat)
    _assert_refusal(match.why_not(seat, move), article, reason)
    with pytest.raises(Refused) as refusal:
        match.play(seat, move)
    _assert_refusal(refusal.value, article, reason)
    assert match.save() == before
    REFUSED.add((article, reason))


def assert_no_time_is_up(match: Match, name: str, article: str, reason: str) -> None:
    """That the clock of that name has run out is refused likewise; the only one has no name."""
    before = match.save()
    with pytest.raises(Refused) as refusal:
        match.time_is_up(name)
    _assert_refusal(refusal.value, article, reason)
    assert match.save() == before
    REFUSED.add((article, reason))


def _assert_refusal(error: Exception | None, article: str, reason: str) -> None:
    assert isinstance(error, Refused)
    assert (error.article.code, error.article.reason) == (article, reason)
    assert str(error).endswith(f"({article})")
