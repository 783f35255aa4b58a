# Die Hilfe des Befehls `tworivers`. Namen von Befehlen, Optionen und Werten bleiben, wie sie sind.

help-usage = Aufruf:
help-any-options = [OPTIONEN]
help-any-command = BEFEHL [ARGUMENTE]...
help-arguments = Argumente
help-options = Optionen
help-commands = Befehle
help-required = [nötig]
help-default = [sonst: { $value }]
help-help = diese Hilfe zeigen
help-version = die Version zeigen
help-or = { $names } oder { $last }
help-and = { $names } und { $last }

help-game = { $games }
help-file = ein Spielstand
help-lang = Sprache; sonst die der Umgebung
help-as-json = ein JSON-Objekt statt einer Tabelle
help-option = eine Option des Spiels, der erste Wert gilt sonst; kann mehrmals angegeben werden. { $options }
help-box = eine eigene Materialdatei; ein Anfang ist `tworivers box GAME`
help-seed = eine Zahl; dieselbe ergibt dieselben Partien

command-tworivers = { $games }: im Browser spielen, simulieren, untersuchen. Ohne Befehl: starten und den Browser öffnen.
command-serve = Die Spiele für Browser bereitstellen. Jeder Zug ist aufbewahrt, bevor er gilt.
help-serve-host = Adresse, auf der gelauscht wird; 0.0.0.0 für alle dieses Rechners
help-serve-port = Port, auf dem gelauscht wird; 0 für irgendeinen freien
help-serve-db = Adresse von PostgreSQL oder SQLite; sonst { $tables }
help-serve-shared = andere Server verwenden dieselbe PostgreSQL-Datenbank, jeder mit dieser Option
help-serve-workers = Prozesse, die für Computergegner denken; sonst einer je Prozessor
help-serve-think-elsewhere = starke Computergegner denken in Prozessen von `tworivers think`, auf welcher Maschine auch immer
help-serve-pause = Sekunden nach dem, was man einen Computergegner tun sieht
help-serve-allowed-host = ein Name, unter dem Browser diesen Server finden; *.NAME für alle darunter, * für jeden
help-serve-trusted-proxy = ein Webserver davor, der sagt, woher Anfragen kommen; sonst einer auf diesem Rechner
help-serve-limit = eine andere Grenze als die übliche, etwa chat_per_minute=60
help-serve-metrics = wo Prometheus die Zahlen dieses Servers findet, wie 127.0.0.1:9100; nie eine Adresse, die Fremde erreichen
help-serve-log = wie Zeilen des Protokolls aussehen: plain für Menschen, json für Programme
help-serve-log-level = was das Protokoll meldet: error, warning oder mit info jede Anfrage
help-serve-mail = ein Mailserver für E-Mails an die Leute, etwa smtp://user@mail.example.org; sein Passwort kann in TWORIVERS_SMTP_PASSWORD stehen
help-serve-mail-sender = von wem die E-Mails sind, etwa "Two Rivers <play@example.org>"
help-serve-public-address = wo man die Seiten findet, für die Links in E-Mails, etwa https://play.example.org
help-serve-browser = den Browser öffnen

command-think = Für die Computergegner von Servern denken, auf welcher Maschine auch immer.
help-think-db = die PostgreSQL-Adresse, die auch die Server haben
help-think-workers = Prozesse, die denken; sonst einer je Prozessor

command-export-site = Eine Website aus bloßen Dateien schreiben, die jeder Webserver ausliefern kann: Dort spielt jeder auf dem eigenen Gerät.
help-export-site-folder = wohin: ein neuer oder leerer Ordner, oder einer mit einer früheren Website

command-play = Im Terminal spielen, zusammen an einer Tastatur und gegen Computergegner. Jeder Zug wird sofort gespeichert.
help-play-game = { $games }; mit --resume nicht nötig
help-play-seats = wer spielt: human, human:NAME oder ein Computergegner nach seiner Stärke ({ $levels }), durch Kommas getrennt; sonst ein Mensch und zwei Zufallsspieler
help-play-seed = irgendein Text; sonst ein geheimer
help-play-resume = mit einem Spielstand weitermachen
help-play-save = wo die Partie aufbewahrt wird; sonst in einer neuen Datei in { $games }
help-play-draw = auslosen, wer wo sitzt und damit welche Farbe oder Partei hat

command-simulate = Viele Partien zwischen Computergegnern spielen und zählen. Ein geteilter Sieg zählt für alle, die ihn teilen.
help-simulate-seats = Zahl der Spieler
help-simulate-games = Zahl der Partien, höchstens 1.000.000.000
help-simulate-bots = wer wo sitzt, durch Kommas getrennt: Stärken, greedy, search:PLAYOUTS; bei mehr Plätzen wieder vom ersten an
help-simulate-threads = höchstens 1.024, 256 für Computergegner, die denken; sonst einer je Prozessor
help-simulate-device = wo gespielt wird

command-replay = Einen Spielstand zeigen: seine Züge in Worten und die Stellung danach.
help-replay-at = die Stellung nach N Zügen; sonst die letzte

command-verify = Einen Spielstand nachspielen und alles prüfen, was er behauptet: Züge, Würfel, Ergebnis.

command-analyse = Beurteilt eine beendete Partie: jede Entscheidung, die Genauigkeit aller, und die Momente, die sie entschieden haben.
help-analyse-moves = jeden Zug mit seinem Urteil auflisten

command-puzzles = Starke Computergegner spielen lassen und die Stellungen behalten, in denen eine Wahl klar die beste ist.
help-puzzles-seats = Zahlen von Spielern; mehrmals möglich, sonst alle, die es gibt
help-puzzles-count = wie viele die Datei am Ende haben soll
help-puzzles-minutes = nach so vielen Minuten aufhören
help-puzzles-out = wo sie bleiben; eine Datei, die welche hat, bekommt mehr. Sonst beim Programm

command-bench = Messen, wie schnell die Regeln auf diesem Rechner laufen.
help-bench-cold = auch alles neu übersetzen und die Zeit dafür nehmen

command-tournament = Computergegner gegeneinander spielen lassen, reihum auf allen Plätzen, und sie bewerten. Strg-C beendet es vorzeitig und behält, was gespielt wurde.
help-tournament-game = { $games }; mit --repeat nicht nötig
help-tournament-bots = wer spielt, durch Kommas getrennt: Stärken, greedy, search:PLAYOUTS
help-tournament-seats = Zahl der Spieler an einem Tisch; sonst die kleinste, mit der das Spiel geht
help-tournament-games = Zahl der Partien; sonst 100
help-tournament-processes = höchstens 256; sonst einer je Prozessor
help-tournament-ray = auf einem Ray-Cluster spielen: seine Adresse, auto für den umgebenden, local für einen auf diesem Rechner
help-tournament-out = wohin report.json und report.html geschrieben werden
help-tournament-repeat = die Partien einer report.json noch einmal spielen und vergleichen

command-study = Computergegner viele Partien spielen lassen und in Markdown berichten, wie lebhaft das Spiel ist und wie ausgeglichen seine Parteien sind.
help-study-games = Partien bei jeder Zahl von Parteien
help-study-bot = wer auf allen Plätzen spielt: eine Stufe, greedy, search:PLAYOUTS, network
help-study-keep = ein Ordner, in dem das Gespielte bleibt, damit eine abgebrochene Studie weitergeht
help-study-out = wohin der Bericht geschrieben wird; in einem früheren werden die Zahlen erneuert

command-train = Einem Netz ein Spiel beibringen, indem es gegen sich selbst spielt, und es als Datei schreiben, die spielt.
help-train-seats = Spielerzahlen, die gelernt werden, durch Kommas getrennt
help-train-minutes = des Lernens insgesamt; was ein Ordner schon enthält, zählt mit
help-train-out = für Zwischenstände, Bericht und Netz; dort geht das Lernen weiter
help-train-device = wo gelernt wird
help-train-small = ein kleines Netz und wenige Partien, zum Ausprobieren
help-train-against = der Computergegner, an dem die Stärke gemessen wird
help-train-measure = Partien für jede Messung
help-train-seed = eine Zahl; mit derselben fängt es gleich an

command-box = Die Materialdatei des Spiels ausgeben; eine Kopie davon ändern und mit --box spielen.

command-admin = Einen Server betreuen: Meldungen, Stummschaltungen, Sperren, Tische, Daten von Leuten. Geht neben dem laufenden Server, der sich binnen Sekunden daran hält.
command-admin-reports = Zeigen, was Leute gemeldet haben, das Letzte zuerst.
help-admin-reports-everything = auch Erledigtes
command-admin-done = Meldungen als erledigt vermerken.
help-admin-done-numbers = ihre Nummern, wie tworivers admin reports sie zeigt
command-admin-mute = Jemanden eine Zeit lang nichts schreiben lassen.
command-admin-ban = Jemanden abmelden und eine Zeit lang aussperren, oder alle an einer Netzadresse.
help-admin-ban-whom = Name eines Kontos, Kennung oder eine Adresse wie 203.0.113.7 oder 203.0.113.0/24
command-admin-lift = Jemanden vor der Zeit wieder schreiben und spielen lassen.
help-admin-lift-whom = Name eines Kontos, Kennung oder eine Adresse wie 203.0.113.7 oder 203.0.113.0/24
command-admin-close = Die Partie an einem Tisch endgültig beenden, wie sie steht. Keine Wertung ändert sich.
help-admin-close-table = seine Kennung, oder die Adresse seiner Seite
command-admin-export = Alles, was über jemanden bekannt ist, als JSON ausgeben; ohne Passwörter und andere Geheimnisse.
help-admin-export-out = Zieldatei; sonst wird es ausgegeben
command-admin-erase = Alles, was über jemanden bekannt ist, endgültig löschen. Die Partien bleiben, ohne den Namen.
help-admin-erase-yes = es wirklich tun
help-person = Name eines Kontos, oder eine Kennung, wie Meldungen sie zeigen
help-long = wie lange: 30m, 12h, 7d, 2w
help-reason = warum; wer gemeint ist, liest es
help-db = Adresse der Datenbank des Servers, PostgreSQL oder SQLite; sonst { $tables }
