"""A table of Les Apaches de Paris in any position, and what can be read off it.

Gangs are written quarter by quarter: `"3:2 4:1+1"` are two leaders in quarter 3, and a leader and
a novice in quarter 4; a third number counts recruits. Hideouts are written `"4 burglary 400"`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.every_game.looking import may

import ludotheque
from ludotheque import Luck, Match
from ludotheque.games.apaches.hideouts import CONTENTS, hideout

ONE, TWO, THREE, FOUR = range(4)
QUARTERS = 9


def number(said: str) -> int:
    """The number of a hideout that is written out."""
    quarter, _, content = said.partition(" ")
    return hideout(int(quarter) - 1, CONTENTS.index(content))


def table(
    *,
    seats: int = 2,
    step: str = "act",
    round: int = 1,
    turn: int = 1,
    first: int = ONE,
    order: list[int] | None = None,
    at: int = 0,
    gangs: list[str] | None = None,
    removed: list[str] | None = None,
    held: list[str] | None = None,
    money: list[int] | None = None,
    recruits: list[int] | None = None,
    retired: list[int] | None = None,
    hospital: list[int] | None = None,
    prison: list[int] | None = None,
    cemetery: list[int] | None = None,
    attacked: list[list[int]] | None = None,
    luck: str = "",
    board: Path | None = None,
    **options: Any,
) -> Match:
    """A match in a position, with everything else as it is when nothing has happened yet.

    `removed` names hideouts that were removed (the first of a quarter unless said), `held` those
    that a seat holds, comma by comma; the rest is dealt out in order. `luck` is what chance gives.
    """
    start = new_table(seats=seats, board=board, **options)
    position: dict[str, Any] = json.loads(start.position())
    nothing = [0] * seats
    order = order or [(first + place) % seats for place in range(seats)]
    standing = [[0] * (QUARTERS * seats) for _ in range(3)]
    for seat, said in enumerate(gangs or [""] * seats):
        for part in said.split():
            quarter, _, sizes = part.partition(":")
            for kind, size in enumerate(sizes.split("+")):
                standing[kind][QUARTERS * seat + int(quarter) - 1] = int(size)
    away = [hospital or nothing, prison or nothing, cemetery or nothing]

    def placed(kind: int, seat: int) -> int:
        return sum(standing[kind][QUARTERS * seat : QUARTERS * seat + QUARTERS])

    hired = recruits or nothing
    gone = retired or nothing
    position.update(
        step=step, round=round, turn=turn, first=first, order=order, at=at, chosen=-1,
        leaders=standing[0], novices=standing[1], recruits=standing[2],
        leaders_in_reserve=[7 - placed(0, seat) - sum(place[seat] for place in away)
                            for seat in range(seats)],
        novices_in_reserve=[3 - placed(1, seat) - gone[seat] for seat in range(seats)],
        recruits_in_reserve=hired, recruits_aside=5 - sum(hired) - sum(standing[2]),
        retired=gone, hospital=away[0], prison=away[1], cemetery=away[2],
    )  # fmt: skip
    deal(start, position, removed or [], held or [""] * seats)
    purse = money or [500] * seats
    position["money" if position["money"] else "wallets"] = purse
    position["bank"] = 500 * seats - sum(purse)
    kept = attacked or [[] for _ in range(seats)]
    position["attacked"] = kept
    position["bourgeois"] = [0, 0, 0, 1]
    for pawns in kept:
        for who in pawns:
            position["bourgeois"].remove(who)
    drawn = [one for one in luck.split(", ") if one]
    return ludotheque.load_position(
        "apaches", json.dumps(position), luck=Luck.scripted(*drawn, then=Luck.seeded(1)),
        board=board,
    )  # fmt: skip


def deal(start: Match, position: dict[str, Any], removed: list[str], held: list[str]) -> None:
    """Put the hideouts where they are said to be, and the others where they can be."""
    terms: Any = start.terms
    stacks = [list(stack) for stack in terms.hideouts]
    aside = {number(said) // 20 - 1: number(said) for said in removed}
    wanted = [[number(one) for one in said.split(", ") if one] for said in held]
    left = []
    for quarter, stack in enumerate(stacks):
        rest = [one for one in stack if not any(one in hand for hand in wanted)]
        if rest:
            aside.setdefault(quarter, rest[0])
            left += [one for one in rest if one != aside[quarter]]
            stacks[quarter] = [aside[quarter]]
    hands = []
    for seat, hand in enumerate(wanted):
        place = position["order"].index(seat)
        has_laid = place < position["at"] or (
            place == position["at"] and position["step"] == "bail"
        )
        size = terms.turns - position["turn"] + 1 - has_laid
        assert len(hand) <= size, "a seat is to hold more hideouts than it can"
        while len(hand) < size:
            hand.append(left.pop(0))
        hands.append(sorted(hand))
    position.update(stacks=stacks, hands=hands, covered=left)


def new_table(seats: int = 2, board: Path | None = None, first: int = ONE, **options: Any) -> Match:
    """A match about to begin: the first player is drawn, and is to take a hideout."""
    luck = Luck.scripted(f"first {first}", then=Luck.seeded(1))
    return ludotheque.new_match("apaches", seats=seats, options=options, luck=luck, board=board)


def gang(match: Match, seat: int, quarter: int) -> str:
    """A seat's Apaches in a quarter, as gangs are written."""
    view = match.view(None)
    at = QUARTERS * seat + quarter - 1
    return "+".join(str(view[kind][at]) for kind in ("leaders", "novices", "recruits"))


def money(match: Match) -> list[int]:
    """What everybody has."""
    state: Any = match.state
    return list(state.francs())


def lay_last(match: Match) -> None:
    """The player on turn lays the one hideout left."""
    seat = match.asks()[0]
    match.play(seat, next(line for line in sorted(may(match, seat)) if line.startswith("lay")))


def settled(**position: Any) -> Match:
    """A table just after the settlement of a round."""
    seats = position.get("seats", 2)
    match = table(**{"turn": 6, "at": seats - 1, **position})
    lay_last(match)
    return match


def content(hideouts: list[int]) -> list[str]:
    """Hideouts, written out."""
    return [f"{one // 20} {CONTENTS[one % 20]}" for one in hideouts]
