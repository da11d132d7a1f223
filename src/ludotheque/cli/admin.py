"""`admin`: what a host does with a data folder, whether a server runs on it or not."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from ludotheque.cli.serve import DEFAULT_DATA, what_the_server_needs
from ludotheque.core.errors import BadSetup

app = typer.Typer(help="Look after a data folder, whether a server runs on it or not.")

Data = Annotated[Path, typer.Option(help="The folder in which the tables are kept.")]
AsJson = Annotated[bool, typer.Option("--json", help="Say it as JSON.")]


@app.callback()
def admin() -> None:
    """Look after a data folder, whether a server runs on it or not."""


@app.command()
def check(data: Data = DEFAULT_DATA, as_json: AsJson = False) -> None:
    """Find what is damaged before people do: the file page by page, each table, each guest.

    Nothing is changed. The end is 1 where something was found.
    """
    with what_the_server_needs():
        from ludotheque.server.service.checking import check as look
        from ludotheque.server.service.shelf import Shelf
        from ludotheque.server.store.sqlite import FILE_NAME
    if not (data / FILE_NAME).is_file():
        raise BadSetup(f"there are no tables in the folder {data}.")
    found = list(look(data, Shelf()))
    if as_json:
        listed = [{"kind": one.kind, "id": one.id, "what": one.what} for one in found]
        print(json.dumps(listed, ensure_ascii=False, indent=2))
    elif not found:
        print(f"Everything in {data} can be read.")
    else:
        for one in found:
            where = f"{one.kind} {one.id}".strip()
            print(" ".join(f"{where}: {one.what}".split()))
    if found:
        raise typer.Exit(1)
