"""`bots`: bots that think for the servers of a database, on a machine of their own."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from ludotheque.cli.serve import offer, what_the_server_needs
from ludotheque.core.errors import BadSetup
from ludotheque.server import choosing

OPTIONS = ("database", "cluster", "bot_workers", "bot_limit", "bots", "games", "log_json")
"""What of a server's settings there is to choose."""


def bots(settings: Path | None = None, **line: Any) -> None:
    """Let bots think here for servers that share a database, to spare those machines.

    Start it on as many machines as you like, and stop it when you like: while none is there, the
    servers think themselves. It takes the servers' settings, as far as they concern bots.
    """
    place, chosen = choosing.choose(line, os.environ, settings)
    if not place.database:
        raise BadSetup.of("bots-need-database")
    with what_the_server_needs():
        from ludotheque.server.bot_house import think_for
    think_for(place, chosen)


offer(
    bots,
    OPTIONS,
    database="The database of those servers: postgresql://….",
    bot_workers="Processes in which bots think here.",
)
