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
    recorded = guide.recording.read_text(encoding="utf-8")
    assert recorded == guide.written(), (
        "record the guide anew: its script or the rules have changed"
    )


def test_each_move_that_leads_on_is_legal_and_each_other_one_is_answered(guide: Guide) -> None:
    for scene in guide.scenes:
        assert list(scene.leads) == accepted(scene.step)
        if scene.leads:
            assert set(scene.leads) <= {move.text for move in scene.match.legal(guide.me)}
            assert scene.step["wrong"]
        else:
            assert "wrong" not in scene.step


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
