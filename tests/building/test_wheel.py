"""A wheel that is installed where nothing else is plays: `make test` tries the plain one,
`make compiled` the compiled one."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

import ludotheque
from tests.building.processes import KIND, ROOT, environment, run
from tests.test_articles import BUILT_IN

UV = Path(sys.executable).with_name("uv")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from this folder."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder]
    run(command, ROOT, LUDOTHEQUE_WHEEL=KIND)
    (built,) = folder.iterdir()
    return built


@pytest.fixture(scope="module")
def program(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command line of a new environment in which the wheel and what it needs are installed."""
    folder = tmp_path_factory.mktemp("environment")
    run([UV, "venv", "--quiet", "--python", sys.executable, "venv"], folder)
    wanted = [f"ludotheque[server] @ {wheel.as_uri()}", "--constraints", ROOT / "requirements.lock"]
    command = [UV, "pip", "install", "--quiet", *wanted]
    here = {"VIRTUAL_ENV": str(folder / "venv")}
    # What `make install` has fetched lies in uv's cache; if not, it is fetched.
    if subprocess.run([*command, "--offline"], env=environment(**here), check=False,
                      capture_output=True).returncode:  # fmt: skip
        run(command, folder, **here)
    return folder / "venv" / "bin" / "ludotheque"


def test_a_wheel_says_for_whom_it_is(wheel: Path) -> None:
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    tag = "py3-none-any" if KIND == "plain" else rf"{python}-{python}-\w+"
    assert re.fullmatch(rf"ludotheque-{ludotheque.__version__}-{tag}\.whl", wheel.name), wheel.name


def test_an_installed_wheel_says_of_what_kind_it_is(program: Path, tmp_path: Path) -> None:
    done = run([program, "--version"], tmp_path)
    assert done.stdout == f"ludotheque {ludotheque.__version__} ({KIND})\n"
    assert done.stderr == ""


def test_an_installed_wheel_plays_every_game(program: Path, tmp_path: Path) -> None:
    listed = run([program, "games"], tmp_path).stdout
    assert "cannot be opened" not in listed
    for game in BUILT_IN:
        assert game.name in listed
        done = run(
            [program, "simulate", game.name, "--games", "2", "--bots", "novice", "--json"], tmp_path
        )
        assert json.loads(done.stdout)["games"] == 2


def test_an_installed_wheel_serves_the_page(program: Path, tmp_path: Path) -> None:
    command = [program, "serve", "--port", "0", "--data", tmp_path]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=tmp_path,
                          env=environment()) as server:  # fmt: skip
        try:
            assert server.stdout is not None
            found = re.search(r"http://127\.0\.0\.1:\d+", server.stdout.readline())
            assert found is not None
            with urlopen(found[0]) as answer:
                page = answer.read().decode()
            scripts = re.findall(r'<script[^>]* src="([^"]+)"', page)
            assert scripts, page
            for script in scripts:
                with urlopen(f"{found[0]}{script}") as answer:
                    assert answer.status == 200
        finally:
            server.send_signal(signal.SIGTERM)
