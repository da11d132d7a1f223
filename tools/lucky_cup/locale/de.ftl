# Lucky Cup auf Deutsch: was gefragt wird, was man sagen kann, was geschieht, was verboten ist.

step-decide = Noch einen Würfel werfen oder stehen bleiben?

move-throw = Einen Würfel werfen
move-stand = Stehen bleiben

event-round = Runde { $round } von { $rounds }.
event-shaken = { $seat } schüttelt einen Würfel unter dem Becher.
    .you = Du schüttelst einen Würfel unter dem Becher.
event-peeked = Du schaust unter deinen Becher: eine { $pips }.
event-thrown = { $seat } wirft eine { $pips }.
    .you = Du wirfst eine { $pips }.
event-stood = { $seat } bleibt stehen.
    .you = Du bleibst stehen.
event-lifted = { $seat } hebt den Becher: eine { $pips }, zusammen { $sum }.
    .you = Du hebst den Becher: eine { $pips }, zusammen { $sum }.
event-scored = { $seat } bekommt mit { $sum } einen Punkt.
    .you = Du bekommst mit { $sum } einen Punkt.
event-nobody-scored = Alle haben zu viel geworfen: Niemand bekommt einen Punkt.

refused-no-die-yet = Den ersten Würfel musst du werfen; danach darfst du stehen bleiben.

# Options: what they are called, with their unit, and what each does.
option-rounds = Länge der Partie, in Runden
option-rounds-about = In jeder Runde schüttelt jeder einen Würfel.

# Board files: what is wrong with one, and what its values are called.
box-low-limit = weniger, als alle Würfel zusammen zeigen können
box-label-dice = Würfel jedes Spielers
box-label-limit = Die Grenze

# Der Tisch in einfachen Worten: wie heißt, was daliegt, und was die Zahlen bedeuten.
field-round = Runde
field-turn = Am Zug
field-cups = Unter dem Becher
field-thrown = Offen
field-in-hand = Würfel in der Hand
field-stands = Steht
field-points = Punkte
back-die = ein Würfel
none-die = nichts

# Im Terminal.
terminal-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
terminal-stands = steht

# Was man im Terminal eingibt: jedes Wort der Züge, dann wie es noch heißen darf.
typed-throw = würfeln|werfen
typed-stand = bleiben
# Where scores came from
source-scored = Gewonnene Runden
ended-rounds = Alle Runden sind gespielt.
