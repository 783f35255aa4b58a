import { describe, expect, it } from 'vitest';
import { grouped, valuesOf } from './set-up-fields';
import type { SetUpField } from './types';

const field = (name: string, group: string, value: string): SetUpField => ({
  name,
  value,
  group: { key: group, values: {} },
  words: { key: name, values: {} },
  least: 0,
  most: 9,
  list: null,
});

describe('a position set up by hand', () => {
  const fields = [field('red.camels', 'red', '1'), field('round', 'course', '3'), field('red.talents', 'red', '4')];

  it('has its things together by what they belong to', () => {
    expect(grouped(fields).map((group) => group.map(({ name }) => name))).toEqual([
      ['red.camels', 'red.talents'],
      ['round'],
    ]);
  });

  it('is sent as values by name', () => {
    expect(valuesOf(fields)).toEqual({ 'red.camels': '1', round: '3', 'red.talents': '4' });
  });
});
