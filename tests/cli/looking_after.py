"""Saying something to `ludotheque admin`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludotheque.cli.app import app


def admin(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """Say something to `ludotheque admin`: how it ended and what it said."""
    with pytest.raises(SystemExit) as end:
        app(["admin", *words])
    said = capsys.readouterr()
    return int(end.value.code or 0), said.out, said.err


def told(capsys: pytest.CaptureFixture[str], folder: Path, *words: str) -> Any:
    """What `admin` answers as JSON."""
    code, said, complaint = admin(capsys, *words, "--data", str(folder), "--json")
    assert code == 0, complaint
    return json.loads(said)
