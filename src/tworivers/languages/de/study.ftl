# Berichte darüber, wie ein Spiel in vielen Händen spielt, als Markdown.

study-percent = { $percent } %
study-points = { $points } Punkte
study-interval = { $low } bis { $high }
study-players = Parteien
study-tables = { $count } Parteien
study-a-game = je Partie
study-season = { $season } { $year }

study-title = Mesopotamia: ein lebhaftes Spiel, gleiche Aussichten?
study-introduction = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
  } bei jeder Zahl von Parteien, je zwei Jahre, das mitgelieferte Material und die üblichen Optionen; alle Parteien spielt derselbe Computergegner ({ $bot }): Er nimmt bei jeder Entscheidung, was nach seiner eigenen Rechnung am meisten verspricht, auch beim Handeln, und denkt nicht weiter voraus. Die Zahlen sagen, wie Regeln und Material in solchen Händen spielen, nicht, wie es Menschen ginge.
study-again = Noch einmal mit { $command }.
study-findings = Was die Zahlen sagen
study-overview = Überblick
study-counted = Ein Ergebnis ist die Zahl der Symbole auf dem Rahmen. Ein geteilter Sieg zählt für alle, die ihn teilen. Jedes Spiel dauert seine acht Jahreszeiten, außer wenn eine Partei allein übrig bleibt. Ungleichheit ist die Standardabweichung der Anteile an den Siegen, als Teil ihres Mittels.
study-happenings = Was in einem Spiel geschieht
study-cards = Karten, die in einem Spiel gespielt werden
study-seasons = Am Ende jeder Jahreszeit: der mittlere Vorrat einer Partei, die Symbole auf dem Rahmen, die Provinzen in Besitz.
study-trials = Versuche mit anderen Zahlen
study-trials-lead = Dieselben Spiele, ein Teil des Materials verändert.

study-column-decisions = Entscheidungen
study-column-winning-score = Ergebnis des Siegers
study-column-all-scores = alle Ergebnisse
study-column-margin = Vorsprung vor dem Zweiten
study-column-lead-changes = Führungswechsel
study-column-shared = geteilte Siege
study-column-spread = bester weniger schlechtester Anteil
study-column-unevenness = Ungleichheit
study-column-party = Partei
study-column-wins = Siege
study-column-interval = 95-%-Bereich
study-column-symbols = Symbole
study-column-provinces = Provinzen
study-column-season = Jahreszeit
study-column-card = Karte
study-winners-symbols = Symbole des Siegers
study-slowest-season = langsamste Jahreszeit
study-attacks = Angriffe
study-hunger = Hunger
study-wins-changed = Siege nach der Änderung

study-event-offer = Angebote
study-event-traded = Tauschgeschäfte
study-event-taken = neutrale Provinzen genommen
study-event-allied = Bündnisse geschlossen
study-event-broken = Bündnisse beendet
study-event-war = Kriege erklärt
study-event-war-lapsed = Kriege erloschen
study-event-attack = Angriffe von Parteien
study-event-duel = Duelle
study-event-conquered = Provinzen erobert
study-event-destroyed = davon alle Bauten zerstört
study-event-captured = davon Bauten erbeutet
study-event-repelled = Angriffe abgewehrt
study-event-raised = Einheiten aufgestellt
study-event-erected = Bauten und Anlagen errichtet
study-event-wall = Mauern gebaut
study-event-hunger = Jahreszeiten mit Hunger
study-event-torn-down = Mauern und Schmieden abgerissen
study-event-nomads = Züge von Nomaden
study-event-unseated = Symbole vom Rahmen genommen
study-event-converted = Symbole umgewandelt
study-event-card = Karten gespielt
study-event-out = Parteien ohne Land

study-trial-harvest-summer-winter = Ernte im Sommer und im Winter
study-trial-harvest-summer-winter-why = Getreide fehlt allen Parteien vom Winter bis zur nächsten Ernte. Zwei Ernten, ein halbes Jahr auseinander, keine davon in der Jahreszeit des Erzes.
study-trial-harvest-spring-autumn = Ernte im Frühling und im Herbst
study-trial-harvest-spring-autumn-why = Dasselbe, der Herbst bleibt.
study-trial-feeding = Versorgung im Sommer und im Winter
study-trial-feeding-why = Eine Ernte, aber die Städte essen nur zweimal im Jahr.
study-trial-ore = Erz im Frühling und im Herbst
study-trial-ore-why = Mehr Metall statt mehr Getreide.
study-trial-less-wood = Weniger Holz für Larsa
study-trial-less-wood-why = Larsa siegt mit 5 und 6 Parteien am häufigsten; die einzigen Bäume neben seinem Kern stehen in Lagasch und Umma.
study-trial-more-wood = Mehr Holz für Eschnunna und Assur
study-trial-more-wood-why = Beiden fehlen Bäume, und Assur siegt mit 5, 6 und 8 Parteien am seltensten.

study-amyitis-title = Amyitis: gleiche Plätze, viele Wege zum Sieg?
study-amyitis-introduction = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
  } bei jeder Zahl von Spielern, mit dem mitgelieferten Material und den üblichen Optionen; alle Plätze spielt derselbe Computergegner ({ $bot }). Die Zahlen sagen, wie Regeln und Material in solchen Händen spielen, nicht, wie es Menschen ginge.
study-amyitis-counted = Ein Ergebnis ist Prestige. Ein geteilter Sieg zählt für alle, die ihn teilen. Ungleichheit ist die Standardabweichung der Anteile der Plätze an den Siegen, als Teil ihres Mittels; wer beginnt, wird ausgelost, also ist hier Zufall, was ungleich ist.
study-amyitis-players = Spieler
study-amyitis-tables = { $count } Spieler
study-amyitis-cards = Hofkarten, die in einer Partie genommen werden
study-amyitis-event-planted = Felder bepflanzt
study-strategies = Was Sieger am Ende haben
study-crafts = Handwerker, die in einer Partie angeworben werden
study-course = Runde für Runde
study-at-the-end = am Ende
study-winners-of = Sieger, { $count } Spieler
study-everybody-of = alle, { $count } Spieler
study-had-plants = Pflanzen
study-had-camels = Kamele
study-had-talents = Talente
study-had-cubes-left = Würfel übrig
study-level-of = Stufe: { $card }
study-rounds = Runden
study-plants = Pflanzen
study-round = Runde
study-reached = { $count } Spieler: erreicht
study-prestige = { $count }: Prestige
study-tiles = { $count }: Plättchen übrig
study-column-seat = Platz
study-column-score = Ergebnis
study-column-craft = Handwerk
study-event-recruited = Handwerker angeworben
study-event-temple = Würfel in Tempeln
study-event-pushed-out = Würfel aus Tempeln verdrängt
study-event-watered = Kanäle bewässert
study-event-caravan = Karawanenreisen
study-event-sold = Waren verkauft
study-event-court = Hofkarten genommen
study-event-gardeners-spent = Gärtner abgegeben
study-event-passed = gepasst
study-event-row-full = Reihen von Feldern gefüllt
study-trial-single-channels = Überall ein Kanal
study-trial-single-channels-why = Wie viele Kanäle zwischen zwei Feldern liegen, lesen wir so aus den Bildern; zwei kosten zwei Würfel.
study-trial-other-circuit = Andere Reihenfolge der Städte
study-trial-other-circuit-why = Hof- und Pflanzenstädte tauschen die Plätze: Die Reihenfolge auf dem Rundweg ist von uns.
study-trial-more-gardeners = Doppelt so viele Gärtner
study-trial-more-gardeners-why = Wie viele Gärtner es bei jeder Zahl von Spielern gibt, ist von uns.
study-trial-more-bankers = Ein zweiter Bankier der Stufe 3
study-trial-more-bankers-why = Nach unserer Zählung gibt es einen: Wer ihn hat, hat ihn allein.
study-trial-fewer-palaces = Ein geringerer Palast der Stufe 6
study-trial-fewer-palaces-why = Seine 10 Prestige stammen aus einer einzigen fremden Quelle.
