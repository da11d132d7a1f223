"""Erasing: a guest removes all that is personal, as the host of the server would do it."""

from __future__ import annotations

import asyncio
import logging
from contextlib import closing

from ludotheque.core.errors import BadSetup
from ludotheque.server.service.administering import Administration
from ludotheque.server.service.tables import Tables
from ludotheque.server.service.trouble import Trouble
from ludotheque.server.store.offices import office_of

_log = logging.getLogger(__name__)


async def erase(tables: Tables, guest: str) -> int:
    """Erase everything about a guest; at how many tables it was. What is cut off amid it is done
    again by asking again."""

    def work() -> int:
        with closing(office_of(tables.store)) as office:
            return Administration(office, tables.shelf, tables.now).erase(guest)

    try:
        return await asyncio.to_thread(work)
    except BadSetup as error:
        _log.error("a guest could not be erased: %s", error)
        raise Trouble("store-failed") from None
