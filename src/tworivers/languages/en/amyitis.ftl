# Amyitis in English. A value that is a thing of the game arrives in this language already.

good-barley = barley
good-dates = dates
good-salt = salt
good-palm = palm
good-wine = wine
craft-farmer = farmer
craft-priest = priest
craft-engineer = engineer
craft-merchant = merchant
court-banker = banker
court-leader = caravan leader
court-palace = palace
court-gardener = gardener
court-banker-note = Bankers bring income every round. Left: { $left }.
court-leader-note = Caravan leaders go further for the same camels, and keep goods. Left: { $left }.
court-palace-note = Palaces bring prestige at once. Left: { $left }.
court-gardener-note = Gardeners lift a plant by one level. Left: { $left }.
temple-ishtar = Ishtar
temple-marduk = Marduk
temple-tammouz = Tammouz
city-babylon = Babylon
city-eshnunna = Eshnunna
city-susa = Susa
city-ur = Ur
city-uruk = Uruk
city-mari = Mari
city-palmyra = Palmyra
city-khorsabad = Khorsabad
city-ninoua = Ninoua
seat-blue = Blue
seat-red = Red
seat-black = Black
seat-white = White
seat-neutral = Grey
source-engineer = irrigation
source-sale = sale to Babylon
source-palace = palace
source-tile = garden tile
source-irrigation = most water around a plant
source-banker = banker
source-marduk = Marduk
source-favour = the queen’s favour
source-goods = goods left
bonus-camel = { $count ->
    [one] 1 camel
   *[other] { $count } camels
}
bonus-talent = { $count ->
    [one] 1 talent
   *[other] { $count } talents
}
bonus-banker = the next banker
bonus-leader = the next caravan leader
bonus-palace = the next palace
bonus-good = a good of your choice
bonus-court = a court card of your choice
bonus-and = { $one } + { $other }

option-procession = Who leads the procession
option-procession-right-of-start = the player to the right of the start player
option-procession-last-to-pass = the last player to pass
option-supply = Talents, camels and goods in the supply
option-supply-unlimited = never run out
option-supply-box = as many as in the box: 30 talents, 14 camels, 7 of each good

# Questions

ask-other = { $who } decides.
ask-turn = Your turn: recruit, send the caravan, or pass.
ask-field = Choose a row of fields for your farmer.
ask-priest = Choose a temple for your priest.
ask-irrigate = Choose a channel to water.
ask-sell = Choose what you sell to Babylon.
ask-court = Choose your court card in { $city }.
ask-court-bonus = Choose a court card: your tile’s bonus.
ask-leader-good = Choose the caravan leader by the good that lies on the card.
ask-plant = Choose a square for your plant of level { $level }.
ask-good = Choose a good: your tile’s bonus.
ask-procession = You lead the procession: choose the temple for your own cube.
ask-ishtar = Ishtar rewards you: camel or talent?
ask-swap = Tammouz lets you swap one good.
ask-discard = You hold too many goods: put one back.

# Actions

do-pass = Pass for this round
do-recruit = Recruit the { $craft } of group { $group } { $price ->
    [0] for free
    [one] for 1 talent
   *[other] for { $price } talents
}
do-caravan-sale = Caravan to { $city } ({ $camels ->
    [one] 1 camel
   *[other] { $camels } camels
}): sell goods for prestige
do-caravan-court = Caravan to { $city } ({ $camels ->
    [one] 1 camel
   *[other] { $camels } camels
}): pay { $good } for { $one } or { $other }
do-caravan-plant = Caravan to { $city } ({ $camels ->
    [one] 1 camel
   *[other] { $camels } camels
}): pay { $good } for a plant of level { $level }
do-caravan-plant-extra = Caravan to { $city } ({ $camels ->
    [one] 1 camel
   *[other] { $camels } camels
}): pay { $good } and { $extra } for a plant of level { $level }
do-field-upper = Upper row: take { $good }
do-field-lower = Lower row: take { $good }
do-temple = Temple of { $temple }
do-water = Water { $zone }
do-sell-one = Sell { $good }: +{ $prestige } prestige
do-sell-two = Sell { $one } and { $other }: +{ $prestige } prestige
do-court-banker = Banker { $level }: income { $talents ->
    [one] 1 talent
   *[other] { $talents } talents
}{ $prestige ->
    [0] {""}
   *[other] {" "}and { $prestige } prestige
}
do-court-leader = Caravan leader { $level }: +{ $spaces } spaces, keep { $keeps } goods
do-court-palace = Palace { $level }: +{ $prestige } prestige
do-court-gardener = Gardener: lifts one plant by one level
do-card-good = The one with { $good }
do-plant = Plant { $square } (level { $level }): +{ $prestige } prestige
do-plant-bonus = Plant { $square } (level { $level }): +{ $prestige } prestige, { $bonus }
do-take = Take { $good }
do-ishtar-camel = Take a camel
do-ishtar-talent = Take a talent
do-keep = Keep what you have
do-swap = Swap { $given } for { $taken }
do-discard = Put back { $good }

# Events

event-round = Round { $round }.
event-deal = Group { $group }: { $one }, { $two }, { $three }.
event-talents = { $who } takes { $count ->
    [one] 1 talent
   *[other] { $count } talents
}.
event-camels = { $who } takes { $count ->
    [one] a camel
   *[other] { $count } camels
}.
event-prestige = { $who }: +{ $count } prestige: { $source }.
event-good = { $who } takes { $good }.
event-passed = { $who } passes.
event-recruited = { $who } recruits the { $craft } of group { $group } { $price ->
    [0] for free
    [one] for 1 talent
   *[other] for { $price } talents
}.
event-field-upper = { $who } works field { $place } of the upper row.
event-field-lower = { $who } works field { $place } of the lower row.
event-row-upper = The upper row is full; { $who } has most cubes in it.
event-row-lower = The lower row is full; { $who } has most cubes in it.
event-row-upper-tie = The upper row is full; nobody has most cubes in it.
event-row-lower-tie = The lower row is full; nobody has most cubes in it.
event-gardener = { $who } gets a gardener.
event-gardeners-spent = { $who } gives back { $count ->
    [one] a gardener
   *[other] { $count } gardeners
}.
event-temple = { $who }: a cube enters the temple of { $temple }.
event-pushed-out = { $who }: a cube leaves the temple of { $temple }.
event-watered = { $who } waters { $zone }.
event-watered-neutral = Water runs between the plants at { $zone }.
event-caravan = { $who } moves the caravan to { $city } with { $camels ->
    [one] 1 camel
   *[other] { $camels } camels
}.
event-paid = { $who } pays { $good }.
event-paid-wine = { $who } pays wine for { $good }.
event-sold-one = { $who } sells { $one }.
event-sold-two = { $who } sells { $one } and { $other }.
event-court = { $who } takes { $card } { $level }.
event-bonus-lost = No { $card } for { $who }: the next level is gone.
event-planted = { $who } plants { $square } with a plant of level { $level }.
event-card = { $city } now offers a plant of level { $level }.
event-card-extra = { $city } now offers a plant of level { $level } and asks for { $extra } too.
event-swapped = { $who } swaps { $given } for { $taken }.
event-discarded = { $who } puts back { $good }.
event-start-player = { $who } is the next start player.
event-game-over = The game is over.
event-choice-lost = No court card is left for { $who } to choose.
event-short-talents = The supply is short: { $count ->
    [one] 1 talent
   *[other] { $count } talents
} fewer for { $who }.
event-short-camels = The supply is short: { $count ->
    [one] 1 camel
   *[other] { $count } camels
} fewer for { $who }.
event-short-good = The supply is short: no { $good } left for { $who }.
event-short-choice = The supply is short: nothing left for { $who } to choose from.

# Why not?

why-game-over = The game is over.
why-other-seat = It is { $who }’s turn.
why-other-question = Not now. { $question }
why-no-card = Group { $group } shows no { $craft }.
why-no-such-group = There is no group { $group } with so few players.
why-talents = This costs { $price ->
    [one] 1 talent
   *[other] { $price } talents
}; you have { $have }.
why-cube = You have no cube left.
why-no-zone = No channel can be watered now.
why-camels = { $city } takes { $camels ->
    [one] 1 camel
   *[other] { $camels } camels
}; you have { $have }.
why-stays = The caravan stands in { $city } already and must move.
why-city-good = { $city } asks for { $good }; you have none, and no wine.
why-city-goods = { $city } asks for { $good } and { $extra }; you have { $have } { $good }, { $have_extra } { $extra } and { $wine } wine.
why-nothing-to-sell = You have no good to sell.
why-offers-gone = { $city } has neither { $one } nor { $other } for you any more.
why-no-square = No watered square takes the plant of level { $level } from { $city }; you have { $gardeners ->
    [0] no gardener
    [one] 1 gardener
   *[other] { $gardeners } gardeners
}.
why-zone-absent = There is only one channel at { $zone }.
why-zone-watered = { $zone } is watered already.
why-zone-cut-off = No water leads from the river to { $zone }.
why-not-owned = You have no { $good }.
why-only-one = You have { $good } only once.
why-not-offered = { $city } doesn’t offer a { $card }.
why-top-level = Your { $card } is of the highest level already.
why-sold-out = No { $card } of level { $level } is left.
why-no-gardener = No gardener is left.
why-not-on-card = No caravan leader carries { $good }.
why-no-camel-left = No camel is left in the supply.
why-no-talent-left = No talent is left in the supply.
why-no-good-left = The supply has no { $good } left.
why-unused-square = { $square } isn’t used when two play.
why-planted = { $square } is planted already.
why-dry-square = No side of { $square } is fully watered.
why-plant-level = { $square } is of level { $level }: this plant needs { $needed ->
    [one] 1 gardener
   *[other] { $needed } gardeners
}; you have { $have }.

# The board in a terminal

board-garden = Gardens: { $tiles } tiles left, the end comes at { $last }
board-crafts = Crafts
board-price = { $price ->
    [0] free
    [one] 1 talent
   *[other] { $price } talents
}
board-caravan = Caravan (camels it takes)
board-sale = prestige, water
board-plant = plant { $level }
board-field-upper = Upper row
board-field-lower = Lower row
board-ishtar = 1st camel or talent, 2nd other
board-marduk = 1st { $first }, 2nd { $second } prestige
board-tammouz = 1st a field, 2nd a swap
board-ishtar-alone = camel or talent
board-marduk-alone = { $first } prestige
board-tammouz-alone = a field
board-column-prestige = prestige
board-column-tiles = tiles
board-column-talents = talents
board-column-camels = camels
board-column-cubes = cubes
board-column-banker = banker
board-column-leader = leader
board-column-palace = palace
board-column-gardeners = gardeners
board-passed = passed
board-court = Court cards left:
board-supply = Supply left: talents { $talents } · camels { $camels }
board-legend = C camel, T talent, G good, ? court card, Bk banker, Ld leader, Pl palace
board-short-prestige = pres
board-short-tiles = tile
board-short-talents = tal
board-short-camels = cam
board-short-cubes = cube
board-short-banker = bank
board-short-leader = lead
board-short-palace = pal
board-short-gardeners = gard

# Positions set up by hand

position-nobody = nobody
position-no = no
position-yes = yes
position-without-cube = yes, without a cube
position-course = Round
position-round = round
position-start = start player
position-turn = whose turn
position-caravan = caravan
position-level = { $card }, level
position-garden = Garden
position-tile = tile
position-plant = plant
position-square = { $square }, level { $level }
position-channels = Channels
position-here = { $name }
position-fields = Fields
position-field-upper = upper row, field { $place }
position-field-lower = lower row, field { $place }
position-temples = Temples
position-place = { $name }, place { $place }
position-groups = Crafts
position-craft = group { $group }, face up: { $craft }
position-cities = Plant cards
position-first-side = first side
position-second-side = second side
position-turn-passed = It can’t be the turn of who has passed: { $who }.
position-cubes = Too many cubes on the board for { $who }: { $placed } of { $cubes }.
position-tiles = Squares planted: { $planted }; tiles that nobles hold: { $taken }. Both must be the same.
position-row-full = A full row of fields is cleared at once: leave one empty.
position-row-gap = Fields are worked from the left, without gaps.
position-temple-gap = Cubes lie in a temple from the first place, without gaps: { $temple }.
position-gardeners = Gardeners held: { $held }. There are only { $cards }.
position-court = { $card }, level { $level }: held { $held } times. There are only { $cards }.
position-group = Group { $group } has only { $cards } cards.
position-crafts = { $craft }: { $shown } cards lie face up. There are only { $cards }.
position-dry-channel = No water leads from the river to { $zone }.
position-supply = More is out than there is: { $thing }, at most { $most }.
