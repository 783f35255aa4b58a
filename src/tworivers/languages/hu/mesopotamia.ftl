# A Mesopotamia magyarul. Ami a játék egy dolgát nevezi meg, az értékként már ezen a nyelven érkezik.

province-larsa = Larsza
province-ur = Ur
province-uruk = Uruk
province-lagash = Lagas
province-umma = Umma
province-isin = Iszin
province-nippur = Nippur
province-sealand = Tengerföld
province-mashkan = Maskan-sapir
province-babylon = Babilon
province-kish = Kis
province-sippar = Szippar
province-marad = Marad
province-bagdad = Bagdad
province-rapiqum = Rapikum
province-suhum = Szuhum
province-sutaeans = Szuteusföld
province-eshnunna = Esnunna
province-mankisum = Mankiszum
province-meturan = Me-Turan
province-der = Dér
province-simurrum = Szimurrum
province-gutians = Gutiföld
province-assur = Assur
province-hatra = Hatra
province-nineveh = Ninive
province-arbela = Arbela
province-arrapha = Arrapha
province-shusharra = Susarra
province-lullubum = Lullubum
province-turukkaeans = Turukkuföld
province-karana = Karana
province-shubatenlil = Subat-Enlil
province-amedi = Amedi
province-hanaeans = Haneusföld
province-mari = Mari
province-qattunan = Kattunan
province-tuttul = Tuttul
province-emar = Emar
province-yaminites = Jaminitaföld
province-halab = Halab
province-alalakh = Alalah
province-carchemish = Karkemis
province-hashum = Ursum-Hassum
province-harran = Harrán
province-ugarit = Ugarit
province-ebla = Ebla
province-qatna = Katna
province-tunip = Tunip
province-byblos = Büblosz
province-tadmor = Tadmor
province-damascus = Damaszkusz
province-susa = Szúza
province-urua = Urua
province-awan = Avan
province-ayapir = Ajapir
party-larsa = Larsza
party-babylon = Babilon
party-mari = Mari
party-qatna = Katna
party-eshnunna = Esnunna
party-yamhad = Jamhad
party-assur = Assur
party-susa = Szúza
party-nomads = nomádok
tribe-sutaeans = szuteusok
tribe-hanaeans = haneusok
tribe-yaminites = jaminiták
tribe-gutians = gutik
tribe-turukkaeans = turukkuk
material-grain = gabona
material-flour = liszt
material-ore = érc
material-metal = fém
material-wood = fa
card-sutaeans = szuteusok
card-hanaeans = haneusok
card-yaminites = jaminiták
card-gutians = gutik
card-turukkaeans = turukkuk
card-forced-march = erőltetett menet
card-siege-ladders = ostromlétrák
card-mercenaries = zsoldosok
card-deserters = szökevények
card-second-wind = új lendület
card-rich-harvest = bő aratás
card-rich-vein = gazdag telér
card-cedar-rafts = cédrustutajok
card-caravan = karaván
card-locusts = sáskák
card-envoys = követek
card-intrigue = ármány
card-spies = kémek
card-blessing = áldás
symbol-marduk = Marduk-templom
symbol-ishtar = Istár-templom
symbol-canal = csatorna
symbol-military = gyalogosszimbólum
building-forge = kovácsműhely
building-millstone = malomkő
building-marduk = Marduk-templom
building-ishtar = Istár-templom
building-canal = csatorna
work-smelt = olvasztás
work-foot = gyalogos
work-chariot = harci szekér
work-blank = üres lapka
unit-foot = gyalogos
unit-chariot = harci szekér
unit-blank = üres lapka
unit-nomad = nomád egység
season-spring = tavasz
season-summer = nyár
season-autumn = ősz
season-winter = tél
reason-felling = favágás
reason-free-trade = szabad csere
reason-ore = ércfejtés
reason-harvest = aratás
reason-milling = őrlés
reason-feeding = a városok ellátása
reason-smelting = olvasztás
reason-raising = új csapatok
reason-wall = városfal
reason-works = kovácsműhely vagy malomkő
reason-building = templom vagy csatorna
reason-campaign = kampány
reason-march = menetelés
reason-bank = bank
reason-trade = csere
reason-toll = vám
reason-card = kártya
reason-locusts = sáskák
offer-draft = piszkozat
offer-transit = átkelésre vár
offer-tolls = vámot kérnek
offer-sent = elküldve

# Opciók

option-years = Hossz
option-years-2 = két év
option-years-3 = három év
option-years-4 = négy év
option-years-vote = szavazás az első év után
option-years-yearly = szavazás minden év után: még egy, vagy vége
option-cards = Kártyák
option-cards-on = kártyákkal
option-cards-off = kártyák nélkül
option-open-stocks = Raktárak
option-open-stocks-off = titkosak
option-open-stocks-on = nyíltak
option-wall-bonus = Védelem falanként
option-wall-bonus-1 = +1
option-wall-bonus-3 = +3
option-six = Hat uralkodóval
option-six-list = Mari kimarad
option-six-table = Jamhad kimarad
option-walls-stop-nomads = Két fal megállítja a nomádokat
option-walls-stop-nomads-off = nem
option-walls-stop-nomads-on = igen
option-harvests = Aratás évente
option-harvests-one = egy, ősszel
option-harvests-two = kettő, nyáron és télen (élénkebb)
option-attack = Ki támadhat háborúban
option-attack-book = aki ebben a körben üzent hadat, vagy az előző fordulóban harcolt a másikkal
option-attack-war = mindkettő, amíg a háború tart
option-offers = Ajánlatok
option-offers-free = akármekkora és akárhány
option-offers-limited = oldalanként legfeljebb 9 egy anyagból, fordulónként 6 ajánlat
option-bank-flour = A bank és a liszt
option-bank-flour-take = lisztet ad, de nem vesz
option-bank-flour-give = lisztet vesz, de nem ad
option-bank-flour-neither = nem ad és nem vesz lisztet
option-second-wind = Új lendület
option-second-wind-attacker = a támadónak
option-second-wind-both = a védőnek is
option-smelting = Egy kovácsműhely olvaszt
option-smelting-all = annyi ércet, amennyit tud, ötig
option-smelting-choose = annyi ércet, amennyit mondasz, ötig
option-may = Elnyert szimbólumok és Katna nomádkártyája
option-may-must = elvenni kötelező
option-may-may = visszautasíthatók
option-absent-cores = Hiányzó uralkodók központi tartományai
option-absent-cores-empty = üresek
option-absent-cores-furnished = csatornákkal, kovácsműhellyel, malomkővel és falakkal
option-board = A térkép nyolcnál kevesebb uralkodóval
option-board-whole = egészben
option-board-part = a hiányzó uralkodókhoz legközelebbi tartományok nélkül
option-interrupts = Kártyák mások körében
option-interrupts-on = igen, közbevágnak
option-interrupts-own = nem, csak saját döntésnél

# Kérdések

ask-fell = 1. fázis: vágj fát, fás tartományonként egyet.
ask-feed = 7. fázis: { $cities ->
    [one] a városod eszik
   *[other] { $cities } városod eszik
}, { $flour } liszted van. Kereskedj, vagy jöjjön az ellátás.
ask-forge = 8. fázis: adj munkát a kovácsműhelyeidnek.
ask-wall = 9. fázis: építs városfalat.
ask-works = 10. fázis: építs kovácsműhelyt és malomkövet.
ask-build = 11A fázis: építs templomot és csatornát.
ask-campaign = 11B fázis: indítasz politikai kampányt?
ask-move = 11B fázis: mozogj és támadj.
ask-nomad-card = Válassz nomádkártyát a pakli maradékából.
ask-regrow = 2. fázis: hol nőjön újra egy fa?
ask-mill = 6. fázis: mennyi gabonát őrölsz meg, legfeljebb { $most }?
ask-tear = Kevés a liszt: hol bontasz le egy falat (ha nincs fal, kovácsműhelyt)?
ask-work-at = { $what }: melyik tartományban?
ask-erect-at = { $what }: melyik tartományban?
ask-bless = Élsz az áldással, hogy sikerüljön a keretdobás?
ask-bless-without = Dobj a keretért.
ask-direction = Te kezded a 11. fázist: merre haladjon a sor?
ask-rival = Kivel vagy ki ellen?
ask-pay = Mivel fizeted a kampányt?
ask-envoys = Elküldöd a követeket, hogy a kampány dobás nélkül sikerüljön?
ask-envoys-without = Dobj a kampányért.
ask-consent = { $who } szövetséget kínál. Elfogadod?
ask-move-from = Melyik tartományból?
ask-move-to = Melyik tartományba?
ask-attack-at = Melyik tartományt támadod meg?
ask-foe = Kit támadsz meg ott?
ask-commit = Támadás, { $province }: honnan csatlakozik egység? Minden támadó egyszerre indul.
ask-commit-unit = Melyik egység csatlakozik?
ask-duel = Csata, { $province }: melyik egység támad?
ask-defend = Csata, { $province }: melyik egység véd?
ask-second-wind = Elvesztetted a párbajt { $province } tartományban. Újra dobsz az új lendülettel?
ask-second-wind-without = Elvesztetted a párbajt { $province } tartományban.
ask-convert = { $symbol }: { $who } melyik szimbóluma legyen a tiéd?
ask-unseat = { $who } melyik katonai szimbóluma kerüljön le a keretről?
ask-nomad-step = Merre induljanak a { $tribe }?
ask-mercenaries-at = Hol álljanak a zsoldosok?
ask-deserters-at = Melyik tartományban szökjön meg egy gyalogos?
ask-deserters-of = Kinek az oszlopából?
ask-locusts-on = Kire csapjanak le a sáskák?
ask-intrigue-one = Kinek a szövetségét bontod fel?
ask-intrigue-two = Kivel áll fenn ez a szövetség?
ask-spy-on = Kit kémlelsz ki?
ask-take-card = { $who } melyik kártyáját veszed el?
ask-vote = { $yearly ->
    [1] Véget ért az év. Játsszatok még egyet?
   *[other] Hány évet játsszatok még?
}
ask-draft = Ajánlatod neki: { $who }.
ask-toll = Vámod { $who } karavánjára; vám nélkül szabadon átkel.
ask-smelt = Kovácsműhely, { $province }: mennyi ércet olvasztasz, legfeljebb { $most }?
ask-place-symbol = Szimbólumot tehetsz a keretre: { $symbol }. Megteszed?
ask-offer = { $who } ajánlata a válaszodra vár.
ask-other-turn = Most { $who } van soron.
ask-others = { $year }. év, { $season }: a többiek még dolgoznak.

# Akciók

do-done = Kész
do-done-fell = Elég a favágásból
do-done-feed = A városok ellátása most
do-done-forge = Kész a kovácsmunka
do-done-wall = Kész a falépítés
do-done-works = Kész: kovácsműhelyek, malomkövek
do-done-build = Kész az építkezés
do-done-campaign = Nincs kampány
do-done-move = Kör vége
do-done-nomad-step = Itt maradnak
do-yes = Igen
do-no = Nem
do-yes-bless = Az áldás használata
do-no-bless = Dobás
do-yes-envoys = A követek elküldése
do-no-envoys = Dobás
do-yes-consent = A szövetség elfogadása
do-no-consent = A szövetség elutasítása
do-yes-second-wind = Újradobás az új lendülettel
do-no-second-wind = Beletörődés a vereségbe
do-yes-place-symbol = Felkerül a keretre
do-no-place-symbol = Nem kerül fel a keretre
do-yes-vote = Még egy év
do-no-vote = Több ne: legyen vége
do-no-convert = A többi ilyen maradjon az övé
do-no-nomad-card = Nem kérek nomádkártyát
do-clockwise = Órajárás szerint
do-counterclockwise = Órajárással szemben
do-vote = Még { $years } év
do-mill = Őrlés: { $grain } gabona
do-place = { $province }
do-work-smelt = Legfeljebb { $ore } érc olvasztása egy műhelyben
do-work-foot = Egy gyalogos felállítása ({ $price }-{ $price } fém, fa és liszt)
do-work-chariot = Egy harci szekér felállítása ({ $price }-{ $price } fém, fa és liszt)
do-work-blank = Egy üres lapka az egyik oszlopba
do-erect = Építés: { $building } ({ $price }-{ $price } fém, fa és liszt)
do-campaign-alliance = Kampány szövetségért
do-campaign-break = Kampány egy szövetség ellen
do-campaign-war = Kampány háborúért
do-party = { $who }
do-nobody = { $seat }. hely (senki)
do-pay = Fizetség: { $material }
do-unit = { $unit }
do-move-unit = Mozgás: { $unit }
do-attack = Egy tartomány megtámadása
do-go = Kezdődjön a csata
do-slot = A keret { $slot }. mezője
do-card = Kijátszás: { $card }
do-take-card = Elvétel: { $card }
do-bank = Bank: { $rate } { $given } helyett 1 { $taken }
do-trade = Ajánlat írása neki: { $who }
do-withdraw = Az ajánlatod visszavonása
do-give = Adsz még: 1 { $material }
do-ungive = Kevesebbet adsz: −1 { $material }
do-ask = Kérsz még: 1 { $material }
do-unask = Kevesebbet kérsz: −1 { $material }
do-give-several = Adsz még: { $count } { $material }
do-ungive-several = Kevesebbet adsz: −{ $count } { $material }
do-ask-several = Kérsz még: { $count } { $material }
do-unask-several = Kevesebbet kérsz: −{ $count } { $material }
do-smelt = Olvasztás: { $ore } érc
do-give-card = Kártyát adsz: { $card }
do-ungive-card = Mégsem adsz kártyát: { $card }
do-ask-card = Kártyát kérsz: { $card }
do-unask-card = Mégsem kérsz kártyát: { $card }
do-send = Az ajánlat elküldése
do-send-toll = Ezt a vámot kéred
do-drop = A piszkozat eldobása
do-tolls = A vámok elfogadása
do-no-tolls = Az ajánlat elejtése: túl nagyok a vámok
do-accept = { $who } ajánlatának elfogadása
do-decline = { $who } ajánlatának elutasítása
do-counter = Ellenajánlat { $who } ajánlatára
do-free = { $who } karavánja szabadon átkelhet
do-demand = Vámot kérsz { $who } karavánjától
do-refuse = { $who } karavánja nem kelhet át

# Események

event-round = { $year }. év, { $season }.
event-stock-gain = { $who }: +{ $count } { $material } ({ $reason }).
event-stock-loss = { $who }: −{ $count } { $material } ({ $reason }).
event-hand-gain = { $who } { $count ->
    [one] egy
   *[other] { $count }
} kártyát kap: { $card }.
event-hand-loss = { $who } odaad { $count ->
    [one] egy
   *[other] { $count }
} kártyát: { $card }.
event-felled = { $who } fát vág { $province } tartományban.
event-regrown = { $who } egy fája újranő { $province } tartományban.
event-dice = { $who } dobása: { $pips } ({ $material }).
event-torn-down-wall = { $who } lebont egy falat { $province } tartományban.
event-torn-down-forge = { $who } lebont egy kovácsműhelyt { $province } tartományban.
event-hunger = { $who } városainak { $count } liszt hiányzik.
event-raised = { $who } oszlopa növekszik { $province } tartományban.
event-wall = { $who } falat épít { $province } tartományban.
event-erected = { $who } épít { $province } tartományban: { $building }.
event-roll-scores = { $who } dobása: { $pips } ({ $symbol }); { $needed } vagy több kellett: felkerül a keretre.
event-roll-misses = { $who } dobása: { $pips } ({ $symbol }); { $needed } vagy több kellett: semmi sem kerül a keretre.
event-symbol = { $who } elfoglalja a keret { $slot }. mezőjét: { $symbol }.
event-converted = { $who } átveszi { $loser } helyét a keret { $slot }. mezőjén: { $symbol }.
event-unseated = { $who } elveszíti katonai szimbólumát a keret { $slot }. mezőjén.
event-frame-full = A keret megtelt: { $who } szimbólumának nincs hely ({ $symbol }).
event-starts = { $who } kezdi a 11. fázist: neki van a legkevesebb szimbóluma ({ $count }).
event-starts-by-lot = { $who } kezdi a 11. fázist: sorsolás döntött a legkevesebb szimbólummal állók között ({ $count }).
event-direction-clockwise = { $who } döntése: a sor órajárás szerint halad.
event-direction-counterclockwise = { $who } döntése: a sor órajárással szemben halad.
event-campaign-alliance = { $who } kampányt indít szövetségért, partnere { $rival } lenne (ára: 1 { $material }).
event-campaign-break = { $who } kampányt indít a szövetsége ellen, partnere { $rival } (ára: 1 { $material }).
event-campaign-war = { $who } kampányt indít háborúért { $rival } ellen (ára: 1 { $material }).
event-campaign-roll-succeeds = { $who } dobása: { $pips } + { $bonus }; { $needed } vagy több kellett: a kampány sikerül.
event-campaign-roll-fails = { $who } dobása: { $pips } + { $bonus }; { $needed } vagy több kellett: a kampány kudarcot vall.
event-allied = { $who } és { $rival } szövetséget köt.
event-refused = { $who } elutasítja { $rival } szövetségét.
event-broken = { $who } és { $rival } szövetsége véget ért.
event-war = { $who } hadat üzen; ellenfele { $rival }.
event-war-lapsed = { $who } és { $rival } háborúja magától véget ér.
event-moved = { $who } egységet mozgat: { $start } → { $goal }.
event-taken = { $who } birtoka lesz { $province }.
event-attack = { $who } támad { $province } tartományban { $rival } ellen: { $chariots ->
    [0] { $foot } gyalogos
   *[other] { $foot ->
        [0] { $chariots } harci szekér
       *[other] { $foot } gyalogos és { $chariots } harci szekér
    }
}.
event-revealed = { $who } felfed { $count } üres lapkát { $province } tartományban.
event-duel = Párbaj: támadó { $attack }, védő { $defence }.
event-duel-roll = Dobások: támadó { $attack } + { $bonus }, védő { $defence } + { $walls }.
event-duel-roll-tie = Dobások: támadó { $attack } + { $bonus }, védő { $defence } + { $walls }, döntetlen: újra dobnak.
event-field = { $who } legyőzi { $rival } seregét: { $province }.
event-unit-lost = Veszteség { $province } tartományban ({ $who }): { $unit }.
event-conquered = { $who } meghódítja { $province } tartományt { $rival } kárára.
event-conquered-nomads = { $who } vezetésével a { $tribe } meghódítják { $province } tartományt { $rival } kárára.
event-destroyed = Dobás: { $pips }, a pusztuláshoz legalább { $needed } kell: { $province } minden építménye elpusztul.
event-captured = Dobás: { $pips }, a pusztuláshoz legalább { $needed } kell: { $province } építményei állva maradnak.
event-repelled = { $who } támadása kudarcot vall { $province } tartományban; a győztes védő: { $rival }.
event-repelled-nomads = { $rival } visszaveri a { $tribe } támadását { $province } tartományban; vezetőjük { $who } volt.
event-card = { $who } kártyát játszik ki: { $card }.
event-nomads = { $who } vezetésével vonulnak a { $tribe }: { $start } → { $goal }.
event-tribe-back = Őshazájukban ismét gyülekeznek a { $tribe }.
event-mercenaries = { $who } { $count } gyalogost fogad fel { $province } tartományban.
event-deserted = { $who } egyik gyalogosa megszökik { $province } tartományban.
event-deserted-none = { $who } seregéből senki sem szökik meg { $province } tartományban: nem áll ott gyalogos.
event-spied = { $who } kikémleli { $rival } titkait.
event-locusts = { $who } sáskákat küld { $rival } földjeire.
event-offer = { $who } ajánlatot tesz neki: { $rival }.
event-transit-free = { $who } szabadon átengedi { $rival } karavánját.
event-transit-toll = { $who } vámot kér { $rival } karavánjától.
event-transit-refused = { $who } nem engedi át { $rival } karavánját.
event-traded = { $who } és { $rival } kereskedik.
event-offer-ended-accepted = { $who } ajánlata teljesül ({ $rival }).
event-offer-ended-declined = { $rival } elutasítja { $who } ajánlatát.
event-offer-ended-countered = { $rival } ellenajánlattal felel { $who } ajánlatára.
event-offer-ended-withdrawn = { $who } visszavonja az ajánlatát ({ $rival }).
event-offer-ended-not-let-pass = { $who } ajánlata meghiúsul ({ $rival }): a karaván nem kelhet át.
event-offer-ended-tolls-refused = { $who } a vámok miatt elejti az ajánlatát ({ $rival }).
event-offer-ended-impossible = { $who } nem tudja megadni, amit { $rival } elfogadott: semmi sem történik.
event-offer-ended-lapsed = { $who } ajánlata elévül ({ $rival }).
event-out = { $who } minden tartományát elvesztette, és kiesik.
event-vote = { $who } még { $count } évre szavazott.
event-vote-sealed = { $who } még { $count } évre szavaz. A többiek akkor tudják meg, ha mindenki szavazott.
event-years = A szavazás eldőlt: még { $count } év.
event-years-none = A szavazás eldőlt: nincs több év.
event-year-vote-yes = { $who } még egy évre szavazott.
event-year-vote-no = { $who } a játék végére szavazott.
event-year-vote-yes-sealed = { $who } még egy évet játszana. A többiek akkor tudják meg, ha mindenki szavazott.
event-year-vote-no-sealed = { $who } most befejezné a játékot. A többiek akkor tudják meg, ha mindenki szavazott.
event-declined = { $who } nem tesz fel egy szimbólumot a keretre: { $symbol }.
event-game-over = A játék véget ért.

# Miért nem?

why-game-over = A játék véget ért.
why-no-seat = Nincs ilyen hely.
why-out = { $who } már kiesett.
why-other-turn = Várnod kell: { $question }
why-other-question = Előbb erre válaszolj: { $question }
why-other-tolls = Az ajánlatodnál most nincs elfogadásra váró vám.
why-other-nobody = Senki sem ül ezen a helyen: { $seat }.
why-other-offer = { $who } nem tett neked ajánlatot.
why-cannot-cover = Nincs meg neked, amit { $who } kér.
why-other-transit = { $who } karavánja nem vár a határodon.
why-toll-begun = Már írod a vámot { $who } karavánjára.
why-toll-stands = Vámot kérsz { $who } karavánjától: amíg ez el nem dől, csak szabadon átengedheted vagy elutasíthatod.
why-offer-open = Még nyitva áll az ajánlatod: { $who }.
why-offers-sent = Ebben a fordulóban már { $count } ajánlatot küldtél: több nem lehet.
why-drafts = Ebben a fordulóban már { $count } piszkozatot kezdtél: több nem lehet.
why-bank = A bank ennyit kér: { $rate } { $material }; neked { $have } van.
why-oneself = Ez te magad vagy.
why-nothing-open = Nincs nyitott ajánlatod.
why-price = Ára: { $price } { $material }; neked { $have } van.
why-no-blank = Nincs több üres lapkád.
why-no-stack = Nincs olyan oszlopod, amelyben egység áll.
why-no-forge = Ebben a fordulóban már minden kovácsműhelyed dolgozott.
why-no-material = Nincs nálad: { $material }.
why-stack-full = A kovácsműhelyeidnél álló oszlopok megteltek.
why-no-site = Egyik tartományban sincs hely ennek: { $building }.
why-no-rival-alliance = Mindenki a szövetségesed.
why-no-rival-break = Nincs szövetségesed.
why-no-rival-war = Nincs, akinek ebben a fordulóban hadat üzenhetnél.
why-campaign-price = A kampány ára egy fém, fa vagy liszt; neked egyik sincs.
why-no-target = Nincs, akit a csapataid elérhetnének és megtámadhatnának: nincs háború, nincs törzs városban, nincs liszt, vagy falak állják a harci szekerek útját.
why-no-unit = Ilyened nincs: { $unit }.
why-no-flour = Nincs liszted a meneteléshez: { $unit }.
why-no-move = Már mind mozgott, vagy nincs mellettük hová belépni: { $unit }.
why-not-yours = Nem a te tartományod: { $province }.
why-felled = Ebben a fordulóban itt már vágtál fát: { $province }.
why-no-tree = Itt nem áll fa: { $province }.
why-walls-full = { $province } minden városának van már fala ({ $cities }).
why-walled = Ebben a fordulóban itt már épült fal: { $province }.
why-cards-off = Ezt a játszmát kártyák nélkül játsszátok.
why-no-card = Nincs ilyen kártyád: { $card }.
why-card-played = Ebben a fordulóban már kijátszottál egy kártyát.
why-second-wind = Az új lendületről akkor kérdezünk, amikor elveszítesz egy párbajt.
why-envoys = A követekről a kampány dobása előtt kérdezünk.
why-blessing = Az áldásról a keretdobás előtt kérdezünk.
why-card-phase = Csak a 11B fázisban: { $card }.
why-own-policy = Csak a saját 11B fázisodban: { $card }.
why-in-battle = Csatába senki sem vághat közbe.
why-busy = Most nem: előbb más dolog dől el.
why-no-interrupts = Ebben a játszmában csak saját döntésnél játszható ki kártya.
why-tribe-stuck = Ez a törzs nem tud hová menni: { $tribe }.
why-mercenaries = A zsoldosok ára { $price } fém; neked { $have } van.
why-card-useless = Most nem érne semmit: { $card }.
why-mill = { $grain } gabonád van, és a malomköveid { $most } egységet őrölnek meg.
why-not-this-party = Itt nem lehetséges: { $who }.
why-not-payable = Kampány ezzel nem fizethető: { $material }.
why-chariots-barred = { $province } falainak száma { $walls }: harci szekér nem támadhat.
why-no-unit-here = Ilyen itt nincs: { $unit }.
why-none-committed = Még egy egység sem csatlakozott.
why-not-this-slot = Ezen a mezőn nincs ilyen szimbólum: { $slot }.
why-not-this-card = Ez a kártya nincs itt: { $card }.
why-no-hole = Itt nincs hely fának: { $province }.
why-built = Ebben a fordulóban itt már épült valami: { $province }.
why-no-city-free = { $province } egyik városa sem szabad erre, vagy nem tudod kifizetni: { $building }.
why-not-next = Nem szomszédos: { $province }.
why-not-enterable = Más uralkodóé, vagy egy törzs tartja: { $province }.
why-not-tear = Itt nincs mit lebontani: { $province }.
why-not-work-at = Itt nincs szabad kovácsműhelyed (vagy oszlopod): { $province }.
why-not-move-from = Ilyen egység innen nem mehet tovább: { $province }.
why-not-move-to = Az ottani oszlop megtelt: { $province }.
why-not-attack-at = Itt nem támadhatsz: nincs háború a birtokosával, vagy senki sem éri el: { $province }.
why-not-commit = Innen senki sem csatlakozhat a támadáshoz: { $province }.
why-not-nomad-step = A törzs nem mehet oda: { $province }.
why-not-mercenaries-at = A zsoldosoknak a te városod kell: { $province }.
why-not-deserters-at = Nincs melletted hadban álló uralkodó oszlopa: { $province }.
why-toll-side = A vám csak kér; üresen elküldve szabad az átkelés.
why-empty-offer = Az ajánlat üres.
why-edits = Egy piszkozat legfeljebb { $count } alkalommal módosítható.
why-card-count = Ebből a kártyából nincs több: { $card }.
why-not-in-basket = Ez nincs a kosárban.
why-must-declare = Háborúban állsz, de csak közvetlenül a saját hadüzeneted után támadhatsz, vagy azt, akivel az előző fordulóban harcoltál.
why-may-not-attack = Háborúban állsz ({ $who }), de csak közvetlenül a saját hadüzeneted után támadhatsz, vagy ha az előző fordulóban harcoltatok egymással.
why-no-flour-given = Ennél az asztalnál a bank ezt nem veszi: { $material }.
why-no-flour-taken = Ennél az asztalnál a bank ezt nem adja: { $material }.
why-smelt = { $ore } érced van, és egy kovácsműhely { $most } egységet olvaszt.
why-must-take = Ennél az asztalnál ezt nem utasíthatod vissza.
why-not-owned = Csak ennyid van: { $have } { $material }.
why-basket-full = Oldalanként legfeljebb { $count } lehet egy anyagból.

# A tábla a terminálban

board-title = { $year }. év, { $season } ({ $round }. forduló, összesen { $rounds })
board-title-vote = { $year }. év, { $season } ({ $round }. forduló; az első év után szavazás dönt a hosszról)
board-title-vote-yearly = { $year }. év, { $season } ({ $round }. forduló; minden év után szavazás dönt, lesz-e még egy)
board-party = { $score } a kereten, { $provinces } tartomány, { $cards } kártya
board-allies = szövetségese: { $names }
board-war = háborúban: { $names }
board-may-attack = megtámadhatja: { $names }
board-out = kiesett
board-legend = c városok · t fák · w falak · f kovácsműhelyek · m malomkövek · M Marduk-templomok · I Istár-templomok · ≈ csatornák · 1/2 egy, ahol kettő lehet · ⛏ bánya · ▲ oszlop (gyalogos/szekér/üres) · ☾ nomádok · › most választható
board-own = A te földed, és ami határos vele
board-around = Semleges föld körülötted, és ami határos vele
board-out-of-play = Nincs játékban:
board-elsewhere = Máshol
board-frame = Keret: { $symbols } szimbólum { $size } mezőn
board-offer = { $proposer } ajánlata neki: { $partner } ({ $state })
board-baskets = ad: { $gives }, kér: { $asks }
board-toll = { $who } vámja: { $toll }
board-hand = Kártyáid: { $cards }

# Mit tesznek a kártyák, a doboz saját számaival; { $nomad_steps } és társai ott így nevezik magukat.

card-nomad-steps = { $nomad_steps ->
    [1] 1 tartománnyal
    [2] 1 vagy 2 tartománnyal
   *[other] 1–{ $nomad_steps } tartománnyal
}
card-sutaeans-note = Vezesd a szuteusokat { card-nomad-steps } odébb, és támadj velük (+{ $nomad_attack }).
card-hanaeans-note = Vezesd a haneusokat { card-nomad-steps } odébb, és támadj velük (+{ $nomad_attack }).
card-yaminites-note = Vezesd a jaminitákat { card-nomad-steps } odébb, és támadj velük (+{ $nomad_attack }).
card-gutians-note = Vezesd a gutikat { card-nomad-steps } odébb, és támadj velük (+{ $nomad_attack }).
card-turukkaeans-note = Vezesd a turukkukat { card-nomad-steps } odébb, és támadj velük (+{ $nomad_attack }).
card-forced-march-note = A gyalogosaid ebben a körben 2 tartománnyal mehetnek odébb.
card-siege-ladders-note = Egy csatában a falak nem számítanak, és a harci szekerek is támadhatják őket.
card-mercenaries-note = { $mercenary_foot } gyalogos egy városodban { $mercenary_metal } fémért; azonnal mozoghatnak.
card-deserters-note = Egy gyalogos elhagyja egy hadban álló ellenfeled oszlopát a földed mellett.
card-second-wind-note = Egy elvesztett párbajban újra dobtok. Akkor kérdezünk, amikor eljön az ideje.
card-rich-harvest-note = +{ $harvest_card } gabona.
card-rich-vein-note = +{ $vein_card } érc.
card-cedar-rafts-note = +{ $rafts_card } fa.
card-caravan-note = +{ $caravan_card } fém.
card-locusts-note = Egy vetélytárs elveszíti a gabonája felét.
card-envoys-note = Egy kampány dobás nélkül sikerül. A dobás előtt kérdezünk.
card-intrigue-note = Felbontja két másik uralkodó szövetségét.
card-spies-note = Nézd meg egy vetélytárs kártyáit és oszlopait, és vegyél el egy kártyát.
card-blessing-note = Egy építmény dobás nélkül felkerül a keretre. A dobás előtt kérdezünk.

# Mi különbözteti meg egy uralkodó helyét a többitől, mielőtt valaki választaná
place-land = A központi tartomány körül: { $irrigable ->
    [0] nincs öntözhető város
    [one] egy öntözhető város
   *[other] { $irrigable } öntözhető város
  }, { $trees ->
    [0] nincs fa
    [one] egy fa
   *[other] { $trees } fa
  }.
place-mine = A legközelebbi bánya { $steps ->
    [one] a szomszédban van
   *[other] { $steps } tartománnyal odébb van
  }.
place-rival = A legközelebbi vetélytárs { $party }, { $steps ->
    [one] a szomszédban
   *[other] { $steps } tartománnyal odébb
  }.
place-tribe = A szomszédban nomádok élnek: { $tribe }.
place-metal = A szabad csere a második évtől minden tavasszal { $count } fémet hoz.
place-card = Eggyel több kártyával kezd: választott nomádokkal.
character-builder = A számítógép itt építő: kovácsműhely, fal és csatorna mindenekelőtt.
character-trader = A számítógép itt kereskedő: sokat ajánl, és kevesebbel is beéri.
character-warlord = A számítógép itt hadúr: szeret hódítani.
character-diplomat = A számítógép itt diplomata: szövetségest keres, és őrzi a határait.

# Kézzel felállított állások

position-nobody = senki
position-course = Évszak
position-season = évszak, 1-től
position-relations = Háború és béke
position-between = { $one } és { $other }
position-peace = béke
position-allied = szövetség
position-war = háború
position-holdings = { $who }: készlet és kártyák
position-hand = kártya: { $card }
position-owner = kié
position-trees = fák
position-walls = városfalak
position-troops = kinek a csapatai
position-tribes = Nomádok
position-units = { $tribe }, egységek
position-frame = Keret
position-slot = { $slot }. mező
position-symbol = { $who }: { $symbol }
position-alone = Legalább két félnek kell egy-egy tartomány.
position-landless = Akinek nincs tartománya, annak csapata sincs: { $who }.
position-landless-pact = Akinek nincs tartománya, kiesett, és nincs sem szövetségese, sem háborúja: { $who }.
position-blanks = Túl sok üres lapka a táblán ({ $who }): { $placed }, de csak { $blanks } van.
position-cards = { $card }: { $held } van a játékosoknál. Csak ennyi van: { $cards }.
position-temples-fit = Egy városban legfeljebb egy templom áll; városok itt: { $province }, { $cities }.
position-strangers = { $province }: városban csak a birtokos csapatai állhatnak, másé nem ({ $who }).
