"""At the table: one click, previews, refusals, undo, lines that break, hot seat, plain boards."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import Windows
from tests.browser.hands import (
    choose,
    is_over,
    play_by_keys,
    play_by_touch,
    play_to_the_end,
    resize,
    tap_stop,
    wait_for_question,
    wait_until_told,
)
from tests.browser.stage import PACED, PHONE, SLOWLY

_LINES_OF_TICKER = """(() => {
  const lines = document.querySelector(".ticker .lines");
  const height = lines.getBoundingClientRect().height;
  return (height + 0.25) / parseFloat(getComputedStyle(lines).lineHeight);
})()"""
"""How many lines of the last happenings are seen: none of them in part."""


def two_who_quarrel(windows: Windows, new_table: Callable[..., str]) -> tuple[Page, Page]:
    """Anna and Ben, who has a telephone, at a table that has just started."""
    anna = windows.open()
    new_table(anna, game="quarrel", seats=2, bots={})
    ben = windows.open(anna.url, size=PHONE)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").tap()
    anna.get_by_role("button", name="Start", exact=True).click()
    return anna, ben


def test_a_tap_shows_first_and_plays_second(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    page = windows.open(size=PHONE)
    new_table(page, start=True, seats=2)
    wait_for_question(page)
    move = page.locator("ol[data-moves] button").first.get_attribute("data-move")
    assert move == "out king"
    page.locator(".prompt .acts .button").first.tap()
    expect(page.locator(".prompt .would")).to_contain_text("You bring the king out onto square")
    page.get_by_role("button", name="Put back").tap()
    expect(page.locator(".prompt .would")).to_have_count(0)
    expect(page.locator(".prompt .sentence")).to_contain_text("Which pawn moves?")
    tap_stop(page, "house-king")
    expect(page.locator(".prompt .would")).to_be_visible()
    tap_stop(page, "house-king")
    page.locator(".prompt[data-calm=true]").wait_for()
    expect(page.locator(".prompt .would")).to_have_count(0)


def test_a_forbidden_tap_says_why_and_opens_its_article(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    page = windows.open()
    new_table(page, start=True)
    wait_for_question(page)
    page.locator("[data-stop=house-pawn]").click()
    why = "While your king is at home, only he may come out; no other pawn may move."
    expect(page.locator(".refusal")).to_contain_text(why)
    expect(page.locator(".refusal button").first).to_contain_text("ZO-5 · The king goes first")
    page.locator(".refusal button").click()
    article = page.locator("article.now")
    expect(article).to_contain_text("Your king belongs on the ring.")
    expect(article).to_be_in_viewport()
    wait_until_told(page, why)


def test_where_sockets_are_blocked_polling_does_the_same(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    page = windows.open(before="window.line = 'blocked';")
    new_table(page, start=True, seats=2, options={"rounds": 1})
    expect(page.locator("[data-line=polling]")).to_be_visible()
    play_to_the_end((page, play_by_keys))


def test_a_move_made_while_the_line_is_cut_arrives_when_it_is_back(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    page = windows.open()
    new_table(page, start=True, seats=2)
    wait_for_question(page)
    page.evaluate("window.line = 'cut'; window.sockets.forEach((one) => one.close())")
    expect(page.locator("[data-line=lost]")).to_be_visible()
    play_by_keys(page)
    expect(page.locator(".prompt .sentence")).to_contain_text(
        "There is no connection just now: your move is kept and sent as soon as"
    )
    page.evaluate("window.line = 'whole'")
    expect(page.locator(".log")).to_contain_text("You bring the king out onto square")
    assert page.locator(".log").inner_text().count("You bring the king out") == 1


def test_events_are_shown_one_by_one_and_can_be_skipped(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    page = windows.open(motion="no-preference", before=PACED)
    new_table(page, start=True)
    wait_for_question(page)
    page.evaluate(SLOWLY)
    play_by_keys(page)
    page.get_by_role("button", name="Skip").click()
    expect(page.locator(".log")).to_contain_text("You bring the king out onto square")


def test_coming_back_tells_what_happened_since(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    page = windows.open(motion="no-preference", before=PACED)
    name = new_table(page, start=True)
    wait_for_question(page)
    page.evaluate(f"localStorage.setItem('ludotheque.seen', JSON.stringify([['{name}', 0]]))")
    page.reload()
    expect(page.locator(".missed")).to_contain_text("since you left")
    page.evaluate(SLOWLY)
    lines = page.locator(".log li").count()
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(".missed")).to_have_count(0)
    expect(page.locator(".log li")).not_to_have_count(lines)  # The log is where the board is.
    page.get_by_role("button", name="Skip").click()
    expect(page.locator(".log li")).to_have_count(lines)
    wait_until_told(page, "the bank and begin")


def test_a_game_without_a_drawn_board_is_played_on_a_plain_one_with_a_curtain_between(
    windows: Windows,
) -> None:
    page = windows.open(size=PHONE)
    page.locator(".box", has_text="Quarrel").get_by_role("button", name="Play with friends").tap()
    choose(page, "Players", "2")
    page.get_by_role("button", name="Somebody here").first.tap()
    page.get_by_role("dialog").get_by_label("Your name").fill("Zoé")
    page.get_by_role("dialog").get_by_role("button", name="Sit down").tap()
    page.get_by_role("button", name="Start", exact=True).tap()
    page.locator(".plain").wait_for()
    hands = page.locator(".plain tr", has_text="Cards in hand")
    expect(hands).to_contain_text(re.compile(r"\d, \d.*2 cards, hidden"))
    page.keyboard.press("b")
    wait_until_told(page, "; Zoé: 2 cards, hidden. ")
    curtains = 0
    for _ in range(200):
        page.locator("[data-moves] button, .result, dialog[open]").first.wait_for(state="attached")
        if is_over(page):
            break
        curtain = page.locator("dialog[open] .button.main")
        if curtain.count():
            curtains += 1
            if curtains == 1:
                page.get_by_role("button", name="take the last move back").tap()
                wait_for_question(page)
                expect(curtain).to_have_count(0)
                continue
            curtain.tap()
            expect(curtain).to_have_count(0)
        elif page.locator(".prompt.asked[data-calm=true]").count():
            play_by_touch(page)
    assert is_over(page)
    assert curtains > 0


def test_resigning_hands_the_seat_to_a_bot(windows: Windows, new_table: Callable[..., str]) -> None:
    page = windows.open()
    new_table(page, start=True, options={"rounds": 4})
    wait_for_question(page)  # Bots wait for the answer, so that it cannot be over meanwhile.
    page.get_by_role("button", name="The table").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()
    page.locator(".result").wait_for()


def test_of_two_one_resigns_and_the_other_has_won(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    anna, ben = two_who_quarrel(windows, new_table)
    for page in (anna, ben):
        wait_for_question(page)
    anna.get_by_role("button", name="The table").click()
    anna.get_by_role("button", name="Resign").click()
    expect(anna.get_by_text("Either the game ends here and Ben has won")).to_be_visible()
    answers = anna.locator(".sure .button")
    expect(answers).to_have_text(["Play on", "Let a bot play on", "End it: Ben has won"])
    expect(anna.locator(".sure .button.main")).to_have_text("Play on")
    anna.get_by_role("button", name="End it: Ben has won").click()
    for page, told in ((anna, "You resign: Ben has won."), (ben, "Anna resigns: you have won.")):
        result = page.locator(".result")
        expect(result).to_contain_text(told)
        expect(result.locator("li.winner")).to_have_count(1)
        expect(result.locator("li.winner")).to_contain_text("Ben")
        expect(page.locator(".ticker .line").first).to_have_text(told)
        assert abs(page.evaluate(_LINES_OF_TICKER) % 1) < 0.05
        wait_until_told(page, told)
    expect(anna.locator(".log li").last).to_contain_text("You resign: Ben has won.")
    expect(ben.locator(".result")).to_contain_text("Well played")
    ben.get_by_role("link", name="Watch it again").click()
    ben.get_by_role("button", name="To the end").click()
    expect(ben.locator(".now")).to_have_text("Anna resigns: Ben has won.")


def test_that_a_bot_plays_on_is_told_to_everybody(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    anna, ben = two_who_quarrel(windows, new_table)
    for page in (anna, ben):
        wait_for_question(page)
    anna.get_by_role("button", name="The table").click()
    anna.get_by_role("button", name="Resign").click()
    anna.get_by_role("button", name="Let a bot play on").click()
    expect(ben.locator(".ticker")).to_contain_text("A bot plays on for Anna.")
    wait_until_told(ben, "A bot plays on for Anna.")


def test_a_move_is_taken_back_alone_or_if_the_others_agree(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    anna, ben = two_who_quarrel(windows, new_table)
    for page in (anna, ben):
        wait_for_question(page)

    play_by_keys(anna)
    anna.get_by_role("button", name="Take it back", exact=True).click()
    expect(anna.locator(".prompt.asked")).to_be_visible()
    expect(anna.locator(".log li.undone")).to_have_count(1)

    play_by_keys(anna)
    expect(anna.locator(".prompt.asked")).to_have_count(0)
    play_by_touch(ben)
    anna.get_by_role("button", name="Ask to take it back").click()
    ben.get_by_role("button", name="Agreed").tap()
    expect(anna.locator(".log")).to_contain_text("You take the last move back")
    expect(anna.locator(".log li.undone")).to_have_count(3)
    wait_for_question(anna)
    wait_for_question(ben)


def test_people_at_the_table_can_talk(windows: Windows, new_table: Callable[..., str]) -> None:
    anna, ben = two_who_quarrel(windows, new_table)
    ben.get_by_role("button", name="Chat").tap()
    ben.get_by_label("Say something").fill("Well <i>thrown</i>!")
    ben.get_by_role("button", name="Send", exact=True).tap()
    expect(anna.get_by_role("tab", name="Chat")).to_contain_text("something new")
    anna.get_by_role("tab", name="Chat").click()
    expect(anna.locator(".chat li")).to_contain_text("Well <i>thrown</i>!")
    wait_until_told(anna, "Well <i>thrown</i>!")


def test_an_answer_in_advance_is_given_seen_and_played(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    anna, ben = two_who_quarrel(windows, new_table)
    wait_for_question(ben)
    play_by_touch(ben)
    ben.get_by_role("button", name="Answer in advance").tap()
    dialog = ben.get_by_role("dialog", name="Answer in advance")
    dialog.get_by_label("On condition").select_option("if … have raised")
    dialog.get_by_label("if 0 have raised").select_option("1")
    dialog.locator("[data-what]").select_option("Raise")
    dialog.get_by_role("button", name="Play that for me").tap()
    orders = dialog.locator("[data-order]")
    expect(orders).to_contain_text(["if one has raised"])
    dialog.get_by_role("button", name="Withdraw: Raising: Raise").tap()
    expect(orders).to_have_count(0)
    dialog.get_by_label("On condition").select_option("unless somebody does something before")
    dialog.locator("[data-what]").select_option("Stand")
    dialog.get_by_role("button", name="Play that for me").press("Enter")
    expect(orders).to_contain_text(["unless somebody does something before"])
    ben.keyboard.press("Escape")
    expect(ben.get_by_role("button", name="Answer in advance (1)")).to_be_visible()
    ben.reload()
    expect(ben.get_by_role("button", name="Answer in advance (1)")).to_be_visible()

    wait_for_question(anna)
    play_by_keys(anna)
    expect(ben.locator(".prompt")).to_contain_text("We are waiting for Anna.")
    anna.locator(".prompt .acts .button", has_text="Raise").click()
    anna.locator(".prompt .acts .button", has_text="Play this").click()
    expect(ben.locator("[data-not-played]")).to_contain_text("you are asked yourself")


def test_the_way_on_is_in_sight_at_the_end_however_long_the_result_is(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    page = windows.open(size=(1280, 420))
    new_table(page, start=True, options={"rounds": 1})
    play_to_the_end((page, play_by_keys))
    page.locator(".result ol li").nth(3).wait_for()
    body = page.locator(".result .body")
    # A game that brought nobody anything has a short result: the window is lower than any.
    resize(page, (1280, 300))
    assert body.evaluate("(one) => one.scrollHeight > one.clientHeight"), "it is not long"
    back = page.locator(".result").get_by_role("link", name="Back to the shelf").bounding_box()
    assert back is not None
    assert back["y"] + back["height"] <= 300
