# Les mots communs à tous les jeux.
seat-0 = Rouge
seat-1 = Bleu
seat-2 = Jaune
seat-3 = Vert
seat-4 = Blanc
seat-5 = Noir
