# Turniere: der Befehl, seine Tabellen und die Seite.

tournament-title = { $game }: ein Turnier
tournament-facts = { $bots ->
    [one] Ein Computergegner
   *[other] { $bots } Computergegner
  }, { $seats } am Tisch, { $games ->
    [one] eine Partie
   *[other] { $games } Partien
  }
tournament-stopped = Vor dem Ende abgebrochen: { $played } von { $games } Partien wurden gespielt.
tournament-percent = { $percent } %
tournament-interval = { $low } bis { $high }
tournament-elo = Elo
tournament-seat = Platz { $seat }

tournament-ratings = Spielstärke
tournament-ratings-lead = In Elo-Punkten, 0 ist das Mittel aller: Wer 100 Punkte mehr hat, liegt in 64 % der Begegnungen vor dem anderen. Die Balken enthalten den wahren Wert mit einer Wahrscheinlichkeit von 95 %.
tournament-cross = Wer schlägt wen
tournament-cross-lead = Wie oft der Computergegner einer Zeile vor dem einer Spalte lag; ein geteilter Rang zählt für beide halb.
tournament-scores = Punkte
tournament-scores-lead = Wie sich die Punkte auf die Partien verteilen; der goldene Strich ist das Mittel.
tournament-seats = Plätze
tournament-seats-lead = Der Anteil der Tische in Prozent, die von jedem Platz aus gewonnen wurden, in der Reihenfolge der Plätze bei Spielbeginn; beim goldenen Strich wäre es ausgeglichen. Alle saßen reihum überall, also sagt das nichts über ihre Stärke.
tournament-repeat = Zum Wiederholen
tournament-repeat-lead = Derselbe Plan ergibt dieselben Partien, außer wenn jemand nach der Uhr denkt.

tournament-column-bot = Wer
tournament-column-elo = Elo
tournament-column-interval = 95 %
tournament-column-games = Plätze
tournament-column-won = Gewonnen
tournament-column-score = Punkte
tournament-column-spread = Streuung
tournament-column-thought = ms je Wahl

tournament-fact-command = Befehl
tournament-fact-seed = Startwert
tournament-fact-options = Optionen
tournament-fact-box = Material
tournament-fact-rules = Fassung der Regeln
tournament-fact-program = Programm
tournament-fact-cycle = Ausgeglichen nach so vielen Partien
tournament-fact-clock = Denken nach der Uhr
tournament-standard-box = das übliche
tournament-own-box = eigenes, festgehalten in report.json

tournament-playing = Es wird gespielt
tournament-written = Geschrieben: { $files }
tournament-broken-off = Abgebrochen: { $played } von { $games } Partien wurden gespielt.
tournament-lost = Ein Prozess, der spielte, endete von selbst, vielleicht aus Mangel an Arbeitsspeicher; was vorher gespielt wurde, bleibt.
tournament-nothing = Abgebrochen, bevor die erste Partie zu Ende war; geschrieben wird nichts.
tournament-same = Wiederholt: Alle { $games } Partien gingen genauso aus.
tournament-differs = Wiederholt: { $count } von { $games } Partien verliefen anders, zuerst Partie { $first }.
tournament-differs-clock = Diese denken nach der Uhr und entscheiden vielleicht jedes Mal anders: { $bots }.

tournament-few-bots = --bots nennt { $count ->
    [0] niemanden
    [one] einen Computergegner
   *[other] { $count } Computergegner
  }; erwartet werden mindestens zwei verschiedene, durch Kommas getrennt
tournament-many-bots = --bots nennt { $count } Computergegner; höchstens { $most } können gegeneinander spielen
tournament-bot-twice = Computergegner { $name } ist doppelt genannt
tournament-missing = { $option } fehlt; erwartet wird { $expected }
tournament-what-bots = Computergegner, durch Kommas getrennt, etwa random,greedy
tournament-repeat-fixed = { $option } steht in { $file } und lässt sich nicht noch einmal angeben
tournament-repeat-rules = { $file } wurde nach Fassung { $rules } der Regeln gespielt; dieses Programm hat Fassung { $current }
tournament-many-processes = --processes ist { $processes }; höchstens { $most } sind möglich
tournament-both = --processes und --ray sagen, wo gespielt wird; bitte nur eines angeben
