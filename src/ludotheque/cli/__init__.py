"""The command line: the games in the terminal, by the hand of people and by the thousand."""

from ludotheque.cli.app import main

__all__ = ["main"]
