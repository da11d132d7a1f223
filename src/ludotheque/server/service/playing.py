"""While it runs: moves, taking back, handing one's seat over, time, and playing again.

Each function checks everything before it changes anything.
"""

from __future__ import annotations

from typing import Any

from ludotheque.core.errors import NotAMove, Refused, Stale
from ludotheque.core.luck import Luck
from ludotheque.core.match import Match
from ludotheque.server.service import ahead, pace
from ludotheque.server.service.due import clocks_due, people_due
from ludotheque.server.service.gathering import own_name
from ludotheque.server.service.names import clean_text
from ludotheque.server.service.record import Chair, Guest, Record, UndoAsked, new_id
from ludotheque.server.service.shelf import usual_level
from ludotheque.server.service.table import Table
from ludotheque.server.service.trouble import Trouble
from ludotheque.server.wire import commands, messages


def play(table: Table, guest: Guest, command: commands.Play) -> messages.Done:
    """Answer a question; the answer carries the number of the log's entry."""
    match = table.running_match()
    table.record.own_chair(command.seat, guest.id)
    trouble = why_not(match, command.seat, command.move, command.question, command.wave)
    if trouble is not None:
        raise trouble
    number = len(match.entries)
    match.play(command.seat, command.move, command.question, command.wave)
    _note_answer(table.record, command.seat)
    go_on(table)
    return messages.Done(id=command.id, number=number)


def _note_answer(record: Record, seat: int) -> None:
    """Nobody is asked any more to replace somebody who has answered."""
    if record.proposal is not None and record.proposal.whom == seat:
        record.proposal = None


def ask_why_not(table: Table, guest: Guest, command: commands.AskWhyNot) -> messages.Verdict:
    """Whether a move could be made now."""
    match = table.running_match()
    table.record.own_chair(command.seat, guest.id)
    trouble = why_not(match, command.seat, command.move, None, None)
    return messages.Verdict(
        id=command.id, problem=None if trouble is None else trouble.problem(command.id)
    )


def why_not(
    match: Match, seat: int, line: str, question: int | None, wave: int | None
) -> Trouble | None:
    """Why a move cannot be made now; `None` if it can."""
    asked = match.question(seat)
    if asked is not None and question is not None and question != asked.number:
        return Trouble("stale", question=question)
    error = match.why_not(seat, line, None if asked is None else question, wave)
    if error is None:
        return None
    if isinstance(error, Refused):
        return Trouble("refused", error.article.code, error.article.reason, move=line)
    if asked is None:
        return Trouble("not-asked", seat=seat)
    if isinstance(error, NotAMove):
        return Trouble("not-a-move", move=line)
    assert isinstance(error, Stale)
    return Trouble("too-late", move=line)


def play_for_bot(
    table: Table, seat: int, line: str | None, question: int, wave: int, entries: int
) -> None:
    """Play what a bot chose, or the step's default if it chose nothing that can be played.

    If that is so only because something has happened since it was asked, when the log had so many
    entries, nothing is played: it will be asked again.
    """
    match = table.running_match()
    asked = match.question(seat)
    if asked is None or asked.number != question or table.record.chairs[seat].kind != "bot":
        return
    trouble = None if line is None else why_not(match, seat, line, question, wave)
    if trouble is not None and len(match.entries) > entries:
        return
    if line is None or trouble is not None:
        match.expire(seat)
    else:
        match.play(seat, line, question, wave)
    go_on(table)


def go_on(table: Table) -> None:
    """After an entry: what was ordered is answered, nothing is asked about old entries any more,
    and perhaps it is over."""
    match = table.match
    assert match is not None
    ahead.carry_out(table, match)
    table.record.undo = None
    table.note_end()


def order(table: Table, guest: Guest, command: commands.GiveOrder) -> messages.Done:
    """Answer a decision in advance; one that is open already, at once."""
    match = table.running_match()
    table.record.own_chair(command.seat, guest.id)
    if ahead.give(table, match, command):
        _note_answer(table.record, command.seat)
        go_on(table)
    return messages.Done(id=command.id)


def withdraw(table: Table, guest: Guest, command: commands.WithdrawOrder) -> messages.Done:
    """Take an answer in advance back."""
    table.running_match()
    table.record.own_chair(command.seat, guest.id)
    ahead.withdraw(table, command.seat, command.order)
    return messages.Done(id=command.id)


def undo(table: Table, guest: Guest, command: commands.Undo) -> messages.Done:
    """Take one's own last move back, until somebody has learnt something."""
    match = table.running_match()
    table.record.own_chair(command.seat, guest.id)
    obstacle = "rated" if table.record.is_rated else match.undo_obstacle(command.seat)
    if obstacle:
        raise Trouble("no-undo", why=obstacle)
    number = len(match.entries)
    match.undo(command.seat)
    ahead.drop(table, [command.seat])  # Or it would be answered again at once.
    go_on(table)
    return messages.Done(id=command.id, number=number)


def ask_undo(table: Table, guest: Guest, command: commands.AskUndo) -> messages.Done:
    """Ask everyone to go back before one's own last move; one's own seats and bots agree."""
    match = table.running_match()
    record = table.record
    record.own_chair(command.seat, guest.id)
    if not may_ask_undo(record):
        raise Trouble("no-undo", why="rated")
    entries = match.taken_back(command.seat)
    if not entries:
        raise Trouble("no-undo", why=match.undo_obstacle(command.seat, is_agreed=True) or "nothing")
    record.undo = UndoAsked(seat=command.seat, entries=entries, agreed=record.seats_of(guest.id))
    return _undo_if_all_agree(table, command.id)


def may_ask_undo(record: Record) -> bool:
    """Whether there is anybody to ask: where a game is rated, bots do not agree to everything."""
    return not record.is_rated or len(record.people()) > 1


def answer_undo(table: Table, guest: Guest, command: commands.AnswerUndo) -> messages.Done:
    """Agree to what was asked, or not; the asker's own no withdraws it."""
    table.running_match()
    record = table.record
    if record.undo is None:
        raise Trouble("nothing-asked")
    seats = record.seats_of(guest.id)
    if not seats:
        raise Trouble("not-seated")
    if not command.agree:
        record.undo = None
        return messages.Done(id=command.id)
    record.undo.agreed = sorted({*record.undo.agreed, *seats})
    return _undo_if_all_agree(table, command.id)


def waits_for(record: Record) -> list[int]:
    """The people who have not agreed to the undo that was asked for."""
    if record.undo is None:
        return []
    return [seat for seat in record.people() if seat not in record.undo.agreed]


def _undo_if_all_agree(table: Table, message: str) -> messages.Done:
    asked = table.record.undo
    assert asked is not None
    if waits_for(table.record):
        return messages.Done(id=message)
    match = table.running_match()
    number = len(match.entries)
    for _ in asked.entries:
        match.undo(asked.seat, is_agreed=True)
    ahead.drop(table, range(len(table.record.chairs)))
    go_on(table)
    return messages.Done(id=message, number=number)


def resign(table: Table, guest: Guest, command: commands.Resign) -> messages.Done:
    """Hand one's seat over to a bot, and the host's role passes on: one may come back to it. Or end
    the game, where there is one who has won then."""
    match = table.running_match()
    record = table.record
    chair = record.own_chair(command.seat, guest.id)
    if command.ends:
        return _end_by_resigning(table, match, command)
    _seat_bot(table, command.seat, has_resigned=True, gone=chair.holders)
    answer = messages.Done(id=command.id)
    if record.undo is not None and not waits_for(record):
        answer = _undo_if_all_agree(table, command.id)
    _hold(table, match, command.seat, is_program=True)
    return answer


def _seat_bot(table: Table, seat: int, **more: Any) -> None:
    """Let a bot play on in somebody's seat."""
    record, chair = table.record, table.record.chairs[seat]
    record.chairs[seat] = Chair(
        kind="bot",
        name=chair.name,
        is_known=chair.is_known,
        colour=chair.colour,
        shape=chair.shape,
        level=usual_level(table.game),
        word=chair.word,
        away=chair.away,
        **more,
    )
    for holder in chair.holders:
        record.pass_host_on(holder)
    ahead.drop(table, [seat])
    record.proposal = None
    if record.undo is not None and record.undo.seat == seat:
        record.undo = None


def _end_by_resigning(table: Table, match: Match, command: commands.Resign) -> messages.Done:
    record = table.record
    heir = record.heir(command.seat)
    if heir is None:
        raise Trouble("no-end")
    number = len(match.entries)
    match.resign(command.seat, heir)
    record.chairs[command.seat].has_resigned = True
    record.undo = None
    table.note_end()
    return messages.Done(id=command.id, number=number)


def come_back(table: Table, guest: Guest, command: commands.ComeBack) -> messages.Done:
    """Take the seat back that one handed over to a bot."""
    match = table.running_match()
    record = table.record
    chair = record.chair(command.seat)
    if guest.id not in chair.gone:
        raise Trouble("not-your-seat", seat=command.seat)
    record.chairs[command.seat] = Chair(
        kind="person",
        name=chair.name,
        is_known=chair.is_known,
        colour=chair.colour,
        shape=chair.shape,
        key=new_id(),
        holders=list(chair.gone),
        word=chair.word,
        away=chair.away,
    )
    record.proposal = None
    if not record.host:
        record.host = guest.id
    if record.pace.bank:
        left = table.times.left
        left[command.seat] = max(pace.BACK, left[command.seat])
    _hold(table, match, command.seat, is_program=False)
    return messages.Done(id=command.id, seat=command.seat)


def _hold(table: Table, match: Match, seat: int, is_program: bool) -> None:
    """Log who holds a seat from now on; what was asked to be taken back may then be final."""
    if match.is_over:
        return
    match.hold(seat, is_program)
    undo = table.record.undo
    if undo is not None and match.taken_back(undo.seat) != undo.entries:
        table.record.undo = None
    table.note_end()


def _hand_over_late(table: Table, match: Match, seat: int) -> None:
    """A bot takes the seat of somebody whose time is out, until they are back."""
    gone = table.record.chairs[seat].holders
    _seat_bot(table, seat, is_late=True, gone=gone)
    if table.record.pace.bank:
        table.times.left[seat] = 0.0
    _hold(table, match, seat, is_program=True)


def propose(table: Table, guest: Guest, command: commands.Propose, now: float) -> messages.Done:
    """Propose something to everybody; it replaces what was proposed before. Bots agree."""
    table.running_match()
    record = table.record
    here, _ = table.presence()
    record.proposal = pace.proposed(
        table.game, record, table.times, table.entries, here, guest, command, now
    )
    return _do_if_all_agree(table, command.id, now)


def answer_proposal(
    table: Table, guest: Guest, command: commands.AnswerProposal, now: float
) -> messages.Done:
    """Agree to what was proposed, or not; the proposer's own no withdraws it."""
    table.running_match()
    record = table.record
    if record.proposal is None:
        raise Trouble("nothing-proposed")
    seats = record.seats_of(guest.id)
    if not seats:
        raise Trouble("not-seated")
    if command.proposal is not None and command.proposal != record.proposal.id:
        raise Trouble("other-proposal")
    if not command.agree:
        record.proposal = None
        return messages.Done(id=command.id)
    record.proposal.agreed = sorted({*record.proposal.agreed, *seats})
    return _do_if_all_agree(table, command.id, now)


def _do_if_all_agree(table: Table, message: str, now: float) -> messages.Done:
    record = table.record
    proposal = record.proposal
    assert proposal is not None
    if pace.waits_for(record):
        return messages.Done(id=message)
    record.proposal = None
    if proposal.what == "replace":
        assert proposal.whom is not None
        here, _ = table.presence()
        pace.require_absence(record, table.times, table.entries, here, proposal.whom, now)
        is_program = record.chairs[proposal.whom].kind == "bot"
        _seat_bot(table, proposal.whom, has_resigned=True)
        if not is_program:
            _hold(table, table.running_match(), proposal.whom, is_program=True)
        return messages.Done(id=message)
    if proposal.what == "pause":
        pace.rest(record, table.times, now)
    elif proposal.what == "go-on":
        pace.go_on(record, table.times, now)
    else:
        assert proposal.pace is not None
        pace.change_to(record, table.times, proposal.pace, now)
    table.is_time_new = True
    return messages.Done(id=message)


def say(table: Table, guest: Guest, command: commands.Say, now: float) -> messages.Done:
    """Add a line to the chat, as one of one's seats or as a spectator."""
    text = clean_text(command.text)
    table.record.require_speech(guest.id)
    seats = table.record.seats_of(guest.id)
    if command.seat is not None:
        table.record.own_chair(command.seat, guest.id)
    seat = command.seat if command.seat is not None else next(iter(seats), None)
    if seat is not None:
        name = table.record.chairs[seat].name
    else:  # Nobody speaks from outside as if they sat here.
        name = own_name(table.record, guest.name) if guest.name else ""
    line = table.add_line(now, seat, name, text, guest.id)
    return messages.Done(id=command.id, number=line.number)


def rematch(table: Table, guest: Guest, now: float) -> Record:
    """The record of a new table for the same people, in the same seats; bots for those gone."""
    old = table.record
    if old.phase != "over":
        raise Trouble("not-over")
    if not old.seats_of(guest.id):
        raise Trouble("not-seated")
    luck = Luck.sealed()
    return Record(
        id=new_id(),
        game=old.game,
        rules=table.game.version,
        phase="gathering",
        options=dict(old.options),
        is_open=old.is_open,
        pace=old.pace,
        has_hints=old.has_hints,
        chairs=[_same_chair(chair) for chair in old.chairs],
        host=guest.id,
        secret=luck.secret,
        seal=luck.seal,
        made_at=now,
        board=old.board,
        box=old.box,
        language=old.language,
        is_rated=old.is_rated,
        muted=list(old.muted),
        removed=list(old.removed),
    )


def needs_nobody_else(record: Record, guest: Guest) -> bool:
    """Whether all who are to come have come: the guest alone, against bots or for others here."""
    is_full = all(chair.kind != "free" for chair in record.chairs)
    return is_full and record.people() == record.seats_of(guest.id)


def _same_chair(chair: Chair) -> Chair:
    is_person = chair.kind == "person"
    return Chair(
        kind=chair.kind,
        name=chair.name if is_person else "",
        is_known=chair.is_known and is_person,
        colour=chair.colour,
        shape=chair.shape,
        level=chair.level,
        temper=chair.temper,
        key=new_id() if is_person else "",
        holders=list(chair.holders),
    )


def look_at_the_time(table: Table, now: float) -> None:
    """Ring the game's clocks whose time is up, and see to the seats of people whose time is out:
    the default is played there, or a bot plays on."""
    match = table.running_match()
    if table.record.paused_at:
        return
    before = len(match.entries)
    entered = match.state.entered
    for due, name in clocks_due(table):
        is_kept = name in [clock.name for clock in match.clocks()]
        if due <= now and is_kept and (name or match.state.entered == entered):
            match.time_is_up(name)
            table.times.clocks.pop(name, None)
    for seat in range(len(table.record.chairs)):
        if any(due <= now and late == seat for due, late in people_due(table)):
            if table.record.pace.late == "bot":
                _hand_over_late(table, match, seat)
            else:
                match.expire(seat)
    if len(match.entries) > before:
        go_on(table)
