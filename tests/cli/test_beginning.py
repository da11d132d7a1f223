"""Starting the program: an interrupt while it loads."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import PATIENCE

from ludotheque.beginning import is_the_program

INTERRUPTS_AT = """
import signal, sys
class Interrupter:
    def find_spec(self, name, path=None, target=None):
        if name == {module!r}:
            signal.raise_signal(signal.SIGINT)
sys.meta_path.insert(0, Interrupter())
signal.signal(signal.SIGINT, signal.default_int_handler)
"""


@pytest.mark.parametrize("module", ["ludotheque.core.match", "ludotheque.cli.app"])
@pytest.mark.parametrize("is_a_script", [True, False])
def test_whoever_interrupts_while_it_loads_leaves_quietly(
    tmp_path: Path, module: str, is_a_script: bool
) -> None:
    script = tmp_path / ("ludotheque" if is_a_script else "other.py")
    start = "from ludotheque.cli import main\nmain()\n"
    script.write_text(INTERRUPTS_AT.format(module=module) + start)
    done = subprocess.run(
        [sys.executable, script, "--version"], capture_output=True, timeout=PATIENCE, check=False
    )
    if is_a_script or module == "ludotheque.cli.app":
        assert (done.returncode, done.stdout, done.stderr) == (130, b"", b"")
    else:
        assert done.returncode == -signal.SIGINT, "in a program that only uses it, it is its own"


def test_a_program_that_uses_the_package_is_not_the_program() -> None:
    assert is_the_program(["python", "-m", "ludotheque", "play"])
    assert is_the_program(["python", "/bin/ludotheque", "play"])
    assert is_the_program(["C:\\ludotheque.exe".rpartition("\\")[2], "games"])
    assert not is_the_program(["python", "-m", "pytest", "ludotheque"])
    assert not is_the_program(["python", "mine.py", "ludotheque"])
    assert not is_the_program(["python"])
