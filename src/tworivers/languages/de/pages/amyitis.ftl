# Was das Brett über die Dinge auf ihm sagt.

board-see-board = Das Spielbrett
board-see-zone-dry = Kanal { $zone }: trocken, kein Wasser in der Nähe.
board-see-zone-open = Kanal { $zone }: trocken, Wasser kann hinein.
board-see-zone-wet = Kanal { $zone }: bewässert, { $who }.
board-see-tile = { $square }, Ebene { $level }: { $prestige } Prestige, { $bonus }.
board-see-planted = { $square }, Ebene { $level }: bepflanzt.
board-see-unused = { $square }: zu zweit nicht im Spiel.
board-see-no-bonus = kein Bonus
board-see-fields-upper = Obere Reihe, { $cubes } von 5 bestellt: Der nächste Acker gibt { $good }. Ist sie voll, bringen die meisten Würfel einen Gärtner.
board-see-fields-lower = Untere Reihe, { $cubes } von 5 bestellt: Der nächste Acker gibt { $good }. Ist sie voll, bringen die meisten Würfel einen Gärtner.
board-see-temple-ishtar = Tempel der Ishtar. Meiste Würfel am Ende der Runde: Kamel oder Talent{ $places ->
    [1] .
   *[other] ; Platz zwei: das andere.
}
board-see-temple-marduk = Tempel des Marduk. Meiste Würfel am Ende der Runde: { $first } Prestige{ $places ->
    [1] .
   *[other] ; Platz zwei: { $second }.
}
board-see-temple-tammouz = Tempel des Tammouz. Meiste Würfel am Ende der Runde: einen Acker bestellen{ $places ->
    [1] .
   *[other] ; Platz zwei: eine Ware tauschen.
}
board-see-city-sale = { $city } kauft bis zu zwei Waren für je { $prestige } Prestige; danach bewässerst du einen Kanal.
board-see-city-court = { $city } gibt für eine Ware ({ $good }) eine Karte: { $one } oder { $other }.
board-see-city-plant = { $city } gibt eine Pflanze der Stufe { $level } für { $good }.
board-see-city-plant-extra = { $city } gibt eine Pflanze der Stufe { $level } für { $good } und { $extra }.
board-see-craft-farmer = Bauer: bestelle einen Acker und nimm seine Ware.
board-see-craft-priest = Priester: setze einen Würfel in einen Tempel.
board-see-craft-engineer = Ingenieur: bewässere einen Kanal, +{ $prestige } Prestige.
board-see-craft-merchant = Händler: nimm ein Kamel.
board-see-pass = Passen: keine Aktion mehr in dieser Runde, aber ein Talent, sooft du an der Reihe wärst.
board-see-pass-word = Passen
board-see-end = Noch { $tiles } Plättchen im Garten. Die Runde, nach der höchstens { $last } liegen, ist die letzte.
board-see-end-at = Ende bei { $last }
board-see-favour = Gunst der Königin am Ende: { $few } Plättchen +{ $small } Prestige, ab { $many } +{ $large }.
board-see-score = { $who }: { $prestige } Prestige.
board-see-start = Startspieler
board-see-procession = Führt die Prozession
board-see-mat-caravan = +{ $spaces } Felder, behält { $keeps }
board-see-left = { $left } × Stufe { $level }
board-see-none-left = keine
board-see-supply = Noch im Vorrat: Talente { $talents }, Kamele { $camels }, Gerste { $barley }, Datteln { $dates }, Salz { $salt }, Palme { $palm }, Wein { $wine }.
board-see-leader-good = Der Karawanenführer mit dieser Ware: { $good }.
board-see-group = Gruppe { $group }: { $left ->
    [0] alle angeworben.
   *[other] die nächste Karte kostet { $price ->
        [0] nichts
        [one] 1 Talent
       *[other] { $price } Talente
    }.
}
board-see-brings = Dazu kommt: { $bonus }.
board-see-row-full = Ist die Reihe voll, bringen die meisten Würfel darin einen Gärtner.
board-see-pass-note = Sooft du an der Reihe wärst, erhältst du ein Talent.

# In place of the shared words: what is counted in this game.
winner-points = mit { $points } Prestige
how-points = Woher das Prestige kam
chart = Prestige im Verlauf
chart-of-scores = Prestige
