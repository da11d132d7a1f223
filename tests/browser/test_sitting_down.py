"""Sitting down: what the shelf offers first, which bots are chosen, and friends who gather."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from ludotheque.bots.strength import strengths_of
from ludotheque.core.registry import find_game, games
from ludotheque.core.words import words_of
from tests.browser.conftest import Windows
from tests.browser.fitness import faults, small_targets
from tests.browser.hands import choose, resize, tab_to, wait_until_told
from tests.browser.stage import PHONE

GUIDED = [name for name in games() if (find_game(name).folder / "web" / "guide.ts").exists()]
SIZES = [(1440, 900), (1280, 720), PHONE, (360, 640), (844, 390)]
LANGUAGES = ["fr-FR", "de-DE", "en-GB"]


def box_of(page: Page, game: str) -> Locator:
    """The game's box on the shelf."""
    return page.locator(".box", has=page.locator(f'h3 a[href="/g/{game}"]'))


def table_of(page: Page) -> dict[str, Any]:
    """The table that the page is at, as the server has it."""
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    answer = page.request.get(page.url.replace("/t/", "/api/tables/"))
    table: dict[str, Any] = answer.json()
    return table


def bots_of(page: Page) -> list[str]:
    """How strong the bots are that sit at the page's table."""
    return [seat["level"] for seat in table_of(page)["seats"] if seat["kind"] == "bot"]


def keep_choice(page: Page, **choices: dict[str, Any]) -> None:
    """Let the device know how games were begun last."""
    kept = json.dumps(choices)
    page.evaluate("(kept) => localStorage.setItem('ludotheque.choices', kept)", kept)


def test_a_newcomer_is_offered_the_guided_game_first(windows: Windows) -> None:
    page = windows.open()
    for game in GUIDED:
        acts = box_of(page, game).locator(".acts .button")
        expect(acts).to_have_text(["Guided first game", "Play against bots", "Play with friends"])
        expect(box_of(page, game).locator(".button.main")).to_have_text(["Guided first game"])
    box_of(page, "zock").get_by_role("link", name="Guided first game").click()
    expect(page).to_have_url(re.compile("/g/zock/guide$"))
    page.goto("/g/zock")
    expect(page.locator("main .button.main")).to_have_text(["Guided first game"])


def test_every_game_begins_in_two_taps_and_the_next_time_in_one(windows: Windows) -> None:
    page = windows.open(size=PHONE)
    for game in GUIDED:
        page.goto("/")
        box_of(page, game).get_by_role("button", name="Play against bots").tap()
        page.get_by_role("dialog").get_by_role("button", name="Start").tap()
        page.locator(".play").wait_for()
        fewest = min(find_game(game).seats) - 1
        assert bots_of(page) == ["novice"] * fewest

    page.goto("/")
    box = box_of(page, "zock")
    expect(box.locator(".button.main")).to_have_text(["Play again"])
    expect(box).to_contain_text("1 bot · learning")
    box.get_by_role("button", name="Play again").tap()
    page.locator(".play").wait_for()
    assert bots_of(page) == ["novice"]


def test_how_many_bots_and_how_strong_is_chosen_by_keyboard_and_remembered(
    windows: Windows,
) -> None:
    page = windows.open()
    tab_to(page, box_of(page, "pfeffersaecke").get_by_role("button", name="Play against bots"))
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Pfeffersäcke: against bots")
    opponents = dialog.get_by_role("group", name="Opponents").get_by_role("radio")
    strengths = dialog.get_by_role("group", name="Strength of the bots").get_by_role("radio")
    expect(opponents).to_have_count(5)
    expect(strengths).to_have_count(4)
    assert faults(page) == []
    tab_to(page, opponents.first)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    tab_to(page, strengths.nth(1))
    page.keyboard.press("ArrowRight")
    expect(dialog).to_contain_text("Weighs every move")
    tab_to(page, dialog.get_by_role("button", name="Start"))
    page.keyboard.press("Enter")
    page.locator(".play").wait_for()
    assert bots_of(page) == ["regular"] * 3
    assert page.evaluate("window.pointers") == 0

    page.goto("/")
    box = box_of(page, "pfeffersaecke")
    expect(box.get_by_role("button", name="3 bots · plays along")).to_be_visible()
    box.get_by_role("button", name="Play again").click()
    page.locator(".play").wait_for()
    assert bots_of(page) == ["regular"] * 3
    page.goto("/g/pfeffersaecke")
    expect(page.get_by_role("radio", name="3", exact=True)).to_be_checked()
    expect(page.get_by_role("radio", name="plays along")).to_be_checked()


def test_options_follow_the_number_of_players_and_are_remembered(windows: Windows) -> None:
    page = windows.open()
    box_of(page, "apaches").get_by_role("button", name="Play against bots").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Options of the table", exact=True).click()
    quarters = dialog.get_by_label("Which quarters are open")
    expect(quarters.locator("option")).to_have_count(12)
    expect(dialog.get_by_text("One of the sets that the rule sheet gives")).to_be_visible()
    choose(dialog, "Opponents", "2")
    expect(quarters.locator("option")).to_have_count(5)
    choose(dialog, "Opponents", "3")
    expect(quarters).to_have_count(0)
    rounds = dialog.get_by_label("Rounds")
    rounds.fill("4")
    rounds.blur()
    dialog.get_by_role("button", name="Start").click()
    page.locator(".play").wait_for()
    assert table_of(page)["options"]["rounds"] == 4
    page.goto("/")
    expect(box_of(page, "apaches")).to_contain_text("3 bots · learning · options")
    box_of(page, "apaches").get_by_role("button", name="Play again").click()
    page.locator(".play").wait_for()
    assert table_of(page)["options"]["rounds"] == 4


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (844, 390)])
def test_on_a_phone_the_link_to_pass_on_comes_first(
    windows: Windows, size: tuple[int, int]
) -> None:
    page = windows.open(size=size)
    box_of(page, "zock").get_by_role("button", name="Play with friends").tap()
    page.locator(".lobby").wait_for()
    expect(page.get_by_label("Link", exact=True)).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Copy")).to_be_in_viewport(ratio=1)


def test_after_a_table_with_friends_friends_come_first(windows: Windows) -> None:
    page = windows.open()
    box_of(page, "zankapfel").get_by_role("button", name="Play with friends").click()
    page.locator(".lobby").wait_for()
    players = page.get_by_role("group", name="Players").get_by_role("radio")
    expect(players).to_have_count(4)
    expect(page.get_by_role("radio", name="6", exact=True)).to_be_checked()
    choose(page, "Players", "3")
    expect(page.locator(".seats li")).to_have_count(3)
    expect(page.locator(".lobby .button.main")).to_have_text(["Copy"])  # One came to invite.
    expect(page.get_by_role("heading", name="Invite")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Start with 2 bots").click()
    page.locator(".play").wait_for()
    page.goto("/")
    expect(box_of(page, "zankapfel").locator(".button.main")).to_have_text(["Play with friends"])
    box_of(page, "zankapfel").get_by_role("button", name="Play with friends").click()
    expect(page.locator(".seats li")).to_have_count(3)


def test_friends_gather_chat_and_choose_a_bots_strength(windows: Windows) -> None:
    host = windows.open()
    box_of(host, "zock").get_by_role("button", name="Play with friends").click()
    choose(host, "Players", "3")
    host.get_by_label("Strength of the bots").select_option("regular")
    bots = host.get_by_role("button", name="Bot", exact=True)
    expect(bots).to_have_count(2)  # Three seats: the server has heard of it.
    bots.last.click()
    wins = {(one.level, one.seats): one.wins for one in strengths_of(find_game("zock"))}
    expect(host.locator(".start")).to_contain_text(f"it wins {wins['regular', 3]} of 100 games")
    strength = host.get_by_label(re.compile("How strong .+ is"))
    expect(strength).to_have_value("regular")
    tempers = [words_of(find_game("zock"), "en").say(f"temper-{number}") for number in range(6)]
    seat = host.locator(".seats li").last
    expect(seat).to_contain_text(re.compile("|".join(re.escape(one) for one in tempers)))
    name = seat.locator("strong").inner_text()
    strength.select_option("novice")
    expect(seat).not_to_contain_text("·")
    expect(seat.locator("strong")).to_have_text(name)

    friend = windows.open(host.url, size=PHONE)
    expect(friend.locator(".seats")).to_contain_text("bot, learning")
    friend.get_by_role("button", name="Sit down").tap()
    expect(friend.locator(".seats li").nth(1)).to_contain_text("on this device")
    watcher = windows.open(host.url)
    watcher.locator(".lobby .chat").wait_for()

    for page, text in ((friend, "shall we?"), (host, "one moment"), (watcher, "may I watch?")):
        page.get_by_label("Say something").fill(text)
        page.get_by_role("button", name="Send", exact=True).click()
        for other in (host, friend, watcher):
            expect(other.locator(".chat li").last).to_contain_text(text)
    wait_until_told(host, "says: may I watch?")
    said = host.locator(".chat li strong").all_inner_texts()
    assert all(said) and len(set(said)) == 3
    assert faults(host) == [] and faults(friend) == [] and small_targets(friend) == []

    host.get_by_role("button", name="Start", exact=True).click()
    friend.locator(".play").wait_for()
    assert bots_of(friend) == ["novice"]
    host.get_by_role("tab", name="Chat").click()
    expect(host.locator(".chat li")).to_have_count(3)


def test_what_is_said_while_people_gather_is_noticed_where_the_chat_is_out_of_sight(
    windows: Windows,
) -> None:
    host = windows.open(panel="")
    box_of(host, "zock").get_by_role("button", name="Play with friends").click()
    host.locator(".lobby").wait_for()
    friend = windows.open(host.url, size=PHONE)
    friend.get_by_role("button", name="Sit down").tap()
    friend.locator("#seats").scroll_into_view_if_needed()
    news = friend.get_by_role("button", name="A new message")

    def say(page: Page, text: str) -> None:
        page.get_by_label("Say something").fill(text)
        page.get_by_role("button", name="Send", exact=True).click()

    say(host, "shall we?")
    news.wait_for()
    assert faults(friend) == [] and small_targets(friend) == []
    news.tap()
    expect(friend.locator(".chat li")).to_be_in_viewport()
    expect(news).to_have_count(0)
    say(friend, "one moment")
    expect(host.locator(".chat li")).to_have_count(2)
    friend.locator("#seats").scroll_into_view_if_needed()
    say(host, "off we go")
    news.wait_for()
    host.get_by_role("button", name="Start with").click()
    for page, count in ((host, 0), (friend, 1)):
        page.locator(".play").wait_for()
        dot = page.locator("header button[aria-label=Chat]", has_text="something new")
        expect(dot).to_have_count(count)


def test_whoever_made_the_table_takes_a_name_and_a_look_of_their_own(windows: Windows) -> None:
    host = windows.open()
    box_of(host, "zock").get_by_role("button", name="Play with friends").click()
    host.locator(".lobby").wait_for()
    friend = windows.open(host.url)
    friend.get_by_role("button", name="Sit down").click()
    host.get_by_role("button", name=re.compile("Change how .* is seen")).click()
    dialog = host.get_by_role("dialog", name="Name, colour and shape")
    worn = table_of(host)["seats"][1]["colour"]
    expect(dialog.get_by_role("radio", name=worn)).to_be_disabled()
    dialog.get_by_label("Your name").fill("Anna")
    dialog.get_by_title("purple").click()
    assert faults(host) == []
    dialog.get_by_role("button", name="Change it").click()
    expect(dialog).to_have_count(0)
    expect(friend.locator(".seats li").first).to_contain_text("Anna")
    mine = table_of(host)["seats"][0]
    assert (mine["name"], mine["colour"], mine["is_host"]) == ("Anna", "purple", True)
    host.goto("/")
    box_of(host, "zock").get_by_role("button", name="Play with friends").click()
    expect(host.locator(".seats li").first).to_contain_text("Anna")


def test_nobody_is_called_or_looks_like_somebody_else(windows: Windows) -> None:
    """Six newcomers with the same ready-made name and no choice of their own."""
    same = at_name("Otter")
    host = windows.open(before=same)
    box_of(host, "pfeffersaecke").get_by_role("button", name="Play with friends").click()
    host.locator(".lobby").wait_for()
    waiting = [windows.open(host.url, before=same) for _ in range(2)]
    for page in waiting:
        page.get_by_role("button", name="Sit down").wait_for()
    # What was offered before somebody else sat down is offered no longer.
    waiting[0].get_by_role("button", name="Sit down").click()
    expect(host.locator(".seats li strong.soft")).to_have_count(4)
    taken = table_of(host)["seats"][1]["name"]
    expect(waiting[1].get_by_label("Your name")).not_to_have_value(taken)
    expect(waiting[1].get_by_role("radio", name="red")).to_be_disabled()
    expect(waiting[1].get_by_role("radio", name="circle")).to_be_disabled()
    waiting[1].get_by_role("button", name="Sit down").click()
    expect(host.locator(".seats li strong.soft")).to_have_count(3)
    host.get_by_role("button", name="Somebody here").first.click()
    host.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    for left in (2, 1, 0):
        expect(host.locator(".seats li strong.soft")).to_have_count(left)
        if left:
            host.get_by_role("button", name="Bot", exact=True).first.click()

    seats = table_of(host)["seats"]
    assert len({seat["colour"] for seat in seats}) == len({seat["shape"] for seat in seats}) == 6
    names = host.locator(".seats li strong").all_inner_texts()
    assert len(set(names)) == 6
    assert not [name for name in names if re.search(r"\d", name)]


def at_name(name: str) -> str:
    """A script that gives a device a name, at the speed of the tests."""
    kept = json.dumps({"name": name, "speed": "once"})
    return (
        'if (location.protocol.startsWith("http") && !localStorage.getItem("ludotheque.settings"))'
        f" localStorage.setItem('ludotheque.settings', '{kept}');"
    )


def test_a_private_link_is_to_be_kept_and_a_link_for_watching_to_be_passed_on(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    share = "navigator.share = () => Promise.resolve();"
    page = windows.open(before=share)
    new_table(page, start=True)
    page.get_by_role("button", name="The table").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Your seat on another device").click()
    expect(dialog.get_by_label("Link", exact=True)).to_have_value(re.compile("/seat/"))
    expect(dialog).to_contain_text("Keep this link for yourself.")
    expect(dialog).not_to_contain_text("Pass this link on")
    expect(dialog.get_by_role("button", name="Share")).to_have_count(0)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="The table").click()
    dialog.get_by_role("button", name="Link for watching").click()
    expect(dialog).to_contain_text("Whoever opens this link watches the game")
    expect(dialog.get_by_role("button", name="Share")).to_be_visible()


def test_who_has_followed_the_guide_to_its_end_is_no_newcomer(windows: Windows) -> None:
    page = windows.open()
    keep_choice(page, zock={"how": "guide"})
    page.reload()
    expect(box_of(page, "zock").locator(".button.main")).to_have_text(["Play against bots"])
    expect(box_of(page, "zock").get_by_role("link", name="Guided first game")).to_be_visible()


def lines_of(buttons: Locator) -> dict[str, int]:
    """On how many lines each button's words stand."""
    found: dict[str, int] = buttons.evaluate_all(
        """(all) => Object.fromEntries(all.map((one) => {
          const range = document.createRange();
          const words = [...one.childNodes].filter((node) => node.nodeName === "#text");
          const lines = words.filter((node) => node.data.trim()).flatMap((node) => {
            range.selectNodeContents(node);
            return [...range.getClientRects()].map((box) => box.bottom);
          });
          return [one.textContent.trim(), new Set(lines.map(Math.round)).size];
        }))"""
    )
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_shelf_and_lobby_fit_every_window(
    windows: Windows, new_table: Callable[..., str], language: str
) -> None:
    page = windows.open(language=language)
    page.locator(".box").first.wait_for()
    most = {"how": "bots", "seats": 6, "level": "regular", "options": {"reopen": True}}
    keep_choice(page, pfeffersaecke=most, zankapfel={"how": "friends"})
    wrong: list[str] = []

    def look(where: str) -> None:
        page.evaluate("() => document.fonts.ready.then(() => null)")
        over = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        if over > 0:
            wrong.append(f"{where} scrolls sideways by {over}")
        for text, lines in lines_of(page.locator(".acts .button, .button.main")).items():
            if lines > 1:
                wrong.append(f"{where}: {text!r} stands on {lines} lines")
        wrong.extend(f"{where}: {one}" for one in small_targets(page))

    page.reload()
    page.locator(".box").last.wait_for()
    for size in SIZES:
        resize(page, size)
        look(f"shelf {size}")
        box_of(page, "zock").locator("[aria-haspopup=dialog]").click()
        page.locator("dialog[open] .button.main").wait_for()
        look(f"start {size}")
        bottom = page.locator("dialog[open] .button.main").evaluate(
            "(one) => innerHeight - one.getBoundingClientRect().bottom"
        )
        if bottom < 0:
            wrong.append(f"start {size}: the button lies {-bottom} below the window")
        page.keyboard.press("Escape")
    new_table(
        page, game="pfeffersaecke", seats=6, bots={"3": "random", "4": "novice", "5": "regular"}
    )
    page.locator(".lobby .seats").wait_for()
    page.locator("#agreed").wait_for()
    for size in SIZES:
        resize(page, size)
        look(f"lobby {size}")
    wrong += faults(page)
    assert wrong == []
