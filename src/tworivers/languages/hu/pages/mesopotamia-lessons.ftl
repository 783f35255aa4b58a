# A Mesopotamia leckéi és a vezetett első játszma kártyái.

chapter-economy = Gazdaság
chapter-trade = Kereskedés
chapter-building = Építés
chapter-war = Politika és háború
chapter-cards = Kártyák
chapter-winning = Győzelem

lesson-mill-title = Liszt a népednek
lesson-mill = Te vagy Hammurapi, Babilon ura. A játékot a térkép körüli kereten álló szimbólumok döntik el, de előbb a népednek ennie kell: minden város évszakonként 1 lisztet eszik. Az évszak a térkép fölötti szalag fázisain halad végig; ez az őrlés. Egy malomkő legfeljebb 5 gabonából őröl ugyanannyi lisztet.
lesson-mill-task = Őrölj meg annyi gabonát, amennyit csak tudsz.
lesson-mill-praise = A három városod 3 lisztet eszik, a többi megmarad. Liszttel fizetsz a csapatokért és az építményekért is.
lesson-mill-little = Ez kevés: amit most nem őrölsz meg, a következő évszakig vár. Őröld meg mind az 5-öt.

lesson-smelt-title = Mit csinál egy kovácsműhely?
lesson-smelt = Egy kovácsműhely évszakonként egy dolgot csinál: legfeljebb 5 ércből fémet olvaszt, vagy felállít egy gyalogost vagy egy harci szekeret. Fém nélkül semmit sem építhetsz.
lesson-smelt-task = Olvaszd meg az ércet a babiloni kovácsműhelyedben.
lesson-smelt-praise = 5 ércből 5 fém lett. Az érc tavasszal a bányákból jön, ezért mindenki bányás tartományt szeretne.
lesson-smelt-foot = Csapatokat később is felállíthatsz. Először olvaszd meg az ércet: fém mindenhez kell.
lesson-smelt-chariot = A harci szekér drága. Először olvaszd meg az ércet: fém mindenhez kell.
lesson-smelt-blank = Egy üres lapkától csak magasabbnak látszik az oszlop. Olvaszd meg az ércet.

lesson-millstone-title = Még egy malomkő
lesson-millstone = Egy malomkő vagy kovácsműhely ára 2 fém, 2 fa és 2 liszt. Minden városban mindkettőből egynek van helye. Két malomkővel évszakonként 10 gabonát őrölhetsz meg.
lesson-millstone-task = Építs egy malomkövet.
lesson-millstone-praise = Egy nagyobb birodalom több lisztet eszik, és most már meg is tudod őrölni.
lesson-millstone-forge = Egy második kovácsműhely is jó. De az éhes városok falakat bontanak le, ezért előbb malomkövet építs.

lesson-fell-title = Fa
lesson-fell = Minden fás tartományodban évszakonként egy fát vághatsz ki. Ezzel 1 fa kerül a raktáradba. Birodalmad egy fája magától újranő.
lesson-fell-task = Vágj ki egy fát Nippurban.
lesson-fell-praise = 1 fa. Szinte mindenhez kell, amit építesz, és gyakran épp ez hiányzik.
lesson-fell-done = Fa nélkül mentél tovább. Vágd ki a fát: nem kerül semmibe.

lesson-bank-title = A bank
lesson-bank = A bank bármely anyagból 1-et ad egy másikból 3-ért. Lisztet nem vesz. Drága, de mindig nyitva van.
lesson-bank-task = Sok fémed van és kevés fád. Nyisd meg a „Csere” fület, és adj a banknak fémet fáért.
lesson-bank-praise = 3 fémből 1 fa lett. Más uralkodók gyakran jobb árat kínálnak.
lesson-bank-other = Ez nem fa. Azt a cserét keresd, amelyik fát hoz.

lesson-offer-title = Egy ajánlat
lesson-offer = Bármelyik uralkodónak bármit ajánlhatsz bármiért. Ha az út más földjén visz át, ő vámot kérhet. A senki földje szabad.
lesson-offer-task = Nyisd meg a „Csere” fület, és ajánlj Marinak 2 fémet 2 fáért.
lesson-offer-praise = Mari beleegyezett. Az 1 az 1-hez csere sokkal jobb, mint a banknál a 3 az 1-hez.
lesson-offer-gift = Mari ezúttal beleegyezett, de a feladat 2 fém volt 2 fáért.

lesson-answer-title = Két ajánlat
lesson-answer = Mari és Assur is a fémedet szeretné a fájáért. Nézd meg mindkét ajánlatot, mielőtt válaszolsz. Elfogadhatod az egyiket, elutasíthatod, vagy ellenajánlatot tehetsz.
lesson-answer-task = Fogadd el a jobb ajánlatot.
lesson-answer-praise = 2 fa 2 fémért. Mari egyetlen fáért 3 fémet kért, annyit, amennyit a bank.
lesson-answer-dear = 3 fém 1 fáért: a bank is ennyiért adja. Assur ajánlata jobb volt.
lesson-answer-declined = Az volt a jobbik. Mari 1 fáért 3 fémet kér, Assur 2 fáért 2 fémet.

lesson-temple-title = Szimbólumokkal győzöl
lesson-temple = A végén az győz, akinek a legtöbb szimbóluma van a kereten. Egy templom ára 1 fém, 1 fa és 1 liszt. Építés után kocka dönt: ha legalább 4, a szimbólumod felkerül a keretre.
lesson-temple-task = Építs egy Marduk-templomot.
lesson-temple-praise = Kegyes volt a kocka: itt az első szimbólumod. Tartományonként és évszakonként egy ilyen építmény lehet.
lesson-temple-ishtar = Ez egy Istár-templom. Ugyanannyit ér, de a feladat egy Marduk-templom.

lesson-neighbour-title = Jó szomszédok
lesson-neighbour = A következő szabad mező a Marduk-szimbólumod mellett van. Ha egy szimbólum illik a szomszédjához, 4 helyett már 2 is elég. Marduk Mardukhoz illik, Istár Istárhoz, Istár és a csatorna pedig egymáshoz.
lesson-neighbour-task = Építsd meg Nippurban azt, amihez 2 is elég.
lesson-neighbour-praise = Marduk Marduk mellett: hat dobásból öt sikerül.
lesson-neighbour-four = Ehhez 4 kell, mert nem illik a mellette álló Marduk-szimbólumhoz.

lesson-canal-title = A csatornák hozzák a termést
lesson-canal = Ősszel minden csatorna 6, 8 vagy 10 gabonát hoz; egyetlen kocka dönt mindről. Minden öntözhető városhoz egy csatorna építhető. A csatorna is szimbólum, ha a kocka engedi.
lesson-canal-task = Építs csatornát Nippurban.
lesson-canal-praise = Mostantól Nippur eteti a népedet. Csatornák nélkül egy nagy birodalom éhezik.
lesson-canal-temple = A templom nem hoz gabonát. Öt városod eszik, ezért csatornát építs.

lesson-wall-title = Falak
lesson-wall = Egy fal ára 1 fém, 1 fa és 1 liszt. A védő dobását minden fal 1-gyel növeli. Ahol két fal áll, harci szekér nem támadhat.
lesson-wall-task = Építs falat Nippurban.
lesson-wall-praise = Nippur most biztonságosabb. De ha kevés a liszt, először falakat bontanak le.
lesson-wall-done = Fal nélkül mentél tovább. Építs egyet Nippurban.

lesson-march-title = Új föld
lesson-march = A senki földje azé lesz, aki bevonul. Minden mozgó egység 1 lisztet eszik. A gyalogos egy tartományt mehet, a harci szekér kettőt. A föld a tiéd marad, ha a csapatok továbbmennek.
lesson-march-task = Küldj egy gyalogost Babilonból Nippurba: ott két város és egy fa vár.
lesson-march-praise = Nippur a tiéd, és két városában építhetsz. Ne hagyd sokáig őrség nélkül.
lesson-march-elsewhere = Ez a föld most a tiéd. De Nippurban két város és egy fa van.

lesson-raise-title = Csapatok
lesson-raise = Egy gyalogos ára 1 fém, 1 fa és 1 liszt. A harci szekér mindegyikből 2-be kerül, messzebb jut, és támadáskor 1 helyett 2-t ad a dobáshoz. Mások csak azt látják, milyen magas egy oszlop, azt nem, mi van benne.
lesson-raise-task = Állíts fel egy gyalogost Babilonban.
lesson-raise-praise = A babiloni oszlop megnőtt. Az üres lapkáktól is magasabbnak látszik egy oszlop.
lesson-raise-chariot = Egy harci szekérre szinte mindened rámenne. Gyalogost állíts fel.
lesson-raise-blank = Egy üres lapka nem tud harcolni. Gyalogost állíts fel.

lesson-alliance-title = Szövetség
lesson-alliance = Évszakonként egy kampányt próbálhatsz meg. Ára 1 fém, fa vagy liszt, és legalább 4-et kell dobni. Szövetségesek nem üzenhetnek hadat egymásnak. Három Istár-szimbólummal könnyebb.
lesson-alliance-task = Ajánlj szövetséget Marinak, és fizess fémmel.
lesson-alliance-praise = A dobás sikerült, és Mari beleegyezett. Erről az oldalról most senki sem támad.
lesson-alliance-war = Ez hadüzenet. Válaszd a szövetséget.
lesson-alliance-assur = Ez Assur. A feladat szövetség Marival.

lesson-war-title = Háború
lesson-war = Csak akkor támadhatsz, ha ugyanabban a körben hadat üzentél, vagy ha az előző évszakban harcoltál ugyanazzal az uralkodóval. Három Marduk-szimbólum, és neked ennyi van, 1-gyel növeli a dobást.
lesson-war-task = Assur csapatai Bagdadban állnak, a gyalogosaid mellett. Üzenj hadat Assurnak, és fizess liszttel.
lesson-war-praise = Most már ebben a körben megtámadhatod Assurt.
lesson-war-mari = Ez Mari. Bagdad Assuré.
lesson-war-alliance = A szövetség megtiltaná a támadást. Hadat üzenj.

lesson-battle-title = Egy csata
lesson-battle = Minden támadó az első dobás előtt csatlakozik. Aztán az egységek párban harcolnak: mindkettő dob, a gyalogos 1-et ad hozzá, a harci szekér 2-t, a védőnek minden fal 1-et. A nagyobb szám győz, a vesztes egysége odavan.
lesson-battle-task = Támadd meg Bagdadot mindkét gyalogossal Maskan-sapirból.
lesson-battle-praise = Az egyik gyalogos elesett, a másik győzött. Bagdad a tiéd, és egy hódítás dobás nélkül hoz szimbólumot.
lesson-battle-one = Egy gyalogos kevés volt. Küldd mindkettőt: ha az első elesik, a második tovább harcol.

lesson-card-title = Kártyák
lesson-card = Öt kártyával kezdesz, és többet nem kapsz. Évszakonként egyet játszhatsz ki. A legtöbb bármikor kijátszható, a katonaiak csak a 11. fázisban, az évszak végén.
lesson-card-task = Nyisd meg a „Kártyák” fület, és játszd ki azt a kártyát, amelyik fémet hoz.
lesson-card-praise = Karaván: 3 fém. Kártyákkal kereskedni is lehet.
lesson-card-harvest = Ez gabonát hozott. Fémet a karaván hoz.

lesson-nomads-title = Nomádok
lesson-nomads = Öt törzs él a térkép szélén. Egy törzs akkor indul el, ha valaki kijátssza a kártyáját: legfeljebb két tartományt megy, és ott támad, ahol városok vannak. Akitől nomádok földet vesznek el, egy katonai szimbólumot is elveszít.
lesson-nomads-task = Nyisd meg a „Kártyák” fület, és küldd a haneusokat Hatrába. Assurnak csak egy egysége van ott.
lesson-nomads-praise = Az egység üres lapka volt: Hatra rögtön elesett, és Assur elvesztett egy szimbólumot. Te semmit sem kockáztattál.
lesson-nomads-elsewhere = Máshová mentek. Hatra mellettük van, egyetlen egységgel.

lesson-win-title = Az utolsó évszak
lesson-win = Tél van, a második év vége: ezután az évszak után véget ér a játék. Te és Assur 8-8 szimbólummal álltok. Fémed egy építményre elég. A következő mező az Istár-szimbólumod mellett van.
lesson-win-task = Építsd meg azt, amihez 2 is elég, aztán fejezd be a körödet.
lesson-win-praise = 9 szimbólum 8 ellen: Babilon győzött.
lesson-win-marduk = A Marduk-templomhoz 4 kellett, és a dobás kevesebb volt. Istár Istár mellett 2-vel is sikerül.
lesson-win-idle = A játék véget ért: 8–8, osztoztok a győzelmen. Még egy szimbólum elég lett volna.

# A vezetett első játszma kártyái: mire való egy döntés, mi az ára, mire gondolnak a jó játékosok.

guide-ask-fell-for = 1 fa minden fás tartományodból.
guide-ask-fell-costs = Egy kivágott fa. Évszakonként egy újranő.
guide-ask-fell-think = Fából szinte mindig kevés van. Vágj, amikor csak tudsz.
guide-ask-regrow-for = Egy fád újranő.
guide-ask-regrow-costs = Semmi.
guide-ask-regrow-think = Ott nőjön, ahová nem jut el ellenség.
guide-ask-mill-for = A gabonából liszt lesz. Liszt kell a városoknak, a csapatoknak és az építményekhez.
guide-ask-mill-costs = 1 gabona minden lisztért.
guide-ask-mill-think = Gabona csak ősszel jön. Kitart addig?
guide-ask-feed-for = Minden város 1 lisztet eszik. Előtte még kereskedhetsz.
guide-ask-feed-costs = Ami hiányzik, azért falakat bontanak le, aztán kovácsműhelyeket.
guide-ask-feed-think = Ha kevés a liszt, kérj most a többiektől vagy a banktól.
guide-ask-tear-for = Hiányzik a liszt: valaminek mennie kell.
guide-ask-tear-costs = Egy fal, vagy ha nincs több fal, egy kovácsműhely.
guide-ask-tear-think = Olyan falat adj fel, amely messze van minden ellenségtől.
guide-ask-forge-for = Minden kovácsműhely ércet olvaszt vagy csapatot állít fel.
guide-ask-forge-costs = Egy gyalogos 1-1 fém, fa és liszt, egy harci szekér 2-2.
guide-ask-forge-think = Először fém. Csapatok akkor, ha van elfoglalható vagy védendő föld.
guide-ask-wall-for = Egy fal 1-gyel segíti a védőt. Két fal megállítja a harci szekereket.
guide-ask-wall-costs = 1 fém, 1 fa, 1 liszt.
guide-ask-wall-think = A fal a határon éri meg. Ugyanennyiből templom is épül.
guide-ask-works-for = Több kovácsműhely és malomkő évszakonként többre képes.
guide-ask-works-costs = 2 fém, 2 fa, 2 liszt.
guide-ask-works-think = Korán megtérülnek, az utolsó évszakokban már nem.
guide-ask-build-for = A templomok és a csatornák szimbólumot hoznak, a szimbólumok győzelmet.
guide-ask-build-costs = 1 fém, 1 fa, 1 liszt. A kocka megtagadhatja a szimbólumot.
guide-ask-build-think = Melyik szimbólum illik a következő mező szomszédjához? Akkor 2 is elég.
guide-ask-campaign-for = Szövetség kötése vagy felbontása, vagy hadüzenet.
guide-ask-campaign-costs = 1 fém, fa vagy liszt, kudarc esetén is.
guide-ask-campaign-think = Egy szomszédos szövetséges falakat takarít meg. Háború csak akkor, ha rögtön támadhatsz.
guide-ask-consent-for = Szövetség: egyikőtök sem üzenhet hadat a másiknak.
guide-ask-consent-costs = Semmi. Később felbontható.
guide-ask-consent-think = Kit akarok megtámadni? Ha nem őt, egyezz bele.
guide-ask-move-for = Földet foglalsz, vagy támadsz, ahol szabad.
guide-ask-move-costs = 1 liszt minden mozgó egységért.
guide-ask-move-think = Előbb a senki földje, ahol város, fa vagy bánya van. Otthon hagyj őrséget.
guide-ask-attack-at-for = A tartomány, amelyet megtámadsz.
guide-ask-attack-at-costs = Egységek eshetnek el.
guide-ask-attack-at-think = Számold meg az oszlopot és a falakat. Több egység kell, mint amennyi nekik van.
guide-ask-commit-for = Ki vesz részt a támadásban.
guide-ask-commit-costs = 1 liszt minden egységért. Később senki sem csatlakozhat.
guide-ask-commit-think = Inkább eggyel több egység, mint eggyel kevesebb.
guide-ask-duel-for = Egy egységed megküzd az ellenség egy egységével.
guide-ask-duel-costs = A vesztes egysége.
guide-ask-duel-think = Előbb a harci szekerek, mert 2-t adnak a dobáshoz.
guide-ask-defend-for = Egy egységed szembeszáll a támadóval.
guide-ask-defend-costs = A vesztes egysége.
guide-ask-defend-think = Mind egyformán véd: előbb az olcsóbbat veszítsd el.
guide-ask-convert-for = Építményt zsákmányoltál: a vesztes egyik szimbóluma a tiéd lesz.
guide-ask-convert-costs = Semmi.
guide-ask-convert-think = Olyat válassz, amelyik a saját szimbólumaid mellett van.
guide-ask-unseat-for = A vesztes elveszíti egy katonai szimbólumát.
guide-ask-unseat-costs = Semmi.
guide-ask-unseat-think = Először a rések telnek meg: melyik segítene neked?
guide-ask-nomad-step-for = Egy törzset vezetsz, legfeljebb két tartománnyal arrébb.
guide-ask-nomad-step-costs = A kártya.
guide-ask-nomad-step-think = Ott csapj le, ahol kevés csapat őriz egy várost.
guide-ask-direction-for = Te kezded a 11. fázist, és te döntöd el, ki a következő.
guide-ask-direction-costs = Semmi.
guide-ask-direction-think = Aki később jön, látja, mit tettek a többiek.
guide-ask-draft-for = Ajánlatot teszel.
guide-ask-draft-costs = Csak az, amit adsz, és a vámok.
guide-ask-draft-think = Miből van nekik túl sok? Ami jobb, mint 3 az 1-hez, mindkettőtöknek jó.
guide-ask-offer-for = Valaki kereskedni akar veled.
guide-ask-offer-costs = Amit kér.
guide-ask-offer-think = Vesd össze a bankkal: ott 3 az 1-hez. Ellenajánlatot is tehetsz.
guide-ask-toll-for = A karavánja átkel a földeden.
guide-ask-toll-costs = Aki vámot szed, egy évig nem kap fémet a szabad cseréből.
guide-ask-toll-think = A kis vámot kifizetik, a nagy megöli az üzletet.
guide-ask-bless-for = Az áldással biztos a következő szimbólum.
guide-ask-bless-costs = A kártya.
guide-ask-bless-think = Tartogasd olyan dobásra, amelyhez 4 kell.
