"""ZZ-R1, ZZ-R9: the rattle, and the listener who hears nothing but its samples."""

from __future__ import annotations

import io
import subprocess
import sys
import wave
from typing import Any

import numpy as np
import pytest

import ludotheque
from ludotheque.games.zapp_zerapp.sound import estimate, rattle, read_wav, synthesiser
from ludotheque.games.zapp_zerapp.sound.ear import SCALE, loudness_of, sounds_like
from ludotheque.games.zapp_zerapp.tests.table import NAME

SHAKES = 40
HEARD = {
    stones: [estimate(read_wav(rattle(stones, seed))) for seed in range(SHAKES)]
    for stones in (1, 2, 3, 5, 7, 8, 10, 13)
}
"""What each of these barrels sounds like in some shakes."""


@pytest.mark.article("ZZ-R1")
@pytest.mark.parametrize("stones", range(1, 14))
def test_a_rattle_is_a_second_of_sound_of_always_the_same_size(stones: int) -> None:
    sound = rattle(stones, 2**100 + stones)
    assert len(sound) == 44_144
    with wave.open(io.BytesIO(sound)) as file:
        shape = file.getnchannels(), file.getsampwidth(), file.getframerate(), file.getnframes()
    assert shape == (1, 2, 22_050, 22_050)
    assert sound[:44] == rattle(1, 0)[:44]


@pytest.mark.article("ZZ-R1")
def test_no_two_shakes_sound_the_same_but_each_can_be_played_again() -> None:
    assert rattle(7, 5) == rattle(7, 5)
    assert len({rattle(7, seed) for seed in range(20)}) == 20


@pytest.mark.article("ZZ-R1")
def test_a_rattle_is_loud_enough_and_never_cut_off() -> None:
    for stones in (1, 13):
        for seed in range(10):
            samples = read_wav(rattle(stones, seed)).astype(int)
            assert 2_000 < abs(samples).max() < 32_767


@pytest.mark.article("ZZ-R1")
@pytest.mark.parametrize("stones", [1, 4, 8, 13])
def test_no_knock_is_cut_and_the_end_sinks_into_silence(
    stones: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is struck, is struck early enough to ring out; the last samples are silent."""
    struck: list[float] = []
    strike = synthesiser._strike

    def listen(train: Any, times: Any, force: float, spread: float, dice: Any) -> None:
        struck.extend(times.tolist())
        strike(train, times, force, spread, dice)

    monkeypatch.setattr(synthesiser, "_strike", listen)
    for seed in range(600):
        samples = np.abs(read_wav(rattle(stones, seed)).astype(int))
        assert samples[-1] == 0
        assert samples[-22:].max() <= 0.002 * samples.max()
    assert min(struck) > 0.0
    assert max(struck) < 0.978


@pytest.mark.article("ZZ-R1")
def test_the_number_reaches_the_sound_only_through_how_many_seem_to_rattle(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Where the same number seems to rattle, barrels cannot be told apart by any byte."""
    monkeypatch.setattr(synthesiser, "stir", lambda stones, dice: 6.4)
    assert len({rattle(stones, 77) for stones in range(1, 14)}) == 1


@pytest.mark.article("ZZ-R9")
@pytest.mark.parametrize("stones", [1, 2, 3])
def test_up_to_three_stones_are_told_surely(stones: int) -> None:
    assert HEARD[stones].count(stones) >= 0.95 * SHAKES


@pytest.mark.article("ZZ-R9")
def test_one_stone_is_never_taken_for_thirteen() -> None:
    assert max(HEARD[1]) < min(HEARD[13])


@pytest.mark.article("ZZ-R9")
def test_seven_and_eight_are_hard_to_tell_apart() -> None:
    pairs = [(seven, eight) for seven in HEARD[7] for eight in HEARD[8]]
    fuller = sum(seven < eight for seven, eight in pairs)
    alike = sum(seven == eight for seven, eight in pairs)
    assert 0.5 < (fuller + alike / 2) / len(pairs) < 0.75


@pytest.mark.article("ZZ-R9")
@pytest.mark.parametrize("stones", [5, 7, 8, 10, 13])
def test_larger_numbers_are_heard_with_a_persons_error(stones: int) -> None:
    """About a fifth to a quarter of the number; so few shakes can miss that by a little."""
    errors = [(heard - stones) ** 2 for heard in HEARD[stones]]
    error: float = (sum(errors) / SHAKES) ** 0.5 / stones
    assert 0.15 < error < 0.30


@pytest.mark.article("ZZ-R9")
@pytest.mark.parametrize("stones", [7, 10, 13])
def test_larger_numbers_are_underestimated(stones: int) -> None:
    assert sum(HEARD[stones]) / SHAKES < stones


@pytest.mark.article("ZZ-R9")
@pytest.mark.parametrize("stones", list(HEARD))
def test_the_board_holds_what_the_listener_hears(stones: int) -> None:
    row = ludotheque.find_game(NAME).own_board().value("hearing")[stones - 1]
    mean = sum(number * times for number, times in enumerate(row, 1)) / sum(row)
    spread = (sum(number**2 * times for number, times in enumerate(row, 1)) / sum(row)
              - mean**2) ** 0.5  # fmt: skip
    assert abs(sum(HEARD[stones]) / SHAKES - mean) < 0.05 + 3 * spread / SHAKES**0.5


def test_the_listener_is_not_deceived_by_loudness() -> None:
    samples = read_wav(rattle(6, 3))
    softer = np.round(samples / 3).astype(np.int16)
    assert abs(sounds_like(samples) - sounds_like(softer)) < 0.3


def test_the_listeners_scale_rises() -> None:
    assert sorted(set(SCALE)) == SCALE


def test_the_loudness_of_a_shake_shows_its_five_strokes() -> None:
    loudness = loudness_of(read_wav(rattle(1, 4)))
    loud = loudness > 0.05 * loudness.max()
    knocks = [place for place in np.flatnonzero(loud) if not loud[max(0, place - 30) : place].any()]
    assert len(knocks) == 5


def test_rules_and_hints_do_without_numpy() -> None:
    code = (
        "import sys, ludotheque, ludotheque.games.zapp_zerapp.hints\n"
        "ludotheque.new_match('zapp-zerapp', seats=2)\n"
        "assert 'numpy' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
