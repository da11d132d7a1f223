"""Telling: what is asked, what happened and what a move would do, in sentences."""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text

from ludotheque.cli.paper import badge
from ludotheque.core.event import Event, Report
from ludotheque.core.log import OUTCOME, UNDO, WORD, Entry
from ludotheque.core.luck import Luck
from ludotheque.core.match import Match
from ludotheque.core.move import CHANCE, Move, Seat
from ludotheque.core.state import View
from ludotheque.core.words import Words

GUESSES = 4
"""On how many possible states a move is tried where something is hidden: what happens on all of
them is told beforehand, and what differs is not."""


def question(words: Words, view: View) -> str:
    """What a step asks; the view's numbers may stand in the sentence."""
    name = f"step-{view['step']}"
    if not words.has(name):
        return str(view["step"])
    return words.say(name, **{key: value for key, value in view.items() if type(value) is int})


class Paragraph:
    """What happened to one seat, in one go: its sentences and their articles."""

    def __init__(self, seat: Seat | None) -> None:
        self.seat = seat
        self.sentences: list[str] = []
        self.articles: dict[str, None] = {}

    def text(self) -> Text:
        """The sentences, and the articles after them."""
        return Text.assemble(" ".join(self.sentences), "  ", (", ".join(self.articles), "article"))


def story(match: Match, words: Words, seat: Seat | None, since: int) -> list[Paragraph]:
    """What a seat may know of what happened from that entry on; `None` is a spectator."""
    paragraphs: list[Paragraph] = []
    for number in range(since, len(match.entries)):
        entry = match.entries[number]
        seen = [event for event in entry.events if event.is_seen_by(seat)]
        if not seen and _is_worth_telling(match, number):
            paragraphs.append(Paragraph(entry.seat))
            paragraphs[-1].sentences.append(_without_events(entry, number, words, seat))
        for event in seen:
            about = _about(event)
            if about is None or not paragraphs or paragraphs[-1].seat != about:
                paragraphs.append(Paragraph(about))
            paragraphs[-1].sentences.append(words.event(event))
            paragraphs[-1].articles[event.happening.article.code] = None
    return paragraphs


def page(paragraphs: list[Paragraph], words: Words) -> Table:
    """Paragraphs below one another, each beside the badge of its seat."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    for one in paragraphs:
        grid.add_row(Text("   ") if one.seat is None else badge(words, one.seat), one.text())
    return grid


def _about(event: Event) -> Seat | None:
    """The seat that an event is about, if it is about one."""
    is_about_a_seat = event.happening.names[:1] == ["seat"]
    return event.numbers[0] if is_about_a_seat else None


def _is_worth_telling(match: Match, number: int) -> bool:
    """Whether an entry of which a seat sees no event is told all the same: not where chance
    answers at once, nor what chance does in secret."""
    if match.entries[number].seat == CHANCE:
        return False
    following = match.entries[number + 1 : number + 2]
    return not following or following[0].kind != OUTCOME


def _without_events(entry: Entry, number: int, words: Words, seat: Seat | None) -> str:
    who = words.colour(entry.seat)
    if entry.kind == UNDO:
        return words.say("terminal-took-back", seat=who)
    if entry.kind == WORD:
        return words.say("terminal-gave-word", seat=who, word=entry.text)
    return f"{who}: {entry.seen_by(number, seat)['text']}"


def foresee(match: Match, words: Words, seat: Seat, moves: list[Move], luck: Luck) -> list[str]:
    """For each move, what it would certainly do up to the next chance, as far as the seat sees."""
    step: Any = match.game.step(match.state)
    guesses = [match.guess(seat, luck) for _ in range(GUESSES if match.game.has_secrets else 1)]
    told = []
    for move in moves:
        certain: list[str] | None = None
        for guess in guesses:
            tell = Report()
            step.do(guess.copy(), seat, move, tell)
            happens = [words.event(event) for event in tell.events if event.is_seen_by(seat)]
            certain = happens if certain is None else _common(certain, happens)
        told.append(" ".join(certain or []))
    return told


def _common(one: list[str], other: list[str]) -> list[str]:
    """What both begin with."""
    same = []
    for here, there in zip(one, other):
        if here != there:
            break
        same.append(here)
    return same
