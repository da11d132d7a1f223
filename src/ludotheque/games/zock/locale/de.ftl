# Zock auf Deutsch: was gefragt wird, was man sagen kann, was geschieht, was nicht erlaubt ist.

piece-0 = den König
    .plain = König
piece-1 = eine Figur
    .plain = Figur

step-decide = Würfeln oder kassieren?
step-repay = Erst Schulden zurückzahlen oder gleich würfeln?
step-go-back = Eine 1! König und Figur liegen gleichauf: Wer geht nach Hause?
step-move = Du hast eine { $die } geworfen. Welche Figur zieht?
step-move-or-cash = Du hast eine { $die } geworfen. Welche Figur zieht, oder kassierst du lieber?

opening-crowd = Alle drei früh heraus
opening-king = Der König voran
opening-pawns = Die Figuren voran

ahead-decide = Bevor ich würfle
ahead-repay = Meine Schulden, bevor ich würfle
ahead-go-back = Wenn ich bei einer 1 wähle, wer nach Hause geht
ahead-move = Nach meinem Wurf
ahead-move-or-cash = Nach meinem Wurf, wenn ich kassieren könnte
ahead-if-pays = wenn das mindestens { $sum } bringt
ahead-if-shows = wenn der Würfel eine { $pips } zeigt

move-throw = Würfeln
move-cash = Auf Feld { $square } kassieren
    .amount = Auf Feld { $square } { $amount } kassieren
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

event-house-drawn = { $seat } zieht das Haus mit dem Ausgang auf Feld { $exit }.
    .you = Du ziehst das Haus mit dem Ausgang auf Feld { $exit }.
event-banker = { $seat } hält die Bank und beginnt.
    .you = Du hältst die Bank und beginnst.
event-round = Runde { $round } von { $rounds }.
event-thrown = { $seat } würfelt eine { $pips }.
    .you = Du würfelst eine { $pips }.
event-came-out = { $seat } bringt { $piece } auf Feld { $to } heraus.
    .you = Du bringst { $piece } auf Feld { $to } heraus.
    .on = Heraus auf Feld { $to }.
event-walked = { $seat } zieht { $piece } von Feld { $from } auf Feld { $to }.
    .you = Du ziehst { $piece } von Feld { $from } auf Feld { $to }.
    .on = Von Feld { $from } auf Feld { $to }.
event-turn-lost = { $seat } kann mit keiner Figur ziehen und setzt aus.
    .you = Du kannst mit keiner Figur ziehen und setzt aus.
event-cashed = { $seat } dreht die Scheibe zu Feld { $square } und nimmt { $sum } aus der Bank.
    .you = Du drehst die Scheibe zu Feld { $square } und nimmst { $sum } aus der Bank.
event-struck = { $seat } muss { $piece } von Feld { $from } nach Hause stellen und bekommt nichts.
    .you = Du musst { $piece } von Feld { $from } nach Hause stellen und bekommst nichts.
event-nothing-struck = { $seat } hat auf dem Ring keine Figur zu verlieren.
    .you = Du hast auf dem Ring keine Figur zu verlieren.
event-hit = { $seat } schlägt { $victim } auf Feld { $square }: { $fine } Strafe.
    .you = Du schlägst { $victim } auf Feld { $square }: { $fine } Strafe.
event-challenged = König auf König auf Feld { $square }: { $seat } fordert { $victim } heraus!
    .you = König auf König auf Feld { $square }: Du forderst { $victim } heraus!
event-thrown-in-challenge = { $seat } würfelt in der Herausforderung eine { $pips }.
    .you = Du würfelst in der Herausforderung eine { $pips }.
event-challenge-won = { $seat } gewinnt die Herausforderung und nimmt die ganze Kasse von { $loser }: { $sum }.
    .you = Du gewinnst die Herausforderung und nimmst die ganze Kasse von { $loser }: { $sum }.
event-borrowed = { $seat } leiht sich { $sum } von der Bank.
    .you = Du leihst dir { $sum } von der Bank.
event-repaid = { $seat } zahlt der Bank { $sum } zurück.
    .you = Du zahlst der Bank { $sum } zurück.
event-ruined = { $seat } hat kein Geld mehr und scheidet aus.
    .you = Du hast kein Geld mehr und scheidest aus.
event-time-up = Die Zeit ist um: Runde { $round } ist die letzte.

refused-throw-first = Erst der Würfel: Vor dem Wurf zieht keine Figur.
refused-already-thrown = Der Würfel ist gefallen; jetzt muss eine Figur ziehen.
refused-king-is-out = Dein König ist schon auf dem Ring.
refused-house-empty = In deinem Haus steht keine Figur mehr, die herauskommen könnte.
refused-empty-the-house = Mit weniger als zwei Figuren auf dem Ring muss erst eine herauskommen.
refused-king-first = Solange dein König zu Hause ist, darf nur er heraus; keine andere Figur darf ziehen.
refused-no-pawn-there = Auf diesem Feld steht keine deiner Figuren.
refused-nothing-there = Auf diesem Feld hast du nichts zu kassieren.
refused-too-early = Kassiert wird erst, wenn die Figur das erste Viertel des Rings hinter sich hat.
refused-only-on-a-one = So geht eine Figur nur bei einer 1 zurück.
refused-most-advanced = Bei einer 1 geht deine vorderste Figur nach Hause: Sag, ob es der König ist oder die Figur.
refused-cash-before = Kassiert wird statt zu würfeln, nicht nach dem Wurf.
refused-cash-after = An diesem Tisch wird nach dem Wurf kassiert, nicht davor.
refused-two-and-king = Zum Kassieren braucht es zwei Figuren auf dem Ring, darunter den König.
refused-own-colour = An diesem Tisch darf keine Figur ihren Zug auf der eigenen Farbe beenden.
refused-repay-before = Schulden zahlt man vor dem Wurf zurück.
refused-by-the-note = Die Bank nimmt nur ganze Scheine: Zahl 500 zurück oder ein Vielfaches davon.
refused-no-such-debt = So viel schuldest du der Bank nicht.
refused-not-so-much = So viel Geld hast du nicht.
refused-no-clock = An diesem Tisch läuft keine Uhr, oder ihre Zeit ist schon um.

warning-bank-is-short = So viel hat die Bank nicht mehr. Du bekämst nur den Rest, und die Figur geht trotzdem nach Hause.

# Das Brett auf dem Schirm: was darauf steht und was vorgelesen wird.
board-name = Zock: ein Ring von { $squares } Feldern um eine Drehscheibe, an jeder Ecke ein Haus
board-ring = Der Ring, im Uhrzeigersinn ab deinem Ausgang
board-houses = Die Häuser
board-money = Geld, Bank und Runden
board-sum = { $sum }
board-plus = +{ $sum }
board-minus = −{ $sum }
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
terminal-on-the-ring = auf dem Ring: Feld (Wert)
terminal-out = ausgeschieden
terminal-pays = Felder: Lohn für { $seat }, in 1000. { $king } König { $pawn } Figur ⌂ Haus

# Options: what they are called, with their unit, and what each does.
option-cash = Wann kassiert wird
option-cash-about = Statt zu würfeln, oder nach dem Wurf auf die Gefahr einer 1 hin.
option-stacks = Figuren, die gemeinsam zählen
option-stacks-about = Figuren einer Farbe dürfen sich ein Feld teilen und zählen gemeinsam.
option-rounds = Länge der Partie, in Runden
option-rounds-about = In einer Runde ist jeder einmal dran; danach gewinnt, wer am reichsten ist.
option-minutes = Eine Uhr auf dem Tisch, in Minuten
option-minutes-about = Was zuerst abläuft, Runden oder Minuten, beendet die Partie; 0 heißt keine Uhr.
option-houses = Wer wo wohnt
option-houses-about = Zu dritt, wenn ein Haus leer steht, gleicht das Los die Plätze aus.

# Board files: what is wrong with one, and what its values are called.
box-four-quarters = ein Vielfaches von vier, ein Viertel für jedes Haus
box-a-sum-a-step = eine Summe für jeden Schritt von { $first } bis { $last }: { $due } Summen, nicht { $count }
box-odd-sum = positive Vielfache von { $unit }, und bei Schritt { $step } steht { $sum }
box-rising-sums = Summen, die weiter draußen größer sind als beim Haus
box-whole-notes = ein Vielfaches von { $unit }
box-label-squares = Felder des Rings
box-label-sums = Summen im Fenster, Schritt für Schritt
box-label-bank = Was die Bank am Anfang hat

# Der Tisch in einfachen Worten: wie heißt, was daliegt, und was die Zahlen bedeuten.
field-exits = Ausgänge, nach Feld
field-banker = Hält die Bank und beginnt
field-turn = Am Zug
field-round = Runde
field-die = Würfel
field-places = Figuren, in Schritten ab ihrem Ausgang
field-money = Geld
field-debt = Schulden
field-bank = Bank
field-challenger = Fordert heraus
field-challenged = Wird herausgefordert
field-thrower = Würfelt in der Herausforderung
field-is-last-round = Letzte Runde
value-step = { $step ->
    [-1] ausgeschieden
    [0] zu Hause
   *[other] { $step }
}
value-piece = { piece-1.plain }
none-die = nicht geworfen

# Das geführte erste Spiel.
guide-welcome = Es ist spät, die Bank hat fast das ganze Geld, und dir sind 2.000 geblieben. Dein Gegner hat 3.000, drei Figuren auf dem Ring und ein breites Grinsen. Deine Figuren sitzen noch zu Hause, unten links in der Ecke. Neun Runden, um den Abend zu drehen.
guide-king-first = Du hast eine 6 geworfen. Jeder Wurf von 2 bis 6 bringt eine Figur heraus, und der König kommt immer zuerst: Er trägt die Krone. Wähle ihn, sieh, wo er landen würde, und wähle ihn noch einmal.
guide-the-one = Autsch, eine 1! Bei einer 1 geht deine vorderste Figur nach Hause und bekommt nichts, König hin oder her. Deiner war gerade erst draußen, das kostet dich wenig. Aber merk dir: Je weiter eine Figur gekommen ist, desto weher tut die 1.
guide-out-again = Neue Runde und wieder eine 6. Du weißt ja, wie es geht.
guide-two-on-the-ring = Eine 4. Zwei deiner Figuren müssen auf dem Ring sein, also kommt eine zweite heraus. Und schau, wer da auf Feld 4 steht: Wen du triffst, der geht nach Hause und zahlt dir 1.000 für eine Figur und 3.000 für einen König.
guide-challenge = Erwischt: 1.000 für dich. Jetzt eine 5, und mit zwei Figuren draußen ziehst du, welche du willst. Dein König könnte auf Feld 11 landen, mitten auf dem König des Gegners. König auf König ist eine Herausforderung: Beide würfeln abwechselnd, und wer die erste 1 wirft, verliert den König und die ganze Kasse. Du hast wenig zu verlieren. Trau dich!
guide-window = Gewonnen! Sein König musste nach Hause, von wo er eben wieder herauskam, und sein ganzes Geld gehört dir. Dein König hat das erste Viertel hinter sich: Von jetzt an darfst du vor jedem Wurf die Scheibe zu ihm drehen und nehmen, was das Fenster zeigt, beim König das Dreifache. Hier wären das 3 × 1.000. Sieh dir andere Felder an: Weiter vorn gibt es viel mehr. Also würfle, hier in der Mitte.
guide-walk-on = Eine 6. Weiter mit dem König, auf Feld 17.
guide-decision = Dein Gegner hat auf Feld 19 kassiert: 10.000. Du hast 5.000. Dein König brächte 3 × 2.000, und du lägst vorn. Oder du würfelst noch einmal: Ein Stück weiter ist er um die Hälfte mehr wert, aber eine 1 schickt ihn für nichts nach Hause. Was richtig ist, kann dir niemand sagen. Kassieren oder würfeln?
guide-cashed = Wer klug ist, nimmt die 6.000, und du führst mit 11.000 zu 10.000. Das ist der Preis dafür: Dein König ist wieder zu Hause. Du hast eine 6 geworfen und weißt, wer zuerst herauskommt.
guide-risked = Nerven aus Stahl und eine 5! Zieh deinen König auf Feld 22.
guide-once-more = Da steht er, und im Fenster liegt dreimal 3.000. Die 9.000 nehmen oder noch einmal würfeln? Der Würfel hat kein Gedächtnis, und die 1 ist immer noch drauf.
guide-cashed-late = 9.000! Du führst mit 14.000 zu 10.000. So wird man hier reich: mit Geduld und einem Abgang zur rechten Zeit. Dein König ist wieder zu Hause, und du hast eine 5 geworfen: Bring ihn heraus.
guide-struck = Da war sie, die 1. Dein König ist zu Hause, niemand hat ihm etwas gezahlt, und dein Gegner führt mit 10.000 zu 5.000. Das ist noch jedem passiert, der Zock gespielt hat. Neue Runde, und du hast eine 3 geworfen: Bring ihn heraus, zur Revanche.
guide-farewell = Das ist Zock. Im richtigen Spiel beginnen alle mit 30.000, und wer nach der letzten Runde am reichsten ist, hat gewonnen. Alles andere, Schulden, Stapel, Gleichstände, steht in der Spielregel, gleich zur Hand. Der Plan ist wieder aufgebaut: Viel Spaß!
guide-wrong-king = Noch nicht: Solange dein König zu Hause ist, darf keine andere deiner Figuren ziehen. Nimm den König in deinem Haus.
guide-wrong-pawn = Wenn nur der König auf dem Ring ist, muss eine Figur heraus. Nimm eine von denen in deinem Haus.
guide-wrong-challenge = Die Regeln haben nichts dagegen, aber du würdest das Schönste verpassen. Zieh deinen König auf Feld 11.
guide-wrong-too-soon = 3.000 sind wenig für einen König, der heil so weit gekommen ist. Ein paar Felder weiter bringt er das Doppelte. Wirf den Würfel, mitten auf der Scheibe.
guide-wrong-walk-on = Deinen König zu ziehen lohnt sich: Für ihn gibt es das Dreifache von dem, was das Fenster zeigt. Zieh ihn.
guide-wrong-decision = Jetzt gilt eins oder das andere: Wähle deinen König, um zu kassieren, oder den Würfel, um zu werfen.

# Was am Tisch ausgemacht werden kann.

option-cash-before = statt zu würfeln
option-cash-after = nach dem Wurf
option-minutes-0 = keine
option-houses-fixed = in der Reihenfolge der Plätze
option-houses-drawn = ausgelost

# Was man im Terminal eingibt: jedes Wort der Züge, dann wie es noch heißen darf.
typed-throw = würfeln|werfen
typed-cash = kassieren
typed-repay = zurückzahlen|tilgen
typed-out = heraus|raus
typed-king = König
typed-pawn = Figur
typed-move = ziehen
typed-back = heim|zurück
grammar-examples = out king|out pawn|move king|move pawn 12|back king|back pawn|cash 26|repay 1000

# In einem erzählt, wenn es oft hintereinander geschieht.
event-thrown-in-challenge-many = { $seat } würfelt in der Herausforderung { $pips }.
    .you = Du würfelst in der Herausforderung { $pips }.

# Where scores came from
ended-rounds = Alle Runden sind gespielt.
ended-time = Die Zeit war um, und die Runde ist zu Ende gespielt.
ended-alone = Niemand sonst hat noch Geld.
source-cashed = An der Bank kassiert
source-hit = Strafen fürs Schlagen
source-challenge-won = Gewonnene Herausforderungen
source-borrowed = Darlehen
source-repaid = Rückzahlungen

# How bots differ within a level.
temper-0 = bedächtig
temper-1 = kassiert früh
temper-2 = wartet mit zwei Figuren draußen
temper-3 = fürchtet nichts
temper-4 = blickt über die Schulter
temper-5 = mag Gedränge auf dem Ring
