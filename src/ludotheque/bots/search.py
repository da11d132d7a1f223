"""Search: the moves that a game's judgement likes best, thought through.

Each is tried on the same states that the seat holds possible, with the same luck and the same
rivals: what is left between them is what the moves do. The worse half is given up again and again
(sequential halving), so that most playouts go to moves that are hard to tell apart. Rivals are of
several levels: who thinks of one kind alone learns to beat that one and nobody else.
"""

from __future__ import annotations

from typing import Any, Final

from ludotheque import compiled
from ludotheque.bots.judging import judged, redeals_for
from ludotheque.bots.perspective import Perspective
from ludotheque.bots.playout import LIMIT, SEEDS
from ludotheque.core.errors import BadSetup
from ludotheque.core.event import SILENT, Tell
from ludotheque.core.game import Game
from ludotheque.core.hints import TEMPERS, Foresight, Hints, lead, whim
from ludotheque.core.luck import Luck
from ludotheque.core.move import CHANCE, Move, Seat
from ludotheque.core.state import OVER, State
from ludotheque.core.step import Step

# How somebody plays in a playout; drawn from four, `SOUND` stands for two.
NOVICE: Final = 0
ERRATIC: Final = 1
"""Sound, but for every fourth move."""
SOUND: Final = 2
WAVERING: Final = 3
"""Sound, but what is judged nearly as good is made nearly as often: who cannot be told beforehand,
as other experts cannot. In a game whose rivals waver, those who are sound elsewhere are so."""
KINDS: Final = 4
SLIPS: Final = 4
"""Of so many moves one is a slip of whoever is erratic."""

TO_THE_END: Final = 96
TO_THE_END_PLAIN: Final = 24
"""How many playouts a game gets that says nothing of how it is thought through."""


def require_playouts(playouts: object) -> None:
    """`BadSetup` unless it is a number of playouts: a whole one, and one at least."""
    if not isinstance(playouts, int) or isinstance(playouts, bool) or playouts < 1:
        raise BadSetup.of("no-playouts", playouts=str(playouts))


class Weighed:
    """A move, and what became of it."""

    def __init__(self, move: Move) -> None:
        self.move = move
        self.playouts = 0
        self.ahead = 0
        """How many of them ended before everybody else."""
        self.total = 0.0
        self.wins: list[bool] = []
        """Of each playout, whether it did: those of two moves that were weighed evenly belong to
        the same deals."""

    @property
    def worth(self) -> float:
        """What it led to on average, from 0 to 1."""
        return self.total / self.playouts if self.playouts else 0.0

    def add(self, worth: float, is_ahead: bool) -> None:
        """One more playout, and what it came to."""
        self.playouts += 1
        self.total += worth
        self.ahead += is_ahead
        self.wins.append(is_ahead)


class Mind:
    """Who plays a seat in a playout."""

    def __init__(self, hints: Hints[Any], kind: int, luck: Luck) -> None:
        self.hints = hints
        self.kind = kind
        self.luck = luck


class ToTheEnd(Foresight[Any]):
    """How a game is thought through that does not say how: to its end, by what everybody scores."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def is_searched(self, s: State, seat: Seat) -> bool:
        return not self.game.steps[s.step].is_live

    def playouts(self, s: State, seat: Seat, is_compiled: bool) -> int:
        return TO_THE_END if is_compiled else TO_THE_END_PLAIN

    def worth(self, s: State, seat: Seat) -> float:
        scores = [float(score) for score in self.game.standing(s)]
        best = max([abs(score) for score in scores])
        margin = lead(scores, seat, 1.0 + best / 5)
        winners = self.game.result(s).winners
        won = 1.0 / len(winners) if seat in winners else 0.0
        return (won + margin) / 2

    def is_ahead(self, s: State, seat: Seat) -> bool:
        return seat in self.game.result(s).winners


class Search:
    """Thinks moves through by one game's judgement and foresight."""

    def __init__(
        self, game: Game[Any], hints: Hints[Any], foresight: Foresight[Any] | None = None
    ) -> None:
        self.game = game
        self.hints = hints
        self.foresight: Foresight[Any] = ToTheEnd(game) if foresight is None else foresight
        self.redeals = redeals_for(game, hints)
        self.is_compiled = compiled.is_in_use()

    def is_for(self, perspective: Perspective) -> bool:
        """Whether the question before a seat is one to think through."""
        return self.foresight.is_searched(perspective.redeal(), perspective.seat)

    def weigh(
        self,
        perspective: Perspective,
        playouts: int | None = None,
        among: list[Move] | None = None,
        is_even: bool = False,
    ) -> list[Weighed]:
        """The moves that were thought through, the best first.

        Those are `among`, or the ones that judgement likes best. `playouts` is for all of them
        together. `is_even` gives none of them up: all get the same, where the question is by how
        much one is better than another.
        """
        s = perspective.redeal()
        seat = perspective.seat
        if playouts is None:
            playouts = self.foresight.playouts(s, seat, self.is_compiled)
        require_playouts(playouts)
        if among is None:
            among = self.liked(perspective, self.foresight.candidates(s, seat))
        tried = [Weighed(move) for move in among]
        if is_even:
            for _ in range(max(1, playouts // len(tried))):
                self._try(perspective, tried)
            return _best_first(tried)
        given_up: list[Weighed] = []
        halvings = max(1, (len(tried) - 1).bit_length())
        for _ in range(halvings):
            for _ in range(max(1, playouts // (halvings * len(tried)))):
                self._try(perspective, tried)
            tried = _best_first(tried)
            half = (len(tried) + 1) // 2
            given_up = tried[half:] + given_up
            tried = tried[:half]
        return tried + given_up

    def liked(self, perspective: Perspective, count: int) -> list[Move]:
        """The moves that judgement likes best; the best first."""
        legal = perspective.legal
        hints = self.hints.of_temper(perspective.temper)
        values = judged(hints, perspective, legal, self.redeals)
        order = sorted(range(len(legal)), key=lambda place: -values[place])
        return [legal[place] for place in order[:count]]

    def _try(self, perspective: Perspective, tried: list[Weighed]) -> None:
        """One playout for each move: the same deal, the same luck, the same rivals."""
        start = perspective.redeal()
        self.foresight.suppose(start, perspective.seat, perspective.luck)
        seed = perspective.luck.draw(SEEDS)
        seat = perspective.seat
        step = self.game.steps[start.step]
        foresight = self.foresight
        for weighed in tried:
            s = start.copy()
            step.do(s, seat, weighed.move, SILENT)
            minds = self.minds(s.seats, seat, perspective.temper, seed)
            self.play_on(start, s, minds, Luck.seeded(seed * (s.seats + 1)))
            weighed.add(foresight.worth(s, seat), foresight.is_ahead(s, seat))

    def minds(self, seats: int, seat: Seat, temper: int, seed: int) -> list[Mind]:
        """Oneself as one judges, and rivals of every kind."""
        minds: list[Mind] = []
        for place in range(seats):
            luck = Luck.seeded(seed * (seats + 1) + place + 1)
            if place == seat:
                minds.append(Mind(self.hints.of_temper(temper), SOUND, luck))
            else:
                kind = self._kind(luck.draw(KINDS))
                minds.append(Mind(self.hints.of_temper(luck.draw(TEMPERS)), kind, luck))
        return minds

    def _kind(self, drawn: int) -> int:
        """The kind of a rival, drawn from four."""
        kind = min(drawn, SOUND)
        return WAVERING if kind == SOUND and self.foresight.wavering else kind

    def play_on(
        self, start: State, s: State, minds: list[Mind], chance: Luck, tell: Tell = SILENT
    ) -> None:
        """Play a state as far as is looked ahead. Chance has luck of its own: it brings the same
        as long as nobody makes it draw more often."""
        steps: list[Step[Any]] = self.game.steps
        foresight = self.foresight
        plies = 0
        while s.step != OVER and not foresight.is_far_enough(start, s):
            step = steps[s.step]
            asked = step.asks(s)
            seat = asked[0] if len(asked) == 1 else asked[chance.draw(len(asked))]
            if seat == CHANCE:
                step.do(s, CHANCE, step.outcome(s, chance.draw(step.ways(s))), tell)
            else:
                step.do(s, seat, self._answer(step, s, seat, minds[seat]), tell)
            plies += 1
            assert plies < LIMIT, f"{self.game.name} does not end"

    def _answer(self, step: Step[Any], s: State, seat: Seat, mind: Mind) -> Move:
        """What somebody does in a playout, who knows what the seat would know there."""
        luck = mind.luck
        if mind.kind == ERRATIC and not luck.draw(SLIPS):
            return step.some(s, seat, luck)
        legal = step.options(s, seat)
        if len(legal) == 1:
            return legal[0]
        hints = mind.hints
        if self.redeals > 1:
            known: State = self.game.redeal(s, seat, luck)
        else:
            known = s
        if mind.kind == NOVICE:
            return hints.novice(known, seat, list(legal), luck)
        wavering = self.foresight.wavering if mind.kind == WAVERING else 0.0
        best = legal[0]
        most = -1e18
        for move in legal:
            value = hints.judge(known, seat, move)
            if wavering:
                value += wavering * whim(luck)
            if value > most:
                best, most = move, value
        return best


def _best_first(tried: list[Weighed]) -> list[Weighed]:
    """In the order of what they led to; those that led to the same stay in theirs."""
    return sorted(tried, key=lambda weighed: -weighed.worth)
