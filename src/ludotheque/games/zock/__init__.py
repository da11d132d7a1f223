"""Zock: a race for money round a turning disc. Start reading in `rules.py`."""
