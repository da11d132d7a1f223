"""A process for long work: a question in, an answer out, each with its lengths before it.

It knows no table and no guest: what it needs is in the question.
"""

from __future__ import annotations

import json
import math
import os
import signal
import struct
import sys
import zlib
from collections.abc import Callable
from typing import Any, Final, Literal

import msgspec

from ludotheque.bots.advice import advise, noise
from ludotheque.bots.analysis import DECISION, LUCK, RESIGNATION, Moment, analyse, how_far_off
from ludotheque.core.board import BoardFile
from ludotheque.core.errors import LudothequeError
from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.move import Move
from ludotheque.core.position import read_position
from ludotheque.server.logs import mistake
from ludotheque.server.service.boards import look_through
from ludotheque.server.service.replays import past_of, reckoning_of, replay_of, replay_of_text
from ludotheque.server.service.shelf import Shelf
from ludotheque.server.service.trouble import Trouble
from ludotheque.server.wire import sheets

_LENGTHS: Final = struct.Struct(">II")
_JSON: Final = "application/json"
MOST_SAID: Final = 2_000
"""So much of a mistake is told to the server's log."""
Answer = tuple[str, bytes]
KINDS: Final[dict[str, Literal["luck", "decision", "resignation"]]] = {
    LUCK: "luck", DECISION: "decision", RESIGNATION: "resignation",
}  # fmt: skip


def replay_of_upload(shelf: Shelf, given: dict[str, Any]) -> Answer:
    """A log that somebody brought."""
    return _JSON, replay_of_text(shelf, given["log"])


def replay_of_table(shelf: Shelf, given: dict[str, Any]) -> Answer:
    """A finished game of a table here, without the names, which each reader sees as it may."""
    return _JSON, msgspec.json.encode(replay_of(shelf, Log.read(given["log"]), []))


def reckoning(shelf: Shelf, given: dict[str, Any]) -> Answer:
    """Where the scores of a finished game came from."""
    game = shelf.game(given["game"])
    return _JSON, msgspec.json.encode(reckoning_of(game, Log.read(given["log"])))


def past(shelf: Shelf, given: dict[str, Any]) -> Answer:
    """What a seat saw of a game that may go on."""
    game = shelf.game(given["game"])
    log = Log.read(given["log"])
    return _JSON, msgspec.json.encode(past_of(game, log, given["seat"], given["since"]))


def board(shelf: Shelf, given: dict[str, Any]) -> Answer:
    """A board file, looked through."""
    draft = msgspec.convert(given["draft"], sheets.BoardDraft)
    return _JSON, msgspec.json.encode(look_through(shelf.game(draft.game), draft))


def hint(shelf: Shelf, given: dict[str, Any]) -> Answer:
    """What an expert would do in a seat's place. The position is one that the seat holds possible,
    and the same question gets the same answer."""
    game = shelf.game(given["game"])
    board = BoardFile(given["board"], "the table's board") if given["board"] else None
    _, s = read_position(game, given["position"], board)
    luck = Luck.seeded(zlib.crc32(given["position"].encode()))
    moves = [
        sheets.Hinted(one.move.text, one.ahead, one.continuations)
        for one in advise(game, s, given["seat"], luck)
    ]
    sheet = sheets.Hint(
        seat=given["seat"],
        question=given["question"],
        moves=moves,
        noise=noise(moves[0].continuations) if moves else 0,
    )
    return _JSON, msgspec.json.encode(sheet)


def analysis(shelf: Shelf, given: dict[str, Any]) -> Answer:
    """Where a finished game was won."""
    found = analyse(shelf.game(given["game"]), Log.read(given["log"]), given["progress"])
    sheet = sheets.Analysis(
        is_done=True,
        done=1,
        of=1,
        curve=[sheets.Chances(stop.entry, stop.chances) for stop in found.stops],
        luck=found.luck,
        own=found.own,
        others=found.others,
        moments=[_moment(one) for one in found.moments],
        playouts=found.playouts,
        off=how_far_off(found.playouts),
    )
    return _JSON, msgspec.json.encode(sheet)


def _moment(moment: Moment) -> sheets.Moment:
    def said(move: Move | None) -> sheets.SaidMove | None:
        return None if move is None else sheets.SaidMove(move.text, move.verb, dict(move.data))

    return sheets.Moment(
        kind=KINDS[moment.kind],
        entry=moment.entry,
        seat=moment.seat,
        change=moment.change,
        played=said(moment.played),
        better=said(moment.better),
        ahead=moment.ahead,
        ahead_better=moment.ahead_better,
        continuations=moment.continuations,
    )


def media(shelf: Shelf, given: dict[str, Any]) -> Answer:
    """How an event sounds or looks."""
    rendered: Answer = shelf.game(given["game"]).render(given["event"], given["media"])
    return rendered


WORKS: Final[dict[str, Callable[[Shelf, dict[str, Any]], Answer]]] = {
    "replay of an upload": replay_of_upload,
    "replay": replay_of_table,
    "reckoning": reckoning,
    "past": past,
    "board": board,
    "sound or picture": media,
    "hint": hint,
    "analysis": analysis,
}


def answer(shelf: Shelf, question: dict[str, Any]) -> tuple[dict[str, Any], bytes]:
    """The head and the body of an answer."""
    try:
        kind, body = WORKS[question["what"]](shelf, question)
        return {"kind": kind}, body
    except Trouble as trouble:
        return {"trouble": trouble.code, "variables": trouble.variables}, b""
    except MemoryError:
        return {"trouble": "too-much-work"}, b""
    except (LudothequeError, RecursionError) as error:
        return {"trouble": "bad-log", "variables": {"what": str(error)[:300]}}, b""
    except Exception as error:
        return {"trouble": "server-mistake", "mistake": mistake(error)[:MOST_SAID]}, b""


def _bound(settings: dict[str, Any]) -> None:
    """Let people go first, and take no more memory than is allowed."""
    if hasattr(os, "nice"):
        os.nice(5)
    try:
        import resource
    except ImportError:  # Not on Windows.
        return
    most = settings["memory"] * 1_000_000
    hard = resource.getrlimit(resource.RLIMIT_AS)[1]
    if hard == resource.RLIM_INFINITY or hard > most:
        resource.setrlimit(resource.RLIMIT_AS, (most, hard))


def main() -> None:
    """Answer until the server closes the line."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # Whoever prints disturbs nobody.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    settings = json.loads(sys.argv[1])
    shelf = Shelf(settings["games"], settings["bots"])
    _bound(settings)
    head: dict[str, Any] = {"kind": "ready"}
    body = b""

    def tell(head: dict[str, Any], body: bytes = b"") -> None:
        text = json.dumps(head).encode()
        try:
            answers.write(_LENGTHS.pack(len(text), len(body)) + text)
            answers.write(body)
            answers.flush()
        except BrokenPipeError:
            os._exit(0)  # The server is gone.

    while True:
        tell(head, body)
        lengths = sys.stdin.buffer.read(_LENGTHS.size)
        if len(lengths) < _LENGTHS.size:
            return
        question = json.loads(sys.stdin.buffer.read(_LENGTHS.unpack(lengths)[0]))
        if hasattr(signal, "alarm"):  # Should the server be gone meanwhile, the system ends this.
            signal.alarm(math.ceil(settings["limit"]) + 2)
        question["progress"] = lambda done, whole: tell({"done": done, "of": whole})
        head, body = answer(shelf, question)
        if hasattr(signal, "alarm"):
            signal.alarm(0)


if __name__ == "__main__":
    main()
