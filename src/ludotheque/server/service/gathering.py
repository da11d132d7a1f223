"""Before the start: who sits where, what is agreed, and the beginning.

Each function checks everything before it changes anything.
"""

from __future__ import annotations

from typing import Final

from ludotheque.bots.tempers import tempers_for
from ludotheque.core.luck import Luck
from ludotheque.core.match import Match
from ludotheque.server.service.boards import owners_box, read_board
from ludotheque.server.service.names import NAME_LENGTH, clean_name, clean_word, look_alike
from ludotheque.server.service.pace import at_pace, check_pace
from ludotheque.server.service.rated import (
    ask_anew,
    note_players,
    require_agreed,
    require_rateable,
    require_room_for,
)
from ludotheque.server.service.record import Chair, Guest, Record, message_key, new_id
from ludotheque.server.service.shelf import Shelf, agreed_terms, check_options, check_seats
from ludotheque.server.service.table import KEPT_CHANGES, Table
from ludotheque.server.service.trouble import Trouble
from ludotheque.server.wire import commands, messages, sheets, values

DEVICES: Final = 8
"""So many browsers may hold one seat; the one that came first loses it to one more."""


def new_record(shelf: Shelf, guest: Guest, wanted: sheets.NewTable, now: float) -> Record:
    """A table that nobody sits at yet; the guest is its host."""
    game = shelf.game(wanted.game)
    check_seats(game, wanted.seats)
    wished = at_pace(game, wanted.options, wanted.pace)
    options = check_options(game, wished, wanted.seats)
    board = read_board(wanted.board)
    agreed_terms(game, options, [], wanted.seats, board)
    luck = Luck.sealed()
    record = Record(
        id=new_id(),
        game=game.name,
        rules=game.version,
        phase="gathering",
        options=options,
        is_open=wanted.is_open,
        pace=check_pace(wanted.pace),
        has_hints=wanted.has_hints,
        chairs=[Chair() for _ in range(wanted.seats)],
        host=guest.id,
        secret=luck.secret,
        seal=luck.seal,
        made_at=now,
        board=wanted.board,
        box=None if board is None else owners_box(board),
        language=wanted.language,
        is_rated=wanted.is_rated,
    )
    require_rateable(game, record)
    for number, level in wanted.bots.items():
        seat = int(number) if number.isascii() and number.isdecimal() and len(number) < 4 else -1
        record.chair(seat)
        seat_bot(record, seat, shelf.require_level(game, level))
    return record


def sit(table: Table, guest: Guest, command: commands.Sit) -> messages.Done:
    """Take a free seat; who has one already takes one more on the same device, or sits down anew
    in the same one under another name, colour and shape."""
    record = table.record
    record.require_gathering()
    record.require_welcome(guest.id)
    sitter = sheets.Sitter(command.name, command.colour, command.shape, command.word)
    own = record.seats_of(guest.id)
    if command.seat is not None and command.seat in own:
        _sit_anew(record, command.seat, guest, sitter)
        record.chairs[command.seat].sent = message_key(guest.id, command.id)
        return messages.Done(id=command.id, seat=command.seat)
    free = [seat for seat, chair in enumerate(record.chairs) if chair.kind == "free"]
    if command.seat is not None:
        record.chair(command.seat)
        if command.seat not in free:
            raise Trouble("seat-taken", seat=command.seat)
    elif not free:
        raise Trouble("table-full")
    seat = free[0] if command.seat is None else command.seat
    require_room_for(record, guest.id)
    sit_down(record, seat, guest, sitter)
    record.chairs[seat].sent = message_key(guest.id, command.id)
    if not record.host:
        record.host = guest.id
    return messages.Done(id=command.id, seat=seat)


def check_sitter(guest: Guest, sitter: sheets.Sitter) -> None:
    """`bad-name` or `bad-word` unless somebody could sit down so."""
    clean_name(guest.name if sitter.name is None else sitter.name)
    if sitter.word is not None:
        clean_word(sitter.word)


def sit_down(record: Record, seat: int, guest: Guest, sitter: sheets.Sitter) -> None:
    """Put a guest into a free seat, in a colour and shape that nobody else has; bots give way."""
    name = clean_name(guest.name if sitter.name is None else sitter.name)
    is_known = _is_own(record, seat, guest, name)
    word = "" if sitter.word is None else clean_word(sitter.word)
    bots = {place: chair for place, chair in enumerate(record.chairs) if chair.kind == "bot"}
    for place in (seat, *bots):
        record.chairs[place] = Chair()
    if is_known:
        _give_way(record, name)
    record.chairs[seat] = Chair(
        kind="person",
        name=own_name(record, name, guest.id),
        is_known=is_known,
        colour=_free_colour(record, sitter.colour or guest.colour),
        shape=_free_shape(record, sitter.shape or guest.shape),
        key=new_id(),
        holders=[guest.id],
        word=word,
    )
    for place, bot in bots.items():
        bot.colour = _free_colour(record, bot.colour)
        bot.shape = _free_shape(record, bot.shape)
        record.chairs[place] = bot


def _sit_anew(record: Record, seat: int, guest: Guest, sitter: sheets.Sitter) -> None:
    """Be seen otherwise in one's own seat; the private link and the word stay."""
    old = record.chairs[seat]
    sit_down(record, seat, guest, sitter)
    chair = record.chairs[seat]
    chair.key, chair.holders = old.key, old.holders
    chair.word = chair.word or old.word
    chair.agrees = old.agrees


def _is_own(record: Record, seat: int, guest: Guest, name: str) -> bool:
    """Whether a name is that of the guest's account, and the guest wears it in no other seat."""
    if not guest.is_kept or not look_alike(name, guest.name):
        return False
    others = [chair for place, chair in enumerate(record.chairs) if place != seat]
    return not any(chair.is_known and look_alike(chair.name, name) for chair in others)


def _give_way(record: Record, name: str) -> None:
    """Guests who are called like somebody with an account get a number after their name."""
    for chair in record.chairs:
        if chair.name and look_alike(chair.name, name):
            chair.name = _numbered(record, chair.name)


def own_name(record: Record, name: str, guest: str = "") -> str:
    """The name, or with a number after it where somebody at the table has it already;
    `name-alike` where it only looks like somebody's, `name-kept` where it is the name of somebody
    else's account."""
    for chair in record.chairs:
        is_others = chair.is_known and guest not in chair.holders
        if is_others and look_alike(chair.name, name):
            raise Trouble("name-kept", whose=chair.name)
    taken = {chair.name for chair in record.chairs if chair.name}
    for other in sorted(taken):
        if other.casefold() != name.casefold() and look_alike(other, name):
            raise Trouble("name-alike", whose=other)
    is_free = name.casefold() not in {other.casefold() for other in taken}
    return name if is_free else _numbered(record, name)


def _numbered(record: Record, name: str) -> str:
    """The name with the first number after it that makes it nobody's."""
    taken = {chair.name.casefold() for chair in record.chairs if chair.name}
    number = 2
    while (own := f"{name[: NAME_LENGTH - 3].rstrip()} {number}").casefold() in taken:
        number += 1
    return own


def claim(table: Table, guest: Guest, command: commands.Claim) -> messages.Done:
    """Come back to one's seat from another device."""
    seat = seat_of_key(table.record, command.key)
    chair = table.record.chairs[seat]
    if guest.id not in chair.holders:
        require_room_for(table.record, guest.id)
        chair.holders = [*chair.holders, guest.id][-DEVICES:]
    return messages.Done(id=command.id, seat=seat)


def seat_of_key(record: Record, key: str) -> int:
    """The seat that a private link leads to; `no-such-seat-link` if to none."""
    for seat, chair in enumerate(record.chairs):
        if chair.key and chair.key == key:
            return seat
    raise Trouble("no-such-seat-link")


def leave(table: Table, guest: Guest, command: commands.Leave) -> messages.Done:
    """Get up from one seat, or from all of them; the host's role passes on."""
    record = table.record
    record.require_gathering()
    if command.seat is not None:
        record.own_chair(command.seat, guest.id)
        seats = [command.seat]
    else:
        seats = record.seats_of(guest.id)
        if not seats and record.host != guest.id:
            raise Trouble("not-seated")
    for seat in seats:
        record.chairs[seat] = Chair()
    record.pass_host_on(guest.id)
    return messages.Done(id=command.id)


def replace_absent_host(table: Table) -> None:
    """Somebody who sits here and is connected becomes host, if the host has not come back."""
    if not table.is_host_away():
        return
    here = {listener.guest for listener in table.listeners}
    for chair in table.record.chairs:
        for holder in chair.holders:
            if holder in here:
                table.record.host = holder
                return


def put_bot(table: Table, shelf: Shelf, guest: Guest, command: commands.PutBot) -> messages.Done:
    """Host: put a bot into a free seat, or change its level."""
    record = table.record
    record.require_gathering()
    record.require_host(guest.id)
    if record.chair(command.seat).kind == "person":
        raise Trouble("seat-taken", seat=command.seat)
    seat_bot(record, command.seat, shelf.require_level(table.game, command.level))
    ask_anew(record, guest.id)
    return messages.Done(id=command.id, seat=command.seat)


def free_seat(table: Table, guest: Guest, command: commands.FreeSeat) -> messages.Done:
    """Host: free a seat of a bot or of somebody who went away."""
    record = table.record
    record.require_gathering()
    record.require_host(guest.id)
    record.chair(command.seat)
    record.chairs[command.seat] = Chair()
    return messages.Done(id=command.id, seat=command.seat)


def change(table: Table, guest: Guest, command: commands.Change) -> messages.Done:
    """Host: change what is agreed. Seats go from the end, and only free ones or bots'."""
    record = table.record
    record.require_host(guest.id)
    agreed = (command.seats, command.options, command.pace, command.has_hints)
    if any(one is not None for one in agreed):
        record.require_gathering()
    if command.seats is not None:
        check_seats(table.game, command.seats)
    seats = len(record.chairs) if command.seats is None else command.seats
    options = record.options
    pace = record.pace if command.pace is None else check_pace(command.pace)
    if (command.seats, command.options, command.pace) != (None, None, None):
        wanted = at_pace(table.game, {**options, **(command.options or {})}, pace)
        options = check_options(table.game, wanted, seats)
        agreed_terms(table.game, options, [], seats, read_board(record.board))
    if command.seats is not None:
        for seat in range(command.seats, len(record.chairs)):
            if record.chairs[seat].kind == "person":
                raise Trouble("seat-taken", seat=seat)
        missing = command.seats - len(record.chairs)
        record.chairs = record.chairs[: command.seats] + [Chair() for _ in range(missing)]
    record.options = options
    record.pace = pace
    if command.has_hints is not None:
        record.has_hints = command.has_hints
    require_rateable(table.game, record)
    if any(one is not None for one in agreed):
        ask_anew(record, guest.id)
    if command.is_open is not None:
        record.is_open = command.is_open
    if command.language is not None:
        record.language = command.language
    return messages.Done(id=command.id)


def word(table: Table, guest: Guest, command: commands.Word) -> messages.Done:
    """Mix a word into the luck; until the start it can be replaced by another."""
    record = table.record
    record.require_gathering()
    chair = record.own_chair(command.seat, guest.id)
    chair.word = clean_word(command.word)
    return messages.Done(id=command.id, seat=command.seat)


def start(table: Table, shelf: Shelf, guest: Guest, command: commands.Start) -> messages.Done:
    """Host: begin, once no seat is free; bots of one level may take what is free."""
    record = table.record
    record.require_gathering()
    record.require_host(guest.id)
    level = None if command.fill is None else shelf.require_level(table.game, command.fill)
    free = [seat for seat, chair in enumerate(record.chairs) if chair.kind == "free"]
    has_others = record.is_rated and record.people() != record.seats_of(guest.id)
    if free and (level is None or has_others):  # They have not agreed to bots.
        raise Trouble("seats-free", count=len(free))
    for seat in free:
        seat_bot(record, seat, level or "")
    require_agreed(table.game, record)
    begin(table)
    return messages.Done(id=command.id)


def begin(table: Table) -> None:
    """Mix the words into the sealed luck, set the game up and pose the first question."""
    record = table.record
    if table.game.draws_lots(record.options):
        _draw_lots(table)
    board = read_board(record.board)
    terms = agreed_terms(table.game, record.options, record.people(), len(record.chairs), board)
    luck = Luck.sealed(record.secret)
    match = Match(table.game, terms, table.game.new_state(terms), luck, board)
    match.keeps_time = True
    match.keeps_changes = KEPT_CHANGES
    for seat, chair in enumerate(record.chairs):
        if chair.word:
            match.add_word(seat, chair.word)
    match.begin()
    note_players(record)
    record.phase = "running"
    record.options = dict(terms.options)
    table.match = match
    table.note_end()  # Chance alone may have played a short game to its end.


def _draw_lots(table: Table) -> None:
    """Let everybody sit where the table's secret puts them; what is agreed for a seat goes along.
    Whoever knows the secret after the game can draw the same."""
    record = table.record
    order = Luck.sealed(record.secret).lots("seats", len(record.chairs))
    record.chairs = [record.chairs[place] for place in order]
    for option in table.game.options:
        each = str(record.options[option.name]).split(",")
        if option.for_people and len(each) == len(order):
            record.options[option.name] = ",".join([each[place] for place in order])


def begin_by_itself(table: Table) -> None:
    """Begin, if everybody has come for whom the table was made."""
    if table.is_complete():
        begin(table)


def seat_bot(record: Record, seat: int, level: str) -> None:
    """Put a bot into a seat."""
    old = record.chairs[seat].temper
    record.chairs[seat] = Chair()
    taken = {chair.temper for chair in record.chairs}
    record.chairs[seat] = Chair(
        kind="bot",
        colour=_free_colour(record, values.COLOURS[seat % len(values.COLOURS)]),
        shape=_free_shape(record, values.SHAPES[seat % len(values.SHAPES)]),
        level=level,
        temper=next(one for one in (old, *tempers_for(record.id)) if one not in {-1, *taken}),
    )


def _free_colour(record: Record, wanted: values.Colour) -> values.Colour:
    taken = {chair.colour for chair in record.chairs if chair.kind != "free"}
    if wanted not in taken:
        return wanted
    return next((colour for colour in values.COLOURS if colour not in taken), wanted)


def _free_shape(record: Record, wanted: values.Shape) -> values.Shape:
    taken = {chair.shape for chair in record.chairs if chair.kind != "free"}
    if wanted not in taken:
        return wanted
    return next((shape for shape in values.SHAPES if shape not in taken), wanted)
