"""Zankapfel's open windows: bribes and quarrels, in which several people decide at once."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Windows
from tests.browser.hands import chosen_of, tap_stop, wait_for_question
from tests.browser.stage import PHONE, WIDE
from tests.browser.test_room import PHONES, SMALLEST

NAMES = ["Anna", "Ben", "Chloé"]
COLOURS = ["red", "yellow", "green", "blue"]


@pytest.fixture
def farmers(windows: Windows, new_table: Callable[..., str]) -> list[Page]:
    """Three people at a table of Zankapfel; the second plays on a phone."""
    pages = [windows.open()]
    new_table(pages[0], game="zankapfel", seats=3, bots={})
    for name, size in zip(NAMES[1:], (PHONE, WIDE), strict=True):
        page = windows.open(pages[0].url, size=size)
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Sit down").click()
        pages.append(page)
    pages[0].get_by_role("button", name="Start", exact=True).click()
    return pages


def choose(page: Page, move: str) -> None:
    """Preview a move and play it, from the list; the server has taken it then."""
    wait_for_question(page)
    listed = page.locator(f"ol[data-moves] [data-move='{move}']")
    listed.dispatch_event("click")
    _wait_until_none(page, f"[data-move='{move}'][aria-pressed=false]")
    if chosen_of(page) == move:
        listed.dispatch_event("click")
    _wait_until_none(page, f"[data-move='{move}'][aria-pressed=true]")
    page.locator(".prompt[data-calm=true]").wait_for()


def _wait_until_none(page: Page, what: str) -> None:
    page.wait_for_function("(what) => !document.querySelector(`ol[data-moves] ${what}`)", arg=what)


def set_up(pages: list[Page]) -> None:
    """The mayor begins in the middle, and six trees at the edges are taken out."""
    choose(pages[0], "place c3")
    for place, square in enumerate(["a1", "b1", "c1", "d1", "e1", "a5"]):
        choose(pages[place % 3], f"remove {square}")


def hand(page: Page) -> list[str]:
    """The kinds of apple cards in somebody's hand."""
    cards = page.locator("[data-stop^=hand-]")
    expect(cards).not_to_have_count(0)
    names: list[str] = cards.evaluate_all("(cards) => cards.map((card) => card.dataset.stop)")
    return [name.removeprefix("hand-") for name in names]


def play_cards(pages: list[Page], cards: list[str]) -> None:
    for page, card in zip(pages, cards, strict=True):
        choose(page, f"play {card}")


def test_offers_made_at_the_same_time_both_stand_and_survive_a_reload(farmers: list[Page]) -> None:
    anna, ben, chloe = farmers
    set_up(farmers)
    for page in farmers:
        wait_for_question(page)
        choose(page, f"play {hand(page)[0]}")
    choose(anna, "go b2")

    # The bribery window: both others are asked.
    for page in (ben, chloe):
        wait_for_question(page)
    tap_stop(ben, "square-e5")
    expect(ben.locator(".refusal")).to_contain_text(
        "You can only ask for a square to which the mayor could go."
    )
    expect(ben.locator(".refusal button").first).to_contain_text("ZK-17")
    tap_stop(ben, "square-d4")
    tap_stop(ben, "choice-offer-2-d4")
    expect(ben.locator(".prompt .would")).to_contain_text("You offer 2 points for D4.")
    ben.reload()
    wait_for_question(ben)
    expect(chloe.locator(".prompt.asked")).to_be_visible()

    tap_stop(ben, "square-d4")
    tap_stop(ben, "choice-offer-2-d4")
    chloe.locator("[data-stop=square-d2]").press("Enter")
    expect(chloe.locator("[data-stop=choice-offer-1-d2]")).to_be_focused()
    chloe.keyboard.press("Enter")
    expect(chloe.locator(".prompt .would")).to_contain_text("You offer 1 point for D2.")
    ben.locator("[data-stop=choice-offer-2-d4]").dispatch_event("click")
    chloe.keyboard.press("Enter")

    for page in farmers:
        expect(page.locator("[data-stop=square-d4]")).to_have_attribute(
            "aria-label", re.compile("Ben offers 2 points for it")
        )
        expect(page.locator("[data-stop=square-d2]")).to_have_attribute(
            "aria-label", re.compile("Chloé offers 1 point for it")
        )

    # One may revise once; after that the window says so.
    choose(ben, "offer 1 d2")
    ben.reload()
    expect(ben.locator("[data-stop=person-1]")).to_have_attribute(
        "aria-label", re.compile("Offers 1 point for D2")
    )
    tap_stop(ben, "square-c4")
    expect(ben.locator(".refusal button").first).to_contain_text("ZK-R3")

    choose(chloe, "done")
    wait_for_question(anna)
    anna.locator("[data-stop=square-d2]").click()
    anna.locator("[data-stop=choice-accept-blue]").click()
    expect(anna.locator(".prompt .would")).to_contain_text("You take Ben’s bribe: 1 point.")
    anna.locator("[data-stop=choice-accept-blue]").click()
    expect(chloe.locator(".log")).to_contain_text("The mayor walks to D2, and its token is taken.")


def quarrel(pages: list[Page]) -> tuple[list[Page], Page]:
    """Lead two of the three into a quarrel; the third only watches it."""
    set_up(pages)
    wait_for_question(pages[0])
    hands = [hand(page) for page in pages]
    for first, second, third in ((0, 1, 2), (0, 2, 1), (1, 2, 0)):
        for colour in COLOURS:
            if not all(colour in hands[seat] or "joker" in hands[seat] for seat in (first, second)):
                continue
            other = next((card for card in hands[third] if card not in (colour,)), "")
            if not other:
                continue
            cards = ["", "", ""]
            for seat in (first, second):
                cards[seat] = colour if colour in hands[seat] else "joker"
            cards[third] = other
            play_cards(pages, cards)
            choose(pages[0], "go b2")
            for page in pages[1:]:
                choose(page, "done")
            apart = next(one for one in COLOURS if one not in (colour, other))
            for seat in range(3):
                if cards[seat] == "joker":
                    choose(pages[seat], f"name {apart if seat == third else colour}")
            return [pages[first], pages[second]], pages[third]
    raise AssertionError(f"nobody can quarrel with {hands}")


def test_a_quarrel_keeps_its_secrets_and_every_decision(farmers: list[Page]) -> None:
    heard: list[str] = []
    (one, other), watcher = quarrel(farmers)
    seat, rival = farmers.index(one), farmers.index(other)
    for page in (one, other):
        wait_for_question(page)
    watcher.on(
        "websocket", lambda line: line.on("framereceived", lambda text: heard.append(str(text)))
    )
    watcher.reload()
    expect(watcher.locator(f"[data-stop=contender-{seat}]")).to_be_visible()

    # A low card and a high one. What is laid is laid, and the other's choice is not disturbed.
    low, high = (
        page.locator(f"[data-stop=discord-{value}]") for page, value in ((one, 1), (other, 10))
    )
    for card in (low, high):
        card.dispatch_event("click")
        expect(card).to_have_attribute("aria-pressed", "true")
    low.dispatch_event("click")
    expect(one.locator(".prompt.asked")).to_have_count(0)
    one.locator("[data-stop=discord-5]").dispatch_event("click")
    expect(one.locator(".refusal button").first).to_contain_text("ZK-24")
    expect(high).to_have_attribute("aria-pressed", "true")
    high.dispatch_event("click")
    for page in (one, other):
        expect(page.locator("[data-stop=stand]")).to_be_visible()
        wait_for_question(page)

    # To everyone else the two look the same.
    def drawn(page: Page, contender: int) -> list[str]:
        """What a contender's card is drawn of, and what is written on it."""
        card = page.locator(f"[data-stop=contender-{contender}] > g > g").nth(1)
        parts: list[str] = card.evaluate(
            "(card) => [card.textContent, ...[...card.querySelectorAll('*')]"
            ".map((part) => `${part.tagName} ${part.getAttribute('class')}`)]"
        )
        return parts

    for contender in (seat, rival):
        expect(watcher.locator(f"[data-stop=contender-{contender}]")).to_have_attribute(
            "aria-label", re.compile("A card lies face down")
        )
    assert drawn(watcher, seat) == drawn(watcher, rival)
    assert drawn(watcher, seat)[0] == ""
    assert drawn(one, seat)[0] == "1"
    assert drawn(one, rival) == drawn(watcher, rival)
    assert drawn(other, seat) == drawn(watcher, seat)
    assert heard
    for text in heard:
        assert '"lay 1"' not in text and '"lay 10"' not in text
        for laid in re.findall(r'"laid":\[([^\]]*)\]', text):
            assert set(laid.split(",")) <= {"0", "-1"}

    # A reload inside the window changes nothing: one's own card lies, and one is still asked.
    other.reload()
    wait_for_question(other)
    expect(other.locator(f"[data-stop=contender-{rival}]")).to_have_attribute(
        "aria-label", re.compile("Your 10 lies face down")
    )

    # One stands; the other buys a die; whoever stood is asked again.
    choose(one, "stand")
    expect(one.locator(".prompt.asked")).to_have_count(0)
    choose(other, "dice 2")
    wait_for_question(one)
    expect(one.locator(f"[data-stop=contender-{rival}]")).to_have_attribute(
        "aria-label", re.compile("2 dice bought")
    )
    other.locator("[data-stop=dice-1]").dispatch_event("click")
    expect(other.locator(".refusal button").first).to_contain_text("ZK-26")
    expect(one.locator(".prompt.asked")).to_be_visible()
    choose(one, "stand")

    # The reveal: the scene closes, and how it ended stays to be seen.
    for page in farmers:
        expect(page.locator("[data-stop^=contender-]")).to_have_count(0)
        slate = page.locator("[data-stop=slate]")
        expect(slate).to_have_attribute("aria-label", re.compile(rf"{NAMES[seat]} 1\b(?!\d)"))
        expect(slate).to_have_attribute("aria-label", re.compile(rf"{NAMES[rival]} (1[2-9]|2\d)"))


@pytest.mark.parametrize("size", PHONES)
def test_points_signs_and_farm_can_be_read_on_a_phone(
    windows: Windows, new_table: Callable[..., str], size: tuple[int, int]
) -> None:
    page = windows.open(size=size)
    bots = {str(seat): "regular" for seat in range(1, 6)}
    new_table(page, game="zankapfel", seats=6, bots=bots, start=True)
    wait_for_question(page)
    texts = page.locator(
        "[data-stop^=person-] :is(.score, .count), .sign text, [data-stop=pile] text"
    )
    sizes = texts.evaluate_all(
        """(texts) => texts.filter((one) => one.checkVisibility({ visibilityProperty: true }))
          .map((one) => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a)"""
    )
    assert len(sizes) == 6 + 6 + 20 + 1
    assert min(sizes) >= SMALLEST


def test_an_empty_hand_is_no_news_before_the_deal(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    page = windows.open()
    new_table(page, game="zankapfel", seats=3, bots={"1": "regular", "2": "regular"}, start=True)
    wait_for_question(page)
    expect(page.locator("section.board")).not_to_contain_text("in hand")
