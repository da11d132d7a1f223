"""Starting the program: whoever interrupts it while it loads leaves quietly.

Loading takes seconds on a slow machine, and an interrupt in the midst of it would print the place
in the code. Importing this module, before the others of the package, sees to that where it is the
program that is started; where the package is a library to another, interrupts stay that one's.
"""

from __future__ import annotations

import os
import signal
import sys
from types import FrameType

INTERRUPTED = 130
NAME = "ludotheque"


def is_the_program(line: list[str]) -> bool:
    """Whether a command line, with Python's own part, starts this program: by its script, or as a
    module of Python's."""
    for word, following in zip(line, [*line[1:], ""]):
        if word == "-m":
            return following == NAME
    return any(os.path.splitext(os.path.basename(word))[0] == NAME for word in line[:2])


def leave_quietly() -> None:
    """Let an interrupt end the program at once and without a word, unless it is deaf to them."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, _leave)


def leave_as_always() -> None:
    """Let interrupts be exceptions again."""
    if signal.getsignal(signal.SIGINT) is _leave:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def _leave(number: int, frame: FrameType | None) -> None:
    os._exit(INTERRUPTED)


if is_the_program(sys.orig_argv):
    leave_quietly()
