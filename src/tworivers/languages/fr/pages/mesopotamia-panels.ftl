# Ce que disent les panneaux de Mesopotamia.

panel-tabs = Ton bureau
panel-tab-now = Actions
panel-tab-trade = Commerce
panel-tab-hand = Cartes
panel-tab-ties = Relations
panel-phases = Les phases de la saison
panel-year = An { $year } sur { $years }
panel-year-vote = An { $year }, puis un vote
panel-year-vote-yearly = La durée de la partie n’est pas encore fixée : après chaque année, les royaumes votent pour en jouer une autre.
panel-year-vote-note = La durée de la partie n’est pas encore fixée : les royaumes votent après la première année.
panel-ready = Prêt
panel-phase-felling = Abattage
panel-phase-regrowth = Pousse
panel-phase-free-trade = Libre-échange
panel-phase-ore = Minerai
panel-phase-harvest = Récolte
panel-phase-milling = Mouture
panel-phase-feeding = Vivres
panel-phase-forges = Forges
panel-phase-walls = Murs
panel-phase-works = Ateliers
panel-phase-building = Bâtir
panel-phase-policy = Guerre

# Ce que les autres ont fait entre-temps

panel-news = Depuis ton dernier tour
panel-news-spied = Les espions envoyés par { $who } ont vu tes cartes et tes piles.
panel-news-stolen = Les espions envoyés par { $who } t’ont pris une carte : { $card }.
panel-news-locusts = Les sauterelles lâchées par { $who } t’ont mangé { $count } grain.
panel-news-deserted = Un de tes fantassins a déserté à { $province }.
panel-news-war = { $who } t’a déclaré la guerre.
panel-news-broken = { $who } a rompu l’alliance avec toi.
panel-news-intrigue = Une intrigue menée par { $who } a rompu ton alliance avec { $rival }.
panel-news-allied = { $who } a accepté : vous voilà alliés.
panel-news-refused = { $who } a refusé une alliance avec toi.
panel-news-attack = { $who } a attaqué tes troupes à { $province }.
panel-news-conquered = { $who } t’a pris { $province }.
panel-news-conquered-nomads = Les { $tribe } menés par { $who } t’ont pris { $province }.
panel-news-repelled = Tu as repoussé { $who } à { $province }.
panel-news-repelled-nomads = Tu as repoussé les { $tribe } menés par { $who } à { $province }.
panel-news-converted = { $who } t’a pris un symbole sur le cadre : { $symbol }.
panel-news-unseated = Tu as perdu un symbole militaire sur le cadre.
panel-log-stolen = Des espions prennent une carte à { $who } : { $card }.
panel-since-more = { $count ->
    [one] { $count } événement de plus
   *[other] { $count } événements de plus
}
panel-since-all = Voir de plus près
panel-since-yours = Ce qui te touche
panel-since-world = Dans le monde
panel-since-lesser = { $count ->
    [one] { $count } petit fait
   *[other] { $count } petits faits
}
panel-since-nothing = Les autres n’ont encore rien fait de notable.
panel-since-show = Montrer sur la carte
panel-since-battle = Voir la bataille

# Les batailles passées

panel-past-battle = Voir la bataille, duel après duel
panel-past-attacks = attaquait
panel-past-defends = défendait
panel-past-duels = Les duels
panel-past-duel = Duel { $number }
panel-past-duel-won = { $who } l’a gagné.
panel-past-ties = { $count ->
    [one] Après { $count } égalité.
   *[other] Après { $count } égalités.
}
panel-past-no-duel = Personne ne barrait la route : il n’y a pas eu de duel.
panel-past-came = Ce qui en résulta

# Le registre

panel-ledger = Ton registre
panel-food = { $need ->
    [one] Ta ville mange { $need } farine :
   *[other] Tes villes mangent { $need } farine :
} il en reste { $left }.
panel-food-short = { $need ->
    [one] Ta ville mange { $need } farine :
   *[other] Tes villes mangent { $need } farine :
} il en manque { $missing }.
panel-food-next = Saison prochaine : { $need } farine, il en reste { $left }.
panel-food-next-short = Saison prochaine : { $need } farine, il en manque { $missing }.
panel-food-mill = Tu peux en moudre { $count }.
panel-food-harvest = D’ici là, la récolte apporte { $least } à { $most } grain.
panel-price = { $count } métal, { $count } bois et { $count } farine
panel-have = tu en as { $count }

# Prévoir

panel-usual = Comme d’habitude
panel-usual-fell = { $count ->
    [one] abattre { $count } arbre
   *[other] abattre { $count } arbres
}
panel-usual-regrow = en laisser repousser un
panel-usual-mill = moudre { $count } grain
panel-usual-mill-all = moudre tout le grain
panel-usual-feed = { $cities ->
    [one] nourrir ta ville
   *[other] nourrir { $cities } villes
}
panel-usual-feed-left = { $cities ->
    [one] nourrir ta ville
   *[other] nourrir { $cities } villes
} (il reste { $left } farine)
panel-usual-short = s’arrêter avant de nourrir : il manque { $missing } farine
panel-usual-bare = s’arrêter avant de nourrir : ta dernière farine y passe
panel-usual-smelt = fondre le minerai en métal
panel-usual-nothing = continuer : il n’y a rien à choisir ici
panel-usual-stops = Cela s’arrête là où il y a quelque chose à choisir. Tant que tes villes ne sont pas nourries, tu peux l’annuler.
panel-usual-stops-fed = Cela s’arrête là où il y a quelque chose à choisir. Tu peux l’annuler.
panel-no-campaign = Sans campagne, passer à la marche
panel-end-turn = Finir mon tour
panel-on-map = Choisis ici ou sur la carte.
panel-fell-all = { $count ->
    [one] Abattre l’arbre
   *[other] Abattre les { $count }
}
panel-walls-of = { $count } murs sur { $cities }
panel-wall-effect = défense +{ $before } → +{ $after }
panel-wall-bars = aucun char ne peut attaquer
panel-wall-price = Un mur coûte
panel-wall-poor = Tu ne peux pas payer de mur maintenant.
panel-wall-full = Toutes tes villes ont leur mur.
panel-cities = { $count ->
    [one] { $count } ville
   *[other] { $count } villes
}
panel-canals-of = { $canals } canaux sur { $count }
panel-own-land = tes terres
panel-to-take = à personne : à toi si tu y entres
panel-raid = ils gagnent à { $percent } %
panel-height = une pile haute de { $count }
panel-mill-grain = Grain à moudre
panel-mill-all = Moudre les { $count }
panel-less = Moins : { $what }
panel-more = Plus : { $what }
panel-after-feeding = Une fois tes villes nourries, il te reste { $left } farine.
panel-after-feeding-short = { $missing ->
    [one] Il manquera { $missing } farine : un mur ou une forge sera démoli.
   *[other] Il manquera { $missing } farine : autant de murs ou de forges seront démolis.
}
panel-feed = Pour chaque farine manquante, un mur est démoli, puis une forge. Commerce, échange à la banque, ou nourris ce que tu peux.
panel-feed-enough = Il y a de la farine pour toutes tes villes.
panel-forges = { $count ->
    [one] { $count } forge
   *[other] { $count } forges
}, { $ore } minerai. Chaque forge travaille une fois par saison.
panel-smelt-all = Tout fondre
panel-smelt-note = jusqu’à { $smelt_ore } minerai par forge
panel-smelt-one = Fondre dans une forge
panel-blanks = { $count } en réserve : un bluff
panel-frame-chance = sur le cadre avec { $needed }+ : { $percent } %
panel-frame-note = Une seule construction par province et par saison ; puis un dé décide si elle compte sur le cadre.
panel-waiting = { $count ->
    [one] Tu as terminé. { $count } royaume est encore à l’œuvre.
   *[other] Tu as terminé. { $count } royaumes sont encore à l’œuvre.
}
panel-waiting-turn = Les autres agissent ; la question viendra si cela te concerne.
panel-watching = { $count ->
    [one] { $count } royaume décide.
   *[other] { $count } royaumes décident.
}
panel-waiting-free = En attendant, tu peux commercer et aller à la banque ; les cartes jouables maintenant sont éclairées.
panel-bless = Sans la bénédiction, un dé décide ; avec elle, le symbole est certain.
panel-roll-chance = { $needed }+{ $bonus ->
    [0] { "" }
   *[other] { " avec" } +{ $bonus }
} : { $percent } %
panel-envoys = Sans les émissaires, un dé décide ; avec eux, la campagne réussit.
panel-consent = Des alliés ne peuvent pas se déclarer la guerre. Une alliance met fin à une guerre entre vous.
panel-second-wind = On relance une fois, avec les mêmes unités.
panel-second-wind-chance = tu le gagnes à { $percent } %
panel-vote-yearly = Plus de la moitié doit vouloir une autre année ; quatre est le maximum.
panel-vote = La médiane basse des votes décide.
panel-followers = puis { $order }
panel-party-note = { $score } sur le cadre, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}

# Commerce

panel-bank = Banque
panel-bank-give = Tu donnes à la banque
panel-bank-get = Tu reçois
panel-bank-times = Nombre de fois
panel-bank-do = { $gives } contre { $gets }
panel-partner = Avec qui
panel-give = Tu donnes
panel-get = Tu reçois
panel-nothing = rien
panel-card-more = + carte
panel-add-card = Ajouter une carte : { $side }
panel-take-out = retirer
panel-way = La caravane doit demander à { $who }
panel-send-gift = Envoyer en cadeau
panel-offers-left = { $count ->
    [one] encore { $count } offre cette saison
   *[other] encore { $count } offres cette saison
}
panel-counter-stands = L’offre tient jusqu’à ce que tu envoies celle-ci. { $who } offre :
panel-counter-gone = L’offre n’existe plus : celle-ci serait la tienne.
panel-counter-withdraws = Ton offre ouverte à { $who } sera retirée quand tu enverras celle-ci.
panel-send-counter = Envoyer la contre-offre
panel-note = Un mot à { $who } avec l’offre
panel-trade-later = Tu pourras commencer une offre à ta prochaine décision.
panel-offer-open = Ton offre à { $who } : { $state }.
panel-offer-change = Changer
panel-offer-others = En cas de refus, demander aux autres tour à tour
panel-offer-another = Préparer une autre offre
panel-offer-after = Envoyer après celle-là
panel-offer-next = Ensuite, tour à tour :
panel-offer-leave-out = Laisser de côté : { $who }
panel-offer-unsent = Ton offre à { $who } n’est pas partie : tu n’as plus ce que tu y donnes.
panel-withdraw = Retirer
panel-offer-of = Une offre : { $who }
panel-offers = offre
panel-offers-more = { $count ->
    [one] { $count } offre de plus
   *[other] { $count } offres de plus
}
panel-offers-fewer = Montrer moins d’offres
panel-asks = et demande
panel-accept = Accepter
panel-counter = Contre-offre
panel-decline = Refuser
panel-caravan = Une caravane veut traverser tes terres : { $who } → { $to }.
panel-free = Laisser passer
panel-demand = Péage…
panel-refuse = Refuser
panel-toll = Ton péage
panel-toll-note = Qui prend un péage ou refuse n’a pas de métal du libre-échange pendant quatre manches.
panel-back = Retour
panel-tolls = Péages en route vers { $who } :
panel-pay-tolls = Les payer
panel-no-tolls = Abandonner l’offre

# Politique et guerre

panel-campaign-alliance = Alliance
panel-campaign-break = Rompre une alliance
panel-campaign-war = Déclarer la guerre
panel-campaign-chance = { $needed }+{ $bonus ->
    [0] { "" }
   *[other] { " avec" } +{ $bonus }
} : { $percent } %
panel-every = { $campaign_bonus ->
    [3] trois
   *[other] { $campaign_bonus }
}
panel-campaign-alliance-note = Si le jet réussit, l’autre peut accepter. Met fin à une guerre entre vous. +1 tous les { panel-every } temples d’Ishtar sur le cadre.
panel-campaign-break-note = Unilatéral. Dès la saison suivante, vous pouvez vous déclarer la guerre. +1 tous les { panel-every } temples de Marduk sur le cadre.
panel-campaign-war-note = Tu peux attaquer ce tour-ci, puis à la saison suivante si vous vous êtes combattus. La guerre s’éteint après une saison entière sans combat. +1 tous les { panel-every } temples de Marduk sur le cadre.
panel-campaign-odds = Elle réussit à { $percent } % : { $least ->
    [1] quel que soit le dé
   *[other] le dé doit donner { $least } ou plus
}{ $bonus ->
    [0] .
   *[other] , { $bonus } de moins grâce à tes symboles.
}
panel-campaign-price = 1 métal, bois ou farine
panel-campaign-other = Un autre royaume
panel-campaign-pay = Paie, même en cas d’échec :
panel-percent = { $percent } %
panel-moves = Fais glisser une bannière sur la carte, ou touche-la puis son but. Chaque unité qui se déplace mange 1 farine ; tu en as { $flour }. Les fantassins avancent de 1 province, les chars de 2.
panel-moved = En gris : ne peut aller plus loin cette saison, ou il n’y a pas de farine.
panel-march-cost = { $flour } farine
panel-move-from = Déplacer : { $unit }, { $place }
panel-no-troops = Tu n’as pas de troupes.
panel-attack = Attaquer…
panel-no-attack-foe = Personne à attaquer : tu n’es en guerre avec personne, et aucune tribu ne tient de ville.
panel-no-attack-declaration = Tu es en guerre, mais tu ne peux attaquer que juste après ta propre déclaration de guerre, ou un royaume combattu la saison passée.
panel-no-attack-flour = Pas de farine : chaque attaquant en mange 1.
panel-no-attack-reach = Personne que tu puisses attaquer n’est à portée.
panel-battle = Bataille à { $place }
panel-battle-chance = chances : { $who }
panel-battle-hold = tu tiens bon à { $percent } %
panel-battle-hidden = { $count ->
    [one] Si l’unité de la pile est un soldat. Les leurres ne se battent pas.
   *[other] Si les { $count } de la pile sont des soldats. Les leurres ne se battent pas.
}
panel-walls = murs
panel-duel = Quelle unité livre le prochain duel ? À égalité, on relance.
panel-defend = Laquelle de tes unités défend ? Les deux défendent aussi bien.
panel-defend-chance = L’attaque vient avec : { $unit }. Tu gagnes ce duel à { $percent } %.
panel-duel-chance = +{ $bonus } : gagne le duel à { $percent } %
panel-join = Se joint à l’attaque : { $unit }, { $place }
panel-begin-battle = Engager la bataille : { $percent } %
panel-commit-note = Personne ne pourra suivre. Qui n’a pas encore marché mange 1 farine.
panel-ring = Alliances et guerres
panel-between = Entre
panel-tie = Relation
panel-since = Depuis
panel-tie-alliance = Alliance
panel-tie-war = Guerre
panel-attackers = { $count ->
    [0] sans déclaration de guerre, personne ne peut attaquer
   *[other] peut attaquer maintenant : { $who }
}
panel-lapses = s’éteint sans combat après : { $when }
panel-when = { $season }, an { $year }
panel-no-ties = Pas d’alliance, pas de guerre. Une campagne en phase 11B change cela.

# Cartes

panel-no-cards = Tu n’as pas de cartes.
panel-card-later = Pas maintenant.
panel-card-play = Jouer : { $card }
panel-card-played = Une carte par saison : la tienne est jouée.
panel-cards-played = Cartes jouées jusqu’ici

# La fin

panel-chart = Symboles sur le cadre, saison après saison
panel-deeds = Exploits
panel-deeds-battles = Batailles
panel-deeds-won = gagnées
panel-deeds-lost = perdues
panel-deeds-trades = Échanges
panel-deeds-alliances = Alliances
panel-deeds-wars = Guerres
panel-chronicle = La chronique
panel-chronicle-began = Aux jours de Hammurabi, ils se partageaient le pays entre les fleuves : { $names }.
panel-chronicle-year = À la fin de l’année, le plus de symboles sur le cadre revenait à { $names } : { $score }.
panel-chronicle-quiet = On ne nota que des récoltes : des années paisibles entre les fleuves.
