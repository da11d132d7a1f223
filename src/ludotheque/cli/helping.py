"""Help at the prompt: what can be typed here and now, and what comes at other moments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.cli.choices import Choices
from ludotheque.cli.hint import can_hint
from ludotheque.cli.offer import examples
from ludotheque.core.move import Seat

if TYPE_CHECKING:
    from ludotheque.cli.prompt import Prompt


def show_help(prompt: Prompt, seat: Seat, choices: Choices) -> None:
    """What one can type: words to the table, and moves by example. Those that can be made now come
    last: on a low screen the beginning scrolls away."""
    console, tongue = prompt.console, prompt.tongue
    now, later = tongue.examples(choices.moves)
    prompt.say("help-table")
    console.print(prompt.commands.table(prompt.looking.words, refused_words(prompt, seat)))
    if later:
        prompt.say("help-later")
        console.print(examples(tongue, later))
    if now:
        prompt.say("help-answer" if choices.has_letters else "help-answer-typed")
        console.print(examples(tongue, now))


def refused_words(prompt: Prompt, seat: Seat) -> set[str]:
    """The words to the table that a seat would only be refused now."""
    found = set() if can_hint(prompt, seat) else {"hint"}
    if not prompt.match.legal(seat):
        found |= {"moves", "why"}
    if not prompt.looking.is_known:
        found.add("look")
    if len(prompt.table.humans) == 1:
        found.add("as")
    if prompt.match.game.has_secrets:
        found.add("position")
    return found
