"""Ludothèque: five board games that are hard to find, whole.

>>> import ludotheque
>>> match = ludotheque.new_match("zock", seats=2, luck=ludotheque.Luck.seeded(7))
>>> seat = match.asks()[0]
>>> entry = match.play(seat, match.legal(seat)[0])
"""

from __future__ import annotations

import importlib
import secrets
from pathlib import Path

from ludotheque import beginning as beginning  # First: an interrupt of what follows is quiet.
from ludotheque import compiled as compiled  # Then: it lets compiled modules be found.
from ludotheque.bots.advice import Advice
from ludotheque.bots.advice import advise as _advise
from ludotheque.bots.analysis import Analysis
from ludotheque.bots.analysis import analyse as _analyse
from ludotheque.bots.perspective import Bot, Perspective
from ludotheque.bots.search import require_playouts as _require_playouts
from ludotheque.bots.strength import Offer
from ludotheque.bots.strength import offers as _offers
from ludotheque.core.board import BoardFile
from ludotheque.core.errors import (
    BadBoard,
    BadLog,
    BadLuck,
    BadOrder,
    BadPosition,
    BadSetup,
    LudothequeError,
    NotAMove,
    NoUndo,
    Refused,
    Stale,
)
from ludotheque.core.game import Game, Result, Setting
from ludotheque.core.log import Log
from ludotheque.core.luck import Luck, Sealed
from ludotheque.core.match import Match
from ludotheque.core.move import Move
from ludotheque.core.orders import Order, Orders
from ludotheque.core.position import read_position
from ludotheque.core.registry import find_game
from ludotheque.core.registry import games as _games
from ludotheque.core.replay import replay as _replay
from ludotheque.core.replay import verify as _verify
from ludotheque.core.saving import load_match
from ludotheque.core.words import words_of as _words_of

# Loading the folder of games binds its name here; the function is bound after that, and stays.
importlib.import_module("ludotheque.games")
games = _games

__version__ = "0.1.0"

__all__ = [
    "Advice", "Analysis", "BadBoard", "BadLog", "BadLuck", "BadOrder", "BadPosition", "BadSetup",
    "Bot", "Game", "Log", "Luck", "LudothequeError", "Match", "Move", "NoUndo", "NotAMove", "Offer",
    "Order", "Orders", "Perspective", "Refused", "Result", "Stale", "advise", "analyse",
    "find_game", "games", "levels", "load_match", "load_position", "new_match", "replay", "verify",
]  # fmt: skip


def new_match(
    game: str,
    *,
    seats: int,
    options: dict[str, Setting] | None = None,
    luck: Luck | None = None,
    board: str | Path | None = None,
) -> Match:
    """A new match. Without `luck` a seed is drawn; `board` is a file with an owner's own values.

    With `Luck.sealed()` show `match.seal`, let seats `add_word`, and call `begin`; all other luck
    begins at once.
    """
    found = find_game(game)
    own = None if board is None else BoardFile.read(Path(board))
    terms = found.new_terms(seats, options, own)
    match = Match(found, terms, found.new_state(terms), luck or _any_luck(), own)
    if not isinstance(match.luck, Sealed):
        match.begin()
    return match


def load_position(
    game: str, text: str, *, luck: Luck | None = None, board: str | Path | None = None
) -> Match:
    """A match that goes on from a position, as `match.position()` wrote it."""
    found = find_game(game)
    own = None if board is None else BoardFile.read(Path(board))
    terms, state = read_position(found, text, own)
    match = Match(found, terms, state, luck or _any_luck(), own)
    match.start = text
    match.begin()
    return match


def replay(log: Log | str, luck: Luck | None = None) -> Match:
    """The match that a log (or its text) tells of, played again by the rules.

    An unfinished one can be played on; `luck` then answers for chance.
    """
    read = log if isinstance(log, Log) else Log.read(log)
    return _replay(find_game(str(read.head.get("game"))), read, luck)


def verify(log: Log | str, seal: str | None = None) -> int:
    """Check every outcome of a finished game of sealed luck; how many there were.

    `seal` is the one that was shown before the first throw: without it a log that was forged whole
    under another secret cannot be told. `BadLog` names the first entry that was tampered with.
    """
    read = log if isinstance(log, Log) else Log.read(log)
    return _verify(find_game(str(read.head.get("game"))), read, seal)


def levels(game: str, *, seats: int, lang: str = "en") -> list[Offer]:
    """The computer players of a game at a table of so many, weakest first: how each is asked for,
    what it is called, how it plays, and how strong it is by the ladder."""
    found = find_game(game)
    found.new_terms(seats)
    return _offers(found, seats, _words_of(found, lang))


def advise(
    match: Match, seat: int, *, luck: Luck | None = None, continuations: int | None = None
) -> list[Advice]:
    """What an expert would do in a seat's place, from what that seat knows: two or three moves, the
    best first, each with how often it came out ahead when the game was played on.

    `BadSetup` where the seat is asked nothing, or where all act at once.
    """
    if seat not in match.asks():  # A table at which somebody resigned lies as if it went on.
        raise BadSetup.of("no-hint-unasked")
    if continuations is not None:
        _require_playouts(continuations)  # Before compiled code wants a number of Python's.
    return _advise(match.game, match.state, seat, luck or _any_luck(), continuations)


def analyse(log: Log | str, *, playouts: int | None = None, seed: int = 1) -> Analysis:
    """Where a finished game was won: everybody's chances over the moves, luck and decisions told
    apart, and the moments that decided it. The same seed finds the same."""
    if playouts is not None:
        _require_playouts(playouts)
    read = log if isinstance(log, Log) else Log.read(log)
    game = find_game(str(read.head.get("game")))
    return _analyse(game, read, playouts=playouts, seed=seed)


def _any_luck() -> Luck:
    return Luck.seeded(secrets.randbits(63))
