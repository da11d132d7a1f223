# Zock en français : ce qu’on demande, ce qu’on peut dire, ce qui arrive, ce qui est refusé.

piece-0 = le roi
piece-1 = un pion

step-decide = Lancer le dé, ou encaisser ?
step-go-back = Un 1 ! Roi et pion sont à égalité : lequel rentre à la maison ?
step-move = Vous avez fait { $die }. Quel pion avance ?

move-throw = Lancer le dé
move-cash = Encaisser sur la case { $square }
move-repay = Rembourser { $sum } à la banque
move-out = { $piece ->
    [king] Sortir le roi
   *[pawn] Sortir un pion
}
move-move = { $piece ->
    [king] Avancer le roi
   *[pawn] Avancer le pion de la case { $square }
}
move-back = { $piece ->
    [king] Le roi rentre
   *[pawn] Le pion rentre
}

event-banker = { $seat } tient la banque et commence.
event-round = Tour { $round } sur { $rounds }.
event-thrown = { $seat } fait { $pips }.
event-came-out = { $seat } sort { $piece } sur la case { $to }.
event-walked = { $seat } avance { $piece } de la case { $from } à la case { $to }.
event-turn-lost = { $seat } n’a aucune case où aller et perd son tour.
event-cashed = { $seat } tourne le disque vers la case { $square } et reçoit { $sum } de la banque.
event-struck = Un 1 pour { $seat } : { $piece } de la case { $from } rentre sans rien toucher.
event-nothing-struck = Un 1 pour { $seat }, mais aucun pion à perdre sur le circuit.
event-hit = { $seat } frappe { $victim } sur la case { $square } : { $fine } d’amende.
event-challenged = Roi contre roi sur la case { $square } : { $seat } défie { $victim } !
event-thrown-in-challenge = { $seat } fait { $pips } dans le défi.
event-challenge-won = { $seat } gagne le défi et rafle la bourse de { $loser } : { $sum }.
event-borrowed = { $seat } emprunte { $sum } à la banque.
event-repaid = { $seat } rembourse { $sum } à la banque.
event-ruined = { $seat } n’a plus un sou et quitte la partie.
event-time-up = Le temps est écoulé : le tour { $round } est le dernier.

refused-throw-first = Le dé d’abord : aucun pion ne bouge avant le lancer.
refused-already-thrown = Le dé est lancé ; il faut maintenant avancer un pion.
refused-king-is-out = Votre roi est déjà sur le circuit.
refused-house-empty = Il ne reste aucun pion à sortir de votre maison.
refused-empty-the-house = Avec moins de deux pions sur le circuit, il faut d’abord en sortir un.
refused-king-first = Tant que votre roi est à la maison, c’est lui qui sort ; aucun autre pion ne bouge.
refused-no-pawn-there = Aucun de vos pions n’est sur cette case.
refused-nothing-there = Vous n’avez rien à encaisser sur cette case.
refused-too-early = Un pion ne s’encaisse qu’une fois passé le premier quart du circuit.
refused-only-on-a-one = Un pion ne rentre ainsi que sur un 1.
refused-most-advanced = Sur un 1, votre pion le plus avancé rentre : dites si c’est le roi ou le pion.
refused-cash-before = On encaisse au lieu de lancer le dé, pas après.
refused-cash-after = À cette table, on encaisse après le lancer, pas avant.
refused-two-and-king = Pour encaisser, il faut deux pions sur le circuit, dont le roi.
refused-own-colour = À cette table, un pion ne peut pas finir sur sa propre couleur.
refused-repay-before = Les dettes se remboursent avant le lancer.
refused-no-such-debt = Vous ne devez pas autant à la banque.
refused-not-so-much = Vous n’avez pas autant d’argent.
refused-no-clock = Cette table joue sans horloge, ou son temps est déjà écoulé.

# Le plateau à l’écran : ce qui s’y trouve, et ce qui se lit à voix haute.
board-name = Zock : un circuit de { $squares } cases autour d’un disque tournant, une maison à chaque coin
board-ring = Le circuit, dans le sens des aiguilles d’une montre depuis votre sortie
board-houses = Les maisons
board-money = L’argent, la banque et les tours
board-sum = { $sum }
board-plus = +{ $sum }
board-bank = Banque
board-bank-holds = La banque a { $sum }.
board-round = Tour
board-last-round = Dernier tour
board-turn-of = C’est à { $name } de jouer.
board-out = ruiné
board-debt = doit { $sum }
board-challenge = Défi !
board-die = Le dé montre { $pips }.
board-square = Case { $square }.
board-square-exit = Case { $square }, la sortie de { $name }.
board-here-king = Le roi de { $name } s’y trouve.
board-here-pawns = { $pawns ->
    [one] Un pion de { $name } s’y trouve.
   *[other] Deux pions de { $name } s’y trouvent.
}
board-here-king-and-pawns = { $pawns ->
    [one] Le roi de { $name } s’y trouve avec un pion.
   *[other] Le roi de { $name } s’y trouve avec ses deux pions.
}
board-pays-you = Un pion vous y rapporte { $sum }, le roi { $triple }.
board-pays-you-nothing = Elle ne vous rapporte encore rien.
board-pays = Un pion y rapporte { $sum } à { $name }, le roi { $triple }.
board-pays-nothing = Elle ne rapporte encore rien à { $name }.
board-house-pawns = { $pawns ->
    [0] La maison de { $name } est vide.
    [one] Dans la maison de { $name } : un pion.
   *[other] Dans la maison de { $name } : deux pions.
}
board-house-king-and-pawns = { $pawns ->
    [0] Dans la maison de { $name } : le roi.
    [one] Dans la maison de { $name } : le roi et un pion.
   *[other] Dans la maison de { $name } : le roi et deux pions.
}
board-purse = { $name } a { $sum }.
board-purse-and-debt = { $name } a { $sum } et doit { $debt } à la banque.
board-purse-out = { $name } a quitté la partie.

terminal-round = Tour { $round } sur { $rounds }
terminal-last-round = Tour { $round }, le dernier
terminal-die = Dé
terminal-bank = Banque
terminal-money = argent
terminal-debt = dette
terminal-on-the-ring = circuit : case, valeur
terminal-out = hors jeu
terminal-pays = Sur chaque case, ce que { $seat } y touche, en milliers.
