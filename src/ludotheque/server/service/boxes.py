"""Boxes: what is printed on them, from the `box.toml` in a game's folder."""

from __future__ import annotations

import importlib
import tomllib
from pathlib import Path
from typing import Final

from ludotheque.core.errors import BadSetup
from ludotheque.server.wire import sheets

FILE: Final = "box.toml"
_PACKAGE: Final = "ludotheque.games"


class Box:
    """What a box says of itself."""

    def __init__(self, title: str, facts: sheets.BoxFacts) -> None:
        self.title = title
        self.facts = facts


def box_in(folder: Path) -> Box | None:
    """The box in a game's folder, wherever that lies; `None` where there is none."""
    path = folder / FILE
    if not path.is_file():
        return None
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        facts = sheets.BoxFacts(
            authors=[str(author) for author in data["authors"]],
            publisher=str(data["publisher"]),
            year=str(data["year"]),
            players=[int(one) for one in data["players"]],
            minutes=[int(one) for one in data["minutes"]],
            age=int(data["age"]),
            weight=float(data["weight"]),
            blurb={str(language): str(text) for language, text in data["blurb"].items()},
        )
        return Box(str(data["title"]), facts)
    except KeyError as lacking:
        raise BadSetup(f"the box in {path} does not say {lacking}.") from None
    except (ValueError, TypeError, AttributeError) as error:
        raise BadSetup(f"the box in {path} cannot be read: {error}.") from None


def built_in_boxes() -> dict[str, Box]:
    """The boxes in the house's own folder of games, by the games' names; some have no rules yet."""
    found = {}
    for folder in importlib.import_module(_PACKAGE).__path__:
        for path in sorted(Path(folder).glob(f"*/{FILE}")):
            box = box_in(path.parent)
            if box is not None:
                found[path.parent.name.replace("_", "-")] = box
    return found
