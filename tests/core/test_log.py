"""Logs: what is altered, lost or made up is named."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludotheque
from ludotheque import BadLog, BadPosition, Luck
from ludotheque.core.log import chain


def _finished(moves: int = 10**6) -> list[str]:
    """The log of a game played to its end, or until after so many moves a seat resigns."""
    match = ludotheque.new_match(
        "zock", seats=3, options={"rounds": 2}, luck=Luck.sealed("the secret")
    )
    match.add_word(2, "groseille")
    match.begin()
    luck = Luck.seeded(4)
    while not match.is_over:
        seat = match.asks()[0]
        legal = match.legal(seat)
        match.play(seat, legal[luck.draw(len(legal))])
        moves -= 1
        if not moves:
            match.resign(1, to=2)
    return match.log().text().splitlines()


LINES = _finished()


def _forged(lines: list[str]) -> str:
    """The lines with their checksums made right again, as a forger would."""
    check = ""
    made = []
    for line in lines:
        part = json.loads(line)
        part.pop("check", None)
        check = chain(check, part)
        made.append(json.dumps({**part, "check": check}, ensure_ascii=False, separators=(",", ":")))
    return "\n".join(made) + "\n"


def _altered(place: int, **changes: object) -> list[str]:
    lines = list(LINES)
    lines[place] = json.dumps({**json.loads(lines[place]), **changes}, ensure_ascii=False)
    return lines


def _first(kind: str) -> int:
    """The line of the third entry of a kind (the first ones are set-up)."""
    places = [n for n, line in enumerate(LINES) if json.loads(line).get("kind") == kind]
    return places[min(2, len(places) - 1)]


def test_an_untouched_log_is_verified_and_replayed() -> None:
    text = "\n".join(LINES) + "\n"
    outcomes = sum(json.loads(line).get("kind") == "chance" for line in LINES)
    assert ludotheque.verify(text) == outcomes
    assert ludotheque.replay(text).log().text() == text


def _resigned() -> list[str]:
    return _finished(moves=3)


def test_a_log_that_ends_by_resigning_is_verified_and_replayed() -> None:
    lines = _resigned()
    text = "\n".join(lines) + "\n"
    assert json.loads(lines[-1])["result"]["winners"] == [2]
    assert ludotheque.verify(text) > 0
    assert ludotheque.replay(text).log().text() == text


@pytest.mark.parametrize(
    "said", ["resigned", "resigned to", "resigned to 1", "resigned to 7", "resigned to x"]
)
def test_a_resignation_to_nobody_is_named(said: str) -> None:
    lines = _resigned()
    entry = json.loads(lines[-2])
    lines[-2] = json.dumps({**entry, "text": said})
    with pytest.raises(BadLog, match=f"entry {len(lines) - 3} was tampered with"):
        ludotheque.verify(_forged(lines))


def test_another_winner_than_the_one_resigned_to_is_noticed() -> None:
    lines = _resigned()
    entry = json.loads(lines[-2])
    lines[-2] = json.dumps({**entry, "text": "resigned to 0"})
    with pytest.raises(BadLog, match="the end was tampered with"):
        ludotheque.verify(_forged(lines))


def test_nothing_follows_a_resignation() -> None:
    lines = _resigned()
    after = json.loads(lines[-2])
    more = {**after, "entry": after["entry"] + 1, "seat": 0, "text": "resigned to 1"}
    with pytest.raises(BadLog, match="not running"):
        ludotheque.verify(_forged([*lines[:-1], json.dumps(more), lines[-1]]))


@settings(max_examples=60)
@given(st.data())
def test_any_changed_character_is_noticed_at_its_line(data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(LINES) - 1))
    column = data.draw(st.integers(0, len(LINES[place]) - 1))
    old = LINES[place][column]
    new = data.draw(st.sampled_from('0123456789abcxyz"{}:, ').filter(lambda one: one != old))
    line = LINES[place][:column] + new + LINES[place][column + 1 :]
    try:
        if json.loads(line) == json.loads(LINES[place]):
            return  # A blank between two parts says nothing.
    except ValueError:
        pass
    with pytest.raises(BadLog) as error:
        ludotheque.verify("\n".join([*LINES[:place], line, *LINES[place + 1 :]]))
    named = "head" if place == 0 else f"entry {place - 1}"
    assert named in str(error.value) or place == 0


@pytest.mark.parametrize(
    "forged", [{"seats": "x"}, {"seats": None}, {"seats": [2]}, {"options": 3}, {"start": 5}]
)
def test_a_head_of_other_things_than_belong_there_is_named(forged: dict[str, object]) -> None:
    head = json.dumps({**json.loads(LINES[0]), **forged})
    with pytest.raises(BadLog, match="the head was tampered with"):
        ludotheque.replay(_forged([head, *LINES[1:]]))


def test_a_forged_throw_is_named() -> None:
    place = _first("chance")
    shown = json.loads(LINES[place])["text"]
    other = "die 2" if shown != "die 2" else "die 3"
    with pytest.raises(
        BadLog, match=f"entry {place - 1} was tampered with: the seal gives '{shown}'"
    ):
        ludotheque.verify(_forged(_altered(place, text=other)))


def test_a_forged_event_is_named() -> None:
    place = _first("chance")
    events = json.loads(LINES[place])["events"]
    events[0]["pips"] = 6 if events[0]["pips"] != 6 else 5
    with pytest.raises(BadLog, match=f"entry {place - 1} was tampered with: the rules give"):
        ludotheque.verify(_forged(_altered(place, events=events)))


def test_a_forged_move_is_named() -> None:
    place = _first("move")
    with pytest.raises(BadLog, match=rf"entry {place - 1} was tampered with: .*\(ZO-R?\d+\)"):
        ludotheque.verify(_forged(_altered(place, text="cash 12")))


def test_a_forged_word_or_secret_or_result_is_named() -> None:
    with pytest.raises(BadLog, match="entry 1 was tampered with: the seal gives"):
        ludotheque.verify(_forged(_altered(1, text="cassis")))
    end = json.loads(LINES[-1])
    with pytest.raises(BadLog, match="its secret does not fit the seal"):
        ludotheque.verify(_forged(_altered(-1, secret="another")))
    end["result"]["scores"][0] += 500
    with pytest.raises(BadLog, match="the end was tampered with: the game came to something else"):
        ludotheque.verify(_forged(_altered(-1, result=end["result"])))


@pytest.mark.parametrize("lost", [1, 2, 10])
def test_a_truncated_log_is_said_to_be_cut_off(lost: int) -> None:
    with pytest.raises(BadLog, match="cut off"):
        ludotheque.verify("\n".join(LINES[:-lost]))


def test_a_log_that_is_only_a_head_is_said_to_be_cut_off() -> None:
    with pytest.raises(BadLog, match="cut off after its head"):
        ludotheque.replay(LINES[0])


def test_a_line_cut_in_the_middle_is_named() -> None:
    text = "\n".join(LINES)
    with pytest.raises(BadLog, match=f"entry {len(LINES) - 2} is cut off or is no JSON"):
        ludotheque.verify(text[:-20])


def test_a_lost_entry_is_noticed() -> None:
    place = _first("move")
    with pytest.raises(BadLog, match=f"entry {place - 1} "):
        ludotheque.verify(_forged(LINES[:place] + LINES[place + 1 :]))


@pytest.mark.parametrize(
    "read",
    [
        ludotheque.replay, ludotheque.load_match,
        lambda text: ludotheque.load_position("zock", text),
    ],
    ids=["log", "match", "position"],
)  # fmt: skip
@pytest.mark.parametrize("text", ["[" * 100_000, '{"game":' * 100_000])
def test_what_is_nested_too_deeply_is_refused_in_a_sentence(
    read: Callable[[str], object], text: str
) -> None:
    with pytest.raises((BadLog, BadPosition), match=r"^what was given is nested too deeply"):
        read(text)


@pytest.mark.parametrize("text", ["", "hello", "{}", "[1, 2]", '{"ludotheque": "match"}'])
def test_what_is_no_log_is_said_to_be_none(text: str) -> None:
    with pytest.raises(BadLog, match="no log of a game"):
        ludotheque.verify(text)


def test_an_unsealed_game_cannot_be_verified() -> None:
    match = ludotheque.new_match("zock", seats=2, options={"rounds": 1}, luck=Luck.seeded(1))
    while not match.is_over:
        match.expire(match.asks()[0])
    with pytest.raises(BadLog, match="not played with sealed luck"):
        ludotheque.verify(match.log())


def test_a_log_of_another_version_of_the_rules_is_shown_not_replayed() -> None:
    with pytest.raises(BadLog, match="follows version 99 of the rules of Zock"):
        ludotheque.replay(_forged(_altered(0, rules=99)))


def test_a_log_of_another_board_is_not_replayed() -> None:
    with pytest.raises(BadLog, match="played on the board 'feedfacefeedface'"):
        ludotheque.replay(_forged(_altered(0, board="feedfacefeedface")))


def test_a_damaged_saved_match_is_refused() -> None:
    match = ludotheque.new_match("zock", seats=2, luck=Luck.seeded(1))
    saved = json.loads(match.save())
    del saved["questions"]
    for text in ["", "{}", "[]", json.dumps(saved)]:
        with pytest.raises(BadLog, match="no saved game"):
            ludotheque.load_match(text)


def test_a_saved_match_goes_back_to_no_state_of_another_game() -> None:
    match = ludotheque.new_match("quarrel", seats=2, luck=Luck.seeded(1))
    match.play(0, match.legal(0)[0])
    for name, other in (("seats", 3), ("options", {"peek": False}), ("board", "feedfacefeedface")):
        saved = json.loads(match.save())
        position = json.loads(saved["past"][0][3])
        saved["past"][0][3] = json.dumps(position | {name: other})
        with pytest.raises(BadPosition, match="played under other terms"):
            ludotheque.load_match(json.dumps(saved))


def _with_a_word(place: int, seat: int, text: str) -> list[str]:
    """The lines with one more word before that entry, numbered anew."""
    word = {"entry": 0, "kind": "word", "seat": seat, "text": text, "events": []}
    lines = [*LINES[: place + 1], json.dumps(word), *LINES[place + 1 :]]
    for number in range(1, len(lines) - 1):
        lines[number] = json.dumps({**json.loads(lines[number]), "entry": number - 1})
    return lines


def test_a_word_put_in_later_is_named_at_its_own_entry() -> None:
    with pytest.raises(BadLog, match="entry 0 was tampered with: this word was put in later"):
        ludotheque.verify(_forged(_with_a_word(0, 1, "cassis")))
    with pytest.raises(BadLog, match="entry 1 was tampered with: this word was put in later"):
        ludotheque.verify(_forged(_with_a_word(1, 1, "cassis")))
    with pytest.raises(BadLog, match="entry 1 was tampered with: seat 2 has given its word"):
        ludotheque.verify(_forged(_with_a_word(1, 2, "cassis")))
    for check in (ludotheque.verify, ludotheque.replay):
        with pytest.raises(BadLog, match="entry 5 was tampered with: words are mixed into sealed"):
            check(_forged(_with_a_word(5, 1, "cassis")))


def test_a_game_forged_whole_is_found_out_by_the_seal_that_was_shown() -> None:
    text = "\n".join(LINES)
    shown = json.loads(LINES[0])["seal"]
    other = Luck.sealed("another secret").seal
    assert ludotheque.verify(text, seal=shown) == ludotheque.verify(text)
    assert ludotheque.verify(text, seal=f" {shown[:16].upper()}… ") > 0
    with pytest.raises(BadLog, match=f"the seal of this log is {shown}, and {other} was shown"):
        ludotheque.verify(text, seal=other)
    with pytest.raises(BadLog, match="by its first 16 characters at least"):
        ludotheque.verify(text, seal=shown[:8])


def test_an_unfinished_sealed_game_keeps_its_seal_however_it_is_kept() -> None:
    match = ludotheque.new_match("zock", seats=2, luck=Luck.sealed("the secret"))
    match.add_word(0, "prune")
    match.begin()
    for _ in range(6):
        match.expire(match.asks()[0])
    replayed = ludotheque.replay(match.log(), luck=Luck.seeded(1))
    loaded = ludotheque.load_match(replayed.save())
    assert match.seal == replayed.seal == loaded.seal == Luck.sealed("the secret").seal
    assert loaded.log().text() == match.log().text()
    assert ludotheque.load_match(match.save()).log().text() == match.log().text()
