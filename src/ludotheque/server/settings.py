"""Settings: what a host may choose, each with a sensible default. `docs/hosting.md` explains them.

They need nothing that only a server needs, so that the command line can offer all of them;
`choosing.py` reads them from there, from the environment and from a file.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

HELP: Final = "help"
LEAST: Final = "least"


def _setting(default: Any, help: str, least: float | None = 0) -> Any:
    """A setting with its default, what it does, and the least that a number may be."""
    about = {HELP: help, LEAST: least}
    if isinstance(default, dict):
        return field(default_factory=lambda: dict(default), metadata=about)
    return field(default=default, metadata=about)


@dataclass(frozen=True, kw_only=True)
class Settings:
    """How a server behaves."""

    # Bots
    bot_pause: float = _setting(0.8, "Seconds before a bot's move, so that people can follow.")
    bot_limit: float = _setting(
        20.0, "Seconds that a bot may think about a move; then the step's default is played.", 0.1
    )
    bot_workers: int = _setting(2, "Processes in which bots think, for all tables together.", 1)
    bots: dict[str, str] = _setting({}, "A further bot by name: NAME=path/to/file.py:Class.")
    games: tuple[str, ...] = _setting((), "A further game: module:NAME.")

    # Tables in memory
    idle: float = _setting(120.0, "Seconds after which a table that nobody uses leaves memory.")
    sweep: float = _setting(2.0, "Seconds between two looks for tables to wake or to let go.", 0.1)
    host_grace: float = _setting(
        30.0, "Seconds that a host who lost the connection stays host while people gather."
    )
    presence: float = _setting(
        1.0, "Seconds between two times of telling a table who has come and gone."
    )

    # Watching over it
    watch_host: str = _setting("127.0.0.1", "The address at which /health and /metrics are.")
    watch_port: int = _setting(
        0, "Their port; 0 takes any and says which, -1 opens none.", least=-1
    )

    # Who may come, and how
    origins: tuple[str, ...] = _setting(
        (), "The origin of pages elsewhere that may use this server, such as https://example.org."
    )
    is_secure: bool = _setting(False, "People reach the server by https.")
    is_behind_proxy: bool = _setting(False, "A proxy on this machine stands before it.")

    # How often: looking at things, and making them
    guest_rate: float = _setting(20.0, "Requests and messages a second of one guest.", 0.001)
    guest_burst: float = _setting(100.0, "How many of them may come at once.", 1)
    address_rate: float = _setting(400.0, "Requests a second of one network address.", 0.001)
    address_burst: float = _setting(5_000.0, "How many of them may come at once.", 1)
    making_rate: float = _setting(
        0.5, "New tables, profiles, uploads and told faults a second of one guest.", 0.001
    )
    making_burst: float = _setting(20.0, "How many of them may come at once.", 1)
    making_address_rate: float = _setting(10.0, "The same for one network address.", 0.001)
    making_address_burst: float = _setting(600.0, "How many of them may come at once.", 1)
    sign_in_rate: float = _setting(0.1, "Tries to sign in a second of one guest.", 0.001)
    sign_in_burst: float = _setting(10.0, "How many of them may come at once.", 1)
    sign_in_address_rate: float = _setting(1.0, "The same for one network address.", 0.001)
    sign_in_address_burst: float = _setting(60.0, "How many of them may come at once.", 1)
    letter_rate: float = _setting(
        0.005, "Letters a second that ask whether an address is right, of one guest.", 0.001
    )
    letter_burst: float = _setting(6.0, "How many of them may come at once.", 1)
    letter_address_rate: float = _setting(0.01, "The same for one network address.", 0.001)
    letter_address_burst: float = _setting(200.0, "How many of them may come at once.", 1)
    chat_rate: float = _setting(1.0, "Lines of chat a second of one guest.", 0.001)
    chat_burst: float = _setting(10.0, "How many of them may come at once.", 1)

    # How long things are kept, in days, and how many
    keep_gathering: float = _setting(
        7.0, "Days after which a table is removed that never began; 0 is never."
    )
    keep_abandoned: float = _setting(
        90.0, "Days without a move after which a running game is removed; 0 is never."
    )
    keep_finished: float = _setting(0.0, "Days after which a finished game is removed; 0 is never.")
    keep_chat: float = _setting(365.0, "Days after which a line of chat is removed; 0 is never.")
    keep_reports: float = _setting(
        180.0, "Days after which a settled report is removed; 0 is never."
    )
    hosted_tables: int = _setting(
        40, "Tables that are not over and of which one guest may be the host.", 1
    )
    tables_a_day: int = _setting(150, "Tables that one guest may make in 24 hours.", 1)
    reports_a_day: int = _setting(10, "Reports that one guest may send in 24 hours.")
    invitations_a_day: int = _setting(40, "Invitations that one guest may send in 24 hours.")
    chat_lines: int = _setting(2_000, "Lines of its chat that are kept of one table.", 1)

    # Connections
    sockets: int = _setting(
        5_000, "Open connections in all, as far as the system allows so many files.", 1
    )
    sockets_of_guest: int = _setting(24, "Open connections of one guest.", 1)
    sockets_of_address: int = _setting(1_000, "Open connections of one network address.", 1)
    spectators: int = _setting(60, "Open connections at one table beside those of its players.")
    request_seconds: float = _setting(
        10.0, "Seconds in which a request has to come; a long one at 20 kB a second.", 0.1
    )
    reader_seconds: float = _setting(
        20.0, "Seconds after which a client that reads nothing of what it is sent is cut off.", 0.1
    )
    header_bytes: int = _setting(32_768, "The most that the headers of a request may take.", 1_024)

    # Work that takes long
    work_workers: int = _setting(1, "Processes for long work: replays, pasts, boards, sounds.", 1)
    work_limit: float = _setting(10.0, "Seconds that one such work may take.", 0.1)
    work_waiting: int = _setting(32, "How many of them may wait, and a fourth of one guest.", 1)
    work_memory: int = _setting(1_024, "Megabytes that such a process may take.", 256)

    # What the machine thinks about games
    thought_workers: int = _setting(1, "Processes for hints and analyses.", 1)
    thought_limit: float = _setting(600.0, "Seconds that one analysis may take.", 1)

    # Calling people to their tables
    site: str = _setting(
        "", "The address at which people reach the server, such as https://example.org, for links."
    )
    mail_host: str = _setting("", "The mail server that takes letters; none sends none.")
    mail_port: int = _setting(587, "Its port.", 1)
    mail_tls: str = _setting(
        "starttls", "How the way there is kept secret: starttls, tls from the start, or none."
    )
    mail_user: str = _setting("", "The name by which it knows this server, if it asks for one.")
    mail_password: str = _setting(
        "", "The password that goes with it; better in the environment or a file of its own."
    )
    mail_password_file: str = _setting("", "The file that holds nothing but that password.")
    mail_from: str = _setting("", "The address from which letters come.")

    # What is written
    log_json: bool = _setting(False, "Write the log as JSON, one object a line.")

    page: Path = _setting(Path(__file__).parent / "page", "The folder of the built page.")
