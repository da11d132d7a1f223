-- What was played, kept when the tables themselves are gone: how each game ended, and who was there.
CREATE TABLE results (
    table_id text COLLATE "C" PRIMARY KEY,
    game text COLLATE "C" NOT NULL,
    finished_at double precision NOT NULL,
    is_rated boolean NOT NULL,
    place bigint,  -- as which of its game it was rated; none until then
    text text NOT NULL,  -- JSON: who sat where, and what they came to
    ratings text NOT NULL DEFAULT ''  -- JSON: what it changed for each seat
);
CREATE UNIQUE INDEX results_rated ON results (game, place) WHERE place IS NOT NULL;
CREATE INDEX results_to_rate ON results (finished_at, table_id) WHERE is_rated AND place IS NULL;
CREATE TABLE played (
    guest text COLLATE "C" NOT NULL,
    table_id text COLLATE "C" NOT NULL,
    PRIMARY KEY (guest, table_id)
);
CREATE INDEX played_by_table ON played (table_id);

-- How strong somebody is at a game, as far as rated tables tell: worked out from the results, in the
-- order of their places. A player is a guest, a level of bots, or somebody who was erased.
CREATE TABLE ratings (
    game text COLLATE "C" NOT NULL,
    player text COLLATE "C" NOT NULL,
    mean double precision NOT NULL,
    deviation double precision NOT NULL,
    games bigint NOT NULL,
    PRIMARY KEY (game, player)
);
CREATE INDEX ratings_by_player ON ratings (player);

-- Who may look at what somebody has played, and under which name others ask for it.
CREATE TABLE people (
    guest text COLLATE "C" PRIMARY KEY,
    id text COLLATE "C" NOT NULL UNIQUE,
    shown_to text NOT NULL  -- nobody, played, everybody
);
