"""Find positions in which one move is clearly best, and not the obvious one.

    nice python tools/find_puzzles.py --seed 1 --count 6 [--games zock apaches] [--minutes 6]

(`make puzzles`, compiled.) Games are played between `regular`s. Where experts have learnt values,
only questions are looked at that they answer otherwise. Where an even look at what `regular` likes
best puts another move before the one that it would play, every legal move is played on a few times,
and the best four and the obvious one many times, with two streams of luck: to the end of the game,
however far the expert looks, because who leads where a round ends need not win. If the best move
leads all others clearly in both, they are played on once more, with luck that had no part in
choosing: a puzzle is kept if its best move leads as clearly there, and its figures and reasons are
of these continuations alone. All of it is seen from the seat's own knowledge: what is kept is a
state that the seat holds possible, and the weighing starts from there. Steps in which all act at
once give none, one game gives one puzzle at most, no best move comes more than twice, and a choice
of two moves no more than three times. What a folder has of the same seed and rules is kept, and the
search goes on after it: it adds up over runs. The collections there were found on a busy machine,
in minutes for each game.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import time
from collections import Counter
from pathlib import Path
from typing import Any, Final

from ludotheque.bots.levels import Expert, hints_of
from ludotheque.bots.perspective import Perspective
from ludotheque.bots.puzzles import FILE
from ludotheque.bots.reasons import play_on_each, reasons
from ludotheque.bots.search import Search, Weighed
from ludotheque.core.event import SILENT
from ludotheque.core.game import Game
from ludotheque.core.hints import TEMPERS
from ludotheque.core.luck import Luck
from ludotheque.core.move import CHANCE, Move, Seat
from ludotheque.core.position import read_position, write_position
from ludotheque.core.registry import find_game, games
from ludotheque.core.state import OVER, State

GLANCES: Final = 24
"""How often each of the liked moves is played on at a first look."""
LOOKS: Final = 80
"""How often each legal move is, where the first look gives hope."""
PLAYOUTS: Final = 400
"""How often the best of them are, with each of two streams of luck."""
TOLD: Final = 800
"""How often they are played on to tell what they lead to, and why."""
LIKED: Final = 5
FINALISTS: Final = 4
MOST_ALIKE: Final = 2
"""So many puzzles of a game may have the same best move."""
MOST_PAIRS: Final = 3
"""And so many may ask which of two moves: of two one is easily guessed."""
FEWEST_MOVES: Final = 3
MOST_MOVES: Final = 24
"""Where more are legal it is no puzzle but a search."""
LEAD: Final = 0.06
"""In so much more of its continuations the best move comes out ahead than any other, with either
luck."""
LEAST: Final = 0.2
"""And in no less than so much of them: what is all but lost is no fun."""
WORTH: Final = 0.02
"""And so much more is it worth, by winning and by its margin."""


Alike = Counter[str]
"""How many puzzles there are by their best move, and how many `PAIRS`."""
PAIRS: Final = "of two moves"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=6, help="how many a game is to have")
    parser.add_argument("--minutes", type=float, default=10, help="at most, for each game")
    parser.add_argument("--games", nargs="*", default=[])
    asked = parser.parse_args()
    for name in asked.games or games():
        game = find_game(name)
        began = time.monotonic()
        found = collect(game, asked.seed, asked.count, began + 60 * asked.minutes)
        text = "[\n" + ",\n".join([json.dumps(one, ensure_ascii=False) for one in found]) + "\n]\n"
        if found:
            (Path(game.folder) / FILE).write_text(text, encoding="utf-8")
        print(f"{name}: {len(found)} in {(time.monotonic() - began) / 60:.1f} min", flush=True)


def collect(game: Game[Any], seed: int, count: int, until: float) -> list[dict[str, Any]]:
    """So many puzzles of a game, or as many as were found in time, those of before among them."""
    found = kept(game, seed)
    expert = Expert(game)
    number = max([one["found"]["game"] for one in found], default=-1) + 1
    while len(found) < count and time.monotonic() < until:
        seats = game.seats[number % len(game.seats)]
        alike = Counter([one["best"] for one in found])
        alike[PAIRS] = sum([len(one["figures"]) == 2 for one in found])
        puzzle = search_game(expert, seats, seed, number, until, alike)
        number += 1
        if puzzle is not None:
            found.append(puzzle)
            print(f"  {game.name} {number}: {puzzle['figures']}", flush=True)
    return found


def kept(game: Game[Any], seed: int) -> list[dict[str, Any]]:
    """What was found before with that seed, under the rules of today."""
    path = Path(game.folder) / FILE
    listed = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else []
    return [one for one in listed if (one["rules"], one["found"]["seed"]) == (game.version, seed)]


def search_game(
    expert: Expert, seats: int, seed: int, number: int, until: float, alike: Alike
) -> dict[str, Any] | None:
    """Play one game until it shows a puzzle."""
    game = expert.game
    said = hashlib.sha256(f"{seed}:{game.name}:{number}".encode()).digest()
    luck = Luck.seeded(int.from_bytes(said[:8], "big"))
    minds = Luck.seeded(int.from_bytes(said[8:16], "big"))
    tempers = [luck.draw(TEMPERS) for _ in range(seats)]
    s: Any = game.new_state(game.new_terms(seats))
    entry = 0
    while s.step != OVER and time.monotonic() < until:
        step = game.steps[s.step]
        asked = step.asks(s)
        seat = asked[luck.draw(len(asked))]
        if seat == CHANCE:
            move = step.outcome(s, luck.draw(step.ways(s)))
        else:
            move = expert.regular.choose(Perspective(game, s, seat, luck, tempers[seat]))
            legal = step.options(s, seat)
            fewest = FEWEST_MOVES - (alike[PAIRS] < MOST_PAIRS)
            is_looked_at = not step.is_live and fewest <= len(legal) <= MOST_MOVES
            if is_looked_at:
                puzzle = puzzle_at(expert, s, seat, minds, alike)
                if puzzle is not None:
                    found = {"seed": seed, "game": number, "entry": entry, "playouts": TOLD}
                    explained = explain(game, puzzle | {"found": found})
                    if explained is not None:
                        return explained
        step.do(s, seat, move, SILENT)
        entry += 1
    return None


def puzzle_at(
    expert: Expert, s: State, seat: Seat, luck: Luck, alike: Alike
) -> dict[str, Any] | None:
    """The puzzle that a question poses to a seat, if it is one."""
    game = expert.game
    search = expert.search
    perspective = Perspective(game, s, seat, luck)
    if not search.is_for(perspective):
        return None
    obvious = expert.regular.choose(perspective)
    if expert.learnt is not None and expert.choose(perspective).text == obvious.text:
        return None
    liked = [one for one in search.liked(perspective, LIKED) if one.text != obvious.text]
    glance = weigh(search, perspective, [obvious, *liked], GLANCES)
    if glance[0].move.text == obvious.text or lead(glance) <= 0:
        return None
    to_the_end = Search(game, hints_of(game))
    look = weigh(to_the_end, perspective, perspective.legal, LOOKS)
    if look[0].move.text == obvious.text or lead(look) < LEAD / 2:
        return None
    terms = perspective.terms
    position = write_position(game, terms, perspective.redeal())
    known = read_position(game, position)[1]
    assert game.view(known, seat) == game.view(s, seat)
    final = [one.move for one in look[:FINALISTS]]
    if all(move.text != obvious.text for move in final):
        final = [*final[:-1], obvious]
    best = look[0].move.text
    if alike[best] >= MOST_ALIKE:
        return None
    for _ in range(2):
        mind = Luck.seeded(luck.draw(2**48))
        again = weigh(to_the_end, Perspective(game, known, seat, mind), final, PLAYOUTS)
        first, second = again[0], again[1]
        if first.move.text != best or first.ahead < LEAST * first.playouts:
            return None
        if lead(again) < LEAD or first.worth - second.worth < WORTH:
            return None
    return {
        "rules": game.version,
        "seat": seat,
        "best": best,
        "obvious": obvious.text,
        "figures": [{"move": move.text} for move in final],
        "position": json.loads(position),
    }


def explain(game: Game[Any], puzzle: dict[str, Any]) -> dict[str, Any] | None:
    """The puzzle with what its moves lead to and why, by luck that had no part in finding it;
    `None` if its best move does not lead as clearly there."""
    found = puzzle["found"]
    said = hashlib.sha256(f"why:{found['seed']}:{game.name}:{found['game']}".encode()).digest()
    known = read_position(game, json.dumps(puzzle["position"]))[1]
    mind = Luck.seeded(int.from_bytes(said[:8], "big"))
    perspective = Perspective(game, known, puzzle["seat"], mind)
    weighed = [one["move"] for one in puzzle["figures"]]
    among = [move for move in perspective.legal if move.text in weighed]
    told = play_on_each(Search(game, hints_of(game)), perspective, among, TOLD)
    best = told[0]
    if best.move.text != puzzle["best"] or best.ahead - told[1].ahead < LEAD * TOLD:
        return None
    figures = [one.as_json() for one in told]
    for figure, one in zip(figures[1:], told[1:]):
        figure["why"] = reasons(best, one)
    return puzzle | {"figures": figures}


def weigh(search: Search, perspective: Perspective, among: list[Move], each: int) -> list[Weighed]:
    """Those moves, each played on so often; the best first."""
    return search.weigh(perspective, each * len(among), among=among, is_even=True)


def lead(weighed: list[Weighed]) -> float:
    """By how much of its continuations the first came out ahead more often than any other."""
    others = [one.ahead / one.playouts for one in weighed[1:]]
    return weighed[0].ahead / weighed[0].playouts - max(others)


if __name__ == "__main__":
    main()
