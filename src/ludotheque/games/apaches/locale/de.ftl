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
