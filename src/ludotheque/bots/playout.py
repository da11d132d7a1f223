"""Playouts: a game from a state to its end, without log, events or questions.

Bots see a perspective; seats without one play at random, inside this loop, which is what
simulations and search spend their time in.
"""

from __future__ import annotations

from typing import Any, Final

from ludotheque.bots.perspective import Bot, Perspective
from ludotheque.core.event import SILENT
from ludotheque.core.game import Game
from ludotheque.core.hints import TEMPERS
from ludotheque.core.luck import Luck
from ludotheque.core.move import CHANCE
from ludotheque.core.state import OVER, State
from ludotheque.core.step import Step

SEEDS: Final = 2**48
LIMIT: Final = 100_000
"""No game is that long: a playout that gets here shows a mistake in its rules."""


def play_out(game: Game[Any], s: State, luck: Luck, bots: list[Bot | None]) -> int:
    """Play `s` to its end and return the number of plies; chance's answers count. Each bot has a
    temper for it and luck of its own: the dice do not depend on how much its neighbours think."""
    seed = luck.draw(SEEDS)
    minds = [luck if bot is None else Luck.seeded(seed + seat) for seat, bot in enumerate(bots)]
    tempers = [0 if bot is None else mind.draw(TEMPERS) for bot, mind in zip(bots, minds)]
    steps: list[Step[Any]] = game.steps
    tell = SILENT
    plies = 0
    at = s.step
    while at != OVER:
        step = steps[at]
        asked = step.asks(s)
        seat = asked[0] if len(asked) == 1 else asked[luck.draw(len(asked))]
        if seat == CHANCE:
            step.do(s, CHANCE, step.outcome(s, luck.draw(step.ways(s))), tell)
        else:
            bot = bots[seat]
            if bot is None:
                step.do(s, seat, step.some(s, seat, luck), tell)
            else:
                perspective = Perspective(game, s, seat, minds[seat], tempers[seat])
                step.do(s, seat, bot.choose(perspective), tell)
        plies += 1
        assert plies < LIMIT, f"{game.name} does not end"
        at = s.step
    return plies
