# Was an einer Materialdatei von Mesopotamia nicht stimmen kann. Schlüssel und Werte der Datei bleiben, wie sie sind.

box-parties = { $present } Parteien spielen mit, wenn es { $count } sind: erwartet werden { $count }; siehe absent_at jeder Partei
box-few-cards = card hat { $cards } Karten: erwartet werden mindestens { $least }
box-many-cards = card hat { $cards } Karten: erwartet werden höchstens { $most }
box-province-twice = die Provinz { $province } steht zweimal in der Datei
box-province-missing = die Provinz { $province } fehlt: erwartet werden { $expected } Provinzen, da sind { $found }
box-province-more = die Provinz { $province } ist eine zu viel: erwartet werden { $expected } Provinzen, da sind { $found }
box-core-cities = { $cities ->
    [one] die Provinz { $province } ist eine Kernprovinz mit einer Stadt
   *[other] die Provinz { $province } ist eine Kernprovinz mit { $cities } Städten
  }: erwartet werden { $expected }
box-origin-city = die Provinz { $province } ist die Heimat eines Stammes und hat eine Stadt: erwartet wird keine
box-core-capital = die Provinz { $province } ist von der Art 'core': erwartet wird in jeder Kernprovinz die Hauptstadt einer Partei
box-capital-core = die Provinz { $province } ist von der Art { $kind }: erwartet wird "core", wo eine Partei ihre Hauptstadt hat
box-tribe-home = tribe.{ $tribe } ist { $home }: erwartet wird eine Provinz der Art 'origin' für ihn allein
box-border-unknown = die Provinz { $province } grenzt an { $other }: erwartet wird der Name einer Provinz
box-border-unknown-own = die Provinz { $province } grenzt an { $other }: erwartet wird der Name einer Provinz (eigene Namen dieser Datei: { $own })
box-border-twice = die Provinz { $province } grenzt an { $other }: erwartet wird jede Nachbarin einmal und nicht sie selbst
box-border-one-sided = die Provinz { $province } grenzt an { $other }, aber { $other } nicht an { $province }: erwartet werden Grenzen auf beiden Seiten
box-island = die Provinz { $province } ist von { $first } aus nicht zu erreichen: erwartet wird eine Karte ohne Inseln
