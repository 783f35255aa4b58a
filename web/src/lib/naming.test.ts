/** Oneself by name in the log, and marks of the board in sentences. */
import { expect, test } from 'vitest';
import { beginsWithMark, withName } from './naming';

test('the own seat is called by its player, others stay as they are', () => {
  const message = {
    key: 'event-pushed',
    values: { who: { key: 'seat-blue' }, by: { key: 'seat-red' }, what: { key: 'x', values: { who: { key: 'seat-blue' } } }, count: 2 },
  }; // prettier-ignore
  expect(withName(message, { key: 'seat-blue' }, 'Semiramis')).toEqual({
    key: 'event-pushed',
    values: { who: 'Semiramis', by: { key: 'seat-red' }, what: { key: 'x', values: { who: 'Semiramis' } }, count: 2 },
  });
});

test('a mark on the board keeps its small letter where a sentence begins with it', () => {
  expect(['a1-b1 bewässern', 'd4 is al beplant.'].map(beginsWithMark)).toEqual([true, true]);
  expect(['a merchant', '5 graan malen', 'Ur'].map(beginsWithMark)).toEqual([false, false, false]);
});
