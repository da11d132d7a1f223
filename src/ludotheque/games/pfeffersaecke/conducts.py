"""PF-17: safe-conducts, two for each player, one a turn at most."""

from __future__ import annotations

from ludotheque.core.article import Article
from ludotheque.core.event import Tell
from ludotheque.core.move import Seat
from ludotheque.games.pfeffersaecke import articles as ar
from ludotheque.games.pfeffersaecke.state import Pfeffersaecke


def check_conduct(s: Pfeffersaecke, seat: Seat) -> Article | None:
    """Whether a safe-conduct may be spent now."""
    if s.round == 1:
        return ar.NO_CONDUCT_YET
    if s.has_used_conduct:
        return ar.ONE_CONDUCT_A_TURN
    return None if s.conducts[seat] else ar.NO_CONDUCT_LEFT


def spend_conduct(s: Pfeffersaecke, seat: Seat, tell: Tell) -> None:
    """A safe-conduct is used and is gone."""
    s.conducts[seat] -= 1
    s.has_used_conduct = 1
    tell.everyone(ar.CONDUCT_SPENT, seat, s.conducts[seat])
