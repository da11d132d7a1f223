"""Bots in worker processes: they play, and one that hangs or breaks never holds a table up."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path

import pytest

from ludotheque.core.luck import Luck
from ludotheque.core.match import Match
from ludotheque.core.position import write_position
from ludotheque.core.registry import find_game, games
from ludotheque.server import bots as pool_of_bots
from ludotheque.server.bot_worker import Worker
from ludotheque.server.bots import BotPool
from ludotheque.server.service.playing import play_for_bot
from ludotheque.server.service.shelf import Shelf
from ludotheque.server.toil import Toil, toil_of
from ludotheque.server.wire import sheets
from tests.server.inn import Inn, Ponders
from tests.server.process import PATIENCE, Person, Server
from tests.server.run_server import QUARREL
from tests.server.test_server import play_to_the_end

STRANGE = str(Path(__file__).parent / "strange_bots.py")


def bots(*names: str) -> dict[str, str]:
    return {name.lower(): f"{STRANGE}:{name}" for name in names}


def position(seat: int = 0) -> tuple[str, list[str]]:
    """A position of Quarrel as a seat holds it possible, and its legal moves."""
    game = find_game("quarrel")
    terms = game.new_terms(2)
    match = Match(game, terms, game.new_state(terms), Luck.seeded(3))
    match.begin()
    redealt = match.redeal(seat, Luck.seeded(1))
    return write_position(game, terms, redealt), [move.text for move in match.legal(seat)]


async def choose(pool: BotPool, *levels: str) -> list[str | None]:
    try:
        text, _ = position()
        return [await pool.choose("quarrel", text, 0, level, 0) for level in levels]
    finally:
        await pool.stop()


def test_a_bot_in_a_worker_chooses_a_legal_move() -> None:
    pool = BotPool(limit=PATIENCE, workers=1, games=(QUARREL,))
    chosen = asyncio.run(choose(pool, "random", "random"))
    assert set(chosen) <= set(position()[1])


def test_a_bot_that_hangs_is_ended_and_the_next_question_is_answered() -> None:
    pool = BotPool(limit=PATIENCE, workers=1, games=(QUARREL,), bots=bots("Hanging"))

    async def hang_then_ask() -> tuple[str | None, str | None]:
        text, _ = position()
        try:
            await pool.choose("quarrel", text, 0, "random", 0)
            pool.limit = 0.3
            hung = await pool.choose("quarrel", text, 0, "hanging", 0)
            pool.limit = PATIENCE
            return hung, await pool.choose("quarrel", text, 0, "random", 0)
        finally:
            await pool.stop()

    hung, next_one = asyncio.run(hang_then_ask())
    assert hung is None
    assert next_one in position()[1]


def test_a_bot_that_breaks_dies_or_talks_gives_no_move_but_disturbs_nobody() -> None:
    pool = BotPool(
        limit=PATIENCE, workers=1, games=(QUARREL,), bots=bots("Breaking", "Dying", "Talking")
    )
    chosen = asyncio.run(choose(pool, "breaking", "dying", "talking", "unheard-of"))
    assert chosen[:2] == [None, None]
    assert chosen[2] in position()[1]
    assert chosen[3] is None


@pytest.mark.parametrize("deaths", [1, 2, 3])
def test_a_worker_killed_in_mid_thought_loses_nothing_but_that_thought(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, deaths: int
) -> None:
    """Nor where whoever kills it kills the next one, too."""
    mark = tmp_path / "mark"
    monkeypatch.setenv("MARK_OF_DEATH", str(mark))
    monkeypatch.setenv("DEATHS", str(deaths))
    pool = BotPool(limit=PATIENCE, workers=1, games=(QUARREL,), bots=bots("DyingAtFirst"))
    chosen = asyncio.run(choose(pool, "dyingatfirst", "random"))
    assert len(mark.read_text()) == deaths
    assert chosen[0] == position()[1][-1]
    assert chosen[1] in position()[1]


def test_waiting_for_a_worker_does_not_count_as_thinking() -> None:
    pool = BotPool(limit=0.0, workers=1, games=(QUARREL,))

    async def wait_then_ask() -> str | None:
        text, _ = position()
        try:
            busy = await pool._idle.get()
            waiting = asyncio.create_task(pool.choose("quarrel", text, 0, "random", 0))
            for _ in range(20):
                await asyncio.sleep(0)
            assert not waiting.done()
            pool.limit = PATIENCE
            pool._idle.put_nowait(busy)
            return await waiting
        finally:
            await pool.stop()

    assert asyncio.run(wait_then_ask()) in position()[1]


def test_starting_a_worker_does_not_count_as_thinking() -> None:
    pool = BotPool(limit=0.0, workers=1, games=(QUARREL,))

    worker = pool._workers[0]
    start = worker.start

    async def start_late(command: list[str]) -> None:
        await start(command)
        pool.limit = PATIENCE

    worker.start = start_late  # type: ignore[method-assign]

    assert asyncio.run(choose(pool, "random"))[0] in position()[1]


def asked_while(toils: list[Toil | None]) -> tuple[str | None, int]:
    """What comes of a question to a bot that never answers, while its process is seen to have done
    that; and how often it was looked at. Its limit is a hundredth of a second."""
    pool = BotPool(limit=PATIENCE, workers=1, games=(QUARREL,), bots=bots("Sleeping"))
    told = iter(toils)
    looks = 0

    def toil() -> Toil | None:
        nonlocal looks
        looks += 1
        return next(told)

    async def ask() -> str | None:
        text, _ = position()
        try:
            await pool.choose("quarrel", text, 0, "random", 0)
            pool._workers[0].toil = toil  # type: ignore[method-assign]
            pool.limit = 0.01
            return await pool.choose("quarrel", text, 0, "sleeping", 0)
        finally:
            await pool.stop()

    return asyncio.run(ask()), looks


def test_waiting_for_a_core_does_not_count_as_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has not thought for so long goes on where it is at work, and no more where it sleeps."""
    monkeypatch.setattr(pool_of_bots, "SLOWEST", 1_000_000)
    monkeypatch.setattr(pool_of_bots, "_LOOK", 0.0)
    starved = [Toil(7.0, True), Toil(7.001, True), Toil(7.002, True)]
    assert asked_while([*starved, Toil(7.02, True)]) == (None, 4)
    assert asked_while([*starved, Toil(7.002, False)]) == (None, 4)
    assert asked_while([None, None]) == (None, 2)


def test_however_busy_the_machine_is_a_bot_is_ended_at_last() -> None:
    none_of_it = [Toil(7.0, True)] * 100
    chosen, looks = asked_while(none_of_it)
    assert chosen is None
    assert looks <= 1 + pool_of_bots.SLOWEST


def test_a_bot_that_sleeps_is_ended_by_the_clock() -> None:
    pool = BotPool(limit=PATIENCE, workers=1, games=(QUARREL,), bots=bots("Sleeping"))

    async def ask() -> str | None:
        text, _ = position()
        try:
            await pool.choose("quarrel", text, 0, "random", 0)
            pool.limit = 0.2
            return await pool.choose("quarrel", text, 0, "sleeping", 0)
        finally:
            await pool.stop()

    assert asyncio.run(ask()) is None


def test_what_a_process_has_done_is_told_by_its_system() -> None:
    """Of this one, which works just now; of none that is not there."""
    here = toil_of(os.getpid())
    if here is None:  # This system does not tell.
        return
    assert here.is_at_work
    assert 0 < here.seconds <= time.process_time() + 1
    assert toil_of(2**30) is None


@pytest.mark.parametrize("name", games())
def test_every_bot_of_every_game_can_be_asked_in_a_worker(name: str) -> None:
    """What a seat holds possible can be written down, and a bot finds a legal move in it."""
    game = find_game(name)
    worker = Worker({"limit": PATIENCE, "games": [], "bots": {}})
    terms = game.new_terms(game.seats[0])
    luck = Luck.seeded(4)
    match = Match(game, terms, game.new_state(terms), luck)
    match.begin()
    levels = Shelf().levels(game)
    for ply in range(40):
        if match.is_over:
            break
        for seat in match.asks():
            redealt = match.redeal(seat, luck)
            question = {
                "game": name, "position": write_position(game, terms, redealt), "seat": seat,
                "bot": levels[ply % len(levels)], "temper": ply % 12,
            }  # fmt: skip
            move = worker.answer(question)
            assert match.why_not(seat, move) is None
        match.play(seat, move)


def test_a_worker_ends_when_the_server_is_gone() -> None:
    pool = BotPool(limit=PATIENCE, workers=1, games=(QUARREL,))

    async def leave() -> int:
        text, _ = position()
        await pool.choose("quarrel", text, 0, "random", 0)
        process = pool._workers[0]._process
        assert process is not None and process.stdin is not None
        process.stdin.close()
        return await process.wait()

    assert asyncio.run(leave()) == 0


def test_a_table_goes_on_with_a_bot_that_hangs_and_one_that_cheats(tmp_path: Path) -> None:
    """The default is played for both, and logged as late."""
    with (
        Server(tmp_path, bots=bots("Hanging", "Cheating"), bot_limit=0.5) as server,
        Person(server, "Anna") as anna,
    ):
        table = anna.make("quarrel", 3, bots={"1": "hanging", "2": "cheating"}, sit={}, start=True)
        play_to_the_end(anna, table, 0)
        entries = anna.news(table)["seats"][0]["entries"]
        kinds = {(entry["seat"], entry["kind"]) for entry in entries if entry["seat"] > 0}
        assert kinds == {(1, "late"), (2, "late")}


@pytest.mark.parametrize("has_happened", [False, True])
def test_a_choice_that_something_has_made_void_is_asked_for_again(
    tmp_path: Path, has_happened: bool
) -> None:
    inn = Inn(tmp_path, Ponders())
    anna = inn.guest("Anna")
    table = inn.table(inn.make(anna, bots={"1": "random"}, sit=sheets.Sitter(), start=True))
    match = inn.match(table.id)
    asked = match.question(1)
    assert asked is not None
    before = len(match.entries)
    play_for_bot(table, 1, "raise", asked.number, asked.wave, before - has_happened)
    late = [entry.kind for entry in match.entries[before:]]
    assert late == ([] if has_happened else ["late"])
    inn.close()
