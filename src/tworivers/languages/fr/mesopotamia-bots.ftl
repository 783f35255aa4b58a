# Conseils : que faire en tout (des propositions, réunies en une phrase), pourquoi, dans les unités du jeu, et le reste.

clause-done = finir cette phase
clause-done-fell = finir l’abattage
clause-done-feed = nourrir les villes
clause-done-forge = en finir avec les forges
clause-done-wall = en finir avec les murs
clause-done-works = en finir avec forges et meules
clause-done-build = finir les constructions
clause-done-campaign = renoncer à une campagne
clause-done-move = finir le tour
clause-done-nomad-step = les laisser ici
clause-clockwise = faire suivre les autres dans le sens horaire
clause-counterclockwise = faire suivre les autres dans le sens antihoraire
clause-fell = { $count ->
    [one] abattre un arbre : { $places }
   *[other] abattre un arbre à chaque endroit : { $places }
}
clause-wall = { $count ->
    [one] bâtir un mur : { $places }
   *[other] bâtir un mur à chaque endroit : { $places }
}
clause-erect-forge = bâtir une forge à { $province }
clause-erect-millstone = bâtir une meule à { $province }
clause-erect-marduk = bâtir un temple de Marduk à { $province }
clause-erect-ishtar = bâtir un temple d’Ishtar à { $province }
clause-erect-canal = bâtir un canal à { $province }
clause-march-foot = marcher avec { $count ->
    [one] { $count } fantassin
   *[other] { $count } fantassins
} : { $start } → { $goal }
clause-march-foot-by = marcher avec { $count ->
    [one] { $count } fantassin
   *[other] { $count } fantassins
} : { $start } → { $places } → { $goal }
clause-march-chariot = marcher avec { $count ->
    [one] { $count } char
   *[other] { $count } chars
} : { $start } → { $goal }
clause-march-chariot-by = marcher avec { $count ->
    [one] { $count } char
   *[other] { $count } chars
} : { $start } → { $places } → { $goal }
clause-march-blank = marcher avec { $count ->
    [one] { $count } leurre
   *[other] { $count } leurres
} : { $start } → { $goal }
clause-march-blank-by = marcher avec { $count ->
    [one] { $count } leurre
   *[other] { $count } leurres
} : { $start } → { $places } → { $goal }
clause-march-from = se mettre en marche à { $province }
clause-work-smelt = fondre du minerai à { $province }
clause-work-foot = lever { $count ->
    [one] { $count } fantassin
   *[other] { $count } fantassins
} à { $province }
clause-work-chariot = lever { $count ->
    [one] { $count } char
   *[other] { $count } chars
} à { $province }
clause-work-blank = glisser { $count ->
    [one] { $count } leurre
   *[other] { $count } leurres
} dans la pile à { $province }
clause-work-smelt-somewhere = fondre du minerai dans une de tes forges
clause-work-foot-somewhere = lever 1 fantassin à une de tes forges
clause-work-chariot-somewhere = lever 1 char à une de tes forges
clause-work-blank-somewhere = glisser 1 leurre dans une de tes piles
clause-smelt = fondre { $ore } minerai
clause-mill = moudre { $grain } grain
clause-bank = échanger { $amount } { $given } contre { $count } { $taken } à la banque
clause-campaign-alliance = mener campagne pour une alliance avec { $who } et payer ainsi : { $material }
clause-campaign-break = mener campagne contre l’alliance avec { $who } et payer ainsi : { $material }
clause-campaign-war = mener campagne pour une guerre contre { $who } et payer ainsi : { $material }
clause-attack = attaquer { $province } avec { $chariots ->
    [0] { $foot ->
        [one] { $foot } fantassin
       *[other] { $foot } fantassins
    }
    [one] { $foot ->
        [0] { $chariots } char
        [one] { $foot } fantassin et { $chariots } char
       *[other] { $foot } fantassins et { $chariots } char
    }
   *[other] { $foot ->
        [0] { $chariots } chars
        [one] { $foot } fantassin et { $chariots } chars
       *[other] { $foot } fantassins et { $chariots } chars
    }
}
clause-attack-at = attaquer { $province }
clause-battle = engager la bataille à { $province } avec ceux qui sont là
clause-join = faire venir une unité à l’attaque : { $province }
clause-there = choisir { $province }
clause-foe = y attaquer { $who }
clause-send-unit = envoyer cette unité : { $unit }
clause-duel = faire attaquer cette unité : { $unit }
clause-defend = faire défendre cette unité : { $unit }
clause-slot = prendre le symbole de la case { $slot } du cadre
clause-card = jouer la carte : { $card }
clause-take-card = prendre la carte : { $card }
clause-mercenaries = placer les mercenaires à { $province }
clause-deserters = faire déserter un fantassin à { $province }
clause-deserters-of = faire déserter un fantassin ({ $who })
clause-locusts = envoyer les sauterelles sur { $who }
clause-intrigue = viser { $who } par l’intrigue
clause-intrigue-two = rompre l’alliance entre { $other } et { $who }
clause-spy = espionner { $who }
clause-rival = choisir { $who } pour la campagne
clause-party = choisir { $who }
clause-nomads = mener les { $tribe } à { $province }
clause-regrow = faire repousser un arbre à { $province }
clause-tear = démolir un mur ou une forge à { $province }
clause-tear-wall = démolir un mur à { $province }
clause-tear-forge = démolir une forge à { $province }
clause-yes-bless = user de la bénédiction
clause-yes-envoys = envoyer les émissaires
clause-offer = offrir à { $who } { $given } contre { $got }
clause-counter = répondre à { $who } par une contre-offre : { $given } contre { $got }
clause-toll = demander un péage à la caravane ({ $who }) : { $got }
clause-accept = accepter l’offre faite par { $who } : tu reçois { $got } et donnes { $given }
clause-decline = refuser l’offre faite par { $who } : tu recevrais { $got } et donnerais { $given }
goods-material = { $count } { $material }
goods-card = une carte ({ $card })
goods-nothing = rien

reason-symbols-more = +{ $count ->
    [one] { $count } symbole
   *[other] { $count } symboles
} sur le cadre
reason-symbols-less = −{ $count ->
    [one] { $count } symbole
   *[other] { $count } symboles
} sur le cadre
reason-symbols-chance = { $percent } % de chances d’avoir un symbole sur le cadre
reason-symbols-sure = un symbole sur le cadre à coup sûr, sinon { $percent } % de chances
reason-symbols-risk = { $percent } % de risque de perdre un symbole sur le cadre
reason-symbols-forgone = tu renonces à { $percent } % de chances d’avoir un symbole sur le cadre
reason-buildings-more = assez de métal, de bois et de farine pour { $count ->
    [one] { $count } temple ou canal de plus
   *[other] { $count } temples ou canaux de plus
}
reason-buildings-less = métal, bois et farine pour { $count ->
    [one] { $count } temple ou canal de moins
   *[other] { $count } temples ou canaux de moins
}
reason-hunger-more = il manquera { $count } farine de moins au prochain repas de tes villes
reason-hunger-less = il manquera { $count } farine de plus au prochain repas de tes villes
reason-land-more = +{ $count ->
    [one] { $count } province
   *[other] { $count } provinces
}
reason-land-less = −{ $count ->
    [one] { $count } province
   *[other] { $count } provinces
}
reason-land-chance = environ { $percent } % de chances d’une province de plus
reason-land-risk = environ { $percent } % de risque d’une province de moins
reason-trees-more = +{ $count ->
    [one] { $count } arbre
   *[other] { $count } arbres
} sur tes terres
reason-trees-less = −{ $count ->
    [one] { $count } arbre
   *[other] { $count } arbres
} sur tes terres
reason-mines-more = +{ $count ->
    [one] { $count } mine
   *[other] { $count } mines
}
reason-mines-less = −{ $count ->
    [one] { $count } mine
   *[other] { $count } mines
}
reason-sites-more = +{ $count ->
    [one] { $count } place
   *[other] { $count } places
} pour temples et canaux
reason-sites-less = −{ $count ->
    [one] { $count } place
   *[other] { $count } places
} pour temples et canaux
reason-forges-more = +{ $count ->
    [one] { $count } forge
   *[other] { $count } forges
}
reason-forges-less = −{ $count ->
    [one] { $count } forge
   *[other] { $count } forges
}
reason-millstones-more = +{ $count ->
    [one] { $count } meule
   *[other] { $count } meules
}
reason-millstones-less = −{ $count ->
    [one] { $count } meule
   *[other] { $count } meules
}
reason-walls-more = +{ $count ->
    [one] { $count } mur
   *[other] { $count } murs
}
reason-walls-less = −{ $count ->
    [one] { $count } mur
   *[other] { $count } murs
}
reason-exposed-more = { $count ->
    [one] { $count } province de moins
   *[other] { $count } provinces de moins
} où un voisin a plus d’unités que ta garde
reason-exposed-less = { $count ->
    [one] { $count } province de plus
   *[other] { $count } provinces de plus
} où un voisin a plus d’unités que ta garde
reason-foot-more = +{ $count ->
    [one] { $count } fantassin
   *[other] { $count } fantassins
}
reason-foot-less = −{ $count ->
    [one] { $count } fantassin
   *[other] { $count } fantassins
}
reason-chariots-more = +{ $count ->
    [one] { $count } char
   *[other] { $count } chars
}
reason-chariots-less = −{ $count ->
    [one] { $count } char
   *[other] { $count } chars
}
reason-prey-more = { $count ->
    [one] { $count } province ennemie de plus
   *[other] { $count } provinces ennemies de plus
} où tes troupes voisines dépassent la garde
reason-prey-less = { $count ->
    [one] { $count } province ennemie de moins
   *[other] { $count } provinces ennemies de moins
} où tes troupes voisines dépassent la garde
reason-allies-more = +{ $count ->
    [one] { $count } allié
   *[other] { $count } alliés
}
reason-allies-less = −{ $count ->
    [one] { $count } allié
   *[other] { $count } alliés
}
reason-cards-more = +{ $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en main
reason-cards-less = −{ $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en main
reason-goods-more = +{ $count } { $material }, tu en auras { $left }
reason-goods-less = −{ $count } { $material }, tu en auras { $left }
reason-campaign = { $percent } % de chances que la campagne réussisse
reason-nearer = de là, { $count ->
    [one] { $count } pas
   *[other] { $count } pas
} jusqu’à { $province }, que personne ne tient ni ne garde

# Au-dessus des raisons
note-accepted = Si l’offre est acceptée :
note-dice = En moyenne sur les dés :

# À la place des raisons
note-done-felling = Aucune offre, carte ni arbre ne rapporte plus maintenant : tu as { $wood } bois.
note-done-feeding = { $cities ->
    [one] Ta ville mange 1 farine
   *[other] Tes villes mangent { $cities } farine
}, tu en as { $flour }, et rien de ce dont tu peux te passer ne rapporte plus.
note-done-forging = Garde tes { $metal } métal, { $wood } bois et { $flour } farine : ce qu’une forge pourrait encore faire coûte plus que cela ne rapporte.
note-done-walling = Garde tes { $metal } métal, { $wood } bois et { $flour } farine : aucun mur ne vaut son prix maintenant.
note-done-works = Garde tes { $metal } métal, { $wood } bois et { $flour } farine : ni forge ni meule ne vaut son prix maintenant.
note-done-building = Un temple ou un canal coûte { $price } métal, bois et farine ; tu as { $metal }, { $wood } et { $flour }, et rien de ce que tu peux bâtir ne le vaut maintenant.
note-done-building-short = Un temple ou un canal coûte { $price } métal, bois et farine, et tu as { $metal }, { $wood } et { $flour }.
note-done-policy = Garde ce que coûte une campagne, 1 métal, bois ou farine : aucune ne le vaut maintenant.
note-done-moving = Une marche coûte 1 farine par unité, et tu en as { $flour } : aucune marche ni attaque ne rapporte plus maintenant.
note-alliance = Un allié attaque rarement : { $who } a maintenant { $beside ->
    [one] { $beside } unité
   *[other] { $beside } unités
} sur tes terres ou à côté.
note-alliance-far = Pour 1 métal, bois ou farine, { $who } ne t’attaquera guère, avant même que ses unités soient à ta frontière.
note-alliance-somebody = Un allié attaque rarement ; la campagne coûte 1 métal, bois ou farine.
note-break = Si { $who } n’est plus ton allié, tu peux attaquer ; { $beside ->
    [one] { $beside } de ses unités est
   *[other] { $beside } de ses unités sont
} sur tes terres ou à côté.
note-break-somebody = Qui n’est pas un allié peut être attaqué ; la campagne coûte 1 métal, bois ou farine.
note-war = Juste après la déclaration de guerre à { $who }, tes troupes peuvent attaquer, pour 1 symbole avec une province.
note-war-somebody = Juste après une déclaration de guerre, tes troupes peuvent attaquer, pour 1 symbole avec une province.
note-decline = Cela te rapporte trop peu, ou trop à l’autre : tu gardes { $metal } métal, { $wood } bois et { $flour } farine.
note-cannot = Tu n’as pas ce qu’on demande : tu as { $grain } grain, { $flour } farine, { $ore } minerai, { $metal } métal et { $wood } bois.
note-free = Un péage te rapporte trop peu : qui en prend un n’a plus de métal du libre-échange pendant 1 an.
note-tolls = Les péages coûtent plus que l’échange ne rapporte : tu gardes { $metal } métal, { $wood } bois et { $flour } farine.
note-drop = Aucune offre ne sert les deux maintenant : tu gardes { $metal } métal, { $wood } bois et { $flour } farine.
note-nomads = De là où ils sont, les { $tribe } atteignent { $count ->
    [one] { $count } province à ville
   *[other] { $count } provinces à ville
} d’autres.
note-regrow = Un arbre repousse le mieux là où il y en a le moins : on n’en abat que 1 par province à chaque saison.
note-mill = La farine nourrit { $cities ->
    [one] ta ville
   *[other] tes { $cities } villes
} et paie ce que tu bâtis ; tu as { $flour } farine et { $grain } grain.
note-smelt = Le métal paie ce que tu bâtis, le minerai non : tu as { $metal } métal et { $ore } minerai.
note-tear = Pour chaque farine qui manque, 1 mur ou forge doit partir ; c’est ici qu’il te manquera le moins.
note-direction = Ensuite { $first } joue en 1er après toi et { $last } en dernier.
note-defend = De tes unités, c’est la 1re à risquer.
note-rival = Cela nuit à { $rival }, qui a { $most ->
    [one] { $most } symbole
   *[other] { $most } symboles
} ; tu en as { $symbols }.
note-slot = À côté de tes propres symboles, une case compte le plus : tu as { $symbols ->
    [one] { $symbols } symbole
   *[other] { $symbols } symboles
}.
note-vote-soon = Tu as { $symbols ->
    [one] { $symbols } symbole
   *[other] { $symbols } symboles
}, { $rival } en a { $most } : qui mène veut que la partie finisse vite.
note-vote-late = Tu as { $symbols ->
    [one] { $symbols } symbole
   *[other] { $symbols } symboles
}, { $rival } en a { $most } : qui est derrière a besoin de temps.
