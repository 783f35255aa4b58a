import { expect, test } from 'vitest';
import { quickTable, usualLevel } from './quick-table';
import type { GameInfo } from './types';

const game = (places: boolean) => ({ name: 'wells', seats: [2, 3], levels: ['random'], places }) as unknown as GameInfo;

test('who plays at once is seated by lot where seats differ', () => {
  expect(quickTable(game(true)).draw).toBe(true);
  expect(quickTable(game(false)).draw).toBeUndefined();
});

test('who plays at once meets an even opponent, however many stronger ones there are', () => {
  expect(usualLevel(['random', 'apprentice', 'scribe', 'merchant', 'steward', 'vizier', 'sage'])).toBe('scribe');
  expect(usualLevel(['random', 'dicer', 'shark'])).toBe('dicer');
  expect(usualLevel([])).toBeUndefined();
});
