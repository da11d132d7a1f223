"""What was answered at a table, so that a message that is sent again is carried out once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

import msgspec

from ludotheque.server.service.record import Chair
from ludotheque.server.store.store import KEPT_CHAT
from ludotheque.server.wire import messages

ANSWERS: Final = 256
"""So many answers are remembered; those to moves, chat and sitting down are kept for ever."""

_answers: Final = msgspec.json.Decoder(messages.Done)


class Answered:
    """The messages that a table has carried out, each by who sent it and its id."""

    def __init__(self) -> None:
        self.latest: dict[str, messages.Done] = {}
        """The latest answers, for those who ask again because none arrived."""
        self._entries: dict[str, int] = {}
        """The entry that each has made."""
        self.lines: dict[str, None] = {}
        """Those that the last lines of the chat came from."""

    def find(self, sent: str, chairs: Iterable[Chair]) -> messages.Done | None:
        """What was answered to a message that was carried out already."""
        message = sent.partition(":")[2]
        if sent in self.latest:
            return self.latest[sent]
        if sent in self._entries:
            return messages.Done(id=message, number=self._entries[sent])
        if sent in self.lines:
            return messages.Done(id=message)
        for seat, chair in enumerate(chairs):
            if chair.sent == sent:
                return messages.Done(id=message, seat=seat)
        return None

    def note(self, sent: str, answer: messages.Done) -> None:
        """Remember an answer for a while."""
        self.latest[sent] = answer
        if len(self.latest) > ANSWERS:
            del self.latest[next(iter(self.latest))]

    def note_entry(self, sent: str, number: int) -> None:
        """Remember which entry a message has made."""
        self._entries[sent] = number

    def note_line(self, sent: str) -> None:
        """Remember that a message was said."""
        self.lines[sent] = None
        if len(self.lines) > KEPT_CHAT:
            del self.lines[next(iter(self.lines))]

    def senders_of_lines(self) -> set[str]:
        """The guests from whom the last lines of the chat came."""
        return {sent.partition(":")[0] for sent in self.lines}

    def load(self, entries: dict[str, int], lines: list[str], answers: Mapping[str, str]) -> None:
        """What was kept of them; answers are still remembered that were not kept."""
        self._entries = entries
        self.lines = dict.fromkeys(lines)
        for sent, answer in answers.items():
            self.note(sent, _answers.decode(answer))
