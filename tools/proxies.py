"""Find the web servers that stand before ours, and get them where they are not.

    python tools/proxies.py    print where they are; those that are missing are fetched first

Each is the one of this machine, else Debian's package, unpacked into `build/proxies` and installed
nowhere.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[1] / "build" / "proxies"
PACKAGES = {"caddy": "caddy", "nginx": "nginx"}
"""By program: Debian's package."""


class NoProxy(RuntimeError):
    """One of them is not here; says in one sentence what to do."""


def find(program: str) -> str:
    """The path of a web server."""
    own = [FOLDER / "usr" / "bin" / program, FOLDER / "usr" / "sbin" / program]
    path = os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin"])
    found = shutil.which(program, path=path) or next((str(one) for one in own if one.exists()), "")
    if not found:
        raise NoProxy(f"there is no {program} here: install it, or let `make proxies` get it.")
    return found


def get(program: str) -> None:
    """Fetch Debian's package and unpack it."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    package = PACKAGES[program]
    subprocess.run(["apt-get", "download", "-qq", package], cwd=FOLDER, check=True)
    for file in FOLDER.glob(f"{package}_*.deb"):
        subprocess.run(["dpkg", "-x", file, FOLDER], check=True)


def main() -> None:
    for program in PACKAGES:
        try:
            print(find(program))
        except NoProxy:
            try:
                get(program)
            except (OSError, subprocess.CalledProcessError) as error:
                sys.exit(f"There is no {program} here, and it could not be fetched: {error}.")
            print(find(program))


if __name__ == "__main__":
    main()
