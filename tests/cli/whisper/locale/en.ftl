step-speak = High, low, or nothing yet?
move-say = Whisper { $word }
move-hush = Hush for now
event-dealt = { $seat } gets the card { $card }.
event-whispered = { $seat } whispers.
event-own-word = { $seat } whispers about the card { $card }.
refused-nine = With a nine nobody whispers low.
warning-loud = Everybody will hear that.

# The table in plain words: what its fields are called, and what their values mean.
field-cards = Card
field-spoken = Has whispered
field-open = Decision
value-card = { $card }
