"""Check Zankapfel's reconstructed path lengths, and what its seats, bots and tempers are worth.

    python benchmarks/zankapfel_balance.py [--games N] [--seats 3 4 5 6] [--seed 1]
        [--parts path lengths seats tempers levels]

The constraint: played by `regular` bots, about seven games in ten end at the finish and the rest
when the orchard is bare (or, with `deck` = `once`, when the last apple card is played). Lengths
beside the board's show how much it matters. The report is Markdown; the exit status says whether
the constraint is broken.
"""

from __future__ import annotations

import platform
import sys
from statistics import mean

from balance import Share, arguments, part_of_the_win, report_levels, report_tempers
from ludotheque.bots.levels import make_bot
from ludotheque.bots.perspective import Bot
from ludotheque.bots.playout import play_out
from ludotheque.core.luck import Luck
from ludotheque.games.zankapfel.board import ZankapfelTerms
from ludotheque.games.zankapfel.rules import GAME
from ludotheque.games.zankapfel.state import Zankapfel

AIM = 0.70
TOLERANCE = 0.10
"""How far from the aim the share of games that end at the finish may be."""
BESIDE = [-6, -3, 0, 3, 6]
"""How much longer or shorter the paths are that are tried beside the board's."""
DECKS = ["reshuffle", "once"]
EVEN = 0.05
"""By order of play nobody may be further than this from a fair share, the whole interval."""


class Field:
    """What came of many games at one table."""

    def __init__(self, terms: ZankapfelTerms) -> None:
        self.terms = terms
        self.at_the_finish: list[int] = []
        """The rounds in which games ended at the finish."""
        self.bare: list[int] = []
        """The rounds after which the others ended."""
        self.wins = [Share() for _ in range(terms.seats)]
        self.best: list[int] = []

    def play(self, bots: list[Bot | None], games: int, luck: Luck) -> None:
        """Play that many games; in each the bots sit one seat further on."""
        seats = self.terms.seats
        for game in range(games):
            s: Zankapfel = GAME.new_state(self.terms)
            play_out(GAME, s, luck, [bots[(seat + game) % seats] for seat in range(seats)])
            is_finish = max(s.score) >= self.terms.finish
            (self.at_the_finish if is_finish else self.bare).append(s.round)
            self.best.append(max(s.score))
            for seat in range(seats):
                self.wins[seat].add(part_of_the_win(seat, GAME.result(s)))

    @property
    def share(self) -> Share:
        """How many of the games ended at the finish."""
        return Share(len(self.at_the_finish), len(self.best))


def table_for(seats: int, deck: str, longer: int = 0) -> ZankapfelTerms:
    """The terms of a table whose path is that much longer than the board's."""
    terms = GAME.new_terms(seats, {"deck": deck})
    assert isinstance(terms, ZankapfelTerms)
    terms.finish += longer
    return terms


def report_path(seats: int, deck: str, level: str, games: int, luck: Luck) -> bool:
    """Print what became of a table's games; whether the path has the length it should have."""
    bot = make_bot(level, GAME)
    field = Field(table_for(seats, deck))
    field.play([bot] * seats, games, luck)
    rounds = sorted([*field.at_the_finish, *field.bare])
    finish = sorted(field.at_the_finish) or [0]
    middle = f"{finish[len(finish) // 10]} to {finish[len(finish) * 9 // 10]}"
    print(
        f"| {seats} | {deck} | {level} | {field.terms.finish} | {field.share} "
        f"| {mean(rounds):.1f} of {field.terms.rounds} | {middle} | {mean(field.best):.1f} |",
        flush=True,
    )
    return level != "regular" or abs(field.share.value - AIM) <= TOLERANCE


def report_lengths(seats: int, deck: str, games: int, luck: Luck) -> None:
    """Print how the share of games that end at the finish depends on the length."""
    bot = make_bot("regular", GAME)
    cells = []
    for longer in BESIDE:
        field = Field(table_for(seats, deck, longer))
        field.play([bot] * seats, games, luck)
        cells.append(f"{field.terms.finish}: {100 * field.share.value:.0f} %")
    print(f"| {seats} | {deck} | {' | '.join(cells)} |", flush=True)


def report_seats(seats: int, games: int, luck: Luck) -> bool:
    """Print how often each seat wins among equals; whether all are near their share."""
    field = Field(table_for(seats, DECKS[0]))
    field.play([make_bot("regular", GAME)] * seats, games, luck)
    shares = " | ".join(str(share) for share in field.wins)
    print(f"| {seats} | {100 / seats:.1f} % | {shares} |{' – |' * (6 - seats)}", flush=True)
    fair = 1 / seats
    low, high = fair - EVEN, fair + EVEN
    return all(share.interval[1] >= low and share.interval[0] <= high for share in field.wins)


def main() -> None:
    parts = ("path", "lengths", "seats", "tempers", "levels")
    asked = arguments(__doc__, 400, GAME.seats, 1, parts)
    luck = Luck.seeded(asked.seed)
    games = asked.games
    command = " ".join(["python benchmarks/zankapfel_balance.py", *sys.argv[1:]])
    print("# Zankapfel: the length of the path, the seats and the bots\n")
    print(f"`{command}`,")
    print(
        f"Python {platform.python_version()}; {games} games a line, 95 % intervals in brackets.\n"
    )
    holds = True
    if "path" in asked.parts:
        print("## Where games end\n")
        print(
            "| players | deck | bots | path | end at the finish | rounds | finish in round (80 %) "
            "| best score |\n| ---: | --- | --- | ---: | --- | --- | --- | ---: |"
        )
        for deck in DECKS:
            for seats in asked.seats:
                for level in ["regular", "novice"]:
                    holds &= report_path(seats, deck, level, games, luck)
    if "lengths" in asked.parts:
        print("\n## Other lengths\n")
        print(f"Games of `regular` bots that end at the finish, with {games // 2} games each.\n")
        print("| players | deck | | | | | |\n| ---: | --- | --- | --- | --- | --- | --- |")
        for deck in DECKS:
            for seats in asked.seats:
                report_lengths(seats, deck, games // 2, luck)
    if "seats" in asked.parts:
        print("\n## Order of play and colours\n")
        print(
            "Wins among `regular` bots of all tempers, by order of play. Who begins is red (ZK-1),"
        )
        print(
            "then come blue, yellow, green, white and black: so this is by colour, too. The sheet"
        )
        print("needs no option to make chances even.\n")
        print("| players | fair | 1 | 2 | 3 | 4 | 5 | 6 |\n| ---: | ---: |" + " --- |" * 6)
        for seats in asked.seats:
            holds &= report_seats(seats, games, luck)
    if "tempers" in asked.parts:
        tables = [table_for(seats, DECKS[0]) for seats in asked.seats]
        report_tempers(make_bot("regular", GAME), tables, games, luck)
    if "levels" in asked.parts:
        report_levels(GAME, [table_for(seats, DECKS[0]) for seats in asked.seats], games, luck)
    if not holds:
        sys.exit(
            "the path has not the length it should have, or a seat is favoured: see the report."
        )


if __name__ == "__main__":
    main()
