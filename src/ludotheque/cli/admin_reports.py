"""`admin reports`: what people have told the host of the server about tables."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

from ludotheque.cli.ledger import AsJson, Data, administration, say, when
from ludotheque.cli.serve import DEFAULT_DATA
from ludotheque.core.errors import BadSetup

app = typer.Typer(help="Reports: read what waits, and settle it.", no_args_is_help=True)
Number = Annotated[int, typer.Argument(help="The number of the report.")]
Settled = Annotated[bool, typer.Option("--settled", help="Those that wait no more.")]


@app.command("list")
def list_reports(
    settled: Settled = False, data: Data = DEFAULT_DATA, as_json: AsJson = False
) -> None:
    """The reports that wait, the oldest first."""
    with administration(data) as admin:
        found = admin.office.reports(settled)
    rows = [(one.id, when(one.at), one.table, one.game, one.about, one.text) for one in found]
    say(found, as_json, heads=("", "when", "table", "game", "about", "what"), rows=rows)


@app.command()
def look(number: Number, data: Data = DEFAULT_DATA, as_json: AsJson = False) -> None:
    """One report, with the chat as it was."""
    with administration(data) as admin:
        reports = [*admin.office.reports(False), *admin.office.reports(True)]
    found = next((one for one in reports if one.id == number), None)
    if found is None:
        raise BadSetup(f"there is no report {number}.")
    rows: list[tuple[str, Any]] = [
        ("when", when(found.at)),
        ("table", found.table),
        ("game", found.game),
        ("by", found.reporter),
        ("about", found.about),
        ("what", found.text),
        ("settled", "yes" if found.is_settled else "no"),
    ]
    rows += [("chat", _spoken(line)) for line in _lines(found.chat)]
    say(found, as_json, heads=("", ""), rows=rows)


@app.command()
def settle(number: Number, data: Data = DEFAULT_DATA, as_json: AsJson = False) -> None:
    """Note that a report is dealt with."""
    with administration(data) as admin:
        if not admin.office.settle(number):
            raise BadSetup(f"no report {number} waits.")
    say({"settled": number} if as_json else f"Report {number} is settled.", as_json)


def _lines(chat: str) -> list[Any]:
    try:
        lines: list[Any] = json.loads(chat)
    except ValueError:
        return []
    return lines


def _spoken(line: Any) -> str:
    if not isinstance(line, dict):
        return str(line)
    return f"{line.get('guest', '')} {line.get('name', '')}: {line.get('text', '')}".strip()
