"""The articles of Les Apaches de Paris: what they forbid, and what happens under them."""

from __future__ import annotations

from typing import Final

from ludotheque.core.article import Article
from ludotheque.core.event import Beginning, Happening

AP_2: Final = Article("AP-2")
AP_4: Final = Article("AP-4")
AP_5: Final = Article("AP-5")
AP_6: Final = Article("AP-6")
AP_7: Final = Article("AP-7")
AP_8: Final = Article("AP-8")
AP_9: Final = Article("AP-9")
AP_10: Final = Article("AP-10")
AP_11: Final = Article("AP-11")
AP_13: Final = Article("AP-13")
AP_15: Final = Article("AP-15")
AP_16: Final = Article("AP-16")
AP_18: Final = Article("AP-18")
AP_19: Final = Article("AP-19")
AP_20: Final = Article("AP-20")
AP_21: Final = Article("AP-21")
AP_22: Final = Article("AP-22")
AP_23: Final = Article("AP-23")
AP_24: Final = Article("AP-24")
AP_25: Final = Article("AP-25")
AP_26: Final = Article("AP-26")
AP_27: Final = Article("AP-27")
AP_28: Final = Article("AP-28")
AP_30: Final = Article("AP-30")
AP_31: Final = Article("AP-31")
AP_R2: Final = Article("AP-R2")
AP_R3: Final = Article("AP-R3")
AP_R6: Final = Article("AP-R6")
AP_R8: Final = Article("AP-R8")
AP_R12: Final = Article("AP-R12")

# What is refused
CLOSED_QUARTER: Final = AP_2.because("closed-quarter")
TAKE_FIRST: Final = AP_5.because("take-first")
TAKING_IS_OVER: Final = AP_5.because("taking-is-over")
NO_HIDEOUT_THERE: Final = AP_5.because("no-hideout-there")
ONE_ACTION: Final = AP_6.because("one-action")
NOT_IN_RESERVE: Final = AP_7.because("not-in-reserve")
TOO_MANY: Final = AP_8.because("too-many")
NOT_ADJACENT: Final = AP_8.because("not-adjacent")
NONE_THERE: Final = AP_8.because("none-there")
MOVED_TWICE: Final = AP_R2.because("moved-twice")
TIE_ENTERED: Final = AP_9.because("tie-entered")
TIE_LEFT: Final = AP_9.because("tie-left")
MUST_LAY: Final = AP_10.because("must-lay")
NOT_HELD: Final = AP_10.because("not-held")
NOVICE_ALONE: Final = AP_13.because("novice-alone")
NOVICE_LEFT: Final = AP_13.because("novice-left")
NO_PRISONER: Final = AP_25.because("no-prisoner")
NO_MONEY_FOR_BAIL: Final = AP_25.because("no-money-for-bail")
BAIL_AFTER_LAYING: Final = AP_25.because("bail-after-laying")
BAIL_OR_DONE: Final = AP_25.because("bail-or-done")
NO_BAIL_IN_LAST_TURN: Final = AP_R8.because("no-bail-in-last-turn")

# What happens
FIRST_PLAYER: Final = Happening("first-player", AP_4, "seat")
ROUND: Final = Beginning("round", AP_16, "round", "rounds")
CHOSEN: Final = Happening("chosen", AP_5, "seat", "quarter:quarter")
TAKEN: Final = Happening("taken", AP_R12, "quarter:quarter", "content:content")
PLACED: Final = Happening(
    "placed", AP_7, "seat", "quarter:quarter", "leaders", "novices", "recruits"
)
MOVED: Final = Happening("moved", AP_8, "seat", "kind:kind", "from:quarter", "to:quarter")
LAID: Final = Happening("laid", AP_10, "seat", "quarter:quarter", "content:content")
LAST_TURN: Final = Happening("last-turn", AP_15, "seat", "place", "apaches")
FREED: Final = Happening("freed", AP_25, "seat", "sum")
UNCOVERED: Final = Happening("uncovered", AP_11, "quarter:quarter", "content:content")
NOBODY_THERE: Final = Happening("nobody-there", AP_R3, "quarter:quarter")
MONEY_WON: Final = Happening("money-won", AP_18, "seat", "quarter:quarter", "sum")
BURGLED: Final = Happening("burgled", AP_19, "seat", "quarter:quarter", "sum")
ROBBED: Final = Happening("robbed", AP_20, "seat", "victim:seat", "sum")
REINFORCED: Final = Happening("reinforced", AP_21, "seat", "quarter:quarter", "recruits")
HURT: Final = Happening("hurt", AP_22, "seat", "quarter:quarter")
KILLED: Final = Happening("killed", AP_23, "seat", "quarter:quarter")
JAILED: Final = Happening("jailed", AP_24, "seat", "quarter:quarter")
FENCED: Final = Happening("fenced", AP_26, "seat", "burglaries", "sum", "recruits")
ATTACKED: Final = Happening("attacked", AP_27, "seat")
ATTACKED_WHOM: Final = Happening("attacked-whom", AP_27, "who:bourgeois")
CAME_BACK: Final = Happening("came-back", AP_28, "seat", "healed", "released")
RECRUITED: Final = Happening("recruited", AP_R6, "seat", "recruits", "left")
BOURGEOIS_SHOWN: Final = Happening("bourgeois-shown", AP_30, "seat", "bourgeois", "sum")
POLICEMAN_SHOWN: Final = Happening("policeman-shown", AP_30, "seat", "sum", "leaders")
OPERATIONAL: Final = Happening("operational", AP_31, "seat", "apaches", "sum")

HAPPENINGS: Final = [
    FIRST_PLAYER, ROUND, CHOSEN, TAKEN, PLACED, MOVED, LAID, LAST_TURN, FREED, UNCOVERED,
    NOBODY_THERE, MONEY_WON, BURGLED, ROBBED, REINFORCED, HURT, KILLED, JAILED, FENCED, ATTACKED,
    ATTACKED_WHOM, CAME_BACK, RECRUITED, BOURGEOIS_SHOWN, POLICEMAN_SHOWN, OPERATIONAL,
]  # fmt: skip
