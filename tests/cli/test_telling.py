"""What others did is told once, and short."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console
from tests.cli.conftest import FIRST_MOVES, SHORT, Run, typed

import ludotheque
from ludotheque.cli.paper import THEME
from ludotheque.cli.telling import foresee, story
from ludotheque.cli.tongue import Tongue
from ludotheque.core.event import EVERYONE_SEES, Event
from ludotheque.core.luck import Luck
from ludotheque.core.match import Match
from ludotheque.core.registry import find_game
from ludotheque.core.words import LANGUAGES, words_of
from ludotheque.games.pfeffersaecke.articles import CITY_INCOME
from ludotheque.games.zankapfel.articles import DEALT, DICE_BOUGHT
from ludotheque.games.zankapfel.tests.table import play
from ludotheque.games.zankapfel.tests.table import table as orchard
from ludotheque.games.zock.tests.table import table


def opening(name: str, seats: int, language: str) -> list[str]:
    """What the first seat is told before its first question."""
    game = find_game(name)
    terms = game.new_terms(seats)
    match = Match(game, terms, game.new_state(terms), Luck.seeded(4))
    match.begin()
    told = story(match, Tongue(words_of(game, language), terms), 0, 0)
    return [sentence for paragraph in told for sentence in paragraph.sentences]


def test_dealing_is_told_in_a_few_lines() -> None:
    for language in LANGUAGES:
        for name in ("pfeffersaecke", "zankapfel"):
            assert len(opening(name, 4, language)) <= 5, opening(name, 4, language)
    dealt = " ".join(opening("pfeffersaecke", 4, "en"))
    assert "24 discs are dealt." in dealt
    assert re.search(r"Your discs: \d(, \d){5}\.", dealt)


def test_what_one_has_read_at_the_screen_the_others_there_have_read_too(run: Run) -> None:
    done = run(*SHORT, "--humans", "2", typed=FIRST_MOVES)
    assert done.stdout.count("keeps the bank and begins") == 1


def test_at_the_word_for_the_luck_one_can_ask_for_help_and_leave(run: Run) -> None:
    done = run("play", "zock", "--seats", "2", typed=typed("help", "quit"))
    assert done.exit_code == 0
    assert "if each player adds a word" in done.stdout
    assert "mixes in the word" not in done.stdout
    assert "keeps the bank" not in done.stdout
    french = run("play", "zock", "--seats", "2", "--lang", "fr", typed=typed("aide", "quitter"))
    assert "n’importe quel mot convient" in " ".join(french.stdout.split())


@pytest.mark.parametrize("text", ["7\u202f200 F.", "450 F", "encore\u202f:", "(450 F)."])
def test_sums_are_not_broken_over_lines(text: str) -> None:
    for width in range(20, 40):
        file = io.StringIO()
        Console(theme=THEME, width=width, file=file).print(f"Bleu reçoit à présent de quoi {text}")
        assert text in file.getvalue(), file.getvalue()


def test_money_that_was_hidden_is_counted_openly_at_the_end(run: Run) -> None:
    done = run("play", "apaches", "--humans", "0", "--seats", "2", "--bots", "random",
               "--seed", "2")  # fmt: skip
    end = done.stdout[done.stdout.rindex("money") :]
    sums = re.findall(r"([\d,]+) F", end)
    assert len(sums) >= 2, end
    assert "?" not in end.split("wins")[0], end


def test_a_move_without_news_is_not_glued_before_what_is_told_next() -> None:
    game = find_game("pfeffersaecke")
    terms = game.new_terms(3)
    match = Match(game, terms, game.new_state(terms), Luck.seeded(6))
    match.begin()
    luck = Luck.seeded(1)
    while not match.is_over:
        seat = match.asks()[0]
        legal = match.legal(seat)
        match.play(seat, legal[luck.draw(len(legal))])
    assert any(entry.text == "done" and not entry.events for entry in match.entries)
    words = words_of(game, "fr")
    raw = [words.say("plain-of", what=words.colour(seat), value="fini.") for seat in range(3)]
    for paragraph in story(match, Tongue(words, terms), 0, 0):
        if any(sentence in raw for sentence in paragraph.sentences):
            assert len(paragraph.sentences) == 1, paragraph.sentences


def test_the_same_twice_running_is_told_once() -> None:
    match = table(red="king 9, pawn 5", blue="king 12, pawn 30", die=3, dice="5 4 6 4 1")
    match.play(0, "move king")
    told = " ".join(
        sentence
        for paragraph in story(match, Tongue(words_of(match.game, "en"), match.terms), 0, 0)
        for sentence in paragraph.sentences
    )
    assert "Red throws a 4 in the challenge, twice." in told
    assert told.count("Red throws a 4 in the challenge") == 1
    assert "Blue throws 5, 6, 1 in the challenge." in told


def test_what_a_move_would_do_is_not_its_own_sentence_in_other_words() -> None:
    apaches = ludotheque.new_match("apaches", seats=2, luck=Luck.seeded(1))
    seat = apaches.asks()[0]
    moves = apaches.legal(seat)
    for language in LANGUAGES:
        words = words_of(apaches.game, language)
        does = foresee(apaches, words, seat, moves, Luck.seeded(1))
        assert not any(does), (language, does)
    zock = ludotheque.new_match("zock", seats=2, luck=Luck.scripted("banker 0", "die 4"))
    words = words_of(zock.game, "en")
    (does,) = foresee(zock, words, 0, zock.legal(0), Luck.seeded(1))
    assert "square 4" in does, "where it comes out does not stand in the move"


def foreseen(match: Match, language: str) -> dict[str, str]:
    """What each move of the seat that is asked would do."""
    (seat,) = match.asks()
    moves = match.legal(seat)
    words = words_of(match.game, language)
    return dict(zip([one.text for one in moves],
                    foresee(match, words, seat, moves, Luck.seeded(1)), strict=True))  # fmt: skip


def fight() -> Match:
    """Red has laid a 2 against Blue, who has bought a die: whatever Red buys ends the waiting."""
    match = orchard(seats=3, step="name-square", mayor="a4", played=["green", "green", ""],
                    bribery=False)  # fmt: skip
    play(match, "1: go b5", "1: lay 2", "2: lay 5", "2: dice 1")
    return match


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_every_move_ends_with_is_told_of_none(language: str) -> None:
    assert not any(foreseen(fight(), language).values()), "the card is turned up in any case"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_of_the_move_is_not_taken_for_another_that_is_equal(language: str) -> None:
    match = fight()
    words = words_of(match.game, language)
    for move in match.legal(0):
        (does,) = foresee(match, words, 0, [move], Luck.seeded(1))
        assert "2" in does, f"{move}: that the 2 is turned up is no part of what it costs"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_left_whatever_one_does_is_no_reason_to_say_a_move_again(language: str) -> None:
    pepper = ludotheque.new_match("pfeffersaecke", seats=3, luck=Luck.seeded(3))
    assert pepper.legal(pepper.asks()[0])[0].verb == "found"
    assert not any(foreseen(pepper, language).values()), "19 villages are left in any case"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_has_a_letter_is_found_in_the_sentence_of_a_move_by_its_letter(language: str) -> None:
    barrels = ludotheque.new_match(
        "zapp-zerapp", seats=2, options={"tempo": "turns"}, luck=Luck.seeded(3)
    )
    told = foreseen(barrels, language)
    assert not any(told[f"put {letter}"] for letter in "abm")
    assert told["shake a"] and told["shake b"], "how often one may shake still"


def test_what_only_some_moves_do_is_told_of_those() -> None:
    zock = table(red="king 12, pawn 20, pawn 21", blue="king 30")
    told = foreseen(zock, "en")
    assert not told["throw"]
    assert told["cash 20"]


def test_the_same_of_several_is_said_as_often_as_it_happened_unless_counted() -> None:
    merchants = words_of(find_game("pfeffersaecke"), "en")
    incomes = [Event(CITY_INCOME, [0, place, 2, 16], EVERYONE_SEES) for place in (0, 1, 2)]
    assert merchants.events(incomes).endswith(": 16, 16, 16.")
    farmers = words_of(find_game("zankapfel"), "en")
    dealt = [Event(DEALT, [seat], EVERYONE_SEES) for seat in (0, 0, 0)]
    assert farmers.events(dealt) == "3 apple cards are dealt."


def test_one_of_a_thing_is_said_without_its_number() -> None:
    words = words_of(find_game("zankapfel"), "de")
    one, two = (Event(DICE_BOUGHT, [0, dice, 2 * dice], EVERYONE_SEES) for dice in (1, 2))
    assert words.parts(one) == ["2"]
    assert words.parts(two) == ["2", "4"]


def test_names_end_with_an_and() -> None:
    assert words_of(None, "fr").listed(["Rouge", "Bleu", "Jaune"]) == "Rouge, Bleu et Jaune"
    assert words_of(None, "de").listed(["Rot"]) == "Rot"


def test_why_a_game_has_ended_is_told_once_beside_who_won(run: Run) -> None:
    for name in ("pfeffersaecke", "zapp-zerapp"):
        done = run("play", name, "--humans", "0", "--bots", "random", "--seed", "2")
        told = " ".join(done.stdout.split())
        words = words_of(find_game(name), "en")
        ended = [words.say(one) for one in words.named("ended-") if words.say(one) in told]
        assert len(ended) == 1, told[-900:]
        assert told.count(ended[0].removesuffix(".")) == 1, told[-900:]
        assert re.search(rf"{re.escape(ended[0])} [A-Z]\w+ wins!", told), told[-900:]


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_reaches_the_finish_is_told_by_how_it_ended(language: str) -> None:
    words = words_of(find_game("zankapfel"), language)
    assert words.say("event-finished-brief") == ""
    assert words.has("ended-finish")


def test_the_magic_number_is_not_told_beside_board_and_question(run: Run) -> None:
    done = run("play", "zapp-zerapp", "--seats", "2", "--seed", "4", "-o", "tempo=turns",
               typed=typed("shake a", "shake b", "shake c", "quit"))  # fmt: skip
    assert done.stdout.count("Magic number") == 1, "the board is drawn once"
    assert "The magic number is" not in done.stdout
    assert done.stdout.count("the fullest one with no more than") == 4
    assert done.stdout.count("In the middle") == 1
    assert len(re.findall(r"Barrel [ABC] sounds like", done.stdout)) == 3


def test_the_board_is_drawn_again_where_everybody_sees_something_new_on_it(run: Run) -> None:
    done = run("play", "zapp-zerapp", "--seats", "2", "--seed", "4", "-o", "tempo=turns",
               typed=typed("shake a", "put a", "quit"))  # fmt: skip
    assert done.stdout.count("In the middle") == 2
