"""Toil: how long another process of this machine has had a core, as its system tells."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

AT_WORK: Final = "RD"
"""Running or waiting for a core, or for the disk: what a busy machine keeps waiting."""


class Toil:
    """What a process has done so far."""

    def __init__(self, seconds: float, is_at_work: bool) -> None:
        self.seconds = seconds
        """Of processor time."""
        self.is_at_work = is_at_work
        """Whether it would go on if it were let: it neither sleeps nor was stopped."""


def toil_of(process: int) -> Toil | None:
    """What a process has done; `None` where it is gone, or where systems do not tell."""
    try:
        told = Path(f"/proc/{process}/stat").read_text(encoding="ascii", errors="replace")
    except OSError:
        return None
    # After the program's name, in which anything may stand: its state first, later its times.
    parts = told.rpartition(")")[2].split()
    ticks = int(parts[11]) + int(parts[12])
    return Toil(ticks / os.sysconf("SC_CLK_TCK"), parts[0] in AT_WORK)
