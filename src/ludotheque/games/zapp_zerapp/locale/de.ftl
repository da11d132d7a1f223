# Zapp Zerapp auf Deutsch: was gefragt wird, was man sagen kann, was geschieht, was nicht geht.

place-0 = Feld 0
place-1 = Feld 1
place-2 = Feld 2
place-3 = Feld 3
place-4 = Feld 4
place-5 = Feld 5
place-6 = Feld 6
place-7 = Feld 7
place-8 = Feld 8
place-9 = Feld 9
place-10 = Feld 10
place-11 = Feld 11
place-12 = Feld 12
place-13 = Feld 13
place-14 = Feld 14
place-15 = Feld 15
place-16 = Feld 16
place-17 = Feld 17
place-18 = Feld 18
place-19 = Feld 19
place-20 = Feld 20
place-21 = Feld 21
place-22 = Feld 22
place-23 = Feld 23
place-24 = Startfeld
place-25 = Dorf

# Fässer heißen nach Buchstaben: Eine Zahl hielte man für die ihrer Steine.
barrel-letter = { $barrel ->
    [1] A
    [2] B
    [3] C
    [4] D
    [5] E
    [6] F
    [7] G
    [8] H
    [9] I
    [10] J
    [11] K
    [12] L
   *[13] M
}
other-letter = { $other ->
    [1] A
    [2] B
    [3] C
    [4] D
    [5] E
    [6] F
    [7] G
    [8] H
    [9] I
    [10] J
    [11] K
    [12] L
   *[13] M
}

hand-0 = links
hand-1 = rechts

step-get-ready = Nimm Fässer, schüttle, horch und such möglichst viele Steine, aber nicht mehr als { $magic }. Bereit? In höchstens zehn Sekunden geht es los.
step-shake = Nimm Fässer, schüttle und horch; wähl das mit möglichst vielen Steinen, aber nicht mehr als { $magic }.
step-shake-by-turns = Schüttle ein paar Fässer und wähl das mit möglichst vielen Steinen, aber nicht mehr als { $magic }.
step-move = Dein Zauber wirkt. Welcher Lehrling zieht?

opening-guess = Wählt, ohne zu lauschen
opening-listen = Lauscht einmal und wählt
opening-compare = Vergleicht vor dem Wählen

ahead-shake-by-turns = Wenn ich schüttle
ahead-move = Wenn mein Zauber wirkt
ahead-if-magic-is = wenn die magische Zahl mindestens { $magic } ist
ahead-if-goes = { $steps ->
    [one] wenn es einen Schritt weit geht
   *[other] wenn es { $steps } Schritte weit geht
}

move-ready = Ich bin bereit
move-take = Fass { barrel-letter } nehmen
move-shake = Fass { barrel-letter } schütteln
move-return = Fass { barrel-letter } zurückstellen
move-put = Fass { barrel-letter } wählen
move-move = { $origin ->
    [start] Mit einem Lehrling vom Startfeld ziehen
   *[other] Mit dem Lehrling auf Feld { $origin } ziehen
}{ $red ->
    [0] { "" }
   *[other] , { $red }-mal Rot kommt mit
}{ $blue ->
    [0] { "" }
   *[other] , { $blue }-mal Blau kommt mit
}{ $yellow ->
    [0] { "" }
   *[other] , { $yellow }-mal Gelb kommt mit
}{ $green ->
    [0] { "" }
   *[other] , { $green }-mal Grün kommt mit
}{ $outside ->
    [0] { "" }
   *[other] , davon { $outside } bis vor das Dorf
}{ $banished ->
    [0] { "" }
   *[other] , { $banished }-mal verbannen
}

event-thrower = { $seat } würfelt zuerst.
    .you = Du würfelst zuerst.
event-turn = Runde { $turn }: Die Würfel hat { $thrower }.
event-thrown = { $seat } würfelt eine { $pips }.
    .you = Du würfelst eine { $pips }.
    .on = Eine { $pips }.
event-magic = Die magische Zahl ist { $magic }.
    .on = Die magische Zahl ist { $magic }.
event-ready = { $seat } ist bereit.
    .you = Du bist bereit.
event-begun = Los geht’s: Die Zeit läuft!
event-taken = { $seat } nimmt Fass { barrel-letter } ({ $hand }).
    .you = Du nimmst Fass { barrel-letter } ({ $hand }).
event-shaken = { $seat } schüttelt Fass { barrel-letter } ({ $hand }).
    .you = Du schüttelst Fass { barrel-letter } ({ $hand }).
event-shaken-in-turn = { $seat } schüttelt Fass { barrel-letter }; { $left ->
    [0] das war das letzte Mal.
    [one] einmal noch.
   *[other] noch { $left } Mal.
}
    .you = Du schüttelst Fass { barrel-letter }; { $left ->
        [0] das war das letzte Mal.
        [one] einmal noch.
       *[other] noch { $left } Mal.
    }
    .on = Fass { barrel-letter } geschüttelt.
    .too = { $seat }: Fass { barrel-letter }.
event-heard = { $heard ->
    [one] Fass { barrel-letter } klingt nach einem Stein.
   *[other] Fass { barrel-letter } klingt nach { $heard } Steinen.
}
event-rattle = Fass { barrel-letter } klappert. Ohren auf!
event-shake-ended = { $seat } ist mit dem Schütteln fertig.
    .you = Du bist mit dem Schütteln fertig.
event-returned = { $seat } stellt Fass { barrel-letter } zurück.
    .you = Du stellst Fass { barrel-letter } zurück.
event-put-down = { $seat } wählt Fass { barrel-letter }.
    .you = Du wählst Fass { barrel-letter }.
event-bell = Die Glocke! Wer noch keins gewählt hat, bekommt jetzt ein Fass.
event-handed-out = { $seat } bekommt Fass { barrel-letter }.
    .you = Du bekommst Fass { barrel-letter }.
event-shown = { $stones ->
    [one] { $seat } dreht Fass { barrel-letter } um: ein Stein.
   *[other] { $seat } dreht Fass { barrel-letter } um: { $stones } Steine.
}
    .you = { $stones ->
        [one] Du drehst Fass { barrel-letter } um: ein Stein.
       *[other] Du drehst Fass { barrel-letter } um: { $stones } Steine.
    }
    .too = { $stones ->
        [one] { $seat }, Fass { barrel-letter }: ein Stein.
       *[other] { $seat }, Fass { barrel-letter }: { $stones } Steine.
    }
event-busted = { $stones } ist mehr als { $magic }: kein Zauber für { $seat }.
    .you = { $stones } ist mehr als { $magic }: kein Zauber für dich.
    .on = { $stones } ist mehr als { $magic }: kein Zauber.
event-walked = { $steps ->
    [one] { $seat } zieht ein Feld weit: { $from } bis { $to }.
   *[other] { $seat } zieht { $steps } Felder weit: { $from } bis { $to }.
}
    .you = { $steps ->
        [one] Du ziehst ein Feld weit: { $from } bis { $to }.
       *[other] Du ziehst { $steps } Felder weit: { $from } bis { $to }.
    }
event-banished = { $seat } verbannt { $victim } ({ $place }) zurück auf das Startfeld.
    .you = Du verbannst { $victim } ({ $place }) zurück auf das Startfeld.
event-carried = { $seat } nimmt einen Lehrling von { $owner } mit: { $from } bis { $to }.
    .you = Du nimmst einen Lehrling von { $owner } mit: { $from } bis { $to }.
event-home = { $home ->
    [one] { $seat } hat einen Lehrling im Dorf.
   *[other] { $seat } hat { $home } Lehrlinge im Dorf.
}
    .you = { $home ->
        [one] Du hast einen Lehrling im Dorf.
       *[other] Du hast { $home } Lehrlinge im Dorf.
    }
event-won = { $seat } hat alle heimgebracht und gewinnt!
    .you = Du hast alle heimgebracht und gewinnst!

refused-choose-first = Erst wählt jeder ein Fass, danach ziehen die Lehrlinge.
refused-not-in-hand = Schütteln kannst du nur ein Fass, das du in der Hand hast.
refused-no-such-barrel = Ein Fass mit diesem Namen gibt es nicht.
refused-two-at-most = Du hast in jeder Hand ein Fass, und mehr als zwei darf niemand halten.
refused-in-hand-already = Dieses Fass hast du schon in der Hand.
refused-held-by-another = Dieses Fass hat jemand anderes in der Hand.
refused-chosen-by-another = Dieses Fass hat jemand anderes gewählt.
refused-already-chosen = Du hast dein Fass gewählt: Es bleibt stehen, und du rührst kein anderes mehr an.
refused-nothing-to-return = Zurückstellen kannst du nur ein Fass, das du in der Hand hast.
refused-shake-not-over = Du schüttelst noch: Das dauert eine Sekunde.
refused-no-hands-by-turns = An diesem Tisch wird reihum geschüttelt: Da gibt es nichts zu nehmen oder zurückzustellen.
refused-no-more-shakes = Du darfst diese Runde nicht mehr schütteln: Stell ein Fass vor dich hin.
refused-not-your-turn = Du bist mit Schütteln nicht an der Reihe.
refused-not-begun = Die Fässer warten, bis alle bereit sind, höchstens zehn Sekunden.
refused-no-clock = So eine Uhr läuft gerade nicht.
refused-shaking-is-over = Das Schütteln ist vorbei, jetzt ziehen die Lehrlinge.
refused-not-your-spell = Dein Zauber ist gerade nicht an der Reihe.
refused-no-apprentice-there = Dort steht keiner deiner Lehrlinge.
refused-not-passed = Verbannen kannst du nur, wen du überholst oder einholst.
refused-not-ones-own = Die eigenen Lehrlinge verbannt man nicht.
refused-protected-by-zone = Dieser Lehrling ist in der Zone seiner Farbe sicher.
refused-leaving-the-start = Wer sein Startfeld verlässt, verbannt niemanden.
refused-no-claims = An diesem Tisch musst du nichts ansagen: Wer verbannt werden kann, wird verbannt.
refused-no-companions = Begleiter gibt es nur im Spiel für Fortgeschrittene.
refused-protected-by-castle = Dieser Lehrling ist an der Burg seiner Farbe sicher.
refused-no-companion-square = Begleiter nimmt man nur von einem weißen Feld mit.
refused-not-its-colour = Von diesem Feld kommen nur Lehrlinge in den beiden Farben seiner Burgen mit.
refused-companion-not-passed = Begleiter nimmt man nur von einem Feld mit, über das man zieht.
refused-nobody-there = So viele Lehrlinge dieser Farbe stehen dort nicht.
refused-only-ones-own-wait = Nur ein Begleiter deiner Farbe kann mit hinein oder warten, wenn du in dein Dorf kommst.
refused-from-its-own-square = Von dem Feld, auf dem du losziehst, nimmst du niemanden mit.
refused-landing-takes-nobody = Von dem Feld, auf dem du stehen bleibst, nimmst du niemanden mit.

terminal-magic = Magische Zahl
terminal-turn = Runde { $turn }
terminal-middle = In der Mitte
terminal-hands = in der Hand
terminal-chosen = gewählt
terminal-start = am Start
terminal-home = im Dorf
terminal-heard = Gehört
terminal-to-go = noch
terminal-signs = r: Zone · ♜: Burgen · R: Lehrling · ⌂R: Dorf

clock-ready = Start
clock-bell = Glocke

option-tempo-live = Alle zugleich
option-tempo-turns = Reihum
option-ears-number = Eine Zahl lesen
option-ears-sound = Die Steine hören
option-colours-seated = Wie man sich gesetzt hat
option-colours-drawn = Ausgelost

board-name = Der Berg bei Nacht: ein Ring aus { $spaces } Feldern um den Gipfel mit den Fässern.
board-ring = Felder, Startfelder und Dörfer
board-barrels = Fässer
board-hands = Deine Hände
board-people = Die anderen am Tisch
board-front = Deine Wahl
board-shake = Schütteln
board-return = Zurück
board-put = Wählen
board-practice = Üben: das Ohr schulen im Übungsraum
board-practice-short = Üben
board-ready = Bereit?
board-ready-short = Gleich …
board-ready-sound = Ist dein Ton an?
board-ready-drawn = Oder sehen: Einstellungen.
board-ready-waits = Noch nicht bereit: { $names }.
board-pencil = Bleistift: eine Zahl auf ein Fass notieren
board-pencil-for = Fass { barrel-letter }: Was hast du gehört?
board-pencil-rub = Ausradieren
board-barrel-noted = Dein Bleistift sagt { $number }.
board-turn = Runde { $turn }; die Würfel hat { $name }.
board-middle = In der Mitte stehen die Fässer { $barrels }.
board-magic = Die magische Zahl ist { $magic }: { $first } und { $second }.
board-magic-none = Die magische Zahl ist noch nicht gewürfelt.
board-barrel = Fass { barrel-letter }.
board-barrel-heap = Fass { barrel-letter }, in der Mitte.
board-barrel-left = Fass { barrel-letter }, in deiner linken Hand.
board-barrel-right = Fass { barrel-letter }, in deiner rechten Hand.
board-barrel-put = Fass { barrel-letter }, vor dir; dort bleibt es.
board-barrel-held = Fass { barrel-letter }, in der Hand von { $name }.
board-barrel-chosen = Fass { barrel-letter }, gewählt von { $name }.
board-barrel-shaken = Es wird gerade geschüttelt.
board-barrel-heard = Für dich klang es nach { $numbers }.
board-barrel-known = { $stones ->
    [one] Darin war 1 Stein zu sehen.
   *[other] Darin waren { $stones } Steine zu sehen.
}
board-space-zone = Feld { $space }, in der Schutzzone von { $name }.
board-space-free = Feld { $space }, in der Zone einer Farbe, die niemand spielt.
board-space-white = Feld { $space }, weiß.
board-space-white-one = Feld { $space }, weiß, neben der Burg von { $name }.
board-space-white-two = Feld { $space }, weiß, neben den Burgen von { $name } und { $other }.
board-here = { $count ->
    [one] Hier steht ein Lehrling von { $name }.
   *[other] Hier stehen { $count } Lehrlinge von { $name }.
}
board-start = { $count ->
    [0] Das Startfeld von { $name } ist leer.
    [one] Auf dem Startfeld von { $name } wartet ein Lehrling.
   *[other] Auf dem Startfeld von { $name } warten { $count } Lehrlinge.
}
board-village = { $count ->
    [0] Das Dorf von { $name }: Noch niemand ist daheim.
    [one] Das Dorf von { $name }: Einer von { $all } ist daheim.
   *[other] Das Dorf von { $name }: { $count } von { $all } sind daheim.
}
board-plate-none = { $name } hält kein Fass.
board-plate-one = { $name } hält Fass { barrel-letter }.
board-plate-two = { $name } hält die Fässer { barrel-letter } und { other-letter }.
board-plate-put = { $name } hat Fass { barrel-letter } gewählt.
board-plate-spell = { $stones ->
    [one] { $name } hat einen Stein aufgedeckt.
   *[other] { $name } hat { $stones } Steine aufgedeckt.
}
board-plate-busted = { $name } hat { $stones } Steine aufgedeckt, und das ist zu viel.
board-choice-with = { $count ->
    [0] Einen Lehrling von Feld { $space } mitnehmen ({ $name }).
   *[other] Von Feld { $space } kommen mit ({ $name }): { $count } von { $most }.
}
board-choice-outside = { $count ->
    [0] Dein Begleiter von Feld { $space } geht mit dir ins Dorf.
   *[other] Vor dem Dorf warten, von Feld { $space }: { $count } von { $most }.
}
board-choice-banishing = { $count ->
    [0] Einen Lehrling von Feld { $space } verbannen ({ $name }).
   *[other] Von Feld { $space } werden verbannt ({ $name }): { $count } von { $most }.
}

practice-title = Übungsraum
practice-about = Schüttle das Fass, so oft du magst, sag, wie viele Steine du hörst, und sieh nach. Es klingt hier genau wie am Tisch.
practice-guess = Ein Fass zum Raten
practice-shake = Schütteln
practice-shake-again = Noch einmal schütteln
practice-next = Ein anderes Fass
practice-first-shake = Schüttle es zuerst.
practice-how-many = Wie viele Steine?
practice-say = { $stones ->
    [one] { $stones } Stein
   *[other] { $stones } Steine
}
practice-right = { $stones ->
    [one] Richtig: ein Stein.
   *[other] Richtig: { $stones } Steine.
}
practice-wrong = { $stones ->
    [one] Es war ein Stein; du sagtest { $guess }.
   *[other] Es waren { $stones } Steine; du sagtest { $guess }.
}
practice-known = Ein Fass hören, in dem …
practice-hear = { $stones ->
    [one] { $stones } Stein hören
   *[other] { $stones } Steine hören
}
practice-table = Was du wofür gehalten hast
practice-corner = ist ↓ gesagt →
practice-score = { $right } von { $answers } richtig.
practice-empty = Hier stehen bald deine Antworten, Zahl für Zahl.
practice-forget = Alles vergessen
practice-close = Schließen
# Options: what they are called, with their unit, and what each does.
option-tempo = Wie geschüttelt wird
option-tempo-about = Alle zugleich, wie in der Schachtel, oder reihum, wenn man sich Zeit lassen will.
option-advanced = Das Spiel für Fortgeschrittene
option-advanced-about = Weiße Felder schützen je zwei Farben, und Begleiter kommen mit.
option-memory = Fässer, die stehen bleiben
option-memory-about = Zwischen den Runden wird nicht gemischt: Man muss sie sich merken.
option-claim = Nichts von selbst
option-claim-about = Wer verbannt, nennt alle, die gehen müssen.
option-shakes = Schütteln je Spieler und Runde
option-shakes-about = Nur, wo reihum geschüttelt wird.
option-shake_seconds = Die Glocke, in Sekunden
option-shake_seconds-about = So lange wird geschüttelt, wenn alle zugleich schütteln.
option-ears = Geräusch oder Zahl
option-ears-about = Das Klappern selbst hören, oder lesen, was ein gutes Ohr daraus macht.
option-colours = Wer welche Farbe spielt
option-colours-about = Wie man sich gesetzt hat, oder vom Tisch ausgelost: Zu dritt sind die Farben nicht gleich gut.

# Board files: what is wrong with one, and what its values are called.
box-rising-stones = verschiedene Zahlen von 1 bis { $most }, der Größe nach
box-enough-barrels = mindestens { $least } Fässer für { $seats } Spieler, die je zwei halten dürfen
box-a-colour-a-space = die Farbe jedes der { $spaces } Felder: { $colours }
box-five-and-a-white = viermal fünf Felder einer Farbe und ein weißes, ab Feld 0
box-four-zones = vier Zonen in verschiedenen Farben
box-two-castles = zwei Farben für jedes weiße Feld
box-far-castles = die Farben, deren Zonen es nicht berühren: bei Feld { $space } { $one } und { $other }
box-coloured-village = Dörfer neben farbigen Feldern, und das von { $colour } liegt neben einem weißen
box-opposite-village = Dörfer neben der gegenüberliegenden Zone, und das von { $colour } liegt woanders
box-alike-villages = Dörfer an derselben Stelle in allen vier Zonen
box-entry-after-village = das Feld gleich nach dem des Dorfes, und das von { $colour } ist es nicht
box-a-space-a-colour = ein Feld von 0 bis { $last } für jede von { $colours }
box-rows-of-hearing = { $count } Reihen mit { $count } ganzen Zahlen, eine für jedes Fass
box-equal-rows = Reihen mit gleicher Summe, höchstens { $most }
box-label-spaces = Felder des Wegs
box-label-zones = Farben der Felder, im Uhrzeigersinn ab Feld 0
box-label-castles = Burgen neben den weißen Feldern
box-label-villages = Wo die Dörfer liegen
box-label-entries = Wohin die Startfelder führen
box-label-apprentices = Lehrlinge jeder Farbe
box-label-stones = Steine in den Fässern
box-label-hearing = Wie gut Programme hören, eine Reihe für jedes Fass

# Der Tisch in einfachen Worten: wie heißt, was daliegt, und was die Zahlen bedeuten.
field-turn = Runde
field-thrower = Würfelt
field-dice = Würfel
field-magic = Magische Zahl
field-places = Lehrlinge
field-player = Am Zug
field-middle = In der Mitte
field-left = Linke Hand
field-right = Rechte Hand
field-latest = Zuletzt genommen
field-put = Gewähltes Fass
field-choosing = Kann jetzt handeln
field-has-rung = Es hat geläutet
field-stones = Steine in berührten Fässern
field-pile = Noch unberührte Fässer
field-known = Schon gesehen
field-shown = Aufgedeckte Steine
field-shakes = Geschüttelt in dieser Runde
field-shaken = Geschüttelte Fässer
field-earlier = Davon in früheren Runden
field-heard = Gehört
field-ears = Hört das Klappern selbst
field-barrel = Fass, um das es geht
field-listener = Hört hin
value-barrel = { barrel-letter }
value-stones = { $stones }
back-stones = unbekannt
hidden-stones = { $count }
value-heard = { $heard }
hidden-heard = { $count ->
    [one] ein Klang, geheim
   *[other] { $count } Klänge, geheim
}


guide-welcome = Nacht auf dem Berg der Stille. Auf dem Gipfel stehen dreizehn Fässer mit einem bis dreizehn Steinen, und keiner weiß, welches wie viele hat. Deine drei Lehrlinge warten am Fuß: Führ sie einmal im Uhrzeigersinn herum, bis in dein Dorf in der Ecke.
guide-first-shake = Die Würfel ergeben die magische Zahl: 8. Such ein Fass mit möglichst vielen Steinen, aber mit höchstens acht. Die Schildchen sind nur Namen. Nimm Fass E und schüttle es.
guide-too-many = Es klingt nach 9, und volle Fässer klingen leerer, als sie sind. Das ist zu viel: Wählst du es, kommst du nicht voran. Versuch Fass B.
guide-sure = Drei Steine: Bis drei irrt sich kein Ohr. Ein sicherer Zauber, aber ein langsamer. Versuch Fass I.
guide-once-more = Ungefähr sechs. Über drei hört man nur ungefähr, also hör noch einmal hin: Schüttle Fass I ein zweites Mal. Es ist dein letztes Schütteln in dieser Runde.
guide-choose = Sechs, dann sieben: mit etwas Glück höchstens acht. Wähl Fass I. Steht es einmal vor dir, bleibt es da.
guide-spell = Umgedreht! In deinem sind 7, und 7 ist nicht mehr als 8: Dein Zauber wirkt. Blau hatte 9 und bleibt stehen. Schick einen Lehrling vom Startfeld sieben Felder weit.
guide-low = Eine neue Runde: Die Fässer sind gemischt und neu benannt. Die magische Zahl ist nur 4, da ist wenig zu holen, und Blau hat schon gewählt. Schüttle Fass F.
guide-good-four = Vier, so klingt es. Mehr ist in dieser Runde nicht drin, und wer die höhere Zahl hat, zieht zuerst. Wähl Fass F.
guide-first-to-move = Vier gegen zwei: Du ziehst zuerst. Geh von Feld 9 auf Feld 13. Dort stehst du in der Zone deiner Farbe, der mit deinem Zeichen, und keiner kann dich verbannen.
guide-chase = Blau kam auf Feld 16 heraus, knapp vor dir, und das ist nicht seine Zone. Überhol ihn oder hol ihn ein, und der Lehrling ist auf sein Startfeld verbannt. Du brauchst mindestens drei Schritte. Schüttle Fass C.
guide-enough = Fünf oder so, und die magische Zahl ist 7. Das reicht: Wähl Fass C.
guide-decision = Du hast sechs, Blau hat fünf. Entscheide: Mit dem Lehrling auf Feld 13 hinterher und Blau verbannen, auch wenn du deine Zone verlässt; oder ihn dort sicher stehen lassen und einen zweiten losschicken.
guide-banished = Zapp! Blau musste auf sein Startfeld zurück und kam mit seiner Fünf wieder heraus. Jetzt steht es auf deinem Feld, und doch bist du noch da: Wer sein Startfeld verlässt, verbannt niemanden.
guide-spared = Ein zweiter Lehrling ist unterwegs, der erste sicher in seiner Zone. Blau ist auf Feld 21 entwischt.
guide-farewell = Das ist das ganze Spiel. Am echten Tisch schütteln alle zugleich, mit beiden Händen, und du hörst die Steine selbst: Schul dein Ohr im Übungsraum unter dem Gipfel. Für Fortgeschrittene: Wer neben einer Burg seiner Farbe steht, kann mitgenommen werden.
guide-wrong-five = Fangen wir mit Fass E an: Nimm es, dann schüttle es.
guide-wrong-two = Versuch zuerst Fass B.
guide-wrong-nine = Jetzt ist Fass I zu schütteln.
guide-wrong-choose = Fass I ist dein bestes: Sechs und sieben hast du darin gehört. Wähl das.
guide-wrong-walk = Wähl deinen Lehrling oder das Feld, auf dem er landet, und spiel den Zug dann.
guide-wrong-six = Schüttle zuerst Fass F.
guide-wrong-put-six = In Fass F hast du vier gehört, und mehr als vier hilft nicht. Wähl das.
guide-wrong-zone = Geh lieber von Feld 9 weiter: Mit vier Schritten bist du in deiner Zone.
guide-wrong-three = Schüttle zuerst Fass C.
guide-wrong-put-three = Fass C klang nach fünf. Wähl das.

# Was man im Terminal eingibt: jedes Wort der Züge, dann wie es noch heißen darf.
typed-ready = bereit
typed-take = nehmen
typed-shake = schütteln
typed-return = zurückstellen|zurück
typed-put = wählen|hinstellen
typed-move = ziehen
typed-start = Start|Startfeld
typed-with = mit
typed-outside = draußen
typed-banishing = verbannen|verbannt
typed-red = rot
typed-blue = blau
typed-yellow = gelb
typed-green = grün
grammar-examples = move start|move 5|move 5 with red 7|move 5 banishing blue 7

# In einem erzählt, wenn es oft hintereinander geschieht; und kurz erzählt.
event-taken-many = { $seat } nimmt { $count } Fässer, eins nach dem anderen.
    .you = Du nimmst { $count } Fässer, eins nach dem anderen.
event-shaken-many = { $seat } schüttelt { $count }-mal ein Fass.
    .you = Du schüttelst { $count }-mal ein Fass.
event-shaken-in-turn-many = { $seat } schüttelt { $count }-mal: { $barrel }.
    .you = Du schüttelst { $count }-mal: { $barrel }.
event-rattle-many = { $count }-mal gehört: Fass { $barrel }.
event-shake-ended-many = { "" }
event-returned-many = { $seat } stellt { $count } Fässer zurück.
    .you = Du stellst { $count } Fässer zurück.
event-shake-ended-brief = { "" }
event-magic-brief = { "" }
event-won-brief = { "" }
# Where scores came from
ended-home = Alle Lehrlinge einer Farbe sind daheim. Ein Lehrling daheim zählt 100, jeder Schritt 1.
source-walked = Schritte, und 100 für jeden daheim
source-banished = Zurück an den Start

# How bots differ within a level.
temper-0 = ausgeglichen
temper-1 = flink
temper-2 = geduldig
temper-3 = vorsichtig
temper-4 = kühn
temper-5 = voreilig
