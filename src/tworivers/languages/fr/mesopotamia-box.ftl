# Ce qui peut ne pas aller dans un fichier de matériel de Mesopotamia. Les clés et valeurs du fichier restent telles quelles.

box-parties = { $present ->
    [one] { $present } royaume est
   *[other] { $present } royaumes sont
  } en jeu quand il y en a { $count } : il en faut { $count } ; vois absent_at de chaque royaume
box-few-cards = card a { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } : il en faut au moins { $least }
box-many-cards = card a { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } : il en faut { $most } au plus
box-province-twice = la province { $province } est deux fois dans le fichier
box-province-missing = la province { $province } manque : il faut { $expected } provinces, il y en a { $found }
box-province-more = la province { $province } est de trop : il faut { $expected } provinces, il y en a { $found }
box-core-cities = la province { $province } est une province royale avec { $cities ->
    [one] { $cities } ville
   *[other] { $cities } villes
  } : il en faut { $expected }
box-origin-city = la province { $province } est la terre d’origine d’une tribu et a une ville : il n’en faut aucune
box-core-capital = la province { $province } a kind 'core' : il faut la capitale d’un royaume dans chaque province royale
box-capital-core = la province { $province } a kind { $kind } : il faut kind "core" là où un royaume a sa capitale
box-tribe-home = tribe.{ $tribe } vaut { $home } : il faut une province 'origin' pour elle seule
box-border-unknown = la province { $province } touche { $other } : il faut le nom d’une province
box-border-unknown-own = la province { $province } touche { $other } : il faut le nom d’une province (les noms propres à ce fichier : { $own })
box-border-twice = la province { $province } touche { $other } : il faut chaque voisine une fois, et pas elle-même
box-border-one-sided = la province { $province } touche { $other }, mais { $other } ne touche pas { $province } : il faut des frontières des deux côtés
box-island = on ne peut pas atteindre la province { $province } depuis { $first } : il faut une carte sans îles
