"""Tests run on the sources, whatever was built; those of `make compiled` run on the build.

Their dice fall in the same way whenever they are run. `LUDOTHEQUE_LUCK=2` lets all of them fall in
another: a test that fails then hangs on luck that it should not.
"""

from __future__ import annotations

import os
import secrets
from hashlib import sha256
from itertools import count

import pytest

if os.environ.get("LUDOTHEQUE_COMPILED"):
    from ludotheque import compiled

    assert compiled.is_in_use(), "what is to be tested is not compiled"
else:
    os.environ["LUDOTHEQUE_PLAIN"] = "1"

for name in ("no_proxy", "NO_PROXY"):  # Our servers are here, whatever stands before others.
    os.environ[name] = ",".join(filter(None, [os.environ.get(name), "127.0.0.1", "localhost"]))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What is about the whole takes longest, and the games' own tests are short: these come last,
    so that no worker is left alone at the end with something long."""
    items.sort(key=lambda item: len(item.path.parts))


@pytest.fixture(autouse=True)
def steady_luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nobody names a seed, a test's own name is one."""
    name = f"{os.environ.get('LUDOTHEQUE_LUCK', '')} {request.node.nodeid}"
    drawn = count()

    def token_hex(size: int) -> str:
        return sha256(f"{name} {next(drawn)}".encode()).hexdigest()[: 2 * size]

    monkeypatch.setattr(secrets, "token_hex", token_hex)
    monkeypatch.setattr(secrets, "randbits", lambda bits: int(token_hex(32), 16) % 2**bits)
