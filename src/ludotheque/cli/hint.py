"""A hint at the prompt: what the machine would do, and what that leads to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.text import Text

from ludotheque.bots.advice import advise, noise, require_question
from ludotheque.cli.choices import unbroken
from ludotheque.cli.telling import foresee
from ludotheque.core.errors import BadSetup
from ludotheque.core.move import Seat

if TYPE_CHECKING:
    from ludotheque.cli.prompt import Prompt

MARGIN = 4


def can_hint(prompt: Prompt, seat: Seat) -> bool:
    """Whether the seat may ask for a hint now."""
    if not prompt.table.has_hints:
        return False
    try:
        require_question(prompt.match.game, prompt.match.state, seat)
    except BadSetup:
        return False
    return True


def show_hint(prompt: Prompt, seat: Seat) -> None:
    """Two or three moves with what they lead to, from what the seat knows; asked again at the same
    question, the same. `BadSetup` where there is none to be had."""
    table, match, words = prompt.table, prompt.match, prompt.words
    if not table.has_hints:
        raise BadSetup.of("no-hint-agreed")
    asked = (seat, len(match.entries))
    if prompt.hinted is None or prompt.hinted[0] != asked:
        advised = advise(match.game, match.state, seat, table.luck)
        does = foresee(match, words, seat, [one.move for one in advised], table.luck)
        prompt.hinted = (asked, advised, does)
    _, advised, does = prompt.hinted
    for one, effect in zip(advised, does):
        said = words.move(one.move, match.amount(seat, one.move))
        line = unbroken(prompt.tongue.line(one.move))
        prompt.console.print(Text.assemble((said, "bold"), f"  [{line}]"))
        ahead = words.say("hint-ahead", ahead=one.ahead, continuations=one.continuations)
        prompt.console.print(Padding(f"{ahead} {effect}".rstrip(), (0, 0, 0, MARGIN)))
    if len(advised) > 1:
        often = advised[0].continuations
        prompt.console.print(words.say("hint-first", continuations=often, noise=noise(often)))
