# Mit mondanak a Mesopotamia paneljei.

panel-tabs = Az íróasztalod
panel-tab-now = Most
panel-tab-trade = Csere
panel-tab-hand = Kártyák
panel-tab-ties = Viszonyok
panel-phases = Az évszak fázisai
panel-year = { $year }. év / { $years }
panel-year-vote = { $year }. év, aztán szavazás
panel-year-vote-yearly = Még nem dőlt el, meddig tart a játék: minden év után szavaztok, legyen-e még egy.
panel-year-vote-note = Még nem dőlt el, meddig tart a játék: az első év után szavaztok róla.
panel-ready = Kész
panel-phase-felling = Favágás
panel-phase-regrowth = Sarjadás
panel-phase-free-trade = Szabad csere
panel-phase-ore = Érc
panel-phase-harvest = Aratás
panel-phase-milling = Őrlés
panel-phase-feeding = Ellátás
panel-phase-forges = Kovács
panel-phase-walls = Falak
panel-phase-works = Műhely
panel-phase-building = Építés
panel-phase-policy = Háború

# Mit tettek közben a többiek

panel-news = Az utolsó köröd óta
panel-news-spied = { $who } kémei meglesték a kártyáidat és az oszlopaidat.
panel-news-stolen = { $who } kémei elvették egy kártyádat: { $card }.
panel-news-locusts = { $who } sáskái felették a gabonádat, ennyit: { $count }.
panel-news-deserted = Egy gyalogosod megszökött { $province } tartományban.
panel-news-war = { $who } hadat üzent neked.
panel-news-broken = { $who } felbontotta a szövetségeteket.
panel-news-intrigue = { $who } ármánya véget vetett a szövetségednek, partnered { $rival } volt.
panel-news-allied = { $who } beleegyezett: szövetségesek vagytok.
panel-news-refused = { $who } visszautasította a szövetséget veled.
panel-news-attack = { $who } megtámadta a csapataidat { $province } tartományban.
panel-news-conquered = { $who } elhódította tőled { $province } tartományt.
panel-news-conquered-nomads = A { $tribe } { $who } vezetésével elhódították tőled { $province } tartományt.
panel-news-repelled = Visszaverted { $who } támadását { $province } tartományban.
panel-news-repelled-nomads = Visszaverted a { $tribe } támadását { $province } tartományban; vezetőjük { $who } volt.
panel-news-converted = { $who } elvette egy szimbólumodat a kereten: { $symbol }.
panel-news-unseated = Elvesztettél egy gyalogosszimbólumot a kereten.
panel-log-stolen = Kémek elveszik { $who } egyik kártyáját: { $card }.
panel-since-more = { $count ->
    [one] még egy esemény
   *[other] még { $count } esemény
}
panel-since-all = Részletek
panel-since-yours = Ami téged érint
panel-since-world = A világban
panel-since-lesser = { $count ->
    [one] egy apróság
   *[other] { $count } apróság
}
panel-since-nothing = A többiek még nem tettek semmi említésre méltót.
panel-since-show = Mutasd a térképen
panel-since-battle = A csata megnézése

# Lezajlott csaták

panel-past-battle = A csata megnézése, párbajról párbajra
panel-past-attacks = támadó
panel-past-defends = védő
panel-past-duels = A párbajok
panel-past-duel = { $number }. párbaj
panel-past-duel-won = { $who } nyerte.
panel-past-ties = { $count ->
    [one] Egy döntetlen után.
   *[other] { $count } döntetlen után.
}
panel-past-no-duel = Senki sem állt útban: nem volt párbaj.
panel-past-came = Ami lett belőle

# A főkönyv

panel-ledger = A főkönyved
panel-food = { $need ->
    [one] Városod 1 lisztet eszik:
   *[other] Városaid { $need } lisztet esznek:
} { $left } marad.
panel-food-short = { $need ->
    [one] Városod 1 lisztet eszik:
   *[other] Városaid { $need } lisztet esznek:
} { $missing } hiányzik.
panel-food-next = Következő évszak: { $need } liszt kell, { $left } marad.
panel-food-next-short = Következő évszak: { $need } liszt kell, { $missing } hiányzik.
panel-food-mill = Megőrölhető: { $count }.
panel-food-harvest = Az előtte lévő aratás { $least }–{ $most } gabonát hoz.
panel-price = { $count }-{ $count } fém, fa és liszt
panel-have = neked { $count } van

# Tervezés

panel-usual = A szokásos
panel-usual-fell = { $count ->
    [one] egy fa kivágása
   *[other] { $count } fa kivágása
}
panel-usual-regrow = egy fa újranő
panel-usual-mill = { $count } gabona megőrlése
panel-usual-mill-all = minden gabona megőrlése
panel-usual-feed = { $cities ->
    [one] a városod ellátása
   *[other] { $cities } város ellátása
}
panel-usual-feed-left = { $cities ->
    [one] a városod ellátása
   *[other] { $cities } város ellátása
} ({ $left } liszt marad)
panel-usual-short = megállás az ellátás előtt: { $missing } liszt hiányzik
panel-usual-bare = megállás az ellátás előtt: az utolsó lisztedet vinné el
panel-usual-smelt = az érc megolvasztása
panel-usual-nothing = tovább: itt nincs mit választani
panel-usual-stops = Megáll, ahol választani lehet. Amíg a városaid nem ettek, visszavonhatod.
panel-usual-stops-fed = Megáll, ahol választani lehet. Visszavonhatod.
panel-no-campaign = Kampány nélkül, indulás
panel-end-turn = Kör vége
panel-on-map = Válassz itt vagy a térképen.
panel-fell-all = { $count ->
    [one] A fa kivágása
   *[other] Mind kivágása ({ $count })
}
panel-walls-of = { $cities } falból { $count } áll
panel-wall-effect = védelem +{ $before } → +{ $after }
panel-wall-bars = harci szekér nem támadhat
panel-wall-price = Egy fal ára
panel-wall-poor = Most nem tudsz falat fizetni.
panel-wall-full = Minden városodnak megvan a fala.
panel-cities = { $count } város
panel-canals-of = { $count } csatornából { $canals }
panel-own-land = a te földed
panel-to-take = senkié: a tiéd lesz, ha belépsz
panel-raid = { $percent }% eséllyel győznek
panel-height = oszlop, magassága { $count }
panel-mill-grain = Megőrlendő gabona
panel-mill-all = Mind megőrlése ({ $count })
panel-less = Kevesebb: { $what }
panel-more = Több: { $what }
panel-after-feeding = A városaid ellátása után { $left } liszted marad.
panel-after-feeding-short = { $missing ->
    [one] 1 liszt hiányzik majd: lebontanak egy falat vagy kovácsműhelyt.
   *[other] { $missing } liszt hiányzik majd: ugyanennyi falat vagy kovácsműhelyt bontanak le.
}
panel-feed = Minden hiányzó lisztért lebontanak egy falat, utána egy kovácsműhelyt. Kereskedj, cserélj a bankban, vagy láss el annyi várost, amennyit tudsz.
panel-feed-enough = Minden városodnak jut liszt.
panel-forges = { $count } kovácsműhely, { $ore } érc. Minden műhely évszakonként egyszer dolgozik.
panel-smelt-all = Minden érc olvasztása
panel-smelt-note = műhelyenként legfeljebb { $smelt_ore } érc
panel-smelt-one = Olvasztás egy műhelyben
panel-blanks = { $count } tartalékban: blöff
panel-frame-chance = keretre, ha { $needed }+: { $percent }%
panel-frame-note = Tartományonként és évszakonként egy építmény; aztán egy kocka dönti el, felkerül-e a szimbóluma a keretre.
panel-waiting = { $count ->
    [one] Kész vagy. Egy uralkodó még dolgozik.
   *[other] Kész vagy. { $count } uralkodó még dolgozik.
}
panel-waiting-turn = A többiek cselekszenek; ha téged érint, kérdezünk.
panel-watching = { $count ->
    [one] Egy uralkodó dönt.
   *[other] { $count } uralkodó dönt.
}
panel-waiting-free = Közben kereskedhetsz és fordulhatsz a bankhoz; a most kijátszható kártyák világítanak.
panel-bless = Az áldás nélkül kocka dönt; vele biztos a szimbólum.
panel-roll-chance = { $needed }+{ $bonus ->
    [0] { "" }
   *[other] { ", bónusz" } +{ $bonus }
}: { $percent }%
panel-envoys = A követek nélkül kocka dönt; velük sikerül a kampány.
panel-consent = Szövetségesek nem üzenhetnek hadat egymásnak. A szövetség véget vet a köztetek folyó háborúnak.
panel-second-wind = Még egy dobás, ugyanazokkal az egységekkel.
panel-second-wind-chance = { $percent }% eséllyel nyered
panel-vote-yearly = Több mint a felének kell még egy évet akarnia; legfeljebb négy lehet.
panel-vote = Az összes szavazat alsó középértéke dönt.
panel-followers = aztán { $order }
panel-party-note = { $score } a kereten, { $cards } kártya

# Csere

panel-bank = Bank
panel-bank-give = Ezt adod a banknak
panel-bank-get = Ezt kapod
panel-bank-times = Hányszor
panel-bank-do = { $gives } helyett { $gets }
panel-partner = Kivel
panel-give = Ezt adod
panel-get = Ezt kapod
panel-nothing = semmi
panel-card-more = + kártya
panel-add-card = Még egy kártya: { $side }
panel-take-out = kivétel
panel-way = Átkelési engedély kell: { $who }
panel-send-gift = Küldés ajándékként
panel-offers-left = { $count ->
    [one] még 1 ajánlat ebben az évszakban
   *[other] még { $count } ajánlat ebben az évszakban
}
panel-counter-stands = Az ajánlat addig áll, amíg ezt el nem küldöd. { $who } ezt kínálja:
panel-counter-gone = Az ajánlat közben megszűnt: ez már a saját ajánlatod lenne.
panel-counter-withdraws = Ha ezt elküldöd, visszavonod a nyitott ajánlatodat (neki szól: { $who }).
panel-send-counter = Az ellenajánlat elküldése
panel-note = Üzenet az ajánlathoz, neki: { $who }
panel-trade-later = Ajánlatot a következő döntésednél kezdhetsz.
panel-offer-open = Ajánlatod neki: { $who }, { $state }.
panel-offer-change = Módosítás
panel-offer-others = Ha elutasítják, kérdezd sorban a többieket
panel-offer-another = Újabb ajánlat előkészítése
panel-offer-after = Küldés az előző után
panel-offer-next = Utána sorban:
panel-offer-leave-out = Kihagyás: { $who }
panel-offer-unsent = Az ajánlatod nem ment el (neki szólt: { $who }): már nincs meg, amit adnál benne.
panel-withdraw = Visszavonás
panel-offer-of = { $who } ajánlata
panel-offers = kínál
panel-offers-more = { $count ->
    [one] még 1 ajánlat
   *[other] még { $count } ajánlat
}
panel-offers-fewer = Kevesebb ajánlat
panel-asks = és kér
panel-accept = Elfogadás
panel-counter = Ellenajánlat
panel-decline = Elutasítás
panel-caravan = { $who } karavánja át akar kelni a földeden, célja { $to }.
panel-free = Átengedés
panel-demand = Vám…
panel-refuse = Elutasítás
panel-toll = A vámod
panel-toll-note = Aki vámot szed vagy nem enged át, négy fordulóig nem kap fémet a szabad cseréből.
panel-back = Vissza
panel-tolls = Vámok az úton, célja { $who }:
panel-pay-tolls = Kifizetés
panel-no-tolls = Ajánlat elejtése

# Politika és háború

panel-campaign-alliance = Szövetség
panel-campaign-break = Szövetség bontása
panel-campaign-war = Hadüzenet
panel-campaign-chance = { $needed }+{ $bonus ->
    [0] { "" }
   *[other] { ", bónusz" } +{ $bonus }
}: { $percent }%
panel-every = { $campaign_bonus ->
    [3] három
   *[other] { $campaign_bonus }
}
panel-campaign-alliance-note = Ha a dobás sikerül, a partner beleegyezhet. Véget vet a köztetek folyó háborúnak. +1 minden { panel-every } Istár-templom után a kereten.
panel-campaign-break-note = Egyoldalú. A következő évszaktól hadat üzenhettek egymásnak. +1 minden { panel-every } Marduk-templom után a kereten.
panel-campaign-war-note = Ebben a körben támadhatsz, és a következő évszakban újra, ha harcoltatok. A háború egy teljes harc nélküli évszak után véget ér. +1 minden { panel-every } Marduk-templom után a kereten.
panel-campaign-odds = { $percent }% eséllyel sikerül: { $least ->
    [1] bármit mutat is a kocka
   *[other] a kockán { $least } vagy több kell
}{ $bonus ->
    [0] .
   *[other] , a szimbólumaidnak köszönhetően { $bonus } ponttal kevesebb.
}
panel-campaign-price = 1 fém, fa vagy liszt
panel-campaign-other = Másik uralkodó
panel-campaign-pay = Fizetség, kudarc esetén is:
panel-percent = { $percent }%
panel-moves = Húzz egy zászlót a térképen, vagy koppints rá, aztán a céljára. Minden mozgó egység 1 lisztet eszik; neked { $flour } van. A gyalogos 1, a harci szekér 2 tartományt mehet.
panel-moved = Szürke: ebben az évszakban nem mehet tovább, vagy nincs liszt.
panel-march-cost = { $flour } liszt
panel-move-from = Mozgás: { $unit }, { $place }
panel-no-troops = Nincsenek csapataid.
panel-attack = Támadás…
panel-no-attack-foe = Nincs kit megtámadni: senkivel sem állsz háborúban, és egy törzs sem tart várost.
panel-no-attack-declaration = Háborúban állsz, de csak közvetlenül a saját hadüzeneted után támadhatsz, vagy azt, akivel a múlt évszakban harcoltál.
panel-no-attack-flour = Nincs liszt: minden támadó 1-et eszik.
panel-no-attack-reach = Senki sincs elérhető közelben, akit megtámadhatsz.
panel-battle = Csata: { $place }
panel-battle-chance = győzelmi esély: { $who }
panel-battle-hold = { $percent }% eséllyel megtartod
panel-battle-hidden = { $count ->
    [one] Ha az oszlopban katona áll. Az üres lapkák nem harcolnak.
   *[other] Ha az oszlop minden lapkája katona ({ $count }). Az üres lapkák nem harcolnak.
}
panel-walls = fal
panel-duel = Melyik egység vívja a következő párbajt? Döntetlennél újra dobtok.
panel-defend = Melyik egységed védjen? Mindkettő egyformán véd.
panel-defend-chance = Támadnak: { $unit }. Ezt a párbajt { $percent }% eséllyel nyered meg.
panel-duel-chance = +{ $bonus }: { $percent }% eséllyel nyeri a párbajt
panel-join = Csatlakozik a támadáshoz: { $unit }, { $place }
panel-begin-battle = Kezdődjön a csata: { $percent }%
panel-commit-note = Később senki sem csatlakozhat. Aki még nem menetelt, 1 lisztet eszik.
panel-ring = Szövetségek és háborúk
panel-between = Kik között
panel-tie = Viszony
panel-since = Mióta
panel-tie-alliance = Szövetség
panel-tie-war = Háború
panel-attackers = { $count ->
    [0] hadüzenet nélkül senki sem támadhat
   *[other] most támadhat: { $who }
}
panel-lapses = harc nélkül eddig tart: { $when }
panel-when = { $year }. év, { $season }
panel-no-ties = Nincs szövetség, nincs háború. Ezen a 11B fázis kampányai változtathatnak.

# Kártyák

panel-no-cards = Nincsenek kártyáid.
panel-card-later = Most nem.
panel-card-play = Kijátszás: { $card }
panel-card-played = Évszakonként egy kártya: a tiédet már kijátszottad.
panel-cards-played = Eddig kijátszott kártyák

# A vége

panel-chart = Szimbólumok a kereten, évszakról évszakra
panel-deeds = Tettek
panel-deeds-battles = Csaták
panel-deeds-won = nyert
panel-deeds-lost = vesztett
panel-deeds-trades = Cserék
panel-deeds-alliances = Szövetségek
panel-deeds-wars = Háborúk
panel-chronicle = A krónika
panel-chronicle-began = Hammurapi napjaiban ők osztoztak a két folyó közti földön: { $names }.
panel-chronicle-year = Az év végén a legtöbb szimbólum a kereten: { $names }, { $score }.
panel-chronicle-quiet = Semmit sem jegyeztek fel, csak aratásokat: csendes évek a két folyó között.
