# Tips: wat in een hele beurt te doen is (zinsdelen, samen één zin), waarom, in de eenheden van de tafel, en de rest.

clause-pass = in deze ronde passen
clause-recruit-farmer = de boer van groep { $group } { $price ->
    [0] gratis
    [one] voor 1 munt
   *[other] voor { $price } munten
} rekruteren
clause-recruit-priest = de priester van groep { $group } { $price ->
    [0] gratis
    [one] voor 1 munt
   *[other] voor { $price } munten
} rekruteren
clause-recruit-engineer = de ingenieur van groep { $group } { $price ->
    [0] gratis
    [one] voor 1 munt
   *[other] voor { $price } munten
} rekruteren
clause-recruit-merchant = de handelaar van groep { $group } { $price ->
    [0] gratis
    [one] voor 1 munt
   *[other] voor { $price } munten
} rekruteren en een kameel krijgen
clause-caravan = de karavaan voor { $camels ->
    [one] 1 kameel
   *[other] { $camels } kamelen
} naar { $city } sturen
clause-caravan-paying = de karavaan voor { $camels ->
    [one] 1 kameel
   *[other] { $camels } kamelen
} naar { $city } sturen, daar met { $goods } betalen
clause-field-upper = van de bovenste akker { $good } nemen
clause-field-lower = van de onderste akker { $good } nemen
clause-temple = een blokje naar de tempel van { $temple } brengen
clause-procession = de processie naar de tempel van { $temple } leiden
clause-water = kanaal { $zone } irrigeren
clause-sell = { $goods } voor { $prestige } prestige verkopen
clause-court-banker = bankier { $level } nemen
clause-court-leader = kameeldrijver { $level } nemen
clause-court-palace = paleis { $level } nemen
clause-court-gardener = een tuinman nemen
clause-card-good = de kaart met dit fiche kiezen: { $good }
clause-plant = { $square } beplanten (etage { $level })
clause-take = als bonus van de tuintegel { $good } nemen
clause-ishtar-camel = van Ishtar een kameel nemen
clause-ishtar-talent = van Ishtar een munt nemen
clause-keep = alles houden
clause-swap = { $given } voor { $taken } ruilen
clause-discard = { $goods } terugleggen
goods-several = { $count } { $good }

reason-prestige-from = +{ $count } prestige: { $source }
reason-prestige-more = { $count } prestige meer
reason-prestige-less = { $count } prestige minder
reason-talents-more = +{ $count ->
    [one] 1 munt
   *[other] { $count } munten
}
reason-talents-less = −{ $count ->
    [one] 1 munt
   *[other] { $count } munten
}
reason-camels-more = +{ $count ->
    [one] 1 kameel
   *[other] { $count } kamelen
}
reason-camels-less = −{ $count ->
    [one] 1 kameel
   *[other] { $count } kamelen
}
reason-good-more = +{ $count } { $good }
reason-good-less = −{ $count } { $good }
reason-gardeners-more = +{ $count ->
    [one] 1 tuinman
   *[other] { $count } tuinmannen
}
reason-gardeners-less = −{ $count ->
    [one] 1 tuinman
   *[other] { $count } tuinmannen
}
reason-banker-more = +{ $count ->
    [one] 1 munt
   *[other] { $count } munten
} inkomen per ronde
reason-banker-less = −{ $count ->
    [one] 1 munt
   *[other] { $count } munten
} inkomen per ronde
reason-patron-more = +{ $count } prestige inkomen per ronde
reason-patron-less = −{ $count } prestige inkomen per ronde
reason-leader-more = tot { $count ->
    [one] 1 kameel
   *[other] { $count } kamelen
} minder voor elke reis
reason-leader-less = tot { $count ->
    [one] 1 kameel
   *[other] { $count } kamelen
} meer voor elke reis
reason-storehouse-more = +{ $count ->
    [one] 1 fiche dat
   *[other] { $count } goederen die
} je aan het eind van een ronde mag bewaren
reason-storehouse-less = −{ $count ->
    [one] 1 fiche dat
   *[other] { $count } goederen die
} je aan het eind van een ronde mag bewaren
reason-temple-first = 1e plaats in de tempel van { $temple }
reason-temple-second = 2e plaats in de tempel van { $temple }
reason-temple-nothing = noch 1e noch 2e plaats in de tempel van { $temple }
reason-marduk-first = 1e plaats in de tempel van { $temple }: { $count } prestige als het zo blijft
reason-marduk-second = 2e plaats in de tempel van { $temple }: { $count } prestige als het zo blijft
reason-marduk-nothing = noch 1e noch 2e plaats in de tempel van { $temple }: geen { $count } prestige
reason-fields-upper = je leidt op de bovenste akker met { $count } van de { $filled } blokjes: vol levert die een tuinman op
reason-fields-lower = je leidt op de onderste akker met { $count } van de { $filled } blokjes: vol levert die een tuinman op
reason-channels-more = { $count ->
    [one] 1 tuintegel meer
   *[other] { $count } tuintegels meer
} met het meeste water van jou, wat bij het beplanten prestige oplevert
reason-channels-less = { $count ->
    [one] 1 tuintegel minder
   *[other] { $count } tuintegels minder
} met het meeste water van jou, wat bij het beplanten prestige oplevert
reason-favour-more = +{ $count } prestige van de bonus van Amyitis aan het eind
reason-favour-less = −{ $count } prestige van de bonus van Amyitis aan het eind
reason-tiles = tuintegel { $count } van de { $needed } voor de bonus van Amyitis
reason-journey-more = ongeveer { $count } prestige meer van je beste reis, naar { $city }
reason-journey-less = ongeveer { $count } prestige minder van je beste reis, naar { $city }
reason-waiting = +{ $count ->
    [one] 1 munt
   *[other] { $count } munten
} telkens als je aan de beurt zou zijn terwijl anderen doorspelen
