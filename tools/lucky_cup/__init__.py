"""Lucky Cup: a die under each cup. Start reading in `rules.py`."""
