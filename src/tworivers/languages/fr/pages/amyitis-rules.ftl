# Le livre de règles d’Amyitis. Sa forme est dans src/tworivers/amyitis/rulebook/book.toml : une section a son titre et ses
# paragraphes, comptés à partir de 1. **gras**, [mots](#section) mène à une section, :camel: dessine un symbole. Les valeurs
# sont des nombres de la boîte, par leur chemin dans box.toml.

chapter-overview = En un coup d’œil

goal = Le but
goal-1 = Irrigue et plante les jardins suspendus de Babylone : qui a le plus de prestige à la fin gagne.
round = Une manche
round-1 = Les cartes Métier sont disposées par groupes de trois, autant de groupes que de joueurs, et ton banquier te verse ton revenu.
round-2 = À tour de rôle, chacun fait une action : [recruter](#recruit), [déplacer la caravane](#caravan) ou [passer](#pass). Une fois que tu as passé, tu reçois 1 talent chaque fois que ce serait ton tour, tant que quelqu’un joue encore.
round-3 = **Recruter :** la première carte d’un groupe est gratuite, la deuxième coûte 1 talent, la troisième 2. Un paysan apporte une ressource, un prêtre une place dans un temple, un ingénieur irrigue un canal, un marchand amène un chameau.
round-4 = **Caravane :** dépense au moins 1 chameau pour la faire avancer, et commerce là où elle s’arrête. Babylone achète des ressources et te laisse irriguer un canal ; les autres villes donnent des cartes Cour ou des plantes contre des ressources.
round-5 = [Une plante](#square) demande une case dont au moins un côté est entièrement irrigué, et un niveau au moins égal à l’étage de la case. Chaque jardinier que tu rends l’élève d’un niveau.
round-6 = À la fin de la manche vient la [procession](#procession), puis les [temples](#temples) récompensent qui y a le plus de cubes, et tu gardes { $leader_0_keeps } de tes ressources ({ $leader_2_keeps } avec le meilleur caravanier).
points = Ce qui rapporte du prestige
points-1 = Le nombre inscrit sur une [tuile jardin](#tiles), quand tu plantes sur sa case.
points-2 = { $scoring_engineer } par [ingénieur](#engineer) ; et quand quelqu’un plante, le niveau propre de la plante pour qui a seul le [plus de cubes autour de la case](#irrigation-bonus).
points-3 = { $scoring_good_sold } par ressource vendue à [Babylone](#babylon), deux au plus par visite. Un [palais](#court-cards) compte une fois, quand tu le reçois ; le meilleur banquier rapporte { $banker_3_prestige } à chaque manche.
points-4 = Le [temple de Marduk](#marduk) : à chaque manche, { $scoring_marduk_1 } pour le premier et, à trois ou quatre, { $scoring_marduk_2 } pour le deuxième.
points-5 = À la fin : { $scoring_good_left } par ressource restante, et { $scoring_favour_1 } ou { $scoring_favour_2 } [de la reine](#favour) pour beaucoup de tuiles jardin.
ending = Comment elle finit
ending-1 = La partie finit après la manche où il reste { $end_tiles_3 ->
    [one] { $end_tiles_3 } tuile jardin
   *[other] { $end_tiles_3 } tuiles jardin
} ou moins ({ $end_tiles_2 } ou moins à deux). On peut gagner à plusieurs.
icons = Ce que disent les symboles
icon-prestige = Prestige : les points de ce jeu
icon-talent = Talent : l’argent pour recruter
icon-camel = Chameau : déplace la caravane
icon-cube = Cube : marque ce qui est à toi
icon-barley = Orge
icon-dates = Dattes
icon-salt = Sel
icon-palm = Palme
icon-wine = Vin : remplace toute autre ressource
icon-farmer = Paysan : cultive un champ
icon-priest = Prêtre : une place dans un temple
icon-engineer = Ingénieur : irrigue un canal
icon-merchant = Marchand : amène un chameau
icon-banker = Banquier : un revenu à chaque manche
icon-leader = Caravanier : des voyages plus longs
icon-palace = Palais : du prestige, une fois
icon-gardener = Jardinier : élève une plante d’un niveau
icon-court = Une carte Cour au choix

chapter-box = Ce qu’il y a sur la table

boards = Deux plateaux
boards-1 = Le **plateau de Babylone** porte le [jardin](#garden) avec ses [canaux](#channels), deux lignes de [champs](#fields), trois [temples](#temples), un emplacement pour qui [passe](#pass) et la piste de score.
boards-2 = Sur le **plateau de Mésopotamie**, la [caravane](#caravan) fait le tour de neuf [villes](#cities).
pieces = Cubes, talents, chameaux
pieces-1 = Tu as { $player_cubes ->
    [one] { $player_cubes } :cube: **cube**
   *[other] { $player_cubes } :cube: **cubes**
} de couleur bleue, rouge, noire ou blanche. Les cubes gris ne sont à personne et ne s’épuisent jamais.
pieces-2 = Les :talent: **talents**, les :camel: **chameaux** et les **ressources** forment une seule réserve à côté des plateaux. Ce que tu paies y retourne.
pieces-3 = Les [cartes Cour et les jardiniers](#court-cards) sont en nombre limité.
pieces-4 = Combien de cubes a chacun, et que le circuit de la caravane compte neuf cases, nous le savons par une seule source extérieure.
goods = Les ressources
goods-1 = Il y a cinq ressources : :barley: orge, :dates: dattes, :salt: sel, :palm: palme et :wine: vin.
goods-2 = Le **vin** est un joker : il remplace toute autre ressource, mais jamais un chameau ni un talent.
supply = Quand quelque chose s’épuise
supply-1 = Les livrets de règles comptent 30 talents, 14 chameaux et 35 ressources de cinq sortes, mais ne disent pas ce qui se passe quand l’une s’épuise. La table choisit : soit **rien ne s’épuise jamais**, c’est l’habitude, soit il y a **autant que dans la boîte**.
supply-2 = Avec la réserve de la boîte, tu reçois ce qui reste. Quand plusieurs reçoivent quelque chose, c’est dans l’ordre du tour, et pour le revenu à partir du premier joueur. Un banquier, le fait de passer ou une tuile jardin rapportent alors moins de talents ou de chameaux, ou aucun.
supply-3 = Tu ne peux pas recruter de marchand s’il ne reste plus de chameau.
supply-4 = Tu peux cultiver un champ dont la ressource est épuisée : tu le fais seulement pour sa ligne.
supply-5 = La première récompense d’Ishtar, la ressource au choix d’une tuile et l’échange de Tammouz ne prennent que ce qui reste. S’il n’y a rien à choisir, le choix est perdu.
supply-6 = Les ressources posées sur les caravaniers viennent de la réserve. Si ton propre fichier de matériel distribue au départ plus que la boîte ne contient, la boîte en contient autant.
supply-7 = Qu’il y ait 7 jetons de chaque ressource, et qui reçoit moins quand il n’y en a pas assez, c’est notre décision. Que les paiements retournent à la réserve et que les ressources des caravaniers en viennent, c’est imprimé.
garden = Le jardin
garden-1 = Le jardin est un losange de seize cases sur quatre étages. Les rangées s’appellent a à d, les colonnes 1 à 4 : **a1** est la pointe du haut, **d4** celle du bas.
garden-2 = À chaque pas qui l’éloigne de la pointe du haut, une case descend d’un étage ; de sa rangée et de sa colonne, c’est la plus éloignée qui compte. Il y a donc une case d’étage 4, trois d’étage 3, cinq d’étage 2 et sept d’étage 1.
garden-3 = Le **fleuve** longe les deux côtés du bas, au-delà de la rangée d et de la colonne 4.
garden-4 = À deux, les cases a3, a4 et b4 ne portent pas de tuile et ne peuvent pas être plantées. Leurs canaux servent quand même.
garden-5 = Les étages et le fleuve viennent d’une seule source extérieure ; les étages s’accordent avec les nombres de tuiles imprimés. Les cases que deux joueurs laissent de côté, nous les avons reconstituées.
channels = Les canaux
channels-1 = Les canaux passent entre les cases voisines : 32 canaux sur 24 côtés. Si l’une des deux cases est d’étage 3 ou 4, **deux canaux** passent entre elles (huit côtés), sinon un seul (seize côtés).
channels-2 = Tu peux irriguer un canal **accessible** : il est sec, et l’un de ses deux bouts touche le fleuve ou un canal irrigué, lui-même relié au fleuve.
channels-3 = Chaque canal prend un cube. Pour l’eau, peu importe à qui il est : les cubes gris la conduisent aussi.
channels-4 = Que les canaux se rejoignent aux coins des cases, que les deux canaux d’un côté double aillent d’un bout à l’autre de ce côté, et donc lesquels sont accessibles, nous l’avons reconstitué.
tiles = Les tuiles jardin
tiles-1 = Il y a { $tile_count ->
    [one] { $tile_count } tuile
   *[other] { $tile_count } tuiles
} : neuf de niveau 1, six de niveau 2 et cinq de niveau 3. Chacune montre du :prestige: prestige et parfois un bonus : une ressource au choix, un chameau, des talents, le banquier, caravanier ou palais suivant, ou une carte Cour au choix.
tiles-2 = Avant la partie, on tire sept des neuf de niveau 1, cinq des six de niveau 2 et trois de quatre de niveau 3, et on les pose sur les cases de leur étage. La cinquième de niveau 3, le **10**, est toujours tout en haut.
tiles-3 = À deux, il y en a treize : cinq de niveau 1, quatre de niveau 2, trois de niveau 3, et le 10.
tiles-4 = Sont imprimés : le nombre de tuiles par niveau, le 10, et une tuile à 4 prestige et 2 talents, de niveau 1 ou 2. Les nombres qu’on y trouve (1, 2, 3, 4, 5, 6, 8 et 10) viennent d’une seule source extérieure. Quel nombre va avec quel bonus, et combien de tuiles à deux, nous l’avons reconstitué.
cities = Les villes
cities-1 = La caravane traverse les villes dans cet ordre, dans le sens horaire.
cities-2 = Sont imprimés : quelles villes vendent des cartes Cour et lesquelles des plantes (le livret néerlandais les nomme toutes les huit), tout ce qui concerne Uruk, et la ressource de Mari. L’ordre et les autres ressources et offres, nous les avons reconstitués.
plant-cards = Les cartes Plante
plant-cards-1 = Une carte Plante est posée sur chaque ville Plante. Une plante de niveau 1 coûte la ressource de la ville ; une plante de niveau 2 coûte la ressource de la ville et celle que la carte demande en plus. Si c’est la même, tu la paies deux fois.
plant-cards-2 = Trois cartes ont un côté de niveau 1 et un côté de niveau 2. On les mélange et on les pose sur Eshnunna, Ur et Mari, niveau 1 visible. La carte de Khorsabad est de niveau 2 des deux côtés, et chaque côté demande en plus une autre ressource.
plant-cards-3 = Après chaque achat, la carte est retournée. Aucune carte ne montre le niveau 3 : pour cela, il te faut des [jardiniers](#gardeners).
plant-cards-4 = Sont imprimés : les deux côtés de la carte de Khorsabad comme niveau 2, et la palme comme l’une des ressources en plus ; les autres, nous les avons reconstituées.
court-cards = Les cartes Cour
court-cards-1 = À quatre, il y a 31 cartes Cour ; à trois et à deux, moins.
court-cards-2 = Les :banker: **banquiers** versent un revenu à chaque manche : { $banker_1_talents ->
    [one] { $banker_1_talents } talent
   *[other] { $banker_1_talents } talents
} au niveau 1, { $banker_2_talents ->
    [one] { $banker_2_talents } talent
   *[other] { $banker_2_talents } talents
} au niveau 2, { $banker_3_talents ->
    [one] { $banker_3_talents } talent
   *[other] { $banker_3_talents } talents
} et { $banker_3_prestige } prestige au niveau 3.
court-cards-3 = Les :leader: **caravaniers** mènent la caravane plus loin : de { $leader_1_spaces ->
    [one] { $leader_1_spaces } case au plus
   *[other] { $leader_1_spaces } cases au plus
} au niveau 1 et de { $leader_2_spaces } au niveau 2 (d’aucune au niveau 0). Et ils disent combien de ressources tu gardes : { $leader_0_keeps }, { $leader_1_keeps } et { $leader_2_keeps }.
court-cards-4 = Les :palace: **palais**, niveaux 1 à 6, rapportent du prestige une fois, quand tu les reçois : { $palace_1_prestige }, { $palace_2_prestige }, { $palace_3_prestige }, { $palace_4_prestige }, { $palace_5_prestige } et { $palace_6_prestige }.
court-cards-5 = Un :gardener: **jardinier** élève une plante d’un niveau, puis retourne à la réserve.
court-cards-6 = Chaque caravanier de niveau 2 porte une ressource, tirée parmi une orge, une datte, un sel et une palme : aucune ne vient deux fois.
court-cards-7 = Les caravaniers de niveau 2 sont visibles : qui en prend un tant qu’il en reste deux choisit lequel.
craft-cards = Les cartes Métier
craft-cards-1 = Il y a 18 cartes Métier. À quatre, toutes sont en jeu ; à trois et à deux, quelques-unes restent dans la boîte.
craft-cards-2 = Le nombre 18 est imprimé. Combien il y en a de chaque métier vient d’une seule source extérieure ; lesquelles restent dans la boîte, nous l’avons reconstitué.
fields = Les champs
fields-1 = Les champs forment deux lignes de cinq. On cultive chaque ligne de gauche à droite.

chapter-start = Avant la partie

setup = La mise en place
setup-1 = La caravane est à Babylone. Les [cartes Plante](#plant-cards) et les [tuiles jardin](#tiles) sont là où leurs sections le disent.
setup-2 = Tu commences avec { $player_cubes ->
    [one] { $player_cubes } cube
   *[other] { $player_cubes } cubes
}, { $player_talents ->
    [one] { $player_talents } talent
   *[other] { $player_talents } talents
}, { $player_camels ->
    [one] { $player_camels } chameau
   *[other] { $player_camels } chameaux
} et un caravanier de niveau 0, sans banquier ni palais, et avec 0 prestige.
setup-3 = Le premier joueur est tiré au sort.

chapter-preparation = Une manche, I : la préparation

deal = Disposer les cartes Métier
deal-1 = Le premier joueur mélange toutes les cartes Métier en jeu et dispose, faces visibles, autant de groupes de trois que de joueurs. Le reste ne sert pas cette manche.
income = Le revenu
income-1 = Tu reçois ce que montre ton banquier : des talents, et avec le meilleur aussi du prestige.

chapter-actions = Une manche, II : les actions

turns = À tour de rôle
turns-1 = Dans le sens horaire à partir du premier joueur, chacun fait une action, encore et encore, jusqu’à ce que tous aient passé.
turns-2 = Une fois que tu as passé, tu prends 1 talent chaque fois que ce serait ton tour, tant qu’au moins un joueur n’a pas passé. Les actions finissent à l’instant où le dernier joueur passe : ensuite, personne ne reçoit de talent.
turns-3 = Par exemple : Blanc et Noir ont passé, Bleu recrute, Rouge passe. Blanc et Noir prennent chacun un talent, puis Bleu passe. Rouge ne reçoit rien.
turns-4 = Un choix à une seule réponse se fait tout seul. Ton action elle-même t’est toujours demandée, même si tu ne peux que passer.
pass = Passer
pass-1 = Pose un cube sur l’emplacement pour passer. Il revient à la fin de la manche.
pass-2 = Tu peux toujours passer, même sans cube.
recruit = Recruter
recruit-1 = Prends une carte Métier visible d’un groupe et retourne-la. Tu paies 0, 1 ou 2 talents : autant qu’il y a déjà de cartes retournées dans ce groupe.
recruit-2 = Puis le métier se met à l’œuvre : [paysan](#farmer), [prêtre](#priest), [ingénieur](#engineer) ou [marchand](#merchant).
recruit-3 = Tu ne peux pas recruter un métier qui n’aurait rien à faire, par exemple sans cube ou sans canal accessible.
farmer = Le paysan
farmer-1 = :farmer: Pose un cube sur le champ vide le plus à gauche d’une ligne et prends sa ressource.
farmer-2 = Quand la ligne est pleine, qui y a la majorité reçoit un :gardener: jardinier, s’il en reste ; en cas d’égalité, personne. Puis la ligne est vidée, et ses cubes rentrent chez eux.
farmer-3 = Le livret néerlandais donne le jardinier à qui remplit la ligne grâce à Tammouz ; les autres le donnent à la majorité, et nous aussi.
priest = Le prêtre
priest-1 = :priest: Pose un cube sur la place la plus à gauche d’un temple et pousse les autres vers la droite. Un temple a quatre places : un cube qui en sort rentre chez lui.
engineer = L’ingénieur
engineer-1 = :engineer: Pose un cube sur un [canal accessible](#channels) : { $scoring_engineer } prestige.
merchant = Le marchand
merchant-1 = :merchant: Prends un chameau.
caravan = Déplacer la caravane
caravan-1 = :camel: Dépense au moins 1 chameau et fais avancer la caravane d’au moins 1 case dans le sens horaire : 1 case par chameau, et jusqu’à autant de plus que ton caravanier le permet.
caravan-2 = Ce que fait la ville où elle s’arrête est obligatoire. Tu ne peux pas choisir une ville dont tu ne peux pas faire le commerce.
caravan-3 = Chaque case coûte donc 1 chameau, moins ce que ton caravanier offre, mais jamais moins de 1 chameau en tout. Tu avances de 1 à 8 cases : la caravane ne peut pas finir là où elle a commencé.
babylon = Babylone
babylon-1 = Vends 1 ressource pour { $scoring_good_sold } prestige, ou 2, pareilles ou non, pour le double. Tu choisis en une fois ce que tu vends.
babylon-2 = Puis pose un cube sur un canal accessible. C’est obligatoire, et cela ne rapporte pas de prestige.
babylon-3 = L’irrigation ne s’omet que si aucun canal n’est accessible ou si tu n’as pas de cube.
court-city = Les villes Cour
court-city-1 = :court: Susa, Uruk, Palmyra et Ninoua proposent chacune deux sortes de cartes Cour. Paie la ressource de la ville, choisis l’une des deux et prends le niveau suivant de cette sorte ; il recouvre l’ancien.
court-city-2 = Tu ne peux pas choisir une sorte dont le niveau suivant est épuisé ou n’existe pas. Elle reste fermée tant que le niveau suivant manque.
court-city-3 = Un palais compte aussitôt.
court-city-4 = Avec un caravanier de niveau 2, tu prends la ressource posée dessus.
plant-city = Les villes Plante
plant-city-1 = À Eshnunna, Ur, Mari et Khorsabad, tu paies la ressource de la ville et, pour le niveau 2, aussi celle que la carte demande en plus. Puis tu [plantes](#square) aussitôt et tu retournes la carte.
payment = Payer
payment-1 = Tu paies d’abord avec la ressource demandée, puis avec du :wine: vin.
payment-2 = Tu paies à l’arrivée, avant de choisir une carte ou une case.
payment-3 = Le vin vient en dernier parce que le garder n’est jamais moins bon.

chapter-planting = Planter

square = Quelle case ?
square-1 = Choisis une case qui porte une tuile et qui remplit ces deux conditions :
square-2 = Au moins un de ses côtés est entièrement irrigué, un côté double avec ses deux canaux. Le fleuve lui-même ne compte jamais.
square-3 = Le niveau de la plante est au moins égal à l’étage de la case. L’étage 4 compte comme 3.
square-4 = Une plante peut être meilleure qu’il ne faut : une plante de niveau 2 peut pousser à l’étage 1.
gardeners = Les jardiniers
gardeners-1 = :gardener: Chaque jardinier que tu rends ajoute un niveau à la plante.
gardeners-2 = Tu en rends exactement autant que la case en demande, avant tout le reste.
order = Ce qui se passe alors
order-1 = Quand tu plantes, tout se suit ainsi :
order-2 = Les jardiniers dépensés retournent à la réserve.
order-3 = Tu prends la tuile : son prestige et ses [bonus](#tile-bonus).
order-4 = Le [bonus d’irrigation](#irrigation-bonus) va à qui a, seul, le plus de cubes autour de la case.
order-5 = [L’eau coule](#automatic-irrigation) vers les voisines plantées.
order-6 = La carte Plante est retournée.
tile-bonus = Les bonus d’une tuile
tile-bonus-1 = Tu reçois d’abord les bonus sans choix, puis ceux avec un choix.
tile-bonus-2 = Une carte Cour reçue en bonus est le niveau suivant de sa sorte, avec tout ce qu’elle apporte : le prestige du palais, la ressource d’un caravanier de niveau 2. Si ce niveau est épuisé, tu ne reçois rien.
tile-bonus-3 = Une carte Cour au choix peut aussi être un jardinier. Si rien ne peut être pris, elle est perdue.
tile-bonus-4 = Une ressource au choix peut être du vin.
irrigation-bonus = Le bonus d’irrigation
irrigation-bonus-1 = Qui a le plus de cubes sur les canaux autour de la case reçoit autant de prestige que le niveau propre de la plante ; les jardiniers n’y comptent pas. Ce n’est pas forcément qui a planté.
irrigation-bonus-2 = En cas d’égalité, personne ne le reçoit. Les cubes gris ne comptent pas.
automatic-irrigation = L’eau entre les plantes
automatic-irrigation-1 = Tous les canaux secs entre la nouvelle plante et ses voisines déjà plantées reçoivent des cubes gris.
automatic-irrigation-2 = Ils peuvent se trouver là où aucune eau ne vient du fleuve. Pour qu’un canal soit accessible, il faut toujours un chemin jusqu’au fleuve.

chapter-round-end = Une manche, III : la fin de la manche

procession = La procession
procession-1 = Un joueur pose un cube dans le temple de son choix, puis un cube gris dans chacun des deux autres, comme le font les [prêtres](#priest).
procession-2 = La table choisit qui la mène : le joueur assis **à droite du premier joueur** (livrets allemand, hongrois et tchèque), ou celui qui **a passé en dernier** (livret néerlandais).
procession-3 = Sans cube, le temple choisi reste tel quel ; les cubes gris entrent quand même dans les deux autres.
temples = Les temples récompensent
temples-1 = Ishtar vient d’abord, puis Marduk, puis Tammouz.
temples-2 = Est premier qui a le plus de ses propres cubes dans le temple. En cas d’égalité, c’est qui a le cube le plus à droite. Les cubes gris ne prennent jamais de place.
temples-3 = Qui est seul dans un temple ne reçoit que la première récompense. À deux, il n’y a que les premières récompenses.
ishtar = Ishtar
ishtar-1 = Le premier choisit :camel: 1 chameau ou :talent: 1 talent, le deuxième reçoit l’autre.
marduk = Marduk
marduk-1 = Le premier reçoit { $scoring_marduk_1 } prestige, le deuxième { $scoring_marduk_2 }.
tammouz = Tammouz
tammouz-1 = Le premier cultive un champ comme avec un [paysan](#farmer), avec le jardinier pour une ligne pleine. Le deuxième peut [échanger](#swap) une ressource.
tammouz-2 = Sans cube, le premier ne reçoit rien.
swap = Échanger une ressource
swap-1 = Tu peux échanger une ressource contre une autre. Tu peux donner du vin, mais pas en prendre.
discard = Trop de ressources
discard-1 = Dans l’ordre du tour à partir du premier joueur, chacun remet une ressource à la fois jusqu’à ce qu’il en reste { $leader_0_keeps } avec un caravanier de niveau 0, { $leader_1_keeps } avec le niveau 1, { $leader_2_keeps } avec le niveau 2.
discard-2 = Tu peux garder autant de chameaux et de talents que tu veux.
next-round = La manche suivante
next-round-1 = Les cubes de l’emplacement pour passer rentrent chez eux, et la carte Premier joueur passe au suivant dans le sens horaire.

chapter-end = La fin de la partie

game-end = Quand elle finit
game-end-1 = La partie finit après la manche où il reste { $end_tiles_3 ->
    [one] { $end_tiles_3 } tuile
   *[other] { $end_tiles_3 } tuiles
} ou moins, à deux joueurs { $end_tiles_2 } ou moins. La manche est jouée jusqu’au bout, temples compris.
game-end-2 = Une partie qui dure encore après { $end_rounds ->
    [one] { $end_rounds } manche
   *[other] { $end_rounds } manches
} finit avec cette manche : le seul hasard pourrait ne jamais rien planter.
favour = La faveur de la reine
favour-1 = Qui a beaucoup de tuiles jardin reçoit du prestige de la reine, { $scoring_favour_1 } ou { $scoring_favour_2 } :
favour-2 = À deux joueurs : { $scoring_favour_1 } dès { $scoring_favour_small_2 ->
    [one] { $scoring_favour_small_2 } tuile
   *[other] { $scoring_favour_small_2 } tuiles
}, { $scoring_favour_2 } dès { $scoring_favour_large_2 }.
favour-3 = À trois : { $scoring_favour_1 } dès { $scoring_favour_small_3 }, { $scoring_favour_2 } dès { $scoring_favour_large_3 }.
favour-4 = À quatre : { $scoring_favour_1 } dès { $scoring_favour_small_4 }, { $scoring_favour_2 } dès { $scoring_favour_large_4 }.
winner = Qui gagne
winner-1 = Chaque ressource qui te reste rapporte { $scoring_good_left } prestige. Vous êtes 2 à 4 nobles de Babylone : qui a le plus de prestige gagne, et en cas d’égalité vous gagnez à plusieurs.

chapter-about = À propos de ce livre

sources = D’où viennent les règles
sources-1 = Nous avons composé ce livre avec nos propres mots à partir des livrets imprimés en allemand, hongrois, tchèque et néerlandais. Chaque nombre porte une marque qui dit d’où il vient :
sources-2 = **S** : imprimé dans les livrets de règles.
sources-3 = **X** : d’une seule source extérieure, plausible.
sources-4 = **R** : notre reconstitution, parce que les livrets ne le montrent que par des images que nous n’avons pas, ou n’en disent rien. Hors des tableaux, ces paragraphes portent le titre « Notre décision ».
differences = Où les livrets imprimés diffèrent
differences-1 = Les coquilles, et ce que nous en avons fait :
differences-2 = Le livret néerlandais donne dans un exemple 1 prestige à un ingénieur (la règle : 2), dans un autre un bonus d’irrigation de 1 (les autres livrets : 2), et compte 4 chameaux (les autres : 14).
differences-3 = La note néerlandaise sur Tammouz donne le jardinier de la ligne à qui pose le cube (les autres : à la majorité dans la ligne), son exemple du bonus dit « premiers cubes » (les autres : le plus de cubes), et sa note sur deux jardiniers oublie l’étage 4. Dans le livret hongrois, il manque au caravanier les mots « au plus », mais l’exemple permet 1 à 3 cases.
differences-4 = Qui commence est tiré au sort dans les livrets allemand, tchèque et néerlandais ; dans le hongrois, les joueurs décident. Nous tirons au sort : trois sur quatre le disent, et à une table d’inconnus personne n’est là pour décider.
differences-5 = La carte Premier joueur va dans le sens horaire (allemand, tchèque) ou au voisin de gauche (hongrois), ce qui revient au même. Le mot néerlandais pour son chemin veut dire antihoraire, bien que les tours s’y jouent aussi dans le sens horaire. Nous la passons dans le sens horaire.
differences-6 = L’échange de Tammouz : en allemand, hongrois et tchèque, tu peux donner n’importe quelle ressource et prendre tout sauf du vin. La remarque néerlandaise « pas de vin » ne dit pas laquelle des deux elle vise. Chez nous, le vin se donne et ne se prend pas.
differences-7 = Qu’une plante de niveau 2 puisse pousser à l’étage 1, les livrets allemand, hongrois et néerlandais le disent expressément. Le tchèque omet la phrase, mais demande seulement que la plante soit au moins aussi bonne que l’étage. Nous le permettons.
differences-8 = La phrase tchèque sur les ressources du caravanier de niveau 2 est brouillée ; l’allemande est juste.
differences-9 = Qui mène la procession diffère aussi : [votre table choisit](#procession).
differences-10 = Passer est pareil dans tous, avec le [même exemple](#turns).
own-box = Si ta boîte dit autre chose
own-box-1 = Tous les nombres de ce livre viennent d’un seul **fichier de matériel**. Si tu as la boîte et que tu y vois d’autres nombres, télécharge le fichier, corrige-le dans n’importe quel éditeur de texte et choisis-le quand tu prépares une table.
own-box-2 = Dans le fichier, chaque nombre est à côté de sa marque. Si quelque chose dans ton fichier ne peut pas être juste, on te dit quelle clé, quelle valeur et ce qu’il fallait, avant qu’une partie commence.
own-box-3 = À une table avec son propre fichier, ce livre dit les nombres de ce fichier. Dans un terminal, c’est `--box my-box.toml`.

# Les tableaux des nombres de la boîte

table-each = Chaque joueur a
table-number = Nombre
table-cubes = Cubes
table-talents = Talents
table-camels = Chameaux
table-level = Niveau
table-prestige = Prestige
table-bonus = Bonus
table-none = –
table-top = toujours tout en haut
table-city = Ville
table-good = Ressource
table-gives = Ce qu’elle donne
table-any = au choix
table-sale = prestige et un canal
table-plant = plante
table-front = Visible au départ
table-back = Autre côté
table-shuffled = mélangée
table-side = niveau { $level }, en plus : { $extra }
table-card = Carte
table-players = À { $count }
table-row = Ligne
table-goods = Ressources, de gauche à droite
table-what = Quoi
table-favour = Faveur de la reine : tuiles pour { $prestige } prestige
table-end = Fin : tuiles restantes au plus

# Les illustrations

figure-recruit = Quelqu’un recrute : la carte est retournée, et la prochaine du groupe coûte 1 talent de plus.
figure-row = Le dernier champ d’une ligne est cultivé : la majorité y reçoit le jardinier, et la ligne est vidée.
figure-priest = Un nouveau cube entre par la gauche et fait sortir celui qui est tout à droite.
figure-engineer = Un cube va dans un canal que l’eau peut atteindre.
figure-channels = Chaque canal irrigué mène l’eau plus loin : à son bout, de nouveaux canaux deviennent accessibles.
figure-caravan = La caravane avance dans le sens horaire, et le prix de la ville se paie à l’arrivée.
figure-sale = Une visite à Babylone : des ressources deviennent du prestige, puis un canal est irrigué.
figure-court = Une ville Cour : le prix, puis le niveau suivant de l’une de ses deux cartes.
figure-plant = Une ville Plante : le prix, puis une case, et tout ce qui suit.
figure-gardener = Un jardinier est rendu, et la plante gagne un niveau.
figure-irrigation = Quelqu’un plante, et quelqu’un d’autre a le plus de cubes autour de la case : le bonus est à lui.
figure-neighbours = La nouvelle plante a une voisine plantée : des cubes gris irriguent ce qui est sec entre elles.
figure-passing = Qui passe en premier prend un talent chaque fois que ce serait son tour. Quand le dernier passe, personne ne reçoit rien.
figure-procession = La procession : un cube à soi dans le temple choisi, des gris dans les autres.
figure-temples = D’abord la procession, puis les temples récompensent, Ishtar en premier.
