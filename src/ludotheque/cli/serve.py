"""`serve`: the page and its tables, for oneself, a café or a club."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ludotheque.core.errors import BadSetup

DEFAULT_DATA = Path("ludotheque-data")


def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen at; 0.0.0.0 for the whole network.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes any.")] = 8000,
    data: Annotated[
        Path, typer.Option(help="The folder in which the tables are kept; it is made if missing.")
    ] = DEFAULT_DATA,
    secure: Annotated[
        bool, typer.Option("--secure", help="People reach the server by https.")
    ] = False,
    behind_proxy: Annotated[
        bool, typer.Option("--behind-proxy", help="A proxy on this machine stands before it.")
    ] = False,
) -> None:
    """Open the shelf in the browser: serve the page and its tables, kept in one file."""
    try:
        from ludotheque.server.main import serve as run
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("ludotheque"):
            raise
        raise BadSetup(
            f"the server needs {error.name}, which comes with `pip install 'ludotheque[server]'`."
        ) from None
    try:
        data.mkdir(parents=True, exist_ok=True)
        run(host, port, data, is_secure=secure, is_behind_proxy=behind_proxy)
    except OSError as error:
        raise BadSetup(f"the server cannot start: {error.strerror or error}.") from None
