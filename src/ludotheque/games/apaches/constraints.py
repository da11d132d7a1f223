"""What a city has to satisfy: each constraint by its name, with what was found.

Some of it is known of the box's board. The rest is what we ask of our own reconstruction besides;
a board that was read off a real box is not held to the latter.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from ludotheque.core.constraint import KNOWN, OURS, Constraint, require_each
from ludotheque.games.apaches.city import City
from ludotheque.games.apaches.hideouts import (
    CONTENTS,
    KINDS,
    LOSSES,
    REINFORCEMENTS_AT,
    WITH_HIDEOUTS,
)
from ludotheque.games.apaches.moves import QUARTERS

CONFIGURATIONS: Final[dict[int, list[list[int]]]] = {
    2: [
        [1, 2, 3, 6], [5, 6, 7], [3, 5, 6], [2, 5, 6], [3, 4, 5], [4, 5, 7], [2, 4, 5],
        [1, 2, 3, 4], [1, 2, 4, 7], [1, 3, 4, 7], [1, 2, 6, 7], [1, 3, 6, 7],
    ],
    3: [[1, 4, 5, 6, 7], [2, 3, 5, 6, 7], [2, 3, 4, 5, 7], [1, 2, 4, 5, 6], [1, 3, 4, 5, 6]],
    4: [[1, 2, 3, 4, 5, 6, 7]],
}  # fmt: skip
"""AP-2: the sets of open quarters by the number of players, those for first games first."""

SETS: Final[dict[int, list[str]]] = {
    seats: ["".join([str(number) for number in numbers]) for numbers in sets]
    for seats, sets in CONFIGURATIONS.items()
}
"""The same sets, each by the numbers of its quarters: what the option `quarters` is called."""
EVERY_SET: Final = [name for names in SETS.values() for name in names]

COUNTS: Final = [3, 4, 4, 5, 6, 5, 4, 0, 0]
COLOURS: Final = ["blue", "green", "orange", "purple", "red", "sky blue", "yellow"]
LEAST_GAINS: Final = 1.5
MOST_GAINS: Final = 2.5
"""About two gains to one loss."""


def constraints(city: City) -> list[Constraint]:
    """All that a city is held to, in the order in which it is checked."""
    if not city.is_full:
        return []
    checked = _known_of_the_box(city)
    if not city.board.is_read_off_a_box:
        checked += _asked_of_the_ways(city) + _asked_of_the_places(city)
    return checked


def require_all(city: City) -> None:
    """Complain about the constraints that a city breaks, each by its name."""
    require_each(constraints(city), city.board, "scale")


def _known_of_the_box(city: City) -> list[Constraint]:
    orange, red = city.number_of("orange"), city.number_of("red")
    sky, green = city.number_of("sky blue"), city.number_of("green")
    named = sorted(city.colours[:WITH_HIDEOUTS])
    both = [
        quarter + 1 for quarter in range(QUARTERS)
        if orange in city.touches[quarter] and red in city.touches[quarter]
    ]  # fmt: skip
    round_green = city.touches[green] if green >= 0 else []
    return [
        Constraint("sizes", KNOWN, "quarters 1 to 7 have 3, 4, 4, 5, 6, 5 and 4 hideouts",
                   city.counts == COUNTS, f"{city.counts}"),
        Constraint("colours", KNOWN, f"the quarters with hideouts are {', '.join(COLOURS)}",
                   named == COLOURS, ", ".join(named)),
        Constraint("sky blue and orange", KNOWN, "sky blue touches orange",
                   sky >= 0 and orange in city.touches[sky], f"{sky + 1}, {orange + 1}"),
        Constraint("orange and red", KNOWN, "one quarter touches both orange and red",
                   bool(both), f"{both}"),
        Constraint("round green", KNOWN, "green touches two others at least",
                   len(round_green) >= 2, f"{len(round_green)}"),
    ]  # fmt: skip


def _asked_of_the_ways(city: City) -> list[Constraint]:
    lonely: list[str] = []
    split: list[str] = []
    for seats, sets in CONFIGURATIONS.items():
        for numbers in sets:
            open = [*[number - 1 for number in numbers], 7, 8]
            name = f"{seats}: {' '.join([str(number) for number in numbers])}"
            if any(len([r for r in city.touches[q] if r in open]) < 2 for q in open):
                lonely.append(name)
            if not _is_connected(city, open):
                split.append(name)
    return [
        Constraint("drawable", OURS, "the quarters can be drawn on a plane, as a map",
                   is_planar(city.touches), "9/9" if is_planar(city.touches) else "–"),
        Constraint("two neighbours", OURS,
                   "in every configuration every open quarter has two open neighbours",
                   not lonely, "; ".join(lonely) or "18/18"),
        Constraint("connected", OURS, "in every configuration all open quarters are connected",
                   not split, "; ".join(split) or "18/18"),
    ]  # fmt: skip


def _asked_of_the_places(city: City) -> list[Constraint]:
    kinds = [[_kind(content) for content in places] for places in city.contents]
    lacking: list[str] = []
    for seats, sets in CONFIGURATIONS.items():
        for numbers in sets:
            present: set[str] = set()
            for number in numbers:
                present.update(kinds[number - 1])
            if len(present) < len(KINDS):
                missing = [kind for kind in KINDS if kind not in present]
                lacking.append(f"{seats}: {numbers}, {', '.join(missing)}")
    one_sided = [
        quarter + 1 for quarter in range(WITH_HIDEOUTS)
        if len({kind in LOSSES for kind in kinds[quarter]}) < 2
    ]  # fmt: skip
    every = [kind for places in kinds for kind in places]
    losses = len([kind for kind in every if kind in LOSSES])
    gains = len(every) - losses
    reinforcements = [places.count(REINFORCEMENTS_AT) for places in city.contents]
    variety = _variety(city, kinds)
    return [
        Constraint("gain and loss", OURS, "every quarter with hideouts holds a gain and a loss",
                   not one_sided, f"{one_sided}" if one_sided else "7/7"),
        Constraint("two to one", OURS, "there are about two gains to one loss",
                   LEAST_GAINS * losses <= gains <= MOST_GAINS * losses,
                   f"{gains} : {losses}"),
        Constraint("reinforcements", OURS, "two places hold reinforcements, in two quarters",
                   sorted(reinforcements)[-2:] == [1, 1] and sum(reinforcements) == 2,
                   f"{sum(reinforcements)}"),
        Constraint("everything occurs", OURS, "all of AP-18 to AP-24 occur in every configuration",
                   not lacking, "; ".join(lacking) or "18/18"),
        Constraint("variety", OURS, "bigger quarters hold more kinds of things, or as many",
                   variety == sorted(variety), ", ".join([f"{mean:.1f}" for mean in variety])),
    ]  # fmt: skip


def _kind(content: int) -> str:
    return CONTENTS[content].split(" ")[0]


def _variety(city: City, kinds: list[list[str]]) -> list[float]:
    """How many kinds of things quarters hold on average, from the smallest size to the largest."""
    sizes = sorted(set(city.counts[:WITH_HIDEOUTS]))
    means: list[float] = []
    for size in sizes:
        found = [len(set(kinds[q])) for q in range(WITH_HIDEOUTS) if city.counts[q] == size]
        means.append(sum(found) / len(found))
    return means


def _is_connected(city: City, open: list[int]) -> bool:
    reached = [open[0]]
    for quarter in reached:
        for other in city.touches[quarter]:
            if other in open and other not in reached:
                reached.append(other)
    return len(reached) == len(open)


_planar: Final[dict[str, bool]] = {}
"""What was found out about ways before."""


def is_planar(touches: list[list[int]]) -> bool:
    """Whether quarters that touch so can be drawn as a map (Wagner: no K5 and no K3,3 minor)."""
    name = str(touches)
    if name not in _planar:
        if len(_planar) > 64:
            _planar.clear()
        _planar[name] = not _leads_to_minor([sum([1 << r for r in row]) for row in touches], set())
    return _planar[name]


def _leads_to_minor(rows: list[int], seen: set[tuple[int, ...]]) -> bool:
    """Whether joining quarters that touch leads to five, or three and three, that all touch.

    A row is the set of a quarter's neighbours, one bit each; a joined quarter has none.
    """
    key = tuple(rows)
    if key in seen:
        return False
    seen.add(key)
    left = [quarter for quarter, row in enumerate(rows) if row]
    if len(left) < 5:
        return False
    if _has_five(rows, left) or _has_three_and_three(rows, left):
        return True
    for one, other in combinations(left, 2):
        if rows[one] >> other & 1 and _leads_to_minor(_join(rows, one, other), seen):
            return True
    return False


def _has_five(rows: list[int], left: list[int]) -> bool:
    wide = [quarter for quarter in left if rows[quarter].bit_count() >= 4]
    for five in combinations(wide, 5):
        mask = sum([1 << quarter for quarter in five])
        if all(rows[quarter] & mask == mask ^ 1 << quarter for quarter in five):
            return True
    return False


def _has_three_and_three(rows: list[int], left: list[int]) -> bool:
    wide = [quarter for quarter in left if rows[quarter].bit_count() >= 3]
    for three in combinations(wide, 3):
        a, b, c = three
        mask = 1 << a | 1 << b | 1 << c
        if (rows[a] & rows[b] & rows[c] & ~mask).bit_count() >= 3:
            return True
    return False


def _join(rows: list[int], one: int, other: int) -> list[int]:
    joined = rows[:]
    whole = (rows[one] | rows[other]) & ~(1 << one | 1 << other)
    joined[one] = whole
    joined[other] = 0
    for quarter in range(len(rows)):
        if quarter != one:
            joined[quarter] &= ~(1 << other)
            if whole >> quarter & 1:
                joined[quarter] |= 1 << one
    return joined
