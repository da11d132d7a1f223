"""Zapp Zerapp's race by ear: barrels taken, shaken and heard, and nothing told but the sound."""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from playwright.sync_api import Locator, Page, Response, WebSocket, expect

from ludotheque.games.zapp_zerapp.moves import letter_of
from ludotheque.games.zapp_zerapp.sound import estimate, read_wav
from tests.browser.conftest import Windows
from tests.browser.hands import play_by_keys, wait_for_question
from tests.browser.stage import PHONE

GAME = "zapp-zerapp"
LONG = {"shake_seconds": 120}
BY_TURNS = {"tempo": "turns", "ears": "number,number"}

_LISTEN_IN = """
window.heard = [];
window.pans = [];
window.trembled = [];
window.contexts = 0;
const Context = AudioContext;
window.AudioContext = class extends Context {
  constructor() {
    super();
    window.contexts++;
  }
  createStereoPanner() {
    const panner = super.createStereoPanner();
    window.pans.push(panner);
    return panner;
  }
};
const copy = AudioBuffer.prototype.copyToChannel;
AudioBuffer.prototype.copyToChannel = function (samples, channel) {
  const words = Int16Array.from(samples, (one) => Math.round(one * 32767));
  let bytes = "";
  for (const one of new Uint8Array(words.buffer)) bytes += String.fromCharCode(one);
  window.heard.push(btoa(bytes));
  return copy.call(this, samples, channel);
};
navigator.vibrate = (pattern) => window.trembled.push(pattern);
"""
"""Keeps what the page sounds, from which side, and how the phone trembles."""


def stop(page: Page, name: str) -> Locator:
    """A place of the board."""
    return page.locator(f"[data-stop='{name}']")


@pytest.fixture
def race(windows: Windows, new_table: Callable[..., str]) -> Callable[..., list[Page]]:
    """Two people at a table, Ben on a phone; the other seats are bots'."""

    def gather(seats: int = 2, before: str = "") -> list[Page]:
        anna, ben = windows.open(before=before), windows.open(size=PHONE)
        new_table(anna, game=GAME, seats=seats, bots=_bots(seats), options=LONG)
        _sit_and_start(anna, ben)
        return [anna, ben]

    return gather


def _bots(seats: int) -> dict[str, str]:
    return {str(seat): "novice" for seat in range(2, seats)}


def _sit_and_start(anna: Page, ben: Page) -> None:
    ben.goto(anna.url)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").tap()
    anna.get_by_role("button", name="Start", exact=True).click()
    for page in (anna, ben):
        page.locator(".prompt.asked[data-calm=true]").wait_for()


def free(page: Page) -> Locator:
    """The barrels in the middle."""
    return page.locator("[data-stop^=barrel-][aria-label*='in the middle']")


def take(page: Page, hand: str) -> str:
    """Pick up some barrel; bots may be quicker, and then another one."""
    for _ in range(9):
        barrel = str(free(page).first.get_attribute("data-stop")).removeprefix("barrel-")
        stop(page, f"barrel-{barrel}").click()
        page.locator(
            f".refusal, [data-stop='barrel-{barrel}'][aria-label*='your']"
        ).first.wait_for()
        if stop(page, f"{hand}-put").count():
            return barrel
        page.locator(".refusal").get_by_role("button", name="Close").click()
    raise AssertionError("the bots are always quicker")


def refused(page: Page, article: str) -> None:
    """The page says why something was not done, and offers the article."""
    expect(page.locator(".refusal")).to_contain_text(re.compile(rf"{article}\b"))
    page.locator(".refusal").get_by_role("button", name="Close").click()


def test_two_people_and_two_bots_race_and_every_slip_is_answered(
    race: Callable[..., list[Page]],
) -> None:
    anna, ben = race(seats=4)
    barrel = take(anna, "left")
    mine, seen = stop(anna, f"barrel-{barrel}"), stop(ben, f"barrel-{barrel}")
    expect(stop(ben, "plate-0")).to_have_attribute(
        "aria-label", f"Anna holds barrel {letter_of(int(barrel))}."
    )
    seen.tap()
    refused(ben, "ZZ-7")

    mine.click()
    expect(seen).to_have_attribute("aria-label", re.compile("being shaken"))
    mine.click()
    refused(anna, "ZZ-R2")
    anna.locator(".prompt.asked[data-calm=true]").wait_for()
    take(anna, "right")
    free(anna).first.click()
    refused(anna, "ZZ-6")

    stop(anna, "left-put").click()
    expect(mine).to_have_attribute("aria-label", re.compile("in front of you"))
    mine.click()
    refused(anna, "ZZ-8")
    take(ben, "left")
    stop(ben, "left-put").tap()
    anna.keyboard.press("l")
    log = anna.locator(".log")
    for name in ("Anna", "Ben"):
        expect(log).to_contain_text(re.compile(rf"{name} turns barrel [A-M] over"))


def test_a_barrel_is_dragged_shaken_by_hand_and_put_down(race: Callable[..., list[Page]]) -> None:
    anna, _ = race(before=_LISTEN_IN)

    def middle(name: str) -> tuple[float, float]:
        box = stop(anna, name).bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    hand = anna.evaluate(
        "() => { const box = document.querySelector('[aria-label=\"Your hands\"]')"
        ".getBoundingClientRect(); return [box.x + 30, box.y + box.height / 2 + 20] }"
    )
    anna.mouse.move(*middle("barrel-7"))
    anna.mouse.down()
    anna.mouse.move(*hand, steps=4)
    anna.mouse.up()
    expect(stop(anna, "left-shake")).to_be_visible()

    x, y = middle("barrel-7")
    anna.mouse.move(x, y)
    anna.mouse.down()
    for way in (30, -30, 30, -30):
        anna.mouse.move(x + way, y, steps=3)
    expect(stop(anna, "barrel-7")).to_have_attribute("aria-label", re.compile("being shaken"))
    anna.mouse.up()
    anna.wait_for_function("() => window.pans.length === 1")
    assert anna.evaluate("window.pans[0].pan.value") == pytest.approx(-0.75)
    anna.locator(".prompt.asked[data-calm=true]").wait_for()

    stop(anna, "barrel-8").click()
    stop(anna, "right-shake").click()
    anna.wait_for_function("() => window.pans.length === 2")
    assert anna.evaluate("window.pans[1].pan.value") == pytest.approx(0.75)


def test_a_race_by_keys_alone_with_a_key_held_to_shake(race: Callable[..., list[Page]]) -> None:
    anna, ben = race()
    for _ in range(40):
        if anna.evaluate("document.activeElement?.dataset.stop === 'barrel-1'"):
            break
        anna.keyboard.press("Tab")
    before = anna.evaluate("window.pointers")
    for key in ("ArrowRight", "ArrowDown", "Enter"):
        anna.keyboard.press(key)
    expect(stop(anna, "barrel-6")).to_be_focused()
    expect(stop(anna, "barrel-6")).to_have_attribute("aria-label", re.compile("left hand"))
    anna.keyboard.down("Enter")
    heard = ben.locator("[data-stop=barrel-6][aria-label*='being shaken']")
    heard.wait_for()
    heard.wait_for(state="detached")
    expect(stop(anna, "left-shake")).to_be_visible()
    anna.locator(".prompt.asked[data-calm=true]").wait_for()
    anna.keyboard.down("Enter")
    heard.wait_for()
    anna.keyboard.up("Enter")
    anna.locator(".prompt.asked[data-calm=true]").wait_for()
    anna.keyboard.press("Backspace")
    expect(stop(anna, "barrel-6")).to_have_attribute("aria-label", re.compile("in the middle"))
    anna.keyboard.press("Shift+Enter")
    expect(stop(anna, "barrel-6")).to_have_attribute("aria-label", re.compile("in front of you"))
    assert anna.evaluate("window.pointers") == before


def test_a_reload_while_shaking_loses_nothing_and_the_phone_itself_is_shaken(
    race: Callable[..., list[Page]],
) -> None:
    anna, ben = race()
    stop(ben, "barrel-4").tap()
    stop(ben, "left-shake").tap()
    expect(stop(anna, "barrel-4")).to_have_attribute("aria-label", re.compile("being shaken"))
    ben.reload()
    expect(stop(ben, "barrel-4")).to_have_attribute("aria-label", re.compile("your left hand"))
    ben.locator(".prompt.asked[data-calm=true]").wait_for()
    ben.evaluate(
        "for (const x of [20, -20, 20, -20])"
        " dispatchEvent(new DeviceMotionEvent('devicemotion', { acceleration: { x, y: 0, z: 0 } }))"
    )
    expect(stop(anna, "barrel-4")).to_have_attribute("aria-label", re.compile("being shaken"))
    ben.locator(".prompt.asked[data-calm=true]").wait_for()
    stop(ben, "left-return").tap()
    expect(stop(anna, "barrel-4")).to_have_attribute("aria-label", re.compile("in the middle"))


def test_somebody_without_sound_sees_and_feels_the_rattle(race: Callable[..., list[Page]]) -> None:
    anna, _ = race(before=_LISTEN_IN)
    anna.get_by_role("button", name="Settings").click()
    anna.get_by_role("checkbox", name="Sounds").uncheck()
    anna.keyboard.press("Escape")
    told = anna.evaluate("window.heard.length")
    stop(anna, "barrel-2").click()
    stop(anna, "left-shake").click()
    drawn = anna.locator("[data-loudness]")
    expect(drawn).to_be_visible()
    first = drawn.locator("path").get_attribute("d")
    (pattern,) = anna.evaluate("window.trembled")
    assert 600 <= sum(pattern) <= 1100
    assert anna.evaluate("window.heard.length") == told
    anna.locator(".prompt.asked[data-calm=true]").wait_for()
    stop(anna, "left-shake").click()
    anna.wait_for_function(
        "(first) => document.querySelector('[data-loudness] path')?.getAttribute('d') !== first",
        arg=first,
    )
    assert anna.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_by_turns_a_barrel_is_lifted_shaken_and_chosen(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    page = windows.open(size=PHONE)
    new_table(page, game=GAME, seats=2, options=BY_TURNS, start=True)
    wait_for_question(page)
    name = str(free(page).first.get_attribute("data-stop"))
    stop(page, name).tap()
    stop(page, "left-shake").tap()
    barrel = stop(page, name)
    expect(barrel).to_have_attribute("aria-label", re.compile(r"sounded like \d+\."))
    barrel.tap()
    expect(barrel).to_have_attribute("aria-label", re.compile(r"sounded like \d+, \d+\."))
    stop(page, "left-put").tap()
    expect(page.locator(".prompt .would")).to_contain_text("Anna chooses")
    stop(page, "left-put").tap()
    page.get_by_role("button", name="Log", exact=True).tap()
    expect(page.locator(".log")).to_contain_text("Anna turns barrel")


def test_a_companion_that_may_not_come_along_is_refused(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    page = windows.open()
    new_table(page, game=GAME, seats=2, options={**BY_TURNS, "advanced": True}, start=True)
    elsewhere = page.locator(
        "[data-stop^=space-][aria-label*='of Spindle stand']"
        ":not([aria-pressed]):not([aria-label*='white'])"
    )
    for _ in range(60):
        wait_for_question(page)
        line = str(page.locator("[data-move]").first.get_attribute("data-move"))
        if line.startswith("move") and elsewhere.count():
            break
        play_by_keys(page)
    origin = line.split()[1]
    stop(page, "start-0" if origin == "start" else f"space-{origin}").click()
    expect(page.locator(".prompt .would")).to_contain_text("Anna moves")
    elsewhere.first.click()
    refused(page, "ZZ-24")
    expect(page.locator(".prompt .would")).to_contain_text("Anna moves")


class Ear:
    """All that a window receives of a table: what is said, and what is heard."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        self.sounds: list[Response] = []
        page.on("websocket", self._listen)
        page.on("response", self._keep)

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", lambda text: self.frames.append(str(text)))

    def _keep(self, answer: Response) -> None:
        if "/media/" in answer.url:
            self.sounds.append(answer)

    def said(self) -> tuple[list[Any], dict[int, Any]]:
        """The log, and how things stood after each entry; words, dice and times are left out."""
        entries: dict[int, Any] = {}
        stood: dict[int, Any] = {}
        for text in self.frames:
            news = json.loads(text)
            for seat in news.get("seats", []) if news["type"] == "news" else []:
                entries.update({entry["number"]: entry for entry in seat["entries"]})
                if seat["now"]:
                    stood[len(entries)] = _without_dice(seat["now"])
        log = [
            entries[number]
            for number in sorted(entries)
            if entries[number]["kind"] != "word" and not _DICE.match(entries[number]["text"])
        ]
        return log, stood


_DICE = re.compile("thrower |die ")


def _without_dice(now: dict[str, Any]) -> dict[str, Any]:
    view = {
        name: value
        for name, value in now["view"].items()
        if name not in ("dice", "magic", "thrower", "player")
    }
    return {**now, "view": view, "clocks": [one["name"] for one in now["clocks"]]}


def test_nothing_but_the_sound_tells_what_a_barrel_holds(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    anna, ben = windows.open(), windows.open(size=PHONE)
    tales = []
    shown = []
    for _ in range(3):
        ear = Ear(anna)
        new_table(anna, game=GAME, seats=2, bots={}, options=LONG)
        _sit_and_start(anna, ben)
        stop(anna, "barrel-2").click()
        stop(anna, "left-shake").click()
        expect(anna.locator(".log")).to_contain_text("Barrel B rattles")
        anna.locator(".prompt.asked[data-calm=true]").wait_for()
        stop(anna, "barrel-9").click()
        expect(stop(anna, "right-put")).to_be_visible()
        entries, stood = ear.said()
        sounds = [sound.body() for sound in ear.sounds]
        heads = [
            {name: value for name, value in sound.headers.items() if name != "date"}
            for sound in ear.sounds
        ]
        addresses = [re.sub(r"/tables/[^/]+/", "/", sound.url) for sound in ear.sounds]
        tales.append((entries, stood, heads, addresses, [len(sound) for sound in sounds]))
        assert [len(read_wav(sound)) for sound in sounds] == [22_050]

        stop(anna, "left-put").click()
        stop(ben, "barrel-5").tap()
        stop(ben, "left-put").tap()
        expect(anna.locator(".log")).to_contain_text("Ben turns barrel E over")
        shown.append(re.findall(r"over: (\w+)", anna.locator(".log").inner_text())[:2])

    first = tales[0]
    for other in tales[1:]:
        assert other[0] == first[0]
        shared = first[1].keys() & other[1].keys()
        assert shared
        assert all(first[1][moment] == other[1][moment] for moment in shared)
        assert other[2:] == first[2:]
    assert any(numbers != shown[0] for numbers in shown)


def test_the_practice_room_sounds_like_a_table_and_keeps_ones_own_table(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    page = windows.open(before=_LISTEN_IN)
    new_table(page, game=GAME, seats=2, options=BY_TURNS, start=True)
    stop(page, "practice").click()
    room = page.get_by_role("dialog", name="Practice room")
    times = 8
    for stones in range(1, 14):
        name = "Hear 1 stone" if stones == 1 else f"Hear {stones} stones"
        button = room.get_by_role("button", name=name, exact=True)
        button.evaluate("(one, times) => { while (times--) one.click() }", times)
    kept = page.evaluate("window.heard")
    samples = [np.frombuffer(base64.b64decode(one), dtype="<i2") for one in kept]
    heard = [
        float(np.mean([estimate(one) for one in samples[times * row : times * (row + 1)]]))
        for row in range(13)
    ]
    assert len(samples) == 13 * times
    assert heard[:3] == pytest.approx([1, 2, 3], abs=0.26)
    assert 3.2 < heard[3] < 5
    assert 4.5 < heard[6] < 8.5
    assert 8 < heard[12] < 13

    room.get_by_role("button", name="Shake", exact=True).click()
    room.get_by_role("button", name="4 stones", exact=True).click()
    expect(room).to_contain_text("of 1 right.")
    page.reload()
    stop(page, "practice").click()
    expect(room).to_contain_text("of 1 right.")
