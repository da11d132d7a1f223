"""While it runs: moves and their numbers, refusals, resigning, the end, and playing again."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from ludotheque.core.replay import verify
from ludotheque.server.service.news import MOST_CHAT
from ludotheque.server.service.trouble import Trouble
from ludotheque.server.store.store import KEPT_CHAT
from ludotheque.server.wire import commands, messages, sheets
from tests.server.inn import FirstMove, Inn, NeverDecides, refused


def test_a_move_is_answered_with_its_number_in_the_log(inn: Inn) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.started(anna, ben)
    before = len(inn.match(table).entries)
    card = inn.match(table).state.hands[0][0]  # type: ignore[attr-defined]
    assert inn.play(table, anna, 0, f"lay {card}").number == before
    assert inn.match(table).entries[before].text == f"lay {card}"


def test_a_move_sent_twice_counts_once_even_after_a_restart(inn: Inn, tmp_path: Path) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.started(anna, ben)
    move = inn.match(table).legal(0)[0].text
    question = inn.match(table).question(0)
    assert question is not None
    first = inn.play(table, anna, 0, move, id="same")
    again = commands.Play(id="same", seat=0, move=move, question=question.number)
    assert inn.send(table, anna, again) == first
    length = len(inn.match(table).entries)
    later = Inn(tmp_path)
    assert later.send(table, anna, again).number == first.number
    assert len(later.match(table).entries) == length
    later.close()


def test_the_same_id_of_another_guest_is_another_message(inn: Inn) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.started(anna, ben)
    first = inn.play(table, anna, 0, inn.match(table).legal(0)[0].text, id="same")
    second = inn.play(table, ben, 1, inn.match(table).legal(1)[0].text, id="same")
    assert second.number != first.number


def test_two_who_answer_at_once_both_count(inn: Inn) -> None:
    """Questions posed together stay valid while others answer."""
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.started(anna, ben)
    match = inn.match(table)
    answering = []
    for seat, guest in enumerate((anna, ben)):
        question = match.question(seat)
        assert question is not None
        move = match.legal(seat)[0].text
        answering.append((guest, commands.Play("x", seat, move, question.number, question.wave)))
    answers: list[object] = []

    async def at_once() -> None:
        await asyncio.gather(
            *(inn.tables.carry_out(table, guest, one, answers.append) for guest, one in answering)
        )

    inn.run(at_once())
    assert len(answers) == 2
    assert inn.match(table).asks() == [0, 1]
    assert inn.match(table).question(0).step == "raise"  # type: ignore[union-attr]


def test_a_late_passive_answer_is_refused_and_an_answered_question_is_stale(inn: Inn) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.started(anna, ben)
    question = inn.match(table).question(0)
    assert question is not None
    for seat, guest in enumerate((anna, ben)):
        inn.play(table, guest, seat, inn.match(table).legal(seat)[0].text)
    with refused("stale"):
        inn.play(table, anna, 0, "stand", question=question.number)
    inn.play(table, ben, 1, "raise")
    with refused("too-late"):
        inn.play(table, anna, 0, "stand", wave=0)
    with refused("not-asked"):
        inn.play(table, ben, 1, "stand")


def test_a_refusal_names_its_article_and_changes_nothing(inn: Inn) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.started(anna, ben)
    before = inn.table(table).version
    missing = next(
        card for card in range(1, 10)
        if card not in inn.match(table).state.hands[0]  # type: ignore[attr-defined]
    )  # fmt: skip
    with pytest.raises(Trouble) as caught:
        inn.play(table, anna, 0, f"lay {missing}")
    problem = caught.value.problem("id")
    assert (problem.code, problem.article, problem.reason) == ("refused", "QU-2", "not-held")
    with refused("not-a-move"):
        inn.play(table, anna, 0, "dance")
    with refused("not-your-seat"):
        inn.play(table, ben, 0, inn.match(table).legal(0)[0].text)
    assert inn.table(table).version == before


def test_one_may_ask_why_not_without_changing_anything(inn: Inn) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.started(anna, ben)
    before = inn.table(table).version
    legal = inn.match(table).legal(0)[0].text
    assert inn.send(table, anna, commands.AskWhyNot("w", 0, legal)).problem is None
    verdict = inn.send(table, anna, commands.AskWhyNot("w", 0, "raise"))
    assert (verdict.problem.code, verdict.problem.reason) == ("refused", "lay-first")
    assert inn.table(table).version == before


def test_bots_see_what_their_seat_holds_possible_and_play_to_the_end(inn: Inn) -> None:
    anna = inn.guest("Anna")
    table = inn.make(anna, bots={"1": "random"}, sit=sheets.Sitter(), start=True)
    inn.settle()
    assert isinstance(inn.thinker, FirstMove)
    positions = [position for seat, position in inn.thinker.shown if seat == 1]
    assert positions
    inn.play_out(table, {0: anna})
    info = inn.info(table, anna)
    assert info.phase == "over"
    assert info.result is not None
    assert verify(inn.table(table).game, inn.table(table).log()) > 0


def test_for_a_bot_that_never_decides_the_default_is_played_late(tmp_path: Path) -> None:
    inn = Inn(tmp_path, NeverDecides())
    anna = inn.guest("Anna")
    table = inn.make(anna, bots={"1": "random"}, sit=sheets.Sitter(), start=True)
    inn.settle()
    assert [entry.kind for entry in inn.match(table).entries if entry.seat == 1] == ["late"]
    assert inn.match(table).asks() == [0]
    inn.play_out(table, {0: anna})
    assert inn.info(table, anna).phase == "over"
    inn.close()


def test_who_resigns_is_followed_by_a_bot_and_as_host_by_another(inn: Inn) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.started(anna, ben)
    with refused("not-your-seat"):
        inn.send(table, ben, commands.Resign(id="r", seat=0))
    inn.send(table, anna, commands.Resign(id="r", seat=0))
    info = inn.info(table, ben)
    seat = info.seats[0]
    assert (seat.kind, seat.name, seat.has_resigned) == ("bot", "Anna", True)
    assert info.is_host and not inn.info(table, anna).seats[0].is_mine
    inn.play_out(table, {1: ben})
    assert inn.info(table, ben).phase == "over"


def test_of_two_people_one_resigns_and_the_other_has_won(inn: Inn) -> None:
    anna, ben, cleo = inn.guest("Anna"), inn.guest("Ben"), inn.guest("Cleo")
    table = inn.make(anna, "zock", seats=4, bots={"1": "random"})
    for guest in (anna, ben, cleo):
        inn.send(table, guest, commands.Sit(id=guest.id))
    assert inn.info(table, anna).seats[0].heir is None
    inn.send(table, anna, commands.Start(id="s"))
    with refused("no-end"):
        inn.send(table, ben, commands.Resign(id="e", seat=2, ends=True))
    assert [seat.heir for seat in inn.info(table, ben).seats] == [None] * 4
    inn.send(table, ben, commands.Resign(id="r", seat=2))
    assert [seat.heir for seat in inn.info(table, anna).seats] == [3, None, None, None]
    with refused("not-your-seat"):
        inn.send(table, anna, commands.Resign(id="x", seat=3, ends=True))

    ear = inn.listen(table, cleo)
    done = inn.send(table, anna, commands.Resign(id="e", seat=0, ends=True))
    assert inn.send(table, anna, commands.Resign(id="e", seat=0, ends=True)) == done
    match = inn.match(table)
    assert done.number == len(match.entries) - 1
    assert b"resigned to 3" in ear.heard[-1]
    for guest in (anna, ben, cleo):
        info = inn.info(table, guest)
        assert (info.phase, info.asked) == ("over", [])
        assert info.result is not None and info.result.winners == [3]
        assert not any(seat.can_come_back or seat.heir for seat in info.seats)
        news = inn.news(table, guest).seats[0]
        last: Any = news.entries[-1]
        assert last["text"] == "resigned to 3"
        assert news.now is not None and news.now.asked == []
    inn.settle()
    log = inn.table(table).log()
    assert log.text() == match.log().text()
    assert verify(match.game, log) >= 0
    with refused("is-over"):
        inn.send(table, ben, commands.ComeBack(id="b", seat=2))
    again = inn.send(table, cleo, commands.Rematch(id="m")).table
    assert [seat.kind for seat in inn.info(again, cleo).seats] == ["person", "bot", "bot", "person"]


def test_a_game_that_was_resigned_is_over_after_a_restart_too(tmp_path: Path) -> None:
    inn = Inn(tmp_path)
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.started(anna, ben)
    inn.send(table, anna, commands.Resign(id="e", seat=0, ends=True))
    inn.close()
    inn = Inn(tmp_path)
    assert inn.match(table).is_over and inn.match(table).asks() == []
    info = inn.info(table, ben)
    assert info.phase == "over" and info.result is not None and info.result.winners == [1]
    now = inn.news(table, ben).seats[0].now
    assert now is not None and now.result == info.result
    assert inn.table(table).log().text() == inn.match(table).log().text()
    inn.close()


def test_against_one_bot_too_one_may_end_it(inn: Inn) -> None:
    anna = inn.guest("Anna")
    table = inn.make(anna, bots={"1": "random"}, sit=sheets.Sitter(), start=True)
    assert inn.info(table, anna).seats[0].heir == 1
    inn.send(table, anna, commands.Resign(id="e", seat=0, ends=True))
    result = inn.info(table, anna).result
    assert result is not None and result.winners == [1]


def test_a_finished_game_is_played_no_more_and_its_log_tells_the_secret(inn: Inn) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.started(anna, ben)
    with refused("not-over"):
        inn.run(inn.tables.finished(table))
    inn.play_out(table, {0: anna, 1: ben})
    with refused("is-over"):
        inn.play(table, anna, 0, "stand")
    with refused("is-over"):
        inn.send(table, anna, commands.Resign(id="r", seat=0))
    log = inn.table(table).log()
    assert log.end["secret"] == inn.table(table).record.secret
    assert log.text() == inn.match(table).log().text()
    news = inn.news(table, anna)
    assert news.seats[0].now is not None
    assert news.seats[0].now.result == inn.info(table, anna).result


def test_a_rematch_against_bots_alone_begins_at_once(inn: Inn) -> None:
    anna = inn.guest("Anna")
    table = inn.make(anna, seats=2, bots={"1": "random"})
    inn.send(table, anna, commands.Sit(id="sit"))
    inn.send(table, anna, commands.Start(id="s"))
    inn.play_out(table, {0: anna})
    again = inn.send(table, anna, commands.Rematch(id="r")).table
    assert inn.info(again, anna).phase == "running"
    inn.play_out(again, {0: anna})
    assert inn.info(again, anna).phase == "over"


def test_a_rematch_is_a_new_table_for_the_same_people(inn: Inn) -> None:
    anna, ben, cleo = inn.guest("Anna"), inn.guest("Ben"), inn.guest("Cleo")
    table = inn.make(anna, seats=3, bots={"1": "random"})
    for guest in (anna, ben):
        inn.send(table, guest, commands.Sit(id=guest.id))
    inn.send(table, anna, commands.Start(id="s"))
    with refused("not-over"):
        inn.send(table, ben, commands.Rematch(id="r"))
    inn.play_out(table, {0: anna, 2: ben})
    with refused("not-seated"):
        inn.send(table, cleo, commands.Rematch(id="r"))
    again = inn.send(table, ben, commands.Rematch(id="r")).table
    assert inn.send(table, anna, commands.Rematch(id="r")).table == again
    assert inn.info(table, cleo).rematch == again
    info = inn.info(again, ben)
    assert [(seat.kind, seat.name) for seat in info.seats] == [
        ("person", "Anna"), ("bot", ""), ("person", "Ben"),
    ]  # fmt: skip
    assert info.is_host and info.seats[2].is_mine
    assert info.seal != inn.info(table, ben).seal
    inn.send(again, ben, commands.Start(id="s"))
    assert inn.info(again, anna).phase == "running"


def test_of_a_long_chat_only_the_end_is_in_memory(inn: Inn) -> None:
    anna = inn.guest("Anna")
    table = inn.make(anna)
    said = 2 * KEPT_CHAT
    for number in range(said):
        inn.send(table, anna, commands.Say(id=f"c{number}", text=f"line {number}"))
    for _ in range(2):
        live = inn.table(table)
        assert len(live.chat.lines) == len(live.answered.lines) == KEPT_CHAT
        chat = inn.news(table, anna).chat
        assert [line.number for line in chat] == list(range(said - MOST_CHAT, said))
        assert [line.number for line in inn.news(table, anna, chat=said - 3).chat] == [
            said - 3, said - 2, said - 1,
        ]  # fmt: skip
        inn.send(table, anna, commands.Say(id=f"c{said - 1}", text="again"))
        assert inn.table(table).chat.count == said
        inn.tables._live.clear()


def test_chat_is_numbered_and_said_once(inn: Inn) -> None:
    anna, ben, cleo = inn.guest("Anna"), inn.guest("Ben"), inn.guest("Cleo")
    table = inn.make(anna)
    inn.send(table, anna, commands.Sit(id="sit"))
    inn.send(table, anna, commands.Say(id="1", text="good luck"))
    inn.send(table, anna, commands.Say(id="1", text="good luck"))
    inn.send(table, cleo, commands.Say(id="1", text="I only watch"))
    with refused("not-your-seat"):
        inn.send(table, cleo, commands.Say(id="2", text="as Anna", seat=0))
    with refused("bad-text"):
        inn.send(table, cleo, commands.Say(id="2", text="\u202e"))
    lines = inn.news(table, ben).chat
    assert [(line.number, line.seat, line.name, line.text) for line in lines] == [
        (0, 0, "Anna", "good luck"),
        (1, None, "Cleo", "I only watch"),
    ]
    assert [line.number for line in inn.news(table, ben, chat=1).chat] == [1]


def test_a_lost_compare_and_set_is_tried_again_and_nobody_sees_it(inn: Inn, tmp_path: Path) -> None:
    """Two servers on one store: each finds that the other has changed the table."""
    other = Inn(tmp_path)
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.started(anna, ben)
    assert other.match(table).asks() == [0, 1]
    inn.play(table, anna, 0, inn.match(table).legal(0)[0].text)
    other.play(table, ben, 1, other.match(table).legal(1)[0].text)
    inn.send(table, anna, commands.Say(id="c", text="fast!"))
    inn.play(table, anna, 0, "raise")
    other.play(table, ben, 1, "raise")
    entries = other.match(table).entries
    assert sorted(entry.seat for entry in entries[-4:-2]) == [0, 1]
    assert [entry.text for entry in entries[-2:]] == ["raise", "raise"]
    kept = inn.run(inn.store.load(table))
    assert kept is not None
    assert len(kept.entries) == len(entries)
    other.close()


def _without_changes(news: messages.News) -> messages.News:
    """News as a table tells them that was loaded: what was new with each event it has forgotten."""
    for one in news.seats:
        one.before = None
        for entry in one.entries:
            entry.pop("changes")  # type: ignore[attr-defined]
    return news


def test_a_table_goes_on_where_it_was_after_a_restart(inn: Inn, tmp_path: Path) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.started(anna, ben)
    inn.play(table, anna, 0, inn.match(table).legal(0)[0].text)
    inn.send(table, ben, commands.Say(id="c", text="hm"))
    later = Inn(tmp_path)
    assert later.match(table).save() == inn.match(table).save()
    for guest in (anna, ben):
        assert later.news(table, guest) == _without_changes(inn.news(table, guest))
    later.play_out(table, {0: anna, 1: ben})
    assert later.info(table, anna).phase == "over"
    later.close()


def test_a_table_that_nobody_uses_leaves_memory_and_comes_back(inn: Inn) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.started(anna, ben)
    ear = inn.listen(table, ben)
    before = inn.news(table, anna)
    inn.time += 1000
    inn.run(inn.tables.forget_unused(120))
    assert len(inn.tables.live_tables()) == 1
    inn.run(inn.tables.go(inn.table(table), ear))
    inn.time += 1000
    inn.run(inn.tables.forget_unused(120))
    assert inn.tables.live_tables() == []
    assert inn.news(table, anna).seats == _without_changes(before).seats
