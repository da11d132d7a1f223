"""A game in a package of its own: it plays here, and brings its box and its board along."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from tools import build_page
from tools.new_game import Names, lay_out

from ludotheque.core import registry
from ludotheque.core.errors import BadBoard, BadSetup
from ludotheque.server.bot_house import kinds_here
from ludotheque.server.service.boxes import box_in
from ludotheque.server.service.shelf import Shelf
from ludotheque.server.settings import Settings
from ludotheque.server.store.sqlite import SqliteStore
from ludotheque.server.web.app import make_app

NAMES = Names("far-away", "Far Away", "FW")
PACKAGE = "someones_games"
LONG_AGO = 1_000_000_000
BOARD = "<script lang='ts'>const { say } = $props();</script><p>{say('field-points')}</p>"


def install(site: Path, package: str, points: str) -> None:
    """Write down a package's entry points, as an installer would."""
    about = site / f"{package}-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[{registry.ENTRY_POINT}]\n{points}\n")


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder on Python's path into which packages are installed."""
    monkeypatch.setattr(registry, "_known", dict(registry._known))
    monkeypatch.syspath_prepend(tmp_path)
    yield tmp_path
    for name in [name for name in sys.modules if name.partition(".")[0] == PACKAGE]:
        del sys.modules[name]


@pytest.fixture
def folder(site: Path) -> Path:
    """The folder of a game in an installed package."""
    folder = site / PACKAGE / NAMES.folder
    lay_out(NAMES, folder)
    for path in folder.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace("ludotheque.games.", f"{PACKAGE}."), encoding="utf-8")
    (folder / "web" / "parts").mkdir(parents=True)
    (folder / "web" / "Board.svelte").write_text(BOARD)
    (folder / "web" / "parts" / "Die.svelte").write_text("<i></i>")
    install(site, PACKAGE, f"far-away = {PACKAGE}.{NAMES.folder}.rules:GAME")
    return folder


def shelf_of(data: Path) -> dict[str, dict[str, Any]]:
    """What the server says of the games, by their names."""
    with TestClient(make_app(SqliteStore(data), Settings())) as http:
        return {game["name"]: game for game in http.get("/api/games").json()}


def test_its_box_is_on_the_shelf(folder: Path, tmp_path: Path) -> None:
    game = shelf_of(tmp_path / "data")["far-away"]
    assert game["is_playable"]
    assert game["title"] == "Far Away"
    assert game["levels"] == ["random", "novice", "regular", "expert"]
    assert game["box"]["players"] == [2, 4]
    assert set(game["box"]["blurb"]) == {"fr", "en", "de"}


def test_a_package_that_fails_does_not_take_the_shelf_down(
    site: Path, caplog: pytest.LogCaptureFixture
) -> None:
    install(site, PACKAGE, "broken = no_such_module:GAME")
    shelf = Shelf()
    for _ in range(2):
        names = {info.name for info in shelf.infos()}
        assert "zock" in names and "broken" not in names
    assert caplog.messages == ["the game broken cannot be opened: No module named 'no_such_module'"]


def test_nor_does_it_keep_bots_from_thinking_or_tables_from_being_listed(site: Path) -> None:
    install(site, PACKAGE, "broken = no_such_module:GAME")
    assert Shelf().title("broken") == "broken"
    games = {kind.split()[0] for kind in kinds_here(Shelf())}
    assert "zock" in games and "broken" not in games


def test_nor_does_it_keep_a_board_file_from_being_told_from_anothers(site: Path) -> None:
    install(site, PACKAGE, "broken = no_such_module:GAME")
    board = registry.find_game("zankapfel").own_board()
    with pytest.raises(BadBoard, match="Zankapfel"):
        registry.find_game("zock").new_terms(4, {}, board)


def test_a_box_that_lacks_something_is_told_and_done_without(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    box = folder / "box.toml"
    box.write_text(box.read_text(encoding="utf-8").replace("age = 6\n", ""), encoding="utf-8")
    (info,) = (info for info in Shelf().infos() if info.name == "far-away")
    assert info.is_playable and info.box is None
    assert caplog.messages == [f"the box in {box} does not say 'age'."]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [("age = 'old'", "invalid literal"), ("age =", "Invalid value"), ("age = []", "int")],
)
def test_a_box_that_cannot_be_read_says_why(folder: Path, line: str, sentence: str) -> None:
    box = folder / "box.toml"
    box.write_text(box.read_text(encoding="utf-8").replace("age = 6", line), encoding="utf-8")
    with pytest.raises(BadSetup, match=f"cannot be read: .*{sentence}"):
        box_in(folder)


# What it draws


@pytest.fixture
def brought(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where what packages bring is gathered, beside a page that is built."""
    monkeypatch.setattr(build_page, "BROUGHT", tmp_path / "brought")
    monkeypatch.setattr(build_page, "BUILT", tmp_path / "index.html")
    build_page.BUILT.touch()
    return build_page.BROUGHT


def test_its_board_is_found_by_the_build_of_the_page(folder: Path, brought: Path) -> None:
    assert build_page.ENTRY_POINT == registry.ENTRY_POINT
    assert build_page.brought()["far-away"] == folder
    build_page.gather({"far-away": build_page.brought()["far-away"]})
    assert (brought / "far_away" / "web" / "Board.svelte").read_text() == BOARD
    gathered = {path.relative_to(brought / "far_away").as_posix() for path in brought.rglob("*.*")}
    assert gathered == {"board.toml", "box.toml", "web/Board.svelte", "web/parts/Die.svelte"}


def test_a_package_may_be_called_as_what_lies_beside_the_build_of_the_page(
    site: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = site / "browser"
    (folder / "web").mkdir(parents=True)
    (folder / "__init__.py").touch()
    (folder / "rules.py").write_text("class GAME: folder = __file__.removesuffix('rules.py')\n")
    install(site, "browser", "browser = browser.rules:GAME")
    monkeypatch.syspath_prepend(Path(build_page.__file__).parent)
    try:
        assert build_page.brought()["browser"] == folder
    finally:
        for name in ("browser", "browser.rules"):
            sys.modules.pop(name, None)


def test_what_has_not_changed_is_not_gathered_again(folder: Path, brought: Path) -> None:
    build_page.gather({"far-away": folder})
    for path in brought.rglob("*.*"):
        os.utime(path, (LONG_AGO, LONG_AGO))
    (folder / "web" / "parts" / "Die.svelte").write_text("<b></b>")
    build_page.gather({"far-away": folder})
    fresh = {path.name for path in brought.rglob("*.*") if path.stat().st_mtime > LONG_AGO}
    assert fresh == {"Die.svelte"}
    assert build_page.BUILT.exists()


def test_the_page_is_made_from_the_data_that_boards_import_too(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build_page, "ROOT", tmp_path)
    monkeypatch.setattr(build_page, "BROUGHT", tmp_path / "build" / "brought")
    build_page.gather({"far-away": folder})
    sources = {path.name for path in build_page.sources() if build_page.BROUGHT in path.parents}
    assert {"Board.svelte", "Die.svelte", "board.toml"} <= sources


def test_when_a_package_is_gone_the_page_is_built_without_it(folder: Path, brought: Path) -> None:
    build_page.gather({"far-away": folder})
    build_page.gather({})
    assert list(brought.rglob("*.*")) == []
    assert not build_page.is_built()


def test_a_package_that_fails_is_named_and_left_out(
    site: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    install(site, PACKAGE, "broken = no_such_module:GAME")
    assert "broken" not in build_page.brought()
    said = "The page does without broken, which fails: No module named 'no_such_module'.\n"
    assert capsys.readouterr().err == said
