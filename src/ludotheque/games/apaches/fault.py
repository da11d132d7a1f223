"""What can be wrong with a position of Les Apaches de Paris that has the right shape."""

from __future__ import annotations

from typing import Final

from ludotheque.games.apaches.board import BAIL, BOURGEOIS_QUARTER, ROUNDS
from ludotheque.games.apaches.hideouts import WITH_HIDEOUTS, quarter_of
from ludotheque.games.apaches.moves import LEADERS, NOVICES, POLICEMAN, QUARTERS, RECRUITS
from ludotheque.games.apaches.state import (
    ACTING,
    ATTACKING,
    BAILING,
    DRAWING_FIRST,
    DRAWING_HIDEOUT,
    LAYING,
    NOBODY,
    TAKING,
    Apaches,
)

OPENING: Final = (DRAWING_FIRST, TAKING, DRAWING_HIDEOUT)
BOURGEOIS_PAWNS: Final = 4
MOST_MONEY: Final = 1_000_000


def find_fault(s: Apaches) -> str:
    """The first fault of a position, in a sentence; empty if it is one of the game's."""
    return _sizes(s) or _order(s) or _gangs(s) or _quarters(s) or _hideouts(s) or _others(s)


def _sizes(s: Apaches) -> str:
    seats = s.seats
    for standing in (s.leaders, s.novices, s.recruits):
        if len(standing) != QUARTERS * seats:
            return f"Apaches are not given for nine quarters and {seats} players."
    by_seat = [
        s.order, s.leaders_in_reserve, s.novices_in_reserve, s.recruits_in_reserve, s.recruits_won,
        s.hospital, s.prison, s.cemetery, s.retired,
    ]  # fmt: skip
    if any(len(numbers) != seats for numbers in by_seat) or len(s.unmasked) != seats:
        return f"Apaches, bourgeois or the order of play are not given for {seats} players."
    if len(s.stacks) != WITH_HIDEOUTS or len(s.uncovered) != WITH_HIDEOUTS:
        return "hideouts are not given for seven quarters."
    if len(s.money) != (seats if s.terms.is_money_open else 0):
        return "money lies where the option `open_money` does not keep it."
    if s.terms.is_money_open and any(s.wallets):
        return "there is money in wallets, and this table plays with open money."
    return ""


def _order(s: Apaches) -> str:
    if sorted(s.order) != list(range(s.seats)) or not 0 <= s.at <= s.seats:
        return "the order of play is none that can be."
    if not 0 <= s.first < s.seats or not 1 <= s.round <= ROUNDS:
        return "the first player or the round is none that can be."
    if (s.step in (ACTING, LAYING, BAILING) or s.step in OPENING) and s.at == s.seats:
        return "nobody is on turn."
    if s.step in OPENING and s.turn != 0:
        return "a turn is under way while hideouts are still taken."
    if s.step in (ACTING, LAYING, BAILING) and not 1 <= s.turn <= s.terms.turns:
        return f"turn {s.turn} is none of a round's {s.terms.turns}."
    is_chosen = s.step == DRAWING_HIDEOUT
    if is_chosen != (s.chosen != NOBODY) or (is_chosen and s.chosen not in s.terms.open):
        return "a hideout is taken from a quarter that has none, or from none at all."
    if not s.is_last_turn() and s.order != [(s.first + n) % s.seats for n in range(s.seats)]:
        return "the order of play is not clockwise from the first player."
    return ""


def _gangs(s: Apaches) -> str:
    every = [
        *s.leaders, *s.novices, *s.recruits, *s.leaders_in_reserve, *s.novices_in_reserve,
        *s.recruits_in_reserve, *s.recruits_won, *s.hospital, *s.prison, *s.cemetery, *s.retired,
        s.recruits_aside, s.recruits_gone,
    ]  # fmt: skip
    if min(every) < 0:
        return "there are fewer than no Apaches somewhere."
    for seat in range(s.seats):
        own = slice(QUARTERS * seat, QUARTERS * seat + QUARTERS)
        leaders = sum(s.leaders[own]) + s.leaders_in_reserve[seat]
        leaders += s.hospital[seat] + s.prison[seat] + s.cemetery[seat]
        if leaders != LEADERS:
            return f"seat {seat} has {leaders} leaders, and there are {LEADERS}."
        novices = sum(s.novices[own]) + s.novices_in_reserve[seat] + s.retired[seat]
        if novices != NOVICES:
            return f"seat {seat} has {novices} novices, and there are {NOVICES}."
        if s.francs()[seat] < 0 or s.francs()[seat] > MOST_MONEY:
            return f"seat {seat} has {s.francs()[seat]} francs."
    hired = sum(s.recruits) + sum(s.recruits_in_reserve) + s.recruits_aside + s.recruits_gone
    if hired != RECRUITS:
        return f"there are {hired} recruits, and the box has {RECRUITS}."
    if s.recruits_gone and not s.terms.do_recruits_leave:
        return "recruits have left the game, and at this table they come back."
    return ""


def _quarters(s: Apaches) -> str:
    for quarter in range(QUARTERS):
        sizes = [s.gang(seat, quarter) for seat in range(s.seats) if s.gang(seat, quarter)]
        if sizes and not s.terms.is_open[quarter]:
            return f"Apaches stand in quarter {quarter + 1}, which is closed."
        if s.step == ATTACKING and quarter < WITH_HIDEOUTS:
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
        quarter = quarter_of(hideout)
        if not 0 <= quarter < WITH_HIDEOUTS:
            return f"there is a hideout {hideout}, which belongs to no quarter."
        taken[quarter].append(hideout)
    for quarter in range(WITH_HIDEOUTS):
        if sorted(taken[quarter]) != s.terms.hideouts[quarter]:
            return f"the hideouts of quarter {quarter + 1} are not those printed there."
        stack = s.stacks[quarter]
        if any(quarter_of(hideout) != quarter for hideout in stack) or stack != sorted(stack):
            return f"the stack of quarter {quarter + 1} is mixed up."
        found = s.uncovered[quarter]
        if found and (quarter_of(found) != quarter or stack):
            return f"what is uncovered in quarter {quarter + 1} cannot be."
        if s.step in (ACTING, LAYING, BAILING) and len(stack) != s.terms.is_open[quarter]:
            return f"not one hideout is left on the stack of quarter {quarter + 1}."
    return _hands(s)


def _hands(s: Apaches) -> str:
    if s.step in (ACTING, LAYING, BAILING):
        for place, seat in enumerate(s.order):
            has_laid = place < s.at or (place == s.at and s.step == BAILING)
            if len(s.hands[seat]) != s.terms.turns - s.turn + 1 - has_laid:
                return f"seat {seat} does not hold as many hideouts as turn {s.turn} leaves it."
    elif s.step in OPENING:
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
    if s.step == ATTACKING and s.leading(BOURGEOIS_QUARTER) == NOBODY:
        return "a bourgeois is attacked, and nobody is there to do it."
    seat = s.order[min(s.at, s.seats - 1)]
    if s.step == BAILING and (s.is_last_turn() or not s.prison[seat] or s.francs()[seat] < BAIL):
        return "bail is offered to somebody who cannot pay it, or needs none."
    return ""
