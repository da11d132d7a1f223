"""Zapp Zerapp: a race round a mountain that one plays by ear. Start reading in `rules.py`."""
