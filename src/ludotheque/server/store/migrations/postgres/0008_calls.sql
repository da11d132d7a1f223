-- Calls: whom the server calls, how, and what is still to be sent.
ALTER TABLE tables ADD COLUMN call_at double precision;  -- kept as `wake_at` is
CREATE INDEX tables_to_call ON tables (call_at) WHERE call_at IS NOT NULL;
CREATE TABLE callees (
    guest text COLLATE "C" PRIMARY KEY,
    wishes text NOT NULL,  -- JSON: which kinds, in which ways, when not
    address text NOT NULL DEFAULT '',  -- of mail, confirmed
    asked text NOT NULL DEFAULT '',  -- an address that waits to be confirmed …
    proof text COLLATE "C" NOT NULL DEFAULT '',  -- … by whoever knows what this is the hash of …
    asked_at double precision NOT NULL DEFAULT 0,  -- … and was sent it then
    off_key text COLLATE "C" NOT NULL UNIQUE,  -- in the links that sign off
    mailed_at double precision NOT NULL DEFAULT 0,
    pushed_at double precision NOT NULL DEFAULT 0
);
CREATE INDEX callees_by_address ON callees (address) WHERE address <> '';
CREATE INDEX callees_by_proof ON callees (proof) WHERE proof <> '';
CREATE TABLE pushes (
    endpoint text COLLATE "C" PRIMARY KEY,
    guest text COLLATE "C" NOT NULL,
    p256dh text NOT NULL,
    auth text NOT NULL,
    origin text NOT NULL,  -- of the page that asked for it
    at double precision NOT NULL
);
CREATE INDEX pushes_of ON pushes (guest, at);
-- What is to be sent; it goes when it was.
CREATE TABLE calls (
    id text COLLATE "C" PRIMARY KEY,
    guest text COLLATE "C" NOT NULL,
    way text NOT NULL,  -- mail, push, or self for what the server does itself
    kind text NOT NULL,
    table_id text COLLATE "C" NOT NULL,
    mark text NOT NULL,  -- what it is about, so that it can be seen whether it still holds
    data text NOT NULL,  -- JSON
    due_at double precision NOT NULL,
    made_at double precision NOT NULL,
    is_alone boolean NOT NULL,  -- goes by itself and not with others
    tries integer NOT NULL DEFAULT 0,
    letter text COLLATE "C" NOT NULL DEFAULT '',  -- calls that go together have the same
    claimed_by text NOT NULL DEFAULT '',  -- the server that sends it …
    claimed_until double precision NOT NULL DEFAULT 0  -- … until then; later anyone may
);
CREATE INDEX calls_due ON calls (way, due_at);
CREATE INDEX calls_of ON calls (guest, way);
CREATE INDEX calls_by_letter ON calls (letter) WHERE letter <> '';
CREATE TABLE told (
    table_id text COLLATE "C" NOT NULL,
    guest text COLLATE "C" NOT NULL,
    kind text COLLATE "C" NOT NULL,
    mark text NOT NULL,
    PRIMARY KEY (table_id, guest, kind)
);
CREATE INDEX told_to ON told (guest);
-- Hashes of addresses to which a first letter went, so that nobody is sent many of them.
CREATE TABLE first_letters (
    address text COLLATE "C" NOT NULL,
    at double precision NOT NULL
);
CREATE INDEX first_letters_to ON first_letters (address, at);
CREATE INDEX first_letters_by_age ON first_letters (at);
CREATE TABLE house_keys (
    name text COLLATE "C" PRIMARY KEY,
    text text NOT NULL
);
-- Who of those connected to a table looks at it, and does not only keep it open.
ALTER TABLE present ADD COLUMN looking text[] NOT NULL DEFAULT '{}';
