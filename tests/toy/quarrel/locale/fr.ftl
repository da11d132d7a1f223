step-lay = Lay a card.
step-raise = Raise or stand?

ahead-lay = Ma carte
ahead-raise = Les relances
ahead-if-raised-by = { $count ->
    [one] si { $count } a relancé
   *[other] si { $count } ont relancé
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

# La table en clair : le nom de ce qui s’y trouve, et ce que valent les nombres.
field-pile = Pile
field-top = Carte du dessus
field-hands = Cartes en main
field-laid = Carte posée
field-peeked = Carte aperçue
field-has-peeked = A regardé
field-raised = A relancé
field-points = Points
field-shown = Cartes montrées
field-peeker = Regarde
field-choice = Décision
value-card = { $card }
hidden-card = { $count ->
    [one] { $count } carte cachée
   *[other] { $count } cartes cachées
}
back-card = une carte cachée
box-label-cards = Cartes du paquet
option-peek = Coup d’œil
option-peek-about = Qui pose peut d’abord regarder la carte du dessus, une fois par partie.

# What is typed in the terminal.
typed-lay = poser
typed-peek = épier
typed-raise = monter|relancer
typed-stand = rester
