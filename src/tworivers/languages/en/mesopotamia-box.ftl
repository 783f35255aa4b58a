# What can be wrong with a component file of Mesopotamia. Keys and values of the file stay as they are.

box-parties = { $present } parties are in play with { $count } parties: expected { $count }; see absent_at of each party
box-few-cards = card has { $cards } cards: expected { $least } at least
box-many-cards = card has { $cards } cards: expected { $most } at most
box-province-twice = province { $province } stands in the file twice
box-province-missing = province { $province } is missing: expected { $expected } provinces, found { $found }
box-province-more = province { $province } is one too many: expected { $expected } provinces, found { $found }
box-core-cities = { $cities ->
    [one] province { $province } is a core with one city
   *[other] province { $province } is a core with { $cities } cities
  }: expected { $expected }
box-origin-city = province { $province } is a tribe's origin with a city: expected none
box-core-capital = province { $province } has kind 'core': expected a party's capital in every core
box-capital-core = province { $province } has kind { $kind }: expected kind "core" where a party has its capital
box-tribe-home = tribe.{ $tribe } is { $home }: expected an origin province of its own
box-border-unknown = province { $province } borders { $other }: expected the name of a province
box-border-unknown-own = province { $province } borders { $other }: expected the name of a province (names of this file's own: { $own })
box-border-twice = province { $province } borders { $other }: expected every neighbour once and not itself
box-border-one-sided = province { $province } borders { $other }, but { $other } doesn't border { $province }: expected borders on both sides
box-island = province { $province } can't be reached from { $first }: expected a map without islands
