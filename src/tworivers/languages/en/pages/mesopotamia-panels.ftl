# What the panels of Mesopotamia say.

panel-tabs = Your desk
panel-tab-now = Now
panel-tab-trade = Trade
panel-tab-hand = Cards
panel-tab-ties = Relations
panel-phases = The phases of the season
panel-year = Year { $year } of { $years }
panel-year-vote = Year { $year }, then a vote
panel-year-vote-yearly = How long the game lasts is not settled yet: after each year the parties vote whether to play another.
panel-year-vote-note = How long the game lasts is not settled yet: after the first year the parties vote.
panel-ready = Ready
panel-phase-felling = Felling
panel-phase-regrowth = Regrowth
panel-phase-free-trade = Free trade
panel-phase-ore = Ore
panel-phase-harvest = Harvest
panel-phase-milling = Milling
panel-phase-feeding = Feeding
panel-phase-forges = Forges
panel-phase-walls = Walls
panel-phase-works = Works
panel-phase-building = Building
panel-phase-policy = War

# What others did meanwhile

panel-news = Since your last turn
panel-news-spied = { $who }’s spies saw your cards and stacks.
panel-news-stolen = { $who }’s spies took your { $card } card.
panel-news-locusts = { $who }’s locusts ate { $count } of your grain.
panel-news-deserted = A foot of yours deserted in { $province }.
panel-news-war = { $who } declared war on you.
panel-news-broken = { $who } ended the alliance with you.
panel-news-intrigue = { $who }’s intrigue ended your alliance with { $rival }.
panel-news-allied = { $who } agreed: you are allied.
panel-news-refused = { $who } refused an alliance with you.
panel-news-attack = { $who } attacked your troops in { $province }.
panel-news-conquered = { $who } conquered { $province } from you.
panel-news-conquered-nomads = The { $tribe } under { $who } conquered { $province } from you.
panel-news-repelled = You repelled { $who } in { $province }.
panel-news-repelled-nomads = You repelled the { $tribe } under { $who } in { $province }.
panel-news-converted = { $who } took a symbol of yours on the frame: { $symbol }.
panel-news-unseated = You lost a foot symbol on the frame.
panel-log-stolen = Spies take a card from { $who }: { $card }.
panel-since-more = { $count ->
    [one] 1 more thing happened
   *[other] { $count } more things happened
}
panel-since-all = Look closer
panel-since-yours = What touches you
panel-since-world = In the world
panel-since-lesser = { $count ->
    [one] 1 lesser thing
   *[other] { $count } lesser things
}
panel-since-nothing = The others have done nothing of note yet.
panel-since-show = Show on the map
panel-since-battle = See the battle

# Battles that are over

panel-past-battle = See the battle, duel by duel
panel-past-attacks = attacked
panel-past-defends = defended
panel-past-duels = The duels
panel-past-duel = Duel { $number }
panel-past-duel-won = { $who } won it.
panel-past-ties = { $count ->
    [one] After a tie.
   *[other] After { $count } ties.
}
panel-past-no-duel = Nobody stood in the way: there was no duel.
panel-past-came = What came of it

# The ledger

panel-ledger = Your ledger
panel-food = { $need ->
    [one] Your city eats 1 flour:
   *[other] Your cities eat { $need } flour:
} { $left } left.
panel-food-short = { $need ->
    [one] Your city eats 1 flour:
   *[other] Your cities eat { $need } flour:
} { $missing } missing.
panel-food-next = Next season: { $need } flour to eat, { $left } left.
panel-food-next-short = Next season: { $need } flour to eat, { $missing } missing.
panel-food-mill = You can mill { $count }.
panel-food-harvest = The harvest before that brings { $least } to { $most } grain.
panel-price = { $count } each of metal, wood and flour
panel-have = you have { $count }

# Planning

panel-usual = Do the usual
panel-usual-fell = { $count ->
    [one] fell a tree
   *[other] fell { $count } trees
}
panel-usual-regrow = let one grow back
panel-usual-mill = mill { $count } grain
panel-usual-mill-all = mill all grain
panel-usual-feed = { $cities ->
    [one] feed your city
   *[other] feed { $cities } cities
}
panel-usual-feed-left = { $cities ->
    [one] feed your city
   *[other] feed { $cities } cities
} ({ $left } flour left)
panel-usual-short = stop before feeding: { $missing } flour missing
panel-usual-bare = stop before feeding: it takes your last flour
panel-usual-smelt = turn ore into metal
panel-usual-nothing = go on: there is nothing to choose here
panel-usual-stops = It stops where there is something to choose. Until your cities are fed, you can take it back.
panel-usual-stops-fed = It stops where there is something to choose. You can take it back.
panel-no-campaign = No campaign, go on to marching
panel-end-turn = End my turn
panel-on-map = Choose here or on the map.
panel-fell-all = { $count ->
    [one] Fell the tree
   *[other] Fell all { $count }
}
panel-walls-of = { $count } of { $cities } walls
panel-wall-effect = defence +{ $before } → +{ $after }
panel-wall-bars = no chariot may attack
panel-wall-price = A wall costs
panel-wall-poor = You can’t pay for a wall now.
panel-wall-full = Every city of yours has its wall.
panel-cities = { $count ->
    [one] 1 city
   *[other] { $count } cities
}
panel-canals-of = { $canals } of { $count } canals
panel-own-land = your land
panel-to-take = nobody’s: yours when you enter
panel-raid = they win with { $percent }%
panel-height = a stack { $count } high
panel-mill-grain = Grain to mill
panel-mill-all = Mill all { $count }
panel-less = Less: { $what }
panel-more = More: { $what }
panel-after-feeding = After feeding your cities you have { $left } flour.
panel-after-feeding-short = { $missing ->
    [one] 1 flour will be missing: a wall or forge is torn down.
   *[other] { $missing } flour will be missing: as many walls or forges are torn down.
}
panel-feed = For each missing flour a wall is torn down, then a forge. Trade, exchange at the bank, or feed what you can.
panel-feed-enough = There is flour for all your cities.
panel-forges = { $count ->
    [one] 1 forge
   *[other] { $count } forges
}, { $ore } ore. Each forge works once a season.
panel-smelt-all = Smelt all
panel-smelt-note = up to { $smelt_ore } ore in each forge
panel-smelt-one = Smelt in one forge
panel-blanks = { $count } at home: a bluff
panel-frame-chance = on the frame with { $needed }+: { $percent }%
panel-frame-note = One building in each province and season; then a die decides whether it scores on the frame.
panel-waiting = { $count ->
    [one] You are ready. One party is still at work.
   *[other] You are ready. { $count } parties are still at work.
}
panel-waiting-turn = The others act; you are asked when it concerns you.
panel-watching = { $count ->
    [one] One party decides.
   *[other] { $count } parties decide.
}
panel-waiting-free = Meanwhile you may trade and use the bank; cards that you can play now are lit.
panel-bless = Without the blessing a die decides; with it the symbol is certain.
panel-roll-chance = { $needed }+{ $bonus ->
    [0] { "" }
   *[other] { " with" } +{ $bonus }
}: { $percent }%
panel-envoys = Without the envoys a die decides; with them the campaign succeeds.
panel-consent = Allies may not declare war on each other. An alliance ends a war between you.
panel-second-wind = It is rolled once more, with the same units.
panel-second-wind-chance = you win it with { $percent }%
panel-vote-yearly = More than half must want another year; four are the most.
panel-vote = The lower middle of all votes decides.
panel-followers = then { $order }
panel-party-note = { $score } on the frame, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}

# Trade

panel-bank = Bank
panel-bank-give = You give the bank
panel-bank-get = You get
panel-bank-times = How often
panel-bank-do = { $gives } for { $gets }
panel-partner = With whom
panel-give = You give
panel-get = You get
panel-nothing = nothing
panel-card-more = + card
panel-add-card = Add a card: { $side }
panel-take-out = take out
panel-way = The caravan has to ask: { $who }
panel-send-gift = Send it as a gift
panel-offers-left = { $count ->
    [one] 1 offer left this season
   *[other] { $count } offers left this season
}
panel-counter-stands = Their offer stands until you send this one. { $who } offers:
panel-counter-gone = Their offer is gone meanwhile: this would be an offer of your own.
panel-counter-withdraws = Your open offer to { $who } is withdrawn when you send this one.
panel-send-counter = Send the counter-offer
panel-note = A word to { $who } with the offer
panel-trade-later = Offers can be begun at your next decision.
panel-offer-open = Your offer to { $who }: { $state }.
panel-offer-change = Change it
panel-offer-others = If it is declined, ask the others one after the other
panel-offer-another = Prepare another offer
panel-offer-after = Send it after that one
panel-offer-next = Then, one after the other:
panel-offer-leave-out = Leave out: { $who }
panel-offer-unsent = Your offer to { $who } was not sent: you no longer have what it gives.
panel-withdraw = Withdraw
panel-offer-of = An offer of { $who }
panel-offers = offers
panel-offers-more = { $count ->
    [one] 1 more offer
   *[other] { $count } more offers
}
panel-offers-fewer = Show fewer offers
panel-asks = and asks for
panel-accept = Accept
panel-counter = Counter
panel-decline = Decline
panel-caravan = A caravan of { $who } to { $to } wants to cross your land.
panel-free = Let it pass
panel-demand = Toll …
panel-refuse = Refuse
panel-toll = Your toll
panel-toll-note = Who takes a toll or refuses gets no free-trade metal for four rounds.
panel-back = Back
panel-tolls = Tolls on the way to { $who }:
panel-pay-tolls = Pay them
panel-no-tolls = Drop the offer

# Policy and war

panel-campaign-alliance = Alliance
panel-campaign-break = Break an alliance
panel-campaign-war = Declare war
panel-campaign-chance = { $needed }+{ $bonus ->
    [0] { "" }
   *[other] { " with" } +{ $bonus }
}: { $percent }%
panel-every = { $campaign_bonus ->
    [3] three
   *[other] { $campaign_bonus }
}
panel-campaign-alliance-note = If the roll succeeds, the partner may agree. It ends a war between you. +1 for every { panel-every } Ishtar temples on the frame.
panel-campaign-break-note = One-sided. You may declare war on each other from the next season on. +1 for every { panel-every } Marduk temples on the frame.
panel-campaign-war-note = You may attack in this turn, and next season again if you have fought. The war lapses after a whole season without a fight. +1 for every { panel-every } Marduk temples on the frame.
panel-campaign-odds = It succeeds with { $percent }%: { $least ->
    [1] whatever the die shows
   *[other] the die must show { $least } or more
}{ $bonus ->
    [0] .
   *[other] , { $bonus } less thanks to your symbols.
}
panel-campaign-price = 1 metal, wood or flour
panel-campaign-other = Another party
panel-campaign-pay = Pay, also if it fails:
panel-percent = { $percent }%
panel-moves = Drag a banner on the map, or tap it and then its goal. Every unit that moves eats 1 flour; you have { $flour }. Foot goes 1 province, chariots 2.
panel-moved = Grey: can’t go further this season, or there is no flour.
panel-march-cost = { $flour } flour
panel-move-from = Move: { $unit }, { $place }
panel-no-troops = You have no troops.
panel-attack = Attack …
panel-no-attack-foe = Nobody to attack: you are at war with nobody, and no tribe holds a city.
panel-no-attack-declaration = You are at war, but may attack only right after declaring war yourself, or whom you fought last season.
panel-no-attack-flour = No flour: every attacker eats 1.
panel-no-attack-reach = Nobody you may attack is in reach.
panel-battle = The battle of { $place }
panel-battle-chance = chance to win: { $who }
panel-battle-hold = you hold it with { $percent }%
panel-battle-hidden = { $count ->
    [one] If the one in the stack is a soldier. Blanks don’t fight.
   *[other] If all { $count } of the stack are soldiers. Blanks don’t fight.
}
panel-walls = walls
panel-duel = Which unit fights the next duel? Ties are rolled again.
panel-defend = Which of your units defends? Both defend alike.
panel-defend-chance = They attack with: { $unit }. You win this duel with { $percent }%.
panel-duel-chance = +{ $bonus }: wins the duel with { $percent }%
panel-join = Joins the attack: { $unit }, { $place }
panel-begin-battle = Begin the battle: { $percent }%
panel-commit-note = Nobody can follow later. Each who hasn’t marched yet eats 1 flour.
panel-ring = Alliances and wars
panel-between = Between
panel-tie = Relation
panel-since = Since
panel-tie-alliance = Alliance
panel-tie-war = War
panel-attackers = { $count ->
    [0] nobody may attack without declaring war
   *[other] may attack now: { $who }
}
panel-lapses = lapses at the end of { $when } without a fight
panel-when = { $season }, year { $year }
panel-no-ties = No alliances, no wars. A campaign in phase 11B changes that.

# Cards

panel-no-cards = You have no cards.
panel-card-later = Not now.
panel-card-play = Play { $card }
panel-card-played = One card a season: yours is played.
panel-cards-played = Cards played so far

# The end

panel-chart = Symbols on the frame, season by season
panel-deeds = Deeds
panel-deeds-battles = Battles
panel-deeds-won = won
panel-deeds-lost = lost
panel-deeds-trades = Trades
panel-deeds-alliances = Alliances
panel-deeds-wars = Wars
panel-chronicle = The chronicle
panel-chronicle-began = In the days of Hammurabi these shared the land between the rivers: { $names }.
panel-chronicle-year = When the year ended, the most symbols on the frame were those of { $names }: { $score }.
panel-chronicle-quiet = Nothing was written down but harvests: quiet years between the rivers.
