import { describe, expect, it } from 'vitest';
import { gate, along } from './road';
import { push, settle } from './slots';
import { basins, bed, Relief, standing, strip } from './terraces';
import { brick, LAP, markerAt } from './track';
import { HEIGHT, WIDTH } from './layout';
import type { Square, Zone } from './view';

const NAMES = [...'abcd'].flatMap((row) => [...'1234'].map((column) => row + column));
const squares: Square[] = NAMES.map((name, square) => ({
  name,
  level: 4 - Math.max(square >> 2, square & 3),
  state: 'tile',
}));
const squareName = (square: number) => 'abcd'[square >> 2] + String((square & 3) + 1);
/** Two to an edge; edges 0 to 11 lie between neighbours of a row, the others between those of a column. */
function zoneName(zone: number): string {
  const edge = zone >> 1;
  const square = edge < 12 ? Math.floor(edge / 3) * 4 + (edge % 3) : edge - 12;
  return `${squareName(square)}-${squareName(square + (edge < 12 ? 1 : 4))}${zone % 2 ? "'" : ''}`;
}
const zones: Zone[] = Array.from({ length: 48 }, (_, zone) => zoneName(zone))
  .filter((name) => !name.endsWith("'") || squares.some((square) => square.level > 2 && name.includes(square.name)))
  .map((name) => ({
    name,
    between: name.replace("'", '').split('-') as [string, string],
    owner: null,
    available: false,
  }));
const relief = new Relief(squares);

describe('garden', () => {
  it('has 32 channels, each inside its lower square or astride two of one level', () => {
    expect(zones).toHaveLength(32);
    for (const zone of zones) {
      const double = zones.filter((twin) => twin.between.join() === zone.between.join()).length === 2;
      const lying = strip(zone, relief, double);
      expect(lying.u1).toBeGreaterThan(lying.u0);
      expect(standing(lying).x).toBeGreaterThan(0);
    }
  });

  it('leaves room for a tile on every square', () => {
    for (const square of squares) {
      const room = bed(square, relief, zones);
      expect(room.u1 - room.u0).toBeGreaterThan(0.5);
      expect(room.v1 - room.v0).toBeGreaterThan(0.5);
    }
  });

  it('lets water fall into the river at six places', () => {
    const rim = basins(zones, relief).filter((basin) => basin.level === 0);
    expect(rim.flatMap((basin) => basin.falls)).toHaveLength(6);
  });
});

describe('score track', () => {
  it('runs once around the board', () => {
    for (let score = 0; score < LAP; score++) {
      const { x, y, width, height } = brick(score);
      expect(x >= 0 && y >= 0 && x + width <= WIDTH + 0.01 && y + height <= HEIGHT + 0.01).toBe(true);
    }
    expect(brick(LAP + 7)).toEqual(brick(7));
    expect(markerAt(0)).toEqual(markerAt(LAP));
  });
});

describe('road', () => {
  it('passes every gate', () => {
    for (let place = 0; place < 9; place++) expect(along(place).x).toBeCloseTo(gate(place).x);
    expect(gate(9)).toEqual(gate(0));
  });
});

describe('pieces that keep their place', () => {
  it('turns a recruited card where it lies', () => {
    const dealt = settle([], { price: 0, face_up: ['farmer', 'priest', 'priest'], turned: 0 });
    const turned = settle(dealt, { price: 1, face_up: ['priest', 'priest'], turned: 1 });
    expect(turned).toEqual([null, 'priest', 'priest']);
    expect(settle(turned, { price: 0, face_up: ['farmer', 'farmer', 'merchant'], turned: 0 })).toEqual([
      'farmer',
      'farmer',
      'merchant',
    ]);
  });

  it('pushes the cubes of a temple', () => {
    const before = push([], ['red', 'blue', null, null]);
    const after = push(before, ['white', 'red', 'blue', null]);
    expect(after.map(({ id, place }) => [id === before[0]?.id, id === before[1]?.id, place])).toEqual([
      [true, false, 1],
      [false, true, 2],
      [false, false, 0],
    ]);
    expect(push(after, ['white', 'red', 'blue', null])).toEqual(after);
  });
});
