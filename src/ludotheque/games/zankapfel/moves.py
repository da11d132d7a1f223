"""What one can say in Zankapfel, and what chance can."""

from __future__ import annotations

from typing import Final

from ludotheque.core.move import Move
from ludotheque.games.zankapfel.board import DISCORD_CARDS, JOKER, SIDE, SQUARES

COLOURS: Final = ["none", "red", "yellow", "green", "blue", "joker"]
"""The apple cards by their number, the joker last."""

SQUARE_NAMES: Final = [f"{'abcde'[at % SIDE]}{at // SIDE + 1}" for at in range(SQUARES)]
"""Columns a to e from the left, rows 1 to 5 from the top."""

FARMERS: Final = ["red", "blue", "yellow", "green", "white", "black"]
"""The seats by the colours of their pawns."""


class PlaceMayor(Move):
    """ZK-2: put the mayor on a square before the game."""

    def __init__(self, square: int) -> None:
        name = SQUARE_NAMES[square]
        super().__init__(f"place {name}", square=name.upper())
        self.square = square


class RemoveToken(Move):
    """ZK-4: take a token out of the orchard for good."""

    def __init__(self, square: int) -> None:
        name = SQUARE_NAMES[square]
        super().__init__(f"remove {name}", square=name.upper())
        self.square = square


class PlayCard(Move):
    """ZK-9: play an apple card face down."""

    def __init__(self, card: int) -> None:
        super().__init__(f"play {COLOURS[card]}", public="play ?", card=COLOURS[card])
        self.card = card


class GoTo(Move):
    """ZK-13: the first player names the square to which the mayor is to go."""

    def __init__(self, square: int) -> None:
        name = SQUARE_NAMES[square]
        super().__init__(f"go {name}", square=name.upper())
        self.square = square


class Offer(Move):
    """ZK-16: offer the first player points for another square."""

    def __init__(self, points: int, square: int) -> None:
        name = SQUARE_NAMES[square]
        super().__init__(f"offer {points} {name}", points=points, square=name.upper())
        self.points = points
        self.square = square


class Accept(Move):
    """ZK-18: take a seat's offer."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"accept {FARMERS[seat]}", seat=seat)
        self.seat = seat


class NameColour(Move):
    """ZK-20: say which colour one's joker is."""

    def __init__(self, colour: int) -> None:
        super().__init__(f"name {COLOURS[colour]}", colour=COLOURS[colour])
        self.colour = colour


class Settle(Move):
    """ZK-R7: say which discord is settled next."""

    def __init__(self, colour: int) -> None:
        super().__init__(f"settle {COLOURS[colour]}", colour=COLOURS[colour])
        self.colour = colour


class LayCard(Move):
    """ZK-24: lay a discord card face down."""

    def __init__(self, value: int) -> None:
        super().__init__(f"lay {value}", public="lay ?", value=value)
        self.value = value


class BuyDice(Move):
    """ZK-25: buy dice for a discord."""

    def __init__(self, dice: int) -> None:
        super().__init__(f"dice {dice}", dice=dice)
        self.dice = dice


class Apple(Move):
    """The apple card that chance gives."""

    def __init__(self, verb: str, card: int, is_secret: bool) -> None:
        public = f"{verb} ?" if is_secret else ""
        super().__init__(f"{verb} {COLOURS[card]}", public=public, card=COLOURS[card])
        self.card = card


class Die(Move):
    """What a die shows."""

    def __init__(self, pips: int) -> None:
        super().__init__(f"die {pips}", pips=pips)
        self.pips = pips


PLACE: Final[list[Move]] = [PlaceMayor(square) for square in range(SQUARES)]
REMOVE: Final[list[Move]] = [RemoveToken(square) for square in range(SQUARES)]
BUY: Final = Move("buy")
PLAY: Final = [PlayCard(card) for card in range(JOKER + 1)]
GO: Final = [GoTo(square) for square in range(SQUARES)]
OFFER_ONE: Final = [Offer(1, square) for square in range(SQUARES)]
OFFER_TWO: Final = [Offer(2, square) for square in range(SQUARES)]
OFFER_THREE: Final = [Offer(3, square) for square in range(SQUARES)]
"""Nobody may: it is in the grammar so that its article can be named."""
DONE: Final = Move("done", is_passive=True)
ACCEPT: Final = [Accept(seat) for seat in range(len(FARMERS))]
KEEP: Final = Move("keep")
NAME: Final = [NameColour(colour) for colour in range(JOKER)]
SETTLE: Final = [Settle(colour) for colour in range(JOKER)]
LAY: Final = [LayCard(value) for value in range(DISCORD_CARDS + 1)]
STAND: Final = Move("stand", is_passive=True)
DICE: Final = [BuyDice(dice) for dice in range(5)]
"""The fourth is never for sale: it is in the grammar so that its article can be named."""

DEAL: Final = [Apple("deal", card, True) for card in range(JOKER + 1)]
TURN: Final = [Apple("turn", card, False) for card in range(JOKER + 1)]
DIE: Final = [Die(pips) for pips in range(1, 7)]

PLAY_OR_BUY: Final[list[Move]] = [*PLAY[1:], BUY]
KEEP_OR_ACCEPT: Final[list[Move]] = [KEEP, *ACCEPT]
NAME_ANY: Final[list[Move]] = [*NAME[1:]]
SETTLE_ANY: Final[list[Move]] = [*SETTLE[1:]]
LAY_ANY: Final[list[Move]] = [*LAY[1:]]
STAND_OR_BUY: Final[list[Move]] = [STAND, DICE[1], DICE[2], DICE[3]]

ALL: Final[list[Move]] = [
    *PLACE, *REMOVE, *PLAY_OR_BUY, *GO, DONE, *OFFER_ONE, *OFFER_TWO, *OFFER_THREE,
    *KEEP_OR_ACCEPT, *NAME_ANY, *SETTLE_ANY, *LAY_ANY, STAND, *DICE[1:],
]  # fmt: skip
