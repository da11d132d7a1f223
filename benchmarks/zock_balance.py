"""Check that Zock's reconstructed board makes cashing in at once, waiting and hitting all count,
that nobody's place at the table is worth more than another's, and that all tempers are as strong.

    python benchmarks/zock_balance.py [--games N] [--seats 2 3 4] [--seed 1]
        [--parts thresholds seats tempers]

The constraint: among players who move alike, no fixed threshold for cashing in (one for pawns,
one for kings, 36 pairs in all) wins more than its fair share plus ten points against a mixed
field. The report is Markdown; the exit status says whether the constraint is broken.
"""

from __future__ import annotations

import platform
import sys
from collections.abc import Sequence
from itertools import product
from typing import cast

from balance import Share, arguments, part_of_the_win, report_tempers
from ludotheque.bots.levels import Regular
from ludotheque.bots.perspective import Bot, Perspective
from ludotheque.core.event import Happening, Tell
from ludotheque.core.game import Result
from ludotheque.core.hints import TEMPERS
from ludotheque.core.luck import Luck
from ludotheque.core.move import CHANCE, NOBODY, Move, Seat
from ludotheque.core.state import OVER
from ludotheque.games.zock import articles as ar
from ludotheque.games.zock.board import ZockTerms
from ludotheque.games.zock.hints import HINTS, landing_square
from ludotheque.games.zock.moves import KING, Cash, Repay, Walk
from ludotheque.games.zock.ring import standing_at
from ludotheque.games.zock.rules import GAME
from ludotheque.games.zock.state import HOUSE, MOVING, Zock

MARGIN = 0.10
"""How far above its fair share a threshold may win."""
WELL_ABOVE = 0.02
"""How far above its fair share a seat may win before it is called favoured."""
EVEN = 0.05
"""With even chances nobody is further than this from a fair share by order of play, the whole
interval."""
FINALISTS = 3
"""The best pairs of the first run are played anew, since the best of many looks too good."""
THRESHOLDS = [1_000, 2_000, 3_000, 4_500, 6_000, 8_000]
"""The window's sum from which a pawn, or a king, is cashed in."""
PAIRS = list(product(THRESHOLDS, THRESHOLDS))

JUDGEMENT = "the judgement of `regular`"
FOREMOST = "a rule: hit if possible, else push the foremost pawn"
ANY = "chance: hit if possible, else push any pawn"
GAMES: dict[str, int] = {JUDGEMENT: 1, FOREMOST: 4, ANY: 2}
"""How all players of a game move, and how many times the games asked for are played so."""
SENSIBLE = [JUDGEMENT, FOREMOST]
"""The constraint is about these. Pawns pushed by chance seldom come far enough to be worth
waiting for; that is shown for comparison."""


class ThresholdBot(Bot):
    """Pays debts, cashes in from a fixed sum in the window on, and moves like all others."""

    def __init__(self, pawn_sum: int, king_sum: int, way: str) -> None:
        super().__init__(GAME)
        self.pawn_sum = pawn_sum
        self.king_sum = king_sum
        self.way = way

    def choose(self, perspective: Perspective) -> Move:
        legal = perspective.legal
        if len(legal) == 1:
            return legal[0]
        seat = perspective.seat
        s = cast(Zock, perspective.redeal())
        if s.is_at(MOVING):
            if self.way == JUDGEMENT:
                return max(legal, key=lambda move: HINTS.judge(s, seat, move))
            if self.way == ANY:
                return HINTS.novice(s, seat, legal, perspective.luck)
            return max(legal, key=lambda move: (is_hit(s, seat, move), step_of(s, seat, move)))
        best = legal[0]
        most = 0
        for move in legal:
            if isinstance(move, Repay):
                return legal[-1]
            if isinstance(move, Cash):
                step = s.step_at(seat, move.square)
                window = s.terms.sums[step]
                is_king = s.places[3 * seat] == step
                paid = 3 * window if is_king else window
                if window >= (self.king_sum if is_king else self.pawn_sum) and paid > most:
                    best, most = move, paid
        return best


def is_hit(s: Zock, seat: Seat, move: Move) -> bool:
    """Whether a pawn that moves lands on an opponent."""
    return standing_at(s, seat, landing_square(s, seat, move)) != NOBODY


def step_of(s: Zock, seat: Seat, move: Move) -> int:
    """The step from which a move starts, the house for a pawn that comes out."""
    if not isinstance(move, Walk):
        return HOUSE
    return s.places[3 * seat] if move.piece == KING else s.step_at(seat, move.square)


class Tally(Tell):
    """Counts what happens in many games."""

    def __init__(self) -> None:
        self.games = 0
        self.counts: dict[str, int] = {}
        self.dry = 0
        self.is_dry = False
        self.state: Zock | None = None

    def start(self, s: Zock) -> None:
        self.games += 1
        self.is_dry = False
        self.state = s

    def everyone(
        self, what: Happening, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0
    ) -> None:
        self.counts[what.name] = self.counts.get(what.name, 0) + 1
        if not self.is_dry and self.state is not None and self.state.bank == 0:
            self.is_dry = True
            self.dry += 1

    def a_game(self, what: Happening) -> str:
        return f"{self.counts.get(what.name, 0) / self.games:.1f}"


def play(
    terms: ZockTerms, luck: Luck, bots: Sequence[Bot], tally: Tally, tempers: Sequence[int] = ()
) -> tuple[Zock, Result]:
    """One whole game, counted; the state at its end and its result. Tempers are by seat."""
    s = GAME.new_state(terms)
    tally.start(s)
    while s.step != OVER:
        step = GAME.steps[s.step]
        seat = step.asks(s)[0]
        if seat == CHANCE:
            step.do(s, CHANCE, step.outcome(s, luck.draw(step.ways(s))), tally)
        else:
            temper = tempers[seat] if tempers else 0
            perspective = Perspective(GAME, s, seat, luck, temper)
            step.do(s, seat, bots[seat].choose(perspective), tally)
    return s, GAME.result(s)


def screen(terms: ZockTerms, way: str, games: int, luck: Luck) -> tuple[list[Share], Tally]:
    """Every pair's share where each seat of each game draws its pair anew."""
    bots = [ThresholdBot(pawn, king, way) for pawn, king in PAIRS]
    shares = [Share() for _ in PAIRS]
    tally = Tally()
    for _ in range(games):
        drawn = [luck.draw(len(PAIRS)) for _ in range(terms.seats)]
        _, result = play(terms, luck, [bots[one] for one in drawn], tally)
        for seat, one in enumerate(drawn):
            shares[one].add(part_of_the_win(seat, result))
    return shares, tally


def confirm(terms: ZockTerms, way: str, pair: int, games: int, luck: Luck) -> Share:
    """One pair's share, played anew: one seat, in turn, against pairs that are drawn."""
    bots = [ThresholdBot(pawn, king, way) for pawn, king in PAIRS]
    share = Share()
    for game in range(games):
        field = [bots[luck.draw(len(PAIRS))] for _ in range(terms.seats)]
        seat = game % terms.seats
        field[seat] = bots[pair]
        share.add(part_of_the_win(seat, play(terms, luck, field, Tally())[1]))
    return share


def report_thresholds(terms: ZockTerms, way: str, games: int, luck: Luck) -> bool:
    """Print what became of the 36 pairs; whether one of them breaks the constraint."""
    fair = 1 / terms.seats
    shares, tally = screen(terms, way, games, luck)
    ranking = sorted(range(len(PAIRS)), key=lambda one: -shares[one].value)
    each = round(sum(share.games for share in shares) / len(PAIRS))
    print(f"### {terms.seats} seats, moved by {way}\n")
    print(f"{games} games; each pair sat about {each} times; a fair share is {100 * fair:.1f} %.\n")
    print("| pawns from \\ kings from | " + " | ".join(f"{king:,}" for king in THRESHOLDS) + " |")
    print("|---|" + "---:|" * len(THRESHOLDS))
    for row, pawn in enumerate(THRESHOLDS):
        line = shares[row * len(THRESHOLDS) : (row + 1) * len(THRESHOLDS)]
        print(f"| {pawn:,} | " + " | ".join(f"{100 * one.value:.1f}" for one in line) + " |")
    print(f"\nThe best {FINALISTS}, played anew in {games // FINALISTS} games each:\n")
    finals = [confirm(terms, way, pair, games // FINALISTS, luck) for pair in ranking[:FINALISTS]]
    for pair, share in zip(ranking, finals):
        pawn, king = PAIRS[pair]
        above = 100 * (share.value - fair)
        print(f"- pawns from {pawn:,}, kings from {king:,}: {share}, {above:+.1f} points")
    is_broken = any(share.interval[0] > fair + MARGIN for share in finals)
    is_kept = all(share.interval[1] <= fair + MARGIN for share in finals)
    if way in SENSIBLE:
        verdict = (
            "is kept" if is_kept else "IS BROKEN" if is_broken else "needs more games to judge"
        )
        print(f"\nThe constraint {verdict}. {what_happened(tally)}\n")
    else:
        would = "would keep" if is_kept else "would break" if is_broken else "might break"
        print(f"\nFor comparison only: it {would} the constraint. {what_happened(tally)}\n")
    return is_broken and way in SENSIBLE


def report_seats(terms: ZockTerms, name: str, games: int, luck: Luck) -> bool:
    """Print how `regular` fares by order of play, by colour and, with three, by where the empty
    house is; whether somebody is too far from a fair share by order of play."""
    seats = terms.seats
    bots = [Regular(GAME)] * seats
    by_order = [Share() for _ in range(seats)]
    by_colour = [Share() for _ in range(seats)]
    by_house = [Share() for _ in range(4)]
    tally = Tally()
    for _ in range(games):
        tempers = [luck.draw(TEMPERS) for _ in range(seats)]
        s, result = play(terms, luck, bots, tally, tempers)
        houses = [exit // terms.quarter for exit in s.exits]
        empty = 6 - sum(houses)
        for seat in range(seats):
            part = part_of_the_win(seat, result)
            by_order[(seat - s.banker) % seats].add(part)
            by_colour[seat].add(part)
            by_house[(houses[seat] - empty) % 4].add(part)
    print(f"### {seats} seats, {name}\n")
    print(f"{games} games of `regular` bots of all tempers; a fair share is {100 / seats:.1f} %.\n")
    print("| | by order of play, the banker first | by colour: red, blue, yellow, green |")
    print("|---|---|---|")
    for place in range(seats):
        print(f"| {place + 1} | {by_order[place]} | {by_colour[place]} |")
    print(f"\n{favour(by_order, 'place in the order')} {favour(by_colour, 'colour')}")
    if seats == 3:
        print("Three leave a house empty, so their ways past each other differ, whatever the sums:")
        print(
            f"right after it (clockwise) one wins {by_house[1]}, opposite it {by_house[2]}, right"
        )
        print(f"before it {by_house[3]}.")
    print(f"{what_happened(tally)}\n", flush=True)
    low, high = 1 / seats - EVEN, 1 / seats + EVEN
    return any(share.interval[1] < low or share.interval[0] > high for share in by_order)


def favour(shares: list[Share], what: str) -> str:
    """Which of several are clearly favoured: their whole interval lies well above a fair share."""
    well_above = 1 / len(shares) + WELL_ABOVE
    lucky = [str(one + 1) for one, share in enumerate(shares) if share.interval[0] > well_above]
    if not lucky:
        return f"No {what} is clearly favoured."
    return f"Clearly favoured: {what} {' and '.join(lucky)}."


def what_happened(tally: Tally) -> str:
    return (
        f"A game has {tally.a_game(ar.CASHED)} cash-ins, {tally.a_game(ar.HIT)} hits and "
        f"{tally.a_game(ar.CHALLENGED)} challenges; {tally.a_game(ar.BORROWED)} loans are taken "
        f"and {tally.a_game(ar.RUINED)} players ruined; the bank runs dry in "
        f"{100 * tally.dry / tally.games:.1f} % of games."
    )


def table_for(seats: int, is_even: bool) -> ZockTerms:
    """A table, as the sheet has it or with even chances."""
    terms = GAME.new_terms(seats, GAME.even_chances(seats) if is_even else {})
    assert isinstance(terms, ZockTerms)
    return terms


def main() -> None:
    parts = ("thresholds", "seats", "tempers")
    asked = arguments(__doc__, 2000, GAME.seats, 100, parts)
    boards = [table_for(seats, False) for seats in asked.seats]
    luck = Luck.seeded(asked.seed)
    command = " ".join(["python benchmarks/zock_balance.py", *sys.argv[1:]])
    print("# Zock: is the board balanced?\n")
    print(f"`{command}` (Python {platform.python_version()}, board {boards[0].board_hash})\n")
    print("Shares of games won, in per cent, with 95 % intervals in brackets.\n")
    is_broken = False
    if "thresholds" in asked.parts:
        print("## Thresholds against a mixed field\n")
        for way, times in GAMES.items():
            for terms in boards:
                is_broken |= report_thresholds(terms, way, times * asked.games, luck)
    if "seats" in asked.parts:
        print("## Order of play and colours\n")
        for terms in boards:
            report_seats(terms, "as the sheet has it", asked.games, luck)
            if GAME.even_chances(terms.seats):
                even = table_for(terms.seats, True)
                is_broken |= report_seats(even, "even chances", asked.games, luck)
    if "tempers" in asked.parts:
        report_tempers(Regular(GAME), [*boards], asked.games, luck)
    if is_broken:
        sys.exit("The board breaks its constraint: see the report.")


if __name__ == "__main__":
    main()
