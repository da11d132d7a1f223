"""Check the reconstructed map of Pfeffersäcke, and what its villages, seats and bots are worth.

    python benchmarks/pfeffersaecke_balance.py [--games N] [--seats 2 3 4 5 6] [--seed 1]
        [--parts map sheet even drawn levels tempers]

Asked of the map, played by `regular` bots of all tempers that choose their villages themselves: no
colour wins more than five points above its share; no village that is one choice in a hundred or
more wins, for certain (95 %), more than one and a half times its share; and with four players
winners come to 45 to 60 points on average and seldom to more than 100. With even chances nobody is
further than five points from their share by order of play. And asked of the map when each founds in
a village drawn at random, which shows what the villages are worth whatever the bots think of them:
with three players or more no village wins, for certain, more than one and a half times its share or
less than half of it. The figures themselves are not held to it: of a hundred villages and numbers
of players, a few come to lie above by chance. The report is Markdown; the exit status says whether
a demand is broken.
"""

from __future__ import annotations

import platform
import sys
from collections import Counter
from collections.abc import Callable
from statistics import mean

from balance import Share, arguments, one_among_others, report_tempers
from ludotheque.bots.levels import Regular, make_bot
from ludotheque.bots.perspective import Bot, Perspective
from ludotheque.bots.playout import play_out
from ludotheque.core.constraint import as_table
from ludotheque.core.event import SILENT
from ludotheque.core.game import Setting
from ludotheque.core.hints import TEMPERS
from ludotheque.core.luck import Luck
from ludotheque.core.move import CHANCE
from ludotheque.games.pfeffersaecke.board import PfeffersaeckeTerms
from ludotheque.games.pfeffersaecke.constraints import constraints
from ludotheque.games.pfeffersaecke.rules import GAME
from ludotheque.games.pfeffersaecke.state import LIES, NOT_YET, PLACING, Pfeffersaecke

FROM_ITS_SHARE = 0.05
CHOSEN = 0.01
"""What part of all choices a village must be before it is held to its share."""
TIMES_ITS_SHARE = 1.5
PART_OF_ITS_SHARE = 0.5
LEAST, MOST = 45, 60
PARTS = ("map", "sheet", "even", "drawn", "levels", "tempers")
MORE_GAMES = 2
"""With even chances so many times as many are played: there the figure itself is held to it."""


class Field:
    """What came of many games among equals."""

    def __init__(self, seats: int, options: dict[str, Setting] | None = None) -> None:
        terms = GAME.new_terms(seats, options)
        assert isinstance(terms, PfeffersaeckeTerms)
        self.terms = terms
        self.games = 0
        self.by_seat = [0.0] * seats
        self.by_order = [0.0] * seats
        """From the starting player on."""
        self.chosen: Counter[int] = Counter()
        self.won_from: Counter[int] = Counter()
        self.best: list[int] = []
        self.rounds: list[int] = []
        self.ends: Counter[str] = Counter()
        self.out_of_posts = 0

    def play(self, games: int, luck: Luck, founder: Bot | None = None) -> None:
        """Play games among regulars, of tempers that are drawn; somebody else may have founded for
        them."""
        seats = self.terms.seats
        bot = regular()
        for _ in range(games):
            s = GAME.new_state(self.terms)
            starts = self.found(s, founder or bot, luck)
            play_out(GAME, s, luck, [bot] * seats)
            winners = GAME.result(s).winners
            for winner in winners:
                share = 1 / len(winners)
                self.by_seat[winner] += share
                self.by_order[(winner - s.starter) % seats] += share
                self.won_from[starts[winner]] += share  # type: ignore[assignment]
            self.chosen.update(starts)
            self.best.append(max(s.influence))
            self.rounds.append(s.round)
            self.ends[end_of(s)] += 1
            self.out_of_posts += 0 in s.stock
        self.games += games

    def found(self, s: Pfeffersaecke, bot: Bot, luck: Luck) -> list[int]:
        """Play up to the first turn; the villages that were chosen, by seat."""
        while not s.is_at(PLACING):
            step = GAME.steps[s.step]
            seat = step.asks(s)[0]
            if seat == CHANCE:
                move = step.outcome(s, luck.draw(step.ways(s)))
            else:
                temper = luck.draw(TEMPERS)
                move = bot.choose(Perspective(GAME, s, seat, luck, temper))
            step.do(s, seat, move, SILENT)
        villages = range(self.terms.cities, self.terms.places)
        return [
            next(village for village in villages if s.posts[village] == [seat])
            for seat in range(s.seats)
        ]


def drawn_field(seats: int, games: int, luck: Luck) -> Field:
    """Games of regular bots that begin in villages drawn at random."""
    field = Field(seats)
    field.play(games, luck, make_bot("random", GAME))
    return field


def end_of(s: Pfeffersaecke) -> str:
    """The article by which a game has ended."""
    if s.village_counter == 0:
        return "PF-22"
    return "PF-24" if NOT_YET in s.discs or LIES in s.discs else "PF-23"


def regular() -> Bot:
    """The regular bot, which here weighs a move on one possible state and not on eight."""
    bot = make_bot("regular", GAME)
    assert isinstance(bot, Regular)
    bot.redeals = 1
    return bot


def report_order(fields: list[Field], chances: str) -> None:
    """Print wins by order of play and by colour."""
    for field in fields:
        order = [str(Share(wins, field.games)) for wins in field.by_order]
        colours = [str(Share(wins, field.games)) for wins in field.by_seat]
        print(f"| {field.terms.seats} | {chances} | {', '.join(order)} | {', '.join(colours)} |")


def is_even_by_order(field: Field) -> bool:
    """Whether nobody is further from their share than is asked, as far as was measured."""
    shares = [wins / field.games for wins in field.by_order]
    return max(abs(share - 1 / field.terms.seats) for share in shares) <= FROM_ITS_SHARE


def report_equals(fields: list[Field], even: list[Field]) -> bool:
    """Print wins by order of play and by colour, and how games end; whether all is as asked."""
    print("| players | chances | from the starting player on | by colour |")
    print("| ---: | --- | --- | --- |")
    report_order(fields, "as the sheet says")
    report_order(even, "even")
    is_fair = True
    for field in [*fields, *even]:
        surest = max(Share(wins, field.games).interval[0] for wins in field.by_seat)
        is_fair &= surest <= 1 / field.terms.seats + FROM_ITS_SHARE
    uneven = [str(field.terms.seats) for field in even if not is_even_by_order(field)]
    print(
        "\nFurther than five points from their share by order of play, with even chances, at: "
        f"{', '.join(uneven) or 'no number of players'}."
    )
    is_fair &= not uneven
    print(
        "\n| players | chances | winner's points | tenth to ninetieth in a hundred | above 100 "
        "| rounds | ends by PF-22, PF-23, PF-24 | out of posts |\n"
        "| ---: | --- | ---: | --- | ---: | ---: | --- | ---: |"
    )
    for field in fields:
        is_fair &= report_ends(field, "as the sheet says")
    for field in even:
        report_ends(field, "even")
    return is_fair


def report_ends(field: Field, chances: str) -> bool:
    """Print how games end; whether winners come to what is asked of them."""
    best = sorted(field.best)
    games = field.games
    ends = ", ".join(
        f"{100 * field.ends[end] / games:.0f} %" for end in ("PF-22", "PF-23", "PF-24")
    )
    above = sum(points > 100 for points in best) / games
    print(
        f"| {field.terms.seats} | {chances} | {mean(best):.1f} | {best[games // 10]} to "
        f"{best[games * 9 // 10]} | {100 * above:.1f} % | {mean(field.rounds):.1f} | {ends} "
        f"| {100 * field.out_of_posts / games:.1f} % |"
    )
    return field.terms.seats != 4 or (LEAST <= mean(best) <= MOST and above < 0.02)


class Cell:
    """What a village won with so many players, in times its share."""

    def __init__(self, field: Field, village: int) -> None:
        seats, founded = field.terms.seats, field.chosen[village]
        share = Share(field.won_from[village], founded)
        low, high = share.interval
        self.often = founded / field.games
        self.seats = seats
        self.times, self.low, self.high = seats * share.value, seats * low, seats * high

    def __str__(self) -> str:
        return f"× {self.times:.2f} ({self.low:.2f} to {self.high:.2f})"

    def if_chosen(self) -> tuple[str, bool]:
        """What is printed where bots choose, and whether the village wins too much."""
        is_held_to_it = self.often >= CHOSEN * self.seats
        figures = str(self) if is_held_to_it else f"× {self.times:.2f}"
        is_too_much = is_held_to_it and self.low > TIMES_ITS_SHARE
        return f"{100 * self.often:.1f} %, {figures}", is_too_much

    def if_drawn(self) -> tuple[str, bool]:
        """What is printed where villages are drawn, and whether it wins too much or too little."""
        is_even = self.low <= TIMES_ITS_SHARE and self.high >= PART_OF_ITS_SHARE
        return str(self), self.seats > 2 and not is_even


def report_villages(fields: list[Field], look: Callable[[Cell], tuple[str, bool]]) -> list[str]:
    """Print how many times its share each village wins; which of them break the demand."""
    print("| village |" + "".join(f" {field.terms.seats} players |" for field in fields))
    print("| --- |" + " ---: |" * len(fields))
    broken = []
    terms = fields[0].terms
    for village in range(terms.cities, terms.places):
        place = terms.map.places[village]
        cells = []
        for field in fields:
            text, is_broken = look(Cell(field, village)) if field.chosen[village] else ("–", False)
            cells.append(text)
            if is_broken:
                broken.append(f"{place.id} with {field.terms.seats}")
        print(f"| {place.id} ({place.name}) | {' | '.join(cells)} |")
    return broken


def report_levels(seats: int, games: int, luck: Luck) -> bool:
    """Print how often a regular wins among novices, in all seats in turn."""
    terms = GAME.new_terms(seats)
    share = one_among_others(GAME, terms, regular(), make_bot("novice", GAME), games, luck)
    print(f"| {seats} | {100 / seats:.1f} % | {share} |", flush=True)
    return share.interval[0] > 1 / seats


def main() -> None:
    asked = arguments(__doc__, 300, GAME.seats, 1, PARTS)
    luck = Luck.seeded(asked.seed)
    games = asked.games
    command = " ".join(["python benchmarks/pfeffersaecke_balance.py", *sys.argv[1:]])
    print("# Pfeffersäcke: the map, the villages, the seats and the bots\n")
    print(f"`{command}`,")
    print(
        f"Python {platform.python_version()}; {games} games a line, 95 % intervals in brackets.\n"
    )
    is_fair = True
    if "map" in asked.parts:
        terms = GAME.new_terms(4)
        assert isinstance(terms, PfeffersaeckeTerms)
        print(f"## The map\n\n{as_table(constraints(terms.map))}")
    sheet: list[Field] = []
    even: list[Field] = []
    if "sheet" in asked.parts:
        sheet = [Field(seats) for seats in asked.seats]
    if "even" in asked.parts:
        even = [Field(seats, GAME.even_chances(seats)) for seats in asked.seats]
    for field in sheet:
        field.play(games, luck)
    for field in even:
        field.play(MORE_GAMES * games, luck)
    if sheet or even:
        print(
            "\n## Among equals\n\nRegular bots of all tempers, which choose their villages "
            "themselves; with the options as the sheet has them, and with those for even chances "
            f"({MORE_GAMES * games} games a line).\n"
        )
        is_fair &= report_equals(sheet, even)
    if sheet:
        print(
            "\n## The villages\n\nIn how many games each is chosen to found in, and how many times "
            "its share whoever does so wins.\n"
        )
        broken = report_villages(sheet, Cell.if_chosen)
        print(f"\nFor certain above × 1.5: {', '.join(broken) or 'none'}.")
        is_fair &= not broken
    if "drawn" in asked.parts:
        print(
            "\n## Founded in at random\n\nThe same bots, for whom the villages are drawn: how many "
            "times its share each village wins.\n"
        )
        drawn = [drawn_field(seats, games, luck) for seats in asked.seats]
        broken = report_villages(drawn, Cell.if_drawn)
        print(f"\nFor certain above × 1.5 or below × 0.5: {', '.join(broken) or 'none'}.")
        is_fair &= not broken
    if "levels" in asked.parts:
        print(f"\n## Levels\n\nOne regular among novices; {games // 2} games a line.\n")
        print("| players | fair | wins |\n| ---: | ---: | --- |")
        for seats in asked.seats:
            is_fair &= report_levels(seats, games // 2, luck)
    if "tempers" in asked.parts:
        tables = [GAME.new_terms(seats) for seats in asked.seats]
        report_tempers(regular(), tables, games, luck)
    sys.exit(0 if is_fair else "a demand is broken.")


if __name__ == "__main__":
    main()
