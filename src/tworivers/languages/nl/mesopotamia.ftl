# Mesopotamia in het Nederlands. Een waarde die een ding uit het spel is, komt al in deze taal aan.

province-larsa = Larsa
province-ur = Ur
province-uruk = Uruk
province-lagash = Lagash
province-umma = Umma
province-isin = Isin
province-nippur = Nippur
province-sealand = Kustland
province-mashkan = Mashkan-shapir
province-babylon = Babylon
province-kish = Kish
province-sippar = Sippar
province-marad = Marad
province-bagdad = Bagdad
province-rapiqum = Rapiqum
province-suhum = Suhum
province-sutaeans = Suteeërland
province-eshnunna = Eshnunna
province-mankisum = Mankisum
province-meturan = Me-Turan
province-der = Der
province-simurrum = Simurrum
province-gutians = Gutiërland
province-assur = Assur
province-hatra = Hatra
province-nineveh = Nineve
province-arbela = Arbela
province-arrapha = Arrapha
province-shusharra = Shusharra
province-lullubum = Lullubum
province-turukkaeans = Turukkeeërland
province-karana = Karana
province-shubatenlil = Shubat-Enlil
province-amedi = Amedi
province-hanaeans = Haneeërland
province-mari = Mari
province-qattunan = Qattunan
province-tuttul = Tuttul
province-emar = Emar
province-yaminites = Jaminietenland
province-halab = Halab
province-alalakh = Alalakh
province-carchemish = Karkemish
province-hashum = Urshum-Hashum
province-harran = Harran
province-ugarit = Ugarit
province-ebla = Ebla
province-qatna = Qatna
province-tunip = Tunip
province-byblos = Byblos
province-tadmor = Tadmor
province-damascus = Damascus
province-susa = Susa
province-urua = Urua
province-awan = Awan
province-ayapir = Ayapir
party-larsa = Larsa
party-babylon = Babylon
party-mari = Mari
party-qatna = Qatna
party-eshnunna = Eshnunna
party-yamhad = Yamhad
party-assur = Assur
party-susa = Susa
party-nomads = nomaden
tribe-sutaeans = Suteeërs
tribe-hanaeans = Haneeërs
tribe-yaminites = Jaminieten
tribe-gutians = Gutiërs
tribe-turukkaeans = Turukkeeërs
material-grain = graan
material-flour = meel
material-ore = erts
material-metal = metaal
material-wood = hout
card-sutaeans = Suteeërs
card-hanaeans = Haneeërs
card-yaminites = Jaminieten
card-gutians = Gutiërs
card-turukkaeans = Turukkeeërs
card-forced-march = geforceerde mars
card-siege-ladders = stormladders
card-mercenaries = huurlingen
card-deserters = overlopers
card-second-wind = tweede adem
card-rich-harvest = rijke oogst
card-rich-vein = rijke ertsader
card-cedar-rafts = cedervlotten
card-caravan = karavaan
card-locusts = sprinkhanen
card-envoys = gezanten
card-intrigue = intrige
card-spies = spionnen
card-blessing = zegen
symbol-marduk = Marduktempel
symbol-ishtar = Ishtartempel
symbol-canal = kanaal
symbol-military = militair symbool
building-forge = smidse
building-millstone = molensteen
building-marduk = Marduktempel
building-ishtar = Ishtartempel
building-canal = kanaal
work-smelt = smelten
work-foot = voetsoldaat
work-chariot = strijdwagen
work-blank = leeg fiche
unit-foot = voetsoldaat
unit-chariot = strijdwagen
unit-blank = leeg fiche
unit-nomad = nomadeneenheid
season-spring = lente
season-summer = zomer
season-autumn = herfst
season-winter = winter
reason-felling = houtkap
reason-free-trade = vrijhandel
reason-ore = ertswinning
reason-harvest = graanoogst
reason-milling = malen
reason-feeding = steden voeden
reason-smelting = smelten
reason-raising = nieuwe troepen
reason-wall = stadsmuur
reason-works = smidse of molensteen
reason-building = tempel of kanaal
reason-campaign = campagne
reason-march = mars
reason-bank = bank
reason-trade = handel
reason-toll = tol
reason-card = kaart
reason-locusts = sprinkhanen
offer-draft = ontwerp
offer-transit = wacht op doortocht
offer-tolls = er wordt tol gevraagd
offer-sent = verstuurd

# Opties

option-years = Speelduur
option-years-2 = twee jaar
option-years-3 = drie jaar
option-years-4 = vier jaar
option-years-vote = stemming na het eerste jaar
option-years-yearly = stemming na elk jaar: nog één, of het einde
option-cards = Kaarten
option-cards-on = met kaarten
option-cards-off = zonder kaarten
option-open-stocks = Voorraden
option-open-stocks-off = geheim
option-open-stocks-on = open
option-wall-bonus = Verdediging per muur
option-wall-bonus-1 = +1
option-wall-bonus-3 = +3
option-six = Met zes partijen
option-six-list = zonder Mari
option-six-table = zonder Yamhad
option-walls-stop-nomads = Twee muren houden nomaden tegen
option-walls-stop-nomads-off = nee
option-walls-stop-nomads-on = ja
option-harvests = Oogsten per jaar
option-harvests-one = één, in de herfst
option-harvests-two = twee, in de zomer en de winter (levendiger)
option-attack = Wie in een oorlog mag aanvallen
option-attack-book = wie hem deze beurt verklaarde of de vorige ronde tegen de ander vocht
option-attack-war = allebei, zolang de oorlog duurt
option-offers = Aanbiedingen
option-offers-free = zo groot en zoveel je wilt
option-offers-limited = hoogstens 9 van een materiaal per kant, 6 aanbiedingen per ronde
option-bank-flour = De bank en meel
option-bank-flour-take = geeft meel, neemt geen
option-bank-flour-give = neemt meel, geeft geen
option-bank-flour-neither = geeft en neemt geen meel
option-second-wind = Tweede adem
option-second-wind-attacker = voor de aanvaller
option-second-wind-both = ook voor de verdediger
option-smelting = Een smidse smelt
option-smelting-all = zoveel erts als ze kan, tot vijf
option-smelting-choose = zoveel als je zegt, tot vijf
option-may = Gewonnen symbolen en de nomadenkaart van Qatna
option-may-must = worden altijd genomen
option-may-may = mag je weigeren
option-absent-cores = Kernprovincies van afwezige heersers
option-absent-cores-empty = leeg
option-absent-cores-furnished = met kanalen, smidse, molensteen en muren
option-board = Het speelbord met minder dan acht heersers
option-board-whole = helemaal
option-board-part = zonder de provincies het dichtst bij afwezige heersers
option-interrupts = Kaarten in andermans beurt
option-interrupts-on = ja, ze onderbreken
option-interrupts-own = nee, alleen bij eigen beslissingen

# Vragen

ask-fell = Fase 1: kap bomen, één in elke provincie met bomen.
ask-feed = Fase 7: je { $cities ->
    [one] stad eet
   *[other] { $cities } steden eten
}, je hebt { $flour } meel. Handel, of voed ze nu.
ask-forge = Fase 8: werk voor je smidsen.
ask-wall = Fase 9: bouw stadsmuren.
ask-works = Fase 10: bouw smidsen en molenstenen.
ask-build = Fase 11A: bouw tempels en kanalen.
ask-campaign = Fase 11B: een politieke campagne?
ask-move = Fase 11B: verplaats en val aan.
ask-nomad-card = Kies een nomadenkaart uit de rest van de stapel.
ask-regrow = Fase 2: waar groeit een boom terug?
ask-mill = Fase 6: hoeveel graan maal je, tot { $most }?
ask-tear = Er is te weinig meel: waar breek je een muur af (of, zonder muren, een smidse)?
ask-work-at = { $what }: in welke provincie?
ask-erect-at = { $what }: in welke provincie?
ask-bless = De zegen gebruiken, zodat de kaderworp lukt?
ask-bless-without = Gooi de dobbelsteen voor het kader.
ask-direction = Jij begint fase 11: in welke richting volgen de anderen?
ask-rival = Met wie of tegen wie?
ask-pay = Waarmee betaal je de campagne?
ask-envoys = De gezanten sturen, zodat de campagne zonder worp lukt?
ask-envoys-without = Gooi de dobbelsteen voor de campagne.
ask-consent = { $who } biedt je een verbond aan. Stem je toe?
ask-move-from = Uit welke provincie?
ask-move-to = Naar welke provincie?
ask-attack-at = Welke provincie val je aan?
ask-foe = Wie val je daar aan?
ask-commit = De aanval op { $province }: waar komt een eenheid vandaan? Alle aanvallers gaan tegelijk mee.
ask-commit-unit = Welke eenheid valt mee aan?
ask-duel = De slag om { $province }: welke eenheid valt aan?
ask-defend = De slag om { $province }: welke eenheid verdedigt?
ask-second-wind = Het duel in { $province } is verloren. Opnieuw gooien met een tweede adem?
ask-second-wind-without = Het duel in { $province } is verloren.
ask-convert = { $symbol } van { $who }: welk symbool wordt van jou?
ask-unseat = Welk militair symbool van { $who } verlaat het kader?
ask-nomad-step = Waar trekken de { $tribe } heen?
ask-mercenaries-at = Waar staan de huurlingen?
ask-deserters-at = In welke provincie loopt een voetsoldaat weg?
ask-deserters-of = Uit wiens stapel?
ask-locusts-on = Op wie stuur je de sprinkhanen af?
ask-intrigue-one = Wiens verbond beëindig je?
ask-intrigue-two = Met wie is dat verbond?
ask-spy-on = Wie bespioneer je?
ask-take-card = Welke kaart neem je af van { $who }?
ask-vote = { $yearly ->
    [1] Het jaar is om. Spelen jullie er nog één?
   *[other] Hoeveel jaar spelen jullie nog?
}
ask-draft = Je aanbod aan { $who }.
ask-toll = Je tol voor de karavaan van { $who }; zonder tol mag ze vrij door.
ask-smelt = De smidse in { $province }: hoeveel erts smelt je, tot { $most }?
ask-place-symbol = Je mag een symbool op het kader leggen: { $symbol }. Doe je dat?
ask-offer = Een aanbod van { $who } wacht op je antwoord.
ask-other-turn = { $who } is aan de beurt.
ask-others = { $season } van jaar { $year }: de anderen zijn nog bezig.

# Acties

do-done = Klaar
do-done-fell = Klaar met kappen
do-done-feed = De steden nu voeden
do-done-forge = Klaar met de smidsen
do-done-wall = Klaar met muren
do-done-works = Klaar met smidsen en molenstenen
do-done-build = Klaar met bouwen
do-done-campaign = Geen campagne
do-done-move = Beurt beëindigen
do-done-nomad-step = Ze blijven hier
do-yes = Ja
do-no = Nee
do-yes-bless = De zegen gebruiken
do-no-bless = Dobbelen
do-yes-envoys = De gezanten sturen
do-no-envoys = Dobbelen
do-yes-consent = Het verbond aangaan
do-no-consent = Het verbond weigeren
do-yes-second-wind = Opnieuw gooien met de tweede adem
do-no-second-wind = De nederlaag aanvaarden
do-yes-place-symbol = Op het kader leggen
do-no-place-symbol = Niet op het kader leggen
do-yes-vote = Nog een jaar
do-no-vote = Niet meer: het spel beëindigen
do-no-convert = De andere van deze soort laten liggen
do-no-nomad-card = Geen nomadenkaart nemen
do-clockwise = Met de klok mee
do-counterclockwise = Tegen de klok in
do-vote = Nog { $years } { $years ->
    [one] jaar
   *[other] jaar
}
do-mill = { $grain } graan malen
do-place = { $province }
do-work-smelt = In een smidse tot { $ore } erts smelten
do-work-foot = Een voetsoldaat opstellen ({ $price } metaal, { $price } hout, { $price } meel)
do-work-chariot = Een strijdwagen opstellen ({ $price } metaal, { $price } hout, { $price } meel)
do-work-blank = Een leeg fiche in een stapel leggen
do-erect = Bouwen: { $building } ({ $price } metaal, { $price } hout, { $price } meel)
do-campaign-alliance = Campagne voor een verbond
do-campaign-break = Campagne tegen een verbond
do-campaign-war = Campagne voor een oorlog
do-party = { $who }
do-nobody = Plaats { $seat } (niemand)
do-pay = Betalen met { $material }
do-unit = { $unit }
do-move-unit = Verplaatsen: { $unit }
do-attack = Een provincie aanvallen
do-go = De slag beginnen
do-slot = Vak { $slot } van het kader
do-card = Kaart spelen: { $card }
do-take-card = Kaart nemen: { $card }
do-bank = Bank: { $rate } { $given } voor 1 { $taken }
do-trade = Een aanbod aan { $who } schrijven
do-withdraw = Je aanbod intrekken
do-give = 1 { $material } meer geven
do-ungive = 1 { $material } minder geven
do-ask = 1 { $material } meer vragen
do-unask = 1 { $material } minder vragen
do-give-several = { $count } { $material } meer geven
do-ungive-several = { $count } { $material } minder geven
do-ask-several = { $count } { $material } meer vragen
do-unask-several = { $count } { $material } minder vragen
do-smelt = { $ore } erts smelten
do-give-card = Kaart geven: { $card }
do-ungive-card = Kaart toch niet geven: { $card }
do-ask-card = Kaart vragen: { $card }
do-unask-card = Kaart toch niet vragen: { $card }
do-send = Het aanbod versturen
do-send-toll = Deze tol vragen
do-drop = Het ontwerp weggooien
do-tolls = De tol aanvaarden
do-no-tolls = Van het aanbod afzien: de tol is te hoog
do-accept = Het aanbod van { $who } aannemen
do-decline = Het aanbod van { $who } afslaan
do-counter = { $who } een tegenbod doen
do-free = De karavaan van { $who } vrij doorlaten
do-demand = Tol vragen van { $who }
do-refuse = { $who } de doortocht weigeren

# Gebeurtenissen

event-round = { $season } van jaar { $year }.
event-stock-gain = { $who }: +{ $count } { $material } ({ $reason }).
event-stock-loss = { $who }: −{ $count } { $material } ({ $reason }).
event-hand-gain = { $who } krijgt { $count ->
    [one] een kaart
   *[other] { $count } kaarten
}: { $card }.
event-hand-loss = { $who } geeft { $count ->
    [one] een kaart
   *[other] { $count } kaarten
} weg: { $card }.
event-felled = { $who } kapt een boom in { $province }.
event-regrown = In { $province } groeit een boom van { $who } terug.
event-dice = { $who } gooit een { $pips } voor { $material }.
event-torn-down-wall = { $who } breekt een muur af in { $province }.
event-torn-down-forge = { $who } breekt een smidse af in { $province }.
event-hunger = { $who } komt { $count } meel tekort voor de steden.
event-raised = De stapel van { $who } in { $province } groeit.
event-wall = { $who } bouwt een muur in { $province }.
event-erected = { $who } bouwt in { $province }: { $building }.
event-roll-scores = { $who } gooit een { $pips } ({ $symbol }); { $needed } of meer was nodig: het telt.
event-roll-misses = { $who } gooit een { $pips } ({ $symbol }); { $needed } of meer was nodig: niets op het kader.
event-symbol = { $who } bezet vak { $slot } van het kader: { $symbol }.
event-converted = { $who } neemt vak { $slot } van het kader af van { $loser }: { $symbol }.
event-unseated = { $who } verliest het militaire symbool op vak { $slot } van het kader.
event-frame-full = Het kader is vol: geen { $symbol } voor { $who }.
event-starts = { $who } heeft de minste symbolen ({ $count }) en begint fase 11.
event-starts-by-lot = { $who } begint fase 11, door het lot gekozen uit wie de minste symbolen heeft ({ $count }).
event-direction-clockwise = { $who } laat de anderen met de klok mee volgen.
event-direction-counterclockwise = { $who } laat de anderen tegen de klok in volgen.
event-campaign-alliance = { $who } betaalt 1 { $material } en voert campagne voor een verbond met { $rival }.
event-campaign-break = { $who } betaalt 1 { $material } en voert campagne tegen het verbond met { $rival }.
event-campaign-war = { $who } betaalt 1 { $material } en voert campagne voor oorlog tegen { $rival }.
event-campaign-roll-succeeds = { $who } gooit { $pips } + { $bonus }; { $needed } of meer was nodig: de campagne slaagt.
event-campaign-roll-fails = { $who } gooit { $pips } + { $bonus }; { $needed } of meer was nodig: de campagne mislukt.
event-allied = { $who } en { $rival } zijn bondgenoten.
event-refused = { $who } weigert het verbond met { $rival }.
event-broken = Het verbond tussen { $who } en { $rival } is voorbij.
event-war = { $who } verklaart { $rival } de oorlog.
event-war-lapsed = De oorlog tussen { $who } en { $rival } dooft uit.
event-moved = { $who } verplaatst een eenheid van { $start } naar { $goal }.
event-taken = { $who } neemt { $province } in.
event-attack = { $who } valt { $rival ->
    [nomaden] de nomaden
   *[other] { $rival }
} in { $province } aan, met { $chariots ->
    [0] { $foot ->
        [one] 1 voetsoldaat
       *[other] { $foot } voetsoldaten
    }
   *[other] { $foot ->
        [0] { $chariots ->
            [one] 1 strijdwagen
           *[other] { $chariots } strijdwagens
        }
        [one] 1 voetsoldaat en { $chariots ->
            [one] 1 strijdwagen
           *[other] { $chariots } strijdwagens
        }
       *[other] { $foot } voetsoldaten en { $chariots ->
            [one] 1 strijdwagen
           *[other] { $chariots } strijdwagens
        }
    }
}.
event-revealed = { $who } onthult in { $province } { $count ->
    [one] 1 leeg fiche
   *[other] { $count } lege fiches
}.
event-duel = Duel: aanval { $attack }, verdediging { $defence }.
event-duel-roll = De dobbelstenen: { $attack } + { $bonus } tegen { $defence } + { $walls }.
event-duel-roll-tie = De dobbelstenen: { $attack } + { $bonus } tegen { $defence } + { $walls }, gelijkspel: er wordt opnieuw gegooid.
event-field = { $who } verslaat { $rival } in { $province }.
event-unit-lost = { $who ->
    [nomaden] De nomaden verliezen een eenheid in { $province }.
   *[other] { $who } verliest in { $province }: { $unit }.
}
event-conquered = { $who } verovert { $province } op { $rival ->
    [nomaden] de nomaden
   *[other] { $rival }
}.
event-conquered-nomads = De { $tribe } onder { $who } veroveren { $province } op { $rival }.
event-destroyed = Een { $pips } gegooid, vanaf { $needed } wordt alles verwoest: alle bouwwerken in { $province } zijn verwoest.
event-captured = Een { $pips } gegooid, vanaf { $needed } wordt alles verwoest: de bouwwerken in { $province } blijven staan.
event-repelled = { $rival ->
    [nomaden] De nomaden slaan
   *[other] { $rival } slaat
} de aanval van { $who } op { $province } af.
event-repelled-nomads = { $rival } slaat de aanval van de { $tribe } onder { $who } op { $province } af.
event-card = { $who } speelt een kaart: { $card }.
event-nomads = { $who } leidt de { $tribe } van { $start } naar { $goal }.
event-tribe-back = De { $tribe } verzamelen zich weer in hun thuisland.
event-mercenaries = { $who } huurt in { $province } { $count ->
    [one] 1 voetsoldaat
   *[other] { $count } voetsoldaten
} in.
event-deserted = In { $province } loopt een voetsoldaat van { $who } weg.
event-deserted-none = In { $province } loopt bij { $who } niemand weg: er staat geen voetsoldaat.
event-spied = { $who } bespioneert { $rival }.
event-locusts = { $who } stuurt sprinkhanen op { $rival } af.
event-offer = { $who } doet { $rival } een aanbod.
event-transit-free = { $who } laat de karavaan van { $rival } vrij door.
event-transit-toll = { $who } vraagt tol van { $rival }.
event-transit-refused = { $who } weigert { $rival } de doortocht.
event-traded = { $who } en { $rival } handelen.
event-offer-ended-accepted = Het aanbod van { $who } aan { $rival } is uitgevoerd.
event-offer-ended-declined = { $rival } slaat het aanbod van { $who } af.
event-offer-ended-countered = { $rival } doet { $who } een tegenbod.
event-offer-ended-withdrawn = { $who } trekt het aanbod aan { $rival } in.
event-offer-ended-not-let-pass = Het aanbod van { $who } aan { $rival } mislukt: de karavaan mag er niet door.
event-offer-ended-tolls-refused = { $who } ziet vanwege de tol af van het aanbod aan { $rival }.
event-offer-ended-impossible = { $who } kan niet leveren wat { $rival } aannam: er gebeurt niets.
event-offer-ended-lapsed = Het aanbod van { $who } aan { $rival } vervalt.
event-out = { $who } heeft geen provincie meer en valt af.
event-vote = { $who } stemde voor nog { $count } { $count ->
    [one] jaar
   *[other] jaar
}.
event-vote-sealed = { $who } stemt voor nog { $count } { $count ->
    [one] jaar
   *[other] jaar
}. De anderen horen het als iedereen gestemd heeft.
event-years = De stemming is beslist: nog { $count } { $count ->
    [one] jaar
   *[other] jaar
}.
event-years-none = De stemming is beslist: er komt geen jaar meer bij.
event-year-vote-yes = { $who } stemde voor nog een jaar.
event-year-vote-no = { $who } stemde voor het einde.
event-year-vote-yes-sealed = { $who } wil nog een jaar spelen. De anderen horen het als iedereen gestemd heeft.
event-year-vote-no-sealed = { $who } wil nu stoppen. De anderen horen het als iedereen gestemd heeft.
event-declined = { $who } legt een symbool niet op het kader: { $symbol }.
event-game-over = Het spel is afgelopen.

# Waarom niet?

why-game-over = Het spel is afgelopen.
why-no-seat = Die plaats bestaat niet.
why-out = { $who } is afgevallen.
why-other-turn = Je moet wachten: { $question }
why-other-question = Antwoord eerst hierop: { $question }
why-other-tolls = Er wacht geen tol bij je aanbod.
why-other-nobody = Op plaats { $seat } zit niemand.
why-other-offer = { $who } heeft geen aanbod voor je.
why-cannot-cover = Je hebt niet wat { $who } vraagt.
why-other-transit = Er wacht geen karavaan van { $who } aan je grens.
why-toll-begun = Je bent de tol voor { $who } al aan het opschrijven.
why-toll-stands = Je vraagt tol van { $who }: tot dat beslist is, kun je alleen vrij doorlaten of weigeren.
why-offer-open = Je aanbod aan { $who } staat nog open.
why-offers-sent = Je hebt deze ronde { $count } aanbiedingen verstuurd: meer kan niet.
why-drafts = Je bent deze ronde aan { $count } ontwerpen begonnen: meer kan niet.
why-bank = De bank vraagt { $rate } { $material }; je hebt { $have }.
why-oneself = Dat ben je zelf.
why-nothing-open = Je hebt geen openstaand aanbod.
why-price = Dit kost { $price } { $material }; je hebt { $have }.
why-no-blank = Je hebt geen leeg fiche meer.
why-no-stack = Je hebt geen stapel met een eenheid.
why-no-forge = Al je smidsen hebben deze ronde gewerkt.
why-no-material = Je hebt geen { $material }.
why-stack-full = De stapels bij je smidsen zijn vol.
why-no-site = Geen provincie heeft hiervoor plaats: { $building }.
why-no-rival-alliance = Iedereen is al je bondgenoot.
why-no-rival-break = Je hebt geen bondgenoot.
why-no-rival-war = Er is niemand aan wie je deze ronde de oorlog kunt verklaren.
why-campaign-price = Een campagne kost één metaal, hout of meel; dat heb je niet.
why-no-target = Er is niemand die je troepen kunnen bereiken en bevechten: geen oorlog, geen stam in een stad, geen meel, of muren houden de strijdwagens tegen.
why-no-unit = Hiervan heb je er geen: { $unit }.
why-no-flour = Je hebt geen meel voor een mars: { $unit }.
why-no-move = Alles is al verplaatst, of ernaast mag niets betreden worden: { $unit }.
why-not-yours = Niet jouw provincie: { $province }.
why-felled = Hier heb je deze ronde al gekapt: { $province }.
why-no-tree = Hier staat geen boom: { $province }.
why-walls-full = { $province } heeft voor elk van de { $cities } steden een muur.
why-walled = Hier is deze ronde al een muur gebouwd: { $province }.
why-cards-off = Dit spel gaat zonder kaarten.
why-no-card = Deze kaart heb je niet: { $card }.
why-card-played = Je hebt deze ronde al een kaart gespeeld.
why-second-wind = Naar de tweede adem word je gevraagd als je een duel verliest.
why-envoys = Naar de gezanten word je gevraagd vóór de worp van een campagne.
why-blessing = Naar de zegen word je gevraagd vóór een kaderworp.
why-card-phase = Alleen in fase 11B: { $card }.
why-own-policy = Alleen in je eigen fase 11B: { $card }.
why-in-battle = Een slag wordt niet onderbroken.
why-busy = Niet nu: eerst wordt iets anders afgehandeld.
why-no-interrupts = In dit spel speel je kaarten alleen bij je eigen beslissingen.
why-tribe-stuck = De stam kan nergens heen: { $tribe }.
why-mercenaries = Huurlingen kosten { $price } metaal; je hebt { $have }.
why-card-useless = Dit levert nu niets op: { $card }.
why-mill = Je hebt { $grain } graan, en je molenstenen malen { $most }.
why-not-this-party = Hier niet mogelijk: { $who }.
why-not-payable = Een campagne kun je niet met { $material } betalen.
why-chariots-barred = { $province } heeft { $walls } muren: geen strijdwagen mag aanvallen.
why-no-unit-here = Hiervan is er hier geen: { $unit }.
why-none-committed = Er gaat nog geen eenheid mee.
why-not-this-slot = Op vak { $slot } ligt niet zo’n symbool.
why-not-this-card = Deze kaart is er niet: { $card }.
why-no-hole = Hier is geen plaats voor een boom: { $province }.
why-built = Hier is deze ronde al gebouwd: { $province }.
why-no-city-free = { $province } heeft hiervoor geen stad vrij, of je kunt het niet betalen: { $building }.
why-not-next = Geen buurprovincie: { $province }.
why-not-enterable = Dit is van een andere partij, of een stam houdt het bezet: { $province }.
why-not-tear = Hier valt niets af te breken: { $province }.
why-not-work-at = Hier heb je geen vrije smidse (of geen stapel): { $province }.
why-not-move-from = Zo’n eenheid kan hier niet weg: { $province }.
why-not-move-to = De stapel daar is vol: { $province }.
why-not-attack-at = Hier kun je niet aanvallen: geen oorlog met de eigenaar, of niemand komt er: { $province }.
why-not-commit = Van hier kan niemand mee aanvallen: { $province }.
why-not-nomad-step = Daarheen kan de stam niet: { $province }.
why-not-mercenaries-at = Huurlingen hebben een stad van jou nodig: { $province }.
why-not-deserters-at = Geen stapel van een partij in oorlog naast je: { $province }.
why-toll-side = Tol vraagt alleen iets; verstuur hem leeg om vrij door te laten.
why-empty-offer = Het aanbod is leeg.
why-edits = Een ontwerp kun je hoogstens { $count } keer wijzigen.
why-card-count = Meer zijn er niet van deze kaart: { $card }.
why-not-in-basket = Dat zit niet in de mand.
why-must-declare = Je bent in oorlog, maar mag alleen aanvallen meteen na je eigen oorlogsverklaring, of tegen wie je de vorige ronde vocht.
why-may-not-attack = Je bent in oorlog met { $who }, maar mag alleen aanvallen meteen na je eigen oorlogsverklaring, of als jullie de vorige ronde tegen elkaar vochten.
why-no-flour-given = Aan deze tafel neemt de bank geen { $material } aan.
why-no-flour-taken = Aan deze tafel geeft de bank geen { $material }.
why-smelt = Je hebt { $ore } erts, en een smidse smelt { $most }.
why-must-take = Aan deze tafel kun je dit niet weigeren.
why-not-owned = Je hebt maar { $have } { $material }.
why-basket-full = Hoogstens { $count } van één materiaal per kant.

# Het bord in de terminal

board-title = { $season }, jaar { $year } (ronde { $round } van { $rounds })
board-title-vote = { $season }, jaar { $year } (ronde { $round }; na jaar 1 wordt gestemd hoeveel er nog volgen)
board-title-vote-yearly = { $season }, jaar { $year } (ronde { $round }; na elk jaar wordt gestemd of er nog één volgt)
board-party = { $score } op het kader, { $provinces ->
    [one] één provincie
   *[other] { $provinces } provincies
}, { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
}
board-allies = bondgenoot van { $names }
board-war = in oorlog met { $names }
board-may-attack = mag { $names } aanvallen
board-out = afgevallen
board-legend = c steden · t bomen · w muren · f smidsen · m molenstenen · M Marduktempels · I Ishtartempels · ≈ kanalen · 1/2 één waar er twee kunnen · ⛏ mijn · ▲ stapel (voet/wagen/leeg) · ☾ nomaden · › nu te kiezen
board-own = Jouw land, en wat eraan grenst
board-around = Neutraal land eromheen, en wat eraan grenst
board-out-of-play = Doet niet mee:
board-elsewhere = Elders
board-frame = Kader: { $symbols ->
    [one] één symbool
   *[other] { $symbols } symbolen
} op { $size } vakken
board-offer = Aanbod van { $proposer } aan { $partner } ({ $state })
board-baskets = geeft { $gives }, vraagt { $asks }
board-toll = tol van { $who }: { $toll }
board-hand = Jouw kaarten: { $cards }

# Wat elke kaart doet, met de getallen van de doos; { $nomad_steps } en dergelijke heten daar zo.

card-nomad-steps = { $nomad_steps ->
    [1] 1 provincie
    [2] 1 of 2 provincies
   *[other] 1 tot { $nomad_steps } provincies
}
card-sutaeans-note = Verplaats de Suteeërs { card-nomad-steps } en laat ze aanvallen (+{ $nomad_attack }).
card-hanaeans-note = Verplaats de Haneeërs { card-nomad-steps } en laat ze aanvallen (+{ $nomad_attack }).
card-yaminites-note = Verplaats de Jaminieten { card-nomad-steps } en laat ze aanvallen (+{ $nomad_attack }).
card-gutians-note = Verplaats de Gutiërs { card-nomad-steps } en laat ze aanvallen (+{ $nomad_attack }).
card-turukkaeans-note = Verplaats de Turukkeeërs { card-nomad-steps } en laat ze aanvallen (+{ $nomad_attack }).
card-forced-march-note = Je voetsoldaten mogen deze beurt 2 provincies ver.
card-siege-ladders-note = In één slag tellen muren niet, en strijdwagens mogen ze bestormen.
card-mercenaries-note = { $mercenary_foot } voetsoldaten in een stad van jou voor { $mercenary_metal } metaal; ze mogen meteen op pad.
card-deserters-note = Een voetsoldaat verlaat de stapel van een partij in oorlog naast je land.
card-second-wind-note = Een verloren duel wordt opnieuw gegooid. Je wordt ernaar gevraagd als het zover is.
card-rich-harvest-note = +{ $harvest_card } graan.
card-rich-vein-note = +{ $vein_card } erts.
card-cedar-rafts-note = +{ $rafts_card } hout.
card-caravan-note = +{ $caravan_card } metaal.
card-locusts-note = Een rivaal verliest de helft van het graan.
card-envoys-note = Een campagne slaagt zonder worp. Je wordt ernaar gevraagd vóór de worp.
card-intrigue-note = Beëindigt een verbond van twee anderen.
card-spies-note = Bekijk kaarten en stapels van een rivaal en neem een kaart.
card-blessing-note = Een bouwwerk telt zonder worp op het kader. Je wordt ernaar gevraagd vóór de worp.

# Wat de plek van een partij van andere onderscheidt, voordat iemand haar kiest
place-land = Rond het kernland: { $irrigable ->
    [0] geen irrigeerbare stad
    [one] één irrigeerbare stad
   *[other] { $irrigable } irrigeerbare steden
  }, { $trees ->
    [0] geen bomen
    [one] één boom
   *[other] { $trees } bomen
  }.
place-mine = De dichtstbijzijnde mijn ligt { $steps ->
    [one] in een buurprovincie
   *[other] { $steps } provincies verderop
  }.
place-rival = De dichtstbijzijnde rivaal is { $party }, { $steps ->
    [one] in een buurprovincie
   *[other] { $steps } provincies verderop
  }.
place-tribe = Nomaden als buren: de { $tribe }.
place-metal = Vrijhandel brengt vanaf het tweede jaar elke lente { $count } metaal op.
place-card = Begint met een kaart meer: nomaden naar keuze.
character-builder = De computer speelt hier een bouwer: smidsen, muren en kanalen boven alles.
character-trader = De computer speelt hier een handelaar: hij biedt veel aan en neemt genoegen met minder.
character-warlord = De computer speelt hier een krijgsheer: hij verovert graag.
character-diplomat = De computer speelt hier een diplomaat: hij zoekt bondgenoten en bewaakt zijn grenzen.

# Met de hand opgezette standen

position-nobody = niemand
position-course = Seizoen
position-season = seizoen, vanaf 1
position-relations = Oorlog en vrede
position-between = { $one } en { $other }
position-peace = vrede
position-allied = bondgenoten
position-war = oorlog
position-holdings = { $who }: voorraad en kaarten
position-hand = kaart: { $card }
position-owner = hoort bij
position-trees = bomen
position-walls = stadsmuren
position-troops = troepen van
position-tribes = Nomaden
position-units = { $tribe }, eenheden
position-frame = Kader
position-slot = vak { $slot }
position-symbol = { $who }: { $symbol }
position-alone = Minstens twee partijen hebben een provincie nodig.
position-landless = Wie geen provincie heeft, heeft ook geen troepen: { $who }.
position-landless-pact = Wie geen provincie heeft, is afgevallen en heeft bondgenoten noch oorlogen: { $who }.
position-blanks = Te veel lege fiches op het bord, { $who }: { $placed } van { $blanks }.
position-cards = { $card }: { $held } keer bij spelers. Er zijn er maar { $cards }.
position-temples-fit = Een stad heeft hoogstens één tempel; steden in { $province }: { $cities }.
position-strangers = { $province }: in een stad staan alleen troepen van de eigenaar, niet die van { $who }.
