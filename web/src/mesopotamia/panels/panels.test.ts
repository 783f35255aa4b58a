import { expect, test } from 'vitest';
import type { Action, BaseView, LogEntry } from '$lib/types';
import { ICONS } from '../icons';
import { steps } from './baskets';
import { cardIcon, cardKind } from './cards';
import { inARow } from './desk';
import { lastOffer } from './fate';
import { changes } from './ledger';
import { usualMove } from './usual';

const legal = (...texts: string[]): Action[] =>
  texts.map((text, code) => ({ code, text, words: { key: text }, target: null }));
const view = {} as BaseView;

test('a basket is written down step by step', () => {
  const from = { materials: { grain: 2 }, cards: {} };
  const to = { materials: { grain: 1, wood: 2 }, cards: { spies: 1 } };
  expect(steps('give', from, to)).toEqual(['ungive grain', 'give wood', 'give wood', 'give card spies']);
  expect(steps('ask', to, to)).toEqual([]);
  const much = { materials: { ore: 57 }, cards: {} };
  const large = ['ask 25 ore', 'ask 25 ore', 'ask 5 ore', 'ask ore', 'ask ore'];
  expect(steps('ask', { materials: {}, cards: {} }, much)).toEqual(large);
  expect(steps('ask', much, { materials: { ore: 50 }, cards: {} })).toEqual(['unask 5 ore', 'unask ore', 'unask ore']);
});

test('moves in a row leave out what answered itself', () => {
  const next = inARow(['campaign war', 'against second', 'pay wood']);
  expect(next(legal('done', 'campaign war'), view)).toBe(1);
  expect(next(legal('pay flour', 'pay wood'), view)).toBe(1);
  expect(next(legal('done'), view)).toBeNull();
});

test('the usual fells, mills and smelts all, and stops where flour is missing', () => {
  expect(usualMove('fell', legal('done', 'at ur'), true)).toBe(1);
  expect(usualMove('fell', legal('done'), true)).toBe(0);
  expect(usualMove('mill', legal('mill 0', 'mill 1', 'mill 2'), false)).toBe(2);
  expect(usualMove('forge', legal('done', 'work smelt', 'work foot'), true)).toBe(1);
  expect(usualMove('feed', legal('done'), false)).toBeNull();
  expect(usualMove('feed', legal('done'), true)).toBe(0);
  expect(usualMove('build', legal('done'), true)).toBeNull();
});

test('the ledger counts from the beginning of the round', () => {
  const stock = (seat: number, ...values: number[]) => ({
    kind: 'stock',
    seat,
    values,
    targets: [],
    words: { key: '' },
  });
  const round = { kind: 'round', seat: -1, values: [2], targets: [], words: { key: '' } };
  const log: LogEntry[] = [
    { number: 1, seat: 0, action: null, events: [stock(0, 4, 1, 0)] },
    { number: 2, seat: 1, action: null, events: [stock(0, 4, 7, 0), round, stock(1, 0, 3, 0)] },
    { number: 3, seat: 0, action: null, events: [stock(0, 1, -2, 5)] },
  ];
  expect(changes(log, 0)).toEqual([{ material: 'flour', by: -2, reason: 5 }]);
});

test('the fate of the own last offer is known once it has ended', () => {
  const told = (kind: string, seat: number, ending: number): LogEntry => ({
    number: 1,
    seat,
    action: null,
    events: [{ kind, seat, values: [1, ending], targets: [], words: { key: kind } }],
  });
  const sent = told('offer', 0, 0);
  const declined = told('offer_ended', 0, 1);
  expect(lastOffer([sent, told('offer_ended', 2, 0)], 0)).toBeNull();
  expect(lastOffer([sent, declined], 0)).toEqual({ accepted: false, words: { key: 'offer_ended' } });
  expect(lastOffer([sent, declined, sent], 0)).toBeNull();
  expect(lastOffer([sent, told('offer_ended', 0, 0)], 0)?.accepted).toBe(true);
});

test('a card that nobody has drawn yet has a plain face', () => {
  expect(cardIcon('spies')).toBe('eye');
  expect(cardIcon('flood')).toBe(ICONS.blank);
  expect(cardKind('flood')).toBe('political');
});
