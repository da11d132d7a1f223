-- Calls: whom the server calls, how, and what is still to be sent.
ALTER TABLE tables ADD COLUMN call_at REAL;  -- when somebody is to be called, kept as `wake_at` is
CREATE INDEX tables_to_call ON tables (call_at) WHERE call_at IS NOT NULL;
CREATE TABLE callees (
    guest TEXT PRIMARY KEY,
    wishes TEXT NOT NULL,  -- JSON: which kinds, in which ways, when not
    address TEXT NOT NULL DEFAULT '',  -- of mail, confirmed
    asked TEXT NOT NULL DEFAULT '',  -- an address that waits to be confirmed …
    proof TEXT NOT NULL DEFAULT '',  -- … by whoever knows what this is the hash of …
    asked_at REAL NOT NULL DEFAULT 0,  -- … and was sent it then
    off_key TEXT NOT NULL UNIQUE,  -- in the links that sign off
    mailed_at REAL NOT NULL DEFAULT 0,
    pushed_at REAL NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE INDEX callees_by_address ON callees (address) WHERE address <> '';
CREATE INDEX callees_by_proof ON callees (proof) WHERE proof <> '';
CREATE TABLE pushes (
    endpoint TEXT PRIMARY KEY,
    guest TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    origin TEXT NOT NULL,  -- of the page that asked for it
    at REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX pushes_of ON pushes (guest, at);
-- What is to be sent; it goes when it was.
CREATE TABLE calls (
    id TEXT PRIMARY KEY,
    guest TEXT NOT NULL,
    way TEXT NOT NULL,  -- mail, push, or self for what the server does itself
    kind TEXT NOT NULL,
    table_id TEXT NOT NULL,
    mark TEXT NOT NULL,  -- what it is about, so that it can be seen whether it still holds
    data TEXT NOT NULL,  -- JSON
    due_at REAL NOT NULL,
    made_at REAL NOT NULL,
    is_alone INTEGER NOT NULL,  -- goes by itself and not with others
    tries INTEGER NOT NULL DEFAULT 0,
    letter TEXT NOT NULL DEFAULT '',  -- calls that go together have the same
    claimed_by TEXT NOT NULL DEFAULT '',  -- the server that sends it …
    claimed_until REAL NOT NULL DEFAULT 0  -- … until then; later anyone may
) WITHOUT ROWID;
CREATE INDEX calls_due ON calls (way, due_at);
CREATE INDEX calls_of ON calls (guest, way);
CREATE INDEX calls_by_letter ON calls (letter) WHERE letter <> '';
CREATE TABLE told (
    table_id TEXT NOT NULL,
    guest TEXT NOT NULL,
    kind TEXT NOT NULL,
    mark TEXT NOT NULL,
    PRIMARY KEY (table_id, guest, kind)
) WITHOUT ROWID;
CREATE INDEX told_to ON told (guest);
-- Hashes of addresses to which a first letter went, so that nobody is sent many of them.
CREATE TABLE first_letters (
    address TEXT NOT NULL,
    at REAL NOT NULL
);
CREATE INDEX first_letters_to ON first_letters (address, at);
CREATE INDEX first_letters_by_age ON first_letters (at);
CREATE TABLE house_keys (
    name TEXT PRIMARY KEY,
    text TEXT NOT NULL
) WITHOUT ROWID;
