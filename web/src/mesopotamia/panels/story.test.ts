import { expect, test } from 'vitest';
import type { GameEvent, LogEntry } from '$lib/types';
import type { View } from '../view';
import { chronicle, deeds, lead } from './chronicle';
import { ties } from './ties';

const event = (kind: string, seat: number, ...values: number[]): GameEvent => ({
  kind,
  seat,
  values,
  targets: [],
  words: { key: `event-${kind}`, values: { seat, first: values[0] ?? 0 } },
});
const log: LogEntry[] = [
  { number: 0, seat: null, action: null, events: [event('round', -1, 1)] },
  { number: 1, seat: 0, action: null, events: [event('war', 0, 1), event('stock', 0, 1, 2, 3)] },
  { number: 2, seat: 0, action: null, events: [event('round', -1, 2)] },
  {
    number: 3,
    seat: 0,
    action: null,
    events: [event('attack', 0, 5, 1, 2, 0), event('conquered', 0, 5, 1, -1), event('allied', 0, 2)],
  },
];

test('the chronicle tells what was weighty, season by season', () => {
  const chapters = chronicle(log);
  expect(chapters.map((chapter) => chapter.lines.map((line) => line.key))).toEqual([
    ['event-war'],
    ['event-conquered', 'event-allied'],
  ]);
});

test('deeds are counted for both sides', () => {
  const [one, other, third] = deeds(log, 3);
  expect(one).toEqual({ battles: 1, won: 1, lost: 0, trades: 0, alliances: 1, wars: 1 });
  expect(other).toMatchObject({ battles: 1, lost: 1, wars: 1 });
  expect(third).toMatchObject({ alliances: 1, wars: 0 });
});

test('as many battles as were won and lost, raids of nomads among them', () => {
  const raid = (number: number, end: string): LogEntry => ({
    number,
    seat: 0,
    action: null,
    events: [event('nomads', 0, 2, 3, 5), event(end, 0, 5, 1, 2)],
  });
  const beaten: LogEntry = {
    number: 9,
    seat: 2,
    action: null,
    events: [event('attack', 2, 5, 1, 1, 0), event('repelled', 2, 5, 1, -1)],
  };
  const [leader, defender, attacker] = deeds(
    [raid(5, 'repelled'), raid(6, 'repelled'), raid(7, 'conquered'), beaten],
    3,
  );
  expect(leader).toMatchObject({ battles: 0, won: 0, lost: 0 });
  expect(defender).toMatchObject({ battles: 4, won: 3, lost: 1 });
  expect(attacker).toMatchObject({ battles: 1, won: 0, lost: 1 });
});

test('whoever has most symbols is first', () => {
  const history = [
    { number: 0, seat: null, scores: [0, 0], round: 1 },
    { number: 9, seat: 0, scores: [2, 1], round: 2 },
    { number: 20, seat: 1, scores: [3, 3], round: null },
  ];
  expect(lead(history, 1)).toEqual({ seats: [0], score: 2 });
  expect(lead(history, 2)).toEqual({ seats: [0, 1], score: 3 });
  expect(lead(history.slice(0, 1), 1)).toBeNull();
});

test('ties began when the log tells, and wars lapse when the view does', () => {
  const parties = [
    { seat: 'first', allies: ['third'], at_war: ['second'], may_attack: ['second'], wars_lapse: { second: 3 } },
    { seat: 'second', allies: [], at_war: ['first'], may_attack: [] },
    { seat: 'third', allies: ['first'], at_war: [], may_attack: [] },
  ] as unknown as View['parties'];
  expect(ties({ parties, seats: ['first', 'second', 'third'] }, log)).toEqual([
    { one: 'first', other: 'third', kind: 'alliance', since: 2, lapses: null, attackers: [] },
    { one: 'first', other: 'second', kind: 'war', since: 1, lapses: 3, attackers: ['first'] },
  ]);
});
