"""`games` and `rules`, the help, and the language of the terminal."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.conftest import Run

import ludotheque
from ludotheque.cli.paper import language_here, sentence
from ludotheque.core import registry
from ludotheque.core.game import Option
from ludotheque.core.registry import find_game
from ludotheque.core.words import LANGUAGES, words_of


def test_alone_it_prints_its_help(run: Run) -> None:
    done = run()
    assert done.exit_code == 0
    for command in ("games", "rules", "play", "simulate", "tournament", "verify", "position"):
        assert re.search(rf"\b{command}\b", done.stdout)


@pytest.mark.parametrize(
    "command", ["games", "rules", "play", "simulate", "tournament", "verify", "position"]
)
def test_every_command_explains_itself(run: Run, command: str) -> None:
    done = run(command, "--help")
    assert done.exit_code == 0
    assert f"Usage: ludotheque {command}" in done.stdout


def test_it_says_its_version(run: Run) -> None:
    assert run("--version").stdout == f"ludotheque {ludotheque.__version__} (plain)\n"


def test_the_shelf_shows_every_game_with_its_players_and_options(run: Run) -> None:
    done = run("games")
    assert done.exit_code == 0
    for name in ludotheque.games():
        assert name in done.stdout
    assert "2 to 4" in done.stdout
    assert "rounds: 1 to 200 (30)" in done.stdout


def test_the_options_of_a_game_are_listed_for_a_number_of_players(
    run: Run, refused: Callable[..., str], whisper: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    loud = Option.switch("loud", False, even={3: True})
    tone = Option.choice("tone", ["high", "low", "odd"], by_seats={2: ["low", "odd"]})
    monkeypatch.setattr(find_game("whisper"), "options", [loud, tone])
    three = run("options", "whisper", "--seats", "3").stdout
    assert re.search(r"loud +on or off +off +on", three)
    assert re.search(r"tone +high or low or odd +high +–", three)
    two = run("options", "whisper", "--seats", "2").stdout
    assert re.search(r"loud +on or off +off +–", two)
    assert re.search(r"tone +low or odd +low +–", two)
    assert "is played by 2 to" in refused("options", "whisper", "--seats", "19")


def test_even_chances_are_one_switch_and_what_is_given_overrules_it(
    run: Run, whisper: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    loud = Option.switch("loud", False, even={3: True})
    monkeypatch.setattr(find_game("whisper"), "options", [loud])

    def agreed(*given: str) -> object:
        run("play", "whisper", "--humans", "0", "--bots", "random", *given,
            "--seed", "1", "--log", "game.log")  # fmt: skip
        return json.loads((tmp_path / "game.log").read_text().splitlines()[0])["options"]

    assert agreed("--seats", "3") == {"loud": False}
    assert agreed("--seats", "3", "--even") == {"loud": True}
    assert agreed("--seats", "2", "--even") == {"loud": False}
    assert agreed("--seats", "3", "--even", "-o", "loud=off") == {"loud": False}
    for command in (("simulate", "whisper"), ("tournament", "zock", "--bots", "random,novice")):
        done = run(*command, "--games", "3", "--seats", "3", "--even")
        assert done.exit_code == 0, done.output


def test_the_shelf_fits_a_terminal_of_80_columns(run: Run) -> None:
    lines = run("games", COLUMNS="80").stdout.splitlines()
    assert len(lines) < 60
    assert max(len(line) for line in lines) <= 80


def test_a_game_that_cannot_be_opened_does_not_take_the_shelf_down(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Point:
        name = "broken"

        def load(self) -> None:
            raise ImportError("no module named cardboard")

    monkeypatch.setattr(registry, "entry_points", lambda group: [Point()])
    done = run("games")
    assert done.exit_code == 0
    assert "zock" in done.stdout
    assert "no module named cardboard" in " ".join(done.stdout.split())


@pytest.mark.parametrize("article", ["ZO-7", "zo-7", "7"])
def test_an_article_is_found_by_its_code_or_its_number(run: Run, article: str) -> None:
    done = run("rules", "zock", article)
    assert done.stdout.startswith("ZO-7 · ")


def test_a_ruling_and_an_option_are_found_too(run: Run) -> None:
    assert run("rules", "zock", "R4").stdout.startswith("ZO-R4 · ")
    assert run("rules", "zock", "stacks").stdout.startswith("stacks · ")


def test_the_whole_rule_book_is_printed_in_the_language_asked_for(run: Run) -> None:
    books = {language: run("rules", "zock", "--lang", language).stdout for language in LANGUAGES}
    assert len(set(books.values())) == 3
    for book in books.values():
        assert "ZO-1" in book and "ZO-14" in book and "ZO-R14" in book


def test_a_game_is_found_however_its_name_is_written(run: Run) -> None:
    assert run("rules", "ZOCK", "7").stdout.startswith("ZO-7")


def test_the_language_is_the_terminals_unless_one_is_named() -> None:
    assert language_here({"LANG": "fr_FR.UTF-8"}) == "fr"
    assert language_here({"LC_ALL": "de_CH.UTF-8", "LANG": "fr_FR.UTF-8"}) == "de"
    assert language_here({"LC_MESSAGES": "de", "LANG": "fr"}) == "de"
    assert language_here({"LC_ALL": "", "LANG": "C.UTF-8"}) == "en"
    assert language_here({}) == "en"


def test_an_unknown_game_article_or_language_is_named(refused: Callable[..., str]) -> None:
    assert "'chess'" in refused("rules", "chess")
    assert "no article 'ZO-99'" in refused("rules", "zock", "ZO-99")
    assert refused("rules", "zock", "--lang", "it") == (
        "The language 'it' is not there; there are fr, en, de."
    )
    assert "'it'" in refused("play", "zock", "--lang", "it")


def test_a_command_line_that_is_none_gets_one_sentence(refused: Callable[..., str]) -> None:
    assert "'deal'" in refused("deal")
    assert "--speed" in refused("play", "zock", "--speed", "3")
    assert "ludotheque rules --help" in refused("rules")
    assert "--games" in refused("simulate", "zock", "--games", "0")


def test_a_sentence_begins_with_a_capital_and_leaves_file_names_alone() -> None:
    assert sentence("there is\nno game") == "There is no game."
    assert sentence("box.toml, line 3: no") == "The file box.toml, line 3: no."


def test_a_mistake_of_ours_shows_no_traceback(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> None:
        raise AssertionError("the sky fell")

    monkeypatch.setattr("ludotheque.cli.shelf.names_of_games", broken)
    done = run("games")
    assert done.exit_code == 70
    assert done.stderr.count("\n") == 1
    assert "the sky fell" in done.stderr
    assert "Traceback" in run("games", LUDOTHEQUE_TRACEBACK="1").stderr


def test_the_terminals_sentences_are_the_same_in_every_language() -> None:
    folder = Path(ludotheque.__file__).parent / "locale"
    found = []
    for language in LANGUAGES:
        text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
        messages = re.findall(r"^(terminal-[\w-]+) =((?:.|\n(?=[ }]))*)", text, re.MULTILINE)
        found.append({name: set(re.findall(r"\$(\w+)", body)) for name, body in messages})
    assert found[0] == found[1] == found[2]
    assert len(found[0]) > 50


def test_the_letters_of_the_seats_differ_in_every_language() -> None:
    for language in LANGUAGES:
        words = words_of(None, language)
        assert len({words.letter(seat) for seat in range(6)}) == 6


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (("rules", "zankapfel", "ZK-99"), "La règle de Zankapfel n’a pas d’article « ZK-99 » ;"),
        (("play", "chess"), "Il n’y a pas de jeu « chess » ici ;"),
        (("play",), "Dites à quel jeu jouer :"),
        (("play", "zock", "--seats", "9"), "Zock se joue de 2 à 4, pas à 9."),
        (("play", "zock", "-o", "cash=never"), "L’option cash prend before ou after, et non «"),
        (("play", "zapp-zerapp", "-o", "ears=sound,number"), "L’option ears prend un mot pour"),
        (("play", "zock", "--bots", "genius"), "Il n’y a pas de machine « genius » ;"),
        (("play", "zock", "--speed", "3"), "Il n’y a pas d’option --speed ici, mais --seed ;"),
        (("play", "zock", "--seats", "many"), "La valeur de --seats doit être un nombre entier,"),
        (("verify", "none.log"), "On ne peut pas lire le journal none.log : fichier introuvable."),
        (("rules",), "Il manque GAME ;"),
        (("deal",), "Il n’y a pas de commande « deal » ;"),
    ],
)  # fmt: skip
def test_what_goes_wrong_before_a_game_is_said_in_its_language(
    refused: Callable[..., str], given: tuple[str, ...], said: str
) -> None:
    lang = () if given == ("deal",) else ("--lang", "fr")
    told = refused(*given, *lang, LC_ALL="fr_FR.UTF-8")
    assert " ".join(told.split()).startswith(said), told


def test_at_the_prompt_an_unknown_article_is_named_in_the_tables_language(run: Run) -> None:
    done = run("play", "zock", "--seats", "2", "--seed", "5", "--lang", "fr",
               typed="règles ZK-99\nquitter\n")  # fmt: skip
    assert "La règle de Zock n’a pas d’article" in done.stdout


def test_shelf_and_options_are_shown_in_the_language_asked_for(run: Run) -> None:
    assert "Lire sa règle" in run("games", "--lang", "fr").stdout
    assert "Regeln lesen" in run("games", "--lang", "de").stdout
    french = run("options", "zock", "--lang", "fr").stdout
    assert "d’ordinaire" in french and "usual" not in french
    assert "novice\u00a0: apprend encore" in run("levels", "zock", "--lang", "fr").stdout


def test_levels_are_told_as_data_in_words_with_their_strength(run: Run) -> None:
    told = json.loads(run("levels", "zock", "--seats", "3", "--json", "--lang", "fr").stdout)
    assert (told["game"], told["seats"]) == ("zock", 3)
    names = ["random", "novice", "regular", "expert"]
    assert [one["level"] for one in told["levels"]] == names
    expert = told["levels"][-1]
    assert expert["title"] == "joue pour gagner"
    assert expert["measured"]["among"] == "regular"
    assert f"{expert['measured']['wins']} parties sur 100" in expert["strength"]
    assert told["levels"][0]["measured"] is None


def test_the_shelf_names_levels_in_words(run: Run) -> None:
    told = run("games", "--lang", "fr").stdout
    assert "apprend encore" in told and "joue pour gagner" in told
    assert "novice" not in told
    assert "ludotheque levels" in told  # It says how they are typed.


def test_every_problem_is_told_in_every_language() -> None:
    names = [words_of(None, language).named("problem-") for language in LANGUAGES]
    assert names[0] == names[1] == names[2]
    sources = Path(ludotheque.__file__).parent
    used = {
        name
        for path in sources.rglob("*.py")
        for name in re.findall(r"Bad\w+\.of\(\s*\"([\w-]+)\"", path.read_text(encoding="utf-8"))
    }
    assert used <= {name.removeprefix("problem-") for name in names[0]}
    assert len(used) > 50


def test_a_board_file_to_copy_is_printed_and_can_be_played_on(run: Run, tmp_path: Path) -> None:
    for name in ludotheque.games():
        printed = run("board", name).stdout
        path = tmp_path / f"{name}.toml"
        path.write_text(printed, encoding="utf-8")
        done = run("play", name, "--humans", "0", "--bots", "random", "--seed", "1",
                   "--board", path, "--log", f"{name}.log")  # fmt: skip
        assert done.exit_code == 0, done.output
