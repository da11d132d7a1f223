"""Boards: the values of an owner's box, looked through, changed and said to others."""

from __future__ import annotations

import functools
from typing import Any, Final

import msgspec

from ludotheque.core.board import BoardFile
from ludotheque.core.errors import BadBoard, BadSetup, BoardFault
from ludotheque.core.game import Game
from ludotheque.core.words import LANGUAGES
from ludotheque.server.service.pace import at_pace
from ludotheque.server.service.trouble import Trouble
from ludotheque.server.wire import messages, sheets

FILE: Final = "board.toml"
"""What a board file is called where nobody says."""
_REMARKS: Final = ("provenance", "why", "why_fr", "why_de")
_NAMES: Final = ("name", "near", "number", "id")
"""Under which of its parts one of several tables is known, the best first."""
_WHY: Final = {"en": "why", "fr": "why_fr", "de": "why_de"}


def read_board(text: str) -> BoardFile | None:
    """The owner's board that a text holds, `None` where there is none; `bad-board` says why it
    cannot be read."""
    try:
        return BoardFile(text, FILE) if text else None
    except BadBoard as error:
        raise bad_board(error) from None


def bad_board(error: BadBoard) -> Trouble:
    """The trouble with a board: its first fault, as a page can say it."""
    return _trouble(_fault(error.faults[0]))


def _trouble(fault: sheets.FaultInfo) -> Trouble:
    trouble = Trouble(
        "bad-board", reason=fault.code, frame=fault.frame, line=fault.line, value=fault.name
    )
    for name, one in fault.given.items():
        trouble.variables.setdefault(name, one)
    return trouble


def draft_of(game: Game[Any], wanted: sheets.NewTable) -> sheets.BoardDraft:
    """The board on which a table is to play, to be looked through before anybody reads it."""
    options = at_pace(game, wanted.options, wanted.pace)
    return sheets.BoardDraft(
        game=wanted.game, text=wanted.board, seats=wanted.seats, options=options
    )


def require_faultless(looked_through: bytes) -> None:
    """`bad-board`, with the first of the faults that were found, if any were."""
    found = msgspec.json.decode(looked_through, type=_Faults)
    if found.faults:
        raise _trouble(found.faults[0])


class _Faults(msgspec.Struct):
    """What matters of a board that was looked through."""

    faults: list[sheets.FaultInfo]


def owners_box(board: BoardFile) -> messages.OwnersBox:
    """On whose values a table plays."""
    return messages.OwnersBox(title=board.title, hash=board.hash)


def look_through(game: Game[Any], draft: sheets.BoardDraft) -> sheets.BoardSheet:
    """A board file with the changes that are wanted: what it holds, and what is wrong with it."""
    text = game.own_board().text if draft.text is None else draft.text
    try:
        for change in draft.changes:
            board = BoardFile(text, FILE)
            text = board.with_value(change.name, change.place, change.key, change.text)
        if draft.title is not None:
            text = BoardFile(text, FILE).with_title(draft.title.strip())
        board = BoardFile(text, FILE)
    except BadBoard as error:
        faults = [_fault(one) for one in error.faults]
        return sheets.BoardSheet(
            text=text, title="", hash="", is_own=False, faults=faults, values=[], data={}
        )
    return sheet_of(game, board, faults_for(game, board, draft))


def sheet_of(
    game: Game[Any], board: BoardFile, faults: list[sheets.FaultInfo]
) -> sheets.BoardSheet:
    """A board that could be read, and what is wrong with it all the same."""
    return sheets.BoardSheet(
        text=board.text,
        title=board.title,
        hash=board.hash,
        is_own=board.hash == game.own_board().hash,
        faults=faults,
        values=values_of(board, game.own_board()),
        data=board.data,
    )


@functools.lru_cache(maxsize=32)
def board_of(game: Game[Any], text: str) -> sheets.BoardSheet:
    """The board that a table plays on, the owner's or the game's own; remembered, for anybody may
    ask again and again."""
    return sheet_of(game, read_board(text) or game.own_board(), [])


def faults_for(
    game: Game[Any], board: BoardFile, draft: sheets.BoardDraft
) -> list[sheets.FaultInfo]:
    """What is wrong with a board for those who want to play on it."""
    seats = draft.seats if draft.seats in game.seats else max(game.seats)
    try:
        game.new_terms(seats, game.settings_by_seat(draft.options, [], seats), board)
    except BadBoard as error:
        return [_fault(one) for one in error.faults]
    except BadSetup:
        return []  # Options are another matter: whoever makes the table is told.
    return []


def values_of(board: BoardFile, own: BoardFile) -> list[sheets.BoardValue]:
    """All values of a board in the order of its file, compared with the game's own."""
    found = []
    for name, one in board.data.items():
        usual = _tables(own.data.get(name))
        known = {str(table["id"]): _called(table) for table in usual if "id" in table}
        for place, table in enumerate(_tables(one)):
            if "provenance" in table:
                is_own = place < len(usual) and _bare(table) == _bare(usual[place])
                value = _value(board, name, place, table, isinstance(one, list), is_own)
                id = str(table.get("id", ""))
                if id in known and known[id] == value.which:
                    value.id = id
                found.append(value)
    return sorted(found, key=lambda value: value.line)


def _tables(one: Any) -> list[dict[str, Any]]:
    """The tables of one name, be it one or several."""
    listed = one if isinstance(one, list) else [one]
    return [table for table in listed if isinstance(table, dict)]


def _bare(table: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in table.items() if key not in _REMARKS}


def _called(table: dict[str, Any]) -> str:
    """By what one of several tables is told from the others."""
    return str(next((table[key] for key in _NAMES if key in table), ""))


def _value(
    board: BoardFile,
    name: str,
    place: int,
    table: dict[str, Any],
    is_one_of_several: bool,
    is_own: bool,
) -> sheets.BoardValue:
    why = {
        language: str(table[_WHY[language]])
        for language in LANGUAGES
        if isinstance(table.get(_WHY[language]), str)
    }
    if "fr" not in why and "de" not in why and "en" in why:
        why = {"any": why["en"]}
    spots = [board.lines.spot(name, place, key) for key in table if key not in _REMARKS]
    return sheets.BoardValue(
        name=name,
        place=place,
        which=(_called(table) or str(place + 1)) if is_one_of_several else "",
        id="",
        provenance=table["provenance"],
        is_own=is_own,
        why=why,
        line=board.lines.heading(name, place),
        parts=[
            sheets.BoardPart(key=spot.key, text=board.text[spot.start : spot.end])
            for spot in spots
            if spot is not None and spot.key != "id"
        ],
    )


def _fault(fault: BoardFault) -> sheets.FaultInfo:
    frame: Any = fault.frame
    return sheets.FaultInfo(
        frame=frame,
        line=fault.line,
        name=fault.name,
        code=fault.code,
        given={name: str(one) for name, one in fault.given.items()},
    )
