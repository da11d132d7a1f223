"""ZZ-R9: who holds a seat decides how it hears, and that may change while the game runs."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.every_game.looking import shown, told

import ludotheque
from ludotheque import Luck, Match, NoUndo, Stale
from ludotheque.bots.levels import make_bot
from ludotheque.bots.perspective import Perspective
from ludotheque.core.position import read_state, write_position
from ludotheque.core.replay import replay, verify
from ludotheque.games.zapp_zerapp.tests.table import BLUE, NAME, RED, play, table

SOUND = "sound,number,number,number"


@pytest.mark.article("ZZ-R9")
def test_a_program_in_a_persons_seat_is_told_numbers_and_the_person_hears_again() -> None:
    match = table("barrel 9", "heard 8", ears=SOUND)
    assert shown(match, "ears") == [1, 0, 0, 0]
    match.hold(RED, is_program=True)
    assert shown(match, "ears") == [0, 0, 0, 0]
    play(match, (RED, "take e"), (RED, "shake e"))
    assert told(match, "heard", RED) == [{"barrel": 5, "heard": 8}]
    match.time_is_up("shake 0")
    match.hold(RED, is_program=False)
    assert shown(match, "ears") == [1, 0, 0, 0]
    match.play(RED, "shake e")
    assert told(match, "rattle", RED) == [{"barrel": 5, "media": True}]


@pytest.mark.article("ZZ-R9")
def test_other_ears_begin_anew_and_the_same_ears_remember() -> None:
    match = table("barrel 9", "heard 8", "barrel 3", "heard 3", ears=SOUND)
    play(match, (BLUE, "take a"), (BLUE, "shake a"), (RED, "take e"), (RED, "shake e"))
    match.hold(RED, is_program=True)
    match.hold(BLUE, is_program=True)
    assert shown(match, "shaken")[:2] == [[], [1]]
    assert match.view(BLUE)["heard"][BLUE] == [8]
    assert shown(match, "shakes")[:2] == [1, 1]


@pytest.mark.article("ZZ-R9")
@pytest.mark.parametrize("tempo", ["live", "turns"])
@pytest.mark.parametrize("level", ["novice", "regular"])
def test_a_bot_that_takes_over_shakes_barrels(tempo: str, level: str) -> None:
    match = table(ears="sound", tempo=tempo)
    match.hold(RED, is_program=True)
    bot = make_bot(level, match.game)
    for _ in range(3):
        if RED in match.asks():
            chosen = bot.choose(Perspective(match.game, match.state, RED, Luck.seeded(2)))
            match.play(RED, chosen)
    assert shown(match, "shakes")[RED] > 0


@pytest.mark.article("ZZ-R9")
def test_the_log_says_who_held_a_seat_and_replays_and_verifies() -> None:
    game = ludotheque.find_game(NAME)
    terms = game.new_terms(2, {"ears": "sound"})
    match = Match(game, terms, game.new_state(terms), Luck.sealed("a secret"))
    match.begin()
    luck = Luck.seeded(5)
    for number in range(100_000):
        if match.is_over:
            break
        if number % 9 == 4:
            match.hold(number // 9 % 2, is_program=number // 18 % 2 == 0)
        seat = match.asks()[0]
        match.play(seat, game.steps[match.state.step].some(match.state, seat, luck))
    log = match.log()
    held = [entry for entry in log.entries if entry.kind == "held"]
    assert {entry.text for entry in held} == {"held by a program", "held by a person"}
    assert replay(game, log).position() == match.position()
    assert verify(game, log) > 0
    again = ludotheque.core.log.Log.read(log.text())
    assert again.text() == log.text()


@pytest.mark.article("ZZ-R9")
def test_a_log_in_which_a_seat_changes_hands_otherwise_does_not_replay() -> None:
    match = table(ears=SOUND)
    match.hold(RED, is_program=True)
    log = match.log()
    log.entries[-1].text = log.entries[-1].public = "held by a ghost"
    with pytest.raises(ludotheque.BadLog, match="was tampered with"):
        replay(match.game, log)


def test_a_position_from_before_ears_could_change_hears_as_was_agreed() -> None:
    match = table(ears=SOUND)
    fields: dict[str, Any] = json.loads(match.position())
    del fields["ears"]
    old = ludotheque.load_position(NAME, json.dumps(fields))
    assert shown(old, "ears") == [1, 0, 0, 0]


def test_a_position_from_before_an_option_was_there_has_it_at_its_default() -> None:
    match = table()
    fields: dict[str, Any] = json.loads(match.position())
    del fields["options"]["colours"]
    state = read_state(match.game, json.dumps(fields), match.terms)
    assert write_position(match.game, match.terms, state) == match.position()
    for options in (None, {"noses": "two"}, {**fields["options"], "advanced": True}):
        with pytest.raises(ludotheque.BadPosition, match="under other terms"):
            read_state(match.game, json.dumps({**fields, "options": options}), match.terms)


def test_nothing_is_taken_back_past_a_seat_that_hears_otherwise() -> None:
    match = table(red="4 S S", blue="8 S S", spells={0: 3, 1: 2, 2: 9, 3: 10}, ears=SOUND)
    match.play(RED, "move start")
    match.hold(BLUE, is_program=True)
    assert match.why_no_undo(RED) == ""
    match.hold(RED, is_program=True)
    with pytest.raises(NoUndo, match="nothing can be taken back"):
        match.undo(RED)


def test_before_the_game_and_after_it_no_seat_changes_hands() -> None:
    game = ludotheque.find_game(NAME)
    terms = game.new_terms(2)
    match = Match(game, terms, game.new_state(terms), Luck.sealed("a secret"))
    with pytest.raises(Stale, match="no seat changes hands"):
        match.hold(RED, is_program=True)
    with pytest.raises(Stale, match="there is no seat 2"):
        match.hold(2, is_program=True)
