"""Vectors of sealed luck for the page's check; `python -m tests.browser.vectors` writes them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from ludotheque.core.luck import Sealed, sealed_draw

PATH: Final = Path(__file__).parents[2] / "web" / "tests" / "seal.vectors.json"

_SAID: Final = [
    ("an open secret", ["0:pomme", "1:Äpfel und «Birnen»", '3:a "quoted" word \\ 🎲']),
    ("0f" * 32, []),
]
_WAYS: Final = [6, 6, 6, 6, 6, 4, 2, 1, 52, 3 * 2**254, 2**255 + 1, 2**256 - 1]


def vectors() -> list[dict[str, Any]]:
    """Some secrets and words, and what they give: few ways, many, and ones that need more tries."""
    return [
        {
            "secret": secret,
            "seal": Sealed(secret).seal,
            "words": words,
            "draws": [
                {
                    "draw": draw,
                    "ways": str(ways),
                    "way": str(sealed_draw(secret, words, draw, ways)),
                }
                for draw, ways in enumerate(_WAYS)
            ],
        }
        for secret, words in _SAID
    ]


if __name__ == "__main__":
    PATH.write_text(json.dumps(vectors(), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
