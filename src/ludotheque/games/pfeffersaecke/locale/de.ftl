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
place-26 = dem Dorf bei Maastricht
place-27 = dem Dorf bei Breda
place-28 = dem Dorf bei Deventer
place-29 = dem Dorf bei Koblenz
place-30 = dem Dorf bei Saarbrücken
place-31 = dem Dorf bei Wesel
place-32 = dem Dorf bei Osnabrück
place-33 = dem Dorf bei Hameln
place-34 = dem Dorf bei Verden
place-35 = dem Dorf bei Lüneburg
place-36 = dem Dorf bei Schwerin
place-37 = dem Dorf bei Coburg
place-38 = dem Dorf bei Hof
place-39 = dem Dorf bei Kassel
place-40 = dem Dorf bei Würzburg
place-41 = dem Dorf bei Speyer
place-42 = dem Dorf bei Ulm
place-43 = dem Dorf bei Landshut
place-44 = dem Dorf bei Straubing
place-45 = einer anderen Stadt
place-46 = einem anderen Dorf

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

move-found = Das erste Kontor gründen in { place-name }
move-place = Eine Scheibe legen in { place-name }
move-extend = Ausbauen in { place-name }
move-extend-twice = Mit einem Geleitbrief um zwei Kontore ausbauen in { place-name }
move-income = Die Einnahmen nehmen
move-double-income = Die Einnahmen verdoppeln, mit einem Geleitbrief
move-open = Ein Kontor eröffnen in { place-name }, von { start-name } aus
move-done = Fertig

event-starter = Das Los fällt auf { $seat }: Hier beginnt das Spiel.
event-dealt = { $seat } bekommt eine Scheibe.
event-held = Es ist eine { $disc }.
event-founded = { $seat } gründet ein Haus in { $place }. Freie Dörfer: { $villages }.
event-round = Runde { $round }.
event-phase-passed = { $seat } hat nichts zu entscheiden: { $phase } entfällt.
event-disc-placed = { $seat } legt in { $place } eine { $disc }: Die Stadt ist offen für den Handel.
event-extended = { $posts ->
    [one] { $seat } stellt ein weiteres Kontor in die Mitte von { $place }.
   *[other] { $seat } stellt { $posts } Kontore auf einmal in die Mitte von { $place }.
}
event-fee-paid = { $seat } zahlt dafür { $sum }, denn die Scheibe von { $place } ist schon weg.
event-city-income = { $free ->
    [one] { $seat } bekommt { $sum } aus { $place }, für ein freies Feld.
   *[other] { $seat } bekommt { $sum } aus { $place }, für { $free } freie Felder.
}
event-base-income = { $seat } bekommt { $sum } als Grundeinkommen.
event-income-doubled = { $seat } zeigt einen Geleitbrief und nimmt insgesamt { $sum } Gulden.
event-conduct-spent = { $left ->
    [0] { $seat } gibt den letzten Geleitbrief ab.
   *[other] { $seat } gibt einen Geleitbrief ab und behält { $left }.
}
event-city-opened = { $seat } zieht von { $from } für { $price } Gulden weiter und eröffnet ein Kontor in { $place }.
event-village-opened = { $seat } zieht von { $from } für { $price } Gulden weiter, eröffnet ein Kontor in { $place } und bekommt 1 Punkt. Freie Dörfer: { $villages }.
event-majority = { $seat } hat in { $place } die absolute Mehrheit und bekommt { $points } Punkte.
event-filled = { $seat } besetzt das letzte Feld in { $place }; { $winner } hat dort die meisten Kontore und bekommt { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
event-all-villages = In jedem Dorf steht ein Kontor: Das Spiel ist aus.
event-all-discs = Die letzte Scheibe hat den Plan verlassen: Das Spiel ist aus.
event-nobody-opened = Eine ganze Runde lang hat niemand ein Kontor eröffnet: Das Spiel ist aus.
event-regions = { $regions ->
    [one] { $seat } ist in einer Region vertreten: { $points } Punkte.
   *[other] { $seat } ist in { $regions } Regionen vertreten: { $points } Punkte.
}
event-fortune = { $seat } hat am Ende { $sum } Gulden: { $points ->
    [one] ein Punkt.
   *[other] { $points } Punkte.
}

refused-found-first = Vor dem ersten Zug gründen alle ein Kontor in einem freien Dorf.
refused-founding-is-over = Die Gründung ist vorbei: Neue Kontore eröffnet man jetzt entlang der Straßen.
refused-village-taken = In diesem Dorf steht schon ein Kontor, und mehr als eines hat dort nicht Platz.
refused-village-is-out = Zu zweit ist dieses Dorf aus dem Spiel; dort gründet niemand.
refused-disc-first = Erst Phase 1: Solange du Scheiben hast, musst du eine legen.
refused-disc-is-placed = Scheiben legt man in Phase 1, und nur eine im Zug.
refused-no-such-disc = Du hast keine Scheibe mit der Zahl dieser Stadt.
refused-had-its-disc = Diese Stadt hat ihre Scheibe schon gehabt.
refused-not-on-this-map = Diesen Ort gibt es auf dieser Karte nicht.
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
refused-no-clock = An diesem Tisch läuft keine Uhr.

# Das Terminal.
terminal-pf-round = Runde { $round }
terminal-pf-villages = Freie Dörfer: { $count }
terminal-pf-to-come = Scheiben, die noch kommen: { $count }
terminal-pf-influence = Einfluss
terminal-pf-money = Gulden
terminal-pf-conducts = Geleitbriefe
terminal-pf-discs = Scheiben
terminal-pf-posts = Kontore
terminal-pf-regions = Regionen
terminal-pf-hand = Deine Scheiben: { $discs }
terminal-pf-empty-hand = Deine Scheiben liegen alle.
terminal-pf-cities = ● Scheibe liegt   ○ noch keine Scheibe   ◦ Scheibe ist weg   × aus dem Spiel
terminal-pf-villages-key = ⌂07 ist das Dorf v07, frei; ein Buchstabe an der Stelle: wem das Kontor gehört.
