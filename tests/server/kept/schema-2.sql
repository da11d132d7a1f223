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
INSERT INTO "chat" VALUES('vrefLWZAhDDigwS0RhVMgH7O',0,'{"number":0,"at":1010.0,"seat":1,"name":"Ben","text":"Line 0"}','0b6b0699cf2d43708a7302a8019cf47e:chat-0',1010.0);
INSERT INTO "chat" VALUES('vrefLWZAhDDigwS0RhVMgH7O',1,'{"number":1,"at":1010.0,"seat":1,"name":"Ben","text":"Line 1"}','0b6b0699cf2d43708a7302a8019cf47e:chat-1',1010.0);
INSERT INTO "chat" VALUES('vrefLWZAhDDigwS0RhVMgH7O',2,'{"number":2,"at":1010.0,"seat":1,"name":"Ben","text":"Line 2"}','0b6b0699cf2d43708a7302a8019cf47e:chat-2',1010.0);
CREATE TABLE entries (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    text TEXT NOT NULL,
    sent TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
INSERT INTO "entries" VALUES('11CSKqHP_-fkhOmpTnGW7uGt',0,'{"kind": "chance", "seat": -1, "text": "deal 7", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 7, "sees": 1}]}','88340b352033100435e19db4096f14ff:m9');
INSERT INTO "entries" VALUES('11CSKqHP_-fkhOmpTnGW7uGt',1,'{"kind": "chance", "seat": -1, "text": "deal 6", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 6, "sees": 2}]}','');
INSERT INTO "entries" VALUES('11CSKqHP_-fkhOmpTnGW7uGt',2,'{"kind": "chance", "seat": -1, "text": "deal 4", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 4, "sees": 1}]}','');
INSERT INTO "entries" VALUES('11CSKqHP_-fkhOmpTnGW7uGt',3,'{"kind": "chance", "seat": -1, "text": "deal 5", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 5, "sees": 2}]}','');
INSERT INTO "entries" VALUES('11CSKqHP_-fkhOmpTnGW7uGt',4,'{"kind": "move", "seat": 0, "text": "lay 4", "public": "lay ?", "sees": 1, "events": [{"event": "laid", "article": "QU-2", "seat": 0}]}','88340b352033100435e19db4096f14ff:m10');
INSERT INTO "entries" VALUES('11CSKqHP_-fkhOmpTnGW7uGt',5,'{"kind": "move", "seat": 1, "text": "lay 5", "public": "lay ?", "sees": 2, "events": [{"event": "laid", "article": "QU-2", "seat": 1}]}','0b6b0699cf2d43708a7302a8019cf47e:m11');
INSERT INTO "entries" VALUES('11CSKqHP_-fkhOmpTnGW7uGt',6,'{"kind": "move", "seat": 0, "text": "stand", "events": []}','88340b352033100435e19db4096f14ff:m12');
INSERT INTO "entries" VALUES('11CSKqHP_-fkhOmpTnGW7uGt',7,'{"kind": "move", "seat": 1, "text": "stand", "events": [{"event": "shown", "article": "QU-4", "seat": 0, "card": 4, "raise": 0}, {"event": "shown", "article": "QU-4", "seat": 1, "card": 5, "raise": 0}]}','0b6b0699cf2d43708a7302a8019cf47e:m13');
INSERT INTO "entries" VALUES('11CSKqHP_-fkhOmpTnGW7uGt',8,'{"kind": "move", "seat": 0, "text": "lay 7", "public": "lay ?", "sees": 1, "events": [{"event": "laid", "article": "QU-2", "seat": 0}]}','88340b352033100435e19db4096f14ff:m14');
INSERT INTO "entries" VALUES('11CSKqHP_-fkhOmpTnGW7uGt',9,'{"kind": "move", "seat": 1, "text": "lay 6", "public": "lay ?", "sees": 2, "events": [{"event": "laid", "article": "QU-2", "seat": 1}]}','0b6b0699cf2d43708a7302a8019cf47e:m15');
INSERT INTO "entries" VALUES('11CSKqHP_-fkhOmpTnGW7uGt',10,'{"kind": "move", "seat": 0, "text": "stand", "events": []}','88340b352033100435e19db4096f14ff:m16');
INSERT INTO "entries" VALUES('11CSKqHP_-fkhOmpTnGW7uGt',11,'{"kind": "move", "seat": 1, "text": "stand", "events": [{"event": "shown", "article": "QU-4", "seat": 0, "card": 7, "raise": 0}, {"event": "shown", "article": "QU-4", "seat": 1, "card": 6, "raise": 0}]}','0b6b0699cf2d43708a7302a8019cf47e:m17');
INSERT INTO "entries" VALUES('EJtPiE7CgS31kR935pX2fToq',0,'{"kind": "chance", "seat": -1, "text": "deal 1", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 1, "sees": 1}]}','');
INSERT INTO "entries" VALUES('EJtPiE7CgS31kR935pX2fToq',1,'{"kind": "chance", "seat": -1, "text": "deal 2", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 2, "sees": 2}]}','');
INSERT INTO "entries" VALUES('EJtPiE7CgS31kR935pX2fToq',2,'{"kind": "chance", "seat": -1, "text": "deal 3", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 3, "sees": 1}]}','');
INSERT INTO "entries" VALUES('EJtPiE7CgS31kR935pX2fToq',3,'{"kind": "chance", "seat": -1, "text": "deal 4", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 4, "sees": 2}]}','');
INSERT INTO "entries" VALUES('vrefLWZAhDDigwS0RhVMgH7O',0,'{"kind": "chance", "seat": -1, "text": "deal 5", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 5, "sees": 1}]}','88340b352033100435e19db4096f14ff:m3');
INSERT INTO "entries" VALUES('vrefLWZAhDDigwS0RhVMgH7O',1,'{"kind": "chance", "seat": -1, "text": "deal 4", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 4, "sees": 2}]}','');
INSERT INTO "entries" VALUES('vrefLWZAhDDigwS0RhVMgH7O',2,'{"kind": "chance", "seat": -1, "text": "deal 6", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 6, "sees": 1}]}','');
INSERT INTO "entries" VALUES('vrefLWZAhDDigwS0RhVMgH7O',3,'{"kind": "chance", "seat": -1, "text": "deal 7", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 7, "sees": 2}]}','');
INSERT INTO "entries" VALUES('vrefLWZAhDDigwS0RhVMgH7O',4,'{"kind": "move", "seat": 0, "text": "lay 5", "public": "lay ?", "sees": 1, "events": [{"event": "laid", "article": "QU-2", "seat": 0}]}','88340b352033100435e19db4096f14ff:m4');
INSERT INTO "entries" VALUES('vrefLWZAhDDigwS0RhVMgH7O',5,'{"kind": "move", "seat": 1, "text": "lay 4", "public": "lay ?", "sees": 2, "events": [{"event": "laid", "article": "QU-2", "seat": 1}]}','0b6b0699cf2d43708a7302a8019cf47e:m5');
INSERT INTO "entries" VALUES('vrefLWZAhDDigwS0RhVMgH7O',6,'{"kind": "move", "seat": 0, "text": "stand", "events": []}','88340b352033100435e19db4096f14ff:m6');
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
INSERT INTO "holders" VALUES('0b6b0699cf2d43708a7302a8019cf47e','11CSKqHP_-fkhOmpTnGW7uGt');
INSERT INTO "holders" VALUES('88340b352033100435e19db4096f14ff','11CSKqHP_-fkhOmpTnGW7uGt');
INSERT INTO "holders" VALUES('88340b352033100435e19db4096f14ff','EJtPiE7CgS31kR935pX2fToq');
INSERT INTO "holders" VALUES('88340b352033100435e19db4096f14ff','t-ddixa39l0DKrGk1gPmt8ny');
INSERT INTO "holders" VALUES('0b6b0699cf2d43708a7302a8019cf47e','vrefLWZAhDDigwS0RhVMgH7O');
INSERT INTO "holders" VALUES('88340b352033100435e19db4096f14ff','vrefLWZAhDDigwS0RhVMgH7O');
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
, maker TEXT NOT NULL DEFAULT '', made_at REAL NOT NULL DEFAULT 0, lines INTEGER NOT NULL DEFAULT 0);
INSERT INTO "tables" VALUES('t-ddixa39l0DKrGk1gPmt8ny',2,'quarrel','gathering',1,NULL,1000.0,'{"id":"t-ddixa39l0DKrGk1gPmt8ny","game":"quarrel","rules":1,"phase":"gathering","options":{"peek":true},"is_open":true,"absence":0,"chairs":[{"kind":"person","name":"Anna","colour":"red","shape":"circle","level":"","key":"EkqAnIGtiN6Mkdb2GLEBxsXJ","holders":["88340b352033100435e19db4096f14ff"],"word":"","sent":"88340b352033100435e19db4096f14ff:m0","has_resigned":false,"gone":[]},{"kind":"free","name":"","colour":"red","shape":"circle","level":"","key":"","holders":[],"word":"","sent":"","has_resigned":false,"gone":[]}],"host":"88340b352033100435e19db4096f14ff","secret":"13a35ca65a951f07f280077d0cfba0670e044c82c3746a10d7049ea64fae985a","seal":"f96afe8bd6cd04306749b0e92b96f631e4d88656b1271bc859e6548db4d7e31c","made_at":1000.0,"undo":null,"orders":[],"unseen":{},"rematch":"","result":null,"board":"","box":null}','','88340b352033100435e19db4096f14ff',1000.0,0);
INSERT INTO "tables" VALUES('vrefLWZAhDDigwS0RhVMgH7O',10,'quarrel','running',0,1030.0,1010.0,'{"id":"vrefLWZAhDDigwS0RhVMgH7O","game":"quarrel","rules":1,"phase":"running","options":{"peek":true},"is_open":false,"absence":0,"chairs":[{"kind":"person","name":"Anna","colour":"red","shape":"circle","level":"","key":"6CfMOh2AWNs4areTYKlqYFD0","holders":["88340b352033100435e19db4096f14ff"],"word":"","sent":"88340b352033100435e19db4096f14ff:m1","has_resigned":false,"gone":[]},{"kind":"person","name":"Ben","colour":"blue","shape":"square","level":"","key":"Mm5Nym_zqNEYoOv7xMjmn-1t","holders":["0b6b0699cf2d43708a7302a8019cf47e"],"word":"","sent":"0b6b0699cf2d43708a7302a8019cf47e:m2","has_resigned":false,"gone":[]}],"host":"88340b352033100435e19db4096f14ff","secret":"b110dccb6a205bea5874dd760fce5053fea390268601eeb7df3ba6b8d4a76cb8","seal":"1fded0cd05a4724d0bddc3b1defa486f371fc1b5548c65d09a200f3bb6a3fb00","made_at":1010.0,"undo":null,"orders":[],"unseen":{},"rematch":"","result":null,"board":"","box":null}','{"match":{"ludotheque":"match","head":{"game":"quarrel","rules":1,"seats":2,"options":{"peek":true},"board":"ddf46541273fe3ab","seal":"1fded0cd05a4724d0bddc3b1defa486f371fc1b5548c65d09a200f3bb6a3fb00","keeps_time":true},"position":"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"raise\",\"pile\":[1,2,3,8],\"top\":0,\"hands\":[[6],[7]],\"laid\":[5,4],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[2,1],\"wave\":0}}","questions":[-1,6],"has_begun":true,"luck":{"kind":"sealed","secret":"b110dccb6a205bea5874dd760fce5053fea390268601eeb7df3ba6b8d4a76cb8","words":[],"draws":4},"past":[[4,0,false,"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"lay\",\"pile\":[1,2,3,8],\"top\":0,\"hands\":[[5,6],[4,7]],\"laid\":[0,0],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[1,1],\"wave\":0}}"],[5,1,false,"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"lay\",\"pile\":[1,2,3,8],\"top\":0,\"hands\":[[6],[4,7]],\"laid\":[5,0],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[3,1],\"wave\":0}}"],[6,0,false,"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"raise\",\"pile\":[1,2,3,8],\"top\":0,\"hands\":[[6],[7]],\"laid\":[5,4],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[1,1],\"wave\":0}}"]]},"times":{"began_at":1010.0,"step_since":1010.0,"questions":[-1,6],"asked_since":[1010.0,1010.0],"clocks":{}},"entries":7}','88340b352033100435e19db4096f14ff',1010.0,3);
INSERT INTO "tables" VALUES('EJtPiE7CgS31kR935pX2fToq',1,'quarrel','running',0,1020.0,1020.0,'{"id":"EJtPiE7CgS31kR935pX2fToq","game":"quarrel","rules":1,"phase":"running","options":{"peek":true},"is_open":false,"absence":0,"chairs":[{"kind":"person","name":"Anna","colour":"red","shape":"circle","level":"","key":"afoN9TERfEWK2RWf8RNfDUIU","holders":["88340b352033100435e19db4096f14ff"],"word":"","sent":"","has_resigned":false,"gone":[]},{"kind":"bot","name":"","colour":"blue","shape":"square","level":"random","key":"","holders":[],"word":"","sent":"","has_resigned":false,"gone":[]}],"host":"88340b352033100435e19db4096f14ff","secret":"ca00796e03aabf6cfc070235a711aa735666fbbfb6c92c50618bd20bcf869f96","seal":"215d4e1d8500e1af0080956bc870530a33d34252bf37bfa469892245934adb51","made_at":1020.0,"undo":null,"orders":[],"unseen":{},"rematch":"","result":null,"board":"","box":null}','{"match":{"ludotheque":"match","head":{"game":"quarrel","rules":1,"seats":2,"options":{"peek":true},"board":"ddf46541273fe3ab","seal":"215d4e1d8500e1af0080956bc870530a33d34252bf37bfa469892245934adb51","keeps_time":true},"position":"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"lay\",\"pile\":[5,6,7,8],\"top\":0,\"hands\":[[1,3],[2,4]],\"laid\":[0,0],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[1,1],\"wave\":0}}","questions":[4,4],"has_begun":true,"luck":{"kind":"sealed","secret":"ca00796e03aabf6cfc070235a711aa735666fbbfb6c92c50618bd20bcf869f96","words":[],"draws":4},"past":[]},"times":{"began_at":1020.0,"step_since":1020.0,"questions":[4,4],"asked_since":[1020.0,1020.0],"clocks":{}},"entries":4}','88340b352033100435e19db4096f14ff',1020.0,0);
INSERT INTO "tables" VALUES('11CSKqHP_-fkhOmpTnGW7uGt',12,'quarrel','over',0,NULL,1030.0,'{"id":"11CSKqHP_-fkhOmpTnGW7uGt","game":"quarrel","rules":1,"phase":"over","options":{"peek":true},"is_open":false,"absence":0,"chairs":[{"kind":"person","name":"Anna","colour":"red","shape":"circle","level":"","key":"I9dNDaYnvnzSDpQ1c0CQ_9-a","holders":["88340b352033100435e19db4096f14ff"],"word":"","sent":"88340b352033100435e19db4096f14ff:m7","has_resigned":false,"gone":[]},{"kind":"person","name":"Ben","colour":"blue","shape":"square","level":"","key":"lgEa24BUmd1vM-IMeanRlrf2","holders":["0b6b0699cf2d43708a7302a8019cf47e"],"word":"","sent":"0b6b0699cf2d43708a7302a8019cf47e:m8","has_resigned":false,"gone":[]}],"host":"88340b352033100435e19db4096f14ff","secret":"2a98c75ca4e761edd31b69d0402a9517937f0ff7d72cfe04e1405b42a6adcce9","seal":"0b9210798538f299901745cc729645769a75c87fb0d5b8911982ddba58aa0084","made_at":1030.0,"undo":null,"orders":[],"unseen":{},"rematch":"","result":{"winners":[0,1],"scores":[1,1],"why":""},"board":"","box":null}','{"match":{"ludotheque":"match","head":{"game":"quarrel","rules":1,"seats":2,"options":{"peek":true},"board":"ddf46541273fe3ab","seal":"0b9210798538f299901745cc729645769a75c87fb0d5b8911982ddba58aa0084","keeps_time":true},"position":"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"over\",\"pile\":[1,2,3,8],\"top\":0,\"hands\":[[],[]],\"laid\":[0,0],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[1,1],\"shown\":[4,5,7,6],\"peeker\":-1,\"choice\":{\"at\":[2,2],\"wave\":0}}","questions":[-1,-1],"has_begun":true,"luck":{"kind":"sealed","secret":"2a98c75ca4e761edd31b69d0402a9517937f0ff7d72cfe04e1405b42a6adcce9","words":[],"draws":4},"past":[[4,0,false,"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"lay\",\"pile\":[1,2,3,8],\"top\":0,\"hands\":[[4,7],[5,6]],\"laid\":[0,0],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[1,1],\"wave\":0}}"],[5,1,false,"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"lay\",\"pile\":[1,2,3,8],\"top\":0,\"hands\":[[7],[5,6]],\"laid\":[4,0],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[3,1],\"wave\":0}}"],[6,0,false,"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"raise\",\"pile\":[1,2,3,8],\"top\":0,\"hands\":[[7],[6]],\"laid\":[4,5],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[1,1],\"wave\":0}}"],[7,1,false,"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"raise\",\"pile\":[1,2,3,8],\"top\":0,\"hands\":[[7],[6]],\"laid\":[4,5],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[2,1],\"wave\":0}}"],[8,0,false,"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"lay\",\"pile\":[1,2,3,8],\"top\":0,\"hands\":[[7],[6]],\"laid\":[0,0],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,1],\"shown\":[4,5],\"peeker\":-1,\"choice\":{\"at\":[1,1],\"wave\":0}}"],[9,1,false,"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"lay\",\"pile\":[1,2,3,8],\"top\":0,\"hands\":[[],[6]],\"laid\":[7,0],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,1],\"shown\":[4,5],\"peeker\":-1,\"choice\":{\"at\":[3,1],\"wave\":0}}"],[10,0,false,"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"raise\",\"pile\":[1,2,3,8],\"top\":0,\"hands\":[[],[]],\"laid\":[7,6],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,1],\"shown\":[4,5],\"peeker\":-1,\"choice\":{\"at\":[1,1],\"wave\":0}}"],[11,1,false,"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"raise\",\"pile\":[1,2,3,8],\"top\":0,\"hands\":[[],[]],\"laid\":[7,6],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,1],\"shown\":[4,5],\"peeker\":-1,\"choice\":{\"at\":[2,1],\"wave\":0}}"]]},"times":{"began_at":1030.0,"step_since":1030.0,"questions":[-1,-1],"asked_since":[1030.0,1030.0],"clocks":{}},"entries":12}','88340b352033100435e19db4096f14ff',1030.0,0);
CREATE INDEX tables_to_wake ON tables (wake_at) WHERE wake_at IS NOT NULL;
CREATE INDEX tables_to_join ON tables (changed_at)
    WHERE is_open = 1 AND phase <> 'over';
CREATE INDEX holders_by_table ON holders (table_id);
CREATE INDEX tables_by_maker ON tables (maker, made_at) WHERE maker <> '';
CREATE INDEX tables_by_age ON tables (phase, changed_at);
CREATE INDEX chat_by_age ON chat (at);
CREATE INDEX reports_of ON reports (reporter, at);
DELETE FROM "sqlite_sequence";
COMMIT;
PRAGMA user_version = 2;
