"""The owner's box at a table: board files looked through, changed, played on and replayed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque.core.board import MOST_CHARACTERS, BoardFile
from ludotheque.core.registry import find_game
from ludotheque.server.service import boards
from ludotheque.server.service.boards import read_board
from ludotheque.server.wire import commands, sheets, values
from tests.server.inn import Inn
from tests.server.process import Person, Server

OWN = find_game("zock").own_board().text
RING = 'title = "Anna’s box, 1998"\n\n' + OWN.replace("value = 100000", "value = 64000").replace(
    'provenance = "reconstructed"', 'provenance = "box"'
)


@pytest.fixture(scope="module")
def anna(server: Server) -> Iterator[Person]:
    with Person(server, "Anna") as anna:
        yield anna


def look(anna: Person, game: str = "zock", status: int = 200, **draft: Any) -> Any:
    return anna.post("/api/boards", {"game": game, **draft}, status)


def test_a_games_own_values_say_where_they_come_from(anna: Person) -> None:
    sheet = look(anna)
    assert sheet["is_own"] and sheet["faults"] == []
    assert [value["name"] for value in sheet["values"]] == ["squares", "sums", "bank"]
    squares = sheet["values"][0]
    assert squares["provenance"] == "reconstructed"
    assert squares["parts"] == [{"key": "value", "text": "40"}]
    assert set(squares["why"]) == {"fr", "en", "de"}
    assert OWN.splitlines()[squares["line"] - 1] == "[squares]"


def test_one_of_several_tables_is_known_by_its_name(anna: Person) -> None:
    sheet = look(anna, "pfeffersaecke")
    gent = next(value for value in sheet["values"] if value["which"] == "Gent")
    assert (gent["name"], gent["provenance"]) == ("city", "inferred")
    assert {"key": "number", "text": "5"} in gent["parts"]
    assert "id" not in [part["key"] for part in gent["parts"]]
    assert gent["id"] == "gent"


def test_a_town_that_an_owner_calls_otherwise_goes_by_that_name(anna: Person) -> None:
    """The game's words for it are those of another place now."""
    own = find_game("pfeffersaecke").own_board().text
    sheet = look(anna, "pfeffersaecke", text=own.replace('name = "Gent"', 'name = "Brügge"'))
    found = {value["which"]: value["id"] for value in sheet["values"]}
    assert (found["Brügge"], found["Antwerpen"], found["Rheinland"]) == (
        "", "antwerpen", "rheinland",
    )  # fmt: skip


def test_what_is_wrong_with_a_board_file_is_told_by_line(anna: Person) -> None:
    broken = OWN.replace("value = 40\n", "value = 26\n")
    (fault,) = look(anna, text=broken)["faults"]
    line = broken.splitlines().index("value = 26") + 1
    assert fault == {
        "frame": "value", "line": line, "name": "squares", "code": "four-quarters", "given": {},
    }  # fmt: skip
    (fault,) = look(anna, text=OWN.replace("value = 40\n", "value = 1979-05-27\n"))["faults"]
    assert (fault["frame"], fault["line"], fault["code"]) == ("line", line, "date")
    (fault,) = look(anna, text="squares: 40")["faults"]
    assert (fault["line"], fault["code"]) == (1, "no-toml")
    (fault,) = look(anna, text="")["faults"]
    assert (fault["frame"], fault["code"], fault["name"]) == ("file", "missing", "squares")
    (fault,) = look(anna, text="#" * (MOST_CHARACTERS + 1))["faults"]
    assert fault["code"] == "too-long"
    (fault,) = look(anna, text="a = " + "[" * 5_000)["faults"]
    assert fault["code"] in ("no-toml", "too-deep")
    for endless in ("9" * 5_000, "0x" + "f" * 5_000, "-" + "9_9" * 3_000, "nan", "-inf"):
        odd = OWN.replace("value = 40\n", f"value = {endless}\n")
        (fault,) = look(anna, text=odd)["faults"]
        assert (fault["name"], fault["line"], fault["code"]) == ("squares", line, "odd-number")
    (fault,) = look(anna, text="a = " + "9" * 5_000 + "\nb = = 3")["faults"]
    assert (fault["line"], fault["code"]) == (2, "no-toml")
    look(anna, "nothing", status=404)
    assert look(anna, text="#" * 100_000, status=422)["code"] == "bad-message"
    assert look(anna, text="#" * 300_000, status=413)["variables"] == {"most": 262_144}


def test_whether_so_many_can_play_on_it_is_told(anna: Person) -> None:
    tiny = Path(find_game("pfeffersaecke").folder / "tests" / "tiny.toml").read_text("utf-8")
    assert look(anna, "pfeffersaecke", text=tiny, seats=2)["faults"] == []
    (fault,) = look(anna, "pfeffersaecke", text=tiny, seats=6)["faults"]
    assert fault["code"] in ("enough-villages", "dealt-evenly")


def test_my_box_says_otherwise(anna: Person) -> None:
    change = {"name": "bank", "place": 0, "key": "value", "text": "64000"}
    sheet = look(anna, changes=[change], title="Anna’s box")
    assert sheet["faults"] == []
    assert (sheet["title"], sheet["is_own"]) == ("Anna’s box", False)
    bank = next(value for value in sheet["values"] if value["name"] == "bank")
    assert (bank["provenance"], bank["why"], bank["is_own"]) == ("box", {}, False)
    assert [value["is_own"] for value in sheet["values"]] == [True, True, False]
    assert bank["parts"] == [{"key": "value", "text": "64000"}]
    again = look(anna, text=sheet["text"], changes=[{**change, "text": "64250"}])
    (fault,) = again["faults"]
    assert again["text"].splitlines()[fault["line"] - 1] == "value = 64250"
    (fault,) = look(anna, changes=[{**change, "key": "colour"}])["faults"]
    assert fault["code"] == "missing"


def finished(anna: Person, **more: Any) -> str:
    bots = {"1": "random", "2": "novice"}
    table = anna.make("zock", 3, bots=bots, sit={}, options={"rounds": 2}, **more)
    anna.send(table, "start")
    anna.send(table, "resign", seat=0)
    version = 0
    while anna.get(f"/api/tables/{table}")["phase"] != "over":
        version = anna.news(table, wait=5, version=version)["version"]
    return table


def test_a_table_plays_on_an_owners_values_says_so_and_keeps_them_with_its_log(
    tmp_path: Path,
) -> None:
    with Server(tmp_path) as server, Person(server, "Anna") as anna:
        table = anna.make("zock", 2, sit={}, board=RING, bots={"1": "random"})
        info = anna.get(f"/api/tables/{table}")
        assert info["box"]["title"] == "Anna’s box, 1998"
        (listed,) = anna.get("/api/my-tables")
        assert listed["box"] == info["box"]
        sheet = anna.get(f"/api/tables/{table}/board")
        assert (sheet["text"], sheet["hash"]) == (RING, info["box"]["hash"])
        assert sheet["data"]["bank"]["value"] == 64_000
        anna.send(table, "start")
        assert anna.news(table)["seats"][0]["now"]["view"]["bank"] == 64_000
        server.kill()
        server.start()
        assert anna.get(f"/api/tables/{table}")["box"] == info["box"]
        over = finished(anna, board=RING)
        text = anna.http.get(f"/api/tables/{over}/log").text
        assert json.loads(text.splitlines()[0])["board_file"] == RING
        assert ludotheque.verify(text) > 0
        replay = anna.get(f"/api/tables/{over}/replay")
        assert replay["is_replayed"]
        assert replay["box"] == info["box"]
        assert replay["board"]["bank"]["value"] == replay["start"][0]["bank"] == 64_000
        server.kill()
        server.start()
        assert anna.get(f"/api/tables/{over}/replay") == replay
        brought = anna.post("/api/replay", {"log": text})
        assert (brought["box"], brought["board"]) == (replay["box"], replay["board"])


def test_bots_and_the_next_game_play_on_the_same_values_and_in_the_same_language(inn: Inn) -> None:
    anna = inn.guest("Anna")
    options: values.Options = {"rounds": 4}
    table = inn.make(
        anna, "zock", 2, board=RING, options=options, sit=sheets.Sitter(), bots={"1": "random"},
        start=True, language="fr",
    )  # fmt: skip
    inn.play_out(table, {0: anna})
    assert inn.match(table).terms.bank == 64_000  # type: ignore[attr-defined]
    shown = {json.loads(position)["board"] for _, position in inn.thinker.shown}
    assert shown == {inn.match(table).terms.board_hash}
    rematch = inn.send(table, anna, commands.Rematch(id="again")).table
    assert inn.info(rematch, anna).box == inn.info(table, anna).box
    assert inn.info(rematch, anna).language == "fr"


def test_a_board_that_many_ask_for_is_read_once(inn: Inn, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []

    def count(text: str) -> BoardFile | None:
        read.append(text)
        return read_board(text)

    monkeypatch.setattr(boards, "read_board", count)
    table = inn.make(inn.guest("Anna"), "zock", 2, board=RING + "# Asked for by many\n")
    found = [inn.run(inn.tables.board(table)) for _ in range(20)]
    assert len(read) == 1 and found[0].title == "Anna’s box, 1998"
    assert all(one == found[0] for one in found)


def test_a_table_on_the_games_own_values_has_no_owner(anna: Person) -> None:
    over = finished(anna)
    assert anna.get(f"/api/tables/{over}")["box"] is None
    replay = anna.get(f"/api/tables/{over}/replay")
    assert (replay["box"], replay["board"]) == (None, None)
    assert anna.get(f"/api/tables/{over}/board")["is_own"]


def test_no_table_is_made_on_a_board_that_cannot_be_played_on(anna: Person) -> None:
    wanted = {"game": "zock", "seats": 2, "board": OWN.replace("value = 40\n", "value = 26\n")}
    problem = anna.post("/api/tables", wanted, 422)
    assert (problem["code"], problem["reason"]) == ("bad-board", "four-quarters")
    assert problem["variables"]["value"] == "squares"
    assert wanted["board"].splitlines()[problem["variables"]["line"] - 1] == "value = 26"
    wanted["board"] = "[squares]\nvalue = 1979-05-27\n"
    assert anna.post("/api/tables", wanted, 422)["reason"] == "date"


def test_a_board_that_takes_too_much_is_refused_elsewhere_than_where_people_are_served(
    tmp_path: Path,
) -> None:
    """A key of so many parts takes seconds to read, and two gigabytes."""
    with Server(tmp_path, work_memory=256) as server, Person(server, "Anna") as anna:
        wanted = {"game": "zock", "seats": 2, "board": "a." * 20_000 + "a = 1"}
        assert anna.post("/api/tables", wanted, 422)["code"] == "too-much-work"
        wanted["board"] = RING
        anna.post("/api/tables", wanted, 201)


def test_seats_are_not_changed_to_as_many_as_cannot_play_on_the_board(anna: Person) -> None:
    tiny = Path(find_game("pfeffersaecke").folder / "tests" / "tiny.toml").read_text("utf-8")
    table = anna.make("pfeffersaecke", 2, sit={}, board=tiny)
    problem = anna.send(table, "change", 422, seats=6)
    assert problem["code"] == "bad-board"
    assert len(anna.get(f"/api/tables/{table}")["seats"]) == 2
