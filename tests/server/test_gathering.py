"""Before the start: sitting, leaving, the host's part, what is agreed, and beginning."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.core.game import Option
from ludotheque.core.registry import find_game
from ludotheque.server.service.shelf import Shelf
from ludotheque.server.service.trouble import Trouble
from ludotheque.server.wire import commands, sheets, values
from tests.server.inn import Inn, refused


def test_who_makes_a_table_is_its_host_and_sits_down_in_one_click(inn: Inn) -> None:
    anna = inn.guest("Anna")
    table = inn.make(anna, sit=sheets.Sitter(colour="green", word="luck"))
    info = inn.info(table, anna)
    assert (info.phase, info.is_host, info.game) == ("gathering", True, "quarrel")
    assert [seat.kind for seat in info.seats] == ["person", "free"]
    mine = info.seats[0]
    assert (mine.name, mine.colour, mine.shape) == ("Anna", "green", "circle")
    assert mine.is_mine and mine.is_host and mine.has_word and mine.key


def test_a_table_against_bots_starts_with_one_request(inn: Inn) -> None:
    anna = inn.guest("Anna")
    table = inn.make(
        anna, "zock", 3, bots={"0": "random", "2": "regular"}, sit=sheets.Sitter(), start=True
    )
    info = inn.info(table, anna)
    assert info.phase == "running"
    assert [(seat.kind, seat.level) for seat in info.seats] == [
        ("bot", "random"), ("person", ""), ("bot", "regular"),
    ]  # fmt: skip


def test_colours_and_shapes_are_unlike_at_a_table(inn: Inn) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.make(anna)
    inn.send(table, anna, commands.Sit(id="a", colour="blue", shape="star"))
    inn.send(table, ben, commands.Sit(id="b", colour="blue", shape="star"))
    first, second = inn.info(table, anna).seats
    assert (first.colour, first.shape) == ("blue", "star")
    assert (second.colour, second.shape) == ("red", "circle")


def test_no_name_stands_twice_at_a_table(inn: Inn) -> None:
    fox, other, long = inn.guest("Fox"), inn.guest("Fox"), inn.guest("x" * 24)
    table = inn.make(fox, "zock", 4)
    for place, guest in enumerate((fox, other, long, long)):
        inn.send(table, guest, commands.Sit(id=str(place)))
    names = [seat.name for seat in inn.info(table, fox).seats]
    assert names == ["Fox", "Fox 2", "x" * 24, "x" * 21 + " 2"]


def test_somebody_who_sits_there_takes_another_name_and_look(inn: Inn) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.make(anna, sit=sheets.Sitter(word="plum"))
    inn.send(table, ben, commands.Sit(id="b", colour="green"))
    before = inn.info(table, anna).seats[0]
    answer = inn.send(table, anna, commands.Sit(id="a", seat=0, name="Anna Maria", colour="blue"))
    assert answer.seat == 0
    after = inn.info(table, anna)
    mine = after.seats[0]
    assert (mine.name, mine.colour) == ("Anna Maria", "blue")
    assert (mine.key, mine.has_word, after.is_host) == (before.key, True, True)
    inn.send(table, anna, commands.Sit(id="c", seat=0, name="Anna Maria", colour="green"))
    mine = inn.info(table, anna).seats[0]
    assert (mine.name, mine.colour) == ("Anna Maria", "red")
    with refused("bad-name"):
        inn.send(table, anna, commands.Sit(id="d", seat=0, name=" "))
    assert inn.info(table, anna).seats[0].name == "Anna Maria"


def test_names_that_are_read_alike_count_as_the_same(inn: Inn) -> None:
    anna, other = inn.guest("Anna"), inn.guest("Ben")
    table = inn.make(anna, "zock", 2, sit=sheets.Sitter())
    inn.send(table, other, commands.Sit(id="a", name="ANNA"))
    assert [seat.name for seat in inn.info(table, anna).seats] == ["Anna", "ANNA 2"]


def test_a_bot_gives_way_to_whoever_wants_its_colour_and_shape(inn: Inn) -> None:
    anna = inn.guest("Anna")
    bots = {"1": "random", "2": "random"}
    sitter = sheets.Sitter(colour="blue", shape="triangle")
    table = inn.make(anna, "zock", 3, bots=bots, sit=sitter)
    seats = inn.info(table, anna).seats
    assert (seats[0].colour, seats[0].shape) == ("blue", "triangle")
    assert [seat.kind for seat in seats] == ["person", "bot", "bot"]
    assert len({seat.colour for seat in seats}) == len({seat.shape for seat in seats}) == 3


def test_a_taken_seat_and_a_full_table_are_refused(inn: Inn) -> None:
    anna, ben, cleo = inn.guest("Anna"), inn.guest("Ben"), inn.guest("Cleo")
    table = inn.make(anna)
    assert inn.send(table, anna, commands.Sit(id="a", seat=1)).seat == 1
    with refused("seat-taken"):
        inn.send(table, ben, commands.Sit(id="b", seat=1))
    with refused("no-such-seat"):
        inn.send(table, ben, commands.Sit(id="b", seat=2))
    assert inn.send(table, ben, commands.Sit(id="b")).seat == 0
    with refused("table-full"):
        inn.send(table, cleo, commands.Sit(id="c"))


def test_one_guest_may_hold_several_seats(inn: Inn) -> None:
    anna = inn.guest("Anna")
    table = inn.make(anna)
    inn.send(table, anna, commands.Sit(id="a"))
    inn.send(table, anna, commands.Sit(id="b", name="Little Ben"))
    seats = inn.info(table, anna).seats
    assert [(seat.name, seat.is_mine) for seat in seats] == [("Anna", True), ("Little Ben", True)]
    assert seats[0].key != seats[1].key


def test_a_seat_asked_for_twice_by_the_same_message_is_taken_once(inn: Inn) -> None:
    anna = inn.guest("Anna")
    table = inn.make(anna)
    assert inn.send(table, anna, commands.Sit(id="a")).seat == 0
    inn.table(table).answered.latest.clear()
    assert inn.send(table, anna, commands.Sit(id="a")).seat == 0
    assert [seat.kind for seat in inn.info(table, anna).seats] == ["person", "free"]


def test_a_private_link_brings_somebody_back_on_another_device(inn: Inn) -> None:
    anna, phone, thief = inn.guest("Anna"), inn.guest("Phone"), inn.guest("Thief")
    table = inn.make(anna, sit=sheets.Sitter())
    key = inn.info(table, anna).seats[0].key
    link = inn.run(inn.tables.link(table, key, phone.id))
    assert (link.seat, link.name, link.is_mine) == (0, "Anna", False)
    assert inn.send(table, phone, commands.Claim(id="p", key=key)).seat == 0
    assert inn.info(table, phone).seats[0].is_mine
    assert inn.info(table, anna).seats[0].is_mine
    with refused("no-such-seat-link"):
        inn.send(table, thief, commands.Claim(id="t", key="guessed"))
    with refused("no-such-seat-link"):
        inn.run(inn.tables.link(table, "", thief.id))
    assert inn.info(table, thief).seats[0].key == ""


def test_the_hosts_leaving_passes_the_role_on(inn: Inn) -> None:
    anna, ben, cleo = inn.guest("Anna"), inn.guest("Ben"), inn.guest("Cleo")
    table = inn.make(anna, seats=3)
    for guest in (anna, ben):
        inn.send(table, guest, commands.Sit(id=guest.id))
    inn.send(table, anna, commands.Leave(id="l"))
    assert inn.info(table, ben).is_host
    assert [seat.kind for seat in inn.info(table, ben).seats] == ["free", "person", "free"]
    inn.send(table, ben, commands.Leave(id="l", seat=1))
    assert not inn.info(table, ben).is_host
    inn.send(table, cleo, commands.Sit(id="c"))
    assert inn.info(table, cleo).is_host


def test_nobody_leaves_for_another(inn: Inn) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.make(anna, sit=sheets.Sitter())
    with refused("not-your-seat"):
        inn.send(table, ben, commands.Leave(id="l", seat=0))
    with refused("not-seated"):
        inn.send(table, ben, commands.Leave(id="l"))


def test_the_host_seats_bots_and_frees_seats_and_nobody_else_does(inn: Inn) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.make(anna, "zock", sit=sheets.Sitter())
    with refused("not-host"):
        inn.send(table, ben, commands.PutBot(id="p", seat=1, level="random"))
    with refused("no-such-level"):
        inn.send(table, anna, commands.PutBot(id="p", seat=1, level="genius"))
    with refused("seat-taken"):
        inn.send(table, anna, commands.PutBot(id="p", seat=0, level="random"))
    inn.send(table, anna, commands.PutBot(id="p", seat=1, level="random"))
    inn.send(table, anna, commands.PutBot(id="q", seat=1, level="novice"))
    assert inn.info(table, anna).seats[1].level == "novice"
    with refused("not-host"):
        inn.send(table, ben, commands.FreeSeat(id="f", seat=1))
    inn.send(table, anna, commands.FreeSeat(id="f", seat=1))
    assert inn.info(table, anna).seats[1].kind == "free"


def test_the_host_changes_what_is_agreed(inn: Inn) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.make(anna, "zock", 3)
    inn.send(table, ben, commands.Sit(id="b", seat=2))
    with refused("not-host"):
        inn.send(table, ben, commands.Change(id="x", is_open=True))
    with refused("bad-option"):
        inn.send(table, anna, commands.Change(id="x", options={"rounds": -3}))
    with refused("no-such-option"):
        inn.send(table, anna, commands.Change(id="x", options={"colour": "blue"}))
    with refused("bad-seat-count"):
        inn.send(table, anna, commands.Change(id="x", seats=15))
    with refused("seat-taken"):
        inn.send(table, anna, commands.Change(id="x", seats=2))
    inn.send(table, anna, commands.Change(id="y", seats=4, options={"rounds": 5}, is_open=True))
    info = inn.info(table, anna)
    assert (len(info.seats), info.options["rounds"], info.is_open) == (4, 5, True)
    assert info.options["stacks"] is True


def test_a_table_starts_when_no_seat_is_free_or_bots_fill_it(inn: Inn) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.make(anna, "zock", 3)
    inn.send(table, ben, commands.Sit(id="b", seat=2))
    with refused("seats-free"):
        inn.send(table, anna, commands.Start(id="s"))
    with refused("not-host"):
        inn.send(table, ben, commands.Start(id="s", fill="random"))
    with refused("not-started"):
        inn.send(table, ben, commands.Play(id="p", seat=2, move="throw", question=0))
    inn.send(table, anna, commands.Start(id="s", fill="random"))
    assert [seat.kind for seat in inn.info(table, anna).seats] == ["bot", "bot", "person"]
    for late in (
        commands.Sit(id="l"), commands.Leave(id="l"), commands.Start(id="l"),
        commands.Change(id="l", seats=2), commands.PutBot(id="l", seat=0, level="random"),
        commands.FreeSeat(id="l", seat=0), commands.Word(id="l", seat=2, word="late"),
    ):  # fmt: skip
        with refused("has-started"):
            inn.send(table, anna, late)


def test_the_words_are_mixed_into_the_luck_that_was_sealed_before(inn: Inn) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.make(anna)
    seal = inn.info(table, ben).seal
    inn.send(table, anna, commands.Sit(id="a", word="first"))
    inn.send(table, ben, commands.Sit(id="b"))
    inn.send(table, anna, commands.Word(id="w", seat=0, word="second"))
    with refused("not-your-seat"):
        inn.send(table, ben, commands.Word(id="w", seat=0, word="mine"))
    inn.send(table, ben, commands.Word(id="w", seat=1, word="third"))
    inn.send(table, anna, commands.Start(id="s"))
    match = inn.match(table)
    assert [entry.text for entry in match.entries[:2]] == ["second", "third"]
    assert match.seal == seal == inn.info(table, ben).seal


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"game": "chess"}, "no-such-game"),
        ({"game": "zock", "seats": 9}, "bad-seat-count"),
        ({"game": "zock", "options": {"rounds": "many"}}, "bad-option"),
        ({"game": "zock", "options": {"moon": True}}, "no-such-option"),
        ({"game": "zock", "bots": {"1": "genius"}}, "no-such-level"),
        ({"game": "zock", "bots": {"7": "random"}}, "no-such-seat"),
        ({"game": "zock", "bots": {"one": "random"}}, "no-such-seat"),
        ({"game": "zock", "start": True}, "seats-free"),
        ({"game": "zock", "sit": sheets.Sitter(name=" ")}, "bad-name"),
        (
            {"game": "zock", "bots": {"0": "random", "1": "random"}, "sit": sheets.Sitter()},
            "table-full",
        ),
    ],
)
def test_a_table_that_cannot_be_is_not_made(inn: Inn, wanted: dict[str, Any], code: str) -> None:
    anna = inn.guest("Anna")
    with refused(code):
        inn.run(inn.tables.create(anna, sheets.NewTable(**{"seats": 2, **wanted})))
    assert inn.run(inn.tables.tables_of(anna.id)) == []


def test_open_tables_are_listed_for_all_and_mine_for_me(inn: Inn) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    open_one = inn.make(anna, is_open=True, sit=sheets.Sitter())
    closed_one = inn.make(anna, sit=sheets.Sitter())
    assert [info.id for info in inn.run(inn.tables.open_tables(ben.id))] == [open_one]
    mine = inn.run(inn.tables.tables_of(anna.id))
    assert {info.id for info in mine} == {open_one, closed_one}
    assert inn.run(inn.tables.tables_of(ben.id)) == []
    assert inn.run(inn.tables.open_tables(ben.id))[0].seats[0].key == ""
    inn.time += 90_000
    assert inn.run(inn.tables.open_tables(ben.id)) == []


def test_a_table_that_does_not_exist_is_not_found(inn: Inn) -> None:
    anna = inn.guest("Anna")
    for work in (
        lambda: inn.info("nowhere", anna),
        lambda: inn.news("nowhere", anna),
        lambda: inn.send("nowhere", anna, commands.Sit(id="s")),
    ):
        with refused("no-such-table"):
            work()


def test_an_option_by_seat_is_the_peoples_and_bots_have_the_default(
    inn: Inn, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find_game("quarrel")
    ears = Option.by_seat("ears", ["number", "sound"], for_people="sound")
    monkeypatch.setattr(game, "options", [*game.options, ears])
    anna = inn.guest("Anna")
    table = inn.make(anna, seats=3, bots={"1": "random"}, sit=sheets.Sitter())
    assert inn.info(table, anna).options["ears"] == "sound"
    with refused("bad-option"):
        inn.send(table, anna, commands.Change(id="c", options={"ears": "sound,number"}))
    inn.send(table, anna, commands.Change(id="d", options={"ears": "sound"}))
    inn.send(table, anna, commands.Start(id="t", fill="random"))
    assert inn.info(table, anna).options["ears"] == "sound,number,number"


def test_only_what_is_offered_to_so_many_is_agreed_and_nothing_falls_back_in_silence(
    inn: Inn, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find_game("quarrel")
    order = Option.choice(
        "order", ["drawn", "paid"], even={2: "paid"}, by_seats={2: ["drawn", "paid"], 3: ["seated"]}
    )
    monkeypatch.setattr(game, "options", [*game.options, order])
    anna = inn.guest("Anna")
    with pytest.raises(Trouble) as trouble:
        inn.make(anna, seats=3, options={"order": "drawn"}, sit=sheets.Sitter())
    assert trouble.value.variables == {"option": "order", "allowed": "seated", "seats": 3}
    table = inn.make(anna, seats=2, options={"order": "paid"}, sit=sheets.Sitter())
    with refused("bad-option"):
        inn.send(table, anna, commands.Change(id="a", options={"order": "seated"}))
    with refused("bad-option"):
        inn.send(table, anna, commands.Change(id="b", seats=3))
    assert len(inn.info(table, anna).seats) == 2
    inn.send(table, anna, commands.Change(id="c", seats=3, options={"order": "seated"}))
    assert inn.info(table, anna).options["order"] == "seated"


def test_the_shelf_says_what_is_offered_to_each_number_of_players(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = find_game("quarrel")
    order = Option.choice(
        "order", ["drawn", "paid"], even={2: "paid"}, by_seats={2: ["paid", "drawn"]}
    )
    rounds = Option.count("rounds", 3, 1, 9, even=4, most={2: 5})
    monkeypatch.setattr(game, "options", [order, rounds])
    monkeypatch.setattr(game, "seats", [2, 3])
    info = next(one for one in Shelf().infos() if one.name == "quarrel")
    at = [[(one.seats, one.choices, one.high, one.default, one.even) for one in option.at]
          for option in info.options]  # fmt: skip
    assert at == [
        [(2, ["paid", "drawn"], 0, "paid", "paid"), (3, ["drawn", "paid"], 0, "drawn", "drawn")],
        [(2, [], 5, 3, 4), (3, [], 9, 3, 4)],
    ]


def test_a_game_that_chance_alone_plays_to_its_end_is_over_from_the_start(inn: Inn) -> None:
    anna = inn.guest("Anna")
    for _ in range(2000):
        options: values.Options = {"rounds": 1}
        table = inn.make(
            anna, "zock", 2, options=options, sit=sheets.Sitter(), bots={"1": "random"}
        )
        inn.send(table, anna, commands.Start(id=inn.message()))
        if inn.match(table).is_over and not any(
            entry.kind == "move" for entry in inn.match(table).entries
        ):
            break
    assert inn.table(table).record.phase == "over"
    assert inn.info(table, anna).result is not None
