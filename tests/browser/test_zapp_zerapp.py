"""Zapp Zerapp's race by ear: barrels taken, shaken and heard, and nothing told but the sound."""

from __future__ import annotations

import base64
import itertools
import json
import re
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest
from playwright.sync_api import Locator, Page, Response, WebSocket, expect

from ludotheque.games.zapp_zerapp.moves import letter_of
from ludotheque.games.zapp_zerapp.sound import estimate, read_wav
from tests.browser.conftest import Windows
from tests.browser.fitness import hard_to_hit
from tests.browser.hands import drag, play_by_keys, tap_stop, until, wait_for_question
from tests.browser.stage import PHONE

GAME = "zapp-zerapp"
LONG = {"shake_seconds": 600}
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

_STEADY = """
{
  let drawn = 0;
  window.drawAnew = () => (drawn = 0);
  Math.random = () => {
    let mixed = (drawn += 0x6d2b79f5) | 0;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
"""
"""Lets stones fall in the same way each time, from a word on."""

_SHAKES = """(stop) => (window.labels[stop] ?? [])
  .map((label) => label.includes("being shaken"))
  .filter((isShaken, moment, all) => isShaken && !all[moment - 1]).length
"""
"""Counts how often a barrel was seen to be shaken: a shake is over in a second."""

_TAP_AGAIN = """(barrel) => new MutationObserver((changes, observer) => {
  if (!barrel.getAttribute("aria-label").includes("being shaken")) return;
  observer.disconnect();
  barrel.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}).observe(barrel, { attributeFilter: ["aria-label"] })
"""
"""Taps a barrel as soon as it is seen to be shaken."""


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


def _sit_down(anna: Page, ben: Page) -> None:
    ben.goto(anna.url)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").tap()
    anna.get_by_role("button", name="Start", exact=True).click()


def _sit_and_start(anna: Page, ben: Page) -> None:
    """Both sit down, and both are ready."""
    _sit_down(anna, ben)
    for page in (anna, ben):
        wait_for_question(page)
        stop(page, "ready").click()
    for page in (anna, ben):
        stop(page, "ready").wait_for(state="detached")
        wait_for_question(page)


def wait_for_shake(page: Page, barrel: int, times: int = 1) -> None:
    """Wait until a window has seen a barrel shaken so often."""
    page.wait_for_function(f"([stop, times]) => ({_SHAKES})(stop) >= times",
                           arg=[f"barrel-{barrel}", times])  # fmt: skip


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
        page.get_by_role("button", name="Understood").click()
    raise AssertionError("the bots are always quicker")


def refused(page: Page, article: str) -> None:
    """The page says why something was not done, and offers the article."""
    expect(page.locator(".refusal")).to_contain_text(re.compile(rf"{article}\b"))
    page.get_by_role("button", name="Understood").click()


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

    mine.evaluate(_TAP_AGAIN)
    mine.click()
    wait_for_shake(ben, int(barrel))
    refused(anna, "ZZ-R2")
    wait_for_question(anna)
    take(anna, "right")
    free(anna).first.click()
    refused(anna, "ZZ-6")

    stop(anna, "left-put").click()
    expect(mine).to_have_attribute("aria-label", re.compile("in front of you"))
    mine.click()
    refused(anna, "ZZ-8")
    take(ben, "left")
    tap_stop(ben, "left-put")
    anna.keyboard.press("l")
    log = anna.locator(".log")
    for who in ("You turn", "Ben turns"):
        expect(log).to_contain_text(re.compile(rf"{who} barrel [A-M] over"))


@pytest.mark.parametrize("size", [(360, 640), (390, 664), (390, 844), (844, 390), (768, 1024)])
def test_a_finger_hits_whatever_it_means_in_a_race(
    windows: Windows, new_table: Callable[..., str], size: tuple[int, int]
) -> None:
    anna, ben = windows.open(panel=""), windows.open(size=size, is_touched=True)
    new_table(anna, game=GAME, seats=4, bots=_bots(4), options=LONG)
    _sit_and_start(anna, ben)
    take(anna, "left")
    take(anna, "right")
    for hand in ("left", "right"):
        assert hard_to_hit(ben) == []
        take(ben, hand)
    expect(ben.locator("[data-stop^=barrel-][aria-label*='Anna']")).to_have_count(2)
    assert hard_to_hit(ben) == []
    tap_stop(ben, "left-put")
    expect(ben.locator("[data-stop^=barrel-][aria-label*='in front of you']")).to_have_count(1)
    assert hard_to_hit(ben) == []


def test_a_barrel_is_dragged_shaken_by_hand_and_put_down(race: Callable[..., list[Page]]) -> None:
    anna, _ = race(before=_LISTEN_IN)
    barrel = stop(anna, "barrel-7")
    drag(anna, barrel, anna.get_by_role("group", name="Your hands"), aside=0.1)
    expect(stop(anna, "left-shake")).to_be_visible()
    wait_for_question(anna)

    barrel.hover()
    box = barrel.bounding_box()
    assert box
    ways = itertools.cycle((30, -30))

    def stroke() -> bool:
        """To or fro; whether the barrel has been shaken."""
        anna.mouse.move(box["x"] + box["width"] / 2 + next(ways), box["y"] + box["height"] / 2)
        return bool(anna.evaluate(_SHAKES, "barrel-7"))

    anna.mouse.down()
    until(anna, stroke, "strokes to and fro are no shake")
    anna.mouse.up()
    anna.wait_for_function("() => window.pans.length === 1")
    assert anna.evaluate("window.pans[0].pan.value") == pytest.approx(-0.75)
    wait_for_question(anna)

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
    wait_for_question(anna)
    anna.keyboard.down("Enter")
    wait_for_shake(ben, 6)
    expect(stop(anna, "left-shake")).to_be_visible()
    wait_for_question(anna)
    anna.keyboard.down("Enter")
    wait_for_shake(ben, 6, times=2)
    anna.keyboard.up("Enter")
    wait_for_question(anna)
    anna.keyboard.press("Backspace")
    expect(stop(anna, "barrel-6")).to_have_attribute("aria-label", re.compile("in the middle"))
    anna.keyboard.press("Shift+Enter")
    expect(stop(anna, "barrel-6")).to_have_attribute("aria-label", re.compile("in front of you"))
    assert anna.evaluate("window.pointers") == before


def test_a_reload_while_shaking_loses_nothing_and_the_phone_itself_is_shaken(
    race: Callable[..., list[Page]],
) -> None:
    anna, ben = race()
    tap_stop(ben, "barrel-4")
    tap_stop(ben, "left-shake")
    wait_for_shake(anna, 4)
    ben.reload()
    expect(stop(ben, "barrel-4")).to_have_attribute("aria-label", re.compile("your left hand"))
    wait_for_question(ben)
    ben.evaluate(
        "for (const x of [20, -20, 20, -20])"
        " dispatchEvent(new DeviceMotionEvent('devicemotion', { acceleration: { x, y: 0, z: 0 } }))"
    )
    wait_for_shake(anna, 4, times=2)
    wait_for_question(ben)
    tap_stop(ben, "left-return")
    expect(stop(anna, "barrel-4")).to_have_attribute("aria-label", re.compile("in the middle"))


def test_somebody_without_sound_sees_and_feels_the_rattle(race: Callable[..., list[Page]]) -> None:
    anna, _ = race(before=_LISTEN_IN)
    anna.get_by_role("button", name="Settings").click()
    anna.get_by_role("checkbox", name="Sounds").uncheck()
    anna.keyboard.press("Escape")
    expect(anna.get_by_role("dialog")).to_have_count(0)
    told, felt = anna.evaluate("[window.heard.length, window.trembled.length]")
    stop(anna, "barrel-2").click()
    stop(anna, "left-shake").click()
    drawn = anna.locator("[data-loudness]")
    expect(drawn).to_be_visible()
    first = drawn.locator("path").get_attribute("d")
    (pattern,) = anna.evaluate("(felt) => window.trembled.slice(felt)", felt)
    assert 600 <= sum(pattern) <= 1100
    assert anna.evaluate("window.heard.length") == told
    wait_for_question(anna)
    stop(anna, "left-shake").click()
    anna.wait_for_function(
        "(first) => document.querySelector('[data-loudness] path')?.getAttribute('d') !== first",
        arg=first,
    )
    assert anna.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_nobody_touches_a_barrel_before_all_are_ready(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    anna, ben = windows.open(), windows.open(size=PHONE)
    new_table(anna, game=GAME, seats=2, bots={}, options=LONG)
    _sit_down(anna, ben)
    for page in (anna, ben):
        wait_for_question(page)
        expect(page.locator(".prompt")).to_contain_text("Ready?")
    stop(anna, "ready").click()
    expect(anna.locator(".prompt")).to_contain_text("Ben")
    expect(stop(anna, "ready")).to_have_attribute("aria-label", "We wait for Ben to be ready.")
    free(ben).first.dispatch_event("click")
    refused(ben, "ZZ-R3")
    ben.locator(".prompt .acts .button", has_text="I am ready").tap()
    for page in (anna, ben):
        stop(page, "ready").wait_for(state="detached")
        wait_for_question(page)
    expect(stop(anna, "pencil")).to_be_visible()


def test_who_says_nothing_holds_up_nobody(windows: Windows, new_table: Callable[..., str]) -> None:
    anna, ben = windows.open(), windows.open(size=PHONE)
    new_table(anna, game=GAME, seats=2, bots={}, options=LONG)
    _sit_down(anna, ben)
    wait_for_question(anna)
    stop(anna, "ready").click()
    stop(anna, "ready").wait_for(state="detached")
    wait_for_question(anna)
    take(anna, "left")


def test_the_pencil_notes_by_mouse_finger_and_keys_and_is_rubbed_out_when_barrels_are_mixed(
    race: Callable[..., list[Page]],
) -> None:
    anna, ben = race()
    stop(anna, "barrel-2").click()
    stop(anna, "left-shake").click()
    wait_for_question(anna)
    stop(anna, "pencil").click()
    pad = anna.get_by_role("group", name="Barrel B: what have you heard?")
    pad.get_by_role("button", name="7", exact=True).click()
    expect(stop(anna, "barrel-2")).to_have_attribute("aria-label", re.compile("pencil says 7"))

    stop(anna, "barrel-9").focus()
    before = anna.evaluate("window.pointers")
    anna.keyboard.press("n")
    expect(anna.locator("[data-note='1']")).to_be_focused()
    anna.keyboard.press("ArrowDown")
    anna.keyboard.press("ArrowRight")
    anna.keyboard.press("Enter")
    expect(stop(anna, "barrel-9")).to_have_attribute("aria-label", re.compile("pencil says 9"))
    expect(stop(anna, "barrel-9")).to_be_focused()
    anna.keyboard.press("n")
    anna.keyboard.press("4")
    expect(stop(anna, "barrel-9")).to_have_attribute("aria-label", re.compile("pencil says 4"))
    assert anna.evaluate("window.pointers") == before

    stop(ben, "pencil").tap()
    stop(ben, "barrel-6").tap()
    ben.locator("[data-note='12']").tap()
    noted = re.compile("pencil says 12")
    expect(stop(ben, "barrel-6")).to_have_attribute("aria-label", noted)
    ben.reload()
    wait_for_question(ben)
    expect(stop(ben, "barrel-6")).to_have_attribute("aria-label", noted)
    expect(anna.locator("[aria-label*='pencil says 12']")).to_have_count(0)

    stop(anna, "left-put").click()
    expect(anna.locator(".prompt")).to_contain_text("Ben")
    tap_stop(ben, "barrel-5")
    tap_stop(ben, "left-put")
    anna.keyboard.press("l")
    expect(anna.locator(".log")).to_contain_text("Ben turns barrel E over")
    for page in (anna, ben):
        expect(page.locator("[aria-label*='pencil says']")).to_have_count(0)


def test_by_turns_a_barrel_is_lifted_shaken_and_chosen(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    page = windows.open(size=PHONE)
    new_table(page, game=GAME, seats=2, options=BY_TURNS, start=True)
    wait_for_question(page)
    name = str(free(page).first.get_attribute("data-stop"))
    tap_stop(page, name)
    tap_stop(page, "left-shake")
    barrel = stop(page, name)
    expect(barrel).to_have_attribute("aria-label", re.compile(r"sounded like \d+\."))
    wait_for_question(page)
    barrel.tap()
    expect(barrel).to_have_attribute("aria-label", re.compile(r"sounded like \d+, \d+\."))
    wait_for_question(page)
    tap_stop(page, "left-put")
    expect(page.locator(".prompt .would")).to_contain_text("You choose")
    tap_stop(page, "left-put")
    page.get_by_role("button", name="Log", exact=True).tap()
    expect(page.locator(".log")).to_contain_text("You turn barrel")


def test_a_companion_that_may_not_come_along_is_refused(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    page = windows.open()
    new_table(page, game=GAME, seats=2, options={**BY_TURNS, "advanced": True}, start=True)
    rival = page.get_by_role("list", name="The players").locator(".name").nth(1).inner_text()
    elsewhere = page.locator(
        f"[data-stop^=space-][aria-label*='of {rival} stand']"
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
    expect(page.locator(".prompt .would")).to_contain_text("You move")
    elsewhere.first.click()
    refused(page, "ZZ-24")
    expect(page.locator(".prompt .would")).to_contain_text("You move")


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

    def has_heard(self, *moves: str) -> bool:
        """Whether the news of some moves after both were ready has come, and a sound."""
        heard = [entry["text"] for entry in self.said()[0] if entry["kind"] == "move"][2:]
        return bool(self.sounds) and heard == list(moves)

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
        wait_for_question(anna)
        stop(anna, "barrel-9").click()
        expect(stop(anna, "right-put")).to_be_visible()
        until(anna, partial(ear.has_heard, "take b", "shake b", "take i"), "not all is heard")
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
        tap_stop(ben, "barrel-5")
        tap_stop(ben, "left-put")
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
    page = windows.open(before=_LISTEN_IN + _STEADY)
    new_table(page, game=GAME, seats=2, options=BY_TURNS, start=True)
    stop(page, "practice").click()
    room = page.get_by_role("dialog", name="Practice room")
    times = 8
    for stones in range(1, 14):
        name = "Hear 1 stone" if stones == 1 else f"Hear {stones} stones"
        button = room.get_by_role("button", name=name, exact=True)
        button.evaluate("(one, times) => { drawAnew(); while (times--) one.click() }", times)
    page.wait_for_function("(all) => window.heard.length === all", arg=13 * times)
    kept = page.evaluate("window.heard")
    samples = [np.frombuffer(base64.b64decode(one), dtype="<i2") for one in kept]
    heard = [
        float(np.mean([estimate(one) for one in samples[times * row : times * (row + 1)]]))
        for row in range(13)
    ]
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
