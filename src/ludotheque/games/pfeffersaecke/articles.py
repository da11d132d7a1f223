"""The articles of Pfeffersäcke: what they forbid, and what happens under them."""

from __future__ import annotations

from typing import Final

from ludotheque.core.article import Article
from ludotheque.core.event import Beginning, Happening

PF_1: Final = Article("PF-1")
PF_3: Final = Article("PF-3")
PF_4: Final = Article("PF-4")
PF_5: Final = Article("PF-5")
PF_6: Final = Article("PF-6")
PF_7: Final = Article("PF-7")
PF_8: Final = Article("PF-8")
PF_9: Final = Article("PF-9")
PF_10: Final = Article("PF-10")
PF_11: Final = Article("PF-11")
PF_12: Final = Article("PF-12")
PF_13: Final = Article("PF-13")
PF_15: Final = Article("PF-15")
PF_16: Final = Article("PF-16")
PF_17: Final = Article("PF-17")
PF_18: Final = Article("PF-18")
PF_19: Final = Article("PF-19")
PF_20: Final = Article("PF-20")
PF_22: Final = Article("PF-22")
PF_23: Final = Article("PF-23")
PF_24: Final = Article("PF-24")
PF_25: Final = Article("PF-25")
PF_27: Final = Article("PF-27")
PF_R2: Final = Article("PF-R2")
PF_R3: Final = Article("PF-R3")
PF_R8: Final = Article("PF-R8")
PF_R11: Final = Article("PF-R11")
PF_R14: Final = Article("PF-R14")
PF_R19: Final = Article("PF-R19")
PF_R20: Final = Article("PF-R20")
PF_R21: Final = Article("PF-R21")
PF_R22: Final = Article("PF-R22")
PF_R23: Final = Article("PF-R23")

# What is refused
FOUND_FIRST: Final = PF_4.because("found-first")
FOUNDING_IS_OVER: Final = PF_4.because("founding-is-over")
FOUNDED_ALREADY: Final = PF_4.because("village-taken")
VILLAGE_IS_OUT: Final = PF_R20.because("village-is-out")
DISC_FIRST: Final = PF_6.because("disc-first")
DISC_IS_PLACED: Final = PF_6.because("disc-is-placed")
NO_SUCH_DISC: Final = PF_6.because("no-such-disc")
HAD_ITS_DISC: Final = PF_6.because("had-its-disc")
FINISH_EXTENDING: Final = PF_5.because("finish-extending")
EXTENDING_IS_OVER: Final = PF_5.because("extending-is-over")
TAKE_THE_INCOME: Final = PF_5.because("take-the-income")
INCOME_IS_TAKEN: Final = PF_5.because("income-is-taken")
NOTHING_TO_EXTEND: Final = PF_7.because("nothing-to-extend")
ONE_POST_A_CITY: Final = PF_7.because("one-post-a-city")
NO_FREE_SPACE: Final = PF_7.because("no-free-space")
NO_EXTENDING_YET: Final = PF_8.because("no-extending-yet")
NO_CONDUCT_YET: Final = PF_17.because("no-conduct-yet")
ONE_CONDUCT_A_TURN: Final = PF_17.because("one-conduct-a-turn")
NO_CONDUCT_LEFT: Final = PF_17.because("no-conduct-left")
HAS_EXTENDED: Final = PF_19.because("has-extended")
TWO_FREE_SPACES: Final = PF_R8.because("two-free-spaces")
NO_POSTS_LEFT: Final = PF_R11.because("no-posts-left")
NO_MONEY_FOR_THE_FEE: Final = PF_R14.because("no-money-for-the-fee")
NO_ROAD: Final = PF_11.because("no-road")
NOT_FROM_THERE: Final = PF_11.because("not-from-there")
TOO_DEAR: Final = PF_11.because("too-dear")
VILLAGE_TAKEN: Final = PF_12.because("village-taken")
NO_DISC_YET: Final = PF_13.because("no-disc-yet")
CITY_FULL: Final = PF_13.because("no-free-space")
ALREADY_THERE: Final = PF_R2.because("already-there")
OTHER_PLACE: Final = PF_R3.because("other-place")
COVERED_PLACE: Final = PF_27.because("covered")

# What happens
STARTER: Final = Happening("starter", PF_R19, "seat")
DEALT: Final = Happening("dealt", PF_3, "seat")
HELD: Final = Happening("held", PF_3, "disc")
FOUNDED: Final = Happening("founded", PF_4, "seat", "place:place", "villages")
CONSOLED: Final = Happening("consoled", PF_R23, "seat", "sum")
ROUND: Final = Beginning("round", PF_5, "round")
PHASE_PASSED: Final = Happening("phase-passed", PF_5, "seat", "phase:phase")
DISC_PLACED: Final = Happening("disc-placed", PF_6, "seat", "place:place", "disc")
EXTENDED: Final = Happening("extended", PF_7, "seat", "place:place", "posts")
FEE_PAID: Final = Happening("fee-paid", PF_R14, "seat", "place:place", "sum")
CITY_INCOME: Final = Happening("city-income", PF_9, "seat", "place:place", "free", "sum")
BASE_INCOME: Final = Happening("base-income", PF_10, "seat", "sum")
INCOME_DOUBLED: Final = Happening("income-doubled", PF_19, "seat", "sum")
CONDUCT_SPENT: Final = Happening("conduct-spent", PF_17, "seat", "left")
CITY_OPENED: Final = Happening("city-opened", PF_11, "seat", "from:place", "place:place", "price")
VILLAGE_OPENED: Final = Happening(
    "village-opened", PF_12, "seat", "from:place", "place:place", "price", "villages"
)
MAJORITY: Final = Happening("majority", PF_15, "seat", "place:place", "points")
FILLED: Final = Happening("filled", PF_16, "seat", "place:place", "winner:seat", "points")
ALL_VILLAGES: Final = Happening("all-villages", PF_22)
ALL_DISCS: Final = Happening("all-discs", PF_23)
NOBODY_OPENED: Final = Happening("nobody-opened", PF_24)
LAST_ROUND: Final = Happening("last-round", PF_R21, "reason:ending")
ROUND_OUT: Final = Happening("round-out", PF_R21)
REGIONS: Final = Happening("regions", PF_25, "seat", "regions", "points")
FORTUNE: Final = Happening("fortune", PF_25, "seat", "sum", "points")

HAPPENINGS: Final = [
    STARTER, DEALT, HELD, FOUNDED, CONSOLED, ROUND, PHASE_PASSED, DISC_PLACED,
    EXTENDED, FEE_PAID, CITY_INCOME, BASE_INCOME, INCOME_DOUBLED, CONDUCT_SPENT, CITY_OPENED,
    VILLAGE_OPENED, MAJORITY, FILLED, ALL_VILLAGES, ALL_DISCS, NOBODY_OPENED, LAST_ROUND,
    ROUND_OUT, REGIONS, FORTUNE,
]  # fmt: skip
