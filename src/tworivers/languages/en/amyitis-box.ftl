# What can be wrong with a component file of Amyitis. Keys and values of the file stay as they are.

box-city-twice = { $city } stands in the order twice; expected every city once
box-city-good = expected a good exactly where trade is court or plant
box-city-offers = expected two offers exactly where trade is court
box-plant-cities = { $cities ->
    [one] one city has
   *[other] { $cities } cities have
  } trade plant: expected { $cards }, one for each plant card
box-card-city = plant_card, city is { $city }: expected a plant city that no other card names
box-levels = { $kind } levels are { $levels }: expected { $expected } without a gap
box-first-leaders = leader 1, copies is { $copies }: expected one of level 0 for every player at least
box-third-leaders = leader 3, copies is { $copies }: expected at most { $most }, as each carries a different good
box-top-tiles = as many tiles with top = true are expected as garden.levels has squares of level 4
box-crafts = crafts has { $cards } cards for { $players } players: expected at least { $least }
box-tiles = tile has { $tiles } of level { $level }: expected at least { $least }, one for each such square
