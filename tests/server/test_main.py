"""Starting the server: what cannot be is said in one sentence."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from ludotheque.core.errors import BadSetup
from ludotheque.server.bot_trial import require_bots
from ludotheque.server.main import lock_folder, serve
from ludotheque.server.settings import Settings
from ludotheque.server.store.sqlite import FILE_NAME
from ludotheque.server.store.sqlite_schema import copy_name
from tests.server.keep_file import KEPT, opened


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(BadSetup, match=f"port {port}: "):
            serve("127.0.0.1", port, tmp_path)
    with pytest.raises(BadSetup, match="0 to 65535"):
        serve("127.0.0.1", 70_000, tmp_path)


def test_a_host_that_is_no_address_is_said_to_be_none(tmp_path: Path) -> None:
    """In words of who looks for names, whose numbers are not those of the system."""
    with pytest.raises(
        BadSetup, match=r"999\.1\.1\.1, port 0: .*(not known|resolution|No address|not found)"
    ):
        serve("999.1.1.1", 0, tmp_path)


def test_a_folder_serves_one_server_at_a_time(tmp_path: Path) -> None:
    with lock_folder(tmp_path), pytest.raises(BadSetup, match="another server uses the folder"):
        serve("127.0.0.1", 0, tmp_path)
    lock_folder(tmp_path).close()


def modes(folder: Path) -> dict[str, str]:
    return {path.name: oct(path.stat().st_mode)[-3:] for path in [folder, *folder.iterdir()]}


@pytest.mark.parametrize("has_more", [False, True])
@pytest.mark.parametrize("has_file", [False, True])
def test_nobody_but_the_owner_can_read_what_is_kept(
    tmp_path: Path, has_more: bool, has_file: bool
) -> None:
    """Neither a file from before, nor one that the server makes, nor the copy of an older one."""
    folder = tmp_path / "data"
    folder.mkdir(mode=0o755)
    if has_file:
        kept = (KEPT / "before-schemas-2.sql").read_text(encoding="utf-8")
        opened(kept, folder).chmod(0o644)
    if has_more:
        (folder / "page.html").touch(mode=0o644)
    copies = {copy_name(folder / FILE_NAME, 0).name: "600"} if has_file else {}
    command = [sys.executable, "-m", "ludotheque", "serve", "--port", "0", "--data", str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        assert "open at" in server.stdout.readline()
        found = modes(folder)
        server.terminate()
    shared = {"page.html": "644"} if has_more else {}
    assert found == {
        "data": "755" if has_more else "700", "in-use": "600", FILE_NAME: "600",
        f"{FILE_NAME}-wal": "600", f"{FILE_NAME}-shm": "600", **copies,
        **shared,
    }  # fmt: skip


@pytest.mark.parametrize("what", ["data", f"data/{FILE_NAME}"])
def test_what_belongs_to_somebody_else_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """As a copy that root put in the place of the file."""
    folder = tmp_path / "data"
    folder.mkdir(mode=0o755 if what == "data" else 0o700)
    if what != "data":
        (folder / FILE_NAME).touch(mode=0o644)

    change = Path.chmod

    def refuse(path: Path, mode: int) -> None:
        if path == tmp_path / what:
            raise PermissionError(1, "Operation not permitted")
        change(path, mode)

    monkeypatch.setattr(Path, "chmod", refuse)
    why = f"{tmp_path / what} cannot be used: Operation not permitted; it has to belong to"
    with pytest.raises(BadSetup, match=why):
        serve("127.0.0.1", 0, folder)


def test_a_full_disk_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite calls it a fault of the file, of which there is none."""
    opened((KEPT / "schema-8.sql").read_text(encoding="utf-8"), tmp_path)
    kept = (tmp_path / FILE_NAME).read_bytes()
    usage = shutil.disk_usage(tmp_path)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage._replace(free=4096))
    with pytest.raises(BadSetup, match=r"is full \(4096 bytes are free\): make room there first"):
        serve("127.0.0.1", 0, tmp_path)
    assert (tmp_path / FILE_NAME).read_bytes() == kept


def test_a_folder_that_is_made_is_the_owners_alone(tmp_path: Path) -> None:
    lock_folder(tmp_path / "new").close()
    assert modes(tmp_path / "new")["new"] == "700"


def test_a_folder_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    with pytest.raises(BadSetup, match="file cannot be used"):
        serve("127.0.0.1", 0, tmp_path / "file")


def test_every_setting_is_documented_with_its_default() -> None:
    text = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    table = text.partition("| setting | default |")[2].partition("\n\n")[0]
    rows = re.findall(r"^\| (`.*?) \| (.*?) \|", table, re.MULTILINE)
    documented: dict[str, str] = {}
    for names, values in rows:
        for name, value in zip(re.findall(r"`(\w+)`", names), values.split(", ")):
            documented[name] = value
    defaults = Settings()
    assert set(documented) == set(Settings.__dataclass_fields__)
    for name, value in documented.items():
        default = getattr(defaults, name)
        if isinstance(default, bool):
            assert value == str(default).lower()
        elif isinstance(default, int | float):
            assert float(value) == default


def test_the_documented_unit_lets_the_server_call_people() -> None:
    """Web push needs nothing to be set up, so that the unit may not shut the server in."""
    unit = (Path(__file__).parents[2] / "docs" / "hosting" / "ludotheque.service").read_text()
    rules = [line for line in unit.splitlines() if not line.startswith("#")]
    assert "ProtectSystem=strict" in rules
    assert not [rule for rule in rules if rule.startswith("IPAddress")]
    (families,) = (rule for rule in rules if rule.startswith("RestrictAddressFamilies="))
    assert {"AF_INET", "AF_INET6"} <= set(families.partition("=")[2].split())


def test_a_setting_that_does_not_exist_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="colour"):
        serve("127.0.0.1", 0, tmp_path, colour="blue")


BOTS = """
from ludotheque import Bot
print("a bot may say what it likes")

class Good(Bot):
    def choose(self, perspective):
        return perspective.legal[0]

class OfOneGame(Good):
    def __init__(self, game):
        assert game.name == "zock"
        super().__init__(game)

class Unmade(Good):
    def __init__(self, game):
        raise RuntimeError("boom")

class Other:
    pass
"""


@pytest.fixture
def bots(tmp_path: Path) -> Path:
    """A folder with bots in files, most of which cannot play."""
    (tmp_path / "bots.py").write_text(BOTS)
    (tmp_path / "throws.py").write_text("raise RuntimeError('too early')")
    (tmp_path / "ends.py").write_text("import os; os._exit(0)")
    (tmp_path / "hangs.py").write_text("while True: pass")
    return tmp_path


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("bots.py:NoSuchClass", "has no class NoSuchClass"),
        ("bots.py:Other", "has no class Other"),
        ("bots.py:Unmade", r"Unmade cannot be made: RuntimeError: boom"),
        ("throws.py:Good", r"cannot be run: RuntimeError: too early \(line 1\)"),
        ("ends.py:Good", "cannot be run: it ended the process"),
        ("none.py:Good", "there is no bot bad at "),
        ("bots.py", "there is no bot bad at "),
    ],
)
def test_a_bot_that_can_play_nothing_is_refused_at_the_start(
    bots: Path, bot: str, why: str
) -> None:
    with pytest.raises(BadSetup, match=why):
        serve("127.0.0.1", 0, bots / "data", bots={"bad": f"{bots}/{bot}"})


def test_a_bot_is_found_to_be_none_wherever_it_was_named(bots: Path) -> None:
    """By a sentence and nothing else: on the line, in the environment, and in a file."""
    named = f"good={bots}/bots.py:Good,bad={bots}/bots.py:NoSuchClass"
    (bots / "s.toml").write_text(f'bots = {{ bad = "{bots}/bots.py:NoSuchClass" }}')
    for more, variables in (
        (["--bots", f"bad={bots}/bots.py:NoSuchClass"], {}),
        (["--settings", str(bots / "s.toml")], {}),
        ([], {"LUDOTHEQUE_SERVE_BOTS": named}),
    ):
        command = [sys.executable, "-m", "ludotheque", "serve", "--port", "0", *more]
        ended = subprocess.run(
            [*command, "--data", str(bots / "data")],
            env={**os.environ, **variables}, capture_output=True, text=True, check=False,
        )  # fmt: skip
        said = ended.stderr.replace("a bot may say what it likes\n", "")
        assert ended.returncode == 2
        assert (
            said == f"The file {bots}/bots.py has no class NoSuchClass that is a ludotheque.Bot.\n"
        )
    assert not (bots / "data").exists()


def test_a_bot_that_hangs_at_its_beginning_is_refused(bots: Path) -> None:
    with pytest.raises(BadSetup, match=r"cannot be run: it took longer than 0\.5 s"):
        require_bots(Settings(bots={"bad": f"{bots}/hangs.py:Good"}), patience=0.5)


def test_bots_that_can_play_are_let_in(bots: Path) -> None:
    require_bots(Settings(bots={one: f"{bots}/bots.py:{one}" for one in ("Good", "OfOneGame")}))


@pytest.mark.parametrize("name", ["", "expert"])
def test_a_bot_has_a_name_of_its_own(bots: Path, name: str) -> None:
    with pytest.raises(BadSetup, match="needs a name of its own"):
        serve("127.0.0.1", 0, bots / "data", bots={name: f"{bots}/bots.py:Good"})


def test_a_module_that_fails_offers_no_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "failing_game.py").write_text("raise RuntimeError('too early')")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(BadSetup, match="no game at failing_game:GAME: RuntimeError: too early"):
        serve("127.0.0.1", 0, tmp_path / "data", games=("failing_game:GAME",))
