/**
 * Provinces as regions: cells around their places. Wasteland and sea are cells too, of places nobody owns, so that
 * every border, inner or outer, is one edge that both sides share, and one trembling hand draws them all.
 */
import { Delaunay } from 'd3-delaunay';
import { chance, close, distance, gap, inside, nearestOn, type Point, SHEET } from './layout';

/** How far from the nearest province nobody's land begins. */
const WILD = 122;
/** The least room between a place and the coast. */
const COASTAL = 40;
const GRAIN = 9;

export interface Border {
  /** Province numbers; -1 is nobody's land. */
  one: number;
  other: number;
  line: Point[];
}

export interface Region {
  outline: Point[];
  /** The middle of its widest part, where the city stands. */
  middle: Point;
  /** How far the middle is from the nearest border. */
  radius: number;
}

export interface Regions {
  regions: Region[];
  borders: Border[];
}

/** Places of nobody: a loose net around the provinces, and every place near a coast mirrored into the sea. */
function wilderness(places: readonly Point[], coasts: readonly (readonly Point[])[]): Point[] {
  const wild: Point[] = [];
  for (const place of places)
    for (const coast of coasts) {
      const shore = nearestOn(coast, place);
      const far = distance(place, shore);
      if (far >= WILD || far < 1) continue;
      // who lies on the coast itself still gets room
      const over = (2 * Math.max(far, COASTAL)) / far;
      wild.push({ x: place.x + (shore.x - place.x) * over, y: place.y + (shore.y - place.y) * over });
    }
  const step = 46;
  for (let y = SHEET.y - 90; y < SHEET.y + SHEET.height + 90; y += step)
    for (let x = SHEET.x - 90; x < SHEET.x + SHEET.width + 90; x += step) {
      const point = { x: x + (chance(x, y) - 0.5) * 22, y: y + (chance(y, x) - 0.5) * 22 };
      if (!places.some((place) => close(place, point, WILD))) wild.push(point);
    }
  return wild;
}

/** An edge as a hand draws it: halved again and again, each middle pushed a little aside. The same from both ends. */
function drawn(a: Point, b: Point): Point[] {
  const turned = a.x > b.x || (a.x === b.x && a.y > b.y);
  const [start, end] = turned ? [b, a] : [a, b];
  const line = (from: Point, to: Point, depth: number): Point[] => {
    const long = distance(from, to);
    if (depth === 0 || long < GRAIN) return [];
    const aside = (chance(from.x + to.x, from.y + to.y) - 0.5) * long * 0.3;
    const middle = {
      x: (from.x + to.x) / 2 + ((to.y - from.y) / long) * aside,
      y: (from.y + to.y) / 2 - ((to.x - from.x) / long) * aside,
    };
    return [...line(from, middle, depth - 1), middle, ...line(middle, to, depth - 1)];
  };
  const points = [start, ...line(start, end, 4), end];
  return turned ? points.reverse() : points;
}

export function regionsOf(places: readonly Point[], coasts: readonly (readonly Point[])[]): Regions {
  const all = [...places, ...wilderness(places, coasts)];
  const voronoi = Delaunay.from(
    all,
    (place) => place.x,
    (place) => place.y,
  ).voronoi([SHEET.x - 200, SHEET.y - 200, SHEET.x + SHEET.width + 200, SHEET.y + SHEET.height + 200]);
  // Cells share their corners; rounding makes sharing exact.
  const known = new Map<string, Point>();
  const corner = ([x, y]: [number, number]): Point => {
    // nothing leaves the sheet: borders at its edge run along it
    const at = {
      x: Math.min(SHEET.x + SHEET.width - 5, Math.max(SHEET.x + 5, x)),
      y: Math.min(SHEET.y + SHEET.height - 5, Math.max(SHEET.y + 5, y)),
    };
    const key = `${Math.round(at.x * 4)} ${Math.round(at.y * 4)}`;
    const same = known.get(key) ?? at;
    known.set(key, same);
    return same;
  };
  const edges = new Map<string, Border & { from: Point }>();
  const regions = places.map((place, one) => {
    const ring = (voronoi.cellPolygon(one) ?? []) as [number, number][];
    const corners = ring
      .slice(0, -1)
      .map(corner)
      .filter((point, at, list) => point !== list[(at + 1) % list.length]);
    const outline: Point[] = [];
    corners.forEach((from, at) => {
      const to = corners[(at + 1) % corners.length] ?? from;
      const line = drawn(from, to);
      outline.push(...line.slice(0, -1));
      const key = [`${from.x},${from.y}`, `${to.x},${to.y}`].sort().join(' ');
      const shared = edges.get(key);
      if (shared) shared.other = one;
      else edges.set(key, { one, other: -1, line, from });
    });
    return { outline, ...heart(outline, place) };
  });
  return { regions, borders: [...edges.values()].map(({ one, other, line }) => ({ one, other, line })) };
}

/** The point of a region furthest from its borders, with a liking for the place itself. */
function heart(outline: readonly Point[], place: Point): { middle: Point; radius: number } {
  const ring = [...outline, outline[0] ?? place];
  let [middle, radius, best] = [place, 0, -Infinity];
  for (let dy = -42; dy <= 42; dy += 7)
    for (let dx = -42; dx <= 42; dx += 7) {
      const point = { x: place.x + dx, y: place.y + dy };
      const stray = Math.hypot(dx, dy) * 0.15;
      const room = roomWithin(ring, point, best + stray);
      if (room === 0 || !inside(point, outline)) continue;
      [middle, radius, best] = [point, room, room - stray];
    }
  return { middle, radius };
}

/** How far a point is from a line, or nothing if that is no more than the least that is asked for. */
function roomWithin(line: readonly Point[], { x, y }: Point, least: number): number {
  const enough = least > 0 ? least * least : 0;
  let room = Infinity;
  for (let at = 1; at < line.length; at++) {
    room = Math.min(room, gap(x, y, line[at - 1] as Point, line[at] as Point));
    if (room <= enough) return 0;
  }
  return Math.sqrt(room);
}
