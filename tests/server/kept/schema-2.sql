BEGIN TRANSACTION;
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
INSERT INTO "chat" VALUES('7IVZtb9_rUZmtaa58THke4Jh',0,'{"number":0,"at":1010.0,"seat":1,"name":"Ben","text":"Line 0"}','0b6b0699cf2d43708a7302a8019cf47e:chat-0',1010.0);
INSERT INTO "chat" VALUES('7IVZtb9_rUZmtaa58THke4Jh',1,'{"number":1,"at":1010.0,"seat":1,"name":"Ben","text":"Line 1"}','0b6b0699cf2d43708a7302a8019cf47e:chat-1',1010.0);
INSERT INTO "chat" VALUES('7IVZtb9_rUZmtaa58THke4Jh',2,'{"number":2,"at":1010.0,"seat":1,"name":"Ben","text":"Line 2"}','0b6b0699cf2d43708a7302a8019cf47e:chat-2',1010.0);
CREATE TABLE entries (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    text TEXT NOT NULL,
    sent TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
INSERT INTO "entries" VALUES('2UcTU_iu8Uy7OxV6OFPgd2VJ',0,'{"kind": "chance", "seat": -1, "text": "deal 8", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 8, "sees": 1}]}','88340b352033100435e19db4096f14ff:m9');
INSERT INTO "entries" VALUES('2UcTU_iu8Uy7OxV6OFPgd2VJ',1,'{"kind": "chance", "seat": -1, "text": "deal 2", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 2, "sees": 2}]}','');
INSERT INTO "entries" VALUES('2UcTU_iu8Uy7OxV6OFPgd2VJ',2,'{"kind": "chance", "seat": -1, "text": "deal 4", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 4, "sees": 1}]}','');
INSERT INTO "entries" VALUES('2UcTU_iu8Uy7OxV6OFPgd2VJ',3,'{"kind": "chance", "seat": -1, "text": "deal 7", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 7, "sees": 2}]}','');
INSERT INTO "entries" VALUES('2UcTU_iu8Uy7OxV6OFPgd2VJ',4,'{"kind": "move", "seat": 0, "text": "lay 4", "public": "lay ?", "sees": 1, "events": [{"event": "laid", "article": "QU-2", "seat": 0}]}','88340b352033100435e19db4096f14ff:m10');
INSERT INTO "entries" VALUES('2UcTU_iu8Uy7OxV6OFPgd2VJ',5,'{"kind": "move", "seat": 1, "text": "lay 2", "public": "lay ?", "sees": 2, "events": [{"event": "laid", "article": "QU-2", "seat": 1}]}','0b6b0699cf2d43708a7302a8019cf47e:m11');
INSERT INTO "entries" VALUES('2UcTU_iu8Uy7OxV6OFPgd2VJ',6,'{"kind": "move", "seat": 0, "text": "stand", "events": []}','88340b352033100435e19db4096f14ff:m12');
INSERT INTO "entries" VALUES('2UcTU_iu8Uy7OxV6OFPgd2VJ',7,'{"kind": "move", "seat": 1, "text": "stand", "events": [{"event": "shown", "article": "QU-4", "seat": 0, "card": 4, "raise": 0}, {"event": "shown", "article": "QU-4", "seat": 1, "card": 2, "raise": 0}]}','0b6b0699cf2d43708a7302a8019cf47e:m13');
INSERT INTO "entries" VALUES('2UcTU_iu8Uy7OxV6OFPgd2VJ',8,'{"kind": "move", "seat": 0, "text": "lay 8", "public": "lay ?", "sees": 1, "events": [{"event": "laid", "article": "QU-2", "seat": 0}]}','88340b352033100435e19db4096f14ff:m14');
INSERT INTO "entries" VALUES('2UcTU_iu8Uy7OxV6OFPgd2VJ',9,'{"kind": "move", "seat": 1, "text": "lay 7", "public": "lay ?", "sees": 2, "events": [{"event": "laid", "article": "QU-2", "seat": 1}]}','0b6b0699cf2d43708a7302a8019cf47e:m15');
INSERT INTO "entries" VALUES('2UcTU_iu8Uy7OxV6OFPgd2VJ',10,'{"kind": "move", "seat": 0, "text": "stand", "events": []}','88340b352033100435e19db4096f14ff:m16');
INSERT INTO "entries" VALUES('2UcTU_iu8Uy7OxV6OFPgd2VJ',11,'{"kind": "move", "seat": 1, "text": "stand", "events": [{"event": "shown", "article": "QU-4", "seat": 0, "card": 8, "raise": 0}, {"event": "shown", "article": "QU-4", "seat": 1, "card": 7, "raise": 0}]}','0b6b0699cf2d43708a7302a8019cf47e:m17');
INSERT INTO "entries" VALUES('7IVZtb9_rUZmtaa58THke4Jh',0,'{"kind": "chance", "seat": -1, "text": "deal 2", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 2, "sees": 1}]}','88340b352033100435e19db4096f14ff:m3');
INSERT INTO "entries" VALUES('7IVZtb9_rUZmtaa58THke4Jh',1,'{"kind": "chance", "seat": -1, "text": "deal 8", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 8, "sees": 2}]}','');
INSERT INTO "entries" VALUES('7IVZtb9_rUZmtaa58THke4Jh',2,'{"kind": "chance", "seat": -1, "text": "deal 7", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 7, "sees": 1}]}','');
INSERT INTO "entries" VALUES('7IVZtb9_rUZmtaa58THke4Jh',3,'{"kind": "chance", "seat": -1, "text": "deal 1", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 1, "sees": 2}]}','');
INSERT INTO "entries" VALUES('7IVZtb9_rUZmtaa58THke4Jh',4,'{"kind": "move", "seat": 0, "text": "lay 2", "public": "lay ?", "sees": 1, "events": [{"event": "laid", "article": "QU-2", "seat": 0}]}','88340b352033100435e19db4096f14ff:m4');
INSERT INTO "entries" VALUES('7IVZtb9_rUZmtaa58THke4Jh',5,'{"kind": "move", "seat": 1, "text": "lay 1", "public": "lay ?", "sees": 2, "events": [{"event": "laid", "article": "QU-2", "seat": 1}]}','0b6b0699cf2d43708a7302a8019cf47e:m5');
INSERT INTO "entries" VALUES('7IVZtb9_rUZmtaa58THke4Jh',6,'{"kind": "move", "seat": 0, "text": "stand", "events": []}','88340b352033100435e19db4096f14ff:m6');
INSERT INTO "entries" VALUES('K4OftP5bilPR7kHC9G4SaUyO',0,'{"kind": "chance", "seat": -1, "text": "deal 5", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 5, "sees": 1}]}','');
INSERT INTO "entries" VALUES('K4OftP5bilPR7kHC9G4SaUyO',1,'{"kind": "chance", "seat": -1, "text": "deal 6", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 6, "sees": 2}]}','');
INSERT INTO "entries" VALUES('K4OftP5bilPR7kHC9G4SaUyO',2,'{"kind": "chance", "seat": -1, "text": "deal 7", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 7, "sees": 1}]}','');
INSERT INTO "entries" VALUES('K4OftP5bilPR7kHC9G4SaUyO',3,'{"kind": "chance", "seat": -1, "text": "deal 1", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 1, "sees": 2}]}','');
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
INSERT INTO "holders" VALUES('0b6b0699cf2d43708a7302a8019cf47e','2UcTU_iu8Uy7OxV6OFPgd2VJ');
INSERT INTO "holders" VALUES('88340b352033100435e19db4096f14ff','2UcTU_iu8Uy7OxV6OFPgd2VJ');
INSERT INTO "holders" VALUES('0b6b0699cf2d43708a7302a8019cf47e','7IVZtb9_rUZmtaa58THke4Jh');
INSERT INTO "holders" VALUES('88340b352033100435e19db4096f14ff','7IVZtb9_rUZmtaa58THke4Jh');
INSERT INTO "holders" VALUES('88340b352033100435e19db4096f14ff','EHBY00b782wLz2Irvj8gI3lA');
INSERT INTO "holders" VALUES('88340b352033100435e19db4096f14ff','K4OftP5bilPR7kHC9G4SaUyO');
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
INSERT INTO "tables" VALUES('EHBY00b782wLz2Irvj8gI3lA',2,'quarrel','gathering',1,NULL,1000.0,'{"id":"EHBY00b782wLz2Irvj8gI3lA","game":"quarrel","rules":1,"phase":"gathering","options":{"peek":true},"is_open":true,"absence":0,"chairs":[{"kind":"person","name":"Anna","colour":"red","shape":"circle","level":"","key":"Yij1vesAHuEydKGHyw418vpK","holders":["88340b352033100435e19db4096f14ff"],"word":"","sent":"88340b352033100435e19db4096f14ff:m0","has_resigned":false,"gone":[]},{"kind":"free","name":"","colour":"red","shape":"circle","level":"","key":"","holders":[],"word":"","sent":"","has_resigned":false,"gone":[]}],"host":"88340b352033100435e19db4096f14ff","secret":"91aa24be9daf64c443bc4e7530f8a9c1b93ec160bb1b41b5e3fcd522b605b4d6","seal":"8626e17739fc6d96d638d7f6d6225990c92bd3caafcd6c43a23e9bc33515edfa","made_at":1000.0,"undo":null,"orders":[],"unseen":{},"rematch":"","result":null,"board":"","box":null}','','88340b352033100435e19db4096f14ff','88340b352033100435e19db4096f14ff',1000.0,0);
INSERT INTO "tables" VALUES('7IVZtb9_rUZmtaa58THke4Jh',10,'quarrel','running',0,1030.0,1010.0,'{"id":"7IVZtb9_rUZmtaa58THke4Jh","game":"quarrel","rules":1,"phase":"running","options":{"peek":true},"is_open":false,"absence":0,"chairs":[{"kind":"person","name":"Anna","colour":"red","shape":"circle","level":"","key":"2hwCwvvlSh7_37tacA2XQZ7a","holders":["88340b352033100435e19db4096f14ff"],"word":"","sent":"88340b352033100435e19db4096f14ff:m1","has_resigned":false,"gone":[]},{"kind":"person","name":"Ben","colour":"blue","shape":"square","level":"","key":"VrahTzt5BmOdUX44I_zzspeG","holders":["0b6b0699cf2d43708a7302a8019cf47e"],"word":"","sent":"0b6b0699cf2d43708a7302a8019cf47e:m2","has_resigned":false,"gone":[]}],"host":"88340b352033100435e19db4096f14ff","secret":"f87d84f571e2b220e86dfa7bddc04ed34366e185778b3449c60e2645342f7a00","seal":"089b85254204cf2f62dd6a1db0613300c27385c21d9ce460fcbb5d41dd312aa1","made_at":1010.0,"undo":null,"orders":[],"unseen":{},"rematch":"","result":null,"board":"","box":null}','{"match":{"ludotheque":"match","head":{"game":"quarrel","rules":1,"seats":2,"options":{"peek":true},"board":"ddf46541273fe3ab","seal":"089b85254204cf2f62dd6a1db0613300c27385c21d9ce460fcbb5d41dd312aa1","keeps_time":true},"position":"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"raise\",\"pile\":[3,4,5,6],\"top\":0,\"hands\":[[7],[8]],\"laid\":[2,1],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[2,1],\"wave\":0}}","questions":[-1,6],"has_begun":true,"luck":{"kind":"sealed","secret":"f87d84f571e2b220e86dfa7bddc04ed34366e185778b3449c60e2645342f7a00","words":[],"draws":4},"past":[[4,0,false,"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"lay\",\"pile\":[3,4,5,6],\"top\":0,\"hands\":[[2,7],[1,8]],\"laid\":[0,0],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[1,1],\"wave\":0}}"],[5,1,false,"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"lay\",\"pile\":[3,4,5,6],\"top\":0,\"hands\":[[7],[1,8]],\"laid\":[2,0],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[3,1],\"wave\":0}}"],[6,0,false,"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"raise\",\"pile\":[3,4,5,6],\"top\":0,\"hands\":[[7],[8]],\"laid\":[2,1],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[1,1],\"wave\":0}}"]]},"times":{"began_at":1010.0,"step_since":1010.0,"questions":[-1,6],"asked_since":[1010.0,1010.0],"clocks":{}},"entries":7}','88340b352033100435e19db4096f14ff','88340b352033100435e19db4096f14ff',1010.0,3);
INSERT INTO "tables" VALUES('K4OftP5bilPR7kHC9G4SaUyO',1,'quarrel','running',0,1020.0,1020.0,'{"id":"K4OftP5bilPR7kHC9G4SaUyO","game":"quarrel","rules":1,"phase":"running","options":{"peek":true},"is_open":false,"absence":0,"chairs":[{"kind":"person","name":"Anna","colour":"red","shape":"circle","level":"","key":"z_Jdvvff53A2vPr7QqAp04mz","holders":["88340b352033100435e19db4096f14ff"],"word":"","sent":"","has_resigned":false,"gone":[]},{"kind":"bot","name":"","colour":"blue","shape":"square","level":"random","key":"","holders":[],"word":"","sent":"","has_resigned":false,"gone":[]}],"host":"88340b352033100435e19db4096f14ff","secret":"5da353095eebf7bc20ba9797b779448c6e0bccbc99bccab61553df4dee798b04","seal":"499fbbd7d622fae17ee0f60bac7006386627be710762f8dd0e29c2932eb95d1c","made_at":1020.0,"undo":null,"orders":[],"unseen":{},"rematch":"","result":null,"board":"","box":null}','{"match":{"ludotheque":"match","head":{"game":"quarrel","rules":1,"seats":2,"options":{"peek":true},"board":"ddf46541273fe3ab","seal":"499fbbd7d622fae17ee0f60bac7006386627be710762f8dd0e29c2932eb95d1c","keeps_time":true},"position":"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"lay\",\"pile\":[2,3,4,8],\"top\":0,\"hands\":[[5,7],[1,6]],\"laid\":[0,0],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[1,1],\"wave\":0}}","questions":[4,4],"has_begun":true,"luck":{"kind":"sealed","secret":"5da353095eebf7bc20ba9797b779448c6e0bccbc99bccab61553df4dee798b04","words":[],"draws":4},"past":[]},"times":{"began_at":1020.0,"step_since":1020.0,"questions":[4,4],"asked_since":[1020.0,1020.0],"clocks":{}},"entries":4}','88340b352033100435e19db4096f14ff','88340b352033100435e19db4096f14ff',1020.0,0);
INSERT INTO "tables" VALUES('2UcTU_iu8Uy7OxV6OFPgd2VJ',12,'quarrel','over',0,NULL,1030.0,'{"id":"2UcTU_iu8Uy7OxV6OFPgd2VJ","game":"quarrel","rules":1,"phase":"over","options":{"peek":true},"is_open":false,"absence":0,"chairs":[{"kind":"person","name":"Anna","colour":"red","shape":"circle","level":"","key":"kForoZ3hjjZTWZArgkoqwUj9","holders":["88340b352033100435e19db4096f14ff"],"word":"","sent":"88340b352033100435e19db4096f14ff:m7","has_resigned":false,"gone":[]},{"kind":"person","name":"Ben","colour":"blue","shape":"square","level":"","key":"MaW17Nhne5HXEFancfYLguJZ","holders":["0b6b0699cf2d43708a7302a8019cf47e"],"word":"","sent":"0b6b0699cf2d43708a7302a8019cf47e:m8","has_resigned":false,"gone":[]}],"host":"88340b352033100435e19db4096f14ff","secret":"dce8e08d44adde6fd3e797805c613d46b2426732a3f8ea663999fa7b2f7ac8ee","seal":"5a8ddfda1f66f1f62540ab8e125f9076afc15a833a89dd7b17e9966a3c3443c9","made_at":1030.0,"undo":null,"orders":[],"unseen":{},"rematch":"","result":{"winners":[0],"scores":[2,0],"why":""},"board":"","box":null}','{"match":{"ludotheque":"match","head":{"game":"quarrel","rules":1,"seats":2,"options":{"peek":true},"board":"ddf46541273fe3ab","seal":"5a8ddfda1f66f1f62540ab8e125f9076afc15a833a89dd7b17e9966a3c3443c9","keeps_time":true},"position":"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"over\",\"pile\":[1,3,5,6],\"top\":0,\"hands\":[[],[]],\"laid\":[0,0],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[2,0],\"shown\":[4,2,8,7],\"peeker\":-1,\"choice\":{\"at\":[2,2],\"wave\":0}}","questions":[-1,-1],"has_begun":true,"luck":{"kind":"sealed","secret":"dce8e08d44adde6fd3e797805c613d46b2426732a3f8ea663999fa7b2f7ac8ee","words":[],"draws":4},"past":[[4,0,false,"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"lay\",\"pile\":[1,3,5,6],\"top\":0,\"hands\":[[4,8],[2,7]],\"laid\":[0,0],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[1,1],\"wave\":0}}"],[5,1,false,"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"lay\",\"pile\":[1,3,5,6],\"top\":0,\"hands\":[[8],[2,7]],\"laid\":[4,0],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[3,1],\"wave\":0}}"],[6,0,false,"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"raise\",\"pile\":[1,3,5,6],\"top\":0,\"hands\":[[8],[7]],\"laid\":[4,2],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[1,1],\"wave\":0}}"],[7,1,false,"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"raise\",\"pile\":[1,3,5,6],\"top\":0,\"hands\":[[8],[7]],\"laid\":[4,2],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[2,1],\"wave\":0}}"],[8,0,false,"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"lay\",\"pile\":[1,3,5,6],\"top\":0,\"hands\":[[8],[7]],\"laid\":[0,0],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[1,0],\"shown\":[4,2],\"peeker\":-1,\"choice\":{\"at\":[1,1],\"wave\":0}}"],[9,1,false,"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"lay\",\"pile\":[1,3,5,6],\"top\":0,\"hands\":[[],[7]],\"laid\":[8,0],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[1,0],\"shown\":[4,2],\"peeker\":-1,\"choice\":{\"at\":[3,1],\"wave\":0}}"],[10,0,false,"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"raise\",\"pile\":[1,3,5,6],\"top\":0,\"hands\":[[],[]],\"laid\":[8,7],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[1,0],\"shown\":[4,2],\"peeker\":-1,\"choice\":{\"at\":[1,1],\"wave\":0}}"],[11,1,false,"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"raise\",\"pile\":[1,3,5,6],\"top\":0,\"hands\":[[],[]],\"laid\":[8,7],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[1,0],\"shown\":[4,2],\"peeker\":-1,\"choice\":{\"at\":[2,1],\"wave\":0}}"]]},"times":{"began_at":1030.0,"step_since":1030.0,"questions":[-1,-1],"asked_since":[1030.0,1030.0],"clocks":{}},"entries":12}','88340b352033100435e19db4096f14ff','88340b352033100435e19db4096f14ff',1030.0,0);
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
PRAGMA user_version = 2;
