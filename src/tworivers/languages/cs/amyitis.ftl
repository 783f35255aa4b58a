# Amyitis česky. Hodnota, která je věcí ze hry, přichází už v tomto jazyce.

good-barley = ječmen
good-dates = datle
good-salt = sůl
good-palm = palmy
good-wine = víno
craft-farmer = pěstitel
craft-priest = kněz
craft-engineer = inženýr
craft-merchant = obchodník
court-banker = bankéř
court-leader = vůdce karavany
court-palace = palác
court-gardener = zahradník
court-banker-note = Bankéři přinášejí příjem v každém kole. Zbývá: { $left }.
court-leader-note = Vůdci karavany dojdou se stejným počtem velbloudů dál a uchovají zboží. Zbývá: { $left }.
court-palace-note = Paláce přinášejí prestiž ihned. Zbývá: { $left }.
court-gardener-note = Zahradníci vylepší rostlinu o jeden stupeň. Zbývá: { $left }.
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
seat-blue = Modrý
seat-red = Červený
seat-black = Černý
seat-white = Bílý
seat-neutral = Šedý
source-engineer = zavlažování
source-sale = prodej do Babylonu
source-palace = palác
source-tile = zahradní destička
source-irrigation = zavlažovací bonus
source-banker = bankéř
source-marduk = Marduk
source-favour = přízeň královny
source-goods = zbylé zboží
bonus-camel = { $count ->
    [one] 1 velbloud
    [few] { $count } velbloudi
   *[other] { $count } velbloudů
}
bonus-talent = { $count ->
    [one] 1 talent
    [few] { $count } talenty
   *[other] { $count } talentů
}
bonus-banker = další bankéř
bonus-leader = další vůdce karavany
bonus-palace = další palác
bonus-good = zboží podle tvé volby
bonus-court = karta cechu podle tvé volby
bonus-and = { $one } + { $other }

option-procession = Kdo vede procesí
option-procession-right-of-start = hráč napravo od začínajícího hráče
option-procession-last-to-pass = kdo pasoval naposled
option-supply = Talenty, velbloudi a zboží v zásobě
option-supply-unlimited = nikdy nedojdou
option-supply-box = tolik, kolik je v krabici: 30 talentů, 14 velbloudů, 7 od každého zboží

# Otázky

ask-other = Rozhoduje { $who }.
ask-turn = Jsi na řadě: najímej, pohni karavanou, nebo pasuj.
ask-field = Vyber řadu polí pro svého pěstitele.
ask-priest = Vyber chrám pro svého kněze.
ask-irrigate = Vyber úsek, který zavlažíš.
ask-sell = Vyber, co prodáš do Babylonu.
ask-court = Vyber si kartu cechu ve městě { $city }.
ask-court-bonus = Vyber si kartu cechu: bonus tvé destičky.
ask-leader-good = Vyber vůdce karavany podle zboží, které na kartě leží.
ask-plant = Vyber místo pro svou rostlinu kvality { $level }.
ask-good = Vyber si zboží: bonus tvé destičky.
ask-procession = Vedeš procesí: vyber chrám pro vlastní kostičku.
ask-ishtar = Ishtar tě odměňuje: velbloud, nebo talent?
ask-swap = Tammouz ti dovoluje vyměnit jedno zboží.
ask-discard = Máš příliš mnoho zboží: jedno vrať.

# Akce

do-pass = Pasovat v tomto kole
do-recruit = Najmout: { $craft }, { $group }. trojice ({ $price ->
    [0] zdarma
    [one] 1 talent
    [few] { $price } talenty
   *[other] { $price } talentů
})
do-caravan-sale = Karavana do města { $city } ({ $camels ->
    [one] 1 velbloud
    [few] { $camels } velbloudi
   *[other] { $camels } velbloudů
}): prodej zboží za prestiž
do-caravan-court = Karavana do města { $city } ({ $camels ->
    [one] 1 velbloud
    [few] { $camels } velbloudi
   *[other] { $camels } velbloudů
}): { $one } nebo { $other }, cena: { $good }
do-caravan-plant = Karavana do města { $city } ({ $camels ->
    [one] 1 velbloud
    [few] { $camels } velbloudi
   *[other] { $camels } velbloudů
}): rostlina kvality { $level }, cena: { $good }
do-caravan-plant-extra = Karavana do města { $city } ({ $camels ->
    [one] 1 velbloud
    [few] { $camels } velbloudi
   *[other] { $camels } velbloudů
}): rostlina kvality { $level }, cena: { $good } a { $extra }
do-field-upper = Horní řada: { $good }
do-field-lower = Dolní řada: { $good }
do-temple = Chrám: { $temple }
do-water = Zavlažit { $zone }
do-sell-one = Prodat: { $good } (prestiž +{ $prestige })
do-sell-two = Prodat: { $one } a { $other } (prestiž +{ $prestige })
do-court-banker = Bankéř stupně { $level }: příjem { $talents ->
    [one] 1 talent
    [few] { $talents } talenty
   *[other] { $talents } talentů
}{ $prestige ->
    [0] {""}
   *[other] {" "}a prestiž +{ $prestige }
}
do-court-leader = Vůdce karavany stupně { $level }: +{ $spaces ->
    [one] 1 políčko
    [few] { $spaces } políčka
   *[other] { $spaces } políček
}, ponecháš si { $keeps } zboží
do-court-palace = Palác stupně { $level }: prestiž +{ $prestige }
do-court-gardener = Zahradník: vylepší rostlinu o jeden stupeň
do-card-good = Ten, na němž leží: { $good }
do-plant = Osázet { $square } ({ $level }. plošina): prestiž +{ $prestige }
do-plant-bonus = Osázet { $square } ({ $level }. plošina): prestiž +{ $prestige }, { $bonus }
do-take = Vzít: { $good }
do-ishtar-camel = Vzít velblouda
do-ishtar-talent = Vzít talent
do-keep = Nic neměnit
do-swap = Vyměnit: { $given } za { $taken }
do-discard = Vrátit: { $good }

# Události

event-round = { $round }. kolo.
event-deal = { $group }. trojice: { $one }, { $two }, { $three }.
event-talents = { $who } bere { $count ->
    [one] 1 talent
    [few] { $count } talenty
   *[other] { $count } talentů
}.
event-camels = { $who } bere { $count ->
    [one] velblouda
    [few] { $count } velbloudy
   *[other] { $count } velbloudů
}.
event-prestige = { $who }: prestiž +{ $count } ({ $source }).
event-good = { $who } bere zboží: { $good }.
event-passed = { $who } pasuje.
event-recruited = { $who } najímá: { $craft }, { $group }. trojice ({ $price ->
    [0] zdarma
    [one] 1 talent
    [few] { $price } talenty
   *[other] { $price } talentů
}).
event-field-upper = { $who } obdělává { $place }. pole horní řady.
event-field-lower = { $who } obdělává { $place }. pole dolní řady.
event-row-upper = Horní řada je plná; nejvíce kostiček v ní má { $who }.
event-row-lower = Dolní řada je plná; nejvíce kostiček v ní má { $who }.
event-row-upper-tie = Horní řada je plná; nejvíce kostiček v ní nemá nikdo.
event-row-lower-tie = Dolní řada je plná; nejvíce kostiček v ní nemá nikdo.
event-gardener = { $who } dostává zahradníka.
event-gardeners-spent = { $who } vrací { $count ->
    [one] zahradníka
    [few] { $count } zahradníky
   *[other] { $count } zahradníků
}.
event-temple = { $who }: kostička vstupuje do chrámu { $temple }.
event-pushed-out = { $who }: kostička je vystrčena z chrámu { $temple }.
event-watered = { $who } zavlažuje { $zone }.
event-watered-neutral = Mezi rostlinami teče voda: { $zone }.
event-caravan = { $who } vede karavanu do města { $city } ({ $camels ->
    [one] 1 velbloud
    [few] { $camels } velbloudi
   *[other] { $camels } velbloudů
}).
event-paid = { $who } platí: { $good }.
event-paid-wine = { $who } platí vínem místo zboží { $good }.
event-sold-one = { $who } prodává: { $one }.
event-sold-two = { $who } prodává: { $one } a { $other }.
event-court = { $who } bere kartu cechu: { $card } { $level }.
event-bonus-lost = { $who } nedostává kartu cechu ({ $card }): další stupeň už není.
event-planted = { $who } osazuje { $square } rostlinou kvality { $level }.
event-card = { $city } teď nabízí rostlinu kvality { $level }.
event-card-extra = { $city } teď nabízí rostlinu kvality { $level } a žádá za ni navíc: { $extra }.
event-swapped = { $who } mění: { $given } za { $taken }.
event-discarded = { $who } vrací: { $good }.
event-start-player = Začínajícím hráčem je teď { $who }.
event-game-over = Hra skončila.
event-choice-lost = { $who } si nemá z čeho vybrat: nezbyla žádná karta cechu.
event-short-talents = V zásobě není dost: { $who } dostává o { $count ->
    [one] 1 talent
    [few] { $count } talenty
   *[other] { $count } talentů
} méně.
event-short-camels = V zásobě není dost: { $who } dostává o { $count ->
    [one] 1 velblouda
    [few] { $count } velbloudy
   *[other] { $count } velbloudů
} méně.
event-short-good = V zásobě není dost: { $who } nedostává zboží: { $good }.
event-short-choice = V zásobě není dost: { $who } si nemá z čeho vybrat.

# Proč ne?

why-game-over = Hra skončila.
why-other-seat = Na řadě je { $who }.
why-other-question = Teď ne. { $question }
why-no-card = { $group }. trojice: tahle karta tu odkrytá není: { $craft }.
why-no-such-group = Při tomto počtu hráčů není { $group }. trojice.
why-talents = To stojí { $price ->
    [one] 1 talent
    [few] { $price } talenty
   *[other] { $price } talentů
}; ty máš { $have }.
why-cube = Už nemáš žádnou kostičku.
why-no-zone = Teď nelze zavlažit žádný úsek.
why-camels = Cesta do města { $city } stojí { $camels ->
    [one] 1 velblouda
    [few] { $camels } velbloudy
   *[other] { $camels } velbloudů
}; ty máš { $have }.
why-stays = Karavana už ve městě { $city } stojí a musí se pohnout.
why-city-good = { $city } žádá: { $good }; nemáš to a nemáš ani víno.
why-city-goods = { $city } žádá: { $good } a { $extra }; máš { $good } { $have }×, { $extra } { $have_extra }×, víno { $wine }×.
why-nothing-to-sell = Nemáš žádné zboží na prodej.
why-offers-gone = { $city } už pro tebe nic nemá: ani { $one }, ani { $other }.
why-no-square = Pro rostlinu kvality { $level } ({ $city }) není vhodné zavlažené místo; { $gardeners ->
    [0] nemáš zahradníka
    [one] máš 1 zahradníka
    [few] máš { $gardeners } zahradníky
   *[other] máš { $gardeners } zahradníků
}.
why-zone-absent = { $zone }: tady je jen jeden úsek.
why-zone-watered = Úsek { $zone } už je zavlažený.
why-zone-cut-off = Od řeky sem nevede voda: { $zone }.
why-not-owned = Tohle zboží nemáš: { $good }.
why-only-one = Tohle zboží máš jen jednou: { $good }.
why-not-offered = { $city } tuto kartu nenabízí: { $card }.
why-top-level = Tuto kartu už máš nejvyššího stupně: { $card }.
why-sold-out = Karta stupně { $level } už není: { $card }.
why-no-gardener = Žádný zahradník už nezbyl.
why-not-on-card = Na žádném vůdci karavany neleží: { $good }.
why-no-camel-left = V zásobě už není žádný velbloud.
why-no-talent-left = V zásobě už není žádný talent.
why-no-good-left = Tohle zboží už v zásobě není: { $good }.
why-unused-square = { $square } se ve dvou hráčích nepoužívá.
why-planted = { $square } už je osázené.
why-dry-square = Žádná strana místa { $square } není zcela zavlažená.
why-plant-level = { $square } leží na { $level }. plošině: tato rostlina potřebuje { $needed ->
    [one] 1 zahradníka
    [few] { $needed } zahradníky
   *[other] { $needed } zahradníků
}; ty máš { $have }.

# Hrací plán v terminálu

board-garden = Zahrady: { $tiles ->
    [one] zbývá 1 destička
    [few] zbývají { $tiles } destičky
   *[other] zbývá { $tiles } destiček
}, při { $last } je konec
board-crafts = Řemeslníci
board-price = { $price ->
    [0] zdarma
    [one] 1 talent
    [few] { $price } talenty
   *[other] { $price } talentů
}
board-caravan = Karavana (velbloudi na cestu)
board-sale = prestiž, zavlažení
board-plant = rostlina { $level }
board-field-upper = Horní řada
board-field-lower = Dolní řada
board-ishtar = 1. velbloud/talent, 2. to druhé
board-marduk = prestiž: 1. +{ $first }, 2. +{ $second }
board-tammouz = 1. pole, 2. výměna
board-ishtar-alone = velbloud nebo talent
board-marduk-alone = prestiž +{ $first }
board-tammouz-alone = pole
board-column-prestige = prestiž
board-column-tiles = destičky
board-column-talents = talenty
board-column-camels = velbloudi
board-column-cubes = kostičky
board-column-banker = bankéř
board-column-leader = vůdce
board-column-palace = palác
board-column-gardeners = zahradníci
board-passed = pasoval
board-court = Zbylé karty cechu:
board-supply = V zásobě: talenty { $talents } · velbloudi { $camels }
board-legend = C velbloud, T talent, G zboží, ? karta cechu, Bk bankéř, Ld vůdce, Pl palác
board-short-prestige = pres
board-short-tiles = dest
board-short-talents = tal
board-short-camels = velb
board-short-cubes = kost
board-short-banker = bank
board-short-leader = vůd
board-short-palace = pal
board-short-gardeners = zahr

# Ručně sestavené pozice

position-nobody = nikdo
position-no = ne
position-yes = ano
position-without-cube = ano, bez kostičky
position-course = Kolo
position-round = kolo
position-start = začínající hráč
position-turn = na tahu
position-caravan = karavana
position-level = { $card }, stupeň
position-garden = Zahrady
position-tile = destička
position-plant = rostlina
position-square = { $square }, stupeň { $level }
position-channels = Kanály
position-here = { $name }
position-fields = Pole
position-field-upper = horní řada, { $place }. pole
position-field-lower = dolní řada, { $place }. pole
position-temples = Chrámy
position-place = { $name }, { $place }. místo
position-groups = Řemeslníci
position-craft = { $group }. trojice, lícem nahoru: { $craft }
position-cities = Karty rostlin
position-first-side = první strana
position-second-side = druhá strana
position-turn-passed = Kdo pasoval, nemůže být na tahu: { $who }.
position-cubes = Příliš mnoho kostiček na desce ({ $who }): { $placed } z { $cubes }.
position-tiles = Osázená políčka: { $planted }; destičky u hráčů: { $taken }. Obojí musí být stejné.
position-row-full = Plná řada se hned vyklidí: nech jedno pole prázdné.
position-row-gap = Pole se obdělávají zleva, bez mezer.
position-temple-gap = Kostičky leží v chrámu od prvního místa bez mezer: { $temple }.
position-gardeners = Zahradníci u hráčů: { $held }. Je jich jen { $cards }.
position-court = { $card }, stupeň { $level }: u hráčů { $held }. Je jen { $cards }.
position-group = Karet je v { $group }. trojici jen { $cards }.
position-crafts = { $craft }: karet lícem nahoru { $shown }. Je jich jen { $cards }.
position-dry-channel = Od řeky sem nevede voda: { $zone }.
position-supply = Je toho ve hře víc, než existuje: { $thing }, nejvýš { $most }.
