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
INSERT INTO "chat" VALUES('GicmDfNhtOUjTBYt33wvqHNU',0,'{"number":0,"at":1010.0,"seat":1,"name":"Ben","text":"Line 0","who":"987ed392b8124c2a"}','0b6b0699cf2d43708a7302a8019cf47e:chat-0',1010.0);
INSERT INTO "chat" VALUES('GicmDfNhtOUjTBYt33wvqHNU',1,'{"number":1,"at":1010.0,"seat":1,"name":"Ben","text":"Line 1","who":"987ed392b8124c2a"}','0b6b0699cf2d43708a7302a8019cf47e:chat-1',1010.0);
INSERT INTO "chat" VALUES('GicmDfNhtOUjTBYt33wvqHNU',2,'{"number":2,"at":1010.0,"seat":1,"name":"Ben","text":"Line 2","who":"987ed392b8124c2a"}','0b6b0699cf2d43708a7302a8019cf47e:chat-2',1010.0);
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
INSERT INTO "entries" VALUES('6Mu3TVdTjxGYVI_Xs1IG1S2b',0,'{"kind": "chance", "seat": -1, "text": "deal 5", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 5, "sees": 1}]}','88340b352033100435e19db4096f14ff:m9');
INSERT INTO "entries" VALUES('6Mu3TVdTjxGYVI_Xs1IG1S2b',1,'{"kind": "chance", "seat": -1, "text": "deal 2", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 2, "sees": 2}]}','');
INSERT INTO "entries" VALUES('6Mu3TVdTjxGYVI_Xs1IG1S2b',2,'{"kind": "chance", "seat": -1, "text": "deal 1", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 1, "sees": 1}]}','');
INSERT INTO "entries" VALUES('6Mu3TVdTjxGYVI_Xs1IG1S2b',3,'{"kind": "chance", "seat": -1, "text": "deal 7", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 7, "sees": 2}]}','');
INSERT INTO "entries" VALUES('6Mu3TVdTjxGYVI_Xs1IG1S2b',4,'{"kind": "move", "seat": 0, "text": "lay 1", "public": "lay ?", "sees": 1, "events": [{"event": "laid", "article": "QU-2", "seat": 0}]}','88340b352033100435e19db4096f14ff:m10');
INSERT INTO "entries" VALUES('6Mu3TVdTjxGYVI_Xs1IG1S2b',5,'{"kind": "move", "seat": 1, "text": "lay 2", "public": "lay ?", "sees": 2, "events": [{"event": "laid", "article": "QU-2", "seat": 1}]}','0b6b0699cf2d43708a7302a8019cf47e:m11');
INSERT INTO "entries" VALUES('6Mu3TVdTjxGYVI_Xs1IG1S2b',6,'{"kind": "move", "seat": 0, "text": "stand", "events": []}','88340b352033100435e19db4096f14ff:m12');
INSERT INTO "entries" VALUES('6Mu3TVdTjxGYVI_Xs1IG1S2b',7,'{"kind": "move", "seat": 1, "text": "stand", "events": [{"event": "shown", "article": "QU-4", "seat": 0, "card": 1, "raise": 0}, {"event": "shown", "article": "QU-4", "seat": 1, "card": 2, "raise": 0}]}','0b6b0699cf2d43708a7302a8019cf47e:m13');
INSERT INTO "entries" VALUES('6Mu3TVdTjxGYVI_Xs1IG1S2b',8,'{"kind": "move", "seat": 0, "text": "lay 5", "public": "lay ?", "sees": 1, "events": [{"event": "laid", "article": "QU-2", "seat": 0}]}','88340b352033100435e19db4096f14ff:m14');
INSERT INTO "entries" VALUES('6Mu3TVdTjxGYVI_Xs1IG1S2b',9,'{"kind": "move", "seat": 1, "text": "lay 7", "public": "lay ?", "sees": 2, "events": [{"event": "laid", "article": "QU-2", "seat": 1}]}','0b6b0699cf2d43708a7302a8019cf47e:m15');
INSERT INTO "entries" VALUES('6Mu3TVdTjxGYVI_Xs1IG1S2b',10,'{"kind": "move", "seat": 0, "text": "stand", "events": []}','88340b352033100435e19db4096f14ff:m16');
INSERT INTO "entries" VALUES('6Mu3TVdTjxGYVI_Xs1IG1S2b',11,'{"kind": "move", "seat": 1, "text": "stand", "events": [{"event": "shown", "article": "QU-4", "seat": 0, "card": 5, "raise": 0}, {"event": "shown", "article": "QU-4", "seat": 1, "card": 7, "raise": 0}]}','0b6b0699cf2d43708a7302a8019cf47e:m17');
INSERT INTO "entries" VALUES('GicmDfNhtOUjTBYt33wvqHNU',0,'{"kind": "chance", "seat": -1, "text": "deal 4", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 4, "sees": 1}]}','88340b352033100435e19db4096f14ff:m3');
INSERT INTO "entries" VALUES('GicmDfNhtOUjTBYt33wvqHNU',1,'{"kind": "chance", "seat": -1, "text": "deal 1", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 1, "sees": 2}]}','');
INSERT INTO "entries" VALUES('GicmDfNhtOUjTBYt33wvqHNU',2,'{"kind": "chance", "seat": -1, "text": "deal 6", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 6, "sees": 1}]}','');
INSERT INTO "entries" VALUES('GicmDfNhtOUjTBYt33wvqHNU',3,'{"kind": "chance", "seat": -1, "text": "deal 5", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 5, "sees": 2}]}','');
INSERT INTO "entries" VALUES('GicmDfNhtOUjTBYt33wvqHNU',4,'{"kind": "move", "seat": 0, "text": "lay 4", "public": "lay ?", "sees": 1, "events": [{"event": "laid", "article": "QU-2", "seat": 0}]}','88340b352033100435e19db4096f14ff:m4');
INSERT INTO "entries" VALUES('GicmDfNhtOUjTBYt33wvqHNU',5,'{"kind": "move", "seat": 1, "text": "lay 1", "public": "lay ?", "sees": 2, "events": [{"event": "laid", "article": "QU-2", "seat": 1}]}','0b6b0699cf2d43708a7302a8019cf47e:m5');
INSERT INTO "entries" VALUES('GicmDfNhtOUjTBYt33wvqHNU',6,'{"kind": "move", "seat": 0, "text": "stand", "events": []}','88340b352033100435e19db4096f14ff:m6');
INSERT INTO "entries" VALUES('MJkPSSAdIZX2LfouiJOdiaBv',0,'{"kind": "chance", "seat": -1, "text": "deal 6", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 6, "sees": 1}]}','');
INSERT INTO "entries" VALUES('MJkPSSAdIZX2LfouiJOdiaBv',1,'{"kind": "chance", "seat": -1, "text": "deal 2", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 2, "sees": 2}]}','');
INSERT INTO "entries" VALUES('MJkPSSAdIZX2LfouiJOdiaBv',2,'{"kind": "chance", "seat": -1, "text": "deal 4", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 4, "sees": 1}]}','');
INSERT INTO "entries" VALUES('MJkPSSAdIZX2LfouiJOdiaBv',3,'{"kind": "chance", "seat": -1, "text": "deal 5", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 5, "sees": 2}]}','');
CREATE TABLE first_letters (
    address TEXT NOT NULL,
    at REAL NOT NULL
);
CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    profile TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "guests" VALUES('0b6b0699cf2d43708a7302a8019cf47e','{"id":"0b6b0699cf2d43708a7302a8019cf47e","name":"Ben","colour":"red","shape":"circle"}');
INSERT INTO "guests" VALUES('88340b352033100435e19db4096f14ff','{"id":"88340b352033100435e19db4096f14ff","name":"Anna","colour":"red","shape":"circle"}');
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
INSERT INTO "holders" VALUES('0b6b0699cf2d43708a7302a8019cf47e','6Mu3TVdTjxGYVI_Xs1IG1S2b');
INSERT INTO "holders" VALUES('88340b352033100435e19db4096f14ff','6Mu3TVdTjxGYVI_Xs1IG1S2b');
INSERT INTO "holders" VALUES('0b6b0699cf2d43708a7302a8019cf47e','GicmDfNhtOUjTBYt33wvqHNU');
INSERT INTO "holders" VALUES('88340b352033100435e19db4096f14ff','GicmDfNhtOUjTBYt33wvqHNU');
INSERT INTO "holders" VALUES('88340b352033100435e19db4096f14ff','MJkPSSAdIZX2LfouiJOdiaBv');
INSERT INTO "holders" VALUES('88340b352033100435e19db4096f14ff','cKOp-Zh6ZhHa8X50OixhKppv');
CREATE TABLE house_keys (
    name TEXT PRIMARY KEY,
    text TEXT NOT NULL
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
INSERT INTO "pasts" VALUES('GicmDfNhtOUjTBYt33wvqHNU',4,'[4, 0, false, "{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"lay\",\"pile\":[2,3,7,8],\"top\":0,\"hands\":[[4,6],[1,5]],\"laid\":[0,0],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[1,1],\"wave\":0}}"]');
INSERT INTO "pasts" VALUES('GicmDfNhtOUjTBYt33wvqHNU',5,'[5, 1, false, "{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"lay\",\"pile\":[2,3,7,8],\"top\":0,\"hands\":[[6],[1,5]],\"laid\":[4,0],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[3,1],\"wave\":0}}"]');
INSERT INTO "pasts" VALUES('GicmDfNhtOUjTBYt33wvqHNU',6,'[6, 0, false, "{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"raise\",\"pile\":[2,3,7,8],\"top\":0,\"hands\":[[6],[5]],\"laid\":[4,1],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[1,1],\"wave\":0}}"]');
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
INSERT INTO "tables" VALUES('cKOp-Zh6ZhHa8X50OixhKppv',2,'quarrel','gathering',1,NULL,1000.0,'{"id":"cKOp-Zh6ZhHa8X50OixhKppv","game":"quarrel","rules":1,"phase":"gathering","options":{"peek":true},"is_open":true,"chairs":[{"kind":"person","name":"Anna","colour":"red","shape":"circle","level":"","temper":-1,"key":"PUxw-VO9k838XWWBcM7bDcwL","holders":["88340b352033100435e19db4096f14ff"],"word":"","sent":"88340b352033100435e19db4096f14ff:m0","has_resigned":false,"gone":[],"is_late":false},{"kind":"free","name":"","colour":"red","shape":"circle","level":"","temper":-1,"key":"","holders":[],"word":"","sent":"","has_resigned":false,"gone":[],"is_late":false}],"host":"88340b352033100435e19db4096f14ff","secret":"e5e496adbfc795d1b1dac231bc339e18e0fc9d569ff633b651f88c8a0e99e44c","seal":"2e1ac79fae97998c26f5ac653adc083132d7c8d71cf660079a7bfa7d6cea91de","made_at":1000.0,"pace":{"kind":"live","answer":0,"bank":0,"increment":0,"late":"default"},"absence":0,"paused_at":0.0,"proposal":null,"undo":null,"orders":[],"unseen":{},"rematch":"","result":null,"has_hints":false,"board":"","box":null,"muted":[],"removed":[]}','','88340b352033100435e19db4096f14ff','88340b352033100435e19db4096f14ff',1000.0,0,NULL);
INSERT INTO "tables" VALUES('GicmDfNhtOUjTBYt33wvqHNU',10,'quarrel','running',0,1030.0,1010.0,'{"id":"GicmDfNhtOUjTBYt33wvqHNU","game":"quarrel","rules":1,"phase":"running","options":{"peek":true},"is_open":false,"chairs":[{"kind":"person","name":"Anna","colour":"red","shape":"circle","level":"","temper":-1,"key":"dy6ur6LAfX9CbTrbTMBhZNP2","holders":["88340b352033100435e19db4096f14ff"],"word":"","sent":"88340b352033100435e19db4096f14ff:m1","has_resigned":false,"gone":[],"is_late":false},{"kind":"person","name":"Ben","colour":"blue","shape":"square","level":"","temper":-1,"key":"hhp_TaP6TKTjqsjwu_8gd45r","holders":["0b6b0699cf2d43708a7302a8019cf47e"],"word":"","sent":"0b6b0699cf2d43708a7302a8019cf47e:m2","has_resigned":false,"gone":[],"is_late":false}],"host":"88340b352033100435e19db4096f14ff","secret":"b5a2544470555f68da61da930c067958d8f83551407e36c5ba4ad157fb45a359","seal":"4b87fc2f1475525dc7bcffe0ceead3d4bede7c30f7662b0a76cd2a483023737e","made_at":1010.0,"pace":{"kind":"live","answer":0,"bank":0,"increment":0,"late":"default"},"absence":0,"paused_at":0.0,"proposal":null,"undo":null,"orders":[],"unseen":{},"rematch":"","result":null,"has_hints":false,"board":"","box":null,"muted":[],"removed":[]}','{"match":{"ludotheque":"match","head":{"game":"quarrel","rules":1,"seats":2,"options":{"peek":true},"board":"ddf46541273fe3ab","seal":"4b87fc2f1475525dc7bcffe0ceead3d4bede7c30f7662b0a76cd2a483023737e","keeps_time":true},"position":"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"raise\",\"pile\":[2,3,7,8],\"top\":0,\"hands\":[[6],[5]],\"laid\":[4,1],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[2,1],\"wave\":0}}","questions":[-1,6],"has_begun":true,"luck":{"kind":"sealed","secret":"b5a2544470555f68da61da930c067958d8f83551407e36c5ba4ad157fb45a359","words":[],"draws":4}},"times":{"began_at":1010.0,"step_since":1010.0,"questions":[-1,6],"asked_since":[1010.0,1010.0],"clocks":{},"left":[0.0,0.0]},"entries":7}','88340b352033100435e19db4096f14ff','88340b352033100435e19db4096f14ff',1010.0,3,NULL);
INSERT INTO "tables" VALUES('MJkPSSAdIZX2LfouiJOdiaBv',1,'quarrel','running',0,1020.0,1020.0,'{"id":"MJkPSSAdIZX2LfouiJOdiaBv","game":"quarrel","rules":1,"phase":"running","options":{"peek":true},"is_open":false,"chairs":[{"kind":"person","name":"Anna","colour":"red","shape":"circle","level":"","temper":-1,"key":"wkRx44bwxrubHTtrkWYGoKgo","holders":["88340b352033100435e19db4096f14ff"],"word":"","sent":"","has_resigned":false,"gone":[],"is_late":false},{"kind":"bot","name":"","colour":"blue","shape":"square","level":"random","temper":6,"key":"","holders":[],"word":"","sent":"","has_resigned":false,"gone":[],"is_late":false}],"host":"88340b352033100435e19db4096f14ff","secret":"0bd7fe58ed66663150a394efd1b6f9cfcc166f1c7fc561db0186b50cdf543230","seal":"def4764527de858df4993f911fdae61f3acacaf5eeb5f8adec35ce83a94272c5","made_at":1020.0,"pace":{"kind":"live","answer":0,"bank":0,"increment":0,"late":"default"},"absence":0,"paused_at":0.0,"proposal":null,"undo":null,"orders":[],"unseen":{},"rematch":"","result":null,"has_hints":false,"board":"","box":null,"muted":[],"removed":[]}','{"match":{"ludotheque":"match","head":{"game":"quarrel","rules":1,"seats":2,"options":{"peek":true},"board":"ddf46541273fe3ab","seal":"def4764527de858df4993f911fdae61f3acacaf5eeb5f8adec35ce83a94272c5","keeps_time":true},"position":"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"lay\",\"pile\":[1,3,7,8],\"top\":0,\"hands\":[[4,6],[2,5]],\"laid\":[0,0],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[1,1],\"wave\":0}}","questions":[4,4],"has_begun":true,"luck":{"kind":"sealed","secret":"0bd7fe58ed66663150a394efd1b6f9cfcc166f1c7fc561db0186b50cdf543230","words":[],"draws":4}},"times":{"began_at":1020.0,"step_since":1020.0,"questions":[4,4],"asked_since":[1020.0,1020.0],"clocks":{},"left":[0.0,0.0]},"entries":4}','88340b352033100435e19db4096f14ff','88340b352033100435e19db4096f14ff',1020.0,0,NULL);
INSERT INTO "tables" VALUES('6Mu3TVdTjxGYVI_Xs1IG1S2b',12,'quarrel','over',0,NULL,1030.0,'{"id":"6Mu3TVdTjxGYVI_Xs1IG1S2b","game":"quarrel","rules":1,"phase":"over","options":{"peek":true},"is_open":false,"chairs":[{"kind":"person","name":"Anna","colour":"red","shape":"circle","level":"","temper":-1,"key":"zIAQZADuixya2vt5fuWBS2nf","holders":["88340b352033100435e19db4096f14ff"],"word":"","sent":"88340b352033100435e19db4096f14ff:m7","has_resigned":false,"gone":[],"is_late":false},{"kind":"person","name":"Ben","colour":"blue","shape":"square","level":"","temper":-1,"key":"ZkxQY4DVfxRGi3dyywxXzXjR","holders":["0b6b0699cf2d43708a7302a8019cf47e"],"word":"","sent":"0b6b0699cf2d43708a7302a8019cf47e:m8","has_resigned":false,"gone":[],"is_late":false}],"host":"88340b352033100435e19db4096f14ff","secret":"94b2b42a0912186db2ceee88625c2425d0c92eb18718467d942568cc6827f9f0","seal":"ad340888da04046c77c7e6b7e4511197021cedb748ab5071171ef25c47051608","made_at":1030.0,"pace":{"kind":"live","answer":0,"bank":0,"increment":0,"late":"default"},"absence":0,"paused_at":0.0,"proposal":null,"undo":null,"orders":[],"unseen":{},"rematch":"","result":{"winners":[1],"scores":[0,2],"why":""},"has_hints":false,"board":"","box":null,"muted":[],"removed":[]}','{"match":{"ludotheque":"match","head":{"game":"quarrel","rules":1,"seats":2,"options":{"peek":true},"board":"ddf46541273fe3ab","seal":"ad340888da04046c77c7e6b7e4511197021cedb748ab5071171ef25c47051608","keeps_time":true},"position":"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"over\",\"pile\":[3,4,6,8],\"top\":0,\"hands\":[[],[]],\"laid\":[0,0],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,2],\"shown\":[1,2,5,7],\"peeker\":-1,\"choice\":{\"at\":[2,2],\"wave\":0}}","questions":[-1,-1],"has_begun":true,"luck":{"kind":"sealed","secret":"94b2b42a0912186db2ceee88625c2425d0c92eb18718467d942568cc6827f9f0","words":[],"draws":4}},"times":{"began_at":1030.0,"step_since":1030.0,"questions":[-1,-1],"asked_since":[1030.0,1030.0],"clocks":{},"left":[0.0,0.0]},"entries":12}','88340b352033100435e19db4096f14ff','88340b352033100435e19db4096f14ff',1030.0,0,NULL);
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
DELETE FROM "sqlite_sequence";
COMMIT;
PRAGMA user_version = 9;
