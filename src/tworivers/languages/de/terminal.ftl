# Was an der Eingabe in einem Terminal und am Rechner nicht stimmen kann. Namen von Befehlen und Optionen bleiben, wie sie sind.

## Was eingegeben wurde

wrong-typed-option = es gibt keine Option { $option }
wrong-typed-option-like = es gibt keine Option { $option }; ähnlich: { $options }
wrong-typed-command = es gibt keinen Befehl { $command }; tworivers --help zählt sie auf
wrong-typed-command-like = es gibt keinen Befehl { $command }; ähnlich: { $commands }
wrong-typed-no-option = Option { $name } fehlt
wrong-typed-no-argument = { $name } fehlt
wrong-typed-no-value = nach Option { $option } fehlt ein Wert
wrong-typed-switch = Option { $option } nimmt keinen Wert
wrong-typed-more = { $text } ist mehr, als dieser Befehl nimmt

wrong-limit = --limit { $text }: es gibt keine Grenze { $name }; es gibt { $limits }
wrong-limit-number = --limit { $text }: erwartet wird eine Zahl ab 1, wie { $name }=100
wrong-trusted-proxy = --trusted-proxy { $text }: erwartet wird eine Adresse oder ein Netz, wie 10.0.0.2 oder 10.0.0.0/24
wrong-metrics = --metrics { $text }: erwartet werden Adresse und Port, wie 127.0.0.1:9100
wrong-metrics-place = an { $text } kann nicht gelauscht werden: { $reason }. Mit --metrics lässt sich etwas anderes wählen
wrong-mail-server = --mail { $address }: erwartet wird die Adresse eines Mailservers, wie smtp://user@mail.example.org oder smtps://user@mail.example.org:465
wrong-mail-sender = --mail-sender { $address }: erwartet wird die Adresse des Absenders, wie "Two Rivers <play@example.org>"
wrong-public-address = --public-address { $address }: erwartet wird die Adresse, unter der man die Seiten findet, für die Links in E-Mails, wie https://play.example.org
wrong-measure = { $game } hat keinen Computergegner { $name }, an dem sich die Stärke messen ließe
wrong-learnt = { $file } wurde mit anderen Einstellungen gelernt als jetzt (in Klammern): { $settings }. Mit jenen weitermachen oder einen anderen Ordner nennen

## Was der Rechner nicht kann

not-installed = tworivers, nicht installiert
wrong-no-memory = der Speicher reicht nicht
wrong-device-python = TWORIVERS_JIT=0 verlangt reines Python; auf einer GPU laufen nur übersetzte Regeln
wrong-device-none = keine NVIDIA-GPU, mit der { $program } umgehen kann
wrong-extra = dafür fehlt '{ $extra }': { $command } ({ $reason })
wrong-cache = kein Ort für übersetzte Regeln: { $folders } lässt sich nicht beschreiben; TWORIVERS_CACHE muss einen Ordner nennen, in den geschrieben werden kann
wrong-cache-foreign = { $folder } gehört jemand anderem: Programmcode von dort liefe mit unseren Rechten
wrong-ray = --ray { $address }: dort ist kein Cluster: { $reason }
wrong-ray-missing = --ray: Ray ist nicht installiert; das geht mit: pip install 'tworivers[ray]'
wrong-host = auf { $host } lässt sich nicht lauschen: diese Adresse gibt es hier nicht
wrong-port = auf { $place } lässt sich nicht lauschen: { $reason }. Einen anderen mit --port wählen oder beenden, was dort läuft
wrong-database = { $database }: lässt sich nicht öffnen: { $reason }
wrong-database-kind = { $database }: lässt sich nicht öffnen: erwartet wird die Adresse von SQLite oder PostgreSQL
wrong-database-taken = { $database }: schon von einem anderen Server in Gebrauch. Diesen beenden oder eine andere mit --db wählen
wrong-database-newer = eine neuere Fassung dieses Programms hat sie verändert (ihre Form ist { $form })
wrong-database-shared = { $database }: mehrere Server können sich nur PostgreSQL teilen
wrong-database-others = diese Fassung muss sie so ändern, dass die Server, die sie gerade verwenden, damit nicht zurechtkommen. Zuerst alle beenden
wrong-site-pages = Die Seiten sind nicht gebaut: Im Quelltext baut sie `make pages`
wrong-site-engine = Was Seiten zum Spielen ohne Server brauchen, ist nicht gebaut: Im Quelltext baut es `make pages`
wrong-site-folder = { $folder }: enthält andere Dateien. Wähle einen neuen oder leeren Ordner

## Der Bericht eines Turniers, das wiederholt werden soll

wrong-record-no-text = kein Text (UTF-8)
wrong-record-json = ab Zeile { $line } kein JSON
wrong-record-kind = kein Turnier: erwartet wird ein Objekt mit dem Schlüssel 'tournament'
wrong-record-format = tournament ist { $found }; dieses Programm liest { $format }
wrong-record-plan = plan: erwartet werden 2 bis { $bots } Computergegner und 1 bis { $games } Spiele
wrong-record-seats = played, Spiel { $game }: erwartet werden { $seats } Plätze
wrong-record-game = played, Spiel { $game }: erwartet werden ein Spiel und Computergegner des Plans

## Was der Befehl sonst sagt

cli-serving = Two Rivers läuft auf { $address }
cli-thinking = Two Rivers denkt für Computergegner. Prozesse: { $processes }
cli-site-written = Die Website liegt in { $folder }: { $files } Dateien, { $size } MB. Zum Ausprobieren: python -m http.server --directory { $folder }

train-title = Lernen im Spiel gegen sich selbst
train-won = Siege gegen den messenden Computergegner
train-points = Punkte
train-evenness = Gleichmäßigkeit der Entscheidungen
train-made = Wie es entstand
train-nothing = Nichts wurde gemessen.
train-players = { $seats } Spieler
train-seconds = { $seconds } s

## Die Befehle des Betreibers

wrong-database-none = { $database }: diese Datenbank gibt es nicht. Die des Servers mit --db nennen
wrong-database-form = { $database }: hat eine andere Form, als dieses Programm kennt. Der Server bringt sie beim Start in die neue: den alten beenden, den neuen einmal starten
admin-report = { $number } · { $when } · { $about ->
    [person] { $whom }
    [line] { $whom } an Tisch { $table }
   *[table] Tisch { $table }
  } · { $reason ->
    [insult] beleidigt
    [cheating] betrügt
    [stalling] lässt andere warten
    [spam] wirbt
   *[other] etwas anderes
  } · gemeldet von { $by }{ $done ->
    [yes] { " " }· erledigt
   *[no] { "" }
  }
admin-report-line = { "    " }gesagt: { $text }
admin-report-words = { "    " }dazu: { $text }
admin-no-reports = Keine Meldung ist offen.
admin-none-open = keine dieser Meldungen ist offen; tworivers admin reports zählt die offenen auf
admin-done = { $count ->
    [one] Eine Meldung ist erledigt.
   *[other] { $count } Meldungen sind erledigt.
  }
admin-muted = { $whom } kann bis { $until } nichts schreiben.
admin-banned = { $whom } ist abgemeldet und bis { $until } ausgesperrt.
admin-lifted = { $whom } darf wieder spielen und schreiben.
admin-nothing-lifted = { $whom } ist weder stumm noch ausgesperrt
admin-closed = Tisch { $table } ist geschlossen.
admin-over = die Partie an Tisch { $table } ist schon vorbei
admin-no-table = einen Tisch { $table } gibt es nicht
admin-exported = Was über { $whom } bekannt ist, steht in { $file }.
admin-erased = { $whom } ist gelöscht. { $tables ->
    [0] Kein Tisch ist betroffen.
    [one] Ein Tisch bleibt ohne den Namen.
   *[other] { $tables } Tische bleiben ohne den Namen.
  }
admin-unsure = { $whom } würde endgültig gelöscht; mit --yes bestätigen, wenn das gemeint ist
admin-nobody = niemand heißt { $whom }: erwartet wird der Name eines Kontos oder eine Kennung, wie Meldungen sie zeigen
admin-wrong-time = --for { $time }: erwartet wird eine Dauer wie 30m, 12h, 7d oder 2w, höchstens 100 Jahre
