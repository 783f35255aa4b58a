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
