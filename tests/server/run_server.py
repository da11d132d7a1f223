"""A server for tests, as a process of its own: `python -m tests.server.run_server DATA SETTINGS`.

It also offers the toy game Quarrel. With `"is_hasty": true` in its settings it runs a build that
tells before it commits, so that the crash test can be tested.
"""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

from ludotheque.server.logs import set_up
from ludotheque.server.main import lock_folder, run
from ludotheque.server.settings import Settings
from ludotheque.server.store.sqlite import SqliteStore
from ludotheque.server.store.store import Change, Store
from ludotheque.server.web.app import make_app

QUARREL = "tests.toy.quarrel.rules:GAME"
HASTE = 0.5
"""So many seconds after it was told, the hasty store commits."""


class HastyStore(SqliteStore):
    """A store that says "done" before it is: what no store may do."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self._late: asyncio.Queue[tuple[Change, ...]] = asyncio.Queue()

    async def open(self) -> None:
        await super().open()
        self._writing = asyncio.create_task(self._write_late())

    async def commit(self, *changes: Change) -> None:
        self._late.put_nowait(changes)

    async def _write_late(self) -> None:
        while True:
            changes = await self._late.get()
            await asyncio.sleep(HASTE)
            await super().commit(*changes)


def main(data: str, text: str) -> None:
    chosen: dict[str, Any] = json.loads(text)
    port = chosen.pop("port", 0)
    is_hasty = chosen.pop("is_hasty", False)
    if "page" in chosen:
        chosen["page"] = Path(chosen["page"])
    settings = Settings(**{"games": (QUARREL,), "bot_pause": 0.0, "sweep": 0.2, **chosen})
    store: Store = HastyStore(Path(data)) if is_hasty else SqliteStore(Path(data))
    set_up(settings.log_json)
    with lock_folder(Path(data)):
        run(make_app(store, settings), "127.0.0.1", port, settings)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
