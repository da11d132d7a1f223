"""A house of bots for tests, as a process of its own that can be killed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import TracebackType

from tests.server.process import PATIENCE, ROOT
from tests.server.run_server import QUARREL


class House:
    """`ludotheque bots` on a database."""

    def __init__(self, database: str, log: Path) -> None:
        self.database = database
        self.log = log
        self.process: subprocess.Popen[str] | None = None

    def __enter__(self) -> House:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.end()

    def start(self) -> None:
        """Start and wait until servers know of it."""
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [
                    sys.executable, "-m", "ludotheque", "bots", "--database", self.database,
                    "--games", QUARREL, "--bot-workers", "1", "--bot-limit", str(PATIENCE),
                ],
                cwd=ROOT,
                env={**os.environ, "PYTHONPATH": str(ROOT)},
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )  # fmt: skip
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert said.startswith("Bots think here for the database"), self.log.read_text()

    def kill(self) -> None:
        """End it with -9, whatever it thinks about."""
        assert self.process is not None
        self.process.kill()
        self._wait()

    def end(self) -> int:
        """Ask it to end, if it runs; what it ended with."""
        if self.process is None:
            return 0
        self.process.terminate()
        return self._wait()

    def _wait(self) -> int:
        process, self.process = self.process, None
        assert process is not None and process.stdout is not None
        try:
            return process.wait(PATIENCE)
        finally:
            if process.returncode is None:
                process.kill()
                process.wait()
            process.stdout.close()
