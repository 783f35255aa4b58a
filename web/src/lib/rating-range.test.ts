import { expect, test } from 'vitest';
import { around, isWithin } from './rating-range';

test('the ratings a table asks for lie around one’s own, or anywhere', () => {
  expect(around(1040, 100)).toEqual({ rating_from: 940, rating_to: 1140 });
  expect(around(1040, 0)).toEqual({ rating_from: null, rating_to: null });
});

test('whoever lies between them may sit down, ends included; guests may not', () => {
  const range = around(1000, 100);
  expect([899, 900, 1100, 1101].map((points) => isWithin(points, range))).toEqual([false, true, true, false]);
  expect(isWithin(null, range)).toBe(false);
  expect(isWithin(null, around(1000, 0))).toBe(true);
  expect(isWithin(2000, { rating_from: 1500, rating_to: null })).toBe(true);
});
