"""Check the reconstructed city of Les Apaches de Paris, and what its seats and bots are worth.

    python benchmarks/apaches_balance.py [--games N] [--seats 2 3 4] [--seed 1]

Asked of the city, played by `regular` bots: no seat wins five points more than its share (95 %;
the first player is drawn), two gangs or more meet in some quarter in most rounds, and the totals
of winners are near the reported yardstick. The report is Markdown; the exit status says whether a
demand is broken.
"""

from __future__ import annotations

import argparse
import math
import platform
import sys
from statistics import mean

from ludotheque.bots.levels import make_bot
from ludotheque.bots.perspective import Bot, Perspective
from ludotheque.bots.playout import play_out
from ludotheque.core.event import SILENT
from ludotheque.core.luck import Luck
from ludotheque.core.move import CHANCE
from ludotheque.core.state import OVER, Terms
from ludotheque.games.apaches.city import City
from ludotheque.games.apaches.constraints import table
from ludotheque.games.apaches.moves import QUARTERS, Lay
from ludotheque.games.apaches.rules import GAME
from ludotheque.games.apaches.state import Apaches

YARDSTICK = 2_850
"""The best total that was reported."""
TOLERANCE = 0.05


class Field:
    """What came of many games among equals."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.wins = [0.0] * terms.seats
        """By seat."""
        self.in_order = [0.0] * terms.seats
        """By place from the first player of the first round on."""
        self.best: list[int] = []
        self.all: list[int] = []
        self.meetings: list[int] = []
        """By round: the quarters in which two gangs or more were settled."""

    def play(self, bot: Bot, games: int, luck: Luck) -> None:
        for _ in range(games):
            s = GAME.set_up(self.terms)
            assert isinstance(s, Apaches)
            first = -1
            while s.step != OVER:
                step = GAME.steps[s.step]
                seat = step.asks(s)[0]
                if seat == CHANCE:
                    move = step.outcome(s, luck.draw(step.ways(s)))
                else:
                    first = s.first if first < 0 else first
                    move = bot.choose(Perspective(GAME, s, seat, luck))
                if isinstance(move, Lay) and s.is_last_turn() and s.at == s.seats - 1:
                    self.meetings.append(meetings(s))
                step.do(s, seat, move, SILENT)
            result = GAME.result(s)
            for winner in result.winners:
                self.wins[winner] += 1 / len(result.winners)
                self.in_order[(winner - first) % s.seats] += 1 / len(result.winners)
            self.best.append(max(result.scores))
            self.all.extend(result.scores)


def meetings(s: Apaches) -> int:
    """In how many quarters two gangs or more stand."""
    count = 0
    for quarter in range(QUARTERS):
        count += sum(s.gang(seat, quarter) > 0 for seat in range(s.seats)) > 1
    return count


def interval(share: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's)."""
    z = 1.96
    centre = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games)
    half *= math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return centre - half, centre + half


def percent(share: float, games: int) -> str:
    low, high = interval(share, games)
    return f"{100 * share:.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def report_equals(seats: int, level: str, games: int, luck: Luck) -> bool:
    """Print what became of games among equals; whether the city does what is asked of it."""
    field = Field(GAME.new_terms(seats))
    field.play(make_bot(level, GAME), games, luck)
    best = sorted(field.best)
    shares = ", ".join(percent(wins / games, games) for wins in field.wins)
    in_order = ", ".join(percent(wins / games, games) for wins in field.in_order)
    met = sum(count > 0 for count in field.meetings) / len(field.meetings)
    print(
        f"| {seats} | {level} | {shares} | {in_order} "
        f"| {100 * met:.0f} %, {mean(field.meetings):.1f} quarters "
        f"| {mean(field.all):.0f} | {mean(best):.0f} | {best[len(best) * 9 // 10]} |",
        flush=True,
    )
    lowest = [interval(wins / games, games)[0] for wins in field.wins]
    return max(lowest) <= 1 / seats + TOLERANCE and met > 0.5


def report_levels(seats: int, one: str, others: str, games: int, luck: Luck) -> None:
    """Print how often one bot wins against others of another kind, in all seats in turn."""
    terms = GAME.new_terms(seats)
    single, rest = make_bot(one, GAME), make_bot(others, GAME)
    wins = 0.0
    for game in range(games):
        line_up: list[Bot | None] = [rest] * seats
        line_up[game % seats] = single
        s = GAME.set_up(terms)
        play_out(GAME, s, luck, line_up)
        winners = GAME.result(s).winners
        wins += (game % seats in winners) / len(winners)
    print(
        f"| {seats} | {one} | {others} | {100 / seats:.1f} % | {percent(wins / games, games)} |",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--games", type=int, default=400, help="games for each line")
    parser.add_argument("--seats", type=int, nargs="+", default=GAME.seats)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    luck = Luck.seeded(asked.seed)
    games = asked.games
    print("# Les Apaches de Paris: the city, the seats and the bots\n")
    print(f"`python benchmarks/apaches_balance.py --games {games} --seed {asked.seed}`,")
    print(
        f"Python {platform.python_version()}; {games} games a line, 95 % intervals in brackets.\n"
    )
    print("## The city\n")
    print(table(City(GAME.own_board())))
    print(f"\n## Among equals\n\nThe best total that was reported is {YARDSTICK} F.\n")
    print(
        "| players | bots | wins by seat | wins from the first player on "
        "| rounds in which gangs meet "
        "| mean total | winner's | nine in ten winners below |\n"
        "| ---: | --- | --- | --- | --- | ---: | ---: | ---: |"
    )
    holds = True
    for seats in asked.seats:
        holds &= report_equals(seats, "regular", games, luck)
        report_equals(seats, "novice", games, luck)
    print("\n## Levels\n\nOne bot against all others of another level.\n")
    print("| players | one | the others | fair | wins |\n| ---: | --- | --- | ---: | --- |")
    for seats in asked.seats:
        report_levels(seats, "regular", "novice", games, luck)
        report_levels(seats, "novice", "random", games, luck)
    if not holds:
        sys.exit("the city does not do what is asked of it: see the report.")


if __name__ == "__main__":
    main()
