"""What can be wrong with a position of Zapp Zerapp that has the right shape."""

from __future__ import annotations

from typing import Final

from ludotheque.core.move import NOBODY
from ludotheque.core.state import OVER
from ludotheque.games.zapp_zerapp.board import HOME
from ludotheque.games.zapp_zerapp.magic import DICE
from ludotheque.games.zapp_zerapp.state import (
    DRAWING_THE_THROWER,
    FILLING,
    GETTING_READY,
    HANDING_OUT,
    LISTENING,
    MOVING,
    NO_BARREL,
    SHAKING_BY_TURNS,
    SHAKING_LIVE,
    THROWING,
    TURNING_OVER,
    ZappZerapp,
)

WHILE_SHAKING: Final = (
    GETTING_READY, SHAKING_LIVE, SHAKING_BY_TURNS, FILLING, LISTENING, HANDING_OUT, TURNING_OVER
)  # fmt: skip


def find_fault(s: ZappZerapp) -> str:
    """The first fault of a position, in a sentence; empty if it is one of the game's."""
    return (
        _fault_of_dice(s)
        or _fault_of_ring(s)
        or _fault_of_barrels(s)
        or _fault_of_stones(s)
        or _fault_of_ears(s)
        or _fault_of_step(s)
    )


def _fault_of_dice(s: ZappZerapp) -> str:
    """ZZ-4: whether the magic number is what two dice show."""
    if len(s.dice) > DICE:
        return "there are more dice than two."
    if s.magic != (sum(s.dice) if len(s.dice) == DICE else 0):
        return "the magic number is not what the dice show."
    return ""


def _fault_of_ring(s: ZappZerapp) -> str:
    """ZZ-2, ZZ-R10: whether somebody has won, and nobody else."""
    count = s.terms.apprentices
    winners = [
        seat
        for seat in range(s.seats)
        if s.places[count * seat : count * seat + count].count(HOME) == count
    ]
    if len(winners) != (1 if s.step == OVER else 0):
        return "the game is not over, or it is and there is not one winner."
    return ""


def _fault_of_barrels(s: ZappZerapp) -> str:
    """ZZ-6, ZZ-8: whether each barrel is in one place, and nobody holds what they may not."""
    lying = [*s.middle, *[one for one in [*s.left, *s.right, *s.put] if one]]
    if sorted(lying) != list(range(1, s.terms.barrels + 1)) or s.middle != sorted(s.middle):
        return "a barrel is missing, or in two places, or the middle is not in order."
    for seat in range(s.seats):
        if s.put[seat] and (s.left[seat] or s.right[seat]):
            return f"seat {seat} has chosen and still holds a barrel."
    is_live = s.is_at(*WHILE_SHAKING) and s.terms.is_live
    if any([*s.left, *s.right]) and (not is_live or s.is_at(GETTING_READY)):
        return "somebody holds a barrel at the wrong time."
    if any(s.choosing >> seat & 1 and s.put[seat] for seat in range(s.seats)):
        return "somebody has chosen and can still act."
    if s.choosing and (not is_live or s.has_rung or s.is_at(HANDING_OUT)):
        return "somebody can act at the wrong time."
    for seat in range(s.seats):
        if s.is_at(SHAKING_LIVE) and s.is_shaking(seat) and not (s.left[seat] or s.right[seat]):
            return f"seat {seat} is in the middle of a shake and holds no barrel."
    return ""


def _fault_of_stones(s: ZappZerapp) -> str:
    """ZZ-1, ZZ-17: whether each number of stones is in one place, and known where it can be."""
    held = [one for one in s.stones if one]
    seen = [one for one in s.known if one]
    is_shown = not s.is_at(*WHILE_SHAKING) and not s.terms.has_memory
    everything = [*s.pile, *held, *seen, *([one for one in s.shown if one] if is_shown else [])]
    if sorted(everything) != s.terms.stones or s.pile != sorted(s.pile):
        return "a number of stones is missing, or in two places, or the pile is not in order."
    if any(one and known for one, known in zip(s.stones, s.known)):
        return "a barrel is both known and unknown."
    if held and not s.terms.has_memory and not s.is_at(*WHILE_SHAKING):
        return "barrels are filled before anybody has touched them."
    for barrel in [*s.left, *s.right, *s.put]:
        is_due = s.is_at(*WHILE_SHAKING) and barrel not in (NO_BARREL, s.barrel)
        if is_due and not s.is_touched(barrel):
            return f"barrel {barrel} was touched and holds nothing."
    return ""


def _fault_of_ears(s: ZappZerapp) -> str:
    """Whether everybody has heard what they have shaken, and nothing else."""
    if not s.is_at(*WHILE_SHAKING) and not s.terms.has_memory and any(s.shaken):
        return "something was heard of barrels that have been mixed."
    for seat in range(s.seats):
        shaken, heard = s.shaken[seat], s.heard[seat]
        is_listening = s.listener == seat and s.barrel and not s.known[s.barrel - 1]
        due = 0 if s.ears[seat] else len(shaken) - int(bool(is_listening))
        if len(heard) != due or (is_listening and (not shaken or shaken[-1] != s.barrel)):
            return f"seat {seat} has not heard once what it has shaken once."
        if not 0 <= s.earlier[seat] <= len(shaken):
            return f"seat {seat} has shaken less than it shook in earlier turns."
        for barrel in shaken:
            if s.known[barrel - 1]:
                return f"seat {seat} has shaken a barrel that is known."
            if not s.is_touched(barrel) and barrel != s.barrel:
                return f"seat {seat} has shaken a barrel that nobody has touched."
        for barrel, one in zip(shaken, heard):
            stones = s.stones[barrel - 1]
            if one not in s.terms.stones or not s.terms.hearing[stones][one]:
                return f"seat {seat} has heard what barrel {barrel} cannot sound like."
    return ""


def _fault_of_step(s: ZappZerapp) -> str:
    """Whether what the position waits for can be asked."""
    dice = 0 if s.is_at(DRAWING_THE_THROWER) else DICE
    if len(s.dice) != dice and not (s.is_at(THROWING) and len(s.dice) < DICE):
        return "the dice are thrown at the wrong time."
    if (s.turn == 0) != s.is_at(DRAWING_THE_THROWER):
        return "the turn is none that can be."
    is_pending = s.is_at(FILLING, LISTENING)
    if is_pending != (s.barrel != NO_BARREL):
        return "a barrel is filled or listened to at the wrong time."
    is_heard = s.listener != NOBODY
    if is_heard and not is_pending:
        return "somebody listens at the wrong time."
    if s.is_at(LISTENING) and not (is_heard and s.is_touched(s.barrel)):
        return "nobody listens, or there is nothing to hear."
    if s.is_at(FILLING) and s.is_touched(s.barrel):
        return "a barrel is filled twice."
    if s.is_at(GETTING_READY) and not (s.terms.is_live and s.turn == 1 and s.choosing):
        return "nobody gets ready there."
    if s.is_at(GETTING_READY) and any([*s.put, *s.shakes]):
        return "somebody has shaken or chosen before all were ready."
    if s.is_at(SHAKING_LIVE, SHAKING_BY_TURNS) and s.is_at(SHAKING_LIVE) != s.terms.is_live:
        return "barrels are shaken live at a table that shakes by turns, or the reverse."
    if s.is_at(SHAKING_LIVE, SHAKING_BY_TURNS, HANDING_OUT) and NO_BARREL not in s.put:
        return "everyone has chosen, and still a barrel is waited for."
    if s.is_at(SHAKING_BY_TURNS) and (s.put[s.player] or s.shakes[s.player] > s.terms.shakes):
        return f"seat {s.player} has nothing more to shake or to choose."
    if s.is_at(TURNING_OVER) and NO_BARREL in s.put:
        return "barrels are turned over before everyone has chosen."
    if s.is_at(HANDING_OUT) and not s.has_rung:
        return "a barrel is handed out, and the bell has not rung."
    return _fault_of_spells(s)


def _fault_of_spells(s: ZappZerapp) -> str:
    """ZZ-10, ZZ-12: whether the numbers shown are such as can be, and whose turn it is."""
    is_shown = not s.is_at(*WHILE_SHAKING) and s.turn - s.is_at(THROWING) > 0
    shown = [one for one in s.shown if one]
    if len(shown) != (s.seats if is_shown else 0) or len(set(shown)) != len(shown):
        return "numbers are shown at the wrong time, or twice."
    if not all(one in s.terms.stones for one in shown):
        return "a number is shown that no barrel holds."
    if s.is_at(*WHILE_SHAKING):
        return ""
    spells = [seat for seat in range(s.seats) if s.put[seat]]
    if any(s.shown[seat] > s.magic for seat in spells) or (spells and s.is_at(THROWING)):
        return "a barrel is in front of somebody who has no spell."
    if s.is_at(MOVING) and (not spells or s.player != max(spells, key=s.shown.__getitem__)):
        return "it is not the turn of the highest spell."
    return ""
