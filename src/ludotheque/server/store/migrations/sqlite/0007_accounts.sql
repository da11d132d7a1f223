-- Guests who keep who they are: how they come back, from where, and for how long.
CREATE TABLE accounts (
    guest TEXT PRIMARY KEY,
    made_at REAL NOT NULL,
    looks TEXT NOT NULL  -- how its name looks at a glance: no two accounts look alike
) WITHOUT ROWID;
CREATE UNIQUE INDEX accounts_by_looks ON accounts (looks);
CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,  -- as browsers name it
    guest TEXT NOT NULL,
    site TEXT NOT NULL,  -- the host that it was made for
    key TEXT NOT NULL,  -- the public one
    uses INTEGER NOT NULL,  -- as the device counts them
    name TEXT NOT NULL,
    made_at REAL NOT NULL,
    used_at REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX passkeys_by_guest ON passkeys (guest);
-- Recovery codes, each as its hash and good for one time.
CREATE TABLE codes (
    hash TEXT PRIMARY KEY,
    guest TEXT NOT NULL,
    used_by TEXT NOT NULL DEFAULT ''  -- the session that was begun with it
) WITHOUT ROWID;
CREATE INDEX codes_by_guest ON codes (guest);
-- Which cookies are whose. One that is not here is its own guest, whose id is the cookie's hash.
CREATE TABLE sessions (
    id TEXT PRIMARY KEY,  -- the hash of the cookie
    guest TEXT NOT NULL,
    browser TEXT NOT NULL,
    made_at REAL NOT NULL,
    seen_at REAL NOT NULL,
    is_ended INTEGER NOT NULL DEFAULT 0  -- of the guest's first cookie, which nothing else ends
) WITHOUT ROWID;
CREATE INDEX sessions_by_guest ON sessions (guest);
-- What a passkey has to sign, once and soon.
CREATE TABLE challenges (
    hash TEXT PRIMARY KEY,
    guest TEXT NOT NULL,  -- who asked for it
    purpose TEXT NOT NULL,
    site TEXT NOT NULL,
    until REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX challenges_by_age ON challenges (until);
-- Links that sign in, each as its hash, once and soon.
CREATE TABLE links (
    hash TEXT PRIMARY KEY,
    guest TEXT NOT NULL,
    until REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX links_by_guest ON links (guest);
