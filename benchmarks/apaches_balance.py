"""Check the reconstructed city of Les Apaches de Paris, and what order of play and bots are worth.

    python benchmarks/apaches_balance.py [--games N] [--seats 2 3 4] [--seed 1]
        [--parts city order levels tempers]

Asked of the city, played by `regular` bots: with even chances nobody is more than five points from
their share by order of play, no colour wins five points more than its share (95 %; the first player
is drawn), two gangs or more meet in some quarter in most rounds, and the totals of winners are near
the reported yardstick. The report is Markdown; the exit status says whether a demand is broken.
"""

from __future__ import annotations

import platform
import sys
from statistics import mean

from balance import Share, arguments, part_of_the_win, report_levels, report_tempers
from ludotheque.bots.levels import make_bot
from ludotheque.bots.perspective import Bot, Perspective
from ludotheque.core.constraint import as_table
from ludotheque.core.event import SILENT
from ludotheque.core.game import Setting
from ludotheque.core.hints import TEMPERS
from ludotheque.core.luck import Luck
from ludotheque.core.move import CHANCE
from ludotheque.core.state import OVER, Terms
from ludotheque.core.words import words_of
from ludotheque.games.apaches.city import City
from ludotheque.games.apaches.constraints import constraints
from ludotheque.games.apaches.moves import QUARTERS, Lay
from ludotheque.games.apaches.rules import GAME
from ludotheque.games.apaches.state import Apaches

PARTS = ("city", "order", "levels", "tempers")
YARDSTICK = 2_850
"""The best total that was reported."""
TOLERANCE = 0.05


class Field:
    """What came of many games among equals."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.by_colour = [Share() for _ in range(terms.seats)]
        """By seat."""
        self.in_order = [Share() for _ in range(terms.seats)]
        """By place from the first player of the first round on."""
        self.best: list[int] = []
        self.all: list[int] = []
        self.meetings: list[int] = []
        """By round: the quarters in which two gangs or more were settled."""

    def play(self, level: str, games: int, luck: Luck) -> None:
        bot = make_bot(level, GAME)
        for _ in range(games):
            self._play_one(bot, luck)

    def _play_one(self, bot: Bot, luck: Luck) -> None:
        tempers = [luck.draw(TEMPERS) for _ in range(self.terms.seats)]
        s = GAME.new_state(self.terms)
        assert isinstance(s, Apaches)
        first = -1
        while s.step != OVER:
            step = GAME.steps[s.step]
            seat = step.asks(s)[0]
            if seat == CHANCE:
                move = step.outcome(s, luck.draw(step.ways(s)))
            else:
                first = s.first if first < 0 else first
                move = bot.choose(Perspective(GAME, s, seat, luck, tempers[seat]))
            if isinstance(move, Lay) and s.is_last_turn() and s.at == s.seats - 1:
                self.meetings.append(meetings(s))
            step.do(s, seat, move, SILENT)
        result = GAME.result(s)
        for seat in range(s.seats):
            part = part_of_the_win(seat, result)
            self.by_colour[seat].add(part)
            self.in_order[(seat - first) % s.seats].add(part)
        self.best.append(max(result.scores))
        self.all.extend(result.scores)

    @property
    def furthest(self) -> float:
        """How far somebody is from their share by order of play."""
        fair = 1 / self.terms.seats
        return max([abs(share.value - fair) for share in self.in_order])

    @property
    def is_colour_blind(self) -> bool:
        """Whether no colour certainly wins more than it should."""
        lowest = [share.interval[0] for share in self.by_colour]
        return max(lowest) <= 1 / self.terms.seats + TOLERANCE

    @property
    def met(self) -> float:
        """In how many of the rounds gangs met."""
        return sum([count > 0 for count in self.meetings]) / len(self.meetings)


def meetings(s: Apaches) -> int:
    """In how many quarters two gangs or more stand."""
    count = 0
    for quarter in range(QUARTERS):
        count += sum(s.gang(seat, quarter) > 0 for seat in range(s.seats)) > 1
    return count


def report_order(seats: int, level: str, even: bool, games: int, luck: Luck) -> Field:
    """Print how often each wins by order of play, and by colour."""
    options: dict[str, Setting] = GAME.even_chances(seats) if even else {}
    field = Field(GAME.new_terms(seats, options))
    field.play(level, games, luck)
    agreed = ", ".join([f"`{name}={setting_word(setting)}`" for name, setting in options.items()])
    chances = (agreed or "as the sheet") if even else "the sheet"
    in_order = ", ".join([str(share) for share in field.in_order])
    colours = words_of(GAME, "en")
    by_colour = ", ".join(
        [f"{colours.colour(seat).lower()} {share}" for seat, share in enumerate(field.by_colour)]
    )
    off = f"{100 * field.furthest:.1f}"
    print(f"| {seats} | {level} | {chances} | {in_order} | {off} | {by_colour} |", flush=True)
    return field


def setting_word(setting: Setting) -> str:
    """A setting as the command line takes it."""
    if isinstance(setting, bool):
        return "on" if setting else "off"
    return str(setting)


def report_rounds(fields: list[tuple[str, Field]]) -> None:
    """Print in how many rounds gangs met, and what they came to."""
    print(f"\n## Rounds and totals\n\nThe best total that was reported is {YARDSTICK} F.\n")
    print(
        "| players | bots | rounds in which gangs meet | mean total | winner's "
        "| nine in ten winners below |\n| ---: | --- | --- | ---: | ---: | ---: |"
    )
    for level, field in fields:
        best = sorted(field.best)
        print(
            f"| {field.terms.seats} | {level} "
            f"| {100 * field.met:.0f} %, {mean(field.meetings):.1f} quarters "
            f"| {mean(field.all):.0f} | {mean(best):.0f} | {best[len(best) * 9 // 10]} |"
        )


def report_all_orders(tables: list[int], games: int, luck: Luck) -> bool:
    """Print who wins at each number of players, by the sheet and with even chances; whether all is
    as asked."""
    print(
        "\n## By order of play, and by colour\n\n"
        "From the first player of the first round on; *off* is how many points somebody is from "
        "their share.\n\n"
        "| players | bots | chances | wins by order of play | off | wins by colour |\n"
        "| ---: | --- | --- | --- | ---: | --- |"
    )
    holds = True
    fields: list[tuple[str, Field]] = []
    for seats in tables:
        for level in ("regular", "novice"):
            plain = report_order(seats, level, False, games, luck)
            even = report_order(seats, level, True, games, luck)
            fields.append((level, plain))
            if level == "regular":
                holds &= even.furthest <= TOLERANCE and plain.met > 0.5
                holds &= plain.is_colour_blind and even.is_colour_blind
    report_rounds(fields)
    return holds


def main() -> None:
    asked = arguments(__doc__, 400, GAME.seats, 1, PARTS)
    luck = Luck.seeded(asked.seed)
    games = asked.games
    command = " ".join(["python benchmarks/apaches_balance.py", *sys.argv[1:]])
    print("# Les Apaches de Paris: the city, the order of play and the bots\n")
    print(f"`{command}`,")
    print(
        f"Python {platform.python_version()}; {games} games a line, 95 % intervals in brackets.\n"
    )
    if "city" in asked.parts:
        print(f"## The city\n\n{as_table(constraints(City(GAME.own_board())))}")
    holds = True
    if "order" in asked.parts:
        holds = report_all_orders(asked.seats, games, luck)
    tables = [GAME.new_terms(seats) for seats in asked.seats]
    if "levels" in asked.parts:
        report_levels(GAME, tables, games, luck)
    if "tempers" in asked.parts:
        report_tempers(make_bot("regular", GAME), tables, games, luck)
    if not holds:
        sys.exit("the city does not do what is asked of it: see the report.")


if __name__ == "__main__":
    main()
