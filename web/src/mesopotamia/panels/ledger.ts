/** The ledger: what came and went this season. */
import type { LogEntry } from '$lib/types';
import { MATERIALS, type Material } from '../view';
import { thisRound } from './seasons';

export interface Change {
  material: Material;
  by: number;
  reason: number;
}

/** What the log tells of a seat's stock since the round began. */
export function changes(log: LogEntry[], seat: number): Change[] {
  return thisRound(log).flatMap((entry) =>
    entry.events
      .filter((event) => event.kind === 'stock' && event.seat === seat)
      .flatMap(({ values: [material = 0, by = 0, reason = 0] }) => {
        const name = MATERIALS[material];
        return name ? [{ material: name, by, reason }] : [];
      }),
  );
}
