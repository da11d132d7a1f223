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
