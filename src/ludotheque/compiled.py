"""Compiled modules in the place of their sources, as long as they were made from exactly these.

`make fast` compiles the core, the rules and the bots' loops into `build/compiled` beside the source
tree and records there what it has read. Importing this module, before any other of the package,
lets Python find those modules; everything else still comes from the sources. If one of the recorded
sources has changed since, it says so in one line and everything runs plain. An installed wheel has
no such folder: its modules are compiled or plain as they lie there.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

PLAIN = "LUDOTHEQUE_PLAIN"
"""The environment variable that keeps to the sources, whatever was built."""

SOURCES = Path(__file__).parents[1]
BUILD = SOURCES.parent / "build" / "compiled"


class Source(NamedTuple):
    """A file as it was when it was compiled."""

    size: int
    modified: int
    digest: str

    @classmethod
    def of(cls, path: Path) -> Source:
        """The file as it is now."""
        status = path.stat()
        return cls(status.st_size, status.st_mtime_ns, digest(path))

    def is_like(self, path: Path) -> bool:
        """Whether a file has the same content still; it is read only if its time has changed."""
        try:
            status = path.stat()
            return status.st_size == self.size and (
                status.st_mtime_ns == self.modified or digest(path) == self.digest
            )
        except OSError:
            return False


class Record(NamedTuple):
    """What was built: by what, in which folder, for which Python, from which sources."""

    tools: str
    folder: str
    suffix: str
    libraries: list[str]
    sources: dict[str, Source]
    """By the name of the module."""

    @classmethod
    def read(cls, build: Path) -> Record | None:
        """What lies in a build folder; `None` if nothing was built there."""
        try:
            told: dict[str, Any] = json.loads((build / "record.json").read_bytes())
            sources = {name: Source(*told) for name, told in told.pop("sources").items()}
            return cls(**told, sources=sources)
        except (OSError, ValueError, TypeError, KeyError):
            return None

    def write(self, build: Path) -> None:
        """Put it beside what was built: from now on that is what is found."""
        new = build / "record.new"
        new.write_text(json.dumps(self._asdict()), encoding="utf-8")
        new.replace(build / "record.json")

    def objection(self, sources: Path) -> str:
        """Why it cannot stand for these sources; nothing if it can."""
        if self.suffix not in EXTENSION_SUFFIXES:
            return "for another Python"
        changed = (
            name for name, source in self.sources.items()
            if not source.is_like(source_of(name, sources))
        )  # fmt: skip
        name = next(changed, "")
        return f"from another {name}" if name else ""


def digest(path: Path) -> str:
    """What tells the content of a file from any other."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def source_of(module: str, sources: Path) -> Path:
    """Where a module's source lies."""
    return sources.joinpath(*module.split(".")).with_suffix(".py")


class Finder:
    """Finds the compiled modules of a build."""

    def __init__(self, record: Record, build: Path, sources: Path) -> None:
        self.record = record
        self.folder = build / record.folder
        self.sources = sources

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """A module's place in the build; `None` leaves it to those who look among the sources."""
        if name not in self.record.sources and name not in self.record.libraries:
            return None
        file = name.replace(".", os.sep) + self.record.suffix
        loader = Loader(name, str(self.folder / file), str(self.sources / file))
        return spec_from_file_location(name, loader.path, loader=loader)


class Loader(ExtensionFileLoader):
    """Loads a compiled module, and lets it believe that it lies beside its source: that is where
    the files of its game are. (Modules take their place from that of the library they share.)"""

    def __init__(self, name: str, path: str, place: str) -> None:
        super().__init__(name, path)
        self.place = place

    def exec_module(self, module: ModuleType) -> None:
        super().exec_module(module)
        module.__file__ = self.place


def use(build: Path = BUILD, sources: Path = SOURCES) -> None:
    """Let the modules of a build be found, if they were made from these sources."""
    record = None if os.environ.get(PLAIN) else Record.read(build)
    if record is None:
        return
    objection = record.objection(sources)
    if objection:
        print(f"ludotheque was compiled {objection}: it runs plain until `make fast`.",
              file=sys.stderr)  # fmt: skip
        os.environ[PLAIN] = "1"  # So that processes started from here run plain, too, and silently.
    else:
        sys.meta_path.insert(0, Finder(record, build, sources))


def is_in_use() -> bool:
    """Whether the rules that run here are compiled, by whatever way they came."""
    from ludotheque.core import match

    return match.__file__.endswith(tuple(EXTENSION_SUFFIXES))


use()
