# Hints: what to do on a whole turn (clauses, joined into one sentence), why, in the units of the table, and the rest.

clause-pass = pass for this round
clause-recruit-farmer = recruit the farmer of group { $group } { $price ->
    [0] for free
    [one] for 1 talent
   *[other] for { $price } talents
}
clause-recruit-priest = recruit the priest of group { $group } { $price ->
    [0] for free
    [one] for 1 talent
   *[other] for { $price } talents
}
clause-recruit-engineer = recruit the engineer of group { $group } { $price ->
    [0] for free
    [one] for 1 talent
   *[other] for { $price } talents
}
clause-recruit-merchant = recruit the merchant of group { $group } { $price ->
    [0] for free
    [one] for 1 talent
   *[other] for { $price } talents
} and get a camel
clause-caravan = send the caravan to { $city } for { $camels ->
    [one] 1 camel
   *[other] { $camels } camels
}
clause-caravan-paying = send the caravan to { $city } for { $camels ->
    [one] 1 camel
   *[other] { $camels } camels
}, pay there with { $goods }
clause-field-upper = take { $good } from the upper row of fields
clause-field-lower = take { $good } from the lower row of fields
clause-temple = send a cube to the temple of { $temple }
clause-procession = lead the procession to the temple of { $temple }
clause-water = water the channel { $zone }
clause-sell = sell { $goods } for { $prestige } prestige
clause-court-banker = take banker { $level }
clause-court-leader = take caravan leader { $level }
clause-court-palace = take palace { $level }
clause-court-gardener = take a gardener
clause-card-good = choose the card with { $good }
clause-plant = plant { $square } (level { $level })
clause-take = take { $good } as the tile’s bonus
clause-ishtar-camel = take a camel from Ishtar
clause-ishtar-talent = take a talent from Ishtar
clause-keep = keep what you have
clause-swap = swap { $given } for { $taken }
clause-discard = put back { $goods }
goods-several = { $count } { $good }

reason-prestige-from = +{ $count } prestige: { $source }
reason-prestige-more = { $count } prestige more
reason-prestige-less = { $count } prestige less
reason-talents-more = +{ $count ->
    [one] 1 talent
   *[other] { $count } talents
}
reason-talents-less = −{ $count ->
    [one] 1 talent
   *[other] { $count } talents
}
reason-camels-more = +{ $count ->
    [one] 1 camel
   *[other] { $count } camels
}
reason-camels-less = −{ $count ->
    [one] 1 camel
   *[other] { $count } camels
}
reason-good-more = +{ $count } { $good }
reason-good-less = −{ $count } { $good }
reason-gardeners-more = +{ $count ->
    [one] 1 gardener
   *[other] { $count } gardeners
}
reason-gardeners-less = −{ $count ->
    [one] 1 gardener
   *[other] { $count } gardeners
}
reason-banker-more = +{ $count ->
    [one] 1 talent
   *[other] { $count } talents
} of income every round
reason-banker-less = −{ $count ->
    [one] 1 talent
   *[other] { $count } talents
} of income every round
reason-patron-more = +{ $count } prestige of income every round
reason-patron-less = −{ $count } prestige of income every round
reason-leader-more = up to { $count ->
    [one] 1 camel
   *[other] { $count } camels
} less for every journey
reason-leader-less = up to { $count ->
    [one] 1 camel
   *[other] { $count } camels
} more for every journey
reason-storehouse-more = +{ $count ->
    [one] 1 good
   *[other] { $count } goods
} you may keep at the end of a round
reason-storehouse-less = −{ $count ->
    [one] 1 good
   *[other] { $count } goods
} you may keep at the end of a round
reason-temple-first = 1st place in the temple of { $temple }
reason-temple-second = 2nd place in the temple of { $temple }
reason-temple-nothing = neither 1st nor 2nd place in the temple of { $temple }
reason-marduk-first = 1st place in the temple of { $temple }: { $count } prestige if it stays so
reason-marduk-second = 2nd place in the temple of { $temple }: { $count } prestige if it stays so
reason-marduk-nothing = neither 1st nor 2nd place in the temple of { $temple }: no { $count } prestige
reason-fields-upper = you lead the upper row of fields with { $count } of { $filled } cubes: full, it brings a gardener
reason-fields-lower = you lead the lower row of fields with { $count } of { $filled } cubes: full, it brings a gardener
reason-channels-more = { $count ->
    [one] 1 garden tile more
   *[other] { $count } garden tiles more
} with most water from you, which brings prestige when it is planted
reason-channels-less = { $count ->
    [one] 1 garden tile less
   *[other] { $count } garden tiles less
} with most water from you, which brings prestige when it is planted
reason-favour-more = +{ $count } prestige of the queen’s favour at the end
reason-favour-less = −{ $count } prestige of the queen’s favour at the end
reason-tiles = tile { $count } of the { $needed } that the queen’s favour takes
reason-journey-more = about { $count } prestige more from your best journey, to { $city }
reason-journey-less = about { $count } prestige less from your best journey, to { $city }
reason-waiting = +{ $count ->
    [one] 1 talent
   *[other] { $count } talents
} whenever your turn would come while others play on
