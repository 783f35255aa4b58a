# Was die Karte über die Dinge auf ihr sagt.

map-board = Die Karte
map-euphrates = Euphrat
map-tigris = Tigris
map-lower-sea = Unteres Meer
map-zagros = ZAGROS
map-taurus = TAURUS
map-owner = { $who ->
    [Nomaden] Land der Nomaden
   *[other] Reich von { $who }
}
map-neutral = niemandes Land
map-origin = Heimat eines Stammes
map-cities = { $count ->
    [one] Stadt: { $names }.
   *[other] Städte: { $names }.
}
map-irrigable = { $city } (bewässerbar)
map-walls = { $count ->
    [one] eine Mauer
   *[other] { $count } Mauern
}
map-forges = { $count ->
    [one] eine Schmiede
   *[other] { $count } Schmieden
}
map-millstones = { $count ->
    [one] ein Mahlstein
   *[other] { $count } Mahlsteine
}
map-marduk = { $count ->
    [one] ein Marduk-Tempel
   *[other] { $count } Marduk-Tempel
}
map-ishtar = { $count ->
    [one] ein Ischtar-Tempel
   *[other] { $count } Ischtar-Tempel
}
map-canals = { $count ->
    [one] ein Kanal
   *[other] { $count } Kanäle
}
map-mine = eine Mine
map-trees = { $trees } von { $holes } Bäumen
map-tribe = { $tribe }: { $count ->
    [one] 1 Einheit.
   *[other] { $count } Einheiten.
}
map-stack = Ein Stapel von { $who }, { $height } hoch.
map-stack-known = Ein Stapel von { $who }: { $content }.
map-units-foot = { $count ->
    [one] 1 Fußtruppe
   *[other] { $count } Fußtruppen
}
map-units-chariot = { $count ->
    [one] 1 Streitwagen
   *[other] { $count } Streitwagen
}
map-units-blank = { $count ->
    [one] 1 Leerplättchen
   *[other] { $count } Leerplättchen
}
map-slot = Platz { $slot }: { $symbol }, { $who }.
map-slot-next = Platz { $slot }: Hierher kommt das nächste Symbol.
map-slot-empty = Platz { $slot }: leer.
map-party = { $who }: { $score } auf dem Rahmen ({ $symbols }).
map-troops = Deine Truppen in { $place }: { $content }. Zieh sie, oder wähle sie und dann ihr Ziel.
map-march-all = alle Soldaten
map-march-to = Marsch nach { $place }: { $flour } Mehl.
map-march-fight = Angriff auf { $place }: { $flour } Mehl.
map-caravan = Der Weg der Karawane von { $from } nach { $to }.
map-caravan-asks = Der Weg der Karawane von { $from } nach { $to }. Sie muss { $who } fragen.
map-none = noch nichts
map-legend = Legende
map-legend-city = Stadt
map-legend-wall = Stadtmauer
map-legend-canal = Kanal und Feld
map-legend-irrigable = Bewässerbar, noch kein Kanal
map-legend-marduk = Marduk-Tempel
map-legend-ishtar = Ischtar-Tempel
map-legend-forge = Schmiede
map-legend-millstone = Mahlstein
map-legend-mine = Mine
map-legend-tree = Bäume zum Fällen
map-legend-road = Weg: Nachbarn
map-legend-barred = Kein Durchkommen
map-mat-provinces = Provinzen
map-mat-cards = Karten
map-mat-known = Hat { $cards }
map-mat-free = Freihandel: +{ $metal } Metall im Frühling
map-mat-strict = Im nächsten Frühling kein Freihandels-Metall
map-mat-score = auf dem Rahmen
map-mat-ally = Verbündet mit { $who }
map-mat-may-attack = Im Krieg mit { $who }, darf angreifen
map-out-of-play = wird bei so wenigen Herrschern nicht bespielt
map-mat-war = Im Krieg mit { $who }
map-mat-out = ausgeschieden
map-phase-idle = fertig
map-phase-felling = Holz
map-phase-regrowth = Nachwuchs
map-phase-free-trade = Freihandel
map-phase-ore = Erz
map-phase-harvest = Ernte
map-phase-milling = Mahlen
map-phase-feeding = Versorgung
map-phase-forges = Schmieden
map-phase-walls = Mauern
map-phase-works = Werke
map-phase-building = Bauen
map-phase-policy = Politik und Krieg

# In place of the shared words: what is counted in this game.
winner-points = { $points ->
    [one] mit 1 Symbol
   *[other] mit { $points } Symbolen
}
how-points = Woher jedes Symbol kam
chart = Symbole im Verlauf
chart-of-scores = Symbole
