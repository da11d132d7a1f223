step-speak = High, low, or nothing yet?
move-say = Whisper { $word }
move-hush = Hush for now
event-dealt = { $seat } gets the card { $card }.
event-whispered = { $seat } whispers.
event-own-word = { $seat } whispers about the card { $card }.
refused-nine = With a nine nobody whispers low.
warning-loud = Das hören alle.

# Der Tisch in einfachen Worten: wie heißt, was daliegt, und was die Zahlen bedeuten.
field-cards = Karte
field-spoken = Hat geflüstert
field-open = Entscheidung
value-card = { $card }
