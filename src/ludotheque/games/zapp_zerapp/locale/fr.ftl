# Zapp Zerapp en français : ce qu’on demande, ce qu’on peut dire, ce qui arrive, ce qui est refusé.

place-0 = la case 0
place-1 = la case 1
place-2 = la case 2
place-3 = la case 3
place-4 = la case 4
place-5 = la case 5
place-6 = la case 6
place-7 = la case 7
place-8 = la case 8
place-9 = la case 9
place-10 = la case 10
place-11 = la case 11
place-12 = la case 12
place-13 = la case 13
place-14 = la case 14
place-15 = la case 15
place-16 = la case 16
place-17 = la case 17
place-18 = la case 18
place-19 = la case 19
place-20 = la case 20
place-21 = la case 21
place-22 = la case 22
place-23 = la case 23
place-24 = la case de départ
place-25 = le village

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

step-shake = Nombre magique : { $magic }. Agitez des tonneaux et posez le bon devant vous.
step-shake-by-turns = Nombre magique : { $magic }. Agitez quelques tonneaux, puis posez-en un devant vous.
step-move = Votre sort agit. Quel apprenti avance ?

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
event-turn = Tour { $turn } : les dés sont à { $thrower }.
event-thrown = { $seat } fait { $pips }.
event-magic = Le nombre magique est { $magic }.
event-taken = { $seat } prend le tonneau { barrel-letter } ({ $hand }).
event-shaken = { $seat } agite le tonneau { barrel-letter } ({ $hand }).
event-shaken-in-turn = { $seat } agite le tonneau { barrel-letter } ; { $left ->
    [0] c’était le dernier essai.
    [one] il reste un essai.
   *[other] il reste { $left } essais.
}
event-heard = { $heard ->
    [one] Le tonneau { barrel-letter } sonne comme s’il contenait une seule pierre.
   *[other] Le tonneau { barrel-letter } sonne comme s’il contenait { $heard } pierres.
}
event-rattle = Le tonneau { barrel-letter } s’agite. Tendez l’oreille !
event-shake-ended = { $seat } a fini d’agiter.
event-returned = { $seat } remet le tonneau { barrel-letter } au milieu.
event-put-down = { $seat } choisit le tonneau { barrel-letter }.
event-bell = La cloche ! Chacun reçoit maintenant un tonneau.
event-handed-out = { $seat } reçoit le tonneau { barrel-letter }.
event-shown = { $stones ->
    [one] { $seat } retourne le tonneau { barrel-letter } : une pierre.
   *[other] { $seat } retourne le tonneau { barrel-letter } : { $stones } pierres.
}
event-busted = { $stones } dépasse { $magic } : pas de sort pour { $seat }.
event-walked = { $seat } avance de { $steps } : départ, { $from } ; arrivée, { $to }.
event-banished = { $seat } bannit { $victim }, pris sur { $place } : retour au départ.
event-carried = { $seat } emmène un apprenti de { $owner } : départ, { $from } ; arrivée, { $to }.
event-home = { $home ->
    [one] { $seat } a un apprenti au village.
   *[other] { $seat } a { $home } apprentis au village.
}
event-won = { $seat } a ramené tout son monde et gagne !

refused-choose-first = Chacun choisit d’abord un tonneau ; les apprentis avancent ensuite.
refused-not-in-hand = On n’agite qu’un tonneau qu’on a en main.
refused-no-such-barrel = Il n’y a pas de tonneau de ce nom.
refused-two-at-most = Vous avez un tonneau dans chaque main, et deux est le maximum.
refused-in-hand-already = Vous avez déjà ce tonneau en main.
refused-held-by-another = Quelqu’un d’autre a ce tonneau en main.
refused-chosen-by-another = Quelqu’un d’autre a choisi ce tonneau.
refused-already-chosen = Votre tonneau est choisi : il reste là, et vous n’en touchez plus d’autre.
refused-nothing-to-return = On ne remet au milieu qu’un tonneau qu’on a en main.
refused-shake-not-over = Vous agitez encore votre tonneau : cela dure une seconde.
refused-no-hands-by-turns = À cette table on agite chacun son tour : il n’y a rien à prendre ni à remettre.
refused-no-more-shakes = Vous n’avez plus d’essai ce tour-ci : posez un tonneau devant vous.
refused-not-your-turn = Ce n’est pas à vous d’agiter les tonneaux.
refused-no-clock = Aucune horloge de ce nom ne tourne en ce moment.
refused-shaking-is-over = On n’agite plus de tonneaux ; les apprentis avancent.
refused-not-your-spell = Ce n’est pas votre sort qui agit maintenant.
refused-no-apprentice-there = Aucun de vos apprentis n’est là.
refused-not-passed = On ne bannit qu’un apprenti que l’on double ou que l’on rattrape.
refused-not-ones-own = On ne bannit pas ses propres apprentis.
refused-protected-by-zone = Cet apprenti est à l’abri dans la zone de sa couleur.
refused-leaving-the-start = Un apprenti qui quitte sa case de départ ne bannit personne.
refused-no-claims = À cette table il n’y a rien à réclamer : qui peut être banni l’est.
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
terminal-known = Déjà vus
terminal-to-go = reste

clock-bell = Cloche

option-tempo-live = Tous à la fois
option-tempo-turns = Chacun son tour
option-ears-number = Lire un nombre
option-ears-sound = Entendre les pierres

board-name = La montagne, de nuit : un anneau de { $spaces } pierres autour du sommet où sont les tonneaux.
board-ring = Pierres, cases de départ et villages
board-barrels = Tonneaux
board-hands = Vos mains
board-people = Les autres à table
board-front = À vous
board-shake = Agiter
board-return = Remettre
board-put = Choisir
board-practice = Écoute : la salle où l’on exerce son oreille
board-practice-short = Écoute
board-turn = Tour { $turn } ; les dés sont à { $name }.
board-middle = Au milieu, les tonneaux { $barrels }.
board-magic = Le nombre magique est { $magic } : { $first } et { $second }.
board-magic-none = Le nombre magique n’est pas encore lancé.
board-barrel = Tonneau { barrel-letter }.
board-barrel-heap = Tonneau { barrel-letter }, au milieu.
board-barrel-left = Tonneau { barrel-letter }, dans votre main gauche.
board-barrel-right = Tonneau { barrel-letter }, dans votre main droite.
board-barrel-put = Tonneau { barrel-letter }, devant vous ; il y reste.
board-barrel-held = Tonneau { barrel-letter }, dans la main de { $name }.
board-barrel-chosen = Tonneau { barrel-letter }, choisi par { $name }.
board-barrel-shaken = On l’agite.
board-barrel-heard = À votre oreille, il sonnait comme { $numbers }.
board-barrel-known = { $stones ->
    [one] On y a vu 1 pierre.
   *[other] On y a vu { $stones } pierres.
}
board-space-zone = Case { $space }, dans la zone de { $name }.
board-space-free = Case { $space }, dans la zone d’une couleur que personne ne joue.
board-space-white = Case { $space }, blanche.
board-space-white-one = Case { $space }, blanche, près du château de { $name }.
board-space-white-two = Case { $space }, blanche, près des châteaux de { $name } et de { $other }.
board-here = { $count ->
    [one] Un apprenti de { $name } s’y tient.
   *[other] { $count } apprentis de { $name } s’y tiennent.
}
board-start = { $count ->
    [0] La case de départ de { $name } est vide.
    [one] Un apprenti attend sur la case de départ de { $name }.
   *[other] { $count } apprentis attendent sur la case de départ de { $name }.
}
board-village = Le village de { $name } : { $count } sur { $all } sont rentrés.
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
   *[other] Vous emmenez { $count } sur { $most } de { $name } depuis la case { $space }.
}
board-choice-outside = { $count ->
    [0] Votre compagnon de la case { $space } entre au village avec vous.
   *[other] { $count } sur { $most } de la case { $space } attendent devant le village.
}
board-choice-banishing = { $count ->
    [0] Bannir un apprenti de { $name } de la case { $space }.
   *[other] Vous bannissez { $count } sur { $most } de { $name } de la case { $space }.
}

practice-title = Salle d’écoute
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
practice-table = Ce que vous avez pris pour quoi
practice-corner = vrai ↓ dit →
practice-score = { $right } bonnes réponses sur { $answers }.
practice-empty = Vos réponses s’inscriront ici, nombre par nombre.
practice-forget = Tout oublier
practice-close = Fermer

guide-welcome = Il fait nuit sur la montagne silencieuse. Au sommet, treize tonneaux contiennent d’une à treize pierres, et nul ne sait lequel en a combien. Vos trois apprentis attendent à son pied : menez-les une fois autour, dans le sens des aiguilles d’une montre, jusqu’à votre village, dans le coin.
guide-first-shake = Les dés donnent le nombre magique : 8. Cherchez un tonneau aussi plein que possible, mais pas au-delà de huit. Les étiquettes ne sont que des noms. Touchez le tonneau E, puis agitez-le.
guide-too-many = Il sonne comme 9, et les tonneaux pleins sonnent plus vides qu’ils ne sont. C’est trop : le choisir vous coûterait votre tour. Essayez le tonneau B.
guide-sure = Trois pierres : jusqu’à trois, l’oreille ne se trompe jamais. Un sort sûr, mais lent. Essayez le tonneau I.
guide-once-more = Six environ. Au-delà de trois, l’oreille n’est qu’à peu près juste, alors écoutez encore : agitez le tonneau I une fois de plus. C’est votre dernier essai ce tour-ci.
guide-choose = Six, puis sept : huit au plus, avec un peu de chance. Choisissez le tonneau I. Une fois devant vous, il y reste.
guide-spell = On retourne ! Le vôtre contient 7, et 7 ne dépasse pas 8 : votre sort agit. Bleu a pris le 9 et reste sur place. Faites partir un apprenti de la case de départ, de sept cases.
guide-low = Nouveau tour : les tonneaux sont mélangés et renommés. Le nombre magique n’est que 4, il y a peu à prendre, et Bleu a déjà choisi. Agitez le tonneau F.
guide-good-four = Quatre, dirait-on. Rien ne vaut mieux ce tour-ci, et le plus grand nombre avance le premier. Choisissez le tonneau F.
guide-first-to-move = Quatre contre deux : vous avancez le premier. Allez de la case 9 à la case 13. Vous y serez dans la zone de votre couleur, celle qui porte votre signe, où personne ne peut vous bannir.
guide-chase = Bleu est sorti sur la case 16, juste devant vous, et ce n’est pas sa zone. Doublez-le ou rattrapez-le, et il est banni sur sa case de départ. Il vous faut au moins trois pas. Agitez le tonneau C.
guide-enough = Cinq, à peu près, et le nombre magique est 7. Cela suffit : choisissez le tonneau C.
guide-decision = Vous avez six, Bleu a cinq. À vous de décider : poursuivre avec l’apprenti de la case 13 et bannir Bleu, quitte à sortir de votre zone ; ou l’y laisser à l’abri et en faire partir un deuxième.
guide-banished = Zapp ! Bleu est retourné au départ, puis en est ressorti avec son cinq. Le voilà sur votre case, et pourtant vous y êtes encore : un apprenti qui quitte sa case de départ ne bannit personne.
guide-spared = Un deuxième apprenti est en route, et le premier à l’abri dans sa zone. Bleu s’est échappé jusqu’à la case 21.
guide-farewell = Vous savez tout. À une vraie table, tous agitent à la fois, des deux mains, et vous entendez les pierres elles-mêmes : exercez votre oreille dans la salle d’écoute, sous le sommet. Dans le jeu avancé, on peut emmener ceux qui se tiennent près d’un château de leur couleur.
guide-wrong-five = Commençons par le tonneau E : touchez-le, puis agitez-le.
guide-wrong-two = Essayez d’abord le tonneau B.
guide-wrong-nine = C’est le tonneau I qu’il faut agiter maintenant.
guide-wrong-choose = Le tonneau I est votre meilleur : vous y avez entendu six, puis sept. Choisissez celui-là.
guide-wrong-walk = Touchez votre apprenti, ou la pierre où il arriverait, puis jouez-le.
guide-wrong-six = Agitez d’abord le tonneau F.
guide-wrong-put-six = Vous avez entendu quatre dans le tonneau F, et quatre est le plus qui serve. Choisissez celui-là.
guide-wrong-zone = Continuez plutôt depuis la case 9 : quatre pas vous mènent dans votre zone.
guide-wrong-three = Agitez d’abord le tonneau C.
guide-wrong-put-three = Le tonneau C sonnait comme cinq. Choisissez celui-là.
