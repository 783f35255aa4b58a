/** How each point was made: by source and seat. */
import { score } from '../games';
import type { BaseView, LogEntry, Message } from './types';

export interface Points {
  rows: { source: Message; by: number[] }[];
  totals: number[];
}

const OTHER: Message = { key: 'points-other' };

/** From the log where it tells of prestige, else from what the view counts; the rest, if any, is called other. */
export function pointsBySource(view: BaseView, log: LogEntry[]): Points {
  const seats = view.seats.length;
  const totals = view.seats.map((_, seat) => score(view, seat));
  const rows = new Map<string, { source: Message; by: number[] }>();
  const add = (source: Message, seat: number, count: number) => {
    const row = rows.get(source.key) ?? { source, by: Array<number>(seats).fill(0) };
    row.by[seat] = (row.by[seat] ?? 0) + count;
    rows.set(source.key, row);
  };
  for (const entry of log)
    for (const event of entry.events) {
      const source = event.words.values?.source;
      if (event.kind === 'prestige' && typeof source === 'object' && event.seat >= 0)
        add(source, event.seat, event.values[0] ?? 0);
    }
  const parties = (view as { parties?: { symbols?: Record<string, number> }[] }).parties ?? [];
  parties.forEach((party, seat) => {
    for (const [symbol, count] of Object.entries(party.symbols ?? {})) add({ key: `symbol-${symbol}` }, seat, count);
  });
  totals.forEach((total, seat) => {
    const told = [...rows.values()].reduce((sum, row) => sum + (row.by[seat] ?? 0), 0);
    if (told !== total) add(OTHER, seat, total - told);
  });
  const sum = (row: { by: number[] }) => row.by.reduce((all, count) => all + count, 0);
  return {
    rows: [...rows.values()].filter((row) => row.by.some(Boolean)).sort((one, other) => sum(other) - sum(one)),
    totals,
  };
}
