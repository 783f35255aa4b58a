# Co může být špatně na souboru s herním materiálem hry Mesopotamia. Klíče a hodnoty souboru zůstávají, jak jsou.

box-parties = při počtu říší { $count } jich je ve hře { $present }: očekává se { $count }; viz absent_at u každé říše
box-few-cards = card má karet { $cards }: očekává se alespoň { $least }
box-many-cards = card má karet { $cards }: očekává se nejvýš { $most }
box-province-twice = provincie { $province } stojí v souboru dvakrát
box-province-missing = provincie { $province } chybí: očekává se počet provincií { $expected }, je jich { $found }
box-province-more = provincie { $province } je navíc: očekává se počet provincií { $expected }, je jich { $found }
box-core-cities = { $cities ->
    [one] provincie { $province } je ústřední a má jedno město
    [few] provincie { $province } je ústřední a má { $cities } města
   *[other] provincie { $province } je ústřední a má { $cities } měst
  }: očekává se { $expected }
box-origin-city = provincie { $province } je domovina kmene a má město: neočekává se žádné
box-core-capital = provincie { $province } má kind 'core': v každé ústřední provincii se očekává hlavní město některé říše
box-capital-core = provincie { $province } má kind { $kind }: očekává se "core" tam, kde má říše hlavní město
box-tribe-home = tribe.{ $tribe } je { $home }: očekává se vlastní provincie druhu 'origin'
box-border-unknown = provincie { $province } sousedí s { $other }: očekává se název provincie
box-border-unknown-own = provincie { $province } sousedí s { $other }: očekává se název provincie (vlastní názvy tohoto souboru: { $own })
box-border-twice = provincie { $province } sousedí s { $other }: každá sousedka se očekává jednou a ona sama vůbec ne
box-border-one-sided = provincie { $province } sousedí s { $other }, ale { $other } nesousedí s { $province }: očekávají se hranice na obou stranách
box-island = do provincie { $province } nevede cesta z provincie { $first }: očekává se mapa bez ostrovů
