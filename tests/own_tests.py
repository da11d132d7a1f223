"""A game's own tests, run in a process of their own: as the rules are, and with one rule after the
other turned upside down.

That process imports whatever does not belong to the game and then forks for each run: every run
imports the game anew and costs little more than its tests.
"""

from __future__ import annotations

import importlib
import json
import os
import resource
import subprocess
import sys
import tempfile
import traceback
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from importlib.util import find_spec
from pathlib import Path
from types import CodeType
from typing import Any, NamedTuple

import pytest

from tests.every_game import looking

ROOT = Path(__file__).resolve().parent.parent
PATIENCE = 60
"""The seconds of work after which a run that never ends is given up."""
GIVEN_UP = -1


class Mutation(NamedTuple):
    """An article, the module that plays it, what stands there once, and its contrary."""

    article: str
    module: str
    rule: str
    contrary: str


class Run(NamedTuple):
    """How tests went: what pytest answered and printed, and the refusals that they showed."""

    code: int
    said: str
    refused: list[list[str]]


def mutations_of(package: str) -> list[Mutation]:
    """What the `tests/mutations.py` of a game turns upside down; nothing where it has none."""
    if find_spec(f"{package}.tests.mutations") is None:
        return []
    module = importlib.import_module(f"{package}.tests.mutations")
    return [Mutation(*told) for told in module.MUTATIONS]


def run_own_tests(package: str) -> list[Run]:
    """A game's tests that name an article, as the rules are; and then, for each of its mutations,
    those that name the article turned upside down, until one fails."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.own_tests", package],
        env={**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return [Run(*json.loads(line)) for line in done.stdout.splitlines()]


# Inside that process


def main(package: str) -> None:
    """Print a line of JSON for each run."""
    _warm_up()
    with tempfile.TemporaryDirectory() as desk:
        for mutation in [None, *mutations_of(package)]:
            print(json.dumps(_apart(package, mutation, Path(desk))), flush=True)


def _warm_up() -> None:
    """Let pytest import what it needs, so that no run has to do it again."""
    with open(os.devnull, "w") as nowhere:
        screen, sys.stdout = sys.stdout, nowhere
        pytest.main(["-q", "-p", "no:cacheprovider", "--collect-only", __file__])
        sys.stdout = screen


def _apart(package: str, mutation: Mutation | None, desk: Path) -> Run:
    """Run the tests in a fork."""
    result, paper = desk / "result.json", desk / "paper.txt"
    result.unlink(missing_ok=True)
    fork = os.fork()
    if fork == 0:
        with paper.open("wb") as output:
            os.dup2(output.fileno(), 1)
            os.dup2(output.fileno(), 2)
        try:
            resource.setrlimit(resource.RLIMIT_CPU, (PATIENCE, PATIENCE))
            code = _run(package, mutation)
            result.write_text(json.dumps([code, sorted(looking.REFUSED)]), encoding="utf-8")
        except BaseException:
            traceback.print_exc()
        finally:
            sys.stdout.flush()
            os._exit(0)
    os.waitpid(fork, 0)
    said = paper.read_text(encoding="utf-8", errors="replace")
    if not result.exists():
        return Run(GIVEN_UP, said, [])
    code, refused = json.loads(result.read_text(encoding="utf-8"))
    return Run(code, said, refused)


def _run(package: str, mutation: Mutation | None) -> int:
    """Run the tests that name an article, or those that name the one turned upside down."""
    folder = Path(importlib.import_module(package).__path__[0])
    files = sorted((folder / "tests").glob("test_*.py"))
    options = ["-q", "--tb=line", "-c", str(ROOT / "pyproject.toml"), "-p", "no:cacheprovider"]
    pick = _Pick("")
    if mutation is not None:
        pick.article = mutation.article
        named = f'"{mutation.article}"'
        files = [path for path in files if named in path.read_text(encoding="utf-8")]
        text = (folder / mutation.module).read_text(encoding="utf-8")
        name = f"{package}.{mutation.module.removesuffix('.py').replace('/', '.')}"
        contrary = text.replace(mutation.rule, mutation.contrary)
        sys.meta_path.insert(0, _UpsideDown(name, contrary))
        options.append("-x")
    if not files:
        return pytest.ExitCode.NO_TESTS_COLLECTED
    code = pytest.main([*options, *map(str, files)], plugins=[pick])
    return int(pytest.ExitCode.INTERRUPTED if pick.is_hindered else code)


class _Pick:
    """A plugin that runs only the tests that show an article: a certain one, or any."""

    def __init__(self, article: str) -> None:
        self.article = article
        self.is_hindered = False
        """Whether a file of tests could not even be read."""

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        self.is_hindered |= report.failed

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if self.wants(item)]

    def wants(self, item: pytest.Item) -> bool:
        codes = [code for mark in item.iter_markers("article") for code in mark.args]
        return self.article in codes if self.article else bool(codes)


class _UpsideDown(MetaPathFinder):
    """Finds one module, whose text has been changed."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text

    def find_spec(self, name: str, path: Any, target: Any = None) -> ModuleSpec | None:
        if name != self.name:
            return None
        spec = PathFinder.find_spec(name, path)
        assert spec is not None and spec.origin is not None
        spec.loader = _Changed(name, spec.origin, self.text)
        return spec


class _Changed(SourceFileLoader):
    """Loads a module from a text that is not in its file."""

    def __init__(self, name: str, path: str, text: str) -> None:
        super().__init__(name, path)
        self.text = text

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.text, self.path, "exec")


if __name__ == "__main__":
    main(sys.argv[1])
