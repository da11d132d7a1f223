"""Lines: half requests, headers without end, crowds. Nobody takes the server down."""

from __future__ import annotations

import contextlib
import json
import select
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from ludotheque.server.service.record import Guest
from ludotheque.server.settings import Settings
from ludotheque.server.web.lines import _Rules
from tests.server.inn import Ear, Inn
from tests.server.process import PATIENCE, Person, Server


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with little time and few places."""
    with Server(
        tmp_path_factory.mktemp("small"), request_seconds=1.0, reader_seconds=0.5,
        sockets_of_guest=4, sockets_of_address=6, spectators=2,
    ) as server:  # fmt: skip
        yield server


def call(server: Server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), PATIENCE)


def all_of(line: socket.socket) -> bytes:
    """Everything until the server closes the line, which it does."""
    heard = b""
    with contextlib.suppress(ConnectionResetError):
        while piece := line.recv(65_536):
            heard += piece
    return heard


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        (b"", b""),
        (b"GET /api/hello HT", b"HTTP/1.1 408 "),
        (b"GET /api/hello HTTP/1.1\r\nHost: x\r\nX-Slow: ", b"HTTP/1.1 408 "),
        (
            b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            b"Content-Length: 100\r\n\r\n{",
            b"",
        ),
    ],
    ids=["nothing", "a line", "headers", "a body"],
)
def test_half_a_request_is_closed_after_a_while(small: Server, said: bytes, answer: bytes) -> None:
    with call(small) as line:
        line.sendall(said)
        assert all_of(line).startswith(answer)


def test_who_asks_in_time_keeps_the_line(small: Server) -> None:
    """Each request has its own time: a line with many of them is not closed amid one."""
    with Person(small, "Anna") as anna:
        for _ in range(50):
            assert anna.http.get("/api/games/quarrel").status_code == 200


@pytest.mark.parametrize(
    "piece", [b"X: " + b"x" * 10_000 + b"\r\n", b"x" * 10_000], ids=["many", "one without end"]
)
def test_headers_without_end_are_cut_off(server: Server, piece: bytes) -> None:
    with call(server) as line:
        line.sendall(b"GET /api/hello HTTP/1.1\r\nHost: x\r\nX-First: ")
        sent = 0
        with contextlib.suppress(OSError):
            while sent < 100_000_000:
                line.sendall(piece)
                sent += len(piece)
        assert sent < 30_000_000, "what the system holds between both ends, and no more"


def test_headers_that_come_at_once_are_bounded_too(server: Server) -> None:
    for head in (b"X: " + b"x" * 40_000, b"\r\n".join([b"X-Y: " + b"x" * 990] * 40)):
        with call(server) as line:
            line.sendall(b"GET /api/hello HTTP/1.1\r\nHost: x\r\n" + head + b"\r\n\r\n")
            assert all_of(line)[9:12] in (b"400", b"431")
    with call(server) as line:
        line.sendall(b"GET /" + b"x" * 40_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n")
        assert all_of(line)[9:12] in (b"400", b"431")


def test_one_address_has_so_many_sockets_and_leaves_places_to_others(small: Server) -> None:
    with contextlib.ExitStack() as people:
        guests = [people.enter_context(Person(small, f"Guest {number}")) for number in range(4)]
        table = guests[0].make("quarrel", 2, sit={})
        others = [guest.make("quarrel", 2, sit={}) for guest in guests[1:]]
        for guest, own in zip(guests, [table, *others]):
            for _ in range(2):
                line = people.enter_context(guest.socket(own))
                said = line.hear()
                if guest is guests[3]:
                    assert said["code"] == "too-many-connections"
                else:
                    assert line.hear_until("news")


def test_a_table_has_so_many_spectators_and_always_a_place_for_its_players(small: Server) -> None:
    with contextlib.ExitStack() as people:
        anna = people.enter_context(Person(small, "Anna"))
        table = anna.make("quarrel", 2, sit={})
        watchers = [people.enter_context(Person(small, f"Guest {one}")) for one in range(3)]
        lines = [people.enter_context(watcher.socket(table)) for watcher in watchers]
        for line in lines[:2]:
            assert line.hear_until("news")
        assert lines[2].hear()["code"] == "too-many-connections"
        with anna.socket(table) as own:
            assert own.hear_until("news")["table"]["spectators"] == 2


def test_who_opens_sockets_too_fast_has_to_wait(tmp_path: Path) -> None:
    with Server(tmp_path, guest_rate=0.001, guest_burst=6.0) as server, Person(server, "A") as anna:
        table = anna.make("quarrel", 2, sit={})
        codes = []
        for _ in range(6):
            with anna.socket(table) as line:
                codes.append(line.hear().get("code", ""))
        assert codes == ["", "", "", "too-fast", "too-fast", "too-fast"]


def test_a_client_that_reads_no_answer_is_cut_off(small: Server) -> None:
    """It asks for much, reads nothing, and is let go without anybody waiting for it."""
    with call(small) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        ask = b"GET /schema/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
        _say_until_cut_off(line, ask)


def test_who_asks_on_without_an_answer_is_cut_off(server: Server) -> None:
    """Ten thousand questions that fit into one piece would take a gigabyte over fifty lines."""
    with Person(server, "Anna") as anna:
        table = anna.make("quarrel", 2, sit={})
        version = anna.news(table)["version"]
        wait = f"GET /api/tables/{table}/news?version={version}&wait=20 HTTP/1.1\r\n"
        ask = b"GET /api/hello HTTP/1.1\r\nHost: x\r\n\r\n"
        with call(server) as line:
            line.sendall(f"{wait}Host: x\r\nCookie: {anna.cookie}\r\n\r\n".encode() + ask * 10_000)
            assert all_of(line).startswith(b"HTTP/1.1 400 ")
        with call(server) as line:  # A few at once are answered one after the other.
            line.sendall(ask * 8 + ask.replace(b"Host: x", b"Host: x\r\nConnection: close"))
            assert all_of(line).count(b"HTTP/1.1 200 ") == 9


def test_long_requests_that_dawdle_take_only_so_much_memory(server: Server) -> None:
    """Sixty half uploads are cut off among them; whoever plays meanwhile notices nothing."""
    head = (
        b"POST /api/replay HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        b"Content-Length: 1900000\r\n\r\n"
    )
    half = head + b'{"log":"' + b"x" * 1_800_000
    with Person(server, "Anna") as anna, contextlib.ExitStack() as open_lines:
        lines = [open_lines.enter_context(call(server)) for _ in range(60)]
        for line in lines:
            with contextlib.suppress(ConnectionResetError, BrokenPipeError):
                line.sendall(half)
        cut_off: set[socket.socket] = set()
        while len(cut_off) < 15:
            heard = select.select([one for one in lines if one not in cut_off], [], [], PATIENCE)[0]
            assert heard
            cut_off.update(heard)
        anna.make("quarrel", 2, sit={})
    with Person(server, "Ben") as ben:  # They are gone, and what they held is free.
        answer = ben.http.post("/api/replay", json={"log": "no log " * 100_000})
        assert answer.json()["code"] == "bad-log"


def test_a_socket_that_pings_and_reads_nothing_is_cut_off(small: Server) -> None:
    with Person(small, "Anna") as anna:
        table = anna.make("quarrel", 2, sit={})
    with call(small) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        line.sendall(_upgrade(small, table))
        ping = bytes([0x89, 0x80 | 125, 0, 0, 0, 0]) + b"p" * 125
        _say_until_cut_off(line, ping * 100)


@pytest.mark.parametrize(
    ("first", "again"),
    [(b"", 0x89), (b"", 0x8A), (bytes([0x01, 0x80, 0, 0, 0, 0]), 0x00)],
    ids=["pings", "pongs", "pieces of a message"],
)
def test_frames_without_end_that_say_nothing_are_cut_off(
    server: Server, first: bytes, again: int
) -> None:
    """A million of them would hold up everybody, though whoever sends them reads each answer."""
    with Person(server, "Anna") as anna:
        table = anna.make("quarrel", 2, sit={})
    with call(server) as line:
        line.sendall(_upgrade(server, table))
        assert line.recv(100).startswith(b"HTTP/1.1 101 ")
        line.sendall(first)
        frames = bytes([again, 0x80, 0, 0, 0, 0]) * 100
        sent = 0
        with contextlib.suppress(ConnectionResetError, BrokenPipeError):
            while sent < 1_000_000:
                line.sendall(frames)
                sent += 100
                while select.select([line], [], [], 0)[0] and line.recv(65_536):
                    pass
        assert sent < 1_000_000


@pytest.mark.parametrize(
    "told",
    [
        [(b"GET ", b"POST "), (b"\r\n\r\n", b"\r\nContent-Length: 3\r\n\r\nabc")],
        [(b"\r\n\r\n", b"\r\nContent-Length: 300\r\n\r\nabc")],
        [(b"\r\n\r\n", b"\r\nCookie: " + b"x" * 20_000 + b"\r\n\r\n")],
    ],
    ids=["another method", "half a body", "a header that is too long for a socket"],
)
def test_what_cannot_become_a_socket_is_closed(
    server: Server, told: list[tuple[bytes, bytes]]
) -> None:
    """Nothing more would come, and nobody would say so."""
    ask = _upgrade(server, "nowhere")
    for old, new in told:
        ask = ask.replace(old, new)
    with call(server) as line:
        line.sendall(ask)
        assert all_of(line).startswith(b"HTTP/1.1 400 ")


def test_who_wants_a_socket_amid_an_answer_is_cut_off_and_leaves_no_lines_in_the_log(
    tmp_path: Path,
) -> None:
    log = tmp_path / "log"
    with Server(tmp_path / "data", log) as server, Person(server, "Anna") as anna:
        table = anna.make("quarrel", 2, sit={})
        version = anna.news(table)["version"]
        for asked in (f"tables/{table}/news?version={version}&wait=20", "games", "hello"):
            ask = f"GET /api/{asked} HTTP/1.1\r\nHost: x\r\nCookie: {anna.cookie}\r\n\r\n"
            with call(server) as line:
                line.sendall(ask.encode() + _upgrade(server, table))
                assert b" 101 " not in all_of(line)
        anna.send(table, "say", text="Is anybody there?")
    assert log.read_text() == ""


def test_sockets_count_among_the_lines_of_an_address_until_they_are_gone(tmp_path: Path) -> None:
    """Those for which there is no place, too: they stay open until they have answered goodbye."""
    with Server(tmp_path, sockets_of_address=3, spectators=1) as server:
        with Person(server, "Anna") as anna:
            table = anna.make("quarrel", 2, sit={})
        with contextlib.ExitStack() as open_lines:
            for _ in range(6):
                line = open_lines.enter_context(call(server))
                line.sendall(_upgrade(server, table))
                assert line.recv(100).startswith(b"HTTP/1.1 101 ")
            with call(server) as one_more:
                with contextlib.suppress(ConnectionResetError, BrokenPipeError):
                    one_more.sendall(_upgrade(server, table))
                assert all_of(one_more) == b""
        with contextlib.ExitStack() as open_lines:
            while True:  # They have hung up, and the server notices.
                line = open_lines.enter_context(call(server))
                with contextlib.suppress(ConnectionResetError, BrokenPipeError):
                    line.sendall(_upgrade(server, table))
                    if line.recv(100).startswith(b"HTTP/1.1 101 "):
                        break


def test_there_are_never_more_lines_than_files_and_one_address_has_half_of_them() -> None:
    """Whoever opens lines and is silent leaves files to the store, to the watch and to others."""
    rules = _Rules(Settings(sockets=3))
    for _ in range(3):
        assert rules.has_room_for("one")
        rules.enter("one")
    assert not rules.has_room_for("one")
    for number in range(3):
        assert rules.has_room_for(f"other {number}")
        rules.enter(f"other {number}")
    assert not rules.has_room_for("one more")
    rules.leave("one")
    assert rules.has_room_for("one more") and rules.has_room_for("one")
    behind = _Rules(Settings(sockets=3, is_behind_proxy=True))
    for _ in range(6):
        assert behind.has_room_for("the proxy")
        behind.enter("the proxy")
    assert not behind.has_room_for("the proxy")


def test_a_line_for_which_there_is_no_place_is_counted_as_refused(tmp_path: Path) -> None:
    with Server(tmp_path, sockets=2) as server, call(server), call(server), call(server) as third:
        assert all_of(third) == b""
        assert (
            'refusals_total{code="too-many-connections"} 1.0'
            in httpx.get(f"{server.watch}metrics", timeout=PATIENCE).text
        )


@pytest.mark.parametrize(
    ("limit", "guests"),
    [("sockets_of_guest", ["a", "a", "a"]), ("sockets_of_address", ["a", "b", "c"])],
)
def test_only_so_many_requests_wait_for_news(tmp_path: Path, limit: str, guests: list[str]) -> None:
    """Two of three wait, one is refused; and whoever says something is heard by those who wait."""
    with Server(tmp_path, **{limit: 2}) as server, Person(server, "Anna") as anna:
        table = anna.make("quarrel", 2, sit={})
        version = anna.news(table)["version"]
        with contextlib.ExitStack() as open_lines:
            lines = [open_lines.enter_context(call(server)) for _ in guests]
            for line, guest in zip(lines, guests):
                line.sendall(
                    f"GET /api/tables/{table}/news?wait=25&version={version} HTTP/1.1\r\n"
                    f"Host: x\r\nCookie: guest={guest * 32}\r\n\r\n".encode()
                )
            refused, _, _ = select.select(lines, [], [], PATIENCE)
            assert [line.recv(12) for line in refused] == [b"HTTP/1.1 429"]
            heard = b""
            while b"too-many-connections" not in heard:
                heard += refused[0].recv(65_536)
            anna.send(table, "say", text="Hello")
            waiting = [line for line in lines if line not in refused]
            assert [line.recv(12) for line in waiting] == [b"HTTP/1.1 200"] * 2


def _upgrade(server: Server, table: str) -> bytes:
    """How a socket is asked for."""
    return (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
        f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ).encode()


def _say_until_cut_off(line: socket.socket, said: bytes) -> None:
    """Fails if the server lets the line stand for longer than a test has patience."""
    while True:
        try:
            line.sendall(said)
        except (ConnectionResetError, BrokenPipeError):
            return


# Coming and going


def test_a_crowd_that_comes_costs_its_table_two_messages(tmp_path: Path) -> None:
    """The first who comes is told at once, the other 319 together when the time has come."""
    inn = Inn(tmp_path)
    anna = inn.guest("Anna")
    table = inn.started(anna, inn.guest("Ben"))
    inn.tables.presence.every = 10_000.0
    own = inn.listen(table, anna)
    heard = len(own.heard)
    crowd = [Ear(Guest(f"guest {number}")) for number in range(320)]
    for ear in crowd:
        inn.run(inn.tables.listen(table, ear, 0, 0))
    assert len(own.heard) == heard
    assert {len(ear.heard) for ear in crowd} == {1}
    inn.table(table).presence_told_at = float("-inf")
    waiting = inn.tables.presence._waiting.pop(table)
    waiting.cancel()
    inn.run(inn.tables.tell_presence(inn.table(table)))
    assert len(own.heard) == heard + 1
    assert json.loads(own.heard[-1])["table"]["spectators"] == 320
    inn.run(inn.tables.stop())
    inn.close()


def test_who_comes_and_goes_before_it_was_told_is_not_told_at_all(tmp_path: Path) -> None:
    inn = Inn(tmp_path)
    anna = inn.guest("Anna")
    table = inn.started(anna, inn.guest("Ben"))
    own = inn.listen(table, anna)
    inn.tables.presence.every = 10_000.0
    heard = len(own.heard)
    ear = inn.listen(table, inn.guest("Carl"))
    inn.run(inn.tables.go(inn.table(table), ear))
    inn.table(table).presence_told_at = float("-inf")
    inn.run(inn.tables.tell_presence(inn.table(table)))
    assert len(own.heard) == heard
    inn.run(inn.tables.stop())
    inn.close()


# Open files


@pytest.mark.parametrize(
    ("soft", "hard", "wanted", "fit", "files"),
    [(256, 4096, 1000, 1000, 2128), (256, 328, 1000, 100, 328), (4096, 4096, 10, 10, 4096)],
    ids=["raised", "as far as allowed", "enough"],
)
def test_open_files_are_raised_and_the_sockets_follow(
    soft: int, hard: int, wanted: int, fit: int, files: int
) -> None:
    program = (
        "import resource; from ludotheque.server.files import raise_open_files\n"
        f"resource.setrlimit(resource.RLIMIT_NOFILE, ({soft}, {hard}))\n"
        f"print(raise_open_files({wanted}), resource.getrlimit(resource.RLIMIT_NOFILE)[0])"
    )
    said = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert said.stdout.split() == [str(fit), str(files)]
