"""The screen: the board, below it what happened last, below that what is asked.

In this order, so that all of it stands on the last screenful however low the terminal is. A board
that is too high gives way to a smaller one, and the whole one can be asked for; of a long story the
beginning stands above the board; and what moves would do is left out where there is no room for it.
"""

from __future__ import annotations

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from ludotheque.cli.choices import Choices, unbroken
from ludotheque.cli.commands import Commands
from ludotheque.cli.drawing import draw, draw_low
from ludotheque.cli.offer import MARGIN, MOST_LINES, folded_lines, list_of
from ludotheque.cli.paper import badge
from ludotheque.cli.table import TerminalTable
from ludotheque.cli.telling import Paragraph, foresee, page, part, question, story
from ludotheque.cli.tongue import Tongue
from ludotheque.core.article import Caution
from ludotheque.core.luck import Luck
from ludotheque.core.move import CHANCE, Move, Seat
from ludotheque.core.state import View

MOST_FORESEEN = 40
"""In longer lists it is not said what each move would do."""
MOST_WITH_EFFECTS = 4
MOST_WITH_EFFECTS_LOW = 2
"""In a question with more moves, what each would do is said only where there is room beside it; on
a low screen sooner."""
LOW = 30
"""A terminal of fewer lines is low: shorter lists are folded there."""
WHOLE, BARE, SHORT, SHORTEST = range(4)
"""How a question is shown: with what moves would do; without; with what can follow each verb on
few lines; and with one line for each."""
LINES = {WHOLE: MOST_LINES, BARE: MOST_LINES, SHORT: 2, SHORTEST: 1}
"""So many lines at most say what can follow a verb."""
FOOT = 3
"""The lines of the prompt, of what others do meanwhile, and of the gap above the board."""


class Way:
    """A way to say something: its parts below one another, the moves that stand there with their
    letters, and those that are warned of there."""

    def __init__(self, parts: list[RenderableType]) -> None:
        self.parts = parts
        self.choices: Choices | None = None
        self.moves: list[Move] = []
        self.warned: list[str] = []


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
        self._drawn: tuple[Seat, list[str]] | None = None
        """The board that stands on the screen: for whom, and what everybody sees of it."""

    @property
    def is_low(self) -> bool:
        return self.console.is_terminal and self.console.height < LOW

    # What happened

    def tell(self, seat: Seat | None) -> None:
        """What happened since the seat was last told; `None` is whoever looks on."""
        told = self._news(seat)
        if told:
            self.console.print()
            self.console.print(page(told, self.words))

    def note_told(self, seat: Seat, upto: int | None = None) -> None:
        """Note that a seat knows what has happened, up to that entry or to the last one."""
        self._told[seat] = len(self.match.entries) if upto is None else upto

    def show_story(self, seat: Seat) -> None:
        """All that happened in this game, as far as the seat may know it."""
        self.console.print(page(story(self.match, self.tongue, seat, 0), self.words))

    def _news(self, seat: Seat | None) -> list[Paragraph]:
        """What is new to a seat, which it knows from now on. Where nothing is hidden, what one has
        read the others at the screen have read, too."""
        since = min(self._told) if seat is None else self._told[seat]
        told = story(self.match, self.tongue, seat, since)
        is_for_all = seat is None or not self.match.game.has_secrets
        for one in range(len(self._told)) if is_for_all else [seat]:
            if one is not None:
                self._told[one] = len(self.match.entries)
        return told

    # The board

    def show_board(self, seat: Seat | None) -> None:
        """The whole board, however high it is."""
        match = self.match
        self.console.print()
        self.console.print(draw(match.game, match.view(seat), match.terms, self.words, seat))

    def _height(self, *parts: RenderableType) -> int:
        """How many lines they take below one another."""
        return sum(len(self.console.render_lines(one, pad=False)) for one in parts)

    # All together

    def show(self, seat: Seat, choices: Choices, is_live: bool = False) -> None:
        """The board, what happened and the question; where that is live, without its answers, which
        stand at the foot of the screen. Where the seat alone has acted since the board was drawn
        for it, and nobody sees anything new on it, it is not drawn again."""
        if self._stands_still(seat) and not is_live:
            self.tell(seat)
            self.show_question(seat, choices)
            return
        ways = [self._question(seat, choices, detail) for detail in range(SHORTEST + 1)]
        foot = FOOT
        if is_live:
            foot += len(self.answers(seat, choices))
            ways = [Way(ways[0].parts[:1])]
        self._lay_out(seat, self.match.view(seat), ways, foot)

    def _stands_still(self, seat: Seat) -> bool:
        """Whether the board on the screen is the seat's, and still true but for what it tells."""
        match = self.match
        new = match.entries[self._told[seat] :]
        board = draw(match.game, match.view(None), match.terms, self.words, None)
        lines = self.console.render_lines(board, pad=False)
        before, self._drawn = (
            self._drawn,
            (seat, ["".join(part.text for part in line) for line in lines]),
        )
        return before == self._drawn and all(one.seat in (seat, CHANCE) for one in new)

    def show_end(self, seat: Seat | None, view: View, result: list[RenderableType]) -> None:
        """The last board, what happened last, and what the game came to."""
        self._lay_out(seat, view, [Way(result)], FOOT)

    def _lay_out(self, seat: Seat | None, view: View, ways: list[Way], foot: int) -> None:
        """Board, story and what stands below them, all on the last screenful if that can be; what
        stands below can be said in several ways, the longest first, and so many lines are left for
        the foot."""
        match, words = self.match, self.words
        told = self._news(seat)
        earlier: list[Paragraph] = []
        board = draw(match.game, view, match.terms, words, seat)
        below = ways[0]
        notes: list[str] = []
        room = self.console.height - foot
        if self.console.is_terminal and self._height(board, *self._page(told), *below.parts) > room:
            small = draw_low(match.game, view, match.terms, words, seat)
            if small is not None:
                board = small
                whole = self.commands.word("board")
                note = words.say("terminal-small-board", board=whole)
                notes += [] if match.is_over else [note]  # Nothing can be asked for any more.
            room -= self._height(board, "")
            last = self._height(*self._page(part(told, 1)[1]))
            fitting = [one for one in ways if last + self._height(*one.parts) <= room]
            below = fitting[0] if fitting else ways[-1]
            room -= self._height(*below.parts)
            earlier, told = self._part(told, room)
            notes += [words.say("terminal-told-above")] if earlier else []
            notes = notes if last <= room else []
        self.console.print()
        if earlier:
            self._print([*self._page(earlier), ""])
        self._print([board, *([Text(" ".join(notes), "dim")] if notes else [])])
        self._print(self._page(told))
        self._print_way(below)

    def _part(self, told: list[Paragraph], room: int) -> tuple[list[Paragraph], list[Paragraph]]:
        """What was told first, and as many of the last sentences as there is room for; one at
        least."""
        sentences = sum(len(one.sentences) for one in told)
        for last in range(sentences, 1, -1):
            earlier, later = part(told, last)
            if self._height(*self._page(later)) <= room:
                return earlier, later
        return part(told, 1)

    def _page(self, told: list[Paragraph]) -> list[RenderableType]:
        return [page(told, self.words)] if told else []

    def answers(self, seat: Seat, choices: Choices) -> list[str]:
        """The moves that answer a question, line by line, as they stand at the foot of a screen."""
        way = self._question(seat, choices, BARE)
        self._note(way)
        shown = Group(*way.parts[1:])
        lines = self.console.render_lines(shown, pad=False)
        return ["".join(part.text for part in line).rstrip() for line in lines]

    def show_question(self, seat: Seat, choices: Choices) -> None:
        """What is asked, and the moves that answer it."""
        self._print_way(self._question(seat, choices))

    def show_asked(self, seat: Seat) -> None:
        """What a seat is asked, if it is asked anything, without the moves that answer it."""
        if self.match.question(seat) is not None:
            self.console.print()
            self.console.print(self._asked(seat))

    def _print_way(self, way: Way) -> None:
        self._print(way.parts)
        self._note(way)

    def _note(self, way: Way) -> None:
        """Note which letters have been shown, and what was warned of."""
        self.warned.update(way.warned)
        if way.choices is not None:
            way.choices.note_shown(way.moves)

    def _print(self, parts: list[RenderableType]) -> None:
        for one in parts:
            self.console.print(one)

    # What is asked

    def _question(self, seat: Seat, choices: Choices, detail: int = WHOLE) -> Way:
        """What is asked, and the moves that answer it: of a long list those of each kind that has
        few, and the other kinds in a line each; in short every kind that has several."""
        most = MOST_WITH_EFFECTS_LOW if self.is_low else MOST_WITH_EFFECTS
        has_effects = len(choices.moves) <= most
        is_short = detail >= SHORT
        moves, verbs = choices.shortened() if is_short else (choices.listed, choices.folded)
        way = self._list(seat, choices, moves, has_effects, detail != WHOLE)
        moves_word = self.commands.word("moves")
        width = self.console.width
        folded = folded_lines(choices, verbs, self.words, moves_word, width, LINES[detail])
        below = [Padding(one, (0, 0, 0, MARGIN - 2), expand=False) for one in folded]
        way.parts = [self._asked(seat), *way.parts, *below]
        return way

    def _asked(self, seat: Seat) -> Grid:
        """What a seat is asked, and the article about it."""
        posed = self.match.question(seat)
        asked = question(self.words, self.match.view(seat))
        article = "" if posed is None else posed.article
        grid = Grid.grid(padding=(0, 1, 0, 0))
        said = Text.assemble((asked, "asked"), "  ", (article, "article"))
        grid.add_row(badge(self.words, seat), said)
        return grid

    def show_moves(self, seat: Seat, choices: Choices, moves: list[Move]) -> None:
        """Moves with what each would do."""
        self._print_way(self._list(seat, choices, moves, has_effects=True))

    def _list(
        self,
        seat: Seat,
        choices: Choices,
        moves: list[Move],
        has_effects: bool,
        is_bare: bool = False,
    ) -> Way:
        """Moves below one another, and what is to be known before one of them is made."""
        told = [""] * len(moves)
        if len(moves) <= MOST_FORESEEN and not is_bare:
            told = foresee(self.match, self.words, seat, moves, self._luck)
        width = self.console.width
        way = Way([])
        way.choices, way.moves = choices, moves
        if moves:
            amounts = [self.match.amount(seat, move) for move in moves]
            way.parts.append(list_of(choices, self.words, moves, amounts, told, width, has_effects))
        for move in moves:
            warning = self.warning(seat, move)
            if warning is not None:
                way.warned.append(move.text)
                line = unbroken(self.tongue.line(move))
                way.parts.append(self.words.say("plain-of", what=line, value=warning))
        return way

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
