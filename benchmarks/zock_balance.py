"""Check that Zock's reconstructed board makes cashing in at once, waiting and hitting all count.

    python benchmarks/zock_balance.py [--games N] [--seats 2 3 4] [--seed 1]

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

from balance import Share, arguments, part_of_the_win
from ludotheque.bots.levels import make_bot
from ludotheque.bots.perspective import Bot, Perspective
from ludotheque.core.event import Happening, Tell
from ludotheque.core.game import Result
from ludotheque.core.luck import Luck
from ludotheque.core.move import CHANCE, Move, Seat
from ludotheque.core.state import OVER
from ludotheque.games.zock import articles as ar
from ludotheque.games.zock.board import ZockTerms
from ludotheque.games.zock.hints import HINTS, landing_square
from ludotheque.games.zock.moves import KING, Cash, Repay, Walk
from ludotheque.games.zock.ring import NOBODY, standing_at
from ludotheque.games.zock.rules import GAME
from ludotheque.games.zock.state import HOUSE, MOVING, Zock

MARGIN = 0.10
"""How far above its fair share a threshold may win."""
WELL_ABOVE = 0.02
"""How far above its fair share a seat may win before it is called favoured."""
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
        s = cast(Zock, perspective.sample())
        if s.step == MOVING:
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
                step = s.terms.step(seat, move.square)
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
    return s.places[3 * seat] if move.piece == KING else s.terms.step(seat, move.square)


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


def play(terms: ZockTerms, luck: Luck, bots: Sequence[Bot], tally: Tally) -> tuple[Zock, Result]:
    """One whole game, counted; the state at its end and its result."""
    s = GAME.set_up(terms)
    tally.start(s)
    while s.step != OVER:
        step = GAME.steps[s.step]
        seat = step.asks(s)[0]
        if seat == CHANCE:
            step.do(s, CHANCE, step.outcome(s, luck.draw(step.ways(s))), tally)
        else:
            step.do(s, seat, bots[seat].choose(Perspective(GAME, s, seat, luck)), tally)
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


def report_seats(terms: ZockTerms, games: int, luck: Luck) -> None:
    """Print how `regular` fares by seat and by order of play."""
    seats = terms.seats
    bots = [make_bot("regular", GAME) for _ in range(seats)]
    by_seat = [Share() for _ in range(seats)]
    by_order = [Share() for _ in range(seats)]
    tally = Tally()
    for _ in range(games):
        s, result = play(terms, luck, bots, tally)
        for seat in range(seats):
            by_seat[seat].add(part_of_the_win(seat, result))
            by_order[(seat - s.banker) % seats].add(part_of_the_win(seat, result))
    print(f"### {seats} seats, all `regular`\n")
    print(f"{games} games; a fair share is {100 / seats:.1f} %.\n")
    print("| | by seat | by order of play, the banker first |")
    print("|---|---|---|")
    for place in range(seats):
        print(f"| {place} | {by_seat[place]} | {by_order[place]} |")
    print(f"\n{favour(by_seat, 'seat')} {favour(by_order, 'place in the order')}")
    if seats == 3:
        print("Three players leave one of the four houses empty, so their ways past each other")
        print("differ, whatever the sums.")
    print(f"{what_happened(tally)}\n")


def favour(shares: list[Share], what: str) -> str:
    """Which of several are clearly favoured: their whole interval lies well above a fair share."""
    well_above = 1 / len(shares) + WELL_ABOVE
    lucky = [str(one) for one, share in enumerate(shares) if share.interval[0] > well_above]
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


def main() -> None:
    asked = arguments(__doc__, 2000, GAME.seats, least=100)
    boards: list[ZockTerms] = []
    for seats in asked.seats:
        terms = GAME.new_terms(seats)
        assert isinstance(terms, ZockTerms)
        boards.append(terms)
    luck = Luck.seeded(asked.seed)
    command = " ".join(["python benchmarks/zock_balance.py", *sys.argv[1:]])
    print("# Zock: is the board balanced?\n")
    print(f"`{command}` (Python {platform.python_version()}, board {boards[0].board_hash})\n")
    print("Shares of games won, in per cent, with 95 % intervals in brackets.\n")
    print("## Thresholds against a mixed field\n")
    is_broken = False
    for way, times in GAMES.items():
        for terms in boards:
            is_broken |= report_thresholds(terms, way, times * asked.games, luck)
    print("## Seats\n")
    for terms in boards:
        report_seats(terms, asked.games, luck)
    if is_broken:
        sys.exit("The board breaks its constraint: see the report.")


if __name__ == "__main__":
    main()
