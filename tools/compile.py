"""Build the core, the games' rules and the bots' loops with mypyc, outside the source tree.

The compiled package is a copy of `src/ludotheque` under `build/compiled/`, in which the modules
named here are replaced by extension modules. A stale one can therefore never win over an edited
source file: only what is run with `PYTHONPATH=build/compiled` sees them.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
COMPILED = BUILD / "compiled"

INTERPRETED = {"__init__.py", "terminal.py"}
"""Of the folders below: what has nothing to gain."""


def modules() -> list[str]:
    """The modules that are compiled, in one call: split runs crash on import."""
    package = Path("ludotheque")
    folders = [package / "core", package / "bots", *sorted((package / "games").iterdir())]
    return [
        str(path)
        for folder in folders
        if folder.is_dir()
        for path in sorted(folder.glob("*.py"))
        if path.name not in INTERPRETED
    ]


def main() -> None:
    shutil.rmtree(COMPILED, ignore_errors=True)
    ignore = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(ROOT / "src" / "ludotheque", COMPILED / "ludotheque", ignore=ignore)
    os.chdir(COMPILED)
    setup = f"""
from mypyc.build import mypycify
from setuptools import setup
setup(name="ludotheque-compiled", packages=[], ext_modules=mypycify(
    ["--strict", "--explicit-package-bases", "--namespace-packages", "--python-version=3.11"]
    + {modules()!r}, opt_level="3", debug_level="0", multi_file={"--quick" in sys.argv!r}))
"""
    (COMPILED / "setup.py").write_text(setup)
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace", "--build-temp", "temp"]
    environment = {**os.environ, "MYPYPATH": str(COMPILED)}
    done = subprocess.run(command, env=environment, check=False)
    if done.returncode:
        sys.exit("mypyc could not compile the package; see above.")
    for name in modules():
        assert list(Path(name).parent.glob(f"{Path(name).stem}.*.so")), f"{name} was not compiled"


if __name__ == "__main__":
    main()
