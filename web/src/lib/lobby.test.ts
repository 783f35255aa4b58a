import { expect, test } from 'vitest';
import { fits, type Narrowed } from './lobby-filter';
import type { LobbyTable } from './types';

const table = {
  game: 'wells',
  seats: [{}, {}, {}],
  time_control: { kind: 'days', hours: 24, reserve: 48 },
  language: 'de',
  usual: false,
} as unknown as LobbyTable;
const anything: Narrowed = { game: null, seats: null, pace: null, language: null, usual: false };

test('who minds nothing sees everything', () => {
  expect(fits(table, anything)).toBe(true);
});

test.each([
  [{ game: 'wells' }, true],
  [{ game: 'another' }, false],
  [{ seats: 3 }, true],
  [{ seats: 2 }, false],
  [{ pace: 'days' }, true],
  [{ pace: 'none' }, false],
  [{ language: 'de' }, true],
  [{ language: 'fr' }, false],
  [{ usual: true }, false],
])('%o is found: %s', (wish, found) => {
  expect(fits(table, { ...anything, ...wish })).toBe(found);
});

test('a table without a pace is found by that', () => {
  expect(fits({ ...table, time_control: null }, { ...anything, pace: 'none' })).toBe(true);
  expect(fits({ ...table, time_control: null }, { ...anything, pace: 'live' })).toBe(false);
});
