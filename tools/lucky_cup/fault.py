"""What can be wrong with a position of Lucky Cup that has the right shape."""

from __future__ import annotations

from ludotheque.core.state import OVER
from ludotheque.games.lucky_cup.state import EMPTY, SHAKING, LuckyCup


def find_fault(s: LuckyCup) -> str:
    """The first fault of a position, in a sentence; empty if it is one of the game's."""
    for seat in range(s.seats):
        dice = s.in_hand[seat] + len(s.thrown[seat]) + (s.cups[seat] != EMPTY)
        if dice != s.terms.dice:
            return f"seat {seat} has {dice} dice, and everybody has {s.terms.dice}."
    if s.step == OVER:
        return ""
    return find_fault_in_shaking(s) if s.is_at(SHAKING) else find_fault_in_turn(s)


def find_fault_in_shaking(s: LuckyCup) -> str:
    """LC-2: a round begins with one die under each cup, and no other."""
    if EMPTY not in s.cups:
        return "a die is to be shaken, and there is one under each cup."
    if any(s.thrown) or any(s.stands):
        return "somebody has thrown or stands before all dice are shaken."
    return ""


def find_fault_in_turn(s: LuckyCup) -> str:
    """LC-3: whoever is on turn has the choice, and whoever has no die left stands."""
    if EMPTY in s.cups:
        return "somebody is on turn, and there is a cup without a die."
    if s.stands[s.turn]:
        return f"seat {s.turn} is on turn, and stands."
    for seat in range(s.seats):
        if s.in_hand[seat] == 0 and not s.stands[seat]:
            return f"seat {seat} has no die left, and does not stand."
    return ""
