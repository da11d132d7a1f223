"""What computer players know about playing Zock well.

The judgement guesses what everybody will own at the end: their wealth, and what their pawns may
still bring. From that follows each player's chance to be the richest. On top of it come the next
throws: who stands where a pawn can be hit, and which kings can challenge each other.
"""

from __future__ import annotations

from math import exp
from typing import Final

from ludotheque.core.event import SILENT
from ludotheque.core.hints import Hints
from ludotheque.core.luck import Luck
from ludotheque.core.move import CHANCE, NOBODY, Move, Seat
from ludotheque.core.state import OVER
from ludotheque.games.zock.board import MOST_MONEY, ZockTerms
from ludotheque.games.zock.hits import KING_FINE, PAWN_FINE
from ludotheque.games.zock.money import worth
from ludotheque.games.zock.moves import DIE, KING, Cash, ComeOut, Repay, ThrowDie, Walk
from ludotheque.games.zock.ring import standing_at
from ludotheque.games.zock.rules import GAME
from ludotheque.games.zock.state import (
    CHALLENGING,
    CHOOSING_WHO_GOES_BACK,
    HOUSE,
    MOVING,
    MOVING_OR_CASHING,
    OFF,
    THROWING,
    Zock,
)

MODEST_SUM: Final = 3_000
"""A novice cashes in for that much."""

KEEPS_WALKING: Final = 5 / 6 * 0.92
"""How likely a pawn survives a turn: no 1 strikes it (ZO-9) and nobody hits it."""
FORESIGHT: Final = 40
"""With more turns left than that nothing is worth more: a pawn has time to come round."""
LAST_SPREAD: Final = 3_000.0
SPREAD_OF_A_ROUND: Final = 800.0
"""How uncertain what everybody will own is: in the last round, and more for each before it."""
POOR_BANK: Final = 20_000
RESERVE: Final = KING_FINE + PAWN_FINE
"""What a debtor keeps where the bank may soon have nothing to lend (ZO-12)."""
MOST_BOARDS: Final = 32
CHOICES: Final = [MOVING.index, MOVING_OR_CASHING.index, CHOOSING_WHO_GOES_BACK.index]
"""Where somebody has the choice after the throw."""

Outlook = list[list[float]]
"""What a pawn at a step may bring beyond what one at home may, by its owner's turns left and its
step; a king brings three times as much (ZO-8)."""


OUTLOOKS: Final[dict[str, Outlook]] = {}
"""Those of the boards that were played on, shared by all tempers."""


class Temper:
    """What players of one strength see differently."""

    def __init__(
        self, patience: float, hit: float, challenged: float, third: float, king: float
    ) -> None:
        self.patience = patience
        """How much of what a pawn may bring counts: money in hand is better."""
        self.hit = hit
        """How likely a hit is held to be for each throw that allows it."""
        self.challenged = challenged
        """How likely a challenge is held to be, where a throw allows it."""
        self.third = third
        """How much the third pawn is liked on the ring, in chances to win."""
        self.king = king
        """How much it is liked that the king runs ahead."""


TEMPERS: Final = [
    Temper(0.90, 0.12, 0.14, 0.0, 0.0),  # steady
    Temper(0.80, 0.12, 0.14, 0.004, 0.0),  # cashes in early
    Temper(1.00, 0.10, 0.12, -0.004, 0.0),  # waits, with two pawns out
    Temper(0.90, 0.07, 0.07, 0.0, 0.002),  # fears nothing
    Temper(0.85, 0.15, 0.20, 0.0, 0.0),  # looks over the shoulder
    Temper(0.90, 0.12, 0.10, 0.008, 0.0),  # likes a crowd
]
"""All about as strong: `benchmarks/zock_balance.py` measures them."""


class ZockHints(Hints[Zock]):
    """Zock's rule of thumb and its judgement, of one temper."""

    def __init__(self, temper: Temper) -> None:
        self.temper = temper

    def of_temper(self, temper: int) -> Hints[Zock]:
        return ALL_HINTS[temper % len(ALL_HINTS)]

    def novice(self, s: Zock, seat: Seat, legal: list[Move], luck: Luck) -> Move:
        """Cash in for a modest sum; else hit if possible; else move any pawn."""
        best = legal[0]
        most = MODEST_SUM - 1
        walks: list[Move] = []
        for move in legal:
            if isinstance(move, Cash):
                sum = worth(s, seat, s.step_at(seat, move.square))
                if sum > most:
                    best, most = move, sum
            elif isinstance(move, Walk | ComeOut):
                walks.append(move)
        if most >= MODEST_SUM or not walks:
            return best
        for move in walks:
            if standing_at(s, seat, landing_square(s, seat, move)) != NOBODY:
                return move
        return walks[luck.draw(len(walks))]

    def judge(self, s: Zock, seat: Seat, move: Move) -> float:
        """The seat's chance to win after the move; paying back goes before everything else."""
        if isinstance(move, Repay):
            return judge_repayment(s, seat, move.sum)
        if isinstance(move, ThrowDie):
            return self.judge_throw(s, seat)
        after = s.copy()
        GAME.steps[s.step].do(after, seat, move, SILENT)
        chance = self.chance(after, seat)
        if isinstance(move, ComeOut):
            return chance + self.temper.third
        if isinstance(move, Walk) and move.piece == KING:
            return chance + self.temper.king
        return chance

    def judge_throw(self, s: Zock, seat: Seat) -> float:
        """The chance to win by throwing: the mean of what each throw allows at best."""
        total = 0.0
        for die in DIE:
            thrown = s.copy()
            GAME.steps[THROWING.index].do(thrown, CHANCE, die, SILENT)
            at = thrown.step
            if at not in CHOICES:
                total += self.chance(thrown, seat)
                continue
            step = GAME.steps[at]
            best = 0.0
            for move in step.options(thrown, seat):
                after = thrown.copy()
                step.do(after, seat, move, SILENT)
                best = max(best, self.chance(after, seat))
            total += best
        return total / 6

    def chance(self, s: Zock, seat: Seat) -> float:
        """The seat's chance to win, where its turn has just ended."""
        return chance_to_win(s, seat, outlook_of(s.terms), self.temper)


def outlook_of(terms: ZockTerms) -> Outlook:
    """What pawns may bring on that board, worked out once."""
    name = terms.board_hash + " after" if terms.cashes_after else terms.board_hash
    known = OUTLOOKS.get(name)
    if known is None:
        if len(OUTLOOKS) == MOST_BOARDS:
            OUTLOOKS.clear()
        known = OUTLOOKS[name] = work_out(terms)
    return known


def work_out(terms: ZockTerms) -> Outlook:
    """What a single pawn brings if it is always cashed in at the best time and starts anew."""
    squares = terms.squares
    later = [0.0] * (squares + 1)
    outlook: Outlook = [later]
    for _ in range(FORESIGHT):
        struck = (1 - KEEPS_WALKING) * later[HOUSE]
        now: list[float] = []
        for step in range(squares + 1):
            cashed = terms.sums[step] + later[HOUSE]
            walked = 0.0
            for pips in range(2, 7):
                to = step + pips
                walked += later[to - squares if to > squares else to] / 5
            if terms.cashes_after:  # ZO-R14 A 1 strikes before one can cash in.
                now.append(KEEPS_WALKING * max(cashed, walked) + struck)
            else:
                now.append(max(cashed, KEEPS_WALKING * walked + struck))
        outlook.append([value - now[HOUSE] for value in now])
        later = now
    return outlook


def judge_repayment(s: Zock, seat: Seat, sum: int) -> float:
    """ZO-R9: debts are paid first, since a lost challenge takes the money and leaves the debt.

    Only where the bank is poor some money is kept: who has none when it has none is out.
    """
    if s.bank < POOR_BANK and s.money[seat] - sum < RESERVE:
        return -1.0
    return 1.0 + sum / MOST_MONEY


def chance_to_win(s: Zock, seat: Seat, outlook: Outlook, temper: Temper) -> float:
    """The seat's chance to be the richest at the end, where its turn has just ended."""
    if s.step == OVER:
        winners = GAME.result(s).winners
        return 1 / len(winners) if seat in winners else 0.0
    if s.places[3 * seat] == OFF:
        return 0.0
    rounds = 0 if s.is_last_round else s.terms.rounds - s.round
    spread = LAST_SPREAD + SPREAD_OF_A_ROUND * rounds
    patience = temper.patience
    riches = [expected_riches(s, other, rounds, outlook, patience) for other in range(s.seats)]
    if s.step == CHALLENGING.index:
        return chance_in_challenge(s, seat, riches, spread, s.challenger, s.challenged)
    fear_hits(s, seat, riches, outlook[min(rounds, FORESIGHT)], temper)
    chance = chance_to_be_richest(seat, riches, spread)
    return chance + temper.challenged * challenges_ahead(s, seat, riches, spread, chance)


def expected_riches(s: Zock, seat: Seat, rounds: int, outlook: Outlook, patience: float) -> float:
    """What a seat may own at the end: its wealth, and what its pawns may bring."""
    king = 3 * seat
    places = s.places
    if places[king] == OFF:
        return float(-MOST_MONEY)
    is_still_to_play = (seat - s.banker) % s.seats >= (s.turn - s.banker) % s.seats
    bring = outlook[min(rounds + is_still_to_play, FORESIGHT)]
    pawns = 3 * bring[places[king]] + bring[places[king + 1]] + bring[places[king + 2]]
    return s.money[seat] - s.debt[seat] + patience * pawns


def fear_hits(s: Zock, seat: Seat, riches: list[float], bring: list[float], temper: Temper) -> None:
    """ZO-10: take off what the seat may lose to pawns behind it before its next turn."""
    terms = s.terms
    king = 3 * seat
    for pawn in range(king, king + 3):
        place = s.places[pawn]
        if place == HOUSE:
            continue
        square = s.exits[seat] + place - 1
        is_king = pawn == king
        fine = KING_FINE if is_king else PAWN_FINE
        loss = fine + temper.patience * (3 if is_king else 1) * bring[place]
        for other in range(s.seats):
            if other == seat or s.places[3 * other] == OFF:
                continue
            step = (square - s.exits[other]) % terms.squares + 1
            throws = pawns_that_reach(s, other, step)
            if not is_king and can_king_reach(s, other, step):
                throws += 1
            if throws:
                riches[seat] -= throws * temper.hit * loss
                riches[other] += throws * temper.hit * fine


def challenges_ahead(
    s: Zock, seat: Seat, riches: list[float], spread: float, chance: float
) -> float:
    """ZO-11: what it would change if kings met that can reach each other.

    Others may always challenge the seat; the seat will challenge them only to its advantage.
    """
    terms = s.terms
    place = s.places[3 * seat]
    if place == HOUSE:
        return 0.0
    square = s.exits[seat] + place - 1
    change = 0.0
    for other in range(s.seats):
        if other == seat or s.places[3 * other] == OFF:
            continue
        if can_king_reach(s, other, (square - s.exits[other]) % terms.squares + 1):
            fought = chance_in_challenge(s, seat, riches, spread, other, seat)
            change += fought - chance
        elsewhere = s.places[3 * other]
        if elsewhere == HOUSE:
            continue
        there = (s.exits[other] + elsewhere - 1 - s.exits[seat]) % terms.squares + 1
        if can_king_reach(s, seat, there):
            fought = chance_in_challenge(s, seat, riches, spread, seat, other)
            change += max(fought - chance, 0.0)
    return change


def chance_in_challenge(
    s: Zock, seat: Seat, riches: list[float], spread: float, challenger: Seat, challenged: Seat
) -> float:
    """A seat's chance to win when two kings meet: who was hit throws first and loses 6 of 11."""
    ours = riches[challenger]
    theirs = riches[challenged]
    riches[challenger] = ours + s.money[challenged]
    riches[challenged] = theirs - s.money[challenged]
    is_won = chance_to_be_richest(seat, riches, spread)
    riches[challenger] = ours - s.money[challenger]
    riches[challenged] = theirs + s.money[challenger]
    is_lost = chance_to_be_richest(seat, riches, spread)
    riches[challenger] = ours
    riches[challenged] = theirs
    return (6 * is_won + 5 * is_lost) / 11


def chance_to_be_richest(seat: Seat, riches: list[float], spread: float) -> float:
    """A seat's chance, where what everybody will own is only known within a spread."""
    own = riches[seat]
    total = 0.0
    for other in riches:
        total += exp(min((other - own) / spread, 50.0))
    return 1 / total


def can_king_reach(s: Zock, seat: Seat, step: int) -> bool:
    """Whether a throw can bring the seat's king to one of its steps."""
    king = 3 * seat
    places = s.places
    place = places[king]
    if place > HOUSE and places[king + 1] == HOUSE and places[king + 2] == HOUSE:
        return False  # ZO-4 A pawn has to come out.
    return is_in_reach(s, place, step)


def pawns_that_reach(s: Zock, seat: Seat, step: int) -> int:
    """How many throws can bring one of the seat's two pawns to one of its steps."""
    king = 3 * seat
    places = s.places
    if places[king] == HOUSE:
        return 0  # ZO-5 The king comes out first.
    first = places[king + 1]
    second = places[king + 2]
    throws = 1 if is_in_reach(s, first, step) else 0
    if second != first and is_in_reach(s, second, step):
        throws += 1
    return throws


def is_in_reach(s: Zock, place: int, step: int) -> bool:
    """Whether a throw of 2 to 6 leads from a place, the house included, to a step."""
    gap = step - place
    if gap < 0:
        gap += s.terms.squares
    return 2 <= gap <= 6


def landing_square(s: Zock, seat: Seat, move: Move) -> int:
    """The square where a pawn that walks or comes out will land."""
    step = s.die
    if isinstance(move, Walk):
        if move.piece == KING:
            step += s.places[3 * seat]
        else:
            step += s.step_at(seat, move.square)
    return s.square_at(seat, step)


ALL_HINTS: Final = [ZockHints(temper) for temper in TEMPERS]
HINTS: Final = ALL_HINTS[0]
