# Wörter, die alle Spiele teilen.
seat-0 = Rot
seat-1 = Blau
seat-2 = Gelb
seat-3 = Grün
seat-4 = Weiß
seat-5 = Schwarz

# Das Terminal.
terminal-letter-0 = R
terminal-letter-1 = B
terminal-letter-2 = G
terminal-letter-3 = Ü
terminal-letter-4 = W
terminal-letter-5 = S
terminal-number = { $number }
terminal-type-help = „help“ zeigt, was man alles eingeben kann
terminal-person = jemand an dieser Tastatur
terminal-bot = der Computer ({ $bot })
terminal-seal = Das Glück dieser Partie ist versiegelt:
terminal-word = { $seat }, ein Wort, das ins Glück gemischt wird (Eingabetaste für keins):
terminal-secret = Das Geheimnis hinter dem Siegel:
terminal-hand-over = Der Bildschirm gehört jetzt { $seat }. Weiter mit der Eingabetaste, wenn sonst niemand hinsieht.
terminal-gave-word = { $seat } mischt das Wort „{ $word }“ ins Glück.
terminal-took-back = { $seat } nimmt den letzten Zug zurück.
terminal-more-moves = { $count ->
    [one] … und noch einer; „moves“ zeigt ihn.
   *[other] … und noch { $count }; „moves“ zeigt sie alle.
}
terminal-no-number = Einen Zug Nummer { $number } gibt es nicht: Die Liste geht von 1 bis { $count }.
terminal-no-move = Das ist weder ein Zug von { $game } noch ein Befehl: „help“ zeigt, was man eingeben kann.
terminal-no-undo-nothing = Hier gibt es nichts zurückzunehmen: Seit dem letzten Wurf oder Ziehen hat niemand gezogen.
terminal-no-undo-final = Der letzte Zug ist endgültig: Er lässt sich nicht zurücknehmen.
terminal-no-undo-learnt = Das lässt sich nicht zurücknehmen: Jemand hat etwas daraus erfahren.
terminal-stale = Diese Frage ist nicht mehr offen: Die Antwort kam zu spät.
terminal-not-asked = { $seat } ist jetzt nicht gefragt. Jetzt entscheidet: { $asked }.
terminal-allowed = Ja, das ist jetzt erlaubt.
terminal-why-what = Warum was? Nenn einen Zug: „why 2“, oder „why“ und den Zug, wie ihn die Liste schreibt.
terminal-rules-how = Einen davon lesen: „rules“ und sein Kürzel.
terminal-position-hidden = Die Stellung würde zeigen, was die anderen haben. „save DATEI“ bewahrt die Partie auf, ohne sie zu zeigen.
terminal-save-where = Wohin damit? Nenn eine Datei: „save meine-partie.json“.
terminal-saved = Die Partie liegt in { $file }.
terminal-not-saved = Diese Partie wurde nicht aufbewahrt. Beim nächsten Mal: „save DATEI“ während der Partie, oder --save DATEI von Anfang an.
terminal-agree = Der letzte Zug war von { $seat }. Sind alle einverstanden, ihn zurückzunehmen (j/n)?
terminal-as-who = Sag, wer, und dann den Zug: „as blau …“.
terminal-as-bot = { $seat } gehört dem Computer.
terminal-won = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg.
}
terminal-log-where = Eine Datei für das Protokoll dieser Partie (Eingabetaste für keine):
terminal-log-written = Das Protokoll liegt in { $file }.
terminal-over = Die Partie ist zu Ende.
terminal-chance = Als Nächstes antwortet der Zufall.
terminal-help-answer = Antworte mit der Nummer eines Zugs oder mit dem Zug, wie ihn die Liste schreibt. Oder:
terminal-help-moves = moves · alle deine Züge und was jeder bewirkt
terminal-help-why = why ZUG · ob ein Zug erlaubt ist und welche Regel das sagt
terminal-help-undo = undo · den letzten Zug zurücknehmen
terminal-help-rules = rules [ARTIKEL] · die Artikel der Regel, oder einer davon
terminal-help-board = board · das Brett noch einmal zeichnen
terminal-help-log = log · alles, was bisher geschah
terminal-help-position = position · die Stellung in einer Zeile Text
terminal-help-as = as WER ZUG · jemand anderes hier, der auch gefragt ist, antwortet zuerst
terminal-help-save = save DATEI · die Partie aufbewahren; weiter geht es mit play --resume DATEI
terminal-help-help = help · diese Liste
terminal-help-quit = quit · vom Tisch aufstehen

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
page-loading = Einen Moment…
page-reload = Seite neu laden
page-outdated = Es gibt eine neuere Fassung dieser Seite. Lade sie neu, wann es dir passt: Nichts geht verloren.
page-welcome = Was spielen wir heute Abend?
page-welcome-more = Spiele, die man kaum noch findet, vollständig: mit Freunden, gegen Bots oder beides.
page-shelf = Das Regal
page-my-games = Deine Partien
page-open-tables = Offene Tische
page-no-open-tables = Gerade sucht kein Tisch Mitspieler. Mach einen auf!
page-replay-a-log = Eine Partie aus ihrem Protokoll ansehen
page-footer = Gespielt wird gleich hier, ohne Konto und ohne Werbung.
page-play-bots = Sofort gegen Bots spielen
page-play-friends = Mit Freunden spielen
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
page-seats-free = { $count ->
    [one] ein freier Platz
   *[other] { $count } freie Plätze
}
page-table-gathering = man sammelt sich
page-table-running = läuft
page-table-over = beendet
page-lost = Hier ist nichts
page-settings = Einstellungen
page-settings-kept = Diese Einstellungen bleiben auf diesem Gerät.
page-language = Sprache
page-theme = Licht
page-theme-system = wie das Gerät
page-theme-light = Tag
page-theme-dark = Nacht
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
page-keys-on = Tasten ohne Umschalter (b, m, r…)
page-rule-book = Spielregel
page-no-rules = Die Regel dieses Spiels ist noch nicht geschrieben.
page-article-now = Gerade gilt: { $article }
page-open-article = Artikel { $article } öffnen
page-new-table = Neuer Tisch
page-players = Spieler
page-level = Stärke der Bots
page-level-random = zufällig
page-level-novice = Anfänger
page-level-regular = Stammgast
page-options = Optionen des Tisches
page-practice = Übungsraum
page-guide = Geführte erste Partie
page-guide-of = Erste Partie { $game }
page-guide-step = Schritt { $step } von { $steps }
page-guide-on = Weiter
page-guide-again = Noch einmal
page-no-guide = Für dieses Spiel gibt es noch keine geführte Partie.
page-gathering = Ein Tisch { $game }
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
    [one] Anfangen, mit einem Bot auf dem freien Platz
   *[other] Anfangen, mit Bots auf den { $count } freien Plätzen
}
page-wait-for-host = { $name } beginnt die Partie, wenn alle da sind.
page-sit-down = Setz dich
page-sit = Hinsetzen
page-name = Dein Name
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
page-invite-text = Eine Partie { $game }? Der Tisch ist gedeckt.
page-link = Link
page-qr = Der Link als Code zum Fotografieren
page-copy = Kopieren
page-copied = Kopiert
page-share = Teilen
page-agreed = Was ausgemacht ist
page-absence = Wenn jemand weg ist
page-absence-never = warten wir
page-absence-after = { $minutes ->
    [1] geht es nach einer Minute weiter
    [60] geht es nach einer Stunde weiter
    [1440] geht es nach einem Tag weiter
   *[other] geht es nach { $minutes } Minuten weiter
}
page-table-open = Offener Tisch: Er steht in der Liste, und jeder darf sich setzen
page-seal = Siegel
page-seal-before = Der Zufall ist versiegelt: { $seal }. Nach der Partie kann jeder jeden Wurf nachprüfen.
page-people = Die Spieler
page-to-decide = am Zug
page-winner = gewinnt
page-prompt = Was du gefragt bist
page-board = Spielplan
page-moves = Mögliche Züge
page-no-moves = Gerade wirst du nichts gefragt.
page-all-moves = Alle Züge ({ $count })
page-waiting-for = { $count ->
    [one] Wir warten auf { $names }.
   *[other] Wir warten auf { $names }.
}
page-sending = Notiert…
page-skip = Überspringen
page-commit = So ziehen
page-put-back = Zurücklegen
page-preview-how = Bestätige, um so zu ziehen, Escape legt zurück.
page-undo = Zurücknehmen
page-ask-undo = Um Rücknahme bitten
page-undo-asked = { $name } möchte den letzten Zug zurücknehmen.
page-ahead = Im Voraus antworten
page-ahead-why = Für Tische, an denen man sich mit Stunden Abstand antwortet: Was du hier sagst, wird für dich gespielt, wenn du das nächste Mal gefragt wirst.
page-ahead-ask = Frag mich
page-ahead-once = Ja, außer jemand tut etwas
page-ahead-firm = Ja, was immer die anderen tun
page-agree = Einverstanden
page-disagree = Nein
page-withdraw = Doch nicht
page-since-left = { $count ->
    [one] Seit du weg warst, ist eines geschehen.
   *[other] Seit du weg warst, ist { $count }-mal etwas geschehen.
}
page-nothing-changed = Seit deinem letzten Zug hat sich nichts geändert.
page-panel = Protokoll, Regeln und Gespräch
page-panel-log = Protokoll
page-panel-rules = Regeln
page-panel-chat = Gespräch
page-panel-seal = Siegel
page-news = Neues
page-log-empty = Es ist noch nichts geschehen.
page-log-late = Abwesend:
page-log-undo = { $name } nimmt den letzten Zug zurück.
page-log-word = { $name } mischt ein Wort in den Zufall.
page-log-move = { $name }: { $move }.
page-go-to-entry = Zu Moment { $number }
page-chat-empty = Noch hat niemand etwas gesagt.
page-chat-text = Sag etwas…
page-chat-heard = { $name } sagt: { $text }
page-send = Senden
page-spectators = { $count ->
    [one] jemand schaut zu
   *[other] { $count } schauen zu
}
page-line-opening = Verbinde…
page-line-live = Verbunden
page-line-polling = Verbunden, in kleinen Schritten
page-line-lost = Verbindung verloren, neuer Versuch…
page-line-closed = Nicht verbunden
page-line-back = Die Verbindung ist wieder da.
page-table-menu = Der Tisch
page-watch-link = Link zum Zuschauen
page-watch-link-more = Wer diesen Link öffnet, schaut zu, ohne eine Hand zu sehen.
page-seat-link = Dein Platz an einem anderen Gerät
page-seat-link-more = Dieser Link ist dein Platz: Behalte ihn für dich.
page-seat-of = Der Platz von { $name }
page-seat-of-more = Dieser private Link führt zu diesem Platz zurück. Ist es deiner, nimm ihn auch an diesem Gerät ein.
page-take-seat = Ich bin { $name }
page-only-watch = Nur zuschauen
page-resign = Aufgeben
page-resign-more = Ein Bot spielt auf deinem Platz weiter. Das lässt sich nicht zurücknehmen.
page-resign-sure = Ja, aufgeben
page-leave = Für jetzt gehen
page-leave-more = Dein Platz bleibt deiner: Du findest ihn unter deinen Partien.
page-over = Die Partie ist zu Ende
page-you-won = Gut gespielt!
page-won = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg.
}
page-score = { $score }
page-rematch = Noch eine Partie
page-rematch-join = Zur nächsten Partie
page-watch-replay = Noch einmal ansehen
page-curtain = { $name } ist dran
page-curtain-more = Gib das Gerät weiter. Der Vorhang geht auf, wenn sonst niemand hinsieht.
page-curtain-open = Ich bin { $name }, öffnen
page-curtain-never = Kein Vorhang mehr an diesem Tisch: In diesem Spiel ist nichts verdeckt
page-plain-seats = Was alle haben
page-keys = Tasten
page-key-moves = zur Liste der Züge
page-key-prompt = was du gefragt bist
page-key-board = den Plan vorlesen
page-key-own = vorlesen, was dir gehört
page-key-changed = was sich seit deinem letzten Zug geändert hat
page-key-log = zum Protokoll
page-key-rules = die Regel des Augenblicks öffnen
page-key-numbers = diesen Zug der Liste wählen
page-key-enter = den Zug zeigen, dann ziehen
page-key-escape = zurücklegen oder überspringen
page-key-help = diese Liste
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
page-eyes-all = Mit offenen Händen
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
page-seal-draw = { $text }: { $way } von { $ways }
page-seal-due = (erwartet: { $due })
page-problem = Das hat nicht geklappt ({ $code }).
page-problem-offline = Der Server antwortet nicht. Steht deine Verbindung?
page-problem-server = Bei uns ist etwas schiefgegangen. Nichts ist verloren: Versuch es gleich noch einmal.
page-problem-bad-message = Das hat der Server nicht verstanden ({ $what }).
page-problem-too-large = Das ist zu groß: höchstens { $most } Bytes.
page-problem-too-fast = Langsam! Versuch es in { $seconds } Sekunden noch einmal.
page-problem-too-many-connections = Hier sind zu viele Fenster zugleich offen. Schließ eines davon.
page-problem-bad-origin = Diese Anfrage kommt von einer anderen Seite.
page-problem-not-found = Diese Adresse führt nirgendwohin.
page-problem-not-allowed = So kann man das nicht anfragen.
page-problem-no-such-table = Diesen Tisch gibt es nicht oder nicht mehr. Ist der Link vollständig?
page-problem-no-such-game = Ein Spiel „{ $game }“ steht nicht in diesem Regal.
page-problem-no-such-language = Die Sprache „{ $language }“ gibt es hier nicht.
page-problem-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }.
page-problem-no-such-seat-link = Dieser private Link führt zu keinem Platz. Vielleicht ist er unvollständig oder gilt nicht mehr.
page-problem-cannot-be-played = { $game } lässt sich hier noch nicht spielen.
page-problem-bad-seat-count = Man spielt es zu { $least } bis { $most }, nicht zu { $seats }.
page-problem-no-such-option = Dieses Spiel hat keine Option „{ $option }“.
page-problem-bad-option = Die Option „{ $option }“ lässt das nicht zu: { $allowed }.
page-problem-no-such-level = Einen Bot „{ $level }“ gibt es nicht.
page-problem-bad-name = Ein Name hat 1 bis { $most } lesbare Zeichen.
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
page-problem-not-asked = Gerade hast du nichts zu entscheiden.
page-problem-stale = Die Frage hat sich inzwischen geändert.
page-problem-too-late = Zu spät: Inzwischen ist etwas geschehen.
page-problem-not-a-move = „{ $move }“ ist kein Zug dieses Spiels.
page-problem-refused = Die Regel erlaubt „{ $move }“ nicht.
page-problem-no-order = Hier lässt sich nichts im Voraus beantworten.
page-problem-no-undo = { $why ->
    [nothing] Es gibt nichts zurückzunehmen: Seit dem letzten Wurf hat niemand gezogen.
    [final] Dieser Zug ist endgültig.
    [learnt] Dieser Zug lässt sich nicht zurücknehmen: Jemand hat etwas daraus erfahren.
   *[other] Der letzte Zug ist nicht deiner.
}
page-problem-nothing-asked = Niemand bittet darum, einen Zug zurückzunehmen.
page-problem-socket-only = Das geht nur über eine offene Verbindung.
page-problem-bad-log = Das ist kein Protokoll einer Partie, oder es wurde verändert ({ $what })
page-problem-rules-changed = Dieser Tisch folgt Fassung { $rules } der Regeln, und der Server hat Fassung { $here }: Er kann nicht weitergespielt werden.
page-bot-0 = Domino
page-bot-1 = Kreisel
page-bot-2 = Kegel
page-bot-3 = Murmel
page-bot-4 = Jeton
page-bot-5 = Knöchel
page-coming = Bald im Regal
page-yes = ja
page-no = nein
page-problem-store-failed = Der Server konnte es nicht festhalten. Nichts ist verloren: Versuch es gleich noch einmal.
page-problem-server-mistake = Bei uns ist etwas schiefgegangen. Nichts ist verloren: Versuch es gleich noch einmal.
page-time-left = Restzeit:
page-about-year = um { $year }
page-hear = Noch einmal hören
