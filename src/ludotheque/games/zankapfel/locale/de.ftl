# Zankapfel auf Deutsch: was gefragt wird, was man sagen kann, was geschieht, was nicht erlaubt ist.

card-1 = einen roten Apfel
card-2 = einen gelben Apfel
card-3 = einen grünen Apfel
card-4 = einen blauen Apfel
card-5 = einen Joker

colour-1 = roten
colour-2 = gelben
colour-3 = grünen
colour-4 = blauen

square-0 = A1
square-1 = B1
square-2 = C1
square-3 = D1
square-4 = E1
square-5 = A2
square-6 = B2
square-7 = C2
square-8 = D2
square-9 = E2
square-10 = A3
square-11 = B3
square-12 = C3
square-13 = D3
square-14 = E3
square-15 = A4
square-16 = B4
square-17 = C4
square-18 = D4
square-19 = E4
square-20 = A5
square-21 = B5
square-22 = C5
square-23 = D5
square-24 = E5

step-place-mayor = Auf welchem Feld fängt der Bürgermeister an?
step-remove-token = Nimm einen Chip aus dem Obstgarten.
step-buy-or-play = Den Apfel vom Stapel kaufen oder einen aus der Hand spielen?
step-name-square = Wohin soll der Bürgermeister gehen?
step-offer = Soll der Bürgermeister lieber woandershin? Dann besteche den Startspieler.
step-answer = Man bietet dir etwas. Nimmst du an?
step-name-colour = Welche Farbe hat dein Joker?
step-choose-discord = Welcher Zank wird zuerst ausgetragen?
step-lay = { $quarrel ->
    [1] Zank um die roten Äpfel: Leg eine Karte verdeckt hin.
    [2] Zank um die gelben Äpfel: Leg eine Karte verdeckt hin.
    [3] Zank um die grünen Äpfel: Leg eine Karte verdeckt hin.
   *[4] Zank um die blauen Äpfel: Leg eine Karte verdeckt hin.
}
step-buy-dice = Kaufst du Würfel, zwei Punkte das Stück, oder bleibst du dabei?

move-place = Den Bürgermeister auf { $square } stellen
move-remove = Den Chip von { $square } nehmen
move-buy = Den offenen Apfel kaufen
move-play = { $card ->
    [red] Einen roten Apfel spielen
    [yellow] Einen gelben Apfel spielen
    [green] Einen grünen Apfel spielen
    [blue] Einen blauen Apfel spielen
   *[joker] Einen Joker spielen
}
move-go = Der Bürgermeister geht nach { $square }
move-offer = { $points ->
    [one] 1 Punkt für { $square } bieten
   *[other] { $points } Punkte für { $square } bieten
}
move-done = Kein Angebot, so wie es steht
move-accept = { $seat ->
    [0] Das Angebot von { seat-0 } annehmen
    [1] Das Angebot von { seat-1 } annehmen
    [2] Das Angebot von { seat-2 } annehmen
    [3] Das Angebot von { seat-3 } annehmen
    [4] Das Angebot von { seat-4 } annehmen
   *[5] Das Angebot von { seat-5 } annehmen
}
move-keep = Nichts annehmen: Es bleibt bei meinem Feld
move-name = { $colour ->
    [red] Mein Joker ist rot
    [yellow] Mein Joker ist gelb
    [green] Mein Joker ist grün
   *[blue] Mein Joker ist blau
}
move-settle = { $colour ->
    [red] Zuerst der Zank um Rot
    [yellow] Zuerst der Zank um Gelb
    [green] Zuerst der Zank um Grün
   *[blue] Zuerst der Zank um Blau
}
move-lay = Die { $value } legen
move-stand = Dabei bleiben, so wie es steht
move-dice = { $dice ->
    [one] Einen Würfel kaufen
   *[other] { $dice } Würfel kaufen
}

event-mayor-placed = { $seat } stellt den Bürgermeister auf { $square }.
event-dealt = { $seat } bekommt eine Apfelkarte.
event-held = Du bekommst { $card }.
event-turned-up = Der Stapel zeigt jetzt { $card }.
event-token-removed = { $seat } nimmt den Chip von { $square } aus dem Obstgarten.
event-round = Runde { $round }: { $seat } hat den dicken Apfel.
event-bought = { $price ->
    [one] { $seat } kauft { $card } für 1 Punkt.
   *[other] { $seat } kauft { $card } für { $price } Punkte.
}
event-played = { $seat } spielt verdeckt eine Apfelkarte.
event-sat-out = { $seat } kann weder spielen noch kaufen und setzt diese Runde aus.
event-reshuffled = { $cards ->
    [one] Der Stapel ist leer: Die einzige abgelegte Karte wird zum neuen Stapel.
   *[other] Der Stapel ist leer: Die { $cards } abgelegten Karten werden neu gemischt.
}
event-square-named = { $seat } will den Bürgermeister nach { $square } schicken.
event-offered = { $points ->
    [one] { $seat } bietet 1 Punkt für { $square }.
   *[other] { $seat } bietet { $points } Punkte für { $square }.
}
event-no-more-offers = { $seat } bietet nichts weiter.
event-bribed = { $points ->
    [one] { $seat } lässt sich von { $briber } mit 1 Punkt bestechen.
   *[other] { $seat } lässt sich von { $briber } mit { $points } Punkten bestechen.
}
event-kept = { $seat } ist heute unbestechlich.
event-mayor-moved = Der Bürgermeister geht nach { $square }, der Chip dort kommt weg.
event-revealed = { $seat } deckt { $card } auf.
event-colour-named = { $seat } zählt den Joker zu den { $colour } Äpfeln.
event-harvested = { $points ->
    [one] { $seat } erntet die { $colour } Äpfel: 1 Punkt.
   *[other] { $seat } erntet die { $colour } Äpfel: { $points } Punkte.
}
event-discord = Zank! { $contenders } wollen die { $colour } Äpfel.
event-fight = Jetzt geht es um die { $colour } Äpfel.
event-laid = { $seat } legt verdeckt eine Zankkarte.
event-dice-bought = { $dice ->
    [one] { $seat } kauft einen Würfel für { $price } Punkte.
   *[other] { $seat } kauft { $dice } Würfel für { $price } Punkte.
}
event-stood = { $seat } bleibt dabei.
event-turned = { $seat } deckt die { $value } auf.
event-thrown = { $seat } würfelt eine { $pips }.
event-tied = Gleichstand mit { $total }! Um die { $colour } Äpfel wird weiter gezankt.
event-discord-won = { $points ->
    [one] { $seat } gewinnt den Zank mit { $total } und erntet die { $colour } Äpfel: 1 Punkt.
   *[other] { $seat } gewinnt den Zank mit { $total } und erntet die { $colour } Äpfel: { $points } Punkte.
}
event-nobody-harvests = Keine Karte, kein Würfel: Die { $colour } Äpfel erntet niemand.
event-finished = { $seat } ist im Ziel!
event-orchard-is-bare = Der Obstgarten ist leer: Nach Runde { $round } ist Schluss.
event-last-card-played = Die letzte Apfelkarte ist gespielt: Nach Runde { $round } ist Schluss.

refused-no-such-square = Dieses Feld hat der Obstgarten nicht.
refused-nothing-to-remove = Auf diesem Feld liegt kein Chip, den man wegnehmen könnte.
refused-not-now = Das gehört an eine andere Stelle der Runde.
refused-not-held = Diese Apfelkarte hast du nicht auf der Hand.
refused-must-buy = Ohne Apfelkarte auf der Hand musst du kaufen.
refused-out-of-reach = Der Bürgermeister geht auf ein Nachbarfeld, solange dort noch eines einen Chip hat.
refused-another-square = Dorthin geht der Bürgermeister ohnehin: Bestochen wird für ein anderes Feld.
refused-two-at-most = Zum Bestechen bietet man 1 oder 2 Punkte, nicht mehr.
refused-offer-out-of-reach = Du kannst nur ein Feld verlangen, auf das der Bürgermeister gehen dürfte.
refused-no-such-offer = Von dort hast du kein Angebot.
refused-card-is-laid = Eine gelegte Zankkarte lässt sich nicht mehr tauschen.
refused-three-at-most = Mehr als drei Würfel gibt es in einem Zank für niemanden.
refused-one-purchase = Du hast deine Würfel schon: In einem Kampf kauft man nur einmal.
refused-card-is-spent = Diese Zankkarte ist aus dem Spiel.
refused-no-token = Auf diesem Feld liegt kein Chip mehr.
refused-better-offer = Nachgebessert wird mit mehr Punkten oder mit einem anderen Feld.
refused-offered-twice = Du hast geboten und nachgebessert: Mehr geht nicht.
refused-offers-are-in = Alle Angebote liegen vor; jetzt entscheidet der Startspieler.
refused-cards-first = Erst legen alle eine Zankkarte, dann werden Würfel gekauft.
refused-no-such-discord = Um diese Farbe gibt es keinen Zank auszutragen.
refused-nothing-to-buy = Es liegt keine offene Apfelkarte da, die man kaufen könnte.

# Das Terminal.
apple-1 = rot
apple-2 = gelb
apple-3 = grün
apple-4 = blau
apple-5 = Joker
terminal-zankapfel-round = { $tokens ->
    [one] Runde { $round }, noch ein Chip
   *[other] Runde { $round }, noch { $tokens } Chips
}
terminal-zankapfel-path = { $steps } Schritte bis ins Ziel
terminal-zankapfel-piles = Stapel: { $pile }, Ablage: { $discards }
terminal-zankapfel-face-up = Zu kaufen: { $card }, für { $price }
terminal-zankapfel-nothing-up = Nichts zu kaufen
terminal-zankapfel-goal = genannt: { $square }
terminal-zankapfel-fight = Zank um { $colour }: { $points }
terminal-zankapfel-legend = { $mayor } Bürgermeister, { $token } Chip, { $apple } dicker Apfel
terminal-zankapfel-left = Hand { $cards }, Zank { $discord }
terminal-zankapfel-bought = gekauft: { $card }
terminal-zankapfel-face-down = Karte verdeckt
terminal-zankapfel-offer = bietet { $points } für { $square }
terminal-zankapfel-dice = { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}
terminal-zankapfel-hand = Deine Hand: { $cards }
terminal-zankapfel-played = Gespielt: { $card }
terminal-zankapfel-discord = Deine Zankkarten: { $cards }
