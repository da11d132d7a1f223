"""`admin ratings`: how strong people and bots are, and the same worked out anew."""

from __future__ import annotations

from typing import Annotated

import typer

from ludotheque.cli.ledger import AsJson, Data, administration, counted, say
from ludotheque.cli.serve import DEFAULT_DATA, what_the_server_needs
from ludotheque.core.registry import find_game, games


def ratings(
    game: Annotated[str, typer.Argument(help="One game; without it, all of them.")] = "",
    recompute: Annotated[
        bool,
        typer.Option("--recompute", help="Work them out anew from the logs of all rated tables."),
    ] = False,
    data: Data = DEFAULT_DATA,
    as_json: AsJson = False,
) -> None:
    """The ratings of people and bots, by game."""
    names = [find_game(game).name] if game else games()
    if recompute:
        _recompute(names, data, as_json)
        return
    with what_the_server_needs():
        from ludotheque.server.service.rating import shown
    with administration(data) as admin:
        found = {name: admin.office.ratings(name) for name in names}
    rows = []
    for name, players in found.items():
        for one in sorted(players, key=lambda one: 2 * one.deviation - one.mean):
            seen = shown(one.mean, one.deviation)
            rows.append((name, one.player, f"{seen.rating} ± {seen.give}", one.games))
    say(found, as_json, heads=("game", "player", "rating", "games"), rows=rows)


def _recompute(names: list[str], data: Data, as_json: bool) -> None:
    with administration(data) as admin:
        found = {name: admin.recompute(name) for name in names}
    if as_json:
        keys = ("tables", "players", "changed")
        say({name: dict(zip(keys, counts)) for name, counts in found.items()}, True)
        return
    for name, (tables, players, changed) in found.items():
        said = f"{counted(tables, 'rated table')}, {counted(players, 'player')}"
        say(f"{name}: {said}; {changed} were not so before.", False)
