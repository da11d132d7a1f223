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
step-buy-or-play = { $face_up ->
    [1] Den roten Apfel vom Stapel kaufen oder einen aus der Hand spielen?
    [2] Den gelben Apfel vom Stapel kaufen oder einen aus der Hand spielen?
    [3] Den grünen Apfel vom Stapel kaufen oder einen aus der Hand spielen?
    [4] Den blauen Apfel vom Stapel kaufen oder einen aus der Hand spielen?
    [5] Den Joker vom Stapel kaufen oder einen Apfel aus der Hand spielen?
   *[0] Spiel einen Apfel aus der Hand.
}
step-name-square = Wohin soll der Bürgermeister gehen?
step-offer = Soll der Bürgermeister lieber woandershin? Dann bestich den Startspieler.
step-answer = Es gibt Angebote. Nimmst du eines an?
step-name-colour = Welche Farbe hat dein Joker?
step-choose-discord = Welcher Zank wird zuerst ausgetragen?
step-lay = { $quarrel ->
    [1] Zank um die roten Äpfel: Leg eine Karte verdeckt hin.
    [2] Zank um die gelben Äpfel: Leg eine Karte verdeckt hin.
    [3] Zank um die grünen Äpfel: Leg eine Karte verdeckt hin.
   *[4] Zank um die blauen Äpfel: Leg eine Karte verdeckt hin.
}
step-buy-dice = Kaufst du Würfel, zwei Punkte das Stück, oder bleibst du dabei?

ahead-remove-token = Einen Chip wegnehmen
ahead-buy-or-play = Wenn ich kaufe oder spiele
ahead-name-square = Wohin der Bürgermeister geht
ahead-offer = Bestechung
ahead-answer = Antwort auf Angebote
ahead-name-colour = Die Farbe meines Jokers
ahead-choose-discord = Welcher Zank zuerst
ahead-lay = Meine Karte in einem Zank
ahead-buy-dice = Würfel in einem Zank
ahead-if-costs-at-most = { $points ->
    [one] wenn der offene Apfel höchstens 1 Punkt kostet
   *[other] wenn der offene Apfel höchstens { $points } Punkte kostet
}
ahead-if-shows = { $points ->
    [one] wenn der Stapel { $card } zeigt, für höchstens 1 Punkt
   *[other] wenn der Stapel { $card } zeigt, für höchstens { $points } Punkte
}
ahead-if-will-go = wenn der Bürgermeister nach { $square } soll
ahead-if-offers = { $points ->
    [one] wenn es mindestens 1 Punkt ist
   *[other] wenn es mindestens { $points } Punkte sind
}
ahead-if-unclaimed = wenn sonst niemand diese Farbe hat
ahead-if-is-worth = { $points ->
    [one] wenn es um mindestens 1 Punkt geht
   *[other] wenn es um mindestens { $points } Punkte geht
}

opening-buyer = Kauft zuerst einen Apfel
opening-briber = Bietet zuerst Punkte
opening-onlooker = Schaut zuerst zu

move-place = Den Bürgermeister auf { $square } stellen
move-remove = Den Chip von { $square } nehmen
move-buy = Den offenen Apfel kaufen
    .amount = { $amount ->
        [one] Den offenen Apfel für 1 Punkt kaufen
       *[other] Den offenen Apfel für { $amount } Punkte kaufen
    }
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
move-done = Vorerst nichts weiter
move-accept = { $seat ->
    [0] Das Angebot von { seat-0 } annehmen
    [1] Das Angebot von { seat-1 } annehmen
    [2] Das Angebot von { seat-2 } annehmen
    [3] Das Angebot von { seat-3 } annehmen
    [4] Das Angebot von { seat-4 } annehmen
   *[5] Das Angebot von { seat-5 } annehmen
}
    .amount = { move-accept }: { $amount ->
        [one] 1 Punkt
       *[other] { $amount } Punkte
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
move-stand = Vorerst dabei bleiben
move-dice = { $dice ->
    [one] Einen Würfel kaufen
   *[other] { $dice } Würfel kaufen
}
    .amount = { $dice ->
        [one] Einen Würfel für { $amount } Punkte kaufen
       *[other] { $dice } Würfel für { $amount } Punkte kaufen
    }

event-mayor-placed = { $seat } stellt den Bürgermeister auf { $square }.
    .you = Du stellst den Bürgermeister auf { $square }.
event-dealt = { $seat } bekommt eine Apfelkarte.
    .you = Du bekommst eine Apfelkarte.
event-held = Du bekommst { $card }.
event-turned-up = Der Stapel zeigt jetzt { $card }.
    .on = Der Stapel zeigt { $card }.
event-token-removed = { $seat } nimmt den Chip von { $square } aus dem Obstgarten.
    .you = Du nimmst den Chip von { $square } aus dem Obstgarten.
event-round = Runde { $round }: { $seat } hat den dicken Apfel.
    .you = Runde { $round }: Du hast den dicken Apfel.
event-bought = { $price ->
    [one] { $seat } kauft { $card } für 1 Punkt.
   *[other] { $seat } kauft { $card } für { $price } Punkte.
}
    .you = { $price ->
        [one] Du kaufst { $card } für 1 Punkt.
       *[other] Du kaufst { $card } für { $price } Punkte.
    }
event-played = { $seat } spielt verdeckt eine Apfelkarte.
    .you = Du spielst verdeckt eine Apfelkarte.
event-sat-out = { $seat } kann weder spielen noch kaufen und setzt diese Runde aus.
    .you = Du kannst weder spielen noch kaufen und setzt diese Runde aus.
event-reshuffled = { $cards ->
    [one] Der Stapel ist leer: Die einzige abgelegte Karte wird zum neuen Stapel.
   *[other] Der Stapel ist leer: Die { $cards } abgelegten Karten werden neu gemischt.
}
event-square-named = { $seat } will den Bürgermeister nach { $square } schicken.
    .you = Du willst den Bürgermeister nach { $square } schicken.
event-offered = { $points ->
    [one] { $seat } bietet 1 Punkt für { $square }.
   *[other] { $seat } bietet { $points } Punkte für { $square }.
}
    .you = { $points ->
        [one] Du bietest 1 Punkt für { $square }.
       *[other] Du bietest { $points } Punkte für { $square }.
    }
event-no-more-offers = { $seat } bietet nichts weiter.
    .you = Du bietest nichts weiter.
event-bribed = { $points ->
    [one] { $seat } lässt sich von { $briber } mit 1 Punkt bestechen.
   *[other] { $seat } lässt sich von { $briber } mit { $points } Punkten bestechen.
}
    .you = { $points ->
        [one] Du lässt dich von { $briber } mit 1 Punkt bestechen.
       *[other] Du lässt dich von { $briber } mit { $points } Punkten bestechen.
    }
event-kept = { $seat } ist heute unbestechlich.
    .you = Du bist heute unbestechlich.
event-mayor-moved = Der Bürgermeister geht nach { $square }, der Chip dort kommt weg.
event-revealed = { $seat } deckt { $card } auf.
    .you = Du deckst { $card } auf.
    .too = { $seat } { $card }.
event-colour-named = { $seat } zählt den Joker zu den { $colour } Äpfeln.
    .you = Du zählst den Joker zu den { $colour } Äpfeln.
event-harvested = { $points ->
    [one] { $seat } erntet die { $colour } Äpfel: 1 Punkt.
   *[other] { $seat } erntet die { $colour } Äpfel: { $points } Punkte.
}
    .you = { $points ->
        [one] Du erntest die { $colour } Äpfel: 1 Punkt.
       *[other] Du erntest die { $colour } Äpfel: { $points } Punkte.
    }
event-discord = Zank! { $contenders } Spieler wollen die { $colour } Äpfel.
event-fight = Jetzt geht es um die { $colour } Äpfel.
event-laid = { $seat } legt verdeckt eine Zankkarte.
    .you = Du legst verdeckt eine Zankkarte.
event-dice-bought = { $dice ->
    [one] { $seat } kauft einen Würfel für { $price } Punkte.
   *[other] { $seat } kauft { $dice } Würfel für { $price } Punkte.
}
    .you = { $dice ->
        [one] Du kaufst einen Würfel für { $price } Punkte.
       *[other] Du kaufst { $dice } Würfel für { $price } Punkte.
    }
event-stood = { $seat } bleibt dabei.
    .you = Du bleibst dabei.
event-turned = { $seat } deckt die { $value } auf.
    .you = Du deckst die { $value } auf.
    .too = { $seat } die { $value }.
event-thrown = { $seat } würfelt eine { $pips }.
    .you = Du würfelst eine { $pips }.
event-tied = Gleichstand bei { $total }! Um die { $colour } Äpfel wird weiter gezankt.
event-discord-won = { $points ->
    [one] { $seat } gewinnt den Zank mit { $total } und erntet die { $colour } Äpfel: 1 Punkt.
   *[other] { $seat } gewinnt den Zank mit { $total } und erntet die { $colour } Äpfel: { $points } Punkte.
}
    .you = { $points ->
        [one] Du gewinnst den Zank mit { $total } und erntest die { $colour } Äpfel: 1 Punkt.
       *[other] Du gewinnst den Zank mit { $total } und erntest die { $colour } Äpfel: { $points } Punkte.
    }
event-nobody-harvests = Keine Zankkarte mehr, und niemand kauft einen Würfel: Die { $colour } Äpfel erntet keiner.
event-finished = { $seat } ist im Ziel!
    .you = Du bist im Ziel!
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
refused-apple-is-laid = Deine Apfelkarte liegt verdeckt auf dem Tisch: Dort bleibt sie, bis alle aufdecken.
refused-nothing-to-buy = Es liegt keine offene Apfelkarte da, die man kaufen könnte.

# Das Terminal.
apple-1 = rot
apple-2 = gelb
apple-3 = grün
apple-4 = blau
apple-5 = Joker
terminal-zankapfel-opening = Vor der ersten Runde: { $tokens } Chips
terminal-zankapfel-round = { $tokens ->
    [one] Runde { $round }, noch ein Chip
   *[other] Runde { $round }, noch { $tokens } Chips
}
terminal-zankapfel-path = { $left ->
    [0] Der Weg ist { $steps } Schritte lang
    [one] Spitze: noch ein Schritt von { $steps }
   *[other] Spitze: noch { $left } von { $steps } Schritten
}
terminal-zankapfel-piles = Stapel: { $pile }, Ablage: { $discards }
terminal-zankapfel-face-up = Zu kaufen: { $card }, für { $price }
terminal-zankapfel-nothing-up = Nichts zu kaufen
terminal-zankapfel-goal = genannt: { $square }
terminal-zankapfel-fight = Zank, { $colour }: { $points }
terminal-zankapfel-legend =
    { $mayor } Bürgermeister, { $token } Chip, { $apple } dicker Apfel
    { $card } eine Apfelkarte, verdeckt
terminal-zankapfel-head-points = Pkt
terminal-zankapfel-head-hand = Hand
terminal-zankapfel-head-discord = Zankkarten
terminal-zankapfel-bought = gekauft: { $card }
terminal-zankapfel-offer = bietet { $points } für { $square }
terminal-zankapfel-dice = { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}
terminal-zankapfel-hand = Deine Hand: { $cards }
terminal-zankapfel-played = Gespielt: { $card }

# Der Tisch, den man aufmacht: seine Varianten.
option-deck-reshuffle = Die Ablage wird neu gemischt
option-deck-once = Nur einmal durch den Stapel

# Das Brett auf der Seite: was darauf steht und was davon vorgelesen wird.
board-name = Zankapfel: ein Obstgarten mit { $trees } Bäumen, Schilder an allen vier Seiten und der Feldweg ringsum
board-orchard = Der Obstgarten
board-signs = Die Schilder um den Garten
board-choices = Was man für dieses Feld bietet oder annimmt
board-lane = Der Feldweg, { $steps } Schritte lang
board-people = Die Bauern
board-farm = Hof und Scheune
board-hand = Deine Apfelkarten
board-hand-empty = Keine Apfelkarte auf der Hand
board-scene = Der Zank
board-square = { $square }: Rot { $red }, Gelb { $yellow }, Grün { $green }, Blau { $blue }.
board-square-bare = { $square }, schon leer gepflückt: Rot { $red }, Gelb { $yellow }, Grün { $green }, Blau { $blue }.
board-mayor-here = Hier steht der Bürgermeister.
board-goal-here = Hierher will { $name } den Bürgermeister schicken.
board-offers-here = { $points ->
    [one] { $name } bietet 1 Punkt dafür.
   *[other] { $name } bietet { $points } Punkte dafür.
}
board-sign = { $colour ->
    [red] Rote Äpfel bringen auf { $square } { $points }.
    [yellow] Gelbe Äpfel bringen auf { $square } { $points }.
    [green] Grüne Äpfel bringen auf { $square } { $points }.
   *[blue] Blaue Äpfel bringen auf { $square } { $points }.
}
board-claims = { $name } will sie haben.
board-pawn = { $name } steht auf Schritt { $step } von { $finish }.
board-pawn-below = { $steps ->
    [one] { $name } steht im Matsch, einen Schritt vor dem Start.
   *[other] { $name } steht im Matsch, { $steps } Schritte vor dem Start.
}
board-person = { $score ->
    [one] { $name } hat 1 Punkt.
   *[other] { $name } hat { $score } Punkte.
}
board-first = Hier liegt der dicke Apfel.
board-holds = { $cards ->
    [0] Keine Apfelkarte auf der Hand.
    [one] Eine Apfelkarte auf der Hand.
   *[other] { $cards } Apfelkarten auf der Hand.
}
board-discord = Noch an Zankkarten: { $cards }.
board-discord-none = Keine Zankkarte mehr.
board-bought = { $card ->
    [red] Hat in dieser Runde einen roten Apfel gekauft.
    [yellow] Hat in dieser Runde einen gelben Apfel gekauft.
    [green] Hat in dieser Runde einen grünen Apfel gekauft.
    [blue] Hat in dieser Runde einen blauen Apfel gekauft.
   *[joker] Hat in dieser Runde einen Joker gekauft.
}
board-played = Hat eine Apfelkarte verdeckt gespielt.
board-you-played = { $card ->
    [red] Du hast verdeckt einen roten Apfel gespielt.
    [yellow] Du hast verdeckt einen gelben Apfel gespielt.
    [green] Du hast verdeckt einen grünen Apfel gespielt.
    [blue] Du hast verdeckt einen blauen Apfel gespielt.
   *[joker] Du hast verdeckt einen Joker gespielt.
}
board-revealed = { $card ->
    [red] Hat einen roten Apfel aufgedeckt.
    [yellow] Hat einen gelben Apfel aufgedeckt.
    [green] Hat einen grünen Apfel aufgedeckt.
    [blue] Hat einen blauen Apfel aufgedeckt.
   *[joker] Hat einen Joker aufgedeckt.
}
board-offers = { $points ->
    [one] Bietet 1 Punkt für { $square }.
   *[other] Bietet { $points } Punkte für { $square }.
}
board-decides = Muss sich noch entscheiden.
board-turned = Die Karte ist eine { $value }.
board-laid = Eine Karte liegt verdeckt da.
board-you-laid = Deine { $value } liegt verdeckt da.
board-dice = { $dice ->
    [one] Ein Würfel gekauft.
   *[other] { $dice } Würfel gekauft.
}
board-thrown = Gewürfelt: { $pips }.
board-face-up = { $card ->
    [red] Zu kaufen: ein roter Apfel, für { $price }.
    [yellow] Zu kaufen: ein gelber Apfel, für { $price }.
    [green] Zu kaufen: ein grüner Apfel, für { $price }.
    [blue] Zu kaufen: ein blauer Apfel, für { $price }.
   *[joker] Zu kaufen: ein Joker, für { $price }.
}
board-face-up-none = Es gibt nichts zu kaufen.
board-pile = { $cards ->
    [0] Der Stapel ist leer.
    [one] Im Stapel liegt noch eine Karte.
   *[other] Im Stapel liegen noch { $cards } Karten.
}
board-barn = In der Scheune: Rot { $red }, Gelb { $yellow }, Grün { $green }, Blau { $blue }, Joker { $joker }.
board-barn-none = Die Scheune ist leer.
board-hand-card = { $card ->
    [red] Rote Äpfel auf deiner Hand: { $count }.
    [yellow] Gelbe Äpfel auf deiner Hand: { $count }.
    [green] Grüne Äpfel auf deiner Hand: { $count }.
    [blue] Blaue Äpfel auf deiner Hand: { $count }.
   *[joker] Joker auf deiner Hand: { $count }.
}
board-plus = +{ $points }
board-minus = −{ $points }
board-last-quarrel = Der letzte Zank: { $totals }.
board-costs = Das kostet { $points } Punkte.
board-quarrel = Zank!
board-quarrel-over = { $colour ->
    [red] Gezankt wird um die roten Äpfel, { $points } wert.
    [yellow] Gezankt wird um die gelben Äpfel, { $points } wert.
    [green] Gezankt wird um die grünen Äpfel, { $points } wert.
   *[blue] Gezankt wird um die blauen Äpfel, { $points } wert.
}
board-thinks = überlegt …
board-stands = bleibt dabei
board-stand = Dabei bleiben
board-spent = Deine { $value } ist aus dem Spiel.
board-discord-card = Deine { $value }.
board-trees = { $trees ->
    [0] Kein Baum trägt mehr Äpfel.
    [one] Nur ein Baum trägt noch Äpfel: { $squares }.
   *[other] { $trees } Bäume tragen noch Äpfel: { $squares }.
}

# Options: what they are called, with their unit, and what each does.
option-bribery = Bestechung des Startspielers
option-bribery-about = Die anderen dürfen Punkte für ein anderes Feld bieten.
option-deck = Die abgelegten Apfelkarten
option-deck-about = Ob sie den neuen Stapel bilden, wenn der Stapel leer ist.

# Board files: what is wrong with one, and what its values are called.
box-a-number-a-column = eine Zahl für jede Spalte, so viele wie bei „red“
box-a-number-a-row = eine Zahl für jede Reihe, so viele wie bei „green“
box-enough-squares = so viele Zahlen, dass mehr als { $removals } Felder zwischen den Rändern liegen, nicht { $squares }
box-five-counts = fünf Anzahlen: rote, gelbe, grüne, blaue und Joker
box-enough-cards = zwischen { $least } Karten (eine Hand für jeden und eine zum Aufdecken) und { $most }, nicht { $count }
box-four-lengths = vier Zahlen von 1 bis { $most }, für 3, 4, 5 und 6 Spieler
box-an-edge = eine bis { $side } Zahlen von 1 bis 99
box-label-red = Rote Zahlen, am oberen Rand
box-label-yellow = Gelbe Zahlen, am unteren Rand
box-label-green = Grüne Zahlen, am linken Rand
box-label-blue = Blaue Zahlen, am rechten Rand
box-label-apples = Apfelkarten: rote, gelbe, grüne, blaue, Joker
box-label-hand = Apfelkarten für jeden zu Beginn
box-label-discord = Höchste Zankkarte
box-label-finish = Schritte bis zum Ziel, zu dritt, viert, fünft und sechst
box-label-finish-once = Dasselbe, wenn die Ablage nie neu gemischt wird

# Der Tisch in einfachen Worten: wie heißt, was daliegt, und was die Zahlen bedeuten.
field-round = Runde
field-first = Hat den dicken Apfel
field-turn = Am Zug
field-score = Punkte
field-mayor = Bürgermeister
field-tokens = Felder mit Chip
field-face-up = Zu kaufen
field-pile = Stapel
field-reshuffled = Neu gemischter Stapel
field-discards = Ablage
field-hands = Apfelkarten auf der Hand
field-seen = Davon allen bekannt
field-purchases = In dieser Runde gekauft
field-played = Verdeckt gespielt
field-shown = Aufgedeckt
field-claims = Erntet
field-goal = Genanntes Feld
field-bribes = Gebotene Punkte
field-bribe-squares = Geboten für
field-offers = Gebote gemacht
field-discord = Zankkarten
field-spent = Verbrauchte Zankkarten
field-quarrels = Noch auszutragen
field-quarrel = Jetzt gezankt um
field-contenders = Im Zank
field-laid = Gelegte Zankkarte
field-turned = Aufgedeckte Zankkarte
field-bought = Gekaufte Würfel
field-dice = Geworfene Würfel
field-choice = Entscheidung
hidden-apple = { $count ->
    [one] eine Karte, verdeckt
   *[other] { $count } Karten, verdeckt
}
back-apple = eine Karte, verdeckt

# Das geführte erste Spiel.
guide-welcome = Ende September, die Äpfel sind reif. An jedem Baum hängen alle vier Farben, und die Schilder an den vier Seiten sagen, was jede dort wert ist. Punkte sind Schritte auf dem Feldweg: Wer als Erster ganz herum ist, 37 Schritte weit, hat gewonnen. Du hast 18, Bauer Blau hat 22 und Bauer Gelb 16.
guide-play = In jeder Runde kaufst du den Apfel vom Stapel oder spielst verdeckt einen aus der Hand. Ernten kann nur, wer gespielt hat. Der dicke Apfel liegt bei dir, also geht der Bürgermeister diesmal, wohin du willst, und er kommt in eine Spalte, in der Rot viel bringt. Wähle deinen roten Apfel, und noch einmal, um ihn zu spielen.
guide-mayor = Bauer Blau hat für 2 den grünen Apfel gekauft, das ist die halbe Zahl auf dem Schild, und erntet diesmal nicht. Bauer Gelb hat eine Karte gespielt. Jetzt zum Bürgermeister: Er geht zu einem Nachbarbaum, an dem noch Äpfel hängen. In der ganzen Spalte B bringt Rot 5. Auf B2 bringt Grün wenig, falls jemand Grün gespielt hat. Schick ihn dorthin.
guide-bribe = Bevor der Bürgermeister losgeht, darf dir jeder 1 oder 2 Punkte für einen anderen Baum bieten. Bauer Gelb bietet 1 für B4. Überleg mal: Rot bringt dort auch 5. Dir kann es gleich sein, und ein Punkt ist ein Punkt. Wähle B4 und nimm an.
guide-joker = 5 für die roten Äpfel und 1 für deine Gefälligkeit: 24. Der dicke Apfel liegt jetzt bei Bauer Blau. Er hat schon gespielt, Bauer Gelb auch, und du hast einen Joker: Er kann jede Farbe sein, und welche, sagst du erst, wenn alle Karten offen liegen. Spiel ihn.
guide-offer = Bauer Blau will den Bürgermeister auf B5 haben, wo Grün 7 bringt. Kein Wunder, er hat ja einen grünen Apfel gekauft. Auf A5 bringt Grün auch 7, und Rot genauso! Da hättest du die Wahl. Bestich ihn: Wähle A5 und dann zweimal die Münze mit der 1.
guide-done = Da liegt dein Punkt, auf A5. Einmal könntest du noch nachbessern, aber Bauer Blau verliert ja nichts dabei, das genügt. Wähle „Vorerst nichts weiter“.
guide-name = Er hat angenommen. Blau zeigt einen grünen Apfel, wie gedacht, und Gelb einen roten. Und dein Joker? Als gelber oder blauer Apfel bringt er 2, und niemand hat etwas dagegen. Als roter bringt er 7, wenn du den Zank mit Bauer Gelb gewinnst. Der hat zum Zanken nur noch die 3, die 4 und die 6. Wähle das rote Schild.
guide-lay = Zank! Beide legen verdeckt eine Karte, und ob sie gewinnt oder verliert, danach ist sie aus dem Spiel. Was jeder noch hat, liegt offen da. Deine 8 schlägt alle seine Karten, und die 10 brauchst du vielleicht noch. Leg die 8.
guide-stand = Die Karten liegen. Jetzt darf jeder einen, zwei oder drei Würfel kaufen, 2 Punkte das Stück; sie zählen zur Karte dazu. Aber man kauft nur einmal. Keiner muss anfangen, und deine 8 liegt vor allem, was er gelegt haben kann. Bleib dabei und sieh, was er macht.
guide-decision = Er hat einen Würfel gekauft! Sobald jemand kauft, dürfen die anderen neu überlegen, und er selbst kauft nichts mehr. Ist seine Karte die 6, schlägt er deine 8 mit jedem Wurf ab 3. Bleibst du dabei und hoffst, oder hältst du mit Würfeln dagegen? Es geht um 7 Punkte, und jeder Würfel kostet 2. Das musst du selbst entscheiden.
guide-lost = Eine 6 und ein Wurf von 4: Das sind 10 gegen deine 8. Er erntet, deine Karte ist weg, und du bleibst bei 23. So geht es manchmal: Dabeibleiben kostet nichts, und manchmal ist es auch nicht mehr wert. Schau vor dem nächsten Zank wieder auf seine Karten: Er hat nur noch zwei.
guide-won = Deine 8 und eine 4 gegen seine 6 und eine 3: 12 zu 9! Die roten Äpfel gehören dir. Das sind 7 Punkte, 2 davon für den Würfel, und du hast Bauer Blau eingeholt: beide 28.
guide-won-dearly = 15 zu 11, und die roten Äpfel gehören dir! Von den 7 Punkten sind 4 für Würfel draufgegangen: Du stehst auf 26, zwei hinter Bauer Blau. Diesmal hätte ein Würfel gereicht, aber wer konnte das wissen?
guide-farewell = Das ist Zankapfel: kaufen oder spielen, den Bürgermeister lenken oder den bestechen, der ihn lenkt, und zanken, wenn es sich lohnt. Im richtigen Spiel beginnen alle mit vier Äpfeln und allen zehn Zankkarten; wer zuerst herum ist, gewinnt, oder wer am weitesten ist, wenn der Garten leer gepflückt ist. Alles andere weiß die Spielregel. Die Bäume hängen wieder voll: Viel Spaß!
guide-wrong-play = Erlaubt ist es. Aber in dieser Runde führst du den Bürgermeister, und teuer machen kann er Rot. Spiel deinen roten Apfel.
guide-wrong-mayor = Dort brächte Rot weniger oder Grün mehr. Schick den Bürgermeister nach B2.
guide-wrong-bribe = Wie anständig von dir! Aber Rot bringt auf B4 genauso 5 wie auf B2, und der Punkt von Bauer Gelb kommt obendrauf. Nimm sein Angebot an.
guide-wrong-joker = Heb dir das für eine andere Runde auf. Mit dem Joker suchst du dir die Farbe aus, wenn alle anderen ihre gezeigt haben: Spiel ihn.
guide-wrong-offer = Ein Punkt für A5 genügt: Grün bringt dort auch 7, Bauer Blau verliert nichts. Wähle A5 und dann die Münze mit der 1.
guide-wrong-done = Mehr brauchst du nicht zu zahlen: Ein Punkt reicht für einen Baum, der ihm so recht ist wie sein eigener. Belass es dabei.
guide-wrong-name = Da ist mehr zu holen. Um Rot zankst du mit Bauer Gelb, der nichts über der 6 hat. Bauer Blau mit seinem grünen Apfel hat noch eine 9. Wähle das rote Schild.
guide-wrong-lay = Zu wenig oder zu viel: Die 8 schlägt alles, was er noch hat, und die 10 kann einen anderen Zank entscheiden. Leg die 8.
guide-wrong-stand = Noch nicht. Würfel kosten Punkte, und du liegst vorn. Kauft er welche, wirst du noch einmal gefragt. Bleib dabei.
guide-wrong-decision = Drei Würfel kosten 6 von den 7 Punkten, um die ihr zankt. Bleib dabei, oder kauf einen oder zwei.

# Was man im Terminal eingibt: jedes Wort der Züge, dann wie es noch heißen darf.
typed-place = stellen
typed-remove = entfernen|wegnehmen
typed-buy = kaufen
typed-play = spielen
typed-red = rot
typed-yellow = gelb
typed-green = grün
typed-blue = blau
typed-white = weiß
typed-black = schwarz
typed-joker = Joker
typed-go = gehen
typed-offer = bieten
typed-done = fertig|nichts
typed-accept = annehmen
typed-keep = ablehnen
typed-name = nennen
typed-settle = zanken
typed-lay = legen
typed-stand = bleiben
typed-dice = Würfel

# In einem erzählt, wenn es oft hintereinander geschieht.
event-finished-brief = { "" }
event-dealt-many = { $count } Apfelkarten werden ausgeteilt.
event-held-many = Du bekommst { $card }.
event-played-many = { $seat } spielen verdeckt eine Apfelkarte.
event-no-more-offers-many = { $seat } bieten nichts weiter.
event-laid-many = { $seat } legen verdeckt eine Zankkarte.
event-stood-many = { $seat } bleiben dabei.
# Where scores came from
ended-finish = Das Ziel ist erreicht.
ended-bare = Der Obstgarten ist leer.
ended-cards = Die letzte Apfelkarte ist gespielt.
source-bought = Gekaufte Karten
source-bribed = Bestechung
source-harvested = Ernten
source-dice-bought = Gekaufte Würfel
source-discord-won = Gewonnene Zänkereien

# How bots differ within a level.
temper-0 = bedächtig
temper-1 = streitlustig
temper-2 = friedfertig
temper-3 = spielt Joker, besticht selten
temper-4 = besticht gern
temper-5 = erntet und spart Zankkarten
