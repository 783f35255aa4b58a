# Was die Tafeln von Mesopotamia sagen.

panel-tabs = Dein Schreibtisch
panel-tab-now = Jetzt
panel-tab-trade = Handel
panel-tab-hand = Karten
panel-tab-ties = Bündnisse
panel-phases = Die Phasen der Jahreszeit
panel-year = Jahr { $year } von { $years }
panel-year-vote = Jahr { $year }, dann Abstimmung
panel-year-vote-yearly = Wie lange gespielt wird, steht noch nicht fest: Nach jedem Jahr stimmen die Parteien ab, ob noch eins folgt.
panel-year-vote-note = Wie lange gespielt wird, steht noch nicht fest: Nach dem ersten Jahr stimmen die Parteien ab.
panel-ready = Fertig
panel-phase-felling = Fällen
panel-phase-regrowth = Nachwuchs
panel-phase-free-trade = Freihandel
panel-phase-ore = Erz
panel-phase-harvest = Ernte
panel-phase-milling = Mahlen
panel-phase-feeding = Versorgen
panel-phase-forges = Schmieden
panel-phase-walls = Mauern
panel-phase-works = Werke
panel-phase-building = Bauen
panel-phase-policy = Krieg

# Was andere inzwischen taten

panel-news = Seit deinem letzten Zug
panel-news-spied = Spione von { $who } haben deine Karten und Stapel gesehen.
panel-news-stolen = Spione von { $who } haben dir eine Karte genommen: { $card }.
panel-news-locusts = Heuschrecken von { $who } haben { $count } von deinem Getreide gefressen.
panel-news-deserted = In { $province } ist dir eine Fußtruppe davongelaufen.
panel-news-war = { $who } hat dir den Krieg erklärt.
panel-news-broken = { $who } hat das Bündnis mit dir beendet.
panel-news-intrigue = Eine Intrige von { $who } hat dein Bündnis mit { $rival } beendet.
panel-news-allied = { $who } hat zugestimmt: Ihr seid verbündet.
panel-news-refused = { $who } hat ein Bündnis mit dir abgelehnt.
panel-news-attack = { $who } hat deine Truppen in { $province } angegriffen.
panel-news-conquered = { $who } hat dir { $province } abgenommen.
panel-news-conquered-nomads = Die { $tribe } unter { $who } haben dir { $province } abgenommen.
panel-news-repelled = Du hast den Angriff von { $who } auf { $province } abgewehrt.
panel-news-repelled-nomads = Du hast den Angriff der { $tribe } unter { $who } auf { $province } abgewehrt.
panel-news-converted = { $who } hat dir ein Symbol auf dem Rahmen genommen: { $symbol }.
panel-news-unseated = Du hast ein Fußtruppen-Symbol auf dem Rahmen verloren.
panel-log-stolen = Spione nehmen { $who } eine Karte ab: { $card }.
panel-since-more = { $count ->
    [one] 1 weiteres Ereignis
   *[other] { $count } weitere Ereignisse
}
panel-since-all = Genauer ansehen
panel-since-yours = Was dich betrifft
panel-since-world = In der Welt
panel-since-lesser = { $count ->
    [one] 1 Kleinigkeit
   *[other] { $count } Kleinigkeiten
}
panel-since-nothing = Die anderen haben noch nichts Nennenswertes getan.
panel-since-show = Auf der Karte zeigen
panel-since-battle = Die Schlacht ansehen

# Schlachten, die vorbei sind

panel-past-battle = Die Schlacht ansehen, Duell für Duell
panel-past-attacks = griff an
panel-past-defends = verteidigte
panel-past-duels = Die Duelle
panel-past-duel = Duell { $number }
panel-past-duel-won = { $who } hat es gewonnen.
panel-past-ties = { $count ->
    [one] Nach einem Gleichstand.
   *[other] Nach { $count } Gleichständen.
}
panel-past-no-duel = Niemand stand im Weg: Es gab kein Duell.
panel-past-came = Was daraus wurde

# Das Rechnungsbuch

panel-ledger = Dein Rechnungsbuch
panel-food = { $need ->
    [one] Deine Stadt isst 1 Mehl:
   *[other] Deine Städte essen { $need } Mehl:
} { $left } { $left ->
    [one] bleibt
   *[other] bleiben
}.
panel-food-short = { $need ->
    [one] Deine Stadt isst 1 Mehl:
   *[other] Deine Städte essen { $need } Mehl:
} { $missing } { $missing ->
    [one] fehlt
   *[other] fehlen
}.
panel-food-next = Nächste Jahreszeit { $need } Mehl: { $left } { $left ->
    [one] bleibt
   *[other] bleiben
}.
panel-food-next-short = Nächste Jahreszeit { $need } Mehl: { $missing } { $missing ->
    [one] fehlt
   *[other] fehlen
}.
panel-food-mill = Mahlbar: { $count }.
panel-food-harvest = Die Ernte davor bringt { $least } bis { $most } Getreide.
panel-price = je { $count } Metall, Holz und Mehl
panel-have = du hast { $count }

# Planen

panel-usual = Wie üblich
panel-usual-fell = { $count ->
    [one] einen Baum fällen
   *[other] { $count } Bäume fällen
}
panel-usual-regrow = einen nachwachsen lassen
panel-usual-mill = { $count } Getreide mahlen
panel-usual-mill-all = alles Getreide mahlen
panel-usual-feed = { $cities ->
    [one] die Stadt versorgen
   *[other] { $cities } Städte versorgen
}
panel-usual-feed-left = { $cities ->
    [one] die Stadt versorgen
   *[other] { $cities } Städte versorgen
} ({ $left } Mehl { $left ->
    [one] bleibt
   *[other] bleiben
})
panel-usual-short = vor dem Versorgen anhalten: { $missing } Mehl { $missing ->
    [one] fehlt
   *[other] fehlen
}
panel-usual-bare = vor dem Versorgen anhalten: es kostet dein letztes Mehl
panel-usual-smelt = Erz zu Metall machen
panel-usual-nothing = weiter: Hier gibt es nichts zu wählen
panel-usual-stops = Es hält an, wo es etwas zu wählen gibt. Bis die Städte versorgt sind, kannst du es zurücknehmen.
panel-usual-stops-fed = Es hält an, wo es etwas zu wählen gibt. Du kannst es zurücknehmen.
panel-no-campaign = Ohne Kampagne zum Marsch
panel-end-turn = Zug beenden
panel-on-map = Wähle hier oder auf der Karte.
panel-fell-all = { $count ->
    [one] Den Baum fällen
   *[other] Alle { $count } fällen
}
panel-walls-of = { $count } von { $cities } Mauern
panel-wall-effect = Abwehr +{ $before } → +{ $after }
panel-wall-bars = kein Streitwagen darf angreifen
panel-wall-price = Eine Mauer kostet
panel-wall-poor = Du kannst jetzt keine Mauer bezahlen.
panel-wall-full = Alle deine Städte haben ihre Mauer.
panel-cities = { $count ->
    [one] 1 Stadt
   *[other] { $count } Städte
}
panel-canals-of = { $canals } von { $count } Kanälen
panel-own-land = dein Land
panel-to-take = niemandes Land: wird deins
panel-raid = sie siegen zu { $percent } %
panel-height = ein Stapel der Höhe { $count }
panel-mill-grain = Getreide zum Mahlen
panel-mill-all = Alle { $count } mahlen
panel-less = Weniger: { $what }
panel-more = Mehr: { $what }
panel-after-feeding = Nach dem Versorgen deiner Städte hast du { $left } Mehl.
panel-after-feeding-short = { $missing ->
    [one] 1 Mehl wird fehlen: Eine Mauer oder Schmiede wird abgerissen.
   *[other] { $missing } Mehl werden fehlen: Ebenso viele Mauern oder Schmieden werden abgerissen.
}
panel-feed = Für jedes fehlende Mehl wird eine Mauer abgerissen, dann eine Schmiede. Handle, tausche bei der Bank oder versorge die Städte, so gut es geht.
panel-feed-enough = Das Mehl reicht für alle deine Städte.
panel-forges = { $count ->
    [one] 1 Schmiede
   *[other] { $count } Schmieden
}, { $ore } Erz. Jede Schmiede arbeitet einmal je Jahreszeit.
panel-smelt-all = Alles schmelzen
panel-smelt-note = bis zu { $smelt_ore } Erz je Schmiede
panel-smelt-one = In einer Schmiede schmelzen
panel-blanks = { $count } daheim: ein Bluff
panel-frame-chance = auf den Rahmen mit { $needed }+: { $percent } %
panel-frame-note = Ein Bau je Provinz und Jahreszeit; dann entscheidet ein Würfel, ob sein Symbol auf den Rahmen kommt.
panel-waiting = { $count ->
    [one] Du bist fertig. Eine Partei arbeitet noch.
   *[other] Du bist fertig. { $count } Parteien arbeiten noch.
}
panel-waiting-turn = Die anderen handeln; du wirst gefragt, wenn es dich angeht.
panel-watching = { $count ->
    [one] Eine Partei entscheidet.
   *[other] { $count } Parteien entscheiden.
}
panel-waiting-free = Du kannst inzwischen handeln und die Bank nutzen; Karten, die du jetzt spielen kannst, leuchten.
panel-bless = Ohne den Segen entscheidet ein Würfel; mit ihm ist das Symbol sicher.
panel-roll-chance = { $needed }+{ $bonus ->
    [0] { "" }
   *[other] { " mit" } +{ $bonus }
}: { $percent } %
panel-envoys = Ohne die Gesandten entscheidet ein Würfel; mit ihnen gelingt die Kampagne.
panel-consent = Verbündete können einander keinen Krieg erklären. Ein Bündnis beendet einen Krieg zwischen euch.
panel-second-wind = Es wird noch einmal gewürfelt, mit denselben Einheiten.
panel-second-wind-chance = du gewinnst es zu { $percent } %
panel-vote-yearly = Mehr als die Hälfte muss noch ein Jahr wollen; vier sind das Höchste.
panel-vote = Die untere Mitte aller Stimmen entscheidet.
panel-followers = dann { $order }
panel-party-note = { $score } auf dem Rahmen, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}

# Handel

panel-bank = Bank
panel-bank-give = Du gibst der Bank
panel-bank-get = Du bekommst
panel-bank-times = Wie oft
panel-bank-do = { $gives } für { $gets }
panel-partner = Mit wem
panel-give = Du gibst
panel-get = Du bekommst
panel-nothing = nichts
panel-card-more = + Karte
panel-add-card = Eine Karte dazu: { $side }
panel-take-out = herausnehmen
panel-way = Die Karawane muss fragen: { $who }
panel-send-gift = Als Geschenk senden
panel-offers-left = { $count ->
    [one] noch 1 Angebot diese Jahreszeit
   *[other] noch { $count } Angebote diese Jahreszeit
}
panel-counter-stands = Das Angebot bleibt stehen, bis du dieses abschickst. { $who } bietet:
panel-counter-gone = Das Angebot gibt es nicht mehr: Dies wäre ein eigenes Angebot von dir.
panel-counter-withdraws = Dein offenes Angebot an { $who } wird zurückgezogen, sobald du dieses abschickst.
panel-send-counter = Das Gegenangebot abschicken
panel-note = Ein Wort an { $who } zum Angebot
panel-trade-later = Angebote kannst du bei deiner nächsten Entscheidung beginnen.
panel-offer-open = Dein Angebot an { $who }: { $state }.
panel-offer-change = Ändern
panel-offer-others = Wird es abgelehnt, die anderen der Reihe nach fragen
panel-offer-another = Noch ein Angebot vorbereiten
panel-offer-after = Danach abschicken
panel-offer-next = Danach der Reihe nach:
panel-offer-leave-out = Auslassen: { $who }
panel-offer-unsent = Dein Angebot an { $who } ging nicht hinaus: Du hast nicht mehr, was du darin gibst.
panel-withdraw = Zurückziehen
panel-offer-of = Ein Angebot von { $who }
panel-offers = bietet
panel-offers-more = { $count ->
    [one] 1 weiteres Angebot
   *[other] { $count } weitere Angebote
}
panel-offers-fewer = Weniger Angebote zeigen
panel-asks = und möchte
panel-accept = Annehmen
panel-counter = Gegenangebot
panel-decline = Ablehnen
panel-caravan = Eine Karawane von { $who } nach { $to } möchte durch dein Land.
panel-free = Ziehen lassen
panel-demand = Zoll …
panel-refuse = Verweigern
panel-toll = Dein Zoll
panel-toll-note = Wer Zoll nimmt oder verweigert, bekommt vier Runden lang kein Freihandelsmetall.
panel-back = Zurück
panel-tolls = Zölle auf dem Weg zu { $who }:
panel-pay-tolls = Zahlen
panel-no-tolls = Angebot fallen lassen

# Politik und Krieg

panel-campaign-alliance = Bündnis
panel-campaign-break = Bündnis brechen
panel-campaign-war = Krieg erklären
panel-campaign-chance = { $needed }+{ $bonus ->
    [0] { "" }
   *[other] { " mit" } +{ $bonus }
}: { $percent } %
panel-every = { $campaign_bonus ->
    [3] drei
   *[other] { $campaign_bonus }
}
panel-campaign-alliance-note = Gelingt der Wurf, kann der Partner zustimmen. Es beendet einen Krieg zwischen euch. +1 je { panel-every } Ischtar-Tempel auf dem Rahmen.
panel-campaign-break-note = Einseitig. Ab der nächsten Jahreszeit könnt ihr einander den Krieg erklären. +1 je { panel-every } Marduk-Tempel auf dem Rahmen.
panel-campaign-war-note = Du darfst in diesem Zug angreifen und in der nächsten Jahreszeit wieder, wenn ihr gekämpft habt. Der Krieg erlischt nach einer ganzen Jahreszeit ohne Kampf. +1 je { panel-every } Marduk-Tempel auf dem Rahmen.
panel-campaign-odds = Sie gelingt zu { $percent } %: { $least ->
    [1] Was der Würfel zeigt, ist gleich
   *[other] Der Würfel muss { $least } oder mehr zeigen
}{ $bonus ->
    [0] .
   *[other] , dank deiner Symbole { $bonus } weniger.
}
panel-campaign-price = 1 Metall, Holz oder Mehl
panel-campaign-other = Andere Partei
panel-campaign-pay = Zahle, auch wenn es misslingt:
panel-percent = { $percent } %
panel-moves = Zieh ein Banner auf der Karte, oder tippe es an und dann sein Ziel. Jede Einheit, die sich bewegt, isst 1 Mehl; du hast { $flour }. Fußtruppen ziehen 1 Provinz weit, Streitwagen 2.
panel-moved = Grau: kann in dieser Jahreszeit nicht weiter, oder es fehlt Mehl.
panel-march-cost = { $flour } Mehl
panel-move-from = Ziehen: { $unit }, { $place }
panel-no-troops = Du hast keine Truppen.
panel-attack = Angreifen …
panel-no-attack-foe = Du kannst niemanden angreifen: Du führst keinen Krieg, und kein Stamm hält eine Stadt.
panel-no-attack-declaration = Du führst Krieg, darfst aber nur unmittelbar nach deiner eigenen Kriegserklärung angreifen, oder wen du in der letzten Jahreszeit bekämpft hast.
panel-no-attack-flour = Kein Mehl: Jeder Angreifer isst 1.
panel-no-attack-reach = Niemand, den du angreifen darfst, ist in Reichweite.
panel-battle = Die Schlacht von { $place }
panel-battle-chance = Siegchance: { $who }
panel-battle-hold = du hältst sie mit { $percent } %
panel-battle-hidden = { $count ->
    [one] Wenn im Stapel ein Soldat steht. Leerplättchen kämpfen nicht.
   *[other] Wenn alle { $count } im Stapel Soldaten sind. Leerplättchen kämpfen nicht.
}
panel-walls = Mauern
panel-duel = Welche Einheit kämpft das nächste Duell? Bei Gleichstand wird neu gewürfelt.
panel-defend = Welche deiner Einheiten verteidigt? Beide verteidigen gleich gut.
panel-defend-chance = Sie greifen an mit: { $unit }. Dieses Duell gewinnst du mit { $percent } %.
panel-duel-chance = +{ $bonus }: gewinnt das Duell zu { $percent } %
panel-join = Schließt sich dem Angriff an: { $unit }, { $place }
panel-begin-battle = Schlacht beginnen: { $percent } %
panel-commit-note = Niemand kann nachrücken. Wer noch nicht marschiert ist, isst 1 Mehl.
panel-ring = Bündnisse und Kriege
panel-between = Zwischen
panel-tie = Verhältnis
panel-since = Seit
panel-tie-alliance = Bündnis
panel-tie-war = Krieg
panel-attackers = { $count ->
    [0] ohne Kriegserklärung darf niemand angreifen
   *[other] darf jetzt angreifen: { $who }
}
panel-lapses = erlischt ohne Kampf nach: { $when }
panel-when = { $season }, Jahr { $year }
panel-no-ties = Keine Bündnisse, keine Kriege. Eine Kampagne in Phase 11B ändert das.

# Karten

panel-no-cards = Du hast keine Karten.
panel-card-later = Jetzt nicht.
panel-card-play = { $card } spielen
panel-card-played = Eine Karte je Jahreszeit: Deine ist gespielt.
panel-cards-played = Bisher gespielte Karten

# Das Ende

panel-chart = Symbole auf dem Rahmen, Jahreszeit für Jahreszeit
panel-deeds = Taten
panel-deeds-battles = Schlachten
panel-deeds-won = gewonnen
panel-deeds-lost = verloren
panel-deeds-trades = Handel
panel-deeds-alliances = Bündnisse
panel-deeds-wars = Kriege
panel-chronicle = Die Chronik
panel-chronicle-began = In den Tagen Hammurabis teilten sich das Land zwischen den Strömen: { $names }.
panel-chronicle-year = Am Ende des Jahres lagen die meisten Symbole auf dem Rahmen für { $names }: { $score }.
panel-chronicle-quiet = Nichts wurde verzeichnet als Ernten: stille Jahre zwischen den Strömen.
