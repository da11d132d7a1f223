"""Behind Caddy and nginx as `docs/hosting` sets them up: really, with https and a port.

Part of `make test-long`, which gets both.
"""

from __future__ import annotations

import contextlib
import os
import re
import socket
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tools.proxies import find
from websockets.sync.client import connect

from tests.server.postgres import Postgres
from tests.server.process import PATIENCE, Line, Person, Server

DOCS = Path(__file__).parents[2] / "docs" / "hosting"
NAME = "localhost"


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])


def nginx(folder: Path, port: int, to: int) -> list[str]:
    """How nginx is started with the documented file: only addresses and places are others."""
    text = (DOCS / "nginx.conf").read_text()
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj",
         f"/CN={NAME}", "-keyout", key, "-out", certificate],
        check=True, capture_output=True,
    )  # fmt: skip
    return _nginx(
        folder, text,
        ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"),
        ("games.example.org;", f"{NAME};"),
        ("/etc/ssl/games.example.org.pem", str(certificate)),
        ("/etc/ssl/games.example.org.key", str(key)),
        ("127.0.0.1:8000", f"127.0.0.1:{to}"),
    )  # fmt: skip


def _nginx(folder: Path, text: str, *others: tuple[str, str]) -> list[str]:
    text = _with(text, *others)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    paths = " ".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    whole = folder / "nginx.conf"
    whole.write_text(
        f"daemon off; master_process off; pid {folder}/pid; error_log {folder}/error.log;\n"
        f"events {{}}\nhttp {{ access_log off; {paths}\n{text}\n}}\n"
    )
    return [find("nginx"), "-p", str(folder), "-c", str(whole)]


def _with(text: str, *others: tuple[str, str]) -> str:
    """A documented file with other addresses and places in it, each of which is there once."""
    for old, new in others:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


def caddy(folder: Path, port: int, to: int) -> list[str]:
    """How Caddy is started with the documented file, with a certificate of its own making."""
    text = _with(
        (DOCS / "Caddyfile").read_text(),
        ("games.example.org {", f"https://{NAME}:{port} {{\n\ttls internal"),
        ("127.0.0.1:8000", f"127.0.0.1:{to}"),
    )
    return _caddy(folder, text)


def _caddy(folder: Path, text: str) -> list[str]:
    whole = folder / "Caddyfile"
    own = "{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n}\n"
    whole.write_text(own + text)
    return [find("caddy"), "run", "--adapter", "caddyfile", "--config", str(whole)]


def nginx_before_two(folder: Path, port: int, one: int, two: int) -> list[str]:
    return _nginx(
        folder, (DOCS / "nginx-cluster.conf").read_text(),
        ("listen 80;", f"listen 127.0.0.1:{port};"),
        ("one:8000", f"127.0.0.1:{one}"), ("two:8000", f"127.0.0.1:{two}"),
    )  # fmt: skip


def caddy_before_two(folder: Path, port: int, one: int, two: int) -> list[str]:
    text = _with(
        (DOCS / "Caddyfile-cluster").read_text(),
        ("games.example.org {", f"http://127.0.0.1:{port} {{"),
        ("one:8000", f"127.0.0.1:{one}"), ("two:8000", f"127.0.0.1:{two}"),
    )  # fmt: skip
    return _caddy(folder, text)


@contextlib.contextmanager
def standing(folder: Path, command: list[str], port: int) -> Iterator[None]:
    """A web server while it runs."""
    homes = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with (folder / "said").open("w") as said:
        process = subprocess.Popen(command, stderr=said, stdout=said, env={**os.environ, **homes})
    try:
        end = time.monotonic() + PATIENCE
        while True:
            assert process.poll() is None, (folder / "said").read_text()
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
                break
            assert time.monotonic() < end, (folder / "said").read_text()
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


def trusting() -> ssl.SSLContext:
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


class Browser:
    """Somebody whose browser knows only the proxy."""

    def __init__(self, port: int) -> None:
        self.origin = f"https://{NAME}:{port}"
        self.http = httpx.Client(
            base_url=self.origin, verify=trusting(), timeout=PATIENCE,
            headers={"Origin": self.origin},
        )  # fmt: skip
        self.hello = self.http.get("/api/hello")

    def post(self, path: str, body: Any, **headers: str) -> httpx.Response:
        return self.http.post(path, json=body, headers=headers)

    def socket(self, table: str) -> Line:
        url = f"{self.origin.replace('https', 'wss')}/api/tables/{table}/socket"
        cookie = re.match(r"guest=[^;]+", self.hello.headers["set-cookie"])
        assert cookie is not None
        headers = {"Cookie": cookie[0]}
        more: Any = {"ssl": trusting(), "origin": self.origin, "compression": None}
        return Line(connect(url, additional_headers=headers, **more))


@pytest.mark.parametrize("proxy", [caddy, nginx], ids=["caddy", "nginx"])
def test_people_play_through_a_proxy(
    tmp_path: Path, proxy: Callable[[Path, int, int], list[str]]
) -> None:
    folder, port = tmp_path / "proxy", free_port()
    folder.mkdir()
    settings = {"making_address_rate": 0.001, "making_address_burst": 6.0, "request_seconds": 3.0}
    with contextlib.ExitStack() as all_of_it:
        server = all_of_it.enter_context(
            Server(tmp_path / "data", is_behind_proxy=True, is_secure=True, **settings)
        )
        all_of_it.enter_context(standing(folder, proxy(folder, port, server.port), port))
        anna = Browser(port)
        all_of_it.callback(anna.http.close)
        assert "Secure" in anna.hello.headers["set-cookie"]
        made = anna.post("/api/tables", {"game": "quarrel", "seats": 2})
        assert made.status_code == 201, made.text
        table = made.json()["id"]
        with anna.socket(table) as line:
            line.hear_until("news")
            assert line.ask("sit", name="Anna")["type"] == "done"
            assert line.hear_until("news")["table"]["seats"][0]["name"] == "Anna"
        long = anna.post("/api/replay", {"log": "x" * 1_500_000})
        assert (long.status_code, long.json()["code"]) == (422, "bad-log")
        evil = anna.post("/api/tables", {}, Origin="https://evil.example")
        assert evil.json()["code"] == "bad-origin"
        codes = [
            anna.post(
                "/api/tables", {"game": "quarrel", "seats": 2},
                **{"X-Forwarded-For": f"192.0.2.{number}"},
            ).status_code
            for number in range(8)
        ]  # fmt: skip
        assert codes == [201] * 4 + [429] * 4


@pytest.mark.parametrize("proxy", [caddy_before_two, nginx_before_two], ids=["caddy", "nginx"])
def test_the_people_of_a_table_are_sent_to_one_of_two_servers(
    tmp_path: Path, postgres: Postgres, proxy: Callable[[Path, int, int, int], list[str]]
) -> None:
    """Whose tables the other serves when it is killed."""
    folder, port = tmp_path / "proxy", free_port()
    folder.mkdir()
    name = postgres.new_database()
    with contextlib.ExitStack() as all_of_it:
        servers = [
            all_of_it.enter_context(
                Server(tmp_path / place, database=postgres.url(name), is_behind_proxy=True)
            )
            for place in ("one", "two")
        ]
        ports = [server.port for server in servers]
        all_of_it.enter_context(standing(folder, proxy(folder, port, *ports), port))
        front = Server(folder)
        front.port = port
        anna, ben = (all_of_it.enter_context(Person(front, one)) for one in ("Anna", "Ben"))
        tables = [anna.make("quarrel", 2, sit={}) for _ in range(12)]
        for table in tables:
            for one in (anna, ben):
                line = all_of_it.enter_context(one.socket(table, origin=None))
                line.hear_until("news")
        there = postgres.run("SELECT server, table_id FROM present", name)
        assert len(there) == len(tables), "nobody is told of at two servers"
        assert len({one.partition("|")[0] for one in there}) == 2
        servers[0].kill()
        for table in tables:
            assert ben.get(f"/api/tables/{table}")["id"] == table
            assert anna.send(table, "say", text="Still here")["type"] == "done"
    postgres.drop(name)
