/** How each point was made: by source and seat. */
import type { BaseView, LogEntry, Message } from '$lib/types';
import type { Face, Points } from './face';

export interface Row {
  source: Message;
  by: number[];
}

const OTHER: Message = { key: 'points-other' };

/** From the log where it tells of points, else from what the view counts; the rest, if any, is called other. */
export function pointsBySource(face: Face, view: BaseView, log: LogEntry[]): { rows: Row[]; totals: number[] } {
  const seats = view.seats.length;
  const totals = view.seats.map((_, seat) => face.score(view, seat));
  const rows = new Map<string, Row>();
  const add = ({ source, count }: Points, seat: number) => {
    const row = rows.get(source.key) ?? { source, by: Array<number>(seats).fill(0) };
    row.by[seat] = (row.by[seat] ?? 0) + count;
    rows.set(source.key, row);
  };
  for (const entry of log)
    for (const event of entry.events) {
      const points = event.seat >= 0 ? face.pointsIn?.(event) : null;
      if (points) add(points, event.seat);
    }
  view.seats.forEach((_, seat) => face.pointsOn?.(view, seat).forEach((points) => add(points, seat)));
  totals.forEach((total, seat) => {
    const told = [...rows.values()].reduce((sum, row) => sum + (row.by[seat] ?? 0), 0);
    if (told !== total) add({ source: OTHER, count: total - told }, seat);
  });
  const sum = (row: Row) => row.by.reduce((all, count) => all + count, 0);
  return {
    rows: [...rows.values()].filter((row) => row.by.some(Boolean)).sort((one, other) => sum(other) - sum(one)),
    totals,
  };
}

/** How somebody placed, beside whom, and the source that made most of the difference. */
export interface Placing {
  place: number;
  /** Who leads, or comes next after a winner. */
  rival: number;
  gap: number;
  why: { source: Message; own: number; other: number } | null;
}

export function placingOf({ rows, totals }: { rows: Row[]; totals: number[] }, seat: number): Placing {
  const own = totals[seat] ?? 0;
  const others = totals.map((total, other) => ({ total, other })).filter(({ other }) => other !== seat);
  const first = others.reduce((one, other) => (other.total > one.total ? other : one));
  const won = own >= first.total;
  const ahead = (row: Row) => ((row.by[seat] ?? 0) - (row.by[first.other] ?? 0)) * (won ? 1 : -1);
  const row = rows.reduce<Row | null>((best, one) => (ahead(one) > (best ? ahead(best) : 0) ? one : best), null);
  return {
    place: 1 + totals.filter((total) => total > own).length,
    rival: first.other,
    gap: Math.abs(own - first.total),
    why:
      row && own !== first.total
        ? { source: row.source, own: row.by[seat] ?? 0, other: row.by[first.other] ?? 0 }
        : null,
  };
}
