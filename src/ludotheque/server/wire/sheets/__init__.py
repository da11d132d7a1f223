"""Sheets: what is asked for and given by HTTP alone, a chapter a module."""

from __future__ import annotations

from ludotheque.server.wire.sheets.accounts import (
    AccountSheet,
    DeviceInfo,
    Erased,
    Erasure,
    KeptAccount,
    LinkInfo,
    LinkWish,
    NewPasskey,
    PasskeyInfo,
    PasskeyName,
    PasskeyOffer,
    SignedIn,
    SignIn,
    SignOff,
)
from ludotheque.server.wire.sheets.ahead import (
    ConditionInfo,
    ForeseenStep,
    Foresight,
    ParameterInfo,
)
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
from ludotheque.server.wire.sheets.finding import (
    Acquaintance,
    BlockedPerson,
    Door,
    DoorChange,
    Finding,
    InvitationAnswer,
    InvitationInfo,
    Invite,
    People,
    Seek,
    Seeking,
    SentInvitation,
    SentInvitations,
)
from ludotheque.server.wire.sheets.history import (
    GameTotals,
    History,
    PersonPage,
    PlayedGame,
    PlayedOpening,
    PlayedSeat,
    PlayedWith,
    Showing,
    Shown,
    WonAt,
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
from ludotheque.server.wire.sheets.ratings import (
    RatedPlayer,
    RatingList,
    SeatRating,
    TableRatings,
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
    PuzzleFigure,
    PuzzleMove,
    PuzzleReason,
    SaidMove,
)

__all__ = [
    "AccountSheet", "Acquaintance", "AddressWish", "Analysis", "AxisInfo", "BlockedPerson",
    "BoardChange", "BoardDraft", "BoardPart", "BoardSheet", "BoardValue", "BoxFacts",
    "CallSheet", "CallWishes", "Chances", "ConditionInfo", "Confirmed", "Confirming",
    "DeviceInfo", "Door", "DoorChange", "Erased", "Erasure", "Fault", "FaultInfo", "FieldInfo",
    "Finding", "ForeseenStep", "Foresight", "GameInfo", "GameSheet", "GameTotals", "Greeting",
    "Guest", "HappeningInfo", "HiddenPeople", "Hint", "Hinted", "History", "Holiday",
    "InvitationAnswer", "InvitationInfo", "Invite", "KeptAccount", "LinkInfo", "LinkWish",
    "LogUpload",
    "Moment", "MySeat", "MyTable", "MyTables", "MyTurn", "MyTurns", "NewPasskey", "NewTable",
    "NumberInfo", "OptionAt", "OptionInfo", "ParameterInfo", "PassageInfo", "PasskeyInfo",
    "PasskeyName", "PasskeyOffer", "Past", "People", "PersonPage", "PlayedGame",
    "PlayedOpening", "PlayedSeat", "PlayedWith", "Profile", "PushEnd", "PushWish", "Puzzle",
    "PuzzleAnswer", "PuzzleFigure", "PuzzleMove", "PuzzleReason", "QuietHours", "RatedPlayer",
    "RatingList", "Reckoning",
    "Replay", "ReplayEntry", "RuleBookInfo", "SaidMove", "SeatLink", "SeatRating", "Seek",
    "Seeking", "SentInvitation", "SentInvitations", "Showing", "Shown", "SignIn", "SignOff",
    "SignedIn", "SignedOff", "Sitter", "Source", "Standing", "StepInfo", "StrengthInfo",
    "TableRatings", "WonAt",
]  # fmt: skip
