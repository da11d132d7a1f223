"""Steps: the places where the rule book waits for somebody."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ludotheque.core.article import Article, Caution
from ludotheque.core.condition import Conditions
from ludotheque.core.event import EVERYONE_SEES, Tell
from ludotheque.core.luck import Luck, Outcomes
from ludotheque.core.moment import Moment
from ludotheque.core.move import CHANCE, Move, Seat
from ludotheque.core.state import State

S = TypeVar("S", bound=State)

ONLY_CHANCE: Final[list[Seat]] = [CHANCE]
"""What `asks` answers where only chance decides."""
MOST_SEATS: Final = 16
TURN_OF: Final[list[list[Seat]]] = [[seat] for seat in range(MOST_SEATS)]
"""By seat: what `asks` answers where it is that seat's turn alone."""
NO_MOVES: Final[list[Move]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One decision of the rule book: who is asked, what is legal, what it does.

    `check` is the law, and legality is written there: it judges everything that comes from
    outside, and what is offered is what it lets through of the moves that the step names.
    """

    moves: list[Move] = NO_MOVES
    """What one can say here, in the order in which it is offered."""

    is_final: bool = False
    """Whether its moves can never be taken back."""

    is_live: bool = False
    """Whether a seat may act again and again without being asked anew."""

    ahead: Move | None = None
    """The passive answer that most people give in advance, where a decision is taken together."""

    ahead_if: Conditions = None
    """On what conditions a move can be ordered in advance here (`core/orders.py`), besides that it
    always is; `None` where none can."""

    def __init__(self, moment: Moment) -> None:
        self.moment = moment
        """When it is played: its place among the game's steps."""
        self.name = moment.name
        """What it is called in positions and locale files."""
        self.article = moment.article
        """The article it plays."""
        declared: Any = self  # Compiled code finds what an interpreted class declares only so.
        self.moves = declared.moves
        self.is_final = declared.is_final
        self.is_live = declared.is_live
        self.ahead = declared.ahead
        self.ahead_if = declared.ahead_if

    def asks(self, s: S) -> list[Seat]:
        """The seats that may act now; `CHANCE` alone where chance is to decide."""
        raise NotImplementedError

    def awaits(self, s: S) -> list[Seat]:
        """The seats that are still to decide: those asked, and with them whoever is only kept from
        acting for a moment."""
        return self.asks(s)

    def candidates(self, s: S, seat: Seat) -> list[Move]:
        """All legal moves, and others, each once: the step's `moves`, or those of them that fit
        what the seat has before it."""
        return self.moves

    def options(self, s: S, seat: Seat) -> list[Move]:
        """The legal moves: the candidates that the law lets through."""
        return [move for move in self.candidates(s, seat) if self.check(s, seat, move) is None]

    def check(self, s: S, seat: Seat, move: Move) -> Article | None:
        """The article that forbids the move, or `None`."""
        raise NotImplementedError

    def check_unasked(self, s: S, seat: Seat, move: Move) -> Article | None:
        """The article by which a seat that is not asked (any more) may not make the move.

        `None` where no article says more than that it is not asked.
        """
        return None

    def warns(self, s: S, seat: Seat, move: Move) -> Caution | None:
        """What the seat should know before it makes a legal move, where it might not expect it.

        Whoever asks is the seat itself, on a state that it holds possible.
        """
        return None

    def article_of(self, s: S, move: Move) -> Article:
        """The article that allows a legal move: the step's own, unless another is about it."""
        return self.article

    def amount(self, s: S, seat: Seat, move: Move) -> int | None:
        """What a legal move costs or brings now, where its line does not say it: its words then
        are `move-<verb>.amount`. Everybody knows it."""
        return None

    def suggests(self, s: S, seat: Seat) -> list[Move]:
        """The legal moves that people are shown first, where listing all would hide them; the
        others can be typed."""
        return self.options(s, seat)

    def foresees(self, s: S, seat: Seat) -> list[Move]:
        """What people are shown who order a move here while the game is elsewhere: all that might
        be legal then, by what the seat knows. Others can be ordered, too."""
        return self.moves or self.candidates(s, seat)

    def do(self, s: S, seat: Seat, move: Move, tell: Tell) -> None:
        """Carry a legal move, or an outcome of chance, out."""
        raise NotImplementedError

    def default(self, s: S, seat: Seat) -> Move:
        """What is played for somebody absent too long."""
        return self.options(s, seat)[0]

    def some(self, s: S, seat: Seat, luck: Luck) -> Move:
        """One random legal move, all alike: candidates are drawn until the law lets one through."""
        candidates = self.candidates(s, seat)
        while True:
            move = candidates[luck.draw(len(candidates))]
            if self.check(s, seat, move) is None:
                return move

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


@mypyc_attr(allow_interpreted_subclasses=True)
class ListedStep(Step[S]):
    """A step that lists its legal moves by construction, because judging each takes too long.

    Only where the benchmarks show that it must, and its docstring says what that saves. That the
    list is what the law allows of all that can be said is tested for every game.
    """

    def candidates(self, s: S, seat: Seat) -> list[Move]:
        return self.options(s, seat)

    def options(self, s: S, seat: Seat) -> list[Move]:
        raise NotImplementedError

    def some(self, s: S, seat: Seat, luck: Luck) -> Move:
        options = self.options(s, seat)
        return options[luck.draw(len(options))]


class StepOutcomes(Outcomes):
    """How chance can answer a step."""

    def __init__(self, step: Step[Any], s: State) -> None:
        self.ways = step.ways(s)
        self.step = step
        self.state = s

    def text(self, way: int) -> str:
        return str(self.step.outcome(self.state, way).text)
