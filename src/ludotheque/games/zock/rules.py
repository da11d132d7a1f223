"""The rules of Zock: its steps, in the order of the rule book."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from ludotheque.core.article import Article
from ludotheque.core.board import BoardFile
from ludotheque.core.event import Tell
from ludotheque.core.game import Clock, Game, Option, Result, Setting
from ludotheque.core.move import Move, Seat
from ludotheque.core.state import OVER, Terms
from ludotheque.core.step import ONLY_CHANCE, Step
from ludotheque.games.zock import articles as ar
from ludotheque.games.zock.board import START_MONEY, UNIT, ZockTerms
from ludotheque.games.zock.fault import find_fault
from ludotheque.games.zock.money import cash_in, pay_fine, repay, ruin_the_broke
from ludotheque.games.zock.moves import (
    ALL,
    BACK_KING,
    BACK_PAWN,
    BANKER,
    DIE,
    KING,
    OUT_KING,
    OUT_PAWN,
    PAWN,
    REPAY,
    THROW,
    WALK_KING,
    WALK_PAWN,
    Banker,
    Cash,
    ComeOut,
    Die,
    GoBack,
    Repay,
    ThrowDie,
    Walk,
)  # fmt: skip
from ludotheque.games.zock.ring import (
    NOBODY,
    add_cash,
    can_cash,
    can_move,
    check_cash,
    check_landing,
    is_clear,
    round_to,
    standing_at,
)  # fmt: skip
from ludotheque.games.zock.state import HOUSE, OFF, Zock

PAWN_FINE: Final = 1_000
KING_FINE: Final = 3_000

TURN_OF: Final[list[list[Seat]]] = [[0], [1], [2], [3]]


class DrawBanker(Step[Zock]):
    """ZO-1, ZO-R13: the banker, who begins, is drawn."""

    def asks(self, s: Zock) -> list[Seat]:
        return ONLY_CHANCE

    def ways(self, s: Zock) -> int:
        return s.seats

    def outcome(self, s: Zock, way: int) -> Move:
        return BANKER[way]

    def do(self, s: Zock, seat: Seat, move: Move, tell: Tell) -> None:
        assert isinstance(move, Banker)
        s.banker = move.seat
        tell.everyone(ar.BANKER, s.banker)
        tell.everyone(ar.ROUND, 1, s.terms.rounds)
        begin_turn(s, s.banker)


class Decide(Step[Zock]):
    """ZO-7, ZO-R1: before throwing one may cash in instead; ZO-R9: and pay debts back.

    Asked only where there is a choice; otherwise the die is thrown at once.
    """

    def asks(self, s: Zock) -> list[Seat]:
        return TURN_OF[s.turn]

    def options(self, s: Zock, seat: Seat) -> list[Move]:
        options: list[Move] = [THROW]
        if not s.terms.cashes_after:
            add_cash(s, seat, options)
        for units in range(1, min(s.debt[seat], s.money[seat]) // UNIT + 1):
            options.append(REPAY[units])
        return options

    def candidates(self, s: Zock, seat: Seat) -> list[Move]:
        return ALL

    def check(self, s: Zock, seat: Seat, move: Move) -> Article | None:
        if isinstance(move, ThrowDie):
            return None
        if isinstance(move, Cash):
            return ar.CASH_AFTER if s.terms.cashes_after else check_cash(s, seat, move)
        if isinstance(move, Repay):
            if move.sum > s.debt[seat]:
                return ar.NO_SUCH_DEBT
            return ar.NOT_SO_MUCH if move.sum > s.money[seat] else None
        return ar.ONLY_ON_A_ONE if isinstance(move, GoBack) else ar.THROW_FIRST

    def do(self, s: Zock, seat: Seat, move: Move, tell: Tell) -> None:
        if isinstance(move, Cash):
            cash_in(s, seat, s.terms.step(seat, move.square), tell)
            end_turn(s, tell)
        elif isinstance(move, Repay):
            repay(s, seat, move.sum, tell)
            begin_turn(s, seat)
        else:
            s.enter(THROW_THE_DIE)


class ThrowTheDie(Step[Zock]):
    """ZO-3: the die is thrown. ZO-9: on a 1 the most advanced pawn goes back for nothing."""

    def asks(self, s: Zock) -> list[Seat]:
        return ONLY_CHANCE

    def ways(self, s: Zock) -> int:
        return 6

    def outcome(self, s: Zock, way: int) -> Move:
        return DIE[way]

    def do(self, s: Zock, seat: Seat, move: Move, tell: Tell) -> None:
        assert isinstance(move, Die)
        s.die = move.pips
        tell.everyone(ar.THROWN, s.turn, s.die)
        if s.die == 1:
            strike(s, s.turn, tell)
        elif can_move(s, s.turn):
            s.enter(MOVE_A_PAWN)
        else:  # ZO-R7 With no move that does not end on one's own colour the turn is lost.
            tell.everyone(ar.TURN_LOST, s.turn)
            end_turn(s, tell)


class ChooseWhoGoesBack(Step[Zock]):
    """ZO-9, ZO-R5: where the king and a pawn are equally advanced, their owner chooses."""

    def asks(self, s: Zock) -> list[Seat]:
        return TURN_OF[s.turn]

    def options(self, s: Zock, seat: Seat) -> list[Move]:
        return [BACK_PAWN, BACK_KING]

    def candidates(self, s: Zock, seat: Seat) -> list[Move]:
        return ALL

    def check(self, s: Zock, seat: Seat, move: Move) -> Article | None:
        return None if isinstance(move, GoBack) else ar.MOST_ADVANCED

    def do(self, s: Zock, seat: Seat, move: Move, tell: Tell) -> None:
        assert isinstance(move, GoBack)
        king = 3 * seat
        step = s.places[king]
        if move.piece == KING:
            go_back(s, seat, king, tell)
        else:
            go_back(s, seat, king + 1 if s.places[king + 1] == step else king + 2, tell)
        end_turn(s, tell)


class MoveAPawn(Step[Zock]):
    """ZO-3 to ZO-6: one pawn comes out or walks; with `cash = after`, or is cashed in (ZO-R14)."""

    def asks(self, s: Zock) -> list[Seat]:
        return TURN_OF[s.turn]

    def options(self, s: Zock, seat: Seat) -> list[Move]:
        places = s.places
        king = 3 * seat
        home = places[king]
        one = places[king + 1]
        two = places[king + 2]
        options: list[Move] = []
        die = s.die
        terms = s.terms
        is_free = terms.has_stacks
        if home == HOUSE:  # ZO-5 The king comes out first.
            if is_free or is_clear(s, seat, die):
                options.append(OUT_KING)
            return options
        if (one == HOUSE or two == HOUSE) and (is_free or is_clear(s, seat, die)):
            options.append(OUT_PAWN)
        if one == HOUSE and two == HOUSE:
            return options  # ZO-4 Two must be on the ring.
        if is_free or is_clear(s, seat, home + die):
            options.append(WALK_KING)
        first = terms.exits[seat] - 1
        if one > HOUSE and (is_free or is_clear(s, seat, one + die)):
            options.append(WALK_PAWN[(first + one) % terms.squares])
        if two > HOUSE and two != one and (is_free or is_clear(s, seat, two + die)):
            options.append(WALK_PAWN[(first + two) % terms.squares])
        if terms.cashes_after:
            add_cash(s, seat, options)
        return options

    def candidates(self, s: Zock, seat: Seat) -> list[Move]:
        return ALL

    def check(self, s: Zock, seat: Seat, move: Move) -> Article | None:
        king = 3 * seat
        is_king_home = s.places[king] == HOUSE
        if isinstance(move, ComeOut):
            if move.piece == KING and not is_king_home:
                return ar.KING_IS_OUT
            if move.piece == PAWN and is_king_home:
                return ar.KING_FIRST
            if move.piece == PAWN and HOUSE not in s.places[king : king + 3]:
                return ar.HOUSE_EMPTY
            return check_landing(s, seat, s.die)
        if isinstance(move, Walk):
            if is_king_home:
                return ar.KING_FIRST
            if s.on_ring(seat) < 2:
                return ar.EMPTY_THE_HOUSE
            if move.piece == KING:
                return check_landing(s, seat, s.places[king] + s.die)
            step = s.terms.step(seat, move.square)
            if move.square >= s.terms.squares or step not in s.places[king + 1 : king + 3]:
                return ar.NO_PAWN_THERE
            return check_landing(s, seat, step + s.die)
        if isinstance(move, Cash):
            return check_cash(s, seat, move) if s.terms.cashes_after else ar.CASH_BEFORE
        if isinstance(move, Repay):
            return ar.REPAY_BEFORE
        return ar.ONLY_ON_A_ONE if isinstance(move, GoBack) else ar.ALREADY_THROWN

    def do(self, s: Zock, seat: Seat, move: Move, tell: Tell) -> None:
        king = 3 * seat
        if isinstance(move, Walk):
            if move.piece == KING:
                land(s, seat, king, s.places[king] + s.die, tell)
            else:
                step = s.terms.step(seat, move.square)
                pawn = king + 1 if s.places[king + 1] == step else king + 2
                land(s, seat, pawn, step + s.die, tell)
        elif isinstance(move, ComeOut):
            if move.piece == KING:
                land(s, seat, king, s.die, tell)
            else:
                land(s, seat, king + 1 if s.places[king + 1] == HOUSE else king + 2, s.die, tell)
        else:
            assert isinstance(move, Cash)
            cash_in(s, seat, s.terms.step(seat, move.square), tell)
            end_turn(s, tell)


class Challenge(Step[Zock]):
    """ZO-11: both kings' owners throw in turn; the first 1 loses king and money."""

    def asks(self, s: Zock) -> list[Seat]:
        return ONLY_CHANCE

    def ways(self, s: Zock) -> int:
        return 6

    def outcome(self, s: Zock, way: int) -> Move:
        return DIE[way]

    def do(self, s: Zock, seat: Seat, move: Move, tell: Tell) -> None:
        assert isinstance(move, Die)
        loser = s.thrower
        tell.everyone(ar.THROWN_IN_CHALLENGE, loser, move.pips)
        winner = s.challenged if loser == s.challenger else s.challenger
        if move.pips > 1:
            s.thrower = winner
            return
        if loser == s.challenger:
            s.places[3 * loser] = HOUSE
        else:
            send_home(s, loser, s.places[3 * loser])  # ZO-R8 The whole stack goes home.
        purse = s.money[loser]
        s.money[loser] = 0
        s.money[winner] += purse
        tell.everyone(ar.CHALLENGE_WON, winner, loser, purse)
        s.challenger = s.challenged = s.thrower = -1
        end_turn(s, tell)


def begin_turn(s: Zock, seat: Seat) -> None:
    """Ask whether to cash in or to repay, if there is a choice; else throw."""
    s.turn = seat
    s.die = 0
    if (s.debt[seat] > 0 and s.money[seat] > 0) or (not s.terms.cashes_after and can_cash(s, seat)):
        s.enter(DECIDE)
    else:
        s.enter(THROW_THE_DIE)


def end_turn(s: Zock, tell: Tell) -> None:
    """ZO-1: play goes clockwise. ZO-13, ZO-R10: until the rounds are played or one is left."""
    ruin_the_broke(s, tell)
    seats = s.seats
    if s.bank == 0 and s.places.count(OFF) == 3 * (seats - 1):  # Nobody leaves while it has any.
        s.end()
        return
    seat = s.turn
    while True:
        seat = (seat + 1) % seats
        if seat == s.banker:
            if s.round >= s.terms.rounds or s.is_last_round:
                s.end()
                return
            s.round += 1
            tell.everyone(ar.ROUND, s.round, s.terms.rounds)
        if s.places[3 * seat] != OFF:
            begin_turn(s, seat)
            return


def strike(s: Zock, seat: Seat, tell: Tell) -> None:
    """ZO-9: the most advanced pawn goes back, the king like any other (ZO-R6)."""
    king = 3 * seat
    home = s.places[king]
    one = s.places[king + 1]
    two = s.places[king + 2]
    ahead = max(home, one, two)
    if ahead == HOUSE:  # ZO-R2
        tell.everyone(ar.NOTHING_STRUCK, seat)
        end_turn(s, tell)
    elif home == ahead and (one == ahead or two == ahead):
        s.enter(CHOOSE_WHO_GOES_BACK)
    else:
        pawn = king if home == ahead else king + 1 if one == ahead else king + 2
        go_back(s, seat, pawn, tell)
        end_turn(s, tell)


def go_back(s: Zock, seat: Seat, pawn: int, tell: Tell) -> None:
    """ZO-9: a pawn goes back to the house for no money."""
    piece = KING if pawn == 3 * seat else PAWN
    tell.everyone(ar.STRUCK, seat, piece, s.terms.square(seat, s.places[pawn]) + 1)
    s.places[pawn] = HOUSE


def land(s: Zock, seat: Seat, pawn: int, step: int, tell: Tell) -> None:
    """ZO-3: a pawn ends its move; ZO-10, ZO-11: an opponent there is hit or challenged."""
    terms = s.terms
    was = s.places[pawn]
    step = round_to(s, step)
    s.places[pawn] = step
    square = (terms.exits[seat] + step - 1) % terms.squares
    piece = KING if pawn == 3 * seat else PAWN
    if was == HOUSE:
        tell.everyone(ar.CAME_OUT, seat, piece, square + 1)
    else:
        tell.everyone(ar.WALKED, seat, piece, terms.square(seat, was) + 1, square + 1)
    victim = standing_at(s, seat, square)
    if victim == NOBODY:
        end_turn(s, tell)
        return
    there = terms.step(victim, square)
    if piece == KING and s.places[3 * victim] == there:
        s.challenger = seat
        s.challenged = victim
        s.thrower = victim  # ZO-11 The one who was hit throws first.
        tell.everyone(ar.CHALLENGED, seat, victim, square + 1)
        s.enter(CHALLENGE)
        return
    fine = send_home(s, victim, there)
    tell.everyone(ar.HIT, seat, victim, square + 1, fine)
    pay_fine(s, victim, seat, fine, tell)
    end_turn(s, tell)


def send_home(s: Zock, seat: Seat, step: int) -> int:
    """ZO-10, ZO-14: all of a seat's pawns at a step go home; what is due for them."""
    fine = 0
    king = 3 * seat
    if s.places[king] == step:
        s.places[king] = HOUSE
        fine += KING_FINE
    for pawn in range(king + 1, king + 3):
        if s.places[pawn] == step:
            s.places[pawn] = HOUSE
            fine += PAWN_FINE
    return fine


DRAW_BANKER: Final = DrawBanker("draw-banker", ar.ZO_1)
DECIDE: Final = Decide("decide", ar.ZO_7)
THROW_THE_DIE: Final = ThrowTheDie("throw", ar.ZO_3)
CHOOSE_WHO_GOES_BACK: Final = ChooseWhoGoesBack("go-back", ar.ZO_9)
MOVE_A_PAWN: Final = MoveAPawn("move", ar.ZO_3)
CHALLENGE: Final = Challenge("challenge", ar.ZO_11)


class ZockGame(Game[Zock]):
    """Zock as a whole: set-up, end and what the box holds."""

    def terms(self, seats: int, options: dict[str, Setting], board: BoardFile) -> Terms:
        return ZockTerms(seats, options, board)

    def set_up(self, terms: Terms) -> Zock:
        """ZO-2: money for everyone, all pawns at home."""
        assert isinstance(terms, ZockTerms)
        s = Zock()
        s.terms = terms
        s.seats = terms.seats
        s.entered = 0
        s.banker = s.turn = 0
        s.round = 1
        s.die = 0
        s.places = [HOUSE] * (3 * terms.seats)
        s.money = [START_MONEY] * terms.seats
        s.debt = [0] * terms.seats
        s.bank = terms.bank
        s.challenger = s.challenged = s.thrower = -1
        s.is_last_round = 0
        s.enter(DRAW_BANKER)
        return s

    def blank(self) -> Zock:
        return Zock()

    def agree(self, s: Zock, terms: Terms) -> None:
        assert isinstance(terms, ZockTerms)
        s.terms = terms

    def result(self, s: Zock) -> Result:
        """ZO-13: the richest wins, or who is left; ties share (ZO-R10)."""
        wealth = [s.wealth(seat) for seat in range(s.seats)]
        left = [seat for seat in range(s.seats) if not s.is_out(seat)]
        best = max(wealth[seat] for seat in left)
        return Result([seat for seat in left if wealth[seat] == best], wealth)

    def box(self, s: Zock) -> dict[str, int]:
        kings = len(s.places[::3])
        return {"money": s.bank + sum(s.money), "kings": kings, "pawns": len(s.places) - kings}

    def fault(self, s: Zock) -> str:
        return find_fault(s, "over" if s.step == OVER else self.steps[s.step].name)

    def clocks(self, s: Zock) -> list[Clock]:
        minutes = s.terms.minutes
        return [Clock(60 * minutes, False)] if minutes and not s.is_last_round else []

    def ring(self, s: Zock, tell: Tell, name: str) -> Article | None:
        """ZO-R10: the round is finished, so that all have had equal turns."""
        if not s.terms.minutes or s.is_last_round:
            return ar.NO_CLOCK
        s.is_last_round = 1
        tell.everyone(ar.TIME_UP, s.round)
        return None


GAME: Final = ZockGame(
    name="zock",
    title="Zock",
    code="ZO",
    version=1,
    seats=[2, 3, 4],
    options=[
        Option.choice("cash", ["before", "after"]),
        Option.switch("stacks", True),
        Option.count("rounds", 30, 1, 200),
        Option.count("minutes", 0, 0, 600),
    ],
    steps=[DRAW_BANKER, DECIDE, THROW_THE_DIE, CHOOSE_WHO_GOES_BACK, MOVE_A_PAWN, CHALLENGE],
    state=Zock,
    happenings=ar.HAPPENINGS,
    moves=ALL,
    folder=Path(os.path.dirname(os.path.abspath(__file__))),
)
