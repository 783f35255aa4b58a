# A Mesopotamia szabálykönyve. Az alakja itt áll: src/tworivers/mesopotamia/rulebook/book.toml. Egy szakasznak címe van és
# bekezdései, 1-től számozva. **félkövér**, [szavak](#szakasz) egy szakaszhoz vezetnek, :foot: jelet rajzol. Az értékek a doboz
# számai, a box.toml útvonalai szerint.

chapter-overview = Dióhéjban

goal = A játék célja
goal-1 = Az győz, akinek a legtöbb szimbóluma van a térkép körüli kereten: építs templomokat és csatornákat, hódíts tartományokat.
round = Egy forduló
round-1 = Egy forduló egy [évszak](#seasons), négy évszak egy év, és [az asztal](#length) mondja meg, hány évig játszotok.
round-2 = Először minden uralkodó egyszerre dolgozik, ki-ki a maga tempójában: [fát vág](#felling), gabonát [őröl](#milling) lisztté, a [kovácsműhelyekben](#forges) ércet olvaszt vagy katonát állít, [falat](#walls), [kovácsműhelyt és malomkövet](#works) épít. A bányák tavasszal [ércet](#ore), a csatornás városok [aratáskor](#harvest) gabonát adnak.
round-3 = Birodalmad minden városa évszakonként 1 lisztet [eszik](#feeding). Minden hiányzóért lebontanak egy falat, utána egy kovácsműhelyt.
round-4 = [Kereskedj](#when-trade), amikor te döntesz: a bankkal { $trade_bank_rate } egyforma anyagot 1 másikért (lisztet sosem adhatsz), a többi uralkodóval bármit bármiért. Évszakonként egy [kártyádat](#playing-cards) is kijátszhatod.
round-5 = Aztán egymás után, a legkevesebb szimbólummal állóval kezdve, az uralkodók templomot és csatornát [építenek](#temples-canals): ára { $economy_building_price }-{ $economy_building_price } fém, fa és liszt, tartományonként és évszakonként egy.
round-6 = Építés után mindenki megpróbálhat egy [kampányt](#campaigns) (szövetség, annak vége vagy háború), és [mozgathatja a csapatait](#troops), egységenként 1 lisztért. Szabad földet elfoglal, aki odamegy; hadban álló uralkodó és nomádok ellen kockák döntenek, [párbajról párbajra](#duels).
points = Ami pontot ér
points-1 = Minden építés után [dobsz](#frame-roll): ha legalább { $frame_frame_roll }, a szimbóluma felkerül a keretre. Hozzá illő saját szimbólum mellett { $frame_frame_roll_beside } is elég: Marduk Marduk mellett, Istár Istár mellett, Istár és csatorna egymás mellett.
points-2 = Ha uralkodótól vagy nomádoktól szerzel tartományt, dobás nélkül katonai szimbólum kerül a keretre. Aki csatában tartományt veszít, katonai szimbólumot is veszít.
points-3 = Ha az ottani építmények túlélik a csatát, minden zsákmányolt templom vagy csatorna a vesztes egy ugyanilyen szimbólumát [tiéddé teszi](#conquest).
points-4 = Akinek ugyanannyi van, osztozik a győzelmen.
ending = Hogyan ér véget
ending-1 = A játéknak az utolsó év telén van vége, vagy amikor már csak egy uralkodónak van tartománya.
icons = Mit jelentenek a jelek
icon-grain = Gabona: liszt lesz belőle
icon-flour = Liszt: városok és menetelő csapatok eszik
icon-ore = Érc: fém lesz belőle
icon-metal = Fém: építéshez és csapatokhoz
icon-wood = Fa: építéshez és csapatokhoz
icon-temple = Marduk-templom: segít szövetséget felbontani és hadat üzenni
icon-ishtar = Istár-templom: segít szövetséget kötni
icon-canal = Csatorna: aratáskor gabonát hoz
icon-forge = Kovácsműhely: ércet olvaszt vagy katonát állít
icon-millstone = Malomkő: minden évszakban gabonát őröl
icon-wall = Fal: erősíti a védelmet
icon-foot = Gyalogos: egy tartományt mozog; a kereten a katonai szimbólum
icon-chariot = Harci szekér: legfeljebb kettőt mozog, de erős falak ellen nem támadhat
icon-nomad = Nomádok: vonulnak, ha valaki kijátssza a kártyájukat
icon-blank = Üres lapka: magasabbnak mutat egy oszlopot
icon-province = Tartomány
icon-spring = Tavasz
icon-summer = Nyár
icon-autumn = Ősz
icon-winter = Tél

chapter-table = Ami az asztalon van

rulers = Uralkodók
rulers-1 = 3–8 uralkodó vagytok Hammurapi korából. Hogy kik vannak játékban, attól függ, hányan vagytok. A számok a [szabad csere](#free-trade) fémét mutatják; a vonal azt jelenti: nincs játékban.
rulers-2 = A játékban lévő uralkodók e táblázat sorrendjében ülnek; órajárás szerint lefelé halad a sor. Színeik: Larsza narancssárga, Babilon sárga, Mari lila, Katna zöld, Esnunna barna, Jamhad piros, Assur kék, Szúza rózsaszín.
rulers-3 = Hat uralkodónál a nyomtatott lista Marit hagyja ki, a nyomtatott táblázat viszont Jamhadot. Mi a listát követjük, és Jamhadnak 2 fémet adunk; az asztal a másikat is választhatja: akkor Jamhad marad ki, és Mari kapja a 2 fémet.
rulers-4 = Az asztal körüli sorrend, és hogy hat uralkodónál Jamhad 2 fémet kap, tőlünk való.
provinces = Tartományok
provinces-1 = A térképen 56 tartomány van: nyolc **központi tartomány** egy-egy uralkodó fővárosával, a nomádok öt **őshazája** és a közönséges tartományok. Egy tartományban legfeljebb három, öntözhető vagy nem öntözhető város van, helyek fáknak, talán egy bánya, a szomszédai és az, ami ott épült.
provinces-2 = A hiányzó uralkodók központi tartományai közönséges semleges tartományok, semmi sem épült rajtuk. Nyolcnál kevesebb uralkodóval is az egész térképen játszotok.
provinces-3 = Mindkettő [másképp is választható](#readings).
provinces-4 = Maga a térkép tőlünk való, a Pleiades helynévtár (CC BY 3.0) és becslések alapján. A szabályfüzet csak annyit mond, hogy Bagdad öntözhető, Hatra nem; Borszippa és Dilbat Babilon központi tartományában és a déri bánya ugyanúgy tőlünk való, mint a többi.
frame = A keret
frame-1 = A térkép körül { $frame_size } mező fut körbe. A szimbólumok a bal alsó saroktól órajárás szerint töltik meg; a rések telnek meg először.
frame-2 = Ha a keret megtelt, nincs dobás, és semmi sem kerül fel rá.
frame-3 = Hogy hány mező van, és mi történik, ha mind megtelt, tőlünk való.
materials = Anyagok
materials-1 = Öt van: :grain: gabona, :flour: liszt, :ore: érc, :metal: fém és :wood: fa.
materials-2 = Minden uralkodó ezzel kezd:
blanks = Üres lapkák
blanks-1 = :blank: Minden uralkodónak { $war_blanks_each } üres lapkája van. A [saját oszlopaidban](#forges) állnak, és magasabbnak mutatják őket: mások csak egy oszlop magasságát látják, azt nem, mi van benne.
blanks-2 = Az üres lapkák úgy mozognak, mint a gyalogosok, és 1 lisztbe kerülnek, de semmit sem foglalnak el, és nem támadhatnak. Ha csata kezdődik, mindkét oszlop üres lapkáit felfeditek, és visszakerülnek a tulajdonosukhoz.

chapter-start = A játék előtt

setup = Kezdőállás
setup-1 = Minden őshazában { $nomads_nomad_units } nomád egység áll, és minden fának való helyen egy fa.
setup-2 = Minden központi tartomány az uralkodójáé, minden öntözhető városánál van egy csatorna, és megvan benne, ami az alábbi táblázatban áll. Minden más semleges: senki földje.
setup-3 = Megkapod a [raktáradat](#materials) és { $cards_each } kártyát a megkevert pakliból.
setup-4 = Aztán Katna választ egy nomádkártyát a maradékból. Később senki sem húz kártyát. Az első játszmát kártyák nélkül is játszhatjátok.
setup-5 = A mi döntésünk, hogy minden más semleges, és hogy később senki sem húz kártyát.
length = Meddig tart a játék?
length-1 = Az asztal választ:
length-2 = **Két, három vagy négy év.** Két év a szokásos.
length-3 = **Szavazás az első év után:** minden uralkodó, aki nem esett ki, 1, 2 vagy 3 további évre szavaz. A középső szavazat számít, két középső közül az alacsonyabb.
length-4 = **Szavazás minden év után:** minden uralkodó, aki nem esett ki, megmondja, legyen-e még egy. Több mint a felének kell akarnia, döntetlennél vége a játéknak; legfeljebb négy év lehet.
length-5 = Miért kettő? Egy játszma férjen bele egy estébe. Gépi játékosok között két év három uralkodóval körülbelül 570 döntés, nyolccal 1730; a győztesnek akkor nyolc vagy kilenc szimbóluma van, úgy kettővel vezet, és az első hely körülbelül egyszer cserélt gazdát. A nyomtatott füzet legrövidebb játéka szintén két év: egy, és még egy.

chapter-season = Egy évszak

seasons = Évszakok és fázisok
seasons-1 = Minden forduló egy évszak: tavasz, nyár, ősz vagy tél. Négy évszak egy év, és a játék tavasszal kezdődik.
seasons-2 = Egy évszaknak tizenegy fázisa van, de nem mindegyik jön minden évszakban:
seasons-3 = Az évszakokat a nyomtatott füzetben színek jelölték, amelyek nem maradtak meg: hogy melyik fázis melyik évszakban jön, tőlünk való.
order = Ki mikor dolgozik?
order-1 = Az 1–10. fázisban minden uralkodó **egyszerre** dolgozik, ki-ki a maga tempójában. Amikor mindenki kész, a 11. fázisban **egymás után** kerültök sorra: mindenki épít (11A), aztán jön a politikája és a háborúja (11B).
order-2 = Az kezd, akinek a legkevesebb szimbóluma van a kereten, és ő dönti el, merre haladjon a sor. (Ha ketten maradtatok, nincs mit eldönteni.)
order-3 = Ha többen állnak a legkevesebb szimbólummal, sorsolás dönt.
asked = Mit kérdezünk, és miért?
asked-1 = Hogy mit kérdezünk, ki van soron, milyen sorrendben történnek a dolgok, és hány lépés lesz, sosem függ attól, amit mások nem láthatnak. Ezért az őrlésről mindenhol kérdezünk, ahol malomkő áll, az ellátásról mindenhol, ahol város.
asked-2 = Keret- vagy kampánydobásról és elvesztett párbajról addig kérdezünk, amíg a többiek tudása szerint nálad lehet a segítő kártya: ebben a fordulóban még nem játszottál ki kártyát, vannak kártyáid, amelyeket senki sem látott, és nem minden ilyen kártyáról tudni, hogy másnál van. Ha a válasz a raktáradtól, a kártyáidtól vagy az oszlopaidtól függ, akkor is kérdezünk, ha csak egy válasz lehetséges.

chapter-economy = Munka: az 1–10. fázis

felling = 1 · Favágás
felling-1 = Minden fás tartományodban kivághatsz egy fát: +1 :wood: fa.
regrowth = 2 · Sarjadás
regrowth-1 = Birodalmad egy üres helyén újranő egy fa. Te választod meg, hol.
regrowth-2 = Ha van üres hely, ez kötelező.
free-trade = 3 · Szabad csere
free-trade-1 = Tavasszal, a játék { $economy_free_trade_year }. évétől kezdve, megkapod azt a :metal: fémet, amelyet az [uralkodók táblázata](#rulers) mutat, ha az előző négy fordulóban nem szedtél [vámot](#transit), és senkinek sem tagadtad meg az átkelést.
ore = 4 · Érc
ore-1 = Tavasszal minden uralkodó, akinek van bányája, dob egy kockával. Minden bányája ennyi :ore: ércet hoz:
ore-2 = 1 vagy 2 esetén: { $economy_dice_yield_1 }
ore-3 = 3 vagy 4 esetén: { $economy_dice_yield_3 }
ore-4 = 5 vagy 6 esetén: { $economy_dice_yield_5 }
harvest = 5 · Aratás
harvest-1 = Ősszel minden uralkodó, akinek van csatornája, dob egy kockával. [Ugyanaz a táblázat](#ore) mutatja, mennyi :grain: gabonát hoz minden öntözhető városa, amelynek :canal: csatornája van.
harvest-2 = Az asztal két aratást is választhat, nyáron és télen: attól élénkebb a játék.
milling = 6 · Őrlés
milling-1 = Minden :millstone: malomkő legfeljebb { $economy_mill_grain } gabonából őröl ugyanannyi lisztet. Te mondod meg, mennyit.
feeding = 7 · Ellátás
feeding-1 = Birodalmad minden városa 1 :flour: lisztet eszik. Ha kevés a liszted, előtte még kereskedhetsz.
feeding-2 = Minden hiányzó lisztért lebontanak egy falat, és ha nincs több fal, egy kovácsműhelyt. Te választod meg, melyiket; ha már nincs mit, nem veszítesz többet.
forges = 8 · Kovácsok
forges-1 = Minden :forge: kovácsműhely egyszer dolgozik, és ezek közül tesz egyet:
forges-2 = **Olvasztás:** legfeljebb { $economy_smelt_ore } ércből csinál ugyanannyi fémet, annyit, amennyit csak tud.
forges-3 = **Egy gyalogos felállítása** a műhely tartományában; ára { $economy_foot_price }-{ $economy_foot_price } fém, fa és liszt.
forges-4 = **Egy harci szekér felállítása** a műhely tartományában; ára { $economy_chariot_price } fém, { $economy_chariot_price } fa és { $economy_chariot_price } liszt.
forges-5 = [Üres lapkát](#blanks) is tehetsz olyan oszlopaidba, amelyekben egység áll.
forges-6 = A mi olvasatunk, hogy egy kovácsműhely annyit olvaszt, amennyit csak tud; az asztal választhatja, hogy az uralkodó [mondja meg, mennyit](#readings).
walls = 9 · Falak
walls-1 = Egy :wall: fal ára { $economy_wall_price } fém, { $economy_wall_price } fa és { $economy_wall_price } liszt. Városonként egy lehet, és tartományonként és fordulónként egyet építhetsz.
works = 10 · Műhelyek: kovácsműhelyek és malomkövek
works-1 = Egy :forge: kovácsműhely vagy :millstone: malomkő ára { $economy_works_price } fém, { $economy_works_price } fa és { $economy_works_price } liszt. Városonként mindkettőből egy lehet.

chapter-building = Építés: 11A fázis

temples-canals = Templomok és csatornák
temples-canals-1 = Egy :temple: Marduk-templom, :ishtar: Istár-templom vagy :canal: csatorna ára { $economy_building_price } fém, { $economy_building_price } fa és { $economy_building_price } liszt.
temples-canals-2 = Tartományonként és fordulónként egyet építhetsz; az építkezés jele meghódításkor is a tartományon marad. Városonként egy templom, öntözhető városonként egy csatorna lehet.
frame-roll = A keretdobás
frame-roll-1 = Minden építés után dobsz: ha legalább { $frame_frame_roll }, a szimbóluma felkerül a keretre.
frame-roll-2 = { $frame_frame_roll_beside } vagy több is elég, ha a mező, amelyre kerülne, egy hozzá illő saját szimbólumod mellett van:
frame-roll-3 = Marduk Marduk mellett
frame-roll-4 = Istár Istár mellett
frame-roll-5 = Istár csatorna mellett, vagy csatorna Istár mellett
frame-roll-6 = A „mellett” azt jelenti: a keret szomszédos mezőjén.

chapter-trade = Kereskedés

when-trade = Mikor kereskedhetsz?
when-trade-1 = Minden fázisban: bármelyik saját fő döntésednél, az őrlésnél is; és akkor is, amikor nem kérdezünk tőled semmit, mások 11. fázisában, vagy ha már kész vagy. Válaszolni és ellenajánlatot tenni bármikor lehet.
when-trade-2 = Egy másik saját kérdésed közben nem kereskedhetsz.
when-trade-3 = Senki sem vár olyan ajánlatra, amelyet még ír valaki, akitől nem kérdezünk semmit; a forduló végével elévül. Ez, a bármikor tehető ellenajánlat és a más kérdésekről szóló szabály tőlünk való.
bank = A bank
bank-1 = A bank bármely anyagból 1-et ad, ha egy másikból { $trade_bank_rate } egységet adsz. Lisztet sosem vesz, de ad.
bank-2 = A lisztről szóló nyomtatott mondat [többféleképpen olvasható](#readings). Ha a bank nem adna lisztet, egy uralkodó örökre elakadhatna.
offers = Ajánlatok
offers-1 = Bármelyik uralkodónak bármilyen kosarat ajánlhatsz bármilyen kosárért, anyagot és kártyát, ajándékot is: a magadéból annyit, amennyid van, és annyi ajánlatot, amennyit csak akarsz.
offers-2 = Aki ajánlatot kap, elfogadja, elutasítja, vagy ellenajánlattal felel; aki tette, visszavonhatja. Az elfogadás pillanatában derül ki, meg tudja-e adni mindkét fél: minden teljesül, vagy semmi.
offers-3 = Egyszerre egy nyitott ajánlatod van: ha ellenajánlattal felelsz, ezzel visszavonod a saját nyitott ajánlatodat.
offers-4 = Korlát csak a visszaélés ellen van: egy anyagból 999 kérhető, uralkodónként és fordulónként 30 ajánlat tehető, egy ajánlat 120 alkalommal módosítható.
offers-5 = A visszaélés elleni korlátok és az egyetlen nyitott ajánlat tőlünk valók. Az asztal szűkebb korlátokat is választhat: oldalanként legfeljebb { $trade_basket_most } egy anyagból, fordulónként { $trade_offers_most } ajánlat; akkor egy oldal többet is ígérhet, mint amennyije van.
transit = Karavánok mások földjén
transit-1 = Ha a két birodalom között minden út mások tartományain vezet át, a karaván azt választja, amelyik a legkevesebb uralkodót érinti, aztán azt, amelyik a legkevesebb tartományukat.
transit-2 = Ezek az uralkodók szabadon átengedhetik, **vámot** kérhetnek (egy kosarat, amelyet az ajánlattevő fizet), vagy megtagadhatják az átkelést. Egy uralkodó egyszerre egy vámot kér.
transit-3 = Először az út menti uralkodók döntenek, aztán az ajánlattevő elfogadja a vámokat, vagy elejti az ajánlatot, aztán válaszol a partner.
transit-4 = A vám akkor számít, amikor kifizetik: akkor egy ideig nem kapsz fémet a [szabad cseréből](#free-trade).
transit-5 = A senki földje és a nomádok földje szabad. Ha két út egyformán jó, az asztal körüli sorrend dönt.

chapter-policy = Politika: a 11B fázis eleje

campaigns = Kampányok
campaigns-1 = A 11B fázisod elején megpróbálhatsz egy kampányt: fizess 1 fémet, fát vagy lisztet, és dobj. Ha legalább { $policy_campaign_roll }, sikerül.
campaigns-2 = Minden { $policy_campaign_bonus } hozzá illő saját templom után a kereten 1-et hozzáadsz.
campaigns-3 = A mi döntésünk, hogy fordulónként egy kampány lehet, és hogy az ár kudarc esetén is elvész.
alliance = Szövetség
alliance-1 = Először dobsz; aztán a partner beleegyezhet. A szövetség véget vet a köztetek folyó háborúnak, és szövetségesek nem üzenhetnek hadat egymásnak.
alliance-2 = Minden { $policy_campaign_bonus } saját :ishtar: Istár-szimbólum után a kereten 1-et hozzáadsz.
break = Szövetség felbontása
break-1 = Ehhez egy fél elég. A következő fordulótól hadat üzenhettek egymásnak, akkor is, ha [ármány](#political-cards) bontotta fel. Minden { $policy_campaign_bonus } saját :temple: Marduk-szimbólum után a kereten 1-et hozzáadsz.
war = Hadüzenet
war-1 = Még ebben a körben támadhatsz. Szövetségesnek nem üzenhetsz hadat. Minden { $policy_campaign_bonus } saját :temple: Marduk-szimbólum után a kereten 1-et hozzáadsz.
war-2 = A háború magától véget ér az első olyan teljes forduló végén, amelyben a két fél nem harcolt egymással.
who-attacks = Ki támadhat?
who-attacks-1 = Akivel háborúban állsz, azt megtámadhatod, ha ezek közül egy igaz:
who-attacks-2 = A saját hadüzeneted éppen ebben a körben sikerült, dobással vagy követekkel.
who-attacks-3 = Az előző fordulóban harcoltatok egymással, bármelyikőtök támadott.
who-attacks-4 = Ha háborúban állsz, és nem támadhatsz, te is hadat üzenhetsz, bár már háború van. A harc nélküli háborút ez nem hosszabbítja meg.
who-attacks-5 = Az újbóli hadüzenet a mi döntésünk. Az asztal választhatja, hogy mindkét fél támadhat, [amíg a háború tart](#readings).

chapter-marching = Menetelés és harc: 11B fázis

troops = Mozgás
troops-1 = A :foot: gyalogos egy tartományt mozog, a :chariot: harci szekér legfeljebb kettőt. Minden egység, amely ebben a körben mozog, 1 lisztet eszik.
troops-2 = Minden lépés külön mozgás. Ha nomádok nélküli semleges tartományba lépsz, elfoglalod, és a tiéd marad, amikor a csapatok elmennek. Egy harci szekér kettőt is elfoglalhat, vagy lép egyet, aztán támad.
troops-3 = Más uralkodó tartományába csak harcolni léphetsz be; a szövetségeseidébe is.
troops-4 = A nomádok őshazája sosem lesz senkié. Az [üres lapkák](#blanks) semmit sem foglalnak el.
attack = Támadás
attack-1 = Válassz egy tartományt, és mondd meg, mely egységek támadnak. Mind egyszerre indul: ehhez a csatához később senki sem csatlakozik.
attack-2 = Ahol { $war_chariot_ban } vagy több fal áll, harci szekér nem támadhat.
attack-3 = Ugyanaz a tartomány másodszor is megtámadható. A védők nélküli tartomány azonnal elesik; ez is harcnak számít.
duels = Párbajok
duels-1 = Egység küzd egység ellen: a támadó választ egyet, aztán a védő is, és mindketten dobnak. Hozzáadnak:
duels-2 = a támadó + { $war_chariot_attack } pontot harci szekérrel,
duels-3 = vagy + { $war_foot_attack } pontot gyalogossal,
duels-4 = a védő + 1 pontot minden falért.
duels-5 = A nagyobb összeg győz; döntetlennél mindketten újra dobnak. A vesztes egysége odavan, és jön a következő párbaj, amíg az egyik félnek senkije sem marad.
duels-6 = Az asztal falanként + 3 pontot is választhat. A nyomtatott füzetben mindkettő áll; + 1 ponttal a központi tartományok legyőzhetők.
duels-7 = Senki sem vonul vissza. Bejelentett csatába senki sem vághat közbe.
conquest = Hódítás
conquest-1 = Ha a támadó győz, és áll ott építmény, dob: { $war_destruction_roll } fölött a tartomány minden építménye elpusztul.
conquest-2 = Különben mind az övé lesz, és minden zsákmányolt templomért vagy csatornáért a vesztes egy ugyanilyen szimbólumát a magáévá teszi a kereten. Ő választja meg, melyiket, amíg a vesztesnek van ilyenje.
conquest-3 = Aztán a vesztes katonai szimbóluma következik: aki csatában tartományt veszít, egy katonai szimbólumot is elveszít a keretről, és a támadó választja meg, melyiket.
conquest-4 = Aki uralkodótól vagy nomádoktól szerez tartományt, dobás nélkül :foot: katonai szimbólumot tesz a keretre; ez jön utoljára.
conquest-5 = Ezeket a szimbólumokat elvenni kötelező. Az asztal választhatja, hogy [visszautasíthatók](#readings).

chapter-nomads = Nomádok

tribes = A törzsek
tribes-1 = Öt törzs él az őshazájában, törzsenként { $nomads_nomad_units } egységgel: szuteusok, haneusok, jaminiták, gutik és turukkuk. Csak akkor cselekszenek, ha valaki kijátssza a [kártyájukat](#playing-cards) a 11B fázisban, bárki 11B fázisában: a kártya közbevág.
tribes-2 = Ha egy törzs odavész, azonnal újra az őshazájában van, { $nomads_nomad_units } egységgel. A forduló végén minden törzsnek ismét { $nomads_nomad_units } van. (A törzsek neve és az azonnali visszatérés tőlünk való.)
nomad-march = Hogyan vonulnak
nomad-march-1 = Aki a kártyát kijátszotta, a törzset legfeljebb { $nomads_nomad_steps } tartománnyal viszi arrébb, legalább eggyel. Átkelhet uralkodók olyan tartományain, ahol nincs város. Nem léphet olyan városos tartományba, ahol másik törzs van, és sosem megy a kártya kijátszója ellen.
nomad-march-2 = Város nélküli tartományban minden szín együtt állhat. Hadban álló uralkodók ott is harcolhatnak, és egy ott álló törzs senkit sem akadályoz abban, hogy elfoglalja a tartományt.
nomad-march-3 = Ha egy törzs olyan városos tartományban áll, amely senkié, tartja azt. Ha elmegy, a tartomány semleges, minden építményével együtt.
nomad-battle = Hogyan harcolnak
nomad-battle-1 = A nomádok csak városos tartományban harcolnak, az őshazájukban sosem. + { $nomads_nomad_attack } ponttal támadnak, védekezni sosem kapnak bónuszt. Háborúk és szövetségek nem számítanak nekik.
nomad-battle-2 = Egy megtámadott törzs helyett az választ és dob, aki utoljára vezette.
nomad-battle-3 = Ha nomádok hódítanak meg egy tartományt, [a szokásos módon](#conquest) dobás dönt a pusztulásról. A vesztes levesz a keretről egy katonai szimbólumot, amelyet a kártya kijátszója választ ki; ő maga nem tesz fel egyet sem.
nomad-battle-4 = Az asztal választhatja, hogy a törzsek nem támadhatnak, ahol { $war_chariot_ban } vagy több fal áll.
nomad-battle-5 = Hogy csak városos tartományban harcolnak, hogy egy törzs tarthat olyan várost, amely senkié, és hogy ki dob helyettük, tőlünk való, amiről a nyomtatott füzet hallgat.

chapter-cards = Kártyák

playing-cards = Kártya kijátszása
playing-cards-1 = Fordulónként egy kártyát játszhatsz ki, és kártyákkal kereskedhetsz is. Egy kártya **közbevág** a játék menetébe.
playing-cards-2 = Nem katonai kártyák: bármelyik saját fő döntésednél, az őrlésnél is, és valahányszor nem kérdezünk tőled semmit, mások körében is. Nomádok, zsoldosok és szökevények: bárki 11B fázisában. Erőltetett menet és ostromlétrák, amelyek máskor semmit sem érnének: a saját 11B fázisodban.
playing-cards-3 = Senki sem vár egy kártyára, amely talán jön. Amíg egy katonai kártya közbevág, aki soron van, vár, aztán újra eldönti, amit félig már eldöntött, és senki sem látott.
playing-cards-4 = Senki sem vág közbe csatába a bejelentésétől kezdve, kampány dobásába és beleegyezésébe, vagy egy másik kártyába.
playing-cards-5 = Hogy mikor játszható ki egy kártya, tőlünk való, ahol a nyomtatott füzet nem mondja meg. Ha egy asztal nem kér meglepetést: kártya csak saját döntésnél, katonai csak a saját 11B fázisban.
military-cards = Katonai kártyák
military-cards-1 = Csak a 11B fázisban:
military-cards-2 = **Erőltetett menet:** a gyalogosaid ebben a körben 2 tartományt mozoghatnak.
military-cards-3 = **Ostromlétrák:** egy csatában a falak nem számítanak, és harci szekér is támadhat ellenük.
military-cards-4 = **Zsoldosok:** { $cards_mercenary_foot } gyalogos egy városos tartományodban { $cards_mercenary_metal } fémért. Azonnal mozoghatnak.
military-cards-5 = **Szökevények:** egy gyalogos elhagyja egy veled hadban álló uralkodó oszlopát, valamelyik tartományod mellett.
military-cards-6 = **Új lendület:** egy elvesztett párbajban újra dobtok. A támadóé, hacsak az asztal [a védőnek is](#readings) meg nem engedi.
economic-cards = Gazdasági kártyák
economic-cards-1 = **Bő aratás:** + { $cards_harvest_card } gabona.
economic-cards-2 = **Gazdag telér:** + { $cards_vein_card } érc.
economic-cards-3 = **Cédrustutajok:** + { $cards_rafts_card } fa.
economic-cards-4 = **Karaván:** + { $cards_caravan_card } fém.
economic-cards-5 = **Sáskák:** egy vetélytárs elveszíti a gabonája felét, felfelé kerekítve.
political-cards = Politikai kártyák
political-cards-1 = **Követek:** egy kampány dobás nélkül sikerül. A dobás előtt kérdezünk.
political-cards-2 = **Ármány:** véget vet két másik uralkodó szövetségének.
political-cards-3 = **Kémek:** megnézed egy vetélytárs kártyáit és oszlopait, és elveszed egy kártyáját.
political-cards-4 = **Áldás:** egy keretdobás biztosan sikerül. A dobás előtt kérdezünk.
all-cards = Minden kártya
all-cards-1 = A nyomtatott füzetből tudjuk, hogy vannak nomádkártyák, hogy a katonai kártyák csak a 11B fázisba valók, hogy uralkodónként és fordulónként egy kártya játszható ki, és hogy kártyákkal kereskedni lehet. Hogy mi a 48 kártya, és mit hoznak, tőlünk való.

chapter-end = A vége, és ami titkos

game-end = Mikor ér véget, és ki győz?
game-end-1 = A játéknak az utolsó év telén van vége, vagy amint egyetlen uralkodó marad.
game-end-2 = A pontjaid a szimbólumaid a kereten: templomok, csatornák és katonai szimbólumok. A legtöbb szimbólum győz; akinek ugyanannyi van, osztozik a győzelmen. (A döntetlenről mi döntöttünk így.)
out = Uralkodó tartományok nélkül
out-1 = Akinek nincs több tartománya, semmiről sem dönt többé, de megtartja a szimbólumait a kereten. A város nélküli földön álló katonái szétszélednek, a szövetségei és a háborúi maguktól véget érnek. Mindez tőlünk való; az is, hogy vége a játéknak, ha egy uralkodó marad.
secrets = Mit látnak a többiek?
secrets-1 = Csak te látod a pontos raktáradat, a kártyáidat, és hogy mi van az oszlopaidban. Az asztal nyílt raktárakat is választhat. A többiek azt látják, hány kártyád van, milyen magas egy-egy oszlop, minden építményt, a keretet, a szövetségeket és a háborúkat.
secrets-2 = Egy ajánlatot az a kettő lát, akit érint, egy vámot az, aki kéri, és aki fizeti. Ami az elfogadáskor gazdát cserél, azt mindenki látja.
secrets-3 = Hogy mit ettek meg a sáskák, és melyik kártyát vitték el a kémek, csak az tudja meg, akit érint: aki elvesztette, és aki elvette.
secrets-4 = Hogy kire csapnak le a sáskák, és ki ír éppen ajánlatot (azt nem, kinek), mindenki látja. Amiben a nyomtatott füzet hallgat a titkokról, ott ez a mi döntésünk.

chapter-about = Erről a könyvről

sources = Honnan valók a szabályok?
sources-1 = Ezt a könyvet a saját szavainkkal állítottuk össze a nyomtatott német szabályfüzetből és webes kiadásából. Minden szám mellett jel áll:
sources-2 = **S**: nyomtatva áll a szabályfüzetben.
sources-3 = **R**: mi következtettük ki vagy döntöttük el, ahol a szabályfüzet hallgat, ellentmond magának, vagy csak képet mutatott. A táblázatokon kívül az ilyen bekezdések fölött „A mi döntésünk” áll.
sources-4 = A térkép helyei a Pleiades helynévtárból (CC BY 3.0) valók, vagy becslések.
readings = Mondatok, amelyek többféleképpen olvashatók
readings-1 = Ahol a nyomtatott szavak többféleképpen olvashatók, az asztal választ. Az elsőként említett szerint játszik egy asztal, ha nem választ mást; amennyire lehet, a nyomtatott szavak döntenek.
readings-2 = **Ki támadhat háborúban:** csak az, aki éppen most üzent hadat, vagy aki az előző fordulóban harcolt a másikkal, ahogy a füzet mondja; vagy mindkettő, amíg a háború tart.
readings-3 = **Ajánlatok:** „szabad árfolyamon”, korlátok nélkül; vagy korlátozva.
readings-4 = **A bank és a liszt:** egy anyagot „a liszt kivételével” bármely másikra cserélhetsz. Tehát a bank nem vesz lisztet, de ad; vagy nem ad, de vesz; vagy egyiket sem.
readings-5 = **Hossz:** a játékosok egy év után döntenek, hogy még 1, 2 vagy 3 évet játszanak-e. Két, három vagy négy év előre eldől; vagy egy szavazás az első év után; vagy szavazás minden év után.
readings-6 = **Új lendület:** a katonai kártyák a 11B fázisban játszhatók ki, mondja a füzet, nem csak a sajátban. A támadóé; vagy a védőé is, aki párbajt veszített, nomádok ellen is.
readings-7 = **Olvasztás:** egy kovácsműhely „legfeljebb öt ércet” használ. Annyit olvaszt, amennyit csak tud; vagy az uralkodó mondja meg, mennyit.
readings-8 = **„Lehet”:** a keretdobás, áldás vagy hódítás után járó szimbólumot, a vesztes átvehető szimbólumát és Katna nomádkártyáját elvenni kötelező; vagy visszautasíthatók. Aki egy átvehető szimbólumot visszautasít, a vesztesnek hagyja a többi ilyet is.
readings-9 = **Hiányzó uralkodók központi tartományai:** üresek; vagy van bennük csatorna, kovácsműhely, malomkő és fal, mert a füzet „minden központi tartományt” mond. Akkor semlegesek: aki nincs ott, annak nincs felállítható csapata, így azé lesz, aki belép.
readings-10 = **A térkép nyolcnál kevesebb uralkodóval:** egészben; vagy csak egy része, ahogy a füzet sejteti, de nem mondja meg, melyik.
readings-11 = Ha csak egy rész van játékban, kimarad az a tartomány, amelyik kevesebb lépésre van egy hiányzó uralkodó központi tartományától, mint bármelyik játékban lévőtől. Az őshazák és a játékban lévő központi tartományok maradnak, és azok is, amelyek egy legrövidebb úton fekszenek, ha nélkülük szétesne, ami marad. Ami nincs játékban, oda senki sem megy, ott nem áll fa, és ott semmi sem számít. Ez a mi döntésünk.
numbers = A doboz minden más száma
own-box = Ha a te dobozodban más áll
own-box-1 = A könyv minden száma és az egész térkép egyetlen **készletfájlból** való. Ha megvan a dobozod, és más számokat látsz benne, töltsd le a fájlt, javítsd ki bármelyik szövegszerkesztőben, és válaszd ki, amikor asztalt állítasz fel.
own-box-2 = A fájlban minden szám mellett ott áll a jele. Ha a fájlodban valami nem lehet jó, még a játék kezdete előtt megtudod, melyik kulcs, milyen érték, és mi állhatna ott.
own-box-3 = Saját fájllal játszó asztalnál ez a könyv annak a fájlnak a számait mondja. Terminálban ugyanez: `--box my-box.toml`.

# Az uralkodók név szerint

ruler-larsa = Rim-Szin, Larsza ura
ruler-babylon = Hammurapi, Babilon ura
ruler-mari = Zimri-Lim, Mari ura
ruler-qatna = Amut-pi-El, Katna ura
ruler-eshnunna = Ibal-pi-El, Esnunna ura
ruler-yamhad = Jarim-Lim, Jamhad ura
ruler-assur = Samsi-Adad, Assur ura
ruler-susa = Isme-Dagan, Szúza ura

# Táblázatok a doboz számaival

table-what = Mi
table-number = Szám
table-none = –
table-yes = igen
table-ruler = Uralkodó
table-capital = Főváros
table-at = { $count } fővel
table-phase = Fázis
table-seasons = Mikor
table-card = Kártya
table-copies = Darab
table-province = Tartomány
table-kind = Fajta
table-kind-core = központi
table-kind-origin = őshaza
table-kind-ordinary = közönséges
table-cities = Városok
table-irrigable = Öntözhető
table-trees = Fák
table-mine = Bánya
table-core-forges = Kovácsműhely
table-core-millstones = Malomkő
table-core-chariots = Harci szekér
table-core-foot = Gyalogos
table-core-walls = Fal
table-phase-felling = 1 · Favágás
table-phase-regrowth = 2 · Sarjadás
table-phase-free-trade = 3 · Szabad csere
table-phase-ore = 4 · Érc
table-phase-harvest = 5 · Aratás
table-phase-harvest-twice = 5 · Aratás, ha évente kettő van
table-phase-milling = 6 · Őrlés
table-phase-feeding = 7 · Ellátás
table-phase-forges = 8 · Kovácsok
table-phase-walls = 9 · Falak
table-phase-works = 10 · Műhelyek: kovácsműhely, malomkő
table-phase-building = 11A · Templomok, csatornák
table-phase-policy = 11B · Politika és háború
table-foot-price = Egy gyalogos ára fémből, fából és lisztből
table-chariot-price = Egy harci szekér ára mindegyikből
table-wall-price = Egy fal ára mindegyikből
table-works-price = Egy kovácsműhely vagy malomkő ára mindegyikből
table-building-price = Egy templom vagy csatorna ára mindegyikből
table-free-trade-year = A szabad csere első éve
table-mill-grain = Gabona, amelyet egy malomkő megőröl
table-smelt-ore = Érc, amelyet egy kovácsműhely megolvaszt
table-bank-rate = Amit a bank 1-ért kér
table-basket-most = Korlátozva: egy anyagból oldalanként legfeljebb
table-offers-most = Korlátozva: ajánlat fordulónként
table-size = A keret mezői
table-frame-roll = Keretdobás
table-frame-roll-beside = Ugyanez hozzá illő szimbólum mellett
table-campaign-roll = Kampánydobás
table-campaign-bonus = Templom a kereten + 1 ponthoz
table-foot-attack = Gyalogos támadása
table-chariot-attack = Harci szekér támadása
table-chariot-ban = Fal, amely megállítja a harci szekereket
table-destruction-roll = Efölötti dobás pusztít
table-blanks-each = Üres lapka uralkodónként
table-nomad-units = Egy törzs egységei
table-nomad-steps = Egy törzs ennyi tartományt megy
table-nomad-attack = Nomádok támadása
table-each = Kártyák kezdetben
table-harvest-card = Bő aratás: gabona
table-vein-card = Gazdag telér: érc
table-rafts-card = Cédrustutajok: fa
table-caravan-card = Karaván: fém
table-mercenary-foot = Zsoldosok: gyalogos
table-mercenary-metal = Zsoldosok: ennyi fémbe kerülnek

# Ábrák

figure-felling = Egy tartományban kivágnak egy fát: a helye üres marad, amíg valami újra nem nő.
figure-works = Kovácsműhely vagy malomkő épül: fémbe, fába és lisztbe kerül, és egy városban áll.
figure-frame = Egy építmény és az utána következő keretdobás.
figure-march = Egy egység szabad földre megy, és elfoglalja.
figure-battle = Egy csata: a támadás, aztán párbaj párbaj után.
figure-conquest = Egy hódítás: mi lesz az építményekből és a szimbólumokból.
figure-nomads = Valaki kijátszik egy kártyát, és kivezet egy törzset az őshazájából.
