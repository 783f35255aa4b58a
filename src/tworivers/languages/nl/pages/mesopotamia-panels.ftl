# Wat de panelen van Mesopotamia zeggen.

panel-tabs = Je schrijftafel
panel-tab-now = Nu
panel-tab-trade = Handel
panel-tab-hand = Kaarten
panel-tab-ties = Relaties
panel-phases = De fases van het seizoen
panel-year = Jaar { $year } van { $years }
panel-year-vote = Jaar { $year }, dan stemmen
panel-year-vote-yearly = Hoelang het spel duurt, staat nog niet vast: na elk jaar stemmen de partijen of er nog één volgt.
panel-year-vote-note = Hoelang het spel duurt, staat nog niet vast: na het eerste jaar stemmen de partijen.
panel-ready = Klaar
panel-phase-felling = Kappen
panel-phase-regrowth = Aangroei
panel-phase-free-trade = Vrijhandel
panel-phase-ore = Erts
panel-phase-harvest = Oogst
panel-phase-milling = Malen
panel-phase-feeding = Voeden
panel-phase-forges = Smidsen
panel-phase-walls = Muren
panel-phase-works = Ambacht
panel-phase-building = Bouwen
panel-phase-policy = Oorlog

# Wat anderen intussen deden

panel-news = Sinds je vorige beurt
panel-news-spied = Spionnen van { $who } hebben je kaarten en stapels gezien.
panel-news-stolen = Spionnen van { $who } hebben je een kaart afgenomen: { $card }.
panel-news-locusts = Sprinkhanen van { $who } hebben { $count } van je graan opgevreten.
panel-news-deserted = In { $province } is een voetsoldaat van je weggelopen.
panel-news-war = { $who } heeft je de oorlog verklaard.
panel-news-broken = { $who } heeft het verbond met jou beëindigd.
panel-news-intrigue = Een intrige van { $who } heeft je verbond met { $rival } beëindigd.
panel-news-allied = { $who } heeft toegestemd: jullie zijn bondgenoten.
panel-news-refused = { $who } heeft een verbond met jou geweigerd.
panel-news-attack = { $who } heeft je troepen in { $province } aangevallen.
panel-news-conquered = { $who } heeft { $province } op jou veroverd.
panel-news-conquered-nomads = De { $tribe } onder { $who } hebben { $province } op jou veroverd.
panel-news-repelled = Je hebt de aanval van { $who } op { $province } afgeslagen.
panel-news-repelled-nomads = Je hebt de aanval van de { $tribe } onder { $who } op { $province } afgeslagen.
panel-news-converted = { $who } heeft een symbool van je op het kader overgenomen: { $symbol }.
panel-news-unseated = Je hebt een militair symbool op het kader verloren.
panel-log-stolen = Spionnen nemen { $who } een kaart af: { $card }.
panel-since-more = { $count ->
    [one] nog 1 gebeurtenis
   *[other] nog { $count } gebeurtenissen
}
panel-since-all = Nader bekijken
panel-since-yours = Wat jou raakt
panel-since-world = In de wereld
panel-since-lesser = { $count ->
    [one] 1 kleinigheid
   *[other] { $count } kleinigheden
}
panel-since-nothing = De anderen hebben nog niets noemenswaardigs gedaan.
panel-since-show = Op de kaart tonen
panel-since-battle = De slag bekijken

# Slagen die voorbij zijn

panel-past-battle = De slag bekijken, duel voor duel
panel-past-attacks = viel aan
panel-past-defends = verdedigde
panel-past-duels = De duels
panel-past-duel = Duel { $number }
panel-past-duel-won = { $who } won het.
panel-past-ties = { $count ->
    [one] Na een gelijkspel.
   *[other] Na { $count } keer gelijkspel.
}
panel-past-no-duel = Niemand stond in de weg: er was geen duel.
panel-past-came = Wat ervan kwam

# Het kasboek

panel-ledger = Je kasboek
panel-food = { $need ->
    [one] Je stad eet 1 meel:
   *[other] Je steden eten { $need } meel:
} nog { $left } over.
panel-food-short = { $need ->
    [one] Je stad eet 1 meel:
   *[other] Je steden eten { $need } meel:
} { $missing } te weinig.
panel-food-next = Volgend seizoen { $need } meel: nog { $left } over.
panel-food-next-short = Volgend seizoen { $need } meel: { $missing } te weinig.
panel-food-mill = Je kunt er { $count } malen.
panel-food-harvest = De oogst daarvoor brengt { $least } tot { $most } graan op.
panel-price = { $count } metaal, { $count } hout en { $count } meel
panel-have = je hebt { $count }

# Plannen

panel-usual = Zoals altijd
panel-usual-fell = { $count ->
    [one] een boom kappen
   *[other] { $count } bomen kappen
}
panel-usual-regrow = er één laten teruggroeien
panel-usual-mill = { $count } graan malen
panel-usual-mill-all = al het graan malen
panel-usual-feed = { $cities ->
    [one] je stad voeden
   *[other] { $cities } steden voeden
}
panel-usual-feed-left = { $cities ->
    [one] je stad voeden
   *[other] { $cities } steden voeden
} (nog { $left } meel over)
panel-usual-short = vóór het voeden stoppen: { $missing } meel te weinig
panel-usual-bare = vóór het voeden stoppen: het kost je laatste meel
panel-usual-smelt = van erts metaal maken
panel-usual-nothing = verdergaan: hier valt niets te kiezen
panel-usual-stops = Het stopt waar er iets te kiezen valt. Tot je steden gevoed zijn, kun je het terugnemen.
panel-usual-stops-fed = Het stopt waar er iets te kiezen valt. Je kunt het terugnemen.
panel-no-campaign = Zonder campagne op mars
panel-end-turn = Beurt beëindigen
panel-on-map = Kies hier of op de kaart.
panel-fell-all = { $count ->
    [one] De boom kappen
   *[other] Alle { $count } kappen
}
panel-walls-of = { $count } van { $cities } muren
panel-wall-effect = verdediging +{ $before } → +{ $after }
panel-wall-bars = geen strijdwagen mag aanvallen
panel-wall-price = Een muur kost
panel-wall-poor = Je kunt nu geen muur betalen.
panel-wall-full = Al je steden hebben hun muur.
panel-cities = { $count ->
    [one] 1 stad
   *[other] { $count } steden
}
panel-canals-of = { $canals } van { $count } kanalen
panel-own-land = jouw land
panel-to-take = niemandsland: wordt van jou
panel-raid = ze winnen met { $percent }%
panel-height = een stapel van { $count } hoog
panel-mill-grain = Graan om te malen
panel-mill-all = Alle { $count } malen
panel-less = Minder: { $what }
panel-more = Meer: { $what }
panel-after-feeding = Na het voeden van je steden heb je { $left } meel.
panel-after-feeding-short = { $missing ->
    [one] Er is 1 meel te weinig: een muur of smidse wordt afgebroken.
   *[other] Er is { $missing } meel te weinig: evenveel muren of smidsen worden afgebroken.
}
panel-feed = Voor elk meel dat ontbreekt, wordt een muur afgebroken, daarna een smidse. Handel, ruil bij de bank of voed wat je kunt.
panel-feed-enough = Er is meel voor al je steden.
panel-forges = { $count ->
    [one] 1 smidse
   *[other] { $count } smidsen
}, { $ore } erts. Elke smidse werkt één keer per seizoen.
panel-smelt-all = Alles smelten
panel-smelt-note = tot { $smelt_ore } erts per smidse
panel-smelt-one = In één smidse smelten
panel-blanks = { $count } in huis: bluf
panel-frame-chance = op het kader met { $needed }+: { $percent }%
panel-frame-note = Eén bouwwerk per provincie en seizoen; daarna beslist een dobbelsteen of het op het kader komt.
panel-waiting = { $count ->
    [one] Je bent klaar. Eén partij is nog bezig.
   *[other] Je bent klaar. { $count } partijen zijn nog bezig.
}
panel-waiting-turn = De anderen zijn aan zet; als het jou aangaat, word je gevraagd.
panel-watching = { $count ->
    [one] Eén partij beslist.
   *[other] { $count } partijen beslissen.
}
panel-waiting-free = Intussen kun je handelen en bij de bank ruilen; kaarten die je nu kunt spelen, lichten op.
panel-bless = Zonder de zegen beslist een dobbelsteen; met de zegen is het symbool zeker.
panel-roll-chance = { $needed }+{ $bonus ->
    [0] { "" }
   *[other] { " met" } +{ $bonus }
}: { $percent }%
panel-envoys = Zonder de gezanten beslist een dobbelsteen; met hen slaagt de campagne.
panel-consent = Bondgenoten mogen elkaar de oorlog niet verklaren. Een verbond beëindigt een oorlog tussen jullie.
panel-second-wind = Er wordt nog één keer gegooid, met dezelfde eenheden.
panel-second-wind-chance = je wint het met { $percent }%
panel-vote-yearly = Meer dan de helft moet nog een jaar willen; vier is het maximum.
panel-vote = Het lagere midden van alle stemmen beslist.
panel-followers = dan { $order }
panel-party-note = { $score } op het kader, { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}

# Handel

panel-bank = Bank
panel-bank-give = Je geeft de bank
panel-bank-get = Je krijgt
panel-bank-times = Hoe vaak
panel-bank-do = { $gives } voor { $gets }
panel-partner = Met wie
panel-give = Je geeft
panel-get = Je krijgt
panel-nothing = niets
panel-card-more = + kaart
panel-add-card = Een kaart erbij: { $side }
panel-take-out = eruit halen
panel-way = De karavaan moet { $who } om doortocht vragen
panel-send-gift = Als geschenk sturen
panel-offers-left = { $count ->
    [one] nog 1 aanbod dit seizoen
   *[other] nog { $count } aanbiedingen dit seizoen
}
panel-counter-stands = Het aanbod blijft staan tot je dit verstuurt. { $who } biedt:
panel-counter-gone = Het aanbod is intussen vervallen: dit wordt een aanbod van jezelf.
panel-counter-withdraws = Je open aanbod aan { $who } wordt ingetrokken zodra je dit verstuurt.
panel-send-counter = Het tegenbod versturen
panel-note = Een woord aan { $who } bij het aanbod
panel-trade-later = Een aanbod kun je beginnen bij je volgende beslissing.
panel-offer-open = Je aanbod aan { $who }: { $state }.
panel-offer-change = Wijzigen
panel-offer-others = Bij afwijzing om de beurt de anderen vragen
panel-offer-another = Nog een aanbod voorbereiden
panel-offer-after = Hierna versturen
panel-offer-next = Daarna om de beurt:
panel-offer-leave-out = Weglaten: { $who }
panel-offer-unsent = Je aanbod aan { $who } is niet verstuurd: je hebt niet meer wat je erin geeft.
panel-withdraw = Intrekken
panel-offer-of = Een aanbod van { $who }
panel-offers = biedt
panel-offers-more = { $count ->
    [one] nog 1 aanbod
   *[other] nog { $count } aanbiedingen
}
panel-offers-fewer = Minder aanbiedingen tonen
panel-asks = en vraagt
panel-accept = Aannemen
panel-counter = Tegenbod
panel-decline = Afslaan
panel-caravan = Een karavaan van { $who } naar { $to } wil door jouw land.
panel-free = Doorlaten
panel-demand = Tol …
panel-refuse = Weigeren
panel-toll = Je tol
panel-toll-note = Wie tol neemt of weigert, krijgt vier ronden lang geen metaal uit vrijhandel.
panel-back = Terug
panel-tolls = Tol op de weg naar { $who }:
panel-pay-tolls = Betalen
panel-no-tolls = Van het aanbod afzien

# Politiek en oorlog

panel-campaign-alliance = Verbond
panel-campaign-break = Verbond verbreken
panel-campaign-war = Oorlog verklaren
panel-campaign-chance = { $needed }+{ $bonus ->
    [0] { "" }
   *[other] { " met" } +{ $bonus }
}: { $percent }%
panel-every = { $campaign_bonus ->
    [3] drie
   *[other] { $campaign_bonus }
}
panel-campaign-alliance-note = Lukt de worp, dan kan de partner toestemmen. Het beëindigt een oorlog tussen jullie. +1 per { panel-every } Ishtartempels op het kader.
panel-campaign-break-note = Eenzijdig. Vanaf het volgende seizoen kunnen jullie elkaar de oorlog verklaren. +1 per { panel-every } Marduktempels op het kader.
panel-campaign-war-note = Je mag deze beurt aanvallen, en volgend seizoen weer als jullie gevochten hebben. De oorlog dooft uit na een heel seizoen zonder gevecht. +1 per { panel-every } Marduktempels op het kader.
panel-campaign-odds = Kans van slagen { $percent }%: { $least ->
    [1] elke worp is goed
   *[other] de dobbelsteen moet { $least } of meer tonen
}{ $bonus ->
    [0] .
   *[other] , { $bonus } minder dankzij je symbolen.
}
panel-campaign-price = 1 metaal, hout of meel
panel-campaign-other = Andere partij
panel-campaign-pay = Betaal, ook als het mislukt:
panel-percent = { $percent }%
panel-moves = Sleep een banier op de kaart, of tik hem aan en dan zijn doel. Elke eenheid die zich verplaatst, eet 1 meel; je hebt { $flour }. Voetsoldaten gaan 1 provincie ver, strijdwagens 2.
panel-moved = Grijs: kan dit seizoen niet verder, of er is geen meel.
panel-march-cost = { $flour } meel
panel-move-from = Verplaatsen: { $unit }, { $place }
panel-no-troops = Je hebt geen troepen.
panel-attack = Aanvallen …
panel-no-attack-foe = Niemand om aan te vallen: je bent met niemand in oorlog, en geen stam houdt een stad bezet.
panel-no-attack-declaration = Je bent in oorlog, maar mag alleen aanvallen meteen na je eigen oorlogsverklaring, of tegen wie je vorig seizoen vocht.
panel-no-attack-flour = Geen meel: elke aanvaller eet er 1.
panel-no-attack-reach = Niemand die je mag aanvallen, is binnen bereik.
panel-battle = De slag om { $place }
panel-battle-chance = winstkans: { $who }
panel-battle-hold = je houdt stand met { $percent }%
panel-battle-hidden = { $count ->
    [one] Als er in de stapel een soldaat zit. Lege fiches vechten niet.
   *[other] Als alle { $count } in de stapel soldaten zijn. Lege fiches vechten niet.
}
panel-walls = muren
panel-duel = Welke eenheid gaat het volgende duel aan? Bij gelijkspel wordt er opnieuw gegooid.
panel-defend = Welke van je eenheden verdedigt? Ze verdedigen even goed.
panel-defend-chance = Ze vallen aan met: { $unit }. Dit duel win je met { $percent }%.
panel-duel-chance = +{ $bonus }: wint het duel met { $percent }%
panel-join = Valt mee aan: { $unit }, { $place }
panel-begin-battle = De slag beginnen: { $percent }%
panel-commit-note = Niemand kan later volgen. Wie nog niet gemarcheerd heeft, eet 1 meel.
panel-ring = Verbonden en oorlogen
panel-between = Tussen
panel-tie = Relatie
panel-since = Sinds
panel-tie-alliance = Verbond
panel-tie-war = Oorlog
panel-attackers = { $count ->
    [0] zonder oorlogsverklaring mag niemand aanvallen
   *[other] mag nu aanvallen: { $who }
}
panel-lapses = dooft zonder gevecht uit na: { $when }
panel-when = { $season }, jaar { $year }
panel-no-ties = Geen verbonden, geen oorlogen. Een campagne in fase 11B verandert dat.

# Kaarten

panel-no-cards = Je hebt geen kaarten.
panel-card-later = Nu niet.
panel-card-play = { $card } spelen
panel-card-played = Eén kaart per seizoen: de jouwe is gespeeld.
panel-cards-played = Tot nu toe gespeelde kaarten

# Het einde

panel-chart = Symbolen op het kader, seizoen na seizoen
panel-deeds = Daden
panel-deeds-battles = Slagen
panel-deeds-won = gewonnen
panel-deeds-lost = verloren
panel-deeds-trades = Handel
panel-deeds-alliances = Verbonden
panel-deeds-wars = Oorlogen
panel-chronicle = De kroniek
panel-chronicle-began = In de dagen van Hammurabi deelden zij het land tussen de rivieren: { $names }.
panel-chronicle-year = Toen het jaar om was, waren de meeste symbolen op het kader van { $names }: { $score }.
panel-chronicle-quiet = Niets dan oogsten werd opgetekend: stille jaren tussen de rivieren.
