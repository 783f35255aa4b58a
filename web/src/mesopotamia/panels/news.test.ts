import { expect, test } from 'vitest';
import type { Drawing } from '../../icons';
import type { GameEvent, LogEntry } from '$lib/types';
import { ICONS } from '../icons';
import { lastDecision, news } from './news';
import { tell } from './telling';

const NAMES = ['larsa', 'babylon', 'mari'];
const ME = 0;
const event = (kind: string, seat: number, ...values: number[]): GameEvent => ({
  kind,
  seat,
  values,
  targets: [],
  words: { key: `event-${kind}`, values: { who: NAMES[seat] ?? '', rival: NAMES[values[0] ?? -1] ?? '' } },
});
/** The log of these moves: who moved, and what came of it. */
const story = (...moves: [number, ...GameEvent[]][]): LogEntry[] =>
  moves.map(([seat, ...events], at) => ({ number: at + 1, seat, action: null, events }));
const told = (log: LogEntry[], battle = false) =>
  news(log, ME, lastDecision(log, ME) - 1, battle).map(({ words }) => words.key.replace('panel-news-', ''));

const theft = event('hand', ME, 13, -1, 16);
const given = event('hand', ME, 13, -1, 14);

test('spies and the card they took are one piece of news', () => {
  const log = story([0], [1, event('card', 1, 17), event('spied', 1, ME)], [1, theft]);
  expect(told(log.slice(0, 2))).toEqual(['spied']);
  expect(told(log)).toEqual(['stolen']);
  expect(news(log, ME, 0, false)[0]?.words.values).toMatchObject({ who: 'babylon' });
});

test('a card given in a trade is not stolen', () => {
  expect(told(story([0], [1, event('traded', ME, 1), given]))).toEqual([]);
});

test('the newest comes first, and what one did oneself is no news', () => {
  const log = story(
    [0, event('war', ME, 2)],
    [1, event('war', 1, ME), event('war', 1, 2)],
    [2, event('card', 2, 14)],
    [2, event('stock', ME, 0, -5, 17)],
    [2, event('deserted', ME, 9, 1), event('deserted', ME, 9, 0)],
  );
  expect(told(log)).toEqual(['deserted', 'locusts', 'war']);
});

test('the own next decision makes an end of it', () => {
  const log = story([0], [1, event('war', 1, ME)], [0]);
  expect(told(log)).toEqual([]);
  // unless it belongs to a row that began before
  expect(news(log, ME, 1, false)).toHaveLength(1);
});

test('of a battle the outcome is told, also where the own defence brought it about', () => {
  const attack = event('attack', 1, 9, ME, 2, 0);
  expect(told(story([0], [1, attack]), true)).toEqual([]);
  expect(told(story([0], [1, attack]))).toEqual(['attack']);
  expect(told(story([0], [1, attack, event('repelled', 1, 9, ME, -1)]))).toEqual(['repelled']);
  const lost = event('conquered', 1, 9, ME, 3);
  expect(told(story([1, attack], [0, lost, event('unseated', ME, 4)]))).toEqual(['unseated', 'conquered-nomads']);
});

test('whose alliance ends knows who ended it', () => {
  const words = (log: LogEntry[]) => news(log, ME, 0, false)[0]?.words;
  expect(words(story([1, event('broken', 1, ME)]))?.key).toBe('panel-news-broken');
  const intrigue = words(story([2, event('card', 2, 16), event('broken', ME, 1)]));
  expect(intrigue).toMatchObject({ key: 'panel-news-intrigue', values: { who: 'mari', rival: 'babylon' } });
  expect(words(story([0, event('broken', ME, 1)]))).toBeUndefined();
});

const spent = (seat: number, material: number, reason: number) => event('stock', seat, material, -1, reason);
const nameOf = (icon: Drawing) => Object.entries(ICONS).find(([, drawing]) => drawing === icon)?.[0];
const lines = (...events: GameEvent[]) =>
  tell(events, 1).map(({ event, costs }) => [event.words.key, ...costs.map(({ icon }) => nameOf(icon))]);

test('the log tells the deed, then what was paid for it', () => {
  expect(lines(spent(1, 3, 10), spent(1, 4, 10), event('erected', 1), event('roll', 1))).toEqual([
    ['event-erected', 'metal', 'wood'],
    ['event-roll'],
  ]);
  expect(lines(event('card', 1), spent(1, 3, 16))).toEqual([['event-card', 'metal']]);
});

test('what was paid for no deed is told in words', () => {
  expect(lines(spent(1, 1, 12))).toEqual([['event-stock']]);
  expect(lines(event('card', 1), spent(0, 0, 17))).toEqual([['event-card'], ['event-stock']]);
  expect(lines(spent(1, 1, 5), event('hunger', 1))).toEqual([['event-stock'], ['event-hunger']]);
});

test('the log says that spies took a card', () => {
  expect(lines(theft)).toEqual([['panel-log-stolen']]);
  expect(lines(event('traded', 1, 0), given)).toEqual([['event-traded'], ['event-hand']]);
});
