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
INSERT INTO "chat" VALUES('EiQm6f1-kcy-m7ivD9uq5e_9',0,'{"number":0,"at":1010.0,"seat":1,"name":"Ben","text":"Line 0","who":"aeffe9ca9b72676a"}','0b6b0699cf2d43708a7302a8019cf47e:chat-0',1010.0);
INSERT INTO "chat" VALUES('EiQm6f1-kcy-m7ivD9uq5e_9',1,'{"number":1,"at":1010.0,"seat":1,"name":"Ben","text":"Line 1","who":"aeffe9ca9b72676a"}','0b6b0699cf2d43708a7302a8019cf47e:chat-1',1010.0);
INSERT INTO "chat" VALUES('EiQm6f1-kcy-m7ivD9uq5e_9',2,'{"number":2,"at":1010.0,"seat":1,"name":"Ben","text":"Line 2","who":"aeffe9ca9b72676a"}','0b6b0699cf2d43708a7302a8019cf47e:chat-2',1010.0);
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
INSERT INTO "entries" VALUES('EiQm6f1-kcy-m7ivD9uq5e_9',0,'{"kind": "chance", "seat": -1, "text": "deal 8", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 8, "sees": 1}]}','88340b352033100435e19db4096f14ff:m3');
INSERT INTO "entries" VALUES('EiQm6f1-kcy-m7ivD9uq5e_9',1,'{"kind": "chance", "seat": -1, "text": "deal 6", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 6, "sees": 2}]}','');
INSERT INTO "entries" VALUES('EiQm6f1-kcy-m7ivD9uq5e_9',2,'{"kind": "chance", "seat": -1, "text": "deal 2", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 2, "sees": 1}]}','');
INSERT INTO "entries" VALUES('EiQm6f1-kcy-m7ivD9uq5e_9',3,'{"kind": "chance", "seat": -1, "text": "deal 1", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 1, "sees": 2}]}','');
INSERT INTO "entries" VALUES('EiQm6f1-kcy-m7ivD9uq5e_9',4,'{"kind": "move", "seat": 0, "text": "lay 2", "public": "lay ?", "sees": 1, "events": [{"event": "laid", "article": "QU-2", "seat": 0}]}','88340b352033100435e19db4096f14ff:m4');
INSERT INTO "entries" VALUES('EiQm6f1-kcy-m7ivD9uq5e_9',5,'{"kind": "move", "seat": 1, "text": "lay 1", "public": "lay ?", "sees": 2, "events": [{"event": "laid", "article": "QU-2", "seat": 1}]}','0b6b0699cf2d43708a7302a8019cf47e:m5');
INSERT INTO "entries" VALUES('EiQm6f1-kcy-m7ivD9uq5e_9',6,'{"kind": "move", "seat": 0, "text": "stand", "events": []}','88340b352033100435e19db4096f14ff:m6');
INSERT INTO "entries" VALUES('O7zy6JDjwo0na9XLh6Swymdc',0,'{"kind": "chance", "seat": -1, "text": "deal 8", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 8, "sees": 1}]}','');
INSERT INTO "entries" VALUES('O7zy6JDjwo0na9XLh6Swymdc',1,'{"kind": "chance", "seat": -1, "text": "deal 1", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 1, "sees": 2}]}','');
INSERT INTO "entries" VALUES('O7zy6JDjwo0na9XLh6Swymdc',2,'{"kind": "chance", "seat": -1, "text": "deal 3", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 3, "sees": 1}]}','');
INSERT INTO "entries" VALUES('O7zy6JDjwo0na9XLh6Swymdc',3,'{"kind": "chance", "seat": -1, "text": "deal 4", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 4, "sees": 2}]}','');
INSERT INTO "entries" VALUES('XBh2oMDz2iz_Lw8EGgK-ueL3',0,'{"kind": "chance", "seat": -1, "text": "deal 6", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 6, "sees": 1}]}','88340b352033100435e19db4096f14ff:m9');
INSERT INTO "entries" VALUES('XBh2oMDz2iz_Lw8EGgK-ueL3',1,'{"kind": "chance", "seat": -1, "text": "deal 8", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 8, "sees": 2}]}','');
INSERT INTO "entries" VALUES('XBh2oMDz2iz_Lw8EGgK-ueL3',2,'{"kind": "chance", "seat": -1, "text": "deal 4", "public": "deal ?", "sees": 1, "events": [{"event": "dealt", "article": "QU-1", "seat": 0}, {"event": "held", "article": "QU-1", "card": 4, "sees": 1}]}','');
INSERT INTO "entries" VALUES('XBh2oMDz2iz_Lw8EGgK-ueL3',3,'{"kind": "chance", "seat": -1, "text": "deal 2", "public": "deal ?", "sees": 2, "events": [{"event": "dealt", "article": "QU-1", "seat": 1}, {"event": "held", "article": "QU-1", "card": 2, "sees": 2}]}','');
INSERT INTO "entries" VALUES('XBh2oMDz2iz_Lw8EGgK-ueL3',4,'{"kind": "move", "seat": 0, "text": "lay 4", "public": "lay ?", "sees": 1, "events": [{"event": "laid", "article": "QU-2", "seat": 0}]}','88340b352033100435e19db4096f14ff:m10');
INSERT INTO "entries" VALUES('XBh2oMDz2iz_Lw8EGgK-ueL3',5,'{"kind": "move", "seat": 1, "text": "lay 2", "public": "lay ?", "sees": 2, "events": [{"event": "laid", "article": "QU-2", "seat": 1}]}','0b6b0699cf2d43708a7302a8019cf47e:m11');
INSERT INTO "entries" VALUES('XBh2oMDz2iz_Lw8EGgK-ueL3',6,'{"kind": "move", "seat": 0, "text": "stand", "events": []}','88340b352033100435e19db4096f14ff:m12');
INSERT INTO "entries" VALUES('XBh2oMDz2iz_Lw8EGgK-ueL3',7,'{"kind": "move", "seat": 1, "text": "stand", "events": [{"event": "shown", "article": "QU-4", "seat": 0, "card": 4, "raise": 0}, {"event": "shown", "article": "QU-4", "seat": 1, "card": 2, "raise": 0}]}','0b6b0699cf2d43708a7302a8019cf47e:m13');
INSERT INTO "entries" VALUES('XBh2oMDz2iz_Lw8EGgK-ueL3',8,'{"kind": "move", "seat": 0, "text": "lay 6", "public": "lay ?", "sees": 1, "events": [{"event": "laid", "article": "QU-2", "seat": 0}]}','88340b352033100435e19db4096f14ff:m14');
INSERT INTO "entries" VALUES('XBh2oMDz2iz_Lw8EGgK-ueL3',9,'{"kind": "move", "seat": 1, "text": "lay 8", "public": "lay ?", "sees": 2, "events": [{"event": "laid", "article": "QU-2", "seat": 1}]}','0b6b0699cf2d43708a7302a8019cf47e:m15');
INSERT INTO "entries" VALUES('XBh2oMDz2iz_Lw8EGgK-ueL3',10,'{"kind": "move", "seat": 0, "text": "stand", "events": []}','88340b352033100435e19db4096f14ff:m16');
INSERT INTO "entries" VALUES('XBh2oMDz2iz_Lw8EGgK-ueL3',11,'{"kind": "move", "seat": 1, "text": "stand", "events": [{"event": "shown", "article": "QU-4", "seat": 0, "card": 6, "raise": 0}, {"event": "shown", "article": "QU-4", "seat": 1, "card": 8, "raise": 0}]}','0b6b0699cf2d43708a7302a8019cf47e:m17');
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
INSERT INTO "holders" VALUES('0b6b0699cf2d43708a7302a8019cf47e','EiQm6f1-kcy-m7ivD9uq5e_9');
INSERT INTO "holders" VALUES('88340b352033100435e19db4096f14ff','EiQm6f1-kcy-m7ivD9uq5e_9');
INSERT INTO "holders" VALUES('88340b352033100435e19db4096f14ff','HrVsDjm50nPDmFmU1iRa0eXr');
INSERT INTO "holders" VALUES('88340b352033100435e19db4096f14ff','O7zy6JDjwo0na9XLh6Swymdc');
INSERT INTO "holders" VALUES('0b6b0699cf2d43708a7302a8019cf47e','XBh2oMDz2iz_Lw8EGgK-ueL3');
INSERT INTO "holders" VALUES('88340b352033100435e19db4096f14ff','XBh2oMDz2iz_Lw8EGgK-ueL3');
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
INSERT INTO "pasts" VALUES('EiQm6f1-kcy-m7ivD9uq5e_9',4,'[4, 0, false, "{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"lay\",\"pile\":[3,4,5,7],\"top\":0,\"hands\":[[2,8],[1,6]],\"laid\":[0,0],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[1,1],\"wave\":0}}"]');
INSERT INTO "pasts" VALUES('EiQm6f1-kcy-m7ivD9uq5e_9',5,'[5, 1, false, "{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"lay\",\"pile\":[3,4,5,7],\"top\":0,\"hands\":[[8],[1,6]],\"laid\":[2,0],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[3,1],\"wave\":0}}"]');
INSERT INTO "pasts" VALUES('EiQm6f1-kcy-m7ivD9uq5e_9',6,'[6, 0, false, "{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"raise\",\"pile\":[3,4,5,7],\"top\":0,\"hands\":[[8],[6]],\"laid\":[2,1],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[1,1],\"wave\":0}}"]');
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
INSERT INTO "tables" VALUES('HrVsDjm50nPDmFmU1iRa0eXr',2,'quarrel','gathering',1,NULL,1000.0,'{"id":"HrVsDjm50nPDmFmU1iRa0eXr","game":"quarrel","rules":1,"phase":"gathering","options":{"peek":true},"is_open":true,"chairs":[{"kind":"person","name":"Anna","colour":"red","shape":"circle","level":"","temper":-1,"key":"Ul31PTr0AOGH0arMv-coRpC5","holders":["88340b352033100435e19db4096f14ff"],"word":"","sent":"88340b352033100435e19db4096f14ff:m0","has_resigned":false,"gone":[],"is_late":false},{"kind":"free","name":"","colour":"red","shape":"circle","level":"","temper":-1,"key":"","holders":[],"word":"","sent":"","has_resigned":false,"gone":[],"is_late":false}],"host":"88340b352033100435e19db4096f14ff","secret":"e3d8873e88cc5dff0a83102ce79197b4ca57fa2b942e341c8d2351bf36f35a92","seal":"3899b5f0d8ea8116e069fc324e30418a41ce31deb2ca5cda91454e49dab5bd00","made_at":1000.0,"pace":{"kind":"live","answer":0,"bank":0,"increment":0,"late":"default"},"absence":0,"paused_at":0.0,"proposal":null,"undo":null,"orders":[],"unseen":{},"gallery":0,"rematch":"","result":null,"has_hints":false,"board":"","box":null,"muted":[],"removed":[],"language":"","starts_itself":false}','','88340b352033100435e19db4096f14ff','88340b352033100435e19db4096f14ff',1000.0,0);
INSERT INTO "tables" VALUES('EiQm6f1-kcy-m7ivD9uq5e_9',10,'quarrel','running',0,1030.0,1010.0,'{"id":"EiQm6f1-kcy-m7ivD9uq5e_9","game":"quarrel","rules":1,"phase":"running","options":{"peek":true},"is_open":false,"chairs":[{"kind":"person","name":"Anna","colour":"red","shape":"circle","level":"","temper":-1,"key":"tC8I_JCoZQe0JMaeW11kBfBv","holders":["88340b352033100435e19db4096f14ff"],"word":"","sent":"88340b352033100435e19db4096f14ff:m1","has_resigned":false,"gone":[],"is_late":false},{"kind":"person","name":"Ben","colour":"blue","shape":"square","level":"","temper":-1,"key":"2kxJ7_UFRoOJ9SxK7y7UjKiI","holders":["0b6b0699cf2d43708a7302a8019cf47e"],"word":"","sent":"0b6b0699cf2d43708a7302a8019cf47e:m2","has_resigned":false,"gone":[],"is_late":false}],"host":"88340b352033100435e19db4096f14ff","secret":"ad3c5edb78f2216e93ee326a4c29efa17d6b862da9ba3c386f7aece115404bbf","seal":"647b5118e933cc93b7b30228b020b2c2706d52466d6cbb474e63d8cce361c6be","made_at":1010.0,"pace":{"kind":"live","answer":0,"bank":0,"increment":0,"late":"default"},"absence":0,"paused_at":0.0,"proposal":null,"undo":null,"orders":[],"unseen":{},"gallery":0,"rematch":"","result":null,"has_hints":false,"board":"","box":null,"muted":[],"removed":[],"language":"","starts_itself":false}','{"match":{"ludotheque":"match","head":{"game":"quarrel","rules":1,"seats":2,"options":{"peek":true},"board":"ddf46541273fe3ab","seal":"647b5118e933cc93b7b30228b020b2c2706d52466d6cbb474e63d8cce361c6be","keeps_time":true},"position":"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"raise\",\"pile\":[3,4,5,7],\"top\":0,\"hands\":[[8],[6]],\"laid\":[2,1],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[2,1],\"wave\":0}}","questions":[-1,6],"has_begun":true,"luck":{"kind":"sealed","secret":"ad3c5edb78f2216e93ee326a4c29efa17d6b862da9ba3c386f7aece115404bbf","words":[],"draws":4}},"times":{"began_at":1010.0,"step_since":1010.0,"questions":[-1,6],"asked_since":[1010.0,1010.0],"clocks":{},"left":[0.0,0.0]},"entries":7}','88340b352033100435e19db4096f14ff','88340b352033100435e19db4096f14ff',1010.0,3);
INSERT INTO "tables" VALUES('O7zy6JDjwo0na9XLh6Swymdc',1,'quarrel','running',0,1020.0,1020.0,'{"id":"O7zy6JDjwo0na9XLh6Swymdc","game":"quarrel","rules":1,"phase":"running","options":{"peek":true},"is_open":false,"chairs":[{"kind":"person","name":"Anna","colour":"red","shape":"circle","level":"","temper":-1,"key":"74r8JFRgrGQWONzEdDDixbmV","holders":["88340b352033100435e19db4096f14ff"],"word":"","sent":"","has_resigned":false,"gone":[],"is_late":false},{"kind":"bot","name":"","colour":"blue","shape":"square","level":"random","temper":1,"key":"","holders":[],"word":"","sent":"","has_resigned":false,"gone":[],"is_late":false}],"host":"88340b352033100435e19db4096f14ff","secret":"11edc7843b1853508dbbe74798367cafacf368bd560ffb5d7b110fb55ebbb854","seal":"f9094a58aaef5e540718f89f9b02189f866a26daeb4da0d43f39b3e486249b3a","made_at":1020.0,"pace":{"kind":"live","answer":0,"bank":0,"increment":0,"late":"default"},"absence":0,"paused_at":0.0,"proposal":null,"undo":null,"orders":[],"unseen":{},"gallery":0,"rematch":"","result":null,"has_hints":false,"board":"","box":null,"muted":[],"removed":[],"language":"","starts_itself":false}','{"match":{"ludotheque":"match","head":{"game":"quarrel","rules":1,"seats":2,"options":{"peek":true},"board":"ddf46541273fe3ab","seal":"f9094a58aaef5e540718f89f9b02189f866a26daeb4da0d43f39b3e486249b3a","keeps_time":true},"position":"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"lay\",\"pile\":[2,5,6,7],\"top\":0,\"hands\":[[3,8],[1,4]],\"laid\":[0,0],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[0,0],\"shown\":[],\"peeker\":-1,\"choice\":{\"at\":[1,1],\"wave\":0}}","questions":[4,4],"has_begun":true,"luck":{"kind":"sealed","secret":"11edc7843b1853508dbbe74798367cafacf368bd560ffb5d7b110fb55ebbb854","words":[],"draws":4}},"times":{"began_at":1020.0,"step_since":1020.0,"questions":[4,4],"asked_since":[1020.0,1020.0],"clocks":{},"left":[0.0,0.0]},"entries":4}','88340b352033100435e19db4096f14ff','88340b352033100435e19db4096f14ff',1020.0,0);
INSERT INTO "tables" VALUES('XBh2oMDz2iz_Lw8EGgK-ueL3',12,'quarrel','over',0,NULL,1030.0,'{"id":"XBh2oMDz2iz_Lw8EGgK-ueL3","game":"quarrel","rules":1,"phase":"over","options":{"peek":true},"is_open":false,"chairs":[{"kind":"person","name":"Anna","colour":"red","shape":"circle","level":"","temper":-1,"key":"zRVYWOnURykk9q9KwTWGizvb","holders":["88340b352033100435e19db4096f14ff"],"word":"","sent":"88340b352033100435e19db4096f14ff:m7","has_resigned":false,"gone":[],"is_late":false},{"kind":"person","name":"Ben","colour":"blue","shape":"square","level":"","temper":-1,"key":"upzpwaptTql_gGFuYah3-bmo","holders":["0b6b0699cf2d43708a7302a8019cf47e"],"word":"","sent":"0b6b0699cf2d43708a7302a8019cf47e:m8","has_resigned":false,"gone":[],"is_late":false}],"host":"88340b352033100435e19db4096f14ff","secret":"589e75771ba6124d8d86b6bdc74cc342b955fd72069cbc3630bbe6c927eadc70","seal":"946f6285072b9c81c90712e8c5bed446fc36dbc342a9eb75ff1d61f7d3c1e81a","made_at":1030.0,"pace":{"kind":"live","answer":0,"bank":0,"increment":0,"late":"default"},"absence":0,"paused_at":0.0,"proposal":null,"undo":null,"orders":[],"unseen":{},"gallery":0,"rematch":"","result":{"winners":[0,1],"scores":[1,1],"why":""},"has_hints":false,"board":"","box":null,"muted":[],"removed":[],"language":"","starts_itself":false}','{"match":{"ludotheque":"match","head":{"game":"quarrel","rules":1,"seats":2,"options":{"peek":true},"board":"ddf46541273fe3ab","seal":"946f6285072b9c81c90712e8c5bed446fc36dbc342a9eb75ff1d61f7d3c1e81a","keeps_time":true},"position":"{\"game\":\"quarrel\",\"rules\":1,\"board\":\"ddf46541273fe3ab\",\"seats\":2,\"options\":{\"peek\":true},\"step\":\"over\",\"pile\":[1,3,5,7],\"top\":0,\"hands\":[[],[]],\"laid\":[0,0],\"peeked\":[0,0],\"has_peeked\":[0,0],\"raised\":[0,0],\"points\":[1,1],\"shown\":[4,2,6,8],\"peeker\":-1,\"choice\":{\"at\":[2,2],\"wave\":0}}","questions":[-1,-1],"has_begun":true,"luck":{"kind":"sealed","secret":"589e75771ba6124d8d86b6bdc74cc342b955fd72069cbc3630bbe6c927eadc70","words":[],"draws":4}},"times":{"began_at":1030.0,"step_since":1030.0,"questions":[-1,-1],"asked_since":[1030.0,1030.0],"clocks":{},"left":[0.0,0.0]},"entries":12}','88340b352033100435e19db4096f14ff','88340b352033100435e19db4096f14ff',1030.0,0);
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
CREATE INDEX blocks_by_other ON blocks (other);
CREATE INDEX invitations_by_guest ON invitations (guest, state);
CREATE INDEX invitations_by_inviter ON invitations (inviter, at);
CREATE INDEX invitations_by_table ON invitations (table_id);
CREATE INDEX invitations_by_age ON invitations (expires_at);
DELETE FROM "sqlite_sequence";
COMMIT;
PRAGMA user_version = 10;
