"""What people type is made fit to be shown to others."""

from __future__ import annotations

import pytest

from ludotheque.server.service.names import clean_name, clean_text, clean_word
from tests.server.inn import refused


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Anna", "Anna"),
        ("  Anna\t Maria ", "Anna Maria"),
        ("Zoe\u0301", "Zoé"),
        ("李雷", "李雷"),
        ("<b>Ben</b>", "<b>Ben</b>"),
        ("x" * 24, "x" * 24),
        ("🎲", "🎲"),
    ],
)
def test_a_name_is_kept_as_people_write_it(typed: str, name: str) -> None:
    assert clean_name(typed) == name


@pytest.mark.parametrize(
    "typed",
    [
        "", "   ", "x" * 25, "a\x00b", "a\x1b[31m", "\u202eanna", "an\u200bna", "\u2066anna",
        "\ud800", "\ue000", "Z\u0301\u0302\u0303\u0304algo",
    ],
)  # fmt: skip
def test_a_name_that_hides_or_disturbs_is_refused(typed: str) -> None:
    with refused("bad-name"):
        clean_name(typed)


def test_words_and_chat_have_their_own_length() -> None:
    assert clean_word("w" * 80) == "w" * 80
    assert clean_text("t" * 500) == "t" * 500
    with refused("bad-word"):
        clean_word("w" * 81)
    with refused("bad-text"):
        clean_text("t" * 501)
