# Rady: co udělat v celém tahu (části, spojené do jedné věty), proč, v jednotkách hry, a ostatní.

clause-pass = pasovat v tomto kole
clause-recruit-farmer = najmout pěstitele { $group }. trojice ({ $price ->
    [0] zdarma
    [one] 1 talent
    [few] { $price } talenty
   *[other] { $price } talentů
})
clause-recruit-priest = najmout kněze { $group }. trojice ({ $price ->
    [0] zdarma
    [one] 1 talent
    [few] { $price } talenty
   *[other] { $price } talentů
})
clause-recruit-engineer = najmout inženýra { $group }. trojice ({ $price ->
    [0] zdarma
    [one] 1 talent
    [few] { $price } talenty
   *[other] { $price } talentů
})
clause-recruit-merchant = najmout obchodníka { $group }. trojice a získat velblouda ({ $price ->
    [0] zdarma
    [one] 1 talent
    [few] { $price } talenty
   *[other] { $price } talentů
})
clause-caravan = poslat karavanu do města { $city } ({ $camels ->
    [one] 1 velbloud
    [few] { $camels } velbloudi
   *[other] { $camels } velbloudů
})
clause-caravan-paying = poslat karavanu do města { $city } ({ $camels ->
    [one] 1 velbloud
    [few] { $camels } velbloudi
   *[other] { $camels } velbloudů
}, cena tam: { $goods })
clause-field-upper = vzít z horní řady: { $good }
clause-field-lower = vzít z dolní řady: { $good }
clause-temple = poslat kostičku do chrámu: { $temple }
clause-procession = vést procesí do chrámu: { $temple }
clause-water = zavlažit { $zone }
clause-sell = prodat { $goods } (prestiž +{ $prestige })
clause-court-banker = vzít bankéře stupně { $level }
clause-court-leader = vzít vůdce karavany stupně { $level }
clause-court-palace = vzít palác stupně { $level }
clause-court-gardener = vzít zahradníka
clause-card-good = vybrat kartu, na níž leží: { $good }
clause-plant = osázet { $square } ({ $level }. plošina)
clause-take = vzít jako bonus zahradní destičky: { $good }
clause-ishtar-camel = vzít od Ishtar velblouda
clause-ishtar-talent = vzít od Ishtar talent
clause-keep = nic neměnit
clause-swap = vyměnit: { $given } za { $taken }
clause-discard = vrátit: { $goods }
goods-several = { $count }× { $good }

reason-prestige-from = prestiž +{ $count }: { $source }
reason-prestige-more = o { $count } prestiže víc
reason-prestige-less = o { $count } prestiže méně
reason-talents-more = +{ $count ->
    [one] 1 talent
    [few] { $count } talenty
   *[other] { $count } talentů
}
reason-talents-less = −{ $count ->
    [one] 1 talent
    [few] { $count } talenty
   *[other] { $count } talentů
}
reason-camels-more = +{ $count ->
    [one] 1 velbloud
    [few] { $count } velbloudi
   *[other] { $count } velbloudů
}
reason-camels-less = −{ $count ->
    [one] 1 velbloud
    [few] { $count } velbloudi
   *[other] { $count } velbloudů
}
reason-good-more = +{ $count } { $good }
reason-good-less = −{ $count } { $good }
reason-gardeners-more = +{ $count ->
    [one] 1 zahradník
    [few] { $count } zahradníci
   *[other] { $count } zahradníků
}
reason-gardeners-less = −{ $count ->
    [one] 1 zahradník
    [few] { $count } zahradníci
   *[other] { $count } zahradníků
}
reason-banker-more = příjem každé kolo +{ $count ->
    [one] 1 talent
    [few] { $count } talenty
   *[other] { $count } talentů
}
reason-banker-less = příjem každé kolo −{ $count ->
    [one] 1 talent
    [few] { $count } talenty
   *[other] { $count } talentů
}
reason-patron-more = každé kolo prestiž +{ $count }
reason-patron-less = každé kolo prestiž −{ $count }
reason-leader-more = na každou cestu až o { $count ->
    [one] 1 velblouda
    [few] { $count } velbloudy
   *[other] { $count } velbloudů
} méně
reason-leader-less = na každou cestu až o { $count ->
    [one] 1 velblouda
    [few] { $count } velbloudy
   *[other] { $count } velbloudů
} víc
reason-storehouse-more = na konci kola si smíš ponechat o { $count } zboží víc
reason-storehouse-less = na konci kola si smíš ponechat o { $count } zboží méně
reason-temple-first = 1. místo v chrámu: { $temple }
reason-temple-second = 2. místo v chrámu: { $temple }
reason-temple-nothing = ani 1., ani 2. místo v chrámu: { $temple }
reason-marduk-first = 1. místo v chrámu { $temple }: prestiž +{ $count }, zůstane-li to tak
reason-marduk-second = 2. místo v chrámu { $temple }: prestiž +{ $count }, zůstane-li to tak
reason-marduk-nothing = ani 1., ani 2. místo v chrámu { $temple }: o { $count } prestiže méně
reason-fields-upper = v horní řadě vedeš, tvých je { $count } z { $filled } kostiček: plná přinese zahradníka
reason-fields-lower = v dolní řadě vedeš, tvých je { $count } z { $filled } kostiček: plná přinese zahradníka
reason-channels-more = +{ $count ->
    [one] 1 zahradní destička, kolem které
    [few] { $count } destičky, kolem kterých
   *[other] { $count } destiček, kolem kterých
} máš nejvíc vody: osázení přinese prestiž
reason-channels-less = −{ $count ->
    [one] 1 zahradní destička, kolem které
    [few] { $count } destičky, kolem kterých
   *[other] { $count } destiček, kolem kterých
} máš nejvíc vody: osázení přinese prestiž
reason-favour-more = na konci prestiž +{ $count } z přízně královny
reason-favour-less = na konci prestiž −{ $count } z přízně královny
reason-tiles = { $count }. destička z { $needed }, kterých je třeba k přízni královny
reason-journey-more = nejlepší cesta ({ $city }) přinese asi o { $count } prestiže víc
reason-journey-less = nejlepší cesta ({ $city }) přinese asi o { $count } prestiže méně
reason-waiting = +{ $count ->
    [one] 1 talent
    [few] { $count } talenty
   *[other] { $count } talentů
} pokaždé, když by na tebe přišla řada, dokud ostatní hrají
