# Momenten van een spel, boven het bord verteld.

drama-score = { $who } dobbelt voor: { $symbol }
drama-campaign-alliance = { $who } zoekt een verbond met { $rival }
drama-campaign-break = { $who } wil af van het verbond met { $rival }
drama-campaign-war = { $who } voert campagne voor oorlog tegen { $rival }
drama-attack = { $who } valt { $rival ->
    [nomaden] de nomaden
   *[other] { $rival }
} aan in { $place }
drama-raid = De { $tribe } onder { $who } vallen { $place } aan
drama-needed = { $needed } of meer nodig
drama-ruin = Vanaf { $needed } wordt alles verwoest
drama-scored = Gelukt: een symbool op het kader.
drama-missed = Te laag: niets op het kader.
drama-succeeded = De campagne slaagt.
drama-succeeded-allied = De campagne slaagt: ze zijn bondgenoten.
drama-succeeded-refused = De campagne slaagt, maar het verbond wordt geweigerd.
drama-failed = De campagne mislukt.
drama-duel-won = De aanvaller wint het duel.
drama-duel-lost = De verdediger wint het duel.
drama-duel-tie = Gelijkspel: er wordt opnieuw gegooid.
drama-conquered = { $who } verovert { $place }.
drama-conquered-raid = De { $tribe } veroveren { $place }.
drama-capital = Een hoofdstad valt: { $who } verovert { $place }.
drama-capital-raid = Een hoofdstad valt: de { $tribe } veroveren { $place }.
drama-repelled = { $rival ->
    [nomaden] De nomaden houden
   *[other] { $rival } houdt
} stand in { $place }: de aanval is afgeslagen.
drama-repelled-raid = { $rival } houdt stand in { $place }: de { $tribe } zijn afgeslagen.
drama-field = { $who } verslaat { $rival } in { $place }.
drama-destroyed = Alles wat daar gebouwd is, wordt verwoest.
drama-captured = Wat daar gebouwd is, blijft staan.
drama-out = { $who } heeft geen provincie meer en valt af.
drama-next = Verder
drama-leave = Alles overslaan
drama-left = nog { $count }
