import { expect, test } from 'vitest';
import { after, daily, expected, FRESH, suitable } from './puzzle-rating';

test('who solves rises, who fails falls, the more the less it was expected', () => {
  const rise = (puzzle: number) => after(FRESH, 0, puzzle, true).rating - FRESH.rating;
  expect(rise(1600)).toBeGreaterThan(rise(1200));
  expect(rise(800)).toBeGreaterThan(0);
  expect(after(FRESH, 0, 1200, false).rating).toBeLessThan(FRESH.rating);
  expect(expected(1200, 1200)).toBe(0.5);
});

test('a puzzle counts once', () => {
  const once = after(FRESH, 3, 1200, false);
  expect(after(once, 3, 1200, true)).toEqual(once);
  expect(once).toMatchObject({ tried: [3], solved: 0 });
});

test('the next puzzle suits and is new, as long as there are new ones', () => {
  const ratings = [800, 1190, 1210, 2000];
  expect(suitable(ratings, FRESH, 0)).toBe(1);
  expect(suitable(ratings, { ...FRESH, tried: [1, 2] }, 0)).toBe(0);
  expect(suitable(ratings, { ...FRESH, tried: [0, 1, 2, 3] }, 0, 1)).toBe(2);
  expect(suitable([], FRESH, 0)).toBeNull();
  expect(suitable([1000], FRESH, 0.99, 0)).toBe(0);
});

test('every day has another puzzle, and all have their day', () => {
  const days = Array.from({ length: 200 }, (_, day) => daily(200, new Date(2026, 0, 1 + day)));
  expect(new Set(days).size).toBe(200);
  expect(daily(0, new Date())).toBe(0);
});
