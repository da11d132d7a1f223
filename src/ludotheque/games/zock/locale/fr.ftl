# Zock en français : ce qu’on demande, ce qu’on peut dire, ce qui arrive, ce qui est refusé.

piece-0 = le roi
    .plain = roi
piece-1 = un pion
    .plain = pion

step-decide = Lancer le dé, ou encaisser ?
step-repay = Rembourser d’abord, ou lancer le dé ?
step-go-back = Un 1 ! Roi et pion sont à égalité : lequel rentre à la maison ?
step-move = Vous avez fait { $die }. Quel pion avance ?
step-move-or-cash = Vous avez fait { $die }. Quel pion avance ? Ou préférez-vous encaisser ?

opening-crowd = Les trois dehors très tôt
opening-king = Le roi d’abord
opening-pawns = Les pions d’abord

ahead-decide = Avant de lancer le dé
ahead-repay = Mes dettes, avant de lancer le dé
ahead-go-back = Si un 1 me fait choisir qui rentre
ahead-move = Après avoir lancé le dé
ahead-move-or-cash = Après avoir lancé le dé, si je peux encaisser
ahead-if-pays = si cela rapporte { $sum } au moins
ahead-if-shows = si le dé montre un { $pips }

move-throw = Lancer le dé
move-cash = Encaisser sur la case { $square }
    .amount = Encaisser { $amount } sur la case { $square }
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

event-house-drawn = { $seat } tire la maison qui sort sur la case { $exit }.
    .you = Vous tirez la maison qui sort sur la case { $exit }.
event-banker = { $seat } tient la banque et commence.
    .you = Vous tenez la banque et commencez.
event-round = Tour { $round } sur { $rounds }.
event-thrown = { $seat } fait { $pips }.
    .you = Vous faites { $pips }.
event-came-out = { $seat } sort { $piece } sur la case { $to }.
    .you = Vous sortez { $piece } sur la case { $to }.
    .on = Sortie sur la case { $to }.
event-walked = { $seat } avance { $piece } de la case { $from } à la case { $to }.
    .you = Vous avancez { $piece } de la case { $from } à la case { $to }.
    .on = De la case { $from } à la case { $to }.
event-turn-lost = { $seat } n’a aucune case où aller et perd son tour.
    .you = Vous n’avez aucune case où aller et perdez votre tour.
event-cashed = { $seat } tourne le disque vers la case { $square } : la banque lui verse { $sum }.
    .you = Vous tournez le disque vers la case { $square } : la banque vous verse { $sum }.
event-struck = { $seat } doit rentrer { $piece } de la case { $from }, sans rien toucher.
    .you = Vous devez rentrer { $piece } de la case { $from }, sans rien toucher.
event-nothing-struck = { $seat } n’a aucun pion à perdre sur le circuit.
    .you = Vous n’avez aucun pion à perdre sur le circuit.
event-hit = { $seat } frappe { $victim } sur la case { $square } : { $fine } d’amende.
    .you = Vous frappez { $victim } sur la case { $square } : { $fine } d’amende.
event-challenged = Roi contre roi sur la case { $square } : { $seat } défie { $victim } !
    .you = Roi contre roi sur la case { $square } : vous défiez { $victim } !
event-thrown-in-challenge = { $seat } fait { $pips } dans le défi.
    .you = Vous faites { $pips } dans le défi.
event-challenge-won = { $seat } gagne le défi et rafle la bourse de { $loser } : { $sum }.
    .you = Vous gagnez le défi et raflez la bourse de { $loser } : { $sum }.
event-borrowed = { $seat } emprunte { $sum } à la banque.
    .you = Vous empruntez { $sum } à la banque.
event-repaid = { $seat } rembourse { $sum } à la banque.
    .you = Vous remboursez { $sum } à la banque.
event-ruined = { $seat } n’a plus un sou et quitte la partie.
    .you = Vous n’avez plus un sou et quittez la partie.
event-time-up = Le temps est écoulé : le tour { $round } est le dernier.

refused-throw-first = Le dé d’abord : aucun pion ne bouge avant le lancer.
refused-already-thrown = Le dé est lancé ; il faut maintenant avancer un pion.
refused-king-is-out = Votre roi est déjà sur le circuit.
refused-house-empty = Il ne reste aucun pion à sortir de votre maison.
refused-empty-the-house = Tant que vous avez moins de deux pions sur le circuit, il faut en sortir un.
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
refused-by-the-note = La banque ne prend que des billets entiers : remboursez 500, ou un multiple de 500.
refused-no-such-debt = Vous ne devez pas autant à la banque.
refused-not-so-much = Vous n’avez pas autant d’argent.
refused-no-clock = Cette table joue sans horloge, ou son temps est déjà écoulé.

warning-bank-is-short = La banque ne peut pas tout payer. Vous toucheriez ce qui lui reste, et le pion rentrerait quand même.

# Le plateau à l’écran : ce qui s’y trouve, et ce qui se lit à voix haute.
board-name = Zock : un circuit de { $squares } cases autour d’un disque tournant, une maison à chaque coin
board-ring = Le circuit, dans le sens des aiguilles d’une montre depuis votre sortie
board-houses = Les maisons
board-money = L’argent, la banque et les tours
board-sum = { $sum }
board-plus = +{ $sum }
board-minus = −{ $sum }
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
terminal-on-the-ring = circuit : case (valeur)
terminal-out = hors jeu
terminal-pays = Cases : gain de { $seat }, en milliers. { $king } roi { $pawn } pion ⌂ maison

# Options: what they are called, with their unit, and what each does.
option-cash = Le moment d’encaisser
option-cash-about = Au lieu de lancer, ou après le lancer, au risque d’un 1.
option-stacks = Les pions qui comptent ensemble
option-stacks-about = Les pions d’une couleur peuvent partager une case et comptent ensemble.
option-rounds = Durée de la partie, en tours de table
option-rounds-about = À chaque tour de table, chacun joue une fois ; à la fin, le plus riche gagne.
option-minutes = Une horloge sur la table, en minutes
option-minutes-about = Ce qui s’épuise en premier, tours ou minutes, met fin à la partie ; 0 : pas d’horloge.
option-houses = À chacun sa maison
option-houses-about = À trois, quand une maison reste vide, le tirage remet les places à égalité.

# Board files: what is wrong with one, and what its values are called.
box-four-quarters = un multiple de quatre, un quart de tour par maison
box-a-sum-a-step = une somme pour chaque pas de { $first } à { $last } : { $due } sommes, et non { $count }
box-odd-sum = des multiples positifs de { $unit }, et la somme du pas { $step } est { $sum }
box-rising-sums = des sommes plus grandes au loin que près de la maison
box-whole-notes = un multiple de { $unit }
box-label-squares = Cases du circuit
box-label-sums = Sommes dans la fenêtre, pas après pas
box-label-bank = Argent de la banque au début

# La table en clair : le nom de ce qui s’y trouve, et ce que valent les nombres.
field-exits = Sorties, par case
field-banker = Tient la banque et commence
field-turn = À qui de jouer
field-round = Tour
field-die = Dé
field-places = Pions, en pas depuis leur sortie
field-money = Argent
field-debt = Dette
field-bank = Banque
field-challenger = Lance le défi
field-challenged = Relève le défi
field-thrower = Lance le dé du défi
field-is-last-round = Dernier tour
value-step = { $step ->
    [-1] hors jeu
    [0] à la maison
   *[other] { $step }
}
value-piece = { piece-1.plain }
none-die = pas lancé

# La première partie guidée.
guide-welcome = Il est tard, la banque a presque tout raflé et il ne vous reste que 2 000. Votre adversaire a 3 000, trois pions sur le circuit et un large sourire. Vos pions à vous sont encore à la maison, dans le coin en bas à gauche. Vous avez neuf tours pour renverser la soirée.
guide-king-first = Vous avez fait 6. De 2 à 6, n’importe quel lancer fait sortir un pion, et le roi passe toujours le premier : c’est lui qui porte la couronne. Choisissez-le, voyez où il arriverait, puis choisissez-le encore.
guide-the-one = Aïe, un 1 ! Sur un 1, votre pion le plus avancé rentre sans rien rapporter, roi ou pas. Le vôtre venait à peine de sortir : le mal n’est pas grand. Mais retenez bien ceci : plus un pion est loin, plus le 1 fait mal.
guide-out-again = Nouveau tour, et encore un 6. Vous savez comment faire.
guide-two-on-the-ring = Un 4. Il vous faut deux pions sur le circuit : un deuxième sort donc. Et regardez qui attend sur la case 4 : celui sur qui vous tombez rentre chez lui et vous paie, 1 000 pour un pion, 3 000 pour un roi.
guide-challenge = Touché : 1 000 pour vous. Maintenant un 5 et, avec deux pions dehors, vous avancez celui que vous voulez. Votre roi peut arriver sur la case 11, pile sur le roi adverse. Roi contre roi, c’est le défi : chacun lance à son tour, et le premier qui fait 1 perd son roi et toute sa bourse. Vous n’avez pas grand-chose à perdre. Osez !
guide-window = Gagné ! Son roi a dû rentrer, il vient tout juste de ressortir, et tout son argent est à vous. Votre roi a passé le premier quart : désormais, avant chaque lancer, vous pouvez tourner le disque vers lui et prendre ce que montre la fenêtre, trois fois pour un roi. Ici, ce serait 3 × 1 000. Regardez les autres cases : plus loin, on paie bien mieux. Alors lancez le dé, là, au milieu.
guide-walk-on = Un 6. En avant, le roi, jusqu’à la case 17.
guide-decision = Votre adversaire vient d’encaisser 10 000 sur la case 19. Vous avez 5 000. Votre roi rapporterait 3 × 2 000, et vous seriez en tête. Ou bien vous relancez : un peu plus loin, il vaut moitié plus, mais un 1 le renvoie à la maison pour rien. Personne ne peut vous dire ce qu’il faut faire. Encaisser, ou lancer ?
guide-cashed = La sagesse empoche ses 6 000, et vous voilà en tête, 11 000 contre 10 000. Tel est le prix : votre roi est de nouveau à la maison. Vous avez fait 6, et vous savez qui sort le premier.
guide-risked = Des nerfs d’acier, et un 5 ! Menez votre roi à la case 22.
guide-once-more = Le voilà, et la fenêtre montre trois fois 3 000. Prendre les 9 000, ou lancer encore ? Le dé n’a pas de mémoire, et le 1 y est toujours.
guide-cashed-late = 9 000 ! Vous menez 14 000 à 10 000. Voilà comment on s’enrichit ici : de la patience, et savoir partir à temps. Votre roi est rentré une fois de plus, et vous avez fait 5 : sortez-le.
guide-struck = Et ce fut le 1. Votre roi est à la maison, personne ne lui a donné un sou, et votre adversaire mène 10 000 à 5 000. C’est arrivé à tous ceux qui ont joué à Zock. Nouveau tour, et vous avez fait 3 : ressortez-le, c’est la revanche.
guide-farewell = C’est cela, Zock. Dans une vraie partie, chacun commence avec 30 000, et le plus riche après le dernier tour a gagné. Pour tout le reste, dettes, piles ou égalités, le livret de règles est à portée de main. Le plateau est de nouveau prêt : à vous de jouer.
guide-wrong-king = Pas encore : tant que votre roi est à la maison, aucun autre de vos pions ne bouge. Prenez le roi dans votre maison.
guide-wrong-pawn = Avec le roi seul sur le circuit, il faut sortir un pion. Prenez l’un de ceux de votre maison.
guide-wrong-challenge = La règle n’a rien contre, mais vous manqueriez le meilleur. Menez votre roi sur la case 11.
guide-wrong-too-soon = 3 000, c’est peu pour un roi arrivé jusqu’ici sans encombre. Quelques cases plus loin, il rapporte le double. Lancez le dé, au milieu du disque.
guide-wrong-walk-on = C’est votre roi qui mérite la promenade : on le paie trois fois ce que montre la fenêtre. Avancez-le.
guide-wrong-decision = C’est l’un ou l’autre, maintenant : choisissez votre roi pour l’encaisser, ou le dé pour le lancer.

# Ce dont la table peut convenir.

option-cash-before = au lieu de lancer
option-cash-after = après le lancer
option-minutes-0 = aucune
option-houses-fixed = dans l’ordre des places
option-houses-drawn = tirées au sort

# Ce qu’on tape au terminal : chaque mot des coups, puis comment il peut s’écrire encore.
typed-throw = lancer|jeter
typed-cash = encaisser
typed-repay = rembourser
typed-out = sortir
typed-king = roi
typed-pawn = pion
typed-move = avancer|bouger
typed-back = rentrer|rentre
grammar-examples = out king|out pawn|move king|move pawn 12|back king|back pawn|cash 26|repay 1000

# Raconté en une fois, quand cela arrive souvent d’affilée.
event-thrown-in-challenge-many = { $seat } fait { $pips } dans le défi.
    .you = Vous faites { $pips } dans le défi.

# Where scores came from
ended-rounds = Tous les tours sont joués.
ended-time = Le temps était écoulé, et le tour est allé à son terme.
ended-alone = Plus personne d’autre n’a d’argent.
source-cashed = Encaissé à la banque
source-hit = Amendes pour les coups
source-challenge-won = Défis de rois
source-borrowed = Emprunts
source-repaid = Remboursements

# How bots differ within a level.
temper-0 = posée
temper-1 = encaisse tôt
temper-2 = attend, deux pions dehors
temper-3 = ne craint rien
temper-4 = regarde derrière elle
temper-5 = aime avoir du monde sur le circuit
