step-speak = High, low, or nothing yet?
move-say = Whisper { $word }
move-hush = Hush for now
event-dealt = { $seat } gets the card { $card }.
event-whispered = { $seat } whispers.
event-own-word = { $seat } whispers about the card { $card }.
refused-nine = With a nine nobody whispers low.
warning-loud = Tout le monde l’entendra.

# La table en clair : le nom de ce qui s’y trouve, et ce que valent les nombres.
field-cards = Carte
field-spoken = A chuchoté
field-open = Décision
value-card = { $card }
