import { expect, test } from 'vitest';
import { merged, unheard } from './log';
import type { LogEntry } from './types';

const entries = (...numbers: number[]): LogEntry[] =>
  numbers.map((number) => ({ number, seat: 0, action: null, events: [] }));
const numbers = (log: LogEntry[]) => log.map((entry) => entry.number);

test('news go on where the log ends', () => {
  expect(numbers(merged(entries(0, 1), entries(2, 3)))).toEqual([0, 1, 2, 3]);
});

test('the whole log replaces what was known', () => {
  expect(numbers(merged(entries(0, 1, 2), entries(0, 1)))).toEqual([0, 1]);
});

test('what was taken back goes', () => {
  expect(numbers(merged(entries(0, 1, 2), [], 1))).toEqual([0, 1]);
});

test('what was taken back is replaced by what came after it', () => {
  expect(numbers(merged(entries(0, 1, 2, 3), entries(2), 1))).toEqual([0, 1, 2]);
});

const told = (number: number, seat: number, ...kinds: string[]): LogEntry => ({
  number,
  seat,
  action: null,
  events: kinds.map((kind) => ({ kind, seat, values: [], targets: [], words: { key: kind } })),
});

test('what others decided is no news when something before it is taken back', () => {
  const log = [told(0, 0), told(1, 0, 'own'), told(2, 1, 'felled'), told(3, 2)];
  expect(unheard(log, [told(4, 1, 'wall')])).toEqual([told(4, 1, 'wall')]);
  expect(unheard(log, [told(1, 1, 'felled'), told(2, 2)], 0)).toEqual([]);
  expect(unheard(log, [told(1, 1, 'felled'), told(2, 2), told(3, 1, 'wall')], 0)).toEqual([told(3, 1, 'wall')]);
});

test('the first look brings no news', () => {
  expect(unheard([], entries(0, 1, 2))).toEqual([]);
});
