"""Whisper: a game as small as can be, with a secret, a window and a clock, and no drawing.

Each seat holds a card that only it knows. All together they whisper high or low, or hush for now;
a whisper lets those who hush think again. When all have spoken, or time is up, the best card wins.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from ludotheque.core.article import Article
from ludotheque.core.audience import EVERYONE, NOTHING, owner
from ludotheque.core.board import BoardFile
from ludotheque.core.event import Happening, Tell
from ludotheque.core.field import FLAG, SEAT, Kind, agreed, numbers, window
from ludotheque.core.game import Clock, Game, Result, Setting
from ludotheque.core.luck import Luck
from ludotheque.core.moment import Moment
from ludotheque.core.move import Move, Seat
from ludotheque.core.state import State, Terms
from ludotheque.core.step import ONLY_CHANCE, Step
from ludotheque.core.window import Window

WH_1 = Article("WH-1")
WH_2 = Article("WH-2")
NOT_WITH_A_NINE = WH_2.because("nine")

DEALT = Happening("dealt", WH_1, "seat", "card")
WHISPERED = Happening("whispered", WH_2, "seat")
OWN_WORD = Happening("own-word", WH_2, "seat", "card")

HIGH = Move("say high", public="say ?", word="high")
LOW = Move("say low", public="say ?", word="low")
HUSH = Move("hush", is_passive=True)
CARDS = [Move(f"card {card}", public="card ?", card=card) for card in range(1, 10)]

DEALING = Moment("deal", WH_1)
SPEAKING = Moment("speak", WH_2)


CARD = Kind("card", 9, first=1)


@dataclass(init=False)
class Whisper(State):
    terms: Terms = agreed()
    cards: list[int] = numbers(owner(NOTHING), CARD, none=0)
    spoken: list[int] = numbers(EVERYONE, FLAG, by=SEAT)
    open: Window = window()

    def copy(self) -> Whisper:
        made = Whisper()
        made.seats, made.step, made.entered = self.seats, self.step, self.entered
        made.terms = self.terms
        made.cards = self.cards[:]
        made.spoken = self.spoken[:]
        made.open = self.open.copy()
        return made


class Deal(Step[Whisper]):
    def asks(self, s: Whisper) -> list[Seat]:
        return ONLY_CHANCE

    def ways(self, s: Whisper) -> int:
        return len(CARDS)

    def outcome(self, s: Whisper, way: int) -> Move:
        return CARDS[way]

    def seen_by(self, s: Whisper, seat: Seat, move: Move) -> int:
        return 1 << s.cards.index(0)

    def do(self, s: Whisper, seat: Seat, move: Move, tell: Tell) -> None:
        to = s.cards.index(0)
        s.cards[to] = int(move.data["card"])
        tell.only(to, DEALT, to, s.cards[to])
        s.enter(SPEAKING if all(s.cards) else DEALING)


class Speak(Step[Whisper]):
    moves = [HIGH, LOW, HUSH]

    def asks(self, s: Whisper) -> list[Seat]:
        return s.open.asked()

    def check(self, s: Whisper, seat: Seat, move: Move) -> Article | None:
        return NOT_WITH_A_NINE if move is LOW and s.cards[seat] == 9 else None

    def wave(self, s: Whisper) -> int:
        return s.open.wave

    def do(self, s: Whisper, seat: Seat, move: Move, tell: Tell) -> None:
        if move is HUSH:
            s.open.stand(seat)
        else:
            s.spoken[seat] = 1
            tell.everyone(WHISPERED, seat)
            tell.only(seat, OWN_WORD, seat, s.cards[seat])
            s.open.finish(seat)
            s.open.reopen()
        if s.open.is_shut():
            s.end()


class WhisperGame(Game[Whisper]):
    def terms(self, seats: int, options: dict[str, Setting], board: BoardFile) -> Terms:
        return Terms(seats, options, board.hash)

    def set_up(self, s: Whisper) -> None:
        s.cards = [0] * s.seats
        s.spoken = [0] * s.seats
        s.open = Window.among(list(range(s.seats)), s.seats)
        s.enter(DEALING)

    def result(self, s: Whisper) -> Result:
        best = max(s.cards)
        return Result([seat for seat in range(s.seats) if s.cards[seat] == best], s.cards[:])

    def box(self, s: Whisper) -> dict[str, int]:
        return {"cards": len(s.cards)}

    def redeal(self, s: Whisper, seat: Seat, luck: Luck) -> Whisper:
        known = s.copy()
        for other in range(s.seats):
            if other != seat and s.cards[other]:
                known.cards[other] = 1 + luck.draw(9)
        return known

    def clocks(self, s: Whisper) -> list[Clock]:
        return [Clock(60, True)] if s.is_at(SPEAKING) else []

    def ring(self, s: Whisper, tell: Tell, name: str) -> Article | None:
        for seat in s.open.asked():
            s.open.finish(seat)
        s.end()
        return None


GAME = WhisperGame(
    name="whisper",
    title="Whisper",
    code="WH",
    version=1,
    seats=[2, 3],
    options=[],
    steps=[Deal(DEALING), Speak(SPEAKING)],
    state=Whisper,
    happenings=[DEALT, WHISPERED, OWN_WORD],
    moves=[HIGH, LOW, HUSH],
    folder=Path(__file__).parent,
)
