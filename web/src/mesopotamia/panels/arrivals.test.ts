import { expect, test } from 'vitest';
import { arrivals } from './arrivals';

test('a later offer stands behind the one that is looked at', () => {
  expect(arrivals([], ['third'])).toEqual(['third']);
  expect(arrivals(['third'], ['second', 'third'])).toEqual(['third', 'second']);
  expect(arrivals(['third', 'second'], ['second'])).toEqual(['second']);
});
