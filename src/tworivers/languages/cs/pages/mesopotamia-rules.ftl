# Kniha pravidel Mesopotamie. Její tvar je v src/tworivers/mesopotamia/rulebook/book.toml: oddíl má svůj nadpis a odstavce,
# počítané od 1. **tučně**, [slova](#oddíl) vedou k oddílu, :foot: kreslí značku. Hodnoty jsou čísla krabice podle své
# cesty v box.toml.

chapter-overview = Ve zkratce

goal = Cíl hry
goal-1 = Vyhrává ten, kdo má na rámu kolem mapy nejvíc symbolů: stav chrámy a kanály, dobývej provincie.
round = Jedno kolo
round-1 = Kolo je [roční období](#seasons), čtyři období jsou rok a [stůl](#length) říká, kolik let se hraje.
round-2 = Nejdřív pracují všechny říše najednou, každá svým tempem: [kácejí stromy](#felling), [melou](#milling) obilí na mouku, v [kovárnách](#forges) taví rudu nebo staví vojáky, budují [hradby](#walls), [kovárny a žernovy](#works). Doly dávají na jaře [rudu](#ore), města s kanálem při [sklizni](#harvest) obilí.
round-3 = Každé město tvé říše [sní](#feeding) za období 1 mouku. Za každou chybějící se zboří hradba, potom kovárna.
round-4 = [Obchoduj](#when-trade), kdykoli rozhoduješ: s bankou { $trade_bank_rate ->
    [one] 1 kus
    [few] { $trade_bank_rate } kusy
   *[other] { $trade_bank_rate } kusů
} jedné suroviny za 1 jinou (mouku nikdy nedáváš), s jinými říšemi cokoli za cokoli. Jednou za období smíš také zahrát jednu svou [kartu](#playing-cards).
round-5 = Pak říše jedna po druhé, počínaje tou s nejméně symboly, [stavějí](#temples-canals) chrámy a kanály: každý za { $economy_building_price ->
    [one] 1 kov, 1 dřevo a 1 mouku
    [few] { $economy_building_price } kovy, { $economy_building_price } dřeva a { $economy_building_price } mouky
   *[other] { $economy_building_price } kovů, { $economy_building_price } dřev a { $economy_building_price } mouky
}, jeden na provincii a období.
round-6 = Po stavbě smí zkusit jednu [kampaň](#campaigns) (spojenectví, jeho konec, nebo válku) a [táhnout vojskem](#troops), 1 mouka za jednotku. Volnou zemi zabere, kdo do ní vstoupí; proti válečnému soupeři a proti nomádům rozhodují kostky, [souboj po souboji](#duels).
points = Za co jsou body
points-1 = Po každé stavbě [hodíš kostkou](#frame-roll): od { $frame_frame_roll } jde její symbol na rám. Vedle vlastního vhodného symbolu stačí { $frame_frame_roll_beside }: Marduk vedle Marduka, Ištar vedle Ištary, Ištar a kanál vedle sebe.
points-2 = Kdo vezme provincii říši nebo nomádům, dá na rám bez hodu vojenský symbol. Kdo v bitvě provincii ztratí, ztratí i vojenský symbol.
points-3 = Když tamní stavby bitvu přečkají, každý ukořistěný chrám nebo kanál změní jeden takový symbol poraženého [na tvůj](#conquest).
points-4 = Kdo má stejně, dělí se o vítězství.
ending = Jak hra končí
ending-1 = Hra končí zimou svého posledního roku, nebo když má provincie už jen jedna říše.
icons = Co znamenají značky
icon-grain = Obilí: semele se na mouku
icon-flour = Mouka: živí města a táhnoucí vojsko
icon-ore = Ruda: roztaví se na kov
icon-metal = Kov: na stavby a vojsko
icon-wood = Dřevo: na stavby a vojsko
icon-temple = Mardukův chrám: pomáhá rušit spojenectví a vyhlašovat válku
icon-ishtar = Ištařin chrám: pomáhá uzavírat spojenectví
icon-canal = Kanál: při sklizni přináší obilí
icon-forge = Kovárna: taví rudu, nebo postaví vojáka
icon-millstone = Žernov: každé období mele obilí
icon-wall = Hradba: posiluje obranu
icon-foot = Pěšák: přejde jednu provincii; na rámu vojenský symbol
icon-chariot = Válečný vůz: přejde až dvě, ale na silné hradby neútočí
icon-nomad = Nomádi: táhnou, když někdo zahraje jejich kartu
icon-blank = Prázdný žeton: sloupec s ním vypadá vyšší
icon-province = Provincie
icon-spring = Jaro
icon-summer = Léto
icon-autumn = Podzim
icon-winter = Zima

chapter-table = Co leží na stole

rulers = Panovníci
rulers-1 = Jste 3 až 8 panovníků z časů Chammurapiho. Kteří z nich hrají, záleží na tom, kolik vás je. Čísla jsou kov z [volného obchodu](#free-trade); pomlčka znamená: nehraje.
rulers-2 = Sedíte v pořadí této tabulky, kdo z ní hraje; po směru hodin znamená dolů. Vaše barvy: Larsa oranžová, Babylon žlutá, Mari fialová, Katna zelená, Ešnunna hnědá, Jamchad červená, Aššur modrá, Susa růžová.
rulers-3 = Při šesti panovnících vynechává tištěný seznam Mari, tištěná tabulka však Jamchad. Držíme se seznamu a Jamchadu dáváme 2 kovy; stůl si může vybrat opak: pak chybí Jamchad a 2 kovy dostává Mari.
rulers-4 = Pořadí kolem stolu a 2 kovy pro Jamchad při šesti panovnících jsou naše.
provinces = Provincie
provinces-1 = Na mapě je 56 provincií: osm **ústředních** s hlavním městem panovníka, pět **domovin** nomádů a obyčejné. Provincie má až tři města, každé zavlažitelné nebo ne, jamky na stromy, někdy důl, své sousedy a to, co je v ní postaveno.
provinces-2 = Ústřední provincie panovníků, kteří nehrají, jsou obyčejné neutrální provincie bez staveb. I při méně než osmi panovnících se hraje na celé mapě.
provinces-3 = Obojí si lze [zvolit jinak](#readings).
provinces-4 = Mapa sama je naše, podle zeměpisného slovníku Pleiades (CC BY 3.0) a odhadů. Tištěná pravidla říkají jen, že Bagdád zavlažit lze a Hatru ne; Borsippa a Dilbat v ústřední provincii Babylonu a důl u města Dér jsou naše jako všechno ostatní.
frame = Rám
frame-1 = Kolem mapy běží pás { $frame_size ->
    [one] 1 políčka
    [few] { $frame_size } políček
   *[other] { $frame_size } políček
}. Symboly ho plní po směru hodin od levého dolního rohu; mezery se zaplňují první.
frame-2 = Když je rám plný, nehází se a nic se na něj nedává.
frame-3 = Kolik políček je a co se stane, když jsou plná, je naše.
materials = Suroviny
materials-1 = Je jich pět: :grain: obilí, :flour: mouka, :ore: ruda, :metal: kov a :wood: dřevo.
materials-2 = Každá říše začíná s tímto:
blanks = Prázdné žetony
blanks-1 = :blank: Každá říše má { $war_blanks_each ->
    [one] 1 prázdný žeton
    [few] { $war_blanks_each } prázdné žetony
   *[other] { $war_blanks_each } prázdných žetonů
}. Stojí ve [vlastních sloupcích](#forges), které s nimi vypadají vyšší: ostatní vidí výšku sloupce, ne co je v něm.
blanks-2 = Prázdné žetony táhnou jako pěšáci a stojí 1 mouku, ale nic nezabírají a neútočí. Když začne bitva, prázdné žetony obou sloupců se odkryjí a vrátí majitelům.

chapter-start = Před hrou

setup = Příprava
setup-1 = V každé domovině { $nomads_nomad_units ->
    [one] stojí 1 jednotka
    [few] stojí { $nomads_nomad_units } jednotky
   *[other] stojí { $nomads_nomad_units } jednotek
} nomádů a v každé jamce strom.
setup-2 = Každá ústřední provincie patří svému panovníkovi a má kanál u každého zavlažitelného města a k tomu to, co říká tabulka níže. Všechno ostatní je neutrální.
setup-3 = Dostaneš svůj [sklad](#materials) a { $cards_each ->
    [one] 1 kartu
    [few] { $cards_each } karty
   *[other] { $cards_each } karet
} ze zamíchaného balíčku.
setup-4 = Pak si Katna vezme ze zbytku jednu kartu nomádů podle své volby. Později se karty nelížou. Pro první hru si stůl může zvolit hru bez karet.
setup-5 = Že je všechno ostatní neutrální a že se později karty nelížou, jsme rozhodli my.
length = Jak dlouho hra trvá
length-1 = Stůl si vybere:
length-2 = **Dva, tři nebo čtyři roky.** Obvyklé jsou dva.
length-3 = **Hlasování po prvním roce:** každá říše, která ještě hraje, hlasuje pro 1, 2 nebo 3 další roky. Platí prostřední hlas, ze dvou prostředních ten nižší.
length-4 = **Hlasování po každém roce:** každá říše, která ještě hraje, řekne, zda se má hrát ještě jeden. Musí to chtít víc než polovina, rovnost hlasů hru ukončí; čtyři roky jsou nejvíc.
length-5 = Proč dva? Hra by se měla vejít do večera. Mezi počítači znamenají dva roky asi 570 rozhodnutí se třemi panovníky a 1 730 s osmi; vítěz pak má osm nebo devět symbolů, vede asi o dva a vedení se změnilo zhruba jednou. I nejkratší hra tištěných pravidel jsou dva roky: jeden a ještě jeden.

chapter-season = Roční období

seasons = Období a fáze
seasons-1 = Každé kolo je roční období: jaro, léto, podzim nebo zima. Čtyři jsou rok a hra začíná na jaře.
seasons-2 = Období má jedenáct fází, ne všechny jsou v každém:
seasons-3 = Tištěné značky období byly barvy, o které jsme přišli: která fáze patří ke kterému období, je naše.
order = Kdo kdy pracuje
order-1 = Ve fázích 1 až 10 pracují všechny říše **současně**, každá svým tempem. Když jsou všechny hotovy, přijde fáze 11, **jedna říše po druhé**: každá staví (11A) a pak má svou politiku a válku (11B).
order-2 = Říše s nejméně symboly na rámu začíná a volí směr, kterým půjdou ostatní. (Když zbývají dvě, není co volit.)
order-3 = Mezi několika s nejméně symboly se losuje.
asked = Na co se tě ptáme a proč
asked-1 = Na co se tě ptáme, kdo je na řadě, v jakém pořadí se věci dějí a kolik tahů se udělá, nikdy nezávisí na tom, co ostatní nemohou vidět. Proto se tě na mletí ptáme všude, kde stojí žernov, a na zásobování všude, kde stojí město.
asked-2 = Na hod o rám nebo pro kampaň a na prohraný souboj se tě ptáme, dokud podle všeho, co ostatní vědí, můžeš mít kartu, která pomůže: v tomto kole ještě nemáš zahranou žádnou, držíš karty, které nikdo neviděl, a není známo, že jsou všechny karty toho druhu jinde. Otázky, jejichž odpovědi závisí na skladu, kartách v ruce nebo sloupci, klademe, i když je možná jen jedna odpověď.

chapter-economy = Práce: fáze 1 až 10

felling = 1 · Kácení
felling-1 = V každé své provincii se stromy smíš jeden pokácet: 1 :wood: dřevo.
regrowth = 2 · Obnova
regrowth-1 = V jedné prázdné jamce tvé říše doroste strom. Vybereš kde.
regrowth-2 = Když je prázdná jamka, musíš ho nechat dorůst.
free-trade = 3 · Volný obchod
free-trade-1 = Na jaře, od { $economy_free_trade_year }. roku, dostaneš tolik :metal: kovu, kolik říká [tabulka panovníků](#rulers), pokud tvá říše v předchozích čtyřech kolech nevzala [clo](#transit) a nikomu neodepřela průjezd.
ore = 4 · Ruda
ore-1 = Na jaře hodí každá říše s dolem jednou kostkou. Každý vlastní důl přinese tolik :ore: rudy:
ore-2 = při 1 nebo 2: { $economy_dice_yield_1 }
ore-3 = při 3 nebo 4: { $economy_dice_yield_3 }
ore-4 = při 5 nebo 6: { $economy_dice_yield_5 }
harvest = 5 · Sklizeň
harvest-1 = Na podzim hodí každá říše s kanálem jednou kostkou. Podle [téže tabulky](#ore) přinese každé zavlažitelné město s :canal: kanálem :grain: obilí.
harvest-2 = Stůl si může zvolit dvě sklizně, v létě a v zimě: hra je pak živější.
milling = 6 · Mletí
milling-1 = Každý :millstone: žernov semele až { $economy_mill_grain } obilí na stejně mnoho mouky. Kolik, říkáš ty.
feeding = 7 · Obživa
feeding-1 = Každé město tvé říše sní 1 :flour: mouku. Když se ti mouky nedostává, smíš předtím ještě obchodovat.
feeding-2 = Za každou chybějící mouku se zboří hradba, a když už žádná nestojí, kovárna. Vybereš kterou; když nezbývá nic, víc neztratíš.
forges = 8 · Kovárny
forges-1 = Každá :forge: kovárna pracuje jednou a udělá jedno z toho:
forges-2 = **Taví:** až { $economy_smelt_ore } rudy na stejně mnoho kovu, tolik, kolik zvládne.
forges-3 = **Postaví pěšáka** za { $economy_foot_price ->
    [one] 1 kov, 1 dřevo a 1 mouku
    [few] { $economy_foot_price } kovy, { $economy_foot_price } dřeva a { $economy_foot_price } mouky
   *[other] { $economy_foot_price } kovů, { $economy_foot_price } dřev a { $economy_foot_price } mouky
}, ve své provincii.
forges-4 = **Postaví válečný vůz** za { $economy_chariot_price ->
    [one] 1 kov, 1 dřevo a 1 mouku
    [few] { $economy_chariot_price } kovy, { $economy_chariot_price } dřeva a { $economy_chariot_price } mouky
   *[other] { $economy_chariot_price } kovů, { $economy_chariot_price } dřev a { $economy_chariot_price } mouky
}, ve své provincii.
forges-5 = Do svých sloupců, ve kterých stojí jednotka, smíš také přidat [prázdné žetony](#blanks).
forges-6 = Že kovárna taví tolik, kolik zvládne, je náš výklad; stůl může nechat říši [určit, kolik](#readings).
walls = 9 · Hradby
walls-1 = :wall: Hradba stojí { $economy_wall_price ->
    [one] 1 kov, 1 dřevo a 1 mouku
    [few] { $economy_wall_price } kovy, { $economy_wall_price } dřeva a { $economy_wall_price } mouky
   *[other] { $economy_wall_price } kovů, { $economy_wall_price } dřev a { $economy_wall_price } mouky
}. Každé město smí mít jednu a v provincii smíš za kolo postavit jednu.
works = 10 · Dílny: kovárny a žernovy
works-1 = :forge: Kovárna nebo :millstone: žernov stojí { $economy_works_price ->
    [one] 1 kov, 1 dřevo a 1 mouku
    [few] { $economy_works_price } kovy, { $economy_works_price } dřeva a { $economy_works_price } mouky
   *[other] { $economy_works_price } kovů, { $economy_works_price } dřev a { $economy_works_price } mouky
}. Každé město smí mít jednu kovárnu a jeden žernov.

chapter-building = Stavby: fáze 11A

temples-canals = Chrámy a kanály
temples-canals-1 = :temple: Mardukův chrám, :ishtar: Ištařin chrám nebo :canal: kanál stojí { $economy_building_price ->
    [one] 1 kov, 1 dřevo a 1 mouku
    [few] { $economy_building_price } kovy, { $economy_building_price } dřeva a { $economy_building_price } mouky
   *[other] { $economy_building_price } kovů, { $economy_building_price } dřev a { $economy_building_price } mouky
}.
temples-canals-2 = V provincii smíš za kolo postavit jednu stavbu; značka, že se stavělo, zůstane i dobyté provincii. Každé město smí mít jeden chrám a každé zavlažitelné město jeden kanál.
frame-roll = Hod o rám
frame-roll-1 = Po každé stavbě hodíš kostkou: od { $frame_frame_roll } jde její symbol na rám.
frame-roll-2 = Od { $frame_frame_roll_beside } tam jde také, pokud by ležel vedle vhodného vlastního symbolu:
frame-roll-3 = Marduk vedle Marduka
frame-roll-4 = Ištar vedle Ištary
frame-roll-5 = Ištar vedle kanálu nebo kanál vedle Ištary
frame-roll-6 = „Vedle“ znamená: na sousedním políčku rámu.

chapter-trade = Obchod

when-trade = Kdy smíš obchodovat
when-trade-1 = V každé fázi: při každém vlastním hlavním rozhodnutí, i při mletí; a také když se tě na nic neptáme, v cizí fázi 11 nebo když máš hotovo. Odpovídat a dávat protinabídky smíš kdykoli.
when-trade-2 = Uprostřed jiné vlastní otázky obchodovat nemůžeš.
when-trade-3 = Na nabídku, kterou ještě píše někdo, koho se na nic neptáme, nikdo nečeká; s koncem kola propadne. To, protinabídky kdykoli a pravidlo o jiných otázkách jsou naše.
bank = Banka
bank-1 = Banka dá 1 kus jakékoli suroviny za { $trade_bank_rate ->
    [one] 1 kus
    [few] { $trade_bank_rate } kusy
   *[other] { $trade_bank_rate } kusů
} jedné jiné. Mouku nikdy nebere, ale dává.
bank-2 = Tištěnou větu o mouce lze [číst různě](#readings). Bez mouky od banky by se některá říše mohla navždy zablokovat.
offers = Nabídky
offers-1 = Kterékoli říši smíš nabídnout jakýkoli koš za jakýkoli koš, suroviny i karty, i dary: ze svého až tolik, kolik máš, a nabídek tolik, kolik chceš.
offers-2 = Kdo dostane nabídku, přijme ji, odmítne, nebo odpoví protinabídkou; kdo ji dal, smí ji stáhnout. Zda mohou oba dodat, se ukáže ve chvíli přijetí: stane se všechno, nebo nic.
offers-3 = Otevřenou nabídku máš vždy jen jednu: když odpovíš protinabídkou, tvá vlastní otevřená se stáhne.
offers-4 = Meze jsou jen proti zneužití: 999 kusů žádané suroviny, 30 nabídek na říši a kolo, 120 změn jedné nabídky.
offers-5 = Meze proti zneužití a jediná otevřená nabídka jsou naše. Stůl si může zvolit užší meze: nejvýš { $trade_basket_most } od jedné suroviny na stranu a { $trade_offers_most ->
    [one] 1 nabídka
    [few] { $trade_offers_most } nabídky
   *[other] { $trade_offers_most } nabídek
} za kolo; pak smí strana slíbit víc, než má.
transit = Karavany přes cizí zemi
transit-1 = Když každá cesta mezi oběma říšemi vede přes provincie třetích říší, jde karavana tou, která protíná nejméně říší, potom nejméně jejich provincií.
transit-2 = Každá z těchto říší ji nechá volně projet, žádá **clo** (koš, který zaplatí ten, kdo nabízí), nebo průjezd odepře. Říše žádá vždy jen jedno clo najednou.
transit-3 = Nejdřív rozhodnou říše na cestě, pak ten, kdo nabízí, cla přijme, nebo se nabídky vzdá, a pak odpoví partner.
transit-4 = Clo platí, až je zaplaceno: pak nějaký čas nedostáváš kov z [volného obchodu](#free-trade).
transit-5 = Neutrální země a země nomádů jsou volné. Kde jsou dvě cesty stejně dobré, rozhoduje pořadí kolem stolu.

chapter-policy = Politika: začátek fáze 11B

campaigns = Kampaně
campaigns-1 = Na začátku své fáze 11B smíš zkusit jednu kampaň: zaplať 1 kov, dřevo nebo mouku a hoď kostkou. Od { $policy_campaign_roll } se zdaří.
campaigns-2 = Za { $policy_campaign_bonus ->
    [one] každý tvůj vhodný chrám
    [few] každé { $policy_campaign_bonus } tvé vhodné chrámy
   *[other] každých { $policy_campaign_bonus } tvých vhodných chrámů
} na rámu přičteš 1.
campaigns-3 = Jedna kampaň za kolo a to, že cena propadá i při neúspěchu, jsou naše rozhodnutí.
alliance = Spojenectví
alliance-1 = Nejdřív hodíš; pak smí partner souhlasit. Spojenectví ukončí válku mezi vámi a spojenci si nesmějí vyhlásit válku.
alliance-2 = Za { $policy_campaign_bonus ->
    [one] každý vlastní :ishtar: symbol
    [few] každé { $policy_campaign_bonus } vlastní :ishtar: symboly
   *[other] každých { $policy_campaign_bonus } vlastních :ishtar: symbolů
} Ištary na rámu přičteš 1.
break = Zrušení spojenectví
break-1 = Stačí k tomu jedna strana. Od příštího kola si oba smějí vyhlásit válku, také když spojenectví ukončily [pletichy](#political-cards). Za { $policy_campaign_bonus ->
    [one] každý vlastní :temple: symbol
    [few] každé { $policy_campaign_bonus } vlastní :temple: symboly
   *[other] každých { $policy_campaign_bonus } vlastních :temple: symbolů
} Marduka na rámu přičteš 1.
war = Vyhlášení války
war-1 = Útočit smíš ještě v tomto tahu. Spojenci válku vyhlásit nemůžeš. Za { $policy_campaign_bonus ->
    [one] každý vlastní :temple: symbol
    [few] každé { $policy_campaign_bonus } vlastní :temple: symboly
   *[other] každých { $policy_campaign_bonus } vlastních :temple: symbolů
} Marduka na rámu přičteš 1.
war-2 = Válka vyhasne na konci prvního celého kola, ve kterém spolu obě říše nebojovaly.
who-attacks = Kdo smí útočit
who-attacks-1 = Na říši, se kterou jsi ve válce, smíš útočit, pokud platí jedno z toho:
who-attacks-2 = Tvé vlastní vyhlášení války se v tomto tahu zdařilo, hodem nebo díky vyslancům.
who-attacks-3 = V předchozím kole mezi vámi proběhl boj, ať útočil kdokoli.
who-attacks-4 = Když jsi ve válce a útočit nesmíš, smíš vyhlásit válku i ty, ačkoli válka trvá. Válku bez bojů to neprodlouží.
who-attacks-5 = Nové vyhlášení je naše rozhodnutí. Stůl si může zvolit, že smějí útočit oba, [dokud válka trvá](#readings).

chapter-marching = Pochod a boj: fáze 11B

troops = Pochod
troops-1 = :foot: Pěšák přejde jednu provincii, :chariot: válečný vůz až dvě. Každá jednotka, která v tomto tahu táhne, sní 1 mouku.
troops-2 = Každý krok je tah. Kdo vstoupí do neutrální provincie bez nomádů, zabere ji, a zůstane mu, i když vojsko odtáhne. Válečný vůz může zabrat dvě, nebo udělat krok a pak zaútočit.
troops-3 = Do provincie jiné říše vstupuješ jen bojem; platí to i pro spojence.
troops-4 = Domoviny nomádů nikdy nikomu nepatří. [Prázdné žetony](#blanks) nezabírají nic.
attack = Útok
attack-1 = Vyber provincii a řekni, které jednotky útočí. Všechny vyrazí najednou: později se k této bitvě nikdo nepřidá.
attack-2 = Kde { $war_chariot_ban ->
    [one] stojí 1 hradba
    [few] stojí { $war_chariot_ban } hradby
   *[other] stojí { $war_chariot_ban } hradeb
} nebo víc, válečný vůz útočit nesmí.
attack-3 = Druhý útok na tutéž provincii je dovolen. Provincie bez obránců padne hned; i to se počítá jako boj.
duels = Souboje
duels-1 = Bojuje jednotka proti jednotce: útočník vybere svou, pak obránce svou a oba hodí. Přičtou si:
duels-2 = útočník +{ $war_chariot_attack } za válečný vůz,
duels-3 = nebo +{ $war_foot_attack } za pěšáka,
duels-4 = obránce +1 za každou hradbu.
duels-5 = Vyšší součet vyhrává; při remíze hodí oba znovu. Jednotka poraženého je ztracena a následuje další souboj, dokud jedné straně nikdo nezbude.
duels-6 = Stůl si může zvolit +3 za každou hradbu. Tištěná pravidla říkají obojí; s +1 lze ústřední provincie dobýt.
duels-7 = Nikdo neustupuje. Bitvu, která je ohlášena, nikdo nepřeruší.
conquest = Dobytí
conquest-1 = Když vyhraje útočník a v provincii něco stojí, hodí kostkou: při čísle vyšším než { $war_destruction_roll } se zničí všechno, co je v provincii postaveno.
conquest-2 = Jinak je všechno jeho a za každý ukořistěný chrám nebo kanál změní jeden takový symbol poraženého na rámu na svůj. Vybere který, dokud poražený nějaký má.
conquest-3 = Pak zmizí vojenský symbol poraženého: kdo v bitvě ztratí provincii, ztratí z rámu jeden vojenský symbol, a který to bude, vybere útočník.
conquest-4 = Kdo vezme provincii říši nebo nomádům, dá na rám bez hodu :foot: vojenský symbol; to přijde nakonec.
conquest-5 = Tyto symboly se berou vždy. Stůl si může zvolit, že [je lze odmítnout](#readings).

chapter-nomads = Nomádi

tribes = Kmeny
tribes-1 = Ve svých domovinách žije pět kmenů po { $nomads_nomad_units ->
    [one] 1 jednotce
    [few] { $nomads_nomad_units } jednotkách
   *[other] { $nomads_nomad_units } jednotkách
}: Sutejci, Chanejci, Jaminité, Gutejci a Turukkejci. Jednají, jen když někdo zahraje jejich [kartu](#playing-cards), ve fázi 11B kterékoli říše: karta ji přeruší.
tribes-2 = Vyhlazený kmen je hned zpět ve své domovině a má zase { $nomads_nomad_units ->
    [one] 1 jednotku
    [few] { $nomads_nomad_units } jednotky
   *[other] { $nomads_nomad_units } jednotek
}. Na konci kola jich má opět { $nomads_nomad_units } každý kmen. (Jména kmenů a okamžitý návrat jsou naše.)
nomad-march = Jak táhnou
nomad-march-1 = Kdo kartu zahrál, vede kmen až o { $nomads_nomad_steps ->
    [one] 1 provincii
    [few] { $nomads_nomad_steps } provincie
   *[other] { $nomads_nomad_steps } provincií
} dál, aspoň o jednu. Kmen smí projít těmi provinciemi říší, ve kterých není město. Nesmí vstoupit do provincie s městem, kde je jiný kmen, a nikdy nejde proti tomu, kdo jeho kartu zahrál.
nomad-march-2 = V provinciích bez města smějí stát všechny barvy pohromadě. Válečné říše tam přesto smějí bojovat a kmen tam nikomu nebrání provincii zabrat.
nomad-march-3 = Kmen v provincii s městem, která nemá majitele, ji drží. Když odejde, je provincie neutrální, se všemi stavbami.
nomad-battle = Jak bojují
nomad-battle-1 = Nomádi bojují jen v provinciích s městy a nikdy ve své domovině. Útočí s +{ $nomads_nomad_attack } a v obraně nemají bonus nikdy. Na válkách a spojenectvích jim nezáleží.
nomad-battle-2 = Za napadený kmen vybírá a hází ten, kdo ho vedl naposled.
nomad-battle-3 = Když nomádi provincii dobudou, hází se o zničení [jako obvykle](#conquest). Poražený ztratí z rámu vojenský symbol, který vybere ten, kdo kartu zahrál; sám žádný nepokládá.
nomad-battle-4 = Stůl si může zvolit, že kmeny nemohou útočit, kde { $war_chariot_ban ->
    [one] stojí 1 hradba
    [few] stojí { $war_chariot_ban } hradby
   *[other] stojí { $war_chariot_ban } hradeb
} nebo víc.
nomad-battle-5 = Že se bojuje jen v provinciích s městy, že kmeny drží město, které nikomu nepatří, a kdo za ně hází, je naše tam, kde tištěná pravidla mlčí.

chapter-cards = Karty

playing-cards = Hraní karet
playing-cards-1 = Za kolo smíš zahrát jednu kartu a s kartami smíš obchodovat. Karta **přeruší** průběh hry.
playing-cards-2 = Karty, které nejsou vojenské: při každém vlastním hlavním rozhodnutí, i při mletí, a kdykoli se tě na nic neptáme, také v cizích tazích. Nomádi, žoldnéři a zběhové: ve fázi 11B kterékoli říše. Rychlý pochod a obléhací žebříky, které by jinde k ničemu nebyly: ve tvé vlastní 11B.
playing-cards-3 = Na kartu, která možná přijde, nikdo nečeká. Když vojenská karta hru přeruší, ten, kdo je na řadě, počká a pak znovu rozhodne, co bylo rozhodnuto napůl a nikdo to neviděl.
playing-cards-4 = Nikdo nepřeruší bitvu od jejího ohlášení, hod a souhlas při kampani ani jinou kartu.
playing-cards-5 = Kdy se karta smí zahrát, je naše, pokud to tištěná pravidla neříkají. Pro stoly, které nechtějí překvapení: karty jen při vlastních rozhodnutích, vojenské jen ve vlastní 11B.
military-cards = Vojenské karty
military-cards-1 = Jen ve fázi 11B:
military-cards-2 = **Rychlý pochod:** tví pěšáci smějí v tomto tahu přejít 2 provincie.
military-cards-3 = **Obléhací žebříky:** v jedné bitvě se hradby nepočítají a válečné vozy smějí útočit i proti nim.
military-cards-4 = **Žoldnéři:** { $cards_mercenary_foot ->
    [one] 1 pěšák
    [few] { $cards_mercenary_foot } pěšáci
   *[other] { $cards_mercenary_foot } pěšáků
} ve tvé provincii s městem za { $cards_mercenary_metal ->
    [one] 1 kov
    [few] { $cards_mercenary_metal } kovy
   *[other] { $cards_mercenary_metal } kovů
}. Smějí hned táhnout.
military-cards-5 = **Zběhové:** jeden pěšák opustí sloupec říše, se kterou jsi ve válce, vedle některé tvé provincie.
military-cards-6 = **Druhý dech:** prohraný souboj se hází znovu. Je pro útočníka, pokud ho stůl nedovolí [i obránci](#readings).
economic-cards = Hospodářské karty
economic-cards-1 = **Bohatá sklizeň:** obilí +{ $cards_harvest_card }.
economic-cards-2 = **Bohatá žíla:** ruda +{ $cards_vein_card }.
economic-cards-3 = **Cedrové vory:** dřevo +{ $cards_rafts_card }.
economic-cards-4 = **Karavana:** kov +{ $cards_caravan_card }.
economic-cards-5 = **Kobylky:** soupeř ztratí polovinu obilí, zaokrouhleno nahoru.
political-cards = Politické karty
political-cards-1 = **Vyslanci:** kampaň se zdaří bez hodu. Zeptáme se tě před hodem.
political-cards-2 = **Pletichy:** ukončí spojenectví dvou jiných říší.
political-cards-3 = **Zvědové:** prohlédni si soupeřovy karty a sloupce a jednu kartu si vezmi.
political-cards-4 = **Požehnání:** hod o rám vyjde. Zeptáme se tě před hodem.
all-cards = Všechny karty
all-cards-1 = Z tištěných pravidel víme, že jsou karty nomádů, že vojenské karty jsou jen pro 11B, že říše hraje za kolo jednu kartu a že s kartami lze obchodovat. Co je těch 48 karet a co přinášejí, je naše.

chapter-end = Konec a co je tajné

game-end = Kdy hra končí a kdo vyhrává
game-end-1 = Hra končí zimou svého posledního roku, nebo jakmile zbude jediná říše.
game-end-2 = Tvé body jsou tvé symboly na rámu: chrámy, kanály a vojenské symboly. Nejvíc symbolů vyhrává; kdo jich má stejně, dělí se o vítězství. (Jak je to při shodě, jsme rozhodli my.)
out = Říše bez provincií
out-1 = Kdo už nemá žádnou provincii, o ničem nerozhoduje a symboly na rámu mu zůstanou. Vojáci na zemi bez měst se rozejdou, spojenectví a války vyhasnou. To všechno je naše; i to, že hra končí, když zbude jedna říše.
secrets = Co vidí ostatní
secrets-1 = Svůj přesný sklad, své karty a co je ve tvých sloupcích, vidíš jen ty. Stůl si může zvolit otevřené sklady. Ostatní vidí, kolik karet držíš, jak vysoký je každý sloupec, všechny stavby, rám, spojenectví a války.
secrets-2 = Nabídku vidí ti dva, kterých se týká, clo ten, kdo ho žádá, a ten, kdo ho platí. Co při přijetí změní majitele, vidí všichni.
secrets-3 = Co sežraly kobylky a kterou kartu vzali zvědové, se dozvědí jen ti, kterých se to týká: kdo to ztratil a kdo to vzal.
secrets-4 = Na koho se snesou kobylky a kdo píše nabídku (ne komu), vidí všichni. Kde tištěná pravidla o tajemstvích mlčí, jsou to naše rozhodnutí.

chapter-about = O této knize

sources = Odkud pravidla jsou
sources-1 = Tuto knihu jsme sestavili vlastními slovy z tištěných německých pravidel a jejich internetového vydání. U každého čísla je značka:
sources-2 = **S**: tištěné v pravidlech.
sources-3 = **R**: naše rekonstrukce nebo rozhodnutí, kde pravidla mlčí, odporují si nebo ukazují jen obrázek. Mimo tabulky jsou takové odstavce nadepsány „Naše rozhodnutí“.
sources-4 = Místa na mapě jsou ze zeměpisného slovníku Pleiades (CC BY 3.0) nebo odhadem.
readings = Věty, které lze číst různě
readings-1 = Kde tištěná slova dovolují víc výkladů, vybírá si stůl. Co je uvedeno první, to se hraje, pokud si stůl nezvolí jinak; tištěná slova rozhodují, kam až sahají.
readings-2 = **Kdo smí ve válce útočit:** jen ten, kdo ji právě vyhlásil nebo v předchozím kole s druhým bojoval, jak říkají pravidla; nebo oba, dokud válka trvá.
readings-3 = **Nabídky:** „za volné kurzy“, bez mezí; nebo s mezemi.
readings-4 = **Banka a mouka:** „s výjimkou mouky“ lze vyměnit jednu surovinu za kteroukoli jinou. Banka tedy mouku nebere, ale dává; nebo nedává, ale bere; nebo ani jedno.
readings-5 = **Délka:** po jednom roce hráči rozhodnou, zda budou hrát ještě 1, 2 nebo 3 další. Dva, tři nebo čtyři roky se určí předem; nebo jedno hlasování po prvním roce; nebo hlasování po každém roce.
readings-6 = **Druhý dech:** vojenské karty se hrají v 11B, říkají pravidla, ne jen ve vlastní. Je pro útočníka; nebo i pro obránce, který prohrál souboj, také proti nomádům.
readings-7 = **Tavení:** kovárna použije „až pět rudy“. Taví tolik, kolik zvládne; nebo říše určí, kolik.
readings-8 = **„Smí“:** symboly po hodu o rám, po požehnání nebo po dobytí, přeměna symbolu a karta nomádů pro Katnu se berou vždy; nebo je lze odmítnout. Kdo přeměnu odmítne, nechá poraženému i ostatní symboly toho druhu.
readings-9 = **Ústřední provincie nepřítomných panovníků:** prázdné; nebo s kanály, kovárnou, žernovem a hradbami, protože pravidla říkají „každá ústřední provincie“. Pak jsou neutrální: nepřítomný panovník nemá vojsko k rozestavení, takže je zabere, kdo do nich vstoupí.
readings-10 = **Mapa při méně než osmi panovnících:** celá; nebo jen její část, jak pravidla naznačují, aniž říkají která.
readings-11 = S částí mapy je provincie mimo hru, když je k ústřední provincii nehrajícího panovníka méně kroků než ke kterékoli hrající. Domoviny a hrající ústřední provincie zůstávají a s nimi i provincie na nejkratší cestě tam, kde by se zbytek jinak rozpadl. Kam se nehraje, tam nikdo nevstoupí, nestojí tam strom a nic se tam nepočítá. To je naše rozhodnutí.
numbers = Všechna ostatní čísla krabice
own-box = Když tvá krabice říká něco jiného
own-box-1 = Všechna čísla v této knize i celá mapa pocházejí z jediného **souboru s herním materiálem**. Máš-li doma krabici a vidíš jiná čísla, stáhni soubor, oprav ho v kterémkoli textovém editoru a vyber ho, až budeš připravovat stůl.
own-box-2 = Vedle každého čísla v souboru stojí jeho značka. Když něco v tvém souboru nemůže být správně, dozvíš se, který klíč, jaká hodnota a co se očekávalo, dřív než nějaká hra začne.
own-box-3 = U stolu s vlastním souborem uvádí tato kniha čísla z něj. V terminálu k tomu slouží `--box my-box.toml`.

# Panovníci a jejich jména

ruler-larsa = Rím-Sín z Larsy
ruler-babylon = Chammurapi z Babylonu
ruler-mari = Zimri-Lim z Mari
ruler-qatna = Amut-pi-El z Katny
ruler-eshnunna = Ibal-pi-El z Ešnunny
ruler-yamhad = Jarim-Lim z Jamchadu
ruler-assur = Šamši-Adad z Aššuru
ruler-susa = Išme-Dagan ze Susy

# Tabulky s čísly krabice

table-what = Co
table-number = Číslo
table-none = –
table-yes = ano
table-ruler = Panovník
table-capital = Hlavní město
table-at = { $count ->
    [3] Ve třech
    [4] Ve čtyřech
    [5] V pěti
    [6] V šesti
    [7] V sedmi
   *[8] V osmi
}
table-phase = Fáze
table-seasons = Kdy
table-card = Karta
table-copies = Počet karet
table-province = Provincie
table-kind = Druh
table-kind-core = ústřední
table-kind-origin = domovina
table-kind-ordinary = obyčejná
table-cities = Města
table-irrigable = Zavlažitelná
table-trees = Stromy
table-mine = Důl
table-core-forges = Kovárny
table-core-millstones = Žernovy
table-core-chariots = Válečné vozy
table-core-foot = Pěšáci
table-core-walls = Hradby
table-phase-felling = 1 · Kácení
table-phase-regrowth = 2 · Obnova
table-phase-free-trade = 3 · Volný obchod
table-phase-ore = 4 · Ruda
table-phase-harvest = 5 · Sklizeň
table-phase-harvest-twice = 5 · Sklizeň, jsou-li za rok dvě
table-phase-milling = 6 · Mletí
table-phase-feeding = 7 · Obživa
table-phase-forges = 8 · Kovárny
table-phase-walls = 9 · Hradby
table-phase-works = 10 · Dílny: kovárny, žernovy
table-phase-building = 11A · Stavby: chrámy, kanály
table-phase-policy = 11B · Politika a válka
table-foot-price = Pěšák: kov, dřevo a mouka, od každého
table-chariot-price = Válečný vůz: od každého
table-wall-price = Hradba: od každého
table-works-price = Kovárna nebo žernov: od každého
table-building-price = Chrám nebo kanál: od každého
table-free-trade-year = První rok volného obchodu
table-mill-grain = Obilí, které semele žernov
table-smelt-ore = Ruda, kterou roztaví kovárna
table-bank-rate = Co banka žádá za 1
table-basket-most = S mezemi: nejvíc od jedné suroviny na stranu
table-offers-most = S mezemi: nabídek za kolo
table-size = Políčka rámu
table-frame-roll = Hod o rám
table-frame-roll-beside = Totéž vedle vhodného symbolu
table-campaign-roll = Hod pro kampaň
table-campaign-bonus = Chrámy na rámu za +1
table-foot-attack = Útok pěšáka
table-chariot-attack = Útok válečného vozu
table-chariot-ban = Hradby, které zastaví válečné vozy
table-destruction-roll = Vyšší hod zničí vše
table-blanks-each = Prázdné žetony každé říše
table-nomad-units = Jednotky kmene
table-nomad-steps = Provincie, o které kmen táhne
table-nomad-attack = Útok nomádů
table-each = Karty na začátku
table-harvest-card = Bohatá sklizeň: obilí
table-vein-card = Bohatá žíla: ruda
table-rafts-card = Cedrové vory: dřevo
table-caravan-card = Karavana: kov
table-mercenary-foot = Žoldnéři: pěšáci
table-mercenary-metal = Žoldnéři: cena v kovu

# Obrázky

figure-felling = V jedné provincii se pokácí strom: jamka zůstane prázdná, dokud něco nedoroste.
figure-works = Staví se kovárna nebo žernov: stojí kov, dřevo a mouku a patří do města.
figure-frame = Stavba a hod o rám, který po ní následuje.
figure-march = Jednotka vstoupí do volné země a zabere ji.
figure-battle = Bitva: útok, pak souboj po souboji.
figure-conquest = Dobytí: co se stane se stavbami a symboly.
figure-nomads = Někdo zahraje kartu a vede kmen z jeho domoviny.
