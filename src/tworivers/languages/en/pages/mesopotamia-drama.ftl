# Moments of a game, told over the board.

drama-score = { $who } rolls for the { $symbol }
drama-campaign-alliance = { $who } seeks an alliance with { $rival }
drama-campaign-break = { $who } works against the alliance with { $rival }
drama-campaign-war = { $who } campaigns for war with { $rival }
drama-attack = { $who } attacks { $rival ->
    [nomads] the nomads
   *[other] { $rival }
} in { $place }
drama-raid = The { $tribe } under { $who } attack { $place }
drama-needed = { $needed } or more needed
drama-ruin = From { $needed } on, all is destroyed
drama-scored = It scores: a symbol on the frame.
drama-missed = Too low: nothing on the frame.
drama-succeeded = The campaign succeeds.
drama-succeeded-allied = The campaign succeeds: they are allied.
drama-succeeded-refused = The campaign succeeds, but the alliance is refused.
drama-failed = The campaign fails.
drama-duel-won = The attacker wins the duel.
drama-duel-lost = The defender wins the duel.
drama-duel-tie = A tie: they roll again.
drama-conquered = { $who } conquers { $place }.
drama-conquered-raid = The { $tribe } conquer { $place }.
drama-capital = A capital falls: { $who } conquers { $place }.
drama-capital-raid = A capital falls: the { $tribe } conquer { $place }.
drama-repelled = { $rival ->
    [nomads] The nomads hold
   *[other] { $rival } holds
} { $place }: the attack is repelled.
drama-repelled-raid = { $rival } holds { $place }: the { $tribe } are repelled.
drama-field = { $who } beats { $rival } in { $place }.
drama-destroyed = Everything built there is destroyed.
drama-captured = What is built there still stands.
drama-out = { $who } has no province left and is out.
drama-next = Go on
drama-leave = Skip all
drama-left = { $count } more
