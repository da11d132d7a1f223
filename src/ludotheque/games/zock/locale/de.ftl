# Zock auf Deutsch: was gefragt wird, was man sagen kann, was geschieht, was nicht erlaubt ist.

piece-0 = den König
piece-1 = eine Figur

step-decide = Würfeln oder kassieren?
step-go-back = Eine 1! König und Figur liegen gleichauf: Wer geht nach Hause?
step-move = Du hast eine { $die } geworfen. Welche Figur zieht?

move-throw = Würfeln
move-cash = Auf Feld { $square } kassieren
move-repay = Der Bank { $sum } zurückzahlen
move-out = { $piece ->
    [king] Den König herausbringen
   *[pawn] Eine Figur herausbringen
}
move-move = { $piece ->
    [king] Mit dem König ziehen
   *[pawn] Mit der Figur auf Feld { $square } ziehen
}
move-back = { $piece ->
    [king] Der König geht nach Hause
   *[pawn] Die Figur geht nach Hause
}

event-banker = { $seat } hält die Bank und beginnt.
event-round = Runde { $round } von { $rounds }.
event-thrown = { $seat } würfelt eine { $pips }.
event-came-out = { $seat } bringt { $piece } auf Feld { $to } heraus.
event-walked = { $seat } zieht { $piece } von Feld { $from } auf Feld { $to }.
event-turn-lost = { $seat } hat kein Feld, auf das es weitergeht, und setzt aus.
event-cashed = { $seat } dreht die Scheibe zu Feld { $square } und nimmt { $sum } aus der Bank.
event-struck = { $seat } verliert { $piece } auf Feld { $from }: Eine 1 bringt nichts ein.
event-nothing-struck = Eine 1 für { $seat }, aber auf dem Ring steht nichts, was sie treffen könnte.
event-hit = { $seat } schlägt { $victim } auf Feld { $square }: { $fine } Strafe.
event-challenged = König auf König auf Feld { $square }: { $seat } fordert { $victim } heraus!
event-thrown-in-challenge = { $seat } würfelt in der Herausforderung eine { $pips }.
event-challenge-won = { $seat } gewinnt die Herausforderung und nimmt die ganze Kasse von { $loser }: { $sum }.
event-borrowed = { $seat } leiht sich { $sum } von der Bank.
event-repaid = { $seat } zahlt der Bank { $sum } zurück.
event-ruined = { $seat } hat kein Geld mehr und scheidet aus.
event-time-up = Die Zeit ist um: Runde { $round } ist die letzte.

refused-throw-first = Erst der Würfel: Vor dem Wurf zieht keine Figur.
refused-already-thrown = Der Würfel ist gefallen; jetzt muss eine Figur ziehen.
refused-king-is-out = Dein König ist schon auf dem Ring.
refused-house-empty = In deinem Haus steht keine Figur mehr, die herauskommen könnte.
refused-empty-the-house = Mit weniger als zwei Figuren auf dem Ring muss erst eine herauskommen.
refused-king-first = Solange dein König zu Hause ist, kommt er heraus; keine andere Figur darf ziehen.
refused-no-pawn-there = Auf diesem Feld steht keine deiner Figuren.
refused-nothing-there = Auf diesem Feld hast du nichts zu kassieren.
refused-too-early = Kassiert wird erst, wenn die Figur das erste Viertel des Rings hinter sich hat.
refused-only-on-a-one = So geht eine Figur nur bei einer 1 zurück.
refused-most-advanced = Bei einer 1 geht deine vorderste Figur nach Hause: Sag, ob es der König ist oder die Figur.
refused-cash-before = Kassiert wird statt zu würfeln, nicht nach dem Wurf.
refused-cash-after = An diesem Tisch wird nach dem Wurf kassiert, nicht davor.
refused-two-and-king = Zum Kassieren braucht es zwei Figuren auf dem Ring, darunter den König.
refused-own-colour = An diesem Tisch darf keine Figur auf der eigenen Farbe enden.
refused-repay-before = Schulden zahlt man vor dem Wurf zurück.
refused-no-such-debt = So viel schuldest du der Bank nicht.
refused-not-so-much = So viel Geld hast du nicht.
refused-no-clock = An diesem Tisch läuft keine Uhr, oder ihre Zeit ist schon um.

# Das Brett auf dem Schirm: was darauf steht und was vorgelesen wird.
board-name = Zock: ein Ring von { $squares } Feldern um eine Drehscheibe, an jeder Ecke ein Haus
board-ring = Der Ring, im Uhrzeigersinn ab deinem Ausgang
board-houses = Die Häuser
board-money = Geld, Bank und Runden
board-sum = { $sum }
board-plus = +{ $sum }
board-bank = Bank
board-bank-holds = Die Bank hat { $sum }.
board-round = Runde
board-last-round = Letzte Runde
board-turn-of = { $name } ist am Zug.
board-out = pleite
board-debt = Schuld: { $sum }
board-challenge = Duell!
board-die = Der Würfel zeigt { $pips }.
board-square = Feld { $square }.
board-square-exit = Feld { $square }, der Ausgang von { $name }.
board-here-king = Hier steht der König von { $name }.
board-here-pawns = { $pawns ->
    [one] Hier steht eine Figur von { $name }.
   *[other] Hier stehen zwei Figuren von { $name }.
}
board-here-king-and-pawns = { $pawns ->
    [one] Hier stehen König und Figur von { $name }.
   *[other] Hier stehen der König und beide Figuren von { $name }.
}
board-pays-you = Eine Figur bringt dir hier { $sum }, der König { $triple }.
board-pays-you-nothing = Dir bringt es noch nichts.
board-pays = Eine Figur bringt { $name } hier { $sum }, der König { $triple }.
board-pays-nothing = { $name } bringt es noch nichts.
board-house-pawns = { $pawns ->
    [0] Das Haus von { $name } ist leer.
    [one] Im Haus von { $name }: eine Figur.
   *[other] Im Haus von { $name }: zwei Figuren.
}
board-house-king-and-pawns = { $pawns ->
    [0] Im Haus von { $name }: der König.
    [one] Im Haus von { $name }: der König und eine Figur.
   *[other] Im Haus von { $name }: der König und zwei Figuren.
}
board-purse = { $name } hat { $sum }.
board-purse-and-debt = { $name } hat { $sum } und schuldet der Bank { $debt }.
board-purse-out = { $name } ist ausgeschieden.

terminal-round = Runde { $round } von { $rounds }
terminal-last-round = Runde { $round }, die letzte
terminal-die = Würfel
terminal-bank = Bank
terminal-money = Geld
terminal-debt = Schulden
terminal-on-the-ring = auf dem Ring: Feld, Wert
terminal-out = ausgeschieden
terminal-pays = In jedem Feld: was es { $seat } bringt, in Tausend.
