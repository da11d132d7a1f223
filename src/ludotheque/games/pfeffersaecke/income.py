"""PF-9, PF-10, PF-19: income from cities, base income, and both doubled."""

from __future__ import annotations

from ludotheque.core.event import Tell
from ludotheque.core.move import Seat
from ludotheque.games.pfeffersaecke import articles as ar
from ludotheque.games.pfeffersaecke.board import SAFE_INCOME
from ludotheque.games.pfeffersaecke.conducts import spend_conduct
from ludotheque.games.pfeffersaecke.state import LIES, Pfeffersaecke


def city_income(s: Pfeffersaecke, seat: Seat) -> int:
    """PF-9: what the cities pay a seat, as its posts stand and wait."""
    numbers = s.terms.numbers
    posts = s.posts
    free = 0
    for city, disc in enumerate(s.discs):
        if disc == LIES and seat in posts[city] and not s.centre[city]:
            free += numbers[city] - len(posts[city])
    return free * s.terms.rate


def take_income(s: Pfeffersaecke, seat: Seat, is_doubled: bool, tell: Tell) -> None:
    """PF-9, PF-10: cities pay for their free spaces, and every turn pays.

    PF-19, PF-R9: doubled, each counts twice and the sum is 48 at least.
    """
    terms = s.terms
    numbers = terms.numbers
    posts = s.posts
    florins = s.florins()
    had = florins[seat]
    for city, disc in enumerate(s.discs):
        if disc == LIES and seat in posts[city] and not s.centre[city]:
            free = numbers[city] - len(posts[city])
            sum = terms.rate * free
            florins[seat] += sum
            s.bank -= sum
            tell.everyone(ar.CITY_INCOME, seat, terms.spoken[city], free, sum)
    s.pay(seat, terms.base_income)
    tell.everyone(ar.BASE_INCOME, seat, terms.base_income)
    if is_doubled:
        spend_conduct(s, seat, tell)
        once = florins[seat] - had
        income = max(2 * once, SAFE_INCOME)
        s.pay(seat, income - once)
        tell.everyone(ar.INCOME_DOUBLED, seat, income)
