import { expect, test } from 'vitest';
import { thingsOf } from './things';

const action = (code: number, text: string) => ({
  code,
  text,
  words: { key: text },
  target: text === 'pass' ? null : `place-${text}`,
});
const asked = { actions: [], blocked: [], highlight: [], suggested: null };

test('actions, reasons and highlights are sorted by the thing they are about', () => {
  const things = thingsOf({
    ...asked,
    actions: [action(1, 'ur'), action(2, 'ur'), action(3, 'pass')],
    blocked: [{ ...action(4, 'mari'), why: { key: 'why' } }],
    highlight: [{ kind: 'built', seat: 0, values: [7], targets: ['place-7'] }],
  });
  expect([...things.keys()]).toEqual(['place-ur', 'place-mari', 'place-7']);
  expect(things.get('place-ur')?.actions.map(({ code }) => code)).toEqual([1, 2]);
  expect(things.get('place-mari')?.blocked).toHaveLength(1);
  expect(things.get('place-7')?.lit).toBe(true);
});

test('what a hint speaks of is marked, and nothing else', () => {
  const actions = [action(1, 'ur'), action(2, 'mari'), action(3, 'pass')];
  const marked = (suggested: number | null) =>
    [...thingsOf({ ...asked, actions, suggested })].filter(([, thing]) => thing.suggested).map(([id]) => id);
  expect(marked(2)).toEqual(['place-mari']);
  expect(marked(3)).toEqual([]);
  expect(marked(null)).toEqual([]);
});
