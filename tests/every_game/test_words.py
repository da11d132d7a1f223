"""What holds for every game: it can speak, in every language, of all that it knows."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ludotheque.core import words
from ludotheque.core.game import Game
from ludotheque.core.registry import find_game, games
from ludotheque.core.rulebook import rule_book
from ludotheque.core.words import LANGUAGES, words_of
from tests.every_game.chapters import refusals_of
from tests.every_game.walk import first_tables, told, walk

GAMES = [find_game(name) for name in games()]
BUILT_IN = [game for game in GAMES if "tests" not in game.folder.parts]
SHARED = Path(words.__file__).parent.parent / "locale"


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def _sentences(path: Path) -> dict[str, set[str]]:
    """The sentences of a Fluent file, each with the variables it uses."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} stands twice"
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


_BY_FINGER_OR_MOUSE = re.compile(
    r"\b(tap|taps|tapping|cliquez|click|clicks|tippe?|tippst|antippen|klicke?|anklicken)\b",
    re.IGNORECASE,
)
AFTER_A_TOUCH = {"page-grown"}
"""What is said to fingers alone."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", [SHARED, *[game.folder / "locale" for game in BUILT_IN]],
                         ids=lambda folder: folder.parent.name)  # fmt: skip
def test_nobody_is_told_to_tap_who_holds_a_mouse(folder: Path, language: str) -> None:
    text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    names: list[str] = []
    for line in text.splitlines():
        if found := re.match(r"([\w-]+) =", line):
            names.append(found[1])
        if _BY_FINGER_OR_MOUSE.search(line) and not line.startswith("#"):
            assert names[-1] in AFTER_A_TOUCH, line


@pytest.mark.parametrize("folder", [SHARED, *[game.folder / "locale" for game in GAMES]],
                         ids=lambda folder: folder.parent.name)  # fmt: skip
def test_all_languages_have_the_same_sentences_and_variables(folder: Path) -> None:
    said = {language: _sentences(folder / f"{language}.ftl") for language in LANGUAGES}
    first = said[LANGUAGES[0]]
    assert first, f"{folder} says nothing"
    for language, other in said.items():
        differing = [name for name in {**first, **other} if first.get(name) != other.get(name)]
        assert not differing, (
            f"in {folder}, {language}.ftl and {LANGUAGES[0]}.ftl have not the same sentences with "
            f"the same variables: {', '.join(differing)}"
        )


def _forms(path: Path) -> set[str]:
    """The other forms in which events are told."""
    return {
        f"{entry.id.name}.{attribute.id.name}"
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message) and entry.id.name.startswith("event-")
        for attribute in entry.attributes
    }


@pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: game.name)
def test_events_have_the_same_forms_in_all_languages(game: Game[Any]) -> None:
    said = {language: _forms(game.folder / "locale" / f"{language}.ftl") for language in LANGUAGES}
    assert said["fr"] == said["en"] == said["de"]
    assert {name.partition(".")[2] for name in said["en"]} <= {"you", "on", "too"}


def _told_to_oneself(path: Path) -> dict[str, tuple[set[str], set[str]]]:
    """The variables of each sentence about what a seat does, and those of its form `you`."""
    found: dict[str, tuple[set[str], set[str]]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message) and entry.id.name.startswith("event-"):
            plain, own = _Variables(), _Variables()
            plain.visit(entry.value)
            own.visit([one.value for one in entry.attributes if one.id.name == "you"])
            if any(one.id.name == "you" for one in entry.attributes):
                found[entry.id.name] = (plain.names, own.names)
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_readers_do_themselves_is_told_to_them_in_every_language(game: Game[Any]) -> None:
    told = {language: _told_to_oneself(game.folder / "locale" / f"{language}.ftl")
            for language in LANGUAGES}  # fmt: skip
    first = told[LANGUAGES[0]]
    for language, forms in told.items():
        differing = first.keys() ^ forms.keys()
        assert not differing, f"{game.name}: not in all languages has a form `you`: {differing}"
        for name, (plain, own) in forms.items():
            assert "seat" in plain, f"{game.name}, {language}: {name} names nobody to be told"
            assert own == plain - {"seat"}, f"{game.name}, {language}: {name} tells {own} as `you`"


@pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: game.name)
def test_whatever_a_seat_of_ours_does_can_be_told_to_its_reader(game: Game[Any]) -> None:
    path = game.folder / "locale" / "en.ftl"
    due = {f"event-{happening.name}" for happening in game.happenings}
    due = {name for name, variables in _sentences(path).items()
           if name in due and "seat" in variables}  # fmt: skip
    assert due
    lacking = due - _told_to_oneself(path).keys()
    assert not lacking, f"{game.name} has no form `you` of {', '.join(sorted(lacking))}"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_happen_or_be_asked_or_refused_has_a_sentence(
    game: Game[Any], language: str
) -> None:
    speech = words_of(game, language)
    due = {f"event-{happening.name}" for happening in game.happenings}
    due |= {f"ahead-{step.name}" for step in game.steps if step.ahead_if is not None}
    due |= {f"ahead-if-{one.name}" for step in game.steps for one in step.ahead_if or []}
    due |= {f"refused-{reason}" for _, reason in refusals_of(game)}
    due |= {f"step-{ply.step.name}" for table in first_tables() if table.game is game
            for ply in walk(table, 1) if ply.seat >= 0}  # fmt: skip
    lacking = sorted(name for name in due if not speech.has(name))
    assert not lacking, f"{game.name} has no sentence in {language}.ftl for {', '.join(lacking)}"
    for move in game.catalogue.values():
        assert speech.move(move)
    for refusal in refusals_of(game).values():
        said = speech.refusal(refusal)
        assert said.endswith((".", "!")), f"refused-{refusal.reason} is no whole sentence: {said}"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_sentence_is_left_over_or_speaks_of_what_is_not_told(game: Game[Any]) -> None:
    used = {f"refused-{reason}": set() for _, reason in refusals_of(game)}
    used |= {f"event-{happening.name}": set(happening.names) for happening in game.happenings}
    used |= {f"event-{happening.name}-brief": set(happening.names) for happening in game.happenings}
    used |= {f"event-{happening.name}-many": {*happening.names, "count", "seats"}
             for happening in game.happenings}  # fmt: skip
    for name, variables in _sentences(game.folder / "locale" / "en.ftl").items():
        if name.startswith(("event-", "refused-")):
            assert name in used, f"nothing in {game.name} says {name}"
            untold = variables - used[name]
            assert not untold, f"{name} of {game.name} speaks of {untold}, which is not told"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_option_and_each_of_its_choices_has_its_words(game: Game[Any]) -> None:
    choices = {f"option-{one.name}-{choice}" for one in game.options for choice in one.choices}
    choices |= {f"option-{one.name}{end}" for one in game.options for end in ("", "-about")}
    numbers = {f"option-{one.name}-{one.low}" for one in game.options if one.high}
    said = {name for name in _sentences(game.folder / "locale" / "en.ftl") if name[:7] == "option-"}
    assert choices <= said, f"{game.name} has no words for {', '.join(choices - said)}"
    left = said - choices - numbers
    assert not left, f"{game.name} has words for choices that it does not offer: {', '.join(left)}"


@pytest.mark.parametrize("table", first_tables(), ids=repr)
def test_what_is_told_can_be_said(table: Any) -> None:
    for ply in walk(table, 31):
        for event in told(ply.step, ply.s.copy(), ply.seat, ply.move):
            name = event.happening.name
            assert event.happening in table.game.happenings, f"`happenings` does not list {name}"
            for language in LANGUAGES:
                said = words_of(table.game, language).event(event)
                assert "{" not in said, f"event-{name} is not said whole in {language}: {said}"


@pytest.mark.parametrize("table", first_tables(), ids=repr)
def test_what_a_move_costs_or_brings_is_in_its_words(table: Any) -> None:
    for ply in walk(table, 31):
        if ply.seat < 0:
            continue
        for move in ply.step.options(ply.s, ply.seat):
            amount = ply.step.amount(ply.s, ply.seat, move)
            if amount is None:
                continue
            events = told(ply.step, ply.s.copy(), ply.seat, move)
            assert any(amount in event.numbers for event in events), f"{move} is not {amount}"
            for language in LANGUAGES:
                said = words_of(table.game, language).move(move, amount)
                digits = re.sub(r"(?<=\d)\D(?=\d{3})", "", said)
                assert str(amount) in digits, f"{language}: {said} is silent about {amount}"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_rule_book_is_the_same_in_every_language(game: Game[Any]) -> None:
    first = rule_book(game, LANGUAGES[0])
    for language in LANGUAGES:
        book = rule_book(game, language)
        where = f"the rule book of {game.name} in {language}"
        assert list(book.passages) == list(first.passages), (
            f"{where} has not the same articles in the same order as in {LANGUAGES[0]}"
        )
        for passage in book.passages.values():
            assert passage.title, f"{where} has no title for {passage.code}"
            assert passage.text, f"{where} has no text for {passage.code}"
        for option in game.options:
            assert option.name in book.passages, (
                f"{where} does not explain the option {option.name}"
            )
        cited = set(re.findall(rf"\b{game.code}-R?\d+\b", book.text)) - set(book.passages)
        assert not cited, f"{where} cites {', '.join(cited)}, which it has not"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_each_happening_names_an_article_of_the_rule_book(game: Game[Any]) -> None:
    passages = rule_book(game, "en").passages
    for happening in game.happenings:
        code = happening.article.code
        assert code in passages, f"{game.name} has no {code}, by which {happening.name} happens"
    for step in game.steps:
        code = step.article.code
        assert code in passages, (
            f"{game.name} has no {code}, by which the step {step.name} is played"
        )
