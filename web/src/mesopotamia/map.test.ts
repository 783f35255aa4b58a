import { describe, expect, it } from 'vitest';
import { fatesOf } from './fates';
import { cutsAt, distance, gap, HEIGHT, inside, nearestOn, WIDTH } from './layout';
import { marchesOf } from './marches';
import { peaksOf } from './peaks';
import { slotBoxes } from './slots';
import type { Mark } from './terrain';
import type { Province, Scene, SceneProvince, View } from './view';
import { worldOf } from './world';

/** A land of 5 × 4 provinces between the seas, neighbours in rows and columns. */
const name = (row: number, column: number): string => `p${row}${column}`;
const scene: Scene = {
  words: {},
  cards: {},
  numbers: {},
  provinces: [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2, 3, 4].map((column): SceneProvince => ({
      name: name(row, column),
      kind: row === 1 && column === 1 ? 'core' : 'ordinary',
      at: [36.5 - row * 1.4, 37 + column * 2.6],
      borders: [
        [row - 1, column],
        [row + 1, column],
        [row, column - 1],
        [row, column + 1],
      ]
        .filter(([r = 0, c = 0]) => r >= 0 && r < 4 && c >= 0 && c < 5)
        .map(([r = 0, c = 0]) => name(r, c)),
      cities: row === 1 && column === 1 ? [{ name: 'City', irrigable: true, at: [35.1, 39.6] }] : [],
    })),
  ),
};
const provinces = scene.provinces.map(
  (one) => ({ name: one.name, holes: 2, mine: false, stacks: [] }) as unknown as Province,
);
const called = (one: string): string => one;
const world = worldOf(scene, provinces, called);

describe('the frame', () => {
  it.each([40, 99, 100, 120])('has %i slots, the first at the lower left, the second above it', (size) => {
    const boxes = slotBoxes(size);
    expect(boxes).toHaveLength(size);
    expect(boxes[0]).toMatchObject({ x: 0 });
    expect((boxes[0]?.y ?? 0) + (boxes[0]?.height ?? 0)).toBe(HEIGHT);
    expect(boxes[1]?.x).toBe(0);
    for (const box of boxes)
      expect(box.x + box.width <= WIDTH + 0.01 && box.y + box.height <= HEIGHT + 0.01).toBe(true);
  });
});

describe('the world', () => {
  it('gives every province a region around its middle', () => {
    for (const land of world.lands) {
      expect(inside(land.region.middle, land.region.outline)).toBe(true);
      expect(land.region.radius).toBeGreaterThan(20);
    }
  });

  it('keeps what stands in a province inside it', () => {
    for (const { region, site } of world.lands)
      for (const spot of [...site.cities, ...site.banners, ...site.trees, site.tent, site.name])
        expect(inside(spot, region.outline)).toBe(true);
  });

  it('shows every border: as a common edge or as a road', () => {
    const shown = new Set([
      ...world.borders.map(({ one, other }) => [world.lands[one]?.name, world.lands[other]?.name].sort().join()),
      ...world.roads.map(({ from, to }) => [from.name, to.name].sort().join()),
    ]);
    for (const land of world.lands)
      for (const other of land.borders) expect(shown).toContain([land.name, other].sort().join());
  });

  it('bars edges between provinces that don’t border', () => {
    for (const { one, other } of world.walls) {
      const [a, b] = [world.lands[one], world.lands[other]];
      expect(a?.borders).not.toContain(b?.name);
    }
  });

  it('draws a corrected map: one border less is a ridge, or none at all', () => {
    const cut = structuredClone(scene);
    const part = (one: string, other: string): void => {
      const land = cut.provinces.find((province) => province.name === one);
      if (land) land.borders = land.borders.filter((border) => border !== other);
    };
    part('p11', 'p12');
    part('p12', 'p11');
    const anew = worldOf(cut, provinces, called);
    expect(anew.roads.some(({ from, to }) => [from.name, to.name].sort().join() === 'p11,p12')).toBe(false);
  });
});

describe('shapes', () => {
  const land = world.lands[7]?.region.outline ?? [];
  const places = world.lands.map(({ region }) => region.middle);

  it('finds by its cuts of a level line what lies inside a polygon', () => {
    for (const place of places) {
      const after = cutsAt(place.y, land).filter((cut) => place.x < cut);
      expect(after.length % 2 === 1).toBe(inside(place, land));
    }
  });

  it('measures the gap to a line as the way to its nearest point', () => {
    const [from, to] = [land[0] ?? { x: 0, y: 0 }, land[20] ?? { x: 0, y: 0 }];
    for (const place of places)
      expect(Math.sqrt(gap(place.x, place.y, from, to))).toBeCloseTo(distance(place, nearestOn([from, to], place)));
  });
});

describe('peaks', () => {
  const peak = (x: number, y: number): Mark => ({ x, y, kind: 'peak', size: 1, whim: 0.3 });
  const drawn = (marks: Mark[]): number[] =>
    peaksOf(marks).map((layer) => layer.find(({ part }) => part === 'lit')?.d.match(/M/g)?.length ?? 0);

  it('share a layer where none hides another', () => {
    expect(drawn([peak(100, 100), peak(140, 100), peak(100, 160)])).toEqual([3]);
  });

  it('stand before those behind them', () => {
    expect(drawn([peak(100, 100), peak(106, 108), peak(112, 116), peak(300, 120)])).toEqual([2, 1, 1]);
  });

  it('are all drawn', () => {
    const all = world.marks.filter(({ kind }) => kind === 'peak' || kind === 'hill');
    expect(all.length).toBeGreaterThan(0);
    expect(drawn(world.marks).reduce((sum, count) => sum + count, 0)).toBe(all.length);
  });
});

describe('marches', () => {
  it('sees who went where', () => {
    const view = (heights: Record<string, number>): View =>
      ({
        seats: ['first'],
        provinces: provinces.map((one) => ({
          ...one,
          stacks: heights[one.name] ? [{ seat: 'first', height: heights[one.name] }] : [],
        })),
      }) as unknown as View;
    const marches = marchesOf(view({ p00: 3 }), view({ p00: 2, p01: 1 }), world);
    expect(marches.map(({ from, to, height }) => [from.name, to.name, height])).toEqual([['p00', 'p01', 1]]);
    expect(marchesOf(view({ p00: 3 }), view({ p00: 4 }), world)).toEqual([]);
  });
});

describe('fates', () => {
  const land = (owner: string | null, walls: number): Province =>
    ({ name: 'p00', owner, walls, forges: 0, millstones: 0, marduk: 0, ishtar: 0, canals: 0 }) as Province;
  const view = (province: Province): View => ({ provinces: [province] }) as unknown as View;

  it.each([
    ['captured', land('first', 2), land('second', 2)],
    ['destroyed', land('first', 2), land('second', 0)],
    ['destroyed', land('first', 2), land(null, 0)],
    ['taken', land('first', 0), land('second', 0)],
  ])('a province is %s', (kind, before, after) => {
    expect(fatesOf(view(before), view(after))).toEqual([{ name: 'p00', owner: after.owner, kind }]);
  });

  it('nobody loses what was nobody’s, or keeps it', () => {
    expect(fatesOf(view(land(null, 0)), view(land('second', 0)))).toEqual([]);
    expect(fatesOf(view(land('first', 2)), view(land('first', 0)))).toEqual([]);
  });
});
