"""A new round: the hideouts are gathered and shuffled by colour."""

from __future__ import annotations

from ludotheque.core.event import Tell
from ludotheque.core.move import Seat
from ludotheque.games.apaches import articles as ar
from ludotheque.games.apaches.hideouts import WITH_HIDEOUTS
from ludotheque.games.apaches.state import TAKING, Apaches


def begin_round(s: Apaches, first: Seat, tell: Tell) -> None:
    """AP-3, AP-5: the stacks are whole again, and everyone is about to take hideouts.

    The one that is removed from each is whichever is left in the end (AP-R12).
    """
    s.first = first
    s.turn = 0
    s.order = [(first + place) % s.seats for place in range(s.seats)]
    s.at = 0
    s.covered = []
    s.uncovered = [0] * WITH_HIDEOUTS
    s.stacks = [stack[:] for stack in s.terms.hideouts]
    tell.everyone(ar.ROUND, s.round, s.terms.rounds)
    s.enter(TAKING)
