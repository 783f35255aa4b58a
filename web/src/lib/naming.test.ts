/** Oneself by name in the log. */
import { expect, test } from 'vitest';
import { withName } from './naming';

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
