"""Luck: who answers for chance. There is never a random generator inside a state."""

from __future__ import annotations

import hashlib
import hmac
import json
import random
import secrets
from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from ludotheque.core.errors import BadLuck

_ONE_CALL: Final = 4_294_967_296
"""Up to here one call of the generator is fine-grained enough to be fair."""


class Outcomes:
    """In how many equally likely ways something can come out, and what each way gives."""

    ways: int

    def text(self, way: int) -> str:
        """The printed line of what comes of a way."""
        raise NotImplementedError

    def some(self) -> str:
        """A few of them, for complaints."""
        known = dict.fromkeys([self.text(way) for way in range(min(self.ways, 12))])
        return " or ".join(repr(text) for text in known)


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck:
    """Answers for chance: `Luck.seeded(7)`, `Luck.scripted(...)` or `Luck.sealed()`."""

    def draw(self, ways: int) -> int:
        """One of `ways` equally likely ways, from 0."""
        raise NotImplementedError

    def pick(self, outcomes: Outcomes) -> int:
        """Like `draw`, where the outcomes have names, so that a script can ask for one."""
        return self.draw(outcomes.ways)

    def aside(self, name: str) -> int:
        """A number of 128 bits that follows from the luck's secret and a name. Nothing is drawn
        for it, and whoever does not know the secret cannot foresee it."""
        mac = hmac.new(self._root().encode(), f"aside:{name}".encode(), hashlib.sha256)
        return int.from_bytes(mac.digest()[:16], "big")

    def lots(self, name: str, count: int) -> list[int]:
        """The numbers below `count` in an order that follows from the secret in the same way."""
        rest = self.aside(name)
        left = list(range(count))
        order: list[int] = []
        while left:
            rest, place = divmod(rest, len(left))
            order.append(left.pop(place))
        return order

    def _root(self) -> str:
        """The secret that all luck comes from, if there is one."""
        return ""

    def as_json(self) -> dict[str, object]:
        """All it takes to go on from here; secret while the game runs."""
        raise NotImplementedError

    @staticmethod
    def seeded(seed: int) -> Seeded:
        """Luck that is the same for the same seed, everywhere and for ever."""
        return Seeded(seed)

    @staticmethod
    def scripted(*outcomes: str, then: Luck | None = None) -> Scripted:
        """Luck that follows a script of outcomes, and `then` goes on with another."""
        return Scripted(list(outcomes), then)

    @staticmethod
    def sealed(secret: str | None = None) -> Sealed:
        """Luck from a secret that is shown after the game, so that anyone can check it."""
        return Sealed(secrets.token_hex(32) if secret is None else secret)

    @staticmethod
    def from_json(data: dict[str, object]) -> Luck:
        """The luck that `as_json` wrote down, where it stood."""
        kind = data.get("kind")
        if kind == "seeded":
            seed, calls = data.get("seed"), data.get("calls")
            if isinstance(seed, int) and isinstance(calls, int):
                return Seeded(seed, calls)
        if kind == "sealed":
            secret, words, draws = data.get("secret"), data.get("words"), data.get("draws")
            if isinstance(secret, str) and isinstance(words, list) and isinstance(draws, int):
                sealed = Sealed(secret)
                sealed.words = [str(word) for word in words]
                sealed.draws = draws
                return sealed
        if kind == "scripted":
            outcomes, then = data.get("outcomes"), data.get("then")
            if isinstance(outcomes, list):
                rest = Luck.from_json(then) if isinstance(then, dict) else None
                return Scripted([str(outcome) for outcome in outcomes], rest)
        raise BadLuck(f"this is no luck that was written down: {json.dumps(data)[:80]}")


class Seeded(Luck):
    """Luck from a seed, for tests, simulations and search."""

    def __init__(self, seed: int, calls: int = 0) -> None:
        self.seed = seed
        self.calls = 0
        self._random: Callable[[], float] = random.Random(seed).random
        for _ in range(calls):
            self._random()
        self.calls = calls

    def draw(self, ways: int) -> int:
        self.calls += 1
        if ways <= _ONE_CALL:
            return int(self._random() * ways)
        high = int(self._random() * _ONE_CALL)
        parts = 1
        while _ONE_CALL**parts < ways * ways:
            self.calls += 1
            high = high * _ONE_CALL + int(self._random() * _ONE_CALL)
            parts += 1
        return high % ways

    def _root(self) -> str:
        return str(self.seed)

    def as_json(self) -> dict[str, object]:
        return {"kind": "seeded", "seed": self.seed, "calls": self.calls}


class Scripted(Luck):
    """Luck that follows a script: tests say "the next die shows 3" and it does."""

    def __init__(self, outcomes: list[str], then: Luck | None) -> None:
        self.outcomes = outcomes
        self.then = then

    def draw(self, ways: int) -> int:
        if self.then is None:
            raise BadLuck("the script of luck names outcomes, and here a plain draw is asked for")
        return self.then.draw(ways)

    def pick(self, outcomes: Outcomes) -> int:
        if not self.outcomes:
            if self.then is None:
                raise BadLuck(f"the script of luck ran out where {outcomes.some()} was to come")
            return self.then.pick(outcomes)
        wanted = self.outcomes[0]
        for way in range(outcomes.ways):
            if outcomes.text(way) == wanted:
                self.outcomes = self.outcomes[1:]
                return way
        raise BadLuck(f"the script of luck says {wanted!r} where {outcomes.some()} can come")

    def as_json(self) -> dict[str, object]:
        then = None if self.then is None else self.then.as_json()
        return {"kind": "scripted", "outcomes": list(self.outcomes), "then": then}


class Sealed(Luck):
    """Luck that anyone can check after the game.

    The table shows `seal`, the SHA-256 of the secret, before the first throw. Each seat may then
    add a word, so that a secret cannot have been chosen for the luck it brings. Draw number *n*
    (from 0) is HMAC-SHA256 with the secret as key over the line `n:try:[words as JSON]`, read as
    a big-endian number; where that number would make some ways likelier than others, the next
    try counts. It is taken modulo the number of ways.
    """

    def __init__(self, secret: str) -> None:
        self.secret = secret
        self.words: list[str] = []
        self.draws = 0

    @property
    def seal(self) -> str:
        """What is shown at the start: the secret's hash."""
        return hashlib.sha256(self.secret.encode()).hexdigest()

    def draw(self, ways: int) -> int:
        way = sealed_draw(self.secret, self.words, self.draws, ways)
        self.draws += 1
        return way

    def _root(self) -> str:
        return self.secret

    def as_json(self) -> dict[str, object]:
        return {
            "kind": "sealed",
            "secret": self.secret,
            "words": list(self.words),
            "draws": self.draws,
        }


def sealed_draw(secret: str, words: list[str], draw: int, ways: int) -> int:
    """The outcome of one sealed draw, as anyone can recompute it."""
    said = json.dumps(words, ensure_ascii=False, separators=(",", ":"))
    span = 2**256
    assert 0 < ways <= span
    attempt = 0
    while True:
        line = f"{draw}:{attempt}:{said}"
        mac = hmac.new(secret.encode(), line.encode(), hashlib.sha256).digest()
        value = int.from_bytes(mac, "big")
        if value < span - span % ways:
            return value % ways
        attempt += 1
