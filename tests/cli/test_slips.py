"""What is answered to somebody who mistypes, and what `help` says can be typed."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from tests.cli.conftest import SHORT, Run, typed

from ludotheque.cli.commands import Commands
from ludotheque.core.words import words_of

PEPPER = ("play", "pfeffersaecke", "--seats", "3", "--seed", "3", "--bots", "random")
BARRELS = ("play", "zapp-zerapp", "--seats", "2", "--seed", "4", "-o", "tempo=turns")


def plain(text: str) -> str:
    """A text on one line, with plain blanks."""
    return " ".join(text.replace("\N{NO-BREAK SPACE}", " ").split())


@pytest.mark.parametrize(
    ("language", "line", "said"),
    [("en", "hlep", "“hlep” means nothing here. Did you mean “help”?"),
     ("en", "thorw", "Did you mean “throw”?"),
     ("en", "bord", "Did you mean “board”?"),
     ("fr", "ade", "« ade » ne veut rien dire ici. Vouliez-vous dire « aide » ?"),
     ("fr", "hepl", "Vouliez-vous dire « aide » ?"),
     ("fr", "encaiser 26", "Vouliez-vous dire « encaisser 26 » ?"),
     ("de", "Hlife", "„Hlife“ sagt mir hier nichts. Meintest du „hilfe“?"),
     ("de", "wurfln", "Meintest du „würfeln“?"),
     ("en", "bonjour", "neither a move of Zock nor a command"),
     ("en", "x" * 10_000, "neither a move of Zock nor a command")],
)  # fmt: skip
def test_a_slip_is_answered_with_what_was_probably_meant_in_the_tables_language(
    run: Run, position: Callable[..., str], language: str, line: str, said: str
) -> None:
    done = run("play", "zock", "--position", position(), "--seed", "1", "--lang", language,
               typed=typed(line, "quit"))  # fmt: skip
    assert said in plain(done.stdout), done.stdout[-500:]


@pytest.mark.parametrize(
    ("line", "meant"),
    [("fonder Landshutt", "fonder Landshut"), ("fondre Ulm", "fonder Ulm"),
     ("Landshutt", "Landshut"), ("FONDER Lunebuorg", "fonder Lunebourg")],
)  # fmt: skip
def test_names_are_recognized_too(run: Run, line: str, meant: str) -> None:
    done = run(*PEPPER, "--lang", "fr", typed=typed(line, "quitter"))
    assert f"Vouliez-vous dire « {meant} » ?" in plain(done.stdout)


def test_what_other_programs_call_help_and_leaving_is_understood(run: Run) -> None:
    done = run(*SHORT, typed=typed("?", "exit", "help"))
    assert done.stdout.count("To the table you can say:") == 1


def test_an_example_can_be_made_now(run: Run) -> None:
    done = plain(run(*PEPPER, "--lang", "de", typed=typed("legen x", "ausbauen", "quit")).stdout)
    for line in ("legen x", "ausbauen"):
        assert re.search(rf"„{line}“ geht jetzt nicht. Das geht: „gründen [\w-]+“\.", done), done


def commands_in(text: str, language: str) -> set[str]:
    """The words to the table that a help lists."""
    commands = Commands(words_of(None, language))
    shown = {line.split()[0] for line in text.splitlines() if line.split()}
    return {word for word, command in commands.known.items() if commands.word(command) in shown}


def test_help_lists_only_what_may_be_said(run: Run) -> None:
    alone = commands_in(run(*SHORT, typed=typed("help", "quit")).stdout, "en")
    assert {"hint", "position", "moves", "undo"} <= alone
    assert "as" not in alone and "look" not in alone
    together = run(*SHORT, "--humans", "2", typed=typed("help", "as", "quit")).stdout
    listed = commands_in(together, "en")
    assert "as" in listed and "hint" not in listed, "no hints were agreed on"
    assert re.search(r"Say who, then the move: “as\s(red|blue)\s…”\.", together)
    live = run("play", "zapp-zerapp", "--seats", "2", typed=typed("", "help", "quit")).stdout
    listed = commands_in(live, "en")
    assert "hint" not in listed, "everybody acts at once"
    assert "position" not in listed, "it would show what others have"


def test_nobody_is_named_who_does_not_sit_here(run: Run) -> None:
    done = run(*SHORT, typed=typed("as", "as red throw", "as blue throw", "quit"))
    assert done.stdout.count("Nobody else plays at this keyboard.") == 2
    assert "Blue is played by a bot." in done.stdout
    assert "as blue" not in done.stdout.replace("\N{NO-BREAK SPACE}", " ")


def test_by_turns_nothing_is_taken_or_returned_at_other_moments(run: Run) -> None:
    shown = run(*BARRELS, "--lang", "fr", typed=typed("aide", "quitter")).stdout
    said = plain(shown.partition("À la table")[2])
    assert "agiter A" in said and "avancer" in said
    assert not {"prendre", "remettre", "prêt"} & {*said.split()}
    live = run("play", "zapp-zerapp", "--seats", "2", "--lang", "fr",
               typed=typed("", "aide", "quitter")).stdout  # fmt: skip
    assert "remettre" in live


@pytest.mark.parametrize(
    ("language", "quotes", "words"),
    [("en", "“”", ("help", "hint", "found")), ("fr", "«»", ("aide", "conseil", "fonder")),
     ("de", "„“", ("hilfe", "rat", "gründen"))],
)  # fmt: skip
def test_nothing_that_is_to_be_typed_is_broken_over_lines(
    run: Run, language: str, quotes: str, words: tuple[str, ...]
) -> None:
    for width in range(48, 100, 7):
        shown = run(*PEPPER, "--lang", language, typed=typed(*words, "hlep", "save", "quit"),
                    COLUMNS=str(width)).stdout  # fmt: skip
        for line in shown.splitlines():
            assert line.count(quotes[0]) == line.count(quotes[1]), (width, line)
            assert line.count("[") == line.count("]"), (width, line)
        assert re.search(rf"\[{words[2]}\N{{NO-BREAK SPACE}}\w+\]", shown), "the hint's"
