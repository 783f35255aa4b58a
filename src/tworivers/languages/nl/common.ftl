# Wat alle spellen gemeen hebben: het spel en de opdrachtregel.

match-over = Het spel is afgelopen.
match-unknown-seat = Er is geen plaats { $seat }; de plaatsen zijn 0 tot { $last }.
match-unknown-action = Er is geen actie { $action }.
match-not-legal = Dat kan nu niet.
lesson-not-here = Dit hoort niet bij de les.
match-undo-nothing = Er is nog niets beslist.
match-undo-other = De laatste beslissing was van een andere speler.
match-undo-over = Het spel is afgelopen en het startgetal bekend, dus er valt niets meer terug te nemen.
match-undo-known = Het toeval heeft gesproken of er is iets verborgens getoond; dat valt niet terug te nemen.

cli-preparing = De regels worden voor deze machine voorbereid
cli-simulating = Er wordt gespeeld

cli-unknown-game = onbekend spel { $name }; er is { $games }
cli-no-game = welk spel? Er is { $games }
cli-unknown-language = onbekende taal { $name }; er is { $languages }
cli-unknown-seat = plaats { $name }: verwacht werd { $kinds }
cli-unknown-device = onbekend apparaat { $name }; er is { $devices }
cli-unknown-bot = bot { $name }: verwacht werd { $kinds }
cli-bots-count = { $bots } bots voor { $seats } plaatsen; verwacht werd er een per plaats, of minder, die dan om beurten zitten
cli-bots-device = --device { $device } kent alleen de bots { $bots }; laat andere spelen met --device cpu
cli-process-lost = een proces dat speelde is vanzelf gestopt, misschien door geheugengebrek; probeer er minder met --threads
cli-no-study = er is geen studie van { $game }; wel een van { $games }
cli-train-seats = --seats { $text }: verwacht werden aantallen spelers, gescheiden door komma’s; er is { $seats }
cli-train-learning = Leert
cli-train-strength = { $seconds } s, { $games } spellen, { $speed } beslissingen/s: met { $seats } spelers { $won } ± { $error }% gewonnen van { $against }, { $points } tegen { $others } punten
cli-train-written = Het netwerk, de tussenstand en het verslag staan in { $folder }
cli-option-form = optie { $text }: verwacht werd naam=waarde
cli-option-twice = optie { $name } is twee keer opgegeven
cli-empty-path = { $what }: verwacht werd een bestandsnaam, gevonden werd niets
cli-too-many-games = --games is { $games }; er kunnen er hoogstens { $most } tegelijk gespeeld worden
cli-too-many-threads = --threads is { $threads }; hoogstens { $most } is mogelijk
cli-no-memory = er is niet genoeg geheugen voor { $games } spellen tegelijk; kies er minder
cli-box-unreadable = { $file }: niet te lezen: { $reason }
cli-box-no-text = { $file }: niet te lezen: het is geen tekst (UTF-8)
cli-file-exists = { $file } bestaat al en blijft zoals het is; kies een andere naam
cli-file-unwritable = { $file }: niet te schrijven: { $reason }
cli-resume-other-game = { $file } is een spel { $game }, niet { $wanted }
cli-resume-fixed = { $option } is niet te veranderen in een spel dat verdergaat
cli-no-such-move = { $file } heeft { $moves ->
    [one] één zet
   *[other] { $moves } zetten
  }; er is geen stelling na zet { $at }

cli-welcome = { $game }: { $players }
cli-seed-hash = Alle toeval volgt uit een startgetal, dat aan het eind getoond wordt. De controlesom ervan: { $hash }
cli-kept-in = Elke zet wordt bewaard in { $file }
cli-goes-on = Het spel gaat verder na zet { $moves }.
cli-choose = Nummer, of h voor hulp:
cli-question = { $who }: { $question }
cli-hand-over = Het toetsenbord gaat naar { $who }. Kijkt er niemand mee? Druk dan op Enter.
cli-not-a-choice = { $text } is geen keuze. Typ een nummer van 1 tot { $last }, of h voor hulp.
cli-help =
    1, 2, 3 …      deze mogelijkheid kiezen; de tekst ervan uit een spelbestand kan ook
    b, board       bord, vraag en mogelijkheden nog eens tonen
    u, undo        je laatste keuze terugnemen, tenzij er daarna iets bekend werd of een ander besliste
    w, why         waarom niet? Wat de vraag zou beantwoorden, maar nu niet kan
    w TEKST        hetzelfde voor alle acties waarvan de tekst in een spelbestand met TEKST begint
    l, log         wat er het laatst gebeurde; l met een getal: zoveel zetten
    s, save NAAM   een kopie bewaren in bestand NAAM
    h, help, ?     deze hulp
    q, quit        stoppen; het spel blijft bewaard
cli-undone = Teruggenomen: { $action }
cli-saved = Bewaard in { $file }
cli-save-which = Het spel wordt bewaard in { $file }; s met een bestandsnaam bewaart daar een kopie.
cli-legal-now = Dat kan: het is mogelijkheid { $number }.
cli-why-more = … en nog { $count } om zulke redenen; w met het begin van hun tekst toont ze
cli-why-nothing = Alles wat deze vraag zou beantwoorden, kan; w met het begin van een actietekst zegt iets over andere.
cli-why-unknown = Geen actie die nu niet kan, begint met { $text }.
cli-nothing-yet = Er is nog niets gebeurd.
cli-left = Het spel blijft bewaard. Ga verder met: tworivers play --resume { $file }
cli-not-kept = Het spel kon niet bewaard worden: { $file }: { $reason }

cli-bot-random = willekeurige bot
cli-bot-apprentice = leerling
cli-bot-scribe = schrijver
cli-bot-merchant = koopman
cli-bot-steward = rentmeester
cli-bot-governor = stadhouder
cli-bot-vizier = vizier
cli-bot-sage = wijze

cli-final = Het spel is afgelopen
cli-player = Speler
cli-score = Punten
cli-winners = { $count ->
    [one] { $names } wint.
   *[other] { $names } winnen samen.
  }
cli-seed-fits = Het startgetal was { $seed }; de controlesom ervan is die van het begin, { $hash }.
cli-and = { $names } en { $last }

cli-sim-games = Spellen
cli-sim-decisions = Beslissingen
cli-sim-speed = Beslissingen per seconde
cli-sim-seconds = Seconden
cli-sim-seed = Startgetal
cli-sim-seat = Plaats
cli-sim-bot = Bot
cli-sim-mean = Punten gemiddeld
cli-sim-sd = Spreiding
cli-sim-wins = Gewonnen spellen
cli-sim-share = { $wins } ({ $percent }%)

cli-replay-title = Na { $at ->
    [one] één zet
   *[other] { $at } zetten
  } van { $moves }
cli-move-unseen = { $number }. { $who }
cli-move = { $number } { $who }: { $action }

cli-verified = { $file }: in orde
cli-verified-game = { $game }, { $seats } spelers, { $moves ->
    [one] één zet
   *[other] { $moves } zetten
  }, allemaal toegestaan
cli-verified-rules = gespeeld volgens versie { $rules } van de regels, die van dit programma
cli-verified-other-rules = gespeeld en nagespeeld volgens versie { $rules } van de regels; nieuwe spellen volgen versie { $current }
cli-verified-seed = het startgetal past bij de controlesom { $hash }
cli-verified-result = uitslag { $scores }
cli-verified-running = niet afgelopen; punten tot nu toe { $scores }

# Cijfers van `tworivers bench`

cli-bench-random = Willekeurig spel, { $seats } plaatsen: { $median } miljoen beslissingen/s op één kern ({ $low } tot { $high })
cli-bench-copy = Een toestand, gekopieerd in machinecode: { $median } ns ({ $low } tot { $high })
cli-bench-python = legal + apply vanuit Python: { $median } µs ({ $low } tot { $high })
cli-bench-threads = Twee threads: { $median } keer zo snel als één ({ $low } tot { $high })
cli-bench-start = Van start tot eerste zet: { $median } s ({ $low } tot { $high })
cli-bench-compile = Alles opnieuw compileren: { $median } s

# Tips: meer dingen in één zin, en wat een zoektocht zegt waar geen verandering voor een keus spreekt

hint-and = { $one } en { $other }
hint-list = { $one }, { $other }
hint-last-step = { $one }, dan { $other }
hint-steps = { $one }, { $other }
hint-fares = In spellen die in gedachten zijn uitgespeeld win je zo { $percent }%, anders { $other }%.
hint-even = Het maakt weinig uit: in spellen die in gedachten zijn uitgespeeld win je hoe dan ook ongeveer { $percent }%.
hint-only = { $count ->
    [one] Er is maar 1 keus.
   *[other] Alle { $count } keuzes komen op hetzelfde neer.
}
