"""What computer players are told about playing Zankapfel; all that is weighed is in points."""

from __future__ import annotations

from typing import Final

from ludotheque.core.hints import Hints
from ludotheque.core.luck import Luck
from ludotheque.core.move import Move, Seat
from ludotheque.games.zankapfel.board import JOKER, NO_CARD, SIDE
from ludotheque.games.zankapfel.discord import DIE_PRICE
from ludotheque.games.zankapfel.hints.forecast import (
    RIVALRY,
    VICTORY,
    advantage,
    best_squares,
    card_at,
    future,
    gains_at,
    likely_goals,
    rounds_left,
)
from ludotheque.games.zankapfel.hints.odds import chance_to_beat
from ludotheque.games.zankapfel.moves import (
    ACCEPT,
    BUY,
    DICE,
    DONE,
    GO,
    KEEP,
    NAME,
    OFFER_ONE,
    PLAY,
    STAND,
    Accept,
    BuyDice,
    GoTo,
    LayCard,
    NameColour,
    Offer,
    PlaceMayor,
    PlayCard,
    RemoveToken,
    Settle,
)
from ludotheque.games.zankapfel.state import (
    ANSWERING_OFFERS,
    BUYING_DICE,
    BUYING_OR_PLAYING,
    NAMING_A_COLOUR,
    NAMING_A_SQUARE,
    OFFERING_BRIBES,
    Zankapfel,
)

CROWD: Final = 0.13
"""The part of a harvest that is lost for each who may still play the same colour."""
FIGHTS: Final = 0.35
"""How many discords a player gets into in a round."""
LEAN: Final = 1.0
"""How far contenders lean to different cards: those who reason alike would only tie."""
LIKING: Final = 0.01
"""How much a favourite counts: among what is equally good, no more."""


class Temper:
    """What players of one strength see differently."""

    def __init__(
        self,
        fight_cost: float,
        joker_bonus: float,
        card_price: float,
        margin: float,
        haste: float,
        favourite: int,
    ) -> None:
        self.fight_cost = fight_cost
        """What a discord is held to cost each contender in cards and dice."""
        self.joker_bonus = joker_bonus
        """How much more a joker in hand is worth than another card."""
        self.card_price = card_price
        """What a discord card costs for each of its points, where cards are scarce."""
        self.margin = margin
        """An offer must be worth more than this to be made."""
        self.haste = haste
        """How much a harvest now is liked better than one card more in hand."""
        self.favourite = favourite
        """The square to which one is drawn where several are as good."""


TEMPERS: Final = [
    Temper(1.2, 1.6, 0.22, 0.3, 0.0, 6),  # steady
    Temper(0.9, 1.4, 0.20, 0.3, 0.0, 18),  # quarrelsome
    Temper(1.6, 1.6, 0.22, 0.3, 0.0, 8),  # peaceable
    Temper(1.2, 1.2, 0.22, 0.5, 0.0, 16),  # plays jokers, seldom bribes
    Temper(1.2, 1.6, 0.22, 0.1, 0.0, 12),  # bribes
    Temper(1.2, 1.4, 0.26, 0.3, 0.2, 11),  # harvests, and saves discord cards
]
"""All about as strong: `benchmarks/zankapfel_balance.py` measures them."""


class ZankapfelHints(Hints[Zankapfel]):
    """A novice's rule of thumb, and a judgement of every move by one temper."""

    def __init__(self, temper: Temper) -> None:
        self.temper = temper

    def of_temper(self, temper: int) -> Hints[Zankapfel]:
        return ALL_HINTS[temper % len(ALL_HINTS)]

    def novice(self, s: Zankapfel, seat: Seat, legal: list[Move], luck: Luck) -> Move:
        """My card, where it is dearest, whatever the others may have."""
        if s.step == BUYING_OR_PLAYING.index:
            return novice_card(s, seat, luck)
        if s.step == NAMING_A_SQUARE.index:
            squares = best_squares(s, s.played[seat])
            return GO[squares[luck.draw(len(squares))]]
        if s.step == OFFERING_BRIBES.index:
            return novice_offer(s, seat, luck)
        if s.step == ANSWERING_OFFERS.index:
            return novice_answer(s, seat)
        if s.step == NAMING_A_COLOUR.index:
            return novice_colour(s)
        if s.step == BUYING_DICE.index:
            is_dear = s.terms.worth[s.quarrel][s.mayor] >= 5
            return DICE[1] if is_dear and s.laid[seat] <= s.terms.discord // 2 else STAND
        return legal[luck.draw(len(legal))]

    def judge(self, s: Zankapfel, seat: Seat, move: Move) -> float:
        """What a move may bring, in a state that the seat holds possible."""
        temper = self.temper
        cost = temper.fight_cost
        if isinstance(move, PlayCard):
            return judge_play(s, seat, move.card, temper)
        if move is BUY:
            return judge_purchase(s, seat, temper)
        if isinstance(move, GoTo):
            liking = LIKING if move.square == temper.favourite else 0.0
            return advantage(s, seat, gains_at(s, move.square, s.played, cost)) + liking
        if isinstance(move, Offer):
            return judge_offer(s, seat, move.points, move.square, cost)
        if move is DONE:
            bid = judge_offer(s, seat, s.bribes[seat], s.bribe_squares[seat], cost)
            return temper.margin + bid
        if isinstance(move, Accept):
            bribe = s.bribes[move.seat] * (1 + RIVALRY / (s.seats - 1))
            there = gains_at(s, s.bribe_squares[move.seat], s.played, cost)
            return bribe + advantage(s, seat, there)
        if move is KEEP:
            return advantage(s, seat, gains_at(s, s.goal, s.played, cost))
        if isinstance(move, NameColour):
            return judge_colour(s, seat, move.colour, cost)
        if isinstance(move, LayCard):
            return judge_card(s, seat, move.value, temper.card_price)
        if isinstance(move, BuyDice):
            return judge_dice(s, seat, move.dice)
        if move is STAND:
            return judge_dice(s, seat, 0)
        if isinstance(move, Settle):
            return float(s.terms.worth[move.colour][s.mayor])
        if isinstance(move, RemoveToken):
            brings = sum([card_at(s, card, move.square) for card in s.hands[seat]])
            return -float(brings) - LIKING * nearness(move.square, temper.favourite)
        assert isinstance(move, PlaceMayor)
        return len(s.terms.neighbours[move.square]) + LIKING * nearness(
            move.square, temper.favourite
        )


# The novice


def novice_card(s: Zankapfel, seat: Seat, luck: Luck) -> Move:
    """Buy what is cheap while the hand is small, else play what is dearest where the mayor is."""
    hand = s.hands[seat]
    if not hand or (s.face_up and len(hand) < 3 and s.terms.price[s.face_up][s.mayor] <= 2):
        return BUY
    most = max([card_at(s, card, s.mayor) for card in hand])
    best = [card for card in hand if card_at(s, card, s.mayor) == most]
    return PLAY[best[luck.draw(len(best))]]


def novice_offer(s: Zankapfel, seat: Seat, luck: Luck) -> Move:
    """Offer a point, once, for a square at which one's card is worth three more."""
    card = s.played[seat]
    if s.offers[seat] or card == NO_CARD:
        return DONE
    squares = best_squares(s, card)
    wanted = squares[luck.draw(len(squares))]
    is_worth_it = card_at(s, card, wanted) >= card_at(s, card, s.goal) + 3
    return OFFER_ONE[wanted] if is_worth_it else DONE


def novice_answer(s: Zankapfel, seat: Seat) -> Move:
    """Take the offer that pays more than it costs one's own card."""
    card = s.played[seat]
    best: Move = KEEP
    most = card_at(s, card, s.goal)
    for briber in range(s.seats):
        if s.bribes[briber]:
            sum = s.bribes[briber] + card_at(s, card, s.bribe_squares[briber])
            if sum > most:
                best = ACCEPT[briber]
                most = sum
    return best


def novice_colour(s: Zankapfel) -> Move:
    """Name the dearest colour that nobody has, or else the dearest."""
    best = 1
    most = -1
    for colour in range(1, JOKER):
        value = s.terms.worth[colour][s.mayor] + (0 if colour in s.claims else 100)
        if value > most:
            best = colour
            most = value
    return NAME[best]


# The judgement


def nearness(square: int, favourite: int) -> int:
    """How near a square is to a favourite one; nothing is nearer than the square itself."""
    far = abs(square // SIDE - favourite // SIDE) + abs(square % SIDE - favourite % SIDE)
    return 2 * SIDE - far


def judge_play(s: Zankapfel, seat: Seat, card: int, temper: Temper) -> float:
    """Playing a card: what it may harvest now, and what the rest of the hand is good for."""
    cards = s.played[:]
    cards[seat] = card
    later = (s.first - seat - 1) % s.seats
    own = 1 - CROWD * later if card != JOKER else 1.0
    best = -99.0
    total = 0.0
    goals = s.reach() if seat == s.first else likely_goals(s)
    for square in goals:
        gains = gains_at(s, square, cards, temper.fight_cost)
        gains[seat] *= own
        value = advantage(s, seat, gains)
        total += value
        best = max(best, value)
    rest = future(len(s.hands[seat]) - 1, rounds_left(s) - 1)
    if card == JOKER:
        rest -= temper.joker_bonus
    return temper.haste + rest + (best if seat == s.first else total / len(goals))


def judge_purchase(s: Zankapfel, seat: Seat, temper: Temper) -> float:
    """Buying: what the card is good for, less its price; the others harvest alone."""
    total = 0.0
    goals = likely_goals(s)
    for square in goals:
        total += advantage(s, seat, gains_at(s, square, s.played, temper.fight_cost))
    rounds = rounds_left(s) - 1
    value = future(len(s.hands[seat]) + 1, rounds) - s.terms.price[s.face_up][s.mayor]
    if s.face_up == JOKER and len(s.hands[seat]) < rounds:
        value += temper.joker_bonus
    return value + total / len(goals)


def judge_offer(s: Zankapfel, seat: Seat, points: int, square: int, fight_cost: float) -> float:
    """An offer: what the other square is worth, if the first player is likely to take it."""
    if points == 0:
        return 0.0
    card = s.played[s.first]
    temptation = points + card_at(s, card, square) - card_at(s, card, s.goal)
    chance = 0.8 if temptation > 0 else 0.3 if temptation == 0 else 0.0
    price = points * (1 + RIVALRY / (s.seats - 1))
    there = advantage(s, seat, gains_at(s, square, s.played, fight_cost))
    here = advantage(s, seat, gains_at(s, s.goal, s.played, fight_cost))
    return chance * (there - here - price)


def judge_colour(s: Zankapfel, seat: Seat, colour: int, fight_cost: float) -> float:
    """Naming a colour: alone if that pays, against others if it is worth the fight."""
    cards = s.claims[:]
    for other in range(s.seats):
        if s.shown[other] == JOKER and not s.claims[other]:
            cards[other] = JOKER
    cards[seat] = colour
    return advantage(s, seat, gains_at(s, s.mayor, cards, fight_cost))


def stake(s: Zankapfel, seat: Seat) -> float:
    """What is fought for: the harvest, which no rival then has, and perhaps the finish."""
    points = s.terms.worth[s.quarrel][s.mayor]
    value = points * (1 + RIVALRY / (s.seats - 1))
    return value + VICTORY if s.score[seat] + points >= s.terms.finish else value


def judge_card(s: Zankapfel, seat: Seat, value: int, card_price: float) -> float:
    """A discord card: how likely it wins, and how much it will be missed."""
    chance = 1.0
    for rival in s.contenders:
        if rival == seat:
            continue
        left = s.discord[rival]
        beaten = 0.0
        for card in left:
            beaten += chance_to_beat(value - card, 1, 1)
        chance *= beaten / len(left) if left else chance_to_beat(value, 1, 1)
    cards = s.discord[seat]
    scarcity = min(1.0, FIGHTS * rounds_left(s) / len(cards))
    place = len(cards) - cards.index(value) + s.contenders.index(seat) + s.round
    lean = LEAN if place % len(s.contenders) == 0 else 0.0
    return chance * stake(s, seat) - card_price * scarcity * value + lean


def judge_dice(s: Zankapfel, seat: Seat, dice: int) -> float:
    """Dice: how likely they win against the cards that lie and the dice that are bought."""
    chance = 1.0
    for rival in s.contenders:
        if rival != seat:
            ahead = s.laid[seat] - s.laid[rival]
            chance *= chance_to_beat(ahead, dice, s.bought[rival])
    return chance * stake(s, seat) - DIE_PRICE * dice


ALL_HINTS: Final = [ZankapfelHints(temper) for temper in TEMPERS]
HINTS: Final = ALL_HINTS[0]
