"""Taking back: by oneself until somebody has learnt something, across others by consent."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.core.luck import Luck
from ludotheque.server.service.news import choices
from ludotheque.server.service.record import Guest
from ludotheque.server.service.trouble import Trouble
from ludotheque.server.store.store import Change
from ludotheque.server.wire import commands, sheets
from tests.every_game.walk import Table, first_tables
from tests.server.guests import anna as anna
from tests.server.guests import ben as ben
from tests.server.inn import Inn, refused


def undo_of(inn: Inn, table: str, guest: Guest) -> tuple[str, str]:
    now = inn.news(table, guest).seats[0].now
    assert now is not None and now.undo is not None
    return now.undo.can, now.undo.why


def lay(inn: Inn, table: str, guest: Guest, seat: int) -> int:
    number = inn.play(table, guest, seat, inn.match(table).legal(seat)[0].text).number
    assert number is not None
    return number


def test_ones_own_last_move_is_taken_back_alone_and_that_is_an_entry(
    inn: Inn, anna: Guest, ben: Guest
) -> None:
    table = inn.started(anna, ben)
    before = inn.match(table).position()
    assert undo_of(inn, table, anna) == ("no", "nothing")
    number = lay(inn, table, anna, 0)
    assert undo_of(inn, table, anna) == ("alone", "")
    assert undo_of(inn, table, ben) == ("no", "not-own")
    done = inn.send(table, anna, commands.Undo(id="u", seat=0))
    assert done.number == number + 1
    assert inn.match(table).entries[-1].text == f"undo {number}"
    assert inn.match(table).position() == before
    with refused("no-undo"):
        inn.send(table, ben, commands.Undo(id="u", seat=1))


def test_an_undo_sent_twice_takes_one_move_back(inn: Inn, anna: Guest) -> None:
    table = inn.started(anna, anna)
    lay(inn, table, anna, 0)
    lay(inn, table, anna, 1)
    first = inn.send(table, anna, commands.Undo(id="u", seat=1))
    inn.table(table).answered.latest.clear()
    assert inn.send(table, anna, commands.Undo(id="u", seat=1)).number == first.number
    assert inn.match(table).asks() == [1]


def test_across_anothers_move_everyone_is_asked_and_has_to_agree(
    inn: Inn, anna: Guest, ben: Guest
) -> None:
    table = inn.started(anna, ben)
    before = inn.match(table).position()
    first = lay(inn, table, anna, 0)
    second = lay(inn, table, ben, 1)
    assert undo_of(inn, table, anna) == ("ask", "")
    with pytest.raises(Trouble) as caught:
        inn.send(table, anna, commands.Undo(id="u", seat=0))
    assert caught.value.variables == {"why": "not-own"}
    assert inn.send(table, anna, commands.AskUndo(id="q", seat=0)).number is None
    asked = inn.info(table, ben).undo
    assert asked is not None
    assert (asked.seat, asked.entries, asked.waits_for) == (0, [second, first], [1])
    inn.send(table, ben, commands.AnswerUndo(id="y", agree=True))
    assert inn.match(table).position() == before
    assert [entry.text for entry in inn.match(table).entries[-2:]] == [
        f"undo {second}", f"undo {first}",
    ]  # fmt: skip
    assert inn.info(table, ben).undo is None


def test_a_no_or_a_new_move_ends_the_asking(inn: Inn, anna: Guest, ben: Guest) -> None:
    table = inn.started(anna, ben)
    lay(inn, table, anna, 0)
    lay(inn, table, ben, 1)
    inn.send(table, anna, commands.AskUndo(id="q", seat=0))
    inn.send(table, ben, commands.AnswerUndo(id="n", agree=False))
    assert inn.info(table, anna).undo is None
    with refused("nothing-asked"):
        inn.send(table, ben, commands.AnswerUndo(id="y", agree=True))
    inn.send(table, anna, commands.AskUndo(id="q2", seat=0))
    inn.play(table, anna, 0, "stand")
    assert inn.info(table, anna).undo is None
    with refused("nothing-asked"):
        inn.send(table, ben, commands.AnswerUndo(id="y2", agree=True))


def test_a_spectator_has_no_say(inn: Inn, anna: Guest, ben: Guest) -> None:
    table = inn.started(anna, ben)
    lay(inn, table, anna, 0)
    lay(inn, table, ben, 1)
    inn.send(table, anna, commands.AskUndo(id="q", seat=0))
    with refused("not-seated"):
        inn.send(table, inn.guest("Cleo"), commands.AnswerUndo(id="y", agree=True))


def test_bots_agree_at_once(inn: Inn, anna: Guest) -> None:
    table = inn.make(anna, bots={"1": "random"}, sit=sheets.Sitter(), start=True)
    first = lay(inn, table, anna, 0)
    inn.settle()
    assert inn.match(table).asks() == [0]
    assert undo_of(inn, table, anna) == ("ask", "")
    inn.send(table, anna, commands.AskUndo(id="q", seat=0))
    assert f"undo {first}" in [entry.text for entry in inn.match(table).entries]


def test_nothing_is_taken_back_past_chance_or_a_reveal(inn: Inn, anna: Guest, ben: Guest) -> None:
    table = inn.started(anna, ben)
    inn.play(table, anna, 0, "peek")
    assert undo_of(inn, table, anna) == ("no", "nothing")
    for seat, guest in enumerate((anna, ben)):
        lay(inn, table, guest, seat)
    inn.play(table, anna, 0, "stand")
    inn.play(table, ben, 1, "stand")
    assert undo_of(inn, table, ben) == ("no", "learnt")
    with refused("no-undo"):
        inn.send(table, ben, commands.AskUndo(id="q", seat=1))


@pytest.mark.parametrize("table", first_tables(), ids=repr)
def test_what_is_said_to_show_nothing_can_be_taken_back(table: Table) -> None:
    match = table.match(31)
    luck = Luck.seeded(32)
    for _ in range(60):
        if match.is_over:
            return
        seat = match.asks()[luck.draw(len(match.asks()))]
        step = table.game.step(match.state)
        shown = choices(match, seat)
        choice = shown[luck.draw(len(shown))]
        match.play(seat, choice.move)
        has_chance_spoken = match.entries[-1].kind == "chance"
        is_simple = choice.preview is not None and len(choice.data) <= 1 and not step.is_final
        if is_simple and not choice.shows and not has_chance_spoken:
            assert match.undo_obstacle(seat) in ("", "nothing"), choice.move


def test_who_resigns_has_agreed(inn: Inn, anna: Guest, ben: Guest) -> None:
    table = inn.started(anna, ben)
    first = lay(inn, table, anna, 0)
    lay(inn, table, ben, 1)
    inn.send(table, anna, commands.AskUndo(id="q", seat=0))
    inn.send(table, ben, commands.Resign(id="r", seat=1))
    assert f"undo {first}" in [entry.text for entry in inn.match(table).entries]


@pytest.mark.parametrize("played", first_tables()[::2], ids=str)
def test_a_move_writes_only_what_is_new_however_much_can_be_taken_back(
    inn: Inn, tmp_path: Path, played: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Earlier states are kept one by one: what a move writes does not grow with how many there
    are, and whoever reads it anew can take back the same."""
    written: list[Change] = []
    commit = inn.store.commit

    async def note(*changes: Change) -> None:
        written.extend(changes)
        await commit(*changes)

    monkeypatch.setattr(inn.store, "commit", note)
    everybody = [inn.guest(f"Guest {seat}") for seat in range(played.seats)]
    table = inn.started(*everybody, game=played.game.name)
    match = inn.match(table)
    luck = Luck.seeded(1)
    most = 0
    for number in range(60):
        if match.is_over or not match.asks():
            break
        written.clear()
        asked = match.asks()
        seat = asked[luck.draw(len(asked))]
        before = match.history.pasts[-1].entry if match.history.pasts else None
        if luck.draw(5) == 0 and not match.undo_obstacle(seat):
            inn.send(table, everybody[seat], commands.Undo(id=f"u{number}", seat=seat))
            assert (written[0].pasts, written[0].pasts_end) == ([], before)
        else:
            legal = match.legal(seat)
            move = legal[luck.draw(len(legal))].text
            inn.play(table, everybody[seat], seat, move)
            assert len(written[0].pasts) <= 1
        assert written[0].state is not None
        assert len(written[0].state) < 2 * len(match.position()) + 3000
        most = max(most, len(match.history.pasts))
        if number % 10 == 9:
            again = Inn(tmp_path)
            assert again.match(table).save() == match.save()
            again.close()
    assert most
