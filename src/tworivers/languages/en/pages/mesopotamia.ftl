# What the map says about the things on it.

map-board = The map
map-euphrates = Euphrates
map-tigris = Tigris
map-lower-sea = Lower Sea
map-zagros = ZAGROS
map-taurus = TAURUS
map-owner = { $who ->
    [nomads] land of the nomads
   *[other] realm of { $who }
}
map-neutral = nobody’s land
map-origin = homeland of a tribe
map-cities = { $count ->
    [one] City: { $names }.
   *[other] Cities: { $names }.
}
map-irrigable = { $city } (irrigable)
map-walls = { $count ->
    [one] a wall
   *[other] { $count } walls
}
map-forges = { $count ->
    [one] a forge
   *[other] { $count } forges
}
map-millstones = { $count ->
    [one] a millstone
   *[other] { $count } millstones
}
map-marduk = { $count ->
    [one] a temple of Marduk
   *[other] { $count } temples of Marduk
}
map-ishtar = { $count ->
    [one] a temple of Ishtar
   *[other] { $count } temples of Ishtar
}
map-canals = { $count ->
    [one] a canal
   *[other] { $count } canals
}
map-mine = a mine
map-trees = { $trees } of { $holes } trees
map-tribe = { $tribe }: { $count ->
    [one] 1 unit.
   *[other] { $count } units.
}
map-stack = A stack of { $who }, { $height } high.
map-stack-known = A stack of { $who }: { $content }.
map-units-foot = { $count ->
    [one] 1 foot
   *[other] { $count } foot
}
map-units-chariot = { $count ->
    [one] 1 chariot
   *[other] { $count } chariots
}
map-units-blank = { $count ->
    [one] 1 blank
   *[other] { $count } blanks
}
map-slot = Slot { $slot }: { $symbol }, { $who }.
map-slot-next = Slot { $slot }: the next symbol goes here.
map-slot-empty = Slot { $slot }: empty.
map-party = { $who }: { $score } on the frame ({ $symbols }).
map-none = nothing yet
map-troops = Your troops in { $place }: { $content }. Drag them, or choose them and then where they go.
map-march-all = all soldiers
map-march-to = March to { $place }: { $flour } flour.
map-march-fight = Attack { $place }: { $flour } flour.
map-caravan = The way of the caravan of { $from } to { $to }.
map-caravan-asks = The way of the caravan of { $from } to { $to }. It has to ask { $who }.
map-legend = Legend
map-legend-city = City
map-legend-wall = City wall
map-legend-canal = Canal and field
map-legend-irrigable = Irrigable, no canal yet
map-legend-marduk = Temple of Marduk
map-legend-ishtar = Temple of Ishtar
map-legend-forge = Forge
map-legend-millstone = Millstone
map-legend-mine = Mine
map-legend-tree = Trees to fell
map-legend-road = Road: neighbours
map-legend-barred = No way through
map-mat-provinces = Provinces
map-mat-cards = Cards
map-mat-known = Holds { $cards }
map-mat-free = Free trade: +{ $metal } metal in spring
map-mat-strict = No free-trade metal next spring
map-mat-score = On the frame
map-mat-ally = Allied with { $who }
map-mat-may-attack = At war with { $who }, and may attack
map-out-of-play = not played with so few rulers
map-mat-war = At war with { $who }
map-mat-out = out
map-phase-idle = ready
map-phase-felling = felling
map-phase-regrowth = regrowth
map-phase-free-trade = free trade
map-phase-ore = ore
map-phase-harvest = harvest
map-phase-milling = milling
map-phase-feeding = feeding
map-phase-forges = forges
map-phase-walls = walls
map-phase-works = works
map-phase-building = building
map-phase-policy = policy and war

# In place of the shared words: what is counted in this game.
winner-points = { $points ->
    [one] with 1 symbol
   *[other] with { $points } symbols
}
how-points = How each symbol was made
chart = Symbols over time
chart-of-scores = Symbols
