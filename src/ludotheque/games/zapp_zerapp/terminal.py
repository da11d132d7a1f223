"""Zapp Zerapp in the terminal: the path as a loop round the summit, where the barrels are, and
below it what everybody holds, has chosen and has heard."""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

from ludotheque.core.move import Seat
from ludotheque.core.state import Terms, View
from ludotheque.core.words import Words
from ludotheque.games.zapp_zerapp.board import HOME, SPACES, START, WHITE, ZappZerappTerms
from ludotheque.games.zapp_zerapp.moves import letter_of

SIDE = 7
"""The loop has so many spaces along each side."""
CELLS = (8, 5, 4)
"""How wide a space can be drawn; the narrowest has no gap between its number and its mark."""
HEIGHT = 2

Parts = list[tuple[str, str]]
"""A line in stretches, each with its style."""

VILLAGE = "⌂"
TURN = "►"
DICE = " ⚀⚁⚂⚃⚄⚅"
ZONES = ["#3a0000 on #ffc9c0", "#00103a on #c4d8ff", "#332b00 on #fff0a8", "#00250a on #c2f0c8"]
CASTLE = "#303030 on #f2f2f2"
MOUNTAIN = "#9e9e9e"


def draw(view: View, terms: Terms, words: Words, seat: Seat | None) -> RenderableType:
    """The table as a seat sees it."""
    assert isinstance(terms, ZappZerappTerms)
    return Picture(view, terms, words, seat)


class Picture:
    """The path, the summit and the players, as wide as the terminal allows."""

    def __init__(self, view: View, terms: ZappZerappTerms, words: Words, eyes: Seat | None) -> None:
        self.view = view
        self.terms = terms
        self.words = words
        self.eyes = eyes
        self.letters = [words.say(f"terminal-letter-{colour}") for colour in range(4)]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        fitting = [cell for cell in CELLS if SIDE * cell <= options.max_width]
        self.cell = fitting[0] if fitting else CELLS[-1]
        self.rows = [[(" ", "")] * (SIDE * self.cell) for _ in range(SIDE * HEIGHT)]
        for space in range(SPACES):
            self._draw_space(space)
        for line, parts in enumerate(self._summit()):
            inside = (SIDE - 2) * self.cell
            width = sum(len(text) for text, _ in parts)
            if width <= inside:
                self._write(self.cell + (inside - width) // 2, HEIGHT + 1 + line, parts)
        for row in self.rows:
            line_of_text = Text(no_wrap=True)
            for style, stretch in groupby(row, key=itemgetter(1)):
                line_of_text.append("".join(letter for letter, _ in stretch), style)
            yield line_of_text
        for seat in range(self.terms.seats):
            yield Text.assemble(*self._player(seat))
        for line_below in self._ears():
            yield Text(line_below, "dim")

    def _write(self, x: int, y: int, parts: Parts) -> None:
        for text, style in parts:
            for letter in text:
                self.rows[y][x] = (letter, style)
                x += 1

    # The path

    def _corner(self, space: int) -> tuple[int, int]:
        """The top left corner of a space: clockwise from the top left one."""
        last = SIDE - 1
        side, along = divmod(space, last)
        column, row = [(along, 0), (last, along), (last - along, last), (0, last - along)][side]
        return column * self.cell, row * HEIGHT

    def _draw_space(self, space: int) -> None:
        x, y = self._corner(space)
        zone = self.terms.zones[space]
        style = CASTLE if zone == WHITE else ZONES[zone]
        mark = ""
        if zone == WHITE:
            castles = self.terms.castles[space]
            mark = "".join(self.letters[colour] for colour in range(4) if castles >> colour & 1)
        elif space in self.terms.villages:
            mark = VILLAGE + self.letters[self.terms.villages.index(space)]
        gap = "" if self.cell == CELLS[-1] else " "
        self._write(x, y, [(f"{space:>2}{gap}{mark}".ljust(self.cell), style)])
        standing: Parts = []
        for seat in range(self.terms.seats):
            times = self._places(seat).count(space)
            if times:
                standing.append((self.letters[seat] * times, f"seat-{seat}"))
        used = sum(len(text) for text, _ in standing)
        if used > self.cell:  # Many share a space: each colour's letter stands for all of it.
            standing = [(text[0], colour) for text, colour in standing]
            used = len(standing)
        room = self.cell - used
        blank = [(" " * (room // 2), style)], [(" " * (room - room // 2), style)]
        self._write(x, y + 1, [*blank[0], *standing, *blank[1]])

    def _places(self, seat: Seat) -> list[int]:
        count = self.terms.apprentices
        places: list[int] = self.view["places"][count * seat : count * seat + count]
        return places

    # The summit

    def _summit(self) -> list[Parts]:
        """The turn, the dice, and the barrels that nobody holds."""
        view, words = self.view, self.words
        dice = " ".join(f"{DICE[pips]} {pips}" for pips in view["dice"])
        turn = words.say("terminal-turn", turn=view["turn"])
        magic = f"{words.say('terminal-magic')} {view['magic'] or '–'}"
        free = view["middle"]
        half = (len(free) + 1) // 2
        return [
            [("▁▂▃▅▆▇▇▆▅▃▂▁", MOUNTAIN)],
            [(turn, ""), (f"   {dice}" if dice else "", "")],
            [(magic, "bold")],
            [],
            [(words.say("terminal-middle"), "dim")],
            [(" ".join(map(letter_of, free[:half])), "bold")],
            [(" ".join(map(letter_of, free[half:])), "bold")],
        ]

    # The players

    def _player(self, seat: Seat) -> Parts:
        """A player's line: apprentices at the start and at home, and what is done with barrels."""
        view, words = self.view, self.words
        places = self._places(seat)
        is_on_turn = view["step"] in ("move", "shake-by-turns") and view["player"] == seat
        parts: Parts = [
            (f"{TURN if is_on_turn else ' '} ", "bold"),
            (f" {self.letters[seat]} ", f"seat-{seat}"),
            (f" {words.colour(seat):<7}", "bold" if seat == self.eyes else ""),
            (f"{words.say('terminal-start')} {places.count(START)}  ", ""),
            (f"{words.say('terminal-home')} {places.count(HOME)}  ", ""),
            (f"{words.say('terminal-to-go')} {self._to_go(seat):>2}", "dim"),
        ]
        held = [barrel for barrel in (view["left"][seat], view["right"][seat]) if barrel]
        if view["put"][seat]:
            chosen = letter_of(view["put"][seat])
            parts.append((f"  {words.say('terminal-chosen')} {chosen}", "bold"))
        elif held:
            is_shaking = view["step"] == "shake" and not view["choosing"] >> seat & 1
            sign = " ≈" if is_shaking else ""
            letters = " ".join(map(letter_of, held))
            parts.append((f"  {words.say('terminal-hands')} {letters}{sign}", ""))
        if view["shown"][seat]:
            is_spell = bool(view["put"][seat])
            parts.append((f"  = {view['shown'][seat]}", "bold" if is_spell else "dim"))
        return parts

    def _to_go(self, seat: Seat) -> int:
        return sum(self.terms.to_go[seat][place] for place in self._places(seat))

    def _ears(self) -> list[str]:
        """What these eyes' ears have heard, barrel by barrel, and what was seen before."""
        view, words = self.view, self.words
        lines = []
        if self.eyes is not None and view["heard"][self.eyes]:
            heard: dict[int, list[int]] = {}
            for barrel, number in zip(view["shaken"][self.eyes], view["heard"][self.eyes]):
                heard.setdefault(barrel, []).append(number)
            said = "  ".join(
                f"{letter_of(one)}: {', '.join(map(str, heard[one]))}" for one in sorted(heard)
            )
            lines.append(f"{words.say('terminal-heard')}  {said}")
        known = {barrel: stones for barrel, stones in enumerate(view["known"], 1) if stones}
        if known:
            said = "  ".join(f"{letter_of(one)}: {stones}" for one, stones in known.items())
            lines.append(f"{words.say('terminal-known')}  {said}")
        return lines
