"""The names of all tests: the same in every process, so that workers can share them out."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
COLLECT: Final = [sys.executable, "-m", "pytest", "--collect-only", "-p", "no:cacheprovider"]


def collecting(seed: int) -> subprocess.Popen[str]:
    """A process of its own that lists all tests there are; the seed shuffles its sets."""
    environment = {**os.environ, "PYTHONHASHSEED": str(seed)}
    return subprocess.Popen(COLLECT, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)


def test_every_process_finds_the_same_tests_and_no_name_holds_an_address() -> None:
    processes = [collecting(seed) for seed in (1, 2)]
    said = [process.communicate()[0] for process in processes]
    assert [process.returncode for process in processes] == [0, 0], said[0][-2000:]
    first, second = ([line for line in text.splitlines() if "::" in line] for text in said)
    assert len(first) > 1000
    assert [name for name in first if " at 0x" in name] == []
    assert first == second
