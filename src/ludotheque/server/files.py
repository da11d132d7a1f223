"""Files: as many open as the system allows, for each connection is one; and read by nobody else."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Final

from ludotheque.core.errors import BadSetup

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


def _make_private(path: Path, mode: int) -> None:
    try:
        if path.stat().st_mode & 0o777 != mode:
            path.chmod(mode)
    except OSError as error:
        why = error.strerror or str(error)
        what = "folder" if path.is_dir() else "file"
        raise BadSetup(
            f"the {what} {path} cannot be used: {why}; it has to belong to the user who runs this."
        ) from None


@contextlib.contextmanager
def kept_private(folder: Path, names: Collection[str]) -> Iterator[None]:
    """Let nobody but their owner read our files in a folder, nor what is made meanwhile; nor the
    folder, if nothing else is in it."""
    before = os.umask(0o077)
    try:
        for path in folder.iterdir():
            if path.name in names:
                _make_private(path, 0o600)
        if all(path.name in names for path in folder.iterdir()):
            _make_private(folder, 0o700)
        yield
    finally:
        os.umask(before)
