"""Zankapfel's rules, shown article by article: a position, a move, a position."""
