"""What can be wrong with a position of Zapp Zerapp that has the right shape."""

from __future__ import annotations

from ludotheque.core.state import OVER
from ludotheque.games.zapp_zerapp.board import HOME
from ludotheque.games.zapp_zerapp.magic import DICE
from ludotheque.games.zapp_zerapp.state import (
    DRAWING_THE_THROWER,
    FILLING,
    HANDING_OUT,
    LISTENING,
    MOVING,
    NO_BARREL,
    NOBODY,
    SHAKING_BY_TURNS,
    SHAKING_LIVE,
    THROWING,
    TURNING_OVER,
    ZappZerapp,
)

WHILE_SHAKING = [SHAKING_LIVE, SHAKING_BY_TURNS, FILLING, LISTENING, HANDING_OUT, TURNING_OVER]


def find_fault(s: ZappZerapp) -> str:
    """The first fault of a position, in a sentence; empty if it is one of the game's."""
    return (
        _fault_of_lists(s)
        or _fault_of_ring(s)
        or _fault_of_barrels(s)
        or _fault_of_stones(s)
        or _fault_of_ears(s)
        or _fault_of_step(s)
    )


def _fault_of_lists(s: ZappZerapp) -> str:
    """Whether there is one of everything for each seat and each barrel."""
    seats = s.seats
    if any(len(one) != seats for one in [s.left, s.right, s.latest, s.put, s.shown, s.shakes]):
        return f"something is not given for {seats} players."
    if len(s.shaken) != seats:
        return f"something is not given for {seats} players."
    barrels = len(s.terms.stones)
    if len(s.stones) != barrels or len(s.known) != barrels:
        return f"something is not given for {barrels} barrels."
    if len(s.places) != seats * s.terms.apprentices:
        return f"there are {len(s.places)} apprentices, not {seats * s.terms.apprentices}."
    if not 0 <= s.thrower < seats or not 0 <= s.player < seats or s.turn < 0:
        return "the thrower, the player or the turn is none that can be."
    if len(s.dice) > DICE or not all(1 <= pips <= 6 for pips in s.dice):
        return "the dice show what they cannot."
    if s.magic != (sum(s.dice) if len(s.dice) == DICE else 0):
        return "the magic number is not what the dice show."
    if not 0 <= s.barrel <= barrels or not NOBODY <= s.listener < seats:
        return "the barrel that is filled or the seat that listens is none that can be."
    return ""


def _fault_of_ring(s: ZappZerapp) -> str:
    """ZZ-2, ZZ-R10: whether the apprentices are where they can be, and who has won."""
    count = s.terms.apprentices
    for apprentice, place in enumerate(s.places):
        if not 0 <= place <= HOME:
            return (
                f"an apprentice of seat {apprentice // count} stands at {place}, which is nowhere."
            )
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
    barrels = len(s.terms.stones)
    lying = [*s.middle, *[one for one in [*s.left, *s.right, *s.put] if one]]
    if sorted(lying) != list(range(1, barrels + 1)) or s.middle != sorted(s.middle):
        return "a barrel is missing, or in two places, or the middle is not in order."
    for seat in range(s.seats):
        if s.put[seat] and (s.left[seat] or s.right[seat]):
            return f"seat {seat} has chosen and still holds a barrel."
        if not 0 <= s.latest[seat] <= barrels or s.shakes[seat] < 0:
            return f"seat {seat} has picked up or shaken what it cannot."
    is_live = s.step in WHILE_SHAKING and s.terms.is_live
    if any([*s.left, *s.right]) and not is_live:
        return "somebody holds a barrel at the wrong time."
    if not 0 <= s.choosing < 1 << s.seats or s.has_rung not in (0, 1):
        return "the seats that can act, or the bell, are none that can be."
    if any(s.choosing >> seat & 1 and s.put[seat] for seat in range(s.seats)):
        return "somebody has chosen and can still act."
    if s.choosing and (not is_live or s.has_rung or s.step == HANDING_OUT):
        return "somebody can act at the wrong time."
    for seat in range(s.seats):
        if s.step == SHAKING_LIVE and s.is_shaking(seat) and not (s.left[seat] or s.right[seat]):
            return f"seat {seat} is in the middle of a shake and holds no barrel."
    return ""


def _fault_of_stones(s: ZappZerapp) -> str:
    """ZZ-1, ZZ-17: whether each number of stones is in one place, and known where it can be."""
    held = [one for one in s.stones if one]
    seen = [one for one in s.known if one]
    is_shown = s.step not in WHILE_SHAKING and not s.terms.has_memory
    everything = [*s.pile, *held, *seen, *([one for one in s.shown if one] if is_shown else [])]
    if sorted(everything) != s.terms.stones or s.pile != sorted(s.pile):
        return "a number of stones is missing, or in two places, or the pile is not in order."
    if any(one and known for one, known in zip(s.stones, s.known)):
        return "a barrel is both known and unknown."
    if seen and not s.terms.has_memory:
        return "barrels are known, and this table mixes them."
    if held and not s.terms.has_memory and s.step not in WHILE_SHAKING:
        return "barrels are filled before anybody has touched them."
    for barrel in [*s.left, *s.right, *s.put]:
        is_due = s.step in WHILE_SHAKING and barrel not in (NO_BARREL, s.barrel)
        if is_due and not s.is_touched(barrel):
            return f"barrel {barrel} was touched and holds nothing."
    return ""


def _fault_of_ears(s: ZappZerapp) -> str:
    """Whether everybody has heard what they have shaken, and nothing else."""
    barrels = len(s.terms.stones)
    if s.step not in WHILE_SHAKING and not s.terms.has_memory and any(s.shaken):
        return "something was heard of barrels that have been mixed."
    for seat in range(s.seats):
        shaken, heard = s.shaken[seat], s.heard[seat]
        is_listening = s.listener == seat and s.barrel and not s.known[s.barrel - 1]
        due = 0 if s.terms.has_sound[seat] else len(shaken) - int(bool(is_listening))
        if len(heard) != due or (is_listening and (not shaken or shaken[-1] != s.barrel)):
            return f"seat {seat} has not heard once what it has shaken once."
        for barrel in shaken:
            if not 1 <= barrel <= barrels or s.known[barrel - 1]:
                return f"seat {seat} has shaken a barrel that is none, or known."
            if not s.is_touched(barrel) and barrel != s.barrel:
                return f"seat {seat} has shaken a barrel that nobody has touched."
        for barrel, one in zip(shaken, heard):
            stones = s.stones[barrel - 1]
            if one not in s.terms.stones or not s.terms.hearing[stones][one]:
                return f"seat {seat} has heard what barrel {barrel} cannot sound like."
    return ""


def _fault_of_step(s: ZappZerapp) -> str:
    """Whether what the position waits for can be asked."""
    step = s.step
    dice = 0 if step == DRAWING_THE_THROWER else DICE
    if len(s.dice) != dice and not (step == THROWING and len(s.dice) < DICE):
        return "the dice are thrown at the wrong time."
    if (s.turn == 0) != (step == DRAWING_THE_THROWER):
        return "the turn is none that can be."
    is_pending = step in (FILLING, LISTENING)
    if is_pending != (s.barrel != NO_BARREL):
        return "a barrel is filled or listened to at the wrong time."
    is_heard = s.listener != NOBODY
    if is_heard and not is_pending:
        return "somebody listens at the wrong time."
    if step == LISTENING and not (is_heard and s.is_touched(s.barrel)):
        return "nobody listens, or there is nothing to hear."
    if step == FILLING and s.is_touched(s.barrel):
        return "a barrel is filled twice."
    if step in (SHAKING_LIVE, SHAKING_BY_TURNS) and (step == SHAKING_LIVE) != s.terms.is_live:
        return "barrels are shaken live at a table that shakes by turns, or the reverse."
    if step in (SHAKING_LIVE, SHAKING_BY_TURNS, HANDING_OUT) and NO_BARREL not in s.put:
        return "everyone has chosen, and still a barrel is waited for."
    if step == SHAKING_BY_TURNS and (s.put[s.player] or s.shakes[s.player] > s.terms.shakes):
        return f"seat {s.player} has nothing more to shake or to choose."
    if step == TURNING_OVER and NO_BARREL in s.put:
        return "barrels are turned over before everyone has chosen."
    if step == HANDING_OUT and not s.has_rung:
        return "a barrel is handed out, and the bell has not rung."
    return _fault_of_spells(s)


def _fault_of_spells(s: ZappZerapp) -> str:
    """ZZ-10, ZZ-12: whether the numbers shown are such as can be, and whose turn it is."""
    is_shown = s.step not in WHILE_SHAKING and s.turn - (s.step == THROWING) > 0
    shown = [one for one in s.shown if one]
    if len(shown) != (s.seats if is_shown else 0) or len(set(shown)) != len(shown):
        return "numbers are shown at the wrong time, or twice."
    if not all(one in s.terms.stones for one in shown):
        return "a number is shown that no barrel holds."
    if s.step in WHILE_SHAKING:
        return ""
    spells = [seat for seat in range(s.seats) if s.put[seat]]
    if any(s.shown[seat] > s.magic for seat in spells) or (spells and s.step == THROWING):
        return "a barrel is in front of somebody who has no spell."
    if s.step == MOVING and (not spells or s.player != max(spells, key=s.shown.__getitem__)):
        return "it is not the turn of the highest spell."
    return ""
