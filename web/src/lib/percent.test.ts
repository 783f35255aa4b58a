import { expect, test } from 'vitest';
import { percentages, percentOf } from './percent';

test('percentages add up to 100', () => {
  expect(percentages([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
  expect(percentages([0.125, 0.125, 0.75])).toEqual([13, 12, 75]);
  expect(percentages([0.99, 0.006, 0.004])).toEqual([99, 1, 0]);
  expect(percentages([1, 0])).toEqual([100, 0]);
});

test('chances that were rounded on their way still do', () => {
  const found = percentages([0.3334, 0.1667, 0.1667, 0.3334]);
  expect(found.reduce((sum, part) => sum + part, 0)).toBe(100);
});

test('one chance is never certain unless it is', () => {
  expect([0, 0.001, 0.5, 0.9999, 1].map(percentOf)).toEqual([0, 1, 50, 99, 100]);
});
