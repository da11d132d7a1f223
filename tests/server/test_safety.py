"""Safety: where requests come from, how large and how often, and what the answers carry."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from functools import partial

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludotheque.server.web import sockets
from tests.server.process import PATIENCE, Person, Server

get = partial(httpx.get, timeout=PATIENCE)


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with little patience."""
    with Server(
        tmp_path_factory.mktemp("strict"), sockets_of_guest=2,
        guest_rate=0.01, guest_burst=20.0, making_rate=0.01, making_burst=4.0,
    ) as server:  # fmt: skip
        yield server


def test_a_request_from_another_site_is_refused(anna: Person) -> None:
    body = {"game": "zock", "seats": 2}
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1"):
        answer = anna.http.post("/api/tables", json=body, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "bad-origin")
    cross = anna.http.post("/api/tables", json=body, headers={"Sec-Fetch-Site": "cross-site"})
    assert cross.status_code == 403
    own = anna.http.post("/api/tables", json=body, headers={"Origin": anna.server.address})
    assert own.status_code == 201


def test_a_proxy_that_loses_the_port_does_not_make_a_page_a_stranger(anna: Person) -> None:
    body = {"game": "zock", "seats": 2}
    page = {"Origin": "https://games.example:8443", "Host": "games.example"}
    for site, status in (("same-origin", 201), ("same-site", 403), ("cross-site", 403)):
        headers = {**page, "Sec-Fetch-Site": site}
        assert anna.http.post("/api/tables", json=body, headers=headers).status_code == status


def test_a_socket_from_another_site_is_refused(anna: Person) -> None:
    table = anna.make("zock", 2)
    with pytest.raises(InvalidStatus) as caught, anna.socket(table, origin="https://evil.example"):
        pass
    assert caught.value.response.status_code == 403


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(server: Server) -> None:
    answer = get(f"{server.address}/api/hello")
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("guest=")
    assert "HttpOnly" in cookie and "SameSite=Lax" in cookie
    token = cookie.partition("=")[2].partition(";")[0]
    assert len(token) == 32
    again = get(f"{server.address}/api/hello", headers={"Cookie": f"guest={token}"})
    assert "set-cookie" not in again.headers
    forged = get(f"{server.address}/api/hello", headers={"Cookie": "guest=short"})
    assert "set-cookie" in forged.headers


@pytest.mark.parametrize("path", ["/api/games", "/api/games/zock", "/api/tables", "/"])
def test_whoever_only_reads_is_given_no_cookie(server: Server, path: str) -> None:
    answer = get(server.address + path)
    assert answer.status_code == 200
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("path", ["/", "/t/abc", "/api/hello", "/api/nothing", "/favicon.svg"])
def test_every_answer_carries_the_security_headers(server: Server, path: str) -> None:
    headers = get(server.address + path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy and "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["x-frame-options"] == "DENY"
    assert headers["x-build"]


def test_ids_and_keys_cannot_be_guessed(anna: Person) -> None:
    table = anna.make("zock", 2, sit={})
    key = anna.get(f"/api/tables/{table}")["seats"][0]["key"]
    assert len(table) >= 22 and len(key) >= 22
    assert table != anna.make("zock", 2)


def test_a_body_that_is_too_large_is_refused(anna: Person) -> None:
    for path, most in (("/api/tables/t/send", 16_384), ("/api/tables", 262_144)):
        answer = anna.http.post(path, content=b" " * (most + 4_000))
        assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
        assert answer.json()["variables"] == {"most": most}
        pieces = (b" " * 1000 for _ in range(most // 1000 + 10))
        answer = anna.http.post(path, content=pieces)
        assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
    large = anna.http.post("/api/replay", json={"log": "x" * 100_000})
    assert (large.status_code, large.json()["code"]) == (422, "bad-log")


def test_a_message_that_is_too_large_is_refused_or_ends_the_socket(anna: Person) -> None:
    table = anna.make("zock", 2)
    with anna.socket(table) as line:
        line.connection.send(json.dumps({"type": "say", "id": "a", "text": "x" * 5000}))
        assert line.hear_until("problem")["code"] == "too-large"
        line.connection.send("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            line.hear_until("never")


def test_names_are_checked_and_markup_stays_text(anna: Person) -> None:
    for name in ("", " ", "x" * 25, "a\u202eb", "a\nb\x00"):
        answer = anna.http.put("/api/me", json={"name": name})
        assert answer.status_code == 422, name
        assert answer.json()["code"] in ("bad-name", "bad-message")
    script = "<script>alert(1)"
    answer = anna.http.put("/api/me", json={"name": script})
    assert answer.json()["name"] == script
    assert answer.headers["content-type"] == "application/json"


def test_who_comes_too_often_has_to_wait(strict: Server) -> None:
    with Person(strict, "Anna") as anna:
        for _ in range(3):
            anna.make("zock", 2)
        answer = anna.http.post("/api/tables", json={"game": "zock", "seats": 2})
        assert (answer.status_code, answer.json()["code"]) == (429, "too-fast")
        assert int(answer.headers["retry-after"]) > 0
        codes = [anna.http.get("/api/games").status_code for _ in range(20)]
        assert codes[0] == 200 and codes[-1] == 429
    with Person(strict, "Ben") as ben:
        assert ben.get("/api/hello")["guest"]["name"] == "Ben"


def test_who_shouts_over_a_socket_is_warned_and_then_dropped(strict: Server) -> None:
    with Person(strict, "Anna") as anna:
        table = anna.make("zock", 2)
        with anna.socket(table) as line:
            line.hear_until("news")
            answers: list[str] = []
            while answers.count("too-fast") <= sockets.PATIENCE:
                line.send("ping")
                answer = line.hear()
                answers.append(answer.get("code", answer["type"]))
            assert line.hear_until("bye") == {"type": "bye", "code": "too-fast"}
            assert set(answers) == {"pong", "too-fast"}
            assert answers == sorted(answers)


def test_a_client_that_does_not_read_is_dropped_and_the_others_play_on(anna: Person) -> None:
    """It asks for everything again and again and never reads: its queue has an end."""
    table = anna.make("quarrel", 2, sit={})
    for _ in range(30):
        anna.send(table, "say", text="words " * 80)
    stuck = socket.create_connection(("127.0.0.1", anna.server.port))
    stuck.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    stuck.settimeout(PATIENCE)
    stuck.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{anna.server.port}\r\n"
        f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    again = _frame(json.dumps({"type": "catch-up", "id": "c"}).encode())
    try:
        for _ in range(3000):
            stuck.sendall(again)
    except OSError:
        pass  # It was dropped while it was still speaking.
    with anna.socket(table) as line:
        info = line.hear_until("news")["table"]
        while info is None or info["spectators"]:
            info = line.hear_until("news")["table"]
        assert line.ask("ping")["type"] == "pong"
    stuck.close()


def _frame(text: bytes) -> bytes:
    """A short masked text frame; the mask is zero."""
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


def test_one_guest_has_so_many_sockets_and_no_more(strict: Server) -> None:
    with Person(strict, "Anna") as anna:
        table = anna.make("zock", 2)
        with anna.socket(table) as first, anna.socket(table) as second:
            first.hear_until("news")
            second.hear_until("news")
            with anna.socket(table) as third:
                assert third.hear()["code"] == "too-many-connections"
    with Person(strict, "Ben") as ben, ben.socket(table) as line:
        assert line.hear_until("news")


# The page


def test_the_page_is_served_for_every_route_of_the_client(anna: Person) -> None:
    build = anna.get("/api/hello")["build"]
    for path in ("/", "/t/abc", "/t/abc/seat/key", "/settings"):
        answer = anna.http.get(path)
        assert answer.status_code == 200
        assert f'content="{build}"' in answer.text
        assert answer.headers["cache-control"] == "no-cache"


def test_hashed_files_are_kept_for_a_year_and_compressed(anna: Person) -> None:
    answer = anna.http.get("/assets/index-a1b2c3d4.js")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.text == "run();" * 500
    tag = answer.headers["etag"]
    fresh = anna.http.get("/assets/index-a1b2c3d4.js", headers={"If-None-Match": tag})
    assert fresh.status_code == 304
    assert anna.http.get("/assets/old-00000000.js").status_code == 404


@pytest.mark.parametrize("path", ["/../settings.py", "/..%2fsettings.py", "/%2e%2e/main.py"])
def test_nothing_outside_the_page_is_served(server: Server, path: str) -> None:
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        answer = b""
        while piece := line.recv(65536):
            answer += piece
    assert b"class Settings" not in answer
    assert b"__future__" not in answer
