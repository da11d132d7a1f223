"""Check the reconstructed city of Les Apaches de Paris, and what its seats and bots are worth.

    python benchmarks/apaches_balance.py [--games N] [--seats 2 3 4] [--seed 1]

Asked of the city, played by `regular` bots: no seat wins five points more than its share (95 %;
the first player is drawn), two gangs or more meet in some quarter in most rounds, and the totals
of winners are near the reported yardstick. The report is Markdown; the exit status says whether a
demand is broken.
"""

from __future__ import annotations

import platform
import sys
from statistics import mean

from balance import Share, arguments, part_of_the_win, report_levels
from ludotheque.bots.levels import make_bot
from ludotheque.bots.perspective import Bot, Perspective
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
            for seat in range(s.seats):
                self.wins[seat] += part_of_the_win(seat, result)
                self.in_order[(seat - first) % s.seats] += part_of_the_win(seat, result)
            self.best.append(max(result.scores))
            self.all.extend(result.scores)


def meetings(s: Apaches) -> int:
    """In how many quarters two gangs or more stand."""
    count = 0
    for quarter in range(QUARTERS):
        count += sum(s.gang(seat, quarter) > 0 for seat in range(s.seats)) > 1
    return count


def report_equals(seats: int, level: str, games: int, luck: Luck) -> bool:
    """Print what became of games among equals; whether the city does what is asked of it."""
    field = Field(GAME.new_terms(seats))
    field.play(make_bot(level, GAME), games, luck)
    best = sorted(field.best)
    shares = ", ".join(str(Share(wins, games)) for wins in field.wins)
    in_order = ", ".join(str(Share(wins, games)) for wins in field.in_order)
    met = sum(count > 0 for count in field.meetings) / len(field.meetings)
    print(
        f"| {seats} | {level} | {shares} | {in_order} "
        f"| {100 * met:.0f} %, {mean(field.meetings):.1f} quarters "
        f"| {mean(field.all):.0f} | {mean(best):.0f} | {best[len(best) * 9 // 10]} |",
        flush=True,
    )
    lowest = [Share(wins, games).interval[0] for wins in field.wins]
    return max(lowest) <= 1 / seats + TOLERANCE and met > 0.5


def main() -> None:
    asked = arguments(__doc__, 400, GAME.seats)
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
    report_levels(GAME, [GAME.new_terms(seats) for seats in asked.seats], games, luck)
    if not holds:
        sys.exit("the city does not do what is asked of it: see the report.")


if __name__ == "__main__":
    main()
