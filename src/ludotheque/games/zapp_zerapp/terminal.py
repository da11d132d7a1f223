"""Zapp Zerapp in the terminal: the path as a loop round the summit, where the barrels are, and
below it what everybody holds, has chosen and has heard."""

from __future__ import annotations

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

from ludotheque.core.move import Seat
from ludotheque.core.state import Terms, View
from ludotheque.core.terminal import DICE, TURN, Canvas, Parts
from ludotheque.core.words import Words
from ludotheque.games.zapp_zerapp.board import HOME, SPACES, START, WHITE, ZappZerappTerms
from ludotheque.games.zapp_zerapp.moves import letter_of

SIDE = 7
"""The loop has so many spaces along each side."""
CELLS = (8, 6, 4)
"""How wide a space can be drawn; only the widest has gaps between its signs, and the narrowest
leaves out what its neighbours say as well."""
HEIGHT = 2
BESIDE = 6
"""How wide a space is drawn where the players stand beside the loop."""
GAP = 2
PLAYER = 36
"""How much room a player's line takes there."""
INDENT = 1

VILLAGE = "⌂"
CASTLE_SIGN = "♜"
ZONES = ["#3a0000 on #ffc9c0", "#00103a on #c4d8ff", "#332b00 on #fff0a8", "#00250a on #c2f0c8"]
CASTLE = "#303030 on #f2f2f2"
MOUNTAIN = "#9e9e9e"


def draw(view: View, terms: Terms, words: Words, seat: Seat | None) -> RenderableType:
    """The table as a seat sees it."""
    assert isinstance(terms, ZappZerappTerms)
    return Picture(view, terms, words, seat)


def draw_low(view: View, terms: Terms, words: Words, seat: Seat | None) -> RenderableType:
    """The same with a smaller loop and the players beside it."""
    assert isinstance(terms, ZappZerappTerms)
    return Picture(view, terms, words, seat, is_low=True)


class Picture:
    """The path, the summit and the players, as wide as the terminal allows."""

    def __init__(
        self,
        view: View,
        terms: ZappZerappTerms,
        words: Words,
        eyes: Seat | None,
        is_low: bool = False,
    ) -> None:
        self.view = view
        self.terms = terms
        self.words = words
        self.eyes = eyes
        self.is_low = is_low
        self.letters = [words.letter(colour) for colour in range(4)]
        """Of apprentices and villages; a small letter is a zone or a castle."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        is_beside = self.is_low and width >= SIDE * BESIDE + GAP + PLAYER
        fitting = [cell for cell in CELLS if SIDE * cell <= width]
        self.cell = BESIDE if is_beside else fitting[0] if fitting else CELLS[-1]
        self.canvas = Canvas(SIDE * self.cell, SIDE * HEIGHT)
        for space in range(SPACES):
            self._draw_space(space)
        for line, parts in enumerate(self._summit()):
            inside = (SIDE - 2) * self.cell
            width = sum(len(text) for text, _ in parts)
            if width <= inside:
                self.canvas.write_parts(self.cell + (inside - width) // 2, HEIGHT + 1 + line, parts)
        if is_beside:
            yield from self._lines_with_players()
        else:
            yield from self.canvas.lines()
            for seat in range(self.terms.seats):
                yield Text.assemble(*self._name(seat), *self._way(seat), *self._barrels(seat))
        for line_below in [*self._ears(), self.words.say("terminal-signs")]:
            yield Text(line_below, "dim")

    def _lines_with_players(self) -> list[Text]:
        """The loop's lines, with two for each player beside them."""
        lines = self.canvas.lines()
        for seat in range(self.terms.seats):
            top = 1 + 3 * seat
            lines[top].append(" " * GAP).append_text(
                Text.assemble(*self._name(seat), *self._barrels(seat))
            )
            lines[top + 1].append(" " * (GAP + INDENT)).append_text(Text.assemble(*self._way(seat)))
        return lines

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
        self.canvas.write(x, y, f"{space:>2}{self._signs(space)}".ljust(self.cell), style)
        standing: Parts = []
        for seat in range(self.terms.seats):
            times = self._places(seat).count(space)
            if times:
                standing.append((self.letters[seat] * times, f"seat-{seat}"))
        used = sum(len(text) for text, _ in standing)
        if used > self.cell:  # Many share a space: each colour's letter has its number beside it.
            is_counted = 2 * len(standing) <= self.cell
            standing = [
                (f"{text[0]}{len(text)}" if is_counted else text[0], colour)
                for text, colour in standing
            ]
            used = sum(len(text) for text, _ in standing)
        room = self.cell - used
        blank = [(" " * (room // 2), style)], [(" " * (room - room // 2), style)]
        self.canvas.write_parts(x, y + 1, [*blank[0], *standing, *blank[1]])

    def _signs(self, space: int) -> str:
        """What a space is, without any colour: its zone or its castles, and a village beside it."""
        zone = self.terms.zones[space]
        gap = " " if self.cell == CELLS[0] else ""
        if zone == WHITE:
            castles = self.terms.castles[space]
            letters = [self.letters[one] for one in range(4) if castles >> one & 1]
            sign = "" if self.cell == CELLS[-1] else CASTLE_SIGN
            return f"{gap}{sign}{''.join(letters).lower()}"
        sign = f"{gap}{self.letters[zone].lower()}"
        if space not in self.terms.villages:
            return sign
        village = VILLAGE + self.letters[self.terms.villages.index(space)]
        return village if self.cell == CELLS[-1] else f"{sign}{gap}{village}"

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
        free = sorted(view["middle"])
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

    def _name(self, seat: Seat) -> Parts:
        """Who it is, and whether it is their turn."""
        view, words = self.view, self.words
        is_on_turn = view["step"] in ("move", "shake-by-turns") and view["player"] == seat
        return [
            (f"{TURN if is_on_turn else ' '} ", "bold"),
            (f" {self.letters[seat]} ", f"seat-{seat}"),
            (f" {words.colour(seat):<7}", "bold" if seat == self.eyes else ""),
        ]

    def _way(self, seat: Seat) -> Parts:
        """How many apprentices are at the start and at home, and how far all have to go."""
        words = self.words
        places = self._places(seat)
        return [
            (f"{words.say('terminal-start')} {places.count(START)}  ", ""),
            (f"{words.say('terminal-home')} {places.count(HOME)}  ", ""),
            (f"{words.say('terminal-to-go')} {self._to_go(seat):>2}", "dim"),
        ]

    def _barrels(self, seat: Seat) -> Parts:
        """What somebody has chosen, or holds and shakes."""
        view, words = self.view, self.words
        parts: Parts = []
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
        """What these eyes' ears have heard this turn, barrel by barrel. What was heard and seen
        before one has to remember."""
        view, words = self.view, self.words
        lines = []
        heard: dict[int, list[int]] = {}
        if self.eyes is not None and view["heard"][self.eyes]:
            shakes = [*zip(view["shaken"][self.eyes], view["heard"][self.eyes])]
            for barrel, number in shakes[view["earlier"][self.eyes] :]:
                heard.setdefault(barrel, []).append(number)
        if heard:
            said = "  ".join(
                words.say("plain-of", what=letter_of(one), value=", ".join(map(str, heard[one])))
                for one in sorted(heard)
            )
            lines.append(f"{words.say('terminal-heard')}  {said}")
        return lines
