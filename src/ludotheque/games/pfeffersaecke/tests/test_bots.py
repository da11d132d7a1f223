"""The computer players: what they know of the game."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque
from ludotheque.bots.levels import make_bot
from ludotheque.bots.perspective import Perspective
from ludotheque.bots.playout import play_out
from ludotheque.core.luck import Luck
from ludotheque.core.registry import find_game
from ludotheque.games.pfeffersaecke.hints import HINTS
from ludotheque.games.pfeffersaecke.state import GONE, Pfeffersaecke
from ludotheque.games.pfeffersaecke.tests.table import RED, new_table, table

GAME = find_game("pfeffersaecke")


def choice(level: str, **position: object) -> str:
    """What a bot of a level does in Red's position."""
    match = table(**position)  # type: ignore[arg-type]
    perspective = Perspective(GAME, match.state, RED, Luck.seeded(1))
    return make_bot(level, GAME).choose(perspective).text


@pytest.mark.parametrize("level", ["novice", "regular"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_bots_play_whole_games(level: str, seats: int) -> None:
    bot = make_bot(level, GAME)
    s = GAME.new_state(GAME.new_terms(seats))
    play_out(GAME, s, Luck.seeded(seats), [bot] * seats)
    assert GAME.result(s).winners


@pytest.mark.parametrize(
    "options",
    [{"reopen": True}, {"late_fee": True}, {"hidden_money": True}, {"finish_round": True},
     {"founding": "reverse"}, {"consolation": 4}],
)  # fmt: skip
def test_bots_play_with_every_option(options: dict[str, Any]) -> None:
    s = GAME.new_state(GAME.new_terms(3, dict(options)))
    play_out(GAME, s, Luck.seeded(1), [make_bot("regular", GAME)] * 3)
    assert GAME.result(s).winners


def test_the_novice_grows_where_a_disc_lies() -> None:
    posts = {"luebeck": "r", "gent": "rrr"}
    assert choice("novice", posts=posts, won={"gent": RED}) == "extend luebeck"


def test_the_novice_opens_the_cheapest_post() -> None:
    move = choice("novice", posts={"v11": "r"}, lies="luebeck hamburg", step="open")
    assert move == "open v11 hamburg"


def test_the_regular_completes_a_majority() -> None:
    posts = {"luebeck": "rrrbb", "v11": "r"}
    assert choice("regular", posts=posts, conducts=[0] * 4) == "extend luebeck"


def test_the_regular_leaves_a_city_alone_whose_disc_is_gone() -> None:
    move = choice("regular", posts={"luebeck": "rrrr"}, won={"luebeck": RED}, conducts=[0] * 4)
    assert move == "done"


def test_the_regular_takes_the_money_while_a_large_city_is_its_own() -> None:
    move = choice("regular", posts={"koeln": "r", "v05": "r"}, conducts=[0] * 4, money=[5] * 4)
    assert move == "done"


def test_the_regular_races_where_a_rival_is_as_near_to_the_majority() -> None:
    posts = {"luebeck": "rbrb", "v11": "r", "v12": "b"}
    assert choice("regular", posts=posts, conducts=[0] * 4) == "extend luebeck"


@pytest.mark.parametrize(
    ("city", "posts"),
    [("hamburg", "rb"), ("nuernberg", "rrbb"), ("nuernberg", "bbrr"), ("koeln", "rrrbbb")],
)
@pytest.mark.parametrize("temper", range(3))
def test_the_regular_takes_the_space_that_a_rival_needs_for_two_posts_at_once(
    city: str, posts: str, temper: int
) -> None:
    match = table(posts={city: posts, "v11": "r"}, conducts=[0, 1, 0, 0])
    hints = HINTS.of_temper(temper)
    assert isinstance(match.state, Pfeffersaecke)
    move = GAME.parse(f"extend {city}", match.terms)
    assert move is not None
    assert hints.judge(match.state, RED, move) > 0


@pytest.mark.parametrize(
    ("city", "posts"), [("strassburg", "rb"), ("luebeck", "rrbb"), ("luebeck", "bbrr")]
)
def test_the_regular_doubles_first_where_a_rival_could_double_next(city: str, posts: str) -> None:
    move = choice("regular", posts={city: posts, "v11": "r"}, conducts=[1, 1, 0, 0])
    assert move == f"extend-twice {city}"


def test_the_regular_does_not_pay_more_for_a_region_than_its_florins_are_worth() -> None:
    villages = {f"v{number:02}": "b" for number in range(1, 21) if number not in (12, 14)}
    posts = villages | {"rostock": "r", "v12": "r"}
    setting = {"step": "open", "others": GONE, "won": {"rostock": RED}, "conducts": [0] * 4}
    rich = choice("regular", posts=posts, lies="koeln", money=[60, 0, 0, 0], **setting)
    assert rich == "done"


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_regulars_of_several_tempers_do_not_open_alike(seats: int) -> None:
    openings = set()
    for temper in range(12):
        match = ludotheque.new_match("pfeffersaecke", seats=seats, luck=Luck.seeded(temper))
        [first] = match.asks()
        state = match.redeal(first, Luck.seeded(1))
        hints = HINTS.of_temper(temper)
        worth = {move.text: hints.judge(state, first, move) for move in match.legal(first)}
        openings.add(max(worth, key=lambda line: worth[line]))
    assert len(openings) >= 4


def test_tempers_found_in_several_villages_with_the_same_hand() -> None:
    different = 0
    for seed in range(6):
        match = ludotheque.new_match("pfeffersaecke", seats=4, luck=Luck.seeded(seed))
        [first] = match.asks()
        legal = match.legal(first)
        openings = set()
        for temper in range(12):
            hints = HINTS.of_temper(temper)
            worth = [hints.judge(match.state, first, move) for move in legal]
            openings.add(legal[worth.index(max(worth))])
        different += len(openings)
    assert different >= 12


def test_the_regular_ends_the_game_when_it_leads() -> None:
    villages = {f"v{number:02}": "b" for number in range(1, 21) if number != 12} | {"v11": "r"}
    position = {"posts": villages, "step": "open", "others": GONE, "conducts": [0] * 4}
    assert choice("regular", **position, influence=[90, 1, 1, 1]) == "open v11 v12"


def test_the_regular_doubles_a_small_income_while_there_is_time() -> None:
    move = choice("regular", posts={"v11": "r"}, step="income", money=[2] * 4)
    assert move == "double-income"


def test_judging_changes_nothing() -> None:
    match = new_table(found="v01 v05 v07 v11")
    luck = Luck.seeded(2)
    while not match.is_over:
        seat = match.asks()[0]
        s = match.redeal(seat, luck)
        assert isinstance(s, Pfeffersaecke)
        legal = match.legal(seat)
        before = s.copy()
        for move in legal:
            assert HINTS.judge(s, seat, move) == HINTS.judge(s, seat, move)
        for name in ("posts", "centre", "discs", "money", "hands", "influence"):
            assert getattr(s, name) == getattr(before, name)
        match.play(seat, legal[luck.draw(len(legal))])


def test_the_regular_is_better_than_the_novice() -> None:
    regular, novice = make_bot("regular", GAME), make_bot("novice", GAME)
    terms = GAME.new_terms(4)
    won = 0.0
    for game in range(8):
        s = GAME.new_state(terms)
        bots = [regular if seat == game % 4 else novice for seat in range(4)]
        play_out(GAME, s, Luck.seeded(game), bots)
        winners = GAME.result(s).winners
        won += (game % 4 in winners) / len(winners)
    assert won >= 6


def test_a_city_with_its_disc_is_worth_more_than_a_village() -> None:
    move = choice("regular", posts={"v11": "r"}, lies="luebeck", step="open", conducts=[0] * 4)
    assert move == "open v11 luebeck"
