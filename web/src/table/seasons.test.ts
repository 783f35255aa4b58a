import { expect, test } from 'vitest';
import type { GameEvent, LogEntry } from '$lib/types';
import { seasons } from './seasons';

const event = (kind: string, seat: number, ...values: number[]): GameEvent => ({
  kind,
  seat,
  values,
  targets: [],
  words: { key: `event-${kind}` },
});
const own = (one: GameEvent, seat: number) => one.seat === seat;
const log: LogEntry[] = [
  [event('round', -1, 1)],
  [event('war', 0)],
  [event('taken', 1), event('round', -1, 2), event('ore', 0)],
  [event('taken', 0)],
].map((events, number) => ({ number, seat: number ? number % 2 : null, action: null, events }));
const told = (...asked: [number | null, number?]) =>
  seasons(log, asked[0], own, asked[1]).map(({ round, parts }) => [
    round?.values[0],
    ...parts.map(({ entry, events }) => `${entry.number} ${events.map(({ kind }) => kind).join(' ')}`),
  ]);

test('moves stand under their season, one that ends a season under both', () => {
  expect(told(null)).toEqual([
    [1, '1 war', '2 taken'],
    [2, '2 ore', '3 taken'],
  ]);
});

test('a party is told what it did and what concerns it', () => {
  // 1 and 3 are moves of seat 1, which tell of a deed of seat 0; 2 is its own
  expect(told(0)).toEqual([
    [1, '1 war', '2 taken'],
    [2, '2 ore', '3 taken'],
  ]);
  expect(told(1)).toEqual([
    [1, '1 war', '2 taken'],
    [2, '3 taken'],
  ]);
  expect(told(2)).toEqual([]);
});

test('of a long log the last moves are shown, and that there are more', () => {
  expect(told(null, 1)).toEqual([[2, '3 taken']]);
  expect(seasons(log, null, own, 2).some(({ cut }) => cut)).toBe(true);
  expect(seasons(log, null, own, 4).some(({ cut }) => cut)).toBe(false);
});
