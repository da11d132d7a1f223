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

hand-0 = links
hand-1 = rechts

step-shake = Magische Zahl { $magic }. Schüttle Fässer und stell das richtige vor dich hin.
step-shake-by-turns = Magische Zahl { $magic }. Schüttle ein paar Fässer und stell dann eins vor dich hin.
step-move = Dein Zauber wirkt. Welcher Lehrling zieht?

move-take = Fass { $barrel } nehmen
move-shake = Fass { $barrel } schütteln
move-return = Fass { $barrel } zurückstellen
move-put = Fass { $barrel } wählen
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
event-turn = Runde { $turn }: Die Würfel hat { $thrower }.
event-thrown = { $seat } würfelt eine { $pips }.
event-magic = Die magische Zahl ist { $magic }.
event-taken = { $seat } nimmt Fass { $barrel } ({ $hand }).
event-shaken = { $seat } schüttelt Fass { $barrel } ({ $hand }).
event-shaken-in-turn = { $seat } schüttelt Fass { $barrel }; { $left ->
    [0] das war das letzte Mal.
    [one] einmal noch.
   *[other] noch { $left } Mal.
}
event-heard = { $heard ->
    [one] Fass { $barrel } klingt nach einem Stein.
   *[other] Fass { $barrel } klingt nach { $heard } Steinen.
}
event-rattle = Fass { $barrel } klappert. Ohren auf!
event-shake-ended = { $seat } hat ausgeschüttelt.
event-returned = { $seat } stellt Fass { $barrel } zurück.
event-put-down = { $seat } wählt Fass { $barrel }.
event-bell = Die Glocke! Jetzt bekommt jeder ein Fass.
event-handed-out = { $seat } bekommt Fass { $barrel }.
event-shown = { $stones ->
    [one] { $seat } dreht Fass { $barrel } um: ein Stein.
   *[other] { $seat } dreht Fass { $barrel } um: { $stones } Steine.
}
event-busted = { $stones } ist mehr als { $magic }: kein Zauber für { $seat }.
event-walked = { $seat } zieht { $steps } weit: { $from } bis { $to }.
event-banished = { $seat } verbannt { $victim } ({ $place }) zum Start.
event-carried = { $seat } nimmt einen Lehrling von { $owner } mit: { $from } bis { $to }.
event-home = { $home ->
    [one] { $seat } hat einen Lehrling im Dorf.
   *[other] { $seat } hat { $home } Lehrlinge im Dorf.
}
event-won = { $seat } hat alle heimgebracht und gewinnt!

refused-choose-first = Erst wählt jeder ein Fass, danach ziehen die Lehrlinge.
refused-not-in-hand = Schütteln kannst du nur ein Fass, das du in der Hand hast.
refused-no-such-barrel = Ein Fass mit dieser Nummer gibt es nicht.
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
terminal-known = Schon gesehen
terminal-to-go = noch
