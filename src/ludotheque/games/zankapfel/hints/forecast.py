"""Forecasts: what a harvest may bring to each, in a state that somebody holds possible."""

from __future__ import annotations

from typing import Final

from ludotheque.core.move import Seat
from ludotheque.games.zankapfel.board import JOKER, NO_CARD
from ludotheque.games.zankapfel.state import Zankapfel

RIVALRY: Final = 0.7
"""How much one point more for all rivals together hurts, compared with one less for oneself."""
VICTORY: Final = 8.0
"""What the finish is worth on top."""
HARVEST: Final = 4.0
"""What a card played brings on average."""
PRICE: Final = 1.9
"""What a card bought costs on average."""
PACE: Final = 2.2
"""How many points a round the leader makes."""


def card_at(s: Zankapfel, card: int, square: int) -> int:
    """What a card harvests with the mayor on a square; a joker the dearest colour."""
    worth = s.terms.worth
    if card != JOKER:
        return worth[card][square]
    return max(worth[1][square], worth[2][square], worth[3][square], worth[4][square])


def best_squares(s: Zankapfel, card: int) -> list[int]:
    """The squares within the mayor's reach at which a card harvests most."""
    reach = s.reach()
    most = max([card_at(s, card, square) for square in reach])
    return [square for square in reach if card_at(s, card, square) == most]


def strength(s: Zankapfel, seat: Seat) -> float:
    """How well a seat is armed for a discord."""
    left = s.discord[seat]
    return 4.0 + left[-1] if left else 2.0


def gains_at(s: Zankapfel, square: int, cards: list[int], fight_cost: float) -> list[float]:
    """What each seat may gain with the mayor on a square if these cards are played; a discord
    costs each contender that much in cards and dice."""
    worth = s.terms.worth
    claims = cards[:]
    counts = [0] * (JOKER + 1)
    for card in cards:
        counts[card] += 1
    if counts[JOKER]:
        seat = s.first
        for _ in range(s.seats):
            if claims[seat] == JOKER:
                claims[seat] = likely_colour(s, square, counts)
                counts[claims[seat]] += 1
            seat = s.left_of(seat)
    gains = [0.0] * s.seats
    for seat in range(s.seats):
        colour = claims[seat]
        if colour == NO_CARD:
            continue
        if counts[colour] == 1:
            gains[seat] = float(worth[colour][square])
        else:
            arms = 0.0
            for rival in range(s.seats):
                if claims[rival] == colour:
                    arms += strength(s, rival)
            gains[seat] = worth[colour][square] * strength(s, seat) / arms - fight_cost
    return gains


def likely_colour(s: Zankapfel, square: int, counts: list[int]) -> int:
    """The colour that the owner of a joker will name: the dearest, if not too many want it."""
    best = 1
    most = -1.0
    for colour in range(1, JOKER):
        value = s.terms.worth[colour][square] / (1 + counts[colour])
        if value > most:
            best = colour
            most = value
    return best


def advantage(s: Zankapfel, seat: Seat, gains: list[float]) -> float:
    """What gains are worth to a seat: its own, less what they do for its rivals."""
    finish = s.terms.finish
    others = 0.0
    for rival in range(s.seats):
        if rival != seat:
            others += gains[rival]
            if s.score[rival] + gains[rival] >= finish:
                others += VICTORY
    own = gains[seat]
    if s.score[seat] + own >= finish:
        own += VICTORY
    return own - RIVALRY * others / (s.seats - 1)


def likely_goals(s: Zankapfel) -> list[int]:
    """Where the first player may send the mayor: to where the card that he has played is worth
    most, or anywhere."""
    card = s.played[s.first]
    return s.reach() if card in (NO_CARD, JOKER) else best_squares(s, card)


def rounds_left(s: Zankapfel) -> float:
    """How many rounds the game may go on, this one included."""
    by_path = (s.terms.finish - max(s.score)) / PACE
    return max(1.0, min(float(s.tokens.count(1)), by_path))


def future(cards: int, rounds: float) -> float:
    """What a hand of so many cards may bring in so many rounds, each of which is spent on
    buying or on playing."""
    plays = rounds if cards >= rounds else (cards + rounds) / 2
    return plays * HARVEST - (rounds - plays) * PRICE
