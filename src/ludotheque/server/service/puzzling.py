"""Puzzling: the games' puzzles as they are posed and answered, one of them each day."""

from __future__ import annotations

import functools
from datetime import UTC, datetime

import msgspec

from ludotheque.bots.puzzles import Puzzle, all_puzzles, puzzles_of
from ludotheque.server.service.news import choices
from ludotheque.server.service.shelf import Shelf
from ludotheque.server.service.trouble import Trouble
from ludotheque.server.wire import messages, sheets


class Puzzles:
    """The puzzles of the games that stand on a shelf."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    @functools.cached_property
    def _all(self) -> list[Puzzle]:
        return all_puzzles([info.name for info in self._shelf.infos() if info.is_playable])

    @functools.cached_property
    def _posed(self) -> dict[tuple[str, int], sheets.Puzzle]:
        """What was asked for before."""
        return {}

    def of_the_day(self, now: float) -> sheets.Puzzle:
        """The same for everybody on a day of UTC; `no-such-puzzle` where no game has any."""
        if not self._all:
            raise Trouble("no-such-puzzle")
        day = datetime.fromtimestamp(now, UTC).date()
        return self._pose(self._all[day.toordinal() % len(self._all)])

    def posed(self, game: str, number: int) -> sheets.Puzzle:
        """A puzzle as its seat sees it; nothing of the answer is in it."""
        return self._pose(self._find(game, number))

    def answered(self, game: str, number: int, move: str) -> sheets.PuzzleAnswer:
        """Whether a move is the best one; `not-a-move` if it is none of those that were posed."""
        puzzle = self._find(game, number)
        if all(one.move != move for one in self._pose(puzzle).moves):
            raise Trouble("not-a-move", move=move)
        return sheets.PuzzleAnswer(
            is_best=move == puzzle.best,
            best=puzzle.best,
            obvious=puzzle.obvious,
            moves=msgspec.convert(puzzle.figures, list[sheets.PuzzleFigure]),
        )

    def _find(self, game: str, number: int) -> Puzzle:
        self._shelf.game(game)
        for puzzle in self._all:
            if (puzzle.game.name, puzzle.number) == (game, number):
                return puzzle
        raise Trouble("no-such-puzzle")

    def _pose(self, puzzle: Puzzle) -> sheets.Puzzle:
        key = (puzzle.game.name, puzzle.number)
        if key not in self._posed:
            match = puzzle.match()
            question = match.question(puzzle.seat)
            assert question is not None
            following = self._all[(self._all.index(puzzle) + 1) % len(self._all)]
            self._posed[key] = sheets.Puzzle(
                game=puzzle.game.name,
                number=puzzle.number,
                seats=match.terms.seats,
                options=match.terms.options,
                seat=puzzle.seat,
                view=match.view(puzzle.seat),
                question=messages.Question(
                    question.number, question.step, question.article, question.wave
                ),
                moves=choices(match, puzzle.seat),
                collection=[one.number for one in puzzles_of(puzzle.game.name)],
                next_game=following.game.name,
                next_number=following.number,
            )
        return self._posed[key]
