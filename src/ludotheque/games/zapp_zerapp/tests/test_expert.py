"""What an expert knows: values learnt from races, how a turn will end, and how long it listens."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque import Luck, Match
from ludotheque.bots.levels import make_bot
from ludotheque.bots.perspective import Perspective
from ludotheque.core.event import SILENT
from ludotheque.core.position import write_position
from ludotheque.games.zapp_zerapp.board import ZappZerappTerms
from ludotheque.games.zapp_zerapp.hints import EXPERT
from ludotheque.games.zapp_zerapp.hints.expert import PATIENCE
from ludotheque.games.zapp_zerapp.hints.lap import AT_HOME, Lap
from ludotheque.games.zapp_zerapp.hints.turn_ahead import TurnAhead
from ludotheque.games.zapp_zerapp.hints.value_net import FILE
from ludotheque.games.zapp_zerapp.moves import WALK
from ludotheque.games.zapp_zerapp.moving import origins, walk
from ludotheque.games.zapp_zerapp.rules import GAME
from ludotheque.games.zapp_zerapp.tests.table import (
    BLUE,
    GREEN,
    NAME,
    RED,
    YELLOW,
    new_table,
    play,
    table,
)

ALONE = {RED: 13, BLUE: 12, YELLOW: 11}
"""Nobody but green has a spell."""


def choice(match: Match, seat: int) -> str:
    """What an expert does in a seat."""
    bot = make_bot("expert", match.game)
    return bot.choose(Perspective(match.game, match.state, seat, Luck.seeded(3))).text


def value(match: Match, seat: int, line: str) -> float:
    """How good a move seems to be."""
    move = match.game.parse(line, match.terms)
    assert move is not None
    return EXPERT.judge(match.redeal(seat, Luck.seeded(2)), seat, move)


def terms(seats: int, board: Path | None = None, **options: Any) -> ZappZerappTerms:
    """What was agreed at a table."""
    agreed = ludotheque.new_match(NAME, seats=seats, options=options, board=board).terms
    assert isinstance(agreed, ZappZerappTerms)
    return agreed


def chances(*gone: int) -> list[float]:
    """Everybody's chance where apprentices have gone so many steps."""
    return TurnAhead(terms(len(gone) // 3)).value(list(gone))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_lap_agrees_with_the_rules(seats: int) -> None:
    """Any walk from any place leaves everybody where the rules leave them."""
    agreed = terms(seats)
    lap = Lap(agreed)
    luck = Luck.seeded(seats)
    s = GAME.new_state(agreed)
    for _ in range(300):
        s.places = [luck.draw(AT_HOME + 1) for _ in s.places]
        seat = luck.draw(seats)
        s.shown[seat] = 1 + luck.draw(12)
        gone = lap.stand(s)
        ways = lap.walkers(gone, seat)
        assert [s.places[one] for one in ways] == origins(s, seat)
        for apprentice in ways:
            after = s.copy()
            walk(after, seat, WALK[s.places[apprentice]], SILENT)
            assert lap.walk(gone, seat, apprentice, s.shown[seat]) == lap.stand(after)
            has_won = after.places[3 * seat : 3 * seat + 3].count(AT_HOME) == 3
            assert lap.is_home(lap.stand(after), seat) == has_won


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chances_add_up_and_begin_about_even(seats: int) -> None:
    found = chances(*[0] * (3 * seats))
    assert abs(sum(found) - 1) < 1e-9
    if seats != 3:  # Three have no symmetry: red sits best (`even`).
        assert all(abs(chance - 1 / seats) < 0.06 for chance in found)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_is_nearer_home_has_the_better_chance(seats: int) -> None:
    others = [0] * (3 * seats - 3)
    start, zone, one_home, two_home, at_the_door = [
        chances(*own, *others)[RED]
        for own in ([0, 0, 0], [12, 0, 0], [25, 0, 0], [25, 25, 0], [25, 25, 24])
    ]
    assert start < zone < one_home < two_home < at_the_door
    assert at_the_door > 0.9


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_danger_counts(seats: int) -> None:
    """Red has gone 22 steps. Blue stands a few spaces behind, or still on its start square."""
    rest = [0] * (3 * seats - 6)
    assert chances(22, 0, 0, 7, 0, 0, *rest)[RED] < chances(22, 0, 0, 0, 0, 0, *rest)[RED]


def test_the_others_are_foreseen() -> None:
    """Red moves first with 6 and blue then with 3: what blue passes next is no place to stop."""
    ahead = TurnAhead(terms(2))
    gone = [12, 2, 0, 6, 25, 25]
    assert ahead.lap.seen[BLUE][RED][18] == 6
    safe = ahead.after(ahead.lap.walk(gone, RED, 1, 6), [BLUE], [3])[RED]
    assert ahead.after(gone, [RED, BLUE], [6, 3])[RED] >= safe
    assert ahead.after([24, 25, 25, 24, 25, 25], [BLUE, RED], [5, 4]) == [0.0, 1.0]


def test_a_higher_spell_is_worth_more_on_an_open_road() -> None:
    worth = TurnAhead(terms(2)).worths([10, 0, 0, 0, 0, 0], 9, RED)
    assert worth[9] > worth[4] > worth[10]
    assert worth[10] == worth[13] == worth[0]


def test_an_apprentice_that_can_win_wins() -> None:
    match = table(green="4 H H", magic=10, spells={**ALONE, GREEN: 9})
    assert choice(match, GREEN) == "move 4"
    match = table(green="4 S H", magic=10, spells={**ALONE, GREEN: 9})
    assert value(match, GREEN, "move 4") < 1.0


def test_somebody_far_ahead_is_banished() -> None:
    """Red on 22 has nearly come round."""
    match = table(green="18 10 S", red="22 S S", magic=10, spells={**ALONE, GREEN: 4})
    assert choice(match, GREEN) == "move 18"


def test_with_claim_it_does_not_forget() -> None:
    match = table(green="18 S S", red="20 S S", magic=10, spells={**ALONE, GREEN: 4}, claim=True)
    assert choice(match, GREEN) == "move 18 banishing red 20"


def test_a_low_number_is_grabbed_at_once() -> None:
    match = table("barrel 2", "heard 2", magic=2, seats=2)
    play(match, (RED, "take e"), (RED, "shake e"), (BLUE, "take a"))
    match.play(BLUE, "put a")
    assert choice(match, RED) == "put e"


def test_a_barrel_that_sounds_too_full_is_not_chosen() -> None:
    match = table("barrel 12", "heard 13", "barrel 1", magic=6, seats=2)
    play(match, (RED, "take e"), (RED, "shake e"), (BLUE, "put a"))
    assert choice(match, RED) != "put e"


def test_who_hears_the_rattle_itself_is_told_nothing_and_shakes_nothing() -> None:
    match = table(magic=7, seats=2, ears="sound")
    assert choice(match, RED).startswith("put ")


@pytest.mark.parametrize("tempo", ["live", "turns"])
def test_nobody_waits_for_it_longer_than_for_a_person(tempo: str) -> None:
    """However bad all sounds, after so many shakes it chooses."""
    match = new_table("thrower 0", seats=2, tempo=tempo, shakes=20)
    turns = 0
    while turns < 6:
        seat = match.asks()[0]
        line = choice(match, seat)
        match.play(seat, line)
        turns += line.startswith("put ")
        assert max(match.state.shakes) <= PATIENCE


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (3, {}), (4, {}), (4, {"tempo": "turns"}), (2, {"memory": True, "claim": True})],
    ids=str,
)
def test_it_holds_for_the_basic_game_on_our_board(seats: int, options: dict[str, Any]) -> None:
    assert EXPERT.holds_for(terms(seats, **options))


def test_it_does_not_hold_elsewhere(tmp_path: Path) -> None:
    """Companions, another box, other barrels: nothing was learnt of those."""
    assert not EXPERT.holds_for(terms(4, advanced=True))
    assert not EXPERT.holds_for(terms(2, Path(__file__).parent / "tiny.toml"))
    ours = (GAME.folder / "board.toml").read_text("utf-8")
    two = tmp_path / "two.toml"
    two.write_text(ours.replace("[apprentices]\nvalue = 3", "[apprentices]\nvalue = 2"), "utf-8")
    assert not EXPERT.holds_for(terms(2, two))
    same = tmp_path / "same.toml"
    same.write_text(ours + "\n# My own box, and it is the same.\n", "utf-8")
    assert EXPERT.holds_for(terms(2, same))


def test_elsewhere_it_plays_as_regular_does() -> None:
    match = table(green="4 5 S", magic=10, spells={**ALONE, GREEN: 9}, advanced=True)
    perspective = Perspective(match.game, match.state, GREEN, Luck.seeded(3))
    chosen = make_bot("expert", match.game).choose(perspective)
    assert chosen.text == "move 4 with green 5"
    assert chosen is make_bot("regular", match.game).choose(perspective)


def test_the_judgement_changes_nothing_and_depends_on_the_view_alone() -> None:
    luck = ["barrel 6", "heard 5", "barrel 1"]
    match = table(*luck, magic=9, seats=2)
    play(match, (RED, "take e"), (RED, "shake e"), (BLUE, "put a"))
    for move in match.legal(RED):
        redeals = [match.redeal(RED, Luck.seeded(seed)) for seed in range(4)]
        assert len({tuple(redealt.stones) for redealt in redeals}) > 1
        assert len({EXPERT.judge(redealt, RED, move) for redealt in redeals}) == 1
        for redealt in redeals:
            before = write_position(match.game, match.terms, redealt)
            EXPERT.judge(redealt, RED, move)
            assert write_position(match.game, match.terms, redealt) == before


@pytest.mark.parametrize(
    "options",
    [{}, {"tempo": "turns"}, {"ears": "sound"}, {"memory": True, "claim": True}],
    ids=str,
)
def test_it_gets_through_any_game(options: dict[str, Any]) -> None:
    match = new_table("thrower 0", seats=2, **options)
    for _ in range(80):
        if match.asks():
            seat = match.asks()[0]
            match.play(seat, choice(match, seat))
    assert match.state.turn > 2


def test_what_was_learnt_is_small_and_whole() -> None:
    """Three nets in some tens of kilobytes; each says what is turned up with each magic number."""
    assert FILE.stat().st_size < 100_000
    said = json.loads(FILE.read_text("utf-8"))
    assert sorted(said) == ["2", "3", "4"]
    for seats, net in said.items():
        count = int(seats)
        inputs = 26 * count + count * (count - 1)
        assert all(len(unit) == inputs for unit in net["units"])
        assert len(net["units"]) == len(net["biases"]) == len(net["ends"])
        assert len(net["spells"]) == 11
        assert all(abs(sum(row) - 1000) <= 7 for row in net["spells"])
