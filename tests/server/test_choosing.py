"""Settings: from command line, environment and file, in this order; errors in a sentence."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from ludotheque.cli.serve import serve
from ludotheque.core.errors import BadSetup
from ludotheque.server.choosing import Place, choose, default_of, kinds
from ludotheque.server.settings import Settings


def file(folder: Path, text: str) -> Path:
    path = folder / "settings.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_the_line_goes_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    path = file(tmp_path, "guest_rate = 1\nguest_burst = 11\naddress_rate = 111\nport = 1111\n")
    environment = {"LUDOTHEQUE_SERVE_GUEST_RATE": "2", "LUDOTHEQUE_SERVE_GUEST_BURST": "22"}
    place, chosen = choose({"guest_rate": 3.0, "host": None}, environment, path)
    assert (chosen.guest_rate, chosen.guest_burst, chosen.address_rate) == (3.0, 22.0, 111.0)
    assert place == Place(port=1111)
    assert chosen.sockets == Settings().sockets


def test_the_environment_may_name_the_file(tmp_path: Path) -> None:
    path = file(tmp_path, "sockets = 7\n")
    assert choose({}, {"LUDOTHEQUE_SERVE_SETTINGS": str(path)})[1].sockets == 7


EXAMPLES: dict[Any, tuple[str, str, Any]] = {
    float: ("2.5", "2.5", 2.5),
    int: ("77", "77", 77),
    bool: ("true", "yes", True),
    Path: ('"somewhere"', "somewhere", Path("somewhere")),
    str: ('"there"', "there", "there"),
    tuple[str, ...]: ('["a", "b"]', "a,b", ("a", "b")),
    dict[str, str]: ('{ a = "b.py:C" }', "a=b.py:C", {"a": "b.py:C"}),
}
"""By type: a value in a file, in a variable, and as it is read."""
NAMED: dict[str, tuple[str, str, Any]] = {
    "origins": ('["https://a.org"]', "https://a.org", ("https://a.org",)),
}
"""The same by name, where not every value of the type will do."""


@pytest.mark.parametrize("name", kinds())
def test_everything_can_be_set_everywhere(name: str, tmp_path: Path) -> None:
    kind, about = kinds()[name]
    written, typed, value = NAMED.get(name) or EXAMPLES[kind]
    least = about.metadata.get("least") or 0
    if kind in (int, float) and value < least:
        written = typed = str(int(least))
        value = kind(least)
    assert value != default_of(about)
    for chosen in (
        choose({}, {}, file(tmp_path, f"{name} = {written}\n")),
        choose({}, {f"LUDOTHEQUE_SERVE_{name.upper()}": typed}),
        choose({name: value if kind is not dict[str, str] else [typed]}, {}),
    ):
        found = getattr(chosen[name not in Place.__dataclass_fields__], name)
        assert found == value
    options = serve.__annotations__
    assert set(options) == {"settings", *kinds()}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("port = 0\n\nsockets = 'many'\n", "line 3: sockets must be a whole number."),
        ("sockets = 1.5\n", "line 1: sockets must be a whole number."),
        ("sockets = 0\n", "line 1: sockets must be a whole number of at least 1."),
        (
            "sockets = 9999999999999\n",
            "line 1: sockets must be a whole number of at most 1000000000000.",
        ),
        (f"sockets = {'9' * 5_000}\n", ": a number in it is too large."),
        ("idle = -1\n", "line 1: idle must be a number of at least 0."),
        ("idle = nan\n", "line 1: idle must be a number of at least 0."),
        ("is_secure = 'perhaps'\n", "line 1: is_secure must be true or false."),
        ("origins = 5\n", "line 1: origins must be a list of texts."),
        ("sweep = 0\n", "line 1: sweep must be a number of at least 0.1."),
        (
            "origins = ['example.org']\n",
            "line 1: origins must be like https://example.org, not example.org.",
        ),
        ("# a list\n[bots]\nmine = 5\n", "line 2: bots must give each name a text."),
        ("data = 5\n", "line 1: data must be a text."),
        ("idle = 5\ncolour = 'blue'\n", "line 2: colour is no setting."),
        ("idle = \n", "line 1: this is not TOML: Invalid value."),
    ],
)
def test_what_cannot_be_is_said_with_file_line_and_key(
    text: str, said: str, tmp_path: Path
) -> None:
    path = file(tmp_path, text)
    with pytest.raises(BadSetup) as caught:
        choose({}, {}, path)
    assert str(path) in str(caught.value)
    assert str(caught.value).endswith(said)


def test_an_origin_is_known_however_a_host_has_written_it(tmp_path: Path) -> None:
    path = file(tmp_path, "origins = ['https://Games.Example.org/', 'http://[::1]:8000']\n")
    _, settings = choose({}, {}, path)
    assert settings.origins == ("https://games.example.org", "http://[::1]:8000")


def test_a_variable_that_sets_nothing_and_a_file_that_is_not_there_are_named(
    tmp_path: Path,
) -> None:
    with pytest.raises(BadSetup, match="LUDOTHEQUE_SERVE_COLOUR"):
        choose({}, {"LUDOTHEQUE_SERVE_COLOUR": "blue"})
    with pytest.raises(BadSetup, match="LUDOTHEQUE_SERVE_PORT must be a whole number"):
        choose({}, {"LUDOTHEQUE_SERVE_PORT": "blue"})
    with pytest.raises(BadSetup, match=r"none\.toml cannot be read: No such file"):
        choose({}, {}, tmp_path / "none.toml")
    with pytest.raises(BadSetup, match="--guest-rate must be a number of at least"):
        choose({"guest_rate": -1.0}, {})


def test_every_setting_says_what_it_does() -> None:
    for one in fields(Settings):
        assert one.metadata["help"].endswith("."), one.name


def test_a_file_that_is_no_toml_is_refused_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text("port = 8000\nhost = oops\n")
    with pytest.raises(BadSetup, match=r"bad\.toml, line 2: this is not TOML: Invalid value\.$"):
        choose({}, {}, file)
    file.write_text("port = 8000\nbots = {")
    with pytest.raises(BadSetup, match=r"bad\.toml, line 2: this is not TOML: "):
        choose({}, {}, file)
