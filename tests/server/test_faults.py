"""A page that fails tells the server's log: in one line, unknown who it is, and not too often."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from ludotheque.server.settings import Settings
from ludotheque.server.store.sqlite import SqliteStore
from ludotheque.server.web.app import make_app

FAULT = {"where": "board", "game": "zock", "build": "0123456789ab", "error": "Error: no die"}


def tell(folder: Path, *faults: dict[str, Any], **settings: Any) -> list[httpx.Response]:
    """Send some faults to a server, one after the other."""

    async def send() -> list[httpx.Response]:
        app: Any = make_app(SqliteStore(folder), Settings(**settings))
        line = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=line, base_url="http://test") as browser:
            return [await browser.post("/api/faults", json=fault) for fault in faults]

    return asyncio.run(send())


def test_a_fault_is_one_line_of_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (answer,) = tell(tmp_path, FAULT)
    assert (answer.status_code, answer.content) == (204, b"")
    assert [(record.levelname, record.getMessage()) for record in caplog.records] == [
        ("WARNING", "the page failed: board of zock, build 0123456789ab: Error: no die")
    ]


def test_a_fault_that_is_no_games_names_none(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    tell(tmp_path, {**FAULT, "where": "line", "game": ""})
    assert caplog.messages == ["the page failed: line, build 0123456789ab: Error: no die"]


def test_nothing_that_a_page_says_can_forge_a_second_line(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    wicked = {name: f"a\n\r\x1b[2J\u2028\x00b {value}" for name, value in FAULT.items()}
    (answer,) = tell(tmp_path, {**wicked, "where": "board"})
    assert answer.status_code == 204
    (said,) = caplog.messages
    assert said.isprintable()


@pytest.mark.parametrize(
    "wrong",
    [{"error": ""}, {"error": "e" * 501}, {"where": "cellar"}, {"game": "g" * 41}, {"more": 1}],
    ids=["nothing", "too-long", "nowhere", "no-name", "more"],
)
def test_what_is_no_fault_is_refused_and_not_logged(
    wrong: dict[str, Any], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (answer,) = tell(tmp_path, {**FAULT, **wrong})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-message")
    assert caplog.messages == []


def test_who_tells_of_a_fault_is_given_no_cookie(tmp_path: Path) -> None:
    (answer,) = tell(tmp_path, FAULT)
    assert "set-cookie" not in answer.headers


def test_faults_cannot_flood_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    answers = tell(tmp_path, *[FAULT] * 9, making_rate=0.001, making_burst=2.0)
    assert [answer.status_code for answer in answers] == [204] * 2 + [429] * 7
    assert len(caplog.messages) == 2
