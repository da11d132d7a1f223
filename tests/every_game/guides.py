"""Guided first games: a script written by hand, played by the rules, recorded for the page.

A game's `web/guide-script.json` holds a table (`seats`, `options`, or a `position`), the luck, what
the guide says, which moves lead on and what the others do. `web/guide.json` is the recording that
the page plays. `python -m tests.every_game.guides [GAME …]` records anew.
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

import ludotheque
from ludotheque.core.errors import Refused
from ludotheque.core.game import Game
from ludotheque.core.luck import Luck
from ludotheque.core.match import Match
from ludotheque.core.position import read_position
from ludotheque.core.registry import find_game, games
from ludotheque.core.replay import retrace
from ludotheque.core.state import View
from ludotheque.server.service.news import choices

Step = dict[str, Any]


@dataclass
class Scene:
    """A moment at which the guide speaks."""

    step: Step
    match: Match
    since: int
    """The log's length when the scene before spoke."""
    leads: dict[str, int] = field(default_factory=dict)
    """Where each move that leads on leads to: a scene's place; the farewell's is −1."""
    is_last: bool = False
    """Whether its way ends here: what follows in the recording belongs to another choice."""


class Guide:
    """A game's guided first game."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.web = game.folder / "web"
        text = (self.web / "guide-script.json").read_text(encoding="utf-8")
        self.script: dict[str, Any] = json.loads(text)
        self.me: int = self.script["me"]

    @property
    def recording(self) -> Path:
        return self.web / "guide.json"

    def begin(self) -> Match:
        """The guide's table, with its luck."""
        luck = Luck.scripted(*self.script["luck"], then=Luck.seeded(1))
        name = self.game.name
        if "position" in self.script:
            return ludotheque.load_position(name, self.script["position"], luck=luck)
        seats, options = self.script["seats"], self.script.get("options", {})
        return ludotheque.new_match(name, seats=seats, options=options, luck=luck)

    @cached_property
    def scenes(self) -> list[Scene]:
        """Every step of the script on every way, in the order of the recording."""
        found: list[Scene] = []
        self._follow(self.script["steps"], self.begin(), 0, found)
        return found

    def _follow(self, steps: list[Step], match: Match, since: int, found: list[Scene]) -> None:
        for place, step in enumerate(steps):
            scene = Scene(step, _again(match), since, is_last=place + 1 == len(steps))
            found.append(scene)
            since = len(match.entries)
            if "then" in step:
                for move, way in step["then"].items():
                    branch = _again(match)
                    branch.play(self.me, move)
                    scene.leads[move] = len(found)
                    _play(branch, way.get("others", []))
                    self._follow(way["steps"], branch, since, found)
                return
            for move in accepted(step):
                match.play(self.me, move)
                scene.leads[move] = -1 if scene.is_last else len(found)
            _play(match, step.get("others", []))

    # What the page is given

    def record(self) -> dict[str, Any]:
        """A welcome, the scenes, and a table set for a real game."""
        last = len(self.scenes) + 1
        recorded = [{**_said(self.script["welcome"]), "now": _stands(self._opening())}]
        for scene in self.scenes:
            told: dict[str, Any] = {
                **_said(scene.step),
                "entries": self._told(scene),
                "now": _stands(scene.match.view(self.me)),
            }
            if scene.leads:
                told["now"] = self._asks(scene.match)
                told["answers"] = {
                    move: last if place < 0 else place + 1 for move, place in scene.leads.items()
                }
                told["wrong"] = {"*": scene.step["wrong"]}
                told["forbidden"] = self._forbidden(scene)
            elif scene.is_last:
                told["next"] = last
            recorded.append(told)
        recorded.append({**_said(self.script["farewell"]), "now": _stands(self._fresh({}))})
        options = self.scenes[0].match.terms.options
        seats = self.script["seats"]
        return {"seats": seats, "options": options, "me": self.me, "scenes": recorded}

    def _told(self, scene: Scene) -> list[dict[str, Any]]:
        """What the reader is told since the scene before, and how the table changes with it."""
        return retrace(self.game, scene.match.log()).match.story(self.me, scene.since)

    def _opening(self) -> View:
        """What the reader sees before anything has happened."""
        if "position" in self.script:
            _, state = read_position(self.game, self.script["position"])
            return self.game.view(state, self.me)
        return self._fresh(self.script.get("options", {}))

    def _fresh(self, options: dict[str, Any]) -> View:
        """What the reader sees of a table that was set up just now."""
        terms = self.game.new_terms(self.script["seats"], options)
        return self.game.view(self.game.new_state(terms), self.me)

    def _asks(self, match: Match) -> dict[str, Any]:
        """How things stand, and what the reader is asked."""
        question = match.question(self.me)
        assert question is not None, f"nothing is asked of seat {self.me}"
        return _stands(match.view(self.me)) | {
            "asked": [self.me],
            "question": {
                "number": question.number, "step": question.step,
                "article": question.article, "wave": question.wave,
            },
            "moves": msgspec.to_builtins(choices(match, self.me)),
        }  # fmt: skip

    def _forbidden(self, scene: Scene) -> dict[str, Any]:
        """What is said to taps that the rules forbid."""
        said: dict[str, Any] = {"*": {"words": scene.step["wrong"]}}
        for tap in self.script.get("taps", []):
            refusal = scene.match.why_not(self.me, tap)
            if isinstance(refusal, Refused):
                article = refusal.article
                said[tap] = {"words": f"refused-{article.reason}", "article": article.code}
        return said

    def written(self) -> str:
        """The recording as text, a scene a line."""
        data = self.record()
        told = ",\n".join(json.dumps(scene, ensure_ascii=False) for scene in data.pop("scenes"))
        head = json.dumps(data, ensure_ascii=False)
        return f'{head[:-1]}, "scenes": [\n{told}\n]}}\n'

    def events(self) -> set[str]:
        """The names of all that happens to be seen in the guide."""
        return {
            event["event"]
            for scene in self.scenes
            for entry in scene.match.story(self.me)
            for event in entry["events"]
            if "event" in event
        }

    def said(self) -> set[str]:
        """The sentences that the guide may say."""
        sentences = set()
        for scene in self.record()["scenes"]:
            sentences.add(scene["words"])
            sentences.update(scene.get("wrong", {}).values())
            sentences.update(one["words"] for one in scene.get("forbidden", {}).values())
        return sentences


def _said(step: Step) -> dict[str, Any]:
    """What the guide says, and the stops of the board that it speaks of."""
    return {"words": step["say"], "points": step["points"]}


def _stands(view: View) -> dict[str, Any]:
    """How things stand while nothing is asked."""
    return {
        "view": view, "asked": [], "question": None, "moves": [],
        "undo": None, "clocks": [], "result": None,
    }  # fmt: skip


def accepted(step: Step) -> list[str]:
    """The moves that lead on from a step; none where one only reads on."""
    expect = step.get("expect", [])
    return [expect] if isinstance(expect, str) else list(expect)


def _again(match: Match) -> Match:
    """The same match once more, so that two ways can be taken from it."""
    return ludotheque.load_match(match.save())


def _play(match: Match, moves: list[str]) -> None:
    """What the others do: each line is a seat and its move."""
    for line in moves:
        seat, _, move = line.partition(" ")
        match.play(int(seat), move)


def all_guides() -> list[Guide]:
    """The guides of all games that have one."""
    found = [find_game(name) for name in games()]
    return [Guide(game) for game in found if (game.folder / "web/guide-script.json").exists()]


def main(chosen: list[str]) -> None:
    for guide in all_guides():
        if not chosen or guide.game.name in chosen:
            guide.recording.write_text(guide.written(), encoding="utf-8")
            print(f"{guide.game.name}: {len(guide.scenes)} scenes")


if __name__ == "__main__":
    main(sys.argv[1:])
