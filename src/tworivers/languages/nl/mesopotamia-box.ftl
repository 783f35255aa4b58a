# Wat er aan een materiaalbestand van Mesopotamia niet klopt. Sleutels en waarden van het bestand blijven zoals ze zijn.

box-parties = { $present } partijen doen mee als het er { $count } zijn: verwacht werden er { $count }; zie absent_at van elke partij
box-few-cards = card heeft { $cards } kaarten: verwacht werden er minstens { $least }
box-many-cards = card heeft { $cards } kaarten: verwacht werden er hoogstens { $most }
box-province-twice = provincie { $province } staat twee keer in het bestand
box-province-missing = provincie { $province } ontbreekt: verwacht werden { $expected } provincies, gevonden werden er { $found }
box-province-more = provincie { $province } is er één te veel: verwacht werden { $expected } provincies, gevonden werden er { $found }
box-core-cities = { $cities ->
    [one] provincie { $province } is een kernprovincie met één stad
   *[other] provincie { $province } is een kernprovincie met { $cities } steden
  }: verwacht werden er { $expected }
box-origin-city = provincie { $province } is het thuisland van een stam en heeft een stad: verwacht werd er geen
box-core-capital = provincie { $province } heeft kind 'core': verwacht werd in elke kernprovincie de hoofdstad van een partij
box-capital-core = provincie { $province } heeft kind { $kind }: verwacht werd "core" waar een partij haar hoofdstad heeft
box-tribe-home = tribe.{ $tribe } is { $home }: verwacht werd een provincie van de soort 'origin' voor deze stam alleen
box-border-unknown = provincie { $province } grenst aan { $other }: verwacht werd de naam van een provincie
box-border-unknown-own = provincie { $province } grenst aan { $other }: verwacht werd de naam van een provincie (eigen namen van dit bestand: { $own })
box-border-twice = provincie { $province } grenst aan { $other }: verwacht werd elke buurprovincie één keer, en niet zijzelf
box-border-one-sided = provincie { $province } grenst aan { $other }, maar { $other } niet aan { $province }: verwacht werden grenzen aan beide kanten
box-island = provincie { $province } is vanuit { $first } niet te bereiken: verwacht werd een kaart zonder eilanden
