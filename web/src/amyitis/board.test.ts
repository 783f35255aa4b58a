import { describe, expect, it } from 'vitest';
import { gate, along } from './road';
import { push, settle } from './slots';
import { actionTarget, eventTargets, zoneName } from './targets';
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
const zones: Zone[] = Array.from({ length: 48 }, (_, zone) => zoneName(zone))
  .filter((name) => !name.endsWith("'") || squares.some((square) => square.level > 2 && name.includes(square.name)))
  .map((name) => ({
    name,
    between: name.replace("'", '').split('-') as [string, string],
    owner: null,
    available: false,
  }));
const relief = new Relief(squares);

describe('targets', () => {
  it('finds the thing an action is about', () => {
    expect(actionTarget('recruit farmer 2')).toBe('craft-2-farmer');
    expect(actionTarget("water a1-a2'")).toBe("zone-a1-a2'");
    expect(actionTarget('sell dates wine')).toBe('city-babylon');
    expect(actionTarget('card dates')).toBe('card-dates');
    expect(actionTarget('discard wine')).toBeNull();
  });

  it('finds the things an event touched', () => {
    expect(eventTargets({ kind: 'watered', seat: 0, values: [1] })).toEqual(["zone-a1-a2'"]);
    expect(eventTargets({ kind: 'planted', seat: 0, values: [15, 2] })).toEqual(['square-d4']);
    expect(eventTargets({ kind: 'talents', seat: 0, values: [2] })).toEqual([]);
    const words = { key: 'event-court', values: { card: { key: 'court-palace' } } };
    expect(eventTargets({ kind: 'court', seat: 0, values: [2, 1], words })).toEqual(['court-palace']);
  });

  it('numbers zones as the rules do', () => {
    expect([0, 22, 24, 47].map(zoneName)).toEqual(['a1-a2', 'd3-d4', 'a1-b1', "c4-d4'"]);
  });
});

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
