/** Offers that follow one another: a declined one makes room for the next, an accepted one makes the same needless. */
import { beforeEach, expect, test } from 'vitest';
import type { LogEntry } from '$lib/types';
import type { Offer, Party, View } from '../view';
import type { Sent } from './baskets';
import { met, NextOffers } from './next-offers.svelte';
import { covers, written } from './sending';

const ME = 0;
const SEATS = ['first', 'second', 'third', 'fourth'];
const offer = (partner: string): Sent => ({
  partner,
  gives: { materials: { ore: 2 }, cards: {} },
  asks: { materials: { wood: 1 }, cards: {} },
  note: '',
});
const view = (round: number, ...offers: Partial<Offer>[]) =>
  ({
    seat: 'first',
    round,
    offers,
    parties: SEATS.map((seat) => ({ seat, living: seat !== 'fourth' }) as Party),
  }) as unknown as View;
const event = (kind: string, seat: number, value: number) => ({
  kind,
  seat,
  values: [value, 0],
  targets: [],
  words: { key: kind },
});
const log = (...events: ReturnType<typeof event>[]): LogEntry[] => [
  { number: 1, seat: ME, action: null, events: [event('round', -1, 3), ...events] },
];
const sent = event('offer', ME, 1);
const declined = event('offer_ended', ME, 1);

let following: NextOffers;
beforeEach(() => (following = new NextOffers()));
const due = (seen: View, told: LogEntry[]) => following.due(seen, told, ME)?.partner ?? null;

test('the next one goes out when the open one has ended, and not while an answer is waited for', () => {
  following.begin(offer('second'), ['third'], 3);
  expect(due(view(3, { proposer: 'first', state: 'sent', partner: 'second' }), log(sent))).toBeNull();
  expect(due(view(3, { proposer: 'second', state: 'sent', partner: 'first' }), log(sent, declined))).toBeNull();
  expect(due(view(3, { proposer: 'second', state: 'sent', partner: 'third' }), log(sent, declined))).toBe('third');
});

test('of those that ask for the same one that is accepted is enough', () => {
  following.begin(offer('second'), ['third'], 3);
  following.add(offer('second'), [], 3);
  expect(due(view(3), log(sent, event('traded', ME, 1)))).toBe('second');
  // also by the other's answer, but not by a trade with somebody else
  expect(due(view(3), log(sent, event('traded', 1, ME)))).toBe('second');
  expect(due(view(3), log(sent, event('traded', 2, ME)))).toBe('third');
  const next = following.due(view(3), log(sent, event('traded', ME, 1)), ME);
  if (next) following.take(next);
  expect(following.waiting(3)).toEqual([]);
});

test('they lapse with the round, and nobody asks the dead', () => {
  following.begin(offer('second'), ['third', 'fourth'], 3);
  expect(following.waiting(4)).toEqual([]);
  expect(due(view(4), [])).toBeNull();
  const [third] = following.waiting(3);
  if (third) following.leaveOut(third);
  expect(due(view(3), log(sent, declined))).toBeNull();
});

test('before any offer nobody has come to terms', () => {
  expect(met(log(event('traded', ME, 1)), ME)).toBe(false);
});

test('an offer is written from nothing, and only if one has all of it', () => {
  const action = (text: string, code: number) => ({ code, text, words: { key: text }, target: null });
  const next = written(offer('third'));
  expect(next(['trade second', 'trade third'].map(action), view(3))).toBe(1);
  expect(covers({ materials: { ore: 2 }, cards: {} }, offer('third').gives)).toBe(true);
  expect(covers({ materials: { ore: 1 }, cards: {} }, offer('third').gives)).toBe(false);
  expect(covers({ materials: {}, cards: {} }, { materials: {}, cards: { spies: 1 } })).toBe(false);
});
