"""A worker process in which bots think: one line of JSON in, one line out, and before all others
one that says that it is there.

It knows a game only by a position that the bot's seat holds possible, never by the true state.
"""

from __future__ import annotations

import json
import os
import secrets
import signal
import sys
from typing import Any, TextIO

from ludotheque.bots.levels import make_bot
from ludotheque.bots.perspective import Bot, Perspective
from ludotheque.core.board import BoardFile
from ludotheque.core.luck import Luck
from ludotheque.core.position import read_position
from ludotheque.core.registry import find_game
from ludotheque.server.bots import SLOWEST
from ludotheque.server.service.shelf import register_from

MOST_BOARDS = 16
BEHIND = 5
"""How far thinking stands back behind the server's own work, where cores are few."""


class Worker:
    """Answers questions, one after the other."""

    def __init__(self, settings: dict[str, Any]) -> None:
        for place in settings["games"]:
            register_from(place)
        self.files: dict[str, str] = settings["bots"]
        self.limit: float = settings["limit"]
        self.bots: dict[tuple[str, str], Bot] = {}
        self.boards: dict[str, BoardFile] = {}
        """Owners' boards by their text, those that were used last."""

    def answer(self, question: dict[str, Any]) -> str:
        """The line of the move that a bot chooses."""
        game = find_game(question["game"])
        name = question["bot"]
        if (game.name, name) not in self.bots:
            self.bots[game.name, name] = make_bot(self.files.get(name, name), game)
        _, state = read_position(game, question["position"], self._board(question.get("board", "")))
        luck = Luck.seeded(secrets.randbits(60))
        perspective = Perspective(game, state, question["seat"], luck, question["temper"])
        return self.bots[game.name, name].choose(perspective).text

    def _board(self, text: str) -> BoardFile | None:
        """The owner's board that is played on; `None` if it is the game's own."""
        if not text:
            return None
        if text not in self.boards:
            if len(self.boards) >= MOST_BOARDS:
                del self.boards[next(iter(self.boards))]
            self.boards[text] = BoardFile(text, "the table's board")
        return self.boards[text]

    def set_alarm(self) -> None:
        """Should the server be gone while a bot hangs, the system ends this process: after what a
        bot may think, and where it sleeps when the server would have ended it at the latest."""
        if hasattr(signal, "setitimer"):
            signal.setitimer(signal.ITIMER_PROF, self.limit + 2)
            signal.setitimer(signal.ITIMER_REAL, SLOWEST * self.limit + 2)

    def end_alarm(self) -> None:
        """The bot has answered."""
        if hasattr(signal, "setitimer"):
            signal.setitimer(signal.ITIMER_PROF, 0)
            signal.setitimer(signal.ITIMER_REAL, 0)


def say(answers: TextIO, answer: dict[str, Any]) -> None:
    """Send a line to the server."""
    try:
        answers.write(json.dumps(answer) + "\n")
        answers.flush()
    except BrokenPipeError:
        os._exit(0)  # The server is gone.


def main() -> None:
    """Answer until the server closes the line."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # A bot that prints disturbs nobody.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(BEHIND)
    worker = Worker(json.loads(sys.argv[1]))
    say(answers, {"is_there": True})
    for line in sys.stdin:
        worker.set_alarm()
        try:
            answer = {"move": worker.answer(json.loads(line))}
        except Exception as error:
            answer = {"error": f"{type(error).__name__}: {error}"}
        worker.end_alarm()
        say(answers, answer)


if __name__ == "__main__":
    main()
