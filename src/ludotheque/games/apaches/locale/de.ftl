# Les Apaches de Paris auf Deutsch: was gefragt wird, was man sagen kann, was geschieht, was abgelehnt wird.

quarter-1 = Viertel 1
quarter-2 = Viertel 2
quarter-3 = Viertel 3
quarter-4 = Viertel 4
quarter-5 = Viertel 5
quarter-6 = Viertel 6
quarter-7 = Viertel 7
quarter-8 = Bürgerviertel (8)
quarter-9 = Hehlerviertel (9)

content-0 = 200 F
content-1 = 300 F
content-2 = 400 F
content-3 = 500 F
content-4 = ein Einbruch über 100 F
    .plain = Einbruch über 100 F
content-5 = ein Einbruch über 200 F
    .plain = Einbruch über 200 F
content-6 = ein Einbruch über 300 F
    .plain = Einbruch über 300 F
content-7 = ein Einbruch über 400 F
    .plain = Einbruch über 400 F
content-8 = ein Raub
    .plain = Raub
content-9 = Verstärkung
content-10 = ein Messer (ein Verletzter)
    .plain = Messer (ein Verletzter)
content-11 = ein Sarg (ein Toter)
    .plain = Sarg (ein Toter)
content-12 = ein Schutzmann (ein Gefangener)
    .plain = Schutzmann (ein Gefangener)

kind-0 = einen Anführer
kind-1 = einen Neuling
kind-2 = einen Rekruten

bourgeois-0 = einen echten Bürger
    .plain = echter Bürger
bourgeois-1 = den verkleideten Schutzmann
    .plain = verkleideter Schutzmann

step-take = Aus welchem Viertel nimmst du ein Versteck?
step-act = Apachen einsetzen, einen oder zwei bewegen oder gleich ein Versteck legen?
step-lay = Welches deiner Verstecke legst du?
step-bail = Einer deiner Leute sitzt im Gefängnis. Zahlst du 150 F, um einen Anführer freizukaufen?

opening-hideout = Erstes Versteck in Viertel { $quarter }

ahead-take = Ein Versteck nehmen
ahead-act = Wenn ich einsetze, bewege oder lege
ahead-lay = Ein Versteck legen, nach Einsetzen oder Bewegen
ahead-bail = Kaution für einen Anführer
ahead-if-has = wenn ich mindestens { $francs } F habe

move-take = Ein Versteck aus Viertel { $quarter } nehmen
move-place = In Viertel { $quarter }{ $leaders ->
    [0] {""}
    [one] { " " }· 1 Anführer
   *[other] { " " }· { $leaders } Anführer
}{ $novices ->
    [0] {""}
    [one] { " " }· 1 Neuling
   *[other] { " " }· { $novices } Neulinge
}{ $recruits ->
    [0] {""}
    [one] { " " }· 1 Rekrut
   *[other] { " " }· { $recruits } Rekruten
}
move-move = { $kind ->
    [leader] Einen Anführer
    [novice] Einen Neuling
   *[recruit] Einen Rekruten
} von { $start } nach { $to }{ $apaches ->
    [one] {""}
   *[other] { second-leg }
} bewegen
second-leg = , { $second_kind ->
    [leader] { kind-0 }
    [novice] { kind-1 }
   *[recruit] { kind-2 }
} von { $second_start } nach { $second_to }
move-lay = In Viertel { $quarter } legen: { $content ->
    [money-200] { content-0 }
    [money-300] { content-1 }
    [money-400] { content-2 }
    [money-500] { content-3 }
    [burglary-100] { content-4 }
    [burglary-200] { content-5 }
    [burglary-300] { content-6 }
    [burglary-400] { content-7 }
    [robbery] { content-8 }
    [reinforcements] { content-9 }
    [hurt] { content-10 }
    [killed] { content-11 }
   *[jailed] { content-12 }
}
move-free = 150 F zahlen: Ein Anführer kommt frei
move-done = Nichts zahlen und den Zug beenden

gang-said = { $leaders ->
    [0] {""}
    [one] 1 Anführer
   *[other] { $leaders } Anführer
}{ $leaders ->
    [0] {""}
   *[other] { $novices ->
        [0] {""}
       *[other] { $recruits ->
            [0] { " " }und{ " " }
           *[other] { ", " }
        }
    }
}{ $novices ->
    [0] {""}
    [one] 1 Neuling
   *[other] { $novices } Neulinge
}{ $recruits ->
    [0] {""}
   *[other] { $leaders ->
        [0] { $novices ->
            [0] {""}
           *[other] { " " }und{ " " }
        }
       *[other] { " " }und{ " " }
    }
}{ $recruits ->
    [0] { $leaders ->
        [0] { $novices ->
            [0] niemand
           *[other] {""}
        }
       *[other] {""}
    }
    [one] 1 Rekrut
   *[other] { $recruits } Rekruten
}

event-first-player = { $seat } beginnt.
    .you = Du beginnst.
event-round = Runde { $round } von { $rounds }: Die Verstecke werden gemischt und reihum genommen.
event-chosen = { $seat } nimmt ein Versteck aus { $quarter }.
    .you = Du nimmst ein Versteck aus { $quarter }.
    .too = { $seat } aus { $quarter }.
event-taken = Dein Versteck aus { $quarter }: { $content }.
event-placed = { $seat } setzt ein, { $quarter }: { gang-said }.
    .you = Du setzt ein, { $quarter }: { gang-said }.
event-moved = { $seat } bewegt { $kind }: { $from } → { $to }.
    .you = Du bewegst { $kind }: { $from } → { $to }.
    .on = Und { $kind }: { $from } → { $to }.
event-laid = { $seat } legt ein Versteck ({ $quarter }). Damit scheidet aus: { $content }.
    .you = Du legst ein Versteck ({ $quarter }). Damit scheidet aus: { $content }.
event-last-turn = Letzter Zug, Platz { $place }: { $seat }, mit { $apaches } in Reserve.
    .you = Letzter Zug, Platz { $place }: du, mit { $apaches } in Reserve.
event-freed = { $seat } zahlt { $sum } F Kaution: Ein Anführer kommt frei.
    .you = Du zahlst { $sum } F Kaution: Ein Anführer kommt frei.
event-uncovered = { $quarter }, noch offen: { $content }.
event-nobody-there = { $quarter }: Niemand ist da, es gibt nichts.
    .on = Niemand ist da.
event-money-won = { $quarter }: { $seat } hat die Mehrheit und steckt { $sum } F ein.
    .you = { $quarter }: Du hast die Mehrheit und steckst { $sum } F ein.
    .on = { $seat } hat die Mehrheit: { $sum } F.
event-burgled = { $quarter }: { $seat } hat die Mehrheit, der Einbruch bringt { $sum } F.
    .you = { $quarter }: Du hast die Mehrheit, der Einbruch bringt { $sum } F.
    .on = { $seat } hat die Mehrheit: { $sum } F.
event-robbed = { $seat } nimmt { $victim } { $sum } F ab.
    .you = Du nimmst { $victim } { $sum } F ab.
event-reinforced = { $quarter }: { $seat } bekommt Verstärkung, { $recruits ->
    [0] aber es ist kein Rekrut mehr da
    [one] einen Rekruten
   *[other] { $recruits } Rekruten
}.
    .you = { $quarter }: Du bekommst Verstärkung, { $recruits ->
        [0] aber es ist kein Rekrut mehr da
        [one] einen Rekruten
       *[other] { $recruits } Rekruten
    }.
event-hurt = { $quarter }: Ein Anführer von { $seat } kommt ins Krankenhaus.
    .you = { $quarter }: Einer deiner Anführer kommt ins Krankenhaus.
    .on = Ein Anführer von { $seat } kommt ins Krankenhaus.
event-killed = { $quarter }: Ein Anführer von { $seat } wird getötet.
    .you = { $quarter }: Einer deiner Anführer wird getötet.
    .on = Ein Anführer von { $seat } wird getötet.
event-jailed = { $quarter }: Ein Anführer von { $seat } kommt ins Gefängnis.
    .you = { $quarter }: Einer deiner Anführer kommt ins Gefängnis.
    .on = Ein Anführer von { $seat } kommt ins Gefängnis.
event-fenced = { $seat } hat die Mehrheit beim Hehler: { $burglaries ->
    [0] kein Einbruch, kein Geld
    [one] { $sum } F für 1 Einbruch
   *[other] { $sum } F für { $burglaries } Einbrüche
}{ $recruits ->
    [0] , und kein Rekrut ist mehr da
   *[other] , dazu ein Rekrut
}.
    .you = Du hast die Mehrheit beim Hehler: { $burglaries ->
        [0] kein Einbruch, kein Geld
        [one] { $sum } F für 1 Einbruch
       *[other] { $sum } F für { $burglaries } Einbrüche
    }{ $recruits ->
        [0] , und kein Rekrut ist mehr da
       *[other] , dazu ein Rekrut
    }.
event-attacked = { $seat } überfällt einen Bürger und sieht nach, wer es war.
    .you = Du überfällst einen Bürger und siehst nach, wer es war.
event-attacked-whom = Überfallen hast du { $who }.
event-came-back = Zurück bei { $seat }: { $healed ->
    [0] {""}
    [one] 1 Anführer aus dem Krankenhaus
   *[other] { $healed } Anführer aus dem Krankenhaus
}{ $healed ->
    [0] {""}
   *[other] { $released ->
        [0] {""}
       *[other] { " " }und{ " " }
    }
}{ $released ->
    [0] {""}
    [one] 1 Anführer aus dem Gefängnis
   *[other] { $released } Anführer aus dem Gefängnis
}.
    .you = Zurück bei dir: { $healed ->
        [0] {""}
        [one] 1 Anführer aus dem Krankenhaus
       *[other] { $healed } Anführer aus dem Krankenhaus
    }{ $healed ->
        [0] {""}
       *[other] { $released ->
            [0] {""}
           *[other] { " " }und{ " " }
        }
    }{ $released ->
        [0] {""}
        [one] 1 Anführer aus dem Gefängnis
       *[other] { $released } Anführer aus dem Gefängnis
    }.
event-recruited = { $seat } hat { $recruits ->
    [one] einen Rekruten
   *[other] { $recruits } Rekruten
} gewonnen{ $left ->
    [0] ; am Ende zählt das mit
   *[other] , für die nächste Runde
}.
    .you = Du hast { $recruits ->
        [one] einen Rekruten
       *[other] { $recruits } Rekruten
    } gewonnen{ $left ->
        [0] ; am Ende zählt das mit
       *[other] , für die nächste Runde
    }.
event-bourgeois-shown = { $seat } deckt { $bourgeois ->
    [one] einen
   *[other] { $bourgeois }
} Bürger auf, das bringt { $sum } F.
    .you = Du deckst { $bourgeois ->
        [one] einen
       *[other] { $bourgeois }
    } Bürger auf, das bringt { $sum } F.
event-policeman-shown = { $seat } deckt den Schutzmann auf: { $sum } F Strafe{ $leaders ->
    [0] {""}
   *[other] , und ein Anführer kommt ins Gefängnis
}.
    .you = Du deckst den Schutzmann auf: { $sum } F Strafe{ $leaders ->
        [0] {""}
       *[other] , und einer deiner Anführer kommt ins Gefängnis
    }.
event-operational = { $seat } bekommt { $sum } F für { $apaches ->
    [one] 1 einsatzbereiten Apachen
   *[other] { $apaches } einsatzbereite Apachen
}.
    .you = Du bekommst { $sum } F für { $apaches ->
        [one] 1 einsatzbereiten Apachen
       *[other] { $apaches } einsatzbereite Apachen
    }.

refused-closed-quarter = Dieses Viertel ist in dieser Partie gesperrt: Niemand betritt es, und seine Verstecke bleiben in der Schachtel.
refused-take-first = Erst werden alle Verstecke genommen: Nenne ein Viertel.
refused-taking-is-over = Die Verstecke sind alle genommen.
refused-no-hideout-there = In diesem Stapel gibt es nichts mehr zu nehmen: Das letzte Versteck ist das entfernte.
refused-one-action = Deine freiwillige Aktion ist getan: Lege jetzt ein Versteck.
refused-not-in-reserve = So viele davon hast du nicht in Reserve.
refused-too-many = Man bewegt einen oder zwei Apachen, nicht mehr.
refused-not-adjacent = Diese beiden Viertel berühren sich nicht.
refused-none-there = Einen solchen Apachen hast du dort nicht, oder nicht genug davon.
refused-moved-twice = Damit zöge derselbe Apache zweimal: Jeder geht höchstens einen Schritt.
refused-tie-entered = Damit wären im betretenen Viertel zwei Banden gleich stark.
refused-tie-left = Damit blieben im verlassenen Viertel zwei gleich starke Banden zurück.
refused-must-lay = Ein Zug endet mit einem Versteck: Lege eines von deinen.
refused-not-held = Dieses Versteck hast du nicht.
refused-novice-alone = Neulinge und Rekruten gehen nur dorthin, wo ein Anführer ihrer Bande bei ihnen ist.
refused-novice-left = Damit bliebe ein Neuling oder Rekrut ohne Anführer zurück.
refused-no-prisoner = Keiner deiner Anführer sitzt im Gefängnis.
refused-no-money-for-bail = Die Kaution beträgt 150 F, und so viel hast du nicht.
refused-bail-after-laying = Kaution zahlt man am Ende seines Zuges, nach dem Legen des Verstecks.
refused-bail-or-done = Dein Zug ist bis auf die Kaution vorbei: Kaufe einen Anführer frei oder zahle nichts.
refused-no-bail-in-last-turn = Im letzten Zug gibt es keine Kaution: Gefangene kommen am Ende der Runde heraus.

# Die Zusammenstellungen offener Viertel.
option-quarters-1236 = 1 2 3 6 (erste Partien)
option-quarters-567 = 5 6 7
option-quarters-356 = 3 5 6
option-quarters-256 = 2 5 6
option-quarters-345 = 3 4 5
option-quarters-457 = 4 5 7
option-quarters-245 = 2 4 5
option-quarters-1234 = 1 2 3 4
option-quarters-1247 = 1 2 4 7
option-quarters-1347 = 1 3 4 7
option-quarters-1267 = 1 2 6 7
option-quarters-1367 = 1 3 6 7
option-quarters-14567 = 1 4 5 6 7 (erste Partien)
option-quarters-23567 = 2 3 5 6 7
option-quarters-23457 = 2 3 4 5 7
option-quarters-12456 = 1 2 4 5 6
option-quarters-13456 = 1 3 4 5 6
option-quarters-1234567 = 1 2 3 4 5 6 7 (alle)

# Das Terminal.
terminal-apaches-turn = Runde { $round } von { $rounds }, Zug { $turn } von { $turns }. Reihenfolge: { $order }
terminal-apaches-taking = Runde { $round } von { $rounds }: Verstecke werden genommen. Reihenfolge: { $order }
terminal-apaches-legend-near = → Nachbarn
terminal-apaches-legend-covered = { $roof } zugedeckt
terminal-apaches-legend-own = [ ] in deiner Hand
terminal-apaches-legend-gang = { $letter } 2+1: 2 Anführer, 1 Neuling oder Rekrut
terminal-apaches-legend-reserve = Reserve: Anführer+Neulinge+Rekruten
terminal-apaches-legend-away = fort: Krankenhaus / Gefängnis / Friedhof
terminal-apaches-own = Deine Verstecke:
terminal-apaches-bourgeois-0 = Bürger
terminal-apaches-bourgeois-1 = Schutzmann
terminal-apaches-here = Von { $seat } hier: { gang-said }.
terminal-apaches-leading = In Führung ist { $seat }: { gang-said }.
terminal-apaches-look = Ein Viertel kann man sich nach seiner Nummer ansehen: „schau 4“.
terminal-apaches-quarter-8 = die Bürger: einer wird überfallen
terminal-apaches-quarter-9 = der Hehler: 250 F je Einbruch, ein Rekrut
terminal-apaches-money = Geld
terminal-apaches-reserve = Reserve
terminal-apaches-away = fort
terminal-apaches-hideouts = Verstecke
terminal-apaches-bourgeois = Bürger
terminal-apaches-content-0 = 200 F
terminal-apaches-content-1 = 300 F
terminal-apaches-content-2 = 400 F
terminal-apaches-content-3 = 500 F
terminal-apaches-content-4 = Einbr. 100
terminal-apaches-content-5 = Einbr. 200
terminal-apaches-content-6 = Einbr. 300
terminal-apaches-content-7 = Einbr. 400
terminal-apaches-content-8 = Raub
terminal-apaches-content-9 = Verst.
terminal-apaches-content-10 = verletzt
terminal-apaches-content-11 = tot
terminal-apaches-content-12 = Haft

# Der Spielplan auf der Seite.
board-name = Paris, 1907: neun Viertel mit ihren Häusern, die Banden und deine Verstecke
board-city = Die Stadt
board-gangs = Die Banden
board-hand = Deine Verstecke
board-away = Krankenhaus, Gefängnis, Friedhof und die Rekruten neben dem Plan
board-notes = Bleistiftnotizen: was in jedem Viertel noch liegen kann, nach dem, was du gesehen hast
board-news = Die Abrechnung der Runde
board-news-title = Vermischtes
board-close = Schließen
board-round = Runde { $round } von { $rounds }
board-turn = Zug { $turn } von { $turns }
board-taking = Verstecke nehmen
board-order = Reihenfolge
board-order-is = Gespielt wird in dieser Reihenfolge: { $names }.
board-last-turn = Letzter Zug: neue Folge
board-order-last = Der letzte Zug hat eine eigene Reihenfolge, nach den Reserven: { $names }.
board-in-reserve = in Reserve: { $count }
board-closed = gesperrt
board-left = { $count ->
    [one] sicher
   *[other] 1 von { $count }
}
board-name-8 = Bürger
board-name-9 = Der Hehler
board-gang-0 = Mohicans de Montparnasse
board-gang-1 = Costauds de la Villette
board-gang-2 = Monte-en-l’air des Batignolles
board-gang-3 = Tatoués d’Ivry
board-sum = { $sum } F
board-colour-blue = blau
board-colour-green = grün
board-colour-red = rot
board-colour-sky-blue = himmelblau
board-colour-orange = orange
board-colour-purple = violett
board-colour-yellow = gelb
board-quarter = Viertel { $quarter }, { $colour }.
board-quarter-8 = Viertel 8, das der Bürger: Wer die Mehrheit hat, überfällt einen.
board-quarter-9 = Viertel 9, das des Hehlers: 250 F für jeden Einbruch und ein Rekrut.
board-quarter-closed = In dieser Partie gesperrt.
board-possible = Soweit du es wissen kannst, liegt hier noch eines davon: { $contents }.
board-sure = Soweit du es wissen kannst, bleibt nur eines: { $contents }.
board-found = Hier lag: { $contents }.
board-held-there = Was du selbst hast, liegt nicht hier: { $contents }.
board-nobody = Niemand ist da.
board-here = Von { $name } hier: { gang-said }.
board-here-leading = { $name } führt hier mit { $count } ({ gang-said }).
board-touches = Es grenzt an { $quarters }.
board-stack = Verstecke im Stapel: { $count }.
board-own-there = Deine Apachen in Viertel { $quarter }: { gang-said }.
board-reserve = In Reserve bei { $name }: { gang-said }.
board-hideouts = Verstecke auf der Hand, nach Vierteln: { $quarters }.
board-money = Geld: { $sum } F.
board-money-secret = Das Geld steckt in der Brieftasche, niemand sieht es.
board-kept = Verdeckte Bürger: { $count }.
board-kept-bourgeois = Einer davon ist ein echter Bürger.
board-kept-policeman = Einer davon ist der Schutzmann.
board-first = Hier steht die Laterne des Startspielers.
board-on-turn = Diese Bande ist am Zug.
board-aside = Rekruten neben dem Plan: { $count }.
board-so-many = { $name } { $count }
board-hospital = Im Krankenhaus: { $names }.
board-hospital-empty = Niemand ist im Krankenhaus.
board-prison = Im Gefängnis: { $names }.
board-prison-empty = Niemand ist im Gefängnis.
board-cemetery = Auf dem Friedhof: { $names }.
board-cemetery-empty = Der Friedhof ist leer.
board-tile = Dein Versteck aus Viertel { $quarter }: { $content }.
board-take-leader = Deine Anführer in Reserve: { $count }. Einen aufnehmen.
board-take-novice = Deine Neulinge in Reserve: { $count }. Einen aufnehmen.
board-take-recruit = Deine Rekruten in Reserve: { $count }. Einen aufnehmen.
board-place-leader = Anführer, die hierherkommen
board-place-novice = Neulinge
board-place-recruit = Rekruten
board-count-leader = { $count ->
    [one] 1 Anführer
   *[other] { $count } Anführer
}
board-count-novice = { $count ->
    [one] 1 Neuling
   *[other] { $count } Neulinge
}
board-count-recruit = { $count ->
    [one] 1 Rekrut
   *[other] { $count } Rekruten
}
board-would-tie = (Gleichstand mit { $name })
board-leave-leader = Ein Anführer geht
board-leave-novice = Ein Neuling geht
board-leave-recruit = Ein Rekrut geht
board-where-to = Wohin geht er?
board-where-to-second = Und wohin geht der zweite?
board-one-more = Dieser Weg allein ist nicht erlaubt: Wähle einen zweiten Apachen, der auch geht.
board-second-too = Du darfst in derselben Aktion noch einen zweiten bewegen: Wähle einen anderen.
board-where-place = In der Hand: { $apaches }. In welches Viertel?
board-legend = Zeichen
board-legend-money = Geld
board-legend-burglary = Einbruch
board-legend-robbery = Raub
board-legend-reinforcements = zwei Rekruten
board-legend-hurt = Krankenhaus
board-legend-killed = Tod
board-legend-jailed = Gefängnis
board-legend-leader = Anführer
board-legend-novice = Neuling
board-legend-recruit = Rekrut
board-put-down = Zurücklegen
board-gained = +{ $sum } F
board-lost = −{ $sum } F
board-lost-leaders = Anführer verloren: { $count }
board-gained-recruits = Rekruten: { $count }
board-gained-bourgeois = Bürger: { $count }
board-balance = { $name }: { $parts }

# Options: what they are called, with their unit, and what each does.
option-quarters = Welche Viertel offen sind
option-quarters-about = Eine der Zusammenstellungen, die das Blatt für diese Spielerzahl nennt.
option-rounds = Wie viele Runden
option-rounds-about = Nach dem Blatt drei; zu viert beginnt bei vier Runden jeder einmal.
option-richest_begins = Der Reichste beginnt die letzte Runde
option-richest_begins-about = Zu zweit gleicht das den Vorteil aus, als Letzter zu spielen.
option-open_money = Geld auf dem Tisch
option-open_money-about = Alle sehen, was alle haben.
option-recruits_leave = Eingesetzte Rekruten gehen
option-recruits_leave-about = Rekruten sind nach dem Einsatz verbraucht, wie Neulinge.

# Board files: what is wrong with one, and what its values are called.
box-known-scale = eines von { $scales }
box-nine-counts = die Zahl der Verstecke von neun Vierteln
box-nine-quarters = neun Tabellen, nicht { $count }
box-touched-back = ein Viertel, das { $quarter } berührt, denn { $quarter } berührt es
box-in-order = die Nummer { $number }: Viertel stehen der Reihe nach
box-list-of-neighbours = eine Liste „touches“ mit den Nummern der Nachbarn
box-neighbours-once = Nachbarn von 1 bis 9, jeden einmal genannt
box-not-itself = ein Viertel, das sich nicht selbst berührt
box-list-of-places = eine Liste „places“ mit dem, was dort ist
box-known-contents = nur { $known }, nicht { $said }
box-so-many-places = { $due } Plätze, nicht { $count }
box-different-places = lauter verschiedene Plätze
box-places-up-to-7 = Plätze bei 1 bis 7, und keine bei 8 und 9
box-dealt-evenly = so viele Verstecke, dass sich die { $dealt } der offenen Viertel gleichmäßig an { $seats } Spieler verteilen lassen
box-constraint-sizes = eine Stadt, in der die Viertel 1 bis 7 je 3, 4, 4, 5, 6, 5 und 4 Verstecke haben (gefunden: { $found })
box-constraint-colours = eine Stadt, in der die Farben der Viertel mit Verstecken „blue“, „green“, „orange“, „purple“, „red“, „sky blue“ und „yellow“ sind (gefunden: { $found })
box-constraint-sky-blue-and-orange = eine Stadt, in der Himmelblau an Orange grenzt (gefunden: { $found })
box-constraint-orange-and-red = eine Stadt, in der ein Viertel an Orange und an Rot grenzt (gefunden: { $found })
box-constraint-round-green = eine Stadt, in der Grün an mindestens zwei andere grenzt (gefunden: { $found })
box-constraint-drawable = eine Stadt, in der sich die Viertel eben zeichnen lassen, wie auf einem Stadtplan (gefunden: { $found })
box-constraint-two-neighbours = eine Stadt, in der in jeder Zusammenstellung jedes offene Viertel zwei offene Nachbarn hat (gefunden: { $found })
box-constraint-connected = eine Stadt, in der in jeder Zusammenstellung alle offenen Viertel zusammenhängen (gefunden: { $found })
box-constraint-gain-and-loss = eine Stadt, in der jedes Viertel mit Verstecken Gewinn und Verlust birgt (gefunden: { $found })
box-constraint-two-to-one = eine Stadt, in der auf einen Verlust etwa zwei Gewinne kommen (gefunden: { $found })
box-constraint-reinforcements = eine Stadt, in der an zwei Plätzen in zwei Vierteln Verstärkung wartet (gefunden: { $found })
box-constraint-everything-occurs = eine Stadt, in der alles aus AP-18 bis AP-24 in jeder Zusammenstellung vorkommt (gefunden: { $found })
box-constraint-variety = eine Stadt, in der größere Viertel mindestens so vielfältig sind wie kleinere (gefunden: { $found })
box-label-scale = Größe der Stadt
box-label-hideouts = Verstecke jedes Viertels, von 1 bis 9
box-label-quarter = Viertel { $which }
box-key-number = Nummer
box-key-colour = Farbe
box-key-touches = grenzt an
box-key-places = Verstecke

# Der Tisch in einfachen Worten: wie heißt, was daliegt, und was die Zahlen bedeuten.
field-first = Startspieler
field-round = Runde
field-turn = Zug
field-order = Reihenfolge
field-at = Am Zug
field-chosen = Versteck genommen aus
field-leaders = Anführer in den Vierteln
field-novices = Neulinge in den Vierteln
field-recruits = Rekruten in den Vierteln
field-leaders-in-reserve = Anführer in Reserve
field-novices-in-reserve = Neulinge in Reserve
field-recruits-in-reserve = Rekruten in Reserve
field-recruits-aside = Rekruten neben dem Plan
field-recruits-won = Rekruten aus dieser Abrechnung
field-recruits-gone = Rekruten aus dem Spiel
field-hospital = Im Krankenhaus
field-prison = Im Gefängnis
field-cemetery = Auf dem Friedhof
field-retired = Verbrauchte Neulinge
field-stacks = Verstecke auf den Stapeln
field-hands = Verstecke auf der Hand
field-covered = Gelegte Verstecke
field-uncovered = Offen geblieben
field-bourgeois = Bürger auf dem Plan
field-attacked = Verdeckt behaltene Bürger
field-unmasked = Aufgedeckte Bürger
field-money = Geld
field-wallets = In der Brieftasche
field-totals = Am Ende gezählt
field-bank = Bank
value-sum = { $sum } F
value-hideout = { $quarter }: { $content }
back-hideout = eins aus Viertel { $hideout }
hidden-hideout = { $count }
hidden-bourgeois = { $count }

# Das geführte erste Spiel.
guide-welcome = Paris, 1907. Du führst eine Bande von Apachen; erste Runde, vierter von sechs Zügen. In jedem offenen Viertel wartet genau eine Überraschung, eine gute oder eine böse, und die Bande, die dort am Ende der Runde die meisten Apachen hat, bekommt sie.
guide-roofs = Sieh dir Viertel 2 an. Vier Häuser sind dort aufgedruckt, und zwei haben schon ein Dach: Diese Verstecke wurden gezeigt und gelegt, also birgt das Viertel weder das eine noch das andere. Das eine Feld, das am Ende der Runde noch offen ist, zeigt, was dort liegt.
guide-notes = Der Bleistift merkt sich, was nur du wissen kannst. Den Einbruch über 300 F aus Viertel 2 hast du selbst, also bleiben nur die 400 F. Aus Viertel 3 hast du die 500 F und das Messer: Dort wartet die Polizei.
guide-leave = In Viertel 3 hast du die Mehrheit, und wer sie dort hat, verliert einen Anführer ans Gefängnis. Geh lieber ins Viertel 2: Wähle deine Bande in 3, dann Viertel 2, und das zweimal. Einer allein ergäbe einen Gleichstand, und den darf niemand machen. Aber ein oder zwei Apachen ziehen in einer Aktion.
guide-wrong-leave = Das darfst du, aber dann findet dich die Polizei noch immer in Viertel 3. Bewege beide Anführer von 3 nach 2.
guide-bluff = Jeder Zug endet mit einem Versteck, das alle sehen. Lege das Messer aus Viertel 3: Dein Gegner hält dort dann die 500 F noch für möglich.
guide-wrong-bluff = Das würde deinem Gegner zu viel verraten. Lege das Messer aus Viertel 3.
guide-novice = Dein Gegner hat angebissen: drei Anführer in Viertel 3. In Viertel 1 liegt nichts Schlechtes mehr, und niemand ist da. Setze zwei Anführer und einen Neuling ein: Nimm sie aus deiner Reserve und wähle dann Viertel 1. Ein Neuling zählt wie ein Anführer, braucht einen Anführer neben sich und dient nur eine Runde.
guide-wrong-novice = Ein andermal. Nimm zwei Anführer und einen Neuling aus deiner Reserve und setze sie in Viertel 1 ein.
guide-decision = Jetzt musst du etwas verraten. Legst du den Einbruch, sehen alle, dass in Viertel 2 die 400 F liegen. Legst du die 500 F, sieht dein Gegner die Polizei in Viertel 3. Du entscheidest.
guide-wrong-decision = Lege eines deiner beiden Verstecke: Weiter geht es so oder so.
guide-last-told = Der letzte Zug hat eine eigene Reihenfolge: Die größere Reserve beginnt, also hast du das letzte Wort. Dein Gegner hat jetzt drei in Viertel 2, wo deine 400 F liegen, und du hast zwei. Einer mehr ergäbe einen Gleichstand. Setze dort einen Anführer und einen Neuling ein.
guide-last-kept = Dein Gegner hat die Polizei gesehen und ist aus Viertel 3 nach Viertel 2 entwischt: drei gegen deine zwei. Aber im letzten Zug beginnt die größere Reserve, also hast du das letzte Wort. Einer mehr ergäbe einen Gleichstand: Setze dort einen Anführer und einen Neuling ein.
guide-wrong-last = Dann bekommt dein Gegner Viertel 2. Setze dort einen Anführer und einen Neuling ein: vier gegen drei.
guide-lay-last = Lege dein letztes Versteck. Danach wird abgerechnet, Viertel für Viertel.
guide-settled-told = Du bekommst 300 F in Viertel 1 und 400 F in Viertel 2, und in Viertel 6 raubst du deinen Gegner aus. Einer seiner Anführer sitzt eine Runde im Gefängnis; freikaufen könnte er ihn für 150 F. In Viertel 8 hat dein Gegner einen Bürger überfallen, wenn es nicht der Schutzmann war.
guide-settled-kept = Du bekommst 300 F in Viertel 1 und 400 F in Viertel 2, und in Viertel 6 raubst du deinen Gegner aus. In Viertel 3 war niemand mehr, und die Polizei ging allein nach Hause: Das hatten deine 500 F verraten. In Viertel 8 hat dein Gegner einen Bürger überfallen, wenn es nicht der Schutzmann war.
guide-farewell = Anführer kehren heim, eingesetzte Neulinge verlassen das Spiel, und die Verstecke werden neu genommen. Drei Runden, und die reichste Bande gewinnt. Die Straße gehört dir.

# Was man im Terminal eingibt: jedes Wort der Züge, dann wie es noch heißen darf.
typed-take = nehmen
typed-place = einsetzen|setzen
typed-leader = Anführer
typed-novice = Neuling|Neulinge
typed-recruit = Rekrut|Rekruten
typed-in = in|nach
typed-move = bewegen|ziehen
typed-lay = legen
typed-money = Geld
typed-burglary = Einbruch
typed-robbery = Raub
typed-reinforcements = Verstärkung
typed-hurt = verletzt|Messer
typed-killed = tot|Sarg
typed-jailed = gefangen|Schutzmann
typed-free = freikaufen|Kaution
typed-done = fertig
grammar-examples = place leader 2 in 3|place leader 2, novice 1 in 3|move leader 3>2|move leader 3>2, novice 3>2
grammar-shown = { terminal-apaches-content-0 } = money 200 | { terminal-apaches-content-1 } = money 300 | { terminal-apaches-content-2 } = money 400 | { terminal-apaches-content-3 } = money 500 | { terminal-apaches-content-4 } = burglary 100 | { terminal-apaches-content-5 } = burglary 200 | { terminal-apaches-content-6 } = burglary 300 | { terminal-apaches-content-7 } = burglary 400 | { terminal-apaches-content-8 } = robbery | { terminal-apaches-content-9 } = reinforcements | { terminal-apaches-content-10 } = hurt | { terminal-apaches-content-11 } = killed | { terminal-apaches-content-12 } = jailed
# Where scores came from
ended-rounds = Die letzte Runde ist vorbei, und alle sind ausbezahlt.
source-burgled = Einbrüche
source-fenced = Beim Hehler
source-money-won = Geld aus den Vierteln
source-freed = Kautionen
source-bourgeois-shown = Ausgeraubte Bürger
source-policeman-shown = Strafe wegen des Schutzmanns
source-operational = Einsatzbereite Apachen
source-robbed = Raub unter Banden

# How bots differ within a level.
temper-0 = bedächtig
temper-1 = hält sich zurück
temper-2 = blufft gern
temper-3 = scheut Verluste
temper-4 = missgünstig
temper-5 = verschwiegen und schnell
temper-6 = rastlos und verwegen
temper-7 = misstrauisch
temper-8 = will das letzte Wort
temper-9 = geduldig und missgünstig
temper-10 = ruhig
temper-11 = scheut jeden Verlust
