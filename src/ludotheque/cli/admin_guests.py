"""`admin guests`: who comes, under which name, and who may not."""

from __future__ import annotations

from typing import Annotated

import typer

from ludotheque.cli.ledger import AsJson, Data, Yes, administration, ask_first, counted, say, when
from ludotheque.cli.serve import DEFAULT_DATA

app = typer.Typer(help="Guests: find, rename, erase, ban or let in again.", no_args_is_help=True)
Id = Annotated[str, typer.Argument(help="The guest's id, or how it begins; `find` shows it.")]


@app.command()
def find(
    text: Annotated[str, typer.Argument(help="A part of the name, or how the id begins.")] = "",
    data: Data = DEFAULT_DATA,
    as_json: AsJson = False,
) -> None:
    """The guests who are called like that."""
    with administration(data) as admin:
        found = admin.find_guests(text)
    rows = [(one.id, one.name, one.tables, "banned" if one.is_banned else "") for one in found]
    say(found, as_json, heads=("id", "name", "tables", ""), rows=rows)


@app.command()
def rename(
    guest: Id,
    name: Annotated[str, typer.Argument(help="The new name.")],
    data: Data = DEFAULT_DATA,
    as_json: AsJson = False,
) -> None:
    """Give a guest another name: at every table, and before all that was said."""
    with administration(data) as admin:
        id = admin.guest(guest).id
        said = admin.rename(id, name)
    say({"guest": id, "name": said} if as_json else f"Guest {id} is called {said}.", as_json)


@app.command()
def erase(guest: Id, data: Data = DEFAULT_DATA, yes: Yes = False, as_json: AsJson = False) -> None:
    """Remove all that is personal: name, seats, chat, hidden people, reports, bans. Bots play on;
    logs of games stay, with nobody's name."""
    with administration(data) as admin:
        found = admin.guest(guest)
        ask_first(f"Erase {found.name or 'the guest'} ({found.id}) everywhere, for good?", yes)
        tables = admin.erase(found.id)
    if as_json:
        say({"guest": found.id, "tables": tables}, True)
    else:
        say(f"Guest {found.id} is erased, from {counted(tables, 'table')}.", False)


@app.command()
def ban(
    guest: Id,
    why: Annotated[str, typer.Option(help="Why, for yourself.")] = "",
    data: Data = DEFAULT_DATA,
    yes: Yes = False,
    as_json: AsJson = False,
) -> None:
    """Let a guest come no more, on that browser. Where it plays, bots play on."""
    with administration(data) as admin:
        found = admin.guest(guest)
        ask_first(f"Ban {found.name or 'the guest'} ({found.id})?", yes)
        admin.ban(found.id, why)
    say({"banned": found.id} if as_json else f"Guest {found.id} is banned.", as_json)


@app.command()
def unban(guest: Id, data: Data = DEFAULT_DATA, as_json: AsJson = False) -> None:
    """Let a guest come again; its seats stay the bots'."""
    with administration(data) as admin:
        bans = [one.guest for one in admin.office.bans() if one.guest.startswith(guest)]
        id = bans[0] if len(bans) == 1 else guest
        admin.unban(id)
    say({"unbanned": id} if as_json else f"Guest {id} may come again.", as_json)


@app.command()
def bans(data: Data = DEFAULT_DATA, as_json: AsJson = False) -> None:
    """Who may not come, since when and why."""
    with administration(data) as admin:
        found = admin.office.bans()
    rows = [(one.guest, when(one.at), one.why) for one in found]
    say(found, as_json, heads=("guest", "since", "why"), rows=rows)
