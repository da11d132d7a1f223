"""Zapp Zerapp's board, its barrels, and what is agreed before the game."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.core.board import BoardFile
from ludotheque.core.errors import BadSetup
from ludotheque.core.game import Setting
from ludotheque.core.move import Seat
from ludotheque.core.state import Terms

SPACES: Final = 24
START: Final = 24
"""The place of an apprentice on its start square; spaces are 0 to 23."""
HOME: Final = 25
"""The place of an apprentice in its village."""

QUARTER: Final = 6
"""Five coloured spaces and a white one."""
WHITE: Final = -1
COLOURS: Final = ["red", "blue", "yellow", "green"]
"""By seat: two players have opposite colours (ZZ-R11)."""
MOST_BARRELS: Final = 13
MOST_WAYS: Final = 10_000


class ZappZerappTerms(Terms):
    """The ring with its zones, castles and villages; how well one hears; the table's options."""

    def __init__(self, seats: int, options: dict[str, Setting], board: BoardFile) -> None:
        super().__init__(seats, options, board.hash)
        self.apprentices = board.number("apprentices", 1, 3)
        self.stones = read_stones(board, seats)
        """How many stones each barrel holds, in rising order."""
        self.barrels = len(self.stones)
        self.zones = read_zones(board)
        """The colour of each space, or white."""
        self.castles = read_castles(board, self.zones)
        """The colours whose castles stand beside each space, one bit a colour."""
        self.villages = read_villages(board, self.zones)
        """By colour, the space beside which its village lies."""
        self.entries = read_entries(board, self.villages)
        """By colour, the space to which its start square leads."""
        rows = read_hearing(board, self.stones)
        self.ways = sum(rows[0])
        """In how many equally likely ways a shake can sound."""
        self.hearing: list[list[int]] = [[] for _ in range(MOST_BARRELS + 1)]
        """By the number of stones: in how many of the ways it sounds like each number."""
        self.sounds: list[list[int]] = [[] for _ in range(MOST_BARRELS + 1)]
        """By the number of stones: what each of the ways sounds like."""
        for stones, row in zip(self.stones, rows):
            self.hearing[stones] = [0] * (MOST_BARRELS + 1)
            for heard, times in zip(self.stones, row):
                self.hearing[stones][heard] = times
                self.sounds[stones].extend([heard] * times)

        self.is_live = options["tempo"] == "live"
        self.has_memory = bool(options["memory"])
        self.has_claims = bool(options["claim"])
        self.is_advanced = bool(options["advanced"])
        self.shakes = int(options["shakes"])
        self.shake_seconds = int(options["shake_seconds"])
        self.ears = read_ears(str(options["ears"]), seats)
        """By seat: 1 where the one who sat there first hears the rattle itself."""

        self.safe = [
            (0 if zone == WHITE else 1 << zone) | (castles if self.is_advanced else 0)
            for zone, castles in zip(self.zones, self.castles)
        ]
        """ZZ-19, ZZ-23: the colours that each space protects, one bit a colour."""
        self.to_go = [
            [(village - space) % SPACES + 1 for space in range(SPACES)] + [SPACES + 1, 0]
            for village in self.villages
        ]
        """ZZ-R8: the steps from each place to the village, by colour."""
        clockwise = sorted(range(seats), key=self.villages.__getitem__)
        self.after = [clockwise[(clockwise.index(seat) + 1) % seats] for seat in range(seats)]
        """The next seat clockwise, as the villages lie."""


def read_stones(board: BoardFile, seats: int) -> list[int]:
    """ZZ-1: the barrels. There are enough that one is always left for empty hands."""
    stones = board.numbers("stones")
    board.require(
        stones == sorted(set(stones)) and all(1 <= one <= MOST_BARRELS for one in stones),
        "stones",
        "rising-stones",
        most=MOST_BARRELS,
    )
    board.require(
        len(stones) >= 2 * seats - 1,
        "stones",
        "enough-barrels",
        least=2 * seats - 1,
        seats=seats,
    )
    return stones


def read_zones(board: BoardFile) -> list[int]:
    """The ring: 24 spaces, four zones of five, a white space after each."""
    board.number("spaces", SPACES, SPACES)
    said: Any = board.value("zones")
    names = [*COLOURS, "white"]
    board.require(
        isinstance(said, list) and len(said) == SPACES and all(one in names for one in said),
        "zones",
        "a-colour-a-space",
        spaces=SPACES,
        colours=", ".join(names),
    )
    zones = [WHITE if one == "white" else COLOURS.index(one) for one in said]
    for first in range(0, SPACES, QUARTER):
        quarter = zones[first : first + QUARTER]
        board.require(
            quarter[-1] == WHITE and quarter[0] != WHITE and quarter[:-1].count(quarter[0]) == 5,
            "zones",
            "five-and-a-white",
        )
    board.require(len(set(zones[::QUARTER])) == 4, "zones", "four-zones")
    return zones


def read_castles(board: BoardFile, zones: list[int]) -> list[int]:
    """Beside a white space stand the castles of the two colours whose zones do not touch it."""
    said: Any = board.value("castles")
    board.require(isinstance(said, list) and len(said) == 4, "castles", "two-castles")
    castles = [0] * SPACES
    for quarter, pair in enumerate(said):
        white = QUARTER * quarter + QUARTER - 1
        touching = [zones[white - 1], zones[(white + 1) % SPACES]]
        due = [COLOURS[colour] for colour in range(4) if colour not in touching]
        if not isinstance(pair, list) or len(pair) != 2 or any(one not in pair for one in due):
            board.fault_at("castles", quarter, "far-castles", space=white, one=due[0], other=due[1])
        for colour in pair:
            castles[white] |= 1 << COLOURS.index(colour)
    return castles


def read_villages(board: BoardFile, zones: list[int]) -> list[int]:
    """Each village lies beside the opposite zone, at the same place in all four."""
    villages = read_by_colour(board, "villages")
    for colour, space in enumerate(villages):
        said = COLOURS[colour]
        is_opposite = zones[(space + SPACES // 2) % SPACES] == colour
        board.require(zones[space] != WHITE, "villages", "coloured-village", colour=said)
        board.require(is_opposite, "villages", "opposite-village", colour=said)
    is_alike = len({space % QUARTER for space in villages}) == 1
    board.require(is_alike, "villages", "alike-villages")
    return villages


def read_entries(board: BoardFile, villages: list[int]) -> list[int]:
    """A start square leads onto the space just after the village's."""
    entries = read_by_colour(board, "entries")
    for colour, space in enumerate(entries):
        board.require(
            space == (villages[colour] + 1) % SPACES,
            "entries",
            "entry-after-village",
            colour=COLOURS[colour],
        )
    return entries


def read_by_colour(board: BoardFile, name: str) -> list[int]:
    """A space for each colour."""
    said: Any = board.value(name)
    board.require(
        isinstance(said, dict)
        and set(said) == set(COLOURS)
        and all(type(one) is int and 0 <= one < SPACES for one in said.values()),
        name,
        "a-space-a-colour",
        last=SPACES - 1,
        colours=", ".join(COLOURS),
    )
    return [said[colour] for colour in COLOURS]


def read_hearing(board: BoardFile, stones: list[int]) -> list[list[int]]:
    """A row for each barrel: in how many ways of all it sounds like each of the barrels."""
    said: Any = board.value("hearing")
    board.require(
        isinstance(said, list)
        and len(said) == len(stones)
        and all(isinstance(row, list) and len(row) == len(stones) for row in said)
        and all(type(one) is int and one >= 0 for row in said for one in row),
        "hearing",
        "rows-of-hearing",
        count=len(stones),
    )
    rows: list[list[int]] = said
    board.require(
        0 < sum(rows[0]) <= MOST_WAYS and all(sum(row) == sum(rows[0]) for row in rows),
        "hearing",
        "equal-rows",
        most=MOST_WAYS,
    )
    return rows


def read_ears(said: str, seats: Seat) -> list[int]:
    """By seat, 1 where it hears the rattle itself."""
    words = said.split(",")
    if len(words) not in (1, seats):
        raise BadSetup.of("option-by-seat", name="ears", seats=seats)
    return [int(words[seat % len(words)] == "sound") for seat in range(seats)]
