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
from ludotheque.games.pfeffersaecke.board import (
    LOTS,
    ORDER,
    REVERSE,
    PfeffersaeckeTerms,
    read_map,
)
from ludotheque.games.pfeffersaecke.fault import find_fault
from ludotheque.games.pfeffersaecke.moves import Extend, ExtendTwice, Found, Open, PlaceDisc
from ludotheque.games.pfeffersaecke.redeal import redeal_discs
from ludotheque.games.pfeffersaecke.setting_up import (
    DealLargeDiscs,
    DealTheRest,
    DrawAVillage,
    DrawStarter,
    FoundAPost,
    lay_out,
)
from ludotheque.games.pfeffersaecke.settling import standing
from ludotheque.games.pfeffersaecke.state import (
    DEALING_LARGE_DISCS,
    DEALING_THE_REST,
    DRAWING_A_VILLAGE,
    DRAWING_THE_STARTER,
    EXTENDING,
    FOUNDING,
    LIES,
    NOT_YET,
    OPENING,
    PLACING,
    TAKING_THE_INCOME,
    Pfeffersaecke,
)
from ludotheque.games.pfeffersaecke.turn import (
    ExtendInCities,
    OpenAPost,
    PlaceADisc,
    TakeTheIncome,
)

FOLDER: Final = Path(os.path.dirname(os.path.abspath(__file__)))
OWN_BOARD: Final = BoardFile.read(FOLDER / "board.toml")
OWN_MAP: Final = read_map(OWN_BOARD)
"""Read and checked once, and the only map that is kept; the words know its places by name."""


class PfeffersaeckeGame(Game[Pfeffersaecke]):
    """Pfeffersäcke as a whole: set-up, end and what the box holds."""

    def terms(self, seats: int, options: dict[str, Setting], board: BoardFile) -> Terms:
        map = OWN_MAP if board is OWN_BOARD else read_map(board)
        return PfeffersaeckeTerms(seats, options, map, OWN_MAP.index)

    def own_board(self) -> BoardFile:
        """The map that comes with the game, read once."""
        return OWN_BOARD

    def set_up(self, s: Pfeffersaecke) -> None:
        lay_out(s)
        s.enter(DRAWING_THE_STARTER)

    def parse(self, text: str, terms: Terms) -> Move | None:
        """A line names places of the map that is played on."""
        assert isinstance(terms, PfeffersaeckeTerms)
        return terms.map.grammar.parse(text)

    def can_come(self, move: Move, terms: Terms) -> bool:
        """PF-R13: with two players some places are out of the game."""
        assert isinstance(terms, PfeffersaeckeTerms)
        if isinstance(move, Open):
            return not (terms.is_out[move.start] or terms.is_out[move.place])
        if isinstance(move, Found):
            return not terms.is_out[move.village]
        if isinstance(move, PlaceDisc | Extend | ExtendTwice):
            return not terms.is_out[move.city]
        return True

    def ending(self, s: Pfeffersaecke) -> str:
        """PF-22, PF-23 or PF-24, whether or not the round was then played out (PF-R21)."""
        if s.village_counter == 0:
            return "villages"
        return "idle" if NOT_YET in s.discs or LIES in s.discs else "discs"

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
    version=3,
    seats=[2, 3, 4, 5, 6],
    options=[
        Option.switch("reopen", False),
        Option.switch("late_fee", False),
        Option.switch("hidden_money", False),
        Option.switch("finish_round", False, even=True),
        Option.choice(
            "founding",
            [ORDER, REVERSE, LOTS],
            even={2: LOTS, 3: REVERSE, 4: LOTS, 5: LOTS, 6: LOTS},
        ),
        Option.count("consolation", 0, 0, 20, even={3: 5, 4: 5, 5: 7, 6: 7}),
    ],
    steps=[
        DrawStarter(DRAWING_THE_STARTER),
        DealLargeDiscs(DEALING_LARGE_DISCS),
        DealTheRest(DEALING_THE_REST),
        DrawAVillage(DRAWING_A_VILLAGE),
        FoundAPost(FOUNDING),
        PlaceADisc(PLACING),
        ExtendInCities(EXTENDING),
        TakeTheIncome(TAKING_THE_INCOME),
        OpenAPost(OPENING),
    ],
    state=Pfeffersaecke,
    happenings=ar.HAPPENINGS,
    moves=OWN_MAP.grammar.moves,
    folder=FOLDER,
)
