# Co může být špatně na tom, co se napsalo v terminálu, a na počítači. Názvy příkazů a voleb zůstávají, jak jsou.

## Co se napsalo

wrong-typed-option = volba { $option } neexistuje
wrong-typed-option-like = volba { $option } neexistuje; podobné: { $options }
wrong-typed-command = příkaz { $command } neexistuje; všechny vypíše tworivers --help
wrong-typed-command-like = příkaz { $command } neexistuje; podobné: { $commands }
wrong-typed-no-option = chybí volba { $name }
wrong-typed-no-argument = chybí { $name }
wrong-typed-no-value = za volbou { $option } chybí hodnota
wrong-typed-switch = volba { $option } hodnotu nemá
wrong-typed-more = { $text } je víc, než tento příkaz přijímá

wrong-limit = --limit { $text }: mez { $name } neexistuje; k dispozici: { $limits }
wrong-limit-number = --limit { $text }: očekává se číslo od 1, třeba { $name }=100
wrong-trusted-proxy = --trusted-proxy { $text }: očekává se adresa nebo síť, třeba 10.0.0.2 nebo 10.0.0.0/24
wrong-metrics = --metrics { $text }: očekává se adresa a port, třeba 127.0.0.1:9100
wrong-metrics-place = na { $text } nelze naslouchat: { $reason }. Jinou adresu lze zvolit pomocí --metrics
wrong-mail-server = --mail { $address }: očekává se adresa poštovního serveru, třeba smtp://user@mail.example.org nebo smtps://user@mail.example.org:465
wrong-mail-sender = --mail-sender { $address }: očekává se adresa odesílatele, třeba "Two Rivers <play@example.org>"
wrong-public-address = --public-address { $address }: očekává se adresa, na které jsou stránky k nalezení, pro odkazy v e-mailech, třeba https://play.example.org
wrong-measure = hra { $game } nemá počítačového hráče { $name }, podle kterého by šla měřit síla
wrong-learnt = { $file } vychází z učení s jiným nastavením, než je teď (v závorkách): { $settings }. Pokračuj s původním, nebo uveď jinou složku

## Co počítač nedokáže

not-installed = tworivers, není nainstalováno
wrong-no-memory = nestačí paměť
wrong-device-python = TWORIVERS_JIT=0 žádá čistý Python; na GPU běží jen přeložená pravidla
wrong-device-none = žádná NVIDIA GPU, kterou by { $program } mohl použít
wrong-extra = je potřeba doplněk '{ $extra }': { $command } ({ $reason })
wrong-cache = přeložená pravidla není kam ukládat: nelze zapisovat do { $folders }; nastav TWORIVERS_CACHE na složku, do které zapisovat lze
wrong-cache-foreign = složka { $folder } patří někomu jinému: strojový kód odtamtud by běžel s našimi právy
wrong-ray = --ray { $address }: žádný cluster tam není: { $reason }
wrong-ray-missing = --ray: Ray není nainstalován; nainstaluješ ho příkazem: pip install 'tworivers[ray]'
wrong-host = na { $host } nelze naslouchat: taková adresa tu není
wrong-port = na { $place } nelze naslouchat: { $reason }. Zvol jiný pomocí --port, nebo ukonči, co tam běží
wrong-database = { $database }: nelze otevřít: { $reason }
wrong-database-kind = { $database }: nelze otevřít: očekává se adresa SQLite nebo PostgreSQL
wrong-database-taken = { $database }: už ji používá jiný server. Ukonči ho, nebo zvol jinou pomocí --db
wrong-database-newer = změnila ji novější verze tohoto programu (její podoba je { $form })
wrong-database-shared = { $database }: více serverů může sdílet jen PostgreSQL
wrong-database-others = tato verze ji musí změnit tak, že by s ní servery, které ji teď používají, nemohly pracovat. Nejdřív je všechny ukonči
wrong-site-pages = stránky nejsou sestavené: ve zdrojovém kódu je sestaví `make pages`
wrong-site-engine = co stránky potřebují ke hře bez serveru, není sestavené: ve zdrojovém kódu to sestaví `make pages`
wrong-site-folder = { $folder }: jsou v ní jiné soubory. Vyber novou nebo prázdnou složku

## Zpráva o turnaji, který se má opakovat

wrong-record-no-text = není to text (UTF-8)
wrong-record-json = od řádku { $line } to není JSON
wrong-record-kind = není to turnaj: očekává se objekt s klíčem 'tournament'
wrong-record-format = tournament je { $found }; tento program čte { $format }
wrong-record-plan = plan: očekává se počet počítačových hráčů 2 až { $bots } a počet partií 1 až { $games }
wrong-record-seats = played, partie { $game }: očekává se počet míst { $seats }
wrong-record-game = played, partie { $game }: očekává se partie a počítačoví hráči z plánu

## Co příkaz říká kromě toho

cli-serving = Two Rivers běží na { $address }
cli-thinking = Two Rivers přemýšlí za počítačové hráče. Procesy: { $processes }
cli-site-written = Web je v { $folder }: souborů { $files }, { $size } MB. Na zkoušku: python -m http.server --directory { $folder }

train-title = Učení hrou proti sobě
train-won = Výhry proti měřicímu počítačovému hráči
train-points = Body
train-evenness = Vyrovnanost rozhodnutí
train-made = Jak to vzniklo
train-nothing = Nic se neměřilo.
train-players = { $seats ->
    [one] { $seats } hráč
    [few] { $seats } hráči
   *[other] { $seats } hráčů
  }
train-seconds = { $seconds } s

## Příkazy provozovatele

wrong-database-none = { $database }: taková databáze neexistuje. Databázi serveru zadej pomocí --db
wrong-database-form = { $database }: má jinou podobu, než tento program zná. Server ji při spuštění převede: ukonči starý a jednou spusť nový
admin-report = { $number } · { $when } · { $about ->
    [person] { $whom }
    [line] { $whom } u stolu { $table }
   *[table] stůl { $table }
  } · { $reason ->
    [insult] uráží
    [cheating] podvádí
    [stalling] nechává ostatní čekat
    [spam] dělá reklamu
   *[other] něco jiného
  } · ohlásil(a) { $by }{ $done ->
    [yes] { " " }· vyřízeno
   *[no] { "" }
  }
admin-report-line = { "    " }výrok: { $text }
admin-report-words = { "    " }poznámka: { $text }
admin-no-reports = Žádné hlášení není otevřené.
admin-none-open = žádné z těchto hlášení není otevřené; otevřená vypíše tworivers admin reports
admin-done = { $count ->
    [one] Jedno hlášení je vyřízeno.
    [few] { $count } hlášení jsou vyřízena.
   *[other] { $count } hlášení je vyřízeno.
  }
admin-muted = { $whom } nemůže do { $until } nic psát.
admin-banned = { $whom }: přístup odhlášen a do { $until } zakázán.
admin-lifted = { $whom } může zase hrát a psát.
admin-nothing-lifted = { $whom } nemá zakázáno psát ani hrát
admin-closed = Stůl { $table } je uzavřen.
admin-over = partie u stolu { $table } už skončila
admin-no-table = stůl { $table } neexistuje
admin-exported = Vše známé o { $whom } je v souboru { $file }.
admin-erased = { $whom }: vše smazáno. { $tables ->
    [one] Jeden stůl zůstává bez jména.
    [few] { $tables } stoly zůstávají bez jména.
   *[other] { $tables } stolů zůstává bez jména.
  }
admin-unsure = { $whom }: vše by bylo nadobro smazáno; pokud to tak má být, přidej --yes
admin-nobody = nikdo takový není: { $whom }; očekává se jméno účtu nebo označení, jaké ukazují hlášení
admin-wrong-time = --for { $time }: očekává se doba jako 30m, 12h, 7d nebo 2w, nejvýš 100 let
