"""Hinting: what the machine may be asked, and by whom."""

from __future__ import annotations

import secrets
from typing import Any

from ludotheque.core.luck import Luck
from ludotheque.core.position import write_position
from ludotheque.server.service.table import Table
from ludotheque.server.service.trouble import Trouble


def question_of(table: Table, guest: str, seat: int) -> tuple[str, dict[str, Any]]:
    """A question that is open to a guest's seat, on a table that the seat holds possible;
    before it, what tells it from all others.

    `no-hint` where hints were not agreed on (`agreed`), where nobody asks the seat anything
    (`asked`), and where all act at once (`live`).
    """
    record, match = table.record, table.match
    record.own_chair(seat, guest)
    record.require_running()
    if not record.offers_hints():
        raise Trouble("no-hint", reason="agreed")
    question = None if match is None else match.question(seat)
    if match is None or question is None:
        raise Trouble("no-hint", reason="asked")
    if table.game.step(match.state).is_live:
        raise Trouble("no-hint", reason="live")
    redealt = match.redeal(seat, Luck.seeded(secrets.randbits(60)))
    key = f"hint {record.id} {seat} {question.number} {len(match.entries)}"
    return key, {
        "game": table.game.name,
        "position": write_position(table.game, match.terms, redealt),
        "board": record.board,
        "seat": seat,
        "question": question.number,
    }
