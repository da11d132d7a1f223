# Zankapfel en français : ce qu’on demande, ce qu’on peut dire, ce qui arrive, ce qui est refusé.

card-1 = une pomme rouge
card-2 = une pomme jaune
card-3 = une pomme verte
card-4 = une pomme bleue
card-5 = un joker

colour-1 = rouges
colour-2 = jaunes
colour-3 = vertes
colour-4 = bleues

square-0 = A1
square-1 = B1
square-2 = C1
square-3 = D1
square-4 = E1
square-5 = A2
square-6 = B2
square-7 = C2
square-8 = D2
square-9 = E2
square-10 = A3
square-11 = B3
square-12 = C3
square-13 = D3
square-14 = E3
square-15 = A4
square-16 = B4
square-17 = C4
square-18 = D4
square-19 = E4
square-20 = A5
square-21 = B5
square-22 = C5
square-23 = D5
square-24 = E5

step-place-mayor = Sur quelle case le maire commence-t-il ?
step-remove-token = Retirez un jeton du verger.
step-buy-or-play = { $face_up ->
    [1] Acheter la pomme rouge de la pile, ou en jouer une de votre main ?
    [2] Acheter la pomme jaune de la pile, ou en jouer une de votre main ?
    [3] Acheter la pomme verte de la pile, ou en jouer une de votre main ?
    [4] Acheter la pomme bleue de la pile, ou en jouer une de votre main ?
    [5] Acheter le joker de la pile, ou jouer une pomme de votre main ?
   *[0] Jouez une pomme de votre main.
}
step-name-square = Où le maire doit-il aller ?
step-offer = Le maire serait mieux ailleurs ? Soudoyez le premier joueur.
step-answer = On vous fait des offres. En acceptez-vous une ?
step-name-colour = De quelle couleur est votre joker ?
step-choose-discord = Par quelle discorde commence-t-on ?
step-lay = { $quarrel ->
    [1] Discorde pour les pommes rouges : posez une carte face cachée.
    [2] Discorde pour les pommes jaunes : posez une carte face cachée.
    [3] Discorde pour les pommes vertes : posez une carte face cachée.
   *[4] Discorde pour les pommes bleues : posez une carte face cachée.
}
step-buy-dice = Achetez-vous des dés, à deux points pièce, ou en restez-vous là ?

ahead-remove-token = Retirer un jeton
ahead-buy-or-play = À mon tour d’acheter ou de jouer
ahead-name-square = Où va le maire
ahead-offer = Pots-de-vin
ahead-answer = Répondre aux offres
ahead-name-colour = La couleur de mon joker
ahead-choose-discord = Quelle discorde d’abord
ahead-lay = Ma carte dans une discorde
ahead-buy-dice = Les dés dans une discorde
ahead-if-costs-at-most = { $points ->
    [one] si la pomme visible coûte { $points } point au plus
   *[other] si la pomme visible coûte { $points } points au plus
}
ahead-if-shows = { $points ->
    [one] si la pile montre { $card }, pour { $points } point au plus
   *[other] si la pile montre { $card }, pour { $points } points au plus
}
ahead-if-will-go = si le maire doit aller en { $square }
ahead-if-offers = { $points ->
    [one] si c’est { $points } point au moins
   *[other] si c’est { $points } points au moins
}
ahead-if-unclaimed = si personne d’autre n’a cette couleur
ahead-if-is-worth = { $points ->
    [one] si l’enjeu est de { $points } point au moins
   *[other] si l’enjeu est de { $points } points au moins
}

opening-buyer = Achète d’abord une pomme
opening-briber = Offre d’abord des points
opening-onlooker = Regarde d’abord

move-place = Placer le maire en { $square }
move-remove = Retirer le jeton de { $square }
move-buy = Acheter la pomme visible
    .amount = { $amount ->
        [one] Acheter la pomme visible pour { $amount } point
       *[other] Acheter la pomme visible pour { $amount } points
    }
move-play = { $card ->
    [red] Jouer une pomme rouge
    [yellow] Jouer une pomme jaune
    [green] Jouer une pomme verte
    [blue] Jouer une pomme bleue
   *[joker] Jouer un joker
}
move-go = Le maire va en { $square }
move-offer = { $points ->
    [one] Proposer 1 point pour { $square }
   *[other] Proposer { $points } points pour { $square }
}
move-done = Rien à ajouter pour l’instant
move-accept = { $seat ->
    [0] Accepter l’offre de { seat-0 }
    [1] Accepter l’offre de { seat-1 }
    [2] Accepter l’offre de { seat-2 }
    [3] Accepter l’offre de { seat-3 }
    [4] Accepter l’offre de { seat-4 }
   *[5] Accepter l’offre de { seat-5 }
}
    .amount = { move-accept } : { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
move-keep = Tout refuser : le maire va où je l’ai dit
move-name = { $colour ->
    [red] Mon joker est rouge
    [yellow] Mon joker est jaune
    [green] Mon joker est vert
   *[blue] Mon joker est bleu
}
move-settle = { $colour ->
    [red] D’abord la discorde pour les rouges
    [yellow] D’abord la discorde pour les jaunes
    [green] D’abord la discorde pour les vertes
   *[blue] D’abord la discorde pour les bleues
}
move-lay = Poser le { $value }
move-stand = En rester là pour l’instant
move-dice = { $dice ->
    [one] Acheter un dé
   *[other] Acheter { $dice } dés
}
    .amount = { $dice ->
        [one] Acheter un dé pour { $amount } points
       *[other] Acheter { $dice } dés pour { $amount } points
    }

event-mayor-placed = { $seat } place le maire en { $square }.
    .you = Vous placez le maire en { $square }.
event-dealt = { $seat } reçoit une carte de pomme.
    .you = Vous recevez une carte de pomme.
event-held = C’est { $card }.
event-turned-up = La pile montre maintenant { $card }.
    .on = La pile montre { $card }.
event-token-removed = { $seat } retire du verger le jeton de { $square }.
    .you = Vous retirez du verger le jeton de { $square }.
event-round = Manche { $round } : { $seat } a la grosse pomme.
    .you = Manche { $round } : vous avez la grosse pomme.
event-bought = { $price ->
    [one] { $seat } achète { $card } pour { $price } point.
   *[other] { $seat } achète { $card } pour { $price } points.
}
    .you = { $price ->
        [one] Vous achetez { $card } pour { $price } point.
       *[other] Vous achetez { $card } pour { $price } points.
    }
event-played = { $seat } joue une carte de pomme face cachée.
    .you = Vous jouez une carte de pomme face cachée.
event-sat-out = { $seat } n’a rien à jouer ni à acheter et passe cette manche.
    .you = Vous n’avez rien à jouer ni à acheter et passez cette manche.
event-reshuffled = { $cards ->
    [one] La pile est vide : l’unique carte défaussée en forme une nouvelle.
   *[other] La pile est vide : les { $cards } cartes défaussées sont mélangées en une nouvelle.
}
event-square-named = { $seat } veut envoyer le maire en { $square }.
    .you = Vous voulez envoyer le maire en { $square }.
event-offered = { $points ->
    [one] { $seat } propose 1 point pour { $square }.
   *[other] { $seat } propose { $points } points pour { $square }.
}
    .you = { $points ->
        [one] Vous proposez 1 point pour { $square }.
       *[other] Vous proposez { $points } points pour { $square }.
    }
event-no-more-offers = { $seat } ne propose rien de plus.
    .you = Vous ne proposez rien de plus.
event-bribed = { $points ->
    [one] { $seat } accepte le pot-de-vin de { $briber } : 1 point.
   *[other] { $seat } accepte le pot-de-vin de { $briber } : { $points } points.
}
    .you = { $points ->
        [one] Vous acceptez le pot-de-vin de { $briber } : 1 point.
       *[other] Vous acceptez le pot-de-vin de { $briber } : { $points } points.
    }
event-kept = { $seat } reste incorruptible.
    .you = Vous restez incorruptible.
event-mayor-moved = Le maire va en { $square }, et son jeton est retiré.
event-revealed = { $seat } révèle { $card }.
    .you = Vous révélez { $card }.
    .too = { $seat } : { $card }.
event-colour-named = { $seat } compte son joker parmi les pommes { $colour }.
    .you = Vous comptez votre joker parmi les pommes { $colour }.
event-harvested = { $points ->
    [one] { $seat } récolte les pommes { $colour } : 1 point.
   *[other] { $seat } récolte les pommes { $colour } : { $points } points.
}
    .you = { $points ->
        [one] Vous récoltez les pommes { $colour } : 1 point.
       *[other] Vous récoltez les pommes { $colour } : { $points } points.
    }
event-discord = Discorde ! { $contenders } joueurs veulent les pommes { $colour }.
event-fight = On se dispute les pommes { $colour }.
event-laid = { $seat } pose une carte de discorde face cachée.
    .you = Vous posez une carte de discorde face cachée.
event-dice-bought = { $dice ->
    [one] { $seat } achète un dé pour { $price } points.
   *[other] { $seat } achète { $dice } dés pour { $price } points.
}
    .you = { $dice ->
        [one] Vous achetez un dé pour { $price } points.
       *[other] Vous achetez { $dice } dés pour { $price } points.
    }
event-stood = { $seat } en reste là.
    .you = Vous en restez là.
event-turned = { $seat } retourne le { $value }.
    .you = Vous retournez le { $value }.
    .too = { $seat } le { $value }.
event-thrown = { $seat } fait { $pips }.
    .you = Vous faites { $pips }.
event-tied = Égalité à { $total } ! On se dispute encore les pommes { $colour }.
event-discord-won = { $points ->
    [one] { $seat } l’emporte avec { $total } et récolte les pommes { $colour } : 1 point.
   *[other] { $seat } l’emporte avec { $total } et récolte les pommes { $colour } : { $points } points.
}
    .you = { $points ->
        [one] Vous l’emportez avec { $total } et récoltez les pommes { $colour } : 1 point.
       *[other] Vous l’emportez avec { $total } et récoltez les pommes { $colour } : { $points } points.
    }
event-nobody-harvests = Plus de carte de discorde, et aucun dé acheté : personne ne récolte les pommes { $colour }.
event-finished = { $seat } atteint l’arrivée !
    .you = Vous atteignez l’arrivée !
event-orchard-is-bare = Le verger est nu : la partie s’arrête après la manche { $round }.
event-last-card-played = La dernière carte de pomme est jouée : la partie s’arrête après la manche { $round }.

refused-no-such-square = Le verger n’a pas cette case.
refused-nothing-to-remove = Il n’y a pas de jeton à retirer sur cette case.
refused-not-now = Cela relève d’un autre moment de la manche.
refused-not-held = Vous n’avez pas cette carte de pomme en main.
refused-must-buy = Sans carte de pomme en main, il faut acheter.
refused-out-of-reach = Le maire va sur une case voisine, tant que l’une d’elles a encore son jeton.
refused-another-square = Le maire y va déjà : un pot-de-vin se propose pour une autre case.
refused-two-at-most = Un pot-de-vin est de 1 ou 2 points, pas plus.
refused-offer-out-of-reach = Vous ne pouvez demander qu’une case où le maire pourrait aller.
refused-no-such-offer = Ce joueur ne vous a rien proposé.
refused-card-is-laid = Une carte de discorde posée ne se change plus.
refused-three-at-most = Trois dés par joueur au plus dans une discorde.
refused-one-purchase = Vous avez vos dés : on n’achète qu’une fois par combat.
refused-card-is-spent = Cette carte de discorde n’est plus en jeu.
refused-no-token = Cette case n’a plus son jeton.
refused-better-offer = Une offre se revoit avec plus de points ou pour une autre case.
refused-offered-twice = Vous avez fait votre offre et l’avez revue : c’est tout.
refused-offers-are-in = Toutes les offres sont faites ; le premier joueur décide.
refused-cards-first = D’abord chacun pose une carte de discorde ; les dés s’achètent ensuite.
refused-no-such-discord = Il n’y a pas de discorde à régler pour cette couleur.
refused-apple-is-laid = Votre carte de pomme est posée face cachée : elle y reste jusqu’à ce que toutes se révèlent.
refused-nothing-to-buy = Il n’y a pas de carte de pomme visible à acheter.

# Le terminal.
apple-1 = rouge
apple-2 = jaune
apple-3 = vert
apple-4 = bleu
apple-5 = joker
terminal-zankapfel-opening = Avant la première manche : { $tokens } jetons
terminal-zankapfel-round = { $tokens ->
    [0] Manche { $round }, plus de jeton
    [one] Manche { $round }, reste un jeton
   *[other] Manche { $round }, restent { $tokens } jetons
}
terminal-zankapfel-path = { $left ->
    [0] Le chemin compte { $steps } pas
    [one] Reste un pas sur { $steps } pour le premier
   *[other] Restent { $left } pas sur { $steps } pour le premier
}
terminal-zankapfel-piles = Pile : { $pile }, défausse : { $discards }
terminal-zankapfel-face-up = À vendre : { $card }, pour { $price }
terminal-zankapfel-nothing-up = Rien à vendre
terminal-zankapfel-goal = désignée : { $square }
terminal-zankapfel-fight = Discorde, { $colour } : { $points }
terminal-zankapfel-legend =
    { $mayor } maire, { $token } jeton, { $apple } grosse pomme
    { $card } une carte de pomme cachée
terminal-zankapfel-head-points = Pts
terminal-zankapfel-head-hand = Main
terminal-zankapfel-head-discord = Cartes de discorde
terminal-zankapfel-bought = acheté : { $card }
terminal-zankapfel-offer = propose { $points } pour { $square }
terminal-zankapfel-dice = { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
}
terminal-zankapfel-hand = Votre main : { $cards }
terminal-zankapfel-played = Joué : { $card }

# La table qu’on ouvre : ses options.
option-deck-reshuffle = On remélange la défausse
option-deck-once = La pile ne sert qu’une fois

# Le plateau sur la page : ce qui s’y trouve, et ce qu’on en lit à haute voix.
board-name = Zankapfel : un verger de { $trees } arbres, des panneaux sur ses quatre côtés et le chemin tout autour
board-orchard = Le verger
board-signs = Les panneaux autour du verger
board-choices = Ce qu’on propose ou accepte pour cette case
board-lane = Le chemin, long de { $steps } pas
board-people = Les fermiers
board-farm = La ferme et la grange
board-hand = Vos cartes de pomme
board-hand-empty = Pas de pomme en main
board-scene = La discorde
board-square = { $square } : rouge { $red }, jaune { $yellow }, vert { $green }, bleu { $blue }.
board-square-bare = { $square }, déjà cueillie : rouge { $red }, jaune { $yellow }, vert { $green }, bleu { $blue }.
board-mayor-here = Le maire est ici.
board-goal-here = { $name } veut faire venir le maire ici.
board-offers-here = { $points ->
    [one] { $name } propose 1 point pour l’y envoyer.
   *[other] { $name } propose { $points } points pour l’y envoyer.
}
board-sign = { $colour ->
    [red] En { $square }, les pommes rouges rapportent { $points }.
    [yellow] En { $square }, les pommes jaunes rapportent { $points }.
    [green] En { $square }, les pommes vertes rapportent { $points }.
   *[blue] En { $square }, les pommes bleues rapportent { $points }.
}
board-claims = { $name } les veut.
board-pawn = { $name } en est au pas { $step } sur { $finish }.
board-pawn-below = { $steps ->
    [one] { $name } patauge un pas avant le départ.
   *[other] { $name } patauge { $steps } pas avant le départ.
}
board-person = { $score ->
    [one] { $name } a { $score } point.
   *[other] { $name } a { $score } points.
}
board-first = La grosse pomme est ici.
board-holds = { $cards ->
    [0] Aucune carte de pomme en main.
    [one] Une carte de pomme en main.
   *[other] { $cards } cartes de pomme en main.
}
board-discord = Cartes de discorde restantes : { $cards }.
board-discord-none = Plus de carte de discorde.
board-bought = { $card ->
    [red] A acheté une pomme rouge dans cette manche.
    [yellow] A acheté une pomme jaune dans cette manche.
    [green] A acheté une pomme verte dans cette manche.
    [blue] A acheté une pomme bleue dans cette manche.
   *[joker] A acheté un joker dans cette manche.
}
board-played = A joué une carte de pomme face cachée.
board-you-played = { $card ->
    [red] Vous avez joué une pomme rouge, face cachée.
    [yellow] Vous avez joué une pomme jaune, face cachée.
    [green] Vous avez joué une pomme verte, face cachée.
    [blue] Vous avez joué une pomme bleue, face cachée.
   *[joker] Vous avez joué un joker, face cachée.
}
board-revealed = { $card ->
    [red] A révélé une pomme rouge.
    [yellow] A révélé une pomme jaune.
    [green] A révélé une pomme verte.
    [blue] A révélé une pomme bleue.
   *[joker] A révélé un joker.
}
board-offers = { $points ->
    [one] Propose 1 point pour { $square }.
   *[other] Propose { $points } points pour { $square }.
}
board-decides = Doit encore se décider.
board-turned = La carte est un { $value }.
board-laid = Une carte est posée face cachée.
board-you-laid = Votre { $value } est posé face cachée.
board-dice = { $dice ->
    [one] Un dé acheté.
   *[other] { $dice } dés achetés.
}
board-thrown = Les dés montrent { $pips }.
board-face-up = { $card ->
    [red] À vendre : une pomme rouge, pour { $price }.
    [yellow] À vendre : une pomme jaune, pour { $price }.
    [green] À vendre : une pomme verte, pour { $price }.
    [blue] À vendre : une pomme bleue, pour { $price }.
   *[joker] À vendre : un joker, pour { $price }.
}
board-face-up-none = Il n’y a rien à vendre.
board-pile = { $cards ->
    [0] La pile est vide.
    [one] Il reste une carte dans la pile.
   *[other] Il reste { $cards } cartes dans la pile.
}
board-barn = Dans la grange : rouges { $red }, jaunes { $yellow }, vertes { $green }, bleues { $blue }, jokers { $joker }.
board-barn-none = La grange est vide.
board-hand-card = { $card ->
    [red] Pommes rouges en main : { $count }.
    [yellow] Pommes jaunes en main : { $count }.
    [green] Pommes vertes en main : { $count }.
    [blue] Pommes bleues en main : { $count }.
   *[joker] Jokers en main : { $count }.
}
board-plus = +{ $points }
board-minus = −{ $points }
board-last-quarrel = La dernière discorde : { $totals }.
board-costs = Cela coûte { $points } points.
board-quarrel = Discorde !
board-quarrel-over = { $colour ->
    [red] On se dispute les pommes rouges, qui valent { $points }.
    [yellow] On se dispute les pommes jaunes, qui valent { $points }.
    [green] On se dispute les pommes vertes, qui valent { $points }.
   *[blue] On se dispute les pommes bleues, qui valent { $points }.
}
board-thinks = réfléchit…
board-stands = en reste là
board-stand = En rester là
board-spent = Votre { $value } n’est plus en jeu.
board-discord-card = Votre { $value }.
board-trees = { $trees ->
    [0] Plus aucun arbre ne porte de pommes.
    [one] Un seul arbre porte encore des pommes : { $squares }.
   *[other] { $trees } arbres portent encore des pommes : { $squares }.
}

# Options: what they are called, with their unit, and what each does.
option-bribery = Pots-de-vin pour le premier joueur
option-bribery-about = Les autres peuvent lui proposer des points pour une autre case.
option-deck = Les cartes de pomme défaussées
option-deck-about = Une fois la pile épuisée, elles en forment une nouvelle, ou non.

# Board files: what is wrong with one, and what its values are called.
box-a-number-a-column = un nombre par colonne, autant que dans « red »
box-a-number-a-row = un nombre par rangée, autant que dans « green »
box-enough-squares = assez de nombres pour que plus de { $removals } cases tiennent entre les bords, et non { $squares }
box-five-counts = cinq nombres : rouges, jaunes, vertes, bleues et jokers
box-enough-cards = de { $least } cartes, une main par joueur et une à retourner, à { $most }, et non { $count }
box-four-lengths = quatre nombres de 1 à { $most }, pour 3, 4, 5 et 6 joueurs
box-an-edge = un à { $side } nombres de 1 à 99
box-label-red = Nombres rouges, le long du bord supérieur
box-label-yellow = Nombres jaunes, le long du bord inférieur
box-label-green = Nombres verts, le long du bord gauche
box-label-blue = Nombres bleus, le long du bord droit
box-label-apples = Cartes de pomme : rouges, jaunes, vertes, bleues, jokers
box-label-hand = Cartes de pomme données à chacun
box-label-discord = Plus haute carte de discorde
box-label-finish = Pas jusqu’à l’arrivée, à 3, 4, 5 et 6 joueurs
box-label-finish-once = De même si la défausse n’est jamais remélangée

# La table en clair : le nom de ce qui s’y trouve, et ce que valent les nombres.
field-round = Manche
field-first = A la grosse pomme
field-turn = À qui de jouer
field-score = Points
field-mayor = Maire
field-tokens = Cases avec un jeton
field-face-up = À vendre
field-pile = Pile
field-reshuffled = Pile remélangée
field-discards = Défausse
field-hands = Cartes de pomme en main
field-seen = Dont l’achat a été vu
field-purchases = Achat de cette manche
field-played = Joué face cachée
field-shown = Révélé
field-claims = Récolte
field-goal = Case désignée pour le maire
field-bribes = Points proposés
field-bribe-squares = Proposés pour
field-offers = Offres faites
field-discord = Cartes de discorde
field-spent = Cartes de discorde usées
field-quarrels = Discordes à régler
field-quarrel = On se dispute
field-contenders = Dans la dispute
field-laid = Carte de discorde posée
field-turned = Carte de discorde retournée
field-bought = Dés achetés
field-dice = Dés lancés
field-choice = Décision
hidden-apple = { $count ->
    [one] { $count } carte cachée
   *[other] { $count } cartes cachées
}
back-apple = une carte cachée

# La première partie guidée.
guide-welcome = Fin septembre, les pommes sont mûres. Chaque arbre en porte de quatre couleurs, et les panneaux des quatre côtés disent ce que chacune y vaut. Les points sont des pas sur le chemin : le premier à en faire le tour, 37 pas, a gagné. Vous en avez 18, le fermier Bleu 22 et le fermier Jaune 16.
guide-play = À chaque manche, on achète la pomme de la pile ou on en joue une de sa main, face cachée. Seuls ceux qui jouent peuvent récolter. La grosse pomme est chez vous : cette fois, le maire ira où vous direz, et une colonne où le rouge vaut cher est à sa portée. Choisissez votre pomme rouge, puis encore une fois pour la jouer.
guide-mayor = Le fermier Bleu a payé 2 la pomme verte, la moitié du nombre sur son panneau ; il ne récoltera pas cette fois. Le fermier Jaune a joué une carte. Au maire, maintenant : il va vers un arbre voisin qui porte encore des pommes. Dans toute la colonne B, le rouge rapporte 5. En B2, le vert rapporte peu, au cas où quelqu’un en aurait joué. Envoyez-le là.
guide-bribe = Avant que le maire se mette en route, chacun peut vous proposer 1 ou 2 points pour un autre arbre. Le fermier Jaune en propose 1 pour B4. Réfléchissez : le rouge y rapporte 5 aussi. Pour vous, c’est tout un, et un point est un point. Choisissez B4 et acceptez.
guide-joker = 5 pour les pommes rouges, 1 pour votre obligeance : vous voilà à 24. La grosse pomme est passée au fermier Bleu. Il a déjà joué, le fermier Jaune aussi, et vous tenez un joker : il prend la couleur qu’on veut, et vous ne la direz qu’une fois toutes les cartes sur la table. Jouez-le.
guide-offer = Le fermier Bleu veut le maire en B5, où le vert rapporte 7. Rien d’étonnant : il a acheté une pomme verte. En A5, le vert rapporte 7 aussi, et le rouge de même ! Vous auriez le choix. Soudoyez-le : choisissez A5, puis deux fois la pièce marquée 1.
guide-done = Votre point est posé sur A5. Vous pourriez revoir votre offre une fois, mais le fermier Bleu n’y perd rien : cela suffira. Choisissez « Rien à ajouter pour l’instant ».
guide-name = Il a pris le point. Bleu montre une pomme verte, comme prévu, et Jaune une rouge. Et votre joker ? En jaune ou en bleu, il rapporterait 2 sans fâcher personne. En rouge, il rapporte 7, si vous l’emportez sur le fermier Jaune. Pour se disputer, il n’a plus que son 3, son 4 et son 6. Choisissez le panneau rouge.
guide-lay = Discorde ! Chacun pose une carte face cachée ; gagnante ou perdante, elle sort ensuite du jeu. Celles qui restent à chacun sont visibles de tous. Votre 8 bat toutes les siennes, et le 10 servira un jour plus difficile. Posez le 8.
guide-stand = Les cartes sont posées. Chacun peut maintenant acheter un, deux ou trois dés, à 2 points le dé, qui s’ajoutent à sa carte ; mais une seule fois. Personne n’est obligé de commencer, et votre 8 dépasse tout ce qu’il a pu poser. Restez-en là et voyez ce qu’il fait.
guide-decision = Il a acheté un dé ! Dès que quelqu’un achète, les autres peuvent changer d’avis, et lui n’achètera plus. Si sa carte est le 6, tout lancer à partir de 3 bat votre 8. En rester là et espérer, ou répondre par des dés ? Il y a 7 points à prendre, et chaque dé en coûte 2. C’est à vous d’en décider.
guide-lost = Un 6 et un lancer de 4 : cela fait 10 contre votre 8. Il récolte, votre carte est perdue, et vous restez à 23. Cela arrive : en rester là ne coûte rien, et ne vaut parfois pas davantage. Avant la prochaine discorde, regardez encore ses cartes : il ne lui en reste que deux.
guide-won = Votre 8 et un 4 contre son 6 et un 3 : 12 à 9 ! Les pommes rouges sont à vous. Cela fait 7 points, moins 2 pour le dé, et vous rattrapez le fermier Bleu : 28 partout.
guide-won-dearly = 15 à 11, et les pommes rouges sont à vous ! Sur les 7 points, 4 sont partis en dés : vous êtes à 26, deux pas derrière le fermier Bleu. Cette fois, un seul dé aurait suffi, mais comment le savoir ?
guide-farewell = C’est cela, Zankapfel : acheter ou jouer, mener le maire ou soudoyer qui le mène, et se disputer quand cela en vaut la peine. Dans une vraie partie, chacun commence avec quatre pommes et ses dix cartes de discorde ; le premier au bout du chemin gagne, ou le plus avancé quand le verger est nu. Le livret de règles sait le reste. Les arbres sont de nouveau pleins : à vous de jouer.
guide-wrong-play = La règle le permet. Mais dans cette manche, c’est vous qui menez le maire, et c’est au rouge qu’il peut donner du prix. Jouez votre pomme rouge.
guide-wrong-mayor = Là, le rouge rapporterait moins, ou le vert davantage. Envoyez le maire en B2.
guide-wrong-bribe = Quelle droiture ! Mais le rouge rapporte 5 en B4 comme en B2, et le point du fermier Jaune s’y ajoute. Acceptez son offre.
guide-wrong-joker = Gardez cela pour une autre manche. Avec le joker, vous choisirez votre couleur quand tous les autres auront montré la leur : jouez-le.
guide-wrong-offer = Un point pour A5 suffit : le vert y rapporte 7 aussi, le fermier Bleu n’y perd rien. Choisissez A5, puis la pièce marquée 1.
guide-wrong-done = Inutile de payer davantage : un point suffit pour un arbre qui lui convient aussi bien que le sien. Restez-en là.
guide-wrong-name = Il y a mieux à prendre. Pour le rouge, vous affrontez le fermier Jaune, qui n’a rien au-dessus du 6. Le fermier Bleu, avec sa pomme verte, tient encore un 9. Choisissez le panneau rouge.
guide-wrong-lay = Trop peu, ou trop : le 8 bat tout ce qui lui reste, et le 10 peut encore décider d’une autre discorde. Posez le 8.
guide-wrong-stand = Pas encore. Les dés coûtent des points, et vous êtes devant. S’il en achète, on vous redemandera. Restez-en là.
guide-wrong-decision = Trois dés coûteraient 6 des 7 points que vous vous disputez. Restez-en là, ou achetez-en un ou deux.

# Ce qu’on tape au terminal : chaque mot des coups, puis comment il peut s’écrire encore.
typed-place = placer
typed-remove = retirer
typed-buy = acheter
typed-play = jouer
typed-red = rouge
typed-yellow = jaune
typed-green = vert|verte
typed-blue = bleu|bleue
typed-white = blanc|blanche
typed-black = noir|noire
typed-joker = joker
typed-go = aller
typed-offer = proposer|offrir
typed-done = fini|rien
typed-accept = accepter
typed-keep = refuser
typed-name = nommer|annoncer
typed-settle = trancher|régler
typed-lay = poser
typed-stand = rester
typed-dice = dés|dé

# Raconté en une fois, quand cela arrive souvent d’affilée.
event-finished-brief = { "" }
event-dealt-many = On distribue { $count } cartes de pomme.
event-held-many = Vous recevez { $card }.
event-played-many = { $seat } jouent une carte de pomme face cachée.
event-no-more-offers-many = { $seat } ne proposent rien de plus.
event-laid-many = { $seat } posent une carte de discorde face cachée.
event-stood-many = { $seat } en restent là.
# Where scores came from
ended-finish = L’arrivée est atteinte.
ended-bare = Le verger est nu.
ended-cards = La dernière carte de pomme est jouée.
source-bought = Cartes achetées
source-bribed = Pots-de-vin
source-harvested = Récoltes
source-dice-bought = Dés achetés
source-discord-won = Discordes gagnées

# How bots differ within a level.
temper-0 = posée
temper-1 = querelleuse
temper-2 = pacifique
temper-3 = joue ses jokers, corrompt rarement
temper-4 = aime corrompre
temper-5 = récolte et garde ses cartes de discorde
