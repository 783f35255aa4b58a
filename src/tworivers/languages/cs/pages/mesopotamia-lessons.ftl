# Lekce Mesopotamie a karty první partie s průvodcem.

chapter-economy = Hospodářství
chapter-trade = Obchod
chapter-building = Stavby
chapter-war = Politika a válka
chapter-cards = Karty
chapter-winning = Vítězství

lesson-mill-title = Mouka pro tvůj lid
lesson-mill = Jsi Chammurapi z Babylonu. Hru vyhrávají symboly na rámu kolem mapy, ale nejdřív se tvůj lid musí najíst: každé město sní za období 1 mouku. Období prochází fázemi na pásu nad mapou; toto je mletí. Žernov semele až 5 obilí na 5 mouky.
lesson-mill-task = Semel tolik obilí, kolik můžeš.
lesson-mill-praise = Tvá tři města snědí 3 mouky, zbytek ti zůstane. Moukou platíš i vojsko a stavby.
lesson-mill-little = To je málo: co se nesemele teď, musí počkat na příští období. Semel všech 5.

lesson-smelt-title = Co dělá kovárna
lesson-smelt = V každém období udělá kovárna jednu věc: promění až 5 rudy v kov, nebo postaví pěšáka či válečný vůz. Bez kovu nic nepostavíš.
lesson-smelt-task = Nech svou kovárnu v Babylonu roztavit rudu.
lesson-smelt-praise = Z 5 rudy je 5 kovů. Rudu dávají na jaře doly, proto jsou provincie s dolem žádané.
lesson-smelt-foot = Vojsko počká. Nejdřív roztav rudu: kovem se platí všechno.
lesson-smelt-chariot = Válečný vůz je drahý. Nejdřív roztav rudu: kovem se platí všechno.
lesson-smelt-blank = S prázdným žetonem sloupec jen vypadá vyšší, než je. Roztav rudu.

lesson-millstone-title = Druhý žernov
lesson-millstone = Žernovy a kovárny stojí 2 kovy, 2 dřeva a 2 mouky. V každém městě je místo na jeden žernov a jednu kovárnu. Se dvěma žernovy semeleš za období 10 obilí.
lesson-millstone-task = Postav žernov.
lesson-millstone-praise = Větší říše sní víc mouky a ty ji teď dokážeš namlít.
lesson-millstone-forge = Druhá kovárna je také dobrá. Ale hladová města boří hradby, proto postav nejdřív žernov.

lesson-fell-title = Dřevo
lesson-fell = V každé své provincii se stromy smíš za období pokácet jeden. To je 1 dřevo. Jeden strom tvé říše sám doroste.
lesson-fell-task = Pokácej strom v provincii Nippur.
lesson-fell-praise = 1 dřevo. Téměř všechno, co stavíš, stojí dřevo, a právě to často chybí.
lesson-fell-done = Jdeš dál bez dřeva. Pokácej strom: nic to nestojí.

lesson-bank-title = Banka
lesson-bank = Banka ti dá 1 kus jakékoli suroviny za 3 kusy jiné. Mouku nebere. To je špatná cena, ale banka má otevřeno vždy.
lesson-bank-task = Máš hodně kovu a málo dřeva. Otevři „Obchod“ a dej bance kov za dřevo.
lesson-bank-praise = Ze 3 kovů je 1 dřevo. Jiní panovníci často nabízejí lepší cenu.
lesson-bank-other = To není dřevo. Najdi výměnu, která přinese dřevo.

lesson-offer-title = Nabídka
lesson-offer = Každému panovníkovi smíš nabídnout cokoli za cokoli. Vede-li cesta cizí zemí, smí její panovník žádat clo. Neutrální země je volná.
lesson-offer-task = Otevři „Obchod“ a nabídni říši Mari 2 kovy za 2 dřeva.
lesson-offer-praise = Mari souhlasí. 1 za 1 je mnohem lepší než 3 za 1 u banky.
lesson-offer-gift = Mari tentokrát souhlasí, ale úkol zněl 2 kovy za 2 dřeva.

lesson-answer-title = Dvě nabídky
lesson-answer = Mari i Aššur chtějí tvůj kov za své dřevo. Než odpovíš, prohlédni si obě nabídky. Smíš jednu přijmout, odmítnout, nebo odpovědět protinabídkou.
lesson-answer-task = Přijmi lepší nabídku.
lesson-answer-praise = 2 dřeva za 2 kovy. Mari žádá za jediné dřevo 3 kovy, tolik co banka.
lesson-answer-dear = 3 kovy za 1 dřevo: to dá i banka. Nabídka říše Aššur byla lepší.
lesson-answer-declined = To byla ta lepší. Mari žádá 3 kovy za 1 dřevo, Aššur 2 kovy za 2 dřeva.

lesson-temple-title = Symboly vyhrávají hru
lesson-temple = Na konci vyhrává ten, kdo má na rámu nejvíc symbolů. Chrám stojí 1 kov, 1 dřevo a 1 mouku. Po stavbě se hází kostkou: od 4 jde tvůj symbol na rám.
lesson-temple-task = Postav Mardukův chrám.
lesson-temple-praise = Kostka byla milostivá: tvůj první symbol. V každé provincii smí za období vzniknout jedna taková stavba.
lesson-temple-ishtar = To je Ištařin chrám. Má stejnou cenu, ale úkolem je Mardukův chrám.

lesson-neighbour-title = Dobří sousedé
lesson-neighbour = Další volné políčko leží vedle tvého symbolu Marduka. Když se symbol hodí k sousedovi, stačí místo 4 padnout 2. Marduk se hodí k Mardukovi, Ištar k Ištaře a Ištar s kanály k sobě navzájem.
lesson-neighbour-task = Postav v provincii Nippur to, čemu stačí 2.
lesson-neighbour-praise = Marduk vedle Marduka: vyjde pět hodů ze šesti.
lesson-neighbour-four = K tomu je třeba 4, protože se to nehodí k sousednímu symbolu Marduka.

lesson-canal-title = Kanály přinášejí sklizeň
lesson-canal = Na podzim přinese každý kanál 6, 8 nebo 10 obilí; pro všechny rozhodne jedna kostka. Každé zavlažitelné město může mít jeden kanál. I kanál je symbol, když to kostka dovolí.
lesson-canal-task = Postav kanál v provincii Nippur.
lesson-canal-praise = Odteď Nippur živí tvůj lid. Bez kanálů velká říše hladoví.
lesson-canal-temple = Chrám obilí nepřinese. Jíst chce pět měst, proto postav kanál.

lesson-wall-title = Hradby
lesson-wall = Hradba stojí 1 kov, 1 dřevo a 1 mouku. Každá hradba přidá obránci k hodu 1. Kde stojí dvě, válečné vozy útočit nesmějí.
lesson-wall-task = Postav hradbu v provincii Nippur.
lesson-wall-praise = Nippur je teď bezpečnější. Když ale chybí mouka, boří se nejdřív hradby.
lesson-wall-done = Jdeš dál bez hradby. Postav ji v provincii Nippur.

lesson-march-title = Nová země
lesson-march = Neutrální země patří tomu, kdo do ní vstoupí. Každá jednotka, která táhne, sní 1 mouku. Pěšák přejde jednu provincii, válečný vůz dvě. Země ti zůstane, i když vojsko odtáhne dál.
lesson-march-task = Táhni pěšákem z Babylonu do provincie Nippur: dvě města a strom.
lesson-march-praise = Nippur je tvůj a stavět můžeš ve dvou městech. Nenechávej ho dlouho bez stráže.
lesson-march-elsewhere = Tato země je teď tvá. Ale Nippur má dvě města a strom.

lesson-raise-title = Vojsko
lesson-raise = Pěšák stojí 1 kov, 1 dřevo a 1 mouku. Válečný vůz stojí od každého 2, dojede dál a útočí s +2 místo +1. Ostatní vidí jen výšku sloupce, ne co je v něm.
lesson-raise-task = Postav v Babylonu pěšáka.
lesson-raise-praise = Sloupec v Babylonu vyrostl. Vyšší vypadají sloupce i s prázdnými žetony.
lesson-raise-chariot = Válečný vůz by stál skoro všechno, co máš. Postav pěšáka.
lesson-raise-blank = Prázdný žeton bojovat neumí. Postav pěšáka.

lesson-alliance-title = Spojenectví
lesson-alliance = Jednou za období smíš zkusit kampaň. Stojí 1 kov, dřevo nebo mouku a musí padnout aspoň 4. Spojenci si nesmějí vyhlásit válku. Se třemi symboly Ištary je to snazší.
lesson-alliance-task = Nabídni říši Mari spojenectví a zaplať kovem.
lesson-alliance-praise = Hod se zdařil a Mari souhlasí. Z této strany na tebe teď nikdo nezaútočí.
lesson-alliance-war = To je vyhlášení války. Zvol spojenectví.
lesson-alliance-assur = To je Aššur. Úkolem je spojenectví s říší Mari.

lesson-war-title = Válka
lesson-war = Útočit smíš, jen když v tomtéž tahu vyhlásíš válku, nebo když mezi vámi v minulém období proběhl boj. Tři symboly Marduka, které máš, přidají k hodu 1.
lesson-war-task = Vojsko říše Aššur stojí v provincii Bagdád, vedle tvých pěšáků. Vyhlas říši Aššur válku a zaplať moukou.
lesson-war-praise = Teď smíš na říši Aššur zaútočit ještě v tomto tahu.
lesson-war-mari = To je Mari. Bagdád patří říši Aššur.
lesson-war-alliance = Spojenectví by útok zakázalo. Vyhlas válku.

lesson-battle-title = Bitva
lesson-battle = Všichni útočníci vyrazí před prvním hodem. Pak jednotky bojují ve dvojicích: hází oba, pěšák přidá 1, válečný vůz 2 a každá hradba přidá 1 obránci. Vyšší číslo vyhrává, jednotka poraženého je ztracena.
lesson-battle-task = Zaútoč na Bagdád oběma pěšáky z provincie Maškan-šapir.
lesson-battle-praise = Jeden pěšák padl, druhý zvítězil. Bagdád je tvůj a dobytí přináší symbol bez hodu.
lesson-battle-one = Jeden pěšák nestačil. Pošli oba: když první padne, druhý bojuje dál.

lesson-card-title = Karty
lesson-card = Začínáš s pěti kartami a víc jich nedostaneš. Jednou za období smíš kartu zahrát. Většinu kdykoli, vojenské jen ve fázi 11, poslední v období.
lesson-card-task = Otevři „Karty“ a zahraj tu, která přinese kov.
lesson-card-praise = Karavana: 3 kovy. S kartami lze i obchodovat.
lesson-card-harvest = To přineslo obilí. Kov přiveze karavana.

lesson-nomads-title = Nomádi
lesson-nomads = Na okraji mapy sídlí pět kmenů. Kmen táhne, když někdo zahraje jeho kartu, až o dvě provincie, a útočí tam, kde jsou města. Komu nomádi vezmou zemi, ztratí vojenský symbol.
lesson-nomads-task = Otevři „Karty“ a pošli Chanejce do provincie Hatra. Aššur tam má jen jednu jednotku.
lesson-nomads-praise = Ta jednotka byla prázdný žeton: Hatra hned padla a Aššur ztratil symbol. Nic svého neriskuješ.
lesson-nomads-elsewhere = Šli jinam. Hatra leží vedle nich a stojí v ní jediná jednotka.

lesson-win-title = Poslední období
lesson-win = Zima druhého roku: po tomto období hra končí. Ty i Aššur máte po 8 symbolech. Máš kov na jednu stavbu. Další políčko leží vedle tvého symbolu Ištary.
lesson-win-task = Postav to, čemu stačí 2, a pak ukonči tah.
lesson-win-praise = 9 symbolů proti 8: Babylon vyhrává.
lesson-win-marduk = Mardukův chrám potřeboval 4 a padlo méně. Ištar vedle Ištary potřebuje jen 2.
lesson-win-idle = Hra skončila 8 ku 8 a o vítězství se dělíte. Stačil by jediný symbol navíc.

# Karty první partie s průvodcem: k čemu rozhodnutí je, co stojí a na co myslí dobří hráči.

guide-ask-fell-for = 1 dřevo z každé provincie se stromy.
guide-ask-fell-costs = Strom. Každé období jeden doroste.
guide-ask-fell-think = Dřeva je skoro vždy málo. Kácej, kdykoli můžeš.
guide-ask-regrow-for = Doroste ti strom.
guide-ask-regrow-costs = Nic.
guide-ask-regrow-think = Nech ho dorůst tam, kam nepřítel nemůže.
guide-ask-mill-for = Z obilí je mouka. Mouku potřebují města, vojsko i stavby.
guide-ask-mill-costs = 1 obilí za každou mouku.
guide-ask-mill-think = Obilí přijde až na podzim. Vydrží do té doby?
guide-ask-feed-for = Každé město sní 1 mouku. Předtím smíš ještě obchodovat.
guide-ask-feed-costs = Za chybějící mouku se boří hradby, potom kovárny.
guide-ask-feed-think = Když mouka chybí, popros teď ostatní, nebo banku.
guide-ask-tear-for = Chybí mouka: něco se musí zbořit.
guide-ask-tear-costs = Hradbu, nebo kovárnu, kde už hradba není.
guide-ask-tear-think = Obětuj hradbu daleko od každého nepřítele.
guide-ask-forge-for = Každá kovárna taví rudu, nebo staví vojáky.
guide-ask-forge-costs = Pěšák stojí 1 kov, dřevo a mouku, válečný vůz od každého 2.
guide-ask-forge-think = Nejdřív kov. Vojsko, až bude co zabrat nebo hájit.
guide-ask-wall-for = Hradba přidá obránci 1. Dvě zastaví válečné vozy.
guide-ask-wall-costs = 1 kov, 1 dřevo, 1 mouka.
guide-ask-wall-think = Hradby se vyplatí na hranici. Za stejnou cenu je chrám.
guide-ask-works-for = Víc kováren a žernovů udělá v každém období víc.
guide-ask-works-costs = 2 kovy, 2 dřeva, 2 mouky.
guide-ask-works-think = Brzy se vyplatí. V posledních obdobích už ne.
guide-ask-build-for = Chrámy a kanály přinášejí symboly a symboly vyhrávají.
guide-ask-build-costs = 1 kov, 1 dřevo, 1 mouka. Kostka může symbol odepřít.
guide-ask-build-think = Který symbol se hodí k tomu vedle dalšího políčka? Pak stačí 2.
guide-ask-campaign-for = Uzavřít nebo zrušit spojenectví, nebo vyhlásit válku.
guide-ask-campaign-costs = 1 kov, dřevo nebo mouka, i když selže.
guide-ask-campaign-think = Spojenec vedle tebe ušetří hradby. Válku jen tehdy, když můžeš hned zaútočit.
guide-ask-consent-for = Spojenectví: žádný nesmí druhému vyhlásit válku.
guide-ask-consent-costs = Nic. Později ho lze zrušit.
guide-ask-consent-think = Na koho chci zaútočit? Když ne na tuto říši, souhlas.
guide-ask-move-for = Zabírej zemi, nebo útoč, kde smíš.
guide-ask-move-costs = 1 mouka za každou jednotku, která táhne.
guide-ask-move-think = Nejdřív neutrální zemi s městy, stromy nebo dolem. Doma nech stráž.
guide-ask-attack-at-for = Provincie, na kterou zaútočíš.
guide-ask-attack-at-costs = Jednotky mohou padnout.
guide-ask-attack-at-think = Spočítej sloupec a hradby. Potřebuješ víc jednotek než oni.
guide-ask-commit-for = Kdo se přidá k útoku.
guide-ask-commit-costs = 1 mouka za každou jednotku. Později se nikdo přidat nemůže.
guide-ask-commit-think = Raději o jednotku víc než o jednu méně.
guide-ask-duel-for = Jedna tvá jednotka bojuje s jednou jejich.
guide-ask-duel-costs = Jednotku poraženého.
guide-ask-duel-think = Nejdřív válečné vozy, dokud přidávají 2.
guide-ask-defend-for = Jedna tvá jednotka se postaví útočníkovi.
guide-ask-defend-costs = Jednotku poraženého.
guide-ask-defend-think = Všechny se brání stejně: nejdřív obětuj tu levnou.
guide-ask-convert-for = Stavba je tvá kořist: jeden symbol poraženého bude tvůj.
guide-ask-convert-costs = Nic.
guide-ask-convert-think = Vezmi symbol vedle svých vlastních.
guide-ask-unseat-for = Poražený přijde o vojenský symbol.
guide-ask-unseat-costs = Nic.
guide-ask-unseat-think = Mezera se zaplní jako první: která se ti hodí?
guide-ask-nomad-step-for = Vedeš kmen, až o dvě provincie.
guide-ask-nomad-step-costs = Kartu.
guide-ask-nomad-step-think = Udeř tam, kde město hlídá málo vojáků.
guide-ask-direction-for = Začínáš fázi 11 a určuješ, kdo bude další.
guide-ask-direction-costs = Nic.
guide-ask-direction-think = Kdo je na řadě později, vidí, co udělali ostatní.
guide-ask-draft-for = Píšeš nabídku.
guide-ask-draft-costs = Jen to, co dáš, a cla.
guide-ask-draft-think = Čeho mají příliš? Cokoli lepšího než 3 za 1 pomůže oběma.
guide-ask-offer-for = Někdo s tebou chce obchodovat.
guide-ask-offer-costs = Co se od tebe žádá.
guide-ask-offer-think = Porovnej to s bankou, 3 za 1. Smíš odpovědět protinabídkou.
guide-ask-toll-for = Jejich karavana chce přes tvou zemi.
guide-ask-toll-costs = Kdo bere clo, nedostane rok kov z volného obchodu.
guide-ask-toll-think = Malé clo se zaplatí, velké obchod zmaří.
guide-ask-bless-for = S požehnáním je další symbol jistý.
guide-ask-bless-costs = Kartu.
guide-ask-bless-think = Nech si ho na hod, který potřebuje 4.
