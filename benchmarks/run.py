"""Run the benchmarks: `make bench`. Plain code, and compiled code after `make fast`.

Nothing here is a test: figures depend on the machine and on what else it does.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from ludotheque import compiled

HERE = Path(__file__).resolve().parent
PLAIN = {**os.environ, "LUDOTHEQUE_PLAIN": "1"}


def main() -> None:
    print("plain", flush=True)
    subprocess.run([sys.executable, HERE / "speed.py"], check=True, env=PLAIN)
    if compiled.is_in_use():
        print("compiled", flush=True)
        subprocess.run([sys.executable, HERE / "speed.py"], check=True)
    else:
        print("compiled: not built; `make fast` builds it")
    print("server", flush=True)
    subprocess.run([sys.executable, HERE / "server_load.py"], check=True, env=PLAIN)
    print("server, while experts think", flush=True)
    experts = ["--tables", "250", "--experts", "50", "--only", "live"]
    subprocess.run([sys.executable, HERE / "server_load.py", *experts], check=True)
    print("one server and two, on a file and on a database", flush=True)
    subprocess.run([sys.executable, HERE / "stores.py"], check=True, env=PLAIN)
    subprocess.run([sys.executable, HERE / "cluster.py"], check=True, env=PLAIN)
    print("my tables", flush=True)
    subprocess.run([sys.executable, HERE / "my_tables.py"], check=True, env=PLAIN)
    print("page", flush=True)
    measure = [sys.executable, "-m", "tests.browser.measure"]
    subprocess.run(measure, check=True, env=PLAIN, cwd=HERE.parent)


if __name__ == "__main__":
    main()
