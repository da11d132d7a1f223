"""What was compiled is used only if it was made from the sources that lie there."""

from __future__ import annotations

import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from ludotheque.compiled import PLAIN, Finder, Record, Source, source_of, use

RULES = "ludotheque.games.dice.rules"
SUFFIX = EXTENSION_SUFFIXES[0]


class Tree:
    """A source tree with one module, and the record of a build that was made from it."""

    def __init__(self, root: Path) -> None:
        self.sources = root / "src"
        self.build = root / "build"
        self.build.mkdir()
        self.rules = source_of(RULES, self.sources)
        self.rules.parent.mkdir(parents=True)
        self.rules.write_text("SIDES = 6\n")
        self.record(SUFFIX)

    def record(self, suffix: str) -> None:
        sources = {RULES: Source.of(self.rules)}
        Record("tools", "folder", suffix, ["ludotheque__mypyc"], sources).write(self.build)

    def use(self) -> Finder | None:
        """Use the build; what finds its modules from then on."""
        before = list(sys.meta_path)
        use(self.build, self.sources)
        found = [one for one in sys.meta_path if one not in before]
        assert len(found) <= 1
        return found[0] if found else None  # type: ignore[return-value]


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Tree:
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path])
    monkeypatch.setenv(PLAIN, "")
    return Tree(tmp_path)


def test_modules_are_found_in_the_build_and_all_others_left_to_python(
    tree: Tree, capsys: pytest.CaptureFixture[str]
) -> None:
    finder = tree.use()
    assert finder is not None
    found = finder.find_spec(RULES)
    assert found is not None
    assert found.origin == f"{tree.build}/folder/ludotheque/games/dice/rules{SUFFIX}"
    library = finder.find_spec("ludotheque__mypyc")
    assert library is not None
    assert library.origin == f"{tree.build}/folder/ludotheque__mypyc{SUFFIX}"
    assert finder.find_spec("ludotheque.games.dice") is None
    assert finder.find_spec("ludotheque.games.dice.terminal") is None
    assert capsys.readouterr().err == ""


def test_without_a_build_nothing_is_said(tmp_path: Path, tree: Tree,
                                         capsys: pytest.CaptureFixture[str]) -> None:  # fmt: skip
    tree.build = tmp_path / "elsewhere"
    assert tree.use() is None
    assert capsys.readouterr().err == ""


def test_a_file_that_was_only_touched_is_the_same_still(tree: Tree) -> None:
    os.utime(tree.rules, ns=(1, 1))
    assert tree.use() is not None


@pytest.mark.parametrize("change", ["longer", "as long", "gone"])
def test_a_changed_source_is_said_once_and_runs_plain(
    tree: Tree, change: str, capsys: pytest.CaptureFixture[str]
) -> None:
    if change == "gone":
        tree.rules.unlink()
    else:
        tree.rules.write_text("SIDES = 8\n" if change == "as long" else "SIDES = 20\n")
        os.utime(tree.rules, ns=(1, 1))
    assert tree.use() is None
    assert capsys.readouterr().err == (
        f"ludotheque was compiled from another {RULES}: it runs plain until `make fast`.\n"
    )
    assert tree.use() is None, "and so do the processes that it starts"
    assert capsys.readouterr().err == ""


def test_what_another_python_was_to_use_is_not_used(
    tree: Tree, capsys: pytest.CaptureFixture[str]
) -> None:
    tree.record(".cpython-27.so")
    assert tree.use() is None
    assert "compiled for another Python" in capsys.readouterr().err


def test_who_asks_for_plain_gets_it(tree: Tree, monkeypatch: pytest.MonkeyPatch,
                                    capsys: pytest.CaptureFixture[str]) -> None:  # fmt: skip
    tree.rules.write_text("SIDES = 8\n")
    monkeypatch.setenv(PLAIN, "1")
    assert tree.use() is None
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("content", ["", "[]", "{}", '{"sources": {"x": [1]}}'])
def test_a_record_that_cannot_be_read_is_none(tree: Tree, content: str) -> None:
    (tree.build / "record.json").write_text(content)
    assert tree.use() is None
