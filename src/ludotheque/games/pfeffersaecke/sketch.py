"""Where texts stand on a map of letters: each whole and apart from the others, and as near to where
it belongs as there is room."""

from __future__ import annotations

Spot = tuple[int, int]
"""Column and row."""


def lay_out_texts(texts: list[str], wanted: list[Spot], width: int, height: int) -> list[Spot]:
    """The column and row where each text begins; `wanted` is where its middle belongs. Those that
    come first have the first choice."""
    taken = [[False] * width for _ in range(height)]
    laid: list[Spot] = []
    for text, (column, row) in zip(texts, wanted):
        length = len(text)
        x, y = _nearest_room(taken, length, column - length // 2, row)
        for place in range(x, x + length):
            taken[y][place] = True
        laid.append((x, y))
    return laid


def _nearest_room(taken: list[list[bool]], length: int, column: int, row: int) -> Spot:
    """Where so many letters have room, with a gap on either side; a row counts as two columns."""
    height, width = len(taken), len(taken[0])
    best: Spot = (0, 0)
    least = -1
    for y in range(height):
        down = 4 * (y - row) * (y - row)
        if 0 <= least <= down:
            continue
        for x in range(width - length + 1):
            off = down + (x - column) * (x - column)
            if (least < 0 or off < least) and not any(taken[y][max(0, x - 1) : x + length + 1]):
                best, least = (x, y), off
    return best
