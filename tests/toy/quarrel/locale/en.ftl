step-lay = Lay a card.
step-raise = Raise or stand?

ahead-lay = My card
ahead-raise = Raising
ahead-if-raised-by = { $count ->
    [one] if one has raised
   *[other] if { $count } have raised
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

# The table in plain words: what its fields are called, and what their values mean.
field-pile = Pile
field-top = Top card
field-hands = Cards in hand
field-laid = Card laid
field-peeked = Seen by peeking
field-has-peeked = Has peeked
field-raised = Has raised
field-points = Points
field-shown = Cards shown
field-peeker = Peeks now
field-choice = Decision
value-card = { $card }
hidden-card = { $count ->
    [one] one card, hidden
   *[other] { $count } cards, hidden
}
back-card = a card, hidden
box-label-cards = Cards of the deck
option-peek = Peeking
option-peek-about = Who lays may look at the top card first, once a game.

# What is typed in the terminal.
typed-lay = lay
typed-peek = peek
typed-raise = raise
typed-stand = stand
