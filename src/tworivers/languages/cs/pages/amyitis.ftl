# Co hrací plán říká o věcech, které na něm leží.

board-see-board = Hrací plán
board-see-zone-dry = Úsek { $zone }: suchý, voda není nablízku.
board-see-zone-open = Úsek { $zone }: suchý, voda k němu může.
board-see-zone-wet = Úsek { $zone }: zavlažený, { $who }.
board-see-tile = { $square }, { $level }. plošina: prestiž { $prestige }, { $bonus }.
board-see-planted = { $square }, { $level }. plošina: osázeno.
board-see-unused = { $square }: ve dvou hráčích se nepoužívá.
board-see-no-bonus = žádný bonus
board-see-fields-upper = Horní řada, obděláno { $cubes } z 5: další pole dává { $good }. Až se zaplní, kdo v ní má nejvíc kostiček, získá zahradníka.
board-see-fields-lower = Dolní řada, obděláno { $cubes } z 5: další pole dává { $good }. Až se zaplní, kdo v ní má nejvíc kostiček, získá zahradníka.
board-see-temple-ishtar = Ishtařin chrám. Nejvíc kostiček na konci kola: velbloud nebo talent{ $places ->
    [1] .
   *[other] ; druhé místo: to druhé.
}
board-see-temple-marduk = Mardukův chrám. Nejvíc kostiček na konci kola: prestiž +{ $first }{ $places ->
    [1] .
   *[other] ; druhé místo: +{ $second }.
}
board-see-temple-tammouz = Tammouzův chrám. Nejvíc kostiček na konci kola: obdělat pole{ $places ->
    [1] .
   *[other] ; druhé místo: vyměnit zboží.
}
board-see-city-sale = { $city } kupuje až dvě zboží, každé za prestiž +{ $prestige }; pak zavlažíš jeden úsek.
board-see-city-court = { $city }: { $one } nebo { $other }, cena: { $good }.
board-see-city-plant = { $city }: rostlina kvality { $level }, cena: { $good }.
board-see-city-plant-extra = { $city }: rostlina kvality { $level }, cena: { $good } a { $extra }.
board-see-craft-farmer = Pěstitel: obdělej pole a vezmi si jeho zboží.
board-see-craft-priest = Kněz: polož kostičku do chrámu.
board-see-craft-engineer = Inženýr: zavlaž úsek, prestiž +{ $prestige }.
board-see-craft-merchant = Obchodník: vezmi si velblouda.
board-see-pass = Pasování: v tomto kole už žádná akce, ale talent pokaždé, když na tebe přijde řada.
board-see-pass-word = Pasovat
board-see-end = V zahradě { $tiles ->
    [one] zbývá 1 destička
    [few] zbývají { $tiles } destičky
   *[other] zbývá { $tiles } destiček
}. Kolo, po kterém jich zbude nejvýš { $last }, je poslední.
board-see-end-at = konec při { $last }
board-see-favour = Přízeň královny na konci: { $few ->
    [one] 1 destička
    [few] { $few } destičky
   *[other] { $few } destiček
}: prestiž +{ $small }, { $many } či více: +{ $large }.
board-see-score = { $who }: prestiž { $prestige }.
board-see-start = Začínající hráč
board-see-procession = Vede procesí
board-see-mat-caravan = +{ $spaces ->
    [one] 1 políčko
    [few] { $spaces } políčka
   *[other] { $spaces } políček
}, ponechá { $keeps }
board-see-left = { $left } × stupeň { $level }
board-see-none-left = žádné
board-see-supply = V zásobě zbývá: talenty { $talents }, velbloudi { $camels }, ječmen { $barley }, datle { $dates }, sůl { $salt }, palmy { $palm }, víno { $wine }.
board-see-leader-good = Vůdce karavany s tímto zbožím: { $good }.
board-see-group = { $group }. trojice: { $left ->
    [0] všichni najati.
   *[other] další karta { $price ->
        [0] je zdarma
        [one] stojí 1 talent
        [few] stojí { $price } talenty
       *[other] stojí { $price } talentů
    }.
}
board-see-brings = Navíc přinese: { $bonus }.
board-see-row-full = Až se řada zaplní, kdo v ní má nejvíc kostiček, získá zahradníka.
board-see-pass-note = Pokaždé, když na tebe přijde řada, dostaneš talent.

# In place of the shared words: what is counted in this game.
winner-points = prestiž { $points }
how-points = Odkud je prestiž
chart = Prestiž v průběhu hry
chart-of-scores = Prestiž
