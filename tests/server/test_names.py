"""What people type is made fit to be shown to others."""

from __future__ import annotations

import itertools

import pytest

from ludotheque.server.service.names import clean_name, clean_text, clean_word, look_alike, looks
from ludotheque.server.service.record import Guest
from ludotheque.server.wire import commands
from tests.server.inn import Inn, refused


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Anna", "Anna"),
        ("  Anna\t Maria ", "Anna Maria"),
        ("Zoe\u0301", "Zoé"),
        ("李雷", "李雷"),
        ("<b>Ben</b>", "<b>Ben</b>"),
        ("x" * 24, "x" * 24),
        ("🎲", "🎲"),
        ("❤\ufe0f", "❤\ufe0f"),
        ("नमस्ते", "नमस्ते"),
        ("ไม้", "ไม้"),
    ],
)
def test_a_name_is_kept_as_people_write_it(typed: str, name: str) -> None:
    assert clean_name(typed) == name


@pytest.mark.parametrize(
    "typed",
    [
        "", "   ", "x" * 25, "a\x00b", "a\x1b[31m", "\u202eanna", "an\u200bna", "\u2066anna",
        "\ud800", "\ue000", "Z\u0301\u0302\u0303\u0304algo",
        "\u3164", "\u2800", "a\u3164", "\u115f\u1160", "\uffa0", "\u034f", "\ufe0f", "\u200d",
        "\u17b4", "\u0301", "\u20dd\u20dd", "a\u20dd\u20dd\u20dd", "x\u0301\u20dd\u0302",
        "an\u00adna", "an\u200dna",
        "\U0001d159", "a\U0001d159", "\U000e0041", "\U000e0100", "\u2d7f", "\ufff9a", "\U00013441",
    ],
)  # fmt: skip
def test_a_name_that_hides_or_disturbs_is_refused(typed: str) -> None:
    with refused("bad-name"):
        clean_name(typed)


def test_words_and_chat_have_their_own_length() -> None:
    assert clean_word("w" * 80) == "w" * 80
    assert clean_text("t" * 500) == "t" * 500
    with refused("bad-word"):
        clean_word("w" * 81)
    with refused("bad-text"):
        clean_text("t" * 501)


@pytest.mark.parametrize(
    "other",
    [
        "\u0410nna",
        "Ann\u0430",
        "Änna",
        "An na",
        "A\u0301nna",
        "Ａnna",
        "\U0001d400nna",
        "Ann\u0251",
        "A\u0578\u0578a",
        "\u13aanna",
        "\ua4eenna",
        "\u2c80nna",
        "\U000102a0nna",
        "A\u03b7\u03b7a",
        "\u2c80 nna",
        "\u1d00nna",
        "\U0001f170nna",
        "\U0001f1e6nna",
    ],
    ids=[
        "cyrillic",
        "cyrillic a",
        "umlaut",
        "space",
        "accent",
        "wide",
        "bold",
        "script a",
        "armenian",
        "cherokee",
        "lisu",
        "coptic",
        "carian",
        "greek n",
        "coptic apart",
        "small capital",
        "square",
        "flag",
    ],
)
def test_a_name_that_looks_like_anothers_at_the_table_is_refused(inn: Inn, other: str) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.make(anna)
    inn.send(table, anna, commands.Sit(id="a"))
    with refused("name-alike"):
        inn.send(table, ben, commands.Sit(id="b", name=other))
    inn.send(table, ben, commands.Sit(id="c", name="Hannah"))


@pytest.mark.parametrize("other", ["Anna", "anna", "ANNA"])
def test_a_name_that_is_the_same_gets_a_number(inn: Inn, other: str) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.make(anna)
    inn.send(table, anna, commands.Sit(id="a"))
    inn.send(table, ben, commands.Sit(id="b", name=other))
    assert [seat.name for seat in inn.info(table, anna).seats] == ["Anna", f"{other} 2"]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ida", "IDA"), ("Anna", "Anna."), ("Anna", "_Anna_"), ("Anna", "An·na"), ("Anna", "Anna’"),
        ("Anna", "Ann@"), ("Jean-Luc", "Jean Luc"), ("Emma", "Ernma"), ("William", "VVilliam"),
        ("Søren", "Soren"), ("Łukasz", "Lukasz"), ("Æsa", "AEsa"), ("fred", "ƒred"),
        ("Gina", "Ɡina"), ("Eva", "Ɛva"), ("Theo", "Ƭheo"), ("Bill", "Bi11"), ("Straße", "Strasse"),
        ("INGO", "ꓲꓠꓖꓳ"), ("ANNA", "ᗩᑎᑎᗩ"), ("Anna", "Annaˈ"), ("Anna", "ʾAnna"), ("Anna", "Annaꓸ"),
        ("Anna", "Annaꞌ"), ("Anna", "Annaꞏ"), ("محمد", "محـمد"), ("Olga", "೦lga"), ("Olga", "०lga"),
        ("Olga", "○lga"), ("Ivo", "丨vo"), ("Ivo", "ǃvo"), ("Anna 2", "Anna ২"), ("Vera", "∨era"),
        ("Eva", "℮va"), ("Anna", "∀nna"), ("Otto", "О⸱ttо"),
    ],
)  # fmt: skip
def test_names_that_are_taken_for_each_other_at_a_glance(one: str, other: str) -> None:
    assert look_alike(one, other) and look_alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "Hanna"), ("Anna", "Anna 2"), ("Eva", "Ava"), ("Tim", "Tom"), ("Ann", "Anne"),
        ("🦊", "🐻"), ("Anna", "Anna 🦊"), ("李雷", "李蕾"), ("!!!", "???"), ("Олег", "Ольга"),
    ],
)  # fmt: skip
def test_names_that_nobody_takes_for_each_other(one: str, other: str) -> None:
    assert not look_alike(one, other)


@pytest.mark.parametrize("name", ["Катя", "Вова", "Зоя", "Марк", "Нина", "Тимур", "Галя", "Павел"])
def test_small_letters_make_no_other_name(name: str) -> None:
    """Or two accounts could have it."""
    assert looks(name) == looks(name.lower()) == looks(name.upper())


def test_nobody_speaks_from_outside_as_if_they_sat_there(inn: Inn) -> None:
    anna, ben, carl = inn.guest("Anna"), Guest("ben", "Ann\u0430"), Guest("carl", "anna")
    table = inn.make(anna)
    inn.send(table, anna, commands.Sit(id="a"))
    with refused("name-alike"):
        inn.send(table, ben, commands.Say(id="b", text="I give up"))
    inn.send(table, carl, commands.Say(id="c", text="I give up"))
    inn.send(table, Guest("nobody"), commands.Say(id="d", text="Me too"))
    inn.send(table, anna, commands.Say(id="e", text="Not I"))
    said = inn.news(table, anna).chat
    assert [(line.seat, line.name) for line in said] == [(None, "anna 2"), (None, ""), (0, "Anna")]


def test_names_that_differ_to_the_eye_are_told_apart() -> None:
    names = ["Ida", "Eda", "Ada", "Léa", "Lia", "李雷", "李梅", "Юля", "Оля", "Ося", "Anna Оля"]
    names += ["Guest 2", "Guest 3", "Oda", "さくら", "サクラ", "花さく", "花さき", "🎲", "🎯"]
    for one, other in itertools.combinations(names, 2):
        assert not look_alike(one, other), (one, other)
