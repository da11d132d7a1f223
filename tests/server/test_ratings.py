"""Ratings: each result is rated once, in a settled order, and the same ones come out again."""

from __future__ import annotations

import asyncio
import copy
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludotheque.core.registry import find_game
from ludotheque.server.service.administering import Administration
from ludotheque.server.service.merging import merge
from ludotheque.server.service.playing import look_at_the_time
from ludotheque.server.service.rating import DEVIATION, MEAN, priors_of, rate
from ludotheque.server.service.ratings import Ratings
from ludotheque.server.service.record import Guest
from ludotheque.server.service.results import GameResult, SeatResult, read_result
from ludotheque.server.service.shelf import Shelf
from ludotheque.server.service.strengths import tell_strengths
from ludotheque.server.service.table import Table
from ludotheque.server.store.results import KeptRating, Person, Recomputed
from ludotheque.server.wire import commands, sheets
from ludotheque.server.wire.values import Pace
from tests.server.inn import Inn, new_office, refused
from tests.server.results_contract import result
from tests.server.test_rated import seated, start, want


def rated_game(inn: Inn, *guests: Guest, **more: Any) -> str:
    """A rated game that runs."""
    table = seated(inn, *guests, **more)
    for guest in guests:
        want(inn, table, guest)
    start(inn, table, guests[0])
    return table


def played(inn: Inn, *guests: Guest, **more: Any) -> str:
    """A rated game that is over."""
    table = rated_game(inn, *guests, **more)
    inn.play_out(table, dict(enumerate(guests)), seed=len(guests) + int(inn.time))
    inn.time += 10
    return table


def settle(inn: Inn) -> int:
    return inn.run(Ratings(inn.tables).settle())


def kept(inn: Inn, *guests: Guest) -> dict[str, KeptRating]:
    return inn.run(inn.store.ratings_of("quarrel", [guest.id for guest in guests]))


def end_of(inn: Inn, table: str) -> GameResult:
    found = inn.run(inn.store.result(table))
    assert found is not None
    return read_result(found.text)


def seat(player: str, rank: int) -> SeatResult:
    return SeatResult(player, [], "", "red", "circle", 0, 0, rank)


# What a result says


def test_who_wins_goes_up_who_loses_goes_down_and_one_is_surer_of_both() -> None:
    after, moved = rate(GameResult([seat("anna", 1), seat("ben", 0)]), {}, {})
    anna, ben = after
    assert anna.mean < MEAN < ben.mean
    assert anna.deviation < DEVIATION > ben.deviation
    assert (anna.games, ben.games) == (1, 1)
    assert [one.before.rating for one in moved] == [1000, 1000]
    assert moved[0].after.rating < 1000 < moved[1].after.rating


def test_ties_of_equals_move_nobody_and_several_seats_are_told_apart() -> None:
    after, _ = rate(GameResult([seat("anna", 0), seat("ben", 0)]), {}, {})
    assert [one.mean for one in after] == pytest.approx([MEAN, MEAN])
    after, _ = rate(GameResult([seat(name, rank) for rank, name in enumerate("abcd")]), {}, {})
    assert [one.mean for one in after] == sorted((one.mean for one in after), reverse=True)


def test_bots_of_one_level_in_several_seats_are_one_player() -> None:
    result = GameResult([seat("bot:novice", 0), seat("anna", 1), seat("bot:novice", 2)])
    after, moved = rate(result, {}, {})
    bot, _ = after
    assert (bot.player, bot.games) == ("bot:novice", 1)
    assert moved[0].after.rating > bot.mean * 40 > moved[2].after.rating


@pytest.mark.parametrize("game", ["apaches", "pfeffersaecke", "zankapfel", "zapp-zerapp", "zock"])
def test_bots_begin_where_the_ladder_has_put_them(game: str) -> None:
    priors = priors_of(find_game(game))
    order = [priors[f"bot:{level}"].mean for level in ("random", "novice", "regular", "expert")]
    assert order == sorted(order) and order[2] == MEAN
    assert priors["bot:expert"].deviation < DEVIATION


# Rating what is over


def test_a_finished_rated_game_is_rated_once(inn: Inn) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    played(inn, anna, ben)
    assert (settle(inn), settle(inn)) == (1, 0)
    first = kept(inn, anna, ben)
    assert {one.games for one in first.values()} == {1}
    inn.play_out(inn.started(anna, ben), {0: anna, 1: ben})
    assert settle(inn) == 0, "nobody agreed to that one"
    assert kept(inn, anna, ben) == first


def test_what_a_stopped_server_has_not_rated_the_next_one_rates(inn: Inn, tmp_path: Path) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    tables = [played(inn, anna, ben) for _ in range(3)]
    again = Inn(tmp_path)
    again.time = inn.time
    assert settle(again) == 3
    places = [again.run(again.store.result(table)) for table in tables]
    assert [one.place for one in places if one] == [1, 2, 3]
    again.close()


def test_two_servers_that_rate_at_once_rate_each_once(inn: Inn, tmp_path: Path) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    for _ in range(4):
        played(inn, anna, ben)

    async def both() -> int:
        one, other = Ratings(inn.tables), Ratings(inn.tables)
        return sum(await asyncio.gather(one.settle(), other.settle()))

    assert inn.run(both()) == 4
    assert {one.games for one in kept(inn, anna, ben).values()} == {4}


def test_a_result_that_cannot_be_read_is_set_aside_and_holds_nobody_up(
    inn: Inn, caplog: pytest.LogCaptureFixture
) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    played(inn, anna, ben)
    (waiting,) = inn.run(inn.store.to_rate(9))
    broken = result("broken", game="quarrel", text="?", finished_at=0.0)
    inn.run(inn.store.note_result(broken))
    ratings = Ratings(inn.tables)
    assert inn.run(ratings.settle()) == 1
    assert inn.run(ratings.settle()) == 0
    assert caplog.text.count("table broken cannot be rated") == 1
    assert waiting.table not in caplog.text


# Leaving counts as losing


def test_who_resigns_is_last_even_if_a_bot_wins_for_them(inn: Inn) -> None:
    anna, ben, cleo = inn.guest("Anna"), inn.guest("Ben"), inn.guest("Cleo")
    table = rated_game(inn, anna, ben, cleo)
    inn.send(table, ben, commands.Resign(id=inn.message(), seat=1))
    inn.play_out(table, {0: anna, 2: cleo})
    seats = end_of(inn, table).seats
    assert [one.has_left for one in seats] == [False, True, False]
    assert seats[1].rank == max(one.rank for one in seats) > seats[0].rank
    assert seats[1].player == ben.id and min(seats[0].rank, seats[2].rank) == 0
    settle(inn)
    ratings = kept(inn, anna, ben, cleo)
    assert ratings[ben.id].mean == min(one.mean for one in ratings.values())
    assert "bot:" not in "".join(ratings)


def test_who_ends_a_game_by_resigning_has_lost_it(inn: Inn) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = rated_game(inn, anna, ben)
    inn.send(table, anna, commands.Resign(id=inn.message(), seat=0, ends=True))
    settle(inn)
    ratings = kept(inn, anna, ben)
    assert ratings[anna.id].mean < MEAN < ratings[ben.id].mean


def test_who_is_late_and_comes_back_is_rated_by_the_game_and_who_does_not_has_left(
    inn: Inn,
) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    pace = Pace(kind="turns", answer=3600, late="bot")
    for comes_back in (True, False):
        table = rated_game(inn, anna, ben, pace=pace)
        inn.time += 4000
        inn.run(inn.tables.act(inn.table(table), lambda one: look_at_the_time(one, inn.time)))
        late = [one.seat for one in inn.info(table, anna).seats if one.is_late]
        assert late
        who = {0: anna, 1: ben}
        for number in late if comes_back else late[1:]:
            command = commands.ComeBack(id=inn.message(), seat=number)
            inn.send(table, who[number], command)
        inn.play_out(table, who)
        left = [one.has_left for one in end_of(inn, table).seats]
        assert left.count(True) == (0 if comes_back else 1)


def test_a_second_device_plays_for_the_same_person(inn: Inn) -> None:
    anna, ben, phone = inn.guest("Anna"), inn.guest("Ben"), inn.guest("Phone")
    table = rated_game(inn, anna, ben)
    key = inn.table(table).record.chairs[0].key
    inn.send(table, phone, commands.Claim(id=inn.message(), key=key))
    inn.play_out(table, {0: phone, 1: ben})
    settle(inn)
    assert set(kept(inn, anna, ben, phone)) == {anna.id, ben.id}
    assert [one.table for one in inn.run(inn.store.results_of(phone.id, 9))] == [table]


# The same again


def test_all_ratings_come_out_the_same_when_they_are_worked_out_anew(
    inn: Inn, tmp_path: Path
) -> None:
    anna, ben, cleo = inn.guest("Anna"), inn.guest("Ben"), inn.guest("Cleo")
    for guests in ((anna, ben), (ben, cleo), (anna, ben, cleo), (cleo, anna), (anna, ben)):
        played(inn, *guests)
    alone = inn.make(anna, seats=3, bots={"1": "random", "2": "random"}, sit=sheets.Sitter(),
                     start=True, is_rated=True)  # fmt: skip
    inn.play_out(alone, {0: anna})
    settle(inn)
    office = new_office(tmp_path)
    before = office.ratings("quarrel")
    moved = [
        inn.run(inn.store.result(one.table)) for one in inn.run(inn.store.results_of("anna", 9))
    ]
    admin = Administration(office, Shelf())
    assert admin.recompute("quarrel") == (6, 4, 0)
    assert office.ratings("quarrel") == before
    again = [
        inn.run(inn.store.result(one.table)) for one in inn.run(inn.store.results_of("anna", 9))
    ]
    assert again == moved
    admin.erase(ben.id)
    assert admin.recompute("quarrel")[2] == 0, "who was erased leaves the others where they were"
    players = [one.player for one in office.ratings("quarrel")]
    assert ben.id not in players and sum(one.startswith("gone:") for one in players) == 1
    assert [one for one in office.ratings("quarrel") if one.player == "anna"] == [
        one for one in before if one.player == "anna"
    ]
    for one in inn.run(inn.store.results_of("anna", 9)):
        assert ben.id not in one.text and "Ben" not in one.text
    assert inn.run(inn.store.results_of(ben.id, 9)) == []
    office.close()


def test_what_was_kept_of_a_result_is_put_right_by_its_log(inn: Inn, tmp_path: Path) -> None:
    anna, ben, cleo = inn.guest("Anna"), inn.guest("Ben"), inn.guest("Cleo")
    played(inn, anna, ben, cleo)
    late = rated_game(inn, anna, ben, cleo, pace=Pace(answer=60, late="bot"))
    inn.time += 61
    inn.run(inn.tables.act(inn.table(late), lambda table: look_at_the_time(table, inn.time)))
    for seat, one in ((0, anna), (1, ben)):
        inn.send(late, one, commands.ComeBack(id=inn.message(), seat=seat))
    inn.play_out(late, {0: anna, 1: ben})
    resigned = rated_game(inn, anna, ben)
    inn.send(resigned, ben, commands.Resign(id=inn.message(), seat=1, ends=True))
    settle(inn)
    office = new_office(tmp_path)
    before, ends = office.ratings("quarrel"), {}
    for table in (late, resigned):
        ends[table] = end_of(inn, table)
        wrong = GameResult(
            [
                msgspec.structs.replace(one, rank=place, score=7, has_left=not one.has_left)
                for place, one in enumerate(ends[table].seats)
            ]
        )
        spoil(tmp_path, table, msgspec.json.encode(wrong).decode())
        assert end_of(inn, table) != ends[table]
    assert [one.has_left for one in ends[late].seats] == [False, False, True]
    assert Administration(office, Shelf()).recompute("quarrel") == (3, 3, 0)
    assert office.ratings("quarrel") == before
    assert {table: end_of(inn, table) for table in ends} == ends
    assert office.remove_table(late)
    assert Administration(office, Shelf()).recompute("quarrel") == (3, 3, 0), "also without a log"
    office.close()


def spoil(folder: Path, table: str, text: str) -> None:
    """Let something else be kept of how a game ended."""
    office = new_office(folder)
    ratings = office.ratings("quarrel")
    office.recompute(
        "quarrel",
        lambda results: Recomputed(
            ratings,
            {one.table: (text if one.table == table else one.text, one.ratings) for one in results},
        ),
    )
    office.close()


def test_a_result_that_arrives_late_is_rated_last_and_comes_last_again(
    inn: Inn, tmp_path: Path
) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    first, second = played(inn, anna, ben), played(inn, anna, ben)
    settle(inn)
    late = inn.run(inn.store.result(first))
    assert late is not None
    inn.run(inn.store.note_result(result("late", game="quarrel", text=late.text, finished_at=1.0)))
    assert settle(inn) == 1
    places = [inn.run(inn.store.result(one)) for one in (first, second, "late")]
    assert [one.place for one in places if one] == [1, 2, 3]
    office = new_office(tmp_path)
    assert Administration(office, Shelf()).recompute("quarrel") == (3, 2, 0)
    office.close()


def test_what_a_guest_played_is_in_the_history_of_its_account_and_rated_apart(
    inn: Inn, tmp_path: Path
) -> None:
    """Or what the others have come to would be another thing afterwards."""
    anna, ben, phone = inn.guest("Anna"), inn.guest("Ben"), inn.guest("Phone")
    first, second = played(inn, anna, ben), played(inn, phone, ben)
    settle(inn)
    before = kept(inn, anna, ben)
    inn.run(merge(inn.tables, phone.id, anna.id))
    assert kept(inn, anna, ben, phone) == before
    assert {one.table for one in inn.run(inn.store.results_of(anna.id, 9))} == {first, second}
    assert inn.run(inn.store.results_of(phone.id, 9)) == []
    assert [one.guests for one in end_of(inn, second).seats] == [[anna.id], [ben.id]]
    office = new_office(tmp_path)
    assert Administration(office, Shelf()).recompute("quarrel") == (2, 3, 0)
    office.close()


def test_who_turns_out_to_have_two_seats_of_a_table_plays_on_unrated(inn: Inn) -> None:
    anna, ben, phone = inn.guest("Anna"), inn.guest("Ben"), inn.guest("Phone")
    both = rated_game(inn, anna, phone, ben)
    one = rated_game(inn, phone, ben)
    inn.run(merge(inn.tables, phone.id, anna.id))
    assert not inn.info(both, ben).is_rated
    assert inn.info(one, ben).is_rated
    assert inn.table(one).record.players == [anna.id, ben.id]


# Telling


def test_a_table_tells_what_it_has_changed_and_only_when_that_is_kept(inn: Inn) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    running = rated_game(inn, anna, ben)
    ratings = Ratings(inn.tables)
    with refused("not-over"):
        inn.run(ratings.of_table(running))
    table = played(inn, anna, ben)
    told = inn.run(ratings.of_table(table)).seats
    assert [(one.seat, one.before, one.before_give) for one in told] == [
        (0, 1000, 667), (1, 1000, 667),
    ]  # fmt: skip
    assert told[0].rating + told[1].rating == pytest.approx(2000, abs=2)
    assert inn.run(inn.store.to_rate(9)) == []
    free = inn.started(anna, ben)
    inn.play_out(free, {0: anna, 1: ben})
    assert inn.run(ratings.of_table(free)) == sheets.TableRatings(seats=[])


def test_a_list_shows_bots_before_they_have_played_and_people_who_allow_it(inn: Inn) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    played(inn, anna, ben)
    ratings = Ratings(inn.tables)

    def names(guest: str) -> list[str]:
        told = inn.run(ratings.listed("quarrel", guest))
        return sorted(one.level or one.name for one in told.players)

    assert names("stranger") == ["random"]
    assert names(anna.id) == ["Anna", "random"]
    inn.run(inn.store.keep_person(Person(ben.id, "page", "everybody")))
    assert names("stranger") == ["Ben", "random"]
    told = inn.run(ratings.listed("quarrel", "stranger")).players
    assert {one.person for one in told} == {"", "page"}
    assert ben.id not in str(told) or ben.id == "ben"
    with refused("no-such-game"):
        inn.run(ratings.listed("chess", anna.id))


def test_open_tables_say_how_strong_people_are_who_allow_it(inn: Inn) -> None:
    anna, ben, carl = inn.guest("Anna"), inn.guest("Ben"), inn.guest("Carl")
    played(inn, anna, ben)
    settle(inn)
    table = inn.make(anna, sit=sheets.Sitter(), is_open=True)
    inn.make(carl, "zock", 2, sit=sheets.Sitter(), is_open=True)

    def told() -> dict[str, int]:
        found = inn.run(inn.tables.open_tables(carl.id))
        seats = [seat for info in found for seat in info.seats]
        return {seat.name: seat.rating for seat in seats if seat.rating is not None}

    assert told() == {}
    inn.run(inn.store.keep_person(Person(anna.id, "page", "everybody")))
    assert told() == {"Anna": round(40 * kept(inn, anna)[anna.id].mean)}
    assert all(seat.rating is None for seat in inn.info(table, carl).seats), "in the list alone"
    info = inn.info(table, carl)
    read = copy.deepcopy(inn.table(table).record)
    inn.send(table, anna, commands.Change(id=inn.message(), seats=3))
    for seats, record in ((inn.info(table, carl), read), (info, inn.table(table).record)):
        inn.run(tell_strengths(inn.store, carl.id, [seats], {table: record}))


def test_games_that_older_servers_have_ended_are_noted_at_the_first_look(
    inn: Inn, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    with monkeypatch.context() as older:
        older.setattr(Table, "_ended", lambda *_: None)
        table = inn.started(anna, ben)
        inn.play_out(table, {0: anna, 1: ben})
        inn.time += 100
    assert inn.run(inn.store.unnoted(9)) == [table]
    again = Inn(tmp_path)
    assert settle(again) == 0
    found = again.run(again.store.result(table))
    assert found is not None and (found.finished_at, found.is_rated) == (1000.0, False)
    assert [one.player for one in read_result(found.text).seats] == [anna.id, ben.id]
    assert [one.table for one in again.run(again.store.results_of(ben.id, 9))] == [table]
    again.close()
