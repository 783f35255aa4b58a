# Nápověda k příkazu `tworivers`. Názvy příkazů, voleb a hodnot zůstávají, jak jsou.

help-usage = Použití:
help-any-options = [VOLBY]
help-any-command = PŘÍKAZ [ARGUMENTY]...
help-arguments = Argumenty
help-options = Volby
help-commands = Příkazy
help-required = [povinné]
help-default = [jinak: { $value }]
help-help = zobrazit tuto nápovědu
help-version = zobrazit verzi
help-or = { $names } nebo { $last }
help-and = { $names } a { $last }

help-game = { $games }
help-file = uložená hra
help-lang = jazyk; jinak ten, který má prostředí
help-as-json = jeden objekt JSON místo tabulky
help-option = volba hry, první hodnota je výchozí; lze uvést vícekrát. { $options }
help-box = vlastní soubor herního materiálu; začni příkazem `tworivers box GAME`
help-seed = číslo; stejné číslo dá stejné partie

command-tworivers = { $games }: hraní v prohlížeči, simulace, zkoumání. Bez příkazu: spustit a otevřít prohlížeč.
command-serve = Zpřístupnit hry prohlížečům. Každý tah je uložen dřív, než platí.
help-serve-host = adresa, na které se naslouchá; 0.0.0.0 pro všechny adresy tohoto počítače
help-serve-port = port, na kterém se naslouchá; 0 pro kterýkoli volný
help-serve-db = adresa PostgreSQL nebo SQLite; jinak { $tables }
help-serve-shared = stejnou databázi PostgreSQL používají i jiné servery, každý s touto volbou
help-serve-workers = procesy, které přemýšlejí za počítačové hráče; jinak jeden na každý procesor
help-serve-think-elsewhere = silní počítačoví hráči přemýšlejí v procesech `tworivers think`, na kterémkoli stroji
help-serve-pause = sekundy po tom, co je vidět, že počítačový hráč udělal
help-serve-allowed-host = jméno, pod kterým prohlížeče tento server najdou; *.NAME pro všechna pod ním, * pro jakékoli
help-serve-trusted-proxy = předřazený webový server, který říká, odkud požadavky přicházejí; jinak některý na tomto počítači
help-serve-limit = jiná mez než obvyklá, třeba chat_per_minute=60
help-serve-metrics = kde Prometheus najde údaje tohoto serveru, třeba 127.0.0.1:9100; nikdy adresa, na kterou se dostanou cizí
help-serve-log = jak vypadají řádky protokolu: plain pro lidi, json pro programy
help-serve-log-level = co protokol hlásí: error, warning, nebo s info každý požadavek
help-serve-mail = poštovní server pro e-maily hráčům, třeba smtp://user@mail.example.org; jeho heslo může být v TWORIVERS_SMTP_PASSWORD
help-serve-mail-sender = od koho e-maily jsou, třeba "Two Rivers <play@example.org>"
help-serve-public-address = kde jsou stránky k nalezení, pro odkazy v e-mailech, třeba https://play.example.org
help-serve-browser = otevřít prohlížeč

command-think = Přemýšlet za počítačové hráče serverů, na kterémkoli stroji.
help-think-db = adresa PostgreSQL, kterou mají i servery
help-think-workers = procesy, které přemýšlejí; jinak jeden na každý procesor

command-export-site = Zapsat web složený jen ze souborů, který může nabízet každý webový server: každý tam hraje na vlastním zařízení.
help-export-site-folder = kam: nová nebo prázdná složka, nebo složka s dřívějším webem

command-play = Hrát v terminálu, společně u jedné klávesnice a proti počítačovým hráčům. Každý tah se hned uloží.
help-play-game = { $games }; s volbou --resume není potřeba
help-play-seats = kdo hraje: human, human:NAME nebo počítačový hráč podle úrovně ({ $levels }), oddělené čárkami; jinak jeden člověk a dva náhodní počítačoví hráči
help-play-seed = libovolný text; jinak tajný
help-play-resume = pokračovat v uložené hře
help-play-save = kam partii ukládat; jinak do nového souboru ve složce { $games }
help-play-draw = vylosovat, kdo kde sedí, a tím i kdo má kterou barvu nebo říši

command-simulate = Hrát mnoho partií mezi počítačovými hráči a počítat. Remíza se počítá jako výhra každému z vítězů.
help-simulate-seats = počet hráčů
help-simulate-games = počet partií, nejvýše 1 000 000 000
help-simulate-bots = kdo kde sedí, oddělené čárkami: úrovně, greedy, search:PLAYOUTS; je-li míst víc, znovu od prvního
help-simulate-threads = nejvýše 1 024, pro počítačové hráče, kteří přemýšlejí, 256; jinak jedno na každý procesor
help-simulate-device = kde se hraje

command-replay = Zobrazit uloženou hru: její tahy slovy a pozici po nich.
help-replay-at = pozice po N tazích; jinak poslední

command-verify = Přehrát uloženou hru a zkontrolovat vše, co tvrdí: tahy, hody, výsledek.

command-analyse = Posoudí dohranou hru: každé rozhodnutí, přesnost všech hráčů a okamžiky, které ji rozhodly.
help-analyse-moves = vypsat každý tah s jeho hodnocením

command-puzzles = Nechá hrát silné počítačové hráče a uchová pozice, v nichž je jedna volba jasně nejlepší.
help-puzzles-seats = počty hráčů; lze zadat vícekrát, jinak všechny
help-puzzles-count = kolik jich má mít soubor nakonec
help-puzzles-minutes = přestat po tolika minutách
help-puzzles-out = kam je uložit; soubor, který nějaké má, dostane další. Jinak k programu

command-bench = Změřit, jak rychle na tomto počítači běží pravidla.
help-bench-cold = také všechno znovu přeložit a změřit, jak dlouho to trvá

command-tournament = Nechat počítačové hráče hrát proti sobě, střídavě na všech místech, a ohodnotit je. Ctrl-C turnaj předčasně ukončí a ponechá, co se odehrálo.
help-tournament-game = { $games }; s volbou --repeat není potřeba
help-tournament-bots = kdo hraje, oddělené čárkami: úrovně, greedy, search:PLAYOUTS
help-tournament-seats = počet hráčů u stolu; jinak nejmenší, v jakém se hra dá hrát
help-tournament-games = počet partií; jinak 100
help-tournament-processes = nejvýše 256; jinak jeden na každý procesor
help-tournament-ray = hrát na clusteru Ray: jeho adresa, auto pro okolní, local pro vlastní na tomto počítači
help-tournament-out = kam zapsat report.json a report.html
help-tournament-repeat = znovu odehrát partie ze souboru report.json a porovnat

command-study = Nechat počítačové hráče odehrát mnoho partií a podat zprávu v Markdownu, jak živá hra je a jak vyrovnané jsou její říše.
help-study-games = počet partií při každém počtu říší
help-study-bot = kdo hraje na všech místech: úroveň, greedy, search:PLAYOUTS, network
help-study-keep = složka, ve které zůstane, co se odehrálo, aby přerušená studie pokračovala
help-study-out = kam zprávu zapsat; v dřívější zprávě se obnoví čísla

command-train = Naučit síť hru tím, že hraje sama proti sobě, a zapsat ji jako soubor, který umí hrát.
help-train-seats = počty hráčů, které se má naučit, oddělené čárkami
help-train-minutes = doba učení celkem; co už složka obsahuje, se počítá
help-train-out = pro průběžné stavy, zprávu a síť; učení tam pokračuje
help-train-device = kde se učí
help-train-small = malá síť a málo partií, na vyzkoušení
help-train-against = počítačový hráč, podle kterého se měří síla
help-train-measure = počet partií pro každé měření
help-train-seed = číslo; stejné číslo začne stejně

command-box = Vypsat soubor herního materiálu; uprav jeho kopii a hraj s ní pomocí --box.

command-admin = Správa serveru: hlášení, umlčení, zákazy, stoly, údaje lidí. Funguje vedle běžícího serveru, který se jím do několika vteřin řídí.
command-admin-reports = Vypsat, co lidé ohlásili, poslední napřed.
help-admin-reports-everything = i vyřízená
command-admin-done = Označit hlášení za vyřízená.
help-admin-done-numbers = jejich čísla, jak je ukazuje tworivers admin reports
command-admin-mute = Zakázat někomu na čas psát.
command-admin-ban = Někoho odhlásit a na čas vykázat, nebo každého z jedné síťové adresy.
help-admin-ban-whom = jméno účtu, označení, nebo adresa jako 203.0.113.7 nebo 203.0.113.0/24
command-admin-lift = Dovolit někomu předčasně zase psát a hrát.
help-admin-lift-whom = jméno účtu, označení, nebo adresa jako 203.0.113.7 nebo 203.0.113.0/24
command-admin-close = Nadobro ukončit partii u stolu, jak stojí. Ničí hodnocení se nezmění.
help-admin-close-table = jeho označení, nebo adresa jeho stránky
command-admin-export = Vypsat vše, co je o někom známo, jako JSON; bez hesel a jiných tajemství.
help-admin-export-out = soubor, kam zapsat; jinak se to vypíše
command-admin-erase = Nadobro smazat vše, co je o někom známo. Partie zůstanou, bez jména.
help-admin-erase-yes = opravdu to udělat
help-person = jméno účtu, nebo označení, jaké ukazují hlášení
help-long = na jak dlouho: 30m, 12h, 7d, 2w
help-reason = proč; dotyčná osoba to čte
help-db = adresa databáze serveru, PostgreSQL nebo SQLite; jinak { $tables }
