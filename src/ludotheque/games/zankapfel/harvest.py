"""ZK-19 to ZK-23: phase 3, in which cards are revealed and colours harvested."""

from __future__ import annotations

from ludotheque.core.article import Article
from ludotheque.core.condition import Conditions
from ludotheque.core.event import Tell
from ludotheque.core.move import Move, Seat
from ludotheque.core.step import TURN_OF, Step
from ludotheque.games.zankapfel import articles as ar
from ludotheque.games.zankapfel.ahead import IF_COLOUR
from ludotheque.games.zankapfel.board import JOKER, NO_CARD
from ludotheque.games.zankapfel.discord import settle_next_discord
from ludotheque.games.zankapfel.moves import NAME, NAME_ANY, NameColour
from ludotheque.games.zankapfel.round import has_finished
from ludotheque.games.zankapfel.state import NAMING_A_COLOUR, Zankapfel


def reveal_cards(s: Zankapfel, tell: Tell) -> None:
    """ZK-19: the cards played face down are revealed together."""
    for seat in range(s.seats):
        card = s.played[seat]
        if card:
            s.played[seat] = NO_CARD
            s.shown[seat] = card
            if card != JOKER:
                s.claims[seat] = card
            if card in s.seen[seat]:
                s.seen[seat].remove(card)
            tell.everyone(ar.REVEALED, seat, card)
    ask_for_colours(s, tell)


def ask_for_colours(s: Zankapfel, tell: Tell) -> None:
    """ZK-20: jokers are named from the first player clockwise; then comes the harvest."""
    if JOKER in s.shown:
        seat = s.first
        for _ in range(s.seats):
            if s.shown[seat] == JOKER and not s.claims[seat]:
                s.turn = seat
                s.enter(NAMING_A_COLOUR)
                return
            seat = s.left_of(seat)
    harvest(s, tell)


class NameAColour(Step[Zankapfel]):
    """ZK-20: the owner of a joker names its colour, to enter a conflict or to avoid one."""

    moves = NAME_ANY
    ahead_if: Conditions = IF_COLOUR

    def asks(self, s: Zankapfel) -> list[Seat]:
        return TURN_OF[s.turn]

    def check(self, s: Zankapfel, seat: Seat, move: Move) -> Article | None:
        return None if isinstance(move, NameColour) else ar.NOT_NOW

    def do(self, s: Zankapfel, seat: Seat, move: Move, tell: Tell) -> None:
        assert isinstance(move, NameColour)
        s.claims[seat] = move.colour
        tell.everyone(ar.COLOUR_NAMED, seat, move.colour)
        ask_for_colours(s, tell)

    def default(self, s: Zankapfel, seat: Seat) -> Move:
        """The dearest colour that nobody has, so that nobody absent is led into a fight."""
        best = NO_CARD
        for colour in range(1, JOKER):
            is_free = colour not in s.claims
            if is_free and s.terms.worth[colour][s.mayor] > s.terms.worth[best][s.mayor]:
                best = colour
        return NAME[best or 1]


def harvest(s: Zankapfel, tell: Tell) -> None:
    """ZK-21, ZK-22, ZK-R8: colours with one claim are harvested together; the others are
    fought for."""
    claims = s.claims
    for colour in range(1, JOKER):
        count = claims.count(colour)
        if count == 1:
            seat = claims.index(colour)
            points = s.terms.worth[colour][s.mayor]
            s.score[seat] += points
            tell.everyone(ar.HARVESTED, seat, colour, points)
        elif count:
            s.quarrels.append(colour)
            tell.everyone(ar.DISCORD, colour, count)
    if not has_finished(s, tell):
        settle_next_discord(s, tell)
