"""Pfeffersäcke: merchant houses on the trade routes of central Europe. Start in `rules.py`."""
