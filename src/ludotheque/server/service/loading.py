"""Loading: a table as it was kept, in memory again."""

from __future__ import annotations

import json
import logging
from typing import Any, Final

import msgspec

from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import Game
from ludotheque.core.log import Log, read_entries
from ludotheque.core.saving import restore
from ludotheque.server.service import pace
from ludotheque.server.service.record import (
    KeptMatch,
    Times,
    read_match,
    read_record,
    with_pause_shifted,
)
from ludotheque.server.service.table import KEPT_CHANGES, Table
from ludotheque.server.service.trouble import Trouble
from ludotheque.server.store.store import KeptWhole
from ludotheque.server.wire import messages

_log = logging.getLogger(__name__)
_lines: Final = msgspec.json.Decoder(messages.ChatLine)


def load_table(game: Game[Any], kept: KeptWhole, down: float = 0.0) -> Table:
    """A table as it was kept, where no server ran for so many seconds in all; `rules-changed` if
    the rules here cannot go on with it."""
    table = Table(game, read_record(kept.row.record))
    refresh(table, kept, down)
    return table


def refresh(table: Table, kept: KeptWhole, down: float) -> None:
    """Bring a table in memory to what is kept of it."""
    table.down = down
    table.record = with_pause_shifted(read_record(kept.row.record), down)
    table.version = kept.row.version
    table.changed_at = kept.row.changed_at
    table.wake_at = None if kept.row.wake_at is None else kept.row.wake_at + down
    table.chat.load([_lines.decode(line) for line in kept.chat], kept.row.lines)
    table.gallery.load([_lines.decode(line) for line in kept.gallery], table.record.gallery)
    table.answered.load(kept.sent, kept.said, kept.answers)
    table.is_ours = kept.row.is_ours
    table.match = None
    table.times = Times()
    if kept.row.state:
        _load_match(table, read_match(kept.row.state), kept)
    table.note_all_kept()
    table.info += 1
    table.polled = None
    table.is_spoilt = False


def _load_match(table: Table, match: KeptMatch, kept: KeptWhole) -> None:
    table.times = pace.shift(match.times, table.down)
    table.head = match.match["head"]
    entries = [json.loads(text) for text in kept.entries]
    pasts = [json.loads(text) for text in kept.pasts]
    try:
        table.match = restore(table.game, {**match.match, "entries": entries, "past": pasts})
        table.match.keeps_changes = KEPT_CHANGES
        table.entered = table.match.state.entered
    except LudothequeError as error:
        if table.record.rules == table.game.version:
            _log.error("table %s: following its log failed: %s", table.id, error)
        if table.record.phase != "over":
            here = table.game.version
            raise Trouble("rules-changed", rules=table.record.rules, here=here) from None
        table.old_entries = read_entries(entries)


def halted_log(kept: KeptWhole, guest: str) -> Log:
    """The log of a table that later rules cannot go on with, as far as a guest may read it: those
    rules may come back, and the game with them."""
    seats = read_record(kept.row.record).seats_of(guest)
    head = read_match(kept.row.state).match["head"]
    entries = read_entries([json.loads(text) for text in kept.entries])
    return Log(head, [entry.as_read_by(seats) for entry in entries], {})
