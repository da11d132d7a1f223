"""Every guided first game is what the rules play, and answers whatever the reader does."""

from __future__ import annotations

import pytest

from ludotheque.core.words import LANGUAGES, words_of
from tests.every_game.guides import Guide, accepted, all_guides

GUIDES = {guide.game.name: guide for guide in all_guides()}


@pytest.fixture(name="guide", params=GUIDES)
def _guide(request: pytest.FixtureRequest) -> Guide:
    return GUIDES[request.param]


def test_the_page_plays_what_the_rules_play(guide: Guide) -> None:
    name, path = guide.game.name, guide.recording
    assert path.exists(), f"the guide of {name} is not recorded: `make guides` records it"
    assert path.read_text(encoding="utf-8") == guide.written(), (
        f"the script of {name}'s guide or its rules have changed: `make guides` records it anew"
    )


def test_each_move_that_leads_on_is_legal_and_each_other_one_is_answered(guide: Guide) -> None:
    for scene in guide.scenes:
        said = scene.step["say"]
        assert list(scene.leads) == accepted(scene.step)
        if scene.leads:
            illegal = set(scene.leads) - {move.text for move in scene.match.legal(guide.me)}
            assert not illegal, f"{said} waits for {illegal}, which is not legal there"
            assert scene.step.get("wrong"), f"{said} has no answer (`wrong`) to other moves"
        else:
            assert "wrong" not in scene.step, f"{said} answers other moves where nothing is asked"


def test_every_way_shows_what_was_chosen_and_ends_with_the_farewell(guide: Guide) -> None:
    scenes = guide.record()["scenes"]
    reached = {0}

    def walk(place: int, chosen: list[str], count: int) -> None:
        """What is told at a scene is the move that was chosen, and goes on from what was told."""
        scene = scenes[place]
        if place == len(scenes) - 1:
            return
        told = scene.get("entries", [])
        own = [entry["text"] for entry in told if entry["seat"] == guide.me]
        assert own == chosen, f"{scene['words']} shows {own} where {chosen} was chosen"
        numbers = [entry["number"] for entry in told]
        assert numbers == list(range(count, count + len(told))), f"{scene['words']} jumps"
        ways = scene.get("answers") or {"": scene.get("next", place + 1)}
        for move, following in ways.items():
            reached.add(following)
            walk(following, [move] if move else [], count + len(told))

    walk(0, [], 0)
    assert reached == set(range(len(scenes))), "a scene that no way leads to"


def test_every_scene_says_what_it_speaks_of_on_the_board(guide: Guide) -> None:
    """That each of them is drawn there is held in the browser."""
    for scene in guide.record()["scenes"]:
        assert scene["points"], f"{scene['words']} points at nothing"
        assert len(set(scene["points"])) == len(scene["points"])


def test_the_reader_decides_something(guide: Guide) -> None:
    assert any(len(scene.leads) > 1 for scene in guide.scenes)


def test_the_scripted_luck_is_used_up_on_the_longest_way(guide: Guide) -> None:
    longest = max((scene.match for scene in guide.scenes), key=lambda match: len(match.entries))
    drawn = [entry.text for entry in longest.entries if entry.kind == "chance"]
    assert drawn[: len(guide.script["luck"])] == guide.script["luck"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_guide_says_has_a_sentence(guide: Guide, language: str) -> None:
    words = words_of(guide.game, language)
    for sentence in guide.said():
        assert "{" not in words.say(sentence)
