"""A table of Pfeffersäcke in any position, and what can be read off it.

Posts are written by their owners' letters from the space with the arrow on: `"rrb"` are two posts
of Red's and one of Blue's. r, b, y, g, w and k are seats 0 to 5.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.every_game.looking import shown

import ludotheque
from ludotheque import Luck, Match
from ludotheque.core.registry import find_game
from ludotheque.games.pfeffersaecke.board import NOTES, PfeffersaeckeTerms
from ludotheque.games.pfeffersaecke.state import COVERED, GONE, LIES, NOT_YET

RED = 0
BLUE = 1
YELLOW = 2
GREEN = 3
WHITE = 4
BLACK = 5
LETTERS = "rbygwk"

TINY = Path(__file__).parent / "tiny.toml"


def table(
    *,
    seats: int = 4,
    posts: dict[str, str] | None = None,
    lies: str = "",
    gone: str = "",
    won: dict[str, int] | None = None,
    others: int = NOT_YET,
    centre: dict[str, int] | None = None,
    money: list[int] | None = None,
    conducts: list[int] | None = None,
    influence: list[int] | None = None,
    stock: dict[int, int] | None = None,
    turn: int = RED,
    starter: int = RED,
    round: int = 2,
    step: str = "extend",
    used: int = 0,
    opened: str = "",
    idle: int = 0,
    last_round: int = 0,
    board: Path | None = None,
    **options: Any,
) -> Match:
    """A match in a position.

    On the cities with posts, and on those in `lies`, the disc lies; in `gone` it is gone, won by
    the last seat unless `won` says by whom; on the `others` there was none yet, unless said
    otherwise. Discs are dealt so that all fits. Everyone has 40 florins.
    """
    start = new_table(seats=seats, board=board, **options)
    terms = start.terms
    assert isinstance(terms, PfeffersaeckeTerms)
    position: dict[str, Any] = json.loads(start.position())
    stand = posts or {}
    winners = dict.fromkeys(gone.split(), seats - 1) | (won or {})
    discs = [others] * terms.cities
    for city in range(terms.cities):
        if terms.is_out[city]:
            discs[city] = COVERED
        elif others == GONE:
            winners.setdefault(terms.map.places[city].id, seats - 1)
    if terms.first_disc >= 0 and discs[terms.first_disc] == NOT_YET:
        discs[terms.first_disc] = LIES
    for id in [*stand, *lies.split()]:
        if terms.index[id] < terms.cities:
            discs[terms.index[id]] = LIES
            winners = {
                city: seat for city, seat in winners.items() if city != id or id in (won or {})
            }
    for id in [*gone.split(), *(won or {})]:
        discs[terms.index[id]] = GONE
        winners.setdefault(id, seats - 1)
    placed, hands = _deal(terms, discs)
    waiting = [0] * terms.cities
    for id, count in (centre or {}).items():
        waiting[terms.index[id]] = count
    rows = [[LETTERS.index(letter) for letter in stand.get(place.id, "")]
            for place in terms.map.places]  # fmt: skip
    board_posts = [sum(row.count(seat) for row in rows) for seat in range(seats)]
    board_posts[turn] += sum(waiting)
    florins = money or [40] * seats
    position.update(
        starter=starter,
        turn=turn,
        round=round,
        step=step,
        large_pile=[],
        mixed_pile=[],
        hands=hands,
        placed=placed,
        discs=discs,
        posts=rows,
        centre=waiting,
        stock=[(stock or {}).get(seat, 44 - board_posts[seat]) for seat in range(seats)],
        village_counter=terms.villages - sum(bool(row) for row in rows[terms.cities :]),
        bank=NOTES - sum(florins),
        conducts=conducts or [2] * seats,
        has_used_conduct=used,
        opened_at=terms.index[opened] if opened else -1,
        idle_turns=idle,
        is_last_round=last_round,
        influence=influence or [1] * seats,
        won=[sorted(terms.index[id] for id in winners if winners[id] == seat)
             for seat in range(seats)],
    )  # fmt: skip
    position["purses" if terms.hides_money else "money"] = florins
    text = json.dumps(position)
    return ludotheque.load_position("pfeffersaecke", text, luck=Luck.scripted(), board=board)


def new_table(
    *,
    seats: int = 4,
    starter: int = RED,
    discs: str = "",
    found: str = "",
    board: Path | None = None,
    **options: Any,
) -> Match:
    """A new match in which that player begins; `discs` are dealt first, from the starter on, and
    what follows comes as it comes. Those who are named in `found` have founded there."""
    script = [f"starter {starter}", *[f"disc {number}" for number in discs.split()]]
    luck = Luck.scripted(*script, then=Luck.seeded(7))
    match = ludotheque.new_match(
        "pfeffersaecke", seats=seats, options=options, luck=luck, board=board
    )
    for village in found.split():
        match.play(match.asks()[0], f"found {village}")
    return match


def finish(match: Match, seat: int = RED) -> None:
    """Let a seat do nothing more in its turn."""
    turn = shown(match, "round")
    while match.asks() == [seat] and shown(match, "round") == turn:
        match.expire(seat)


def _deal(terms: PfeffersaeckeTerms, discs: list[int]) -> tuple[list[list[int]], list[list[int]]]:
    """What each seat has placed and what it holds, for discs that came out as they lie."""
    seats = terms.seats
    held: list[list[int]] = [[] for _ in range(seats)]
    share = terms.large_each * seats
    for place, number in enumerate([*terms.large[:share], *terms.small, *terms.large[share:]]):
        held[place % seats].append(number)
    placed: list[list[int]] = [[] for _ in range(seats)]
    for city, disc in enumerate(discs):
        if disc in (LIES, GONE) and city != terms.first_disc:
            number = terms.numbers[city]
            seat = next(seat for seat in range(seats) if number in held[seat])
            held[seat].remove(number)
            placed[seat].append(number)
    return placed, [sorted(hand) for hand in held]


def index(id: str) -> int:
    """The number of a place on our own map."""
    terms = find_game("pfeffersaecke").new_terms(4)
    assert isinstance(terms, PfeffersaeckeTerms)
    return terms.index[id]


def standing(match: Match, id: str) -> str:
    """Whose posts stand in a place, from the arrow on."""
    assert isinstance(match.terms, PfeffersaeckeTerms)
    return "".join(LETTERS[seat] for seat in shown(match, "posts")[match.terms.index[id]])


def disc(match: Match, id: str) -> int:
    """How it stands with a city's disc."""
    assert isinstance(match.terms, PfeffersaeckeTerms)
    status: int = shown(match, "discs")[match.terms.index[id]]
    return status


def step_of(match: Match) -> str:
    """The step at which the match waits."""
    return str(match.view(None)["step"])


def names_told(match: Match, since: int = 0) -> list[str]:
    """The names of what was told openly from that entry on."""
    return [
        event["event"]
        for entry in match.story(None, since)
        for event in entry["events"]
        if "event" in event
    ]
