/** Where everything stands on the board: one drawing of WIDTH × HEIGHT units. */
import type { Point } from '../board/point';

export type { Point };

export const WIDTH = 1200;
export const HEIGHT = 960;
/** The glazed frame that is the score. */
export const FRAME = 40;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The sheet the map is drawn on, inside the frame. */
export const SHEET: Box = { x: FRAME, y: FRAME, width: WIDTH - 2 * FRAME, height: HEIGHT - 2 * FRAME };

const short = (n: number): number => Math.round(n * 10) / 10;

/** Points as an SVG path of straight lines. */
export function path(line: readonly Point[], closed = false): string {
  return line.map(({ x, y }, at) => `${at ? 'L' : 'M'}${short(x)} ${short(y)}`).join('') + (closed ? 'Z' : '');
}

const softened = { open: new WeakMap<readonly Point[], string>(), closed: new WeakMap<readonly Point[], string>() };

/**
 * Points as a soft SVG path: corners are rounded off between the middles of their sides. Remembered: lines stay as
 * they are.
 */
export function soft(line: readonly Point[], closed = false): string {
  const known = softened[closed ? 'closed' : 'open'];
  const path = known.get(line) ?? rounded(line, closed);
  known.set(line, path);
  return path;
}

function rounded(line: readonly Point[], closed: boolean): string {
  const first = line[0];
  const last = line.at(-1);
  if (!first || !last || line.length < 3) return path(line, closed);
  const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const text = ({ x, y }: Point): string => `${short(x)} ${short(y)}`;
  if (closed) {
    const steps = line.map(
      (point, at) => `Q${text(point)} ${text(middle(point, line[(at + 1) % line.length] ?? first))}`,
    );
    return `M${text(middle(last, first))}${steps.join('')}Z`;
  }
  const steps = line
    .slice(1, -1)
    .map((point, at) => `Q${text(point)} ${text(at + 3 === line.length ? last : middle(point, line[at + 2] ?? last))}`);
  return `M${text(first)}${steps.join('')}`;
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Whether two points are nearer to each other than that. */
export function close(a: Point, b: Point, reach: number): boolean {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return dx * dx + dy * dy < reach * reach;
}

/** Where a polygon's sides cut a level line. */
export function cutsAt(y: number, polygon: readonly Point[]): number[] {
  const cuts: number[] = [];
  let before = polygon.at(-1);
  for (const corner of polygon) {
    if (before && corner.y > y !== before.y > y)
      cuts.push(((before.x - corner.x) * (y - corner.y)) / (before.y - corner.y) + corner.x);
    before = corner;
  }
  return cuts;
}

/** Whether a point lies inside a polygon. */
export function inside({ x, y }: Point, polygon: readonly Point[]): boolean {
  let odd = false;
  let before = polygon.at(-1);
  for (const corner of polygon) {
    if (before && corner.y > y !== before.y > y) {
      const cut = ((before.x - corner.x) * (y - corner.y)) / (before.y - corner.y) + corner.x;
      if (x < cut) odd = !odd;
    }
    before = corner;
  }
  return odd;
}

/** The square of how far a point is from a straight line between two others. */
export function gap(x: number, y: number, from: Point, to: Point): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const t = Math.max(0, Math.min(1, ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1)));
  const awayX = from.x + t * dx - x;
  const awayY = from.y + t * dy - y;
  return awayX * awayX + awayY * awayY;
}

/** The point of a line nearest to another. Asked tens of thousands of times, so it makes no objects on its way. */
export function nearestOn(line: readonly Point[], { x, y }: Point): Point {
  const best = { x: line[0]?.x ?? x, y: line[0]?.y ?? y };
  let least = Infinity;
  let [startX, startY] = [best.x, best.y];
  for (let at = 1; at < line.length; at++) {
    const end = line[at] as Point;
    const dx = end.x - startX;
    const dy = end.y - startY;
    const t = Math.max(0, Math.min(1, ((x - startX) * dx + (y - startY) * dy) / (dx * dx + dy * dy || 1)));
    const nearX = startX + t * dx;
    const nearY = startY + t * dy;
    const far = (nearX - x) * (nearX - x) + (nearY - y) * (nearY - y);
    if (far < least) {
      least = far;
      best.x = nearX;
      best.y = nearY;
    }
    startX = end.x;
    startY = end.y;
  }
  return best;
}

/** A number from 0 to 1 that is always the same for the same two numbers: the map's hand never trembles twice. */
export function chance(a: number, b: number): number {
  const wave = Math.sin(a * 127.1 + b * 311.7) * 43758.5453;
  return wave - Math.floor(wave);
}
