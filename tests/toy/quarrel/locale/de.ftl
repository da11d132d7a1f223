step-lay = Lay a card.
step-raise = Raise or stand?

ahead-lay = Meine Karte
ahead-raise = Erhöhen
ahead-if-raised-by = { $count ->
    [one] wenn einer erhöht hat
   *[other] wenn { $count } erhöht haben
}

move-peek = Peek
move-raise = Raise
move-stand = Stand
move-lay = Lay { $card }
event-dealt = { $seat } is dealt a card.
event-held = It is the { $card }.
event-laid = { $seat } lays a card.
event-raised = { $seat } raises.
event-shown = { $seat } shows { $card } and { $raise }.
event-peeked = { $seat } peeks.
event-peek-seen = It is the { $card }.
event-bell = The bell rings.
refused-not-held = You do not hold that card.
refused-lay-first = A card has to be laid first.
refused-laid = The cards are laid.
refused-peeked = One peeks once, if at all.
refused-no-bell = There is no bell now.

# Der Tisch in einfachen Worten: wie heißt, was daliegt, und was die Zahlen bedeuten.
field-pile = Stapel
field-top = Oberste Karte
field-hands = Karten auf der Hand
field-laid = Gelegte Karte
field-peeked = Erspäht
field-has-peeked = Hat gespäht
field-raised = Hat erhöht
field-points = Punkte
field-shown = Gezeigte Karten
field-peeker = Späht gerade
field-choice = Entscheidung
value-card = { $card }
hidden-card = { $count ->
    [one] eine Karte, verdeckt
   *[other] { $count } Karten, verdeckt
}
back-card = eine Karte, verdeckt
box-label-cards = Karten des Stapels
option-peek = Spicken
option-peek-about = Wer legt, darf vorher einmal im Spiel die oberste Karte ansehen.

# What is typed in the terminal.
typed-lay = legen
typed-peek = spicken
typed-raise = erhöhen
typed-stand = bleiben
