"""Computer players: they know perspectives and the core, and no game by name."""
