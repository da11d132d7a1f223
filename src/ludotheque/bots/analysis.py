"""Analysis: where a finished game was won. Everybody's chances over the moves, luck and decisions
told apart, and the moments that decided it.

Chances are those of the open table: it is played on many times, always with the same luck, by
players who are all sound. A throw is the same in all of them as long as it is the same throw of the
game, so that a decision that a sound player would have taken changes nothing, and what is left is
what was otherwise. Whether a decision was good is asked of what its seat knew then.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise
from typing import Any, Final

from ludotheque import compiled
from ludotheque.bots.advice import CONTINUATIONS, CONTINUATIONS_PLAIN, MOST, ranked, to_the_end
from ludotheque.bots.arena import NORMAL_95, interval_95
from ludotheque.bots.levels import Expert
from ludotheque.bots.perspective import Perspective
from ludotheque.bots.search import SOUND, Mind, Search, ToTheEnd, require_playouts
from ludotheque.core.errors import BadSetup
from ludotheque.core.game import Game
from ludotheque.core.hints import TEMPERS
from ludotheque.core.log import MOVE, OUTCOME, RESIGNED, UNDO, Entry, Log
from ludotheque.core.luck import Luck, Seeded
from ludotheque.core.move import Move, Seat
from ludotheque.core.replay import Retraced, retrace
from ludotheque.core.state import State

PLAYOUTS: Final = 48
PLAYOUTS_PLAIN: Final = 8
"""How often a table is played on to tell everybody's chances."""
LOOKED_AT: Final = 16
"""So many doubtful decisions are thought over again: after which their seat's chances fell most."""
MOMENTS: Final = 3
"""So many moments decided it."""
A_SLIP: Final = 0.04
"""By so much a better move must be better to be called so."""
A_TURN: Final = 0.05
"""By so much chance must have changed somebody's chances to be told of."""

LUCK: Final = "luck"
DECISION: Final = "decision"
RESIGNATION: Final = "resignation"


class Stop:
    """Everybody's chances at one place of the log."""

    def __init__(self, entry: int, shares: list[list[float]]) -> None:
        self.entry = entry
        """How many entries had been written."""
        self.shares = shares
        """By continuation: the win, as its winners share it."""
        self.chances = [sum(won) / len(shares) for won in zip(*shares)]


def is_sure(apart: list[float]) -> bool:
    """Whether something that differed by so much in each continuation is more than these may be
    off, in 95 of 100 cases. Where nothing stands against it four are enough, and three are not."""
    return abs(sum(apart)) > NORMAL_95 * math.sqrt(sum([one * one for one in apart]))


def how_far_off(playouts: int) -> float:
    """By how much a chance of one half, which is the least sure of all, may be off."""
    low, high = interval_95(0.5, playouts)
    return (high - low) / 2


class Change:
    """What became of everybody's chances from one place to the next."""

    def __init__(self, before: Stop, after: Stop) -> None:
        self.before = before
        self.after = after
        self.of_seat = [new - old for new, old in zip(after.chances, before.chances)]

    def is_sure(self, seat: Seat) -> bool:
        """Whether that of a seat is more than so few playouts may be off."""
        pairs = zip(self.after.shares, self.before.shares)
        return is_sure([new[seat] - old[seat] for new, old in pairs])


class Moment:
    """Something that decided a game: a throw, a decision with the move that was better, or that
    somebody resigned who might have won."""

    def __init__(self, kind: str, entry: int, seat: Seat, change: float) -> None:
        self.kind = kind
        self.entry = entry
        self.seat = seat
        """Who decided; of luck: whose chances it changed most."""
        self.change = change
        """What it did to the chances of that seat; of a decision: what it cost."""
        self.played: Move | None = None
        self.better: Move | None = None
        self.ahead = 0
        self.ahead_better = 0
        self.continuations = 0

    def as_json(self) -> dict[str, object]:
        return {
            "kind": self.kind,
            "entry": self.entry,
            "seat": self.seat,
            "change": round(self.change, 4),
            "played": "" if self.played is None else self.played.text,
            "better": "" if self.better is None else self.better.text,
            "ahead": self.ahead,
            "ahead_better": self.ahead_better,
            "continuations": self.continuations,
        }


class Analysis:
    """What was found of a game."""

    def __init__(self, stops: list[Stop], seats: int) -> None:
        self.stops = stops
        self.luck = [0.0] * seats
        """What draws and throws gave each seat, in chances to win."""
        self.own = [0.0] * seats
        """What its own decisions gave it, beside what sound players would have done."""
        self.others = [0.0] * seats
        """What the decisions of others gave it."""
        self.moments: list[Moment] = []
        self.playouts = 0
        """How often each table was played on."""

    def as_json(self) -> dict[str, Any]:
        return {
            "curve": [
                {"entry": stop.entry, "chances": [round(one, 4) for one in stop.chances]}
                for stop in self.stops
            ],
            "luck": [round(one, 4) for one in self.luck],
            "own": [round(one, 4) for one in self.own],
            "others": [round(one, 4) for one in self.others],
            "moments": [moment.as_json() for moment in self.moments],
            "playouts": self.playouts,
        }


class Group:
    """Entries in a row that are all of chance, or all one seat's own doing."""

    def __init__(self, first: int, seat: Seat, is_luck: bool) -> None:
        self.first = first
        self.end = first + 1
        self.seat = seat
        self.is_luck = is_luck


def analyse(
    game: Game[Any],
    log: Log,
    progress: Callable[[int, int], None] | None = None,
    playouts: int | None = None,
    seed: int = 1,
) -> Analysis:
    """Where a log's game was won. `progress` is told now and then how much is done of how much;
    `BadLog` where the log cannot be replayed, `BadSetup` where its game is not over."""
    if playouts is None:
        playouts = PLAYOUTS if compiled.is_in_use() else PLAYOUTS_PLAIN
    require_playouts(playouts)
    traced = retrace(game, log)
    result = traced.match.result()
    if result is None:
        raise BadSetup.of("analyse-unfinished")
    groups = grouped(traced.match.entries)
    whole = len(groups) + min(LOOKED_AT, len(groups))
    found = Analysis([], traced.states[0].seats)
    found.playouts = playouts
    teller = Fortunes(game, playouts, seed)
    seats = traced.states[0].seats
    throws = 0
    found.stops.append(Stop(0, teller.shares(traced.states[0], 0)))
    for number, group in enumerate(groups):
        throws += group.end - group.first if group.is_luck else 0
        is_last = number == len(groups) - 1
        after = (
            [shares_of(result.winners, seats)] * playouts
            if is_last
            else teller.shares(traced.states[group.end], throws)
        )
        found.stops.append(Stop(group.end, after))
        if progress is not None:
            progress(number + 1, whole)
    changes = [Change(*pair) for pair in pairwise(found.stops)]
    _split(found, groups, changes)
    found.moments = _moments(game, traced, groups, changes, result.winners, seed)
    if progress is not None:
        progress(whole, whole)
    return found


def grouped(entries: list[Entry]) -> list[Group]:
    """What happened, with what belongs together in one: a throw and the draws after it, or all that
    one seat did before anything else happened. Resigning stands alone."""
    groups: list[Group] = []
    for number, entry in enumerate(entries):
        is_luck = entry.kind == OUTCOME
        last = groups[-1] if groups else None
        is_more = last is not None and last.is_luck == is_luck and entry.kind != RESIGNED
        if is_more and last is not None and (is_luck or last.seat == entry.seat):
            last.end = number + 1
        else:
            groups.append(Group(number, entry.seat, is_luck))
    return groups


def taken_back(entries: list[Entry]) -> set[int]:
    """The entries of moves that were taken back, which decided nothing."""
    gone: set[int] = set()
    for number, entry in enumerate(entries):
        if entry.kind == UNDO:
            gone.update(range(int(entry.text.removeprefix(UNDO)), number))
    return gone


def shares_of(winners: list[Seat], seats: int) -> list[float]:
    """A win, shared by those who won."""
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


class Fortunes:
    """Tells everybody's chances at an open table."""

    def __init__(self, game: Game[Any], playouts: int, seed: int) -> None:
        self.game = game
        self.playouts = playouts
        self.seed = seed
        expert = Expert(game)
        self.hints = expert.regular.hints
        self.search = Search(game, self.hints, ToTheEnd(game))

    def shares(self, s: State, throws: int) -> list[list[float]]:
        """What part of each continuation each seat wins, after so many outcomes of chance."""
        won: list[list[float]] = []
        for number in range(self.playouts):
            seed = self.seed * self.playouts + number
            minds = [self.mind(seed, seat) for seat in range(s.seats)]
            played: Any = s.copy()
            self.search.play_on(s, played, minds, Seeded(seed, throws))
            won.append(shares_of(self.game.result(played).winners, s.seats))
        return won

    def mind(self, seed: int, seat: Seat) -> Mind:
        """Who plays a seat in a continuation."""
        luck = Luck.seeded(seed * 64 + seat)
        return Mind(self.hints.of_temper(luck.draw(TEMPERS)), SOUND, luck)


def _split(found: Analysis, groups: list[Group], changes: list[Change]) -> None:
    """Put every change of chances down to luck, to the seat itself or to others."""
    for group, change in zip(groups, changes):
        for seat, gain in enumerate(change.of_seat):
            if group.is_luck:
                found.luck[seat] += gain
            elif group.seat == seat:
                found.own[seat] += gain
            else:
                found.others[seat] += gain


def _moments(
    game: Game[Any],
    traced: Retraced,
    groups: list[Group],
    changes: list[Change],
    winners: list[Seat],
    seed: int,
) -> list[Moment]:
    """What decided it: the slips that cost those most who have not won, and where these are few,
    the throws that gave or took most. What winners might have done better decided nothing: it is
    told where there is nothing else."""
    expert = Expert(game)
    gone = taken_back(traced.match.entries)
    doubtful: list[tuple[float, int]] = []
    turns: list[Moment] = []
    for group, change in zip(groups, changes):
        if group.is_luck:
            gains = change.of_seat
            seat = max(range(len(gains)), key=lambda one: abs(gains[one]))
            if abs(gains[seat]) >= A_TURN and change.is_sure(seat):
                # Of a run it is told by its last: what is thrown again had decided nothing.
                turns.append(Moment(LUCK, group.end - 1, seat, gains[seat]))
            continue
        for number in range(group.first, group.end):
            if number not in gone and _is_doubtful(game, traced, number, expert, seed):
                doubtful.append((change.of_seat[group.seat], number))
    slips: list[Moment] = []
    for _, number in sorted(doubtful)[:LOOKED_AT]:
        entry = traced.match.entries[number]
        slip = judge(game, traced.states[number], entry, expert, Luck.seeded(seed + number))
        if slip is not None:
            slip.entry = number
            slips.append(slip)
    slips.sort(key=lambda moment: moment.change)
    turns.sort(key=lambda moment: -abs(moment.change))
    lost = [slip for slip in slips if slip.seat not in winners]
    won = [slip for slip in slips if slip.seat in winners]
    chosen = (_given_up(traced, groups, changes) + lost + turns + won)[:MOMENTS]
    return sorted(chosen, key=lambda moment: moment.entry)


def _given_up(traced: Retraced, groups: list[Group], changes: list[Change]) -> list[Moment]:
    """That somebody resigned, where chances went with it."""
    if not groups or traced.match.entries[groups[-1].first].kind != RESIGNED:
        return []
    seat = groups[-1].seat
    lost = Moment(RESIGNATION, groups[-1].first, seat, changes[-1].of_seat[seat])
    return [lost] if lost.change <= -A_TURN else []


def _is_doubtful(game: Game[Any], traced: Retraced, number: int, expert: Expert, seed: int) -> bool:
    """Whether an entry is a decision that judgement alone would have taken otherwise."""
    entry, s = traced.match.entries[number], traced.states[number]
    if entry.kind != MOVE or game.is_over(s) or game.step(s).is_live:
        return False
    perspective = Perspective(game, s, entry.seat, Luck.seeded(seed + number))
    if len(perspective.legal) < 2:
        return False
    return expert.regular.choose(perspective).text != entry.text


def judge(game: Game[Any], s: State, entry: Entry, expert: Expert, luck: Luck) -> Moment | None:
    """The move that would have been better than the one made, if there is one for sure."""
    perspective = Perspective(game, s, entry.seat, luck)
    legal = perspective.legal
    played = next((move for move in legal if move.text == entry.text), None)
    if played is None or len(legal) < 2:
        return None
    among: list[Move] = [played]
    for move in ranked(expert, perspective)[:MOST]:
        if move is not played:
            among.append(move)
    if len(among) < 2:
        return None
    often = CONTINUATIONS if compiled.is_in_use() else CONTINUATIONS_PLAIN
    weighed = to_the_end(expert).weigh(perspective, often * len(among), among=among, is_even=True)
    here = next(one for one in weighed if one.move is played)
    best = weighed[0]
    won_more = [float(one) - two for one, two in zip(best.wins, here.wins)]
    if best.worth - here.worth < A_SLIP or best.ahead <= here.ahead or not is_sure(won_more):
        return None
    moment = Moment(DECISION, 0, entry.seat, here.worth - best.worth)
    moment.played, moment.better = played, best.move
    moment.ahead, moment.ahead_better = here.ahead, best.ahead
    moment.continuations = here.playouts
    return moment
