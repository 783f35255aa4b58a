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
