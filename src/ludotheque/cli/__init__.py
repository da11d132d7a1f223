"""The command line: the games in the terminal, by the hand of people and by the thousand."""

from ludotheque import beginning


def main() -> None:
    """The command line; whoever interrupts it before everything is loaded leaves quietly, too."""
    beginning.leave_quietly()
    from ludotheque.cli import app

    beginning.leave_as_always()
    app.main()


__all__ = ["main"]
