"""Offering: the moves that answer a question, as they are written on the screen."""

from __future__ import annotations

from rich.cells import cell_len
from rich.table import Table as Grid
from rich.text import Text

from ludotheque.cli.choices import Choices, unbroken, unbroken_quotes
from ludotheque.cli.tongue import Tongue
from ludotheque.core.move import Move
from ludotheque.core.words import Words

MARGIN = 6
"""How much of a line the letter takes with the room beside it."""
MOST_LINES = 3
"""What can follow a verb is written out where it takes no more lines."""


def list_of(
    choices: Choices,
    words: Words,
    moves: list[Move],
    amounts: list[int | None],
    told: list[str],
    width: int,
    has_effects: bool,
) -> Grid:
    """Moves below one another: letter, sentence with what the move costs or brings, the line that
    one may type, and what it would do. That stands beside it if there is room for all, else below,
    unless `has_effects` is false: then it is left out."""
    said = [words.move(move, amount) for move, amount in zip(moves, amounts)]
    lines = [choices.tongue.line(move) for move in moves]
    longest = max((cell_len(one) for one in said), default=0)
    room = width - MARGIN - longest - 2
    widest = max((cell_len(one) for one in lines), default=0)
    is_beside = all(widest + 2 + cell_len(one) < room for one in told)
    if not is_beside and not has_effects:
        told = [""] * len(moves)
    are_lines_beside = all(cell_len(line) < room for line in lines)
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", width=MARGIN - 2)
    for move, sentence, line, happens in zip(moves, said, lines, told):
        letter = Text(choices.letter.get(move.text, "·"), "bold")
        if is_beside:
            grid.add_row(letter, sentence, Text(line, "typed"), Text(happens, "italic"))
        else:
            gap = 2 + (longest - cell_len(sentence) if are_lines_beside else 0)
            below = f"\n{happens}" if happens else ""
            whole = (line if are_lines_beside else unbroken(line), "typed")
            grid.add_row(letter, Text.assemble(sentence, " " * gap, whole, (below, "italic")))
    return grid


def examples(tongue: Tongue, moves: list[Move]) -> Grid:
    """Moves as they are typed, and what they mean."""
    grid = Grid.grid(padding=(0, 3, 0, 0))
    grid.add_column(style="typed")
    for move in moves:
        grid.add_row(unbroken(tongue.line(move)), tongue.words.move(move))
    return grid


def folded_lines(
    choices: Choices, verbs: list[str], words: Words, moves_word: str, width: int, most_lines: int
) -> list[Text]:
    """A line or a few for each kind that is not listed one by one: what can follow its verb or,
    where that is too much, how many ways there are, one of them unless there is one line only, and
    how to see them all."""
    found = []
    for verb in verbs:
        kind = choices.kinds[verb]
        typed = choices.tongue.word(verb)
        rests = choices.rest_of(verb)
        line = Text()
        if cell_len(typed) + cell_len(rests) < most_lines * (width - MARGIN):
            line.append(typed, "typed").append(f" {rests}")
        else:
            example = unbroken(choices.tongue.line(kind[0]))
            name = "terminal-folded-short" if most_lines == 1 else "terminal-folded"
            said = words.say(
                name, count=len(kind), verb=typed, example=example, all=f"{moves_word} {typed}"
            )
            line.append(unbroken_quotes(said)).highlight_words([example], "typed")
        found.append(line)
    return found
