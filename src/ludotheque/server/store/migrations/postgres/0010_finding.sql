-- Finding each other: who waits, who is invited, and who does not want to meet whom.
-- Lines of the chat below 0 are the gallery's from now on: what spectators say while a game runs.

-- Whom a guest does not want to meet: neither sits down with the other.
CREATE TABLE blocks (
    guest text COLLATE "C" NOT NULL,
    other text COLLATE "C" NOT NULL,
    name text NOT NULL,  -- what the other was called then
    at double precision NOT NULL,
    PRIMARY KEY (guest, other)
);
CREATE INDEX blocks_by_other ON blocks (other);

-- Guests who take no invitations.
CREATE TABLE closed_doors (guest text COLLATE "C" PRIMARY KEY);

CREATE TABLE invitations (
    id text COLLATE "C" PRIMARY KEY,
    table_id text COLLATE "C" NOT NULL,
    inviter text COLLATE "C" NOT NULL,
    guest text COLLATE "C" NOT NULL,
    from_name text NOT NULL,
    to_name text NOT NULL,
    at double precision NOT NULL,
    expires_at double precision NOT NULL,
    state text NOT NULL  -- open, accepted, declined or withdrawn
);
CREATE INDEX invitations_by_guest ON invitations (guest, state);
CREATE INDEX invitations_by_inviter ON invitations (inviter, at);
CREATE INDEX invitations_by_table ON invitations (table_id);
CREATE INDEX invitations_by_age ON invitations (expires_at);

-- Guests who want to play with somebody now, each once; with the table that was found for them. A
-- crash of the database may forget them: whoever still waits says so again.
CREATE UNLOGGED TABLE seekers (
    guest text COLLATE "C" PRIMARY KEY,
    wish text NOT NULL,  -- JSON
    since double precision NOT NULL,
    seen_at double precision NOT NULL,
    table_id text COLLATE "C" NOT NULL DEFAULT ''
);
