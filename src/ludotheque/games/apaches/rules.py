"""The rules of Les Apaches de Paris: its steps, in the order of the rule book, and its box."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from ludotheque.core.board import BoardFile
from ludotheque.core.game import Game, Option, Result, Setting
from ludotheque.core.luck import Luck
from ludotheque.core.move import NOBODY, Move, Seat
from ludotheque.core.state import Terms
from ludotheque.games.apaches import articles as ar
from ludotheque.games.apaches.board import (
    LEAST_ROUNDS,
    MOST_ROUNDS,
    ROUNDS,
    START_MONEY,
    ApachesTerms,
)
from ludotheque.games.apaches.constraints import EVERY_SET, SETS
from ludotheque.games.apaches.fault import find_fault
from ludotheque.games.apaches.hideouts import WITH_HIDEOUTS, quarter_of
from ludotheque.games.apaches.moves import (
    BOURGEOIS,
    CATALOGUE,
    LEADERS,
    NOVICES,
    POLICEMAN,
    QUARTERS,
    RECRUITS,
    Lay,
    Place,
    Take,
    Walk,
    parse_place,
    parse_walk,
)
from ludotheque.games.apaches.redeal import redeal_secrets
from ludotheque.games.apaches.setting_up import DrawFirstPlayer, DrawHideout, TakeAHideout
from ludotheque.games.apaches.settling import AttackABourgeois
from ludotheque.games.apaches.state import (
    ACTING,
    ATTACKING,
    BAILING,
    DRAWING_FIRST,
    DRAWING_HIDEOUT,
    LAYING,
    TAKING,
    Apaches,
)
from ludotheque.games.apaches.turn import Act, FreeALeader, LayAHideout


class ApachesGame(Game[Apaches]):
    """The game as a whole: set-up, end, what the box holds and what a seat holds possible."""

    def terms(self, seats: int, options: dict[str, Setting], board: BoardFile) -> Terms:
        return ApachesTerms(seats, options, board)

    def set_up(self, s: Apaches) -> None:
        """AP-1: ten Apaches and 500 F each, five recruits aside, four bourgeois face down."""
        terms = s.terms
        seats = s.seats
        s.first = s.at = s.turn = 0
        s.round = 1
        s.order = list(range(seats))
        s.chosen = NOBODY
        s.leaders = [0] * (QUARTERS * seats)
        s.novices = [0] * (QUARTERS * seats)
        s.recruits = [0] * (QUARTERS * seats)
        s.leaders_in_reserve = [LEADERS] * seats
        s.novices_in_reserve = [NOVICES] * seats
        s.recruits_in_reserve = [0] * seats
        s.recruits_aside = RECRUITS
        s.recruits_won = [0] * seats
        s.recruits_gone = 0
        s.hospital = [0] * seats
        s.prison = [0] * seats
        s.cemetery = [0] * seats
        s.retired = [0] * seats
        s.stacks = [stack[:] for stack in terms.hideouts]
        s.hands = [[] for _ in range(seats)]
        s.covered = []
        s.uncovered = [0] * WITH_HIDEOUTS
        s.bourgeois = [BOURGEOIS, BOURGEOIS, BOURGEOIS, POLICEMAN]
        s.attacked = [[] for _ in range(seats)]
        s.unmasked = [[] for _ in range(seats)]
        money = [START_MONEY] * seats
        nothing = [0] * seats
        s.money = money if terms.is_money_open else []
        s.wallets = nothing if terms.is_money_open else money
        s.totals = [NOBODY] * seats
        s.bank = 0
        s.enter(DRAWING_FIRST)

    def ending(self, s: Apaches) -> str:
        """AP-16: the rounds are played."""
        return "rounds"

    def result(self, s: Apaches) -> Result:
        """AP-32: most money, then most operational Apaches, then the win is shared."""
        francs = s.francs()
        ranks = [(francs[seat], s.reserve(seat)) for seat in range(s.seats)]
        best = max(ranks)
        return Result([seat for seat in range(s.seats) if ranks[seat] == best], list(francs))

    def box(self, s: Apaches) -> dict[str, int]:
        hideouts = len(s.covered) + sum(map(bool, s.uncovered))
        leaders = [s.leaders, s.leaders_in_reserve, s.hospital, s.prison, s.cemetery]
        novices = [s.novices, s.novices_in_reserve, s.retired]
        recruits = sum(s.recruits) + sum(s.recruits_in_reserve)
        bourgeois = len(s.bourgeois) + sum(map(len, s.attacked)) + sum(map(len, s.unmasked))
        return {
            "hideouts": hideouts + sum(map(len, s.stacks)) + sum(map(len, s.hands)),
            "leaders": sum(map(sum, leaders)),
            "novices": sum(map(sum, novices)),
            "recruits": recruits + s.recruits_aside + s.recruits_gone,
            "bourgeois": bourgeois,
            "francs": s.bank + sum(s.francs()),
        }

    def fault(self, s: Apaches) -> str:
        return find_fault(s)

    def redeal(self, s: Apaches, seat: Seat, luck: Luck) -> Apaches:
        return redeal_secrets(s, seat, luck)

    def can_come(self, move: Move, terms: Terms) -> bool:
        """AP-2, AP-8: only what happens in open quarters, and from one to the next."""
        assert isinstance(terms, ApachesTerms)
        if isinstance(move, Walk):
            return all(
                terms.is_open[leg.start]
                and terms.is_open[leg.to]
                and leg.to in terms.neighbours[leg.start]
                for leg in move.legs
            )
        if isinstance(move, Take | Place):
            return terms.is_open[move.quarter]
        return not isinstance(move, Lay) or terms.is_open[quarter_of(move.hideout)]

    def parse(self, text: str, terms: Terms) -> Move | None:
        return self.catalogue.get(text) or parse_walk(text) or parse_place(text)


GAME: Final = ApachesGame(
    name="apaches",
    title="Les Apaches de Paris",
    code="AP",
    version=2,
    seats=[2, 3, 4],
    options=[
        Option.choice("quarters", EVERY_SET, by_seats=SETS),
        Option.count("rounds", ROUNDS, LEAST_ROUNDS, MOST_ROUNDS, even={4: 4}),
        Option.switch("richest_begins", False, even={2: True}),
        Option.switch("open_money", False),
        Option.switch("recruits_leave", False),
    ],
    steps=[
        DrawFirstPlayer(DRAWING_FIRST),
        TakeAHideout(TAKING),
        DrawHideout(DRAWING_HIDEOUT),
        Act(ACTING),
        LayAHideout(LAYING),
        FreeALeader(BAILING),
        AttackABourgeois(ATTACKING),
    ],
    state=Apaches,
    happenings=ar.HAPPENINGS,
    moves=CATALOGUE,
    folder=Path(os.path.dirname(os.path.abspath(__file__))),
)
