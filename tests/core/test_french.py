"""French as it is written: elision, contraction, and no line that begins with a colon."""

from __future__ import annotations

import re

import pytest

from ludotheque.cli.paper import new_console
from ludotheque.core.french import hold_together, polish
from ludotheque.core.registry import find_game, games
from ludotheque.core.rulebook import rule_book
from ludotheque.core.words import words_of

BROKEN = re.compile(r"[ \n](?=»|[:;!?](?:[\s*_)]|$))|« |\d (?=[F%](?!\w))")
"""A space at which a line could break before a sign, or inside French quotation marks."""


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("La place de Écureuil", "La place d’Écureuil"),
        ("La place de Toupie", "La place de Toupie"),
        ("ce que Osselet propose", "ce qu’Osselet propose"),
        ("le mode Expert, une onde Alpha", "le mode Expert, une onde Alpha"),
        ("un dé de 8, de onze", "un dé de 8, de onze"),
        ("Une table de Les Apaches", "Une table des Apaches"),
        ("On joue à Les Apaches ?", "On joue aux Apaches\u00a0?"),
        ("Discorde ! Rouge : 7 ; et ?", "Discorde\u00a0! Rouge\u00a0: 7\u00a0; et\u00a0?"),
        ("le mot « rouge »", "le mot «\u00a0rouge\u00a0»"),
        ("« rouge », puis « bleu ».", "«\u00a0rouge\u00a0», puis «\u00a0bleu\u00a0»."),
        ("150 F, 59 % et 3 Fous", "150\u00a0F, 59\u00a0% et 3 Fous"),
    ],
)
def test_names_and_signs_are_written_as_french_has_them(written: str, said: str) -> None:
    assert polish(written) == said


def test_the_tables_of_a_rule_book_stay_tables() -> None:
    assert hold_together("| :---: | ---: |\n| a | b |") == "| :---: | ---: |\n| a | b |"


def test_the_table_speaks_it_of_names_that_come_in_later() -> None:
    words = words_of(None, "fr")
    said = words.say("terminal-agree", seat="Écureuil")
    assert said.startswith("Le dernier coup est d’Écureuil.")
    assert words.say("page-gathering", game="Les Apaches") == "Une table des Apaches"
    assert words.say("page-invite-text", game="Zock").startswith("On joue à Zock\u00a0?")


@pytest.mark.parametrize("name", games())
def test_no_line_of_a_rule_book_begins_with_a_sign(name: str) -> None:
    text = rule_book(find_game(name), "fr").text
    found = BROKEN.search(text)
    assert found is None, f"{name}: {text[max(0, found.start() - 30) : found.end() + 10]!r}"


@pytest.mark.parametrize("width", range(12, 40))
def test_the_terminal_breaks_no_line_where_words_or_figures_hold_together(width: int) -> None:
    console = new_console()
    console.width = width
    with console.capture() as capture:
        console.print(polish("Un 1 pour Rouge : 12\u202f000 perdus ! Vous relancez le dé ?"))
    lines = capture.get().splitlines()
    assert len(lines) > 1
    assert not [line for line in lines if line.lstrip()[:1] in (":", "!", "?")]
    assert any("12\u202f000" in line for line in lines)
