"""PF-7, PF-8, PF-18: growing in the cities where one has a post."""

from __future__ import annotations

from ludotheque.core.article import Article
from ludotheque.core.event import Tell
from ludotheque.core.move import Move, Seat
from ludotheque.games.pfeffersaecke import articles as ar
from ludotheque.games.pfeffersaecke.conducts import check_conduct, spend_conduct
from ludotheque.games.pfeffersaecke.state import GONE, Pfeffersaecke


def can_extend(s: Pfeffersaecke, seat: Seat) -> bool:
    """Whether there is a city to extend in. Where money is hidden the fee does not count here:
    that one is not asked would tell an empty purse."""
    if s.round == 1 or s.stock[seat] == 0:
        return False
    terms = s.terms
    numbers = terms.numbers
    posts = s.posts
    fee = 0 if terms.hides_money else terms.late_fee
    for city in range(terms.cities):
        row = posts[city]
        if seat in row and len(row) < numbers[city] and not s.centre[city]:
            if not fee or s.discs[city] != GONE or s.money[seat] >= fee:
                return True
    return False


def add_extensions(s: Pfeffersaecke, seat: Seat, options: list[Move]) -> None:
    """List where one more post, or two for a safe-conduct, may go."""
    stock = s.stock[seat]
    if s.round == 1 or stock == 0:
        return
    terms = s.terms
    numbers = terms.numbers
    posts = s.posts
    centre = s.centre
    fee = terms.late_fee
    can_double = stock > 1 and s.can_use_conduct(seat)
    for city in range(terms.cities):
        row = posts[city]
        if seat not in row or centre[city]:
            continue
        free = numbers[city] - len(row)
        if fee and s.discs[city] == GONE:
            free = min(free, s.florins()[seat] // fee)
        if free > 0:
            options.append(terms.extend[city])
            if can_double and free > 1:
                options.append(terms.extend_twice[city])


def check_extension(s: Pfeffersaecke, seat: Seat, city: int, posts: int) -> Article | None:
    """PF-7, PF-18: whether that many posts may be put into a city's centre."""
    if posts > 1:
        refused = check_conduct(s, seat)
        if refused is not None:
            return refused
    if s.round == 1:
        return ar.NO_EXTENDING_YET
    terms = s.terms
    if terms.is_out[city]:
        return ar.COVERED_PLACE
    row = s.posts[city]
    if seat not in row:
        return ar.NOTHING_TO_EXTEND
    if s.centre[city]:
        return ar.ONE_POST_A_CITY
    free = terms.numbers[city] - len(row)
    if free < 1:
        return ar.NO_FREE_SPACE
    if free < posts:
        return ar.TWO_FREE_SPACES
    if s.stock[seat] < posts:
        return ar.NO_POSTS_LEFT
    if s.discs[city] == GONE and s.florins()[seat] < posts * terms.late_fee:
        return ar.NO_MONEY_FOR_THE_FEE
    return None


def fee(s: Pfeffersaecke, city: int, posts: int) -> int:
    """PF-R14: what posts in a city's centre cost; nothing as long as its disc lies there."""
    return posts * s.terms.late_fee if s.discs[city] == GONE else 0


def extend(s: Pfeffersaecke, seat: Seat, city: int, posts: int, tell: Tell) -> None:
    """PF-7, PF-18: posts go into the centre; where the disc is gone they may cost (PF-R14)."""
    terms = s.terms
    if posts > 1:
        spend_conduct(s, seat, tell)
    s.centre[city] = posts
    s.stock[seat] -= posts
    tell.everyone(ar.EXTENDED, seat, terms.spoken[city], posts)
    price = fee(s, city, posts)
    if price:
        s.pay(seat, -price)
        tell.everyone(ar.FEE_PAID, seat, terms.spoken[city], price)
