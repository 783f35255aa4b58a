# Mit mond a térkép a rajta lévő dolgokról.

map-board = A térkép
map-euphrates = Eufrátesz
map-tigris = Tigris
map-lower-sea = Alsó-tenger
map-zagros = ZAGROSZ
map-taurus = TAURUSZ
map-owner = { $who } földje
map-neutral = senki földje
map-origin = egy törzs őshazája
map-cities = { $count ->
    [one] Város: { $names }.
   *[other] Városok: { $names }.
}
map-irrigable = { $city } (öntözhető)
map-walls = { $count ->
    [one] egy fal
   *[other] { $count } fal
}
map-forges = { $count ->
    [one] egy kovácsműhely
   *[other] { $count } kovácsműhely
}
map-millstones = { $count ->
    [one] egy malomkő
   *[other] { $count } malomkő
}
map-marduk = { $count ->
    [one] egy Marduk-templom
   *[other] { $count } Marduk-templom
}
map-ishtar = { $count ->
    [one] egy Istár-templom
   *[other] { $count } Istár-templom
}
map-canals = { $count ->
    [one] egy csatorna
   *[other] { $count } csatorna
}
map-mine = egy bánya
map-trees = { $holes } fából { $trees } áll
map-tribe = { $tribe }: { $count } egység.
map-stack = { $who } oszlopa, magassága { $height }.
map-stack-known = { $who } oszlopa: { $content }.
map-units-foot = { $count } gyalogos
map-units-chariot = { $count } harci szekér
map-units-blank = { $count } üres lapka
map-slot = { $slot }. mező: { $symbol }, { $who }.
map-slot-next = { $slot }. mező: ide kerül a következő szimbólum.
map-slot-empty = { $slot }. mező: üres.
map-party = { $who }: { $score } a kereten ({ $symbols }).
map-none = még semmi
map-troops = Csapataid, { $place }: { $content }. Húzd őket, vagy jelöld ki őket, aztán a céljukat.
map-march-all = minden katona
map-march-to = Menetelés, { $place }: { $flour } liszt.
map-march-fight = Támadás, { $place }: { $flour } liszt.
map-caravan = A karaván útja: { $from } → { $to }.
map-caravan-asks = A karaván útja: { $from } → { $to }. Átkelési engedély kell: { $who }.
map-legend = Jelmagyarázat
map-legend-city = Város
map-legend-wall = Városfal
map-legend-canal = Csatorna és szántó
map-legend-irrigable = Öntözhető, még nincs csatorna
map-legend-marduk = Marduk-templom
map-legend-ishtar = Istár-templom
map-legend-forge = Kovácsműhely
map-legend-millstone = Malomkő
map-legend-mine = Bánya
map-legend-tree = Kivágható fák
map-legend-road = Út: szomszédok
map-legend-barred = Nincs átjárás
map-mat-provinces = Tartományok
map-mat-cards = Kártyák
map-mat-known = Nála van: { $cards }
map-mat-free = Szabad csere: +{ $metal } fém tavasszal
map-mat-strict = Jövő tavasszal nincs fém a szabad cseréből
map-mat-score = a kereten
map-mat-ally = Szövetség: { $who }
map-mat-may-attack = Háború: { $who }, megtámadható
map-out-of-play = ilyen kevés uralkodónál nincs játékban
map-mat-war = Háború: { $who }
map-mat-out = kiesett
map-phase-idle = kész
map-phase-felling = favágás
map-phase-regrowth = sarjadás
map-phase-free-trade = szabad csere
map-phase-ore = érc
map-phase-harvest = aratás
map-phase-milling = őrlés
map-phase-feeding = ellátás
map-phase-forges = kovácsok
map-phase-walls = falak
map-phase-works = műhelyek
map-phase-building = építés
map-phase-policy = politika és háború

# In place of the shared words: what is counted in this game.
winner-points = { $points } szimbólummal
how-points = Honnan jött minden szimbólum
chart = A szimbólumok alakulása
chart-of-scores = Szimbólumok
