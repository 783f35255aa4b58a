# A `tworivers` parancs súgója. A parancsok, az opciók és az értékek neve marad, ahogy van.

help-usage = Használat:
help-any-options = [OPCIÓK]
help-any-command = PARANCS [ARGUMENTUMOK]...
help-arguments = Argumentumok
help-options = Opciók
help-commands = Parancsok
help-required = [kötelező]
help-default = [egyébként: { $value }]
help-help = ennek a súgónak a megjelenítése
help-version = a verzió megjelenítése
help-or = { $names } vagy { $last }
help-and = { $names } és { $last }

help-game = { $games }
help-file = egy mentés
help-lang = nyelv; egyébként a környezeté
help-as-json = táblázat helyett egy JSON-objektum
help-option = a játék egyik opciója, az első érték az alapértelmezett; többször is megadható. { $options }
help-box = saját készletfájl; indulj ki ebből: `tworivers box GAME`
help-seed = egy szám; ugyanaz a szám ugyanazokat a játszmákat adja

command-tworivers = { $games }: játék a böngészőben, szimulálás, vizsgálat. Parancs nélkül: indítás és a böngésző megnyitása.
command-serve = A játékok kiszolgálása böngészőknek. Minden lépés el van mentve, mielőtt érvényes lenne.
help-serve-host = a cím, amelyen figyel; 0.0.0.0: a gép összes címe
help-serve-port = a port, amelyen figyel; 0: bármelyik szabad
help-serve-db = PostgreSQL vagy SQLite címe; egyébként { $tables }
help-serve-shared = ugyanazt a PostgreSQL-adatbázist más szerverek is használják, mind ezzel a kapcsolóval
help-serve-workers = a gépi játékosok helyett gondolkodó folyamatok; egyébként processzoronként egy
help-serve-think-elsewhere = az erős gépi játékosok a `tworivers think` folyamataiban gondolkodnak, bármelyik gépen
help-serve-pause = ennyi másodperc szünet az után, amit egy gépi játékos láthatóan tesz
help-serve-allowed-host = egy név, amelyen a böngészők megtalálják ezt a szervert; *.NAME: minden, ami alatta van, *: bármelyik
help-serve-trusted-proxy = egy előtte álló webszerver, amely megmondja, honnan jönnek a kérések; egyébként egy ezen a gépen
help-serve-limit = a szokásostól eltérő korlát, például chat_per_minute=60
help-serve-metrics = ahol a Prometheus a szerver adatait találja, például 127.0.0.1:9100; sose olyan cím, amelyet idegenek elérnek
help-serve-log = milyenek a napló sorai: plain embereknek, json programoknak
help-serve-log-level = mit ír a napló: error, warning, info esetén minden kérést
help-serve-mail = levelezőszerver a játékosoknak szóló e-mailekhez, például smtp://user@mail.example.org; a jelszava lehet a TWORIVERS_SMTP_PASSWORD változóban
help-serve-mail-sender = az e-mailek feladója, például "Two Rivers <play@example.org>"
help-serve-public-address = hol érhetők el az oldalak, az e-mailek linkjeihez, például https://play.example.org
help-serve-browser = a böngésző megnyitása

command-think = Gondolkodás szerverek gépi játékosai helyett, bármelyik gépen.
help-think-db = a szerverekével azonos PostgreSQL-cím
help-think-workers = gondolkodó folyamatok; egyébként processzoronként egy

command-export-site = Csak fájlokból álló webhely írása, amelyet bármely webszerver kiszolgálhat: ott mindenki a saját eszközén játszik.
help-export-site-folder = hová: új vagy üres mappa, vagy olyan, amelyben egy korábbi webhely van

command-play = Játék a terminálban, közösen egy billentyűzetnél és gépi játékosok ellen. Minden lépés azonnal mentésre kerül.
help-play-game = { $games }; ha van --resume, nem kell
help-play-seats = ki játszik: human, human:NAME vagy egy gépi játékos a szintje szerint ({ $levels }), vesszővel elválasztva; egyébként egy ember és két véletlenül játszó gép
help-play-seed = bármilyen szöveg; egyébként titkos
help-play-resume = egy mentés folytatása
help-play-save = hová kerüljön a játszma; egyébként új fájlba ebben a mappában: { $games }
help-play-draw = sorsolás arról, ki hol ül, és így kié melyik szín vagy uralkodó

command-simulate = Sok játszma gépi játékosok között, számlálással. A döntetlen minden győztesnek győzelem.
help-simulate-seats = a játékosok száma
help-simulate-games = a játszmák száma, legfeljebb 1 000 000 000
help-simulate-bots = ki hol ül, vesszővel elválasztva: szintek, greedy, search:PLAYOUTS; ha több a hely, elölről kezdődik
help-simulate-threads = legfeljebb 1024, gondolkodó gépi játékosoknál 256; egyébként processzoronként egy
help-simulate-device = hol fusson a játék

command-replay = Egy mentés megjelenítése: a lépések szavakban és az utánuk kialakult állás.
help-replay-at = az állás N lépés után; egyébként az utolsó

command-verify = Egy mentés újrajátszása és minden állításának ellenőrzése: lépések, dobások, eredmény.

command-analyse = Egy befejezett játszma megítélése: minden döntés, mindenki pontossága, és a döntő pillanatok.
help-analyse-moves = minden lépés felsorolása az ítéletével

command-puzzles = Erős gépi játékosok játszanak, és megmaradnak azok az állások, amelyekben egy választás egyértelműen a legjobb.
help-puzzles-seats = játékosszámok; többször is megadható, különben mind
help-puzzles-count = hány legyen végül a fájlban
help-puzzles-minutes = ennyi perc után álljon le
help-puzzles-out = hol maradjanak; ha a fájlban már van, több lesz. Különben a program mellett

command-bench = Annak mérése, milyen gyorsan futnak a szabályok ezen a gépen.
help-bench-cold = mindent újra is fordít, és azt is méri

command-tournament = Gépi játékosok játszanak egymás ellen, felváltva minden helyen, és értékelést kapnak. Ctrl-C idő előtt véget vet neki, és megtartja, ami addig lezajlott.
help-tournament-game = { $games }; ha van --repeat, nem kell
help-tournament-bots = ki játszik, vesszővel elválasztva: szintek, greedy, search:PLAYOUTS
help-tournament-seats = a játékosok száma egy asztalnál; egyébként a legkevesebb, amennyivel a játék játszható
help-tournament-games = a játszmák száma; egyébként 100
help-tournament-processes = legfeljebb 256; egyébként processzoronként egy
help-tournament-ray = játék egy Ray-klaszteren: a címe, auto: az elérhető klaszter, local: saját klaszter ezen a gépen
help-tournament-out = hová kerüljön a report.json és a report.html
help-tournament-repeat = egy report.json játszmáinak megismétlése és összevetése

command-study = Gépi játékosok sok játszmát játszanak; a Markdown-jelentés elmondja, mennyire élénk a játék, és mennyire egyenlők az uralkodók esélyei.
help-study-games = ennyi játszma minden uralkodószámnál
help-study-bot = ki játszik minden helyen: egy szint, greedy, search:PLAYOUTS, network
help-study-keep = mappa, amelyben a lejátszott játszmák megmaradnak, hogy a félbeszakadt tanulmány folytatódhasson
help-study-out = hová kerüljön a jelentés; egy korábbiban a számok megújulnak

command-train = Egy háló megtanul egy játékot úgy, hogy önmaga ellen játszik, és játszani képes fájlba kerül.
help-train-seats = a megtanulandó játékosszámok, vesszővel elválasztva
help-train-minutes = a tanulás ideje összesen; beleszámít, ami egy mappában már megvan
help-train-out = ide kerülnek a közbenső állapotok, a jelentés és a háló; a tanulás itt folytatódik
help-train-device = hol fusson a tanulás
help-train-small = kis háló és kevés játszma, kipróbálásra
help-train-against = a gépi játékos, akihez az erő mérhető
help-train-measure = ennyi játszma minden méréshez
help-train-seed = egy szám; ugyanaz a szám ugyanúgy kezd

command-box = A játék készletfájljának kiírása; módosítsd egy másolatát, és játssz vele így: --box.

command-admin = Szerver gondozása: bejelentések, némítás, kitiltás, asztalok, az emberek adatai. A futó szerver mellett működik, amely másodperceken belül követi.
command-admin-reports = A bejelentések felsorolása, a legutóbbi elöl.
help-admin-reports-everything = az elintézettek is
command-admin-done = Bejelentések elintézettnek jelölése.
help-admin-done-numbers = a számuk, ahogy a tworivers admin reports mutatja
command-admin-mute = Valaki egy ideig ne írhasson.
command-admin-ban = Valaki kijelentkeztetése és kitiltása egy időre, vagy mindenkié egy hálózati címen.
help-admin-ban-whom = fióknév, azonosító, vagy cím, például 203.0.113.7 vagy 203.0.113.0/24
command-admin-lift = Valaki az idő letelte előtt újra írhat és játszhat.
help-admin-lift-whom = fióknév, azonosító, vagy cím, például 203.0.113.7 vagy 203.0.113.0/24
command-admin-close = Egy asztal játszmájának végleges lezárása, ahogy áll. Senki értékszáma nem változik.
help-admin-close-table = az azonosítója, vagy az oldalának címe
command-admin-export = Minden, ami valakiről ismert, JSON-ként; jelszavak és más titkok nélkül.
help-admin-export-out = ebbe a fájlba; különben kiírja
command-admin-erase = Minden, ami valakiről ismert, végleges törlése. A játszmái a neve nélkül megmaradnak.
help-admin-erase-yes = valóban
help-person = fióknév, vagy azonosító, ahogy a bejelentések mutatják
help-long = mennyi időre: 30m, 12h, 7d, 2w
help-reason = miért; az érintett is olvassa
help-db = a szerver adatbázisának címe, PostgreSQL vagy SQLite; különben { $tables }
