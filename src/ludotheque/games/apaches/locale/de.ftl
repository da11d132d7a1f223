# Les Apaches de Paris auf Deutsch: was gefragt wird, was man sagen kann, was geschieht, was abgelehnt wird.

quarter-1 = Viertel 1
quarter-2 = Viertel 2
quarter-3 = Viertel 3
quarter-4 = Viertel 4
quarter-5 = Viertel 5
quarter-6 = Viertel 6
quarter-7 = Viertel 7
quarter-8 = Bürgerviertel (8)
quarter-9 = Hehlerviertel (9)

content-0 = 200 F
content-1 = 300 F
content-2 = 400 F
content-3 = 500 F
content-4 = ein Einbruch über 100 F
content-5 = ein Einbruch über 200 F
content-6 = ein Einbruch über 300 F
content-7 = ein Einbruch über 400 F
content-8 = ein Raub
content-9 = Verstärkung
content-10 = ein Messer (ein Verletzter)
content-11 = ein Sarg (ein Toter)
content-12 = ein Schutzmann (ein Gefangener)

kind-0 = einen Anführer
kind-1 = einen Neuling
kind-2 = einen Rekruten

bourgeois-0 = einen echten Bürger
bourgeois-1 = den verkleideten Schutzmann

step-take = Aus welcher Farbe nimmst du ein Versteck?
step-act = Apachen einsetzen, einen oder zwei bewegen oder gleich ein Versteck legen?
step-lay = Welches deiner Verstecke legst du?
step-bail = Einer von euch sitzt. Zahlst du 150 F, um einen Anführer freizukaufen?

move-take = Ein Versteck aus Viertel { $quarter } nehmen
move-place = Nach Viertel { $quarter }{ $leaders ->
    [0] {""}
    [one] { " " }· 1 Anführer
   *[other] { " " }· { $leaders } Anführer
}{ $novices ->
    [0] {""}
    [one] { " " }· 1 Neuling
   *[other] { " " }· { $novices } Neulinge
}{ $recruits ->
    [0] {""}
    [one] { " " }· 1 Rekrut
   *[other] { " " }· { $recruits } Rekruten
}
move-move = Bewege { $kind ->
    [leader] { kind-0 }
    [novice] { kind-1 }
   *[recruit] { kind-2 }
} von { $start } nach { $to }{ $apaches ->
    [one] {""}
   *[other] { second-leg }
}
second-leg = , { $second_kind ->
    [leader] { kind-0 }
    [novice] { kind-1 }
   *[recruit] { kind-2 }
} von { $second_start } nach { $second_to }
move-lay = Auf Viertel { $quarter } legen: { $content ->
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
move-free = 150 F zahlen: Ein Anführer kommt frei
move-done = Nichts zahlen und den Zug beenden

event-first-player = { $seat } beginnt.
event-round = Runde { $round } von 3: Die Verstecke werden gemischt und reihum genommen.
event-chosen = { $seat } nimmt ein Versteck: { $quarter }.
event-taken = Dein Versteck ({ $quarter }): { $content }.
event-placed = { $seat } setzt ein, { $quarter }: Anführer { $leaders }, Neulinge { $novices }, Rekruten { $recruits }.
event-moved = { $seat } bewegt { $kind }: { $from } → { $to }.
event-laid = { $seat } legt ein Versteck, { $quarter }: Das ist es nicht: { $content }.
event-last-turn = Letzter Zug, Platz { $place }: { $seat }, mit { $apaches } in Reserve.
event-freed = { $seat } zahlt { $sum } F Kaution: Ein Anführer kommt frei.
event-uncovered = { $quarter }, noch offen: { $content }.
event-nobody-there = { $quarter }: Niemand ist da, es gibt nichts.
event-money-won = { $quarter }: { $seat } hat die Mehrheit und steckt { $sum } F ein.
event-burgled = { $quarter }: { $seat } hat die Mehrheit, der Einbruch bringt { $sum } F.
event-robbed = { $seat } nimmt { $victim } { $sum } F ab.
event-reinforced = { $quarter }: { $seat } bekommt Verstärkung für die nächste Runde.
event-hurt = { $quarter }: Ein Anführer von { $seat } kommt ins Krankenhaus.
event-killed = { $quarter }: Ein Anführer von { $seat } wird getötet.
event-jailed = { $quarter }: Ein Anführer von { $seat } kommt ins Gefängnis.
event-fenced = { $seat } hat die Mehrheit beim Hehler: { $sum } F (Einbrüche: { $burglaries }) und einen Rekruten.
event-attacked = { $seat } überfällt einen Bürger und sieht nach, wer es war.
event-attacked-whom = Überfallen hast du { $who }.
event-came-back = Zurück bei { $seat }: aus dem Krankenhaus { $healed }, aus dem Gefängnis { $released }.
event-recruited = Rekruten für { $seat } in der nächsten Runde: { $recruits }.
event-bourgeois-shown = { $seat } deckt Bürger auf: { $bourgeois }, dafür { $sum } F.
event-policeman-shown = { $seat } deckt den Schutzmann auf: { $sum } F Strafe, Anführer in Haft: { $leaders }.
event-operational = { $seat } bekommt { $sum } F für einsatzbereite Apachen: { $apaches }.

refused-closed-quarter = Dieses Viertel ist in dieser Partie gesperrt: Niemand betritt es, und seine Verstecke bleiben in der Schachtel.
refused-take-first = Erst werden alle Verstecke genommen: Nenne eine Farbe.
refused-taking-is-over = Die Verstecke sind alle genommen.
refused-no-hideout-there = In diesem Stapel gibt es nichts mehr zu nehmen: Das letzte Versteck ist das entfernte.
refused-one-action = Deine freiwillige Aktion ist getan: Lege jetzt ein Versteck.
refused-not-in-reserve = So viele davon hast du nicht in Reserve.
refused-too-many = Man bewegt einen oder zwei Apachen, nicht mehr.
refused-not-adjacent = Diese beiden Viertel berühren sich nicht.
refused-none-there = Einen solchen Apachen hast du dort nicht, oder nicht genug davon.
refused-moved-twice = Damit zöge derselbe Apache zweimal: Jeder geht höchstens einen Schritt.
refused-tie-entered = Damit wären im betretenen Viertel zwei Banden gleich stark.
refused-tie-left = Damit blieben im verlassenen Viertel zwei gleich starke Banden zurück.
refused-must-lay = Ein Zug endet mit einem Versteck: Lege eines von deinen.
refused-not-held = Dieses Versteck hast du nicht.
refused-novice-alone = Neulinge und Rekruten gehen nur dorthin, wo ein Anführer ihrer Bande bei ihnen ist.
refused-novice-left = Damit bliebe ein Neuling oder Rekrut ohne Anführer zurück.
refused-no-prisoner = Keiner deiner Anführer sitzt im Gefängnis.
refused-no-money-for-bail = Die Kaution beträgt 150 F, und so viel hast du nicht.
refused-bail-after-laying = Kaution zahlt man am Ende seines Zuges, nach dem Legen des Verstecks.
refused-bail-or-done = Dein Zug ist bis auf die Kaution vorbei: Kaufe einen Anführer frei oder zahle nichts.
refused-no-bail-in-last-turn = Im letzten Zug gibt es keine Kaution: Gefangene kommen am Ende der Runde heraus.

# Das Terminal.
terminal-apaches-turn = Runde { $round } von 3, Zug { $turn }. Reihenfolge: { $order }
terminal-apaches-taking = Runde { $round } von 3: Verstecke werden genommen. Reihenfolge: { $order }
terminal-apaches-legend = { $roof } zugedeckt   [ ] deines   Anführer + Neulinge und Rekruten   Krankenhaus / Gefängnis / Friedhof
terminal-apaches-money = Geld
terminal-apaches-reserve = Reserve
terminal-apaches-away = fort
terminal-apaches-hideouts = Verstecke
terminal-apaches-bourgeois = Bürger
terminal-apaches-content-0 = 200 F
terminal-apaches-content-1 = 300 F
terminal-apaches-content-2 = 400 F
terminal-apaches-content-3 = 500 F
terminal-apaches-content-4 = Einbr. 100
terminal-apaches-content-5 = Einbr. 200
terminal-apaches-content-6 = Einbr. 300
terminal-apaches-content-7 = Einbr. 400
terminal-apaches-content-8 = Raub
terminal-apaches-content-9 = Verst.
terminal-apaches-content-10 = verletzt
terminal-apaches-content-11 = tot
terminal-apaches-content-12 = Haft

# Der Spielplan auf der Seite.
board-name = Paris, 1907: neun Viertel mit ihren Häusern, die Banden und deine Verstecke
board-city = Die Stadt
board-gangs = Die Banden
board-hand = Deine Verstecke
board-away = Krankenhaus, Gefängnis, Friedhof und die Rekruten neben dem Plan
board-notes = Bleistiftnotizen: was in jedem Viertel noch liegen kann, nach dem, was du gesehen hast
board-news = Die Abrechnung der Runde
board-news-title = Vermischtes
board-close = Schließen
board-round = Runde { $round } von 3
board-turn = Zug { $turn } von { $turns }
board-taking = Verstecke nehmen
board-order = Reihenfolge
board-order-is = Gespielt wird in dieser Reihenfolge: { $names }.
board-last-turn = Letzter Zug: neue Folge
board-order-last = Der letzte Zug hat eine eigene Reihenfolge, nach den Reserven: { $names }.
board-in-reserve = in Reserve: { $count }
board-closed = gesperrt
board-left = { $count ->
    [one] sicher
   *[other] 1 von { $count }
}
board-name-8 = Bürger
board-name-9 = Der Hehler
board-gang-0 = Costauds de la Villette
board-gang-1 = Monte-en-l’air des Batignolles
board-gang-2 = Tatoués d’Ivry
board-gang-3 = Mohicans de Montparnasse
board-sum = { $sum } F
board-colour-blue = blau
board-colour-green = grün
board-colour-red = rot
board-colour-sky-blue = himmelblau
board-colour-orange = orange
board-colour-purple = lila
board-colour-yellow = gelb
board-quarter = Viertel { $quarter }, { $colour }.
board-quarter-8 = Viertel 8, das der Bürger: Wer die Mehrheit hat, überfällt einen.
board-quarter-9 = Viertel 9, das des Hehlers: 250 F für jeden Einbruch und ein Rekrut.
board-quarter-closed = In dieser Partie gesperrt.
board-possible = Soweit du es wissen kannst, liegt hier noch eines davon: { $contents }.
board-sure = Soweit du es wissen kannst, bleibt nur eines: { $contents }.
board-found = Hier lag: { $contents }.
board-held-there = Nicht hier liegt, was du selbst hast: { $contents }.
board-nobody = Niemand ist da.
board-here = { $name } hat hier { $count } (Anführer { $leaders }, Neulinge { $novices }, Rekruten { $recruits }).
board-here-leading = { $name } führt hier mit { $count } (Anführer { $leaders }, Neulinge { $novices }, Rekruten { $recruits }).
board-touches = Es grenzt an { $quarters }.
board-stack = Verstecke im Stapel: { $count }.
board-own-there = Deine Apachen in Viertel { $quarter }: Anführer { $leaders }, Neulinge { $novices }, Rekruten { $recruits }.
board-reserve = { $name } hat in Reserve: Anführer { $leaders }, Neulinge { $novices }, Rekruten { $recruits }.
board-hideouts = Verstecke auf der Hand, nach Vierteln: { $quarters }.
board-money = Geld: { $sum } F.
board-money-secret = Das Geld steckt in der Brieftasche, niemand sieht es.
board-kept = Verdeckte Bürger: { $count }.
board-kept-bourgeois = Einer davon ist ein echter Bürger.
board-kept-policeman = Einer davon ist der Schutzmann.
board-first = Hier steht die Laterne des Startspielers.
board-on-turn = Diese Bande ist am Zug.
board-aside = Rekruten neben dem Plan: { $count }.
board-so-many = { $name } { $count }
board-hospital = Im Krankenhaus: { $names }.
board-hospital-empty = Niemand ist im Krankenhaus.
board-prison = Im Gefängnis: { $names }.
board-prison-empty = Niemand ist im Gefängnis.
board-cemetery = Auf dem Friedhof: { $names }.
board-cemetery-empty = Der Friedhof ist leer.
board-tile = Dein Versteck aus Viertel { $quarter }: { $content }.
board-take-leader = Deine Anführer in Reserve: { $count }. Einen aufnehmen.
board-take-novice = Deine Neulinge in Reserve: { $count }. Einen aufnehmen.
board-take-recruit = Deine Rekruten in Reserve: { $count }. Einen aufnehmen.
board-place-leader = Anführer, die hierher kommen
board-place-novice = Neulinge
board-place-recruit = Rekruten
board-count-leader = { $count ->
    [one] 1 Anführer
   *[other] { $count } Anführer
}
board-count-novice = { $count ->
    [one] 1 Neuling
   *[other] { $count } Neulinge
}
board-count-recruit = { $count ->
    [one] 1 Rekrut
   *[other] { $count } Rekruten
}
board-would-tie = (Gleichstand mit { $name })
board-leave-leader = Ein Anführer geht
board-leave-novice = Ein Neuling geht
board-leave-recruit = Ein Rekrut geht
board-where-to = Wohin geht er?
board-where-to-second = Und wohin geht der zweite?
board-one-more = Dieser Weg allein ist nicht erlaubt: Wähle einen zweiten Apachen, der auch geht.
board-second-too = Du darfst in derselben Aktion noch einen zweiten bewegen: Tippe auf einen anderen.
board-where-place = In der Hand: { $apaches }. In welches Viertel?
board-legend = Zeichen
board-legend-money = Geld
board-legend-burglary = Einbruch
board-legend-robbery = Raub
board-legend-reinforcements = zwei Rekruten
board-legend-hurt = Krankenhaus
board-legend-killed = Tod
board-legend-jailed = Gefängnis
board-legend-leader = Anführer
board-legend-novice = Neuling
board-legend-recruit = Rekrut
board-put-down = Zurücklegen
board-gained = +{ $sum } F
board-lost = −{ $sum } F
board-lost-leaders = Anführer verloren: { $count }
board-gained-recruits = Rekruten: { $count }
board-gained-bourgeois = Bürger: { $count }
board-balance = { $name }: { $parts }

# Das geführte erste Spiel.
guide-welcome = Paris, 1907. Du führst eine Bande von Apachen; erste Runde, vierter von sechs Zügen. In jedem offenen Viertel liegt genau eines, gut oder schlecht, und die Bande mit den meisten Apachen nimmt es am Ende der Runde.
guide-roofs = Sieh dir Viertel 2 an. Vier Häuser sind dort aufgedruckt, und zwei haben schon ein Dach: Diese Verstecke wurden gezeigt und gelegt, also ist es das nicht. Der eine Platz, der am Ende der Runde noch offen ist, zeigt, was dort liegt.
guide-notes = Der Bleistift merkt sich, was nur du wissen kannst. Den Einbruch über 300 F aus Viertel 2 hast du selbst, also bleiben nur die 400 F. Aus Viertel 3 hast du die 500 F und das Messer: Dort wartet die Polizei.
guide-leave = In Viertel 3 hast du die Mehrheit, und wer sie dort hat, verliert einen Anführer ans Gefängnis. Geh lieber nach Viertel 2: Tippe auf deine Bande in 3, dann auf Viertel 2, und das zweimal. Einer allein ergäbe einen Gleichstand, und den darf niemand machen. Aber ein oder zwei Apachen ziehen in einer Aktion.
guide-wrong-leave = Das darfst du, aber dann findet dich die Polizei noch immer in Viertel 3. Bewege beide Anführer von 3 nach 2.
guide-bluff = Jeder Zug endet mit einem Versteck, das alle sehen. Lege das Messer aus Viertel 3: Dein Gegner hält dort dann die 500 F noch für möglich.
guide-wrong-bluff = Das würde deinem Gegner zu viel verraten. Lege das Messer aus Viertel 3.
guide-novice = Dein Gegner hat angebissen: drei Anführer in Viertel 3. In Viertel 1 liegt nichts Schlechtes mehr, und niemand ist da. Setze zwei Anführer und einen Neuling ein: Tippe sie in deiner Reserve an, dann Viertel 1. Ein Neuling zählt wie ein Anführer, braucht einen Anführer neben sich und dient nur eine Runde.
guide-wrong-novice = Ein andermal. Nimm zwei Anführer und einen Neuling aus deiner Reserve und setze sie in Viertel 1 ein.
guide-decision = Jetzt musst du etwas verraten. Legst du den Einbruch, sehen alle, dass in Viertel 2 die 400 F liegen. Legst du die 500 F, sieht dein Gegner die Polizei in Viertel 3. Du entscheidest.
guide-wrong-decision = Lege eines deiner beiden Verstecke: Weiter geht es so oder so.
guide-last-told = Der letzte Zug hat eine eigene Reihenfolge: Die größere Reserve beginnt, also hast du das letzte Wort. Dein Gegner hat jetzt drei in Viertel 2, wo deine 400 F liegen, und du hast zwei. Einer mehr ergäbe einen Gleichstand. Setze dort einen Anführer und einen Neuling ein.
guide-last-kept = Dein Gegner hat die Polizei gesehen und ist aus Viertel 3 nach Viertel 2 entwischt: drei gegen deine zwei. Aber im letzten Zug beginnt die größere Reserve, also hast du das letzte Wort. Einer mehr ergäbe einen Gleichstand: Setze dort einen Anführer und einen Neuling ein.
guide-wrong-last = Dann bekommt dein Gegner Viertel 2. Setze dort einen Anführer und einen Neuling ein: vier gegen drei.
guide-lay-last = Lege dein letztes Versteck. Danach wird abgerechnet, Viertel für Viertel.
guide-settled-told = Du bekommst 300 F in Viertel 1 und 400 F in Viertel 2, und in Viertel 6 raubst du deinen Gegner aus. Einer seiner Anführer sitzt eine Runde im Gefängnis; freikaufen könnte er ihn für 150 F. In Viertel 8 hat dein Gegner einen Bürger überfallen, wenn es nicht der Schutzmann war.
guide-settled-kept = Du bekommst 300 F in Viertel 1 und 400 F in Viertel 2, und in Viertel 6 raubst du deinen Gegner aus. In Viertel 3 war niemand mehr, und die Polizei ging allein nach Hause: Das hatten deine 500 F verraten. In Viertel 8 hat dein Gegner einen Bürger überfallen, wenn es nicht der Schutzmann war.
guide-farewell = Anführer kehren heim, benutzte Neulinge verlassen das Spiel, und die Verstecke werden neu genommen. Drei Runden, und die reichste Bande gewinnt. Die Straße gehört dir.
