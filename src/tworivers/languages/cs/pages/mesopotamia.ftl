# Co mapa říká o věcech, které na ní leží.

map-board = Mapa
map-euphrates = Eufrat
map-tigris = Tigris
map-lower-sea = Dolní moře
map-zagros = ZAGROS
map-taurus = TAURUS
map-owner = drží { $who }
map-neutral = země nikoho
map-origin = domovina kmene
map-cities = { $count ->
    [one] Město: { $names }.
    [few] Města: { $names }.
   *[other] Města: { $names }.
}
map-irrigable = { $city } (zavlažitelné)
map-walls = { $count ->
    [one] hradba
    [few] { $count } hradby
   *[other] { $count } hradeb
}
map-forges = { $count ->
    [one] kovárna
    [few] { $count } kovárny
   *[other] { $count } kováren
}
map-millstones = { $count ->
    [one] žernov
    [few] { $count } žernovy
   *[other] { $count } žernovů
}
map-marduk = { $count ->
    [one] Mardukův chrám
    [few] { $count } Mardukovy chrámy
   *[other] { $count } Mardukových chrámů
}
map-ishtar = { $count ->
    [one] Ištařin chrám
    [few] { $count } Ištařiny chrámy
   *[other] { $count } Ištařiných chrámů
}
map-canals = { $count ->
    [one] kanál
    [few] { $count } kanály
   *[other] { $count } kanálů
}
map-mine = důl
map-trees = stromy: { $trees } z { $holes }
map-tribe = { $tribe }: { $count ->
    [one] 1 jednotka.
    [few] { $count } jednotky.
   *[other] { $count } jednotek.
}
map-stack = Sloupec říše { $who }, výška { $height }.
map-stack-known = Sloupec říše { $who }: { $content }.
map-units-foot = { $count ->
    [one] 1 pěšák
    [few] { $count } pěšáci
   *[other] { $count } pěšáků
}
map-units-chariot = { $count ->
    [one] 1 válečný vůz
    [few] { $count } válečné vozy
   *[other] { $count } válečných vozů
}
map-units-blank = { $count ->
    [one] 1 prázdný žeton
    [few] { $count } prázdné žetony
   *[other] { $count } prázdných žetonů
}
map-slot = Políčko { $slot }: { $symbol }, { $who }.
map-slot-next = Políčko { $slot }: sem přijde další symbol.
map-slot-empty = Políčko { $slot }: prázdné.
map-party = { $who }: na rámu { $score } ({ $symbols }).
map-none = zatím nic
map-troops = Tvé vojsko, { $place }: { $content }. Přetáhni ho, nebo ho vyber a pak jeho cíl.
map-march-all = všichni vojáci
map-march-to = Pochod do provincie { $place }: mouka { $flour }.
map-march-fight = Útok na provincii { $place }: mouka { $flour }.
map-caravan = Cesta karavany: { $from } → { $to }.
map-caravan-asks = Cesta karavany: { $from } → { $to }. O průjezd žádá: { $who }.
map-legend = Vysvětlivky
map-legend-city = Město
map-legend-wall = Městská hradba
map-legend-canal = Kanál a pole
map-legend-irrigable = Zavlažitelné, zatím bez kanálu
map-legend-marduk = Mardukův chrám
map-legend-ishtar = Ištařin chrám
map-legend-forge = Kovárna
map-legend-millstone = Žernov
map-legend-mine = Důl
map-legend-tree = Stromy ke kácení
map-legend-road = Cesta: sousední provincie
map-legend-barred = Tudy nelze projít
map-mat-provinces = Provincie
map-mat-cards = Karty
map-mat-known = Má { $cards }
map-mat-free = Volný obchod: na jaře kov +{ $metal }
map-mat-strict = Příští jaro bez kovu z volného obchodu
map-mat-score = na rámu
map-mat-ally = Spojenectví: { $who }
map-mat-may-attack = Válka: { $who }, smí napadnout
map-out-of-play = při tak málo panovnících se nehraje
map-mat-war = Válka: { $who }
map-mat-out = nehraje
map-phase-idle = hotovo
map-phase-felling = kácení
map-phase-regrowth = obnova
map-phase-free-trade = volný obchod
map-phase-ore = ruda
map-phase-harvest = sklizeň
map-phase-milling = mletí
map-phase-feeding = obživa
map-phase-forges = kovárny
map-phase-walls = hradby
map-phase-works = dílny
map-phase-building = stavby
map-phase-policy = politika a válka

# In place of the shared words: what is counted in this game.
winner-points = { $points ->
    [one] s 1 symbolem
    [few] se { $points } symboly
   *[other] s { $points } symboly
}
how-points = Odkud je který symbol
chart = Symboly v průběhu hry
chart-of-scores = Symboly
