"""On a terminal of 80 by 24, what happened last and what is asked stand on the last screenful."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from ludotheque.cli.drawing import draw, draw_low
from ludotheque.cli.paper import THEME
from ludotheque.cli.prompt import Prompt
from ludotheque.cli.seating import HUMAN
from ludotheque.cli.table import TerminalTable
from ludotheque.cli.telling import question, story
from ludotheque.core.luck import Luck
from ludotheque.core.match import Match
from ludotheque.core.registry import find_game, games
from ludotheque.core.words import words_of

WIDTH, HEIGHT = 80, 24
GAMES = [name for name in games() if not type(find_game(name)).__module__.startswith("tests.")]


class Evening:
    """One person, red, and random players, on a screen that can be read."""

    def __init__(self, name: str, language: str = "fr") -> None:
        game = find_game(name)
        seats = max(count for count in game.seats if count <= 4)
        terms = game.new_terms(seats)
        self.match = Match(game, terms, game.new_state(terms), Luck.seeded(8))
        self.match.begin()
        self.table = TerminalTable(
            self.match, [HUMAN, *["random"] * (seats - 1)], lambda: 0.0, seed=3
        )
        self.file = io.StringIO()
        console = Console(file=self.file, width=WIDTH, height=HEIGHT, theme=THEME,
                          force_terminal=True, color_system=None)  # fmt: skip
        self.prompt = Prompt(self.table, words_of(game, language), console, input)

    def boards(self) -> list[str]:
        """The first line of the board as it stands, whole and low."""
        console, match, words = self.prompt.console, self.match, self.prompt.words
        view = match.view(0)
        drawn = [way(match.game, view, match.terms, words, 0) for way in (draw, draw_low)]
        lines = [console.render_lines(one, pad=False)[0] for one in drawn if one is not None]
        return ["".join(part.text for part in line).rstrip() for line in lines]

    def shown(self) -> list[str]:
        """What was written since the last look, line by line."""
        lines = [line.rstrip() for line in self.file.getvalue().splitlines()]
        self.file.seek(0)
        self.file.truncate()
        return lines


@pytest.mark.parametrize("name", GAMES)
def test_what_happened_last_and_the_question_stand_on_the_last_screenful(name: str) -> None:
    evening = Evening(name)
    match, table, prompt = evening.match, evening.table, evening.prompt
    luck = Luck.seeded(5)
    told = asked = 0
    while not match.is_over and asked < 25:
        if table.let_time_pass():
            continue
        seat = table.next_seat()
        if seat:
            table.play_bot(seat)
            continue
        news = story(match, prompt.tongue, 0, told)
        told = len(match.entries)
        prompt.screen.show(0, prompt.choices(0))
        last = " ".join(" ".join(evening.shown()[-(HEIGHT - 1) :]).split())
        assert " ".join(question(prompt.words, match.view(0)).split()) in last
        if news:
            assert news[-1].sentences[-1].split()[-1] in last
        legal = match.legal(0)
        match.play(0, legal[luck.draw(len(legal))])
        table.acted(0)
        asked += 1
    assert asked > 3


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("name", GAMES)
def test_however_much_happened_the_board_stands_on_the_last_screenful(
    name: str, language: str
) -> None:
    evening = Evening(name, language)
    match, table, screen = evening.match, evening.table, evening.prompt.screen
    luck = Luck.seeded(5)
    asked = 0
    while not match.is_over and asked < 25:
        if table.let_time_pass():
            continue
        seat = table.next_seat()
        if seat:
            table.play_bot(seat)
            continue
        screen.show(0, evening.prompt.choices(0))
        shown = evening.shown()
        boards = [one for one in evening.boards() if one in shown]
        assert boards, "\n".join(shown)
        place = max(shown.index(one) for one in boards)
        assert len(shown) - place < HEIGHT, "\n".join(shown)
        legal = match.legal(0)
        match.play(0, legal[luck.draw(len(legal))])
        table.acted(0)
        asked += 1
    assert asked > 3


def test_nothing_is_lost_of_a_long_story() -> None:
    evening = Evening("zock", "en")
    match, table = evening.match, evening.table
    while 0 not in match.asks():
        table.play_bot(match.asks()[0])
    match.play(0, match.legal(0)[0])
    for _ in range(60):
        seat = match.asks()[0]
        match.play(seat, match.legal(seat)[0])
    while 0 not in match.asks():
        table.play_bot(match.asks()[0])
    told = story(match, evening.prompt.tongue, 0, 0)
    evening.prompt.screen.note_told(0, 0)
    evening.prompt.screen.show(0, evening.prompt.choices(0))
    shown = " ".join(" ".join(evening.shown()).split())
    assert "What came before stands above it." in shown
    for paragraph in told:
        for sentence in paragraph.sentences:
            assert " ".join(sentence.split()) in shown


@pytest.mark.parametrize("name", GAMES)
def test_a_low_board_leaves_room_for_the_question(name: str) -> None:
    evening = Evening(name)
    match, prompt = evening.match, evening.prompt
    console = prompt.console
    whole = draw(match.game, match.view(0), match.terms, prompt.words, 0)
    low = draw_low(match.game, match.view(0), match.terms, prompt.words, 0)
    height = len(console.render_lines(whole if low is None else low))
    assert height <= 17, f"{height} lines"


def test_the_whole_board_is_there_on_request() -> None:
    evening = Evening("pfeffersaecke")
    while 0 not in evening.match.asks():
        evening.table.play_bot(evening.match.asks()[0])
    evening.prompt.screen.show(0, evening.prompt.choices(0))
    small = evening.shown()
    assert "« plateau » dessine tout le plateau." in " ".join("\n".join(small).split())
    evening.prompt.screen.show_board(0)
    assert len(evening.shown()) > len(small)


def test_at_the_end_nothing_is_offered_that_can_no_longer_be_typed() -> None:
    evening = Evening("pfeffersaecke")
    match, luck = evening.match, Luck.seeded(5)
    while not match.is_over:
        seat = match.asks()[0]
        legal = match.legal(seat)
        match.play(seat, legal[luck.draw(len(legal))])
    evening.prompt.screen.show_end(0, match.view(0), [])
    shown = " ".join(" ".join(evening.shown()).split())
    assert "influence" in shown
    assert "dessine tout le plateau" not in shown
