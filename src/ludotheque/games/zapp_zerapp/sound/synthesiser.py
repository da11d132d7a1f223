"""The synthesiser: what a wooden barrel with some stones in it sounds like for one shake.

A shake is five strokes in a second. At each stroke the stones knock against the wood one after
the other, bounce a little, and click against each other. Never do all of them join in: some lie on
the others and are dragged along. **How many seem to rattle** is drawn first (`stir`), and all that
is heard is made from that number and never again from the true one. So nothing in the samples,
whoever listens to them and however well, tells more of the barrel than that one draw does.
"""

from __future__ import annotations

import io
import math
import wave

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

RATE = 22_050
"""Samples a second."""
SAMPLES = RATE
"""A rattle lasts a second, and always has the same number of bytes."""
LENGTH = 24_000
"""Room for the last knock to die away, and a length that is quickly transformed."""

SURE = 3
"""So many stones are told surely: all of them are heard."""
CROWD = 0.90
"""The more stones there are, the fewer of them are heard for each that is added."""
SPREAD = {4: 0.14, 5: 0.19, 6: 0.21}
MOST_SPREAD = 0.22
"""How much the number that seems to rattle differs from shake to shake, as a part of it."""

STROKES = 5
PACE = 0.185
"""Seconds from stroke to stroke."""
FALL = 0.12
"""Seconds in which the stones of a stroke come down."""
LAST_STROKE = 0.835
"""The last stroke begins no later, so that its knocks die away before the second is over."""
EVEN = 8.0
"""How evenly they come down; 1 would be anyhow."""

WOOD = ([430, 710, 1180, 1720, 2600, 3900], [11, 9, 7, 5, 3, 2], [1.0, 0.9, 0.8, 0.6, 0.5, 0.4])
STONE = ([4300, 5900, 7700], [2.5, 2.0, 1.5], [1.0, 0.8, 0.6])
"""What rings when it is struck: hertz, milliseconds until it has died away to a third, strength."""
RING = np.arange(1600) / RATE
"""The time over which a knock is heard."""

LOUDNESS = 0.12
HISS = 0.0006
FADE = 0.5 + 0.5 * np.cos(np.linspace(0.0, np.pi, RATE * 15 // 1000))
"""How the last moments sink into silence, the hiss with them: there is no click at the end."""

Samples = NDArray[np.int16]
Curve = NDArray[np.float64]


def rattle(stones: int, seed: int) -> bytes:
    """One shake of a barrel as a WAV file; the same for the same seed."""
    dice = np.random.default_rng(seed)
    return write_wav(render(stir(stones, dice), dice))


def stir(stones: int, dice: Generator) -> float:
    """How many stones seem to rattle in this shake."""
    if stones <= SURE:
        return float(stones)
    usual: float = SURE * (stones / SURE) ** CROWD
    spread = SPREAD.get(stones, MOST_SPREAD)
    return usual * math.exp(spread * float(dice.standard_normal()))


def render(seeming: float, dice: Generator) -> Samples:
    """The samples of a shake in which so many stones seem to rattle."""
    knocks = np.zeros(LENGTH)
    clicks = np.zeros(LENGTH)
    pace = PACE * (1 + 0.03 * dice.standard_normal())
    begin = 0.05 + 0.02 * dice.random()
    for stroke in range(STROKES):
        start = min(LAST_STROKE, begin + stroke * pace + 0.006 * dice.standard_normal())
        force = math.exp(0.12 * dice.standard_normal())
        stones = max(1, math.floor(seeming + dice.random()))
        falls = start + FALL * np.cumsum(dice.dirichlet(np.full(stones + 1, EVEN)))[:-1]
        _strike(knocks, falls, force, 0.2, dice)
        bounces = falls[dice.random(stones) < 0.5]
        _strike(knocks, bounces + 0.012 + 0.01 * dice.random(len(bounces)), 0.08 * force, 0.3, dice)
        meetings = dice.poisson(0.35 * stones * (stones - 1) / (1 + 0.1 * stones))
        _strike(clicks, start + FALL * dice.random(meetings), 0.2 * force, 0.4, dice)
    heard = np.fft.rfft(knocks) * _ringing(WOOD, dice) + np.fft.rfft(clicks) * _ringing(STONE, dice)
    curve = np.fft.irfft(heard, LENGTH)[:SAMPLES] * LOUDNESS * 10 ** (0.1 * dice.standard_normal())
    curve += HISS * dice.standard_normal(SAMPLES)
    curve[-len(FADE) :] *= FADE
    return np.round(np.tanh(curve) * 32_767).astype(np.int16)


def _strike(train: Curve, times: Curve, force: float, spread: float, dice: Generator) -> None:
    """Add a blow at each of the times, of about that force and either sign."""
    blows = force * np.exp(spread * dice.standard_normal(len(times)))
    blows *= np.where(dice.random(len(times)) < 0.5, -1.0, 1.0)
    np.add.at(train, (times * RATE).astype(np.int64), blows)


def _ringing(
    body: tuple[list[int], list[float], list[float]] | tuple[list[int], list[int], list[float]],
    dice: Generator,
) -> NDArray[np.complex128]:
    """How a body rings when it is struck, a little differently each time, as a spectrum."""
    hertz, milliseconds, strengths = (np.array(one, dtype=np.float64) for one in body)
    hertz *= 1 + 0.03 * dice.standard_normal() + 0.01 * dice.standard_normal(len(hertz))
    tones = np.sin(2 * np.pi * hertz[:, None] * RING)
    fading = np.exp(-1000 * RING / milliseconds[:, None])
    ringing: NDArray[np.complex128] = np.fft.rfft(strengths @ (tones * fading), LENGTH)
    return ringing


def write_wav(samples: Samples) -> bytes:
    """Samples as a WAV file: mono, 16 bits."""
    kept = io.BytesIO()
    with wave.open(kept, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.astype("<i2").tobytes())
    return kept.getvalue()


def read_wav(sound: bytes) -> Samples:
    """The samples of a WAV file as this module writes them."""
    with wave.open(io.BytesIO(sound), "rb") as file:
        return np.frombuffer(file.readframes(file.getnframes()), dtype="<i2").astype(np.int16)
