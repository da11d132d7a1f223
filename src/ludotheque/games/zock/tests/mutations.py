"""Zock upside down: what the tests of each article must notice."""

from __future__ import annotations

MUTATIONS = [
    ("ZO-1", "round.py", "seat = s.left_of(seat)", "seat = (seat - 1) % seats"),
    ("ZO-2", "rules.py", "[START_MONEY] * s.seats", "[START_MONEY + 500] * s.seats"),
    ("ZO-3", "turn.py", "land(s, seat, pawn, step + s.die", "land(s, seat, pawn, step - s.die"),
    ("ZO-4", "turn.py", "if one == HOUSE and two == HOUSE:", "if one != HOUSE and two != HOUSE:"),
    ("ZO-5", "turn.py", "if home == HOUSE:  # ZO-5", "if home != HOUSE:  # ZO-5"),
    ("ZO-6", "turn.py", "if two > HOUSE and two != one", "if two > HOUSE and two == one"),
    ("ZO-7", "ring.py", "if step <= s.terms.quarter else", "if step > s.terms.quarter else"),
    ("ZO-8", "money.py", "shares += 3", "shares += 1"),
    ("ZO-9", "turn.py", "if s.die == 1:", "if s.die != 1:"),
    ("ZO-10", "hits.py", "fine += KING_FINE", "fine += PAWN_FINE"),
    ("ZO-11", "hits.py", "s.thrower = victim", "s.thrower = seat"),
    ("ZO-12", "money.py", "if s.bank > 0 or 0 not in", "if s.bank == 0 or 0 not in"),
    ("ZO-13", "rules.py", "if wealth[seat] == best]", "if wealth[seat] != best]"),
    ("ZO-14", "hits.py", "fine += PAWN_FINE", "fine = PAWN_FINE"),
    ("ZO-R1", "turn.py", "CASH_AFTER if s.terms", "CASH_AFTER if not s.terms"),
    ("ZO-R2", "the_one.py", "if ahead == HOUSE:", "if ahead != HOUSE:"),
    ("ZO-R3", "turn.py", "(one == HOUSE or two == HOUSE)", "(one == HOUSE and two == HOUSE)"),
    ("ZO-R4", "ring.py", "[king] > HOUSE and (places", "[king] > HOUSE or (places"),
    ("ZO-R5", "ring.py", "if step > s.terms.squares else", "if step >= s.terms.squares else"),
    ("ZO-R6", "the_one.py", "pawn = king if home == ahead", "pawn = king if home != ahead"),
    ("ZO-R7", "ring.py", "has_stacks or is_clear", "has_stacks or not is_clear"),
    ("ZO-R8", "hits.py", "if loser == s.challenger:", "if loser != s.challenger:"),
    ("ZO-R9", "turn.py", "if move.sum > s.debt[seat]:", "if move.sum < s.debt[seat]:"),
    ("ZO-R9", "state.py", "self.money[seat] - self.debt", "self.money[seat] + self.debt"),
    ("ZO-R10", "round.py", "s.round >= s.terms.rounds or", "s.round < s.terms.rounds or"),
    ("ZO-R11", "hits.py", "if piece == KING and s.places", "if piece == KING or s.places"),
    ("ZO-R12", "money.py", "min(worth(s, seat, step), s.bank)", "worth(s, seat, step)"),
    ("ZO-R13", "board.py", "usual = [[0, 2]]", "usual = [[0, 1]]"),
    ("ZO-R14", "turn.py", "if terms.cashes_after:", "if not terms.cashes_after:"),
    ("ZO-R12", "turn.py", "move.square)) > s.bank", "move.square)) < s.bank"),
    ("ZO-R15", "round.py", "s.terms.exits(move.houses)", "s.terms.exits([0, 1, 2])"),
]  # fmt: skip
"""An article, the module that plays it, what stands there once, and its contrary."""
