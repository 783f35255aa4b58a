import { expect, test } from 'vitest';
import { cost, moves, party, reach } from './orders';
import type { Order } from './view';

const orders: Order[] = [
  { from: 'mari', unit: 'foot', ready: 3, fed: 0, goals: ['suhum', 'tuttul'], attacks: ['assur'] },
  { from: 'mari', unit: 'chariot', ready: 1, fed: 1, goals: ['suhum', 'tuttul'], attacks: [] },
  { from: 'mari', unit: 'blank', ready: 2, fed: 0, goals: ['suhum'], attacks: [] },
];

test('one unit goes alone, all soldiers as far as flour reaches, blanks only by themselves', () => {
  expect(party(orders, 'foot', 'suhum', 5)).toEqual(['foot']);
  expect(party(orders, 'all', 'suhum', 5)).toEqual(['chariot', 'foot', 'foot', 'foot']);
  expect(party(orders, 'all', 'suhum', 1)).toEqual(['chariot', 'foot']);
  expect(party(orders, 'all', 'assur', 5)).toEqual(['foot', 'foot', 'foot']);
  expect(party(orders, 'blank', 'tuttul', 5)).toEqual([]);
});

test('who has eaten marches on for nothing', () => {
  expect(cost(orders, ['foot', 'foot'])).toBe(2);
  expect(cost(orders, ['chariot', 'foot'])).toBe(1);
});

test('goals and foes of the chosen', () => {
  expect([...reach(orders, 'chariot')]).toEqual([
    ['suhum', 'goal'],
    ['tuttul', 'goal'],
  ]);
  expect(reach(orders, 'all').get('assur')).toBe('foe');
});

test('a march is written unit by unit, an attack with all who join', () => {
  expect(moves('mari', 'me_turan', ['foot'], false)).toEqual(['unit foot', 'at mari', 'at me-turan']);
  expect(moves('mari', 'assur', ['foot', 'chariot'], true)).toEqual([
    'attack',
    'at assur',
    'at mari',
    'unit foot',
    'at mari',
    'unit chariot',
  ]);
});
