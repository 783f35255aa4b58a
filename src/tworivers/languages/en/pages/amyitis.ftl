# What the board says about the things on it.

board-see-board = The board
board-see-zone-dry = Channel { $zone }: dry, no water near.
board-see-zone-open = Channel { $zone }: dry, water can reach it.
board-see-zone-wet = Channel { $zone }: watered, { $who }.
board-see-tile = { $square }, level { $level }: { $prestige } prestige, { $bonus }.
board-see-planted = { $square }, level { $level }: planted.
board-see-unused = { $square }: not used when two play.
board-see-no-bonus = no bonus
board-see-fields-upper = Upper row, { $cubes } of 5 worked: the next field gives { $good }. When it is full, most cubes win a gardener.
board-see-fields-lower = Lower row, { $cubes } of 5 worked: the next field gives { $good }. When it is full, most cubes win a gardener.
board-see-temple-ishtar = Temple of Ishtar. Most cubes at the end of the round: camel or talent{ $places ->
    [1] .
   *[other] ; second place: the other.
}
board-see-temple-marduk = Temple of Marduk. Most cubes at the end of the round: { $first } prestige{ $places ->
    [1] .
   *[other] ; second place: { $second }.
}
board-see-temple-tammouz = Temple of Tammouz. Most cubes at the end of the round: work a field{ $places ->
    [1] .
   *[other] ; second place: swap a good.
}
board-see-city-sale = { $city } buys up to two goods for { $prestige } prestige each; then water a channel.
board-see-city-court = { $city } gives { $one } or { $other } for { $good }.
board-see-city-plant = { $city } gives a plant of level { $level } for { $good }.
board-see-city-plant-extra = { $city } gives a plant of level { $level } for { $good } and { $extra }.
board-see-craft-farmer = Farmer: work a field and take its good.
board-see-craft-priest = Priest: place a cube in a temple.
board-see-craft-engineer = Engineer: water a channel, +{ $prestige } prestige.
board-see-craft-merchant = Merchant: take a camel.
board-see-pass = Pass: no more actions this round, but a talent each time your turn comes.
board-see-pass-word = Pass
board-see-end = { $tiles } tiles left in the garden. The round that leaves { $last } or fewer is the last.
board-see-end-at = end at { $last }
board-see-favour = The queen’s favour at the end: { $few } tiles +{ $small } prestige, { $many } or more +{ $large }.
board-see-score = { $who }: { $prestige } prestige.
board-see-start = Start player
board-see-procession = Leads the procession
board-see-mat-caravan = +{ $spaces } spaces, keeps { $keeps }
board-see-left = { $left } × level { $level }
board-see-none-left = none
board-see-supply = Left in the supply: talents { $talents }, camels { $camels }, barley { $barley }, dates { $dates }, salt { $salt }, palm { $palm }, wine { $wine }.
board-see-leader-good = The caravan leader who brings { $good }.
board-see-group = Group { $group }: { $left ->
    [0] all taken.
   *[other] the next card costs { $price ->
        [0] nothing
        [one] 1 talent
       *[other] { $price } talents
    }.
}
board-see-brings = It also brings { $bonus }.
board-see-row-full = When the row is full, most cubes in it win a gardener.
board-see-pass-note = You get a talent each time your turn would come.

# In place of the shared words: what is counted in this game.
winner-points = with { $points } prestige
how-points = How all prestige was made
chart = Prestige over time
chart-of-scores = Prestige
