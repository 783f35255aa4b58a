# Rapports sur ce que donne un jeu entre beaucoup de mains, en Markdown.

study-percent = { $percent } %
study-points = { $points } points
study-interval = { $low } à { $high }
study-players = royaumes
study-tables = { $count } royaumes
study-a-game = par partie
study-season = { $season } { $year }

study-title = Mesopotamia : un jeu animé, des chances égales ?
study-introduction = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } pour chaque nombre de royaumes, de deux ans chacune, avec le matériel et les options d’origine, tous les royaumes étant joués par le même bot ({ $bot }) : à chaque décision, il prend ce qui promet le plus selon son propre calcul, échanges compris, et ne regarde pas plus loin. Les chiffres disent ce que donnent les règles et le matériel entre de telles mains, pas ce qui arriverait à des humains.
study-again = Pour recommencer : { $command }.
study-findings = Ce que disent les chiffres
study-overview = Vue d’ensemble
study-counted = Un score est le nombre de symboles sur le cadre. Une victoire partagée compte pour tous ceux qui la partagent. Chaque partie dure ses huit saisons, sauf si un royaume reste seul. L’inégalité est l’écart type des parts de victoires des royaumes, rapporté à leur moyenne.
study-happenings = Ce qui se passe dans une partie
study-cards = Cartes jouées dans une partie
study-seasons = À la fin de chaque saison : la réserve moyenne d’un royaume, les symboles sur le cadre, les provinces tenues.
study-trials = Essais avec d’autres nombres
study-trials-lead = Les mêmes parties, avec un élément du matériel modifié.

study-column-decisions = décisions
study-column-winning-score = score du vainqueur
study-column-all-scores = tous les scores
study-column-margin = avance sur le deuxième
study-column-lead-changes = changements de tête
study-column-shared = victoires partagées
study-column-spread = meilleure part moins la pire
study-column-unevenness = inégalité
study-column-party = royaume
study-column-wins = victoires
study-column-interval = intervalle à 95 %
study-column-symbols = symboles
study-column-provinces = provinces
study-column-season = saison
study-column-card = carte
study-winners-symbols = symboles du vainqueur
study-slowest-season = saison la plus lente
study-attacks = attaques
study-hunger = famine
study-wins-changed = victoires après le changement

study-event-offer = offres faites
study-event-traded = échanges
study-event-taken = provinces neutres occupées
study-event-allied = alliances conclues
study-event-broken = alliances terminées
study-event-war = guerres déclarées
study-event-war-lapsed = guerres éteintes
study-event-attack = attaques des royaumes
study-event-duel = duels
study-event-conquered = provinces conquises
study-event-destroyed = dont toutes les constructions détruites
study-event-captured = dont des constructions capturées
study-event-repelled = attaques repoussées
study-event-raised = unités levées
study-event-erected = constructions et ateliers bâtis
study-event-wall = murs bâtis
study-event-hunger = saisons de famine
study-event-torn-down = murs et forges démolis
study-event-nomads = marches de nomades
study-event-unseated = symboles retirés du cadre
study-event-converted = symboles convertis
study-event-card = cartes jouées
study-event-out = royaumes sans terres

study-trial-harvest-summer-winter = Récolte en été et en hiver
study-trial-harvest-summer-winter-why = C’est le grain qui manque à tous les royaumes, de l’hiver à la récolte suivante. Deux récoltes à six mois d’écart, aucune dans la saison du minerai.
study-trial-harvest-spring-autumn = Récolte au printemps et en automne
study-trial-harvest-spring-autumn-why = La même chose, en gardant l’automne.
study-trial-feeding = Vivres en été et en hiver
study-trial-feeding-why = Une seule récolte, mais les villes ne mangent que deux fois par an.
study-trial-ore = Minerai au printemps et en automne
study-trial-ore-why = Plus de métal au lieu de plus de grain.
study-trial-less-wood = Moins de bois pour Larsa
study-trial-less-wood-why = Larsa gagne le plus souvent à 5 et à 6 royaumes ; les seuls arbres à côté de sa province royale sont à Lagash et à Umma.
study-trial-more-wood = Plus de bois pour Eshnunna et Assur
study-trial-more-wood-why = Les deux manquent d’arbres, et Assur gagne le moins souvent à 5, 6 et 8 royaumes.

study-amyitis-title = Amyitis : des places égales, plusieurs chemins vers la victoire ?
study-amyitis-introduction = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } pour chaque nombre de joueurs, avec le matériel et les options d’origine, toutes les places étant jouées par le même bot ({ $bot }). Les chiffres disent ce que donnent les règles et le matériel entre de telles mains, pas ce qui arriverait à des humains.
study-amyitis-counted = Un score est du prestige. Une victoire partagée compte pour tous ceux qui la partagent. L’inégalité est l’écart type des parts de victoires des places, rapporté à leur moyenne ; qui commence est tiré au sort, donc ce qui est inégal ici est dû au hasard.
study-amyitis-players = joueurs
study-amyitis-tables = { $count } joueurs
study-amyitis-cards = Cartes de cour prises dans une partie
study-amyitis-event-planted = cases plantées
study-strategies = Ce que les vainqueurs ont à la fin
study-crafts = Artisans recrutés dans une partie
study-course = Tour après tour
study-at-the-end = à la fin
study-winners-of = vainqueurs, { $count } joueurs
study-everybody-of = tous, { $count } joueurs
study-had-plants = plantes
study-had-camels = chameaux
study-had-talents = talents
study-had-cubes-left = cubes restants
study-level-of = niveau : { $card }
study-rounds = tours
study-plants = plantes
study-round = tour
study-reached = { $count } joueurs : atteint
study-prestige = { $count } : prestige
study-tiles = { $count } : tuiles restantes
study-column-seat = place
study-column-score = score
study-column-craft = métier
study-event-recruited = artisans recrutés
study-event-temple = cubes dans les temples
study-event-pushed-out = cubes chassés des temples
study-event-watered = canaux irrigués
study-event-caravan = voyages de la caravane
study-event-sold = marchandises vendues
study-event-court = cartes de cour prises
study-event-gardeners-spent = jardiniers rendus
study-event-passed = tours passés
study-event-row-full = rangées de champs remplies
study-trial-single-channels = Un seul canal partout
study-trial-single-channels-why = Le nombre de canaux entre deux cases est notre lecture des images ; deux coûtent deux cubes.
study-trial-other-circuit = Un autre ordre des villes
study-trial-other-circuit-why = Villes de cour et villes à plantes échangent leurs places : l’ordre sur le circuit est de nous.
study-trial-more-gardeners = Deux fois plus de jardiniers
study-trial-more-gardeners-why = Le nombre de jardiniers selon le nombre de joueurs est de nous.
study-trial-more-bankers = Un deuxième banquier de niveau 3
study-trial-more-bankers-why = D’après notre compte, il y en a un : qui l’a est seul à l’avoir.
study-trial-fewer-palaces = Un palais de niveau 6 moins riche
study-trial-fewer-palaces-why = Ses 10 points de prestige viennent d’une seule source extérieure.
