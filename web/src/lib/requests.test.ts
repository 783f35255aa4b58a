import { expect, test } from 'vitest';
import { Requests } from './requests';
import type { Said } from './types';

test('what got no answer is sent again with the same key, and settles once', async () => {
  const sent: Said[] = [];
  const requests = new Requests((message) => sent.push(message) > 0);
  const saying = requests.ask({ type: 'say', text: 'hello' });
  const moving = requests.ask({ type: 'move', seat: 0, number: 3, action: 7 });
  requests.lineLost();
  requests.repeat();
  expect(sent).toHaveLength(4);
  expect(sent.slice(2)).toEqual(sent.slice(0, 2));
  const keys = sent.map((message) => 'key' in message && message.key);
  expect(new Set(keys).size).toBe(2);
  requests.settle(1);
  requests.settle(2, undefined, 4);
  expect(await saying).toBe(null);
  expect(await moving).toBe(4);
  requests.repeat();
  expect(sent).toHaveLength(4);
});
