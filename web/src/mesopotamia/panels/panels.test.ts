import { expect, test } from 'vitest';
import type { Action, BaseView, LogEntry } from '$lib/types';
import { ICONS } from '../icons';
import { atMost, steps } from './baskets';
import { cardIcon, cardKind } from './cards';
import { counterWith, inARow } from './desk';
import { lastOffer } from './fate';
import { changes } from './ledger';
import { plan, usualMove } from './usual';
import type { Food, View } from '../view';

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

test('an answer to an offer begins with its other side as far as one has it', () => {
  const owned = { materials: { wood: 1, ore: 9 }, cards: {} };
  const asked = { materials: { wood: 3, ore: 2 }, cards: { spies: 1 } };
  expect(atMost(asked, owned)).toEqual({ materials: { wood: 1, ore: 2 }, cards: { spies: 0 } });
});

test('an answer to an offer is written from what the rules begin it with', () => {
  const next = counterWith('second', { materials: { metal: 1 }, cards: {} }, { materials: { ore: 3 }, cards: {} });
  const draft = {
    proposer: 'first',
    state: 'draft',
    gives: { materials: { wood: 1 }, cards: {} },
    asks: { materials: { ore: 2 }, cards: {} },
  };
  const written = { seat: 'first', offers: [draft] } as unknown as BaseView;
  const all = legal('counter second', 'unask ore', 'give metal', 'ungive wood', 'ask ore', 'send');
  const texts = [view, written, written, written, written, written].map((now) => all[next(all, now) ?? -1]?.text);
  expect(texts).toEqual(['counter second', 'give metal', 'ungive wood', 'ask ore', 'send', undefined]);
  // an offer that is gone is answered by nothing
  expect(counterWith('second', draft.gives, draft.asks)(legal('done'), view)).toBeNull();
});

test('the usual fells and mills all, and stops where flour is missing or used up', () => {
  expect(usualMove('fell', legal('done', 'at ur'), 0)).toBe(1);
  expect(usualMove('fell', legal('done'), 0)).toBe(0);
  expect(usualMove('mill', legal('mill 0', 'mill 1', 'mill 2'), -3)).toBe(2);
  expect(usualMove('feed', legal('done'), -1)).toBeNull();
  expect(usualMove('feed', legal('done'), 0)).toBeNull();
  expect(usualMove('feed', legal('done'), 1)).toBe(0);
});

test('the usual skips no soldier, no wall, no works and nothing of the own turn', () => {
  expect(usualMove('forge', legal('done', 'work smelt', 'work foot'), 3)).toBeNull();
  expect(usualMove('forge', legal('done', 'work smelt', 'work blank'), 3)).toBeNull();
  expect(usualMove('forge', legal('done', 'work smelt'), 3)).toBe(1);
  expect(usualMove('wall', legal('done', 'at ur'), 3)).toBeNull();
  expect(usualMove('wall', legal('done'), 3)).toBe(0);
  expect(usualMove('works', legal('done', 'erect forge'), 3)).toBeNull();
  expect(usualMove('works', legal('done'), 3)).toBe(0);
  expect(usualMove('build', legal('done'), 3)).toBeNull();
});

test('the usual says beforehand what it will do', () => {
  const asked = (task: string, flour: number, food: Partial<Food>): View =>
    ({
      seat: 'first',
      stage: 'parallel',
      question: { task },
      parties: [
        { seat: 'first', stock: { flour }, food: { need: 3, millable: 5, fed: false, harvest: null, ...food } },
      ],
    }) as unknown as View;
  const said = (view: View, ...texts: string[]) => plan(view, legal(...texts));
  expect(said(asked('fell', 1, {}), 'done', 'at ur', 'at isin')).toEqual([
    { key: 'panel-usual-fell', values: { count: 2 } },
    { key: 'panel-usual-regrow' },
    { key: 'panel-usual-mill', values: { count: 5 } },
    { key: 'panel-usual-feed-left', values: { cities: 3, left: 3 } },
  ]);
  const harvest = { least: 6, most: 10 };
  expect(said(asked('regrow', 0, { harvest }), 'at ur').map(({ key }) => key)).toEqual([
    'panel-usual-regrow',
    'panel-usual-mill-all',
    'panel-usual-feed',
  ]);
  expect(said(asked('mill', 0, { millable: 2 }), 'mill 0', 'mill 1', 'mill 2').at(-1)).toEqual({
    key: 'panel-usual-short',
    values: { missing: 1 },
  });
  expect(said(asked('mill', 1, { millable: 2 }), 'mill 2').at(-1)).toEqual({ key: 'panel-usual-bare' });
  expect(said(asked('feed', 4, { millable: 2 }), 'done')).toEqual([
    { key: 'panel-usual-feed-left', values: { cities: 3, left: 1 } },
  ]);
  expect(said(asked('forge', 4, { fed: true }), 'done', 'work smelt')).toEqual([{ key: 'panel-usual-smelt' }]);
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
