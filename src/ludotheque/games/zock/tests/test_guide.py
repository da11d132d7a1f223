"""The guided first game: its script is played by the rules, and the page shows what came of it.

`web/guide-script.json` is written by hand: a position, what the die shows, what the guide says,
which moves lead on, and what the opponent does. `web/guide.json` is the recording that the page
plays. `python -m ludotheque.games.zock.tests.test_guide` records it anew.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque import Luck, Match, Refused
from ludotheque.core.event import Report
from ludotheque.core.move import Move
from ludotheque.core.position import read_position
from ludotheque.core.words import LANGUAGES, words_of

GAME = ludotheque.find_game("zock")
WEB = Path(__file__).parent.parent / "web"
SCRIPT: dict[str, Any] = json.loads((WEB / "guide-script.json").read_text(encoding="utf-8"))
ME: int = SCRIPT["me"]
OPPONENT = 1 - ME
TAPS = ["throw", "out king", "out pawn", "move king"]
"""The lines of taps that can be forbidden and whose refusal says more than the guide's own."""

Step = dict[str, Any]


def accepted(step: Step) -> list[str]:
    """The moves that lead on from a step; none where one only reads on."""
    expect = step.get("expect", [])
    return [expect] if isinstance(expect, str) else list(expect)


def start() -> Match:
    """The guide's position, with its die."""
    return ludotheque.load_position(
        "zock", SCRIPT["position"], luck=Luck.scripted(*SCRIPT["luck"], then=Luck.seeded(1))
    )


def after(match: Match) -> Match:
    """The same match once more, so that two ways can be taken from it."""
    return ludotheque.load_match(match.save())


def answer(match: Match, moves: list[str]) -> Match:
    """The opponent's moves, as the script has them."""
    for move in moves:
        match.play(OPPONENT, move)
    return match


Scene = tuple[Step, Match, int, dict[str, int]]
"""A step, the match when the guide speaks, the log's length before, and where moves lead."""


def scenes() -> list[Scene]:
    """Every step of the script on every way, in the order of the recording."""
    found: list[Scene] = []
    farewell = -1

    def follow(steps: list[Step], match: Match, since: int) -> None:
        for place, step in enumerate(steps):
            leads: dict[str, int] = {}
            found.append((step, after(match), since, leads))
            since = len(match.entries)
            if "then" in step:
                for move, way in step["then"].items():
                    branch = after(match)
                    branch.play(ME, move)
                    leads[move] = len(found)
                    follow(way["steps"], answer(branch, way.get("opponent", [])), since)
                return
            for move in accepted(step):
                match.play(ME, move)
                leads[move] = len(found) if place + 1 < len(steps) else farewell
            answer(match, step.get("opponent", []))

    follow(SCRIPT["steps"], start(), 0)
    return found


# What the page is given


def choice(match: Match, move: Move) -> dict[str, Any]:
    """A legal move with what would be told of it before chance speaks."""
    s = match.state.copy()
    told = Report()
    GAME.steps[s.step].do(s, ME, move, told)
    return {
        "move": move.text,
        "verb": move.verb,
        "data": move.data,
        "is_passive": move.is_passive,
        "preview": [
            {"number": place, **event.as_json()} for place, event in enumerate(told.events)
        ],
    }


def moment(view: Any, match: Match | None = None) -> dict[str, Any]:
    """How things stand; without a match nothing is asked."""
    question = None if match is None else match.question(ME)
    return {
        "view": view,
        "asked": [ME] if question else [],
        "question": question
        and {
            "number": question.number,
            "step": question.step,
            "article": question.article,
            "wave": question.wave,
        },
        "moves": [choice(match, move) for move in match.legal(ME)] if match and question else [],
        "undo": None,
        "clock": None,
        "result": None,
    }


def forbidden(match: Match, step: Step) -> dict[str, Any]:
    """What is said to taps that the rules forbid."""
    said: dict[str, Any] = {"*": {"words": step["wrong"]}}
    for tap in TAPS:
        refusal = match.why_not(ME, tap)
        if isinstance(refusal, Refused):
            article = refusal.article
            said[tap] = {"words": f"refused-{article.reason}", "article": article.code}
    return said


def record() -> dict[str, Any]:
    """The guide as the page plays it: a welcome, the scenes, and a table set for a real game."""
    told = scenes()
    last = len(told) + 1
    _, opening = read_position(GAME, SCRIPT["position"])
    recorded: list[dict[str, Any]] = [
        {"words": SCRIPT["welcome"], "now": moment(GAME.view(opening, ME))}
    ]
    for step, match, since, leads in told:
        scene: dict[str, Any] = {"words": step["say"], "entries": match.story(ME, since)}
        if leads:
            scene["now"] = moment(match.view(ME), match)
            scene["answers"] = {
                move: last if place < 0 else place + 1 for move, place in leads.items()
            }
            scene["wrong"] = {"*": step["wrong"]}
            scene["forbidden"] = forbidden(match, step)
        else:
            scene["now"] = moment(match.view(ME))
        recorded.append(scene)
    fresh = GAME.set_up(GAME.new_terms(2, None, None))
    recorded.append({"words": SCRIPT["farewell"], "now": moment(GAME.view(fresh, ME))})
    options = start().terms.options
    return {"seats": SCRIPT["seats"], "options": options, "me": ME, "scenes": recorded}


def written() -> str:
    """The recording as text, a scene a line."""
    data = record()
    told = ",\n".join(json.dumps(scene, ensure_ascii=False) for scene in data.pop("scenes"))
    head = json.dumps(data, ensure_ascii=False)
    return f'{head[:-1]}, "scenes": [\n{told}\n]}}\n'


# The tests


@pytest.fixture(scope="module", name="told")
def _told() -> list[Scene]:
    return scenes()


def test_the_page_plays_what_the_rules_play() -> None:
    recorded = (WEB / "guide.json").read_text(encoding="utf-8")
    assert recorded == written(), "record the guide anew: its script or the rules have changed"


def test_each_move_that_leads_on_is_legal_and_each_other_one_is_answered(
    told: list[Scene],
) -> None:
    for step, match, _, leads in told:
        assert list(leads) == accepted(step)
        if leads:
            legal = {move.text for move in match.legal(ME)}
            assert set(leads) <= legal
            assert step["wrong"]
        else:
            assert "wrong" not in step


def test_the_guide_teaches_what_it_promises(told: list[Scene]) -> None:
    told_of = {event["event"] for _, match, _, _ in told for event in all_events(match)}
    assert told_of >= {
        "came-out", "walked", "struck", "hit", "challenged", "challenge-won", "cashed",
    }  # fmt: skip
    kings = [event["kings"] for _, match, _, _ in told for event in all_events(match)
             if event["event"] == "cashed" and event["seat"] == ME]  # fmt: skip
    assert kings
    assert all(kings)


def test_it_ends_in_a_real_decision_and_both_ways_are_played(told: list[Scene]) -> None:
    by_name = {step["say"]: (match, leads) for step, match, _, leads in told}
    assert set(by_name["guide-decision"][1]) == {"cash 17", "throw"}
    assert set(by_name["guide-once-more"][1]) == {"cash 22", "throw"}
    money = {name: by_name[name][0].view(ME)["money"] for name in by_name}
    assert money["guide-decision"] == [5_000, 10_000]
    assert money["guide-cashed"] == [11_000, 10_000]
    assert money["guide-once-more"] == [5_000, 10_000]
    assert money["guide-cashed-late"] == [14_000, 10_000]
    assert money["guide-struck"] == [5_000, 10_000]


def test_the_script_of_the_die_is_used_up_on_the_longest_way(told: list[Scene]) -> None:
    longest = max((match for _, match, _, _ in told), key=lambda match: len(match.entries))
    thrown = [entry.text for entry in longest.entries if entry.kind == "chance"]
    assert thrown == SCRIPT["luck"]


def all_events(match: Match) -> Iterator[dict[str, Any]]:
    for entry in match.story(ME):
        yield from entry["events"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_guide_says_has_a_sentence_in_every_language(language: str) -> None:
    speech = words_of(GAME, language)
    data = record()
    said = {scene["words"] for scene in data["scenes"]}
    for scene in data["scenes"]:
        said.update(scene.get("wrong", {}).values())
        said.update(one["words"] for one in scene.get("forbidden", {}).values())
    for sentence in said:
        assert "{" not in speech.say(sentence)


if __name__ == "__main__":
    (WEB / "guide.json").write_text(written(), encoding="utf-8")
