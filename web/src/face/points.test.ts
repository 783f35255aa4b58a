import { expect, test } from 'vitest';
import type { BaseView, LogEntry } from '$lib/types';
import type { Face } from './face';
import { plainFace } from './plain';
import { placingOf, pointsBySource } from './points';

const view = (...scores: number[]) =>
  ({ game: 'wells', seats: scores.map(String), rows: scores.map((score) => ({ score })) }) as unknown as BaseView;
const plain = plainFace('wells');
/** A game whose log tells of points. */
const told: Face = {
  ...plain,
  pointsIn: ({ kind, values, words }) => (kind === 'points' ? { source: words, count: values[0] ?? 0 } : null),
};

function points(seat: number, count: number, source: string): LogEntry {
  const events = [{ kind: 'points', seat, values: [count], targets: [], words: { key: source } }];
  return { number: 1, seat, action: null, events };
}

test('points are summed by source and seat, the largest source first', () => {
  const log = [points(0, 2, 'source-well'), points(1, 5, 'source-tile'), points(0, 1, 'source-well')];
  const { rows, totals } = pointsBySource(told, view(3, 5), log);
  expect(totals).toEqual([3, 5]);
  expect(rows.map((row) => [row.source.key, row.by])).toEqual([
    ['source-tile', [0, 5]],
    ['source-well', [3, 0]],
  ]);
});

test('points nobody told of are called other', () => {
  const { rows } = pointsBySource(told, view(4), [points(0, 3, 'source-tile')]);
  expect(rows.at(-1)).toEqual({ source: { key: 'points-other' }, by: [1] });
});

test('points that the view counts need no log', () => {
  const counted: Face = { ...plain, pointsOn: () => [{ source: { key: 'symbol' }, count: 3 }] };
  const { rows } = pointsBySource(counted, view(3), []);
  expect(rows.map((row) => row.source.key)).toEqual(['symbol']);
});

const rows = [
  { source: { key: 'source-well' }, by: [9, 2, 0] },
  { source: { key: 'source-tile' }, by: [1, 5, 7] },
];

test('whoever is behind is told the place and what the winner had more of', () => {
  expect(placingOf({ rows, totals: [10, 7, 7] }, 1)).toEqual({
    place: 2,
    rival: 0,
    gap: 3,
    why: { source: { key: 'source-well' }, own: 2, other: 9 },
  });
});

test('whoever has won is told before whom and by what', () => {
  expect(placingOf({ rows, totals: [10, 7, 7] }, 0)).toMatchObject({
    place: 1,
    rival: 1,
    gap: 3,
    why: { source: { key: 'source-well' }, own: 9, other: 2 },
  });
});

test('a shared win has no reason', () => {
  expect(placingOf({ rows, totals: [10, 7, 10] }, 2)).toMatchObject({ place: 1, rival: 0, gap: 0, why: null });
});
