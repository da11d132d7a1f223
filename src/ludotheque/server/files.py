"""Files: as many open as the system allows, for each connection is one; and read by nobody else."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Final

KEPT_FREE: Final = 128
"""So many open files are for everything that is no connection: the store, workers, the page."""


def raise_open_files(wanted: int) -> int:
    """Raise the number of open files as far as wanted and allowed; how many connections fit."""
    try:
        import resource
    except ImportError:  # Not on Windows.
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    need = 2 * wanted + KEPT_FREE
    if soft != resource.RLIM_INFINITY and soft < need:
        most = need if hard == resource.RLIM_INFINITY else min(need, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        soft = most
    if soft == resource.RLIM_INFINITY:
        return wanted
    return max(1, min(wanted, (soft - KEPT_FREE) // 2))


@contextlib.contextmanager
def kept_private(folder: Path, names: Collection[str]) -> Iterator[None]:
    """Let nobody but their owner read our files in a folder, nor what is made meanwhile; nor the
    folder, if nothing else is in it."""
    before = os.umask(0o077)
    try:
        for path in folder.iterdir():
            if path.name in names:
                path.chmod(0o600)
        if all(path.name in names for path in folder.iterdir()):
            folder.chmod(0o700)
        yield
    finally:
        os.umask(before)
