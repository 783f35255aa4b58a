/** The caravan's road: a crescent below the river, through as many gates as the circuit has cities. */
import type { Point } from './layout';

/** Places for the cities, clockwise from Babylon in the middle. */
const GATES: readonly Point[] = [
  { x: 630, y: 862 },
  { x: 880, y: 776 },
  { x: 1100, y: 680 },
  { x: 1134, y: 826 },
  { x: 892, y: 897 },
  { x: 368, y: 897 },
  { x: 126, y: 826 },
  { x: 160, y: 680 },
  { x: 380, y: 776 },
];

/** Where the caravan stands below the gate. */
export const STOP = 50;

export function gate(place: number): Point {
  const round = GATES.length;
  return GATES[((place % round) + round) % round] ?? { x: 0, y: 0 };
}

function stop(place: number): Point {
  const { x, y } = gate(place);
  return { x, y: y + STOP };
}

/** A point of the road; whole numbers are gates. Catmull-Rom through the stops keeps it smooth. */
export function along(place: number): Point {
  const from = Math.floor(place);
  const t = place - from;
  const [a, b, c, d] = [stop(from - 1), stop(from), stop(from + 1), stop(from + 2)];
  const blend = (p: number, q: number, r: number, s: number): number =>
    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t);
  return { x: blend(a.x, b.x, c.x, d.x), y: blend(a.y, b.y, c.y, d.y) };
}

/** Half way to the next gate: where the road shows its direction. */
export function heading(place: number): Point & { turn: number } {
  const [before, at, after] = [along(place + 0.48), along(place + 0.5), along(place + 0.52)];
  return { ...at, turn: (Math.atan2(after.y - before.y, after.x - before.x) * 180) / Math.PI };
}

/** The whole loop as a path. */
export function road(): string {
  const steps = GATES.length * 12;
  const way = Array.from({ length: steps }, (_, step) => along(step / 12));
  return `M${way.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}
