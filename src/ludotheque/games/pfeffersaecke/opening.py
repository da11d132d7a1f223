"""PF-11 to PF-13, PF-20: opening posts along the roads."""

from __future__ import annotations

from ludotheque.core.article import Article
from ludotheque.core.event import Tell
from ludotheque.core.move import Move, Seat
from ludotheque.games.pfeffersaecke import articles as ar
from ludotheque.games.pfeffersaecke.board import Road
from ludotheque.games.pfeffersaecke.conducts import spend_conduct
from ludotheque.games.pfeffersaecke.moves import Open
from ludotheque.games.pfeffersaecke.state import NOT_YET, NOWHERE, Pfeffersaecke


def check_place(s: Pfeffersaecke, seat: Seat, place: int) -> Article | None:
    """PF-12, PF-13: whether there is room for a new post of the seat in a place in play."""
    posts = s.posts[place]
    if place == s.opened_at:
        return ar.OTHER_PLACE
    if place >= s.terms.cities:
        return ar.VILLAGE_TAKEN if posts else None
    if s.discs[place] == NOT_YET:
        return ar.NO_DISC_YET
    if seat in posts and not s.terms.can_reopen:
        return ar.ALREADY_THERE
    if len(posts) + s.centre[place] >= s.terms.numbers[place]:
        return ar.CITY_FULL
    return None


def can_open(s: Pfeffersaecke, seat: Seat) -> bool:
    """Whether there is a post to open. Where money is hidden prices do not count here: that one
    is not asked would tell an empty purse."""
    if s.stock[seat] == 0:
        return False
    terms = s.terms
    money = 1_000_000 if terms.hides_money else s.money[seat]
    opened = s.opened_at
    for place, posts in enumerate(s.posts):
        if seat in posts or place == opened:
            for road in terms.roads[place]:
                if road.price > money:
                    break
                if check_place(s, seat, road.to) is None:
                    return True
    return False


def add_openings(s: Pfeffersaecke, seat: Seat, options: list[Move]) -> None:
    """List the roads over which a post may be opened."""
    if s.stock[seat] == 0:
        return
    terms = s.terms
    roads = terms.roads
    money = s.florins()[seat]
    opened = s.opened_at
    for place, posts in enumerate(s.posts):
        if seat in posts or place == opened:
            for road in roads[place]:
                if road.price > money:
                    break
                if check_place(s, seat, road.to) is None:
                    options.append(road.move)


def check_opening(s: Pfeffersaecke, seat: Seat, move: Open) -> Article | None:
    """PF-11 to PF-13: whether a post may be opened over a road."""
    terms = s.terms
    start = move.start
    place = move.place
    if terms.is_out[start] or terms.is_out[place]:
        return ar.COVERED_PLACE
    road = terms.road(start, place)
    if road is None:
        return ar.NO_ROAD
    if seat not in s.posts[start] and start != s.opened_at:
        return ar.NOT_FROM_THERE
    refused = check_place(s, seat, place)
    if refused is not None:
        return refused
    if s.stock[seat] == 0:
        return ar.NO_POSTS_LEFT
    return ar.TOO_DEAR if road.price > s.florins()[seat] else None


def open_post(s: Pfeffersaecke, seat: Seat, road: Road, tell: Tell) -> None:
    """PF-11: the road is paid and the post put up; a second one spends a safe-conduct (PF-20)."""
    terms = s.terms
    place = road.to
    if s.opened_at != NOWHERE:
        spend_conduct(s, seat, tell)
    s.opened_at = place
    s.stock[seat] -= 1
    s.pay(seat, -road.price)
    start = terms.spoken[road.start]
    if place < terms.cities:
        s.centre[place] += 1
        tell.everyone(ar.CITY_OPENED, seat, start, terms.spoken[place], road.price)
        return
    s.posts[place].append(seat)
    s.influence[seat] += 1
    s.village_counter -= 1
    tell.everyone(
        ar.VILLAGE_OPENED, seat, start, terms.spoken[place], road.price, s.village_counter
    )
