"""Run the benchmarks: `make bench`. Plain code, and compiled code if `make compiled` was run.

Nothing here is a test: figures depend on the machine and on what else it does.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
COMPILED = HERE.parent / "build" / "compiled"


def main() -> None:
    print("plain", flush=True)
    subprocess.run([sys.executable, HERE / "speed.py"], check=True)
    if list(COMPILED.glob("ludotheque/core/match.*.so")):
        print("compiled", flush=True)
        environment = {**os.environ, "PYTHONPATH": str(COMPILED)}
        subprocess.run([sys.executable, HERE / "speed.py"], check=True, env=environment)
    else:
        print("compiled: not built; `make compiled` builds it")
    print("server", flush=True)
    subprocess.run([sys.executable, HERE / "server_load.py"], check=True)
    print("page", flush=True)
    subprocess.run([sys.executable, "-m", "tests.browser.measure"], check=True, cwd=HERE.parent)


if __name__ == "__main__":
    main()
