"""Matches: questions, refusals, undo and time, shown on the toy game."""

from __future__ import annotations

import pytest

import ludotheque
from ludotheque import Luck, Match, NotAMove, NoUndo, Refused, Stale


def _quarrel(*outcomes: str, seats: int = 2) -> Match:
    """A match of the toy game in which the seats hold 1 3 and 2 4 (and 5 6)."""
    deal = outcomes or ("deal 1", "deal 2", "deal 3", "deal 4")
    if seats == 3:
        deal = ("deal 1", "deal 2", "deal 5", "deal 3", "deal 4", "deal 6")
    luck = Luck.scripted(*deal, then=Luck.seeded(1))
    return ludotheque.new_match("quarrel", seats=seats, luck=luck)


def _number(match: Match, seat: int) -> int:
    question = match.question(seat)
    assert question is not None
    return question.number


def test_chance_is_settled_before_anybody_is_asked() -> None:
    match = _quarrel()
    assert [entry.text for entry in match.entries] == ["deal 1", "deal 2", "deal 3", "deal 4"]
    assert match.asks() == [0, 1]
    assert match.view(0)["hands"] == [[1, 3], 2]
    assert match.view(1)["hands"] == [2, [2, 4]]
    assert match.view(None)["hands"] == [2, 2]


def test_a_move_may_be_given_as_its_printed_line() -> None:
    match = _quarrel()
    entry = match.play(0, "  LAY   3 ")
    assert entry.text == "lay 3"
    assert match.story(1)[-1]["text"] == "lay ?"
    assert match.story(0)[-1]["text"] == "lay 3"


def test_laying_together_never_goes_stale() -> None:
    """Seat 1 answers the question it was asked before seat 0 laid a card."""
    match = _quarrel()
    asked = _number(match, 1)
    match.play(0, "lay 1")
    assert _number(match, 1) == asked
    match.play(1, "lay 2", question=asked)
    assert match.view(None)["step"] == "raise"


def test_an_answered_question_is_refused() -> None:
    match = _quarrel()
    asked = _number(match, 0)
    match.play(0, "lay 1", question=asked)
    before = match.position()
    with pytest.raises(Stale, match="seat 0 is not asked now; to decide now: seat 1"):
        match.play(0, "lay 3", question=asked)
    match.play(1, "lay 2")
    with pytest.raises(Stale, match=f"question {asked} to seat 0 was answered or is void"):
        match.play(0, "stand", question=asked)
    assert match.position() != before
    assert match.why_not(0, "stand") is None


def test_a_late_stand_is_refused_after_a_raise_and_a_late_raise_holds() -> None:
    match = _quarrel(seats=3)
    for seat, card in enumerate((1, 2, 5)):
        match.play(seat, f"lay {card}")
    question, wave = _number(match, 1), 0
    match.play(0, "raise")
    with pytest.raises(Stale, match="'stand' came too late"):
        match.play(1, "stand", question=question, wave=wave)
    match.play(1, "raise", question=question, wave=wave)
    assert match.view(None)["raised"] == [1, 1, 0]


def test_who_stood_is_asked_anew_after_a_raise() -> None:
    match = _quarrel()
    match.play(0, "lay 1")
    match.play(1, "lay 2")
    stood = _number(match, 0)
    match.play(0, "stand")
    assert match.asks() == [1]
    match.play(1, "raise")
    assert match.asks() == [0]
    assert _number(match, 0) > stood


def test_a_step_entered_anew_asks_anew() -> None:
    match = _quarrel()
    asked = _number(match, 1)
    match.play(0, "peek")
    assert _number(match, 1) > asked
    assert match.asks() == [0, 1]


def test_a_refusal_names_its_article_and_changes_nothing() -> None:
    match = _quarrel()
    before, entries = match.position(), len(match.entries)
    refusal = match.why_not(0, "lay 4")
    assert isinstance(refusal, Refused)
    assert (refusal.article.code, refusal.article.reason) == ("QU-2", "not-held")
    assert str(refusal) == "You do not hold that card. (QU-2)"
    with pytest.raises(Refused):
        match.play(0, "lay 4")
    assert (match.position(), len(match.entries)) == (before, entries)


def test_what_is_no_move_is_said_to_be_none() -> None:
    match = _quarrel()
    with pytest.raises(NotAMove, match="'fly to the moon' is no move of Quarrel"):
        match.play(0, "fly to the moon")
    with pytest.raises(Stale, match="there is no seat 7"):
        match.play(7, "lay 1")


def test_one_takes_back_ones_own_last_move_until_somebody_learnt_from_it() -> None:
    match = _quarrel()
    with pytest.raises(NoUndo, match="since the last throw nobody has moved"):
        match.undo(0)
    before = match.position()
    match.play(0, "lay 3")
    with pytest.raises(NoUndo, match="not seat 1's own"):
        match.undo(1)
    entry = match.undo(0)
    assert (entry.kind, entry.text) == ("undo", "undo 4")
    assert match.position() == before
    assert match.asks() == [0, 1]
    match.play(0, "lay 1")
    match.play(1, "lay 2")
    match.play(0, "stand")
    match.play(1, "stand")
    assert (
        match.why_no_undo(1) == "the last move cannot be taken back: somebody has learnt from it."
    )


def test_with_consent_anothers_move_is_taken_back() -> None:
    match = _quarrel()
    before = match.position()
    match.play(0, "lay 3")
    match.undo(1, is_agreed=True)
    assert match.position() == before


def test_nothing_is_taken_back_past_chance() -> None:
    match = _quarrel()
    match.play(0, "peek")
    assert match.entries[-1].kind == "chance"
    assert "nothing can be taken back" in match.why_no_undo(0)


def test_an_undone_move_that_shows_in_the_log_replays() -> None:
    match = _quarrel()
    match.play(0, "lay 3")
    match.undo(0)
    match.play(0, "lay 1")
    again = ludotheque.replay(match.log(), luck=Luck.seeded(1))
    assert again.position() == match.position()
    assert [entry.text for entry in again.entries] == [entry.text for entry in match.entries]


def test_somebody_absent_gets_the_default_and_the_log_says_late() -> None:
    match = _quarrel()
    entry = match.expire(1)
    assert (entry.kind, entry.text) == ("late", "lay 2")
    with pytest.raises(Stale, match="seat 1 is not asked now"):
        match.expire(1)


def test_time_comes_from_the_table_and_is_logged() -> None:
    match = _quarrel()
    assert match.clocks() == []
    with pytest.raises(Refused) as refusal:
        match.time_is_up()
    assert refusal.value.article.code == "QU-7"
    match.play(0, "lay 3")
    match.play(1, "lay 2")
    [clock] = match.clocks()
    assert clock.seconds == 20
    match.play(0, "raise")
    entry = match.time_is_up()
    assert entry.kind == "time"
    assert match.view(None)["points"] == [1, 0]
    assert match.why_no_undo(0)


def test_a_spectator_sees_what_is_public_and_nobody_is_given_more() -> None:
    match = _quarrel()
    match.play(0, "lay 3")
    view = match.view(None)
    assert view["laid"] == [-1, 0]
    assert view["hands"] == [1, 2]
    assert view["pile"] == 4
    assert view["peeked"] == [None, None]
    assert match.view(0)["laid"] == [3, 0]


def test_a_finished_game_asks_nobody_and_has_a_result() -> None:
    match = _quarrel()
    assert match.result() is None
    while not match.is_over:
        match.expire(match.asks()[0])
    result = match.result()
    assert result is not None
    assert match.asks() == []
    with pytest.raises(Stale, match="the game is over"):
        match.play(0, "stand")


def test_a_seat_resigns_and_the_other_has_won() -> None:
    match = _quarrel()
    match.play(0, "lay 1")
    before = match.position()
    standing = match.game.standing(match.state)
    entry = match.resign(0, to=1)
    assert (entry.kind, entry.seat, entry.text) == ("resigned", 0, "resigned to 1")
    assert match.story(None)[-1]["text"] == "resigned to 1"
    assert match.is_over and match.asks() == []
    assert [match.question(seat) for seat in (0, 1)] == [None, None]
    result = match.result()
    assert result is not None
    assert (result.winners, result.scores) == ([1], standing)
    assert match.position() == before
    assert match.why_no_undo(0)


def test_nobody_resigns_to_oneself_or_twice_or_before_the_start() -> None:
    match = _quarrel()
    with pytest.raises(Stale, match="resigns to another"):
        match.resign(0, to=0)
    with pytest.raises(Stale, match="there is no seat 5"):
        match.resign(0, to=5)
    assert not match.is_over
    match.resign(0, to=1)
    entries = len(match.entries)
    with pytest.raises(Stale):
        match.resign(1, to=0)
    with pytest.raises(Stale):
        match.hold(1, is_program=True)
    with pytest.raises(Stale):
        match.play(1, "stand")
    with pytest.raises(Stale):
        match.time_is_up()
    assert len(match.entries) == entries
    waiting = ludotheque.new_match("zock", seats=2, luck=Luck.sealed("a secret"))
    with pytest.raises(Stale, match="not running"):
        waiting.resign(0, to=1)


def test_a_seat_changes_hands_by_an_entry_that_everybody_reads() -> None:
    match = _quarrel()
    asked = _number(match, 1)
    before = match.position()
    entry = match.hold(1, is_program=True)
    assert (entry.kind, entry.seat, entry.text) == ("held", 1, "held by a program")
    assert match.hold(1, is_program=False).text == "held by a person"
    assert match.story(None)[-1]["text"] == "held by a person"
    assert match.position() == before
    assert _number(match, 1) == asked


def test_where_that_changes_nothing_moves_from_before_it_can_be_taken_back() -> None:
    match = _quarrel()
    match.play(0, "lay 1")
    match.hold(0, is_program=True)
    match.undo(0)
    assert match.asks() == [0, 1]
