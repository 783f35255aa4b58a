# Az Amyitis leckéi és a vezetett első játszma kártyái.

chapter-crafts = Mesterségek
chapter-garden = A kert
chapter-caravan = A karaván
chapter-fields = Szántóföld és kertészek
chapter-temples = A templomok
chapter-end = A forduló vége, a játék vége

lesson-farmer-title = A földműves nyersanyagot hoz
lesson-farmer = Kékkel játszol. Egy körben egy akciód van: erősíts, mozgasd a karavánt, vagy passzolj. Az győz, akinek a végén a legnagyobb a tekintélye. A földműves megműveli egy sor következő szabad mezőjét, és elhozza a nyersanyagát. A városokban nyersanyagért kapsz növényeket és kártyákat.
lesson-farmer-task = Eshnunna városa sót kér. Erősíts egy földművessel, és szerezz sót.
lesson-farmer-praise = Most már van sód, és a kockád a mezőn marad. Ha egy sor megtelik, jutalmat kap, akinek a legtöbb kockája van benne.
lesson-farmer-barley = Ez árpa volt. Só a felső sor első mezőjén terem.

lesson-merchant-title = Mennyibe kerül az erősítés?
lesson-merchant = Minden csoportban az első kártya ingyenes, a második 1 talentumba kerül, a harmadik 2-be. A talentum pénz. A kereskedő tevét hoz, és a tevék mozgatják a karavánt.
lesson-merchant-task = Erősíts ingyen egy kereskedővel.
lesson-merchant-praise = Egy teve ingyen. A csoport következő kártyája a többieknek már 1 talentumba kerül.
lesson-merchant-paid = Ez 2 talentumba került: ebből a csoportból már elvittek két kártyát. Van kereskedő egy olyan csoportban is, amelyhez még senki sem nyúlt.

lesson-engineer-title = Miért öntöz mindenki?
lesson-engineer = A mérnök megöntöz egy területet, és rögtön 2 tekintélyt hoz. A tekintély dönti el a játékot. Növény csak víz mellett nő. Ha valaki ültet, öntözésbónusz is jár: tekintély annak, akinek a legtöbb kockája van a növény körül, még ha a növény másé is.
lesson-engineer-task = Erősíts egy mérnökkel, és öntözz meg egy területet a 4 tekintélyt érő lapka mellett.
lesson-engineer-praise = Máris 2 tekintély. És ha valaki a te vized mellé ültet, talán az öntözésbónusz is a tiéd.
lesson-engineer-away = Ez is 2 tekintélyt hoz, de nem a legalsó sorban fekvő, 4 tekintélyt érő lapka mellett van.

lesson-plant-title = Az első növény
lesson-plant = A karaván minden tevéért egy várossal megy tovább. Növényes városban kifizeted a város nyersanyagát, és rögtön ültetsz egy négyzetbe, amelynek egyik oldalán víz van. A lapka a tiéd lesz: a tekintélye és a bónusza is.
lesson-plant-task = Küldd a karavánt Eshnunnába, és ültess oda, ahol a lapka bankárt hoz.
lesson-plant-praise = 2 tekintély a lapkáért és még 1 öntözésbónusz, mert ott csak neked van vized. A bankár minden fordulóban 1 talentumot fizet neked.
lesson-plant-other = Jó növény. De a bankár a legalsó sor bal szélén, a 2 tekintélyt érő lapkán van.

lesson-profit-title = Kié a víz?
lesson-profit = Amikor ültetsz, öntözésbónuszt kap, akinek a legtöbb kockája van a négyzet körül: annyi tekintélyt, amennyi a növény minősége. Döntetlennél senki sem kapja meg. Ezért ültetés előtt nézd meg, kinek a kockái fekszenek a négyzet körül.
lesson-profit-task = Ültess oda, ahol az öntözésbónusz neked jár, nem Pirosnak.
lesson-profit-praise = Lapka, bankár és víz: mind a tiéd. E mellett a négyzet mellett csak Kék kockája feküdt.
lesson-profit-others = A lapka a tiéd, de az öntözésbónuszt Piros kapta. Ültess oda, ahol kék kocka fekszik.

lesson-double-side-title = Két terület egymás mellett
lesson-double-side = A kert felső részén két-két terület fekszik egymás mellett. Egy oldal csak akkor öntözött, ha mindkettő az. A felső lapkák érnek a legtöbbet, de jó növény és sok víz kell hozzájuk.
lesson-double-side-task = Erősíts egy mérnökkel, és öntözd meg a második területet a 8 tekintélyt érő lapka mellett.
lesson-double-side-praise = Az oldal mindkét felén lehet már ültetni. Fekete és te egy-egy kockával álltok ott: ha így marad, senki sem kap öntözésbónuszt.
lesson-double-side-half = A 8 tekintélyt érő lapka oldala még félig száraz. Öntözd meg a területet Fekete kockája mellett.

lesson-banker-title = Udvarkártyás városok
lesson-banker = Udvarkártyás városban kifizeted a város nyersanyagát, és választasz egy kártyát. A bankár minden fordulóban bevételt hoz. A karavánvezető ugyanannyi tevével messzebb jut. A palota azonnal tekintélyt ad. Mindegyikből a következő szint jobb.
lesson-banker-task = Küldd a karavánt Susába, és válaszd azt a kártyát, amely minden fordulóban fizet neked.
lesson-banker-praise = Mostantól minden fordulóban 1 talentum. A bankár a játék elején éri meg a legjobban.
lesson-banker-leader = A karavánvezető hasznos, de nem fizet. Válaszd a bankárt.

lesson-palace-title = Messzire egyetlen tevével
lesson-palace = A karavánvezetőd tevék nélkül 2 várossal messzebb jut. Legalább 1 tevét mindig fizetsz. A bor bármely más nyersanyagot helyettesít, és neked van borod.
lesson-palace-task = Juss el Palmyrába egyetlen tevével, és szerezz ott egy palotát.
lesson-palace-praise = Három város egy tevéért, pálma helyett bor, és a palota rögtön 2 tekintélyt hozott. A későbbi paloták akár 10-et is hoznak.
lesson-palace-near = Ez túl közel van. Palmyra három városnyira fekszik.

lesson-babylon-title = Nyersanyagból tekintély
lesson-babylon = Babilon egy vagy két nyersanyagot vesz, darabját 3 tekintélyért. Aztán megöntözöl egy területet, további tekintély nélkül. A forduló végén a legtöbben csak 2 nyersanyagot tarthatnak meg, a legjobb karavánvezetővel 4-et. Ami ennél több, elvész.
lesson-babylon-task = Menj Babilonba, adj el egyszerre két nyersanyagot, és öntözz meg egy tetszőleges területet.
lesson-babylon-praise = 6 tekintély és egy öntözött terület egyetlen tevéért.
lesson-babylon-one = Csak egy nyersanyagot adtál el. A második még 3 tekintélyt hozott volna.
lesson-babylon-salt = Csak sót adtál el. Az árpa még 3 tekintélyt hozott volna.

lesson-row-title = Teli sor
lesson-row = Ha a szántóföld egyik sora megtelik, kertészt kap, akinek a legtöbb kockája van benne. Döntetlennél senki sem kap. Aztán a sor kiürül.
lesson-row-task = Erősíts egy földművessel, és nyerd el a kertészt.
lesson-row-praise = Bor és egy kertész. A sor öt kockájából négy a tiéd volt.
lesson-row-lower = Az alsó sor még üres. A felsőben csak egy mező hiányzik.

lesson-gardener-title = A kertész jobbá teszi a növényt
lesson-gardener = Egy növény minősége nem lehet kisebb a négyzet szintjénél. Itt a városok 1-es minőségű növényt kínálnak. Minden visszaadott kertész eggyel növeli egy növény minőségét. A 2. szintű négyzeteken jobb lapkák vannak.
lesson-gardener-task = Küldd a karavánt Urba, és ültess oda, ahol a lapka 5 tekintélyt ér.
lesson-gardener-praise = 5 tekintély és egy teve egy egyszerű növényért. Piros 1 tekintélyt kapott: ott neki volt a legtöbb vize.
lesson-gardener-low = Ez a négyzet 1. szintű: nem kell hozzá kertész. Az 5 tekintélyt érő lapka egy szinttel feljebb van.
lesson-gardener-four = Ez valóban 2. szintű négyzet, de a lapkája csak 4 tekintélyt ér. Válaszd azt, amelyik 5-öt.

lesson-temple-title = Három templom
lesson-temple = A pap bal felől teszi be a kockádat egy templomba, és jobbra tolja a többit; amelyik kiesik, hazatér. Minden forduló után a legtöbb kocka nyer: Ishtar tevét vagy talentumot ad, Marduk 2 tekintélyt, Tammouz egy mező nyersanyagát. Előtte a körmenet még egy-egy kockát tesz minden templomba.
lesson-temple-task = Marduk templomában Piros vezet. Küldj oda egy papot, aztán passzolj, hogy véget érjen a forduló.
lesson-temple-praise = A körmenet kitolt egy piros kockát: két kék áll egy piros ellen. Marduk 2 tekintélyt adott neked. Piros a második lett ott, és 1-et kapott.
lesson-temple-ishtar = Ishtar tevét vagy talentumot ad. Most Mardukra van szükséged.
lesson-temple-tammouz = Tammouz egy mező nyersanyagát adja. Most Mardukra van szükséged.
lesson-temple-early = Pap nélkül passzoltál, így Piros maradt az első Marduk templomában.

lesson-pass-title = A passz is megéri
lesson-pass = Ha már passzoltál, 1 talentumot kapsz, valahányszor rád kerülne a sor, amíg mások még játszanak. Teve nélkül, egyetlen talentummal kevés dolgod marad. A talentumaid pedig megmaradnak a következő fordulóra.
lesson-pass-task = Passzolj, és hagyd, hogy a többiek dolgozzanak neked.
lesson-pass-praise = Amíg Piros és Fekete tovább játszott, te talentumokat gyűjtöttél. Ha szegény vagy, gyakran jó elsőként passzolni. Ha mindenki passzolt, a templomok jutalmaznak, és új forduló kezdődik, új kártyákkal.
lesson-pass-work = Ezt is lehet, de akkor elfogy az utolsó talentumod, vagy nem sokat ér a kockád. Inkább passzolj.

lesson-end-title = Az utolsó forduló
lesson-end = A játéknak azon forduló végén van vége, amikor 4 vagy kevesebb lapka marad. Akkor a királynő megjutalmazza, akinek sok lapkája van: három játékosnál 4 lapka 5 tekintélyt hoz, 6 lapka 10-et. Minden megmaradt nyersanyag 1-et ér.
lesson-end-task = Ez az utolsó forduló, és Piros 45–37-re vezet. 5 lapkád van. Előzd meg Pirost, és győzz.
lesson-end-praise = Győztél. A hatodik lapka megduplázta a királynő kitüntetését.
lesson-end-pass = A játék véget ért, és Piros állt az élen. A hatodik lapkával 5 helyett 10 tekintélyt adott volna a királynő.

# A vezetett első játszma kártyái: mire való egy döntés, mi az ára, mire gondolnak a jó játékosok.

guide-ask-turn-for = Egy akció: erősítesz, mozgatod a karavánt, vagy passzolsz.
guide-ask-turn-costs = Az erősítés 0–2 talentum, a karaván legalább 1 teve és a város nyersanyaga. A passz ingyen van.
guide-ask-turn-think = Mi kell a következő növényemhez: nyersanyag, teve vagy víz? Vidd el, amit mások elvinnének a következő köröd előtt.
guide-ask-field-for = A földműveseddel megszerzed egy sor következő nyersanyagát.
guide-ask-field-costs = Egy kocka, amíg a sor meg nem telik.
guide-ask-field-think = Mit kér a következő város? A sor végén bor van. Teli sorban a legtöbb kocka kertészt ér.
guide-ask-priest-for = Egy kockád belép egy templomba. A templomok a forduló végén jutalmaznak.
guide-ask-priest-costs = Egy kocka, amíg ki nem tolják.
guide-ask-priest-think = Teve vagy talentum, 2 tekintély vagy nyersanyag: mi kell nekem? És hol előzhet még meg valaki?
guide-ask-irrigate-for = Ahol víz van, ott nőhet növény, és a legtöbb kocka egy növény körül tekintélyt hoz.
guide-ask-irrigate-costs = Egy kocka, a játék végéig.
guide-ask-irrigate-think = Jó lapkák mellé tedd, ahová hamarosan ültet valaki. Elég eggyel több kocka, mint a többieké.
guide-ask-sell-for = Babilon nyersanyagonként 3 tekintélyt fizet, legfeljebb kettőért.
guide-ask-sell-costs = A nyersanyagok. Ne add el, ami a következő növényedhez kell.
guide-ask-sell-think = Amit a forduló végén nem tarthatsz meg, elvész. Azt add el először.
guide-ask-court-for = Egy kártya, amely a játék végéig segít.
guide-ask-court-costs = Már kifizetted. Az új kártya lefedi a régit, ha ugyanolyan fajta.
guide-ask-court-think = Korán bankár, sok úthoz karavánvezető, a vége felé palota.
guide-ask-court-bonus-for = Ingyen kártya: a lapkád bónusza.
guide-ask-court-bonus-costs = Semmi.
guide-ask-court-bonus-think = Azonnal egy magas szintű palota hozza a legtöbbet. Egy kertész utat nyit a következő felső lapkához.
guide-ask-leader-good-for = Ezeken a karavánvezetőkön nyersanyag fekszik, és megkapod.
guide-ask-leader-good-costs = Semmi.
guide-ask-leader-good-think = Mit kér a következő város?
guide-ask-plant-for = Megkapod a lapka tekintélyét és bónuszát.
guide-ask-plant-costs = Már kifizetted. A növény minőségénél magasabb szintű négyzethez kertész is kell.
guide-ask-plant-think = Nézd meg, kinek a kockái fekszenek a négyzet körül: akié a legtöbb, az is tekintélyt kap.
guide-ask-good-for = Ingyen nyersanyag: a lapkád bónusza.
guide-ask-good-costs = Semmi.
guide-ask-good-think = A bor bármely más nyersanyagot helyettesít.
guide-ask-procession-for = A kockádat egy templomba teszed, a másik kettőbe egy-egy szürke kocka kerül.
guide-ask-procession-costs = Egy kocka.
guide-ask-procession-think = A kockád rögtön számít. A szürkék pedig másokat tolnak ki.
guide-ask-ishtar-for = Ishtar megjutalmaz.
guide-ask-ishtar-costs = Semmi. A második azt kapja, amit meghagysz.
guide-ask-ishtar-think = Teve nélkül a karaván nem mozdul.
guide-ask-swap-for = Tammouz jóvoltából cserélhetsz egy nyersanyagot.
guide-ask-swap-costs = A nyersanyag, amelyet odaadsz.
guide-ask-swap-think = Azt add oda, amit az utadon egy város sem kér. A bort tartsd meg.
guide-ask-discard-for = Csak néhány nyersanyagot tarthatsz meg.
guide-ask-discard-costs = Egy nyersanyag.
guide-ask-discard-think = Tartsd meg, amit a következő városod kér, és a bort.
