"""What a seat can know of the discs in other hands, and dealing the rest anew (PF-3).

The large discs are dealt evenly first, so everyone has a share of them for certain; the few that
are left over are dealt with the small ones. A deal in which somebody has many of those left over
came about in more ways than one in which they are spread, for any of their large discs may be the
one that came late. That is why deals are weighed by how many ways lead to them.
"""

from __future__ import annotations

import math

from ludotheque.core.luck import Luck
from ludotheque.core.move import Seat
from ludotheque.games.pfeffersaecke.board import LARGE
from ludotheque.games.pfeffersaecke.state import NOT_YET, Pfeffersaecke


class Holder:
    """A hand, or the pile: how many discs it holds, how many of its large ones are known by now,
    and how many large ones it got for certain."""

    def __init__(self, slots: int, known_large: int, certain: int) -> None:
        self.slots = slots
        self.known_large = known_large
        self.certain = certain

    def ways(self, large: int) -> int:
        """In how many ways it can hold that many unknown large discs; 0 if it cannot."""
        if not 0 <= large <= self.slots:
            return 0
        all_large = self.known_large + large
        if all_large < self.certain:
            return 0
        return math.comb(all_large, self.certain) * math.comb(self.slots, large)


def redeal_discs(s: Pfeffersaecke, seat: Seat, luck: Luck) -> None:
    """Deal the discs that a seat does not know anew, as likely as they can be."""
    unknown = _unknown(s, seat)
    if not unknown:
        return
    large = [number for number in unknown if number >= LARGE]
    small = [number for number in unknown if number < LARGE]
    is_first_dealing = len(s.large_pile) > 0
    others = [other for other in range(s.seats) if other != seat]
    holders = [_holder(s, other, is_first_dealing) for other in others]
    if is_first_dealing:
        holders.append(Holder(len(s.large_pile), 0, 0))
        s.mixed_pile = small
        small = []
    elif s.mixed_pile:
        holders.append(Holder(len(s.mixed_pile), 0, 0))
    shares = _shares(holders, len(large), luck)
    for place, other in enumerate(others):
        slots = holders[place].slots
        hand = _draw(large, shares[place], luck)
        hand += _draw(small, slots - shares[place], luck)
        hand.sort()
        s.hands[other] = hand
    if is_first_dealing:
        s.large_pile = large
    elif s.mixed_pile:
        s.mixed_pile = small + large


def _unknown(s: Pfeffersaecke, seat: Seat) -> list[int]:
    """The discs that are neither placed nor in the seat's own hand: one for each city that has
    never had any, since their numbers match (PF-R10)."""
    numbers = s.terms.numbers
    due = [numbers[city] for city, disc in enumerate(s.discs) if disc == NOT_YET]
    for number in s.hands[seat]:
        due.remove(number)
    due.sort()
    return due


def _holder(s: Pfeffersaecke, seat: Seat, is_first_dealing: bool) -> Holder:
    slots = len(s.hands[seat])
    known = 0
    for number in s.placed[seat]:
        if number >= LARGE:
            known += 1
    return Holder(slots, known, slots if is_first_dealing else s.terms.large_each)


def _shares(holders: list[Holder], large: int, luck: Luck) -> list[int]:
    """How many of the unknown large discs each holder has, drawn by the number of ways."""
    shares = [max(0, holder.certain - holder.known_large) for holder in holders]
    if sum(shares) == large:
        return shares
    rest = [[0] * (large + 1) for _ in holders]
    rest.append([1] + [0] * large)
    for place in range(len(holders) - 1, -1, -1):
        for left in range(large + 1):
            ways = 0
            for share in range(min(left, holders[place].slots) + 1):
                ways += holders[place].ways(share) * rest[place + 1][left - share]
            rest[place][left] = ways
    left = large
    for place, holder in enumerate(holders):
        drawn = luck.draw(rest[place][left])
        share = 0
        while True:
            ways = holder.ways(share) * rest[place + 1][left - share]
            if drawn < ways:
                break
            drawn -= ways
            share += 1
        shares[place] = share
        left -= share
    return shares


def _draw(discs: list[int], count: int, luck: Luck) -> list[int]:
    """Take some discs at random."""
    return [discs.pop(luck.draw(len(discs))) for _ in range(count)]
