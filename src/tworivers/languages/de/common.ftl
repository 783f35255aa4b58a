# Was alle Spiele gemeinsam haben: die Partie und die Befehlszeile.

match-over = Das Spiel ist aus.
match-unknown-seat = Es gibt keinen Platz { $seat }; die Plätze sind 0 bis { $last }.
match-unknown-action = Es gibt keine Aktion { $action }.
match-not-legal = Das geht jetzt nicht.
lesson-not-here = Das gehört nicht zu dieser Lektion.
match-undo-nothing = Es wurde noch nichts entschieden.
match-undo-other = Die letzte Entscheidung traf jemand anderes.
match-undo-over = Das Spiel ist aus und sein Startwert bekannt, also lässt sich nichts mehr zurücknehmen.
match-undo-known = Der Zufall hat entschieden oder Verborgenes wurde gezeigt, das lässt sich nicht zurücknehmen.

cli-preparing = Die Regeln werden für diesen Rechner vorbereitet
cli-simulating = Es wird gespielt

cli-unknown-game = unbekanntes Spiel { $name }; es gibt { $games }
cli-no-game = welches Spiel? Es gibt { $games }
cli-unknown-language = unbekannte Sprache { $name }; es gibt { $languages }
cli-unknown-seat = Platz { $name }: erwartet wird { $kinds }
cli-unknown-device = unbekanntes Gerät { $name }; es gibt { $devices }
cli-unknown-bot = Computergegner { $name }: erwartet wird { $kinds }
cli-bots-count = { $bots } Computergegner für { $seats } Plätze; erwartet wird einer je Platz oder weniger, die dann reihum sitzen
cli-bots-device = --device { $device } kennt nur { $bots } als Computergegner; andere spielen mit --device cpu
cli-process-lost = ein Prozess, der spielte, endete von selbst, vielleicht aus Mangel an Arbeitsspeicher; weniger gibt es mit --threads
cli-no-study = zu { $game } gibt es keine Studie; es gibt eine zu { $games }
cli-train-seats = --seats { $text }: erwartet werden Spielerzahlen, durch Kommas getrennt; es gibt { $seats }
cli-train-learning = Lernt
cli-train-strength = { $seconds } s, { $games } Partien, { $speed } Entscheidungen/s: zu { $seats }t { $won } ± { $error } % gewonnen gegen { $against }, { $points } zu { $others } Punkte
cli-train-written = Netz, Zwischenstand und Bericht liegen in { $folder }
cli-option-form = Option { $text }: erwartet wird name=wert
cli-option-twice = Option { $name } ist doppelt angegeben
cli-empty-path = { $what }: erwartet wird der Name einer Datei, gefunden wurde nichts
cli-too-many-games = --games ist { $games }; höchstens { $most } lassen sich auf einmal spielen
cli-too-many-threads = --threads ist { $threads }; höchstens { $most } sind möglich
cli-no-memory = für { $games } Partien auf einmal reicht der Arbeitsspeicher nicht; bitte weniger wählen
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
cli-seed-hash = Aller Zufall folgt aus einem Startwert, der am Ende gezeigt wird. Seine Prüfsumme: { $hash }
cli-kept-in = Jeder Zug wird festgehalten in { $file }
cli-goes-on = Die Partie geht nach Zug { $moves } weiter.
cli-choose = Nummer, oder h für Hilfe:
cli-question = { $who }: { $question }
cli-hand-over = Die Tastatur geht an { $who }. Schaut sonst niemand zu? Dann drücke Enter.
cli-not-a-choice = { $text } steht nicht zur Wahl. Bitte eine Nummer von 1 bis { $last } eingeben, oder h für Hilfe.
cli-help =
    1, 2, 3 …      diese Möglichkeit wählen; auch ihr Text aus der Spieldatei geht
    b, board       Spielplan, Frage und Möglichkeiten noch einmal zeigen
    u, undo        die letzte Wahl zurücknehmen, wenn seither nichts bekannt wurde und niemand sonst entschied
    w, why         warum nicht? Was die Frage beantworten würde, aber jetzt nicht geht
    w TEXT         dasselbe für alle Aktionen, deren Text in der Spieldatei mit TEXT beginnt
    l, log         was zuletzt geschah; l mit einer Zahl: so viele Züge
    s, save DATEI  eine Kopie in DATEI speichern
    h, help, ?     diese Hilfe
    q, quit        aufhören; die Partie bleibt erhalten
cli-undone = Zurückgenommen: { $action }
cli-saved = Gespeichert in { $file }
cli-save-which = Die Partie wird in { $file } festgehalten; s mit einem Dateinamen speichert dort eine Kopie.
cli-legal-now = Das geht: Es ist die Möglichkeit { $number }.
cli-why-more = … und { $count } weitere aus solchen Gründen; w mit dem Anfang ihres Textes zeigt sie
cli-why-nothing = Alles, was diese Frage beantworten würde, geht; w mit dem Anfang eines Aktionstextes sagt etwas zu anderen.
cli-why-unknown = Nichts, was jetzt nicht geht, beginnt mit { $text }.
cli-nothing-yet = Es ist noch nichts geschehen.
cli-left = Die Partie bleibt erhalten. Weiter geht es mit: tworivers play --resume { $file }
cli-not-kept = Die Partie konnte nicht festgehalten werden: { $file }: { $reason }

cli-bot-random = Zufallsgegner
cli-bot-apprentice = Lehrling
cli-bot-scribe = Schreiber
cli-bot-merchant = Händler
cli-bot-steward = Verwalter
cli-bot-governor = Statthalter
cli-bot-vizier = Wesir
cli-bot-sage = Weiser

cli-final = Das Spiel ist aus
cli-player = Wer
cli-score = Punkte
cli-winners = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen gemeinsam.
  }
cli-seed-fits = Der Startwert war { $seed }; seine Prüfsumme ist die vom Anfang, { $hash }.
cli-and = { $names } und { $last }

cli-sim-games = Partien
cli-sim-decisions = Entscheidungen
cli-sim-speed = Entscheidungen je Sekunde
cli-sim-seconds = Sekunden
cli-sim-seed = Startwert
cli-sim-seat = Platz
cli-sim-bot = Computergegner
cli-sim-mean = Punkte im Mittel
cli-sim-sd = Streuung
cli-sim-wins = gewonnene Partien
cli-sim-share = { $wins } ({ $percent } %)

cli-replay-title = Nach { $at ->
    [one] einem Zug
   *[other] { $at } Zügen
  } von { $moves }
cli-move-unseen = { $number }. { $who }
cli-move = { $number } { $who }: { $action }

cli-verified = { $file }: in Ordnung
cli-verified-game = { $game } { $seats ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
    [5] zu fünft
    [6] zu sechst
    [7] zu siebt
    [8] zu acht
   *[other] mit { $seats } Plätzen
  }, { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
  }, alle erlaubt
cli-verified-rules = gespielt nach Fassung { $rules } der Regeln, der dieses Programms
cli-verified-other-rules = gespielt und nachgespielt nach Fassung { $rules } der Regeln; neue Partien folgen Fassung { $current }
cli-verified-seed = der Startwert passt zu seiner Prüfsumme { $hash }
cli-verified-result = Ergebnis { $scores }
cli-verified-running = nicht zu Ende; Punkte bis hier { $scores }

# Zahlen von `tworivers bench`

cli-bench-random = Zufallsspiel, { $seats } Plätze: { $median } Millionen Entscheidungen/s auf einem Kern ({ $low } bis { $high })
cli-bench-copy = Ein Zustand, in Maschinencode kopiert: { $median } ns ({ $low } bis { $high })
cli-bench-python = legal + apply aus Python: { $median } µs ({ $low } bis { $high })
cli-bench-threads = Zwei Threads: { $median }-mal so schnell wie einer ({ $low } bis { $high })
cli-bench-start = Vom Start bis zum ersten Zug: { $median } s ({ $low } bis { $high })
cli-bench-compile = Alles neu übersetzen: { $median } s

# Tipps: mehreres in einem Satz, und was eine Suche sagt, wo keine Änderung für eine Wahl spricht

hint-and = { $one } und { $other }
hint-list = { $one }, { $other }
hint-last-step = { $one }, dann { $other }
hint-steps = { $one }, { $other }
hint-fares = In Spielen, die in Gedanken weitergespielt wurden, gewinnst du so { $percent } %, anders { $other } %.
hint-even = Es macht wenig aus: In Spielen, die in Gedanken weitergespielt wurden, gewinnst du so oder so etwa { $percent } %.
hint-only = { $count ->
    [one] Es gibt nur 1 Möglichkeit.
   *[other] Alle { $count } Möglichkeiten kommen auf dasselbe hinaus.
}
