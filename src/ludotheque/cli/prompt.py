"""The prompt: a seat is asked, and answers with a move or with a word to the table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.cells import cell_len
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from ludotheque.cli.drawing import draw
from ludotheque.cli.paper import BadFile, badge, file_named, require_ours
from ludotheque.cli.shelf import find_passage, show_passage
from ludotheque.cli.table import SAVED_MATCH, Table
from ludotheque.cli.telling import foresee, page, question, story
from ludotheque.core.errors import LudothequeError, NotAMove, Refused, Stale
from ludotheque.core.move import Move, Seat
from ludotheque.core.rulebook import rule_book
from ludotheque.core.words import Words

MOST_LISTED = 18
MOST_OF_A_KIND = 4
"""Where the list of moves is longer than the screen, so many of each verb are shown."""

COMMANDS = (
    "moves", "why", "undo", "rules", "board", "log", "position", "as", "save", "help", "quit",
)  # fmt: skip
"""What one can say to the table; `terminal-help-…` explains each."""


class Leave(Exception):
    """Somebody gets up from the table."""


class Prompt:
    """The table as the people at it see it, and what they type."""

    def __init__(
        self, table: Table, words: Words, console: Console, ask: Callable[[str], str]
    ) -> None:
        self.table = table
        self.match = table.match
        self.words = words
        self.console = console
        self._ask = ask
        self._told = [table.last_answer()] * table.match.terms.seats
        self._at_screen: Seat | None = None
        self._saved_at = len(table.match.entries)

    @property
    def has_unsaved_moves(self) -> bool:
        return len(self.match.entries) > self._saved_at

    def read(self, prompt: str) -> str:
        """A line from the keyboard; the end of input means leaving."""
        try:
            return self._ask(prompt).strip()
        except EOFError:
            self.console.print()
            raise Leave from None

    def say(self, name: str, **values: object) -> None:
        """A sentence of the terminal's own."""
        self.console.print(self.words.say(f"terminal-{name}", **values))

    def say_file(self, name: str, path: Path) -> None:
        """A sentence about a file, whose name is not broken over lines."""
        said = self.words.say(f"terminal-{name}", file=str(path))
        self.console.print(said, soft_wrap=True)

    # A question and its answer

    def put_question(self, seat: Seat) -> None:
        """Show a seat what it is asked, and take what it says until something has changed."""
        self.draw_curtain(seat)
        self.tell(seat)
        self.show_board(seat)
        moves = self.match.legal(seat)
        self.show_question(seat, moves)
        posed = self.match.question(seat)
        assert posed is not None
        while True:
            line = self.read(self._prompt(seat))
            if self.table.ring() and self._is_void(seat, posed.number):
                self.refuse(Stale("time was up first."))
                return
            if not line and len(moves) == 1:
                line = "1"
            if not line:
                self.show_question(seat, moves)
                continue
            try:
                if self.answer(seat, line, moves, posed.number, posed.wave):
                    return
            except LudothequeError as error:
                self.refuse(error)

    def _is_void(self, seat: Seat, number: int) -> bool:
        """Whether a question to a seat is no longer the one that it is asked."""
        now = self.match.question(seat)
        return now is None or now.number != number

    def _prompt(self, seat: Seat) -> str:
        left = self.table.seconds_left()
        clock = "" if left is None else f" [{max(0, int(left)) // 60}:{max(0, int(left)) % 60:02}]"
        return f"{self.words.colour(seat)}{clock} > "

    def answer(self, seat: Seat, line: str, moves: list[Move], number: int, wave: int) -> bool:
        """Do what the line says; whether something changed, so that questions are posed anew."""
        word, _, rest = line.partition(" ")
        command = word.lower()
        is_a_move = self.match.game.parse(" ".join(line.lower().split())) is not None
        if command in COMMANDS and not is_a_move:
            return self.command(seat, command, rest.strip(), moves)
        move: Move | str = line
        if line.isdecimal():
            chosen = self._numbered(line, moves)
            if chosen is None:
                self.say("no-number", number=line[:10], count=len(moves))
                return False
            move = chosen
        self.match.play(seat, move, number, wave)
        self.table.acted(seat)
        return True

    def _numbered(self, line: str, moves: list[Move]) -> Move | None:
        """The move under a number of the list."""
        number = int(line) if len(line) < 10 else 0
        return moves[number - 1] if 1 <= number <= len(moves) else None

    def command(self, seat: Seat, command: str, rest: str, moves: list[Move]) -> bool:
        """Carry out a word to the table; whether questions are posed anew."""
        if command == "quit":
            raise Leave
        if command == "undo":
            return self.undo(seat)
        if command == "as":
            return self.play_as(rest)
        if command == "moves":
            self.list_moves(seat, moves, is_whole=True)
        elif command == "why":
            self.why(seat, rest, moves)
        elif command == "rules":
            self.rules(rest)
        elif command == "board":
            self.show_board(seat)
        elif command == "log":
            self.console.print(page(story(self.match, self.words, seat, 0), self.words))
        elif command == "position":
            self.position()
        elif command == "save":
            self.save(rest)
        else:
            self.help()
        return False

    # What is shown

    def draw_curtain(self, seat: Seat) -> None:
        """Where something is hidden, let another person take the seat at the screen first."""
        is_needed = self.match.game.has_secrets and len(self.table.humans) > 1
        if is_needed and self._at_screen != seat:
            if self.console.is_terminal:
                self.console.clear()
                self.console.file.write("\x1b[3J")  # what was scrolled away goes too
            self.read(self.words.say("terminal-hand-over", seat=self.words.colour(seat)) + " ")
        self._at_screen = seat

    def tell(self, seat: Seat | None) -> None:
        """What happened since the seat was last told; `None` is whoever looks on."""
        since = min(self._told) if seat is None else self._told[seat]
        told = story(self.match, self.words, seat, since)
        if told:
            self.console.print()
            self.console.print(page(told, self.words))
        for one in range(len(self._told)) if seat is None else [seat]:
            self._told[one] = len(self.match.entries)

    def show_board(self, seat: Seat | None) -> None:
        match = self.match
        view = match.view(seat)
        self.console.print()
        self.console.print(draw(match.game, view, match.terms, self.words, seat))

    def show_question(self, seat: Seat, moves: list[Move]) -> None:
        """What is asked, and the moves that answer it."""
        posed = self.match.question(seat)
        asked = question(self.words, self.match.view(seat))
        article = "" if posed is None else posed.article
        self.console.print(
            Text.assemble(
                badge(self.words, seat), " ", (asked, "asked"), "  ", (article, "article")
            )
        )
        self.list_moves(seat, moves, is_whole=False)

    def list_moves(self, seat: Seat, moves: list[Move], is_whole: bool) -> None:
        """The moves with their numbers and what each would do."""
        shown = moves
        if not is_whole and len(moves) > MOST_LISTED:
            shown = [move for move in moves if self._rank(move, moves) < MOST_OF_A_KIND]
        told = foresee(self.match, self.words, seat, shown, self.table.luck)
        said = [self.words.move(move) for move in shown]
        room = self.console.width - 6 - max((cell_len(one) for one in said), default=0)
        is_beside = all(
            cell_len(move.text) + 2 + cell_len(happens) < room for move, happens in zip(shown, told)
        )
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", width=4)
        for move, sentence, happens in zip(shown, said, told):
            number = str(moves.index(move) + 1)
            line = Text(move.text, "dim")
            if is_beside:
                grid.add_row(number, sentence, line, Text(happens, "italic"))
            else:
                below = f"\n{happens}" if happens else ""
                grid.add_row(number, Text.assemble(sentence, "  ", line, (below, "italic")))
        self.console.print(grid)
        if len(shown) < len(moves):
            self.say("more-moves", count=len(moves) - len(shown))

    def _rank(self, move: Move, moves: list[Move]) -> int:
        """How many moves of the same verb stand before one."""
        return [one for one in moves if one.verb == move.verb].index(move)

    # Words to the table

    def refuse(self, error: LudothequeError) -> None:
        """Why something cannot be, in the table's language."""
        words = self.words
        if isinstance(error, Refused):
            code = f" ({error.article.code})" if error.article.code else ""
            said = words.refusal(error.article) + code
        elif isinstance(error, NotAMove):
            said = words.say("terminal-no-move", game=self.match.game.title)
        elif isinstance(error, Stale):
            said = words.say("terminal-stale")
        else:
            said = str(error)
        self.console.print(said, style="refused", soft_wrap=isinstance(error, BadFile))

    def why(self, seat: Seat, line: str, moves: list[Move]) -> None:
        """Whether a move is allowed, and if not, what the rule book says."""
        if not line:
            self.say("why-what")
            return
        chosen = self._numbered(line, moves) if line.isdecimal() else None
        error = self.match.why_not(seat, line if chosen is None else chosen)
        book = rule_book(self.match.game, self.words.language)
        if error is None:
            posed = self.match.question(seat)
            assert posed is not None
            self.say("allowed")
            code = posed.article
        else:
            self.refuse(error)
            code = error.article.code if isinstance(error, Refused) else ""
        passage = book.passages.get(code)
        if passage is not None:
            self.console.print()
            show_passage(self.console, passage)

    def rules(self, article: str) -> None:
        """The list of articles, or one of them."""
        game = self.match.game
        book = rule_book(game, self.words.language)
        if article:
            show_passage(self.console, find_passage(game, book, article))
            return
        chapter = ""
        for passage in book.passages.values():
            if passage.chapter != chapter:
                chapter = passage.chapter
                self.console.print(chapter, style="bold")
            self.console.print(f"  {passage.code:<7} {passage.title}")
        self.say("rules-how")

    def position(self) -> None:
        """The position in one line, unless that would show what is hidden."""
        if self.match.game.has_secrets:
            self.say("position-hidden")
        else:
            self.console.print(self.match.position(), soft_wrap=True)

    def save(self, name: str) -> None:
        """Keep the game in a file, to go on later."""
        if not name:
            self.say("save-where")
            return
        path = file_named(name)
        require_ours(path, "file", SAVED_MATCH)
        self.table.save(path)
        self._saved_at = len(self.match.entries)
        self.say_file("saved", path)

    def undo(self, seat: Seat) -> bool:
        """Take the last move that a person made back; another person's only if all agree."""
        last = self.table.last_move()
        if last is None:
            obstacle = self.match.undo_obstacle(seat, is_agreed=True) or "learnt"
            self.say(f"no-undo-{obstacle}")
            return False
        owner, moves = last
        if owner != seat:
            asked = self.words.say("terminal-agree", seat=self.words.colour(owner))
            if self.read(f"{asked} ").lower()[:1] not in ("y", "o", "j"):
                return False
        self.table.take_back(seat, moves)
        return True

    def play_as(self, rest: str) -> bool:
        """Another person who is asked too answers first: `as blue throw`."""
        name, _, line = rest.partition(" ")
        known = {
            alias.casefold(): seat
            for seat in range(self.match.terms.seats)
            for alias in (
                self.words.colour(seat), self.words.say(f"terminal-letter-{seat}"), str(seat + 1)
            )
        }  # fmt: skip
        seat = known.get(name.casefold())
        if seat is None or not line.strip():
            self.say("as-who")
            return False
        if self.table.bots[seat] is not None:
            self.say("as-bot", seat=self.words.colour(seat))
            return False
        if seat not in self.match.asks():
            asked = ", ".join(self.words.colour(one) for one in self.match.asks())
            self.say("not-asked", seat=self.words.colour(seat), asked=asked)
            return False
        self.match.play(seat, line.strip())
        self.table.acted(seat)
        return True

    def help(self) -> None:
        """What one can type."""
        self.say("help-answer")
        grid = Grid.grid(padding=(0, 3, 0, 0))
        grid.add_column(style="bold", no_wrap=True)
        for command in COMMANDS:
            usage, _, meaning = self.words.say(f"terminal-help-{command}").partition(" · ")
            grid.add_row(usage, meaning)
        self.console.print(grid)
