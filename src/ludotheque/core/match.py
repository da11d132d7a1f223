"""Matches: a state and its log; who is asked, what they answer, and what can be taken back."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.core.article import Caution
from ludotheque.core.board import BoardFile
from ludotheque.core.changes import Witness
from ludotheque.core.errors import BadLuck, LudothequeError, NotAMove, NoUndo, Refused, Stale
from ludotheque.core.event import EVERYONE_SEES, Report
from ludotheque.core.game import Clock, Game, Result
from ludotheque.core.log import (
    BY_A_PERSON,
    BY_A_PROGRAM,
    HELD,
    LATE,
    MOVE,
    OUTCOME,
    RESIGNED,
    TIME,
    TO_SEAT,
    UNDO,
    WORD,
    Entry,
    Log,
)
from ludotheque.core.luck import Luck, Sealed
from ludotheque.core.move import CHANCE, Move, Seat
from ludotheque.core.position import write_position
from ludotheque.core.state import OVER, State, Terms, View
from ludotheque.core.step import Step, StepOutcomes
from ludotheque.core.undo import History, explain

NO_QUESTION: Final = -1
WORD_LENGTH: Final = 80


class Question:
    """What a seat is asked: at which step, under which article, and at which wave."""

    def __init__(self, number: int, seat: Seat, step: str, article: str, wave: int) -> None:
        self.number = number
        """The log's length when it was posed."""
        self.seat = seat
        self.step = step
        self.article = article
        self.wave = wave

    def __repr__(self) -> str:
        return f"<question {self.number} to seat {self.seat}: {self.step} ({self.article})>"


class Match:
    """A game being played. Made by `new_match`, `load_position`, `load` or `replay`.

    Chance is settled by itself before a question is posed. With sealed luck the match first waits
    for the seats' words: `add_word`, then `begin`.
    """

    def __init__(
        self,
        game: Game[Any],
        terms: Terms,
        state: State,
        luck: Luck,
        board: BoardFile | None = None,
    ) -> None:
        self.game = game
        self.terms = terms
        self.state = state
        self.luck = luck
        self.board = board
        self.start = ""
        """The position it started from, where that is not the game's set-up."""
        self.entries: list[Entry] = []
        self.has_begun = False
        self.keeps_time = False
        """Whether a table rings the clocks of this match. Otherwise time passes by itself as soon
        as nobody can do anything else."""
        self.keeps_changes = 0
        """Of how many entries back it is kept what of the table was new with each event."""
        self.told = 0
        """How many events were told so far."""
        self.posed = [NO_QUESTION] * terms.seats
        """By seat: the number of the question that it is to answer."""
        self.won_by_resignation: Seat | None = None
        """The seat to which another resigned: the game is over, though not by its rules."""
        self.history = History(game.fields, terms.seats)
        self.seal = luck.seal if isinstance(luck, Sealed) else ""
        """The hash of the sealed luck's secret; empty where luck is not sealed."""

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

    # What is asked

    @property
    def is_over(self) -> bool:
        return self.state.step == OVER or self.won_by_resignation is not None

    def asks(self) -> list[Seat]:
        """The seats that are to decide now."""
        if not self.has_begun or self.is_over or self._waits():
            return []
        asked: list[Seat] = self.game.steps[self.state.step].asks(self.state)
        return list(asked)

    def awaits(self) -> list[Seat]:
        """The seats that are to decide now, or will be in a moment without anybody else's doing."""
        if not self.has_begun or self.state.step == OVER:
            return []
        awaited: list[Seat] = self.game.steps[self.state.step].awaits(self.state)
        return [seat for seat in awaited if seat >= 0]

    def question(self, seat: Seat) -> Question | None:
        """What the seat is asked now, if anything."""
        self._require_seat(seat)
        number = self.posed[seat]
        if number == NO_QUESTION:
            return None
        step = self._step()
        return Question(number, seat, step.name, step.article.code, step.wave(self.state))

    def legal(self, seat: Seat) -> list[Move]:
        """The moves that the seat may make now."""
        self._require_seat(seat)
        if self.posed[seat] == NO_QUESTION:
            return []
        return list(self._step().options(self.state, seat))

    def article_of(self, move: Move | str) -> str:
        """The code of the article by which a move is made at the step that waits now."""
        known = self.game.parse(str(move), self.terms)
        assert known is not None
        return str(self._step().article_of(self.state, known).code)

    def suggested(self, seat: Seat) -> list[Move]:
        """Of the moves that the seat may make now, those that people are shown first."""
        self._require_seat(seat)
        if self.posed[seat] == NO_QUESTION:
            return []
        return list(self._step().suggests(self.state, seat))

    def warning(self, seat: Seat, move: Move | str) -> Caution | None:
        """What the seat should know before it makes a move that it may make now, if anything."""
        known = self._require(seat, move, None, None)
        caution: Caution | None = self._step().warns(self.state, seat, known)
        return caution

    def amount(self, seat: Seat, move: Move | str) -> int | None:
        """What a move that the seat may make now costs or brings, where its line is silent."""
        known = self._require(seat, move, None, None)
        amount: int | None = self._step().amount(self.state, seat, known)
        return amount

    def view(self, seat: Seat | None) -> View:
        """What the seat may know now; `None` is a spectator."""
        if seat is not None:
            self._require_seat(seat)
        return self.game.view(self.state, seat)

    def view_before(self, seat: Seat | None, number: int) -> View | None:
        """What the seat saw before that entry; `None` where the changes since are not kept."""
        view = self.view(seat)
        for entry in reversed(self.entries[number:]):
            if entry.changes is None:
                return None
            entry.changes.take_back(view, seat)
        return view

    def story(self, seat: Seat | None, since: int = 0) -> list[dict[str, Any]]:
        """What the seat may read of the log, from that entry on, and what of its view was new with
        each event where that is kept."""
        return [
            self.entries[number].seen_by(number, seat) for number in range(since, len(self.entries))
        ]

    def fades_before(self, name: str) -> int:
        """The entry before which no event of that name is told again; 0 where all are."""
        found = [one for one in self.game.happenings if one.name == name and one.fades_with]
        if self.is_over or not found or not self.terms.options[found[0].fades_with]:
            return 0
        for number in range(len(self.entries) - 1, -1, -1):
            events = self.entries[number].events
            if any(event.happening.name == found[0].fades_at for event in events):
                return number
        return 0

    def redeal(self, seat: Seat, luck: Luck) -> State:
        """A state that the seat holds possible: the only one that a bot ever gets."""
        redealt: State = self.game.redeal(self.state, seat, luck)
        return redealt

    def clocks(self) -> list[Clock]:
        """The times that the table keeps now."""
        return [] if self.is_over else list(self.game.clocks(self.state))

    def media(self, seat: Seat | None, number: int) -> tuple[str, bytes]:
        """How the event of that number looks or sounds to a seat that may know it: MIME type and
        bytes, the same each time."""
        name, media = self.media_from(seat, number)
        rendered: tuple[str, bytes] = self.game.render(name, media)
        return rendered

    def media_from(self, seat: Seat | None, number: int) -> tuple[str, list[int]]:
        """From what `Game.render` makes that: the event's name and its numbers."""
        for entry in reversed(self.entries):
            place = number - entry.first_event
            if 0 <= place < len(entry.events):
                event = entry.events[place]
                if event.media and event.is_seen_by(seat):
                    media = [*event.media, self.luck.aside(f"event {number}")]
                    return event.happening.name, media
                break
        raise Stale(f"event {number} has nothing to be seen or heard for this seat.")

    def result(self) -> Result | None:
        """How the game ended; `None` while it runs. Where a seat has resigned, the one to which it
        did has won, whatever each had come to until then."""
        if self.won_by_resignation is not None:
            return Result([self.won_by_resignation], list(self.game.standing(self.state)))
        return self.game.result(self.state) if self.is_over else None

    def ending(self) -> str:
        """Why the rules have ended the game: the name of a sentence of the game's, `ended-<name>`;
        empty while it runs, and where a seat resigned."""
        ending: str = self.game.ending(self.state) if self.state.step == OVER else ""
        return ending

    # What is answered

    def why_not(
        self,
        seat: Seat,
        move: Move | str,
        question: int | None = None,
        wave: int | None = None,
    ) -> LudothequeError | None:
        """Why the move cannot be made now: a sentence with its article, or `None` if it can."""
        try:
            self._require(seat, move, question, wave)
        except LudothequeError as error:
            return error
        return None

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

    # Written down

    def position(self) -> str:
        """The state in one line of text."""
        return write_position(self.game, self.terms, self.state)

    def head(self) -> dict[str, Any]:
        """What was agreed, as the log says it first."""
        head: dict[str, Any] = {
            "game": self.game.name,
            "rules": self.game.version,
            "seats": self.terms.seats,
            "options": self.terms.options,
            "board": self.terms.board_hash,
        }
        if self.board is not None:
            head["board_file"] = self.board.text
        if self.seal:
            head["seal"] = self.seal
        if self.start:
            head["start"] = self.start
        if self.keeps_time:
            head["keeps_time"] = True
        return head

    def log(self) -> Log:
        """All that happened. Of a finished game it holds the secret of sealed luck too."""
        result = self.result()
        end: dict[str, Any] = {}
        if result is not None:
            end["result"] = result.as_json()
            if isinstance(self.luck, Sealed):
                end["secret"] = self.luck.secret
        return Log(self.head(), list(self.entries), end)

    def save(self) -> str:
        """Everything it takes to go on later, as JSON text. It holds all secrets."""
        from ludotheque.core.saving import save_match

        return save_match(self)

    # How it is done

    def _waits(self) -> bool:
        """Whether nobody is asked until a clock rings."""
        return self.keeps_time and bool(self._step().is_waiting(self.state))

    def _step(self) -> Step[Any]:
        return self.game.steps[self.state.step]

    def _refusal(self, code: str, reason: str) -> Refused:
        from ludotheque.core.words import refusal

        return refusal(self.game, code, reason)

    def _require_seat(self, seat: Seat) -> None:
        if not 0 <= seat < self.terms.seats:
            raise Stale(f"there is no seat {seat} at this table; seats go from 0 on.")

    def _require_asked(self, seat: Seat) -> None:
        self._require_seat(seat)
        if self.posed[seat] != NO_QUESTION:
            return
        if self.is_over:
            raise Stale("the game is over: nobody is asked any more.")
        if not self.has_begun:
            raise Stale("the match has not begun yet.")
        waiting = " and ".join(f"seat {asked}" for asked in self.asks()) or "the clock"
        article = self._step().article.code
        raise Stale(f"seat {seat} is not asked now: {waiting} is to decide ({article}).")

    def _require(
        self, seat: Seat, move: Move | str, question: int | None, wave: int | None
    ) -> Move:
        """The move meant, if it can be made now."""
        text = move.text if isinstance(move, Move) else " ".join(move.lower().split())
        known = self.game.parse(text, self.terms)
        if question is None and known is not None:
            self._refuse_unasked(seat, known)
        self._require_asked(seat)
        if question is not None and question != self.posed[seat]:
            raise Stale(f"question {question} to seat {seat} was answered or is void.")
        if known is None:
            raise NotAMove(f"{text[:40]!r} is no move of {self.game.title}.")
        step = self._step()
        article = step.check(self.state, seat, known)
        if article is not None:
            raise self._refusal(article.code, article.reason)
        if wave is not None and known.is_passive and wave != step.wave(self.state):
            raise Stale(f"{text!r} came too late: something has happened since.")
        return known

    def _refuse_unasked(self, seat: Seat, move: Move) -> None:
        """Name the article against the move of a seat that is not asked, where there is one."""
        self._require_seat(seat)
        if self.posed[seat] == NO_QUESTION and self.has_begun and not self.is_over:
            article = self._step().check_unasked(self.state, seat, move)
            if article is not None:
                raise self._refusal(article.code, article.reason)

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

    def _settle(self) -> None:
        """Let chance decide as long as it is asked."""
        s = self.state
        steps = self.game.steps
        while s.step != OVER:
            step = steps[s.step]
            if CHANCE not in step.asks(s) or self._waits():
                return
            outcome: Move = step.outcome(s, self.luck.pick(StepOutcomes(step, s)))
            audience: int = step.seen_by(s, CHANCE, outcome)
            tell = self._listen()
            step.do(s, CHANCE, outcome, tell)
            self._write(OUTCOME, CHANCE, outcome.text, outcome.public, audience, tell)
            self.history.clear()

    def _listen(self, before: State | None = None) -> Report:
        """A listener for what is about to happen; `before` is how the table stands, where a copy
        of it is there already."""
        if not self.keeps_changes:
            return Report()
        return Witness(self.game, self.state, self.state.copy() if before is None else before)

    def _write(
        self, kind: str, seat: Seat, text: str, public: str, audience: int, tell: Report
    ) -> Entry:
        entry = Entry(kind, seat, text, public, audience, tell.events, self.told)
        self.told += len(tell.events)
        self.entries.append(entry)
        if isinstance(tell, Witness):
            tell.note()
            entry.changes = tell.changes
            old = len(self.entries) - 1 - self.keeps_changes
            if old >= 0:
                self.entries[old].changes = None
        return entry

    def _pose(self, answered: Seat, entered: int) -> None:
        """Pose new questions; those still open keep their number, so that answers on the way
        to them hold. A question is new when the seat was not asked before, has answered, or the
        step was entered anew."""
        s = self.state
        asked = self.asks()
        assert asked or s.step == OVER or self._waits(), f"nobody is asked: {self.position()}"
        is_anew = s.entered != entered
        number = len(self.entries)
        posed = self.posed
        for seat in range(self.terms.seats):
            if seat not in asked:
                posed[seat] = NO_QUESTION
            elif is_anew or seat == answered or posed[seat] == NO_QUESTION:
                posed[seat] = number


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
