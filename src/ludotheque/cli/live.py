"""Live steps in the terminal: bots act and clocks run in real time while somebody thinks and types.

All that is asked goes through `Live.ask`. At a step at which everybody acts at once, it lets happen
what is due while it waits for a line. What can be answered now and what others do stand above the
prompt and are always true; what was typed so far is never touched by it. Lines may be typed ahead
while what one does takes its time; while only others can act, a line is answered at once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from ludotheque.cli.keyboard import Keyboard
from ludotheque.cli.prompt import Prompt
from ludotheque.core.event import Event
from ludotheque.core.log import TIME, Entry
from ludotheque.core.match import Match
from ludotheque.core.move import Seat

PAUSE: Final = 0.7
PAUSES: Final = 7
"""A bot takes so many seconds over what it does, and up to so many tenths more."""
TICK: Final = 1.0
"""The clock in the prompt goes on by seconds."""
FOREVER: Final = 3600.0


class Overtaken(Exception):
    """What was asked is asked no more: something else happened first."""


def can_be_live(match: Match, people: list[Seat]) -> bool:
    """Whether there are steps at which one person and bots act at once."""
    return len(people) == 1 and any(step.is_live for step in match.game.steps)


class Live:
    """One person at a keyboard, and a table at which time passes."""

    def __init__(self, prompt: Prompt, keyboard: Keyboard, now: Callable[[], float]) -> None:
        self.prompt = prompt
        self.table = prompt.table
        self.match = prompt.match
        self.keyboard = keyboard
        self.seat = prompt.table.humans[0]
        self._now = now
        self._clocks: dict[str, float] = {}
        """Of each clock that runs: since when."""
        self._bots: dict[Seat, float] = {}
        """Of each bot that is asked: when it acts."""
        self._news: dict[Seat, str] = {}
        """What each of the others did last at this step."""
        self._seen = len(self.match.entries)
        self._step = -1
        self._late: list[str] = []
        """Lines that were sent when a step ended, and answer nothing any more."""

    # What the table does

    def is_on(self) -> bool:
        """Whether the step that waits now is one at which all act at once, in real time."""
        match = self.match
        is_running = match.keeps_time and match.has_begun and not match.is_over
        return is_running and match.game.step(match.state).is_live

    def play_step(self) -> None:
        """Play such a step until it is over: ask the person whenever there is something to do."""
        self._step = self.match.state.entered
        self._news = {}
        self._seen = len(self.match.entries)
        self._due()
        is_new = True
        while self._is_same_step():
            try:
                if self.seat in self.match.asks():
                    self.prompt.put_question(self.seat, is_new, is_live=True)
                    is_new = False
                    self._seen = len(self.match.entries)
                else:
                    self.prompt.screen.tell(self.seat)
                    self._wait_until(lambda: self._is_to_ask() or self._can_answer_unasked())
                    if not self._is_to_ask():
                        self._answer_unasked()
            except Overtaken:
                pass
        self._news = {}
        self.keyboard.hide()
        self._late = [line for line in self.keyboard.take_lines() if line]

    def _is_same_step(self) -> bool:
        return self.is_on() and self.match.state.entered == self._step

    def _is_to_ask(self) -> bool:
        """Whether the person is to be asked, or nothing goes on here any more."""
        return not self._is_same_step() or self.seat in self.match.asks()

    def _can_answer_unasked(self) -> bool:
        """Whether something was typed that waits for no question: a word to the table, or anything
        at all where none will come before others have acted."""
        lines = self.keyboard.lines
        if not lines:
            return False
        return self.seat not in self.match.awaits() or self.prompt.is_word_to_the_table(lines[0])

    def _answer_unasked(self) -> None:
        line = self.keyboard.take_line()
        assert line is not None
        if line:
            self.keyboard.leave(f"{self._head('')}{line}")
            self.prompt.answer_unasked(self.seat, line)

    def _tell_what_was_late(self) -> None:
        """Say once which lines came with the end of a step, so that they answer nothing."""
        if self._late:
            self.prompt.say_lines("too-late", self._late)
            self._late = []

    # Asking

    def ask(self, prompt: str) -> str:
        """A line that answers a question; `Overtaken` if something else answered it first. At the
        end of what is typed, an `EOFError`."""
        number = self._question()
        self._tell_what_was_late()
        self._wait_until(lambda: bool(self.keyboard.lines) or self._question() != number, prompt)
        if self._question() != number:
            raise Overtaken
        line = self.keyboard.take_line()
        assert line is not None
        self.keyboard.leave(f"{self._head(prompt)}{line}")
        return line

    def _question(self) -> int:
        """The number of the question that the person is asked; −1 is none."""
        question = self.match.question(self.seat)
        return -1 if question is None else question.number

    def _wait_until(self, is_done: Callable[[], bool], prompt: str = "") -> None:
        """Let keys be struck and time pass until something is so."""
        while True:
            self._let_happen_what_is_due()
            if is_done():
                return
            if self.keyboard.is_closed:
                raise EOFError
            self.keyboard.show(self._foot(), self._head(prompt), self.prompt.console.width)
            self.keyboard.listen(self._seconds_to_wait())

    def _foot(self) -> list[str]:
        """What can be answered now, and what each of the others did last, as many in a line as
        there is room for."""
        if not self.is_on():
            return []
        lines = []
        asked = self.match.asks()
        if asked and self.seat not in asked:
            words = self.prompt.words
            names = words.listed([words.colour(seat) for seat in asked])
            lines = [words.say("page-waiting-for", names=names, count=len(asked))]
        elif asked:
            lines = self.prompt.screen.answers(self.seat, self.prompt.choices(self.seat))
        room = self.prompt.console.width - 1
        line = ""
        for seat in sorted(self._news):
            longer = f"{line}  {self._news[seat]}" if line else self._news[seat]
            if line and cell_len(longer) > room:
                lines.append(line)
                longer = self._news[seat]
            line = longer
        return [*lines, line] if line else lines

    def _head(self, prompt: str) -> str:
        """The prompt with the time that is left now."""
        return self.prompt.head(self.seat) if self.is_on() else prompt

    # Time

    def _seconds_to_wait(self) -> float:
        """How long nothing happens by itself."""
        if not self.is_on():
            return FOREVER
        due = [when for when, _ in self._due()] + list(self._bots.values())
        return min([TICK, *[when - self._now() for when in due]])

    def _due(self) -> list[tuple[float, str]]:
        """When each clock of the table rings, the next first."""
        clocks = {clock.name: clock.seconds for clock in self.match.clocks()}
        now = self._now()
        self._clocks = {name: self._clocks.get(name, now) for name in clocks}
        return sorted((self._clocks[name] + clocks[name], name) for name in clocks)

    def _let_happen_what_is_due(self) -> None:
        """Ring clocks whose time is up, and let bots act, in the order in which they are due."""
        while self._is_same_step():
            asked = [seat for seat in self.match.asks() if self.table.bots[seat] is not None]
            self._bots = {seat: self._bots.get(seat) or self._when(seat) for seat in asked}
            events = [(when, name, -1) for when, name in self._due()]
            events += [(when, "", seat) for seat, when in self._bots.items()]
            when, name, seat = min(events, default=(self._now() + FOREVER, "", -1))
            if when > self._now():
                return
            if seat >= 0:
                del self._bots[seat]
                self.table.play_bot(seat)
            else:
                self._clocks.pop(name)
                self.match.time_is_up(name)
            self._tell_news(name)

    def _when(self, seat: Seat) -> float:
        """When a bot that is asked now will act."""
        return self._now() + PAUSE + self.table.luck.draw(PAUSES) / 10

    # Telling

    def _tell_news(self, clock: str) -> None:
        """Note what others did for the line above the prompt; what a clock that people know ends
        is told for good, and rings."""
        entries = self.match.entries[self._seen :]
        self._seen = len(self.match.entries)
        if clock and self.prompt.words.has(f"clock-{clock.partition(' ')[0]}"):
            self._tell_the_end(entries)
            return
        for entry in entries:
            for event in entry.events:
                about = _about(event)
                if event.is_seen_by(self.seat) and about not in (None, self.seat):
                    assert about is not None
                    self._news[about] = self.prompt.words.event(event)
        if self._is_same_step():
            self.prompt.screen.note_told(self.seat)

    def _tell_the_end(self, entries: list[Entry]) -> None:
        self.keyboard.hide()
        self.keyboard.ring()
        for entry in entries:
            if entry.kind == TIME:
                told = [one for one in entry.events if one.is_seen_by(self.seat)]
                said = " ".join(self.prompt.words.event(one) for one in told)
                self.prompt.console.print(Text(said, "asked"))
                self.prompt.screen.note_told(self.seat, self.match.entries.index(entry) + 1)


def _about(event: Event) -> Seat | None:
    """The seat that an event is about, if it is about one."""
    return event.numbers[0] if event.happening.names[:1] == ["seat"] else None
