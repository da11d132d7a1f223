"""What a seat can know of hideouts and bourgeois, and dealing the rest anew."""

from __future__ import annotations

from ludotheque.core.luck import Luck
from ludotheque.core.move import Seat
from ludotheque.games.apaches.hideouts import quarter_of
from ludotheque.games.apaches.moves import BOURGEOIS, POLICEMAN
from ludotheque.games.apaches.state import Apaches


def unknown_hideouts(s: Apaches, seat: Seat, quarter: int) -> list[int]:
    """The hideouts of a quarter that the seat has not seen: the others hold them, or they are on
    the stack."""
    return [
        hideout for hideout in s.terms.hideouts[quarter]
        if hideout not in s.covered
        and hideout not in s.hands[seat]
        and hideout != s.uncovered[quarter]
    ]  # fmt: skip


def redeal_secrets(s: Apaches, seat: Seat, luck: Luck) -> Apaches:
    """A state that the seat holds possible: it sees how many hideouts of each colour the others
    hold and how many bourgeois they keep, and has heard every sum (AP-R10, AP-R15)."""
    c = s.copy()
    unknown = [unknown_hideouts(s, seat, quarter) for quarter in range(len(s.stacks))]
    for other in range(s.seats):
        if other != seat:
            hand: list[int] = []
            for held in s.hands[other]:
                left = unknown[quarter_of(held)]
                hand.append(left.pop(luck.draw(len(left))))
            hand.sort()
            c.hands[other] = hand
    c.stacks = unknown
    redeal_bourgeois(s, c, seat, luck)
    return c


def redeal_bourgeois(s: Apaches, c: Apaches, seat: Seat, luck: Luck) -> None:
    """AP-27: nobody knows who the others have attacked."""
    left = [BOURGEOIS, BOURGEOIS, BOURGEOIS, POLICEMAN]
    for shown in s.unmasked:
        for who in shown:
            left.remove(who)
    for who in s.attacked[seat]:
        left.remove(who)
    for other in range(s.seats):
        if other != seat:
            kept: list[int] = []
            for _ in s.attacked[other]:
                kept.append(left.pop(luck.draw(len(left))))
            kept.sort()
            c.attacked[other] = kept
    c.bourgeois = left
