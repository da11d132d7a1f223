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

hand-0 = main gauche
hand-1 = main droite

step-shake = Nombre magique : { $magic }. Agitez des tonneaux et posez le bon devant vous.
step-shake-by-turns = Nombre magique : { $magic }. Agitez quelques tonneaux, puis posez-en un devant vous.
step-move = Votre sort agit. Quel apprenti avance ?

move-take = Prendre le tonneau { $barrel }
move-shake = Agiter le tonneau { $barrel }
move-return = Remettre le tonneau { $barrel }
move-put = Choisir le tonneau { $barrel }
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
event-taken = { $seat } prend le tonneau { $barrel } ({ $hand }).
event-shaken = { $seat } agite le tonneau { $barrel } ({ $hand }).
event-shaken-in-turn = { $seat } agite le tonneau { $barrel } ; { $left ->
    [0] c’était le dernier essai.
    [one] il reste un essai.
   *[other] il reste { $left } essais.
}
event-heard = { $heard ->
    [one] Le tonneau { $barrel } sonne comme s’il contenait une seule pierre.
   *[other] Le tonneau { $barrel } sonne comme s’il contenait { $heard } pierres.
}
event-rattle = Le tonneau { $barrel } s’agite. Tendez l’oreille !
event-shake-ended = { $seat } a fini d’agiter.
event-returned = { $seat } remet le tonneau { $barrel } au milieu.
event-put-down = { $seat } choisit le tonneau { $barrel }.
event-bell = La cloche ! Chacun reçoit maintenant un tonneau.
event-handed-out = { $seat } reçoit le tonneau { $barrel }.
event-shown = { $stones ->
    [one] { $seat } retourne le tonneau { $barrel } : une pierre.
   *[other] { $seat } retourne le tonneau { $barrel } : { $stones } pierres.
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
refused-no-such-barrel = Il n’y a pas de tonneau de ce numéro.
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
