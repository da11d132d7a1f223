-- The states to which a game can go back, apart from the one that every move writes anew.
CREATE TABLE pasts (
    table_id TEXT NOT NULL,
    entry INTEGER NOT NULL,  -- the entry of the log that led on from it
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, entry)
) WITHOUT ROWID;
INSERT OR IGNORE INTO pasts (table_id, entry, text)
    SELECT tables.id, json_extract(past.value, '$[0]'), past.value
    FROM tables, json_each(
        CASE WHEN json_valid(tables.state) THEN tables.state ELSE '{}' END, '$.match.past'
    ) AS past
    WHERE tables.phase = 'running';
UPDATE tables SET state = json_remove(state, '$.match.past')
    WHERE CASE WHEN json_valid(state)
        THEN json_type(state, '$.match.past') IS NOT NULL ELSE FALSE END;
