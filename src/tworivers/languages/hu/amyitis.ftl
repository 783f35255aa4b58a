# Az Amyitis magyarul. Ami a játék egy dolgát nevezi meg, az értékként már ezen a nyelven érkezik.

good-barley = árpa
good-dates = datolya
good-salt = só
good-palm = pálma
good-wine = bor
craft-farmer = földműves
craft-priest = pap
craft-engineer = mérnök
craft-merchant = kereskedő
court-banker = bankár
court-leader = karavánvezető
court-palace = palota
court-gardener = kertész
court-banker-note = A bankárok minden fordulóban bevételt hoznak. Maradt: { $left }.
court-leader-note = A karavánvezetők ugyanannyi tevével messzebb jutnak, és több nyersanyagot őriznek meg. Maradt: { $left }.
court-palace-note = A paloták azonnal tekintélyt hoznak. Maradt: { $left }.
court-gardener-note = A kertészek eggyel növelik egy növény minőségét. Maradt: { $left }.
temple-ishtar = Ishtar
temple-marduk = Marduk
temple-tammouz = Tammouz
city-babylon = Babilon
city-eshnunna = Eshnunna
city-susa = Susa
city-ur = Ur
city-uruk = Uruk
city-mari = Mari
city-palmyra = Palmyra
city-khorsabad = Khorsabad
city-ninoua = Ninoua
seat-blue = Kék
seat-red = Piros
seat-black = Fekete
seat-white = Fehér
seat-neutral = Szürke
source-engineer = öntözés
source-sale = eladás Babilonban
source-palace = palota
source-tile = kertlapka
source-irrigation = öntözésbónusz
source-banker = bankár
source-marduk = Marduk
source-favour = a királynő kitüntetése
source-goods = maradék nyersanyag
bonus-camel = { $count } teve
bonus-talent = { $count } talentum
bonus-banker = a következő bankár
bonus-leader = a következő karavánvezető
bonus-palace = a következő palota
bonus-good = egy választott nyersanyag
bonus-court = egy választott udvarkártya
bonus-and = { $one } + { $other }

option-procession = Ki vezeti a körmenetet
option-procession-right-of-start = a kezdőjátékostól jobbra ülő játékos
option-procession-last-to-pass = aki utolsóként passzolt
option-supply = Talentumok, tevék és nyersanyagok a talonban
option-supply-unlimited = sosem fogynak el
option-supply-box = annyi, amennyi a dobozban van: 30 talentum, 14 teve, minden nyersanyagból 7

# Kérdések

ask-other = { $who } dönt.
ask-turn = Te jössz: erősíts, mozgasd a karavánt, vagy passzolj.
ask-field = Válassz sort a szántóföldön a földművesednek.
ask-priest = Válassz templomot a papodnak.
ask-irrigate = Válaszd ki, melyik területet öntözöd meg.
ask-sell = Válaszd ki, mit adsz el Babilonban.
ask-court = Válassz udvarkártyát { $city } városában.
ask-court-bonus = Válassz udvarkártyát: ez a kertlapkád bónusza.
ask-leader-good = Válassz karavánvezetőt a kártyán fekvő nyersanyag szerint.
ask-plant = Válassz négyzetet a növényednek (minősége: { $level }).
ask-good = Válassz nyersanyagot: ez a kertlapkád bónusza.
ask-procession = Te vezeted a körmenetet: válassz templomot a saját kockádnak.
ask-ishtar = Ishtar megjutalmaz: teve vagy talentum legyen?
ask-swap = Tammouz jóvoltából cserélhetsz egy nyersanyagot.
ask-discard = Túl sok nyersanyagod van: tegyél vissza egyet.

# Akciók

do-pass = Passz erre a fordulóra
do-recruit = Erősítés: { $craft }, { $group }. csoport ({ $price ->
    [0] ingyen
   *[other] { $price } talentum
})
do-caravan-sale = Karaván { $city } városába ({ $camels } teve): nyersanyag eladása tekintélyért
do-caravan-court = Karaván { $city } városába ({ $camels } teve): { $one } vagy { $other }, ára: { $good }
do-caravan-plant = Karaván { $city } városába ({ $camels } teve): növény (minősége { $level }), ára: { $good }
do-caravan-plant-extra = Karaván { $city } városába ({ $camels } teve): növény (minősége { $level }), ára: { $good } és { $extra }
do-field-upper = Felső sor: { $good }
do-field-lower = Alsó sor: { $good }
do-temple = { $temple } temploma
do-water = Öntözés: { $zone }
do-sell-one = Eladás: { $good } (+{ $prestige } tekintély)
do-sell-two = Eladás: { $one } és { $other } (+{ $prestige } tekintély)
do-court-banker = { $level }. szintű bankár: bevétele { $talents } talentum{ $prestige ->
    [0] {""}
   *[other] {" "}és { $prestige } tekintély
}
do-court-leader = { $level }. szintű karavánvezető: +{ $spaces } mező, { $keeps } nyersanyag megtartható
do-court-palace = { $level }. szintű palota: +{ $prestige } tekintély
do-court-gardener = Kertész: eggyel növeli egy növény minőségét
do-card-good = Amelyiken ez fekszik: { $good }
do-plant = Ültetés: { $square } ({ $level }. szint), +{ $prestige } tekintély
do-plant-bonus = Ültetés: { $square } ({ $level }. szint), +{ $prestige } tekintély, { $bonus }
do-take = A talonból: { $good }
do-ishtar-camel = Egy teve
do-ishtar-talent = Egy talentum
do-keep = Nem cserélsz
do-swap = Csere: { $given } helyett { $taken }
do-discard = Vissza a talonba: { $good }

# Események

event-round = { $round }. forduló.
event-deal = { $group }. csoport: { $one }, { $two }, { $three }.
event-talents = { $who } { $count } talentumot kap.
event-camels = { $who } { $count ->
    [one] egy tevét
   *[other] { $count } tevét
} kap.
event-prestige = { $who }: +{ $count } tekintély ({ $source }).
event-good = { $who } nyersanyagot kap: { $good }.
event-passed = { $who } passzol.
event-recruited = { $who } erősít: { $craft }, { $group }. csoport ({ $price ->
    [0] ingyen
   *[other] { $price } talentum
}).
event-field-upper = { $who } a felső sor { $place }. mezőjét műveli meg.
event-field-lower = { $who } az alsó sor { $place }. mezőjét műveli meg.
event-row-upper = A felső sor megtelt; { $who } van többségben.
event-row-lower = Az alsó sor megtelt; { $who } van többségben.
event-row-upper-tie = A felső sor megtelt; senki sincs többségben.
event-row-lower-tie = Az alsó sor megtelt; senki sincs többségben.
event-gardener = { $who } kertészt kap.
event-gardeners-spent = { $who } visszaad { $count ->
    [one] egy
   *[other] { $count }
} kertészt.
event-temple = { $who }: egy kocka belép { $temple } templomába.
event-pushed-out = { $who }: egy kocka kiesik { $temple } templomából.
event-watered = { $who } öntöz: { $zone }.
event-watered-neutral = A növények között víz folyik: { $zone }.
event-caravan = { $who } { $city } városába mozgatja a karavánt ({ $camels } teve).
event-paid = { $who } fizet: { $good }.
event-paid-wine = { $who } borral fizet { $good } helyett.
event-sold-one = { $who } elad: { $one }.
event-sold-two = { $who } elad: { $one } és { $other }.
event-court = { $who } udvarkártyát kap: { $level }. szintű { $card }.
event-bonus-lost = { $who } nem kap udvarkártyát ({ $card }): a következő szint elfogyott.
event-planted = { $who } ültet: { $square }, a növény minősége { $level }.
event-card = { $city }: a kínált növény minősége most { $level }.
event-card-extra = { $city }: a kínált növény minősége most { $level }, és ezt is kérik érte: { $extra }.
event-swapped = { $who } cserél: { $given } helyett { $taken }.
event-discarded = { $who } visszatesz: { $good }.
event-start-player = A következő kezdőjátékos: { $who }.
event-game-over = A játék véget ért.
event-choice-lost = { $who } nem választhat: egy udvarkártya sem maradt.
event-short-talents = Kevés van a talonban: { $who } { $count } talentummal kevesebbet kap.
event-short-camels = Kevés van a talonban: { $who } { $count } tevével kevesebbet kap.
event-short-good = Kevés van a talonban: { $who } számára nem maradt { $good }.
event-short-choice = Kevés van a talonban: { $who } számára nem maradt miből választani.

# Miért nem?

why-game-over = A játék véget ért.
why-other-seat = Most { $who } van soron.
why-other-question = Most nem. { $question }
why-no-card = { $group }. csoport: itt nincs { $craft }.
why-no-such-group = Ennyi játékosnál nincs { $group }. csoport.
why-talents = Ez { $price } talentumba kerül; neked { $have } van.
why-cube = Nem maradt kockád.
why-no-zone = Most egyetlen terület sem öntözhető meg.
why-camels = { $city } városáig { $camels } teve kell; neked { $have } van.
why-stays = A karaván már itt áll ({ $city }), és tovább kell mennie.
why-city-good = { $city } ezt kéri: { $good }; neked nincs, és borod sincs.
why-city-goods = { $city } ezt kéri: { $good } és { $extra }; neked van { $have } { $good }, { $have_extra } { $extra } és { $wine } bor.
why-nothing-to-sell = Nincs eladható nyersanyagod.
why-offers-gone = { $city } városában számodra már nincs se { $one }, se { $other }.
why-no-square = { $city } növénye (minősége { $level }) egyetlen öntözött négyzetbe sem ültethető; { $gardeners ->
    [0] nincs kertészed
   *[other] { $gardeners } kertészed van
}.
why-zone-absent = { $zone }: itt csak egy öntözési terület van.
why-zone-watered = { $zone } már öntözött.
why-zone-cut-off = Nem vezet idáig víz a folyóból: { $zone }.
why-not-owned = Nincs ilyen nyersanyagod: { $good }.
why-only-one = Csak egy ilyened van: { $good }.
why-not-offered = { $city } nem kínál ilyen kártyát: { $card }.
why-top-level = Már a legmagasabb szintű kártyád van: { $card }.
why-sold-out = Elfogyott: { $level }. szintű { $card }.
why-no-gardener = Nincs több kertész.
why-not-on-card = Egyik karavánvezetőn sincs ilyen: { $good }.
why-no-camel-left = Nincs több teve a talonban.
why-no-talent-left = Nincs több talentum a talonban.
why-no-good-left = Nincs több { $good } a talonban.
why-unused-square = { $square }: két játékosnál nincs használatban.
why-planted = { $square } már be van ültetve.
why-dry-square = { $square } egyik oldala sincs teljesen megöntözve.
why-plant-level = { $square }: { $level }. szint, ehhez a növényhez { $needed } kertész kell; neked { $have } van.

# A tábla a terminálban

board-garden = Kertek: még { $tiles } lapka, { $last } lapkánál vége
board-crafts = Mesterségek
board-price = { $price ->
    [0] ingyen
   *[other] { $price } talentum
}
board-caravan = Karaván (odáig ennyi teve)
board-sale = tekintély, öntözés
board-plant = növény { $level }
board-field-upper = Felső sor
board-field-lower = Alsó sor
board-ishtar = 1. teve/talentum, 2. a másik
board-marduk = tekintély: 1. +{ $first }, 2. +{ $second }
board-tammouz = 1. egy mező, 2. csere
board-ishtar-alone = teve vagy talentum
board-marduk-alone = +{ $first } tekintély
board-tammouz-alone = egy mező
board-column-prestige = tekintély
board-column-tiles = lapka
board-column-talents = talentum
board-column-camels = teve
board-column-cubes = kocka
board-column-banker = bankár
board-column-leader = vezető
board-column-palace = palota
board-column-gardeners = kertész
board-passed = passzolt
board-court = Maradt udvarkártyák:
board-supply = A talonban: talentum { $talents } · teve { $camels }
board-legend = C teve, T talentum, G nyersanyag, ? udvarkártya, Bk bankár, Ld vezető, Pl palota
board-short-prestige = tek
board-short-tiles = lap
board-short-talents = tal
board-short-camels = teve
board-short-cubes = koc
board-short-banker = bank
board-short-leader = vez
board-short-palace = pal
board-short-gardeners = kert

# Kézzel felállított állások

position-nobody = senki
position-no = nem
position-yes = igen
position-without-cube = igen, kocka nélkül
position-course = Forduló
position-round = forduló
position-start = kezdőjátékos
position-turn = soron van
position-caravan = karaván
position-level = { $card }, szint
position-garden = Kertek
position-tile = lapka
position-plant = növény
position-square = { $square }, { $level }. szint
position-channels = Csatornák
position-here = { $name }
position-fields = Szántóföldek
position-field-upper = felső sor, { $place }. mező
position-field-lower = alsó sor, { $place }. mező
position-temples = Templomok
position-place = { $name }, { $place }. hely
position-groups = Mesterségek
position-craft = { $group }. csoport, felfordítva: { $craft }
position-cities = Növénykártyák
position-first-side = első oldal
position-second-side = második oldal
position-turn-passed = Nem lehet soron, aki passzolt: { $who }.
position-cubes = Túl sok kocka a táblán ({ $who }): { $placed }, de csak { $cubes } van.
position-tiles = Beültetett mező: { $planted }; lapka a játékosoknál: { $taken }. A kettőnek egyenlőnek kell lennie.
position-row-full = A teli sor azonnal kiürül: hagyj üresen egy mezőt.
position-row-gap = A mezőket balról művelik meg, kihagyás nélkül.
position-temple-gap = A kockák a templomban az első helytől állnak, kihagyás nélkül: { $temple }.
position-gardeners = Kertész a játékosoknál: { $held }. Csak ennyi van: { $cards }.
position-court = { $card }, { $level }. szint: { $held } játékosnál. Csak ennyi van: { $cards }.
position-group = A { $group }. csoportban csak { $cards } kártya van.
position-crafts = { $craft }: { $shown } kártya van felfordítva. Csak ennyi van: { $cards }.
position-dry-channel = Nem vezet idáig víz a folyóból: { $zone }.
position-supply = Több van kint, mint amennyi létezik: { $thing }, legfeljebb { $most }.
