"""What one can say to the table instead of a move, in English and in the table's language."""

from __future__ import annotations

from rich.table import Table as Grid

from ludotheque.cli.choices import unbroken_quotes
from ludotheque.cli.tongue import fold, spellings
from ludotheque.core.words import Words

COMMANDS = (
    "moves", "hint", "why", "look", "undo", "rules", "board", "log", "position", "as", "save",
    "help", "quit",
)  # fmt: skip
"""`terminal-help-…` explains each, after the word for it: `coups [MOT] · tous vos coups`."""


class Commands:
    """The words to the table, as they are typed."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.known = {"?": "help", "exit": "quit", **{command: command for command in COMMANDS}}
        """By what may be typed, folded: the command."""
        for command in COMMANDS:
            for spelling in spellings(self.word(command)):
                self.known[spelling] = command
        self._alone = {
            spelling: "undo"
            for word in words.say("terminal-also-undo").split("|")
            for spelling in spellings(word.strip())
        }
        """What else means a command where nothing follows it: games have these words, too."""

    def usage(self, command: str) -> tuple[str, str]:
        """How a command is typed, and what it does."""
        usage, _, meaning = self.words.say(f"terminal-help-{command}").partition(" · ")
        return usage, meaning

    def table(self, looks: list[str], refused: set[str]) -> Grid:
        """The commands with what they do, but those that would be refused; below them what can be
        looked at by a word alone."""
        grid = Grid.grid(padding=(0, 3, 0, 0))
        grid.add_column(style="bold", no_wrap=True)
        for command in COMMANDS:
            if command not in refused:
                usage, meaning = self.usage(command)
                grid.add_row(usage, unbroken_quotes(meaning))
        for look in looks:
            meaning = self.words.say("terminal-help-looks", word=look)
            grid.add_row(look, unbroken_quotes(meaning))
        return grid

    def word(self, command: str) -> str:
        """A command in the table's language."""
        return self.usage(command)[0].partition(" ")[0]

    def read(self, line: str) -> tuple[str, str]:
        """The command that a line begins with and what follows it; the first is empty where it is
        none."""
        word, _, rest = line.partition(" ")
        command = self.known.get(fold(word), "") or (
            "" if rest else self._alone.get(fold(word), "")
        )
        return command, rest.strip()
