BEGIN TRANSACTION;
CREATE TABLE accounts (
    guest TEXT PRIMARY KEY,
    made_at REAL NOT NULL,
    looks TEXT NOT NULL  -- how its name looks at a glance: no two accounts look alike
) WITHOUT ROWID;
CREATE TABLE analyses (
    table_id TEXT PRIMARY KEY,
    text TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE bans (
    guest TEXT PRIMARY KEY,
    at REAL NOT NULL,
    why TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE blocks (
    guest TEXT NOT NULL,
    other TEXT NOT NULL,
    name TEXT NOT NULL,  -- what the other was called then
    at REAL NOT NULL,
    PRIMARY KEY (guest, other)
) WITHOUT ROWID;
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
CREATE TABLE challenges (
    hash TEXT PRIMARY KEY,
    guest TEXT NOT NULL,  -- who asked for it
    purpose TEXT NOT NULL,
    site TEXT NOT NULL,
    until REAL NOT NULL
) WITHOUT ROWID;
CREATE TABLE chat (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    text TEXT NOT NULL,
    sent TEXT NOT NULL, at REAL NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
INSERT INTO "chat" VALUES('ewG7T9aq7VSZhPAH474sBumK',0,'{"number":0,"at":1010.0,"seat":1,"name":"Ben","text":"Line 0","who":"705757b5fad2f3f9"}','0b6b0699cf2d43708a7302a8019cf47e:chat-0',1010.0);
INSERT INTO "chat" VALUES('ewG7T9aq7VSZhPAH474sBumK',1,'{"number":1,"at":1010.0,"seat":1,"name":"Ben","text":"Line 1","who":"705757b5fad2f3f9"}','0b6b0699cf2d43708a7302a8019cf47e:chat-1',1010.0);
INSERT INTO "chat" VALUES('ewG7T9aq7VSZhPAH474sBumK',2,'{"number":2,"at":1010.0,"seat":1,"name":"Ben","text":"Line 2","who":"705757b5fad2f3f9"}','0b6b0699cf2d43708a7302a8019cf47e:chat-2',1010.0);
CREATE TABLE closed_doors (guest TEXT PRIMARY KEY) WITHOUT ROWID;
CREATE TABLE codes (
    hash TEXT PRIMARY KEY,
    guest TEXT NOT NULL,
    used_by TEXT NOT NULL DEFAULT ''  -- the session that was begun with it
) WITHOUT ROWID;
CREATE TABLE entries (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    text TEXT NOT NULL,
    sent TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
INSERT INTO "entries" VALUES('W_NR8WU1MELxwqe48rO_mEYd',0,'{"kind": "chance", "seat": -1, "text": "deal 1", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 1, "sees": 1}]}','88340b352033100435e19db4096f14ff:m9');
INSERT INTO "entries" VALUES('W_NR8WU1MELxwqe48rO_mEYd',1,'{"kind": "chance", "seat": -1, "text": "deal 4", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 4, "sees": 2}]}','');
INSERT INTO "entries" VALUES('W_NR8WU1MELxwqe48rO_mEYd',2,'{"kind": "chance", "seat": -1, "text": "deal 2", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 2, "sees": 1}]}','');
INSERT INTO "entries" VALUES('W_NR8WU1MELxwqe48rO_mEYd',3,'{"kind": "chance", "seat": -1, "text": "deal 3", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 3, "sees": 2}]}','');
INSERT INTO "entries" VALUES('W_NR8WU1MELxwqe48rO_mEYd',4,'{"kind": "move", "seat": 0, "text": "lay 1", "public": "lay ?", "sees": 1, "events": [{"event": "laid", "article": "QU-2", "seat": 0}]}','88340b352033100435e19db4096f14ff:m10');
INSERT INTO "entries" VALUES('W_NR8WU1MELxwqe48rO_mEYd',5,'{"kind": "move", "seat": 1, "text": "lay 3", "public": "lay ?", "sees": 2, "events": [{"event": "laid", "article": "QU-2", "seat": 1}]}','0b6b0699cf2d43708a7302a8019cf47e:m11');
INSERT INTO "entries" VALUES('W_NR8WU1MELxwqe48rO_mEYd',6,'{"kind": "move", "seat": 0, "text": "stand", "events": []}','88340b352033100435e19db4096f14ff:m12');
INSERT INTO "entries" VALUES('W_NR8WU1MELxwqe48rO_mEYd',7,'{"kind": "move", "seat": 1, "text": "stand", "events": [{"event": "shown", "article": "QU-4", "seat": 0, "card": 1, "raise": 0}, {"event": "shown", "article": "QU-4", "seat": 1, "card": 3, "raise": 0}]}','0b6b0699cf2d43708a7302a8019cf47e:m13');
INSERT INTO "entries" VALUES('W_NR8WU1MELxwqe48rO_mEYd',8,'{"kind": "move", "seat": 0, "text": "lay 2", "public": "lay ?", "sees": 1, "events": [{"event": "laid", "article": "QU-2", "seat": 0}]}','88340b352033100435e19db4096f14ff:m14');
INSERT INTO "entries" VALUES('W_NR8WU1MELxwqe48rO_mEYd',9,'{"kind": "move", "seat": 1, "text": "lay 4", "public": "lay ?", "sees": 2, "events": [{"event": "laid", "article": "QU-2", "seat": 1}]}','0b6b0699cf2d43708a7302a8019cf47e:m15');
INSERT INTO "entries" VALUES('W_NR8WU1MELxwqe48rO_mEYd',10,'{"kind": "move", "seat": 0, "text": "stand", "events": []}','88340b352033100435e19db4096f14ff:m16');
INSERT INTO "entries" VALUES('W_NR8WU1MELxwqe48rO_mEYd',11,'{"kind": "move", "seat": 1, "text": "stand", "events": [{"event": "shown", "article": "QU-4", "seat": 0, "card": 2, "raise": 0}, {"event": "shown", "article": "QU-4", "seat": 1, "card": 4, "raise": 0}]}','0b6b0699cf2d43708a7302a8019cf47e:m17');
INSERT INTO "entries" VALUES('ewG7T9aq7VSZhPAH474sBumK',0,'{"kind": "chance", "seat": -1, "text": "deal 4", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 4, "sees": 1}]}','88340b352033100435e19db4096f14ff:m3');
INSERT INTO "entries" VALUES('ewG7T9aq7VSZhPAH474sBumK',1,'{"kind": "chance", "seat": -1, "text": "deal 3", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 3, "sees": 2}]}','');
INSERT INTO "entries" VALUES('ewG7T9aq7VSZhPAH474sBumK',2,'{"kind": "chance", "seat": -1, "text": "deal 5", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 5, "sees": 1}]}','');
INSERT INTO "entries" VALUES('ewG7T9aq7VSZhPAH474sBumK',3,'{"kind": "chance", "seat": -1, "text": "deal 1", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 1, "sees": 2}]}','');
INSERT INTO "entries" VALUES('ewG7T9aq7VSZhPAH474sBumK',4,'{"kind": "move", "seat": 0, "text": "lay 4", "public": "lay ?", "sees": 1, "events": [{"event": "laid", "article": "QU-2", "seat": 0}]}','88340b352033100435e19db4096f14ff:m4');
INSERT INTO "entries" VALUES('ewG7T9aq7VSZhPAH474sBumK',5,'{"kind": "move", "seat": 1, "text": "lay 1", "public": "lay ?", "sees": 2, "events": [{"event": "laid", "article": "QU-2", "seat": 1}]}','0b6b0699cf2d43708a7302a8019cf47e:m5');
INSERT INTO "entries" VALUES('ewG7T9aq7VSZhPAH474sBumK',6,'{"kind": "move", "seat": 0, "text": "stand", "events": []}','88340b352033100435e19db4096f14ff:m6');
INSERT INTO "entries" VALUES('zbkFUOVf2Cr1ek9SRMQmkT76',0,'{"kind": "chance", "seat": -1, "text": "deal 3", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 3, "sees": 1}]}','');
INSERT INTO "entries" VALUES('zbkFUOVf2Cr1ek9SRMQmkT76',1,'{"kind": "chance", "seat": -1, "text": "deal 6", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 6, "sees": 2}]}','');
INSERT INTO "entries" VALUES('zbkFUOVf2Cr1ek9SRMQmkT76',2,'{"kind": "chance", "seat": -1, "text": "deal 1", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 1, "sees": 1}]}','');
INSERT INTO "entries" VALUES('zbkFUOVf2Cr1ek9SRMQmkT76',3,'{"kind": "chance", "seat": -1, "text": "deal 4", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 4, "sees": 2}]}','');
CREATE TABLE first_letters (
    address TEXT NOT NULL,
    at REAL NOT NULL
);
CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    profile TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "guests" VALUES('0b6b0699cf2d43708a7302a8019cf47e','{"id":"0b6b0699cf2d43708a7302a8019cf47e","name":"Ben","colour":"red","shape":"circle","language":"","is_kept":false}');
INSERT INTO "guests" VALUES('88340b352033100435e19db4096f14ff','{"id":"88340b352033100435e19db4096f14ff","name":"Anna","colour":"red","shape":"circle","language":"","is_kept":false}');
CREATE TABLE hidden (
    guest TEXT NOT NULL,
    other TEXT NOT NULL,
    PRIMARY KEY (guest, other)
) WITHOUT ROWID;
CREATE TABLE holders (
    guest TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (guest, table_id)
) WITHOUT ROWID;
INSERT INTO "holders" VALUES('88340b352033100435e19db4096f14ff','5q2_utytjNnIa7s-5LIaFC6j');
INSERT INTO "holders" VALUES('0b6b0699cf2d43708a7302a8019cf47e','W_NR8WU1MELxwqe48rO_mEYd');
INSERT INTO "holders" VALUES('88340b352033100435e19db4096f14ff','W_NR8WU1MELxwqe48rO_mEYd');
INSERT INTO "holders" VALUES('0b6b0699cf2d43708a7302a8019cf47e','ewG7T9aq7VSZhPAH474sBumK');
INSERT INTO "holders" VALUES('88340b352033100435e19db4096f14ff','ewG7T9aq7VSZhPAH474sBumK');
INSERT INTO "holders" VALUES('88340b352033100435e19db4096f14ff','zbkFUOVf2Cr1ek9SRMQmkT76');
CREATE TABLE house_keys (
    name TEXT PRIMARY KEY,
    text TEXT NOT NULL
) WITHOUT ROWID;
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
CREATE TABLE links (
    hash TEXT PRIMARY KEY,
    guest TEXT NOT NULL,
    until REAL NOT NULL
) WITHOUT ROWID;
CREATE TABLE notices (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    id TEXT NOT NULL
);
CREATE TABLE outages (
    one INTEGER PRIMARY KEY,  -- there is one row
    seen_at REAL NOT NULL,
    seconds REAL NOT NULL
);
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
CREATE TABLE pasts (
    table_id TEXT NOT NULL,
    entry INTEGER NOT NULL,  -- the entry of the log that led on from it
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, entry)
) WITHOUT ROWID;
INSERT INTO "pasts" VALUES('ewG7T9aq7VSZhPAH474sBumK',4,'[4, 0, false, "{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"lay\",\"pile\":[2,6,7,8],\"top\":0,\"hands\":[[4,5],[1,3]],\"laid\":[0,0],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[1,1],\"wave\":0}}"]');
INSERT INTO "pasts" VALUES('ewG7T9aq7VSZhPAH474sBumK',5,'[5, 1, false, "{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"lay\",\"pile\":[2,6,7,8],\"top\":0,\"hands\":[[5],[1,3]],\"laid\":[4,0],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[3,1],\"wave\":0}}"]');
INSERT INTO "pasts" VALUES('ewG7T9aq7VSZhPAH474sBumK',6,'[6, 0, false, "{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"raise\",\"pile\":[2,6,7,8],\"top\":0,\"hands\":[[5],[3]],\"laid\":[4,1],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[1,1],\"wave\":0}}"]');
CREATE TABLE people (
    guest TEXT PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    shown_to TEXT NOT NULL  -- nobody, played, everybody
) WITHOUT ROWID;
CREATE TABLE played (
    guest TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (guest, table_id)
) WITHOUT ROWID;
INSERT INTO "played" VALUES('0b6b0699cf2d43708a7302a8019cf47e','W_NR8WU1MELxwqe48rO_mEYd');
INSERT INTO "played" VALUES('88340b352033100435e19db4096f14ff','W_NR8WU1MELxwqe48rO_mEYd');
CREATE TABLE pushes (
    endpoint TEXT PRIMARY KEY,
    guest TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    origin TEXT NOT NULL,  -- of the page that asked for it
    at REAL NOT NULL
) WITHOUT ROWID;
CREATE TABLE ratings (
    game TEXT NOT NULL,
    player TEXT NOT NULL,
    mean REAL NOT NULL,
    deviation REAL NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (game, player)
) WITHOUT ROWID;
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
CREATE TABLE results (
    table_id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    finished_at REAL NOT NULL,
    is_rated INTEGER NOT NULL,
    place INTEGER,  -- as which of its game it was rated; none until then
    text TEXT NOT NULL,  -- JSON: who sat where, and what they came to
    ratings TEXT NOT NULL DEFAULT ''  -- JSON: what it changed for each seat
) WITHOUT ROWID;
INSERT INTO "results" VALUES('W_NR8WU1MELxwqe48rO_mEYd','quarrel',1030.0,0,NULL,'{"seats":[{"player":"88340b352033100435e19db4096f14ff","guests":["88340b352033100435e19db4096f14ff"],"name":"Anna","colour":"red","shape":"circle","temper":11,"score":0,"rank":1,"has_left":false,"opening":""},{"player":"0b6b0699cf2d43708a7302a8019cf47e","guests":["0b6b0699cf2d43708a7302a8019cf47e"],"name":"Ben","colour":"blue","shape":"square","temper":1,"score":2,"rank":0,"has_left":false,"opening":""}]}','');
CREATE TABLE seekers (
    guest TEXT PRIMARY KEY,
    wish TEXT NOT NULL,  -- JSON
    since REAL NOT NULL,
    seen_at REAL NOT NULL,
    table_id TEXT NOT NULL DEFAULT ''
) WITHOUT ROWID;
CREATE TABLE sessions (
    id TEXT PRIMARY KEY,  -- the hash of the cookie
    guest TEXT NOT NULL,
    browser TEXT NOT NULL,
    made_at REAL NOT NULL,
    seen_at REAL NOT NULL,
    is_ended INTEGER NOT NULL DEFAULT 0  -- of the guest's first cookie, which nothing else ends
) WITHOUT ROWID;
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    version INTEGER NOT NULL,
    game TEXT NOT NULL,
    phase TEXT NOT NULL,
    is_open INTEGER NOT NULL,
    wake_at REAL,
    changed_at REAL NOT NULL,
    record TEXT NOT NULL,
    state TEXT NOT NULL
, host TEXT NOT NULL DEFAULT '', maker TEXT NOT NULL DEFAULT '', made_at REAL NOT NULL DEFAULT 0, lines INTEGER NOT NULL DEFAULT 0, call_at REAL);
INSERT INTO "tables" VALUES('5q2_utytjNnIa7s-5LIaFC6j',2,'quarrel','gathering',1,NULL,1000.0,'{"id":"5q2_utytjNnIa7s-5LIaFC6j","game":"quarrel","rules":1,"phase":"gathering","options":{"peek":true},"is_open":true,"chairs":[{"kind":"person","name":"Anna","colour":"red","shape":"circle","level":"","temper":-1,"key":"my_kN-l4Rr15wJP1vdUTtKCI","holders":["88340b352033100435e19db4096f14ff"],"word":"","sent":"88340b352033100435e19db4096f14ff:m0","has_resigned":false,"gone":[],"is_late":false,"away":[],"is_known":false,"agrees":false},{"kind":"free","name":"","colour":"red","shape":"circle","level":"","temper":-1,"key":"","holders":[],"word":"","sent":"","has_resigned":false,"gone":[],"is_late":false,"away":[],"is_known":false,"agrees":false}],"host":"88340b352033100435e19db4096f14ff","secret":"d17f02eb0ddb12969e405f496cc86bb66db54b72867bad7ce4d6f28bafac46e3","seal":"b7526e31822c802809dfb8246b9b1e48058a77229cd08edc2226328078e11ca1","made_at":1000.0,"pace":{"kind":"live","answer":0,"bank":0,"increment":0,"holiday":14,"late":"default"},"absence":0,"paused_at":0.0,"proposal":null,"undo":null,"orders":[],"unseen":{},"gallery":0,"rematch":"","result":null,"has_hints":false,"board":"","box":null,"muted":[],"removed":[],"language":"","starts_itself":false,"is_rated":false,"players":[]}','','88340b352033100435e19db4096f14ff','88340b352033100435e19db4096f14ff',1000.0,0,NULL);
INSERT INTO "tables" VALUES('ewG7T9aq7VSZhPAH474sBumK',10,'quarrel','running',0,1030.0,1010.0,'{"id":"ewG7T9aq7VSZhPAH474sBumK","game":"quarrel","rules":1,"phase":"running","options":{"peek":true},"is_open":false,"chairs":[{"kind":"person","name":"Anna","colour":"red","shape":"circle","level":"","temper":-1,"key":"NhCPijxqPrE6Ai-dBjvEtJN7","holders":["88340b352033100435e19db4096f14ff"],"word":"","sent":"88340b352033100435e19db4096f14ff:m1","has_resigned":false,"gone":[],"is_late":false,"away":[],"is_known":false,"agrees":false},{"kind":"person","name":"Ben","colour":"blue","shape":"square","level":"","temper":-1,"key":"haIh0Ne0BBWiTq7_7f43Qtn8","holders":["0b6b0699cf2d43708a7302a8019cf47e"],"word":"","sent":"0b6b0699cf2d43708a7302a8019cf47e:m2","has_resigned":false,"gone":[],"is_late":false,"away":[],"is_known":false,"agrees":false}],"host":"88340b352033100435e19db4096f14ff","secret":"b60b075bb76a5a495a7c5533ed1b92203dc666401d61abf19f761513b954ebff","seal":"1999b2bc34da6b5ec15ffb7a9c14e738f9f3d56a2bbf46891a6674c7ebd2b787","made_at":1010.0,"pace":{"kind":"live","answer":0,"bank":0,"increment":0,"holiday":14,"late":"default"},"absence":0,"paused_at":0.0,"proposal":null,"undo":null,"orders":[],"unseen":{},"gallery":0,"rematch":"","result":null,"has_hints":false,"board":"","box":null,"muted":[],"removed":[],"language":"","starts_itself":false,"is_rated":false,"players":["88340b352033100435e19db4096f14ff","0b6b0699cf2d43708a7302a8019cf47e"]}','{"match":{"ludotheque":"match","head":{"game":"quarrel","rules":1,"seats":2,"options":{"peek":true},"board":"ddf46541273fe3ab","seal":"1999b2bc34da6b5ec15ffb7a9c14e738f9f3d56a2bbf46891a6674c7ebd2b787","keeps_time":true},"position":"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"raise\",\"pile\":[2,6,7,8],\"top\":0,\"hands\":[[5],[3]],\"laid\":[4,1],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[2,1],\"wave\":0}}","questions":[-1,6],"has_begun":true,"luck":{"kind":"sealed","secret":"b60b075bb76a5a495a7c5533ed1b92203dc666401d61abf19f761513b954ebff","words":[],"draws":4}},"times":{"began_at":1010.0,"step_since":1010.0,"questions":[-1,6],"asked_since":[1010.0,1010.0],"clocks":{},"left":[0.0,0.0]},"entries":7}','88340b352033100435e19db4096f14ff','88340b352033100435e19db4096f14ff',1010.0,3,1070.0);
INSERT INTO "tables" VALUES('zbkFUOVf2Cr1ek9SRMQmkT76',1,'quarrel','running',0,1020.0,1020.0,'{"id":"zbkFUOVf2Cr1ek9SRMQmkT76","game":"quarrel","rules":1,"phase":"running","options":{"peek":true},"is_open":false,"chairs":[{"kind":"person","name":"Anna","colour":"red","shape":"circle","level":"","temper":-1,"key":"9yXx0LwEqj7TduxPwvYbqzkn","holders":["88340b352033100435e19db4096f14ff"],"word":"","sent":"","has_resigned":false,"gone":[],"is_late":false,"away":[],"is_known":false,"agrees":false},{"kind":"bot","name":"","colour":"blue","shape":"square","level":"random","temper":0,"key":"","holders":[],"word":"","sent":"","has_resigned":false,"gone":[],"is_late":false,"away":[],"is_known":false,"agrees":false}],"host":"88340b352033100435e19db4096f14ff","secret":"f87b7beb35815c63d1f02a58ac9b5c488742d11bc2784dbcd5c96bbeaab51bd0","seal":"74e09a37969d3733e1a83d4610337a21dab117675fc3d558a40cad94500062f5","made_at":1020.0,"pace":{"kind":"live","answer":0,"bank":0,"increment":0,"holiday":14,"late":"default"},"absence":0,"paused_at":0.0,"proposal":null,"undo":null,"orders":[],"unseen":{},"gallery":0,"rematch":"","result":null,"has_hints":false,"board":"","box":null,"muted":[],"removed":[],"language":"","starts_itself":false,"is_rated":false,"players":["88340b352033100435e19db4096f14ff","bot:random"]}','{"match":{"ludotheque":"match","head":{"game":"quarrel","rules":1,"seats":2,"options":{"peek":true},"board":"ddf46541273fe3ab","seal":"74e09a37969d3733e1a83d4610337a21dab117675fc3d558a40cad94500062f5","keeps_time":true},"position":"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"lay\",\"pile\":[2,5,7,8],\"top\":0,\"hands\":[[1,3],[4,6]],\"laid\":[0,0],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[1,1],\"wave\":0}}","questions":[4,4],"has_begun":true,"luck":{"kind":"sealed","secret":"f87b7beb35815c63d1f02a58ac9b5c488742d11bc2784dbcd5c96bbeaab51bd0","words":[],"draws":4}},"times":{"began_at":1020.0,"step_since":1020.0,"questions":[4,4],"asked_since":[1020.0,1020.0],"clocks":{},"left":[0.0,0.0]},"entries":4}','88340b352033100435e19db4096f14ff','88340b352033100435e19db4096f14ff',1020.0,0,NULL);
INSERT INTO "tables" VALUES('W_NR8WU1MELxwqe48rO_mEYd',12,'quarrel','over',0,NULL,1030.0,'{"id":"W_NR8WU1MELxwqe48rO_mEYd","game":"quarrel","rules":1,"phase":"over","options":{"peek":true},"is_open":false,"chairs":[{"kind":"person","name":"Anna","colour":"red","shape":"circle","level":"","temper":-1,"key":"AToC2uCOk1OLblenTwb59b17","holders":["88340b352033100435e19db4096f14ff"],"word":"","sent":"88340b352033100435e19db4096f14ff:m7","has_resigned":false,"gone":[],"is_late":false,"away":[],"is_known":false,"agrees":false},{"kind":"person","name":"Ben","colour":"blue","shape":"square","level":"","temper":-1,"key":"DqPO7IPSeGq5EOoaXdsubFoP","holders":["0b6b0699cf2d43708a7302a8019cf47e"],"word":"","sent":"0b6b0699cf2d43708a7302a8019cf47e:m8","has_resigned":false,"gone":[],"is_late":false,"away":[],"is_known":false,"agrees":false}],"host":"88340b352033100435e19db4096f14ff","secret":"f38842e3c127cf661aa1dff2435f65aaae4f793e0e621ef3417632c141e922d1","seal":"43d922f4827f76097e93a6e040e488c66cece40c2b6016155a3b3a4b97909057","made_at":1030.0,"pace":{"kind":"live","answer":0,"bank":0,"increment":0,"holiday":14,"late":"default"},"absence":0,"paused_at":0.0,"proposal":null,"undo":null,"orders":[],"unseen":{},"gallery":0,"rematch":"","result":{"winners":[1],"scores":[0,2],"why":""},"has_hints":false,"board":"","box":null,"muted":[],"removed":[],"language":"","starts_itself":false,"is_rated":false,"players":["88340b352033100435e19db4096f14ff","0b6b0699cf2d43708a7302a8019cf47e"]}','{"match":{"ludotheque":"match","head":{"game":"quarrel","rules":1,"seats":2,"options":{"peek":true},"board":"ddf46541273fe3ab","seal":"43d922f4827f76097e93a6e040e488c66cece40c2b6016155a3b3a4b97909057","keeps_time":true},"position":"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"over\",\"pile\":[5,6,7,8],\"top\":0,\"hands\":[[],[]],\"laid\":[0,0],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,2],\"shown\":[1,3,2,4],\"peeker\":-1,\"choice\":{\"at\":[2,2],\"wave\":0}}","questions":[-1,-1],"has_begun":true,"luck":{"kind":"sealed","secret":"f38842e3c127cf661aa1dff2435f65aaae4f793e0e621ef3417632c141e922d1","words":[],"draws":4}},"times":{"began_at":1030.0,"step_since":1030.0,"questions":[-1,-1],"asked_since":[1030.0,1030.0],"clocks":{},"left":[0.0,0.0]},"entries":12}','88340b352033100435e19db4096f14ff','88340b352033100435e19db4096f14ff',1030.0,0,1090.0);
CREATE TABLE told (
    table_id TEXT NOT NULL,
    guest TEXT NOT NULL,
    kind TEXT NOT NULL,
    mark TEXT NOT NULL,
    PRIMARY KEY (table_id, guest, kind)
) WITHOUT ROWID;
CREATE INDEX tables_to_wake ON tables (wake_at) WHERE wake_at IS NOT NULL;
CREATE INDEX tables_to_join ON tables (changed_at)
    WHERE is_open = 1 AND phase <> 'over';
CREATE INDEX holders_by_table ON holders (table_id);
CREATE INDEX tables_by_maker ON tables (maker, made_at) WHERE maker <> '';
CREATE INDEX tables_by_host ON tables (host) WHERE host <> '' AND phase <> 'over';
CREATE INDEX tables_by_age ON tables (phase, changed_at);
CREATE INDEX chat_by_age ON chat (at);
CREATE INDEX reports_of ON reports (reporter, at);
CREATE UNIQUE INDEX accounts_by_looks ON accounts (looks);
CREATE INDEX passkeys_by_guest ON passkeys (guest);
CREATE INDEX codes_by_guest ON codes (guest);
CREATE INDEX sessions_by_guest ON sessions (guest);
CREATE INDEX challenges_by_age ON challenges (until);
CREATE INDEX links_by_guest ON links (guest);
CREATE INDEX tables_to_call ON tables (call_at) WHERE call_at IS NOT NULL;
CREATE INDEX callees_by_address ON callees (address) WHERE address <> '';
CREATE INDEX callees_by_proof ON callees (proof) WHERE proof <> '';
CREATE INDEX pushes_of ON pushes (guest, at);
CREATE INDEX calls_due ON calls (way, due_at);
CREATE INDEX calls_of ON calls (guest, way);
CREATE INDEX calls_by_letter ON calls (letter) WHERE letter <> '';
CREATE INDEX told_to ON told (guest);
CREATE INDEX first_letters_to ON first_letters (address, at);
CREATE INDEX first_letters_by_age ON first_letters (at);
CREATE UNIQUE INDEX results_rated ON results (game, place) WHERE place IS NOT NULL;
CREATE INDEX results_to_rate ON results (finished_at, table_id)
    WHERE is_rated = 1 AND place IS NULL;
CREATE INDEX played_by_table ON played (table_id);
CREATE INDEX ratings_by_player ON ratings (player);
CREATE INDEX blocks_by_other ON blocks (other);
CREATE INDEX invitations_by_guest ON invitations (guest, state);
CREATE INDEX invitations_by_inviter ON invitations (inviter, at);
CREATE INDEX invitations_by_table ON invitations (table_id);
CREATE INDEX invitations_by_age ON invitations (expires_at);
DELETE FROM "sqlite_sequence";
COMMIT;
PRAGMA user_version = 10;
