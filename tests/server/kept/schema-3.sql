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
INSERT INTO "chat" VALUES('BwPLSAt45djCqLodlu-M0Fyy',0,'{"number":0,"at":1010.0,"seat":1,"name":"Ben","text":"Line 0"}','0b6b0699cf2d43708a7302a8019cf47e:chat-0',1010.0);
INSERT INTO "chat" VALUES('BwPLSAt45djCqLodlu-M0Fyy',1,'{"number":1,"at":1010.0,"seat":1,"name":"Ben","text":"Line 1"}','0b6b0699cf2d43708a7302a8019cf47e:chat-1',1010.0);
INSERT INTO "chat" VALUES('BwPLSAt45djCqLodlu-M0Fyy',2,'{"number":2,"at":1010.0,"seat":1,"name":"Ben","text":"Line 2"}','0b6b0699cf2d43708a7302a8019cf47e:chat-2',1010.0);
CREATE TABLE entries (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    text TEXT NOT NULL,
    sent TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
INSERT INTO "entries" VALUES('BwPLSAt45djCqLodlu-M0Fyy',0,'{"kind": "chance", "seat": -1, "text": "deal 1", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 1, "sees": 1}]}','88340b352033100435e19db4096f14ff:m3');
INSERT INTO "entries" VALUES('BwPLSAt45djCqLodlu-M0Fyy',1,'{"kind": "chance", "seat": -1, "text": "deal 2", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 2, "sees": 2}]}','');
INSERT INTO "entries" VALUES('BwPLSAt45djCqLodlu-M0Fyy',2,'{"kind": "chance", "seat": -1, "text": "deal 7", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 7, "sees": 1}]}','');
INSERT INTO "entries" VALUES('BwPLSAt45djCqLodlu-M0Fyy',3,'{"kind": "chance", "seat": -1, "text": "deal 4", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 4, "sees": 2}]}','');
INSERT INTO "entries" VALUES('BwPLSAt45djCqLodlu-M0Fyy',4,'{"kind": "move", "seat": 0, "text": "lay 1", "public": "lay ?", "sees": 1, "events": [{"event": "laid", "article": "QU-2", "seat": 0}]}','88340b352033100435e19db4096f14ff:m4');
INSERT INTO "entries" VALUES('BwPLSAt45djCqLodlu-M0Fyy',5,'{"kind": "move", "seat": 1, "text": "lay 2", "public": "lay ?", "sees": 2, "events": [{"event": "laid", "article": "QU-2", "seat": 1}]}','0b6b0699cf2d43708a7302a8019cf47e:m5');
INSERT INTO "entries" VALUES('BwPLSAt45djCqLodlu-M0Fyy',6,'{"kind": "move", "seat": 0, "text": "stand", "events": []}','88340b352033100435e19db4096f14ff:m6');
INSERT INTO "entries" VALUES('PZqkzXzr75-W_f-Bxs6TfOV4',0,'{"kind": "chance", "seat": -1, "text": "deal 5", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 5, "sees": 1}]}','88340b352033100435e19db4096f14ff:m9');
INSERT INTO "entries" VALUES('PZqkzXzr75-W_f-Bxs6TfOV4',1,'{"kind": "chance", "seat": -1, "text": "deal 4", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 4, "sees": 2}]}','');
INSERT INTO "entries" VALUES('PZqkzXzr75-W_f-Bxs6TfOV4',2,'{"kind": "chance", "seat": -1, "text": "deal 6", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 6, "sees": 1}]}','');
INSERT INTO "entries" VALUES('PZqkzXzr75-W_f-Bxs6TfOV4',3,'{"kind": "chance", "seat": -1, "text": "deal 8", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 8, "sees": 2}]}','');
INSERT INTO "entries" VALUES('PZqkzXzr75-W_f-Bxs6TfOV4',4,'{"kind": "move", "seat": 0, "text": "lay 5", "public": "lay ?", "sees": 1, "events": [{"event": "laid", "article": "QU-2", "seat": 0}]}','88340b352033100435e19db4096f14ff:m10');
INSERT INTO "entries" VALUES('PZqkzXzr75-W_f-Bxs6TfOV4',5,'{"kind": "move", "seat": 1, "text": "lay 4", "public": "lay ?", "sees": 2, "events": [{"event": "laid", "article": "QU-2", "seat": 1}]}','0b6b0699cf2d43708a7302a8019cf47e:m11');
INSERT INTO "entries" VALUES('PZqkzXzr75-W_f-Bxs6TfOV4',6,'{"kind": "move", "seat": 0, "text": "stand", "events": []}','88340b352033100435e19db4096f14ff:m12');
INSERT INTO "entries" VALUES('PZqkzXzr75-W_f-Bxs6TfOV4',7,'{"kind": "move", "seat": 1, "text": "stand", "events": [{"event": "shown", "article": "QU-4", "seat": 0, "card": 5, "raise": 0}, {"event": "shown", "article": "QU-4", "seat": 1, "card": 4, "raise": 0}]}','0b6b0699cf2d43708a7302a8019cf47e:m13');
INSERT INTO "entries" VALUES('PZqkzXzr75-W_f-Bxs6TfOV4',8,'{"kind": "move", "seat": 0, "text": "lay 6", "public": "lay ?", "sees": 1, "events": [{"event": "laid", "article": "QU-2", "seat": 0}]}','88340b352033100435e19db4096f14ff:m14');
INSERT INTO "entries" VALUES('PZqkzXzr75-W_f-Bxs6TfOV4',9,'{"kind": "move", "seat": 1, "text": "lay 8", "public": "lay ?", "sees": 2, "events": [{"event": "laid", "article": "QU-2", "seat": 1}]}','0b6b0699cf2d43708a7302a8019cf47e:m15');
INSERT INTO "entries" VALUES('PZqkzXzr75-W_f-Bxs6TfOV4',10,'{"kind": "move", "seat": 0, "text": "stand", "events": []}','88340b352033100435e19db4096f14ff:m16');
INSERT INTO "entries" VALUES('PZqkzXzr75-W_f-Bxs6TfOV4',11,'{"kind": "move", "seat": 1, "text": "stand", "events": [{"event": "shown", "article": "QU-4", "seat": 0, "card": 6, "raise": 0}, {"event": "shown", "article": "QU-4", "seat": 1, "card": 8, "raise": 0}]}','0b6b0699cf2d43708a7302a8019cf47e:m17');
INSERT INTO "entries" VALUES('a8wMi9I2elzHgStVT2Lf2cQW',0,'{"kind": "chance", "seat": -1, "text": "deal 2", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 2, "sees": 1}]}','');
INSERT INTO "entries" VALUES('a8wMi9I2elzHgStVT2Lf2cQW',1,'{"kind": "chance", "seat": -1, "text": "deal 8", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 8, "sees": 2}]}','');
INSERT INTO "entries" VALUES('a8wMi9I2elzHgStVT2Lf2cQW',2,'{"kind": "chance", "seat": -1, "text": "deal 5", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 5, "sees": 1}]}','');
INSERT INTO "entries" VALUES('a8wMi9I2elzHgStVT2Lf2cQW',3,'{"kind": "chance", "seat": -1, "text": "deal 1", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 1, "sees": 2}]}','');
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
INSERT INTO "holders" VALUES('88340b352033100435e19db4096f14ff','97MOTyygSOicwbIh3kyqKTYV');
INSERT INTO "holders" VALUES('0b6b0699cf2d43708a7302a8019cf47e','BwPLSAt45djCqLodlu-M0Fyy');
INSERT INTO "holders" VALUES('88340b352033100435e19db4096f14ff','BwPLSAt45djCqLodlu-M0Fyy');
INSERT INTO "holders" VALUES('0b6b0699cf2d43708a7302a8019cf47e','PZqkzXzr75-W_f-Bxs6TfOV4');
INSERT INTO "holders" VALUES('88340b352033100435e19db4096f14ff','PZqkzXzr75-W_f-Bxs6TfOV4');
INSERT INTO "holders" VALUES('88340b352033100435e19db4096f14ff','a8wMi9I2elzHgStVT2Lf2cQW');
CREATE TABLE notices (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    id TEXT NOT NULL
);
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
INSERT INTO "tables" VALUES('97MOTyygSOicwbIh3kyqKTYV',2,'quarrel','gathering',1,NULL,1000.0,'{"id":"97MOTyygSOicwbIh3kyqKTYV","game":"quarrel","rules":1,"phase":"gathering","options":{"peek":true},"is_open":true,"absence":0,"chairs":[{"kind":"person","name":"Anna","colour":"red","shape":"circle","level":"","key":"bwUx-dYdv-2VUU7lKOgef_4n","holders":["88340b352033100435e19db4096f14ff"],"word":"","sent":"88340b352033100435e19db4096f14ff:m0","has_resigned":false,"gone":[]},{"kind":"free","name":"","colour":"red","shape":"circle","level":"","key":"","holders":[],"word":"","sent":"","has_resigned":false,"gone":[]}],"host":"88340b352033100435e19db4096f14ff","secret":"6d518e2dba0ac885d14b5d20be9a2abcc2d98851b804da5e7f34ceba6cb82d0c","seal":"cd4d8f38b9b2344829ae144d91749daa1102fdac92786bd2a3036870e6be9c09","made_at":1000.0,"undo":null,"orders":[],"unseen":{},"rematch":"","result":null,"has_hints":false,"board":"","box":null}','','88340b352033100435e19db4096f14ff','88340b352033100435e19db4096f14ff',1000.0,0);
INSERT INTO "tables" VALUES('BwPLSAt45djCqLodlu-M0Fyy',10,'quarrel','running',0,1030.0,1010.0,'{"id":"BwPLSAt45djCqLodlu-M0Fyy","game":"quarrel","rules":1,"phase":"running","options":{"peek":true},"is_open":false,"absence":0,"chairs":[{"kind":"person","name":"Anna","colour":"red","shape":"circle","level":"","key":"udpGUoC8tDfGq6sMTffV1p7E","holders":["88340b352033100435e19db4096f14ff"],"word":"","sent":"88340b352033100435e19db4096f14ff:m1","has_resigned":false,"gone":[]},{"kind":"person","name":"Ben","colour":"blue","shape":"square","level":"","key":"XnwBeR6jIENDXyGdxVewZVhV","holders":["0b6b0699cf2d43708a7302a8019cf47e"],"word":"","sent":"0b6b0699cf2d43708a7302a8019cf47e:m2","has_resigned":false,"gone":[]}],"host":"88340b352033100435e19db4096f14ff","secret":"6a195fcf3bf1f74d8bb0fa0b1b1be6f0a6bb1d4d0fdb71627d29db7f7973f61e","seal":"ede5f6b2dec65c0e2bc6ef68f94dfbdad009c3179626b02ac1083ec2aecf800f","made_at":1010.0,"undo":null,"orders":[],"unseen":{},"rematch":"","result":null,"has_hints":false,"board":"","box":null}','{"match":{"ludotheque":"match","head":{"game":"quarrel","rules":1,"seats":2,"options":{"peek":true},"board":"ddf46541273fe3ab","seal":"ede5f6b2dec65c0e2bc6ef68f94dfbdad009c3179626b02ac1083ec2aecf800f","keeps_time":true},"position":"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"raise\",\"pile\":[3,5,6,8],\"top\":0,\"hands\":[[7],[4]],\"laid\":[1,2],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[2,1],\"wave\":0}}","questions":[-1,6],"has_begun":true,"luck":{"kind":"sealed","secret":"6a195fcf3bf1f74d8bb0fa0b1b1be6f0a6bb1d4d0fdb71627d29db7f7973f61e","words":[],"draws":4},"past":[[4,0,false,"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"lay\",\"pile\":[3,5,6,8],\"top\":0,\"hands\":[[1,7],[2,4]],\"laid\":[0,0],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[1,1],\"wave\":0}}"],[5,1,false,"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"lay\",\"pile\":[3,5,6,8],\"top\":0,\"hands\":[[7],[2,4]],\"laid\":[1,0],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[3,1],\"wave\":0}}"],[6,0,false,"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"raise\",\"pile\":[3,5,6,8],\"top\":0,\"hands\":[[7],[4]],\"laid\":[1,2],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[1,1],\"wave\":0}}"]]},"times":{"began_at":1010.0,"step_since":1010.0,"questions":[-1,6],"asked_since":[1010.0,1010.0],"clocks":{}},"entries":7}','88340b352033100435e19db4096f14ff','88340b352033100435e19db4096f14ff',1010.0,3);
INSERT INTO "tables" VALUES('a8wMi9I2elzHgStVT2Lf2cQW',1,'quarrel','running',0,1020.0,1020.0,'{"id":"a8wMi9I2elzHgStVT2Lf2cQW","game":"quarrel","rules":1,"phase":"running","options":{"peek":true},"is_open":false,"absence":0,"chairs":[{"kind":"person","name":"Anna","colour":"red","shape":"circle","level":"","key":"pWR7ePJecYhnUEEzoXTNfyg0","holders":["88340b352033100435e19db4096f14ff"],"word":"","sent":"","has_resigned":false,"gone":[]},{"kind":"bot","name":"","colour":"blue","shape":"square","level":"random","key":"","holders":[],"word":"","sent":"","has_resigned":false,"gone":[]}],"host":"88340b352033100435e19db4096f14ff","secret":"5b38dab9cefbeaed26762f3a0b5f694da65f590a0f9b0efeaae87e27c8bbd3a6","seal":"b7023e97c87564e0347448a8e2faed2c79b02b9327261f50342e99437c85d1c0","made_at":1020.0,"undo":null,"orders":[],"unseen":{},"rematch":"","result":null,"has_hints":false,"board":"","box":null}','{"match":{"ludotheque":"match","head":{"game":"quarrel","rules":1,"seats":2,"options":{"peek":true},"board":"ddf46541273fe3ab","seal":"b7023e97c87564e0347448a8e2faed2c79b02b9327261f50342e99437c85d1c0","keeps_time":true},"position":"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"lay\",\"pile\":[3,4,6,7],\"top\":0,\"hands\":[[2,5],[1,8]],\"laid\":[0,0],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[1,1],\"wave\":0}}","questions":[4,4],"has_begun":true,"luck":{"kind":"sealed","secret":"5b38dab9cefbeaed26762f3a0b5f694da65f590a0f9b0efeaae87e27c8bbd3a6","words":[],"draws":4},"past":[]},"times":{"began_at":1020.0,"step_since":1020.0,"questions":[4,4],"asked_since":[1020.0,1020.0],"clocks":{}},"entries":4}','88340b352033100435e19db4096f14ff','88340b352033100435e19db4096f14ff',1020.0,0);
INSERT INTO "tables" VALUES('PZqkzXzr75-W_f-Bxs6TfOV4',12,'quarrel','over',0,NULL,1030.0,'{"id":"PZqkzXzr75-W_f-Bxs6TfOV4","game":"quarrel","rules":1,"phase":"over","options":{"peek":true},"is_open":false,"absence":0,"chairs":[{"kind":"person","name":"Anna","colour":"red","shape":"circle","level":"","key":"dbLT5pSJy194Upa5FNgVQV5R","holders":["88340b352033100435e19db4096f14ff"],"word":"","sent":"88340b352033100435e19db4096f14ff:m7","has_resigned":false,"gone":[]},{"kind":"person","name":"Ben","colour":"blue","shape":"square","level":"","key":"3utPEEbjq1MlMVD8P4jOuNDo","holders":["0b6b0699cf2d43708a7302a8019cf47e"],"word":"","sent":"0b6b0699cf2d43708a7302a8019cf47e:m8","has_resigned":false,"gone":[]}],"host":"88340b352033100435e19db4096f14ff","secret":"2736e8d70845a77107250064ed69ef05a253015e0936b3fbde0ce5200fbbc004","seal":"b38a7a3ebc19f3cf18fa6a48a08a55a2a89cfb1d5b7698c758365f1fba786a74","made_at":1030.0,"undo":null,"orders":[],"unseen":{},"rematch":"","result":{"winners":[0,1],"scores":[1,1],"why":""},"has_hints":false,"board":"","box":null}','{"match":{"ludotheque":"match","head":{"game":"quarrel","rules":1,"seats":2,"options":{"peek":true},"board":"ddf46541273fe3ab","seal":"b38a7a3ebc19f3cf18fa6a48a08a55a2a89cfb1d5b7698c758365f1fba786a74","keeps_time":true},"position":"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"over\",\"pile\":[1,2,3,7],\"top\":0,\"hands\":[[],[]],\"laid\":[0,0],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[1,1],\"shown\":[5,4,6,8],\"peeker\":-1,\"choice\":{\"at\":[2,2],\"wave\":0}}","questions":[-1,-1],"has_begun":true,"luck":{"kind":"sealed","secret":"2736e8d70845a77107250064ed69ef05a253015e0936b3fbde0ce5200fbbc004","words":[],"draws":4},"past":[[4,0,false,"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"lay\",\"pile\":[1,2,3,7],\"top\":0,\"hands\":[[5,6],[4,8]],\"laid\":[0,0],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[1,1],\"wave\":0}}"],[5,1,false,"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"lay\",\"pile\":[1,2,3,7],\"top\":0,\"hands\":[[6],[4,8]],\"laid\":[5,0],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[3,1],\"wave\":0}}"],[6,0,false,"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"raise\",\"pile\":[1,2,3,7],\"top\":0,\"hands\":[[6],[8]],\"laid\":[5,4],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[1,1],\"wave\":0}}"],[7,1,false,"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"raise\",\"pile\":[1,2,3,7],\"top\":0,\"hands\":[[6],[8]],\"laid\":[5,4],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[2,1],\"wave\":0}}"],[8,0,false,"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"lay\",\"pile\":[1,2,3,7],\"top\":0,\"hands\":[[6],[8]],\"laid\":[0,0],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[1,0],\"shown\":[5,4],\"peeker\":-1,\"choice\":{\"at\":[1,1],\"wave\":0}}"],[9,1,false,"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"lay\",\"pile\":[1,2,3,7],\"top\":0,\"hands\":[[],[8]],\"laid\":[6,0],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[1,0],\"shown\":[5,4],\"peeker\":-1,\"choice\":{\"at\":[3,1],\"wave\":0}}"],[10,0,false,"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"raise\",\"pile\":[1,2,3,7],\"top\":0,\"hands\":[[],[]],\"laid\":[6,8],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[1,0],\"shown\":[5,4],\"peeker\":-1,\"choice\":{\"at\":[1,1],\"wave\":0}}"],[11,1,false,"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"raise\",\"pile\":[1,2,3,7],\"top\":0,\"hands\":[[],[]],\"laid\":[6,8],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[1,0],\"shown\":[5,4],\"peeker\":-1,\"choice\":{\"at\":[2,1],\"wave\":0}}"]]},"times":{"began_at":1030.0,"step_since":1030.0,"questions":[-1,-1],"asked_since":[1030.0,1030.0],"clocks":{}},"entries":12}','88340b352033100435e19db4096f14ff','88340b352033100435e19db4096f14ff',1030.0,0);
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
PRAGMA user_version = 3;
