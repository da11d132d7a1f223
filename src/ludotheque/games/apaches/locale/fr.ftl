# Les Apaches de Paris en français : ce qu’on demande, ce qu’on peut dire, ce qui arrive, ce qui est refusé.

quarter-1 = le quartier 1
    .plain = quartier 1
quarter-2 = le quartier 2
    .plain = quartier 2
quarter-3 = le quartier 3
    .plain = quartier 3
quarter-4 = le quartier 4
    .plain = quartier 4
quarter-5 = le quartier 5
    .plain = quartier 5
quarter-6 = le quartier 6
    .plain = quartier 6
quarter-7 = le quartier 7
    .plain = quartier 7
quarter-8 = le quartier des bourgeois (8)
    .plain = quartier des bourgeois (8)
quarter-9 = le quartier du receleur (9)
    .plain = quartier du receleur (9)

content-0 = 200 F
content-1 = 300 F
content-2 = 400 F
content-3 = 500 F
content-4 = un cambriolage de 100 F
    .plain = cambriolage de 100 F
content-5 = un cambriolage de 200 F
    .plain = cambriolage de 200 F
content-6 = un cambriolage de 300 F
    .plain = cambriolage de 300 F
content-7 = un cambriolage de 400 F
    .plain = cambriolage de 400 F
content-8 = un vol
    .plain = vol
content-9 = des renforts
    .plain = renforts
content-10 = un surin (un blessé)
    .plain = surin (un blessé)
content-11 = un cercueil (un mort)
    .plain = cercueil (un mort)
content-12 = un agent (un prisonnier)
    .plain = agent (un prisonnier)

kind-0 = un meneur
kind-1 = un novice
kind-2 = une recrue

bourgeois-0 = un vrai bourgeois
    .plain = vrai bourgeois
bourgeois-1 = l’agent de ville déguisé
    .plain = agent déguisé

step-take = Dans quel quartier prenez-vous une planque ?
step-act = Placer des Apaches, en déplacer un ou deux, ou poser tout de suite ?
step-lay = Laquelle de vos planques posez-vous ?
step-bail = L’un des vôtres est en prison. Versez-vous 150 F pour libérer un meneur ?

opening-hideout = Première planque dans le quartier { $quarter }

ahead-take = Prendre une planque
ahead-act = À mon tour : placer, déplacer ou poser
ahead-lay = Poser une planque, après avoir placé ou déplacé
ahead-bail = La caution d’un meneur
ahead-if-has = si j’ai { $francs } F au moins

move-take = Prendre une planque dans le quartier { $quarter }
move-place = Dans le quartier { $quarter }{ $leaders ->
    [0] {""}
    [one] { " " }· 1 meneur
   *[other] { " " }· { $leaders } meneurs
}{ $novices ->
    [0] {""}
    [one] { " " }· 1 novice
   *[other] { " " }· { $novices } novices
}{ $recruits ->
    [0] {""}
    [one] { " " }· 1 recrue
   *[other] { " " }· { $recruits } recrues
}
move-move = Déplacer { $kind ->
    [leader] { kind-0 }
    [novice] { kind-1 }
   *[recruit] { kind-2 }
} du { $start } au { $to }{ $apaches ->
    [one] {""}
   *[other] { second-leg }
}
second-leg = , { $second_kind ->
    [leader] { kind-0 }
    [novice] { kind-1 }
   *[recruit] { kind-2 }
} du { $second_start } au { $second_to }
move-lay = Poser dans le quartier { $quarter } : { $content ->
    [money-200] { content-0 }
    [money-300] { content-1 }
    [money-400] { content-2 }
    [money-500] { content-3 }
    [burglary-100] { content-4 }
    [burglary-200] { content-5 }
    [burglary-300] { content-6 }
    [burglary-400] { content-7 }
    [robbery] { content-8 }
    [reinforcements] { content-9 }
    [hurt] { content-10 }
    [killed] { content-11 }
   *[jailed] { content-12 }
}
move-free = Verser 150 F : un meneur est libre
move-done = Ne rien verser et finir le tour

gang-said = { $leaders ->
    [0] {""}
    [one] 1 meneur
   *[other] { $leaders } meneurs
}{ $leaders ->
    [0] {""}
   *[other] { $novices ->
        [0] {""}
       *[other] { $recruits ->
            [0] { " " }et{ " " }
           *[other] { ", " }
        }
    }
}{ $novices ->
    [0] {""}
    [one] 1 novice
   *[other] { $novices } novices
}{ $recruits ->
    [0] {""}
   *[other] { $leaders ->
        [0] { $novices ->
            [0] {""}
           *[other] { " " }et{ " " }
        }
       *[other] { " " }et{ " " }
    }
}{ $recruits ->
    [0] { $leaders ->
        [0] { $novices ->
            [0] personne
           *[other] {""}
        }
       *[other] {""}
    }
    [one] 1 recrue
   *[other] { $recruits } recrues
}

event-first-player = Premier joueur : { $seat }.
    .you = C’est vous qui commencez.
event-round = Manche { $round } sur { $rounds } : on mélange les planques et on les prend une à une.
event-chosen = { $seat } prend une planque dans { $quarter }.
    .you = Vous prenez une planque dans { $quarter }.
    .too = { $seat } dans { $quarter }.
event-taken = Votre planque, prise dans { $quarter } : { $content }.
event-placed = { $seat } place { gang-said } dans { $quarter }.
    .you = Vous placez { gang-said } dans { $quarter }.
event-moved = Chez { $seat }, { $kind } quitte { $from } pour { $to }.
    .you = Chez vous, { $kind } quitte { $from } pour { $to }.
    .on = Et { $kind } quitte { $from } pour { $to }.
event-laid = { $seat } pose une planque dans { $quarter } ; à rayer : { $content }.
    .you = Vous posez une planque dans { $quarter } ; à rayer : { $content }.
event-last-turn = Dernier tour, place { $place } : { $seat }, { $apaches ->
    [0] sans personne
    [one] avec { $apaches } Apache
   *[other] avec { $apaches } Apaches
} en réserve.
    .you = Dernier tour, place { $place } : vous, { $apaches ->
        [0] sans personne
        [one] avec { $apaches } Apache
       *[other] avec { $apaches } Apaches
    } en réserve.
event-freed = { $seat } verse { $sum } F de caution : un meneur retrouve la rue.
    .you = Vous versez { $sum } F de caution : un meneur retrouve la rue.
event-uncovered = Dans { $quarter } reste visible : { $content }.
event-nobody-there = Personne dans { $quarter } : il ne rapporte rien.
    .on = Il n’y a personne.
event-money-won = { $seat } tient { $quarter } et empoche { $sum } F.
    .you = Vous tenez { $quarter } et empochez { $sum } F.
    .on = { $seat } y est en tête : { $sum } F.
event-burgled = { $seat } tient { $quarter } : le cambriolage rapporte { $sum } F.
    .you = Vous tenez { $quarter } : le cambriolage rapporte { $sum } F.
    .on = { $seat } y est en tête : { $sum } F.
event-robbed = { $seat } vole { $sum } F à { $victim }.
    .you = Vous volez { $sum } F à { $victim }.
event-reinforced = { $seat } tient { $quarter } : des renforts, { $recruits ->
    [0] mais il ne reste pas de recrue
    [one] 1 recrue
   *[other] { $recruits } recrues
}.
    .you = Vous tenez { $quarter } : des renforts, { $recruits ->
        [0] mais il ne reste pas de recrue
        [one] 1 recrue
       *[other] { $recruits } recrues
    }.
event-hurt = { $seat } tient { $quarter } : un meneur part à l’hôpital.
    .you = Vous tenez { $quarter } : un de vos meneurs part à l’hôpital.
    .on = { $seat } y est en tête : un meneur part à l’hôpital.
event-killed = { $seat } tient { $quarter } : un meneur est tué.
    .you = Vous tenez { $quarter } : un de vos meneurs est tué.
    .on = { $seat } y est en tête : un meneur est tué.
event-jailed = { $seat } tient { $quarter } : un meneur part en prison.
    .you = Vous tenez { $quarter } : un de vos meneurs part en prison.
    .on = { $seat } y est en tête : un meneur part en prison.
event-fenced = { $seat } tient le quartier du receleur : { $burglaries ->
    [0] aucun cambriolage à payer
    [one] { $sum } F pour 1 cambriolage
   *[other] { $sum } F pour { $burglaries } cambriolages
}{ $recruits ->
    [0] , mais il ne reste pas de recrue
   *[other] , et une recrue
}.
    .you = Vous tenez le quartier du receleur : { $burglaries ->
        [0] aucun cambriolage à payer
        [one] { $sum } F pour 1 cambriolage
       *[other] { $sum } F pour { $burglaries } cambriolages
    }{ $recruits ->
        [0] , mais il ne reste pas de recrue
       *[other] , et une recrue
    }.
event-attacked = { $seat } attaque un bourgeois et regarde qui c’était.
    .you = Vous attaquez un bourgeois et regardez qui c’était.
event-attacked-whom = Vous avez attaqué { $who }.
event-came-back = De retour chez { $seat } : { $healed ->
    [0] {""}
    [one] 1 meneur de l’hôpital
   *[other] { $healed } meneurs de l’hôpital
}{ $healed ->
    [0] {""}
   *[other] { $released ->
        [0] {""}
       *[other] { " " }et{ " " }
    }
}{ $released ->
    [0] {""}
    [one] 1 meneur de prison
   *[other] { $released } meneurs de prison
}.
    .you = De retour chez vous : { $healed ->
        [0] {""}
        [one] 1 meneur de l’hôpital
       *[other] { $healed } meneurs de l’hôpital
    }{ $healed ->
        [0] {""}
       *[other] { $released ->
            [0] {""}
           *[other] { " " }et{ " " }
        }
    }{ $released ->
        [0] {""}
        [one] 1 meneur de prison
       *[other] { $released } meneurs de prison
    }.
event-recruited = { $seat } a gagné { $recruits ->
    [one] 1 recrue
   *[other] { $recruits } recrues
}{ $left ->
    [0] , à compter à la fin
   *[other] { " " }pour la manche suivante
}.
    .you = Vous avez gagné { $recruits ->
        [one] 1 recrue
       *[other] { $recruits } recrues
    }{ $left ->
        [0] , à compter à la fin
       *[other] { " " }pour la manche suivante
    }.
event-bourgeois-shown = { $seat } dévoile { $bourgeois } bourgeois : { $sum } F.
    .you = Vous dévoilez { $bourgeois } bourgeois : { $sum } F.
event-policeman-shown = { $seat } dévoile l’agent de ville : { $sum } F d’amende{ $leaders ->
    [0] {""}
   *[other] , et un meneur part en prison
}.
    .you = Vous dévoilez l’agent de ville : { $sum } F d’amende{ $leaders ->
        [0] {""}
       *[other] , et un de vos meneurs part en prison
    }.
event-operational = { $seat } reçoit { $sum } F pour { $apaches ->
    [one] { $apaches } Apache opérationnel
   *[other] { $apaches } Apaches opérationnels
}.
    .you = Vous recevez { $sum } F pour { $apaches ->
        [one] { $apaches } Apache opérationnel
       *[other] { $apaches } Apaches opérationnels
    }.

refused-closed-quarter = Ce quartier est interdit dans cette partie : personne n’y entre, et ses planques restent dans la boîte.
refused-take-first = On prend d’abord toutes les planques : dites un quartier.
refused-taking-is-over = Toutes les planques sont prises.
refused-no-hideout-there = Il n’y a plus rien à prendre dans ce tas : la dernière planque est celle qu’on a écartée.
refused-one-action = Votre action facultative est faite : posez maintenant une planque.
refused-not-in-reserve = Vous n’en avez pas autant dans votre réserve.
refused-too-many = On déplace un ou deux Apaches, pas davantage.
refused-not-adjacent = Ces deux quartiers ne se touchent pas.
refused-none-there = Vous n’avez pas cet Apache à cet endroit, ou pas en nombre.
refused-moved-twice = Ce serait déplacer deux fois le même Apache : chacun fait un pas au plus.
refused-tie-entered = Deux gangs seraient à égalité dans le quartier d’arrivée.
refused-tie-left = Deux gangs seraient à égalité dans le quartier quitté.
refused-must-lay = Un tour se termine par une planque : posez l’une des vôtres.
refused-not-held = Vous n’avez pas cette planque.
refused-novice-alone = Novices et recrues ne vont que là où un meneur de leur gang est avec eux.
refused-novice-left = Un novice ou une recrue resterait sans meneur.
refused-no-prisoner = Aucun de vos meneurs n’est en prison.
refused-no-money-for-bail = La caution est de 150 F, et vous ne les avez pas.
refused-bail-after-laying = La caution se verse à la fin de votre tour, une fois la planque posée.
refused-bail-or-done = Votre tour est fini, à la caution près : libérez un meneur ou ne versez rien.
refused-no-bail-in-last-turn = Pas de caution au dernier tour : les prisonniers sortent à la fin de la manche.

# Les ensembles de quartiers ouverts.
option-quarters-1236 = 1 2 3 6 (premières parties)
option-quarters-567 = 5 6 7
option-quarters-356 = 3 5 6
option-quarters-256 = 2 5 6
option-quarters-345 = 3 4 5
option-quarters-457 = 4 5 7
option-quarters-245 = 2 4 5
option-quarters-1234 = 1 2 3 4
option-quarters-1247 = 1 2 4 7
option-quarters-1347 = 1 3 4 7
option-quarters-1267 = 1 2 6 7
option-quarters-1367 = 1 3 6 7
option-quarters-14567 = 1 4 5 6 7 (premières parties)
option-quarters-23567 = 2 3 5 6 7
option-quarters-23457 = 2 3 4 5 7
option-quarters-12456 = 1 2 4 5 6
option-quarters-13456 = 1 3 4 5 6
option-quarters-1234567 = 1 2 3 4 5 6 7 (tous)

# Le terminal.
terminal-apaches-turn = Manche { $round } sur { $rounds }, tour { $turn } sur { $turns }. Ordre du tour : { $order }
terminal-apaches-taking = Manche { $round } sur { $rounds } : on prend les planques. Ordre : { $order }
terminal-apaches-legend-near = → voisins
terminal-apaches-legend-covered = { $roof } couverte
terminal-apaches-legend-own = [ ] en votre main
terminal-apaches-legend-gang = { $letter } 2+1 : 2 meneurs, 1 novice ou recrue
terminal-apaches-legend-reserve = réserve : meneurs + novices + recrues
terminal-apaches-legend-away = absents : hôpital / prison / cimetière
terminal-apaches-own = Vos planques :
terminal-apaches-bourgeois-0 = bourgeois
terminal-apaches-bourgeois-1 = agent
terminal-apaches-here = { $seat } y a { gang-said }.
terminal-apaches-leading = { $seat } y est en tête avec { gang-said }.
terminal-apaches-look = On peut regarder un quartier par son numéro : « regarder 4 ».
terminal-apaches-quarter-8 = les bourgeois : on en attaque un
terminal-apaches-quarter-9 = le receleur : 250 F le coup, une recrue
terminal-apaches-money = argent
terminal-apaches-reserve = réserve
terminal-apaches-away = absents
terminal-apaches-hideouts = planques
terminal-apaches-bourgeois = bourgeois
terminal-apaches-content-0 = 200 F
terminal-apaches-content-1 = 300 F
terminal-apaches-content-2 = 400 F
terminal-apaches-content-3 = 500 F
terminal-apaches-content-4 = cambr. 100
terminal-apaches-content-5 = cambr. 200
terminal-apaches-content-6 = cambr. 300
terminal-apaches-content-7 = cambr. 400
terminal-apaches-content-8 = vol
terminal-apaches-content-9 = renforts
terminal-apaches-content-10 = blessé
terminal-apaches-content-11 = mort
terminal-apaches-content-12 = prison

# Le plateau sur la page.
board-name = Paris, 1907 : neuf quartiers et leurs maisons, les gangs, et vos planques
board-city = La ville
board-gangs = Les gangs
board-hand = Vos planques
board-away = L’hôpital, la prison, le cimetière, et les recrues près du plateau
board-notes = Notes au crayon : ce que chaque quartier peut encore cacher, d’après ce que vous avez vu
board-news = Le règlement de la manche
board-news-title = Faits divers
board-close = Fermer
board-round = Manche { $round } sur { $rounds }
board-turn = Tour { $turn } sur { $turns }
board-taking = On prend les planques
board-order = Ordre du tour
board-order-is = On joue dans cet ordre : { $names }.
board-last-turn = Dernier tour : nouvel ordre
board-order-last = Le dernier tour a son ordre à lui, selon les réserves : { $names }.
board-in-reserve = en réserve : { $count }
board-closed = interdit
board-left = { $count ->
    [one] certain
   *[other] 1 sur { $count }
}
board-name-8 = Bourgeois
board-name-9 = Le receleur
board-gang-0 = Mohicans de Montparnasse
board-gang-1 = Costauds de la Villette
board-gang-2 = Monte-en-l’air des Batignolles
board-gang-3 = Tatoués d’Ivry
board-sum = { $sum } F
board-colour-blue = bleu
board-colour-green = vert
board-colour-red = rouge
board-colour-sky-blue = bleu ciel
board-colour-orange = orange
board-colour-purple = violet
board-colour-yellow = jaune
board-quarter = Quartier { $quarter }, { $colour }.
board-quarter-8 = Quartier 8, celui des bourgeois : qui le tient en attaque un.
board-quarter-9 = Quartier 9, celui du receleur : 250 F par cambriolage, et une recrue.
board-quarter-closed = Interdit dans cette partie.
board-possible = Pour ce que vous en savez, il peut encore cacher : { $contents }.
board-sure = Pour ce que vous en savez, il ne reste qu’une chose : { $contents }.
board-found = Il cachait : { $contents }.
board-held-there = Ce n’est pas ce que vous avez en main : { $contents }.
board-nobody = Personne ne s’y trouve.
board-here = { $name } y a { gang-said }.
board-here-leading = { $name } y est en tête avec { $count } ({ gang-said }).
board-touches = Il touche : { $quarters }.
board-stack = Planques dans le tas : { $count }.
board-own-there = Vos Apaches, quartier { $quarter } : { gang-said }.
board-reserve = En réserve chez { $name } : { gang-said }.
board-hideouts = Planques en main, par quartier : { $quarters }.
board-money = Argent : { $sum } F.
board-money-secret = L’argent est sous le portefeuille, personne ne le voit.
board-kept = Bourgeois gardés face cachée : { $count }.
board-kept-bourgeois = L’un d’eux est un vrai bourgeois.
board-kept-policeman = L’un d’eux est l’agent de ville.
board-first = C’est là qu’est la lanterne du premier joueur.
board-on-turn = C’est à ce gang de jouer.
board-aside = Recrues près du plateau : { $count }.
board-so-many = { $name } { $count }
board-hospital = À l’hôpital : { $names }.
board-hospital-empty = Personne à l’hôpital.
board-prison = En prison : { $names }.
board-prison-empty = Personne en prison.
board-cemetery = Au cimetière : { $names }.
board-cemetery-empty = Le cimetière est vide.
board-tile = Votre planque du quartier { $quarter } : { $content }.
board-take-leader = Vos meneurs en réserve : { $count }. En prendre un.
board-take-novice = Vos novices en réserve : { $count }. En prendre un.
board-take-recruit = Vos recrues en réserve : { $count }. En prendre une.
board-place-leader = Meneurs à placer ici
board-place-novice = Novices
board-place-recruit = Recrues
board-count-leader = { $count ->
    [one] { $count } meneur
   *[other] { $count } meneurs
}
board-count-novice = { $count ->
    [one] { $count } novice
   *[other] { $count } novices
}
board-count-recruit = { $count ->
    [one] { $count } recrue
   *[other] { $count } recrues
}
board-would-tie = (égalité avec { $name })
board-leave-leader = Un meneur s’en va
board-leave-novice = Un novice s’en va
board-leave-recruit = Une recrue s’en va
board-where-to = Où va-t-il ?
board-where-to-second = Et le second, où va-t-il ?
board-one-more = Ce chemin seul n’est pas permis : choisissez un second Apache qui bouge aussi.
board-second-too = Vous pouvez en déplacer un second dans la même action : choisissez-en un autre.
board-where-place = En main : { $apaches }. Dans quel quartier ?
board-legend = Les signes
board-legend-money = argent
board-legend-burglary = cambriolage
board-legend-robbery = vol
board-legend-reinforcements = deux recrues
board-legend-hurt = hôpital
board-legend-killed = mort
board-legend-jailed = prison
board-legend-leader = meneur
board-legend-novice = novice
board-legend-recruit = recrue
board-put-down = Reposer
board-gained = +{ $sum } F
board-lost = −{ $sum } F
board-lost-leaders = meneurs perdus : { $count }
board-gained-recruits = recrues : { $count }
board-gained-bourgeois = bourgeois : { $count }
board-balance = { $name } : { $parts }

# Options: what they are called, with their unit, and what each does.
option-quarters = Les quartiers ouverts
option-quarters-about = L’un des ensembles que la feuille donne pour ce nombre de joueurs.
option-rounds = Le nombre de manches
option-rounds-about = Trois selon la feuille ; à quatre joueurs, il en faut quatre pour que chacun commence une fois.
option-richest_begins = Le plus riche commence la dernière manche
option-richest_begins-about = À deux, cela compense l’avantage de jouer en dernier.
option-open_money = L’argent sur la table
option-open_money-about = Chacun voit ce qu’ont les autres.
option-recruits_leave = Les recrues employées partent
option-recruits_leave-about = Les recrues s’usent comme les novices.

# Board files: what is wrong with one, and what its values are called.
box-known-scale = l’un de { $scales }
box-nine-counts = le nombre de planques de neuf quartiers
box-nine-quarters = neuf tables, et non { $count }
box-touched-back = un quartier qui touche le { $quarter }, puisque celui-ci le touche
box-in-order = le numéro { $number } : les quartiers sont dans l’ordre
box-list-of-neighbours = une liste « touches » des numéros de ses voisins
box-neighbours-once = des voisins de 1 à 9, chacun nommé une fois
box-not-itself = un quartier qui ne se touche pas lui-même
box-list-of-places = une liste « places » de ce qui s’y trouve
box-known-contents = un contenu parmi { $known }, et non { $said }
box-so-many-places = { $due } places, et non { $count }
box-different-places = des places différentes
box-places-up-to-7 = des places de 1 à 7, et aucune pour 8 et 9
box-dealt-evenly = assez de planques pour que les { $dealt } des quartiers ouverts se partagent également entre { $seats } joueurs
box-constraint-sizes = une ville où les quartiers 1 à 7 ont 3, 4, 4, 5, 6, 5 et 4 planques (trouvé : { $found })
box-constraint-colours = une ville où les couleurs des quartiers à planques sont « blue », « green », « orange », « purple », « red », « sky blue » et « yellow » (trouvé : { $found })
box-constraint-sky-blue-and-orange = une ville où le bleu ciel touche l’orange (trouvé : { $found })
box-constraint-orange-and-red = une ville où un quartier touche à la fois l’orange et le rouge (trouvé : { $found })
box-constraint-round-green = une ville où le vert touche au moins deux autres quartiers (trouvé : { $found })
box-constraint-drawable = une ville où les quartiers peuvent se dessiner à plat, comme un plan (trouvé : { $found })
box-constraint-two-neighbours = une ville où, dans chaque ensemble, tout quartier ouvert a deux voisins ouverts (trouvé : { $found })
box-constraint-connected = une ville où, dans chaque ensemble, tous les quartiers ouverts sont reliés (trouvé : { $found })
box-constraint-gain-and-loss = une ville où chaque quartier à planques cache un gain et une perte (trouvé : { $found })
box-constraint-two-to-one = une ville où il y a environ deux gains pour une perte (trouvé : { $found })
box-constraint-reinforcements = une ville où deux places cachent des renforts, dans deux quartiers (trouvé : { $found })
box-constraint-everything-occurs = une ville où tout ce que disent AP-18 à AP-24 existe dans chaque ensemble (trouvé : { $found })
box-constraint-variety = une ville où les grands quartiers sont au moins aussi variés que les petits (trouvé : { $found })
box-label-scale = Taille de la ville
box-label-hideouts = Planques de chaque quartier, de 1 à 9
box-label-quarter = Quartier { $which }
box-key-number = numéro
box-key-colour = couleur
box-key-touches = touche
box-key-places = planques

# La table en clair : le nom de ce qui s’y trouve, et ce que valent les nombres.
field-first = Premier joueur
field-round = Manche
field-turn = Tour
field-order = Ordre du tour
field-at = À qui de jouer
field-chosen = Planque prise dans
field-leaders = Meneurs dans les quartiers
field-novices = Novices dans les quartiers
field-recruits = Recrues dans les quartiers
field-leaders-in-reserve = Meneurs en réserve
field-novices-in-reserve = Novices en réserve
field-recruits-in-reserve = Recrues en réserve
field-recruits-aside = Recrues à côté du plateau
field-recruits-won = Recrues gagnées à ce règlement
field-recruits-gone = Recrues hors jeu
field-hospital = À l’hôpital
field-prison = En prison
field-cemetery = Au cimetière
field-retired = Novices hors jeu
field-stacks = Planques dans les tas
field-hands = Planques en main
field-covered = Planques posées
field-uncovered = Encore visibles
field-bourgeois = Bourgeois sur le plateau
field-attacked = Bourgeois gardés face cachée
field-unmasked = Bourgeois révélés
field-money = Argent
field-wallets = Dans le portefeuille
field-totals = Compté à la fin
field-bank = Banque
value-sum = { $sum } F
value-hideout = { $quarter } : { $content }
back-hideout = une du quartier { $hideout }
hidden-hideout = { $count }
hidden-bourgeois = { $count }

# La première partie guidée.
guide-welcome = Paris, 1907. Vous menez un gang d’Apaches ; manche un, tour quatre sur six. Chaque quartier ouvert cache une seule chose, bonne ou mauvaise, et le gang qui y compte le plus d’Apaches à la fin de la manche la prend.
guide-roofs = Regardez le quartier 2. Quatre maisons y sont imprimées, et deux ont déjà un toit : ces planques ont été montrées et posées, il ne cache donc ni l’une ni l’autre. Le seul emplacement encore visible à la fin de la manche dit ce qui s’y trouve.
guide-notes = Le crayon marque ce que personne d’autre ne peut savoir. Le cambriolage de 300 F du quartier 2 est dans votre main : il ne reste que 400 F. Du quartier 3, vous avez les 500 F et le surin : c’est la police qui y attend.
guide-leave = Vous tenez le quartier 3, et qui le tient y laisse un meneur en prison. Allez plutôt au quartier 2 : choisissez votre gang dans le 3, puis le quartier 2, et recommencez. Un seul ferait une égalité, et c’est défendu. Mais on déplace un ou deux Apaches en une action.
guide-wrong-leave = C’est permis, mais la police vous trouverait encore en tête dans le quartier 3. Déplacez les deux meneurs du 3 au 2.
guide-bluff = Chaque tour se termine par une planque, montrée à tous. Posez le surin du quartier 3 : votre rival croira que les 500 F y sont encore possibles.
guide-wrong-bluff = Ce serait en dire trop à votre rival. Posez le surin du quartier 3.
guide-novice = Votre rival a mordu : trois meneurs dans le quartier 3. Dans le quartier 1, il ne reste rien de mauvais, et personne n’y est. Placez deux meneurs et un novice : prenez-les dans votre réserve, puis choisissez le quartier 1. Un novice compte comme un meneur, a besoin d’un meneur à ses côtés, et ne sert qu’une manche.
guide-wrong-novice = Une autre fois. Prenez deux meneurs et un novice dans votre réserve, et placez-les dans le quartier 1.
guide-decision = Cette fois, il faut en dire un peu. Posez le cambriolage, et tous verront que le quartier 2 cache 400 F. Posez les 500 F, et votre rival verra la police dans le quartier 3. À vous de choisir.
guide-wrong-decision = Posez l’une de vos deux planques : la partie continue dans les deux cas.
guide-last-told = Le dernier tour a son ordre à lui : la plus grande réserve joue d’abord, vous aurez donc le dernier mot. Votre rival a maintenant trois Apaches dans le quartier 2, et vous deux. Un de plus ferait une égalité. Placez-y un meneur et un novice.
guide-last-kept = Votre rival a vu la police et a filé du quartier 3 vers le quartier 2 : trois contre vos deux. Mais, au dernier tour, la plus grande réserve joue d’abord : vous avez le dernier mot. Un de plus ferait une égalité : placez-y un meneur et un novice.
guide-wrong-last = Alors votre rival prend le quartier 2. Placez-y un meneur et un novice : quatre contre trois.
guide-lay-last = Posez votre dernière planque. Ensuite, on règle les quartiers un par un.
guide-settled-told = Vous prenez 300 F dans le quartier 1, 400 F dans le quartier 2, et dans le quartier 6 vous volez votre rival, dont un meneur passe une manche en prison : la caution serait de 150 F. Dans le quartier 8, votre rival a attaqué un bourgeois, à moins que ce ne soit l’agent de ville.
guide-settled-kept = Vous prenez 300 F dans le quartier 1, 400 F dans le quartier 2, et dans le quartier 6 vous volez votre rival. Il n’y avait plus personne dans le quartier 3, et la police est rentrée seule : voilà ce que vos 500 F avaient dit. Dans le quartier 8, votre rival a attaqué un bourgeois, à moins que ce ne soit l’agent de ville.

# Ce qu’on tape au terminal : chaque mot des coups, puis comment il peut s’écrire encore.
typed-take = prendre
typed-place = placer
typed-leader = meneur|meneurs
typed-novice = novice|novices
typed-recruit = recrue|recrues
typed-in = dans|en
typed-move = déplacer|bouger
typed-lay = poser
typed-money = argent
typed-burglary = cambriolage
typed-robbery = vol
typed-reinforcements = renforts
typed-hurt = blessé|surin
typed-killed = mort|cercueil
typed-jailed = prison|agent
typed-free = libérer|caution
typed-done = fini|rien
grammar-examples = place leader 2 in 3|place leader 2, novice 1 in 3|move leader 3>2|move leader 3>2, novice 3>2
grammar-shown = { terminal-apaches-content-0 } = money 200 | { terminal-apaches-content-1 } = money 300 | { terminal-apaches-content-2 } = money 400 | { terminal-apaches-content-3 } = money 500 | { terminal-apaches-content-4 } = burglary 100 | { terminal-apaches-content-5 } = burglary 200 | { terminal-apaches-content-6 } = burglary 300 | { terminal-apaches-content-7 } = burglary 400 | { terminal-apaches-content-8 } = robbery | { terminal-apaches-content-9 } = reinforcements | { terminal-apaches-content-10 } = hurt | { terminal-apaches-content-11 } = killed | { terminal-apaches-content-12 } = jailed
guide-farewell = Les meneurs rentrent, les novices utilisés quittent la partie, et l’on reprend des planques. Trois manches, et le gang le plus riche gagne. La rue est à vous.

# Where scores came from
ended-rounds = La dernière manche est finie, et chacun a reçu son dû.
source-burgled = Cambriolages
source-fenced = Chez le receleur
source-money-won = Argent des quartiers
source-freed = Cautions
source-bourgeois-shown = Bourgeois détroussés
source-policeman-shown = Amende de l’agent de ville
source-operational = Apaches opérationnels
source-robbed = Vols entre gangs

# How bots differ within a level.
temper-0 = posée
temper-1 = se réserve
temper-2 = aime bluffer
temper-3 = évite les pertes
temper-4 = envieuse
temper-5 = discrète et rapide
temper-6 = remuante et audacieuse
temper-7 = sceptique
temper-8 = veut le dernier mot
temper-9 = patiente et envieuse
temper-10 = calme
temper-11 = évite la moindre perte
