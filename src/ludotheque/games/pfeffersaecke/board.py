"""What is agreed before the game: the map that is played on, and the table's options."""

from __future__ import annotations

from typing import Final

from ludotheque.core.board import BoardFile
from ludotheque.core.game import Setting
from ludotheque.core.move import Move
from ludotheque.core.state import Terms
from ludotheque.games.pfeffersaecke.constraints import require_all
from ludotheque.games.pfeffersaecke.trade_map import Stretch, TradeMap

START_MONEY: Final = [0, 0, 15, 20, 25, 30, 35]
"""PF-1: what each player starts with, by the number of players."""
SPACE_RATE: Final = [0, 0, 1, 2, 3, 4, 5]
"""PF-9: what each free space of a city pays."""
BASE_INCOME: Final = [0, 0, 2, 4, 6, 8, 10]
"""PF-10: what each turn pays."""
POSTS: Final = 44
"""PF-R11: a player's posts, apart from the one that marks the score."""
SAFE_CONDUCTS: Final = 2
NOTES: Final = 30 * (1 + 2 + 5 + 10 + 20)
"""The florins in the box; the bank's notes do not run out (PF-R19)."""
LARGE: Final = 5
"""PF-3: discs from this number on are dealt first."""
SAFE_INCOME: Final = 48
"""PF-19: what a doubled income comes to at least."""

MOST_MAPS: Final = 8
ORDER: Final = "order"
REVERSE: Final = "reverse"
LOTS: Final = "lots"
"""PF-R22: who founds first, the starting player or whoever plays last; or villages are drawn."""

UNKNOWN_CITY: Final = 45
UNKNOWN_VILLAGE: Final = 46
"""How the log calls places that our own map has not."""


class Road:
    """A road seen from one of its ends: where it leads, its price, and the move that takes it."""

    def __init__(self, start: int, to: int, price: int, move: Move) -> None:
        self.start: Final = start
        self.to: Final = to
        self.price: Final = price
        self.move: Final = move


class PfeffersaeckeTerms(Terms):
    """The map as it is in play for so many players, its moves, and the options of the table.

    Places are counted through, first the cities, then the villages.
    """

    def __init__(
        self, seats: int, options: dict[str, Setting], map: TradeMap, known: dict[str, int]
    ) -> None:
        super().__init__(seats, options, map.hash)
        self.map = map
        self.can_reopen = bool(options["reopen"])
        self.has_late_fee = bool(options["late_fee"])
        self.hides_money = bool(options["hidden_money"])
        self.finishes_round = bool(options["finish_round"])
        """PF-R21: whether the round in which the end comes is played out."""
        self.founds_in_reverse = options["founding"] == REVERSE
        """PF-R22: whether whoever plays last founds first."""
        self.founds_by_lot = options["founding"] == LOTS
        """PF-R22: whether lots are drawn for the villages."""
        self.consolation = int(options["consolation"])
        """PF-R23: how many florins more each gets than whoever plays just before."""
        self.rate = SPACE_RATE[seats]
        self.late_fee = self.rate if self.has_late_fee else 0
        self.base_income = BASE_INCOME[seats]
        self.start_money = START_MONEY[seats]

        self.cities = map.cities
        self.places = len(map.places)
        self.numbers = [place.number for place in map.places]
        """How many posts each place holds; a city's influence, too."""
        self.regions = [place.region for place in map.places]
        self.index = map.index
        self.spoken = [_spoken(map, place, known) for place in range(self.places)]
        """The number under which the words know a place."""

        out = map.covered + map.villages_out if seats == 2 else []
        self.is_out = [place in out for place in range(self.places)]
        """PF-27: whether a place is out of the game."""
        self.villages = map.villages - sum(place >= self.cities for place in out)
        """The villages in play."""
        board = map.board
        board.require(self.villages > seats, "scale", "enough-villages", seats=seats)
        self.first_disc = map.first_disc if seats not in (2, 5) else -1
        """PF-2: the city on which a disc lies from the start, −1 if there is none."""
        in_play = [city for city in range(self.cities) if not self.is_out[city]]
        dealt = sorted([self.numbers[city] for city in in_play if city != self.first_disc])
        self.small = [number for number in dealt if number < LARGE]
        self.large = [number for number in dealt if number >= LARGE]
        self.large_each = len(self.large) // seats
        """PF-3: how many of the large discs everyone gets for certain."""
        board.require(
            len(dealt) % seats == 0,
            "scale",
            "dealt-evenly",
            seats=seats,
            count=len(dealt),
        )

        grammar = map.grammar
        self.found = grammar.found
        self.place_disc = grammar.place_disc
        self.extend = grammar.extend
        self.extend_twice = grammar.extend_twice
        self.roads: list[list[Road]] = [[] for _ in map.places]
        """The roads in play from each place, the cheapest first."""
        for stretch in sorted(map.stretches, key=_price):
            for start, to in ((stretch.one, stretch.other), (stretch.other, stretch.one)):
                if not self.is_out[start] and not self.is_out[to]:
                    move = grammar.open[start, to]
                    self.roads[start].append(Road(start, to, stretch.price, move))

    def road(self, start: int, to: int) -> Road | None:
        """The road in play from one place to another, if there is one."""
        for road in self.roads[start]:
            if road.to == to:
                return road
        return None


_maps: Final[dict[tuple[str, str], TradeMap]] = {}
"""The maps of owners that were read last, by their files' names and texts."""


def read_map(board: BoardFile) -> TradeMap:
    """The map in a board file, held to its constraints."""
    known = (board.source, board.text)
    if known not in _maps:
        map = TradeMap(board)
        require_all(map)
        if len(_maps) >= MOST_MAPS:
            del _maps[next(iter(_maps))]
        _maps[known] = map
    return _maps[known]


def _price(stretch: Stretch) -> int:
    return stretch.price


def _spoken(map: TradeMap, place: int, known: dict[str, int]) -> int:
    unknown = UNKNOWN_CITY if place < map.cities else UNKNOWN_VILLAGE
    return known.get(map.places[place].id, unknown)
