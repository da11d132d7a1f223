"""Perspectives: all that a bot gets of a game, and what a bot is."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from ludotheque.core.game import Game
from ludotheque.core.luck import Luck
from ludotheque.core.move import Move, Seat
from ludotheque.core.state import State, Terms, View


class Perspective:
    """A game as one seat knows it: its view, its legal moves, and states it holds possible.

    The state itself stays out of reach. `luck` is the bot's own: it never touches the game's.
    `temper` is the same for a whole game, and says nothing of what is hidden in it.
    """

    def __init__(
        self, game: Game[Any], state: State, seat: Seat, luck: Luck, temper: int = 0
    ) -> None:
        self.game = game
        self.seat = seat
        self.luck = luck
        self.temper = temper
        self._state = state

    @property
    def terms(self) -> Terms:
        """What was agreed before the game."""
        terms: Terms = getattr(self._state, self.game.agreed)
        return terms

    @property
    def view(self) -> View:
        """What the seat may know."""
        return self.game.view(self._state, self.seat)

    @property
    def legal(self) -> list[Move]:
        """What the seat may do."""
        return list(self.game.steps[self._state.step].options(self._state, self.seat))

    def redeal(self) -> State:
        """A state that the seat holds possible; a new one each time, the bot's to play on."""
        redealt: State = self.game.redeal(self._state, self.seat, self.luck)
        return redealt


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A computer player: subclass it and write `choose`."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def choose(self, perspective: Perspective) -> Move:
        """One of the perspective's legal moves."""
        raise NotImplementedError
