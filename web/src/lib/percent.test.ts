import { expect, test } from 'vitest';
import { chanceTold, percentOf } from './percent';

test('chances are told as exactly as they are known', () => {
  expect(chanceTold(0.45, false)).toEqual({ key: 'percent', values: { part: 45 } });
  expect(chanceTold(0, false)).toEqual({ key: 'percent-under', values: { part: 5 } });
  expect(chanceTold(1, false)).toEqual({ key: 'percent-over', values: { part: 95 } });
  expect([0, 0.5, 1].map((chance) => chanceTold(chance, true))).toEqual(
    [0, 50, 100].map((part) => ({ key: 'percent', values: { part } })),
  );
});

test('even chances add up: 3 times a third, 8 times an eighth', () => {
  expect(chanceTold(0.25, false)).toEqual({ key: 'percent', values: { part: 25 } });
  expect(chanceTold(0.3333, false)).toEqual({ key: 'chance-even', values: { count: 3 } });
  expect(chanceTold(0.125, false)).toEqual({ key: 'chance-even', values: { count: 8 } });
});

test('one chance is never certain unless it is', () => {
  expect([0, 0.001, 0.5, 0.9999, 1].map(percentOf)).toEqual([0, 1, 50, 99, 100]);
});
