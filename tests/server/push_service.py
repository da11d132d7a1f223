"""A push service with a certificate of its own, on loopback, that a name on the open internet leads
to; and a browser that can read what it is sent."""

from __future__ import annotations

import base64
import contextlib
import datetime
import http.server
import json
import os
import ssl
import threading
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import Any

import http_ece  # type: ignore[import-untyped]
import httpcore
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
)
from cryptography.x509.oid import NameOID

from ludotheque.server.open_internet import OpenInternet
from ludotheque.server.wire import sheets

NAME = "push.example.org"
OUTSIDE = "93.184.215.14"
"""An address on the open internet, at which nothing is ever asked."""


class Browser:
    """A browser's own keys."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = os.urandom(16)

    def wish(self, path: str = "/to/anna", host: str = NAME) -> sheets.PushWish:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return sheets.PushWish(f"https://{host}{path}", coded(point), coded(self.secret))

    def read(self, body: bytes) -> Any:
        opened = http_ece.decrypt(
            body, private_key=self.key, auth_secret=self.secret, version="aes128gcm"
        )
        return json.loads(opened)


def coded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class PushService:
    """Takes calls; each that was taken is in `calls`: path, headers and body."""

    def __init__(self, folder: Path) -> None:
        self.calls: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        self.is_endless = False
        """Whether its answers never end."""
        self.hung_up = threading.Event()
        """An answer that never ends was heard no more."""
        self.resolved = [[OUTSIDE]]
        """What its name stands for, each time it is asked; the last for ever."""
        pem = folder / "push-service.pem"
        pem.write_bytes(_certificate())
        self.secrecy = ssl.create_default_context(cafile=str(pem))
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(pem)
        service = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                service.calls.append((self.path, headers, body))
                self.send_response(service.status)
                if service.is_endless:
                    self._go_on()
                    return
                self.send_header("location", f"https://{NAME}/elsewhere")
                self.send_header("content-length", "0")
                self.end_headers()

            def _go_on(self) -> None:
                self.end_headers()
                self.close_connection = True
                with contextlib.suppress(OSError):
                    while True:
                        self.wfile.write(b"x" * 65_536)
                service.hung_up.set()

            def log_message(self, *_: object) -> None:
                pass

        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self._server.socket = context.wrap_socket(self._server.socket, server_side=True)
        self._thread = threading.Thread(target=self._server.serve_forever)

    def __enter__(self) -> PushService:
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    def internet(self) -> OpenInternet:
        """The open internet, of which this is all there is."""
        return OpenInternet(self._resolve, _Way(self._server.server_address[1]))

    async def _resolve(self, host: str, port: int) -> list[str]:
        if host != NAME:
            raise OSError("there is no such name")
        return self.resolved.pop(0) if len(self.resolved) > 1 else self.resolved[0]


class _Way(httpcore.AnyIOBackend):
    """Leads from the address outside to the service; every other is a fault of the guard."""

    def __init__(self, port: int) -> None:
        self.port = port

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        assert (host, port) == (OUTSIDE, 443)
        return await super().connect_tcp("127.0.0.1", self.port, timeout)


def _certificate() -> bytes:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, NAME)])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(NAME)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    form = PrivateFormat.PKCS8
    private = key.private_bytes(Encoding.PEM, form, NoEncryption())
    return made.public_bytes(Encoding.PEM) + private
