"""ZK-24 to ZK-30: discord, in which two or more fight for a colour with cards and dice."""

from __future__ import annotations

from typing import Final

from ludotheque.core.article import Article
from ludotheque.core.event import Tell
from ludotheque.core.move import Move, Seat
from ludotheque.core.step import ONLY_CHANCE, Step
from ludotheque.core.window import Window
from ludotheque.games.zankapfel import articles as ar
from ludotheque.games.zankapfel.board import NO_CARD
from ludotheque.games.zankapfel.moves import (
    ALL_IN_A_FIGHT,
    DIE,
    LAY,
    SETTLE,
    STAND,
    STAND_OR_BUY,
    BuyDice,
    Die,
    LayCard,
    Settle,
)
from ludotheque.games.zankapfel.round import TURN_OF, end_round, has_finished
from ludotheque.games.zankapfel.state import (
    BUYING_DICE,
    CHOOSING_A_DISCORD,
    LAYING_CARDS,
    NOBODY,
    THROWING_DICE,
    Zankapfel,
)

DIE_PRICE: Final = 2
"""ZK-25."""
MOST_DICE: Final = 3

SETTLEMENTS: Final[list[Move]] = [*SETTLE[1:]]


def settle_next_discord(s: Zankapfel, tell: Tell) -> None:
    """ZK-30: discords are settled one after another; after the last the round is over."""
    if not s.quarrels:
        end_round(s, tell)
    elif len(s.quarrels) == 1:
        open_discord(s, s.quarrels[0], tell)
    else:
        s.go_on_with(CHOOSING_A_DISCORD)


class ChooseADiscord(Step[Zankapfel]):
    """ZK-R7: where there are several, the first player says which is settled next."""

    def asks(self, s: Zankapfel) -> list[Seat]:
        return TURN_OF[s.first]

    def options(self, s: Zankapfel, seat: Seat) -> list[Move]:
        return [SETTLE[colour] for colour in s.quarrels]

    def candidates(self, s: Zankapfel, seat: Seat) -> list[Move]:
        return SETTLEMENTS

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
    tell.everyone(ar.FIGHT, colour)
    begin_fight(s)


def begin_fight(s: Zankapfel) -> None:
    """ZK-24, ZK-R5: cards are laid before dice are bought; who has none is not asked (ZK-29)."""
    s.turned = [0] * s.seats
    s.bought = [0] * s.seats
    s.dice = [[] for _ in range(s.seats)]
    holders = [seat for seat in s.contenders if s.discord[seat]]
    if holders:
        s.choice = Window.among(holders, s.seats)
        s.go_on_with(LAYING_CARDS)
    else:
        s.choice = Window.among(s.contenders, s.seats)
        s.go_on_with(BUYING_DICE)


class LayCards(Step[Zankapfel]):
    """ZK-24, ZK-R5: every contender who has one lays a discord card, together and unseen."""

    is_final = True

    def asks(self, s: Zankapfel) -> list[Seat]:
        return s.choice.asked()

    def options(self, s: Zankapfel, seat: Seat) -> list[Move]:
        return [LAY[value] for value in s.discord[seat]]

    def candidates(self, s: Zankapfel, seat: Seat) -> list[Move]:
        return ALL_IN_A_FIGHT

    def check(self, s: Zankapfel, seat: Seat, move: Move) -> Article | None:
        if isinstance(move, LayCard):
            return None if move.value in s.discord[seat] else ar.CARD_IS_SPENT
        return ar.CARDS_FIRST if isinstance(move, BuyDice) or move is STAND else ar.NOT_NOW

    def check_unasked(self, s: Zankapfel, seat: Seat, move: Move) -> Article | None:
        return ar.CARD_IS_LAID if isinstance(move, LayCard) and s.laid[seat] else None

    def do(self, s: Zankapfel, seat: Seat, move: Move, tell: Tell) -> None:
        assert isinstance(move, LayCard)
        s.laid[seat] = move.value
        tell.everyone(ar.LAID, seat)
        s.choice.finish(seat)
        if s.choice.is_shut():
            s.choice = Window.among(s.contenders, s.seats)
            s.go_on_with(BUYING_DICE)


class BuyDiceOrStand(Step[Zankapfel]):
    """ZK-25, ZK-26: contenders may buy one to three dice, in no order, once each.

    ZK-R4: standing is provisional; a purchase asks those who stand again.
    """

    is_final = True
    ahead: Move | None = STAND

    def asks(self, s: Zankapfel) -> list[Seat]:
        return s.choice.asked()

    def wave(self, s: Zankapfel) -> int:
        return s.choice.wave

    def options(self, s: Zankapfel, seat: Seat) -> list[Move]:
        return STAND_OR_BUY

    def candidates(self, s: Zankapfel, seat: Seat) -> list[Move]:
        return ALL_IN_A_FIGHT

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

    def do(self, s: Zankapfel, seat: Seat, move: Move, tell: Tell) -> None:
        if isinstance(move, BuyDice):
            price = DIE_PRICE * move.dice
            s.bought[seat] = move.dice
            s.score[seat] -= price  # ZK-25 Paid at once.
            tell.everyone(ar.DICE_BOUGHT, seat, move.dice, price)
            s.choice.finish(seat)
            s.choice.reopen()
        else:
            tell.everyone(ar.STOOD, seat)
            s.choice.stand(seat)
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
        s.go_on_with(THROWING_DICE)
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
        tell.everyone(ar.TIED, colour, best)
        s.contenders = ahead
        begin_fight(s)
        return
    s.quarrel = NO_CARD
    s.contenders = []
    if best == 0:
        tell.everyone(ar.NOBODY_HARVESTS, colour)  # ZK-R6
    else:
        points = s.terms.worth[colour][s.mayor]
        s.score[ahead[0]] += points
        tell.everyone(ar.DISCORD_WON, ahead[0], colour, best, points)
        if has_finished(s, tell):
            return
    settle_next_discord(s, tell)
