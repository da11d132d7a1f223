"""Luck: seeded, scripted and sealed."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludotheque
from ludotheque import BadLuck, Luck
from ludotheque.core.luck import sealed_draw


@given(st.integers(0, 2**60), st.lists(st.integers(1, 10**15), min_size=1, max_size=20))
def test_seeded_luck_is_the_same_for_the_same_seed_and_within_bounds(
    seed: int, ways: list[int]
) -> None:
    one, two = Luck.seeded(seed), Luck.seeded(seed)
    drawn = [one.draw(count) for count in ways]
    assert drawn == [two.draw(count) for count in ways]
    assert all(0 <= way < count for way, count in zip(drawn, ways))


def test_seeded_luck_is_the_same_for_ever() -> None:
    luck = Luck.seeded(7)
    assert [luck.draw(6) for _ in range(12)] == [1, 0, 3, 0, 3, 2, 0, 3, 0, 2, 0, 0]


@given(st.integers(0, 2**60), st.integers(0, 30))
def test_seeded_luck_goes_on_where_it_stood(seed: int, draws: int) -> None:
    luck = Luck.seeded(seed)
    for count in range(draws):
        luck.draw(count * 10**9 + 1)
    again = Luck.from_json(json.loads(json.dumps(luck.as_json())))
    assert [again.draw(100) for _ in range(5)] == [luck.draw(100) for _ in range(5)]


@pytest.mark.parametrize("luck", [Luck.seeded(3), Luck.sealed("secret")])
def test_all_ways_are_equally_likely(luck: Luck) -> None:
    draws = 6000
    counted = Counter(luck.draw(6) for _ in range(draws))
    distance = sum((counted[way] - draws / 6) ** 2 / (draws / 6) for way in range(6))
    assert distance < 20.5  # chi-square, five degrees of freedom, one in a thousand


def test_a_script_gives_what_it_says_and_then_hands_over() -> None:
    luck = Luck.scripted("banker 1", "die 6", "die 4", then=Luck.seeded(1))
    match = ludotheque.new_match("zock", seats=2, luck=luck)
    assert [entry.text for entry in match.entries] == ["banker 1", "die 6"]
    match.play(1, "out king")
    assert match.entries[-1].text == "die 4"


def test_a_script_that_does_not_fit_or_runs_out_says_so() -> None:
    with pytest.raises(BadLuck, match="says 'die 9' where 'die 1' or 'die 2' or"):
        ludotheque.new_match("zock", seats=2, luck=Luck.scripted("banker 0", "die 9"))
    with pytest.raises(BadLuck, match="ran out where 'die 1' or"):
        ludotheque.new_match("zock", seats=2, luck=Luck.scripted("banker 0"))


def test_a_sealed_draw_is_what_the_documentation_says() -> None:
    words = ["0:pomme", "1:Äpfel"]
    line = f"3:0:{json.dumps(words, ensure_ascii=False, separators=(',', ':'))}"
    mac = hmac.new(b"secret", line.encode(), hashlib.sha256).digest()
    assert sealed_draw("secret", words, 3, 6) == int.from_bytes(mac, "big") % 6


def test_a_number_that_would_favour_some_ways_is_not_used() -> None:
    """Of 2^255 + 1 ways nearly half of all tries are unfair; draws stay in bounds all the same."""
    ways = 2**255 + 1
    drawn = [sealed_draw("secret", [], draw, ways) for draw in range(40)]
    assert all(0 <= way < ways for way in drawn)
    first = [int.from_bytes(hmac.new(b"secret", f"{draw}:0:[]".encode(), hashlib.sha256).digest(),
                            "big") for draw in range(40)]  # fmt: skip
    assert any(value >= ways for value in first)
    assert all(way == value for way, value in zip(drawn, first) if value < ways)


def test_the_seal_is_shown_before_the_first_throw_and_the_secret_at_the_end() -> None:
    match = ludotheque.new_match(
        "zock", seats=2, options={"rounds": 1}, luck=Luck.sealed("tell nobody")
    )
    assert match.seal == hashlib.sha256(b"tell nobody").hexdigest()
    assert match.entries == []
    assert match.asks() == []
    match.add_word(1, "Quetsche")
    with pytest.raises(BadLuck, match="seat 1 has given its word"):
        match.add_word(1, "Mirabelle")
    with pytest.raises(BadLuck, match="1 to 80 printable"):
        match.add_word(0, "\n")
    match.begin()
    with pytest.raises(BadLuck, match="before the first throw"):
        match.add_word(0, "too late")
    while not match.is_over:
        assert "tell nobody" not in match.log().text()
        match.expire(match.asks()[0])
    assert match.log().end["secret"] == "tell nobody"
    assert ludotheque.verify(match.log()) > 0


def test_a_word_changes_the_throws() -> None:
    def throws(word: str) -> list[str]:
        match = ludotheque.new_match("zock", seats=2, luck=Luck.sealed("secret"))
        match.add_word(0, word)
        match.begin()
        for _ in range(20):
            match.expire(match.asks()[0])
        return [entry.text for entry in match.entries if entry.kind == "chance"]

    assert throws("pear") != throws("plum")
