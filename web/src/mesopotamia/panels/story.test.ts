import { expect, test } from 'vitest';
import type { GameEvent, LogEntry } from '../../lib/types';
import { route } from '../route';
import type { Scene, View } from '../view';
import { chronicle, deeds, lead } from './chronicle';
import { needed } from './frame';
import { ties } from './ties';

const event = (kind: string, seat: number, ...values: number[]): GameEvent => ({
  kind,
  seat,
  values,
  words: { key: `event-${kind}`, values: { seat, first: values[0] ?? 0 } },
});
const log: LogEntry[] = [
  { number: 0, seat: null, action: null, events: [event('round', -1, 1)] },
  { number: 1, seat: 0, action: null, events: [event('war', 0, 1), event('stock', 0, 1, 2, 3)] },
  { number: 2, seat: 0, action: null, events: [event('round', -1, 2)] },
  {
    number: 3,
    seat: 0,
    action: null,
    events: [event('attack', 0, 5, 1, 2, 0), event('conquered', 0, 5, 1, -1), event('allied', 0, 2)],
  },
];

test('the chronicle tells what was weighty, season by season', () => {
  const chapters = chronicle(log);
  expect(chapters.map((chapter) => chapter.lines.map((line) => line.key))).toEqual([
    ['event-war'],
    ['event-conquered', 'event-allied'],
  ]);
});

test('deeds are counted for both sides', () => {
  const [one, other, third] = deeds(log, 3);
  expect(one).toEqual({ battles: 1, won: 1, lost: 0, trades: 0, alliances: 1, wars: 1 });
  expect(other).toMatchObject({ battles: 1, lost: 1, wars: 1 });
  expect(third).toMatchObject({ alliances: 1, wars: 0 });
});

test('whoever has most symbols is first', () => {
  const history = [
    { number: 0, seat: null, scores: [0, 0], round: 1 },
    { number: 9, seat: 0, scores: [2, 1], round: 2 },
    { number: 20, seat: 1, scores: [3, 3], round: null },
  ];
  expect(lead(history, 1)).toEqual({ seats: [0], score: 2 });
  expect(lead(history, 2)).toEqual({ seats: [0, 1], score: 3 });
  expect(lead(history.slice(0, 1), 1)).toBeNull();
});

test('a war lapses after a whole season without a fight', () => {
  const parties = [
    { seat: 'first', allies: ['third'], at_war: ['second'] },
    { seat: 'second', allies: [], at_war: ['first'] },
    { seat: 'third', allies: ['first'], at_war: [] },
  ] as unknown as View['parties'];
  expect(ties({ parties, seats: ['first', 'second', 'third'] }, log)).toEqual([
    { one: 'first', other: 'third', kind: 'alliance', since: 2, lapses: null },
    { one: 'first', other: 'second', kind: 'war', since: 1, lapses: 3 },
  ]);
});

test('a symbol needs less next to an own matching one', () => {
  const frame = { size: 4, next: 1, slots: [{ seat: 'first', symbol: 'ishtar' as const }, null, null, null] };
  expect(needed({ seat: 'first', frame }, 'canal')).toBe(2);
  expect(needed({ seat: 'first', frame }, 'marduk')).toBe(4);
  expect(needed({ seat: 'second', frame }, 'canal')).toBe(4);
  expect(needed({ seat: 'first', frame: { ...frame, next: -1 } }, 'canal')).toBeNull();
});

test('a caravan asks the fewest parties', () => {
  // a - b - c - d in a row, and a way around over e and f
  const borders: Record<string, string[]> = {
    a: ['b', 'e'],
    b: ['a', 'c'],
    c: ['b', 'd'],
    d: ['c', 'f'],
    e: ['a', 'f'],
    f: ['e', 'd'],
  };
  const scene = {
    words: {},
    provinces: Object.entries(borders).map(([name, near]) => ({
      name,
      kind: 'ordinary',
      at: [0, 0],
      borders: near,
      cities: [],
    })),
  } as unknown as Scene;
  const seats = ['first', 'second', 'third', 'fourth'];
  const parties = seats.map((seat) => ({ seat, living: true })) as View['parties'];
  const view = (owners: Record<string, string>) =>
    ({
      seats,
      parties,
      provinces: Object.keys(borders).map((name) => ({ name, owner: owners[name] ?? null })),
    }) as View;
  expect(route(scene, view({ a: 'first', d: 'second' }), 'first', 'second').parties).toEqual([]);
  expect(route(scene, view({ a: 'first', d: 'second', b: 'third' }), 'first', 'second').parties).toEqual([]);
  expect(route(scene, view({ a: 'first', d: 'second', b: 'third', e: 'fourth' }), 'first', 'second').parties).toEqual([
    'third',
  ]);
  const long = view({ a: 'first', d: 'second', b: 'third', c: 'third', e: 'fourth' });
  expect(route(scene, long, 'first', 'second')).toEqual({ parties: ['fourth'], path: ['a', 'e', 'f', 'd'] });
});
