"""ZK-6: how a round begins and ends, whose turn it is, and how the game ends."""

from __future__ import annotations

from ludotheque.core.event import Tell
from ludotheque.games.zankapfel import articles as ar
from ludotheque.games.zankapfel.board import NO_CARD
from ludotheque.games.zankapfel.state import (
    BUYING_OR_PLAYING,
    NAMING_A_SQUARE,
    TURNING_UP,
    Zankapfel,
)


def begin_round(s: Zankapfel, tell: Tell) -> None:
    """ZK-6: the first player begins; a missing face-up card is turned up first (ZK-R15)."""
    s.round += 1
    s.turn = s.first
    tell.everyone(ar.ROUND, s.round, s.first)
    if s.face_up == NO_CARD and can_turn_up(s):
        turn_up(s, tell)
    else:
        begin_turn(s, tell)


def can_turn_up(s: Zankapfel) -> bool:
    """ZK-12: whether the pile has a card to turn up, or can be made anew (ZK-R9, ZK-R10)."""
    if s.pile or s.reshuffled:
        return True
    return s.terms.is_reshuffled and len(s.discards) > 0


def turn_up(s: Zankapfel, tell: Tell) -> None:
    """ZK-12: a card is turned up; an empty pile is first made anew of the discards."""
    if not s.pile and not s.reshuffled:
        s.reshuffled = sorted(s.discards)
        s.discards = []
        tell.everyone(ar.RESHUFFLED, len(s.reshuffled))
    s.enter(TURNING_UP)


def begin_turn(s: Zankapfel, tell: Tell) -> None:
    """Ask the player on turn to buy or play, or the next one who can do either."""
    while s.face_up == NO_CARD and not s.hands[s.turn]:
        tell.everyone(ar.SAT_OUT, s.turn)  # ZK-R10
        s.turn = s.left_of(s.turn)
        if s.turn == s.first:
            s.enter(NAMING_A_SQUARE)
            return
    s.enter(BUYING_OR_PLAYING)


def end_turn(s: Zankapfel, tell: Tell) -> None:
    """The turn goes to the left; after the last one the mayor moves."""
    s.turn = s.left_of(s.turn)
    if s.turn == s.first:
        s.enter(NAMING_A_SQUARE)
    else:
        begin_turn(s, tell)


def end_round(s: Zankapfel, tell: Tell) -> None:
    """ZK-23: the cards played go to the discards; ZK-6: the big apple goes to the left."""
    for seat in range(s.seats):
        if s.shown[seat]:
            s.discards.append(s.shown[seat])
            s.shown[seat] = NO_CARD
            s.claims[seat] = NO_CARD
        s.purchases[seat] = NO_CARD
    if 1 not in s.tokens:
        tell.everyone(ar.ORCHARD_IS_BARE, s.round)  # ZK-32, ZK-R9
        s.end()
        return
    if not s.terms.is_reshuffled and are_all_cards_played(s):
        tell.everyone(ar.LAST_CARD_PLAYED, s.round)  # ZK-R9
        s.end()
        return
    s.first = s.left_of(s.first)
    begin_round(s, tell)


def are_all_cards_played(s: Zankapfel) -> bool:
    """ZK-R9: whether neither pile nor hands hold an apple card."""
    return s.face_up == NO_CARD and not s.pile and not any(s.hands)


def has_finished(s: Zankapfel, tell: Tell) -> bool:
    """ZK-31, ZK-R8: end the game if a pawn has reached the finish in the step just made."""
    if max(s.score) < s.terms.finish:
        return False
    for seat in range(s.seats):
        if s.score[seat] >= s.terms.finish:
            tell.everyone(ar.FINISHED, seat)
    s.end()
    return True
