# De hulp van de opdracht `tworivers`. Namen van opdrachten, opties en waarden blijven zoals ze zijn.

help-usage = Gebruik:
help-any-options = [OPTIES]
help-any-command = OPDRACHT [ARGUMENTEN]...
help-arguments = Argumenten
help-options = Opties
help-commands = Opdrachten
help-required = [nodig]
help-default = [anders: { $value }]
help-help = deze hulp tonen
help-version = de versie tonen
help-or = { $names } of { $last }
help-and = { $names } en { $last }

help-game = { $games }
help-file = een spelbestand
help-lang = taal; anders die van de omgeving
help-as-json = één JSON-object in plaats van een tabel
help-option = een optie van het spel, de eerste waarde geldt anders; kan meermaals opgegeven worden. { $options }
help-box = een eigen materiaalbestand; begin met `tworivers box GAME`
help-seed = een getal; hetzelfde getal geeft dezelfde spellen

command-tworivers = { $games }: in de browser spelen, simuleren, onderzoeken. Zonder opdracht: starten en de browser openen.
command-serve = De spellen aan browsers aanbieden. Elke zet is bewaard voordat hij telt.
help-serve-host = adres om op te luisteren; 0.0.0.0 voor alle adressen van deze computer
help-serve-port = poort om op te luisteren; 0 voor een willekeurige vrije
help-serve-db = adres van PostgreSQL of SQLite; anders { $tables }
help-serve-shared = andere servers gebruiken dezelfde PostgreSQL-database, elk met deze optie
help-serve-workers = processen die voor bots denken; anders één per processor
help-serve-think-elsewhere = sterke bots denken in processen van `tworivers think`, op welke machine dan ook
help-serve-pause = seconden na wat mensen een bot zien doen
help-serve-allowed-host = een naam waaronder browsers deze server vinden; *.NAME voor alles daaronder, * voor elke naam
help-serve-trusted-proxy = een webserver ervoor, die zegt waar verzoeken vandaan komen; anders een op deze computer
help-serve-limit = een andere grens dan de gewone, zoals chat_per_minute=60
help-serve-metrics = waar Prometheus de cijfers van deze server vindt, zoals 127.0.0.1:9100; nooit een adres dat vreemden bereiken
help-serve-log = hoe regels van het logboek eruitzien: plain voor mensen, json voor programma’s
help-serve-log-level = wat het logboek meldt: error, warning, of met info elk verzoek
help-serve-mail = een mailserver voor e-mail aan mensen, zoals smtp://user@mail.example.org; zijn wachtwoord mag in TWORIVERS_SMTP_PASSWORD staan
help-serve-mail-sender = van wie de e-mail is, zoals "Two Rivers <play@example.org>"
help-serve-public-address = waar de pagina’s te vinden zijn, voor de links in e-mails, zoals https://play.example.org
help-serve-browser = de browser openen

command-think = Denken voor de bots van servers, op welke machine dan ook.
help-think-db = het PostgreSQL-adres dat ook de servers hebben
help-think-workers = processen die denken; anders één per processor

command-export-site = Een site van alleen bestanden schrijven, die elke webserver kan aanbieden: iedereen speelt daar op het eigen apparaat.
help-export-site-folder = waar: een nieuwe of lege map, of een map met een eerdere site

command-play = In de terminal spelen, samen aan één toetsenbord en tegen bots. Elke zet wordt meteen bewaard.
help-play-game = { $games }; niet nodig met --resume
help-play-seats = wie er speelt: human, human:NAME of een bot met zijn niveau ({ $levels }), gescheiden door komma’s; anders één mens en twee bots die willekeurig spelen
help-play-seed = een willekeurige tekst; anders een geheime
help-play-resume = verdergaan met een bewaard spel
help-play-save = waar het spel bewaard wordt; anders in een nieuw bestand in { $games }
help-play-draw = loten wie waar zit, en dus wie welke kleur of partij heeft

command-simulate = Veel spellen tussen bots spelen en tellen. Een gedeelde winst telt voor elk van de winnaars.
help-simulate-seats = aantal spelers
help-simulate-games = aantal spellen, hoogstens 1.000.000.000
help-simulate-bots = wie waar zit, gescheiden door komma’s: niveaus, greedy, search:PLAYOUTS; bij meer plaatsen weer vanaf de eerste
help-simulate-threads = hoogstens 1.024, 256 voor bots die denken; anders één per processor
help-simulate-device = waar gespeeld wordt

command-replay = Een bewaard spel tonen: de zetten in woorden en de stelling erna.
help-replay-at = de stelling na N zetten; anders de laatste

command-verify = Een bewaard spel naspelen en alles controleren wat erin beweerd wordt: zetten, dobbelstenen, uitslag.

command-analyse = Beoordeelt een afgelopen spel: elke beslissing, ieders nauwkeurigheid en de momenten die het beslisten.
help-analyse-moves = elke zet met zijn oordeel opsommen

command-puzzles = Laat sterke computerspelers spelen en bewaar de standen waarin één keuze duidelijk de beste is.
help-puzzles-seats = aantallen spelers; mag meermaals, anders alle
help-puzzles-count = hoeveel het bestand er uiteindelijk moet hebben
help-puzzles-minutes = na zoveel minuten ophouden
help-puzzles-out = waar ze blijven; een bestand dat er heeft, krijgt er meer. Anders bij het programma

command-bench = Meten hoe snel de regels op deze computer draaien.
help-bench-cold = ook alles opnieuw compileren en daarvan de tijd opnemen

command-tournament = Bots tegen elkaar laten spelen, om beurten op alle plaatsen, en ze waarderen. Ctrl-C beëindigt het vroegtijdig en bewaart wat gespeeld is.
help-tournament-game = { $games }; niet nodig met --repeat
help-tournament-bots = wie er speelt, gescheiden door komma’s: niveaus, greedy, search:PLAYOUTS
help-tournament-seats = aantal spelers aan een tafel; anders het kleinste waarmee het spel gespeeld kan worden
help-tournament-games = aantal spellen; anders 100
help-tournament-processes = hoogstens 256; anders één per processor
help-tournament-ray = op een Ray-cluster spelen: het adres ervan, auto voor de cluster eromheen, local voor een op deze computer zelf
help-tournament-out = waar report.json en report.html geschreven worden
help-tournament-repeat = de spellen van een report.json opnieuw spelen en vergelijken

command-study = Bots veel spellen laten spelen en in Markdown verslag doen hoe levendig het spel is en hoe gelijk de kansen van de partijen zijn.
help-study-games = spellen bij elk aantal partijen
help-study-bot = wie op alle plaatsen speelt: een niveau, greedy, search:PLAYOUTS, network
help-study-keep = een map waarin bewaard wordt wat gespeeld is, zodat een afgebroken studie verdergaat
help-study-out = waar het verslag geschreven wordt; in een eerder verslag worden de cijfers vernieuwd

command-train = Een netwerk een spel leren door het tegen zichzelf te laten spelen, en het schrijven als bestand dat speelt.
help-train-seats = aantallen spelers om te leren, gescheiden door komma’s
help-train-minutes = minuten leren in totaal; wat een map al bevat, telt mee
help-train-out = voor tussenstanden, het verslag en het netwerk; het leren gaat daar verder
help-train-device = waar geleerd wordt
help-train-small = een klein netwerk en weinig spellen, om het uit te proberen
help-train-against = de bot waaraan de sterkte gemeten wordt
help-train-measure = spellen voor elke meting
help-train-seed = een getal; met hetzelfde getal begint het net zo

command-box = Het materiaalbestand van het spel tonen; verander een kopie ervan en speel met --box.

command-admin = Een server beheren: meldingen, zwijgplicht, weigeringen, tafels, gegevens van mensen. Werkt naast de draaiende server, die het binnen enkele seconden volgt.
command-admin-reports = Tonen wat mensen gemeld hebben, het laatste eerst.
help-admin-reports-everything = ook wat afgehandeld is
command-admin-done = Meldingen als afgehandeld noteren.
help-admin-done-numbers = hun nummers, zoals tworivers admin reports ze toont
command-admin-mute = Iemand een tijd niets laten schrijven.
command-admin-ban = Iemand afmelden en een tijd weigeren, of iedereen op een netwerkadres.
help-admin-ban-whom = de naam van een account, een id, of een adres als 203.0.113.7 of 203.0.113.0/24
command-admin-lift = Iemand eerder weer laten schrijven en spelen.
help-admin-lift-whom = de naam van een account, een id, of een adres als 203.0.113.7 of 203.0.113.0/24
command-admin-close = De partij aan een tafel voorgoed beëindigen zoals ze staat. Niemands rating verandert.
help-admin-close-table = haar id, of het adres van haar pagina
command-admin-export = Alles wat over iemand bekend is als JSON geven; zonder wachtwoorden en andere geheimen.
help-admin-export-out = bestand om in te schrijven; anders wordt het getoond
command-admin-erase = Alles wat over iemand bekend is voorgoed wissen. De partijen blijven, zonder de naam.
help-admin-erase-yes = het echt doen
help-person = de naam van een account, of een id zoals meldingen het tonen
help-long = hoe lang: 30m, 12h, 7d, 2w
help-reason = waarom; wie het betreft leest het
help-db = adres van de database van de server, PostgreSQL of SQLite; anders { $tables }
