"""Every built-in game's own tests are worth something: they show each refusal, and they fail when a
rule is turned upside down."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any

import pytest

from ludotheque.core.game import Game
from tests.every_game.chapters import chapters_of, package_of, refusals_of
from tests.own_tests import GIVEN_UP, Mutation, Run, mutations_of, run_own_tests
from tests.test_articles import BUILT_IN

MUTATIONS = [
    pytest.param(game, place, mutation, id=f"{game.name} {mutation.article} in {mutation.module}")
    for game in BUILT_IN
    for place, mutation in enumerate(mutations_of(package_of(game)), start=1)
]


@functools.cache
def runs(game: Game[Any]) -> list[Run]:
    """How its own tests go: as the rules are, and with one rule after the other upside down."""
    return run_own_tests(package_of(game))


@pytest.fixture(name="game", params=BUILT_IN, ids=lambda game: game.name)
def _game(request: pytest.FixtureRequest) -> Game[Any]:
    found: Game[Any] = request.param
    return found


def test_a_games_own_tests_pass(game: Game[Any]) -> None:
    run = runs(game)[0]
    assert run.code == pytest.ExitCode.OK, f"{game.name}'s own tests fail:\n{run.said}"


def test_every_refusal_is_shown_by_a_test(game: Game[Any]) -> None:
    shown = {(code, reason) for code, reason in runs(game)[0].refused}
    lacking = [
        f"{code} {reason}" for code, reason in refusals_of(game) if (code, reason) not in shown
    ]
    assert not lacking, (
        f"no test of {game.name} that names an article shows, by assert_refused or "
        f"assert_no_time_is_up, that this is refused: {', '.join(lacking)}"
    )


def test_something_is_turned_upside_down_in_every_chapter(game: Game[Any]) -> None:
    turned = {mutation.module for mutation in mutations_of(package_of(game))}
    lacking = sorted(chapters_of(game) - turned)
    assert not lacking, (
        f"tests/mutations.py of {game.name} turns no rule upside down in {', '.join(lacking)}"
    )


@pytest.mark.parametrize(("game", "place", "mutation"), MUTATIONS)
def test_an_articles_tests_fail_when_its_rule_is_turned_upside_down(
    game: Game[Any], place: int, mutation: Mutation
) -> None:
    article, module, rule, contrary = mutation
    text = (game.folder / module).read_text(encoding="utf-8")
    assert text.count(rule) == 1, (
        f"{module} of {game.name} says {rule!r} {text.count(rule)} times, not once: "
        f"{article} in tests/mutations.py should quote what is written there now"
    )
    run = runs(game)[place]
    turned = f"with {contrary!r} for {rule!r} in {module}"
    assert run.code != pytest.ExitCode.NO_TESTS_COLLECTED, f"no test names {article}"
    assert run.code != pytest.ExitCode.OK, f"no test that names {article} fails {turned}"
    assert run.code != GIVEN_UP, f"the tests that name {article} never end {turned}"
    assert run.code == pytest.ExitCode.TESTS_FAILED, run.said


def test_tests_that_notice_nothing_are_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game of one rule: one test looks at it, one does not, and one article has none."""
    game = tmp_path / "feeble"
    (game / "tests").mkdir(parents=True)
    (game / "__init__.py").touch()
    (game / "rules.py").write_text("def is_legal():\n    return True\n")
    (game / "tests" / "__init__.py").touch()
    (game / "tests" / "mutations.py").write_text(
        "MUTATIONS = [\n"
        "    ('FE-1', 'rules.py', 'True', 'False'),\n"
        "    ('FE-2', 'rules.py', 'True', 'False'),\n"
        "    ('FE-3', 'rules.py', 'True', 'False'),\n"
        "    ('FE-1', 'rules.py', 'is_legal', 'is_not_there'),\n"
        "]\n"
    )
    (game / "tests" / "test_rules.py").write_text(
        "import pytest\n"
        "from feeble.rules import is_legal\n"
        "from tests.every_game import looking\n"
        '@pytest.mark.article("FE-1")\n'
        "def test_it(): assert is_legal()\n"
        '@pytest.mark.article("FE-2")\n'
        "def test_nothing(): looking.REFUSED.add(('FE-2', 'feeble'))\n"
        "def test_unmarked(): assert False\n"
    )
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    plain, looked_at, looked_past, untested, unread = run_own_tests("feeble")
    assert (plain.code, plain.refused) == (pytest.ExitCode.OK, [["FE-2", "feeble"]]), plain.said
    assert looked_at.code == pytest.ExitCode.TESTS_FAILED, looked_at.said
    assert looked_past.code == pytest.ExitCode.OK, looked_past.said
    assert untested.code == pytest.ExitCode.NO_TESTS_COLLECTED, untested.said
    assert unread.code == pytest.ExitCode.INTERRUPTED, unread.said
