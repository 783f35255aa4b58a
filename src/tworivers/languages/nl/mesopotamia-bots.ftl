# Tips: wat er in zijn geheel te doen is (zinsdelen, samen één zin), waarom, in de eenheden van de tafel, en de rest.

clause-done = deze fase beëindigen
clause-done-fell = stoppen met kappen
clause-done-feed = de steden nu voeden
clause-done-forge = stoppen met de smidsen
clause-done-wall = stoppen met muren
clause-done-works = stoppen met smidsen en molenstenen
clause-done-build = stoppen met bouwen
clause-done-campaign = van een campagne afzien
clause-done-move = de beurt beëindigen
clause-done-nomad-step = ze hier laten blijven
clause-clockwise = de anderen met de klok mee laten volgen
clause-counterclockwise = de anderen tegen de klok in laten volgen
clause-fell = { $count ->
    [one] een boom kappen in { $places }
   *[other] telkens een boom kappen in { $places }
}
clause-wall = { $count ->
    [one] een muur bouwen in { $places }
   *[other] telkens een muur bouwen in { $places }
}
clause-erect-forge = een smidse bouwen in { $province }
clause-erect-millstone = een molensteen bouwen in { $province }
clause-erect-marduk = een Marduktempel bouwen in { $province }
clause-erect-ishtar = een Ishtartempel bouwen in { $province }
clause-erect-canal = een kanaal bouwen in { $province }
clause-march-foot = met { $count ->
    [one] 1 voetsoldaat
   *[other] { $count } voetsoldaten
} van { $start } naar { $goal } trekken
clause-march-foot-by = met { $count ->
    [one] 1 voetsoldaat
   *[other] { $count } voetsoldaten
} van { $start } via { $places } naar { $goal } trekken
clause-march-chariot = met { $count ->
    [one] 1 strijdwagen
   *[other] { $count } strijdwagens
} van { $start } naar { $goal } trekken
clause-march-chariot-by = met { $count ->
    [one] 1 strijdwagen
   *[other] { $count } strijdwagens
} van { $start } via { $places } naar { $goal } trekken
clause-march-blank = met { $count ->
    [one] 1 leeg fiche
   *[other] { $count } lege fiches
} van { $start } naar { $goal } trekken
clause-march-blank-by = met { $count ->
    [one] 1 leeg fiche
   *[other] { $count } lege fiches
} van { $start } via { $places } naar { $goal } trekken
clause-march-from = uit { $province } vertrekken
clause-work-smelt = erts smelten in { $province }
clause-work-foot = { $count ->
    [one] 1 voetsoldaat
   *[other] { $count } voetsoldaten
} opstellen in { $province }
clause-work-chariot = { $count ->
    [one] 1 strijdwagen
   *[other] { $count } strijdwagens
} opstellen in { $province }
clause-work-blank = { $count ->
    [one] 1 leeg fiche
   *[other] { $count } lege fiches
} in de stapel in { $province } leggen
clause-work-smelt-somewhere = erts smelten in een van je smidsen
clause-work-foot-somewhere = 1 voetsoldaat opstellen bij een van je smidsen
clause-work-chariot-somewhere = 1 strijdwagen opstellen bij een van je smidsen
clause-work-blank-somewhere = 1 leeg fiche in een van je stapels leggen
clause-smelt = { $ore } erts smelten
clause-mill = { $grain } graan malen
clause-bank = bij de bank { $amount } { $given } voor { $count } { $taken } ruilen
clause-campaign-alliance = campagne voeren voor een verbond met { $who } en betalen met { $material }
clause-campaign-break = campagne voeren tegen het verbond met { $who } en betalen met { $material }
clause-campaign-war = campagne voeren voor een oorlog tegen { $who } en betalen met { $material }
clause-attack = { $province } aanvallen met { $chariots ->
    [0] { $foot ->
        [one] 1 voetsoldaat
       *[other] { $foot } voetsoldaten
    }
    [one] { $foot ->
        [0] 1 strijdwagen
        [one] 1 voetsoldaat en 1 strijdwagen
       *[other] { $foot } voetsoldaten en 1 strijdwagen
    }
   *[other] { $foot ->
        [0] { $chariots } strijdwagens
        [one] 1 voetsoldaat en { $chariots } strijdwagens
       *[other] { $foot } voetsoldaten en { $chariots } strijdwagens
    }
}
clause-attack-at = { $province } aanvallen
clause-battle = de slag om { $province } beginnen met wie er is
clause-join = een eenheid uit { $province } mee laten aanvallen
clause-there = { $province } kiezen
clause-foe = daar { $who } aanvallen
clause-send-unit = deze eenheid sturen: { $unit }
clause-duel = deze eenheid laten aanvallen: { $unit }
clause-defend = deze eenheid laten verdedigen: { $unit }
clause-slot = het symbool op vak { $slot } van het kader nemen
clause-card = de kaart spelen: { $card }
clause-take-card = de kaart nemen: { $card }
clause-mercenaries = de huurlingen in { $province } plaatsen
clause-deserters = in { $province } een voetsoldaat laten weglopen
clause-deserters-of = een voetsoldaat van { $who } laten weglopen
clause-locusts = de sprinkhanen op { $who } afsturen
clause-intrigue = de intrige op { $who } richten
clause-intrigue-two = het verbond van { $other } met { $who } beëindigen
clause-spy = { $who } bespioneren
clause-rival = { $who } kiezen voor de campagne
clause-party = { $who } kiezen
clause-nomads = de { $tribe } naar { $province } leiden
clause-regrow = een boom laten teruggroeien in { $province }
clause-tear = in { $province } een muur of smidse afbreken
clause-tear-wall = in { $province } een muur afbreken
clause-tear-forge = in { $province } een smidse afbreken
clause-yes-bless = de zegen gebruiken
clause-yes-envoys = de gezanten sturen
clause-offer = { $who } { $given } aanbieden voor { $got }
clause-counter = { $who } een tegenbod doen: je geeft { $given } voor { $got }
clause-toll = tol vragen van de karavaan van { $who }: { $got }
clause-accept = het aanbod van { $who } aannemen: je krijgt { $got } en geeft { $given }
clause-decline = het aanbod van { $who } afslaan: je zou { $got } krijgen en { $given } geven
goods-material = { $count } { $material }
goods-card = een kaart ({ $card })
goods-nothing = niets

reason-symbols-more = +{ $count ->
    [one] 1 symbool
   *[other] { $count } symbolen
} op het kader
reason-symbols-less = −{ $count ->
    [one] 1 symbool
   *[other] { $count } symbolen
} op het kader
reason-symbols-chance = { $percent }% kans op een symbool op het kader
reason-symbols-sure = zeker een symbool op het kader, anders { $percent }% kans erop
reason-symbols-risk = { $percent }% kans een symbool op het kader te verliezen
reason-symbols-forgone = je laat { $percent }% kans op een symbool op het kader schieten
reason-buildings-more = genoeg metaal, hout en meel voor { $count ->
    [one] 1 tempel of kanaal meer
   *[other] { $count } tempels of kanalen meer
}
reason-buildings-less = metaal, hout en meel voor { $count ->
    [one] 1 tempel of kanaal minder
   *[other] { $count } tempels of kanalen minder
}
reason-hunger-more = { $count } meel minder tekort als je steden weer eten
reason-hunger-less = { $count } meel meer tekort als je steden weer eten
reason-land-more = +{ $count ->
    [one] 1 provincie
   *[other] { $count } provincies
}
reason-land-less = −{ $count ->
    [one] 1 provincie
   *[other] { $count } provincies
}
reason-land-chance = ongeveer { $percent }% kans op een provincie meer
reason-land-risk = ongeveer { $percent }% kans op een provincie minder
reason-trees-more = +{ $count ->
    [one] 1 boom
   *[other] { $count } bomen
} op je land
reason-trees-less = −{ $count ->
    [one] 1 boom
   *[other] { $count } bomen
} op je land
reason-mines-more = +{ $count ->
    [one] 1 mijn
   *[other] { $count } mijnen
}
reason-mines-less = −{ $count ->
    [one] 1 mijn
   *[other] { $count } mijnen
}
reason-sites-more = +{ $count ->
    [one] 1 plaats
   *[other] { $count } plaatsen
} voor tempels en kanalen
reason-sites-less = −{ $count ->
    [one] 1 plaats
   *[other] { $count } plaatsen
} voor tempels en kanalen
reason-forges-more = +{ $count ->
    [one] 1 smidse
   *[other] { $count } smidsen
}
reason-forges-less = −{ $count ->
    [one] 1 smidse
   *[other] { $count } smidsen
}
reason-millstones-more = +{ $count ->
    [one] 1 molensteen
   *[other] { $count } molenstenen
}
reason-millstones-less = −{ $count ->
    [one] 1 molensteen
   *[other] { $count } molenstenen
}
reason-walls-more = +{ $count ->
    [one] 1 muur
   *[other] { $count } muren
}
reason-walls-less = −{ $count ->
    [one] 1 muur
   *[other] { $count } muren
}
reason-exposed-more = { $count ->
    [one] 1 provincie minder
   *[other] { $count } provincies minder
} waar een buur meer eenheden heeft dan je wacht
reason-exposed-less = { $count ->
    [one] 1 provincie meer
   *[other] { $count } provincies meer
} waar een buur meer eenheden heeft dan je wacht
reason-foot-more = +{ $count ->
    [one] 1 voetsoldaat
   *[other] { $count } voetsoldaten
}
reason-foot-less = −{ $count ->
    [one] 1 voetsoldaat
   *[other] { $count } voetsoldaten
}
reason-chariots-more = +{ $count ->
    [one] 1 strijdwagen
   *[other] { $count } strijdwagens
}
reason-chariots-less = −{ $count ->
    [one] 1 strijdwagen
   *[other] { $count } strijdwagens
}
reason-prey-more = { $count ->
    [one] 1 vijandelijke provincie meer
   *[other] { $count } vijandelijke provincies meer
} waar je troepen ernaast de wacht overtreffen
reason-prey-less = { $count ->
    [one] 1 vijandelijke provincie minder
   *[other] { $count } vijandelijke provincies minder
} waar je troepen ernaast de wacht overtreffen
reason-allies-more = +{ $count ->
    [one] 1 bondgenoot
   *[other] { $count } bondgenoten
}
reason-allies-less = −{ $count ->
    [one] 1 bondgenoot
   *[other] { $count } bondgenoten
}
reason-cards-more = +{ $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
} in je hand
reason-cards-less = −{ $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
} in je hand
reason-goods-more = +{ $count } { $material }, dan heb je { $left }
reason-goods-less = −{ $count } { $material }, dan heb je { $left }
reason-campaign = { $percent }% kans dat de campagne slaagt
reason-nearer = van daar { $count ->
    [one] 1 stap
   *[other] { $count } stappen
} naar { $province }, dat niemand bezit of bewaakt

# Boven de redenen
note-accepted = Als het aanbod wordt aangenomen:
note-dice = Gemiddeld over de dobbelstenen:

# In plaats van redenen
note-done-felling = Geen aanbod, kaart of boom levert nu meer op: je hebt { $wood } hout.
note-done-feeding = { $cities ->
    [one] Je stad eet 1 meel
   *[other] Je steden eten { $cities } meel
}, je hebt { $flour }, en niets wat je kunt missen levert meer op.
note-done-forging = Houd je { $metal } metaal, { $wood } hout en { $flour } meel: wat een smidse nog kan maken kost meer dan het oplevert.
note-done-walling = Houd je { $metal } metaal, { $wood } hout en { $flour } meel: geen muur is nu de prijs waard.
note-done-works = Houd je { $metal } metaal, { $wood } hout en { $flour } meel: geen smidse of molensteen is nu de prijs waard.
note-done-building = Een tempel of kanaal kost { $price } metaal, hout en meel; je hebt { $metal }, { $wood } en { $flour }, en niets wat je kunt bouwen is dat nu waard.
note-done-building-short = Een tempel of kanaal kost { $price } metaal, hout en meel, en je hebt { $metal }, { $wood } en { $flour }.
note-done-policy = Houd wat een campagne kost, 1 metaal, hout of meel: geen is dat nu waard.
note-done-moving = Een mars kost 1 meel per eenheid, en je hebt { $flour }: geen mars en geen aanval levert nu meer op.
note-alliance = Een bondgenoot valt zelden aan: { $who } heeft nu { $beside ->
    [one] 1 eenheid
   *[other] { $beside } eenheden
} in of naast je land.
note-alliance-far = Voor 1 metaal, hout of meel valt { $who } je nauwelijks aan, nog voordat eenheden van daar aan je grens staan.
note-alliance-somebody = Een bondgenoot valt zelden aan; de campagne kost 1 metaal, hout of meel.
note-break = Is { $who } geen bondgenoot meer, dan kun je aanvallen; { $beside ->
    [one] 1 eenheid van daar staat
   *[other] { $beside } eenheden van daar staan
} in of naast je land.
note-break-somebody = Wie geen bondgenoot is, kan worden aangevallen; de campagne kost 1 metaal, hout of meel.
note-war = Meteen na de oorlogsverklaring aan { $who } kunnen je troepen aanvallen, voor 1 symbool met een provincie.
note-war-somebody = Meteen na een oorlogsverklaring kunnen je troepen aanvallen, voor 1 symbool met een provincie.
note-decline = Het levert jou te weinig op of hun te veel: je houdt { $metal } metaal, { $wood } hout en { $flour } meel.
note-cannot = Je hebt niet wat ze vragen: je hebt { $grain } graan, { $flour } meel, { $ore } erts, { $metal } metaal en { $wood } hout.
note-free = Tol levert je te weinig op: wie tol neemt, krijgt 1 jaar lang geen metaal uit vrijhandel.
note-tolls = De tol kost meer dan de handel oplevert: je houdt { $metal } metaal, { $wood } hout en { $flour } meel.
note-drop = Geen aanbod helpt nu beide: je houdt { $metal } metaal, { $wood } hout en { $flour } meel.
note-nomads = De { $tribe } bereiken van waar ze staan { $count ->
    [one] 1 stadsprovincie
   *[other] { $count } stadsprovincies
} van anderen.
note-regrow = Een boom groeit het best waar de minste staan: in een provincie kan elk seizoen maar 1 worden gekapt.
note-mill = Meel voedt { $cities ->
    [one] je stad
   *[other] je { $cities } steden
} en betaalt wat je bouwt; je hebt { $flour } meel en { $grain } graan.
note-smelt = Metaal betaalt wat je bouwt, erts niet: je hebt { $metal } metaal en { $ore } erts.
note-tear = Voor elk meel dat ontbreekt moet 1 muur of smidse weg; hier mis je die het minst.
note-direction = Dan komt { $first } als 1e na jou en { $last } als laatste.
note-defend = Van je eenheden is dit de 1 die je het eerst waagt.
note-rival = Het schaadt { $rival }, met { $most ->
    [one] 1 symbool
   *[other] { $most } symbolen
}; jij hebt er { $symbols }.
note-slot = Naast je eigen symbolen is een vak het meest waard: je hebt { $symbols ->
    [one] 1 symbool
   *[other] { $symbols } symbolen
}.
note-vote-soon = Je hebt { $symbols ->
    [one] 1 symbool
   *[other] { $symbols } symbolen
}, { $rival } heeft er { $most }: wie voorligt, wil dat het spel gauw eindigt.
note-vote-late = Je hebt { $symbols ->
    [one] 1 symbool
   *[other] { $symbols } symbolen
}, { $rival } heeft er { $most }: wie achterligt, heeft meer tijd nodig.
