/** Moments read from the log, shown in order, and told in words that exist in every language. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { catalogue, everyLanguage } from '$lib/catalogue-files';
import type { GameEvent, LogEntry } from '$lib/types';
import { moments, NOMADS } from './moments';
import { Queue, settledAt } from './queue.svelte';
import { type Names, paceOf, stagesOf, titleOf } from './stages';

const ME = 0;
const event = (kind: string, seat: number, values: number[] = [], ...targets: string[]): GameEvent => ({
  kind,
  seat,
  values,
  targets,
  words: { key: `event-${kind}`, values: { province: 'Nippur', goal: 'Nippur', tribe: 'Gutians' } },
});
/** The log of these moves, after the setup. */
const story = (...moves: GameEvent[][]): LogEntry[] =>
  [[], ...moves].map((events, number) => ({ number, seat: number ? 0 : null, action: null, events }));
const names: Names = {
  party: (seat) => ({ key: `party-${seat}` }),
  symbol: (symbol) => ({ key: `symbol-${symbol}` }),
  capital: (place) => place === 'province-nippur',
};

const roll = (seat: number, pips: number) => event('roll', seat, [0, pips, 4]);
const campaign = (seat: number, pips: number) => [
  event('campaign', seat, [2, 1]),
  event('campaign_roll', seat, [pips, 1, 5]),
];
const attack = event('attack', 1, [9, ME, 2, 0], 'province-nippur');
const duel = [event('duel_roll', 1, [3, 2, 0, 1]), event('duel_roll', 1, [5, 2, 0, 1]), event('duel', 1, [5, 3, 0, 0])];
const conquered = event('conquered', 1, [9, ME, -1], 'province-nippur');
const destroyed = event('destroyed', 1, [9, 5, 4], 'province-nippur');
const march = event('nomads', 2, [0, 9], 'province-zagros', 'province-nippur');
const raid = event('repelled', 2, [9, ME, 3], 'province-nippur');

const outcomes = (log: LogEntry[]) =>
  moments(log).map((drama) => stagesOf(drama, names).map(({ outcome }) => outcome.key.replace('drama-', '')));

describe('a moment', () => {
  test('tells of a die for the frame what was needed, and that it was missed', () => {
    expect(outcomes(story([roll(1, 4)], [roll(1, 3)]))).toEqual([['scored'], ['missed']]);
    const [stage] = stagesOf(moments(story([roll(1, 4)]))[0]!, names);
    expect(stage).toMatchObject({ rolls: [{ pips: 4 }], needed: { values: { needed: 4 } }, good: true, last: true });
  });

  test('calls a failed campaign failed', () => {
    expect(outcomes(story(campaign(1, 3), campaign(1, 4)))).toEqual([['failed'], ['succeeded']]);
  });

  test('shows every throw of a duel, the fall of a capital and what became of it', () => {
    const told = outcomes(story([attack], [...duel, conquered, destroyed]));
    expect(told).toEqual([['duel-tie', 'duel-won', 'capital', 'destroyed']]);
  });

  test('is no good news to whom it befell, and names who lost a capital', () => {
    const [battle] = moments(story([attack], [...duel, conquered, destroyed]));
    const good = (own?: number) => stagesOf(battle!, names, own).map((stage) => stage.good);
    expect(good()).toEqual([null, true, true, false]);
    expect(good(ME)).toEqual([null, false, false, null]);
    expect(stagesOf(battle!, names).map(({ fall }) => fall)).toEqual([null, null, ME, null]);
    // nomads lose no capital of theirs
    expect(stagesOf({ ...battle!, foe: NOMADS } as never, names).map(({ fall }) => fall)).toEqual(Array(4).fill(null));
  });

  test('is also the attack of a tribe', () => {
    const [battle] = moments(story([march], [...duel.slice(0, 1), event('duel', 2, [3, 4, 0, 0]), raid]));
    expect(battle).toMatchObject({ kind: 'battle', seat: 2, tribe: 'Gutians', foe: ME, end: 'repelled' });
    expect(titleOf(battle!, names).key).toBe('drama-raid');
    expect(stagesOf(battle!, names)[0]?.rolls[0]?.fighter).toBe('nomad');
    expect(stagesOf(battle!, names).at(-1)?.outcome.key).toBe('drama-repelled-raid');
  });

  test('takes less time a throw the more there are', () => {
    expect(paceOf(12, false).roll).toBeLessThan(paceOf(2, false).roll);
    expect(paceOf(1, true).end).toBeLessThan(paceOf(1, false).end);
  });
});

describe('the queue', () => {
  const shown = (queue: Queue) => [queue.now, ...queue.waiting].map((drama) => drama?.first);
  const begun = (log = story()) => {
    const queue = new Queue();
    queue.hear(log, ME, true);
    return queue;
  };

  test('shows nothing that had happened before, and what is new in its order', () => {
    const past = story([roll(1, 2)]);
    const queue = begun(past);
    expect(queue.now).toBeNull();
    queue.hear(story([roll(1, 2)], [roll(1, 5)], campaign(1, 3)), ME, true);
    expect(shown(queue)).toEqual([2, 3]);
    queue.skip();
    expect(shown(queue)).toEqual([3]);
    queue.skip();
    expect(queue.now).toBeNull();
  });

  test('knows from where on it still has to be told, what is shown again apart', () => {
    const queue = begun();
    const log = story([roll(1, 2)], [roll(1, 5)]);
    queue.hear(log, ME, true);
    expect(queue.untold).toBe(1);
    queue.skip();
    expect(queue.untold).toBe(2);
    queue.skip();
    expect(queue.untold).toBeNull();
    queue.again(log, 1);
    expect(queue.now).not.toBeNull();
    expect(queue.untold).toBeNull();
  });

  test('waits until a battle is over', () => {
    const queue = begun();
    queue.hear(story([attack]), ME, true);
    expect(queue.now).toBeNull();
    queue.hear(story([attack], [...duel, conquered]), ME, true);
    expect(queue.now).toMatchObject({ kind: 'battle', last: 2 });
  });

  test('forgets what was taken back, and shows it when it happens again', () => {
    const queue = begun();
    queue.hear(story([roll(1, 5)], [roll(2, 5)]), ME, true);
    queue.hear(story([roll(1, 5)]), ME, true);
    expect(shown(queue)).toEqual([1]);
    queue.leave();
    queue.hear(story([roll(1, 5)], [roll(2, 6)]), ME, true);
    expect(shown(queue)).toEqual([2]);
  });

  test('shows nothing by itself where it is off, but again what is asked for', () => {
    const queue = begun();
    const log = story([roll(1, 5)], [attack], [...duel, conquered]);
    queue.hear(log, ME, false);
    expect(queue.now).toBeNull();
    expect([...settledAt(log)]).toEqual([1, 3]);
    queue.again(log, 3);
    expect(queue.now?.kind).toBe('battle');
  });

  test('of very many keeps those of the own seat', () => {
    const queue = begun();
    const others = Array.from({ length: 9 }, () => [roll(2, 5)]);
    queue.hear(story([roll(ME, 5)], ...others), ME, true);
    expect(shown(queue)).toEqual([1, 6, 7, 8, 9, 10]);
    expect(queue.hurried).toBe(true);
  });
});

const read = (language: string) => catalogue(language, 'pages/mesopotamia-drama');
const code = ['stages.ts', 'Moment.svelte', 'Stage.svelte']
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
  .join('\n');

test('every language says the same, and all that is said', () => {
  const keys = read('en').body.map(({ id }) => id);
  for (const language of everyLanguage) expect(new FluentBundle(language).addResource(read(language))).toEqual([]);
  const said = [...code.matchAll(/'(drama-[a-z-]+)'/g)].map((match) => match[1] ?? '');
  expect(said.filter((key) => !keys.includes(key))).toEqual([]);
  for (const end of ['conquered', 'repelled', 'field'] as const)
    for (const tribe of end === 'field' ? [null] : [null, 'Gutians'])
      for (const place of ['province-nippur', 'province-mari']) {
        const battle = { ...moments(story([attack], [conquered]))[0]!, end, tribe, place, foe: NOMADS };
        for (const { outcome } of stagesOf(battle as never, names)) expect(keys).toContain(outcome.key);
      }
});
