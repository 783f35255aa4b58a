import { expect, test } from 'vitest';
import { pointsBySource } from './points';
import type { BaseView, LogEntry } from './types';

const view = (...prestige: number[]) =>
  ({
    game: 'amyitis',
    seats: prestige.map(String),
    nobles: prestige.map((points) => ({ prestige: points })),
  }) as unknown as BaseView;

function prestige(seat: number, count: number, source: string): LogEntry {
  const words = { key: 'event-prestige', values: { count, source: { key: source } } };
  return { number: 1, seat, action: null, events: [{ kind: 'prestige', seat, values: [count, 0, 0, 0], words }] };
}

test('points are summed by source and seat, the largest source first', () => {
  const log = [prestige(0, 2, 'source-engineer'), prestige(1, 5, 'source-tile'), prestige(0, 1, 'source-engineer')];
  const { rows, totals } = pointsBySource(view(3, 5), log);
  expect(totals).toEqual([3, 5]);
  expect(rows.map((row) => [row.source.key, row.by])).toEqual([
    ['source-tile', [0, 5]],
    ['source-engineer', [3, 0]],
  ]);
});

test('points nobody told of are called other', () => {
  const { rows } = pointsBySource(view(4), [prestige(0, 3, 'source-tile')]);
  expect(rows.at(-1)).toEqual({ source: { key: 'points-other' }, by: [1] });
});

test('symbols of a frame count by themselves', () => {
  const frame = { game: 'mesopotamia', seats: ['first'], parties: [{ score: 3, symbols: { canal: 2, military: 1 } }] };
  const { rows } = pointsBySource(frame as unknown as BaseView, []);
  expect(rows.map((row) => row.source.key)).toEqual(['symbol-canal', 'symbol-military']);
});
