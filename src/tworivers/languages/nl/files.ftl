# Wat er niet klopt aan iets dat iemand meebrengt: een spelbestand, een materiaalbestand, opties, plaatsen, namen.
# Koppen, sleutels en waarden van de bestanden zelf blijven in elke taal zoals ze zijn.

## Waar het niet klopt

wrong-in-file = { $file }: { $reason }
wrong-in-line = { $file }: regel { $line }: { $reason }
wrong-line = regel { $line }: { $reason }
wrong-file-yours = het bestand
wrong-file-box = het materiaalbestand
wrong-file-its-box = het materiaalbestand hierin
wrong-file-changed = { $file } (na het bewaren veranderd)
wrong-file-other-version = { $file } (gespeeld volgens versie { $played } van de regels; dit programma heeft versie { $version })
wrong-unreadable = niet te lezen: { $reason }

## Opties, plaatsen en namen

wrong-option = { $game } heeft geen optie { $name }; wel { $options }
wrong-option-none = { $game } heeft geen optie { $name }, en ook geen andere
wrong-option-value = optie { $name }: { $value } is niet een van { $values }
wrong-version = versie { $version } van de regels van { $game } is hier niet bekend; de nieuwste is { $newest }
wrong-seats = { $game } is voor { $least } tot { $most } spelers, niet voor { $seats }
wrong-seat-level = plaats { $seat }: alleen bots hebben een niveau
wrong-seat-open = plaats { $seat } is open: op een apparaat kan niemand erbij komen
wrong-box-in-page = een eigen doos leest alleen de server
wrong-names = { $names ->
    [one] één naam
   *[other] { $names } namen
  } voor { $seats } plaatsen
wrong-name = naam { $text }: verwacht werden afdrukbare tekens, minstens één, zonder spaties aan de rand
wrong-seed = startgetal { $text }: verwacht werden afdrukbare tekens, minstens één, zonder spaties aan de rand
wrong-bot = { $game } heeft geen bot { $name }; wel { $bots }
wrong-bot-thinking = { $game } heeft geen bot { $name }; wel { $bots }, { $greedy }, { $search } (1 tot { $most }), { $network } en { $searching } waar het een netwerk heeft
wrong-network-file = { $file }: het netwerk kan niet gelezen worden: { $reason }
wrong-network-runtime = { $file }: het netwerk heeft ONNX Runtime nodig, dat niet geladen kan worden ({ $reason }); installeer het met: pip install onnxruntime
wrong-network-damaged = { $file }: dit is geen netwerk, of het is beschadigd: ONNX Runtime kan het niet lezen
wrong-network-game = { $file }: een netwerk voor { $other }, niet voor { $game }
wrong-network-rules = { $file }: een netwerk voor andere regels van { $game } (versie { $version }; dit programma heeft versie { $now }); het moet opnieuw leren
wrong-network-seats = { $file }: dit netwerk heeft niet geleerd met { $seats } spelers te spelen
wrong-game-twice = { $packages } brengen allemaal een spel { $name } mee: verwijder ze op één na
wrong-game = het spel { $name } van { $package } ({ $place }) is niet te gebruiken: { $reason }
wrong-game-name = verwacht werd een naam van kleine letters, cijfers en koppeltekens
wrong-game-kind = verwacht werd een { $expected }, gevonden werd { $found }
wrong-game-other-name = het spel noemt zichzelf { $name }

## Spelbestanden

wrong-save-empty = het bestand is leeg; verwacht werd een spelbestand
wrong-save-large = te groot voor een spelbestand
wrong-save-no-text = geen spelbestand: dit is geen tekst (UTF-8)
wrong-save-first = geen spelbestand: verwacht werd [Game "..."], gevonden werd { $found }
wrong-save-breaks-off = het bestand breekt af: na de laatste regel werden "end", het aantal zetten en een controlesom verwacht, { $found }
wrong-save-after-end = tekst na de slotregel: { $found }
wrong-save-count = de slotregel telt { $counted } zetten, het bestand heeft er { $moves }
wrong-save-no-box = een regel die met % begint, maar daarvoor geen [Box "custom"] of [Position "set up"]
wrong-save-many-moves = verwacht werden hoogstens { $most } zetten, het zijn er meer
wrong-save-missing = [{ $header } "..."] ontbreekt
wrong-save-header = verwacht werd [Naam "waarde"], gevonden werd { $found }
wrong-save-unknown-header = onbekende kop { $header }; verwacht werd een van { $headers }
wrong-save-twice = { $header } staat hier voor de tweede keer; de eerste staat in regel { $first }
wrong-save-header-late = de kop { $header } staat tussen de zetten
wrong-save-move-form = verwacht werden "{ $number }", een plaats en een actie, gevonden werd { $found }
wrong-save-move-number = verwacht werd zet { $number }, gevonden werd { $found }
wrong-save-note = een notitie heeft alleen afdrukbare tekens, gevonden werd { $found }
wrong-save-no-variation = ")" sluit een variant af, maar er is er geen begonnen met "("
wrong-save-empty-variation = de variant die hier begint, heeft geen zetten
wrong-save-open-variation = de variant die hier begint, wordt niet afgesloten met ")"
wrong-save-deep-variation = verwacht werden hoogstens { $most } varianten in elkaar, het zijn er meer
wrong-save-many-variations = verwacht werden hoogstens { $most } varianten, het zijn er meer
wrong-save-digest = de controlesom past niet bij de tekst erboven
wrong-save-game = onbekend spel { $game }; dit programma heeft { $games }
wrong-save-rules = verwacht werd de versie van de regels, gevonden werd { $found }
wrong-save-seats = verwacht werd het aantal spelers, gevonden werd { $found }
wrong-save-names = { $seats ->
    [one] verwacht werd één naam
   *[other] verwacht werden { $seats } namen
  }, gevonden werd { $names }
wrong-save-box = verwacht werd "standard" met acht hexadecimale cijfers of "custom", gevonden werd { $found }
wrong-save-other-box = het standaardmateriaal heeft nu andere waarden ({ $today }) dan toen dit gespeeld werd ({ $then }), dus het kan niet nagespeeld worden
wrong-save-no-seed = het startgetal ontbreekt nog, zoals altijd zolang een spel loopt; de zetten zijn te lezen, maar zonder dat getal niet na te spelen
wrong-save-seed = het startgetal past niet bij de SeedHash van regel { $line }
wrong-save-seat = onbekende plaats { $seat }; verwacht werd { $seats }
wrong-save-action = onbekende actie { $action }; verwacht werd er een zoals { $actions }
wrong-save-move = { $seat } kan { $action } niet spelen: { $reason }
wrong-save-no-result = het spel is afgelopen, maar [Result "{ $scores }"] ontbreekt
wrong-save-early-result = een Result, terwijl het spel na de laatste zet niet afgelopen is
wrong-save-result = de Result is { $result }, de zetten leveren { $scores } op
wrong-save-options = verwacht werd elke optie één keer als naam=waarde, gevonden werd { $found }
wrong-save-played = het is gespeeld volgens versie { $played } van de regels, dit is { $version }: { $reason }

## Materiaalbestanden, en waarden overal

wrong-box-large = te groot: verwacht werden hoogstens { $most } tekens, het zijn er meer
wrong-box-long-word = verwacht werd een sleutel of een getal van hoogstens { $most } tekens
wrong-box-deep-key = verwacht werden sleutels van hoogstens { $most } delen
wrong-box-deep = verwacht werden hoogstens { $most } haakjes in elkaar
wrong-box-many-keys = verwacht werden hoogstens { $most } sleutels

wrong-toml = geen TOML-bestand: { $fault }
wrong-toml-at = geen TOML-bestand: regel { $line }, kolom { $column }: { $fault }
wrong-toml-end = geen TOML-bestand: aan het eind: { $fault }
wrong-toml-statement = verwacht werd een sleutel, een opschrift tussen haken of een opmerking
wrong-toml-newline = verwacht werd het einde van de regel
wrong-toml-twice = dit staat al in het bestand
wrong-toml-heading = de haken van dit opschrift sluiten niet
wrong-toml-equals = verwacht werd "=" na de sleutel
wrong-toml-key = zo kan een sleutel niet beginnen
wrong-toml-array = deze lijst sluit niet
wrong-toml-table = deze tabel tussen accolades sluit niet
wrong-toml-string = deze tekst eindigt niet
wrong-toml-escape = zo’n teken bestaat niet na "\"
wrong-toml-character = dit teken kan hier niet staan
wrong-toml-date = deze datum of tijd bestaat niet
wrong-toml-value = verwacht werd een waarde: een getal, een tekst tussen aanhalingstekens, true of false, of een lijst
wrong-toml-other = iets is niet zoals TOML het wil

wrong-key = { $key } is { $value }: { $expected }
wrong-place = { $key }: { $expected }
wrong-key-missing = { $key } ontbreekt
wrong-key-unknown = { $key } is geen sleutel van dit bestand
wrong-value-integer = verwacht werd een geheel getal
wrong-value-number = verwacht werd een getal
wrong-value-switch = verwacht werd true of false
wrong-value-text = verwacht werd een tekst
wrong-value-list = verwacht werd een lijst
wrong-value-table = verwacht werd een tabel van sleutels en waarden
wrong-value-choice = verwacht werd een van { $expected }
wrong-value-kind = verwacht werd { $expected }
wrong-value-more = verwacht werd meer dan { $expected }
wrong-value-least = verwacht werd { $expected } of meer
wrong-value-less = verwacht werd minder dan { $expected }
wrong-value-most = verwacht werd { $expected } of minder
wrong-value-few = { $expected ->
    [one] verwacht werd minstens één waarde
   *[other] verwacht werden minstens { $expected } waarden
  }
wrong-value-many = { $expected ->
    [one] verwacht werd hoogstens één waarde
   *[other] verwacht werden hoogstens { $expected } waarden
  }
wrong-value-short = { $expected ->
    [one] verwacht werd minstens één teken
   *[other] verwacht werden minstens { $expected } tekens
  }
wrong-value-long = { $expected ->
    [one] verwacht werd hoogstens één teken
   *[other] verwacht werden hoogstens { $expected } tekens
  }
wrong-value-form = verwacht werd een tekst van de vorm { $expected }
wrong-value-json = verwacht werd JSON
wrong-value-say = verwacht werd iets om te lezen
wrong-value-other = { $reason }

## Wat het systeem zegt

system-missing = dit bestand of deze map bestaat niet
system-forbidden = dat is niet toegestaan
system-folder = het is een map
system-no-folder = een deel van het pad is geen map
system-exists = het bestaat al
system-full = er is geen ruimte meer
system-read-only = daar valt niets te schrijven
system-long-name = de naam is te lang
system-links = de koppelingen lopen in een kring
system-many-files = er zijn te veel bestanden open
system-device = het apparaat weigerde dienst
system-address-taken = daar luistert al iets anders
system-no-address = deze machine heeft dat adres niet
system-other = het systeem weigert het ({ $reason })

## Met de hand opgezette standen

wrong-position-none = standen van { $game } kunnen niet met de hand worden opgezet
wrong-position-name = zoiets is er in deze stand niet: { $name }
wrong-position-value = { $group }, { $thing }: verwacht werd een van { $values }, gevonden werd { $value }
wrong-position-number = { $group }, { $thing }: verwacht werd een getal van { $least } tot { $most }, gevonden werd { $value }
wrong-position-line = verwacht werden een ding en zijn waarde, elk ding één keer, gevonden werd { $found }
wrong-position-law = de delen kloppen niet samen (wet { $law } van dit spel)
wrong-position = { $reason }
wrong-save-position = verwacht werden [Position "set up"] en daarna de regels ervan, gevonden werd { $found }
