# Tipps: was im Ganzen zu tun ist (Satzteile, zu einem Satz verbunden), warum, in den Einheiten des Tisches, und das Übrige.

clause-done = diese Phase beenden
clause-done-fell = mit dem Fällen aufhören
clause-done-feed = die Städte jetzt versorgen
clause-done-forge = mit den Schmieden aufhören
clause-done-wall = mit den Mauern aufhören
clause-done-works = mit Schmieden und Mahlsteinen aufhören
clause-done-build = mit dem Bauen aufhören
clause-done-campaign = auf eine Kampagne verzichten
clause-done-move = den Zug beenden
clause-done-nomad-step = sie hier bleiben lassen
clause-clockwise = die anderen im Uhrzeigersinn folgen lassen
clause-counterclockwise = die anderen gegen den Uhrzeigersinn folgen lassen
clause-fell = { $count ->
    [one] einen Baum in { $places } fällen
   *[other] je einen Baum in { $places } fällen
}
clause-wall = { $count ->
    [one] eine Mauer in { $places } bauen
   *[other] je eine Mauer in { $places } bauen
}
clause-erect-forge = eine Schmiede in { $province } errichten
clause-erect-millstone = einen Mahlstein in { $province } errichten
clause-erect-marduk = einen Marduk-Tempel in { $province } bauen
clause-erect-ishtar = einen Ischtar-Tempel in { $province } bauen
clause-erect-canal = einen Kanal in { $province } bauen
clause-march-foot = mit { $count ->
    [one] 1 Fußtruppe
   *[other] { $count } Fußtruppen
} von { $start } nach { $goal } ziehen
clause-march-foot-by = mit { $count ->
    [one] 1 Fußtruppe
   *[other] { $count } Fußtruppen
} von { $start } über { $places } nach { $goal } ziehen
clause-march-chariot = mit { $count ->
    [one] 1 Streitwagen
   *[other] { $count } Streitwagen
} von { $start } nach { $goal } ziehen
clause-march-chariot-by = mit { $count ->
    [one] 1 Streitwagen
   *[other] { $count } Streitwagen
} von { $start } über { $places } nach { $goal } ziehen
clause-march-blank = mit { $count ->
    [one] 1 Leerplättchen
   *[other] { $count } Leerplättchen
} von { $start } nach { $goal } ziehen
clause-march-blank-by = mit { $count ->
    [one] 1 Leerplättchen
   *[other] { $count } Leerplättchen
} von { $start } über { $places } nach { $goal } ziehen
clause-march-from = aus { $province } losziehen
clause-work-smelt = in { $province } Erz schmelzen
clause-work-foot = { $count ->
    [one] 1 Fußtruppe
   *[other] { $count } Fußtruppen
} in { $province } aufstellen
clause-work-chariot = { $count ->
    [one] 1 Streitwagen
   *[other] { $count } Streitwagen
} in { $province } aufstellen
clause-work-blank = { $count ->
    [one] 1 Leerplättchen
   *[other] { $count } Leerplättchen
} in den Stapel in { $province } legen
clause-work-smelt-somewhere = in einer deiner Schmieden Erz schmelzen
clause-work-foot-somewhere = bei einer deiner Schmieden 1 Fußtruppe aufstellen
clause-work-chariot-somewhere = bei einer deiner Schmieden 1 Streitwagen aufstellen
clause-work-blank-somewhere = 1 Leerplättchen in einen deiner Stapel legen
clause-smelt = { $ore } Erz schmelzen
clause-mill = { $grain } Getreide mahlen
clause-bank = bei der Bank { $amount } { $given } gegen { $count } { $taken } tauschen
clause-campaign-alliance = eine Kampagne für ein Bündnis mit { $who } führen und mit { $material } zahlen
clause-campaign-break = eine Kampagne gegen das Bündnis mit { $who } führen und mit { $material } zahlen
clause-campaign-war = eine Kampagne für einen Krieg gegen { $who } führen und mit { $material } zahlen
clause-attack = mit { $chariots ->
    [0] { $foot ->
        [one] 1 Fußtruppe
       *[other] { $foot } Fußtruppen
    }
   *[other] { $foot ->
        [0] { $chariots } Streitwagen
        [one] 1 Fußtruppe und { $chariots } Streitwagen
       *[other] { $foot } Fußtruppen und { $chariots } Streitwagen
    }
} { $province } angreifen
clause-attack-at = { $province } angreifen
clause-battle = die Schlacht von { $province } mit denen beginnen, die dabei sind
clause-join = eine Einheit aus { $province } mit angreifen lassen
clause-there = { $province } wählen
clause-foe = dort { $who } angreifen
clause-send-unit = diese Einheit schicken: { $unit }
clause-duel = diese Einheit angreifen lassen: { $unit }
clause-defend = diese Einheit verteidigen lassen: { $unit }
clause-slot = das Symbol auf Platz { $slot } des Rahmens nehmen
clause-card = die Karte ausspielen: { $card }
clause-take-card = die Karte nehmen: { $card }
clause-mercenaries = die Söldner in { $province } aufstellen
clause-deserters = in { $province } eine Fußtruppe davonlaufen lassen
clause-deserters-of = { $who } eine Fußtruppe davonlaufen lassen
clause-locusts = { $who } die Heuschrecken schicken
clause-intrigue = die Intrige auf { $who } richten
clause-intrigue-two = das Bündnis von { $other } mit { $who } beenden
clause-spy = { $who } ausspionieren
clause-rival = { $who } für die Kampagne wählen
clause-party = { $who } wählen
clause-nomads = die { $tribe } nach { $province } führen
clause-regrow = einen Baum in { $province } nachwachsen lassen
clause-tear = in { $province } eine Mauer oder Schmiede abreißen
clause-tear-wall = in { $province } eine Mauer abreißen
clause-tear-forge = in { $province } eine Schmiede abreißen
clause-yes-bless = den Segen nutzen
clause-yes-envoys = die Gesandten schicken
clause-offer = { $who } { $given } für { $got } anbieten
clause-counter = { $who } mit einem Gegenangebot antworten: Du gibst { $given } für { $got }
clause-toll = von der Karawane von { $who } Zoll verlangen: { $got }
clause-accept = das Angebot von { $who } annehmen: Du bekommst { $got } und gibst { $given }
clause-decline = das Angebot von { $who } ablehnen: Du bekämst { $got } und gäbst { $given }
goods-material = { $count } { $material }
goods-card = eine Karte ({ $card })
goods-nothing = nichts

reason-symbols-more = +{ $count ->
    [one] 1 Symbol
   *[other] { $count } Symbole
} auf dem Rahmen
reason-symbols-less = −{ $count ->
    [one] 1 Symbol
   *[other] { $count } Symbole
} auf dem Rahmen
reason-symbols-chance = { $percent } % Aussicht auf ein Symbol auf dem Rahmen
reason-symbols-sure = sicher ein Symbol auf dem Rahmen, sonst { $percent } % Aussicht darauf
reason-symbols-risk = { $percent } % Gefahr, ein Symbol auf dem Rahmen zu verlieren
reason-symbols-forgone = du verzichtest auf { $percent } % Aussicht auf ein Symbol auf dem Rahmen
reason-buildings-more = genug Metall, Holz und Mehl für { $count ->
    [one] 1 Tempel oder Kanal mehr
   *[other] { $count } Tempel oder Kanäle mehr
}
reason-buildings-less = Metall, Holz und Mehl für { $count ->
    [one] 1 Tempel oder Kanal weniger
   *[other] { $count } Tempel oder Kanäle weniger
}
reason-hunger-more = { $count } Mehl weniger fehlt, wenn deine Städte das nächste Mal essen
reason-hunger-less = { $count } Mehl mehr fehlt, wenn deine Städte das nächste Mal essen
reason-land-more = +{ $count ->
    [one] 1 Provinz
   *[other] { $count } Provinzen
}
reason-land-less = −{ $count ->
    [one] 1 Provinz
   *[other] { $count } Provinzen
}
reason-land-chance = etwa { $percent } % Aussicht auf eine Provinz mehr
reason-land-risk = etwa { $percent } % Gefahr, eine Provinz zu verlieren
reason-trees-more = +{ $count ->
    [one] 1 Baum
   *[other] { $count } Bäume
} in deinem Land
reason-trees-less = −{ $count ->
    [one] 1 Baum
   *[other] { $count } Bäume
} in deinem Land
reason-mines-more = +{ $count ->
    [one] 1 Mine
   *[other] { $count } Minen
}
reason-mines-less = −{ $count ->
    [one] 1 Mine
   *[other] { $count } Minen
}
reason-sites-more = +{ $count ->
    [one] 1 Platz
   *[other] { $count } Plätze
} für Tempel und Kanäle
reason-sites-less = −{ $count ->
    [one] 1 Platz
   *[other] { $count } Plätze
} für Tempel und Kanäle
reason-forges-more = +{ $count ->
    [one] 1 Schmiede
   *[other] { $count } Schmieden
}
reason-forges-less = −{ $count ->
    [one] 1 Schmiede
   *[other] { $count } Schmieden
}
reason-millstones-more = +{ $count ->
    [one] 1 Mahlstein
   *[other] { $count } Mahlsteine
}
reason-millstones-less = −{ $count ->
    [one] 1 Mahlstein
   *[other] { $count } Mahlsteine
}
reason-walls-more = +{ $count ->
    [one] 1 Mauer
   *[other] { $count } Mauern
}
reason-walls-less = −{ $count ->
    [one] 1 Mauer
   *[other] { $count } Mauern
}
reason-exposed-more = { $count ->
    [one] 1 Provinz weniger
   *[other] { $count } Provinzen weniger
}, wo ein Nachbar mehr Einheiten hat als deine Wache
reason-exposed-less = { $count ->
    [one] 1 Provinz mehr
   *[other] { $count } Provinzen mehr
}, wo ein Nachbar mehr Einheiten hat als deine Wache
reason-foot-more = +{ $count ->
    [one] 1 Fußtruppe
   *[other] { $count } Fußtruppen
}
reason-foot-less = −{ $count ->
    [one] 1 Fußtruppe
   *[other] { $count } Fußtruppen
}
reason-chariots-more = +{ $count ->
    [one] 1 Streitwagen
   *[other] { $count } Streitwagen
}
reason-chariots-less = −{ $count ->
    [one] 1 Streitwagen
   *[other] { $count } Streitwagen
}
reason-prey-more = { $count ->
    [one] 1 feindliche Provinz mehr
   *[other] { $count } feindliche Provinzen mehr
}, wo deine Truppen daneben die Wache übertreffen
reason-prey-less = { $count ->
    [one] 1 feindliche Provinz weniger
   *[other] { $count } feindliche Provinzen weniger
}, wo deine Truppen daneben die Wache übertreffen
reason-allies-more = +{ $count ->
    [one] 1 Verbündeter
   *[other] { $count } Verbündete
}
reason-allies-less = −{ $count ->
    [one] 1 Verbündeter
   *[other] { $count } Verbündete
}
reason-cards-more = +{ $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} auf der Hand
reason-cards-less = −{ $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} auf der Hand
reason-goods-more = +{ $count } { $material }, dann hast du { $left }
reason-goods-less = −{ $count } { $material }, dann hast du { $left }
reason-campaign = { $percent } % Aussicht, dass die Kampagne gelingt
reason-nearer = von dort { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
} bis { $province }, das niemand besitzt oder bewacht

# Über den Gründen
note-accepted = Wenn das Angebot angenommen wird:
note-dice = Im Durchschnitt über die Würfel:

# Statt Gründen
note-done-felling = Kein Angebot, keine Karte und kein Baum bringt jetzt mehr: Du hast { $wood } Holz.
note-done-feeding = { $cities ->
    [one] Deine Stadt isst 1 Mehl
   *[other] Deine Städte essen { $cities } Mehl
}, du hast { $flour }, und nichts, was du entbehren kannst, bringt mehr.
note-done-forging = Behalte deine { $metal } Metall, { $wood } Holz und { $flour } Mehl: Was eine Schmiede noch könnte, kostet mehr, als es bringt.
note-done-walling = Behalte deine { $metal } Metall, { $wood } Holz und { $flour } Mehl: Keine Mauer ist jetzt ihren Preis wert.
note-done-works = Behalte deine { $metal } Metall, { $wood } Holz und { $flour } Mehl: Keine Schmiede und kein Mahlstein ist jetzt den Preis wert.
note-done-building = Ein Tempel oder Kanal kostet je { $price } Metall, Holz und Mehl; du hast { $metal }, { $wood } und { $flour }, und nichts, was du bauen könntest, ist das jetzt wert.
note-done-building-short = Ein Tempel oder Kanal kostet je { $price } Metall, Holz und Mehl, und du hast { $metal }, { $wood } und { $flour }.
note-done-policy = Behalte, was eine Kampagne kostet, 1 Metall, Holz oder Mehl: Keine ist das jetzt wert.
note-done-moving = Ein Marsch kostet 1 Mehl je Einheit, und du hast { $flour }: Kein Marsch und kein Angriff bringt jetzt mehr als das.
note-alliance = Ein Verbündeter greift selten an: { $who } hat jetzt { $beside ->
    [one] 1 Einheit
   *[other] { $beside } Einheiten
} in deinem Land oder daneben.
note-alliance-far = Für 1 Metall, Holz oder Mehl greift { $who } dich kaum an, noch bevor Einheiten von dort an deiner Grenze stehen.
note-alliance-somebody = Ein Verbündeter greift selten an; die Kampagne kostet 1 Metall, Holz oder Mehl.
note-break = Ist { $who } kein Verbündeter mehr, kannst du angreifen; { $beside ->
    [one] 1 Einheit von dort steht
   *[other] { $beside } Einheiten von dort stehen
} in deinem Land oder daneben.
note-break-somebody = Wer kein Verbündeter ist, kann angegriffen werden; die Kampagne kostet 1 Metall, Holz oder Mehl.
note-war = Gleich nach der Kriegserklärung gegen { $who } können deine Truppen angreifen, für 1 Symbol mit einer Provinz.
note-war-somebody = Gleich nach einer Kriegserklärung können deine Truppen angreifen, für 1 Symbol mit einer Provinz.
note-decline = Es bringt dir zu wenig oder ihnen zu viel: Du behältst { $metal } Metall, { $wood } Holz und { $flour } Mehl.
note-cannot = Du hast nicht, was sie verlangen: Du hast { $grain } Getreide, { $flour } Mehl, { $ore } Erz, { $metal } Metall und { $wood } Holz.
note-free = Ein Zoll bringt dir zu wenig: Wer einen nimmt, bekommt 1 Jahr lang kein Metall aus dem Freihandel.
note-tolls = Die Zölle kosten mehr, als der Handel bringt: Du behältst { $metal } Metall, { $wood } Holz und { $flour } Mehl.
note-drop = Kein Angebot hilft jetzt beiden: Du behältst { $metal } Metall, { $wood } Holz und { $flour } Mehl.
note-nomads = Die { $tribe } erreichen von da, wo sie stehen, { $count ->
    [one] 1 Stadtprovinz
   *[other] { $count } Stadtprovinzen
} anderer.
note-regrow = Ein Baum wächst am besten nach, wo die wenigsten stehen: In jeder Provinz lässt sich in jeder Jahreszeit nur 1 fällen.
note-mill = Mehl ernährt { $cities ->
    [one] deine Stadt
   *[other] deine { $cities } Städte
} und bezahlt, was du baust; du hast { $flour } Mehl und { $grain } Getreide.
note-smelt = Metall bezahlt, was du baust, Erz nicht: Du hast { $metal } Metall und { $ore } Erz.
note-tear = Für jedes Mehl, das fehlt, muss 1 Mauer oder Schmiede weg; hier fehlt sie dir am wenigsten.
note-direction = Dann kommt { $first } als 1. nach dir dran und { $last } zuletzt.
note-defend = Von deinen Einheiten ist das die 1, die du am ehesten wagst.
note-rival = Es schadet { $rival } mit { $most ->
    [one] 1 Symbol
   *[other] { $most } Symbolen
}; du hast { $symbols }.
note-slot = Neben deinen eigenen Symbolen zählt ein Platz am meisten: Du hast { $symbols ->
    [one] 1 Symbol
   *[other] { $symbols } Symbole
}.
note-vote-soon = Du hast { $symbols ->
    [one] 1 Symbol
   *[other] { $symbols } Symbole
}, { $rival } hat { $most }: Wer führt, will, dass das Spiel bald endet.
note-vote-late = Du hast { $symbols ->
    [one] 1 Symbol
   *[other] { $symbols } Symbole
}, { $rival } hat { $most }: Wer zurückliegt, braucht mehr Zeit.
