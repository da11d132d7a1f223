"""Zock in the terminal: the ring as a loop of squares, the houses at its exits, and in the middle,
where the disc turns, what everybody owns."""

from __future__ import annotations

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

from ludotheque.core.move import Seat
from ludotheque.core.state import Terms, View
from ludotheque.core.terminal import DICE, TURN, Canvas, Parts
from ludotheque.core.words import Words
from ludotheque.games.zock.board import ZockTerms
from ludotheque.games.zock.state import HOUSE, OFF

CELL = 5
"""A square is so many characters wide, and two lines high."""
HEIGHT = 2
ROWS = 7
"""The loop is as flat as this where the terminal is wide enough."""
MIDDLE = 62
"""The width of what stands in the middle."""

CROWN = "♔"
PAWN = "♙"

SQUARES = ("#262626 on #ffffd7", "#262626 on #ffd7af")
SUMS = ("#5f5f00 on #ffffd7", "#5f5f00 on #ffd7af")
FRAME = "#d78700"


def draw(view: View, terms: Terms, words: Words, seat: Seat | None) -> RenderableType:
    """The table as a seat sees it; sums are those of its colour, or of whoever is on turn."""
    assert isinstance(terms, ZockTerms)
    return Picture(view, terms, words, view["turn"] if seat is None else seat)


class Picture:
    """The ring and everything in it, as wide as the terminal allows."""

    def __init__(self, view: View, terms: ZockTerms, words: Words, eyes: Seat) -> None:
        self.view = view
        self.terms = terms
        self.words = words
        self.eyes = eyes
        self.exits: list[int] = view["exits"]
        self.letters = [words.letter(seat) for seat in range(terms.seats)]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        half = self.terms.squares // 2 + 2
        self.columns = max(3, min(options.max_width // CELL, half - ROWS))
        self.rows = half - self.columns
        self.width = CELL * self.columns
        inside = self.width - 2 * CELL
        is_roomy = inside >= MIDDLE and HEIGHT * (self.rows - 2) >= self.terms.seats + 6
        self.canvas = Canvas(self.width, HEIGHT * self.rows)
        for square in range(self.terms.squares):
            self._draw_square(square)
        for seat in range(self.terms.seats):
            self._draw_house(seat)
        if is_roomy:
            framed = self._framed()
            left = CELL + (inside - MIDDLE) // 2
            top = (HEIGHT * self.rows - len(framed)) // 2
            for y, parts in enumerate(framed):
                self.canvas.write_parts(left, top + y, parts)
        yield from self.canvas.lines()
        if not is_roomy:
            yield Text("   ".join(self._headline()), "bold")
            for parts in self._lines():
                yield Text.assemble(*parts)

    # The ring

    def _place(self, square: int) -> tuple[int, int]:
        """Column and row of a square: clockwise from the top left."""
        last_column, last_row = self.columns - 1, self.rows - 1
        if square <= last_column:
            return square, 0
        square -= last_column
        if square <= last_row:
            return last_column, square
        square -= last_row
        if square <= last_column:
            return last_column - square, last_row
        return 0, last_row - (square - last_column)

    def _draw_square(self, square: int) -> None:
        column, row = self._place(square)
        x, y = CELL * column, HEIGHT * row
        shade = (column + row) % 2
        number = f"{square + 1:>3}"
        self.canvas.write(x, y, number.ljust(CELL), SQUARES[shade])
        self.canvas.write(x, y + 1, self._sum(square).center(CELL), SUMS[shade])
        if square in self.exits:
            owner = self.exits.index(square)
            self.canvas.write(x, y, f"{number} {self.letters[owner]}", f"seat-{owner}")
        standing = [seat for seat in range(self.terms.seats) if self._pawns_at(seat, square)]
        if standing:
            tokens = [(self._pawns_at(seat, square), f"seat-{seat}") for seat in standing]
            room = CELL - sum(len(pawns) for pawns, _ in tokens)
            if len(tokens) == 1 and room > 1:
                tokens = [(f" {pawns} ", style) for pawns, style in tokens]
                room -= 2
            at = self.canvas.write(x, y + 1, " " * (room // 2), SQUARES[shade])
            for pawns, style in tokens:
                at = self.canvas.write(at, y + 1, pawns, style)
            self.canvas.write(at, y + 1, " " * (room - room // 2), SQUARES[shade])

    def _sum(self, square: int) -> str:
        """What the eyes' colour is paid on a square, in thousands."""
        return self._thousands(self.terms.sums[self._step(self.eyes, square)]) or "·"

    def _step(self, seat: Seat, square: int) -> int:
        """The step from a seat's exit at which a square lies."""
        return int((square - self.exits[seat]) % self.terms.squares + 1)

    def _square(self, seat: Seat, step: int) -> int:
        """The square, counted from 0, where a seat's pawn stands at a step."""
        return int((self.exits[seat] + step - 1) % self.terms.squares)

    def _pawns_at(self, seat: Seat, square: int) -> str:
        """A seat's pawns on a square: its letter for each, under the king a crown before it."""
        return self._pawns(seat, self._step(seat, square))

    def _pawns(self, seat: Seat, step: int) -> str:
        places: list[int] = self.view["places"][3 * seat : 3 * seat + 3]
        letter = self.letters[seat]
        king = CROWN + letter if places[0] == step else ""
        return king + letter * places[1:].count(step)

    def _draw_house(self, seat: Seat) -> None:
        """The house lies inside the ring, beside its exit."""
        column, row = self._place(self.exits[seat])
        places: list[int] = self.view["places"][3 * seat : 3 * seat + 3]
        at_home = (CROWN if places[0] == HOUSE else "") + PAWN * places[1:].count(HOUSE)
        text = f" {self.letters[seat]}⌂ {at_home or '–'} "
        highest, lowest = HEIGHT, HEIGHT * (self.rows - 1) - 1
        y = max(highest, min(lowest, HEIGHT * row))
        x = max(CELL + 1, min(self.width - CELL - 1 - len(text), CELL * column - 1))
        if highest <= lowest and x >= CELL:
            self.canvas.write(x, y, text, f"seat-{seat}")

    # The middle

    def _headline(self) -> list[str]:
        """Round, die and bank."""
        view, words = self.view, self.words
        rounds = self.terms.rounds
        if view["is_last_round"] or view["round"] == rounds:
            turn = words.say("terminal-last-round", round=view["round"])
        else:
            turn = words.say("terminal-round", round=view["round"], rounds=rounds)
        die = f"{DICE[view['die']]} {view['die'] or '–'}"
        bank = self._number(view["bank"])
        return [turn, f"{words.say('terminal-die')} {die}", f"{words.say('terminal-bank')} {bank}"]

    def _lines(self) -> list[Parts]:
        """What everybody owns, and what the small figures mean."""
        words = self.words
        heading = (
            f"{'':<12}{words.say('terminal-money'):>8}{words.say('terminal-debt'):>9}"
            f"  {words.say('terminal-on-the-ring')}"
        )
        pays = words.say("terminal-pays", seat=words.colour(self.eyes), king=CROWN, pawn=PAWN)
        players = [self._player(seat) for seat in range(self.terms.seats)]
        return [[(heading, "dim")], *players, [(pays, "dim")]]

    def _framed(self) -> list[Parts]:
        """The same in a frame, as wide as the middle."""
        headline = [f" {part} " for part in self._headline()]
        spare = MIDDLE - 4 - sum(len(part) for part in headline)
        top: Parts = [("╭─", FRAME)]
        for place, part in enumerate(headline):
            line = spare // 2 + spare % 2 * place if place < 2 else 1
            top += [(part, "bold"), ("─" * line, FRAME)]
        framed = [[*top, ("╮", FRAME)]]
        for parts in self._lines():
            used = sum(len(text) for text, _ in parts)
            framed.append([("│ ", FRAME), *parts, (" " * (MIDDLE - 4 - used), ""), (" │", FRAME)])
        framed.append([("╰" + "─" * (MIDDLE - 2) + "╯", FRAME)])
        return framed

    def _player(self, seat: Seat) -> Parts:
        """A player's line: whose turn it is, money, debt, and the pawns on the ring."""
        view, words = self.view, self.words
        is_out = view["places"][3 * seat] == OFF
        is_on_turn = view["turn"] == seat and view["step"] != "over"
        name = "bold" if is_on_turn else "dim" if is_out else ""
        debt = view["debt"][seat]
        return [
            (f"{TURN if is_on_turn else ' '} ", "bold"),
            (f" {self.letters[seat]} ", f"seat-{seat}"),
            (f" {words.colour(seat):<6}", name),
            (f"{self._number(view['money'][seat]):>8}", name),
            (f"{self._number(debt) if debt else '–':>9}", name),
            ("  ", ""),
            (words.say("terminal-out") if is_out else self._ring(seat), name),
        ]

    def _ring(self, seat: Seat) -> str:
        """A seat's pawns on the ring: the square of each and what it would be paid there."""
        said = []
        for pawn, step in enumerate(self.view["places"][3 * seat : 3 * seat + 3]):
            if step > HOUSE:
                paid = self.terms.sums[step] * (1 if pawn else 3)  # ZO-8 A king is paid thrice.
                sign = PAWN if pawn else CROWN
                worth = f" ({self._thousands(paid)})" if paid else ""
                said.append(f"{sign}{self._square(seat, step) + 1}{worth}")
        return "  ".join(said)

    def _thousands(self, paid: int) -> str:
        return f"{paid // 1000 or ''}{'½' if paid % 1000 else ''}"

    def _number(self, number: int) -> str:
        return self.words.number(number)
