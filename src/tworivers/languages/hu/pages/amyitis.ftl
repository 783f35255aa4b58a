# Mit mond a tábla a rajta lévő dolgokról.

board-see-board = A tábla
board-see-zone-dry = Öntözési terület, { $zone }: száraz, nincs víz a közelben.
board-see-zone-open = Öntözési terület, { $zone }: száraz, de elérheti a víz.
board-see-zone-wet = Öntözési terület, { $zone }: öntözött, { $who }.
board-see-tile = { $square }, { $level }. szint: { $prestige } tekintély, { $bonus }.
board-see-planted = { $square }, { $level }. szint: beültetve.
board-see-unused = { $square }: két játékosnál nincs használatban.
board-see-no-bonus = nincs bónusz
board-see-fields-upper = Felső sor, 5 mezőből { $cubes } művelt: a következő mező ezt adja: { $good }. Ha a sor megtelt, a legtöbb kocka kertészt ér.
board-see-fields-lower = Alsó sor, 5 mezőből { $cubes } művelt: a következő mező ezt adja: { $good }. Ha a sor megtelt, a legtöbb kocka kertészt ér.
board-see-temple-ishtar = Ishtar temploma. A legtöbb kocka jutalma a forduló végén: teve vagy talentum{ $places ->
    [1] .
   *[other] ; a második helyé: a másik.
}
board-see-temple-marduk = Marduk temploma. A legtöbb kocka jutalma a forduló végén: { $first } tekintély{ $places ->
    [1] .
   *[other] ; a második helyé: { $second }.
}
board-see-temple-tammouz = Tammouz temploma. A legtöbb kocka jutalma a forduló végén: egy mező megművelése{ $places ->
    [1] .
   *[other] ; a második helyé: egy nyersanyag cseréje.
}
board-see-city-sale = { $city } legfeljebb két nyersanyagot vesz, darabját { $prestige } tekintélyért; utána megöntözöl egy területet.
board-see-city-court = { $city }: { $one } vagy { $other }, ára: { $good }.
board-see-city-plant = { $city }: növény (minősége { $level }), ára: { $good }.
board-see-city-plant-extra = { $city }: növény (minősége { $level }), ára: { $good } és { $extra }.
board-see-craft-farmer = Földműves: művelj meg egy mezőt, és vedd el a nyersanyagát.
board-see-craft-priest = Pap: tegyél egy kockát egy templomba.
board-see-craft-engineer = Mérnök: öntözz meg egy területet, +{ $prestige } tekintély.
board-see-craft-merchant = Kereskedő: vegyél el egy tevét.
board-see-pass = Passz: ebben a fordulóban nincs több akciód, de egy talentumot kapsz, valahányszor rád kerülne a sor.
board-see-pass-word = Passz
board-see-end = Még { $tiles } lapka van a kertben. Az a forduló az utolsó, amelynek végén legfeljebb { $last } marad.
board-see-end-at = vége: { $last }
board-see-favour = A királynő kitüntetése a végén: { $few } lapka +{ $small } tekintély, { $many } vagy több +{ $large }.
board-see-score = { $who }: { $prestige } tekintély.
board-see-start = Kezdőjátékos
board-see-procession = A körmenet vezetője
board-see-mat-caravan = +{ $spaces } mező, megtart: { $keeps }
board-see-left = { $left } × { $level }. szint
board-see-none-left = nincs
board-see-supply = A talonban maradt: talentum { $talents }, teve { $camels }, árpa { $barley }, datolya { $dates }, só { $salt }, pálma { $palm }, bor { $wine }.
board-see-leader-good = A karavánvezető ezzel a nyersanyaggal: { $good }.
board-see-group = { $group }. csoport: { $left ->
    [0] mind elfogyott.
   *[other] a következő kártya { $price ->
        [0] ingyen van
       *[other] { $price } talentumba kerül
    }.
}
board-see-brings = Ezt is hozza: { $bonus }.
board-see-row-full = Ha a sor megtelt, a legtöbb kocka kertészt ér benne.
board-see-pass-note = Egy talentumot kapsz, valahányszor rád kerülne a sor.

# In place of the shared words: what is counted in this game.
winner-points = tekintély: { $points }
how-points = Honnan jött a tekintély
chart = A tekintély alakulása
chart-of-scores = Tekintély
