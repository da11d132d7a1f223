"""What a map has to satisfy: each constraint by its name, with what was found on the map.

The rules need some of it on any map. The rest is what is known of the box's map, and what we ask
of our own reconstruction besides; a map that was read off a real box is not held to the latter.
"""

from __future__ import annotations

import math
from typing import Final

from ludotheque.core.constraint import KNOWN, OURS, RULES, Constraint, require_each
from ludotheque.games.pfeffersaecke.trade_map import (
    LEAST_PRICE,
    MOST_PRICE,
    Stretch,
    TradeMap,
)

NAMED: Final = {
    "wittenberg": 2, "regensburg": 2, "muenchen": 2, "linz": 2, "leipzig": 3, "wien": 4,
    "erfurt": 5, "strassburg": 5, "luebeck": 7, "koeln": 8,
}  # fmt: skip
"""The cities whose numbers are stated or reported."""
COVERED: Final = ("erfurt", "leipzig", "wittenberg", "regensburg", "muenchen", "linz", "wien")
OTHERS: Final = ("gent", "braunschweig", "nuernberg", "antwerpen", "bruessel", "rostock")

SMALLEST_PURSE: Final = 15
"""What two players start with: what they can pay on the first turn, everybody can."""
HARDER: Final = 0.35
"""How much harder a road due east is than one due north, for comparing roads."""
CLEARLY_LONGER: Final = 1.5
"""From this ratio on, the longer of two roads may not be the cheaper."""
BAND: Final = 1 / 3
"""How far a price may be from what the road's length says: hills, tolls and the balance of the
villages take that much, and whoever guesses a price from the map still guesses it about right."""


def constraints(map: TradeMap) -> list[Constraint]:
    """All that a map is held to, in the order in which it is checked."""
    checked = _needed_by_the_rules(map)
    if map.is_full:
        checked += _size_and_names(map)
        if all(id in map.index for id in (*NAMED, *OTHERS)):
            checked += _known_of_the_roads(map) + _known_round_the_eight(map)
            if not map.board.is_read_off_a_box:
                checked += _asked_of_ours(map)
    return checked


def require_all(map: TradeMap) -> None:
    """Complain about the constraints that a map breaks, each by its name. What is known of the
    box's map makes sense only on one that has its size and its cities."""
    require_each(_needed_by_the_rules(map), map.board, "roads")
    if map.is_full:
        require_each(_size_and_names(map), map.board, "scale")
        require_each(constraints(map), map.board, "scale")


def _needed_by_the_rules(map: TradeMap) -> list[Constraint]:
    everything = map.reachable([])
    out = map.covered + map.villages_out
    with_two = map.reachable(out)
    return [
        Constraint(
            "connected", RULES, "every place can be reached from every other",
            len(everything) == len(map.places), f"{len(everything)}/{len(map.places)}",
        ),
        Constraint(
            "connected with two players", RULES,
            "with two players every place in play can be reached",
            len(with_two) == len(map.places) - len(out),
            f"{len(with_two)}/{len(map.places) - len(out)}",
        ),
    ]  # fmt: skip


def _size_and_names(map: TradeMap) -> list[Constraint]:
    numbers = [place.number for place in map.places[: map.cities]]
    wrong = [id for id, number in NAMED.items() if map.number(id) != number]
    missing = [id for id in OTHERS if id not in map.index]
    covered = {map.places[place].id for place in map.covered}
    return [
        Constraint(
            "size", KNOWN, "there are 10 regions, 25 cities and 20 villages",
            (len(map.regions), map.cities, map.villages) == (10, 25, 20),
            f"{len(map.regions)}, {map.cities}, {map.villages}",
        ),
        Constraint(
            "named numbers", KNOWN, "the cities that are known have their numbers",
            not wrong, f"{len(NAMED)}/{len(NAMED)}" if not wrong else ", ".join(wrong),
        ),
        Constraint(
            "named cities", KNOWN, "the other cities that are named are there",
            not missing, ", ".join(missing or OTHERS),
        ),
        Constraint(
            "Gent", KNOWN, "Gent holds five posts or more",
            map.number("gent") >= 5, f"{map.number('gent')}",
        ),
        Constraint(
            "one 8", KNOWN, "Köln is the only 8", numbers.count(8) == 1, f"{numbers.count(8)}"
        ),
        Constraint(
            "numbers", KNOWN, "every number from 2 to 8 occurs",
            set(numbers) == set(range(2, 9)), ", ".join(map_counts(numbers)),
        ),
        Constraint(
            "covers", KNOWN, "with two players seven cities and two villages are out",
            covered == set(COVERED) and len(map.villages_out) == 2,
            f"{len(covered)}, {len(map.villages_out)}",
        ),
        Constraint(
            "first disc", KNOWN, "a disc lies on Wittenberg from the start",
            map.places[map.first_disc].id == "wittenberg", map.places[map.first_disc].name,
        ),
    ]  # fmt: skip


def map_counts(numbers: list[int]) -> list[str]:
    """How many cities of each number there are: "6 × 5"."""
    return [f"{numbers.count(number)} × {number}" for number in range(2, 9)]


def _known_of_the_roads(map: TradeMap) -> list[Constraint]:
    prices = [stretch.price for stretch in map.stretches]
    villages = range(map.cities, len(map.places))
    between = [place for place in villages if _joins(map, place, "erfurt", "regensburg")]
    southern = [place for place in villages if _joins(map, place, "regensburg", "muenchen")]
    beside = map.neighbours(between[0]) if between else []
    fewest = min(len(map.neighbours(place)) for place in villages)
    north = max(map.places[: map.cities], key=lambda place: place.latitude)
    east = max(map.places[: map.cities], key=lambda place: place.longitude)
    return [
        Constraint(
            "prices", KNOWN, f"prices go from {LEAST_PRICE} to {MOST_PRICE}, both occurring",
            (min(prices), max(prices)) == (LEAST_PRICE, MOST_PRICE), f"{min(prices)}–{max(prices)}",
        ),
        Constraint(
            "the 56", KNOWN, "the road from Braunschweig to Nürnberg costs 56",
            map.price("braunschweig", "nuernberg") == 56,
            f"{map.price('braunschweig', 'nuernberg')}",
        ),
        Constraint(
            "villages out", KNOWN,
            "one village lies between Erfurt and Regensburg and one between Regensburg and "
            "München, and these are out when two play",
            len(between) == len(southern) == 1
            and sorted(between + southern) == sorted(map.villages_out),
            ", ".join(map.places[place].name for place in between + southern),
        ),
        Constraint(
            "among covers", KNOWN, "the village between Erfurt and Regensburg touches only "
            "covered cities",
            bool(beside) and set(beside) <= set(map.covered),
            ", ".join(map.places[place].name for place in beside),
        ),
        Constraint(
            "where roads meet", KNOWN, "every village has three roads or more",
            fewest >= 3, f"{fewest}",
        ),
        Constraint(
            "span", KNOWN, "the map ends with Rostock in the north and Wien in the east",
            (north.id, east.id) == ("rostock", "wien"), f"{north.name}, {east.name}",
        ),
    ]  # fmt: skip


def _known_round_the_eight(map: TradeMap) -> list[Constraint]:
    seven = _near_the_eight(map, 7, is_north=True, is_east=False)
    four = _near_the_eight(map, 4, is_north=True, is_east=True)
    south = [
        place for place in range(map.cities)
        if map.places[place].number == 5 and _is_due_south_of_the_eight(map, place)
    ]  # fmt: skip
    joining = [
        village for village in range(map.cities, len(map.places))
        if set(map.neighbours(village)) & set(seven)
        and set(map.neighbours(village)) & set(four)
        and any(map.places[place].number == 2 for place in map.neighbours(village))
    ]  # fmt: skip
    first = [
        stretch.price for stretch in map.stretches
        if (stretch.one in joining and stretch.other in four)
        or (stretch.other in joining and stretch.one in four)
    ]  # fmt: skip
    names = [map.places[place].name for place in seven + four + south]
    return [
        Constraint(
            "round the 8", KNOWN,
            "a 7 lies just north-west of Köln, a 4 just north-east, a 5 straight south",
            len(seven) == 1 and len(four) == 1 and len(south) == 1, ", ".join(names),
        ),
        Constraint(
            "corridor village", KNOWN, "one village joins that 4, that 7 and a 2",
            len(joining) == 1, ", ".join(map.places[village].name for village in joining),
        ),
        Constraint(
            "first turn", KNOWN, "from that village the 4 can be opened on the first turn",
            bool(first) and max(first) <= SMALLEST_PURSE, f"{first}",
        ),
    ]  # fmt: skip


def _near_the_eight(map: TradeMap, number: int, is_north: bool, is_east: bool) -> list[int]:
    """The cities of a number just beside the 8, in one quarter of the compass."""
    eight = map.places[map.index["koeln"]]
    return [
        place for place in range(map.cities)
        if map.places[place].number == number
        and (map.places[place].latitude > eight.latitude) == is_north
        and (map.places[place].longitude > eight.longitude) == is_east
        and map.kilometres(Stretch(map.index["koeln"], place, 0, True)) < 150
    ]  # fmt: skip


def _is_due_south_of_the_eight(map: TradeMap, place: int) -> bool:
    eight = map.index["koeln"]
    way = Stretch(eight, place, 0, True)
    is_south = map.places[place].latitude < map.places[eight].latitude
    return is_south and map.kilometres(way) < 200 and map.eastward(way) < 0.3


def _joins(map: TradeMap, village: int, one: str, other: str) -> bool:
    beside = map.neighbours(village)
    return map.index[one] in beside and map.index[other] in beside


def _asked_of_ours(map: TradeMap) -> list[Constraint]:
    numbers = [place.number for place in map.places[: map.cities]]
    enough = [numbers.count(7) >= 2, numbers.count(5) >= 2, numbers.count(4) >= 2,
              numbers.count(2) >= 5]  # fmt: skip
    in_regions = [
        sum(map.places[place].region == region for place in range(map.cities))
        for region in range(len(map.regions))
    ]
    by_villages = _rate(map, [one for one in map.stretches if not one.is_between_cities])
    by_cities = _rate(map, [one for one in map.stretches if one.is_between_cities])
    unlinked = [place for place in range(map.cities) if not _is_linked_to_its_nearest(map, place)]
    crossing = [
        f"{_name(map, one)}, {_name(map, other)}"
        for place, one in enumerate(map.stretches) for other in map.stretches[:place]
        if map.do_cross(one, other)
    ]  # fmt: skip
    edges = [(place.latitude, place.longitude) for place in map.places]
    return [
        Constraint(
            "enough of each", OURS, "there are two 7s, 5s and 4s and five 2s, or more",
            all(enough), ", ".join(map_counts(numbers)),
        ),
        Constraint(
            "regions", OURS, "every region has a city", min(in_regions) >= 1,
            f"{min(in_regions)}–{max(in_regions)}",
        ),
        Constraint(
            "real places", OURS, "places are drawn where the towns are, between 47° and 55° north "
            "and 3° and 17° east",
            all(47 < north < 55 and 3 < east < 17 for north, east in edges), f"{len(edges)}",
        ),
        Constraint(
            "crossings", OURS, "roads meet in places only: no two cross on the way",
            not crossing, "; ".join(crossing) or "0",
        ),
        *_asked_of_our_prices(map),
        Constraint(
            "cheaper by villages", OURS, "a kilometre by villages costs at most three quarters of "
            "one from city to city",
            by_villages <= 0.75 * by_cities, f"{by_villages:.3f}, {by_cities:.3f}",
        ),
        Constraint(
            "unlinked neighbours", OURS, "a third of the cities, or more, have no road to the "
            "nearest one", 3 * len(unlinked) >= map.cities, f"{len(unlinked)}/{map.cities}",
        ),
    ]  # fmt: skip


def _asked_of_our_prices(map: TradeMap) -> list[Constraint]:
    checked = []
    for is_between_cities, kind in ((True, "city roads"), (False, "village roads")):
        roads = [one for one in map.stretches if one.is_between_cities == is_between_cities]
        wrong = [
            f"{_name(map, one)}, {_name(map, other)}"
            for one in roads for other in roads
            if _effort(map, one) >= CLEARLY_LONGER * _effort(map, other) and one.price < other.price
        ]  # fmt: skip
        usual = sum(one.price for one in roads) / max(1.0, sum(_effort(map, one) for one in roads))
        strange = [one for one in roads if not _is_near(one.price, usual * _effort(map, one))]
        east = _rate(map, [one for one in roads if map.eastward(one) >= 0.75])
        north = _rate(map, [one for one in roads if map.eastward(one) < 0.75])
        checked.append(Constraint(
            f"distance, {kind}", OURS, f"of two {kind} the one clearly longer is not cheaper",
            not wrong, "; ".join(wrong) or "0",
        ))  # fmt: skip
        checked.append(Constraint(
            f"band, {kind}", OURS, f"the price of each of the {kind} is within a third and "
            "a florin of what its length says",
            not strange, f"{usual:.3f}" if not strange
            else "; ".join(_name(map, one) for one in strange),
        ))  # fmt: skip
        checked.append(Constraint(
            f"west–east, {kind}", OURS, f"a kilometre costs more on {kind} that go west–east",
            east > north, f"{east:.3f}, {north:.3f}",
        ))  # fmt: skip
    crossing = [one for one in map.stretches if map.crosses_the_canyon(one)]
    corridor = {map.index["koeln"], *_near_the_eight(map, 4, is_north=True, is_east=True)}
    inside = [one for one in crossing if {one.one, one.other} & corridor]
    outside = [one for one in crossing if one not in inside]
    others = [one for one in map.stretches if one.is_between_cities and one not in crossing]
    dearer = _rate(map, outside)
    usual = _rate(map, others)
    checked.append(Constraint(
        "corridor", OURS, "at most eight roads cross the canyon, half of them or more by Köln "
        "and its 4", len(crossing) <= 8 and 2 * len(inside) >= len(crossing),
        f"{len(inside)}/{len(crossing)}",
    ))  # fmt: skip
    checked.append(Constraint(
        "canyon", OURS, "the other crossings cost more a kilometre than city roads do elsewhere",
        dearer > usual, f"{dearer:.3f}, {usual:.3f}",
    ))  # fmt: skip
    return checked


def _effort(map: TradeMap, stretch: Stretch) -> float:
    """A road's length in kilometres, where those to the east count for more."""
    return map.kilometres(stretch) * (1 + HARDER * map.eastward(stretch))


def _is_near(price: int, expected: float) -> bool:
    """Whether a price is within the band round what is expected, rounded outwards."""
    return math.floor(expected * (1 - BAND)) <= price <= math.ceil(expected * (1 + BAND))


def _rate(map: TradeMap, stretches: list[Stretch]) -> float:
    """What a kilometre costs on some roads."""
    length = sum(map.kilometres(stretch) for stretch in stretches)
    return sum(stretch.price for stretch in stretches) / length if length else 0.0


def _is_linked_to_its_nearest(map: TradeMap, city: int) -> bool:
    others = [place for place in range(map.cities) if place != city]
    nearest = min(others, key=lambda other: map.kilometres(Stretch(city, other, 0, True)))
    return nearest in map.neighbours(city)


def _name(map: TradeMap, stretch: Stretch) -> str:
    one, other = map.places[stretch.one], map.places[stretch.other]
    return f"{one.id}–{other.id} {stretch.price}"
