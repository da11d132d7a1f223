"""Live steps in the terminal: bots and clocks go on while somebody types, and no line is lost."""

from __future__ import annotations

import contextlib
import io
import os
import pty
import re
import select
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from tests.cli.conftest import ENGLISH, PATIENCE

import ludotheque
from ludotheque import Luck, Match
from ludotheque.cli.keyboard import BELL, Keyboard
from ludotheque.cli.live import Live, can_be_live
from ludotheque.cli.paper import THEME
from ludotheque.cli.prompt import Prompt
from ludotheque.cli.seating import HUMAN
from ludotheque.cli.table import TerminalTable
from ludotheque.core.replay import replay
from ludotheque.core.words import words_of

RED, BLUE = 0, 1


class Typist:
    """Keys that are struck at certain times, and the clock of the table, which nobody waits for."""

    def __init__(self, keys: int) -> None:
        self.keys = keys
        self.now = 100.0
        self.strokes: list[tuple[float, str]] = []

    def wait(self, source: int, seconds: float) -> bool:
        """Let the seconds pass, or those until the next key."""
        if self.strokes and self.strokes[0][0] <= self.now + seconds:
            at, text = self.strokes.pop(0)
            self.now = max(self.now, at)
            os.write(self.keys, text.encode())
            return True
        self.now += max(seconds, 0.001)
        return False


class Scene:
    """A table of Zapp Zerapp at which somebody types, shown on a screen that can be read."""

    def __init__(self, *strokes: tuple[float, str], **options: Any) -> None:
        self.keys, source = pty.openpty()
        self.typist = Typist(self.keys)
        self.typist.strokes = [(100.0 + after, text) for after, text in strokes]
        self.screen = io.StringIO()
        game = ludotheque.find_game("zapp-zerapp")
        terms = game.new_terms(2, options)
        self.match = Match(game, terms, game.new_state(terms), Luck.seeded(4))
        self.match.keeps_time = True
        self.match.begin()
        for seat in (RED, BLUE):
            self.match.play(seat, "ready")
        self.table = TerminalTable(self.match, [HUMAN, "novice"], lambda: self.typist.now, seed=2)
        console = Console(file=self.screen, width=80, theme=THEME, color_system=None)
        self.keyboard = Keyboard(source, self.screen, self.typist.wait)
        self.prompt = Prompt(self.table, words_of(game, "en"), console, input)
        self.live = Live(self.prompt, self.keyboard, lambda: self.typist.now)
        self.prompt.ask_by(self.live.ask)

    @property
    def shown(self) -> str:
        return self.screen.getvalue()

    def moves(self, seat: int) -> list[str]:
        """What a seat has done since everyone was ready."""
        done = [one for one in self.match.entries if one.kind == "move" and one.text != "ready"]
        return [one.text for one in done if one.seat == seat]


def test_bots_act_while_somebody_types_and_what_was_typed_stays() -> None:
    scene = Scene((0.1, "put"), (9.0, " a\r"))
    with scene.keyboard:
        scene.live.play_step()
    assert scene.moves(RED) == ["put a"]
    before = scene.match.entries.index(
        next(one for one in scene.match.entries if one.text == "put a")
    )
    assert any(one.seat == BLUE for one in scene.match.entries[:before])
    news = re.search(r"Blue [^\n]*\n[^\n]*> put(?=\r|\x1b|\n)", scene.shown)
    assert news, scene.shown


def test_the_bell_is_heard_and_shown_and_the_line_is_there_at_the_next_question() -> None:
    scene = Scene((1.0, "take a\r"), (44.9, "put"), (60.0, ""), shake_seconds=45)
    with scene.keyboard:
        scene.live.play_step()
    assert BELL in scene.shown
    assert "The bell! Whoever has not chosen gets a barrel now." in scene.shown
    assert scene.keyboard.typed == "put"
    assert scene.match.view(None)["step"] != "shake" or scene.match.state.turn > 1
    assert [one.text for one in scene.match.entries if one.kind == "time"][-1].startswith(
        "time bell"
    )


def test_a_line_that_comes_with_the_bell_is_said_to_be_late_and_does_nothing() -> None:
    scene = Scene((44.5, "take a"), (45.5, "\r"), (46.0, "ok\r"), shake_seconds=45)
    scene.typist.wait = late(scene.typist)  # type: ignore[method-assign]
    scene.keyboard._wait = scene.typist.wait
    with scene.keyboard:
        scene.live.play_step()
        assert "take a" not in scene.moves(RED)
        assert "Too late" not in scene.shown, "it is said where it is read, at the next question"
        assert scene.live.ask("Red > ") == "ok", "the line is empty"
    assert scene.shown.count("Too late, and not done: “take\N{NO-BREAK SPACE}a”.") == 1


def test_what_is_typed_while_only_others_can_act_is_answered_at_once() -> None:
    scene = Scene((0.1, "put a\rshake b\rput\rmoves\rwhy put a\r\r"))
    with scene.keyboard:
        scene.live.play_step()
        waited = scene.shown
        scene.typist.strokes = [(scene.typist.now + 1, "ok\r")]
        assert scene.live.ask("Red > ") == "ok", "nothing of it is left"
    assert scene.moves(RED) == ["put a"]
    chosen = "You have chosen your barrel"
    assert chosen in waited.partition("> shake b")[2].partition("> put")[0]
    assert chosen in waited.partition("> why put a")[2]
    assert waited.count("Red is not asked now. To decide now: Blue.") == 2
    assert "Too late" not in scene.shown


def late(typist: Typist) -> Any:
    """The machine sleeps: the key is struck first, and seen when the bell is due."""

    def wait(source: int, seconds: float) -> bool:
        if typist.strokes and typist.strokes[0][0] <= typist.now + seconds + 1.5:
            at, text = typist.strokes.pop(0)
            typist.now = max(typist.now, at)
            os.write(typist.keys, text.encode())
            return True
        typist.now += max(seconds, 0.001)
        return False

    return wait


def test_lines_may_be_typed_ahead_while_one_shakes() -> None:
    scene = Scene((0.1, "take a\rshake a\rput a\r"))
    with scene.keyboard:
        scene.live.play_step()
    assert scene.moves(RED) == ["take a", "shake a", "put a"]
    shake = next(one for one in scene.match.entries if one.text == "time shake 0")
    put = next(one for one in scene.match.entries if one.text == "put a")
    assert scene.match.entries.index(shake) < scene.match.entries.index(put)


def test_a_live_game_is_logged_with_its_times_and_replays() -> None:
    scene = Scene((0.1, "take a\rshake a\rput a\r"))
    with scene.keyboard:
        scene.live.play_step()
    assert replay(scene.match.game, scene.match.log()).position() == scene.match.position()


def test_keys_are_taken_back_and_arrows_mean_nothing() -> None:
    keys, source = pty.openpty()
    keyboard = Keyboard(source, io.StringIO())
    with keyboard:
        os.write(keys, "pux\x7ft a\x1b[A\x1bOB é\x17\r".encode())
        keyboard.listen(PATIENCE)
        assert keyboard.take_line() == "put a"
        os.write(keys, b"\x04")
        keyboard.listen(PATIENCE)
        assert keyboard.is_closed


@pytest.mark.parametrize("space", ["\u00a0", "\u202f"])
def test_a_line_that_was_copied_off_the_screen_has_its_spaces(space: str) -> None:
    keys, source = pty.openpty()
    keyboard = Keyboard(source, io.StringIO())
    with keyboard:
        os.write(keys, f"avancer{space}12\r".encode())
        keyboard.listen(PATIENCE)
        assert keyboard.take_line() == "avancer 12"


def test_the_end_of_what_is_typed_is_told_as_such() -> None:
    scene = Scene((0.5, "\x04"))
    with scene.keyboard, pytest.raises(ludotheque.cli.prompt.Leave):
        scene.live.play_step()


def test_one_person_and_bots_can_be_live_and_others_cannot() -> None:
    match = ludotheque.new_match("zapp-zerapp", seats=2)
    assert can_be_live(match, [0])
    assert not can_be_live(match, [0, 1])
    assert not can_be_live(ludotheque.new_match("zock", seats=2), [0])


class Terminal:
    """A process at a terminal of its own: what is typed there, and what stands on it."""

    def __init__(self, *arguments: str) -> None:
        self.shown = ""
        self.process, self.end = pty.fork()
        if self.process == 0:
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # Whoever runs this may do without it.
            environment = {**os.environ, **ENGLISH, "TERM": "xterm", "LINES": "24"}
            command = [sys.executable, "-m", "ludotheque", *arguments]
            os.execve(sys.executable, command, environment)

    def type(self, text: str) -> None:
        os.write(self.end, text.encode())

    def read_until(self, pattern: str, since: int = 0) -> int:
        """Read until something stands there; where it ends."""
        while True:
            found = re.search(pattern, self.shown[since:])
            if found:
                return since + found.end()
            assert select.select([self.end], [], [], PATIENCE)[0], self.shown
            try:
                self.shown += os.read(self.end, 4096).decode(errors="replace")
            except OSError:
                raise AssertionError(f"it has ended: {self.shown}") from None

    def close(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)
        os.close(self.end)


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    table = ("--bots", "novice", "--seats", "2", "--seed", "7", "-o", "shake_seconds=600")
    made = Terminal("play", "zapp-zerapp", *table)
    yield made
    made.close()


def test_at_a_terminal_one_types_while_bots_act(terminal: Terminal) -> None:
    ready = terminal.read_until(r"Red \[0:\d\d\] > ")
    terminal.type("ready\r")
    asked = terminal.read_until(r"Red \[\d+:\d\d\] > ", terminal.read_until("Off you go", ready))
    terminal.type("pu")
    acted = terminal.read_until(r"Blue [a-z][^\n]*\.[^\n]*\r\n[^\n]*> pu", asked)
    line = "pu"
    for barrel in "abcdefgh":  # Blue may have taken one meanwhile.
        terminal.type(f"put {barrel}\r".removeprefix(line))
        line = ""
        chosen = terminal.read_until(rf"> put {barrel}\r\n", acted)
        answer = terminal.read_until(r"\(ZZ-\w+\)|turns barrel [A-M] over", chosen)
        if "turns barrel" in terminal.shown[chosen:answer]:
            break
        acted = answer
    assert f"turns barrel {barrel.upper()} over" in terminal.shown[chosen:answer]
    terminal.type("\x03")
    asked = terminal.read_until(r"Leave without keeping the game[^\n]*: ", chosen)
    terminal.type("\x03\r")  # A signal that comes just before the line is waited for needs it.
    terminal.read_until(r"was not kept", asked)


def test_the_board_can_be_asked_for_while_one_waits() -> None:
    scene = Scene((0.1, "put a\rboard\r"))
    with scene.keyboard:
        scene.live.play_step()
    assert scene.moves(RED) == ["put a"]
    assert scene.shown.count("In the middle") == 2, scene.shown


def test_help_while_one_waits_ends_with_no_empty_list() -> None:
    scene = Scene((0.1, "put a\rhelp\r"))
    with scene.keyboard:
        scene.live.play_step()
    assert "To the table you can say:" in scene.shown
    assert "Answer with" not in scene.shown, "nothing is asked"


def test_what_can_be_answered_is_always_true() -> None:
    scene = Scene((0.1, "take k\r"), (30.0, "put k\r"))
    with scene.keyboard:
        scene.live.play_step()
    assert scene.moves(RED) == ["take k", "put k"]
    after = scene.shown.partition("> take k")[2]
    assert "shake k" in after.lower() or "shake K" in after
    assert "return K" in after
