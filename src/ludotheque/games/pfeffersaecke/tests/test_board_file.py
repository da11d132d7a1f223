"""The board file: the constraints on a map, each by its name, and maps of one's own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.every_game.looking import shown, told

import ludotheque
from ludotheque import BadBoard, Luck
from ludotheque.core.board import BoardFile
from ludotheque.core.constraint import OURS, as_table, code_of
from ludotheque.core.registry import find_game
from ludotheque.games.pfeffersaecke.constraints import constraints
from ludotheque.games.pfeffersaecke.tests.table import TINY, new_table
from ludotheque.games.pfeffersaecke.trade_map import TradeMap

OWN = (Path(__file__).parent.parent / "board.toml").read_text(encoding="utf-8")
GAME = find_game("pfeffersaecke")


def own_map(*changes: tuple[str, str]) -> BoardFile:
    """Our own map with pieces of its text exchanged."""
    text = OWN
    for old, new in changes:
        assert len(re.findall(re.escape(old), text)) == 1, old
        text = text.replace(old, new)
    return BoardFile(text, "own.toml")


def complaint(*changes: tuple[str, str], seats: int = 4) -> str:
    """What is said about a map that is refused: one sentence, with the line."""
    with pytest.raises(BadBoard) as refusal:
        GAME.new_terms(seats, None, own_map(*changes))
    said = str(refusal.value)
    assert re.match(r"own\.toml(, line \d+)?: ", said), said
    assert len(said.splitlines()) == 1
    return said


def number_of(id: str, old: int, new: int) -> tuple[str, str]:
    name = re.search(rf'id = "{id}"\nname = "([^"]+)"\nnumber = {old}', OWN)
    assert name is not None
    head = f'id = "{id}"\nname = "{name[1]}"\nnumber = '
    return f"{head}{old}\n", f"{head}{new}\n"


def test_our_own_map_keeps_every_constraint() -> None:
    checked = constraints(TradeMap(own_map()))
    assert [one.name for one in checked if not one.holds] == []
    assert len({one.name for one in checked}) == len(checked) >= 28


def test_the_constraints_are_printed_as_a_table() -> None:
    lines = as_table(constraints(TradeMap(own_map()))).splitlines()
    assert lines[0] == "| constraint | asked by | demand | found | holds |"
    assert len(lines) == 2 + len(constraints(TradeMap(own_map())))
    assert all(line.endswith("| yes |") for line in lines[2:])


BROKEN = [
    ("size", [('[[village]]\nid = "v16"', '[[village]]\nid = "extra"\nnear = "Ansbach"\n'
               'lat = 49.3\nlon = 10.57\nregion = "franken"\nprovenance = "reconstructed"\n\n'
               '[[village]]\nid = "v16"'),
              ('    ["v16", "frankfurt", 9],', '    ["v16", "frankfurt", 9],\n'
               '    ["extra", "nuernberg", 4],')]),
    ("named numbers", [number_of("luebeck", 7, 6)]),
    ("named numbers", [number_of("wien", 4, 5)]),
    ("Gent", [number_of("gent", 5, 4)]),
    ("one 8", [number_of("augsburg", 7, 8)]),
    ("numbers", [number_of("nuernberg", 6, 5)]),
    ("covers", [('"linz", "wien"]', '"linz"]')]),
    ("first disc", [('[first_disc]\nvalue = "wittenberg"', '[first_disc]\nvalue = "linz"')]),
    ("prices", [('["v01", "bruessel", 2]', '["v01", "bruessel", 3]'),
                ('["v01", "antwerpen", 2]', '["v01", "antwerpen", 3]')]),
    ("the 56", [('[["braunschweig", "nuernberg", 56]]', '[["braunschweig", "nuernberg", 55]]'),
                ('["rostock", "wittenberg", 47]', '["rostock", "wittenberg", 56]')]),
    ("villages out", [('["v14", "v19"]', '["v14", "v20"]')]),
    ("among covers", [('    ["v14", "leipzig", 12],', '    ["v14", "nuernberg", 12],')]),
    ("where roads meet", [('    ["v12", "luebeck", 4],\n', "")]),
    ("span", [("lat = 54.09", "lat = 53.09")]),
    ("round the 8", [number_of("soest", 4, 3)]),
    ("corridor village", [('["v07", "muenster", 9]', '["v07", "koeln", 10]')]),
    ("first turn", [('["v07", "soest", 14]', '["v07", "soest", 16]')]),
    ("distance, village roads", [('["v20", "wien", 28]', '["v20", "wien", 9]')]),
    ("distance, city roads", [('["muenchen", "linz", 38]', '["muenchen", "linz", 12]')]),
    ("canyon", [('["rostock", "wittenberg", 47]', '["rostock", "wittenberg", 36]')]),
    ("corridor", [('["rostock", "wittenberg", 47],', '["rostock", "wittenberg", 47],\n'
                   '    ["bruessel", "trier", 45], ["braunschweig", "erfurt", 30],')]),
    ("connected", [('    ["v06", "trier", 4],\n', ""), ('    ["v05", "trier", 8],\n', "")]),
    ("connected with two players", [('    ["v20", "augsburg", 11],\n', "")]),
    ("crossings", [('    ["v15", "soest", 13],', '    ["v15", "soest", 13],\n'
                    '    ["v15", "erfurt", 12],')]),
    ("band, village roads", [('["v20", "wien", 28]', '["v20", "wien", 18]')]),
    ("band, city roads", [('["leipzig", "wittenberg", 10]', '["leipzig", "wittenberg", 5]')]),
]  # fmt: skip


@pytest.mark.parametrize(("name", "changes"), BROKEN, ids=[name for name, _ in BROKEN])
def test_a_map_that_breaks_a_constraint_is_refused_by_its_name(
    name: str, changes: list[tuple[str, str]]
) -> None:
    assert "(found: " in complaint(*changes)
    with pytest.raises(BadBoard) as refusal:
        GAME.new_terms(4, None, own_map(*changes))
    assert code_of(name) in [fault.code for fault in refusal.value.faults]


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ([number_of("gent", 5, 9)], "this `city` must be: numbered 2 to 8"),
        ([('id = "gent"', 'id = "koeln"')], "a place with an id of its own"),
        ([('id = "gent"', 'id = "Gent!"')], "known by an id"),
        ([('lat = 51.05', 'lat = "north"')], "drawn where it is"),
        ([('name = "Gent"', 'name = ""')], "given with `name`"),
        ([('near = "Mechelen"', "near = 7")], "given with `near`"),
        ([('value = "full"', 'value = "huge"')], '`scale` must be: "full" or "exercise"'),
        ([('["v01", "gent", 7]', '["v01", "gent", 57]')], "priced 2 to 56"),
        ([('["v01", "gent", 7]', '["v01", "gent"]')], "a list of [from, to, price]"),
        ([('["v01", "gent", 7]', '["v01", "ghent", 5]')], "between two places of the map"),
        ([('["v01", "gent", 7]', '["gent", "gent", 5]')], "between two places of the map"),
        ([('["v01", "gent", 7]', '["v01", "gent", 7], ["gent", "v01", 8]')], "is the second"),
        ([('value = [[50.2, 5.5], [53.0, 13.5]]', "value = [[53.0, 13.5], [50.2, 5.5]]")],
         "a line from south-west to north-east"),
        ([('["v14", "v19"]', '["v14", "linz"]')], "a list of ids of villages"),
        ([('[first_disc]\nvalue = "wittenberg"', '[first_disc]\nvalue = "v01"')],
         "the id of a city"),
    ],
)  # fmt: skip
def test_a_value_of_the_wrong_kind_is_refused_with_its_line(
    changes: list[tuple[str, str]], said: str
) -> None:
    assert said in complaint(*changes)


def test_a_city_in_no_region_is_refused_with_its_own_line() -> None:
    old = 'lat = 53.55\nlon = 9.99\nregion = "hanse"'
    said = complaint((old, old.replace("hanse", "atlantis")))
    lines = OWN.splitlines()
    hamburg = lines.index('id = "hamburg"')
    assert f"line {hamburg}: this `city` must be: in one of the regions above" in said


def test_a_city_without_a_provenance_is_refused() -> None:
    old = 'lon = 9.99\nregion = "hanse"\nprovenance = "reconstructed"'
    assert "its provenance is one of" in complaint((old, old.replace("reconstructed", "guessed")))


def test_a_map_read_off_a_box_is_not_held_to_what_we_ask_of_ours() -> None:
    cheap = ('["muenchen", "linz", 38]', '["muenchen", "linz", 12]')
    box = ('value = "full"\nprovenance = "stated"', 'value = "full"\nprovenance = "box"')
    terms = GAME.new_terms(4, None, own_map(cheap, box))
    assert terms.board_hash == own_map(cheap).hash
    assert OURS not in {one.asked_by for one in constraints(TradeMap(own_map(cheap, box)))}


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_map_is_refused_where_its_discs_or_villages_do_not_suffice(seats: int) -> None:
    with pytest.raises(BadBoard, match=r"dealt evenly|villages in play"):
        GAME.new_terms(seats, None, BoardFile.read(TINY))


def test_a_game_on_a_map_of_ones_own_calls_strange_places_by_no_wrong_name() -> None:
    match = ludotheque.new_match("pfeffersaecke", seats=2, luck=Luck.seeded(4), board=TINY)
    match.play(match.asks()[0], "found w1")
    assert told(match, "founded")[0]["place"] == 46
    assert shown(match, "village_counter") == 2


def test_known_places_keep_their_names_wherever_they_stand_in_the_file() -> None:
    text = OWN.replace('id = "v01"', 'id = "vx"').replace('"v01"', '"vx"')
    box = text.replace(
        'value = "full"\nprovenance = "stated"', 'value = "full"\nprovenance = "box"'
    )
    terms = GAME.new_terms(4, None, BoardFile(box, "box.toml"))
    spoken = terms.spoken  # type: ignore[attr-defined]
    assert spoken[:25] == list(range(25))
    assert spoken[25] == 46
    assert spoken[26:] == list(range(26, 45))


def test_the_hash_of_the_board_is_in_the_position() -> None:
    assert f'"board":"{own_map().hash}"' in new_table().position()
