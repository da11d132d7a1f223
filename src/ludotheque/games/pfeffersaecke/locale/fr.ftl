# Pfeffersäcke en français : ce qu’on demande, ce qu’on peut dire, ce qui arrive, ce qui est refusé.

# Les lieux, par leur numéro sur la carte ; les villages n’ont pas de nom : on dit la ville voisine.
place-0 = Gand
place-1 = Anvers
place-2 = Bruxelles
place-3 = Amsterdam
place-4 = Nimègue
place-5 = Cologne
place-6 = Trèves
place-7 = Soest
place-8 = Münster
place-9 = Brême
place-10 = Brunswick
place-11 = Hambourg
place-12 = Lübeck
place-13 = Rostock
place-14 = Erfurt
place-15 = Leipzig
place-16 = Wittemberg
place-17 = Francfort
place-18 = Nuremberg
place-19 = Strasbourg
place-20 = Augsbourg
place-21 = Ratisbonne
place-22 = Munich
place-23 = Linz
place-24 = Vienne
place-25 = le village près de Malines
place-26 = le village près de Maastricht
place-27 = le village près de Breda
place-28 = le village près de Deventer
place-29 = le village près de Coblence
place-30 = le village près de Sarrebruck
place-31 = le village près de Wesel
place-32 = le village près d’Osnabrück
place-33 = le village près de Hamelin
place-34 = le village près de Verden
place-35 = le village près de Lunebourg
place-36 = le village près de Schwerin
place-37 = le village près de Cobourg
place-38 = le village près de Hof
place-39 = le village près de Cassel
place-40 = le village près de Wurtzbourg
place-41 = le village près de Spire
place-42 = le village près d’Ulm
place-43 = le village près de Landshut
place-44 = le village près de Straubing
place-45 = une autre ville
place-46 = un autre village

place-name = { $place ->
    [gent] { place-0 }
    [antwerpen] { place-1 }
    [bruessel] { place-2 }
    [amsterdam] { place-3 }
    [nijmegen] { place-4 }
    [koeln] { place-5 }
    [trier] { place-6 }
    [soest] { place-7 }
    [muenster] { place-8 }
    [bremen] { place-9 }
    [braunschweig] { place-10 }
    [hamburg] { place-11 }
    [luebeck] { place-12 }
    [rostock] { place-13 }
    [erfurt] { place-14 }
    [leipzig] { place-15 }
    [wittenberg] { place-16 }
    [frankfurt] { place-17 }
    [nuernberg] { place-18 }
    [strassburg] { place-19 }
    [augsburg] { place-20 }
    [regensburg] { place-21 }
    [muenchen] { place-22 }
    [linz] { place-23 }
    [wien] { place-24 }
    [v01] { place-25 }
    [v02] { place-26 }
    [v03] { place-27 }
    [v04] { place-28 }
    [v05] { place-29 }
    [v06] { place-30 }
    [v07] { place-31 }
    [v08] { place-32 }
    [v09] { place-33 }
    [v10] { place-34 }
    [v11] { place-35 }
    [v12] { place-36 }
    [v13] { place-37 }
    [v14] { place-38 }
    [v15] { place-39 }
    [v16] { place-40 }
    [v17] { place-41 }
    [v18] { place-42 }
    [v19] { place-43 }
    [v20] { place-44 }
   *[other] { $place }
}
start-name = { $start ->
    [gent] { place-0 }
    [antwerpen] { place-1 }
    [bruessel] { place-2 }
    [amsterdam] { place-3 }
    [nijmegen] { place-4 }
    [koeln] { place-5 }
    [trier] { place-6 }
    [soest] { place-7 }
    [muenster] { place-8 }
    [bremen] { place-9 }
    [braunschweig] { place-10 }
    [hamburg] { place-11 }
    [luebeck] { place-12 }
    [rostock] { place-13 }
    [erfurt] { place-14 }
    [leipzig] { place-15 }
    [wittenberg] { place-16 }
    [frankfurt] { place-17 }
    [nuernberg] { place-18 }
    [strassburg] { place-19 }
    [augsburg] { place-20 }
    [regensburg] { place-21 }
    [muenchen] { place-22 }
    [linz] { place-23 }
    [wien] { place-24 }
    [v01] { place-25 }
    [v02] { place-26 }
    [v03] { place-27 }
    [v04] { place-28 }
    [v05] { place-29 }
    [v06] { place-30 }
    [v07] { place-31 }
    [v08] { place-32 }
    [v09] { place-33 }
    [v10] { place-34 }
    [v11] { place-35 }
    [v12] { place-36 }
    [v13] { place-37 }
    [v14] { place-38 }
    [v15] { place-39 }
    [v16] { place-40 }
    [v17] { place-41 }
    [v18] { place-42 }
    [v19] { place-43 }
    [v20] { place-44 }
   *[other] { $start }
}

phase-1 = poser un disque
phase-2 = étendre son influence
phase-5 = ouvrir un comptoir

step-found = Dans quel village fondez-vous votre premier comptoir ?
step-place = Phase 1 : sur quelle ville posez-vous un disque ?
step-extend = Phase 2 : où étendez-vous votre influence ?
step-income = Phases 3 et 4 : toucher vos revenus tels quels, ou les doubler avec un sauf-conduit ?
step-open = { $opened_at ->
    [-1] Phase 5 : où ouvrez-vous un comptoir ?
   *[other] Phase 5 : un second comptoir, contre un sauf-conduit ?
}

move-found = Fonder votre premier comptoir dans { place-name }
move-place = Poser un disque à { place-name }
move-extend = Ajouter un comptoir à { place-name }
move-extend-twice = Ajouter deux comptoirs à { place-name }, avec un sauf-conduit
move-income = Toucher les revenus
move-double-income = Doubler les revenus, avec un sauf-conduit
move-open = Ouvrir un comptoir : { place-name }, depuis { start-name }
move-done = C’est tout

event-starter = Le sort désigne { $seat } pour commencer.
event-dealt = { $seat } reçoit un disque.
event-held = C’est un { $disc }.
event-founded = { $seat } fonde sa maison dans { $place }. Villages libres : { $villages }.
event-round = Tour { $round }.
event-phase-passed = Rien à décider pour { $seat } ({ $phase }) : on passe à la suite.
event-disc-placed = { $seat } pose un { $disc } à { $place } : la ville s’ouvre au commerce.
event-extended = { $posts ->
    [one] { $place } : { $seat } ajoute un comptoir au centre.
   *[other] { $place } : { $seat } ajoute { $posts } comptoirs d’un coup au centre.
}
event-fee-paid = { $seat } paie { $sum } pour cela : à { $place }, le disque n’est plus là.
event-city-income = { $free ->
    [one] { $place } rapporte { $sum } à { $seat } pour une case libre.
   *[other] { $place } rapporte { $sum } à { $seat } pour { $free } cases libres.
}
event-base-income = { $seat } touche { $sum } de revenu de base.
event-income-doubled = { $seat } montre un sauf-conduit et touche { $sum } florins en tout.
event-conduct-spent = { $left ->
    [0] { $seat } utilise son dernier sauf-conduit.
   *[other] { $seat } utilise un sauf-conduit ; il lui en reste { $left }.
}
event-city-opened = Depuis { $from }, { $seat } gagne { $place } pour { $price } florins et y ouvre un comptoir.
event-village-opened = Depuis { $from }, { $seat } gagne { $place } pour { $price } florins, y ouvre un comptoir et marque 1 point. Villages libres : { $villages }.
event-majority = { $seat } a la majorité absolue à { $place } et marque { $points } points.
event-filled = { $seat } prend la dernière case à { $place } ; { $winner } y a le plus de comptoirs et marque { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
event-all-villages = Tous les villages ont leur comptoir : la partie est finie.
event-all-discs = Le dernier disque a quitté le plateau : la partie est finie.
event-nobody-opened = Un tour de table entier sans nouveau comptoir : la partie est finie.
event-regions = { $regions ->
    [one] { $seat } est présent dans une région : { $points } points.
   *[other] { $seat } est présent dans { $regions } régions : { $points } points.
}
event-fortune = { $seat } finit avec { $sum } florins : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}

refused-found-first = Avant le premier tour, chacun fonde un comptoir dans un village libre.
refused-founding-is-over = Les fondations sont finies : on ouvre désormais ses comptoirs le long des routes.
refused-village-taken = Ce village a déjà un comptoir, et il n’en contient qu’un.
refused-village-is-out = À deux, ce village est hors jeu ; personne n’y fonde de comptoir.
refused-disc-first = La phase 1 d’abord : tant que vous avez des disques, il faut en poser un.
refused-disc-is-placed = Les disques se posent en phase 1, un seul par tour.
refused-no-such-disc = Vous n’avez pas de disque au chiffre de cette ville.
refused-had-its-disc = Cette ville a déjà eu son disque.
refused-not-on-this-map = Ce lieu n’est pas sur cette carte.
refused-finish-extending = Dites d’abord que vous avez fini d’étendre votre influence.
refused-extending-is-over = Pour ce tour, il est trop tard pour étendre votre influence.
refused-take-the-income = Les revenus d’abord : touchez-les, ou doublez-les.
refused-income-is-taken = Vous avez déjà touché vos revenus ce tour-ci.
refused-nothing-to-extend = Vous n’avez dans cette ville aucun comptoir d’où partir.
refused-one-post-a-city = Vous avez déjà étendu votre influence dans cette ville ce tour-ci.
refused-no-free-space = Il n’y a plus de case libre dans cette ville.
refused-no-extending-yet = Au premier tour, personne n’étend son influence.
refused-no-conduct-yet = Pas de sauf-conduit au premier tour.
refused-one-conduct-a-turn = Vous avez déjà utilisé un sauf-conduit ce tour-ci, et c’est un seul par tour.
refused-no-conduct-left = Vous n’avez plus de sauf-conduit.
refused-has-extended = Vous avez étendu votre influence ce tour-ci : les revenus ne peuvent plus être doublés.
refused-two-free-spaces = Pour deux comptoirs d’un coup, il faut deux cases libres dans la ville.
refused-no-posts-left = Il ne vous reste pas assez de comptoirs en réserve.
refused-no-money-for-the-fee = À cette table, un comptoir là où le disque est parti se paie, et vous n’avez pas de quoi.
refused-no-road = Aucune route directe ne relie ces deux lieux.
refused-not-from-there = Vous n’avez pas de comptoir là d’où vous voulez partir.
refused-too-dear = Vous n’avez pas de quoi payer cette route.
refused-no-disc-yet = Personne n’ouvre de comptoir dans cette ville avant que son disque soit posé.
refused-already-there = Vous avez déjà un comptoir dans cette ville ; pour y grandir, étendez votre influence.
refused-other-place = Le second comptoir s’ouvre ailleurs que le premier.
refused-covered = À deux, ce lieu est couvert et hors jeu.
refused-no-clock = Cette table joue sans horloge.

# Le terminal.
terminal-pf-round = Tour { $round }
terminal-pf-villages = Villages libres : { $count }
terminal-pf-to-come = Disques à venir : { $count }
terminal-pf-influence = influence
terminal-pf-money = florins
terminal-pf-conducts = sauf-conduits
terminal-pf-discs = disques
terminal-pf-posts = comptoirs
terminal-pf-regions = régions
terminal-pf-hand = Vos disques : { $discs }
terminal-pf-empty-hand = Vos disques sont tous posés.
terminal-pf-cities = ● le disque est là   ○ pas encore de disque   ◦ le disque est parti   × hors jeu
terminal-pf-villages-key = ⌂07 est le village v07, libre ; une lettre à la place : à qui est le comptoir.

# Le plateau sur la page.
board-name = Une carte de marchand de 1450, de Gand à Vienne : les villes, les villages et les routes qui les relient
board-phases = Les six phases d’un tour
board-phase = Phase { $phase } : { $name }
board-phase-1 = Poser un disque
board-phase-2 = Étendre
board-phase-3 = Revenus des villes
board-phase-4 = Revenu de base
board-phase-5 = Ouvrir
board-phase-6 = Installer
board-phase-now = On joue la phase { $phase } : { $name }.
board-turn-of = C’est à { $name } de jouer.
board-villages-left = Villages libres : { $count }.
board-discs-to-come = Disques à venir : { $count }.
board-region-flandern = Flandre et Brabant
board-region-geldern = Hollande et Gueldre
board-region-rheinland = Rhénanie
board-region-westfalen = Westphalie
board-region-niedersachsen = Basse-Saxe
board-region-hanse = Côte hanséatique
board-region-sachsen = Thuringe et Saxe
board-region-franken = Hesse et Franconie
board-region-schwaben = Alsace et Souabe
board-region-bayern = Bavière et Autriche
board-city = { $name }, ville de { $number }, région { $region }.
board-village = { $name }, région { $region }.
board-covered = Couvert : hors jeu à deux.
board-village-free = Personne n’y a encore de comptoir.
board-village-of = Le comptoir est à { $name }.
board-disc-to-come = Son disque n’est pas encore posé.
board-disc-lies = Son disque est là.
board-disc-gone = Son disque a été gagné, il est parti.
board-posts = Comptoirs, à partir de la flèche : { $names }.
board-free = { $free ->
    [0] Toutes les cases sont prises.
    [one] Une case est libre.
   *[other] { $free } cases sont libres.
}
board-waiting = { $posts ->
    [one] Un comptoir de { $name } attend au centre.
   *[other] { $posts } comptoirs de { $name } attendent au centre.
}
board-pays-you = Elle vous rapporte { $sum }.
board-house = { $name } : influence { $influence }, florins { $money }, sauf-conduits { $conducts }, disques en main { $discs }, comptoirs en réserve { $posts }, régions { $regions }.
board-houses = Les maisons de commerce
board-florins = Florins
board-conducts = Sauf-conduits
board-discs = Disques en main
board-regions = Régions où l’on a un comptoir
board-stock = Comptoirs en réserve
board-hand = Vos disques
board-your-discs = Vous avez en main les disques { $discs }.
board-no-discs = Vos disques sont tous posés.
board-next-income = À cette heure, vos prochains revenus sont de { $sum } florins.
board-price = La route coûte { $sum }.
board-plus = +{ $sum }
board-scores = { $points } ★
board-income-soon = Revenus à venir : +{ $sum }
board-book = Tout ce qu’ont les maisons
board-double = Doubler les revenus
board-doubled = Avec le sauf-conduit, vous toucheriez { $sum } florins.
board-zoom = La partie de la carte qu’on voit
board-zoom-in = Plus près
board-zoom-out = Plus loin
board-zoom-whole = Toute la carte

# La première partie guidée.
guide-welcome = Vous voilà « sac de poivre » : c’est ainsi qu’on appelle les grands marchands de 1450. Suivez les routes de ville en ville, ouvrez des comptoirs, et soyez là avant les autres. Jouons ensemble les premiers tours, face à deux rivaux.
guide-found = Toute maison commence dans un village. Le vôtre est près de Verden, entre Brême et Hambourg : de là, la route de Brême ne coûte que 3. Touchez-le une fois pour voir, une fois encore pour fonder.
guide-wrong-found = L’endroit n’est pas mauvais. Mais commençons près de Verden : Brême y est toute proche.
guide-disc = Voici votre premier tour. La bande du haut en montre les six phases. Phase 1 : posez un de vos disques sur une ville qui porte son chiffre, et la ville s’ouvre au commerce. Mettez votre 3 à Brême, juste à côté.
guide-wrong-disc = Cela ouvrirait une ville loin de chez vous, ou pour les autres. Mettez le 3 à Brême.
guide-open = Au premier tour, personne ne s’étend ; et à chaque tour, 4 florins de base sont à vous. Phase 5 : ouvrez un comptoir au bout d’une route. Le rouleau rouge dit le prix. Allez à Brême, pour 3.
guide-wrong-open = Possible, mais le reste peut attendre. Brême ne coûte que 3.
guide-second-disc = Votre comptoir a pris la case fléchée. Bleu, votre voisin, est à Brunswick, et Jaune là-bas en Flandre. De nouveau la phase 1 : mettez un 4 à Hambourg. Vous pouvez y aller pour 7.
guide-wrong-hamburg = Pensez à vos propres routes : Hambourg est voisine de votre village. Mettez-y un 4.
guide-extend = Phase 2 : là où vous avez un comptoir, vous pouvez en ajouter un, gratis. À Brême, cela fait deux cases sur trois, plus de la moitié : la majorité absolue, qui vaut 3. Le revers : une ville où l’on s’étend ne rapporte rien ce tour-ci. Ajoutez un comptoir à Brême.
guide-wrong-extend = Un seul suffit ici : deux sur trois, c’est plus de la moitié. Ajoutez un comptoir à Brême.
guide-go-on = Le comptoir attend au centre jusqu’à la phase 6. Brême n’a rien rapporté, mais le revenu de base est rentré : vous avez 25. Ouvrez un comptoir à Hambourg, pour 7.
guide-wrong-go-on = Hambourg est plus riche. Prenez la route qui part de votre village.
guide-conduct = Un second comptoir tout de suite ? Il faut pour cela un de vos deux sauf-conduits. Chacun double une action : un comptoir comme ici, une extension, ou des revenus. Gardez-les. Dites « C’est tout », et voyez ce qui se passe à Brême.
guide-wrong-conduct = Vous pourriez, mais un sauf-conduit vaut mieux ailleurs. Dites « C’est tout ».
guide-majority = Trois points pour Brême ! Son disque a quitté le jeu, vos comptoirs restent. Entre-temps, votre voisin est venu à Hambourg. Posez votre 7 à Lübeck, un peu plus loin.
guide-wrong-luebeck = Lübeck est le gros lot de la côte, et une route y mène depuis Hambourg. Mettez-y le 7.
guide-leave-it = Cette fois, n’ajoutez rien. Hambourg a deux cases libres, qui valent 2 florins chacune, et qui n’a rien étendu peut faire mieux encore de ses revenus. Dites « C’est tout ».
guide-wrong-leave-it = Pas maintenant : vous gâcheriez le coup qui vient. Dites « C’est tout ».
guide-double = Tels quels, vos revenus font 4 de Hambourg et 4 de base. Avec un sauf-conduit ils doublent, et ne font jamais moins de 48. Doublez !
guide-wrong-double = Huit florins, ou quarante-huit ? Montrez le sauf-conduit.
guide-far = Avec 66 florins, les routes chères s’ouvrent. Depuis Hambourg, l’une va droit à Lübeck, pour 11. Prenez-la avant votre voisin.
guide-wrong-far = Moins cher, mais Lübeck a sept cases et vous y seriez le premier. Prenez la route de Hambourg.
guide-gold = Vous voilà premier à Lübeck, et votre voisin deuxième. À Hambourg, il a deux comptoirs et vous un. D’abord un disque : le 8 d’or va à Cologne, loin de tout cela.
guide-wrong-gold = Cela irait aussi. Mais voyons un peu d’or : mettez le 8 à Cologne.
guide-choice = À vous de décider. À Hambourg il reste une case : qui la prend met fin à la course, et si deux maisons y ont autant de comptoirs, la plus proche de la flèche marque la moitié. À Lübeck, il en faut quatre sur sept. Ou bien n’ajoutez rien, et prenez l’argent.
guide-wrong-choice = À Brême, il n’y a plus rien à gagner. Hambourg, Lübeck, ou l’argent ?
guide-hamburg = Deux chacun, et le vôtre est sur la flèche. Au prochain tour, votre voisin aurait eu la majorité ! Dites que vous avez fini de vous étendre.
guide-no-post = Lübeck a payé ses cinq cases libres. Pour une fois, n’ouvrez rien : dites « C’est tout ».
guide-wrong-finish = C’est assez pour aujourd’hui : dites « C’est tout ».
guide-last-space = C’était la dernière case : pas de majorité, donc la moitié de 4 va à qui a le plus de comptoirs, et à égalité au plus proche de la flèche. Deux points, et rien pour le voisin. Nouveau tour, nouveau disque : mettez le 2 à Münster.
guide-luebeck = Lübeck grandit. Mais à Hambourg, il ne manque à votre voisin qu’un comptoir pour la majorité. Vous pouvez vous étendre dans chaque ville où vous êtes : prenez-y aussi la dernière case. Deux comptoirs chacun, et le vôtre est sur la flèche : 2 points pour vous.
guide-luebeck-twice = Deux d’un coup : avec trois sur sept, vous êtes à un comptoir de la majorité à Lübeck. C’était votre dernier sauf-conduit. À Hambourg, il ne manque à votre voisin qu’un comptoir. Vous pouvez vous y étendre aussi : prenez la dernière case ; à deux partout, celui qui est sur la flèche marque 2, et c’est vous.
guide-patience = Deux florins de Hambourg, dix de Lübeck et les quatre de base : seize, pour les longues routes. Touchez-les tels quels, et gardez le sauf-conduit. Mais attention : au prochain tour, votre voisin prendra Hambourg. Une case libre ne paie que tant que personne ne la prend.
guide-wrong-muenster = Plus tard. Pour finir la leçon, mettez le 2 à Münster.
guide-wrong-rescue = Hambourg d’abord, ou elle est perdue : prenez sa dernière case.
guide-wrong-patience = Vous êtes déjà riche : gardez le dernier sauf-conduit, et touchez les revenus tels quels.
guide-farewell = Voilà le métier. La partie finit quand chaque village a son comptoir, quand tous les disques sont partis, ou après un tour de table sans nouveau comptoir. Alors chaque région où vous êtes rapporte 2 points, et chaque 20 florins 1. Place à une vraie table.
