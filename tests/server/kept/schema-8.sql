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
CREATE TABLE chat (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    text TEXT NOT NULL,
    sent TEXT NOT NULL, at REAL NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
INSERT INTO "chat" VALUES('YO6AC0NhPj6kUXiUtmtuhh34',0,'{"number":0,"at":1010.0,"seat":1,"name":"Ben","text":"Line 0","who":"a37614773af1cdc1"}','0b6b0699cf2d43708a7302a8019cf47e:chat-0',1010.0);
INSERT INTO "chat" VALUES('YO6AC0NhPj6kUXiUtmtuhh34',1,'{"number":1,"at":1010.0,"seat":1,"name":"Ben","text":"Line 1","who":"a37614773af1cdc1"}','0b6b0699cf2d43708a7302a8019cf47e:chat-1',1010.0);
INSERT INTO "chat" VALUES('YO6AC0NhPj6kUXiUtmtuhh34',2,'{"number":2,"at":1010.0,"seat":1,"name":"Ben","text":"Line 2","who":"a37614773af1cdc1"}','0b6b0699cf2d43708a7302a8019cf47e:chat-2',1010.0);
CREATE TABLE entries (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    text TEXT NOT NULL,
    sent TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
INSERT INTO "entries" VALUES('P4Ga1OV9jyYYzvbFgZ8GL2o_',0,'{"kind": "chance", "seat": -1, "text": "deal 8", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 8, "sees": 1}]}','');
INSERT INTO "entries" VALUES('P4Ga1OV9jyYYzvbFgZ8GL2o_',1,'{"kind": "chance", "seat": -1, "text": "deal 7", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 7, "sees": 2}]}','');
INSERT INTO "entries" VALUES('P4Ga1OV9jyYYzvbFgZ8GL2o_',2,'{"kind": "chance", "seat": -1, "text": "deal 2", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 2, "sees": 1}]}','');
INSERT INTO "entries" VALUES('P4Ga1OV9jyYYzvbFgZ8GL2o_',3,'{"kind": "chance", "seat": -1, "text": "deal 5", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 5, "sees": 2}]}','');
INSERT INTO "entries" VALUES('YO6AC0NhPj6kUXiUtmtuhh34',0,'{"kind": "chance", "seat": -1, "text": "deal 6", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 6, "sees": 1}]}','88340b352033100435e19db4096f14ff:m3');
INSERT INTO "entries" VALUES('YO6AC0NhPj6kUXiUtmtuhh34',1,'{"kind": "chance", "seat": -1, "text": "deal 3", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 3, "sees": 2}]}','');
INSERT INTO "entries" VALUES('YO6AC0NhPj6kUXiUtmtuhh34',2,'{"kind": "chance", "seat": -1, "text": "deal 4", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 4, "sees": 1}]}','');
INSERT INTO "entries" VALUES('YO6AC0NhPj6kUXiUtmtuhh34',3,'{"kind": "chance", "seat": -1, "text": "deal 1", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 1, "sees": 2}]}','');
INSERT INTO "entries" VALUES('YO6AC0NhPj6kUXiUtmtuhh34',4,'{"kind": "move", "seat": 0, "text": "lay 4", "public": "lay ?", "sees": 1, "events": [{"event": "laid", "article": "QU-2", "seat": 0}]}','88340b352033100435e19db4096f14ff:m4');
INSERT INTO "entries" VALUES('YO6AC0NhPj6kUXiUtmtuhh34',5,'{"kind": "move", "seat": 1, "text": "lay 1", "public": "lay ?", "sees": 2, "events": [{"event": "laid", "article": "QU-2", "seat": 1}]}','0b6b0699cf2d43708a7302a8019cf47e:m5');
INSERT INTO "entries" VALUES('YO6AC0NhPj6kUXiUtmtuhh34',6,'{"kind": "move", "seat": 0, "text": "stand", "events": []}','88340b352033100435e19db4096f14ff:m6');
INSERT INTO "entries" VALUES('iShhuf4-glgcKKvGDaTsdjBx',0,'{"kind": "chance", "seat": -1, "text": "deal 8", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 8, "sees": 1}]}','88340b352033100435e19db4096f14ff:m9');
INSERT INTO "entries" VALUES('iShhuf4-glgcKKvGDaTsdjBx',1,'{"kind": "chance", "seat": -1, "text": "deal 3", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 3, "sees": 2}]}','');
INSERT INTO "entries" VALUES('iShhuf4-glgcKKvGDaTsdjBx',2,'{"kind": "chance", "seat": -1, "text": "deal 7", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 7, "sees": 1}]}','');
INSERT INTO "entries" VALUES('iShhuf4-glgcKKvGDaTsdjBx',3,'{"kind": "chance", "seat": -1, "text": "deal 5", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 5, "sees": 2}]}','');
INSERT INTO "entries" VALUES('iShhuf4-glgcKKvGDaTsdjBx',4,'{"kind": "move", "seat": 0, "text": "lay 7", "public": "lay ?", "sees": 1, "events": [{"event": "laid", "article": "QU-2", "seat": 0}]}','88340b352033100435e19db4096f14ff:m10');
INSERT INTO "entries" VALUES('iShhuf4-glgcKKvGDaTsdjBx',5,'{"kind": "move", "seat": 1, "text": "lay 3", "public": "lay ?", "sees": 2, "events": [{"event": "laid", "article": "QU-2", "seat": 1}]}','0b6b0699cf2d43708a7302a8019cf47e:m11');
INSERT INTO "entries" VALUES('iShhuf4-glgcKKvGDaTsdjBx',6,'{"kind": "move", "seat": 0, "text": "stand", "events": []}','88340b352033100435e19db4096f14ff:m12');
INSERT INTO "entries" VALUES('iShhuf4-glgcKKvGDaTsdjBx',7,'{"kind": "move", "seat": 1, "text": "stand", "events": [{"event": "shown", "article": "QU-4", "seat": 0, "card": 7, "raise": 0}, {"event": "shown", "article": "QU-4", "seat": 1, "card": 3, "raise": 0}]}','0b6b0699cf2d43708a7302a8019cf47e:m13');
INSERT INTO "entries" VALUES('iShhuf4-glgcKKvGDaTsdjBx',8,'{"kind": "move", "seat": 0, "text": "lay 8", "public": "lay ?", "sees": 1, "events": [{"event": "laid", "article": "QU-2", "seat": 0}]}','88340b352033100435e19db4096f14ff:m14');
INSERT INTO "entries" VALUES('iShhuf4-glgcKKvGDaTsdjBx',9,'{"kind": "move", "seat": 1, "text": "lay 5", "public": "lay ?", "sees": 2, "events": [{"event": "laid", "article": "QU-2", "seat": 1}]}','0b6b0699cf2d43708a7302a8019cf47e:m15');
INSERT INTO "entries" VALUES('iShhuf4-glgcKKvGDaTsdjBx',10,'{"kind": "move", "seat": 0, "text": "stand", "events": []}','88340b352033100435e19db4096f14ff:m16');
INSERT INTO "entries" VALUES('iShhuf4-glgcKKvGDaTsdjBx',11,'{"kind": "move", "seat": 1, "text": "stand", "events": [{"event": "shown", "article": "QU-4", "seat": 0, "card": 8, "raise": 0}, {"event": "shown", "article": "QU-4", "seat": 1, "card": 5, "raise": 0}]}','0b6b0699cf2d43708a7302a8019cf47e:m17');
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
INSERT INTO "holders" VALUES('88340b352033100435e19db4096f14ff','EgyxRst_CLmfPXK8HPi49ci6');
INSERT INTO "holders" VALUES('88340b352033100435e19db4096f14ff','P4Ga1OV9jyYYzvbFgZ8GL2o_');
INSERT INTO "holders" VALUES('0b6b0699cf2d43708a7302a8019cf47e','YO6AC0NhPj6kUXiUtmtuhh34');
INSERT INTO "holders" VALUES('88340b352033100435e19db4096f14ff','YO6AC0NhPj6kUXiUtmtuhh34');
INSERT INTO "holders" VALUES('0b6b0699cf2d43708a7302a8019cf47e','iShhuf4-glgcKKvGDaTsdjBx');
INSERT INTO "holders" VALUES('88340b352033100435e19db4096f14ff','iShhuf4-glgcKKvGDaTsdjBx');
CREATE TABLE house_keys (
    name TEXT PRIMARY KEY,
    text TEXT NOT NULL
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
CREATE TABLE pasts (
    table_id TEXT NOT NULL,
    entry INTEGER NOT NULL,  -- the entry of the log that led on from it
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, entry)
) WITHOUT ROWID;
INSERT INTO "pasts" VALUES('YO6AC0NhPj6kUXiUtmtuhh34',4,'[4, 0, false, "{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"lay\",\"pile\":[2,5,7,8],\"top\":0,\"hands\":[[4,6],[1,3]],\"laid\":[0,0],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[1,1],\"wave\":0}}"]');
INSERT INTO "pasts" VALUES('YO6AC0NhPj6kUXiUtmtuhh34',5,'[5, 1, false, "{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"lay\",\"pile\":[2,5,7,8],\"top\":0,\"hands\":[[6],[1,3]],\"laid\":[4,0],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[3,1],\"wave\":0}}"]');
INSERT INTO "pasts" VALUES('YO6AC0NhPj6kUXiUtmtuhh34',6,'[6, 0, false, "{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"raise\",\"pile\":[2,5,7,8],\"top\":0,\"hands\":[[6],[3]],\"laid\":[4,1],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[1,1],\"wave\":0}}"]');
CREATE TABLE pushes (
    endpoint TEXT PRIMARY KEY,
    guest TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    origin TEXT NOT NULL,  -- of the page that asked for it
    at REAL NOT NULL
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
INSERT INTO "tables" VALUES('EgyxRst_CLmfPXK8HPi49ci6',2,'quarrel','gathering',1,NULL,1000.0,'{"id":"EgyxRst_CLmfPXK8HPi49ci6","game":"quarrel","rules":1,"phase":"gathering","options":{"peek":true},"is_open":true,"chairs":[{"kind":"person","name":"Anna","colour":"red","shape":"circle","level":"","temper":-1,"key":"VIRAGC8xKTkEuSJlfycIsx5X","holders":["88340b352033100435e19db4096f14ff"],"word":"","sent":"88340b352033100435e19db4096f14ff:m0","has_resigned":false,"gone":[],"is_late":false},{"kind":"free","name":"","colour":"red","shape":"circle","level":"","temper":-1,"key":"","holders":[],"word":"","sent":"","has_resigned":false,"gone":[],"is_late":false}],"host":"88340b352033100435e19db4096f14ff","secret":"86bf94b06e1e7efd9f5090b35f6229835ce0ec2fa0950e57226244b5ba9816ff","seal":"ecdf661892c6cbb1c5d7ac358480d545fe91132ff40b336badf5fa1a6fa4d517","made_at":1000.0,"pace":{"kind":"live","answer":0,"bank":0,"increment":0,"late":"default"},"absence":0,"paused_at":0.0,"proposal":null,"undo":null,"orders":[],"unseen":{},"rematch":"","result":null,"has_hints":false,"board":"","box":null,"muted":[],"removed":[]}','','88340b352033100435e19db4096f14ff','88340b352033100435e19db4096f14ff',1000.0,0,NULL);
INSERT INTO "tables" VALUES('YO6AC0NhPj6kUXiUtmtuhh34',10,'quarrel','running',0,1030.0,1010.0,'{"id":"YO6AC0NhPj6kUXiUtmtuhh34","game":"quarrel","rules":1,"phase":"running","options":{"peek":true},"is_open":false,"chairs":[{"kind":"person","name":"Anna","colour":"red","shape":"circle","level":"","temper":-1,"key":"ir9ZOtk2cwD2cjb57IZG-Yb0","holders":["88340b352033100435e19db4096f14ff"],"word":"","sent":"88340b352033100435e19db4096f14ff:m1","has_resigned":false,"gone":[],"is_late":false},{"kind":"person","name":"Ben","colour":"blue","shape":"square","level":"","temper":-1,"key":"7HJF5JQixmo1JT2CZ2O2_5K-","holders":["0b6b0699cf2d43708a7302a8019cf47e"],"word":"","sent":"0b6b0699cf2d43708a7302a8019cf47e:m2","has_resigned":false,"gone":[],"is_late":false}],"host":"88340b352033100435e19db4096f14ff","secret":"c3345c63a2d8a61bad31ecf16614073d120dae4694bd372c1de51dc427e86504","seal":"46680fb79cf71bf22250ee53ee03419a25d8406a478d9a530ea865c8b8ab1610","made_at":1010.0,"pace":{"kind":"live","answer":0,"bank":0,"increment":0,"late":"default"},"absence":0,"paused_at":0.0,"proposal":null,"undo":null,"orders":[],"unseen":{},"rematch":"","result":null,"has_hints":false,"board":"","box":null,"muted":[],"removed":[]}','{"match":{"ludotheque":"match","head":{"game":"quarrel","rules":1,"seats":2,"options":{"peek":true},"board":"ddf46541273fe3ab","seal":"46680fb79cf71bf22250ee53ee03419a25d8406a478d9a530ea865c8b8ab1610","keeps_time":true},"position":"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"raise\",\"pile\":[2,5,7,8],\"top\":0,\"hands\":[[6],[3]],\"laid\":[4,1],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[2,1],\"wave\":0}}","questions":[-1,6],"has_begun":true,"luck":{"kind":"sealed","secret":"c3345c63a2d8a61bad31ecf16614073d120dae4694bd372c1de51dc427e86504","words":[],"draws":4}},"times":{"began_at":1010.0,"step_since":1010.0,"questions":[-1,6],"asked_since":[1010.0,1010.0],"clocks":{},"left":[0.0,0.0]},"entries":7}','88340b352033100435e19db4096f14ff','88340b352033100435e19db4096f14ff',1010.0,3,1070.0);
INSERT INTO "tables" VALUES('P4Ga1OV9jyYYzvbFgZ8GL2o_',1,'quarrel','running',0,1020.0,1020.0,'{"id":"P4Ga1OV9jyYYzvbFgZ8GL2o_","game":"quarrel","rules":1,"phase":"running","options":{"peek":true},"is_open":false,"chairs":[{"kind":"person","name":"Anna","colour":"red","shape":"circle","level":"","temper":-1,"key":"s9kktsich38osJRA1cVkMiwY","holders":["88340b352033100435e19db4096f14ff"],"word":"","sent":"","has_resigned":false,"gone":[],"is_late":false},{"kind":"bot","name":"","colour":"blue","shape":"square","level":"random","temper":11,"key":"","holders":[],"word":"","sent":"","has_resigned":false,"gone":[],"is_late":false}],"host":"88340b352033100435e19db4096f14ff","secret":"92c0965267f845cba0f80119f0186ce5e120e43fe904f6ccf6db8949d82ff212","seal":"6d56bfc1b926e42ea06fd4db527a354e2bb2e6798c61d689d9540411cca82f85","made_at":1020.0,"pace":{"kind":"live","answer":0,"bank":0,"increment":0,"late":"default"},"absence":0,"paused_at":0.0,"proposal":null,"undo":null,"orders":[],"unseen":{},"rematch":"","result":null,"has_hints":false,"board":"","box":null,"muted":[],"removed":[]}','{"match":{"ludotheque":"match","head":{"game":"quarrel","rules":1,"seats":2,"options":{"peek":true},"board":"ddf46541273fe3ab","seal":"6d56bfc1b926e42ea06fd4db527a354e2bb2e6798c61d689d9540411cca82f85","keeps_time":true},"position":"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"lay\",\"pile\":[1,3,4,6],\"top\":0,\"hands\":[[2,8],[5,7]],\"laid\":[0,0],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[1,1],\"wave\":0}}","questions":[4,4],"has_begun":true,"luck":{"kind":"sealed","secret":"92c0965267f845cba0f80119f0186ce5e120e43fe904f6ccf6db8949d82ff212","words":[],"draws":4}},"times":{"began_at":1020.0,"step_since":1020.0,"questions":[4,4],"asked_since":[1020.0,1020.0],"clocks":{},"left":[0.0,0.0]},"entries":4}','88340b352033100435e19db4096f14ff','88340b352033100435e19db4096f14ff',1020.0,0,NULL);
INSERT INTO "tables" VALUES('iShhuf4-glgcKKvGDaTsdjBx',12,'quarrel','over',0,NULL,1030.0,'{"id":"iShhuf4-glgcKKvGDaTsdjBx","game":"quarrel","rules":1,"phase":"over","options":{"peek":true},"is_open":false,"chairs":[{"kind":"person","name":"Anna","colour":"red","shape":"circle","level":"","temper":-1,"key":"amHhNJ1onDYR_I2P9Y6Pp7FN","holders":["88340b352033100435e19db4096f14ff"],"word":"","sent":"88340b352033100435e19db4096f14ff:m7","has_resigned":false,"gone":[],"is_late":false},{"kind":"person","name":"Ben","colour":"blue","shape":"square","level":"","temper":-1,"key":"Vfx431vHm3XOR2zI6s_FkUW5","holders":["0b6b0699cf2d43708a7302a8019cf47e"],"word":"","sent":"0b6b0699cf2d43708a7302a8019cf47e:m8","has_resigned":false,"gone":[],"is_late":false}],"host":"88340b352033100435e19db4096f14ff","secret":"d291603e9f8b4013b21c8d6489410d6ed2acbc6107fa8e727c82a232c9d1518f","seal":"86a76143116ec8b5828353ecb908b807be0ccd105b1d2ba329bee92ebd95fc0c","made_at":1030.0,"pace":{"kind":"live","answer":0,"bank":0,"increment":0,"late":"default"},"absence":0,"paused_at":0.0,"proposal":null,"undo":null,"orders":[],"unseen":{},"rematch":"","result":{"winners":[0],"scores":[2,0],"why":""},"has_hints":false,"board":"","box":null,"muted":[],"removed":[]}','{"match":{"ludotheque":"match","head":{"game":"quarrel","rules":1,"seats":2,"options":{"peek":true},"board":"ddf46541273fe3ab","seal":"86a76143116ec8b5828353ecb908b807be0ccd105b1d2ba329bee92ebd95fc0c","keeps_time":true},"position":"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"over\",\"pile\":[1,2,4,6],\"top\":0,\"hands\":[[],[]],\"laid\":[0,0],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[2,0],\"shown\":[7,3,8,5],\"peeker\":-1,\"choice\":{\"at\":[2,2],\"wave\":0}}","questions":[-1,-1],"has_begun":true,"luck":{"kind":"sealed","secret":"d291603e9f8b4013b21c8d6489410d6ed2acbc6107fa8e727c82a232c9d1518f","words":[],"draws":4}},"times":{"began_at":1030.0,"step_since":1030.0,"questions":[-1,-1],"asked_since":[1030.0,1030.0],"clocks":{},"left":[0.0,0.0]},"entries":12}','88340b352033100435e19db4096f14ff','88340b352033100435e19db4096f14ff',1030.0,0,1090.0);
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
DELETE FROM "sqlite_sequence";
COMMIT;
PRAGMA user_version = 8;
