"""The articles of Zapp Zerapp: what they forbid, and what happens under them."""

from __future__ import annotations

from typing import Final

from ludotheque.core.article import Article
from ludotheque.core.event import Beginning, Happening

ZZ_2: Final = Article("ZZ-2")
ZZ_3: Final = Article("ZZ-3")
ZZ_4: Final = Article("ZZ-4")
ZZ_5: Final = Article("ZZ-5")
ZZ_6: Final = Article("ZZ-6")
ZZ_7: Final = Article("ZZ-7")
ZZ_8: Final = Article("ZZ-8")
ZZ_9: Final = Article("ZZ-9")
ZZ_10: Final = Article("ZZ-10")
ZZ_11: Final = Article("ZZ-11")
ZZ_12: Final = Article("ZZ-12")
ZZ_14: Final = Article("ZZ-14")
ZZ_18: Final = Article("ZZ-18")
ZZ_19: Final = Article("ZZ-19")
ZZ_20: Final = Article("ZZ-20")
ZZ_21: Final = Article("ZZ-21")
ZZ_22: Final = Article("ZZ-22")
ZZ_23: Final = Article("ZZ-23")
ZZ_24: Final = Article("ZZ-24")
ZZ_25: Final = Article("ZZ-25")
ZZ_26: Final = Article("ZZ-26")
ZZ_28: Final = Article("ZZ-28")
ZZ_R1: Final = Article("ZZ-R1")
ZZ_R2: Final = Article("ZZ-R2")
ZZ_R3: Final = Article("ZZ-R3")
ZZ_R7: Final = Article("ZZ-R7")
ZZ_R11: Final = Article("ZZ-R11")

# What is refused while barrels are shaken
CHOOSE_FIRST: Final = ZZ_3.because("choose-first")
NOT_IN_HAND: Final = ZZ_5.because("not-in-hand")
TWO_AT_MOST: Final = ZZ_6.because("two-at-most")
IN_HAND_ALREADY: Final = ZZ_6.because("in-hand-already")
HELD_BY_ANOTHER: Final = ZZ_7.because("held-by-another")
CHOSEN_BY_ANOTHER: Final = ZZ_7.because("chosen-by-another")
ALREADY_CHOSEN: Final = ZZ_8.because("already-chosen")
NOTHING_TO_RETURN: Final = ZZ_9.because("nothing-to-return")
NO_SUCH_BARREL: Final = ZZ_5.because("no-such-barrel")
SHAKE_NOT_OVER: Final = ZZ_R2.because("shake-not-over")
NO_HANDS_BY_TURNS: Final = ZZ_R2.because("no-hands-by-turns")
NO_MORE_SHAKES: Final = ZZ_R2.because("no-more-shakes")
NOT_YOUR_TURN: Final = ZZ_R2.because("not-your-turn")
NOT_BEGUN: Final = ZZ_R3.because("not-begun")
NO_CLOCK: Final = ZZ_R3.because("no-clock")

# What is refused while apprentices move
SHAKING_IS_OVER: Final = ZZ_3.because("shaking-is-over")
NOT_YOUR_SPELL: Final = ZZ_12.because("not-your-spell")
NO_APPRENTICE_THERE: Final = ZZ_12.because("no-apprentice-there")
NOT_PASSED: Final = ZZ_18.because("not-passed")
NOT_ONES_OWN: Final = ZZ_19.because("not-ones-own")
PROTECTED_BY_ZONE: Final = ZZ_19.because("protected-by-zone")
LEAVING_THE_START: Final = ZZ_20.because("leaving-the-start")
NO_CLAIMS: Final = ZZ_21.because("no-claims")
NO_COMPANIONS: Final = ZZ_22.because("no-companions")
PROTECTED_BY_CASTLE: Final = ZZ_23.because("protected-by-castle")
NO_COMPANION_SQUARE: Final = ZZ_24.because("no-companion-square")
NOT_ITS_COLOUR: Final = ZZ_24.because("not-its-colour")
COMPANION_NOT_PASSED: Final = ZZ_24.because("companion-not-passed")
NOBODY_THERE: Final = ZZ_24.because("nobody-there")
ONLY_ONES_OWN_WAIT: Final = ZZ_26.because("only-ones-own-wait")
FROM_ITS_OWN_SQUARE: Final = ZZ_28.because("from-its-own-square")
LANDING_TAKES_NOBODY: Final = ZZ_R7.because("landing-takes-nobody")

# What happens. With the option `memory` nobody is told in a later turn what was done with a barrel.
FADING: Final = {"fades_with": "memory", "fades_at": "turn"}
THROWER: Final = Happening("thrower", ZZ_R11, "seat")
TURN: Final = Beginning("turn", ZZ_3, "turn", "thrower:seat")
THROWN: Final = Happening("thrown", ZZ_4, "seat", "pips")
MAGIC: Final = Happening("magic", ZZ_4, "magic")
READY: Final = Happening("ready", ZZ_R3, "seat")
BEGUN: Final = Happening("begun", ZZ_R3)
TAKEN: Final = Happening("taken", ZZ_5, "seat", "barrel", "hand:hand", **FADING)
SHAKEN: Final = Happening("shaken", ZZ_5, "seat", "barrel", "hand:hand", **FADING)
SHAKEN_IN_TURN: Final = Happening("shaken-in-turn", ZZ_R2, "seat", "barrel", "left", **FADING)
HEARD: Final = Happening("heard", ZZ_5, "barrel", "heard", **FADING)
RATTLE: Final = Happening("rattle", ZZ_R1, "barrel", **FADING)
SHAKE_ENDED: Final = Happening("shake-ended", ZZ_R2, "seat")
RETURNED: Final = Happening("returned", ZZ_9, "seat", "barrel", **FADING)
PUT_DOWN: Final = Happening("put-down", ZZ_8, "seat", "barrel", **FADING)
BELL: Final = Happening("bell", ZZ_R3)
HANDED_OUT: Final = Happening("handed-out", ZZ_R3, "seat", "barrel", **FADING)
SHOWN: Final = Happening("shown", ZZ_11, "seat", "barrel", "stones", **FADING)
BUSTED: Final = Happening("busted", ZZ_10, "seat", "stones", "magic")
WALKED: Final = Happening("walked", ZZ_12, "seat", "from:place", "to:place", "steps")
BANISHED: Final = Happening("banished", ZZ_18, "seat", "victim:seat", "place:place")
CARRIED: Final = Happening("carried", ZZ_25, "seat", "owner:seat", "from:place", "to:place")
HOME: Final = Happening("home", ZZ_14, "seat", "home")
WON: Final = Happening("won", ZZ_2, "seat")

HAPPENINGS: Final = [
    THROWER, TURN, THROWN, MAGIC, READY, BEGUN, TAKEN, SHAKEN, SHAKEN_IN_TURN, HEARD, RATTLE,
    SHAKE_ENDED, RETURNED, PUT_DOWN, BELL, HANDED_OUT, SHOWN, BUSTED, WALKED, BANISHED, CARRIED,
    HOME, WON,
]  # fmt: skip
