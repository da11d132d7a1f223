"""What can be wrong with a position of Les Apaches de Paris that has the right shape."""

from __future__ import annotations

from typing import Final

from ludotheque.core.move import NOBODY
from ludotheque.core.state import OVER
from ludotheque.games.apaches.board import BAIL, BOURGEOIS_QUARTER
from ludotheque.games.apaches.hideouts import WITH_HIDEOUTS, quarter_of
from ludotheque.games.apaches.moves import LEADERS, NOVICES, POLICEMAN, QUARTERS, RECRUITS
from ludotheque.games.apaches.state import (
    ACTING,
    ATTACKING,
    BAILING,
    DRAWING_FIRST,
    DRAWING_HIDEOUT,
    LAYING,
    TAKING,
    Apaches,
)

OPENING: Final = (DRAWING_FIRST, TAKING, DRAWING_HIDEOUT)
IN_A_TURN: Final = (ACTING, LAYING, BAILING)
BOURGEOIS_PAWNS: Final = 4


def find_fault(s: Apaches) -> str:
    """The first fault of a position, in a sentence; empty if it is one of the game's."""
    return _order(s) or _gangs(s) or _quarters(s) or _hideouts(s) or _others(s)


def _order(s: Apaches) -> str:
    if sorted(s.order) != list(range(s.seats)):
        return "the order of play is none that can be."
    if s.is_at(*OPENING, *IN_A_TURN) and s.at == s.seats:
        return "nobody is on turn."
    if s.is_at(*OPENING) and s.turn != 0:
        return "a turn is under way while hideouts are still taken."
    if s.is_at(*IN_A_TURN) and not 1 <= s.turn <= s.terms.turns:
        return f"turn {s.turn} is none of a round's {s.terms.turns}."
    is_chosen = s.is_at(DRAWING_HIDEOUT)
    if is_chosen != (s.chosen != NOBODY) or (is_chosen and s.chosen not in s.terms.open):
        return "a hideout is taken from a quarter that has none, or from none at all."
    if not s.is_last_turn() and s.order != [(s.first + n) % s.seats for n in range(s.seats)]:
        return "the order of play is not clockwise from the first player."
    return ""


def _gangs(s: Apaches) -> str:
    for seat in range(s.seats):
        own = slice(QUARTERS * seat, QUARTERS * seat + QUARTERS)
        leaders = sum(s.leaders[own]) + s.leaders_in_reserve[seat]
        leaders += s.hospital[seat] + s.prison[seat] + s.cemetery[seat]
        if leaders != LEADERS:
            return f"seat {seat} has {leaders} leaders, and there are {LEADERS}."
        novices = sum(s.novices[own]) + s.novices_in_reserve[seat] + s.retired[seat]
        if novices != NOVICES:
            return f"seat {seat} has {novices} novices, and there are {NOVICES}."
    hired = sum(s.recruits) + sum(s.recruits_in_reserve) + s.recruits_aside + s.recruits_gone
    if hired != RECRUITS:
        return f"there are {hired} recruits, and the box has {RECRUITS}."
    return ""


def _quarters(s: Apaches) -> str:
    for quarter in range(QUARTERS):
        sizes = [s.gang(seat, quarter) for seat in range(s.seats) if s.gang(seat, quarter)]
        if sizes and not s.terms.is_open[quarter]:
            return f"Apaches stand in quarter {quarter + 1}, which is closed."
        if s.is_at(ATTACKING) and quarter < WITH_HIDEOUTS:
            continue  # A leader has been taken where a loss was settled.
        if len(set(sizes)) < len(sizes):
            return f"two gangs are equal in quarter {quarter + 1}."
        for seat in range(s.seats):
            if s.gang(seat, quarter) and not s.leaders[QUARTERS * seat + quarter]:
                return f"seat {seat} has novices or recruits alone in quarter {quarter + 1}."
    return ""


def _hideouts(s: Apaches) -> str:
    taken: list[list[int]] = [[] for _ in range(WITH_HIDEOUTS)]
    every = [*s.covered, *[hideout for hideout in s.uncovered if hideout]]
    for stack in s.stacks:
        every += stack
    for hand in s.hands:
        every += hand
        if hand != sorted(hand):
            return "hideouts in hand are not in order."
    for hideout in every:
        taken[quarter_of(hideout)].append(hideout)
    for quarter in range(WITH_HIDEOUTS):
        if sorted(taken[quarter]) != s.terms.hideouts[quarter]:
            return f"the hideouts of quarter {quarter + 1} are not those printed there."
        stack = s.stacks[quarter]
        if any(quarter_of(hideout) != quarter for hideout in stack) or stack != sorted(stack):
            return f"the stack of quarter {quarter + 1} is mixed up."
        found = s.uncovered[quarter]
        if found and (quarter_of(found) != quarter or stack):
            return f"what is uncovered in quarter {quarter + 1} cannot be."
        if s.is_at(*IN_A_TURN) and len(stack) != s.terms.is_open[quarter]:
            return f"not one hideout is left on the stack of quarter {quarter + 1}."
    return _hands(s)


def _hands(s: Apaches) -> str:
    if s.is_at(*IN_A_TURN):
        for place, seat in enumerate(s.order):
            has_laid = place < s.at or (place == s.at and s.is_at(BAILING))
            if len(s.hands[seat]) != s.terms.turns - s.turn + 1 - has_laid:
                return f"seat {seat} does not hold as many hideouts as turn {s.turn} leaves it."
    elif s.is_at(*OPENING):
        taken = len(s.hands[s.order[0]]) - (s.at > 0)
        if not 0 <= taken < s.terms.turns:
            return "somebody has taken more hideouts than there are turns."
        for place, seat in enumerate(s.order):
            if len(s.hands[seat]) != taken + (place < s.at):
                return f"seat {seat} has not taken as many hideouts as it is its turn to."
        if s.covered or any(s.uncovered):
            return "hideouts are laid before all are taken."
    elif any(s.hands):
        return "somebody holds hideouts after the last turn."
    return ""


def _others(s: Apaches) -> str:
    kept = s.bourgeois[:]
    for pawns in (*s.attacked, *s.unmasked):
        kept += pawns
    if len(kept) != BOURGEOIS_PAWNS or sorted(kept) != [0, 0, 0, POLICEMAN]:
        return "there are not three bourgeois and a policeman."
    if s.bourgeois != sorted(s.bourgeois) or any(p != sorted(p) for p in s.attacked):
        return "the bourgeois are not in order."
    if s.step != OVER and len(s.bourgeois) <= s.terms.rounds - s.round:
        return f"more bourgeois have been attacked than can be before round {s.round} is settled."
    if s.totals != (s.francs() if s.step == OVER else [NOBODY] * s.seats):
        return "the money is counted before the end, or not as it is."
    if s.is_at(ATTACKING) and s.leading(BOURGEOIS_QUARTER) == NOBODY:
        return "a bourgeois is attacked, and nobody is there to do it."
    seat = s.order[min(s.at, s.seats - 1)]
    if s.is_at(BAILING) and (s.is_last_turn() or not s.prison[seat] or s.francs()[seat] < BAIL):
        return "bail is offered to somebody who cannot pay it, or needs none."
    return ""
