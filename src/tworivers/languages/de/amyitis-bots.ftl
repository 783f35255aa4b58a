# Tipps: was in einem ganzen Zug zu tun ist (Satzteile, zu einem Satz verbunden), warum, in den Einheiten des Tisches, und das Übrige.

clause-pass = in dieser Runde passen
clause-recruit-farmer = den Bauern der Gruppe { $group } { $price ->
    [0] kostenlos
    [one] für 1 Talent
   *[other] für { $price } Talente
} anwerben
clause-recruit-priest = den Priester der Gruppe { $group } { $price ->
    [0] kostenlos
    [one] für 1 Talent
   *[other] für { $price } Talente
} anwerben
clause-recruit-engineer = den Ingenieur der Gruppe { $group } { $price ->
    [0] kostenlos
    [one] für 1 Talent
   *[other] für { $price } Talente
} anwerben
clause-recruit-merchant = den Händler der Gruppe { $group } { $price ->
    [0] kostenlos
    [one] für 1 Talent
   *[other] für { $price } Talente
} anwerben und ein Kamel bekommen
clause-caravan = die Karawane für { $camels ->
    [one] 1 Kamel
   *[other] { $camels } Kamele
} nach { $city } schicken
clause-caravan-paying = die Karawane für { $camels ->
    [one] 1 Kamel
   *[other] { $camels } Kamele
} nach { $city } schicken, dort mit { $goods } zahlen
clause-field-upper = in der oberen Reihe { $good } nehmen
clause-field-lower = in der unteren Reihe { $good } nehmen
clause-temple = einen Würfel in den Tempel von { $temple } bringen
clause-procession = die Prozession zum Tempel von { $temple } führen
clause-water = den Kanal { $zone } bewässern
clause-sell = { $goods } für { $prestige } Prestige verkaufen
clause-court-banker = Bankier { $level } nehmen
clause-court-leader = Karawanenführer { $level } nehmen
clause-court-palace = Palast { $level } nehmen
clause-court-gardener = einen Gärtner nehmen
clause-card-good = die Karte mit dieser Ware wählen: { $good }
clause-plant = { $square } bepflanzen (Ebene { $level })
clause-take = als Bonus des Gartenplättchens { $good } nehmen
clause-ishtar-camel = von Ishtar ein Kamel nehmen
clause-ishtar-talent = von Ishtar ein Talent nehmen
clause-keep = alles behalten
clause-swap = { $given } gegen { $taken } tauschen
clause-discard = { $goods } zurücklegen
goods-several = { $count } { $good }

reason-prestige-from = +{ $count } Prestige: { $source }
reason-prestige-more = { $count } Prestige mehr
reason-prestige-less = { $count } Prestige weniger
reason-talents-more = +{ $count ->
    [one] 1 Talent
   *[other] { $count } Talente
}
reason-talents-less = −{ $count ->
    [one] 1 Talent
   *[other] { $count } Talente
}
reason-camels-more = +{ $count ->
    [one] 1 Kamel
   *[other] { $count } Kamele
}
reason-camels-less = −{ $count ->
    [one] 1 Kamel
   *[other] { $count } Kamele
}
reason-good-more = +{ $count } { $good }
reason-good-less = −{ $count } { $good }
reason-gardeners-more = +{ $count } Gärtner
reason-gardeners-less = −{ $count } Gärtner
reason-banker-more = +{ $count ->
    [one] 1 Talent
   *[other] { $count } Talente
} Einkommen in jeder Runde
reason-banker-less = −{ $count ->
    [one] 1 Talent
   *[other] { $count } Talente
} Einkommen in jeder Runde
reason-patron-more = +{ $count } Prestige Einkommen in jeder Runde
reason-patron-less = −{ $count } Prestige Einkommen in jeder Runde
reason-leader-more = bis zu { $count ->
    [one] 1 Kamel
   *[other] { $count } Kamele
} weniger für jede Reise
reason-leader-less = bis zu { $count ->
    [one] 1 Kamel
   *[other] { $count } Kamele
} mehr für jede Reise
reason-storehouse-more = +{ $count ->
    [one] 1 Ware
   *[other] { $count } Waren
}, die du am Ende einer Runde behalten darfst
reason-storehouse-less = −{ $count ->
    [one] 1 Ware
   *[other] { $count } Waren
}, die du am Ende einer Runde behalten darfst
reason-temple-first = 1. Platz im Tempel von { $temple }
reason-temple-second = 2. Platz im Tempel von { $temple }
reason-temple-nothing = weder 1. noch 2. Platz im Tempel von { $temple }
reason-marduk-first = 1. Platz im Tempel von { $temple }: { $count } Prestige, wenn es so bleibt
reason-marduk-second = 2. Platz im Tempel von { $temple }: { $count } Prestige, wenn es so bleibt
reason-marduk-nothing = weder 1. noch 2. Platz im Tempel von { $temple }: keine { $count } Prestige
reason-fields-upper = du führst in der oberen Reihe mit { $count } von { $filled } Würfeln: voll bringt sie einen Gärtner
reason-fields-lower = du führst in der unteren Reihe mit { $count } von { $filled } Würfeln: voll bringt sie einen Gärtner
reason-channels-more = { $count ->
    [one] 1 Gartenplättchen mehr
   *[other] { $count } Gartenplättchen mehr
} mit dem meisten Wasser von dir, was beim Bepflanzen Prestige bringt
reason-channels-less = { $count ->
    [one] 1 Gartenplättchen weniger
   *[other] { $count } Gartenplättchen weniger
} mit dem meisten Wasser von dir, was beim Bepflanzen Prestige bringt
reason-favour-more = +{ $count } Prestige aus der Gunst der Königin am Ende
reason-favour-less = −{ $count } Prestige aus der Gunst der Königin am Ende
reason-tiles = Gartenplättchen { $count } von { $needed } für die Gunst der Königin
reason-journey-more = etwa { $count } Prestige mehr aus deiner besten Reise, nach { $city }
reason-journey-less = etwa { $count } Prestige weniger aus deiner besten Reise, nach { $city }
reason-waiting = +{ $count ->
    [one] 1 Talent
   *[other] { $count } Talente
}, sooft du dran wärst, solange andere weiterspielen
