# Conseils : que faire pendant tout un tour (des propositions, réunies en une phrase), pourquoi, dans les unités du jeu, et le reste.

clause-pass = passer pour cette manche
clause-recruit-farmer = recruter le paysan du groupe { $group } { $price ->
    [0] gratuitement
    [one] pour { $price } talent
   *[other] pour { $price } talents
}
clause-recruit-priest = recruter le prêtre du groupe { $group } { $price ->
    [0] gratuitement
    [one] pour { $price } talent
   *[other] pour { $price } talents
}
clause-recruit-engineer = recruter l’ingénieur du groupe { $group } { $price ->
    [0] gratuitement
    [one] pour { $price } talent
   *[other] pour { $price } talents
}
clause-recruit-merchant = recruter le marchand du groupe { $group } { $price ->
    [0] gratuitement
    [one] pour { $price } talent
   *[other] pour { $price } talents
} et recevoir un chameau
clause-caravan = envoyer la caravane vers { $city } pour { $camels ->
    [one] { $camels } chameau
   *[other] { $camels } chameaux
}
clause-caravan-paying = envoyer la caravane vers { $city } pour { $camels ->
    [one] { $camels } chameau
   *[other] { $camels } chameaux
}, y payer ceci : { $goods }
clause-field-upper = prendre ceci dans la ligne du haut : { $good }
clause-field-lower = prendre ceci dans la ligne du bas : { $good }
clause-temple = porter un cube au temple { $temple ->
    [Ishtar] d’Ishtar
   *[other] de { $temple }
}
clause-procession = mener la procession au temple { $temple ->
    [Ishtar] d’Ishtar
   *[other] de { $temple }
}
clause-water = irriguer { $zone }
clause-sell = vendre ceci pour { $prestige } prestige : { $goods }
clause-court-banker = prendre le banquier { $level }
clause-court-leader = prendre le caravanier { $level }
clause-court-palace = prendre le palais { $level }
clause-court-gardener = prendre un jardinier
clause-card-good = choisir la carte qui porte : { $good }
clause-plant = planter en { $square } (étage { $level })
clause-take = prendre comme bonus de la tuile jardin : { $good }
clause-ishtar-camel = prendre un chameau chez Ishtar
clause-ishtar-talent = prendre un talent chez Ishtar
clause-keep = tout garder
clause-swap = échanger { $given } contre { $taken }
clause-discard = remettre { $goods }
goods-several = { $count } { $good }

reason-prestige-from = +{ $count } prestige : { $source }
reason-prestige-more = { $count } prestige de plus
reason-prestige-less = { $count } prestige de moins
reason-talents-more = +{ $count ->
    [one] { $count } talent
   *[other] { $count } talents
}
reason-talents-less = −{ $count ->
    [one] { $count } talent
   *[other] { $count } talents
}
reason-camels-more = +{ $count ->
    [one] { $count } chameau
   *[other] { $count } chameaux
}
reason-camels-less = −{ $count ->
    [one] { $count } chameau
   *[other] { $count } chameaux
}
reason-good-more = +{ $count } { $good }
reason-good-less = −{ $count } { $good }
reason-gardeners-more = +{ $count ->
    [one] { $count } jardinier
   *[other] { $count } jardiniers
}
reason-gardeners-less = −{ $count ->
    [one] { $count } jardinier
   *[other] { $count } jardiniers
}
reason-banker-more = +{ $count ->
    [one] { $count } talent
   *[other] { $count } talents
} de revenu à chaque manche
reason-banker-less = −{ $count ->
    [one] { $count } talent
   *[other] { $count } talents
} de revenu à chaque manche
reason-patron-more = +{ $count } prestige de revenu à chaque manche
reason-patron-less = −{ $count } prestige de revenu à chaque manche
reason-leader-more = jusqu’à { $count ->
    [one] { $count } chameau
   *[other] { $count } chameaux
} de moins pour chaque voyage
reason-leader-less = jusqu’à { $count ->
    [one] { $count } chameau
   *[other] { $count } chameaux
} de plus pour chaque voyage
reason-storehouse-more = +{ $count ->
    [one] { $count } ressource
   *[other] { $count } ressources
} à garder en fin de manche
reason-storehouse-less = −{ $count ->
    [one] { $count } ressource
   *[other] { $count } ressources
} à garder en fin de manche
reason-temple-first = 1re place au temple { $temple ->
    [Ishtar] d’Ishtar
   *[other] de { $temple }
}
reason-temple-second = 2e place au temple { $temple ->
    [Ishtar] d’Ishtar
   *[other] de { $temple }
}
reason-temple-nothing = ni 1re ni 2e place au temple { $temple ->
    [Ishtar] d’Ishtar
   *[other] de { $temple }
}
reason-marduk-first = 1re place au temple de { $temple } : { $count } prestige si rien ne change
reason-marduk-second = 2e place au temple de { $temple } : { $count } prestige si rien ne change
reason-marduk-nothing = ni 1re ni 2e place au temple de { $temple } : { $count } prestige de moins
reason-fields-upper = tu mènes dans la ligne du haut avec { $count } des { $filled } cubes : pleine, elle donne un jardinier
reason-fields-lower = tu mènes dans la ligne du bas avec { $count } des { $filled } cubes : pleine, elle donne un jardinier
reason-channels-more = { $count ->
    [one] { $count } tuile jardin de plus
   *[other] { $count } tuiles jardin de plus
} où tu as le plus d’eau, ce qui donne du prestige quand on y plante
reason-channels-less = { $count ->
    [one] { $count } tuile jardin de moins
   *[other] { $count } tuiles jardin de moins
} où tu as le plus d’eau, ce qui donne du prestige quand on y plante
reason-favour-more = +{ $count } prestige de la faveur d’Amyitis à la fin
reason-favour-less = −{ $count } prestige de la faveur d’Amyitis à la fin
reason-tiles = tuile jardin { $count } sur les { $needed } qu’il faut pour la faveur d’Amyitis
reason-journey-more = environ { $count } prestige de plus par ton meilleur voyage, vers { $city }
reason-journey-less = environ { $count } prestige de moins par ton meilleur voyage, vers { $city }
reason-waiting = +{ $count ->
    [one] { $count } talent
   *[other] { $count } talents
} chaque fois que ce serait ton tour, tant que d’autres jouent
