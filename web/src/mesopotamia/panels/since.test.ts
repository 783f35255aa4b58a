import { expect, test } from 'vitest';
import type { GameEvent, LogEntry } from '$lib/types';
import { concerns, lately, since, type Tiding } from './since';

const NAMES = ['larsa', 'babylon', 'mari'];
const ME = 0;
const event = (kind: string, seat: number, ...values: number[]): GameEvent => ({
  kind,
  seat,
  values,
  targets: /attack|conquered|repelled|duel/.test(kind) ? [`province-${values[0]}`] : [],
  words: { key: `event-${kind}`, values: { who: NAMES[seat] ?? '' } },
});
/** The log of these moves: who moved, and what came of it. */
const story = (...moves: [number, ...GameEvent[]][]): LogEntry[] =>
  moves.map(([seat, ...events], at) => ({ number: at + 1, seat, action: null, events }));
const kinds = (tidings: Tiding[]) => tidings.map((one) => one.event.kind);

const fight = [event('attack', 1, 9, 2, 1, 0), event('duel_roll', 1, 5, 3, 0, 0), event('duel', 1, 5, 3, 0, 0)];

test('what touches me comes first, then the great things, then the lesser, each in order', () => {
  const log = story(
    [0],
    [1, event('card', 1, 4), event('war', 1, 2)],
    [1, event('war', 1, ME), event('stock', 1, 0, 2, 3)],
    [2, event('taken', 2, 7), event('offer', 2, ME)],
    [2, event('allied', 2, 1)],
  );
  const { yours, world, lesser } = since(log, ME, 1);
  expect(kinds(yours)).toEqual(['war', 'offer']);
  expect(yours[0]?.words.key).toBe('panel-news-war');
  expect(kinds(world)).toEqual(['allied']);
  expect(kinds(lesser)).toEqual(['card', 'taken']);
});

test('what I did myself is not told, nor what was before', () => {
  const log = story([1, event('war', 1, 2)], [0, event('taken', ME, 3), event('war', ME, 1)]);
  expect(since(log, ME, 1)).toEqual({ yours: [], world: [], lesser: [] });
});

test('a battle is told once, by its end, and can be looked at', () => {
  const log = story([0], [1, ...fight], [2, event('conquered', 1, 9, 2, -1)]);
  expect(since(log.slice(0, 2), ME, 1).world).toMatchObject([{ event: { kind: 'attack' }, battle: null }]);
  expect(since(log, ME, 1).world).toMatchObject([{ event: { kind: 'conquered' }, number: 3, battle: 3 }]);
});

test('a campaign against me that failed is told, one that did not is told by what came of it', () => {
  const campaign = event('campaign', 1, 2, ME, 3);
  expect(kinds(since(story([1, campaign, event('campaign_roll', 1, 1, 0, 4)]), ME, 0).yours)).toEqual(['campaign']);
  const won = story([1, campaign, event('campaign_roll', 1, 5, 0, 4), event('war', 1, ME)]);
  expect(kinds(since(won, ME, 0).yours)).toEqual(['war']);
});

test('each tiding knows its season', () => {
  const log = story([1, event('round', -1, 1)], [1, event('war', 1, 2), event('round', -1, 2)], [2, event('out', 2)]);
  const seasons = since(log, ME, 0).world.map(({ season, event }) => [event.kind, season === log[0]?.events[0]?.words]);
  expect(seasons).toEqual([
    ['war', true],
    ['out', false],
  ]);
});

test('what was read can be read again after the next decision', () => {
  const log = story(
    [0],
    [1, event('war', 1, ME)],
    [2, event('taken', 2, 3)],
    [0],
    [1, event('stock', 1, 0, 1, 1)],
    [0],
  );
  expect(since(log, ME, 5).yours).toEqual([]);
  const { yours, lesser } = lately(log, ME, 5);
  expect(kinds(yours)).toEqual(['war']);
  expect(kinds(lesser)).toEqual(['taken']);
  expect(lately(story([0]), ME, 0)).toEqual({ yours: [], world: [], lesser: [] });
});

test('an event concerns who did it and whom it was done to', () => {
  expect([0, 1, 2].map((seat) => concerns(event('attack', 1, 2, ME, 1, 0), seat))).toEqual([true, true, false]);
  expect([0, 1, 2].map((seat) => concerns(event('taken', 1, 2), seat))).toEqual([false, true, false]);
});
