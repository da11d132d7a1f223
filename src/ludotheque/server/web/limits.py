"""Limits: how often somebody may come. A bucket fills with time; each request takes from it."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable
from typing import Final

from ludotheque.server.service.trouble import Trouble
from ludotheque.server.settings import Settings
from ludotheque.server.wire import commands

_FEW_BUCKETS: Final = 4_096
"""So many are never looked through."""


class Buckets:
    """A bucket for everybody who comes, each filling at `rate` a second up to `burst`.

    >>> buckets = Buckets(rate=2.0, burst=1.0, now=lambda: 0.0)
    >>> buckets.take("anna"), buckets.take("anna"), buckets.take("ben")
    (0.0, 0.5, 0.0)
    """

    def __init__(
        self, rate: float, burst: float, now: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate
        self.burst = burst
        self.now = now
        self._levels: dict[str, tuple[float, float]] = {}
        """Whose bucket held how much when."""
        self._look_at = _FEW_BUCKETS
        """With so many buckets the full ones are forgotten: with twice as many as were left the
        last time, so that however many there are, looking through them costs little for each."""

    def take(self, who: str) -> float:
        """Take one; 0 if there was one, otherwise the seconds until there will be."""
        now = self.now()
        held, since = self._levels.get(who, (self.burst, now))
        held = min(self.burst, held + (now - since) * self.rate)
        if held < 1.0:
            self._levels[who] = (held, now)
            return (1.0 - held) / self.rate
        self._levels[who] = (held - 1.0, now)
        if len(self._levels) > self._look_at:
            self._forget_the_full(now)
            self._look_at = max(_FEW_BUCKETS, 2 * len(self._levels))
        return 0.0

    def _forget_the_full(self, now: float) -> None:
        """Who has not come for a while is as good as new."""
        self._levels = {
            who: (held, since)
            for who, (held, since) in self._levels.items()
            if held + (now - since) * self.rate < self.burst
        }


def household(address: str) -> str:
    """Who counts as one address: with IPv6 a whole network of 2⁶⁴ belongs to one household."""
    if ":" not in address:
        return address
    try:
        found = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    # A proxy that listens to both kinds says one of the older kind in the newer one's words.
    return str(found.ipv4_mapped) if found.ipv4_mapped else found.exploded[:19]


class Limits:
    """All limits of a server together. Whoever is refused takes nothing from those who come from
    the same address."""

    def __init__(self, settings: Settings) -> None:
        self._guests = Buckets(settings.guest_rate, settings.guest_burst)
        self._addresses = Buckets(settings.address_rate, settings.address_burst)
        self._makers = Buckets(settings.making_rate, settings.making_burst)
        self._making_addresses = Buckets(
            settings.making_address_rate, settings.making_address_burst
        )
        self._entering = Buckets(settings.sign_in_rate, settings.sign_in_burst)
        self._entering_addresses = Buckets(
            settings.sign_in_address_rate, settings.sign_in_address_burst
        )
        self._writing = Buckets(settings.letter_rate, settings.letter_burst)
        self._writing_addresses = Buckets(
            settings.letter_address_rate, settings.letter_address_burst
        )
        self._talkers = Buckets(settings.chat_rate, settings.chat_burst)

    def ask(self, guest: str, address: str) -> float:
        """Seconds to wait before something may be looked at; 0 is now."""
        return self._guests.take(guest) or self._addresses.take(address)

    def ask_to_make(self, guest: str, address: str) -> float:
        """The same for requests that leave something behind or cost much."""
        return self._makers.take(guest) or self._making_addresses.take(address)

    def ask_to_enter(self, guest: str, address: str) -> float:
        """The same for what somebody could try to guess."""
        return self._entering.take(guest) or self._entering_addresses.take(address)

    def ask_to_write(self, guest: str, address: str) -> float:
        """The same for what sends a letter to somebody who has not asked for one."""
        return self._writing.take(guest) or self._writing_addresses.take(address)

    def ask_to_speak(self, guest: str) -> float:
        """The same for a message on an open socket."""
        return self._guests.take(guest)

    def require_calm(self, guest: str, command: commands.AnyCommand) -> None:
        """Refuse a line of chat that comes too soon after others: everybody at a table hears it."""
        wait = self._talkers.take(guest) if isinstance(command, commands.Say) else 0.0
        if wait:
            raise Trouble("too-fast", seconds=int(wait) + 1)
