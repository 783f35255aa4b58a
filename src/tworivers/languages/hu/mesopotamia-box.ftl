# Mi lehet a baj a Mesopotamia készletfájljával. A fájl kulcsai és értékei maradnak, ahogy vannak.

box-parties = { $count } uralkodó esetén { $present } van játékban: { $count } kell; lásd minden uralkodónál: absent_at
box-few-cards = card { $cards } kártyát tartalmaz: legalább { $least } kell
box-many-cards = card { $cards } kártyát tartalmaz: legfeljebb { $most } lehet
box-province-twice = { $province } tartomány kétszer áll a fájlban
box-province-missing = { $province } tartomány hiányzik: { $expected } tartomány kell, itt { $found } van
box-province-more = { $province } tartomány fölösleges: { $expected } tartomány kell, itt { $found } van
box-core-cities = { $cities ->
    [one] { $province } központi tartomány egy várossal
   *[other] { $province } központi tartomány { $cities } várossal
  }: a városok száma helyesen { $expected }
box-origin-city = { $province } tartomány egy törzs őshazája, mégis van városa: nem lehet
box-core-capital = { $province } tartományban kind értéke 'core': minden központi tartományban egy uralkodó fővárosa kell
box-capital-core = { $province } tartományban kind értéke { $kind }: "core" kell ott, ahol egy uralkodó fővárosa van
box-tribe-home = tribe.{ $tribe } értéke { $home }: saját 'origin' tartomány kell neki
box-border-unknown = { $province } tartomány szomszédja { $other }: egy tartomány neve kell
box-border-unknown-own = { $province } tartomány szomszédja { $other }: egy tartomány neve kell (e fájl saját nevei: { $own })
box-border-twice = { $province } tartomány szomszédja { $other }: minden szomszéd egyszer kell, önmaga pedig nem lehet
box-border-one-sided = { $province } tartomány szomszédja { $other }, de { $other } tartománynak nem szomszédja { $province }: a határ mindkét oldalon kell
box-island = { $province } tartomány elérhetetlen innen: { $first }; szigetek nélküli térkép kell
