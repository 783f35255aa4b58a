import { expect, test } from 'vitest';
import { packedTree, unpackedTree } from './shared-tree';

test('what goes into a link comes out of it', async () => {
  const wish = {
    notes: { 3: 'ahá — ü' },
    variations: [{ after: 3, moves: [[0, 7]] as [number, number][], commentary: {} }],
  };
  const text = await packedTree(wish);
  expect(text).toMatch(/^[\w-]+$/);
  expect(await unpackedTree(text)).toEqual(wish);
});

test('what is no such link is none', async () => {
  expect(await unpackedTree('%%%')).toBeNull();
  expect(await unpackedTree('abcd')).toBeNull();
});
