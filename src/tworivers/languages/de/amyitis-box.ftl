# Was an einer Materialdatei von Amyitis nicht stimmen kann. Schlüssel und Werte der Datei bleiben, wie sie sind.

box-city-twice = { $city } steht zweimal in der Reihenfolge; erwartet wird jede Stadt einmal
box-city-good = eine Ware wird genau dort erwartet, wo trade court oder plant ist
box-city-offers = zwei Angebote werden genau dort erwartet, wo trade court ist
box-plant-cities = { $cities ->
    [one] eine Stadt hat
   *[other] { $cities } Städte haben
  } trade plant: erwartet werden { $cards }, eine für jede Pflanzenkarte
box-card-city = plant_card, city ist { $city }: erwartet wird eine Pflanzenstadt, die keine andere Karte nennt
box-levels = die Stufen von { $kind } sind { $levels }: erwartet wird { $expected } ohne Lücke
box-first-leaders = leader 1, copies ist { $copies }: erwartet wird mindestens einer der Stufe 0 für jeden Spieler
box-third-leaders = leader 3, copies ist { $copies }: erwartet werden höchstens { $most }, denn jeder trägt eine andere Ware
box-top-tiles = erwartet werden so viele Plättchen mit top = true, wie garden.levels Felder der Ebene 4 hat
box-crafts = crafts hat { $cards } Karten für { $players } Spieler: erwartet werden mindestens { $least }
box-tiles = tile hat { $tiles } der Stufe { $level }: erwartet werden mindestens { $least }, eines für jedes solche Feld
