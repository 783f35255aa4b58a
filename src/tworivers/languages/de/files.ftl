# Was an etwas nicht stimmen kann, das jemand mitbringt: an einem Spielstand, einer Materialdatei, an Optionen, Plätzen, Namen.
# Köpfe, Schlüssel und Werte der Dateien selbst bleiben in jeder Sprache, wie sie sind.

## Wo es nicht stimmt

wrong-in-file = { $file }: { $reason }
wrong-in-line = { $file }: Zeile { $line }: { $reason }
wrong-line = Zeile { $line }: { $reason }
wrong-file-yours = die Datei
wrong-file-box = die Materialdatei
wrong-file-its-box = die Materialdatei darin
wrong-file-changed = { $file } (nach dem Speichern verändert)
wrong-file-other-version = { $file } (gespielt nach Fassung { $played } der Regeln; dieses Programm hat Fassung { $version })
wrong-unreadable = nicht lesbar: { $reason }

## Optionen, Plätze und Namen

wrong-option = { $game } hat keine Option { $name }, sondern { $options }
wrong-option-none = { $game } hat keine Option { $name }, auch keine andere
wrong-option-value = Option { $name }: { $value } gibt es nicht, nur { $values }
wrong-version = Fassung { $version } der Regeln von { $game } ist hier unbekannt; die neueste ist { $newest }
wrong-seats = { $game } ist für { $least } bis { $most } Spieler, nicht für { $seats }
wrong-seat-level = Platz { $seat }: nur Computergegner haben eine Stärke
wrong-seat-open = Platz { $seat } ist offen: Auf einem Gerät kann niemand dazukommen
wrong-box-in-page = eine eigene Schachtel liest nur der Server
wrong-names = { $names ->
    [one] ein Name
   *[other] { $names } Namen
  } für { $seats } Plätze
wrong-name = Name { $text }: erwartet werden druckbare Zeichen, mindestens eines, ohne Leerzeichen am Rand
wrong-seed = Startwert { $text }: erwartet werden druckbare Zeichen, mindestens eines, ohne Leerzeichen am Rand
wrong-bot = { $game } hat keinen Computergegner { $name }, sondern { $bots }
wrong-bot-thinking = { $game } hat keinen Computergegner { $name }, sondern { $bots }, { $greedy }, { $search } (1 bis { $most }), { $network } und { $searching }, wo es ein Netz hat
wrong-network-file = { $file }: Das Netz kann nicht gelesen werden: { $reason }
wrong-network-runtime = { $file }: Das Netz braucht ONNX Runtime, das sich nicht laden lässt ({ $reason }); installieren mit: pip install onnxruntime
wrong-network-damaged = { $file }: Das ist kein Netz, oder es ist beschädigt: ONNX Runtime kann es nicht lesen
wrong-network-game = { $file }: ein Netz für { $other }, nicht für { $game }
wrong-network-rules = { $file }: ein Netz für andere Regeln von { $game } (Version { $version }; dieses Programm hat Version { $now }); es muss neu lernen
wrong-network-seats = { $file }: Dieses Netz hat nicht gelernt, zu { $seats } zu spielen
wrong-game-twice = { $packages } bringen ein Spiel namens { $name } mit: alle bis auf eines müssen deinstalliert werden
wrong-game = das Spiel { $name } von { $package } ({ $place }) ist nicht brauchbar: { $reason }
wrong-game-name = erwartet wird ein Name aus kleinen Buchstaben, Ziffern und Bindestrichen
wrong-game-kind = erwartet wird ein { $expected }, da ist { $found }
wrong-game-other-name = das Spiel nennt sich selbst { $name }

## Spielstände

wrong-save-empty = die Datei ist leer; erwartet wird ein Spielstand
wrong-save-large = zu groß für einen Spielstand
wrong-save-no-text = kein Spielstand: das ist kein Text (UTF-8)
wrong-save-first = kein Spielstand: erwartet wird [Game "..."], da steht { $found }
wrong-save-breaks-off = die Datei bricht ab: nach der letzten Zeile werden "end", die Zahl der Züge und eine Prüfsumme erwartet, { $found }
wrong-save-after-end = Text nach der Schlusszeile: { $found }
wrong-save-count = die Schlusszeile zählt { $counted } Züge, die Datei hat { $moves }
wrong-save-no-box = eine Zeile, die mit % beginnt, aber davor weder [Box "custom"] noch [Position "set up"]
wrong-save-many-moves = erwartet werden höchstens { $most } Züge, es sind mehr
wrong-save-missing = [{ $header } "..."] fehlt
wrong-save-header = erwartet wird [Name "Wert"], da steht { $found }
wrong-save-unknown-header = unbekannter Kopf { $header }; erwartet wird einer von { $headers }
wrong-save-twice = { $header } steht hier zum zweiten Mal, zuerst in Zeile { $first }
wrong-save-header-late = der Kopf { $header } steht zwischen den Zügen
wrong-save-move-form = erwartet werden "{ $number }", ein Platz und eine Handlung, da steht { $found }
wrong-save-move-number = erwartet wird Zug { $number }, da steht { $found }
wrong-save-note = eine Anmerkung hat nur druckbare Zeichen, da steht { $found }
wrong-save-no-variation = ")" beendet eine Variante, aber keine hat mit "(" begonnen
wrong-save-empty-variation = die Variante, die hier beginnt, hat keine Züge
wrong-save-open-variation = die Variante, die hier beginnt, endet nicht mit ")"
wrong-save-deep-variation = erwartet werden höchstens { $most } Varianten ineinander, es sind mehr
wrong-save-many-variations = erwartet werden höchstens { $most } Varianten, es sind mehr
wrong-save-digest = die Prüfsumme passt nicht zum Text darüber
wrong-save-game = unbekanntes Spiel { $game }; dieses Programm hat { $games }
wrong-save-rules = erwartet wird die Fassung der Regeln, da steht { $found }
wrong-save-seats = erwartet wird die Zahl der Spieler, da steht { $found }
wrong-save-names = { $seats ->
    [one] erwartet wird ein Name
   *[other] erwartet werden { $seats } Namen
  }, da sind { $names }
wrong-save-box = erwartet wird "standard" mit acht Hexadezimalziffern oder "custom", da steht { $found }
wrong-save-other-box = die mitgelieferte Materialdatei hat heute andere Werte ({ $today }) als zu der Zeit, als dies gespielt wurde ({ $then }), darum lässt es sich nicht nachspielen
wrong-save-no-seed = der Startwert fehlt noch, wie immer, solange eine Partie läuft; die Züge lassen sich lesen, aber ohne ihn nicht nachspielen
wrong-save-seed = der Startwert passt nicht zum SeedHash in Zeile { $line }
wrong-save-seat = unbekannter Platz { $seat }; erwartet wird { $seats }
wrong-save-action = unbekannte Handlung { $action }; erwartet wird eine wie { $actions }
wrong-save-move = { $seat } kann { $action } nicht spielen: { $reason }
wrong-save-no-result = die Partie ist aus, aber [Result "{ $scores }"] fehlt
wrong-save-early-result = ein Result, obwohl die Partie nach dem letzten Zug nicht aus ist
wrong-save-result = als Result steht da { $result }, die Züge ergeben { $scores }
wrong-save-options = erwartet wird jede Option einmal als name=wert, da steht { $found }
wrong-save-played = gespielt wurde nach Fassung { $played } der Regeln, hier gilt { $version }: { $reason }

## Materialdateien, und Werte überall

wrong-box-large = zu groß: erwartet werden höchstens { $most } Zeichen, es sind mehr
wrong-box-long-word = erwartet wird ein Schlüssel oder eine Zahl mit höchstens { $most } Zeichen
wrong-box-deep-key = erwartet werden Schlüssel mit höchstens { $most } Teilen
wrong-box-deep = erwartet werden höchstens { $most } Klammern ineinander
wrong-box-many-keys = erwartet werden höchstens { $most } Schlüssel

wrong-toml = keine TOML-Datei: { $fault }
wrong-toml-at = keine TOML-Datei: Zeile { $line }, Spalte { $column }: { $fault }
wrong-toml-end = keine TOML-Datei: am Ende: { $fault }
wrong-toml-statement = erwartet wird ein Schlüssel, eine Überschrift in Klammern oder ein Kommentar
wrong-toml-newline = erwartet wird das Ende der Zeile
wrong-toml-twice = das steht schon in der Datei
wrong-toml-heading = die Klammern dieser Überschrift schließen nicht
wrong-toml-equals = erwartet wird "=" nach dem Schlüssel
wrong-toml-key = so kann kein Schlüssel beginnen
wrong-toml-array = diese Liste schließt nicht
wrong-toml-table = diese Tabelle in geschweiften Klammern schließt nicht
wrong-toml-string = dieser Text endet nicht
wrong-toml-escape = dieses Zeichen gibt es nach "\" nicht
wrong-toml-character = dieses Zeichen kann hier nicht stehen
wrong-toml-date = dieses Datum oder diese Zeit gibt es nicht
wrong-toml-value = erwartet wird ein Wert: eine Zahl, ein Text in Anführungszeichen, true oder false, oder eine Liste
wrong-toml-other = etwas ist nicht, wie TOML es verlangt

wrong-key = { $key } ist { $value }: { $expected }
wrong-place = { $key }: { $expected }
wrong-key-missing = { $key } fehlt
wrong-key-unknown = { $key } ist kein Schlüssel dieser Datei
wrong-value-integer = erwartet wird eine ganze Zahl
wrong-value-number = erwartet wird eine Zahl
wrong-value-switch = erwartet wird true oder false
wrong-value-text = erwartet wird ein Text
wrong-value-list = erwartet wird eine Liste
wrong-value-table = erwartet wird eine Tabelle aus Schlüsseln und Werten
wrong-value-choice = erwartet wird eines von { $expected }
wrong-value-kind = erwartet wird { $expected }
wrong-value-more = erwartet wird mehr als { $expected }
wrong-value-least = erwartet wird { $expected } oder mehr
wrong-value-less = erwartet wird weniger als { $expected }
wrong-value-most = erwartet wird { $expected } oder weniger
wrong-value-few = { $expected ->
    [one] erwartet wird mindestens ein Wert
   *[other] erwartet werden mindestens { $expected } Werte
  }
wrong-value-many = { $expected ->
    [one] erwartet wird höchstens ein Wert
   *[other] erwartet werden höchstens { $expected } Werte
  }
wrong-value-short = { $expected ->
    [one] erwartet wird mindestens ein Zeichen
   *[other] erwartet werden mindestens { $expected } Zeichen
  }
wrong-value-long = { $expected ->
    [one] erwartet wird höchstens ein Zeichen
   *[other] erwartet werden höchstens { $expected } Zeichen
  }
wrong-value-form = erwartet wird ein Text der Form { $expected }
wrong-value-json = erwartet wird JSON
wrong-value-say = erwartet wird etwas zu lesen
wrong-value-other = { $reason }

## Was das System sagt

system-missing = diese Datei oder diesen Ordner gibt es nicht
system-forbidden = das ist nicht erlaubt
system-folder = es ist ein Ordner
system-no-folder = ein Teil des Pfads ist kein Ordner
system-exists = das gibt es schon
system-full = es ist kein Platz mehr
system-read-only = dort lässt sich nichts schreiben
system-long-name = der Name ist zu lang
system-links = die Verweise führen im Kreis
system-many-files = zu viele Dateien sind offen
system-device = das Gerät hat versagt
system-address-taken = dort lauscht schon etwas anderes
system-no-address = diese Adresse hat dieser Rechner nicht
system-other = das System lehnt es ab ({ $reason })

## Stellungen, von Hand aufgebaut

wrong-position-none = Stellungen von { $game } lassen sich nicht von Hand aufbauen
wrong-position-name = so etwas gibt es in dieser Stellung nicht: { $name }
wrong-position-value = { $group }, { $thing }: erwartet wird eines von { $values }, da steht { $value }
wrong-position-number = { $group }, { $thing }: erwartet wird eine Zahl von { $least } bis { $most }, da steht { $value }
wrong-position-line = erwartet werden ein Ding und sein Wert, jedes Ding einmal, da steht { $found }
wrong-position-law = die Teile gehen nicht auf (Gesetz { $law } dieses Spiels)
wrong-position = { $reason }
wrong-save-position = erwartet werden [Position "set up"] und dann ihre Zeilen, da steht { $found }
