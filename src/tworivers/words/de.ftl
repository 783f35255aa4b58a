# Was alle Spiele gemeinsam haben: die Partie und die Befehlszeile.

match-over = Das Spiel ist aus.
match-unknown-seat = Es gibt keinen Platz { $seat }; die Plätze sind 0 bis { $last }.
match-unknown-action = Es gibt keine Aktion { $action }.
match-not-legal = Das geht jetzt nicht.
match-undo-nothing = Es wurde noch nichts entschieden.
match-undo-other = Die letzte Entscheidung traf jemand anderes.
match-undo-over = Das Spiel ist aus und seine Saat bekannt, also lässt sich nichts mehr zurücknehmen.
match-undo-known = Der Zufall hat entschieden oder Verborgenes wurde gezeigt, das lässt sich nicht zurücknehmen.

cli-preparing = Die Regeln werden für diesen Rechner vorbereitet (einmalig)
cli-simulating = Es wird gespielt

cli-unknown-game = unbekanntes Spiel { $name }; es gibt { $games }
cli-no-game = welches Spiel? Es gibt { $games }
cli-unknown-language = unbekannte Sprache { $name }; es gibt { $languages }
cli-unknown-seat = Platz { $name }: erwartet wird { $kinds }
cli-unknown-device = unbekanntes Gerät { $name }; es gibt { $devices }
cli-unknown-bot = Computergegner { $name }: erwartet wird { $kinds }
cli-bots-count = { $bots ->
    [one] ein Computergegner
   *[other] { $bots } Computergegner
  } für { $seats } Plätze; erwartet wird einer für alle Plätze oder einer je Platz
cli-option-form = Option { $text }: erwartet wird name=wert
cli-option-twice = Option { $name } ist doppelt angegeben
cli-box-unreadable = { $file }: nicht lesbar: { $reason }
cli-box-no-text = { $file }: nicht lesbar: Das ist kein Text (UTF-8)
cli-file-exists = { $file } gibt es schon und bleibt, wie es ist; bitte einen anderen Namen wählen
cli-file-unwritable = { $file }: nicht beschreibbar: { $reason }
cli-resume-other-game = { $file } ist eine Partie { $game }, nicht { $wanted }
cli-resume-fixed = { $option } lässt sich in einer Partie, die weitergeht, nicht ändern
cli-no-such-move = { $file } hat { $moves ->
    [one] einen Zug
   *[other] { $moves } Züge
  }; eine Stellung nach Zug { $at } gibt es nicht

cli-welcome = { $game }: { $players }
cli-seed-hash = Aller Zufall folgt aus einer Saat, die am Ende gezeigt wird. Ihre Prüfsumme: { $hash }
cli-kept-in = Jeder Zug wird festgehalten in { $file }
cli-goes-on = Die Partie geht nach Zug { $moves } weiter.
cli-choose = Nummer, oder h für Hilfe:
cli-question = { $who }: { $question }
cli-not-a-choice = { $text } steht nicht zur Wahl. Bitte eine Nummer von 1 bis { $last } eingeben, oder h für Hilfe.
cli-help =
    1, 2, 3 …    diese Möglichkeit wählen; auch ihr Text aus der Spieldatei geht
    u            die letzte Wahl zurücknehmen, wenn seither nichts bekannt wurde und niemand sonst entschied
    w            warum nicht? Alles, was jetzt nicht geht; w mit dem Anfang eines Textes: nur das
    l            was zuletzt geschah; l mit einer Zahl: so viele Züge
    s DATEI      eine Kopie in DATEI speichern
    h            diese Hilfe
    q            aufhören; die Partie bleibt erhalten
cli-undone = Zurückgenommen: { $action }
cli-saved = Gespeichert in { $file }
cli-save-which = Die Partie wird in { $file } festgehalten; s mit einem Dateinamen speichert dort eine Kopie.
cli-legal-now = Das geht: Es ist die Möglichkeit { $number }.
cli-why-not = { $actions }: { $reason }
cli-why-more = … und { $count } weitere aus solchen Gründen
cli-why-unknown = Nichts, was jetzt nicht geht, beginnt mit { $text }; w zeigt alles.
cli-nothing-yet = Es ist noch nichts geschehen.
cli-left = Die Partie bleibt erhalten. Weiter geht es mit: tworivers play --resume { $file }
cli-not-kept = Die Partie konnte nicht festgehalten werden: { $file }: { $reason }

cli-final = Das Spiel ist aus
cli-player = Wer
cli-score = Punkte
cli-winners = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen gemeinsam.
  }
cli-seed-fits = Die Saat war { $seed }; ihre Prüfsumme ist die vom Anfang, { $hash }.
cli-and = { $names } und { $last }

cli-sim-games = Partien
cli-sim-decisions = Entscheidungen
cli-sim-speed = Entscheidungen je Sekunde
cli-sim-seconds = Sekunden
cli-sim-seed = Saat
cli-sim-seat = Platz
cli-sim-mean = Punkte im Mittel
cli-sim-sd = Streuung
cli-sim-wins = gewonnene Partien

cli-replay-title = Nach { $at ->
    [one] einem Zug
   *[other] { $at } Zügen
  } von { $moves }
cli-move = { $number } { $who }: { $action }

cli-verified = { $file }: in Ordnung
cli-verified-game = { $game } zu { $seats }, { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
  }, alle erlaubt
cli-verified-rules = gespielt nach Fassung { $rules } der Regeln, der dieses Programms
cli-verified-other-rules = gespielt nach Fassung { $rules } der Regeln; auch nach Fassung { $current }, der dieses Programms, spielbar
cli-verified-seed = die Saat passt zu ihrer Prüfsumme { $hash }
cli-verified-result = Ergebnis { $scores }
cli-verified-running = nicht zu Ende; Punkte bis hier { $scores }

# Zahlen von `tworivers bench`

cli-bench-random = Zufallsspiel, { $seats } Plätze: { $median } Millionen Entscheidungen/s auf einem Kern ({ $low } bis { $high })
cli-bench-copy = Ein Zustand, in Maschinencode kopiert: { $median } ns ({ $low } bis { $high })
cli-bench-python = legal + apply aus Python: { $median } µs ({ $low } bis { $high })
cli-bench-threads = Zwei Threads: { $median }-mal so schnell wie einer ({ $low } bis { $high })
cli-bench-start = Vom Start bis zum ersten Zug: { $median } s ({ $low } bis { $high })
cli-bench-compile = Alles neu übersetzen: { $median } s
