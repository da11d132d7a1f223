"""Sheets: what is asked for and given by HTTP alone, a chapter a module."""

from __future__ import annotations

from ludotheque.server.wire.sheets.boards import (
    BoardChange,
    BoardDraft,
    BoardPart,
    BoardSheet,
    BoardValue,
    FaultInfo,
)
from ludotheque.server.wire.sheets.calls import (
    AddressWish,
    CallSheet,
    CallWishes,
    Confirmed,
    Confirming,
    Holiday,
    PushEnd,
    PushWish,
    QuietHours,
    SignedOff,
)
from ludotheque.server.wire.sheets.mine import MySeat, MyTable, MyTables, MyTurn, MyTurns
from ludotheque.server.wire.sheets.people import (
    Fault,
    Greeting,
    Guest,
    HiddenPeople,
    NewTable,
    Profile,
    SeatLink,
    Sitter,
)
from ludotheque.server.wire.sheets.replays import (
    LogUpload,
    Past,
    Reckoning,
    Replay,
    ReplayEntry,
    Source,
    Standing,
)
from ludotheque.server.wire.sheets.shelf import (
    AxisInfo,
    BoxFacts,
    FieldInfo,
    GameInfo,
    GameSheet,
    HappeningInfo,
    NumberInfo,
    OptionAt,
    OptionInfo,
    PassageInfo,
    RuleBookInfo,
    StepInfo,
    StrengthInfo,
)
from ludotheque.server.wire.sheets.thoughts import (
    Analysis,
    Chances,
    Hint,
    Hinted,
    Moment,
    Puzzle,
    PuzzleAnswer,
    PuzzleMove,
    SaidMove,
)

__all__ = [
    "AddressWish", "Analysis", "AxisInfo", "BoardChange", "BoardDraft", "BoardPart",
    "BoardSheet", "BoardValue", "BoxFacts", "CallSheet", "CallWishes", "Chances", "Confirmed",
    "Confirming", "Fault", "FaultInfo", "FieldInfo", "GameInfo", "GameSheet", "Greeting",
    "Guest", "HappeningInfo", "HiddenPeople", "Hint", "Hinted", "Holiday", "LogUpload",
    "Moment", "MySeat", "MyTable", "MyTables", "MyTurn", "MyTurns", "NewTable", "NumberInfo",
    "OptionAt", "OptionInfo", "PassageInfo", "Past", "Profile", "PushEnd", "PushWish", "Puzzle",
    "PuzzleAnswer", "PuzzleMove", "QuietHours", "Reckoning", "Replay", "ReplayEntry",
    "RuleBookInfo", "SaidMove", "SeatLink", "SignedOff", "Sitter", "Source", "Standing",
    "StepInfo", "StrengthInfo",
]  # fmt: skip
