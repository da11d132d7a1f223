"""`admin tables`: which tables there are, and what becomes of them."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ludotheque.cli.given import as_typed
from ludotheque.cli.ledger import AsJson, Data, Yes, administration, ask_first, say, when
from ludotheque.cli.serve import DEFAULT_DATA
from ludotheque.core.errors import BadSetup
from ludotheque.core.registry import games

if TYPE_CHECKING:
    from ludotheque.server.service.administering import SeatLine, TableLine

app = typer.Typer(help="Tables: list them, look at one, close or delete it.", no_args_is_help=True)
Table = Annotated[str, typer.Argument(help="The id of the table, as in its link.")]
A_DAY = 86_400.0
MOST = 1_000_000
PHASES = ("gathering", "running", "over")


@app.command("list")
def list_tables(
    phase: Annotated[str, typer.Option(help="gathering, running or over.")] = "",
    game: Annotated[str, typer.Option(help="Of one game only.")] = "",
    guest: Annotated[str, typer.Option(help="At which a guest (by id) holds a seat.")] = "",
    idle: Annotated[float, typer.Option(help="Unchanged for so many days.")] = 0.0,
    most: Annotated[int, typer.Option(min=0, max=MOST, help="At most so many.")] = 100,
    data: Data = DEFAULT_DATA,
    as_json: AsJson = False,
) -> None:
    """The tables that are kept, the latest first."""
    if phase and phase not in PHASES:
        raise BadSetup(
            f"there is no phase {phase}; a table is {PHASES[0]}, {PHASES[1]} or {PHASES[2]}."
        )
    with administration(data) as admin:
        from ludotheque.server.store.office import Wanted

        before = time.time() - idle * A_DAY if idle else None
        found = admin.tables(Wanted(phase=phase, game=game, guest=guest, before=before, most=most))
    if game and not found and game not in games():
        raise BadSetup.of("no-game", name=game, games=", ".join(games()))
    heads = ("id", "game", "phase", "open", "moves", "chat", "changed", "seats")
    say(found, as_json, heads=heads, rows=[_row(one) for one in found])


@app.command()
def look(table: Table, data: Data = DEFAULT_DATA, as_json: AsJson = False) -> None:
    """One table: who sits there, what was agreed, and the end of its chat. Nothing that is secret
    in the game is shown."""
    with administration(data) as admin:
        sheet = admin.look(table)
    if as_json:
        say(sheet, True)
        return
    line = sheet.table
    rows: list[tuple[str, Any]] = [
        ("id", line.id),
        ("game", line.game),
        ("phase", line.phase),
        ("in the list", "yes" if line.is_open else "no"),
        ("made", when(line.made_at)),
        ("changed", when(line.changed_at)),
        ("moves", line.entries),
        ("host", line.host),
    ]
    rows += [
        ("options", ", ".join(f"{name} {as_typed(value)}" for name, value in sheet.options.items()))
    ]
    for seat in line.seats:
        rows.append((f"seat {seat.seat + 1}", f"{_who(seat)} {' '.join(seat.guests)}".strip()))
    if sheet.scores:
        rows.append(("scores", " ".join(str(one) for one in sheet.scores)))
        rows.append(("winners", " ".join(f"seat {one + 1}" for one in sheet.winners)))
    if line.trouble:
        rows.append(("cannot be read", line.trouble))
    rows += [("chat", _spoken(text)) for text in sheet.chat]
    say(sheet, False, heads=("", ""), rows=rows)


@app.command()
def close(table: Table, data: Data = DEFAULT_DATA, as_json: AsJson = False) -> None:
    """Take a table from the list of open ones; who sits there or has its link plays on."""
    with administration(data) as admin:
        was_open = admin.close_table(table)
    said = "is in no list any more" if was_open else "was in no list; nothing was changed"
    say({"closed": table} if as_json else f"Table {table} {said}.", as_json)


@app.command()
def delete(
    table: Table, data: Data = DEFAULT_DATA, yes: Yes = False, as_json: AsJson = False
) -> None:
    """Remove a table with its log and chat, for good; whoever is there is sent away."""
    with administration(data) as admin:
        line = admin.look(table).table
        people = ", ".join(_who(seat) for seat in line.seats)
        ask_first(f"Delete the table {table} ({line.game}: {people}) for good?", yes)
        admin.delete_table(table)
    say({"deleted": table} if as_json else f"Table {table} is deleted.", as_json)


def _row(line: TableLine) -> tuple[Any, ...]:
    seats = f"cannot be read: {line.trouble}" if line.trouble else ""
    return (
        line.id,
        line.game,
        line.phase,
        "yes" if line.is_open else "no",
        line.entries,
        line.lines,
        when(line.changed_at),
        seats or ", ".join(_who(seat) for seat in line.seats),
    )


def _who(seat: SeatLine) -> str:
    if seat.kind == "person":
        return seat.name
    return f"{seat.name} (bot {seat.level})".strip() if seat.kind == "bot" else "free"


def _spoken(text: str) -> str:
    """A line of the chat as it is kept, or whatever is there."""
    import msgspec

    from ludotheque.server.wire.messages import ChatLine

    try:
        line = msgspec.json.decode(text, type=ChatLine)
    except (msgspec.DecodeError, UnicodeError):
        return "cannot be read"
    return f"{when(line.at)} {line.name}: {line.text}"
