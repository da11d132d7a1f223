"""The rules of Zapp Zerapp: its steps, in the order of the rule book, and its box."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from ludotheque.core.article import Article
from ludotheque.core.board import BoardFile
from ludotheque.core.event import Tell
from ludotheque.core.game import Clock, Game, Option, Result, Setting
from ludotheque.core.luck import Luck
from ludotheque.core.move import Move, Seat
from ludotheque.core.state import Terms
from ludotheque.games.zapp_zerapp import articles as ar
from ludotheque.games.zapp_zerapp.barrels import (
    FillABarrel,
    HandOutABarrel,
    HearARattle,
    TurnTheBarrelsOver,
)
from ludotheque.games.zapp_zerapp.board import HOME, SPACES, START, ZappZerappTerms
from ludotheque.games.zapp_zerapp.by_turns import ShakeByTurns
from ludotheque.games.zapp_zerapp.fault import find_fault
from ludotheque.games.zapp_zerapp.magic import DrawTheThrower, ThrowTheDice
from ludotheque.games.zapp_zerapp.moves import ALL, parse_walk
from ludotheque.games.zapp_zerapp.moving import MoveAnApprentice
from ludotheque.games.zapp_zerapp.redeal import redeal_barrels
from ludotheque.games.zapp_zerapp.shaking import ShakeBarrels, ring_for_a_shake, ring_the_bell
from ludotheque.games.zapp_zerapp.state import (
    DRAWING_THE_THROWER,
    FILLING,
    HANDING_OUT,
    LISTENING,
    MOVING,
    NO_BARREL,
    NOBODY,
    SHAKING_BY_TURNS,
    SHAKING_LIVE,
    THROWING,
    TURNING_OVER,
    ZappZerapp,
)

STEPS: Final = {
    DRAWING_THE_THROWER: DrawTheThrower("draw-thrower", ar.ZZ_R11),
    THROWING: ThrowTheDice("throw", ar.ZZ_4),
    SHAKING_LIVE: ShakeBarrels("shake", ar.ZZ_5),
    SHAKING_BY_TURNS: ShakeByTurns("shake-by-turns", ar.ZZ_R2),
    FILLING: FillABarrel("fill", ar.ZZ_5),
    LISTENING: HearARattle("listen", ar.ZZ_R1),
    HANDING_OUT: HandOutABarrel("hand-out", ar.ZZ_R3),
    TURNING_OVER: TurnTheBarrelsOver("turn-over", ar.ZZ_10),
    MOVING: MoveAnApprentice("move", ar.ZZ_12),
}

SHAKE_SECONDS: Final = 1
"""ZZ-R2: how long a shake lasts."""
BELL: Final = "bell"
SHAKE: Final = "shake"


class ZappZerappGame(Game[ZappZerapp]):
    """Zapp Zerapp as a whole: set-up, end, what the box holds, clocks and sound."""

    def terms(self, seats: int, options: dict[str, Setting], board: BoardFile) -> Terms:
        return ZappZerappTerms(seats, options, board)

    def set_up(self, terms: Terms) -> ZappZerapp:
        """ZZ-1: the barrels lie mixed on the summit, the apprentices stand at the start."""
        assert isinstance(terms, ZappZerappTerms)
        s = ZappZerapp()
        s.terms = terms
        seats = terms.seats
        barrels = len(terms.stones)
        s.seats = seats
        s.entered = 0
        s.turn = 0
        s.thrower = s.player = 0
        s.dice = []
        s.magic = 0
        s.places = [START] * (terms.apprentices * seats)
        s.middle = list(range(1, barrels + 1))
        s.left = [NO_BARREL] * seats
        s.right = [NO_BARREL] * seats
        s.latest = [NO_BARREL] * seats
        s.put = [NO_BARREL] * seats
        s.choosing = 0
        s.has_rung = 0
        s.stones = [0] * barrels
        s.pile = terms.stones[:]
        s.known = [0] * barrels
        s.shown = [0] * seats
        s.shakes = [0] * seats
        s.shaken = [[] for _ in range(seats)]
        s.heard = [[] for _ in range(seats)]
        s.barrel = NO_BARREL
        s.listener = NOBODY
        s.go_on_with(DRAWING_THE_THROWER)
        return s

    def blank(self) -> ZappZerapp:
        return ZappZerapp()

    def agree(self, s: ZappZerapp, terms: Terms) -> None:
        assert isinstance(terms, ZappZerappTerms)
        s.terms = terms

    def result(self, s: ZappZerapp) -> Result:
        """ZZ-2, ZZ-R10: all at home wins. A score is a hundred for each apprentice at home, and
        one for each step that the seat's apprentices need not go any more."""
        count = s.terms.apprentices
        scores: list[int] = []
        for seat in range(s.seats):
            places = s.places[count * seat : count * seat + count]
            to_go = sum([s.terms.to_go[seat][place] for place in places])
            scores.append(100 * places.count(HOME) + count * (SPACES + 1) - to_go)
        best = max(scores)
        return Result([seat for seat in range(s.seats) if scores[seat] == best], scores)

    def box(self, s: ZappZerapp) -> dict[str, int]:
        held = [one for one in [*s.left, *s.right, *s.put] if one]
        return {"barrels": len(s.middle) + len(held), "apprentices": len(s.places)}

    def fault(self, s: ZappZerapp) -> str:
        return find_fault(s)

    def redeal(self, s: ZappZerapp, seat: Seat, luck: Luck) -> ZappZerapp:
        return redeal_barrels(s, seat, luck)

    def parse(self, text: str) -> Move | None:
        return self.catalogue.get(text) or parse_walk(text)

    def clocks(self, s: ZappZerapp) -> list[Clock]:
        """ZZ-R2, ZZ-R3: the bell that ends the shaking, and the second of each shake."""
        if s.step != SHAKING_LIVE:
            return []
        bell = Clock(s.terms.shake_seconds, True, f"{BELL} {s.turn}")
        shaking = [seat for seat in range(s.seats) if s.is_shaking(seat)]
        return [bell, *[Clock(SHAKE_SECONDS, True, f"{SHAKE} {seat}") for seat in shaking]]

    def ring(self, s: ZappZerapp, tell: Tell, name: str) -> Article | None:
        for seat in range(s.seats):
            if name == f"{SHAKE} {seat}":
                return ring_for_a_shake(s, seat, tell)
        return ring_the_bell(s, tell) if name in ("", f"{BELL} {s.turn}") else ar.NO_CLOCK

    def render(self, event: str, media: list[int]) -> tuple[str, bytes]:
        """ZZ-R1: the rattle of a shake. Only where it is wanted must NumPy be there."""
        from ludotheque.games.zapp_zerapp.sound import rattle

        assert event == ar.RATTLE.name, event
        stones, seed = media
        return "audio/wav", rattle(stones, seed)


GAME: Final = ZappZerappGame(
    name="zapp-zerapp",
    title="Zapp Zerapp",
    code="ZZ",
    version=1,
    seats=[2, 3, 4],
    options=[
        Option.choice("tempo", ["live", "turns"]),
        Option.switch("advanced", False),
        Option.switch("memory", False),
        Option.switch("claim", False),
        Option.count("shakes", 4, 1, 20),
        Option.count("shake_seconds", 45, 10, 600),
        Option.by_seat("ears", ["number", "sound"], for_people="sound"),
    ],
    steps=[STEPS[place] for place in range(len(STEPS))],
    state=ZappZerapp,
    happenings=ar.HAPPENINGS,
    moves=ALL,
    folder=Path(os.path.dirname(os.path.abspath(__file__))),
)
