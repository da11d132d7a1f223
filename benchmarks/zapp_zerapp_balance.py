"""Check that Zapp Zerapp's computer players are worth their names, and that no colour is favoured.

    python benchmarks/zapp_zerapp_balance.py [--games N] [--seats 2 3 4] [--seed 1]

One `regular` plays against `novice`s, and one `novice` against players that choose at random; each
must win more than its fair share, by the whole 95 % interval. Then `regular`s play among
themselves: by colour, by who threw first, and what happens in their games. The report is Markdown;
the exit status says whether the constraint is broken.
"""

from __future__ import annotations

import platform
import sys
from typing import Any, cast

import ludotheque
from balance import Share, arguments, part_of_the_win
from ludotheque.bots.arena import Fixture, Standing, games_each, line_ups_of, play_all
from ludotheque.bots.levels import make_bot
from ludotheque.bots.perspective import Perspective
from ludotheque.core.event import Happening, Tell
from ludotheque.core.game import Game, Setting
from ludotheque.core.luck import Luck
from ludotheque.core.move import CHANCE, Seat
from ludotheque.core.state import OVER
from ludotheque.games.zapp_zerapp import articles as ar
from ludotheque.games.zapp_zerapp.belief import beliefs
from ludotheque.games.zapp_zerapp.moves import Put
from ludotheque.games.zapp_zerapp.state import ZappZerapp

NAME = "zapp-zerapp"
COLOURS = ["red", "blue", "yellow", "green"]
PAIRS = [("regular", "novice"), ("novice", "random")]
TABLES: dict[str, dict[str, Setting]] = {
    "live, basic": {},
    "live, advanced": {"advanced": True},
    "by turns, basic": {"tempo": "turns"},
}
SURELY_TOO_MUCH = 0.9
"""Who chooses a barrel that is so surely above the magic number does it on purpose."""


class Tally(Tell):
    """Counts what happens in many games."""

    def __init__(self) -> None:
        self.counts: dict[str, int] = {}
        self.steps = 0

    def everyone(
        self, what: Happening, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0
    ) -> None:
        self.counts[what.name] = self.counts.get(what.name, 0) + 1
        if what is ar.WALKED:
            self.steps += d

    def of(self, what: Happening) -> int:
        return self.counts.get(what.name, 0)


def report_levels(seats: list[int], games: int, seed: int) -> bool:
    """Print how each level fares against the one below; whether one is not better."""
    print("## One against the level below\n")
    print("| table | seats | who | against | won | fair share |")
    print("|---|---:|---|---|---|---:|")
    is_broken = False
    for name, options in TABLES.items():
        for count in seats:
            for better, worse in PAIRS:
                line_ups = line_ups_of(better, [worse], count)
                fixture = Fixture(NAME, count, line_ups, seed, options)
                tally = play_all(fixture, games_each(count, games), 1, lambda _: None)
                one = Standing(better, tally)
                fair = 1 / count
                verdict = "" if one.low > fair else " NOT ABOVE"
                is_broken |= one.low <= fair
                won = f"{100 * one.share:.1f} % ({100 * one.low:.1f} to {100 * one.high:.1f})"
                print(
                    f"| {name} | {count} | `{better}` | `{worse}` | {won}{verdict} "
                    f"| {100 * fair:.1f} % |",
                    flush=True,
                )
    print()
    return is_broken


def report_seats(game: Game[Any], seats: int, games: int, luck: Luck) -> None:
    """Print how `regular`s fare among themselves, and what happens in their games."""
    terms = game.new_terms(seats)
    bots = [make_bot("regular", game) for _ in range(seats)]
    by_colour = [Share() for _ in range(seats)]
    by_order = [Share() for _ in range(seats)]
    tally = Tally()
    turns = 0
    on_purpose = 0
    for _ in range(games):
        s = cast(ZappZerapp, game.set_up(terms))
        first = 0
        while s.step != OVER:
            step = game.steps[s.step]
            asked = step.asks(s)
            seat = asked[luck.draw(len(asked))]
            if seat == CHANCE:
                step.do(s, CHANCE, step.outcome(s, luck.draw(step.ways(s))), tally)
                first = s.thrower if s.turn == 1 else first
                continue
            move = bots[seat].choose(Perspective(game, s, seat, luck))
            on_purpose += isinstance(move, Put) and is_on_purpose(s, seat, move.barrel)
            step.do(s, seat, move, tally)
        turns += s.turn
        result = game.result(s)
        order = place_in_order(s, first)
        for seat in range(seats):
            by_colour[seat].add(part_of_the_win(seat, result))
            by_order[order[seat]].add(part_of_the_win(seat, result))
    print(f"### {seats} seats\n")
    print(f"{games} games; a fair share is {100 / seats:.1f} %.\n")
    print("| | by colour | by order, the first thrower first |")
    print("|---|---|---|")
    for place in range(seats):
        print(f"| {COLOURS[place]}, {place + 1} | {by_colour[place]} | {by_order[place]} |")
    choices = turns * seats
    print(
        f"\nA game has {turns / games:.1f} turns. Of the barrels chosen "
        f"{100 * tally.of(ar.WALKED) / choices:.0f} % work, with {tally.steps / choices:.1f} steps "
        f"for each chosen; {100 * on_purpose / choices:.1f} % are too full on purpose. A player "
        f"shakes {tally.of(ar.SHAKEN) / choices:.1f} times a turn. "
        f"{tally.of(ar.BANISHED) / games:.1f} apprentices are banished in a game.\n",
        flush=True,
    )


def is_on_purpose(s: ZappZerapp, seat: Seat, barrel: int) -> bool:
    """Whether the seat surely believes that the barrel holds too much."""
    return sum(beliefs(s, seat)[barrel - 1][s.magic + 1 :]) > SURELY_TOO_MUCH


def place_in_order(s: ZappZerapp, first: Seat) -> list[int]:
    """By seat, how many throw before it in the first turns."""
    order = [0] * s.seats
    seat = first
    for place in range(s.seats):
        order[seat] = place
        seat = s.terms.after[seat]
    return order


def main() -> None:
    game = ludotheque.find_game(NAME)
    asked = arguments(__doc__, 200, game.seats, least=50)
    command = " ".join(["python benchmarks/zapp_zerapp_balance.py", *sys.argv[1:]])
    print("# Zapp Zerapp: are the players worth their names?\n")
    print(f"`{command}` (Python {platform.python_version()}, board {game.own_board().hash})\n")
    print("Shares of games won, with 95 % intervals in brackets.\n")
    is_broken = report_levels(asked.seats, asked.games, asked.seed)
    print("## `regular` among themselves, live, basic\n")
    luck = Luck.seeded(asked.seed)
    for seats in asked.seats:
        report_seats(game, seats, asked.games, luck)
    if is_broken:
        sys.exit("A level is not better than the one below: see the report.")


if __name__ == "__main__":
    main()
