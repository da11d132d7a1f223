"""Names, words and chat: what people type, made fit to be shown to others."""

from __future__ import annotations

import unicodedata
from typing import Final

from ludotheque.core.match import WORD_LENGTH
from ludotheque.server.service.trouble import Trouble

NAME_LENGTH: Final = 24
TEXT_LENGTH: Final = 500
_MARKS_TOGETHER: Final = 2
"""So many accents may stand on one letter."""


def clean_name(name: str) -> str:
    """A name in one normal form, 1 to 24 printable characters; `bad-name` otherwise."""
    return _clean(name, NAME_LENGTH, "bad-name")


def clean_word(word: str) -> str:
    """A word for the luck, 1 to 80 printable characters; `bad-word` otherwise."""
    return _clean(word, WORD_LENGTH, "bad-word")


def clean_text(text: str) -> str:
    """A line of chat, 1 to 500 printable characters; `bad-text` otherwise."""
    return _clean(text, TEXT_LENGTH, "bad-text")


def _clean(text: str, most: int, code: str) -> str:
    """Spaces tidied; no control character, nothing that turns the direction of writing."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise Trouble(code, most=most) from None
    tidy = " ".join(unicodedata.normalize("NFC", text).split())
    marks = 0
    for character in tidy:
        kind = unicodedata.category(character)
        marks = marks + 1 if kind == "Mn" else 0
        if kind.startswith("C") or kind in ("Zl", "Zp") or marks > _MARKS_TOGETHER:
            raise Trouble(code, most=most)
    if not 0 < len(tidy) <= most:
        raise Trouble(code, most=most)
    return tidy
