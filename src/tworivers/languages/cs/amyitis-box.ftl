# Co může být špatně na souboru s herním materiálem hry Amyitis. Klíče a hodnoty souboru zůstávají, jak jsou.

box-city-twice = { $city } stojí v pořadí dvakrát; každé město se očekává jednou
box-city-good = zboží se očekává právě tam, kde trade je court nebo plant
box-city-offers = dvě nabídky se očekávají právě tam, kde trade je court
box-plant-cities = { $cities ->
    [one] jedno město má
    [few] { $cities } města mají
   *[other] { $cities } měst má
  } trade plant: očekává se { $cards }, jedno pro každou kartu rostliny
box-card-city = plant_card, city je { $city }: očekává se město s rostlinami, které neuvádí žádná jiná karta
box-levels = { $kind } má stupně { $levels }: očekává se { $expected } bez mezery
box-first-leaders = leader 1, copies je { $copies }: očekává se alespoň jeden stupně 0 pro každého hráče
box-third-leaders = leader 3, copies je { $copies }: očekává se nejvýš { $most }, protože každý nese jiné zboží
box-top-tiles = destiček s top = true se očekává tolik, kolik má garden.levels míst na plošině 4
box-crafts = crafts má karet { $cards } pro počet hráčů { $players }: očekává se alespoň { $least }
box-tiles = tile má destiček pro plošinu { $level } celkem { $tiles }: očekává se alespoň { $least }, jedna pro každé takové místo
