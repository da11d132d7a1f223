"""A turn: cash in or pay back, throw the die, move a pawn."""

from __future__ import annotations

from ludotheque.core.article import Article, Caution
from ludotheque.core.condition import Conditions
from ludotheque.core.event import Tell
from ludotheque.core.move import Move, Seat
from ludotheque.core.step import ONLY_CHANCE, TURN_OF, ListedStep, Step
from ludotheque.games.zock import articles as ar
from ludotheque.games.zock.ahead import IF_CASH, IF_DIE
from ludotheque.games.zock.board import UNIT
from ludotheque.games.zock.hits import land
from ludotheque.games.zock.money import cash_in, payment, repay, worth
from ludotheque.games.zock.moves import (
    DIE,
    KING,
    OUT_KING,
    OUT_PAWN,
    PAWN,
    REPAY,
    THROW,
    WALK_KING,
    WALK_PAWN,
    Cash,
    ComeOut,
    Die,
    GoBack,
    Repay,
    ThrowDie,
    Walk,
)  # fmt: skip
from ludotheque.games.zock.ring import (
    add_cash,
    can_cash,
    can_move,
    check_cash,
    check_landing,
    is_clear,
)
from ludotheque.games.zock.round import begin_turn, end_turn
from ludotheque.games.zock.state import HOUSE, MOVING, MOVING_OR_CASHING, THROWING, Zock
from ludotheque.games.zock.the_one import strike


class Decide(ListedStep[Zock]):
    """ZO-7, ZO-R1: before throwing one may cash in instead; ZO-R9: and pay debts back.

    Asked only where there is a choice; otherwise the die is thrown at once.

    Listed: to judge all 97 moves made random games 2.7 times slower.
    """

    ahead_if: Conditions = IF_CASH

    def asks(self, s: Zock) -> list[Seat]:
        return TURN_OF[s.turn]

    def options(self, s: Zock, seat: Seat) -> list[Move]:
        options: list[Move] = [THROW]
        if not s.terms.cashes_after:
            add_cash(s, seat, options)
        for units in range(1, min(s.debt[seat], s.money[seat]) // UNIT + 1):
            options.append(REPAY[units])
        return options

    def check(self, s: Zock, seat: Seat, move: Move) -> Article | None:
        if isinstance(move, ThrowDie):
            return None
        if isinstance(move, Cash):
            return ar.CASH_AFTER if s.terms.cashes_after else check_cash(s, seat, move)
        if isinstance(move, Repay):
            if move.sum % UNIT or not move.sum:
                return ar.BY_THE_NOTE
            if move.sum > s.debt[seat]:
                return ar.NO_SUCH_DEBT
            return ar.NOT_SO_MUCH if move.sum > s.money[seat] else None
        return ar.ONLY_ON_A_ONE if isinstance(move, GoBack) else ar.THROW_FIRST

    def article_of(self, s: Zock, move: Move) -> Article:
        if isinstance(move, ThrowDie):
            return ar.ZO_3
        return ar.ZO_R9 if isinstance(move, Repay) else self.article

    def warns(self, s: Zock, seat: Seat, move: Move) -> Caution | None:
        return warn_of_bank(s, seat, move)

    def amount(self, s: Zock, seat: Seat, move: Move) -> int | None:
        return paid_for(s, seat, move)

    def suggests(self, s: Zock, seat: Seat) -> list[Move]:
        """Of the repayments: all that one can pay, half of it, and the round sums below."""
        options = self.options(s, seat)
        most = min(s.debt[seat], s.money[seat])
        worthwhile = [most, most // (2 * UNIT) * UNIT, 5_000, 1_000, 500]
        return [one for one in options if not isinstance(one, Repay) or one.sum in worthwhile]

    def foresees(self, s: Zock, seat: Seat) -> list[Move]:
        return self.suggests(s, seat)

    def do(self, s: Zock, seat: Seat, move: Move, tell: Tell) -> None:
        if isinstance(move, Cash):
            cash_in(s, seat, s.step_at(seat, move.square), tell)
            end_turn(s, tell)
        elif isinstance(move, Repay):
            repay(s, seat, move.sum, tell)
            begin_turn(s, seat)
        else:
            s.enter(THROWING)


def paid_for(s: Zock, seat: Seat, move: Move) -> int | None:
    """ZO-7: what cashing in brings now."""
    return payment(s, seat, s.step_at(seat, move.square)) if isinstance(move, Cash) else None


def warn_of_bank(s: Zock, seat: Seat, move: Move) -> Caution | None:
    """ZO-R12: whoever cashes in what the bank cannot pay is warned before."""
    if isinstance(move, Cash) and worth(s, seat, s.step_at(seat, move.square)) > s.bank:
        return ar.BANK_IS_SHORT
    return None


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
            is_free = s.terms.cashes_after and can_cash(s, s.turn)
            s.enter(MOVING_OR_CASHING if is_free else MOVING)
        else:  # ZO-R7 With no move that does not end on one's own colour the turn is lost.
            tell.everyone(ar.TURN_LOST, s.turn)
            end_turn(s, tell)


class MoveAPawn(ListedStep[Zock]):
    """ZO-3 to ZO-6: one pawn comes out or walks; with `cash = after`, or is cashed in (ZO-R14).

    Listed: to judge all 99 moves made random games 7 times slower.
    """

    ahead_if: Conditions = IF_DIE

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
        first = s.exits[seat] - 1
        if one > HOUSE and (is_free or is_clear(s, seat, one + die)):
            options.append(WALK_PAWN[(first + one) % terms.squares])
        if two > HOUSE and two != one and (is_free or is_clear(s, seat, two + die)):
            options.append(WALK_PAWN[(first + two) % terms.squares])
        if terms.cashes_after:
            add_cash(s, seat, options)
        return options

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
            step = s.step_at(seat, move.square)
            if move.square >= s.terms.squares or step not in s.places[king + 1 : king + 3]:
                return ar.NO_PAWN_THERE
            return check_landing(s, seat, step + s.die)
        if isinstance(move, Cash):
            return check_cash(s, seat, move) if s.terms.cashes_after else ar.CASH_BEFORE
        if isinstance(move, Repay):
            return ar.REPAY_BEFORE
        return ar.ONLY_ON_A_ONE if isinstance(move, GoBack) else ar.ALREADY_THROWN

    def amount(self, s: Zock, seat: Seat, move: Move) -> int | None:
        return paid_for(s, seat, move)

    def warns(self, s: Zock, seat: Seat, move: Move) -> Caution | None:
        return warn_of_bank(s, seat, move)

    def foresees(self, s: Zock, seat: Seat) -> list[Move]:
        """Whatever the die may show."""
        found: list[Move] = [OUT_KING, OUT_PAWN, WALK_KING]
        for pawn in (3 * seat + 1, 3 * seat + 2):
            if s.places[pawn] > HOUSE:
                walk = WALK_PAWN[s.square_at(seat, s.places[pawn])]
                if walk not in found:
                    found.append(walk)
        if s.terms.cashes_after:
            add_cash(s, seat, found)
        return found

    def do(self, s: Zock, seat: Seat, move: Move, tell: Tell) -> None:
        king = 3 * seat
        if isinstance(move, Walk):
            if move.piece == KING:
                land(s, seat, king, s.places[king] + s.die, tell)
            else:
                step = s.step_at(seat, move.square)
                pawn = king + 1 if s.places[king + 1] == step else king + 2
                land(s, seat, pawn, step + s.die, tell)
        elif isinstance(move, ComeOut):
            if move.piece == KING:
                land(s, seat, king, s.die, tell)
            else:
                land(s, seat, king + 1 if s.places[king + 1] == HOUSE else king + 2, s.die, tell)
        else:
            assert isinstance(move, Cash)
            cash_in(s, seat, s.step_at(seat, move.square), tell)
            end_turn(s, tell)
