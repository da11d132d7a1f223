"""What the balance scripts have in common: arguments, shares of games won, one bot among others,
one temper among all."""

from __future__ import annotations

import argparse
import math
from typing import Any

from ludotheque.bots.levels import hints_of, make_bot
from ludotheque.bots.perspective import Bot, Perspective
from ludotheque.bots.playout import play_out
from ludotheque.core.game import Game, Result
from ludotheque.core.hints import TEMPERS
from ludotheque.core.luck import Luck
from ludotheque.core.move import Move, Seat
from ludotheque.core.state import Terms

NORMAL_95 = 1.96


class Share:
    """How often somebody won, with the 95 % interval (Wilson's)."""

    def __init__(self, won: float = 0.0, games: int = 0) -> None:
        self.won = won
        """A shared win counts in part."""
        self.games = games

    def add(self, part: float) -> None:
        """One more game, and the part that was won of it."""
        self.games += 1
        self.won += part

    @property
    def value(self) -> float:
        return self.won / self.games

    @property
    def interval(self) -> tuple[float, float]:
        z, n, share = NORMAL_95, self.games, self.value
        spread = max(0.0, share * (1 - share)) / n  # A sum of parts may be a hair above all.
        centre = (share + z * z / (2 * n)) / (1 + z * z / n)
        half = z / (1 + z * z / n) * math.sqrt(spread + z * z / (4 * n * n))
        return centre - half, centre + half

    def __str__(self) -> str:
        low, high = self.interval
        return f"{100 * self.value:.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def part_of_the_win(seat: Seat, result: Result) -> float:
    """The whole win, a part of a shared one, or nothing."""
    return (seat in result.winners) / len(result.winners)


def one_among_others(
    game: Game[Any], terms: Terms, one: Bot, others: Bot, games: int, luck: Luck
) -> Share:
    """How often one bot wins against others of another kind, in all seats in turn."""
    share = Share()
    for number in range(games):
        seat = number % terms.seats
        line_up: list[Bot | None] = [others] * terms.seats
        line_up[seat] = one
        s = game.new_state(terms)
        play_out(game, s, luck, line_up)
        share.add(part_of_the_win(seat, game.result(s)))
    return share


def report_levels(game: Game[Any], tables: list[Terms], games: int, luck: Luck) -> None:
    """Print the chapter that sets each level against the one below it."""
    print("\n## Levels\n\nOne bot against all others of another level.\n")
    print("| players | one | the others | fair | wins |\n| ---: | --- | --- | ---: | --- |")
    for terms in tables:
        for one, others in [("regular", "novice"), ("novice", "random")]:
            bots = make_bot(one, game), make_bot(others, game)
            share = one_among_others(game, terms, *bots, games, luck)
            fair = f"{100 / terms.seats:.1f} %"
            print(f"| {terms.seats} | {one} | {others} | {fair} | {share} |", flush=True)


class OfTemper(Bot):
    """A bot that has the same temper in every game."""

    def __init__(self, bot: Bot, temper: int) -> None:
        super().__init__(bot.game)
        self.bot = bot
        self.temper = temper

    def choose(self, perspective: Perspective) -> Move:
        perspective.temper = self.temper
        return self.bot.choose(perspective)


def report_tempers(bot: Bot, tables: list[Terms], games: int, luck: Luck) -> None:
    """Print the chapter that sets each temper of a game, in all seats in turn, among drawn ones."""
    hints = hints_of(bot.game)
    tempers = len({id(hints.of_temper(temper)) for temper in range(TEMPERS)})
    print("\n## Tempers\n\nOne bot of a temper among bots of the same level and drawn tempers.\n")
    print("| players | fair | temper | wins |\n| ---: | ---: | ---: | --- |")
    for terms in tables:
        fair = f"{100 / terms.seats:.1f} %"
        for temper in range(tempers):
            one = OfTemper(bot, temper)
            share = one_among_others(bot.game, terms, one, bot, games, luck)
            print(f"| {terms.seats} | {fair} | {temper} | {share} |", flush=True)


def arguments(
    document: str | None, games: int, seats: list[int], least: int = 1, parts: tuple[str, ...] = ()
) -> Any:
    """What the command line asks for: games a line, numbers of seats, a seed, and the parts of the
    report where it has several."""
    reader = argparse.ArgumentParser(
        description=document, formatter_class=argparse.RawTextHelpFormatter
    )
    reader.add_argument(
        "--games", type=int, default=games, help=f"games for each line, at least {least}"
    )
    reader.add_argument("--seats", type=int, nargs="+", default=seats, choices=seats)
    reader.add_argument("--seed", type=int, default=1)
    if parts:
        reader.add_argument("--parts", nargs="+", default=parts, choices=parts)
    asked = reader.parse_args()
    if asked.games < least:
        reader.error(f"with fewer than {least} games the intervals say nothing.")
    return asked
