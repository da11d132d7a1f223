"""Odds of a discord: what up to three dice can show, and who wins with them."""

from __future__ import annotations

from typing import Final

MOST_PIPS: Final = 18
TIE: Final = 0.4
"""How much of a win a tie is: one fights again."""


def _exactly() -> list[list[float]]:
    """The chance that so many dice show exactly so much: `EXACTLY[dice][pips]`."""
    chances = [[1.0] + [0.0] * MOST_PIPS]
    for _ in range(3):
        fewer = chances[-1]
        more = [0.0] * (MOST_PIPS + 1)
        for pips in range(1, 7):
            for rest in range(MOST_PIPS + 1 - pips):
                more[rest + pips] += fewer[rest] / 6
        chances.append(more)
    return chances


EXACTLY: Final = _exactly()
LESS: Final = [[sum(row[:pips]) for pips in range(MOST_PIPS + 2)] for row in EXACTLY]
"""The chance that so many dice show less: `LESS[dice][pips]`."""


def chance_to_beat(ahead: int, dice: int, rival_dice: int) -> float:
    """The chance that so many dice win against a rival's, with a card that much higher."""
    chance = 0.0
    exactly = EXACTLY[dice]
    for pips in range(dice, 6 * dice + 1):
        chance += exactly[pips] * chance_to_hold(ahead + pips, rival_dice)
    return chance


def chance_to_hold(ahead: int, rival_dice: int) -> float:
    """The chance that a rival's dice do not make up for being that far behind."""
    if ahead < 0:
        return 0.0
    if ahead > MOST_PIPS:
        return 1.0
    return LESS[rival_dice][ahead] + TIE * EXACTLY[rival_dice][ahead]
