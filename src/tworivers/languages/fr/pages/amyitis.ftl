# Ce que le plateau dit des choses qui s’y trouvent.

board-see-board = Le plateau
board-see-zone-dry = Canal { $zone } : sec, pas d’eau à proximité.
board-see-zone-open = Canal { $zone } : sec, l’eau peut y venir.
board-see-zone-wet = Canal { $zone } : irrigué, { $who }.
board-see-tile = { $square }, étage { $level } : { $prestige } prestige, { $bonus }.
board-see-planted = { $square }, étage { $level } : plantée.
board-see-unused = { $square } : ne sert pas à deux joueurs.
board-see-no-bonus = pas de bonus
board-see-fields-upper = Ligne du haut, { $cubes } champs sur 5 cultivés ; le prochain donne : { $good }. Une fois la ligne pleine, la majorité y gagne un jardinier.
board-see-fields-lower = Ligne du bas, { $cubes } champs sur 5 cultivés ; le prochain donne : { $good }. Une fois la ligne pleine, la majorité y gagne un jardinier.
board-see-temple-ishtar = Temple d’Ishtar. Majorité à la fin de la manche : chameau ou talent{ $places ->
    [1] .
   *[other] {"\u202F"}; deuxième place : l’autre.
}
board-see-temple-marduk = Temple de Marduk. Majorité à la fin de la manche : { $first } prestige{ $places ->
    [1] .
   *[other] {"\u202F"}; deuxième place : { $second }.
}
board-see-temple-tammouz = Temple de Tammouz. Majorité à la fin de la manche : cultiver un champ{ $places ->
    [1] .
   *[other] {"\u202F"}; deuxième place : échanger une ressource.
}
board-see-city-sale = { $city } achète jusqu’à deux ressources à { $prestige } prestige chacune ; ensuite, irrigue un canal.
board-see-city-court = { $city } donne un { $one } ou un { $other } contre : { $good }.
board-see-city-plant = { $city } donne une plante de niveau { $level } contre : { $good }.
board-see-city-plant-extra = { $city } donne une plante de niveau { $level } contre : { $good } et { $extra }.
board-see-craft-farmer = Paysan : cultive un champ et prends sa ressource.
board-see-craft-priest = Prêtre : place un cube dans un temple.
board-see-craft-engineer = Ingénieur : irrigue un canal, +{ $prestige } prestige.
board-see-craft-merchant = Marchand : prends un chameau.
board-see-pass = Passer : plus d’action cette manche, mais un talent chaque fois que ce serait ton tour.
board-see-pass-word = Passer
board-see-end = Encore { $tiles } tuiles au jardin. La manche qui en laisse { $last } ou moins est la dernière.
board-see-end-at = fin à { $last }
board-see-favour = Faveur d’Amyitis à la fin : { $few } tuiles +{ $small } prestige, dès { $many } +{ $large }.
board-see-score = { $who } : { $prestige } prestige.
board-see-start = Premier joueur
board-see-procession = Mène la procession
board-see-mat-caravan = +{ $spaces } cases, en garde { $keeps }
board-see-left = { $left } × niveau { $level }
board-see-none-left = aucun
board-see-supply = Dans la réserve : talents { $talents }, chameaux { $camels }, orge { $barley }, dattes { $dates }, sel { $salt }, palme { $palm }, vin { $wine }.
board-see-leader-good = Le caravanier qui apporte : { $good }.
board-see-group = Groupe { $group } : { $left ->
    [0] tous recrutés.
   *[other] { $price ->
        [0] la prochaine carte est gratuite
        [one] la prochaine carte coûte { $price } talent
       *[other] la prochaine carte coûte { $price } talents
    }.
}
board-see-brings = Avec en plus : { $bonus }.
board-see-row-full = Une fois la ligne pleine, la majorité y gagne un jardinier.
board-see-pass-note = Tu reçois un talent chaque fois que ce serait ton tour.

# In place of the shared words: what is counted in this game.
winner-points = avec { $points } prestige
how-points = D’où vient le prestige
chart = Prestige au fil de la partie
chart-of-scores = Prestige
