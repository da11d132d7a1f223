"""Setting up: the first player, and the hideouts that everyone takes."""

from __future__ import annotations

from ludotheque.core.article import Article
from ludotheque.core.condition import ONLY_ALWAYS, Conditions
from ludotheque.core.event import Tell
from ludotheque.core.move import NOBODY, Move, Seat
from ludotheque.core.step import ONLY_CHANCE, TURN_OF, Step
from ludotheque.games.apaches import articles as ar
from ludotheque.games.apaches.hideouts import content_of
from ludotheque.games.apaches.moves import FIRST, HIDEOUT, TAKE, FirstPlayer, Hideout, Take
from ludotheque.games.apaches.new_round import begin_round
from ludotheque.games.apaches.round import begin_turn
from ludotheque.games.apaches.state import DRAWING_HIDEOUT, TAKING, Apaches


class DrawFirstPlayer(Step[Apaches]):
    """AP-4: the first player is drawn."""

    def asks(self, s: Apaches) -> list[Seat]:
        return ONLY_CHANCE

    def ways(self, s: Apaches) -> int:
        return s.seats

    def outcome(self, s: Apaches, way: int) -> Move:
        return FIRST[way]

    def do(self, s: Apaches, seat: Seat, move: Move, tell: Tell) -> None:
        assert isinstance(move, FirstPlayer)
        tell.everyone(ar.FIRST_PLAYER, move.seat)
        begin_round(s, move.seat, tell)


class TakeAHideout(Step[Apaches]):
    """AP-5: from the first player on, each takes a hideout of a colour of their choice."""

    moves = TAKE
    ahead_if: Conditions = ONLY_ALWAYS

    def asks(self, s: Apaches) -> list[Seat]:
        return TURN_OF[s.order[s.at]]

    def check(self, s: Apaches, seat: Seat, move: Move) -> Article | None:
        if isinstance(move, Take):
            if not s.terms.is_open[move.quarter]:
                return ar.CLOSED_QUARTER
            return None if len(s.stacks[move.quarter]) > 1 else ar.NO_HIDEOUT_THERE
        return ar.TAKE_FIRST

    def foresees(self, s: Apaches, seat: Seat) -> list[Move]:
        return self.options(s, seat)

    def do(self, s: Apaches, seat: Seat, move: Move, tell: Tell) -> None:
        assert isinstance(move, Take)
        s.chosen = move.quarter
        tell.everyone(ar.CHOSEN, seat, move.quarter + 1)
        s.enter(DRAWING_HIDEOUT)


class DrawHideout(Step[Apaches]):
    """AP-R12, AP-R15: the top hideout of the stack; only its taker sees it."""

    def asks(self, s: Apaches) -> list[Seat]:
        return ONLY_CHANCE

    def ways(self, s: Apaches) -> int:
        return len(s.stacks[s.chosen])

    def outcome(self, s: Apaches, way: int) -> Move:
        return HIDEOUT[s.stacks[s.chosen][way]]

    def seen_by(self, s: Apaches, seat: Seat, move: Move) -> int:
        return 1 << s.player()

    def do(self, s: Apaches, seat: Seat, move: Move, tell: Tell) -> None:
        assert isinstance(move, Hideout)
        taker = s.player()
        s.stacks[s.chosen].remove(move.hideout)
        hand = s.hands[taker]
        hand.append(move.hideout)
        hand.sort()
        tell.only(taker, ar.TAKEN, s.chosen + 1, content_of(move.hideout))
        s.chosen = NOBODY
        s.at += 1
        if s.at == s.seats:
            s.at = 0
            if len(hand) == s.terms.turns:
                begin_turn(s, 1, tell)
                return
        s.enter(TAKING)
