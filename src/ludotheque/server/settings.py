"""Settings: what a host may choose. `docs/hosting.md` explains them."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct, field


class Settings(Struct, kw_only=True, frozen=True):
    """How a server behaves; each setting has a sensible default."""

    # Bots
    bot_pause: float = 0.8
    """Seconds before a bot's move, so that people can follow."""
    bot_limit: float = 5.0
    """Seconds that a bot has for a move; then the step's default is played."""
    bot_workers: int = 2
    """Processes in which bots think, for all tables together."""
    bots: dict[str, str] = field(default_factory=dict)
    """Further bots by name, each as `path/to/file.py:Class`."""
    games: tuple[str, ...] = ()
    """Further games, each as `module:NAME`; packages may also offer them by entry point."""

    # Tables in memory
    idle: float = 120.0
    """Seconds after which a table that nobody uses leaves memory."""
    sweep: float = 2.0
    """Seconds between two looks for tables to wake or to let go."""

    host_grace: float = 30.0
    """Seconds that a host who lost the connection stays host while people gather."""

    # Safety
    origins: tuple[str, ...] = ()
    """Origins of pages elsewhere that may use this server, such as `https://example.org`."""
    is_secure: bool = False
    """Whether people reach the server by https: cookies are then marked so."""
    is_behind_proxy: bool = False
    """Whether a proxy on this machine stands before it and tells people's addresses."""
    guest_rate: float = 20.0
    """Requests and messages a second for one guest, in the long run."""
    guest_burst: float = 100.0
    """How many of them may come at once."""
    address_rate: float = 100.0
    """The same for one network address, behind which a whole family may sit."""
    address_burst: float = 600.0
    making_rate: float = 0.5
    """Tables, profiles and uploads a second for one guest, and three times that for an address."""
    making_burst: float = 20.0
    sockets: int = 5_000
    """Connections in all."""
    sockets_of_guest: int = 24
    """Connections of one guest."""

    page: Path = Path(__file__).parent / "page"
    """The folder of the built page."""
