"""What is offered at the prompt, and what a typed line means."""

from __future__ import annotations

import importlib
import re
from collections.abc import Callable
from io import StringIO
from itertools import islice

import pytest
from rich.console import Console
from tests.cli.conftest import SHORT, Run, typed

from ludotheque.cli.choices import BETWEEN, Choices, letters
from ludotheque.cli.commands import Commands
from ludotheque.cli.drawing import Looking
from ludotheque.cli.meaning import understand
from ludotheque.cli.offer import list_of
from ludotheque.cli.slips import Slips
from ludotheque.cli.tongue import Tongue
from ludotheque.core.errors import NotAMove
from ludotheque.core.move import Move
from ludotheque.core.registry import find_game
from ludotheque.core.words import words_of


@pytest.fixture
def tongue() -> Tongue:
    game = find_game("zock")
    return Tongue(words_of(game, "en"), game.new_terms(2))


def moves(*lines: str) -> list[Move]:
    return [Move(line) for line in lines]


def test_letters_go_on_after_z_and_skip_what_means_something_else() -> None:
    assert [*islice(letters(set()), 28)][-3:] == ["z", "aa", "ab"]
    assert [*islice(letters({"b"}), 3)] == ["a", "c", "d"]
    assert "as" not in [*islice(letters({"as"}), 100)]


def test_where_the_game_itself_has_letters_choices_have_none() -> None:
    game = find_game("zapp-zerapp")
    barrels = Tongue(words_of(game, "fr"), game.new_terms(2))
    offered = Choices(moves("take a", "take b"), barrels, barrels.vocabulary())
    assert offered.letter == {} and not offered.has_letters
    assert offered.alone("b") == [offered.moves[1]]
    assert barrels.line(offered.moves[0]) == "prendre A"


def test_short_lists_are_whole(tongue: Tongue) -> None:
    offered = Choices(moves("throw", *[f"cash {n}" for n in range(8)]), tongue, set())
    assert not offered.folded
    offered.note_shown(offered.listed)
    assert offered.lettered("B") is offered.moves[1]
    assert offered.lettered("j") is None


def test_what_is_typed_stands_below_one_another_whether_or_not_an_effect_is_told(
    tongue: Tongue,
) -> None:
    offered = Choices([Move("throw"), Move("cash 26", square=26)], tongue, set())
    effect = "Red turns the disc to square 26: the bank pays 3,500, and the pawn goes home to rest."
    console = Console(width=80, file=StringIO())
    console.print(
        list_of(offered, tongue.words, offered.moves, [None, None], ["", effect], 80, True)
    )
    throw, cash, *below = console.file.getvalue().splitlines()  # type: ignore[attr-defined]
    assert throw.split()[-1] == "throw"
    assert throw.rindex("throw") == cash.index("cash 26")
    assert " ".join(line.strip() for line in below) == effect


def test_in_long_lists_kinds_with_many_moves_are_folded_and_lettered_last(tongue: Tongue) -> None:
    offered = Choices(moves(*[f"cash {n}" for n in (3, 9, 14, 2, 7, 1, 30, 8, 4)], "throw"),
                      tongue, set())  # fmt: skip
    assert offered.folded == ["cash"]
    assert [move.text for move in offered.listed] == ["throw"]
    assert offered.letter["throw"] == "a"
    assert offered.letter["cash 3"] == "b"
    assert offered.rest_of("cash") == BETWEEN.join(["3", "9", "14", "2", "7", "1", "30", "8", "4"])


def test_even_steps_are_said_by_their_ends(tongue: Tongue) -> None:
    offered = Choices(moves(*[f"repay {500 * n}" for n in range(1, 19)]), tongue, set())
    assert offered.rest_of("repay") == BETWEEN.join(["500", "1000", "…", "9000"])


def test_of_what_the_rules_would_not_show_whole_they_say_what_is_shown(tongue: Tongue) -> None:
    sums = moves("throw", *[f"repay {500 * n}" for n in range(1, 7)])
    offered = Choices(sums, tongue, set(), [sums[0], sums[1], sums[6]])
    assert offered.folded == ["repay"]
    assert offered.rest_of("repay") == BETWEEN.join(["500", "3000", "…"])
    assert offered.letter["repay 1500"] == "d", "all have their letters"


def test_a_number_alone_is_the_games_where_only_one_move_has_it(tongue: Tongue) -> None:
    offered = Choices(moves("throw", "cash 26", "cash 3", "repay 500"), tongue, set())
    assert offered.alone("26") == [offered.moves[1]]
    assert offered.alone("500") == [offered.moves[3]]
    assert offered.alone("4") == [], "two kinds take numbers: nobody knows which is meant"
    only = Choices(moves("throw", "cash 26", "cash 3"), tongue, set())
    assert only.alone("4") == ["cash 4"], "so that the rules can say why not"


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "cash 26"), ("fr", "encaisser 26"), ("fr", "ENCAISSER  26"), ("de", "kassieren 26"),
     ("de", "cash 26"), ("fr", "26"), ("de", "b")],
)  # fmt: skip
def test_a_move_is_typed_in_the_tables_language_and_the_log_is_english(
    run: Run, position: Callable[..., str], language: str, line: str
) -> None:
    done = run(
        "play", "zock", "--position", position(), "--humans", "2", "--seed", "1",
        "--lang", language, "--log", "game.log", typed=typed(line, "quit"),
    )  # fmt: skip
    assert done.exit_code == 0, done.output
    with open("game.log", encoding="utf-8") as log:
        assert '"text":"cash 26"' in log.read().replace(": ", ":")


def test_a_move_can_be_copied_from_the_screen(run: Run, position: Callable[..., str]) -> None:
    """There a blank that does not break keeps it in one line."""
    done = run("play", "zock", "--position", position(), "--seed", "1",
               typed=typed("why\u00a0cash\u00a026", "quit"))  # fmt: skip
    assert "ZO-7" in done.stdout


def test_what_is_suggested_is_in_the_tables_language(
    run: Run, position: Callable[..., str]
) -> None:
    done = run("play", "zock", "--position", position(), "--seed", "1", "--lang", "fr",
               typed=typed("aide", "quitter"))  # fmt: skip
    assert re.search(r"a +Lancer le dé +lancer", done.stdout)
    assert re.search(r"b +Encaisser [\d\s]+ sur la case 26 +encaisser\s26", done.stdout)
    assert re.search(r"rembourser\s500\s", done.stdout)
    assert re.search(r"sortir\spion +Sortir un pion", done.stdout), "help shows all by example"
    assert "pourquoi COUP" in done.stdout


def test_a_line_that_is_none_is_answered_with_how_it_is_written(
    run: Run, position: Callable[..., str]
) -> None:
    done = run("play", "zock", "--position", position(), "--seed", "1",
               typed=typed("cash x", "7", "repay", "quit"))  # fmt: skip
    said = done.stdout.replace("\N{NO-BREAK SPACE}", " ")
    assert "“cash x” is not a move. This is how it is written: “cash 26”." in said
    assert (
        "“repay” alone can mean 2 moves here: “repay 500”, “repay 1000”. Type"
        in done.stdout.replace("\N{NO-BREAK SPACE}", " ")
    )


def test_of_many_moves_that_a_word_may_mean_some_are_named(run: Run) -> None:
    done = run("play", "zankapfel", "--seats", "3", "--seed", "1", typed=typed("place", "quit"))
    said = done.stdout.replace("\N{NO-BREAK SPACE}", " ")
    assert "“place” alone can mean 25 moves here: “place A1”, “place B1”, “place C1” … Type" in said


def test_examples_can_be_typed_now_or_are_plausible_later(
    run: Run, position: Callable[..., str]
) -> None:
    done = run("play", "zock", "--position", position(), "--seed", "1", "--lang", "fr",
               typed=typed("aide", "avancer x", "quitter"))  # fmt: skip
    help_now, _, later = done.stdout.partition("À d’autres moments")
    assert re.search(r"rembourser\s500\s", help_now)
    assert re.search(r"avancer\sroi", later)
    squares = [int(number) for number in re.findall(r"(?:pion|encaisser)\s(\d+)", done.stdout)]
    assert squares and max(squares) <= 40
    said = " ".join(done.stdout.replace("\N{NO-BREAK SPACE}", " ").split())
    now = "« lancer », « encaisser 26 », « rembourser 500 »."
    assert f"« avancer x » ne se fait pas maintenant. Voici ce qui se fait : {now}" in said
    assert "460500" not in done.stdout


def test_a_number_alone_means_what_is_numbered_so() -> None:
    game = find_game("pfeffersaecke")
    villages = Tongue(words_of(game, "fr"), game.new_terms(4))
    offered = Choices(moves("found v08", "found v18"), villages, set())
    assert offered.alone("8") == [offered.moves[0]]
    assert offered.alone("18") == [offered.moves[1]]
    assert offered.rest_of("found") == BETWEEN.join(["Osnabrück", "Ulm"]), "people know towns"
    assert villages.read("fonder v08") is villages.read("fonder osnabruck")


def test_what_follows_a_verb_can_be_typed_alone_as_lists_show_it(tongue: Tongue) -> None:
    game = find_game("zapp-zerapp")
    barrels = Tongue(words_of(game, "de"), game.new_terms(2, {"advanced": True}))
    walks = [game.parse(f"move {rest}", barrels.terms) for rest in ("5", "start with red 5")]
    offered = Choices([walk for walk in walks if walk is not None], barrels, set())
    assert offered.rest_of("move").replace("\N{NO-BREAK SPACE}", " ") == "5 · Start mit rot 5"
    said: list[str] = []
    slips = Slips(barrels, Commands(barrels.words), Looking(game, barrels))
    for line in ("Start mit rot 5", "start  mit ROT 5"):
        assert understand(line, offered, slips, lambda name, **_: said.append(name)) is walks[1]
    assert not said
    with pytest.raises(NotAMove):
        understand("Start mit", offered, slips, lambda name, **_: said.append(name))


def test_nobody_is_told_to_choose_by_letters_where_there_are_none(run: Run) -> None:
    done = run("play", "pfeffersaecke", "--seats", "4", "--seed", "3", "--bots", "random",
               "--lang", "fr", typed=typed("99", "aide", "pourquoi", "quitter"))  # fmt: skip
    assert "par la lettre" not in done.stdout
    assert "par une lettre" not in done.stdout
    assert "pourquoi a" not in done.stdout


def test_a_number_that_could_mean_several_moves_is_asked_about(run: Run) -> None:
    done = run("play", "apaches", "--seats", "2", "--seed", "3", "--bots", "random",
               typed=typed(*["a"] * 7, "1", "quit"))  # fmt: skip
    assert re.search(r"“1” alone can mean \d+ moves here: “", done.stdout), done.stdout


def test_long_lists_are_folded_by_verb_and_whole_on_request(
    run: Run, position: Callable[..., str]
) -> None:
    deep = position(debt=[9_000, 0])
    done = run("play", "zock", "--position", deep, "--seed", "1", typed=typed("quit"))
    assert re.search(r"repay 500\s· 1000\s· .*9000", done.stdout)
    assert "1,500" not in done.stdout
    whole = run("play", "zock", "--position", deep, "--seed", "1", typed=typed("moves", "quit"))
    assert set(range(500, 9_500, 500)) == {
        int(sum) for sum in re.findall(r" repay\s(\d+)\b(?!\s·)", whole.stdout)
    }
    some = run("play", "zock", "--position", deep, "--seed", "1",
               typed=typed("moves cash", "moves fly", "quit"))  # fmt: skip
    assert "1,500" not in some.stdout
    assert "None of your moves has “fly” in it." in some.stdout


def test_moves_are_narrowed_by_a_word_or_its_beginning(run: Run) -> None:
    table = ("play", "pfeffersaecke", "--seats", "2", "--seed", "3")
    done = run(*table, typed=typed("moves kuf", "moves xyz", "quit"))
    found = done.stdout.split("Red > ")[1]
    assert "Kufstein" in found, found
    assert "Lüneburg" not in found
    assert "None of your moves has “xyz” in it." in done.stdout


def test_a_letter_that_was_not_shown_makes_no_move(run: Run, position: Callable[..., str]) -> None:
    table = ("play", "zock", "--position", position(debt=[9_000, 0]), "--seed", "1")
    done = run(*table, typed=typed("c", "why c", "position", "quit"))
    said = " ".join(done.stdout.split())
    assert said.count("Letter c has not been shown here: type the move itself, or “moves”") == 2
    assert '"debt":[9000,0]' in done.stdout
    whole = run(*table, typed=typed("moves repay", "c", "position", "quit"))
    assert '"debt":[8500,0]' in whole.stdout, "now it has been shown"
    none = run(*table, typed=typed("zz", "x", "quit"))
    assert "Letter zz" not in none.stdout
    assert "No move has the letter x here: they go from a to b." in none.stdout


def test_looking_where_there_is_nothing_to_look_at(run: Run, whisper: None) -> None:
    done = run("play", "whisper", "--seats", "2", "--seed", "1", typed=typed("look 5", "quit"))
    assert "Whisper has nothing more to show than its board." in done.stdout


def test_a_game_answers_what_is_looked_at_by_generous_names(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawing = importlib.import_module("ludotheque.games.zock.terminal")

    def look(view: object, terms: object, words: object, about: str) -> str | None:
        return {"": "the disc, the king", "king": "a king", "wheel": "round"}.get(about)

    monkeypatch.setattr(drawing, "look", look, raising=False)
    monkeypatch.setattr(drawing, "LOOKS", ("wheel",), raising=False)
    done = run(*SHORT, "--lang", "de",
               typed=typed("schau", "look KÖN", "schau nichts", "wheel", "quit"))  # fmt: skip
    assert "the disc, the king" in done.stdout
    assert "a king" in done.stdout
    assert "round" in done.stdout
    assert "Hier heißt nichts „nichts“" in done.stdout


@pytest.mark.parametrize(
    ("line", "move"),
    [("placer 2 meneurs dans 6", "place leader 2 in 6"),
     ("placer 2 meneurs et 1 novice dans 6", "place leader 2, novice 1 in 6"),
     ("place 2 leader, 1 recruit in 3", "place leader 2, recruit 1 in 3")],
)  # fmt: skip
def test_counts_may_stand_before_what_is_counted(line: str, move: str) -> None:
    game = find_game("apaches")
    read = Tongue(words_of(game, "fr"), game.new_terms(4)).read(line)
    assert read is not None and read.text == move
