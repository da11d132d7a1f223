"""Guests whom tests of the service share, each known to the house by name."""

from __future__ import annotations

import pytest

from ludotheque.server.service.record import Guest
from tests.server.inn import Inn


@pytest.fixture
def anna(inn: Inn) -> Guest:
    return inn.guest("Anna")


@pytest.fixture
def ben(inn: Inn) -> Guest:
    return inn.guest("Ben")


@pytest.fixture
def carl(inn: Inn) -> Guest:
    return inn.guest("Carl")
