# Mesopotamia en français. Une valeur qui est une chose du jeu arrive déjà dans cette langue.

province-larsa = Larsa
province-ur = Ur
province-uruk = Uruk
province-lagash = Lagash
province-umma = Umma
province-isin = Isin
province-nippur = Nippur
province-sealand = Pays-de-la-Mer
province-mashkan = Mashkan-shapir
province-babylon = Babylone
province-kish = Kish
province-sippar = Sippar
province-marad = Marad
province-bagdad = Bagdad
province-rapiqum = Rapiqum
province-suhum = Suhum
province-sutaeans = Sutium
province-eshnunna = Eshnunna
province-mankisum = Mankisum
province-meturan = Me-Turan
province-der = Der
province-simurrum = Simurrum
province-gutians = Gutium
province-assur = Assur
province-hatra = Hatra
province-nineveh = Ninive
province-arbela = Arbèles
province-arrapha = Arrapha
province-shusharra = Shusharra
province-lullubum = Lullubum
province-turukkaeans = Turukkum
province-karana = Karana
province-shubatenlil = Shubat-Enlil
province-amedi = Amedi
province-hanaeans = Hana
province-mari = Mari
province-qattunan = Qattunan
province-tuttul = Tuttul
province-emar = Emar
province-yaminites = Yamina
province-halab = Halab
province-alalakh = Alalakh
province-carchemish = Karkemish
province-hashum = Urshum-Hashum
province-harran = Harran
province-ugarit = Ougarit
province-ebla = Ebla
province-qatna = Qatna
province-tunip = Tunip
province-byblos = Byblos
province-tadmor = Tadmor
province-damascus = Damas
province-susa = Suse
province-urua = Urua
province-awan = Awan
province-ayapir = Ayapir
party-larsa = Larsa
party-babylon = Babylone
party-mari = Mari
party-qatna = Qatna
party-eshnunna = Eshnunna
party-yamhad = Yamhad
party-assur = Assur
party-susa = Suse
party-nomads = nomades
tribe-sutaeans = Sutéens
tribe-hanaeans = Hanéens
tribe-yaminites = Yaminites
tribe-gutians = Gutis
tribe-turukkaeans = Turukkéens
material-grain = grain
material-flour = farine
material-ore = minerai
material-metal = métal
material-wood = bois
card-sutaeans = Sutéens
card-hanaeans = Hanéens
card-yaminites = Yaminites
card-gutians = Gutis
card-turukkaeans = Turukkéens
card-forced-march = marche forcée
card-siege-ladders = échelles de siège
card-mercenaries = mercenaires
card-deserters = déserteurs
card-second-wind = second souffle
card-rich-harvest = riche récolte
card-rich-vein = riche filon
card-cedar-rafts = radeaux de cèdre
card-caravan = caravane
card-locusts = sauterelles
card-envoys = émissaires
card-intrigue = intrigue
card-spies = espions
card-blessing = bénédiction
symbol-marduk = temple de Marduk
symbol-ishtar = temple d’Ishtar
symbol-canal = canal
symbol-military = symbole militaire
building-forge = forge
building-millstone = meule
building-marduk = temple de Marduk
building-ishtar = temple d’Ishtar
building-canal = canal
work-smelt = fonte
work-foot = fantassin
work-chariot = char
work-blank = leurre
unit-foot = fantassin
unit-chariot = char
unit-blank = leurre
unit-nomad = unité nomade
season-spring = printemps
season-summer = été
season-autumn = automne
season-winter = hiver
reason-felling = abattage
reason-free-trade = libre-échange
reason-ore = extraction
reason-harvest = récolte
reason-milling = mouture
reason-feeding = vivres
reason-smelting = fonte
reason-raising = nouvelles troupes
reason-wall = mur
reason-works = forge ou meule
reason-building = temple ou canal
reason-campaign = campagne
reason-march = marche
reason-bank = banque
reason-trade = commerce
reason-toll = péage
reason-card = carte
reason-locusts = sauterelles
offer-draft = brouillon
offer-transit = attend le passage
offer-tolls = péages demandés
offer-sent = envoyée

# Options

option-years = Durée
option-years-2 = deux ans
option-years-3 = trois ans
option-years-4 = quatre ans
option-years-vote = un vote après la première année
option-years-yearly = un vote après chaque année : encore une, ou la fin
option-cards = Cartes
option-cards-on = avec les cartes
option-cards-off = sans les cartes
option-open-stocks = Réserves
option-open-stocks-off = secrètes
option-open-stocks-on = visibles
option-wall-bonus = Défense par mur
option-wall-bonus-1 = +1
option-wall-bonus-3 = +3
option-six = À six royaumes
option-six-list = sans Mari
option-six-table = sans Yamhad
option-walls-stop-nomads = Deux murs arrêtent les nomades
option-walls-stop-nomads-off = non
option-walls-stop-nomads-on = oui
option-harvests = Récoltes par an
option-harvests-one = une, en automne
option-harvests-two = deux, en été et en hiver (plus animé)
option-attack = Qui peut attaquer en guerre
option-attack-book = qui l’a déclarée ce tour-ci, ou a combattu l’autre à la manche précédente
option-attack-war = les deux, tant que dure la guerre
option-offers = Offres
option-offers-free = aussi grandes et nombreuses que tu veux
option-offers-limited = au plus 9 d’un matériau par côté, 6 offres par manche
option-bank-flour = La banque et la farine
option-bank-flour-take = en donne, n’en prend pas
option-bank-flour-give = en prend, n’en donne pas
option-bank-flour-neither = n’en donne ni n’en prend
option-second-wind = Second souffle
option-second-wind-attacker = pour l’attaquant
option-second-wind-both = pour le défenseur aussi
option-smelting = Une forge fond
option-smelting-all = tout le minerai possible, jusqu’à cinq
option-smelting-choose = autant que tu dis, jusqu’à cinq
option-may = Les symboles gagnés et la carte nomade de Qatna
option-may-must = se prennent toujours
option-may-may = peuvent se refuser
option-absent-cores = Provinces royales des souverains absents
option-absent-cores-empty = vides
option-absent-cores-furnished = avec canaux, forge, meule et murs
option-board = Le plateau à moins de huit souverains
option-board-whole = entier
option-board-part = sans les provinces les plus proches des souverains absents
option-interrupts = Cartes au tour des autres
option-interrupts-on = oui, elles interrompent
option-interrupts-own = non, seulement à tes propres décisions

# Questions

ask-fell = Phase 1 : abats des arbres, un par province boisée.
ask-feed = Phase 7 : { $cities ->
    [one] ta ville mange
   *[other] tes { $cities } villes mangent
}, tu as { $flour } farine. Fais du commerce, ou nourris maintenant.
ask-forge = Phase 8 : du travail pour tes forges.
ask-wall = Phase 9 : bâtis des murs.
ask-works = Phase 10 : bâtis des forges et des meules.
ask-build = Phase 11A : bâtis des temples et des canaux.
ask-campaign = Phase 11B : une campagne politique ?
ask-move = Phase 11B : déplace tes troupes, attaque.
ask-nomad-card = Choisis une carte nomade dans le reste de la pioche.
ask-regrow = Phase 2 : où un arbre repousse-t-il ?
ask-mill = Phase 6 : combien de grain moudre, jusqu’à { $most } ?
ask-tear = Il manque de la farine : où démolis-tu un mur (ou, sans mur, une forge) ?
ask-work-at = { $what } : dans quelle province ?
ask-erect-at = { $what } : dans quelle province ?
ask-bless = Utiliser la bénédiction pour réussir le jet de cadre ?
ask-bless-without = Lance le dé pour le cadre.
ask-direction = Tu ouvres la phase 11 : dans quel sens les autres suivent-ils ?
ask-rival = Avec qui, ou contre qui ?
ask-pay = Avec quoi paies-tu la campagne ?
ask-envoys = Envoyer les émissaires pour que la campagne réussisse sans jet ?
ask-envoys-without = Lance le dé pour la campagne.
ask-consent = { $who } te propose une alliance. Acceptes-tu ?
ask-move-from = Depuis quelle province ?
ask-move-to = Vers quelle province ?
ask-attack-at = Quelle province attaques-tu ?
ask-foe = Qui attaques-tu là-bas ?
ask-commit = Attaque à { $province } : d’où vient une unité ? Tous les attaquants partent en même temps.
ask-commit-unit = Quelle unité se joint à l’attaque ?
ask-duel = Bataille à { $province } : quelle unité attaque ?
ask-defend = Bataille à { $province } : quelle unité défend ?
ask-second-wind = Le duel à { $province } est perdu. Relancer grâce au second souffle ?
ask-second-wind-without = Le duel à { $province } est perdu.
ask-convert = { $symbol } pris à { $who } : lequel devient le tien ?
ask-unseat = Quel symbole militaire retirer du cadre à { $who } ?
ask-nomad-step = Où vont les { $tribe } ?
ask-mercenaries-at = Où se postent les mercenaires ?
ask-deserters-at = Dans quelle province un fantassin déserte-t-il ?
ask-deserters-of = De quelle pile ?
ask-locusts-on = Sur qui s’abattent les sauterelles ?
ask-intrigue-one = Quel royaume perd un allié ?
ask-intrigue-two = Quel allié perd-il ?
ask-spy-on = Qui espionnes-tu ?
ask-take-card = Quelle carte prends-tu à { $who } ?
ask-vote = { $yearly ->
    [1] L’année est finie. En jouer encore une ?
   *[other] Combien d’années jouer encore ?
}
ask-draft = Ton offre à { $who }.
ask-toll = Ton péage pour la caravane ({ $who }) ; sans péage, elle passe librement.
ask-smelt = La forge à { $province } : combien de minerai fondre, jusqu’à { $most } ?
ask-place-symbol = Tu peux poser un symbole sur le cadre : { $symbol }. Le poses-tu ?
ask-offer = { $who } t’a fait une offre et attend ta réponse.
ask-other-turn = C’est à { $who } de jouer.
ask-others = { $season } de l’an { $year } : les autres sont encore à l’œuvre.

# Actions

do-done = Terminé
do-done-fell = Abattage terminé
do-done-feed = Nourrir les villes
do-done-forge = Forges : terminé
do-done-wall = Murs : terminé
do-done-works = Forges et meules : terminé
do-done-build = Constructions terminées
do-done-campaign = Pas de campagne
do-done-move = Finir le tour
do-done-nomad-step = Ils restent ici
do-yes = Oui
do-no = Non
do-yes-bless = Avec la bénédiction
do-no-bless = Lancer le dé
do-yes-envoys = Avec les émissaires
do-no-envoys = Lancer le dé
do-yes-consent = Accepter l’alliance
do-no-consent = Refuser l’alliance
do-yes-second-wind = Relancer : second souffle
do-no-second-wind = Accepter la défaite
do-yes-place-symbol = Poser sur le cadre
do-no-place-symbol = Ne pas poser sur le cadre
do-yes-vote = Encore une année
do-no-vote = Plus d’année : finir la partie
do-no-convert = Lui laisser les autres de cette sorte
do-no-nomad-card = Ne pas prendre de carte nomade
do-clockwise = Dans le sens horaire
do-counterclockwise = Dans le sens antihoraire
do-vote = Encore { $years } { $years ->
    [one] an
   *[other] ans
}
do-mill = Moudre { $grain } grain
do-place = { $province }
do-work-smelt = Fondre jusqu’à { $ore } minerai dans une forge
do-work-foot = Lever un fantassin ({ $price } métal, { $price } bois, { $price } farine)
do-work-chariot = Lever un char ({ $price } métal, { $price } bois, { $price } farine)
do-work-blank = Glisser un leurre dans une pile
do-erect = Bâtir : { $building } ({ $price } métal, { $price } bois, { $price } farine)
do-campaign-alliance = Campagne pour une alliance
do-campaign-break = Campagne contre une alliance
do-campaign-war = Campagne pour une guerre
do-party = { $who }
do-nobody = Place { $seat } (personne)
do-pay = Payer avec : { $material }
do-unit = { $unit }
do-move-unit = Déplacer : { $unit }
do-attack = Attaquer une province
do-go = Engager la bataille
do-slot = Case { $slot } du cadre
do-card = Jouer une carte : { $card }
do-take-card = Prendre une carte : { $card }
do-bank = Banque : { $rate } { $given } contre 1 { $taken }
do-trade = Écrire une offre à { $who }
do-withdraw = Retirer ton offre
do-give = Donner 1 { $material } de plus
do-ungive = Donner 1 { $material } de moins
do-ask = Demander 1 { $material } de plus
do-unask = Demander 1 { $material } de moins
do-give-several = Donner { $count } { $material } de plus
do-ungive-several = Donner { $count } { $material } de moins
do-ask-several = Demander { $count } { $material } de plus
do-unask-several = Demander { $count } { $material } de moins
do-smelt = Fondre { $ore } minerai
do-give-card = Donner une carte : { $card }
do-ungive-card = Ne plus donner la carte : { $card }
do-ask-card = Demander une carte : { $card }
do-unask-card = Ne plus demander la carte : { $card }
do-send = Envoyer l’offre
do-send-toll = Demander ce péage
do-drop = Jeter le brouillon
do-tolls = Accepter les péages
do-no-tolls = Abandonner l’offre : péages trop élevés
do-accept = Accepter l’offre faite par { $who }
do-decline = Refuser l’offre faite par { $who }
do-counter = Répondre à { $who } par une contre-offre
do-free = Laisser passer la caravane ({ $who })
do-demand = Demander un péage à { $who }
do-refuse = Refuser le passage à { $who }

# Événements

event-round = { $season } de l’an { $year }.
event-stock-gain = { $who } : +{ $count } { $material } ({ $reason }).
event-stock-loss = { $who } : −{ $count } { $material } ({ $reason }).
event-hand-gain = { $who } reçoit { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} : { $card }.
event-hand-loss = { $who } cède { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} : { $card }.
event-felled = { $who } abat un arbre à { $province }.
event-regrown = { $who } : un arbre repousse à { $province }.
event-dice = { $who } lance le dé ({ $material }) : { $pips }.
event-torn-down-wall = { $who } démolit un mur à { $province }.
event-torn-down-forge = { $who } démolit une forge à { $province }.
event-hunger = { $who } : il manque { $count } farine pour les villes.
event-raised = { $who } : la pile grandit à { $province }.
event-wall = { $who } bâtit un mur à { $province }.
event-erected = { $who } bâtit à { $province } : { $building }.
event-roll-scores = { $who } obtient { $pips } ({ $symbol }) ; il fallait { $needed } ou plus : c’est réussi.
event-roll-misses = { $who } obtient { $pips } ({ $symbol }) ; il fallait { $needed } ou plus : rien sur le cadre.
event-symbol = { $who } occupe la case { $slot } du cadre : { $symbol }.
event-converted = { $who } prend à { $loser } la case { $slot } du cadre : { $symbol }.
event-unseated = { $who } perd le symbole militaire de la case { $slot } du cadre.
event-frame-full = Le cadre est plein : { $who } n’y pose rien ({ $symbol }).
event-starts = { $who } a le moins de symboles ({ $count }) et ouvre la phase 11.
event-starts-by-lot = { $who } ouvre la phase 11 : tirage au sort entre ceux qui ont le moins de symboles ({ $count }).
event-direction-clockwise = { $who } fait suivre les autres dans le sens horaire.
event-direction-counterclockwise = { $who } fait suivre les autres dans le sens antihoraire.
event-campaign-alliance = { $who } paie 1 { $material } et fait campagne pour une alliance avec { $rival }.
event-campaign-break = { $who } paie 1 { $material } et fait campagne contre l’alliance avec { $rival }.
event-campaign-war = { $who } paie 1 { $material } et fait campagne pour la guerre contre { $rival }.
event-campaign-roll-succeeds = { $who } obtient { $pips } + { $bonus } ; il fallait { $needed } ou plus : la campagne réussit.
event-campaign-roll-fails = { $who } obtient { $pips } + { $bonus } ; il fallait { $needed } ou plus : la campagne échoue.
event-allied = { $who } et { $rival } sont alliés.
event-refused = { $who } refuse l’alliance avec { $rival }.
event-broken = L’alliance entre { $who } et { $rival } est rompue.
event-war = { $who } déclare la guerre à { $rival }.
event-war-lapsed = La guerre entre { $who } et { $rival } s’éteint.
event-moved = { $who } déplace une unité : { $start } → { $goal }.
event-taken = { $who } occupe { $province }.
event-attack = { $who } attaque { $rival ->
    [nomades] les nomades
   *[other] { $rival }
} à { $province } avec { $chariots ->
    [0] { $foot ->
        [one] { $foot } fantassin
       *[other] { $foot } fantassins
    }
   *[other] { $foot ->
        [0] { $chariots ->
            [one] { $chariots } char
           *[other] { $chariots } chars
        }
        [one] { $foot } fantassin et { $chariots ->
            [one] { $chariots } char
           *[other] { $chariots } chars
        }
       *[other] { $foot } fantassins et { $chariots ->
            [one] { $chariots } char
           *[other] { $chariots } chars
        }
    }
}.
event-revealed = { $who } révèle { $count ->
    [one] { $count } leurre
   *[other] { $count } leurres
} à { $province }.
event-duel = Duel : attaque { $attack }, défense { $defence }.
event-duel-roll = Les dés : { $attack } + { $bonus } contre { $defence } + { $walls }.
event-duel-roll-tie = Les dés : { $attack } + { $bonus } contre { $defence } + { $walls }, égalité : on relance.
event-field = { $who } bat { $rival } à { $province }.
event-unit-lost = { $who ->
    [nomades] Les nomades perdent une unité à { $province }.
   *[other] { $who } perd à { $province } : { $unit }.
}
event-conquered = { $who } conquiert { $province } sur { $rival ->
    [nomades] les nomades
   *[other] { $rival }
}.
event-conquered-nomads = Les { $tribe } menés par { $who } conquièrent { $province } sur { $rival }.
event-destroyed = Jet : { $pips } ; dès { $needed }, tout est détruit : rien ne reste debout à { $province }.
event-captured = Jet : { $pips } ; dès { $needed }, tout est détruit : à { $province }, tout reste debout.
event-repelled = { $rival ->
    [nomades] Les nomades repoussent
   *[other] { $rival } repousse
} l’attaque menée par { $who } à { $province }.
event-repelled-nomads = { $rival } repousse l’attaque des { $tribe } menés par { $who } à { $province }.
event-card = { $who } joue une carte : { $card }.
event-nomads = { $who } mène les { $tribe } : { $start } → { $goal }.
event-tribe-back = Les { $tribe } se rassemblent dans leur terre d’origine.
event-mercenaries = { $who } engage { $count ->
    [one] { $count } fantassin
   *[other] { $count } fantassins
} à { $province }.
event-deserted = { $who } : un fantassin déserte à { $province }.
event-deserted-none = { $who } : personne ne déserte à { $province }, il n’y a pas de fantassin.
event-spied = { $who } espionne { $rival }.
event-locusts = { $who } lâche les sauterelles sur { $rival }.
event-offer = { $who } fait une offre à { $rival }.
event-transit-free = { $who } laisse passer librement la caravane ({ $rival }).
event-transit-toll = { $who } demande un péage à { $rival }.
event-transit-refused = { $who } refuse le passage à { $rival }.
event-traded = { $who } et { $rival } échangent.
event-offer-ended-accepted = L’offre faite par { $who } à { $rival } est exécutée.
event-offer-ended-declined = { $rival } refuse l’offre faite par { $who }.
event-offer-ended-countered = { $rival } répond à { $who } par une contre-offre.
event-offer-ended-withdrawn = { $who } retire son offre à { $rival }.
event-offer-ended-not-let-pass = L’offre faite par { $who } à { $rival } échoue : la caravane ne peut pas passer.
event-offer-ended-tolls-refused = { $who } abandonne son offre à { $rival } à cause des péages.
event-offer-ended-impossible = { $who } ne peut pas livrer ce qu’a accepté { $rival } : rien ne se passe.
event-offer-ended-lapsed = L’offre faite par { $who } à { $rival } expire.
event-out = { $who } n’a plus de province et sort du jeu.
event-vote = { $who } a voté pour { $count } { $count ->
    [one] an
   *[other] ans
} de plus.
event-vote-sealed = { $who } vote pour { $count } { $count ->
    [one] an
   *[other] ans
} de plus. Les autres l’apprendront quand tous auront voté.
event-years = Le vote est clos : encore { $count } { $count ->
    [one] an
   *[other] ans
}.
event-years-none = Le vote est clos : plus d’année.
event-year-vote-yes = { $who } a voté pour une année de plus.
event-year-vote-no = { $who } a voté pour la fin.
event-year-vote-yes-sealed = { $who } veut jouer une année de plus. Les autres l’apprendront quand tous auront voté.
event-year-vote-no-sealed = { $who } veut finir maintenant. Les autres l’apprendront quand tous auront voté.
event-declined = { $who } ne pose pas un symbole sur le cadre : { $symbol }.
event-game-over = La partie est finie.

# Pourquoi pas ?

why-game-over = La partie est finie.
why-no-seat = Cette place n’existe pas.
why-out = { $who } est hors jeu.
why-other-turn = Il te faut attendre : { $question }
why-other-question = Réponds d’abord à ceci : { $question }
why-other-tolls = Aucun péage n’attend ta réponse.
why-other-nobody = Personne n’est assis à la place { $seat }.
why-other-offer = { $who } n’a pas d’offre pour toi.
why-cannot-cover = Tu n’as pas ce que demande { $who }.
why-other-transit = Aucune caravane n’attend à ta frontière ({ $who }).
why-toll-begun = Tu fixes déjà le péage pour { $who }.
why-toll-stands = Tu demandes un péage à { $who } : d’ici la décision, tu peux seulement laisser passer ou refuser.
why-offer-open = Ton offre à { $who } est encore ouverte.
why-offers-sent = Tu as envoyé { $count } offres cette manche : c’est la limite.
why-drafts = Tu as commencé { $count } brouillons cette manche : c’est la limite.
why-bank = La banque prend { $rate } { $material } ; tu en as { $have }.
why-oneself = C’est toi-même.
why-nothing-open = Tu n’as pas d’offre ouverte.
why-price = Cela coûte { $price } { $material } ; tu en as { $have }.
why-no-blank = Tu n’as plus de leurre.
why-no-stack = Tu n’as pas de pile avec une unité.
why-no-forge = Toutes tes forges ont travaillé cette manche.
why-no-material = Tu n’as pas de { $material }.
why-stack-full = Les piles de tes forges sont pleines.
why-no-site = Aucune province n’a de place pour cela : { $building }.
why-no-rival-alliance = Tout le monde est déjà ton allié.
why-no-rival-break = Tu n’as pas d’allié.
why-no-rival-war = Tu ne peux déclarer la guerre à personne cette manche.
why-campaign-price = Une campagne coûte un métal, un bois ou une farine ; tu n’en as pas.
why-no-target = Tes troupes ne peuvent atteindre et combattre personne : pas de guerre, pas de tribu dans une ville, pas de farine, ou des murs arrêtent les chars.
why-no-unit = Tu n’en as aucun : { $unit }.
why-no-flour = Tu n’as pas de farine pour une marche : { $unit }.
why-no-move = Tous ont marché, ou rien d’accessible à côté : { $unit }.
why-not-yours = Ce n’est pas ta province : { $province }.
why-felled = Tu as déjà abattu ici cette manche : { $province }.
why-no-tree = Il n’y a pas d’arbre ici : { $province }.
why-walls-full = { $province } a un mur pour chacune de ses { $cities } villes.
why-walled = Un mur a déjà été bâti ici cette manche : { $province }.
why-cards-off = Cette partie se joue sans les cartes.
why-no-card = Tu n’as pas cette carte : { $card }.
why-card-played = Tu as déjà joué une carte cette manche.
why-second-wind = Le second souffle t’est proposé quand tu perds un duel.
why-envoys = Les émissaires te sont proposés avant le jet d’une campagne.
why-blessing = La bénédiction t’est proposée avant un jet de cadre.
why-card-phase = Seulement en phase 11B : { $card }.
why-own-policy = Seulement dans ta propre phase 11B : { $card }.
why-in-battle = Personne n’interrompt une bataille.
why-busy = Pas maintenant : autre chose se règle d’abord.
why-no-interrupts = Dans cette partie, on ne joue de carte qu’à ses propres décisions.
why-tribe-stuck = La tribu ne peut aller nulle part : { $tribe }.
why-mercenaries = Les mercenaires coûtent { $price } métal ; tu en as { $have }.
why-card-useless = Sans effet maintenant : { $card }.
why-mill = Tu as { $grain } grain, et tes meules en moulent { $most }.
why-not-this-party = Pas possible ici : { $who }.
why-not-payable = Une campagne ne se paie pas avec : { $material }.
why-chariots-barred = { $province } a { $walls } murs : aucun char ne peut attaquer.
why-no-unit-here = Il n’y en a pas ici : { $unit }.
why-none-committed = Aucune unité n’est encore de l’attaque.
why-not-this-slot = La case { $slot } n’a pas ce symbole.
why-not-this-card = Cette carte n’est pas là : { $card }.
why-no-hole = Il n’y a pas de place pour un arbre ici : { $province }.
why-built = On a déjà bâti ici cette manche : { $province }.
why-no-city-free = { $province } n’a pas de ville libre pour cela, ou tu ne peux pas payer : { $building }.
why-not-next = Pas une province voisine : { $province }.
why-not-enterable = C’est à un autre royaume, ou une tribu l’occupe : { $province }.
why-not-tear = Rien à démolir ici : { $province }.
why-not-work-at = Pas de forge libre (ou de pile) à toi ici : { $province }.
why-not-move-from = Aucune unité de ce type ne peut partir d’ici : { $province }.
why-not-move-to = La pile y est pleine : { $province }.
why-not-attack-at = Tu ne peux pas attaquer ici, faute de guerre avec son maître ou d’unité à portée : { $province }.
why-not-commit = Personne ne peut se joindre d’ici à l’attaque : { $province }.
why-not-nomad-step = La tribu ne peut pas aller là : { $province }.
why-not-mercenaries-at = Il faut aux mercenaires une ville à toi : { $province }.
why-not-deserters-at = Pas de pile d’un royaume en guerre à côté de chez toi : { $province }.
why-toll-side = Un péage ne fait que demander ; envoyé vide, il laisse passer.
why-empty-offer = L’offre est vide.
why-edits = Un brouillon peut être changé { $count } fois au plus.
why-card-count = Il n’y en a pas plus : { $card }.
why-not-in-basket = Ce n’est pas dans le panier.
why-must-declare = Tu es en guerre, mais tu ne peux attaquer que juste après ta propre déclaration de guerre, ou un royaume combattu à la manche précédente.
why-may-not-attack = Tu es en guerre avec { $who }, mais tu ne peux attaquer que juste après ta propre déclaration de guerre, ou si vous vous êtes combattus à la manche précédente.
why-no-flour-given = À cette table, la banque ne prend pas de { $material }.
why-no-flour-taken = À cette table, la banque ne donne pas de { $material }.
why-smelt = Tu as { $ore } minerai, et une forge en fond { $most }.
why-must-take = À cette table, cela ne se refuse pas.
why-not-owned = Tu n’as que { $have } { $material }.
why-basket-full = Au plus { $count } d’un même matériau par côté.

# Le plateau dans un terminal

board-title = { $season }, an { $year } (manche { $round } sur { $rounds })
board-title-vote = { $season }, an { $year } (manche { $round } ; un vote après l’an 1 décide de la suite)
board-title-vote-yearly = { $season }, an { $year } (manche { $round } ; après chaque année, un vote décide si une autre suit)
board-party = { $score } sur le cadre, { $provinces ->
    [one] { $provinces } province
   *[other] { $provinces } provinces
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
board-allies = alliances : { $names }
board-war = en guerre : { $names }
board-may-attack = peut attaquer { $names }
board-out = hors jeu
board-legend = c villes · t arbres · w murs · f forges · m meules · M temples de Marduk · I temples d’Ishtar · ≈ canaux · 1/2 un là où il peut y en avoir deux · ⛏ mine · ▲ pile (fantassins/chars/leurres) · ☾ nomades · › peut être choisi
board-own = Tes terres, et leurs voisines
board-around = Les terres neutres autour, et leurs voisines
board-out-of-play = Hors jeu :
board-elsewhere = Ailleurs
board-frame = Cadre : { $symbols ->
    [one] { $symbols } symbole
   *[other] { $symbols } symboles
} sur { $size } cases
board-offer = Offre : { $proposer } à { $partner } ({ $state })
board-baskets = donne { $gives }, demande { $asks }
board-toll = péage ({ $who }) : { $toll }
board-hand = Tes cartes : { $cards }

# Ce que fait chaque carte, avec les nombres de la boîte ; { $nomad_steps } et les autres s’y nomment ainsi.

card-nomad-steps = { $nomad_steps ->
    [1] 1 province
    [2] 1 ou 2 provinces
   *[other] 1 à { $nomad_steps } provinces
}
card-sutaeans-note = Déplace les Sutéens ({ card-nomad-steps }) ; ils peuvent attaquer (+{ $nomad_attack }).
card-hanaeans-note = Déplace les Hanéens ({ card-nomad-steps }) ; ils peuvent attaquer (+{ $nomad_attack }).
card-yaminites-note = Déplace les Yaminites ({ card-nomad-steps }) ; ils peuvent attaquer (+{ $nomad_attack }).
card-gutians-note = Déplace les Gutis ({ card-nomad-steps }) ; ils peuvent attaquer (+{ $nomad_attack }).
card-turukkaeans-note = Déplace les Turukkéens ({ card-nomad-steps }) ; ils peuvent attaquer (+{ $nomad_attack }).
card-forced-march-note = Tes fantassins peuvent avancer de 2 provinces ce tour-ci.
card-siege-ladders-note = Dans une bataille, les murs ne comptent pas et n’arrêtent pas les chars.
card-mercenaries-note = { $mercenary_foot } fantassins dans une ville à toi pour { $mercenary_metal } métal ; ils peuvent marcher aussitôt.
card-deserters-note = Un fantassin quitte la pile d’un royaume en guerre, à côté de tes terres.
card-second-wind-note = Un duel perdu est relancé. On te le propose le moment venu.
card-rich-harvest-note = +{ $harvest_card } grain.
card-rich-vein-note = +{ $vein_card } minerai.
card-cedar-rafts-note = +{ $rafts_card } bois.
card-caravan-note = +{ $caravan_card } métal.
card-locusts-note = Un rival perd la moitié de son grain.
card-envoys-note = Une campagne réussit sans jet. On te le propose avant le jet.
card-intrigue-note = Met fin à une alliance entre deux autres.
card-spies-note = Regarde les cartes et les piles d’un rival, et prends-lui une carte.
card-blessing-note = Une construction compte sur le cadre sans jet. On te le propose avant le jet.

# Ce qui distingue la place d’un royaume des autres, avant que personne ne la choisisse
place-land = Autour de la province royale : { $irrigable ->
    [0] aucune ville irrigable
    [one] { $irrigable } ville irrigable
   *[other] { $irrigable } villes irrigables
  }, { $trees ->
    [0] aucun arbre
    [one] { $trees } arbre
   *[other] { $trees } arbres
  }.
place-mine = La mine la plus proche est { $steps ->
    [one] à côté
   *[other] à { $steps } provinces
  }.
place-rival = Le rival le plus proche est { $party }, { $steps ->
    [one] à côté
   *[other] à { $steps } provinces
  }.
place-tribe = Des nomades vivent à côté : les { $tribe }.
place-metal = Le libre-échange rapporte { $count } métal chaque printemps dès la deuxième année.
place-card = Commence avec une carte de plus : des nomades au choix.
character-builder = L’ordinateur joue ici un bâtisseur : forges, murs et canaux avant tout.
character-trader = L’ordinateur joue ici un marchand : il propose beaucoup et se contente de moins.
character-warlord = L’ordinateur joue ici un chef de guerre : il aime conquérir.
character-diplomat = L’ordinateur joue ici un diplomate : il cherche des alliés et garde ses frontières.

# Positions disposées à la main

position-nobody = personne
position-course = Saison
position-season = saison, à partir de 1
position-relations = Guerre et paix
position-between = { $one } et { $other }
position-peace = paix
position-allied = alliance
position-war = guerre
position-holdings = { $who } : réserve et cartes
position-hand = carte : { $card }
position-owner = appartient à
position-trees = arbres
position-walls = murs
position-troops = troupes de
position-tribes = Nomades
position-units = { $tribe }, unités
position-frame = Cadre
position-slot = case { $slot }
position-symbol = { $who } : { $symbol }
position-alone = Il faut au moins deux camps avec une province.
position-landless = Qui n’a pas de province n’a pas de troupes non plus : { $who }.
position-landless-pact = Qui n’a pas de province est hors jeu, sans alliance ni guerre : { $who }.
position-blanks = Trop de leurres sur le plateau, { $who } : { $placed } sur { $blanks }.
position-cards = { $card } : { $held } chez les joueurs. Il n’y en a que { $cards }.
position-temples-fit = Une ville a un temple au plus ; villes de { $province } : { $cities }.
position-strangers = { $province } : dans une ville ne stationnent que les troupes de son maître, pas celles de { $who }.
