"""The round: whose turn it is, and the changed order of the last turn."""

from __future__ import annotations

from ludotheque.core.event import Tell
from ludotheque.games.apaches import articles as ar
from ludotheque.games.apaches.settling import settle
from ludotheque.games.apaches.state import ACTING, Apaches


def begin_turn(s: Apaches, turn: int, tell: Tell) -> None:
    """AP-6: another turn for everyone; AP-15: the last one in an order of its own."""
    s.turn = turn
    s.at = 0
    if turn == s.terms.turns:
        counts = [-s.reserve(seat) for seat in range(s.seats)]
        s.order.sort(key=counts.__getitem__)
        for place, seat in enumerate(s.order):
            tell.everyone(ar.LAST_TURN, seat, place + 1, -counts[seat])
    s.enter(ACTING)


def end_turn(s: Apaches, tell: Tell) -> None:
    """The next player's turn, the next turn, or the end of the round (AP-16)."""
    s.at += 1
    if s.at < s.seats:
        s.enter(ACTING)
    elif s.turn < s.terms.turns:
        begin_turn(s, s.turn + 1, tell)
    else:
        settle(s, tell)
