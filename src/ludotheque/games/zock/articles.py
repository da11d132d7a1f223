"""The articles of Zock: what they forbid, and what happens under them."""

from __future__ import annotations

from typing import Final

from ludotheque.core.article import Article
from ludotheque.core.event import Beginning, Happening

ZO_1: Final = Article("ZO-1")
ZO_3: Final = Article("ZO-3")
ZO_4: Final = Article("ZO-4")
ZO_5: Final = Article("ZO-5")
ZO_6: Final = Article("ZO-6")
ZO_7: Final = Article("ZO-7")
ZO_9: Final = Article("ZO-9")
ZO_10: Final = Article("ZO-10")
ZO_11: Final = Article("ZO-11")
ZO_12: Final = Article("ZO-12")
ZO_13: Final = Article("ZO-13")
ZO_R1: Final = Article("ZO-R1")
ZO_R4: Final = Article("ZO-R4")
ZO_R7: Final = Article("ZO-R7")
ZO_R9: Final = Article("ZO-R9")
ZO_R10: Final = Article("ZO-R10")
ZO_R12: Final = Article("ZO-R12")
ZO_R14: Final = Article("ZO-R14")
ZO_R15: Final = Article("ZO-R15")

# What is refused
THROW_FIRST: Final = ZO_3.because("throw-first")
ALREADY_THROWN: Final = ZO_3.because("already-thrown")
KING_IS_OUT: Final = ZO_3.because("king-is-out")
HOUSE_EMPTY: Final = ZO_3.because("house-empty")
EMPTY_THE_HOUSE: Final = ZO_4.because("empty-the-house")
KING_FIRST: Final = ZO_5.because("king-first")
NO_PAWN_THERE: Final = ZO_6.because("no-pawn-there")
NOTHING_THERE: Final = ZO_7.because("nothing-there")
TOO_EARLY: Final = ZO_7.because("too-early")
ONLY_ON_A_ONE: Final = ZO_9.because("only-on-a-one")
MOST_ADVANCED: Final = ZO_9.because("most-advanced")
CASH_BEFORE: Final = ZO_R1.because("cash-before")
CASH_AFTER: Final = ZO_R1.because("cash-after")
TWO_AND_KING: Final = ZO_R4.because("two-and-king")
OWN_COLOUR: Final = ZO_R7.because("own-colour")
REPAY_BEFORE: Final = ZO_R9.because("repay-before")
BY_THE_NOTE: Final = ZO_R9.because("by-the-note")
NO_SUCH_DEBT: Final = ZO_R9.because("no-such-debt")
NOT_SO_MUCH: Final = ZO_R9.because("not-so-much")
NO_CLOCK: Final = ZO_R10.because("no-clock")

# What one is warned of
BANK_IS_SHORT: Final = ZO_R12.warning("bank-is-short")

# What happens
HOUSE_DRAWN: Final = Happening("house-drawn", ZO_R15, "seat", "exit")
BANKER: Final = Happening("banker", ZO_1, "seat")
THROWN: Final = Happening("thrown", ZO_3, "seat", "pips")
CAME_OUT: Final = Happening("came-out", ZO_3, "seat", "piece:piece", "to")
WALKED: Final = Happening("walked", ZO_3, "seat", "piece:piece", "from", "to")
TURN_LOST: Final = Happening("turn-lost", ZO_R7, "seat")
CASHED: Final = Happening("cashed", ZO_7, "seat", "square", "pieces", "kings", "sum")
STRUCK: Final = Happening("struck", ZO_9, "seat", "piece:piece", "from")
NOTHING_STRUCK: Final = Happening("nothing-struck", ZO_9, "seat")
HIT: Final = Happening("hit", ZO_10, "seat", "victim:seat", "square", "fine")
CHALLENGED: Final = Happening("challenged", ZO_11, "seat", "victim:seat", "square")
THROWN_IN_CHALLENGE: Final = Happening("thrown-in-challenge", ZO_11, "seat", "pips")
CHALLENGE_WON: Final = Happening("challenge-won", ZO_11, "seat", "loser:seat", "sum")
BORROWED: Final = Happening("borrowed", ZO_12, "seat", "sum")
REPAID: Final = Happening("repaid", ZO_R9, "seat", "sum")
RUINED: Final = Happening("ruined", ZO_12, "seat")
ROUND: Final = Beginning("round", ZO_13, "round", "rounds")
TIME_UP: Final = Happening("time-up", ZO_R10, "round")

HAPPENINGS: Final = [
    HOUSE_DRAWN, BANKER, THROWN, CAME_OUT, WALKED, TURN_LOST, CASHED, STRUCK, NOTHING_STRUCK, HIT,
    CHALLENGED, THROWN_IN_CHALLENGE, CHALLENGE_WON, BORROWED, REPAID, RUINED, ROUND, TIME_UP,
]  # fmt: skip
