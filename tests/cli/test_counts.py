"""`simulate` and `tournament`, and the arena behind them."""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.conftest import Run, process

from ludotheque.bots.arena import (
    Fixture,
    Standing,
    Tally,
    games_each,
    interval_95,
    line_ups_of,
    simulate,
)
from ludotheque.core.registry import find_game

MY_BOTS = """
from ludotheque import Bot, Move

class First(Bot):
    def choose(self, perspective):
        return perspective.legal[0]

class Copycat(Bot):
    def choose(self, perspective):
        return Move(perspective.legal[0].text)

class Cheat(Bot):
    def choose(self, perspective):
        return Move("cash everything")

class Literal(Bot):
    def choose(self, perspective):
        return perspective.legal[0].text

class Mute(Bot):
    def choose(self, perspective):
        return None

class Clumsy(Bot):
    def choose(self, perspective):
        raise ValueError("I dropped it\\n twice.")

class Leaver(Bot):
    def choose(self, perspective):
        raise SystemExit(3)

class Demanding(Bot):
    def __init__(self, game, coffee):
        super().__init__(game)

class NoBot:
    pass
"""


@pytest.fixture
def my_bots(tmp_path: Path) -> Path:
    path = tmp_path / "my_bots.py"
    path.write_text(MY_BOTS)
    return path


def test_a_simulation_is_one_json_object(run: Run) -> None:
    done = run("simulate", "zock", "--seats", "3", "--games", "40", "--seed", "7", "--json")
    assert done.exit_code == 0, done.output
    assert done.stderr == ""
    data = json.loads(done.stdout)
    assert data["game"] == "zock"
    assert data["seats"] == 3
    assert data["games"] == 40
    assert data["seed"] == 7
    assert data["seconds"] > 0
    assert data["plies_per_second"] > 0
    assert len(data["wins"]) == 3
    assert math.isclose(sum(data["wins"]), 40)
    assert data["length"]["mean"] * 40 == data["plies"]
    assert data["length"]["p10"] <= data["length"]["p50"] <= data["length"]["p90"]


def test_for_people_it_is_a_table(run: Run) -> None:
    done = run("simulate", "zock", "--seats", "2", "--games", "10", "--seed", "7")
    assert done.exit_code == 0
    assert "10 games of zock" in done.stdout
    assert "plies per second" in done.stdout
    assert "Red" in done.stdout and "Blue" in done.stdout and "Yellow" not in done.stdout
    assert "half within" in done.stdout


def test_the_same_seed_gives_the_same_games_in_any_number_of_processes() -> None:
    found = []
    for jobs in ("1", "2"):
        done = process(
            "simulate", "zock", "--games", "60", "--seed", "3", "--jobs", jobs, "--json",
            "-o", "rounds=8",
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        data = json.loads(done.stdout)
        found.append([data["wins"], data["plies"], data["length"]])
    assert found[0] == found[1]


def test_another_seed_gives_other_games(run: Run) -> None:
    def wins(seed: str) -> object:
        done = run("simulate", "zock", "--games", "30", "--seed", seed, "--json")
        return json.loads(done.stdout)["plies"]

    assert wins("1") == wins("1") != wins("2")


def test_options_and_an_owners_board_are_played(run: Run, tmp_path: Path) -> None:
    short = run("simulate", "zock", "--games", "5", "--json", "-o", "rounds=2")
    assert json.loads(short.stdout)["length"]["p90"] < 40
    board = tmp_path / "box.toml"
    sums = ", ".join(str(500 * step) for step in range(1, 31))
    board.write_text(
        '[squares]\nvalue = 40\nprovenance = "box"\n'
        f'[sums]\nvalue = [{sums}]\nprovenance = "box"\n'
        '[bank]\nvalue = 90000\nprovenance = "box"\n'
    )
    mine = run("simulate", "zock", "--games", "20", "--seed", "1", "--json", "--board", board)
    usual = run("simulate", "zock", "--games", "20", "--seed", "1", "--json")
    assert json.loads(mine.stdout)["wins"] != json.loads(usual.stdout)["wins"]


def test_bots_from_a_file_play_and_sit_down_in_turn(run: Run, my_bots: Path) -> None:
    done = run(
        "simulate", "zock", "--games", "3", "--bots", f"{my_bots}:First,random", "--json",
        "-o", "rounds=3",
    )  # fmt: skip
    assert json.loads(done.stdout)["bots"] == [f"{my_bots}:First", "random"] * 2
    same = run("simulate", "zock", "--games", "3", "--bots", f"{my_bots}:Copycat", "-o", "rounds=3")
    assert same.exit_code == 0, "a move may be given by a copy of its line"


@pytest.mark.parametrize(
    ("kind", "complaint"),
    [
        ("Cheat", "answered 'cash everything', and that is none of its legal moves: "),
        ("Literal", "choose must return one of perspective.legal."),
        ("Mute", "answered 'None', "),
        ("Clumsy", "failed: ValueError: I dropped it twice (line 26)."),
        ("Leaver", "failed: SystemExit: 3 (line 30)."),
        ("Demanding", "cannot be made: TypeError"),
        ("NoBot", "has no class NoBot that is a ludotheque.Bot."),
        ("Nobody", "has no class Nobody that is a ludotheque.Bot."),
    ],
)
def test_a_bot_that_breaks_the_rules_is_named(
    refused: Callable[..., str], my_bots: Path, kind: str, complaint: str
) -> None:
    said = refused("simulate", "zock", "--games", "2", "--bots", f"{my_bots}:{kind}")
    assert str(my_bots) in said
    assert complaint in said


def test_a_bot_that_fails_in_another_process_is_named_too(my_bots: Path) -> None:
    late = my_bots.with_name("late.py")
    late.write_text(
        "import multiprocessing\n"
        "from ludotheque import Bot\n"
        "class Late(Bot):\n"
        "    def choose(self, perspective):\n"
        "        if multiprocessing.parent_process():\n"
        "            raise ValueError('far away')\n"
        "        return perspective.legal[0]\n"
    )
    done = process(
        "simulate", "zock", "--games", "40", "--jobs", "2", "--bots", f"{late}:Late",
        "-o", "rounds=4",
    )  # fmt: skip
    assert done.returncode == 2
    assert done.stderr.strip() == f"The bot {late}:Late failed: ValueError: far away (line 6)."


def test_a_bot_that_ends_its_process_does_not_hang_the_simulation(my_bots: Path) -> None:
    deadly = my_bots.with_name("deadly.py")
    deadly.write_text(
        "import multiprocessing, os\n"
        "from ludotheque import Bot\n"
        "class Deadly(Bot):\n"
        "    def choose(self, perspective):\n"
        "        if multiprocessing.parent_process():\n"
        "            os._exit(9)\n"
        "        return perspective.legal[0]\n"
    )
    done = process(
        "simulate", "zock", "--games", "40", "--jobs", "2", "--bots", f"{deadly}:Deadly",
        "-o", "rounds=4",
    )  # fmt: skip
    assert done.returncode == 2
    assert done.stderr.startswith("One of the processes died")


def test_bad_tables_are_refused_before_anything_is_played(
    refused: Callable[..., str], tmp_path: Path
) -> None:
    broken = tmp_path / "broken.py"
    broken.write_text("def :\n")
    assert "played by 2 to 4, not by 7" in refused("simulate", "zock", "--seats", "7")
    assert "no bot 'genius'" in refused("simulate", "zock", "--bots", "genius")
    assert "nowhere.py" in refused("simulate", "zock", "--bots", "nowhere.py:Me")
    assert "SyntaxError" in refused("simulate", "zock", "--bots", f"{broken}:Me")
    assert "5 bots for 4 seats" in refused("simulate", "zock", "--bots", "random," * 4 + "random")
    assert "between the commas" in refused("simulate", "zock", "--bots", "random,,random")
    assert "'speed'" in refused("simulate", "zock", "-o", "speed=3")
    assert "NAME=VALUE" in refused("simulate", "zock", "-o", "rounds")
    assert "rounds is 1 to 200" in refused("simulate", "zock", "-o", "rounds=1000")


def test_a_board_file_with_a_missing_sum_is_refused_with_its_line(
    refused: Callable[..., str], tmp_path: Path
) -> None:
    board = tmp_path / "box.toml"
    board.write_text(
        '[squares]\nvalue = 40\nprovenance = "box"\n\n[sums]\nvalue = [1000, 2000]\n'
        'provenance = "box"\n[bank]\nvalue = 0\nprovenance = "box"\n'
    )
    said = refused("simulate", "zock", "--board", board)
    assert said.startswith("The file box.toml, line 6: `sums` must be: ")
    assert "30 sums, not 2" in said
    assert "cannot be read" in refused("play", "zock", "--board", tmp_path / "none.toml")
    board.write_text("sums = [")
    assert "this is not TOML" in refused("tournament", "zock", "--bots", "a,b", "--board", board)


def test_what_is_wrong_with_a_board_file_is_said_in_the_readers_language(
    run: Run, tmp_path: Path
) -> None:
    board = tmp_path / "box.toml"
    board.write_text('[squares]\nvalue = 1979-05-27\nprovenance = "box"\n')
    done = run("simulate", "zock", "--board", board, LC_ALL="de_DE.UTF-8")
    assert done.exit_code == 2
    assert done.stderr == (
        "Die Datei box.toml, Zeile 2: in „squares“ steht ein Datum oder eine Uhrzeit; eine "
        "Plandatei enthält nur Zahlen, Wörter und Listen.\n"
    )
    board.write_text('[squares]\nvalue = 26\nprovenance = "box"\n')
    done = run("play", "zock", "--board", board, "--lang", "fr")
    assert done.stderr == (
        "Le fichier box.toml, ligne 2\u00a0: pour «\u00a0squares\u00a0», il faut un multiple "
        "de quatre, un quart de tour par maison.\n"
    )


# Tournaments


def test_a_tournament_says_who_else_sits_there_and_how_many_games_that_takes(run: Run) -> None:
    table = ("tournament", "zock", "--seats", "3", "--bots", "random,novice", "-o", "rounds=2")
    uneven = " ".join(run(*table, "--games", "4").stdout.split())
    assert "in the other seats sit the other kinds" in uneven
    assert "6 games instead of 4" in uneven
    assert "instead of" not in run(*table, "--games", "6").stdout


def test_a_tournament_gives_each_kind_its_share_with_an_interval(run: Run, my_bots: Path) -> None:
    done = run(
        "tournament", "zock", "--bots", f"random,{my_bots}:First", "--seats", "3", "--games", "20",
        "--seed", "5", "--json", "-o", "rounds=6",
    )  # fmt: skip
    assert done.exit_code == 0, done.output
    data = json.loads(done.stdout)
    assert [one["bot"] for one in data["bots"]] == ["random", f"{my_bots}:First"]
    for one in data["bots"]:
        assert one["games"] == 21, "every seat is held equally often"
        assert 0 <= one["low"] <= one["share"] <= one["high"] <= 1


def test_for_people_a_tournament_shows_the_fair_share(run: Run, my_bots: Path) -> None:
    done = run(
        "tournament", "zock", "--bots", f"random,{my_bots}:First", "--seats", "4", "--games", "4",
        "-o", "rounds=2",
    )  # fmt: skip
    assert done.exit_code == 0
    assert "25.0%" in done.stdout
    assert "95 % interval" in done.stdout


def test_a_tournament_needs_two_kinds(refused: Callable[..., str]) -> None:
    assert "two or more kinds" in refused("tournament", "zock", "--bots", "random")
    assert "two or more kinds" in refused("tournament", "zock", "--bots", "random,random")


def test_each_kind_sits_in_every_seat_and_the_others_take_turns_round_it() -> None:
    line_ups = line_ups_of("a", ["b", "c"], 3)
    assert line_ups == [
        ["a", "b", "c"], ["b", "a", "c"], ["b", "c", "a"],
        ["a", "c", "b"], ["c", "a", "b"], ["c", "b", "a"],
    ]  # fmt: skip
    assert games_each(3, 20) == 21
    assert games_each(4, 20) == 20


def test_the_interval_is_wilsons() -> None:
    tally = Tally(2, 2)
    for game in range(100):
        line_up = game % 2
        tally.count(line_up, 10, [line_up] if game < 60 else [0, 1] if game < 80 else [1 - line_up])
    standing = Standing("a", tally)
    assert standing.games == 100
    assert math.isclose(standing.share, 0.70)
    assert standing.low == pytest.approx(0.6042, abs=1e-4)
    assert standing.high == pytest.approx(0.7811, abs=1e-4)
    low, high = interval_95(0.0, 100)
    assert low == 0.0
    assert high == pytest.approx(0.0370, abs=1e-4), "who won nothing may still win now and then"
    assert interval_95(1.0, 100) == pytest.approx((1 - high, 1.0))


def test_a_shared_win_counts_in_equal_parts() -> None:
    tally = Tally(1, 3)
    tally.count(0, 5, [0, 1, 2])
    tally.count(0, 9, [1, 2])
    tally.count(0, 7, [2])
    assert tally.wins_of(0) == pytest.approx(1 / 3)
    assert tally.wins_of(1) == pytest.approx(5 / 6)
    assert tally.wins_of(2) == pytest.approx(11 / 6)
    assert [tally.length_at(part) for part in (0.1, 0.5, 0.9)] == [5, 7, 9]


def test_progress_counts_every_game_once() -> None:
    fixture = Fixture("zock", 2, [["random", "random"]], seed=1, options={"rounds": 2})
    told: list[int] = []
    simulate(fixture, 25, 1, told.append)
    assert sum(told) == 25
    assert Fixture.read(fixture.text()).text() == fixture.text()


def test_what_even_chances_set_is_said_and_written_down(run: Run) -> None:
    for seats, said in (
        ("3", "Even chances: Who lives where (houses=drawn)."),
        ("4", "there is nothing to set."),
    ):
        table = ("zock", "--seats", seats, "--even", "-o", "rounds=2")
        for command in (("simulate", *table), ("tournament", *table, "--bots", "random,novice")):
            assert said in run(*command, "--games", "4").stdout
    done = run("simulate", "zock", "--seats", "3", "--even", "-o", "rounds=2",
               "--games", "4", "--json")  # fmt: skip
    told = json.loads(done.stdout)
    assert told["even"] is True
    assert told["options"] == {
        "cash": "before", "stacks": True, "rounds": 2, "minutes": 0, "houses": "drawn",
    }  # fmt: skip
    assert told["board"] == find_game("zock").own_board().hash
    shown = run("play", "zock", "--seats", "3", "--even", "--lang", "fr", typed="quitter\n")
    assert "Chances égales\u00a0: À chacun sa maison (houses=drawn)." in shown.stdout


def test_the_seed_is_not_broken_over_lines(run: Run) -> None:
    for columns in ("60", "70", "80", "90"):
        done = run("simulate", "zock", "-o", "rounds=2", "--games", "4", "--seed", "1234567890",
                   COLUMNS=columns)  # fmt: skip
        assert "(seed\u00a01234567890)" in done.stdout


def test_a_word_in_a_list_is_named_with_its_line(
    refused: Callable[..., str], run: Run, tmp_path: Path
) -> None:
    board = tmp_path / "box.toml"
    own = run("board", "zock").stdout
    start = own.index("[sums]")
    begun = own.index("[", own.index("value", start)) + 1
    changed = own[:begun] + '\n  500,\n  "mille",\n' + own[own.index(",", begun) :].lstrip(",")
    board.write_text(changed, encoding="utf-8")
    line = 1 + changed[: changed.index('"mille"')].count("\n")
    said = refused("play", "zock", "--board", board, "--lang", "fr")
    assert f"ligne {line}" in said
    assert 'le numéro 2 est "mille"' in said


def test_unknown_tables_and_other_games_boards_are_refused(
    refused: Callable[..., str], run: Run, tmp_path: Path
) -> None:
    board = tmp_path / "box.toml"
    own = run("board", "zock").stdout
    board.write_text(f'{own}\n[bonk]\nvalue = 3\nprovenance = "box"\n', encoding="utf-8")
    line = 1 + own.count("\n") + 1
    said = refused("play", "zock", "--board", board)
    assert f"line {line}" in said and "no value called “bonk”" in said and "squares" in said
    for name in ("apaches", "pfeffersaecke", "zankapfel", "zapp-zerapp"):
        board.write_text(run("board", name).stdout, encoding="utf-8")
        title = find_game(name).title
        assert f"looks like a board file of {title}" in refused("play", "zock", "--board", board)
