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
INSERT INTO "chat" VALUES('kvi6gKUSyGSxN68S0kZGN6z9',0,'{"number":0,"at":1010.0,"seat":1,"name":"Ben","text":"Line 0","who":"f3ebff3285c786ac"}','0b6b0699cf2d43708a7302a8019cf47e:chat-0',1010.0);
INSERT INTO "chat" VALUES('kvi6gKUSyGSxN68S0kZGN6z9',1,'{"number":1,"at":1010.0,"seat":1,"name":"Ben","text":"Line 1","who":"f3ebff3285c786ac"}','0b6b0699cf2d43708a7302a8019cf47e:chat-1',1010.0);
INSERT INTO "chat" VALUES('kvi6gKUSyGSxN68S0kZGN6z9',2,'{"number":2,"at":1010.0,"seat":1,"name":"Ben","text":"Line 2","who":"f3ebff3285c786ac"}','0b6b0699cf2d43708a7302a8019cf47e:chat-2',1010.0);
CREATE TABLE entries (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    text TEXT NOT NULL,
    sent TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
INSERT INTO "entries" VALUES('6JB6A92KXA2NmwAit7GOyTYt',0,'{"kind": "chance", "seat": -1, "text": "deal 2", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 2, "sees": 1}]}','');
INSERT INTO "entries" VALUES('6JB6A92KXA2NmwAit7GOyTYt',1,'{"kind": "chance", "seat": -1, "text": "deal 3", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 3, "sees": 2}]}','');
INSERT INTO "entries" VALUES('6JB6A92KXA2NmwAit7GOyTYt',2,'{"kind": "chance", "seat": -1, "text": "deal 4", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 4, "sees": 1}]}','');
INSERT INTO "entries" VALUES('6JB6A92KXA2NmwAit7GOyTYt',3,'{"kind": "chance", "seat": -1, "text": "deal 5", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 5, "sees": 2}]}','');
INSERT INTO "entries" VALUES('dLt0og5BzPlrGLP2XZCS-5hR',0,'{"kind": "chance", "seat": -1, "text": "deal 3", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 3, "sees": 1}]}','88340b352033100435e19db4096f14ff:m9');
INSERT INTO "entries" VALUES('dLt0og5BzPlrGLP2XZCS-5hR',1,'{"kind": "chance", "seat": -1, "text": "deal 2", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 2, "sees": 2}]}','');
INSERT INTO "entries" VALUES('dLt0og5BzPlrGLP2XZCS-5hR',2,'{"kind": "chance", "seat": -1, "text": "deal 5", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 5, "sees": 1}]}','');
INSERT INTO "entries" VALUES('dLt0og5BzPlrGLP2XZCS-5hR',3,'{"kind": "chance", "seat": -1, "text": "deal 8", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 8, "sees": 2}]}','');
INSERT INTO "entries" VALUES('dLt0og5BzPlrGLP2XZCS-5hR',4,'{"kind": "move", "seat": 0, "text": "lay 3", "public": "lay ?", "sees": 1, "events": [{"event": "laid", "article": "QU-2", "seat": 0}]}','88340b352033100435e19db4096f14ff:m10');
INSERT INTO "entries" VALUES('dLt0og5BzPlrGLP2XZCS-5hR',5,'{"kind": "move", "seat": 1, "text": "lay 2", "public": "lay ?", "sees": 2, "events": [{"event": "laid", "article": "QU-2", "seat": 1}]}','0b6b0699cf2d43708a7302a8019cf47e:m11');
INSERT INTO "entries" VALUES('dLt0og5BzPlrGLP2XZCS-5hR',6,'{"kind": "move", "seat": 0, "text": "stand", "events": []}','88340b352033100435e19db4096f14ff:m12');
INSERT INTO "entries" VALUES('dLt0og5BzPlrGLP2XZCS-5hR',7,'{"kind": "move", "seat": 1, "text": "stand", "events": [{"event": "shown", "article": "QU-4", "seat": 0, "card": 3, "raise": 0}, {"event": "shown", "article": "QU-4", "seat": 1, "card": 2, "raise": 0}]}','0b6b0699cf2d43708a7302a8019cf47e:m13');
INSERT INTO "entries" VALUES('dLt0og5BzPlrGLP2XZCS-5hR',8,'{"kind": "move", "seat": 0, "text": "lay 5", "public": "lay ?", "sees": 1, "events": [{"event": "laid", "article": "QU-2", "seat": 0}]}','88340b352033100435e19db4096f14ff:m14');
INSERT INTO "entries" VALUES('dLt0og5BzPlrGLP2XZCS-5hR',9,'{"kind": "move", "seat": 1, "text": "lay 8", "public": "lay ?", "sees": 2, "events": [{"event": "laid", "article": "QU-2", "seat": 1}]}','0b6b0699cf2d43708a7302a8019cf47e:m15');
INSERT INTO "entries" VALUES('dLt0og5BzPlrGLP2XZCS-5hR',10,'{"kind": "move", "seat": 0, "text": "stand", "events": []}','88340b352033100435e19db4096f14ff:m16');
INSERT INTO "entries" VALUES('dLt0og5BzPlrGLP2XZCS-5hR',11,'{"kind": "move", "seat": 1, "text": "stand", "events": [{"event": "shown", "article": "QU-4", "seat": 0, "card": 5, "raise": 0}, {"event": "shown", "article": "QU-4", "seat": 1, "card": 8, "raise": 0}]}','0b6b0699cf2d43708a7302a8019cf47e:m17');
INSERT INTO "entries" VALUES('kvi6gKUSyGSxN68S0kZGN6z9',0,'{"kind": "chance", "seat": -1, "text": "deal 6", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 6, "sees": 1}]}','88340b352033100435e19db4096f14ff:m3');
INSERT INTO "entries" VALUES('kvi6gKUSyGSxN68S0kZGN6z9',1,'{"kind": "chance", "seat": -1, "text": "deal 5", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 5, "sees": 2}]}','');
INSERT INTO "entries" VALUES('kvi6gKUSyGSxN68S0kZGN6z9',2,'{"kind": "chance", "seat": -1, "text": "deal 7", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 7, "sees": 1}]}','');
INSERT INTO "entries" VALUES('kvi6gKUSyGSxN68S0kZGN6z9',3,'{"kind": "chance", "seat": -1, "text": "deal 1", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 1, "sees": 2}]}','');
INSERT INTO "entries" VALUES('kvi6gKUSyGSxN68S0kZGN6z9',4,'{"kind": "move", "seat": 0, "text": "lay 6", "public": "lay ?", "sees": 1, "events": [{"event": "laid", "article": "QU-2", "seat": 0}]}','88340b352033100435e19db4096f14ff:m4');
INSERT INTO "entries" VALUES('kvi6gKUSyGSxN68S0kZGN6z9',5,'{"kind": "move", "seat": 1, "text": "lay 1", "public": "lay ?", "sees": 2, "events": [{"event": "laid", "article": "QU-2", "seat": 1}]}','0b6b0699cf2d43708a7302a8019cf47e:m5');
INSERT INTO "entries" VALUES('kvi6gKUSyGSxN68S0kZGN6z9',6,'{"kind": "move", "seat": 0, "text": "stand", "events": []}','88340b352033100435e19db4096f14ff:m6');
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
INSERT INTO "holders" VALUES('88340b352033100435e19db4096f14ff','6JB6A92KXA2NmwAit7GOyTYt');
INSERT INTO "holders" VALUES('88340b352033100435e19db4096f14ff','ULb01bUQOFQ6KmXfwzDwgR-5');
INSERT INTO "holders" VALUES('0b6b0699cf2d43708a7302a8019cf47e','dLt0og5BzPlrGLP2XZCS-5hR');
INSERT INTO "holders" VALUES('88340b352033100435e19db4096f14ff','dLt0og5BzPlrGLP2XZCS-5hR');
INSERT INTO "holders" VALUES('0b6b0699cf2d43708a7302a8019cf47e','kvi6gKUSyGSxN68S0kZGN6z9');
INSERT INTO "holders" VALUES('88340b352033100435e19db4096f14ff','kvi6gKUSyGSxN68S0kZGN6z9');
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
CREATE TABLE pasts (
    table_id TEXT NOT NULL,
    entry INTEGER NOT NULL,  -- the entry of the log that led on from it
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, entry)
) WITHOUT ROWID;
INSERT INTO "pasts" VALUES('kvi6gKUSyGSxN68S0kZGN6z9',4,'[4, 0, false, "{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"lay\",\"pile\":[2,3,4,8],\"top\":0,\"hands\":[[6,7],[1,5]],\"laid\":[0,0],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[1,1],\"wave\":0}}"]');
INSERT INTO "pasts" VALUES('kvi6gKUSyGSxN68S0kZGN6z9',5,'[5, 1, false, "{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"lay\",\"pile\":[2,3,4,8],\"top\":0,\"hands\":[[7],[1,5]],\"laid\":[6,0],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[3,1],\"wave\":0}}"]');
INSERT INTO "pasts" VALUES('kvi6gKUSyGSxN68S0kZGN6z9',6,'[6, 0, false, "{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"raise\",\"pile\":[2,3,4,8],\"top\":0,\"hands\":[[7],[5]],\"laid\":[6,1],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[1,1],\"wave\":0}}"]');
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
INSERT INTO "tables" VALUES('ULb01bUQOFQ6KmXfwzDwgR-5',2,'quarrel','gathering',1,NULL,1000.0,'{"id":"ULb01bUQOFQ6KmXfwzDwgR-5","game":"quarrel","rules":1,"phase":"gathering","options":{"peek":true},"is_open":true,"chairs":[{"kind":"person","name":"Anna","colour":"red","shape":"circle","level":"","temper":-1,"key":"mAXMY6iygET7_fBEXoHKQ78a","holders":["88340b352033100435e19db4096f14ff"],"word":"","sent":"88340b352033100435e19db4096f14ff:m0","has_resigned":false,"gone":[],"is_late":false},{"kind":"free","name":"","colour":"red","shape":"circle","level":"","temper":-1,"key":"","holders":[],"word":"","sent":"","has_resigned":false,"gone":[],"is_late":false}],"host":"88340b352033100435e19db4096f14ff","secret":"ad11e7f58a4aa0395872ffe3d5b8db0d6dae3dd5c885a65eeb6d1749fdecc426","seal":"38ec0d9c6c554b4ca7964ecef46ade090eb430d6342ecd4bc0d647abe9b81222","made_at":1000.0,"pace":{"kind":"live","answer":0,"bank":0,"increment":0,"late":"default"},"absence":0,"paused_at":0.0,"proposal":null,"undo":null,"orders":[],"unseen":{},"rematch":"","result":null,"has_hints":false,"board":"","box":null,"muted":[],"removed":[]}','','88340b352033100435e19db4096f14ff','88340b352033100435e19db4096f14ff',1000.0,0);
INSERT INTO "tables" VALUES('kvi6gKUSyGSxN68S0kZGN6z9',10,'quarrel','running',0,1030.0,1010.0,'{"id":"kvi6gKUSyGSxN68S0kZGN6z9","game":"quarrel","rules":1,"phase":"running","options":{"peek":true},"is_open":false,"chairs":[{"kind":"person","name":"Anna","colour":"red","shape":"circle","level":"","temper":-1,"key":"FxAZKD9NgMezr5UeAAfkl2HE","holders":["88340b352033100435e19db4096f14ff"],"word":"","sent":"88340b352033100435e19db4096f14ff:m1","has_resigned":false,"gone":[],"is_late":false},{"kind":"person","name":"Ben","colour":"blue","shape":"square","level":"","temper":-1,"key":"1-n2SRir3knGefWxL2waPD2D","holders":["0b6b0699cf2d43708a7302a8019cf47e"],"word":"","sent":"0b6b0699cf2d43708a7302a8019cf47e:m2","has_resigned":false,"gone":[],"is_late":false}],"host":"88340b352033100435e19db4096f14ff","secret":"d6760d9075fc7c5ee0a3bed3b50b18cbfb8d21ec377161e86b52ae469fb21114","seal":"5d2cf0d7415bde5a505d53550f18b05a34c7e771fadd9784adb51c4e0b6621e7","made_at":1010.0,"pace":{"kind":"live","answer":0,"bank":0,"increment":0,"late":"default"},"absence":0,"paused_at":0.0,"proposal":null,"undo":null,"orders":[],"unseen":{},"rematch":"","result":null,"has_hints":false,"board":"","box":null,"muted":[],"removed":[]}','{"match":{"ludotheque":"match","head":{"game":"quarrel","rules":1,"seats":2,"options":{"peek":true},"board":"ddf46541273fe3ab","seal":"5d2cf0d7415bde5a505d53550f18b05a34c7e771fadd9784adb51c4e0b6621e7","keeps_time":true},"position":"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"raise\",\"pile\":[2,3,4,8],\"top\":0,\"hands\":[[7],[5]],\"laid\":[6,1],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[2,1],\"wave\":0}}","questions":[-1,6],"has_begun":true,"luck":{"kind":"sealed","secret":"d6760d9075fc7c5ee0a3bed3b50b18cbfb8d21ec377161e86b52ae469fb21114","words":[],"draws":4}},"times":{"began_at":1010.0,"step_since":1010.0,"questions":[-1,6],"asked_since":[1010.0,1010.0],"clocks":{},"left":[0.0,0.0]},"entries":7}','88340b352033100435e19db4096f14ff','88340b352033100435e19db4096f14ff',1010.0,3);
INSERT INTO "tables" VALUES('6JB6A92KXA2NmwAit7GOyTYt',1,'quarrel','running',0,1020.0,1020.0,'{"id":"6JB6A92KXA2NmwAit7GOyTYt","game":"quarrel","rules":1,"phase":"running","options":{"peek":true},"is_open":false,"chairs":[{"kind":"person","name":"Anna","colour":"red","shape":"circle","level":"","temper":-1,"key":"dB3FuqD1uIYG7UPtDMds482V","holders":["88340b352033100435e19db4096f14ff"],"word":"","sent":"","has_resigned":false,"gone":[],"is_late":false},{"kind":"bot","name":"","colour":"blue","shape":"square","level":"random","temper":4,"key":"","holders":[],"word":"","sent":"","has_resigned":false,"gone":[],"is_late":false}],"host":"88340b352033100435e19db4096f14ff","secret":"301b629b750573013e3b86b029bcbffad737dff1dce0587ad5576b08e20746cb","seal":"646a86fa2cd19f7f282f6fd00cc50d261950437e58c6ef1ffa7db9e94ba6928d","made_at":1020.0,"pace":{"kind":"live","answer":0,"bank":0,"increment":0,"late":"default"},"absence":0,"paused_at":0.0,"proposal":null,"undo":null,"orders":[],"unseen":{},"rematch":"","result":null,"has_hints":false,"board":"","box":null,"muted":[],"removed":[]}','{"match":{"ludotheque":"match","head":{"game":"quarrel","rules":1,"seats":2,"options":{"peek":true},"board":"ddf46541273fe3ab","seal":"646a86fa2cd19f7f282f6fd00cc50d261950437e58c6ef1ffa7db9e94ba6928d","keeps_time":true},"position":"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"lay\",\"pile\":[1,6,7,8],\"top\":0,\"hands\":[[2,4],[3,5]],\"laid\":[0,0],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[1,1],\"wave\":0}}","questions":[4,4],"has_begun":true,"luck":{"kind":"sealed","secret":"301b629b750573013e3b86b029bcbffad737dff1dce0587ad5576b08e20746cb","words":[],"draws":4}},"times":{"began_at":1020.0,"step_since":1020.0,"questions":[4,4],"asked_since":[1020.0,1020.0],"clocks":{},"left":[0.0,0.0]},"entries":4}','88340b352033100435e19db4096f14ff','88340b352033100435e19db4096f14ff',1020.0,0);
INSERT INTO "tables" VALUES('dLt0og5BzPlrGLP2XZCS-5hR',12,'quarrel','over',0,NULL,1030.0,'{"id":"dLt0og5BzPlrGLP2XZCS-5hR","game":"quarrel","rules":1,"phase":"over","options":{"peek":true},"is_open":false,"chairs":[{"kind":"person","name":"Anna","colour":"red","shape":"circle","level":"","temper":-1,"key":"evzAkt2RP2wrsjlTpxRzximQ","holders":["88340b352033100435e19db4096f14ff"],"word":"","sent":"88340b352033100435e19db4096f14ff:m7","has_resigned":false,"gone":[],"is_late":false},{"kind":"person","name":"Ben","colour":"blue","shape":"square","level":"","temper":-1,"key":"5a5wn6DTS4dX6o2hg7NlBKmU","holders":["0b6b0699cf2d43708a7302a8019cf47e"],"word":"","sent":"0b6b0699cf2d43708a7302a8019cf47e:m8","has_resigned":false,"gone":[],"is_late":false}],"host":"88340b352033100435e19db4096f14ff","secret":"20b3d97030d7fb1e43030d99b1f6842ec76a7280edb8ba3dc03bce3dde3409e2","seal":"12207103e4c729a9c0291c8eee3382f7f4d087165bc73c85651367a77190851c","made_at":1030.0,"pace":{"kind":"live","answer":0,"bank":0,"increment":0,"late":"default"},"absence":0,"paused_at":0.0,"proposal":null,"undo":null,"orders":[],"unseen":{},"rematch":"","result":{"winners":[0,1],"scores":[1,1],"why":""},"has_hints":false,"board":"","box":null,"muted":[],"removed":[]}','{"match":{"ludotheque":"match","head":{"game":"quarrel","rules":1,"seats":2,"options":{"peek":true},"board":"ddf46541273fe3ab","seal":"12207103e4c729a9c0291c8eee3382f7f4d087165bc73c85651367a77190851c","keeps_time":true},"position":"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"over\",\"pile\":[1,4,6,7],\"top\":0,\"hands\":[[],[]],\"laid\":[0,0],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[1,1],\"shown\":[3,2,5,8],\"peeker\":-1,\"choice\":{\"at\":[2,2],\"wave\":0}}","questions":[-1,-1],"has_begun":true,"luck":{"kind":"sealed","secret":"20b3d97030d7fb1e43030d99b1f6842ec76a7280edb8ba3dc03bce3dde3409e2","words":[],"draws":4}},"times":{"began_at":1030.0,"step_since":1030.0,"questions":[-1,-1],"asked_since":[1030.0,1030.0],"clocks":{},"left":[0.0,0.0]},"entries":12}','88340b352033100435e19db4096f14ff','88340b352033100435e19db4096f14ff',1030.0,0);
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
PRAGMA user_version = 5;
