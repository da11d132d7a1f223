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
INSERT INTO "chat" VALUES('5WW-Qk-HajLjw2tGTECZGrwb',0,'{"number":0,"at":1010.0,"seat":1,"name":"Ben","text":"Line 0","who":"d6611809b86fe40b"}','0b6b0699cf2d43708a7302a8019cf47e:chat-0',1010.0);
INSERT INTO "chat" VALUES('5WW-Qk-HajLjw2tGTECZGrwb',1,'{"number":1,"at":1010.0,"seat":1,"name":"Ben","text":"Line 1","who":"d6611809b86fe40b"}','0b6b0699cf2d43708a7302a8019cf47e:chat-1',1010.0);
INSERT INTO "chat" VALUES('5WW-Qk-HajLjw2tGTECZGrwb',2,'{"number":2,"at":1010.0,"seat":1,"name":"Ben","text":"Line 2","who":"d6611809b86fe40b"}','0b6b0699cf2d43708a7302a8019cf47e:chat-2',1010.0);
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
INSERT INTO "entries" VALUES('5WW-Qk-HajLjw2tGTECZGrwb',0,'{"kind": "chance", "seat": -1, "text": "deal 5", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 5, "sees": 1}]}','88340b352033100435e19db4096f14ff:m3');
INSERT INTO "entries" VALUES('5WW-Qk-HajLjw2tGTECZGrwb',1,'{"kind": "chance", "seat": -1, "text": "deal 7", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 7, "sees": 2}]}','');
INSERT INTO "entries" VALUES('5WW-Qk-HajLjw2tGTECZGrwb',2,'{"kind": "chance", "seat": -1, "text": "deal 8", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 8, "sees": 1}]}','');
INSERT INTO "entries" VALUES('5WW-Qk-HajLjw2tGTECZGrwb',3,'{"kind": "chance", "seat": -1, "text": "deal 2", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 2, "sees": 2}]}','');
INSERT INTO "entries" VALUES('5WW-Qk-HajLjw2tGTECZGrwb',4,'{"kind": "move", "seat": 0, "text": "lay 5", "public": "lay ?", "sees": 1, "events": [{"event": "laid", "article": "QU-2", "seat": 0}]}','88340b352033100435e19db4096f14ff:m4');
INSERT INTO "entries" VALUES('5WW-Qk-HajLjw2tGTECZGrwb',5,'{"kind": "move", "seat": 1, "text": "lay 2", "public": "lay ?", "sees": 2, "events": [{"event": "laid", "article": "QU-2", "seat": 1}]}','0b6b0699cf2d43708a7302a8019cf47e:m5');
INSERT INTO "entries" VALUES('5WW-Qk-HajLjw2tGTECZGrwb',6,'{"kind": "move", "seat": 0, "text": "stand", "events": []}','88340b352033100435e19db4096f14ff:m6');
INSERT INTO "entries" VALUES('NHIPpkvvwQ4_cjraXQVnaby0',0,'{"kind": "chance", "seat": -1, "text": "deal 7", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 7, "sees": 1}]}','88340b352033100435e19db4096f14ff:m9');
INSERT INTO "entries" VALUES('NHIPpkvvwQ4_cjraXQVnaby0',1,'{"kind": "chance", "seat": -1, "text": "deal 6", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 6, "sees": 2}]}','');
INSERT INTO "entries" VALUES('NHIPpkvvwQ4_cjraXQVnaby0',2,'{"kind": "chance", "seat": -1, "text": "deal 4", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 4, "sees": 1}]}','');
INSERT INTO "entries" VALUES('NHIPpkvvwQ4_cjraXQVnaby0',3,'{"kind": "chance", "seat": -1, "text": "deal 3", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 3, "sees": 2}]}','');
INSERT INTO "entries" VALUES('NHIPpkvvwQ4_cjraXQVnaby0',4,'{"kind": "move", "seat": 0, "text": "lay 4", "public": "lay ?", "sees": 1, "events": [{"event": "laid", "article": "QU-2", "seat": 0}]}','88340b352033100435e19db4096f14ff:m10');
INSERT INTO "entries" VALUES('NHIPpkvvwQ4_cjraXQVnaby0',5,'{"kind": "move", "seat": 1, "text": "lay 3", "public": "lay ?", "sees": 2, "events": [{"event": "laid", "article": "QU-2", "seat": 1}]}','0b6b0699cf2d43708a7302a8019cf47e:m11');
INSERT INTO "entries" VALUES('NHIPpkvvwQ4_cjraXQVnaby0',6,'{"kind": "move", "seat": 0, "text": "stand", "events": []}','88340b352033100435e19db4096f14ff:m12');
INSERT INTO "entries" VALUES('NHIPpkvvwQ4_cjraXQVnaby0',7,'{"kind": "move", "seat": 1, "text": "stand", "events": [{"event": "shown", "article": "QU-4", "seat": 0, "card": 4, "raise": 0}, {"event": "shown", "article": "QU-4", "seat": 1, "card": 3, "raise": 0}]}','0b6b0699cf2d43708a7302a8019cf47e:m13');
INSERT INTO "entries" VALUES('NHIPpkvvwQ4_cjraXQVnaby0',8,'{"kind": "move", "seat": 0, "text": "lay 7", "public": "lay ?", "sees": 1, "events": [{"event": "laid", "article": "QU-2", "seat": 0}]}','88340b352033100435e19db4096f14ff:m14');
INSERT INTO "entries" VALUES('NHIPpkvvwQ4_cjraXQVnaby0',9,'{"kind": "move", "seat": 1, "text": "lay 6", "public": "lay ?", "sees": 2, "events": [{"event": "laid", "article": "QU-2", "seat": 1}]}','0b6b0699cf2d43708a7302a8019cf47e:m15');
INSERT INTO "entries" VALUES('NHIPpkvvwQ4_cjraXQVnaby0',10,'{"kind": "move", "seat": 0, "text": "stand", "events": []}','88340b352033100435e19db4096f14ff:m16');
INSERT INTO "entries" VALUES('NHIPpkvvwQ4_cjraXQVnaby0',11,'{"kind": "move", "seat": 1, "text": "stand", "events": [{"event": "shown", "article": "QU-4", "seat": 0, "card": 7, "raise": 0}, {"event": "shown", "article": "QU-4", "seat": 1, "card": 6, "raise": 0}]}','0b6b0699cf2d43708a7302a8019cf47e:m17');
INSERT INTO "entries" VALUES('r3P12Y3a54kpdPyeFgWIoUVj',0,'{"kind": "chance", "seat": -1, "text": "deal 3", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 3, "sees": 1}]}','');
INSERT INTO "entries" VALUES('r3P12Y3a54kpdPyeFgWIoUVj',1,'{"kind": "chance", "seat": -1, "text": "deal 8", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 8, "sees": 2}]}','');
INSERT INTO "entries" VALUES('r3P12Y3a54kpdPyeFgWIoUVj',2,'{"kind": "chance", "seat": -1, "text": "deal 1", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 1, "sees": 1}]}','');
INSERT INTO "entries" VALUES('r3P12Y3a54kpdPyeFgWIoUVj',3,'{"kind": "chance", "seat": -1, "text": "deal 6", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 6, "sees": 2}]}','');
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
INSERT INTO "holders" VALUES('0b6b0699cf2d43708a7302a8019cf47e','5WW-Qk-HajLjw2tGTECZGrwb');
INSERT INTO "holders" VALUES('88340b352033100435e19db4096f14ff','5WW-Qk-HajLjw2tGTECZGrwb');
INSERT INTO "holders" VALUES('0b6b0699cf2d43708a7302a8019cf47e','NHIPpkvvwQ4_cjraXQVnaby0');
INSERT INTO "holders" VALUES('88340b352033100435e19db4096f14ff','NHIPpkvvwQ4_cjraXQVnaby0');
INSERT INTO "holders" VALUES('88340b352033100435e19db4096f14ff','r3P12Y3a54kpdPyeFgWIoUVj');
INSERT INTO "holders" VALUES('88340b352033100435e19db4096f14ff','rPxI3WIBTtNIgARiYzRaQMHD');
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
INSERT INTO "pasts" VALUES('5WW-Qk-HajLjw2tGTECZGrwb',4,'[4, 0, false, "{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"lay\",\"pile\":[1,3,4,6],\"top\":0,\"hands\":[[5,8],[2,7]],\"laid\":[0,0],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[1,1],\"wave\":0}}"]');
INSERT INTO "pasts" VALUES('5WW-Qk-HajLjw2tGTECZGrwb',5,'[5, 1, false, "{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"lay\",\"pile\":[1,3,4,6],\"top\":0,\"hands\":[[8],[2,7]],\"laid\":[5,0],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[3,1],\"wave\":0}}"]');
INSERT INTO "pasts" VALUES('5WW-Qk-HajLjw2tGTECZGrwb',6,'[6, 0, false, "{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"raise\",\"pile\":[1,3,4,6],\"top\":0,\"hands\":[[8],[7]],\"laid\":[5,2],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[1,1],\"wave\":0}}"]');
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
INSERT INTO "played" VALUES('0b6b0699cf2d43708a7302a8019cf47e','NHIPpkvvwQ4_cjraXQVnaby0');
INSERT INTO "played" VALUES('88340b352033100435e19db4096f14ff','NHIPpkvvwQ4_cjraXQVnaby0');
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
INSERT INTO "results" VALUES('NHIPpkvvwQ4_cjraXQVnaby0','quarrel',1030.0,0,NULL,'{"seats":[{"player":"88340b352033100435e19db4096f14ff","guests":["88340b352033100435e19db4096f14ff"],"name":"Anna","colour":"red","shape":"circle","temper":5,"score":2,"rank":0,"has_left":false,"opening":""},{"player":"0b6b0699cf2d43708a7302a8019cf47e","guests":["0b6b0699cf2d43708a7302a8019cf47e"],"name":"Ben","colour":"blue","shape":"square","temper":7,"score":0,"rank":1,"has_left":false,"opening":""}]}','');
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
INSERT INTO "tables" VALUES('rPxI3WIBTtNIgARiYzRaQMHD',2,'quarrel','gathering',1,NULL,1000.0,'{"id":"rPxI3WIBTtNIgARiYzRaQMHD","game":"quarrel","rules":1,"phase":"gathering","options":{"peek":true},"is_open":true,"chairs":[{"kind":"person","name":"Anna","colour":"red","shape":"circle","level":"","temper":-1,"key":"Scop-3hJoav7PueVXfGESiO1","holders":["88340b352033100435e19db4096f14ff"],"word":"","sent":"88340b352033100435e19db4096f14ff:m0","has_resigned":false,"gone":[],"is_late":false,"agrees":false},{"kind":"free","name":"","colour":"red","shape":"circle","level":"","temper":-1,"key":"","holders":[],"word":"","sent":"","has_resigned":false,"gone":[],"is_late":false,"agrees":false}],"host":"88340b352033100435e19db4096f14ff","secret":"82d4addb4ddd350737d2b0dc72a7681fe90ede091455b092634a2fb9af378ee1","seal":"a754932bb5b6969b024818e72e55857a5b7a33c801bd830b1b4ab12b280ffb1a","made_at":1000.0,"pace":{"kind":"live","answer":0,"bank":0,"increment":0,"late":"default"},"absence":0,"paused_at":0.0,"proposal":null,"undo":null,"orders":[],"unseen":{},"rematch":"","result":null,"has_hints":false,"board":"","box":null,"muted":[],"removed":[],"is_rated":false,"players":[]}','','88340b352033100435e19db4096f14ff','88340b352033100435e19db4096f14ff',1000.0,0);
INSERT INTO "tables" VALUES('5WW-Qk-HajLjw2tGTECZGrwb',10,'quarrel','running',0,1030.0,1010.0,'{"id":"5WW-Qk-HajLjw2tGTECZGrwb","game":"quarrel","rules":1,"phase":"running","options":{"peek":true},"is_open":false,"chairs":[{"kind":"person","name":"Anna","colour":"red","shape":"circle","level":"","temper":-1,"key":"W31NGPwcM9s4fcqhTP9FvHix","holders":["88340b352033100435e19db4096f14ff"],"word":"","sent":"88340b352033100435e19db4096f14ff:m1","has_resigned":false,"gone":[],"is_late":false,"agrees":false},{"kind":"person","name":"Ben","colour":"blue","shape":"square","level":"","temper":-1,"key":"phu3os1sIEmmTgTp-50QADND","holders":["0b6b0699cf2d43708a7302a8019cf47e"],"word":"","sent":"0b6b0699cf2d43708a7302a8019cf47e:m2","has_resigned":false,"gone":[],"is_late":false,"agrees":false}],"host":"88340b352033100435e19db4096f14ff","secret":"544b772d5a454660475d9112d9802a60d55da1da4cd959446e39298fd6eecf56","seal":"80bcc244620884c57e69fa85c4b0f092f11b50d13f8eb4e197b4a08d22608ff9","made_at":1010.0,"pace":{"kind":"live","answer":0,"bank":0,"increment":0,"late":"default"},"absence":0,"paused_at":0.0,"proposal":null,"undo":null,"orders":[],"unseen":{},"rematch":"","result":null,"has_hints":false,"board":"","box":null,"muted":[],"removed":[],"is_rated":false,"players":["88340b352033100435e19db4096f14ff","0b6b0699cf2d43708a7302a8019cf47e"]}','{"match":{"ludotheque":"match","head":{"game":"quarrel","rules":1,"seats":2,"options":{"peek":true},"board":"ddf46541273fe3ab","seal":"80bcc244620884c57e69fa85c4b0f092f11b50d13f8eb4e197b4a08d22608ff9","keeps_time":true},"position":"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"raise\",\"pile\":[1,3,4,6],\"top\":0,\"hands\":[[8],[7]],\"laid\":[5,2],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[2,1],\"wave\":0}}","questions":[-1,6],"has_begun":true,"luck":{"kind":"sealed","secret":"544b772d5a454660475d9112d9802a60d55da1da4cd959446e39298fd6eecf56","words":[],"draws":4}},"times":{"began_at":1010.0,"step_since":1010.0,"questions":[-1,6],"asked_since":[1010.0,1010.0],"clocks":{},"left":[0.0,0.0]},"entries":7}','88340b352033100435e19db4096f14ff','88340b352033100435e19db4096f14ff',1010.0,3);
INSERT INTO "tables" VALUES('r3P12Y3a54kpdPyeFgWIoUVj',1,'quarrel','running',0,1020.0,1020.0,'{"id":"r3P12Y3a54kpdPyeFgWIoUVj","game":"quarrel","rules":1,"phase":"running","options":{"peek":true},"is_open":false,"chairs":[{"kind":"person","name":"Anna","colour":"red","shape":"circle","level":"","temper":-1,"key":"yXrUb8B_MiDMD6GCaSR_WRJy","holders":["88340b352033100435e19db4096f14ff"],"word":"","sent":"","has_resigned":false,"gone":[],"is_late":false,"agrees":false},{"kind":"bot","name":"","colour":"blue","shape":"square","level":"random","temper":11,"key":"","holders":[],"word":"","sent":"","has_resigned":false,"gone":[],"is_late":false,"agrees":false}],"host":"88340b352033100435e19db4096f14ff","secret":"037968a87d5418d82a1813380932625bf223efca56c0ed077390ad03b02b9170","seal":"d1bc5007c8eb819e1d874eddfe5f9852b5bf02bb05e4ef13f4d7a43c8b4969f4","made_at":1020.0,"pace":{"kind":"live","answer":0,"bank":0,"increment":0,"late":"default"},"absence":0,"paused_at":0.0,"proposal":null,"undo":null,"orders":[],"unseen":{},"rematch":"","result":null,"has_hints":false,"board":"","box":null,"muted":[],"removed":[],"is_rated":false,"players":["88340b352033100435e19db4096f14ff","bot:random"]}','{"match":{"ludotheque":"match","head":{"game":"quarrel","rules":1,"seats":2,"options":{"peek":true},"board":"ddf46541273fe3ab","seal":"d1bc5007c8eb819e1d874eddfe5f9852b5bf02bb05e4ef13f4d7a43c8b4969f4","keeps_time":true},"position":"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"lay\",\"pile\":[2,4,5,7],\"top\":0,\"hands\":[[1,3],[6,8]],\"laid\":[0,0],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[1,1],\"wave\":0}}","questions":[4,4],"has_begun":true,"luck":{"kind":"sealed","secret":"037968a87d5418d82a1813380932625bf223efca56c0ed077390ad03b02b9170","words":[],"draws":4}},"times":{"began_at":1020.0,"step_since":1020.0,"questions":[4,4],"asked_since":[1020.0,1020.0],"clocks":{},"left":[0.0,0.0]},"entries":4}','88340b352033100435e19db4096f14ff','88340b352033100435e19db4096f14ff',1020.0,0);
INSERT INTO "tables" VALUES('NHIPpkvvwQ4_cjraXQVnaby0',12,'quarrel','over',0,NULL,1030.0,'{"id":"NHIPpkvvwQ4_cjraXQVnaby0","game":"quarrel","rules":1,"phase":"over","options":{"peek":true},"is_open":false,"chairs":[{"kind":"person","name":"Anna","colour":"red","shape":"circle","level":"","temper":-1,"key":"asFsWxqbjW2gX_ZwruYoYina","holders":["88340b352033100435e19db4096f14ff"],"word":"","sent":"88340b352033100435e19db4096f14ff:m7","has_resigned":false,"gone":[],"is_late":false,"agrees":false},{"kind":"person","name":"Ben","colour":"blue","shape":"square","level":"","temper":-1,"key":"Gd03fU3NPwPtLvtEnNdLkd4L","holders":["0b6b0699cf2d43708a7302a8019cf47e"],"word":"","sent":"0b6b0699cf2d43708a7302a8019cf47e:m8","has_resigned":false,"gone":[],"is_late":false,"agrees":false}],"host":"88340b352033100435e19db4096f14ff","secret":"4bfa5f7bd508dcfe3ff088483837a23fc293980bbf16ac6d52a7af3e59845714","seal":"02fa2a9dbb6bca0a85fe0e9b06152c272346b66179818b9dc303ccc36aa4a7a3","made_at":1030.0,"pace":{"kind":"live","answer":0,"bank":0,"increment":0,"late":"default"},"absence":0,"paused_at":0.0,"proposal":null,"undo":null,"orders":[],"unseen":{},"rematch":"","result":{"winners":[0],"scores":[2,0],"why":""},"has_hints":false,"board":"","box":null,"muted":[],"removed":[],"is_rated":false,"players":["88340b352033100435e19db4096f14ff","0b6b0699cf2d43708a7302a8019cf47e"]}','{"match":{"ludotheque":"match","head":{"game":"quarrel","rules":1,"seats":2,"options":{"peek":true},"board":"ddf46541273fe3ab","seal":"02fa2a9dbb6bca0a85fe0e9b06152c272346b66179818b9dc303ccc36aa4a7a3","keeps_time":true},"position":"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"over\",\"pile\":[1,2,5,8],\"top\":0,\"hands\":[[],[]],\"laid\":[0,0],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[2,0],\"shown\":[4,3,7,6],\"peeker\":-1,\"choice\":{\"at\":[2,2],\"wave\":0}}","questions":[-1,-1],"has_begun":true,"luck":{"kind":"sealed","secret":"4bfa5f7bd508dcfe3ff088483837a23fc293980bbf16ac6d52a7af3e59845714","words":[],"draws":4}},"times":{"began_at":1030.0,"step_since":1030.0,"questions":[-1,-1],"asked_since":[1030.0,1030.0],"clocks":{},"left":[0.0,0.0]},"entries":12}','88340b352033100435e19db4096f14ff','88340b352033100435e19db4096f14ff',1030.0,0);
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
DELETE FROM "sqlite_sequence";
COMMIT;
PRAGMA user_version = 9;
