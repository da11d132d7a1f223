-- Finding each other: who waits, who is invited, and who does not want to meet whom.
-- Lines of the chat below 0 are the gallery's from now on: what spectators say while a game runs.

-- Whom a guest does not want to meet: neither sits down with the other.
CREATE TABLE blocks (
    guest TEXT NOT NULL,
    other TEXT NOT NULL,
    name TEXT NOT NULL,  -- what the other was called then
    at REAL NOT NULL,
    PRIMARY KEY (guest, other)
) WITHOUT ROWID;
CREATE INDEX blocks_by_other ON blocks (other);

-- Guests who take no invitations.
CREATE TABLE closed_doors (guest TEXT PRIMARY KEY) WITHOUT ROWID;

CREATE TABLE invitations (
    id TEXT PRIMARY KEY,
    table_id TEXT NOT NULL,
    inviter TEXT NOT NULL,
    guest TEXT NOT NULL,
    from_name TEXT NOT NULL,
    to_name TEXT NOT NULL,
    at REAL NOT NULL,
    expires_at REAL NOT NULL,
    state TEXT NOT NULL  -- open, accepted, declined or withdrawn
) WITHOUT ROWID;
CREATE INDEX invitations_by_guest ON invitations (guest, state);
CREATE INDEX invitations_by_inviter ON invitations (inviter, at);
CREATE INDEX invitations_by_table ON invitations (table_id);
CREATE INDEX invitations_by_age ON invitations (expires_at);

-- Guests who want to play with somebody now, each once; with the table that was found for them.
CREATE TABLE seekers (
    guest TEXT PRIMARY KEY,
    wish TEXT NOT NULL,  -- JSON
    since REAL NOT NULL,
    seen_at REAL NOT NULL,
    table_id TEXT NOT NULL DEFAULT ''
) WITHOUT ROWID;
