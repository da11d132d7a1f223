"""The listener: how many stones a rattle sounds like, from its samples alone.

It listens for one thing: how evenly the loudness is spread over the second. A single stone gives
five knocks with silence between them; many stones run together into one long rattle. Where the
rattles of 1, 2, 3 … stones lie on that scale was measured (`SCALE`).
"""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from ludotheque.games.zapp_zerapp.sound.synthesiser import Samples

MOST = 13
HOP = 22
"""The loudness is taken every millisecond."""
SILENCE = 0.001
"""What is softer than this part of the loudest moment is not heard."""

SCALE = [
    0.0603, 0.1259, 0.1906, 0.2477, 0.2979, 0.3393, 0.3735, 0.4022, 0.4257, 0.4450,
    0.4620, 0.4763, 0.4892, 0.4992, 0.5091, 0.5174, 0.5237, 0.5305, 0.5363, 0.5410,
]  # fmt: skip
"""Where the rattles of 1, 2, 3 … stones lie: `benchmarks/zapp_zerapp_ear.py --scale`."""


def estimate(samples: Samples) -> int:
    """How many stones a rattle sounds like, from 1 to 13."""
    return min(MOST, max(1, math.floor(sounds_like(samples) + 0.5)))


def sounds_like(samples: Samples) -> float:
    """The same, as finely as it is heard."""
    return float(np.interp(evenness(samples), SCALE, np.arange(1, len(SCALE) + 1)))


def evenness(samples: Samples) -> float:
    """How evenly the loudness is spread: near 0 for one short knock, 1 if it never changes."""
    loudness = loudness_of(samples)
    loudness = np.where(loudness < SILENCE * loudness.max(), 0.0, loudness)
    return float(np.mean(np.sqrt(loudness)) ** 2 / np.mean(loudness))


def loudness_of(samples: Samples) -> NDArray[np.float64]:
    """The energy of each millisecond, high tones weighing more, as they do in an ear."""
    rises = np.diff(samples.astype(np.float64), prepend=0.0)
    whole = len(rises) // HOP * HOP
    energy: NDArray[np.float64] = (rises[:whole] ** 2).reshape(-1, HOP).sum(axis=1)
    return energy
