# Les leçons de Mesopotamia et les cartes de la première partie guidée.

chapter-economy = L’économie
chapter-trade = Le commerce
chapter-building = Bâtir
chapter-war = Politique et guerre
chapter-cards = Les cartes
chapter-winning = Gagner

lesson-mill-title = De la farine pour ton peuple
lesson-mill = Tu es Hammurabi de Babylone. Les symboles sur le cadre autour de la carte font gagner la partie, mais ton peuple doit d’abord manger : chaque ville mange 1 farine par saison. Une saison suit les phases du ruban au-dessus de la carte ; voici la mouture. Une meule moud jusqu’à 5 grain en autant de farine.
lesson-mill-task = Mouds autant de grain que tu peux.
lesson-mill-praise = Tes trois villes mangent 3 farine, le reste demeure. La farine paie aussi les troupes et les constructions.
lesson-mill-little = Trop peu : ce qui n’est pas moulu maintenant attend la saison suivante. Mouds les 5.

lesson-smelt-title = Ce que fait une forge
lesson-smelt = À chaque saison, une forge fait une seule chose : elle fond jusqu’à 5 minerai en métal, ou elle lève un fantassin ou un char. Sans métal, tu ne peux rien bâtir.
lesson-smelt-task = Fais fondre le minerai par ta forge à Babylone.
lesson-smelt-praise = 5 minerai sont devenus 5 métal. Le minerai vient des mines au printemps : les provinces à mine sont donc recherchées.
lesson-smelt-foot = Les troupes peuvent se lever plus tard. Fonds d’abord le minerai : le métal paie tout.
lesson-smelt-chariot = Un char est cher. Fonds d’abord le minerai : le métal paie tout.
lesson-smelt-blank = Un leurre fait seulement paraître une pile plus haute qu’elle n’est. Fonds le minerai.

lesson-millstone-title = Une deuxième meule
lesson-millstone = Meules et forges coûtent 2 métal, 2 bois et 2 farine. Chaque ville a de la place pour une de chaque. Avec deux meules, tu peux moudre 10 grain par saison.
lesson-millstone-task = Bâtis une meule.
lesson-millstone-praise = De plus grandes terres mangent plus de farine, et maintenant tu peux la moudre.
lesson-millstone-forge = Une deuxième forge est bonne aussi. Mais les villes affamées font démolir des murs : bâtis d’abord la meule.

lesson-fell-title = Le bois
lesson-fell = Dans chacune de tes provinces boisées, tu peux abattre un arbre par saison. Cela fait 1 bois. Un arbre de tes terres repousse tout seul.
lesson-fell-task = Abats un arbre à Nippur.
lesson-fell-praise = 1 bois. Presque tout ce que tu bâtis coûte du bois, et c’est souvent lui qui manque.
lesson-fell-done = Tu as continué sans bois. Abats l’arbre : cela ne coûte rien.

lesson-bank-title = La banque
lesson-bank = La banque donne 1 de n’importe quel matériau contre 3 d’un autre. Elle ne prend pas de farine. C’est un mauvais prix, mais elle est toujours ouverte.
lesson-bank-task = Tu as beaucoup de métal et peu de bois. Ouvre « Commerce » et donne du métal à la banque contre du bois.
lesson-bank-praise = 3 métal sont devenus 1 bois. Les autres souverains offrent souvent un meilleur prix.
lesson-bank-other = Ce n’est pas du bois. Cherche l’échange qui apporte du bois.

lesson-offer-title = Une offre
lesson-offer = Tu peux offrir à tout souverain tout contre tout. Si le chemin traverse les terres d’un autre, il peut demander un péage. Les terres neutres sont libres.
lesson-offer-task = Ouvre « Commerce » et offre à Mari 2 métal contre 2 bois.
lesson-offer-praise = Mari a accepté. 1 contre 1, c’est bien mieux que le 3 contre 1 de la banque.
lesson-offer-gift = Mari a accepté cette fois, mais la tâche était 2 métal contre 2 bois.

lesson-answer-title = Deux offres
lesson-answer = Mari et Assur veulent tous deux ton métal contre leur bois. Regarde les deux avant de répondre. Tu peux en accepter une, refuser ou faire une contre-offre.
lesson-answer-task = Accepte la meilleure offre.
lesson-answer-praise = 2 bois contre 2 métal. Mari voulait 3 métal pour un seul bois, autant que la banque.
lesson-answer-dear = 3 métal pour 1 bois : la banque donne pareil. L’offre d’Assur était meilleure.
lesson-answer-declined = C’était la meilleure. Mari demande 3 métal pour 1 bois, Assur 2 métal pour 2 bois.

lesson-temple-title = Les symboles font gagner
lesson-temple = À la fin, qui a le plus de symboles sur le cadre gagne. Un temple coûte 1 métal, 1 bois et 1 farine. Après la construction, on lance un dé : avec 4 ou plus, ton symbole va sur le cadre.
lesson-temple-task = Bâtis un temple de Marduk.
lesson-temple-praise = Le dé t’aimait bien : ton premier symbole. Chaque province peut recevoir une telle construction par saison.
lesson-temple-ishtar = C’est un temple d’Ishtar. Il vaut autant, mais la tâche est un temple de Marduk.

lesson-neighbour-title = De bons voisins
lesson-neighbour = La prochaine case libre est à côté de ton symbole de Marduk. Si un symbole est assorti à son voisin, 2 ou plus suffit au lieu de 4. Marduk va avec Marduk, Ishtar avec Ishtar, et Ishtar et les canaux vont ensemble.
lesson-neighbour-task = Bâtis à Nippur ce qui ne demande qu’un 2.
lesson-neighbour-praise = Marduk à côté de Marduk : cinq jets sur six réussissent.
lesson-neighbour-four = Il y faut un 4, car ce n’est pas assorti au symbole de Marduk à côté.

lesson-canal-title = Les canaux apportent la récolte
lesson-canal = En automne, chaque canal rapporte 6, 8 ou 10 grain ; un dé décide pour tous. Un canal par ville irrigable. Un canal est aussi un symbole, si le dé le permet.
lesson-canal-task = Bâtis un canal à Nippur.
lesson-canal-praise = Désormais, Nippur nourrit ton peuple. Sans canaux, de grandes terres ont faim.
lesson-canal-temple = Un temple n’apporte pas de grain. Cinq villes mangent : bâtis donc le canal.

lesson-wall-title = Les murs
lesson-wall = Un mur coûte 1 métal, 1 bois et 1 farine. Chaque mur donne au défenseur 1 de plus au dé. Là où il y a deux murs, les chars ne peuvent pas attaquer.
lesson-wall-task = Bâtis un mur à Nippur.
lesson-wall-praise = Nippur est maintenant plus sûre. Mais si la farine manque, les murs sont démolis en premier.
lesson-wall-done = Tu as continué sans mur. Bâtis-en un à Nippur.

lesson-march-title = De nouvelles terres
lesson-march = Une terre neutre est à qui y entre. Chaque unité qui se déplace mange 1 farine. Un fantassin avance d’une province, un char de deux. La terre reste à toi quand les troupes repartent.
lesson-march-task = Marche avec un fantassin de Babylone à Nippur : deux villes et un arbre.
lesson-march-praise = Nippur est à toi, avec deux villes où bâtir. Ne la laisse pas longtemps sans garde.
lesson-march-elsewhere = Cette terre est maintenant à toi. Mais Nippur a deux villes et un arbre.

lesson-raise-title = Les troupes
lesson-raise = Un fantassin coûte 1 métal, 1 bois et 1 farine. Un char coûte 2 de chaque, va plus loin et attaque avec 2 au lieu de 1. Les autres voient seulement la hauteur d’une pile, pas son contenu.
lesson-raise-task = Lève un fantassin à Babylone.
lesson-raise-praise = La pile à Babylone a grandi. Les leurres font aussi paraître les piles plus hautes.
lesson-raise-chariot = Un char prendrait presque tout ce que tu as. Lève un fantassin.
lesson-raise-blank = Un leurre ne peut pas se battre. Lève un fantassin.

lesson-alliance-title = Une alliance
lesson-alliance = Une fois par saison, tu peux tenter une campagne. Elle coûte 1 métal, bois ou farine et demande un 4. Des alliés ne peuvent pas se déclarer la guerre. Trois symboles d’Ishtar la rendent plus facile.
lesson-alliance-task = Propose une alliance à Mari et paie avec du métal.
lesson-alliance-praise = Le jet a réussi et Mari a accepté. De ce côté, personne ne t’attaque plus.
lesson-alliance-war = C’est une déclaration de guerre. Choisis l’alliance.
lesson-alliance-assur = C’est Assur. La tâche est une alliance avec Mari.

lesson-war-title = La guerre
lesson-war = Tu ne peux attaquer qu’après avoir déclaré la guerre au même tour, ou si tu as combattu le même souverain la saison passée. Trois symboles de Marduk, comme les tiens, ajoutent 1 au jet.
lesson-war-task = Les troupes d’Assur sont à Bagdad, à côté de tes fantassins. Déclare la guerre à Assur et paie avec de la farine.
lesson-war-praise = Maintenant, tu peux attaquer Assur dès ce tour.
lesson-war-mari = C’est Mari. Bagdad est à Assur.
lesson-war-alliance = Une alliance interdirait l’attaque. Déclare la guerre.

lesson-battle-title = Une bataille
lesson-battle = Tous les attaquants partent avant le premier jet. Puis les unités se battent deux à deux : les deux lancent le dé, un fantassin ajoute 1, un char 2, et chaque mur ajoute 1 pour le défenseur. Le plus grand nombre gagne, et le perdant retire son unité.
lesson-battle-task = Attaque Bagdad avec les deux fantassins de Mashkan-shapir.
lesson-battle-praise = Un fantassin est tombé, l’autre a gagné. Bagdad est à toi, et une conquête rapporte un symbole sans jet.
lesson-battle-one = Un fantassin ne suffisait pas. Envoie les deux : le deuxième continue quand le premier est tombé.

lesson-card-title = Les cartes
lesson-card = Tu commences avec cinq cartes et n’en reçois pas d’autres. On peut en jouer une par saison. La plupart se jouent à tout moment, les militaires seulement en phase 11, la dernière de la saison.
lesson-card-task = Ouvre « Cartes » et joue celle qui apporte du métal.
lesson-card-praise = Une caravane : 3 métal. Les cartes peuvent aussi s’échanger.
lesson-card-harvest = Elle a apporté du grain. Le métal vient avec la caravane.

lesson-nomads-title = Les nomades
lesson-nomads = Cinq tribus vivent au bord de la carte. Une tribu se déplace quand quelqu’un joue sa carte, de deux provinces au plus, et attaque là où il y a des villes. Qui perd une terre contre des nomades perd un symbole militaire.
lesson-nomads-task = Ouvre « Cartes » et envoie les Hanéens à Hatra. Assur n’y a qu’une unité.
lesson-nomads-praise = L’unité était un leurre : Hatra est tombée aussitôt, et Assur a perdu un symbole. Tu n’as rien risqué à toi.
lesson-nomads-elsewhere = Ils sont allés ailleurs. Hatra est juste à côté d’eux, avec une seule unité.

lesson-win-title = La dernière saison
lesson-win = Hiver de la deuxième année : après cette saison, la partie finit. Assur et toi avez 8 symboles chacun. Tu as du métal pour une construction. La prochaine case est à côté de ton symbole d’Ishtar.
lesson-win-task = Bâtis ce qui ne demande qu’un 2, puis finis ton tour.
lesson-win-praise = 9 symboles contre 8 : Babylone a gagné.
lesson-win-marduk = Le temple de Marduk demandait un 4, et le dé a donné trop peu. Ishtar à côté d’Ishtar ne demande qu’un 2.
lesson-win-idle = La partie est finie : 8 à 8, et vous partagez la victoire. Un symbole de plus aurait suffi.

# Les cartes de la première partie guidée : à quoi sert une décision, ce qu’elle coûte, à quoi pensent les bons joueurs.

guide-ask-fell-for = 1 bois de chaque province boisée.
guide-ask-fell-costs = Un arbre. Il en repousse un par saison.
guide-ask-fell-think = Le bois manque presque toujours. Abats chaque fois que tu peux.
guide-ask-regrow-for = Un arbre repousse chez toi.
guide-ask-regrow-costs = Rien.
guide-ask-regrow-think = Laisse-le repousser là où aucun ennemi ne peut venir.
guide-ask-mill-for = Le grain devient de la farine. Il en faut aux villes, aux troupes et aux constructions.
guide-ask-mill-costs = 1 grain par farine.
guide-ask-mill-think = Le grain ne vient qu’en automne. Suffira-t-il jusque-là ?
guide-ask-feed-for = Chaque ville mange 1 farine. Avant cela, tu peux encore échanger.
guide-ask-feed-costs = Ce qui manque fait démolir des murs, puis des forges.
guide-ask-feed-think = S’il manque de la farine, demandes-en maintenant aux autres, ou à la banque.
guide-ask-tear-for = La farine manque : quelque chose doit disparaître.
guide-ask-tear-costs = Un mur, ou une forge s’il ne reste pas de mur.
guide-ask-tear-think = Sacrifie un mur loin de tout ennemi.
guide-ask-forge-for = Chaque forge fond du minerai ou lève des troupes.
guide-ask-forge-costs = Un fantassin : 1 métal, 1 bois et 1 farine ; un char : 2 de chaque.
guide-ask-forge-think = Le métal d’abord. Des troupes quand il y a une terre à occuper ou à garder.
guide-ask-wall-for = Un mur aide le défenseur de 1. Deux murs arrêtent les chars.
guide-ask-wall-costs = 1 métal, 1 bois, 1 farine.
guide-ask-wall-think = Les murs sont utiles à la frontière. Au même prix, tu bâtis un temple.
guide-ask-works-for = Plus de forges et de meules en font plus à chaque saison.
guide-ask-works-costs = 2 métal, 2 bois, 2 farine.
guide-ask-works-think = Bâties tôt, elles se paient. Dans les dernières saisons, non.
guide-ask-build-for = Temples et canaux apportent des symboles, et les symboles font gagner.
guide-ask-build-costs = 1 métal, 1 bois, 1 farine. Le dé peut refuser le symbole.
guide-ask-build-think = Quel symbole est assorti à celui d’à côté de la prochaine case ? Alors un 2 suffit.
guide-ask-campaign-for = Conclure ou rompre une alliance, ou déclarer la guerre.
guide-ask-campaign-costs = 1 métal, bois ou farine, même en cas d’échec.
guide-ask-campaign-think = Un allié à côté économise des murs. La guerre, seulement si tu peux attaquer aussitôt.
guide-ask-consent-for = Une alliance : vous ne pouvez plus vous déclarer la guerre.
guide-ask-consent-costs = Rien. On peut la rompre plus tard.
guide-ask-consent-think = Qui veux-je attaquer ? Si ce n’est pas ce royaume, accepte.
guide-ask-move-for = Occupe des terres, ou attaque là où tu peux.
guide-ask-move-costs = 1 farine par unité qui se déplace.
guide-ask-move-think = D’abord les terres neutres avec des villes, des arbres ou une mine. Laisse une garde chez toi.
guide-ask-attack-at-for = La province que tu attaques.
guide-ask-attack-at-costs = Des unités peuvent tomber.
guide-ask-attack-at-think = Compte la pile et les murs. Il te faut plus d’unités qu’en face.
guide-ask-commit-for = Qui prend part à l’attaque.
guide-ask-commit-costs = 1 farine par unité. Personne ne peut suivre plus tard.
guide-ask-commit-think = Mieux vaut une unité de trop qu’une de moins.
guide-ask-duel-for = Une de tes unités se bat contre une des leurs.
guide-ask-duel-costs = L’unité du perdant.
guide-ask-duel-think = Les chars d’abord, tant qu’ils ajoutent 2.
guide-ask-defend-for = Une de tes unités affronte l’attaquant.
guide-ask-defend-costs = L’unité du perdant.
guide-ask-defend-think = Toutes défendent aussi bien : perds d’abord la moins chère.
guide-ask-convert-for = Tu as pris une construction : un symbole du perdant devient le tien.
guide-ask-convert-costs = Rien.
guide-ask-convert-think = Prends-en un à côté de tes propres symboles.
guide-ask-unseat-for = Le perdant cède un symbole militaire.
guide-ask-unseat-costs = Rien.
guide-ask-unseat-think = Un trou se comble d’abord : lequel t’aiderait ?
guide-ask-nomad-step-for = Tu mènes une tribu, de deux provinces au plus.
guide-ask-nomad-step-costs = La carte.
guide-ask-nomad-step-think = Frappe là où peu de troupes gardent une ville.
guide-ask-direction-for = Tu commences la phase 11 et choisis qui vient ensuite.
guide-ask-direction-costs = Rien.
guide-ask-direction-think = Qui vient plus tard voit ce que les autres ont fait.
guide-ask-draft-for = Tu fais une offre.
guide-ask-draft-costs = Seulement ce que tu donnes, et des péages.
guide-ask-draft-think = Qu’ont-ils en trop ? Tout ce qui vaut mieux que 3 contre 1 vous aide tous les deux.
guide-ask-offer-for = Quelqu’un veut échanger avec toi.
guide-ask-offer-costs = Ce qu’on te demande.
guide-ask-offer-think = Compare avec le 3 contre 1 de la banque. Tu peux faire une contre-offre.
guide-ask-toll-for = Une caravane traverse tes terres.
guide-ask-toll-costs = Qui prend un péage ne reçoit pas de métal du libre-échange pendant un an.
guide-ask-toll-think = Un petit péage se paie, un grand fait échouer l’échange.
guide-ask-bless-for = La bénédiction rend le prochain symbole certain.
guide-ask-bless-costs = La carte.
guide-ask-bless-think = Garde-la pour un jet qui demande un 4.
