-- Guests who keep who they are: how they come back, from where, and for how long.
CREATE TABLE accounts (
    guest text COLLATE "C" PRIMARY KEY,
    made_at double precision NOT NULL,
    looks text COLLATE "C" NOT NULL  -- how its name looks at a glance: no two accounts look alike
);
CREATE UNIQUE INDEX accounts_by_looks ON accounts (looks);
CREATE TABLE passkeys (
    id text COLLATE "C" PRIMARY KEY,  -- as browsers name it
    guest text COLLATE "C" NOT NULL,
    site text NOT NULL,  -- the host that it was made for
    key text NOT NULL,  -- the public one
    uses bigint NOT NULL,  -- as the device counts them
    name text NOT NULL,
    made_at double precision NOT NULL,
    used_at double precision NOT NULL
);
CREATE INDEX passkeys_by_guest ON passkeys (guest);
-- Recovery codes, each as its hash and good for one time.
CREATE TABLE codes (
    hash text COLLATE "C" PRIMARY KEY,
    guest text COLLATE "C" NOT NULL,
    used_by text COLLATE "C" NOT NULL DEFAULT ''  -- the session that was begun with it
);
CREATE INDEX codes_by_guest ON codes (guest);
-- Which cookies are whose. One that is not here is its own guest, whose id is the cookie's hash.
CREATE TABLE sessions (
    id text COLLATE "C" PRIMARY KEY,  -- the hash of the cookie
    guest text COLLATE "C" NOT NULL,
    browser text NOT NULL,
    made_at double precision NOT NULL,
    seen_at double precision NOT NULL,
    is_ended boolean NOT NULL DEFAULT false  -- of the guest's first cookie, which nothing else ends
);
CREATE INDEX sessions_by_guest ON sessions (guest);
-- What a passkey has to sign, once and soon.
CREATE TABLE challenges (
    hash text COLLATE "C" PRIMARY KEY,
    guest text COLLATE "C" NOT NULL,  -- who asked for it
    purpose text NOT NULL,
    site text NOT NULL,
    until double precision NOT NULL
);
CREATE INDEX challenges_by_age ON challenges (until);
-- Links that sign in, each as its hash, once and soon.
CREATE TABLE links (
    hash text COLLATE "C" PRIMARY KEY,
    guest text COLLATE "C" NOT NULL,
    until double precision NOT NULL
);
CREATE INDEX links_by_guest ON links (guest);
