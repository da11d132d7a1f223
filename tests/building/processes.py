"""Programs that are run as if nobody had set anything for them."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parents[2]
KIND = "compiled" if os.environ.get("LUDOTHEQUE_COMPILED") else "plain"
"""What is built and tried: `make test` does the one, `make compiled` the other."""

OURS = ("LUDOTHEQUE_", "PYTHONPATH", "PYTEST_", "VIRTUAL_ENV")


def environment(**settings: str) -> dict[str, str]:
    """The environment without what tests set in it, and with what is given."""
    return {
        **{name: value for name, value in os.environ.items() if not name.startswith(OURS)},
        **settings,
    }


def run(
    command: Sequence[str | Path], cwd: Path, typed: str = "", **settings: str
) -> subprocess.CompletedProcess[str]:
    """What a program says; it must not fail."""
    done = subprocess.run(
        command,
        cwd=cwd,
        input=typed,
        env=environment(**settings),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done
