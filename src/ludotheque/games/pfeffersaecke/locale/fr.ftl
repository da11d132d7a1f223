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
