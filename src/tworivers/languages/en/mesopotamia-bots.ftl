# Hints: what to do as a whole (clauses, joined into one sentence), why, in the units of the table, and the rest.

clause-done = be done with this phase
clause-done-fell = be done with felling
clause-done-feed = feed the cities now
clause-done-forge = be done with the forges
clause-done-wall = be done with walls
clause-done-works = be done with forges and millstones
clause-done-build = be done with building
clause-done-campaign = leave campaigns alone
clause-done-move = end your turn
clause-done-nomad-step = let them stay here
clause-clockwise = let the others follow clockwise
clause-counterclockwise = let the others follow counterclockwise
clause-fell = { $count ->
    [one] fell a tree in { $places }
   *[other] fell a tree each in { $places }
}
clause-wall = { $count ->
    [one] build a wall in { $places }
   *[other] build a wall each in { $places }
}
clause-erect-forge = build a forge in { $province }
clause-erect-millstone = build a millstone in { $province }
clause-erect-marduk = build a Marduk temple in { $province }
clause-erect-ishtar = build an Ishtar temple in { $province }
clause-erect-canal = build a canal in { $province }
clause-march-foot = march from { $start } to { $goal } with { $count } foot
clause-march-foot-by = march from { $start } by way of { $places } to { $goal } with { $count } foot
clause-march-chariot = march from { $start } to { $goal } with { $count ->
    [one] 1 chariot
   *[other] { $count } chariots
}
clause-march-chariot-by = march from { $start } by way of { $places } to { $goal } with { $count ->
    [one] 1 chariot
   *[other] { $count } chariots
}
clause-march-blank = march from { $start } to { $goal } with { $count ->
    [one] 1 blank
   *[other] { $count } blanks
}
clause-march-blank-by = march from { $start } by way of { $places } to { $goal } with { $count ->
    [one] 1 blank
   *[other] { $count } blanks
}
clause-march-from = march from { $province }
clause-work-smelt = smelt ore in { $province }
clause-work-foot = raise { $count } foot in { $province }
clause-work-chariot = raise { $count ->
    [one] 1 chariot
   *[other] { $count } chariots
} in { $province }
clause-work-blank = add { $count ->
    [one] 1 blank
   *[other] { $count } blanks
} to the stack in { $province }
clause-work-smelt-somewhere = smelt ore in one of your forges
clause-work-foot-somewhere = raise 1 foot at one of your forges
clause-work-chariot-somewhere = raise 1 chariot at one of your forges
clause-work-blank-somewhere = add 1 blank to one of your stacks
clause-smelt = smelt { $ore } ore
clause-mill = mill { $grain } grain
clause-bank = exchange { $amount } { $given } for { $count } { $taken } at the bank
clause-campaign-alliance = campaign for an alliance with { $who } and pay with { $material }
clause-campaign-break = campaign against the alliance with { $who } and pay with { $material }
clause-campaign-war = campaign for a declaration of war on { $who } and pay with { $material }
clause-attack = attack { $province } with { $chariots ->
    [0] { $foot } foot
    [one] { $foot ->
        [0] 1 chariot
       *[other] { $foot } foot and 1 chariot
    }
   *[other] { $foot ->
        [0] { $chariots } chariots
       *[other] { $foot } foot and { $chariots } chariots
    }
}
clause-attack-at = attack { $province }
clause-battle = begin the battle of { $province } with those who have joined
clause-join = let a unit from { $province } join the attack
clause-there = choose { $province }
clause-foe = attack { $who } there
clause-send-unit = send this unit: { $unit }
clause-duel = let this unit attack: { $unit }
clause-defend = let this unit defend: { $unit }
clause-slot = take the symbol on slot { $slot } of the frame
clause-card = play the card { $card }
clause-take-card = take the card { $card }
clause-mercenaries = place the mercenaries in { $province }
clause-deserters = let a foot desert in { $province }
clause-deserters-of = let a foot of { $who } desert
clause-locusts = send the locusts upon { $who }
clause-intrigue = aim the intrigue at { $who }
clause-intrigue-two = end the alliance of { $other } with { $who }
clause-spy = spy on { $who }
clause-rival = choose { $who } for the campaign
clause-party = choose { $who }
clause-nomads = lead the { $tribe } to { $province }
clause-regrow = let a tree grow back in { $province }
clause-tear = tear down a wall or a forge in { $province }
clause-tear-wall = tear down a wall in { $province }
clause-tear-forge = tear down a forge in { $province }
clause-yes-bless = use the blessing
clause-yes-envoys = send the envoys
clause-offer = offer { $who } { $given } for { $got }
clause-counter = answer { $who } with a counter-offer: you give { $given } for { $got }
clause-toll = demand a toll from the caravan of { $who }: { $got }
clause-accept = accept the offer of { $who }: you get { $got } and give { $given }
clause-decline = decline the offer of { $who }: you would get { $got } and give { $given }
goods-material = { $count } { $material }
goods-card = the card { $card }
goods-nothing = nothing

reason-symbols-more = +{ $count ->
    [one] 1 symbol
   *[other] { $count } symbols
} on the frame
reason-symbols-less = −{ $count ->
    [one] 1 symbol
   *[other] { $count } symbols
} on the frame
reason-symbols-chance = { $percent }% chance of a symbol on the frame
reason-symbols-sure = a symbol on the frame for certain, otherwise { $percent }% chance of it
reason-symbols-risk = { $percent }% risk of losing a symbol on the frame
reason-symbols-forgone = you give up a { $percent }% chance of a symbol on the frame
reason-buildings-more = enough metal, wood and flour for { $count ->
    [one] 1 temple or canal more
   *[other] { $count } temples or canals more
}
reason-buildings-less = metal, wood and flour for { $count ->
    [one] 1 temple or canal less
   *[other] { $count } temples or canals less
}
reason-hunger-more = { $count } flour less missing when your cities eat next
reason-hunger-less = { $count } flour more missing when your cities eat next
reason-land-more = +{ $count ->
    [one] 1 province
   *[other] { $count } provinces
}
reason-land-less = −{ $count ->
    [one] 1 province
   *[other] { $count } provinces
}
reason-land-chance = about { $percent }% chance of a province more
reason-land-risk = about { $percent }% risk of a province less
reason-trees-more = +{ $count ->
    [one] 1 tree
   *[other] { $count } trees
} on your land
reason-trees-less = −{ $count ->
    [one] 1 tree
   *[other] { $count } trees
} on your land
reason-mines-more = +{ $count ->
    [one] 1 mine
   *[other] { $count } mines
}
reason-mines-less = −{ $count ->
    [one] 1 mine
   *[other] { $count } mines
}
reason-sites-more = +{ $count ->
    [one] 1 place
   *[other] { $count } places
} for temples and canals
reason-sites-less = −{ $count ->
    [one] 1 place
   *[other] { $count } places
} for temples and canals
reason-forges-more = +{ $count ->
    [one] 1 forge
   *[other] { $count } forges
}
reason-forges-less = −{ $count ->
    [one] 1 forge
   *[other] { $count } forges
}
reason-millstones-more = +{ $count ->
    [one] 1 millstone
   *[other] { $count } millstones
}
reason-millstones-less = −{ $count ->
    [one] 1 millstone
   *[other] { $count } millstones
}
reason-walls-more = +{ $count ->
    [one] 1 wall
   *[other] { $count } walls
}
reason-walls-less = −{ $count ->
    [one] 1 wall
   *[other] { $count } walls
}
reason-exposed-more = { $count ->
    [one] 1 province less
   *[other] { $count } provinces less
} where a neighbour outnumbers your guard
reason-exposed-less = { $count ->
    [one] 1 province more
   *[other] { $count } provinces more
} where a neighbour outnumbers your guard
reason-foot-more = +{ $count } foot
reason-foot-less = −{ $count } foot
reason-chariots-more = +{ $count ->
    [one] 1 chariot
   *[other] { $count } chariots
}
reason-chariots-less = −{ $count ->
    [one] 1 chariot
   *[other] { $count } chariots
}
reason-prey-more = { $count ->
    [one] 1 enemy province more
   *[other] { $count } enemy provinces more
} where your troops beside it outnumber the guard
reason-prey-less = { $count ->
    [one] 1 enemy province less
   *[other] { $count } enemy provinces less
} where your troops beside it outnumber the guard
reason-allies-more = +{ $count ->
    [one] 1 ally
   *[other] { $count } allies
}
reason-allies-less = −{ $count ->
    [one] 1 ally
   *[other] { $count } allies
}
reason-cards-more = +{ $count ->
    [one] 1 card
   *[other] { $count } cards
} in hand
reason-cards-less = −{ $count ->
    [one] 1 card
   *[other] { $count } cards
} in hand
reason-goods-more = +{ $count } { $material }, then you have { $left }
reason-goods-less = −{ $count } { $material }, then you have { $left }
reason-campaign = { $percent }% chance that the campaign succeeds
reason-nearer = { $count ->
    [one] 1 step
   *[other] { $count } steps
} from there to { $province }, which nobody holds or guards

# Above the reasons
note-accepted = If the offer is accepted:
note-dice = On average over the dice:

# Instead of reasons
note-done-felling = No offer, card or tree brings more now: you have { $wood } wood.
note-done-feeding = Your { $cities ->
    [one] city eats 1 flour
   *[other] cities eat { $cities } flour
}, you have { $flour }, and nothing you could spare brings more.
note-done-forging = Keep your { $metal } metal, { $wood } wood and { $flour } flour: what a forge could still make costs more than it brings.
note-done-walling = Keep your { $metal } metal, { $wood } wood and { $flour } flour: no wall is worth its price now.
note-done-works = Keep your { $metal } metal, { $wood } wood and { $flour } flour: no forge or millstone is worth its price now.
note-done-building = A temple or canal takes { $price } metal, wood and flour each; you have { $metal }, { $wood } and { $flour }, and nothing you could build is worth that now.
note-done-building-short = A temple or canal takes { $price } metal, wood and flour each, and you have { $metal }, { $wood } and { $flour }.
note-done-policy = Keep what a campaign would cost, 1 metal, wood or flour: none is worth it now.
note-done-moving = A march takes 1 flour a unit, and you have { $flour }: no march and no attack brings more than that now.
note-alliance = An ally rarely attacks: { $who } has { $beside ->
    [one] 1 unit
   *[other] { $beside } units
} in or beside your land now.
note-alliance-far = For 1 metal, wood or flour { $who } will hardly attack you, before any of their units stand at your border.
note-alliance-somebody = An ally rarely attacks; the campaign takes 1 metal, wood or flour.
note-break = Once { $who } is no ally you can attack; { $beside ->
    [one] 1 unit
   *[other] { $beside } units
} of theirs stand in or beside your land.
note-break-somebody = Who is no ally can be attacked; the campaign takes 1 metal, wood or flour.
note-war = Right after declaring war on { $who } your troops can attack, for 1 symbol with a province.
note-war-somebody = Right after declaring war your troops can attack, for 1 symbol with a province.
note-decline = It brings you too little, or them too much: you keep { $metal } metal, { $wood } wood and { $flour } flour.
note-cannot = You don’t have what they ask for: you have { $grain } grain, { $flour } flour, { $ore } ore, { $metal } metal and { $wood } wood.
note-free = A toll brings you too little: who takes one gets no metal from free trade for 1 year.
note-tolls = The tolls cost more than the trade brings: you keep { $metal } metal, { $wood } wood and { $flour } flour.
note-drop = No offer helps you both now: you keep { $metal } metal, { $wood } wood and { $flour } flour.
note-nomads = The { $tribe } reach { $count ->
    [0] no city provinces
    [one] 1 city province
   *[other] { $count } city provinces
} of others from where they stand.
note-regrow = A tree grows best where the fewest stand: only 1 can be felled in a province each season.
note-mill = Flour feeds your { $cities ->
    [one] city
   *[other] { $cities } cities
} and pays for what you build; you have { $flour } flour and { $grain } grain.
note-smelt = Metal pays for what you build, ore doesn’t: you have { $metal } metal and { $ore } ore.
note-tear = 1 wall or forge must go for each flour that lacks; here you will miss it least.
note-direction = { $first } then plays 1st after you, { $last } last.
note-defend = Of your units this is the 1 you would rather risk.
note-rival = It harms { $rival }, who has { $most ->
    [one] 1 symbol
   *[other] { $most } symbols
} to your { $symbols }.
note-slot = Beside your own symbols a slot matters most: you have { $symbols ->
    [one] 1 symbol
   *[other] { $symbols } symbols
}.
note-vote-soon = You have { $symbols ->
    [one] 1 symbol
   *[other] { $symbols } symbols
}, { $rival } has { $most }: who leads wants the game to end soon.
note-vote-late = You have { $symbols ->
    [one] 1 symbol
   *[other] { $symbols } symbols
}, { $rival } has { $most }: who is behind needs more time.
