"""What can be known of a match: seen from a seat, heard, and written down at its end."""

from __future__ import annotations

from typing import Any

from ludotheque.core.asking import Asking
from ludotheque.core.errors import Stale
from ludotheque.core.game import Clock, Result
from ludotheque.core.log import Log
from ludotheque.core.luck import Luck, Sealed
from ludotheque.core.move import Seat
from ludotheque.core.state import OVER, State, View


class Telling(Asking):
    """What a match tells: to each seat what it may know, and to its log everything."""

    def view(self, seat: Seat | None) -> View:
        """What the seat may know now; `None` is a spectator."""
        if seat is not None:
            self._require_seat(seat)
        return self.game.view(self.state, seat)

    def view_before(self, seat: Seat | None, number: int) -> View | None:
        """What the seat saw before that entry; `None` where the changes since are not kept."""
        view = self.view(seat)
        for entry in reversed(self.entries[number:]):
            if entry.changes is None:
                return None
            entry.changes.take_back(view, seat)
        return view

    def story(self, seat: Seat | None, since: int = 0) -> list[dict[str, Any]]:
        """What the seat may read of the log, from that entry on, and what of its view was new with
        each event where that is kept."""
        return [
            self.entries[number].seen_by(number, seat) for number in range(since, len(self.entries))
        ]

    def fades_before(self, name: str) -> int:
        """The entry before which no event of that name is told again; 0 where all are."""
        found = [one for one in self.game.happenings if one.name == name and one.fades_with]
        if self.is_over or not found or not self.terms.options[found[0].fades_with]:
            return 0
        for number in range(len(self.entries) - 1, -1, -1):
            events = self.entries[number].events
            if any(event.happening.name == found[0].fades_at for event in events):
                return number
        return 0

    def redeal(self, seat: Seat, luck: Luck) -> State:
        """A state that the seat holds possible: the only one that a bot ever gets."""
        redealt: State = self.game.redeal(self.state, seat, luck)
        return redealt

    def clocks(self) -> list[Clock]:
        """The times that the table keeps now."""
        return [] if self.is_over else list(self.game.clocks(self.state))

    def media(self, seat: Seat | None, number: int) -> tuple[str, bytes]:
        """How the event of that number looks or sounds to a seat that may know it: MIME type and
        bytes, the same each time."""
        name, media = self.media_from(seat, number)
        rendered: tuple[str, bytes] = self.game.render(name, media)
        return rendered

    def media_from(self, seat: Seat | None, number: int) -> tuple[str, list[int]]:
        """From what `Game.render` makes that: the event's name and its numbers."""
        for entry in reversed(self.entries):
            place = number - entry.first_event
            if 0 <= place < len(entry.events):
                event = entry.events[place]
                if event.media and event.is_seen_by(seat):
                    media = [*event.media, self.luck.aside(f"event {number}")]
                    return event.happening.name, media
                break
        raise Stale(f"event {number} has nothing to be seen or heard for this seat.")

    # How it ended, and what is kept of it

    def result(self) -> Result | None:
        """How the game ended; `None` while it runs. Where a seat has resigned, the one to which it
        did has won, whatever each had come to until then."""
        if self.won_by_resignation is not None:
            return Result([self.won_by_resignation], list(self.game.standing(self.state)))
        return self.game.result(self.state) if self.is_over else None

    def ending(self) -> str:
        """Why the rules have ended the game: the name of a sentence of the game's, `ended-<name>`;
        empty while it runs, and where a seat resigned."""
        ending: str = self.game.ending(self.state) if self.state.step == OVER else ""
        return ending

    def head(self) -> dict[str, Any]:
        """What was agreed, as the log says it first."""
        head: dict[str, Any] = {
            "game": self.game.name,
            "rules": self.game.version,
            "seats": self.terms.seats,
            "options": self.terms.options,
            "board": self.terms.board_hash,
        }
        if self.board is not None:
            head["board_file"] = self.board.text
        if self.seal:
            head["seal"] = self.seal
        if self.start:
            head["start"] = self.start
        if self.keeps_time:
            head["keeps_time"] = True
        return head

    def log(self) -> Log:
        """All that happened. Of a finished game it holds the secret of sealed luck too."""
        result = self.result()
        end: dict[str, Any] = {}
        if result is not None:
            end["result"] = result.as_json()
            if isinstance(self.luck, Sealed):
                end["secret"] = self.luck.secret
        return Log(self.head(), list(self.entries), end)
