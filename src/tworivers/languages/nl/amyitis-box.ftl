# Wat er aan een materiaalbestand van Amyitis niet klopt. Sleutels en waarden van het bestand blijven zoals ze zijn.

box-city-twice = { $city } staat twee keer in de volgorde; verwacht werd elke stad één keer
box-city-good = een goederenfiche werd precies daar verwacht waar trade court of plant is
box-city-offers = twee aanbiedingen werden precies daar verwacht waar trade court is
box-plant-cities = { $cities ->
    [one] één stad heeft
   *[other] { $cities } steden hebben
  } trade plant: verwacht werden er { $cards }, één voor elke plantkaart
box-card-city = plant_card, city is { $city }: verwacht werd een plantenstad die geen andere kaart noemt
box-levels = de niveaus van { $kind } zijn { $levels }: verwacht werd { $expected } zonder gat
box-first-leaders = leader 1, copies is { $copies }: verwacht werd er minstens één van niveau 0 voor elke speler
box-third-leaders = leader 3, copies is { $copies }: verwacht werden er hoogstens { $most }, want elke draagt een ander goederenfiche
box-top-tiles = verwacht werden zoveel tegels met top = true als garden.levels velden op etage 4 heeft
box-crafts = crafts heeft { $cards } kaarten voor { $players } spelers: verwacht werden er minstens { $least }
box-tiles = tile heeft er { $tiles } van niveau { $level }: verwacht werden er minstens { $least }, één voor elk zulk veld
