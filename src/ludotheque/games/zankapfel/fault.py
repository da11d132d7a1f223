"""What can be wrong with a position of Zankapfel that has the right shape."""

from __future__ import annotations

from typing import Final

from ludotheque.core.state import OVER
from ludotheque.games.zankapfel.board import JOKER, NO_CARD
from ludotheque.games.zankapfel.discord import MOST_DICE, next_thrower
from ludotheque.games.zankapfel.mayor import MOST_OFFERS, MOST_POINTS
from ludotheque.games.zankapfel.state import (
    ANSWERING_OFFERS,
    BUYING_DICE,
    BUYING_OR_PLAYING,
    CHOOSING_A_DISCORD,
    DEALING,
    LAYING_CARDS,
    NAMING_A_COLOUR,
    NAMING_A_SQUARE,
    NOWHERE,
    OFFERING_BRIBES,
    PLACING_THE_MAYOR,
    REMOVING_TOKENS,
    THROWING_DICE,
    TURNING_UP,
    Zankapfel,
)

REVEALED: Final = (
    NAMING_A_COLOUR, CHOOSING_A_DISCORD, LAYING_CARDS, BUYING_DICE, THROWING_DICE
)  # fmt: skip
"""When the cards of the round lie face up."""


def find_fault(s: Zankapfel) -> str:
    """The first fault of a position, in a sentence; empty if it is one of the game's."""
    return _fault_of_orchard(s) or _fault_of_cards(s) or _fault_of_discord(s) or _fault_of_step(s)


def _fault_of_orchard(s: Zankapfel) -> str:
    """Whether tokens and the mayor are in the orchard, which can be smaller than the board."""
    for square, token in enumerate(s.tokens):
        if token and square not in s.terms.squares:
            return f"there is no place for a token on square {square}."
    for square in [s.mayor, s.goal, *s.bribe_squares]:
        if square != NOWHERE and square not in s.terms.squares:
            return f"square {square} is none of the orchard."
    if (s.mayor == NOWHERE) != s.is_at(PLACING_THE_MAYOR):
        return "the mayor is not where he should be."
    return ""


def _fault_of_cards(s: Zankapfel) -> str:
    """Whether all apple cards are where they can be, and sorted."""
    for pile in [s.pile, s.reshuffled, *s.hands, *s.seen]:
        if pile != sorted(pile):
            return "a hand or a pile of apple cards is not sorted."
    if s.pile and s.reshuffled:
        return "the discards were shuffled before the pile had run out."
    for seat in range(s.seats):
        if s.played[seat] and s.shown[seat]:
            return f"seat {seat} has played two apple cards in a round."
        held = [*s.hands[seat], s.played[seat]]
        if any(s.seen[seat].count(card) > held.count(card) for card in s.seen[seat]):
            return f"seat {seat} was seen buying a card that it has not."
        claim = s.claims[seat]
        if claim and s.shown[seat] not in (claim, JOKER):
            return f"seat {seat} harvests a colour that it has not played."
    return ""


def _fault_of_discord(s: Zankapfel) -> str:
    """Whether offers and fights are such as can be."""
    for seat in range(s.seats):
        if sorted([*s.discord[seat], *s.spent[seat]]) != list(range(1, s.terms.discord + 1)):
            return f"seat {seat} has not one discord card of each number."
        if s.discord[seat] != sorted(s.discord[seat]):
            return f"the discord cards of seat {seat} are not sorted."
        if s.laid[seat] and (s.laid[seat] not in s.discord[seat] or seat not in s.contenders):
            return f"seat {seat} has laid a discord card that it cannot lay."
        if s.bribes[seat] > MOST_POINTS or s.offers[seat] > MOST_OFFERS:
            return f"the offer of seat {seat} is none that can be made."
        if (s.bribes[seat] > 0) != (s.bribe_squares[seat] != NOWHERE):
            return f"the offer of seat {seat} wants points or a square."
        if (s.bribes[seat] > 0) != (s.offers[seat] > 0) or (s.bribes[seat] and seat == s.first):
            return f"seat {seat} cannot have made that offer."
        if s.bought[seat] > MOST_DICE or len(s.dice[seat]) > s.bought[seat]:
            return f"seat {seat} has dice that it did not buy."
    for seat in s.contenders:
        if s.claims[seat] != s.quarrel or s.contenders.count(seat) > 1:
            return f"seat {seat} fights for a colour that it has not played."
    for colour in s.quarrels:
        if colour == s.quarrel or s.quarrels.count(colour) > 1 or s.claims.count(colour) < 2:
            return f"there is no discord over colour {colour} to be settled."
    if len(s.contenders) == 1 or (s.quarrel > NO_CARD) != (len(s.contenders) > 0):
        return "a discord needs a colour and two contenders."
    return ""


def _fault_of_step(s: Zankapfel) -> str:
    """Whether what the position waits for can be asked."""
    if s.step == OVER:
        return ""
    tokens = s.tokens.count(1)
    if s.is_at(PLACING_THE_MAYOR, DEALING, REMOVING_TOKENS):
        if s.round or tokens < s.terms.rounds or s.is_at(REMOVING_TOKENS) != (s.face_up > 0):
            return "the game is not being set up any more."
        if s.is_at(REMOVING_TOKENS) and tokens == s.terms.rounds:
            return "there are no more tokens to be taken out."
        full = [s.terms.hand if s.is_at(REMOVING_TOKENS) else 0] * s.seats
        if not s.is_at(DEALING) and [len(hand) for hand in s.hands] != full:
            return "the hands are not as they are dealt."
        if s.is_at(DEALING) and len(s.hands[s.turn]) >= s.terms.hand:
            return "there are no more cards to be dealt."
    elif (s.round == 0 and not s.is_at(TURNING_UP)) or max(s.score) >= s.terms.finish:
        return "the game has not begun yet or is over already."
    if s.is_at(TURNING_UP) and (s.face_up or not (s.pile or s.reshuffled)):
        return "there is no card to be turned up."
    if s.is_at(BUYING_OR_PLAYING) and not (s.face_up or s.hands[s.turn]):
        return f"seat {s.turn} can neither buy nor play."
    if s.is_at(BUYING_OR_PLAYING, NAMING_A_SQUARE) and not tokens:
        return "the orchard is bare and the game over."
    is_revealed = s.is_at(*REVEALED)
    if any(s.played if is_revealed else s.shown):
        return "apple cards are face up or face down at the wrong time."
    has_goal = s.is_at(OFFERING_BRIBES, ANSWERING_OFFERS)
    if has_goal != (s.goal != NOWHERE) or (any(s.bribes) and not has_goal):
        return "a square is named or points are offered at the wrong time."
    if has_goal:
        reach = s.reach()
        wanted = [s.bribe_squares[seat] for seat in range(s.seats) if s.bribes[seat]]
        if s.goal not in reach or s.goal in wanted or not all(one in reach for one in wanted):
            return "a square is named to which the mayor cannot go."
        if s.is_at(ANSWERING_OFFERS) and not wanted:
            return "there is no offer to be answered."
    if s.is_at(NAMING_A_COLOUR) and (s.shown[s.turn] != JOKER or s.claims[s.turn]):
        return f"seat {s.turn} has no joker to be named."
    if s.is_at(CHOOSING_A_DISCORD) and len(s.quarrels) < 2:
        return "there are no discords to choose from."
    return _fault_of_fight(s)


def _fault_of_fight(s: Zankapfel) -> str:
    """Whether a window that is open can be answered."""
    is_fight = s.is_at(LAYING_CARDS, BUYING_DICE, THROWING_DICE)
    if is_fight != (s.quarrel > NO_CARD):
        return "there is a fight at the wrong time, or none."
    if s.is_at(THROWING_DICE):
        is_due = s.turn in s.contenders and next_thrower(s) == s.turn
        return "" if is_due else "there is no die to be thrown."
    if not s.is_at(OFFERING_BRIBES, LAYING_CARDS, BUYING_DICE):
        return ""
    asked = s.choice.asked()
    if not asked:
        return "everyone has decided, and still something is waited for."
    for seat in asked:
        if s.is_at(OFFERING_BRIBES) and (seat == s.first or s.offers[seat] == MOST_OFFERS):
            return f"seat {seat} has no more offer to make."
        if not s.is_at(OFFERING_BRIBES) and seat not in s.contenders:
            return f"seat {seat} is asked and does not fight."
        if s.is_at(LAYING_CARDS) and (s.laid[seat] or not s.discord[seat]):
            return f"seat {seat} has no discord card to lay."
        if s.is_at(BUYING_DICE) and s.bought[seat]:
            return f"seat {seat} has bought its dice."
    if s.is_at(LAYING_CARDS) and any(s.bought):
        return "dice were bought before all cards were laid."
    return ""
