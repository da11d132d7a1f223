# Pfeffersäcke auf Deutsch: was gefragt wird, was man sagen kann, was geschieht, was nicht erlaubt ist.

# Die Orte nach ihrer Nummer auf der Karte, im Dativ; Dörfer haben keinen Namen, also hilft die Stadt nebenan.
place-0 = Gent
place-1 = Antwerpen
place-2 = Brüssel
place-3 = Amsterdam
place-4 = Nijmegen
place-5 = Köln
place-6 = Trier
place-7 = Soest
place-8 = Münster
place-9 = Bremen
place-10 = Braunschweig
place-11 = Hamburg
place-12 = Lübeck
place-13 = Rostock
place-14 = Erfurt
place-15 = Leipzig
place-16 = Wittenberg
place-17 = Frankfurt
place-18 = Nürnberg
place-19 = Straßburg
place-20 = Augsburg
place-21 = Regensburg
place-22 = München
place-23 = Linz
place-24 = Wien
place-25 = dem Dorf bei Mechelen
    .plain = Dorf bei Mechelen
place-26 = dem Dorf bei Maastricht
    .plain = Dorf bei Maastricht
place-27 = dem Dorf bei Breda
    .plain = Dorf bei Breda
place-28 = dem Dorf bei Deventer
    .plain = Dorf bei Deventer
place-29 = dem Dorf bei Koblenz
    .plain = Dorf bei Koblenz
place-30 = dem Dorf bei Saarbrücken
    .plain = Dorf bei Saarbrücken
place-31 = dem Dorf bei Wesel
    .plain = Dorf bei Wesel
place-32 = dem Dorf bei Osnabrück
    .plain = Dorf bei Osnabrück
place-33 = dem Dorf bei Hameln
    .plain = Dorf bei Hameln
place-34 = dem Dorf bei Verden
    .plain = Dorf bei Verden
place-35 = dem Dorf bei Lüneburg
    .plain = Dorf bei Lüneburg
place-36 = dem Dorf bei Schwerin
    .plain = Dorf bei Schwerin
place-37 = dem Dorf bei Fulda
    .plain = Dorf bei Fulda
place-38 = dem Dorf bei Hof
    .plain = Dorf bei Hof
place-39 = dem Dorf bei Kassel
    .plain = Dorf bei Kassel
place-40 = dem Dorf bei Würzburg
    .plain = Dorf bei Würzburg
place-41 = dem Dorf bei Speyer
    .plain = Dorf bei Speyer
place-42 = dem Dorf bei Ulm
    .plain = Dorf bei Ulm
place-43 = dem Dorf bei Landshut
    .plain = Dorf bei Landshut
place-44 = dem Dorf bei Kufstein
    .plain = Dorf bei Kufstein
place-45 = einer anderen Stadt
    .plain = andere Stadt
place-46 = einem anderen Dorf
    .plain = anderes Dorf

place-name = { $place ->
    [gent] { place-0 }
    [antwerpen] { place-1 }
    [bruessel] { place-2 }
    [amsterdam] { place-3 }
    [nijmegen] { place-4 }
    [koeln] { place-5 }
    [trier] { place-6 }
    [soest] { place-7 }
    [muenster] { place-8 }
    [bremen] { place-9 }
    [braunschweig] { place-10 }
    [hamburg] { place-11 }
    [luebeck] { place-12 }
    [rostock] { place-13 }
    [erfurt] { place-14 }
    [leipzig] { place-15 }
    [wittenberg] { place-16 }
    [frankfurt] { place-17 }
    [nuernberg] { place-18 }
    [strassburg] { place-19 }
    [augsburg] { place-20 }
    [regensburg] { place-21 }
    [muenchen] { place-22 }
    [linz] { place-23 }
    [wien] { place-24 }
    [v01] { place-25 }
    [v02] { place-26 }
    [v03] { place-27 }
    [v04] { place-28 }
    [v05] { place-29 }
    [v06] { place-30 }
    [v07] { place-31 }
    [v08] { place-32 }
    [v09] { place-33 }
    [v10] { place-34 }
    [v11] { place-35 }
    [v12] { place-36 }
    [v13] { place-37 }
    [v14] { place-38 }
    [v15] { place-39 }
    [v16] { place-40 }
    [v17] { place-41 }
    [v18] { place-42 }
    [v19] { place-43 }
    [v20] { place-44 }
   *[other] { $place }
}
start-name = { $start ->
    [gent] { place-0 }
    [antwerpen] { place-1 }
    [bruessel] { place-2 }
    [amsterdam] { place-3 }
    [nijmegen] { place-4 }
    [koeln] { place-5 }
    [trier] { place-6 }
    [soest] { place-7 }
    [muenster] { place-8 }
    [bremen] { place-9 }
    [braunschweig] { place-10 }
    [hamburg] { place-11 }
    [luebeck] { place-12 }
    [rostock] { place-13 }
    [erfurt] { place-14 }
    [leipzig] { place-15 }
    [wittenberg] { place-16 }
    [frankfurt] { place-17 }
    [nuernberg] { place-18 }
    [strassburg] { place-19 }
    [augsburg] { place-20 }
    [regensburg] { place-21 }
    [muenchen] { place-22 }
    [linz] { place-23 }
    [wien] { place-24 }
    [v01] { place-25 }
    [v02] { place-26 }
    [v03] { place-27 }
    [v04] { place-28 }
    [v05] { place-29 }
    [v06] { place-30 }
    [v07] { place-31 }
    [v08] { place-32 }
    [v09] { place-33 }
    [v10] { place-34 }
    [v11] { place-35 }
    [v12] { place-36 }
    [v13] { place-37 }
    [v14] { place-38 }
    [v15] { place-39 }
    [v16] { place-40 }
    [v17] { place-41 }
    [v18] { place-42 }
    [v19] { place-43 }
    [v20] { place-44 }
   *[other] { $start }
}

ending-1 = In jedem Dorf steht ein Kontor
ending-2 = Die letzte Scheibe hat den Plan verlassen
ending-3 = Eine ganze Runde lang hat niemand ein Kontor eröffnet

phase-1 = Scheibe legen
phase-2 = Ausbauen
phase-5 = Kontor eröffnen

step-found = In welchem Dorf gründest du dein erstes Kontor?
step-place = Phase 1: Auf welche Stadt legst du eine Scheibe?
step-extend = Phase 2: Wo baust du aus?
step-income = Phasen 3 und 4: Die Einnahmen nehmen, wie sie sind, oder mit einem Geleitbrief verdoppeln?
step-open = { $opened_at ->
    [-1] Phase 5: Wo eröffnest du ein Kontor?
   *[other] Phase 5: Ein zweites Kontor, für einen Geleitbrief?
}

opening-found = Erstes Kontor in { place-name }

ahead-found = Mein erstes Kontor
ahead-place = Phase 1: meine Scheibe
ahead-extend = Phase 2: wo ich ausbaue
ahead-income = Phasen 3 und 4: meine Einnahmen
ahead-open = Phase 5: das Kontor, das ich eröffne
ahead-if-keeps = wenn mir mindestens { $florins } Gulden bleiben

move-found = Das erste Kontor in { place-name } gründen
move-place = Eine Scheibe auf { place-name } legen
move-extend = In { place-name } ausbauen
    .amount = In { place-name } für { $amount } Gulden ausbauen
move-extend-twice = In { place-name } mit einem Geleitbrief um zwei Kontore ausbauen
    .amount = In { place-name } mit einem Geleitbrief um zwei Kontore ausbauen, für { $amount } Gulden
move-income = Die Einnahmen nehmen
move-double-income = Die Einnahmen verdoppeln, mit einem Geleitbrief
move-open = Ein Kontor in { place-name } eröffnen, von { start-name } aus
    .amount = Für { $amount } Gulden ein Kontor in { place-name } eröffnen, von { start-name } aus
move-done = Fertig

event-starter = Das Los entscheidet: { $seat } beginnt.
    .you = Das Los entscheidet: Du beginnst.
event-dealt = { $seat } bekommt eine Scheibe.
    .you = Du bekommst eine Scheibe.
event-held = Es ist eine { $disc }.
event-founded = { $seat } gründet ein Haus in { $place }. Freie Dörfer: { $villages }.
    .you = Du gründest ein Haus in { $place }. Freie Dörfer: { $villages }.
    .too = { $seat } in { $place }.
event-consoled = { $seat } kommt spät an die Reihe und bekommt dafür { $sum } Gulden.
    .you = Du kommst spät an die Reihe und bekommst dafür { $sum } Gulden.
event-round = Runde { $round }.
event-phase-passed = { $seat } hat nichts zu entscheiden: { $phase } entfällt.
    .you = Du hast nichts zu entscheiden: { $phase } entfällt.
event-disc-placed = { $seat } legt eine { $disc } auf { $place }: Die Stadt ist offen für den Handel.
    .you = Du legst eine { $disc } auf { $place }: Die Stadt ist offen für den Handel.
event-extended = { $posts ->
    [one] { $seat } stellt ein weiteres Kontor in die Mitte von { $place }.
   *[other] { $seat } stellt { $posts } Kontore auf einmal in die Mitte von { $place }.
}
    .you = { $posts ->
        [one] Du stellst ein weiteres Kontor in die Mitte von { $place }.
       *[other] Du stellst { $posts } Kontore auf einmal in die Mitte von { $place }.
    }
    .on = { $posts ->
        [one] Eins mehr in { $place }.
       *[other] { $posts } auf einmal in { $place }.
    }
event-fee-paid = { $seat } zahlt dafür { $sum }, denn die Scheibe von { $place } ist schon weg.
    .you = Du zahlst dafür { $sum }, denn die Scheibe von { $place } ist schon weg.
    .on = Das kostet { $sum }.
event-city-income = { $free ->
    [one] { $seat } bekommt { $sum } aus { $place }, für ein freies Feld.
   *[other] { $seat } bekommt { $sum } aus { $place }, für { $free } freie Felder.
}
    .you = { $free ->
        [one] Du bekommst { $sum } aus { $place }, für ein freies Feld.
       *[other] Du bekommst { $sum } aus { $place }, für { $free } freie Felder.
    }
    .on = { $sum } aus { $place }.
event-base-income = { $seat } bekommt { $sum } als Grundeinkommen.
    .you = Du bekommst { $sum } als Grundeinkommen.
    .on = Grundeinkommen { $sum }.
event-income-doubled = { $seat } bekommt so insgesamt { $sum } Gulden.
    .you = Du bekommst so insgesamt { $sum } Gulden.
    .on = Insgesamt { $sum }.
event-conduct-spent = { $left ->
    [0] { $seat } gibt den letzten Geleitbrief ab.
   *[other] { $seat } gibt einen Geleitbrief ab und behält { $left }.
}
    .you = { $left ->
        [0] Du gibst deinen letzten Geleitbrief ab.
       *[other] Du gibst einen Geleitbrief ab und behältst { $left }.
    }
    .on = Ein Geleitbrief weniger.
event-city-opened = { $seat } zieht von { $from } für { $price } Gulden weiter und eröffnet ein Kontor in { $place }.
    .you = Du ziehst von { $from } für { $price } Gulden weiter und eröffnest ein Kontor in { $place }.
    .on = Ein Kontor in { $place } für { $price }.
event-village-opened = { $seat } zieht von { $from } für { $price } Gulden weiter, eröffnet ein Kontor in { $place } und bekommt 1 Punkt. Freie Dörfer: { $villages }.
    .you = Du ziehst von { $from } für { $price } Gulden weiter, eröffnest ein Kontor in { $place } und bekommst 1 Punkt. Freie Dörfer: { $villages }.
    .on = Ein Kontor in { $place } für { $price }: 1 Punkt.
event-majority = { $seat } hat in { $place } die absolute Mehrheit und bekommt { $points } Punkte.
    .you = Du hast in { $place } die absolute Mehrheit und bekommst { $points } Punkte.
    .on = Absolute Mehrheit in { $place }: { $points } Punkte.
event-filled = { $seat } besetzt das letzte Feld in { $place }; { $winner } liegt dort vorn und bekommt { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
    .you = Du besetzt das letzte Feld in { $place }; { $winner } liegt dort vorn und bekommt { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
event-all-villages = In jedem Dorf steht ein Kontor: Das Spiel ist aus.
event-all-discs = Die letzte Scheibe hat den Plan verlassen: Das Spiel ist aus.
event-nobody-opened = Eine ganze Runde lang hat niemand ein Kontor eröffnet: Das Spiel ist aus.
event-last-round = { $reason }: Die Runde wird noch zu Ende gespielt, dann ist Schluss.
event-round-out = Die Runde ist zu Ende gespielt: Das Spiel ist aus.
event-regions = { $regions ->
    [one] { $seat } ist in einer Region vertreten: { $points } Punkte.
   *[other] { $seat } ist in { $regions } Regionen vertreten: { $points } Punkte.
}
    .you = { $regions ->
        [one] Du bist in einer Region vertreten: { $points } Punkte.
       *[other] Du bist in { $regions } Regionen vertreten: { $points } Punkte.
    }
event-fortune = { $seat } hat am Ende { $sum } Gulden: { $points ->
    [one] ein Punkt.
   *[other] { $points } Punkte.
}
    .you = Du hast am Ende { $sum } Gulden: { $points ->
        [one] ein Punkt.
       *[other] { $points } Punkte.
    }

refused-found-first = Vor dem ersten Zug gründen alle ein Kontor in einem freien Dorf.
refused-founding-is-over = Die Gründung ist vorbei: Neue Kontore eröffnet man jetzt entlang der Straßen.
refused-village-taken = In diesem Dorf steht schon ein Kontor, und mehr als eines hat dort nicht Platz.
refused-village-is-out = Zu zweit ist dieses Dorf aus dem Spiel; dort gründet niemand.
refused-disc-first = Erst Phase 1: Solange du Scheiben hast, musst du eine legen.
refused-disc-is-placed = Scheiben legt man in Phase 1, und nur eine je Zug.
refused-no-such-disc = Du hast keine Scheibe mit der Zahl dieser Stadt.
refused-had-its-disc = Diese Stadt hat ihre Scheibe schon gehabt.
refused-finish-extending = Sag erst, dass du mit dem Ausbauen fertig bist.
refused-extending-is-over = Zum Ausbauen ist es in diesem Zug zu spät.
refused-take-the-income = Erst kommen die Einnahmen: Nimm sie, oder verdopple sie.
refused-income-is-taken = Du hast deine Einnahmen in diesem Zug schon bekommen.
refused-nothing-to-extend = Du hast in dieser Stadt kein Kontor, das du ausbauen könntest.
refused-one-post-a-city = In dieser Stadt hast du in diesem Zug schon ausgebaut.
refused-no-free-space = In dieser Stadt ist kein Feld mehr frei.
refused-no-extending-yet = In der ersten Runde baut niemand aus.
refused-no-conduct-yet = In der ersten Runde gilt kein Geleitbrief.
refused-one-conduct-a-turn = Du hast in diesem Zug schon einen Geleitbrief benutzt, und mehr als einer geht nicht.
refused-no-conduct-left = Du hast keinen Geleitbrief mehr.
refused-has-extended = Du hast in diesem Zug ausgebaut; da lassen sich die Einnahmen nicht verdoppeln.
refused-two-free-spaces = Für zwei Kontore auf einmal braucht die Stadt zwei freie Felder.
refused-no-posts-left = Du hast nicht mehr genug Kontore im Vorrat.
refused-no-money-for-the-fee = An diesem Tisch kostet ein Kontor Geld, wo die Scheibe schon weg ist, und deines reicht nicht.
refused-no-road = Zwischen diesen beiden Orten gibt es keine direkte Straße.
refused-not-from-there = An dem Ort, von dem du aufbrechen willst, hast du kein Kontor.
refused-too-dear = Für diese Straße reicht dein Geld nicht.
refused-no-disc-yet = In dieser Stadt eröffnet niemand ein Kontor, bevor ihre Scheibe liegt.
refused-already-there = Du hast in dieser Stadt schon ein Kontor; wachsen kannst du dort durch Ausbauen.
refused-other-place = Das zweite Kontor muss an einem anderen Ort stehen als das erste.
refused-covered = Zu zweit ist dieser Ort abgedeckt und aus dem Spiel.

# Das Terminal.
terminal-pf-round = Runde { $round }
board-last-round = Letzte Runde
terminal-pf-villages = Freie Dörfer: { $count }
terminal-pf-to-come = Scheiben, die noch kommen: { $count }
terminal-pf-influence = Einfluss
terminal-pf-money = Gulden
terminal-pf-conducts = Geleitbriefe
terminal-pf-discs = Scheiben
terminal-pf-posts = Kontore
terminal-pf-regions = Regionen
terminal-pf-own-posts = Deine Kontore: { $places }
terminal-pf-hand = Deine Scheiben: { $discs }
terminal-pf-empty-hand = Deine Scheiben liegen alle.
terminal-pf-cities = ● Scheibe liegt   ○ noch keine Scheibe   ◦ Scheibe ist weg   × aus dem Spiel
terminal-pf-villages-key = ⌂{ $number } { $town }, freies Dorf   Buchstabe statt ⌂: wessen Kontor   * dein Kontor
terminal-pf-village-of = Das Kontor dort gehört { $seat }.
regions-present = Deine Regionen: { $regions }
regions-absent = Noch ohne dich: { $regions }
terminal-pf-look = Nenne eine Stadt, ein Dorf (v07 oder die Stadt, bei der es liegt) oder eine Region; der Anfang genügt. „karte“ zeichnet die Karte allein, so hoch wie der Bildschirm; „straßen“ zeigt alle Straßen mit ihren Preisen, „regionen“ alle Regionen mit ihren Orten.

# Was man bei den Optionen wählen kann.
option-finish_round = Die Runde zu Ende spielen
option-finish_round-about = Die Runde, in der das Ende kommt, wird bis zum letzten Zug gespielt.
option-founding = Wer zuerst gründet
option-founding-about = Der Reihe nach, umgekehrt, oder die Dörfer werden ausgelost.
option-consolation = Trostgeld für spätere Plätze, in Gulden
option-consolation-about = So viele Gulden bekommt jede Person mehr als die, die vor ihr am Zug ist.
option-founding-order = Vom Startspieler an
option-founding-reverse = Vom letzten Spieler an zurück
option-founding-lots = Die Dörfer werden ausgelost
option-consolation-0 = keines

# Der Plan auf der Seite.
board-name = Eine Kaufmannskarte von 1450, von Gent bis Wien: Städte, Dörfer und die Straßen dazwischen
board-phases = Die sechs Phasen eines Zuges
board-phase = Phase { $phase }: { $name }
board-phase-1 = Scheibe legen
board-phase-2 = Ausbauen
board-phase-3 = Städte zahlen
board-phase-4 = Grundeinkommen
board-phase-5 = Eröffnen
board-phase-6 = Abrechnen
board-phase-now = Gespielt wird Phase { $phase }: { $name }.
board-turn-of = { $name } ist am Zug.
board-villages-left = Freie Dörfer: { $count }.
board-discs-to-come = Scheiben, die noch kommen: { $count }.
board-region-flandern = Flandern und Brabant
board-region-geldern = Holland und Geldern
board-region-rheinland = Rheinland
board-region-westfalen = Westfalen
board-region-niedersachsen = Niedersachsen
board-region-hanse = Hansische Küste
board-region-sachsen = Thüringen und Sachsen
board-region-franken = Hessen und Franken
board-region-schwaben = Elsass und Schwaben
board-region-bayern = Bayern und Österreich
board-city = { $name }, Stadt mit der { $number }, Region { $region }.
board-village = In { $name }, Region { $region }.
board-covered = Abgedeckt: zu zweit aus dem Spiel.
board-village-free = Dort steht noch kein Kontor.
board-village-of = Das Kontor dort gehört { $name }.
board-disc-to-come = Ihre Scheibe kommt noch.
board-disc-lies = Ihre Scheibe liegt da.
board-disc-gone = Ihre Scheibe ist gewonnen und weg.
board-posts = Kontore, vom Pfeil an: { $names }.
board-free = { $free ->
    [0] Alle Felder sind besetzt.
    [one] Ein Feld ist frei.
   *[other] { $free } Felder sind frei.
}
board-waiting = { $posts ->
    [one] Ein Kontor von { $name } wartet in der Mitte.
   *[other] { $posts } Kontore von { $name } warten in der Mitte.
}
board-pays-you = Sie zahlt dir { $sum }.
board-house = { $name }: Einfluss { $influence }, Gulden { $money }, Geleitbriefe { $conducts }, Scheiben auf der Hand { $discs }, Kontore im Vorrat { $posts }, Regionen { $regions }.
board-houses = Die Handelshäuser
board-florins = Gulden
board-conducts = Geleitbriefe
board-discs = Scheiben auf der Hand
board-regions = Regionen mit einem Kontor
board-stock = Kontore im Vorrat
board-hand = Deine Scheiben
board-your-discs = Du hast die Scheiben { $discs } auf der Hand.
board-no-discs = Deine Scheiben liegen alle.
board-next-income = Wie es jetzt steht, bringt dir der nächste Zug { $sum } Gulden.
board-price = Die Straße kostet { $sum }.
board-plus = +{ $sum }
board-scores = { $points } ★
board-income-soon = Noch zu nehmen: +{ $sum }
board-book = Alles, was die Häuser haben
board-double = Einnahmen verdoppeln
board-doubled = Mit dem Geleitbrief bekämst du { $sum } Gulden.
board-zoom = Der Ausschnitt der Karte
board-zoom-in = Näher heran
board-zoom-out = Weiter weg
board-zoom-whole = Die ganze Karte

# Options: what they are called, with their unit, and what each does.
option-reopen = Eröffnen, wo man schon ist
option-reopen-about = In einer Stadt mit eigenem Kontor darf man ein weiteres eröffnen.
option-late_fee = Spätes Ausbauen kostet
option-late_fee-about = Wo die Scheibe schon weg ist, kostet jedes Kontor beim Ausbauen den Satz für ein freies Feld.
option-hidden_money = Geschlossene Beutel
option-hidden_money-about = Niemand sieht, wie viel Geld die anderen haben.

# Board files: what is wrong with one, and what its values are called.
box-known-scale = „{ $one }“ oder „{ $other }“
box-numbered = eine Zahl von { $least } bis { $most }
box-own-id = einen Ort mit eigener „id“, und { $id } ist schon vergeben
box-in-a-region = eine der Regionen weiter oben
box-an-id = eine „id“ aus a–z, 0–9, - und _
box-with-text = eine Zeile Text bei „{ $key }“
box-in-degrees = seine Lage, mit „{ $key }“ in Grad
box-list-of-roads = eine Liste von [von, nach, Preis]
box-not-too-many-roads = höchstens { $most } Straßen
box-a-road = eine Liste von [von, nach, Preis], und { $said } ist das nicht
box-between-places = Straßen zwischen zwei Orten der Karte, anders als { $said }
box-priced = einen Preis von { $least } bis { $most }, anders als { $said }
box-one-road = nur eine Straße zwischen zwei Orten, und { $said } ist die zweite
box-ids-of-cities = eine Liste von „id“ von Städten, und { $said } ist keine
box-ids-of-villages = eine Liste von „id“ von Dörfern, und { $said } ist keine
box-id-of-a-city = die „id“ einer Stadt
box-a-line = eine Linie von Südwest nach Nordost, in Grad
box-enough-villages = eine Karte mit mehr als { $seats } Dörfern im Spiel
box-dealt-evenly = eine Karte, deren Scheiben sich gleichmäßig an { $seats } Spieler verteilen lassen, nicht { $count } davon
box-constraint-connected = eine Karte, auf der jeder Ort von jedem anderen aus erreichbar ist (gefunden: { $found })
box-constraint-connected-with-two-players = eine Karte, auf der zu zweit jeder Ort im Spiel erreichbar ist (gefunden: { $found })
box-constraint-size = eine Karte, auf der es 10 Regionen, 25 Städte und 20 Dörfer gibt (gefunden: { $found })
box-constraint-named-numbers = eine Karte, auf der die bekannten Städte ihre Zahlen haben (gefunden: { $found })
box-constraint-named-cities = eine Karte, auf der die anderen genannten Städte vorkommen (gefunden: { $found })
box-constraint-gent = eine Karte, auf der Gent fünf Kontore oder mehr fasst (gefunden: { $found })
box-constraint-one-8 = eine Karte, auf der Köln die einzige 8 ist (gefunden: { $found })
box-constraint-numbers = eine Karte, auf der jede Zahl von 2 bis 8 vorkommt (gefunden: { $found })
box-constraint-covers = eine Karte, auf der zu zweit sieben Städte und zwei Dörfer aus dem Spiel sind (gefunden: { $found })
box-constraint-first-disc = eine Karte, auf der von Anfang an eine Scheibe auf Wittenberg liegt (gefunden: { $found })
box-constraint-prices = eine Karte, auf der die Preise von 2 bis 56 gehen und beide vorkommen (gefunden: { $found })
box-constraint-the-56 = eine Karte, auf der die Straße von Braunschweig nach Nürnberg 56 kostet (gefunden: { $found })
box-constraint-villages-out = eine Karte, auf der ein Dorf zwischen Erfurt und Regensburg liegt und eines zwischen Regensburg und München, und diese zu zweit aus dem Spiel sind (gefunden: { $found })
box-constraint-among-covers = eine Karte, auf der das Dorf zwischen Erfurt und Regensburg nur an abgedeckte Städte grenzt (gefunden: { $found })
box-constraint-where-roads-meet = eine Karte, auf der jedes Dorf drei Straßen oder mehr hat (gefunden: { $found })
box-constraint-span = eine Karte, auf der Rostock am weitesten im Norden und Wien am weitesten im Osten liegt (gefunden: { $found })
box-constraint-round-the-8 = eine Karte, auf der eine 7 gleich nordwestlich von Köln liegt, eine 4 gleich nordöstlich und eine 5 genau südlich (gefunden: { $found })
box-constraint-corridor-village = eine Karte, auf der ein Dorf diese 4, diese 7 und eine 2 verbindet (gefunden: { $found })
box-constraint-first-turn = eine Karte, auf der von diesem Dorf aus die 4 schon im ersten Zug zu bezahlen ist (gefunden: { $found })
box-constraint-enough-of-each = eine Karte, auf der es mindestens zwei 7er, 5er und 4er und fünf 2er gibt (gefunden: { $found })
box-constraint-regions = eine Karte, auf der jede Region eine Stadt hat (gefunden: { $found })
box-constraint-real-places = eine Karte, auf der die Orte dort liegen, wo die Städte sind, zwischen 47° und 55° Nord, 3° und 17° Ost (gefunden: { $found })
box-constraint-cheaper-by-villages = eine Karte, auf der ein Kilometer über Dörfer höchstens drei Viertel dessen kostet, was er von Stadt zu Stadt kostet (gefunden: { $found })
box-constraint-unlinked-neighbours = eine Karte, auf der mindestens ein Drittel der Städte keine Straße zur nächstgelegenen hat (gefunden: { $found })
box-constraint-distance-city-roads = eine Karte, auf der von zwei Straßen zwischen Städten die deutlich längere nicht billiger ist (gefunden: { $found })
box-constraint-distance-village-roads = eine Karte, auf der von zwei Dorfstraßen die deutlich längere nicht billiger ist (gefunden: { $found })
box-constraint-west-east-city-roads = eine Karte, auf der zwischen Städten ein Kilometer nach Osten oder Westen mehr kostet (gefunden: { $found })
box-constraint-west-east-village-roads = eine Karte, auf der auf Dorfstraßen ein Kilometer nach Osten oder Westen mehr kostet (gefunden: { $found })
box-constraint-corridor = eine Karte, auf der höchstens acht Straßen den Canyon queren, mindestens die Hälfte bei Köln und seiner 4 (gefunden: { $found })
box-constraint-canyon = eine Karte, auf der die anderen Übergänge je Kilometer mehr kosten als Städtestraßen sonst (gefunden: { $found })
box-constraint-crossings = eine Karte, auf der Straßen nur an Orten zusammentreffen und sich unterwegs nicht kreuzen (gefunden: { $found })
box-constraint-band-city-roads = eine Karte, auf der der Preis jeder Straße zwischen Städten höchstens um ein Drittel und einen Gulden von dem abweicht, was ihre Länge sagt (gefunden: { $found })
box-constraint-band-village-roads = eine Karte, auf der der Preis jeder Dorfstraße höchstens um ein Drittel und einen Gulden von dem abweicht, was ihre Länge sagt (gefunden: { $found })
box-label-scale = Größe der Karte
box-label-first-disc = Wo von Anfang an eine Scheibe liegt
box-label-covered-cities = Städte, die zu zweit aus dem Spiel sind
box-label-villages-out = Dörfer, die zu zweit aus dem Spiel sind
box-label-canyon = Der Canyon, vom südwestlichen Ende zum anderen
box-label-region = Region: { $which }
box-label-city = Stadt: { $which }
box-label-village = Dorf bei { $which }
box-label-stated-roads = Straßen, deren Preis das Blatt nennt
box-label-roads = Straßen: von, nach, Preis
box-region-flandern = { board-region-flandern }
box-region-geldern = { board-region-geldern }
box-region-rheinland = { board-region-rheinland }
box-region-westfalen = { board-region-westfalen }
box-region-niedersachsen = { board-region-niedersachsen }
box-region-hanse = { board-region-hanse }
box-region-sachsen = { board-region-sachsen }
box-region-franken = { board-region-franken }
box-region-schwaben = { board-region-schwaben }
box-region-bayern = { board-region-bayern }
box-city-gent = { place-0 }
box-city-antwerpen = { place-1 }
box-city-bruessel = { place-2 }
box-city-amsterdam = { place-3 }
box-city-nijmegen = { place-4 }
box-city-koeln = { place-5 }
box-city-trier = { place-6 }
box-city-soest = { place-7 }
box-city-muenster = { place-8 }
box-city-bremen = { place-9 }
box-city-braunschweig = { place-10 }
box-city-hamburg = { place-11 }
box-city-luebeck = { place-12 }
box-city-rostock = { place-13 }
box-city-erfurt = { place-14 }
box-city-leipzig = { place-15 }
box-city-wittenberg = { place-16 }
box-city-frankfurt = { place-17 }
box-city-nuernberg = { place-18 }
box-city-strassburg = { place-19 }
box-city-augsburg = { place-20 }
box-city-regensburg = { place-21 }
box-city-muenchen = { place-22 }
box-city-linz = { place-23 }
box-city-wien = { place-24 }
box-village-v01 = Mechelen
box-village-v02 = Maastricht
box-village-v03 = Breda
box-village-v04 = Deventer
box-village-v05 = Koblenz
box-village-v06 = Saarbrücken
box-village-v07 = Wesel
box-village-v08 = Osnabrück
box-village-v09 = Hameln
box-village-v10 = Verden
box-village-v11 = Lüneburg
box-village-v12 = Schwerin
box-village-v13 = Fulda
box-village-v14 = Hof
box-village-v15 = Kassel
box-village-v16 = Würzburg
box-village-v17 = Speyer
box-village-v18 = Ulm
box-village-v19 = Landshut
box-village-v20 = Kufstein
box-key-name = Name
box-key-near = bei
box-key-number = Zahl
box-key-lat = Grad Nord
box-key-lon = Grad Ost
box-key-region = Region

# Der Tisch in einfachen Worten: wie heißt, was daliegt, und was die Zahlen bedeuten.
field-starter = Hat begonnen
field-turn = Am Zug
field-round = Runde
field-large-pile = Große Scheiben, noch zu verteilen
field-mixed-pile = Andere Scheiben, noch zu verteilen
field-hands = Scheiben auf der Hand
field-placed = Gelegte Scheiben
field-discs = Scheiben der Städte
field-posts = Kontore, vom Pfeil an
field-centre = Kontore, die in der Mitte warten
field-stock = Kontore im Vorrat
field-village-counter = Freie Dörfer
field-money = Gulden
field-purses = Gulden im Beutel
field-bank = Bank
field-conducts = Geleitbriefe
field-has-used-conduct = Geleitbrief in diesem Zug benutzt
field-opened-at = In diesem Zug eröffnet
field-idle-turns = Züge in Folge ohne neues Kontor
field-influence = Einfluss
field-won = Gewonnene Städte
field-is-last-round = Letzte Runde
value-disc = { $disc }
hidden-disc = { $count ->
    [one] eine Scheibe, verdeckt
   *[other] { $count } Scheiben, verdeckt
}
fate-1 = liegt da
fate-2 = ist weg
fate-3 = aus dem Spiel

# Das erste Spiel mit Begleitung.
guide-welcome = Du bist ein Pfeffersack: So nennt man um 1450 die großen Kaufleute. Folge den Straßen von Stadt zu Stadt, eröffne Kontore, und sei vor den anderen da. Die ersten Züge spielen wir zusammen, gegen zwei Rivalen.
guide-found = Jedes Haus beginnt in einem Dorf. Deines liegt bei Verden, zwischen Bremen und Hamburg: Von dort kostet die Straße nach Bremen nur 3. Wähle es einmal, um zu schauen, und noch einmal, um zu gründen.
guide-wrong-found = Auch kein schlechter Ort. Aber fangen wir bei Verden an, da ist Bremen billig.
guide-disc = Jetzt dein erster Zug. Der Streifen oben zeigt seine sechs Phasen. Phase 1: Lege eine deiner Scheiben auf eine Stadt mit ihrer Zahl, dann ist die Stadt offen für den Handel. Lege deine 3 auf Bremen, gleich nebenan.
guide-wrong-disc = Damit öffnest du eine Stadt weit weg, oder für die anderen. Lege die 3 auf Bremen.
guide-open = In der ersten Runde baut niemand aus, und 4 Gulden Grundeinkommen hast du in jedem Zug. Phase 5: Eröffne ein Kontor am Ende einer Straße. Die rote Rolle nennt den Preis. Geh für 3 nach Bremen.
guide-wrong-open = Das geht, aber es kann warten. Bremen kostet nur 3.
guide-second-disc = Dein Kontor steht auf dem Feld mit dem Pfeil. Blau, dein Nachbar, ist in Braunschweig, und Gelb unten in Flandern. Wieder Phase 1: Lege eine 4 auf Hamburg. Dorthin kommst du für 10.
guide-wrong-hamburg = Denk an deine eigenen Straßen: Hamburg liegt neben deinem Dorf. Lege dort eine 4 hin.
guide-extend = Phase 2: Wo du ein Kontor hast, darfst du eines dazustellen, umsonst. In Bremen sind das zwei von drei Feldern, mehr als die Hälfte: die absolute Mehrheit, und die bringt 3. Dafür zahlt eine Stadt, in der du ausbaust, in diesem Zug nichts. Baue in Bremen aus.
guide-wrong-extend = Eines genügt hier: Zwei von drei sind mehr als die Hälfte. Baue in Bremen um eines aus.
guide-go-on = Das Kontor wartet bis zur Phase 6 in der Mitte. Bremen hat nichts gezahlt, aber das Grundeinkommen ist da: Du hast 25. Eröffne ein Kontor in Hamburg, für 10.
guide-wrong-go-on = Hamburg ist reicher. Nimm die Straße von deinem Dorf aus.
guide-conduct = Gleich noch ein Kontor? Das kostet einen deiner zwei Geleitbriefe. Jeder verdoppelt eine Handlung: ein Kontor wie hier, einen Ausbau oder die Einnahmen. Heb sie auf. Sag, dass du fertig bist, und schau, was in Bremen geschieht.
guide-wrong-conduct = Du könntest, aber ein Geleitbrief ist anderswo mehr wert. Sag, dass du fertig bist.
guide-majority = Drei Punkte für Bremen! Die Scheibe ist aus dem Spiel, deine Kontore bleiben. Inzwischen ist dein Nachbar nach Hamburg gekommen. Lege deine 7 auf Lübeck, gleich dahinter.
guide-wrong-luebeck = Lübeck ist der große Preis der Küste, und von Hamburg führt eine Straße hin. Lege die 7 dorthin.
guide-leave-it = Diesmal baust du nicht aus. Hamburg hat zwei freie Felder, jedes bringt 2 Gulden, und wer nichts ausgebaut hat, kann mit den Einnahmen noch etwas Besonderes machen. Sag, dass du fertig bist.
guide-wrong-leave-it = Jetzt nicht: Du verdirbst dir den Kniff, der gleich kommt. Sag, dass du fertig bist.
guide-double = Wie sie sind, bringen deine Einnahmen 4 aus Hamburg und 4 dazu. Mit einem Geleitbrief werden sie verdoppelt, und es sind nie weniger als 48. Verdopple sie!
guide-wrong-double = Acht Gulden oder achtundvierzig? Zeig den Geleitbrief.
guide-far = Mit 63 Gulden kommst du auf teurere Straßen. Von Hamburg geht es für 11 geradewegs nach Lübeck. Sei vor deinem Nachbarn da.
guide-wrong-far = Billiger, aber Lübeck hat sieben Felder, und noch ist niemand dort. Nimm die Straße von Hamburg.
guide-gold = Nun stehst du in Lübeck auf dem ersten Feld und dein Nachbar auf dem zweiten. In Hamburg hat er zwei Kontore und du eines. Zuerst eine Scheibe: Die goldene 8 gehört auf Köln, weit weg von hier.
guide-wrong-gold = Ginge auch. Aber wir wollen Gold sehen: Lege die 8 auf Köln.
guide-choice = Jetzt entscheidest du. In Hamburg ist noch ein Feld frei: Wer es besetzt, beendet das Rennen, und haben zwei gleich viele Kontore, bekommt der die Hälfte, der näher am Pfeil steht. In Lübeck brauchst du vier von sieben. Oder du baust nichts aus und nimmst Geld.
guide-wrong-choice = In Bremen ist nichts mehr zu holen. Hamburg, Lübeck oder Geld?
guide-hamburg = Zwei zu zwei, und deines steht am Pfeil. Im nächsten Zug hätte dein Nachbar die Mehrheit gehabt! Sag, dass du mit dem Ausbauen fertig bist.
guide-no-post = Lübeck hat für seine fünf freien Felder gezahlt. Eröffne diesmal nichts: Sag, dass du fertig bist.
guide-wrong-finish = Genug für heute: Sag, dass du fertig bist.
guide-last-space = Das war das letzte Feld: keine Mehrheit, also bekommt die Hälfte von 4, wer die meisten Kontore hat, und bei Gleichstand, wer näher am Pfeil steht. Zwei Punkte, und der Nachbar ging leer aus. Neuer Zug, neue Scheibe: Lege die 2 auf Münster.
guide-luebeck = Lübeck wächst. Aber in Hamburg fehlt deinem Nachbarn nur noch ein Kontor zur Mehrheit. Du darfst in jeder Stadt ausbauen, in der du bist: Besetze auch dort das letzte Feld. Zwei zu zwei, und deines steht am Pfeil: 2 Punkte für dich.
guide-luebeck-twice = Zwei auf einmal: Mit drei von sieben fehlt dir in Lübeck ein Kontor zur Mehrheit. Das war dein letzter Geleitbrief. In Hamburg fehlt deinem Nachbarn nur noch ein Kontor. Auch dort darfst du ausbauen: Besetze das letzte Feld; bei zwei zu zwei bekommt 2 Punkte, wer am Pfeil steht, und das bist du.
guide-patience = Zwei Gulden aus Hamburg, zehn aus Lübeck und die vier dazu: sechzehn für weite Straßen. Nimm sie, wie sie sind, und behalte den Geleitbrief. Aber gib acht: Im nächsten Zug holt sich dein Nachbar Hamburg. Ein freies Feld zahlt nur, solange es keiner besetzt.
guide-wrong-muenster = Später. Zum Schluss der Lektion lege die 2 auf Münster.
guide-wrong-rescue = Erst Hamburg, sonst ist es verloren: Besetze das letzte Feld.
guide-wrong-patience = Reich bist du schon: Behalte den letzten Geleitbrief und nimm die Einnahmen, wie sie sind.
guide-farewell = So geht das Geschäft. Das Spiel endet, wenn in jedem Dorf ein Kontor steht, wenn alle Scheiben weg sind oder wenn eine ganze Runde lang niemand ein Kontor eröffnet. Dann bringt jede Region, in der du vertreten bist, 2 Punkte, und je 20 Gulden bringen 1. Und jetzt an einen richtigen Tisch.

# Was man im Terminal eingibt: jedes Wort der Züge, dann wie es noch heißen darf.
typed-found = gründen
typed-place = legen
typed-extend = ausbauen
typed-extend-twice = doppelt-ausbauen|doppelt
typed-income = Einnahmen
typed-double-income = verdoppeln
typed-open = eröffnen|öffnen
typed-done = fertig
typed-map = Karte
typed-roads = Straßen|Wege
typed-regions = Regionen
typed-gent = Gent
typed-antwerpen = Antwerpen
typed-bruessel = Brüssel
typed-amsterdam = Amsterdam
typed-nijmegen = Nijmegen
typed-koeln = Köln
typed-trier = Trier
typed-soest = Soest
typed-muenster = Münster
typed-bremen = Bremen
typed-braunschweig = Braunschweig
typed-hamburg = Hamburg
typed-luebeck = Lübeck
typed-rostock = Rostock
typed-erfurt = Erfurt
typed-leipzig = Leipzig
typed-wittenberg = Wittenberg
typed-frankfurt = Frankfurt
typed-nuernberg = Nürnberg
typed-strassburg = Straßburg
typed-augsburg = Augsburg
typed-regensburg = Regensburg
typed-muenchen = München
typed-linz = Linz
typed-wien = Wien
typed-v01 = Mechelen|v01
typed-v02 = Maastricht|v02
typed-v03 = Breda|v03
typed-v04 = Deventer|v04
typed-v05 = Koblenz|v05
typed-v06 = Saarbrücken|v06
typed-v07 = Wesel|v07
typed-v08 = Osnabrück|v08
typed-v09 = Hameln|v09
typed-v10 = Verden|v10
typed-v11 = Lüneburg|v11
typed-v12 = Schwerin|v12
typed-v13 = Fulda|v13
typed-v14 = Hof|v14
typed-v15 = Kassel|v15
typed-v16 = Würzburg|v16
typed-v17 = Speyer|v17
typed-v18 = Ulm|v18
typed-v19 = Landshut|v19
typed-v20 = Kufstein|v20

# In einem erzählt, wenn es oft hintereinander geschieht; und kurz erzählt.
event-dealt-many = { $count } Scheiben werden ausgeteilt.
event-held-many = Deine Scheiben: { $disc }.
event-city-income-many = { $seat } bekommt aus { $place }: { $sum }.
    .you = Du bekommst aus { $place }: { $sum }.
event-all-villages-brief = { "" }
event-all-discs-brief = { "" }
event-nobody-opened-brief = { "" }
event-phase-passed-brief = { "" }
event-disc-placed-brief = { $seat } legt eine { $disc } auf { $place }.
event-city-opened-brief = { $seat } eröffnet für { $price } ein Kontor in { $place }, von { $from } aus.
event-village-opened-brief = { $seat } eröffnet für { $price } ein Kontor in { $place }, von { $from } aus: 1 Punkt.
# Where scores came from
ended-villages = In jedem Dorf steht ein Kontor.
ended-discs = Die letzte Scheibe hat den Plan verlassen.
ended-idle = Eine ganze Runde lang hat niemand ein Kontor eröffnet.
source-village-opened = Kontore in Dörfern
source-majority = Absolute Mehrheiten
source-regions = Regionen
source-fortune = Vermögen
source-filled = Gefüllte Städte

# How bots differ within a level.
temper-0 = bedächtig
temper-1 = kühn
temper-2 = vorsichtig
