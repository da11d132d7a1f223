"""Steps: the places where the rule book waits for somebody."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ludotheque.core.article import Article
from ludotheque.core.event import EVERYONE_SEES, Tell
from ludotheque.core.luck import Luck, Outcomes
from ludotheque.core.move import CHANCE, Move, Seat
from ludotheque.core.state import State

S = TypeVar("S", bound=State)

ONLY_CHANCE: Final[list[Seat]] = [CHANCE]
"""What `asks` answers where only chance decides."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One decision of the rule book: who is asked, what is legal, what it does.

    `check` is the law and judges everything that comes from outside; `options` lists what it
    allows, by construction and fast. That both agree is tested for every game.
    """

    name: str
    """What the step is called in positions and locale files."""

    article: Article
    """The article it plays."""

    is_final: bool = False
    """Whether its moves can never be taken back."""

    is_live: bool = False
    """Whether a seat may act again and again without being asked anew."""

    ahead: Move | None = None
    """The passive answer that can be given in advance, where a decision is taken together."""

    def __init__(self, name: str, article: Article) -> None:
        self.name = name
        self.article = article
        self.index = -1
        """Its place among the game's steps; a state holds this number."""

    def asks(self, s: S) -> list[Seat]:
        """The seats that may act now; `CHANCE` alone where chance is to decide."""
        raise NotImplementedError

    def options(self, s: S, seat: Seat) -> list[Move]:
        """The legal moves, without duplicates."""
        raise NotImplementedError

    def candidates(self, s: S, seat: Seat) -> list[Move]:
        """A plain superset of the legal moves: whatever could be said at this place."""
        raise NotImplementedError

    def check(self, s: S, seat: Seat, move: Move) -> Article | None:
        """The article that forbids the move, or `None`."""
        raise NotImplementedError

    def check_unasked(self, s: S, seat: Seat, move: Move) -> Article | None:
        """The article by which a seat that is not asked (any more) may not make the move.

        `None` where no article says more than that it is not asked.
        """
        return None

    def do(self, s: S, seat: Seat, move: Move, tell: Tell) -> None:
        """Carry a legal move, or an outcome of chance, out."""
        raise NotImplementedError

    def default(self, s: S, seat: Seat) -> Move:
        """What is played for somebody absent too long."""
        return self.options(s, seat)[0]

    def some(self, s: S, seat: Seat, luck: Luck) -> Move:
        """One random legal move. Steps with long lists find one without listing them."""
        options = self.options(s, seat)
        return options[luck.draw(len(options))]

    def wave(self, s: S) -> int:
        """How often an open decision was reopened; passive answers must match it."""
        return 0

    def is_waiting(self, s: S) -> bool:
        """Whether chance can answer only that time passes: a table that keeps the time makes it
        wait for the clock."""
        return False

    def ways(self, s: S) -> int:
        """Where chance decides: in how many equally likely ways it can come out."""
        raise NotImplementedError

    def outcome(self, s: S, way: int) -> Move:
        """What chance gives in that way; several ways may give the same."""
        raise NotImplementedError

    def seen_by(self, s: S, seat: Seat, move: Move) -> int:
        """Who reads the move's whole line, one bit a seat; the others read its public line.

        Asked before the move is carried out. What a seat does it knows; chance is open.
        """
        return EVERYONE_SEES if seat == CHANCE else 1 << seat


class StepOutcomes(Outcomes):
    """How chance can answer a step."""

    def __init__(self, step: Step[Any], s: State) -> None:
        self.ways = step.ways(s)
        self.step = step
        self.state = s

    def text(self, way: int) -> str:
        return str(self.step.outcome(self.state, way).text)
