# Lekce Amyitis a karty první partie s průvodcem.

chapter-crafts = Řemeslníci
chapter-garden = Zahrada
chapter-caravan = Karavana
chapter-fields = Pole a zahradníci
chapter-temples = Chrámy
chapter-end = Konec kola, konec hry

lesson-farmer-title = Pěstitel přinese zboží
lesson-farmer = Hraješ za Modrého. Tah je jedna akce: najmi řemeslníka, pohni karavanou, nebo pasuj. Kdo má na konci největší prestiž, vyhrává. Pěstitel obdělá další volné pole řady a vezme jeho zboží. Zbožím platíš ve městech za rostliny a karty.
lesson-farmer-task = Město Eshnunna žádá sůl. Najmi pěstitele a vezmi si sůl.
lesson-farmer-praise = Teď máš sůl a na poli leží tvá kostička. Kdo má v plné řadě nejvíc kostiček, dostane později odměnu.
lesson-farmer-barley = To byl ječmen. Sůl roste na prvním poli horní řady.

lesson-merchant-title = Kolik stojí řemeslník
lesson-merchant = V každé trojici je první karta zdarma, druhá stojí 1 talent, třetí 2. Talenty jsou peníze. Obchodník ti přinese velblouda a velbloudi pohánějí karavanu.
lesson-merchant-task = Najmi obchodníka zdarma.
lesson-merchant-praise = Velbloud zdarma. Další karta této trojice stojí ostatní 1 talent.
lesson-merchant-paid = To stálo 2 talenty: dvě karty této trojice už byly pryč. Obchodník je i v trojici, které se ještě nikdo nedotkl.

lesson-engineer-title = Proč všichni zavlažují
lesson-engineer = Inženýr zavlaží úsek a hned přinese 2 body prestiže. Prestiž rozhoduje o vítězství. Rostliny rostou jen u vody. A když někdo sází, prestiž získá i ten, kdo má kolem rostliny nejvíc kostiček, i když je rostlina cizí.
lesson-engineer-task = Najmi inženýra a zavlaž úsek u destičky se 4 body prestiže.
lesson-engineer-praise = 2 body prestiže hned. A kdo zasadí vedle tvého úseku, možná přenechá prestiž za vodu tobě.
lesson-engineer-away = I to přinese 2 body prestiže, ale destičky se 4 body prestiže v nejnižší řadě se to nedotýká.

lesson-plant-title = První rostlina
lesson-plant = Za každého velblouda jde karavana o jedno město dál. Ve městě s rostlinami zaplatíš jeho zboží a hned sázíš, na místo s vodou u jedné strany. Destička je tvá: její prestiž i bonus.
lesson-plant-task = Pošli karavanu do města Eshnunna a zasaď tam, kde destička přináší bankéře.
lesson-plant-praise = 2 body prestiže za destičku a 1 navíc, protože vodu tam máš jen ty. Bankéř ti v každém kole vyplatí 1 talent.
lesson-plant-other = Dobrá rostlina. Ale bankéř leží na destičce se 2 body prestiže na levém konci nejnižší řady.

lesson-profit-title = Čí je ta voda?
lesson-profit = Když sázíš, ten, kdo má kolem místa nejvíc kostiček, získá tolik prestiže, jaká je kvalita rostliny. Při shodě ji nezíská nikdo. Než zasadíš, podívej se tedy, čí kostičky kolem místa leží.
lesson-profit-task = Zasaď tam, kde prestiž za vodu získáš ty, a ne Červený.
lesson-profit-praise = Destička, bankéř i voda: všechno je tvé. U tohoto místa ležela jen tvá modrá kostička.
lesson-profit-others = Destičku máš, ale prestiž za vodu získal Červený. Zasaď tam, kde leží modrá kostička.

lesson-double-side-title = Dvě strouhy
lesson-double-side = Nahoře v zahradě leží dva úseky vedle sebe. Strana je zavlažená, až když jsou zavlažené oba. Vysoko položené destičky mají největší cenu, ale žádají dobré rostliny a hodně vody.
lesson-double-side-task = Najmi inženýra a zaplň druhý úsek u destičky s 8 body prestiže.
lesson-double-side-praise = Teď lze osázet obě místa u této strany. Černý i ty tam máte po jedné kostičce: pokud to tak zůstane, prestiž za vodu nezíská nikdo.
lesson-double-side-half = Strana u destičky s 8 body prestiže je ještě napůl suchá. Zaplň úsek vedle černé kostičky.

lesson-banker-title = Města s kartami cechů
lesson-banker = Ve městě s kartami cechů zaplatíš jeho zboží a vezmeš si kartu. Bankéř vyplácí v každém kole příjem. Vůdce karavany dojde se stejným počtem velbloudů dál. Palác přinese prestiž hned. Každý další stupeň je lepší.
lesson-banker-task = Pošli karavanu do města Susa a vezmi si kartu, která ti zaplatí v každém kole.
lesson-banker-praise = Odteď 1 talent v každém kole. Bankéř se vyplatí nejvíc na začátku hry.
lesson-banker-leader = Vůdce karavany je užitečný, ale nic neplatí. Vezmi si bankéře.

lesson-palace-title = S jedním velbloudem daleko
lesson-palace = Tvůj vůdce karavany dojde bez velbloudů o 2 města dál. Aspoň 1 velblouda však zaplatíš vždy. Víno nahradí jakékoli jiné zboží a ty víno máš.
lesson-palace-task = Dojdi s jedním velbloudem do města Palmyra a získej tam palác.
lesson-palace-praise = Tři města za jednoho velblouda, víno místo palem a palác přinesl hned 2 body prestiže. Další paláce přinesou až 10.
lesson-palace-near = To je moc blízko. Palmyra leží o tři města dál.

lesson-babylon-title = Prestiž za zboží
lesson-babylon = Babylon kupuje jedno nebo dvě zboží, každé za 3 body prestiže. Pak zavlažíš úsek v zahradě, už bez další prestiže. Na konci kola si většina hráčů nechá jen 2 zboží, s nejlepším vůdcem karavany 4. Co je navíc, propadne.
lesson-babylon-task = Jdi do Babylonu, prodej dvě zboží najednou a zavlaž kterýkoli úsek.
lesson-babylon-praise = 6 bodů prestiže a úsek za jednoho velblouda.
lesson-babylon-one = To bylo jen jedno zboží. Druhé mohlo přinést další 3 body prestiže.
lesson-babylon-salt = To byla jen sůl. Ječmen mohl přinést další 3 body prestiže.

lesson-row-title = Plná řada
lesson-row = Když je řada polí plná, zahradníka získá ten, kdo v ní má nejvíc kostiček. Při shodě ho nezíská nikdo. Pak se řada vyprázdní.
lesson-row-task = Najmi pěstitele a získej zahradníka.
lesson-row-praise = Víno a zahradník. Z pěti kostiček v řadě byly čtyři tvé.
lesson-row-lower = Dolní řada je ještě prázdná. V horní chybí jediné pole.

lesson-gardener-title = Zahradník vylepší rostlinu
lesson-gardener = Kvalita rostliny nesmí být nižší než plošina jejího místa. Města tady prodávají kvalitu 1. Každý vrácený zahradník vylepší rostlinu o jeden stupeň. Místa na 2. plošině mají lepší destičky.
lesson-gardener-task = Pošli karavanu do města Ur a zasaď na místo destičky s 5 body prestiže.
lesson-gardener-praise = 5 bodů prestiže a velbloud za prostou rostlinu. Červený získal 1 bod prestiže: měl tam nejvíc vody.
lesson-gardener-low = Toto místo je na 1. plošině: zahradníka tu netřeba. Destička s 5 body prestiže leží o stupeň výš.
lesson-gardener-four = Ano, 2. plošina, ale tato destička má jen 4 body prestiže. Vezmi si tu s 5.

lesson-temple-title = Tři chrámy
lesson-temple = Kněz položí tvou kostičku do chrámu zcela vlevo a ostatní posune doprava; vystrčená kostička se vrátí majiteli. Po každém kole vyhrává nejvíc kostiček: Ishtar dá velblouda nebo talent, Marduk 2 body prestiže, Tammouz zboží z pole. Předtím procesí přidá do každého chrámu ještě jednu kostičku.
lesson-temple-task = V Mardukově chrámu vede Červený. Pošli tam kněze a pak pasuj, ať kolo skončí.
lesson-temple-praise = Procesí vystrčilo červenou kostičku: dvě modré proti jedné. Marduk ti dal 2 body prestiže. Červený tam byl druhý a dostal 1.
lesson-temple-ishtar = Ishtar dává velblouda nebo talent. Tentokrát potřebuješ Marduka.
lesson-temple-tammouz = Tammouz dává zboží z pole. Tentokrát potřebuješ Marduka.
lesson-temple-early = Bez kněze bylo pasování předčasné: v Mardukově chrámu zůstává první Červený.

lesson-pass-title = Pasovat se vyplatí
lesson-pass = Kdo pasuje, dostane 1 talent pokaždé, když na něj přijde řada, dokud ostatní hrají. Bez velblouda a s jediným talentem toho moc nezmůžeš. A talenty ti zůstanou do dalšího kola.
lesson-pass-task = Pasuj a nech ostatní pracovat za tebe.
lesson-pass-praise = Zatímco Červený a Černý hráli dál, přibývaly ti talenty. Když máš málo, bývá správné pasovat jako první. Když pasují všichni, chrámy odmění a začne nové kolo s novými kartami.
lesson-pass-work = To jde, ale pak je pryč tvůj poslední talent, nebo je tvá kostička málo platná. Raději pasuj.

lesson-end-title = Poslední kolo
lesson-end = Hra končí po kole, ve kterém zbudou 4 destičky či méně. Pak královna odmění ty, kdo mají hodně destiček: ve třech hráčích přinesou 4 destičky 5 bodů prestiže, 6 destiček 10. Každé zbylé zboží přinese 1.
lesson-end-task = Tohle je poslední kolo a Červený vede 45 ku 37. Máš 5 destiček. Předstihni Červeného a vyhraj.
lesson-end-praise = Vyhráváš. Šestá destička zdvojnásobila přízeň královny.
lesson-end-pass = Hra skončila a vedl Červený. Šestá destička mohla od královny přinést 10 bodů prestiže místo 5.

# Karty první partie s průvodcem: k čemu rozhodnutí je, co stojí a na co myslí dobří hráči.

guide-ask-turn-for = Jedna akce: najmout řemeslníka, pohnout karavanou, nebo pasovat.
guide-ask-turn-costs = Řemeslníci stojí 0 až 2 talenty, karavana aspoň 1 velblouda a zboží města. Pasování je zdarma.
guide-ask-turn-think = Co potřebuji na další rostlinu: zboží, velblouda, nebo vodu? Vezmi, co by ti ostatní do příštího tahu vzali.
guide-ask-field-for = Tvůj pěstitel vezme další zboží řady.
guide-ask-field-costs = Jednu kostičku, dokud se řada nezaplní.
guide-ask-field-think = Které zboží žádá další město? Na konci čeká víno. Nejvíc kostiček v plné řadě přinese zahradníka.
guide-ask-priest-for = Tvá kostička vstoupí do chrámu. Chrámy odměňují na konci kola.
guide-ask-priest-costs = Jednu kostičku, dokud není vystrčena.
guide-ask-priest-think = Velbloud nebo talent, 2 body prestiže, nebo zboží: co potřebuji? A kde mě ostatní ještě mohou předstihnout?
guide-ask-irrigate-for = S vodou rostou rostliny a nejvíc kostiček kolem rostliny přináší prestiž.
guide-ask-irrigate-costs = Jednu kostičku, do konce hry.
guide-ask-irrigate-think = Drž se u dobrých destiček, kde brzy někdo zasadí. Stačí o kostičku víc než ostatní.
guide-ask-sell-for = Babylon platí 3 body prestiže za každé zboží, nejvýš za dvě.
guide-ask-sell-costs = Zboží. Neprodávej, co potřebuješ na další rostlinu.
guide-ask-sell-think = Co si na konci kola nesmíš nechat, propadne. To prodej nejdřív.
guide-ask-court-for = Karta, která pomáhá do konce hry.
guide-ask-court-costs = Už je zaplaceno. Nová karta překryje starou téhož druhu.
guide-ask-court-think = Brzy bankéře, na časté cesty vůdce karavany, ke konci palác.
guide-ask-court-bonus-for = Karta zdarma: bonus tvé destičky.
guide-ask-court-bonus-costs = Nic.
guide-ask-court-bonus-think = Vysoký palác přinese hned nejvíc. Zahradník otevře další vysoko položenou destičku.
guide-ask-leader-good-for = Na těchto vůdcích karavany leží zboží, které dostaneš.
guide-ask-leader-good-costs = Nic.
guide-ask-leader-good-think = Které zboží žádá další město?
guide-ask-plant-for = Získáš prestiž a bonus destičky.
guide-ask-plant-costs = Už je zaplaceno. Místa na vyšší plošině, než je kvalita rostliny, stojí zahradníky.
guide-ask-plant-think = Podívej se, čí kostičky kolem místa leží: kdo jich má nejvíc, získá také prestiž.
guide-ask-good-for = Zboží zdarma: bonus tvé destičky.
guide-ask-good-costs = Nic.
guide-ask-good-think = Víno nahradí jakékoli jiné zboží.
guide-ask-procession-for = Do jednoho chrámu položíš svou kostičku, do obou ostatních přijdou šedé.
guide-ask-procession-costs = Jednu kostičku.
guide-ask-procession-think = Tvá kostička se počítá hned. A šedé vystrkují jiné ven.
guide-ask-ishtar-for = Ishtar tě odměňuje.
guide-ask-ishtar-costs = Nic. Druhý dostane, co necháš.
guide-ask-ishtar-think = Bez velblouda karavana stojí.
guide-ask-swap-for = Tammouz ti dovoluje vyměnit jedno zboží.
guide-ask-swap-costs = Zboží, které dáš.
guide-ask-swap-think = Dej, co žádné město na tvé cestě nežádá. Víno si nech.
guide-ask-discard-for = Víc zboží si nechat nesmíš.
guide-ask-discard-costs = Jedno zboží.
guide-ask-discard-think = Nech si, co žádá tvé další město, a víno.
