"""French as it is written: elision before names, and no line that begins with a colon.

Sentences are written with plain spaces and whole words; names come in later, and so what depends on
them is mended last. The page does the same (`web/src/lib/french.ts`).
"""

from __future__ import annotations

import re

_ELIDED = re.compile(r"\b([Dd]|[Qq]u|[Ll]orsqu|[Pp]uisqu|[Jj]usqu)e (?=[AÀÂÄEÉÈÊËIÎÏOÔÖUÙÛÜŒÆ])")
"""Before a name that begins with a vowel: *de Écureuil* is *d’Écureuil*."""
_CONTRACTED = {
    re.compile(r"\bde Les "): "des ",
    re.compile(r"\bde Le "): "du ",
    re.compile(r"\bà Les "): "aux ",
    re.compile(r"\bà Le "): "au ",
}
"""Before a title with its article: *une table de Les …* is *une table des …*."""
_BEFORE = re.compile(r" (?=»|[:;!?](?:[\s*_)»…]|$))", re.MULTILINE)
_AFTER = re.compile(r"(?<=«) |(?<=\d) (?=(?:F|%)(?!\w))")
"""Where a line must not break; not in what begins a table of a rule book (`:---`)."""


def polish(text: str) -> str:
    """The text with its elisions, its contractions, and the spaces that hold words together."""
    for pattern, short in _CONTRACTED.items():
        text = pattern.sub(short, text)
    return hold_together(_ELIDED.sub(r"\1’", text))


def hold_together(text: str) -> str:
    """The text with spaces at which no line breaks before `:`, `;`, `!`, `?`, inside « », and
    between a number and its francs or its `%`."""
    return _AFTER.sub("\u00a0", _BEFORE.sub("\u00a0", text))
