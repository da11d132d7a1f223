-- Thoughts that servers ask for and that bots think elsewhere, and where bots think. A crash of the
-- database may forget both: whoever asked asks again, and whoever thinks says so again.
CREATE UNLOGGED TABLE errands (
    id text PRIMARY KEY,
    server text NOT NULL,  -- who asked
    kind text NOT NULL,  -- what a house has to know to think about it
    question text NOT NULL,  -- JSON: a position that the bot's seat holds possible, and no more
    asked_at double precision NOT NULL,
    house text NOT NULL DEFAULT '',  -- who thinks about it …
    until double precision NOT NULL DEFAULT 0,  -- … until then; later anyone may take it over
    answer text  -- JSON: the line of a move, or null
);
CREATE INDEX errands_to_do ON errands (asked_at) WHERE answer IS NULL;
CREATE INDEX errands_by_server ON errands (server);
CREATE UNLOGGED TABLE bot_houses (
    id text PRIMARY KEY,
    kinds text[] NOT NULL,
    seen_at double precision NOT NULL
);
