"""Secrecy: two tables that differ only by a redeal send a seat the same bytes."""

from __future__ import annotations

import copy
import shutil
from pathlib import Path

import msgspec
import pytest

from ludotheque.core.luck import Luck
from ludotheque.core.match import Match
from ludotheque.core.move import Seat
from ludotheque.core.registry import find_game, games
from ludotheque.server.service.news import choices
from ludotheque.server.service.record import Guest
from ludotheque.server.service.trouble import Trouble
from ludotheque.server.wire import commands, messages
from tests.server.inn import Ear, Inn

PLIES = 40


class Twins:
    """A table, and one like it at which what a seat does not know was dealt anew."""

    def __init__(self, folder: Path, seats: int, watcher: Seat, seed: int) -> None:
        self.watcher = watcher
        self.luck = Luck.seeded(seed)
        true = Inn(folder / "true")
        self.guests = [true.guest(f"Guest {seat}") for seat in range(seats)]
        self.cleo = true.guest("Cleo")
        self.table = true.started(*self.guests)
        shutil.copytree(folder / "true", folder / "twin")
        twin = Inn(folder / "twin")
        twin.guest("Cleo")
        match = twin.match(self.table)
        assert match.undo_obstacle(0) == "nothing"
        match.state = match.game.redeal(match.state, watcher, self.luck)
        for entry in true.match(self.table).entries:
            entry.changes = None  # As at the twin, which was loaded: what was dealt is past.
        self.inns = [true, twin]
        self.ears: list[list[Ear]] = [
            [inn.listen(self.table, self.guests[watcher]), inn.listen(self.table, self.cleo)]
            for inn in self.inns
        ]
        self.answers: list[list[bytes]] = [[], []]
        self.plies = 0

    def close(self) -> None:
        for inn in self.inns:
            inn.close()

    @property
    def matches(self) -> list[Match]:
        return [inn.match(self.table) for inn in self.inns]

    def received(self, which: int) -> list[bytes]:
        """All that the seat, and somebody who only watches, were sent and could fetch."""
        inn = self.inns[which]
        fetched = [
            messages.write(inn.news(self.table, guest))
            for guest in (self.guests[self.watcher], self.cleo)
        ]
        heard = [message for ear in self.ears[which] for message in ear.heard]
        return [*heard, *self.answers[which], *fetched]

    def differ_by(self) -> list[tuple[bytes, bytes]]:
        return [
            pair for pair in zip(*map(self.received, (0, 1)), strict=True) if pair[0] != pair[1]
        ]

    def send(self, guest: Guest, one_each: list[commands.AnyCommand]) -> None:
        """Send each table its command; what the watcher is answered is noted."""
        for which, (inn, command) in enumerate(zip(self.inns, one_each)):
            try:
                answer = messages.write(inn.send(self.table, guest, command))
            except Trouble as trouble:
                answer = messages.write(trouble.problem(command.id))
            if guest is self.guests[self.watcher]:
                self.answers[which].append(answer)

    def ply(self) -> bool:
        """Let somebody do something, alike at both tables; false when cards were turned up."""
        true, twin = self.matches
        if true.is_over:
            return False
        self.plies += 1
        name = f"p{self.plies}"
        watching = self.guests[self.watcher]
        chosen = self.luck.draw(8)
        if chosen == 0:
            self.send(watching, [commands.AskWhyNot(name, self.watcher, "lay 5")] * 2)
            return True
        if chosen == 1:
            self.send(watching, [commands.Undo(name, self.watcher)] * 2)
            return True
        if chosen == 2:
            self.send(self.guests[0], [commands.AskUndo(name, 0)] * 2)
            return True
        asked = true.asks()
        seat = asked[self.luck.draw(len(asked))]
        legal = true.legal(seat)
        move = legal[self.luck.draw(len(legal))]
        alike = move
        if seat != self.watcher:
            alike = next(one for one in twin.legal(seat) if one.public == move.public)
        elif move.text == "peek":
            return True  # What the watcher draws differs, as it should.
        question = true.question(seat)
        assert question is not None
        plays: list[commands.AnyCommand] = [
            commands.Play(name, seat, one.text, question.number, question.wave)
            for one in (move, alike)
        ]
        self.send(self.guests[seat], plays)
        return not any(match.state.shown for match in self.matches)  # type: ignore[attr-defined]


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("seed", range(3))
def test_two_tables_that_differ_by_a_redeal_send_a_seat_the_same_bytes(
    tmp_path: Path, seats: int, seed: int
) -> None:
    watcher = seed % seats
    twins = Twins(tmp_path, seats, watcher, seed)
    assert twins.differ_by() == []
    compared = 0
    for _ in range(40):
        if not twins.ply():
            break
        assert twins.differ_by() == []
        compared += 1
    assert compared >= seats
    twins.close()


def test_a_preview_that_looked_at_the_true_state_would_be_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The test of the test."""
    monkeypatch.setattr(Match, "redeal", lambda match, seat, luck: match.state.copy())
    found = seed = 0
    while not found:
        assert seed < 30, "thirty games showed no difference"
        twins = Twins(tmp_path / str(seed), 2, 0, seed)
        while not found and twins.ply():
            found += len(twins.differ_by())
        twins.close()
        seed += 1


@pytest.mark.parametrize("name", [name for name in games() if find_game(name).has_secrets])
def test_every_game_offers_a_seat_the_same_bytes_whatever_is_hidden_from_it(name: str) -> None:
    game = find_game(name)
    terms = game.new_terms(sorted(game.seats)[1])
    match = Match(game, terms, game.new_state(terms), Luck.seeded(5))
    match.begin()
    luck = Luck.seeded(8)
    differed = 0
    for _ in range(PLIES):
        for seat in match.asks():
            twin = copy.copy(match)
            twin.state = match.redeal(seat, luck)
            differed += twin.state != match.state
            sent = [
                msgspec.json.encode([one.view(seat), choices(one, seat)]) for one in (match, twin)
            ]
            assert sent[0] == sent[1]
        seat = match.asks()[luck.draw(len(match.asks()))]
        legal = match.legal(seat)
        match.play(seat, legal[luck.draw(len(legal))])
        if match.is_over:
            break
    assert differed > 0
