"""Telling: what is asked, what happened and what a move would do, in sentences."""

from __future__ import annotations

import re
from typing import Any

from rich.table import Table
from rich.text import Text

from ludotheque.cli.paper import badge
from ludotheque.cli.tongue import Tongue
from ludotheque.core.event import Event, Report
from ludotheque.core.log import (
    BY_A_PROGRAM,
    HELD,
    MOVE,
    OUTCOME,
    RESIGNED,
    UNDO,
    WORD,
    Entry,
    resigned_to,
)
from ludotheque.core.luck import Luck
from ludotheque.core.match import Match
from ludotheque.core.move import CHANCE, Move, Seat
from ludotheque.core.state import View
from ludotheque.core.words import Told, Words

REDEALS = 4
"""On how many possible states a move is tried where something is hidden: what happens on all of
them is told beforehand, and what differs is not."""
MANY = 3
"""So many events of one kind in a row are told in one sentence."""


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
        self.is_whole = False
        """Whether nothing is told after it in the same breath."""
        self.sentences: list[str] = []
        self.articles: list[str] = []
        """Of each sentence, if it has one; else nothing."""

    def add(self, sentence: str, article: str = "") -> None:
        """Tell one thing more."""
        self.sentences.append(sentence)
        self.articles.append(article)

    def cut(self, place: int) -> tuple[Paragraph, Paragraph]:
        """The sentences before a place, and those from there on."""
        before, after = Paragraph(self.seat), Paragraph(self.seat)
        for number, told in enumerate(zip(self.sentences, self.articles)):
            (before if number < place else after).add(*told)
        return before, after

    def text(self) -> Text:
        """The sentences, and the articles after them."""
        articles = ", ".join(dict.fromkeys(one for one in self.articles if one))
        return Text.assemble(
            " ".join(self.sentences), "  " if articles else "", (articles, "article")
        )


def story(match: Match, tongue: Tongue, seat: Seat | None, since: int) -> list[Paragraph]:
    """What a seat may know of what happened from that entry on, told short; `None` is a
    spectator."""
    words = tongue.words
    told: list[Event | str] = []
    by: list[Seat] = []
    for number in range(since, len(match.entries)):
        entry = match.entries[number]
        seen = [event for event in entry.events if event.is_seen_by(seat)]
        if not seen and _is_worth_telling(match, number, seat):
            told.append(_without_events(entry, number, tongue, seat))
            by.append(entry.seat)
        kept = [one for one in seen if number >= match.fades_before(one.happening.name)]
        told += kept
        by += [entry.seat] * len(kept)
    paragraphs: list[Paragraph] = []
    for first, run in _runs(told, words):
        event = run[0]
        if isinstance(event, str):
            paragraphs.append(Paragraph(by[first]))
            paragraphs[-1].add(event)
            paragraphs[-1].is_whole = True
            continue
        events = [one for one in run if isinstance(one, Event)]
        seats = {_about(one) for one in events}
        about = seats.pop() if len(seats) == 1 else None
        said = _say(events, words)
        if not said:
            continue
        last = paragraphs[-1] if paragraphs else None
        if about is None or last is None or last.seat != about or last.is_whole:
            paragraphs.append(Paragraph(about))
        paragraphs[-1].add(said, event.happening.article.code)
    return paragraphs


def _runs(told: list[Event | str], words: Words) -> list[tuple[int, list[Event | str]]]:
    """What was told, each thing with its place, and what is alike together where it first was.

    A game says by `event-<name>-many` that events of a kind may be told together. Such events in a
    row, of whatever kinds, are put together by kind, and by seat where there is more to say than
    whom they are about; less than `MANY` of a kind are told one by one, and the very same thing
    twice running once, with how often.
    """
    runs: list[tuple[int, list[Event | str]]] = []
    place = 0
    while place < len(told):
        end = place
        while end < len(told) and _can_fold(told[end], words):
            end += 1
        row = told[place:end] or [told[place]]
        together: dict[tuple[str, Seat | None], list[int]] = {}
        for at, event in enumerate(row, start=place):
            if isinstance(event, Event):
                together.setdefault(_sort_of(event), []).append(at)
        for at, event in enumerate(row, start=place):
            alike = together[_sort_of(event)] if isinstance(event, Event) else [at]
            if len(alike) < MANY:
                if runs and _is_said_again(event, runs[-1][1]):
                    runs[-1][1].append(event)
                else:
                    runs.append((at, [event]))
            elif at == alike[0]:
                runs.append((at, [told[one] for one in alike]))
        place += len(row)
    return runs


def _say(events: list[Event], words: Words) -> str:
    """Events that are told together, in one sentence."""
    if len(events) >= MANY and _can_fold(events[0], words):
        return words.events(events)
    said = words.brief(events[0])
    if len(events) == 1 or not said:
        return said
    return words.say("terminal-times", what=said.removesuffix("."), count=len(events))


def _is_said_again(event: Event | str, before: list[Event | str]) -> bool:
    """Whether an event is told in the same words as all of those just before it."""
    return _is_one_thing([one for one in [*before, event] if isinstance(one, Event)]) and (
        isinstance(event, Event) and isinstance(before[-1], Event)
    )


def _is_one_thing(events: list[Event]) -> bool:
    """Whether the very same thing happened each time."""
    said = {(one.happening.name, tuple(one.numbers)) for one in events}
    return len(said) == 1


def _can_fold(event: Event | str, words: Words) -> bool:
    return isinstance(event, Event) and words.has(f"event-{event.happening.name}-many")


def _sort_of(event: Event) -> tuple[str, Seat | None]:
    """What events have in common that are told together."""
    names = event.happening.names
    return (event.happening.name, None if names == ["seat"] else _about(event))


def part(told: list[Paragraph], last: int) -> tuple[list[Paragraph], list[Paragraph]]:
    """What was told before the last sentences, so many of them, and those."""
    earlier: list[Paragraph] = []
    later: list[Paragraph] = []
    for one in reversed(told):
        before, after = one.cut(max(0, len(one.sentences) - last))
        last -= len(after.sentences)
        earlier += [before] if before.sentences else []
        later += [after] if after.sentences else []
    return earlier[::-1], later[::-1]


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


def _is_worth_telling(match: Match, number: int, seat: Seat | None) -> bool:
    """Whether an entry of which a seat sees no event is told all the same: not where chance
    answers at once, nor what chance does in secret, nor where what the same player does next tells
    enough."""
    entry = match.entries[number]
    if entry.seat == CHANCE:
        return False
    if number + 1 == len(match.entries):
        return True
    following = match.entries[number + 1]
    is_told = following.seat == entry.seat and following.kind == entry.kind == MOVE
    has_news = any(event.is_seen_by(seat) for event in following.events)
    return following.kind != OUTCOME and not (is_told and has_news)


def _without_events(entry: Entry, number: int, tongue: Tongue, seat: Seat | None) -> str:
    words = tongue.words
    who = words.colour(entry.seat)
    if entry.kind == UNDO:
        return words.say("terminal-took-back", seat=who)
    if entry.kind == HELD:
        name = "took-over" if entry.text == BY_A_PROGRAM else "came-back"
        return words.say(f"terminal-{name}", seat=who)
    if entry.kind == RESIGNED:
        winner = words.colour(resigned_to(entry.text))
        return words.say("terminal-resigned", seat=who, winner=winner)
    if entry.kind == WORD:
        return words.say("terminal-gave-word", seat=who, word=entry.text)
    text = str(entry.seen_by(number, seat)["text"])
    return words.say("plain-of", what=who, value=f"{tongue.public(text)}.")


def foresee(match: Match, words: Words, seat: Seat, moves: list[Move], luck: Luck) -> list[str]:
    """For each move, what it would certainly do up to the next chance, as far as the seat sees and
    the move itself does not say; without what all of them end with, which helps nobody choose."""
    step: Any = match.game.step(match.state)
    redeals = [match.redeal(seat, luck) for _ in range(REDEALS if match.game.has_secrets else 1)]
    seen: list[list[list[Event]]] = []
    for move in moves:
        seen.append([])
        for redealt in redeals:
            tell = Report()
            step.do(redealt.copy(), seat, move, tell)
            seen[-1].append([event for event in tell.events if event.is_seen_by(seat)])
    alike = _told_by_all([events[0] for events in seen])
    told: list[list[str]] = []
    for move, possible in zip(moves, seen):
        certain: list[str] | None = None
        said = words.move(move, match.amount(seat, move))
        for events in possible:
            news = _news(events, seat, said, alike, words)
            happens = [words.event(one) for one in news]
            certain = happens if certain is None else _common(certain, happens)
        told.append(certain or [])
    while len(told) > 1 and all(told) and len({one[-1] for one in told}) == 1:
        told = [one[:-1] for one in told]
    return [" ".join(one) for one in told]


def _told_by_all(moves: list[list[Event]]) -> set[Told]:
    """The numbers that something tells whatever one does: the villages that are left then."""
    if len(moves) < 2:
        return set()
    return set.intersection(*({*_numbers(events)} for events in moves))


def _numbers(events: list[Event]) -> list[Told]:
    return [
        (event.happening.name, name, number)
        for event in events
        for name, number in zip(event.happening.names, event.numbers)
    ]


def _news(
    events: list[Event], seat: Seat, said: str, alike: set[Told], words: Words
) -> list[Event]:
    """The events without those that say in other words what the sentence of a move has said, or
    what is the same whatever one does: about whom it is, and nothing that does not stand there.
    What stands there once says one thing only: the 2 of two points is no card 2."""
    news = []
    for event in events:
        rest: str | None = said if _about(event) == seat else None
        for part in words.parts(event, alike):
            rest = rest if rest is None else _without(rest, part)
        if rest is None:
            news.append(event)
        else:
            said = rest
    return news


def _without(text: str, part: str) -> str | None:
    """A text without a word or a number in it; `None` where it has none."""
    found = re.search(rf"(?<!\w){re.escape(part)}(?!\w)", text)
    return None if found is None else f"{text[: found.start()]}…{text[found.end() :]}"


def _common(one: list[str], other: list[str]) -> list[str]:
    """What both begin with."""
    same = []
    for here, there in zip(one, other):
        if here != there:
            break
        same.append(here)
    return same
