"""What can be wrong with a position of Pfeffersäcke that has the right shape."""

from __future__ import annotations

from ludotheque.games.pfeffersaecke.board import SAFE_CONDUCTS
from ludotheque.games.pfeffersaecke.state import (
    COVERED,
    GONE,
    LIES,
    NOT_YET,
    NOWHERE,
    Pfeffersaecke,
)


def find_fault(s: Pfeffersaecke) -> str:
    """The first fault of a position, in a sentence; empty if it is one of the game's."""
    return _players(s) or _cities(s) or _discs(s) or _centres(s) or _scores(s)


def _players(s: Pfeffersaecke) -> str:
    if s.has_used_conduct and (s.round == 1 or s.conducts[s.turn] == SAFE_CONDUCTS):
        return "a safe-conduct was used that cannot have been."
    return ""


def _cities(s: Pfeffersaecke) -> str:
    terms = s.terms
    for place, posts in enumerate(s.posts):
        name = terms.map.places[place].id
        if len(posts) + (s.centre[place] if place < terms.cities else 0) > terms.numbers[place]:
            return f"there are more posts in {name} than it holds."
        if posts and terms.is_out[place]:
            return f"posts stand in {name}, which is out of the two-player game."
        if place < terms.cities:
            if (s.discs[place] == COVERED) != terms.is_out[place]:
                return f"{name} is covered, or not, against the rules for {s.seats} players."
            if posts and s.discs[place] == NOT_YET:
                return f"posts stand in {name}, which has never had a disc."
            if len(posts) == terms.numbers[place] and s.discs[place] == LIES:
                return f"{name} is full, and its disc still lies there."
    free = [
        place for place in range(terms.cities, terms.places)
        if not s.posts[place] and not terms.is_out[place]
    ]  # fmt: skip
    if s.village_counter != len(free):
        return f"the village counter is at {s.village_counter}, and {len(free)} are free."
    return ""


def _discs(s: Pfeffersaecke) -> str:
    numbers = s.terms.numbers
    due = [numbers[city] for city, disc in enumerate(s.discs) if disc == NOT_YET]
    held = [*s.large_pile, *s.mixed_pile]
    for hand in s.hands:
        held += hand
    if sorted(held) != sorted(due):
        return "the discs in hand do not match the cities that have never had one."
    first = s.terms.first_disc
    seen = [
        numbers[city] for city, disc in enumerate(s.discs)
        if LIES <= disc <= GONE and city != first
    ]  # fmt: skip
    placed: list[int] = []
    for discs in s.placed:
        placed += discs
    if sorted(placed) != sorted(seen) or (first != NOWHERE and s.discs[first] == NOT_YET):
        return "the discs that were placed do not match those on the cities."
    for discs in (s.large_pile, s.mixed_pile, *s.hands):
        if discs != sorted(discs):
            return "discs in hand or in a pile are not in order."
    is_dealt = not s.large_pile and not s.mixed_pile
    each = [len(s.hands[seat]) + len(s.placed[seat]) for seat in range(s.seats)]
    if is_dealt and len(set(each)) > 1:
        return "the players were not dealt the same number of discs."
    least = s.terms.large_each
    for seat in range(s.seats):
        large = [number for number in s.hands[seat] + s.placed[seat] if number >= 5]
        if is_dealt and len(large) < least:
            return f"seat {seat} was dealt fewer than {least} of the large discs."
    return ""


def _centres(s: Pfeffersaecke) -> str:
    terms = s.terms
    opened = s.opened_at
    if opened != NOWHERE and (
        (opened < terms.cities and not s.centre[opened])
        or (opened >= terms.cities and s.turn not in s.posts[opened])
    ):
        return "the post that was opened this turn is not there."
    for city, waiting in enumerate(s.centre):
        new = waiting - (city == opened)
        if not 0 <= new <= 2 or (new == 2 and not s.has_used_conduct):
            return f"{waiting} posts wait in the centre of {terms.map.places[city].id}."
        if new and (s.round == 1 or s.turn not in s.posts[city]):
            return f"posts wait in {terms.map.places[city].id}, where there is nothing to extend."
    if s.centre.count(2) > 1:
        return "two posts wait in more than one city."
    return ""


def _scores(s: Pfeffersaecke) -> str:
    won: list[int] = []
    for cities in s.won:
        won += cities
    gone = [city for city, disc in enumerate(s.discs) if disc == GONE]
    if sorted(won) != gone:
        return "the cities that were won do not match the discs that are gone."
    if any(points < 1 for points in s.influence):
        return "somebody has less influence than everyone starts with."
    if s.is_last_round and not s.terms.finishes_round:
        return "the round is played out, which is not agreed at this table."
    if s.idle_turns > s.seats and not s.is_last_round:
        return f"{s.idle_turns} turns in a row have passed without an opened post."
    return ""
