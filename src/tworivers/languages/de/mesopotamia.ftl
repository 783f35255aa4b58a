# Mesopotamia auf Deutsch. Ein Wert, der ein Ding des Spiels ist, kommt schon in dieser Sprache an.

province-larsa = Larsa
province-ur = Ur
province-uruk = Uruk
province-lagash = Lagasch
province-umma = Umma
province-isin = Isin
province-nippur = Nippur
province-sealand = Meerland
province-mashkan = Maschkan-schapir
province-babylon = Babylon
province-kish = Kisch
province-sippar = Sippar
province-marad = Marad
province-bagdad = Bagdad
province-rapiqum = Rapiqum
province-suhum = Suchum
province-sutaeans = Sutäerland
province-eshnunna = Eschnunna
province-mankisum = Mankisum
province-meturan = Me-Turan
province-der = Der
province-simurrum = Simurrum
province-gutians = Gutäerland
province-assur = Assur
province-hatra = Hatra
province-nineveh = Ninive
province-arbela = Arbela
province-arrapha = Arrapcha
province-shusharra = Schuscharra
province-lullubum = Lullubum
province-turukkaeans = Turukkäerland
province-karana = Karana
province-shubatenlil = Schubat-Enlil
province-amedi = Amedi
province-hanaeans = Hanäerland
province-mari = Mari
province-qattunan = Qattunan
province-tuttul = Tuttul
province-emar = Emar
province-yaminites = Jaminitenland
province-halab = Halab
province-alalakh = Alalach
province-carchemish = Karkemisch
province-hashum = Urschum-Haschum
province-harran = Harran
province-ugarit = Ugarit
province-ebla = Ebla
province-qatna = Qatna
province-tunip = Tunip
province-byblos = Byblos
province-tadmor = Tadmor
province-damascus = Damaskus
province-susa = Susa
province-urua = Urua
province-awan = Awan
province-ayapir = Ajapir
party-larsa = Larsa
party-babylon = Babylon
party-mari = Mari
party-qatna = Qatna
party-eshnunna = Eschnunna
party-yamhad = Jamchad
party-assur = Assur
party-susa = Susa
party-nomads = Nomaden
tribe-sutaeans = Sutäer
tribe-hanaeans = Hanäer
tribe-yaminites = Jaminiten
tribe-gutians = Gutäer
tribe-turukkaeans = Turukkäer
material-grain = Getreide
material-flour = Mehl
material-ore = Erz
material-metal = Metall
material-wood = Holz
card-sutaeans = Sutäer
card-hanaeans = Hanäer
card-yaminites = Jaminiten
card-gutians = Gutäer
card-turukkaeans = Turukkäer
card-forced-march = Eilmarsch
card-siege-ladders = Sturmleitern
card-mercenaries = Söldner
card-deserters = Überläufer
card-second-wind = zweite Luft
card-rich-harvest = reiche Ernte
card-rich-vein = reiche Ader
card-cedar-rafts = Zedernflöße
card-caravan = Karawane
card-locusts = Heuschrecken
card-envoys = Gesandte
card-intrigue = Intrige
card-spies = Spione
card-blessing = Segen
symbol-marduk = Marduk-Tempel
symbol-ishtar = Ischtar-Tempel
symbol-canal = Kanal
symbol-military = Fußtruppen-Symbol
building-forge = Schmiede
building-millstone = Mahlstein
building-marduk = Marduk-Tempel
building-ishtar = Ischtar-Tempel
building-canal = Kanal
work-smelt = Schmelzen
work-foot = Fußtruppe
work-chariot = Streitwagen
work-blank = Leerplättchen
unit-foot = Fußtruppe
unit-chariot = Streitwagen
unit-blank = Leerplättchen
unit-nomad = Nomadeneinheit
season-spring = Frühling
season-summer = Sommer
season-autumn = Herbst
season-winter = Winter
reason-felling = Abholzung
reason-free-trade = Freihandel
reason-ore = Erzausbeute
reason-harvest = Getreideernte
reason-milling = Mehlerzeugung
reason-feeding = Verbrauch der Städte
reason-smelting = Schmelzen
reason-raising = neue Truppen
reason-wall = Stadtmauer
reason-works = Schmiede oder Mahlstein
reason-building = Tempel oder Kanal
reason-campaign = Kampagne
reason-march = Marsch
reason-bank = Bank
reason-trade = Handel
reason-toll = Zoll
reason-card = Karte
reason-locusts = Heuschrecken
offer-draft = Entwurf
offer-transit = wartet auf den Durchzug
offer-tolls = Zölle sind verlangt
offer-sent = abgeschickt

# Optionen

option-years = Länge
option-years-2 = zwei Jahre
option-years-3 = drei Jahre
option-years-4 = vier Jahre
option-years-vote = Abstimmung nach dem ersten Jahr
option-years-yearly = Abstimmung nach jedem Jahr: noch eins oder Schluss
option-cards = Karten
option-cards-on = mit Karten
option-cards-off = ohne Karten
option-open-stocks = Lager
option-open-stocks-off = geheim
option-open-stocks-on = offen
option-wall-bonus = Abwehr je Mauer
option-wall-bonus-1 = +1
option-wall-bonus-3 = +3
option-six = Bei sechs Parteien
option-six-list = ohne Mari
option-six-table = ohne Jamchad
option-walls-stop-nomads = Zwei Mauern halten Nomaden auf
option-walls-stop-nomads-off = nein
option-walls-stop-nomads-on = ja
option-harvests = Ernten im Jahr
option-harvests-one = eine, im Herbst
option-harvests-two = zwei, im Sommer und im Winter (lebhafter)
option-attack = Wer im Krieg angreifen darf
option-attack-book = wer ihn in diesem Zug erklärt oder in der Runde davor gegen den anderen gekämpft hat
option-attack-war = beide, solange der Krieg dauert
option-offers = Angebote
option-offers-free = so groß und so viele du willst
option-offers-limited = höchstens 9 von einem Material je Seite, 6 Angebote je Runde
option-bank-flour = Die Bank und Mehl
option-bank-flour-take = gibt Mehl, nimmt keins
option-bank-flour-give = nimmt Mehl, gibt keins
option-bank-flour-neither = gibt und nimmt kein Mehl
option-second-wind = Zweite Luft
option-second-wind-attacker = für den Angreifer
option-second-wind-both = auch für den Verteidiger
option-smelting = Eine Schmiede schmilzt
option-smelting-all = so viel Erz, wie sie kann, bis zu fünf
option-smelting-choose = so viel du sagst, bis zu fünf
option-may = Gewonnene Symbole und Qatnas Nomadenkarte
option-may-must = werden immer genommen
option-may-may = dürfen abgelehnt werden
option-absent-cores = Kernprovinzen fehlender Herrscher
option-absent-cores-empty = leer
option-absent-cores-furnished = mit Kanälen, Schmiede, Mahlstein und Mauern
option-board = Das Spielfeld bei weniger als acht Herrschern
option-board-whole = ganz
option-board-part = ohne die Provinzen, die fehlenden Herrschern am nächsten liegen
option-interrupts = Karten in fremden Zügen
option-interrupts-on = ja, sie unterbrechen
option-interrupts-own = nein, nur bei eigenen Entscheidungen

# Fragen

ask-fell = Phase 1: Bäume fällen, einen je bewaldeter Provinz.
ask-feed = Phase 7: { $cities ->
    [one] Deine Stadt isst
   *[other] Deine { $cities } Städte essen
}, du hast { $flour } Mehl. Handle oder versorge sie jetzt.
ask-forge = Phase 8: Arbeit für deine Schmieden.
ask-wall = Phase 9: Stadtmauern bauen.
ask-works = Phase 10: Schmieden und Mahlsteine errichten.
ask-build = Phase 11A: Tempel und Kanäle bauen.
ask-campaign = Phase 11B: eine politische Kampagne?
ask-move = Phase 11B: bewegen und angreifen.
ask-nomad-card = Wähle eine Nomadenkarte aus dem Rest des Stapels.
ask-regrow = Phase 2: Wo wächst ein Baum nach?
ask-mill = Phase 6: Wie viel Getreide mahlst du, bis zu { $most }?
ask-tear = Es fehlt Mehl: Wo reißt du eine Mauer ab (ohne Mauern eine Schmiede)?
ask-work-at = { $what }: In welcher Provinz?
ask-erect-at = { $what }: In welcher Provinz?
ask-bless = Den Segen nutzen, damit der Rahmenwurf gelingt?
ask-bless-without = Würfle für den Rahmen.
ask-direction = Du beginnst Phase 11: In welcher Richtung folgen die anderen?
ask-rival = Mit wem oder gegen wen?
ask-pay = Womit bezahlst du die Kampagne?
ask-envoys = Die Gesandten schicken, damit die Kampagne ohne Wurf gelingt?
ask-envoys-without = Würfle für die Kampagne.
ask-consent = { $who } bietet dir ein Bündnis an. Stimmst du zu?
ask-move-from = Aus welcher Provinz?
ask-move-to = In welche Provinz?
ask-attack-at = Welche Provinz greifst du an?
ask-foe = Wen greifst du dort an?
ask-commit = Der Angriff auf { $province }: Woher kommt eine Einheit? Alle Angreifer ziehen zugleich los.
ask-commit-unit = Welche Einheit greift mit an?
ask-duel = Die Schlacht von { $province }: Welche Einheit greift an?
ask-defend = Die Schlacht von { $province }: Welche Einheit verteidigt?
ask-second-wind = Das Duell in { $province } ist verloren. Mit der zweiten Luft neu würfeln?
ask-second-wind-without = Das Duell in { $province } ist verloren.
ask-convert = { $symbol } von { $who }: Welches Symbol wird deins?
ask-unseat = Welches Militärsymbol von { $who } verlässt den Rahmen?
ask-nomad-step = Wohin ziehen die { $tribe }?
ask-mercenaries-at = Wo stehen die Söldner?
ask-deserters-at = In welcher Provinz läuft eine Fußtruppe davon?
ask-deserters-of = Aus wessen Stapel?
ask-locusts-on = Über wen fallen die Heuschrecken her?
ask-intrigue-one = Wessen Bündnis beendest du?
ask-intrigue-two = Mit wem ist das Bündnis?
ask-spy-on = Wen spionierst du aus?
ask-take-card = Welche Karte nimmst du { $who } ab?
ask-vote = { $yearly ->
    [1] Das Jahr ist um. Soll noch eins gespielt werden?
   *[other] Wie viele Jahre soll noch gespielt werden?
}
ask-draft = Dein Angebot an { $who }.
ask-toll = Dein Zoll für die Karawane von { $who }; ohne Zoll zieht sie frei durch.
ask-smelt = Die Schmiede in { $province }: Wie viel Erz schmilzt du, bis zu { $most }?
ask-place-symbol = Du darfst ein Symbol auf den Rahmen legen: { $symbol }. Tust du das?
ask-offer = Ein Angebot von { $who } wartet auf deine Antwort.
ask-other-turn = { $who } ist am Zug.
ask-others = { $season } des Jahres { $year }: Die anderen sind noch beschäftigt.

# Aktionen

do-done = Fertig
do-done-fell = Genug gefällt
do-done-feed = Die Städte jetzt versorgen
do-done-forge = Fertig mit den Schmieden
do-done-wall = Fertig mit Mauern
do-done-works = Fertig mit Schmieden und Mahlsteinen
do-done-build = Fertig mit Bauen
do-done-campaign = Keine Kampagne
do-done-move = Zug beenden
do-done-nomad-step = Sie bleiben hier
do-yes = Ja
do-no = Nein
do-yes-bless = Den Segen nutzen
do-no-bless = Würfeln
do-yes-envoys = Die Gesandten schicken
do-no-envoys = Würfeln
do-yes-consent = Dem Bündnis zustimmen
do-no-consent = Das Bündnis ablehnen
do-yes-second-wind = Mit der zweiten Luft neu würfeln
do-no-second-wind = Die Niederlage hinnehmen
do-yes-place-symbol = Auf den Rahmen legen
do-no-place-symbol = Nicht auf den Rahmen legen
do-yes-vote = Noch ein Jahr
do-no-vote = Keins mehr: Das Spiel beenden
do-no-convert = Die anderen dieser Art lassen
do-no-nomad-card = Keine Nomadenkarte nehmen
do-clockwise = Im Uhrzeigersinn
do-counterclockwise = Gegen den Uhrzeigersinn
do-vote = Noch { $years } { $years ->
    [one] Jahr
   *[other] Jahre
}
do-mill = { $grain } Getreide mahlen
do-place = { $province }
do-work-smelt = In einer Schmiede bis zu { $ore } Erz schmelzen
do-work-foot = Eine Fußtruppe aufstellen (je { $price } Metall, Holz, Mehl)
do-work-chariot = Einen Streitwagen aufstellen (je { $price } Metall, Holz, Mehl)
do-work-blank = Ein Leerplättchen in einen Stapel legen
do-erect = Bauen: { $building } (je { $price } Metall, Holz, Mehl)
do-campaign-alliance = Kampagne für ein Bündnis
do-campaign-break = Kampagne gegen ein Bündnis
do-campaign-war = Kampagne für einen Krieg
do-party = { $who }
do-nobody = Platz { $seat } (niemand)
do-pay = Mit { $material } zahlen
do-unit = { $unit }
do-move-unit = Bewegen: { $unit }
do-attack = Eine Provinz angreifen
do-go = Die Schlacht beginnen
do-slot = Platz { $slot } des Rahmens
do-card = Karte ausspielen: { $card }
do-take-card = Karte nehmen: { $card }
do-bank = Bank: { $rate } { $given } für 1 { $taken }
do-trade = Ein Angebot an { $who } schreiben
do-withdraw = Dein Angebot zurückziehen
do-give = 1 { $material } mehr geben
do-ungive = 1 { $material } weniger geben
do-ask = 1 { $material } mehr verlangen
do-unask = 1 { $material } weniger verlangen
do-give-several = { $count } { $material } mehr geben
do-ungive-several = { $count } { $material } weniger geben
do-ask-several = { $count } { $material } mehr verlangen
do-unask-several = { $count } { $material } weniger verlangen
do-smelt = { $ore } Erz schmelzen
do-give-card = Karte geben: { $card }
do-ungive-card = Karte doch nicht geben: { $card }
do-ask-card = Karte verlangen: { $card }
do-unask-card = Karte doch nicht verlangen: { $card }
do-send = Das Angebot abschicken
do-send-toll = Diesen Zoll verlangen
do-drop = Den Entwurf verwerfen
do-tolls = Die Zölle annehmen
do-no-tolls = Das Angebot fallen lassen: Die Zölle sind zu hoch
do-accept = Das Angebot von { $who } annehmen
do-decline = Das Angebot von { $who } ablehnen
do-counter = { $who } mit einem Gegenangebot antworten
do-free = Die Karawane von { $who } frei durchlassen
do-demand = Von { $who } Zoll verlangen
do-refuse = { $who } den Durchzug verweigern

# Ereignisse

event-round = { $season } des Jahres { $year }.
event-stock-gain = { $who }: +{ $count } { $material } ({ $reason }).
event-stock-loss = { $who }: −{ $count } { $material } ({ $reason }).
event-hand-gain = { $who } bekommt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}: { $card }.
event-hand-loss = { $who } gibt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} ab: { $card }.
event-felled = { $who } fällt einen Baum in { $province }.
event-regrown = In { $province } wächst ein Baum von { $who } nach.
event-dice = { $who } würfelt eine { $pips } für { $material }.
event-torn-down-wall = { $who } reißt in { $province } eine Mauer ab.
event-torn-down-forge = { $who } reißt in { $province } eine Schmiede ab.
event-hunger = { $who } { $count ->
    [one] fehlt
   *[other] fehlen
} { $count } Mehl für die Städte.
event-raised = Der Stapel von { $who } in { $province } wächst.
event-wall = { $who } baut eine Mauer in { $province }.
event-erected = { $who } baut in { $province }: { $building }.
event-roll-scores = { $who } würfelt eine { $pips } ({ $symbol }); nötig war { $needed } oder mehr: Das zählt.
event-roll-misses = { $who } würfelt eine { $pips } ({ $symbol }); nötig war { $needed } oder mehr: nichts auf dem Rahmen.
event-symbol = { $who } belegt Platz { $slot } des Rahmens: { $symbol }.
event-converted = { $who } nimmt { $loser } Platz { $slot } des Rahmens ab: { $symbol }.
event-unseated = { $who } verliert das Militärsymbol auf Platz { $slot } des Rahmens.
event-frame-full = Der Rahmen ist voll: kein { $symbol } für { $who }.
event-starts = { $who } hat die wenigsten Symbole ({ $count }) und beginnt Phase 11.
event-starts-by-lot = { $who } beginnt Phase 11, ausgelost unter denen mit den wenigsten Symbolen ({ $count }).
event-direction-clockwise = { $who } lässt die anderen im Uhrzeigersinn folgen.
event-direction-counterclockwise = { $who } lässt die anderen gegen den Uhrzeigersinn folgen.
event-campaign-alliance = { $who } zahlt 1 { $material } und wirbt um ein Bündnis mit { $rival }.
event-campaign-break = { $who } zahlt 1 { $material } und wirbt gegen das Bündnis mit { $rival }.
event-campaign-war = { $who } zahlt 1 { $material } und wirbt für einen Krieg gegen { $rival }.
event-campaign-roll-succeeds = { $who } würfelt { $pips } + { $bonus }; nötig war { $needed } oder mehr: Die Kampagne gelingt.
event-campaign-roll-fails = { $who } würfelt { $pips } + { $bonus }; nötig war { $needed } oder mehr: Die Kampagne scheitert.
event-allied = { $who } und { $rival } sind verbündet.
event-refused = { $who } lehnt das Bündnis mit { $rival } ab.
event-broken = Das Bündnis zwischen { $who } und { $rival } ist beendet.
event-war = { $who } erklärt { $rival } den Krieg.
event-war-lapsed = Der Krieg zwischen { $who } und { $rival } erlischt.
event-moved = { $who } bewegt eine Einheit von { $start } nach { $goal }.
event-taken = { $who } nimmt { $province } ein.
event-attack = { $who } greift { $rival ->
    [Nomaden] die Nomaden
   *[other] { $rival }
} in { $province } an, mit { $chariots ->
    [0] { $foot ->
        [one] 1 Fußtruppe
       *[other] { $foot } Fußtruppen
    }
   *[other] { $foot ->
        [0] { $chariots } Streitwagen
        [one] 1 Fußtruppe und { $chariots } Streitwagen
       *[other] { $foot } Fußtruppen und { $chariots } Streitwagen
    }
}.
event-revealed = { $who } deckt in { $province } { $count ->
    [one] 1 Leerplättchen
   *[other] { $count } Leerplättchen
} auf.
event-duel = Duell: Angriff { $attack }, Abwehr { $defence }.
event-duel-roll = Die Würfel: { $attack } + { $bonus } gegen { $defence } + { $walls }.
event-duel-roll-tie = Die Würfel: { $attack } + { $bonus } gegen { $defence } + { $walls }, Gleichstand: noch ein Wurf.
event-field = { $who } schlägt { $rival } in { $province }.
event-unit-lost = { $who ->
    [Nomaden] Die Nomaden verlieren eine Einheit in { $province }.
   *[other] { $who } verliert in { $province }: { $unit }.
}
event-conquered = { $who } erobert { $province } von { $rival ->
    [Nomaden] den Nomaden
   *[other] { $rival }
}.
event-conquered-nomads = Die { $tribe } unter { $who } erobern { $province } von { $rival }.
event-destroyed = Eine { $pips } gewürfelt, ab { $needed } wird alles zerstört: Alle Bauten in { $province } sind zerstört.
event-captured = Eine { $pips } gewürfelt, ab { $needed } wird alles zerstört: Die Bauten in { $province } bleiben stehen.
event-repelled = { $rival ->
    [Nomaden] Die Nomaden wehren
   *[other] { $rival } wehrt
} den Angriff von { $who } auf { $province } ab.
event-repelled-nomads = { $rival } wehrt den Angriff der { $tribe } unter { $who } auf { $province } ab.
event-card = { $who } spielt eine Karte: { $card }.
event-nomads = { $who } führt die { $tribe } von { $start } nach { $goal }.
event-tribe-back = Die { $tribe } sammeln sich wieder in ihrer Heimat.
event-mercenaries = { $who } wirbt in { $province } { $count ->
    [one] 1 Fußtruppe
   *[other] { $count } Fußtruppen
} an.
event-deserted = In { $province } läuft { $who } eine Fußtruppe davon.
event-deserted-none = In { $province } läuft { $who } niemand davon: Dort steht keine Fußtruppe.
event-spied = { $who } spioniert { $rival } aus.
event-locusts = { $who } bringt Heuschrecken über { $rival }.
event-offer = { $who } macht { $rival } ein Angebot.
event-transit-free = { $who } lässt die Karawane von { $rival } frei durch.
event-transit-toll = { $who } verlangt Zoll von { $rival }.
event-transit-refused = { $who } verweigert { $rival } den Durchzug.
event-traded = { $who } und { $rival } handeln.
event-offer-ended-accepted = Das Angebot von { $who } an { $rival } ist ausgeführt.
event-offer-ended-declined = { $rival } lehnt das Angebot von { $who } ab.
event-offer-ended-countered = { $rival } antwortet { $who } mit einem Gegenangebot.
event-offer-ended-withdrawn = { $who } zieht das Angebot an { $rival } zurück.
event-offer-ended-not-let-pass = Das Angebot von { $who } an { $rival } scheitert: Die Karawane darf nicht durch.
event-offer-ended-tolls-refused = { $who } lässt das Angebot an { $rival } wegen der Zölle fallen.
event-offer-ended-impossible = { $who } kann nicht liefern, was { $rival } angenommen hat: Nichts geschieht.
event-offer-ended-lapsed = Das Angebot von { $who } an { $rival } verfällt.
event-out = { $who } hat keine Provinz mehr und scheidet aus.
event-vote = { $who } hat für { $count } { $count ->
    [one] weiteres Jahr
   *[other] weitere Jahre
} gestimmt.
event-vote-sealed = { $who } stimmt für { $count } { $count ->
    [one] weiteres Jahr
   *[other] weitere Jahre
}. Die anderen erfahren es, wenn alle gestimmt haben.
event-years = Die Abstimmung ist entschieden: noch { $count } { $count ->
    [one] Jahr
   *[other] Jahre
}.
event-years-none = Die Abstimmung ist entschieden: keine Jahre mehr.
event-year-vote-yes = { $who } hat für ein weiteres Jahr gestimmt.
event-year-vote-no = { $who } hat für das Ende gestimmt.
event-year-vote-yes-sealed = { $who } möchte noch ein Jahr spielen. Die anderen erfahren es, wenn alle gestimmt haben.
event-year-vote-no-sealed = { $who } möchte das Spiel jetzt beenden. Die anderen erfahren es, wenn alle gestimmt haben.
event-declined = { $who } legt ein Symbol nicht auf den Rahmen: { $symbol }.
event-game-over = Das Spiel ist zu Ende.

# Warum nicht?

why-game-over = Das Spiel ist zu Ende.
why-no-seat = Diesen Platz gibt es nicht.
why-out = { $who } ist ausgeschieden.
why-other-turn = Du musst warten: { $question }
why-other-question = Antworte zuerst hierauf: { $question }
why-other-tolls = Keine Zölle deines Angebots warten auf dich.
why-other-nobody = Auf Platz { $seat } sitzt niemand.
why-other-offer = { $who } hat kein Angebot für dich.
why-cannot-cover = Du hast nicht, was { $who } verlangt.
why-other-transit = Keine Karawane von { $who } wartet an deiner Grenze.
why-toll-begun = Du schreibst schon den Zoll für { $who } auf.
why-toll-stands = Du verlangst gerade Zoll von { $who }: Bis darüber entschieden ist, kannst du nur frei durchlassen oder verweigern.
why-offer-open = Dein Angebot an { $who } ist noch offen.
why-offers-sent = Du hast in dieser Runde { $count } Angebote verschickt: Mehr geht nicht.
why-drafts = Du hast in dieser Runde { $count } Entwürfe begonnen: Mehr geht nicht.
why-bank = Die Bank nimmt { $rate } { $material }; du hast { $have }.
why-oneself = Das bist du selbst.
why-nothing-open = Du hast kein offenes Angebot.
why-price = Das kostet { $price } { $material }; du hast { $have }.
why-no-blank = Du hast kein Leerplättchen mehr.
why-no-stack = Du hast keinen Stapel mit einer Einheit.
why-no-forge = Alle deine Schmieden haben in dieser Runde gearbeitet.
why-no-material = Du hast kein { $material }.
why-stack-full = Die Stapel an deinen Schmieden sind voll.
why-no-site = Keine Provinz hat Platz dafür: { $building }.
why-no-rival-alliance = Du bist mit allen verbündet.
why-no-rival-break = Du hast keinen Verbündeten.
why-no-rival-war = Es gibt niemanden, dem du in dieser Runde den Krieg erklären könntest.
why-campaign-price = Eine Kampagne kostet ein Metall, Holz oder Mehl; du hast keins.
why-no-target = Deine Truppen können niemanden erreichen und bekämpfen: kein Krieg, kein Stamm in einer Stadt, kein Mehl, oder Mauern halten die Streitwagen auf.
why-no-unit = Du hast nichts davon: { $unit }.
why-no-flour = Du hast kein Mehl für einen Marsch: { $unit }.
why-no-move = Alle sind schon gezogen, oder nichts daneben ist zu betreten: { $unit }.
why-not-yours = Nicht deine Provinz: { $province }.
why-felled = Hier hast du in dieser Runde schon gefällt: { $province }.
why-no-tree = Hier steht kein Baum: { $province }.
why-walls-full = { $province } hat für jede seiner { $cities } Städte eine Mauer.
why-walled = Hier wurde in dieser Runde schon eine Mauer gebaut: { $province }.
why-cards-off = Gespielt wird ohne Karten.
why-no-card = Diese Karte hast du nicht: { $card }.
why-card-played = Du hast in dieser Runde schon eine Karte gespielt.
why-second-wind = Nach der zweiten Luft wirst du gefragt, wenn du ein Duell verlierst.
why-envoys = Nach den Gesandten wirst du vor dem Wurf einer Kampagne gefragt.
why-blessing = Nach dem Segen wirst du vor einem Rahmenwurf gefragt.
why-card-phase = Nur in Phase 11B: { $card }.
why-own-policy = Nur in deiner eigenen Phase 11B: { $card }.
why-in-battle = Eine Schlacht unterbricht niemand.
why-busy = Nicht jetzt: Erst wird etwas anderes erledigt.
why-no-interrupts = In dieser Partie werden Karten nur bei eigenen Entscheidungen gespielt.
why-tribe-stuck = Der Stamm kann nirgendwohin: { $tribe }.
why-mercenaries = Söldner kosten { $price } Metall; du hast { $have }.
why-card-useless = Das brächte jetzt nichts: { $card }.
why-mill = Du hast { $grain } Getreide, und deine Mahlsteine mahlen { $most }.
why-not-this-party = Hier nicht möglich: { $who }.
why-not-payable = Eine Kampagne lässt sich nicht mit { $material } bezahlen.
why-chariots-barred = { $province } hat { $walls } Mauern: Kein Streitwagen darf angreifen.
why-no-unit-here = Davon ist hier nichts: { $unit }.
why-none-committed = Noch zieht keine Einheit mit.
why-not-this-slot = Auf Platz { $slot } liegt kein solches Symbol.
why-not-this-card = Diese Karte ist nicht da: { $card }.
why-no-hole = Hier ist kein Platz für einen Baum: { $province }.
why-built = Hier wurde in dieser Runde schon gebaut: { $province }.
why-no-city-free = { $province } hat dafür keine freie Stadt, oder du kannst nicht zahlen: { $building }.
why-not-next = Nicht benachbart: { $province }.
why-not-enterable = Das gehört einer anderen Partei, oder ein Stamm hält es: { $province }.
why-not-tear = Hier ist nichts abzureißen: { $province }.
why-not-work-at = Hier ist keine freie Schmiede (oder kein Stapel) von dir: { $province }.
why-not-move-from = Hier kann keine solche Einheit fort: { $province }.
why-not-move-to = Der Stapel dort ist voll: { $province }.
why-not-attack-at = Hier kannst du nicht angreifen, denn mit dem Besitzer ist kein Krieg, oder niemand kommt hin: { $province }.
why-not-commit = Von hier kann niemand mit angreifen: { $province }.
why-not-nomad-step = Dorthin kann der Stamm nicht: { $province }.
why-not-mercenaries-at = Söldner brauchen eine Stadt von dir: { $province }.
why-not-deserters-at = Kein Stapel einer Kriegspartei neben dir: { $province }.
why-toll-side = Ein Zoll verlangt nur; leer abgeschickt lässt er frei durch.
why-empty-offer = Das Angebot ist leer.
why-edits = Ein Entwurf lässt sich höchstens { $count }-mal ändern.
why-card-count = Mehr gibt es nicht von dieser Karte: { $card }.
why-not-in-basket = Das ist nicht im Korb.
why-must-declare = Du bist im Krieg, darfst aber nur unmittelbar nach deiner eigenen Kriegserklärung angreifen, oder wen du in der Runde davor bekämpft hast.
why-may-not-attack = Du bist im Krieg mit { $who }, darfst aber nur unmittelbar nach deiner eigenen Kriegserklärung angreifen, oder wenn ihr in der Runde davor gegeneinander gekämpft habt.
why-no-flour-given = An diesem Tisch nimmt die Bank kein { $material }.
why-no-flour-taken = An diesem Tisch gibt die Bank kein { $material }.
why-smelt = Du hast { $ore } Erz, und eine Schmiede schmilzt { $most }.
why-must-take = An diesem Tisch kannst du das nicht ablehnen.
why-not-owned = Du hast nur { $have } { $material }.
why-basket-full = Höchstens { $count } von einem Material auf einer Seite.

# Das Brett im Terminal

board-title = { $season }, Jahr { $year } (Runde { $round } von { $rounds })
board-title-vote = { $season }, Jahr { $year } (Runde { $round }; über die Länge wird nach Jahr 1 abgestimmt)
board-title-vote-yearly = { $season }, Jahr { $year } (Runde { $round }; nach jedem Jahr wird abgestimmt, ob noch eins folgt)
board-party = { $score } auf dem Rahmen, { $provinces ->
    [one] eine Provinz
   *[other] { $provinces } Provinzen
}, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
board-allies = verbündet mit { $names }
board-war = im Krieg mit { $names }
board-may-attack = darf { $names } angreifen
board-out = ausgeschieden
board-legend = c Städte · t Bäume · w Mauern · f Schmieden · m Mahlsteine · M Marduk-Tempel · I Ischtar-Tempel · ≈ Kanäle · 1/2 eins, wo zwei sein können · ⛏ Mine · ▲ Stapel (Fuß/Wagen/leer) · ☾ Nomaden · › jetzt wählbar
board-own = Dein Land und was daran grenzt
board-around = Neutrales Land ringsum und was daran grenzt
board-out-of-play = Nicht bespielt:
board-elsewhere = Anderswo
board-frame = Rahmen: { $symbols ->
    [one] ein Symbol
   *[other] { $symbols } Symbole
} auf { $size } Plätzen
board-offer = Angebot von { $proposer } an { $partner } ({ $state })
board-baskets = gibt { $gives }, verlangt { $asks }
board-toll = Zoll von { $who }: { $toll }
board-hand = Deine Karten: { $cards }

# Was jede Karte bewirkt, mit den Zahlen der Schachtel; { $nomad_steps } und so weiter heißen dort so.

card-nomad-steps = { $nomad_steps ->
    [1] 1 Provinz
    [2] 1 oder 2 Provinzen
   *[other] 1 bis { $nomad_steps } Provinzen
}
card-sutaeans-note = Führe die Sutäer { card-nomad-steps } weit und lass sie angreifen (+{ $nomad_attack }).
card-hanaeans-note = Führe die Hanäer { card-nomad-steps } weit und lass sie angreifen (+{ $nomad_attack }).
card-yaminites-note = Führe die Jaminiten { card-nomad-steps } weit und lass sie angreifen (+{ $nomad_attack }).
card-gutians-note = Führe die Gutäer { card-nomad-steps } weit und lass sie angreifen (+{ $nomad_attack }).
card-turukkaeans-note = Führe die Turukkäer { card-nomad-steps } weit und lass sie angreifen (+{ $nomad_attack }).
card-forced-march-note = Deine Fußtruppen dürfen in diesem Zug 2 Provinzen weit ziehen.
card-siege-ladders-note = In einer Schlacht zählen Mauern nicht, und Streitwagen dürfen gegen sie angreifen.
card-mercenaries-note = { $mercenary_foot } Fußtruppen in einer deiner Städte für { $mercenary_metal } Metall; sie dürfen sofort ziehen.
card-deserters-note = Eine Fußtruppe verlässt den Stapel eines Kriegsgegners neben deinem Land.
card-second-wind-note = Ein verlorenes Duell wird neu gewürfelt. Du wirst gefragt, wenn es so weit ist.
card-rich-harvest-note = +{ $harvest_card } Getreide.
card-rich-vein-note = +{ $vein_card } Erz.
card-cedar-rafts-note = +{ $rafts_card } Holz.
card-caravan-note = +{ $caravan_card } Metall.
card-locusts-note = Ein Rivale verliert die Hälfte seines Getreides.
card-envoys-note = Eine Kampagne gelingt ohne Wurf. Du wirst vor dem Wurf gefragt.
card-intrigue-note = Beendet ein Bündnis zweier anderer.
card-spies-note = Sieh Karten und Stapel eines Rivalen und nimm eine Karte.
card-blessing-note = Ein Bau zählt ohne Wurf auf dem Rahmen. Du wirst vor dem Wurf gefragt.

# Was den Platz einer Partei von anderen unterscheidet, bevor jemand ihn wählt
place-land = Um das Kernland: { $irrigable ->
    [0] keine bewässerbare Stadt
    [one] eine bewässerbare Stadt
   *[other] { $irrigable } bewässerbare Städte
  }, { $trees ->
    [0] keine Bäume
    [one] ein Baum
   *[other] { $trees } Bäume
  }.
place-mine = Die nächste Mine liegt { $steps ->
    [one] nebenan
   *[other] { $steps } Provinzen weit
  }.
place-rival = Der nächste Rivale ist { $party }, { $steps ->
    [one] nebenan
   *[other] { $steps } Provinzen weit
  }.
place-tribe = Nebenan leben Nomaden: die { $tribe }.
place-metal = Der Freihandel bringt ab dem zweiten Jahr jeden Frühling { $count } Metall.
place-card = Beginnt mit einer Karte mehr: Nomaden nach Wahl.
character-builder = Der Computer spielt hier einen Baumeister: Schmieden, Mauern und Kanäle gehen ihm über alles.
character-trader = Der Computer spielt hier einen Händler: Er bietet viel an und gibt sich mit weniger zufrieden.
character-warlord = Der Computer spielt hier einen Kriegsherrn: Er erobert gern.
character-diplomat = Der Computer spielt hier einen Diplomaten: Er sucht Verbündete und hütet seine Grenzen.

# Stellungen, von Hand aufgebaut

position-nobody = niemand
position-course = Jahreszeit
position-season = Jahreszeit, ab 1
position-relations = Krieg und Frieden
position-between = { $one } und { $other }
position-peace = Frieden
position-allied = verbündet
position-war = Krieg
position-holdings = { $who }: Vorrat und Karten
position-hand = Karte: { $card }
position-owner = gehört
position-trees = Bäume
position-walls = Stadtmauern
position-troops = Truppen von
position-tribes = Nomaden
position-units = { $tribe }, Einheiten
position-frame = Rahmen
position-slot = Platz { $slot }
position-symbol = { $who }: { $symbol }
position-alone = Mindestens zwei Parteien brauchen eine Provinz.
position-landless = Wer keine Provinz hat, hat auch keine Truppen: { $who }.
position-landless-pact = Wer keine Provinz hat, ist ausgeschieden und hat weder Bündnisse noch Kriege: { $who }.
position-blanks = Zu viele Leerplättchen auf dem Plan, { $who }: { $placed } von { $blanks }.
position-cards = { $card }: { $held }-mal bei Spielern. Es gibt nur { $cards }.
position-temples-fit = Eine Stadt hat höchstens einen Tempel; Städte in { $province }: { $cities }.
position-strangers = { $province }: In einer Stadt stehen nur Truppen ihres Besitzers, nicht von { $who }.
