"""Eyes: who has a table before their eyes, at this server or at another.

A page that is open behind others is not looked at, and says so.
"""

from __future__ import annotations

from collections.abc import Collection

from ludotheque.server.service.tables import Tables
from ludotheque.server.service.trouble import stored


async def looked_at_by(tables: Tables, guest: str, ids: Collection[str]) -> set[str]:
    """Those of the tables that a guest looks at now."""
    here = {
        table.id
        for table in tables.live_tables()
        if table.id in ids and guest in table.guests_looking()
    }
    elsewhere = await stored(tables.store.looking(ids))
    return here | {id for id, guests in elsewhere.items() if guest in guests}
