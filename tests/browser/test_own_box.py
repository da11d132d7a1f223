"""The owner's box in the browser: board files with faults and without, values that a box shows
otherwise, and a table that is made, played and replayed on them; and the switch *even chances*."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Route, expect

from ludotheque.core.registry import find_game
from tests.browser.conftest import Windows
from tests.browser.fitness import faults
from tests.browser.hands import choose, play_by_keys, play_by_touch, play_to_the_end
from tests.browser.stage import PHONE

OWN = find_game("zock").own_board().text
GOOD = 'title = "Annas Schachtel"\n\n' + OWN.replace("value = 100000", "value = 64000")


def short_game(page: Page, label: str, options: str) -> None:
    """One round only."""
    page.get_by_text(options, exact=True).click()
    rounds = page.get_by_label(label)
    rounds.fill("1")
    rounds.blur()


def test_a_board_file_is_mended_played_on_and_replayed(windows: Windows, tmp_path: Path) -> None:
    page = windows.open("/g/zock", language="de-DE")
    page.get_by_text("Die Werte deiner eigenen Schachtel").click()
    broken = tmp_path / "meine.toml"
    broken.write_text(GOOD.replace("value = 40\n", "value = 1979-05-27\n"), encoding="utf-8")
    page.get_by_label("Datei wählen").set_input_files(broken)
    line = broken.read_text(encoding="utf-8").splitlines().index("value = 1979-05-27") + 1
    fault = page.get_by_role("alert")  # There is one: it is told of where it is to be mended.
    expect(fault).to_contain_text(f"meine.toml, Zeile {line}: in „squares“ steht ein Datum")
    expect(page.get_by_role("button", name="Mit Freunden spielen")).to_be_disabled()
    assert faults(page) == []

    text = page.get_by_label("Text der Plandatei")
    text.fill(GOOD.replace("value = 40\n", "value = 26\n"))
    page.get_by_role("button", name="Durchsehen").click()
    expect(fault).to_contain_text("braucht es ein Vielfaches von vier")
    text.fill(GOOD)
    page.get_by_role("button", name="Durchsehen").click()
    expect(page.locator("form .notice.good")).to_contain_text("„Annas Schachtel“")

    short_game(page, "Länge der Partie, in Runden", "Optionen des Tisches")
    page.get_by_role("button", name="Mit Freunden spielen").click()
    agreed = page.get_by_role("region", name="Was ausgemacht ist")
    expect(agreed).to_contain_text("Dieser Tisch spielt mit eigenen Werten: „Annas Schachtel“.")
    assert faults(page) == []
    page.get_by_role("button", name="Mit 1 Bot anfangen").click()
    expect(page.locator("header .tag")).to_have_text("Annas Schachtel")
    play_to_the_end((page, play_by_keys))

    page.get_by_role("link", name="Noch einmal ansehen").click()
    page.locator("main.player").wait_for()
    expect(page.locator("header .tag")).to_have_text("Annas Schachtel")
    page.get_by_role("tab", name="Siegel").click()
    expect(page.locator("[data-shown=same]")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Protokoll sichern").click()
    log = tmp_path / "game.log"
    download.value.save_as(log)
    assert json.loads(log.read_text(encoding="utf-8").splitlines()[0])["board_file"] == GOOD


def test_my_box_says_otherwise_on_a_phone(windows: Windows, tmp_path: Path) -> None:
    page = windows.open("/g/zock", size=PHONE)
    page.get_by_text("Values that the sheet does not state").tap()
    values = page.get_by_role("region", name="Where the values come from")
    bank = values.get_by_role("listitem").filter(has_text="What the bank holds at the start")
    expect(bank).to_contain_text("reconstructed by us")
    expect(bank).to_contain_text("Large enough that it seldom runs dry")
    bank.get_by_role("button", name="My box says otherwise").tap()
    assert faults(page) == []
    bank.get_by_label("What your box shows").fill("64250")
    bank.get_by_role("button", name="Change it").tap()
    expect(values.get_by_role("alert")).to_contain_text("`bank` must be: a multiple of 500")
    expect(page.get_by_role("alert")).to_have_count(1)
    expect(page.locator("form .notice.bad")).to_have_text(
        "One of the values further down has to be mended."
    )
    expect(values.get_by_role("button", name="Play now with these values")).to_be_disabled()

    expect(bank.get_by_role("button", name="My box says otherwise")).to_be_focused()
    page.keyboard.press("Enter")
    bank.get_by_label("What your box shows").fill("64000")
    page.keyboard.press("Enter")
    expect(bank).to_contain_text("read off a real box")
    expect(values.get_by_role("status")).to_contain_text("The box of")
    with page.expect_download() as download:
        values.get_by_role("button", name="Save the board file").tap()
    saved = tmp_path / "board.toml"
    download.value.save_as(saved)
    assert 'value = 64000\nprovenance = "box"' in saved.read_text(encoding="utf-8")

    short_game(page, "Length of the game, in rounds", "Options of the table")
    values.get_by_role("button", name="Play now with these values").tap()
    expect(page.locator("header .tag")).to_contain_text("The box of")
    play_to_the_end((page, play_by_touch))


def test_a_file_that_says_nothing_and_one_that_is_no_text_are_not_played_on(
    windows: Windows, tmp_path: Path
) -> None:
    page = windows.open("/g/zock", language="fr-FR")
    page.get_by_text("Les valeurs de votre boîte").click()
    fault = page.get_by_role("alert").first
    for name, text, said in (
        ("vide.toml", b"", "la valeur « squares » manque"),
        ("vieille.toml", "# Boîte".encode("latin-1"), "ce n’est pas un fichier de texte"),
    ):
        file = tmp_path / name
        file.write_bytes(text)
        page.get_by_label("Choisir un fichier").set_input_files(file)
        expect(fault).to_contain_text(said)
        expect(page.get_by_role("button", name="Jouer avec des amis")).to_be_disabled()


def even_game(route: Route) -> None:
    """The shelf, on which Zock has some options for even chances, and others with three."""
    answer = route.fetch()
    shelf: list[dict[str, Any]] = answer.json()
    zock = next(one for one in shelf if one["name"] == "zock")
    for option in zock["options"]:
        for there in option["at"]:
            if option["name"] == "stacks" and there["seats"] == 4:
                there["even"] = False
            elif option["name"] == "rounds" and there["seats"] > 2:
                there.update(even=20, high=200 if there["seats"] == 4 else 25)
            elif option["name"] == "cash":
                there["even"] = "after" if there["seats"] == 3 else there["default"]
    route.fulfill(response=answer, json=shelf)


def test_one_switch_gives_even_chances_and_follows_the_number_of_players(
    windows: Windows,
) -> None:
    page = windows.open("/settings")
    page.route("**/api/games", even_game)
    page.goto("/g/zock")
    choose(page, "Opponents", "3")
    page.get_by_text("Options of the table", exact=True).click()
    even = page.get_by_label("Even chances")
    stacks = page.get_by_label("Pawns that count together")
    rounds = page.get_by_label("Length of the game, in rounds")
    cash = page.get_by_label("When to cash in")
    expect(stacks).to_be_checked()
    expect(page.locator("form .about", has_text="Pawns of one colour may share")).to_be_visible()
    even.check()
    expect(stacks).not_to_be_checked()
    expect(rounds).to_have_value("20")
    assert faults(page) == []

    choose(page, "Opponents", "2")
    said = page.locator("form [role=status]")
    expect(said).to_contain_text("With 3 players other options are set")
    expect(said).to_contain_text("When to cash in: after the throw")
    expect(even).to_be_checked()
    expect(stacks).to_be_checked()
    expect(cash).to_have_value("after")
    even.uncheck()
    expect(rounds).to_have_value("30")
    choose(page, "Opponents", "3")
    rounds.fill("100")
    rounds.blur()
    choose(page, "Opponents", "2")
    expect(said).to_contain_text("Length of the game, in rounds: 30")
    even.check()

    page.get_by_role("button", name="Play with friends").click()
    agreed = page.get_by_role("region", name="What is agreed")
    expect(agreed.get_by_label("Even chances")).to_be_checked()
    expect(agreed.get_by_label("When to cash in")).to_have_value("after")
    seats = page.get_by_role("region", name="Round the table")
    choose(seats, "Players", "4")
    expect(seats.get_by_role("status")).to_contain_text("With 4 players other options are set")
    expect(agreed.get_by_label("Even chances")).to_be_checked()
    expect(agreed.get_by_label("When to cash in")).to_have_value("before")
    expect(agreed.get_by_label("Pawns that count together")).not_to_be_checked()
    agreed.get_by_label("Even chances").uncheck()
    expect(agreed.get_by_label("Pawns that count together")).to_be_checked()
