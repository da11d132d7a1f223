"""The rules of Pfeffersäcke as a whole: set-up, end and what the box holds.

The steps stand in `setting_up.py` and `turn.py`; each phase of a turn has its chapter.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from ludotheque.core.board import BoardFile
from ludotheque.core.game import Game, Option, Result, Setting
from ludotheque.core.luck import Luck
from ludotheque.core.move import Move, Seat
from ludotheque.core.state import Terms
from ludotheque.games.pfeffersaecke import articles as ar
from ludotheque.games.pfeffersaecke.board import PfeffersaeckeTerms
from ludotheque.games.pfeffersaecke.fault import find_fault
from ludotheque.games.pfeffersaecke.guess import redeal_discs
from ludotheque.games.pfeffersaecke.moves import GRAMMAR
from ludotheque.games.pfeffersaecke.setting_up import (
    DEAL_LARGE_DISCS,
    DEAL_THE_REST,
    DRAW_STARTER,
    FOUND_A_POST,
    lay_out,
)
from ludotheque.games.pfeffersaecke.settling import standing
from ludotheque.games.pfeffersaecke.state import NOT_YET, Pfeffersaecke
from ludotheque.games.pfeffersaecke.trade_map import TradeMap
from ludotheque.games.pfeffersaecke.turn import (
    EXTEND_IN_CITIES,
    OPEN_A_POST,
    PLACE_A_DISC,
    TAKE_THE_INCOME,
)

FOLDER: Final = Path(os.path.dirname(os.path.abspath(__file__)))
OWN_BOARD: Final = BoardFile.read(FOLDER / "board.toml")
OWN_PLACES: Final = TradeMap(OWN_BOARD).index
"""The places that the words know by name, with their numbers there."""
AGREED: Final[dict[str, PfeffersaeckeTerms]] = {}
"""Terms that were made before: reading and checking a map takes a while, and they never change."""


class PfeffersaeckeGame(Game[Pfeffersaecke]):
    """Pfeffersäcke as a whole: set-up, end and what the box holds."""

    def terms(self, seats: int, options: dict[str, Setting], board: BoardFile) -> Terms:
        key = f"{seats} {sorted(options.items())} {board.source} {board.text}"
        if key not in AGREED:
            AGREED[key] = PfeffersaeckeTerms(seats, options, board, OWN_PLACES)
        return AGREED[key]

    def own_board(self) -> BoardFile:
        """The map that comes with the game, read once."""
        return OWN_BOARD

    def set_up(self, terms: Terms) -> Pfeffersaecke:
        assert isinstance(terms, PfeffersaeckeTerms)
        s = lay_out(terms)
        s.enter(DRAW_STARTER)
        return s

    def blank(self) -> Pfeffersaecke:
        return Pfeffersaecke()

    def agree(self, s: Pfeffersaecke, terms: Terms) -> None:
        assert isinstance(terms, PfeffersaeckeTerms)
        s.terms = terms

    def parse(self, text: str) -> Move | None:
        return GRAMMAR.get(text)

    def result(self, s: Pfeffersaecke) -> Result:
        """PF-26: the most influence wins; those who are equal in everything share (PF-R12)."""
        standings = [standing(s, seat) for seat in range(s.seats)]
        best = max(standings)
        winners = [seat for seat in range(s.seats) if standings[seat] == best]
        return Result(winners, list(s.influence))

    def redeal(self, s: Pfeffersaecke, seat: Seat, luck: Luck) -> Pfeffersaecke:
        """PF-3: the others' discs are dealt anew. Money is left as it is even where it is hidden:
        all that comes and goes is seen, so whoever keeps count knows it."""
        c = s.copy()
        redeal_discs(c, seat, luck)
        return c

    def fault(self, s: Pfeffersaecke) -> str:
        return find_fault(s)

    def box(self, s: Pfeffersaecke) -> dict[str, int]:
        box = {"florins": s.bank + sum(s.florins())}
        for seat in range(s.seats):
            standing = sum([posts.count(seat) for posts in s.posts])
            waiting = sum(s.centre) if seat == s.turn else 0
            box[f"posts of seat {seat}"] = s.stock[seat] + standing + waiting
        discs = [*s.large_pile, *s.mixed_pile]
        for hand in s.hands:
            discs += hand
        discs += [s.terms.numbers[city] for city, disc in enumerate(s.discs) if disc != NOT_YET]
        for number in range(2, 9):
            box[f"discs of {number}"] = discs.count(number)
        return box


GAME: Final = PfeffersaeckeGame(
    name="pfeffersaecke",
    title="Pfeffersäcke",
    code="PF",
    version=2,
    seats=[2, 3, 4, 5, 6],
    options=[
        Option.switch("reopen", False),
        Option.switch("late_fee", False),
        Option.switch("hidden_money", False),
    ],
    steps=[
        DRAW_STARTER,
        DEAL_LARGE_DISCS,
        DEAL_THE_REST,
        FOUND_A_POST,
        PLACE_A_DISC,
        EXTEND_IN_CITIES,
        TAKE_THE_INCOME,
        OPEN_A_POST,
    ],
    state=Pfeffersaecke,
    happenings=ar.HAPPENINGS,
    moves=[],
    folder=FOLDER,
)
for _move in PfeffersaeckeTerms(4, GAME.settings({}), OWN_BOARD, OWN_PLACES).moves:
    GAME.catalogue[_move.text] = _move
