# Zapp Zerapp en français : ce qu’on demande, ce qu’on peut dire, ce qui arrive, ce qui est refusé.

place-0 = la case 0
    .plain = case 0
place-1 = la case 1
    .plain = case 1
place-2 = la case 2
    .plain = case 2
place-3 = la case 3
    .plain = case 3
place-4 = la case 4
    .plain = case 4
place-5 = la case 5
    .plain = case 5
place-6 = la case 6
    .plain = case 6
place-7 = la case 7
    .plain = case 7
place-8 = la case 8
    .plain = case 8
place-9 = la case 9
    .plain = case 9
place-10 = la case 10
    .plain = case 10
place-11 = la case 11
    .plain = case 11
place-12 = la case 12
    .plain = case 12
place-13 = la case 13
    .plain = case 13
place-14 = la case 14
    .plain = case 14
place-15 = la case 15
    .plain = case 15
place-16 = la case 16
    .plain = case 16
place-17 = la case 17
    .plain = case 17
place-18 = la case 18
    .plain = case 18
place-19 = la case 19
    .plain = case 19
place-20 = la case 20
    .plain = case 20
place-21 = la case 21
    .plain = case 21
place-22 = la case 22
    .plain = case 22
place-23 = la case 23
    .plain = case 23
place-24 = la case de départ
    .plain = case de départ
place-25 = le village
    .plain = village

# Les tonneaux s’appellent par des lettres : un nombre y serait pris pour celui des pierres.
barrel-letter = { $barrel ->
    [1] A
    [2] B
    [3] C
    [4] D
    [5] E
    [6] F
    [7] G
    [8] H
    [9] I
    [10] J
    [11] K
    [12] L
   *[13] M
}
other-letter = { $other ->
    [1] A
    [2] B
    [3] C
    [4] D
    [5] E
    [6] F
    [7] G
    [8] H
    [9] I
    [10] J
    [11] K
    [12] L
   *[13] M
}

hand-0 = main gauche
hand-1 = main droite

step-get-ready = Prenez des tonneaux, agitez, écoutez : le plus de pierres possible sans dépasser { $magic }. Tout est prêt ? Départ sous dix secondes.
step-shake = Prenez des tonneaux, agitez, écoutez, et choisissez le plus plein qui n’ait pas plus de { $magic } pierres.
step-shake-by-turns = Agitez quelques tonneaux, puis choisissez le plus plein qui n’ait pas plus de { $magic } pierres.
step-move = Votre sort agit. Quel apprenti avance ?

opening-guess = Choisit sans écouter
opening-listen = Écoute une fois, puis choisit
opening-compare = Compare avant de choisir

ahead-shake-by-turns = À mon tour d’agiter
ahead-move = Quand mon sort agit
ahead-if-magic-is = si le nombre magique est { $magic } au moins
ahead-if-goes = { $steps ->
    [one] s’il fait avancer de { $steps } pas
   *[other] s’il fait avancer de { $steps } pas
}

move-ready = C’est bon pour moi
move-take = Prendre le tonneau { barrel-letter }
move-shake = Agiter le tonneau { barrel-letter }
move-return = Remettre le tonneau { barrel-letter }
move-put = Choisir le tonneau { barrel-letter }
move-move = { $origin ->
    [start] Avancer un apprenti depuis la case de départ
   *[other] Avancer l’apprenti de la case { $origin }
}{ $red ->
    [0] { "" }
    [one] , avec 1 rouge
   *[other] , avec { $red } rouges
}{ $blue ->
    [0] { "" }
    [one] , avec 1 bleu
   *[other] , avec { $blue } bleus
}{ $yellow ->
    [0] { "" }
    [one] , avec 1 jaune
   *[other] , avec { $yellow } jaunes
}{ $green ->
    [0] { "" }
    [one] , avec 1 vert
   *[other] , avec { $green } verts
}{ $outside ->
    [0] { "" }
    [one] , dont 1 reste devant le village
   *[other] , dont { $outside } restent devant le village
}{ $banished ->
    [0] { "" }
    [one] , en bannissant 1 apprenti
   *[other] , en bannissant { $banished } apprentis
}

event-thrower = { $seat } lance les dés en premier.
    .you = Vous lancez les dés en premier.
event-turn = Tour { $turn } : les dés sont à { $thrower }.
event-thrown = { $seat } fait { $pips }.
    .you = Vous faites { $pips }.
    .on = Un { $pips }.
event-magic = Le nombre magique est { $magic }.
    .on = Le nombre magique est { $magic }.
event-ready = { $seat } : tout est prêt.
    .you = Pour vous, tout est prêt.
event-begun = C’est parti : le temps court !
event-taken = { $seat } prend le tonneau { barrel-letter } ({ $hand }).
    .you = Vous prenez le tonneau { barrel-letter } ({ $hand }).
event-shaken = { $seat } agite le tonneau { barrel-letter } ({ $hand }).
    .you = Vous agitez le tonneau { barrel-letter } ({ $hand }).
event-shaken-in-turn = { $seat } agite le tonneau { barrel-letter } ; { $left ->
    [0] c’était le dernier essai.
    [one] il reste un essai.
   *[other] il reste { $left } essais.
}
    .you = Vous agitez le tonneau { barrel-letter } ; { $left ->
        [0] c’était le dernier essai.
        [one] il reste un essai.
       *[other] il reste { $left } essais.
    }
    .on = Tonneau { barrel-letter } agité.
    .too = { $seat } : tonneau { barrel-letter }.
event-heard = { $heard ->
    [one] Le tonneau { barrel-letter } sonne comme s’il contenait une seule pierre.
   *[other] Le tonneau { barrel-letter } sonne comme s’il contenait { $heard } pierres.
}
event-rattle = Le tonneau { barrel-letter } résonne. Tendez l’oreille !
event-shake-ended = { $seat } a fini d’agiter son tonneau.
    .you = Vous avez fini d’agiter votre tonneau.
event-returned = { $seat } remet le tonneau { barrel-letter } au milieu.
    .you = Vous remettez le tonneau { barrel-letter } au milieu.
event-put-down = { $seat } choisit le tonneau { barrel-letter }.
    .you = Vous choisissez le tonneau { barrel-letter }.
event-bell = La cloche ! Qui n’a pas choisi reçoit maintenant un tonneau.
event-handed-out = { $seat } reçoit le tonneau { barrel-letter }.
    .you = Vous recevez le tonneau { barrel-letter }.
event-shown = { $stones ->
    [one] { $seat } retourne le tonneau { barrel-letter } : une pierre.
   *[other] { $seat } retourne le tonneau { barrel-letter } : { $stones } pierres.
}
    .you = { $stones ->
        [one] Vous retournez le tonneau { barrel-letter } : une pierre.
       *[other] Vous retournez le tonneau { barrel-letter } : { $stones } pierres.
    }
    .too = { $stones ->
        [one] { $seat }, tonneau { barrel-letter } : une pierre.
       *[other] { $seat }, tonneau { barrel-letter } : { $stones } pierres.
    }
event-busted = { $stones } dépasse { $magic } : pas de sort pour { $seat }.
    .you = { $stones } dépasse { $magic } : pas de sort pour vous.
    .on = { $stones } dépasse { $magic } : pas de sort.
event-walked = { $seat } avance de { $steps } pas et quitte { $from } pour { $to }.
    .you = Vous avancez de { $steps } pas et quittez { $from } pour { $to }.
event-banished = { $seat } bannit { $victim } sur { $place } : retour au départ.
    .you = Vous bannissez { $victim } sur { $place } : retour au départ.
event-carried = { $seat } emmène un apprenti de { $owner }, qui quitte { $from } pour { $to }.
    .you = Vous emmenez un apprenti de { $owner }, qui quitte { $from } pour { $to }.
event-home = { $home ->
    [one] { $seat } a un apprenti au village.
   *[other] { $seat } a { $home } apprentis au village.
}
    .you = { $home ->
        [one] Vous avez un apprenti au village.
       *[other] Vous avez { $home } apprentis au village.
    }
event-won = { $seat } a ramené tout son monde et gagne !
    .you = Vous avez ramené tout votre monde et gagnez !

refused-choose-first = Chacun choisit d’abord un tonneau ; les apprentis avancent ensuite.
refused-not-in-hand = On n’agite qu’un tonneau qu’on a en main.
refused-no-such-barrel = Il n’y a pas de tonneau de ce nom.
refused-two-at-most = Vous avez déjà un tonneau dans chaque main : deux, c’est le maximum.
refused-in-hand-already = Vous avez déjà ce tonneau en main.
refused-held-by-another = Quelqu’un d’autre a ce tonneau en main.
refused-chosen-by-another = Quelqu’un d’autre a choisi ce tonneau.
refused-already-chosen = Votre tonneau est choisi : il reste là, et vous n’en touchez plus d’autre.
refused-nothing-to-return = On ne remet au milieu qu’un tonneau qu’on a en main.
refused-shake-not-over = Vous agitez encore votre tonneau : cela dure une seconde.
refused-no-hands-by-turns = À cette table, on agite chacun son tour : il n’y a rien à prendre ni à remettre.
refused-no-more-shakes = Vous n’avez plus d’essai ce tour-ci : posez un tonneau devant vous.
refused-not-your-turn = Ce n’est pas à vous d’agiter les tonneaux.
refused-not-begun = Les tonneaux attendent que tout le monde soit prêt, dix secondes au plus.
refused-no-clock = Aucune horloge de ce nom ne tourne en ce moment.
refused-shaking-is-over = On n’agite plus de tonneaux ; les apprentis avancent.
refused-not-your-spell = Ce n’est pas votre sort qui agit maintenant.
refused-no-apprentice-there = Aucun de vos apprentis n’est là.
refused-not-passed = On ne bannit qu’un apprenti que l’on double ou que l’on rattrape.
refused-not-ones-own = On ne bannit pas ses propres apprentis.
refused-protected-by-zone = Cet apprenti est à l’abri dans la zone de sa couleur.
refused-leaving-the-start = Un apprenti qui quitte sa case de départ ne bannit personne.
refused-no-claims = À cette table, il n’y a rien à réclamer : qui peut être banni l’est.
refused-no-companions = Les compagnons sont réservés au jeu avancé.
refused-protected-by-castle = Cet apprenti est à l’abri près du château de sa couleur.
refused-no-companion-square = On n’emmène des compagnons que d’une case blanche.
refused-not-its-colour = De cette case, on n’emmène que des apprentis aux deux couleurs de ses châteaux.
refused-companion-not-passed = On n’emmène des compagnons que d’une case que l’on traverse.
refused-nobody-there = Il n’y a pas autant d’apprentis de cette couleur à cet endroit.
refused-only-ones-own-wait = Seul un compagnon de votre couleur peut entrer ou attendre, quand vous entrez au village.
refused-from-its-own-square = De la case d’où l’on part, on n’emmène personne.
refused-landing-takes-nobody = De la case où l’on s’arrête, on n’emmène personne.

terminal-magic = Nombre magique
terminal-turn = Tour { $turn }
terminal-middle = Au milieu
terminal-hands = en main
terminal-chosen = choisi
terminal-start = au départ
terminal-home = au village
terminal-heard = Entendu
terminal-to-go = reste
terminal-signs = r : zone · ♜ : châteaux · R : apprenti · ⌂R : village

clock-ready = Départ
clock-bell = Cloche

option-tempo-live = Tous à la fois
option-tempo-turns = Chacun son tour
option-ears-number = Lire un nombre
option-ears-sound = Entendre les pierres
option-colours-seated = Comme on s’est assis
option-colours-drawn = Tirées au sort

board-name = Le mont du silence, de nuit : un chemin de { $spaces } cases autour du sommet où sont les tonneaux.
board-ring = Cases du chemin, cases de départ et villages
board-barrels = Tonneaux
board-hands = Vos mains
board-people = Les autres à table
board-front = Votre choix
board-shake = Agiter
board-return = Remettre
board-put = Choisir
board-practice = S’exercer l’oreille dans la salle d’entraînement
board-practice-short = S’exercer
board-ready = C’est bon ?
board-ready-short = Attente…
board-ready-sound = Le son est-il activé ?
board-ready-drawn = Ou le voir : Réglages.
board-ready-waits = On attend encore : { $names }.
board-pencil = Crayon : noter un nombre sur un tonneau
board-pencil-for = Tonneau { barrel-letter } : qu’avez-vous entendu ?
board-pencil-rub = Gommer
board-barrel-noted = Votre crayon dit { $number }.
board-turn = Tour { $turn } ; les dés sont à { $name }.
board-middle = Au milieu, les tonneaux { $barrels }.
board-magic = Le nombre magique est { $magic } : { $first } et { $second }.
board-magic-none = Le nombre magique n’est pas encore lancé.
board-barrel = Tonneau { barrel-letter }.
board-barrel-heap = Tonneau { barrel-letter }, au milieu.
board-barrel-left = Tonneau { barrel-letter }, dans votre main gauche.
board-barrel-right = Tonneau { barrel-letter }, dans votre main droite.
board-barrel-put = Tonneau { barrel-letter }, devant vous ; il y reste.
board-barrel-held = Tonneau { barrel-letter }, tenu par { $name }.
board-barrel-chosen = Tonneau { barrel-letter }, choisi par { $name }.
board-barrel-shaken = On l’agite.
board-barrel-heard = À votre oreille, il sonnait comme { $numbers }.
board-barrel-known = { $stones ->
    [one] On y a vu 1 pierre.
   *[other] On y a vu { $stones } pierres.
}
board-space-zone = Case { $space }, dans la zone de protection de { $name }.
board-space-free = Case { $space }, dans la zone d’une couleur que personne ne joue.
board-space-white = Case { $space }, blanche.
board-space-white-one = Case { $space }, blanche, au pied du château de { $name }.
board-space-white-two = Case { $space }, blanche, au pied des châteaux de { $name } et de { $other }.
board-here = { $count ->
    [one] Un apprenti de { $name } s’y tient.
   *[other] { $count } apprentis de { $name } s’y tiennent.
}
board-start = { $count ->
    [0] La case de départ de { $name } est vide.
    [one] Un apprenti attend sur la case de départ de { $name }.
   *[other] { $count } apprentis attendent sur la case de départ de { $name }.
}
board-village = { $count ->
    [0] Village de { $name } : personne n’est rentré.
    [one] Village de { $name } : un apprenti sur { $all } est rentré.
   *[other] Village de { $name } : { $count } apprentis sur { $all } sont rentrés.
}
board-plate-none = { $name } n’a rien en main.
board-plate-one = { $name } a en main le tonneau { barrel-letter }.
board-plate-two = { $name } a en main les tonneaux { barrel-letter } et { other-letter }.
board-plate-put = { $name } a choisi le tonneau { barrel-letter }.
board-plate-spell = { $stones ->
    [one] { $name } a découvert une pierre.
   *[other] { $name } a découvert { $stones } pierres.
}
board-plate-busted = { $name } a découvert { $stones } pierres : c’est trop.
board-choice-with = { $count ->
    [0] Emmener un apprenti de { $name } depuis la case { $space }.
   *[other] Apprentis de { $name } emmenés depuis la case { $space } : { $count } sur { $most }.
}
board-choice-outside = { $count ->
    [0] Votre compagnon de la case { $space } entre au village avec vous.
   *[other] À la porte du village, venus de la case { $space } : { $count } sur { $most }.
}
board-choice-banishing = { $count ->
    [0] Bannir un apprenti de { $name }, case { $space }.
   *[other] Apprentis de { $name } bannis, case { $space } : { $count } sur { $most }.
}

practice-title = Salle d’entraînement
practice-about = Agitez le tonneau autant que vous voulez, dites combien de pierres vous entendez, puis voyez. Il sonne ici comme à une table.
practice-guess = Un tonneau à deviner
practice-shake = Agiter
practice-shake-again = Agiter encore
practice-next = Un autre tonneau
practice-first-shake = Agitez-le d’abord.
practice-how-many = Combien de pierres ?
practice-say = { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
}
practice-right = { $stones ->
    [one] Juste : une pierre.
   *[other] Juste : { $stones } pierres.
}
practice-wrong = { $stones ->
    [one] Il y avait une pierre ; vous aviez dit { $guess }.
   *[other] Il y avait { $stones } pierres ; vous aviez dit { $guess }.
}
practice-known = Entendre un tonneau qui contient…
practice-hear = { $stones ->
    [one] Entendre { $stones } pierre
   *[other] Entendre { $stones } pierres
}
practice-table = Ce que vous avez entendu, et ce que c’était
practice-corner = vrai ↓ dit →
practice-score = { $right ->
    [0] Aucune bonne réponse sur { $answers }.
    [one] { $right } bonne réponse sur { $answers }.
   *[other] { $right } bonnes réponses sur { $answers }.
}
practice-empty = Vos réponses s’inscriront ici, nombre par nombre.
practice-forget = Tout oublier
practice-close = Fermer
# Options: what they are called, with their unit, and what each does.
option-tempo = Comment on agite les tonneaux
option-tempo-about = Tous à la fois, comme dans la boîte, ou chacun son tour pour les tables qui ont le temps.
option-advanced = Le jeu avancé
option-advanced-about = Les cases blanches abritent deux couleurs, et l’on emmène des compagnons.
option-memory = Les tonneaux restent en place
option-memory-about = On ne mélange pas les tonneaux d’un tour à l’autre : il faut s’en souvenir.
option-claim = Rien d’office
option-claim-about = Qui bannit nomme tous ceux qui doivent partir.
option-shakes = Essais de chacun par tour
option-shakes-about = Seulement quand on agite chacun son tour.
option-shake_seconds = La cloche, en secondes
option-shake_seconds-about = Au bout de ce temps, on n’agite plus, à une table où tous agitent à la fois.
option-ears = Le son ou le nombre
option-ears-about = Entendre le bruit lui-même, ou lire ce qu’en ferait une bonne oreille.
option-colours = Qui joue quelle couleur
option-colours-about = Comme on s’est assis, ou tirées au sort par la table : à trois, les couleurs ne se valent pas.

# Board files: what is wrong with one, and what its values are called.
box-rising-stones = des nombres différents de 1 à { $most }, en ordre croissant
box-enough-barrels = au moins { $least } tonneaux pour { $seats } joueurs, qui peuvent en tenir deux chacun
box-a-colour-a-space = la couleur de chacune des { $spaces } cases : { $colours }
box-five-and-a-white = quatre fois cinq cases d’une couleur et une blanche, à partir de la case 0
box-four-zones = quatre zones de couleurs différentes
box-two-castles = deux couleurs pour chaque case blanche
box-far-castles = les couleurs dont les zones ne la touchent pas : pour la case { $space }, { $one } et { $other }
box-coloured-village = des villages près de cases colorées, et celui de { $colour } est près d’une blanche
box-opposite-village = des villages près de la zone opposée, et celui de { $colour } n’y est pas
box-alike-villages = des villages au même endroit dans les quatre zones
box-entry-after-village = la case juste après celle du village, et celle de { $colour } est ailleurs
box-a-space-a-colour = une case de 0 à { $last } pour chacun de { $colours }
box-rows-of-hearing = { $count } rangées de { $count } nombres entiers, une par tonneau
box-equal-rows = des rangées de même somme, { $most } au plus
box-label-spaces = Cases du chemin
box-label-zones = Couleurs des cases, dans le sens horaire depuis la case 0
box-label-castles = Châteaux près des cases blanches
box-label-villages = Où sont les villages
box-label-entries = Où débouchent les cases de départ
box-label-apprentices = Apprentis de chaque couleur
box-label-stones = Pierres dans les tonneaux
box-label-hearing = Ce qu’entendent les machines, une rangée par tonneau

# La table en clair : le nom de ce qui s’y trouve, et ce que valent les nombres.
field-turn = Tour
field-thrower = Lance les dés
field-dice = Dés
field-magic = Nombre magique
field-places = Apprentis
field-player = À qui de jouer
field-middle = Au milieu
field-left = Main gauche
field-right = Main droite
field-latest = Pris en dernier
field-put = Tonneau choisi
field-choosing = Peut agir maintenant
field-has-rung = La cloche a sonné
field-stones = Pierres des tonneaux touchés
field-pile = Tonneaux encore intacts
field-known = Déjà vus
field-shown = Pierres retournées
field-shakes = Essais ce tour
field-shaken = Tonneaux agités
field-earlier = Dont aux tours d’avant
field-heard = Entendu
field-ears = Entend le bruit lui-même
field-barrel = Tonneau en question
field-listener = Écoute
value-barrel = { barrel-letter }
value-stones = { $stones }
back-stones = inconnu
hidden-stones = { $count }
value-heard = { $heard }
hidden-heard = { $count ->
    [one] { $count } son, secret
   *[other] { $count } sons, secrets
}


guide-welcome = Il fait nuit sur le mont du silence. Au sommet, treize tonneaux contiennent d’une à treize pierres, et nul ne sait combien il y en a dans chacun. Vos trois apprentis attendent au pied du mont. Ils doivent en faire une fois le tour, dans le sens des aiguilles d’une montre, jusqu’à votre village, dans le coin.
guide-first-shake = Les dés donnent le nombre magique : 8. Cherchez un tonneau aussi plein que possible, mais pas au-delà de huit. Les étiquettes ne sont que des noms. Prenez le tonneau E, puis agitez-le.
guide-too-many = Il sonne comme 9, et les tonneaux pleins sonnent plus vides qu’ils ne le sont. C’est trop : le choisir vous coûterait votre tour. Essayez le tonneau B.
guide-sure = Trois pierres : jusqu’à trois, l’oreille ne se trompe jamais. Un sort sûr, mais lent. Essayez le tonneau I.
guide-once-more = Six environ. Au-delà de trois, l’oreille n’est qu’à peu près juste, alors écoutez encore : agitez le tonneau I une fois de plus. C’est votre dernier essai ce tour-ci.
guide-choose = Six, puis sept : huit au plus, avec un peu de chance. Choisissez le tonneau I. Une fois devant vous, il y reste.
guide-spell = On retourne ! Le vôtre contient 7, et 7 ne dépasse pas 8 : votre sort agit. Bleu a pris le 9 et reste sur place. Faites partir un apprenti de la case de départ, de sept cases.
guide-low = Nouveau tour : les tonneaux sont mélangés et renommés. Le nombre magique n’est que 4, il y a peu à prendre, et Bleu a déjà choisi. Agitez le tonneau F.
guide-good-four = Quatre, dirait-on. Rien ne vaut mieux ce tour-ci, et le plus grand nombre avance le premier. Choisissez le tonneau F.
guide-first-to-move = Quatre contre deux : vous avancez en premier. Allez de la case 9 à la case 13. Vous y serez dans la zone de votre couleur, celle qui porte votre signe, où personne ne peut vous bannir.
guide-chase = Bleu est sorti sur la case 16, juste devant vous, et ce n’est pas sa zone. Doublez-le ou rattrapez-le, et le voilà banni, renvoyé à sa case de départ. Il vous faut au moins trois pas. Agitez le tonneau C.
guide-enough = Cinq, à peu près, et le nombre magique est 7. Cela suffit : choisissez le tonneau C.
guide-decision = Vous avez six, Bleu a cinq. À vous de décider : poursuivre avec l’apprenti de la case 13 et bannir Bleu, quitte à sortir de votre zone ; ou l’y laisser à l’abri et en faire partir un deuxième.
guide-banished = Zapp ! Bleu est retourné au départ, puis en est ressorti avec son cinq. Le voilà sur votre case, et pourtant vous y êtes encore : un apprenti qui quitte sa case de départ ne bannit personne.
guide-spared = Un deuxième apprenti est en route, et le premier à l’abri dans sa zone. Bleu s’est échappé jusqu’à la case 21.
guide-farewell = Vous savez tout. À une vraie table, tous agitent à la fois, des deux mains, et vous entendez les pierres elles-mêmes : exercez votre oreille dans la salle d’entraînement, sous le sommet. Dans le jeu avancé, on peut emmener ceux qui se tiennent près d’un château de leur couleur.
guide-wrong-five = Commençons par le tonneau E : prenez-le, puis agitez-le.
guide-wrong-two = Essayez d’abord le tonneau B.
guide-wrong-nine = C’est le tonneau I qu’il faut agiter maintenant.
guide-wrong-choose = Le tonneau I est votre meilleur : vous y avez entendu six, puis sept. Choisissez celui-là.
guide-wrong-walk = Désignez votre apprenti, ou la case où il arriverait, puis jouez-le.
guide-wrong-six = Agitez d’abord le tonneau F.
guide-wrong-put-six = Vous avez entendu quatre dans le tonneau F, et au-dessus de quatre, rien ne sert. Choisissez celui-là.
guide-wrong-zone = Continuez plutôt depuis la case 9 : quatre pas vous mènent dans votre zone.
guide-wrong-three = Agitez d’abord le tonneau C.
guide-wrong-put-three = Le tonneau C sonnait comme cinq. Choisissez celui-là.

# Ce qu’on tape au terminal : chaque mot des coups, puis comment il peut s’écrire encore.
typed-ready = prêt|prête
typed-take = prendre
typed-shake = agiter|secouer
typed-return = remettre|rendre
typed-put = choisir|poser
typed-move = avancer|bouger
typed-start = départ
typed-with = avec
typed-outside = dehors|devant
typed-banishing = bannir|bannissant
typed-red = rouge
typed-blue = bleu
typed-yellow = jaune
typed-green = vert
grammar-examples = move start|move 5|move 5 with red 7|move 5 banishing blue 7

# Raconté en une fois, quand cela arrive souvent d’affilée ; et raconté court.
event-taken-many = { $seat } prend { $count } tonneaux, l’un après l’autre.
    .you = Vous prenez { $count } tonneaux, l’un après l’autre.
event-shaken-many = { $seat } agite des tonneaux, { $count } fois.
    .you = Vous agitez des tonneaux, { $count } fois.
event-shaken-in-turn-many = { $seat } agite { $count } fois : { $barrel }.
    .you = Vous agitez { $count } fois : { $barrel }.
event-rattle-many = Entendu { $count } fois : tonneau { $barrel }.
event-shake-ended-many = { "" }
event-returned-many = { $seat } remet { $count } tonneaux au milieu.
    .you = Vous remettez { $count } tonneaux au milieu.
event-shake-ended-brief = { "" }
event-magic-brief = { "" }
event-won-brief = { "" }
# Where scores came from
ended-home = Tous les apprentis d’une couleur sont rentrés. Un apprenti rentré compte 100, chaque pas fait 1.
source-walked = Pas faits, et 100 par apprenti rentré
source-banished = Renvois au départ

# How bots differ within a level.
temper-0 = d’humeur égale
temper-1 = rapide
temper-2 = patiente
temper-3 = prudente
temper-4 = hardie
temper-5 = téméraire
