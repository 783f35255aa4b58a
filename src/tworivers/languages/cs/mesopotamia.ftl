# Mesopotamia česky. Hodnota, která je věcí ze hry, přichází už v tomto jazyce.

province-larsa = Larsa
province-ur = Ur
province-uruk = Uruk
province-lagash = Lagaš
province-umma = Umma
province-isin = Isin
province-nippur = Nippur
province-sealand = Přímoří
province-mashkan = Maškan-šapir
province-babylon = Babylon
province-kish = Kiš
province-sippar = Sippar
province-marad = Marad
province-bagdad = Bagdád
province-rapiqum = Rapikum
province-suhum = Suchum
province-sutaeans = Sutejsko
province-eshnunna = Ešnunna
province-mankisum = Mankisum
province-meturan = Me-Turan
province-der = Dér
province-simurrum = Simurrum
province-gutians = Gutejsko
province-assur = Aššur
province-hatra = Hatra
province-nineveh = Ninive
province-arbela = Arbela
province-arrapha = Arrapcha
province-shusharra = Šušarra
province-lullubum = Lullubum
province-turukkaeans = Turukkejsko
province-karana = Karana
province-shubatenlil = Šubat-Enlil
province-amedi = Amedi
province-hanaeans = Chanejsko
province-mari = Mari
province-qattunan = Kattunan
province-tuttul = Tuttul
province-emar = Emar
province-yaminites = Jaminsko
province-halab = Halab
province-alalakh = Alalach
province-carchemish = Karkemiš
province-hashum = Uršum-Chaššum
province-harran = Charrán
province-ugarit = Ugarit
province-ebla = Ebla
province-qatna = Katna
province-tunip = Tunip
province-byblos = Byblos
province-tadmor = Tadmor
province-damascus = Damašek
province-susa = Susa
province-urua = Urua
province-awan = Avan
province-ayapir = Ajapir
party-larsa = Larsa
party-babylon = Babylon
party-mari = Mari
party-qatna = Katna
party-eshnunna = Ešnunna
party-yamhad = Jamchad
party-assur = Aššur
party-susa = Susa
party-nomads = nomádi
tribe-sutaeans = Sutejci
tribe-hanaeans = Chanejci
tribe-yaminites = Jaminité
tribe-gutians = Gutejci
tribe-turukkaeans = Turukkejci
material-grain = obilí
material-flour = mouka
material-ore = ruda
material-metal = kov
material-wood = dřevo
card-sutaeans = Sutejci
card-hanaeans = Chanejci
card-yaminites = Jaminité
card-gutians = Gutejci
card-turukkaeans = Turukkejci
card-forced-march = rychlý pochod
card-siege-ladders = obléhací žebříky
card-mercenaries = žoldnéři
card-deserters = zběhové
card-second-wind = druhý dech
card-rich-harvest = bohatá sklizeň
card-rich-vein = bohatá žíla
card-cedar-rafts = cedrové vory
card-caravan = karavana
card-locusts = kobylky
card-envoys = vyslanci
card-intrigue = pletichy
card-spies = zvědové
card-blessing = požehnání
symbol-marduk = Mardukův chrám
symbol-ishtar = Ištařin chrám
symbol-canal = kanál
symbol-military = symbol pěšáka
building-forge = kovárna
building-millstone = žernov
building-marduk = Mardukův chrám
building-ishtar = Ištařin chrám
building-canal = kanál
work-smelt = tavení
work-foot = pěšák
work-chariot = válečný vůz
work-blank = prázdný žeton
unit-foot = pěšák
unit-chariot = válečný vůz
unit-blank = prázdný žeton
unit-nomad = jednotka nomádů
season-spring = jaro
season-summer = léto
season-autumn = podzim
season-winter = zima
reason-felling = kácení
reason-free-trade = volný obchod
reason-ore = těžba rudy
reason-harvest = sklizeň
reason-milling = mletí
reason-feeding = zásobování měst
reason-smelting = tavení
reason-raising = nové vojsko
reason-wall = městská hradba
reason-works = kovárna nebo žernov
reason-building = chrám nebo kanál
reason-campaign = kampaň
reason-march = pochod
reason-bank = banka
reason-trade = obchod
reason-toll = clo
reason-card = karta
reason-locusts = kobylky
offer-draft = rozepsaná
offer-transit = čeká na průjezd
offer-tolls = žádá se clo
offer-sent = odeslaná

# Volby

option-years = Délka
option-years-2 = dva roky
option-years-3 = tři roky
option-years-4 = čtyři roky
option-years-vote = hlasování po prvním roce
option-years-yearly = hlasování po každém roce: ještě jeden, nebo konec
option-cards = Karty
option-cards-on = s kartami
option-cards-off = bez karet
option-open-stocks = Sklady
option-open-stocks-off = tajné
option-open-stocks-on = otevřené
option-wall-bonus = Obrana za hradbu
option-wall-bonus-1 = +1
option-wall-bonus-3 = +3
option-six = V šesti říších
option-six-list = chybí Mari
option-six-table = chybí Jamchad
option-walls-stop-nomads = Dvě hradby zastaví nomády
option-walls-stop-nomads-off = ne
option-walls-stop-nomads-on = ano
option-harvests = Sklizně za rok
option-harvests-one = jedna, na podzim
option-harvests-two = dvě, v létě a v zimě (živější)
option-attack = Kdo smí ve válce útočit
option-attack-book = kdo ji v tomto tahu vyhlásil nebo v předchozím kole s druhým bojoval
option-attack-war = oba, dokud válka trvá
option-offers = Nabídky
option-offers-free = jak velké a kolik chceš
option-offers-limited = nejvýš 9 od jedné suroviny na stranu, 6 nabídek za kolo
option-bank-flour = Banka a mouka
option-bank-flour-take = mouku dává, nebere
option-bank-flour-give = mouku bere, nedává
option-bank-flour-neither = mouku nedává ani nebere
option-second-wind = Druhý dech
option-second-wind-attacker = pro útočníka
option-second-wind-both = i pro obránce
option-smelting = Kovárna taví
option-smelting-all = tolik rudy, kolik zvládne, až pět
option-smelting-choose = tolik, kolik určíš, až pět
option-may = Získané symboly a karta nomádů pro Katnu
option-may-must = berou se vždy
option-may-may = lze je odmítnout
option-absent-cores = Ústřední provincie nepřítomných panovníků
option-absent-cores-empty = prázdné
option-absent-cores-furnished = s kanály, kovárnou, žernovem a hradbami
option-board = Mapa při méně než osmi panovnících
option-board-whole = celá
option-board-part = bez provincií nejblíže nepřítomným panovníkům
option-interrupts = Karty v cizích tazích
option-interrupts-on = ano, přeruší je
option-interrupts-own = ne, jen při vlastních rozhodnutích

# Otázky

ask-fell = Fáze 1: kácej stromy, jeden v každé zalesněné provincii.
ask-feed = Fáze 7: { $cities ->
    [one] tvé město jí
    [few] tvá { $cities } města jedí
   *[other] tvých { $cities } měst jí
}, mouky máš { $flour }. Obchoduj, nebo města hned zásobuj.
ask-forge = Fáze 8: práce pro tvé kovárny.
ask-wall = Fáze 9: stav městské hradby.
ask-works = Fáze 10: stav kovárny a žernovy.
ask-build = Fáze 11A: stav chrámy a kanály.
ask-campaign = Fáze 11B: politická kampaň?
ask-move = Fáze 11B: pochoduj a útoč.
ask-nomad-card = Vyber si kartu nomádů ze zbytku balíčku.
ask-regrow = Fáze 2: kde doroste strom?
ask-mill = Fáze 6: kolik obilí semeleš, nejvýš { $most }?
ask-tear = Chybí mouka: kde zboříš hradbu (a když není, kovárnu)?
ask-work-at = { $what }: ve které provincii?
ask-erect-at = { $what }: ve které provincii?
ask-bless = Použít požehnání, aby hod o rám vyšel?
ask-bless-without = Hoď kostkou o rám.
ask-direction = Začínáš fázi 11: kterým směrem půjdou ostatní?
ask-rival = S kým nebo proti komu?
ask-pay = Čím kampaň zaplatíš?
ask-envoys = Vyslat vyslance, aby se kampaň zdařila bez hodu?
ask-envoys-without = Hoď kostkou pro kampaň.
ask-consent = { $who } ti nabízí spojenectví. Přijmeš?
ask-move-from = Ze které provincie?
ask-move-to = Do které provincie?
ask-attack-at = Na kterou provincii zaútočíš?
ask-foe = Na koho tam zaútočíš?
ask-commit = Útok na provincii { $province }: odkud se přidá jednotka? Všichni útočníci vyrazí najednou.
ask-commit-unit = Která jednotka se přidá k útoku?
ask-duel = Bitva, { $province }: která jednotka útočí?
ask-defend = Bitva, { $province }: která jednotka se brání?
ask-second-wind = Souboj v provincii { $province } je prohraný. Hodit znovu s druhým dechem?
ask-second-wind-without = Souboj v provincii { $province } je prohraný.
ask-convert = { $symbol }, { $who }: který symbol bude tvůj?
ask-unseat = Který vojenský symbol opustí rám ({ $who })?
ask-nomad-step = Kam půjdou { $tribe }?
ask-mercenaries-at = Kde budou stát žoldnéři?
ask-deserters-at = Ve které provincii zběhne pěšák?
ask-deserters-of = Z čího sloupce?
ask-locusts-on = Na koho se snesou kobylky?
ask-intrigue-one = Čí spojenectví ukončíš?
ask-intrigue-two = S kým to spojenectví je?
ask-spy-on = Na koho pošleš zvědy?
ask-take-card = Kterou kartu vezmeš říši { $who }?
ask-vote = { $yearly ->
    [1] Rok skončil. Má se hrát ještě jeden?
   *[other] Kolik dalších let se má hrát?
}
ask-draft = Tvá nabídka pro říši { $who }.
ask-toll = Tvé clo pro karavanu říše { $who }; bez cla projede volně.
ask-smelt = Kovárna, { $province }: kolik rudy roztavíš, nejvýš { $most }?
ask-place-symbol = Smíš dát na rám symbol: { $symbol }. Dáš ho tam?
ask-offer = Nabídka říše { $who } čeká na tvou odpověď.
ask-other-turn = Na řadě je { $who }.
ask-others = Rok { $year }, { $season }: ostatní ještě pracují.

# Akce

do-done = Hotovo
do-done-fell = Dost kácení
do-done-feed = Zásobovat města teď
do-done-forge = Kovárny hotovy
do-done-wall = Hradby hotovy
do-done-works = Kovárny a žernovy hotovy
do-done-build = Stavby hotovy
do-done-campaign = Žádná kampaň
do-done-move = Ukončit tah
do-done-nomad-step = Zůstanou tady
do-yes = Ano
do-no = Ne
do-yes-bless = Použít požehnání
do-no-bless = Hodit
do-yes-envoys = Vyslat vyslance
do-no-envoys = Hodit
do-yes-consent = Přijmout spojenectví
do-no-consent = Odmítnout spojenectví
do-yes-second-wind = Hodit znovu s druhým dechem
do-no-second-wind = Přijmout porážku
do-yes-place-symbol = Dát na rám
do-no-place-symbol = Nedávat na rám
do-yes-vote = Ještě rok
do-no-vote = Už ne: ukončit hru
do-no-convert = Ostatní téhož druhu nechat
do-no-nomad-card = Nevzít kartu nomádů
do-clockwise = Po směru hodin
do-counterclockwise = Proti směru hodin
do-vote = Ještě { $years ->
    [one] 1 rok
    [few] { $years } roky
   *[other] { $years } let
}
do-mill = Semlít obilí: { $grain }
do-place = { $province }
do-work-smelt = Roztavit v kovárně až { $ore } rudy
do-work-foot = Postavit pěšáka (kov, dřevo, mouka: po { $price })
do-work-chariot = Postavit válečný vůz (kov, dřevo, mouka: po { $price })
do-work-blank = Přidat do sloupce prázdný žeton
do-erect = Stavba: { $building } (kov, dřevo, mouka: po { $price })
do-campaign-alliance = Kampaň za spojenectví
do-campaign-break = Kampaň proti spojenectví
do-campaign-war = Kampaň za válku
do-party = { $who }
do-nobody = Místo { $seat } (nikdo)
do-pay = Platidlo: { $material }
do-unit = { $unit }
do-move-unit = Pochod: { $unit }
do-attack = Zaútočit na provincii
do-go = Začít bitvu
do-slot = Políčko rámu { $slot }
do-card = Zahrát: { $card }
do-take-card = Vzít: { $card }
do-bank = Banka: { $rate }× { $given } za 1× { $taken }
do-trade = Napsat nabídku říši { $who }
do-withdraw = Stáhnout svou nabídku
do-give = Dát víc: 1× { $material }
do-ungive = Dát méně: 1× { $material }
do-ask = Žádat víc: 1× { $material }
do-unask = Žádat méně: 1× { $material }
do-give-several = Dát víc: { $count }× { $material }
do-ungive-several = Dát méně: { $count }× { $material }
do-ask-several = Žádat víc: { $count }× { $material }
do-unask-several = Žádat méně: { $count }× { $material }
do-smelt = Roztavit rudu: { $ore }
do-give-card = Dát kartu: { $card }
do-ungive-card = Nedat kartu: { $card }
do-ask-card = Žádat kartu: { $card }
do-unask-card = Nežádat kartu: { $card }
do-send = Odeslat nabídku
do-send-toll = Žádat toto clo
do-drop = Zahodit rozepsanou nabídku
do-tolls = Přijmout cla
do-no-tolls = Vzdát se nabídky: cla jsou příliš vysoká
do-accept = Přijmout nabídku říše { $who }
do-decline = Odmítnout nabídku říše { $who }
do-counter = Protinabídka říši { $who }
do-free = Nechat karavanu říše { $who } volně projet
do-demand = Žádat clo od říše { $who }
do-refuse = Odepřít průjezd říši { $who }

# Události

event-round = Rok { $year }, { $season }.
event-stock-gain = { $who }: { $material } +{ $count } ({ $reason }).
event-stock-loss = { $who }: { $material } −{ $count } ({ $reason }).
event-hand-gain = { $who } dostává { $count ->
    [one] kartu
    [few] { $count } karty
   *[other] { $count } karet
}: { $card }.
event-hand-loss = { $who } odevzdává { $count ->
    [one] kartu
    [few] { $count } karty
   *[other] { $count } karet
}: { $card }.
event-felled = { $who } kácí strom v provincii { $province }.
event-regrown = V provincii { $province } dorůstá strom říše { $who }.
event-dice = { $who } hází { $pips } ({ $material }).
event-torn-down-wall = { $who } boří hradbu v provincii { $province }.
event-torn-down-forge = { $who } boří kovárnu v provincii { $province }.
event-hunger = Městům říše { $who } chybí mouka: { $count }.
event-raised = Sloupec říše { $who } v provincii { $province } roste.
event-wall = { $who } staví hradbu v provincii { $province }.
event-erected = { $who } staví v provincii { $province }: { $building }.
event-roll-scores = { $who } hází { $pips } ({ $symbol }); stačilo { $needed } a víc: symbol jde na rám.
event-roll-misses = { $who } hází { $pips } ({ $symbol }); bylo třeba { $needed } a víc: na rám nic.
event-symbol = { $who } obsazuje políčko rámu { $slot }: { $symbol }.
event-converted = { $who } bere říši { $loser } políčko rámu { $slot }: { $symbol }.
event-unseated = { $who } ztrácí vojenský symbol na políčku rámu { $slot }.
event-frame-full = Rám je plný: { $who } už nemá kam dát symbol ({ $symbol }).
event-starts = { $who } má nejméně symbolů ({ $count }) a začíná fázi 11.
event-starts-by-lot = { $who } začíná fázi 11 podle losu mezi těmi, kdo mají nejméně symbolů ({ $count }).
event-direction-clockwise = { $who } posílá ostatní po směru hodin.
event-direction-counterclockwise = { $who } posílá ostatní proti směru hodin.
event-campaign-alliance = { $who } vede kampaň za spojenectví s říší { $rival } (cena: 1× { $material }).
event-campaign-break = { $who } vede kampaň proti spojenectví s říší { $rival } (cena: 1× { $material }).
event-campaign-war = { $who } vede kampaň za válku s říší { $rival } (cena: 1× { $material }).
event-campaign-roll-succeeds = { $who } hází { $pips } + { $bonus }; stačilo { $needed } a víc: kampaň se zdařila.
event-campaign-roll-fails = { $who } hází { $pips } + { $bonus }; bylo třeba { $needed } a víc: kampaň selhala.
event-allied = { $who } a { $rival } jsou spojenci.
event-refused = { $who } odmítá spojenectví s říší { $rival }.
event-broken = Spojenectví říší { $who } a { $rival } skončilo.
event-war = { $who } vyhlašuje válku říši { $rival }.
event-war-lapsed = Válka říší { $who } a { $rival } vyhasla.
event-moved = { $who } přesouvá jednotku: { $start } → { $goal }.
event-taken = { $who } zabírá provincii { $province }.
event-attack = { $who } útočí v provincii { $province }, brání se { $rival }; útočníci: { $chariots ->
    [0] { $foot ->
        [one] 1 pěšák
        [few] { $foot } pěšáci
       *[other] { $foot } pěšáků
    }
   *[other] { $foot ->
        [0] {""}
        [one] 1 pěšák a{" "}
        [few] { $foot } pěšáci a{" "}
       *[other] { $foot } pěšáků a{" "}
    }{ $chariots ->
        [one] 1 válečný vůz
        [few] { $chariots } válečné vozy
       *[other] { $chariots } válečných vozů
    }
}.
event-revealed = { $who } odkrývá v provincii { $province } { $count ->
    [one] 1 prázdný žeton
    [few] { $count } prázdné žetony
   *[other] { $count } prázdných žetonů
}.
event-duel = Souboj: útočí { $attack }, brání se { $defence }.
event-duel-roll = Kostky: útok { $attack } + { $bonus }, obrana { $defence } + { $walls }.
event-duel-roll-tie = Kostky: útok { $attack } + { $bonus }, obrana { $defence } + { $walls }, nerozhodně: hází se znovu.
event-field = { $who } poráží říši { $rival } v provincii { $province }.
event-unit-lost = Ztráta v provincii { $province } ({ $who }): { $unit }.
event-conquered = { $who } dobývá provincii { $province } (dosud { $rival }).
event-conquered-nomads = { $tribe } pod velením říše { $who } dobývají provincii { $province } říše { $rival }.
event-destroyed = Padlo { $pips }, od { $needed } se vše zničí: všechny stavby v provincii { $province } jsou zničeny.
event-captured = Padlo { $pips }, od { $needed } se vše zničí: stavby v provincii { $province } zůstávají stát.
event-repelled = { $who } marně útočí v provincii { $province }, ubrání se { $rival }.
event-repelled-nomads = { $rival } odráží útok v provincii { $province }: { $tribe }, v čele { $who }.
event-card = { $who } hraje kartu: { $card }.
event-nomads = { $tribe } táhnou pod velením říše { $who }: { $start } → { $goal }.
event-tribe-back = { $tribe } se znovu shromažďují ve své domovině.
event-mercenaries = { $who } najímá v provincii { $province } { $count ->
    [one] 1 pěšáka
    [few] { $count } pěšáky
   *[other] { $count } pěšáků
}.
event-deserted = V provincii { $province } zběhl pěšák říše { $who }.
event-deserted-none = V provincii { $province } říši { $who } nikdo nezběhl: žádný pěšák tam nestojí.
event-spied = Zvědové říše { $who } slídí v říši { $rival }.
event-locusts = { $who } sesílá kobylky na říši { $rival }.
event-offer = { $who } posílá nabídku říši { $rival }.
event-transit-free = { $who } nechává karavanu říše { $rival } volně projet.
event-transit-toll = { $who } žádá clo od říše { $rival }.
event-transit-refused = { $who } odpírá průjezd říši { $rival }.
event-traded = { $who } a { $rival } obchodují.
event-offer-ended-accepted = Nabídka říše { $who } říši { $rival } je splněna.
event-offer-ended-declined = { $rival } odmítá nabídku říše { $who }.
event-offer-ended-countered = { $rival } odpovídá říši { $who } protinabídkou.
event-offer-ended-withdrawn = { $who } stahuje nabídku říši { $rival }.
event-offer-ended-not-let-pass = Nabídka říše { $who } říši { $rival } selhala: karavana nesmí projet.
event-offer-ended-tolls-refused = { $who } kvůli clům ustupuje od nabídky říši { $rival }.
event-offer-ended-impossible = { $who } nemůže dodat, co { $rival } přijímá: nic se nestane.
event-offer-ended-lapsed = Nabídka říše { $who } říši { $rival } propadla.
event-out = { $who } už nemá žádnou provincii a vypadává.
event-vote = Hlas říše { $who }: ještě { $count ->
    [one] 1 rok
    [few] { $count } roky
   *[other] { $count } let
}.
event-vote-sealed = { $who } hlasuje: ještě { $count ->
    [one] 1 rok
    [few] { $count } roky
   *[other] { $count } let
}. Ostatní se to dozvědí, až budou hlasovat všichni.
event-years = Hlasování rozhodlo: ještě { $count ->
    [one] 1 rok
    [few] { $count } roky
   *[other] { $count } let
}.
event-years-none = Hlasování rozhodlo: žádný další rok.
event-year-vote-yes = Hlas říše { $who }: hrát ještě rok.
event-year-vote-no = Hlas říše { $who }: ukončit hru teď.
event-year-vote-yes-sealed = { $who } chce hrát ještě rok. Ostatní se to dozvědí, až budou hlasovat všichni.
event-year-vote-no-sealed = { $who } chce hru teď ukončit. Ostatní se to dozvědí, až budou hlasovat všichni.
event-declined = { $who } nedává na rám symbol: { $symbol }.
event-game-over = Hra skončila.

# Proč ne?

why-game-over = Hra skončila.
why-no-seat = Takové místo není.
why-out = { $who } už nehraje.
why-other-turn = Musíš počkat: { $question }
why-other-question = Nejdřív odpověz: { $question }
why-other-tolls = Na tebe nečeká žádné clo z tvé nabídky.
why-other-nobody = Na místě { $seat } nikdo nesedí.
why-other-offer = { $who } pro tebe nemá nabídku.
why-cannot-cover = Nemáš, co { $who } žádá.
why-other-transit = U tvých hranic nečeká karavana říše { $who }.
why-toll-begun = Clo pro říši { $who } už píšeš.
why-toll-stands = Žádáš clo od říše { $who }: než se o něm rozhodne, můžeš ji jen nechat volně projet nebo odmítnout.
why-offer-open = Tvá nabídka říši { $who } ještě čeká.
why-offers-sent = Nabídky odeslané v tomto kole: { $count }. Víc jich nejde.
why-drafts = Nabídky rozepsané v tomto kole: { $count }. Víc jich nejde.
why-bank = Banka bere { $rate }× { $material }; máš { $have }.
why-oneself = To jsi ty.
why-nothing-open = Nemáš žádnou otevřenou nabídku.
why-price = Cena: { $price }× { $material }; máš { $have }.
why-no-blank = Už nemáš žádný prázdný žeton.
why-no-stack = Nemáš sloupec s jednotkou.
why-no-forge = Všechny tvé kovárny už v tomto kole pracovaly.
why-no-material = Nemáš: { $material }.
why-stack-full = Sloupce u tvých kováren jsou plné.
why-no-site = V žádné provincii na to není místo: { $building }.
why-no-rival-alliance = Máš spojenectví se všemi.
why-no-rival-break = Nemáš spojence.
why-no-rival-war = Není nikdo, komu lze v tomto kole vyhlásit válku.
why-campaign-price = Kampaň stojí jeden kov, dřevo nebo mouku; nic z toho nemáš.
why-no-target = Tvé vojsko nikoho nedosáhne ani nemůže bojovat: není válka, žádný kmen ve městě, chybí mouka, nebo hradby zastavují vozy.
why-no-unit = Nic takového nemáš: { $unit }.
why-no-flour = Nemáš mouku na pochod: { $unit }.
why-no-move = Všechny už táhly, nebo vedle není kam vstoupit: { $unit }.
why-not-yours = Tato provincie není tvá: { $province }.
why-felled = Tady už se v tomto kole kácelo: { $province }.
why-no-tree = Tady žádný strom nestojí: { $province }.
why-walls-full = { $province }: každé město tu už má hradbu ({ $cities }).
why-walled = Tady už se v tomto kole hradba stavěla: { $province }.
why-cards-off = Hraje se bez karet.
why-no-card = Takovou kartu nemáš: { $card }.
why-card-played = V tomto kole už kartu máš zahranou.
why-second-wind = Na druhý dech se tě zeptáme, až prohraješ souboj.
why-envoys = Na vyslance se tě zeptáme před hodem pro kampaň.
why-blessing = Na požehnání se tě zeptáme před hodem o rám.
why-card-phase = Jen ve fázi 11B: { $card }.
why-own-policy = Jen ve tvé vlastní fázi 11B: { $card }.
why-in-battle = Bitvu nikdo nepřeruší.
why-busy = Teď ne: nejdřív se řeší něco jiného.
why-no-interrupts = V této partii se karty hrají jen při vlastních rozhodnutích.
why-tribe-stuck = Kmen nemá kam jít: { $tribe }.
why-mercenaries = Žoldnéři stojí kov: { $price }; máš { $have }.
why-card-useless = Teď by to k ničemu nebylo: { $card }.
why-mill = Obilí máš { $grain } a tvé žernovy semelou { $most }.
why-not-this-party = Tady nelze: { $who }.
why-not-payable = Tímto kampaň zaplatit nelze: { $material }.
why-chariots-barred = { $province }: hradby tu jsou { $walls }, válečný vůz útočit nesmí.
why-no-unit-here = Nic takového tu není: { $unit }.
why-none-committed = Zatím se nepřidala žádná jednotka.
why-not-this-slot = Na políčku { $slot } takový symbol není.
why-not-this-card = Tato karta tu není: { $card }.
why-no-hole = Tady pro strom není místo: { $province }.
why-built = Tady už se v tomto kole stavělo: { $province }.
why-no-city-free = { $province } na to nemá volné město, nebo nemůžeš zaplatit: { $building }.
why-not-next = Nesousedí: { $province }.
why-not-enterable = Patří jiné říši, nebo ji drží kmen: { $province }.
why-not-tear = Tady není co bořit: { $province }.
why-not-work-at = Tady nemáš volnou kovárnu (nebo sloupec): { $province }.
why-not-move-from = Odsud taková jednotka odejít nemůže: { $province }.
why-not-move-to = Tamní sloupec je plný: { $province }.
why-not-attack-at = Tady útočit nemůžeš: s majitelem není válka, nebo sem nikdo nedojde: { $province }.
why-not-commit = Odsud se k útoku nikdo přidat nemůže: { $province }.
why-not-nomad-step = Tam kmen jít nemůže: { $province }.
why-not-mercenaries-at = Žoldnéři potřebují tvé město: { $province }.
why-not-deserters-at = Vedle tebe není sloupec říše, s níž je válka: { $province }.
why-toll-side = Clo jen žádá; prázdné nechá karavanu volně projet.
why-empty-offer = Nabídka je prázdná.
why-edits = Rozepsanou nabídku lze změnit nejvýš { $count }×.
why-card-count = Této karty víc není: { $card }.
why-not-in-basket = V košíku to není.
why-must-declare = Jsi ve válce, ale útočit smíš jen hned po vlastním vyhlášení války, nebo na toho, s kým v předchozím kole proběhl boj.
why-may-not-attack = Jsi ve válce ({ $who }), ale útočit smíš jen hned po vlastním vyhlášení války, nebo pokud mezi vámi v předchozím kole proběhl boj.
why-no-flour-given = U tohoto stolu banka nebere: { $material }.
why-no-flour-taken = U tohoto stolu banka nedává: { $material }.
why-smelt = Rudy máš { $ore } a kovárna roztaví { $most }.
why-must-take = U tohoto stolu to odmítnout nelze.
why-not-owned = Máš jen { $have }× { $material }.
why-basket-full = Na každé straně nejvýš { $count } od jedné suroviny.

# Hrací plán v terminálu

board-title = Rok { $year }, { $season } (kolo { $round } z { $rounds })
board-title-vote = Rok { $year }, { $season } (kolo { $round }; po 1. roce hlasování rozhodne, kolik jich přijde)
board-title-vote-yearly = Rok { $year }, { $season } (kolo { $round }; po každém roce hlasování rozhodne, zda přijde další)
board-party = na rámu { $score }, { $provinces ->
    [one] jedna provincie
    [few] { $provinces } provincie
   *[other] { $provinces } provincií
}, { $cards ->
    [one] jedna karta
    [few] { $cards } karty
   *[other] { $cards } karet
}
board-allies = spojenci: { $names }
board-war = ve válce: { $names }
board-may-attack = smí napadnout: { $names }
board-out = nehraje
board-legend = c města · t stromy · w hradby · f kovárny · m žernovy · M Mardukovy chrámy · I Ištařiny chrámy · ≈ kanály · 1/2 jeden, kde mohou být dva · ⛏ důl · ▲ sloupec (pěšáci/vozy/prázdné) · ☾ nomádi · › teď lze vybrat
board-own = Tvá země a co s ní sousedí
board-around = Neutrální země kolem a co s ní sousedí
board-out-of-play = Nehraje se:
board-elsewhere = Jinde
board-frame = Rám: { $symbols ->
    [one] jeden symbol
    [few] { $symbols } symboly
   *[other] { $symbols } symbolů
} na { $size ->
    [one] 1 políčku
    [few] { $size } políčkách
   *[other] { $size } políčkách
}
board-offer = Nabídka říše { $proposer } říši { $partner } ({ $state })
board-baskets = dává { $gives }, žádá { $asks }
board-toll = clo říše { $who }: { $toll }
board-hand = Tvé karty: { $cards }

# Co která karta dělá, s čísly z krabice; { $nomad_steps } a další se tam tak jmenují.

card-nomad-steps = { $nomad_steps ->
    [1] 1 provincii
    [2] 1 nebo 2 provincie
    [few] 1 až { $nomad_steps } provincie
   *[other] 1 až { $nomad_steps } provincií
}
card-sutaeans-note = Veď Sutejce o { card-nomad-steps } dál a zaútoč s nimi (+{ $nomad_attack }).
card-hanaeans-note = Veď Chanejce o { card-nomad-steps } dál a zaútoč s nimi (+{ $nomad_attack }).
card-yaminites-note = Veď Jaminity o { card-nomad-steps } dál a zaútoč s nimi (+{ $nomad_attack }).
card-gutians-note = Veď Gutejce o { card-nomad-steps } dál a zaútoč s nimi (+{ $nomad_attack }).
card-turukkaeans-note = Veď Turukkejce o { card-nomad-steps } dál a zaútoč s nimi (+{ $nomad_attack }).
card-forced-march-note = Tví pěšáci smějí v tomto tahu přejít 2 provincie.
card-siege-ladders-note = V jedné bitvě se hradby nepočítají a válečné vozy smějí útočit i proti nim.
card-mercenaries-note = Pěšáci ve tvém městě: { $mercenary_foot }, cena v kovu: { $mercenary_metal }; smějí hned táhnout.
card-deserters-note = Pěšák opustí sloupec válečného soupeře vedle tvé země.
card-second-wind-note = Prohraný souboj se hází znovu. Zeptáme se, až přijde ta chvíle.
card-rich-harvest-note = obilí +{ $harvest_card }.
card-rich-vein-note = ruda +{ $vein_card }.
card-cedar-rafts-note = dřevo +{ $rafts_card }.
card-caravan-note = kov +{ $caravan_card }.
card-locusts-note = Soupeř ztratí polovinu obilí.
card-envoys-note = Kampaň se zdaří bez hodu. Zeptáme se před hodem.
card-intrigue-note = Ukončí spojenectví dvou jiných říší.
card-spies-note = Prohlédni si soupeřovy karty a sloupce a jednu kartu si vezmi.
card-blessing-note = Stavba se dostane na rám bez hodu. Zeptáme se před hodem.

# Čím se místo říše liší od jiných, než si je někdo vybere
place-land = Kolem ústřední provincie: { $irrigable ->
    [0] žádné zavlažitelné město
    [one] jedno zavlažitelné město
    [few] { $irrigable } zavlažitelná města
   *[other] { $irrigable } zavlažitelných měst
  }, { $trees ->
    [0] žádné stromy
    [one] jeden strom
    [few] { $trees } stromy
   *[other] { $trees } stromů
  }.
place-mine = Nejbližší důl je { $steps ->
    [one] hned vedle
    [few] { $steps } provincie daleko
   *[other] { $steps } provincií daleko
  }.
place-rival = Nejbližší soupeř je { $party }, { $steps ->
    [one] hned vedle
    [few] { $steps } provincie daleko
   *[other] { $steps } provincií daleko
  }.
place-tribe = Vedle žijí nomádi: { $tribe }.
place-metal = Volný obchod přináší od druhého roku každé jaro kov: { $count }.
place-card = Začíná s jednou kartou navíc: nomády podle volby.
character-builder = Počítač zde hraje stavitele: kovárny, hradby a kanály nade vše.
character-trader = Počítač zde hraje obchodníka: hodně nabízí a spokojí se s méně.
character-warlord = Počítač zde hraje dobyvatele: rád si bere cizí země.
character-diplomat = Počítač zde hraje diplomata: hledá spojence a střeží své hranice.

# Ručně sestavené pozice

position-nobody = nikdo
position-course = Roční období
position-season = roční období, od 1
position-relations = Válka a mír
position-between = { $one } a { $other }
position-peace = mír
position-allied = spojenectví
position-war = válka
position-holdings = { $who }: zásoba a karty
position-hand = karta: { $card }
position-owner = patří
position-trees = stromy
position-walls = městské hradby
position-troops = vojska
position-tribes = Nomádi
position-units = { $tribe }, jednotky
position-frame = Rám
position-slot = políčko { $slot }
position-symbol = { $who }: { $symbol }
position-alone = Aspoň dvě strany musí mít provincii.
position-landless = Kdo nemá provincii, nemá ani vojsko: { $who }.
position-landless-pact = Kdo nemá provincii, vypadl a nemá spojence ani války: { $who }.
position-blanks = Příliš mnoho prázdných žetonů na desce ({ $who }): { $placed } z { $blanks }.
position-cards = { $card }: u hráčů { $held }. Je jen { $cards }.
position-temples-fit = Město má nejvýš jeden chrám; měst v provincii { $province }: { $cities }.
position-strangers = { $province }: ve městě může stát jen vojsko vlastníka, ne cizí ({ $who }).
