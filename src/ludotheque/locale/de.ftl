# Wörter, die alle Spiele teilen.
seat-0 = Rot
seat-1 = Blau
seat-2 = Gelb
seat-3 = Grün
seat-4 = Weiß
seat-5 = Schwarz

# Was ein Spiel ohne Uhr nicht zulässt.
refused-no-clock = An diesem Tisch läuft keine Uhr.

# Ein Tisch in einfachen Worten: was Zahlen bedeuten, wer noch entscheidet, was verdeckt ist.
value-number = { $number }
value-count = { $count }
value-sum = { $sum }
value-die = { $die }
value-flag = { $flag ->
    [0] nein
   *[1] ja
}
window-1 = überlegt noch
window-2 = vorerst entschieden
window-3 = entschieden
none-window = nicht gefragt
none-seat = niemand
none-seat-set = niemand
hidden = geheim
hidden-things = { $count } verdeckt
back = verdeckt
plain-of = { $what }: { $value }
plain-next = { "; " }

# What a move led to when the machine played on; a game may say it in its own words.
hint-ahead = Gewinnt { $ahead } von { $continuations } Fortsetzungen.
hint-first = Diese Züge mag ein Könner am liebsten; oben steht, was am öftesten gewann. Jeder wurde { $continuations }-mal weitergespielt, alle mit demselben Zufall: Ein Unterschied bis zu { $noise } kann auch Zufall sein.

# Wo eine Partie gewonnen wurde, die zu Ende ist.
analysis-seat = Spieler
analysis-start = Anfang
analysis-luck = Glück
analysis-own = eigene Züge
analysis-others = Züge der anderen
analysis-end = Ende
analysis-percent = { $percent } %
analysis-gains = Das sind Punkte von hundert, gewonnen und wieder verloren von Zug zu Zug: Zusammen können es wohl mehr als 100 sein.
analysis-entry = Eintrag im Protokoll
analysis-chances = Aussicht auf den Sieg in Prozent
analysis-no-moments = Kein einzelner Augenblick hat diese Partie entschieden: Nichts hat jemandes Aussicht um mehr verändert, als die Durchgänge danebenliegen können.
analysis-how-sure = Jede Stelle wurde { $playouts }-mal weitergespielt: Eine Aussicht kann um { $off } Punkte danebenliegen, nach oben oder nach unten. --playouts N macht sie sicherer.
analysis-moments = Was sie entschieden hat:
analysis-where = Eintrag { $entry }
analysis-where-round = { $called } { $round }, Eintrag { $entry }
analysis-luck-gave = { $where }: { $what } Der Zufall gibt { $seat } { $change }.
analysis-luck-took = { $where }: { $what } Der Zufall nimmt { $seat } { $change }.
analysis-gave-up = { $where }: { $seat } gab auf, mit noch { $change } Aussicht.
analysis-slip = { $where }: { $seat } wählte „{ $played }“; „{ $better }“ war besser und gewann { $ahead_better } von { $continuations } Fortsetzungen statt { $ahead }.

# Was an einer Plandatei nicht stimmt: wie eine Beanstandung beginnt, und was jedes Spiel beanstanden kann.
box-fault-value = { $file }, Zeile { $line }: Für „{ $name }“ braucht es { $what }.
box-fault-table = { $file }, Zeile { $line }: Für dieses „{ $name }“ braucht es { $what }.
box-fault-line = { $file }, Zeile { $line }: { $what }.
box-fault-file = { $file }: { $what }.
box-missing = der Wert „{ $name }“ fehlt
box-unreadable = diese Datei lässt sich nicht lesen
box-no-text = das ist keine Textdatei
box-too-long = eine Plandatei hat höchstens { $most } Zeichen
box-no-toml = ab Spalte { $column } ist das kein TOML mehr; achte auf Anführungszeichen, Klammern und Gleichheitszeichen
box-too-deep = hier liegen zu viele Listen ineinander
box-provenance = „{ $name }“ muss sagen, woher es kommt: „provenance“ ist eines von { $known }
box-date = in „{ $name }“ steht ein Datum oder eine Uhrzeit; eine Plandatei enthält nur Zahlen, Wörter und Listen
box-odd-number = eine Zahl in „{ $name }“ ist zu groß oder gar keine
box-bad-title = der Titel muss in eine Zeile mit höchstens { $most } Zeichen passen
box-number = eine ganze Zahl von { $least } bis { $most }, nicht { $said }
box-numbers = eine Liste ganzer Zahlen
box-numbers-member = eine Liste ganzer Zahlen; Nummer { $member } ist { $said }
box-other-game = das sieht nach einer Plandatei von { $other } aus
box-unknown = einen Wert „{ $name }“ gibt es nicht; die Werte: { $known }
box-tables = Tabellen mit der Überschrift [[{ $name }]]

# Was auf der Kommandozeile schiefging.
problem-or = { " oder " }
problem-range = { $low } bis { $high }
problem-each = { $choices }, für alle oder je Platz
problem-no-language = die Sprache „{ $language }“ gibt es hier nicht; es gibt { $languages }.
problem-no-game = hier gibt es kein Spiel „{ $name }“; die Spiele: { $games }.
problem-no-option = { $game } hat keine Option „{ $name }“; seine Optionen: { $names }.
problem-seats = { $game } spielt man mit { $least } bis { $most } Spielern, nicht mit { $seats }.
problem-bad-option =
    die Option { $name } nimmt { $allowed }{ $where ->
        [any] { "" }
       *[other] { " " }bei { $where } Spielern
    }, nicht „{ $value }“.
problem-option-by-seat = die Option { $name } nimmt ein Wort für alle oder eins für jeden der { $seats } Plätze.
problem-option-form = eine Option gibt man als NAME=WERT an, nicht als „{ $given }“.
problem-no-article = die Regeln von { $game } haben keinen Artikel „{ $article }“; die Artikel: { $articles }, die Klarstellungen: { $rulings }, die Optionen: { $options }.
problem-no-hints = { $game } gibt den Bots noch keine Hinweise; die Stufe ist hier { $level }.
problem-no-bot = es gibt keinen Bot „{ $name }“; die Stufen: { $levels }, oder eine Datei: my_bot.py:MyBot.
problem-no-playouts = um einen Zug zu durchdenken, braucht es mindestens einen Durchgang, nicht { $playouts }.
problem-no-order = bei { $step } kann nichts im Voraus angeordnet werden.
problem-no-condition = eine Bedingung { $condition } mit solchen Zahlen gibt es hier nicht.
problem-order-too-far = man kann höchstens { $most } Entscheidungen vorausschauen, von der ersten bis zur letzten.
problem-too-many-orders = ein Platz kann höchstens { $most } Anordnungen haben.
problem-no-hint-unasked = einen Rat bekommt, wer gefragt ist; dieser Platz ist es hier nicht.
problem-no-hint-live = solange alle zugleich handeln, gibt es keinen Rat.
problem-no-hint-agreed = an diesem Tisch ist kein Rat vereinbart: Zu mehreren spielt man mit --hints.
problem-analyse-unfinished = untersucht wird eine Partie, die zu Ende ist; diese ist es nicht.
problem-plot-kind = das Bild { $file } muss auf .svg, .png oder .pdf enden.
problem-plot-needs = zum Zeichnen braucht es matplotlib, das mit `pip install 'ludotheque[plot]'` kommt.
problem-no-bot-file = es gibt keine Datei { $file }, aus der { $kind } zu nehmen wäre.
problem-bot-not-run = { $file } lässt sich nicht ausführen: { $why }.
problem-no-bot-class = { $file } hat keine Klasse { $kind }, die ein ludotheque.Bot ist.
problem-bot-not-made = { $bot } lässt sich nicht anlegen: { $why }.
problem-bot-illegal = der Bot { $bot } hat „{ $text }“ geantwortet, und das ist kein erlaubter Zug: choose muss einen aus perspective.legal zurückgeben.
problem-bot-failed = der Bot { $bot } ist gescheitert: { $why }.
problem-bot-missing = zwischen den Kommas von „{ $given }“ fehlt ein Bot.
problem-too-many-bots = { $bots } Bots sind zu viele für { $seats ->
    [one] einen Platz.
   *[other] { $seats } Plätze.
}
problem-too-many-humans = { $people } Personen finden auf { $seats } Plätzen keinen Platz.
problem-seat-or-humans = entweder sagt --seat, wer wo sitzt, oder --humans und --bots; nicht beides.
problem-seat-count = es gibt { $seats } Plätze, aber --seat steht { $given }-mal da.
problem-tournament-kinds = ein Turnier spielen zwei oder mehr Arten von Bots, jede einmal genannt.
problem-process-died = einer der Prozesse ist gestorben: Vielleicht hat ein Bot ihn beendet.
problem-which-game = sag, welches Spiel gespielt wird: { $games }.
problem-position-options = eine Stellung bringt ihre Optionen mit: --option und --even gehen nicht mit --position.
problem-position-seats = diese Stellung ist eine für { $seats } Plätze, nicht für { $players }.
problem-position-shape = das ist keine Stellung von { $game }: Ein Teil hat die falsche Form.
problem-position-no-seat = in dieser Stellung gibt es keinen Platz { $seat }; ihre Plätze: 1 bis { $seats }.
problem-position-large = in dieser Stellung ist eine Zahl zu groß, um gezeigt zu werden.
problem-position-no-json = das ist keine Stellung: Eine Stellung ist eine Zeile JSON.
problem-position-no-fields = das ist keine Stellung: Sie enthält keine Felder.
problem-position-no-game = das ist keine Stellung: Sie sagt nicht, dass sie eine von „{ $game }“ ist.
problem-position-other-game = das ist eine Stellung von „{ $other }“, nicht von „{ $game }“.
problem-position-rules = diese Stellung folgt Fassung { $version } der Regeln; hier gilt Fassung { $here }.
problem-position-no-setup = diese Stellung nennt ihre Plätze und Optionen nicht.
problem-position-setup = in dieser Stellung stimmt etwas nicht: { $why }
problem-position-board = diese Stellung wurde auf dem Plan „{ $board }“ gespielt, und hier liegt „{ $here }“.
problem-position-step = in dieser Stellung ist der Schritt „{ $step }“ unbekannt.
problem-position-field-missing = in dieser Stellung fehlt das Feld „{ $field }“.
problem-position-field-unknown = in dieser Stellung ist das Feld „{ $field }“ unbekannt.
problem-position-field-shape = in dieser Stellung ist „{ $field }“ { $shape ->
    [number] keine Zahl
    [numbers] keine Liste von Zahlen
    [rows] keine Liste von Listen von Zahlen
   *[window] kein Fenster
}.
problem-position-fault = diese Stellung kann es nicht geben; der Grund, auf Englisch: { $why }
problem-resume-only = eine gespeicherte Partie geht an dem Tisch weiter, an dem sie stand: Zu --resume passen nur --save, --log und --lang.
problem-resume-other = { $file } enthält eine Partie { $game }, nicht { $wanted }.
problem-saved-file = die Datei { $file }: { $why }
problem-saved-checksum = das ist keine gespeicherte Partie, oder sie wurde verändert: Die Prüfsumme passt nicht.
problem-saved-stuck = die gespeicherte Partie kann nicht weitergehen: { $why }
problem-saved-unfinished = { $file } ist eine gespeicherte Partie; prüfen lässt sich das Protokoll einer beendeten. Weiter geht es mit: { $command }
problem-server-needs = der Server braucht { $module }; das kommt mit dem Zusatz „server“: Das Wheel wird als 'DATEI.whl[server]' installiert.
problem-server-start = der Server kann nicht starten: { $why }.
problem-bots-need-database = hier denken Bots für Server, die sich eine Datenbank teilen: Sie wird mit --database postgresql://… genannt.
problem-file-no-text =
    { $what ->
        [log] das Protokoll
        [saved] die gespeicherte Partie
       *[file] die Datei
    } { $file } ist keine Textdatei.
problem-file-unread =
    { $what ->
        [log] das Protokoll
        [saved] die gespeicherte Partie
       *[file] die Datei
    } { $file } lässt sich nicht lesen: { $why }.
problem-file-unwritten =
    { $what ->
        [log] das Protokoll
        [saved] die gespeicherte Partie
       *[file] die Datei
    } { $file } lässt sich nicht schreiben: { $why }.
problem-file-folder =
    { $what ->
        [log] das Protokoll
        [saved] die gespeicherte Partie
       *[file] die Datei
    } { $file } lässt sich nicht schreiben: Das ist ein Ordner.
problem-file-nowhere =
    { $what ->
        [log] das Protokoll
        [saved] die gespeicherte Partie
       *[file] die Datei
    } { $file } lässt sich nicht schreiben: Diesen Ordner gibt es nicht.
problem-reason-missing = nicht gefunden
problem-reason-folder = das ist ein Ordner
problem-reason-denied = der Zugriff ist verwehrt
problem-file-other =
    { $what ->
        [log] das Protokoll
        [saved] die gespeicherte Partie
       *[file] die Datei
    } { $file } gibt es schon, mit anderem Inhalt: Nenn einen anderen Namen.
problem-file-no-home = es gibt keinen persönlichen Ordner, in dem die Datei { $file } liegen könnte.
problem-no-log = das ist kein Protokoll einer Partie.
problem-log-empty = das ist kein Protokoll einer Partie: Es ist leer.
problem-log-cut =
    { $entry ->
        [head] der Kopf
       *[other] Eintrag { $entry }
    } ist abgeschnitten oder kein JSON.
problem-log-checksum =
    { $entry ->
        [head] der Kopf
       *[other] Eintrag { $entry }
    } wurde verändert: Die Prüfsumme passt nicht.
problem-log-format = dieses Protokoll hat das Format { $format }, nicht { $here }.
problem-log-goes-on =
    das Protokoll geht nach seinem Ende weiter, mit { $entry ->
        [head] dem Kopf
       *[other] Eintrag { $entry }
    }.
problem-log-no-entry =
    { $entry ->
        [head] der Kopf
       *[other] Eintrag { $entry }
    } ist kein Eintrag eines Protokolls.
problem-log-no-result = das Protokoll ist nach Eintrag { $entry } abgeschnitten: Die Partie hat kein Ergebnis, und das Geheimnis ihres Zufalls fehlt.
problem-log-file-cut = das Protokoll { $file } ist nach Eintrag { $entry } abgeschnitten: Die Partie hat kein Ergebnis.
problem-log-file-not-sealed = das Protokoll { $file } ist das einer Partie, deren Zufall nicht versiegelt war.
problem-log-not-sealed = diese Partie wurde nicht mit versiegeltem Zufall gespielt: Es gibt nichts zu prüfen.
problem-log-secret = das Ende wurde verändert: Sein Geheimnis passt nicht zum Siegel am Anfang.
problem-log-late-word = Eintrag { $entry } wurde verändert: Dieses Wort kam später hinein, denn das Siegel ergibt ohne es jeden Wurf.
problem-short-seal = ein Siegel gibt man mit mindestens seinen ersten { $least } Zeichen an.
problem-other-seal = das Siegel dieses Protokolls ist { $seal }, gezeigt wurde { $known }: Es ist eine andere Partie, oder sie wurde ganz unter einem anderen Geheimnis gefälscht.
problem-log-luck = Eintrag { $entry } wurde verändert: { $why }.
problem-seal-gives = das Siegel ergibt „{ $due }“, nicht „{ $said }“
problem-log-move = Eintrag { $entry } wurde verändert: { $why }
problem-no-move = „{ $text }“ ist kein Zug von { $game }.
problem-not-asked = Platz { $seat } ist nicht gefragt; jetzt entscheidet: { $waiting } ({ $article }).
problem-clock-asked = Platz { $seat } ist nicht gefragt; jetzt entscheidet die Uhr ({ $article }).
problem-log-otherwise = Eintrag { $entry } wurde verändert: Die Regeln ergeben dort etwas anderes.
problem-log-chance = das Protokoll ist nach Eintrag { $entry } abgeschnitten: Der Zufall sollte folgen.
problem-log-only-head = das Protokoll ist nach seinem Kopf abgeschnitten: Der Zufall sollte folgen.
problem-log-other-end = das Ende wurde verändert: Die Partie ging anders aus.
problem-log-no-end = das Protokoll ist abgeschnitten: Die Partie ist vorbei, aber das Ende fehlt.
problem-log-rules = dieses Protokoll folgt Fassung { $version } der Regeln von { $game }, und hier ist Fassung { $here }: Es lässt sich zeigen, nicht nachspielen.
problem-log-head = der Kopf wurde verändert: { $why }
problem-log-board = dieses Protokoll wurde auf dem Brett { $board } gespielt, und hier liegt { $here }.
problem-log-no-place = das kann hier nicht kommen.
problem-no-saved-match = das ist keine gespeicherte Partie, oder sie ist beschädigt.
problem-word-too-late = Wörter mischt man vor dem ersten Wurf in den versiegelten Zufall, nicht jetzt.
problem-word-twice = Platz { $seat } hat sein Wort schon gegeben.
problem-word-length = ein Wort hat 1 bis { $most } lesbare Zeichen.
problem-too-deep = das Gegebene ist zu tief verschachtelt, um gelesen zu werden.
problem-our-mistake = das ist ein Fehler von uns ({ $what }); mit { $variable }=1 sieht man, wo.
problem-value-missing = nach der Option { $option } fehlt ein Wert
problem-value-unwanted = die Option { $option } nimmt keinen Wert
problem-no-such-argument = hier gibt es keine Option { $option }
problem-no-such-argument-alike = hier gibt es keine Option { $option }, aber { $alike }
problem-missing-argument = { $what } fehlt
problem-bad-argument = der Wert von { $what } passt nicht
problem-argument-whole = der Wert von { $what } muss eine ganze Zahl sein, nicht „{ $given }“
problem-argument-number = der Wert von { $what } muss eine Zahl sein, nicht „{ $given }“
problem-argument-least = der Wert von { $what } muss mindestens { $least } sein, nicht { $given }
problem-no-command = es gibt keinen Befehl „{ $command }“
problem-no-command-alike = es gibt keinen Befehl „{ $command }“, aber „{ $alike }“
problem-way-out = { $what }; `{ $path } --help` sagt mehr (auf Englisch).

# Das Terminal.
terminal-letter-0 = R
terminal-letter-1 = B
terminal-letter-2 = G
terminal-letter-3 = Ü
terminal-letter-4 = W
terminal-letter-5 = S
terminal-number = { $number }
terminal-shelf-game = SPIEL
terminal-shelf-players = Spieler
terminal-shelf-bots = Bots
terminal-shelf-options = Optionen
terminal-shelf-option = OPTION
terminal-shelf-setting = NAME=WERT
terminal-shelf-from-to = { $least } bis { $most }
terminal-shelf-at = { $option } zu { $seats }: { $said }
terminal-shelf-broken = lässt sich nicht öffnen: { $why }
terminal-shelf-play = Spielen:
terminal-shelf-play-option = mit einer Option:
terminal-shelf-its-options = seine Optionen:
terminal-shelf-rules = Regeln lesen:
terminal-shelf-levels = Wie stark die Bots sind:
terminal-shelf-board = seine Plandatei:
terminal-options-option = Option
terminal-options-with = zu { $seats }
terminal-options-usual = üblich
terminal-options-means = Was sie bedeutet:
terminal-options-nothing-even = Mit { $seats } Spielern sind die Chancen gleich, ohne dass man etwas ändert.
terminal-even-set = Gleiche Chancen: { $settings }.
terminal-even-nothing = Gleiche Chancen: Mit { $seats } Spielern ist nichts einzustellen.
terminal-verify-whole = { $file } enthält eine ganze Partie { $game }: Ihre { $entries } Einträge folgen den Regeln, und das Siegel ergibt alle { $outcomes } Zufälle darin.
terminal-verify-unsealed = { $file } enthält eine ganze Partie { $game }: Ihre { $entries } Einträge folgen den Regeln, aber ihr Zufall war nicht versiegelt: Niemand kann sagen, ob die Würfe ehrlich waren.
terminal-verify-result = Gewonnen: { $winners }; Punkte nach Plätzen: { $scores }.
terminal-verify-seal = Siegel: { $seal }
terminal-verify-same = Es ist das, das vor dem ersten Wurf gezeigt wurde.
terminal-verify-compare = Vergleich es mit dem, das vor dem ersten Wurf gezeigt wurde, oder überlass das --seal: Wer eine ganze Partie fälscht, fälscht sie unter einem anderen Siegel.
terminal-list-and = { $first } und { $last }
terminal-small-board = „{ $board }“ zeichnet das ganze Brett.
terminal-told-above = Was vorher geschah, steht weiter oben.
terminal-type-help = „hilfe“ zeigt, was man alles eingeben kann
terminal-person = jemand an dieser Tastatur
terminal-bot = { $who }, ein Bot ({ $bot })
terminal-file = Die Datei { $file }
terminal-seal = Der Zufall dieser Partie ist versiegelt:
terminal-word = { $seat }, ein Wort, das in den Zufall gemischt wird (Eingabetaste für keins):
terminal-word-help = Fügt jeder ein Wort hinzu, kann niemand die Würfe vorher kennen, auch dieser Tisch nicht: Irgendein Wort genügt, oder die Eingabetaste für keins. „{ $quit }“ verlässt den Tisch.
terminal-secret = Das Geheimnis hinter dem Siegel:
terminal-hand-over = Der Bildschirm gehört jetzt { $seat }. Weiter mit der Eingabetaste, wenn sonst niemand hinsieht.
terminal-gave-word = { $seat } mischt das Wort „{ $word }“ in den Zufall.
terminal-times = { $what }, { $count ->
    [2] zweimal
    [3] dreimal
   *[other] { $count }-mal
}.
terminal-took-back = { $seat } nimmt den letzten Zug zurück.
terminal-took-over = Ein Bot spielt für { $seat } weiter.
terminal-resigned = { $seat } gibt auf: { $winner } hat gewonnen.
terminal-came-back = { $seat } ist wieder da; der Bot räumt den Platz.
terminal-folded = { $verb } …: { $count } Möglichkeiten, etwa „{ $example }“; „{ $all }“ zeigt sie alle.
terminal-folded-short = { $verb } …: { $count } Möglichkeiten; „{ $all }“ zeigt sie.
terminal-quoted = „{ $text }“
terminal-which-of-them = „{ $word }“ allein kann hier { $count } Züge meinen: { $lines } Gib den gemeinten ein.
terminal-no-number = Kein Zug hat hier die Zahl { $number }. Gewählt wird mit dem Buchstaben oder mit dem Zug selbst: „{ $example }“.
terminal-no-number-typed = Kein Zug hat hier die Zahl { $number }. Gib den ganzen Zug ein: „{ $example }“.
terminal-no-letter = Kein Zug hat hier den Buchstaben { $letter }: { $last ->
    [a] Es gibt nur a.
   *[other] Sie gehen von a bis { $last }.
}
terminal-letter-unshown = Der Buchstabe { $letter } wurde hier nicht gezeigt: Gib den Zug selbst ein, oder „züge“, um alle Züge mit ihren Buchstaben zu sehen.
terminal-no-such-line = „{ $line }“ ist kein Zug. So wird er geschrieben: { $lines }.
terminal-meant = „{ $line }“ sagt mir hier nichts. Meintest du „{ $near }“?
terminal-not-now = „{ $line }“ geht jetzt nicht. Das geht: { $lines }.
terminal-no-such-moves = In keinem deiner Züge steht „{ $word }“.
terminal-think-twice = Sag es noch einmal, um es trotzdem zu tun.
terminal-no-move = Das ist weder ein Zug von { $game } noch ein Befehl: „hilfe“ zeigt, was man eingeben kann.
terminal-no-undo-nothing = Hier gibt es nichts zurückzunehmen: Seit zuletzt gewürfelt oder gelost wurde, hat niemand etwas getan.
terminal-no-undo-final = Der letzte Zug ist endgültig: Er lässt sich nicht zurücknehmen.
terminal-no-undo-learnt = Das lässt sich nicht zurücknehmen: Jemand hat etwas daraus erfahren.
terminal-stale = Diese Frage ist nicht mehr offen: Die Antwort kam zu spät.
terminal-too-late = Zu spät und nicht mehr ausgeführt: { $lines }.
terminal-not-asked = { $seat } wird jetzt nicht gefragt. Jetzt entscheidet: { $asked }.
terminal-allowed = Ja, das ist jetzt erlaubt.
terminal-why-what = Warum was? Nenn einen Zug: „warum a“ oder „warum { $example }“.
terminal-why-what-typed = Warum was? Nenn einen Zug: „warum { $example }“.
terminal-look-nothing = Hier heißt nichts „{ $what }“; „schau“ allein sagt, was man ansehen kann.
terminal-no-look = { $game } hat nicht mehr zu zeigen als das Brett.
terminal-rules-how = Einen davon lesen: „regeln“ und sein Kürzel.
terminal-position-hidden = Die Stellung würde zeigen, was die anderen haben. „sichern DATEI“ bewahrt die Partie auf, ohne sie zu zeigen.
terminal-save-where = Wohin damit? Nenn eine Datei: „sichern meine-partie.json“.
terminal-saved = Die Partie liegt in { $file }.
terminal-keep-first = Gehen, ohne die Partie zu behalten: Eingabetaste. Sie behalten: „{ $save } DATEI“. Weiterspielen: „{ $back }“:
terminal-keep-how = Hier gibt es drei Antworten: „{ $save } abend.json“ oder eine andere Datei bewahrt die Partie auf; „{ $back }“ führt zurück an den Tisch; die Eingabetaste allein beendet, und die Partie ist weg.
terminal-keep-back = zurück | weiter | back
terminal-not-saved = Diese Partie wurde nicht aufbewahrt. Beim nächsten Mal: „sichern DATEI“ während der Partie, oder --save DATEI von Anfang an.
terminal-agree = Der letzte Zug war von { $seat }. Sind alle einverstanden, ihn zurückzunehmen (j/n)?
terminal-as-who = Sag, wer, und dann den Zug: „für { $colour } …“.
terminal-as-nobody = Sonst spielt niemand an dieser Tastatur.
terminal-as-bot = Für { $seat } spielt ein Bot.
terminal-won = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg.
}
terminal-log-where = Protokoll: „{ $save } DATEI“ bewahrt es auf, Eingabetaste beendet:
terminal-log-how = Um das Protokoll aufzubewahren, gib „{ $save }“ und den Namen einer Datei ein: „{ $save } abend.log“. Die Eingabetaste beendet ohne.
terminal-log-written = Das Protokoll liegt in { $file }.
terminal-over = Die Partie ist zu Ende.
terminal-analysing = Es wird weitergespielt …
terminal-plot-written = Das Bild ist in { $file }.
terminal-chance = Als Nächstes antwortet der Zufall.
terminal-help-answer = Antworte mit einem Buchstaben oder mit dem Zug, auf Deutsch oder Englisch:
terminal-help-answer-typed = Antworte mit dem Zug selbst, auf Deutsch oder Englisch:
terminal-help-later = In anderen Momenten der Partie:
terminal-help-table = Am Tisch kannst du sagen:
terminal-help-moves = züge [WORT] · alle deine Züge und ihre Wirkung, oder nur die mit diesem Wort
terminal-help-hint = rat · was die Maschine an deiner Stelle täte, und wohin es führt
terminal-help-why = warum ZUG · ob ein Zug erlaubt ist und welche Regel das sagt
terminal-help-look = schau [WAS] · was das Spiel über etwas auf dem Brett sagt
terminal-help-looks = dasselbe wie „schau { $word }“
terminal-help-undo = rückgängig · den letzten Zug zurücknehmen
terminal-also-undo = zurück | zurücknehmen
terminal-help-rules = regeln [ARTIKEL] · die Artikel der Regel, oder einer davon
terminal-help-board = brett · das Brett noch einmal zeichnen
terminal-help-log = protokoll · alles, was bisher geschah
terminal-help-position = stellung · die Stellung in einer Zeile Text
terminal-help-as = für WER ZUG · jemand anderes hier, der auch gefragt ist, antwortet zuerst
terminal-help-save = sichern DATEI · die Partie aufbewahren; weiter mit play --resume DATEI
terminal-help-help = hilfe · diese Liste
terminal-help-quit = ende · vom Tisch aufstehen

# Rufe: was E-Mails und Browser sagen, wenn ein Tisch auf jemanden wartet. Geheimes steht hier nicht.
call-turn = { $title }: Du bist dran
call-turn-with = { $count ->
    [0] { $title }: Du bist dran.
   *[other] { $title } mit { $names }: Du bist dran.
}
call-short = { $title }: Deine Zeit wird knapp
call-short-with = { $count ->
    [0] { $title }: Deine Zeit läuft am { DATETIME($when, dateStyle: "medium", timeStyle: "short") } ab.
   *[other] { $title } mit { $names }: Deine Zeit läuft am { DATETIME($when, dateStyle: "medium", timeStyle: "short") } ab.
}
call-start = { $title }: Die Partie beginnt
call-start-with = { $count ->
    [0] { $title }: Die Partie hat begonnen.
   *[other] { $title } mit { $names }: Die Partie hat begonnen.
}
call-end = { $title }: Die Partie ist zu Ende
call-end-with = { $count ->
    [0] { $title }: Die Partie ist zu Ende.
   *[other] { $title } mit { $names }: Die Partie ist zu Ende.
}
call-invited = { $title }: { $by } lädt dich ein
call-invited-with = { $title }: { $by } lädt dich an einen Tisch ein.
call-many = { $count } Tische rufen dich
call-foot =
    Um diese E-Mails hast du auf { $site } gebeten.
    Keine E-Mails mehr: { $off }
    Wozu und wann du gerufen wirst: { $settings }
letter-confirm-subject = Ist das deine Adresse?
letter-confirm =
    Jemand hat { $site } gebeten, an diese Adresse zu schreiben, wenn ein Tisch wartet.

    Wenn du das warst, öffne innerhalb eines Tages diesen Link:
    { $link }

    Wenn nicht, ist nichts zu tun: Sonst wird nichts hierher geschickt.
letter-sign-in-subject = Dein Link zum Anmelden
letter-sign-in =
    Mit diesem Link kennt { $site } dich wieder:
    { $link }

    Wer ihn öffnet, spielt in deinem Namen: Gib ihn niemandem. Wenn du nicht darum gebeten hast, ist nichts zu tun.

# Die Seite: Regal, Tische, Regel, Aufzeichnungen.
page-title = Ludothèque
page-jump = Zum Inhalt springen
page-to-shelf = Zurück zum Regal
page-to-table = Zum Tisch
page-tools = Einstellungen und Werkzeuge
page-close = Schließen
page-cancel = Abbrechen
page-show = Zeigen
page-no-thanks = Nein danke
page-loading = Einen Moment …
page-reload = Seite neu laden
page-outdated = Es gibt eine neuere Fassung dieser Seite. Lade sie neu, wann immer es dir passt: Nichts geht verloren.
page-welcome = Was spielen wir heute Abend?
page-welcome-more = Spiele, die man kaum noch findet, vollständig: mit Freunden, gegen Bots oder beides.
page-shelf = Das Regal
page-my-games = Deine Partien
# Was gespielt wurde, und die Wertung
page-history = Meine Partien
page-no-history = Du hast noch keine Partie beendet.
page-by-game = Nach Spielen
page-with-whom = Mit wem
page-finished-games = Beendete Partien
page-all-games = Alle { $count } Partien zeigen
page-so-many-games = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
page-games-won = { $games ->
    [one] 1 Partie gespielt
   *[other] { $games } Partien gespielt
}, { $wins } gewonnen
page-with-players = Zu { $count ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
   *[other] { $count }
}
page-won-of = { $wins } von { $games } gewonnen ({ $share } %)
page-openings = Liebste Eröffnungen
page-history-won = Gewonnen
page-history-lost = Verloren
page-history-left = Verlassen
page-has-left = gegangen
page-somebody = Jemand
page-shown-to = Wer darf sehen, was ich gespielt habe?
page-shown-to-nobody = Niemand
page-shown-to-played = Wer mit mir gespielt hat
page-shown-to-everybody = Alle
page-shown-to-about = Zu sehen ist, wie viele Partien du gespielt und gewonnen hast, deine Eröffnungen und deine Wertung, auch in den Wertungslisten und an offenen Tischen; kein Name außer deinem.
page-my-page = Meine Seite, wie andere sie sehen
page-this-is-you = Das bist du.
page-nothing-played = Noch nichts gespielt.
page-rated = Gewertet
page-rated-about = Das Ergebnis zählt für die Wertung von allen, wenn alle vor dem Beginn zustimmen. Kein Rat, Rücknahme nur im Einvernehmen; wer geht, hat verloren.
page-rated-short = gewertet
page-rated-waits = Wird gewertet, wenn diese noch zustimmen: { $names }
page-rated-agreed = Alle stimmen zu: Diese Partie wird gewertet.
page-rated-no = Nicht werten
page-rated-agree = Ich stimme zu, dass diese Partie gewertet wird
page-rated-to-come = wer sich noch hinsetzt
page-rated-asked = Diese Partie soll gewertet werden, und es fehlt deine Zustimmung.
page-rated-answer = Lesen und antworten
page-ratings = Wertung
page-ratings-of = { $game }: Wertung
page-ratings-about = Weiter oben steht, wer sicherer besser spielt. Die wahre Stärke liegt in neunzehn von zwanzig Fällen in der Spanne; jede gewertete Partie macht sie schmaler. Personen stehen hier nur, wenn sie es erlauben.
page-rating = { $rating } ± { $give }
page-rated-games = { $count ->
    [0] noch keine gewertete Partie
    [one] 1 gewertete Partie
   *[other] { $count } gewertete Partien
}
page-to-box = Zu { $game }

page-my-tables = Meine Tische
page-mine-waiting = Du bist dran: Man wartet auf dich
page-mine-bots = Du bist dran, wann immer du magst
page-mine-late = Deine Zeit war um: Ein Bot vertritt dich
page-mine-others = Andere sind dran
# Wie man gerufen wird.
page-calls = Wenn ein Tisch auf dich wartet
page-account-calls = Wenn ein Tisch auf dich wartet
page-calls-open = Wenn ein Tisch auf dich wartet …
page-calls-mail = E-Mails
page-calls-address = Deine E-Mail-Adresse
page-calls-address-is = E-Mails gehen an { $address }.
page-calls-ask = E-Mail zum Bestätigen schicken
page-calls-asked = Eine E-Mail ging an { $address }: Öffne innerhalb eines Tages den Link darin. Bis dahin wird sonst nichts dorthin geschickt.
page-calls-drop = Entfernen
page-calls-browser = Dieses Gerät
page-calls-here = Auf diesem Gerät Bescheid geben, auch wenn keine Seite offen ist
page-calls-why-insecure = Dieses Gerät kann nur gerufen werden, wo man die Seite über https erreicht.
page-calls-why-unable = Dieser Browser kann nicht gerufen werden. Auf einem iPhone oder iPad lege die Seite zuerst auf den Home-Bildschirm.
page-calls-why-denied = Diesem Browser wurde gesagt, von hier nichts zu melden; seine Einstellungen für diese Seite ändern das.
page-calls-what = Wozu
page-calls-by-mail = E-Mail
page-calls-by-browser = Gerät
page-calls-kind-turn = Ich bin dran
page-calls-kind-short = Meine Zeit wird knapp
page-calls-kind-start = Eine Partie beginnt
page-calls-kind-end = Eine Partie ist zu Ende
page-calls-kind-invited = Jemand lädt mich ein
page-calls-how = Du wirst ein, zwei Minuten später gerufen, wenn es dann noch stimmt, einmal für mehrere Tische und nie, während du diesen Tisch ansiehst. Was in einer Partie geschah, steht nicht darin.
page-calls-quiet = Ruhezeiten
page-calls-quiet-on = Nachts nicht rufen
page-calls-from = von
page-calls-till = bis
page-calls-zone = Nach den Uhren von { $zone }.
page-calls-holidays = Urlaub
page-calls-holidays-how = An diesen Tagen ruft dich niemand, und an Tischen Zug um Zug wartet deine Zeit, so viele Tage, wie der Tisch erlaubt.
page-calls-first-day = Erster Tag
page-calls-last-day = Letzter Tag
page-calls-add = Hinzufügen
page-calls-span = { $first } bis { $last }
page-holiday = Urlaubstage in einer Partie, für jeden
page-holiday-days = { $days ->
    [0] keine
   *[other] { $days } Tage
}
page-calls-confirm = Ist das deine Adresse?
page-calls-confirm-how = Bestätige, dass man dir schreiben darf, wenn ein Tisch wartet.
page-calls-confirm-do = Ja, das ist meine Adresse
page-calls-confirmed = Von nun an gehen E-Mails an { $address }.
page-calls-choose = Wählen, wozu
page-calls-off = Keine E-Mails mehr
page-calls-off-how = Sollen an { $address } keine E-Mails mehr gehen, die an Tische rufen?
page-calls-off-do = Keine E-Mails mehr schicken
page-calls-off-done = An diese Adresse gehen keine E-Mails mehr, die an Tische rufen.
page-no-tables = Du sitzt gerade an keinem Tisch.
page-all-tables = Alle { $count } Tische zeigen
page-tables-wait = { $count ->
    [one] Ein Tisch wartet auf dich.
   *[other] { $count } Tische warten auf dich.
}
page-table-rests = ruht
page-waits-for = wartet auf { $names }
page-due-in = noch { $left }
page-asked-since = gefragt { $ago }
page-last-change = zuletzt { $ago }
page-new-entries = { $count ->
    [one] seit deinem letzten Blick ist etwas geschehen
   *[other] seit deinem letzten Blick ist { $count }-mal etwas geschehen
}
page-open-tables = Offene Tische
page-no-open-tables = Gerade sucht kein Tisch Mitspieler. Mach einen auf!
# Finding each other: who waits, who is invited, who is blocked.
page-problem-too-many-blocked = Du hast schon { $most } Leute blockiert. Gib erst jemanden frei.
page-problem-blocked-here = An diesem Tisch sitzt jemand, den du blockiert hast.
page-problem-no-seat-here = Du kannst dich an diesen Tisch nicht setzen.
page-problem-takes-no-invitations = { $whose } nimmt keine Einladungen an.
page-problem-sits-already = { $whose } sitzt schon an diesem Tisch.
page-problem-enough-invitations = Du hast an einem Tag { $most } Einladungen geschickt. Schick stattdessen den Link des Tisches.
page-problem-no-such-invitation = Diese Einladung gilt nicht mehr.
page-play-now = Jetzt mit jemandem spielen
page-play-now-about = Wir suchen jemanden, der jetzt spielen will; solange kannst du gegen Bots spielen.
page-any-game = Irgendein Spiel
page-any-number = egal
page-with-bots-too = Zwei Leute genügen; die anderen Plätze nehmen Bots
page-look-for-somebody = Jemanden suchen
page-looking = Wir suchen jemanden für { $game } …
page-looking-any = Wir suchen jemanden, der mit dir spielt …
page-others-look = { $count ->
    [0] Sonst sucht gerade niemand.
    [one] Noch jemand sucht.
   *[other] { $count } andere suchen auch.
}
page-bots-meanwhile = Solange gegen Bots
page-stop-looking = Nicht mehr suchen
page-somebody-found = Es ist jemand da, der mit dir spielt!
page-to-the-table = Zum Tisch
page-invites-you = { $name } lädt dich zu { $game } ein
page-invitation-about = { $pace ->
    [turns] Zug um Zug
   *[live] jetzt
}, { $seats ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
    [5] zu fünft
    [6] zu sechst
   *[other] zu { $seats }
}
page-accept = Hinsetzen
page-decline = Nein, danke
page-invite-short = Einladen
page-all-people = Alle { $count } Leute zeigen
page-account-others = Andere Leute
page-decline-and-block = Nein, und { $name } blockieren
page-invite-people = Leute einladen, mit denen du gespielt hast
page-invite-person = { $name } einladen
page-withdraw-invitation = Einladung an { $name } zurücknehmen
page-played-together = { $count ->
    [one] einmal zusammen, { $game }, { $ago }
   *[other] { $count }-mal zusammen, zuletzt { $game }, { $ago }
}
page-invited-open = eingeladen
page-invited-accepted = hat angenommen
page-invited-declined = hat abgelehnt
page-invited-withdrawn = Einladung zurückgenommen
page-invited-expired = Einladung abgelaufen
page-block-person = { $name } blockieren
page-unblock-person = { $name } freigeben
page-block-more = Wen du blockierst, der kommt nie mit dir an einen Tisch und kann dich nicht einladen, und du liest nichts von ihm. Niemand erfährt davon.
page-person-blocked = blockiert
page-blocked = Blockierte Leute
page-nobody-blocked = Du hast niemanden blockiert.
page-take-invitations = Einladungen von Leuten annehmen, mit denen ich gespielt habe
page-table-language = Sprache am Tisch
page-table-language-none = nicht gesagt
page-filter-game = Spiel
page-filter-pace = Tempo
page-filter-language = Sprache
page-filter-all = alle
page-filter-none = So ein Tisch ist gerade nicht offen.
page-level-of-bots = Bots: { $levels }
page-strengths = Stärke: { $ratings }
page-strength-of = { $name } { $rating }
page-next-table = Nächster Tisch
page-next-table-of = Nächster Tisch: { $game }
page-what-happened = Was ist passiert?
page-what-happened-at = Was ist passiert? { $game }
page-replay-a-log = Eine Partie aus ihrem Protokoll ansehen
page-footer = Gespielt wird gleich hier: ohne Werbung, und ein Konto braucht man nicht.
page-puzzle = Rätsel
page-puzzle-today = Das Rätsel des Tages
page-puzzle-about = Ein Zug ist hier deutlich der beste, und es ist nicht der naheliegende. Findest du ihn?
page-puzzle-of = Rätsel: { $game }
page-puzzle-you = Du bist { $name }, { $seats } sitzen am Tisch. Finde den besten Zug.
page-puzzle-new = Du kennst dieses Spiel noch nicht?
page-puzzle-answer = Das ist meine Antwort
page-puzzle-right = Richtig, das ist der beste Zug!
page-puzzle-wrong = Nein: Der beste Zug ist „{ $move }“.
page-puzzle-best = Der beste
page-puzzle-obvious = Ohne vorauszudenken
page-puzzle-yours = Deiner
page-puzzle-behind = Dein Zug fiel schon beim ersten Blick zurück.
page-puzzle-how = Gefunden in einer Partie zwischen Bots. Jeder dieser Züge wurde { $count } Mal bis zum Ende der Partie weitergespielt, aus dem, was dieser Platz weiß, und nicht mehr.
page-puzzle-ahead = In { $ahead } von { $continuations } Fortsetzungen vor allen anderen.
page-puzzle-average = Am Ende im Schnitt { $score }, der beste der anderen { $other }.
page-puzzle-why = Was der beste Zug im Schnitt einbringt, verglichen mit „{ $move }“:
page-puzzle-why-often = Im Schnitt endet „{ $move }“ nicht schlechter; aber was der beste Zug ergibt, reicht öfter.
page-puzzle-why-own = { $source }: { $more } für dich
page-puzzle-why-other = { $source }: { $more } für den besten der anderen
page-puzzle-why-not = Verglichen mit „{ $move }“ bringt der beste Zug aus keiner einzelnen Quelle mehr: Viele kleine Dinge summieren sich, oder derselbe Stand reicht öfter.
page-puzzle-number = Rätsel { $place } von { $count }
page-puzzle-others = Weitere Rätsel: { $game }
page-puzzle-previous = Rätsel davor
page-puzzle-next = Rätsel danach
page-puzzle-another = Noch ein Rätsel
page-play-bots = Gegen Bots spielen
page-play-friends = Mit Freunden spielen
page-again = Noch einmal
page-choose-bots = Andere Gegner wählen
page-bots-at = { $game }: gegen Bots
page-so-many-bots = { $count ->
    [one] 1 Bot
   *[other] { $count } Bots
}
page-own-options = Optionen
page-opponents = Gegner
page-not-yet = Noch nicht spielbar
page-not-yet-more = Die Schachtel steht im Regal, aber ihre Regeln fehlen noch: Hier lässt sich das Spiel noch nicht spielen.
page-fact-players = { $players } Spieler
page-fact-minutes = { $minutes } Min.
page-fact-age = ab { $age } Jahren
page-weight-1 = ganz leicht
page-weight-2 = leicht
page-weight-3 = mittel
page-weight-4 = anspruchsvoll
page-weight-5 = für Kenner
page-your-turn = Du bist dran
page-bot-sits-in = Ein Bot vertritt dich
page-seats-free = { $count ->
    [one] ein freier Platz
   *[other] { $count } freie Plätze
}
page-table-gathering = die Runde sammelt sich
page-table-running = läuft
page-table-over = beendet
page-lost = Hier ist nichts
# Mein Konto
page-account = Mein Konto
page-account-guest = In diesem Browser bist du Gast. Man kann alles ohne Konto spielen.
page-account-known = Hier kennt man dich als { $name }.
page-account-me = Wie andere mich sehen
page-account-name-own = Kein Gast an deinem Tisch kann diesen Namen tragen und kein anderes Konto einen, der ihm ähnlich sieht.
page-account-save = Speichern
page-account-saved = Gespeichert.
page-account-ways-in = Behalten, wer ich bin
page-account-why = Mit einem Passkey bleibst du, wer du bist, auf diesem Gerät und auf anderen: deine Plätze, deine Spiele und dein Name. Es gibt kein Passwort; dein Gerät fragt nach Finger, Gesicht oder seinem Code.
page-account-keep = Mit einem Passkey behalten, wer ich bin
page-account-add = Noch einen Passkey hinzufügen
page-account-passkey = Passkey
page-account-passkey-name = Name des Passkeys
page-account-passkey-made = Angelegt am { $when } für { $site }.
page-account-passkey-used = Zuletzt benutzt am { $when }.
page-account-rename = { $name } umbenennen
page-account-remove = { $name } entfernen
page-account-no-passkey-https = Browser legen Passkeys nur an, wenn die Seite über https kommt. Wer diesen Server betreibt, kann das einrichten.
page-account-no-passkey-number = Für eine Adresse aus Zahlen legen Browser keine Passkeys an. Komm über den Namen dieses Servers, mit https, oder über localhost.
page-account-no-passkey-browser = Dieser Browser ist zu alt für Passkeys.
page-account-codes = Deine Wiederherstellungscodes
page-account-codes-once = Jeder lässt dich einmal herein, wo du keinen Passkey zur Hand hast. Sie werden nur jetzt gezeigt: Schreib sie auf oder speichere sie.
page-account-codes-save = Als Datei speichern
page-account-codes-kept = Ich habe sie aufgehoben
page-account-codes-left = { $count ->
    [0] Es ist kein Wiederherstellungscode mehr da.
    [one] Es ist noch ein Wiederherstellungscode da.
   *[other] Es sind noch { $count } Wiederherstellungscodes da.
}
page-account-codes-new = Neue Wiederherstellungscodes erstellen
page-account-sign-in = Ich habe ein Konto
page-account-sign-in-about = { $count ->
    [0] Melde dich an, und dieser Browser gehört auch dir.
    [one] Melde dich an, und dieser Browser gehört auch dir. Der Tisch, an dem du als Gast bist, kommt mit.
   *[other] Melde dich an, und dieser Browser gehört auch dir. Die { $count } Tische, an denen du als Gast bist, kommen mit.
}
page-account-with-passkey = Mit einem Passkey anmelden
page-account-code = Wiederherstellungscode
page-account-with-code = Mit diesem Code anmelden
page-account-address = Deine bestätigte E-Mail-Adresse
page-account-with-link = Schick mir einen Link zum Anmelden
page-account-link-sent = Wenn ein Konto diese Adresse bestätigt hat, ist ein Link unterwegs. Er gilt einmal, 15 Minuten lang.
page-account-link-title = Mit einem Link anmelden
page-account-link-about = Mit diesem Link meldest du dich in diesem Browser als { $name } an, und was hier ohne Konto gespielt wurde, kommt mit. Bist du das nicht, dann schließe diese Seite.
page-account-link-enter = Hier anmelden
page-account-devices = Wo ich angemeldet bin
page-account-device = Ein Browser
page-account-device-this = dieser
page-account-device-seen = Zuletzt gesehen am { $when }.
page-account-sign-off = Abmelden
page-account-sign-off-elsewhere = Überall sonst abmelden
page-account-sign-off-everywhere = Überall abmelden
page-account-data = Alles über mich
page-account-data-about = Über dich wird wenig aufgehoben: Name und Aussehen, wo du sitzt, was du gesagt hast und wie du wiederkommst.
page-account-export = Als Datei speichern
page-account-erase = Alles über mich löschen
page-account-erase-about = { $count ->
    [0] Dein Name, was du gesagt hast und jeder Weg zurück werden für immer gelöscht.
    [one] Dein Name, was du gesagt hast und jeder Weg zurück werden für immer gelöscht. An einem Tisch sitzt dann jemand an deiner Stelle, und wo ein Spiel läuft, spielt ein Bot für dich.
   *[other] Dein Name, was du gesagt hast und jeder Weg zurück werden für immer gelöscht. An { $count } Tischen sitzt dann jemand an deiner Stelle, und wo ein Spiel läuft, spielt ein Bot für dich.
}
page-account-erase-yes = Für immer löschen
page-account-erase-no = Behalten
page-problem-no-passkey = Es wurde kein Passkey gegeben. Nichts wurde geändert.
page-settings = Einstellungen
page-settings-kept = Diese Einstellungen bleiben auf diesem Gerät.
page-language = Sprache
page-theme = Licht
page-theme-system = wie das Gerät
page-theme-light = Tag
page-theme-dark = Nacht
page-speed = Tempo der Erzählung
page-speed-calm = gemächlich
page-speed-normal = normal
page-speed-quick = flott
page-speed-once = auf einmal
page-motion = Bewegung
page-motion-system = wie das Gerät
page-motion-on = bewegt
page-motion-off = ruhig
page-size = Schriftgröße
page-size-normal = normal
page-size-large = groß
page-size-largest = sehr groß
page-sound = Töne
page-loudness = Gehörtes zeichnen und spüren lassen
page-loudness-drawn = Das Geräusch von eben, als Lautstärke gezeichnet.
page-keys-on = Kurzbefehle mit einer Taste (b, m, r …)
page-rule-book = Spielregel
page-no-rules = Die Regel dieses Spiels ist noch nicht geschrieben.
page-article-now = Gerade gilt: { $article }
page-open-article = Artikel { $article } öffnen
page-new-table = Neuer Tisch
page-players = Spieler
page-level = Stärke der Bots
page-level-random = spielt irgendwas
page-level-novice = lernt noch
page-level-regular = spielt mit
page-level-expert = spielt auf Sieg
page-level-random-about = Irgendein Zug, den die Regeln erlauben.
page-level-novice-about = Hält sich an einfache Faustregeln: gut für die erste Partie.
page-level-regular-about = Wägt jeden Zug ab: ein echter Gegner.
page-level-expert-about = Denkt voraus: schwer zu schlagen.
page-level-wins = { $others ->
    [one] Gegen einen Bot „{ $level }“ gewinnt er { $wins } von 100 Partien.
   *[other] Gegen { $others } Bots „{ $level }“ gewinnt er { $wins } von 100 Partien; ausgeglichen wären { $even }.
}
page-level-loses = { $others ->
    [one] Ein Bot „{ $level }“ gewinnt { $wins } von 100 Partien gegen ihn.
   *[other] Gegen { $others } Bots dieser Stärke gewinnt ein Bot „{ $level }“ { $wins } von 100 Partien; ausgeglichen wären { $even }.
}
page-level-of = Wie stark { $name } ist
page-options = Optionen des Tisches
page-even = Gleiche Chancen
page-even-about = Stellt die Optionen so ein, dass es nicht darauf ankommt, wer beginnt. Sonst gilt, was das Regelblatt sagt.
page-option-now = { $option }: { $setting }
page-options-reset = Bei { $count } Spielern gelten andere Optionen: { $options }.
page-own-box = Die Werte deiner eigenen Schachtel
page-own-box-how = Du hast das Spiel zu Hause? Spiel mit dem, was sein Plan zeigt: Öffne hier eine Plandatei oder füg ihren Text ein. Die Liste der Werte weiter unten schreibt eine für dich.
page-board-file = Plandatei
page-board-text = Text der Plandatei
page-board-check = Durchsehen
page-board-bad = { $count ->
    [one] In dieser Plandatei steckt ein Fehler:
   *[other] In dieser Plandatei stecken { $count } Fehler:
}
page-board-below = Einer der Werte weiter unten muss berichtigt werden.
page-board-good = Der neue Tisch spielt mit den Werten dieser Datei.
page-board-good-of = Der neue Tisch spielt mit diesen Werten: „{ $title }“.
page-board-save = Plandatei speichern
page-board-drop = Zurück zu den Werten des Spiels
page-values = Woher die Werte kommen
page-values-how = Nicht alles, was der gedruckte Plan zeigt, steht im Regelblatt. Hier ist jeder solche Wert mit seiner Quelle. Hast du das Spiel zu Hause, dann sieh nach: „Meine Schachtel sagt etwas anderes“ ändert einen Wert und schreibt eine Plandatei, zum Aufheben und zum Spielen.
page-values-show = Werte, die das Blatt nicht nennt
page-values-play = Mit diesen Werten spielen
page-provenance-stated = im Regelblatt genannt
page-provenance-reported = von Kennern des Spiels berichtet
page-provenance-inferred = erschlossen: Nur das passt zu den Beispielen des Blatts
page-provenance-reconstructed = von uns rekonstruiert
page-provenance-box = von einer echten Schachtel abgelesen
page-box-otherwise = Meine Schachtel sagt etwas anderes
page-box-instead = Was deine Schachtel zeigt
page-box-change = Ändern
page-box-of = Die Schachtel von { $name }
page-owners-box = Dieser Tisch spielt mit den Werten einer eigenen Schachtel.
page-owners-box-of = Dieser Tisch spielt mit eigenen Werten: „{ $title }“.
page-owners-box-short = eine eigene Schachtel
page-owners-box-values = Welche Werte?
page-practice = Übungsraum
page-guide = Geführte erste Partie
page-guide-of = { $game }: die erste Partie
page-guide-step = Schritt { $step } von { $steps }
page-guide-on = Weiter
page-guide-again = Noch einmal
page-guide-points = Auf dem Plan gezeigt: { $what }
page-guide-pointed = Davon ist in der geführten Partie gerade die Rede.
page-no-guide = Für dieses Spiel gibt es noch keine geführte Partie.
page-gathering = Ein Tisch für { $game }
page-seats = Am Tisch
page-seat = Platz { $seat }
page-seat-free = Freier Platz
page-bot = Bot
page-bot-of-level = Bot, { $level }
page-on-this-device = an diesem Gerät
page-here = ist da
page-away = weg
page-host = Gastgeber
page-you = du
page-hot-seat = Jemand hier
page-hot-seat-how = Ihr spielt zu mehreren an diesem Gerät: Zwischen euch fällt ein Vorhang.
page-put-bot = Bot
page-get-up = Aufstehen
page-free-seat = Den Platz von { $name } frei machen
page-start = Anfangen
page-start-with-bots = { $count ->
    [one] Mit 1 Bot anfangen
   *[other] Mit { $count } Bots anfangen
}
page-start-with-more-bots = { $count ->
    [one] Mit 1 Bot mehr anfangen
   *[other] Mit { $count } Bots mehr anfangen
}
page-wait-for-host = { $name } beginnt die Partie, wenn alle da sind.
page-sit-down = Setz dich
page-sit = Hinsetzen
page-name = Dein Name
page-look = Name, Farbe und Form
page-look-of = Name, Farbe und Form von { $name } ändern
page-colour = Farbe
page-shape = Form
page-colour-red = rot
page-colour-blue = blau
page-colour-yellow = gelb
page-colour-green = grün
page-colour-white = weiß
page-colour-black = schwarz
page-colour-orange = orange
page-colour-purple = lila
page-shape-circle = Kreis
page-shape-square = Quadrat
page-shape-triangle = Dreieck
page-shape-diamond = Raute
page-shape-star = Stern
page-shape-hexagon = Sechseck
page-shape-heart = Herz
page-shape-cross = Kreuz
page-guest-0 = Igel
page-guest-1 = Otter
page-guest-2 = Fuchs
page-guest-3 = Eule
page-guest-4 = Dachs
page-guest-5 = Eichhorn
page-guest-6 = Meise
page-guest-7 = Hase
page-invite = Einladen
page-invite-how = Gib diesen Link weiter oder lass den Code fotografieren: Wer ihn öffnet, kann sich setzen.
page-invite-text = Spielen wir { $game }? Der Tisch ist gedeckt.
page-watch-text = Hier wird { $game } gespielt. Komm zuschauen!
page-link = Link
page-qr = Der Link als Code zum Fotografieren
page-copy = Kopieren
page-copied = Kopiert
page-share = Teilen
page-agreed = Was ausgemacht ist
page-hint = Rat
page-hint-title = Was die Maschine täte
page-hint-thinking = Die Maschine denkt nach …
page-hints = Rat
page-hints-about = Alle dürfen die Maschine fragen, was sie täte. Gegen Bots allein darf man es immer.
page-analysis = Wo wurde sie gewonnen?
page-analysis-about = Die Maschine spielt die Partie von jeder Stelle aus weiter und sagt, was sie entschieden hat.
page-analysis-progress = { $percent } % untersucht …
page-analysis-failed = Das ließ sich nicht untersuchen.
page-analysis-curve = Die Aussicht aller auf den Sieg, vom ersten Zug bis zum letzten
page-analysis-gains = Was wem seine Aussicht gab, in Punkten von hundert
page-analysis-how-sure = Jede Stelle wurde { $playouts }-mal weitergespielt: Eine Aussicht kann um { $off } Punkte danebenliegen, nach oben oder nach unten.
page-analysis-luck-gave = Der Zufall gibt { $seat } { $change }.
page-analysis-luck-took = Der Zufall nimmt { $seat } { $change }.
page-analysis-gave-up = { $seat } gab auf, mit noch { $change } Aussicht.
page-analysis-slip = { $seat } wählte: { $played } Besser: { $better } Das gewann { $ahead_better } von { $continuations } Fortsetzungen statt { $ahead }.
page-analysis-show = Auf dem Plan zeigen
page-analysis-picture = Als Bild
page-analysis-not-kept = Zu untersuchen, wo eine Partie gewonnen wurde, dauert Minuten und wird hier mit ihrem Tisch aufgehoben; ein mitgebrachtes Protokoll hat keinen. Auf dem eigenen Rechner: { $command }
page-pace = Tempo
page-pace-live = Live, alle am Tisch
page-pace-turns = Zug um Zug, über Tage
page-pace-whole = { $kind }: { $pace }
page-pace-free = so lange man will
page-pace-answer = { $time } für jede Antwort
page-pace-bank = { $time } für die ganze Partie und { $more } Sekunden mehr für jede Antwort
page-late = Wenn jemandes Zeit um ist
page-late-default = wird der übliche Zug gemacht
page-late-bot = spielt ein Bot, bis der Mensch zurück ist
page-time = { $unit ->
    [days] { $count ->
        [1] ein Tag
       *[other] { $count } Tage
    }
    [hours] { $count ->
        [1] eine Stunde
       *[other] { $count } Stunden
    }
    [minutes] { $count ->
        [1] eine Minute
       *[other] { $count } Minuten
    }
   *[seconds] { $count } Sekunden
}
page-left-days = { $days } T { $hours } Std
page-left-hours = { $hours } h { $minutes }
page-propose = Vorschlagen
page-propose-pause = Eine Pause vorschlagen
page-propose-go-on = Weiterspielen?
page-propose-pace = Ein anderes Tempo vorschlagen
page-propose-replace = { $name } für immer durch einen Bot ersetzen
page-proposed-pause = { $name } schlägt eine Pause vor.
page-proposed-go-on = { $name } möchte weiterspielen.
page-proposed-pace = { $name } schlägt ein anderes Tempo vor: { $pace }.
page-proposed-replace = { $name } schlägt vor, dass ein Bot { $whom } für immer ersetzt.
page-you-were-late = Deine Zeit war um: Ein Bot vertritt dich, bis du zurück bist.
page-paused = Der Tisch ruht, und niemandes Zeit läuft.
page-table-open = Offener Tisch: Er steht in der Liste, und jeder darf sich setzen
page-seal = Siegel
page-seal-before = Der Zufall ist versiegelt: { $seal }. Nach der Partie kann jeder jeden Wurf nachprüfen.
page-people = Die Spieler
page-to-decide = am Zug
page-winner = gewinnt
page-prompt = Was du gefragt wirst
page-board = Spielplan
page-moves = Mögliche Züge
page-no-moves = Gerade wirst du nichts gefragt.
page-all-moves = Alle Züge ({ $count })
page-waiting-for = { $count ->
    [one] Wir warten auf { $names }.
   *[other] Wir warten auf { $names }.
}
page-waiting-for-away = { $count ->
    [one] Wir warten auf { $names }: gerade nicht da.
   *[other] Wir warten auf { $names }: gerade alle nicht da.
}
page-once-more = { $count ->
    [one] Und noch einmal.
   *[other] Und noch { $count } Mal.
}
page-sending = Notiert …
page-sending-later = Gerade besteht keine Verbindung: Dein Zug ist notiert und geht ab, sobald sie wieder da ist.
page-skip = Überspringen
page-commit = So ziehen
page-put-back = Zurücklegen
page-preview-how = Bestätigen zieht so, Escape legt zurück.
page-undo = Zurücknehmen
page-ask-undo = Um Rücknahme bitten
page-undo-asked = { $name } möchte den letzten Zug zurücknehmen.
page-ahead = Im Voraus antworten
page-ahead-why = Was du hier sagst, wird für dich gespielt, sobald du gefragt wirst, wenn es dann erlaubt ist. Niemand sonst sieht es.
page-ahead-none = Du hast nichts im Voraus gesagt.
page-ahead-given = Was für mich gespielt wird
page-ahead-more = Noch eine Antwort
page-ahead-step = Wann
page-ahead-move = Was
page-ahead-if = Unter welcher Bedingung
page-ahead-for = Für welches Mal
page-ahead-time = { $first ->
    [1] das nächste Mal
    [2] das übernächste Mal
   *[other] das { $first }. Mal von jetzt an
}
page-ahead-times = die nächsten { $last } Male
page-ahead-give = Spiel das für mich
page-ahead-take-back = Zurückziehen: { $order }
page-ahead-unmet = Das ist jetzt nicht so: Du wirst selbst gefragt.
page-ahead-lapsed = Es konnte nicht gespielt werden: { $why }
page-ahead-nothing = Dafür lässt sich noch nichts im Voraus sagen.
ahead-if-always = was die anderen auch tun
ahead-if-undisturbed = wenn nicht vorher jemand etwas tut
page-agree = Einverstanden
page-disagree = Nein
page-withdraw = Doch nicht
page-since-left = { $count ->
    [one] Während du weg warst, ist etwas geschehen.
   *[other] Während du weg warst, ist { $count }-mal etwas geschehen.
}
page-whole-board = Der ganze Plan
page-magnify = Größer
page-grown = Jetzt ist es größer: Tipp noch einmal an, was du meinst.
page-since-turn = Seit deinem letzten Zug
page-happened-last = Was zuletzt geschah
page-understood = Verstanden
page-nothing-changed = Seit deinem letzten Zug hat sich nichts geändert.
page-panel = Protokoll, Regeln und Gespräch
page-panel-log = Protokoll
page-panel-rules = Regeln
page-panel-chat = Gespräch
page-panel-seal = Siegel
page-panel-analysis = Analyse
page-news = Neues
page-log-empty = Es ist noch nichts geschehen.
page-log-late = { $name } hat nicht rechtzeitig geantwortet; das wurde gespielt:
    .you = Deine Zeit war um; das wurde für dich gespielt:
page-log-undo = { $name } nimmt den letzten Zug zurück.
    .you = Du nimmst den letzten Zug zurück.
page-log-took-over = Ein Bot spielt für { $name } weiter.
    .you = Ein Bot spielt für dich weiter.
page-log-resigned = { $name } gibt auf: { $winner } hat gewonnen.
    .to-you = { $name } gibt auf: Du hast gewonnen.
    .you = Du gibst auf: { $winner } hat gewonnen.
page-log-came-back = { $name } ist wieder da; der Bot räumt den Platz.
    .you = Du bist wieder da; der Bot räumt den Platz.
page-log-move = { $name }: { $move }.
    .you = Du: { $move }.
page-go-to-entry = Zu Moment { $number }
page-chat-empty = Noch hat niemand etwas gesagt.
page-chat-text = Sag etwas …
page-chat-apart = im Publikum
page-chat-gallery = Solange gespielt wird, liest nur das Publikum, was du sagst.
page-chat-without-gallery = Was das Publikum sagt, liest du nach der Partie.
page-chat-heard = { $name } sagt: { $text }
page-send = Senden
page-chat-new = { $count ->
    [one] Eine neue Nachricht
   *[other] { $count } neue Nachrichten
}
page-chat-people = Wer hier spricht
page-hide-person = Nachrichten von { $name } ausblenden
page-show-person = Nachrichten von { $name } einblenden
page-hide-more = Ausblenden gilt nur für dich, an allen Tischen; niemand erfährt davon.
page-lines-hidden = { $count ->
    [one] Eine Zeile ist ausgeblendet.
   *[other] { $count } Zeilen sind ausgeblendet.
}
page-mute-person = { $name } stummschalten
page-unmute-person = { $name } wieder zulassen
page-remove-person = { $name } entfernen
page-remove-from-seat = { $name } verliert den Platz, kann hier nicht wieder Platz nehmen und nichts mehr sagen. Was { $name } gesagt hat, verschwindet, für alle.
page-remove-from-chat = { $name } kann hier nichts mehr sagen, und was { $name } gesagt hat, verschwindet, für alle. Der Platz bleibt.
page-person-unnamed = Jemand
page-person-hidden = für dich ausgeblendet
page-person-muted = stummgeschaltet
page-person-removed = entfernt
page-nobody-else = Sonst sitzt hier niemand, und niemand hat etwas gesagt.
page-report = Diesen Tisch melden
page-report-more = Wer diesen Server betreibt, liest es, mit den letzten Nachrichten. Am Tisch erfährt niemand davon.
page-report-about = Um wen geht es?
page-report-table = Um den Tisch als Ganzes
page-report-text = Was ist geschehen?
page-report-send = Meldung abschicken
page-report-sent = Deine Meldung ist abgeschickt.
page-spectators = { $count ->
    [one] jemand schaut zu
   *[other] { $count } schauen zu
}
page-line-opening = Verbinde …
page-line-live = Verbunden
page-line-polling = Verbunden, in kleinen Schritten
page-line-lost = Verbindung verloren, neuer Versuch …
page-line-closed = Nicht verbunden
page-line-off = Offline
page-line-back = Die Verbindung ist wieder da.
page-table-menu = Der Tisch
page-watch-link = Link zum Zuschauen
page-watch-link-how = Wer diesen Link öffnet, schaut zu, ohne jemandem in die Karten zu sehen.
page-seat-link = Dein Platz an einem anderen Gerät
page-seat-link-how = Behalte diesen Link für dich. Auf einem anderen Gerät geöffnet, bringt er dich dort an deinen Platz; wer ihn sonst öffnet, spielt an deiner Stelle.
page-seat-of = Der Platz von { $name }
page-seat-of-more = Dieser private Link führt zu diesem Platz zurück. Ist es deiner, nimm ihn auch an diesem Gerät ein.
page-take-seat = Ich bin { $name }
page-only-watch = Nur zuschauen
page-swift = { $game }: einfache Züge sofort spielen
page-swift-more = Was etwas aufdeckt, endgültig ist oder mehrere Handgriffe braucht, wird weiter erst gezeigt.
page-resign = Aufgeben
page-resign-more = Ein Bot spielt auf deinem Platz weiter. Solange die Partie läuft, kannst du unter der Adresse dieses Tisches zurückkommen.
page-resign-rated = Diese Partie wird gewertet: Wer sie verlässt, hat sie verloren, so gut der Bot auch weiterspielt – außer man ist vor dem Ende zurück.
page-resign-rated-end = Diese Partie wird gewertet: Endet sie hier, hast du sie verloren. Spielt ein Bot für dich weiter, hast du sie ebenfalls verloren, so gut er auch spielt – außer du bist vor dem Ende zurück.
page-resign-sure = Ja, aufgeben
page-resign-not = Weiterspielen
page-resign-or-end = Entweder endet die Partie hier und { $name } hat gewonnen, oder ein Bot spielt auf deinem Platz weiter: Dann kannst du zurückkommen, solange sie läuft.
page-resign-end = Beenden: { $name } hat gewonnen
page-resign-bot = Einen Bot weiterspielen lassen
page-come-back = Zurück auf deinen Platz: { $name }
page-leave = Später weiterspielen
page-leave-more = Dein Platz bleibt deiner: Du findest ihn unter deinen Partien.
page-over = Die Partie ist zu Ende
page-you-won = Gut gespielt!
page-won = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg.
}
    .you = { $count ->
        [one] Du gewinnst!
       *[other] Du teilst dir den Sieg mit { $names }.
    }
page-score = { $score }
page-rematch = Noch eine Partie
page-rematch-join = Zur nächsten Partie
page-source-start = Zu Beginn
page-source-rest = Sonstiges
page-score-all = Insgesamt
page-curve = Wie es lief
page-reckoning = Wir rechnen nach, woher alles kam …
page-sources = Woher es kam
page-watch-replay = Noch einmal ansehen
page-result = Das Ergebnis
page-share-game = Diese Partie teilen
page-replay-link = Link zum Ansehen
page-save-picture = Bild speichern
page-picture = Bild der Partie: { $outcome }
page-no-picture = Dieser Browser kann das Bild nicht machen; der Link geht.
page-curtain = { $name } ist dran
page-curtain-more = Gib das Gerät weiter. Öffne den Vorhang erst, wenn sonst niemand hinsieht.
page-curtain-open = Ich bin { $name }, öffnen
page-curtain-undo = { $name }: den letzten Zug zurücknehmen
page-curtain-never = Kein Vorhang mehr an diesem Tisch: In diesem Spiel ist nichts verdeckt
page-plain-seats = Was alle haben
page-help = Hilfe
page-help-choose = Wähle, was auf dem Plan hervortritt, oder eine Schaltfläche daneben: Du siehst zuerst, was daraus würde. „{ page-commit }“ oder dieselbe Wahl noch einmal spielt es.
page-help-forbidden = Was nicht erlaubt ist, sagt, warum, und nach welchem Artikel der Regel.
page-help-told = Der Rahmen bei den Spielern zeigt, wer dran ist. Was zuletzt geschah, steht neben der Frage; wählst du es, liest du alles seit deinem letzten Zug.
page-keys = Tasten
page-key-moves = zur Liste der Züge
page-key-hint = einen Rat holen
page-key-prompt = was du gefragt wirst
page-key-board = den Plan vorlesen
page-key-own = vorlesen, was dir gehört
page-key-changed = was sich seit deinem letzten Zug geändert hat
page-key-log = zum Protokoll
page-key-rules = die Regel des Augenblicks öffnen
page-key-numbers = diesen Zug der Liste wählen
page-key-enter = den Zug zeigen, dann ziehen
page-key-escape = zurücklegen oder überspringen
page-key-help = diese Hilfe
page-keys-off = Die Pfeiltasten gehen durch die Liste der Züge und über den Plan. In den Einstellungen lassen sich diese Tasten abschalten.
page-replay = Eine Partie ansehen
page-replay-of = { $game }: die Partie noch einmal
page-replay-how = Öffne das Protokoll einer beendeten Partie: als Datei oder als hier eingefügter Text.
page-open-file = Datei wählen
page-paste-log = Oder füge das Protokoll hier ein
page-replay-controls = Vor und zurück
page-replay-moment = Moment der Partie
page-replay-start = Vor dem ersten Zug.
page-replay-at = Moment { $number } von { $count }
page-replay-no-views = Diese Partie folgt Fassung { $rules } der Regeln, und hier gilt eine andere: Sie lässt sich erzählen, aber nicht auf dem Plan zeigen.
page-first = Zum Anfang
page-previous = Eins zurück
page-next = Eins vor
page-last = Zum Ende
page-play = Abspielen
page-pause = Pause
page-eyes = Mit wessen Augen
page-eyes-of = Wie { $name }
page-eyes-spectator = Als Zuschauer
page-eyes-all = Mit offenen Karten
page-copy-moment = Link zu diesem Moment
page-save-log = Protokoll sichern
page-secret = Geheimnis
page-words-of-luck = Beigemischte Wörter
page-seal-how = Vor dem ersten Wurf hat der Tisch das Siegel eines Geheimnisses gezeigt. Hier ist es: Dein Browser kann jeden Wurf selbst nachrechnen.
page-seal-check = Jeden Wurf nachrechnen
page-seal-good = { $count ->
    [one] Das Siegel hält: ein Wurf nachgerechnet, und er stimmt.
   *[other] Das Siegel hält: { $count } Würfe nachgerechnet, alle stimmen.
}
page-seal-bad = Ein Wurf stimmt nicht mit dem überein, was das Geheimnis ergibt.
page-seal-broken = Das Geheimnis passt nicht zum Siegel vom Anfang.
page-seal-same = Diesem Gerät wurde vor dem Ende der Partie genau dieses Siegel gezeigt, und sein eigenes Wort ist unter den beigemischten.
page-seal-other = Auf diesem Gerät wurde vor dem Ende ein anderes Siegel gezeigt: { $seal }. Das ist nicht der versprochene Zufall.
page-seal-word-lost = Das Siegel ist das gezeigte, aber das Wort, das dieses Gerät beigemischt hat, fehlt.
page-seal-never-shown = Dieses Gerät hat das Siegel vor dem Ende nicht gesehen. Frag jemanden, der es gesehen hat: Nur ein rechtzeitig gesehenes Siegel beweist etwas.
page-seal-not-ours = Die Würfe folgen aus dem Geheimnis, aber nicht aus dem Siegel und den Wörtern, die dieses Gerät kennt.
page-seal-draw = { $text }: { $way } von { $ways }
page-seal-due = (erwartet: { $due })
page-problem = Das hat nicht geklappt ({ $code }).
page-problem-offline = Der Server antwortet nicht. Steht deine Verbindung?
page-problem-not-heard = Ein Geräusch ist nicht angekommen. Im Protokoll steht es: Dort ist es noch einmal zu hören.
page-problem-server = Bei uns ist etwas schiefgegangen. Nichts ist verloren: Versuch es gleich noch einmal.
page-problem-bad-message = Das hat der Server nicht verstanden ({ $what }).
page-problem-too-large = Das ist zu groß: höchstens { $most } Bytes.
page-problem-too-fast = { $seconds ->
    [one] Langsam! Versuch es in einer Sekunde noch einmal.
   *[other] Langsam! Versuch es in { $seconds } Sekunden noch einmal.
}
page-problem-too-much-work = Das würde für den Server zu lange dauern. Es wurde nichts geändert.
page-problem-too-many-connections = Hier sind zu viele Fenster zugleich offen. Schließ eines davon.
page-problem-enough-reports = Du hast an einem Tag { $most } Meldungen geschickt. Wer den Server betreibt, wird sie lesen.
page-problem-too-many-hidden = Du blendest schon die Nachrichten von { $most } Leuten aus. Blende erst jemanden wieder ein.
page-problem-too-many-tables = Du bist Gastgeber von { $most } Tischen, die nicht zu Ende sind. Spiel einen zu Ende oder verlass einen, bevor du noch einen aufmachst.
page-problem-enough-for-today = Du hast an einem Tag { $most } Tische aufgemacht. Komm morgen für weitere wieder.
page-problem-bad-origin = Diese Anfrage kommt von einer anderen Seite.
page-problem-banned = Wer diesen Server betreibt, lässt dich nicht mehr herein.
# Bekannt sein: warum ein Konto, ein Passkey oder ein Weg herein abgelehnt wurde
page-problem-signed-off = Dieser Browser wurde abgemeldet. Was du jetzt tust, tust du als jemand Neues.
page-problem-no-account = Du hast hier noch kein Konto: Behalte zuerst, wer du bist.
page-problem-no-passkeys-here = Browser legen Passkeys nur für einen Namen an, den man über https erreicht: nicht für diese Adresse.
page-problem-challenge-gone = Das hat zu lange gedauert, oder es war schon getan. Versuch es noch einmal.
page-problem-bad-passkey = Das war nicht die richtige Antwort eines Passkeys. Nichts wurde geändert.
page-problem-no-such-passkey = Diesen Passkey kennt man hier nicht.
page-problem-passkey-known = Dieser Passkey ist hier schon aufgehoben.
page-problem-too-many-passkeys = Du hast { $most } Passkeys. Entferne einen, bevor du noch einen hinzufügst.
page-problem-last-way-in = Das ist dein letzter Weg herein. Füge zuerst einen Passkey hinzu oder erstelle Wiederherstellungscodes.
page-problem-bad-code = Diesen Wiederherstellungscode gibt es nicht. Sieh ihn dir noch einmal an.
page-problem-used-code = Dieser Wiederherstellungscode wurde schon benutzt. Nimm einen anderen.
page-problem-bad-link = Dieser Link wurde schon benutzt oder ist zu alt. Bitte um einen neuen.
page-problem-no-such-device = Dieses Gerät ist nicht mehr angemeldet.
page-problem-name-kept = { $whose } heißt hier schon jemand mit einem Konto. Nimm einen anderen Namen.
page-problem-name-mixed = Der Name eines Kontos mischt keine Schriften: Man hielte die Buchstaben der einen für die der anderen.
page-problem-not-found = Diese Adresse führt nirgendwohin.
page-problem-not-allowed = So kann man das nicht anfragen.
page-problem-no-such-table = Diesen Tisch gibt es nicht oder nicht mehr. Ist der Link vollständig?
page-problem-no-such-game = Ein Spiel „{ $game }“ steht nicht in diesem Regal.
page-problem-no-such-puzzle = Dieses Rätsel gibt es hier nicht.
page-problem-no-such-language = Die Sprache „{ $language }“ gibt es hier nicht.
page-problem-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }.
page-problem-no-such-seat-link = Dieser private Link führt zu keinem Platz. Vielleicht ist er unvollständig oder gilt nicht mehr.
page-problem-cannot-be-played = { $game } lässt sich hier noch nicht spielen.
page-problem-bad-seat-count = Gespielt wird es mit { $least } bis { $most } Spielern, nicht mit { $seats }.
page-problem-no-such-option = Dieses Spiel hat keine Option „{ $option }“.
page-problem-bad-option = Bei { $seats } Spielern bietet „{ $option }“: { $allowed }.
page-problem-bad-board = Mit dieser Plandatei lässt sich nicht spielen: Zeile { $line }.
page-problem-no-such-level = Einen Bot „{ $level }“ gibt es nicht.
page-problem-bad-name = Ein Name hat 1 bis { $most } lesbare Zeichen.
page-problem-name-alike = Dieser Name sieht aus wie { $whose }, und so heißt hier schon jemand. Nimm einen anderen.
page-problem-bad-word = Ein Wort hat 1 bis { $most } lesbare Zeichen.
page-problem-bad-text = Eine Nachricht hat 1 bis { $most } lesbare Zeichen.
page-problem-seat-taken = Platz { $seat } wurde gerade besetzt.
page-problem-table-full = Alle Plätze sind besetzt. Du kannst zuschauen.
page-problem-seats-free = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
page-problem-has-started = Die Partie hat schon begonnen.
page-problem-not-started = Die Partie hat noch nicht begonnen.
page-problem-is-over = Die Partie ist zu Ende.
page-problem-not-over = Die Partie ist noch nicht zu Ende: Ansehen kann man sie danach.
page-problem-not-host = Das kann nur, wer Gastgeber des Tisches ist.
page-problem-not-your-seat = Platz { $seat } ist nicht deiner.
page-problem-not-seated = Dafür muss man an diesem Tisch sitzen.
page-problem-not-oneself = Das bist du selbst.
page-problem-nobody-to-see = Hier ist niemand zu sehen, oder diese Person zeigt nicht, was sie gespielt hat.
page-problem-no-such-person = Diese Person ist nicht mehr an diesem Tisch.
page-problem-muted = Wer an diesem Tisch Gastgeber ist, hat dich stummgeschaltet: Du kannst hier lesen, aber nicht schreiben.
page-problem-removed = Wer an diesem Tisch Gastgeber ist, hat dich entfernt: Du kannst zusehen, aber hier nicht Platz nehmen.
page-problem-not-asked = Gerade hast du nichts zu entscheiden.
page-problem-stale = Die Frage hat sich inzwischen geändert.
page-problem-too-late = Zu spät: Inzwischen ist etwas geschehen.
page-problem-not-a-move = „{ $move }“ ist kein Zug dieses Spiels.
page-problem-refused = Die Regel erlaubt „{ $move }“ nicht.
page-problem-no-hint = { $reason ->
    [agreed] An diesem Tisch ist kein Rat vereinbart.
    [live] Solange alle zugleich handeln, gibt es keinen Rat.
   *[other] Hier gibt es nichts zu raten: Du bist gerade nicht gefragt.
}
page-problem-no-end = Dass du aufgibst, beendet die Partie nicht: Andere spielen weiter. Ein Bot kann deinen Platz übernehmen.
page-problem-no-order = Hier kann nichts im Voraus beantwortet werden.
page-problem-no-condition = Diese Bedingung gibt es hier nicht.
page-problem-order-too-far = Man kann höchstens { $most } Mal vorausschauen.
page-problem-too-many-orders = { $most } Antworten im Voraus sind genug: Zieh erst eine zurück.
page-problem-bad-pace = In diesem Tempo könnte niemand spielen: Zug um Zug braucht jeder mindestens eine Stunde für eine Antwort, und eine Zeit für die ganze Partie beträgt mindestens eine Minute. Ein Spiel, das nach seinen Regeln live läuft, kann nicht Zug um Zug weitergehen.
page-problem-paused = Der Tisch ruht: Erst muss es weitergehen.
page-problem-not-paused = Der Tisch ruht nicht.
page-problem-still-there = Ersetzt wird nur, wer an der Reihe und nicht da ist und lange genug Zeit hatte.
page-problem-cannot-be-rated = { $reason ->
    [board] Eine Partie mit den Werten einer eigenen Schachtel kann nicht gewertet werden.
    [options] Gewertet wird nach der Regel und ihren Klarstellungen oder mit gleichen Chancen: Wähle zuerst diese Optionen.
    [hints] In einer gewerteten Partie gibt es keinen Rat: Schalte zuerst die Wertung aus.
    [people] Wo nur Bots spielen, wird nichts gewertet.
   *[other] Diese Partie kann nicht gewertet werden.
}
page-problem-other-terms = Inzwischen ist etwas anderes ausgemacht: Lies es zuerst, und stimm dann zu.
page-problem-not-agreed = { $count ->
    [one] Eine Person hat der Wertung noch nicht zugestimmt.
   *[other] { $count } Personen haben der Wertung noch nicht zugestimmt.
}
page-problem-two-seats = An einem gewerteten Tisch hat jede Person einen Platz.
page-problem-no-undo = { $why ->
    [nothing] Es gibt nichts zurückzunehmen: Seit dem letzten Wurf hat niemand gezogen.
    [final] Dieser Zug ist endgültig.
    [learnt] Dieser Zug lässt sich nicht zurücknehmen: Jemand hat etwas daraus erfahren.
    [rated] In einer gewerteten Partie wird ein Zug nur zurückgenommen, wenn jemand anderes zustimmt.
   *[other] Der letzte Zug ist nicht deiner.
}
page-problem-nothing-asked = Niemand bittet darum, einen Zug zurückzunehmen.
page-problem-nothing-proposed = Es steht kein Vorschlag mehr offen.
page-problem-other-proposal = Inzwischen ist etwas anderes vorgeschlagen: Lies es zuerst.
page-problem-bad-address = Das ist keine E-Mail-Adresse.
page-problem-no-mail = Dieser Server verschickt keine E-Mails.
page-problem-enough-letters = An diese Adresse gingen heute genug E-Mails. Sieh im Spam-Ordner nach oder versuche es morgen wieder.
page-problem-no-such-letter = Dieser Link gilt nicht mehr. Bitte um eine neue E-Mail.
page-problem-bad-quiet-hours = Das sind keine Ruhezeiten: Sie gehen von einer Uhrzeit zu einer anderen.
page-problem-bad-holiday = Das ist kein Urlaub: Er geht von einem Tag bis zum selben oder einem späteren, höchstens ein Jahr.
page-problem-no-such-zone = Diese Zeitzone ist hier nicht bekannt.
page-problem-bad-endpoint = Dieser Browser kann von hier nicht gerufen werden: Sein Push-Dienst ist nicht im offenen Internet.
page-problem-socket-only = Das geht nur über eine offene Verbindung.
page-problem-unreadable-table = Was der Server von diesem Tisch aufbewahrt, ist nicht lesbar. Er ist beiseitegestellt; wer den Server betreibt, kann sich darum kümmern.
page-problem-bad-log = Das ist kein Protokoll einer Partie, oder es wurde verändert.
page-problem-rules-changed = Dieser Tisch folgt Fassung { $rules } der Regeln, und der Server hat Fassung { $here }: Er kann nicht weitergespielt werden.
bot-0 = Domino
bot-1 = Kreisel
bot-2 = Kegel
bot-3 = Murmel
bot-4 = Jeton
bot-5 = Knöchel
bot-6 = Fingerhut
bot-7 = Spule
bot-8 = Knopf
bot-9 = Kastanie
bot-10 = Laterne
bot-11 = Kuckuck
page-coming = Bald im Regal
page-yes = ja
page-no = nein
page-problem-store-failed = Der Server konnte es nicht festhalten. Nichts ist verloren: Versuch es gleich noch einmal.
page-problem-server-mistake = Bei uns ist etwas schiefgegangen. Nichts ist verloren: Versuch es gleich noch einmal.
page-time-left = Restzeit:
page-about-year = um { $year }
page-hear = Noch einmal hören
