"""How Pfeffersäcke is thought through: to the end of the game, founding included.

What a position in the middle is worth nobody has found a measure for that would be better than
playing on.
"""

from __future__ import annotations

from typing import Final

from ludotheque.core.hints import Foresight, lead
from ludotheque.core.move import Seat
from ludotheque.games.pfeffersaecke.state import Pfeffersaecke

PLAYOUTS: Final = [0, 0, 96, 144, 192, 192, 192]
"""By the number of players."""
PLAIN: Final = [0, 0, 64, 64, 64, 64, 64]
SPREAD: Final = 5.0
"""Points by which one is well ahead."""


class PfeffersaeckeForesight(Foresight[Pfeffersaecke]):
    """To the end, by the margin."""

    def playouts(self, s: Pfeffersaecke, seat: Seat, is_compiled: bool) -> int:
        return (PLAYOUTS if is_compiled else PLAIN)[s.seats]

    def worth(self, s: Pfeffersaecke, seat: Seat) -> float:
        return lead([float(points) for points in s.influence], seat, SPREAD)


EXPERT: Final = PfeffersaeckeForesight()
