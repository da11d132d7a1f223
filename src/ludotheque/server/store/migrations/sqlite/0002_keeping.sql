-- What it takes to keep things only so long, to count them by guest, and to keep peace.

-- Who made a table and when, and who is its host now, for quotas; whoever is host of an older one
-- counts as its maker, too.
ALTER TABLE tables ADD COLUMN host TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN maker TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN made_at REAL NOT NULL DEFAULT 0;
-- How many lines its chat has had, however many of them are still kept.
ALTER TABLE tables ADD COLUMN lines INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET
    host = CASE WHEN json_valid(record)
        THEN coalesce(CAST(json_extract(record, '$.host') AS TEXT), '') ELSE '' END,
    made_at = CASE WHEN json_valid(record)
        THEN coalesce(CAST(json_extract(record, '$.made_at') AS REAL), changed_at)
        ELSE changed_at END,
    lines = coalesce((SELECT max(number) + 1 FROM chat WHERE table_id = tables.id), 0);
UPDATE tables SET maker = host;
CREATE INDEX tables_by_maker ON tables (maker, made_at) WHERE maker <> '';
CREATE INDEX tables_by_host ON tables (host) WHERE host <> '' AND phase <> 'over';
CREATE INDEX tables_by_age ON tables (phase, changed_at);

-- When a line was said; of one that cannot be read, today.
ALTER TABLE chat ADD COLUMN at REAL NOT NULL DEFAULT 0;
UPDATE chat SET at = coalesce(
    CASE WHEN json_valid(text) THEN CAST(json_extract(text, '$.at') AS REAL) END,
    CAST(strftime('%s', 'now') AS REAL)
);
CREATE INDEX chat_by_age ON chat (at);

-- Guests whom the host of the server lets in no more.
CREATE TABLE bans (
    guest TEXT PRIMARY KEY,
    at REAL NOT NULL,
    why TEXT NOT NULL
) WITHOUT ROWID;

-- Whose chat a guest does not want to read.
CREATE TABLE hidden (
    guest TEXT NOT NULL,
    other TEXT NOT NULL,
    PRIMARY KEY (guest, other)
) WITHOUT ROWID;

-- What guests report to the host of the server, with the chat as it was.
CREATE TABLE reports (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at REAL NOT NULL,
    table_id TEXT NOT NULL,
    game TEXT NOT NULL,
    reporter TEXT NOT NULL,
    about TEXT NOT NULL,  -- the guest whom it is about, or empty
    text TEXT NOT NULL,
    chat TEXT NOT NULL,  -- JSON: the last lines, each with its guest
    is_settled INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX reports_of ON reports (reporter, at);

-- What was done to the file beside a running server, which looks here at every sweep: the `kind`
-- is 'table' or 'guest', and `id` says which one to read anew.
CREATE TABLE notices (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    id TEXT NOT NULL
);
