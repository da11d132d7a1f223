"""The ring: who stands where, what may move and what may be cashed in."""

from __future__ import annotations

from ludotheque.core.article import Article
from ludotheque.core.move import NOBODY, Move, Seat
from ludotheque.games.zock import articles as ar
from ludotheque.games.zock.moves import CASH, Cash
from ludotheque.games.zock.state import HOUSE, Zock


def round_to(s: Zock, step: int) -> int:
    """ZO-R5: the ring has no end; a pawn that has come round counts from its exit again."""
    return step - s.terms.squares if step > s.terms.squares else step


def is_clear(s: Zock, seat: Seat, step: int) -> bool:
    """Whether none of the seat's own pawns stands at a step."""
    step = round_to(s, step)
    places = s.places
    king = 3 * seat
    return places[king] != step and places[king + 1] != step and places[king + 2] != step


def check_landing(s: Zock, seat: Seat, step: int) -> Article | None:
    """ZO-R7: without `stacks` a pawn may not end on its own colour."""
    return None if s.terms.has_stacks or is_clear(s, seat, step) else ar.OWN_COLOUR


def can_move(s: Zock, seat: Seat) -> bool:
    """Whether a throw of 2 to 6 can be used. With `stacks` it always can."""
    if s.terms.has_stacks:
        return True
    king = 3 * seat
    if HOUSE in s.places[king : king + 3] and is_clear(s, seat, s.die):
        return True  # A pawn comes out, or the king if it is at home.
    # Two or three pawns cannot all block each other on a ring of sixteen squares or more.
    return s.places[king] > HOUSE and s.on_ring(seat) >= 2


def standing_at(s: Zock, seat: Seat, square: int) -> Seat:
    """The opponent who stands on a square; landing pawns see to it that there is only one."""
    terms = s.terms
    places = s.places
    for other in range(s.seats):
        if other != seat:
            step = (square - s.exits[other]) % terms.squares + 1
            king = 3 * other
            if places[king] == step or places[king + 1] == step or places[king + 2] == step:
                return other
    return NOBODY


def has_two_and_king(s: Zock, seat: Seat) -> bool:
    """ZO-R4: whether the seat has two on the ring, the king among them."""
    places = s.places
    king = 3 * seat
    return places[king] > HOUSE and (places[king + 1] > HOUSE or places[king + 2] > HOUSE)


def can_cash(s: Zock, seat: Seat) -> bool:
    """ZO-7: whether there is something to cash in, past the first quarter."""
    quarter = s.terms.quarter
    places = s.places
    king = 3 * seat
    if places[king] > quarter or places[king + 1] > quarter or places[king + 2] > quarter:
        return has_two_and_king(s, seat)
    return False


def add_cash(s: Zock, seat: Seat, options: list[Move]) -> None:
    """List what may be cashed in: a move a square, since a stack is cashed in whole (ZO-14)."""
    if not has_two_and_king(s, seat):
        return
    terms = s.terms
    quarter = terms.quarter
    first = s.exits[seat] - 1
    king = 3 * seat
    home = s.places[king]
    one = s.places[king + 1]
    two = s.places[king + 2]
    if home > quarter:
        options.append(CASH[(first + home) % terms.squares])
    if one > quarter and one != home:
        options.append(CASH[(first + one) % terms.squares])
    if two > quarter and two != home and two != one:
        options.append(CASH[(first + two) % terms.squares])


def check_cash(s: Zock, seat: Seat, move: Cash) -> Article | None:
    """ZO-7: whether the pawns on a square may be cashed in."""
    if not has_two_and_king(s, seat):
        return ar.TWO_AND_KING
    step = s.step_at(seat, move.square)
    if move.square >= s.terms.squares or is_clear(s, seat, step):
        return ar.NOTHING_THERE
    return ar.TOO_EARLY if step <= s.terms.quarter else None
