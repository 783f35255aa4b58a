# Amyitis auf Deutsch. Ein Wert, der ein Ding des Spiels ist, kommt schon in dieser Sprache an.

good-barley = Gerste
good-dates = Datteln
good-salt = Salz
good-palm = Palme
good-wine = Wein
craft-farmer = Bauer
craft-priest = Priester
craft-engineer = Ingenieur
craft-merchant = Händler
court-banker = Bankier
court-leader = Karawanenführer
court-palace = Palast
court-gardener = Gärtner
court-banker-note = Bankiers bringen jede Runde Einkommen. Übrig: { $left }.
court-leader-note = Karawanenführer kommen mit gleich vielen Kamelen weiter und bewahren Waren auf. Übrig: { $left }.
court-palace-note = Paläste bringen sofort Prestige. Übrig: { $left }.
court-gardener-note = Gärtner heben eine Pflanze um eine Stufe. Übrig: { $left }.
temple-ishtar = Ishtar
temple-marduk = Marduk
temple-tammouz = Tammouz
city-babylon = Babylon
city-eshnunna = Eshnunna
city-susa = Susa
city-ur = Ur
city-uruk = Uruk
city-mari = Mari
city-palmyra = Palmyra
city-khorsabad = Khorsabad
city-ninoua = Ninoua
seat-blue = Blau
seat-red = Rot
seat-black = Schwarz
seat-white = Weiß
seat-neutral = Grau
source-engineer = Bewässerung
source-sale = Verkauf an Babylon
source-palace = Palast
source-tile = Gartenplättchen
source-irrigation = meistes Wasser um eine Pflanze
source-banker = Bankier
source-marduk = Marduk
source-favour = Gunst der Königin
source-goods = übrige Waren
bonus-camel = { $count ->
    [one] 1 Kamel
   *[other] { $count } Kamele
}
bonus-talent = { $count ->
    [one] 1 Talent
   *[other] { $count } Talente
}
bonus-banker = der nächste Bankier
bonus-leader = der nächste Karawanenführer
bonus-palace = der nächste Palast
bonus-good = eine Ware deiner Wahl
bonus-court = eine Hofkarte deiner Wahl
bonus-and = { $one } + { $other }

option-procession = Wer die Prozession führt
option-procession-right-of-start = wer rechts vom Startspieler sitzt
option-procession-last-to-pass = wer zuletzt gepasst hat
option-supply = Talente, Kamele und Waren im Vorrat
option-supply-unlimited = gehen nie aus
option-supply-box = so viele wie in der Schachtel: 30 Talente, 14 Kamele, 7 von jeder Ware

# Fragen

ask-other = { $who } entscheidet.
ask-turn = Du bist am Zug: Wirb an, sende die Karawane aus oder passe.
ask-field = Wähle eine Ackerreihe für deinen Bauern.
ask-priest = Wähle einen Tempel für deinen Priester.
ask-irrigate = Wähle einen Kanal, den du bewässerst.
ask-sell = Wähle, was du an Babylon verkaufst.
ask-court = Wähle deine Hofkarte in { $city }.
ask-court-bonus = Wähle eine Hofkarte: der Bonus deines Plättchens.
ask-leader-good = Wähle den Karawanenführer nach der Ware auf der Karte.
ask-plant = Wähle ein Feld für deine Pflanze der Stufe { $level }.
ask-good = Wähle eine Ware: der Bonus deines Plättchens.
ask-procession = Du führst die Prozession: Wähle den Tempel für deinen eigenen Würfel.
ask-ishtar = Ishtar belohnt dich: Kamel oder Talent?
ask-swap = Tammouz lässt dich eine Ware tauschen.
ask-discard = Du hast zu viele Waren: Lege eine zurück.

# Aktionen

do-pass = In dieser Runde passen
do-recruit = Anwerben aus Gruppe { $group }: { $craft } { $price ->
    [0] (kostenlos)
    [one] (1 Talent)
   *[other] ({ $price } Talente)
}
do-caravan-sale = Karawane nach { $city } ({ $camels ->
    [one] 1 Kamel
   *[other] { $camels } Kamele
}): Waren gegen Prestige verkaufen
do-caravan-court = Karawane nach { $city } ({ $camels ->
    [one] 1 Kamel
   *[other] { $camels } Kamele
}): { $good } gegen { $one } oder { $other }
do-caravan-plant = Karawane nach { $city } ({ $camels ->
    [one] 1 Kamel
   *[other] { $camels } Kamele
}): { $good } gegen eine Pflanze der Stufe { $level }
do-caravan-plant-extra = Karawane nach { $city } ({ $camels ->
    [one] 1 Kamel
   *[other] { $camels } Kamele
}): { $good } und { $extra } gegen eine Pflanze der Stufe { $level }
do-field-upper = Obere Reihe: { $good } nehmen
do-field-lower = Untere Reihe: { $good } nehmen
do-temple = Tempel: { $temple }
do-water = { $zone } bewässern
do-sell-one = Verkaufen: { $good } (+{ $prestige } Prestige)
do-sell-two = Verkaufen: { $one } und { $other } (+{ $prestige } Prestige)
do-court-banker = Bankier { $level }: Einkommen { $talents ->
    [one] 1 Talent
   *[other] { $talents } Talente
}{ $prestige ->
    [0] {""}
   *[other] {" "}und { $prestige } Prestige
}
do-court-leader = Karawanenführer { $level }: +{ $spaces } Felder, { $keeps } Waren behalten
do-court-palace = Palast { $level }: +{ $prestige } Prestige
do-court-gardener = Gärtner: hebt eine Pflanze um eine Stufe
do-card-good = Der mit dieser Ware: { $good }
do-plant = { $square } bepflanzen (Ebene { $level }): +{ $prestige } Prestige
do-plant-bonus = { $square } bepflanzen (Ebene { $level }): +{ $prestige } Prestige, { $bonus }
do-take = Nehmen: { $good }
do-ishtar-camel = Ein Kamel nehmen
do-ishtar-talent = Ein Talent nehmen
do-keep = Alles behalten
do-swap = Tauschen: { $given } gegen { $taken }
do-discard = Zurücklegen: { $good }

# Ereignisse

event-round = Runde { $round }.
event-deal = Gruppe { $group }: { $one }, { $two }, { $three }.
event-talents = { $who } nimmt { $count ->
    [one] 1 Talent
   *[other] { $count } Talente
}.
event-camels = { $who } nimmt { $count ->
    [one] ein Kamel
   *[other] { $count } Kamele
}.
event-prestige = { $who }: +{ $count } Prestige: { $source }.
event-good = { $who } nimmt eine Ware: { $good }.
event-passed = { $who } passt.
event-recruited = { $who } wirbt aus Gruppe { $group } an: { $craft } { $price ->
    [0] (kostenlos)
    [one] (1 Talent)
   *[other] ({ $price } Talente)
}.
event-field-upper = { $who } bestellt Acker { $place } der oberen Reihe.
event-field-lower = { $who } bestellt Acker { $place } der unteren Reihe.
event-row-upper = Die obere Reihe ist voll; { $who } hat dort die meisten Würfel.
event-row-lower = Die untere Reihe ist voll; { $who } hat dort die meisten Würfel.
event-row-upper-tie = Die obere Reihe ist voll; niemand hat dort die meisten Würfel.
event-row-lower-tie = Die untere Reihe ist voll; niemand hat dort die meisten Würfel.
event-gardener = { $who } erhält einen Gärtner.
event-gardeners-spent = { $who } gibt { $count ->
    [one] einen Gärtner
   *[other] { $count } Gärtner
} zurück.
event-temple = { $who }: ein Würfel betritt den Tempel ({ $temple }).
event-pushed-out = { $who }: ein Würfel verlässt den Tempel ({ $temple }).
event-watered = { $who } bewässert { $zone }.
event-watered-neutral = Wasser fließt zwischen den Pflanzen bei { $zone }.
event-caravan = { $who } zieht die Karawane nach { $city } mit { $camels ->
    [one] 1 Kamel
   *[other] { $camels } Kamelen
}.
event-paid = { $who } zahlt: { $good }.
event-paid-wine = { $who } zahlt Wein statt dieser Ware: { $good }.
event-sold-one = { $who } verkauft: { $one }.
event-sold-two = { $who } verkauft: { $one } und { $other }.
event-court = { $who } nimmt eine Hofkarte: { $card } { $level }.
event-bonus-lost = Keine Hofkarte ({ $card }) für { $who }: Die nächste Stufe ist vergeben.
event-planted = { $who } bepflanzt { $square } mit einer Pflanze der Stufe { $level }.
event-card = { $city } bietet nun eine Pflanze der Stufe { $level } an.
event-card-extra = { $city } bietet nun eine Pflanze der Stufe { $level } an und verlangt dafür zusätzlich: { $extra }.
event-swapped = { $who } tauscht: { $given } gegen { $taken }.
event-discarded = { $who } legt zurück: { $good }.
event-start-player = { $who } ist nun Startspieler.
event-game-over = Das Spiel ist zu Ende.
event-choice-lost = Für { $who } ist keine Hofkarte mehr da, die zu wählen wäre.
event-short-talents = Der Vorrat ist knapp: { $count ->
    [one] 1 Talent
   *[other] { $count } Talente
} weniger für { $who }.
event-short-camels = Der Vorrat ist knapp: { $count ->
    [one] 1 Kamel
   *[other] { $count } Kamele
} weniger für { $who }.
event-short-good = Der Vorrat ist knapp: Für { $who } ist davon nichts mehr da: { $good }.
event-short-choice = Der Vorrat ist knapp: Für { $who } ist nichts mehr da, das zu wählen wäre.

# Warum nicht?

why-game-over = Das Spiel ist zu Ende.
why-other-seat = { $who } ist am Zug.
why-other-question = Nicht jetzt. { $question }
why-no-card = In Gruppe { $group } liegt diese Karte nicht offen: { $craft }.
why-no-such-group = Bei so wenigen Spielern gibt es keine Gruppe { $group }.
why-talents = Das kostet { $price ->
    [one] 1 Talent
   *[other] { $price } Talente
}; du hast { $have }.
why-cube = Du hast keinen Würfel mehr.
why-no-zone = Zurzeit kann kein Kanal bewässert werden.
why-camels = { $city } kostet { $camels ->
    [one] 1 Kamel
   *[other] { $camels } Kamele
}; du hast { $have }.
why-stays = Die Karawane steht schon in { $city } und muss ziehen.
why-city-good = { $city } verlangt { $good }; davon hast du nichts, und auch keinen Wein.
why-city-goods = { $city } verlangt { $good } und { $extra }; du hast { $have } { $good }, { $have_extra } { $extra } und { $wine } Wein.
why-nothing-to-sell = Du hast keine Ware zu verkaufen.
why-offers-gone = { $city } hat für dich nichts mehr: weder { $one } noch { $other }.
why-no-square = Kein bewässertes Feld passt zur Pflanze der Stufe { $level } aus { $city }; du hast { $gardeners ->
    [0] keinen Gärtner
    [one] 1 Gärtner
   *[other] { $gardeners } Gärtner
}.
why-zone-absent = Bei { $zone } gibt es nur einen Kanal.
why-zone-watered = { $zone } ist schon bewässert.
why-zone-cut-off = Vom Fluss führt kein Wasser zu { $zone }.
why-not-owned = Davon hast du nichts: { $good }.
why-only-one = Davon hast du nur eins: { $good }.
why-not-offered = { $city } bietet diese Hofkarte nicht an: { $card }.
why-top-level = Diese Hofkarte hast du schon in der höchsten Stufe: { $card }.
why-sold-out = Diese Hofkarte ist in Stufe { $level } vergriffen: { $card }.
why-no-gardener = Es ist kein Gärtner mehr da.
why-not-on-card = Diese Ware liegt auf keinem Karawanenführer: { $good }.
why-no-camel-left = Im Vorrat ist kein Kamel mehr.
why-no-talent-left = Im Vorrat ist kein Talent mehr.
why-no-good-left = Davon ist im Vorrat nichts mehr: { $good }.
why-unused-square = { $square } wird zu zweit nicht benutzt.
why-planted = { $square } ist schon bepflanzt.
why-dry-square = Keine Seite von { $square } ist ganz bewässert.
why-plant-level = { $square } liegt auf Ebene { $level }: Diese Pflanze braucht { $needed ->
    [one] 1 Gärtner
   *[other] { $needed } Gärtner
}; du hast { $have }.

# Das Spielbrett im Terminal

board-garden = Gärten: noch { $tiles } Plättchen, bei { $last } ist Schluss
board-crafts = Gewerbe
board-price = { $price ->
    [0] kostenlos
    [one] 1 Talent
   *[other] { $price } Talente
}
board-caravan = Karawane (Kamele bis dorthin)
board-sale = Prestige, Wasser
board-plant = Pflanze { $level }
board-field-upper = Obere Reihe
board-field-lower = Untere Reihe
board-ishtar = 1. Kamel/Talent, 2. das andere
board-marduk = 1. { $first }, 2. { $second } Prestige
board-tammouz = 1. ein Acker, 2. ein Tausch
board-ishtar-alone = Kamel oder Talent
board-marduk-alone = { $first } Prestige
board-tammouz-alone = ein Acker
board-column-prestige = Prestige
board-column-tiles = Plättchen
board-column-talents = Talente
board-column-camels = Kamele
board-column-cubes = Würfel
board-column-banker = Bankier
board-column-leader = Führer
board-column-palace = Palast
board-column-gardeners = Gärtner
board-passed = gepasst
board-court = Hofkarten übrig:
board-supply = Im Vorrat: Talente { $talents } · Kamele { $camels }
board-legend = C Kamel, T Talent, G Ware, ? Hofkarte, Bk Bankier, Ld Führer, Pl Palast
board-short-prestige = Pres
board-short-tiles = Plät
board-short-talents = Tal
board-short-camels = Kam
board-short-cubes = Würf
board-short-banker = Bank
board-short-leader = Führ
board-short-palace = Pal
board-short-gardeners = Gärt

# Stellungen, von Hand aufgebaut

position-nobody = niemand
position-no = nein
position-yes = ja
position-without-cube = ja, ohne Würfel
position-course = Runde
position-round = Runde
position-start = Startspieler
position-turn = am Zug
position-caravan = Karawane
position-level = { $card }, Stufe
position-garden = Gärten
position-tile = Plättchen
position-plant = Pflanze
position-square = { $square }, Stufe { $level }
position-channels = Kanäle
position-here = { $name }
position-fields = Äcker
position-field-upper = obere Reihe, Acker { $place }
position-field-lower = untere Reihe, Acker { $place }
position-temples = Tempel
position-place = { $name }, Platz { $place }
position-groups = Gewerbe
position-craft = Gruppe { $group }, offen: { $craft }
position-cities = Pflanzenkarten
position-first-side = erste Seite
position-second-side = zweite Seite
position-turn-passed = Wer gepasst hat, kann nicht am Zug sein: { $who }.
position-cubes = Zu viele Würfel auf dem Plan, { $who }: { $placed } von { $cubes }.
position-tiles = Bepflanzte Felder: { $planted }; Plättchen bei den Spielern: { $taken }. Beides muss gleich sein.
position-row-full = Eine volle Reihe wird sofort geräumt: Lass einen Acker leer.
position-row-gap = Äcker werden von links bestellt, ohne Lücken.
position-temple-gap = Würfel liegen im Tempel vom ersten Platz an ohne Lücken: { $temple }.
position-gardeners = Gärtner bei den Spielern: { $held }. Es gibt nur { $cards }.
position-court = { $card }, Stufe { $level }: { $held }-mal bei Spielern. Es gibt nur { $cards }.
position-group = Gruppe { $group } hat nur { $cards } Karten.
position-crafts = { $craft }: { $shown } Karten liegen offen. Es gibt nur { $cards }.
position-dry-channel = Vom Fluss führt kein Wasser zu { $zone }.
position-supply = Es ist mehr im Spiel, als es gibt: { $thing }, höchstens { $most }.
