BEGIN TRANSACTION;
CREATE TABLE analyses (
    table_id TEXT PRIMARY KEY,
    text TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE bans (
    guest TEXT PRIMARY KEY,
    at REAL NOT NULL,
    why TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE chat (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    text TEXT NOT NULL,
    sent TEXT NOT NULL, at REAL NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
INSERT INTO "chat" VALUES('30PsOIMaDXyjJR6AZDtEkmB4',0,'{"number":0,"at":1010.0,"seat":1,"name":"Ben","text":"Line 0","who":"64cfb7332354f01d"}','0b6b0699cf2d43708a7302a8019cf47e:chat-0',1010.0);
INSERT INTO "chat" VALUES('30PsOIMaDXyjJR6AZDtEkmB4',1,'{"number":1,"at":1010.0,"seat":1,"name":"Ben","text":"Line 1","who":"64cfb7332354f01d"}','0b6b0699cf2d43708a7302a8019cf47e:chat-1',1010.0);
INSERT INTO "chat" VALUES('30PsOIMaDXyjJR6AZDtEkmB4',2,'{"number":2,"at":1010.0,"seat":1,"name":"Ben","text":"Line 2","who":"64cfb7332354f01d"}','0b6b0699cf2d43708a7302a8019cf47e:chat-2',1010.0);
CREATE TABLE entries (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    text TEXT NOT NULL,
    sent TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
INSERT INTO "entries" VALUES('30PsOIMaDXyjJR6AZDtEkmB4',0,'{"kind": "chance", "seat": -1, "text": "deal 1", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 1, "sees": 1}]}','88340b352033100435e19db4096f14ff:m3');
INSERT INTO "entries" VALUES('30PsOIMaDXyjJR6AZDtEkmB4',1,'{"kind": "chance", "seat": -1, "text": "deal 5", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 5, "sees": 2}]}','');
INSERT INTO "entries" VALUES('30PsOIMaDXyjJR6AZDtEkmB4',2,'{"kind": "chance", "seat": -1, "text": "deal 2", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 2, "sees": 1}]}','');
INSERT INTO "entries" VALUES('30PsOIMaDXyjJR6AZDtEkmB4',3,'{"kind": "chance", "seat": -1, "text": "deal 8", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 8, "sees": 2}]}','');
INSERT INTO "entries" VALUES('30PsOIMaDXyjJR6AZDtEkmB4',4,'{"kind": "move", "seat": 0, "text": "lay 1", "public": "lay ?", "sees": 1, "events": [{"event": "laid", "article": "QU-2", "seat": 0}]}','88340b352033100435e19db4096f14ff:m4');
INSERT INTO "entries" VALUES('30PsOIMaDXyjJR6AZDtEkmB4',5,'{"kind": "move", "seat": 1, "text": "lay 5", "public": "lay ?", "sees": 2, "events": [{"event": "laid", "article": "QU-2", "seat": 1}]}','0b6b0699cf2d43708a7302a8019cf47e:m5');
INSERT INTO "entries" VALUES('30PsOIMaDXyjJR6AZDtEkmB4',6,'{"kind": "move", "seat": 0, "text": "stand", "events": []}','88340b352033100435e19db4096f14ff:m6');
INSERT INTO "entries" VALUES('Gqkc9ij_aoTi5UZ9D20Digds',0,'{"kind": "chance", "seat": -1, "text": "deal 6", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 6, "sees": 1}]}','88340b352033100435e19db4096f14ff:m9');
INSERT INTO "entries" VALUES('Gqkc9ij_aoTi5UZ9D20Digds',1,'{"kind": "chance", "seat": -1, "text": "deal 2", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 2, "sees": 2}]}','');
INSERT INTO "entries" VALUES('Gqkc9ij_aoTi5UZ9D20Digds',2,'{"kind": "chance", "seat": -1, "text": "deal 1", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 1, "sees": 1}]}','');
INSERT INTO "entries" VALUES('Gqkc9ij_aoTi5UZ9D20Digds',3,'{"kind": "chance", "seat": -1, "text": "deal 4", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 4, "sees": 2}]}','');
INSERT INTO "entries" VALUES('Gqkc9ij_aoTi5UZ9D20Digds',4,'{"kind": "move", "seat": 0, "text": "lay 1", "public": "lay ?", "sees": 1, "events": [{"event": "laid", "article": "QU-2", "seat": 0}]}','88340b352033100435e19db4096f14ff:m10');
INSERT INTO "entries" VALUES('Gqkc9ij_aoTi5UZ9D20Digds',5,'{"kind": "move", "seat": 1, "text": "lay 2", "public": "lay ?", "sees": 2, "events": [{"event": "laid", "article": "QU-2", "seat": 1}]}','0b6b0699cf2d43708a7302a8019cf47e:m11');
INSERT INTO "entries" VALUES('Gqkc9ij_aoTi5UZ9D20Digds',6,'{"kind": "move", "seat": 0, "text": "stand", "events": []}','88340b352033100435e19db4096f14ff:m12');
INSERT INTO "entries" VALUES('Gqkc9ij_aoTi5UZ9D20Digds',7,'{"kind": "move", "seat": 1, "text": "stand", "events": [{"event": "shown", "article": "QU-4", "seat": 0, "card": 1, "raise": 0}, {"event": "shown", "article": "QU-4", "seat": 1, "card": 2, "raise": 0}]}','0b6b0699cf2d43708a7302a8019cf47e:m13');
INSERT INTO "entries" VALUES('Gqkc9ij_aoTi5UZ9D20Digds',8,'{"kind": "move", "seat": 0, "text": "lay 6", "public": "lay ?", "sees": 1, "events": [{"event": "laid", "article": "QU-2", "seat": 0}]}','88340b352033100435e19db4096f14ff:m14');
INSERT INTO "entries" VALUES('Gqkc9ij_aoTi5UZ9D20Digds',9,'{"kind": "move", "seat": 1, "text": "lay 4", "public": "lay ?", "sees": 2, "events": [{"event": "laid", "article": "QU-2", "seat": 1}]}','0b6b0699cf2d43708a7302a8019cf47e:m15');
INSERT INTO "entries" VALUES('Gqkc9ij_aoTi5UZ9D20Digds',10,'{"kind": "move", "seat": 0, "text": "stand", "events": []}','88340b352033100435e19db4096f14ff:m16');
INSERT INTO "entries" VALUES('Gqkc9ij_aoTi5UZ9D20Digds',11,'{"kind": "move", "seat": 1, "text": "stand", "events": [{"event": "shown", "article": "QU-4", "seat": 0, "card": 6, "raise": 0}, {"event": "shown", "article": "QU-4", "seat": 1, "card": 4, "raise": 0}]}','0b6b0699cf2d43708a7302a8019cf47e:m17');
INSERT INTO "entries" VALUES('hsMKC7d2YXl1kBLzsv5FiEIF',0,'{"kind": "chance", "seat": -1, "text": "deal 2", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 2, "sees": 1}]}','');
INSERT INTO "entries" VALUES('hsMKC7d2YXl1kBLzsv5FiEIF',1,'{"kind": "chance", "seat": -1, "text": "deal 5", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 5, "sees": 2}]}','');
INSERT INTO "entries" VALUES('hsMKC7d2YXl1kBLzsv5FiEIF',2,'{"kind": "chance", "seat": -1, "text": "deal 7", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 7, "sees": 1}]}','');
INSERT INTO "entries" VALUES('hsMKC7d2YXl1kBLzsv5FiEIF',3,'{"kind": "chance", "seat": -1, "text": "deal 6", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 6, "sees": 2}]}','');
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
INSERT INTO "holders" VALUES('0b6b0699cf2d43708a7302a8019cf47e','30PsOIMaDXyjJR6AZDtEkmB4');
INSERT INTO "holders" VALUES('88340b352033100435e19db4096f14ff','30PsOIMaDXyjJR6AZDtEkmB4');
INSERT INTO "holders" VALUES('88340b352033100435e19db4096f14ff','3rEvyYHtGbslPodDuwF95Ti2');
INSERT INTO "holders" VALUES('0b6b0699cf2d43708a7302a8019cf47e','Gqkc9ij_aoTi5UZ9D20Digds');
INSERT INTO "holders" VALUES('88340b352033100435e19db4096f14ff','Gqkc9ij_aoTi5UZ9D20Digds');
INSERT INTO "holders" VALUES('88340b352033100435e19db4096f14ff','hsMKC7d2YXl1kBLzsv5FiEIF');
CREATE TABLE notices (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    id TEXT NOT NULL
);
CREATE TABLE pasts (
    table_id TEXT NOT NULL,
    entry INTEGER NOT NULL,  -- the entry of the log that led on from it
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, entry)
) WITHOUT ROWID;
INSERT INTO "pasts" VALUES('30PsOIMaDXyjJR6AZDtEkmB4',4,'[4, 0, false, "{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"lay\",\"pile\":[3,4,6,7],\"top\":0,\"hands\":[[1,2],[5,8]],\"laid\":[0,0],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[1,1],\"wave\":0}}"]');
INSERT INTO "pasts" VALUES('30PsOIMaDXyjJR6AZDtEkmB4',5,'[5, 1, false, "{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"lay\",\"pile\":[3,4,6,7],\"top\":0,\"hands\":[[2],[5,8]],\"laid\":[1,0],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[3,1],\"wave\":0}}"]');
INSERT INTO "pasts" VALUES('30PsOIMaDXyjJR6AZDtEkmB4',6,'[6, 0, false, "{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"raise\",\"pile\":[3,4,6,7],\"top\":0,\"hands\":[[2],[8]],\"laid\":[1,5],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[1,1],\"wave\":0}}"]');
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
INSERT INTO "tables" VALUES('3rEvyYHtGbslPodDuwF95Ti2',2,'quarrel','gathering',1,NULL,1000.0,'{"id":"3rEvyYHtGbslPodDuwF95Ti2","game":"quarrel","rules":1,"phase":"gathering","options":{"peek":true},"is_open":true,"absence":0,"chairs":[{"kind":"person","name":"Anna","colour":"red","shape":"circle","level":"","key":"339w3bHyLPjG_bDw-hZFvsPJ","holders":["88340b352033100435e19db4096f14ff"],"word":"","sent":"88340b352033100435e19db4096f14ff:m0","has_resigned":false,"gone":[]},{"kind":"free","name":"","colour":"red","shape":"circle","level":"","key":"","holders":[],"word":"","sent":"","has_resigned":false,"gone":[]}],"host":"88340b352033100435e19db4096f14ff","secret":"9f79107b1bb21c1a9a916595b1251fca5e3d4b16a09316e18a95bd3a03423840","seal":"935ead0cc0e7f875fde2409f576174920cc44f3d046fd21fb8c02171a5f09939","made_at":1000.0,"undo":null,"orders":[],"unseen":{},"rematch":"","result":null,"has_hints":false,"board":"","box":null,"muted":[],"removed":[]}','','88340b352033100435e19db4096f14ff','88340b352033100435e19db4096f14ff',1000.0,0);
INSERT INTO "tables" VALUES('30PsOIMaDXyjJR6AZDtEkmB4',10,'quarrel','running',0,1030.0,1010.0,'{"id":"30PsOIMaDXyjJR6AZDtEkmB4","game":"quarrel","rules":1,"phase":"running","options":{"peek":true},"is_open":false,"absence":0,"chairs":[{"kind":"person","name":"Anna","colour":"red","shape":"circle","level":"","key":"tJXaw03Xsx_aJ04Xl0JVl8jg","holders":["88340b352033100435e19db4096f14ff"],"word":"","sent":"88340b352033100435e19db4096f14ff:m1","has_resigned":false,"gone":[]},{"kind":"person","name":"Ben","colour":"blue","shape":"square","level":"","key":"aXJi8Kx5KEEXrCz-85mXXiZq","holders":["0b6b0699cf2d43708a7302a8019cf47e"],"word":"","sent":"0b6b0699cf2d43708a7302a8019cf47e:m2","has_resigned":false,"gone":[]}],"host":"88340b352033100435e19db4096f14ff","secret":"ff95d328e4f58cb7f3da4d2b8b12596b785faa593e4c79fed4d0983ead583054","seal":"448b14a34f0bbdbe78680bda0bfbd3d1c08d049a433afb498b12c9bbd3f1d7fd","made_at":1010.0,"undo":null,"orders":[],"unseen":{},"rematch":"","result":null,"has_hints":false,"board":"","box":null,"muted":[],"removed":[]}','{"match":{"ludotheque":"match","head":{"game":"quarrel","rules":1,"seats":2,"options":{"peek":true},"board":"ddf46541273fe3ab","seal":"448b14a34f0bbdbe78680bda0bfbd3d1c08d049a433afb498b12c9bbd3f1d7fd","keeps_time":true},"position":"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"raise\",\"pile\":[3,4,6,7],\"top\":0,\"hands\":[[2],[8]],\"laid\":[1,5],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[2,1],\"wave\":0}}","questions":[-1,6],"has_begun":true,"luck":{"kind":"sealed","secret":"ff95d328e4f58cb7f3da4d2b8b12596b785faa593e4c79fed4d0983ead583054","words":[],"draws":4}},"times":{"began_at":1010.0,"step_since":1010.0,"questions":[-1,6],"asked_since":[1010.0,1010.0],"clocks":{}},"entries":7}','88340b352033100435e19db4096f14ff','88340b352033100435e19db4096f14ff',1010.0,3);
INSERT INTO "tables" VALUES('hsMKC7d2YXl1kBLzsv5FiEIF',1,'quarrel','running',0,1020.0,1020.0,'{"id":"hsMKC7d2YXl1kBLzsv5FiEIF","game":"quarrel","rules":1,"phase":"running","options":{"peek":true},"is_open":false,"absence":0,"chairs":[{"kind":"person","name":"Anna","colour":"red","shape":"circle","level":"","key":"JUrJsvrWA9ejMvoxs-3cmHB7","holders":["88340b352033100435e19db4096f14ff"],"word":"","sent":"","has_resigned":false,"gone":[]},{"kind":"bot","name":"","colour":"blue","shape":"square","level":"random","key":"","holders":[],"word":"","sent":"","has_resigned":false,"gone":[]}],"host":"88340b352033100435e19db4096f14ff","secret":"e7ec206a30ff54a5f1d4d628fd0b9c8e40aa637837d701efcf5bbad214aa66c8","seal":"affd340a427eddd395cdf6e89cd3d61199a2643718529482e0913d5ff678061e","made_at":1020.0,"undo":null,"orders":[],"unseen":{},"rematch":"","result":null,"has_hints":false,"board":"","box":null,"muted":[],"removed":[]}','{"match":{"ludotheque":"match","head":{"game":"quarrel","rules":1,"seats":2,"options":{"peek":true},"board":"ddf46541273fe3ab","seal":"affd340a427eddd395cdf6e89cd3d61199a2643718529482e0913d5ff678061e","keeps_time":true},"position":"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"lay\",\"pile\":[1,3,4,8],\"top\":0,\"hands\":[[2,7],[5,6]],\"laid\":[0,0],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[1,1],\"wave\":0}}","questions":[4,4],"has_begun":true,"luck":{"kind":"sealed","secret":"e7ec206a30ff54a5f1d4d628fd0b9c8e40aa637837d701efcf5bbad214aa66c8","words":[],"draws":4}},"times":{"began_at":1020.0,"step_since":1020.0,"questions":[4,4],"asked_since":[1020.0,1020.0],"clocks":{}},"entries":4}','88340b352033100435e19db4096f14ff','88340b352033100435e19db4096f14ff',1020.0,0);
INSERT INTO "tables" VALUES('Gqkc9ij_aoTi5UZ9D20Digds',12,'quarrel','over',0,NULL,1030.0,'{"id":"Gqkc9ij_aoTi5UZ9D20Digds","game":"quarrel","rules":1,"phase":"over","options":{"peek":true},"is_open":false,"absence":0,"chairs":[{"kind":"person","name":"Anna","colour":"red","shape":"circle","level":"","key":"LkB1GREybD0-OC8k4NA72lYE","holders":["88340b352033100435e19db4096f14ff"],"word":"","sent":"88340b352033100435e19db4096f14ff:m7","has_resigned":false,"gone":[]},{"kind":"person","name":"Ben","colour":"blue","shape":"square","level":"","key":"iDo5QfKcbAWP8pBhf7t4QuTj","holders":["0b6b0699cf2d43708a7302a8019cf47e"],"word":"","sent":"0b6b0699cf2d43708a7302a8019cf47e:m8","has_resigned":false,"gone":[]}],"host":"88340b352033100435e19db4096f14ff","secret":"7bfded3b105ca2c2be2664c9b481ac979830ba104628a732371a031451c2d7d9","seal":"83dd233bfb6f03bb2079dd0e8a709150dd2f61142b373d2b001dc848e7e50a62","made_at":1030.0,"undo":null,"orders":[],"unseen":{},"rematch":"","result":{"winners":[0,1],"scores":[1,1],"why":""},"has_hints":false,"board":"","box":null,"muted":[],"removed":[]}','{"match":{"ludotheque":"match","head":{"game":"quarrel","rules":1,"seats":2,"options":{"peek":true},"board":"ddf46541273fe3ab","seal":"83dd233bfb6f03bb2079dd0e8a709150dd2f61142b373d2b001dc848e7e50a62","keeps_time":true},"position":"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"over\",\"pile\":[3,5,7,8],\"top\":0,\"hands\":[[],[]],\"laid\":[0,0],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[1,1],\"shown\":[1,2,6,4],\"peeker\":-1,\"choice\":{\"at\":[2,2],\"wave\":0}}","questions":[-1,-1],"has_begun":true,"luck":{"kind":"sealed","secret":"7bfded3b105ca2c2be2664c9b481ac979830ba104628a732371a031451c2d7d9","words":[],"draws":4}},"times":{"began_at":1030.0,"step_since":1030.0,"questions":[-1,-1],"asked_since":[1030.0,1030.0],"clocks":{}},"entries":12}','88340b352033100435e19db4096f14ff','88340b352033100435e19db4096f14ff',1030.0,0);
CREATE INDEX tables_to_wake ON tables (wake_at) WHERE wake_at IS NOT NULL;
CREATE INDEX tables_to_join ON tables (changed_at)
    WHERE is_open = 1 AND phase <> 'over';
CREATE INDEX holders_by_table ON holders (table_id);
CREATE INDEX tables_by_maker ON tables (maker, made_at) WHERE maker <> '';
CREATE INDEX tables_by_host ON tables (host) WHERE host <> '' AND phase <> 'over';
CREATE INDEX tables_by_age ON tables (phase, changed_at);
CREATE INDEX chat_by_age ON chat (at);
CREATE INDEX reports_of ON reports (reporter, at);
DELETE FROM "sqlite_sequence";
COMMIT;
PRAGMA user_version = 4;
