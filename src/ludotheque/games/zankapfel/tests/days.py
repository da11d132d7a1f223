"""Six people who look in twice a day, on a clock that is driven: how long do their rounds take?

Whoever looks in answers what they are asked, and leaves the orders that a sensible person would:
for the rest of this round and no further, because nobody knows where the mayor will stand then.
Whoever is to say where he goes waits until all cards lie. Between two looks nobody does anything.
What is answered and ordered is what `regular` judges best on states that the seat holds possible
at that time.

    python -m ludotheque.games.zankapfel.tests.days [SEED …]

prints how many days rounds take, with orders and without, and where the table waits.
"""

from __future__ import annotations

import statistics
import sys
from collections import Counter
from itertools import pairwise

import ludotheque
from ludotheque import Luck, Match, Move, Perspective
from ludotheque.bots.levels import Regular
from ludotheque.core.orders import Orders
from ludotheque.core.window import Window
from ludotheque.games.zankapfel.board import JOKER, NO_CARD
from ludotheque.games.zankapfel.moves import BUY, DONE, STAND, LayCard, PlayCard
from ludotheque.games.zankapfel.rules import GAME
from ludotheque.games.zankapfel.state import (
    BUYING_DICE,
    BUYING_OR_PLAYING,
    LAYING_CARDS,
    NAMING_A_SQUARE,
    NOWHERE,
    OFFERING_BRIBES,
    Zankapfel,
)

SEATS = 6
LOOKS = 2
"""So often each looks in on every day, at random times."""
DAY = 24 * 60
REDEALS = 2
"""On so many states that they hold possible people weigh a move."""


class People:
    """Six people at one table after the other."""

    def __init__(self, seed: int, do_order: bool = True) -> None:
        self.do_order = do_order
        self.luck = Luck.seeded(seed)
        self.regular = Regular(GAME)
        self.regular.redeals = REDEALS
        self.now = 0
        """In minutes."""
        self.looks: list[tuple[int, int]] = []
        """Who looks in when, on the rest of this day."""
        self.waits: Counter[str] = Counter()
        """By step: for how many minutes the table waited there."""

    def play(self, count: int) -> list[float]:
        """How many days each of so many rounds takes."""
        days: list[float] = []
        while len(days) < count:
            seed = self.luck.draw(2**30)
            days += self._game(
                ludotheque.new_match("zankapfel", seats=SEATS, luck=Luck.seeded(seed))
            )
        return days[:count]

    def _game(self, match: Match) -> list[float]:
        orders = Orders()
        known = [-1] * SEATS  # By seat: how long the log was when it last looked in.
        began = [0]  # By round, from 1 on: when.
        while not match.is_over:
            was = self.now
            seat = self._next_look()
            self.waits[GAME.step_name(match.state)] += self.now - was
            if known[seat] != len(match.entries):
                self._look_in(match, orders, seat)
                known[seat] = len(match.entries)
            began += [self.now] * (laid_out(match).round + 1 - len(began))
        began.append(self.now)
        return [(end - start) / DAY for start, end in pairwise(began[1:])]

    def _next_look(self) -> int:
        """Let the time pass until somebody looks in; who it is."""
        if not self.looks:
            midnight = self.now - self.now % DAY + DAY if self.now else 0
            self.looks = sorted(
                (midnight + self.luck.draw(DAY), seat)
                for seat in range(SEATS)
                for _ in range(LOOKS)
            )
        self.now, seat = self.looks.pop(0)
        return seat

    def _look_in(self, match: Match, orders: Orders, seat: int) -> None:
        """Answer what one is asked, and say anew what is to be done in the meantime."""
        orders.withdraw(seat)
        while seat in match.asks():
            match.play(seat, self._choose(match.state, seat))
            orders.carry_out(match)
        if not match.is_over and self.do_order:
            Sitting(self, match, orders, seat).order_all()
            orders.carry_out(match)

    def _choose(self, s: ludotheque.core.state.State, seat: int) -> Move:
        return self.regular.choose(Perspective(GAME, s, seat, self.luck, seat))


class Sitting:
    """Somebody who looks in, and thinks of what may be asked before they look in again."""

    def __init__(self, people: People, match: Match, orders: Orders, seat: int) -> None:
        self.people = people
        self.match = match
        self.orders = orders
        self.seat = seat
        imagined = match.redeal(seat, people.luck)
        assert isinstance(imagined, Zankapfel)
        self.s = imagined
        """A table that the seat holds possible, to imagine questions on."""

    def order_all(self) -> None:
        s, seat = self.s, self.seat
        if not s.round:
            return
        if s.is_at(BUYING_OR_PLAYING) and (seat - s.first) % SEATS > (s.turn - s.first) % SEATS:
            self.order_a_card()
        if s.is_at(BUYING_OR_PLAYING, NAMING_A_SQUARE) and seat != s.first:
            self.order_bribes()
        elif s.is_at(OFFERING_BRIBES):
            self.order("offer", DONE)
        colour = s.claims[seat] or s.played[seat]
        if colour not in (NO_CARD, JOKER):
            self.order_a_fight(colour)

    def order(self, step: str, move: Move, condition: str = "always", *numbers: int) -> None:
        self.orders.give(self.match, self.seat, step, move.text, condition, [*numbers])

    def choose(self) -> Move:
        """What is best if one is asked on the table that one imagines."""
        return self.people._choose(self.s, self.seat)

    def order_a_card(self) -> None:
        """Buy what lies there now, if it is still there; else play a card."""
        s, seat = self.s, self.seat
        s.turn, s.step = seat, BUYING_OR_PLAYING.index
        card, price = s.face_up, s.terms.price[s.face_up][s.mayor]
        if card and self.choose() is BUY:
            self.order("buy-or-play", BUY, "shows", card, price)
        if not s.hands[seat]:
            self.order("buy-or-play", BUY)
            return
        s.face_up = NO_CARD
        move = self.choose()
        assert isinstance(move, PlayCard)
        self.order("buy-or-play", move)
        s.hands[seat].remove(move.card)
        s.played[seat] = move.card

    def order_bribes(self) -> None:
        """An offer for each square from which one would like the mayor away; otherwise none."""
        s = self.s
        s.step = OFFERING_BRIBES.index
        s.choice = Window.among([other for other in range(SEATS) if other != s.first], SEATS)
        for square in s.reach():
            s.goal = square
            move = self.choose()
            if move is not DONE:
                self.order("offer", move, "will-go", square)
        self.order("offer", DONE)
        s.goal = NOWHERE

    def order_a_fight(self, colour: int) -> None:
        """A card for each sum that one may fight for, and dice, or none unless others buy."""
        s, seat = self.s, self.seat
        squares = [s.mayor] if s.claims[seat] else s.reach() if s.goal == NOWHERE else [s.goal]
        worths = {s.terms.worth[colour][square]: square for square in squares}
        s.quarrel = colour
        if seat not in s.contenders:
            s.contenders = sorted([seat, s.left_of(seat)])
        for worth, square in worths.items():
            s.mayor = square
            if not s.laid[seat] and s.discord[seat] and worth:
                s.step = LAYING_CARDS.index
                move = self.choose()
                assert isinstance(move, LayCard)
                self.order("lay", move, "is-worth", worth)
                self._order_dice(worth, move.value)
        self.order("buy-dice", STAND, "undisturbed")

    def _order_dice(self, worth: int, value: int) -> None:
        s, seat = self.s, self.seat
        s.step = BUYING_DICE.index
        s.bought = [0] * SEATS
        s.laid = [0] * SEATS
        for rival in s.contenders:
            left = s.discord[rival]
            s.laid[rival] = left[self.people.luck.draw(len(left))] if left else 0
        s.laid[seat] = value
        move = self.choose()
        if move is not STAND:
            self.order("buy-dice", move, "is-worth", worth)
        s.laid = [0] * SEATS


def laid_out(match: Match) -> Zankapfel:
    s = match.state
    assert isinstance(s, Zankapfel)
    return s


def main() -> None:
    for seed in map(int, sys.argv[1:] or ["1"]):
        for do_order in (True, False):
            people = People(seed, do_order)
            days = people.play(200)
            all_in_all = sum(people.waits.values())
            shares = {
                step: f"{time / all_in_all:.0%}" for step, time in people.waits.most_common(5)
            }
            tenths = statistics.quantiles(days, n=10)
            print(
                f"seed {seed}, {'with' if do_order else 'without'} orders: half take at most "
                f"{statistics.median(days):.2f} days, nine of ten {tenths[-1]:.2f}; waits: {shares}"
            )


if __name__ == "__main__":
    main()
