/**
 * The whole map worked out once from the box's scene: regions, roads, ridges, waters and the spots of every province.
 */
import { close, distance, inside, type Point, SHEET } from './layout';
import { projection } from './projection';
import { type Border, type Region, regionsOf } from './regions';
import { type Site, siteOf } from './sites';
import { type Mark, marksOf, type Ridge, ridgesOf, type Waters, watersOf } from './terrain';
import type { Province, Scene, SceneProvince } from './view';

export interface Land extends SceneProvince {
  region: Region;
  site: Site;
  /** Its number in the scene. */
  number: number;
  /** Its borders one by one, with the province behind; null is nobody's land. */
  borderLines: { other: string | null; line: Point[] }[];
}

/** A free place for the tablet with the counts: nobody's land, as near to the lower left as there is room. */
export function freeSpot(world: World, width: number, height: number): Point {
  const [left, bottom] = [SHEET.x + 12, SHEET.y + SHEET.height - 12 - height];
  const outlines = world.lands.map(({ region }) => region.outline);
  const corners = outlines.flat();
  let best = { x: left, y: bottom };
  let least = Infinity;
  for (let y = bottom; y > SHEET.y + 52; y -= 16)
    for (let x = left; x < SHEET.x + SHEET.width - width - 12; x += 16) {
      const way = (x - left + (bottom - y)) * 0.4;
      if (way >= least) continue;
      let cost = way;
      for (const p of corners)
        if (p.x > x - 6 && p.x < x + width + 6 && p.y > y - 6 && p.y < y + height + 6 && (cost += 200) >= least) break;
      if (cost >= least) continue;
      if (outlines.some((outline) => inside({ x: x + width / 2, y: y + height / 2 }, outline))) cost += 4000;
      if (cost < least) [best, least] = [{ x, y }, cost];
    }
  return best;
}

export interface World {
  lands: Land[];
  byName: ReadonlyMap<string, Land>;
  borders: Border[];
  /** Cells that touch though the provinces don't border: nothing passes there. */
  walls: Border[];
  /** Provinces that border though their cells don't touch. */
  roads: { from: Land; to: Land }[];
  waters: Waters;
  ridges: Ridge[];
  marks: Mark[];
}

const worlds = new WeakMap<Scene, World>();

/** The world of a scene. What stands where depends on tree holes and mines too, which never change in a game. */
export function worldOf(scene: Scene, provinces: readonly Province[], called: (name: string) => string): World {
  const known = worlds.get(scene) ?? make(scene, provinces, called);
  worlds.set(scene, known);
  return known;
}

function make(scene: Scene, provinces: readonly Province[], called: (name: string) => string): World {
  const { places, project } = projection(scene.provinces);
  const waters = watersOf(project);
  const { regions, borders } = regionsOf(places, [waters.mediterranean, waters.gulf]);
  const rivers = [...waters.euphrates, ...waters.tigris];
  const facts = new Map(provinces.map((province) => [province.name, province]));
  const lands = scene.provinces.flatMap((province, number): Land[] => {
    const region = regions[number];
    const fact = facts.get(province.name);
    if (!region) return [];
    const borderLines = borders
      .filter(({ one, other }) => one === number || other === number)
      .map(({ one, other, line }) => ({ other: scene.provinces[one === number ? other : one]?.name ?? null, line }));
    const long = called(province.name).length;
    const site = siteOf(province, region, long, fact?.holes ?? 0, fact?.mine ?? false, rivers);
    return [{ ...province, number, region, borderLines, site }];
  });
  const byName = new Map(lands.map((land) => [land.name, land]));
  const friends = scene.provinces.map(
    (province) => new Set(province.borders.map((name) => byName.get(name)?.number ?? -1)),
  );
  const touching = new Set(borders.filter(({ other }) => other >= 0).map(({ one, other }) => pair(one, other)));
  const roads = lands.flatMap((from) =>
    from.borders.flatMap((name) => {
      const to = byName.get(name);
      return to && to.number > from.number && !touching.has(pair(from.number, to.number)) ? [{ from, to }] : [];
    }),
  );
  const ridges = ridgesOf(project);
  return {
    lands,
    byName,
    borders,
    walls: borders.filter(({ one, other }) => other >= 0 && !friends[one]?.has(other)),
    roads,
    waters,
    ridges,
    marks: marksOf(waters, ridges, (point) => roomAt(lands, point)),
  };
}

/** Where along a line, as a share of it, there is most room for a word so long. */
export function quietest(world: World, line: readonly Point[], long: number): number {
  const reach = Math.max(1, Math.round((long * line.length) / lengthOf(line)));
  const room = line.map((point) => Math.min(24, roomAt(world.lands, point)));
  let [best, most] = [0, -Infinity];
  for (let at = Math.round(line.length * 0.2); at + reach < line.length * 0.8; at++) {
    // letters crowd in a bend
    const least = Math.min(...room.slice(at, at + reach)) - 40 * turning(line.slice(at, at + reach));
    if (least > most) [best, most] = [at, least];
  }
  return lengthOf(line.slice(0, best + 1)) / lengthOf(line);
}

/** How much a line turns, as an angle. */
function turning(line: readonly Point[]): number {
  const [first, second] = [line[0], line[Math.floor(line.length / 2)]];
  const last = line.at(-1);
  if (!first || !second || !last) return 0;
  const one = Math.atan2(second.y - first.y, second.x - first.x);
  const other = Math.atan2(last.y - second.y, last.x - second.x);
  return Math.abs(Math.atan2(Math.sin(other - one), Math.cos(other - one)));
}

function lengthOf(line: readonly Point[]): number {
  return line.reduce((sum, point, at) => sum + distance(point, line[at - 1] ?? point), 0);
}

function pair(one: number, other: number): string {
  return `${Math.min(one, other)}-${Math.max(one, other)}`;
}

/** How far a point is from what stands in its province. */
function roomAt(lands: readonly Land[], point: Point): number {
  const land = lands.find(({ region }) => close(region.middle, point, 130) && inside(point, region.outline));
  if (!land) return 100;
  const { cities, banners, tent, trees, name } = land.site;
  const flat = (spot: Point, w: number, h: number): number =>
    Math.max(Math.abs(spot.x - point.x) - w, Math.abs(spot.y - point.y) - h);
  return Math.min(
    ...cities.map((city) => flat(city, 18, 16)),
    ...banners.slice(0, 1).map((banner) => flat(banner, 6, 12)),
    ...trees.map((tree) => flat(tree, 2, 4)),
    flat(tent, land.kind === 'origin' ? 14 : 2, land.kind === 'origin' ? 10 : 2),
    flat(name, 30, 7),
  );
}
