"""Levels: computer players by name, and one's own from a file."""

from __future__ import annotations

import sys
from itertools import islice
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import ludotheque
from ludotheque import BadSetup, Bot, Game, Luck, Perspective, find_game
from ludotheque.bots.judging import REDEALS
from ludotheque.bots.levels import Expert, hints_of, make_bot
from ludotheque.bots.playout import play_out
from ludotheque.core.hints import TEMPERS, Hints
from ludotheque.core.move import CHANCE, Move, Seat
from ludotheque.core.registry import games
from ludotheque.games.zock.tests.table import RED, table
from tests.every_game.looking import may
from tests.every_game.walk import Table, walk
from tests.toy.quarrel.rules import GAME as QUARREL
from tests.toy.quarrel.rules import LAYING, Card, Quarrel

QUICK_LEVELS = ["random", "novice", "regular"]
"""Those that answer without thinking ahead."""

MY_BOT = """\
from ludotheque import Bot

class MyBot(Bot):
    def choose(self, perspective):
        return perspective.legal[-1]

class Stranger:
    pass
"""


@pytest.fixture
def zock() -> Game[Any]:
    return find_game("zock")


@pytest.fixture
def my_bot(tmp_path: Path) -> Path:
    path = tmp_path / "my_bot.py"
    path.write_text(MY_BOT)
    return path


class HighestCard(Hints[Quarrel]):
    """Judges a card by its number and remembers which hands it was shown."""

    def __init__(self) -> None:
        self.others_hands: list[tuple[int, ...]] = []

    def novice(self, s: Quarrel, seat: Seat, legal: list[Move], luck: Luck) -> Move:
        return legal[0]

    def judge(self, s: Quarrel, seat: Seat, move: Move) -> float:
        self.others_hands.append(tuple(s.hands[1 - seat]))
        return float(move.card) if isinstance(move, Card) else 0.0


@pytest.fixture
def highest_card(monkeypatch: pytest.MonkeyPatch) -> HighestCard:
    """The toy game with hints in its folder."""
    module = ModuleType("tests.toy.quarrel.hints")
    hints = HighestCard()
    module.HINTS = hints  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, module.__name__, module)
    return hints


def _quarrel_to_lay() -> tuple[Quarrel, Seat]:
    """A game of the toy in which a seat is to lay one of two cards."""
    for ply in walk(Table(QUARREL, 2, {"peek": False}), seed=3):
        if ply.s.is_at(LAYING):
            assert isinstance(ply.s, Quarrel)
            return ply.s, ply.seat
    raise AssertionError("nobody ever laid a card")


@pytest.mark.parametrize("level", QUICK_LEVELS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_level_plays_a_whole_game(zock: Game[Any], level: str, seats: int) -> None:
    s = zock.new_state(zock.new_terms(seats))
    play_out(zock, s, Luck.seeded(5), [make_bot(level, zock) for _ in range(seats)])
    assert zock.is_over(s)


@pytest.mark.parametrize("level", QUICK_LEVELS)
def test_a_level_plays_the_same_game_for_the_same_seed(zock: Game[Any], level: str) -> None:
    ends = []
    for _ in range(2):
        s = zock.new_state(zock.new_terms(3))
        play_out(zock, s, Luck.seeded(8), [make_bot(level, zock) for _ in range(3)])
        ends.append(zock.view(s, None))
    assert ends[0] == ends[1]


def test_random_plays_every_legal_move_some_time() -> None:
    match = table(red="king 12, pawn 3", die=4)
    bot = make_bot("random", match.game)
    perspective = Perspective(match.game, match.state, RED, Luck.seeded(1))
    assert {bot.choose(perspective).text for _ in range(60)} == may(match, RED)


def test_regular_weighs_moves_on_several_states_where_something_is_hidden(
    highest_card: HighestCard,
) -> None:
    s, seat = _quarrel_to_lay()
    move = make_bot("regular", QUARREL).choose(Perspective(QUARREL, s, seat, Luck.seeded(1)))
    assert move.text == f"lay {max(s.hands[seat])}"
    assert len(highest_card.others_hands) == REDEALS * len(s.hands[seat])
    assert len(set(highest_card.others_hands)) > 1


def test_regular_weighs_moves_on_the_one_state_there_is_where_nothing_is_hidden(
    zock: Game[Any],
) -> None:
    asked: list[str] = []

    class Counting(Hints[Any]):
        def judge(self, s: Any, seat: Seat, move: Move) -> float:
            asked.append(move.text)
            return float(len(asked))

    match = table(red="king 12, pawn 3", die=4)
    bot: Any = make_bot("regular", zock)
    bot.hints = Counting()
    best = bot.choose(Perspective(zock, match.state, RED, Luck.seeded(1)))
    assert asked == [move.text for move in match.legal(RED)]
    assert best.text == asked[-1]


def test_a_single_legal_move_is_played_without_asking_for_hints(zock: Game[Any]) -> None:
    match = table(red="", die=4)
    assert may(match, RED) == {"out king"}
    for level in ("novice", "regular"):
        bot: Any = make_bot(level, zock)
        bot.hints = Hints()
        assert bot.choose(Perspective(zock, match.state, RED, Luck.seeded(1))).text == "out king"


def test_a_game_without_hints_is_played_at_random_only() -> None:
    assert isinstance(make_bot("random", QUARREL), Bot)
    for level in ("novice", "regular", "expert"):
        with pytest.raises(BadSetup) as refusal:
            make_bot(level, QUARREL)
        assert str(refusal.value) == "Quarrel gives no hints yet; the level here is random."


def test_hints_are_found_in_the_folder_of_their_game(
    zock: Game[Any], highest_card: HighestCard
) -> None:
    assert hints_of(QUARREL) is highest_card
    assert type(hints_of(zock)).__module__ == "ludotheque.games.zock.hints.judgement"


def test_a_bot_comes_from_a_file(zock: Game[Any], my_bot: Path) -> None:
    bot = make_bot(f"{my_bot}:MyBot", zock)
    match = table(red="king 12, pawn 3", die=4)
    chosen = bot.choose(Perspective(zock, match.state, RED, Luck.seeded(1)))
    assert bot.game is zock
    assert chosen is match.legal(RED)[-1]
    s = zock.new_state(zock.new_terms(2))
    play_out(zock, s, Luck.seeded(4), [bot, make_bot("random", zock)])
    assert zock.is_over(s)


def test_an_unknown_level_is_refused_with_the_levels_there_are(zock: Game[Any]) -> None:
    with pytest.raises(BadSetup) as refusal:
        make_bot("grandmaster", zock)
    assert str(refusal.value) == (
        "there is no bot 'grandmaster'; the levels: random, novice, regular, expert, "
        "or a file: my_bot.py:MyBot."
    )


def test_a_file_that_is_not_there_is_named(zock: Game[Any], tmp_path: Path) -> None:
    missing = tmp_path / "nobody.py"
    with pytest.raises(BadSetup) as refusal:
        make_bot(f"{missing}:MyBot", zock)
    assert str(refusal.value) == f"there is no file {missing} to take the bot MyBot from."


@pytest.mark.parametrize("kind", ["YourBot", "Stranger"])
def test_a_class_that_is_missing_or_no_bot_is_named(
    zock: Game[Any], my_bot: Path, kind: str
) -> None:
    with pytest.raises(BadSetup) as refusal:
        make_bot(f"{my_bot}:{kind}", zock)
    assert str(refusal.value) == f"{my_bot} has no class {kind} that is a ludotheque.Bot."


def test_a_file_that_cannot_be_run_says_why(zock: Game[Any], tmp_path: Path) -> None:
    broken = tmp_path / "broken.py"
    broken.write_text("import a_module_that_nobody_has\n")
    with pytest.raises(BadSetup) as refusal:
        make_bot(f"{broken}:MyBot", zock)
    assert str(refusal.value) == (
        f"{broken} cannot be run: ModuleNotFoundError: No module named 'a_module_that_nobody_has' "
        "(line 1)."
    )


def test_a_bot_that_cannot_be_made_says_why(zock: Game[Any], tmp_path: Path) -> None:
    broken = tmp_path / "shy.py"
    broken.write_text(
        "import ludotheque\n"
        "class Shy(ludotheque.Bot):\n"
        "    def __init__(self, game):\n"
        "        raise ValueError('not today')\n"
    )
    with pytest.raises(BadSetup) as refusal:
        make_bot(f"{broken}:Shy", zock)
    assert str(refusal.value) == f"{broken}:Shy cannot be made: ValueError: not today (line 4)."


def test_the_line_is_told_of_a_file_in_this_folder_too(
    zock: Game[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("broken.py").write_text("\nimport a_module_that_nobody_has\n")
    with pytest.raises(BadSetup, match=r"\(line 2\)"):
        make_bot("broken.py:MyBot", zock)
    Path("shy.py").write_text(
        "import ludotheque\n"
        "class Shy(ludotheque.Bot):\n"
        "    def __init__(self, game):\n"
        "        raise ValueError('not today')\n"
    )
    with pytest.raises(BadSetup, match=r"not today \(line 4\)"):
        make_bot("shy.py:Shy", zock)


class Tempered(HighestCard):
    """Remembers of which tempers it was asked to be."""

    def __init__(self) -> None:
        super().__init__()
        self.tempers: list[int] = []

    def of_temper(self, temper: int) -> Hints[Quarrel]:
        self.tempers.append(temper)
        return self


def test_a_bot_has_one_temper_for_a_whole_game_and_others_in_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    module = ModuleType("tests.toy.quarrel.hints")
    hints = Tempered()
    module.HINTS = hints  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, module.__name__, module)
    met = set()
    for seed in range(40):
        hints.tempers.clear()
        s = QUARREL.new_state(QUARREL.new_terms(2))
        play_out(QUARREL, s, Luck.seeded(seed), [make_bot("regular", QUARREL), None])
        assert len(set(hints.tempers)) == 1
        met |= set(hints.tempers)
    assert met <= set(range(TEMPERS)) and len(met) > TEMPERS // 2


@pytest.mark.parametrize("level", ["novice", "regular"])
@pytest.mark.parametrize("name", [name for name in games() if name != QUARREL.name])
def test_every_temper_of_every_game_chooses_a_legal_move(name: str, level: str) -> None:
    game = find_game(name)
    bot = make_bot(level, game)
    for temper in range(TEMPERS):
        for ply in islice(walk(Table(game, max(game.seats), {}), seed=temper), 0, 400, 40):
            if ply.seat != CHANCE:
                perspective = Perspective(game, ply.s, ply.seat, Luck.seeded(1), temper)
                assert bot.choose(perspective) in perspective.legal


@pytest.mark.parametrize("nothing", [0, -1, 2.5, True, "many"])
@pytest.mark.parametrize("name", ["zock", "apaches"])
def test_a_budget_of_nothing_is_refused_in_a_sentence(name: str, nothing: Any) -> None:
    """Also where an expert weighs by what was learnt and plays nothing on."""
    game = find_game(name)
    with pytest.raises(BadSetup, match=f"one playout at least, not by {nothing}"):
        Expert(game, playouts=nothing)
    match = ludotheque.new_match(name, seats=2, luck=Luck.seeded(1))
    with pytest.raises(BadSetup, match="one playout at least"):
        ludotheque.advise(match, match.asks()[0], continuations=nothing)
    with pytest.raises(BadSetup, match="one playout at least"):
        ludotheque.analyse("", playouts=nothing)
