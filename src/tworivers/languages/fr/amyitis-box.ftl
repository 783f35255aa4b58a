# Ce qui peut ne pas aller dans un fichier de matériel d’Amyitis. Les clés et valeurs du fichier restent telles quelles.

box-city-twice = { $city } est deux fois dans l’ordre ; il faut chaque ville une fois
box-city-good = il faut une ressource exactement là où trade vaut court ou plant
box-city-offers = il faut deux offres exactement là où trade vaut court
box-plant-cities = { $cities ->
    [one] { $cities } ville a
   *[other] { $cities } villes ont
  } trade plant : il en faut { $cards }, une par carte Plante
box-card-city = plant_card, city vaut { $city } : il faut une ville Plante qu’aucune autre carte ne nomme
box-levels = { $kind } : les niveaux sont { $levels } ; il faut { $expected } sans trou
box-first-leaders = leader 1, copies vaut { $copies } : il en faut au moins un de niveau 0 par joueur
box-third-leaders = leader 3, copies vaut { $copies } : il en faut { $most } au plus, car chacun porte une autre ressource
box-top-tiles = il faut autant de tuiles avec top = true que garden.levels a de cases d’étage 4
box-crafts = crafts a { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } à { $players } joueurs : il en faut au moins { $least }
box-tiles = tile en a { $tiles } de niveau { $level } : il en faut au moins { $least }, une par case de cet étage
