"""The description of the API is true: whatever is sent, the answer is one that it describes."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.process import PATIENCE, Person, Server

HELD: list[Any] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
EXAMPLES = 200 if os.environ.get("LUDOTHEQUE_LONG") == "1" else 6
"""Of every operation, with data that fits its description and with data that does not."""


@pytest.fixture(scope="module")
def anna(server: Server) -> Iterator[Person]:
    with Person(server, "Anna") as anna:
        yield anna


@pytest.fixture(scope="module")
def tables(anna: Person) -> list[str]:
    """A table that gathers, one that runs, one that is over, and none."""
    gathering = anna.make("quarrel", 2, sit={}, is_open=True)
    running = anna.make("quarrel", 2, sit={}, bots={"1": "random"}, start=True)
    finished = anna.make("quarrel", 2, bots={"0": "random", "1": "random"}, start=True)
    version = 0
    while anna.get(f"/api/tables/{finished}")["phase"] != "over":
        version = anna.news(finished, wait=5, version=version)["version"]
    return [gathering, running, finished, "nowhere"]


def _is_number(value: Any) -> bool:
    """Whether the server would wait so long."""
    try:
        return float(value) > 0
    except (TypeError, ValueError):
        return False


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_whatever_is_sent_the_answer_is_one_that_is_described(
    server: Server, anna: Person, tables: list[str], mode: GenerationMode
) -> None:
    schema = schemathesis.openapi.from_url(
        f"{server.address}/schema/openapi.json", timeout=PATIENCE
    )
    sent: list[str] = []
    for found in schema.get_all_operations():
        operation: Any = found.ok()  # type: ignore[union-attr]

        @settings(
            max_examples=EXAMPLES,
            database=None,
            deadline=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(generation_mode=mode))
        def send(case: schemathesis.Case[Any]) -> None:
            if case.path_parameters and "table" in case.path_parameters:
                case.path_parameters["table"] = tables[len(sent) % len(tables)]
            if case.query and _is_number(case.query.get("wait")):
                case.query["wait"] = 0
            sent.append(case.path)
            cookies = {"guest": anna.http.cookies["guest"]}
            response = case.call(cookies=cookies, timeout=PATIENCE)
            case.validate_response(response, checks=HELD)

        with contextlib.suppress(Unsatisfiable):  # What takes nothing cannot be given it wrong.
            send()
    assert len(set(sent)) >= 9
