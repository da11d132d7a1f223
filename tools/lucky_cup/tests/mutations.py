"""Lucky Cup upside down: what the tests of each article must notice."""

from __future__ import annotations

MUTATIONS = [
    ("LC-1", "rules.py", "s.points = [0]", "s.points = [1]"),
    ("LC-2", "state.py", "numbers(owner(BACKS), DIE", "numbers(EVERYONE, DIE"),
    ("LC-3", "turn.py", "if s.in_hand[s.turn] == 0:", "if s.in_hand[s.turn] != 0:"),
    ("LC-4", "turn.py", "and not s.thrown[seat]", "and s.thrown[seat]"),
    ("LC-5", "round.py", "if best < sum <= s.terms.limit", "if best < sum"),
    ("LC-6", "round.py", "(s.round - 1) % s.seats", "0"),
    ("LC-R1", "round.py", "s.points[seat] += 1\n", "s.points[seat] += 1\n            break\n"),
]
