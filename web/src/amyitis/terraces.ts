/**
 * The garden in relief. Plan coordinates: u runs down to the right (column 1 begins at 0), v down to the left (row a
 * begins at 0); the top corner of the garden is (0, 0), the river runs along u = 4 and v = 4. Height is in units of
 * the drawing.
 */
import type { Point } from './layout';
import type { Square, Zone } from './view';

export const CENTRE = 630;
/** Half a square's diagonal on the drawing. */
export const HALF = { w: 96, h: 49 };
/** Rise from one level to the next, and of the lowest level above the river. */
export const LIFT = 43;
export const BASE = 36;
const GROUND = 350;

/** Width of a single channel and of each of two, in squares. */
const SINGLE = 0.19;
const DOUBLE = 0.15;

export function project(u: number, v: number, height: number): Point {
  return { x: CENTRE + (u - v) * HALF.w, y: GROUND + (u + v) * HALF.h - height };
}

export function heightOf(level: number): number {
  return level <= 0 ? 0 : BASE + (level - 1) * LIFT;
}

export interface Spot {
  row: number;
  column: number;
}

export function spot(name: string): Spot {
  return { row: name.charCodeAt(0) - 97, column: Number(name[1]) - 1 };
}

/** A flat rectangle of the plan at a height. */
export function slab(u0: number, v0: number, u1: number, v1: number, height: number): Point[] {
  return [project(u0, v0, height), project(u1, v0, height), project(u1, v1, height), project(u0, v1, height)];
}

/** Levels by row and column, and 0 outside where the river and the ground are. */
export class Relief {
  private readonly levels: number[][];

  constructor(squares: readonly Square[]) {
    this.levels = Array.from({ length: 4 }, () => [0, 0, 0, 0]);
    for (const square of squares) {
      const { row, column } = spot(square.name);
      this.levels[row]?.splice(column, 1, square.level);
    }
  }

  level(row: number, column: number): number {
    return this.levels[row]?.[column] ?? 0;
  }
}

export interface Strip {
  /** Rectangle in the plan. */
  u0: number;
  v0: number;
  u1: number;
  v1: number;
  height: number;
  level: number;
  /** Whether it runs along v (between neighbours of a row) or along u. */
  alongV: boolean;
  /** Which of two it is; a channel alone is neither. */
  of: 'one' | 'first' | 'second';
}

/**
 * Where a channel lies: at the foot of the wall between two levels, or astride the line between squares of one level.
 */
export function strip(zone: Zone, relief: Relief, double: boolean): Strip {
  const [one, other] = [spot(zone.between[0]), spot(zone.between[1])];
  const [back, front] = [relief.level(one.row, one.column), relief.level(other.row, other.column)];
  const level = Math.min(back, front);
  const second = zone.name.endsWith("'");
  const width = double ? DOUBLE : SINGLE;
  const whole = double ? 2 * DOUBLE + 0.02 : SINGLE;
  const begin = back > front ? 0.02 : back < front ? -whole - 0.02 : -whole / 2;
  const from = begin + (second ? width + 0.02 : 0);
  const alongV = one.row === other.row;
  const line = alongV ? other.column : other.row;
  const start = alongV ? one.row : one.column;
  const across: [number, number] = [line + from, line + from + width];
  const height = heightOf(level);
  const of = double ? (second ? 'second' : 'first') : 'one';
  return alongV
    ? { u0: across[0], u1: across[1], v0: start, v1: start + 1, height, level, alongV, of }
    : { u0: start, u1: start + 1, v0: across[0], v1: across[1], height, level, alongV, of };
}

/** Where a channel's cube stands: in the middle; in two channels side by side so that neither cube hides the other. */
export function standing(lying: Strip): Point {
  const t = { one: 0.5, first: 0.64, second: 0.36 }[lying.of];
  return lying.alongV
    ? project((lying.u0 + lying.u1) / 2, lying.v0 + t, lying.height)
    : project(lying.u0 + t, (lying.v0 + lying.v1) / 2, lying.height);
}

export interface Bed {
  u0: number;
  v0: number;
  u1: number;
  v1: number;
  height: number;
}

/** What is left of a square between the channels on its four sides: where its tile lies or its plant grows. */
export function bed(square: Square, relief: Relief, zones: readonly Zone[]): Bed {
  const { row, column } = spot(square.name);
  const rim = 0.07;
  const reach = { u0: column + rim, v0: row + rim, u1: column + 1 - rim, v1: row + 1 - rim };
  for (const zone of zones) {
    if (!zone.between.includes(square.name)) continue;
    const double = zones.some((twin) => twin.name === `${zone.name}'`) || zone.name.endsWith("'");
    const lying = strip(zone, relief, double);
    if (lying.level !== square.level) continue;
    const gap = 0.03;
    if (lying.alongV) {
      if (zone.between[0] === square.name) reach.u1 = Math.min(reach.u1, lying.u0 - gap);
      else reach.u0 = Math.max(reach.u0, lying.u1 + gap);
    } else if (zone.between[0] === square.name) reach.v1 = Math.min(reach.v1, lying.v0 - gap);
    else reach.v0 = Math.max(reach.v0, lying.v1 + gap);
  }
  return { ...reach, height: heightOf(square.level) };
}

export interface Basin {
  name: string;
  u: number;
  v: number;
  level: number;
  /** Channels that end here, by name, each with the height it falls from. */
  falls: { zone: string; u: number; v: number; from: number; to: number; alongV: boolean }[];
  zones: string[];
  /** Half its side in the plan. */
  half: number;
}

/**
 * Channels meet in basins at the corners of squares; from a higher level the water falls down the wall, at the rim
 * into the river.
 */
export function basins(zones: readonly Zone[], relief: Relief): Basin[] {
  const found = new Map<string, Basin>();
  for (const zone of zones) {
    const double = zones.some((twin) => twin.name === `${zone.name}'`) || zone.name.endsWith("'");
    const lying = strip(zone, relief, double);
    const one = spot(zone.between[0]);
    const ends = lying.alongV
      ? [
          { row: one.row, column: one.column + 1 },
          { row: one.row + 1, column: one.column + 1 },
        ]
      : [
          { row: one.row + 1, column: one.column },
          { row: one.row + 1, column: one.column + 1 },
        ];
    for (const { row, column } of ends) {
      if (row === 0 || column === 0) continue;
      const level = relief.level(row, column);
      const name = `${row}${column}`;
      // Where a wall stands behind the corner the channels lie at its foot, a little in front of the grid's line.
      const wallU =
        column < 4 &&
        (relief.level(row - 1, column - 1) > relief.level(row - 1, column) || relief.level(row, column - 1) > level);
      const wallV =
        row < 4 &&
        (relief.level(row - 1, column - 1) > relief.level(row, column - 1) || relief.level(row - 1, column) > level);
      const basin = found.get(name) ?? {
        name,
        u: column + (wallU ? 0.1 : 0),
        v: row + (wallV ? 0.1 : 0),
        level,
        falls: [],
        zones: [],
        half: 0.13,
      };
      if (double) Object.assign(basin, { half: 0.2, u: column + (wallU ? 0.17 : 0), v: row + (wallV ? 0.17 : 0) });
      basin.zones.push(zone.name);
      if (lying.level > level) {
        const across = lying.alongV ? (lying.u0 + lying.u1) / 2 : (lying.v0 + lying.v1) / 2;
        basin.falls.push(
          lying.alongV
            ? { zone: zone.name, u: across, v: row, from: lying.height, to: heightOf(level), alongV: true }
            : { zone: zone.name, u: column, v: across, from: lying.height, to: heightOf(level), alongV: false },
        );
      }
      found.set(name, basin);
    }
  }
  return [...found.values()];
}

/** Maps a wall's own drawing (100 wide, its height tall) onto the left (v) or right (u) face of a square. */
export function face(row: number, column: number, side: 'left' | 'right', height: number): string {
  const origin = project(side === 'left' ? column : column + 1, row + 1, height);
  const slope = side === 'left' ? HALF.h : -HALF.h;
  return `matrix(${HALF.w / 100} ${slope / 100} 0 1 ${origin.x} ${origin.y})`;
}
