"""`serve` opens the shelf and says where it is."""

from __future__ import annotations

import json
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
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


@pytest.mark.parametrize(
    ("option", "value", "named"),
    [
        ("--games", "no.such:GAME", "no.such:GAME"),
        ("--games", "json:dumps", "json:dumps"),
        ("--games", ":", ":"),
        ("--bots", "mine=nowhere.py:Mine", "nowhere.py:Mine"),
        ("--bots", "mine=nowhere", "nowhere"),
        ("--page", "no/page/here", "no/page/here"),
    ],
)
def test_what_a_host_names_and_is_not_there_is_said_at_the_start(
    tmp_path: Path, option: str, value: str, named: str
) -> None:
    command = [sys.executable, "-m", "ludotheque", "serve", "--port", "0", "--data", tmp_path]
    done = subprocess.run([*command, option, value], capture_output=True, text=True, check=False)
    assert done.returncode == 2, done.stderr
    (said,) = done.stderr.strip().splitlines()
    assert named in said and "mistake" not in said


@pytest.mark.parametrize("port", ["70000", "many"])
def test_a_port_that_is_none_is_refused_in_a_sentence(port: str) -> None:
    command = [sys.executable, "-m", "ludotheque", "serve", "--port", port]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (("serve", "--port", "abc"), "The value of --port must be a whole number, not 'abc'; "),
        (("serve", "--idle", "abc"), "The value of --idle must be a number, not 'abc'; "),
        (("simulate", "zock", "--games", "0"), "The value of --games must be at least 1, not 0; "),
        (("simulate", "zock", "--frob"), "There is no option --frob here; "),
        (("tournament", "zock", "--bots"), "The option --bots wants a value after it; "),
        (("simulate", "zock", "--json=x"), "The option --json takes no value; "),
        (("simulate", "zock", "--jbs", "2"), "There is no option --jbs here, but --jobs; "),
        (("pla", "zock"), "There is no command 'pla', but 'play'; "),
        (("rules",), "GAME is missing; "),
    ],
)
def test_a_line_that_cannot_be_read_is_refused_in_words_for_people(
    refused: Callable[..., str], given: tuple[str, ...], sentence: str
) -> None:
    said = refused(*given)
    assert said.startswith(sentence), said
    assert said.endswith("--help` says more."), said


def test_a_folder_that_is_a_file_is_said_to_be_one(
    refused: Callable[..., str], tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    for folder in (tmp_path / "file", tmp_path / "file" / "below"):
        said = refused("serve", "--port", "0", "--data", folder)
        assert said.endswith("cannot be used: there is a file of that name.")


def test_a_port_that_is_taken_is_said_to_be(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        command = [sys.executable, "-m", "ludotheque", "serve", "--port", port, "--data", tmp_path]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert done.stderr.endswith(f"port {port}: Address already in use.\n"), done.stderr
    assert "Traceback" not in done.stderr
