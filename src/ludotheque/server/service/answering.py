"""Answering: which command does what at a table."""

from __future__ import annotations

from typing import Final

from ludotheque.server.service import gathering, peace, playing, rated
from ludotheque.server.service.record import Guest
from ludotheque.server.service.shelf import Shelf
from ludotheque.server.service.table import Table
from ludotheque.server.service.trouble import Trouble
from ludotheque.server.wire import commands, messages

Answer = messages.Done | messages.Verdict
AT_REST: Final = (
    commands.Play, commands.GiveOrder, commands.Undo, commands.AskUndo, commands.AnswerUndo,
)  # fmt: skip
"""What nobody does while a table rests."""


def carry_out(
    table: Table, shelf: Shelf, guest: Guest, command: commands.AnyCommand, now: float
) -> Answer:
    """Do what a command says and answer it; a rematch is not for one table alone."""
    if table.record.paused_at and isinstance(command, AT_REST):
        raise Trouble("paused")
    match command:
        case commands.Play():
            return playing.play(table, guest, command)
        case commands.AskWhyNot():
            return playing.ask_why_not(table, guest, command)
        case commands.GiveOrder():
            return playing.order(table, guest, command)
        case commands.WithdrawOrder():
            return playing.withdraw(table, guest, command)
        case commands.Undo():
            return playing.undo(table, guest, command)
        case commands.AskUndo():
            return playing.ask_undo(table, guest, command)
        case commands.AnswerUndo():
            return playing.answer_undo(table, guest, command)
        case commands.Resign():
            return playing.resign(table, guest, command)
        case commands.Propose():
            return playing.propose(table, guest, command, now)
        case commands.AnswerProposal():
            return playing.answer_proposal(table, guest, command, now)
        case commands.ComeBack():
            return playing.come_back(table, guest, command)
        case commands.Say():
            return playing.say(table, guest, command, now)
        case commands.Mute():
            return peace.mute(table, guest, command)
        case commands.Remove():
            return peace.remove(table, guest, command)
        case commands.Sit():
            return gathering.sit(table, guest, command)
        case commands.Claim():
            return gathering.claim(table, guest, command)
        case commands.Leave():
            return gathering.leave(table, guest, command)
        case commands.PutBot():
            return gathering.put_bot(table, shelf, guest, command)
        case commands.FreeSeat():
            return gathering.free_seat(table, guest, command)
        case commands.Change():
            return gathering.change(table, guest, command)
        case commands.Word():
            return gathering.word(table, guest, command)
        case commands.Rate():
            return rated.want(table, guest, command)
        case commands.Start():
            return gathering.start(table, shelf, guest, command)
    raise Trouble("socket-only")
