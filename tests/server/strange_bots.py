"""Bots that misbehave."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from ludotheque.bots.perspective import Bot, Perspective
from ludotheque.core.move import Move


class Hanging(Bot):
    def choose(self, perspective: Perspective) -> Move:
        while True:
            pass


class Breaking(Bot):
    def choose(self, perspective: Perspective) -> Move:
        raise RuntimeError("I do not know what to do")


class Dying(Bot):
    def choose(self, perspective: Perspective) -> Move:
        os._exit(3)


class DyingAtFirst(Bot):
    """Somebody kills it in the middle of its first thoughts: it leaves a mark of each where it is
    told."""

    def choose(self, perspective: Perspective) -> Move:
        mark = Path(os.environ["MARK_OF_DEATH"])
        deaths = mark.read_text() if mark.exists() else ""
        if len(deaths) < int(os.environ["DEATHS"]):
            mark.write_text(deaths + "x")
            os.kill(os.getpid(), signal.SIGKILL)
        return perspective.legal[-1]


class Sleeping(Bot):
    def choose(self, perspective: Perspective) -> Move:
        while True:
            signal.pause()


class Talking(Bot):
    def choose(self, perspective: Perspective) -> Move:
        print('{"move": "I say what I like"}', flush=True)
        return perspective.legal[0]


class Cheating(Bot):
    def choose(self, perspective: Perspective) -> Move:
        return Move("win")
