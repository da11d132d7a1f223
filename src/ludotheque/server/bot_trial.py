"""A trial of the bots that a host brings, before anybody sits down with one: in a process of its
own, as they think, so that what their files do at their beginning does nothing to the server.
"""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
from typing import Any, Final

from ludotheque.bots.levels import LEVELS, make_bot
from ludotheque.core.errors import BadSetup, LudothequeError
from ludotheque.core.registry import find_game, games
from ludotheque.server.bots import LONGEST_START
from ludotheque.server.service.shelf import register_from
from ludotheque.server.settings import Settings

NOT_RUN: Final = "bot-not-run"


def require_bots(chosen: Settings, patience: float = LONGEST_START) -> None:
    """`BadSetup` says in a sentence which bot could play no game at all, and why."""
    for name, bot in chosen.bots.items():
        if not name or name in LEVELS:
            raise BadSetup(f"the bot {bot} needs a name of its own, which {name!r} is not.")
    if not chosen.bots:
        return
    command = [
        sys.executable, "-m", "ludotheque.server.bot_trial",
        json.dumps({"games": list(chosen.games), "bots": list(chosen.bots.values())}),
    ]  # fmt: skip
    told: list[str] = []
    why = ""
    try:
        trial = subprocess.run(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, timeout=patience, check=False
        )
        told = trial.stdout.decode().splitlines()
    except subprocess.TimeoutExpired as error:
        told = (error.stdout or b"").decode().splitlines()
        why = f"it took longer than {patience:g} s"
    answers = [json.loads(one) for one in told]
    if answers and answers[-1] is not None:
        raise BadSetup.of(answers[-1]["sentence"], **answers[-1]["given"])
    if len(answers) < len(chosen.bots):
        bot = list(chosen.bots.values())[len(answers)]
        why = why or "it ended the process that it ran in"
        raise BadSetup.of(NOT_RUN, file=bot.rpartition(":")[0], why=why)


def _trouble(bot: str) -> dict[str, Any] | None:
    """Why a bot can be made for no game, as the sentence that says it and what that is told."""
    trouble = None
    for game in games():
        try:
            make_bot(bot, find_game(game))
            return None
        except LudothequeError as error:
            trouble = {"sentence": error.name, "given": error.given}
            if error.name != "bot-not-made":  # It is the same with every game.
                break
        except Exception:  # Of another package: the log says so when that game is opened.
            continue
    return trouble


def main() -> None:
    """Try one after the other; a line of each, up to the first that cannot play."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # A bot that prints disturbs nobody.
    given = json.loads(sys.argv[1])
    for place in given["games"]:
        with contextlib.suppress(BadSetup):  # The server says so itself.
            register_from(place)
    for bot in given["bots"]:
        trouble = _trouble(bot)
        print(json.dumps(trouble), file=answers, flush=True)
        if trouble:
            break
    answers.flush()
    os._exit(0)  # Whatever a file has begun ends here.


if __name__ == "__main__":
    main()
