/**
 * From degrees to the drawing. Provinces lie far denser in Sumer than in the desert, so places are first put on the
 * sheet as they lie on the earth and then moved apart until each has room; rivers and coasts bend along with them.
 */
import { Delaunay } from 'd3-delaunay';
import { type Box, type Point, SHEET } from './layout';
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
/** Which of all pairs of places: 1 at the one's number times how many there are, plus the other's. */
type Pairs = Uint8Array;

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

/**
 * Move places apart until each has room. Neighbours are drawn together, and strangers that touch are drawn apart.
 * Coordinates lie in one row, x and y by turns: that is how the net of cells wants them, and quick.
 */
function spread(start: readonly Point[], borders: Pairs): Point[] {
  const count = start.length;
  const home = Float64Array.from(start.flatMap(({ x, y }) => [x, y]));
  const places = home.slice();
  const net = new Delaunay(places);
  let touching = touches(net, count);
  let others = acquainted(places, borders);
  let best = places;
  let least = Infinity;
  for (let round = 0; round < ROUNDS; round++) {
    step(places, home, others, borders, touching, 1 - round / ROUNDS);
    if (round % 6 !== 5) continue;
    touching = touches(net.update(), count);
    others = acquainted(places, borders);
    const wrong = round < ROUNDS / 2 ? Infinity : faults(places, borders, touching);
    if (wrong < least) [best, least] = [places.slice(), wrong];
  }
  return start.map((_, i) => ({ x: number(best, 2 * i), y: number(best, 2 * i + 1) }));
}

/** Whom each place may feel in the next rounds, of those after it. */
function acquainted(places: Float64Array, borders: Pairs): number[][] {
  const count = places.length / 2;
  const reach = FAR * 1.5;
  return Array.from({ length: count }, (_, i) => {
    const others: number[] = [];
    for (let j = i + 1; j < count; j++) {
      const dx = number(places, 2 * i) - number(places, 2 * j);
      const dy = number(places, 2 * i + 1) - number(places, 2 * j + 1);
      if (borders[i * count + j] === 1 || dx * dx + dy * dy < reach * reach) others.push(j);
    }
    return others;
  });
}

/** Every place goes a little where it is pushed: by its home, and by those it feels. */
function step(
  places: Float64Array,
  home: Float64Array,
  others: readonly (readonly number[])[],
  borders: Pairs,
  touching: Pairs,
  heat: number,
): void {
  const count = others.length;
  const push = new Float64Array(2 * count);
  for (let i = 0; i < count; i++) {
    const x = number(places, 2 * i);
    const y = number(places, 2 * i + 1);
    let pushX = number(push, 2 * i) + (number(home, 2 * i) - x) * 0.01 * heat;
    let pushY = number(push, 2 * i + 1) + (number(home, 2 * i + 1) - y) * 0.01 * heat;
    for (const j of others[i] as number[]) {
      const dx = x - number(places, 2 * j);
      const dy = y - number(places, 2 * j + 1);
      const far = Math.sqrt(dx * dx + dy * dy) || 0.01;
      const force = pull(far, borders[i * count + j] === 1, touching[i * count + j] === 1) / far;
      if (force === 0) continue;
      pushX += dx * force;
      pushY += dy * force;
      push[2 * j] = number(push, 2 * j) - dx * force;
      push[2 * j + 1] = number(push, 2 * j + 1) - dy * force;
    }
    push[2 * i] = pushX;
    push[2 * i + 1] = pushY;
  }
  for (let i = 0; i < 2 * count; i += 2) {
    places[i] = within(number(places, i) + number(push, i), FIELD.x, FIELD.width);
    places[i + 1] = within(number(places, i + 1) + number(push, i + 1), FIELD.y, FIELD.height);
  }
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
function touches(net: Delaunay<unknown>, count: number): Pairs {
  const pairs = new Uint8Array(count * count);
  for (let i = 0; i < count; i++) for (const j of net.neighbors(i)) pairs[i * count + j] = 1;
  return pairs;
}

/** What a map must draw roads and ridges for, and places without room. */
function faults(places: Float64Array, borders: Pairs, touching: Pairs): number {
  const count = places.length / 2;
  let wrong = 0;
  for (let i = 0; i < count; i++)
    for (let j = i + 1; j < count; j++) {
      const dx = number(places, 2 * i) - number(places, 2 * j);
      const dy = number(places, 2 * i + 1) - number(places, 2 * j + 1);
      const far = Math.sqrt(dx * dx + dy * dy);
      const near = borders[i * count + j] === 1;
      const touch = touching[i * count + j] === 1 && far < 2 * WIDE;
      if (near !== touch) wrong += near ? 1.2 : 1;
      if (far < TIGHT - 6) wrong += (TIGHT - 6 - far) / 8;
    }
  return wrong;
}

/** A coordinate; the place is always there. */
function number(row: Float64Array, at: number): number {
  return row[at] as number;
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
  const borders: Pairs = new Uint8Array(provinces.length ** 2);
  provinces.forEach((province, at) => {
    for (const name of province.borders) borders[at * provinces.length + (numbers.get(name) ?? at)] = 1;
  });
  const plain = flat(provinces.map((province) => province.at));
  const start = provinces.map((province) => plain(province.at));
  const places = spread(start, borders);
  const bend = bending(start, places);
  return { places, project: (at) => bend(plain(at)) };
}
