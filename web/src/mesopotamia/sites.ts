/**
 * Where things stand inside a province: cities, banners, tents, trees, a mine and the name. Every spot is found once
 * and kept for the whole game, taken or not, so that nothing jumps when something is built.
 */
import { chance, close, cutsAt, distance, inside, nearestOn, type Point } from './layout';
import type { Region } from './regions';
import type { SceneProvince } from './view';

export interface CitySpot extends Point {
  name: string;
  irrigable: boolean;
  /** The first city of a core is a capital. */
  capital: boolean;
}

export interface Site {
  cities: CitySpot[];
  /** Where stacks plant their banners, best spot first. */
  banners: Point[];
  tent: Point;
  mine: Point;
  trees: Point[];
  name: Point;
}

interface Taken extends Point {
  /** Half the width and half the height. */
  w: number;
  h: number;
}

const BANNERS = 3;
/** A coarse look sees only one spot of this many. */
const COARSE = 7;
/** Half sizes of what must find room. */
const SIZES = {
  capital: { w: 24, h: 21 },
  city: { w: 19, h: 18 },
  banner: { w: 11, h: 21 },
  tent: { w: 15, h: 11 },
  mine: { w: 9, h: 8 },
  tree: { w: 5, h: 8 },
  name: { w: 34, h: 8 },
} as const;

export function siteOf(
  province: SceneProvince,
  region: Region,
  /** How many letters its name has. */
  letters: number,
  holes: number,
  mine: boolean,
  rivers: readonly Point[],
): Site {
  const { middle } = region;
  const near = rivers.filter((point) => close(point, middle, 120));
  // every third corner is exact enough to find room, and thrice as quick
  const outline = region.outline.filter((_, at) => at % 3 === 0);
  const ring = [...outline, outline[0] ?? middle];
  const spots = spotsIn(outline);
  const taken: Taken[] = [];

  /** What it costs to cover what stands there already. */
  function crowding(spot: Point, w: number, h: number): number {
    let cost = 0;
    for (const other of taken) {
      const over = Math.abs(spot.x - other.x) - w - other.w;
      const under = Math.abs(spot.y - other.y) - h - other.h;
      if (over < 0 && under < 0) cost += over * under * 1.4;
    }
    return cost;
  }

  /** What it costs to stand on a border or in a river; as soon as that is too much, nobody asks further. */
  function trouble(spot: Point, w: number, h: number, wet: number, most: number): number {
    let cost = 0;
    for (let at = 0; at < 4 && cost < most; at++) {
      const corner = { x: spot.x + (at < 2 ? -w : w), y: spot.y + (at % 2 ? h : -h) };
      if (inside(corner, outline)) continue;
      cost += cost + 30 < most ? 30 + 6 * distance(corner, nearestOn(ring, corner)) : 30;
    }
    if (cost >= most) return cost;
    for (const water of near) if (Math.abs(water.x - spot.x) < w && Math.abs(water.y - spot.y) < h) cost += wet;
    return cost;
  }

  /** The cheapest spot near to a wish. A coarse look comes first: after it few of the others can be cheaper. */
  function put(kind: keyof typeof SIZES, wish: Point, stray = 1, w: number = SIZES[kind].w): Point {
    const { h } = SIZES[kind];
    const wet = kind === 'name' ? 1 : 5;
    let best = middle;
    let least = Infinity;
    for (const step of [COARSE, 1])
      for (let at = 0; at < spots.length; at += step) {
        const spot = spots[at] as Point;
        if (!close(spot, wish, least / stray)) continue;
        const cost = distance(spot, wish) * stray + crowding(spot, w, h);
        if (cost >= least) continue;
        const sum = cost + trouble(spot, w, h, wet, least - cost);
        if (sum < least) [best, least] = [spot, sum];
      }
    taken.push({ ...best, w, h });
    return best;
  }

  const count = province.cities.length;
  // Cities lie to each other as they do on the earth, the first in the middle.
  const order = province.cities.map((city, at) => ({ ...city, order: at }));
  const [lat, lon] = [
    order.reduce((sum, city) => sum + city.at[0], 0) / (count || 1),
    order.reduce((sum, city) => sum + city.at[1], 0) / (count || 1),
  ];
  const cities = order.map((city): CitySpot => {
    const turn = Math.atan2(lat - city.at[0], city.at[1] - lon);
    const far = count === 1 ? 0 : count === 2 ? 21 : 28;
    const wish = { x: middle.x + Math.cos(turn) * far * 1.1, y: middle.y - 6 + Math.sin(turn) * far * 0.8 };
    const capital = province.kind === 'core' && city.order === 0;
    return { name: city.name, irrigable: city.irrigable, capital, ...put(capital ? 'capital' : 'city', wish) };
  });
  const lowest = Math.max(middle.y, ...cities.map((city) => city.y));
  const long = letters * (province.kind === 'core' ? 4 : 3) + (province.kind === 'origin' ? 3 : 13);
  const name = put('name', { x: middle.x, y: count ? lowest + 24 : middle.y + 16 }, 0.7, long);
  const first = put('banner', { x: middle.x - 30, y: middle.y - 18 }, 0.6);
  const tent = put('tent', count ? { x: middle.x + 26, y: middle.y - 24 } : { x: middle.x, y: middle.y - 10 }, 0.5);
  const mineAt = mine ? put('mine', { x: middle.x + 30, y: middle.y + 10 }, 0.4) : middle;
  const second = put('banner', { x: middle.x + 30, y: middle.y - 18 }, 0.5);
  const trees = Array.from({ length: holes }, (_, hole) => {
    const turn = chance(middle.x, hole) * 1.2 + (hole < 2 ? 2.6 : 5.2);
    return put('tree', { x: middle.x + Math.cos(turn) * 44, y: middle.y + Math.sin(turn) * 36 }, 0.35);
  });
  const banners = [first, second];
  while (banners.length < BANNERS) banners.push(put('banner', { x: middle.x, y: middle.y - 26 }, 0.4));
  return { cities, banners, tent, mine: mineAt, trees, name };
}

/** A fine net of points inside an outline. */
function spotsIn(outline: readonly Point[]): Point[] {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  const [left, right, bottom] = [Math.min(...xs) + 6, Math.max(...xs) - 4, Math.max(...ys) - 4];
  const spots: Point[] = [];
  for (let y = Math.min(...ys) + 6; y < bottom; y += 5) {
    const cuts = cutsAt(y, outline);
    for (let x = left; x < right; x += 5)
      if (cuts.reduce((odd, cut) => (x < cut ? !odd : odd), false)) spots.push({ x, y });
  }
  return spots;
}

/** Whether spots are shared where more stacks stand than there are spots. */
export function bannerSpot(site: Site, at: number): Point {
  const spot = site.banners[at % BANNERS] ?? site.name;
  const lap = Math.floor(at / BANNERS);
  return { x: spot.x + lap * 9, y: spot.y + lap * 6 };
}
