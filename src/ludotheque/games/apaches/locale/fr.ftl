# Les Apaches de Paris en français : ce qu’on demande, ce qu’on peut dire, ce qui arrive, ce qui est refusé.

quarter-1 = le quartier 1
quarter-2 = le quartier 2
quarter-3 = le quartier 3
quarter-4 = le quartier 4
quarter-5 = le quartier 5
quarter-6 = le quartier 6
quarter-7 = le quartier 7
quarter-8 = le quartier des bourgeois (8)
quarter-9 = le quartier du receleur (9)

content-0 = 200 F
content-1 = 300 F
content-2 = 400 F
content-3 = 500 F
content-4 = un cambriolage de 100 F
content-5 = un cambriolage de 200 F
content-6 = un cambriolage de 300 F
content-7 = un cambriolage de 400 F
content-8 = un vol
content-9 = des renforts
content-10 = un surin (un blessé)
content-11 = un cercueil (un mort)
content-12 = un agent (un prisonnier)

kind-0 = un meneur
kind-1 = un novice
kind-2 = une recrue

bourgeois-0 = un vrai bourgeois
bourgeois-1 = l’agent de ville déguisé

step-take = De quelle couleur prenez-vous une planque ?
step-act = Placer des Apaches, en déplacer un ou deux, ou poser une planque tout de suite ?
step-lay = Laquelle de vos planques posez-vous ?
step-bail = L’un des vôtres est en prison. Versez-vous 150 F pour libérer un meneur ?

move-take = Prendre une planque du quartier { $quarter }
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
move-lay = Poser sur le quartier { $quarter } : { $content ->
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

event-first-player = Premier joueur : { $seat }.
event-round = Manche { $round } sur 3 : on mélange les planques et on les prend une à une.
event-chosen = { $seat } prend une planque ; couleur : { $quarter }.
event-taken = Votre planque ({ $quarter }) : { $content }.
event-placed = { $seat } place des Apaches ; { $quarter } : meneurs { $leaders }, novices { $novices }, recrues { $recruits }.
event-moved = { $seat } déplace { $kind } : { $from } → { $to }.
event-laid = { $seat } pose une planque ; { $quarter } : ce n’est pas { $content }.
event-last-turn = Dernier tour, place { $place } : { $seat }, avec { $apaches } en réserve.
event-freed = { $seat } verse { $sum } F de caution : un meneur retrouve la rue.
event-uncovered = Encore visible, { $quarter } : { $content }.
event-nobody-there = Personne dans { $quarter } : il ne rapporte rien.
event-money-won = { $seat } tient { $quarter } et empoche { $sum } F.
event-burgled = { $seat } tient { $quarter } : le cambriolage rapporte { $sum } F.
event-robbed = { $seat } vole { $sum } F à { $victim }.
event-reinforced = { $seat } tient { $quarter } : des renforts pour la manche suivante.
event-hurt = { $seat } tient { $quarter } : un meneur part à l’hôpital.
event-killed = { $seat } tient { $quarter } : un meneur est tué.
event-jailed = { $seat } tient { $quarter } : un meneur part en prison.
event-fenced = { $seat } tient le receleur : { $sum } F (cambriolages : { $burglaries }), et une recrue.
event-attacked = { $seat } attaque un bourgeois et regarde qui c’était.
event-attacked-whom = Vous avez attaqué { $who }.
event-came-back = De retour chez { $seat } : de l’hôpital { $healed }, de prison { $released }.
event-recruited = Recrues de { $seat } pour la manche suivante : { $recruits }.
event-bourgeois-shown = { $seat } dévoile ses bourgeois : { $bourgeois }, pour { $sum } F.
event-policeman-shown = { $seat } dévoile l’agent de ville : { $sum } F d’amende, meneurs emprisonnés : { $leaders }.
event-operational = { $seat } reçoit { $sum } F pour ses Apaches opérationnels : { $apaches }.

refused-closed-quarter = Ce quartier est interdit dans cette partie : personne n’y entre, et ses planques restent dans la boîte.
refused-take-first = On prend d’abord toutes les planques : dites une couleur.
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

# Le terminal.
terminal-apaches-turn = Manche { $round } sur 3, tour { $turn }. Ordre du tour : { $order }
terminal-apaches-taking = Manche { $round } sur 3 : on prend les planques. Ordre : { $order }
terminal-apaches-legend = { $roof } couvert   [ ] à vous   meneurs + novices et recrues   hôpital / prison / cimetière
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
