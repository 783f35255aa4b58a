# Tippek: mit érdemes tenni az egész lépésben (tagmondatok, egy mondattá fűzve), miért, az asztal mértékegységeivel, és a többi.

clause-pass = passz erre a fordulóra
clause-recruit-farmer = erősítés a { $group }. csoport földművesével ({ $price ->
    [0] ingyen
   *[other] { $price } talentum
})
clause-recruit-priest = erősítés a { $group }. csoport papjával ({ $price ->
    [0] ingyen
   *[other] { $price } talentum
})
clause-recruit-engineer = erősítés a { $group }. csoport mérnökével ({ $price ->
    [0] ingyen
   *[other] { $price } talentum
})
clause-recruit-merchant = erősítés a { $group }. csoport kereskedőjével egy tevéért ({ $price ->
    [0] ingyen
   *[other] { $price } talentum
})
clause-caravan = karaván { $city } városába ({ $camels } teve)
clause-caravan-paying = karaván { $city } városába ({ $camels } teve, ára ott: { $goods })
clause-field-upper = felső sor: { $good }
clause-field-lower = alsó sor: { $good }
clause-temple = egy kocka { $temple } templomába
clause-procession = a körmenet vezetése { $temple } templomába
clause-water = öntözés: { $zone }
clause-sell = eladás { $prestige } tekintélyért: { $goods }
clause-court-banker = { $level }. szintű bankár
clause-court-leader = { $level }. szintű karavánvezető
clause-court-palace = { $level }. szintű palota
clause-court-gardener = egy kertész
clause-card-good = a kártya, amelyiken ez fekszik: { $good }
clause-plant = { $square } beültetése ({ $level }. szint)
clause-take = a kertlapka bónusza: { $good }
clause-ishtar-camel = Ishtartól egy teve
clause-ishtar-talent = Ishtartól egy talentum
clause-keep = nincs csere
clause-swap = csere: { $given } helyett { $taken }
clause-discard = vissza a talonba: { $goods }
goods-several = { $count } { $good }

reason-prestige-from = +{ $count } tekintély: { $source }
reason-prestige-more = { $count } tekintéllyel több
reason-prestige-less = { $count } tekintéllyel kevesebb
reason-talents-more = +{ $count } talentum
reason-talents-less = −{ $count } talentum
reason-camels-more = +{ $count } teve
reason-camels-less = −{ $count } teve
reason-good-more = +{ $count } { $good }
reason-good-less = −{ $count } { $good }
reason-gardeners-more = +{ $count } kertész
reason-gardeners-less = −{ $count } kertész
reason-banker-more = +{ $count } talentum bevétel minden fordulóban
reason-banker-less = −{ $count } talentum bevétel minden fordulóban
reason-patron-more = +{ $count } tekintély bevétel minden fordulóban
reason-patron-less = −{ $count } tekintély bevétel minden fordulóban
reason-leader-more = akár { $count } tevével kevesebb minden útra
reason-leader-less = akár { $count } tevével több minden útra
reason-storehouse-more = +{ $count } nyersanyag, amelyet a forduló végén megtarthatsz
reason-storehouse-less = −{ $count } nyersanyag, amelyet a forduló végén megtarthatsz
reason-temple-first = 1. hely { $temple } templomában
reason-temple-second = 2. hely { $temple } templomában
reason-temple-nothing = se 1., se 2. hely { $temple } templomában
reason-marduk-first = 1. hely { $temple } templomában: { $count } tekintély, ha így marad
reason-marduk-second = 2. hely { $temple } templomában: { $count } tekintély, ha így marad
reason-marduk-nothing = se 1., se 2. hely { $temple } templomában: nincs { $count } tekintély
reason-fields-upper = a felső sorban te vezetsz, { $filled } kockából { $count } a tiéd: ha megtelik, kertészt hoz
reason-fields-lower = az alsó sorban te vezetsz, { $filled } kockából { $count } a tiéd: ha megtelik, kertészt hoz
reason-channels-more = +{ $count } kertlapka, amely körül a legtöbb víz a tiéd: beültetéskor tekintélyt hoz
reason-channels-less = −{ $count } kertlapka, amely körül a legtöbb víz a tiéd: beültetéskor tekintélyt hoz
reason-favour-more = +{ $count } tekintély a végén a királynő kitüntetéséből
reason-favour-less = −{ $count } tekintély a végén a királynő kitüntetéséből
reason-tiles = { $count } kertlapka a { $needed } közül, amennyi a királynő kitüntetéséhez kell
reason-journey-more = a legjobb utad ({ $city }) kb. { $count } tekintéllyel többet hoz
reason-journey-less = a legjobb utad ({ $city }) kb. { $count } tekintéllyel kevesebbet hoz
reason-waiting = +{ $count } talentum, valahányszor rád kerülne a sor, amíg mások játszanak
