"""Train the values that `expert` plays Zapp Zerapp by, and write them into the game's folder.

    .venv/bin/python tools/train_zapp_zerapp.py spells    # what `regular` turns up
    .venv/bin/python tools/train_zapp_zerapp.py values    # the nets for 2, 3 and 4 seats

The race is abstract: each turn has a magic number, everybody's number is drawn from what `regular`
turned up with it, and those with a spell walk as is best for them by the net's own values (max^n).
The net learns everybody's chance to win before the dice are thrown, from the lambda-returns of such
games; three of ten begin in the middle of nowhere, so that it knows odd positions, too. Many games
are played at once, as arrays. Seeds are fixed: the same command gives the same file.

Time of one core: a minute and a half for the spells with compiled rules, three minutes for the
values (96,000 games for each number of seats).
"""

from __future__ import annotations

import argparse
import json
from typing import Any

import numpy as np

from ludotheque.bots.levels import make_bot
from ludotheque.bots.perspective import Perspective
from ludotheque.core.event import SILENT
from ludotheque.core.hints import TEMPERS
from ludotheque.core.luck import Luck
from ludotheque.core.move import CHANCE
from ludotheque.core.state import OVER
from ludotheque.games.zapp_zerapp.hints.lap import AT_HOME, AT_START, Lap
from ludotheque.games.zapp_zerapp.hints.value_net import FILE, ValueNet
from ludotheque.games.zapp_zerapp.rules import GAME
from ludotheque.games.zapp_zerapp.state import TURNING_OVER

GAMES = {2: 400, 3: 150, 4: 150}
"""By number of seats: so many games of `regular` tell what is turned up."""
SEED = 1
CLOCKWISE = {2: [0, 1], 3: [0, 1, 2], 4: [0, 3, 1, 2]}
"""The seats as their villages lie; with three there is no symmetry."""

HIDDEN = 40
AT_ONCE = 800
BATCH = 512
POSITIONS = 40_000
"""So many are learnt from in a generation, at least, from the latest `KEPT` ones."""
KEPT = 4
STEP = 2e-3
ODD_STARTS = 0.3
LONGEST = 300
PLACES = AT_HOME + 1
COUNT = 3

Array = Any


def spells_of(seats: int) -> list[list[int]]:
    """By magic number from 2 on and by number, thousandths: what `regular` turns up."""
    counts = np.zeros((13, 14))
    luck = Luck.seeded(SEED)
    bots = [make_bot("regular", GAME) for _ in range(seats)]
    terms = GAME.new_terms(seats, {}, None)
    for _ in range(GAMES[seats]):
        s = GAME.new_state(terms)
        tempers = [luck.draw(TEMPERS) for _ in bots]
        while s.step != OVER:
            at, magic, step = s.step, s.magic, GAME.steps[s.step]
            asked = step.asks(s)
            seat = asked[0] if len(asked) == 1 else asked[luck.draw(len(asked))]
            if seat == CHANCE:
                move = step.outcome(s, luck.draw(step.ways(s)))
            else:
                move = bots[seat].choose(Perspective(GAME, s, seat, luck, tempers[seat]))
            step.do(s, seat, move, SILENT)
            if at == TURNING_OVER.index:
                for number in s.shown:
                    counts[magic][number] += 1
    counts[2:, 1:] += 0.05  # What was not seen may still come.
    shares = counts[2:] / counts[2:].sum(1, keepdims=True)
    return thousandths(shares)


class Track:
    """The race in arrays: steps gone by game, seat and apprentice."""

    def __init__(self, seats: int, spells: list[list[int]]) -> None:
        self.seats = seats
        lap = Lap(GAME.new_terms(seats, {}, None))
        net = ValueNet(lap, blank(seats, spells))
        self.seen = np.array(lap.seen)
        self.is_exposed = np.array(lap.is_exposed)
        self.pairs = [(one, two) for one in range(seats) for two in range(seats) if one != two]
        self.threats = [
            np.array(net.threats[seats * one + two], np.float32) for one, two in self.pairs
        ]
        self.below = np.array([[1.0] * 14] * 2 + net.spells[2:]).cumsum(1)
        self.inputs = PLACES * seats + len(self.pairs)

    def spells(self, rng: np.random.Generator, games: int) -> Array:
        """Everybody's number, no two alike; 0 above the magic number."""
        magic = rng.integers(1, 7, games) + rng.integers(1, 7, games)
        found = np.zeros((games, self.seats), int)
        rest = np.arange(games)
        while len(rest):
            parts = rng.random((len(rest), self.seats))
            numbers = (parts[:, :, None] > self.below[magic[rest]][:, None, :]).sum(2)
            found[rest] = numbers.clip(1, 13)
            ordered = np.sort(found[rest], 1)
            rest = rest[(ordered[:, 1:] == ordered[:, :-1]).any(1)]
        found[found > magic[:, None]] = 0
        return found

    def read(self, gone: Array) -> Array:
        """What the net is told of positions."""
        count = len(gone)
        told = np.zeros((count, self.inputs), np.float32)
        rows = np.arange(count)
        for seat in range(self.seats):
            for one in range(COUNT):
                told[rows, PLACES * seat + gone[:, seat, one]] += 1
        for place, ((hunter, prey), table) in enumerate(zip(self.pairs, self.threats)):
            at = PLACES * gone[:, hunter]
            for one in range(COUNT):
                worst = table[at + gone[:, prey, one, None]].max(1)
                told[:, PLACES * self.seats + place] += worst
        return told

    def walk(self, gone: Array, mover: Array, one: Array, steps: Array) -> Array:
        """Where all stand after one has walked in each position; no steps leave it as it is."""
        after = gone.copy()
        rows = np.arange(len(gone))
        start = gone[rows, mover, one]
        end = np.minimum(start + steps, AT_HOME)
        after[rows, mover, one] = end
        hunts = (start != AT_START) & (steps > 0)
        for other in range(self.seats):
            place = gone[:, other]
            seen = self.seen[mover, other][rows[:, None], place]
            met = (seen > start[:, None]) & (seen <= end[:, None]) & self.is_exposed[place]
            met &= (hunts & (mover != other))[:, None]
            after[:, other][met] = AT_START
        return after

    def turn(self, net: Net, gone: Array, spells: Array) -> tuple[Array, Array, Array]:
        """A turn in each game: the places after it, everybody's chance then, and whether it is
        over. All walks of all movers are tried, and each takes its best."""
        order = np.argsort(-spells, 1, kind="stable")
        game = np.arange(len(gone))
        winner = np.full(len(gone), -1)
        levels = []
        for rank in range(self.seats):
            count = len(gone)
            mover = order[game, rank]
            walks = (spells[game, mover] > 0) & (winner < 0)
            own = gone[np.arange(count), mover]
            tries = (own != AT_HOME) & walks[:, None]
            tries[:, 1] &= own[:, 1] != own[:, 0]
            tries[:, 2] &= (own[:, 2] != own[:, 0]) & (own[:, 2] != own[:, 1])
            tries[~walks, 0] = True
            before, one = np.nonzero(tries)
            who = mover[before]
            steps = np.where(walks, spells[game, mover], 0)[before]
            gone = self.walk(gone[before], who, one, steps)
            is_home = walks[before] & (gone[np.arange(len(before)), who].min(1) == AT_HOME)
            winner = np.where(is_home, who, winner[before])
            game = game[before]
            levels.append((before, one, mover, count))
        chance = net.value(self.read(gone))
        over = winner >= 0
        chance[over] = np.eye(self.seats, dtype=np.float32)[winner[over]]
        end = np.arange(len(gone))
        for before, one, mover, count in reversed(levels):
            own = np.full((count, COUNT), -1.0)
            own[before, one] = chance[np.arange(len(before)), mover[before]]
            child = np.zeros((count, COUNT), int)
            child[before, one] = np.arange(len(before))
            best = child[np.arange(count), own.argmax(1)]
            chance, end = chance[best], end[best]
        return gone[end], chance, over[end]

    def start(self, rng: np.random.Generator, games: int) -> Array:
        """All on their start squares, or anywhere."""
        gone = np.zeros((games, self.seats, COUNT), int)
        odd = gone[: int(games * ODD_STARTS)]
        odd[:] = rng.integers(0, PLACES, odd.shape)
        odd[rng.random(odd.shape) < 0.35] = AT_START
        odd[:, :, 0][rng.random(odd.shape[:2]) < 0.4] = AT_HOME
        odd[odd.min(2) == AT_HOME] = AT_START
        return gone

    def games(self, net: Net, rng: np.random.Generator, fade: float) -> tuple[Array, Array]:
        """The positions of many games and the lambda-returns from each, by seat."""
        gone = self.start(rng, AT_ONCE)
        game = np.arange(AT_ONCE)
        past = []
        while len(game) and len(past) < LONGEST:
            after, chance, over = self.turn(net, gone, self.spells(rng, len(game)))
            past.append((game, gone, chance))
            game, gone = game[~over], after[~over]
        returned = np.zeros((AT_ONCE, self.seats), np.float32)
        has_later = np.zeros(AT_ONCE, bool)
        positions, returns = [], []
        for game, gone, chance in reversed(past):
            later = np.where(has_later[game], fade, 0.0).astype(np.float32)[:, None]
            returned[game] = (1 - later) * chance + later * returned[game]
            has_later[game] = True
            positions.append(gone)
            returns.append(returned[game])
        return np.concatenate(positions), np.concatenate(returns)

    def turned(self, gone: Array, returns: Array, by: int) -> tuple[Array, Array]:
        """The same positions with the colours moved round the ring."""
        if self.seats == 3 or by == 0:
            return gone, returns
        ring = CLOCKWISE[self.seats]
        source = np.zeros(self.seats, int)
        for place, seat in enumerate(ring):
            source[ring[(place + by) % self.seats]] = seat
        return gone[:, source], returns[:, source]


class Net:
    """One hidden layer, a chance for each seat, and Adam's steps towards what came."""

    def __init__(self, inputs: int, seats: int, rng: np.random.Generator) -> None:
        self.parts = [
            (rng.standard_normal((inputs, HIDDEN)) * 0.15).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            (rng.standard_normal((HIDDEN, seats)) * 0.1).astype(np.float32),
            np.zeros(seats, np.float32),
        ]
        self.means = [np.zeros_like(part) for part in self.parts]
        self.squares = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def value(self, told: Array) -> Array:
        """Everybody's chance."""
        return self._forward(told)[1]

    def _forward(self, told: Array) -> tuple[Array, Array]:
        first, bias, last, added = self.parts
        excited = np.maximum(told @ first + bias, 0)
        chance = excited @ last + added
        chance = np.exp(chance - chance.max(1, keepdims=True))
        return excited, chance / chance.sum(1, keepdims=True)

    def learn(self, told: Array, returns: Array, step: float) -> float:
        """One step; the cross entropy before it."""
        excited, chance = self._forward(told)
        error = (chance - returns) / np.float32(len(told))
        back = (error @ self.parts[2].T) * (excited > 0)
        slopes = [told.T @ back, back.sum(0), excited.T @ error, error.sum(0)]
        self.steps += 1
        for at, slope in enumerate(slopes):
            self.means[at] = 0.9 * self.means[at] + 0.1 * slope
            self.squares[at] = 0.999 * self.squares[at] + 0.001 * slope**2
            mean = self.means[at] / (1 - 0.9**self.steps)
            square = self.squares[at] / (1 - 0.999**self.steps)
            self.parts[at] -= (step * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)
        return float(-(returns * np.log(chance + 1e-9)).sum(1).mean())


def train(seats: int, spells: list[list[int]], generations: int) -> dict[str, Any]:
    """A net for that many seats."""
    rng = np.random.default_rng(seats)
    track = Track(seats, spells)
    net = Net(track.inputs, seats, rng)
    mean: list[Array] = []
    latest: list[tuple[Array, Array]] = []
    for generation in range(generations):
        done = generation / generations
        fade = 1.0 if generation < KEPT else 0.8 if done < 1 / 3 else 0.6
        latest = [*latest, track.games(net, rng, fade)][-KEPT if generation >= KEPT else -1 :]
        positions = np.concatenate([one for one, _ in latest])
        returns = np.concatenate([one for _, one in latest])
        step = STEP if done < 0.5 else STEP * 0.1 ** (2 * done - 1)
        chosen = rng.permutation(len(positions))[: max(POSITIONS, len(latest[-1][0]))]
        losses = []
        for first in range(0, len(chosen), BATCH):
            some = chosen[first : first + BATCH]
            turned = track.turned(positions[some], returns[some], int(rng.integers(seats)))
            losses.append(net.learn(track.read(turned[0]), turned[1], step))
        if generation % 10 == 0 or generation == generations - 1:
            print(f"{seats} seats, generation {generation}: {np.mean(losses):.4f}", flush=True)
        if done >= 0.75:  # The mean of the last nets is steadier than the last.
            parts = net.parts
            mean = [0.8 * old + 0.2 * new for old, new in zip(mean or parts, parts)]
    return {
        "spells": spells,
        "units": thousandths(mean[0].T),
        "biases": thousandths(mean[1]),
        "ends": thousandths(mean[2]),
        "chances": thousandths(mean[3]),
    }


def blank(seats: int, spells: list[list[int]]) -> dict[str, Any]:
    """What a net's file holds before anything is learnt."""
    return {"spells": spells, "units": [], "biases": [], "ends": [], "chances": [0] * seats}


def thousandths(numbers: Array) -> Any:
    return np.rint(1000 * np.asarray(numbers)).astype(int).tolist()


def main() -> None:
    reader = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    reader.add_argument("what", choices=["spells", "values"])
    reader.add_argument("--seats", type=int, nargs="*", default=[2, 3, 4])
    reader.add_argument("--generations", type=int, default=120)
    asked = reader.parse_args()
    known: dict[str, Any] = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
    for seats in asked.seats:
        if asked.what == "spells":
            known[str(seats)] = blank(seats, spells_of(seats))
        else:
            spells = known[str(seats)]["spells"]
            known[str(seats)] = train(seats, spells, asked.generations)
        FILE.write_text(json.dumps(known, separators=(",", ":")) + "\n", "utf-8")


if __name__ == "__main__":
    main()
