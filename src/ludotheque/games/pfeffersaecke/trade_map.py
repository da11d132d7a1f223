"""The trade map: regions, cities, villages and the roads between them, read from a board file."""

from __future__ import annotations

import math
import re
from typing import Any, Final

from ludotheque.core.board import BoardFile, as_toml
from ludotheque.games.pfeffersaecke.moves import LEAST_NUMBER, MOST_NUMBER, Grammar

FULL: Final = "full"
"""A map of the size of the box's: it is held to everything that is known of that one."""
EXERCISE: Final = "exercise"
"""A smaller map to learn or test on: it is held to what the rules need and to nothing else."""

LEAST_PRICE: Final = 2
MOST_PRICE: Final = 56
MOST_ROADS: Final = 300
"""Checking a map takes time that grows with the square of this."""
EARTH: Final = 6371.0
"""The radius of the earth in kilometres."""


class Place:
    """A city or a village: where it lies and how many posts it holds."""

    def __init__(
        self, id: str, name: str, number: int, region: int, latitude: float, longitude: float
    ) -> None:
        self.id = id
        self.name = name
        """A village has none; this is the town it lies near, for whoever draws the map."""
        self.number = number
        self.region = region
        self.latitude = latitude
        self.longitude = longitude


class Stretch:
    """A road between two places, by their places on the map, with its price."""

    def __init__(self, one: int, other: int, price: int, is_between_cities: bool) -> None:
        self.one = one
        self.other = other
        self.price = price
        self.is_between_cities = is_between_cities


class TradeMap:
    """A map as its file has it. Places are counted through: first the cities, then the villages."""

    def __init__(self, board: BoardFile) -> None:
        self.board = board
        self.hash = board.hash
        scale = board.value("scale")
        board.require(scale in (FULL, EXERCISE), "scale", "known-scale", one=FULL, other=EXERCISE)
        self.is_full = scale == FULL
        self.index: dict[str, int] = {}
        self.regions: list[str] = []
        self.region_names: list[str] = []
        for place, table in enumerate(board.tables("region")):
            self.regions.append(self._id("region", place, table))
            self.region_names.append(self._text("region", place, table, "name"))
        self.places: list[Place] = []
        for place, table in enumerate(board.tables("city")):
            number = table.get("number")
            if type(number) is not int or not LEAST_NUMBER <= number <= MOST_NUMBER:
                board.fault_in("city", place, "numbered", least=LEAST_NUMBER, most=MOST_NUMBER)
            name = self._text("city", place, table, "name")
            self._add("city", place, table, name, number)
        self.cities = len(self.places)
        for place, table in enumerate(board.tables("village")):
            name = self._text("village", place, table, "near")
            self._add("village", place, table, name, 1)
        self.villages = len(self.places) - self.cities
        self.stretches: list[Stretch] = []
        for name in ("roads", "stated_roads"):
            if name == "roads" or name in board.data:
                self._read_roads(name)
        self.covered = self._places("covered_cities", is_city=True)
        """PF-27: the cities that are covered when two play."""
        self.villages_out = self._places("villages_out", is_city=False)
        """PF-27: the villages that are out of the game when two play."""
        first = board.value("first_disc")
        if not isinstance(first, str) or self.index.get(first, self.cities) >= self.cities:
            board.fault("first_disc", "id-of-a-city")
        self.first_disc = self.index[str(first)]
        """PF-2: where a disc lies from the start with 3, 4 or 6 players."""
        self.canyon = self._read_canyon()
        ends = [(stretch.one, stretch.other) for stretch in self.stretches]
        self.grammar = Grammar(self.index, self.cities, ends)

    def number(self, id: str) -> int:
        """The number of a city, 0 if it is not on the map."""
        return self.places[self.index[id]].number if id in self.index else 0

    def price(self, one: str, other: str) -> int:
        """The price of the road between two places, 0 if there is none."""
        for stretch in self.stretches:
            if {self.places[stretch.one].id, self.places[stretch.other].id} == {one, other}:
                return stretch.price
        return 0

    def neighbours(self, place: int) -> list[int]:
        """The places that roads lead to from a place."""
        found = [stretch.other for stretch in self.stretches if stretch.one == place]
        return found + [stretch.one for stretch in self.stretches if stretch.other == place]

    def reachable(self, without: list[int]) -> set[int]:
        """What can be reached from some place when others are out of the game."""
        start = [place for place in range(len(self.places)) if place not in without][:1]
        found = set(start)
        while start:
            for place in self.neighbours(start.pop()):
                if place not in found and place not in without:
                    found.add(place)
                    start.append(place)
        return found

    def kilometres(self, stretch: Stretch) -> float:
        """How long a road is, as the crow flies."""
        north, east = self._way(stretch)
        return math.hypot(north, east)

    def eastward(self, stretch: Stretch) -> float:
        """How much of a road goes west–east: 0 for a road due north, 1 for one due east."""
        north, east = self._way(stretch)
        length = math.hypot(north, east)
        return abs(east) / length if length else 0.0

    def is_north(self, place: int) -> bool:
        """Whether a place lies north of the canyon."""
        (south, west), (north, east) = self.canyon
        here = self.places[place]
        along = (here.longitude - west) / (east - west)
        return here.latitude > south + along * (north - south)

    def crosses_the_canyon(self, stretch: Stretch) -> bool:
        return self.is_north(stretch.one) != self.is_north(stretch.other)

    def do_cross(self, stretch: Stretch, other: Stretch) -> bool:
        """Whether two roads cross on the way, each drawn straight on the map."""
        a, b, c, d = stretch.one, stretch.other, other.one, other.other
        if {a, b} & {c, d}:
            return False
        return (
            self._is_left_of(c, a, b) != self._is_left_of(d, a, b)
            and self._is_left_of(a, c, d) != self._is_left_of(b, c, d)
        )  # fmt: skip

    def _is_left_of(self, place: int, start: int, end: int) -> bool:
        """On which side of the line from one place to another a third one lies."""
        here, one, other = self.places[place], self.places[start], self.places[end]
        along = (other.longitude - one.longitude) * (here.latitude - one.latitude)
        return along > (other.latitude - one.latitude) * (here.longitude - one.longitude)

    def _way(self, stretch: Stretch) -> tuple[float, float]:
        """How far north and how far east a road leads, in kilometres."""
        one, other = self.places[stretch.one], self.places[stretch.other]
        middle = math.radians((one.latitude + other.latitude) / 2)
        north = math.radians(other.latitude - one.latitude) * EARTH
        east = math.radians(other.longitude - one.longitude) * EARTH * math.cos(middle)
        return north, east

    # Reading

    def _add(self, kind: str, place: int, table: dict[str, Any], name: str, number: int) -> None:
        id = self._id(kind, place, table)
        if id in self.index:
            self.board.fault_in(kind, place, "own-id", id=id)
        region = table.get("region")
        if region not in self.regions:
            self.board.fault_in(kind, place, "in-a-region")
        latitude = self._degrees(kind, place, table, "lat")
        longitude = self._degrees(kind, place, table, "lon")
        self.index[id] = len(self.places)
        where = self.regions.index(str(region))
        self.places.append(Place(id, name, number, where, latitude, longitude))

    def _id(self, kind: str, place: int, table: dict[str, Any]) -> str:
        id = table.get("id")
        if not isinstance(id, str) or not re.fullmatch(r"[a-z0-9_-]{1,24}", id):
            self.board.fault_in(kind, place, "an-id")
        return str(id)

    def _text(self, kind: str, place: int, table: dict[str, Any], key: str) -> str:
        text = table.get(key)
        if not isinstance(text, str) or not text.strip() or not text.isprintable():
            self.board.fault_in(kind, place, "with-text", key=key)
        return str(text)

    def _degrees(self, kind: str, place: int, table: dict[str, Any], key: str) -> float:
        value = table.get(key)
        most = 90.0 if key == "lat" else 180.0
        if isinstance(value, bool) or not isinstance(value, int | float) or abs(value) > most:
            self.board.fault_in(kind, place, "in-degrees", key=key)
        return float(value)

    def _read_roads(self, name: str) -> None:
        """PF-11: roads as `[from, to, price]`."""
        board = self.board
        rows = board.value(name)
        if not isinstance(rows, list):
            board.fault(name, "list-of-roads")
        board.require(len(rows) <= MOST_ROADS, name, "not-too-many-roads", most=MOST_ROADS)
        known = {frozenset((stretch.one, stretch.other)) for stretch in self.stretches}
        for place, row in enumerate(rows):
            said = as_toml(row)
            if not isinstance(row, list) or len(row) != 3 or type(row[2]) is not int:
                board.fault_at(name, place, "a-road", said=said)
            one, other, price = row
            ends = [
                self.index[end]
                for end in (one, other)
                if isinstance(end, str) and end in self.index
            ]
            if len(set(ends)) < 2:
                board.fault_at(name, place, "between-places", said=said)
            if not LEAST_PRICE <= price <= MOST_PRICE:
                board.fault_at(name, place, "priced", least=LEAST_PRICE, most=MOST_PRICE, said=said)
            if frozenset(ends) in known:
                board.fault_at(name, place, "one-road", said=said)
            known.add(frozenset(ends))
            is_between_cities = max(ends) < self.cities
            self.stretches.append(Stretch(ends[0], ends[1], price, is_between_cities))

    def _places(self, name: str, is_city: bool) -> list[int]:
        ids = self.board.value(name)
        code = "ids-of-cities" if is_city else "ids-of-villages"
        if not isinstance(ids, list):
            self.board.fault(name, code, said=as_toml(ids))
        found: list[int] = []
        for id in ids:
            known = self.index.get(id) if isinstance(id, str) else None
            if known is None or (known < self.cities) != is_city:
                self.board.fault(name, code, said=as_toml(id))
            found.append(self.index[id])
        return found

    def _read_canyon(self) -> tuple[tuple[float, float], tuple[float, float]]:
        """The canyon's ends as `[latitude, longitude]`, the south-western one first."""
        value = self.board.value("canyon")
        is_line = isinstance(value, list) and len(value) == 2
        ends = value if is_line else []
        for end in ends:
            is_point = isinstance(end, list) and len(end) == 2
            is_line = is_line and is_point and all(isinstance(one, int | float) for one in end)
        if not is_line or not (ends[0][0] < ends[1][0] and ends[0][1] < ends[1][1]):
            self.board.fault("canyon", "a-line")
        (south, west), (north, east) = ends
        return (float(south), float(west)), (float(north), float(east))
