"""ZK-24 to ZK-30: discord, in which two or more fight for a colour with cards and dice."""

from __future__ import annotations

from typing import Final

from ludotheque.core.article import Article
from ludotheque.core.condition import ONLY_ALWAYS, Conditions
from ludotheque.core.event import Tell
from ludotheque.core.move import NOBODY, Move, Seat
from ludotheque.core.step import ONLY_CHANCE, TURN_OF, Step
from ludotheque.core.window import Window
from ludotheque.games.zankapfel import articles as ar
from ludotheque.games.zankapfel.ahead import IF_DICE, IF_FIGHT
from ludotheque.games.zankapfel.board import NO_CARD
from ludotheque.games.zankapfel.moves import (
    DIE,
    LAY,
    LAY_ANY,
    SETTLE_ANY,
    STAND,
    STAND_OR_BUY,
    BuyDice,
    Die,
    LayCard,
    Settle,
)
from ludotheque.games.zankapfel.round import end_round, has_finished
from ludotheque.games.zankapfel.state import (
    BUYING_DICE,
    CHOOSING_A_DISCORD,
    LAYING_CARDS,
    THROWING_DICE,
    Zankapfel,
)

DIE_PRICE: Final = 2
"""ZK-25."""
MOST_DICE: Final = 3


def settle_next_discord(s: Zankapfel, tell: Tell) -> None:
    """ZK-30: discords are settled one after another; after the last the round is over."""
    if not s.quarrels:
        end_round(s, tell)
    elif len(s.quarrels) == 1:
        open_discord(s, s.quarrels[0], tell)
    else:
        s.enter(CHOOSING_A_DISCORD)


class ChooseADiscord(Step[Zankapfel]):
    """ZK-R7: where there are several, the first player says which is settled next."""

    moves = SETTLE_ANY
    ahead_if: Conditions = ONLY_ALWAYS

    def asks(self, s: Zankapfel) -> list[Seat]:
        return TURN_OF[s.first]

    def check(self, s: Zankapfel, seat: Seat, move: Move) -> Article | None:
        if not isinstance(move, Settle):
            return ar.NOT_NOW
        return None if move.colour in s.quarrels else ar.NO_SUCH_DISCORD

    def do(self, s: Zankapfel, seat: Seat, move: Move, tell: Tell) -> None:
        assert isinstance(move, Settle)
        open_discord(s, move.colour, tell)


def open_discord(s: Zankapfel, colour: int, tell: Tell) -> None:
    """ZK-22: all who are on the colour fight for it."""
    s.quarrels.remove(colour)
    s.quarrel = colour
    s.contenders = [seat for seat in range(s.seats) if s.claims[seat] == colour]
    begin_fight(s)
    tell.everyone(ar.FIGHT, colour)


def begin_fight(s: Zankapfel) -> None:
    """ZK-24, ZK-R5: cards are laid before dice are bought; who has none is not asked (ZK-29)."""
    s.turned = [0] * s.seats
    s.bought = [0] * s.seats
    s.dice = [[] for _ in range(s.seats)]
    holders = [seat for seat in s.contenders if s.discord[seat]]
    if holders:
        s.choice = Window.among(holders, s.seats)
        s.enter(LAYING_CARDS)
    else:
        s.choice = Window.among(s.contenders, s.seats)
        s.enter(BUYING_DICE)


class LayCards(Step[Zankapfel]):
    """ZK-24, ZK-R5: every contender who has one lays a discord card, together and unseen."""

    moves = LAY_ANY
    is_final = True
    ahead_if: Conditions = IF_FIGHT

    def asks(self, s: Zankapfel) -> list[Seat]:
        return s.choice.asked()

    def check(self, s: Zankapfel, seat: Seat, move: Move) -> Article | None:
        if isinstance(move, LayCard):
            return None if move.value in s.discord[seat] else ar.CARD_IS_SPENT
        return ar.CARDS_FIRST if isinstance(move, BuyDice) or move is STAND else ar.NOT_NOW

    def check_unasked(self, s: Zankapfel, seat: Seat, move: Move) -> Article | None:
        return ar.CARD_IS_LAID if isinstance(move, LayCard) and s.laid[seat] else None

    def foresees(self, s: Zankapfel, seat: Seat) -> list[Move]:
        return [LAY[value] for value in s.discord[seat]]

    def do(self, s: Zankapfel, seat: Seat, move: Move, tell: Tell) -> None:
        assert isinstance(move, LayCard)
        s.laid[seat] = move.value
        s.choice.finish(seat)
        tell.everyone(ar.LAID, seat)
        if s.choice.is_shut():
            s.choice = Window.among(s.contenders, s.seats)
            s.enter(BUYING_DICE)


class BuyDiceOrStand(Step[Zankapfel]):
    """ZK-25, ZK-26: contenders may buy one to three dice, in no order, once each.

    ZK-R4: standing is provisional; a purchase asks those who stand again.
    """

    moves = STAND_OR_BUY
    is_final = True
    ahead: Move | None = STAND
    ahead_if: Conditions = IF_DICE

    def asks(self, s: Zankapfel) -> list[Seat]:
        return s.choice.asked()

    def wave(self, s: Zankapfel) -> int:
        return s.choice.wave

    def check(self, s: Zankapfel, seat: Seat, move: Move) -> Article | None:
        if move is STAND:
            return None
        if isinstance(move, BuyDice):
            return None if move.dice <= MOST_DICE else ar.THREE_AT_MOST
        return ar.CARD_IS_LAID if isinstance(move, LayCard) else ar.NOT_NOW

    def check_unasked(self, s: Zankapfel, seat: Seat, move: Move) -> Article | None:
        if isinstance(move, LayCard) and s.laid[seat]:
            return ar.CARD_IS_LAID
        return ar.ONE_PURCHASE if isinstance(move, BuyDice) and s.bought[seat] else None

    def amount(self, s: Zankapfel, seat: Seat, move: Move) -> int | None:
        return DIE_PRICE * move.dice if isinstance(move, BuyDice) else None

    def do(self, s: Zankapfel, seat: Seat, move: Move, tell: Tell) -> None:
        if isinstance(move, BuyDice):
            price = DIE_PRICE * move.dice
            s.bought[seat] = move.dice
            s.score[seat] -= price  # ZK-25 Paid at once.
            s.choice.finish(seat)
            s.choice.reopen()
            tell.everyone(ar.DICE_BOUGHT, seat, move.dice, price)
        else:
            s.choice.stand(seat)
            tell.everyone(ar.STOOD, seat)
        if s.choice.is_shut():
            turn_cards(s, tell)


def turn_cards(s: Zankapfel, tell: Tell) -> None:
    """ZK-27, ZK-29: the cards are turned up and are out of the game; the dice follow."""
    for seat in s.contenders:
        value = s.laid[seat]
        if value:
            s.laid[seat] = NO_CARD
            s.turned[seat] = value
            s.discord[seat].remove(value)
            s.spent[seat].append(value)
            tell.everyone(ar.TURNED, seat, value)
    if any(s.bought):
        s.turn = next_thrower(s)
        s.enter(THROWING_DICE)
    else:
        decide_fight(s, tell)


def next_thrower(s: Zankapfel) -> Seat:
    """The contender whose next die is thrown, or nobody."""
    for seat in s.contenders:
        if len(s.dice[seat]) < s.bought[seat]:
            return seat
    return NOBODY


class ThrowDice(Step[Zankapfel]):
    """ZK-27: the dice are thrown, one by one."""

    def asks(self, s: Zankapfel) -> list[Seat]:
        return ONLY_CHANCE

    def ways(self, s: Zankapfel) -> int:
        return 6

    def outcome(self, s: Zankapfel, way: int) -> Move:
        return DIE[way]

    def do(self, s: Zankapfel, seat: Seat, move: Move, tell: Tell) -> None:
        assert isinstance(move, Die)
        thrower = s.turn
        s.dice[thrower].append(move.pips)
        tell.everyone(ar.THROWN, thrower, move.pips)
        thrower = next_thrower(s)
        if thrower == NOBODY:
            decide_fight(s, tell)
        else:
            s.turn = thrower


def decide_fight(s: Zankapfel, tell: Tell) -> None:
    """ZK-27, ZK-28: the highest total wins and harvests; those who tie fight again."""
    best = 0
    ahead: list[Seat] = []
    for seat in s.contenders:
        total = s.turned[seat]
        for pips in s.dice[seat]:
            total += pips
        if total > best:
            best = total
            ahead = [seat]
        elif total == best:
            ahead.append(seat)
    colour = s.quarrel
    if len(ahead) > 1 and best > 0:
        s.contenders = ahead
        tell.everyone(ar.TIED, colour, best)
        begin_fight(s)
        return
    if best == 0:
        tell.everyone(ar.NOBODY_HARVESTS, colour)  # ZK-R6
    else:
        points = s.terms.worth[colour][s.mayor]
        s.score[ahead[0]] += points
        tell.everyone(ar.DISCORD_WON, ahead[0], colour, best, points)
    s.quarrel = NO_CARD
    s.contenders = []
    if not has_finished(s, tell):
        settle_next_discord(s, tell)
