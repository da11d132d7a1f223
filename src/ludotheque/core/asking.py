"""What the seats of a match are asked, and what they may answer."""

from __future__ import annotations

from ludotheque.core.article import Caution
from ludotheque.core.course import NO_QUESTION, Course
from ludotheque.core.errors import LudothequeError, NotAMove, Refused, Stale
from ludotheque.core.move import Move, Seat


class Question:
    """What a seat is asked: at which step, under which article, and at which wave."""

    def __init__(self, number: int, seat: Seat, step: str, article: str, wave: int) -> None:
        self.number = number
        """The log's length when it was posed."""
        self.seat = seat
        self.step = step
        self.article = article
        self.wave = wave

    def __repr__(self) -> str:
        return f"<question {self.number} to seat {self.seat}: {self.step} ({self.article})>"


class Asking(Course):
    """The questions of a match: each to a seat, answered by a move that the step's law allows."""

    def question(self, seat: Seat) -> Question | None:
        """What the seat is asked now, if anything."""
        self._require_seat(seat)
        number = self.posed[seat]
        if number == NO_QUESTION:
            return None
        step = self._step()
        return Question(number, seat, step.name, step.article.code, step.wave(self.state))

    def legal(self, seat: Seat) -> list[Move]:
        """The moves that the seat may make now."""
        self._require_seat(seat)
        if self.posed[seat] == NO_QUESTION:
            return []
        return list(self._step().options(self.state, seat))

    def suggested(self, seat: Seat) -> list[Move]:
        """Of the moves that the seat may make now, those that people are shown first."""
        self._require_seat(seat)
        if self.posed[seat] == NO_QUESTION:
            return []
        return list(self._step().suggests(self.state, seat))

    def article_of(self, move: Move | str) -> str:
        """The code of the article by which a move is made at the step that waits now."""
        known = self.game.parse(str(move), self.terms)
        assert known is not None
        return str(self._step().article_of(self.state, known).code)

    def warning(self, seat: Seat, move: Move | str) -> Caution | None:
        """What the seat should know before it makes a move that it may make now, if anything."""
        known = self._require(seat, move, None, None)
        caution: Caution | None = self._step().warns(self.state, seat, known)
        return caution

    def amount(self, seat: Seat, move: Move | str) -> int | None:
        """What a move that the seat may make now costs or brings, where its line is silent."""
        known = self._require(seat, move, None, None)
        amount: int | None = self._step().amount(self.state, seat, known)
        return amount

    def why_not(
        self,
        seat: Seat,
        move: Move | str,
        question: int | None = None,
        wave: int | None = None,
    ) -> LudothequeError | None:
        """Why the move cannot be made now: a sentence with its article, or `None` if it can."""
        try:
            self._require(seat, move, question, wave)
        except LudothequeError as error:
            return error
        return None

    # What stands against a move

    def _require(
        self, seat: Seat, move: Move | str, question: int | None, wave: int | None
    ) -> Move:
        """The move meant, if it can be made now."""
        text = move.text if isinstance(move, Move) else " ".join(move.lower().split())
        known = self.game.parse(text, self.terms)
        if question is None and known is not None:
            self._refuse_unasked(seat, known)
        self._require_asked(seat)
        if question is not None and question != self.posed[seat]:
            raise Stale(f"question {question} to seat {seat} was answered or is void.")
        if known is None:
            raise NotAMove.of("no-move", text=text[:40], game=self.game.title)
        step = self._step()
        article = step.check(self.state, seat, known)
        if article is not None:
            raise self._refusal(article.code, article.reason)
        if wave is not None and known.is_passive and wave != step.wave(self.state):
            raise Stale(f"{text!r} came too late: something has happened since.")
        return known

    def _require_asked(self, seat: Seat) -> None:
        self._require_seat(seat)
        if self.posed[seat] != NO_QUESTION:
            return
        if self.is_over:
            raise Stale("the game is over: nobody is asked any more.")
        if not self.has_begun:
            raise Stale("the match has not begun yet.")
        waiting = ", ".join(str(asked) for asked in self.asks())
        name = "not-asked" if waiting else "clock-asked"
        article = self._step().article.code
        raise Stale.of(name, seat=seat, waiting=waiting, article=article)

    def _refuse_unasked(self, seat: Seat, move: Move) -> None:
        """Name the article against the move of a seat that is not asked, where there is one."""
        self._require_seat(seat)
        if self.posed[seat] == NO_QUESTION and self.has_begun and not self.is_over:
            article = self._step().check_unasked(self.state, seat, move)
            if article is not None:
                raise self._refusal(article.code, article.reason)

    def _refusal(self, code: str, reason: str) -> Refused:
        from ludotheque.core.words import refusal

        return refusal(self.game, code, reason)
