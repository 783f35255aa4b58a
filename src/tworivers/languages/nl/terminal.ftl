# Wat er niet klopt aan wat in een terminal getypt is, en aan de machine. Namen van opdrachten en opties blijven zoals ze zijn.

## Wat er getypt is

wrong-typed-option = er is geen optie { $option }
wrong-typed-option-like = er is geen optie { $option }; wat erop lijkt: { $options }
wrong-typed-command = er is geen opdracht { $command }; tworivers --help somt ze op
wrong-typed-command-like = er is geen opdracht { $command }; wat erop lijkt: { $commands }
wrong-typed-no-option = optie { $name } ontbreekt
wrong-typed-no-argument = { $name } ontbreekt
wrong-typed-no-value = na optie { $option } ontbreekt een waarde
wrong-typed-switch = optie { $option } heeft geen waarde
wrong-typed-more = { $text } is meer dan deze opdracht verwacht

wrong-limit = --limit { $text }: er is geen limiet { $name }; er is { $limits }
wrong-limit-number = --limit { $text }: verwacht werd een getal vanaf 1, zoals { $name }=100
wrong-trusted-proxy = --trusted-proxy { $text }: verwacht werd een adres of een netwerk, zoals 10.0.0.2 of 10.0.0.0/24
wrong-metrics = --metrics { $text }: verwacht werden een adres en een poort, zoals 127.0.0.1:9100
wrong-metrics-place = op { $text } kan niet geluisterd worden: { $reason }. Kies iets anders met --metrics
wrong-mail-server = --mail { $address }: verwacht werd het adres van een mailserver, zoals smtp://user@mail.example.org of smtps://user@mail.example.org:465
wrong-mail-sender = --mail-sender { $address }: verwacht werd het adres van de afzender, zoals "Two Rivers <play@example.org>"
wrong-public-address = --public-address { $address }: verwacht werd het adres waarop de pagina’s te vinden zijn, voor de links in e-mails, zoals https://play.example.org
wrong-measure = { $game } heeft geen bot { $name } om de sterkte aan te meten
wrong-learnt = { $file } is met andere instellingen geleerd dan nu (tussen haakjes): { $settings }. Ga met die verder, of noem een andere map

## Wat de machine niet kan

not-installed = tworivers, niet geïnstalleerd
wrong-no-memory = er is niet genoeg geheugen
wrong-device-python = TWORIVERS_JIT=0 vraagt om gewoon Python; een GPU kan alleen met gecompileerde regels overweg
wrong-device-none = geen NVIDIA-GPU waarmee { $program } overweg kan
wrong-extra = het extra '{ $extra }' is nodig: { $command } ({ $reason })
wrong-cache = geen plaats voor gecompileerde regels: in { $folders } valt niet te schrijven; zet TWORIVERS_CACHE op een map waarin geschreven kan worden
wrong-cache-foreign = { $folder } is van iemand anders: programmacode daaruit zou met onze rechten draaien
wrong-ray = --ray { $address }: daar is geen cluster: { $reason }
wrong-ray-missing = --ray: Ray is niet geïnstalleerd; installeer het met: pip install 'tworivers[ray]'
wrong-host = op { $host } valt niet te luisteren: dit adres bestaat hier niet
wrong-port = op { $place } valt niet te luisteren: { $reason }. Kies een andere poort met --port, of stop wat daar draait
wrong-database = { $database }: niet te openen: { $reason }
wrong-database-kind = { $database }: niet te openen: verwacht werd het adres van SQLite of PostgreSQL
wrong-database-taken = { $database }: al in gebruik bij een andere server. Stop die, of kies een andere database met --db
wrong-database-newer = een nieuwere versie van dit programma heeft haar veranderd (haar vorm is { $form })
wrong-database-shared = { $database }: alleen PostgreSQL kan door meer servers worden gedeeld
wrong-database-others = deze versie moet haar zo veranderen dat de servers die haar nu gebruiken er niet mee overweg kunnen. Stop ze eerst allemaal
wrong-site-pages = de pagina's zijn niet gebouwd: in de broncode bouwt `make pages` ze
wrong-site-engine = wat pagina's nodig hebben om zonder server te spelen, is niet gebouwd: in de broncode bouwt `make pages` het
wrong-site-folder = { $folder }: er staan andere bestanden in. Kies een nieuwe of lege map

## Het verslag van een toernooi dat herhaald moet worden

wrong-record-no-text = geen tekst (UTF-8)
wrong-record-json = geen JSON vanaf regel { $line }
wrong-record-kind = geen toernooi: verwacht werd een object met de sleutel 'tournament'
wrong-record-format = tournament is { $found }; dit programma leest { $format }
wrong-record-plan = plan: verwacht werden 2 tot { $bots } bots en 1 tot { $games } spellen
wrong-record-seats = played, spel { $game }: verwacht werden { $seats } plaatsen
wrong-record-game = played, spel { $game }: verwacht werden een spel en bots van het plan

## Wat de opdracht verder zegt

cli-serving = Two Rivers draait op { $address }
cli-thinking = Two Rivers denkt voor bots. Processen: { $processes }
cli-site-written = De site staat in { $folder }: { $files } bestanden, { $size } MB. Om te proberen: python -m http.server --directory { $folder }

train-title = Leren door tegen zichzelf te spelen
train-won = Gewonnen tegen de bot waaraan gemeten wordt
train-points = Punten
train-evenness = Gelijkmatigheid van de keuzes
train-made = Hoe het gemaakt is
train-nothing = Er is niets gemeten.
train-players = { $seats } spelers
train-seconds = { $seconds } s

## De opdrachten van de beheerder

wrong-database-none = { $database }: die database bestaat niet. Noem die van de server met --db
wrong-database-form = { $database }: heeft een andere vorm dan dit programma kent. De server zet haar om als hij start: stop de oude, start de nieuwe één keer
admin-report = { $number } · { $when } · { $about ->
    [person] { $whom }
    [line] { $whom } aan tafel { $table }
   *[table] tafel { $table }
  } · { $reason ->
    [insult] beledigt
    [cheating] speelt vals
    [stalling] laat anderen wachten
    [spam] maakt reclame
   *[other] iets anders
  } · gemeld door { $by }{ $done ->
    [yes] { " " }· afgehandeld
   *[no] { "" }
  }
admin-report-line = { "    " }gezegd: { $text }
admin-report-words = { "    " }toelichting: { $text }
admin-no-reports = Er staan geen meldingen open.
admin-none-open = geen van deze meldingen staat open; tworivers admin reports noemt de open meldingen
admin-done = { $count ->
    [one] Eén melding is afgehandeld.
   *[other] { $count } meldingen zijn afgehandeld.
  }
admin-muted = { $whom } kan tot { $until } niets schrijven.
admin-banned = { $whom } is afgemeld en wordt tot { $until } geweigerd.
admin-lifted = { $whom } mag weer spelen en schrijven.
admin-nothing-lifted = { $whom } is niet het zwijgen opgelegd en wordt niet geweigerd
admin-closed = Tafel { $table } is gesloten.
admin-over = de partij aan tafel { $table } is al voorbij
admin-no-table = er is geen tafel { $table }
admin-exported = Wat over { $whom } bekend is, staat in { $file }.
admin-erased = { $whom } is gewist. { $tables ->
    [one] Eén tafel blijft zonder de naam.
   *[other] { $tables } tafels blijven zonder de naam.
  }
admin-unsure = { $whom } zou voorgoed gewist worden; geef --yes mee als dat de bedoeling is
admin-nobody = er is niemand { $whom }: verwacht werd de naam van een account, of een id zoals meldingen het tonen
admin-wrong-time = --for { $time }: verwacht werd een duur als 30m, 12h, 7d of 2w, hoogstens 100 jaar
