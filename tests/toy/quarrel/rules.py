"""Quarrel: a game in two minutes that uses all of the core, so that the core can be tested.

QU-1 There is one card of each number. Each seat is dealt two, unseen by the others.
QU-2 All lay one card face down, together; a card laid cannot be changed.
QU-3 Then each may raise, once, by one point, or stand. Who stood may think again after a raise.
QU-4 The cards are turned up. The highest card plus raise wins a point; equal sums share nothing.
QU-5 The rounds end when the hands are empty. Most points win.
QU-6 Who lays may first peek at the top card of the pile, once a game; nobody else learns it.
QU-7 When the bell rings, whoever has not decided about raising stands.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ludotheque.core.article import Article
from ludotheque.core.audience import BACKS, EVERYONE, LENGTH, NOTHING, nobody, owner
from ludotheque.core.board import BoardFile
from ludotheque.core.condition import ONLY_ALWAYS, UNDISTURBED, Condition, Conditions, Parameter
from ludotheque.core.event import Happening, Tell
from ludotheque.core.field import (
    COUNT,
    FLAG,
    SEAT,
    Kind,
    agreed,
    number,
    numbers,
    rows,
    window,
)
from ludotheque.core.game import Clock, Game, Option, Result, Setting
from ludotheque.core.luck import Luck
from ludotheque.core.moment import Moment
from ludotheque.core.move import Move, Seat
from ludotheque.core.state import State, Terms
from ludotheque.core.step import ONLY_CHANCE, Step
from ludotheque.core.window import Window

QU_1: Final = Article("QU-1")
QU_2: Final = Article("QU-2")
QU_3: Final = Article("QU-3")
QU_4: Final = Article("QU-4")
QU_6: Final = Article("QU-6")
QU_7: Final = Article("QU-7")
NOT_HELD: Final = QU_2.because("not-held")
LAY_FIRST: Final = QU_2.because("lay-first")
LAID: Final = QU_3.because("laid")
PEEKED: Final = QU_6.because("peeked")
NO_BELL: Final = QU_7.because("no-bell")

DEALT: Final = Happening("dealt", QU_1, "seat")
HELD: Final = Happening("held", QU_1, "card")
LAY: Final = Happening("laid", QU_2, "seat")
RAISED: Final = Happening("raised", QU_3, "seat")
SHOWN: Final = Happening("shown", QU_4, "seat", "card", "raise")
PEEK_MADE: Final = Happening("peeked", QU_6, "seat")
PEEK_SEEN: Final = Happening("peek-seen", QU_6, "card")
BELL: Final = Happening("bell", QU_7)

MOST: Final = 9


class Card(Move):
    def __init__(self, text: str, card: int, public: str) -> None:
        super().__init__(text, public=public, card=card)
        self.card = card


LAY_CARD: Final = [Card(f"lay {card}", card, "lay ?") for card in range(MOST + 1)]
DEAL_CARD: Final = [Card(f"deal {card}", card, "deal ?") for card in range(MOST + 1)]
TURN_CARD: Final = [Card(f"turn {card}", card, "turn ?") for card in range(MOST + 1)]
PEEK: Final = Move("peek")
RAISE: Final = Move("raise")
STAND: Final = Move("stand", is_passive=True)

DEALING: Final = Moment("deal", QU_1)
LAYING: Final = Moment("lay", QU_2)
TURNING: Final = Moment("turn", QU_6)
RAISING: Final = Moment("raise", QU_3)


class QuarrelTerms(Terms):
    def __init__(self, seats: int, options: dict[str, Setting], board: BoardFile) -> None:
        super().__init__(seats, options, board.hash)
        self.cards = board.number("cards", 2 * seats + 1, MOST)
        self.has_peek = bool(options["peek"])


CARD: Final = Kind("card", "cards", first=1)


@dataclass(init=False)
class Quarrel(State):
    terms: QuarrelTerms = agreed()
    pile: list[int] = numbers(nobody(LENGTH), CARD)
    top: int = number(nobody(BACKS), CARD, none=0)
    """The card on top of the pile once it was looked at."""
    hands: list[list[int]] = rows(owner(LENGTH), CARD)
    laid: list[int] = numbers(owner(BACKS), CARD, none=0)
    peeked: list[int] = numbers(owner(NOTHING), CARD, none=0, when="peek")
    """What a seat saw on top of the pile; 0 if it never looked."""
    has_peeked: list[int] = numbers(EVERYONE, FLAG, by=SEAT, when="peek")
    raised: list[int] = numbers(EVERYONE, FLAG, by=SEAT)
    points: list[int] = numbers(EVERYONE, COUNT, by=SEAT)
    shown: list[int] = numbers(EVERYONE, CARD)
    peeker: int = number(EVERYONE, SEAT, none=-1)
    choice: Window = window()

    def copy(self) -> Quarrel:
        c = Quarrel()
        c.seats, c.step, c.entered, c.terms = self.seats, self.step, self.entered, self.terms
        c.pile = self.pile[:]
        c.top = self.top
        c.hands = [hand[:] for hand in self.hands]
        c.laid = self.laid[:]
        c.peeked = self.peeked[:]
        c.has_peeked = self.has_peeked[:]
        c.raised = self.raised[:]
        c.points = self.points[:]
        c.shown = self.shown[:]
        c.peeker = self.peeker
        c.choice = self.choice.copy()
        return c


class DealCards(Step[Quarrel]):
    """QU-1: cards are dealt one by one."""

    def asks(self, s: Quarrel) -> list[Seat]:
        return ONLY_CHANCE

    def ways(self, s: Quarrel) -> int:
        return len(s.pile)

    def outcome(self, s: Quarrel, way: int) -> Move:
        return DEAL_CARD[s.pile[way]]

    def next(self, s: Quarrel) -> Seat:
        return min(range(s.seats), key=lambda seat: (len(s.hands[seat]), seat))

    def seen_by(self, s: Quarrel, seat: Seat, move: Move) -> int:
        return 1 << self.next(s)

    def do(self, s: Quarrel, seat: Seat, move: Move, tell: Tell) -> None:
        assert isinstance(move, Card)
        dealt = self.next(s)
        s.pile.remove(move.card)
        s.hands[dealt] = sorted([*s.hands[dealt], move.card])
        tell.everyone(DEALT, dealt)
        tell.only(dealt, HELD, move.card)
        if len(s.hands[s.seats - 1]) == 2:
            s.choice = Window.among(list(range(s.seats)), s.seats)
            s.enter(LAYING)


class LayACard(Step[Quarrel]):
    """QU-2, QU-6: all lay one card face down, together; who has not laid may peek."""

    moves: list[Move] = [*LAY_CARD[1:], PEEK]
    ahead_if: Conditions = ONLY_ALWAYS

    def asks(self, s: Quarrel) -> list[Seat]:
        return s.choice.asked()

    def check(self, s: Quarrel, seat: Seat, move: Move) -> Article | None:
        if move is PEEK:
            return PEEKED if s.has_peeked[seat] or not s.terms.has_peek else None
        if isinstance(move, Card):
            return None if move.card in s.hands[seat] else NOT_HELD
        return LAY_FIRST

    def do(self, s: Quarrel, seat: Seat, move: Move, tell: Tell) -> None:
        if move is PEEK:
            s.has_peeked[seat] = 1
            tell.everyone(PEEK_MADE, seat)
            s.peeker = seat
            s.enter(TURNING)
            return
        assert isinstance(move, Card)
        s.hands[seat].remove(move.card)
        s.laid[seat] = move.card
        tell.everyone(LAY, seat)
        s.choice.finish(seat)
        if s.choice.is_shut():
            s.raised = [0] * s.seats
            s.choice = Window.among(list(range(s.seats)), s.seats)
            s.enter(RAISING)


class TurnTheTop(Step[Quarrel]):
    """QU-6: the top card is drawn when it is first looked at."""

    def asks(self, s: Quarrel) -> list[Seat]:
        return ONLY_CHANCE

    def ways(self, s: Quarrel) -> int:
        return 1 if s.top else len(s.pile)

    def outcome(self, s: Quarrel, way: int) -> Move:
        return TURN_CARD[s.top or s.pile[way]]

    def seen_by(self, s: Quarrel, seat: Seat, move: Move) -> int:
        return 1 << s.peeker

    def do(self, s: Quarrel, seat: Seat, move: Move, tell: Tell) -> None:
        assert isinstance(move, Card)
        if not s.top:
            s.pile.remove(move.card)
            s.top = move.card
        s.peeked[s.peeker] = s.top
        tell.only(s.peeker, PEEK_SEEN, s.top)
        s.peeker = -1
        s.enter(LAYING)


class RaisedBy(Condition[Quarrel]):
    """So many have raised."""

    def holds(self, s: Quarrel, seat: Seat, move: Move, numbers: list[int]) -> bool:
        return sum(s.raised) == numbers[0]


RAISED_BY: Final = RaisedBy("raised-by", [Parameter("count", 0, 2)])


class RaiseOrStand(Step[Quarrel]):
    """QU-3: each may raise once; who stood may think again after a raise."""

    moves = [STAND, RAISE]
    ahead: Move | None = STAND
    ahead_if: Conditions = [UNDISTURBED, RAISED_BY]

    def asks(self, s: Quarrel) -> list[Seat]:
        return s.choice.asked()

    def wave(self, s: Quarrel) -> int:
        return s.choice.wave

    def check(self, s: Quarrel, seat: Seat, move: Move) -> Article | None:
        return None if move is STAND or move is RAISE else LAID

    def do(self, s: Quarrel, seat: Seat, move: Move, tell: Tell) -> None:
        if move is STAND:
            s.choice.stand(seat)
        else:
            s.raised[seat] = 1
            tell.everyone(RAISED, seat)
            s.choice.finish(seat)
            s.choice.reopen()
        if s.choice.is_shut():
            show(s, tell)


def show(s: Quarrel, tell: Tell) -> None:
    """QU-4, QU-5: cards are turned up and the point goes to the highest."""
    sums = []
    for seat in range(s.seats):
        tell.everyone(SHOWN, seat, s.laid[seat], s.raised[seat])
        sums.append(s.laid[seat] + s.raised[seat])
        s.shown.append(s.laid[seat])
        s.laid[seat] = 0
    best = max(sums)
    if sums.count(best) == 1:
        s.points[sums.index(best)] += 1
    if s.hands[0]:
        s.choice = Window.among(list(range(s.seats)), s.seats)
        s.enter(LAYING)
    else:
        s.end()


ALL: Final[list[Move]] = [PEEK, RAISE, STAND, *LAY_CARD[1:]]


class QuarrelGame(Game[Quarrel]):
    def terms(self, seats: int, options: dict[str, Setting], board: BoardFile) -> Terms:
        return QuarrelTerms(seats, options, board)

    def set_up(self, s: Quarrel) -> None:
        s.pile = list(range(1, s.terms.cards + 1))
        s.top = 0
        s.hands = [[] for _ in range(s.seats)]
        s.laid, s.peeked, s.has_peeked = [0] * s.seats, [0] * s.seats, [0] * s.seats
        s.raised, s.points, s.shown = [0] * s.seats, [0] * s.seats, []
        s.peeker = -1
        s.choice = Window.shut(s.seats)
        s.enter(DEALING)

    def result(self, s: Quarrel) -> Result:
        best = max(s.points)
        return Result([seat for seat in range(s.seats) if s.points[seat] == best], list(s.points))

    def box(self, s: Quarrel) -> dict[str, int]:
        cards = len(s.pile) + (s.top > 0) + len(s.shown)
        cards += sum(map(len, s.hands)) + sum(card > 0 for card in s.laid)
        return {"cards": cards}

    def redeal(self, s: Quarrel, seat: Seat, luck: Luck) -> Quarrel:
        c = s.copy()
        known = {*s.hands[seat], *s.shown, s.laid[seat], s.peeked[seat]}
        unknown = [card for card in range(1, s.terms.cards + 1) if card not in known]

        def draw() -> int:
            return unknown.pop(luck.draw(len(unknown)))

        for other in range(s.seats):
            if other != seat:
                c.hands[other] = sorted([draw() for _ in s.hands[other]])
                c.laid[other] = draw() if s.laid[other] else 0
        c.top = (s.peeked[seat] or draw()) if s.top else 0
        for other in range(s.seats):
            c.peeked[other] = c.top if s.has_peeked[other] else 0
        if s.peeker >= 0:
            c.peeked[s.peeker] = s.peeked[seat] if s.peeker == seat else 0
        c.pile = sorted(unknown)
        return c

    def clocks(self, s: Quarrel) -> list[Clock]:
        return [Clock(20, True)] if s.is_at(RAISING) else []

    def ring(self, s: Quarrel, tell: Tell, name: str) -> Article | None:
        """QU-7."""
        if not s.is_at(RAISING):
            return NO_BELL
        tell.everyone(BELL)
        for seat in s.choice.asked():
            s.choice.stand(seat)
        show(s, tell)
        return None


GAME: Final = QuarrelGame(
    name="quarrel", title="Quarrel", code="QU", version=1, seats=[2, 3],
    options=[Option.switch("peek", True)],
    steps=[DealCards(DEALING), LayACard(LAYING), TurnTheTop(TURNING), RaiseOrStand(RAISING)],
    state=Quarrel, happenings=[DEALT, HELD, LAY, RAISED, SHOWN, PEEK_MADE, PEEK_SEEN, BELL],
    moves=ALL, folder=Path(__file__).parent,
)  # fmt: skip
