"""ZO-9: the dreaded 1, which sends the most advanced pawn back for nothing."""

from __future__ import annotations

from ludotheque.core.article import Article
from ludotheque.core.condition import ONLY_ALWAYS, Conditions
from ludotheque.core.event import Tell
from ludotheque.core.move import Move, Seat
from ludotheque.core.step import TURN_OF, Step
from ludotheque.games.zock import articles as ar
from ludotheque.games.zock.moves import GO_BACK, KING, PAWN, GoBack
from ludotheque.games.zock.round import end_turn
from ludotheque.games.zock.state import CHOOSING_WHO_GOES_BACK, HOUSE, Zock


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
        s.enter(CHOOSING_WHO_GOES_BACK)
    else:
        pawn = king if home == ahead else king + 1 if one == ahead else king + 2
        go_back(s, seat, pawn, tell)
        end_turn(s, tell)


class ChooseWhoGoesBack(Step[Zock]):
    """ZO-9, ZO-R5: where the king and a pawn are equally advanced, their owner chooses."""

    moves = GO_BACK
    ahead_if: Conditions = ONLY_ALWAYS

    def asks(self, s: Zock) -> list[Seat]:
        return TURN_OF[s.turn]

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


def go_back(s: Zock, seat: Seat, pawn: int, tell: Tell) -> None:
    """ZO-9: a pawn goes back to the house for no money."""
    piece = KING if pawn == 3 * seat else PAWN
    square = s.square_at(seat, s.places[pawn])
    s.places[pawn] = HOUSE
    tell.everyone(ar.STRUCK, seat, piece, square + 1)
