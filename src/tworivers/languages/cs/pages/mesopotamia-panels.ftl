# Co říkají panely Mesopotamie.

panel-tabs = Tvůj pracovní stůl
panel-tab-now = Teď
panel-tab-trade = Obchod
panel-tab-hand = Karty
panel-tab-ties = Vztahy
panel-phases = Fáze období
panel-year = Rok { $year } z { $years }
panel-year-vote = Rok { $year }, pak hlasování
panel-year-vote-yearly = Jak dlouho se bude hrát, ještě není jisté: po každém roce říše hlasují, zda přijde další.
panel-year-vote-note = Jak dlouho se bude hrát, ještě není jisté: po prvním roce říše hlasují.
panel-ready = Hotovo
panel-phase-felling = Kácení
panel-phase-regrowth = Obnova
panel-phase-free-trade = Volný obchod
panel-phase-ore = Ruda
panel-phase-harvest = Sklizeň
panel-phase-milling = Mletí
panel-phase-feeding = Obživa
panel-phase-forges = Kovárny
panel-phase-walls = Hradby
panel-phase-works = Dílny
panel-phase-building = Stavby
panel-phase-policy = Válka

# Co zatím dělali ostatní

panel-news = Od tvého posledního tahu
panel-news-spied = Zvědové říše { $who } viděli tvé karty a sloupce.
panel-news-stolen = Zvědové říše { $who } ti vzali kartu: { $card }.
panel-news-locusts = Kobylky říše { $who } ti sežraly obilí: { $count }.
panel-news-deserted = V provincii { $province } ti zběhl pěšák.
panel-news-war = Říše { $who } ti vyhlásila válku.
panel-news-broken = Říše { $who } ukončila spojenectví s tebou.
panel-news-intrigue = Pletichy říše { $who } ukončily tvé spojenectví s říší { $rival }.
panel-news-allied = Říše { $who } souhlasila: jste spojenci.
panel-news-refused = Říše { $who } odmítla spojenectví s tebou.
panel-news-attack = Říše { $who } napadla tvé vojsko v provincii { $province }.
panel-news-conquered = Říše { $who } ti dobyla provincii { $province }.
panel-news-conquered-nomads = { $tribe } pod velením říše { $who } ti dobyli provincii { $province }.
panel-news-repelled = Útok říše { $who } na provincii { $province } je odražen.
panel-news-repelled-nomads = Útok na provincii { $province } je odražen: { $tribe }, v čele { $who }.
panel-news-converted = Říše { $who } ti vzala symbol na rámu: { $symbol }.
panel-news-unseated = Z rámu ti zmizel symbol pěšáka.
panel-log-stolen = Zvědové berou kartu říši { $who }: { $card }.
panel-since-more = { $count ->
    [one] 1 další událost
    [few] { $count } další události
   *[other] { $count } dalších událostí
}
panel-since-all = Podívat se blíž
panel-since-yours = Co se týká tebe
panel-since-world = Ve světě
panel-since-lesser = { $count ->
    [one] 1 drobnost
    [few] { $count } drobnosti
   *[other] { $count } drobností
}
panel-since-nothing = Ostatní zatím neudělali nic pozoruhodného.
panel-since-show = Ukázat na mapě
panel-since-battle = Prohlédnout bitvu

# Bitvy, které skončily

panel-past-battle = Prohlédnout bitvu, souboj po souboji
panel-past-attacks = útočník
panel-past-defends = obránce
panel-past-duels = Souboje
panel-past-duel = { $number }. souboj
panel-past-duel-won = Vítěz: { $who }.
panel-past-ties = { $count ->
    [one] Po jedné remíze.
    [few] Po { $count } remízách.
   *[other] Po { $count } remízách.
}
panel-past-no-duel = Nikdo nestál v cestě: žádný souboj nebyl.
panel-past-came = Co z toho vzešlo

# Účetní kniha

panel-ledger = Tvá účetní kniha
panel-food = { $need ->
    [one] Tvé město sní 1 díl mouky:
    [few] Tvá města snědí { $need } díly mouky:
   *[other] Tvá města snědí { $need } dílů mouky:
} zbude { $left }.
panel-food-short = { $need ->
    [one] Tvé město sní 1 díl mouky:
    [few] Tvá města snědí { $need } díly mouky:
   *[other] Tvá města snědí { $need } dílů mouky:
} chybí { $missing }.
panel-food-next = Příští období: mouky je třeba { $need }, zbude { $left }.
panel-food-next-short = Příští období: mouky je třeba { $need }, chybí { $missing }.
panel-food-mill = Můžeš semlít { $count }.
panel-food-harvest = Předchozí sklizeň přinese { $least } až { $most } obilí.
panel-price = kov, dřevo a mouka: po { $count }
panel-have = máš { $count }

# Plánování

panel-usual = Jako obvykle
panel-usual-fell = { $count ->
    [one] pokácet strom
    [few] pokácet { $count } stromy
   *[other] pokácet { $count } stromů
}
panel-usual-regrow = nechat jeden dorůst
panel-usual-mill = semlít { $count } obilí
panel-usual-mill-all = semlít všechno obilí
panel-usual-feed = { $cities ->
    [one] zásobovat město
    [few] zásobovat { $cities } města
   *[other] zásobovat { $cities } měst
}
panel-usual-feed-left = { $cities ->
    [one] zásobovat město
    [few] zásobovat { $cities } města
   *[other] zásobovat { $cities } měst
} (zbude mouky { $left })
panel-usual-short = zastavit před zásobováním: chybí mouky { $missing }
panel-usual-bare = zastavit před zásobováním: stálo by tvou poslední mouku
panel-usual-smelt = roztavit rudu na kov
panel-usual-nothing = dál: tady není co volit
panel-usual-stops = Zastaví se, kde je co volit. Než jsou tvá města zásobena, můžeš to vzít zpět.
panel-usual-stops-fed = Zastaví se, kde je co volit. Můžeš to vzít zpět.
panel-no-campaign = Bez kampaně, rovnou na pochod
panel-end-turn = Ukončit tah
panel-on-map = Vyber tady, nebo na mapě.
panel-fell-all = { $count ->
    [one] Pokácet strom
    [few] Pokácet všechny { $count }
   *[other] Pokácet všech { $count }
}
panel-walls-of = hradby: { $count } z { $cities }
panel-wall-effect = obrana +{ $before } → +{ $after }
panel-wall-bars = válečný vůz nesmí útočit
panel-wall-price = Hradba stojí
panel-wall-poor = Na hradbu teď nemáš.
panel-wall-full = Všechna tvá města mají svou hradbu.
panel-cities = { $count ->
    [one] 1 město
    [few] { $count } města
   *[other] { $count } měst
}
panel-canals-of = kanály: { $canals } z { $count }
panel-own-land = tvá země
panel-to-take = nepatří nikomu: vstupem bude tvá
panel-raid = vyhrají s { $percent } %
panel-height = sloupec, výška { $count }
panel-mill-grain = Obilí k mletí
panel-mill-all = Semlít vše ({ $count })
panel-less = Méně: { $what }
panel-more = Více: { $what }
panel-after-feeding = Po zásobování měst ti zbude mouky { $left }.
panel-after-feeding-short = { $missing ->
    [one] Bude chybět 1 díl mouky: zboří se hradba nebo kovárna.
    [few] Budou chybět { $missing } díly mouky: zboří se stejný počet hradeb nebo kováren.
   *[other] Bude chybět { $missing } dílů mouky: zboří se stejný počet hradeb nebo kováren.
}
panel-feed = Za každou chybějící mouku se zboří hradba, potom kovárna. Obchoduj, směň u banky, nebo zásobuj, co jde.
panel-feed-enough = Mouka stačí pro všechna tvá města.
panel-forges = { $count ->
    [one] 1 kovárna
    [few] { $count } kovárny
   *[other] { $count } kováren
}, ruda: { $ore }. Každá kovárna pracuje jednou za období.
panel-smelt-all = Roztavit vše
panel-smelt-note = až { $smelt_ore } rudy na kovárnu
panel-smelt-one = Tavit v jedné kovárně
panel-blanks = v zásobě { $count }, na oklamání
panel-frame-chance = na rám při { $needed }+: { $percent } %
panel-frame-note = Jedna stavba na provincii a období; pak kostka rozhodne, zda jde její symbol na rám.
panel-waiting = { $count ->
    [one] Máš hotovo. Jedna říše ještě pracuje.
    [few] Máš hotovo. Ještě pracují { $count } říše.
   *[other] Máš hotovo. Ještě pracuje { $count } říší.
}
panel-waiting-turn = Ostatní jednají; zeptáme se, až se to bude týkat tebe.
panel-watching = { $count ->
    [one] Rozhoduje jedna říše.
    [few] Rozhodují { $count } říše.
   *[other] Rozhoduje { $count } říší.
}
panel-waiting-free = Mezitím smíš obchodovat a využít banku; karty, které lze zahrát teď, svítí.
panel-bless = Bez požehnání rozhodne kostka; s ním je symbol jistý.
panel-roll-chance = { $needed }+{ $bonus ->
    [0] { "" }
   *[other] { ", bonus" } +{ $bonus }
}: { $percent } %
panel-envoys = Bez vyslanců rozhodne kostka; s nimi se kampaň zdaří.
panel-consent = Spojenci si navzájem nesmějí vyhlásit válku. Spojenectví ukončí válku mezi vámi.
panel-second-wind = Hází se ještě jednou, se stejnými jednotkami.
panel-second-wind-chance = vyhraješ ho s { $percent } %
panel-vote-yearly = Další rok musí chtít víc než polovina; víc než čtyři být nemohou.
panel-vote = Rozhoduje dolní střed všech hlasů.
panel-followers = pak { $order }
panel-party-note = na rámu { $score }, { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[other] { $cards } karet
}

# Obchod

panel-bank = Banka
panel-bank-give = Dáváš bance
panel-bank-get = Dostaneš
panel-bank-times = Kolikrát
panel-bank-do = { $gives } za { $gets }
panel-partner = S kým
panel-give = Dáváš
panel-get = Dostaneš
panel-nothing = nic
panel-card-more = + karta
panel-add-card = Přidat kartu: { $side }
panel-take-out = vyjmout
panel-way = Karavana žádá o průjezd: { $who }
panel-send-gift = Poslat jako dar
panel-offers-left = { $count ->
    [one] ještě 1 nabídka v tomto období
    [few] ještě { $count } nabídky v tomto období
   *[other] ještě { $count } nabídek v tomto období
}
panel-counter-stands = Nabídka platí, dokud neodešleš tuto. Říše { $who } nabízí:
panel-counter-gone = Nabídka mezitím zanikla: tohle by byla tvá vlastní nabídka.
panel-counter-withdraws = Tvá otevřená nabídka říši { $who } se stáhne, jakmile odešleš tuto.
panel-send-counter = Odeslat protinabídku
panel-note = Vzkaz k nabídce pro říši { $who }
panel-trade-later = Nabídku můžeš začít při svém příštím rozhodnutí.
panel-offer-open = Tvá nabídka říši { $who }: { $state }.
panel-offer-change = Změnit
panel-offer-others = Při odmítnutí se postupně zeptat ostatních
panel-offer-another = Připravit další nabídku
panel-offer-after = Odeslat po té předchozí
panel-offer-next = Potom postupně:
panel-offer-leave-out = Vynechat: { $who }
panel-offer-unsent = Tvá nabídka říši { $who } neodešla: už nemáš, co v ní dáváš.
panel-withdraw = Stáhnout
panel-offer-of = Nabídka říše { $who }
panel-offers = nabízí
panel-offers-more = { $count ->
    [one] 1 další nabídka
    [few] { $count } další nabídky
   *[other] { $count } dalších nabídek
}
panel-offers-fewer = Ukázat méně nabídek
panel-asks = a žádá
panel-accept = Přijmout
panel-counter = Protinabídka
panel-decline = Odmítnout
panel-caravan = Karavana říše { $who } chce přes tvou zemi, cíl: { $to }.
panel-free = Nechat projet
panel-demand = Clo…
panel-refuse = Odepřít
panel-toll = Tvé clo
panel-toll-note = Kdo bere clo nebo odepře průjezd, nedostane čtyři kola kov z volného obchodu.
panel-back = Zpět
panel-tolls = Cla na cestě do říše { $who }:
panel-pay-tolls = Zaplatit
panel-no-tolls = Vzdát se nabídky

# Politika a válka

panel-campaign-alliance = Spojenectví
panel-campaign-break = Zrušit spojenectví
panel-campaign-war = Vyhlásit válku
panel-campaign-chance = { $needed }+{ $bonus ->
    [0] { "" }
   *[other] { ", bonus" } +{ $bonus }
}: { $percent } %
panel-every = { $campaign_bonus ->
    [3] tři
   *[other] { $campaign_bonus }
}
panel-campaign-alliance-note = Když se hod zdaří, partner smí souhlasit. Ukončí to válku mezi vámi. +1 za každé { panel-every } Ištařiny chrámy na rámu.
panel-campaign-break-note = Jednostranné. Od příštího období si smíte vyhlásit válku. +1 za každé { panel-every } Mardukovy chrámy na rámu.
panel-campaign-war-note = Smíš útočit v tomto tahu a v příštím období znovu, pokud proběhl boj. Válka vyhasne po celém období bez boje. +1 za každé { panel-every } Mardukovy chrámy na rámu.
panel-campaign-odds = Zdaří se s { $percent } %: { $least ->
    [1] ať padne cokoli
   *[other] musí padnout { $least } nebo víc
}{ $bonus ->
    [0] .
   *[other] , díky tvým symbolům o { $bonus } méně.
}
panel-campaign-price = 1 kov, dřevo nebo mouka
panel-campaign-other = Jiná říše
panel-campaign-pay = Plať, i když selže:
panel-percent = { $percent } %
panel-moves = Přetáhni prapor na mapě, nebo na něj klepni a pak na jeho cíl. Každá jednotka, která táhne, sní 1 mouku; máš { $flour }. Pěšák přejde 1 provincii, vůz 2.
panel-moved = Šedé: v tomto období už dál nemůže, nebo chybí mouka.
panel-march-cost = mouka { $flour }
panel-move-from = Pochod: { $unit }, { $place }
panel-no-troops = Nemáš žádné vojsko.
panel-attack = Útok…
panel-no-attack-foe = Není na koho útočit: s nikým nevedeš válku a žádný kmen nedrží město.
panel-no-attack-declaration = Jsi ve válce, ale útočit smíš jen hned po vlastním vyhlášení války, nebo na toho, s kým v minulém období proběhl boj.
panel-no-attack-flour = Chybí mouka: každý útočník sní 1.
panel-no-attack-reach = Nikdo, na koho smíš útočit, není v dosahu.
panel-battle = Bitva: { $place }
panel-battle-chance = šance na výhru: { $who }
panel-battle-hold = ubráníš ji s { $percent } %
panel-battle-hidden = { $count ->
    [one] Pokud je ve sloupci voják. Prázdné žetony nebojují.
    [few] Pokud jsou všichni { $count } ve sloupci vojáci. Prázdné žetony nebojují.
   *[other] Pokud je všech { $count } ve sloupci vojáků. Prázdné žetony nebojují.
}
panel-walls = hradby
panel-duel = Která jednotka svede další souboj? Při remíze se hází znovu.
panel-defend = Která tvá jednotka se brání? Obě se brání stejně.
panel-defend-chance = Útočí: { $unit }. Tento souboj vyhraješ s { $percent } %.
panel-duel-chance = +{ $bonus }: vyhraje souboj s { $percent } %
panel-join = Přidá se k útoku: { $unit }, { $place }
panel-begin-battle = Začít bitvu: { $percent } %
panel-commit-note = Později už nikdo nepřijde. Kdo ještě netáhl, sní 1 mouku.
panel-ring = Spojenectví a války
panel-between = Mezi
panel-tie = Vztah
panel-since = Od
panel-tie-alliance = Spojenectví
panel-tie-war = Válka
panel-attackers = { $count ->
    [0] bez vyhlášení války nesmí útočit nikdo
   *[other] teď smí útočit: { $who }
}
panel-lapses = bez boje vyhasne na konci: { $when }
panel-when = { $season }, rok { $year }
panel-no-ties = Žádná spojenectví, žádné války. Změní to kampaň ve fázi 11B.

# Karty

panel-no-cards = Nemáš žádné karty.
panel-card-later = Teď ne.
panel-card-play = Zahrát: { $card }
panel-card-played = Jedna karta za období: ta tvá už padla.
panel-cards-played = Dosud zahrané karty

# Konec

panel-chart = Symboly na rámu, období po období
panel-deeds = Činy
panel-deeds-battles = Bitvy
panel-deeds-won = vyhrané
panel-deeds-lost = prohrané
panel-deeds-trades = Obchody
panel-deeds-alliances = Spojenectví
panel-deeds-wars = Války
panel-chronicle = Kronika
panel-chronicle-began = Za dnů Chammurapiho se o zemi mezi řekami dělili: { $names }.
panel-chronicle-year = Když rok skončil, nejvíc symbolů na rámu: { $names }, { $score }.
panel-chronicle-quiet = Nezapsalo se nic než sklizně: tiché roky mezi řekami.
