# Mesopotamia in English. A value that is a thing of the game arrives in this language already.

province-larsa = Larsa
province-ur = Ur
province-uruk = Uruk
province-lagash = Lagash
province-umma = Umma
province-isin = Isin
province-nippur = Nippur
province-sealand = the Sealand
province-mashkan = Mashkan-shapir
province-babylon = Babylon
province-kish = Kish
province-sippar = Sippar
province-marad = Marad
province-bagdad = Bagdad
province-rapiqum = Rapiqum
province-suhum = Suhum
province-sutaeans = the Sutaeans’ land
province-eshnunna = Eshnunna
province-mankisum = Mankisum
province-meturan = Me-Turan
province-der = Der
province-simurrum = Simurrum
province-gutians = the Gutians’ land
province-assur = Assur
province-hatra = Hatra
province-nineveh = Nineveh
province-arbela = Arbela
province-arrapha = Arrapha
province-shusharra = Shusharra
province-lullubum = Lullubum
province-turukkaeans = the Turukkaeans’ land
province-karana = Karana
province-shubatenlil = Shubat-Enlil
province-amedi = Amedi
province-hanaeans = the Hanaeans’ land
province-mari = Mari
province-qattunan = Qattunan
province-tuttul = Tuttul
province-emar = Emar
province-yaminites = the Yaminites’ land
province-halab = Halab
province-alalakh = Alalakh
province-carchemish = Carchemish
province-hashum = Urshum-Hashum
province-harran = Harran
province-ugarit = Ugarit
province-ebla = Ebla
province-qatna = Qatna
province-tunip = Tunip
province-byblos = Byblos
province-tadmor = Tadmor
province-damascus = Damascus
province-susa = Susa
province-urua = Urua
province-awan = Awan
province-ayapir = Ayapir
party-larsa = Larsa
party-babylon = Babylon
party-mari = Mari
party-qatna = Qatna
party-eshnunna = Eshnunna
party-yamhad = Yamhad
party-assur = Assur
party-susa = Susa
party-nomads = nomads
tribe-sutaeans = Sutaeans
tribe-hanaeans = Hanaeans
tribe-yaminites = Yaminites
tribe-gutians = Gutians
tribe-turukkaeans = Turukkaeans
material-grain = grain
material-flour = flour
material-ore = ore
material-metal = metal
material-wood = wood
card-sutaeans = Sutaeans
card-hanaeans = Hanaeans
card-yaminites = Yaminites
card-gutians = Gutians
card-turukkaeans = Turukkaeans
card-forced-march = forced march
card-siege-ladders = siege ladders
card-mercenaries = mercenaries
card-deserters = deserters
card-second-wind = second wind
card-rich-harvest = rich harvest
card-rich-vein = rich vein
card-cedar-rafts = cedar rafts
card-caravan = caravan
card-locusts = locusts
card-envoys = envoys
card-intrigue = intrigue
card-spies = spies
card-blessing = blessing
symbol-marduk = Marduk temple
symbol-ishtar = Ishtar temple
symbol-canal = canal
symbol-military = foot symbol
building-forge = forge
building-millstone = millstone
building-marduk = Marduk temple
building-ishtar = Ishtar temple
building-canal = canal
work-smelt = smelting
work-foot = foot
work-chariot = chariot
work-blank = blank
unit-foot = foot
unit-chariot = chariot
unit-blank = blank
unit-nomad = nomad unit
season-spring = spring
season-summer = summer
season-autumn = autumn
season-winter = winter
reason-felling = felling
reason-free-trade = free trade
reason-ore = ore
reason-harvest = harvest
reason-milling = milling
reason-feeding = feeding the cities
reason-smelting = smelting
reason-raising = new troops
reason-wall = city wall
reason-works = forge or millstone
reason-building = temple or canal
reason-campaign = campaign
reason-march = march
reason-bank = bank
reason-trade = trade
reason-toll = toll
reason-card = card
reason-locusts = locusts
offer-draft = draft
offer-transit = waiting for free passage
offer-tolls = tolls demanded
offer-sent = sent

# Options

option-years = Length
option-years-2 = two years
option-years-3 = three years
option-years-4 = four years
option-years-vote = a vote after the first year
option-years-yearly = a vote after every year: one more, or the end
option-cards = Cards
option-cards-on = with cards
option-cards-off = without cards
option-open-stocks = Stocks
option-open-stocks-off = secret
option-open-stocks-on = open
option-wall-bonus = Defence for each wall
option-wall-bonus-1 = +1
option-wall-bonus-3 = +3
option-six = With six parties
option-six-list = Mari is left out
option-six-table = Yamhad is left out
option-walls-stop-nomads = Two walls stop nomads
option-walls-stop-nomads-off = no
option-walls-stop-nomads-on = yes
option-harvests = Harvests a year
option-harvests-one = one, in autumn
option-harvests-two = two, in summer and winter (livelier)
option-attack = Who may attack in a war
option-attack-book = whoever declared it this turn, or fought the other the round before
option-attack-war = both, as long as the war lasts
option-offers = Offers
option-offers-free = as large and as many as you like
option-offers-limited = at most 9 of a material a side, 6 offers a round
option-bank-flour = The bank and flour
option-bank-flour-take = gives flour, takes none
option-bank-flour-give = takes flour, gives none
option-bank-flour-neither = neither gives nor takes flour
option-second-wind = Second wind
option-second-wind-attacker = for the attacker
option-second-wind-both = for the defender too
option-smelting = A forge smelts
option-smelting-all = as much ore as it can, up to five
option-smelting-choose = as much as you say, up to five
option-may = Symbols you win, and Qatna’s nomad card
option-may-must = are always taken
option-may-may = may be declined
option-absent-cores = Core provinces of absent rulers
option-absent-cores-empty = empty
option-absent-cores-furnished = with canals, forge, millstone and walls
option-board = The board with fewer than eight rulers
option-board-whole = whole
option-board-part = without the provinces nearest to absent rulers
option-interrupts = Cards in others’ turns
option-interrupts-on = yes, they interrupt
option-interrupts-own = no, at own decisions only

# Questions

ask-fell = Phase 1: fell trees, one in each province with trees.
ask-feed = Phase 7: your { $cities ->
    [one] city eats
   *[other] { $cities } cities eat
}, you have { $flour } flour. Trade, or feed now.
ask-forge = Phase 8: work for your forges.
ask-wall = Phase 9: build city walls.
ask-works = Phase 10: build forges and millstones.
ask-build = Phase 11A: build temples and canals.
ask-campaign = Phase 11B: one political campaign?
ask-move = Phase 11B: move and attack.
ask-nomad-card = Choose a nomad card from the rest of the deck.
ask-regrow = Phase 2: where does a tree grow back?
ask-mill = Phase 6: how much grain do you mill, up to { $most }?
ask-tear = Flour is missing: where do you tear down a wall (or, without walls, a forge)?
ask-work-at = { $what }: in which province?
ask-erect-at = { $what }: in which province?
ask-bless = Use the blessing, so that the frame roll succeeds?
ask-bless-without = Roll the die for the frame.
ask-direction = You begin phase 11: in which direction do the others follow?
ask-rival = With or against whom?
ask-pay = What do you pay the campaign with?
ask-envoys = Send the envoys, so that the campaign succeeds without a roll?
ask-envoys-without = Roll the die for the campaign.
ask-consent = { $who } offers you an alliance. Do you agree?
ask-move-from = From which province?
ask-move-to = To which province?
ask-attack-at = Which province do you attack?
ask-foe = Whom do you attack there?
ask-commit = The attack on { $province }: from where does a unit join? All attackers are committed at once.
ask-commit-unit = Which unit joins the attack?
ask-duel = The battle of { $province }: which unit attacks?
ask-defend = The battle of { $province }: which unit defends?
ask-second-wind = The duel in { $province } is lost. Roll again with a second wind?
ask-second-wind-without = The duel in { $province } is lost.
ask-convert = Which { $symbol } of { $who } becomes yours?
ask-unseat = Which military symbol of { $who } leaves the frame?
ask-nomad-step = Where do the { $tribe } go?
ask-mercenaries-at = Where do the mercenaries stand?
ask-deserters-at = In which province does a foot desert?
ask-deserters-of = From whose stack?
ask-locusts-on = On whom do the locusts fall?
ask-intrigue-one = Whose alliance do you end?
ask-intrigue-two = With whom is that alliance?
ask-spy-on = On whom do you spy?
ask-take-card = Which card do you take from { $who }?
ask-vote = { $yearly ->
    [1] The year is over. Shall one more be played?
   *[other] How many more years shall be played?
}
ask-draft = Your offer to { $who }.
ask-toll = Your toll for the caravan of { $who }; without one it passes freely.
ask-smelt = The forge in { $province }: how much ore do you smelt, up to { $most }?
ask-place-symbol = You may put a symbol on the frame: { $symbol }. Do you?
ask-offer = An offer of { $who } waits for your answer.
ask-other-turn = It is { $who }’s turn.
ask-others = { $season } of year { $year }: the others are still at work.

# Actions

do-done = Done
do-done-fell = Done with felling
do-done-feed = Feed the cities now
do-done-forge = Done with the forges
do-done-wall = Done with walls
do-done-works = Done with forges and millstones
do-done-build = Done with building
do-done-campaign = No campaign
do-done-move = End your turn
do-done-nomad-step = They stay here
do-yes = Yes
do-no = No
do-yes-bless = Use the blessing
do-no-bless = Roll the die
do-yes-envoys = Send the envoys
do-no-envoys = Roll the die
do-yes-consent = Agree to the alliance
do-no-consent = Refuse the alliance
do-yes-second-wind = Roll again with the second wind
do-no-second-wind = Accept the defeat
do-yes-place-symbol = Put it on the frame
do-no-place-symbol = Leave it off the frame
do-yes-vote = One more year
do-no-vote = No more: end the game
do-no-convert = Leave the others of this kind to them
do-no-nomad-card = Take no nomad card
do-clockwise = Clockwise
do-counterclockwise = Counterclockwise
do-vote = { $years } more { $years ->
    [one] year
   *[other] years
}
do-mill = Mill { $grain } grain
do-place = { $province }
do-work-smelt = Smelt up to { $ore } ore in a forge
do-work-foot = Raise a foot ({ $price } metal, wood and flour each)
do-work-chariot = Raise a chariot ({ $price } metal, wood and flour each)
do-work-blank = Add a blank to a stack
do-erect = Build: { $building } ({ $price } metal, wood and flour each)
do-campaign-alliance = Campaign for an alliance
do-campaign-break = Campaign to break an alliance
do-campaign-war = Campaign for a declaration of war
do-party = { $who }
do-nobody = Seat { $seat } (nobody)
do-pay = Pay with { $material }
do-unit = { $unit }
do-move-unit = Move: { $unit }
do-attack = Attack a province
do-go = Begin the battle
do-slot = Slot { $slot } of the frame
do-card = Play { $card }
do-take-card = Take { $card }
do-bank = Bank: { $rate } { $given } for 1 { $taken }
do-trade = Write an offer to { $who }
do-withdraw = Withdraw your offer
do-give = Give one more { $material }
do-ungive = Give one { $material } less
do-ask = Ask for one more { $material }
do-unask = Ask for one { $material } less
do-give-several = Give { $count } { $material } more
do-ungive-several = Give { $count } { $material } less
do-ask-several = Ask for { $count } { $material } more
do-unask-several = Ask for { $count } { $material } less
do-smelt = Smelt { $ore } ore
do-give-card = Give the card { $card }
do-ungive-card = Don’t give the card { $card }
do-ask-card = Ask for the card { $card }
do-unask-card = Don’t ask for the card { $card }
do-send = Send the offer
do-send-toll = Demand this toll
do-drop = Drop the draft
do-tolls = Accept the tolls
do-no-tolls = Drop the offer: the tolls are too high
do-accept = Accept the offer of { $who }
do-decline = Decline the offer of { $who }
do-counter = Answer { $who } with a counter-offer
do-free = Let the caravan of { $who } pass freely
do-demand = Demand a toll from { $who }
do-refuse = Refuse { $who } the passage

# Events

event-round = { $season } of year { $year }.
event-stock-gain = { $who }: +{ $count } { $material } ({ $reason }).
event-stock-loss = { $who }: −{ $count } { $material } ({ $reason }).
event-hand-gain = { $who } gets { $count ->
    [one] a card
   *[other] { $count } cards
}: { $card }.
event-hand-loss = { $who } gives away { $count ->
    [one] a card
   *[other] { $count } cards
}: { $card }.
event-felled = { $who } fells a tree in { $province }.
event-regrown = A tree of { $who } grows back in { $province }.
event-dice = { $who } rolls a { $pips } for { $material }.
event-torn-down-wall = { $who } tears down a wall in { $province }.
event-torn-down-forge = { $who } tears down a forge in { $province }.
event-hunger = { $who } lacks { $count } flour for the cities.
event-raised = The stack of { $who } in { $province } grows.
event-wall = { $who } builds a wall in { $province }.
event-erected = { $who } builds in { $province }: { $building }.
event-roll-scores = { $who } rolls a { $pips } for the { $symbol }; { $needed } or more was needed: it scores.
event-roll-misses = { $who } rolls a { $pips } for the { $symbol }; { $needed } or more was needed: nothing on the frame.
event-symbol = { $who } takes slot { $slot } of the frame: { $symbol }.
event-converted = { $who } takes slot { $slot } from { $loser }: { $symbol }.
event-unseated = { $who } loses the military symbol on slot { $slot }.
event-frame-full = The frame is full: no { $symbol } for { $who }.
event-starts = { $who } has the fewest symbols ({ $count }) and begins phase 11.
event-starts-by-lot = { $who } begins phase 11, drawn by lot among those with the fewest symbols ({ $count }).
event-direction-clockwise = { $who } lets the others follow clockwise.
event-direction-counterclockwise = { $who } lets the others follow counterclockwise.
event-campaign-alliance = { $who } pays 1 { $material } and campaigns for an alliance with { $rival }.
event-campaign-break = { $who } pays 1 { $material } and campaigns against the alliance with { $rival }.
event-campaign-war = { $who } pays 1 { $material } and campaigns for war with { $rival }.
event-campaign-roll-succeeds = { $who } rolls { $pips } + { $bonus }; { $needed } or more was needed: the campaign succeeds.
event-campaign-roll-fails = { $who } rolls { $pips } + { $bonus }; { $needed } or more was needed: the campaign fails.
event-allied = { $who } and { $rival } are allied.
event-refused = { $who } refuses the alliance with { $rival }.
event-broken = The alliance between { $who } and { $rival } is over.
event-war = { $who } declares war on { $rival }.
event-war-lapsed = The war between { $who } and { $rival } lapses.
event-moved = { $who } moves a unit from { $start } to { $goal }.
event-taken = { $who } takes { $province }.
event-attack = { $who } attacks { $rival ->
    [nomads] the nomads
   *[other] { $rival }
} in { $province } with { $chariots ->
    [0] { $foot } foot
   *[other] { $foot ->
        [0] { $chariots ->
            [one] 1 chariot
           *[other] { $chariots } chariots
        }
       *[other] { $foot } foot and { $chariots ->
            [one] 1 chariot
           *[other] { $chariots } chariots
        }
    }
}.
event-revealed = { $who } reveals { $count ->
    [one] 1 blank
   *[other] { $count } blanks
} in { $province }.
event-duel = Duel: attack { $attack }, defence { $defence }.
event-duel-roll = The dice: { $attack } + { $bonus } against { $defence } + { $walls }.
event-duel-roll-tie = The dice: { $attack } + { $bonus } against { $defence } + { $walls }, a tie: they roll again.
event-field = { $who } beats { $rival } in { $province }.
event-unit-lost = { $who ->
    [nomads] The nomads lose a unit in { $province }.
   *[other] { $who } loses in { $province }: { $unit }.
}
event-conquered = { $who } conquers { $province } from { $rival ->
    [nomads] the nomads
   *[other] { $rival }
}.
event-conquered-nomads = The { $tribe } under { $who } conquer { $province } from { $rival }.
event-destroyed = A roll of { $pips }, from { $needed } on all is destroyed: everything built in { $province } is destroyed.
event-captured = A roll of { $pips }, from { $needed } on all is destroyed: the buildings in { $province } still stand.
event-repelled = { $rival ->
    [nomads] The nomads repel
   *[other] { $rival } repels
} the attack of { $who } on { $province }.
event-repelled-nomads = { $rival } repels the attack of the { $tribe } under { $who } on { $province }.
event-card = { $who } plays a card: { $card }.
event-nomads = { $who } leads the { $tribe } from { $start } to { $goal }.
event-tribe-back = The { $tribe } gather again in their homeland.
event-mercenaries = { $who } hires { $count } foot in { $province }.
event-deserted = A foot of { $who } deserts in { $province }.
event-deserted-none = Nobody of { $who } deserts in { $province }: no foot stands there.
event-spied = { $who } spies on { $rival }.
event-locusts = { $who } brings locusts upon { $rival }.
event-offer = { $who } makes an offer to { $rival }.
event-transit-free = { $who } lets the caravan of { $rival } pass freely.
event-transit-toll = { $who } demands a toll from { $rival }.
event-transit-refused = { $who } refuses { $rival } the passage.
event-traded = { $who } and { $rival } trade.
event-offer-ended-accepted = The offer of { $who } to { $rival } is carried out.
event-offer-ended-declined = { $rival } declines the offer of { $who }.
event-offer-ended-countered = { $rival } answers { $who } with a counter-offer.
event-offer-ended-withdrawn = { $who } withdraws the offer to { $rival }.
event-offer-ended-not-let-pass = The offer of { $who } to { $rival } fails: the caravan may not pass.
event-offer-ended-tolls-refused = { $who } drops the offer to { $rival } because of the tolls.
event-offer-ended-impossible = { $who } can’t deliver what { $rival } accepted: nothing happens.
event-offer-ended-lapsed = The offer of { $who } to { $rival } lapses.
event-out = { $who } has no province left and is out.
event-vote = { $who } voted for { $count } more { $count ->
    [one] year
   *[other] years
}.
event-vote-sealed = { $who } votes for { $count } more { $count ->
    [one] year
   *[other] years
}. The others hear it when all have voted.
event-years = The vote is decided: { $count } more { $count ->
    [one] year
   *[other] years
}.
event-years-none = The vote is decided: no more years.
event-year-vote-yes = { $who } voted to play one more year.
event-year-vote-no = { $who } voted to end the game now.
event-year-vote-yes-sealed = { $who } wants to play one more year. The others hear it when all have voted.
event-year-vote-no-sealed = { $who } wants to end the game now. The others hear it when all have voted.
event-declined = { $who } leaves a symbol off the frame: { $symbol }.
event-game-over = The game is over.

# Why not?

why-game-over = The game is over.
why-no-seat = There is no such seat.
why-out = { $who } is out of the game.
why-other-turn = You have to wait: { $question }
why-other-question = First answer this: { $question }
why-other-tolls = No tolls of your offer wait for you.
why-other-nobody = Nobody sits at seat { $seat }.
why-other-offer = { $who } has no offer for you.
why-cannot-cover = You don’t have what { $who } asks for.
why-other-transit = No caravan of { $who } waits at your border.
why-toll-begun = You are writing down the toll for { $who } already.
why-toll-stands = You are demanding a toll from { $who }: until that is decided you can only let pass freely or refuse.
why-offer-open = Your offer to { $who } is still open.
why-offers-sent = You have sent { $count } offers this round: that is the limit.
why-drafts = You have begun { $count } drafts this round: that is the limit.
why-bank = The bank takes { $rate } { $material }; you have { $have }.
why-oneself = That is yourself.
why-nothing-open = You have no open offer.
why-price = This costs { $price } { $material }; you have { $have }.
why-no-blank = You have no blank left at home.
why-no-stack = You have no stack with a unit.
why-no-forge = All your forges have worked this round.
why-no-material = You have no { $material }.
why-stack-full = The stacks at your forges are full.
why-no-site = No province has room for this: { $building }.
why-no-rival-alliance = You are allied with everybody.
why-no-rival-break = You have no ally.
why-no-rival-war = There is nobody on whom you could declare war this round.
why-campaign-price = A campaign costs one metal, wood or flour; you have none.
why-no-target = There is nobody your troops could reach and fight: no war, no tribe in a city, no flour, or walls hold the chariots back.
why-no-unit = You have none of this: { $unit }.
why-no-flour = You have no flour for a march: { $unit }.
why-no-move = All have moved, or nothing next to them can be entered: { $unit }.
why-not-yours = Not your province: { $province }.
why-felled = You have felled here already this round: { $province }.
why-no-tree = No tree stands here: { $province }.
why-walls-full = { $province } has a wall for each of its { $cities } cities.
why-walled = A wall was built here this round: { $province }.
why-cards-off = This game is played without cards.
why-no-card = You have no such card: { $card }.
why-card-played = You have played a card this round.
why-second-wind = You are asked for the second wind when you lose a duel.
why-envoys = You are asked for the envoys before a campaign’s roll.
why-blessing = You are asked for the blessing before a frame roll.
why-card-phase = Only in phase 11B: { $card }.
why-own-policy = Only in your own phase 11B: { $card }.
why-in-battle = Nobody interrupts a battle.
why-busy = Not now: something else is being settled first.
why-no-interrupts = In this game cards are played at your own decisions only.
why-tribe-stuck = The tribe can’t go anywhere: { $tribe }.
why-mercenaries = Mercenaries cost { $price } metal; you have { $have }.
why-card-useless = It would do nothing now: { $card }.
why-mill = You have { $grain } grain, and your millstones grind { $most }.
why-not-this-party = Not possible here: { $who }.
why-not-payable = A campaign can’t be paid with { $material }.
why-chariots-barred = { $province } has { $walls } walls: no chariot may attack.
why-no-unit-here = None of this here: { $unit }.
why-none-committed = No unit is committed yet.
why-not-this-slot = Slot { $slot } holds no such symbol.
why-not-this-card = This card isn’t there: { $card }.
why-no-hole = There is no room for a tree here: { $province }.
why-built = Something was built here this round already: { $province }.
why-no-city-free = { $province } has no city free for this, or you can’t pay: { $building }.
why-not-next = Not a neighbour: { $province }.
why-not-enterable = It belongs to another party, or a tribe holds it: { $province }.
why-not-tear = Nothing to tear down here: { $province }.
why-not-work-at = No idle forge of yours (or no stack) here: { $province }.
why-not-move-from = No such unit can leave here: { $province }.
why-not-move-to = The stack there is full: { $province }.
why-not-attack-at = You can’t attack here: no war with the owner, or nobody reaches it: { $province }.
why-not-commit = Nobody from here can join the attack: { $province }.
why-not-nomad-step = The tribe can’t go there: { $province }.
why-not-mercenaries-at = Mercenaries need a city of yours: { $province }.
why-not-deserters-at = No stack of a party at war next to you: { $province }.
why-toll-side = A toll only asks; send it empty to let pass freely.
why-empty-offer = The offer is empty.
why-edits = A draft can be changed { $count } times at most.
why-card-count = There are no more of this card: { $card }.
why-not-in-basket = That isn’t in the basket.
why-must-declare = You are at war, but may attack only right after your own declaration of war, or whom you fought in the round before.
why-may-not-attack = You are at war with { $who }, but may attack only right after your own declaration of war, or if you fought each other in the round before.
why-no-flour-given = At this table the bank takes no { $material }.
why-no-flour-taken = At this table the bank gives no { $material }.
why-smelt = You have { $ore } ore, and a forge smelts { $most }.
why-must-take = At this table this can’t be declined.
why-not-owned = You have only { $have } { $material }.
why-basket-full = At most { $count } of one material on a side.

# The board in a terminal

board-title = { $season }, year { $year } (round { $round } of { $rounds })
board-title-vote = { $season }, year { $year } (round { $round }; a vote after year 1 decides how many follow)
board-title-vote-yearly = { $season }, year { $year } (round { $round }; a vote after every year decides whether another follows)
board-party = { $score } on the frame, { $provinces ->
    [one] one province
   *[other] { $provinces } provinces
}, { $cards ->
    [one] one card
   *[other] { $cards } cards
}
board-allies = allied with { $names }
board-war = at war with { $names }
board-may-attack = may attack { $names }
board-out = out
board-legend = c cities · t trees · w walls · f forges · m millstones · M temples of Marduk · I temples of Ishtar · ≈ canals · 1/2 one where there can be two · ⛏ mine · ▲ stack (foot/chariots/blanks) · ☾ nomads · › can be chosen now
board-own = Your land, and what borders on it
board-around = Neutral land around, and what borders on it
board-out-of-play = Not played:
board-elsewhere = Elsewhere
board-frame = Frame: { $symbols ->
    [one] one symbol
   *[other] { $symbols } symbols
} on { $size } slots
board-offer = Offer of { $proposer } to { $partner } ({ $state })
board-baskets = gives { $gives }, asks for { $asks }
board-toll = toll of { $who }: { $toll }
board-hand = Your cards: { $cards }

# What each card does, said with the box’s own numbers; { $nomad_steps } and the like are their names there.

card-nomad-steps = { $nomad_steps ->
    [1] 1 province
    [2] 1 or 2 provinces
   *[other] 1 to { $nomad_steps } provinces
}
card-sutaeans-note = Move the Sutaeans { card-nomad-steps } and let them attack (+{ $nomad_attack }).
card-hanaeans-note = Move the Hanaeans { card-nomad-steps } and let them attack (+{ $nomad_attack }).
card-yaminites-note = Move the Yaminites { card-nomad-steps } and let them attack (+{ $nomad_attack }).
card-gutians-note = Move the Gutians { card-nomad-steps } and let them attack (+{ $nomad_attack }).
card-turukkaeans-note = Move the Turukkaeans { card-nomad-steps } and let them attack (+{ $nomad_attack }).
card-forced-march-note = Your foot may move 2 provinces this turn.
card-siege-ladders-note = In one battle walls don’t count, and chariots may attack walls.
card-mercenaries-note = { $mercenary_foot } foot in a city of yours for { $mercenary_metal } metal; they may move at once.
card-deserters-note = A foot leaves a stack of a party at war, next to your land.
card-second-wind-note = A lost duel is rolled again. You are asked when it happens.
card-rich-harvest-note = +{ $harvest_card } grain.
card-rich-vein-note = +{ $vein_card } ore.
card-cedar-rafts-note = +{ $rafts_card } wood.
card-caravan-note = +{ $caravan_card } metal.
card-locusts-note = A rival loses half of the grain.
card-envoys-note = A campaign succeeds without a roll. You are asked before the roll.
card-intrigue-note = Ends an alliance of two others.
card-spies-note = See a rival’s cards and stacks, and take a card.
card-blessing-note = A building scores on the frame without a roll. You are asked before the roll.

# What tells a party's place from others, before anybody chooses it
place-land = Around the core: { $irrigable ->
    [0] no city to irrigate
    [one] one city to irrigate
   *[other] { $irrigable } cities to irrigate
  }, { $trees ->
    [0] no trees
    [one] one tree
   *[other] { $trees } trees
  }.
place-mine = The nearest mine is { $steps ->
    [one] next door
   *[other] { $steps } provinces away
  }.
place-rival = The nearest rival is { $party }, { $steps ->
    [one] next door
   *[other] { $steps } provinces away
  }.
place-tribe = Nomads live next door: the { $tribe }.
place-metal = Free trade brings { $count } metal each spring from the second year.
place-card = Begins with one more card: nomads of its choice.
character-builder = The computer plays a builder here: forges, walls and canals above all.
character-trader = The computer plays a trader here: it offers much and settles for less.
character-warlord = The computer plays a warlord here: it likes to conquer.
character-diplomat = The computer plays a diplomat here: it seeks allies and guards its borders.

# Positions set up by hand

position-nobody = nobody
position-course = Season
position-season = season, from 1
position-relations = War and peace
position-between = { $one } and { $other }
position-peace = peace
position-allied = allied
position-war = war
position-holdings = { $who }: stock and cards
position-hand = card: { $card }
position-owner = belongs to
position-trees = trees
position-walls = city walls
position-troops = troops of
position-tribes = Nomads
position-units = { $tribe }, units
position-frame = Frame
position-slot = slot { $slot }
position-symbol = { $who }: { $symbol }
position-alone = At least two parties need a province.
position-landless = Who has no province has no troops either: { $who }.
position-landless-pact = Who has no province is out, and has neither allies nor wars: { $who }.
position-blanks = Too many blanks on the board for { $who }: { $placed } of { $blanks }.
position-cards = { $card }: held { $held } times. There are only { $cards }.
position-temples-fit = A city has at most one temple, and { $province } has { $cities }.
position-strangers = { $province }: only its owner’s troops can stand in a city, not those of { $who }.
