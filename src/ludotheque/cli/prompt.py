"""The prompt: a seat is asked, and answers with a move or with a word to the table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.cells import cell_len
from rich.console import Console

from ludotheque.bots.advice import Advice
from ludotheque.cli.choices import Choices, unbroken_quotes
from ludotheque.cli.commands import Commands
from ludotheque.cli.drawing import Looking
from ludotheque.cli.helping import show_help
from ludotheque.cli.hint import show_hint
from ludotheque.cli.meaning import MOST_QUOTED, quoted, understand
from ludotheque.cli.paper import BadFile, file_named, require_ours, sentence
from ludotheque.cli.screen import Screen
from ludotheque.cli.shelf import find_passage, list_passages, show_passage
from ludotheque.cli.slips import Slips
from ludotheque.cli.table import SAVED_MATCH, TerminalTable
from ludotheque.cli.tongue import Tongue, fold
from ludotheque.core.errors import LudothequeError, NotAMove, Refused, Stale
from ludotheque.core.move import Move, Seat
from ludotheque.core.rulebook import rule_book
from ludotheque.core.words import Words

LEAST_ROOM = 8
"""So much of a line is left to type in."""
UNASKED = ("look", "rules", "board", "log", "position", "save", "help", "quit")
"""The commands that need no question."""
LENGTHY = ("look", "hint", "rules", "board", "log", "help")
"""The commands whose answers push what is asked off a screen, so that it is said again."""
_BLANKS = str.maketrans("\u00a0\u202f", "  ")
"""What keeps a move in one line on the screen is a blank again when it is copied from there."""


class Leave(Exception):
    """Somebody gets up from the table."""


class Closed(Leave):
    """Nothing can be typed any more."""


class Prompt:
    """The table as the people at it see it, and what they type."""

    def __init__(
        self, table: TerminalTable, words: Words, console: Console, ask: Callable[[str], str]
    ) -> None:
        self.table = table
        self.match = table.match
        self.words = words
        self.console = console
        self.tongue = Tongue(words, table.match.terms)
        self.commands = Commands(words)
        self.looking = Looking(table.match.game, self.tongue)
        self._slips = Slips(self.tongue, self.commands, self.looking)
        vocabulary = {word for word in self.tongue.vocabulary() if len(word) > 1}
        self._reserved = {*self.commands.known, *self.looking.known, *vocabulary}
        self.screen = Screen(table, self.tongue, self.commands, console)
        self.hinted: tuple[tuple[Seat, int], list[Advice], list[str]] | None = None
        """The last hint, for whom and after how many entries: asked again it is the same."""
        self._ask = ask
        self._at_screen: Seat | None = None
        self._saved_at = len(table.match.entries)

    def ask_by(self, ask: Callable[[str], str]) -> None:
        """Take lines from elsewhere."""
        self._ask = ask

    @property
    def has_unsaved_moves(self) -> bool:
        return len(self.match.entries) > self._saved_at

    def read(self, prompt: str) -> str:
        """A line from the keyboard; the end of input means leaving. A question that leaves no room
        to answer beside it stands above."""
        if cell_len(prompt) > self.console.width - LEAST_ROOM:
            self.console.print(unbroken_quotes(prompt.rstrip()))
            prompt = "> "
        try:
            return self._ask(prompt).translate(_BLANKS).strip()
        except EOFError:
            self.console.print()
            raise Closed from None

    def say(self, name: str, **values: object) -> None:
        """A sentence of the terminal's own, in which nothing to be typed is broken over lines."""
        self.console.print(unbroken_quotes(self.words.say(f"terminal-{name}", **values)))

    def say_lines(self, name: str, lines: list[str]) -> None:
        """A sentence of the terminal's own about lines that were typed."""
        self.say(name, lines=quoted(self.words, [line[:MOST_QUOTED] for line in lines]))

    def say_not_asked(self, seat: Seat, asked: list[Seat]) -> None:
        """That somebody is not asked now, and who is."""
        names = ", ".join(self.words.colour(one) for one in asked)
        self.say("not-asked", seat=self.words.colour(seat), asked=names)

    def say_file(self, name: str, path: Path) -> None:
        """A sentence about a file, whose name is not broken over lines."""
        said = self.words.say(f"terminal-{name}", file=str(path))
        self.console.print(said, soft_wrap=True)

    # A question and its answer

    def put_question(self, seat: Seat, is_new: bool = True, is_live: bool = False) -> None:
        """Show a seat what it is asked, and take what it says until something has changed. Where
        it is not new, the board is not drawn again; where it is live, what can be answered changes
        while somebody thinks, and stands at the foot of the screen."""
        self.draw_curtain(seat)
        choices = self.choices(seat)
        self.screen.warned.clear()
        if is_new:
            self.screen.show(seat, choices, is_live)
        else:
            self.screen.tell(seat)
            if not is_live:
                self.screen.show_question(seat, choices)
        posed = self.match.question(seat)
        assert posed is not None
        while True:
            line = self.read(self.head(seat))
            if is_live:
                choices = self.choices(seat)
                choices.note_shown(choices.listed)
            if self.table.ring() and self._is_void(seat, posed.number):
                self.refuse(Stale("time was up first."))
                return
            try:
                if not line and len(choices.moves) == 1:
                    self._play(seat, choices.moves[0], posed.number, posed.wave)
                    return
                if not line and is_live:
                    continue  # What can be answered stands at the foot already.
                if not line:
                    self.screen.show_question(seat, choices)
                elif self.answer(seat, line, choices, posed.number, posed.wave):
                    return
            except LudothequeError as error:
                self.refuse(error)

    def choices(self, seat: Seat) -> Choices:
        """What a seat may answer now, lettered."""
        legal, suggested = self.match.legal(seat), self.match.suggested(seat)
        return Choices(legal, self.tongue, self._reserved, suggested, self.screen.is_low)

    def _is_void(self, seat: Seat, number: int) -> bool:
        """Whether a question to a seat is no longer the one that it is asked."""
        now = self.match.question(seat)
        return now is None or now.number != number

    def head(self, seat: Seat) -> str:
        """What stands before the line that a seat types: who it is, and the time that is left."""
        left = self.table.seconds_left()
        clock = "" if left is None else f" [{max(0, int(left)) // 60}:{max(0, int(left)) % 60:02}]"
        return f"{self.words.colour(seat)}{clock} > "

    def answer(self, seat: Seat, line: str, choices: Choices, number: int, wave: int) -> bool:
        """Do what the line says; whether something changed, so that questions are posed anew."""
        if self.tongue.read(line) is None:
            command, rest = self.commands.read(line)
            if command:
                return self.command(seat, command, rest, choices)
            if fold(line) in self.looking.known:
                return self.command(seat, "look", line, choices)
        move = self.meant(line, choices)
        if move is None or self._warn_first(seat, move):
            return False
        self._play(seat, move, number, wave)
        return True

    def _warn_first(self, seat: Seat, move: Move | str) -> bool:
        """Whether there is a warning against a move that was not shown yet at this question; it is
        shown now, and the move can be made by saying it again."""
        caution = self.screen.warning(seat, move)
        if caution is None or str(move) in self.screen.warned:
            return False
        self.screen.warned.add(str(move))
        self.console.print(caution, style="asked")
        self.say("think-twice")
        return True

    def _play(self, seat: Seat, move: Move | str, number: int | None, wave: int | None) -> None:
        self.match.play(seat, move, number, wave)
        self.table.acted(seat)

    def meant(self, line: str, choices: Choices) -> Move | str | None:
        """The move, or the line of the grammar, that somebody means; where it is none, a sentence
        helps, and `None`."""
        return understand(line, choices, self._slips, self.say)

    def is_word_to_the_table(self, line: str) -> bool:
        """Whether a line is a word that can be said while nothing is asked."""
        return self.commands.read(line)[0] in UNASKED or fold(line) in self.looking.known

    def answer_unasked(self, seat: Seat, line: str) -> None:
        """Answer a line while nothing is asked: such a word, or why nothing else can be done."""
        command, rest = self.commands.read(line)
        if not self.is_word_to_the_table(line):
            move = self.tongue.read(rest if command == "why" else line)
            error = None if move is None else self.match.why_not(seat, move)
            if isinstance(error, Refused):
                self.refuse(error)
            else:
                self.say_not_asked(seat, self.match.awaits())
            return
        try:
            if command:
                self.command(seat, command, rest, self.choices(seat))
            else:
                self.look(seat, line)
        except LudothequeError as error:
            self.refuse(error)

    def command(self, seat: Seat, command: str, rest: str, choices: Choices) -> bool:
        """Carry out a word to the table; whether questions are posed anew."""
        if command == "quit":
            raise Leave
        if command == "undo":
            return self.undo(seat)
        if command == "as":
            return self.play_as(seat, rest)
        if command == "moves":
            self.show_moves(seat, choices, rest)
        elif command == "hint":
            show_hint(self, seat)
        elif command == "why":
            self.why(seat, rest, choices)
        elif command == "look":
            self.look(seat, rest)
        elif command == "rules":
            self.rules(rest)
        elif command == "board":
            self.screen.show_board(seat)
        elif command == "log":
            self.screen.show_story(seat)
        elif command == "position":
            self.position()
        elif command == "save":
            self.save(rest)
        else:
            show_help(self, seat, choices)
        if command in LENGTHY:
            self.screen.show_asked(seat)
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

    def show_moves(self, seat: Seat, choices: Choices, about: str) -> None:
        """All moves with what each would do, or those in whose lines some words stand."""
        moves = choices.containing(about) or choices.beginning(about)
        if not moves:
            self.say("no-such-moves", word=about[:MOST_QUOTED])
            return
        self.screen.show_moves(seat, choices, moves)

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
            said = sentence(words.problem(error), words.language)
        self.console.print(said, style="refused", soft_wrap=isinstance(error, BadFile))

    def why(self, seat: Seat, line: str, choices: Choices) -> None:
        """Whether a move is allowed, and if not, what the rule book says."""
        if not line:
            name = "why-what" if choices.has_letters else "why-what-typed"
            self.say(name, example=self.tongue.line(choices.example))
            return
        move = self.meant(line, choices)
        if move is None:
            return
        error = self.match.why_not(seat, move)
        book = rule_book(self.match.game, self.words.language)
        if error is None:
            self.say("allowed")
            code = self.match.article_of(move)
            caution = self.match.warning(seat, move)
            if caution is not None:
                self.console.print(self.screen.warned_of(caution), style="asked")
                code = caution.code
        else:
            self.refuse(error)
            code = error.article.code if isinstance(error, Refused) else ""
        passage = book.passages.get(code)
        if passage is not None:
            self.console.print()
            show_passage(self.console, passage)

    def look(self, seat: Seat | None, about: str) -> None:
        """What the game shows of something on its board."""
        seen = self.looking.at(self.match.view(seat), about)
        if seen is not None:
            self.console.print(seen)
        elif self.looking.is_known:
            self.say("look-nothing", what=about[:MOST_QUOTED])
        else:
            self.say("no-look", game=self.match.game.title)

    def rules(self, article: str) -> None:
        """The list of articles, or one of them."""
        game = self.match.game
        book = rule_book(game, self.words.language)
        if article:
            show_passage(self.console, find_passage(game, book, article))
            return
        list_passages(self.console, book)
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

    def play_as(self, asker: Seat, rest: str) -> bool:
        """Another person who is asked too answers first: `as blue throw`."""
        name, _, line = rest.partition(" ")
        seat = self.tongue.seats.get(fold(name))
        others = [one for one in self.table.humans if one != asker]
        if seat is not None and self.table.bots[seat] is not None:
            self.say("as-bot", seat=self.words.colour(seat))
            return False
        if not others:
            self.say("as-nobody")
            return False
        if seat is None or not line.strip():
            self.say("as-who", colour=self.words.colour(others[0]).lower())
            return False
        if seat not in self.match.asks():
            self.say_not_asked(seat, self.match.asks())
            return False
        move = self.meant(line.strip(), self.choices(seat))
        if move is None:
            return False
        self._play(seat, move, None, None)
        return True
