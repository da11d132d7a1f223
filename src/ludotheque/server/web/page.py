"""The page: the built files of the web client, from memory."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from pathlib import Path
from typing import Final

from ludotheque.server.web.asgi import Receive, Scope, Send

ELSEWHERE: Final = ("health", "metrics")
"""What is asked of the watch, on its own port."""
BUILD_MARK: Final = b"__BUILD__"
"""Where this stands in `index.html`, the build is written."""
NOT_BUILT: Final = (
    b"<!doctype html><html lang=en><meta charset=utf-8><title>Ludoth&egrave;que</title>"
    b"<p>The page has not been built: <code>make page</code> builds it. "
    b"The API is at /api/, its description at /schema."
)
_HASHED: Final = re.compile(r"^assets/.+-[A-Za-z0-9_-]{8,}\.\w+$")
_FOR_A_YEAR: Final = b"public, max-age=31536000, immutable"
_ASK_AGAIN: Final = b"no-cache"
_WORTH_PRESSING: Final = 512


class _File:
    """One file, ready to be sent."""

    def __init__(self, name: str, body: bytes) -> None:
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        is_text = kind.startswith("text/") or kind.endswith(("javascript", "json", "xml"))
        self.kind = f"{kind}; charset=utf-8".encode() if is_text else kind.encode()
        self.body = body
        self.tag = b'"' + hashlib.sha256(body).hexdigest()[:16].encode() + b'"'
        pressed = gzip.compress(body, 9, mtime=0) if is_text else body
        is_worth_it = len(body) > _WORTH_PRESSING and len(pressed) < len(body)
        self.pressed = pressed if is_worth_it else None
        self.caching = _FOR_A_YEAR if _HASHED.match(name) else _ASK_AGAIN


class Page:
    """Serves the page: its files by their names, and `index.html` for all routes of the client."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.build = ""
        self._files: dict[str, _File] = {}
        self._index = _File("index.html", NOT_BUILT)
        self._built_at = -1.0
        self.refresh()

    def refresh(self) -> None:
        """Read the files again if the page was built anew."""
        try:
            built_at = (self.folder / "index.html").stat().st_mtime
        except OSError:
            built_at = 0.0
        if built_at == self._built_at:
            return
        self._built_at = built_at
        files = {}
        if built_at:
            for path in sorted(self.folder.rglob("*")):
                if path.is_file():
                    name = path.relative_to(self.folder).as_posix()
                    files[name] = path.read_bytes()
        index = files.pop("index.html", NOT_BUILT)
        self.build = hashlib.sha256(index).hexdigest()[:12]
        self._index = _File("index.html", index.replace(BUILD_MARK, self.build.encode()))
        self._files = {name: _File(name, body) for name, body in files.items()}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["method"] not in ("GET", "HEAD"):
            await _send(send, 405, [(b"allow", b"GET, HEAD")], b"")
            return
        name = scope["path"].lstrip("/")
        if name in ELSEWHERE:  # A check that asks here would be told that all is well for ever.
            await _send(send, 404, [(b"content-type", b"text/plain")], b"Ask the watch port.\n")
            return
        file = self._files.get(name)
        if file is None and name.startswith("assets/"):
            await _send(send, 404, [(b"content-type", b"text/plain")], b"There is no such file.\n")
            return
        if file is None:
            self.refresh()
            file = self._index
        await _send_file(scope, send, file)


async def _send_file(scope: Scope, send: Send, file: _File) -> None:
    asked = dict(scope["headers"])
    headers = [
        (b"content-type", file.kind),
        (b"cache-control", file.caching),
        (b"etag", file.tag),
        (b"vary", b"accept-encoding"),
    ]
    if asked.get(b"if-none-match") == file.tag:
        await _send(send, 304, headers, b"")
        return
    body = file.body
    if file.pressed is not None and b"gzip" in asked.get(b"accept-encoding", b""):
        body = file.pressed
        headers.append((b"content-encoding", b"gzip"))
    is_head = scope["method"] == "HEAD"
    headers.append((b"content-length", str(len(body)).encode()))
    await _send(send, 200, headers, b"" if is_head else body)


async def _send(send: Send, status: int, headers: list[tuple[bytes, bytes]], body: bytes) -> None:
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
