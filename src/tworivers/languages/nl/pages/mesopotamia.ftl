# Wat de kaart zegt over de dingen die erop liggen.

map-board = De kaart
map-euphrates = Eufraat
map-tigris = Tigris
map-lower-sea = Beneden-Zee
map-zagros = ZAGROS
map-taurus = TAURUS
map-owner = { $who ->
    [nomaden] land van de nomaden
   *[other] rijk van { $who }
}
map-neutral = niemandsland
map-origin = thuisland van een stam
map-cities = { $count ->
    [one] Stad: { $names }.
   *[other] Steden: { $names }.
}
map-irrigable = { $city } (irrigeerbaar)
map-walls = { $count ->
    [one] een muur
   *[other] { $count } muren
}
map-forges = { $count ->
    [one] een smidse
   *[other] { $count } smidsen
}
map-millstones = { $count ->
    [one] een molensteen
   *[other] { $count } molenstenen
}
map-marduk = { $count ->
    [one] een Marduktempel
   *[other] { $count } Marduktempels
}
map-ishtar = { $count ->
    [one] een Ishtartempel
   *[other] { $count } Ishtartempels
}
map-canals = { $count ->
    [one] een kanaal
   *[other] { $count } kanalen
}
map-mine = een mijn
map-trees = { $trees } van { $holes } bomen
map-tribe = { $tribe }: { $count ->
    [one] 1 eenheid.
   *[other] { $count } eenheden.
}
map-stack = Een stapel van { $who }, { $height } hoog.
map-stack-known = Een stapel van { $who }: { $content }.
map-units-foot = { $count ->
    [one] 1 voetsoldaat
   *[other] { $count } voetsoldaten
}
map-units-chariot = { $count ->
    [one] 1 strijdwagen
   *[other] { $count } strijdwagens
}
map-units-blank = { $count ->
    [one] 1 leeg fiche
   *[other] { $count } lege fiches
}
map-slot = Vak { $slot }: { $symbol }, { $who }.
map-slot-next = Vak { $slot }: hier komt het volgende symbool.
map-slot-empty = Vak { $slot }: leeg.
map-party = { $who }: { $score } op het kader ({ $symbols }).
map-none = nog niets
map-troops = Je troepen in { $place }: { $content }. Sleep ze, of kies ze en daarna hun doel.
map-march-all = alle soldaten
map-march-to = Mars naar { $place }: { $flour } meel.
map-march-fight = Aanval op { $place }: { $flour } meel.
map-caravan = De weg van de karavaan van { $from } naar { $to }.
map-caravan-asks = De weg van de karavaan van { $from } naar { $to }. Ze moet { $who } om doortocht vragen.
map-legend = Legenda
map-legend-city = Stad
map-legend-wall = Stadsmuur
map-legend-canal = Kanaal en akker
map-legend-irrigable = Irrigeerbaar, nog geen kanaal
map-legend-marduk = Marduktempel
map-legend-ishtar = Ishtartempel
map-legend-forge = Smidse
map-legend-millstone = Molensteen
map-legend-mine = Mijn
map-legend-tree = Bomen om te kappen
map-legend-road = Weg: buren
map-legend-barred = Geen doorgang
map-mat-provinces = Provincies
map-mat-cards = Kaarten
map-mat-known = Heeft { $cards }
map-mat-free = Vrijhandel: +{ $metal } metaal in de lente
map-mat-strict = Volgende lente geen metaal uit vrijhandel
map-mat-score = Op het kader
map-mat-ally = Bondgenoot van { $who }
map-mat-may-attack = In oorlog met { $who }, en mag aanvallen
map-out-of-play = doet bij zo weinig heersers niet mee
map-mat-war = In oorlog met { $who }
map-mat-out = afgevallen
map-phase-idle = klaar
map-phase-felling = kappen
map-phase-regrowth = aangroei
map-phase-free-trade = vrijhandel
map-phase-ore = erts
map-phase-harvest = oogst
map-phase-milling = malen
map-phase-feeding = voeden
map-phase-forges = smidsen
map-phase-walls = muren
map-phase-works = ambacht
map-phase-building = bouwen
map-phase-policy = politiek en oorlog

# In place of the shared words: what is counted in this game.
winner-points = { $points ->
    [one] met 1 symbool
   *[other] met { $points } symbolen
}
how-points = Waar elk symbool vandaan kwam
chart = Symbolen door de tijd
chart-of-scores = Symbolen
