"""Build the core, the games' rules and the bots' loops with mypyc, outside the source tree.

What is built lies in `build/compiled`, with a record of the sources that it was made from; how it
is found, and when it is not, is told in `ludotheque/compiled.py`.

mypyc writes one C file for each module. These are compiled on all cores, and only those that differ
from what was compiled before. The core and the bots' loops make one library, each game another, so
that a changed game leaves the others alone.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from distutils import ccompiler, sysconfig  # setuptools brings its own
from distutils.errors import CCompilerError
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version
from itertools import chain
from pathlib import Path

from setuptools import Extension

from ludotheque.compiled import Record, Source, digest

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
PACKAGE = SOURCES / "ludotheque"
BUILD = ROOT / "build" / "compiled"
WRITTEN = ROOT / "build" / "c"
"""What mypyc has written."""
KEPT = ROOT / "build" / "objects"
"""What the C compiler has made, named by all that it was made from."""

INTERPRETED = {"__init__.py", "terminal.py"}
"""Modules that have nothing to gain."""
LEFT_OUT = {"tests", "sound"}
"""Folders of a game: no rules are in them."""

MYPY = ["--strict", "--config-file=", "--explicit-package-bases", "--namespace-packages"]
FLAGS = ["-fvisibility=hidden", "-fcommon", "-flto=auto", "-Wno-error"]
"""Nobody outside sees a library's functions, so that it calls them without a detour. What a library
takes from another is declared in each of its C files, and is one thing. Linking sees all of a
library at once, so that small functions of one file are part of another. What another compiler
finds odd in mypyc's C is no error."""
SUFFIX = EXTENSION_SUFFIXES[0]
BUILDS = 3
"""So many builds are kept: a server may still run on an older one."""


def libraries() -> dict[str, list[Path]]:
    """The modules that are compiled, by the library that holds their code."""
    found = {"ludotheque": [*_modules(PACKAGE / "core"), *_modules(PACKAGE / "bots")]}
    for folder in sorted((PACKAGE / "games").glob("*/")):
        found[f"ludotheque_{folder.name}"] = list(_modules(folder))
    return {name: modules for name, modules in found.items() if modules}


def _modules(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.rglob("*.py")):
        within = path.relative_to(folder).parts
        if path.name not in INTERPRETED and not LEFT_OUT.intersection(within):
            yield path


def name_of(path: Path) -> str:
    """A module's name, by the place of its source."""
    return ".".join(path.relative_to(SOURCES).with_suffix("").parts)


def write_c(parts: dict[str, list[Path]]) -> list[Extension]:
    """Let mypyc write the C files; what is to be made of them."""
    from mypyc.build import mypycify

    shutil.rmtree(WRITTEN, ignore_errors=True)
    os.chdir(SOURCES)  # The names of files in tracebacks are told from here.
    within = {name: [str(path.relative_to(SOURCES)) for path in part]
              for name, part in parts.items()}  # fmt: skip
    return mypycify(
        [*MYPY, f"--cache-dir={WRITTEN / 'cache'}", *chain(*within.values())],
        separate=[(part, name) for name, part in within.items()],
        multi_file=True,
        opt_level="3",
        debug_level="0",
        target_dir=str(WRITTEN),
    )


class Workshop:
    """The C compiler, and what it has made before."""

    def __init__(self) -> None:
        self.compiler = ccompiler.new_compiler()
        sysconfig.customize_compiler(self.compiler)
        self.flags = FLAGS if self.compiler.compiler_type == "unix" else []
        command = self.compiler.compiler_so
        try:
            told = subprocess.run([command[0], "--version"], capture_output=True, check=True)
        except OSError:
            sys.exit(f"Nothing can be compiled: there is no C compiler {command[0]} here.")
        self.tools = _digest([sys.version, version("mypy"), *command, *self.compiler.linker_so,
                              str(told.stdout)])  # fmt: skip
        """What tells these tools from any others."""
        self.used: set[Path] = set()
        self.made: list[Path] = []

    def compile(self, source: Path, extension: Extension) -> Path:
        """The object file of a C file."""
        flags = [*extension.extra_compile_args, *self.flags]
        content = [digest(path) for path in sorted({source, *included(source)})]
        kept = KEPT / f"{_digest([self.tools, *flags, *content])}.o"
        if not kept.exists():
            with tempfile.TemporaryDirectory(dir=KEPT) as folder:
                (made,) = self.compiler.compile(
                    [str(source)],
                    output_dir=folder,
                    include_dirs=[*extension.include_dirs, sysconfig.get_python_inc()],
                    extra_postargs=flags,
                )
                Path(made).replace(kept)
            self.made.append(kept)
        self.used.add(kept)
        return kept

    def link(self, objects: list[Path]) -> Path:
        """The extension module that object files make together."""
        kept = KEPT / f"{_digest([self.tools, *(path.stem for path in objects)])}{SUFFIX}"
        if not kept.exists():
            with tempfile.TemporaryDirectory(dir=KEPT) as folder:
                made = Path(folder, "made")
                self.compiler.link_shared_object(
                    [str(path) for path in objects], str(made), extra_postargs=self.flags
                )
                made.replace(kept)
        self.used.add(kept)
        return kept

    def make(self, extensions: list[Extension]) -> dict[str, Path]:
        """Compile and link on all cores; the extension modules by their names."""
        KEPT.mkdir(parents=True, exist_ok=True)
        work = {Path(source): extension for extension in extensions for source in extension.sources}
        longest = sorted(work, key=lambda source: -source.stat().st_size)
        cores = ThreadPoolExecutor(os.cpu_count())
        try:
            compiled = cores.map(self.compile, longest, [work[source] for source in longest])
            objects = dict(zip(longest, compiled))
            together = [[objects[Path(source)] for source in one.sources] for one in extensions]
            return {one.name: made for one, made in zip(extensions, cores.map(self.link, together))}
        finally:
            cores.shutdown(cancel_futures=True)

    def tidy(self) -> None:
        """Keep no more than what was used; folders are what builds left that somebody ended."""
        for path in KEPT.iterdir():
            if path.is_dir():
                shutil.rmtree(path)
            elif path not in self.used:
                path.unlink()


@cache
def included(path: Path) -> frozenset[Path]:
    """The files written by mypyc that a C file includes, and those that these include."""
    names = re.findall(r'#\s*include\s+["<]([^">]+)[">]', path.read_text(encoding="utf-8"))
    own = [WRITTEN / name for name in names if (WRITTEN / name).exists()]
    return frozenset(own).union(*(included(one) for one in own))


def _digest(parts: Iterable[str]) -> str:
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def lay_out(made: dict[str, Path]) -> Path:
    """Put extension modules where Python looks for them; the folder in which they are.

    It is named by what it holds and never changed: a server that runs may still load from it.
    """
    folder = BUILD / _digest(f"{name} {path.stem}" for name, path in sorted(made.items()))[:16]
    if not folder.exists():
        BUILD.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=BUILD) as new:
            for name, path in made.items():
                place = Path(new, "all", *name.split("."))
                place.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(path, f"{place}{SUFFIX}")
            Path(new, "all").rename(folder)
    os.utime(folder)
    for older in sorted(BUILD.glob("*/"), key=lambda one: one.stat().st_mtime)[:-BUILDS]:
        shutil.rmtree(older)
    return folder


def main() -> None:
    parts = libraries()
    workshop = Workshop()
    tools = _digest([workshop.tools, digest(Path(__file__))])
    sources = {name_of(path): Source.of(path) for path in chain(*parts.values())}
    record = Record.read(BUILD)
    if record is not None and record.tools == tools and record.sources.keys() == sources.keys():
        if not record.objection(SOURCES):
            record._replace(sources=sources).write(BUILD)
            print("What is compiled is up to date.")
            return
    written = write_c(parts)
    if Record(tools, "", SUFFIX, [], sources).objection(SOURCES):
        sys.exit("Sources were changed while they were compiled: run `make fast` again.")
    try:
        made = workshop.make(written)
    except CCompilerError as error:
        sys.exit(f"mypyc's C files could not be compiled: {error}")
    assert made.keys() >= sources.keys(), "mypyc has left something out"
    folder = lay_out(made)
    Record(tools, folder.name, SUFFIX, sorted(made.keys() - sources.keys()), sources).write(BUILD)
    workshop.tidy()
    print(f"Compiled {len(sources)} modules; {len(workshop.made)} C files were new.")


if __name__ == "__main__":
    main()
