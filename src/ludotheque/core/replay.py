"""Replays: playing a log again, and checking every outcome of sealed luck."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

from ludotheque.core.errors import BadLog, BadLuck, LudothequeError
from ludotheque.core.game import Game
from ludotheque.core.log import (
    BY_A_PROGRAM,
    HELD,
    LATE,
    MOVE,
    OUTCOME,
    RESIGNED,
    TIME,
    UNDO,
    WORD,
    Log,
    board_in_head,
    resigned_to,
)
from ludotheque.core.luck import Luck, Outcomes, Scripted, Sealed, sealed_draw
from ludotheque.core.match import Match, agreed_match
from ludotheque.core.position import read_position
from ludotheque.core.state import State
from ludotheque.core.step import StepOutcomes

MOST_LISTED: Final = 64
"""Where chance has more ways than that, what each would have given is not listed."""
SHORTEST_SEAL: Final = 16
"""So much of a seal has to be given: as much as lobbies show."""


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
            said = self.outcomes[self.draws]
            raise BadLuck.of("seal-gives", due=due, said=said)
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
    """Replay a log and keep every state on the way, and what was new with each event."""
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


def verify(game: Game[Any], log: Log, shown: str | None = None) -> int:
    """Recompute every outcome of a finished game of sealed luck; the number of outcomes checked.

    `shown` is the seal that was shown before the first throw, or how it began: only whoever has it
    can tell a log that was forged whole under another secret. `BadLog` names the first entry that
    was tampered with.
    """
    if not log.end:
        raise BadLog.of("log-no-result", entry=len(log.entries) - 1)
    seal, secret = log.head.get("seal"), log.end.get("secret")
    if not isinstance(seal, str) or not seal:
        raise BadLog.of("log-not-sealed")
    if shown is not None:
        require_shown(seal, shown)
    if not isinstance(secret, str) or Sealed(secret).seal != seal:
        raise BadLog.of("log-secret")
    words = _words(log)
    outcomes = _outcomes(log)
    try:
        _run(game, log, _Checked(secret, list(words.values()), outcomes))
    except BadLog:
        later = _word_put_in_later(game, log, secret, words, outcomes)
        if later is None:
            raise
        raise BadLog.of("log-late-word", entry=later) from None
    return len(outcomes)


def require_shown(seal: str, shown: str) -> None:
    """`BadLog` unless the seal of a log is the one that was shown, or begins like it."""
    known = shown.strip().rstrip("…").lower()
    if len(known) < SHORTEST_SEAL:
        raise BadLog.of("short-seal", least=SHORTEST_SEAL)
    if not seal.startswith(known):
        raise BadLog.of("other-seal", seal=seal, known=known)


def _words(log: Log) -> dict[int, str]:
    """By the entries before the first throw: the words that were mixed into the luck."""
    words: dict[int, str] = {}
    for number, entry in enumerate(log.entries):
        if entry.kind != WORD:
            break
        words[number] = f"{entry.seat}:{entry.text}"
    return words


def _word_put_in_later(
    game: Game[Any], log: Log, secret: str, words: dict[int, str], outcomes: list[str]
) -> int | None:
    """The entry of the first word without which, or without it and others, every outcome is what
    the seal gives; `None` if words do not explain what is wrong."""
    for count in range(1, len(words) + 1):
        for left_out in combinations(words, count):
            kept = [word for number, word in words.items() if number not in left_out]
            try:
                _run(game, log, _Checked(secret, kept, outcomes))
            except BadLog:
                continue
            return left_out[0]
    return None


def _outcomes(log: Log) -> list[str]:
    return [entry.text for entry in log.entries if entry.kind == OUTCOME]


def _run(game: Game[Any], log: Log, luck: Luck, states: dict[int, State] | None = None) -> Match:
    match = _start(game, log, luck)
    if states is not None:
        match.keeps_changes = len(log.entries) + 1
    for number, entry in enumerate(log.entries):
        if states is not None and number == len(match.entries):
            states[number] = match.state.copy()
        try:
            if entry.kind == WORD:
                _give_word(match, log, number)
            else:
                match.begin()
                if number == len(match.entries):
                    _play(match, log, number)
        except BadLuck as wrong_luck:
            if len(match.entries) >= len(log.entries):
                raise BadLog.of("log-chance", entry=len(log.entries) - 1) from None
            following = range(len(match.entries), len(log.entries))
            wrong = next((n for n in following if log.entries[n].kind == OUTCOME), number)
            raise BadLog.of("log-luck", entry=wrong, why=wrong_luck) from None
        except LudothequeError as error:
            raise BadLog.of("log-move", entry=number, why=error) from None
        if match.entries[number].as_json() != entry.as_json():
            raise BadLog.of("log-otherwise", entry=number)
    if len(match.entries) > len(log.entries):
        raise BadLog.of("log-chance", entry=len(log.entries) - 1)
    try:
        match.begin()
    except BadLuck:
        raise BadLog.of("log-only-head") from None
    if states is not None:
        states[len(log.entries)] = match.state.copy()
    result = match.result()
    if log.end and (result is None or log.end.get("result") != result.as_json()):
        raise BadLog.of("log-other-end")
    if result is not None and not log.end:
        raise BadLog.of("log-no-end")
    return match


def _start(game: Game[Any], log: Log, luck: Luck) -> Match:
    """The match as it was before its first entry."""
    head = log.head
    if head.get("rules") != game.version:
        version = repr(head.get("rules"))
        raise BadLog.of("log-rules", version=version, game=game.title, here=str(game.version))
    start = head.get("start", "")
    try:
        board = board_in_head(head)
        if start:
            terms, state = read_position(game, start, board)
        else:
            terms = game.new_terms(head.get("seats", 0), head.get("options", {}), board)
            state = game.new_state(terms)
    except LudothequeError as error:
        raise BadLog.of("log-head", why=error) from None
    except (TypeError, AttributeError) as mistake:  # Compiled, one name is of one class.
        raise BadLog.of("log-head", why=str(mistake)) from None
    if head.get("board") != terms.board_hash:
        board_there = repr(head.get("board"))
        raise BadLog.of("log-board", board=board_there, here=repr(terms.board_hash))
    return agreed_match(game, head, terms, state, luck, board)


def _give_word(match: Match, log: Log, number: int) -> None:
    """Write a word down again; one that cannot come here is named at its own entry."""
    try:
        match.note_word(log.entries[number].seat, log.entries[number].text)
    except BadLuck as error:
        raise BadLog.of(error.name, **error.given) from None


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
    elif entry.kind == HELD:
        match.hold(entry.seat, is_program=entry.text == BY_A_PROGRAM)
    elif entry.kind == RESIGNED:
        try:
            match.resign(entry.seat, resigned_to(entry.text))
        except ValueError:
            raise BadLog("it does not say to whom the seat resigned.") from None
    else:
        raise BadLog.of("log-no-place")
