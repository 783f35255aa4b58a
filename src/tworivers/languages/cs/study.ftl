# Zprávy o tom, jak se hra hraje v mnoha rukou, v Markdownu.

study-percent = { $percent } %
study-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
  }
study-interval = { $low } až { $high }
study-players = říše
study-tables = { $count ->
    [one] { $count } říše
    [few] { $count } říše
   *[other] { $count } říší
  }
study-a-game = na partii
study-season = { $season } { $year }

study-title = Mesopotamia: živá hra, vyrovnané říše?
study-introduction = { $games ->
    [one] Jedna partie
    [few] { $games } partie
   *[other] { $games } partií
  } při každém počtu říší, pokaždé dva roky, základní herní materiál a obvyklé volby; za všechny říše hraje stejný počítačový hráč ({ $bot }): při každém rozhodnutí, i při obchodování, volí to, co podle jeho vlastního výpočtu slibuje nejvíc, a dál dopředu nehledí. Čísla říkají, jak pravidla a materiál fungují v takových rukou, ne jak by si vedli lidé.
study-again = Znovu lze spustit příkazem { $command }.
study-findings = Co čísla říkají
study-overview = Přehled
study-counted = Výsledek je počet symbolů na rámu. Sdílená výhra se počítá každému, kdo ji sdílí. Každá partie trvá svých osm období, pokud nezůstane jediná říše. Nevyrovnanost je směrodatná odchylka podílů říší na výhrách, vyjádřená jako část jejich průměru.
study-happenings = Co se v partii děje
study-cards = Karty zahrané v partii
study-seasons = Na konci každého období: průměrný sklad jedné říše, symboly na rámu, držené provincie.
study-trials = Zkoušky s jinými čísly
study-trials-lead = Stejné partie s jednou změněnou částí herního materiálu.

study-column-decisions = rozhodnutí
study-column-winning-score = výsledek vítěze
study-column-all-scores = všechny výsledky
study-column-margin = náskok před druhým
study-column-lead-changes = změny ve vedení
study-column-shared = sdílené výhry
study-column-spread = nejlepší minus nejhorší podíl
study-column-unevenness = nevyrovnanost
study-column-party = říše
study-column-wins = výhry
study-column-interval = 95% interval
study-column-symbols = symboly
study-column-provinces = provincie
study-column-season = období
study-column-card = karta
study-winners-symbols = symboly vítěze
study-slowest-season = nejpomalejší období
study-attacks = útoky
study-hunger = hlad
study-wins-changed = výhry po změně

study-event-offer = učiněné nabídky
study-event-traded = výměny
study-event-taken = zabrané neutrální provincie
study-event-allied = uzavřená spojenectví
study-event-broken = ukončená spojenectví
study-event-war = vyhlášené války
study-event-war-lapsed = vyhaslé války
study-event-attack = útoky říší
study-event-duel = souboje
study-event-conquered = dobyté provincie
study-event-destroyed = z toho se zničením všech staveb
study-event-captured = z toho s ukořistěním staveb
study-event-repelled = odražené útoky
study-event-raised = postavené jednotky
study-event-erected = postavené stavby a zařízení
study-event-wall = postavené hradby
study-event-hunger = období hladu
study-event-torn-down = stržené hradby a kovárny
study-event-nomads = pochody nomádů
study-event-unseated = symboly odebrané z rámu
study-event-converted = přeměněné symboly
study-event-card = zahrané karty
study-event-out = říše bez země

study-trial-harvest-summer-winter = Sklizeň v létě a v zimě
study-trial-harvest-summer-winter-why = Obilí chybí všem říším od zimy do příští sklizně. Dvě sklizně půl roku od sebe, žádná v období rudy.
study-trial-harvest-spring-autumn = Sklizeň na jaře a na podzim
study-trial-harvest-spring-autumn-why = Totéž, podzim zůstává.
study-trial-feeding = Zásobování v létě a v zimě
study-trial-feeding-why = Jedna sklizeň, ale města jedí jen dvakrát za rok.
study-trial-ore = Ruda na jaře a na podzim
study-trial-ore-why = Více kovu místo více obilí.
study-trial-less-wood = Méně dřeva pro říši Larsa
study-trial-less-wood-why = Při 5 a 6 říších vyhrává nejčastěji Larsa; jediné stromy vedle její ústřední provincie stojí v provinciích Lagaš a Umma.
study-trial-more-wood = Více dřeva pro říše Ešnunna a Aššur
study-trial-more-wood-why = Oběma chybějí stromy a Aššur při 5, 6 a 8 říších vyhrává nejméně často.

study-amyitis-title = Amyitis: vyrovnaná místa, mnoho cest k výhře?
study-amyitis-introduction = { $games ->
    [one] Jedna partie
    [few] { $games } partie
   *[other] { $games } partií
  } při každém počtu hráčů, základní herní materiál a obvyklé volby; za všechny hraje stejný počítačový hráč ({ $bot }). Čísla říkají, jak pravidla a materiál fungují v takových rukou, ne jak by si vedli lidé.
study-amyitis-counted = Výsledek je prestiž. Sdílená výhra se počítá každému, kdo ji sdílí. Nevyrovnanost je směrodatná odchylka podílů míst na výhrách, vyjádřená jako část jejich průměru; kdo začíná, se losuje, takže co je tu nevyrovnané, je náhoda.
study-amyitis-players = hráči
study-amyitis-tables = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
  }
study-amyitis-cards = Dvorní karty vzaté v partii
study-amyitis-event-planted = osázená pole
study-strategies = Co mají vítězové na konci
study-crafts = Řemeslníci najatí v partii
study-course = Kolo za kolem
study-at-the-end = na konci
study-winners-of = vítězové, počet hráčů { $count }
study-everybody-of = všichni, počet hráčů { $count }
study-had-plants = rostliny
study-had-camels = velbloudi
study-had-talents = talenty
study-had-cubes-left = zbylé kostky
study-level-of = úroveň: { $card }
study-rounds = kola
study-plants = rostliny
study-round = kolo
study-reached = počet hráčů { $count }: došlo sem
study-prestige = { $count }: prestiž
study-tiles = { $count }: zbylé dílky
study-column-seat = místo
study-column-score = výsledek
study-column-craft = řemeslo
study-event-recruited = najatí řemeslníci
study-event-temple = kostky v chrámech
study-event-pushed-out = kostky vytlačené z chrámů
study-event-watered = zavodněné kanály
study-event-caravan = cesty karavany
study-event-sold = prodané zboží
study-event-court = vzaté dvorní karty
study-event-gardeners-spent = vrácení zahradníci
study-event-passed = pasování
study-event-row-full = zaplněné řady polí
study-trial-single-channels = Všude jeden kanál
study-trial-single-channels-why = Kolik kanálů leží mezi dvěma poli, čteme z obrázků; dva stojí dvě kostky.
study-trial-other-circuit = Jiné pořadí měst
study-trial-other-circuit-why = Dvorní a rostlinná města si vymění místa: pořadí na okruhu je naše.
study-trial-more-gardeners = Dvakrát tolik zahradníků
study-trial-more-gardeners-why = Kolik zahradníků je při každém počtu hráčů, jsme určili my.
study-trial-more-bankers = Druhý bankéř úrovně 3
study-trial-more-bankers-why = Podle našeho počtu je jeden: kdo ho má, má ho sám.
study-trial-fewer-palaces = Palác úrovně 6 za méně
study-trial-fewer-palaces-why = Jeho 10 prestiže je z jediného vnějšího zdroje.
