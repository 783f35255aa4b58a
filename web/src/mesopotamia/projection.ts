/**
 * From degrees to the drawing. Provinces lie far denser in Sumer than in the desert, so places are first put on the sheet
 * as they lie on the earth and then moved apart until each has room; rivers and coasts bend along with them.
 */
import { Delaunay } from 'd3-delaunay';
import { type Box, distance, type Point, SHEET } from './layout';
import type { SceneProvince } from './view';

/** Room between neighbours, in units, and the least of it. */
const ROOM = 116;
const TIGHT = 98;
/** Provinces without a common border keep further apart. */
const APART = 136;
/** Strangers further apart than this don't feel each other. */
const FAR = APART * 1.22;
/** Cells reach no further than this from their place. */
const WIDE = 110;
const ROUNDS = 800;

type Degrees = readonly [number, number];

/** The part of the sheet that places may take: cells reach further out. */
const FIELD: Box = { x: SHEET.x + 84, y: SHEET.y + 74, width: SHEET.width - 158, height: SHEET.height - 150 };
/** The rivers run aslant; turning the map a little lays them along the sheet. */
const TURN = (9 * Math.PI) / 180;
const [COS, SIN] = [Math.cos(TURN), Math.sin(TURN)];

/** Latitude and longitude to units, so that all places fill the sheet. */
function flat(places: readonly Degrees[]): (at: Degrees) => Point {
  // a degree of longitude is shorter than one of latitude this far north
  const turned = ([lat, lon]: Degrees): Point => ({
    x: lon * 0.83 * COS - lat * SIN,
    y: -lat * COS - lon * 0.83 * SIN,
  });
  const all = places.map(turned);
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, tall] = [Math.max(...xs) - left || 1, Math.max(...ys) - top || 1];
  return (at) => {
    const { x, y } = turned(at);
    return { x: FIELD.x + ((x - left) / wide) * FIELD.width, y: FIELD.y + ((y - top) / tall) * FIELD.height };
  };
}

/** Move places apart until each has room. Neighbours are drawn together, and strangers that touch are drawn apart. */
function spread(start: readonly Point[], borders: readonly ReadonlySet<number>[]): Point[] {
  const places = start.map((place) => ({ ...place }));
  let touching = touches(places);
  let best = places.map((place) => ({ ...place }));
  let least = Infinity;
  for (let round = 0; round < ROUNDS; round++) {
    const heat = 1 - round / ROUNDS;
    const push = places.map(() => ({ x: 0, y: 0 }));
    places.forEach((a, i) => {
      const home = start[i] ?? a;
      const own = push[i];
      if (!own) return;
      own.x += (home.x - a.x) * 0.01 * heat;
      own.y += (home.y - a.y) * 0.01 * heat;
      const near = borders[i];
      const touch = touching[i];
      for (let j = i + 1; j < places.length; j++) {
        const b = places[j] as Point;
        const [dx, dy] = [a.x - b.x, a.y - b.y];
        const neighbours = near?.has(j) ?? false;
        // far from each other and strangers: nothing between them
        if (!neighbours && dx * dx + dy * dy > FAR * FAR) continue;
        const far = Math.sqrt(dx * dx + dy * dy) || 0.01;
        const force = pull(far, neighbours, touch?.has(j) ?? false) / far;
        const other = push[j] as Point;
        own.x += dx * force;
        own.y += dy * force;
        other.x -= dx * force;
        other.y -= dy * force;
      }
    });
    places.forEach((place, i) => {
      place.x = within(place.x + (push[i]?.x ?? 0), FIELD.x, FIELD.width);
      place.y = within(place.y + (push[i]?.y ?? 0), FIELD.y, FIELD.height);
    });
    if (round % 6 !== 5) continue;
    touching = touches(places);
    const wrong = round < ROUNDS / 2 ? Infinity : faults(places, borders, touching);
    if (wrong < least) [best, least] = [places.map((place) => ({ ...place })), wrong];
  }
  return best;
}

/** How much a place is pushed away from another (below zero: drawn to it). */
function pull(far: number, neighbours: boolean, touching: boolean): number {
  if (neighbours) {
    const most = touching ? ROOM * 1.25 : ROOM * 0.96;
    return far < TIGHT ? (TIGHT - far) * 0.3 : far > most ? (most - far) * (touching ? 0.03 : 0.11) : 0;
  }
  const least = touching ? FAR : APART;
  return far < least ? (least - far) * (far < ROOM ? 0.2 : 0.09) : 0;
}

/** Which cells touch. */
function touches(places: readonly Point[]): ReadonlySet<number>[] {
  const net = Delaunay.from(
    places,
    (place) => place.x,
    (place) => place.y,
  );
  return places.map((_, at) => new Set(net.neighbors(at)));
}

/** What a map must draw roads and ridges for, and places without room. */
function faults(
  places: readonly Point[],
  borders: readonly ReadonlySet<number>[],
  touching: readonly ReadonlySet<number>[],
): number {
  let wrong = 0;
  places.forEach((a, i) =>
    places.forEach((b, j) => {
      if (j <= i) return;
      const far = distance(a, b);
      const near = borders[i]?.has(j) ?? false;
      const touch = (touching[i]?.has(j) ?? false) && far < 2 * WIDE;
      if (near !== touch) wrong += near ? 1.2 : 1;
      if (far < TIGHT - 6) wrong += (TIGHT - 6 - far) / 8;
    }),
  );
  return wrong;
}

function within(value: number, start: number, length: number): number {
  return Math.min(start + length, Math.max(start, value));
}

/** A smooth bending of the sheet that takes each place where it was moved to: shifts weighed by nearness. */
function bending(from: readonly Point[], to: readonly Point[]): (point: Point) => Point {
  return (point) => {
    let [x, y, whole] = [0, 0, 0];
    for (let at = 0; at < from.length; at++) {
      const place = from[at] as Point;
      const goal = to[at] as Point;
      const [dx, dy] = [place.x - point.x, place.y - point.y];
      const near = dx * dx + dy * dy + 500;
      const weight = 1 / (near * Math.sqrt(near));
      x += (goal.x - place.x) * weight;
      y += (goal.y - place.y) * weight;
      whole += weight;
    }
    return { x: point.x + x / whole, y: point.y + y / whole };
  };
}

export interface Projection {
  /** Where each province stands, in the scene's order. */
  places: Point[];
  /** Anything else on the map: rivers, coasts, mountains. */
  project: (at: Degrees) => Point;
}

export function projection(provinces: readonly SceneProvince[]): Projection {
  const numbers = new Map(provinces.map((province, at) => [province.name, at]));
  const borders = provinces.map((province) => new Set(province.borders.map((name) => numbers.get(name) ?? -1)));
  const plain = flat(provinces.map((province) => province.at));
  const start = provinces.map((province) => plain(province.at));
  const places = spread(start, borders);
  const bend = bending(start, places);
  return { places, project: (at) => bend(plain(at)) };
}
