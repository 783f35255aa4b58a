# Mi lehet a baj azzal, amit valaki hoz: egy mentéssel, egy készletfájllal, opciókkal, helyekkel, nevekkel.
# A fájlok fejlécei, kulcsai és értékei minden nyelven maradnak, ahogy vannak.

## Hol van a baj

wrong-in-file = { $file }: { $reason }
wrong-in-line = { $file }: { $line }. sor: { $reason }
wrong-line = { $line }. sor: { $reason }
wrong-file-yours = a fájl
wrong-file-box = a készletfájl
wrong-file-its-box = a fájlban álló készlet
wrong-file-changed = { $file } (mentés után megváltozott)
wrong-file-other-version = { $file } (a szabályok { $played } jelű változata szerint játszva; ennek a programnak a változata: { $version })
wrong-unreadable = nem olvasható: { $reason }

## Opciók, helyek és nevek

wrong-option = { $game }: nincs ilyen opció: { $name }; ezek vannak: { $options }
wrong-option-none = { $game }: nincs ilyen opció: { $name }; más sincs
wrong-option-value = opció, { $name }: { $value } nem lehet az értéke; lehetséges: { $values }
wrong-version = { $game }: a szabályok { $version } jelű változata itt ismeretlen; a legújabb: { $newest }
wrong-seats = { $game }: a játékosok száma { $least } és { $most } közötti, nem { $seats }
wrong-seat-level = hely, { $seat }: szintje csak gépi játékosnak van
wrong-seat-open = a(z) { $seat }. hely nyitott: egy eszközön senki sem csatlakozhat
wrong-box-in-page = saját dobozt csak a szerver olvas
wrong-names = { $names ->
    [one] egy név
   *[other] { $names } név
  } jut { $seats } helyre
wrong-name = név, { $text }: nyomtatható jelek kellenek, legalább egy, szóköz nélkül az elején és a végén
wrong-seed = kezdőérték, { $text }: nyomtatható jelek kellenek, legalább egy, szóköz nélkül az elején és a végén
wrong-bot = { $game }: nincs ilyen gépi játékos: { $name }; ezek vannak: { $bots }
wrong-bot-thinking = { $game }: nincs ilyen gépi játékos: { $name }; ezek vannak: { $bots }, { $greedy }, { $search } (1 és { $most } között), { $network } és { $searching }, ahol van hálózat
wrong-network-file = { $file }: a hálózat nem olvasható: { $reason }
wrong-network-runtime = { $file }: a hálózathoz ONNX Runtime kell, de nem tölthető be ({ $reason }); telepítése: pip install onnxruntime
wrong-network-damaged = { $file }: ez nem hálózat, vagy sérült: az ONNX Runtime nem tudja beolvasni
wrong-network-game = { $file }: ez a hálózat másik játékhoz való ({ $other }), nem ehhez: { $game }
wrong-network-rules = { $file }: ez a hálózat más szabályokhoz való ({ $game }, { $version }. változat; ebben a programban a { $now }. van); újra kell tanítani
wrong-network-seats = { $file }: ez a hálózat nem tanult meg { $seats } játékossal játszani
wrong-game-twice = { $packages } egyaránt hoz ilyen nevű játékot: { $name }; egy kivételével távolítsd el őket
wrong-game = a játék, { $name } (csomagja { $package }, helye { $place }), nem használható: { $reason }
wrong-game-name = kisbetűkből, számjegyekből és kötőjelekből álló név kell
wrong-game-kind = ez kell: { $expected }; ez van ott: { $found }
wrong-game-other-name = a játék másként nevezi magát: { $name }

## Mentések

wrong-save-empty = a fájl üres; mentés kell
wrong-save-large = túl nagy mentésnek
wrong-save-no-text = nem mentés: ez nem szöveg (UTF-8)
wrong-save-first = nem mentés: [Game "..."] kell ide, de ez áll itt: { $found }
wrong-save-breaks-off = a fájl félbeszakad: az utolsó sor után "end", a lépések száma és egy ellenőrző összeg kell, de ez áll ott: { $found }
wrong-save-after-end = szöveg a zárósor után: { $found }
wrong-save-count = a zárósor { $counted } lépést számol, a fájlban { $moves } van
wrong-save-no-box = egy %-kal kezdődő sor, de nincs előtte sem [Box "custom"], sem [Position "set up"]
wrong-save-many-moves = legfeljebb { $most } lépés lehet, de több van
wrong-save-missing = [{ $header } "..."] hiányzik
wrong-save-header = [Név "érték"] kell ide, de ez áll itt: { $found }
wrong-save-unknown-header = ismeretlen fejléc: { $header }; lehetséges: { $headers }
wrong-save-twice = { $header } itt másodszor áll; először itt: { $first }. sor
wrong-save-header-late = ez a fejléc a lépések között áll: { $header }
wrong-save-move-form = "{ $number }", egy hely és egy akció kell ide, de ez áll itt: { $found }
wrong-save-move-number = { $number } számú lépés kell ide, de ez áll itt: { $found }
wrong-save-note = a megjegyzésben csak látható karakterek lehetnek, de ez áll itt: { $found }
wrong-save-no-variation = a ")" egy változatot zár le, de egy sem kezdődött "(" jellel
wrong-save-empty-variation = az itt kezdődő változatban nincs lépés
wrong-save-open-variation = az itt kezdődő változatot nem zárja le ")"
wrong-save-deep-variation = legfeljebb { $most } változat lehet egymásban, de több van
wrong-save-many-variations = legfeljebb { $most } változat lehet, de több van
wrong-save-digest = az ellenőrző összeg nem illik a fölötte álló szöveghez
wrong-save-game = ismeretlen játék: { $game }; ebben a programban ezek vannak: { $games }
wrong-save-rules = a szabályok változata kell ide, de ez áll itt: { $found }
wrong-save-seats = a játékosok száma kell ide, de ez áll itt: { $found }
wrong-save-names = { $seats ->
    [one] egy név kell
   *[other] { $seats } név kell
  }, a nevek száma itt { $names }
wrong-save-box = "standard" nyolc hexadecimális számjeggyel vagy "custom" kell ide, de ez áll itt: { $found }
wrong-save-other-box = az alapkészlet értékei ma mások ({ $today }), mint amikor ezt játszották ({ $then }), ezért nem játszható újra
wrong-save-no-seed = a kezdőérték még titok, mint mindig, amíg egy játszma tart; a lépések olvashatók, de nélküle nem játszhatók újra
wrong-save-seed = a kezdőérték nem illik ahhoz, amit SeedHash mond: { $line }. sor
wrong-save-seat = ismeretlen hely: { $seat }; lehetséges: { $seats }
wrong-save-action = ismeretlen akció: { $action }; ilyesmi kell: { $actions }
wrong-save-move = { $seat } nem játszhatja ki ezt: { $action }: { $reason }
wrong-save-no-result = a játszma véget ért, de [Result "{ $scores }"] hiányzik
wrong-save-early-result = van Result, pedig a játszma az utolsó lépéssel nem ért véget
wrong-save-result = Result értéke { $result }, de a lépésekből ez következik: { $scores }
wrong-save-options = minden opció egyszer kell, név=érték alakban, de ez áll itt: { $found }
wrong-save-played = a szabályok { $played } jelű változata szerint játszották, itt { $version } érvényes: { $reason }

## Készletfájlok, és értékek bárhol

wrong-box-large = túl nagy: legfeljebb { $most } jel lehet, de több van
wrong-box-long-word = a kulcs vagy a szám legfeljebb { $most } jelből állhat
wrong-box-deep-key = a kulcsok legfeljebb { $most } részből állhatnak
wrong-box-deep = legfeljebb { $most } zárójel lehet egymásban
wrong-box-many-keys = legfeljebb { $most } kulcs lehet

wrong-toml = nem TOML-fájl: { $fault }
wrong-toml-at = nem TOML-fájl: { $line }. sor, { $column }. oszlop: { $fault }
wrong-toml-end = nem TOML-fájl: a végén: { $fault }
wrong-toml-statement = kulcs, zárójeles cím vagy megjegyzés kell ide
wrong-toml-newline = itt a sor végének kell jönnie
wrong-toml-twice = ez már szerepel a fájlban
wrong-toml-heading = a cím zárójelei nem záródnak
wrong-toml-equals = a kulcs után "=" kell
wrong-toml-key = kulcs nem kezdődhet így
wrong-toml-array = ez a lista nem záródik
wrong-toml-table = ez a kapcsos zárójeles táblázat nem záródik
wrong-toml-string = ennek a szövegnek nincs vége
wrong-toml-escape = ilyen jel nem állhat "\" után
wrong-toml-character = ez a jel itt nem állhat
wrong-toml-date = nincs ilyen dátum vagy időpont
wrong-toml-value = érték kell ide: szám, szöveg idézőjelben, true vagy false, vagy lista
wrong-toml-other = valami nem úgy van, ahogy a TOML kívánja

wrong-key = { $key } értéke { $value }: { $expected }
wrong-place = { $key }: { $expected }
wrong-key-missing = { $key } hiányzik
wrong-key-unknown = { $key } nem kulcsa ennek a fájlnak
wrong-value-integer = egész szám kell
wrong-value-number = szám kell
wrong-value-switch = true vagy false kell
wrong-value-text = szöveg kell
wrong-value-list = lista kell
wrong-value-table = kulcsokból és értékekből álló táblázat kell
wrong-value-choice = ezek egyike kell: { $expected }
wrong-value-kind = ez kell: { $expected }
wrong-value-more = több kell, mint { $expected }
wrong-value-least = { $expected } vagy több kell
wrong-value-less = kevesebb kell, mint { $expected }
wrong-value-most = { $expected } vagy kevesebb kell
wrong-value-few = { $expected ->
    [one] legalább egy érték kell
   *[other] legalább { $expected } érték kell
  }
wrong-value-many = { $expected ->
    [one] legfeljebb egy érték lehet
   *[other] legfeljebb { $expected } érték lehet
  }
wrong-value-short = { $expected ->
    [one] legalább egy jel kell
   *[other] legalább { $expected } jel kell
  }
wrong-value-long = { $expected ->
    [one] legfeljebb egy jel lehet
   *[other] legfeljebb { $expected } jel lehet
  }
wrong-value-form = ilyen alakú szöveg kell: { $expected }
wrong-value-json = JSON kell
wrong-value-say = valami olvasható kell
wrong-value-other = { $reason }

## Amit a rendszer mond

system-missing = nincs ilyen fájl vagy mappa
system-forbidden = ez nincs megengedve
system-folder = ez egy mappa
system-no-folder = az útvonal egyik része nem mappa
system-exists = már létezik
system-full = nincs több hely
system-read-only = oda semmi sem írható
system-long-name = a név túl hosszú
system-links = a hivatkozásai körbe vezetnek
system-many-files = túl sok fájl van nyitva
system-device = az eszköz hibázott
system-address-taken = ott már más figyel
system-no-address = ennek a gépnek nincs ilyen címe
system-other = a rendszer elutasítja ({ $reason })

## Kézzel felállított állások

wrong-position-none = ebben a játékban nem állítható fel állás kézzel: { $game }
wrong-position-name = ilyen nincs ebben az állásban: { $name }
wrong-position-value = { $group }, { $thing }: ezek egyike kell: { $values }, de ez áll itt: { $value }
wrong-position-number = { $group }, { $thing }: szám kell { $least } és { $most } között, de ez áll itt: { $value }
wrong-position-line = egy dolog és az értéke kell ide, minden dolog egyszer, de ez áll itt: { $found }
wrong-position-law = a részek nem adják ki az egészet (a játék { $law }. törvénye)
wrong-position = { $reason }
wrong-save-position = [Position "set up"] és utána a sorai kellenek ide, de ez áll itt: { $found }
