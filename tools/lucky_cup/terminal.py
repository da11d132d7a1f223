"""Lucky Cup in the terminal: a line a player, with cup and dice."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ludotheque.core.move import Seat
from ludotheque.core.state import Terms, View
from ludotheque.core.terminal import DICE, TURN
from ludotheque.core.words import Words

CUP = "∩"
"""A cup with a die that one may not see."""


def draw(view: View, terms: Terms, words: Words, seat: Seat | None) -> RenderableType:
    """The table as a seat sees it: its own cup is open, those of the others hide their die."""
    picture = Table(box=None, pad_edge=False, show_header=False)
    for one in range(terms.seats):
        under, thrown = view["cups"][one], view["thrown"][one]
        picture.add_row(
            TURN if one == view["turn"] else "",
            Text(words.colour(one), f"seat-{one}"),
            CUP if under < 0 else f"({DICE[under]})",
            " ".join(DICE[pips] for pips in thrown),
            words.say("terminal-points", points=view["points"][one]),
            words.say("terminal-stands") if view["stands"][one] else "",
        )
    return picture
