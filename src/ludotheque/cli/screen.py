"""The screen: the board, below it what happened last, below that what is asked.

In this order, so that what happened and the question stand on the last screenful however low the
terminal is. A board that is too high for what is left gives way to a smaller one; the whole one can
be asked for.
"""

from __future__ import annotations

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from ludotheque.cli.choices import Choices, unbroken
from ludotheque.cli.commands import Commands
from ludotheque.cli.drawing import draw, draw_low
from ludotheque.cli.offer import MARGIN, folded_lines, list_of
from ludotheque.cli.paper import badge
from ludotheque.cli.table import TerminalTable
from ludotheque.cli.telling import foresee, page, question, story
from ludotheque.cli.tongue import Tongue
from ludotheque.core.article import Caution
from ludotheque.core.luck import Luck
from ludotheque.core.move import Move, Seat
from ludotheque.core.state import View

MOST_FORESEEN = 40
"""In longer lists it is not said what each move would do."""
MOST_WITH_EFFECTS = 4
MOST_WITH_EFFECTS_LOW = 2
"""In a question with more moves, what each would do is said only where there is room beside it; on
a low screen sooner."""
LOW = 30
"""A terminal of fewer lines is low: shorter lists are folded there."""
FOOT = 3
"""The lines of the prompt, of what others do meanwhile, and of the gap above the board."""


class Screen:
    """What the people at a table see of it."""

    def __init__(
        self, table: TerminalTable, tongue: Tongue, commands: Commands, console: Console
    ) -> None:
        self.match = table.match
        self.words = tongue.words
        self.tongue = tongue
        self.commands = commands
        self.console = console
        self.warned: set[str] = set()
        """The moves that were warned of at this question."""
        self._luck = Luck.seeded(len(table.match.entries))
        """What is drawn from to look ahead: bots play the same whatever is shown."""
        self._told = [table.last_answer()] * table.match.terms.seats

    @property
    def is_low(self) -> bool:
        return self.console.is_terminal and self.console.height < LOW

    # What happened

    def tell(self, seat: Seat | None) -> None:
        """What happened since the seat was last told; `None` is whoever looks on."""
        told = self._news(seat)
        if told is not None:
            self.console.print()
            self.console.print(told)

    def note_told(self, seat: Seat, upto: int | None = None) -> None:
        """Note that a seat knows what has happened, up to that entry or to the last one."""
        self._told[seat] = len(self.match.entries) if upto is None else upto

    def show_story(self, seat: Seat) -> None:
        """All that happened in this game, as far as the seat may know it."""
        self.console.print(page(story(self.match, self.tongue, seat, 0), self.words))

    def _news(self, seat: Seat | None) -> RenderableType | None:
        """What is new to a seat, which it knows from now on. Where nothing is hidden, what one has
        read the others at the screen have read, too."""
        since = min(self._told) if seat is None else self._told[seat]
        told = story(self.match, self.tongue, seat, since)
        is_for_all = seat is None or not self.match.game.has_secrets
        for one in range(len(self._told)) if is_for_all else [seat]:
            if one is not None:
                self._told[one] = len(self.match.entries)
        return page(told, self.words) if told else None

    # The board

    def show_board(self, seat: Seat | None) -> None:
        """The whole board, however high it is."""
        match = self.match
        self.console.print()
        self.console.print(draw(match.game, match.view(seat), match.terms, self.words, seat))

    def _board(self, view: View, seat: Seat | None, below: list[RenderableType]) -> RenderableType:
        """The board as large as the screen allows above what is to stand below it."""
        match = self.match
        whole = draw(match.game, view, match.terms, self.words, seat)
        if not self.console.is_terminal:
            return whole
        room = self.console.height - FOOT - sum(self._height(one) for one in below)
        small = draw_low(match.game, view, match.terms, self.words, seat)
        if small is None or self._height(whole) <= room:
            return whole
        how = self.words.say("terminal-small-board", board=self.commands.word("board"))
        return Group(small, Text(how, "dim"))

    def _height(self, one: RenderableType) -> int:
        return len(self.console.render_lines(one, pad=False))

    # All together

    def show(self, seat: Seat, choices: Choices, is_live: bool = False) -> None:
        """The board, what happened and the question; where that is live, without its answers."""
        news = self._news(seat)
        asked = self._question(seat, choices)
        if is_live:
            asked = asked[:1]
        below = asked if news is None else [news, *asked]
        self.console.print()
        self._print([self._board(self.match.view(seat), seat, below), *below])

    def show_end(self, seat: Seat | None, view: View, result: list[RenderableType]) -> None:
        """The last board, what happened last, and what the game came to."""
        news = self._news(seat)
        below = result if news is None else [news, *result]
        self.console.print()
        self._print([self._board(view, seat, below), *below])

    def answers(self, seat: Seat, choices: Choices) -> list[str]:
        """The moves that answer a question, line by line, as they stand at the foot of a screen."""
        shown = Group(*self._question(seat, choices, is_bare=True)[1:])
        lines = self.console.render_lines(shown, pad=False)
        return ["".join(part.text for part in line).rstrip() for line in lines]

    def show_question(self, seat: Seat, choices: Choices) -> None:
        """What is asked, and the moves that answer it."""
        self._print(self._question(seat, choices))

    def _print(self, parts: list[RenderableType]) -> None:
        for part in parts:
            self.console.print(part)

    # What is asked

    def _question(
        self, seat: Seat, choices: Choices, is_bare: bool = False
    ) -> list[RenderableType]:
        """What is asked, and the moves that answer it: of a long list those of each kind that has
        few, and the other kinds in a line each. Bare moves are shown without what they would do."""
        posed = self.match.question(seat)
        asked = question(self.words, self.match.view(seat))
        article = "" if posed is None else posed.article
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_row(
            badge(self.words, seat), Text.assemble((asked, "asked"), "  ", (article, "article"))
        )
        most = MOST_WITH_EFFECTS_LOW if self.is_low else MOST_WITH_EFFECTS
        has_effects = len(choices.moves) <= most
        listed = self._list(seat, choices, choices.listed, has_effects, is_bare)
        moves_word = self.commands.word("moves")
        folded = folded_lines(choices, self.words, moves_word, self.console.width)
        return [
            grid, *listed, *[Padding(one, (0, 0, 0, MARGIN - 2), expand=False) for one in folded]
        ]  # fmt: skip

    def show_moves(self, seat: Seat, choices: Choices, moves: list[Move]) -> None:
        """Moves with what each would do."""
        self._print(self._list(seat, choices, moves, has_effects=True))

    def _list(
        self,
        seat: Seat,
        choices: Choices,
        moves: list[Move],
        has_effects: bool,
        is_bare: bool = False,
    ) -> list[RenderableType]:
        """Moves below one another, and what is to be known before one of them is made."""
        told = [""] * len(moves)
        if len(moves) <= MOST_FORESEEN and not is_bare:
            told = foresee(self.match, self.words, seat, moves, self._luck)
        width = self.console.width
        found: list[RenderableType] = []
        if moves:
            amounts = [self.match.amount(seat, move) for move in moves]
            found.append(list_of(choices, self.words, moves, amounts, told, width, has_effects))
        for move in moves:
            warning = self.warning(seat, move)
            if warning is not None:
                self.warned.add(move.text)
                line = unbroken(self.tongue.line(move))
                found.append(self.words.say("plain-of", what=line, value=warning))
        return found

    # Warnings

    def warning(self, seat: Seat, move: Move | str) -> str | None:
        """What the seat should know before it makes a move, if it may make it."""
        if self.match.why_not(seat, move) is not None:
            return None
        caution = self.match.warning(seat, move)
        return None if caution is None else self.warned_of(caution)

    def warned_of(self, caution: Caution) -> str:
        """A warning with its article."""
        return f"{self.words.warning(caution)} ({caution.code})"
