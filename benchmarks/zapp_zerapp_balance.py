"""Check that Zapp Zerapp's computer players are worth their names, and that no colour is favoured.

    python benchmarks/zapp_zerapp_balance.py [--games N] [--seats 2 3 4] [--seed 1]
        [--parts levels tempers seats]

One `regular` plays against `novice`s, and one `novice` against players that choose at random; each
must win more than its fair share, by the whole 95 % interval. Then `regular`s play among
themselves, as the sheet has it and with even chances: by order of play, by colour (red, blue,
yellow, green) and by person, and what happens in their games. With even chances nobody may be more
than five points from a fair share. The report is Markdown; the exit status says whether one of
these is not so. Between them each temper plays against all.
"""

from __future__ import annotations

import platform
import sys
from typing import Any, cast

import ludotheque
from balance import Share, arguments, part_of_the_win, report_tempers
from ludotheque.bots.arena import Fixture, Standing, games_each, line_ups_of, play_all
from ludotheque.bots.levels import make_bot
from ludotheque.bots.perspective import Perspective
from ludotheque.core.event import Happening, Tell
from ludotheque.core.game import Game, Setting
from ludotheque.core.hints import TEMPERS
from ludotheque.core.luck import Luck
from ludotheque.core.move import CHANCE, Seat
from ludotheque.core.state import OVER
from ludotheque.games.zapp_zerapp import articles as ar
from ludotheque.games.zapp_zerapp.hints.belief import beliefs
from ludotheque.games.zapp_zerapp.moves import Put
from ludotheque.games.zapp_zerapp.state import ZappZerapp

NAME = "zapp-zerapp"
PAIRS = [("regular", "novice"), ("novice", "random")]
TABLES: dict[str, dict[str, Setting]] = {
    "live, basic": {},
    "live, advanced": {"advanced": True},
    "by turns, basic": {"tempo": "turns"},
}
ORDERS: dict[str, dict[str, Setting]] = {
    name: TABLES[name] for name in ("live, basic", "by turns, basic")
}
PARTS = ("levels", "tempers", "seats")
MOST = 5.0
"""With even chances nobody is more points from a fair share, by order of play and by person. Lots
change nothing in a game but who sits where, so one run shows how it is with and without them."""
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


class Field:
    """Many games of `regular`s among themselves: who won, by several counts."""

    def __init__(
        self, game: Game[Any], seats: int, options: dict[str, Setting], luck: Luck
    ) -> None:
        self.game = game
        self.seats = seats
        self.terms = game.new_terms(seats, options)
        self.luck = luck
        self.bots = [make_bot("regular", game) for _ in range(seats)]
        self.by_colour = [Share() for _ in range(seats)]
        self.by_order = [Share() for _ in range(seats)]
        """From the first thrower on, clockwise."""
        self.by_person = [Share() for _ in range(seats)]
        """In the order in which they sat down; where lots are drawn, they change seats then."""
        self.tally = Tally()
        self.turns = 0
        self.on_purpose = 0

    def play(self) -> None:
        """One more game."""
        game, luck, seats = self.game, self.luck, range(self.seats)
        s = cast(ZappZerapp, game.new_state(self.terms))
        tempers = [luck.draw(TEMPERS) for _ in seats]
        first = 0
        while s.step != OVER:
            step = game.steps[s.step]
            asked = step.asks(s)
            seat = asked[luck.draw(len(asked))]
            if seat == CHANCE:
                step.do(s, CHANCE, step.outcome(s, luck.draw(step.ways(s))), self.tally)
                first = s.thrower if s.turn == 1 else first
                continue
            perspective = Perspective(game, s, seat, luck, tempers[seat])
            move = self.bots[seat].choose(perspective)
            self.on_purpose += isinstance(move, Put) and is_on_purpose(s, seat, move.barrel)
            step.do(s, seat, move, self.tally)
        self.turns += s.turn
        result = game.result(s)
        order = place_in_order(s, first)
        people = list(seats)
        if game.draws_lots(self.terms.options):
            people = Luck.sealed(str(luck.draw(1 << 62))).lots("seats", self.seats)
        for seat in seats:
            part = part_of_the_win(seat, result)
            self.by_colour[seat].add(part)
            self.by_order[order[seat]].add(part)
            self.by_person[people[seat]].add(part)

    def is_uneven(self, shares: list[Share]) -> bool:
        """Whether somebody is surely more than `MOST` points from a fair share."""
        fair = 1 / self.seats
        return any(
            share.interval[0] > fair + MOST / 100 or share.interval[1] < fair - MOST / 100
            for share in shares
        )


def report_seats(game: Game[Any], seats: int, games: int, luck: Luck) -> bool:
    """Print how `regular`s fare among themselves; whether even chances are not even."""
    print(f"### {seats} seats\n")
    print(f"{games} games a line; a fair share is {100 / seats:.1f} %.\n")
    print(
        "| table | counted | " + " | ".join(str(one + 1) for one in range(seats)) + " | at most |"
    )
    print("|---|---|" + "---|" * seats + "---:|")
    even = game.even_chances(seats)
    people = [Share() for _ in range(seats)]
    is_broken = False
    first: Field | None = None
    for name, options in ORDERS.items():
        field = Field(game, seats, {**options, **even}, luck)
        for _ in range(games):
            field.play()
        first = first or field
        counts = [("by order of play", field.by_order), ("by colour", field.by_colour)]
        is_broken |= field.is_uneven(field.by_order)
        for counted, shares in counts:
            print_line(name, counted, shares)
        for person, share in enumerate(field.by_person):
            people[person].won += share.won
            people[person].games += share.games
    if even:
        is_broken |= first is not None and first.is_uneven(people)
        print_line("all games", "by person, colours drawn", people)
    assert first is not None
    tally, choices = first.tally, first.turns * seats
    print(
        f"\nLive, basic: a game has {first.turns / games:.1f} turns. Of the barrels chosen "
        f"{100 * tally.of(ar.WALKED) / choices:.0f} % work, with {tally.steps / choices:.1f} steps "
        f"for each chosen; {100 * first.on_purpose / choices:.1f} % are too full on purpose. A "
        f"player shakes {tally.of(ar.SHAKEN) / choices:.1f} times a turn. "
        f"{tally.of(ar.BANISHED) / games:.1f} apprentices are banished in a game.\n",
        flush=True,
    )
    return is_broken


def print_line(table: str, counted: str, shares: list[Share]) -> None:
    """Print how often each won, and how far from a fair share somebody is at most."""
    said = " | ".join(str(share) for share in shares)
    worst = max(abs(100 * share.value - 100 / len(shares)) for share in shares)
    print(f"| {table} | {counted} | {said} | {worst:.1f} points |", flush=True)


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
    command = " ".join(["python benchmarks/zapp_zerapp_balance.py", *sys.argv[1:]])
    asked = arguments(__doc__, 200, game.seats, least=50, parts=PARTS)
    print("# Zapp Zerapp: are the players worth their names?\n")
    print(f"`{command}` (Python {platform.python_version()}, board {game.own_board().hash})\n")
    print("Shares of games won, with 95 % intervals in brackets.\n")
    luck = Luck.seeded(asked.seed)
    is_weak = False
    are_uneven: list[bool] = []
    if "levels" in asked.parts:
        is_weak = report_levels(asked.seats, asked.games, asked.seed)
    if "tempers" in asked.parts:
        tables = [game.new_terms(seats) for seats in asked.seats]
        report_tempers(make_bot("regular", game), tables, asked.games, luck)
    if "seats" in asked.parts:
        print("## `regular` among themselves\n")
        are_uneven = [report_seats(game, seats, asked.games, luck) for seats in asked.seats]
    if is_weak:
        sys.exit("A level is not better than the one below: see the report.")
    if any(are_uneven):
        sys.exit("Even chances are not even: see the report.")


if __name__ == "__main__":
    main()
