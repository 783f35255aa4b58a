# Wat het bord zegt over de dingen die erop liggen.

board-see-board = Het speelbord
board-see-zone-dry = Kanaal { $zone }: droog, geen water in de buurt.
board-see-zone-open = Kanaal { $zone }: droog, water kan erbij.
board-see-zone-wet = Kanaal { $zone }: geïrrigeerd, { $who }.
board-see-tile = { $square }, etage { $level }: { $prestige } prestige, { $bonus }.
board-see-planted = { $square }, etage { $level }: beplant.
board-see-unused = { $square }: doet met twee spelers niet mee.
board-see-no-bonus = geen bonus
board-see-fields-upper = Bovenste akker, { $cubes } van 5 bezet: het volgende veld geeft { $good }. Is hij vol, dan leveren de meeste blokjes een tuinman op.
board-see-fields-lower = Onderste akker, { $cubes } van 5 bezet: het volgende veld geeft { $good }. Is hij vol, dan leveren de meeste blokjes een tuinman op.
board-see-temple-ishtar = Tempel van Ishtar. Meeste blokjes aan het einde van de ronde: kameel of munt{ $places ->
    [1] .
   *[other] ; tweede plaats: het andere.
}
board-see-temple-marduk = Tempel van Marduk. Meeste blokjes aan het einde van de ronde: { $first } prestige{ $places ->
    [1] .
   *[other] ; tweede plaats: { $second }.
}
board-see-temple-tammouz = Tempel van Tammouz. Meeste blokjes aan het einde van de ronde: een blokje op een akker{ $places ->
    [1] .
   *[other] ; tweede plaats: een goederenfiche ruilen.
}
board-see-city-sale = { $city } koopt tot twee goederenfiches voor { $prestige } prestige per stuk; daarna irrigeer je een kanaal.
board-see-city-court = { $city } geeft { $one } of { $other } voor { $good }.
board-see-city-plant = { $city } geeft een plant van niveau { $level } voor { $good }.
board-see-city-plant-extra = { $city } geeft een plant van niveau { $level } voor { $good } en { $extra }.
board-see-craft-farmer = Boer: zet een blokje op een akker en neem het goederenfiche.
board-see-craft-priest = Priester: zet een blokje in een tempel.
board-see-craft-engineer = Ingenieur: irrigeer een kanaal, +{ $prestige } prestige.
board-see-craft-merchant = Handelaar: neem een kameel.
board-see-pass = Passen: deze ronde geen acties meer, maar een munt telkens als je aan de beurt zou zijn.
board-see-pass-word = Passen
board-see-end = Nog { $tiles } tegels in de tuin. De ronde waarna er nog { $last } of minder liggen, is de laatste.
board-see-end-at = einde bij { $last }
board-see-favour = Bonus van Amyitis aan het einde: { $few } tegels +{ $small } prestige, vanaf { $many } +{ $large }.
board-see-score = { $who }: { $prestige } prestige.
board-see-start = Startspeler
board-see-procession = Leidt de processie
board-see-mat-caravan = +{ $spaces } velden, bewaart { $keeps }
board-see-left = { $left } × niveau { $level }
board-see-none-left = geen
board-see-supply = Nog in de voorraad: munten { $talents }, kamelen { $camels }, gerst { $barley }, dadels { $dates }, zout { $salt }, palmtak { $palm }, wijn { $wine }.
board-see-leader-good = De kameeldrijver met dit fiche: { $good }.
board-see-group = Groep { $group }: { $left ->
    [0] allemaal gerekruteerd.
   *[other] de volgende kaart kost { $price ->
        [0] niets
        [one] 1 munt
       *[other] { $price } munten
    }.
}
board-see-brings = Daar komt bij: { $bonus }.
board-see-row-full = Is de akker vol, dan leveren de meeste blokjes er een tuinman op.
board-see-pass-note = Je krijgt een munt telkens als je aan de beurt zou zijn.

# In place of the shared words: what is counted in this game.
winner-points = met { $points } prestige
how-points = Waar het prestige vandaan kwam
chart = Prestige door de tijd
chart-of-scores = Prestige
