import { expect, test } from 'vitest';
import { seedHash } from './seed';

test('the hash is that of the Python engine', async () => {
  // tworivers.engine.dice.seed_hash("fair")
  expect(await seedHash('fair')).toBe('39f360d40e39b7735728c80bf67870c6b274b81183ac1d3d9d96f9175f132315');
  expect(await seedHash('größer ∞')).toBe('174068c74a9e728f667be5f68675ee4e2dd0fbcebd205df0e4b611cddff518bc');
});
