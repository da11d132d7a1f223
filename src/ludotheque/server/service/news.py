"""News: what a guest may know of a table. Nothing leaves a table but through here."""

from __future__ import annotations

from itertools import takewhile
from typing import Any, Final

from ludotheque.bots.tempers import character_of
from ludotheque.core.errors import BadSetup
from ludotheque.core.event import Beginning, Event, Report
from ludotheque.core.luck import Luck
from ludotheque.core.match import Match
from ludotheque.core.move import Move
from ludotheque.core.registry import find_game
from ludotheque.core.state import State, hidden
from ludotheque.server.service.ahead import order_infos
from ludotheque.server.service.chat import Chat
from ludotheque.server.service.due import clocks_due
from ludotheque.server.service.pace import due_at, left, proposal_info, shift
from ludotheque.server.service.playing import may_ask_undo, waits_for
from ludotheque.server.service.record import (
    Record,
    Times,
    glance,
    handle,
    read_record,
    with_pause_shifted,
)
from ludotheque.server.service.table import Listener, Table, result_of
from ludotheque.server.store.store import Kept
from ludotheque.server.wire import messages, values

MOST_PREVIEWS: Final = 200
"""Where more moves are legal, they come without a preview."""
MANY_MOVES: Final = 20
"""To work out what so many moves lead to takes milliseconds."""
MOST_CHAT: Final = 200
"""So many lines of the chat are sent to somebody who comes; older ones are past."""
MOST_SHOWN: Final = 100
"""Where more entries were missed, they come without what was new with each: nobody watches so many
one by one, and who wants to asks for the past."""
DEALS: Final = 2
"""On so many deals a preview is worked out; it goes as far as they agree."""
DEALS_WHERE_SOMETHING_SHOWS: Final = 8
"""On so many where the move would show the seat something: two could agree by chance."""


def table_info(
    table: Table, guest: str, presence: tuple[frozenset[int], int] | None = None
) -> messages.TableInfo:
    """A table as one guest sees it; `presence` is who is there, where that is known already."""
    here, spectators = presence or table.presence()
    return _info(
        table.record,
        guest,
        title=table.game.title,
        here=here,
        spectators=spectators,
        asked=table.asked(),
        times=table.times,
        entries=len(table.entries),
        changed_at=table.changed_at,
    )


def kept_info(kept: Kept, guest: str, title: str, down: float = 0.0) -> messages.TableInfo:
    """A table that was only read from the store, for lists: who is there is not known. No server
    ran for so many seconds in all."""
    look = glance(kept.state)
    return _info(
        with_pause_shifted(read_record(kept.record), down),
        guest,
        title=title,
        here=frozenset(),
        spectators=0,
        asked=look.asked(),
        times=shift(look.times, down),
        entries=look.entries,
        changed_at=kept.changed_at,
    )


def _info(
    record: Record,
    guest: str,
    title: str,
    here: frozenset[int],
    spectators: int,
    asked: list[int],
    times: Times,
    entries: int,
    changed_at: float,
) -> messages.TableInfo:
    undo = record.undo
    return messages.TableInfo(
        id=record.id,
        game=record.game,
        title=title,
        rules=record.rules,
        phase=record.phase,
        options=record.options,
        is_open=record.is_open,
        pace=record.pace,
        has_hints=record.has_hints,
        offers_hints=record.offers_hints(),
        seats=seat_infos(record, guest, here, times),
        is_host=record.host == guest,
        seal=record.seal,
        spectators=spectators,
        made_at=record.made_at,
        changed_at=changed_at,
        asked=asked,
        entries=entries,
        undo=(
            None
            if undo is None
            else messages.UndoAsked(
                seat=undo.seat, entries=list(undo.entries), waits_for=waits_for(record)
            )
        ),
        proposal=proposal_info(record),
        is_paused=bool(record.paused_at),
        result=record.result,
        rematch=record.rematch,
        box=record.box,
        who=handle(record.id, record.person(guest)),
        muted=[handle(record.id, guest) for guest in record.muted],
        removed=[handle(record.id, guest) for guest in record.removed],
        language=record.language,
        is_rated=record.is_rated,
        terms=record.terms,
    )


def seat_infos(
    record: Record, guest: str, here: frozenset[int], times: Times
) -> list[messages.SeatInfo]:
    """The seats as one guest sees them: the keys of its own links, and no other."""
    return [
        messages.SeatInfo(
            seat=seat,
            kind=chair.kind,
            name=chair.name,
            colour=chair.colour,
            shape=chair.shape,
            level=chair.level,
            temper=record.temper_of(seat),
            character=_character(record, seat),
            is_mine=guest in chair.holders,
            is_host=record.host in chair.holders,
            is_here=seat in here,
            has_word=bool(chair.word),
            has_resigned=chair.has_resigned,
            can_come_back=guest in chair.gone and record.phase == "running",
            key=chair.key if guest in chair.holders else "",
            heir=record.heir(seat) if guest in chair.holders else None,
            who=handle(record.id, chair.holders[0]) if chair.holders else "",
            is_late=chair.is_late,
            due_at=due_at(record, times, seat),
            left=left(record, times, seat),
            agrees=chair.agrees and record.phase == "gathering",
        )
        for seat, chair in enumerate(record.chairs)
    ]


def _character(record: Record, seat: int) -> str:
    """What there is to say of a bot's temper, in a game that is still here."""
    try:
        game = find_game(record.game)
    except BadSetup:
        return ""
    return character_of(game, record.chairs[seat].level, record.temper_of(seat))


def news_since(table: Table, guest: str, since: int, chat: int, gallery: int = 0) -> messages.News:
    """All that a guest has missed, with the table's information."""
    since = min(since, len(table.entries))
    return messages.News(
        version=table.number_for(guest),
        table=table_info(table, guest),
        seats=[_polled(table, seat, since) for seat in seats_to_tell(table, guest)],
        chat=_lines_since(table.chat, chat),
        gallery=_lines_since(table.gallery, gallery) if table.record.hears_gallery(guest) else [],
    )


def _polled(table: Table, seat: int | None, since: int) -> messages.SeatNews:
    """The same as `seat_news`, but how things stand is remembered until they change: somebody who
    asks again and again, where many moves are legal, would hold everybody up."""
    known = table.polled
    now = known[2] if known is not None and known[:2] == (table.version, seat) else None
    told = seat_news(table, seat, since, now)
    if told.now is not None and len(told.now.moves) >= MANY_MOVES:
        table.polled = (table.version, seat, told.now)
    return told


class Round:
    """One round of telling: what several listeners see alike is worked out once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.presence = table.presence()
        self._told: dict[tuple[int | None, int], messages.SeatNews] = {}

    def seat_news(self, seat: int | None, since: int) -> messages.SeatNews:
        if (seat, since) not in self._told:
            self._told[seat, since] = seat_news(self.table, seat, since)
        return self._told[seat, since]


def news_for(told: Round, listener: Listener) -> messages.News:
    """What a listener has missed; from now on it has it."""
    table = told.table
    seats = seats_to_tell(table, listener.guest)
    parts = [told.seat_news(seat, listener.known.get(seat, 0)) for seat in seats]
    listener.known = {seat: len(table.entries) for seat in seats}
    chat = _lines_since(table.chat, listener.chat)
    listener.chat = table.chat.count
    gallery: list[messages.ChatLine] = []
    if table.record.hears_gallery(listener.guest):
        gallery = _lines_since(table.gallery, listener.gallery)
        listener.gallery = table.gallery.count
    is_new = listener.info != table.info
    listener.info = table.info
    return messages.News(
        version=table.number_for(listener.guest),
        table=table_info(table, listener.guest, told.presence) if is_new else None,
        seats=parts,
        chat=chat,
        gallery=gallery,
    )


def _lines_since(chat: Chat, number: int) -> list[messages.ChatLine]:
    return chat.since(max(number, chat.count - MOST_CHAT))


def seats_to_tell(table: Table, guest: str) -> list[int | None]:
    """The guest's own seats, or a spectator's."""
    seats = table.record.seats_of(guest)
    return [*seats] if seats else [None]


def seat_news(
    table: Table, seat: int | None, since: int, now: messages.Now | None = None
) -> messages.SeatNews:
    """What a seat has missed, and how things stand, if that is not known already."""
    count = len(table.entries)
    entries: list[Any] = [
        table.entries[number].seen_by(number, seat, has_changes=count - since <= MOST_SHOWN)
        for number in range(since, count)
    ]
    if now is None and table.match is not None:
        now = _now(table, table.match, seat)
    before = None
    if table.match is not None and since == 0 and count <= MOST_SHOWN:
        before = table.match.view_before(seat, 0)
    return messages.SeatNews(seat, since, entries, now, before)


def _now(table: Table, match: Match, seat: int | None) -> messages.Now:
    result = result_of(match)
    question = None if seat is None else match.question(seat)
    return messages.Now(
        view=match.view(seat),
        asked=match.awaits(),
        question=(
            None
            if question is None
            else messages.Question(question.number, question.step, question.article, question.wave)
        ),
        moves=[] if question is None or seat is None else choices(match, seat),
        orders=order_infos(table, match, seat),
        undo=None if seat is None or result is not None else _undo(table.record, match, seat),
        clocks=[messages.ClockInfo(name, due) for due, name in clocks_due(table)],
        result=result,
    )


def _undo(record: Record, match: Match, seat: int) -> messages.UndoState:
    obstacle = match.undo_obstacle(seat)
    if not obstacle and not record.is_rated:
        return messages.UndoState("alone", "")
    if not may_ask_undo(record):
        return messages.UndoState("no", "rated")
    if match.taken_back(seat):
        return messages.UndoState("ask", "")
    return messages.UndoState("no", obstacle)


def choices(match: Match, seat: int) -> list[messages.Choice]:
    """The legal moves, each with what would be told of it."""
    legal = match.legal(seat)
    deals = _Deals(match, seat) if len(legal) <= MOST_PREVIEWS else None
    return [
        messages.Choice(
            move=move.text,
            verb=move.verb,
            data=dict(move.data),
            is_passive=move.is_passive,
            preview=None if deals is None else deals.preview(move),
            warning=_warning(match, seat, move),
            shows=deals is not None and len(move.data) <= 1 and deals.shows(move),
            amount=match.amount(seat, move),
        )
        for move in legal
    ]


def _warning(match: Match, seat: int, move: Move) -> str:
    caution = match.warning(seat, move)
    return "" if caution is None else caution.reason


def _is_of_the_move(event: Event) -> bool:
    """Whether an event is no beginning of another round or turn, of which the next ones are."""
    return not isinstance(event.happening, Beginning)


class _Deals:
    """States that a seat holds possible, to look ahead on without knowing the true one."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        # Seeded by what the seat knows, so that even the choice of deals tells it nothing.
        self._luck = Luck.seeded(len(match.entries) * 16 + seat)
        self._deals: list[State] = []

    def preview(self, move: Move) -> list[values.Event]:
        """The events of a move up to the next chance, and to another round or turn, as far as all
        deals agree."""
        if not self.match.game.has_secrets:
            return self._carry_out(move, 0)[0]
        tales: list[list[values.Event]] = []
        wanted = DEALS
        while len(tales) < wanted:
            events, has_learnt = self._carry_out(move, len(tales))
            tales.append(events)
            if has_learnt:
                wanted = DEALS_WHERE_SOMETHING_SHOWS
        agreed: list[values.Event] = []
        for told in zip(*tales):
            if any(one != told[0] for one in told):
                break
            agreed.append(told[0])
        return agreed

    def shows(self, move: Move) -> bool:
        """Whether some seat would learn something by the move, so that it cannot be taken back."""
        game = self.match.game
        if not game.has_secrets:
            return False
        before = self._deal(0)
        after: Any = before.copy()
        game.steps[before.step].do(after, self.seat, move, Report())
        return any(
            hidden(game.fields, before, seat) - hidden(game.fields, after, seat)
            for seat in range(before.seats)
        )

    def _deal(self, place: int) -> State:
        while len(self._deals) <= place:
            self._deals.append(self.match.redeal(self.seat, self._luck))
        return self._deals[place]

    def _carry_out(self, move: Move, place: int) -> tuple[list[values.Event], bool]:
        """What the seat would be told on one of the deals, and whether it would learn from it."""
        game, seat = self.match.game, self.seat
        before: Any = self._deal(place)
        after = before.copy()
        report = Report()
        game.steps[before.step].do(after, seat, move, report)
        events: list[values.Event] = [
            {"number": number, **event.as_json()} if event.is_seen_by(seat) else {"number": number}
            for number, event in enumerate(takewhile(_is_of_the_move, report.events))
        ]
        if not game.has_secrets:
            return events, False
        gone = hidden(game.fields, before, seat) - hidden(game.fields, after, seat)
        return events, bool(gone)
