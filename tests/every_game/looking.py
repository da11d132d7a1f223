"""What the tests of a game look at: what is shown, what was told, and what may be done."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque import Match, Refused


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
    foreseen = match.why_not(seat, move)
    with pytest.raises(Refused) as refusal:
        match.play(seat, move)
    for error in (foreseen, refusal.value):
        assert isinstance(error, Refused)
        assert (error.article.code, error.article.reason) == (article, reason)
        assert str(error).endswith(f"({article})")
    assert match.save() == before
