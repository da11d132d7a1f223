"""ZZ-R1, ZZ-R9: what is heard, by whom, and what nobody can know."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from tests.every_game import test_conformance, test_round_trips, test_secrecy
from tests.every_game.looking import shown, told
from tests.every_game.walk import Table

import ludotheque
from ludotheque import Luck, Match, Stale
from ludotheque.core.event import NOBODY_SEES
from ludotheque.games.zapp_zerapp.tests.table import (
    BLUE,
    GREEN,
    NAME,
    RED,
    YELLOW,
    everything,
    play,
    table,
)


@pytest.mark.article("ZZ-R9", "ZZ-5")
def test_ears_of_number_hear_a_number_and_nobody_else_does() -> None:
    match = table("barrel 9", "heard 8")
    play(match, (RED, "take e"), (RED, "shake e"))
    assert told(match, "heard", RED) == [{"barrel": 5, "heard": 8}]
    assert match.view(RED)["heard"] == [[8], 0, 0, 0]
    for other in (None, BLUE):
        assert told(match, "heard", other) == []
        assert match.view(other)["heard"][RED] == 1
        assert match.story(other)[-1]["text"] == "heard ?"
    assert match.story(RED)[-1]["text"] == "heard 8"


@pytest.mark.article("ZZ-R1")
def test_what_a_barrel_holds_is_an_outcome_that_nobody_reads() -> None:
    match = table("barrel 9")
    match.play(RED, "take e")
    filled = match.entries[-1]
    assert (filled.text, filled.public, filled.audience) == ("barrel 9", "barrel ?", NOBODY_SEES)
    for seat in (None, RED, BLUE):
        assert match.story(seat)[-1]["text"] == "barrel ?"
        assert match.view(seat)["stones"][4] == -1


@pytest.mark.article("ZZ-R9")
@pytest.mark.parametrize("stones", range(1, 14))
def test_a_number_is_heard_with_the_odds_of_the_board(stones: int) -> None:
    match = table(f"barrel {stones}")
    match.play(RED, "take e")
    state = match.state.copy()
    step = match.game.steps[state.step]
    move = match.game.parse("shake e", match.terms)
    assert move is not None
    step.do(state, RED, move, ludotheque.core.event.SILENT)
    listening = match.game.steps[state.step]
    ways = listening.ways(state)
    heard = Counter(listening.outcome(state, way).text for way in range(ways))
    row = match.game.own_board().value("hearing")[stones - 1]
    assert heard == {f"heard {number}": times for number, times in enumerate(row, 1) if times}


def sound_table(*luck: str, **options: Any) -> Match:
    """Red has ears of sound, everybody else of number."""
    return table(*luck, ears="sound,number,number,number", **options)


@pytest.mark.article("ZZ-R1")
def test_ears_of_sound_get_a_rattle_and_no_number() -> None:
    match = sound_table("barrel 9")
    play(match, (RED, "take e"), (RED, "shake e"))
    assert told(match, "rattle", RED) == [{"barrel": 5, "media": True}]
    assert told(match, "heard", RED) == []
    assert match.view(RED)["heard"][RED] == []
    assert shown(match, "shaken")[RED] == [5]
    for other in (None, BLUE):
        assert told(match, "rattle", other) == []


@pytest.mark.article("ZZ-R1")
def test_by_turns_too_a_rattle_follows_the_first_touch() -> None:
    match = sound_table("barrel 9", tempo="turns")
    match.play(RED, "shake e")
    assert told(match, "rattle", RED) == [{"barrel": 5, "media": True}]
    assert match.asks() == [RED]


@pytest.mark.article("ZZ-R1")
def test_the_log_keeps_what_the_rattle_was_made_from_and_shows_it_to_nobody() -> None:
    match = sound_table("barrel 9")
    play(match, (RED, "take e"), (RED, "shake e"))
    events = match.entries[-1].as_json()["events"]
    assert events[-1]["media"] == [9]
    again = ludotheque.load_match(_with_plain_luck(match))
    assert again.entries[-1].as_json() == match.entries[-1].as_json()


def _with_plain_luck(match: Match) -> str:
    return json.dumps({**json.loads(match.save()), "luck": Luck.seeded(1).as_json()})


def _rattles(match: Match, seat: int) -> list[int]:
    """The numbers of the events that a seat can hear."""
    return [
        event["number"]
        for entry in match.story(seat)
        for event in entry["events"]
        if event.get("media")
    ]


@pytest.mark.article("ZZ-R1")
def test_the_shaker_alone_can_hear_a_rattle_and_always_the_same() -> None:
    match = ludotheque.new_match(NAME, seats=2, options={"ears": "sound"}, luck=Luck.seeded(3))
    play(match, (RED, "ready"), (BLUE, "ready"))
    play(match, (RED, "take e"), (RED, "shake e"), (BLUE, "put a"), (RED, "shake e"))
    first, second = _rattles(match, RED)
    kind, sound = match.media(RED, first)
    assert kind == "audio/wav"
    assert match.media(RED, first) == (kind, sound)
    other = match.media(RED, second)[1]
    assert other != sound
    assert len(other) == len(sound)
    for seat in (None, BLUE):
        with pytest.raises(Stale, match="nothing to be seen or heard"):
            match.media(seat, first)
    for number in (0, first + 1, 10_000):
        with pytest.raises(Stale):
            match.media(RED, number)


@pytest.mark.article("ZZ-R1")
def test_the_same_barrel_in_another_game_does_not_sound_the_same() -> None:
    sounds = set()
    for secret in ("one secret", "another"):
        game = ludotheque.find_game(NAME)
        terms = game.new_terms(2, {"ears": "sound"})
        match = Match(game, terms, game.new_state(terms), Luck.sealed(secret))
        match.begin()
        play(match, (RED, "ready"), (BLUE, "ready"))
        match.state.pile = [7, 7]  # Whatever is drawn, it is the same.
        play(match, (RED, "take e"), (RED, "shake e"))
        sounds.add(match.media(RED, _rattles(match, RED)[0])[1])
    assert len(sounds) == 2


@pytest.mark.article("ZZ-R1")
@pytest.mark.parametrize("ears", ["sound", "number"])
@pytest.mark.parametrize("tempo", ["live", "turns"])
def test_before_the_barrels_are_turned_over_no_byte_depends_on_the_number(
    ears: str, tempo: str
) -> None:
    """Two games in which only the numbers differ; what is heard is scripted alike."""
    seen: dict[int | None, set[str]] = {seat: set() for seat in (None, RED, BLUE, YELLOW, GREEN)}
    for stones in range(6, 10):
        heard = [] if ears == "sound" else ["heard 7"]
        match = table(f"barrel {stones}", *heard, ears=ears, tempo=tempo)
        if tempo == "live":
            match.play(RED, "take e")
        match.play(RED, "shake e")
        for seat, bytes_seen in seen.items():
            bytes_seen.add(everything(match, seat))
    assert [len(one) for one in seen.values()] == [1] * 5


@pytest.mark.article("ZZ-R1")
def test_the_ears_of_a_table_are_those_agreed_for_people_and_number_for_programs() -> None:
    game = ludotheque.find_game(NAME)
    assert game.settings_by_seat({}, [0, 2], 4)["ears"] == "sound,number,sound,number"
    agreed = game.settings_by_seat({"ears": "number"}, [0, 2], 4)
    assert game.settings(agreed, 4)["ears"] == "number"
    mixed = game.settings_by_seat({"ears": "number,sound,sound,sound"}, [0, 1], 4)
    assert mixed["ears"] == "number,sound,number,number"


@pytest.mark.article("ZZ-R1", "ZZ-R9")
@pytest.mark.parametrize("ears", ["sound", "sound,number,number"])
@pytest.mark.parametrize("options", [{}, {"tempo": "turns", "memory": True, "advanced": True}],
                         ids=["basic", "advanced"])  # fmt: skip
def test_what_holds_for_every_game_holds_for_all_ears(ears: str, options: dict[str, Any]) -> None:
    table = Table(ludotheque.find_game(NAME), 3, {"ears": ears, **options})
    test_conformance.test_options_are_what_the_law_allows(table)
    test_secrecy.test_a_redeal_looks_the_same_to_its_seat(table)
    test_secrecy.test_a_redeal_reads_nothing_but_the_view(table)
    test_secrecy.test_two_games_that_differ_by_a_redeal_send_a_seat_the_same(table)
    test_round_trips.test_a_replayed_log_gives_the_same_state(table)
