-- Until when a server was there, and for how many seconds in all none was: that is nobody's time.
-- What is kept of times at tables, and `wake_at`, is less by as much as it was when it was kept.
CREATE TABLE outages (
    one INTEGER PRIMARY KEY,  -- there is one row
    seen_at REAL NOT NULL,
    seconds REAL NOT NULL
);
