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
    .plain = village près de Malines
place-26 = le village près de Maastricht
    .plain = village près de Maastricht
place-27 = le village près de Breda
    .plain = village près de Breda
place-28 = le village près de Deventer
    .plain = village près de Deventer
place-29 = le village près de Coblence
    .plain = village près de Coblence
place-30 = le village près de Sarrebruck
    .plain = village près de Sarrebruck
place-31 = le village près de Wesel
    .plain = village près de Wesel
place-32 = le village près d’Osnabrück
    .plain = village près d’Osnabrück
place-33 = le village près de Hamelin
    .plain = village près de Hamelin
place-34 = le village près de Verden
    .plain = village près de Verden
place-35 = le village près de Lunebourg
    .plain = village près de Lunebourg
place-36 = le village près de Schwerin
    .plain = village près de Schwerin
place-37 = le village près de Fulda
    .plain = village près de Fulda
place-38 = le village près de Hof
    .plain = village près de Hof
place-39 = le village près de Cassel
    .plain = village près de Cassel
place-40 = le village près de Wurtzbourg
    .plain = village près de Wurtzbourg
place-41 = le village près de Spire
    .plain = village près de Spire
place-42 = le village près d’Ulm
    .plain = village près d’Ulm
place-43 = le village près de Landshut
    .plain = village près de Landshut
place-44 = le village près de Kufstein
    .plain = village près de Kufstein
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

ending-1 = Tous les villages ont leur comptoir
ending-2 = Le dernier disque a quitté le plateau
ending-3 = Un tour de table entier sans nouveau comptoir

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

opening-found = Premier comptoir : { place-name }

ahead-found = Mon premier comptoir
ahead-place = Phase 1 : mon disque
ahead-extend = Phase 2 : où je m’étends
ahead-income = Phases 3 et 4 : mes revenus
ahead-open = Phase 5 : le comptoir que j’ouvre
ahead-if-keeps = s’il me reste { $florins } florins au moins

move-found = Fonder votre premier comptoir dans { place-name }
move-place = Poser un disque à { place-name }
move-extend = Ajouter un comptoir à { place-name }
    .amount = Ajouter un comptoir à { place-name } pour { $amount ->
        [one] { $amount } florin
       *[other] { $amount } florins
    }
move-extend-twice = Ajouter deux comptoirs à { place-name }, avec un sauf-conduit
    .amount = Ajouter deux comptoirs à { place-name } pour { $amount } florins, avec un sauf-conduit
move-income = Toucher les revenus
move-double-income = Doubler les revenus, avec un sauf-conduit
move-open = Ouvrir un comptoir : { place-name }, depuis { start-name }
    .amount = Ouvrir un comptoir pour { $amount ->
        [one] { $amount } florin
       *[other] { $amount } florins
    } : { place-name }, depuis { start-name }
move-done = C’est tout

event-starter = Le sort désigne { $seat } pour commencer.
    .you = Le sort vous désigne pour commencer.
event-dealt = { $seat } reçoit un disque.
    .you = Vous recevez un disque.
event-held = C’est un { $disc }.
event-founded = { $seat } fonde sa maison dans { $place }. Villages libres : { $villages }.
    .you = Vous fondez votre maison dans { $place }. Villages libres : { $villages }.
    .too = { $seat } dans { $place }.
event-consoled = { $seat } joue plus tard et reçoit { $sum ->
    [one] { $sum } florin
   *[other] { $sum } florins
} en compensation.
    .you = Vous jouez plus tard et recevez { $sum ->
        [one] { $sum } florin
       *[other] { $sum } florins
    } en compensation.
event-round = Tour { $round }.
event-phase-passed = Rien à décider pour { $seat } ({ $phase }) : on passe à la suite.
    .you = Rien à décider pour vous ({ $phase }) : on passe à la suite.
event-disc-placed = { $seat } pose un { $disc } à { $place } : la ville s’ouvre au commerce.
    .you = Vous posez un { $disc } à { $place } : la ville s’ouvre au commerce.
event-extended = { $posts ->
    [one] { $place } : { $seat } ajoute un comptoir au centre.
   *[other] { $place } : { $seat } ajoute { $posts } comptoirs d’un coup au centre.
}
    .you = { $posts ->
        [one] { $place } : vous ajoutez un comptoir au centre.
       *[other] { $place } : vous ajoutez { $posts } comptoirs d’un coup au centre.
    }
    .on = { $posts ->
        [one] Un de plus à { $place }.
       *[other] { $posts } d’un coup à { $place }.
    }
event-fee-paid = { $seat } paie { $sum } pour cela : à { $place }, le disque n’est plus là.
    .you = Vous payez { $sum } pour cela : à { $place }, le disque n’est plus là.
    .on = Coût : { $sum }.
event-city-income = { $free ->
    [one] { $place } rapporte { $sum } à { $seat } pour une case libre.
   *[other] { $place } rapporte { $sum } à { $seat } pour { $free } cases libres.
}
    .you = { $free ->
        [one] { $place } vous rapporte { $sum } pour une case libre.
       *[other] { $place } vous rapporte { $sum } pour { $free } cases libres.
    }
    .on = { $place } rapporte { $sum }.
event-base-income = { $seat } touche { $sum } de revenu de base.
    .you = Vous touchez { $sum } de revenu de base.
    .on = Revenu de base : { $sum }.
event-income-doubled = { $seat } touche ainsi { $sum } florins en tout.
    .you = Vous touchez ainsi { $sum } florins en tout.
    .on = { $sum } en tout.
event-conduct-spent = { $left ->
    [0] { $seat } utilise son dernier sauf-conduit.
   *[other] { $seat } utilise un sauf-conduit ; il lui en reste { $left }.
}
    .you = { $left ->
        [0] Vous utilisez votre dernier sauf-conduit.
       *[other] Vous utilisez un sauf-conduit ; il vous en reste { $left }.
    }
    .on = Un sauf-conduit de moins.
event-city-opened = Depuis { $from }, { $seat } ouvre un comptoir à { $place } pour { $price } florins.
    .you = Depuis { $from }, vous ouvrez un comptoir à { $place } pour { $price } florins.
    .on = Un comptoir à { $place } pour { $price }.
event-village-opened = Depuis { $from }, { $seat } ouvre un comptoir dans { $place } pour { $price } florins et marque 1 point. Villages libres : { $villages }.
    .you = Depuis { $from }, vous ouvrez un comptoir dans { $place } pour { $price } florins et marquez 1 point. Villages libres : { $villages }.
    .on = Un comptoir dans { $place } pour { $price } : 1 point.
event-majority = { $seat } a la majorité absolue à { $place } et marque { $points } points.
    .you = Vous avez la majorité absolue à { $place } et marquez { $points } points.
    .on = Majorité absolue à { $place } : { $points } points.
event-filled = { $seat } prend la dernière case à { $place } ; { $winner } y est en tête et marque { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
    .you = Vous prenez la dernière case à { $place } ; { $winner } y est en tête et marque { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
event-all-villages = Tous les villages ont leur comptoir : la partie est finie.
event-all-discs = Le dernier disque a quitté le plateau : la partie est finie.
event-nobody-opened = Un tour de table entier sans nouveau comptoir : la partie est finie.
event-last-round = { $reason } : on finit ce tour de table, puis la partie s’arrête.
event-round-out = Le tour de table est fini : la partie aussi.
event-regions = { $regions ->
    [one] { $seat } tient comptoir dans une région : { $points } points.
   *[other] { $seat } tient comptoir dans { $regions } régions : { $points } points.
}
    .you = { $regions ->
        [one] Vous tenez comptoir dans une région : { $points } points.
       *[other] Vous tenez comptoir dans { $regions } régions : { $points } points.
    }
event-fortune = { $seat } finit avec { $sum ->
    [one] { $sum } florin
   *[other] { $sum } florins
} : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
    .you = Vous finissez avec { $sum ->
        [one] { $sum } florin
       *[other] { $sum } florins
    } : { $points ->
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

# Le terminal.
terminal-pf-round = Tour { $round }
board-last-round = Dernier tour
terminal-pf-villages = Villages libres : { $count }
terminal-pf-to-come = Disques à venir : { $count }
terminal-pf-influence = influence
terminal-pf-money = florins
terminal-pf-conducts = sauf-conduits
terminal-pf-discs = disques
terminal-pf-posts = comptoirs
terminal-pf-regions = régions
terminal-pf-own-posts = Vos comptoirs : { $places }
terminal-pf-hand = Vos disques : { $discs }
terminal-pf-empty-hand = Vos disques sont tous posés.
terminal-pf-cities = ● le disque est là   ○ pas encore de disque   ◦ le disque est parti   × hors jeu
terminal-pf-villages-key = ⌂{ $number } { $town }, village libre   lettre pour ⌂ : à qui il est   * vous y êtes
terminal-pf-village-of = Le comptoir est à { $seat }.
regions-present = Vos régions : { $regions }
regions-absent = Encore sans vous : { $regions }
terminal-pf-look = Nommez une ville, un village (v07, ou la ville dont il est proche) ou une région ; le début suffit. « carte » dessine la carte seule, à la hauteur de l’écran ; « routes » montre toutes les routes avec leurs prix, « régions » toutes les régions avec leurs lieux.

# Les choix des options.
option-finish_round = Finir le tour de table
option-finish_round-about = Le tour de table où vient la fin se joue jusqu’au bout.
option-founding = Qui fonde le premier
option-founding-about = Dans l’ordre du tour, à rebours, ou avec des villages tirés au sort.
option-consolation = Des florins pour qui joue plus tard
option-consolation-about = Chacun reçoit ce nombre de florins de plus que celui qui joue juste avant lui.
option-founding-order = À partir du premier joueur
option-founding-reverse = À rebours, depuis le dernier joueur
option-founding-lots = Les villages sont tirés au sort
option-consolation-0 = aucun

# Le plateau sur la page.
board-name = Une carte de marchand de 1450, de Gand à Vienne : les villes, les villages et les routes qui les relient
board-phases = Les six phases d’un tour
board-phase = Phase { $phase } : { $name }
board-phase-1 = Poser un disque
board-phase-2 = Étendre
board-phase-3 = Revenus des villes
board-phase-4 = Revenu de base
board-phase-5 = Ouvrir
board-phase-6 = Décompte
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
board-next-income = Pour l’instant, vos prochains revenus seront de { $sum } florins.
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

# Options: what they are called, with their unit, and what each does.
option-reopen = Ouvrir là où l’on est déjà
option-reopen-about = On peut ouvrir encore dans une ville où l’on a déjà un comptoir.
option-late_fee = Payer les comptoirs tardifs
option-late_fee-about = Ajoutés après le départ du disque, les comptoirs coûtent le tarif d’une case libre.
option-hidden_money = Bourses fermées
option-hidden_money-about = Personne ne voit combien d’argent ont les autres.

# Board files: what is wrong with one, and what its values are called.
box-known-scale = « { $one } » ou « { $other } »
box-numbered = un chiffre de { $least } à { $most }
box-own-id = un lieu avec un « id » à lui, et { $id } est déjà pris
box-in-a-region = une des régions nommées plus haut
box-an-id = un « id » fait de a–z, 0–9, - et _
box-with-text = une ligne de texte dans « { $key } »
box-in-degrees = sa position, avec « { $key } » en degrés
box-list-of-roads = une liste de [départ, arrivée, prix]
box-not-too-many-roads = { $most } routes au plus
box-a-road = une liste de [départ, arrivée, prix], ce que { $said } n’est pas
box-between-places = des routes entre deux lieux de la carte, ce que { $said } n’est pas
box-priced = un prix de { $least } à { $most }, ce que { $said } n’a pas
box-one-road = une seule route entre deux lieux, et { $said } est la deuxième
box-ids-of-cities = une liste d’« id » de villes, ce que { $said } n’est pas
box-ids-of-villages = une liste d’« id » de villages, ce que { $said } n’est pas
box-id-of-a-city = l’« id » d’une ville
box-a-line = une ligne du sud-ouest au nord-est, en degrés
box-enough-villages = une carte avec plus de { $seats } villages en jeu
box-dealt-evenly = une carte dont les disques se partagent également entre { $seats } joueurs, et non { $count } disques
box-constraint-connected = une carte où tout lieu peut être atteint depuis tout autre (trouvé : { $found })
box-constraint-connected-with-two-players = une carte où, à deux, tout lieu en jeu peut être atteint (trouvé : { $found })
box-constraint-size = une carte où il y a 10 régions, 25 villes et 20 villages (trouvé : { $found })
box-constraint-named-numbers = une carte où les villes connues ont leur chiffre (trouvé : { $found })
box-constraint-named-cities = une carte où les autres villes nommées sont là (trouvé : { $found })
box-constraint-gent = une carte où Gand contient cinq comptoirs ou plus (trouvé : { $found })
box-constraint-one-8 = une carte où Cologne est le seul 8 (trouvé : { $found })
box-constraint-numbers = une carte où tous les chiffres de 2 à 8 existent (trouvé : { $found })
box-constraint-covers = une carte où, à deux, sept villes et deux villages sont hors jeu (trouvé : { $found })
box-constraint-first-disc = une carte où un disque est posé sur Wittemberg dès le début (trouvé : { $found })
box-constraint-prices = une carte où les prix vont de 2 à 56, l’un et l’autre compris (trouvé : { $found })
box-constraint-the-56 = une carte où la route de Brunswick à Nuremberg coûte 56 (trouvé : { $found })
box-constraint-villages-out = une carte où un village est entre Erfurt et Ratisbonne, un autre entre Ratisbonne et Munich, tous deux hors jeu à deux (trouvé : { $found })
box-constraint-among-covers = une carte où le village entre Erfurt et Ratisbonne ne touche que des villes couvertes (trouvé : { $found })
box-constraint-where-roads-meet = une carte où chaque village a trois routes ou plus (trouvé : { $found })
box-constraint-span = une carte où Rostock est la ville la plus au nord et Vienne la plus à l’est (trouvé : { $found })
box-constraint-round-the-8 = une carte où un 7 est juste au nord-ouest de Cologne, un 4 juste au nord-est, un 5 tout droit au sud (trouvé : { $found })
box-constraint-corridor-village = une carte où un village relie ce 4, ce 7 et un 2 (trouvé : { $found })
box-constraint-first-turn = une carte où, depuis ce village, on peut ouvrir le 4 dès le premier tour (trouvé : { $found })
box-constraint-enough-of-each = une carte où il y a au moins deux 7, deux 5, deux 4 et cinq 2 (trouvé : { $found })
box-constraint-regions = une carte où chaque région a une ville (trouvé : { $found })
box-constraint-real-places = une carte où les lieux sont là où sont les villes, entre 47° et 55° nord, 3° et 17° est (trouvé : { $found })
box-constraint-cheaper-by-villages = une carte où un kilomètre par les villages coûte au plus les trois quarts d’un kilomètre de ville à ville (trouvé : { $found })
box-constraint-unlinked-neighbours = une carte où au moins un tiers des villes n’a pas de route vers la plus proche (trouvé : { $found })
box-constraint-distance-city-roads = une carte où, de deux routes entre villes, celle qui est nettement plus longue n’est pas moins chère (trouvé : { $found })
box-constraint-distance-village-roads = une carte où, de deux routes de village, celle qui est nettement plus longue n’est pas moins chère (trouvé : { $found })
box-constraint-west-east-city-roads = une carte où, entre villes, un kilomètre coûte plus cher d’ouest en est (trouvé : { $found })
box-constraint-west-east-village-roads = une carte où, sur les routes de village, un kilomètre coûte plus cher d’ouest en est (trouvé : { $found })
box-constraint-corridor = une carte où huit routes au plus traversent le canyon, dont la moitié au moins par Cologne et son 4 (trouvé : { $found })
box-constraint-canyon = une carte où les autres traversées coûtent plus au kilomètre que les routes entre villes ailleurs (trouvé : { $found })
box-constraint-crossings = une carte où les routes ne se rencontrent qu’en des lieux : aucune n’en croise une autre en chemin (trouvé : { $found })
box-constraint-band-city-roads = une carte où le prix de chaque route entre villes s’écarte au plus d’un tiers et d’un florin de ce que dit sa longueur (trouvé : { $found })
box-constraint-band-village-roads = une carte où le prix de chaque route de village s’écarte au plus d’un tiers et d’un florin de ce que dit sa longueur (trouvé : { $found })
box-label-scale = Taille de la carte
box-label-first-disc = Où un disque est posé dès le début
box-label-covered-cities = Villes hors jeu à deux
box-label-villages-out = Villages hors jeu à deux
box-label-canyon = Le canyon, du bout sud-ouest à l’autre
box-label-region = Région : { $which }
box-label-city = Ville : { $which }
box-label-village = Village { $which }
box-label-stated-roads = Routes dont la feuille dit le prix
box-label-roads = Routes : départ, arrivée, prix
box-region-flandern = { board-region-flandern }
box-region-geldern = { board-region-geldern }
box-region-rheinland = { board-region-rheinland }
box-region-westfalen = { board-region-westfalen }
box-region-niedersachsen = { board-region-niedersachsen }
box-region-hanse = { board-region-hanse }
box-region-sachsen = { board-region-sachsen }
box-region-franken = { board-region-franken }
box-region-schwaben = { board-region-schwaben }
box-region-bayern = { board-region-bayern }
box-city-gent = { place-0 }
box-city-antwerpen = { place-1 }
box-city-bruessel = { place-2 }
box-city-amsterdam = { place-3 }
box-city-nijmegen = { place-4 }
box-city-koeln = { place-5 }
box-city-trier = { place-6 }
box-city-soest = { place-7 }
box-city-muenster = { place-8 }
box-city-bremen = { place-9 }
box-city-braunschweig = { place-10 }
box-city-hamburg = { place-11 }
box-city-luebeck = { place-12 }
box-city-rostock = { place-13 }
box-city-erfurt = { place-14 }
box-city-leipzig = { place-15 }
box-city-wittenberg = { place-16 }
box-city-frankfurt = { place-17 }
box-city-nuernberg = { place-18 }
box-city-strassburg = { place-19 }
box-city-augsburg = { place-20 }
box-city-regensburg = { place-21 }
box-city-muenchen = { place-22 }
box-city-linz = { place-23 }
box-city-wien = { place-24 }
box-village-v01 = près de Malines
box-village-v02 = près de Maastricht
box-village-v03 = près de Breda
box-village-v04 = près de Deventer
box-village-v05 = près de Coblence
box-village-v06 = près de Sarrebruck
box-village-v07 = près de Wesel
box-village-v08 = près d’Osnabrück
box-village-v09 = près de Hamelin
box-village-v10 = près de Verden
box-village-v11 = près de Lunebourg
box-village-v12 = près de Schwerin
box-village-v13 = près de Fulda
box-village-v14 = près de Hof
box-village-v15 = près de Cassel
box-village-v16 = près de Wurtzbourg
box-village-v17 = près de Spire
box-village-v18 = près d’Ulm
box-village-v19 = près de Landshut
box-village-v20 = près de Kufstein
box-key-name = nom
box-key-near = près de
box-key-number = chiffre
box-key-lat = degrés nord
box-key-lon = degrés est
box-key-region = région

# La table en clair : le nom de ce qui s’y trouve, et ce que valent les nombres.
field-starter = A commencé
field-turn = À qui de jouer
field-round = Tour
field-large-pile = Grands disques à distribuer
field-mixed-pile = Autres disques à distribuer
field-hands = Disques en main
field-placed = Disques posés
field-discs = Disques des villes
field-posts = Comptoirs, à partir de la flèche
field-centre = Comptoirs en attente au centre
field-stock = Comptoirs en réserve
field-village-counter = Villages libres
field-money = Florins
field-purses = Florins dans la bourse
field-bank = Banque
field-conducts = Sauf-conduits
field-has-used-conduct = Sauf-conduit utilisé ce tour-ci
field-opened-at = Comptoir ouvert ce tour-ci
field-idle-turns = Tours d’affilée sans nouveau comptoir
field-influence = Influence
field-won = Villes gagnées
field-is-last-round = Dernier tour
value-disc = { $disc }
hidden-disc = { $count ->
    [one] { $count } disque caché
   *[other] { $count } disques cachés
}
fate-1 = posé
fate-2 = parti
fate-3 = hors jeu

# La première partie guidée.
guide-welcome = Vous voilà « sac de poivre » : c’est ainsi qu’on appelle les grands marchands de 1450. Suivez les routes de ville en ville, ouvrez des comptoirs, et soyez là avant les autres. Jouons ensemble les premiers tours, face à deux rivaux.
guide-found = Toute maison commence dans un village. Le vôtre est près de Verden, entre Brême et Hambourg : de là, la route de Brême ne coûte que 3. Choisissez-le une fois pour voir, une fois encore pour fonder.
guide-wrong-found = L’endroit n’est pas mauvais. Mais commençons près de Verden : Brême y est toute proche.
guide-disc = Voici votre premier tour. La bande du haut en montre les six phases. Phase 1 : posez un de vos disques sur une ville qui porte son chiffre, et la ville s’ouvre au commerce. Mettez votre 3 à Brême, juste à côté.
guide-wrong-disc = Cela ouvrirait une ville loin de chez vous, ou pour les autres. Mettez le 3 à Brême.
guide-open = Au premier tour, personne ne s’étend ; et à chaque tour, 4 florins de base sont à vous. Phase 5 : ouvrez un comptoir au bout d’une route. Le rouleau rouge dit le prix. Allez à Brême, pour 3.
guide-wrong-open = Possible, mais le reste peut attendre. Brême ne coûte que 3.
guide-second-disc = Votre comptoir a pris la case fléchée. Bleu, votre voisin, est à Brunswick, et Jaune là-bas en Flandre. De nouveau la phase 1 : mettez un 4 à Hambourg. Vous pouvez y aller pour 10.
guide-wrong-hamburg = Pensez à vos propres routes : Hambourg est voisine de votre village. Mettez-y un 4.
guide-extend = Phase 2 : là où vous avez un comptoir, vous pouvez en ajouter un, gratis. À Brême, cela fait deux cases sur trois, plus de la moitié : la majorité absolue, qui vaut 3. Le revers : une ville où l’on s’étend ne rapporte rien ce tour-ci. Ajoutez un comptoir à Brême.
guide-wrong-extend = Un seul suffit ici : deux sur trois, c’est plus de la moitié. Ajoutez un comptoir à Brême.
guide-go-on = Le comptoir attend au centre jusqu’à la phase 6. Brême n’a rien rapporté, mais le revenu de base est rentré : vous avez 25. Ouvrez un comptoir à Hambourg, pour 10.
guide-wrong-go-on = Hambourg est plus riche. Prenez la route qui part de votre village.
guide-conduct = Un second comptoir tout de suite ? Il faut pour cela un de vos deux sauf-conduits. Chacun double une action : un comptoir comme ici, une extension, ou des revenus. Gardez-les. Dites « C’est tout », et voyez ce qui se passe à Brême.
guide-wrong-conduct = Vous pourriez, mais un sauf-conduit vaut mieux ailleurs. Dites « C’est tout ».
guide-majority = Trois points pour Brême ! Son disque a quitté le jeu, vos comptoirs restent. Entre-temps, votre voisin est venu à Hambourg. Posez votre 7 à Lübeck, un peu plus loin.
guide-wrong-luebeck = Lübeck est le gros lot de la côte, et une route y mène depuis Hambourg. Mettez-y le 7.
guide-leave-it = Cette fois, n’ajoutez rien. Hambourg a deux cases libres, qui valent 2 florins chacune, et qui n’a rien étendu peut faire mieux encore de ses revenus. Dites « C’est tout ».
guide-wrong-leave-it = Pas maintenant : vous gâcheriez le coup qui vient. Dites « C’est tout ».
guide-double = Tels quels, vos revenus font 4 de Hambourg et 4 de base. Avec un sauf-conduit ils doublent, et ne font jamais moins de 48. Doublez !
guide-wrong-double = Huit florins, ou quarante-huit ? Montrez le sauf-conduit.
guide-far = Avec 63 florins, les routes chères s’ouvrent. Depuis Hambourg, l’une va droit à Lübeck, pour 11. Prenez-la avant votre voisin.
guide-wrong-far = Moins cher, mais Lübeck a sept cases et personne n’y est avant vous. Prenez la route de Hambourg.
guide-gold = À Lübeck, vous tenez la première case, et votre voisin la deuxième. À Hambourg, il a deux comptoirs et vous un. D’abord un disque : le 8 d’or va à Cologne, loin de tout cela.
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

# Ce qu’on tape au terminal : chaque mot des coups, puis comment il peut s’écrire encore.
typed-found = fonder
typed-place = poser
typed-extend = étendre
typed-extend-twice = étendre-deux
typed-income = revenus|toucher
typed-double-income = doubler
typed-open = ouvrir
typed-done = fini
typed-map = carte
typed-roads = routes|route
typed-regions = régions
typed-gent = Gand|Gent
typed-antwerpen = Anvers|Antwerpen
typed-bruessel = Bruxelles|Brüssel
typed-amsterdam = Amsterdam
typed-nijmegen = Nimègue|Nijmegen
typed-koeln = Cologne|Köln
typed-trier = Trèves|Trier
typed-soest = Soest
typed-muenster = Münster
typed-bremen = Brême|Bremen
typed-braunschweig = Brunswick|Braunschweig
typed-hamburg = Hambourg|Hamburg
typed-luebeck = Lübeck
typed-rostock = Rostock
typed-erfurt = Erfurt
typed-leipzig = Leipzig
typed-wittenberg = Wittemberg|Wittenberg
typed-frankfurt = Francfort|Frankfurt
typed-nuernberg = Nuremberg|Nürnberg
typed-strassburg = Strasbourg|Straßburg
typed-augsburg = Augsbourg|Augsburg
typed-regensburg = Ratisbonne|Regensburg
typed-muenchen = Munich|München
typed-linz = Linz
typed-wien = Vienne|Wien
typed-v01 = Malines|v01|Mechelen
typed-v02 = Maastricht|v02
typed-v03 = Breda|v03
typed-v04 = Deventer|v04
typed-v05 = Coblence|v05|Koblenz
typed-v06 = Sarrebruck|v06|Saarbrücken
typed-v07 = Wesel|v07
typed-v08 = Osnabrück|v08
typed-v09 = Hamelin|v09|Hameln
typed-v10 = Verden|v10
typed-v11 = Lunebourg|v11|Lüneburg
typed-v12 = Schwerin|v12
typed-v13 = Fulda|v13
typed-v14 = Hof|v14
typed-v15 = Cassel|v15|Kassel
typed-v16 = Wurtzbourg|v16|Würzburg
typed-v17 = Spire|v17|Speyer
typed-v18 = Ulm|v18
typed-v19 = Landshut|v19
typed-v20 = Kufstein|v20

# Raconté en une fois, quand cela arrive souvent d’affilée ; et raconté court.
event-dealt-many = On distribue { $count } disques.
event-held-many = Vos disques : { $disc }.
event-city-income-many = { $seat } touche ses revenus de { $place } : { $sum }.
    .you = Vous touchez vos revenus de { $place } : { $sum }.
event-all-villages-brief = { "" }
event-all-discs-brief = { "" }
event-nobody-opened-brief = { "" }
event-phase-passed-brief = { "" }
event-disc-placed-brief = { $seat } pose un { $disc } à { $place }.
event-city-opened-brief = { $seat } ouvre un comptoir à { $place } pour { $price }, depuis { $from }.
event-village-opened-brief = { $seat } ouvre un comptoir dans { $place } pour { $price }, depuis { $from } : 1 point.
guide-farewell = Voilà le métier. La partie finit quand chaque village a son comptoir, quand tous les disques sont partis, ou après un tour de table sans nouveau comptoir. Alors chaque région où vous êtes rapporte 2 points, et chaque tranche de 20 florins 1 point. Place à une vraie table.

# Where scores came from
ended-villages = Tous les villages ont leur comptoir.
ended-discs = Le dernier disque a quitté le plateau.
ended-idle = Un tour de table entier est passé sans nouveau comptoir.
source-village-opened = Comptoirs dans les villages
source-majority = Majorités absolues
source-regions = Régions
source-fortune = Fortune
source-filled = Villes remplies

# How bots differ within a level.
temper-0 = posée
temper-1 = hardie
temper-2 = méfiante
