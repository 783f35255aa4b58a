# Ce que la carte dit des choses qui s’y trouvent.

map-board = La carte
map-euphrates = Euphrate
map-tigris = Tigre
map-lower-sea = Mer Inférieure
map-zagros = ZAGROS
map-taurus = TAURUS
map-owner = { $who ->
    [nomades] tenue par les nomades
   *[other] tenue par { $who }
}
map-neutral = à personne
map-origin = terre d’origine d’une tribu
map-cities = { $count ->
    [one] Ville : { $names }.
   *[other] Villes : { $names }.
}
map-irrigable = { $city } (irrigable)
map-walls = { $count ->
    [one] { $count } mur
   *[other] { $count } murs
}
map-forges = { $count ->
    [one] { $count } forge
   *[other] { $count } forges
}
map-millstones = { $count ->
    [one] { $count } meule
   *[other] { $count } meules
}
map-marduk = { $count ->
    [one] { $count } temple de Marduk
   *[other] { $count } temples de Marduk
}
map-ishtar = { $count ->
    [one] { $count } temple d’Ishtar
   *[other] { $count } temples d’Ishtar
}
map-canals = { $count ->
    [one] { $count } canal
   *[other] { $count } canaux
}
map-mine = une mine
map-trees = arbres : { $trees } sur { $holes }
map-tribe = { $tribe } : { $count ->
    [one] { $count } unité.
   *[other] { $count } unités.
}
map-stack = Pile : { $who }, hauteur { $height }.
map-stack-known = Pile : { $who } ({ $content }).
map-units-foot = { $count ->
    [one] { $count } fantassin
   *[other] { $count } fantassins
}
map-units-chariot = { $count ->
    [one] { $count } char
   *[other] { $count } chars
}
map-units-blank = { $count ->
    [one] { $count } leurre
   *[other] { $count } leurres
}
map-slot = Case { $slot } : { $symbol }, { $who }.
map-slot-next = Case { $slot } : le prochain symbole va ici.
map-slot-empty = Case { $slot } : vide.
map-party = { $who } : { $score } sur le cadre ({ $symbols }).
map-none = rien encore
map-troops = Tes troupes à { $place } : { $content }. Fais-les glisser, ou choisis-les puis leur but.
map-march-all = tous les soldats
map-march-to = Marche vers { $place } : { $flour } farine.
map-march-fight = Attaque à { $place } : { $flour } farine.
map-caravan = Le chemin de la caravane : { $from } → { $to }.
map-caravan-asks = Le chemin de la caravane : { $from } → { $to }. Elle doit demander à { $who }.
map-legend = Légende
map-legend-city = Ville
map-legend-wall = Mur
map-legend-canal = Canal et champ
map-legend-irrigable = Irrigable, pas encore de canal
map-legend-marduk = Temple de Marduk
map-legend-ishtar = Temple d’Ishtar
map-legend-forge = Forge
map-legend-millstone = Meule
map-legend-mine = Mine
map-legend-tree = Arbres à abattre
map-legend-road = Route : voisinage
map-legend-barred = Pas de passage
map-mat-provinces = Provinces
map-mat-cards = Cartes
map-mat-known = A { $cards }
map-mat-free = Libre-échange : +{ $metal } métal au printemps
map-mat-strict = Pas de métal du libre-échange au printemps prochain
map-mat-score = Sur le cadre
map-mat-ally = Alliance avec { $who }
map-mat-may-attack = En guerre avec { $who }, peut attaquer
map-out-of-play = hors jeu à si peu de souverains
map-mat-war = En guerre avec { $who }
map-mat-out = hors jeu
map-phase-idle = prêt
map-phase-felling = abattage
map-phase-regrowth = pousse
map-phase-free-trade = libre-échange
map-phase-ore = minerai
map-phase-harvest = récolte
map-phase-milling = mouture
map-phase-feeding = vivres
map-phase-forges = forges
map-phase-walls = murs
map-phase-works = ateliers
map-phase-building = bâtir
map-phase-policy = politique et guerre

# In place of the shared words: what is counted in this game.
winner-points = { $points ->
    [one] avec { $points } symbole
   *[other] avec { $points } symboles
}
how-points = D’où vient chaque symbole
chart = Symboles au fil de la partie
chart-of-scores = Symboles
