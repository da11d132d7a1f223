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
from ludotheque.core.move import NOBODY, Move, Seat
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
from ludotheque.games.zapp_zerapp.moves import ALL, Return, Take, Walk, parse_walk
from ludotheque.games.zapp_zerapp.moves import READY as READY_MOVE
from ludotheque.games.zapp_zerapp.moving import MoveAnApprentice
from ludotheque.games.zapp_zerapp.ready import GetReady, ring_for_the_start
from ludotheque.games.zapp_zerapp.redeal import redeal_barrels
from ludotheque.games.zapp_zerapp.shaking import ShakeBarrels, ring_for_a_shake, ring_the_bell
from ludotheque.games.zapp_zerapp.state import (
    DRAWING_THE_THROWER,
    FILLING,
    GETTING_READY,
    HANDING_OUT,
    LISTENING,
    MOVING,
    NO_BARREL,
    SHAKING_BY_TURNS,
    SHAKING_LIVE,
    THROWING,
    TURNING_OVER,
    ZappZerapp,
)

SHAKE_SECONDS: Final = 1
"""ZZ-R2: how long a shake lasts."""
READY_SECONDS: Final = 10
"""ZZ-R3: so long everyone has to get ready, once a game."""
BELL: Final = "bell"
READY: Final = "ready"
SHAKE: Final = "shake"


class ZappZerappGame(Game[ZappZerapp]):
    """Zapp Zerapp as a whole: set-up, end, what the box holds, clocks and sound."""

    def terms(self, seats: int, options: dict[str, Setting], board: BoardFile) -> Terms:
        return ZappZerappTerms(seats, options, board)

    def set_up(self, s: ZappZerapp) -> None:
        """ZZ-1: the barrels lie mixed on the summit, the apprentices stand at the start."""
        terms = s.terms
        seats = s.seats
        barrels = len(terms.stones)
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
        s.earlier = [0] * seats
        s.heard = [[] for _ in range(seats)]
        s.ears = terms.ears[:]
        s.barrel = NO_BARREL
        s.listener = NOBODY
        s.enter(DRAWING_THE_THROWER)

    def ending(self, s: ZappZerapp) -> str:
        """ZZ-2: somebody has all at home."""
        return "home"

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

    def parse(self, text: str, terms: Terms) -> Move | None:
        return self.catalogue.get(text) or parse_walk(text)

    def can_come(self, move: Move, terms: Terms) -> bool:
        """ZZ-24, ZZ-R2, ZZ-R13: hands, companions and claims are not at every table."""
        assert isinstance(terms, ZappZerappTerms)
        if isinstance(move, Walk):
            has_companions = bool(move.along or move.outside)
            has_claims = bool(move.banished)
            return terms.is_advanced >= has_companions and terms.has_claims >= has_claims
        return terms.is_live or not (move is READY_MOVE or isinstance(move, Take | Return))

    def clocks(self, s: ZappZerapp) -> list[Clock]:
        """ZZ-R2, ZZ-R3: the time to get ready, the bell that ends the shaking, and the second of
        each shake."""
        if s.is_at(GETTING_READY):
            return [Clock(READY_SECONDS, True, READY)]
        if not s.is_at(SHAKING_LIVE):
            return []
        bell = Clock(s.terms.shake_seconds, True, f"{BELL} {s.turn}")
        shaking = [seat for seat in range(s.seats) if s.is_shaking(seat)]
        return [bell, *[Clock(SHAKE_SECONDS, True, f"{SHAKE} {seat}") for seat in shaking]]

    def ring(self, s: ZappZerapp, tell: Tell, name: str) -> Article | None:
        if name == READY or (name == "" and s.is_at(GETTING_READY)):
            return ring_for_the_start(s, tell)
        for seat in range(s.seats):
            if name == f"{SHAKE} {seat}":
                return ring_for_a_shake(s, seat, tell)
        return ring_the_bell(s, tell) if name in ("", f"{BELL} {s.turn}") else ar.NO_CLOCK

    def seat_held(self, s: ZappZerapp, seat: Seat, is_program: bool, tell: Tell) -> bool:
        """ZZ-R9: programs are told a number, and people have the ears that were agreed for them.
        Whoever hears in another way than the one before starts listening anew."""
        ears = 0 if is_program else s.terms.ears[seat]
        if s.ears[seat] == ears:
            return False
        s.ears[seat] = ears
        s.shaken[seat] = []
        s.earlier[seat] = 0
        s.heard[seat] = []
        return True

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
    version=2,
    seats=[2, 3, 4],
    options=[
        Option.choice("tempo", ["live", "turns"], by_turns="turns"),
        Option.switch("advanced", False),
        Option.switch("memory", False),
        Option.switch("claim", False),
        Option.count("shakes", 4, 1, 20),
        Option.count("shake_seconds", 45, 10, 600),
        Option.by_seat("ears", ["number", "sound"], for_people="sound"),
        Option.lots("colours", even={3: "drawn"}),
    ],
    steps=[
        DrawTheThrower(DRAWING_THE_THROWER),
        ThrowTheDice(THROWING),
        GetReady(GETTING_READY),
        ShakeBarrels(SHAKING_LIVE),
        ShakeByTurns(SHAKING_BY_TURNS),
        FillABarrel(FILLING),
        HearARattle(LISTENING),
        HandOutABarrel(HANDING_OUT),
        TurnTheBarrelsOver(TURNING_OVER),
        MoveAnApprentice(MOVING),
    ],
    state=ZappZerapp,
    happenings=ar.HAPPENINGS,
    moves=ALL,
    folder=Path(os.path.dirname(os.path.abspath(__file__))),
)
