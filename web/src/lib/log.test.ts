import { expect, test } from 'vitest';
import { merged } from './log';
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
