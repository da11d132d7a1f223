# Les mots communs à tous les jeux.
seat-0 = Rouge
seat-1 = Bleu
seat-2 = Jaune
seat-3 = Vert
seat-4 = Blanc
seat-5 = Noir

# Refusé par un jeu sans horloge.
refused-no-clock = Cette table joue sans horloge.

# Une table en clair : ce que valent les nombres, qui doit encore décider, ce qui est caché.
value-number = { $number }
value-count = { $count }
value-sum = { $sum }
value-die = { $die }
value-flag = { $flag ->
    [0] non
   *[1] oui
}
window-1 = réfléchit encore
window-2 = a choisi, pour l’instant
window-3 = a choisi
none-window = rien à décider
none-seat = personne
none-seat-set = personne
hidden = secret
hidden-things = { $count ->
    [one] { $count } caché
   *[other] { $count } cachés
}
back = caché
plain-of = { $what } : { $value }
plain-next = { " ; " }

# What a move led to when the machine played on; a game may say it in its own words.
hint-ahead = Gagne { $ahead ->
    [one] { $ahead } partie d’essai
   *[other] { $ahead } parties d’essai
} sur { $continuations }.
hint-first = Ces coups sont ceux qu’un expert préfère ; en tête, celui qui a le plus gagné. Chacun a été joué jusqu’au bout { $continuations } fois, avec le même hasard : un écart allant jusqu’à { $noise } peut être dû au hasard.

# Où une partie terminée s'est gagnée.
analysis-seat = joueur
analysis-start = départ
analysis-luck = hasard
analysis-own = ses coups
analysis-others = coups des autres
analysis-end = fin
analysis-percent = { $percent } %
analysis-gains = Ce sont des points sur cent, gagnés et reperdus d’un coup à l’autre : ensemble, ils peuvent bien dépasser 100.
analysis-entry = entrée du journal
analysis-chances = chances de gagner, en pour cent
analysis-no-moments = Aucun moment n’a décidé à lui seul de cette partie : rien n’a changé les chances de quelqu’un au-delà de la marge d’erreur.
analysis-how-sure = À chaque moment, la partie a été rejouée { $playouts } fois : une chance peut être fausse de { $off } points, en plus ou en moins. --playouts N la rend plus sûre.
analysis-moments = Ce qui a décidé de la partie :
analysis-where = Entrée { $entry }
analysis-where-round = { $called } { $round }, entrée { $entry }
analysis-luck-gave = { $where } : { $what } Le hasard donne { $change } à { $seat }.
analysis-luck-took = { $where } : { $what } Le hasard prend { $change } à { $seat }.
analysis-gave-up = { $where } : { $seat } a abandonné, avec encore { $change } de chances.
analysis-slip = { $where } : { $seat } a choisi « { $played } » ; « { $better } » valait mieux et gagnait { $ahead_better } parties d’essai sur { $continuations } au lieu de { $ahead }.

# What is wrong with a board file: how a complaint begins, and what any game may complain about.
box-fault-value = { $file }, ligne { $line } : pour « { $name } », il faut { $what }.
box-fault-table = { $file }, ligne { $line } : pour ce « { $name } », il faut { $what }.
box-fault-line = { $file }, ligne { $line } : { $what }.
box-fault-file = { $file } : { $what }.
box-missing = la valeur « { $name } » manque
box-unreadable = ce fichier ne peut pas être lu
box-no-text = ce n’est pas un fichier de texte
box-too-long = un fichier de plateau compte { $most } caractères au plus
box-no-toml = ce n’est plus du TOML à partir de la colonne { $column } ; attention aux guillemets, aux crochets et aux signes égal
box-too-deep = il y a ici trop de listes les unes dans les autres
box-provenance = « { $name } » doit dire d’où il vient : « provenance » vaut { $known }
box-date = il y a une date ou une heure dans « { $name } » ; un fichier de plateau ne contient que des nombres, des mots et des listes
box-odd-number = un nombre dans « { $name } » est trop grand, ou n’en est pas un
box-bad-title = le titre est une ligne de { $most } caractères au plus
box-number = un nombre entier de { $least } à { $most }, et non { $said }
box-numbers = une liste de nombres entiers
box-numbers-member = une liste de nombres entiers ; le numéro { $member } est { $said }
box-other-game = on dirait un fichier de plateau de { $other }
box-unknown = il n’y a pas de valeur « { $name } » ; les valeurs : { $known }
box-tables = des tables intitulées [[{ $name }]]

# Ce qui n’a pas marché, à la ligne de commande.
problem-or = { " ou " }
problem-range = { $low } à { $high }
problem-each = { $choices }, pour tous ou un par place
problem-no-language = la langue « { $language } » n’est pas là ; il y a { $languages }.
problem-no-game = il n’y a pas de jeu « { $name } » ici ; les jeux : { $games }.
problem-no-option = { $game } n’a pas d’option « { $name } » ; ses options : { $names }.
problem-seats = { $game } se joue de { $least } à { $most }, pas à { $seats }.
problem-bad-option =
    l’option { $name } prend { $allowed }{ $where ->
        [any] { "" }
       *[other] { " " }à { $where } joueurs
    }, et non « { $value } ».
problem-option-by-seat = l’option { $name } prend un mot pour tous, ou un pour chacune des { $seats } places.
problem-option-form = une option se donne sous la forme NOM=VALEUR, et non « { $given } ».
problem-no-article = la règle de { $game } n’a pas d’article « { $article } » ; les articles : { $articles }, les précisions : { $rulings }, les options : { $options }.
problem-no-hints = { $game } ne donne pas encore de conseils aux machines ; le niveau est ici { $level }.
problem-no-bot = il n’y a pas de machine « { $name } » ; les niveaux : { $levels }, ou un fichier : my_bot.py:MyBot.
problem-no-playouts = pour examiner un coup il faut au moins une partie d’essai, et non { $playouts }.
problem-no-order = rien ne peut être ordonné d’avance à { $step }.
problem-no-condition = il n’y a pas ici de condition { $condition } avec de tels nombres.
problem-order-too-far = on peut prévoir { $most } décisions au plus, de la première à la dernière.
problem-too-many-orders = une place peut avoir { $most } ordres au plus.
problem-no-hint-unasked = un conseil va à qui doit répondre ; ici on ne demande rien à cette place.
problem-no-hint-live = pas de conseil pendant que tous agissent à la fois.
problem-no-hint-agreed = à cette table on n’est pas convenu de conseils : à plusieurs, jouez avec --hints.
problem-analyse-unfinished = on n’analyse qu’une partie terminée ; celle-ci ne l’est pas.
problem-plot-kind = l’image { $file } doit finir par .svg, .png ou .pdf.
problem-plot-needs = pour dessiner il faut matplotlib, qui vient avec `pip install 'ludotheque[plot]'`.
problem-no-bot-file = il n’y a pas de fichier { $file } où prendre la machine { $kind }.
problem-bot-not-run = { $file } ne s’exécute pas : { $why }.
problem-no-bot-class = { $file } n’a pas de classe { $kind } qui soit un ludotheque.Bot.
problem-bot-not-made = { $bot } ne se laisse pas créer : { $why }.
problem-bot-illegal = la machine { $bot } a répondu « { $text } », et ce n’est pas un coup permis : choose doit rendre l’un de perspective.legal.
problem-bot-failed = la machine { $bot } a échoué : { $why }.
problem-bot-missing = il manque une machine entre les virgules de « { $given } ».
problem-too-many-bots = { $bots } machines, c’est trop pour { $seats ->
    [one] une place.
   *[other] { $seats } places.
}
problem-too-many-humans = { $people } personnes ne tiennent pas sur { $seats } places.
problem-seat-or-humans = c’est --seat qui dit qui s’assoit où, ou bien --humans et --bots ; pas les deux.
problem-seat-count = il y a { $seats } places, mais --seat est donné { $given } fois.
problem-tournament-kinds = un tournoi oppose deux sortes de machines ou plus, chacune nommée une fois.
problem-process-died = l’un des processus s’est arrêté : une machine l’a peut-être interrompu.
problem-which-game = dites à quel jeu jouer : { $games }.
problem-position-options = une position contient ses options : --option et --even ne vont pas avec --position.
problem-position-seats = cette position est à { $seats } places, pas à { $players }.
problem-position-shape = ce n’est pas une position de { $game } : une partie n’en a pas la forme.
problem-position-no-seat = il n’y a pas de place { $seat } dans cette position ; ses places : 1 à { $seats }.
problem-position-large = dans cette position, un nombre est trop grand pour être montré.
problem-position-no-json = ce n’est pas une position : une position est une ligne de JSON.
problem-position-no-fields = ce n’est pas une position : elle n’a pas de champs.
problem-position-no-game = ce n’est pas une position : elle ne dit pas qu’elle est de « { $game } ».
problem-position-other-game = c’est une position de « { $other } », et non de « { $game } ».
problem-position-rules = cette position suit la version { $version } des règles ; ici, c’est la version { $here }.
problem-position-no-setup = cette position ne dit ni ses places ni ses options.
problem-position-setup = dans cette position, { $why }
problem-position-board = cette position s’est jouée sur le plateau « { $board } », et il y a ici « { $here } ».
problem-position-step = dans cette position, l’étape « { $step } » est inconnue.
problem-position-field-missing = dans cette position, il manque le champ « { $field } ».
problem-position-field-unknown = dans cette position, le champ « { $field } » est inconnu.
problem-position-field-shape = dans cette position, « { $field } » n’est pas { $shape ->
    [number] un nombre
    [numbers] une liste de nombres
    [rows] une liste de listes de nombres
   *[window] une fenêtre
}.
problem-position-fault = cette position n’est pas possible ; la raison, en anglais : { $why }
problem-resume-only = une partie gardée continue à la table où elle en était : avec --resume, on ne peut donner que --save, --log et --lang.
problem-resume-other = { $file } contient une partie de { $game }, pas de { $wanted }.
problem-saved-file = le fichier { $file } : { $why }
problem-saved-checksum = ce n’est pas une partie gardée, ou elle a été modifiée : sa somme de contrôle ne va pas.
problem-saved-stuck = la partie gardée ne peut pas continuer : { $why }
problem-saved-unfinished = { $file } est une partie gardée ; ce qui se vérifie, c’est le journal d’une partie finie. Pour la reprendre : { $command }
problem-server-needs = le serveur a besoin de { $module }, qui vient avec l’extra « server » : installez le wheel sous la forme 'FICHIER.whl[server]'.
problem-server-start = le serveur ne peut pas démarrer : { $why }.
problem-bots-need-database = ici, les machines réfléchissent pour des serveurs qui partagent une base de données : indiquez-la avec --database postgresql://….
problem-file-no-text =
    { $what ->
        [log] le journal
        [saved] la partie gardée
       *[file] le fichier
    } { $file } n’est pas un fichier de texte.
problem-file-unread =
    on ne peut pas lire { $what ->
        [log] le journal
        [saved] la partie gardée
       *[file] le fichier
    } { $file } : { $why }.
problem-file-unwritten =
    on ne peut pas écrire { $what ->
        [log] le journal
        [saved] la partie gardée
       *[file] le fichier
    } { $file } : { $why }.
problem-file-folder =
    on ne peut pas écrire { $what ->
        [log] le journal
        [saved] la partie gardée
       *[file] le fichier
    } { $file } : c’est un dossier.
problem-file-nowhere =
    on ne peut pas écrire { $what ->
        [log] le journal
        [saved] la partie gardée
       *[file] le fichier
    } { $file } : ce dossier n’existe pas.
problem-reason-missing = fichier introuvable
problem-reason-folder = c’est un dossier
problem-reason-denied = l’accès est refusé
problem-file-other =
    { $what ->
        [log] le journal
        [saved] la partie gardée
       *[file] le fichier
    } { $file } existe déjà et contient autre chose : nommez-en un autre.
problem-file-no-home = il n’y a pas de dossier personnel où trouver le fichier { $file }.
problem-no-log = ce n’est pas le journal d’une partie.
problem-log-empty = ce n’est pas le journal d’une partie : il est vide.
problem-log-cut =
    il manque un bout { $entry ->
        [head] à l’en-tête
       *[other] à l’entrée { $entry }
    }, ou ce n’est pas du JSON.
problem-log-checksum =
    on a touché { $entry ->
        [head] à l’en-tête
       *[other] à l’entrée { $entry }
    } : la somme de contrôle ne va pas.
problem-log-format = ce journal est au format { $format }, et non { $here }.
problem-log-goes-on =
    le journal continue après sa fin, avec { $entry ->
        [head] l’en-tête
       *[other] l’entrée { $entry }
    }.
problem-log-no-entry =
    { $entry ->
        [head] l’en-tête
       *[other] l’entrée { $entry }
    } n’est pas une entrée de journal.
problem-log-no-result = le journal est coupé après l’entrée { $entry } : la partie n’a pas de résultat, et le secret de son hasard n’est pas montré.
problem-log-file-cut = le journal { $file } est coupé après l’entrée { $entry } : la partie n’a pas de résultat.
problem-log-file-not-sealed = le journal { $file } est celui d’une partie dont le hasard n’était pas scellé.
problem-log-not-sealed = cette partie n’a pas été jouée avec un hasard scellé : il n’y a rien à vérifier.
problem-log-secret = la fin a été falsifiée : son secret ne correspond pas au sceau du début.
problem-log-late-word = l’entrée { $entry } a été falsifiée : ce mot a été ajouté après coup, car le sceau donne tous les lancers sans lui.
problem-short-seal = un sceau se donne par ses { $least } premiers caractères au moins.
problem-other-seal = le sceau de ce journal est { $seal }, et on a montré { $known } : c’est une autre partie, ou un faux entier sous un autre secret.
problem-log-luck = l’entrée { $entry } a été falsifiée : { $why }.
problem-seal-gives = le sceau donne « { $due } », et non « { $said } »
problem-log-move = l’entrée { $entry } a été falsifiée : { $why }
problem-no-move = « { $text } » n’est pas un coup de { $game }.
problem-not-asked = ce n’est pas à la place { $seat } de décider, mais : { $waiting } ({ $article }).
problem-clock-asked = ce n’est pas à la place { $seat } de décider, mais à l’horloge ({ $article }).
problem-log-otherwise = l’entrée { $entry } a été falsifiée : les règles donnent là autre chose.
problem-log-chance = le journal est coupé après l’entrée { $entry } : le hasard devait suivre.
problem-log-only-head = le journal est coupé après son en-tête : le hasard devait suivre.
problem-log-other-end = la fin a été falsifiée : la partie a donné autre chose.
problem-log-no-end = le journal est coupé : la partie est finie, mais la fin manque.
problem-log-rules = ce journal suit la version { $version } des règles de { $game }, et ici c’est la version { $here } : on peut le montrer, pas le rejouer.
problem-log-head = l’en-tête a été falsifié : { $why }
problem-log-board = ce journal a été joué sur le plateau { $board }, et ici c’est { $here }.
problem-log-no-place = cela ne peut pas venir ici.
problem-no-saved-match = ce n’est pas une partie gardée, ou elle est abîmée.
problem-word-too-late = les mots se mêlent au hasard scellé avant le premier lancer, pas maintenant.
problem-word-twice = la place { $seat } a déjà donné son mot.
problem-word-length = un mot compte de 1 à { $most } caractères lisibles.
problem-too-deep = ce qui est donné est trop imbriqué pour être lu.
problem-our-mistake = c’est une erreur de notre part ({ $what }) ; mettez { $variable }=1 pour voir où.
problem-value-missing = il manque une valeur après l’option { $option }
problem-value-unwanted = l’option { $option } ne prend pas de valeur
problem-no-such-argument = il n’y a pas d’option { $option } ici
problem-no-such-argument-alike = il n’y a pas d’option { $option } ici, mais { $alike }
problem-missing-argument = il manque { $what }
problem-bad-argument = la valeur de { $what } ne convient pas
problem-argument-whole = la valeur de { $what } doit être un nombre entier, pas « { $given } »
problem-argument-number = la valeur de { $what } doit être un nombre, pas « { $given } »
problem-argument-least = la valeur de { $what } doit être d’au moins { $least }, et non de { $given }
problem-no-command = il n’y a pas de commande « { $command } »
problem-no-command-alike = il n’y a pas de commande « { $command } », mais « { $alike } »
problem-way-out = { $what } ; `{ $path } --help` en dit plus (en anglais).

# Le terminal.
terminal-letter-0 = R
terminal-letter-1 = B
terminal-letter-2 = J
terminal-letter-3 = V
terminal-letter-4 = L
terminal-letter-5 = N
terminal-number = { $number }
terminal-shelf-game = JEU
terminal-shelf-players = joueurs
terminal-shelf-bots = machines
terminal-shelf-options = options
terminal-shelf-option = OPTION
terminal-shelf-setting = NOM=VALEUR
terminal-shelf-from-to = { $least } à { $most }
terminal-shelf-at = { $option } à { $seats } : { $said }
terminal-shelf-broken = ne s’ouvre pas : { $why }
terminal-shelf-play = Y jouer :
terminal-shelf-play-option = avec une option :
terminal-shelf-its-options = ses options :
terminal-shelf-rules = Lire sa règle :
terminal-shelf-levels = La force des machines :
terminal-shelf-board = son plateau :
terminal-options-option = option
terminal-options-with = à { $seats } joueurs
terminal-options-usual = d’ordinaire
terminal-options-means = Ce qu’elle veut dire :
terminal-options-nothing-even = À { $seats } joueurs, les chances sont égales sans rien changer.
terminal-even-set = Chances égales : { $settings }.
terminal-even-nothing = Chances égales : à { $seats } joueurs, il n’y a rien à régler.
terminal-verify-whole = { $file } contient une partie entière de { $game } : ses { $entries } entrées suivent les règles, et le sceau donne les { $outcomes } tirages qu’on y trouve.
terminal-verify-unsealed = { $file } contient une partie entière de { $game } : ses { $entries } entrées suivent les règles, mais son hasard n’était pas scellé : personne ne peut dire si les lancers étaient honnêtes.
terminal-verify-result = Gagnants : { $winners } ; points par place : { $scores }.
terminal-verify-seal = Sceau : { $seal }
terminal-verify-same = C’est celui qui a été montré avant le premier lancer.
terminal-verify-compare = Comparez-le à celui qui a été montré avant le premier lancer, ou laissez faire --seal : qui falsifie toute une partie la falsifie sous un autre sceau.
terminal-list-and = { $first } et { $last }
terminal-small-board = « { $board } » dessine tout le plateau.
terminal-told-above = Le début du récit est plus haut.
terminal-type-help = « aide » montre tout ce qu’on peut taper
terminal-person = quelqu’un à ce clavier
terminal-bot = { $who }, une machine ({ $bot })
terminal-file = Le fichier { $file }
terminal-seal = Le hasard de cette partie est scellé :
terminal-word = { $seat }, un mot à mêler au hasard (Entrée pour aucun) :
terminal-word-help = Si chacun ajoute un mot, personne ne peut connaître les lancers d’avance, pas même cette table : n’importe quel mot convient, ou Entrée pour aucun. « { $quit } » quitte la table.
terminal-secret = Le secret sous le sceau :
terminal-hand-over = L’écran est à { $seat }. Appuyez sur Entrée quand personne d’autre ne regarde.
terminal-gave-word = { $seat } mêle au hasard le mot « { $word } ».
terminal-times = { $what }, { $count ->
    [2] deux
    [3] trois
   *[other] { $count }
} fois.
terminal-took-back = { $seat } reprend le dernier coup.
terminal-took-over = Une machine joue à la place de { $seat }.
terminal-resigned = { $seat } abandonne : { $winner } gagne.
terminal-came-back = { $seat } est de retour ; la machine cède la place.
terminal-folded = { $verb } … : { $count } façons, comme « { $example } » ; « { $all } » les montre toutes.
terminal-folded-short = { $verb } … : { $count } façons ; « { $all } » les montre.
terminal-quoted = « { $text } »
terminal-which-of-them = « { $word } » seul peut vouloir dire { $count } coups : { $lines } Tapez celui que vous voulez.
terminal-no-number = Aucun coup ne porte ici le numéro { $number }. On choisit par la lettre, ou en tapant le coup : « { $example } ».
terminal-no-number-typed = Aucun coup ne porte ici le numéro { $number }. Tapez le coup en entier : « { $example } ».
terminal-no-letter = Aucun coup ne porte ici la lettre { $letter } : { $last ->
    [a] il n’y a que a.
   *[other] elles vont de a à { $last }.
}
terminal-letter-unshown = La lettre { $letter } n’a pas été montrée ici : tapez le coup lui-même, ou « coups » pour voir tous vos coups avec leurs lettres.
terminal-no-such-line = « { $line } » n’est pas un coup. Cela s’écrit ainsi : { $lines }.
terminal-meant = « { $line } » ne veut rien dire ici. Vouliez-vous dire « { $near } » ?
terminal-not-now = « { $line } » ne se fait pas maintenant. Voici ce qui se fait : { $lines }.
terminal-no-such-moves = Aucun de vos coups ne contient « { $word } ».
terminal-think-twice = Redites-le pour le faire quand même.
terminal-no-move = Ce n’est ni un coup de { $game } ni une commande : « aide » montre ce qu’on peut taper.
terminal-no-undo-nothing = Il n’y a rien à reprendre : depuis le dernier lancer ou tirage, personne n’a joué.
terminal-no-undo-final = Le dernier coup est définitif : il ne se reprend pas.
terminal-no-undo-learnt = Ce coup ne se reprend pas : quelqu’un en a appris quelque chose.
terminal-stale = Cette question n’est plus ouverte : la réponse vient trop tard.
terminal-too-late = Trop tard, donc sans effet : { $lines }.
terminal-not-asked = Ce n’est pas à { $seat } de répondre. Qui décide à présent : { $asked }.
terminal-allowed = Oui, ce coup est permis.
terminal-why-what = Pourquoi quoi ? Nommez un coup : « pourquoi a », ou « pourquoi { $example } ».
terminal-why-what-typed = Pourquoi quoi ? Nommez un coup : « pourquoi { $example } ».
terminal-look-nothing = Rien ne s’appelle « { $what } » ici ; « regarder » seul dit ce qu’on peut regarder.
terminal-no-look = { $game } n’a rien de plus à montrer que son plateau.
terminal-rules-how = Pour en lire un : « règles » et son code.
terminal-position-hidden = La position montrerait ce que les autres ont en main. « garder FICHIER » garde la partie sans la montrer.
terminal-save-where = La garder où ? Nommez un fichier : « garder ma-partie.json ».
terminal-saved = La partie est gardée dans { $file }.
terminal-keep-first = Partir sans garder la partie : Entrée. La garder : « { $save } FICHIER ». Continuer à jouer : « { $back } » :
terminal-keep-how = Ici, trois réponses sont possibles : « { $save } soiree.json », ou un autre fichier, garde la partie ; « { $back } » ramène à la table ; Entrée seule quitte, et la partie est perdue.
terminal-keep-back = retour | rester | back
terminal-not-saved = Cette partie n’a pas été gardée. La prochaine fois : « garder FICHIER » pendant la partie, ou --save FICHIER dès le début.
terminal-agree = Le dernier coup est de { $seat }. Tout le monde est d’accord pour le reprendre (o/n) ?
terminal-as-who = Dites qui, puis le coup : « pour { $colour } … ».
terminal-as-nobody = Personne d’autre ne joue à ce clavier.
terminal-as-bot = { $seat } est joué par une machine.
terminal-won = { $count ->
    [one] { $names } gagne !
   *[other] { $names } se partagent la victoire.
}
terminal-log-where = Le journal de la partie : « { $save } FICHIER » le garde, Entrée termine :
terminal-log-how = Pour garder le journal, tapez « { $save } » et le nom d’un fichier : « { $save } soiree.log ». Entrée termine sans le garder.
terminal-log-written = Le journal est dans { $file }.
terminal-over = La partie est finie.
terminal-analysing = On rejoue…
terminal-plot-written = L’image est dans { $file }.
terminal-chance = C’est au hasard de répondre.
terminal-help-answer = Répondez par une lettre, ou par le coup lui-même, en français ou en anglais :
terminal-help-answer-typed = Répondez par le coup lui-même, en français ou en anglais :
terminal-help-later = À d’autres moments :
terminal-help-table = À la table, vous pouvez dire :
terminal-help-moves = coups [MOT] · tous vos coups et leur effet, ou ceux qui ont ce mot
terminal-help-hint = conseil · ce que ferait la machine à votre place, et où cela mène
terminal-help-why = pourquoi COUP · si un coup est permis, et la règle qui le dit
terminal-help-look = regarder [QUOI] · ce que le jeu dit d’une chose de son plateau
terminal-help-looks = comme « regarder { $word } »
terminal-help-undo = reprendre · reprendre le dernier coup
terminal-also-undo = annuler | retour
terminal-help-rules = règles [ARTICLE] · les articles de la règle, ou l’un d’eux
terminal-help-board = plateau · redessiner le plateau
terminal-help-log = journal · tout ce qui s’est passé
terminal-help-position = position · la position en une ligne de texte
terminal-help-as = pour QUI COUP · quelqu’un d’autre, interrogé aussi, répond d’abord
terminal-help-save = garder FICHIER · garder la partie, à continuer avec play --resume FICHIER
terminal-help-help = aide · cette liste
terminal-help-quit = quitter · quitter la table

# Les appels : ce que disent e-mails et navigateurs quand une table attend quelqu’un. Rien de secret ici.
call-turn = { $title } : à vous de jouer
call-turn-with = { $count ->
    [0] { $title } : à vous de jouer.
   *[other] { $title } avec { $names } : à vous de jouer.
}
call-short = { $title } : le temps presse
call-short-with = { $count ->
    [0] { $title } : votre temps sera écoulé le { DATETIME($when, dateStyle: "medium", timeStyle: "short") }.
   *[other] { $title } avec { $names } : votre temps sera écoulé le { DATETIME($when, dateStyle: "medium", timeStyle: "short") }.
}
call-start = { $title } : la partie commence
call-start-with = { $count ->
    [0] { $title } : la partie a commencé.
   *[other] { $title } avec { $names } : la partie a commencé.
}
call-end = { $title } : la partie est finie
call-end-with = { $count ->
    [0] { $title } : la partie est finie.
   *[other] { $title } avec { $names } : la partie est finie.
}
call-invited = { $title } : { $by } vous invite
call-invited-with = { $title } : { $by } vous invite à une table.
call-many = { $count } tables vous appellent
call-foot =
    Vous avez demandé ces e-mails sur { $site }.
    Ne plus en recevoir : { $off }
    Choisir pour quoi et quand on vous appelle : { $settings }
letter-confirm-subject = Est-ce bien votre adresse ?
letter-confirm =
    Quelqu’un a demandé à { $site } d’écrire à cette adresse quand une table l’attend.

    Si c’est vous, ouvrez ce lien d’ici demain :
    { $link }

    Sinon, il n’y a rien à faire : rien d’autre ne sera envoyé ici.
letter-sign-in-subject = Votre lien de connexion
letter-sign-in =
    Avec ce lien, { $site } vous reconnaît :
    { $link }

    Qui l’ouvre joue sous votre nom : ne le donnez à personne. Si vous ne l’avez pas demandé, il n’y a rien à faire.

# La page : l’étagère, les tables, le livret, les parties revues.
page-title = Ludothèque
page-jump = Aller au contenu
page-to-shelf = Retour à l’étagère
page-to-table = À la table
page-tools = Réglages et outils
page-close = Fermer
page-cancel = Annuler
page-show = Montrer
page-no-thanks = Non merci
page-loading = Un instant…
page-reload = Recharger la page
page-outdated = Une version plus récente de la page est arrivée. Rechargez-la quand vous voudrez : rien ne sera perdu.
page-welcome = À quoi joue-t-on ce soir ?
page-welcome-more = Des jeux devenus introuvables, en entier : avec des amis, contre la machine ou les deux.
page-shelf = L’étagère
page-my-games = Vos parties
# Ce qui a été joué, et le classement
page-history = Mes parties
page-no-history = Vous n’avez pas encore terminé de partie.
page-by-game = Par jeu
page-with-whom = Avec qui
page-finished-games = Parties terminées
page-all-games = Montrer les { $count } parties
page-so-many-games = { $count ->
    [one] 1 partie
   *[other] { $count } parties
}
page-games-won = { $games ->
    [one] 1 partie jouée
   *[other] { $games } parties jouées
}, { $wins ->
    [0] aucune gagnée
    [one] 1 gagnée
   *[other] { $wins } gagnées
}
page-with-players = À { $count }
page-won-of = { $wins } sur { $games } ({ $share } %)
page-openings = Ouvertures favorites
page-history-won = Gagné
page-history-lost = Perdu
page-history-left = Quitté
page-has-left = abandon
page-somebody = Quelqu’un
page-shown-to = Qui peut voir ce que j’ai joué ?
page-shown-to-nobody = Personne
page-shown-to-played = Qui a joué avec moi
page-shown-to-everybody = Tout le monde
page-shown-to-about = On voit combien de parties vous avez jouées et gagnées, vos ouvertures et votre classement, aussi dans les listes et aux tables ouvertes ; aucun autre nom que le vôtre.
page-my-page = Ma page, comme les autres la voient
page-this-is-you = C’est vous.
page-nothing-played = Rien de joué pour l’instant.
page-rated = Partie classée
page-rated-about = Le résultat compte pour le classement de chacun, si tous sont d’accord avant le début. Pas de conseils, un coup ne se reprend que d’un commun accord ; qui s’en va a perdu.
page-rated-short = classée
page-rated-waits = Classée, si ces personnes sont d’accord : { $names }
page-rated-agreed = Tous sont d’accord : cette partie est classée.
page-rated-no = Pas de classement
page-rated-agree = Je suis d’accord pour que cette partie soit classée
page-rated-to-come = qui va encore s’asseoir
page-rated-asked = Cette partie doit être classée : on attend votre accord.
page-rated-answer = Lire et répondre
page-ratings = Classement
page-ratings-of = { $game } : classement
page-ratings-about = Plus on est haut, plus il est sûr qu’on joue bien. La vraie force est dans l’intervalle dix-neuf fois sur vingt ; chaque partie classée le rétrécit. Une personne n’y figure que si elle le permet.
page-rating = { $rating } ± { $give }
page-rated-games = { $count ->
    [0] pas encore de partie classée
    [one] 1 partie classée
   *[other] { $count } parties classées
}
page-to-box = Vers { $game }

page-my-tables = Mes tables
page-mine-waiting = À vous de jouer : on vous attend
page-mine-bots = À vous de jouer, quand vous voudrez
page-mine-late = Votre temps était écoulé : une machine vous remplace
page-mine-others = Aux autres de jouer
# Comment on est appelé.
page-calls = Quand une table vous attend
page-account-calls = Quand une table vous attend
page-calls-open = Quand une table vous attend…
page-calls-mail = Par e-mail
page-calls-address = Votre adresse e-mail
page-calls-address-is = Les e-mails vont à { $address }.
page-calls-ask = Envoyer un e-mail pour la confirmer
page-calls-asked = Un e-mail est parti pour { $address } : ouvrez le lien qu’il contient d’ici demain. Jusque-là, rien d’autre n’y est envoyé.
page-calls-drop = Retirer
page-calls-browser = Cet appareil
page-calls-here = Me prévenir sur cet appareil, même quand aucune page n’est ouverte
page-calls-why-insecure = Cet appareil ne peut être appelé que si la page est atteinte par https.
page-calls-why-unable = Ce navigateur ne peut pas être appelé. Sur un iPhone ou un iPad, mettez d’abord la page sur l’écran d’accueil.
page-calls-why-denied = Ce navigateur a pour consigne de ne rien annoncer d’ici ; cela se change dans ses réglages pour cette page.
page-calls-what = Pour quoi
page-calls-by-mail = E-mail
page-calls-by-browser = Appareil
page-calls-kind-turn = C’est à moi de jouer
page-calls-kind-short = Mon temps s’épuise
page-calls-kind-start = Une partie commence
page-calls-kind-end = Une partie est finie
page-calls-kind-invited = Quelqu’un m’invite
page-calls-how = On vous appelle une minute ou deux plus tard, si c’est encore vrai, une fois pour plusieurs tables, et jamais pendant que vous regardez cette table. Ce qui s’est passé dans une partie n’y figure pas.
page-calls-quiet = Heures de silence
page-calls-quiet-on = Ne pas m’appeler la nuit
page-calls-from = de
page-calls-till = à
page-calls-zone = À l’heure de { $zone }.
page-calls-holidays = Vacances
page-calls-holidays-how = Ces jours-là, personne ne vous appelle, et aux tables par correspondance votre temps attend, autant de jours que la table le permet.
page-calls-first-day = Premier jour
page-calls-last-day = Dernier jour
page-calls-add = Ajouter
page-calls-span = { $first } au { $last }
page-holiday = Jours de vacances dans une partie, pour chacun
page-holiday-days = { $days ->
    [0] aucun
   *[other] { $days } jours
}
page-calls-confirm = Est-ce bien votre adresse ?
page-calls-confirm-how = Confirmez qu’on peut vous écrire quand une table vous attend.
page-calls-confirm-do = Oui, c’est mon adresse
page-calls-confirmed = Désormais, les e-mails vont à { $address }.
page-calls-choose = Choisir pour quoi
page-calls-off = Plus d’e-mails
page-calls-off-how = Ne plus envoyer à { $address } d’e-mails au sujet des tables ?
page-calls-off-do = Ne plus envoyer d’e-mails
page-calls-off-done = Plus aucun e-mail au sujet des tables n’est envoyé à cette adresse.
page-no-tables = Vous n’avez de place à aucune table en ce moment.
page-all-tables = Montrer les { $count } tables
page-tables-wait = { $count ->
    [one] Une table vous attend.
   *[other] { $count } tables vous attendent.
}
page-table-rests = en pause
page-waits-for = on attend { $names }
page-due-in = encore { $left }
page-asked-since = on vous attend : { $ago }
page-last-change = dernier changement : { $ago }
page-new-entries = { $count ->
    [one] un fait nouveau depuis votre passage
   *[other] { $count } faits nouveaux depuis votre passage
}
page-open-tables = Tables ouvertes
page-no-open-tables = Aucune table n’attend de monde en ce moment. Ouvrez-en une !
# Finding each other: who waits, who is invited, who is blocked.
page-problem-too-many-blocked = Vous avez déjà bloqué { $most } personnes. Débloquez d’abord quelqu’un.
page-problem-blocked-here = Une personne que vous avez bloquée est assise à cette table.
page-problem-no-seat-here = Vous ne pouvez pas vous asseoir à cette table.
page-problem-takes-no-invitations = { $whose } n’accepte pas d’invitations.
page-problem-sits-already = { $whose } est déjà à cette table.
page-problem-enough-invitations = Vous avez envoyé { $most } invitations en un jour. Envoyez plutôt le lien de la table.
page-problem-no-such-invitation = Cette invitation n’est plus valable.
page-play-now = Jouer avec quelqu’un maintenant
page-play-now-about = Nous cherchons quelqu’un qui veut jouer maintenant ; en attendant, vous pouvez jouer contre des machines.
page-any-game = N’importe quel jeu
page-any-number = peu importe
page-with-bots-too = Deux personnes suffisent, des machines prennent les autres places
page-look-for-somebody = Chercher quelqu’un
page-looking = Nous cherchons quelqu’un pour { $game }…
page-looking-any = Nous cherchons quelqu’un pour jouer avec vous…
page-others-look = { $count ->
    [0] Personne d’autre ne cherche en ce moment.
    [one] Une autre personne cherche aussi.
   *[other] { $count } autres personnes cherchent aussi.
}
page-bots-meanwhile = Jouer contre des machines
page-stop-looking = Ne plus chercher
page-somebody-found = Quelqu’un est là pour jouer avec vous !
page-to-the-table = À la table
page-invites-you = { $name } vous invite à { $game }
page-invitation-about = { $pace ->
    [turns] par correspondance, à { $seats }
   *[live] maintenant, à { $seats }
}
page-accept = S’asseoir
page-decline = Non merci
page-invite-short = Inviter
page-all-people = Montrer les { $count } personnes
page-account-others = Les autres
page-decline-and-block = Non, et bloquer { $name }
page-invite-people = Inviter des gens avec qui vous avez joué
page-invite-person = Inviter { $name }
page-withdraw-invitation = Retirer l’invitation à { $name }
page-played-together = { $count ->
    [one] une fois ensemble, { $game }, { $ago }
   *[other] { $count } fois ensemble, la dernière { $game }, { $ago }
}
page-invited-open = invitation envoyée
page-invited-accepted = invitation acceptée
page-invited-declined = invitation déclinée
page-invited-withdrawn = invitation retirée
page-invited-expired = invitation expirée
page-block-person = Bloquer { $name }
page-unblock-person = Débloquer { $name }
page-block-more = Une personne bloquée ne se trouve jamais à une table avec vous, ne peut pas vous inviter, et vous ne lisez plus ce qu’elle dit. Elle n’en est pas avertie.
page-person-blocked = personne bloquée
page-blocked = Personnes bloquées
page-nobody-blocked = Vous n’avez bloqué personne.
page-take-invitations = Recevoir les invitations de gens avec qui j’ai joué
page-table-language = Langue à la table
page-table-language-none = non précisée
page-filter-game = Jeu
page-filter-pace = Rythme
page-filter-language = Langue
page-filter-all = tous
page-filter-none = Aucune table ouverte ne correspond à ces choix en ce moment.
page-level-of-bots = machines : { $levels }
page-strengths = force : { $ratings }
page-strength-of = { $name } { $rating }
page-next-table = Table suivante
page-next-table-of = Table suivante : { $game }
page-what-happened = Que s’est-il passé ?
page-what-happened-at = Que s’est-il passé à { $game } ?
page-replay-a-log = Revoir une partie à partir de son journal
page-footer = Tout se joue ici, sans publicité, et nul besoin de compte.
page-puzzle = Problème
page-puzzle-today = Le problème du jour
page-puzzle-about = Un coup est nettement le meilleur, et ce n’est pas celui qui saute aux yeux. Le trouverez-vous ?
page-puzzle-of = Problème : { $game }
page-puzzle-you = Vous êtes { $name }, dans une partie à { $seats }. Trouvez le meilleur coup.
page-puzzle-new = Vous ne connaissez pas ce jeu ?
page-puzzle-answer = C’est ma réponse
page-puzzle-right = Juste, c’est le meilleur coup !
page-puzzle-wrong = Non : le meilleur coup est « { $move } ».
page-puzzle-best = Le meilleur
page-puzzle-obvious = Sans voir plus loin
page-puzzle-yours = Le vôtre
page-puzzle-behind = Votre coup était distancé au premier regard.
page-puzzle-how = Trouvé dans une partie entre machines. Chacun de ces coups a été joué { $count } fois jusqu’à la fin de la partie, à partir de ce que sait cette place et de rien d’autre.
page-puzzle-ahead = Devant tous les autres dans { $ahead } parties d’essai sur { $continuations }.
page-puzzle-average = À la fin, { $score } en moyenne, et { $other } pour le meilleur des autres.
page-puzzle-why = Ce que le meilleur coup apporte en moyenne, face à « { $move } » :
page-puzzle-why-often = En moyenne, « { $move } » ne finit pas moins bien ; mais ce que donne le meilleur coup suffit plus souvent.
page-puzzle-why-own = { $source } : { $more } pour vous
page-puzzle-why-other = { $source } : { $more } pour le meilleur des autres
page-puzzle-why-not = Face à « { $move } », le meilleur coup n’apporte davantage d’aucune source en particulier : beaucoup de petites choses s’additionnent, ou le même score suffit plus souvent.
page-puzzle-number = Problème { $place } sur { $count }
page-puzzle-others = Autres problèmes : { $game }
page-puzzle-previous = Problème précédent
page-puzzle-next = Problème suivant
page-puzzle-another = Un autre problème
page-play-bots = Jouer contre la machine
page-play-friends = Jouer avec des amis
page-again = Rejouer
page-choose-bots = Choisir d’autres adversaires
page-bots-at = { $game } : contre la machine
page-so-many-bots = { $count ->
    [one] 1 machine
   *[other] { $count } machines
}
page-own-options = options
page-opponents = Adversaires
page-not-yet = Pas encore jouable
page-not-yet-more = La boîte est sur l’étagère, mais ses règles n’y sont pas : on ne peut pas encore y jouer ici.
page-fact-players = { $players } joueurs
page-fact-minutes = { $minutes } min
page-fact-age = dès { $age } ans
page-weight-1 = très facile
page-weight-2 = facile
page-weight-3 = moyen
page-weight-4 = corsé
page-weight-5 = expert
page-your-turn = À vous de jouer
page-bot-sits-in = Une machine vous remplace
page-seats-free = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
page-table-gathering = on s’installe
page-table-running = en cours
page-table-over = terminée
page-lost = Il n’y a rien ici
# Mon compte
page-account = Mon compte
page-account-guest = Vous n’avez pas de compte dans ce navigateur. On peut jouer à tout sans compte.
page-account-known = Ici, on vous connaît comme { $name }.
page-account-me = Comment les autres me voient
page-account-name-own = À votre table, personne ne peut prendre ce nom sans compte, et aucun autre compte un nom qui lui ressemble.
page-account-save = Enregistrer
page-account-saved = C’est enregistré.
page-account-ways-in = Garder qui je suis
page-account-why = Avec une clé d’accès, vous restez vous-même, sur cet appareil et sur d’autres : vos places, vos parties, votre nom. Il n’y a pas de mot de passe ; votre appareil demande votre doigt, votre visage ou son code.
page-account-keep = Garder qui je suis avec une clé d’accès
page-account-add = Ajouter une clé d’accès
page-account-passkey = Clé d’accès
page-account-passkey-name = Nom de la clé d’accès
page-account-passkey-made = Créée le { $when } pour { $site }.
page-account-passkey-used = Utilisée le { $when }.
page-account-rename = Renommer { $name }
page-account-remove = Supprimer { $name }
page-account-no-passkey-https = Les navigateurs ne créent de clés d’accès que si la page vient par https. Demandez-le à la personne qui tient ce serveur.
page-account-no-passkey-number = Les navigateurs ne créent pas de clés d’accès pour une adresse en chiffres. Venez par le nom de ce serveur, en https, ou par localhost.
page-account-no-passkey-browser = Ce navigateur est trop ancien pour créer des clés d’accès.
page-account-codes = Vos codes de secours
page-account-codes-once = Chacun vous laisse entrer une fois, là où vous n’avez pas de clé d’accès. Ils ne sont montrés que maintenant : notez-les ou enregistrez-les.
page-account-codes-save = Enregistrer dans un fichier
page-account-codes-kept = Je les ai gardés
page-account-codes-left = { $count ->
    [0] Il ne reste aucun code de secours.
    [one] Il reste un code de secours.
   *[other] Il reste { $count } codes de secours.
}
page-account-codes-new = Créer de nouveaux codes
page-account-sign-in = J’ai un compte
page-account-sign-in-about = { $count ->
    [0] Connectez-vous, et ce navigateur est aussi le vôtre.
    [one] Connectez-vous, et ce navigateur est aussi le vôtre. La table où vous jouez sans compte vient avec vous.
   *[other] Connectez-vous, et ce navigateur est aussi le vôtre. Les { $count } tables où vous jouez sans compte viennent avec vous.
}
page-account-with-passkey = Se connecter avec une clé d’accès
page-account-code = Code de secours
page-account-with-code = Se connecter avec ce code
page-account-address = Votre adresse e-mail confirmée
page-account-with-link = M’envoyer un lien de connexion
page-account-link-sent = Si un compte a confirmé cette adresse, un lien est en route. Il sert une fois, pendant 15 minutes.
page-account-link-title = Se connecter par un lien
page-account-link-about = Avec ce lien, vous vous connectez dans ce navigateur sous le nom de { $name }, et ce qui y a été joué sans compte vient avec vous. Si ce n’est pas vous, fermez cette page.
page-account-link-enter = Se connecter ici
page-account-devices = Mes appareils connectés
page-account-device = Un navigateur
page-account-device-this = celui-ci
page-account-device-seen = Vu le { $when }.
page-account-sign-off = Déconnecter
page-account-sign-off-elsewhere = Se déconnecter partout ailleurs
page-account-sign-off-everywhere = Se déconnecter partout
page-account-data = Tout ce qui me concerne
page-account-data-about = On garde peu de chose de vous : votre nom et votre allure, vos places, ce que vous avez dit et comment vous revenez.
page-account-export = L’enregistrer dans un fichier
page-account-erase = Effacer tout ce qui me concerne
page-account-erase-about = { $count ->
    [0] Votre nom, ce que vous avez dit et tous vos moyens de connexion sont effacés pour de bon.
    [one] Votre nom, ce que vous avez dit et tous vos moyens de connexion sont effacés pour de bon. À une table, « Quelqu’un » tient votre place ; si la partie est en cours, une machine joue pour vous.
   *[other] Votre nom, ce que vous avez dit et tous vos moyens de connexion sont effacés pour de bon. À { $count } tables, « Quelqu’un » tient votre place ; là où une partie est en cours, une machine joue pour vous.
}
page-account-erase-yes = Effacer pour de bon
page-account-erase-no = Garder
page-problem-no-passkey = Aucune clé d’accès n’a été donnée. Rien n’a changé.
page-settings = Réglages
page-settings-kept = Ces choix sont gardés sur cet appareil.
page-language = Langue
page-theme = Lumière
page-theme-system = comme l’appareil
page-theme-light = jour
page-theme-dark = nuit
page-speed = Vitesse du récit
page-speed-calm = posée
page-speed-normal = normale
page-speed-quick = vive
page-speed-once = d’un coup
page-motion = Mouvement
page-motion-system = comme l’appareil
page-motion-on = animé
page-motion-off = immobile
page-size = Taille du texte
page-size-normal = normale
page-size-large = grande
page-size-largest = très grande
page-sound = Sons
page-loudness = Dessiner et faire sentir ce qui s’entend
page-loudness-drawn = Le son que vous venez de recevoir, dessiné selon sa force.
page-keys-on = Raccourcis à une touche (b, m, r…)
page-rule-book = Livret de règles
page-no-rules = Le livret de ce jeu n’est pas encore écrit.
page-article-now = En ce moment : { $article }
page-open-article = Ouvrir l’article { $article }
page-new-table = Nouvelle table
page-players = Joueurs
page-level = Force de la machine
page-level-random = n’importe quoi
page-level-novice = apprend encore
page-level-regular = joue le jeu
page-level-expert = joue pour gagner
page-level-random-about = N’importe quel coup, pourvu que la règle le permette.
page-level-novice-about = Suit quelques principes simples : parfait pour une première partie.
page-level-regular-about = Pèse chaque coup : un véritable adversaire.
page-level-expert-about = Pense à l’avance : difficile à battre.
page-level-wins = { $others ->
    [one] Contre une machine « { $level } », elle gagne { $wins } parties sur 100.
   *[other] Contre { $others } machines « { $level } », elle gagne { $wins } parties sur 100 ; à forces égales, ce serait { $even }.
}
page-level-loses = { $others ->
    [one] Une machine « { $level } » gagne { $wins } parties sur 100 contre elle.
   *[other] Contre { $others } machines de cette force, une machine « { $level } » gagne { $wins } parties sur 100 ; à forces égales, ce serait { $even }.
}
page-level-of = La force de { $name }
page-options = Options de la table
page-even = Chances égales
page-even-about = Règle les options pour que l’ordre de jeu n’avantage personne. Sinon, on joue comme le dit la feuille.
page-option-now = { $option } : { $setting }
page-options-reset = À { $count }, les options changent : { $options }.
page-own-box = Les valeurs de votre boîte
page-own-box-how = Vous avez le jeu chez vous ? Jouez sur ce que montre son plateau : ouvrez ici un fichier de plateau, ou collez son texte. La liste des valeurs, plus bas, en écrit un pour vous.
page-board-file = Fichier de plateau
page-board-text = Texte du fichier de plateau
page-board-check = Vérifier
page-board-bad = { $count ->
    [one] Une chose est à corriger dans ce fichier de plateau :
   *[other] { $count } choses sont à corriger dans ce fichier de plateau :
}
page-board-below = L’une des valeurs, plus bas, est à corriger.
page-board-good = La nouvelle table jouera sur les valeurs de ce fichier.
page-board-good-of = La nouvelle table jouera sur ces valeurs : « { $title } ».
page-board-save = Enregistrer le fichier de plateau
page-board-drop = Revenir aux valeurs du jeu
page-values = D’où viennent les valeurs
page-values-how = La feuille de règles ne dit pas tout ce que montre le plateau imprimé. Voici chacune de ces valeurs, avec sa source. Si vous avez le jeu chez vous, regardez : « Ma boîte dit autre chose » change une valeur et écrit un fichier de plateau, à garder et à jouer.
page-values-show = Valeurs que la feuille ne dit pas
page-values-play = Jouer sur ces valeurs
page-provenance-stated = dit par la feuille de règles
page-provenance-reported = rapporté par des gens qui connaissent le jeu
page-provenance-inferred = déduit : rien d’autre ne convient aux exemples de la feuille
page-provenance-reconstructed = reconstitué par nous
page-provenance-box = lu sur une vraie boîte
page-box-otherwise = Ma boîte dit autre chose
page-box-instead = Ce que montre votre boîte
page-box-change = Changer
page-box-of = La boîte de { $name }
page-owners-box = Cette table joue sur les valeurs de la boîte d’un joueur.
page-owners-box-of = Cette table joue sur les valeurs d’un joueur : « { $title } ».
page-owners-box-short = la boîte d’un joueur
page-owners-box-values = Quelles valeurs ?
page-practice = Salle d’entraînement
page-guide = Partie guidée
page-guide-of = { $game } : la première partie
page-guide-step = Étape { $step } sur { $steps }
page-guide-on = Continuer
page-guide-again = Recommencer
page-guide-points = Montré sur le plateau : { $what }
page-guide-pointed = Le guide parle de ceci.
page-no-guide = Ce jeu n’a pas encore de partie guidée.
page-gathering = Une table de { $game }
page-seats = Autour de la table
page-seat = Place { $seat }
page-seat-free = Place libre
page-bot = machine
page-bot-of-level = machine, { $level }
page-on-this-device = sur cet appareil
page-here = est là
page-away = absent
page-host = hôte
page-you = vous
page-hot-seat = Quelqu’un ici
page-hot-seat-how = Vous jouerez à plusieurs sur cet appareil : un rideau se ferme entre deux personnes.
page-put-bot = Machine
page-get-up = Se lever
page-free-seat = Libérer la place de { $name }
page-start = Commencer
page-start-with-bots = { $count ->
    [one] Commencer avec 1 machine
   *[other] Commencer avec { $count } machines
}
page-start-with-more-bots = { $count ->
    [one] Commencer avec 1 machine de plus
   *[other] Commencer avec { $count } machines de plus
}
page-wait-for-host = { $name } lance la partie quand tout le monde est là.
page-sit-down = Asseyez-vous
page-sit = S’asseoir
page-name = Votre nom
page-look = Nom, couleur et forme
page-look-of = Changer le nom, la couleur ou la forme de { $name }
page-colour = Couleur
page-shape = Forme
page-colour-red = rouge
page-colour-blue = bleu
page-colour-yellow = jaune
page-colour-green = vert
page-colour-white = blanc
page-colour-black = noir
page-colour-orange = orange
page-colour-purple = violet
page-shape-circle = rond
page-shape-square = carré
page-shape-triangle = triangle
page-shape-diamond = losange
page-shape-star = étoile
page-shape-hexagon = hexagone
page-shape-heart = cœur
page-shape-cross = croix
page-guest-0 = Hérisson
page-guest-1 = Loutre
page-guest-2 = Renard
page-guest-3 = Chouette
page-guest-4 = Castor
page-guest-5 = Écureuil
page-guest-6 = Mésange
page-guest-7 = Lièvre
page-invite = Inviter
page-invite-how = Donnez ce lien, ou faites photographier le code : qui l’ouvre peut prendre place.
page-invite-text = On joue à { $game } ? La table est mise.
page-watch-text = Une partie est en cours : { $game }. Venez regarder !
page-link = Lien
page-qr = Le lien, en code à photographier
page-copy = Copier
page-copied = Copié
page-share = Partager
page-agreed = Ce dont on convient
page-hint = Conseil
page-hint-title = Ce que ferait la machine
page-hint-thinking = La machine réfléchit…
page-hints = Conseils
page-hints-about = Chacun peut demander à la machine ce qu’elle ferait. Seul contre des machines, on le peut toujours.
page-analysis = Où s’est-elle gagnée ?
page-analysis-about = La machine rejoue la partie depuis chaque moment et dit ce qui l’a décidée.
page-analysis-progress = { $percent } % examinés…
page-analysis-failed = Cela n’a pas pu être examiné.
page-analysis-curve = Les chances de gagner de chacun, du premier coup au dernier
page-analysis-gains = Ce qui a donné ses chances à chacun, en points sur cent
page-analysis-how-sure = À chaque moment, la partie a été rejouée { $playouts } fois : une chance peut être fausse de { $off } points, en plus ou en moins.
page-analysis-luck-gave = Le hasard donne { $change } à { $seat }.
page-analysis-luck-took = Le hasard prend { $change } à { $seat }.
page-analysis-gave-up = { $seat } a abandonné, avec encore { $change } de chances.
page-analysis-slip = { $seat } a choisi : { $played } Mieux : { $better } Ce coup gagnait { $ahead_better } parties d’essai sur { $continuations } au lieu de { $ahead }.
page-analysis-show = Le voir sur le plateau
page-analysis-picture = En image
page-analysis-not-kept = Examiner où une partie s’est gagnée prend des minutes, et le résultat est gardé avec sa table ; un journal apporté n’en a pas ici. Sur votre ordinateur : { $command }
page-pace = Rythme
page-pace-live = En direct, tous à table
page-pace-turns = Par correspondance, sur plusieurs jours
page-pace-whole = { $kind } : { $pace }
page-pace-free = chacun prend son temps
page-pace-answer = { $time } pour chaque réponse
page-pace-bank = { $time } pour toute la partie, plus { $more } secondes par réponse
page-late = Quand le temps de quelqu’un est écoulé
page-late-default = on joue pour lui le coup habituel
page-late-bot = une machine prend sa place jusqu’à son retour
page-time = { $unit ->
    [days] { $count ->
        [1] un jour
       *[other] { $count } jours
    }
    [hours] { $count ->
        [1] une heure
       *[other] { $count } heures
    }
    [minutes] { $count ->
        [1] une minute
       *[other] { $count } minutes
    }
   *[seconds] { $count } secondes
}
page-left-days = { $days } j { $hours } h
page-left-hours = { $hours } h { $minutes }
page-propose = Proposer
page-propose-pause = Proposer une pause
page-propose-go-on = Reprendre ?
page-propose-pace = Proposer un autre rythme
page-propose-replace = Faire remplacer { $name } pour de bon
page-proposed-pause = { $name } propose une pause.
page-proposed-go-on = { $name } aimerait reprendre.
page-proposed-pace = { $name } propose un autre rythme : { $pace }.
page-proposed-replace = { $name } propose qu’une machine remplace { $whom } pour de bon.
page-you-were-late = Votre temps était écoulé : une machine vous remplace jusqu’à votre retour.
page-paused = La table fait une pause ; le temps de personne ne court.
page-table-open = Table ouverte : elle figure dans la liste, et chacun peut s’y asseoir
page-seal = Sceau
page-seal-before = Le hasard est scellé : { $seal }. Après la partie, chacun peut vérifier chaque lancer.
page-people = Les joueurs
page-to-decide = à jouer
page-winner = gagne
page-prompt = Ce qu’on vous demande
page-board = Plateau
page-moves = Coups possibles
page-no-moves = Rien ne vous est demandé pour l’instant.
page-all-moves = Tous les coups ({ $count })
page-waiting-for = { $count ->
    [one] On attend { $names }.
   *[other] On attend { $names }.
}
page-waiting-for-away = { $count ->
    [one] On attend { $names }, qui n’est pas là en ce moment.
   *[other] On attend { $names }, qui ne sont pas là en ce moment.
}
page-once-more = { $count ->
    [one] Et encore une fois.
   *[other] Et encore { $count } fois.
}
page-sending = C’est noté…
page-sending-later = Pas de connexion pour l’instant : votre coup est gardé et partira dès qu’elle revient.
page-skip = Abréger
page-commit = Jouer ce coup
page-put-back = Reposer
page-preview-how = Confirmez pour jouer, Échap pour reposer.
page-undo = Reprendre le coup
page-ask-undo = Demander à reprendre
page-undo-asked = { $name } aimerait reprendre son dernier coup.
page-ahead = Répondre d’avance
page-ahead-why = Ce que vous dites ici est joué pour vous dès qu’on vous le demande, si c’est permis à ce moment-là. Personne d’autre ne le voit.
page-ahead-none = Vous n’avez rien dit d’avance.
page-ahead-given = Ce qui est joué pour moi
page-ahead-more = Encore une réponse
page-ahead-step = Quand
page-ahead-move = Quoi
page-ahead-if = À condition
page-ahead-for = Pour quelle fois
page-ahead-time = { $first ->
    [1] la prochaine fois
    [2] la fois d’après
   *[other] la { $first }e fois à partir de maintenant
}
page-ahead-times = les { $last } prochaines fois
page-ahead-give = Jouez cela pour moi
page-ahead-take-back = Retirer : { $order }
page-ahead-unmet = Ce n’est pas le cas : c’est à vous de répondre.
page-ahead-lapsed = Cela n’a pas pu être joué : { $why }
page-ahead-nothing = On ne peut encore rien dire d’avance pour cela.
ahead-if-always = quoi que fassent les autres
ahead-if-undisturbed = sauf si quelqu’un agit avant
page-agree = D’accord
page-disagree = Non
page-withdraw = Laisser tomber
page-since-left = { $count ->
    [one] Il s’est passé une chose depuis votre départ.
   *[other] Il s’est passé { $count } choses depuis votre départ.
}
page-whole-board = Tout le plateau
page-magnify = Plus grand
page-grown = C’est plus grand : touchez encore une fois ce que vous voulez.
page-since-turn = Depuis votre dernier tour
page-happened-last = Ce qui vient de se passer
page-understood = Compris
page-nothing-changed = Rien n’a changé depuis votre dernier coup.
page-panel = Journal, règles et bavardage
page-panel-log = Journal
page-panel-rules = Règles
page-panel-chat = Bavarder
page-panel-seal = Sceau
page-panel-analysis = Analyse
page-news = du nouveau
page-log-empty = Il ne s’est encore rien passé.
page-log-late = { $name } n’a pas répondu à temps ; voici ce qui a été joué :
    .you = Votre temps était écoulé ; voici ce qui a été joué pour vous :
page-log-undo = { $name } reprend le dernier coup.
    .you = Vous reprenez le dernier coup.
page-log-took-over = Une machine joue à la place de { $name }.
    .you = Une machine joue à votre place.
page-log-resigned = { $name } abandonne : { $winner } gagne.
    .to-you = { $name } abandonne : vous gagnez.
    .you = Vous abandonnez : { $winner } gagne.
page-log-came-back = { $name } est de retour ; la machine cède la place.
    .you = Vous êtes de retour ; la machine cède la place.
page-log-move = { $name } : { $move }.
    .you = Vous : { $move }.
page-go-to-entry = Aller au moment { $number }
page-chat-empty = Personne n’a encore rien dit.
page-chat-text = Écrivez ici…
page-chat-apart = dans le public
page-chat-gallery = Pendant la partie, seul le public lit ce que vous dites.
page-chat-without-gallery = Ce que dit le public, vous le lirez après la partie.
page-chat-heard = { $name } dit : { $text }
page-send = Envoyer
page-chat-new = { $count ->
    [one] Un nouveau message
   *[other] { $count } nouveaux messages
}
page-chat-people = Qui parle ici
page-hide-person = Masquer les messages de { $name }
page-show-person = Afficher les messages de { $name }
page-hide-more = Masquer ne vaut que pour vous, à toutes les tables ; personne n’en est averti.
page-lines-hidden = { $count ->
    [one] Une ligne est masquée.
   *[other] { $count } lignes sont masquées.
}
page-mute-person = Retirer la parole à { $name }
page-unmute-person = Laisser revenir { $name }
page-remove-person = Écarter { $name }
page-remove-from-seat = { $name } perd sa place, ne peut plus s’asseoir ici et n’a plus la parole. Ce que { $name } a dit disparaît, pour tout le monde.
page-remove-from-chat = { $name } n’a plus la parole ici, et ce que { $name } a dit disparaît, pour tout le monde. La place lui reste.
page-person-unnamed = Quelqu’un
page-person-hidden = messages masqués pour vous
page-person-muted = sans la parole
page-person-removed = hors de la table
page-nobody-else = Personne d’autre n’a de place ici ni n’a rien dit.
page-report = Signaler cette table
page-report-more = La personne qui tient ce serveur le lira, avec les derniers messages. Personne à la table n’en est averti.
page-report-about = De qui s’agit-il ?
page-report-table = De la table entière
page-report-text = Que s’est-il passé ?
page-report-send = Envoyer le signalement
page-report-sent = Votre signalement est envoyé.
page-spectators = { $count ->
    [one] une personne regarde
   *[other] { $count } personnes regardent
}
page-line-opening = On s’assoit…
page-line-live = En ligne
page-line-polling = En ligne, par à-coups
page-line-lost = Connexion perdue, on réessaie…
page-line-closed = Hors ligne
page-line-off = Hors ligne
page-line-back = La connexion est revenue.
page-table-menu = La table
page-watch-link = Lien pour regarder
page-watch-link-how = Qui ouvre ce lien regarde la partie, sans voir les mains.
page-seat-link = Votre place sur un autre appareil
page-seat-link-how = Gardez ce lien pour vous : ouvert sur un autre appareil, il vous y ramène à votre place. En d’autres mains, il laisserait jouer pour vous.
page-seat-of = La place de { $name }
page-seat-of-more = Ce lien privé mène à cette place. Si c’est la vôtre, prenez-la aussi sur cet appareil.
page-take-seat = Je suis { $name }
page-only-watch = Seulement regarder
page-swift = { $game } : jouer les choix simples au premier appui
page-swift-more = Ce qui dévoile quelque chose, ne se reprend pas ou demande plusieurs gestes est toujours montré d’abord.
page-resign = Abandonner
page-resign-more = Une machine jouera à votre place. Tant que la partie dure, vous pourrez revenir, par l’adresse de cette table.
page-resign-rated = Cette partie est classée : qui s’en va l’a perdue, même si la machine joue bien, à moins de revenir avant la fin.
page-resign-rated-end = Cette partie est classée : si elle s’arrête ici, vous l’avez perdue. Si une machine joue à votre place, vous l’aurez perdue aussi, même si elle joue bien, à moins de revenir avant la fin.
page-resign-sure = Oui, abandonner
page-resign-not = Continuer à jouer
page-resign-or-end = Soit la partie s’arrête ici et { $name } gagne, soit une machine joue à votre place : vous pourrez alors revenir tant que la partie dure.
page-resign-end = Arrêter là : { $name } gagne
page-resign-bot = Laisser jouer une machine
page-come-back = Reprendre votre place : { $name }
page-leave = Continuer plus tard
page-leave-more = Votre place reste à vous : vous la retrouverez parmi vos parties.
page-over = La partie est finie
page-you-won = Bravo !
page-won = { $count ->
    [one] { $names } gagne !
   *[other] { $names } se partagent la victoire.
}
    .you = { $count ->
        [one] Vous gagnez !
       *[other] Vous partagez la victoire avec { $names }.
    }
page-score = { $score }
page-rematch = Rejouer ensemble
page-rematch-join = Rejoindre la revanche
page-source-start = Au départ
page-source-rest = Autre
page-score-all = En tout
page-curve = Comment la partie s’est jouée
page-reckoning = On refait les comptes…
page-sources = D’où viennent les points
page-watch-replay = Revoir la partie
page-result = Le résultat
page-share-game = Partager cette partie
page-replay-link = Lien pour revoir la partie
page-save-picture = Enregistrer l’image
page-picture = Image de la partie : { $outcome }
page-no-picture = Ce navigateur ne sait pas faire l’image ; le lien fonctionne.
page-curtain = C’est à { $name }
page-curtain-more = Passez l’appareil. Le rideau s’ouvre quand personne d’autre ne regarde.
page-curtain-open = Je suis { $name }, ouvrir
page-curtain-undo = { $name } : reprendre le dernier coup
page-curtain-never = Plus de rideau à cette table : ce jeu ne cache rien
page-plain-seats = Ce que chacun a
page-help = Aide
page-help-choose = Choisissez ce qui ressort sur le plateau, ou un bouton à côté : vous voyez d’abord ce qui en résulterait. « { page-commit } », ou le même choix une seconde fois, le joue.
page-help-forbidden = Ce qui n’est pas permis dit pourquoi, et selon quel article des règles.
page-help-told = Le cadre, parmi les joueurs, montre à qui c’est de jouer. Ce qui vient de se passer est écrit à côté de la question ; choisissez-le pour lire tout depuis votre dernier tour.
page-keys = Touches
page-key-moves = aller à la liste des coups
page-key-hint = demander un conseil
page-key-prompt = ce qu’on vous demande
page-key-board = lire le plateau
page-key-own = lire ce qui est à vous
page-key-changed = ce qui a changé depuis votre dernier coup
page-key-log = aller au journal
page-key-rules = ouvrir la règle du moment
page-key-numbers = choisir ce coup de la liste
page-key-enter = montrer le coup, puis le jouer
page-key-escape = reposer, ou passer ce qui est montré
page-key-help = cette aide
page-keys-off = Les flèches parcourent la liste des coups et le plateau. Ces touches se désactivent dans les réglages.
page-replay = Revoir une partie
page-replay-of = { $game } : la partie, revue
page-replay-how = Ouvrez le journal d’une partie finie : un fichier, ou son texte collé ici.
page-open-file = Choisir un fichier
page-paste-log = Ou collez le journal ici
page-replay-controls = Avancer et reculer
page-replay-moment = Moment de la partie
page-replay-start = Avant le premier coup.
page-replay-at = Moment { $number } sur { $count }
page-replay-no-views = Cette partie suit la version { $rules } des règles, et il y en a une autre ici : on peut la raconter, mais pas en montrer le plateau.
page-first = Au début
page-previous = Un coup en arrière
page-next = Un coup en avant
page-last = À la fin
page-play = Lire
page-pause = Pause
page-eyes = Avec les yeux de qui
page-eyes-of = Comme { $name }
page-eyes-spectator = Comme spectateur
page-eyes-all = Avec toutes les mains visibles
page-copy-moment = Lien vers ce moment
page-save-log = Garder le journal
page-secret = Secret
page-words-of-luck = Mots ajoutés
page-seal-how = Avant le premier lancer, la table a montré le sceau d’un secret. Le voici : votre navigateur peut refaire lui-même chaque tirage.
page-seal-check = Vérifier chaque lancer
page-seal-good = { $count ->
    [one] Le sceau tient : un tirage refait, juste.
   *[other] Le sceau tient : { $count } tirages refaits, tous justes.
}
page-seal-bad = Un tirage ne correspond pas à ce que donne le secret.
page-seal-broken = Le secret ne correspond pas au sceau montré au début.
page-seal-same = Cet appareil a vu ce même sceau avant la fin de la partie, et son propre mot est parmi ceux qui ont été mêlés.
page-seal-other = Un autre sceau a été montré sur cet appareil avant la fin : { $seal }. Ce n’est pas le hasard promis.
page-seal-word-lost = Le sceau est bien celui qui a été montré, mais le mot mêlé par cet appareil manque.
page-seal-never-shown = Cet appareil n’a pas vu le sceau avant la fin. Demandez à quelqu’un qui l’a vu : seul un sceau vu à temps prouve quelque chose.
page-seal-not-ours = Les lancers découlent du secret, mais pas du sceau ni des mots que cet appareil connaît.
page-seal-draw = { $text } : { $way } sur { $ways }
page-seal-due = (attendu : { $due })
page-problem = Cela n’a pas marché ({ $code }).
page-problem-offline = Le serveur ne répond pas. Votre connexion tient-elle ?
page-problem-not-heard = Un son n’est pas arrivé. Il est dans le journal : on peut l’y réécouter.
page-problem-server = Quelque chose a lâché de notre côté. Rien n’est perdu : réessayez dans un instant.
page-problem-bad-message = Le serveur n’a pas compris cela ({ $what }).
page-problem-too-large = C’est trop grand : { $most } octets au plus.
page-problem-too-fast = { $seconds ->
    [one] Doucement ! Réessayez dans une seconde.
   *[other] Doucement ! Réessayez dans { $seconds } secondes.
}
page-problem-too-much-work = Cela demande trop de temps au serveur. Rien n’a été changé.
page-problem-too-many-connections = Trop de fenêtres sont ouvertes ici en même temps. Fermez-en une.
page-problem-enough-reports = Vous avez envoyé { $most } signalements en un jour. La personne qui tient ce serveur les lira.
page-problem-too-many-hidden = Vous masquez déjà les messages de { $most } personnes. Affichez d’abord de nouveau ceux de quelqu’un.
page-problem-too-many-tables = Vous êtes l’hôte de { $most } tables qui ne sont pas finies. Finissez-en une, ou quittez-en une, avant d’en ouvrir une autre.
page-problem-enough-for-today = Vous avez ouvert { $most } tables en un jour. Revenez demain pour en ouvrir d’autres.
page-problem-bad-origin = Cette demande vient d’une autre page.
page-problem-banned = La personne qui tient ce serveur ne vous laisse plus entrer.
# Être connu : pourquoi un compte, une clé d’accès ou une entrée a été refusé
page-problem-signed-off = Ce navigateur a été déconnecté. Pour le serveur, vous êtes désormais une nouvelle personne.
page-problem-no-account = Vous n’avez pas encore de compte ici : gardez d’abord qui vous êtes.
page-problem-no-passkeys-here = Les navigateurs ne créent de clés d’accès que pour un nom atteint par https : pas pour cette adresse.
page-problem-challenge-gone = Cela a pris trop de temps, ou c’était déjà fait. Essayez encore.
page-problem-bad-passkey = Ce n’était pas la bonne réponse d’une clé d’accès. Rien n’a changé.
page-problem-no-such-passkey = Cette clé d’accès n’est pas connue ici.
page-problem-passkey-known = Cette clé d’accès est déjà gardée ici.
page-problem-too-many-passkeys = Vous avez { $most } clés d’accès. Supprimez-en une avant d’en ajouter une autre.
page-problem-last-way-in = C’est votre dernier moyen de vous connecter. Ajoutez d’abord une clé d’accès ou créez des codes de secours.
page-problem-bad-code = Ce code de secours n’existe pas. Regardez-le encore une fois.
page-problem-used-code = Ce code de secours a déjà servi. Prenez-en un autre.
page-problem-bad-link = Ce lien a déjà servi, ou il est trop ancien. Demandez-en un autre.
page-problem-no-such-device = Cet appareil n’est plus connecté.
page-problem-name-kept = { $whose } est le nom de quelqu’un qui a un compte. Prenez-en un autre.
page-problem-name-mixed = Le nom d’un compte ne mêle pas plusieurs écritures : on prendrait leurs lettres les unes pour les autres.
page-problem-not-found = Cette adresse ne mène nulle part.
page-problem-not-allowed = Cela ne se demande pas ainsi.
page-problem-no-such-table = Cette table n’existe pas, ou plus. Le lien est-il entier ?
page-problem-no-such-game = Il n’y a pas de jeu « { $game } » sur cette étagère.
page-problem-no-such-puzzle = Ce problème n’existe pas ici.
page-problem-no-such-language = On ne joue pas ici dans la langue « { $language } ».
page-problem-no-such-seat = Il n’y a pas de place { $seat } à cette table.
page-problem-no-such-seat-link = Ce lien privé ne mène à aucune place. Il est peut-être incomplet, ou ce n’est plus le bon.
page-problem-cannot-be-played = On ne peut pas encore jouer à { $game } ici.
page-problem-bad-seat-count = On y joue de { $least } à { $most }, pas à { $seats }.
page-problem-no-such-option = Ce jeu n’a pas d’option « { $option } ».
page-problem-bad-option = À { $seats }, « { $option } » propose : { $allowed }.
page-problem-bad-board = On ne peut pas jouer sur ce fichier de plateau : ligne { $line }.
page-problem-no-such-level = Il n’y a pas de machine « { $level } ».
page-problem-bad-name = Un nom compte de 1 à { $most } caractères lisibles.
page-problem-name-alike = Ce nom ressemble trop à { $whose }, qui est déjà à cette table. Prenez-en un autre.
page-problem-bad-word = Un mot compte de 1 à { $most } caractères lisibles.
page-problem-bad-text = Un message compte de 1 à { $most } caractères lisibles.
page-problem-seat-taken = La place { $seat } vient d’être prise.
page-problem-table-full = Toutes les places sont prises. Vous pouvez regarder.
page-problem-seats-free = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
page-problem-has-started = La partie a déjà commencé.
page-problem-not-started = La partie n’a pas encore commencé.
page-problem-is-over = La partie est finie.
page-problem-not-over = La partie n’est pas finie : on la reverra après.
page-problem-not-host = Seul l’hôte de la table peut faire cela.
page-problem-not-your-seat = La place { $seat } n’est pas la vôtre.
page-problem-not-seated = Il faut avoir une place à cette table pour cela.
page-problem-not-oneself = Il s’agit de vous-même.
page-problem-nobody-to-see = Il n’y a personne à voir ici, ou cette personne ne montre pas ce qu’elle a joué.
page-problem-no-such-person = Cette personne n’est plus à cette table.
page-problem-muted = L’hôte de cette table vous a retiré la parole : vous pouvez lire, mais pas écrire.
page-problem-removed = L’hôte de cette table vous a écarté : vous pouvez regarder, mais pas vous asseoir ici.
page-problem-not-asked = Ce n’est pas à vous de décider en ce moment.
page-problem-stale = La question a changé entre-temps.
page-problem-too-late = Trop tard : il s’est passé quelque chose entre-temps.
page-problem-not-a-move = « { $move } » n’est pas un coup de ce jeu.
page-problem-refused = La règle ne permet pas « { $move } ».
page-problem-no-hint = { $reason ->
    [agreed] À cette table, on n’est pas convenu de conseils.
    [live] Pas de conseil pendant que tout le monde agit à la fois.
   *[other] Rien à conseiller : on ne vous demande rien pour l’instant.
}
page-problem-no-end = Votre abandon n’arrête pas la partie : d’autres jouent encore. Une machine peut prendre votre place.
page-problem-no-order = Ici, on ne peut rien répondre d’avance.
page-problem-no-condition = Cette condition n’existe pas ici.
page-problem-order-too-far = On peut prévoir { $most } fois au plus.
page-problem-too-many-orders = { $most } réponses d’avance suffisent : retirez-en d’abord une.
page-problem-bad-pace = À ce rythme, personne ne pourrait jouer : par correspondance, il faut au moins une heure pour chaque réponse, et une réserve pour toute la partie compte au moins une minute. Un jeu qui se joue en direct ne peut pas continuer par correspondance.
page-problem-paused = La table fait une pause : reprenez d’abord.
page-problem-not-paused = La table ne fait pas de pause.
page-problem-still-there = On ne remplace pas quelqu’un qui est là, qu’on n’attend pas ou qui n’a guère eu le temps de répondre.
page-problem-cannot-be-rated = { $reason ->
    [board] Une partie sur les valeurs d’une autre boîte ne peut pas être classée.
    [options] Une partie classée suit la règle et ses précisions, ou donne des chances égales : choisissez d’abord ces options.
    [hints] Dans une partie classée, il n’y a pas de conseils : renoncez d’abord au classement.
    [people] Entre machines seulement, rien n’est classé.
   *[other] Cette partie ne peut pas être classée.
}
page-problem-other-terms = Entre-temps, on est convenu d’autre chose : lisez-le d’abord, puis donnez votre accord.
page-problem-not-agreed = { $count ->
    [one] Une personne n’a pas encore accepté que la partie soit classée.
   *[other] { $count } personnes n’ont pas encore accepté que la partie soit classée.
}
page-problem-two-seats = À une table classée, chacun n’a qu’une place.
page-problem-no-undo = { $why ->
    [nothing] Il n’y a rien à reprendre : depuis le dernier lancer, personne n’a joué.
    [final] Ce coup est définitif.
    [learnt] Ce coup ne se reprend pas : quelqu’un en a appris quelque chose.
    [rated] Dans une partie classée, un coup ne se reprend que si quelqu’un d’autre est d’accord.
   *[other] Le dernier coup n’est pas le vôtre.
}
page-problem-nothing-asked = Personne ne demande à reprendre un coup.
page-problem-nothing-proposed = Plus aucune proposition n’attend de réponse.
page-problem-other-proposal = Entre-temps, autre chose est proposé : lisez-le d’abord.
page-problem-bad-address = Ce n’est pas une adresse e-mail.
page-problem-no-mail = Ce serveur n’envoie pas d’e-mails.
page-problem-enough-letters = Assez d’e-mails sont partis aujourd’hui pour cette adresse. Regardez dans le courrier indésirable, ou réessayez demain.
page-problem-no-such-letter = Ce lien n’est plus valable. Demandez un nouvel e-mail.
page-problem-bad-quiet-hours = Ce ne sont pas des heures de silence : elles vont d’une heure du jour à une autre.
page-problem-bad-holiday = Ce ne sont pas des vacances : elles vont d’un jour au même ou à un autre plus tard, un an au plus.
page-problem-no-such-zone = Ce fuseau horaire n’est pas connu ici.
page-problem-bad-endpoint = On ne peut pas appeler ce navigateur d’ici : son service de messages n’est pas sur l’internet ouvert.
page-problem-socket-only = Cela ne passe que par une connexion ouverte.
page-problem-unreadable-table = Ce que le serveur garde de cette table est illisible. Elle a été mise de côté ; la personne qui tient le serveur peut s’en occuper.
page-problem-bad-log = Ce n’est pas le journal d’une partie, ou il a été modifié.
page-problem-rules-changed = Cette table suit la version { $rules } des règles, et le serveur en est à la version { $here } : la partie ne peut pas continuer.
bot-0 = Domino
bot-1 = Toupie
bot-2 = Quille
bot-3 = Bille
bot-4 = Jeton
bot-5 = Osselet
bot-6 = Grelot
bot-7 = Bobine
bot-8 = Bouton
bot-9 = Noisette
bot-10 = Lanterne
bot-11 = Coucou
page-coming = Bientôt sur l’étagère
page-yes = oui
page-no = non
page-problem-store-failed = Le serveur n’a pas pu l’écrire. Rien n’est perdu : réessayez dans un instant.
page-problem-server-mistake = Quelque chose a lâché de notre côté. Rien n’est perdu : réessayez dans un instant.
page-time-left = Temps restant :
page-about-year = vers { $year }
page-hear = Réécouter
