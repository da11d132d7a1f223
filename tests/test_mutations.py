"""Zock's tests are worth something: for each article, a rule turned upside down makes them fail."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "ludotheque"
ZOCK = Path("ludotheque") / "games" / "zock"
PATIENCE = 60
"""The seconds after which a mutation that never ends is given up."""

PICK = '''
"""Run only the tests that show one of the articles named in the environment."""
import os

WANTED = set(os.environ["ARTICLES"].split())


def pytest_collection_modifyitems(items):
    items[:] = [
        item for item in items
        if any(WANTED & set(mark.args) for mark in item.iter_markers("article"))
    ]
'''
"""A plugin for pytest, put beside the copy."""


class Mutation(NamedTuple):
    """An article, the module that plays it, what stands there, and its contrary."""

    article: str
    module: str
    rule: str
    contrary: str


MUTATIONS = [Mutation(*told) for told in (
    ("ZO-1", "round.py", "seat = (seat + 1) % seats", "seat = (seat - 1) % seats"),
    ("ZO-2", "rules.py", "[START_MONEY] * terms.seats", "[START_MONEY + 500] * terms.seats"),
    ("ZO-3", "turn.py", "land(s, seat, pawn, step + s.die", "land(s, seat, pawn, step - s.die"),
    ("ZO-4", "turn.py", "if one == HOUSE and two == HOUSE:", "if one != HOUSE and two != HOUSE:"),
    ("ZO-5", "turn.py", "if home == HOUSE:  # ZO-5", "if home != HOUSE:  # ZO-5"),
    ("ZO-6", "turn.py", "if two > HOUSE and two != one", "if two > HOUSE and two == one"),
    ("ZO-7", "ring.py", "if step <= s.terms.quarter else", "if step > s.terms.quarter else"),
    ("ZO-8", "money.py", "shares += 3", "shares += 1"),
    ("ZO-9", "turn.py", "if s.die == 1:", "if s.die != 1:"),
    ("ZO-10", "hits.py", "fine += KING_FINE", "fine += PAWN_FINE"),
    ("ZO-11", "hits.py", "s.thrower = victim", "s.thrower = seat"),
    ("ZO-12", "money.py", "if s.bank > 0 or 0 not in", "if s.bank == 0 or 0 not in"),
    ("ZO-13", "rules.py", "if wealth[seat] == best]", "if wealth[seat] != best]"),
    ("ZO-14", "hits.py", "fine += PAWN_FINE", "fine = PAWN_FINE"),
    ("ZO-R1", "turn.py", "CASH_AFTER if s.terms", "CASH_AFTER if not s.terms"),
    ("ZO-R2", "the_one.py", "if ahead == HOUSE:", "if ahead != HOUSE:"),
    ("ZO-R3", "turn.py", "(one == HOUSE or two == HOUSE)", "(one == HOUSE and two == HOUSE)"),
    ("ZO-R4", "ring.py", "if home <= HOUSE or (one", "if home <= HOUSE and (one"),
    ("ZO-R5", "ring.py", "if step > s.terms.squares else", "if step >= s.terms.squares else"),
    ("ZO-R6", "the_one.py", "pawn = king if home == ahead", "pawn = king if home != ahead"),
    ("ZO-R7", "ring.py", "has_stacks or is_clear", "has_stacks or not is_clear"),
    ("ZO-R8", "hits.py", "if loser == s.challenger:", "if loser != s.challenger:"),
    ("ZO-R9", "turn.py", "if move.sum > s.debt[seat]:", "if move.sum < s.debt[seat]:"),
    ("ZO-R10", "round.py", "s.round >= s.terms.rounds or", "s.round < s.terms.rounds or"),
    ("ZO-R11", "hits.py", "if piece == KING and s.places", "if piece == KING or s.places"),
    ("ZO-R12", "money.py", "paid = min(worth", "paid = max(worth"),
    ("ZO-R13", "board.py", "[0, 2] if seats == 2 else", "[0, 2] if seats != 2 else"),
    ("ZO-R14", "turn.py", "if terms.cashes_after:", "if not terms.cashes_after:"),
)]  # fmt: skip


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a copy of the package in which nothing is changed."""
    folder = tmp_path_factory.mktemp("copy")
    copy_package(SOURCE, folder)
    return folder


@pytest.fixture(scope="module")
def runs(tmp_path_factory: pytest.TempPathFactory) -> dict[str, subprocess.CompletedProcess[str]]:
    """How the tests of each article went when its rule was turned upside down."""
    folders = [tmp_path_factory.mktemp("mutation") for _ in MUTATIONS]
    with ThreadPoolExecutor(max_workers=2) as pool:
        done = list(pool.map(run_mutation, MUTATIONS, folders))
    return {mutation.article: run for mutation, run in zip(MUTATIONS, done, strict=True)}


def copy_package(source: Path, folder: Path) -> None:
    """Copy the package and put the plugin beside it."""
    shutil.copytree(source, folder / "ludotheque", ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "pick.py").write_text(PICK, encoding="utf-8")


def run_mutation(mutation: Mutation, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run an article's tests on a copy in which its rule is turned upside down."""
    copy_package(SOURCE, folder)
    path = folder / ZOCK / mutation.module
    source = path.read_text(encoding="utf-8")
    path.write_text(source.replace(mutation.rule, mutation.contrary), encoding="utf-8")
    return run_tests_of([mutation.article], folder)


def run_tests_of(articles: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    """Run the tests that show the articles, on the copy in a folder and on nothing else."""
    files = [
        str(path)
        for path in sorted((folder / ZOCK / "tests").glob("test_*.py"))
        if any(f'"{article}"' in path.read_text(encoding="utf-8") for article in articles)
    ]
    settings = ["-c", str(ROOT / "pyproject.toml"), "--rootdir", str(folder)]
    plugins = ["-p", "no:cacheprovider", "-p", "pick"]
    environment = {
        **os.environ,
        "ARTICLES": " ".join(articles),
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)]),
    }
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-x", "-q", *settings, *plugins, *files],
        env=environment,
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def test_the_tests_pass_on_a_copy_in_which_nothing_is_changed(copy: Path) -> None:
    run = run_tests_of([mutation.article for mutation in MUTATIONS], copy)
    assert run.returncode == pytest.ExitCode.OK, run.stdout


@pytest.mark.parametrize("mutation", [pytest.param(one, id=one.article) for one in MUTATIONS])
def test_an_articles_tests_fail_when_its_rule_is_turned_upside_down(
    mutation: Mutation, runs: dict[str, subprocess.CompletedProcess[str]]
) -> None:
    source = (SOURCE.parent / ZOCK / mutation.module).read_text(encoding="utf-8")
    assert source.count(mutation.rule) == 1, f"{mutation.rule!r} is not in {mutation.module} once"
    run = runs[mutation.article]
    assert run.returncode == pytest.ExitCode.TESTS_FAILED, run.stdout
