"""Matches: games being played, from the first throw to the end, and what can be taken back."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.core.board import BoardFile
from ludotheque.core.course import NO_QUESTION
from ludotheque.core.errors import BadLuck, NoUndo, Stale
from ludotheque.core.event import EVERYONE_SEES
from ludotheque.core.game import Game
from ludotheque.core.log import (
    BY_A_PERSON,
    BY_A_PROGRAM,
    HELD,
    LATE,
    MOVE,
    RESIGNED,
    TIME,
    TO_SEAT,
    UNDO,
    WORD,
    Entry,
)
from ludotheque.core.luck import Luck, Sealed
from ludotheque.core.move import CHANCE, Move, Seat
from ludotheque.core.state import State, Terms
from ludotheque.core.telling import Telling
from ludotheque.core.undo import explain

WORD_LENGTH: Final = 80


class Match(Telling):
    """A game being played. Made by `new_match`, `load_position`, `load` or `replay`.

    Chance is settled by itself before a question is posed. With sealed luck the match first waits
    for the seats' words: `add_word`, then `begin`. What it consists of is told in `course.py`, what
    seats are asked in `asking.py`, and what they may know in `telling.py`.
    """

    # Before the first throw

    def add_word(self, seat: Seat, word: str) -> None:
        """Mix a seat's word into the sealed luck, once, before the first throw."""
        luck = self.luck
        if not isinstance(luck, Sealed):
            raise BadLuck.of("word-too-late")
        self.note_word(seat, word)
        luck.words.append(f"{seat}:{word}")

    def note_word(self, seat: Seat, word: str) -> None:
        """Write a seat's word into the log: one a seat, before the first throw."""
        self._require_seat(seat)
        if self.has_begun or not self.seal:
            raise BadLuck.of("word-too-late")
        if any(entry.seat == seat for entry in self.entries):
            raise BadLuck.of("word-twice", seat=seat)
        if not 0 < len(word) <= WORD_LENGTH or not word.isprintable():
            raise BadLuck.of("word-length", most=WORD_LENGTH)
        self._write(WORD, seat, word, word, EVERYONE_SEES, self._listen())

    def begin(self) -> None:
        """Throw what is to be thrown and pose the first question."""
        if not self.has_begun:
            self.has_begun = True
            entered = self.state.entered
            self._settle()
            self._pose(NO_QUESTION, entered - 1)

    # What is answered

    def play(
        self,
        seat: Seat,
        move: Move | str,
        question: int | None = None,
        wave: int | None = None,
    ) -> Entry:
        """Make a move, given as such or as its printed line; `Refused` if an article forbids it.

        From far away, `question` and `wave` say what the move answers, so that an answer that
        comes late or twice is told from one to the question posed now.
        """
        known = self._require(seat, move, question, wave)
        return self._answer(MOVE, seat, known)

    def expire(self, seat: Seat) -> Entry:
        """Play the step's default for a seat that was absent too long, and log it as late."""
        self._require_asked(seat)
        return self._answer(LATE, seat, self._step().default(self.state, seat))

    def _answer(self, kind: str, seat: Seat, move: Move) -> Entry:
        s = self.state
        step = self._step()
        entered = s.entered
        before = s.copy()
        self.history.keep(len(self.entries), seat, step.is_final, before)
        audience: int = step.seen_by(s, seat, move)
        tell = self._listen(before)
        step.do(s, seat, move, tell)
        if move.public == move.text:
            audience = EVERYONE_SEES
        entry = self._write(kind, seat, move.text, move.public, audience, tell)
        self._settle()
        self._pose(NO_QUESTION if step.is_live else seat, entered)
        return entry

    # What happens beside the moves

    def time_is_up(self, name: str = "") -> Entry:
        """The table's clock has run out; where several run, the one of that name."""
        if self.is_over or not self.has_begun:
            raise Stale("the game is not running, so no time is up.")
        entered = self.state.entered
        tell = self._listen()
        article = self.game.ring(self.state, tell, name)
        if article is not None:
            raise self._refusal(article.code, article.reason)
        text = f"{TIME} {name}" if name else TIME
        entry = self._write(TIME, CHANCE, text, text, EVERYONE_SEES, tell)
        self.history.clear()
        self._settle()
        self._pose(NO_QUESTION, entered)
        return entry

    def hold(self, seat: Seat, is_program: bool) -> Entry:
        """A program takes a seat over from a person, or a person comes back to it: the log says
        so, and the game changes what depends on it.

        Where that changes something, no move from before it can be taken back.
        """
        self._require_seat(seat)
        if self.is_over or not self.has_begun:
            raise Stale("the game is not running, so no seat changes hands.")
        entered = self.state.entered
        tell = self._listen()
        has_changed = self.game.seat_held(self.state, seat, is_program, tell)
        text = BY_A_PROGRAM if is_program else BY_A_PERSON
        entry = self._write(HELD, seat, text, text, EVERYONE_SEES, tell)
        if has_changed:
            self.history.clear()
        self._settle()
        self._pose(NO_QUESTION, entered)
        return entry

    def resign(self, seat: Seat, to: Seat) -> Entry:
        """A seat resigns and ends the game: the seat to which it does has won. The table stays as
        it lies, and so does its position: only the log knows that it is over."""
        self._require_seat(seat)
        self._require_seat(to)
        if self.is_over or not self.has_begun:
            raise Stale("the game is not running, so nobody can resign.")
        if to == seat:
            raise Stale(f"seat {seat} cannot win by resigning: it resigns to another.")
        text = f"{TO_SEAT}{to}"
        entry = self._write(RESIGNED, seat, text, text, EVERYONE_SEES, self._listen())
        self.won_by_resignation = to
        self.history.clear()
        self.posed = [NO_QUESTION] * self.terms.seats
        return entry

    # What is taken back

    def undo(self, seat: Seat, is_agreed: bool = False) -> Entry:
        """Take the last move back: one's own, or another's if all have agreed.

        Never past chance, past a final step, or past a move by which some seat learnt something.
        """
        reason = self.why_no_undo(seat, is_agreed)
        if reason:
            raise NoUndo(reason)
        past = self.history.go_back()
        entered = self.state.entered
        before = self.state
        self.state = past.state.copy()
        self.state.entered = entered + 1
        text = f"undo {past.entry}"
        entry = self._write(UNDO, seat, text, text, EVERYONE_SEES, self._listen(before))
        self._pose(NO_QUESTION, entered)
        return entry

    def why_no_undo(self, seat: Seat, is_agreed: bool = False) -> str:
        """Why the last move cannot be taken back, in a sentence; empty if it can."""
        return explain(self.undo_obstacle(seat, is_agreed), seat)

    def undo_obstacle(self, seat: Seat, is_agreed: bool = False) -> str:
        """What stands against taking the last move back: `nothing` to take back, `not-own`,
        `final` or `learnt`; empty if it can be taken back."""
        self._require_seat(seat)
        return self.history.obstacle(self.state, seat, is_agreed)

    def taken_back(self, seat: Seat) -> list[int]:
        """The entries, latest first, that go when all agree to return to before the seat's own
        last move; empty where that cannot be."""
        self._require_seat(seat)
        return self.history.taken_back(self.state, seat)

    # Kept for later

    def save(self) -> str:
        """Everything it takes to go on later, as JSON text. It holds all secrets."""
        from ludotheque.core.saving import save_match

        return save_match(self)


def agreed_match(
    game: Game[Any],
    head: dict[str, Any],
    terms: Terms,
    state: State,
    luck: Luck,
    board: BoardFile | None,
) -> Match:
    """A match under all that the head of its log says was agreed."""
    match = Match(game, terms, state, luck, board)
    match.start = str(head.get("start", ""))
    match.seal = str(head.get("seal", ""))
    match.keeps_time = bool(head.get("keeps_time"))
    return match
