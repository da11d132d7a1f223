"""Zankapfel: apples, bribes and quarrels. Start reading in `rules.py`."""
