# Amyitis in het Nederlands. Een waarde die een ding uit het spel is, komt al in deze taal aan.

good-barley = gerst
good-dates = dadels
good-salt = zout
good-palm = palmtak
good-wine = wijn
craft-farmer = boer
craft-priest = priester
craft-engineer = ingenieur
craft-merchant = handelaar
court-banker = bankier
court-leader = kameeldrijver
court-palace = paleis
court-gardener = tuinman
court-banker-note = Bankiers brengen elke ronde inkomen op. Nog over: { $left }.
court-leader-note = Kameeldrijvers komen verder met evenveel kamelen en bewaren goederen. Nog over: { $left }.
court-palace-note = Paleizen leveren meteen prestige op. Nog over: { $left }.
court-gardener-note = Tuinmannen tillen een plant één niveau hoger. Nog over: { $left }.
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
seat-blue = Blauw
seat-red = Rood
seat-black = Zwart
seat-white = Wit
seat-neutral = Grijs
source-engineer = irrigatie
source-sale = verkoop in Babylon
source-palace = paleis
source-tile = tuintegel
source-irrigation = irrigatiebonus
source-banker = bankier
source-marduk = Marduk
source-favour = bonus van Amyitis
source-goods = overige goederen
bonus-camel = { $count ->
    [one] 1 kameel
   *[other] { $count } kamelen
}
bonus-talent = { $count ->
    [one] 1 munt
   *[other] { $count } munten
}
bonus-banker = de volgende bankier
bonus-leader = de volgende kameeldrijver
bonus-palace = het volgende paleis
bonus-good = een fiche naar keuze
bonus-court = een hofkaart naar keuze
bonus-and = { $one } + { $other }

option-procession = Wie de processie leidt
option-procession-right-of-start = wie rechts van de startspeler zit
option-procession-last-to-pass = wie als laatste heeft gepast
option-supply = Munten, kamelen en goederen in de voorraad
option-supply-unlimited = raken nooit op
option-supply-box = zoveel als in de doos: 30 munten, 14 kamelen, 7 van elk goederenfiche

# Vragen

ask-other = { $who } beslist.
ask-turn = Jij bent aan de beurt: rekruteer, verplaats de karavaan of pas.
ask-field = Kies een akker voor je boer.
ask-priest = Kies een tempel voor je priester.
ask-irrigate = Kies een kanaal om te irrigeren.
ask-sell = Kies wat je in Babylon verkoopt.
ask-court = Kies je hofkaart in { $city }.
ask-court-bonus = Kies een hofkaart: de bonus van je tegel.
ask-leader-good = Kies een kameeldrijver: welk fiche op de kaart wil je?
ask-plant = Kies een tuinveld voor je plant van niveau { $level }.
ask-good = Kies een goederenfiche: de bonus van je tegel.
ask-procession = Jij leidt de processie: kies de tempel voor je eigen blokje.
ask-ishtar = Ishtar beloont je: kameel of munt?
ask-swap = Van Tammouz mag je één goederenfiche ruilen.
ask-discard = Je hebt te veel goederen: leg er één terug.

# Acties

do-pass = Passen in deze ronde
do-recruit = Rekruteren uit groep { $group }: { $craft } { $price ->
    [0] (gratis)
    [one] (1 munt)
   *[other] ({ $price } munten)
}
do-caravan-sale = Karavaan naar { $city } ({ $camels ->
    [one] 1 kameel
   *[other] { $camels } kamelen
}): goederen verkopen voor prestige
do-caravan-court = Karavaan naar { $city } ({ $camels ->
    [one] 1 kameel
   *[other] { $camels } kamelen
}): { $good } voor { $one } of { $other }
do-caravan-plant = Karavaan naar { $city } ({ $camels ->
    [one] 1 kameel
   *[other] { $camels } kamelen
}): { $good } voor een plant van niveau { $level }
do-caravan-plant-extra = Karavaan naar { $city } ({ $camels ->
    [one] 1 kameel
   *[other] { $camels } kamelen
}): { $good } en { $extra } voor een plant van niveau { $level }
do-field-upper = Bovenste akker: { $good } nemen
do-field-lower = Onderste akker: { $good } nemen
do-temple = Tempel van { $temple }
do-water = { $zone } irrigeren
do-sell-one = Verkopen: { $good } (+{ $prestige } prestige)
do-sell-two = Verkopen: { $one } en { $other } (+{ $prestige } prestige)
do-court-banker = Bankier { $level }: inkomen { $talents ->
    [one] 1 munt
   *[other] { $talents } munten
}{ $prestige ->
    [0] {""}
   *[other] {" "}en { $prestige } prestige
}
do-court-leader = Kameeldrijver { $level }: +{ $spaces } velden, { $keeps } goederen bewaren
do-court-palace = Paleis { $level }: +{ $prestige } prestige
do-court-gardener = Tuinman: tilt een plant één niveau hoger
do-card-good = Die met dit fiche: { $good }
do-plant = { $square } beplanten (etage { $level }): +{ $prestige } prestige
do-plant-bonus = { $square } beplanten (etage { $level }): +{ $prestige } prestige, { $bonus }
do-take = Nemen: { $good }
do-ishtar-camel = Een kameel nemen
do-ishtar-talent = Een munt nemen
do-keep = Alles houden
do-swap = Ruilen: { $given } voor { $taken }
do-discard = Terugleggen: { $good }

# Gebeurtenissen

event-round = Ronde { $round }.
event-deal = Groep { $group }: { $one }, { $two }, { $three }.
event-talents = { $who } neemt { $count ->
    [one] 1 munt
   *[other] { $count } munten
}.
event-camels = { $who } neemt { $count ->
    [one] een kameel
   *[other] { $count } kamelen
}.
event-prestige = { $who }: +{ $count } prestige: { $source }.
event-good = { $who } neemt een goederenfiche: { $good }.
event-passed = { $who } past.
event-recruited = { $who } rekruteert uit groep { $group }: { $craft } { $price ->
    [0] (gratis)
    [one] (1 munt)
   *[other] ({ $price } munten)
}.
event-field-upper = { $who } bewerkt veld { $place } van de bovenste akker.
event-field-lower = { $who } bewerkt veld { $place } van de onderste akker.
event-row-upper = De bovenste akker is vol; { $who } heeft er de meeste blokjes.
event-row-lower = De onderste akker is vol; { $who } heeft er de meeste blokjes.
event-row-upper-tie = De bovenste akker is vol; niemand heeft er de meeste blokjes.
event-row-lower-tie = De onderste akker is vol; niemand heeft er de meeste blokjes.
event-gardener = { $who } krijgt een tuinman.
event-gardeners-spent = { $who } geeft { $count ->
    [one] een tuinman
   *[other] { $count } tuinmannen
} terug.
event-temple = { $who }: een blokje gaat de tempel van { $temple } in.
event-pushed-out = { $who }: een blokje verlaat de tempel van { $temple }.
event-watered = { $who } irrigeert { $zone }.
event-watered-neutral = Tussen de planten bij { $zone } stroomt water.
event-caravan = { $who } verplaatst de karavaan naar { $city } met { $camels ->
    [one] 1 kameel
   *[other] { $camels } kamelen
}.
event-paid = { $who } betaalt: { $good }.
event-paid-wine = { $who } betaalt wijn in plaats van { $good }.
event-sold-one = { $who } verkoopt: { $one }.
event-sold-two = { $who } verkoopt: { $one } en { $other }.
event-court = { $who } neemt een hofkaart: { $card } { $level }.
event-bonus-lost = Geen hofkaart ({ $card }) voor { $who }: het volgende niveau is op.
event-planted = { $who } beplant { $square } met een plant van niveau { $level }.
event-card = { $city } biedt nu een plant van niveau { $level } aan.
event-card-extra = { $city } biedt nu een plant van niveau { $level } aan en vraagt daarvoor ook { $extra }.
event-swapped = { $who } ruilt: { $given } voor { $taken }.
event-discarded = { $who } legt terug: { $good }.
event-start-player = { $who } is nu startspeler.
event-game-over = Het spel is afgelopen.
event-choice-lost = Er is geen hofkaart meer die { $who } kan kiezen.
event-short-talents = De voorraad is krap: { $count ->
    [one] 1 munt
   *[other] { $count } munten
} minder voor { $who }.
event-short-camels = De voorraad is krap: { $count ->
    [one] 1 kameel
   *[other] { $count } kamelen
} minder voor { $who }.
event-short-good = De voorraad is krap: voor { $who } is dit fiche er niet meer: { $good }.
event-short-choice = De voorraad is krap: voor { $who } valt er niets meer te kiezen.

# Waarom niet?

why-game-over = Het spel is afgelopen.
why-other-seat = { $who } is aan de beurt.
why-other-question = Niet nu. { $question }
why-no-card = In groep { $group } ligt deze kaart niet open: { $craft }.
why-no-such-group = Met zo weinig spelers is er geen groep { $group }.
why-talents = Dit kost { $price ->
    [one] 1 munt
   *[other] { $price } munten
}; je hebt er { $have }.
why-cube = Je hebt geen blokje meer.
why-no-zone = Er kan nu geen kanaal geïrrigeerd worden.
why-camels = { $city } kost { $camels ->
    [one] 1 kameel
   *[other] { $camels } kamelen
}; je hebt er { $have }.
why-stays = De karavaan staat al in { $city } en moet verder.
why-city-good = { $city } vraagt { $good }; dat heb je niet, en wijn ook niet.
why-city-goods = { $city } vraagt { $good } en { $extra }; je hebt { $have } { $good }, { $have_extra } { $extra } en { $wine } wijn.
why-nothing-to-sell = Je hebt geen goederen om te verkopen.
why-offers-gone = { $city } heeft niets meer voor je: geen { $one } en geen { $other }.
why-no-square = Geen geïrrigeerd tuinveld past bij de plant van niveau { $level } uit { $city }; je hebt { $gardeners ->
    [0] geen tuinman
    [one] 1 tuinman
   *[other] { $gardeners } tuinmannen
}.
why-zone-absent = Bij { $zone } ligt maar één kanaal.
why-zone-watered = { $zone } is al geïrrigeerd.
why-zone-cut-off = Er loopt geen water van de rivier naar { $zone }.
why-not-owned = Dit heb je niet: { $good }.
why-only-one = Dit heb je maar één keer: { $good }.
why-not-offered = { $city } biedt deze hofkaart niet aan: { $card }.
why-top-level = Deze hofkaart heb je al op het hoogste niveau: { $card }.
why-sold-out = Op niveau { $level } is deze hofkaart op: { $card }.
why-no-gardener = Er is geen tuinman meer.
why-not-on-card = Op geen enkele kameeldrijver ligt dit fiche: { $good }.
why-no-camel-left = Er is geen kameel meer in de voorraad.
why-no-talent-left = Er is geen munt meer in de voorraad.
why-no-good-left = Dit is op in de voorraad: { $good }.
why-unused-square = { $square } doet met twee spelers niet mee.
why-planted = { $square } is al beplant.
why-dry-square = Geen enkele zijde van { $square } is volledig geïrrigeerd.
why-plant-level = { $square } ligt op etage { $level }: deze plant heeft { $needed ->
    [one] 1 tuinman
   *[other] { $needed } tuinmannen
} nodig; je hebt er { $have }.

# Het speelbord in de terminal

board-garden = Tuinen: nog { $tiles } tegels, einde bij { $last }
board-crafts = Arbeiders
board-price = { $price ->
    [0] gratis
    [one] 1 munt
   *[other] { $price } munten
}
board-caravan = Karavaan (kamelen tot daar)
board-sale = prestige, water
board-plant = plant { $level }
board-field-upper = Akker boven
board-field-lower = Akker onder
board-ishtar = 1e kameel/munt, 2e het andere
board-marduk = 1e { $first }, 2e { $second } prestige
board-tammouz = 1e een akkerveld, 2e een ruil
board-ishtar-alone = kameel of munt
board-marduk-alone = { $first } prestige
board-tammouz-alone = een akkerveld
board-column-prestige = prestige
board-column-tiles = tegels
board-column-talents = munten
board-column-camels = kamelen
board-column-cubes = blokjes
board-column-banker = bankier
board-column-leader = drijver
board-column-palace = paleis
board-column-gardeners = tuinman
board-passed = gepast
board-court = Hofkaarten over:
board-supply = In de voorraad: munten { $talents } · kamelen { $camels }
board-legend = C kameel, T munt, G goed, ? hofkaart, Bk bankier, Ld drijver, Pl paleis
board-short-prestige = pres
board-short-tiles = tegl
board-short-talents = munt
board-short-camels = kaml
board-short-cubes = blok
board-short-banker = bank
board-short-leader = drij
board-short-palace = pal
board-short-gardeners = tuin

# Met de hand opgezette standen

position-nobody = niemand
position-no = nee
position-yes = ja
position-without-cube = ja, zonder blokje
position-course = Ronde
position-round = ronde
position-start = startspeler
position-turn = aan de beurt
position-caravan = karavaan
position-level = { $card }, niveau
position-garden = Tuinen
position-tile = tegel
position-plant = plant
position-square = { $square }, niveau { $level }
position-channels = Kanalen
position-here = { $name }
position-fields = Akkers
position-field-upper = bovenste akker, veld { $place }
position-field-lower = onderste akker, veld { $place }
position-temples = Tempels
position-place = { $name }, plaats { $place }
position-groups = Arbeiders
position-craft = groep { $group }, open: { $craft }
position-cities = Plantkaarten
position-first-side = eerste kant
position-second-side = tweede kant
position-turn-passed = Wie gepast heeft, kan niet aan de beurt zijn: { $who }.
position-cubes = Te veel blokjes op het bord, { $who }: { $placed } van { $cubes }.
position-tiles = Beplante vakken: { $planted }; tegels bij de spelers: { $taken }. Beide moeten gelijk zijn.
position-row-full = Een volle akker wordt meteen leeggemaakt: laat een veld leeg.
position-row-gap = Velden worden van links bewerkt, zonder gaten.
position-temple-gap = Blokjes liggen in een tempel vanaf de eerste plaats, zonder gaten: { $temple }.
position-gardeners = Tuinmannen bij de spelers: { $held }. Er zijn er maar { $cards }.
position-court = { $card }, niveau { $level }: { $held } keer bij spelers. Er zijn er maar { $cards }.
position-group = Groep { $group } heeft maar { $cards } kaarten.
position-crafts = { $craft }: { $shown } kaarten liggen open. Er zijn er maar { $cards }.
position-dry-channel = Er loopt geen water van de rivier naar { $zone }.
position-supply = Er is meer in het spel dan er is: { $thing }, hoogstens { $most }.
