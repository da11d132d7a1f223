"""Keeps a PostgreSQL as long as whoever started it lives.

It is called with a folder, a user and a command. It prints the server's process id, and ends with
it. Its input is the name of a signal to end the server by. Where it ends without one, whoever held
its other end was killed: then the folder goes, too.
"""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

PATIENCE = 30.0
"""So many seconds it may take to end in good order."""


class Keeper:
    def __init__(self, folder: Path, user: str, command: list[str]) -> None:
        self.folder = folder
        self.is_orphan = False
        someone: dict[str, Any] = {}
        if user:
            someone = {"user": user, "group": pwd.getpwnam(user).pw_gid, "extra_groups": []}
        with (folder / "log").open("a") as log:
            self.server = subprocess.Popen(
                command, cwd=folder, stdin=subprocess.DEVNULL, stdout=log, stderr=log, **someone
            )

    def keep(self) -> None:
        print(self.server.pid, flush=True)
        waiting = threading.Thread(target=self._wait)
        waiting.start()
        said = b""
        while more := os.read(0, 100):
            said += more
        self.is_orphan = not said
        self.server.send_signal(signal.Signals[said.decode() or "SIGQUIT"])
        waiting.join(PATIENCE)
        self.server.kill()
        if self.is_orphan:
            shutil.rmtree(self.folder, ignore_errors=True)

    def _wait(self) -> None:
        self.server.wait()
        if not self.is_orphan:
            os._exit(0)


if __name__ == "__main__":
    Keeper(Path(sys.argv[1]), sys.argv[2], sys.argv[3:]).keep()
