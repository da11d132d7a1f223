"""Starting the server: what cannot be is said in one sentence."""

from __future__ import annotations

import re
import socket
from pathlib import Path

import pytest

from ludotheque.core.errors import BadSetup
from ludotheque.server.main import _lock, serve
from ludotheque.server.settings import Settings


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(BadSetup, match=f"port {port}: "):
            serve("127.0.0.1", port, tmp_path)
    with pytest.raises(BadSetup, match="0 to 65535"):
        serve("127.0.0.1", 70_000, tmp_path)


def test_a_folder_serves_one_server_at_a_time(tmp_path: Path) -> None:
    with _lock(tmp_path), pytest.raises(BadSetup, match="another server uses the folder"):
        serve("127.0.0.1", 0, tmp_path)
    _lock(tmp_path).close()


def test_a_folder_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    with pytest.raises(BadSetup, match="file cannot be used"):
        serve("127.0.0.1", 0, tmp_path / "file")


def test_every_setting_is_documented_with_its_default() -> None:
    text = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (`.*?) \| (.*?) \|", text, re.MULTILINE)
    documented: dict[str, str] = {}
    for names, values in rows:
        for name, value in zip(re.findall(r"`(\w+)`", names), values.split(", ")):
            documented[name] = value
    defaults = Settings()
    assert set(documented) == set(Settings.__struct_fields__)
    for name, value in documented.items():
        default = getattr(defaults, name)
        if isinstance(default, bool):
            assert value == str(default).lower()
        elif isinstance(default, int | float):
            assert float(value) == default


def test_a_setting_that_does_not_exist_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="colour"):
        serve("127.0.0.1", 0, tmp_path, colour="blue")
