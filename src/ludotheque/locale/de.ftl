# Wörter, die alle Spiele teilen.
seat-0 = Rot
seat-1 = Blau
seat-2 = Gelb
seat-3 = Grün
seat-4 = Weiß
seat-5 = Schwarz
