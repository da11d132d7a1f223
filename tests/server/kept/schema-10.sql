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
INSERT INTO "chat" VALUES('_NdEvmMHKeYvc6IwscMsIu08',0,'{"number":0,"at":1010.0,"seat":1,"name":"Ben","text":"Line 0","who":"dd0602e348b4e9cb"}','0b6b0699cf2d43708a7302a8019cf47e:chat-0',1010.0);
INSERT INTO "chat" VALUES('_NdEvmMHKeYvc6IwscMsIu08',1,'{"number":1,"at":1010.0,"seat":1,"name":"Ben","text":"Line 1","who":"dd0602e348b4e9cb"}','0b6b0699cf2d43708a7302a8019cf47e:chat-1',1010.0);
INSERT INTO "chat" VALUES('_NdEvmMHKeYvc6IwscMsIu08',2,'{"number":2,"at":1010.0,"seat":1,"name":"Ben","text":"Line 2","who":"dd0602e348b4e9cb"}','0b6b0699cf2d43708a7302a8019cf47e:chat-2',1010.0);
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
INSERT INTO "entries" VALUES('Uru-sITjdIb72YG_k6OZ9Ydb',0,'{"kind": "chance", "seat": -1, "text": "deal 7", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 7, "sees": 1}]}','');
INSERT INTO "entries" VALUES('Uru-sITjdIb72YG_k6OZ9Ydb',1,'{"kind": "chance", "seat": -1, "text": "deal 2", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 2, "sees": 2}]}','');
INSERT INTO "entries" VALUES('Uru-sITjdIb72YG_k6OZ9Ydb',2,'{"kind": "chance", "seat": -1, "text": "deal 6", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 6, "sees": 1}]}','');
INSERT INTO "entries" VALUES('Uru-sITjdIb72YG_k6OZ9Ydb',3,'{"kind": "chance", "seat": -1, "text": "deal 4", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 4, "sees": 2}]}','');
INSERT INTO "entries" VALUES('VU-tjAehnUlhDeO1BsI3x7UO',0,'{"kind": "chance", "seat": -1, "text": "deal 7", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 7, "sees": 1}]}','88340b352033100435e19db4096f14ff:m9');
INSERT INTO "entries" VALUES('VU-tjAehnUlhDeO1BsI3x7UO',1,'{"kind": "chance", "seat": -1, "text": "deal 2", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 2, "sees": 2}]}','');
INSERT INTO "entries" VALUES('VU-tjAehnUlhDeO1BsI3x7UO',2,'{"kind": "chance", "seat": -1, "text": "deal 8", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 8, "sees": 1}]}','');
INSERT INTO "entries" VALUES('VU-tjAehnUlhDeO1BsI3x7UO',3,'{"kind": "chance", "seat": -1, "text": "deal 4", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 4, "sees": 2}]}','');
INSERT INTO "entries" VALUES('VU-tjAehnUlhDeO1BsI3x7UO',4,'{"kind": "move", "seat": 0, "text": "lay 7", "public": "lay ?", "sees": 1, "events": [{"event": "laid", "article": "QU-2", "seat": 0}]}','88340b352033100435e19db4096f14ff:m10');
INSERT INTO "entries" VALUES('VU-tjAehnUlhDeO1BsI3x7UO',5,'{"kind": "move", "seat": 1, "text": "lay 2", "public": "lay ?", "sees": 2, "events": [{"event": "laid", "article": "QU-2", "seat": 1}]}','0b6b0699cf2d43708a7302a8019cf47e:m11');
INSERT INTO "entries" VALUES('VU-tjAehnUlhDeO1BsI3x7UO',6,'{"kind": "move", "seat": 0, "text": "stand", "events": []}','88340b352033100435e19db4096f14ff:m12');
INSERT INTO "entries" VALUES('VU-tjAehnUlhDeO1BsI3x7UO',7,'{"kind": "move", "seat": 1, "text": "stand", "events": [{"event": "shown", "article": "QU-4", "seat": 0, "card": 7, "raise": 0}, {"event": "shown", "article": "QU-4", "seat": 1, "card": 2, "raise": 0}]}','0b6b0699cf2d43708a7302a8019cf47e:m13');
INSERT INTO "entries" VALUES('VU-tjAehnUlhDeO1BsI3x7UO',8,'{"kind": "move", "seat": 0, "text": "lay 8", "public": "lay ?", "sees": 1, "events": [{"event": "laid", "article": "QU-2", "seat": 0}]}','88340b352033100435e19db4096f14ff:m14');
INSERT INTO "entries" VALUES('VU-tjAehnUlhDeO1BsI3x7UO',9,'{"kind": "move", "seat": 1, "text": "lay 4", "public": "lay ?", "sees": 2, "events": [{"event": "laid", "article": "QU-2", "seat": 1}]}','0b6b0699cf2d43708a7302a8019cf47e:m15');
INSERT INTO "entries" VALUES('VU-tjAehnUlhDeO1BsI3x7UO',10,'{"kind": "move", "seat": 0, "text": "stand", "events": []}','88340b352033100435e19db4096f14ff:m16');
INSERT INTO "entries" VALUES('VU-tjAehnUlhDeO1BsI3x7UO',11,'{"kind": "move", "seat": 1, "text": "stand", "events": [{"event": "shown", "article": "QU-4", "seat": 0, "card": 8, "raise": 0}, {"event": "shown", "article": "QU-4", "seat": 1, "card": 4, "raise": 0}]}','0b6b0699cf2d43708a7302a8019cf47e:m17');
INSERT INTO "entries" VALUES('_NdEvmMHKeYvc6IwscMsIu08',0,'{"kind": "chance", "seat": -1, "text": "deal 5", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 5, "sees": 1}]}','88340b352033100435e19db4096f14ff:m3');
INSERT INTO "entries" VALUES('_NdEvmMHKeYvc6IwscMsIu08',1,'{"kind": "chance", "seat": -1, "text": "deal 7", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 7, "sees": 2}]}','');
INSERT INTO "entries" VALUES('_NdEvmMHKeYvc6IwscMsIu08',2,'{"kind": "chance", "seat": -1, "text": "deal 4", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 4, "sees": 1}]}','');
INSERT INTO "entries" VALUES('_NdEvmMHKeYvc6IwscMsIu08',3,'{"kind": "chance", "seat": -1, "text": "deal 6", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 6, "sees": 2}]}','');
INSERT INTO "entries" VALUES('_NdEvmMHKeYvc6IwscMsIu08',4,'{"kind": "move", "seat": 0, "text": "lay 4", "public": "lay ?", "sees": 1, "events": [{"event": "laid", "article": "QU-2", "seat": 0}]}','88340b352033100435e19db4096f14ff:m4');
INSERT INTO "entries" VALUES('_NdEvmMHKeYvc6IwscMsIu08',5,'{"kind": "move", "seat": 1, "text": "lay 6", "public": "lay ?", "sees": 2, "events": [{"event": "laid", "article": "QU-2", "seat": 1}]}','0b6b0699cf2d43708a7302a8019cf47e:m5');
INSERT INTO "entries" VALUES('_NdEvmMHKeYvc6IwscMsIu08',6,'{"kind": "move", "seat": 0, "text": "stand", "events": []}','88340b352033100435e19db4096f14ff:m6');
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
INSERT INTO "holders" VALUES('88340b352033100435e19db4096f14ff','Uru-sITjdIb72YG_k6OZ9Ydb');
INSERT INTO "holders" VALUES('0b6b0699cf2d43708a7302a8019cf47e','VU-tjAehnUlhDeO1BsI3x7UO');
INSERT INTO "holders" VALUES('88340b352033100435e19db4096f14ff','VU-tjAehnUlhDeO1BsI3x7UO');
INSERT INTO "holders" VALUES('88340b352033100435e19db4096f14ff','Z04X_4f220iMf7e3ERQu14ER');
INSERT INTO "holders" VALUES('0b6b0699cf2d43708a7302a8019cf47e','_NdEvmMHKeYvc6IwscMsIu08');
INSERT INTO "holders" VALUES('88340b352033100435e19db4096f14ff','_NdEvmMHKeYvc6IwscMsIu08');
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
INSERT INTO "pasts" VALUES('_NdEvmMHKeYvc6IwscMsIu08',4,'[4, 0, false, "{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"lay\",\"pile\":[1,2,3,8],\"top\":0,\"hands\":[[4,5],[6,7]],\"laid\":[0,0],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[1,1],\"wave\":0}}"]');
INSERT INTO "pasts" VALUES('_NdEvmMHKeYvc6IwscMsIu08',5,'[5, 1, false, "{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"lay\",\"pile\":[1,2,3,8],\"top\":0,\"hands\":[[5],[6,7]],\"laid\":[4,0],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[3,1],\"wave\":0}}"]');
INSERT INTO "pasts" VALUES('_NdEvmMHKeYvc6IwscMsIu08',6,'[6, 0, false, "{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"raise\",\"pile\":[1,2,3,8],\"top\":0,\"hands\":[[5],[7]],\"laid\":[4,6],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[1,1],\"wave\":0}}"]');
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
INSERT INTO "played" VALUES('0b6b0699cf2d43708a7302a8019cf47e','VU-tjAehnUlhDeO1BsI3x7UO');
INSERT INTO "played" VALUES('88340b352033100435e19db4096f14ff','VU-tjAehnUlhDeO1BsI3x7UO');
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
INSERT INTO "results" VALUES('VU-tjAehnUlhDeO1BsI3x7UO','quarrel',1030.0,0,NULL,'{"seats":[{"player":"88340b352033100435e19db4096f14ff","guests":["88340b352033100435e19db4096f14ff"],"name":"Anna","colour":"red","shape":"circle","temper":5,"score":2,"rank":0,"has_left":false,"opening":""},{"player":"0b6b0699cf2d43708a7302a8019cf47e","guests":["0b6b0699cf2d43708a7302a8019cf47e"],"name":"Ben","colour":"blue","shape":"square","temper":11,"score":0,"rank":1,"has_left":false,"opening":""}]}','');
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
, host TEXT NOT NULL DEFAULT '', maker TEXT NOT NULL DEFAULT '', made_at REAL NOT NULL DEFAULT 0, lines INTEGER NOT NULL DEFAULT 0);
INSERT INTO "tables" VALUES('Z04X_4f220iMf7e3ERQu14ER',2,'quarrel','gathering',1,NULL,1000.0,'{"id":"Z04X_4f220iMf7e3ERQu14ER","game":"quarrel","rules":1,"phase":"gathering","options":{"peek":true},"is_open":true,"chairs":[{"kind":"person","name":"Anna","colour":"red","shape":"circle","level":"","temper":-1,"key":"VCpNGao0JOyHzN-Ms1IelBB3","holders":["88340b352033100435e19db4096f14ff"],"word":"","sent":"88340b352033100435e19db4096f14ff:m0","has_resigned":false,"gone":[],"is_late":false,"is_known":false,"agrees":false},{"kind":"free","name":"","colour":"red","shape":"circle","level":"","temper":-1,"key":"","holders":[],"word":"","sent":"","has_resigned":false,"gone":[],"is_late":false,"is_known":false,"agrees":false}],"host":"88340b352033100435e19db4096f14ff","secret":"8eb9fe6fae9052cec67b457c9de694e7140c930e2107826ff643546360854da3","seal":"5e2dd94673e76fe2c66551b70a98f8955e5f63e433beca75044b58f86525f670","made_at":1000.0,"pace":{"kind":"live","answer":0,"bank":0,"increment":0,"late":"default"},"absence":0,"paused_at":0.0,"proposal":null,"undo":null,"orders":[],"unseen":{},"gallery":0,"rematch":"","result":null,"has_hints":false,"board":"","box":null,"muted":[],"removed":[],"language":"","starts_itself":false,"is_rated":false,"players":[]}','','88340b352033100435e19db4096f14ff','88340b352033100435e19db4096f14ff',1000.0,0);
INSERT INTO "tables" VALUES('_NdEvmMHKeYvc6IwscMsIu08',10,'quarrel','running',0,1030.0,1010.0,'{"id":"_NdEvmMHKeYvc6IwscMsIu08","game":"quarrel","rules":1,"phase":"running","options":{"peek":true},"is_open":false,"chairs":[{"kind":"person","name":"Anna","colour":"red","shape":"circle","level":"","temper":-1,"key":"bXRLqE6c8G8oOKvW0rBcSS3z","holders":["88340b352033100435e19db4096f14ff"],"word":"","sent":"88340b352033100435e19db4096f14ff:m1","has_resigned":false,"gone":[],"is_late":false,"is_known":false,"agrees":false},{"kind":"person","name":"Ben","colour":"blue","shape":"square","level":"","temper":-1,"key":"Ej3U1a1EEAIupFCpIglRbSh7","holders":["0b6b0699cf2d43708a7302a8019cf47e"],"word":"","sent":"0b6b0699cf2d43708a7302a8019cf47e:m2","has_resigned":false,"gone":[],"is_late":false,"is_known":false,"agrees":false}],"host":"88340b352033100435e19db4096f14ff","secret":"f859c331e483ce065896ea4876ac3b0a856b8cbca73eef1a81a2fd8d8f3af51e","seal":"d6617e20d355035e1d37386838198919c331ca4d57aa473076609a5311b1e1ca","made_at":1010.0,"pace":{"kind":"live","answer":0,"bank":0,"increment":0,"late":"default"},"absence":0,"paused_at":0.0,"proposal":null,"undo":null,"orders":[],"unseen":{},"gallery":0,"rematch":"","result":null,"has_hints":false,"board":"","box":null,"muted":[],"removed":[],"language":"","starts_itself":false,"is_rated":false,"players":["88340b352033100435e19db4096f14ff","0b6b0699cf2d43708a7302a8019cf47e"]}','{"match":{"ludotheque":"match","head":{"game":"quarrel","rules":1,"seats":2,"options":{"peek":true},"board":"ddf46541273fe3ab","seal":"d6617e20d355035e1d37386838198919c331ca4d57aa473076609a5311b1e1ca","keeps_time":true},"position":"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"raise\",\"pile\":[1,2,3,8],\"top\":0,\"hands\":[[5],[7]],\"laid\":[4,6],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[2,1],\"wave\":0}}","questions":[-1,6],"has_begun":true,"luck":{"kind":"sealed","secret":"f859c331e483ce065896ea4876ac3b0a856b8cbca73eef1a81a2fd8d8f3af51e","words":[],"draws":4}},"times":{"began_at":1010.0,"step_since":1010.0,"questions":[-1,6],"asked_since":[1010.0,1010.0],"clocks":{},"left":[0.0,0.0]},"entries":7}','88340b352033100435e19db4096f14ff','88340b352033100435e19db4096f14ff',1010.0,3);
INSERT INTO "tables" VALUES('Uru-sITjdIb72YG_k6OZ9Ydb',1,'quarrel','running',0,1020.0,1020.0,'{"id":"Uru-sITjdIb72YG_k6OZ9Ydb","game":"quarrel","rules":1,"phase":"running","options":{"peek":true},"is_open":false,"chairs":[{"kind":"person","name":"Anna","colour":"red","shape":"circle","level":"","temper":-1,"key":"66zj-KBt4vlbnttP73WRkyPm","holders":["88340b352033100435e19db4096f14ff"],"word":"","sent":"","has_resigned":false,"gone":[],"is_late":false,"is_known":false,"agrees":false},{"kind":"bot","name":"","colour":"blue","shape":"square","level":"random","temper":5,"key":"","holders":[],"word":"","sent":"","has_resigned":false,"gone":[],"is_late":false,"is_known":false,"agrees":false}],"host":"88340b352033100435e19db4096f14ff","secret":"d77554abef618889d459260d012ec682f8bf078f66fe8ebbf0a920231f4c2fc2","seal":"e50684e543c5f516088fb85121de449bee79f6818c2017f51ff9a1b33e4b5d49","made_at":1020.0,"pace":{"kind":"live","answer":0,"bank":0,"increment":0,"late":"default"},"absence":0,"paused_at":0.0,"proposal":null,"undo":null,"orders":[],"unseen":{},"gallery":0,"rematch":"","result":null,"has_hints":false,"board":"","box":null,"muted":[],"removed":[],"language":"","starts_itself":false,"is_rated":false,"players":["88340b352033100435e19db4096f14ff","bot:random"]}','{"match":{"ludotheque":"match","head":{"game":"quarrel","rules":1,"seats":2,"options":{"peek":true},"board":"ddf46541273fe3ab","seal":"e50684e543c5f516088fb85121de449bee79f6818c2017f51ff9a1b33e4b5d49","keeps_time":true},"position":"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"lay\",\"pile\":[1,3,5,8],\"top\":0,\"hands\":[[6,7],[2,4]],\"laid\":[0,0],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[1,1],\"wave\":0}}","questions":[4,4],"has_begun":true,"luck":{"kind":"sealed","secret":"d77554abef618889d459260d012ec682f8bf078f66fe8ebbf0a920231f4c2fc2","words":[],"draws":4}},"times":{"began_at":1020.0,"step_since":1020.0,"questions":[4,4],"asked_since":[1020.0,1020.0],"clocks":{},"left":[0.0,0.0]},"entries":4}','88340b352033100435e19db4096f14ff','88340b352033100435e19db4096f14ff',1020.0,0);
INSERT INTO "tables" VALUES('VU-tjAehnUlhDeO1BsI3x7UO',12,'quarrel','over',0,NULL,1030.0,'{"id":"VU-tjAehnUlhDeO1BsI3x7UO","game":"quarrel","rules":1,"phase":"over","options":{"peek":true},"is_open":false,"chairs":[{"kind":"person","name":"Anna","colour":"red","shape":"circle","level":"","temper":-1,"key":"69kOalnqIpxy9gYQ-d0_e4OW","holders":["88340b352033100435e19db4096f14ff"],"word":"","sent":"88340b352033100435e19db4096f14ff:m7","has_resigned":false,"gone":[],"is_late":false,"is_known":false,"agrees":false},{"kind":"person","name":"Ben","colour":"blue","shape":"square","level":"","temper":-1,"key":"fY0g8PGlx548vGGpanhAXX4_","holders":["0b6b0699cf2d43708a7302a8019cf47e"],"word":"","sent":"0b6b0699cf2d43708a7302a8019cf47e:m8","has_resigned":false,"gone":[],"is_late":false,"is_known":false,"agrees":false}],"host":"88340b352033100435e19db4096f14ff","secret":"cf35dcf216564e46540faec72ffe78d69ff956f58d3b9f1564af5ccfb597e2d2","seal":"da912b33e8ea3b7b1e70539c7eda640ac2b04c7e5b48f95c214ed13f57ef5f4e","made_at":1030.0,"pace":{"kind":"live","answer":0,"bank":0,"increment":0,"late":"default"},"absence":0,"paused_at":0.0,"proposal":null,"undo":null,"orders":[],"unseen":{},"gallery":0,"rematch":"","result":{"winners":[0],"scores":[2,0],"why":""},"has_hints":false,"board":"","box":null,"muted":[],"removed":[],"language":"","starts_itself":false,"is_rated":false,"players":["88340b352033100435e19db4096f14ff","0b6b0699cf2d43708a7302a8019cf47e"]}','{"match":{"ludotheque":"match","head":{"game":"quarrel","rules":1,"seats":2,"options":{"peek":true},"board":"ddf46541273fe3ab","seal":"da912b33e8ea3b7b1e70539c7eda640ac2b04c7e5b48f95c214ed13f57ef5f4e","keeps_time":true},"position":"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"over\",\"pile\":[1,3,5,6],\"top\":0,\"hands\":[[],[]],\"laid\":[0,0],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[2,0],\"shown\":[7,2,8,4],\"peeker\":-1,\"choice\":{\"at\":[2,2],\"wave\":0}}","questions":[-1,-1],"has_begun":true,"luck":{"kind":"sealed","secret":"cf35dcf216564e46540faec72ffe78d69ff956f58d3b9f1564af5ccfb597e2d2","words":[],"draws":4}},"times":{"began_at":1030.0,"step_since":1030.0,"questions":[-1,-1],"asked_since":[1030.0,1030.0],"clocks":{},"left":[0.0,0.0]},"entries":12}','88340b352033100435e19db4096f14ff','88340b352033100435e19db4096f14ff',1030.0,0);
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
