"""`serve` opens the shelf and says where it is."""

from __future__ import annotations

import json
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest


def test_serve_prints_the_address_at_which_the_shelf_is_open(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "ludotheque", "serve", "--port", "0", "--data"]
    folder = tmp_path / "not" / "there" / "yet"
    with subprocess.Popen([*command, folder], stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            said = server.stdout.readline()
            found = re.search(r"http://127\.0\.0\.1:\d+/", said)
            assert found is not None, said
            with urlopen(f"{found[0]}api/games") as answer:
                games = json.load(answer)
        finally:
            server.send_signal(signal.SIGTERM)
    assert any(game["is_playable"] for game in games)
    assert list(folder.iterdir())


@pytest.mark.parametrize("port", ["70000", "many"])
def test_a_port_that_is_none_is_refused_in_a_sentence(port: str) -> None:
    command = [sys.executable, "-m", "ludotheque", "serve", "--port", port]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_a_port_that_is_taken_is_said_to_be(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        command = [sys.executable, "-m", "ludotheque", "serve", "--port", port, "--data", tmp_path]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "in use" in done.stderr
    assert "Traceback" not in done.stderr
