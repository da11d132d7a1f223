"""Who may know what: every field of a state is declared with its audience.

Views are made from these declarations and from nothing else, so that secrecy is declared once
and cannot be forgotten. A field never changes its audience: revealing **moves** a value into a
public field.
"""

from __future__ import annotations

from typing import Any, Final

# What those who may not know a value see in its place.
NOTHING: Final = 0
LENGTH: Final = 1
BACKS: Final = 2

# Whose a field is.
_OF_EVERYONE: Final = 0
_OF_OWNER: Final = 1
_OF_NOBODY: Final = 2


class Audience:
    """Who knows a field, and what the others get instead."""

    def __init__(
        self, whose: int, others: int, backs: list[int] | None, is_countable: bool = False
    ) -> None:
        self.whose = whose
        self.others = others
        self.backs = backs
        self.is_countable = is_countable
        """Whether all that comes and goes is seen, so that it is kept from sight and no secret:
        its change reveals nothing."""

    @property
    def is_public(self) -> bool:
        return self.whose == _OF_EVERYONE

    @property
    def is_by_seat(self) -> bool:
        return self.whose == _OF_OWNER

    def instead(self, value: Any) -> Any:
        """What those see who may not know `value` (a number or a list of numbers)."""
        if self.others == NOTHING:
            return None
        if self.others == LENGTH:
            return len(value)
        if isinstance(value, int):
            return self._back(value)
        return [self._back(one) for one in value]

    def hides(self, value: int) -> bool:
        """Whether those who may not know the value cannot read it off what they get instead."""
        return self.others != BACKS or self._back(value) != value

    def _back(self, value: int) -> int:
        """What a thing shows from behind: its back by the given table, or that it is there."""
        if self.backs is not None:
            return self.backs[value]
        return -1 if value else 0


EVERYONE: Final = Audience(_OF_EVERYONE, NOTHING, None)


def owner(others: int, backs: list[int] | None = None) -> Audience:
    """A list by seat: each seat knows its own member; the rest get what `others` says.

    `BACKS` shows each thing from behind: by the table `backs` (its colour, say), or as −1
    where there is something and 0 where there is nothing.
    """
    return Audience(_OF_OWNER, others, backs)


def nobody(others: int, backs: list[int] | None = None) -> Audience:
    """A value that no seat knows, such as a pile of cards; all get what `others` says."""
    return Audience(_OF_NOBODY, others, backs)


def countable(audience: Audience) -> Audience:
    """The same, for what anyone who has followed the game can count, though it is not shown."""
    return Audience(audience.whose, audience.others, audience.backs, is_countable=True)
