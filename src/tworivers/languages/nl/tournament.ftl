# Toernooien: de opdracht, haar tabellen en de pagina.

tournament-title = { $game }: een toernooi
tournament-facts = { $bots ->
    [one] Eén bot
   *[other] { $bots } bots
  }, { $seats } aan tafel, { $games ->
    [one] één spel
   *[other] { $games } spellen
  }
tournament-stopped = Voor het einde gestopt: { $played } van { $games } spellen zijn gespeeld.
tournament-percent = { $percent }%
tournament-interval = { $low } tot { $high }
tournament-elo = Elo
tournament-seat = Plaats { $seat }

tournament-ratings = Speelsterkte
tournament-ratings-lead = In Elo-punten, 0 is het gemiddelde van allen: wie 100 punten meer heeft, eindigt in 64% van hun ontmoetingen vóór de ander. De balken bevatten de ware waarde met een kans van 95%.
tournament-cross = Wie verslaat wie
tournament-cross-lead = Hoe vaak de bot van een rij vóór de bot van een kolom eindigde; een gedeelde plaats telt voor beide half.
tournament-scores = Punten
tournament-scores-lead = Hoe de punten van elke bot over de spellen verdeeld zijn; de gouden streep is het gemiddelde.
tournament-seats = Plaatsen
tournament-seats-lead = Het aandeel tafels, in procenten, dat vanaf elke plaats gewonnen is, in de volgorde van de plaatsen bij het begin; bij de gouden streep zou het gelijk verdeeld zijn. De bots zaten om beurten overal, dus over hen zegt dit niets.
tournament-repeat = Om het te herhalen
tournament-repeat-lead = Hetzelfde plan geeft dezelfde spellen, tenzij een bot op de klok denkt.

tournament-column-bot = Bot
tournament-column-elo = Elo
tournament-column-interval = 95%
tournament-column-games = Plaatsen
tournament-column-won = Gewonnen
tournament-column-score = Punten
tournament-column-spread = Spreiding
tournament-column-thought = ms per keuze

tournament-fact-command = Opdracht
tournament-fact-seed = Startgetal
tournament-fact-options = Opties
tournament-fact-box = Materiaal
tournament-fact-rules = Versie van de regels
tournament-fact-program = Programma
tournament-fact-cycle = Spellen tot alles gelijk verdeeld is
tournament-fact-clock = Denken op de klok
tournament-standard-box = het gewone
tournament-own-box = eigen materiaal, bewaard in report.json

tournament-playing = Er wordt gespeeld
tournament-written = Geschreven: { $files }
tournament-broken-off = Gestopt: { $played } van { $games } spellen zijn gespeeld.
tournament-lost = Een proces dat speelde is vanzelf gestopt, misschien door geheugengebrek; wat eerder gespeeld werd, blijft bewaard.
tournament-nothing = Gestopt voordat het eerste spel afgelopen was; er wordt niets geschreven.
tournament-same = Herhaald: alle { $games } spellen verliepen hetzelfde.
tournament-differs = Herhaald: { $count } van { $games } spellen verliepen anders, het eerst spel { $first }.
tournament-differs-clock = Deze bots denken op de klok en beslissen misschien elke keer anders: { $bots }.

tournament-few-bots = --bots noemt { $count ->
    [0] niemand
    [one] één bot
   *[other] { $count } bots
  }; verwacht werden er minstens twee verschillende, gescheiden door komma’s
tournament-many-bots = --bots noemt { $count } bots; hoogstens { $most } kunnen tegen elkaar spelen
tournament-bot-twice = bot { $name } is twee keer genoemd
tournament-missing = { $option } ontbreekt; verwacht werd { $expected }
tournament-what-bots = bots, gescheiden door komma’s, zoals random,greedy
tournament-repeat-fixed = { $option } staat in { $file } en kan niet nog eens opgegeven worden
tournament-repeat-rules = { $file } is gespeeld volgens versie { $rules } van de regels; dit programma heeft versie { $current }
tournament-many-processes = --processes is { $processes }; hoogstens { $most } is mogelijk
tournament-both = --processes en --ray zeggen waar er gespeeld wordt; geef er één op
