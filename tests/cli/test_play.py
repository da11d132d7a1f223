"""`play`: a game in the terminal, from sitting down to getting up."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.conftest import ENGLISH, Run, process

import ludotheque
from ludotheque.cli.seating import seat_players
from ludotheque.core.errors import BadSetup
from ludotheque.core.registry import find_game

SHORT = ("play", "zock", "--seats", "2", "--seed", "5", "-o", "rounds=2")
FIRST_MOVES = "1\n" * 20
"""Always the first move of the list."""


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


# From beginning to end


def test_a_game_is_played_to_its_end_in_a_process_of_its_own(tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    done = process(
        "play", "zock", "--bots", "random", "-o", "rounds=2", "--log", log,
        typed=typed("abracadabra") + FIRST_MOVES,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    seal = re.search(r"sealed:\n  ([0-9a-f]{64})\n", done.stdout)
    secret = re.search(r"behind the seal:\n  ([0-9a-f]{64})\n", done.stdout)
    assert seal and secret
    assert done.stdout.index(seal[0]) < done.stdout.index("keeps the bank and begins")
    assert "♔R" in done.stdout
    assert re.search(r"wins!|share the win", done.stdout)
    assert f"ludotheque verify {log}" in done.stdout
    head = json.loads(log.read_text().splitlines()[0])
    assert head["seal"] == seal[1]
    assert "abracadabra" in log.read_text()
    checked = process("verify", log)
    assert checked.returncode == 0, checked.stderr


def test_the_console_script_is_the_command_line() -> None:
    script = Path(sys.executable).with_name("ludotheque")
    done = subprocess.run(
        [script, "--version"], capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stdout == f"ludotheque {ludotheque.__version__}\n"


def test_the_same_seed_deals_the_same_game(run: Run) -> None:
    once = run(*SHORT, "--bots", "random", typed=FIRST_MOVES)
    again = run(*SHORT, "--bots", "random", typed=FIRST_MOVES)
    assert once.exit_code == 0
    assert once.stdout == again.stdout
    assert "sealed" not in once.stdout


def test_it_speaks_three_languages(run: Run) -> None:
    asked = {"en": "Which pawn moves?", "fr": "Quel pion avance ?", "de": "Welche Figur zieht?"}
    for language, question in asked.items():
        done = run(*SHORT, "--lang", language, typed=typed("help", "quit"))
        assert question in done.stdout
        assert "--resume" in done.stdout
    assert "Quel pion avance ?" in run(*SHORT, typed="quit\n", LC_ALL="fr_CA.UTF-8").stdout


def test_bots_alone_play_while_people_look_on(run: Run) -> None:
    done = run("play", "zock", "--humans", "0", "--bots", "random,random", "-o", "rounds=2")
    assert done.exit_code == 0
    assert "Red throws a" in done.stdout and "Blue throws a" in done.stdout
    assert re.search(r"wins!|share the win", done.stdout)


def test_the_log_can_be_kept_at_the_end(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "kept.log"
    other = tmp_path / "letter.txt"
    other.write_text("Dear aunt")
    done = run(
        "play", "zock", "--humans", "2", "--seats", "2", "--seed", "5", "-o", "rounds=1",
        typed=typed("1", "1", str(other), str(tmp_path), str(tmp_path / "no" / "x"), str(path)),
    )  # fmt: skip
    assert done.exit_code == 0, done.output
    assert "is there already and is something else" in done.stdout
    assert "it is a folder" in done.stdout
    assert "there is no such folder" in done.stdout
    assert other.read_text() == "Dear aunt"
    assert run("verify", path).exit_code == 0


# At the prompt


def test_moves_are_listed_with_what_they_would_do(run: Run, position: Callable[..., str]) -> None:
    done = run("play", "zock", "--position", position(), "--seed", "1", typed="quit\n")
    assert "Throw the die, or cash in?  ZO-7" in done.stdout
    assert re.search(r"2 +Cash in on square 26 +cash 26", done.stdout)
    assert "Red turns the disc to square 26 and takes 10,500 from the bank." in done.stdout
    assert re.search(r"4 +Pay 1,000 back to the bank +repay 1000", done.stdout)


def test_a_move_is_typed_by_its_number_or_by_its_line(
    run: Run, position: Callable[..., str]
) -> None:
    for line in ("2", "cash 26", "  CASH   26 "):
        done = run(
            "play", "zock", "--position", position(), "--humans", "2", "--seed", "1",
            typed=typed(line, "log", "quit"),
        )  # fmt: skip
        assert "Red turns the disc to square 26" in done.stdout
        assert "Blue throws a" in done.stdout


def test_long_lists_of_moves_are_cut_and_moves_shows_them_all(
    run: Run, position: Callable[..., str]
) -> None:
    deep = position(debt=[15_000, 0])
    done = run("play", "zock", "--position", deep, "--seed", "1", typed=typed("quit"))
    assert "repay 2000" in done.stdout
    assert "repay 2500" not in done.stdout
    assert "and 26 more" in done.stdout
    whole = run("play", "zock", "--position", deep, "--seed", "1", typed=typed("moves", "quit"))
    assert "repay 15000" in whole.stdout


def test_a_number_beyond_the_list_and_a_forbidden_move_are_refused_with_their_article(
    run: Run, position: Callable[..., str]
) -> None:
    text = position()
    done = run(
        "play", "zock", "--position", text, "--seed", "1",
        typed=typed("9", "fly", "move king", "repay 500000", "position", "quit"),
    )  # fmt: skip
    assert "There is no move number 9: the list goes from 1 to 4." in done.stdout
    assert "That is no move of Zock" in done.stdout
    assert "The die comes first: before the throw no pawn moves. (ZO-3)" in done.stdout
    assert "You do not owe the bank that much. (ZO-R9)" in done.stdout
    (line,) = re.findall(r"\{.*\}", done.stdout)
    assert json.loads(line) == json.loads(text), "nothing was changed"


def test_why_names_the_article_and_reads_it_out(run: Run, position: Callable[..., str]) -> None:
    done = run(
        "play", "zock", "--position", position(places=[5, 3, 0, 0, 0, 0]), "--seed", "1",
        typed=typed("why cash 5", "why 1", "why", "why fly", "quit"),
    )  # fmt: skip
    assert "passed the first quarter of the ring. (ZO-7)" in done.stdout
    assert "ZO-7 · Turning the disc" in done.stdout
    assert "Read the sum in the window" in done.stdout
    assert "Yes, you may do that now." in done.stdout
    assert "Why what?" in done.stdout
    assert "That is no move of Zock" in done.stdout


def test_undo_takes_the_last_move_back(run: Run, position: Callable[..., str]) -> None:
    text = position()
    done = run(
        "play", "zock", "--position", text, "--seed", "1",
        typed=typed("repay 500", "undo", "position", "log", "undo", "quit"),
    )  # fmt: skip
    assert "Red pays 500 back to the bank." in done.stdout
    assert "Red takes the last move back." in done.stdout
    (line,) = re.findall(r"\{.*\}", done.stdout)
    assert json.loads(line) == json.loads(text)
    assert "Nothing can be taken back" in done.stdout


def test_nothing_is_taken_back_past_a_throw(run: Run) -> None:
    assert "Nothing can be taken back" in run(*SHORT, typed=typed("1", "undo", "quit")).stdout


def test_another_persons_move_is_taken_back_only_if_all_agree(run: Run, whisper: None) -> None:
    done = run(
        "play", "whisper", "--humans", "2", "--seats", "2", "--seed", "2",
        typed=typed("", "hush", "", "undo", "n", "undo", "y", "", "log", "quit"),
    )  # fmt: skip
    assert done.exit_code == 0, done.output
    assert done.stdout.count("Red made the last move. Do all agree") == 2
    assert "Blue takes the last move back." in done.stdout


def test_the_rules_can_be_read_at_the_prompt(run: Run) -> None:
    done = run(*SHORT, typed=typed("rules", "rules 9", "rules 99", "board", "help", "quit"))
    assert "ZO-11   The challenge" in done.stdout
    assert "ZO-9 · The dreaded 1" in done.stdout
    assert "have no article '99'" in done.stdout
    assert done.stdout.count("╭─ Round 1 of 2") == 2
    assert "why MOVE" in done.stdout


def test_with_one_move_left_enter_plays_it(run: Run) -> None:
    done = run(*SHORT, "--bots", "random", typed="\n" * 20)
    assert re.search(r"wins!|share the win", done.stdout)


# Several at one keyboard


def test_a_curtain_falls_between_people_where_something_is_hidden(run: Run, whisper: None) -> None:
    done = run(
        "play", "whisper", "--humans", "2", "--bots", "random", "--seed", "3",
        typed=typed("", "say high", "", "log", "say high", "", "", ""),
    )  # fmt: skip
    assert done.exit_code == 0, done.output
    red, blue = done.stdout.split("The screen is for Blue now.")
    assert "The screen is for Red now." in red
    (own,) = set(re.findall(r"Red gets the card (\d)", red))
    assert f"Red whispers about the card {own}." in red, "its own future is shown"
    assert "Red gets the card" not in blue
    assert "Red whispers." in blue and "Red whispers about" not in blue
    assert "cards   ?    " in blue


def test_where_nothing_is_hidden_there_is_no_curtain(run: Run) -> None:
    done = run(*SHORT, "--humans", "2", typed=FIRST_MOVES)
    assert "The screen is for" not in done.stdout


def test_a_position_is_not_shown_where_it_would_tell_secrets(run: Run, whisper: None) -> None:
    done = run("play", "whisper", "--seats", "2", "--seed", "1", typed=typed("position", "quit"))
    assert "would show what others hold" in done.stdout
    assert '"cards"' not in done.stdout


def test_somebody_else_who_is_asked_may_answer_first(run: Run, whisper: None) -> None:
    done = run(
        "play", "whisper", "--humans", "2", "--seats", "2", "--seed", "3",
        typed=typed("", "as blue say high", "as blue hush", "as nobody hush", "quit"),
    )  # fmt: skip
    assert "Blue whispers." in done.stdout
    assert "Blue is not asked now. To decide now: Red." in done.stdout
    assert "Say who, then the move" in done.stdout


def test_a_seat_that_may_not_act_is_told_who_may(run: Run) -> None:
    table = (*SHORT, "--humans", "2")
    asked = re.findall(r"^(\w+) > ", run(*table, typed="").stdout, re.MULTILINE)
    other = {"Red": "Blue", "Blue": "Red"}[asked[0]]
    done = run(*table, typed=typed(f"as {other} out king", "quit"))
    assert f"{other} is not asked now. To decide now: {asked[0]}." in done.stdout
    against_a_bot = run(*SHORT, "--bots", "random", typed=typed("as b out king", "quit"))
    assert "Blue is played by the computer." in against_a_bot.stdout


# The clock


class Hours:
    """A clock on which each look takes a while."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.now = 0.0

    def monotonic(self) -> float:
        self.now += self.seconds
        return self.now


def test_when_the_tables_time_is_up_the_rules_are_told(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludotheque.cli.play.time", Hours(4))
    done = run(
        "play", "zock", "--seats", "2", "--humans", "2", "--seed", "5", "-o", "minutes=1",
        typed=FIRST_MOVES + "\n" * 5,
    )  # fmt: skip
    assert done.exit_code == 0, done.output
    assert "Time is up: round" in done.stdout
    assert re.search(r"(Red|Blue) \[0:\d\d\] > ", done.stdout)
    assert re.search(r"wins!|share the win", done.stdout)


def test_an_answer_that_comes_after_the_time_is_refused(
    run: Run, whisper: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludotheque.cli.play.time", Hours(22))
    done = run(
        "play", "whisper", "--humans", "2", "--seats", "2", "--seed", "3",
        typed=typed("", "say high", ""),
    )  # fmt: skip
    assert done.exit_code == 0, done.output
    assert "That question is no longer open: the answer came too late." in done.stdout
    assert "Red whispers." not in done.stdout.split("no longer open")[1]


# Leaving and coming back


def test_a_saved_game_goes_on_where_it_stood(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "evening.json"
    table = ("play", "zock", "--seats", "2", "--humans", "2", "--seed", "5", "-o", "rounds=4")
    whole = run(*table, typed=FIRST_MOVES)
    left = run(*table, typed=typed("1", "1", f"save {path}", "quit"))
    assert f"The game is kept in {path}." in left.stdout
    assert "was not kept" not in left.stdout
    resumed = run("play", "--resume", path, typed=FIRST_MOVES)
    assert resumed.exit_code == 0, resumed.output

    def end(text: str) -> str:
        return text[text.rindex("╭─ Round") :].partition("A file to keep")[0]

    assert end(resumed.stdout) == end(whole.stdout)
    assert json.loads(path.read_text())["players"] == ["human", "human"]
    assert "wins!" in resumed.stdout or "share the win" in resumed.stdout
    assert run("play", "--resume", path).exit_code == 0, "a finished game shows its end again"


def test_a_game_of_sealed_luck_can_be_resumed_and_verified(run: Run, tmp_path: Path) -> None:
    path, log = tmp_path / "evening.json", tmp_path / "evening.log"
    table = ("play", "zock", "--seats", "2", "--humans", "2", "-o", "rounds=3", "--save", path)
    left = run(*table, typed=typed("sesame", "", "1", "quit"))
    assert f"ludotheque play --resume {path}" in left.stdout
    resumed = run("play", "zock", "--resume", path, "--log", log, typed=FIRST_MOVES)
    assert resumed.exit_code == 0, resumed.output
    assert "sesame" in log.read_text()
    assert run("verify", log).exit_code == 0


def test_at_the_end_of_the_input_one_leaves_politely(run: Run, tmp_path: Path) -> None:
    done = run(*SHORT, typed="1\n")
    assert done.exit_code == 0
    assert done.stderr == ""
    assert "This game was not kept." in done.stdout
    path = tmp_path / "kept.json"
    kept = run(*SHORT, "--save", path, typed="1\n")
    assert kept.exit_code == 0
    assert "was not kept" not in kept.stdout
    assert json.loads(path.read_text())["ludotheque"] == "match"


def _heed_interrupts() -> None:
    """A shell that runs the tests in the background makes what it starts deaf to interrupts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_an_interrupt_leaves_politely_and_keeps_the_game(tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    command = [sys.executable, "-m", "ludotheque", *SHORT, "--save", str(path)]
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        bufsize=1,
        env={**ENGLISH, "PYTHONIOENCODING": "utf-8", "PYTHONUNBUFFERED": "1"},
        preexec_fn=_heed_interrupts,
    ) as playing:
        assert playing.stdout is not None
        seen = ""
        while not seen.endswith(" > "):
            seen += playing.stdout.read(1)
        playing.send_signal(signal.SIGINT)
        output, complaints = playing.communicate(timeout=60)
    assert playing.returncode == 130
    assert complaints == ""
    assert f"ludotheque play --resume {path}" in output
    assert path.exists()


def test_a_saved_game_that_was_damaged_is_refused(
    run: Run, refused: Callable[..., str], tmp_path: Path
) -> None:
    path = tmp_path / "kept.json"
    run(*SHORT, "--save", path, typed="1\n")
    whole = path.read_text()
    data = json.loads(whole)
    damaged = [
        whole[:-50],
        "",
        "[]",
        '{"ludotheque":"match"}',
        json.dumps({**data, "players": ["human", "random"]}),
        json.dumps({**data, "position": data["position"].replace('"bank"', '"till"')}),
        whole.replace('"text": "die ', '"text": "dice ', 1),
    ]
    for text in damaged:
        path.write_text(text)
        refused("play", "--resume", path)
        assert path.read_text() == text, "nothing is written over"
    assert "checksum does not fit" in refused("play", "--resume", path)
    assert "cannot be read" in refused("play", "--resume", tmp_path / "none.json")


def test_a_saved_game_whose_bot_is_gone_says_so(
    run: Run, refused: Callable[..., str], tmp_path: Path
) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(
        "from ludotheque import Bot\n"
        "class First(Bot):\n"
        "    def choose(self, perspective):\n"
        "        return perspective.legal[0]\n"
    )
    path = tmp_path / "kept.json"
    assert run(*SHORT, "--bots", f"{bot}:First", "--save", path, typed="1\n").exit_code == 0
    bot.unlink()
    said = refused("play", "--resume", path)
    assert (
        said == f"The saved game cannot go on: there is no file {bot} to take the bot First from."
    )


def test_a_resumed_table_is_as_it_was_saved(
    run: Run, refused: Callable[..., str], tmp_path: Path, whisper: None
) -> None:
    path = tmp_path / "kept.json"
    run(*SHORT, "--save", path, typed="1\n")
    assert "at the table where it stood" in refused("play", "--resume", path, "--seats", "3")
    assert "holds a game of Zock" in refused("play", "whisper", "--resume", path)


def test_files_are_refused_at_the_prompt_without_leaving_the_table(
    run: Run, tmp_path: Path
) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear aunt")
    done = run(
        *SHORT,
        typed=typed(f"save {letter}", "save", f"save {tmp_path}/no/x", "save a\0b", "quit"),
    )
    assert done.exit_code == 0
    assert letter.read_text() == "Dear aunt"
    assert "is something else: name another" in done.stdout
    assert "Save where?" in done.stdout
    assert "there is no such folder" in done.stdout


def test_files_that_cannot_be_written_are_refused_before_the_game(
    refused: Callable[..., str], tmp_path: Path
) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear aunt")
    assert "something else" in refused(*SHORT, "--log", letter)
    assert "something else" in refused(*SHORT, "--save", letter)
    assert "no such folder" in refused(*SHORT, "--save", tmp_path / "no" / "x.json")
    assert letter.read_text() == "Dear aunt"


def test_a_bot_that_fails_ends_the_game_in_a_sentence_and_what_was_to_be_kept_is_kept(
    run: Run, tmp_path: Path
) -> None:
    bots = tmp_path / "bots.py"
    bots.write_text(
        "from ludotheque import Bot\n"
        "class Clumsy(Bot):\n"
        "    def choose(self, perspective):\n"
        "        raise ValueError('oops')\n"
    )
    path = tmp_path / "kept.json"
    done = run(*SHORT, "--bots", f"{bots}:Clumsy", "--save", path, typed="1\n1\n1\n1\n")
    assert done.exit_code == 2
    assert done.stderr == f"The bot {bots}:Clumsy failed: ValueError: oops.\n"
    assert path.exists()


# Who sits where


def test_people_sit_first_and_bots_fill_the_rest() -> None:
    game = find_game("zock")
    assert seat_players(game, None, None, None, None) == ["human"] + ["regular"] * 3
    assert seat_players(game, None, 2, None, None) == ["human"] * 2 + ["regular"] * 2
    assert seat_players(game, None, 4, None, None) == ["human"] * 4
    assert seat_players(game, None, None, "novice,random", None) == ["human", "novice", "random"]
    assert seat_players(game, 4, None, "novice,random", None) == [
        "human", "novice", "random", "novice",
    ]  # fmt: skip
    assert seat_players(game, None, 0, "random", None) == ["random", "random"]
    assert seat_players(game, None, None, None, ["random", "human"]) == ["random", "human"]


def test_a_game_without_hints_seats_random_bots(whisper: None) -> None:
    assert seat_players(find_game("whisper"), 2, None, None, None) == ["human", "random"]


@pytest.mark.parametrize(
    ("seats", "humans", "bots", "each"),
    [
        (2, 3, None, None),
        (3, 2, "random,random", None),
        (None, 1, None, ["human", "random"]),
        (3, None, None, ["human", "random"]),
        (2, 1, "random,", None),
    ],
)
def test_a_seating_that_cannot_be_is_refused(
    seats: int | None, humans: int | None, bots: str | None, each: list[str] | None
) -> None:
    with pytest.raises(BadSetup):
        seat_players(find_game("zock"), seats, humans, bots, each)


def test_bad_tables_are_refused_in_one_sentence(
    refused: Callable[..., str], position: Callable[..., str]
) -> None:
    assert "say which game to play" in refused("play").lower()
    assert "'chess'" in refused("play", "chess")
    assert "not by 6" in refused("play", "zock", "--humans", "6")
    assert "no bot 'genius'" in refused("play", "zock", "--bots", "genius")
    text = position()
    assert "--option" in refused("play", "zock", "--position", text, "-o", "rounds=2")
    assert "2 seats, not for 3" in refused("play", "zock", "--position", text, "--seats", "3")
    assert "no position" in refused("play", "zock", "--position", "hello")
