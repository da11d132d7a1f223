"""`serve`: the page and its tables, for oneself, a café or a club."""

from __future__ import annotations

import contextlib
import inspect
import os
import typing
from collections.abc import Callable, Collection, Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

from ludotheque.core.errors import BadSetup
from ludotheque.server import choosing
from ludotheque.server.settings import HELP

DEFAULT_DATA = choosing.DEFAULT_DATA
_HELP = {
    "host": "The address to listen at; 0.0.0.0 for the whole network.",
    "port": "The port; 0 takes any.",
    "data": "The folder in which the tables are kept; it is made if missing.",
    "database": "Keep them in PostgreSQL instead, with other servers: postgresql://….",
    "cluster": "The name that all servers of that database share.",
}
_PANELS = {
    "bot_pause": "Bots and games",
    "idle": "Tables",
    "watch_host": "Watching over it",
    "origins": "Who may come",
    "guest_rate": "How often",
    "sockets": "Connections",
    "work_workers": "Long work",
    "thought_workers": "Hints and analyses",
    "log_json": "The rest",
}
"""By the first setting under it: the heading in the help."""


@contextlib.contextmanager
def what_the_server_needs() -> Iterator[None]:
    """Say in a sentence what is missing where only the plain package is installed."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("ludotheque"):
            raise
        raise BadSetup.of("server-needs", module=error.name) from None


def serve(settings: Path | None = None, **line: Any) -> None:
    """Open the shelf in the browser: serve the page and its tables, kept in one file.

    Whatever is not said here is taken from the environment (LUDOTHEQUE_SERVE_PORT=8001), then
    from the file of settings (port = 8001).
    """
    place, chosen = choosing.choose(line, os.environ, settings)
    with what_the_server_needs():
        from ludotheque.server.main import serve_with
    try:
        serve_with(place, chosen)
    except OSError as error:
        raise BadSetup.of("server-start", why=str(error.strerror or error)) from None


def _options(which: Collection[str], said: Mapping[str, str]) -> Iterator[inspect.Parameter]:
    """An option for each of what can be chosen."""
    settings = typer.Option(help="A file of settings (TOML).", readable=False)
    yield _parameter("settings", Annotated[Path | None, settings])
    panel = ""
    for name in which:
        kind, about = choosing.kinds()[name]
        panel = _PANELS.get(name, panel)
        origin = typing.get_origin(kind) or kind
        default = choosing.default_of(about)
        option = typer.Option(
            f"--{name.removeprefix('is_').replace('_', '-')}",
            help=said.get(name) or about.metadata.get(HELP, "") or _HELP[name],
            rich_help_panel=panel or None,
            show_default=str(default) if name in _HELP or origin in (int, float) else False,
            readable=False,
        )
        several = origin in (tuple, dict)
        wanted: Any = list[str] if several else bool if origin is bool else kind
        yield _parameter(name, Annotated[wanted | None, option])


def _parameter(name: str, kind: Any) -> inspect.Parameter:
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=kind)


def offer(command: Callable[..., None], which: Collection[str], **said: str) -> None:
    """Give a command an option for each of what can be chosen; of some it says something else."""
    options = list(_options(which, said))
    command.__signature__ = inspect.Signature(options)  # type: ignore[attr-defined]
    command.__annotations__ = {one.name: one.annotation for one in options}


offer(serve, choosing.kinds())
