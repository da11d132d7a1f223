-- What was played, kept when the tables themselves are gone: how each game ended, and who was there.
CREATE TABLE results (
    table_id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    finished_at REAL NOT NULL,
    is_rated INTEGER NOT NULL,
    place INTEGER,  -- as which of its game it was rated; none until then
    text TEXT NOT NULL,  -- JSON: who sat where, and what they came to
    ratings TEXT NOT NULL DEFAULT ''  -- JSON: what it changed for each seat
) WITHOUT ROWID;
CREATE UNIQUE INDEX results_rated ON results (game, place) WHERE place IS NOT NULL;
CREATE INDEX results_to_rate ON results (finished_at, table_id)
    WHERE is_rated = 1 AND place IS NULL;
CREATE TABLE played (
    guest TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (guest, table_id)
) WITHOUT ROWID;
CREATE INDEX played_by_table ON played (table_id);

-- How strong somebody is at a game, as far as rated tables tell: worked out from the results, in the
-- order of their places. A player is a guest, a level of bots, or somebody who was erased.
CREATE TABLE ratings (
    game TEXT NOT NULL,
    player TEXT NOT NULL,
    mean REAL NOT NULL,
    deviation REAL NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (game, player)
) WITHOUT ROWID;
CREATE INDEX ratings_by_player ON ratings (player);

-- Who may look at what somebody has played, and under which name others ask for it.
CREATE TABLE people (
    guest TEXT PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    shown_to TEXT NOT NULL  -- nobody, played, everybody
) WITHOUT ROWID;
