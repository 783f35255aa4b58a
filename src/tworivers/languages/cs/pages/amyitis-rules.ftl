# Kniha pravidel Amyitis. Její tvar je v src/tworivers/amyitis/rulebook/book.toml: oddíl má svůj nadpis a odstavce, počítané
# od 1. **tučně**, [slova](#oddíl) vedou k oddílu, :camel: kreslí značku. Hodnoty jsou čísla krabice podle své cesty v box.toml.

chapter-overview = Ve zkratce

goal = Cíl hry
goal-1 = Zavlažuj a osazuj visuté zahrady Babylonu: kdo má na konci největší prestiž, vyhrává.
round = Jedno kolo
round-1 = Karty řemeslníků se vyloží po trojicích, tolik trojic, kolik je hráčů, a tvůj bankéř ti vyplatí příjem.
round-2 = Hráči se střídají po jedné akci: [najímají](#recruit), [pohnou karavanou](#caravan) nebo [pasují](#pass). Po pasování dostaneš 1 talent pokaždé, když na tebe přijde řada, dokud ještě někdo hraje.
round-3 = **Najímání:** první karta trojice je zdarma, druhá stojí 1 talent, třetí 2. Pěstitel přinese zboží, kněz místo v chrámu, inženýr zavlaží úsek, obchodník přinese velblouda.
round-4 = **Karavana:** odlož aspoň 1 velblouda, pohni s ní a obchoduj tam, kde zastaví. Babylon kupuje zboží a nechá tě zavlažit úsek; ostatní města dávají za zboží karty cechů nebo rostliny.
round-5 = [Rostlina](#square) potřebuje místo s aspoň jednou zcela zavlaženou stranou a její kvalita nesmí být nižší než plošina. Každý vrácený zahradník ji zvýší o jeden stupeň.
round-6 = Na konci kola přijde [procesí](#procession), pak [chrámy](#temples) odmění toho, kdo v nich má nejvíc kostiček, a ze zboží si necháš { $leader_0_keeps } (s nejlepším vůdcem karavany { $leader_2_keeps }).
points = Za co je prestiž
points-1 = Číslo na [zahradní destičce](#tiles), když na jejím místě sázíš.
points-2 = { $scoring_engineer } za každého [inženýra](#engineer); a když kdokoli sází, kvalita samotné rostliny pro toho, kdo má sám [nejvíc kostiček kolem místa](#irrigation-bonus).
points-3 = { $scoring_good_sold } za každé zboží prodané do [Babylonu](#babylon), nejvýš dvě při jedné návštěvě. [Palác](#court-cards) boduje jednou, když ho získáš; nejlepší bankéř přináší { $banker_3_prestige } v každém kole.
points-4 = [Mardukův chrám](#marduk): v každém kole { $scoring_marduk_1 } pro prvního a při třech nebo čtyřech hráčích { $scoring_marduk_2 } pro druhého.
points-5 = Na konci: { $scoring_good_left } za každé zbylé zboží a { $scoring_favour_1 } nebo { $scoring_favour_2 } [od královny](#favour) za mnoho zahradních destiček.
ending = Jak hra končí
ending-1 = Hra končí po kole, ve kterém { $end_tiles_3 ->
    [one] zbude 1 zahradní destička
    [few] zbudou { $end_tiles_3 } zahradní destičky
   *[other] zbude { $end_tiles_3 } zahradních destiček
} či méně (ve dvou hráčích { $end_tiles_2 } či méně). Vítězů může být víc.
icons = Co znamenají značky
icon-prestige = Prestiž: body této hry
icon-talent = Talent: peníze na najímání
icon-camel = Velbloud: pohání karavanu
icon-cube = Kostička: značí, co je tvé
icon-barley = Ječmen
icon-dates = Datle
icon-salt = Sůl
icon-palm = Palmy
icon-wine = Víno: nahradí jakékoli jiné zboží
icon-farmer = Pěstitel: obdělá pole
icon-priest = Kněz: místo v chrámu
icon-engineer = Inženýr: zavlaží úsek
icon-merchant = Obchodník: přinese velblouda
icon-banker = Bankéř: příjem v každém kole
icon-leader = Vůdce karavany: delší cesty
icon-palace = Palác: prestiž, jednou
icon-gardener = Zahradník: vylepší rostlinu o jeden stupeň
icon-court = Karta cechu podle tvé volby

chapter-box = Co leží na stole

boards = Dva hrací plány
boards-1 = Na **plánu Babylon** najdeš [zahradu](#garden) se zavlažovacími [úseky](#channels), dvě řady [polí](#fields), tři [chrámy](#temples), oblast pro ty, kdo [pasují](#pass), a bodovací stupnici.
boards-2 = Na **plánu Mezopotamie** obchází [karavana](#caravan) devět [měst](#cities).
pieces = Kostičky, talenty, velbloudi
pieces-1 = Máš { $player_cubes ->
    [one] 1 :cube: **kostičku**
    [few] { $player_cubes } :cube: **kostičky**
   *[other] { $player_cubes } :cube: **kostiček**
} v modré, červené, černé nebo bílé barvě. Šedé kostičky nepatří nikomu a nikdy nedojdou.
pieces-2 = :talent: **Talenty**, :camel: **velbloudi** a **zboží** leží vedle plánů jako společná zásoba. Co zaplatíš, vrátí se do ní.
pieces-3 = [Karet cechů a zahradníků](#court-cards) je jen omezeně.
pieces-4 = Kolik kostiček každý má a že karavana obchází devět políček, víme z jediného cizího zdroje.
goods = Zboží
goods-1 = Je pět druhů zboží: :barley: ječmen, :dates: datle, :salt: sůl, :palm: palmy a :wine: víno.
goods-2 = **Víno** je žolík: nahradí jakékoli jiné zboží, nikdy však velblouda ani talent.
supply = Když něco dojde
supply-1 = Tištěná pravidla počítají 30 talentů, 14 velbloudů a 35 zboží pěti druhů, ale neříkají, co se stane, když něco dojde. Stůl si vybere: buď **nic nikdy nedojde**, jak je obvyklé, nebo je všeho **tolik, kolik je v krabici**.
supply-2 = Se zásobou z krabice dostaneš, co zbývá. Když něco dostává víc hráčů, berou podle pořadí na tahu, příjem od začínajícího hráče. Bankéř, pasování nebo destička pak přinesou méně talentů či velbloudů, nebo žádné.
supply-3 = Když už nezbývá žádný velbloud, nemůžeš najmout obchodníka.
supply-4 = Pole, jehož zboží došlo, obdělat smíš: jen kvůli jeho řadě.
supply-5 = První odměna Ishtařina chrámu, libovolné zboží z destičky a Tammouzova výměna berou jen to, co zbývá. Když není z čeho vybírat, volba propadne.
supply-6 = Zboží na vůdcích karavany pochází ze zásoby. Pokud tvůj vlastní soubor s herním materiálem na začátku rozdá víc, než je v krabici, je v krabici právě tolik.
supply-7 = Že je od každého zboží 7 žetonů a na koho se nedostane, když je něčeho málo, jsme rozhodli my. Že se placení vrací do zásoby a že z ní pochází zboží vůdců karavany, je tištěno.
garden = Zahrada
garden-1 = Zahrada je kosočtverec z šestnácti míst na čtyřech plošinách. Řady se značí a až d, sloupce 1 až 4: **a1** je horní roh, **d4** dolní.
garden-2 = S každým krokem od horního rohu leží místo o plošinu níž; z řady a sloupce platí to vzdálenější. Na 4. plošině je tak jedno místo, na 3. tři, na 2. pět a na 1. sedm.
garden-3 = **Řeka** teče podél obou dolních stran, za řadou d a za sloupcem 4.
garden-4 = Ve dvou hráčích neleží na místech a3, a4 a b4 žádná destička a osázet je nelze. Jejich úseky se přesto používají.
garden-5 = Plošiny a řeka jsou z jediného cizího zdroje; plošiny odpovídají tištěným počtům destiček. Která místa se ve dvou hráčích vynechají, jsme odvodili.
channels = Zavlažovací úseky
channels-1 = Úseky leží mezi sousedními místy, 32 na 24 stranách. Je-li jedno z obou míst na 3. nebo 4. plošině, leží mezi nimi **dva úseky** (osm stran), jinak jeden (šestnáct stran).
channels-2 = Zavlažit můžeš úsek, který je **dostupný**: je suchý a jeden z jeho dvou konců leží u řeky, nebo se ho dotýká zavlažený úsek, který je sám spojen s řekou.
channels-3 = Na každý úsek patří jedna kostička. Vodě je jedno, čí je: vedou ji dál i šedé kostičky.
channels-4 = Že se úseky stýkají v rozích míst, že oba úseky dvojité strany vedou po celé její délce, a které jsou tedy dostupné, jsme odvodili.
tiles = Zahradní destičky
tiles-1 = Destiček je { $tile_count }: devět kvality 1, šest kvality 2 a pět kvality 3. Na každé je :prestige: prestiž a někdy bonus: zboží podle tvé volby, velbloud, talenty, další bankéř, vůdce karavany nebo palác, nebo karta cechu podle tvé volby.
tiles-2 = Před hrou se vylosuje sedm z devíti destiček kvality 1, pět ze šesti kvality 2 a tři ze čtyř kvality 3 a položí se na místa své plošiny. Pátá destička kvality 3, **10**, leží vždy úplně nahoře.
tiles-3 = Ve dvou hráčích jich je třináct: pět kvality 1, čtyři kvality 2, tři kvality 3 a desítka.
tiles-4 = Tištěny jsou počty destiček každé kvality, desítka a jedna destička se 4 body prestiže a 2 talenty, kvality 1 nebo 2. Která čísla se vyskytují (1, 2, 3, 4, 5, 6, 8 a 10), je z jediného cizího zdroje. Které číslo patří ke kterému bonusu a kolik destiček je ve dvou hráčích, jsme odvodili.
cities = Města
cities-1 = Karavana obchází města po směru hodin v tomto pořadí.
cities-2 = Tištěno je, která města prodávají karty cechů a která rostliny (nizozemská pravidla jmenují všech osm), vše o městě Uruk a zboží města Mari. Pořadí a ostatní zboží a nabídky jsme odvodili.
plant-cards = Karty rostlin
plant-cards-1 = V každém městě s rostlinami leží karta rostliny. Rostlina kvality 1 stojí zboží města; rostlina kvality 2 zboží města a k tomu zboží navíc, které je na kartě. Je-li obojí stejné, zaplatíš ho dvakrát.
plant-cards-2 = Tři karty mají na jedné straně kvalitu 1, na druhé 2. Zamíchají se a rozdělí do měst Eshnunna, Ur a Mari, kvalitou 1 nahoru. Karta města Khorsabad má kvalitu 2 na obou stranách, na každé jiné zboží navíc.
plant-cards-3 = Po každém nákupu se karta otočí. Kvalitu 3 nemá žádná karta: k té potřebuješ [zahradníky](#gardeners).
plant-cards-4 = Tištěno je, že karta města Khorsabad má kvalitu 2 na obou stranách a že jedním ze zboží navíc jsou palmy; ostatní zboží navíc jsme odvodili.
court-cards = Karty cechů
court-cards-1 = Ve čtyřech hráčích je 31 karet cechů; ve třech a ve dvou méně.
court-cards-2 = :banker: **Bankéři** přinášejí příjem v každém kole: { $banker_1_talents ->
    [one] 1 talent
    [few] { $banker_1_talents } talenty
   *[other] { $banker_1_talents } talentů
} na stupni 1, { $banker_2_talents ->
    [one] 1 talent
    [few] { $banker_2_talents } talenty
   *[other] { $banker_2_talents } talentů
} na stupni 2, { $banker_3_talents ->
    [one] 1 talent
    [few] { $banker_3_talents } talenty
   *[other] { $banker_3_talents } talentů
} a prestiž +{ $banker_3_prestige } na stupni 3.
court-cards-3 = :leader: **Vůdci karavany** vedou karavanu dál: na stupni 1 až o { $leader_1_spaces ->
    [one] 1 políčko
    [few] { $leader_1_spaces } políčka
   *[other] { $leader_1_spaces } políček
}, na stupni 2 až o { $leader_2_spaces } (na stupni 0 o žádné). Říkají také, kolik zboží si necháš: { $leader_0_keeps }, { $leader_1_keeps } a { $leader_2_keeps }.
court-cards-4 = :palace: **Paláce** stupně 1 až 6 přinášejí prestiž jednou, když je získáš: { $palace_1_prestige }, { $palace_2_prestige }, { $palace_3_prestige }, { $palace_4_prestige }, { $palace_5_prestige } a { $palace_6_prestige }.
court-cards-5 = :gardener: **Zahradník** vylepší jednu rostlinu o jeden stupeň a pak se vrátí do zásoby.
court-cards-6 = Na každém vůdci karavany stupně 2 leží jedno zboží, vylosované po jednom z ječmene, datlí, soli a palem, takže žádné není dvakrát.
court-cards-7 = Vůdci karavany stupně 2 leží odkrytí: kdo si jednoho bere, dokud jsou dva, vybere si kterého.
craft-cards = Karty řemeslníků
craft-cards-1 = Karet řemeslníků je 18. Ve čtyřech hráčích se používají všechny; ve třech a ve dvou jich několik zůstane v krabici.
craft-cards-2 = Tištěno je číslo 18. Kolik je karet kterého řemesla, je z jediného cizího zdroje; které z nich se vynechají, jsme odvodili.
fields = Pole
fields-1 = Pole leží ve dvou řadách po pěti. Každá řada se obdělává zleva doprava.

chapter-start = Před hrou

setup = Příprava
setup-1 = Karavana stojí v Babylonu. [Karty rostlin](#plant-cards) a [zahradní destičky](#tiles) leží tak, jak říkají jejich oddíly.
setup-2 = Začínáš s { $player_cubes ->
    [one] 1 kostičkou
    [few] { $player_cubes } kostičkami
   *[other] { $player_cubes } kostičkami
}, { $player_talents ->
    [one] 1 talentem
    [few] { $player_talents } talenty
   *[other] { $player_talents } talenty
}, { $player_camels ->
    [one] 1 velbloudem
    [few] { $player_camels } velbloudy
   *[other] { $player_camels } velbloudy
} a vůdcem karavany stupně 0; bez bankéře a paláce a s prestiží 0.
setup-3 = Začínající hráč se vylosuje.

chapter-preparation = Kolo, I: příprava

deal = Vyložení karet řemeslníků
deal-1 = Začínající hráč zamíchá všechny karty řemeslníků, které se používají, a vyloží lícem nahoru tolik trojic, kolik je hráčů. Zbytek se v tomto kole nepoužije.
income = Příjem
income-1 = Dostaneš, co ukazuje tvůj bankéř: talenty a s nejlepším i prestiž.

chapter-actions = Kolo, II: akce

turns = Kdo je na řadě
turns-1 = Od začínajícího hráče po směru hodin provádí každý jednu akci, stále dokola, dokud všichni nepasují.
turns-2 = Po pasování si vezmeš 1 talent pokaždé, když na tebe přijde řada a aspoň jeden hráč ještě nepasoval. Akce skončí v okamžiku, kdy pasuje poslední hráč: potom už talent nedostane nikdo.
turns-3 = Příklad: Bílý a Černý už pasovali, Modrý najímá, Červený pasuje. Bílý a Černý si vezmou po talentu, pak pasuje Modrý. Červený nedostane nic.
turns-4 = Když je odpověď jen jedna, zvolí se za tebe. Na samotnou akci se tě zeptáme vždy, i když můžeš jen pasovat.
pass = Pasování
pass-1 = Polož kostičku na pasovací oblast. Na konci kola se ti vrátí.
pass-2 = Pasovat smíš vždy, i bez kostičky.
recruit = Najímání
recruit-1 = Vezmi odkrytou kartu řemeslníka z jedné trojice a otoč ji. Zaplatíš 0, 1 nebo 2 talenty: tolik, kolik karet už v té trojici leží otočených.
recruit-2 = Pak jde řemeslník do práce: [pěstitel](#farmer), [kněz](#priest), [inženýr](#engineer) nebo [obchodník](#merchant).
recruit-3 = Nemůžeš najmout řemeslníka, který nemá co dělat, třeba bez kostičky nebo bez dostupného úseku.
farmer = Pěstitel
farmer-1 = :farmer: Polož kostičku na první prázdné pole řady zleva a vezmi si jeho zboží.
farmer-2 = Když je řada plná, kdo v ní má nejvíc kostiček, získá :gardener: zahradníka, pokud nějaký zbývá; při shodě ho nezíská nikdo. Pak se řada vyprázdní a kostičky se vrátí majitelům.
farmer-3 = Nizozemská pravidla dávají zahradníka tomu, kdo řadu zaplní díky Tammouzovi; ostatní tomu, kdo má nejvíc kostiček, a tak hrajeme i my.
priest = Kněz
priest-1 = :priest: Polož kostičku do chrámu na políčko zcela vlevo a ostatní posuň doprava. Chrám má čtyři políčka: vystrčená kostička se vrátí majiteli.
engineer = Inženýr
engineer-1 = :engineer: Polož kostičku na [dostupný úsek](#channels): prestiž +{ $scoring_engineer }.
merchant = Obchodník
merchant-1 = :merchant: Vezmi si velblouda.
caravan = Pohyb karavany
caravan-1 = :camel: Odlož aspoň 1 velblouda a pohni karavanou po směru hodin aspoň o 1 políčko: o 1 políčko za každého velblouda a navíc až o tolik, kolik dovolí tvůj vůdce karavany.
caravan-2 = Co nabízí město, ve kterém zastaví, se musí provést. Město, kde obchod provést nemůžeš, si vybrat nesmíš.
caravan-3 = Každé políčko tedy stojí 1 velblouda, bez těch, které dá tvůj vůdce, dohromady však nikdy méně než 1 velblouda. Jdeš o 1 až 8 políček: karavana nemůže skončit tam, kde začala.
babylon = Babylon
babylon-1 = Prodej 1 zboží za { $scoring_good_sold ->
    [one] 1 bod prestiže
    [few] { $scoring_good_sold } body prestiže
   *[other] { $scoring_good_sold } bodů prestiže
}, nebo 2 libovolná za dvojnásobek. Co prodáš, vybíráš najednou.
babylon-2 = Pak polož kostičku na dostupný úsek. Je to povinné a prestiž to nepřinese.
babylon-3 = Úsek odpadá, jen když žádný není dostupný nebo nemáš kostičku.
court-city = Města s kartami cechů
court-city-1 = :court: Susa, Uruk, Palmyra a Ninoua nabízejí každé dva druhy karet cechů. Zaplať zboží města, vyber jeden z obou druhů a vezmi si jeho další stupeň; překryje ten starý.
court-city-2 = Druh, jehož další stupeň je vyprodaný nebo neexistuje, si vybrat nemůžeš. Zůstane zavřený, dokud další stupeň chybí.
court-city-3 = Palác boduje hned.
court-city-4 = S vůdcem karavany stupně 2 si vezmeš zboží, které na něm leží.
plant-city = Města s rostlinami
plant-city-1 = Ve městech Eshnunna, Ur, Mari a Khorsabad zaplatíš zboží města a za kvalitu 2 i zboží navíc z karty. Pak hned [sázíš](#square) a kartu otočíš.
payment = Placení
payment-1 = Platíš nejdřív jmenovaným zbožím, potom :wine: vínem.
payment-2 = Platíš při příjezdu, než si vybereš kartu nebo místo.
payment-3 = Víno přichází poslední, protože nechat si ho není nikdy horší.

chapter-planting = Výsadba

square = Které místo?
square-1 = Vyber místo s destičkou, pro které platí obojí:
square-2 = Aspoň jedna jeho strana je zcela zavlažená, dvojitá strana oběma úseky. Samotná řeka se nepočítá nikdy.
square-3 = Kvalita rostliny je aspoň taková jako plošina místa. Čtvrtá plošina se počítá jako 3.
square-4 = Rostlina smí být lepší, než je třeba: rostlina kvality 2 smí růst na 1. plošině.
gardeners = Zahradníci
gardeners-1 = :gardener: Každý vrácený zahradník přidá rostlině jeden stupeň kvality.
gardeners-2 = Vrátíš jich přesně tolik, kolik místo potřebuje, dřív než se stane cokoli jiného.
order = Co následuje
order-1 = Když sázíš, děje se jedno po druhém:
order-2 = Použití zahradníci se vrátí do zásoby.
order-3 = Vezmeš si destičku: její prestiž a její [bonusy](#tile-bonus).
order-4 = [Zavlažovací bonus](#irrigation-bonus) získá, kdo má kolem místa nejvíc kostiček.
order-5 = [Voda teče](#automatic-irrigation) k osázeným sousedům.
order-6 = Karta rostliny se otočí.
tile-bonus = Bonusy destičky
tile-bonus-1 = Nejdřív dostaneš bonusy bez výběru, potom ty s výběrem.
tile-bonus-2 = Karta cechu jako bonus je další stupeň svého druhu se vším, co přináší: s prestiží paláce, se zbožím na vůdci karavany stupně 2. Když ten stupeň už není, nedostaneš nic.
tile-bonus-3 = Karta cechu podle tvé volby může být i zahradník. Když není co vzít, propadne.
tile-bonus-4 = Zboží podle tvé volby smí být víno.
irrigation-bonus = Zavlažovací bonus
irrigation-bonus-1 = Kdo má na úsecích kolem místa nejvíc kostiček, získá tolik prestiže, jaká je kvalita samotné rostliny; zahradníci se nepočítají. Nemusí to být ten, kdo sázel.
irrigation-bonus-2 = Při shodě ho nezíská nikdo. Šedé kostičky se nepočítají.
automatic-irrigation = Voda mezi rostlinami
automatic-irrigation-1 = Na všechny suché úseky mezi novou rostlinou a již osázenými sousedy přijdou šedé kostičky.
automatic-irrigation-2 = Mohou ležet i tam, kam voda od řeky nevede. Zda je úsek dostupný, záleží vždy na cestě k řece.

chapter-round-end = Kolo, III: konec kola

procession = Procesí
procession-1 = Jeden hráč položí kostičku do chrámu podle své volby a pak po jedné šedé do obou ostatních, tak jako [kněz](#priest).
procession-2 = Kdo ho vede, vybírá stůl: hráč **napravo od začínajícího hráče** (tak německá, maďarská a česká pravidla), nebo **kdo pasoval naposled** (tak nizozemská).
procession-3 = Bez kostičky zůstane vybraný chrám, jak je; šedé přijdou do obou ostatních i tak.
temples = Chrámy odměňují
temples-1 = Nejdřív Ishtar, pak Marduk, pak Tammouz.
temples-2 = První je ten, kdo má v chrámu nejvíc vlastních kostiček. Při shodě je to ten, čí kostička leží nejvíc vpravo. Šedé kostičky se neumísťují nikdy.
temples-3 = Kdo je v chrámu sám, dostane jen první odměnu. Ve dvou hráčích jsou jen první odměny.
ishtar = Ishtar
ishtar-1 = První si vybere :camel: 1 velblouda, nebo :talent: 1 talent, druhý dostane to druhé.
marduk = Marduk
marduk-1 = První získá prestiž +{ $scoring_marduk_1 }, druhý +{ $scoring_marduk_2 }.
tammouz = Tammouz
tammouz-1 = První obdělá pole jako [pěstitel](#farmer), i se zahradníkem za plnou řadu. Druhý smí [vyměnit](#swap) jedno zboží.
tammouz-2 = Bez kostičky nedostane první nic.
swap = Výměna zboží
swap-1 = Smíš vyměnit jedno zboží za jiné. Víno smíš dát, ale ne vzít.
discard = Příliš mnoho zboží
discard-1 = V pořadí od začínajícího hráče vrací každý jedno zboží po druhém, dokud mu jich s vůdcem karavany stupně 0 nezbude { $leader_0_keeps }, se stupněm 1 { $leader_1_keeps }, se stupněm 2 { $leader_2_keeps }.
discard-2 = Velbloudů a talentů si smíš nechat, kolik chceš.
next-round = Další kolo
next-round-1 = Kostičky z pasovací oblasti se vrátí majitelům a karta začínajícího hráče jde po směru hodin dál.

chapter-end = Konec hry

game-end = Kdy hra končí
game-end-1 = Hra končí po kole, ve kterém { $end_tiles_3 ->
    [one] zbude 1 destička
    [few] zbudou { $end_tiles_3 } destičky
   *[other] zbude { $end_tiles_3 } destiček
} či méně, ve dvou hráčích { $end_tiles_2 } či méně. Kolo se dohraje do konce, i s chrámy.
game-end-2 = Partie, která po { $end_rounds ->
    [one] 1 kole
    [few] { $end_rounds } kolech
   *[other] { $end_rounds } kolech
} ještě trvá, tím kolem končí: pouhá náhoda by možná nikdy nic nezasadila.
favour = Přízeň královny
favour-1 = Kdo má mnoho zahradních destiček, získá od královny prestiž, { $scoring_favour_1 } nebo { $scoring_favour_2 }:
favour-2 = Ve dvou hráčích: { $scoring_favour_1 } od { $scoring_favour_small_2 ->
    [one] 1 destičky
    [few] { $scoring_favour_small_2 } destiček
   *[other] { $scoring_favour_small_2 } destiček
}, { $scoring_favour_2 } od { $scoring_favour_large_2 }.
favour-3 = Ve třech: { $scoring_favour_1 } od { $scoring_favour_small_3 }, { $scoring_favour_2 } od { $scoring_favour_large_3 }.
favour-4 = Ve čtyřech: { $scoring_favour_1 } od { $scoring_favour_small_4 }, { $scoring_favour_2 } od { $scoring_favour_large_4 }.
winner = Kdo vyhrává
winner-1 = Každé zbylé zboží přinese prestiž +{ $scoring_good_left }. Jste 2 až 4 urození Babyloňané: vyhrává největší prestiž a při shodě vás vyhrává víc.

chapter-about = O této knize

sources = Odkud pravidla jsou
sources-1 = Tuto knihu jsme sestavili vlastními slovy z tištěných pravidel v němčině, maďarštině, češtině a nizozemštině. U každého čísla je značka, která říká, odkud pochází:
sources-2 = **S**: tištěné v pravidlech.
sources-3 = **X**: z jediného cizího zdroje, věrohodné.
sources-4 = **R**: naše rekonstrukce, protože to pravidla ukazují jen na obrázcích, které nemáme, nebo o tom mlčí. Mimo tabulky jsou takové odstavce nadepsány „Naše rozhodnutí“.
differences = V čem se tištěná pravidla liší
differences-1 = Tiskové chyby a jak s nimi nakládáme:
differences-2 = Nizozemská pravidla dávají v jednom příkladu inženýrovi 1 bod prestiže (pravidlo: 2), v jiném zavlažovací bonus 1 (ostatní: 2) a počítají 4 velbloudy (ostatní: 14).
differences-3 = Nizozemská poznámka o Tammouzovi dává zahradníka za řadu tomu, kdo pokládá kostičku (ostatní: tomu, kdo má v řadě nejvíc kostiček), příklad bonusu v nich mluví o „prvních kostičkách“ (ostatní: nejvíc) a poznámka o dvou zahradnících vynechává 4. plošinu. V maďarských pravidlech chybí u vůdce karavany slovo „až“, jejich příklad však dovoluje 1 až 3 políčka.
differences-4 = Kdo začíná, se podle německých, českých a nizozemských pravidel losuje; podle maďarských to rozhodnou hráči. My losujeme: říkají to troje pravidla ze čtyř a u stolu cizích lidí není nikdo, kdo by rozhodl.
differences-5 = Karta začínajícího hráče jde po směru hodin (německy, česky) nebo k sousedovi vlevo (maďarsky), což je totéž. Nizozemské slovo pro její cestu znamená proti směru hodin, ačkoli i tam jdou tahy po směru. U nás jde po směru hodin.
differences-6 = Tammouzova výměna: německy, maďarsky a česky smíš dát jakékoli zboží a vzít cokoli kromě vína. Nizozemská poznámka „žádné víno“ neříká, co z obojího myslí. U nás se víno dát smí, ale vzít ne.
differences-7 = Že rostlina kvality 2 smí růst na 1. plošině, říkají německá, maďarská a nizozemská pravidla výslovně. Česká tu větu vynechávají, ale žádají jen, aby rostlina byla aspoň tak dobrá jako plošina. My to dovolujeme.
differences-8 = Česká věta o zboží vůdce karavany stupně 2 je zkomolená; německá je správná.
differences-9 = Liší se i to, kdo vede procesí: [vybírá váš stůl](#procession).
differences-10 = Pasování je ve všech stejné, se [stejným příkladem](#turns).
own-box = Když tvá krabice říká něco jiného
own-box-1 = Všechna čísla v této knize pocházejí z jediného **souboru s herním materiálem**. Máš-li doma krabici a vidíš jiná čísla, stáhni soubor, oprav ho v kterémkoli textovém editoru a vyber ho, až budeš připravovat stůl.
own-box-2 = Vedle každého čísla v souboru stojí jeho značka. Když něco v tvém souboru nemůže být správně, dozvíš se, který klíč, jaká hodnota a co se očekávalo, dřív než nějaká hra začne.
own-box-3 = U stolu s vlastním souborem uvádí tato kniha čísla z něj. V terminálu k tomu slouží `--box my-box.toml`.

# Tabulky s čísly krabice

table-each = Každý hráč má
table-number = Počet
table-cubes = Kostičky
table-talents = Talenty
table-camels = Velbloudi
table-level = Kvalita
table-prestige = Prestiž
table-bonus = Bonus
table-none = –
table-top = vždy úplně nahoře
table-city = Město
table-good = Zboží
table-gives = Co dává
table-any = libovolné
table-sale = prestiž a úsek
table-plant = rostlina
table-front = Na začátku nahoře
table-back = Druhá strana
table-shuffled = zamíchaná
table-side = kvalita { $level }, zboží navíc: { $extra }
table-card = Karta
table-players = { $count ->
    [2] Ve dvou
    [3] Ve třech
   *[4] Ve čtyřech
}
table-row = Řada
table-goods = Zboží zleva doprava
table-what = Co
table-favour = Přízeň královny: destičky za prestiž +{ $prestige }
table-end = Konec: nejvíc zbylých destiček

# Obrázky

figure-recruit = Někdo najímá: karta se otočí a další karta trojice stojí o 1 talent víc.
figure-row = Obdělá se poslední pole řady: kdo v ní má nejvíc kostiček, získá zahradníka a řada se vyprázdní.
figure-priest = Nová kostička přijde zleva a vystrčí tu, která leží nejvíc vpravo.
figure-engineer = Kostička přijde na úsek, ke kterému může voda.
figure-channels = Každý zavlažený úsek vede vodu dál: na jeho konci jsou dostupné nové úseky.
figure-caravan = Karavana jde po směru hodin dál a při příjezdu se zaplatí cena města.
figure-sale = Návštěva Babylonu: ze zboží je prestiž a pak se zavlaží úsek.
figure-court = Město s kartami cechů: cena, pak další stupeň jedné z jeho dvou karet.
figure-plant = Město s rostlinami: cena, pak místo a všechno, co následuje.
figure-gardener = Vrátí se zahradník a rostlina je o stupeň lepší.
figure-irrigation = Někdo sází a někdo jiný má kolem místa nejvíc kostiček: bonus je jeho.
figure-neighbours = Nová rostlina má osázeného souseda: šedé kostičky zavlaží, co mezi nimi zůstalo suché.
figure-passing = Kdo pasuje první, vezme si talent pokaždé, když na něj zase přijde řada. Když pasuje poslední, nedostane nikdo nic.
figure-procession = Procesí: vlastní kostička do vybraného chrámu, šedé do ostatních.
figure-temples = Nejdřív procesí, pak chrámy odměňují, od Ishtar dál.
