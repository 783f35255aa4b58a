# Mi lehet a baj az Amyitis készletfájljával. A fájl kulcsai és értékei maradnak, ahogy vannak.

box-city-twice = { $city } kétszer áll a sorrendben; minden város egyszer kell
box-city-good = nyersanyag pontosan ott kell, ahol trade értéke court vagy plant
box-city-offers = két ajánlat pontosan ott kell, ahol trade értéke court
box-plant-cities = { $cities ->
    [one] egy városban
   *[other] { $cities } városban
  } van trade = plant: { $cards } kell, minden növénykártyához egy
box-card-city = plant_card, city értéke { $city }: olyan növényes város kell, amelyet más kártya nem nevez meg
box-levels = { $kind } szintjei: { $levels }; ez kell, hézag nélkül: { $expected }
box-first-leaders = leader 1, copies értéke { $copies }: minden játékosnak legalább egy 0. szintű kell
box-third-leaders = leader 3, copies értéke { $copies }: legfeljebb { $most } lehet, mert mindegyiken más nyersanyag van
box-top-tiles = annyi top = true lapka kell, ahány 4. szintű négyzet van itt: garden.levels
box-crafts = crafts { $cards } kártyát tartalmaz { $players } játékoshoz: legalább { $least } kell
box-tiles = tile { $tiles } lapkát ad, szintjük { $level }: legalább { $least } kell, minden ilyen négyzethez egy
