"""What a seat can know of the cards, and how the rest may lie."""

from __future__ import annotations

from ludotheque.core.luck import Luck
from ludotheque.core.move import Seat
from ludotheque.games.zankapfel.board import JOKER, NO_CARD
from ludotheque.games.zankapfel.state import Zankapfel


def unknown_cards(s: Zankapfel, seat: Seat) -> list[int]:
    """The apple cards of which the seat does not know where they are, sorted.

    They lie in the first pile and among the cards that the others were dealt. A card that was
    seen being bought is known to be in hand or face down until it is shown.
    """
    left = s.terms.apples[:]
    left[s.face_up] -= 1
    for card in s.reshuffled:
        left[card] -= 1
    for card in s.discards:
        left[card] -= 1
    for other in range(s.seats):
        left[s.shown[other]] -= 1
        for card in s.hands[seat] if other == seat else s.seen[other]:
            left[card] -= 1
    left[s.played[seat]] -= 1
    unknown: list[int] = []
    for card in range(1, JOKER + 1):
        for _ in range(left[card]):
            unknown.append(card)
    return unknown


def redeal_cards(s: Zankapfel, seat: Seat, luck: Luck) -> Zankapfel:
    """A state that the seat holds possible: it sees how many cards the others hold, which of
    them were bought, who has laid one, and which discord cards are spent.

    Any card of a hand is as likely as another to have been played face down, and any discord
    card left to have been laid.
    """
    c = s.copy()
    unknown = unknown_cards(s, seat)
    for other in range(s.seats):
        if other == seat:
            continue
        size = len(s.hands[other]) + (s.played[other] != NO_CARD)
        hand = s.seen[other][:]
        for _ in range(size - len(hand)):
            hand.append(unknown.pop(luck.draw(len(unknown))))
        if s.played[other]:
            c.played[other] = hand.pop(luck.draw(size))
        hand.sort()
        c.hands[other] = hand
        if s.laid[other]:
            left = s.discord[other]
            c.laid[other] = left[luck.draw(len(left))]
    c.pile = unknown
    return c
