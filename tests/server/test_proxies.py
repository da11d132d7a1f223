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

from tests.server.process import PATIENCE, Line, Server

DOCS = Path(__file__).parents[2] / "docs" / "hosting"
NAME = "localhost"


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])


def nginx(folder: Path, port: int, to: int) -> list[str]:
    """How nginx is started with the documented file: only addresses and places are others."""
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj",
         f"/CN={NAME}", "-keyout", key, "-out", certificate],
        check=True, capture_output=True,
    )  # fmt: skip
    text = (DOCS / "nginx.conf").read_text()
    for old, new in (
        ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"),
        ("games.example.org;", f"{NAME};"),
        ("/etc/ssl/games.example.org.pem", str(certificate)),
        ("/etc/ssl/games.example.org.key", str(key)),
        ("127.0.0.1:8000", f"127.0.0.1:{to}"),
    ):
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    paths = " ".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    whole = folder / "nginx.conf"
    whole.write_text(
        f"daemon off; master_process off; pid {folder}/pid; error_log {folder}/error.log;\n"
        f"events {{}}\nhttp {{ access_log off; {paths}\n{text}\n}}\n"
    )
    return [find("nginx"), "-p", str(folder), "-c", str(whole)]


def caddy(folder: Path, port: int, to: int) -> list[str]:
    """How Caddy is started with the documented file, with a certificate of its own making."""
    text = (DOCS / "Caddyfile").read_text()
    for old, new in (
        ("games.example.org {", f"https://{NAME}:{port} {{\n\ttls internal"),
        ("127.0.0.1:8000", f"127.0.0.1:{to}"),
    ):
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    whole = folder / "Caddyfile"
    own = "{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n}\n"
    whole.write_text(own + text)
    return [find("caddy"), "run", "--adapter", "caddyfile", "--config", str(whole)]


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
