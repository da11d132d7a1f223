"""Gangs in the quarters: what may be placed and moved without a tie or a novice alone.

A quarter's change is counted as five for each Apache and one for each leader, so that what two
Apaches do to it is the sum of what each does. For each quarter and each change a table says
whether the quarter is in order afterwards.
"""

from __future__ import annotations

from typing import Final

from ludotheque.core.article import Article
from ludotheque.core.luck import Luck
from ludotheque.core.move import Move, Seat
from ludotheque.games.apaches import articles as ar
from ludotheque.games.apaches.moves import (
    LEADER,
    LEGS,
    NOVICE,
    PLACE,
    QUARTERS,
    RECRUIT,
    WALK,
    Leg,
    Place,
    Walk,
    placing,
    walk_both,
)
from ludotheque.games.apaches.state import Apaches

UNCHANGED: Final = 12
"""Where no change stands in a quarter's table: the middle of −12 to 12."""
TRIES: Final = 3
"""How often a random action is looked for before one does without."""


def others_in(s: Apaches, seat: Seat, quarter: int) -> int:
    """The sizes of the other gangs in a quarter, one bit each (AP-9); none has bit 0."""
    sizes = 0
    at = quarter
    for other in range(s.seats):
        if other != seat:
            sizes |= 1 << s.leaders[at] + s.novices[at] + s.recruits[at]
        at += QUARTERS
    return sizes & -2


def check_place(s: Apaches, seat: Seat, move: Place) -> Article | None:
    """AP-2, AP-7, AP-9, AP-13: the law of placing."""
    quarter = move.quarter
    if not s.terms.is_open[quarter]:
        return ar.CLOSED_QUARTER
    if (
        move.leaders > s.leaders_in_reserve[seat]
        or move.novices > s.novices_in_reserve[seat]
        or move.recruits > s.recruits_in_reserve[seat]
    ):
        return ar.NOT_IN_RESERVE
    size = s.gang(seat, quarter) + move.leaders + move.novices + move.recruits
    if others_in(s, seat, quarter) >> size & 1:
        return ar.TIE_ENTERED
    if not move.leaders and not s.leaders[QUARTERS * seat + quarter]:
        return ar.NOVICE_ALONE
    return None


def standing(s: Apaches, kind: int) -> list[int]:
    """Where the Apaches of a kind stand."""
    if kind == LEADER:
        return s.leaders
    return s.novices if kind == NOVICE else s.recruits


def check_walk(s: Apaches, seat: Seat, move: Walk) -> Article | None:
    """AP-2, AP-8, AP-9, AP-13: the law of moving, judged when all of it is done (AP-R1, AP-R13)."""
    legs = move.legs
    if len(legs) > 2:
        return ar.TOO_MANY
    own = QUARTERS * seat
    for leg in legs:
        if not s.terms.is_open[leg.to]:
            return ar.CLOSED_QUARTER
    for leg in legs:
        there = standing(s, leg.kind)[own + leg.start]
        leaving = 0
        entering = 0
        for other in legs:
            if other.kind == leg.kind:
                leaving += other.start == leg.start
                entering += other.to == leg.start
        if leaving > there:
            return ar.MOVED_TWICE if leaving <= there + entering else ar.NONE_THERE
    for leg in legs:
        if leg.to not in s.terms.neighbours[leg.start]:
            return ar.NOT_ADJACENT
    for leg in legs:
        for quarter in (leg.start, leg.to):
            article = check_quarter(s, seat, quarter, legs)
            if article is not None:
                return article
    return None


def check_quarter(s: Apaches, seat: Seat, quarter: int, legs: list[Leg]) -> Article | None:
    """AP-9, AP-13: whether a quarter that was touched is in order afterwards."""
    at = QUARTERS * seat + quarter
    leaders = s.leaders[at]
    before = size = leaders + s.novices[at] + s.recruits[at]
    has_followers_entering = False
    for leg in legs:
        if leg.start == quarter:
            size -= 1
            leaders -= leg.kind == LEADER
        elif leg.to == quarter:
            size += 1
            leaders += leg.kind == LEADER
            has_followers_entering |= leg.kind != LEADER
    if size != before and others_in(s, seat, quarter) >> size & 1:
        return ar.TIE_ENTERED if size > before else ar.TIE_LEFT
    if size > 0 and leaders == 0:
        return ar.NOVICE_ALONE if has_followers_entering else ar.NOVICE_LEFT
    return None


def add_places(s: Apaches, seat: Seat, options: list[Move]) -> None:
    """All legal ways to place Apaches."""
    leaders, novices, recruits = (
        s.leaders_in_reserve[seat], s.novices_in_reserve[seat], s.recruits_in_reserve[seat]
    )  # fmt: skip
    if not leaders + novices + recruits:
        return
    own = QUARTERS * seat
    for quarter in s.terms.in_play:
        at = own + quarter
        standing = s.leaders[at]
        size = standing + s.novices[at] + s.recruits[at]
        taken = others_in(s, seat, quarter) | 1 << size
        for more in range(0 if standing else 1, leaders + 1):
            for helpers in range(novices + 1):
                index = placing(more, helpers, 0, quarter).index
                bits = taken >> size + more + helpers
                for hired in range(recruits + 1):
                    if not bits >> hired & 1:
                        options.append(PLACE[index + hired])


def fine_after(s: Apaches, seat: Seat, quarter: int) -> list[bool]:
    """By the change of one's gang in a quarter: whether the quarter is in order afterwards."""
    at = QUARTERS * seat + quarter
    leaders = s.leaders[at]
    size = leaders + s.novices[at] + s.recruits[at]
    taken = others_in(s, seat, quarter) << 2
    fine: list[bool] = []
    for after in range(size, size + 5):  # Two more than it will be, so that nothing is negative.
        is_free = not taken >> after & 1
        for left in range(leaders - 2, leaders + 3):
            fine.append(is_free and (left > 0 or left == after - 2))
    return fine


def add_walks(s: Apaches, seat: Seat, options: list[Move]) -> None:
    """All legal ways to move one Apache or two."""
    own = QUARTERS * seat
    neighbours = s.terms.neighbours
    legs: list[Leg] = []
    has_two: list[bool] = []
    for quarter in s.terms.in_play:
        at = own + quarter
        for kind in range(3):
            there = standing(s, kind)[at]
            if there:
                first = (kind * QUARTERS + quarter) * QUARTERS
                for to in neighbours[quarter]:
                    legs.append(LEGS[first + to])
                    has_two.append(there > 1)
    if not legs:
        return
    fine: list[list[bool]] = [[] for _ in range(QUARTERS)]
    for quarter in s.terms.in_play:
        fine[quarter] = fine_after(s, seat, quarter)
    for place, leg in enumerate(legs):
        start, to, weight = leg.start, leg.to, leg.weight
        is_start_fine = fine[start][UNCHANGED - weight]
        is_to_fine = fine[to][UNCHANGED + weight]
        if is_start_fine and is_to_fine:
            options.append(WALK[leg.index])
        for other in range(place if has_two[place] else place + 1, len(legs)):
            second = legs[other]
            if second.kind == leg.kind and second.start == start and not has_two[place]:
                continue
            more = second.weight
            if second.start == start:
                if not fine[start][UNCHANGED - weight - more]:
                    continue
                if second.to == to:
                    if not fine[to][UNCHANGED + weight + more]:
                        continue
                elif not (is_to_fine and fine[second.to][UNCHANGED + more]):
                    continue
            elif second.to == to:
                if not (
                    is_start_fine
                    and fine[second.start][UNCHANGED - more]
                    and fine[to][UNCHANGED + weight + more]
                ):
                    continue
            elif second.start == to:
                if not fine[to][UNCHANGED + weight - more]:
                    continue
                if second.to == start:
                    if not fine[start][UNCHANGED - weight + more]:
                        continue
                elif not (is_start_fine and fine[second.to][UNCHANGED + more]):
                    continue
            elif second.to == start:
                if not (
                    is_to_fine
                    and fine[start][UNCHANGED - weight + more]
                    and fine[second.start][UNCHANGED - more]
                ):
                    continue
            elif not (
                is_start_fine
                and is_to_fine
                and fine[second.start][UNCHANGED - more]
                and fine[second.to][UNCHANGED + more]
            ):
                continue
            options.append(walk_both(leg, second))


def some_place(s: Apaches, seat: Seat, luck: Luck) -> Move | None:
    """A random legal way to place Apaches, if one is found soon."""
    leaders, novices, recruits = (
        s.leaders_in_reserve[seat], s.novices_in_reserve[seat], s.recruits_in_reserve[seat]
    )  # fmt: skip
    if not leaders + novices + recruits:
        return None
    in_play = s.terms.in_play
    for _ in range(TRIES):
        more = luck.draw(leaders + 1)
        helpers = luck.draw(novices + 1) if novices else 0
        hired = luck.draw(recruits + 1) if recruits else 0
        if more + helpers + hired:
            move = placing(more, helpers, hired, in_play[luck.draw(len(in_play))])
            if check_place(s, seat, move) is None:
                return move
    return None


def some_walk(s: Apaches, seat: Seat, luck: Luck) -> Move | None:
    """A random legal way to move one Apache or two, if one is found soon."""
    for _ in range(TRIES):
        one = some_leg(s, seat, luck)
        if one is None:
            continue
        other = some_leg(s, seat, luck) if luck.draw(2) else None
        move = WALK[one.index] if other is None else walk_both(one, other)
        if check_walk(s, seat, move) is None:
            return move
    return None


def some_leg(s: Apaches, seat: Seat, luck: Luck) -> Leg | None:
    """A way that one of the seat's Apaches could go, if one is found soon."""
    in_play = s.terms.in_play
    drawn = luck.draw(3 * len(in_play))
    for place in range(drawn, drawn + len(in_play)):
        quarter = in_play[place % len(in_play)]
        at = QUARTERS * seat + quarter
        if s.leaders[at]:
            near = s.terms.neighbours[quarter]
            drawn = luck.draw(2 * len(near))
            kind = LEADER
            if drawn >= len(near):
                drawn -= len(near)
                if s.novices[at] and (place % 2 or not s.recruits[at]):
                    kind = NOVICE
                elif s.recruits[at]:
                    kind = RECRUIT
            return LEGS[(kind * QUARTERS + quarter) * QUARTERS + near[drawn]]
    return None
