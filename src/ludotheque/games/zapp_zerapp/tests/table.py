"""A table of Zapp Zerapp in any position, and what can be read off it.

Apprentices are set up as `green="10 16 S"`: on spaces 10 and 16 and on the start square; `H` is
the village. Red is seat 0, blue 1, yellow 2, green 3.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.every_game.looking import shown

import ludotheque
from ludotheque import Luck, Match
from ludotheque.core.luck import Outcomes

RED = 0
BLUE = 1
YELLOW = 2
GREEN = 3

NAME = "zapp-zerapp"
START = 24
HOME = 25
PLACES = {"S": START, "H": HOME}
BARRELS = 13
AT_START = "S S S"


class Script(Luck):
    """Luck that follows a script, and then a seed; what can come out in one way needs no line."""

    def __init__(self, *outcomes: str) -> None:
        self.outcomes = list(outcomes)
        self.then = Luck.seeded(1)

    def draw(self, ways: int) -> int:
        return self.then.draw(ways)

    def pick(self, outcomes: Outcomes) -> int:
        if outcomes.ways == 1:
            return 0
        if not self.outcomes:
            return self.then.pick(outcomes)
        wanted = self.outcomes.pop(0)
        ways = [way for way in range(outcomes.ways) if outcomes.text(way) == wanted]
        assert ways, f"the script says {wanted!r} where {outcomes.some()} can come"
        return ways[0]

    def as_json(self) -> dict[str, object]:
        return self.then.as_json()


def new_table(*luck: str, seats: int = 4, board: Path | None = None, **options: Any) -> Match:
    """A new match with scripted luck, in which everyone is ready."""
    match = unready_table(*luck, seats=seats, board=board, **options)
    for seat in match.asks() if shown(match, "step") == "get-ready" else []:
        match.play(seat, "ready")
    return match


def unready_table(*luck: str, seats: int = 4, board: Path | None = None, **options: Any) -> Match:
    """A new match with scripted luck, as it begins."""
    return ludotheque.new_match(NAME, seats=seats, options=options, luck=Script(*luck), board=board)


def table(
    *luck: str,
    seats: int = 4,
    red: str = AT_START,
    blue: str = AT_START,
    yellow: str = AT_START,
    green: str = AT_START,
    magic: int = 8,
    thrower: int = RED,
    spells: dict[int, int] | None = None,
    has_memory: bool = False,
    **options: Any,
) -> Match:
    """A match in a position, with scripted luck.

    Everyone is to shake, or, where `spells` says which number each seat has turned up, to move.
    """
    options["memory"] = has_memory
    return ludotheque.load_position(
        NAME,
        position(seats, [red, blue, yellow, green], magic, thrower, spells, options),
        luck=Script(*luck),
    )


def position(
    seats: int,
    colours: list[str],
    magic: int,
    thrower: int,
    spells: dict[int, int] | None,
    options: dict[str, Any],
) -> str:
    """The position that `table` sets up."""
    low = max(1, magic - 6)
    start = new_table("thrower 0", f"die {low}", f"die {magic - low}", seats=seats, **options)
    fields: dict[str, Any] = json.loads(start.position())
    fields["places"] = [
        PLACES[place] if place in PLACES else int(place)
        for said in colours[:seats]
        for place in said.split()
    ]
    fields["thrower"] = fields["player"] = thrower
    if spells is not None:
        shown = [spells[seat] for seat in range(seats)]
        fields["step"] = "move"
        fields["choosing"] = 0
        fields["shown"] = shown
        fields["put"] = [seat + 1 if shown[seat] <= magic else 0 for seat in range(seats)]
        fields["middle"] = [one for one in fields["middle"] if one not in fields["put"]]
        fields["pile"] = [one for one in fields["pile"] if one not in shown]
        if options["memory"]:
            fields["known"] = shown + [0] * (BARRELS - seats)
        works = [seat for seat in range(seats) if fields["put"][seat]]
        fields["player"] = max(works, key=lambda seat: shown[seat])
    return json.dumps(fields)


def apprentices(match: Match, seat: int) -> str:
    """Where a seat's apprentices are, as `table` sets them up."""
    names = {START: "S", HOME: "H"}
    places = shown(match, "places")[3 * seat : 3 * seat + 3]
    return " ".join(names.get(place, str(place)) for place in places)


def play(match: Match, *moves: tuple[int, str]) -> None:
    """Moves of several seats, one after the other."""
    for seat, move in moves:
        match.play(seat, move)


def everything(match: Match, seat: int | None) -> str:
    """All that a seat gets: its view, its log, its moves and its question."""
    lines: list[Any] = [match.view(seat), match.story(seat), match.asks()]
    if seat is not None:
        lines.append([move.as_json() for move in match.legal(seat)])
    return json.dumps(lines)
