# Tippek: mit érdemes tenni egészben (tagmondatok, egy mondattá fűzve), miért, az asztal mértékegységeivel, és a többi.

clause-done = a fázis befejezése
clause-done-fell = elég a favágásból
clause-done-feed = a városok ellátása most
clause-done-forge = a kovácsmunka befejezése
clause-done-wall = a falépítés befejezése
clause-done-works = kovácsműhelyek és malomkövek befejezése
clause-done-build = az építkezés befejezése
clause-done-campaign = lemondás a kampányról
clause-done-move = a kör befejezése
clause-done-nomad-step = itt maradnak
clause-clockwise = a többiek órajárás szerint következnek
clause-counterclockwise = a többiek órajárással szemben következnek
clause-fell = { $count ->
    [one] egy fa kivágása: { $places }
   *[other] egy-egy fa kivágása: { $places }
}
clause-wall = { $count ->
    [one] egy fal építése: { $places }
   *[other] egy-egy fal építése: { $places }
}
clause-erect-forge = kovácsműhely építése { $province } tartományban
clause-erect-millstone = malomkő építése { $province } tartományban
clause-erect-marduk = Marduk-templom építése { $province } tartományban
clause-erect-ishtar = Istár-templom építése { $province } tartományban
clause-erect-canal = csatorna építése { $province } tartományban
clause-march-foot = { $count } gyalogos menetelése: { $start } → { $goal }
clause-march-foot-by = { $count } gyalogos menetelése: { $start } → { $places } → { $goal }
clause-march-chariot = { $count } harci szekér menetelése: { $start } → { $goal }
clause-march-chariot-by = { $count } harci szekér menetelése: { $start } → { $places } → { $goal }
clause-march-blank = { $count } üres lapka menetelése: { $start } → { $goal }
clause-march-blank-by = { $count } üres lapka menetelése: { $start } → { $places } → { $goal }
clause-march-from = indulás { $province } tartományból
clause-work-smelt = érc olvasztása { $province } tartományban
clause-work-foot = { $count } gyalogos felállítása { $province } tartományban
clause-work-chariot = { $count } harci szekér felállítása { $province } tartományban
clause-work-blank = { $count } üres lapka az oszlopba { $province } tartományban
clause-work-smelt-somewhere = érc olvasztása az egyik kovácsműhelyedben
clause-work-foot-somewhere = 1 gyalogos felállítása az egyik kovácsműhelyednél
clause-work-chariot-somewhere = 1 harci szekér felállítása az egyik kovácsműhelyednél
clause-work-blank-somewhere = 1 üres lapka az egyik oszlopodba
clause-smelt = { $ore } érc olvasztása
clause-mill = { $grain } gabona megőrlése
clause-bank = a banknál { $amount } { $given } helyett { $count } { $taken }
clause-campaign-alliance = kampány szövetségért, partnere { $who } lenne, ára: { $material }
clause-campaign-break = kampány a szövetség ellen, partnere { $who }, ára: { $material }
clause-campaign-war = kampány háborúért { $who } ellen, ára: { $material }
clause-attack = { $province } megtámadása: { $chariots ->
    [0] { $foot } gyalogos
   *[other] { $foot ->
        [0] { $chariots } harci szekér
       *[other] { $foot } gyalogos és { $chariots } harci szekér
    }
}
clause-attack-at = { $province } megtámadása
clause-battle = a csata kezdete, { $province }: azokkal, akik már csatlakoztak
clause-join = egy egység csatlakozik a támadáshoz innen: { $province }
clause-there = a választás: { $province }
clause-foe = { $who } megtámadása ott
clause-send-unit = ez az egység menjen: { $unit }
clause-duel = ez az egység támadjon: { $unit }
clause-defend = ez az egység védjen: { $unit }
clause-slot = a keret { $slot }. mezőjén álló szimbólum átvétele
clause-card = kártya kijátszása: { $card }
clause-take-card = kártya elvétele: { $card }
clause-mercenaries = a zsoldosok felállítása { $province } tartományban
clause-deserters = egy gyalogos megszökik { $province } tartományban
clause-deserters-of = { $who } egyik gyalogosa megszökik
clause-locusts = sáskák { $who } földjére
clause-intrigue = az ármány célpontja: { $who }
clause-intrigue-two = { $other } és { $who } szövetségének vége
clause-spy = { $who } kikémlelése
clause-rival = a kampányhoz a választás: { $who }
clause-party = a választás: { $who }
clause-nomads = a { $tribe } vezetése ide: { $province }
clause-regrow = egy fa újranő { $province } tartományban
clause-tear = fal vagy kovácsműhely lebontása { $province } tartományban
clause-tear-wall = egy fal lebontása { $province } tartományban
clause-tear-forge = egy kovácsműhely lebontása { $province } tartományban
clause-yes-bless = az áldás használata
clause-yes-envoys = a követek elküldése
clause-offer = ajánlat neki: { $who }, adsz { $given }, kérsz { $got }
clause-counter = ellenajánlat neki: { $who }, adsz { $given }, kérsz { $got }
clause-toll = vám { $who } karavánjától: { $got }
clause-accept = { $who } ajánlatának elfogadása: kapsz { $got }, adsz { $given }
clause-decline = { $who } ajánlatának elutasítása: kapnál { $got }, adnál { $given }
goods-material = { $count } { $material }
goods-card = egy kártya ({ $card })
goods-nothing = semmi

reason-symbols-more = +{ $count } szimbólum a kereten
reason-symbols-less = −{ $count } szimbólum a kereten
reason-symbols-chance = { $percent }% esély egy szimbólumra a kereten
reason-symbols-sure = biztosan egy szimbólum a kereten, különben { $percent }% esély rá
reason-symbols-risk = { $percent }% veszélye, hogy elvész egy szimbólum a keretről
reason-symbols-forgone = lemondasz { $percent }% esélyről egy szimbólumra a kereten
reason-buildings-more = fém, fa és liszt még { $count } templomra vagy csatornára
reason-buildings-less = { $count } templommal vagy csatornával kevesebbre elég a fém, a fa és a liszt
reason-hunger-more = { $count } liszttel kevesebb hiányzik, amikor a városaid legközelebb esznek
reason-hunger-less = { $count } liszttel több hiányzik, amikor a városaid legközelebb esznek
reason-land-more = +{ $count } tartomány
reason-land-less = −{ $count } tartomány
reason-land-chance = kb. { $percent }% esély még egy tartományra
reason-land-risk = kb. { $percent }% veszélye, hogy elvész egy tartomány
reason-trees-more = +{ $count } fa a földeden
reason-trees-less = −{ $count } fa a földeden
reason-mines-more = +{ $count } bánya
reason-mines-less = −{ $count } bánya
reason-sites-more = +{ $count } hely templomnak és csatornának
reason-sites-less = −{ $count } hely templomnak és csatornának
reason-forges-more = +{ $count } kovácsműhely
reason-forges-less = −{ $count } kovácsműhely
reason-millstones-more = +{ $count } malomkő
reason-millstones-less = −{ $count } malomkő
reason-walls-more = +{ $count } fal
reason-walls-less = −{ $count } fal
reason-exposed-more = { $count } tartománnyal kevesebb, ahol egy szomszédnak több egysége van, mint az őrségednek
reason-exposed-less = { $count } tartománnyal több, ahol egy szomszédnak több egysége van, mint az őrségednek
reason-foot-more = +{ $count } gyalogos
reason-foot-less = −{ $count } gyalogos
reason-chariots-more = +{ $count } harci szekér
reason-chariots-less = −{ $count } harci szekér
reason-prey-more = { $count } ellenséges tartománnyal több, ahol a szomszédos csapataid felülmúlják az őrséget
reason-prey-less = { $count } ellenséges tartománnyal kevesebb, ahol a szomszédos csapataid felülmúlják az őrséget
reason-allies-more = +{ $count } szövetséges
reason-allies-less = −{ $count } szövetséges
reason-cards-more = +{ $count } kártya a kezedben
reason-cards-less = −{ $count } kártya a kezedben
reason-goods-more = +{ $count } { $material }, azután { $left } lesz
reason-goods-less = −{ $count } { $material }, azután { $left } lesz
reason-campaign = { $percent }% esély, hogy a kampány sikerül
reason-nearer = onnan { $count } lépésre van { $province }, amelyet senki sem birtokol vagy őriz

# Az okok fölött
note-accepted = Ha elfogadják az ajánlatot:
note-dice = A dobások átlagában:

# Okok helyett
note-done-felling = Sem ajánlat, sem kártya, sem fa nem hoz most többet: { $wood } fád van.
note-done-feeding = { $cities ->
    [one] A városod 1 lisztet eszik
   *[other] A városaid { $cities } lisztet esznek
}, neked { $flour } van, és amit nélkülözhetsz, az nem hoz többet.
note-done-forging = Tartsd meg a { $metal } fémet, { $wood } fát és { $flour } lisztet: amit egy műhely még készíthetne, többe kerül, mint amennyit hoz.
note-done-walling = Tartsd meg a { $metal } fémet, { $wood } fát és { $flour } lisztet: most egyetlen fal sem éri meg az árát.
note-done-works = Tartsd meg a { $metal } fémet, { $wood } fát és { $flour } lisztet: most sem kovácsműhely, sem malomkő nem éri meg az árát.
note-done-building = Egy templom vagy csatorna ára { $price } fém, fa és liszt; neked { $metal }, { $wood } és { $flour } van, és amit építhetnél, az most nem ér ennyit.
note-done-building-short = Egy templom vagy csatorna ára { $price } fém, fa és liszt, neked pedig { $metal }, { $wood } és { $flour } van.
note-done-policy = Tartsd meg, amibe egy kampány kerül, 1 fémet, fát vagy lisztet: most egyik sem éri meg.
note-done-moving = A menetelés egységenként 1 liszt, neked { $flour } van: most sem menetelés, sem támadás nem hoz többet.
note-alliance = Szövetséges ritkán támad: { $who } most { $beside } egységgel áll a földeden vagy mellette.
note-alliance-far = Ha adsz 1 fémet, fát vagy lisztet, { $who } aligha támad meg, még mielőtt egységei a határodhoz érnek.
note-alliance-somebody = Szövetséges ritkán támad; a kampány ára 1 fém, fa vagy liszt.
note-break = Ha { $who } már nem szövetséges, támadhatsz; { $beside } egysége áll a földeden vagy mellette.
note-break-somebody = Aki nem szövetséges, azt meg lehet támadni; a kampány ára 1 fém, fa vagy liszt.
note-war = A hadüzenet után ({ $who }) a csapataid rögtön támadhatnak, tartományonként 1 szimbólumért.
note-war-somebody = Hadüzenet után a csapataid rögtön támadhatnak, tartományonként 1 szimbólumért.
note-decline = Neked túl keveset hoz, vagy nekik túl sokat: megtartasz { $metal } fémet, { $wood } fát és { $flour } lisztet.
note-cannot = Nincs meg, amit kérnek: { $grain } gabonád, { $flour } liszted, { $ore } érced, { $metal } fémed és { $wood } fád van.
note-free = A vám túl keveset hoz: aki szed, 1 évig nem kap fémet a szabad cseréből.
note-tolls = A vám többe kerül, mint amennyit a csere hoz: megtartasz { $metal } fémet, { $wood } fát és { $flour } lisztet.
note-drop = Most nincs ajánlat, amely mindkettőtöknek jó: megtartasz { $metal } fémet, { $wood } fát és { $flour } lisztet.
note-nomads = A { $tribe } onnan, ahol állnak, mások { $count } városos tartományát érik el.
note-regrow = Egy fa ott nő jól, ahol a legkevesebb áll: évszakonként és tartományonként csak 1 vágható ki.
note-mill = A liszt { $cities ->
    [one] a városodat
   *[other] { $cities } városodat
} élteti, és azzal fizetsz, amikor építesz; { $flour } liszted és { $grain } gabonád van.
note-smelt = Építeni fémmel fizetsz, érccel nem: { $metal } fémed és { $ore } érced van.
note-tear = Minden hiányzó lisztért 1 fal vagy kovácsműhely vész el; ez hiányzik majd a legkevésbé.
note-direction = Utánad elsőként (1.) { $first } következik, utoljára { $last }.
note-defend = Az egységeid közül ez az 1, amelyet leginkább kockáztathatsz.
note-rival = Neki árt: { $rival }, { $most } szimbólum; neked { $symbols } van.
note-slot = A saját szimbólumaid mellett ér legtöbbet egy mező: { $symbols } szimbólumod van.
note-vote-soon = Neked { $symbols } szimbólumod van, { $rival }: { $most }. Aki vezet, hamar végezne.
note-vote-late = Neked { $symbols } szimbólumod van, { $rival }: { $most }. Akinek hátránya van, annak több idő kell.
