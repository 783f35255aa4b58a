# Amyitis en français. Une valeur qui est une chose du jeu arrive déjà dans cette langue.

good-barley = orge
good-dates = dattes
good-salt = sel
good-palm = palme
good-wine = vin
craft-farmer = paysan
craft-priest = prêtre
craft-engineer = ingénieur
craft-merchant = marchand
court-banker = banquier
court-leader = caravanier
court-palace = palais
court-gardener = jardinier
court-banker-note = Les banquiers rapportent à chaque manche. Reste : { $left }.
court-leader-note = Les caravaniers vont plus loin avec autant de chameaux et gardent des ressources. Reste : { $left }.
court-palace-note = Les palais rapportent aussitôt du prestige. Reste : { $left }.
court-gardener-note = Les jardiniers élèvent une plante d’un niveau. Reste : { $left }.
temple-ishtar = Ishtar
temple-marduk = Marduk
temple-tammouz = Tammouz
city-babylon = Babylone
city-eshnunna = Eshnunna
city-susa = Susa
city-ur = Ur
city-uruk = Uruk
city-mari = Mari
city-palmyra = Palmyra
city-khorsabad = Khorsabad
city-ninoua = Ninoua
seat-blue = Bleu
seat-red = Rouge
seat-black = Noir
seat-white = Blanc
seat-neutral = Gris
source-engineer = irrigation
source-sale = vente à Babylone
source-palace = palais
source-tile = tuile jardin
source-irrigation = bonus d’irrigation
source-banker = banquier
source-marduk = Marduk
source-favour = faveur d’Amyitis
source-goods = ressources
bonus-camel = { $count ->
    [one] { $count } chameau
   *[other] { $count } chameaux
}
bonus-talent = { $count ->
    [one] { $count } talent
   *[other] { $count } talents
}
bonus-banker = le banquier suivant
bonus-leader = le caravanier suivant
bonus-palace = le palais suivant
bonus-good = une ressource au choix
bonus-court = une carte Cour au choix
bonus-and = { $one } + { $other }

option-procession = Qui mène la procession
option-procession-right-of-start = qui est assis à droite du premier joueur
option-procession-last-to-pass = qui a passé en dernier
option-supply = Talents, chameaux et ressources de la réserve
option-supply-unlimited = inépuisables
option-supply-box = autant que dans la boîte : 30 talents, 14 chameaux, 7 de chaque ressource

# Questions

ask-other = { $who } décide.
ask-turn = À toi de jouer : recrute, déplace la caravane ou passe.
ask-field = Choisis une ligne de champs pour ton paysan.
ask-priest = Choisis un temple pour ton prêtre.
ask-irrigate = Choisis un canal à irriguer.
ask-sell = Choisis ce que tu vends à Babylone.
ask-court = Choisis ta carte Cour à { $city }.
ask-court-bonus = Choisis une carte Cour : le bonus de ta tuile.
ask-leader-good = Choisis ton caravanier selon la ressource posée sur la carte.
ask-plant = Choisis une case pour ta plante de niveau { $level }.
ask-good = Choisis une ressource : le bonus de ta tuile.
ask-procession = Tu mènes la procession : choisis le temple où va ton cube.
ask-ishtar = Ishtar te récompense : chameau ou talent ?
ask-swap = Tammouz te permet d’échanger une ressource.
ask-discard = Tu as trop de ressources : remets-en une.

# Actions

do-pass = Passer pour cette manche
do-recruit = Recruter dans le groupe { $group } : { $craft } { $price ->
    [0] (gratuit)
    [one] ({ $price } talent)
   *[other] ({ $price } talents)
}
do-caravan-sale = Caravane vers { $city } ({ $camels ->
    [one] { $camels } chameau
   *[other] { $camels } chameaux
}) : vendre des ressources
do-caravan-court = Caravane vers { $city } ({ $camels ->
    [one] { $camels } chameau
   *[other] { $camels } chameaux
}) : { $good } contre { $one } ou { $other }
do-caravan-plant = Caravane vers { $city } ({ $camels ->
    [one] { $camels } chameau
   *[other] { $camels } chameaux
}) : { $good } contre une plante de niveau { $level }
do-caravan-plant-extra = Caravane vers { $city } ({ $camels ->
    [one] { $camels } chameau
   *[other] { $camels } chameaux
}) : { $good } et { $extra } contre une plante de niveau { $level }
do-field-upper = Ligne du haut : { $good }
do-field-lower = Ligne du bas : { $good }
do-temple = Temple { $temple ->
    [Ishtar] d’Ishtar
   *[other] de { $temple }
}
do-water = Irriguer { $zone }
do-sell-one = Vendre : { $good } (+{ $prestige } prestige)
do-sell-two = Vendre : { $one } et { $other } (+{ $prestige } prestige)
do-court-banker = Banquier { $level } : revenu de { $talents ->
    [one] { $talents } talent
   *[other] { $talents } talents
}{ $prestige ->
    [0] {""}
   *[other] {" "}et { $prestige } prestige
}
do-court-leader = Caravanier { $level } : +{ $spaces } cases, garder { $keeps } ressources
do-court-palace = Palais { $level } : +{ $prestige } prestige
do-court-gardener = Jardinier : élève une plante d’un niveau
do-card-good = Celui qui porte : { $good }
do-plant = Planter en { $square } (étage { $level }) : +{ $prestige } prestige
do-plant-bonus = Planter en { $square } (étage { $level }) : +{ $prestige } prestige, { $bonus }
do-take = Prendre : { $good }
do-ishtar-camel = Prendre un chameau
do-ishtar-talent = Prendre un talent
do-keep = Tout garder
do-swap = Échanger : { $given } contre { $taken }
do-discard = Remettre : { $good }

# Événements

event-round = Manche { $round }.
event-deal = Groupe { $group } : { $one }, { $two }, { $three }.
event-talents = { $who } prend { $count ->
    [one] { $count } talent
   *[other] { $count } talents
}.
event-camels = { $who } prend { $count ->
    [one] { $count } chameau
   *[other] { $count } chameaux
}.
event-prestige = { $who } : +{ $count } prestige : { $source }.
event-good = { $who } prend une ressource : { $good }.
event-passed = { $who } passe.
event-recruited = { $who } recrute dans le groupe { $group } : { $craft } { $price ->
    [0] (gratuit)
    [one] ({ $price } talent)
   *[other] ({ $price } talents)
}.
event-field-upper = { $who } cultive le champ { $place } de la ligne du haut.
event-field-lower = { $who } cultive le champ { $place } de la ligne du bas.
event-row-upper = La ligne du haut est pleine ; { $who } y a la majorité.
event-row-lower = La ligne du bas est pleine ; { $who } y a la majorité.
event-row-upper-tie = La ligne du haut est pleine ; personne n’y a la majorité.
event-row-lower-tie = La ligne du bas est pleine ; personne n’y a la majorité.
event-gardener = { $who } reçoit un jardinier.
event-gardeners-spent = { $who } rend { $count ->
    [one] { $count } jardinier
   *[other] { $count } jardiniers
}.
event-temple = { $who } : un cube entre au temple { $temple ->
    [Ishtar] d’Ishtar
   *[other] de { $temple }
}.
event-pushed-out = { $who } : un cube sort du temple { $temple ->
    [Ishtar] d’Ishtar
   *[other] de { $temple }
}.
event-watered = { $who } irrigue { $zone }.
event-watered-neutral = L’eau coule entre les plantes en { $zone }.
event-caravan = { $who } mène la caravane à { $city } avec { $camels ->
    [one] { $camels } chameau
   *[other] { $camels } chameaux
}.
event-paid = { $who } paie : { $good }.
event-paid-wine = { $who } paie en vin cette ressource : { $good }.
event-sold-one = { $who } vend : { $one }.
event-sold-two = { $who } vend : { $one } et { $other }.
event-court = { $who } prend une carte Cour : { $card } { $level }.
event-bonus-lost = Pas de carte Cour ({ $card }) pour { $who } : le niveau suivant est épuisé.
event-planted = { $who } plante en { $square } une plante de niveau { $level }.
event-card = { $city } propose à présent une plante de niveau { $level }.
event-card-extra = { $city } propose à présent une plante de niveau { $level } et demande en plus : { $extra }.
event-swapped = { $who } échange : { $given } contre { $taken }.
event-discarded = { $who } remet : { $good }.
event-start-player = { $who } devient premier joueur.
event-game-over = La partie est finie.
event-choice-lost = Il ne reste aucune carte Cour à choisir pour { $who }.
event-short-talents = Réserve insuffisante : { $count ->
    [one] { $count } talent
   *[other] { $count } talents
} de moins pour { $who }.
event-short-camels = Réserve insuffisante : { $count ->
    [one] { $count } chameau
   *[other] { $count } chameaux
} de moins pour { $who }.
event-short-good = Réserve insuffisante : { $who } ne peut plus en avoir : { $good }.
event-short-choice = Réserve insuffisante : il n’y a plus rien à choisir pour { $who }.

# Pourquoi pas ?

why-game-over = La partie est finie.
why-other-seat = C’est à { $who } de jouer.
why-other-question = Pas maintenant. { $question }
why-no-card = Le groupe { $group } ne montre pas cette carte : { $craft }.
why-no-such-group = À si peu de joueurs, il n’y a pas de groupe { $group }.
why-talents = Cela coûte { $price ->
    [one] { $price } talent
   *[other] { $price } talents
} ; tu en as { $have }.
why-cube = Tu n’as plus de cube.
why-no-zone = Aucun canal ne peut être irrigué pour l’instant.
why-camels = { $city } demande { $camels ->
    [one] { $camels } chameau
   *[other] { $camels } chameaux
} ; tu en as { $have }.
why-stays = La caravane est déjà à { $city } et doit avancer.
why-city-good = { $city } demande : { $good } ; tu n’en as pas, ni de vin.
why-city-goods = { $city } demande : { $good } et { $extra } ; tu as { $have } { $good }, { $have_extra } { $extra } et { $wine } vin.
why-nothing-to-sell = Tu n’as aucune ressource à vendre.
why-offers-gone = { $city } n’a plus rien pour toi : ni { $one }, ni { $other }.
why-no-square = Aucune case irriguée ne convient à la plante de niveau { $level } ({ $city }) ; { $gardeners ->
    [0] tu n’as pas de jardinier
    [one] tu as { $gardeners } jardinier
   *[other] tu as { $gardeners } jardiniers
}.
why-zone-absent = Il n’y a qu’un canal en { $zone }.
why-zone-watered = { $zone } est déjà irrigué.
why-zone-cut-off = L’eau du fleuve n’arrive pas jusqu’à { $zone }.
why-not-owned = Tu n’en as pas : { $good }.
why-only-one = Tu n’en as qu’un jeton : { $good }.
why-not-offered = { $city } ne propose pas cette carte Cour : { $card }.
why-top-level = Tu as déjà cette carte Cour au plus haut niveau : { $card }.
why-sold-out = Cette carte Cour est épuisée au niveau { $level } : { $card }.
why-no-gardener = Il ne reste plus de jardinier.
why-not-on-card = Aucun caravanier ne porte cette ressource : { $good }.
why-no-camel-left = La réserve n’a plus de chameau.
why-no-talent-left = La réserve n’a plus de talent.
why-no-good-left = Il n’y en a plus dans la réserve : { $good }.
why-unused-square = { $square } ne sert pas à deux joueurs.
why-planted = { $square } est déjà plantée.
why-dry-square = Aucun côté de { $square } n’est entièrement irrigué.
why-plant-level = { $square } est à l’étage { $level } : il faut à cette plante { $needed ->
    [one] { $needed } jardinier
   *[other] { $needed } jardiniers
} ; tu en as { $have }.

# Le plateau dans un terminal

board-garden = Jardins : { $tiles } tuiles restantes, fin à { $last }
board-crafts = Métiers
board-price = { $price ->
    [0] gratuit
    [one] { $price } talent
   *[other] { $price } talents
}
board-caravan = Caravane (chameaux à payer)
board-sale = prestige, eau
board-plant = plante { $level }
board-field-upper = Ligne haute
board-field-lower = Ligne basse
board-ishtar = 1er chameau/talent, 2e l’autre
board-marduk = 1er { $first }, 2e { $second } prestige
board-tammouz = 1er un champ, 2e un échange
board-ishtar-alone = chameau ou talent
board-marduk-alone = { $first } prestige
board-tammouz-alone = un champ
board-column-prestige = prestige
board-column-tiles = tuiles
board-column-talents = talents
board-column-camels = chameaux
board-column-cubes = cubes
board-column-banker = banquier
board-column-leader = caravanier
board-column-palace = palais
board-column-gardeners = jardiniers
board-passed = a passé
board-court = Cartes Cour :
board-supply = Dans la réserve : talents { $talents } · chameaux { $camels }
board-legend = C chameau, T talent, G ressource, ? Cour, Bk banquier, Ld caravanier, Pl palais
board-short-prestige = pres
board-short-tiles = tuil
board-short-talents = tal
board-short-camels = cham
board-short-cubes = cube
board-short-banker = banq
board-short-leader = cara
board-short-palace = pal
board-short-gardeners = jard

# Positions disposées à la main

position-nobody = personne
position-no = non
position-yes = oui
position-without-cube = oui, sans cube
position-course = Manche
position-round = manche
position-start = premier joueur
position-turn = à qui de jouer
position-caravan = caravane
position-level = { $card }, niveau
position-garden = Jardins
position-tile = tuile
position-plant = plante
position-square = { $square }, niveau { $level }
position-channels = Canaux
position-here = { $name }
position-fields = Champs
position-field-upper = ligne du haut, champ { $place }
position-field-lower = ligne du bas, champ { $place }
position-temples = Temples
position-place = { $name }, place { $place }
position-groups = Métiers
position-craft = groupe { $group }, face visible : { $craft }
position-cities = Cartes Plante
position-first-side = première face
position-second-side = seconde face
position-turn-passed = Qui a passé ne peut pas avoir la main : { $who }.
position-cubes = Trop de cubes sur le plateau, { $who } : { $placed } sur { $cubes }.
position-tiles = Cases plantées : { $planted } ; tuiles des joueurs : { $taken }. Il en faut autant.
position-row-full = Une ligne pleine se vide aussitôt : laisse un champ libre.
position-row-gap = Les champs se cultivent depuis la gauche, sans trou.
position-temple-gap = Les cubes occupent un temple depuis la première place, sans trou : { $temple }.
position-gardeners = Jardiniers des joueurs : { $held }. Il n’y en a que { $cards }.
position-court = { $card }, niveau { $level } : { $held } chez les joueurs. Il n’y en a que { $cards }.
position-group = Le groupe { $group } n’a que { $cards } cartes.
position-crafts = { $craft } : { $shown } cartes face visible. Il n’y en a que { $cards }.
position-dry-channel = L’eau du fleuve n’arrive pas jusqu’à { $zone }.
position-supply = Il y en a plus en jeu qu’il n’en existe : { $thing }, au plus { $most }.
