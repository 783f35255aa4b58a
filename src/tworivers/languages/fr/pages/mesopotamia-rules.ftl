# Le livre de règles de Mesopotamia. Sa forme est dans src/tworivers/mesopotamia/rulebook/book.toml : une section a son titre
# et ses paragraphes, comptés à partir de 1. **gras**, [mots](#section) mène à une section, :foot: dessine un symbole. Les
# valeurs sont des nombres de la boîte, par leur chemin dans box.toml.

chapter-overview = En un coup d’œil

goal = Le but
goal-1 = Gagne avec le plus de symboles sur le cadre autour de la carte : bâtis des temples et des canaux, conquiers des provinces.
round = Une manche
round-1 = Une manche est une [saison](#seasons), quatre saisons font une année, et [la table](#length) dit combien d’années on joue.
round-2 = D’abord, tous les royaumes travaillent en même temps, chacun à son rythme : [abattre des arbres](#felling), [moudre](#milling) le grain en farine, fondre du minerai ou lever des soldats dans les [forges](#forges), bâtir [murs](#walls), [forges et meules](#works). Les mines donnent du [minerai](#ore) au printemps, les villes à canal du grain à la [récolte](#harvest).
round-3 = Chaque ville de tes terres [mange](#feeding) 1 farine par saison. Pour chaque farine manquante, un mur est démoli, puis une forge.
round-4 = [Échange](#when-trade) chaque fois qu’une décision te revient : avec la banque, { $trade_bank_rate } d’un matériau contre 1 d’un autre (sans jamais lui donner de farine) ; avec les autres royaumes, tout contre tout. Une fois par saison, tu peux aussi jouer une de tes [cartes](#playing-cards).
round-5 = Puis, l’un après l’autre, en commençant par celui qui a le moins de symboles, les royaumes [bâtissent](#temples-canals) temples et canaux : { $economy_building_price } métal, bois et farine chacun, un seul par province et par saison.
round-6 = Après avoir bâti, on peut tenter une [campagne](#campaigns) (une alliance, sa fin ou une guerre) et [déplacer ses troupes](#troops), 1 farine par unité. Une terre libre est à qui y entre ; contre un royaume en guerre avec toi ou contre des nomades, les dés décident, [duel après duel](#duels).
points = Ce qui rapporte
points-1 = Après chaque construction, tu [lances un dé](#frame-roll) : avec { $frame_frame_roll } ou plus, son symbole va sur le cadre. À côté d’un symbole assorti à toi, { $frame_frame_roll_beside } suffit : Marduk près de Marduk, Ishtar près d’Ishtar, Ishtar et canal côte à côte.
points-2 = Prendre une province à un royaume ou à des nomades pose un symbole militaire sur le cadre, sans jet. Qui perd une province au combat perd aussi un symbole militaire.
points-3 = Si les constructions y survivent à la bataille, chaque temple ou canal pris fait d’un symbole pareil du perdant [le tien](#conquest).
points-4 = Qui en a autant partage la victoire.
ending = Comment elle finit
ending-1 = La partie finit avec l’hiver de sa dernière année, ou quand un seul royaume a encore des provinces.
icons = Ce que disent les symboles
icon-grain = Grain : devient de la farine
icon-flour = Farine : nourrit les villes et les troupes en marche
icon-ore = Minerai : devient du métal
icon-metal = Métal : pour bâtir et pour les troupes
icon-wood = Bois : pour bâtir et pour les troupes
icon-temple = Temple de Marduk : aide à rompre les alliances et à déclarer la guerre
icon-ishtar = Temple d’Ishtar : aide à conclure des alliances
icon-canal = Canal : apporte du grain à la récolte
icon-forge = Forge : fond du minerai ou lève un soldat
icon-millstone = Meule : moud du grain à chaque saison
icon-wall = Mur : renforce la défense
icon-foot = Fantassin : avance d’une province ; sur le cadre, le symbole militaire
icon-chariot = Char : avance de deux au plus, mais n’attaque pas de murs solides
icon-nomad = Nomades : marchent quand quelqu’un joue leur carte
icon-blank = Leurre : fait paraître une pile plus haute
icon-province = Province
icon-spring = Printemps
icon-summer = Été
icon-autumn = Automne
icon-winter = Hiver

chapter-table = Ce qu’il y a sur la table

rulers = Les souverains
rulers-1 = Vous êtes 3 à 8 souverains du temps de Hammurabi. Lesquels sont en jeu dépend de votre nombre. Les nombres sont le métal du [libre-échange](#free-trade) ; un tiret veut dire : pas en jeu.
rulers-2 = Les souverains en jeu sont assis dans l’ordre de ce tableau, et le sens horaire le descend. Leurs couleurs : Larsa orange, Babylone jaune, Mari violet, Qatna vert, Eshnunna brun, Yamhad rouge, Assur bleu, Suse rose.
rulers-3 = À six souverains, la liste imprimée laisse Mari de côté, mais le tableau imprimé Yamhad. Nous suivons la liste et donnons 2 métal à Yamhad ; une table peut choisir l’inverse : alors Yamhad n’est pas là, et Mari reçoit les 2.
rulers-4 = L’ordre autour de la table et les 2 de Yamhad à six sont de nous.
provinces = Les provinces
provinces-1 = La carte a 56 provinces : huit **provinces royales** avec la capitale d’un souverain, cinq **terres d’origine** de nomades, et des provinces ordinaires. Une province a jusqu’à trois villes, irrigables ou non, des places d’arbre, parfois une mine, ses voisines, et ce qu’on y a bâti.
provinces-2 = Les provinces royales des souverains absents sont des provinces neutres ordinaires où rien n’est bâti. À moins de huit souverains, on joue sur toute la carte.
provinces-3 = Les deux peuvent se [choisir autrement](#readings).
provinces-4 = La carte elle-même est de nous, d’après le répertoire géographique Pleiades (CC BY 3.0) et des estimations. Le livret de règles dit seulement que Bagdad est irrigable et que Hatra ne l’est pas ; Borsippa et Dilbat dans la province royale de Babylone et la mine à Der sont de nous comme le reste.
frame = Le cadre
frame-1 = Une boucle de { $frame_size ->
    [one] { $frame_size } case
   *[other] { $frame_size } cases
} fait le tour de la carte. Les symboles la remplissent dans le sens horaire à partir du coin inférieur gauche ; les trous se comblent d’abord.
frame-2 = Quand le cadre est plein, il n’y a pas de jet, et rien n’est posé.
frame-3 = Combien de cases il a, et ce qui se passe quand elles sont pleines, c’est de nous.
materials = Les matériaux
materials-1 = Il y en a cinq : :grain: grain, :flour: farine, :ore: minerai, :metal: métal et :wood: bois.
materials-2 = Chaque royaume commence avec ceci :
blanks = Les leurres
blanks-1 = :blank: Chaque royaume a { $war_blanks_each ->
    [one] { $war_blanks_each } leurre
   *[other] { $war_blanks_each } leurres
}. Ces leurres se tiennent dans [tes propres piles](#forges) et les font paraître plus hautes : les autres voient la hauteur d’une pile, pas son contenu.
blanks-2 = Les leurres se déplacent comme des fantassins et coûtent 1 farine, mais n’occupent rien et ne peuvent pas attaquer. Quand une bataille commence, les leurres des deux piles sont révélés et retournent à leurs propriétaires.

chapter-start = Avant la partie

setup = La mise en place
setup-1 = { $nomads_nomad_units ->
    [one] { $nomads_nomad_units } unité
   *[other] { $nomads_nomad_units } unités
} de nomades dans chaque terre d’origine, et un arbre à chaque place d’arbre.
setup-2 = Chaque province royale est à son souverain ; elle a un canal à chaque ville irrigable, et ce que dit le tableau ci-dessous. Tout le reste est neutre.
setup-3 = Tu reçois ta [réserve](#materials) et { $cards_each ->
    [one] { $cards_each } carte
   *[other] { $cards_each } cartes
} de la pioche mélangée.
setup-4 = Puis Qatna prend une carte nomade de son choix dans le reste. Plus tard, on ne pioche plus. Pour une première partie, la table peut jouer sans les cartes.
setup-5 = Que tout le reste soit neutre et qu’on ne pioche plus, ce sont nos décisions.
length = Combien de temps dure la partie
length-1 = La table choisit :
length-2 = **Deux, trois ou quatre ans.** Deux est la durée habituelle.
length-3 = **Un vote après la première année :** chaque royaume encore en jeu vote pour 1, 2 ou 3 ans de plus. Le vote du milieu compte ; s’il y en a deux au milieu, le plus bas.
length-4 = **Un vote après chaque année :** chaque royaume encore en jeu dit s’il veut en jouer une autre. Plus de la moitié doit le vouloir, une égalité finit la partie ; quatre ans sont le maximum.
length-5 = Pourquoi deux ? Une partie doit tenir dans une soirée. Entre ordinateurs, deux ans demandent environ 570 décisions à trois souverains et 1 730 à huit ; le gagnant a alors huit ou neuf symboles, environ deux d’avance, et la tête a changé à peu près une fois. La partie la plus courte du livret imprimé dure aussi deux ans : un, et un de plus.

chapter-season = Une saison

seasons = Saisons et phases
seasons-1 = Chaque manche est une saison : printemps, été, automne ou hiver. Quatre font une année, et la partie commence au printemps.
seasons-2 = Une saison a onze phases, mais pas toutes à chaque saison :
seasons-3 = Les marques imprimées des saisons étaient des couleurs que nous n’avons plus : quelle phase va avec quelle saison, c’est de nous.
order = Qui travaille quand
order-1 = Dans les phases 1 à 10, tous les royaumes travaillent **en même temps**, chacun à son rythme. Quand tous ont terminé, la phase 11 va **d’un royaume à l’autre** : chacun bâtit (11A), puis fait sa politique et sa guerre (11B).
order-2 = Le royaume qui a le moins de symboles sur le cadre commence, et choisit dans quel sens les autres suivent. (À deux, il n’y a rien à choisir.)
order-3 = Si plusieurs en ont le moins, on tire au sort.
asked = Ce qu’on te demande, et pourquoi
asked-1 = Ce qu’on te demande, à qui de jouer, dans quel ordre tout arrive et combien de coups se font ne dépend jamais de ce que les autres ne voient pas. On te demande donc de moudre partout où il y a une meule, et de nourrir partout où il y a une ville.
asked-2 = On t’interroge sur un jet de cadre, une campagne ou un duel perdu tant que, pour tout ce que les autres savent, tu pourrais avoir la carte qui aide : tu n’en as joué aucune cette manche, tu as des cartes que personne n’a vues, et on ne sait pas que toutes celles de cette sorte sont ailleurs. Les questions dont les réponses dépendent d’une réserve, d’une main ou d’une pile sont posées même s’il n’y a qu’une réponse possible.

chapter-economy = Le travail : phases 1 à 10

felling = 1 · Abattage
felling-1 = Dans chacune de tes provinces boisées, tu peux enlever un arbre : +1 :wood: bois.
regrowth = 2 · Repousse
regrowth-1 = Un arbre repousse à une place vide de tes terres. Tu choisis où.
regrowth-2 = S’il y a une place vide, tu dois le laisser repousser.
free-trade = 3 · Libre-échange
free-trade-1 = Au printemps, dès l’an { $economy_free_trade_year }, tu reçois le :metal: métal que montre le [tableau des souverains](#rulers), si tu n’as pris aucun [péage](#transit) ni refusé le passage à personne dans les quatre manches précédentes.
ore = 4 · Minerai
ore-1 = Au printemps, chaque royaume qui a une mine lance un dé. Chacune de ses mines rapporte autant de :ore: minerai :
ore-2 = avec 1 ou 2 : { $economy_dice_yield_1 }
ore-3 = avec 3 ou 4 : { $economy_dice_yield_3 }
ore-4 = avec 5 ou 6 : { $economy_dice_yield_5 }
harvest = 5 · Récolte
harvest-1 = En automne, chaque royaume qui a un canal lance un dé. D’après le [même tableau](#ore), chaque ville irrigable avec un :canal: canal rapporte du :grain: grain.
harvest-2 = Une table peut choisir deux récoltes, en été et en hiver : la partie en devient plus animée.
milling = 6 · Mouture
milling-1 = Chaque :millstone: meule moud jusqu’à { $economy_mill_grain } grain en autant de farine. Tu dis combien.
feeding = 7 · Vivres
feeding-1 = Chaque ville de tes terres mange 1 :flour: farine. Si la farine te manque, tu peux encore échanger avant.
feeding-2 = Pour chaque farine manquante, un mur est démoli, et quand il n’y a plus de mur, une forge. Tu choisis lesquels ; si rien ne reste, tu ne perds rien de plus.
forges = 8 · Forges
forges-1 = Chaque :forge: forge travaille une fois et fait une de ces choses :
forges-2 = **Fondre :** elle fond jusqu’à { $economy_smelt_ore } minerai en autant de métal, le plus possible.
forges-3 = **Lever un fantassin** pour { $economy_foot_price } métal, { $economy_foot_price } bois et { $economy_foot_price } farine, dans sa province.
forges-4 = **Lever un char** pour { $economy_chariot_price } métal, { $economy_chariot_price } bois et { $economy_chariot_price } farine, dans sa province.
forges-5 = Tu peux aussi glisser des [leurres](#blanks) dans tes piles qui ont une unité.
forges-6 = Qu’une forge fonde le plus possible, c’est notre lecture ; une table peut laisser le royaume [dire combien](#readings).
walls = 9 · Murs
walls-1 = Un :wall: mur coûte { $economy_wall_price } métal, { $economy_wall_price } bois et { $economy_wall_price } farine. Il peut y en avoir un par ville, et tu peux en bâtir un par province et par manche.
works = 10 · Forges et meules
works-1 = Une :forge: forge ou une :millstone: meule coûte { $economy_works_price } métal, { $economy_works_price } bois et { $economy_works_price } farine. Il peut y avoir une de chaque par ville.

chapter-building = Bâtir : phase 11A

temples-canals = Temples et canaux
temples-canals-1 = Un :temple: temple de Marduk, un :ishtar: temple d’Ishtar ou un :canal: canal coûte { $economy_building_price } métal, { $economy_building_price } bois et { $economy_building_price } farine.
temples-canals-2 = Tu peux en bâtir un par province et par manche ; la marque qu’on y a bâti reste à une province conquise. Il peut y avoir un temple par ville, et un canal par ville irrigable.
frame-roll = Le jet de cadre
frame-roll-1 = Après chaque construction, tu lances le dé : avec { $frame_frame_roll } ou plus, son symbole va sur le cadre.
frame-roll-2 = Il y va dès { $frame_frame_roll_beside } si la case qu’il prendrait est à côté d’un symbole assorti à toi :
frame-roll-3 = Marduk à côté de Marduk
frame-roll-4 = Ishtar à côté d’Ishtar
frame-roll-5 = Ishtar à côté d’un canal, ou un canal à côté d’Ishtar
frame-roll-6 = « À côté » veut dire : dans une case voisine du cadre.

chapter-trade = Le commerce

when-trade = Quand tu peux échanger
when-trade-1 = Dans chaque phase : à toute décision principale à toi, mouture comprise ; et aussi pendant qu’on ne te demande rien, dans la phase 11 d’un autre ou une fois que tu as terminé. Répondre et faire des contre-offres, tu le peux toujours.
when-trade-2 = Au milieu d’une autre de tes questions, tu ne peux pas échanger.
when-trade-3 = Personne n’attend une offre qu’écrit encore quelqu’un à qui l’on ne demande rien ; à la fin de la manche, elle expire. Cela, les contre-offres à tout moment et la règle sur les autres questions sont de nous.
bank = La banque
bank-1 = La banque donne 1 d’un matériau contre { $trade_bank_rate } d’un autre. Elle ne prend jamais de farine, mais elle en donne.
bank-2 = La phrase imprimée sur la farine se lit de [plusieurs façons](#readings). Sans farine de la banque, un royaume pourrait se bloquer pour de bon.
offers = Les offres
offers-1 = Tu peux offrir à tout royaume n’importe quel panier contre n’importe quel autre, matériaux et cartes, et des cadeaux aussi : de ton côté autant que tu as, et autant d’offres que tu veux.
offers-2 = Qui reçoit une offre accepte, refuse ou répond par une contre-offre ; qui l’a faite peut la retirer. On voit au moment d’accepter si les deux peuvent livrer : tout se fait, ou rien.
offers-3 = Tu as une seule offre ouverte à la fois : si tu réponds par une contre-offre, celle que tu avais ouverte est retirée.
offers-4 = Des limites n’existent que contre les abus : demander 999 d’un matériau, 30 offres par royaume et par manche, 120 changements à une offre.
offers-5 = Les limites contre les abus et l’offre unique sont de nous. Une table peut choisir des limites plus étroites : au plus { $trade_basket_most } d’un matériau par côté et { $trade_offers_most ->
    [one] { $trade_offers_most } offre
   *[other] { $trade_offers_most } offres
} par manche ; un côté peut alors promettre plus que son propriétaire n’a.
transit = Les caravanes sur les terres des autres
transit-1 = Si tout chemin entre les deux royaumes passe par des provinces d’autres royaumes, la caravane prend celui qui traverse le moins de royaumes, puis le moins de leurs provinces.
transit-2 = Chacun d’eux laisse passer, demande un **péage** (un panier que paie qui a fait l’offre) ou refuse. Un royaume demande un seul péage à la fois.
transit-3 = D’abord les royaumes en chemin décident, puis qui a fait l’offre accepte les péages ou l’abandonne, puis le partenaire répond.
transit-4 = Un péage compte quand il est payé : tu ne reçois alors pas de métal du [libre-échange](#free-trade) pendant un temps.
transit-5 = Les terres neutres et celles des nomades sont libres. Si deux chemins se valent, l’ordre autour de la table décide.

chapter-policy = La politique : le début de la phase 11B

campaigns = Les campagnes
campaigns-1 = Au début de ta phase 11B, tu peux tenter une campagne : paie 1 métal, bois ou farine et lance le dé. Avec { $policy_campaign_roll } ou plus, elle réussit.
campaigns-2 = Tu ajoutes 1 tous les { $policy_campaign_bonus } temples assortis à toi sur le cadre.
campaigns-3 = Une seule campagne par manche, et le prix perdu même en cas d’échec : ce sont nos décisions.
alliance = Alliance
alliance-1 = Tu lances d’abord le dé ; puis l’autre peut accepter. Une alliance met fin à une guerre entre vous, et des alliés ne peuvent pas se déclarer la guerre.
alliance-2 = Tu ajoutes 1 tous les { $policy_campaign_bonus } symboles d’Ishtar :ishtar: à toi sur le cadre.
break = Rompre une alliance
break-1 = Un seul côté suffit. Dès la manche suivante, les deux peuvent se déclarer la guerre, même si c’est une [intrigue](#political-cards) qui l’a rompue. Tu ajoutes 1 tous les { $policy_campaign_bonus } symboles de Marduk :temple: à toi sur le cadre.
war = Déclarer la guerre
war-1 = Tu peux attaquer dès ce tour. Tu ne peux pas déclarer la guerre à un allié. Tu ajoutes 1 tous les { $policy_campaign_bonus } symboles de Marduk :temple: à toi sur le cadre.
war-2 = Une guerre s’éteint à la fin de la première manche entière où les deux ne se sont pas combattus.
who-attacks = Qui peut attaquer
who-attacks-1 = Tu peux attaquer un royaume en guerre avec toi si l’une de ces choses est vraie :
who-attacks-2 = Ta propre déclaration de guerre a réussi ce tour-ci, par un jet ou par des émissaires.
who-attacks-3 = Vous vous êtes combattus à la manche précédente, peu importe qui attaquait.
who-attacks-4 = Si tu es en guerre sans pouvoir attaquer, tu peux déclarer toi-même la guerre, bien qu’elle soit déjà là. Cela ne prolonge pas une guerre sans combats.
who-attacks-5 = Déclarer à nouveau, c’est notre décision. Une table peut choisir que les deux peuvent attaquer [tant que dure la guerre](#readings).

chapter-marching = Marcher et combattre : phase 11B

troops = Se déplacer
troops-1 = Un :foot: fantassin avance d’une province, un :chariot: char de deux au plus. Chaque unité qui se déplace ce tour-ci mange 1 farine.
troops-2 = Chaque pas est un coup. Entrer dans une province neutre sans nomades, c’est l’occuper, et elle reste à toi quand les troupes s’en vont. Un char peut en occuper deux, ou faire un pas puis attaquer.
troops-3 = Tu n’entres dans la province d’un autre royaume que pour combattre ; cela vaut aussi pour les alliés.
troops-4 = Les terres d’origine des nomades ne sont jamais à personne. Les [leurres](#blanks) n’occupent rien.
attack = Attaquer
attack-1 = Choisis une province et dis quelles unités attaquent. Toutes s’engagent en même temps : personne ne se joint plus tard à cette bataille.
attack-2 = Là où il y a { $war_chariot_ban ->
    [one] { $war_chariot_ban } mur
   *[other] { $war_chariot_ban } murs
} ou plus, aucun char ne peut attaquer.
attack-3 = Une deuxième attaque sur la même province est permise. Une province sans défenseurs tombe aussitôt ; cela compte comme un combat.
duels = Les duels
duels-1 = On se bat unité contre unité : l’attaquant choisit une unité, puis le défenseur en choisit une, et les deux lancent le dé. On ajoute :
duels-2 = pour l’attaquant, + { $war_chariot_attack } avec un char,
duels-3 = ou + { $war_foot_attack } avec un fantassin,
duels-4 = pour le défenseur, + 1 par mur.
duels-5 = La plus grande somme gagne ; à égalité, les deux relancent. Le perdant retire son unité, et le duel suivant commence, jusqu’à ce qu’un côté n’ait plus personne.
duels-6 = Une table peut choisir + 3 par mur. Le livret imprimé dit les deux ; avec + 1, les provinces royales peuvent tomber.
duels-7 = Personne ne recule. Personne n’interrompt une bataille une fois annoncée.
conquest = La conquête
conquest-1 = Si l’attaquant gagne et que quelque chose y est bâti, il lance le dé : au-delà de { $war_destruction_roll }, tout ce qui est bâti dans la province est détruit.
conquest-2 = Sinon, tout est à lui, et pour chaque temple ou canal pris, il fait sien un symbole pareil du perdant sur le cadre. Il choisit lequel, tant que le perdant en a.
conquest-3 = Puis part le symbole militaire du perdant : qui perd une province au combat perd un symbole militaire du cadre, et l’attaquant choisit lequel.
conquest-4 = Qui prend une province à un royaume ou à des nomades pose un :foot: symbole militaire sur le cadre, sans jet ; cela vient en dernier.
conquest-5 = Ces symboles se prennent toujours. Une table peut choisir qu’ils [peuvent se refuser](#readings).

chapter-nomads = Les nomades

tribes = Les tribus
tribes-1 = Cinq tribus de { $nomads_nomad_units ->
    [one] { $nomads_nomad_units } unité
   *[other] { $nomads_nomad_units } unités
} vivent dans leurs terres d’origine : Sutéens, Hanéens, Yaminites, Gutis et Turukkéens. Elles n’agissent que quand quelqu’un joue leur [carte](#playing-cards), en phase 11B, dans celle de n’importe qui : la carte l’interrompt.
tribes-2 = Une tribu anéantie revient aussitôt dans sa terre d’origine, forte de { $nomads_nomad_units ->
    [one] { $nomads_nomad_units } unité
   *[other] { $nomads_nomad_units } unités
}. À la fin de la manche, chaque tribu en a de nouveau { $nomads_nomad_units }. (Les noms des tribus et le retour immédiat sont de nous.)
nomad-march = Comment ils marchent
nomad-march-1 = Qui a joué la carte déplace la tribu de { $nomads_nomad_steps ->
    [one] { $nomads_nomad_steps } province
   *[other] { $nomads_nomad_steps } provinces
} au plus, d’une au moins. Elle peut traverser les provinces sans ville des royaumes. Elle ne peut pas entrer dans une province à ville où se trouve une autre tribu, et ne va jamais contre qui a joué la carte.
nomad-march-2 = Dans les provinces sans ville, toutes les couleurs peuvent se côtoyer. Des royaumes en guerre peuvent quand même s’y combattre, et une tribu n’y empêche personne d’occuper la province.
nomad-march-3 = Une tribu dans une province à ville sans propriétaire la tient. Quand elle s’en va, la province est neutre, avec toutes ses constructions.
nomad-battle = Comment ils combattent
nomad-battle-1 = Les nomades ne combattent que dans les provinces à ville, et jamais dans leur terre d’origine. Ils attaquent avec + { $nomads_nomad_attack } et n’ont jamais de bonus en défense. Les guerres et les alliances ne comptent pas pour eux.
nomad-battle-2 = Pour une tribu attaquée, qui l’a menée en dernier choisit et lance le dé.
nomad-battle-3 = Si des nomades conquièrent une province, un jet décide si tout y est détruit, [comme d’habitude](#conquest). Le perdant retire du cadre un symbole militaire, choisi par qui a joué la carte ; celui-ci n’en pose aucun.
nomad-battle-4 = Une table peut choisir que les tribus ne peuvent pas attaquer là où il y a { $war_chariot_ban ->
    [one] { $war_chariot_ban } mur
   *[other] { $war_chariot_ban } murs
} ou plus.
nomad-battle-5 = Que les combats se limitent aux provinces à ville, que les tribus tiennent une ville sans propriétaire, et qui lance le dé pour elles, c’est de nous là où le livret imprimé se tait.

chapter-cards = Les cartes

playing-cards = Jouer une carte
playing-cards-1 = Tu peux jouer une carte par manche, et tu peux échanger des cartes. Une carte **interrompt** l’ordre du jeu.
playing-cards-2 = Les cartes qui ne sont pas militaires : à toute décision principale à toi, mouture comprise, et chaque fois qu’on ne te demande rien, même au tour des autres. Nomades, mercenaires et déserteurs : dans la phase 11B de n’importe qui. La marche forcée et les échelles de siège, sans effet ailleurs : dans ta propre 11B.
playing-cards-3 = Personne n’attend une carte qui pourrait venir. Pendant qu’une carte militaire interrompt, celui dont c’est le tour attend, puis redécide ce qui était à moitié décidé et que personne n’avait vu.
playing-cards-4 = Personne n’interrompt une bataille dès son annonce, le jet et l’accord d’une campagne, ni une autre carte.
playing-cards-5 = Quand une carte peut se jouer, là où le livret imprimé ne le dit pas, c’est de nous. Pour les tables qui ne veulent pas de surprises : les cartes seulement à ses propres décisions, les militaires dans sa propre 11B.
military-cards = Les cartes militaires
military-cards-1 = Seulement en phase 11B :
military-cards-2 = **Marche forcée :** tes fantassins peuvent avancer de 2 provinces ce tour-ci.
military-cards-3 = **Échelles de siège :** dans une bataille, les murs ne comptent pas et n’arrêtent pas les chars.
military-cards-4 = **Mercenaires :** { $cards_mercenary_foot ->
    [one] { $cards_mercenary_foot } fantassin
   *[other] { $cards_mercenary_foot } fantassins
} dans une province à ville à toi pour { $cards_mercenary_metal } métal. Ils peuvent marcher aussitôt.
military-cards-5 = **Déserteurs :** un fantassin quitte la pile d’un royaume en guerre avec toi, à côté d’une de tes provinces.
military-cards-6 = **Second souffle :** un duel perdu est relancé. C’est pour l’attaquant, sauf si la table le [laisse aussi au défenseur](#readings).
economic-cards = Les cartes économiques
economic-cards-1 = **Riche récolte :** + { $cards_harvest_card } grain.
economic-cards-2 = **Riche filon :** + { $cards_vein_card } minerai.
economic-cards-3 = **Radeaux de cèdre :** + { $cards_rafts_card } bois.
economic-cards-4 = **Caravane :** + { $cards_caravan_card } métal.
economic-cards-5 = **Sauterelles :** un rival perd la moitié de son grain, arrondie vers le haut.
political-cards = Les cartes politiques
political-cards-1 = **Émissaires :** une campagne réussit sans jet. On te le propose avant le jet.
political-cards-2 = **Intrigue :** met fin à une alliance entre deux autres.
political-cards-3 = **Espions :** regarde les cartes et les piles d’un rival, et prends-lui une carte.
political-cards-4 = **Bénédiction :** un jet de cadre réussit. On te le propose avant le jet.
all-cards = Toutes les cartes
all-cards-1 = Du livret imprimé, nous savons qu’il y a des cartes nomades, que les cartes militaires ne vont qu’en 11B, qu’on joue une carte par royaume et par manche, et que les cartes s’échangent. Ce que sont les 48 cartes et ce qu’elles rapportent, c’est de nous.

chapter-end = La fin, et ce qui est secret

game-end = Quand elle finit, et qui gagne
game-end-1 = La partie finit avec l’hiver de sa dernière année, ou dès qu’il ne reste qu’un royaume.
game-end-2 = Tes points sont tes symboles sur le cadre : temples, canaux et symboles militaires. Qui a le plus de symboles gagne ; à égalité, la victoire se partage. (C’est notre décision pour les égalités.)
out = Un royaume sans province
out-1 = Qui n’a plus de province ne décide plus rien et garde ses symboles sur le cadre. Ses soldats sur les terres sans ville se dispersent, ses alliances et ses guerres s’éteignent. Tout cela est de nous ; que la partie finisse quand il reste un royaume, aussi.
secrets = Ce que voient les autres
secrets-1 = Personne d’autre ne voit ta réserve exacte, ta main ni le contenu de tes piles. Une table peut choisir des réserves visibles. Les autres voient combien de cartes tu as, la hauteur de chaque pile, tout ce qui est bâti, le cadre, les alliances et les guerres.
secrets-2 = Une offre n’est vue que par les deux qu’elle concerne, un péage par qui le demande et qui le paie. Ce qui change de mains quand elle est acceptée, tous le voient.
secrets-3 = Ce que les sauterelles ont mangé et quelle carte les espions ont prise, seuls l’apprennent ceux que cela concerne : qui l’a perdu, et qui l’a pris.
secrets-4 = Sur qui s’abattent les sauterelles, et qui écrit une offre (pas à qui), tous le voient. Là où le livret imprimé se tait sur les secrets, ce sont nos décisions.

chapter-about = À propos de ce livre

sources = D’où viennent les règles
sources-1 = Nous avons composé ce livre avec nos propres mots à partir du livret allemand imprimé et de son édition sur la toile. Chaque nombre porte une marque :
sources-2 = **S** : imprimé dans le livret de règles.
sources-3 = **R** : notre reconstitution ou notre décision, là où le livret se tait, se contredit ou ne montrait qu’une image. Hors des tableaux, ces paragraphes portent le titre « Notre décision ».
sources-4 = Les lieux de la carte viennent du répertoire géographique Pleiades (CC BY 3.0) ou sont estimés.
readings = Les phrases qui se lisent de plusieurs façons
readings-1 = Là où les mots imprimés laissent plusieurs lectures, une table choisit. Ce qui est nommé en premier, une table le joue si elle ne choisit pas autrement ; les mots imprimés décident aussi loin qu’ils vont.
readings-2 = **Qui peut attaquer en guerre :** seulement qui vient de la déclarer, ou a combattu l’autre à la manche précédente, comme dit le livret ; ou les deux, tant que dure la guerre.
readings-3 = **Les offres :** « à des taux libres », sans limites ; ou limitées.
readings-4 = **La banque et la farine :** on peut échanger « à l’exception de la farine » un matériau contre tout autre. La banque ne prend donc pas de farine mais en donne ; ou n’en donne pas mais en prend ; ou ni l’un ni l’autre.
readings-5 = **La durée :** les joueurs décident après un an s’ils en jouent 1, 2 ou 3 de plus. Deux, trois ou quatre ans sont fixés d’avance ; ou un vote après la première année ; ou un vote après chaque année.
readings-6 = **Le second souffle :** les cartes militaires se jouent en 11B, dit le livret, et pas seulement dans la sienne. Il est pour l’attaquant ; ou aussi pour un défenseur qui a perdu un duel, même contre des nomades.
readings-7 = **La fonte :** une forge utilise « jusqu’à cinq minerais ». Elle fond le plus possible ; ou le royaume dit combien.
readings-8 = **« Peut » :** les symboles après un jet de cadre, une bénédiction ou une conquête, les symboles du perdant qui changent de maître, et la carte nomade de Qatna se prennent toujours ; ou peuvent se refuser. Qui refuse un symbole du perdant lui laisse les autres de cette sorte.
readings-9 = **Les provinces royales des souverains absents :** vides ; ou avec canaux, forge, meule et murs, puisque le livret dit « chaque province royale ». Elles sont alors neutres : un souverain absent n’a pas de troupes à poser, qui y entre les occupe donc.
readings-10 = **La carte à moins de huit souverains :** tout entière ; ou seulement une partie, comme le livret le suggère sans dire laquelle.
readings-11 = Avec une partie de la carte, une province est hors jeu si elle est à moins de pas de la province royale d’un souverain absent que de toute province royale en jeu. Les terres d’origine et les provinces royales en jeu restent, ainsi que les provinces sur un plus court chemin là où ce qui reste se séparerait. Personne ne va là où c’est hors jeu, aucun arbre n’y pousse, et rien n’y compte. C’est notre décision.
numbers = Tous les autres nombres de la boîte
own-box = Si ta boîte dit autre chose
own-box-1 = Tous les nombres de ce livre, et toute la carte, viennent d’un seul **fichier de matériel**. Si tu as la boîte et que tu y vois d’autres nombres, télécharge le fichier, corrige-le dans n’importe quel éditeur de texte et choisis-le quand tu prépares une table.
own-box-2 = Dans le fichier, chaque nombre est à côté de sa marque. Si quelque chose dans ton fichier ne peut pas être juste, on te dit quelle clé, quelle valeur et ce qu’il fallait, avant qu’une partie commence.
own-box-3 = À une table avec son propre fichier, ce livre dit les nombres de ce fichier. Dans un terminal, c’est `--box my-box.toml`.

# Les souverains par leurs noms

ruler-larsa = Rim-Sin de Larsa
ruler-babylon = Hammurabi de Babylone
ruler-mari = Zimri-Lim de Mari
ruler-qatna = Amut-pi-El de Qatna
ruler-eshnunna = Ibal-pi-El d’Eshnunna
ruler-yamhad = Yarim-Lim de Yamhad
ruler-assur = Shamshi-Adad d’Assur
ruler-susa = Ishme-Dagan de Suse

# Les tableaux des nombres de la boîte

table-what = Quoi
table-number = Nombre
table-none = –
table-yes = oui
table-ruler = Souverain
table-capital = Capitale
table-at = À { $count }
table-phase = Phase
table-seasons = Se joue en
table-card = Carte
table-copies = Cartes
table-province = Province
table-kind = Sorte
table-kind-core = royale
table-kind-origin = terre d’origine
table-kind-ordinary = ordinaire
table-cities = Villes
table-irrigable = Irrigables
table-trees = Arbres
table-mine = Mine
table-core-forges = Forges
table-core-millstones = Meules
table-core-chariots = Chars
table-core-foot = Fantassins
table-core-walls = Murs
table-phase-felling = 1 · Abattage
table-phase-regrowth = 2 · Repousse
table-phase-free-trade = 3 · Libre-échange
table-phase-ore = 4 · Minerai
table-phase-harvest = 5 · Récolte
table-phase-harvest-twice = 5 · Récolte, avec deux par an
table-phase-milling = 6 · Mouture
table-phase-feeding = 7 · Vivres
table-phase-forges = 8 · Forges
table-phase-walls = 9 · Murs
table-phase-works = 10 · Forges, meules
table-phase-building = 11A · Temples, canaux
table-phase-policy = 11B · Politique et guerre
table-foot-price = Un fantassin : de chaque (métal, bois, farine)
table-chariot-price = Un char : de chaque
table-wall-price = Un mur : de chaque
table-works-price = Une forge ou une meule : de chaque
table-building-price = Un temple ou un canal : de chaque
table-free-trade-year = Première année de libre-échange
table-mill-grain = Grain que moud une meule
table-smelt-ore = Minerai que fond une forge
table-bank-rate = Ce que la banque demande pour 1
table-basket-most = Avec limites : au plus d’un matériau par côté
table-offers-most = Avec limites : offres par manche
table-size = Cases du cadre
table-frame-roll = Jet de cadre
table-frame-roll-beside = Pareil à côté d’un symbole assorti
table-campaign-roll = Jet d’une campagne
table-campaign-bonus = Temples sur le cadre pour + 1
table-foot-attack = Attaque d’un fantassin
table-chariot-attack = Attaque d’un char
table-chariot-ban = Murs qui arrêtent les chars
table-destruction-roll = Un jet au-delà détruit
table-blanks-each = Leurres par royaume
table-nomad-units = Unités d’une tribu
table-nomad-steps = Provinces qu’avance une tribu
table-nomad-attack = Attaque des nomades
table-each = Cartes au départ
table-harvest-card = Riche récolte : grain
table-vein-card = Riche filon : minerai
table-rafts-card = Radeaux de cèdre : bois
table-caravan-card = Caravane : métal
table-mercenary-foot = Mercenaires : fantassins
table-mercenary-metal = Mercenaires : métal qu’ils coûtent

# Les illustrations

figure-felling = Un arbre est abattu dans une province : sa place reste vide jusqu’à ce que quelque chose repousse.
figure-works = Une forge ou une meule est bâtie : elle coûte du métal, du bois et de la farine, et se tient dans une ville.
figure-frame = Une construction, et le jet de cadre qui la suit.
figure-march = Une unité entre dans une terre libre et l’occupe.
figure-battle = Une bataille : l’attaque, puis duel après duel.
figure-conquest = Une conquête : ce que deviennent les constructions et les symboles.
figure-nomads = Quelqu’un joue une carte et mène une tribu hors de sa terre d’origine.
