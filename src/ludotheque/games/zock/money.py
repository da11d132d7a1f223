"""ZO-7, ZO-8, ZO-10, ZO-12: the bank, fines, loans and ruin."""

from __future__ import annotations

from ludotheque.core.event import Tell
from ludotheque.core.move import Seat
from ludotheque.games.zock.articles import BORROWED, CASHED, REPAID, RUINED
from ludotheque.games.zock.state import HOUSE, OFF, Zock


def worth(s: Zock, seat: Seat, step: int) -> int:
    """What the seat's pawns at a step would be paid: a king thrice (ZO-8), each of a stack
    (ZO-14). The bank may have less (ZO-R12)."""
    shares = 0
    king = 3 * seat
    if s.places[king] == step:
        shares += 3
    if s.places[king + 1] == step:
        shares += 1
    if s.places[king + 2] == step:
        shares += 1
    return shares * s.terms.sums[step]


def payment(s: Zock, seat: Seat, step: int) -> int:
    """ZO-R12: what the bank pays for them: no more than it has."""
    return min(worth(s, seat, step), s.bank)


def cash_in(s: Zock, seat: Seat, step: int, tell: Tell) -> None:
    """ZO-7: the window pays and the pawns go home."""
    paid = payment(s, seat, step)
    pieces = 0
    king = 3 * seat
    kings = 1 if s.places[king] == step else 0
    for pawn in range(king, king + 3):
        if s.places[pawn] == step:
            s.places[pawn] = HOUSE
            pieces += 1
    s.bank -= paid
    s.money[seat] += paid
    tell.everyone(CASHED, seat, s.square_at(seat, step) + 1, pieces, kings, paid)


def repay(s: Zock, seat: Seat, sum: int, tell: Tell) -> None:
    """ZO-R9: some of the debt goes back to the bank."""
    s.money[seat] -= sum
    s.debt[seat] -= sum
    s.bank += sum
    tell.everyone(REPAID, seat, sum)


def pay_fine(s: Zock, debtor: Seat, creditor: Seat, fine: int) -> int:
    """ZO-10, ZO-12: a fine is paid in cash; what is missing of it."""
    paid = min(fine, s.money[debtor])
    s.money[debtor] -= paid
    s.money[creditor] += paid
    return fine - paid


def borrow(s: Zock, debtor: Seat, creditor: Seat, missing: int, tell: Tell) -> None:
    """ZO-12, ZO-R9: a loan for the rest of a fine, while the bank can lend."""
    loan = min(missing, s.bank)
    s.money[creditor] += loan
    s.bank -= loan
    s.debt[debtor] += loan
    if loan:
        tell.everyone(BORROWED, debtor, loan)
    if loan < missing:  # ZO-R9 The bank could not lend the whole: the debtor is out.
        leave(s, debtor, tell)


def ruin_the_broke(s: Zock, tell: Tell) -> None:
    """ZO-12: whoever has no money is out when the bank has none either."""
    if s.bank > 0 or 0 not in s.money:
        return
    for seat in range(s.seats):
        if s.money[seat] == 0 and not s.is_out(seat):
            leave(s, seat, tell)


def leave(s: Zock, seat: Seat, tell: Tell) -> None:
    """ZO-12, ZO-R9: out of the game: pawns off the board, debt void."""
    king = 3 * seat
    s.places[king] = OFF
    s.places[king + 1] = OFF
    s.places[king + 2] = OFF
    s.debt[seat] = 0
    tell.everyone(RUINED, seat)
