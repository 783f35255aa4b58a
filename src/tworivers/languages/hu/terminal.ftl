# Mi lehet a baj azzal, amit egy terminálba írtak, és a géppel. A parancsok és az opciók neve marad, ahogy van.

## Amit beírtak

wrong-typed-option = nincs ilyen opció: { $option }
wrong-typed-option-like = nincs ilyen opció: { $option }; hasonló: { $options }
wrong-typed-command = nincs ilyen parancs: { $command }; mindet felsorolja: tworivers --help
wrong-typed-command-like = nincs ilyen parancs: { $command }; hasonló: { $commands }
wrong-typed-no-option = hiányzik ez az opció: { $name }
wrong-typed-no-argument = hiányzik: { $name }
wrong-typed-no-value = érték kell ez után az opció után: { $option }
wrong-typed-switch = ez az opció nem vár értéket: { $option }
wrong-typed-more = { $text } már több, mint amennyit ez a parancs elfogad

wrong-limit = --limit { $text }: nincs ilyen korlát: { $name }; ezek vannak: { $limits }
wrong-limit-number = --limit { $text }: 1 vagy nagyobb szám kell, például { $name }=100
wrong-trusted-proxy = --trusted-proxy { $text }: cím vagy hálózat kell, például 10.0.0.2 vagy 10.0.0.0/24
wrong-metrics = --metrics { $text }: cím és port kell, például 127.0.0.1:9100
wrong-metrics-place = nem lehet figyelni itt: { $text }: { $reason }. A --metrics kapcsolóval választható másik
wrong-mail-server = --mail { $address }: egy levelezőszerver címe kell, például smtp://user@mail.example.org vagy smtps://user@mail.example.org:465
wrong-mail-sender = --mail-sender { $address }: a feladó címe kell, például "Two Rivers <play@example.org>"
wrong-public-address = --public-address { $address }: az a cím kell, amelyen az oldalak elérhetők, az e-mailek linkjeihez, például https://play.example.org
wrong-measure = { $game }: nincs ilyen gépi játékos, akihez mérhető az erő: { $name }
wrong-learnt = { $file } más beállításokkal tanult, mint a mostaniak (zárójelben): { $settings }. Folytasd azokkal, vagy adj meg másik mappát

## Amire a gép nem képes

not-installed = tworivers, nincs telepítve
wrong-no-memory = kevés a memória
wrong-device-python = TWORIVERS_JIT=0 sima Pythont kér; GPU mellett csak lefordított szabályok futnak
wrong-device-none = nincs olyan NVIDIA GPU, amelyet { $program } használni tud
wrong-extra = ez a kiegészítés kell: '{ $extra }': { $command } ({ $reason })
wrong-cache = nincs hol tartani a lefordított szabályokat: nem írható: { $folders }; állítsd a TWORIVERS_CACHE változót írható mappára
wrong-cache-foreign = { $folder } valaki másé: az ott lévő gépi kód a mi jogainkkal futna
wrong-ray = --ray { $address }: ott nincs klaszter: { $reason }
wrong-ray-missing = --ray: a Ray nincs telepítve; így telepítheted: pip install 'tworivers[ray]'
wrong-host = ezen a címen nem lehet figyelni: { $host }: itt nincs ilyen cím
wrong-port = itt nem lehet figyelni: { $place }: { $reason }. Válassz másikat: --port, vagy állítsd le, ami ott fut
wrong-database = { $database }: nem nyitható meg: { $reason }
wrong-database-kind = { $database }: nem nyitható meg: SQLite vagy PostgreSQL címe kell
wrong-database-taken = { $database }: már egy másik szerver használja. Állítsd le azt, vagy válassz másikat: --db
wrong-database-newer = ennek a programnak egy újabb változata módosította (alakja: { $form })
wrong-database-shared = { $database }: több szerver csak PostgreSQL-t használhat közösen
wrong-database-others = ennek a változatnak úgy kell módosítania, hogy a most futó szerverek nem boldogulnának vele. Előbb állítsd le mindet
wrong-site-pages = az oldalak nincsenek elkészítve: a forráskódban a `make pages` készíti el őket
wrong-site-engine = ami az oldalaknak a szerver nélküli játékhoz kell, nincs elkészítve: a forráskódban a `make pages` készíti el
wrong-site-folder = { $folder }: más fájlok vannak benne. Válassz új vagy üres mappát

## Egy megismétlendő bajnokság jelentése

wrong-record-no-text = nem szöveg (UTF-8)
wrong-record-json = nem JSON innentől: { $line }. sor
wrong-record-kind = nem bajnokság: olyan objektum kell, amelynek van 'tournament' kulcsa
wrong-record-format = tournament értéke { $found }; ez a program ezt olvassa: { $format }
wrong-record-plan = plan: 2 és { $bots } közötti számú gépi játékos és 1 és { $games } közötti számú játszma kell
wrong-record-seats = played, játszma: { $game }: { $seats } hely kell
wrong-record-game = played, játszma: { $game }: a terv egyik játszmája és gépi játékosai kellenek

## Amit a parancs ezen kívül mond

cli-serving = A Two Rivers itt érhető el: { $address }
cli-thinking = A Two Rivers a gépi játékosok helyett gondolkodik. Folyamatok: { $processes }
cli-site-written = A webhely itt van: { $folder }: { $files } fájl, { $size } MB. Kipróbálás: python -m http.server --directory { $folder }

train-title = Tanulás önmaga elleni játékkal
train-won = Győzelem a mérő gépi játékos ellen
train-points = Pont
train-evenness = A döntések egyenletessége
train-made = Hogyan készült
train-nothing = Nem történt mérés.
train-players = { $seats } játékos
train-seconds = { $seconds } s

## Az üzemeltető parancsai

wrong-database-none = { $database }: nincs ilyen adatbázis. A szerverét a --db kapcsolóval add meg
wrong-database-form = { $database }: más alakú, mint amit ez a program ismer. A szerver indításkor átalakítja: állítsd le a régit, és indítsd el egyszer az újat
admin-report = { $number } · { $when } · { $about ->
    [person] { $whom }
    [line] { $whom }, asztal: { $table }
   *[table] asztal: { $table }
  } · { $reason ->
    [insult] sérteget
    [cheating] csal
    [stalling] megvárakoztat másokat
    [spam] reklámoz
   *[other] egyéb
  } · bejelentő: { $by }{ $done ->
    [yes] { " " }· elintézve
   *[no] { "" }
  }
admin-report-line = { "    " }ezt írta: { $text }
admin-report-words = { "    " }megjegyzés: { $text }
admin-no-reports = Nincs nyitott bejelentés.
admin-none-open = ezek közül egyik bejelentés sincs nyitva; a nyitottakat a tworivers admin reports sorolja fel
admin-done = Elintézett bejelentések: { $count }.
admin-muted = { $whom } eddig nem írhat: { $until }.
admin-banned = { $whom } kijelentkeztetve és kitiltva eddig: { $until }.
admin-lifted = { $whom } újra játszhat és írhat.
admin-nothing-lifted = { $whom } sem elnémítva, sem kitiltva nincs
admin-closed = Az asztal lezárva: { $table }.
admin-over = ennél az asztalnál a játszma már véget ért: { $table }
admin-no-table = nincs ilyen asztal: { $table }
admin-exported = Az ismert adatok itt vannak: { $file } ({ $whom }).
admin-erased = Törölve: { $whom }. A neve nélkül megmaradó asztalok száma: { $tables }.
admin-unsure = { $whom } végleg törlődne; ha ezt akarod, írd mellé: --yes
admin-nobody = nincs ilyen ember: { $whom }; fióknév kell, vagy olyan azonosító, amilyet a bejelentések mutatnak
admin-wrong-time = --for { $time }: ilyen időtartam kell: 30m, 12h, 7d vagy 2w, legfeljebb 100 év
