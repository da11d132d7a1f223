"""Replays: playing a log again, and checking every outcome of sealed luck."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.core.errors import BadLog, BadLuck, LudothequeError
from ludotheque.core.game import Game
from ludotheque.core.log import LATE, MOVE, OUTCOME, TIME, UNDO, WORD, Log, board_in_head
from ludotheque.core.luck import Luck, Outcomes, Scripted, Sealed, sealed_draw
from ludotheque.core.match import Match
from ludotheque.core.position import read_position
from ludotheque.core.state import State
from ludotheque.core.step import StepOutcomes

MOST_LISTED: Final = 64
"""Where chance has more ways than that, what each would have given is not listed."""


class _Checked(Luck):
    """Luck that gives what the log says chance gave, if that is what the seal gives."""

    def __init__(self, secret: str, words: list[str], outcomes: list[str]) -> None:
        self.secret = secret
        self.words = words
        self.outcomes = outcomes
        self.draws = 0

    def pick(self, outcomes: Outcomes) -> int:
        way = sealed_draw(self.secret, self.words, self.draws, outcomes.ways)
        due = outcomes.text(way)
        if self.draws < len(self.outcomes) and due != self.outcomes[self.draws]:
            raise BadLuck(f"the seal gives {due!r}, not {self.outcomes[self.draws]!r}")
        self.draws += 1
        return way


class _Traced(Scripted):
    """Luck that gives what the log says, and keeps the state before each outcome."""

    def __init__(self, log: Log) -> None:
        super().__init__(_outcomes(log), None)
        self.numbers = [n for n, entry in enumerate(log.entries) if entry.kind == OUTCOME]
        self.states: dict[int, State] = {}
        self.ways: dict[int, int] = {}
        self.listed: dict[int, list[str]] = {}

    def pick(self, outcomes: Outcomes) -> int:
        if len(self.ways) < len(self.numbers) and isinstance(outcomes, StepOutcomes):
            number = self.numbers[len(self.ways)]
            self.states[number] = outcomes.state.copy()
            self.ways[number] = outcomes.ways
            if outcomes.ways <= MOST_LISTED:
                self.listed[number] = [outcomes.text(way) for way in range(outcomes.ways)]
        return super().pick(outcomes)


class Retraced:
    """A replayed match: how it stood before each entry and at last, and its chances."""

    def __init__(
        self,
        match: Match,
        states: list[State],
        ways: dict[int, int],
        outcomes: dict[int, list[str]],
    ) -> None:
        self.match = match
        self.states = states
        """Before entry *n* at place *n*; at the last place how it stands now."""
        self.ways = ways
        """By an outcome's entry: in how many ways it could have come out."""
        self.outcomes = outcomes
        """By an outcome's entry: what each way would have given, where they are few."""


def retrace(game: Game[Any], log: Log) -> Retraced:
    """Replay a log and keep every state on the way."""
    luck = _Traced(log)
    match = _run(game, log, luck, luck.states)
    states = [luck.states[number] for number in range(len(log.entries) + 1)]
    return Retraced(match, states, luck.ways, luck.listed)


def replay(game: Game[Any], log: Log, then: Luck | None = None) -> Match:
    """The match that a log tells of, played again by the rules.

    Chance gives what the log says it gave, and after that what `then` gives. Where the rules do
    not allow an entry, or something else comes of it than the log tells, `BadLog` names it.
    """
    match = _run(game, log, Scripted(_outcomes(log), then))
    secret = log.end.get("secret")
    if isinstance(secret, str):
        match.luck = Sealed(secret)  # so that the log can be written down again
    return match


def verify(game: Game[Any], log: Log) -> int:
    """Recompute every outcome of a finished game of sealed luck; the number of outcomes checked.

    `BadLog` names the first entry that was tampered with.
    """
    if not log.end:
        raise BadLog(
            f"the log is cut off after entry {len(log.entries) - 1}: the game has no result, "
            "and the secret of its luck is not shown."
        )
    seal, secret = log.head.get("seal"), log.end.get("secret")
    if not seal:
        raise BadLog("this game was not played with sealed luck: there is nothing to verify.")
    if not isinstance(secret, str) or Sealed(secret).seal != seal:
        raise BadLog("the end was tampered with: its secret does not fit the seal at the start.")
    words = [f"{entry.seat}:{entry.text}" for entry in log.entries if entry.kind == WORD]
    outcomes = _outcomes(log)
    _run(game, log, _Checked(secret, words, outcomes))
    return len(outcomes)


def _outcomes(log: Log) -> list[str]:
    return [entry.text for entry in log.entries if entry.kind == OUTCOME]


def _run(game: Game[Any], log: Log, luck: Luck, states: dict[int, State] | None = None) -> Match:
    match = _start(game, log, luck)
    for number, entry in enumerate(log.entries):
        if states is not None and number == len(match.entries):
            states[number] = match.state.copy()
        try:
            if entry.kind == WORD and not match.has_begun:
                match.entries.append(entry)
                continue
            match.begin()
            if number == len(match.entries):
                _play(match, log, number)
        except BadLuck as wrong_luck:
            following = range(len(match.entries), len(log.entries))
            wrong = next((n for n in following if log.entries[n].kind == OUTCOME), number)
            raise BadLog(f"entry {wrong} was tampered with: {wrong_luck}.") from None
        except LudothequeError as error:
            raise BadLog(f"entry {number} was tampered with: {error}") from None
        if match.entries[number].as_json() != entry.as_json():
            raise BadLog(f"entry {number} was tampered with: the rules give something else there.")
    if len(match.entries) > len(log.entries):
        raise BadLog(
            f"the log is cut off after entry {len(log.entries) - 1}: chance was to follow."
        )
    try:
        match.begin()
    except BadLuck:
        raise BadLog("the log is cut off after its head: chance was to follow.") from None
    if states is not None:
        states[len(log.entries)] = match.state.copy()
    result = match.result()
    if log.end and (result is None or log.end.get("result") != result.as_json()):
        raise BadLog("the end was tampered with: the game came to something else.")
    if result is not None and not log.end:
        raise BadLog("the log is cut off: the game is over, but its end is missing.")
    return match


def _start(game: Game[Any], log: Log, luck: Luck) -> Match:
    """The match as it was before its first entry."""
    head = log.head
    if head.get("rules") != game.version:
        raise BadLog(
            f"this log follows version {head.get('rules')!r} of the rules of {game.title}, "
            f"and here is version {game.version}: it can be shown, not replayed."
        )
    board = board_in_head(head)
    start = head.get("start", "")
    try:
        if start:
            terms, state = read_position(game, start, board)
        else:
            terms = game.new_terms(head.get("seats", 0), head.get("options", {}), board)
            state = game.set_up(terms)
    except (LudothequeError, TypeError, AttributeError) as error:
        raise BadLog(f"the head was tampered with: {error}") from None
    if head.get("board") != terms.board_hash:
        raise BadLog(
            f"this log was played on the board {head.get('board')!r}, "
            f"and here lies {terms.board_hash!r}."
        )
    match = Match(game, terms, state, luck, board)
    match.start = start
    match.seal = head.get("seal", "")
    match.keeps_time = bool(head.get("keeps_time"))
    return match


def _play(match: Match, log: Log, number: int) -> None:
    entry = log.entries[number]
    if entry.kind == MOVE:
        match.play(entry.seat, entry.text)
    elif entry.kind == LATE:
        match.expire(entry.seat)
    elif entry.kind == TIME:
        match.time_is_up(entry.text.removeprefix(TIME).strip())
    elif entry.kind == UNDO:
        match.undo(entry.seat, is_agreed=True)
    else:
        raise BadLog("this cannot come here.")
