import { expect, test } from 'vitest';
import { percentOf, roughly } from './percent';

test('chances are told in steps of five', () => {
  expect(roughly([0.62, 0.24, 0.14])).toEqual([60, 25, 15]);
  expect(roughly([0.99, 0.006, 0.004])).toEqual([95, 5, 5]);
  expect(roughly([1, 0])).toEqual([100, 0]);
});

test('even chances stay even', () => {
  expect(roughly([1 / 3, 1 / 3, 1 / 3])).toEqual([33, 33, 33]);
  expect(roughly(Array.from({ length: 8 }, () => 0.125))).toEqual(Array.from({ length: 8 }, () => 13));
});

test('one chance is never certain unless it is', () => {
  expect([0, 0.001, 0.5, 0.9999, 1].map(percentOf)).toEqual([0, 1, 50, 99, 100]);
});
