"""Moves: what a seat, or chance, answers to a question."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

Seat = int
CHANCE: Final = -1
"""The seat of chance: dice and shuffles answer from here."""
NOBODY: Final = -1
"""In the place of a seat: none."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """One answer, with one printable line that is the same in logs, tests, terminal and API.

    Games subclass it to carry what the rules need, make each move once, at import or with the
    board whose places it names, and compare by identity. `public` is what others read of it where
    that is less than the whole line.
    A passive move (done, stand) says "I need nothing as things are now": it is void when
    things have changed.

    >>> Move("lay 7", public="lay ?", card=7).as_json()
    {'move': 'lay 7', 'card': 7}
    """

    def __init__(
        self, text: str, public: str = "", is_passive: bool = False, **data: int | str
    ) -> None:
        self.text = text
        self.public = public or text
        self.is_passive = is_passive
        self.data = data

    @property
    def verb(self) -> str:
        """The first word of the line: it names the move's sentence in the locale files."""
        return self.text.split(" ", 1)[0]

    def as_json(self) -> dict[str, int | str]:
        """The move as plain data: its line, and its parts under their names."""
        whole: dict[str, int | str] = {"move": self.text}
        whole.update(self.data)
        return whole

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __str__(self) -> str:
        return self.text
