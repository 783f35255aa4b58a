# Les leçons d’Amyitis et les cartes de la première partie guidée.

chapter-crafts = Les métiers
chapter-garden = Le jardin
chapter-caravan = La caravane
chapter-fields = Champs et jardiniers
chapter-temples = Les temples
chapter-end = La fin d’une manche, la fin de la partie

lesson-farmer-title = Un paysan apporte une ressource
lesson-farmer = Tu joues Bleu. Un tour est une action : recrute un métier, déplace la caravane ou passe. Qui a le plus de prestige à la fin gagne. Un paysan cultive le prochain champ libre d’une ligne et prend sa ressource. Les ressources paient les plantes et les cartes dans les villes.
lesson-farmer-task = La ville d’Eshnunna demande du sel. Recrute un paysan et prends du sel.
lesson-farmer-praise = Tu as maintenant du sel, et ton cube est sur le champ. Qui a la majorité dans une ligne pleine sera récompensé plus tard.
lesson-farmer-barley = C’était de l’orge. Le sel pousse sur le premier champ de la ligne du haut.

lesson-merchant-title = Ce que coûte un métier
lesson-merchant = Dans chaque groupe, la première carte est gratuite, la deuxième coûte 1 talent, la troisième 2. Les talents sont l’argent. Un marchand t’amène un chameau, et les chameaux déplacent la caravane.
lesson-merchant-task = Recrute un marchand gratuitement.
lesson-merchant-praise = Un chameau pour rien. La prochaine carte de ce groupe coûte 1 talent aux autres.
lesson-merchant-paid = Cela coûtait 2 talents : deux cartes de ce groupe étaient déjà prises. Il y a un marchand dans un groupe que personne n’a touché.

lesson-engineer-title = Pourquoi tout le monde irrigue
lesson-engineer = Un ingénieur irrigue un canal et rapporte aussitôt 2 prestige. Le prestige décide de la partie. Les plantes ne poussent qu’au bord de l’eau. Quand quelqu’un plante, qui a le plus de cubes autour de la plante reçoit aussi du prestige, même si la plante est à un autre.
lesson-engineer-task = Recrute un ingénieur et irrigue un canal à côté de la tuile à 4 prestige.
lesson-engineer-praise = 2 prestige maintenant. Et qui plante à côté de ton canal te laisse peut-être le prestige de l’eau.
lesson-engineer-away = Cela rapporte aussi 2 prestige, mais ne touche pas la tuile à 4 prestige de la rangée du bas.

lesson-plant-title = La première plante
lesson-plant = La caravane avance d’une ville par chameau. Dans une ville Plante, tu paies sa ressource et tu plantes aussitôt, sur une case avec de l’eau le long d’un de ses côtés. Tu gardes la tuile : son prestige et son bonus.
lesson-plant-task = Mène la caravane à Eshnunna et plante là où la tuile donne un banquier.
lesson-plant-praise = 2 prestige pour la tuile et 1 de plus, parce que personne d’autre n’y a d’eau. Le banquier te verse 1 talent à chaque manche.
lesson-plant-other = Une bonne plante. Mais le banquier est sur la tuile à 2 prestige, tout à gauche de la rangée du bas.

lesson-profit-title = À qui est l’eau ?
lesson-profit = Quand tu plantes, qui a le plus de cubes autour de la case reçoit autant de prestige que le niveau de la plante. En cas d’égalité, personne n’en reçoit. Regarde donc à qui sont les cubes autour d’une case avant d’y planter.
lesson-profit-task = Plante là où le prestige de l’eau va à toi, pas à Rouge.
lesson-profit-praise = La tuile, le banquier et l’eau : tout est à toi. Le cube de Bleu était le seul à côté de cette case.
lesson-profit-others = Tu as eu la tuile, mais Rouge a eu le prestige de l’eau. Plante là où il y a un cube bleu.

lesson-double-side-title = Deux canaux côte à côte
lesson-double-side = En haut du jardin, deux canaux passent côte à côte. Un côté n’est irrigué que si les deux le sont. Les tuiles du haut valent le plus, mais il leur faut de bonnes plantes et beaucoup d’eau.
lesson-double-side-task = Recrute un ingénieur et remplis le deuxième canal à côté de la tuile à 8 prestige.
lesson-double-side-praise = Tu peux maintenant planter sur les deux cases le long de ce côté. Noir et toi y avez un cube chacun : si rien ne change, personne n’aura le prestige de l’eau.
lesson-double-side-half = Le côté de la tuile à 8 prestige est encore à moitié sec. Remplis le canal à côté du cube de Noir.

lesson-banker-title = Les villes Cour
lesson-banker = Dans une ville Cour, tu paies sa ressource et tu prends une carte. Un banquier verse un revenu à chaque manche. Un caravanier va plus loin avec autant de chameaux. Un palais rapporte aussitôt du prestige. Dans chaque sorte, le niveau suivant est meilleur.
lesson-banker-task = Mène la caravane à Susa et prends la carte qui te paie à chaque manche.
lesson-banker-praise = 1 talent à chaque manche désormais. Tôt dans la partie, c’est un banquier qui rapporte le plus.
lesson-banker-leader = Le caravanier est utile, mais il ne verse rien. Prends le banquier.

lesson-palace-title = Loin avec un seul chameau
lesson-palace = Ton caravanier va 2 villes plus loin sans chameau. Il faut toujours payer au moins 1 chameau. Le vin remplace toute autre ressource, et tu as du vin.
lesson-palace-task = Atteins Palmyra avec un seul chameau et prends-y un palais.
lesson-palace-praise = Trois villes pour un chameau, du vin au lieu d’une palme, et le palais a rapporté aussitôt 2 prestige. Les palais suivants rapportent jusqu’à 10.
lesson-palace-near = C’est trop près. Palmyra est trois villes plus loin.

lesson-babylon-title = Des ressources contre du prestige
lesson-babylon = Babylone achète une ou deux ressources, à 3 prestige chacune. Ensuite, tu irrigues un canal du jardin, sans autre prestige. À la fin d’une manche, la plupart ne gardent que 2 ressources ; le meilleur caravanier en garde 4. Ce qui est en trop est perdu.
lesson-babylon-task = Va à Babylone, vends deux ressources d’un coup et irrigue un canal au choix.
lesson-babylon-praise = 6 prestige et un canal pour un chameau.
lesson-babylon-one = Tu n’as vendu qu’une ressource. Une deuxième aurait rapporté 3 prestige de plus.
lesson-babylon-salt = Tu n’as vendu que du sel. L’orge aurait rapporté 3 prestige de plus.

lesson-row-title = Une ligne pleine
lesson-row = Quand une ligne de champs est pleine, qui y a la majorité reçoit un jardinier. En cas d’égalité, personne. Puis la ligne est vidée.
lesson-row-task = Recrute un paysan et gagne le jardinier.
lesson-row-praise = Du vin et un jardinier. Quatre des cinq cubes de la ligne étaient à toi.
lesson-row-lower = La ligne du bas est encore vide. Dans celle du haut, il manque un champ.

lesson-gardener-title = Un jardinier élève une plante
lesson-gardener = Une plante doit avoir au moins le niveau de l’étage de sa case. Ici, les villes vendent du niveau 1. Chaque jardinier que tu rends élève une plante d’un niveau. Les cases d’étage 2 ont de meilleures tuiles.
lesson-gardener-task = Mène la caravane à Ur et plante sur la tuile à 5 prestige.
lesson-gardener-praise = 5 prestige et un chameau pour une simple plante. Rouge a reçu 1 prestige : Rouge y avait le plus d’eau.
lesson-gardener-low = Cette case est à l’étage 1 : elle ne demande pas de jardinier. La tuile à 5 prestige est un étage plus haut.
lesson-gardener-four = C’est bien une case d’étage 2, mais sa tuile n’a que 4 prestige. Prends celle à 5.

lesson-temple-title = Trois temples
lesson-temple = Un prêtre met ton cube dans un temple par la gauche et pousse les autres vers la droite ; qui en sort rentre chez lui. Après chaque manche, la majorité gagne : Ishtar donne un chameau ou un talent, Marduk 2 prestige, Tammouz la ressource d’un champ. Avant cela, la procession ajoute un cube à chaque temple.
lesson-temple-task = Rouge mène au temple de Marduk. Envoies-y un prêtre, puis passe pour finir la manche.
lesson-temple-praise = La procession a fait sortir un cube rouge : deux bleus contre un. Marduk t’a donné 2 prestige. Rouge, deuxième, en a reçu 1.
lesson-temple-ishtar = Ishtar donne un chameau ou un talent. Cette fois, il te faut Marduk.
lesson-temple-tammouz = Tammouz donne la ressource d’un champ. Cette fois, il te faut Marduk.
lesson-temple-early = Tu as passé sans prêtre, et Rouge reste premier au temple de Marduk.

lesson-pass-title = Passer rapporte
lesson-pass = Qui a passé reçoit 1 talent chaque fois que ce serait son tour, tant que d’autres continuent. Sans chameau et avec un seul talent, il reste peu à faire. Et les talents se gardent pour la manche suivante.
lesson-pass-task = Passe, et laisse les autres travailler pour toi.
lesson-pass-praise = Pendant que Rouge et Noir continuaient, tu as ramassé des talents. Avec peu de moyens, passer en premier est souvent le bon choix. Quand tous ont passé, les temples récompensent, et une nouvelle manche commence avec de nouvelles cartes.
lesson-pass-work = C’est possible, mais alors ton dernier talent s’en va, ou ton cube ne sert presque à rien. Passe plutôt.

lesson-end-title = La dernière manche
lesson-end = La partie finit après la manche où il reste 4 tuiles ou moins. Puis la reine récompense qui a beaucoup de tuiles : à trois joueurs, 4 tuiles rapportent 5 prestige, 6 tuiles 10. Chaque ressource restante rapporte 1.
lesson-end-task = C’est la dernière manche, et Rouge mène par 45 à 37. Tu as 5 tuiles. Dépasse Rouge et gagne.
lesson-end-praise = Tu as gagné. La sixième tuile a doublé la faveur de la reine.
lesson-end-pass = La partie est finie, et Rouge était devant. Une sixième tuile aurait rapporté 10 prestige de la reine au lieu de 5.

# Les cartes de la première partie guidée : à quoi sert une décision, ce qu’elle coûte, à quoi pensent les bons joueurs.

guide-ask-turn-for = Une action : recruter, déplacer la caravane ou passer.
guide-ask-turn-costs = Un métier coûte 0 à 2 talents, la caravane au moins 1 chameau et une ressource pour la ville. Passer est gratuit.
guide-ask-turn-think = Que me faut-il pour ma prochaine plante : une ressource, un chameau ou de l’eau ? Prends ce que d’autres prendraient avant ton prochain tour.
guide-ask-field-for = Ton paysan prend la prochaine ressource d’une ligne.
guide-ask-field-costs = Un cube, jusqu’à ce que la ligne soit pleine.
guide-ask-field-think = Quelle ressource la prochaine ville demande-t-elle ? Le vin est au bout. La majorité dans une ligne pleine rapporte un jardinier.
guide-ask-priest-for = Ton cube entre dans un temple. Les temples récompensent à la fin de la manche.
guide-ask-priest-costs = Un cube, jusqu’à ce qu’il en sorte.
guide-ask-priest-think = Chameau ou talent, 2 prestige ou une ressource : que me faut-il ? Et où d’autres peuvent-ils encore me dépasser ?
guide-ask-irrigate-for = L’eau fait pousser les plantes, et qui a le plus de cubes autour d’une plante reçoit du prestige.
guide-ask-irrigate-costs = Un cube, pour le reste de la partie.
guide-ask-irrigate-think = Mets-toi à côté de bonnes tuiles où quelqu’un va bientôt planter. Un cube de plus que les autres suffit.
guide-ask-sell-for = Babylone paie 3 prestige par ressource, deux au plus.
guide-ask-sell-costs = Les ressources. Ne vends pas ce qu’il faut à ta prochaine plante.
guide-ask-sell-think = Les ressources que tu ne peux pas garder sont perdues à la fin de la manche. Vends d’abord celles-là.
guide-ask-court-for = Une carte qui aide pour le reste de la partie.
guide-ask-court-costs = C’est déjà payé. Une nouvelle carte recouvre l’ancienne de sa sorte.
guide-ask-court-think = Tôt un banquier, pour beaucoup de voyages un caravanier, tard un palais.
guide-ask-court-bonus-for = Une carte gratuite : le bonus de ta tuile.
guide-ask-court-bonus-costs = Rien.
guide-ask-court-bonus-think = Un palais élevé rapporte le plus d’un coup. Un jardinier ouvre la prochaine tuile du haut.
guide-ask-leader-good-for = Ces caravaniers portent une ressource qui sera à toi.
guide-ask-leader-good-costs = Rien.
guide-ask-leader-good-think = Quelle ressource la prochaine ville demande-t-elle ?
guide-ask-plant-for = Tu reçois le prestige et le bonus de la tuile.
guide-ask-plant-costs = C’est déjà payé. Les cases au-dessus du niveau de la plante coûtent des jardiniers.
guide-ask-plant-think = Regarde à qui sont les cubes autour de la case : qui en a le plus reçoit aussi du prestige.
guide-ask-good-for = Une ressource gratuite : le bonus de ta tuile.
guide-ask-good-costs = Rien.
guide-ask-good-think = Le vin remplace toute autre ressource.
guide-ask-procession-for = Tu mets ton cube dans un temple ; des cubes gris entrent dans les deux autres.
guide-ask-procession-costs = Un cube.
guide-ask-procession-think = Ton cube compte tout de suite. Et les cubes gris font sortir les autres.
guide-ask-ishtar-for = Ishtar te récompense.
guide-ask-ishtar-costs = Rien. Le deuxième reçoit ce que tu laisses.
guide-ask-ishtar-think = Sans chameau, la caravane ne bouge pas.
guide-ask-swap-for = Tammouz te permet d’échanger une ressource.
guide-ask-swap-costs = La ressource que tu donnes.
guide-ask-swap-think = Donne ce qu’aucune ville sur ton chemin ne demande. Garde le vin.
guide-ask-discard-for = Tu ne peux garder qu’un certain nombre de ressources.
guide-ask-discard-costs = Une ressource.
guide-ask-discard-think = Garde ce que demande ta prochaine ville, et le vin.
