# Les mots communs à tous les jeux.
seat-0 = Rouge
seat-1 = Bleu
seat-2 = Jaune
seat-3 = Vert
seat-4 = Blanc
seat-5 = Noir

# Le terminal.
terminal-letter-0 = R
terminal-letter-1 = B
terminal-letter-2 = J
terminal-letter-3 = V
terminal-letter-4 = L
terminal-letter-5 = N
terminal-number = { $number }
terminal-type-help = tapez « help » pour voir tout ce qu’on peut taper
terminal-person = quelqu’un à ce clavier
terminal-bot = l’ordinateur ({ $bot })
terminal-seal = Le hasard de cette partie est scellé :
terminal-word = { $seat }, un mot à mêler au hasard (Entrée pour aucun) :
terminal-secret = Le secret sous le sceau :
terminal-hand-over = L’écran est à { $seat }. Appuyez sur Entrée quand personne d’autre ne regarde.
terminal-gave-word = { $seat } mêle au hasard le mot « { $word } ».
terminal-took-back = { $seat } reprend le dernier coup.
terminal-more-moves = { $count ->
    [one] … et un de plus ; « moves » le montre.
   *[other] … et { $count } de plus ; « moves » les montre tous.
}
terminal-no-number = Il n’y a pas de coup numéro { $number } : la liste va de 1 à { $count }.
terminal-no-move = Ce n’est ni un coup de { $game } ni une commande : tapez « help » pour voir ce qu’on peut taper.
terminal-no-undo-nothing = Il n’y a rien à reprendre : depuis le dernier lancer ou tirage, personne n’a joué.
terminal-no-undo-final = Le dernier coup est définitif : il ne se reprend pas.
terminal-no-undo-learnt = Ce coup ne se reprend pas : quelqu’un en a appris quelque chose.
terminal-stale = Cette question n’est plus ouverte : la réponse vient trop tard.
terminal-not-asked = Ce n’est pas à { $seat } de répondre. Qui décide à présent : { $asked }.
terminal-allowed = Oui, ce coup est permis.
terminal-why-what = Pourquoi quoi ? Nommez un coup : « why 2 », ou « why » et le coup tel que la liste l’écrit.
terminal-rules-how = Pour en lire un : « rules » et son code.
terminal-position-hidden = La position montrerait ce que les autres ont en main. « save FICHIER » garde la partie sans la montrer.
terminal-save-where = La garder où ? Nommez un fichier : « save ma-partie.json ».
terminal-saved = La partie est gardée dans { $file }.
terminal-not-saved = Cette partie n’a pas été gardée. La prochaine fois : « save FICHIER » pendant la partie, ou --save FICHIER dès le début.
terminal-agree = Le dernier coup est de { $seat }. Tout le monde est d’accord pour le reprendre (o/n) ?
terminal-as-who = Dites qui, puis le coup : « as bleu … ».
terminal-as-bot = { $seat } est à l’ordinateur.
terminal-won = { $count ->
    [one] { $names } gagne !
   *[other] { $names } se partagent la victoire.
}
terminal-log-where = Un fichier où garder le journal de cette partie (Entrée pour aucun) :
terminal-log-written = Le journal est dans { $file }.
terminal-over = La partie est finie.
terminal-chance = C’est au hasard de répondre.
terminal-help-answer = Répondez par le numéro d’un coup, ou par le coup tel que la liste l’écrit. Ou bien :
terminal-help-moves = moves · tous vos coups, avec l’effet de chacun
terminal-help-why = why COUP · si un coup est permis, et la règle qui le dit
terminal-help-undo = undo · reprendre le dernier coup
terminal-help-rules = rules [ARTICLE] · les articles de la règle, ou l’un d’eux
terminal-help-board = board · redessiner le plateau
terminal-help-log = log · tout ce qui s’est passé
terminal-help-position = position · la position en une ligne de texte
terminal-help-as = as QUI COUP · quelqu’un d’autre, interrogé aussi, répond d’abord
terminal-help-save = save FICHIER · garder la partie, à continuer avec play --resume FICHIER
terminal-help-help = help · cette liste
terminal-help-quit = quit · quitter la table

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
page-outdated = Une version plus récente de la page est arrivée. Rechargez quand cela vous va : rien ne sera perdu.
page-welcome = À quoi joue-t-on ce soir ?
page-welcome-more = Des jeux devenus introuvables, en entier : avec des amis, contre la machine ou les deux.
page-shelf = L’étagère
page-my-games = Vos parties
page-open-tables = Tables ouvertes
page-no-open-tables = Aucune table n’attend de monde en ce moment. Ouvrez-en une !
page-replay-a-log = Revoir une partie à partir de son journal
page-footer = Tout se joue ici, sans compte et sans publicité.
page-play-bots = Jouer tout de suite contre la machine
page-play-friends = Jouer avec des amis
page-not-yet = Pas encore jouable
page-not-yet-more = La boîte est sur l’étagère, mais ses règles n’y sont pas encore : on ne peut pas encore y jouer ici.
page-fact-players = { $players } joueurs
page-fact-minutes = { $minutes } min
page-fact-age = dès { $age } ans
page-weight-1 = très facile
page-weight-2 = facile
page-weight-3 = moyen
page-weight-4 = corsé
page-weight-5 = expert
page-your-turn = À vous de jouer
page-seats-free = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
page-table-gathering = on s’installe
page-table-running = en cours
page-table-over = terminée
page-lost = Il n’y a rien ici
page-settings = Réglages
page-settings-kept = Ces choix restent sur cet appareil.
page-language = Langue
page-theme = Lumière
page-theme-system = comme l’appareil
page-theme-light = jour
page-theme-dark = nuit
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
page-article-now = En ce moment : { $article }
page-open-article = Ouvrir l’article { $article }
page-new-table = Nouvelle table
page-players = Joueurs
page-level = Force de la machine
page-level-random = au hasard
page-level-novice = débutante
page-level-regular = habituée
page-options = Options de la table
page-practice = Salle d’entraînement
page-guide = Partie guidée
page-guide-of = Première partie de { $game }
page-guide-step = Étape { $step } sur { $steps }
page-guide-on = Continuer
page-guide-again = Recommencer
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
page-hot-seat-how = Vous jouerez à plusieurs sur cet appareil : un rideau se ferme entre deux personnes.
page-put-bot = Machine
page-get-up = Se lever
page-free-seat = Libérer la place de { $name }
page-start = Commencer
page-start-with-bots = { $count ->
    [one] Commencer avec une machine à la place libre
   *[other] Commencer avec des machines aux { $count } places libres
}
page-wait-for-host = { $name } lance la partie quand tout le monde est là.
page-sit-down = Asseyez-vous
page-sit = S’asseoir
page-name = Votre nom
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
page-guest-4 = Blaireau
page-guest-5 = Écureuil
page-guest-6 = Mésange
page-guest-7 = Lièvre
page-invite = Inviter
page-invite-how = Donnez ce lien, ou faites photographier le code : qui l’ouvre peut s’asseoir.
page-invite-text = On joue à { $game } ? La table est mise.
page-link = Lien
page-qr = Le lien, en code à photographier
page-copy = Copier
page-copied = Copié
page-share = Partager
page-agreed = Ce dont on convient
page-absence = Si quelqu’un s’absente
page-absence-never = on l’attend
page-absence-after = { $minutes ->
    [1] on joue pour lui après une minute
    [60] on joue pour lui après une heure
    [1440] on joue pour lui après un jour
   *[other] on joue pour lui après { $minutes } minutes
}
page-table-open = Table ouverte : elle figure dans la liste, chacun peut s’y asseoir
page-seal = Sceau
page-seal-before = Le hasard est scellé : { $seal }. Après la partie, chacun peut vérifier chaque lancer.
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
page-sending = C’est noté…
page-skip = Passer
page-commit = Jouer ce coup
page-put-back = Reposer
page-preview-how = Confirmez pour jouer, Échap pour reposer.
page-undo = Reprendre le coup
page-ask-undo = Demander à reprendre
page-undo-asked = { $name } aimerait reprendre son dernier coup.
page-ahead = Répondre d’avance
page-ahead-why = Pour les tables où l’on se répond à des heures d’écart : ce que vous dites ici est joué pour vous la prochaine fois qu’on vous le demande.
page-ahead-ask = Me demander
page-ahead-once = Oui, sauf si quelqu’un agit
page-ahead-firm = Oui, quoi que fassent les autres
page-agree = D’accord
page-disagree = Non
page-withdraw = Laisser tomber
page-since-left = { $count ->
    [one] Il s’est passé une chose depuis votre départ.
   *[other] Il s’est passé { $count } choses depuis votre départ.
}
page-nothing-changed = Rien n’a changé depuis votre dernier coup.
page-panel = Journal, règles et bavardage
page-panel-log = Journal
page-panel-rules = Règles
page-panel-chat = Bavarder
page-panel-seal = Sceau
page-news = du nouveau
page-log-empty = Il ne s’est encore rien passé.
page-log-late = Absent :
page-log-undo = { $name } reprend le dernier coup.
page-log-word = { $name } ajoute un mot au hasard.
page-log-move = { $name } : { $move }.
page-go-to-entry = Aller au moment { $number }
page-chat-empty = Personne n’a encore rien dit.
page-chat-text = Dites quelque chose…
page-chat-heard = { $name } dit : { $text }
page-send = Envoyer
page-spectators = { $count ->
    [one] une personne regarde
   *[other] { $count } personnes regardent
}
page-line-opening = On s’assoit…
page-line-live = En ligne
page-line-polling = En ligne, par petits pas
page-line-lost = Connexion perdue, on réessaie…
page-line-closed = Hors ligne
page-line-back = La connexion est revenue.
page-table-menu = La table
page-watch-link = Lien pour regarder
page-watch-link-more = Qui ouvre ce lien regarde la partie, sans voir les mains.
page-seat-link = Votre place sur un autre appareil
page-seat-link-more = Ce lien est votre place : gardez-le pour vous.
page-seat-of = La place de { $name }
page-seat-of-more = Ce lien privé ramène à cette place. S’il est à vous, prenez-la sur cet appareil aussi.
page-take-seat = Je suis { $name }
page-only-watch = Seulement regarder
page-resign = Abandonner
page-resign-more = Une machine finira la partie à votre place. Cela ne se reprend pas.
page-resign-sure = Oui, abandonner
page-leave = Partir pour l’instant
page-leave-more = Votre place reste à vous : vous la retrouverez parmi vos parties.
page-over = La partie est finie
page-you-won = Bravo !
page-won = { $count ->
    [one] { $names } gagne !
   *[other] { $names } se partagent la victoire.
}
page-score = { $score }
page-rematch = Rejouer ensemble
page-rematch-join = Rejoindre la revanche
page-watch-replay = Revoir la partie
page-curtain = C’est à { $name }
page-curtain-more = Passez l’appareil. Le rideau s’ouvre quand personne d’autre ne regarde.
page-curtain-open = Je suis { $name }, ouvrir
page-curtain-never = Plus de rideau à cette table : ce jeu ne cache rien
page-plain-seats = Ce que chacun a
page-keys = Touches
page-key-moves = aller à la liste des coups
page-key-prompt = ce qu’on vous demande
page-key-board = lire le plateau
page-key-own = lire ce qui est à vous
page-key-changed = ce qui a changé depuis votre dernier coup
page-key-log = aller au journal
page-key-rules = ouvrir la règle du moment
page-key-numbers = choisir ce coup de la liste
page-key-enter = montrer le coup, puis le jouer
page-key-escape = reposer, ou passer ce qui se montre
page-key-help = cette liste
page-keys-off = Les flèches se promènent dans la liste des coups et sur le plateau. Ces touches se coupent dans les réglages.
page-replay = Revoir une partie
page-replay-of = { $game } : la partie, revue
page-replay-how = Ouvrez le journal d’une partie finie : un fichier, ou son texte collé ici.
page-open-file = Choisir un fichier
page-paste-log = Ou collez le journal ici
page-replay-controls = Avancer et reculer
page-replay-moment = Moment de la partie
page-replay-start = Avant le premier coup.
page-replay-at = Moment { $number } sur { $count }
page-replay-no-views = Cette partie suit la version { $rules } des règles, et il y en a une autre ici : elle se raconte, mais le plateau ne se montre pas.
page-first = Au début
page-previous = Un coup en arrière
page-next = Un coup en avant
page-last = À la fin
page-play = Lire
page-pause = Pause
page-eyes = Avec les yeux de qui
page-eyes-of = Comme { $name }
page-eyes-spectator = Comme spectateur
page-eyes-all = Toutes les mains ouvertes
page-copy-moment = Lien vers ce moment
page-save-log = Garder le journal
page-secret = Secret
page-words-of-luck = Mots ajoutés
page-seal-how = Avant le premier lancer, la table a montré le sceau d’un secret. Le voici : votre navigateur peut refaire lui-même chaque tirage.
page-seal-check = Vérifier chaque lancer
page-seal-good = { $count ->
    [one] Le sceau tient : un tirage refait, juste.
   *[other] Le sceau tient : { $count } tirages refaits, tous justes.
}
page-seal-bad = Un tirage ne correspond pas à ce que donne le secret.
page-seal-broken = Le secret ne correspond pas au sceau montré au début.
page-seal-draw = { $text } : { $way } sur { $ways }
page-seal-due = (attendu : { $due })
page-problem = Cela n’a pas marché ({ $code }).
page-problem-offline = Le serveur ne répond pas. Votre connexion tient-elle ?
page-problem-server = Quelque chose s’est cassé de notre côté. Rien n’est perdu : réessayez dans un instant.
page-problem-bad-message = Le serveur n’a pas compris cela ({ $what }).
page-problem-too-large = C’est trop grand : { $most } octets au plus.
page-problem-too-fast = Doucement ! Réessayez dans { $seconds } secondes.
page-problem-too-many-connections = Trop de fenêtres sont ouvertes ici en même temps. Fermez-en une.
page-problem-bad-origin = Cette demande vient d’une autre page.
page-problem-not-found = Cette adresse ne mène nulle part.
page-problem-not-allowed = Cela ne se demande pas ainsi.
page-problem-no-such-table = Cette table n’existe pas, ou plus. Le lien est-il entier ?
page-problem-no-such-game = Il n’y a pas de jeu « { $game } » sur cette étagère.
page-problem-no-such-language = La langue « { $language } » n’est pas là.
page-problem-no-such-seat = Il n’y a pas de place { $seat } à cette table.
page-problem-no-such-seat-link = Ce lien privé ne mène à aucune place. Il est peut-être incomplet, ou ce n’est plus le bon.
page-problem-cannot-be-played = On ne peut pas encore jouer à { $game } ici.
page-problem-bad-seat-count = On y joue de { $least } à { $most }, pas à { $seats }.
page-problem-no-such-option = Ce jeu n’a pas d’option « { $option } ».
page-problem-bad-option = L’option « { $option } » n’accepte pas cela : { $allowed }.
page-problem-no-such-level = Il n’y a pas de machine « { $level } ».
page-problem-bad-name = Un nom fait de 1 à { $most } caractères lisibles.
page-problem-bad-word = Un mot fait de 1 à { $most } caractères lisibles.
page-problem-bad-text = Un message fait de 1 à { $most } caractères lisibles.
page-problem-seat-taken = La place { $seat } vient d’être prise.
page-problem-table-full = Toutes les places sont prises. Vous pouvez regarder.
page-problem-seats-free = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
page-problem-has-started = La partie a déjà commencé.
page-problem-not-started = La partie n’a pas encore commencé.
page-problem-is-over = La partie est finie.
page-problem-not-over = La partie n’est pas finie : on la reverra après.
page-problem-not-host = Seul l’hôte de la table peut faire cela.
page-problem-not-your-seat = La place { $seat } n’est pas la vôtre.
page-problem-not-seated = Il faut être assis à cette table pour cela.
page-problem-not-asked = Ce n’est pas à vous de décider en ce moment.
page-problem-stale = La question a changé entre-temps.
page-problem-too-late = Trop tard : il s’est passé quelque chose entre-temps.
page-problem-not-a-move = « { $move } » n’est pas un coup de ce jeu.
page-problem-refused = La règle ne permet pas « { $move } ».
page-problem-no-order = Ici, on ne peut pas répondre d’avance.
page-problem-no-undo = { $why ->
    [nothing] Il n’y a rien à reprendre : depuis le dernier lancer, personne n’a joué.
    [final] Ce coup est définitif.
    [learnt] Ce coup ne se reprend pas : quelqu’un en a appris quelque chose.
   *[other] Le dernier coup n’est pas le vôtre.
}
page-problem-nothing-asked = Personne ne demande à reprendre un coup.
page-problem-socket-only = Cela ne passe que par une connexion ouverte.
page-problem-bad-log = Ce n’est pas le journal d’une partie, ou il a été changé ({ $what })
page-problem-rules-changed = Cette table suit la version { $rules } des règles, et le serveur tient la version { $here } : elle ne peut pas continuer.
page-bot-0 = Domino
page-bot-1 = Toupie
page-bot-2 = Quille
page-bot-3 = Bille
page-bot-4 = Jeton
page-bot-5 = Osselet
page-coming = Bientôt sur l’étagère
page-yes = oui
page-no = non
page-problem-store-failed = Le serveur n’a pas pu l’écrire. Rien n’est perdu : réessayez dans un instant.
page-problem-server-mistake = Quelque chose s’est cassé de notre côté. Rien n’est perdu : réessayez dans un instant.
page-time-left = Temps restant :
page-about-year = vers { $year }
page-hear = Réécouter
